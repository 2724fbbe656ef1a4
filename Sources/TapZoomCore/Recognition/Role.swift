// SPDX-License-Identifier: MIT

/// The recognizers, in the order in which they are asked.
enum Role: UInt8 {
    case tap, press

    /// The table of what may run together, one row for each role.
    ///
    /// - `admits`: while this one's gesture is under way, these may begin theirs.
    /// - `spares`: when this one begins, these go on; all others lose the contacts.
    var row: (admits: RoleSet, spares: RoleSet) {
        switch self {
        // A tap under way has been lifted: it holds no contact that another could not have.
        case .tap: (admits: [.press], spares: [])
        case .press: (admits: [], spares: [])
        }
    }

    static var all: Roles { Roles() }
}

/// All roles in their order. (The array that Swift makes of the cases would be allocated.)
struct Roles: Sequence, IteratorProtocol {
    private var index: UInt8 = 0

    mutating func next() -> Role? {
        defer { index += 1 }
        return Role(rawValue: index)
    }
}

struct RoleSet: OptionSet {
    let rawValue: UInt8

    static var tap: RoleSet { RoleSet(.tap) }
    static var press: RoleSet { RoleSet(.press) }

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ role: Role) { rawValue = 1 << role.rawValue }
}

// SPDX-License-Identifier: MIT

/// The recognizers, in the order in which they are asked: whoever may end the touch for all others comes first.
enum Role: UInt8 {
    case tap, quickZoom, pinch, drag, press, swipe

    /// The table of what may run together, one row for each role.
    ///
    /// - `admits`: while this one's gesture is under way, these may begin theirs.
    /// - `spares`: when this one begins, these go on; all others lose the contacts.
    var row: (admits: RoleSet, spares: RoleSet) {
        switch self {
        // A tap under way has been lifted: it holds no contact that another could not have.
        case .tap: (admits: .all, spares: [])
        case .quickZoom: (admits: [], spares: [])
        case .pinch: (admits: [.drag], spares: [.drag, .press])
        // A swipe begins when the drag is over.
        case .drag: (admits: [.pinch], spares: [.pinch, .press, .swipe])
        case .press: (admits: [.drag, .pinch], spares: [.drag, .pinch])
        case .swipe: (admits: [], spares: [])
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
    static var quickZoom: RoleSet { RoleSet(.quickZoom) }
    static var pinch: RoleSet { RoleSet(.pinch) }
    static var drag: RoleSet { RoleSet(.drag) }
    static var press: RoleSet { RoleSet(.press) }
    static var swipe: RoleSet { RoleSet(.swipe) }
    /// Those that move the content.
    static var movers: RoleSet { [.quickZoom, .pinch, .drag] }
    static var all: RoleSet { RoleSet(rawValue: .max) }

    /// The bits of the events that tell of them while they go on.
    var kinds: UInt32 {
        var kinds: UInt32 = 0
        if contains(.quickZoom) { kinds |= EventKind.quickZoom.bit }
        if contains(.pinch) { kinds |= EventKind.pinch.bit | EventKind.rotate.bit }
        if contains(.drag) { kinds |= EventKind.pan.bit }
        return kinds
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ role: Role) { rawValue = 1 << role.rawValue }
}

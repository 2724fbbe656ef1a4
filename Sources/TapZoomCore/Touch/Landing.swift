// SPDX-License-Identifier: MIT

/// The id of a contact and the place where it landed. The events of its gestures carry it.
package struct Landing: Equatable {
    /// The id that the host gave the contact.
    package var contact: Int64
    /// View units.
    package var view: Vector
    /// The content point that the contact landed on.
    package var content: Vector

    /// A placeholder without a contact.
    static var none: Landing { Landing(contact: 0, view: .zero, content: .zero) }
}

/// The relation of a landing to earlier touches.
enum LandingKind: Equatable {
    case fresh
    /// The landing continues a series of this many taps.
    case afterTaps(Int32)
    /// The landing follows a lift sooner than a finger can land again, so it continues the touch that has just ended.
    case bounce
    /// A bounce of a finger of an open `FingerPair`: the pair stays open.
    case pairBounce
    /// The landing stopped a fast motion of the view, or has the flag `noTap`. The touch may still pan.
    case noTap
}

extension Landing {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&contact)
        coder.code(touch: &view)
        coder.code(&content)
    }
}

extension LandingKind: TaggedState {
    var tag: Int {
        switch self {
        case .fresh: 0
        case .afterTaps: 1
        case .bounce: 2
        case .noTap: 3
        case .pairBounce: 4
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .afterTaps(1)
        case 2: self = .bounce
        case 3: self = .noTap
        case 4: self = .pairBounce
        default: self = .fresh
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        guard case .afterTaps(var count) = self else { return }
        coder.code(&count)
        self = .afterTaps(count)
    }
}

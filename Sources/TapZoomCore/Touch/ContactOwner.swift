// SPDX-License-Identifier: MIT

/// The owner of a contact. The C header defines the raw values and their meaning.
package enum ContactOwner: Int32 {
    case view, host, undecided, ignored
}

/// The owner of the hand: of the contacts that recognizers receive.
///
///     undecided ---time is up, or a contact of the host lands--> host
///         |                                                       |
///         | a second finger lands, or the host releases it        | the host releases one of them,
///         v                                                       v or a contact of the view lands
///       view <----------------------------------------------------+
///
/// An empty hand belongs to the view. A hand of the host only taps and presses. Recognizers do not receive contacts
/// that the host owns. These are the contacts that the host has claimed, and those of the host while the hand belongs
/// to the view.
enum PointerOwner: Equatable {
    case view
    /// One finger is down; at `until` it becomes the host's.
    case undecided(until: Double)
    case host

    var owner: ContactOwner {
        switch self {
        case .view: .view
        case .undecided: .undecided
        case .host: .host
        }
    }

    var deadline: Double {
        // The clock never exceeds this time.
        guard case .undecided(let until) = self, until <= FrameClock.latest else { return .infinity }
        return until
    }
}

extension PointerOwner: TaggedState {
    var tag: Int { Int(owner.rawValue) }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .host
        case 2: self = .undecided(until: 0)
        default: self = .view
        }
    }

    mutating func serializePayload(with coder: inout some StateCoder) {
        guard case .undecided(var until) = self else { return }
        coder.code(time: &until)
        self = .undecided(until: until)
    }
}

/// Bits of a sample. The raw values are those of the C header.
package struct SampleFlags: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static var noTap: SampleFlags { SampleFlags(rawValue: 1 << 0) }
    static var noSlop: SampleFlags { SampleFlags(rawValue: 1 << 1) }
    static var palm: SampleFlags { SampleFlags(rawValue: 1 << 2) }
}

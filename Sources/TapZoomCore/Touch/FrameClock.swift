// SPDX-License-Identifier: MIT

/// The clock, and the frame of its instant. Moves of one instant are one frame, which counts once: before time passes,
/// before a contact lands or lifts, and when the host advances.
struct FrameClock {
    /// The latest time that was given; before the first, none is earlier.
    private(set) var now = -Double.infinity
    /// Contacts moved at this instant, and their frame does not count yet.
    private(set) var isOpen = false

    /// A contact moved.
    @_transparent
    mutating func open() { isOpen = true }

    /// The frame counts now, if one is open.
    @_transparent
    mutating func close() -> Bool {
        if !isOpen { return false }
        isOpen = false
        return true
    }

    /// The frame counts before a later time.
    @_transparent
    mutating func close(before time: Double) -> Bool { time > now && close() }

    /// What fell due before is done.
    @_transparent
    mutating func advance(to time: Double) { now = time }
}

extension FrameClock {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(possiblyInfinite: &now)
        coder.code(&isOpen)
    }
}

// SPDX-License-Identifier: MIT

/// The clock, and the open frame: all moves with the time of the clock. The frame closes at a later time, an advance, a
/// landing, a lift, a cancel, a command, or settings that change the effect of moves. The engine then processes it
/// once.
struct FrameClock {
    /// The latest time that the C header allows.
    static var latest: Double { 1e12 }

    /// The latest time from the host; -infinity before the first one.
    private(set) var now = -Double.infinity
    /// Whether contacts have moved at this instant in a frame that the engine has not processed.
    private(set) var isOpen = false

    /// Opens the frame: a contact moved.
    mutating func open() { isOpen = true }

    /// Closes the frame. Returns whether one was open.
    mutating func close() -> Bool {
        if !isOpen { return false }
        isOpen = false
        return true
    }

    /// Advances the clock. The caller has run everything that was due by `time`.
    mutating func advance(to time: Double) { now = time }
}

extension FrameClock {
    /// Codes the clock and, in one word, whether a frame is open and the caller's `flags`, which are even.
    mutating func serialize(with coder: inout some StateCoder, _ flags: inout UInt8) {
        coder.code(possiblyInfinite: &now)
        if isOpen { flags |= 1 }
        coder.code(&flags)
        isOpen = flags & 1 != 0
        if coder.isReading, isOpen, now == -.infinity { coder.fail() }
    }
}

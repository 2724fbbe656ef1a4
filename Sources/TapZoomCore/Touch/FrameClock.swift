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
    @_transparent
    mutating func open() { isOpen = true }

    /// Closes the frame. Returns whether one was open.
    @_transparent
    mutating func close() -> Bool {
        if !isOpen { return false }
        isOpen = false
        return true
    }

    /// Advances the clock. The caller has run everything that was due by `time`.
    @_transparent
    mutating func advance(to time: Double) { now = time }
}

extension FrameClock {
    /// Codes the clock, whether the view has a lag, and the late frame. The late frame is left out if the view has
    /// mended no input.
    mutating func code(with coder: inout some StateCoder, _ late: inout LateFrame, hasLag: inout Bool) {
        coder.code(possiblyInfinite: &now)
        // The flags share a word to keep snapshots small.
        var flags: UInt8 = (isOpen ? 1 : 0) | (late.isUsed ? 2 : 0) | (hasLag ? 4 : 0)
        coder.code(&flags)
        if flags & 2 != 0 { late.code(with: &coder) }
        if !coder.isReading { return }
        (isOpen, hasLag) = (flags & 1 != 0, flags & 4 != 0)
        if flags & 2 == 0 { late = LateFrame() }
        if flags > 7 || isOpen && now == -.infinity || late.isOpen && !isOpen { coder.fail() }
    }
}

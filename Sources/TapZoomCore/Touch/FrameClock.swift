// SPDX-License-Identifier: MIT

/// The clock, and the frame of the current instant: all moves with one time. A later time, an advance, a landing, a
/// lift, a cancel, a command, or settings under which moves have another effect close the frame, and the engine
/// processes it once.
struct FrameClock {
    /// The latest time that the C header allows.
    static var latest: Double { 1e12 }

    /// The latest time from the host; -infinity before the first.
    private(set) var now = -Double.infinity
    /// Contacts moved at this instant, and the engine has not processed the frame.
    private(set) var isOpen = false

    /// A contact moved.
    @_transparent
    mutating func open() { isOpen = true }

    /// Closes the frame. Returns whether one was open.
    @_transparent
    mutating func close() -> Bool {
        if !isOpen { return false }
        isOpen = false
        return true
    }

    /// The caller has run everything that was due by `time`.
    @_transparent
    mutating func advance(to time: Double) { now = time }
}

extension FrameClock {
    /// Codes the late frame as well, but only that of a view that has mended something, and whether the view has a
    /// lag.
    mutating func code(with coder: inout some StateCoder, _ late: inout LateFrame, hasLag: inout Bool) {
        coder.code(possiblyInfinite: &now)
        // A word for each flag would cost every view.
        var flags: UInt8 = (isOpen ? 1 : 0) | (late.isUsed ? 2 : 0) | (hasLag ? 4 : 0)
        coder.code(&flags)
        if flags & 2 != 0 { late.code(with: &coder) }
        if !coder.isReading { return }
        (isOpen, hasLag) = (flags & 1 != 0, flags & 4 != 0)
        if flags & 2 == 0 { late = LateFrame() }
        if flags > 7 || isOpen && now == -.infinity || late.isOpen && !isOpen { coder.fail() }
    }
}

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
    mutating func code(with coder: inout some StateCoder) {
        coder.code(possiblyInfinite: &now)
        coder.code(&isOpen)
        if coder.isReading, isOpen, now == -.infinity { coder.fail() }
    }
}

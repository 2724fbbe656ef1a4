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
    /// Codes the clock, whether the view has a lag, the late frame and the guard of a pen. The late frame is left out
    /// if the view has corrected no input, and the guard if no pen has begun one.
    mutating func serialize(
        with coder: inout some StateCoder, _ late: inout LateFrame, _ pen: inout PenGuard, hasLag: inout Bool
    ) {
        coder.code(possiblyInfinite: &now)
        // The flags share a word to keep snapshots small.
        var flags: UInt8 = (isOpen ? 1 : 0) | (late.isUsed ? 2 : 0) | (hasLag ? 4 : 0) | (pen.isUsed ? 8 : 0)
        coder.code(&flags)
        if flags & 2 != 0 { late.serialize(with: &coder) }
        if flags & 8 != 0 { pen.serialize(with: &coder) }
        if !coder.isReading { return }
        (isOpen, hasLag) = (flags & 1 != 0, flags & 4 != 0)
        if flags & 2 == 0 { late = LateFrame() }
        if flags & 8 == 0 { pen = PenGuard() }
        if flags > 15 || isOpen && now == -.infinity || late.isOpen && !isOpen { coder.fail() }
        if pen.isUsed, pen.lastSeen > now { coder.fail() }
    }
}

/// The frame of late samples in lenient mode. Each field is a 64-bit number, so that one call codes them all.
struct LateFrame: BitCodable {
    static var limit: Double { 1e16 }

    /// Seconds by which the samples of the open frame are older than the clock; 0 if they are not late.
    private(set) var lateness = 0.0
    /// The clock when the last frame of late samples was taken; before any valid time if there was none. The pose of
    /// that frame has the samples' own time.
    private(set) var taken = -1e13
    /// 1 if the view has corrected any input. Otherwise all fields have their initial values.
    private var corrected = 0.0

    /// Whether the open frame has late samples. It compares integers, because every frame reads it.
    var isOpen: Bool { lateness.bitPattern != 0 }

    var isUsed: Bool { corrected != 0 }

    mutating func open(lateBy lateness: Double) { self.lateness = lateness }

    /// Closes the frame that was taken at a time. Returns the samples' own time.
    mutating func close(at time: Double) -> Double {
        let own = time - lateness
        (lateness, taken) = (0, time)
        return own
    }

    mutating func shiftTimes(by offset: Double) { if taken > -2e12 { taken.shift(by: offset) } }

    mutating func noteCorrection() { corrected = 1 }
}

extension LateFrame {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&self)
        if coder.isReading, !isValid { coder.fail() }
    }

    private var isValid: Bool { (0...2e12).contains(lateness) && taken <= 1.1e12 && corrected == 1 }
}

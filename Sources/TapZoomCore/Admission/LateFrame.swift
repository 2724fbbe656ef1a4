// SPDX-License-Identifier: MIT

/// The frame of late samples in lenient mode. Each field is a 64-bit number, so that one call codes them all.
struct LateFrame: BitCodable {
    static var limit: Double { 1e16 }
    /// Seconds by which a sample may be late and still count at its own time.
    static var longest: Double { 1 }

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

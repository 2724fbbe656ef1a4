// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A snapshot consists of
//
//     "tapsnap" and the version of the format, the words of a tapzoom_config, the sizes, the state of the engine,
//     the hash of all these words
//
// A recording has the same words without their hash after the opcode of a load.

extension WordCoder {
    /// "tapsnap", 5
    private static var header: UInt64 { 0x05_70_61_6E_73_70_61_74 }

    /// Codes the settings and the sizes of an engine; the sizes are the numbers of a start.
    @inline(never)
    mutating func code(_ config: inout Settings.Words, _ start: inout Command) {
        var header = Self.header
        code(&header)
        if header != Self.header { fail() }
        code(&config)
        code(&start.numbers, 0..<Opcode.startNumbers)
        if config[0] & 0xFFFF_FFFF != UInt64(8 * Settings.wordCount) { fail() }
    }

    /// Writes an engine with its settings. Both are inout, because the same functions also read.
    @inline(never)
    mutating func write(_ config: inout Settings.Words, _ engine: inout Engine) {
        var start = Command(.start, engine.viewport)
        code(&config, &start)
        engine.code(with: &self)
    }
}

extension Engine {
    /// Whether the clock is in its range. `code(with:)` has checked the other values.
    var isSound: Bool {
        guard let time else { return true }
        return ArgumentKind.time.range.contains(time)
    }
}

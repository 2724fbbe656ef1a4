// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A recording is a row of records, each of which is
//
//     the opcode, its integers, its numbers, the settings if it has them; then 4 bytes of the running hash
//
// where all but the last are words (see `ByteCoder`): integers as `StateCoder` passes them, numbers as the bits in
// which they differ from a prediction, the settings as the words of a tapzoom_config. A start has 8 bytes before it.

extension ByteCoder {
    /// The kind of bytes, and the version of their format.
    enum Header: UInt64 {
        /// "tapzoom", 1
        case recording = 0x01_6D_6F_6F_7A_70_61_74
        /// "tapsnap", 1
        case snapshot = 0x01_70_61_6E_73_70_61_74
    }

    mutating func code(_ header: Header) {
        var word = header.rawValue
        code(&word, bytes: 8)
        if word != header.rawValue { fail() }
    }

    /// Passes a record without its hash.
    @inline(never) @_optimize(size)
    mutating func code(_ command: inout Command, _ settings: inout Settings.Words, predicting predictor: Predictor) {
        code(&command.opcode)
        let arity = command.opcode.arity
        for index in 0..<arity.integers { code(&command.integers[index]) }
        for index in 0..<arity.numbers {
            let predicted = predictor.number(index, of: command).bitPattern
            var word = command.numbers[index].bitPattern ^ predicted
            code(&word)
            command.numbers[index] = Double(bitPattern: word ^ predicted)
        }
        if command.opcode.hasSettings { code(&settings) }
    }

    /// Passes settings. The first word tells how many words there are. A later release may write more; they must be 0.
    @inline(never) @_optimize(size)
    mutating func code(_ settings: inout Settings.Words) {
        code(&settings[0])
        let size = Int(settings[0] & 0xFFFF_FFFF)
        guard GrowableStruct.isKnown(size, oldest: GrowableStruct.configSize) else { return fail() }
        for index in 1..<size / 8 {
            var word = index < Settings.wordCount ? settings[index] : 0
            code(&word)
            if index < Settings.wordCount { settings[index] = word } else if word != 0 { fail() }
        }
    }
}

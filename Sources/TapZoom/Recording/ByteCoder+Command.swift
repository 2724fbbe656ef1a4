// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A recording is a sequence of records, each of which is
//
//     the opcode, the counts of its arguments, its integers, its numbers, the settings if it has them,
//     4 bytes of the running hash
//
// where all but the last are words (see `ByteCoder`): integers as `StateCoder` codes them, numbers as the bits in
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

    /// Codes a record without its hash.
    @inline(never) @_optimize(size)
    mutating func code(_ command: inout Command, _ settings: inout Settings.Words, predicting predictor: Predictor) {
        code(&command.opcode)
        let own = command.opcode.arity
        // An earlier release may have written fewer arguments; the missing ones are 0. A later release may have
        // written more, which must be 0.
        var (integers, numbers) = (own.integers, own.numbers)
        codeCounts(&integers, &numbers)
        for index in 0..<integers {
            var integer = index < own.integers ? command.integers[index] : 0
            code(&integer)
            if index < own.integers { command.integers[index] = integer } else if integer != 0 { fail() }
        }
        for index in 0..<numbers {
            let isOwn = index < own.numbers
            let predicted = isOwn ? predictor.number(index, of: command).bitPattern : 0
            var word = isOwn ? command.numbers[index].bitPattern ^ predicted : 0
            code(&word)
            if isOwn { command.numbers[index] = Double(bitPattern: word ^ predicted) } else if word != 0 { fail() }
        }
        if command.opcode.hasSettings { code(&settings) }
    }

    /// Codes the numbers of arguments as one word, so that a later release can add arguments.
    private mutating func codeCounts(_ integers: inout Int, _ numbers: inout Int) {
        var counts = UInt64(truncatingIfNeeded: integers << 4 | numbers)
        code(&counts)
        if counts > 0x7F { fail() }
        (integers, numbers) = (Int(counts >> 4 & 7), Int(counts & 15))
    }

    /// Codes settings. The first word is the number of words. A later release may write more words; they must be 0.
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

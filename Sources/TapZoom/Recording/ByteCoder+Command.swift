// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A recording is a sequence of records. Each record consists of
//
//     the opcode, the counts of its arguments, its integers, its numbers, the settings if it has them,
//     the words of a snapshot if it is a load, 4 bytes of the running hash
//
// All but the last two are words (see `ByteCoder`). Integers have the sign as the lowest bit. Numbers are the bits in
// which they differ from a prediction. The settings are the words of a tapzoom_config. 8 bytes precede a start.

extension ByteCoder {
    /// "tapzoom", 1
    private static var header: UInt64 { 0x01_6D_6F_6F_7A_70_61_74 }

    /// Codes the 8 bytes before a start: the name and the version of the format.
    mutating func codeHeader() {
        var word = Self.header
        code(&word, bytes: 8)
        if word != Self.header { fail() }
    }

    /// Codes a command: a record without its settings, its snapshot and its hash.
    @inline(never) @_optimize(size)
    mutating func code(_ command: inout Command, predicting predictor: Predictor) {
        codeOpcode(&command.opcode)
        let own = command.opcode.arity
        // An earlier release may have written fewer arguments; the missing ones are 0. A later release may have written
        // more; these must be 0.
        var (integers, numbers) = (own.integers, own.numbers)
        if !isReading, command.hasUsualOptions {
            integers -= Opcode.optionIntegers - 1
            numbers -= Opcode.optionNumbers - 1
        }
        // Most contacts have neither flags nor buttons.
        if !isReading, command.opcode == .touch, command.integers[3] | command.integers[4] == 0 { integers = 3 }
        codeCounts(&integers, &numbers)
        for index in 0..<integers {
            var integer = index < own.integers ? command.integers[index] : 0
            codeInteger(&integer)
            if index < own.integers { command.integers[index] = integer } else if integer != 0 { fail() }
        }
        for index in 0..<numbers {
            let isOwn = index < own.numbers
            let predicted = isOwn ? predictor.number(index, of: command).bitPattern : 0
            var word = isOwn ? command.numbers[index].bitPattern ^ predicted : 0
            code(&word)
            if isOwn { command.numbers[index] = Double(bitPattern: word ^ predicted) } else if word != 0 { fail() }
        }
    }

    private mutating func codeOpcode(_ opcode: inout Opcode) {
        var integer = Int64(opcode.rawValue)
        codeInteger(&integer)
        if let read = UInt8(exactly: integer).flatMap(Opcode.init(rawValue:)) { opcode = read } else { fail() }
    }

    /// Codes an integer. Numbers near 0, positive or negative, become small words.
    private mutating func codeInteger(_ integer: inout Int64) {
        var word = UInt64(bitPattern: integer << 1 ^ integer >> 63)
        code(&word)
        integer = Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
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
        let size = Int(truncatingIfNeeded: settings[0] & 0xFFFF_FFFF)
        guard GrowableStruct.isKnown(size, oldest: GrowableStruct.configSize) else { return fail() }
        for index in 1..<size / 8 {
            var word = index < Settings.wordCount ? settings[index] : 0
            code(&word)
            if index < Settings.wordCount { settings[index] = word } else if word != 0 { fail() }
        }
    }
}

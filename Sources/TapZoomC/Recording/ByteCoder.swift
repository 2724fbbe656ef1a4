// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Codes words to or from memory of the host, and hashes all of them.
///
/// A word below 128 is one byte. Any other word omits the zero bytes at both ends. Its first byte has the highest bit
/// set. It holds the number of zero bytes at the low end (times 8) and the number of remaining bytes (less 1). These
/// follow, the lowest first. So short numbers and differences of similar numbers take few bytes. Each word has exactly
/// one encoding, and a reading coder accepts no other.
struct ByteCoder {
    let isReading: Bool
    private(set) var isGood = true
    private(set) var offset = 0
    private(set) var hash = Hash()
    private let memory: UnsafeMutableRawPointer?
    private let size: Int

    /// Creates a coder that writes; without memory it only computes the hash.
    init(writing memory: UnsafeMutableRawPointer?, size: Int) {
        (self.memory, self.size, isReading) = (memory, size, false)
    }

    /// Creates a coder that reads.
    init(reading bytes: UnsafeRawPointer, size: Int) {
        (self.memory, self.size, isReading) = (UnsafeMutableRawPointer(mutating: bytes), size, true)
    }

    mutating func fail() { isGood = false }

    mutating func code(_ word: inout UInt64) {
        codeUnhashed(&word)
        hash.mix(word)
    }

    private mutating func codeUnhashed(_ word: inout UInt64) {
        var lead = Self.lead(of: word)
        code(&lead, bytes: 1)
        if lead < 0x80 {
            if isReading { word = lead }
        } else {
            let shift = 8 * (lead >> 3 & 7)
            var middle = word &>> shift
            code(&middle, bytes: Int(lead & 7) + 1)
            if isReading { word = middle &<< shift }
        }
        if lead != Self.lead(of: word) { fail() }
    }

    /// Codes the lowest bytes of a word unchanged.
    mutating func code(_ word: inout UInt64, bytes count: Int) {
        guard isGood, let memory, count <= size - offset else { return fail() }
        var read: UInt64 = 0
        for index in 0..<count {
            let place = memory + offset + index
            let shift = 8 * UInt64(truncatingIfNeeded: index)
            if isReading {
                read |= UInt64(place.load(as: UInt8.self)) &<< shift
            } else {
                place.storeBytes(of: UInt8(truncatingIfNeeded: word &>> shift), as: UInt8.self)
            }
        }
        offset += count
        if isReading { word = read }
    }

    /// Returns a coder for the plain words in all following bytes but the last `rest`.
    func words(leaving rest: Int) -> WordCoder {
        WordCoder(memory: memory.map { $0 + offset }, size: size - offset - rest, isReading: isReading)
    }

    /// Continues after plain words.
    mutating func discard(_ words: WordCoder) {
        if !words.isGood { fail() }
        offset += words.offset
        hash.mix(words.hash)
    }

    /// The first byte of a word.
    private static func lead(of word: UInt64) -> UInt64 {
        if word < 0x80 { return word }
        let (low, high) = (UInt64(word.trailingZeroBitCount) / 8, UInt64(word.leadingZeroBitCount) / 8)
        return 0x80 | low << 3 | (7 - low - high)
    }
}

/// A running hash. Each word is mixed in by an exclusive or, a multiplication and a shift.
struct Hash: Equatable {
    private(set) var value: UInt64 = 1

    mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
    }

    /// Mixes whole words.
    mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        for offset in stride(from: 0, to: bytes.count, by: 8) {
            mix(UInt64(littleEndian: bytes.load(fromByteOffset: offset, as: UInt64.self)))
        }
    }
}

/// Predicts the numbers of the next command, from the time of the last command and the last position of the same
/// contact.
struct Predictor {
    private var time = 0.0
    private var places = InlineArray<4, Vector>(repeating: .zero)

    func number(_ index: Int, of command: Command) -> Double {
        if command.opcode.kind(ofNumber: index) == .time { return time }
        if command.opcode != .touch { return 0 }
        let place = places[Self.slot(of: command)]
        return index == 1 ? place.x : index == 2 ? place.y : 0
    }

    mutating func learn(from command: Command) {
        if command.opcode.kind(ofNumber: 0) == .time { time = command.numbers[0] }
        if command.opcode == .rebaseTime { time += command.numbers[0] }
        if command.opcode == .touch { places[Self.slot(of: command)] = Vector(command.numbers[1], command.numbers[2]) }
    }

    private static func slot(of command: Command) -> Int { Int(truncatingIfNeeded: command.integers[0] & 3) }
}

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
    mutating func code(_ command: inout Command, predicting predictor: Predictor) {
        codeOpcode(&command.opcode)
        let own = command.opcode.arity
        // An earlier release may have written fewer arguments; the missing ones are 0. A later release may have written
        // more; these must be 0.
        var (integers, numbers) = (own.integers, own.numbers)
        if !isReading, command.hasUsualOptions {
            integers -= Opcode.optionIntegers - 1
            numbers -= Opcode.optionNumbers - 1
        } else if !isReading, command.opcode.hasOptions, command.integers[integers - 1] == 0 {
            integers -= 1
        }
        // Most contacts have neither flags nor buttons nor a size.
        if !isReading, command.opcode == .touch {
            if command.integers[3] | command.integers[4] == 0 { integers = 3 }
            if command.numbers[3] == 0 { numbers = 3 }
        }
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

    /// Codes settings. The first word begins with the size. An earlier release wrote fewer words, and the missing
    /// settings have their defaults. A later release may write more words; they must be 0.
    ///
    /// A setting with its default leaves the hash as it is. So a setting that is added later changes no hash of a
    /// recording that does not use it.
    mutating func code(_ settings: inout Settings.Words) {
        var standard = Settings().words()
        codeUnhashed(&settings[0])
        // The other half of the word has the size.
        hash.mix(settings[0] >> 32)
        let size = Int(truncatingIfNeeded: settings[0] & 0xFFFF_FFFF)
        guard GrowableStruct.isKnown(size, oldest: GrowableStruct.configSize) else { return fail() }
        if size < 8 * Settings.wordCount {
            standard[0] = settings[0]
            settings = standard
        }
        for index in 1..<size / 8 {
            var word = index < Settings.wordCount ? settings[index] : 0
            codeUnhashed(&word)
            let usual = index < Settings.wordCount ? standard[index] : 0
            if word != usual {
                hash.mix(UInt64(truncatingIfNeeded: index))
                hash.mix(word)
            }
            if index < Settings.wordCount { settings[index] = word } else if word != 0 { fail() }
        }
    }
}

// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A recording is a row of records, each of which is
//
//     the operation, its integers, its numbers, the settings if it has them; then 4 bytes of the running hash
//
// where all but the last are words (see `ByteCoder`): integers as `StateCoder` passes them, numbers as the bits in
// which they differ from a guess, the settings as they lie in a tapzoom_config. A start has 8 bytes of its own before
// it.

extension ByteCoder {
    /// What bytes are, and the version of their format.
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
    mutating func code(_ command: inout Command, _ config: inout tapzoom_config, predicting predictor: Predictor) {
        code(&command.opcode)
        let arity = command.opcode.arity
        for index in 0..<arity.integers { code(&command.integers[index]) }
        for index in 0..<arity.numbers {
            let predicted = predictor.number(index, of: command).bitPattern
            var word = command.numbers[index].bitPattern ^ predicted
            code(&word)
            command.numbers[index] = Double(bitPattern: word ^ predicted)
        }
        if command.opcode.hasConfig { code(&config) }
    }

    /// The first word says how many there are. A later release may have more; they must ask for nothing.
    mutating func code(_ config: inout tapzoom_config) {
        withUnsafeMutablePointer(to: &config) { config in
            let words = UnsafeMutableRawPointer(config)
            let ownSize = MemoryLayout<tapzoom_config>.size
            var size = ownSize
            var offset = 0
            while offset < size {
                let isKnown = offset < ownSize
                var word = isKnown ? UInt64(littleEndian: words.load(fromByteOffset: offset, as: UInt64.self)) : 0
                code(&word)
                if isKnown {
                    words.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
                } else if word != 0 {
                    fail()
                }
                if offset == 0 { size = Int(truncatingIfNeeded: config.pointee.struct_size) }
                guard Settings.isKnown(size) else { return fail() }
                offset += 8
            }
            config.pointee.struct_size = UInt32(truncatingIfNeeded: min(size, ownSize))
        }
    }
}

/// What the numbers of the next call are likely to be near to: the time of the last one, and where the same finger was.
struct Predictor {
    private var time = 0.0
    private var places = InlineArray<4, Vector>(repeating: .zero)

    @inline(never) @_optimize(size)
    func number(_ index: Int, of command: Command) -> Double {
        if command.opcode.argumentKind(index) == .time { return time }
        if command.opcode != .touch { return 0 }
        let place = places[Self.place(of: command)]
        return index == 1 ? place.x : place.y
    }

    mutating func learn(from command: Command) {
        if command.opcode.argumentKind(0) == .time { time = command.numbers[0] }
        if command.opcode == .touch { places[Self.place(of: command)] = Vector(command.numbers[1], command.numbers[2]) }
    }

    private static func place(of command: Command) -> Int { Int(truncatingIfNeeded: command.integers[0] & 3) }
}

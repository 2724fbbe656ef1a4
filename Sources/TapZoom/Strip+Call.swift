// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A recording is a row of records, each of which is
//
//     the operation, its integers, its numbers, the settings if it has them; then 4 bytes of the running hash
//
// where all but the last are words (see `Strip`): integers as `Archive` passes them, numbers as the bits in which they
// differ from a guess, the settings as they lie in a tapzoom_config. A start has 8 bytes of its own before it.

extension Strip {
    /// What bytes are, and the version of their format.
    enum Header: UInt64 {
        /// "tapzoom", 1
        case recording = 0x01_6D_6F_6F_7A_70_61_74
        /// "tapsnap", 1
        case snapshot = 0x01_70_61_6E_73_70_61_74
    }

    mutating func pass(_ header: Header) {
        var word = header.rawValue
        pass(&word, bytes: 8)
        if word != header.rawValue { refuse() }
    }

    /// Passes a record without its hash.
    @inline(never) @_optimize(size)
    mutating func pass(_ call: inout Call, _ config: inout tapzoom_config, guessing guess: Guess) {
        pass(&call.operation)
        let shape = call.operation.shape
        for index in 0..<shape.integers { pass(&call.integers[index]) }
        for index in 0..<shape.numbers {
            let guessed = guess.number(index, of: call).bitPattern
            var word = call.numbers[index].bitPattern ^ guessed
            pass(&word)
            call.numbers[index] = Double(bitPattern: word ^ guessed)
        }
        if call.operation.hasConfig { pass(&config) }
    }

    /// The first word says how many there are. A later release may have more; they must ask for nothing.
    mutating func pass(_ config: inout tapzoom_config) {
        withUnsafeMutablePointer(to: &config) { config in
            let words = UnsafeMutableRawPointer(config)
            let ownSize = MemoryLayout<tapzoom_config>.size
            var size = ownSize
            var offset = 0
            while offset < size {
                let isKnown = offset < ownSize
                var word = isKnown ? UInt64(littleEndian: words.load(fromByteOffset: offset, as: UInt64.self)) : 0
                pass(&word)
                if isKnown {
                    words.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
                } else if word != 0 {
                    refuse()
                }
                if offset == 0 { size = Int(truncatingIfNeeded: config.pointee.struct_size) }
                guard Settings.isKnown(size) else { return refuse() }
                offset += 8
            }
            config.pointee.struct_size = UInt32(truncatingIfNeeded: min(size, ownSize))
        }
    }
}

/// What the numbers of the next call are likely to be near to: the time of the last one, and where the same finger was.
struct Guess {
    private var time = 0.0
    private var places = InlineArray<4, Vector>(repeating: .zero)

    @inline(never) @_optimize(size)
    func number(_ index: Int, of call: Call) -> Double {
        if call.operation.quantity(index) == .time { return time }
        if call.operation != .touch { return 0 }
        let place = places[Self.place(of: call)]
        return index == 1 ? place.x : place.y
    }

    mutating func learn(from call: Call) {
        if call.operation.quantity(0) == .time { time = call.numbers[0] }
        if call.operation == .touch { places[Self.place(of: call)] = Vector(call.numbers[1], call.numbers[2]) }
    }

    private static func place(of call: Call) -> Int { Int(truncatingIfNeeded: call.integers[0] & 3) }
}

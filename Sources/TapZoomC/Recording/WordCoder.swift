// SPDX-License-Identifier: MIT

import CMemory
import CTapZoom
import TapZoomCore

/// Codes plain words to or from memory of the host, and hashes all of them.
///
/// It is for snapshots, which a host may take in every frame. `ByteCoder` takes more time and fewer bytes, for
/// recordings.
struct WordCoder: StateCoder {
    let isReading: Bool
    /// Whether the view has written the words itself. Then no check ends the reading.
    private let isOwn: Bool
    /// The first word and the place of the next one; nil without memory or after its end.
    private var first: UnsafeMutableRawPointer?
    private var next: UnsafeMutableRawPointer?
    /// The number of bytes from `next` to the end of the memory; negative after a failure.
    private var left: Int
    /// The hash of the words that are not in the memory from `first` to `next`.
    private var hashBefore: UInt64 = 1
    private(set) var timeShift = 0.0

    /// Creates a coder; without memory it only computes the hash.
    init(memory: UnsafeMutableRawPointer?, size: Int, isReading: Bool, isOwn: Bool = false) {
        (first, next, left, self.isReading) = (memory, memory, memory == nil ? -1 : size, isReading)
        self.isOwn = isOwn
    }

    /// Creates a coder that shifts times.
    init(shiftingTimesBy offset: Double) {
        self.init(memory: nil, size: 0, isReading: false)
        timeShift = offset
    }

    init(writing memory: UnsafeMutableRawPointer, size: Int) {
        self.init(memory: memory, size: size, isReading: false)
    }

    init(reading bytes: UnsafeRawPointer, size: Int) {
        self.init(memory: UnsafeMutableRawPointer(mutating: bytes), size: size, isReading: true)
    }

    var isGood: Bool { left >= 0 }

    /// The number of bytes coded so far; 0 after a failure.
    var offset: Int { isGood ? used : 0 }

    private var used: Int {
        guard let first, let next else { return 0 }
        return next - first
    }

    /// A hash of all words. A change of one word always changes it. It is computed from the memory on demand, because
    /// some coders never need it.
    var hash: UInt64 {
        guard let first else { return hashBefore }
        return Self.mix(hashBefore, first, size: used)
    }

    mutating func fail() { if !isOwn { left = -1 } }

    mutating func code(_ word: inout UInt64) { codeInPlace(&word) }

    mutating func coded(_ own: Int64) -> Int64 {
        var word = UInt64(bitPattern: own << 1 ^ own >> 63)
        codeInPlace(&word)
        return Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
    }

    private mutating func codeInPlace(_ word: inout UInt64) {
        guard let place = take(8) else { return hash(word) }
        if isReading {
            word = place.loadUnaligned(as: UInt64.self)
        } else {
            place.storeBytes(of: word, as: UInt64.self)
        }
    }

    mutating func code<Value: BitCodable>(_ value: inout Value) { code(&value, within: Value.limit) }

    mutating func code<Value: BitCodable>(_ value: inout Value, within limit: Double) {
        if timeShift.bitPattern != 0 { value.shiftTimes(by: timeShift) }
        withUnsafeMutablePointer(to: &value) { code($0, MemoryLayout<Value>.size, limit: limit.bitPattern) }
    }

    mutating func code<let count: Int, Value: BitCodable>(
        _ array: inout InlineArray<count, Value>, _ range: Range<Int>
    ) {
        if timeShift.bitPattern != 0 { for index in range { array[index].shiftTimes(by: timeShift) } }
        let size = MemoryLayout<Value>.size
        withUnsafeMutablePointer(to: &array) {
            let first = UnsafeMutableRawPointer($0) + range.lowerBound * size
            code(first, range.count * size, limit: Value.limit.bitPattern)
        }
    }

    /// Codes words that the caller checks.
    mutating func code<let count: Int, Word: BitwiseCopyable>(_ words: inout InlineArray<count, Word>) {
        withUnsafeMutablePointer(to: &words) { own in
            guard let place = take(8 * count) else { return hash(own, 8 * count) }
            if isReading {
                UnsafeMutableRawPointer(own).copyMemory(from: place, byteCount: 8 * count)
            } else {
                place.copyMemory(from: own, byteCount: 8 * count)
            }
        }
    }

    /// Codes the hash of all words so far. A reading coder fails if more bytes follow.
    mutating func finish() {
        let sum = hash
        var word = sum
        code(&word)
        if word != sum || (isReading && left != 0) { fail() }
    }

    /// Codes whole words. Reading fails if a word without its sign bit exceeds a limit. The bit patterns of numbers
    /// without a sign have the order of the numbers, and those of NaN are the largest.
    private mutating func code(_ own: UnsafeMutableRawPointer, _ size: Int, limit: UInt64) {
        guard let place = take(size) else { return hash(own, size) }
        if !isReading {
            _ = Self.copy(own, to: place, size, limit: 0)
        } else if !Self.copy(place, to: own, size, limit: limit) {
            fail()
        }
    }

    /// Copies whole words, two at a time. Returns whether none exceeds a limit.
    private static func copy(
        _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, _ size: Int, limit: UInt64
    ) -> Bool {
        // Bit patterns without a sign are below 2^63, so the highest bit of the difference is set if one exceeds the
        // limit.
        var (differences, difference, offset) = (SIMD2<UInt64>.zero, UInt64(0), 0)
        while offset < size & ~15 {
            let words = (source + offset).loadUnaligned(as: SIMD2<UInt64>.self)
            (target + offset).storeBytes(of: words, as: SIMD2<UInt64>.self)
            differences |= SIMD2(repeating: limit) &- (words & SIMD2(repeating: .max >> 1))
            offset &+= 16
        }
        if offset < size {
            let word = (source + offset).loadUnaligned(as: UInt64.self)
            (target + offset).storeBytes(of: word, as: UInt64.self)
            difference = limit &- (word & .max >> 1)
        }
        return (difference | differences.x | differences.y) >> 63 == 0
    }

    /// Mixes whole words.
    private static func mix(_ hash: UInt64, _ words: UnsafeRawPointer, size: Int) -> UInt64 {
        var (hash, offset) = (hash, 0)
        while offset < size & ~31 {
            hash = mix(hash, words.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            hash = mix(hash, words.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
            hash = mix(hash, words.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self))
            hash = mix(hash, words.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self))
            offset &+= 32
        }
        while offset < size {
            hash = mix(hash, words.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        return hash
    }

    /// One step of the hash. It is invertible: a different word or a different hash before it gives a different result.
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        (rotate_half(hash) ^ word) &* 0x9E37_79B9_7F4A_7C15
    }

    /// Returns the place of the next bytes and moves past them; nil if they do not fit.
    private mutating func take(_ size: Int) -> UnsafeMutableRawPointer? {
        guard left >= size, let place = next else { return nil }
        left &-= size
        next = place + size
        return place
    }

    /// Hashes words that do not fit into the memory. Afterwards the coder has no memory.
    private mutating func hash(_ words: UnsafeMutableRawPointer, _ size: Int) {
        hashBefore = Self.mix(hash, words, size: size)
        (first, next, left) = (nil, nil, -1)
    }

    private mutating func hash(_ word: UInt64) {
        var word = word
        hash(&word, 8)
    }
}

// A snapshot consists of
//
//     "tapsnap" and the version of the format, the words of a tapzoom_config, the sizes, the state of the engine,
//     the hash of all these words
//
// A recording has the same words without their hash after the opcode of a load.

extension WordCoder {
    /// "tapsnap", 11
    private static var header: UInt64 { 0x0B_70_61_6E_73_70_61_74 }

    /// Codes the settings and the sizes of an engine; the sizes are the numbers of a start.
    mutating func code(_ config: inout Settings.Words, _ start: inout Command) {
        var header = Self.header
        code(&header)
        if header != Self.header { fail() }
        code(&config)
        code(&start.numbers, 0..<Opcode.startNumbers)
        if config[0] & 0xFFFF_FFFF != UInt64(8 * Settings.wordCount) { fail() }
    }

    /// Writes an engine with its settings. `engine` is inout, because `serialize` also reads.
    mutating func write(_ engine: inout Engine) {
        var words = engine.settings.words()
        var start = Command(.start, engine.viewport)
        code(&words, &start)
        engine.serialize(with: &self)
    }
}

extension Engine {
    /// Whether the clock is in its range. `serialize(with:)` has checked the other values.
    var isValid: Bool {
        guard let time else { return true }
        return ArgumentKind.time.range.contains(time)
    }
}

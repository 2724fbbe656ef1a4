// SPDX-License-Identifier: MIT

import TapZoomCore

/// Codes words as they lie in memory, to or from memory of the host, and hashes all of them.
///
/// It is for snapshots, which a host may take with every frame. Recordings need few bytes rather than little time: see
/// `ByteCoder`.
struct WordCoder: StateCoder {
    let isReading: Bool
    /// A hash of all words. To change one word always changes the hash.
    private(set) var hash: UInt64 = 1
    /// The place of the next word.
    private var next: UnsafeMutableRawPointer?
    /// The number of bytes from there to the end of the memory; negative after a failure.
    private var left: Int
    private let size: Int

    /// Without memory the coder only computes the hash.
    init(memory: UnsafeMutableRawPointer?, size: Int, isReading: Bool) {
        (next, left, self.size, self.isReading) = (memory, memory == nil ? -1 : size, size, isReading)
    }

    init(writing memory: UnsafeMutableRawPointer, size: Int) {
        self.init(memory: memory, size: size, isReading: false)
    }

    init(reading bytes: UnsafeRawPointer, size: Int) {
        self.init(memory: UnsafeMutableRawPointer(mutating: bytes), size: size, isReading: true)
    }

    var isGood: Bool { left >= 0 }
    /// The number of bytes coded so far, if all is good.
    var offset: Int { isGood ? size - left : 0 }

    mutating func fail() { left = -1 }

    @inline(never)
    mutating func code(_ word: inout UInt64) {
        if let place = take(8) {
            if isReading {
                word = place.loadUnaligned(as: UInt64.self)
            } else {
                place.storeBytes(of: word, as: UInt64.self)
            }
        }
        hash = Self.mix(hash, word)
    }

    @inline(__always)
    mutating func code<Value: BitCodable>(_ value: inout Value) {
        withUnsafeMutablePointer(to: &value) {
            code($0, MemoryLayout<Value>.size, limit: Value.limit.bitPattern)
        }
    }

    @inline(__always)
    mutating func code<let count: Int, Value: BitCodable>(
        _ array: inout InlineArray<count, Value>, _ range: Range<Int>
    ) {
        let size = MemoryLayout<Value>.size
        withUnsafeMutablePointer(to: &array) {
            let first = UnsafeMutableRawPointer($0) + range.lowerBound * size
            code(first, range.count * size, limit: Value.limit.bitPattern)
        }
    }

    /// Codes words that the caller checks.
    @inline(__always)
    mutating func code<let count: Int, Word: BitwiseCopyable>(_ words: inout InlineArray<count, Word>) {
        withUnsafeMutablePointer(to: &words) { code($0, 8 * count, limit: .max) }
    }

    /// Codes the hash of all words so far. When reading, they must end there.
    mutating func finish() {
        let sum = hash
        var word = sum
        code(&word)
        if word != sum || (isReading && left != 0) { fail() }
    }

    /// Codes whole words. Those that it reads must not exceed a limit when the sign bit is ignored: the bits of
    /// numbers without a sign have the order of the numbers, and NaN comes last.
    @inline(never)
    private mutating func code(_ own: UnsafeMutableRawPointer, _ size: Int, limit: UInt64) {
        let place = take(size) ?? own
        let (source, target) = isReading ? (place, own) : (own, place)
        var (hash, largest) = (hash, UInt64(0))
        var offset = 0
        if isReading && limit != .max {
            while offset < size {
                let word = Self.move(source + offset, to: target + offset, &hash)
                largest = max(largest, word & (.max >> 1))
                offset &+= 8
            }
        } else {
            while offset < size {
                _ = Self.move(source + offset, to: target + offset, &hash)
                offset &+= 8
            }
        }
        self.hash = hash
        if largest > limit { fail() }
    }

    @inline(__always)
    private static func move(
        _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, _ hash: inout UInt64
    ) -> UInt64 {
        let word = source.loadUnaligned(as: UInt64.self)
        target.storeBytes(of: word, as: UInt64.self)
        hash = mix(hash, word)
        return word
    }

    /// One step of the hash. It is invertible: a different word or a different hash before it gives a different result.
    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        ((hash &<< 32 | hash &>> 32) ^ word) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The place of the next bytes, which are then coded; nil when they do not fit.
    @inline(__always)
    private mutating func take(_ size: Int) -> UnsafeMutableRawPointer? {
        guard left >= size, let place = next else {
            left = -1
            return nil
        }
        left &-= size
        next = place + size
        return place
    }
}

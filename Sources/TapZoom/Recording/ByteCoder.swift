// SPDX-License-Identifier: MIT

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

    @inline(never) @_optimize(size)
    mutating func code(_ word: inout UInt64) {
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
        hash.mix(word)
    }

    /// Codes the lowest bytes of a word unchanged.
    @inline(never) @_optimize(size)
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
    @inline(never) @_optimize(size)
    mutating func skip(_ words: @_addressable WordCoder) {
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

    @inline(__always)
    mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
    }

    /// Mixes whole words.
    @inline(never) @_optimize(size)
    mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        for offset in stride(from: 0, to: bytes.count, by: 8) {
            mix(UInt64(littleEndian: bytes.load(fromByteOffset: offset, as: UInt64.self)))
        }
    }
}

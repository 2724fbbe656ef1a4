// SPDX-License-Identifier: MIT

import TapZoomCore
import Testing

@testable import TapZoomC

@Suite struct WordCoderTests {
    /// A word, a count, a number, a vector and unchecked words.
    private struct Values: Equatable {
        var word: UInt64 = 0
        var count: Int32 = 0
        var number = 0.0
        var vector = Vector.zero
        var any: [UInt64] = [0, 0]

        mutating func serialize(with coder: inout WordCoder) {
            coder.code(&word)
            coder.code(&count)
            coder.code(&number)
            coder.code(&vector)
            var two: InlineArray<2, UInt64> = [any[0], any[1]]
            coder.code(&two)
            any = [two[0], two[1]]
        }
    }

    private let some = Values(
        word: .max, count: -7, number: -1e160, vector: Vector(-0.0, 5e-324), any: [.max, Double.nan.bitPattern])
    private static let size = 8 * 7

    private func write(_ values: Values, finishing: Bool = true) -> [UInt8] {
        var (values, bytes) = (values, [UInt8](repeating: 0xA5, count: 100))
        let used = bytes.withUnsafeMutableBytes { memory in
            guard let start = memory.baseAddress else { return 0 }
            var coder = WordCoder(writing: start, size: memory.count)
            values.serialize(with: &coder)
            if finishing { coder.finish() }
            return coder.offset
        }
        #expect(bytes[used...].allSatisfy { $0 == 0xA5 })
        return Array(bytes[..<used])
    }

    /// nil if the bytes are refused.
    private func read(_ bytes: [UInt8], finishing: Bool = true) -> Values? {
        var values = Values()
        return bytes.withUnsafeBytes { memory in
            guard let start = memory.baseAddress else { return nil }
            var coder = WordCoder(reading: start, size: memory.count)
            values.serialize(with: &coder)
            if finishing { coder.finish() }
            return coder.isGood ? values : nil
        }
    }

    @Test("Values are read back from their bytes to the last bit.")
    func writtenValuesAreReadBack() {
        let bytes = write(some)
        #expect(bytes.count == Self.size + 8)
        let values = read(bytes)
        #expect(values == some && values?.vector.x.sign == .minus)
        // The lowest byte of a word comes first; -7 is coded as 13.
        #expect(Array(bytes[..<9]) == [255, 255, 255, 255, 255, 255, 255, 255, 13])
    }

    @Test("A change of any bit is refused.")
    func everyBitIsInTheHash() {
        var bytes = write(some)
        for bit in 0..<8 * bytes.count {
            bytes[bit / 8] ^= 1 << (bit % 8)
            #expect(read(bytes) == nil)
            bytes[bit / 8] ^= 1 << (bit % 8)
        }
        #expect(read(bytes) == some)
    }

    @Test("Fewer or more bytes than written are refused.")
    func wrongSizesAreRefused() {
        let bytes = write(some)
        for size in 0..<bytes.count { #expect(read(Array(bytes[..<size])) == nil) }
        #expect(read(bytes + [0]) == nil)
        #expect(read(bytes + [0], finishing: false) == some)
    }

    /// A host's size_t may be negative as an Int.
    @Test("A negative size, or one below a word, reads no byte.", arguments: [-1, Int.min, Int.min + 7, 0, 7])
    func impossibleSizesReadNothing(size: Int) {
        var (byte, values) = (UInt8(1), Values())
        var coder = WordCoder(reading: &byte, size: size)
        values.serialize(with: &coder)
        #expect(!coder.isGood && coder.offset == 0)
    }

    /// The hash is correct.
    @Test(
        "A number that is not finite or above 1e160 is refused.",
        arguments: [Double.nan, -.nan, .infinity, -.infinity, 1.1e160, -1.1e160])
    func forgedNumbersAreRefused(odd: Double) {
        var values = some
        values.number = odd
        #expect(read(write(values)) == nil)
        (values.number, values.vector.y) = (0, odd)
        #expect(read(write(values)) == nil)
    }

    @Test(
        "A number can be read within a limit of its own.",
        arguments: [
            (4e12, true), (-4e12, true), (-0.0, true), (4.1e12, false), (-4.1e12, false), (.infinity, false),
            (.nan, false), (-.nan, false),
        ])
    func numbersMayHaveTheirOwnLimit(number: Double, isGood: Bool) {
        var memory = InlineArray<2, Double>(repeating: number)
        var vector = Vector.zero
        var coder = WordCoder(reading: &memory, size: 16)
        coder.code(&vector, within: 4e12)
        #expect(coder.isGood == isGood)
        // A coder that writes accepts any number.
        var odd = Vector(number, number)
        var writer = WordCoder(writing: &memory, size: 16)
        writer.code(&odd, within: 4e12)
        #expect(writer.isGood)
    }

    /// A coder may have no memory, or too little.
    @Test("The hash does not depend on the memory.")
    func hashNeedsNoMemory() {
        var (values, memory) = (some, InlineArray<7, UInt64>(repeating: 0))
        let hashes = [56, 55, 8, 0].map { size in
            var coder = WordCoder(writing: &memory, size: size)
            values.serialize(with: &coder)
            #expect(coder.isGood == (size == Self.size))
            return coder.hash
        }
        var coder = WordCoder(memory: nil, size: 0, isReading: false)
        values.serialize(with: &coder)
        #expect(!coder.isGood && hashes.allSatisfy { $0 == coder.hash })
    }
}

// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Writes a state as words, or reads a state from words.
struct StateWords: StateCoder, Equatable {
    private(set) var words: [UInt64] = []
    private(set) var isGood = true
    let isReading: Bool

    init() { isReading = false }

    init(reading words: [UInt64]) { (self.words, isReading) = (words, true) }

    mutating func code(_ word: inout UInt64) {
        if isReading { word = words.removeFirst() } else { words.append(word) }
    }

    mutating func code<Value: BitCodable>(_ value: inout Value) { code(&value, within: Value.limit) }

    mutating func code<Value: BitCodable>(_ value: inout Value, within limit: Double) {
        withUnsafeMutableBytes(of: &value) { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 8) {
                var word = bytes.load(fromByteOffset: offset, as: UInt64.self)
                code(&word)
                bytes.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
                if isReading, !(abs(Double(bitPattern: word)) <= limit) { fail() }
            }
        }
    }

    mutating func code<let count: Int, Value: BitCodable>(
        _ array: inout InlineArray<count, Value>, _ range: Range<Int>
    ) {
        for index in range { code(&array[index]) }
    }

    mutating func fail() { isGood = false }
}

extension PinchRecognizer {
    /// The whole state.
    var words: StateWords {
        var (copy, words) = (self, StateWords())
        copy.serialize(with: &words)
        return words
    }
}

extension Engine {
    /// The whole state.
    var words: StateWords {
        mutating get {
            var words = StateWords()
            serialize(with: &words)
            return words
        }
    }
}

// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// The words of a state.
struct StateWords: StateCoder, Equatable {
    private(set) var words: [UInt64] = []
    var isReading: Bool { false }
    var isGood: Bool { true }

    mutating func code(_ word: inout UInt64) { words.append(word) }

    mutating func code<Value: BitCodable>(_ value: inout Value) {
        withUnsafeBytes(of: value) { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 8) {
                words.append(bytes.load(fromByteOffset: offset, as: UInt64.self))
            }
        }
    }

    mutating func code<let count: Int, Value: BitCodable>(
        _ array: inout InlineArray<count, Value>, _ range: Range<Int>
    ) {
        for index in range { code(&array[index]) }
    }

    mutating func fail() {}
}

extension Engine {
    /// All of its state.
    var words: StateWords {
        mutating get {
            var words = StateWords()
            code(with: &words)
            return words
        }
    }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Words in an array.
private struct Words: Archive {
    var words: [UInt64] = []
    var isReading = false
    var isGood = true

    mutating func pass(_ word: inout UInt64) {
        if !isReading {
            words.append(word)
        } else if words.isEmpty {
            refuse()
        } else {
            word = words.removeFirst()
        }
    }

    mutating func refuse() { isGood = false }
}

private enum Letter: Int32 { case a = 1, b }

/// One of each.
private struct Everything: Equatable {
    var real = 0.0
    var small: Int32 = 0
    var large: Int64 = 0
    var any = 0
    var byte: UInt8 = 0
    var flag = false
    var letter = Letter.a
    var vector = Vector.zero

    mutating func pass(_ archive: inout some Archive) {
        archive.pass(&real)
        archive.pass(&small)
        archive.pass(&large)
        archive.pass(&any)
        archive.pass(&byte)
        archive.pass(&flag)
        archive.pass(&letter)
        archive.pass(&vector)
    }
}

@Suite struct ArchiveTests {
    @Test func whatIsWrittenIsRead() {
        let some = Everything(
            real: -1e-300, small: .min, large: .max, any: -5, byte: 255, flag: true, letter: .b,
            vector: Vector(0.1, -.infinity))
        var written = some
        var words = Words()
        written.pass(&words)
        #expect(written == some && words.isGood)
        #expect(words.words.count == 9)
        words.isReading = true
        var read = Everything()
        read.pass(&words)
        #expect(read == some && words.isGood)
        #expect(words.words.isEmpty)
        read.pass(&words)
        #expect(!words.isGood)
    }

    @Test func smallNumbersAreSmallWords() {
        var words = Words()
        for number in [0, -1, 1, -2, Int.max, Int.min] {
            var number = number
            words.pass(&number)
        }
        #expect(words.words == [0, 1, 2, 3, .max - 1, .max])
    }

    @Test func whatDoesNotFitIsRefused() {
        func refuses(_ word: UInt64, _ pass: (inout Words) -> Void) -> Bool {
            var words = Words(words: [word], isReading: true)
            pass(&words)
            return !words.isGood
        }
        var (small, byte, flag, letter): (Int32, UInt8, Bool, Letter) = (7, 7, true, .b)
        #expect(refuses(1 << 33) { $0.pass(&small) })
        #expect(refuses(512) { $0.pass(&byte) })
        #expect(refuses(1) { $0.pass(&byte) })
        #expect(refuses(4) { $0.pass(&flag) })
        #expect(refuses(0) { $0.pass(&letter) })
        #expect(refuses(6) { $0.pass(&letter) })
        #expect(!refuses(4) { $0.pass(&letter) })
        #expect(small == 7 && byte == 7 && letter == .b)
    }
}

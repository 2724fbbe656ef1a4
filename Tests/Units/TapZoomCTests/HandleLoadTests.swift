// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoomC

@Suite struct HandleLoadTests {
    /// Words before the clock: the header, the settings and the sizes.
    private let clock = 1 + MemoryLayout<tapzoom_config>.size / 8 + 10

    @Test("A loaded snapshot replaces the whole state of a view.")
    func snapshotIsRestored() {
        let (host, other) = (Host(), Host(TAPZOOM_PRESET_BOARD))
        host.doubleTap(1)
        let words = save(host)
        #expect(words[0] == 0x09_70_61_6E_73_70_61_74 && words[clock] == 1.2.bitPattern)
        #expect(load(words, into: other) == TAPZOOM_OK)
        #expect(save(other) == words)
    }

    /// The words belong to no possible view, but the hash is correct.
    @Test("A load refuses forged words with a correct hash, and changes nothing.")
    func forgedWordsAreRefused() {
        for other in [Host(), Host(TAPZOOM_PRESET_BOARD)] {
            let host = Host()
            host.doubleTap(1)
            other.advance(7)
            let (words, before) = (save(host), save(other))
            #expect(load(forged(words, at: clock, words[clock]), into: Host()) == TAPZOOM_OK)
            let forgeries: [(Int, UInt64)] = [
                (0, words[0] + 1 << 56), (1, words[1] + 8), (clock, 1e300.bitPattern), (clock, Double.nan.bitPattern),
                (clock + 1, 1), (clock + 1, 4), (clock + 1, 8), (clock + 2, 34), (clock - 9, 0),
                (clock - 8, (-1.0).bitPattern),
            ]
            for (index, word) in forgeries {
                #expect(load(forged(words, at: index, word), into: other) == TAPZOOM_ERROR_DATA, "\(index)")
                #expect(save(other) == before)
            }
        }
    }

    private func save(_ host: Host) -> [UInt64] {
        var (words, size) = ([UInt64](repeating: 0, count: View.snapshotSize / 8), 0)
        expect(tapzoom_save_state(host.view, &words, 8 * words.count, &size), TAPZOOM_OK)
        return Array(words[..<(size / 8)])
    }

    private func load(_ words: [UInt64], into host: Host) -> Int {
        Int(tapzoom_load_state(host.view, words, 8 * words.count))
    }

    private func forged(_ words: [UInt64], at index: Int, _ word: UInt64) -> [UInt64] {
        var words = words
        words[index] = word
        return words.withUnsafeMutableBytes { memory in
            guard let start = memory.baseAddress else { return [] }
            var coder = WordCoder(writing: start, size: memory.count)
            for index in 0..<memory.count / 8 - 1 {
                var word = memory.load(fromByteOffset: 8 * index, as: UInt64.self)
                coder.code(&word)
            }
            coder.finish()
            return Array(memory.bindMemory(to: UInt64.self))
        }
    }
}

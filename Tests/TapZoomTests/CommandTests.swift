// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

@Suite struct CommandTests {
    private static var all: [Opcode] { (UInt8.min...UInt8.max).compactMap { Opcode(rawValue: $0) } }

    @Test func operationsHaveTheHeadersValues() {
        #expect(Self.all.map { Int($0.rawValue) } == Array(TAPZOOM_CALL_START...TAPZOOM_CALL_POLL))
    }

    @Test func thereIsRoomForTheArguments() {
        for opcode in Self.all {
            let command = Command(opcode)
            #expect(opcode.arity.numbers <= command.numbers.count && opcode.arity.integers <= command.integers.count)
        }
    }

    /// Everything that a host could say is written and read back to the bit, after whatever came before it.
    @Test func callsAreWrittenAndReadBack() {
        var guess = Predictor()
        for opcode in Self.all {
            for value in [0, -0.0, 1, 0.1, -1e300, .infinity, .leastNonzeroMagnitude] {
                var command = Command(opcode, value, -value, value / 3, 1 / value, integer: Int64.min)
                var config = tapzoom_config.preset(TAPZOOM_PRESET_READER)
                let written = write(&command, &config, guess)
                var read = Command(.start)
                var readConfig = tapzoom_config.blank
                var strip = ByteCoder(reading: written, size: written.count)
                strip.code(&read, &readConfig, predicting: guess)
                #expect(strip.isGood && strip.offset == written.count)
                #expect(read.opcode == opcode)
                for index in 0..<opcode.arity.numbers {
                    #expect(read.numbers[index].bitPattern == command.numbers[index].bitPattern)
                }
                for index in 0..<opcode.arity.integers { #expect(read.integers[index] == command.integers[index]) }
                #expect(!opcode.hasConfig || bytes(readConfig) == bytes(config))
                guess.learn(from: command)
            }
        }
    }

    /// A later release's settings may be longer, if it asks for nothing that is not known.
    @Test func longerSettingsAreReadIfTheyAreZeros() {
        for (last, isGood) in [(UInt8(0), true), (1, false)] {
            var command = Command(.config)
            var config = tapzoom_config.preset(TAPZOOM_PRESET_MAPS)
            var written = write(&command, &config, Predictor())
            // Behind the operation and a byte of its own, the first word begins with the size.
            #expect(Int(written[2]) + Int(written[3]) << 8 == Int(config.struct_size))
            (written[2], written[3]) = (0x08, 0x02)
            written += [0, last]
            var strip = ByteCoder(reading: written, size: written.count)
            var read = tapzoom_config.blank
            strip.code(&command, &read, predicting: Predictor())
            #expect(strip.isGood == isGood && strip.offset == written.count)
            #expect(!isGood || bytes(read) == bytes(config))
        }
    }

    private func write(_ command: inout Command, _ config: inout tapzoom_config, _ guess: Predictor) -> [UInt8] {
        var memory = [UInt8](repeating: 0, count: 2000)
        let count = memory.withUnsafeMutableBytes { memory in
            var strip = ByteCoder(writing: memory.baseAddress, size: memory.count)
            strip.code(&command, &config, predicting: guess)
            #expect(strip.isGood)
            return strip.offset
        }
        return Array(memory.prefix(count))
    }
}

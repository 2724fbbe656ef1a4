// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

@Suite struct CallTests {
    private static var all: [Operation] { (UInt8.min...UInt8.max).compactMap { Operation(rawValue: $0) } }

    @Test func operationsHaveTheHeadersValues() {
        #expect(Self.all.map { Int($0.rawValue) } == Array(TAPZOOM_CALL_START...TAPZOOM_CALL_POLL))
    }

    @Test func thereIsRoomForTheArguments() {
        for operation in Self.all {
            let call = Call(operation)
            #expect(operation.shape.numbers <= call.numbers.count && operation.shape.integers <= call.integers.count)
        }
    }

    /// Everything that a host could say is written and read back to the bit, after whatever came before it.
    @Test func callsAreWrittenAndReadBack() {
        var guess = Guess()
        for operation in Self.all {
            for value in [0, -0.0, 1, 0.1, -1e300, .infinity, .leastNonzeroMagnitude] {
                var call = Call(operation, value, -value, value / 3, 1 / value, integer: Int64.min)
                var config = tapzoom_config.preset(TAPZOOM_PRESET_READER)
                let written = write(&call, &config, guess)
                var read = Call(.start)
                var readConfig = tapzoom_config.blank
                var strip = Strip(reading: written, size: written.count)
                strip.pass(&read, &readConfig, guessing: guess)
                #expect(strip.isGood && strip.offset == written.count)
                #expect(read.operation == operation)
                for index in 0..<operation.shape.numbers {
                    #expect(read.numbers[index].bitPattern == call.numbers[index].bitPattern)
                }
                for index in 0..<operation.shape.integers { #expect(read.integers[index] == call.integers[index]) }
                #expect(!operation.hasConfig || bytes(readConfig) == bytes(config))
                guess.learn(from: call)
            }
        }
    }

    /// A later release's settings may be longer, if it asks for nothing that is not known.
    @Test func longerSettingsAreReadIfTheyAreZeros() {
        for (last, isGood) in [(UInt8(0), true), (1, false)] {
            var call = Call(.config)
            var config = tapzoom_config.preset(TAPZOOM_PRESET_MAPS)
            var written = write(&call, &config, Guess())
            // Behind the operation and a byte of its own, the first word begins with the size.
            #expect(Int(written[2]) + Int(written[3]) << 8 == Int(config.struct_size))
            (written[2], written[3]) = (0x08, 0x02)
            written += [0, last]
            var strip = Strip(reading: written, size: written.count)
            var read = tapzoom_config.blank
            strip.pass(&call, &read, guessing: Guess())
            #expect(strip.isGood == isGood && strip.offset == written.count)
            #expect(!isGood || bytes(read) == bytes(config))
        }
    }

    private func write(_ call: inout Call, _ config: inout tapzoom_config, _ guess: Guess) -> [UInt8] {
        var memory = [UInt8](repeating: 0, count: 2000)
        let count = memory.withUnsafeMutableBytes { memory in
            var strip = Strip(writing: memory.baseAddress, size: memory.count)
            strip.pass(&call, &config, guessing: guess)
            #expect(strip.isGood)
            return strip.offset
        }
        return Array(memory.prefix(count))
    }
}

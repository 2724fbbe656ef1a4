// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

@Suite struct CommandTests {
    private static var all: [Opcode] { (UInt8.min...UInt8.max).compactMap { Opcode(rawValue: $0) } }

    @Test func opcodesHaveTheHeadersValues() {
        #expect(
            Self.all.map { Int($0.rawValue) }
                == [
                    TAPZOOM_RECORD_START, TAPZOOM_RECORD_LOAD, TAPZOOM_RECORD_CONFIG, TAPZOOM_RECORD_VIEWPORT,
                    TAPZOOM_RECORD_CONTENT, TAPZOOM_RECORD_TOUCH, TAPZOOM_RECORD_CANCEL, TAPZOOM_RECORD_ADVANCE,
                    TAPZOOM_RECORD_REBASE_TIME, TAPZOOM_RECORD_SET_TRANSFORM, TAPZOOM_RECORD_ZOOM_TO,
                    TAPZOOM_RECORD_ZOOM_TO_RECT, TAPZOOM_RECORD_CENTER_ON, TAPZOOM_RECORD_RESET, TAPZOOM_RECORD_ZOOM_BY,
                    TAPZOOM_RECORD_STOP, TAPZOOM_RECORD_POLL,
                ])
        let opcodes: [Opcode] = [
            .start, .load, .config, .viewport, .content, .touch, .cancel, .advance, .rebaseTime, .setTransform,
            .zoomTo, .zoomToRect, .centerOn, .reset, .zoomBy, .stop, .poll,
        ]
        #expect(opcodes == Self.all)
    }

    @Test func thereIsRoomForTheArguments() {
        let entry = tapzoom_record_entry()
        for opcode in Self.all {
            let command = Command(opcode)
            #expect(opcode.arity.numbers <= command.numbers.count && opcode.arity.integers <= command.integers.count)
            #expect(opcode.arity.numbers * 8 <= MemoryLayout.size(ofValue: entry.numbers))
            #expect(opcode.arity.integers * 8 <= MemoryLayout.size(ofValue: entry.integers))
        }
    }

    /// The numbers of a command with options end with the duration, its integers begin with animated.
    @Test func optionsAreAmongTheArguments() throws {
        for opcode in Self.all where opcode.hasOptions {
            var command = Command(opcode)
            command.set(CommandOptions(animated: true, duration: 0.7))
            #expect(command.numbers[opcode.arity.numbers - 1] == 0.7 && command.integers[0] == 1)
            let options = try command.options
            #expect((options.animated, options.duration) == (true, 0.7))
            command.integers[0] = 2
            #expect(throws: StatusError.self) { try command.options }
        }
    }

    /// Any command is written and read back to the bit, after any others.
    @Test func commandsAreWrittenAndReadBack() {
        var predictor = Predictor()
        for opcode in Self.all {
            for value in [0, -0.0, 1, 0.1, -1e300, .infinity, .leastNonzeroMagnitude] {
                var command = Command(opcode, value, -value, value / 3, 1 / value, integer: Int64.min)
                for index in 4..<command.numbers.count { command.numbers[index] = value * Double(index) }
                var settings = Settings(.reader).words()
                let written = write(&command, &settings, predictor)
                var read = Command(.start)
                var readSettings = Settings.Words(repeating: 0)
                var coder = ByteCoder(reading: written, size: written.count)
                coder.code(&read, predicting: predictor)
                if read.opcode.hasSettings { coder.code(&readSettings) }
                #expect(coder.isGood && coder.offset == written.count)
                #expect(read.opcode == opcode)
                for index in 0..<opcode.arity.numbers {
                    #expect(read.numbers[index].bitPattern == command.numbers[index].bitPattern)
                }
                for index in 0..<opcode.arity.integers { #expect(read.integers[index] == command.integers[index]) }
                #expect(!opcode.hasSettings || bytes(readSettings) == bytes(settings))
                predictor.learn(from: command)
            }
        }
    }

    /// The settings of a later release may be longer, while the unknown part is 0.
    @Test func longerSettingsAreReadIfTheyAreZeros() {
        for (last, isGood) in [(UInt8(0), true), (1, false)] {
            var command = Command(.config)
            var settings = Settings(.maps).words()
            let size = Settings.wordCount * 8
            // The opcode, the counts and each zero have a byte. After a lead, the settings begin with their size.
            let first = 3 + command.opcode.arity.integers + command.opcode.arity.numbers
            var written = write(&command, &settings, Predictor())
            #expect(Int(written[first]) + Int(written[first + 1]) << 8 == size)
            (written[first], written[first + 1]) = (UInt8((size + 16) & 255), UInt8((size + 16) >> 8))
            written += [0, last]
            var coder = ByteCoder(reading: written, size: written.count)
            var read = Settings.Words(repeating: 0)
            coder.code(&command, predicting: Predictor())
            if command.opcode.hasSettings { coder.code(&read) }
            #expect(coder.isGood == isGood && coder.offset == written.count)
            #expect(!isGood || bytes(read).dropFirst(8) == bytes(settings).dropFirst(8))
        }
    }

    /// Another release may write fewer arguments, which are 0 then, or more, which must be 0.
    @Test func otherCountsOfArguments() {
        var command = Command(.reset, integer: 1)
        var none = Settings.Words(repeating: 0)
        let written = write(&command, &none, Predictor())
        #expect(written.count == 4 && written[1] == 0x11)
        let (opcode, one) = (written[0], written[2])
        let cases: [([UInt8], Bool)] = [
            ([opcode, 0x11, one, 0], true), ([opcode, 0], true), ([opcode, 0x10, one], true),
            ([opcode, 0x12, one, 0, 0], true), ([opcode, 0x12, one, 0, 1], false), ([opcode, 0x21, one, 0, 0], true),
            ([opcode, 0x21, one, one, 0], false),
        ]
        for (bytes, isGood) in cases {
            var coder = ByteCoder(reading: bytes, size: bytes.count)
            var read = Command(.start)
            var settings = Settings.Words(repeating: 0)
            coder.code(&read, predicting: Predictor())
            if read.opcode.hasSettings { coder.code(&settings) }
            #expect(coder.isGood == isGood && (!isGood || coder.offset == bytes.count), "\(bytes)")
            #expect(read.opcode == .reset && read.numbers[0] == 0)
        }
    }

    private func write(_ command: inout Command, _ settings: inout Settings.Words, _ predictor: Predictor) -> [UInt8] {
        var memory = [UInt8](repeating: 0, count: 2000)
        let count = memory.withUnsafeMutableBytes { memory in
            var coder = ByteCoder(writing: memory.baseAddress, size: memory.count)
            coder.code(&command, predicting: predictor)
            if command.opcode.hasSettings { coder.code(&settings) }
            #expect(coder.isGood)
            return coder.offset
        }
        return Array(memory.prefix(count))
    }
}

// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoomC

@Suite struct CommandTests {
    private static var all: [Opcode] { (UInt8.min...UInt8.max).compactMap { Opcode(rawValue: $0) } }

    @Test("The opcodes have the values of the header, in the same order.")
    func opcodesHaveTheHeadersValues() {
        #expect(
            Self.all.map { Int($0.rawValue) }
                == [
                    TAPZOOM_RECORD_START, TAPZOOM_RECORD_LOAD_STATE, TAPZOOM_RECORD_CONFIG, TAPZOOM_RECORD_VIEWPORT,
                    TAPZOOM_RECORD_CONTENT, TAPZOOM_RECORD_PAGER_OFFSET, TAPZOOM_RECORD_TOUCH, TAPZOOM_RECORD_SCROLL,
                    TAPZOOM_RECORD_OWNER, TAPZOOM_RECORD_CANCEL_TOUCHES, TAPZOOM_RECORD_ADVANCE,
                    TAPZOOM_RECORD_REBASE_TIME, TAPZOOM_RECORD_SET_TRANSFORM, TAPZOOM_RECORD_ZOOM_TO,
                    TAPZOOM_RECORD_ZOOM_TO_RECT, TAPZOOM_RECORD_CENTER_ON, TAPZOOM_RECORD_ROTATE_TO,
                    TAPZOOM_RECORD_FIT, TAPZOOM_RECORD_PAN_BY, TAPZOOM_RECORD_ZOOM_BY, TAPZOOM_RECORD_ROTATE_BY,
                    TAPZOOM_RECORD_SET_VELOCITY, TAPZOOM_RECORD_STOP_MOTION, TAPZOOM_RECORD_POLL,
                    TAPZOOM_RECORD_PEN_NEAR, TAPZOOM_RECORD_STEP,
                ])
        let opcodes: [Opcode] = [
            .start, .load, .config, .viewport, .content, .pagerOffset, .touch, .scroll, .owner, .cancel, .advance,
            .rebaseTime, .setTransform, .zoomTo, .zoomToRect, .centerOn, .rotateTo, .reset, .panBy, .zoomBy, .rotateBy,
            .setVelocity, .stop, .poll, .penNear, .step,
        ]
        #expect(opcodes == Self.all)
    }

    @Test("The arguments of each opcode fit in a command and in an entry of the recording.")
    func argumentsFit() {
        let entry = tapzoom_record_entry()
        for opcode in Self.all {
            let command = Command(opcode)
            #expect(opcode.arity.numbers <= command.numbers.count && opcode.arity.integers <= command.integers.count)
            #expect(opcode.arity.numbers * 8 <= MemoryLayout.size(ofValue: entry.numbers))
            #expect(opcode.arity.integers * 8 <= MemoryLayout.size(ofValue: entry.integers))
        }
    }

    @Test("The options of a command follow its own arguments, in the order of their struct.")
    func optionsFollowTheArguments() throws {
        var given = tapzoom_options(animated: 1, duration: 0.7)
        (given.curve, given.path) = (1, 1)
        (given.left, given.top, given.right, given.bottom) = (1, 2, 3, 4)
        (given.max_scale, given.fly_rho, given.fly_speed) = (5, 6, 7)
        for opcode in Self.all where opcode.hasOptions {
            var command = Command(opcode)
            // Numbers within their ranges.
            for index in 0..<4 where index < opcode.arity.numbers - 8 { command.numbers[index] = 1 }
            let (own, first) = (opcode.arity.numbers - 8, opcode.arity.integers - 4)
            for index in 0..<first { command.integers[index] = 1 }
            try command.set(OptionWords(&given))
            for (index, number) in [0.7, 1, 2, 3, 4, 5, 6, 7].enumerated() {
                #expect(command.numbers[own + index] == number)
            }
            for index in 0..<3 { #expect(command.integers[first + index] == 1) }
            let options = try command.options
            #expect((options.animated, options.duration, options.maxScale) == (true, 0.7, 5))
            #expect(options.padding == Insets(left: 1, top: 2, right: 3, bottom: 4))
            // With a duration the speed has no effect.
            #expect((options.style.curve, options.style.rho, options.style.speed) == (.easeOut, 6, 0))
            for (index, bad) in [(0, Int64(2)), (1, 2), (1, -1), (2, 2), (0, 1 << 32), (1, 1 << 32)] {
                var other = command
                other.integers[first + index] = bad
                #expect(throws: StatusError.self) { try other.options }
            }
        }
    }

    @Test("A flight has rho sqrt 2 and speed 1.2 by default; other paths have rho 0.")
    func defaultsOfAFlight() throws {
        var given = tapzoom_options(animated: 1, duration: 0)
        given.path = 1
        var command = Command(.reset)
        try command.set(OptionWords(&given))
        let style = try command.options.style
        #expect((style.rho, style.speed) == (2.0.squareRoot(), 1.2))
        given.path = 0
        given.fly_rho = 2
        try command.set(OptionWords(&given))
        #expect(try command.options.style.rho == 0)
        #expect(try command.options.maxScale == .infinity)
    }

    /// After any other commands.
    @Test("A command is read back from its bytes to the last bit.")
    func commandsAreReadBack() {
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

    /// A later release may write longer settings.
    @Test("Longer settings are read if their unknown part is 0.")
    func longerSettingsAreAcceptedIfZero() {
        for (last, isGood) in [(UInt8(0), true), (1, false)] {
            var command = Command(.config)
            var settings = Settings(.maps).words()
            let size = Settings.wordCount * 8
            // The opcode, the counts and each zero take one byte. After the lead byte the settings begin with their
            // size.
            let first = 3 + 1 + 1
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

    /// Another release may write fewer or more arguments.
    @Test("Missing arguments are read as 0, and additional ones must be 0.")
    func otherCountsOfArgumentsAreRead() {
        var command = Command(.reset, integer: 1)
        var none = Settings.Words(repeating: 0)
        let written = write(&command, &none, Predictor())
        // Options that are 0 are omitted, except for animated and the duration.
        #expect(written.count == 4 && written[1] == 0x11)
        let (opcode, one) = (written[0], written[2])
        let nine = [UInt8](repeating: 0, count: 9)
        let cases: [([UInt8], Bool)] = [
            ([opcode, 0x11, one, 0], true), ([opcode, 0], true), ([opcode, 0x10, one], true),
            ([opcode, 0x1A, one, 0] + nine, true), ([opcode, 0x1A, one] + nine + [1], false),
            ([opcode, 0x49, one, 0, 0, one] + nine, true), ([opcode, 0x59, one, 0, 0, 0, 0] + nine, true),
            ([opcode, 0x59, one, 0, 0, 0, one] + nine, false),
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

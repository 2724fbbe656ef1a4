// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// A coder that holds its words in an array.
private struct Words: StateCoder {
    var words: [UInt64] = []
    var isReading = false
    var isGood = true

    mutating func code(_ word: inout UInt64) {
        if !isReading {
            words.append(word)
        } else if words.isEmpty {
            fail()
        } else {
            word = words.removeFirst()
        }
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

private enum Letter: Int32 { case a = 1, b }

/// One value of each type.
private struct Everything: Equatable {
    var real = 0.0
    var small: Int32 = 0
    var large: Int64 = 0
    var any = 0
    var byte: UInt8 = 0
    var flag = false
    var letter = Letter.a
    var vector = Vector.zero
    var end = 0.0

    mutating func code(_ coder: inout some StateCoder) {
        coder.code(&real)
        coder.code(&small)
        coder.code(&large)
        coder.code(&any)
        coder.code(&byte)
        coder.code(&flag)
        coder.code(&letter)
        coder.code(&vector)
        coder.code(possiblyInfinite: &end)
    }
}

@Suite struct StateCoderTests {
    @Test("A coder reads back the values that it has written, and fails when no word is left.")
    func writtenValuesAreReadBack() {
        let some = Everything(
            real: -1e-300, small: .min, large: .max, any: -5, byte: 255, flag: true, letter: .b,
            vector: Vector(0.1, -1e160),
            end: -.infinity)
        var written = some
        var words = Words()
        written.code(&words)
        #expect(written == some && words.isGood)
        #expect(words.words.count == 10)
        words.isReading = true
        var read = Everything()
        read.code(&words)
        #expect(read == some && words.isGood)
        #expect(words.words.isEmpty)
        read.code(&words)
        #expect(!words.isGood)
    }

    @Test("Integers near 0 are coded as small words, with the sign in the lowest bit.")
    func integersAreZigZagCoded() {
        var words = Words()
        for number in [0, -1, 1, -2, Int.max, Int.min] {
            var number = number
            words.code(&number)
        }
        #expect(words.words == [0, 1, 2, 3, .max - 1, .max])
    }

    @Test("A coder refuses a word that is outside the range of its type.")
    func valuesOutsideTheirTypeAreRefused() {
        func refuses(_ word: UInt64, _ code: (inout Words) -> Void) -> Bool {
            var words = Words(words: [word], isReading: true)
            code(&words)
            return !words.isGood
        }
        var (small, byte, flag, letter): (Int32, UInt8, Bool, Letter) = (7, 7, true, .b)
        #expect(refuses(1 << 33) { $0.code(&small) })
        #expect(refuses(512) { $0.code(&byte) })
        #expect(refuses(1) { $0.code(&byte) })
        #expect(refuses(4) { $0.code(&flag) })
        #expect(refuses(0) { $0.code(&letter) })
        #expect(refuses(6) { $0.code(&letter) })
        #expect(!refuses(4) { $0.code(&letter) })
        var (count, end) = (7, 7.0)
        #expect(refuses(1) { $0.code(&count, upTo: 20) })
        #expect(refuses(42) { $0.code(&count, upTo: 20) })
        #expect(refuses(Double.nan.bitPattern) { $0.code(possiblyInfinite: &end) })
        #expect(small == 7 && byte == 7 && letter == .b)
    }
}

// MARK: - States

private protocol Kept {
    mutating func serialize(with coder: inout some StateCoder)
}

extension TapRecognizer: Kept {}
extension QuickZoomRecognizer: Kept {}
extension PinchRecognizer: Kept {}
extension PanRecognizer: Kept {}
extension LongPressRecognizer: Kept {}
extension SwipeRecognizer: Kept {}
extension Animation: Kept {}
extension EventQueue: Kept {}

extension Kept {
    fileprivate var words: [UInt64] {
        var (copy, coder) = (self, Words())
        copy.serialize(with: &coder)
        return coder.words
    }

    /// Reads a state. Returns false if the state is refused or words are left over.
    fileprivate mutating func read(_ words: [UInt64]) -> Bool {
        var coder = Words(words: words, isReading: true)
        serialize(with: &coder)
        return coder.isGood && coder.words.isEmpty
    }
}

@Suite struct CodedStateTests {
    /// Plays scripts to a recognizer, and to a second one with a state that is written and read after each step. Both
    /// make the same gestures. Expects the scripts to reach `states` states.
    private func keeps<State: Kept & Drivable>(_ blank: State, states: Int, after landing: LandingKind = .fresh) {
        var seen = Set<UInt64>()
        trials(300) { random in
            var harness = Harness(blank) { $0.gestures = .all }
            var commits = harness
            (harness.landing, commits.landing) = (landing, landing)
            for step in random.script(length: 40) {
                _ = (harness.play([step]), commits.play([step]))
                let words = commits.subject.words
                seen.insert(words[0])
                commits.subject = blank
                try require(commits.subject.read(words), "the recognizer refuses the words that it has written")
                try require(commits.subject.words == words, "the state that was read is not the state that was written")
                try require(
                    commits.subject.deadline == harness.subject.deadline,
                    "the deadline that was read is not the one that was written")
            }
            try require(
                commits.log.gestures == harness.log.gestures, "the gestures differ after the state was written and read"
            )
        }
        #expect(seen == Set((0..<states).map { UInt64(2 * $0) }))
        for unknown in [1, UInt64(2 * states)] {
            var state = blank
            let isRead = state.read([unknown] + blank.words.dropFirst())
            #expect(!isRead)
        }
    }

    @Test("A recognizer continues after its state is written and read as it would have without.")
    func recognizersContinueFromTheirWords() {
        keeps(TapRecognizer(), states: 3)
        keeps(QuickZoomRecognizer(), states: 3, after: .afterTaps(1))
        keeps(PinchRecognizer(), states: 4)
        keeps(PanRecognizer(), states: 5)
        keeps(LongPressRecognizer(), states: 3)
        keeps(SwipeRecognizer(), states: 2)
    }

    @Test("An animation continues after its state is written and read as it would have without.")
    func animationsContinueFromTheirWords() {
        let constants = MotionConstants(decay: 2, stopSpeed: 4, frequency: 12, restDistance: 0.05)
        let here = Transform(scale: 0.4, rotation: 0.1, translation: Vector(3, 4))
        let there = Transform(scale: 2, rotation: 0, translation: Vector(-10, -20))
        let velocity = TransformVelocity(
            point: Vector(5, 6), translation: Vector(100, -50), logScale: 0.3, rotation: 0.2)
        let motions: [Animation] = [
            .idle(here), .finished(here),
            .zooming(
                ZoomAnimation(
                    from: here, velocity: velocity, to: there, anchor: Vector(7, 8), within: 0.1...3,
                    excess: Vector(1, 2),
                    at: 1, duration: 0.3)),
            .paused(here, goal: there, anchor: Vector(7, 8), rho: 1.5),
            .flinging(
                FlingAnimation(from: here, velocity: Vector(900, 700), within: .anywhere, constants: constants, at: 1),
                anchor: Vector(7, 8)),
            .springing(
                SnapBackSpring(
                    from: here, velocity: velocity, to: there, about: Vector(9, 9), constants: constants, at: 1,
                    size: 500)),
        ]
        for (number, motion) in motions.enumerated() {
            var animation = motion
            #expect(animation.words[0] == UInt64(2 * number))
            var read = Animation.idle(there)
            let isRead = read.read(animation.words)
            #expect(isRead && read.words == animation.words)
            for time in [0, 1.1, 1.25, 2, 9] {
                #expect(read.transform(at: time) == animation.transform(at: time))
                #expect(read.velocity(at: time) == animation.velocity(at: time))
            }
            #expect(read.end == animation.end)
        }
        for unknown: UInt64 in [1, 12] {
            var animation = motions[0]
            let isRead = animation.read([unknown] + motions[0].words.dropFirst())
            #expect(!isRead)
        }
    }

    /// The events begin at any place of the ring buffer.
    @Test("Waiting events are read back in order, and more events than the queue holds are refused.")
    func waitingEventsAreRestored() {
        var queue = EventQueue()
        for time in 0..<60 {
            queue.push(
                Event(kind: time % 3 == 0 ? .pan : .tap, phase: time % 3 == 0 ? .began : .discrete, time: Double(time)))
            if time % 2 == 0 { _ = queue.pop() }
        }
        var read = EventQueue()
        let isRead = read.read(queue.words)
        #expect(isRead && read.words == queue.words && read.count == queue.count)
        #expect(read.hasLost == queue.hasLost && read.isOpen(EventKind.pan.bit))
        while let event = queue.pop() {
            let same = read.pop()
            #expect(same == event)
        }
        #expect(read.count == 0)
        var tooMany = EventQueue()
        let isTooMuch = !tooMany.read([66] + queue.words.dropFirst())
        #expect(isTooMuch)
    }
}

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

    mutating func pass<Value: Plain>(_ value: inout Value) {
        withUnsafeMutableBytes(of: &value) { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 8) {
                var word = bytes.load(fromByteOffset: offset, as: UInt64.self)
                pass(&word)
                bytes.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
            }
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
    var end = 0.0

    mutating func pass(_ archive: inout some Archive) {
        archive.pass(&real)
        archive.pass(&small)
        archive.pass(&large)
        archive.pass(&any)
        archive.pass(&byte)
        archive.pass(&flag)
        archive.pass(&letter)
        archive.pass(&vector)
        archive.pass(endless: &end)
    }
}

@Suite struct ArchiveTests {
    @Test func whatIsWrittenIsRead() {
        let some = Everything(
            real: -1e-300, small: .min, large: .max, any: -5, byte: 255, flag: true, letter: .b,
            vector: Vector(0.1, -1e160),
            end: -.infinity)
        var written = some
        var words = Words()
        written.pass(&words)
        #expect(written == some && words.isGood)
        #expect(words.words.count == 10)
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
        var (count, end) = (7, 7.0)
        #expect(refuses(1) { $0.pass(&count, upTo: 20) })
        #expect(refuses(42) { $0.pass(&count, upTo: 20) })
        #expect(refuses(Double.nan.bitPattern) { $0.pass(endless: &end) })
        #expect(small == 7 && byte == 7 && letter == .b)
    }
}

// MARK: - States

private protocol Kept {
    mutating func pass(through archive: inout some Archive)
}

extension Tap: Kept {}
extension QuickZoom: Kept {}
extension Pinch: Kept {}
extension Drag: Kept {}
extension Press: Kept {}
extension Swipe: Kept {}
extension Motion: Kept {}
extension EventQueue: Kept {}

extension Kept {
    fileprivate var words: [UInt64] {
        var (copy, archive) = (self, Words())
        copy.pass(through: &archive)
        return archive.words
    }

    /// Becomes what was written; false when that is refused, or not all of it.
    fileprivate mutating func read(_ words: [UInt64]) -> Bool {
        var archive = Words(words: words, isReading: true)
        pass(through: &archive)
        return archive.isGood && archive.words.isEmpty
    }
}

@Suite struct ArchivedStateTests {
    /// In each of so many states a recognizer goes on as if it had not been written and read again.
    private func keeps<State: Kept & Watchable>(_ blank: State, states: Int, after landing: Landing = .first) {
        var seen = Set<UInt64>()
        trials(300) { random in
            var watch = Watch(blank) { $0.gestures = .all }
            var kept = watch
            (watch.landing, kept.landing) = (landing, landing)
            for step in random.hand(length: 40) {
                _ = (watch.play([step]), kept.play([step]))
                let words = kept.watched.words
                seen.insert(words[0])
                kept.watched = blank
                try require(kept.watched.read(words), "it is read")
                try require(kept.watched.words == words, "it is the same")
                try require(kept.watched.deadline == watch.watched.deadline, "it waits for the same")
            }
            try require(kept.notes.gestures == watch.notes.gestures, "it makes the same gestures")
        }
        #expect(seen == Set((0..<states).map { UInt64(2 * $0) }))
        for unknown in [1, UInt64(2 * states)] {
            var state = blank
            let isRead = state.read([unknown] + blank.words.dropFirst())
            #expect(!isRead)
        }
    }

    @Test func recognizersGoOn() {
        keeps(Tap(), states: 4)
        keeps(QuickZoom(), states: 4, after: .afterTaps(1))
        keeps(Pinch(), states: 4)
        keeps(Drag(), states: 6)
        keeps(Press(), states: 4)
        keeps(Swipe(), states: 3)
    }

    @Test func motionsGoOn() {
        let physics = Physics(decay: 2, stop: 4, frequency: 12, rest: 0.05)
        let here = Transform(scale: 0.4, rotation: 0.1, translation: Vector(3, 4))
        let there = Transform(scale: 2, rotation: 0, translation: Vector(-10, -20))
        let flow = Flow(point: Vector(5, 6), velocity: Vector(100, -50), growth: 0.3, spin: 0.2)
        let motions: [Motion] = [
            .rest(here), .arrived(here),
            .zooming(
                Zoom(
                    from: here, flow: flow, to: there, anchor: Vector(7, 8), within: 0.1...3, excess: Vector(1, 2),
                    at: 1, duration: 0.3)),
            .caught(here, goal: there, anchor: Vector(7, 8)),
            .flinging(
                Fling(from: here, velocity: Vector(900, 700), within: .anywhere, physics: physics, at: 1),
                anchor: Vector(7, 8)),
            .settling(
                Settle(from: here, flow: flow, to: there, about: Vector(9, 9), physics: physics, at: 1, size: 500)),
        ]
        for (number, motion) in motions.enumerated() {
            #expect(motion.words[0] == UInt64(2 * number))
            var read = Motion.rest(there)
            let isRead = read.read(motion.words)
            #expect(isRead && read.words == motion.words)
            for time in [0, 1.1, 1.25, 2, 9] {
                #expect(read.transform(at: time) == motion.transform(at: time))
                #expect(read.flow(at: time) == motion.flow(at: time))
            }
            #expect(read.end == motion.end)
        }
        for unknown: UInt64 in [1, 12] {
            var motion = motions[0]
            let isRead = motion.read([unknown] + motions[0].words.dropFirst())
            #expect(!isRead)
        }
    }

    /// Wherever they lie in the ring.
    @Test func eventsGoOnToWait() {
        var queue = EventQueue()
        for time in 0..<60 {
            queue.push(
                Event(kind: time % 3 == 0 ? .pan : .tap, phase: time % 3 == 0 ? .began : .once, time: Double(time)),
                wanted: .max)
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

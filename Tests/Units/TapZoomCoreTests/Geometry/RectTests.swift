// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct RectTests {
    @Test("A rectangle has its center, and an interval along each axis.")
    func centerAndIntervals() {
        let rect = Rect(center: Vector(5, 7), size: Vector(4, 2))
        #expect(rect.origin == Vector(3, 6))
        #expect(rect.center == Vector(5, 7))
        #expect(rect.x == Interval(start: 3, length: 4))
        #expect(rect.y == Interval(start: 6, length: 2))
    }

    /// The start of an interval of a length that would begin at `start`.
    private static func place(_ start: Double, length: Double, in frame: Interval, _ alignment: Double) -> Double {
        let starts =
            length > frame.length
            ? frame.starts(covering: length) : frame.starts(ofLength: length, alignment: alignment)
        return starts.clamp(start)
    }

    @Test(
        "An interval that is shorter than its frame is aligned in it.",
        arguments: [(0.0, 10.0), (0.25, 12.5), (0.5, 15.0), (1.0, 20.0)])
    func shorterIntervalsAreAligned(alignment: Double, start: Double) {
        let frame = Interval(start: 10, length: 30)
        #expect(Self.place(-100, length: 20, in: frame, alignment) == start)
        #expect(Self.place(100, length: 20, in: frame, alignment) == start)
    }

    @Test(
        "An interval that is longer than its frame is moved until it covers the frame.",
        arguments: [(-100.0, -10.0), (-10.0, -10.0), (0.0, 0.0), (10.0, 10.0), (100.0, 10.0)])
    func longerIntervalsCoverTheFrame(given: Double, start: Double) {
        let frame = Interval(start: 10, length: 30)
        #expect(Self.place(given, length: 50, in: frame, 0.5) == start)
    }

    @Test("A clamped interval leaves no gap that it can fill, and does not move if it leaves none.")
    func clampLeavesNoGapAndMovesNoFurther() {
        trials(2000) { random in
            let frame = Interval(start: random.between(-50, 50), length: random.magnitude(1, 1000))
            let span = Interval(start: random.between(-2000, 2000), length: random.magnitude(1, 2000))
            let start = Self.place(span.start, length: span.length, in: frame, random.between(0, 1))
            let (gapBefore, gapAfter) = (start - frame.start, frame.start + frame.length - start - span.length)
            if span.length <= frame.length {
                try require(gapBefore >= 0 && gapAfter >= -1e-9, "\(span) extends beyond \(frame)")
            } else {
                try require(gapBefore <= 0 && gapAfter <= 1e-9, "\(span) leaves a gap in \(frame)")
                let covers = span.start <= frame.start && span.start + span.length >= frame.start + frame.length
                try require(!covers || start == span.start, "\(span) moved although it covers \(frame)")
            }
        }
    }
}

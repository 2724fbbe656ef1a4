// SPDX-License-Identifier: MIT

/// An upright rectangle: its corner with the smallest coordinates, and a size that is not negative.
package struct Rect: Equatable {
    package var origin: Vector
    package var size: Vector

    package init(origin: Vector, size: Vector) {
        self.origin = origin
        self.size = size
    }

    package init(center: Vector, size: Vector) {
        self.init(origin: center - 0.5 * size, size: size)
    }

    package var center: Vector { origin + 0.5 * size }
    package var x: Interval { Interval(start: origin.x, length: size.x) }
    package var y: Interval { Interval(start: origin.y, length: size.y) }
}

extension Rect {
    /// The nearest point within the rectangle.
    func clamp(_ point: Vector) -> Vector {
        Vector(x.clamp(point.x), y.clamp(point.y))
    }

    /// The smallest upright rectangle around this one after a rotation about (0, 0).
    func bounds(turnedBy rotation: Rotation) -> Rect {
        let (s, c) = (abs(rotation.sine), abs(rotation.cosine))
        return Rect(
            center: center.turned(by: rotation), size: Vector(c * size.x + s * size.y, s * size.x + c * size.y))
    }
}

/// The extent of a rectangle along one axis.
package struct Interval: Equatable {
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// The nearest number within the interval.
    fileprivate func clamp(_ x: Double) -> Double {
        ClosedRange(uncheckedBounds: (start, start + length)).clamp(x)
    }
}

extension Interval {
    /// Whether content covers this interval and is longer than `least`, which is at least the interval's length. The
    /// content starts at `translation + offset`. The comparisons are those of `starts`; NaN gives false.
    func isCovered(
        from translation: Double, by other: Double, longerThan least: Double, offset: Double, strictly: Bool
    ) -> Bool {
        let lower = start + (length - other) - offset
        if strictly { return least < other && lower < translation && translation < start - offset }
        return least < other && lower <= translation && translation <= start - offset
    }

    /// The starts of longer content that covers this interval. The interval may have a negative length.
    package func starts(covering other: Double) -> ClosedRange<Double> {
        ClosedRange(uncheckedBounds: (start + (length - other), start))
    }

    /// The starts of shorter content that keeps at least the length `visible` in this interval.
    func starts(ofLength other: Double, visible: Double) -> ClosedRange<Double> {
        let (lower, upper) = (start + (visible - other), start + (length - visible))
        return lower <= upper ? ClosedRange(uncheckedBounds: (lower, upper)) : 0...0
    }

    /// The start of content that fits in this interval and is aligned in it: 0 at its start, 1 at its end.
    package func starts(ofLength other: Double, alignment: Double) -> ClosedRange<Double> {
        let space = length - other
        let place = start + alignment * (space.isReal ? space : 0)
        // A range with NaN as a bound would trap elsewhere.
        return place == place ? ClosedRange(uncheckedBounds: (place, place)) : 0...0
    }
}

/// The widths of the bars that cover the sides of a viewport.
package struct Insets: Equatable {
    package var left: Double
    package var top: Double
    package var right: Double
    package var bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package static var zero: Insets { Insets(left: 0, top: 0, right: 0, bottom: 0) }
}

extension Rect {
    /// The part of the rectangle that insets leave: see `Interval.init`.
    func inside(_ insets: Insets) -> Rect {
        let x = Interval(of: size.x, between: insets.left, and: insets.right)
        let y = Interval(of: size.y, between: insets.top, and: insets.bottom)
        return Rect(origin: origin + Vector(x.start, y.start), size: Vector(x.length, y.length))
    }
}

extension Interval {
    /// The part of a length that two insets leave: at least 1/64 of it, around the middle of the gap or overlap between
    /// them.
    fileprivate init(of length: Double, between inset: Double, and opposite: Double) {
        let (space, least) = (length - inset - opposite, length / 64)
        if space >= least {
            self.init(start: inset, length: space)
        } else {
            let start = inset + 0.5 * (space - least)
            self.init(start: (0...(length - least)).clamp(start), length: least)
        }
    }
}

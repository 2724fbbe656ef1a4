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
    @_transparent
    package var x: Interval { Interval(start: origin.x, length: size.x) }
    @_transparent
    package var y: Interval { Interval(start: origin.y, length: size.y) }
}

extension Rect {
    /// The nearest point within the rectangle.
    func clamp(_ point: Vector) -> Vector {
        Vector(x.clamp(point.x), y.clamp(point.y))
    }

    /// The smallest upright rectangle around this one after a rotation about (0, 0).
    @inline(__always)
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

    @_transparent
    package init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// The nearest number within the interval.
    @_transparent
    fileprivate func clamp(_ x: Double) -> Double {
        ClosedRange(uncheckedBounds: (start, start + length)).clamp(x)
    }
}

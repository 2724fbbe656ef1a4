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

/// The extent of a rectangle along one axis.
package struct Interval: Equatable {
    package var start: Double
    package var length: Double

    /// Where content of a length may start so that it leaves no needless gap in this span: shorter content is aligned
    /// in it (0 at its start, 1 at its end), longer content covers it.
    package func starts(ofLength other: Double, alignment: Double) -> ClosedRange<Double> {
        let space = length - other
        if space < 0 { return start + space...start }
        let place = start + alignment * (space.isFinite ? space : 0)
        // A range of what is no number would trap.
        return place.isNaN ? 0...0 : place...place
    }
}

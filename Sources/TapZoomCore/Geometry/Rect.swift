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
    package var x: Span { Span(start: origin.x, length: size.x) }
    package var y: Span { Span(start: origin.y, length: size.y) }
}

/// The extent of a rectangle along one axis.
package struct Span: Equatable {
    package var start: Double
    package var length: Double

    /// Where content of a length may start so that it leaves no needless gap in this span: shorter content is aligned
    /// in it (0 at its start, 1 at its end), longer content covers it.
    package func starts(ofLength other: Double, alignment: Double) -> ClosedRange<Double> {
        let room = length - other
        if room < 0 { return start + room...start }
        let place = start + alignment * (room.isFinite ? room : 0)
        // A range of what is no number would trap.
        return place.isNaN ? 0...0 : place...place
    }
}

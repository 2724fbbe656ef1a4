// SPDX-License-Identifier: MIT

/// The host's pager, which moves the surroundings of the content: beyond an edge in `RubberBands.edges` the fingers
/// move it in place of the content.
///
/// The fingers move one place: that of the content plus the offset of the pager, which is the place that the user sees.
/// A displaced pager takes the whole drag along its axis until it is home. Then the content takes it, up to such an
/// edge.
struct Pager {
    /// One axis, of upright content.
    struct Axis {
        /// The displacement of the pager from home in view units.
        var offset = 0.0
        /// The distance from the content to the edge at which the pager is displaced, kept until the pager is home. If
        /// the content is astray, its distance beyond its bounds. Otherwise 0.
        var gap = 0.0
        /// Whether the content is beyond its bounds. The pager then takes over only at that place.
        var isAstray = false
    }

    private var x = Axis()
    private var y = Axis()
    /// 0 if the pager is home and the content is not astray. It is one word, because every frame reads it.
    private(set) var bits: UInt64 = 0
    /// The travel of the fingers that has moved the pager. It restarts at 0 at a new drag, once the host has polled all
    /// of it.
    private(set) var travel = Vector.zero
    /// Whether the fingers move the content alone, because no pan runs or the content is turned.
    private var isFrozen = false

    var offset: Vector { Vector(x.offset, y.offset) }

    /// The edges beyond which the fingers move the pager.
    var edges: LimitSet { isFrozen ? [] : .pulled(by: offset) }

    /// The axes along which the fingers move the pager.
    var axes: AxisSet { isFrozen ? [] : AxisSet(x: x.offset != 0, y: y.offset != 0) }

    /// Sets the travel by which a PAN has moved the pager, and the edges beyond which the pager is.
    func report(in event: inout Event) { (event.travel, event.limits) = (travel, edges) }

    /// Divides the place to which fingers move upright content into the place of the content and the offset of the
    /// pager.
    func split(_ place: Vector, in bounds: PanBounds, _ edges: LimitSet) -> (content: Vector, offset: Vector) {
        if isFrozen { return (place - offset, offset) }
        let alongX = x.split(place.x, in: bounds.x, edges)
        // TOP and BOTTOM are LEFT and RIGHT shifted by one bit.
        let alongY = y.split(place.y, in: bounds.y, LimitSet(rawValue: edges.rawValue >> 1))
        return (Vector(alongX.content, alongY.content), Vector(alongX.offset, alongY.offset))
    }

    /// Moves upright content and the pager together to a place. Returns the place of the content.
    mutating func move(_ place: Vector, in bounds: PanBounds, _ edges: LimitSet) -> Vector {
        let (content, new) = split(place, in: bounds, edges)
        if !new.isWithin(Self.limit) { return content }
        travel = travel + (new - offset)
        x.move(to: content.x, new.x, in: bounds.x, bounds.maxOverscroll.x)
        y.move(to: content.y, new.y, in: bounds.y, bounds.maxOverscroll.y)
        noteBits()
        return content
    }

    private mutating func noteBits() {
        bits = x.offset.bitPattern | y.offset.bitPattern | x.gap.bitPattern | y.gap.bitPattern
    }

    /// Sets whether the fingers move the content alone.
    mutating func setFrozen(_ isFrozen: Bool) { self.isFrozen = isFrozen }

    /// Sets the place of the content, at which it stays while the pager is displaced.
    mutating func pin(_ place: Vector, in bounds: PanBounds) {
        x.pin(place.x, in: bounds.x, bounds.maxOverscroll.x)
        y.pin(place.y, in: bounds.y, bounds.maxOverscroll.y)
        noteBits()
    }

    mutating func moveByHost(to offset: Vector) {
        if offset.isWithin(Self.limit) { (x.offset, y.offset) = (offset.x, offset.y) }
        noteBits()
    }

    /// The offset that the host asks for. Its value includes only the travel that it has polled.
    func offset(movedTo asked: Vector, unreported: Vector) -> Vector {
        Vector(
            x.offset.moved(to: asked.x, unreported: unreported.x),
            y.offset.moved(to: asked.y, unreported: unreported.y))
    }

    /// The range of offsets and places. The numbers of a loaded state may exceed it.
    fileprivate static var limit: Double { 1e40 }

    /// Resets the travel, because the host has polled all of it.
    mutating func forgetTravel() { travel = .zero }
}

extension Double {
    /// The new offset of a pager: that of the host plus the travel that it has not polled. A difference within the
    /// rounding error of the host's sum changes nothing.
    fileprivate func moved(to offset: Double, unreported: Double) -> Double {
        let (new, rounding) = (offset + unreported, 1e-9)
        if offset == 0, abs(new) <= rounding { return 0 }
        return abs(new - self) <= rounding * (1 + abs(new)) ? self : new
    }
}

extension Pager.Axis {
    /// Divides a coordinate. `edges` has LEFT for the upper and RIGHT for the lower end of the range.
    fileprivate func split(
        _ place: Double, in range: ClosedRange<Double>, _ edges: LimitSet
    ) -> (content: Double, offset: Double) {
        var (least, most) = (range.lowerBound, range.upperBound)
        if isAstray { (least, most) = (least + gap.negativePart, most + max(0, gap)) }
        if offset != 0 {
            let inside = range.clamp(edge(of: range) - gap)
            let stay = !isAstray ? inside : gap > 0 ? most : least
            if offset > 0 { most = stay } else { least = stay }
        }
        if place > most, offset > 0 || edges.contains(.left) { return (most, place - most) }
        if place < least, offset < 0 || edges.contains(.right) { return (least, place - least) }
        return (place, 0)
    }

    /// Sets the place of the content and the offset of the pager.
    fileprivate mutating func move(
        to place: Double, _ offset: Double, in range: ClosedRange<Double>, _ length: Double
    ) {
        let stays = self.offset * offset > 0
        self.offset = offset
        if !stays { pin(place, in: range, length) }
    }

    fileprivate mutating func pin(_ place: Double, in range: ClosedRange<Double>, _ length: Double) {
        guard abs(place) <= Pager.limit else { return }
        let excess = place - range.clamp(place)
        isAstray = abs(excess) > 1e-9 * length
        gap = isAstray ? excess : offset == 0 ? 0 : edge(of: range) - place
    }

    /// The edge at which the pager is displaced; 0 for content without bounds.
    private func edge(of range: ClosedRange<Double>) -> Double {
        let edge = offset > 0 ? range.upperBound : range.lowerBound
        return abs(edge) < 1e36 ? edge : 0
    }
}

extension Pager {
    /// The numbers of a snapshot.
    private struct Numbers: BitCodable {
        var offset: Vector
        var gap: Vector
        var travel: Vector

        static var limit: Double { 1e60 }
    }

    /// Whether the pager has an effect on events.
    var isUsed: Bool { bits | travel.x.bitPattern | travel.y.bitPattern != 0 }

    /// Codes the flags, and the numbers if the pager is in use.
    mutating func serialize(with coder: inout some StateCoder) {
        var flags: UInt64 = (isFrozen ? 1 : 0) | (x.isAstray ? 2 : 0) | (y.isAstray ? 4 : 0)
        var numbers = Numbers(offset: offset, gap: Vector(x.gap, y.gap), travel: travel)
        if isUsed { flags |= 8 }
        coder.code(&flags)
        if flags & 8 != 0 { coder.code(&numbers) }
        if !coder.isReading { return }
        if flags > 15 { coder.fail() }
        (isFrozen, travel) = (flags & 1 != 0, numbers.travel)
        x = Axis(offset: numbers.offset.x, gap: numbers.gap.x, isAstray: flags & 2 != 0)
        y = Axis(offset: numbers.offset.y, gap: numbers.gap.y, isAstray: flags & 4 != 0)
        noteBits()
    }
}

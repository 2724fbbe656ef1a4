// SPDX-License-Identifier: MIT

/// The allowed places of the content at a scale and a rotation: the ranges of the transform's translation along the
/// content's own axes.
struct PanBounds: Equatable {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    /// The largest overscroll along the same axes.
    var maxOverscroll: Vector

    init(x: ClosedRange<Double>, y: ClosedRange<Double>, maxOverscroll: Vector) {
        self.x = x
        self.y = y
        self.maxOverscroll = maxOverscroll
    }

    /// The bounds of a layout without bounds. They keep every transform that the host reads valid as an argument.
    static var anywhere: PanBounds {
        PanBounds(x: -1e36...1e36, y: -1e36...1e36, maxOverscroll: .zero)
    }

    func clamp(_ place: Vector) -> Vector { Vector(x.clamp(place.x), y.clamp(place.y)) }

    func contains(_ place: Vector) -> Bool { x.contains(place.x) && y.contains(place.y) }

    var hasRoomAlongX: Bool { x.hasRoom(in: maxOverscroll.x) }
    var hasRoomAlongY: Bool { y.hasRoom(in: maxOverscroll.y) }

    /// The ends of the ranges within `slack` of a place, named as edges of upright content: LEFT is the end at the
    /// largest x.
    func ends(at place: Vector, within slack: Vector) -> LimitSet {
        LimitSet(
            left: place.x >= x.upperBound - slack.x, top: place.y >= y.upperBound - slack.y,
            right: place.x <= x.lowerBound + slack.x, bottom: place.y <= y.lowerBound + slack.y)
    }

    /// The same for axes along which the content can move.
    func endsWithRoom(at place: Vector, within slack: Double) -> LimitSet {
        // No end is within a slack of minus infinity.
        ends(at: place, within: Vector(hasRoomAlongX ? slack : -.infinity, hasRoomAlongY ? slack : -.infinity))
    }

    /// The axes along which the content can scroll.
    var scrollableAxes: AxisSet {
        AxisSet(x: hasRoomAlongX, y: hasRoomAlongY)
    }
}

extension Viewport {
    /// The bounds of content at a transform. They lie along the content's axes, so that the safe area shows only
    /// content. With bounds along the view's axes, the corners of turned content would leave gaps.
    func panBounds(of transform: Transform) -> PanBounds {
        switch layout.bounds {
        case .none: .anywhere
        case .content, .inside:
            transform.rotation == 0
                ? panBounds(transform.scale, of: safeArea, coveredArea, layout.alignment)
                : rotatedPanBounds(transform.scale, Rotation(-transform.rotation))
        }
    }

    /// The bounds of turned content. `rotation` turns the content's axes to those of the view.
    func rotatedPanBounds(_ scale: Double, _ rotation: Rotation) -> PanBounds {
        if case .none = layout.bounds { return .anywhere }
        let area = rotation.isNone ? safeArea : safeArea.bounds(turnedBy: rotation)
        // Content that covers the area has no alignment.
        let covers = area.size.x < scale * content.size.x && area.size.y < scale * content.size.y
        return panBounds(scale, of: area, coveredPart(of: area), covers ? .zero : alignment(turnedBy: rotation))
    }

    /// Whether upright content certainly is within its bounds. Returns false for content that is smaller than the safe
    /// area, without computing its bounds. With `strictly`, content at an edge does not count.
    func covers(_ transform: Transform, strictly: Bool = false) -> Bool {
        if case .none = layout.bounds { return PanBounds.anywhere.contains(transform.translation) }
        return coveredArea.x.isCovered(
            from: transform.translation.x, by: transform.scale * content.size.x, longerThan: safeArea.size.x,
            offset: transform.scale * content.origin.x, strictly: strictly)
            && coveredArea.y.isCovered(
                from: transform.translation.y, by: transform.scale * content.size.y, longerThan: safeArea.size.y,
                offset: transform.scale * content.origin.y, strictly: strictly)
    }

    /// The bounds of upright content at a scale.
    func uprightPanBounds(_ scale: Double) -> PanBounds {
        layout.bounds == .none ? .anywhere : panBounds(scale, of: safeArea, coveredArea, layout.alignment)
    }

    /// The bounds of content in an area; `covered` is the part of the area that longer content covers.
    func panBounds(_ scale: Double, of area: Rect, _ covered: Rect, _ alignment: Vector) -> PanBounds {
        PanBounds(
            x: starts(ofLength: scale * content.size.x, in: area.x, covered.x, alignment.x).moved(
                by: scale * content.origin.x),
            y: starts(ofLength: scale * content.size.y, in: area.y, covered.y, alignment.y).moved(
                by: scale * content.origin.y),
            maxOverscroll: area.size)
    }

    /// The allowed starts of content with a length. The range changes continuously with the length.
    private func starts(ofLength length: Double, in area: Interval, _ covered: Interval, _ alignment: Double)
        -> ClosedRange<Double>
    {
        if area.length < length { return covered.starts(covering: length) }
        if alignsSmaller { return area.starts(ofLength: length, alignment: alignment) }
        return area.starts(ofLength: length, visible: layout.leastVisible(of: length))
    }

    /// The part of an area that content always covers if it is longer than the area along both axes.
    func coveredPart(of area: Rect) -> Rect {
        if layout.showsMost { return area }
        let gap = Vector(
            area.size.x - layout.leastVisible(of: area.size.x), area.size.y - layout.leastVisible(of: area.size.y))
        return Rect(origin: area.origin + gap, size: area.size - 2 * gap)
    }

    /// The layout's alignment, turned to the content's own axes.
    private func alignment(turnedBy rotation: Rotation) -> Vector {
        if rotation.isNone { return layout.alignment }
        let half = Vector(0.5, 0.5)
        let turned = (layout.alignment - half).turned(by: rotation) + half
        return Vector((0...1).clamp(turned.x), (0...1).clamp(turned.y))
    }
}

extension Viewport {
    /// The content points that may be at the center of the safe area, at the scale and rotation of a transform. The
    /// bounds lie along the content's axes, so these points form an upright rectangle of content. Without bounds it has
    /// every coordinate that a command accepts.
    package func panRange(at transform: Transform) -> Rect {
        if case .none = layout.bounds { return Rect(center: .zero, size: Vector(2e12, 2e12)) }
        let (bounds, center) = (panBounds(of: transform), safeArea.center.turned(by: -transform.rotation))
        let farthest = Vector(bounds.x.upperBound, bounds.y.upperBound)
        let size = farthest - Vector(bounds.x.lowerBound, bounds.y.lowerBound)
        return Rect(origin: (center - farthest) / transform.scale, size: size / transform.scale)
    }

    /// How far a transform is beyond the allowed place `inside`, along the content's axes. Turned content at a bound
    /// misses it by the rounding errors of its coordinates, which may be 1e-3 units in content of 1e12. They are not an
    /// overscroll, which a change of sizes would enlarge with the view.
    func overscroll(of transform: Transform, beyond inside: Transform) -> Vector {
        let (excess, error) = (transform.place - inside.place, roundingError(at: transform))
        return Vector(abs(excess.x) <= error ? 0 : excess.x, abs(excess.y) <= error ? 0 : excess.y)
    }

    /// 8 units in the last place of the largest coordinate at a transform. A turn of a place to the content's axes or
    /// back has an error of at most 3 of them: two products with a sine or cosine that is off by one, and a sum.
    private func roundingError(at transform: Transform) -> Double {
        let end = content.origin + content.size
        let (x, y) = (max(abs(content.origin.x), abs(end.x)), max(abs(content.origin.y), abs(end.y)))
        let farthest = max(transform.translation.length, transform.scale * max(x, y))
        return 8 * .ulpOfOne * max(farthest, size.length)
    }
}

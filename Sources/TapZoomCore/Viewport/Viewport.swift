// SPDX-License-Identifier: MIT

/// The sizes of the content and of the viewport, and the limits of the transform between them. It holds no transform.
///
/// A transform combines the fitted view, which follows from the sizes, with the user's changes. These are the zoom
/// relative to the fitted view and the content point at the center. `SavedView` keeps these changes when the sizes
/// change.
package struct Viewport: Equatable {
    /// The viewport without its insets.
    package private(set) var safeArea: Rect
    /// The part of the safe area that longer content always covers: the safe area without the gaps that the layout
    /// allows. Its size is negative if the gaps may exceed half of the safe area.
    private(set) var coveredArea: Rect
    /// Whether smaller content is aligned in the safe area; otherwise it moves freely.
    private(set) var alignsSmaller: Bool
    /// The allowed scales. If the sizes make the minimum exceed the maximum, the minimum wins.
    package private(set) var scales: ClosedRange<Double>
    /// The scale of the fitted view.
    package private(set) var fittedScale: Double
    package var size: Vector { didSet { measure() } }
    package var content: Rect { didSet { measure() } }
    package var insets: Insets { didSet { measure() } }
    package var layout: Layout { didSet { measure() } }

    package init(size: Vector, content: Rect, insets: Insets = .zero, layout: Layout) {
        self.size = size
        self.content = content
        self.insets = insets
        self.layout = layout
        safeArea = Rect(origin: .zero, size: size)
        coveredArea = safeArea
        alignsSmaller = true
        scales = 1...1
        fittedScale = 1
        measure()
    }

    /// Computes the properties that follow from the sizes, because every frame reads them.
    private mutating func measure() {
        safeArea = Rect(origin: .zero, size: size).inside(insets)
        coveredArea = coveredPart(of: safeArea)
        alignsSmaller = layout.showsMost && layout.bounds != .inside
        let least = scale(of: layout.minScale)
        scales = least...max(least, scale(of: layout.maxScale))
        fittedScale = scales.clamp(scale(of: layout.fit))
    }

    /// Compares the properties from which the others follow.
    package static func == (a: Viewport, b: Viewport) -> Bool {
        a.hasSizes(b.size, b.content, b.insets) && a.layout == b.layout
    }

    package func hasSizes(_ size: Vector, _ content: Rect, _ insets: Insets) -> Bool {
        size == self.size && content == self.content && insets == self.insets
    }

    /// The scale of a level at these sizes.
    package func scale(of level: ScaleLevel) -> Double {
        max(level.factor * scale(of: level.fit), level.otherFactor * scale(of: level.otherFit))
    }

    private func scale(of fit: Fit) -> Double {
        let space = safeArea.size
        let (x, y) = (space.x / content.size.x, space.y / content.size.y)
        return switch fit {
        case .none: 1
        case .contain: min(x, y)
        case .cover: max(x, y)
        case .width: x
        case .height: y
        case .oneToOne: 1 / layout.pixelsPerUnit
        case .scaleDown: min(min(x, y), 1 / layout.pixelsPerUnit)
        }
    }

    /// The transform with which the view first shows the content. Scales are relative to it.
    package var fittedView: Transform {
        let scale = fittedScale
        let space = safeArea.size - scale * content.size
        let offset = Vector(layout.alignment.x * space.x, layout.alignment.y * space.y)
        return Transform(scale: scale, rotation: 0, translation: safeArea.origin + offset - scale * content.origin)
    }

    /// Whether content at this transform can scroll along an axis.
    package func canPan(_ transform: Transform) -> Bool {
        !panBounds(of: transform).scrollableAxes.isEmpty
    }

    /// The axes of the content along which a drag does not move it at this transform: it can neither scroll nor bounce.
    func fixedAxes(at transform: Transform) -> AxisSet {
        let bouncing = AxisSet(x: layout.alwaysBounceX, y: layout.alwaysBounceY)
        return AxisSet.all.subtracting(panBounds(of: transform).scrollableAxes.union(bouncing))
    }

    /// The nearest allowed transform: clamps the scale about a point of the view, by default the center of the safe
    /// area, and then the place.
    package func constrain(_ transform: Transform, about point: Vector? = nil) -> Transform {
        constrainPlace(constrainScale(transform, about: point ?? safeArea.center))
    }

    func constrainScale(_ transform: Transform, about point: Vector) -> Transform {
        let scale = scales.clamp(transform.scale)
        return scale == transform.scale ? transform : transform.with(scale: scale, about: point)
    }

    func constrainPlace(_ transform: Transform) -> Transform {
        let place = transform.place
        if !place.isFinite { return fittedView }
        let allowed = panBounds(of: transform).clamp(place)
        let result = allowed == place ? transform : transform.with(place: allowed)
        return result.isFinite ? result : fittedView
    }

    /// Whether two transforms agree up to rounding errors: on two corners of the safe area, on the rotation and on the
    /// scale, whose errors do not grow with the coordinates.
    ///
    /// `farthest`: the distance of the farthest place from which one of them was computed.
    package func isSame(_ a: Transform, _ b: Transform, farthest: Double = 0) -> Bool {
        if a == b { return true }
        // Larger coordinates have larger rounding errors: together 8 ulps of the largest coordinate, which is at least
        // the length over sqrt(2).
        let rounding = 6e-16 * (a.translation.length + a.scale / b.scale * b.translation.length + farthest)
        let tolerance = 1e-9 * safeArea.size.length + rounding
        let (first, second) = (safeArea.origin, safeArea.origin + safeArea.size)
        return abs(a.rotation - b.rotation) <= 1e-9 && abs(a.scale - b.scale) <= 1e-9 * b.scale
            && a.apply(b.applyInverse(first)).distance(to: first) <= tolerance
            && a.apply(b.applyInverse(second)).distance(to: second) <= tolerance
    }

    /// The allowed transform that puts the content point `source` at `point`, or as near to it as the limits allow.
    package func place(_ source: Vector, at point: Vector, scale: Double, rotation: Double) -> Transform {
        constrain(Transform(scale: snap(scales.clamp(scale)), rotation: rotation, taking: source, to: point))
    }

    /// The fitted scale exactly, if `scale` equals it up to rounding errors, so that zooming in and out again returns
    /// to it.
    func snap(_ scale: Double) -> Double {
        let fitted = fittedScale
        return abs(scale - fitted) <= 1e-9 * fitted ? fitted : scale
    }
}

extension Viewport {
    /// Whether `constrainPlace` certainly leaves a transform unchanged: a fast test for each frame of a zoom animation.
    /// An allowed transform is finite. Rotated content, and content that is shorter than the safe area, gives false, so
    /// that the caller calls `constrainPlace`.
    func allows(_ transform: Transform) -> Bool {
        if layout.bounds == .none {
            // Along the content's axes the place is at most sqrt(2) times as far from 0.
            guard abs(transform.translation.x) < 1e35, abs(transform.translation.y) < 1e35 else { return false }
            return transform.isShowable
        }
        // The bounds of a larger scale may overflow.
        guard transform.rotation == 0, transform.scale < 1e100 else { return false }
        return covers(transform)
    }
}

// SPDX-License-Identifier: MIT

/// A change from one viewport to another. It maps every transform to one that shows the same part of the content.
///
/// All maps are continuous in the new sizes: a small change moves the content little.
struct ViewportChange {
    /// The kind of change. It determines which properties the map keeps.
    enum Kind {
        /// The size or insets of the viewport changed, or another picture of the same content replaced it. A new size
        /// keeps the zoom relative to the fitted view, and the content point at the center of the safe area. New insets
        /// keep the transform, but content at the fitted scale takes the new fitted scale. The fitted view stays the
        /// fitted view.
        case sizes
        /// The content rectangle changed within the same coordinates: the transform stays.
        case extent
        /// The layout changed: the transform stays, and the fitted view stays the fitted view.
        case layout
    }

    private let old: Viewport
    let new: Viewport
    private let kind: Kind
    /// A change of sizes moves the content point at `source` to `destination`. Every change clamps the scale about
    /// `destination`.
    private let source: Vector
    private let destination: Vector
    /// The factor of the scale, and the part of it that another picture of the content adds.
    private let ratio: Double
    private let pictureRatio: Double
    /// The fitted scale of the old content in the new viewport.
    private let fittedScale: Double

    /// - Parameter insets: The insets under which the sizes are compared; by default those of `old`. A change and its
    ///   reverse must use the same insets to cancel each other.
    init(from old: Viewport, to new: Viewport, _ kind: Kind, under insets: Insets? = nil) {
        self.old = old
        self.new = new
        self.kind = kind
        if kind == .sizes {
            let insets = insets ?? old.insets
            let (start, end) = (old.fit(under: insets), new.fit(under: insets))
            (source, destination) = (start.center, end.center)
            // First the size changes, then the content. Another picture shows the same part, whatever the fitted scale.
            var resized = new
            if old.content != new.content { resized.content = old.content }
            pictureRatio =
                old.content == new.content
                ? 1 : new.pictureScale(under: insets) / resized.pictureScale(under: insets)
            fittedScale = resized.fittedScale
            ratio = resized.fit(under: insets).scale / start.scale * pictureRatio
        } else {
            (pictureRatio, fittedScale) = (1, new.fittedScale)
            (source, destination, ratio) = (old.safeArea.center, new.safeArea.center, 1)
        }
    }

    /// Creates a change of the layout alone.
    init(of viewport: Viewport, to layout: Layout) {
        let new = Viewport(
            size: viewport.size, content: viewport.content, insets: viewport.insets, layout: layout)
        self.init(from: viewport, to: new, .layout)
    }

    /// Maps an allowed transform to an allowed one.
    private func mapInside(_ transform: Transform) -> Transform {
        isFitted(transform) ? new.fittedView : new.constrain(remapUnlimited(transform), about: destination)
    }

    /// Whether the change maps a transform to the new fitted view.
    private func isFitted(_ transform: Transform) -> Bool {
        switch kind {
        case .sizes, .layout: old.isSame(transform, old.fittedView)
        case .extent: false
        }
    }

    /// Maps any transform. Content that is out of bounds stays out of bounds.
    func map(_ transform: Transform) -> Transform {
        let inside = old.constrain(transform, about: source)
        let mapped = mapInside(inside)
        return inside == transform ? mapped : keepExcess(of: transform, over: inside, at: mapped)
    }

    /// Maps a transform without the limits.
    private func remapUnlimited(_ transform: Transform) -> Transform {
        guard kind == .sizes else { return transform }
        let isFitted = abs(transform.scale - old.fittedScale) <= 1e-9 * old.fittedScale
        let scaled = isFitted ? fittedScale * pictureRatio : transform.scale * ratio
        let scale = pictureRatio == 1 ? scaled : new.snap(scaled)
        if scale == transform.scale, old.size == new.size, old.content == new.content { return transform }
        return Transform(
            scale: scale, rotation: transform.rotation, taking: mapContent(transform.applyInverse(source)),
            to: destination)
    }

    /// Maps a content point to the same part of the new content.
    func mapContent(_ point: Vector) -> Vector {
        if kind != .sizes || old.content == new.content { return point }
        return new.content.origin + (point - old.content.origin).scaled(by: contentScaleFactor)
    }

    /// Maps a velocity to the new viewport, about the center of its safe area.
    func map(_ velocity: TransformVelocity, rotation: Double) -> TransformVelocity {
        let own = velocity.about(old.safeArea.center)
        return TransformVelocity(
            point: new.safeArea.center,
            translation: own.translation.rotated(by: -rotation).scaled(by: scaleFactor(ratio)).rotated(by: rotation),
            logScale: own.logScale, rotation: own.rotation)
    }

    /// The factor of lengths in the view along each of the content's axes, when its scale grows by `ratio`.
    private func scaleFactor(_ ratio: Double) -> Vector {
        kind == .sizes ? ratio * contentScaleFactor : Vector(ratio, ratio)
    }

    private var contentScaleFactor: Vector {
        Vector(new.content.size.x / old.content.size.x, new.content.size.y / old.content.size.y)
    }
}

// MARK: - Out of bounds

extension ViewportChange {
    /// Maps an overscroll to the same proportion of the new limit. An animation that is beyond the limit stays beyond
    /// it by the same distance.
    private static func remapOverscroll(_ overscroll: Double, _ limit: Double, _ newLimit: Double) -> Double {
        let size = abs(overscroll)
        if size > limit { return Double(signOf: overscroll, magnitudeOf: size - limit + newLimit) }
        return limit > 0 ? overscroll * (newLimit / limit) : 0
    }

    /// Moves `mapped` beyond the new limits as far as `displayed` is beyond `inside`. The scale differs by the same
    /// factor, the place by the same proportion of the largest overscroll.
    private func keepExcess(of displayed: Transform, over inside: Transform, at mapped: Transform) -> Transform {
        let placed = old.constrainPlace(displayed)
        var result = mapped
        if displayed.scale != inside.scale {
            // The range has the ratios of all scales that a view can show: an animation of settings may begin at any
            // distance from its limits. A loaded state may hold more.
            let scale = mapped.scale * (1e-60...1e60).clamp(displayed.scale / inside.scale)
            if isFitted(inside) {
                let scaled = inside.with(scale: displayed.scale, about: source)
                let drift = (placed.place - scaled.place).scaled(by: scaleFactor(mapped.scale / inside.scale))
                result = mapped.with(scale: scale, about: destination)
                result = result.with(place: result.place + drift)
            } else {
                result = Transform(
                    scale: scale, rotation: displayed.rotation, taking: mapContent(placed.applyInverse(source)),
                    to: destination)
            }
            result = new.constrainPlace(result)
        }
        let overscroll = old.overscroll(of: displayed, beyond: placed)
        if overscroll != .zero {
            let (limit, newLimit) = (old.panBounds(of: placed).maxOverscroll, new.panBounds(of: result).maxOverscroll)
            let remapped = Vector(
                Self.remapOverscroll(overscroll.x, limit.x, newLimit.x),
                Self.remapOverscroll(overscroll.y, limit.y, newLimit.y))
            result = result.with(place: result.place + remapped)
        }
        return result.isShowable ? result : mapped
    }
}

extension Viewport {
    /// The scale that another picture of the same content has relative to this one, to show the same part: the fitted
    /// scale without limits, which depends on the size of the content whatever the fit.
    fileprivate func pictureScale(under insets: Insets) -> Double {
        var other = self
        other.insets = insets
        return switch layout.fit {
        case .contain, .cover, .width, .height: other.scale(of: ScaleLevel(layout.fit, times: 1))
        case .none, .oneToOne, .scaleDown: other.scale(of: ScaleLevel(.contain, times: 1))
        }
    }

    /// The center of the safe area and the fitted scale under other insets.
    fileprivate func fit(under insets: Insets) -> (center: Vector, scale: Double) {
        if insets == self.insets { return (safeArea.center, fittedScale) }
        let other = Viewport(size: size, content: content, insets: insets, layout: layout)
        return (other.safeArea.center, other.fittedScale)
    }
}

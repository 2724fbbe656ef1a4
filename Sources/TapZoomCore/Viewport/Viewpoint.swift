// SPDX-License-Identifier: MIT

/// The part of a transform that is independent of the sizes: the zoom relative to the fitted view, and the content
/// point at the center of the safe area, as a fraction of the content. The bounds may force another view; once they
/// allow this one again, a resize restores it.
struct Viewpoint {
    var zoom: Double
    var middle: Vector
    /// The transform that last showed this viewpoint. When the view goes to another transform, the viewpoint is void.
    var displayed: Transform

    init(of transform: Transform, in viewport: Viewport) {
        let point = transform.applyInverse(viewport.safeArea.center)
        zoom = transform.scale / viewport.fittedScale
        let offset = point - viewport.content.origin
        middle = Vector(offset.x / viewport.content.size.x, offset.y / viewport.content.size.y)
        displayed = transform
    }

    func transform(in viewport: Viewport) -> Transform {
        viewport.place(
            viewport.content.origin + middle.scaled(by: viewport.content.size), at: viewport.safeArea.center,
            scale: zoom * viewport.fittedScale, rotation: displayed.rotation)
    }
}

extension Viewport {
    /// The transform that shows the same part of the content at these sizes as `transform` does at those of `old`.
    @_addressableSelf
    @inline(never)
    func remap(_ transform: Transform, from old: Viewport) -> Transform {
        old.isSame(transform, old.fittedView) ? fittedView : Viewpoint(of: transform, in: old).transform(in: self)
    }

    /// A transform that is as far out of bounds as `displayed` is from `inside`.
    @_addressableSelf
    @inline(never)
    func keepExcess(of transform: Transform, as displayed: Transform, from inside: Transform, in old: Viewport)
        -> Transform
    {
        if displayed == inside { return transform }
        let excess = displayed.translation - inside.with(scale: displayed.scale, about: old.safeArea.center).translation
        // No rubber band gives more than these ranges; a loaded state may hold more.
        let stretch = (0.005...200).clamp(displayed.scale / inside.scale)
        var stretched = transform.with(scale: transform.scale * stretch, about: safeArea.center)
        if excess.isWithin(1e38) { stretched.translation = stretched.translation + excess }
        return stretched
    }
}

extension Viewpoint: BitCodable {}

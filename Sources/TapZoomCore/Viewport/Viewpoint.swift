// SPDX-License-Identifier: MIT

/// What the user looks at, apart from the sizes: the zoom relative to the fitted view, and what stands in the middle,
/// as a part of the content. The bounds may show something else; when they give way again, this is what comes back.
struct Viewpoint {
    var zoom: Double
    var middle: Vector
    /// The transform that it was last shown with. Once the view goes to another, it looks at something else.
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
    /// The transform that shows at these sizes what `transform` shows at those of `old`.
    @_addressableSelf
    @inline(never)
    func remap(_ transform: Transform, from old: Viewport) -> Transform {
        old.isSame(transform, old.fittedView) ? fittedView : Viewpoint(of: transform, in: old).transform(in: self)
    }

    /// A transform that is as far out of bounds as `displayed` was from `inside`.
    @_addressableSelf
    @inline(never)
    func keepExcess(of transform: Transform, as displayed: Transform, from inside: Transform, in old: Viewport)
        -> Transform
    {
        if displayed == inside { return transform }
        let excess = displayed.translation - inside.with(scale: displayed.scale, about: old.safeArea.center).translation
        var stretched = transform.with(
            scale: transform.scale * (displayed.scale / inside.scale), about: safeArea.center)
        stretched.translation = stretched.translation + excess
        return stretched
    }
}

extension Viewpoint: BitCodable {}

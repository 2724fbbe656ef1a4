// SPDX-License-Identifier: MIT

/// What the user looks at, apart from the sizes: the zoom relative to the full view, and what stands in the middle, as
/// a part of the content. The bounds may show something else; when they give way again, this is what comes back.
struct Sight {
    var zoom: Double
    var middle: Vector
    /// The transform that it was last shown with. Once the view goes to another, it looks at something else.
    var shown: Transform

    init(of transform: Transform, in viewport: Viewport) {
        let point = transform.applyInverse(viewport.frame.center)
        zoom = transform.scale / viewport.fullScale
        middle = Vector(point.x / viewport.content.x, point.y / viewport.content.y)
        shown = transform
    }

    func transform(in viewport: Viewport) -> Transform {
        viewport.place(
            Vector(middle.x * viewport.content.x, middle.y * viewport.content.y), at: viewport.frame.center,
            scale: zoom * viewport.fullScale, rotation: shown.rotation)
    }
}

extension Viewport {
    /// The transform that shows at these sizes what `transform` shows at those of `old`.
    @_addressableSelf
    @inline(never)
    func carry(_ transform: Transform, from old: Viewport) -> Transform {
        old.isSame(transform, old.fullView) ? fullView : Sight(of: transform, in: old).transform(in: self)
    }

    /// A transform that is as far out of bounds as `shown` was from `inside`.
    @_addressableSelf
    @inline(never)
    func stretch(_ transform: Transform, as shown: Transform, from inside: Transform, in old: Viewport)
        -> Transform
    {
        if shown == inside { return transform }
        let excess = shown.translation - inside.with(scale: shown.scale, about: old.frame.center).translation
        var stretched = transform.with(
            scale: transform.scale * (shown.scale / inside.scale), about: frame.center)
        stretched.translation = stretched.translation + excess
        return stretched
    }
}

extension Camera {
    /// Other sizes or insets: keeps what the user looks at.
    mutating func resize(to new: Viewport, at time: Double) {
        let old = viewport
        let shown = transform(at: time)
        let goal = target
        var kept = sight.flatMap { old.isSame($0.shown, goal) ? $0 : nil }
        if kept == nil, !old.isSame(goal, old.fullView) { kept = Sight(of: goal, in: old) }
        viewport = new
        let flow = motion.flow(at: time).about(old.frame.center)
        let ratio = new.fullScale / old.fullScale
        let newFlow = Flow(
            point: new.frame.center, velocity: ratio * flow.velocity, growth: flow.growth, spin: flow.spin)
        let stretch = Vector(new.content.x / old.content.x, new.content.y / old.content.y)
        func map(_ transform: Transform) -> Transform {
            if let kept, old.isSame(transform, goal) {
                kept.transform(in: new)
            } else {
                new.carry(transform, from: old)
            }
        }
        carryOn(from: shown, in: old, flow: newFlow, at: time, by: map) {
            Vector($0.x * stretch.x, $0.y * stretch.y)
        }
        kept?.shown = target
        sight = kept
        mapRaster(at: time)
    }

    /// Whether other settings show the content otherwise.
    func showsOtherwise(by new: Settings) -> Bool {
        new.layout != settings.layout || new.elastic != settings.elastic
    }

    /// Other settings: keeps the full view full, and any other transform as far as it is still allowed.
    mutating func adopt(_ new: Settings, at time: Double) {
        let old = viewport
        let shown = transform(at: time)
        let isOther = showsOtherwise(by: new)
        settings = new
        if isOther {
            viewport.layout = new.layout
            // It is said relative to the full view, which may be another now.
            sight = nil
            let viewport = viewport
            func map(_ transform: Transform) -> Transform {
                old.isSame(transform, old.fullView) ? viewport.fullView : viewport.constrain(transform)
            }
            carryOn(from: shown, in: old, flow: motion.flow(at: time), at: time, by: map) { $0 }
            mapRaster(at: time)
        }
        if new.reducedMotion { finishMotion(at: time) }
    }
}

extension Camera {
    /// The same motion in another viewport, with the same end. One that runs goes on from where it is, as fast as it
    /// is; what is out of bounds is so as far as before, and what fingers hold stays in their hold.
    private mutating func carryOn(
        from shown: Transform, in old: Viewport, flow: Flow, at time: Double,
        by map: (Transform) -> Transform,
        anchor mapAnchor: (Vector) -> Vector
    ) {
        let inside = old.constrain(shown)
        let origin = viewport.stretch(map(inside), as: shown, from: inside, in: old)
        if let hold {
            let grip = hold.grip ?? Grip(from: hold.focus, to: hold.focus)
            self.hold?.shown = origin
            self.hold?.base = grip.inverse.applied(to: viewport.release(origin, about: grip.to, settings.elastic))
            self.hold?.origin = map(hold.origin)
        }
        switch motion {
        case .rest(let transform):
            motion = .rest(map(transform))
        case .arrived(let transform):
            motion = .arrived(map(transform))
        case .caught(_, let goal, let anchor):
            motion = .caught(origin, goal: map(goal), anchor: mapAnchor(anchor))
        case .zooming(let zoom):
            motion = .zooming(
                self.zoom(
                    from: origin, flow: flow, to: map(zoom.target), anchor: mapAnchor(zoom.anchor), at: time,
                    duration: zoom.end - time))
        case .flinging(_, let anchor):
            let fling = Fling(
                from: origin, velocity: flow.velocity, within: bouncingRoom(of: origin), physics: physics, at: time)
            motion = .flinging(fling, anchor: mapAnchor(anchor))
        case .settling(let settle):
            motion = .settling(
                Settle(
                    from: origin, flow: flow, to: map(settle.target), about: viewport.frame.center, physics: physics,
                    at: time, size: viewport.frame.size.length))
        }
    }

    private mutating func mapRaster(at time: Double) {
        if case .rest(let transform) = motion { raster = transform.scale } else { refreshRaster(for: target.scale) }
    }
}

// SPDX-License-Identifier: MIT

/// The overscroll of content that a finger pulls beyond its bounds, by UIScrollView's curve: b(x) = (1 - 1 / (c |x| / d
/// + 1)) d, with the sign of x.
struct RubberBand: Equatable {
    /// c, 0...1: the slope at the bound.
    var stiffness: Double
    /// d, not negative: the limit that no pull reaches.
    var limit: Double
    /// The overscroll of content that is pulled by `excess`.
    func apply(_ excess: Double) -> Double {
        let pull = stiffness * abs(excess)
        guard pull > 0, limit > 0 else { return 0 }
        // The curve equals 1 / (1 / pull + 1 / limit), here in an order without overflow.
        let (small, large) = pull < limit ? (pull, limit) : (limit, pull)
        return Double(signOf: excess, magnitudeOf: small / (1 + small / large))
    }

    /// The pull that gives an overscroll: the inverse of `apply`.
    func remove(_ displayed: Double) -> Double {
        guard stiffness > 0, limit > 0 else { return 0 }
        // No pull reaches the limit.
        let nearlyOne = 1 - 1e-9
        let part = min(abs(displayed) / limit, nearlyOne)
        let pull = min(abs(displayed), nearlyOne * limit) / (1 - part)
        return Double(signOf: displayed, magnitudeOf: min(pull / stiffness, .greatestFiniteMagnitude))
    }

    /// The derivative of `apply`.
    func slope(_ excess: Double) -> Double {
        guard limit > 0 else { return 0 }
        let denominator = 1 + stiffness * abs(excess) / limit
        return stiffness / (denominator * denominator)
    }
}

/// The rubber band of ln(scale), which begins where its slack ends.
struct ScaleRubberBand: Equatable {
    var band: RubberBand
    /// See `RubberBands.slack`; 0 for none.
    var slack: Double

    /// The displayed excess for a pull.
    func apply(_ pull: Double) -> Double {
        let free = freePart(of: pull)
        return free + band.apply(pull - free)
    }

    /// The pull for a displayed excess.
    func remove(_ displayed: Double) -> Double {
        let free = freePart(of: displayed)
        return free + band.remove(displayed - free)
    }

    /// The derivative of `apply`.
    func slope(_ pull: Double) -> Double {
        let free = freePart(of: pull)
        return free != 0 && free == pull ? 1 : band.slope(pull - free)
    }

    /// The part of an excess within the slack.
    private func freePart(of excess: Double) -> Double { (slack.negativePart...max(0, slack)).clamp(excess) }
}

/// The rubber bands of a view: they follow from the settings, except for their slack.
struct RubberBands: Equatable {
    /// The stiffness beyond the pan bounds. The limit depends on the axis.
    let stiffness: Double
    /// The limit of the rubber band of ln(scale).
    private let scaleLimit: Double
    /// The edges without a rubber band, beyond which a pan moves the host's pager.
    let edges: LimitSet
    /// How far beyond the limits the rubber bands begin, until the view rests. What catches content on its way must not
    /// move it, even where the limits forbid its place by more than a rubber band stretches: in an animation of
    /// settings, which may start anywhere, or after a turn, a zoom or new settings during another animation.
    private var slack: Slack?

    /// A signed distance along each of the content's axes, and of ln(scale).
    struct Slack: Equatable, BitCodable {
        fileprivate(set) var place = Vector.zero
        fileprivate(set) var logScale = 0.0
    }

    /// A weaker rubber band has no visible effect, and its inverse loses all digits.
    private static var leastStiffness: Double { 1e-6 }

    init(_ settings: Settings) {
        edges = settings.gestures.contains(.pan) ? settings.sharing.pagerEdges : []
        stiffness = settings.elastic.rubberBand < Self.leastStiffness ? 0 : settings.elastic.rubberBand
        scaleLimit = Math.log(settings.elastic.rubberBandScale)
    }

    /// Whether the content stops at its limits.
    var isOff: Bool { stiffness == 0 }

    var hasSlack: Bool { slack != nil }

    /// The rubber band of ln(scale).
    var scale: ScaleRubberBand {
        ScaleRubberBand(band: RubberBand(stiffness: stiffness, limit: scaleLimit), slack: slack?.logScale ?? 0)
    }

    func place(_ limit: Double) -> RubberBand { RubberBand(stiffness: stiffness, limit: limit) }

    fileprivate var placeSlack: Vector { slack?.place ?? .zero }

    func with(_ slack: Slack?) -> RubberBands {
        var bands = self
        bands.slack = slack
        return bands
    }
}

extension RubberBands {
    /// The slack with which content that is far beyond its limits stays where it is, and a finger moves it easily. The
    /// rubber band is stretched as by a pull of the length that limits it.
    func slack(for displayed: Transform, in viewport: Viewport) -> Slack {
        func rest(_ excess: Double, _ band: RubberBand) -> Double {
            let reach = band.apply(band.limit)
            return abs(excess) > reach ? Double(signOf: excess, magnitudeOf: abs(excess) - reach) : 0
        }
        let (bounds, own) = (viewport.panBounds(of: displayed), displayed.place)
        let excess = own - bounds.clamp(own)
        return Slack(
            place: Vector(rest(excess.x, place(bounds.maxOverscroll.x)), rest(excess.y, place(bounds.maxOverscroll.y))),
            logScale: rest(Math.log(displayed.scale / viewport.scales.clamp(displayed.scale)), scale.band))
    }
}

extension RubberBands.Slack {
    var isValid: Bool { place.isWithin(1e100) && abs(logScale) <= 1e3 }
}

/// A transform as the fingers made it, without limits. At a scale far beyond the limits, rounding errors would destroy
/// the place. So `transform` has a scale near the displayed one, and `logExcess` the rest.
struct UnconstrainedTransform: Equatable {
    /// The transform at a scale near the displayed one. Its place has no rubber band.
    var transform: Transform
    /// The unconstrained ln(scale) less that of `transform`.
    var logExcess: Double

    init(_ transform: Transform, logExcess: Double = 0) {
        self.transform = transform
        self.logExcess = logExcess
    }
}

extension UnconstrainedTransform {
    /// The transform that a delta maps to this one.
    func before(_ delta: TransformDelta) -> UnconstrainedTransform {
        // A larger factor would cost the place its digits.
        if TransformDelta.preciseScales.contains(delta.scale) {
            return UnconstrainedTransform(delta.inverse.moved(transform), logExcess: logExcess)
        }
        let motion = TransformDelta(from: delta.from, to: delta.to, rotation: delta.rotation)
        return UnconstrainedTransform(
            motion.inverse.moved(transform), logExcess: logExcess - Math.log(delta.scale))
    }
}

extension TransformDelta {
    /// The factors with which a place keeps most of its digits.
    fileprivate static var preciseScales: ClosedRange<Double> { 1e-3...1e3 }
}

extension UnconstrainedTransform {
    /// This transform with the content moved by an offset.
    func moved(by offset: Vector) -> UnconstrainedTransform {
        var moved = self
        moved.transform.translation = transform.translation + offset
        return moved
    }
}

extension UnconstrainedTransform: BitCodable {}

extension ScaleRubberBand {
    /// Applies a delta to `base`, with the rubber band of the scale.
    func moved(
        _ base: UnconstrainedTransform, by delta: TransformDelta, within scales: ClosedRange<Double>
    ) -> UnconstrainedTransform {
        if base.logExcess == 0, scales.contains(base.transform.scale * delta.scale) {
            return UnconstrainedTransform(delta.moved(base.transform))
        }
        return moved(
            base.transform, base.logExcess, by: delta, turning: delta.turn, within: scales)
    }

    /// The same beyond a limit of the scale; `turn` is the rotation of the delta.
    func moved(
        _ base: Transform, _ logExcess: Double, by delta: TransformDelta, turning turn: Rotation,
        within scales: ClosedRange<Double>
    ) -> UnconstrainedTransform {
        let excess = self.logExcess(of: base.scale * delta.scale, logExcess, over: scales)
        let pull = TransformDelta.logScales.clamp(excess)
        let displayedExcess = apply(pull)
        // The rubber band changes the factor before the delta is applied. Content that was scaled too far first could
        // not be scaled back to the last bit.
        let factor = delta.scale * Math.exp(displayedExcess - excess + logExcess)
        var displayed = TransformDelta(from: delta.from, to: delta.to, scale: factor, rotation: delta.rotation).applied(
            to: base, turning: turn)
        if displayedExcess == 0 { displayed.scale = scales.clamp(displayed.scale) }
        return UnconstrainedTransform(displayed, logExcess: pull - displayedExcess)
    }

    /// The excess of ln(scale) + `more` over a range of scales.
    private func logExcess(of scale: Double, _ more: Double, over scales: ClosedRange<Double>) -> Double {
        if more == 0 { return Math.log(scale / scales.clamp(scale)) }
        let (low, high) = (Math.log(scale / scales.lowerBound) + more, Math.log(scale / scales.upperBound) + more)
        return low < 0 ? low : max(0, high)
    }
}

/// Beyond the limits the content follows the fingers less and less. The fingers move an unconstrained transform. The
/// displayed transform is a function of it alone, so that a pull out and back ends where it began.
extension Viewport {
    /// The displayed transform of one that has the rubber band of the scale: the rubber band applies to its place,
    /// along the content's axes. Also the edges that the content has reached or passed. `strictly`: content at an edge
    /// has not reached it. Turned content never has, because its place has rounding errors.
    func banded(
        _ free: Transform, _ bands: RubberBands, strictly: Bool = true
    ) -> (transform: Transform, edges: LimitSet) {
        let isUpright = free.rotation == 0
        // The common case: upright content that covers the view.
        if isUpright, covers(free, strictly: true) { return (free, []) }
        let axes = free.axes
        let own = isUpright ? free.translation : free.translation.turned(by: axes.inverse)
        let panBounds = rotatedPanBounds(free.scale, axes.inverse)
        if strictly || !isUpright, panBounds.contains(own) { return (free, []) }
        var (banded, ends) = (free, LimitSet())
        let place = panBounds.applyRubberBand(own, bands, reaching: &ends)
        banded.translation = isUpright ? place : place.turned(by: axes)
        return (banded, ends.turned(by: axes))
    }

    /// The unconstrained transform of a displayed one, for a finger that catches overscrolled content.
    func removeRubberBand(_ displayed: Transform, _ bands: RubberBands) -> UnconstrainedTransform {
        var free = UnconstrainedTransform(displayed)
        let place = displayed.place
        let straight = panBounds(of: displayed).widened(by: bands).replacingExcess(place) { bands.place($1).remove($0) }
        if straight != place { free.transform = displayed.with(place: straight) }
        let scale = scales.clamp(displayed.scale)
        if scale != displayed.scale {
            let displayedExcess = Math.log(displayed.scale / scale)
            free.logExcess = TransformDelta.logScales.clamp(bands.scale.remove(displayedExcess)) - displayedExcess
        }
        return free
    }

    /// Moves a displayed transform to within the largest overscroll of the rubber bands.
    func bringWithinBands(_ displayed: Transform, _ bands: RubberBands) -> Transform {
        let center = safeArea.center
        let still = TransformDelta(from: center, to: center)
        let free = bands.scale.moved(removeRubberBand(displayed, bands), by: still, within: scales)
        let within = banded(free.transform, bands).transform
        return !bands.isOff && isSame(within, displayed) ? displayed : within
    }

    /// Whether a displayed transform is further beyond the limits than the rubber bands stretch. A long pull along one
    /// axis costs turned content its place along the other.
    func isBeyondBands(_ displayed: Transform, _ bands: RubberBands) -> Bool {
        let pulled = removeRubberBand(displayed, bands).transform.translation.length
        return !isSame(bringWithinBands(displayed, bands), displayed, farthest: pulled)
    }

    /// Moves an unconstrained transform by a delta of the host, within the limits. Content that fingers have pulled
    /// beyond the bounds goes no further beyond them.
    func carried(
        _ free: UnconstrainedTransform, by delta: TransformDelta, _ band: ScaleRubberBand
    ) -> UnconstrainedTransform {
        let old = free.transform
        // The common case: upright content that still covers the view. The limits then cut no part of the delta.
        if old.rotation.bitPattern | delta.rotation.bitPattern | free.logExcess.bitPattern == 0,
            scales.contains(old.scale * delta.scale)
        {
            let moved = delta.appliedUpright(to: old)
            if covers(moved) { return UnconstrainedTransform(moved) }
        }
        var delta = delta
        delta.scale = limited(delta.scale, of: old.scale)
        var moved = band.moved(free, by: delta, within: scales)
        moved.transform = stopped(moved.transform, from: old)
        return moved
    }

    /// Moves the displayed transform of an animation by a delta of the host, within the limits. Content beyond them
    /// goes no further.
    func shifted(_ displayed: Transform, by delta: TransformDelta) -> Transform {
        var delta = delta
        delta.scale = limited(delta.scale, of: displayed.scale)
        return stopped(delta.moved(displayed), from: displayed)
    }

    /// Limits the place of a transform: it goes no further beyond the bounds than `old`.
    private func stopped(_ transform: Transform, from old: Transform) -> Transform {
        let inside = constrainPlace(transform)
        let (excess, now) = (old.place - constrainPlace(old).place, transform.place - inside.place)
        let remaining = Vector(excess.x.limited(now.x), excess.y.limited(now.y))
        return remaining == .zero ? inside : inside.with(place: inside.place + remaining)
    }

    /// Limits a transform of upright content at some edges: it goes no further beyond them than `old`.
    func stopped(_ transform: Transform, from old: Transform, at edges: LimitSet) -> Transform {
        if transform.rotation != 0 { return transform }
        let (bounds, last) = (panBounds(of: transform), old.translation)
        var stopped = transform
        stopped.translation = Vector(
            stopped.translation.x.stopped(in: bounds.x, from: last.x, at: edges),
            stopped.translation.y.stopped(in: bounds.y, from: last.y, at: LimitSet(rawValue: edges.rawValue >> 1)))
        return stopped
    }

    /// Clamps a zoom factor of the host to the scale limits. Content beyond a limit does not return to it, but goes no
    /// further.
    func limited(_ factor: Double, of scale: Double) -> Double {
        (min(1, scales.lowerBound / scale)...max(1, scales.upperBound / scale)).clamp(factor)
    }

    /// The amount by which ln(scale) can grow or shrink within the limits.
    func room(of scale: Double, growing: Bool) -> Double {
        max(0, growing ? Math.log(scales.upperBound / scale) : Math.log(scale / scales.lowerBound))
    }

    /// The velocity of the content at an unconstrained transform with an allowed scale, when the fingers move at
    /// `velocity`.
    func rubberBandVelocity(of velocity: Vector, at unconstrained: Transform, _ bands: RubberBands) -> Vector {
        let panBounds = panBounds(of: unconstrained).widened(by: bands)
        let (place, way) = (unconstrained.place, velocity.rotated(by: -unconstrained.rotation))
        let (x, y) = (place.x - panBounds.x.clamp(place.x), place.y - panBounds.y.clamp(place.y))
        return Vector(
            x == 0 ? way.x : way.x * bands.place(panBounds.maxOverscroll.x).slope(x),
            y == 0 ? way.y : way.y * bands.place(panBounds.maxOverscroll.y).slope(y)
        ).rotated(by: unconstrained.rotation)
    }
}

extension PanBounds {
    /// The displayed place of an unconstrained one. Adds the ends that it has reached to `ends`: see
    /// `ends(at:within:)`. Ends count along axes on which the content can move, even if only by a rounding error.
    func applyRubberBand(_ place: Vector, _ bands: RubberBands, reaching ends: inout LimitSet) -> Vector {
        if bands.hasSlack { return applyRubberBand(beyondSlack: place, bands, reaching: &ends) }
        return Vector(
            x.applyRubberBand(place.x, bands.place(maxOverscroll.x), reaching: &ends, .left, .right),
            y.applyRubberBand(place.y, bands.place(maxOverscroll.y), reaching: &ends, .top, .bottom))
    }

    private func applyRubberBand(
        beyondSlack place: Vector, _ bands: RubberBands, reaching ends: inout LimitSet
    ) -> Vector {
        let (tight, wide) = (bands.with(nil), widened(by: bands))
        var unused = LimitSet()
        _ = applyRubberBand(place, tight, reaching: &ends)
        return wide.applyRubberBand(place, tight, reaching: &unused)
    }

    /// The bounds with the slack of the rubber bands.
    fileprivate func widened(by bands: RubberBands) -> PanBounds {
        if !bands.hasSlack { return self }
        var wide = self
        wide.x = x.widened(by: bands.placeSlack.x)
        wide.y = y.widened(by: bands.placeSlack.y)
        return wide
    }

    /// Replaces the excess of a place over the bounds on each axis by `body(excess, maxOverscroll)`.
    fileprivate func replacingExcess(_ place: Vector, _ body: (Double, Double) -> Double) -> Vector {
        let inside = clamp(place)
        return Vector(
            place.x == inside.x ? place.x : inside.x + body(place.x - inside.x, maxOverscroll.x),
            place.y == inside.y ? place.y : inside.y + body(place.y - inside.y, maxOverscroll.y))
    }
}

extension Double {
    /// Limits this place at the upper end of a range if `edges` has LEFT, and at the lower end if it has RIGHT. A place
    /// goes no further beyond that end than `old`.
    fileprivate func stopped(in range: ClosedRange<Double>, from old: Double, at edges: LimitSet) -> Double {
        var stopped = self
        if edges.contains(.left) { stopped = min(stopped, max(range.upperBound, old)) }
        if edges.contains(.right) { stopped = max(stopped, min(range.lowerBound, old)) }
        return stopped
    }

    /// Clamps another number to the range between 0 and this one.
    fileprivate func limited(_ other: Double) -> Double { (negativePart...max(0, self)).clamp(other) }
}

extension ClosedRange<Double> {
    /// The range with a signed length more at one end.
    fileprivate func widened(by slack: Double) -> ClosedRange {
        ClosedRange(uncheckedBounds: (lowerBound + slack.negativePart, upperBound - (0 - slack).negativePart))
    }

    fileprivate func applyRubberBand(
        _ place: Double, _ band: RubberBand, reaching ends: inout LimitSet, _ upper: LimitSet, _ lower: LimitSet
    ) -> Double {
        // If nothing can move, both ends are the same, and neither counts as reached.
        if place <= lowerBound {
            if lowerBound < upperBound { ends = ends.union(lower) }
            return lowerBound + band.apply(place - lowerBound)
        }
        if place >= upperBound {
            if lowerBound < upperBound { ends = ends.union(upper) }
            return upperBound + band.apply(place - upperBound)
        }
        return place
    }
}

// SPDX-License-Identifier: MIT

/// One continuous manipulation of the content by fingers or the host. The unconstrained transform follows them without
/// limits; the displayed transform obeys the limits.
struct Session {
    /// The displayed transform as of the last move.
    fileprivate(set) var displayed: Transform
    /// Whether the fingers rest, so that the next delta counts from the displayed transform.
    fileprivate(set) var isPaused = true
    /// Whether the content has moved; false only in a session for a velocity of the host that has had no time.
    var hasMoved = true
    /// Whether a pinch or a quick zoom runs.
    fileprivate var isZooming = false
    /// The axes of the content along which it stays at `fixedPlace`, whatever the fingers do; empty while they zoom.
    fileprivate(set) var fixedAxes: AxisSet = []
    /// The unconstrained transform to which the delta applies. A motion of the host (`Camera.carry`) continues
    /// from here.
    fileprivate(set) var base: UnconstrainedTransform
    /// The delta of the fingers; still while they rest.
    fileprivate(set) var applied: TransformDelta
    /// The last focal point of the fingers, about which the content settles.
    var focalPoint: Vector
    /// The edges that the content had reached at the start.
    fileprivate(set) var limitsAtStart: LimitSet
    fileprivate var fixedPlace = Vector.zero
    /// The host's pager. `base` includes its offset, because the fingers move content and pager as one place.
    var pager: Pager
    /// The velocity of the fingers with which the content glides on after the session. The last lift sets it and ends
    /// the session.
    var velocity = TransformVelocity.zero(at: .zero)
    /// The transform from which the session began, or the target of a spring that it interrupted.
    fileprivate(set) var origin: Transform

    init(
        _ displayed: Transform, of origin: Transform, focalPoint: Vector, limitsAtStart: LimitSet,
        _ pager: Pager = Pager()
    ) {
        base = UnconstrainedTransform(displayed).moved(by: pager.offset)
        self.pager = pager
        applied = TransformDelta(from: focalPoint, to: focalPoint)
        self.focalPoint = focalPoint
        self.displayed = displayed
        self.origin = origin
        self.limitsAtStart = limitsAtStart
    }

    /// The delta of the fingers; nil while they rest.
    var delta: TransformDelta? { isPaused ? nil : applied }

    /// The delta of the fingers; while they rest, a still one at their last focal point.
    var presentDelta: TransformDelta { isPaused ? TransformDelta(from: focalPoint, to: focalPoint) : applied }

    mutating func setFocalPoint(_ point: Vector) { if isPaused { focalPoint = point } }

    /// Turns and scales the origin, because the host has turned and scaled the content. The clamp keeps it in the range
    /// of a snapshot if fingers counteract the host for a long time.
    mutating func moveOrigin(by angle: Double, scale: Double) {
        origin.rotation += angle
        origin.scale = (1e-30...1e30).clamp(origin.scale * scale)
    }

    /// The rotation of the content without the host's motion.
    var rotation: Double { base.transform.rotation + (delta?.rotation ?? 0) }

    /// Whether the transform has the scale and rotation of the origin, up to rounding errors.
    func keepsShape(_ unconstrained: UnconstrainedTransform) -> Bool {
        unconstrained.logExcess == 0 && abs(unconstrained.transform.scale - origin.scale) <= 1e-9 * origin.scale
            && abs(unconstrained.transform.rotation - origin.rotation) <= 1e-9
    }
}

extension Session {
    /// A transform with `fixedPlace` along the fixed axes.
    func fixed(_ transform: Transform) -> Transform {
        if fixedAxes.isEmpty { return transform }
        var result = transform
        result.translation = result.translation.replacing(fixedAxes, turnedBy: result.axes, with: fixedPlace)
        return result
    }
}

extension Session {
    mutating func serialize(with coder: inout some StateCoder, _ snap: inout SnapPlace) {
        coder.code(&base)
        var delta = delta
        coder.code(&delta, blank: TransformDelta(from: .zero, to: .zero))
        isPaused = delta == nil
        applied = delta ?? TransformDelta(from: .zero, to: .zero)
        coder.code(touch: &focalPoint)
        coder.code(&displayed)
        coder.code(&origin)
        snap.serialize(with: &coder)
        coder.code(&limitsAtStart)
        coder.code(&hasMoved)
        var axes = fixedAxes.rawValue | (isZooming ? 4 : 0)
        coder.code(&axes)
        (fixedAxes, isZooming) = (AxisSet(rawValue: axes & 3), axes == 4)
        if !fixedAxes.isEmpty { coder.code(&fixedPlace, within: 1e39) }
        if coder.isReading, axes > 4 { coder.fail() }
        if coder.isReading, !isValid { coder.fail() }
    }

    fileprivate var isValid: Bool {
        mutating get {
            base.isBase && displayed.isShowable && origin.isShowable
                && applied.from.isWithin(1e13) && applied.to.isWithin(1e13) && abs(applied.rotation) <= 1e13
                && TransformDelta.scales.contains(applied.scale)
        }
    }
}

extension UnconstrainedTransform {
    /// Whether a session can have this base. Its scale may be beyond the limits by up to e^100 for each of two deltas.
    fileprivate var isBase: Bool {
        transform.scale >= 1e-155 && transform.scale <= 1e155 && abs(transform.rotation) <= 1e41
            && transform.translation.isWithin(Transform.limit) && abs(logExcess) <= 1e3
    }
}

// MARK: - In the viewport

extension Camera {
    /// Applies the delta of the fingers. `zooms`: a pinch or a quick zoom runs. `pans`: a pan runs. `touchesChanged`: a
    /// contact has landed or lifted.
    mutating func updateSession(_ delta: TransformDelta, zooms: Bool, pans: Bool = true, touchesChanged: Bool) {
        let freesAxes = zooms != session.isZooming && !session.fixedAxes.isEmpty
        session.isZooming = zooms
        if !touchesChanged, !session.isPaused, session.applied.from == delta.from, !freesAxes {
            if session.applied == delta { return }
            session.applied = delta
        } else {
            rebase(delta, pans: pans, touchesChanged: touchesChanged)
            session.applied = delta
            session.isPaused = false
            if delta.isIdentity { return }
        }
        moveSession()
    }

    /// Applies a delta that continues the last one.
    mutating func followSession(_ delta: TransformDelta) {
        let old = session.applied
        if old.to == delta.to, old.scale == delta.scale, old.rotation == delta.rotation { return }
        session.applied.to = delta.to
        session.applied.scale = delta.scale
        session.applied.rotation = delta.rotation
        moveSession()
    }

    private mutating func moveSession() {
        session.focalPoint = session.applied.to
        showFingers()
    }

    /// Displays the content as the fingers' delta moves it from the base.
    private mutating func showFingers() {
        if session.fixedAxes == .all, !sharesWithPager { return }
        let isFree =
            session.base.logExcess == 0
            && viewport.scales.contains(session.base.transform.scale * session.applied.scale)
        let free = bands.scale.moved(session.base, by: session.applied, within: viewport.scales).transform
        display(sharesWithPager ? splitWithPager(free) : free, isFree: isFree, strictly: false)
    }

    /// Displays a transform that has the rubber band of the scale. `isFree`: it is within the limits of the scale.
    /// `strictly`: see `Viewport.banded`.
    private mutating func display(_ free: Transform, isFree: Bool, strictly: Bool) {
        let (banded, edges) = viewport.banded(free, bands, strictly: strictly)
        display(session.fixed(banded))
        limits.moved = isFree ? edges : edges.union([.minScale, .maxScale])
    }

    /// Displays a transform. The numbers of a loaded state may overflow.
    private mutating func display(_ shown: Transform) {
        if !shown.isQuicklyShowable { return }
        session.displayed = shown
        session.hasMoved = true
    }

    /// Sets a new base: the displayed transform stays, and the rubber band applies about the fingers' current focal
    /// point. A pan may restart within a pinch that continues, and a pinch within a pan.
    private mutating func rebase(_ delta: TransformDelta, pans: Bool, touchesChanged: Bool) {
        var start = delta
        if !touchesChanged {
            let continues = !session.isPaused && session.applied.from == delta.from
            start =
                continues
                ? session.applied : TransformDelta(from: delta.from, to: delta.from, scaledLike: session.delta)
        }
        var free = viewport.removeRubberBand(session.displayed, bands)
        let oldAxes = session.fixedAxes
        fixAxes()
        let stillFixed = session.fixedAxes.intersection(oldAxes)
        if !stillFixed.isEmpty {
            // Keeps the fingers' travel along a fixed axis, because it may ask for a page.
            let old = unconstrained.transform
            free.transform.translation = free.transform.translation.replacing(
                stillFixed, turnedBy: session.displayed.axes, with: old.place)
        }
        session.pager.setFrozen(!pans || session.displayed.rotation != 0)
        setBase(free, before: start)
    }

    /// Fixes the content at its place along the axes on which it cannot move now.
    mutating func fixAxes() {
        session.fixedAxes = session.isZooming ? [] : viewport.fixedAxes(at: session.displayed)
        session.fixedPlace = session.displayed.place
    }

    /// Pauses the session: the fingers rest, and the next delta counts from here.
    mutating func pauseSession() {
        if !mover.hasSession || session.isPaused { return }
        let unconstrained = unconstrained
        // The numbers of a loaded state may grow beyond the range of a snapshot.
        session.base = (unconstrained.isBase ? unconstrained : UnconstrainedTransform(session.displayed)).moved(
            by: session.pager.offset)
        session.isPaused = true
    }

    /// Displays an unconstrained transform. With `commits`, the fingers' delta counts from there; otherwise the base
    /// stays. A pager in use stays, too, and stops the content at its edges.
    mutating func show(_ free: UnconstrainedTransform, commits: Bool) {
        guard free.isBase else { return }
        var free = free
        let isBesidePager = sharesWithPager
        if isBesidePager {
            free.transform = viewport.stopped(free.transform, from: unconstrained.transform, at: bands.edges)
        }
        let isHeld = !session.isPaused
        session.applied = session.presentDelta
        if commits { setBase(free, before: session.applied) }
        if commits, isHeld, !isBesidePager { return showFingers() }
        if session.fixedAxes == .all { return }
        display(
            free.transform, isFree: free.logExcess == 0 && viewport.scales.contains(free.transform.scale),
            strictly: !session.fixedAxes.isEmpty)
    }

    /// Sets a new base at the displayed transform, and frees all axes.
    mutating func restartSession() {
        session.applied = session.presentDelta
        setBase(viewport.removeRubberBand(session.displayed, bands), before: session.applied)
        session.fixedAxes = []
    }

    /// The transform of the content without the rubber band of its place, and the excess of its ln(scale) over the
    /// displayed one.
    var unconstrained: UnconstrainedTransform {
        mutating get {
            let isFree =
                session.isPaused && session.base.logExcess == 0
                && viewport.scales.contains(session.base.transform.scale)
            let total =
                isFree
                ? session.base
                : bands.scale.moved(session.base, by: session.presentDelta, within: viewport.scales)
            return total.moved(by: .zero - session.pager.offset)
        }
    }

    /// Continues the session from other transforms, after a change of the viewport or the settings.
    mutating func moveSession(to displayed: Transform, from origin: Transform) {
        let start = session.presentDelta
        session.origin = origin
        session.displayed = displayed
        setBase(viewport.removeRubberBand(displayed, bands), before: start)
        session.fixedAxes = []
        let result = shown(unconstrained(by: start))
        // At the end of its rubber band, content has been pulled by up to 1e9 times the maximum overscroll.
        if !viewport.isSame(result, displayed, farthest: session.base.transform.translation.length) { display(result) }
        fixAxes()
    }

    /// Updates the displayed transform after a change of the rubber bands.
    mutating func reapplyRubberBand() {
        if !mover.hasSession { return }
        let start = session.presentDelta
        // Without a rubber band no content stays out of bounds, not even along a fixed axis.
        if bands.isOff {
            session.fixedPlace = viewport.banded(unconstrained(by: start).transform, bands).transform.place
        }
        display(shown(unconstrained(by: start)))
    }

    /// The displayed transform of an unconstrained one, which has the rubber band of the scale.
    mutating func shown(_ free: UnconstrainedTransform) -> Transform {
        session.fixed(viewport.banded(free.transform, bands).transform)
    }

    /// Whether the fingers may move the host's pager as well as the content.
    var sharesWithPager: Bool { UInt64(bands.edges.rawValue) | session.pager.bits != 0 }

    /// Moves the pager by its share of a transform of both. Returns the transform of the content.
    private mutating func splitWithPager(_ total: Transform) -> Transform {
        var consumed = total
        if total.rotation != 0 { session.pager.setFrozen(true) }
        consumed.translation = session.pager.move(total.translation, in: viewport.panBounds(of: total), bands.edges)
        return consumed
    }

    /// The transform of the content with another delta of the fingers, and with the rubber band of the scale alone.
    mutating func unconstrained(by delta: TransformDelta) -> UnconstrainedTransform {
        var free = bands.scale.moved(session.base, by: delta, within: viewport.scales)
        guard sharesWithPager else { return free }
        let total = free.transform
        if total.rotation != 0 { return free.moved(by: .zero - session.pager.offset) }
        free.transform.translation =
            session.pager.split(total.translation, in: viewport.panBounds(of: total), bands.edges).content
        return free
    }

    /// Sets the base so that `delta` leads to an unconstrained transform of the content. The pager stays.
    private mutating func setBase(_ free: UnconstrainedTransform, before delta: TransformDelta) {
        session.base = free.moved(by: session.pager.offset).before(delta)
        if sharesWithPager { session.pager.pin(free.transform.translation, in: viewport.panBounds(of: free.transform)) }
    }

    /// Moves the pager for the host; the content stays.
    mutating func movePager(to offset: Vector) {
        guard mover.hasSession else { return session.pager.moveByHost(to: offset) }
        let free = unconstrained
        session.pager.moveByHost(to: offset)
        session.applied = session.presentDelta
        setBase(free, before: session.applied)
    }
}

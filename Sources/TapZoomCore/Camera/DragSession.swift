// SPDX-License-Identifier: MIT

/// One continuous manipulation of the content by fingers or the host. The unconstrained transform follows them without
/// limits; the displayed transform obeys the limits.
struct DragSession {
    /// The displayed transform as of the last move.
    private(set) var displayed: Transform
    // These share a word.
    /// Whether the fingers rest, so that the next delta counts from the displayed transform.
    private(set) var isPaused = true
    /// Whether a pinch or a quick zoom runs.
    private var isZooming = false
    /// The axes of the content along which it stays at `fixedPlace`, whatever the fingers do; empty while they zoom.
    private(set) var fixedAxes: AxisSet = []
    /// The unconstrained transform to which the delta applies. A motion of the host (`Motion.base`) continues from
    /// here.
    private(set) var base: UnconstrainedTransform
    /// The delta of the fingers; still while they rest.
    private(set) var applied: TransformDelta
    /// The last focus of the fingers, about which the content settles.
    private(set) var focus: Vector
    /// The edges that the last move has reached or passed, and both scale limits if it is beyond one. It has `unsure`
    /// or `unsureTurned` unless the move certainly changed no limit.
    private(set) var reached = LimitSet()
    /// The edges that the content had reached at the start.
    private(set) var limitsAtStart: LimitSet
    /// The moves that change no limit.
    var quiet = QuietMoves()
    /// The rotation of the content at the last move that displayed it turned.
    private var axes = Rotation.none
    private var fixedPlace = Vector.zero
    /// The host's pager. `base` includes its offset, because the fingers move content and pager as one place.
    private(set) var pager: Pager
    /// The velocity of the fingers with which the content glides on after the session. The last lift sets it and ends
    /// the session.
    var velocity = TransformVelocity.still(at: .zero)
    /// The transform from which the session began, or the target of a spring that it interrupted.
    private(set) var origin: Transform

    init(
        _ displayed: Transform, of origin: Transform, focus: Vector, limitsAtStart: LimitSet, _ pager: Pager = Pager()
    ) {
        base = UnconstrainedTransform(displayed).moved(by: pager.offset)
        self.pager = pager
        applied = TransformDelta(from: focus, to: focus)
        self.focus = focus
        self.displayed = displayed
        self.origin = origin
        self.limitsAtStart = limitsAtStart
    }

    /// The delta of the fingers; nil while they rest.
    var delta: TransformDelta? { isPaused ? nil : applied }

    /// The delta of the fingers; while they rest, a still one at their last focus.
    var presentDelta: TransformDelta { isPaused ? TransformDelta(from: focus, to: focus) : applied }

    /// Applies the delta of the fingers. `zooms`: a pinch or a quick zoom runs. `pans`: a pan runs. `touchesChanged`: a
    /// contact has landed or lifted.
    @inline(never)
    mutating func update(
        _ delta: TransformDelta, zooms: Bool, pans: Bool = true, touchesChanged: Bool,
        in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        let freesAxes = zooms != isZooming && !fixedAxes.isEmpty
        isZooming = zooms
        if !touchesChanged, !isPaused, applied.from == delta.from, !freesAxes {
            if applied == delta { return }
            applied = delta
        } else {
            rebase(delta, pans: pans, touchesChanged: touchesChanged, in: viewport, bands)
            applied = delta
            isPaused = false
            if delta.isStill { return }
        }
        move(in: viewport, bands)
    }

    /// Applies a delta that continues the last one.
    @inline(__always)
    mutating func follow(
        _ delta: TransformDelta, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) {
        if applied.to == delta.to, applied.scale == delta.scale, applied.rotation == delta.rotation { return }
        applied.to = delta.to
        applied.scale = delta.scale
        applied.rotation = delta.rotation
        move(in: viewport, bands)
    }

    @inline(__always)
    private mutating func move(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        focus = applied.to
        let (base, logExcess) = (base.transform, base.logExcess)
        // One comparison in place of five. A -0 takes the slower path to the same result.
        let unusual =
            base.rotation.bitPattern | applied.rotation.bitPattern | logExcess.bitPattern | fixedAxes.rawValue
            | pager.bits
        guard _fastPath(unusual == 0) else { return stretch(in: viewport, bands) }
        let scale = base.scale * applied.scale
        guard _fastPath(viewport.scales.contains(scale)) else { return stretchScale(in: viewport, bands) }
        let free = applied.appliedUpright(to: base)
        if _fastPath(quiet.containsInside(scale)), _fastPath(viewport.covers(free, strictly: true)) {
            reached = []
            displayed.scale = free.scale
            displayed.rotation = free.rotation
            displayed.translation = free.translation
        } else {
            stretchOwn(free, in: viewport, bands)
        }
    }

    /// Moves upright content beyond a limit of the scale.
    @inline(never)
    private mutating func stretchScale(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        stretchOwn(viewport.stretchScale(base.transform, 0, by: applied, bands).transform, in: viewport, bands)
        reached.formUnion([.minScale, .maxScale])
    }

    /// Moves content that is turned, has fixed axes or a pager, or has a base beyond a limit of the scale.
    @inline(never)
    private mutating func stretch(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        let (base, logExcess) = (base.transform, base.logExcess)
        if !fixedAxes.isEmpty {
            if fixedAxes == .all, !shares(bands) { return }
            // The fingers do not zoom, so the scale stays. Most content is upright and within the limits of the scale.
            if base.rotation.bitPattern | logExcess.bitPattern == 0 {
                let place = base.translation + (applied.to - applied.from)
                stretchOwn(Transform(scale: base.scale, rotation: 0, translation: place), in: viewport, bands)
                displayed.translation = displayed.translation.replacing(fixedAxes, with: fixedPlace)
                return
            }
        }
        let isFree = logExcess == 0 && viewport.scales.contains(base.scale * applied.scale)
        let free =
            isFree ? applied.applied(to: base) : viewport.stretchScale(base, logExcess, by: applied, bands).transform
        stretch(_slowPath(shares(bands)) ? share(free, in: viewport, bands) : free, isFree: isFree, in: viewport, bands)
    }

    /// Displays a transform that has the rubber band of the scale. `isFree`: it is within the limits of the scale.
    @inline(never)
    private mutating func stretch(
        _ free: Transform, isFree: Bool, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) {
        if free.rotation == 0, fixedAxes.isEmpty {
            stretch(free.scale, free.rotation, free.translation, in: viewport, bands)
        } else {
            if axes.angle != free.rotation { axes = Rotation(free.rotation) }
            let (place, edges) = viewport.stretchPlace(free.translation, scale: free.scale, axes, bands)
            display(free.scale, free.rotation, fixedAxes.isEmpty ? place : fixed(place, at: free.rotation))
            reached = edges.union(.unsureTurned)
        }
        if !isFree { reached.formUnion([.minScale, .maxScale]) }
    }

    /// Displays upright content at or beyond its pan bounds.
    @inline(never)
    private mutating func stretch(
        _ scale: Double, _ rotation: Double, _ place: Vector, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        let panBounds = viewport.uprightPanBounds(scale)
        var ends = LimitSet.unsure
        display(scale, rotation, panBounds.stretch(place, bands, reaching: &ends))
        reached = ends
    }

    /// Displays upright content, after its place is divided between content and pager.
    @inline(__always)
    private mutating func stretchOwn(
        _ free: Transform, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) {
        let own = _slowPath(shares(bands)) ? share(free, in: viewport, bands) : free
        stretch(own.scale, own.rotation, own.translation, in: viewport, bands)
    }

    /// Forgets the limits that the last move has reached, because the session has ended or the limits have changed.
    mutating func clearReach() { (reached, quiet) = ([], QuietMoves()) }

    /// Whether the last move may have changed a limit; false for most moves.
    @_transparent
    var mayChangeLimits: Bool { !reached.isEmpty && !quiet.contains(reached, displayed.scale) }

    /// A place with `fixedPlace` along the fixed axes.
    @_transparent
    private func fixed(_ place: Vector, at rotation: Double) -> Vector {
        place.replacing(fixedAxes, turnedBy: rotation, with: fixedPlace)
    }

    @inline(__always)
    private mutating func display(_ scale: Double, _ rotation: Double, _ place: Vector) {
        // The numbers of a loaded state may overflow.
        guard Transform(scale: scale, rotation: rotation, translation: place).isQuicklyShowable else { return }
        displayed.scale = scale
        displayed.rotation = rotation
        displayed.translation = place
    }

    /// Sets a new base: the displayed transform stays, and the rubber band applies about the fingers' current focus. A
    /// pan may restart within a pinch that continues, and a pinch within a pan.
    @inline(never) @_optimize(size)
    private mutating func rebase(
        _ delta: TransformDelta, pans: Bool, touchesChanged: Bool, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        var start = delta
        if !touchesChanged {
            let continues = !isPaused && applied.from == delta.from
            start = continues ? applied : TransformDelta(from: delta.from, to: delta.from, scaledLike: self.delta)
        }
        var free = viewport.removeRubberBand(displayed, bands)
        let oldAxes = fixedAxes
        fixAxes(in: viewport)
        let kept = fixedAxes.intersection(oldAxes)
        if !kept.isEmpty {
            // Keeps the fingers' travel along a fixed axis, because it may ask for a page.
            let old = unconstrained(in: viewport, bands).transform
            free.transform.translation = free.transform.translation.replacing(
                kept, turnedBy: displayed.rotation, with: old.place)
        }
        pager.setFrozen(!pans || displayed.rotation != 0)
        setBase(free, before: start, in: viewport, bands)
    }

    /// Fixes the content at its place along the axes on which it cannot move now.
    @inline(never) @_optimize(size)
    private mutating func fixAxes(in viewport: @_addressable Viewport) {
        fixedAxes = isZooming ? [] : viewport.fixedAxes(at: displayed)
        fixedPlace = displayed.place
    }

    /// Pauses the session: the fingers rest, and the next delta counts from here.
    @inline(never) @_optimize(size)
    mutating func pause(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        if isPaused { return }
        let unconstrained = unconstrained(in: viewport, bands)
        // The numbers of a loaded state may grow beyond the range of a snapshot.
        base = (unconstrained.isBase ? unconstrained : UnconstrainedTransform(displayed)).moved(by: pager.offset)
        isPaused = true
    }

    /// Displays an unconstrained transform. With `kept`, the fingers' delta counts from there; otherwise the base
    /// stays.
    @inline(never) @_optimize(size)
    mutating func show(
        _ free: @_addressable UnconstrainedTransform, kept: Bool, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        guard free.isBase else { return }
        if shares(bands) { return showBeside(free, kept: kept, in: viewport, bands) }
        if isPaused {
            applied = TransformDelta(from: focus, to: focus)
            if kept { base = free }
        } else if kept {
            base = free.before(applied)
            return stretch(in: viewport, bands)
        }
        display(free, in: viewport, bands)
    }

    @inline(never) @_optimize(size)
    private mutating func display(
        _ free: @_addressable UnconstrainedTransform, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        if displayInside(free, in: viewport) || fixedAxes == .all { return }
        let isFree = free.logExcess == 0 && viewport.scales.contains(free.transform.scale)
        stretch(free.transform, isFree: isFree, in: viewport, bands)
    }

    /// Displays an unconstrained transform of a paused session and makes it the base, if no limit, axis or pager
    /// changes it. Otherwise returns false and changes nothing.
    @inline(__always)
    mutating func showInside(_ free: UnconstrainedTransform, in viewport: @_addressable Viewport) -> Bool {
        guard pager.offset == .zero, displayInside(free, in: viewport) else { return false }
        applied = TransformDelta(from: focus, to: focus)
        base = free
        return true
    }

    /// Displays upright content that is within all limits, reaches none and has no fixed axis; otherwise returns false
    /// and changes nothing.
    @inline(__always)
    private mutating func displayInside(_ free: UnconstrainedTransform, in viewport: @_addressable Viewport) -> Bool {
        guard free.transform.rotation.bitPattern | free.logExcess.bitPattern | fixedAxes.rawValue == 0,
            quiet.containsInside(free.transform.scale), viewport.covers(free.transform, strictly: true)
        else { return false }
        (reached, displayed) = ([], free.transform)
        return true
    }

    /// Sets a new base at the displayed transform. With `fixing`, the content stays along the axes on which it cannot
    /// move.
    @inline(never) @_optimize(size)
    mutating func restart(fixing: Bool, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        applied = presentDelta
        setBase(viewport.removeRubberBand(displayed, bands), before: applied, in: viewport, bands)
        fixedAxes = []
        if fixing { fixAxes(in: viewport) }
    }

    mutating func setFocus(_ point: Vector) { if isPaused { focus = point } }
    /// Turns and scales the origin, because the host has turned and scaled the content. The clamp keeps it in the range
    /// of a snapshot if fingers counteract the host for a long time.
    mutating func moveOrigin(by angle: Double, scale: Double) {
        origin.rotation += angle
        origin.scale = (1e-30...1e30).clamp(origin.scale * scale)
    }

    /// The rotation of the content without the host's motion.
    var rotation: Double { base.transform.rotation + (delta?.rotation ?? 0) }

    /// The transform of the content without the rubber band of its place, and the excess of its ln(scale) over the
    /// displayed one.
    @_addressableSelf
    @inline(never)
    func unconstrained(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands)
        -> UnconstrainedTransform
    {
        let isFree = isPaused && base.logExcess == 0 && viewport.scales.contains(base.transform.scale)
        let whole = isFree ? base : viewport.applyScaleRubberBand(base, by: presentDelta, bands)
        return whole.moved(by: .zero - pager.offset)
    }

    /// Whether the transform has the scale and rotation of the origin, up to rounding errors.
    func keepsShape(_ unconstrained: UnconstrainedTransform) -> Bool {
        unconstrained.logExcess == 0 && abs(unconstrained.transform.scale - origin.scale) <= 1e-9 * origin.scale
            && abs(unconstrained.transform.rotation - origin.rotation) <= 1e-9
    }
}

extension DragSession {
    /// Continues the session from other transforms, after a change of the viewport or the settings.
    @inline(never) @_optimize(size)
    mutating func move(
        to displayed: Transform, from origin: Transform, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        let start = presentDelta
        self.origin = origin
        clearReach()
        self.displayed = displayed
        setBase(viewport.removeRubberBand(displayed, bands), before: start, in: viewport, bands)
        fixedAxes = []
        let result = self.displayed(by: start, in: viewport, bands)
        if !viewport.isSame(result, displayed) {
            display(result.scale, result.rotation, result.translation)
        }
        fixAxes(in: viewport)
    }

    /// Updates the displayed transform after a change of the rubber bands.
    @inline(never) @_optimize(size)
    mutating func reapplyRubberBand(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        let start = presentDelta
        // Without a rubber band no content stays out of bounds, not even along a fixed axis.
        if bands.isOff { fixedPlace = stretched(by: start, in: viewport, bands).place }
        let result = displayed(by: start, in: viewport, bands)
        display(result.scale, result.rotation, result.translation)
    }

    /// The displayed transform with another delta of the fingers.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func displayed(
        by delta: @_addressable TransformDelta, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) -> Transform {
        fixed(stretched(by: delta, in: viewport, bands))
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    private func stretched(
        by delta: @_addressable TransformDelta, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) -> Transform {
        viewport.stretchPlace(of: unconstrained(by: delta, in: viewport, bands).transform, bands)
    }

    /// A transform with `fixedPlace` along the fixed axes.
    func fixed(_ transform: Transform) -> Transform {
        var result = transform
        if !fixedAxes.isEmpty { result.translation = fixed(result.translation, at: result.rotation) }
        return result
    }
}

// MARK: - The host's pager

extension DragSession {
    /// Whether the fingers may move the host's pager as well as the content.
    @_transparent
    private func shares(_ bands: @_addressable RubberBands) -> Bool {
        UInt64(bands.edges.rawValue) | pager.bits != 0
    }

    /// Moves the pager by its share of a transform of both. Returns the transform of the content.
    @inline(never) @_optimize(size)
    private mutating func share(
        _ whole: Transform, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) -> Transform {
        var own = whole
        if whole.rotation != 0 { pager.setFrozen(true) }
        own.translation = pager.move(whole.translation, in: viewport.panBounds(of: whole), bands.edges)
        return own
    }

    /// The transform of the content with another delta of the fingers, and with the rubber band of the scale alone.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func unconstrained(
        by delta: @_addressable TransformDelta, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) -> UnconstrainedTransform {
        var free = viewport.applyScaleRubberBand(base, by: delta, bands)
        guard shares(bands) else { return free }
        let whole = free.transform
        if whole.rotation != 0 { return free.moved(by: .zero - pager.offset) }
        free.transform.translation =
            pager.divide(whole.translation, in: viewport.panBounds(of: whole), bands.edges).content
        return free
    }

    /// `show` with a pager in use: its offset stays, and the content stops at the edges of the pager.
    @inline(never) @_optimize(size)
    private mutating func showBeside(
        _ free: @_addressable UnconstrainedTransform, kept: Bool, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        var free = free
        free.transform = viewport.stopped(
            free.transform, from: unconstrained(in: viewport, bands).transform, at: bands.edges)
        if isPaused { applied = TransformDelta(from: focus, to: focus) }
        if kept { setBase(free, before: applied, in: viewport, bands) }
        display(free, in: viewport, bands)
    }

    /// Sets the base so that `delta` leads to an unconstrained transform of the content. The pager stays.
    @inline(never) @_optimize(size)
    private mutating func setBase(
        _ free: UnconstrainedTransform, before delta: TransformDelta, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        base = free.moved(by: pager.offset).before(delta)
        if shares(bands) { pager.pin(free.transform.translation, in: viewport.panBounds(of: free.transform)) }
    }

    /// Moves the pager for the host; the content stays.
    @inline(never) @_optimize(size)
    mutating func movePager(to offset: Vector, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands)
    {
        let free = unconstrained(in: viewport, bands)
        pager.moveByHost(to: offset)
        applied = presentDelta
        setBase(free, before: applied, in: viewport, bands)
    }

    /// The same while no session runs.
    mutating func placePager(at offset: Vector) { pager.moveByHost(to: offset) }

    mutating func forgetTravel() { pager.forgetTravel() }
    mutating func resetPager() { pager = Pager() }
    mutating func codePager(with coder: inout some StateCoder) { pager.code(with: &coder) }
}

extension DragSession {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&base)
        var delta = delta
        coder.code(&delta, blank: TransformDelta(from: .zero, to: .zero))
        isPaused = delta == nil
        applied = delta ?? TransformDelta(from: .zero, to: .zero)
        coder.code(touch: &focus)
        coder.code(&displayed)
        coder.code(&origin)
        coder.code(&limitsAtStart)
        var axes = fixedAxes.rawValue | (isZooming ? 4 : 0)
        coder.code(&axes)
        (fixedAxes, isZooming) = (AxisSet(rawValue: axes & 3), axes == 4)
        if !fixedAxes.isEmpty { coder.code(&fixedPlace) }
        if coder.isReading, axes > 4 { coder.fail() }
        if coder.isReading, !isSound { coder.fail() }
    }

    private var isSound: Bool {
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

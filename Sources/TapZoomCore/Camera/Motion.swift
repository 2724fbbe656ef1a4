// SPDX-License-Identifier: MIT

/// The motion of the view: an animation or a drag session, never both. Every change goes through a function below, so a
/// session and a running animation cannot exist together.
///
/// The session has a flag in place of an enumeration or an optional. Every frame updates the session in place, and the
/// compiler copies a payload to change it.
struct Motion {
    /// Whether `held` is the running session.
    private(set) var isHeld = false
    /// Whether the host moves the session's base, by `base`. Every frame reads the flag, but it is valid only while a
    /// session runs.
    private(set) var movesBase = false
    private(set) var held = DragSession(.identity, of: .identity, focus: .zero, limitsAtStart: [])
    /// During a session the animation is finished and displays nothing.
    private(set) var animation: Animation
    private(set) var base = BaseMotion()

    @inline(__always)
    init(restingAt transform: Transform) { animation = Animation(restingAt: transform) }

    /// The running session, for code that runs seldom.
    var session: DragSession? { isHeld ? held : nil }

    /// Starts a session and ends the animation at the displayed transform.
    mutating func begin(_ session: DragSession) {
        animation.finish(at: session.displayed)
        held = session
        (isHeld, movesBase) = (true, false)
    }

    /// Applies the fingers' delta to the session: see `DragSession.update`.
    @inline(__always)
    mutating func update(
        _ delta: TransformDelta, zooms: Bool, pans: Bool, touchesChanged: Bool, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        held.update(delta, zooms: zooms, pans: pans, touchesChanged: touchesChanged, in: viewport, bands)
    }

    /// Applies a delta that continues the last one.
    @_transparent
    mutating func follow(
        _ delta: TransformDelta, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) {
        held.follow(delta, in: viewport, bands)
    }

    /// Pauses the session: see `DragSession.pause`.
    @inline(__always)
    mutating func pause(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        if isHeld { held.pause(in: viewport, bands) }
    }

    /// Sets the velocity with which the content glides on after the session.
    mutating func setVelocity(_ velocity: Vector) { if isHeld { held.velocity.translation = velocity } }
    mutating func setVelocity(_ velocity: PinchVelocity) {
        if !isHeld { return }
        held.velocity.logScale = velocity.logScale
        held.velocity.rotation = velocity.rotation
    }

    /// Moves the pager for the host; the content stays.
    mutating func movePager(to offset: Vector, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands)
    {
        if isHeld { held.movePager(to: offset, in: viewport, bands) } else { held.placePager(at: offset) }
    }
    mutating func forgetTravel() { held.forgetTravel() }
    mutating func resetPager() { held.resetPager() }

    /// Sets the fingers' moves that change no limit; `clearReach` forgets them after a change of the limits.
    @inline(__always)
    mutating func setQuiet(_ quiet: QuietMoves) { held.quiet = quiet }
    mutating func clearReach() { held.clearReach() }

    /// Continues the session after a change of the viewport or the settings.
    mutating func moveSession(
        to displayed: Transform, from origin: Transform, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) {
        held.move(to: displayed, from: origin, in: viewport, bands)
    }

    /// Shows the session under other rubber bands.
    mutating func reapplyRubberBand(in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands) {
        if isHeld { held.reapplyRubberBand(in: viewport, bands) }
    }
}

// The host's motion of the session.
extension Motion {
    /// Whether the host moves the session's base.
    var isDriven: Bool { @inline(__always) get { isHeld && movesBase } }

    /// Starts the host's motion at a time, unless it runs.
    @inline(never) @_optimize(size)
    private mutating func beginDrive(at time: Double) { if !movesBase { base.begin(at: time) } }

    @inline(never) @_optimize(size)
    private mutating func noteDrive() { movesBase = base.hasRest || base.flows }

    // The functions below change the host's motion at a time.

    mutating func add(_ offset: TransformOffset, about point: Vector, fading decay: Double, at time: Double) {
        beginDrive(at: time)
        base.turn(about: point)
        base.add(offset, fading: decay)
        noteDrive()
    }

    mutating func go(
        _ offset: TransformOffset, about point: Vector, from velocity: TransformVelocity? = nil, frequency: Double,
        at time: Double
    ) {
        beginDrive(at: time)
        base.center = point
        base.go(offset, from: velocity, frequency: frequency)
        noteDrive()
    }

    mutating func flow(_ velocity: TransformVelocity, at time: Double) {
        beginDrive(at: time)
        base.flow = velocity
        noteDrive()
    }

    mutating func finishRest() {
        base.finish()
        noteDrive()
    }

    mutating func endDrive() { movesBase = false }
    mutating func restartBase(at time: Double) {
        base.restart(at: time)
        // The numbers of a loaded state may overflow.
        if !base.isSound { movesBase = false }
    }
    mutating func delayBase(to time: Double) { base.delay(to: time) }
    mutating func passTick() { base.passTick() }
    mutating func setCenter(_ point: Vector) { base.center = point }
    mutating func moveBase(from old: Transform, to new: Transform) { base.follow(from: old, to: new) }
    mutating func noteShown(at time: Double) { base.latest = time }

    /// Shows an unconstrained transform of the session; with `kept`, fingers and base continue from there.
    mutating func show(
        _ free: @_addressable UnconstrainedTransform, kept: Bool, in viewport: @_addressable Viewport,
        _ bands: @_addressable RubberBands
    ) { held.show(free, kept: kept, in: viewport, bands) }

    /// Shows an unconstrained transform of a paused session: see `DragSession.showInside`.
    @inline(__always)
    mutating func showInside(_ free: UnconstrainedTransform, in viewport: @_addressable Viewport) -> Bool {
        held.showInside(free, in: viewport)
    }

    mutating func restartSession(
        fixing: Bool, in viewport: @_addressable Viewport, _ bands: @_addressable RubberBands
    ) { held.restart(fixing: fixing, in: viewport, bands) }

    mutating func setFocus(_ point: Vector) { held.setFocus(point) }
    mutating func moveOrigin(by angle: Double, scale: Double) { held.moveOrigin(by: angle, scale: scale) }
}

extension Motion {
    /// Continues the fling in a viewport that has changed.
    mutating func resumeFling(
        to remapped: Transform, target: Transform, growth: Vector, within panBounds: PanBounds,
        overscrollGrowth: Vector, anchor: Vector, constants: MotionConstants, at time: Double
    ) {
        animation.resumeFling(
            to: remapped, target: target, growth: growth, within: panBounds, overscrollGrowth: overscrollGrowth,
            anchor: anchor, constants: constants, at: time)
    }
}

extension Motion {
    /// Schedules the hits of a fling or a glide after a time.
    mutating func scheduleHits(after time: Double) { animation.scheduleHits(after: time) }
    mutating func shiftZoom(by delta: @_addressable TransformDelta, to target: Transform) {
        animation.shiftZoom(by: delta, to: target)
    }
    mutating func dropHits() { animation.dropHits() }
    mutating func restore(due: Double) { animation.restore(due: due) }

    /// Continues the glide in a viewport that has changed.
    mutating func resumeGlide(
        from displayed: Transform, to target: Transform, growth: Vector, anchor: Vector,
        in viewport: @_addressable Viewport, _ constants: MotionConstants, at time: Double
    ) {
        animation.resumeGlide(
            from: displayed, to: target, growth: growth, anchor: anchor, in: viewport, constants, at: time)
    }
}

// Each of these functions replaces the animation and ends a session.
extension Motion {
    mutating func rest(at transform: Transform) {
        animation.rest(at: transform)
        (isHeld, movesBase) = (false, false)
    }

    mutating func finish(at transform: Transform) {
        animation.finish(at: transform)
        isHeld = false
    }

    mutating func pauseZoom(at transform: Transform, goal: Transform, anchor: Vector, rho: Double) {
        animation.pause(at: transform, goal: goal, anchor: anchor, rho: rho)
        isHeld = false
    }

    mutating func start(_ zoom: ZoomAnimation) {
        animation.start(zoom)
        isHeld = false
    }

    mutating func start(_ fling: FlingAnimation, anchor: Vector) {
        animation.start(fling, anchor: anchor)
        isHeld = false
    }

    mutating func start(_ spring: SpringBack) {
        animation.start(spring)
        isHeld = false
    }

    mutating func glide(
        from displayed: Transform, velocity: @_addressable TransformVelocity, to rotation: Double,
        in viewport: @_addressable Viewport, _ constants: @_addressable GlideAnimation.Constants, at time: Double
    ) {
        animation.glide(from: displayed, velocity: velocity, to: rotation, in: viewport, constants, at: time)
        isHeld = false
    }
}

extension Motion {
    @inline(never)
    mutating func code(with coder: inout some StateCoder) {
        animation.code(with: &coder)
        coder.code(&isHeld)
        // Without a session its words are absent, and a load sets fixed values.
        if coder.isReading { held = DragSession(.identity, of: .identity, focus: .zero, limitsAtStart: []) }
        held.codePager(with: &coder)
        if !isHeld { return }
        held.code(with: &coder)
        coder.code(&movesBase)
        if movesBase {
            coder.code(&base)
            if coder.isReading, !base.isSound { coder.fail() }
        }
        // During a session no animation runs.
        if animation.kind != .finished { coder.fail() }
    }
}

// SPDX-License-Identifier: MIT

/// The transform of the content in the viewport, and its motion. Gestures and commands act on the camera, which pushes
/// events to a queue of the engine.
struct Camera {
    var viewport: Viewport
    var motion: Motion
    /// The limits in `knownLimits` that are not reported. It follows from the queue.
    var silentLimits = LimitSet()
    /// The settings of flings, in view units.
    var flingSettings: FlingSettings
    var bands: RubberBands
    /// The limits at which the view is, reported or silent; see `Camera+Limits`.
    var knownLimits = LimitSet()
    /// The viewpoints of the user across changes of sizes.
    var viewpoints = Viewpoints()
    /// The fling that a finger has caught.
    var boost = FlingBoost()
    var scroll = ScrollGesture()
    var lag = DisplayLag()
    /// The scale at which the content should have been drawn; see `Camera+Raster`.
    var raster: Double
    var settings: Settings

    @inline(__always)
    init(_ settings: Settings, _ fling: FlingSettings, size: Vector, content: Rect, insets: Insets) {
        self.settings = settings
        flingSettings = fling
        bands = RubberBands(settings)
        viewport = Viewport(size: size, content: content, insets: insets, layout: settings.layout)
        motion = Motion(restingAt: viewport.fittedView)
        raster = viewport.fittedScale
    }

    /// Replaces the settings and the sizes without adapting the motion.
    @inline(never) @_optimize(speed)
    mutating func remake(
        _ settings: @_addressable Settings, _ fling: FlingSettings, size: Vector, content: Rect, insets: Insets
    ) {
        replaceSettings(settings, fling)
        viewport = Viewport(size: size, content: content, insets: insets, layout: settings.layout)
    }

    /// Replaces the settings without adapting the viewport or the motion.
    @inline(never) @_optimize(speed)
    mutating func replaceSettings(_ settings: @_addressable Settings, _ fling: FlingSettings) {
        self.settings = settings
        flingSettings = fling
        bands = RubberBands(settings)
    }

    /// Resets the camera to rest at the fitted view.
    @inline(never)
    mutating func reset() {
        // The memory may have any content. Parts that are not set here are not read at rest.
        motion.rest(at: viewport.fittedView)
        motion.resetPager()
        viewpoints.removeAll()
        boost = FlingBoost()
        scroll = ScrollGesture()
        lag = DisplayLag()
        raster = viewport.fittedScale
        findLimits()
    }

    /// The displayed transform.
    @_addressableSelf
    @inline(never)
    func transform(at time: Double) -> Transform {
        motion.isHeld ? motion.held.displayed : animationTransform(at: time)
    }

    /// Whether a pan would move content at `target`, or the host's pager.
    @_addressableSelf
    @inline(never)
    func canPan(at target: Transform) -> Bool {
        if !settings.gestures.contains(.pan) { return false }
        return viewport.canPan(target) || !bands.edges.isEmpty
    }

    /// Whether a double tap at a point has an effect: the host polls its events, or the tap zooms.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func doubleTapMatters(at point: Vector, time: Double) -> Bool {
        if settings.wantsDoubleTaps { return true }
        guard let goal = target(of: settings.zoom.onDoubleTap, .in, at: point, time: time) else { return false }
        return !viewport.isSame(goal.transform, target)
    }

    @inline(never) @_optimize(size)
    private mutating func zoom(
        _ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture, _ events: inout EventQueue
    ) {
        guard let goal = target(of: policy, direction, at: gesture.point, time: gesture.time) else { return }
        let pushed = policy.action == .step ? limits(pushedByStep: direction) : []
        animate(
            to: goal.transform, anchor: goal.anchor, at: gesture.time, duration: settings.zoom.animationDuration,
            &events)
        push(against: pushed, at: gesture.time, &events)
    }

    /// The target of a policy and its anchor, a content point. The step counts from the target of a running zoom, so
    /// that quick taps add up. The anchor is the content point now under the finger.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func target(
        of policy: ZoomPolicy, _ direction: ZoomDirection, at point: Vector, time: Double
    ) -> (transform: Transform, anchor: Vector)? {
        let anchor = transform(at: time).applyInverse(point)
        let goal = settings.zoom.target(
            of: policy, direction, from: target, source: anchor, at: point, in: viewport)
        return goal.map { ($0, anchor) }
    }
}

// MARK: - Gestures

extension Camera {
    /// The context of a touch that lands or lifts; `context` is the earlier one. A landing also stops the animation if
    /// any of the gestures is enabled. `isFirst`: no other contact is down.
    @inline(never)
    mutating func context(
        of sample: @_addressable TouchSample, taken time: Double, after context: TouchContext, _ gestures: GestureSet,
        isFirst: Bool,
        _ events: inout EventQueue
    ) -> TouchContext {
        var context = context
        switch sample.phase {
        case .began:
            boost = FlingBoost()
            let catches = scroll.holds && catchMomentum(at: time, &events)
            context.stopsMotion = !gestures.isEmpty && pauseAnimation(by: sample, at: time, &events) || catches
            let target = target
            context.canPan = canPan(at: target)
            context.skipsSlop = sample.flags.contains(.noSlop) || !isFirst && context.skipsSlop
            context.swipeEdges = isFirst && gestures.contains(.swipe) ? swipeEdges(at: target) : []
        case .ended: context.doubleTapMatters = doubleTapMatters(at: sample.position, time: time)
        case .moved, .cancelled: break
        }
        return context
    }

    /// Applies the arbiter's delta to the drag session, then its gestures. `rebased`: the delta counts from here.
    /// `isLast`: no contact is down, so the session ends at once. Most sessions end without a read of their base, so
    /// the session is not paused here; code that reads the base pauses it first.
    @inline(__always)
    mutating func apply(
        _ arbiter: inout Arbiter, rebased: Bool, isLast: Bool, at time: Double, _ events: inout EventQueue
    ) {
        if let delta = arbiter.delta {
            let zooms = arbiter.running.intersects(.zoomers) || motion.isDriven && motion.base.zooms
            updateDrag(
                delta, zooms: zooms, pans: arbiter.running.intersects(.pan), touchesChanged: rebased, at: time, &events)
        } else if !isLast {
            motion.pause(in: viewport, bands)
        }
        if !arbiter.gestures.isEmpty { receiveGestures(of: &arbiter, isLast: isLast, &events) }
        if isLast { motion.setVelocity(arbiter.pinch.release) }
    }

    /// Moves the content with the fingers. `zooms`: a pinch or a quick zoom runs. `pans`: a pan runs. `touchesChanged`:
    /// a contact has landed or lifted.
    @inline(__always)
    mutating func updateDrag(
        _ delta: TransformDelta, zooms: Bool, pans: Bool = true, touchesChanged: Bool, at time: Double,
        _ events: inout EventQueue
    ) {
        if !motion.isHeld { beginDrag(at: time, &events) }
        motion.update(delta, zooms: zooms, pans: pans, touchesChanged: touchesChanged, in: viewport, bands)
        refreshRaster(for: motion.held.displayed.scale)
    }

    /// Moves the content with fingers that continue their gestures.
    @inline(__always)
    mutating func followDrag(_ delta: TransformDelta) {
        motion.follow(delta, in: viewport, bands)
        refreshRaster(for: motion.held.displayed.scale)
    }

    @inline(never)
    mutating func receiveGestures(of arbiter: inout Arbiter, isLast: Bool, _ events: inout EventQueue) {
        let swipes = arbiter.swipes()
        for index in 0..<arbiter.gestures.count {
            if _slowPath(arbiter.tap.hasReleased), arbiter.gestures.items[index].kind == .tapUp,
                arbiter.gestures.items[index].phase == .began
            {
                emitTap(arbiter.gestures.items[index], on: arbiter.tap.takeReleasedContent(), &events)
            } else {
                receive(arbiter.gestures.items[index], swipes: swipes, isLast: isLast, &events)
            }
        }
    }

    /// Emits a gesture and acts on it. `swipes`: the same input made a swipe. `isLast`: no contact is down.
    @inline(never)
    mutating func receive(
        _ gesture: @_addressable Gesture, swipes: Bool, isLast: Bool, _ events: inout EventQueue
    ) {
        emit(gesture, &events)
        switch (gesture.kind, gesture.phase) {
        case (.doubleTap, _): zoom(settings.zoom.onDoubleTap, .in, by: gesture, &events)
        case (.twoFingerTap, _): zoom(settings.zoom.onTwoFingerTap, .out, by: gesture, &events)
        case (.pan, .ended):
            if !swipes { emitPageOverscroll(of: gesture, isLast: isLast, &events) }
            let velocity = gesture.velocity?.orStill.translation ?? .zero
            motion.setVelocity(boost.applied(to: velocity, flingSettings.flingBoostSpeed, at: gesture.time))
        case (.swipe, _): emitPage(of: gesture, &events)
        default: break
        }
    }
}

// MARK: - State

extension Camera {
    /// Codes everything except the settings and the sizes.
    mutating func code(with coder: inout some StateCoder) {
        motion.code(with: &coder)
        viewpoints.code(with: &coder)
        boost.code(with: &coder)
        scroll.code(with: &coder)
        coder.code(&raster, in: 1e-30...1e30)
        coder.code(&knownLimits)
        if coder.isReading, !knownLimits.isSubset(of: .all) { coder.fail() }
    }
}

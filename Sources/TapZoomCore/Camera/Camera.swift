// SPDX-License-Identifier: MIT

/// The transform of the content in the viewport, its motion, and the observers of both. Gestures and commands act on
/// the camera, which pushes events to its queue.
struct Camera {
    /// The rules of the view. Only `Engine.enforce` sets them.
    var rules: Rules
    /// The mover of the view in its present motion, or in its last one. It is the user once fingers or a scroll take
    /// part.
    var cause = Cause.user
    var session = Session(.identity, of: .identity, focalPoint: .zero, limitsAtStart: [])
    var raster: Raster
    /// The fling that a finger has caught.
    var boost = FlingBoost()
    var animation: Animation
    var carry = Carry()
    /// The slack of the rubber bands.
    var slack: RubberBands.Slack?
    var limits = Limits()
    var snap = SnapPlace()
    /// The viewpoints of the user across changes of sizes.
    var savedViews = SavedViews()
    var scroll = ScrollGesture()
    var events = EventQueue()

    var viewport: Viewport { _read { yield rules.viewport } }
    var settings: Settings { _read { yield rules.settings } }
    var flingSettings: FlingSettings { rules.fling }
    var bands: RubberBands { rules.bands.with(slack) }

    /// Resets the camera to rest at the fitted view.
    mutating func reset() {
        // The memory may have any content. Parts that are not set here are not read at rest.
        becomeIdle(at: viewport.fittedView)
        session.pager = Pager()
        savedViews.removeAll()
        boost = FlingBoost()
        scroll = ScrollGesture()
        raster = Raster(restingAt: viewport.fittedScale)
        cause = .user
        observeNewView()
    }

    /// The displayed transform.
    mutating func transform(at time: Double) -> Transform {
        mover.hasSession ? session.displayed : animationTransform(at: time)
    }

    /// Whether a pan would move content at `target`, or the host's pager.
    mutating func canPan(at target: Transform) -> Bool {
        if !settings.gestures.contains(.pan) { return false }
        return viewport.canPan(target) || !bands.edges.isEmpty
    }

    /// Whether a double tap at a point has an effect: the host polls its events, or the tap zooms.
    mutating func doubleTapHasEffect(at point: Vector, time: Double) -> Bool {
        if settings.wants(.doubleTap) { return true }
        guard let goal = target(of: settings.zoom.onDoubleTap, .in, at: point, time: time) else { return false }
        let target = target
        return !viewport.isSame(goal.transform, target)
    }

    /// Zooms for a gesture. `content` is the content point of a tap that lifted before; nil for the one under it now.
    private mutating func zoom(
        _ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture, on content: Vector? = nil
    ) {
        guard let goal = target(of: policy, direction, at: gesture.point, on: content, time: gesture.time) else {
            return
        }
        let pushed = viewport.limits(
            pushedBy: policy.action, direction, from: target, centering: goal.anchor, step: settings.zoom.zoomStep,
            point: point)
        animate(
            to: goal.transform, anchor: goal.anchor, at: gesture.time, duration: settings.zoom.animationDuration,
            by: .user)
        observePush(against: pushed, at: gesture.time)
    }

    /// The target of a policy and its anchor, a content point. The step counts from the target of a running zoom, so
    /// that quick taps add up. The anchor is the content point now under the finger.
    private mutating func target(
        of policy: ZoomPolicy, _ direction: ZoomDirection, at point: Vector, on content: Vector? = nil, time: Double
    ) -> (transform: Transform, anchor: Vector)? {
        let anchor = content ?? transform(at: time).applyInverse(point)
        let old = target
        let goal = viewport.zoomTarget(of: policy, direction, from: old, source: anchor, at: point, settings.zoom)
        return goal.map { ($0, anchor) }
    }
}

// MARK: - Gestures

extension Camera {
    /// Prepares the view for a touch that lands or lifts: a landing stops the animation and the system's momentum, if
    /// any gesture is enabled. Returns the facts of the touch for the recognizers; `context` has the earlier ones.
    /// `isFirst`: no other contact is down.
    mutating func prepare(
        for sample: TouchSample, taken time: Double, after context: TouchContext, _ gestures: GestureSet,
        isFirst: Bool
    ) -> TouchContext {
        var context = context
        switch sample.phase {
        case .began:
            boost = FlingBoost()
            let catches = scroll.state != .idle && catchMomentum(at: time)
            context.stopsMotion = !gestures.isEmpty && pauseAnimation(by: sample, at: time) || catches
            let target = target
            context.canPan = canPan(at: target)
            context.isInDetent =
                settings.pinch.rotateSlopSnapped > 0 && settings.pinch.isDetent(transform(at: time).rotation)
            context.skipsSlop = sample.flags.contains(.noSlop) || !isFirst && context.skipsSlop
            let maySwipe = gestures.contains(.swipe) || settings.wants(.failed)
            let isZoomed = viewport.fittedScale.isBelow(target.scale)
            context.swipeEdges = isFirst && maySwipe && !isZoomed ? viewport.edges(at: target) : []
        case .ended: context.doubleTapHasEffect = doubleTapHasEffect(at: sample.position, time: time)
        case .moved, .cancelled: break
        }
        return context
    }

    /// Applies the arbiter's delta to the drag session, then its gestures. `rebased`: the delta counts from here.
    /// Without contacts the session ends at once. Most sessions end without a read of their base, so the session is not
    /// paused here; code that reads the base pauses it first.
    mutating func apply(_ arbiter: inout Arbiter, _ contacts: inout ContactTable, rebased: Bool, at time: Double) {
        let isLast = contacts.isEmpty
        if let delta = arbiter.delta {
            let zooms = arbiter.running.intersects(.zoomers) || mover == .carried && carry.zooms
            updateDrag(
                delta, zooms: zooms, pans: arbiter.running.intersects(.pan) && arbiter.center == nil,
                touchesChanged: rebased, at: time)
        } else if !isLast {
            pauseSession()
        }
        if !arbiter.gestures.isEmpty { receiveGestures(of: &arbiter, isLast: isLast) }
        if !arbiter.input.failures.isEmpty { emitFailures(of: &arbiter.input, &contacts, at: time) }
        if isLast { setVelocity(arbiter.pinch.release, about: arbiter.pinch.stillPoint) }
    }

    /// Moves the content with the fingers. `zooms`: a pinch or a quick zoom runs. `pans`: a pan runs. `touchesChanged`:
    /// a contact has landed or lifted.
    mutating func updateDrag(
        _ delta: TransformDelta, zooms: Bool, pans: Bool = true, touchesChanged: Bool, at time: Double
    ) {
        if !mover.hasSession { catchMotion(at: time) }
        cause = .user
        updateSession(delta, zooms: zooms, pans: pans, touchesChanged: touchesChanged)
        raster.show(session.displayed.scale)
    }

    /// Moves the content with fingers that continue their gestures.
    mutating func followDrag(_ delta: TransformDelta) {
        followSession(delta)
        raster.show(session.displayed.scale)
    }

    mutating func receiveGestures(of arbiter: inout Arbiter, isLast: Bool) {
        let (swipes, acts) = (arbiter.emits(.swipe), settings.assist.hasAction && arbiter.delta == nil)
        for index in 0..<arbiter.gestures.count {
            let gesture = arbiter.gestures.items[index]
            let tapped = acts ? events.tappedContent : nil
            receive(gesture, swipes: swipes, isLast: isLast)
            zoom(by: gesture, acts: acts, tapped: tapped)
        }
    }

    /// Zooms for a tap or a press whose setting asks for it. `acts`: single taps and presses may, because no fingers
    /// move the view. `tapped`: the content point of a single tap.
    mutating func zoom(by gesture: Gesture, acts: Bool, tapped: Vector?) {
        var (policy, direction, content) = (settings.zoom.onDoubleTap, ZoomDirection.in, Vector?.none)
        var endsScroll = false
        switch (gesture.kind, gesture.phase) {
        // Each pair of taps zooms once.
        case (.doubleTap, _) where gesture.tapCount % 2 == 0: break
        case (.fingersTap, _) where gesture.contactCount == 2:
            (policy, direction) = (settings.zoom.onTwoFingerTap, .out)
        case (.tapPending, .ended) where acts:
            (policy, content, endsScroll) = (settings.zoom.onTap(settings.assist.tapAction), tapped, true)
        case (.longPress, .began) where acts:
            (policy, endsScroll) = (settings.zoom.onTap(settings.assist.pressAction), true)
        default: return
        }
        if policy.action == .none { return }
        // A scroll may have begun since the tap or the landing.
        if endsScroll { endScroll(.cancelled, at: gesture.time) }
        zoom(policy, direction, by: gesture, on: content)
    }

    /// Emits a gesture and acts on it. `swipes`: the same input made a swipe. `isLast`: no contact is down.
    mutating func receive(_ gesture: Gesture, swipes: Bool, isLast: Bool) {
        emit(gesture)
        switch (gesture.kind, gesture.phase) {
        case (.pan, .ended):
            if !swipes { observeDragEnd(gesture, isLast: isLast) }
            let velocity = gesture.velocity?.orZero.translation ?? .zero
            let boosted = boost.applied(to: velocity, flingSettings.flingBoostSpeed, at: gesture.time)
            if settings.wants(.failed) { failFling(of: gesture, velocity: boosted) }
            setVelocity(boosted)
        case (.swipe, _): observeSwipe(gesture)
        default: break
        }
    }
}

// MARK: - State

extension Camera {
    /// Codes everything except the settings and the sizes.
    mutating func serialize(with coder: inout some StateCoder) {
        serializeMotion(with: &coder)
        savedViews.serialize(with: &coder)
        boost.serialize(with: &coder)
        scroll.serialize(with: &coder)
        raster.serialize(with: &coder)
        coder.code(&cause)
        limits.serialize(with: &coder)
    }
}

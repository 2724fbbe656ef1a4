// SPDX-License-Identifier: MIT

/// What gestures and commands act on: where the content is in the viewport, and how it moves. What happens is reported
/// to the event queue, which is not its own.
struct Camera {
    var settings: Settings
    /// In view units.
    var fling: FlingSettings
    var viewport: Viewport
    var motion: Motion
    /// What the user looks at, while the sizes change.
    var viewpoint: Viewpoint?
    /// The scale at which the content should have been drawn; see `Camera+Raster`.
    var raster: Double

    init(_ settings: Settings, _ fling: FlingSettings, size: Vector, content: Rect, insets: Insets) {
        self.settings = settings
        self.fling = fling
        viewport = Viewport(size: size, content: content, insets: insets, layout: settings.layout)
        motion = Motion(.idle(viewport.fittedView))
        raster = viewport.fittedScale
    }

    /// Where the content is.
    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        if let displayed = motion.session?.displayed { return displayed }
        return animationTransform(at: time)
    }

    /// A finger that drags would move the content.
    var canPan: Bool {
        @_addressableSelf @inline(never) get {
            if !settings.gestures.contains(.pan) { return false }
            return viewport.canPan(target)
        }
    }

    /// Somebody would notice a double tap there: the host, or the zoom.
    @_addressableSelf
    @inline(never)
    func doubleTapMatters(at point: Vector, time: Double) -> Bool {
        if settings.wantsDoubleTaps { return true }
        guard let goal = target(of: settings.zoom.onDoubleTap, .in, at: point, time: time) else { return false }
        return !viewport.isSame(goal.transform, target)
    }

    @inline(never)
    private mutating func zoom(
        _ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture, _ events: inout EventQueue
    ) {
        guard let goal = target(of: policy, direction, at: gesture.point, time: gesture.time) else { return }
        animate(
            to: goal.transform, anchor: goal.anchor, at: gesture.time, duration: settings.zoom.animationDuration,
            &events)
    }

    /// Where a policy goes, and by which content point. The step is counted from where a running zoom will end, so that
    /// quick taps add up; the point is what the finger is on now.
    @_addressableSelf
    @inline(never)
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
    /// The facts of a touch that lands or lifts, where those of the last one were `context`. A landing also stops what
    /// moves, if any gesture is `wanted`.
    @inline(never)
    mutating func context(
        of sample: TouchSample, after context: TouchContext, wanted: Bool, _ events: inout EventQueue
    ) -> TouchContext {
        var context = context
        switch sample.phase {
        case .began:
            context.stopsMotion = wanted && pauseAnimation(at: sample.time, &events)
            context.canPan = canPan
            context.swipeEdges = swipeEdges
        case .ended: context.doubleTapMatters = doubleTapMatters(at: sample.position, time: sample.time)
        case .moved, .cancelled: break
        }
        return context
    }

    /// Follows the fingers, then does what the gestures of this input mean. `rebased`: the fingers count from here.
    @inline(__always)
    mutating func apply(_ arbiter: inout Arbiter, rebased: Bool, at time: Double, _ events: inout EventQueue) {
        if let delta = arbiter.delta {
            updateDrag(delta, touchesChanged: rebased, at: time, &events)
        } else {
            motion.pause()
        }
        if !arbiter.gestures.isEmpty { receiveGestures(of: &arbiter, &events) }
    }

    /// Lets the fingers move the content. `touchesChanged`: one of them has come or gone.
    @inline(__always)
    mutating func updateDrag(_ delta: TransformDelta, touchesChanged: Bool, at time: Double, _ events: inout EventQueue)
    {
        if motion.session == nil { beginDrag(at: time, &events) }
        if let scale = motion.update(delta, touchesChanged: touchesChanged, in: viewport, settings.elastic) {
            refreshRaster(for: scale)
        }
    }

    @inline(never)
    mutating func receiveGestures(of arbiter: inout Arbiter, _ events: inout EventQueue) {
        let swipes = arbiter.swipes()
        for index in 0..<arbiter.gestures.count {
            if let gesture = arbiter.gesture(index) { receive(gesture, swipes: swipes, &events) }
        }
    }

    /// `swipes`: a swipe came of the same input.
    @inline(never)
    mutating func receive(_ gesture: @_addressable Gesture, swipes: Bool, _ events: inout EventQueue) {
        events.report(event(of: gesture, as: gesture.kind, gesture.phase))
        switch (gesture.kind, gesture.phase) {
        case (.doubleTap, _): zoom(settings.zoom.onDoubleTap, .in, by: gesture, &events)
        case (.twoFingerTap, _): zoom(settings.zoom.onTwoFingerTap, .out, by: gesture, &events)
        case (.pan, .ended):
            if !swipes { emitPageOverscroll(of: gesture, &events) }
            motion.setVelocity(gesture.velocity?.translation ?? .zero)
        case (.swipe, _): emitPage(of: gesture, &events)
        default: break
        }
    }
}

// MARK: - State

extension Camera {
    /// All but the settings and the sizes.
    mutating func code(with coder: inout some StateCoder) {
        let transform = viewport.fittedView
        let blank = DragSession(transform, of: transform, focus: .zero, limitsAtStart: [])
        motion.code(with: &coder, blank: blank)
        coder.code(&viewpoint, blank: Viewpoint(of: viewport.fittedView, in: viewport))
        coder.code(&raster)
    }
}

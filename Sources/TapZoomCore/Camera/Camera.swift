// SPDX-License-Identifier: MIT

/// What the gestures act on: where the content is in the viewport, how that moves, and what the host is told of it.
struct Camera {
    var settings: Settings
    /// In view units.
    var fling: FlingSettings
    var viewport: Viewport
    var animation: Animation
    /// What fingers have in hand that move the content. Meanwhile the motion has arrived: nothing moves by itself. No
    /// case of `Animation`, because an optional is changed in place with every frame, and an enumeration is copied.
    var session: DragSession?
    var events = EventQueue()
    /// The TAP_UP that is not confirmed yet, as the host was told.
    var openTap: Event?
    /// What the user looks at, while the sizes change.
    var viewpoint: Viewpoint?
    /// The scale at which the content should have been drawn; see `Camera+Raster`.
    var raster: Double

    init(_ settings: Settings, _ fling: FlingSettings, size: Vector, content: Rect, insets: Insets) {
        self.settings = settings
        self.fling = fling
        viewport = Viewport(size: size, content: content, insets: insets, layout: settings.layout)
        animation = .idle(viewport.fittedView)
        raster = viewport.fittedScale
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

    /// Takes a gesture, once the fingers have moved the content. `swipes`: a swipe came of the same input.
    @inline(never)
    mutating func receive(_ gesture: @_addressable Gesture, swipes: Bool) {
        emit(gesture)
        switch (gesture.kind, gesture.phase) {
        case (.doubleTap, _): zoom(settings.zoom.onDoubleTap, .in, by: gesture)
        case (.twoFingerTap, _): zoom(settings.zoom.onTwoFingerTap, .out, by: gesture)
        case (.pan, .ended):
            if !swipes { emitPageOverscroll(of: gesture) }
            session?.velocity = gesture.velocity?.translation ?? .zero
        case (.swipe, _): emitPage(of: gesture)
        default: break
        }
    }

    @inline(never)
    private mutating func zoom(_ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture) {
        guard let goal = target(of: policy, direction, at: gesture.point, time: gesture.time) else { return }
        animate(to: goal.transform, anchor: goal.anchor, at: gesture.time, duration: settings.zoom.animationDuration)
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

extension Camera {
    /// All but the settings and the sizes.
    mutating func code(with coder: inout some StateCoder) {
        animation.code(with: &coder)
        var isHeld = session != nil
        coder.code(&isHeld)
        if isHeld {
            let transform = viewport.fittedView
            var held = session ?? DragSession(transform, of: transform, focus: .zero, limitsAtStart: [])
            held.code(with: &coder)
            session = held
        } else {
            session = nil
        }
        events.code(with: &coder)
        var isTapOpen = openTap != nil
        coder.code(&isTapOpen)
        if isTapOpen {
            var event = openTap ?? .blank
            event.code(with: &coder)
            openTap = event
        } else {
            openTap = nil
        }
        coder.code(&viewpoint, blank: Viewpoint(of: viewport.fittedView, in: viewport))
        coder.code(&raster)
    }
}

// SPDX-License-Identifier: MIT

/// What the gestures act on: where the content is in the viewport, how that moves, and what the host is told of it.
struct Camera {
    var settings: Settings
    var viewport: Viewport
    var motion: Motion
    /// What fingers have in hand that move the content. Meanwhile the motion has arrived: nothing moves by itself. No
    /// case of `Motion`, because an optional is changed in place with every frame, and an enumeration is copied.
    var hold: Hold?
    var events = EventQueue()
    /// The TAP_UP that is not confirmed yet, as the host was told.
    var openTap: Event?
    /// What the user looks at, while the sizes change.
    var sight: Sight?
    /// The scale at which the content should have been drawn; see `Camera+Raster`.
    var raster: Double

    init(_ settings: Settings, size: Vector, content: Vector) {
        self.settings = settings
        viewport = Viewport(size: size, content: content, layout: settings.layout)
        motion = .rest(viewport.fullView)
        raster = viewport.fullScale
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
        guard let goal = target(of: settings.zoom.doubleTap, .in, at: point, time: time) else { return false }
        return !viewport.isSame(goal.transform, target)
    }

    /// Takes a gesture, once the fingers have moved the content. `swipes`: a swipe came of the same input.
    @inline(never)
    mutating func receive(_ gesture: @_addressable Gesture, swipes: Bool) {
        tell(of: gesture)
        switch (gesture.kind, gesture.phase) {
        case (.doubleTap, _): zoom(settings.zoom.doubleTap, .in, by: gesture)
        case (.twoFingerTap, _): zoom(settings.zoom.twoFingerTap, .out, by: gesture)
        case (.pan, .ended):
            if !swipes { tellPush(of: gesture) }
            hold?.velocity = gesture.flow?.velocity ?? .zero
        case (.swipe, _): tellPage(of: gesture)
        case (.pan, _), (.pinch, _), (.rotate, _), (.quickZoom, _), (.tapUp, _), (.confirmedTap, _), (.instantTap, _),
            (.multiTap, _), (.longPress, _):
            break
        }
    }

    @inline(never)
    private mutating func zoom(_ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture) {
        guard let goal = target(of: policy, direction, at: gesture.point, time: gesture.time) else { return }
        go(to: goal.transform, anchor: goal.anchor, at: gesture.time, duration: settings.zoom.duration)
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
    mutating func pass(through archive: inout some Archive) {
        motion.pass(through: &archive)
        var isHeld = hold != nil
        archive.pass(&isHeld)
        if isHeld {
            let transform = viewport.fullView
            var held = hold ?? Hold(transform, of: transform, focus: .zero, blocked: [])
            held.pass(through: &archive)
            hold = held
        } else {
            hold = nil
        }
        events.pass(through: &archive)
        var isTapOpen = openTap != nil
        archive.pass(&isTapOpen)
        if isTapOpen {
            var event = openTap ?? .blank
            event.pass(through: &archive)
            openTap = event
        } else {
            openTap = nil
        }
        archive.pass(&sight, blank: Sight(of: viewport.fullView, in: viewport))
        archive.pass(&raster)
    }
}

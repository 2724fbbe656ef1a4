// SPDX-License-Identifier: MIT

/// What the gestures act on: where the content is in the viewport, how that moves, and what the host is told of it.
struct Camera {
    var settings: Settings
    var viewport: Viewport
    var motion: Motion
    var events = EventQueue()
    /// The TAP_UP that is not confirmed yet, as the host was told.
    var openTap: Event?
    /// What the user looks at, while the sizes change.
    var sight: Sight?

    init(_ settings: Settings, size: Vector, content: Vector) {
        self.settings = settings
        viewport = Viewport(size: size, content: content, layout: settings.layout)
        motion = .rest(viewport.fullView)
    }

    /// A finger that drags would move the content.
    var canPan: Bool { settings.gestures.contains(.pan) && viewport.canPan(motion.target) }

    /// Somebody would notice a double tap there: the host, or the zoom.
    func doubleTapMatters(at point: Vector, time: Double) -> Bool {
        if settings.wantsDoubleTaps { return true }
        let target = target(of: settings.zoom.doubleTap, .in, at: point, time: time)
        return target.map { !viewport.isSame($0.transform, motion.target) } ?? false
    }

    mutating func receive(_ gestures: GestureList) {
        gestures.forEach { receive($0) }
    }

    private mutating func receive(_ gesture: Gesture) {
        tell(of: gesture)
        switch gesture.kind {
        case .doubleTap: zoom(settings.zoom.doubleTap, .in, by: gesture)
        case .twoFingerTap: zoom(settings.zoom.twoFingerTap, .out, by: gesture)
        case .tapUp, .confirmedTap, .instantTap, .multiTap, .longPress: break
        }
    }

    private mutating func zoom(_ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture) {
        let target = target(of: policy, direction, at: gesture.point, time: gesture.time)
        guard let target else { return }
        go(to: target.transform, anchor: target.anchor, at: gesture.time, duration: settings.zoom.duration)
    }

    /// Where a policy goes, and by which content point. The step is counted from where a running zoom will end, so that
    /// quick taps add up; the point is what the finger is on now.
    private func target(
        of policy: ZoomPolicy, _ direction: ZoomDirection, at point: Vector, time: Double
    ) -> (transform: Transform, anchor: Vector)? {
        let anchor = transform(at: time).applyInverse(point)
        let target = settings.zoom.target(
            of: policy, direction, from: motion.target, source: anchor, at: point, in: viewport)
        return target.map { ($0, anchor) }
    }
}

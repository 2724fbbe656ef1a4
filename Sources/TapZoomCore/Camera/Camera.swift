// SPDX-License-Identifier: MIT

/// What the gestures act on: where the content is in the viewport, how that moves, and what the host is told of it.
struct Camera {
    var settings: Settings
    var viewport: Viewport
    var motion: Motion
    var events = EventQueue()

    init(_ settings: Settings, size: Vector, content: Vector) {
        self.settings = settings
        viewport = Viewport(size: size, content: content, layout: settings.layout)
        motion = .rest(viewport.fullView)
    }

    // A call that is not inlined copies all of a large value that it only reads. These two are asked for every sample.

    /// A finger that drags would move the content.
    @inline(__always)
    var canPan: Bool { settings.gestures.contains(.pan) && viewport.canPan(motion.target) }

    /// Somebody would notice a double tap: the host, or the zoom.
    @inline(__always)
    var doubleTapMatters: Bool {
        settings.wants(.doubleTap) || settings.wants(.multiTap) || doubleTapZooms
    }

    private var doubleTapZooms: Bool {
        let from = motion.target
        let middle = viewport.frame.center
        let target = settings.zoom.target(
            of: settings.zoom.doubleTap, .in, from: from, source: from.applyInverse(middle), at: middle, in: viewport)
        return target.map { !viewport.isSame($0, from) } ?? false
    }
}

extension Camera: GestureSink {
    mutating func receive(_ gesture: Gesture) {
        tell(of: gesture)
        switch gesture.kind {
        case .doubleTap: zoom(settings.zoom.doubleTap, .in, by: gesture)
        case .twoFingerTap: zoom(settings.zoom.twoFingerTap, .out, by: gesture)
        case .tapUp, .confirmedTap, .instantTap, .multiTap, .longPress: break
        }
    }

    /// The step is counted from where a running zoom will end, so that quick taps add up; the point is what the finger is on
    /// now.
    private mutating func zoom(_ policy: ZoomPolicy, _ direction: ZoomDirection, by gesture: Gesture) {
        let source = motion.transform(at: gesture.time).applyInverse(gesture.point)
        let target = settings.zoom.target(
            of: policy, direction, from: motion.target, source: source, at: gesture.point, in: viewport)
        if let target { go(to: target, anchor: source, at: gesture.time, duration: settings.zoom.duration) }
    }
}

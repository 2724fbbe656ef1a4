// SPDX-License-Identifier: MIT

extension Camera {
    /// Other sizes or insets: keeps what the user looks at.
    mutating func resize(to new: Viewport, at time: Double) {
        let old = viewport
        viewport = new
        let ratio = Vector(new.content.x / old.content.x, new.content.y / old.content.y)
        motion = motion.mapped(
            by: { new.carry($0, from: old) }, anchor: { Vector($0.x * ratio.x, $0.y * ratio.y) }, within: new.scales,
            at: time, duration: settings.zoom.duration)
    }

    /// Other settings: keeps the full view full, and any other transform as far as it is still allowed.
    mutating func adopt(_ new: Settings, at time: Double) {
        let oldFull = viewport.fullView
        settings = new
        viewport.layout = new.layout
        let viewport = viewport
        motion = motion.mapped(
            by: { $0 == oldFull ? viewport.fullView : viewport.constrain($0) }, anchor: { $0 }, within: viewport.scales,
            at: time, duration: new.zoom.duration)
    }
}

extension Motion {
    /// The same motion in another viewport. One that runs starts anew from where it is.
    fileprivate func mapped(
        by map: (Transform) -> Transform, anchor mapAnchor: (Vector) -> Vector,
        within scales: ClosedRange<Double>, at time: Double, duration: Double
    ) -> Motion {
        switch self {
        case .rest(let transform):
            return .rest(map(transform))
        case .arrived(let transform):
            return .arrived(map(transform))
        case .caught(let transform, let goal, let anchor):
            return .caught(map(transform), goal: map(goal), anchor: mapAnchor(anchor))
        case .zooming(let zoom):
            let here = map(zoom.transform(at: time))
            return .zooming(
                Zoom(
                    from: here, flow: .still(at: .zero), to: map(zoom.target), anchor: mapAnchor(zoom.anchor),
                    within: scales, at: time, duration: duration))
        }
    }
}

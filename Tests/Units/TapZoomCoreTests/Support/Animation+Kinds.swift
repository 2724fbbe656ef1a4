// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Animations of each kind as values; the camera changes its animation in place.
extension Animation {
    static func idle(_ transform: Transform) -> Animation { Animation(restingAt: transform) }

    static func finished(_ transform: Transform) -> Animation { changed { $0.finish(at: transform) } }

    static func paused(_ transform: Transform, goal: Transform, anchor: Vector, rho: Double = 0) -> Animation {
        changed { $0.pause(at: transform, goal: goal, anchor: anchor, rho: rho) }
    }

    static func zooming(_ zoom: ZoomAnimation) -> Animation { changed { $0.start(zoom) } }

    static func flinging(_ fling: FlingAnimation, anchor: Vector) -> Animation {
        changed { $0.start(fling, anchor: anchor) }
    }

    static func springing(_ spring: SnapBackSpring) -> Animation { changed { $0.start(spring) } }

    static func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = Animation(restingAt: .identity)
        change(&animation)
        return animation
    }
}

extension GlideAnimation {
    init(
        from displayed: Transform, velocity: TransformVelocity, to rotation: Double, in viewport: Viewport,
        _ constants: Constants, at start: Double
    ) {
        self.init()
        begin(from: displayed, velocity: velocity, to: rotation, in: viewport, constants, at: start)
    }
}

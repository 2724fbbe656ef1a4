// SPDX-License-Identifier: MIT

// What a host reads of the motion, beside the transform.
extension Camera {
    /// The overscroll of the displayed content.
    mutating func overscroll(at time: Double) -> Overscroll {
        if mover == .rest || mover == .driven { return Overscroll() }
        let displayed = transform(at: time)
        return viewport.overscroll(of: displayed, unconstrained(of: displayed, at: time))
    }

    /// The displayed transform without the rubber bands: during an animation, the one from which fingers that catch it
    /// continue.
    private mutating func unconstrained(of displayed: Transform, at time: Double) -> UnconstrainedTransform {
        // A session in which fingers have caught an animation and not moved has no base.
        if mover.hasSession, goesOnWithoutFingers || !session.isPaused || session.base.transform != displayed {
            return unconstrained(at: time)
        }
        return viewport.removeRubberBand(displayed, bands)
    }

    /// The transform from pixels of content that was drawn at the raster scale to pixels of the viewport.
    mutating func residual(of transform: Transform) -> Transform {
        // A motion by fingers, by the host's velocity or by quiet commands has no target.
        let hasTarget =
            mover.hasSession
            ? carriesToRest && session.isPaused : mover != .pausedZoom && mover != .driven
        return raster.residual(of: transform, toward: hasTarget ? target : nil, in: viewport)
    }
}

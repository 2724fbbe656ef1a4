// SPDX-License-Identifier: MIT

extension Camera {
    /// The velocity of the animation about the center of the safe area; still if none runs.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func animationVelocity(at time: Double) -> TransformVelocity {
        motion.animation.velocity(at: time).about(viewport.safeArea.center)
    }

    /// The velocity of the content by the host's motion or the animation.
    @inline(never) @_optimize(size)
    mutating func velocity(at time: Double) -> TransformVelocity {
        motion.isDriven
            ? displayedVelocity(of: .still(at: viewport.safeArea.center), at: time)
            : motion.animation.velocity(at: time)
    }

    /// The velocity of the displayed content for a velocity of the fingers, with the host's motion added. Within the
    /// limits and without the host both are equal. Otherwise it is the difference quotient over 0.2 ms, because the
    /// bounds change with the scale and the rotation, too.
    @inline(never) @_optimize(size)
    mutating func displayedVelocity(of fingers: TransformVelocity, at time: Double) -> TransformVelocity {
        if !motion.isHeld { return fingers }
        if !motion.isDriven, motion.held.isPaused || fingers == .still(at: fingers.point) || !isHeldBack() {
            return fingers
        }
        let delta = motion.held.presentDelta
        let step = 1e-4
        let source = motion.held.displayed.applyInverse(fingers.point)
        let before = displayed(by: delta.continued(with: fingers, for: -step), at: time - step)
        let after = displayed(by: delta.continued(with: fingers, for: step), at: time + step)
        return TransformVelocity(
            point: fingers.point, translation: after.apply(source) - before.apply(source),
            logScale: Math.log(after.scale / before.scale), rotation: after.rotation - before.rotation
        ).during(1 / (2 * step))
    }

    /// Whether the displayed transform differs from the unconstrained one.
    @inline(never) @_optimize(size)
    private mutating func isHeldBack() -> Bool {
        if !motion.held.fixedAxes.isEmpty || !motion.held.pager.axes.isEmpty { return true }
        return unconstrained != UnconstrainedTransform(motion.held.displayed)
    }
}

extension TransformDelta {
    /// The delta after a time in which `to` moves with a velocity, and the plane scales and turns about it.
    @_optimize(size)
    fileprivate func continued(with velocity: TransformVelocity, for time: Double) -> TransformDelta {
        TransformDelta(
            from: from, to: to + time * velocity.translation, scale: scale * Math.exp(time * velocity.logScale),
            rotation: rotation + time * velocity.rotation)
    }
}

// SPDX-License-Identifier: MIT

// Quiet commands, by which the host makes the view follow another view, a minimap or a scroll bar.
extension Camera {
    /// The time in seconds without a quiet command after which the view settles.
    private static var restTime: Double { 0.15 }

    /// Whether the user moves or holds the content: fingers past their slop, a scroll, a fling, the animation of a tap.
    var isMovedByUser: Bool { cause == .user && (mover.hasSession || mover.isAnimation) }

    /// Whether the view settles later than any quiet command at a time lets it: that of a forged state may.
    func isDriven(after time: Double) -> Bool { mover == .driven && animation.end > time + Self.restTime + 0.1 }

    /// Shows the target of a quiet command at once, and ends the host's own motion. `hasClock`: otherwise the view
    /// settles at once.
    mutating func drive(to target: Transform, hasClock: Bool, at time: Double) {
        if !mover.hasSession, isShowing(target) { return }
        if mover.hasSession {
            stopCarry(at: time)
            pauseSession()
        }
        cancelAnimation(at: time)
        cause = .driven
        rest(at: target, until: time + Self.restTime)
        raster.show(target.scale)
        observe(.jumped, at: time)
        if !hasClock { settle(at: time) }
    }
}

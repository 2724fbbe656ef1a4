// SPDX-License-Identifier: MIT

/// A step of a key, a button or a switch. The raw values are the bits of the C header.
package enum Step: UInt32 {
    case zoomIn = 1, zoomOut = 2, left = 4, up = 8, right = 16, down = 32, clockwise = 64, counterclockwise = 128,
        fit = 256

    static var bits: UInt32 { 511 }

    /// The limit that forbids the step at an end; empty if it has none.
    var limit: LimitSet {
        switch self {
        case .zoomIn: .maxScale
        case .zoomOut: .minScale
        case .left: .left
        case .up: .top
        case .right: .right
        case .down: .bottom
        case .clockwise, .counterclockwise, .fit: []
        }
    }
}

extension Engine {
    /// The bits of the steps that would change the target.
    package var possibleSteps: UInt32 {
        mutating get {
            let (target, viewport) = (target, viewport)
            var (possible, rest) = (UInt32(0), Step.bits)
            while rest != 0 {
                let bit = rest & (~rest &+ 1)
                rest &= ~bit
                guard let step = Step(rawValue: bit) else { continue }
                if !viewport.isSame(viewport.goal(of: step, from: target, settings.zoom), target) { possible |= bit }
            }
            return possible
        }
    }

    /// Moves the target by a step, or reports the limit that forbids it.
    package mutating func step(_ step: Step, _ options: CommandOptions) {
        // The frame may move the target. A motion of the host is not restarted yet, because that may move it, too.
        completeFrame()
        let (old, viewport) = (target, viewport)
        let goal = viewport.goal(of: step, from: old, settings.zoom)
        if options.quiet, camera.isMovedByUser { return }
        if viewport.isSame(goal, old) {
            let cause = options.quiet ? Cause.driven : .command
            return camera.observeForbiddenStep(against: step.limit, by: cause, at: now)
        }
        enter()
        animate(
            to: goal, anchor: goal.applyInverse(viewport.safeArea.center), pushing: [], options.withoutFlight)
    }
}

extension Viewport {
    /// The angle of a rotation by a step.
    private static var stepAngle: Double { .pi / 12 }

    /// The allowed transform to which a step leads from another one.
    fileprivate func goal(of step: Step, from old: Transform, _ zoom: ZoomSettings) -> Transform {
        switch step {
        case .zoomIn: stepped(old, scale: zoom.zoomStep)
        case .zoomOut: stepped(old, scale: 1 / zoom.zoomStep)
        case .left: stepped(old, by: Vector(0.25 * safeArea.size.x, 0))
        case .up: stepped(old, by: Vector(0, 0.25 * safeArea.size.y))
        case .right: stepped(old, by: Vector(-0.25 * safeArea.size.x, 0))
        case .down: stepped(old, by: Vector(0, -0.25 * safeArea.size.y))
        case .clockwise: stepped(old, turns: 1)
        case .counterclockwise: stepped(old, turns: -1)
        case .fit: constrain(fittedView)
        }
    }

    /// Zooms about the center of the safe area, and moves the content by an offset. A rotation to a multiple of the
    /// angle of a step is exact, so that steps back return to upright content.
    private func stepped(_ old: Transform, scale: Double = 1, by offset: Vector = .zero, turns: Double = 0) -> Transform
    {
        let center = safeArea.center
        var rotation = old.rotation + turns * Self.stepAngle
        let multiple = (rotation / Self.stepAngle).nearestWhole * Self.stepAngle
        if turns != 0, abs(rotation - multiple) <= 1e-9 { rotation = multiple }
        return place(old.applyInverse(center), at: center + offset, scale: scale * old.scale, rotation: rotation)
    }
}

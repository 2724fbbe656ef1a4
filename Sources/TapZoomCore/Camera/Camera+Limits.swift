// SPDX-License-Identifier: MIT

/// The LIMIT events. Each of the six limits is in one of three states:
///
///     away ------ the view reaches it: BEGAN ------------> reported
///      | ^                                                  |   ^
///      | `- leaves it --------------------- leaves it: ENDED'   |
///      v                                                        |
///     silent ---- fingers or a command push against it: BEGAN --'
///
/// A limit is silent if the view is at it after its creation, a change of sizes or settings, or the catch of an
/// animation. The view leaves a limit when it is more than a point, or 1 % of the scale, away from it. Fingers and
/// commands push against a limit when they ask for as much beyond it.
///
/// Moves of fingers are judged when their frame closes. When an animation starts, it leaves the limits at which its
/// target is not; when it ends, it reaches those of its target. A fling reaches an edge at its hit, and a glide a limit
/// of the scale. So no search for the instant is needed, and ticks have no effect.
///
/// `knownLimits` holds the limits that are silent or reported. The queue holds the reported ones, so a snapshot holds
/// no other copy of them. If the host does not poll LIMIT, no limit is silent.
extension Camera {
    struct LimitChange {
        var left: LimitSet
        var begun: LimitSet

        var isEmpty: Bool { left.isEmpty && begun.isEmpty }
    }

    /// Whether the host polls LIMIT. `Settings.wants` would copy the settings.
    @_transparent
    var wantsLimits: Bool { settings.events & EventKind.limit.bit != 0 }

    /// Whether the hits of a fling or a glide matter to the host.
    var wantsHits: Bool { wantsLimits || !bands.edges.isEmpty && settings.wants(.edge) }

    /// Schedules the hits after a time, if they matter.
    mutating func rescheduleHits(after time: Double) {
        motion.dropHits()
        if wantsHits { motion.scheduleHits(after: time) }
    }

    /// Makes the limits silent that a new view has reached.
    @inline(never)
    mutating func findLimits() {
        knownLimits = wantsLimits ? viewport.limitsWithRoom(at: motion.animation.target) : []
        silentLimits = knownLimits
        motion.clearReach()
    }

    /// The limits that the fingers' last move has left, and those for which it begins a LIMIT.
    @inline(never)
    mutating func limitChange() -> LimitChange {
        var change = LimitChange(left: [], begun: [])
        guard motion.isHeld else {
            motion.clearReach()
            return change
        }
        if keepsLimits() {
            motion.setQuiet(quietMoves())
            return change
        }
        let limits = limits(around: motion.held.displayed)
        change.left = knownLimits.subtracting(limits.near)
        guard wantsLimits else { return change }
        // An edge within a rounding error is reached only if the move has reached it.
        change.begun = limits.reached.subtracting(knownLimits).subtracting(.edges.subtracting(motion.held.reached))
        let silent = silentLimits.intersection(limits.near)
        if !silent.isEmpty { change.begun.formUnion(silent.intersection(limitsPushedByFingers())) }
        if change.isEmpty { noteRounding(near: limits.near) }
        return change
    }

    /// Whether the fingers' last move certainly changed no limit: the view is at exactly the known limits, and the
    /// fingers pull beyond no silent one. This holds for most frames at a limit.
    @_addressableSelf
    @inline(__always)
    private func keepsLimits() -> Bool {
        if !wantsLimits, knownLimits.isEmpty { return true }
        let reached = motion.held.reached.intersection(.edges).union(
            viewport.scaleLimits(at: motion.held.displayed.scale, within: Self.reachMargin))
        return reached == knownLimits && motion.held.reached.isDisjoint(with: silentLimits)
    }

    /// The moves that change no limit, like the last one.
    @_addressableSelf
    @inline(__always)
    private func quietMoves() -> QuietMoves {
        let (scales, reached) = (viewport.scales, motion.held.reached)
        if !wantsLimits, knownLimits.isEmpty {
            return QuietMoves(reaching: reached, from: 0, to: .infinity, inside: scales)
        }
        let (isLeast, isMost) = (knownLimits.contains(.minScale), knownLimits.contains(.maxScale))
        // The scales at which `scaleLimits` counts a limit as reached; `most` may differ by a rounding error.
        let (least, most) = (scales.lowerBound * Self.reachMargin, scales.upperBound / Self.reachMargin)
        let rounding = 1e-12
        let from = max(isLeast ? 0 : least.nextUp, isMost ? most * (1 + rounding) : 0)
        let to = min(isLeast ? least : .infinity, isMost ? .infinity : most * (1 - rounding))
        return QuietMoves(
            reaching: reached, from: from, to: to, inside: knownLimits.isDisjoint(with: .edges) ? scales : nil)
    }

    /// Notes the quiet moves of content that is larger than the view only by a rounding error. The fingers pull beyond
    /// its ends, which have no room, and at the same scale no limit changes.
    @inline(never) @_optimize(size)
    private mutating func noteRounding(near: LimitSet) {
        let (reached, displayed) = (motion.held.reached, motion.held.displayed)
        let (ends, known) = (reached.intersection(.edges), knownLimits.intersection(.edges))
        guard displayed.rotation == 0, known.isSubset(of: ends), ends.subtracting(known).isDisjoint(with: near),
            reached.isDisjoint(with: silentLimits)
        else { return }
        motion.setQuiet(QuietMoves(reaching: reached, from: displayed.scale, to: displayed.scale, inside: nil))
    }

    /// Updates the limits after a motion has begun or ended, or after the view has moved at once. `silently`: fingers
    /// have stopped an animation, or the sizes or settings have changed, so that no limit is reported. A limit becomes
    /// silent if the view is at it, and also the target of its motion.
    @inline(never)
    mutating func reviewLimits(silently: Bool = false, at time: Double, _ events: inout EventQueue) {
        if !wantsLimits {
            rescheduleHits(after: time)
            (knownLimits, silentLimits) = (knownLimits.subtracting(silentLimits), [])
            if knownLimits.isEmpty { return motion.clearReach() }
        }
        motion.clearReach()
        let isMoving = motion.animation.isMoving
        // The animation has no limit to leave, and reaches those of its target later.
        if isMoving, !silently, knownLimits.isEmpty { return motion.scheduleHits(after: time) }
        let limits = limits(around: isMoving ? motion.animation.target : transform(at: time))
        let begun = wantsLimits && (silently || !isMoving) ? limits.reached.subtracting(knownLimits) : []
        let change = LimitChange(left: knownLimits.subtracting(limits.near), begun: silently ? [] : begun)
        if silently, !begun.isEmpty {
            let found = isMoving ? begun.intersection(viewport.limitsWithRoom(at: transform(at: time))) : begun
            knownLimits.formUnion(found)
            silentLimits.formUnion(found)
        }
        if !change.isEmpty { report(change, at: time, to: &events) }
        if wantsLimits { motion.scheduleHits(after: time) }
    }

    /// Reports the limits that a fling or a glide hits.
    @inline(never) @_optimize(size)
    mutating func reachLimits(at time: Double, _ events: inout EventQueue) {
        let impact = motion.animation.impact(at: time)
        // A glide hits only limits of the scale.
        let reached =
            motion.animation.kind == .gliding
            ? viewport.scaleLimits(at: impact.transform.scale, within: Self.reachMargin)
            : viewport.limitsWithRoom(at: impact.transform)
        let begun = wantsLimits ? reached.subtracting(knownLimits) : []
        report(LimitChange(left: [], begun: begun), at: time, velocity: impact.velocity, to: &events)
        emitEdges(impact, at: time, &events)
        motion.scheduleHits(after: time)
    }

    /// Reports silent limits against which a command or a tap pushes.
    @inline(never) @_optimize(size)
    mutating func push(against limits: LimitSet, at time: Double, _ events: inout EventQueue) {
        let begun = limits.intersection(silentLimits)
        if wantsLimits, !begun.isEmpty { report(LimitChange(left: [], begun: begun), at: time, to: &events) }
    }
}

extension Camera {
    /// Completes a loaded state. In a forged one a limit may be reported or reached but not known, or known although
    /// the host does not poll it.
    @inline(never) @_optimize(size)
    mutating func readLimits(_ reported: LimitSet) {
        if wantsLimits {
            knownLimits.formUnion(reported)
            let kind = motion.animation.kind
            // A finished view that is not held becomes idle at its transform.
            if kind == .idle || kind == .finished && !motion.isHeld {
                knownLimits.formUnion(viewport.limitsWithRoom(at: target))
            }
        } else {
            knownLimits = reported
        }
        silentLimits = knownLimits.subtracting(reported)
        motion.clearReach()
    }
}

// MARK: - Limits of transforms

extension Camera {
    /// The factor of the scale within which a limit is reached; `scaleMargin` is the factor beyond which it is left.
    private static var reachMargin: Double { 1.001 }
    private static var scaleMargin: Double { 1.01 }

    /// The limits that a transform has reached, and those that it has not left.
    @_addressableSelf
    @inline(__always)
    private func limits(around transform: Transform) -> (reached: LimitSet, near: LimitSet) {
        viewport.limits(
            around: transform, within: max(1 / settings.pointsPerUnit, viewport.rounding), Self.reachMargin,
            Self.scaleMargin)
    }

    /// The limits beyond which the fingers pull the content.
    @_addressableSelf
    @inline(never) @_optimize(size)
    private func limitsPushedByFingers() -> LimitSet {
        if motion.held.isPaused { return [] }
        // The fingers did not pull content there that they have caught beyond a limit.
        return limits(beyond: unconstrained).subtracting(
            limits(beyond: motion.held.base.moved(by: .zero - motion.held.pager.offset)))
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(beyond free: UnconstrainedTransform) -> LimitSet {
        limits(beyond: free.transform, scale: free.transform.scale * Math.exp(free.logExcess))
    }

    @_addressableSelf
    @inline(never) @_optimize(size)
    private func limits(beyond transform: Transform, scale: Double) -> LimitSet {
        viewport.limits(at: transform, scale: scale, within: -1 / settings.pointsPerUnit, 1 / Self.scaleMargin)
    }

    /// The limits against which a command to a transform pushes. `center` is the point about which its scale is
    /// limited.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(pushedBy transform: Transform, about center: Vector) -> LimitSet {
        if !wantsLimits { return [] }
        return limits(beyond: viewport.constrainScale(transform, about: center), scale: transform.scale)
    }

    /// The scale limits against which a command to a scale pushes.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(pushedBy scale: Double) -> LimitSet { viewport.scaleLimits(at: scale, within: 1 / Self.scaleMargin) }

    /// The scale limits against which the step of a tap pushes.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(pushedByStep direction: ZoomDirection) -> LimitSet {
        let step = settings.zoom.zoomStep
        return limits(pushedBy: target.scale * (direction == .in ? step : 1 / step))
    }
}

// MARK: - Events

extension Camera {
    /// Pushes the events of a change, those of the limits left first. Their place is the center of the fingers, or of
    /// the safe area.
    @inline(never)
    mutating func report(
        _ change: LimitChange, at time: Double, by contactCount: Int32 = 0, _ tool: Tool = .finger,
        _ landing: @_addressable Landing = .none, velocity: TransformVelocity? = nil, to events: inout EventQueue
    ) {
        motion.clearReach()
        let ended = change.left.subtracting(silentLimits)
        knownLimits = knownLimits.subtracting(change.left).union(change.begun)
        silentLimits = silentLimits.subtracting(change.left).subtracting(change.begun)
        if ended.isEmpty, change.begun.isEmpty { return }
        let point = contactCount > 0 ? motion.held.focus : viewport.safeArea.center
        let about = velocity?.about(point)
        var (ends, begins) = (ended.rawValue, change.begun.rawValue)
        while ends | begins != 0 {
            let rest = ends != 0 ? ends : begins
            let limit = LimitSet(rawValue: rest & (~rest &+ 1))
            if let slot = events.append(.limit, ends != 0 ? .ended : .began, limit) {
                events.ring[slot].contactCount = contactCount
                events.ring[slot].tapCount = 0
                events.ring[slot].tool = contactCount > 0 ? tool : .finger
                events.ring[slot].landing = landing
                place(&events.ring[slot], about, at: time, point)
            }
            if ends != 0 { ends &= ends &- 1 } else { begins &= begins &- 1 }
        }
    }
}

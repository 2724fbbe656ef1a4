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
/// `currentLimits` holds the limits that are silent or reported. The queue holds the reported ones, so a snapshot holds
/// no other copy of them. If the host does not poll LIMIT, no limit is silent.
extension Camera {
    struct LimitChange {
        var left: LimitSet
        var begun: LimitSet

        var isEmpty: Bool { left.isEmpty && begun.isEmpty }
    }

    /// Whether the host polls LIMIT.
    var wantsLimits: Bool { settings.wants(.limit) }

    /// Whether the hits of a fling or a glide matter to the host.
    var wantsHits: Bool { wantsLimits || !bands.edges.isEmpty && settings.wants(.edge) }

    /// Schedules the hits after a time, if they matter.
    mutating func rescheduleHits(after time: Double) {
        animation.dropHits()
        if wantsHits { animation.scheduleHits(after: time) }
    }

    /// Makes the limits silent that a new view has reached.
    mutating func resetLimits() {
        currentLimits = wantsLimits ? viewport.limitsWithRoom(at: animation.target) : []
        suppressedLimits = currentLimits
        session.clearReach()
    }

    /// The limits that the fingers' last move has left, and those for which it begins a LIMIT.
    mutating func limitChange() -> LimitChange {
        var change = LimitChange(left: [], begun: [])
        guard mover.hasSession else {
            session.clearReach()
            return change
        }
        if keepsLimits() { return change }
        let limits = limits(around: session.displayed)
        change.left = currentLimits.subtracting(limits.near)
        guard wantsLimits else { return change }
        // An edge within a rounding error is reached only if the move has reached it.
        change.begun = limits.reached.subtracting(currentLimits).subtracting(.edges.subtracting(session.reached))
        let silent = suppressedLimits.intersection(limits.near)
        if !silent.isEmpty { change.begun.formUnion(silent.intersection(limitsPushedByFingers())) }
        return change
    }

    /// Whether the fingers' last move certainly changed no limit: the view is at exactly the known limits, and the
    /// fingers pull beyond no silent one. This holds for most frames at a limit.
    mutating func keepsLimits() -> Bool {
        if !wantsLimits, currentLimits.isEmpty { return true }
        let reached = session.reached.intersection(.edges).union(
            viewport.scaleLimits(at: session.displayed.scale, within: Self.reachMargin))
        return reached == currentLimits && session.reached.isDisjoint(with: suppressedLimits)
    }

    /// Updates the limits after a motion has begun or ended, or after the view has moved at once. `silently`: fingers
    /// have stopped an animation, or the sizes or settings have changed, so that no limit is reported. A limit becomes
    /// silent if the view is at it, and also the target of its motion.
    mutating func updateLimits(silently: Bool = false, at time: Double, _ events: inout EventQueue) {
        if !wantsLimits {
            rescheduleHits(after: time)
            (currentLimits, suppressedLimits) = (currentLimits.subtracting(suppressedLimits), [])
            if currentLimits.isEmpty { return session.clearReach() }
        }
        session.clearReach()
        let isMoving = animation.isMoving
        // The animation has no limit to leave, and reaches those of its target later.
        if isMoving, !silently, currentLimits.isEmpty { return animation.scheduleHits(after: time) }
        let limits = limits(around: isMoving ? animation.target : transform(at: time))
        let begun = wantsLimits && (silently || !isMoving) ? limits.reached.subtracting(currentLimits) : []
        let change = LimitChange(left: currentLimits.subtracting(limits.near), begun: silently ? [] : begun)
        if silently, !begun.isEmpty {
            let displayed = transform(at: time)
            let found = isMoving ? begun.intersection(viewport.limitsWithRoom(at: displayed)) : begun
            currentLimits.formUnion(found)
            suppressedLimits.formUnion(found)
        }
        if !change.isEmpty { report(change, at: time, to: &events) }
        if wantsLimits { animation.scheduleHits(after: time) }
    }

    /// Reports the limits that a fling or a glide hits.
    mutating func updateLimitsAtHit(at time: Double, _ events: inout EventQueue) {
        let impact = animation.impact(at: time)
        // A glide hits only limits of the scale.
        let reached =
            mover == .glide
            ? viewport.scaleLimits(at: impact.transform.scale, within: Self.reachMargin)
            : viewport.limitsWithRoom(at: impact.transform)
        let begun = wantsLimits ? reached.subtracting(currentLimits) : []
        report(LimitChange(left: [], begun: begun), at: time, velocity: impact.velocity, to: &events)
        emitEdges(impact, at: time, &events)
        animation.scheduleHits(after: time)
    }

    /// Reports silent limits against which a command or a tap pushes.
    mutating func push(against limits: LimitSet, at time: Double, _ events: inout EventQueue) {
        let begun = limits.intersection(suppressedLimits)
        if wantsLimits, !begun.isEmpty { report(LimitChange(left: [], begun: begun), at: time, to: &events) }
    }

    /// Reports limits that forbid a step, also those that are reported already: their LIMIT ends and begins again.
    mutating func pushAgain(against limits: LimitSet, at time: Double, _ events: inout EventQueue) {
        guard wantsLimits, !limits.isEmpty else { return }
        report(LimitChange(left: limits.intersection(currentLimits), begun: limits), at: time, to: &events)
    }
}

extension Camera {
    /// Completes a loaded state. In a forged one a limit may be reported but not known, or known although the host does
    /// not poll it.
    mutating func updateLimitsAfterLoad(_ reported: LimitSet) {
        currentLimits = wantsLimits ? currentLimits.union(reported) : reported
        suppressedLimits = currentLimits.subtracting(reported)
    }
}

// MARK: - Limits of transforms

extension Camera {
    /// The factor of the scale within which a limit is reached; `scaleMargin` is the factor beyond which it is left.
    private static var reachMargin: Double { 1.001 }
    private static var scaleMargin: Double { 1.01 }

    /// The limits that a transform has reached, and those that it has not left.
    private mutating func limits(around transform: Transform) -> (reached: LimitSet, near: LimitSet) {
        viewport.limits(
            around: transform, along: transform.axes, within: max(1 / settings.pointsPerUnit, viewport.rounding),
            Self.reachMargin,
            Self.scaleMargin)
    }

    /// The limits beyond which the fingers pull the content.
    private mutating func limitsPushedByFingers() -> LimitSet {
        if session.isPaused { return [] }
        // The fingers did not pull content there that they have caught beyond a limit.
        return limits(beyond: unconstrained).subtracting(
            limits(beyond: session.base.moved(by: .zero - session.pager.offset)))
    }

    mutating func limits(beyond free: UnconstrainedTransform) -> LimitSet {
        limits(beyond: free.transform, scale: free.transform.scale * Math.exp(free.logExcess))
    }

    private mutating func limits(beyond transform: Transform, scale: Double) -> LimitSet {
        viewport.limits(at: transform, scale: scale, within: -1 / settings.pointsPerUnit, 1 / Self.scaleMargin)
    }

    /// The limits against which a command to a transform pushes. `center` is the point about which its scale is
    /// limited.
    mutating func limits(pushedBy transform: Transform, about center: Vector) -> LimitSet {
        if !wantsLimits { return [] }
        return limits(beyond: viewport.constrainScale(transform, about: center), scale: transform.scale)
    }

    /// The scale limits against which a command to a scale pushes.
    mutating func limits(pushedBy scale: Double) -> LimitSet {
        viewport.scaleLimits(at: scale, within: 1 / Self.scaleMargin)
    }

    /// The limits against which the action of a tap pushes. `content` is the tapped content point.
    mutating func limits(
        pushedBy action: ZoomAction, _ direction: ZoomDirection, centering content: Vector
    ) -> LimitSet {
        let target = target
        switch action {
        case .step:
            let step = settings.zoom.zoomStep
            return limits(pushedBy: target.scale * (direction == .in ? step : 1 / step))
        case .center:
            let center = viewport.safeArea.center
            let asked = Transform(scale: target.scale, rotation: target.rotation, taking: content, to: center)
            return limits(pushedBy: asked, about: center)
        case .none, .toggle, .cycle, .levels, .fit: return []
        }
    }
}

// MARK: - Events

extension Camera {
    /// Pushes the events of a change, those of the limits left first. Their place is the center of the fingers, or of
    /// the safe area.
    mutating func report(
        _ change: LimitChange, at time: Double, by contactCount: Int32 = 0, _ tool: Tool = .finger,
        _ landing: Landing = .none, velocity: TransformVelocity? = nil, to events: inout EventQueue
    ) {
        session.clearReach()
        let ended = change.left.subtracting(suppressedLimits)
        currentLimits = currentLimits.subtracting(change.left).union(change.begun)
        suppressedLimits = suppressedLimits.subtracting(change.left).subtracting(change.begun)
        if ended.isEmpty, change.begun.isEmpty { return }
        let point = contactCount > 0 ? session.focalPoint : viewport.safeArea.center
        let about = velocity?.about(point)
        var (ends, begins) = (ended.rawValue, change.begun.rawValue)
        while ends | begins != 0 {
            let rest = ends != 0 ? ends : begins
            let limit = LimitSet(rawValue: rest & (~rest &+ 1))
            if let slot = events.append(.limit, ends != 0 ? .ended : .began, limit, by: cause) {
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


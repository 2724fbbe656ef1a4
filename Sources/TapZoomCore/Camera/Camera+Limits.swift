// SPDX-License-Identifier: MIT

/// The LIMIT events. Each of the six limits is in one of three states:
///
///     away ------ the view comes to it: BEGAN -----------> reported
///      | ^                                                  |   ^
///      | `- leaves it --------------------- leaves it: ENDED'   |
///      v                                                        |
///     silent ---- fingers or a command push against it: BEGAN --'
///
/// A limit that a new view, a change of sizes or of settings, or a caught animation finds reached is silent. The
/// view leaves a limit when it is more than a point, or 1 % of the scale, away from it; fingers and commands push by as
/// much.
///
/// Fingers are judged when a frame closes. An animation leaves the limits at which its target is not when it begins,
/// and reaches those of its target when it ends; a fling reaches an edge when it hits it, a glide a limit of the scale.
/// So reading needs no search for the instant, and no tick decides.
///
/// `knownLimits` holds the limits that are silent or reported, the queue those that are reported, which are thus not
/// coded twice. Without a host that polls LIMIT no limit is silent.
extension Camera {
    struct LimitChange {
        var left: LimitSet
        var begun: LimitSet

        var isEmpty: Bool { left.isEmpty && begun.isEmpty }
    }

    /// Whether the host polls LIMIT. Not `Settings.wants`, for which the settings would be copied.
    @_transparent
    var wantsLimits: Bool { settings.events & EventKind.limit.bit != 0 }

    /// Whether the hits of a fling or a glide matter to the host.
    var wantsHits: Bool { wantsLimits || !bands.edges.isEmpty && settings.wants(.edge) }

    /// Makes the hits after a time due, if they matter.
    mutating func rescheduleHits(after time: Double) {
        motion.dropHits()
        if wantsHits { motion.scheduleHits(after: time) }
    }

    /// The limits that the fitted view of a new view has reached are silent.
    @inline(never)
    mutating func findLimits() {
        knownLimits = wantsLimits ? viewport.limitsWithRoom(at: motion.animation.target) : []
        silentLimits = knownLimits
        motion.clearReach()
    }

    /// Which limits the fingers' last move leaves, and for which it begins a LIMIT.
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
        // An edge that is nearer than a rounding error is reached with the move that says so.
        change.begun = limits.reached.subtracting(knownLimits).subtracting(.edges.subtracting(motion.held.reached))
        let silent = silentLimits.intersection(limits.near)
        if !silent.isEmpty { change.begun.formUnion(silent.intersection(limitsPushedByFingers())) }
        if change.isEmpty { noteRounding(near: limits.near) }
        return change
    }

    /// Whether the fingers' last move surely changed no limit: the view is at the known limits and at no other, and the
    /// fingers pull beyond no silent one. This holds for most frames at a limit.
    @_addressableSelf
    @inline(__always)
    private func keepsLimits() -> Bool {
        if !wantsLimits, knownLimits.isEmpty { return true }
        let reached = motion.held.reached.intersection(.edges).union(
            viewport.scaleLimits(at: motion.held.displayed.scale, within: Self.reachMargin))
        return reached == knownLimits && motion.held.reached.isDisjoint(with: silentLimits)
    }

    /// The moves that are like the last one, which has changed no limit.
    @_addressableSelf
    @inline(__always)
    private func quietMoves() -> QuietMoves {
        let (scales, reached) = (viewport.scales, motion.held.reached)
        if !wantsLimits, knownLimits.isEmpty {
            return QuietMoves(reaching: reached, from: 0, to: .infinity, inside: scales)
        }
        let (isLeast, isMost) = (knownLimits.contains(.minScale), knownLimits.contains(.maxScale))
        // The ends of the scales at which `scaleLimits` counts a limit as reached; one is a rounding error off.
        let (least, most) = (scales.lowerBound * Self.reachMargin, scales.upperBound / Self.reachMargin)
        let rounding = 1e-12
        let from = max(isLeast ? 0 : least.nextUp, isMost ? most * (1 + rounding) : 0)
        let to = min(isLeast ? least : .infinity, isMost ? .infinity : most * (1 - rounding))
        return QuietMoves(
            reaching: reached, from: from, to: to, inside: knownLimits.isDisjoint(with: .edges) ? scales : nil)
    }

    /// Content that fits may be larger than the view by a rounding error, and then has ends without room: the fingers
    /// pull beyond these, and at the same scale nothing changes.
    @inline(never) @_optimize(size)
    private mutating func noteRounding(near: LimitSet) {
        let (reached, displayed) = (motion.held.reached, motion.held.displayed)
        let (ends, known) = (reached.intersection(.edges), knownLimits.intersection(.edges))
        guard displayed.rotation == 0, known.isSubset(of: ends), ends.subtracting(known).isDisjoint(with: near),
            reached.isDisjoint(with: silentLimits)
        else { return }
        motion.setQuiet(QuietMoves(reaching: reached, from: displayed.scale, to: displayed.scale, inside: nil))
    }

    /// Limits after a motion has begun or ended, or after the view has moved at once. `silently`: fingers have stopped
    /// an animation, or the sizes or the settings are others, so that no limit is reported; one at which the view is,
    /// and its target if it moves, is silent.
    @inline(never)
    mutating func reviewLimits(silently: Bool = false, at time: Double, _ events: inout EventQueue) {
        if !wantsLimits {
            rescheduleHits(after: time)
            (knownLimits, silentLimits) = (knownLimits.subtracting(silentLimits), [])
            if knownLimits.isEmpty { return motion.clearReach() }
        }
        motion.clearReach()
        let isMoving = motion.animation.isMoving
        // An animation leaves no limit, and reaches those of its target later.
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

    /// A fling hits an edge, or a glide a limit of the scale.
    @inline(never) @_optimize(size)
    mutating func reachLimits(at time: Double, _ events: inout EventQueue) {
        let impact = motion.animation.impact(at: time)
        // The place of a glide ends only with it.
        let reached =
            motion.animation.kind == .gliding
            ? viewport.scaleLimits(at: impact.transform.scale, within: Self.reachMargin)
            : viewport.limitsWithRoom(at: impact.transform)
        let begun = wantsLimits ? reached.subtracting(knownLimits) : []
        report(LimitChange(left: [], begun: begun), at: time, velocity: impact.velocity, to: &events)
        emitEdges(impact, at: time, &events)
        motion.scheduleHits(after: time)
    }

    /// A command or a tap asks for more than a limit allows, and the view stays there.
    @inline(never) @_optimize(size)
    mutating func push(against limits: LimitSet, at time: Double, _ events: inout EventQueue) {
        let begun = limits.intersection(silentLimits)
        if wantsLimits, !begun.isEmpty { report(LimitChange(left: [], begun: begun), at: time, to: &events) }
    }
}

extension Camera {
    /// Completes a state that was read. In a forged one a limit may be reported or reached that is not known, or known
    /// although the host does not poll it.
    @inline(never) @_optimize(size)
    mutating func readLimits(_ reported: LimitSet) {
        if wantsLimits {
            knownLimits.formUnion(reported)
            let kind = motion.animation.kind
            // A finished view that is not held becomes idle as it is.
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
    /// The largest factor of the scale that has reached a limit, and that has not left it.
    private static var reachMargin: Double { 1.001 }
    private static var scaleMargin: Double { 1.01 }

    /// The limits that are reached at a transform, and those that count as not left there.
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
        // Content that the fingers have caught beyond a limit was not pulled there by them.
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

    /// The limits beyond which a command asks for a transform. `center`: the point about which its scale is limited.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(pushedBy transform: Transform, about center: Vector) -> LimitSet {
        if !wantsLimits { return [] }
        return limits(beyond: viewport.constrainScale(transform, about: center), scale: transform.scale)
    }

    /// The limits of the scale beyond which a command asks for one.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(pushedBy scale: Double) -> LimitSet { viewport.scaleLimits(at: scale, within: 1 / Self.scaleMargin) }

    /// The limits of the scale beyond which a tap asks for a step.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func limits(pushedByStep direction: ZoomDirection) -> LimitSet {
        let step = settings.zoom.zoomStep
        return limits(pushedBy: target.scale * (direction == .in ? step : 1 / step))
    }
}

// MARK: - Events

extension Camera {
    /// Pushes the events of a change, first of the limits that the view has left. Their place is the center of the
    /// fingers, or of the safe area.
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

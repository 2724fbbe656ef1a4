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
/// The reported limits are those of which the queue has admitted the BEGAN, but not the end; the silent ones are the
/// others. If the host does not poll LIMIT, no limit is silent.
struct Limits {
    /// The limits at which the view is: silent or reported.
    var known = LimitSet()
    /// What the last move of the session has reached or passed: edges, and both limits of the scale if the scale is
    /// beyond one. nil once the view was judged.
    var moved: LimitSet?

    /// The limits that the view leaves, and those for which a LIMIT begins.
    struct Change {
        var left = LimitSet()
        var begun = LimitSet()

        var isEmpty: Bool { left.isEmpty && begun.isEmpty }
    }

    /// Whether the last move certainly changed no limit: the view is at exactly the known limits, and the fingers pull
    /// beyond no silent one. This holds for most frames at a limit. `scales`: the limits of the scale that are reached.
    func areKept(_ scales: LimitSet, silent: LimitSet, polled: Bool) -> Bool {
        if !polled, known.isEmpty { return true }
        let moved = moved ?? []
        return moved.intersection(.edges).union(scales) == known && moved.isDisjoint(with: silent)
    }

    /// The limits for which the last move begins a LIMIT. `pushed`: the silent ones beyond which the fingers pull.
    func begun(at reached: LimitSet, pushed: LimitSet) -> LimitSet {
        // An edge within a rounding error is reached only if the move has reached it.
        let reached = reached.subtracting(.edges.subtracting(moved ?? []))
        return reached.subtracting(known).union(pushed)
    }

    mutating func take(_ change: Change) {
        known = known.subtracting(change.left).union(change.begun)
        moved = nil
    }
}

// MARK: - State

extension Limits {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&known)
        if coder.isReading, !known.isSubset(of: .all) { coder.fail() }
    }

    /// Completes a loaded state with the limits that the queue holds. In a forged one a limit may be reported but not
    /// known, or known although the host does not poll it.
    mutating func complete(reported: LimitSet, polled: Bool) {
        known = polled ? known.union(reported) : reported
    }

    /// Codes the last move; one that certainly changes no limit counts as judged. The word of a move has bit 6 as well.
    mutating func serializeMove(with coder: inout some StateCoder, isKept: Bool) {
        var word = isKept ? 0 : moved.map { $0.rawValue | 64 } ?? 0
        coder.code(&word)
        if !coder.isReading { return }
        if word != 0, !(64...127).contains(word) { coder.fail() }
        moved = word == 0 ? nil : LimitSet(rawValue: word & 63)
    }
}

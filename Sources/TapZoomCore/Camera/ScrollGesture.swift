// SPDX-License-Identifier: MIT

/// A scroll of a wheel or a trackpad.
///
///     idle ---a delta, or BEGAN: SCROLL BEGAN---> scrolling ---ENDED in motion: SCROLL ENDED---> waiting, coasting
///      ^ ^                                         |      |                                       |   |
///      | +---- ENDED at rest, silence: SCROLL ENDED+      +--- the library flings ---+            |   |
///      |                                                                             |            |   |
///      +--- silence --- dropping <---------------------------------------------------+            |   |
///      ^                  ^   ^--- an edge, or a finger or a command takes it --- momentum <------+   |
///      |                  |                                                        |  MOMENTUM: FLING BEGAN
///      |                  +-------------- a finger or a command takes it ----------|------------------+
///      +------------------------------------ silence: FLING ENDED -----------------+
///
/// While coasting the view flings, but a MOMENTUM takes its FLING over; otherwise it is as waiting, which holds the
/// content. Silence leads from both to idle, and a command that takes the view from scrolling to idle (SCROLL
/// CANCELLED). MOMENTUM may also begin without a scroll before it; while the content is beyond a limit, it leads to
/// dropping. While dropping, the rest of the system's momentum has no effect. A new scroll ends any of these states.
/// Reports without phases whose sizes decay act as MOMENTUM (`ScrollDecay`).
struct ScrollGesture {
    /// The raw values are those in snapshots.
    enum State: Int {
        case idle, scrolling, waiting, momentum, dropping, coasting
    }

    private(set) var state = State.idle
    /// The time at which silence ends the state.
    private(set) var deadline = Double.infinity
    private var path = Path()

    private struct Path: BitCodable {
        /// The pointer at the last report.
        var pointer = Vector.zero
        /// The time of the last report that moved the view.
        var latest = 0.0
        /// The travel of recent reports, the time that they took, and their number. All decay.
        var travel = Vector.zero
        var duration = 0.0
        var count = 0.0
        /// 1 if the view consumes the rest of the gesture.
        var isConsumed = 0.0
        /// The sizes of the reports without phases.
        var decay = ScrollDecay()

        mutating func shiftTimes(by offset: Double) {
            latest.shift(by: offset)
            decay.shiftTimes(by: offset)
        }
    }

    /// Whether the scroll holds the drag session without fingers.
    var isActive: Bool {
        switch state {
        case .idle, .dropping, .coasting: false
        case .scrolling, .waiting, .momentum: true
        }
    }

    var isConsumed: Bool { state != .idle && path.isConsumed != 0 }
    var pointer: Vector { path.pointer }

    /// Starts a scroll or the system's momentum. `isNew`: it does not continue an earlier one.
    mutating func begin(at time: Double, isNew: Bool) {
        if !isNew, state != .idle { return }
        path = Path()
        path.latest = time
    }

    mutating func enter(_ state: State, until deadline: Double) {
        self.state = state
        self.deadline = deadline
    }

    mutating func consume() { path.isConsumed = 1 }
    mutating func point(to pointer: Vector) { path.pointer = pointer }

    /// The time constant in seconds with which the weight of a report in the velocity decays.
    private static var memory: Double { 0.03 }

    /// Notes the offset of a report for the velocity.
    mutating func note(_ offset: Vector, at time: Double) {
        let duration = max(0, time - path.latest)
        path.latest = time
        // The duration of the first report is unknown.
        guard path.duration + duration > 0 else { return }
        let fraction = Math.exp(-duration / Self.memory)
        path.travel = fraction * path.travel + offset
        path.duration = fraction * path.duration + duration
        path.count = fraction * path.count + 1
    }

    /// Notes a report without a phase. Returns how it compares with the system's momentum.
    mutating func noteDecay(of offset: Vector, at time: Double) -> Decay {
        let rises = path.decay.note(offset, at: time)
        switch state {
        case .idle, .waiting, .coasting: return .none
        case .scrolling:
            if !path.decay.isMomentum(for: ScrollDecay.atEdge) { return .none }
            return path.decay.isMomentum(for: ScrollDecay.inside) ? .long : .short
        case .momentum, .dropping: return rises ? .none : .long
        }
    }

    /// Whether a report without a phase was noted so shortly before a time that the next one may continue it.
    func hasDecay(at time: Double) -> Bool { state != .idle && path.decay.isRecent(at: time) }

    /// How long the sizes of reports have decayed as those of momentum.
    enum Decay {
        case none, short, long
    }

    /// The velocity with which the view glides on.
    func velocity(at time: Double) -> Vector {
        guard state != .idle, path.count > 0 else { return .zero }
        let rest = VelocityTracker.rest(ofGap: path.duration / path.count)
        if time - path.latest > rest { return .zero }
        // Reports may arrive in pairs, so the duration has a minimum.
        return path.travel / max(path.duration, 0.004)
    }
}

extension ScrollGesture {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&state)
        if state == .idle { return self = ScrollGesture() }
        coder.code(possiblyInfinite: &deadline)
        coder.code(&path)
    }
}

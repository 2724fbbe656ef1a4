// SPDX-License-Identifier: MIT

/// A pan: one finger or more move the content with their focal point.
///
///     idle ---down--> waiting ---far enough, or a pinch begins: began--> dragging ---last up: ended--> over
///      ^                 |                                               |      ^                      |
///      |                 |                                  one of them up      | grace time over,     | down that
///      |                 | all up                                        v      | moved far, or down   | bounces:
///      +-----------------+                                            releasing ---last up: ended      | dragging
///
/// Any other landing in `over` leads to waiting. The removal of a finger leads from releasing to dragging. The removal
/// of the last finger cancels the pan.
struct PanRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        /// Fingers are down. The slop counts from `delta.from`, their focal point at the last landing, lift or change
        /// of settings. In the grace time after a lift, until `until`, moves count only beyond `liftSlop`, which ends
        /// the grace time. If it ends by time, the slop counts from `delta.to`, the last focal point in it.
        case waiting(until: Double)
        case dragging
        /// A finger lifted, and the others may follow. In this grace time moves count only if the pan slop is 0, and
        /// the last lift flings with the velocity of the first. Moves beyond `liftSlop` end it.
        case releasing(until: Double)
        /// All fingers are up after a drag. A landing that bounces drags at once.
        case over
    }

    /// The part of the movement of the fingers' focal point that the content follows.
    struct PanDelta {
        var from: Vector
        var to: Vector
        var axisLock = AxisLock.none
        /// The position from which the travel across the locked axis counts: that of the lock, or the newest one a
        /// width further along the axis.
        var lockOrigin = Vector.zero

        static func zero(at point: Vector) -> PanDelta { PanDelta(from: point, to: point) }

        mutating func reach(_ point: Vector) { to = reached(at: point) }

        /// The end of the movement when the fingers are at a point.
        func reached(at point: Vector) -> Vector { from + axisLock.part(of: point - from) }

        /// Whether the finger has moved further than `width` across the locked axis. As much movement along the axis
        /// restarts the count.
        mutating func exceedsSlop(at point: Vector, width: Double) -> Bool {
            let travel = point - lockOrigin
            let along = axisLock.part(of: travel)
            if (travel - along).length > width { return true }
            if along.length > width { lockOrigin = point }
            return false
        }

        /// Leaves the locked axis. The content continues from its place without a jump.
        mutating func leaveAxis(at point: Vector) {
            from = point - axisLock.part(of: point - to)
            axisLock = .none
        }

        /// The velocity of the content for a velocity of the hand.
        func velocity(of pointerVelocity: PointerVelocity, at point: Vector) -> TransformVelocity {
            TransformVelocity(
                point: point, translation: axisLock.part(of: pointerVelocity.focalPoint), logScale: 0, rotation: 0)
        }
    }

    /// The axis to which a drag is locked.
    enum AxisLock: Int32 {
        case none, horizontal, vertical

        /// The part of a vector along the axis.
        func part(of vector: Vector) -> Vector {
            switch self {
            case .none: vector
            case .horizontal: Vector(vector.x, 0)
            case .vertical: Vector(0, vector.y)
            }
        }
    }

    /// The data of the grace time after a lift.
    struct Release: BitCodable {
        var velocity = Vector.zero
        var radius = 0.0
    }

    var state = State.idle
    /// The movement of the content while dragging or releasing. While waiting, its start is the origin of the slop.
    var delta = PanDelta.zero(at: .zero)
    /// In a grace time: the velocity at the first lift, and the radius of the hand at the last one.
    var release = Release()

    var deadline: Double {
        if case .releasing(let until) = state { until } else { .infinity }
    }

    /// Whether the pan moves the content.
    var isUnderWay: Bool {
        switch state {
        case .dragging, .releasing: true
        case .idle, .waiting, .over: false
        }
    }

    /// Whether a lift flings with the velocity of the hand.
    var flingsByItself: Bool { if case .dragging = state { true } else { false } }

    /// Whether every move of the fingers moves the content. In the grace time this holds only if the slop is 0.
    func isFollowing(_ input: inout RecognizerInput) -> Bool {
        switch state {
        case .dragging: !input.holdsCenter(with: input.touches.count)
        case .releasing: input.thresholds.pan.panSlop == 0 && !input.holdsCenter(with: input.touches.count)
        case .idle, .waiting, .over: false
        }
    }

    func watchesMoves(_ input: inout RecognizerInput) -> Bool {
        switch state {
        case .waiting, .releasing: true
        case .dragging: delta.axisLock != .none
        case .idle, .over: false
        }
    }

    /// The pan may begin or fail, leave its locked axis, or continue before the end of the grace time.
    mutating func watch(_ input: inout RecognizerInput) -> Bool {
        if case .dragging = state, delta.axisLock != .none {
            return delta.exceedsSlop(at: input.touches.pose.focalPoint, width: input.thresholds.axisLockWidth)
        }
        if case .releasing = state {
            return input.touches.pose.exceedsSlop(from: delta.from, release.radius, by: input.liftSlop)
        }
        guard case .waiting(let until) = state else { return false }
        guard input.thresholds.gestures.contains(.pan), !input.running.intersects(.pinch) else { return true }
        if until > -.infinity, waitForOthers(until, &input) { return false }
        return (input.touches.pose.focalPoint - delta.from).beyond(Self.slop(&input)) != nil
    }

    /// Lets the fingers wait in the grace time for others to lift; returns whether they do. After its end, the slop
    /// counts from their last place in it. If they move beyond `liftSlop`, the slop counts from the lift, and the pan
    /// begins beyond the larger of both slops.
    private mutating func waitForOthers(_ until: Double, _ input: inout RecognizerInput) -> Bool {
        let touches = input.touches
        let (focalPoint, liftSlop) = (touches.pose.focalPoint, input.liftSlop)
        if touches.pose.time >= until {
            wait(at: delta.to)
        } else if touches.pose.exceedsSlop(from: delta.from, release.radius, by: liftSlop) {
            let rest = max(0, liftSlop - Self.slop(&input))
            wait(at: delta.from + ((focalPoint - delta.from).beyond(rest) ?? .zero))
        } else {
            delta.to = focalPoint
            return true
        }
        return false
    }

    mutating func follow(_ pose: PointerPose) { delta.reach(pose.focalPoint) }

    mutating func handle(_ input: inout RecognizerInput) -> Outcome {
        let touches = input.touches
        let focalPoint = touches.pose.focalPoint
        switch (state, input.trigger) {
        case (.idle, .down), (.over, .down):
            guard input.thresholds.gestures.contains(.pan), touches.count == 1 else { return .undecided }
            if input.contact.landingKind == .bounce, case .over = state {
                return begin(.zero(at: focalPoint), &input)
            }
            wait(at: focalPoint)
            return .undecided

        case (.waiting, .down), (.waiting, .settings):
            wait(at: focalPoint)
            return .undecided

        case (.waiting, .removed):
            if hasMoved(&input) { input.whyNot(taken: .pan) }
            if touches.isEmpty { state = .idle } else { wait(at: focalPoint) }
            return .undecided

        case (.waiting, .moved):
            if !watch(&input) { return .undecided }
            guard input.thresholds.gestures.contains(.pan) else {
                input.whyNot(isOff: .pan)
                return .fail
            }
            return begin(beginning(at: focalPoint, &input), &input)

        case (.waiting, .up):
            if hasMoved(&input) {
                let travel = touches.previousFocalPoint.distance(to: delta.from)
                input.whyNot(.pan, shortBy: travel, slop: Self.slop(&input), touches.tool)
            }
            if touches.isEmpty {
                state = .idle
            } else {
                // The grace time counts from the first lift.
                if !isInGrace(at: input.sampleTime) {
                    let hasGrace = input.thresholds.pan.panSlop > 0
                    state = .waiting(
                        until: hasGrace ? input.thresholds.pinch.graceEnd(after: input.sampleTime) : -.infinity)
                }
                delta = .zero(at: focalPoint)
                release = Release(radius: touches.pose.radius)
            }
            return .undecided

        case (.dragging, .moved):
            if watch(&input) { delta.leaveAxis(at: focalPoint) }
            if isFollowing(&input) { follow(touches.pose) }
            return .update

        case (.releasing, .moved):
            if watch(&input) {
                // If the slop is 0, the content has followed the fingers.
                if input.thresholds.pan.panSlop > 0 { delta = .zero(at: focalPoint) } else { follow(touches.pose) }
                state = .dragging
                return .update
            }
            if !isFollowing(&input) { return .undecided }
            follow(touches.pose)
            return .update

        case (.dragging, .settings):
            delta = PanDelta(from: focalPoint, to: focalPoint, axisLock: delta.axisLock, lockOrigin: focalPoint)
            return .undecided

        case (.releasing, .settings):
            rebaseRelease(&input)
            return .undecided

        case (.dragging, .removed) where touches.isEmpty, (.releasing, .removed) where touches.isEmpty:
            return .fail

        case (.dragging, .down), (.releasing, .down), (.dragging, .removed), (.releasing, .removed):
            state = .dragging
            delta = .zero(at: focalPoint)
            return .undecided

        case (.releasing(let until), .timeout):
            if input.time >= until {
                state = .dragging
                if input.thresholds.pan.panSlop > 0 { delta = .zero(at: focalPoint) }
            }
            return .undecided

        case (.dragging, .up):
            let velocity =
                input.holdsCenter(with: touches.previousCount)
                ? .zero(at: focalPoint) : delta.velocity(of: input.pointerVelocity, at: focalPoint)
            if touches.isEmpty { return end(velocity, &input) }
            state = .releasing(until: input.thresholds.pinch.graceEnd(after: input.sampleTime))
            release.velocity =
                input.stillPoint != nil || input.pointerVelocity.isOpposed(from: input.thresholds.flingMinSpeed)
                ? .zero : velocity.translation
            rebaseRelease(&input)
            return .undecided

        case (.releasing, .up):
            if touches.isEmpty {
                let velocity = TransformVelocity(
                    point: focalPoint, translation: release.velocity, logScale: 0, rotation: 0)
                return end(velocity, &input)
            }
            rebaseRelease(&input)
            return .undecided

        case (_, .cancelled):
            if hasMoved(&input) { input.whyNot(taken: .pan) }
            return .fail

        case (.idle, _), (.over, _), (.waiting, .timeout), (.dragging, .timeout):
            return .undecided
        }
    }

    /// Whether fingers that wait have moved, but not far enough; not in a grace time, whose moves do not count.
    func hasMoved(_ input: inout RecognizerInput) -> Bool {
        guard input.thresholds.reportsFailures, case .waiting(until: -.infinity) = state else { return false }
        return input.touches.previousFocalPoint.distance(to: delta.from) > input.thresholds.restTravel
    }

    private static func slop(_ input: inout RecognizerInput) -> Double {
        input.context.skipsSlop ? 0 : input.slop(of: input.touches.tool)
    }

    /// Waits with a slop that counts from a point.
    private mutating func wait(at origin: Vector) {
        state = .waiting(until: -.infinity)
        delta = .zero(at: origin)
    }

    /// Lets fingers that are down begin again from here.
    mutating func resume(_ input: inout RecognizerInput) {
        if !input.touches.isEmpty { wait(at: input.touches.pose.focalPoint) }
    }

    private func isInGrace(at time: Double) -> Bool {
        if case .waiting(let until) = state { until > time } else { false }
    }

    /// The movement with which a pan begins: beyond its slop, or with a pinch and without a slop.
    private func beginning(at focalPoint: Vector, _ input: inout RecognizerInput) -> PanDelta {
        if input.holdsCenter(with: input.touches.count) { return .zero(at: focalPoint) }
        let (touches, origin) = (input.touches, delta.from)
        if case .waiting(let until) = state, input.time < until { return .zero(at: focalPoint) }
        // The center of a pinch moves the content from its first frame, without another slop.
        if input.running.intersects(.pinch) { return PanDelta(from: touches.previousFocalPoint, to: focalPoint) }
        guard let start = (focalPoint - origin).beyond(Self.slop(&input)) else { return .zero(at: focalPoint) }
        let axisLock = touches.count == 1 ? input.thresholds.pan.axisLock(of: focalPoint - origin) : .none
        var panDelta = PanDelta(from: origin + start, to: origin + start, axisLock: axisLock, lockOrigin: focalPoint)
        panDelta.reach(focalPoint)
        return panDelta
    }

    private mutating func begin(_ panDelta: PanDelta, _ input: inout RecognizerInput) -> Outcome {
        state = .dragging
        delta = panDelta
        return input.output.claim(Gesture(.pan, .began, of: input.touches, at: input.time))
    }

    /// Ends the pan at the last lift.
    private mutating func end(_ velocity: TransformVelocity, _ input: inout RecognizerInput) -> Outcome {
        state = .over
        return input.output.emit(Gesture(.pan, .ended, of: input.touches, at: input.time, velocity: velocity))
    }

    /// Continues the grace time with other fingers, or from another place.
    private mutating func rebaseRelease(_ input: inout RecognizerInput) {
        delta = .zero(at: input.touches.pose.focalPoint)
        release.radius = input.touches.pose.radius
    }

    func appendChanges(to changes: inout GestureChanges) { changes.append(.pan) }

    func velocity(
        of pointerVelocity: PointerVelocity, _ touches: TouchSummary, _ input: inout RecognizerInput
    ) -> TransformVelocity {
        return isFollowing(&input)
            ? delta.velocity(of: pointerVelocity, at: touches.pose.focalPoint) : .zero(at: touches.pose.focalPoint)
    }

    mutating func cancel(_ input: inout RecognizerInput) {
        let wasUnderWay = isUnderWay
        state = .idle
        if wasUnderWay { input.output.append(Gesture(.pan, .cancelled, of: input.touches, at: input.time)) }
    }
}

extension PanSettings {
    /// The axis to lock for a drag that begins in a direction.
    fileprivate func axisLock(of travel: Vector) -> PanRecognizer.AxisLock {
        if axisLockRatio == 0 { return .none }
        if abs(travel.x) > axisLockRatio * abs(travel.y) { return .horizontal }
        return abs(travel.y) > axisLockRatio * abs(travel.x) ? .vertical : .none
    }
}

extension PanRecognizer {
    mutating func serialize(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}

extension PanRecognizer: TaggedState {
    var tag: Int {
        switch state {
        case .idle: 0
        case .waiting: 1
        case .dragging: 2
        case .releasing: 3
        case .over: 4
        }
    }

    init(blank tag: Int) {
        state = placeholder(tag, [.idle, .waiting(until: 0), .dragging, .releasing(until: 0), .over])
    }

    mutating func serializePayload(with coder: inout some StateCoder) {
        switch state {
        case .idle, .over: break
        case .waiting(var until):
            coder.code(touch: &delta.from)
            coder.code(possiblyInfinite: &until)
            state = .waiting(until: until)
            if until == -.infinity { return }
            coder.code(touch: &delta.to)
            coder.code(&release)
        case .dragging:
            delta.serialize(with: &coder)
        case .releasing(var until):
            delta.serialize(with: &coder)
            coder.code(&release)
            coder.code(time: &until)
            state = .releasing(until: until)
        }
    }
}

extension PanRecognizer.PanDelta {
    fileprivate mutating func serialize(with coder: inout some StateCoder) {
        coder.code(touch: &from)
        coder.code(touch: &to)
        coder.code(&axisLock)
        coder.code(touch: &lockOrigin)
    }
}

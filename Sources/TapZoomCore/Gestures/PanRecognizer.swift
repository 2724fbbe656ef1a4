// SPDX-License-Identifier: MIT

/// A pan: one finger or more move the content with their focus.
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
        /// Fingers are down. The slop counts from `delta.from`, their focus at the last landing, lift or change of
        /// settings. In the grace time after a lift, until `until`, moves count only beyond `lift_slop`, which ends the
        /// grace time. If it ends by time, the slop counts from `delta.to`, the last focus in it.
        case waiting(until: Double)
        case dragging
        /// A finger lifted, and the others may follow. In this grace time moves count only if the pan slop is 0, and
        /// the last lift flings with the velocity of the first. Moves beyond `lift_slop` end it.
        case releasing(until: Double)
        /// All fingers are up after a drag. A landing that bounces drags at once.
        case over
    }

    /// The part of the movement of the fingers' focus that the content follows.
    struct PanDelta {
        var from: Vector
        var to: Vector
        var axisLock = AxisLock.none
        /// The position from which the travel across the locked axis counts: that of the lock, or the newest one a
        /// width further along the axis.
        var lockOrigin = Vector.zero

        static func still(at point: Vector) -> PanDelta { PanDelta(from: point, to: point) }

        @_transparent
        mutating func reach(_ point: Vector) { to = reached(at: point) }

        /// The end of the movement when the fingers are at a point.
        @_transparent
        func reached(at point: Vector) -> Vector { from + axisLock.part(of: point - from) }

        /// Whether the finger has moved further than `width` across the locked axis. As much movement along the axis
        /// restarts the count.
        mutating func strays(at point: Vector, width: Double) -> Bool {
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
        func velocity(of handVelocity: HandVelocity, at point: Vector) -> TransformVelocity {
            TransformVelocity(
                point: point, translation: axisLock.part(of: handVelocity.focus), logScale: 0, rotation: 0)
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
    var delta = PanDelta.still(at: .zero)
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
    var flingsByItself: Bool {
        @inline(__always) get { if case .dragging = state { true } else { false } }
    }

    /// Whether every move of the fingers moves the content. In the grace time this holds only if the slop is 0.
    func follows(_ thresholds: @_addressable Thresholds) -> Bool {
        switch state {
        case .dragging: true
        case .releasing: thresholds.pan.panSlop == 0
        case .idle, .waiting, .over: false
        }
    }

    func watches(_ thresholds: @_addressable Thresholds) -> Bool {
        switch state {
        case .waiting, .releasing: true
        case .dragging: delta.axisLock != .none
        case .idle, .over: false
        }
    }

    /// The pan may begin or fail, leave its locked axis, or continue before the end of the grace time.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        if case .dragging = state, delta.axisLock != .none {
            return delta.strays(at: touches.pose.focus, width: thresholds.axisLockWidth)
        }
        if case .releasing = state {
            return touches.pose.strays(from: delta.from, release.radius, by: thresholds.pinch.liftSlop)
        }
        guard case .waiting(let until) = state else { return false }
        guard thresholds.gestures.contains(.pan), !input.running.intersects(.pinch) else { return true }
        if until > -.infinity, waitsForOthers(until, touches, input, thresholds) { return false }
        let slop = Self.slop(of: touches.tool, input.context, thresholds)
        return (touches.pose.focus - delta.from).beyond(slop) != nil
    }

    /// Whether the fingers wait in the grace time for others to lift. After its end, the slop counts from their last
    /// place in it. If they move beyond `lift_slop`, the slop counts from the lift, and the pan begins beyond the
    /// larger of both slops.
    @inline(never) @_optimize(size)
    private mutating func waitsForOthers(
        _ until: Double, _ touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool {
        let (focus, liftSlop) = (touches.pose.focus, thresholds.pinch.liftSlop)
        if touches.pose.time >= until {
            wait(at: delta.to)
        } else if touches.pose.strays(from: delta.from, release.radius, by: liftSlop) {
            let slop = Self.slop(of: touches.tool, input.context, thresholds)
            wait(at: delta.from + ((focus - delta.from).beyond(max(0, liftSlop - slop)) ?? .zero))
        } else {
            delta.to = focus
            return true
        }
        return false
    }

    @inline(__always)
    mutating func follow(_ pose: HandPose) { delta.reach(pose.focus) }

    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome {
        let touches = input.touches
        let focus = touches.pose.focus
        switch (state, input.trigger) {
        case (.idle, .down), (.over, .down):
            guard thresholds.gestures.contains(.pan), touches.count == 1 else { return .undecided }
            if input.contact.landingKind == .bounce, case .over = state {
                return begin(.still(at: focus), input, &output)
            }
            wait(at: focus)
            return .undecided

        case (.waiting, .down), (.waiting, .settings):
            wait(at: focus)
            return .undecided

        case (.waiting, .removed):
            if touches.isEmpty { state = .idle } else { wait(at: focus) }
            return .undecided

        case (.waiting, .moved):
            if !acts(on: touches, input, thresholds) { return .undecided }
            guard thresholds.gestures.contains(.pan) else { return fail(input, &output) }
            return begin(beginning(at: focus, input, thresholds), input, &output)

        case (.waiting, .up):
            if touches.isEmpty {
                state = .idle
            } else {
                // The grace time counts from the first lift.
                if !isInGrace(at: input.sampleTime) {
                    let hasGrace = thresholds.pan.panSlop > 0
                    state = .waiting(until: hasGrace ? thresholds.pinch.graceEnd(after: input.sampleTime) : -.infinity)
                }
                delta = .still(at: focus)
                release = Release(radius: touches.pose.radius)
            }
            return .undecided

        case (.dragging, .moved):
            let leaves = acts(on: touches, input, thresholds)
            if leaves { delta.leaveAxis(at: focus) }
            follow(touches.pose)
            return leaves ? .resume : .update

        case (.releasing, .moved):
            if acts(on: touches, input, thresholds) {
                // If the slop is 0, the content has followed the fingers.
                if thresholds.pan.panSlop > 0 { delta = .still(at: focus) } else { follow(touches.pose) }
                state = .dragging
                return .resume
            }
            if !follows(thresholds) { return .undecided }
            follow(touches.pose)
            return .update

        case (.dragging, .settings):
            delta = PanDelta(from: focus, to: focus, axisLock: delta.axisLock, lockOrigin: focus)
            return .undecided

        case (.releasing, .settings):
            rebaseRelease(touches)
            return .undecided

        case (.dragging, .removed) where touches.isEmpty, (.releasing, .removed) where touches.isEmpty:
            return fail(input, &output)

        case (.dragging, .down), (.releasing, .down), (.dragging, .removed), (.releasing, .removed):
            state = .dragging
            delta = .still(at: focus)
            return .undecided

        case (.releasing(let until), .timeout):
            if input.time >= until {
                state = .dragging
                if thresholds.pan.panSlop > 0 { delta = .still(at: focus) }
            }
            return .undecided

        case (.dragging, .up):
            let velocity = delta.velocity(of: input.handVelocity, at: focus)
            if touches.isEmpty { return end(velocity, input, &output) }
            state = .releasing(until: thresholds.pinch.graceEnd(after: input.sampleTime))
            release.velocity =
                input.handVelocity.isOpposed(from: thresholds.fling.flingMinSpeed) ? .zero : velocity.translation
            rebaseRelease(touches)
            return .undecided

        case (.releasing, .up):
            if touches.isEmpty {
                let velocity = TransformVelocity(
                    point: focus, translation: release.velocity, logScale: 0, rotation: 0)
                return end(velocity, input, &output)
            }
            rebaseRelease(touches)
            return .undecided

        case (_, .cancelled):
            return fail(input, &output)

        case (.idle, _), (.over, _), (.waiting, .timeout), (.dragging, .timeout):
            return .undecided
        }
    }

    private static func slop(
        of tool: Tool, _ context: @_addressable TouchContext, _ thresholds: @_addressable Thresholds
    ) -> Double {
        context.skipsSlop ? 0 : thresholds.slop(of: tool, canPan: context.canPan)
    }

    /// Waits with a slop that counts from a point.
    private mutating func wait(at origin: Vector) {
        state = .waiting(until: -.infinity)
        delta = .still(at: origin)
    }

    /// Lets fingers that are down begin again from here.
    mutating func rearm(_ touches: @_addressable TouchSummary) { if !touches.isEmpty { wait(at: touches.pose.focus) } }

    private func isInGrace(at time: Double) -> Bool {
        if case .waiting(let until) = state { until > time } else { false }
    }

    /// The movement with which a pan begins: beyond its slop, or with a pinch and without a slop.
    @_optimize(size)
    private func beginning(
        at focus: Vector, _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds
    ) -> PanDelta {
        let (touches, origin) = (input.touches, delta.from)
        let slop = Self.slop(of: touches.tool, input.context, thresholds)
        if case .waiting(let until) = state, input.time < until { return .still(at: focus) }
        // The center of a pinch moves the content from its first frame, without another slop.
        if input.running.intersects(.pinch) { return PanDelta(from: touches.previousFocus, to: focus) }
        guard let start = (focus - origin).beyond(slop) else { return .still(at: focus) }
        let axisLock = touches.count == 1 ? thresholds.pan.axisLock(of: focus - origin) : .none
        var panDelta = PanDelta(from: origin + start, to: origin + start, axisLock: axisLock, lockOrigin: focus)
        panDelta.reach(focus)
        return panDelta
    }

    @inline(never) @_optimize(size)
    private mutating func begin(_ panDelta: PanDelta, _ input: @_addressable RecognizerInput, _ output: inout Output)
        -> Outcome
    {
        state = .dragging
        delta = panDelta
        return output.claim(Gesture(.pan, .began, of: input.touches, at: input.time))
    }

    /// Ends the pan at the last lift. A drag within a long press does not fling: it puts an object in its place.
    @inline(never)
    private mutating func end(
        _ velocity: TransformVelocity, _ input: @_addressable RecognizerInput, _ output: inout Output
    )
        -> Outcome
    {
        state = .over
        return output.emit(
            Gesture(
                .pan, .ended, of: input.touches, at: input.time,
                velocity: input.running.contains(.longPress) ? .still(at: velocity.point) : velocity))
    }

    /// Continues the grace time with other fingers, or from another place.
    private mutating func rebaseRelease(_ touches: @_addressable TouchSummary) {
        delta = .still(at: touches.pose.focus)
        release.radius = touches.pose.radius
    }

    @inline(__always)
    func appendChanges(to changes: inout GestureChanges) { changes.append(.pan) }

    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
    {
        follows(thresholds)
            ? delta.velocity(of: handVelocity, at: touches.pose.focus) : .still(at: touches.pose.focus)
    }

    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output) {
        let wasUnderWay = isUnderWay
        state = .idle
        if wasUnderWay { output.append(Gesture(.pan, .cancelled, of: touches, at: time)) }
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

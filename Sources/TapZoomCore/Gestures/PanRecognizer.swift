// SPDX-License-Identifier: MIT

/// A pan: one finger or more move the content with their focus.
///
///     idle ---down--> waiting ---far enough, or a pinch begins: began--> dragging ---last up: ended--> over
///      ^                 |                                               |      ^                      |
///      |                 |                                  one of them up      | grace time over,     | down that
///      |                 | all up                                        v      | far moved, or down   | bounces:
///      +-----------------+                                            releasing ---last up: ended      | dragging
struct PanRecognizer: ContinuousRecognizer {
    enum State {
        case idle
        /// Fingers are down; the slop counts from `delta.from`, their focus at the last landing, lift or change of
        /// settings. In the grace time after a lift, before `until`, moves count only beyond a slop of their own, which
        /// ends it; otherwise the slop counts from `delta.to`, the last focus in it.
        case waiting(until: Double)
        case dragging
        /// A finger lifted, and the others may follow. In this grace time moves count only without a slop, and the last
        /// lift flings with the velocity of the first. Moves beyond a slop of their own end it.
        case releasing(until: Double)
        /// All fingers are up after a drag; a landing that bounces begins to drag at once.
        case over
    }

    /// The movement of the fingers' focus that the content follows.
    struct PanDelta {
        var from: Vector
        var to: Vector
        var axisLock = AxisLock.none
        /// The position from which the travel across the locked axis counts: that of the lock, or the newest one that
        /// is a width further along the axis.
        var lockOrigin = Vector.zero

        static func still(at point: Vector) -> PanDelta { PanDelta(from: point, to: point) }

        @_transparent
        mutating func reach(_ point: Vector) { to = reached(at: point) }

        /// The end of the movement when the fingers are at a point.
        @_transparent
        func reached(at point: Vector) -> Vector { from + axisLock.part(of: point - from) }

        /// Whether the finger has gone further than `width` across the locked axis. Notes how far it has gone along it.
        mutating func strays(at point: Vector, width: Double) -> Bool {
            let travel = point - lockOrigin
            let along = axisLock.part(of: travel)
            if (travel - along).length > width { return true }
            if along.length > width { lockOrigin = point }
            return false
        }

        /// Leaves the locked axis. The content goes on from where it is: the delta counts anew.
        mutating func leaveAxis(at point: Vector) {
            from = point - axisLock.part(of: point - to)
            axisLock = .none
        }

        /// The velocity of the content when the hand moves at a velocity.
        func velocity(of handVelocity: HandVelocity, at point: Vector) -> TransformVelocity {
            TransformVelocity(
                point: point, translation: axisLock.part(of: handVelocity.focus), logScale: 0, rotation: 0)
        }
    }

    /// The axis that a drag keeps to.
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

    /// What the grace time after a lift keeps.
    struct Release: BitCodable {
        var velocity = Vector.zero
        var radius = 0.0
    }

    var state = State.idle
    /// The movement of the content while dragging or releasing. While waiting, its start is the origin of the slop.
    var delta = PanDelta.still(at: .zero)
    /// In a grace time: the velocity at the first lift, and the radius of the hand since the last one.
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

    /// Whether every move moves the content. In the grace time it does only without a slop.
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

    /// The pan may begin or fail, leave the axis to which it was locked, or go on before the grace time is over.
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

    /// Whether the fingers wait in the grace time for others to lift. When it is over, the slop counts from their last
    /// place in it. When they break out, it counts from the lift, and the pan begins beyond the larger slop.
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
                // The grace time is that of the first lift.
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
                // Without a slop the content has followed all along.
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

    /// Fingers are down; the slop counts from a point.
    private mutating func wait(at origin: Vector) {
        state = .waiting(until: -.infinity)
        delta = .still(at: origin)
    }

    /// Fingers that are down may begin anew from here.
    mutating func rearm(_ touches: @_addressable TouchSummary) { if !touches.isEmpty { wait(at: touches.pose.focus) } }

    private func isInGrace(at time: Double) -> Bool {
        if case .waiting(let until) = state { until > time } else { false }
    }

    /// The movement with which a pan begins: beyond its slop, or within it together with a pinch.
    @_optimize(size)
    private func beginning(
        at focus: Vector, _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds
    ) -> PanDelta {
        let (touches, origin) = (input.touches, delta.from)
        let slop = Self.slop(of: touches.tool, input.context, thresholds)
        if case .waiting(let until) = state, input.time < until { return .still(at: focus) }
        // From the first frame of a pinch its center carries the content, without another slop.
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

    /// The last finger lifted. A drag within a long press places something and does not throw it.
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

    /// The grace time goes on with other fingers, or from another place.
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
    /// The axis to keep to for a drag that begins in a direction.
    fileprivate func axisLock(of travel: Vector) -> PanRecognizer.AxisLock {
        if axisLockRatio == 0 { return .none }
        if abs(travel.x) > axisLockRatio * abs(travel.y) { return .horizontal }
        return abs(travel.y) > axisLockRatio * abs(travel.x) ? .vertical : .none
    }
}

// SPDX-License-Identifier: MIT

/// The scale and rotation by which a pinch changes the content, and the point about which it does while no pan moves
/// the content.
struct PinchDelta {
    var anchor: Vector
    var scale = 1.0
    var rotation = 0.0
}

/// The velocity of zoom and rotation.
struct PinchVelocity: Equatable, BitCodable {
    /// ln(scale) per second.
    var logScale: Double
    /// Radians per second.
    var rotation: Double

    static var still: PinchVelocity { PinchVelocity(logScale: 0, rotation: 0) }

    func about(_ point: Vector) -> TransformVelocity {
        TransformVelocity(point: point, translation: .zero, logScale: logScale, rotation: rotation)
    }
}

/// The reference of a pinch since the last landing, lift or change of settings.
struct Baseline {
    /// The initial radius.
    private var radius: Double
    /// The pose from which the rotation slop counts.
    private var pivot: HandPose
    /// The minimum radius since then.
    private var minRadius: Double
    /// The first pose of the current rest. The slop of a rotation restarts after a rest.
    private var rest: HandPose
    /// The radius from which the zoom counts; nil until it begins.
    private(set) var zoom: Double?
    /// The angle from which the rotation counts; nil until it begins.
    private(set) var turn: Double?
    /// The gesture that began first, PINCH or ROTATE. Gestures end in reverse order, so `outer` ends last.
    private var outer = EventKind.pinch
    private(set) var pinchDelta: PinchDelta
    /// The scale factor that the fingers made between the beginning of the gestures and this baseline;
    /// `earlierRotation` is the rotation.
    private var earlierScale = 1.0
    private var earlierRotation = 0.0

    /// Creates a baseline at a pose, before any gesture begins.
    init(_ pose: HandPose) {
        radius = pose.radius
        pivot = pose
        minRadius = pose.radius
        rest = pose
        pinchDelta = PinchDelta(anchor: pose.focus)
    }

    /// Replaces the baseline by one at a pose. Gestures that have begun continue from it without another slop.
    @inline(never)
    mutating func rebase(at pose: @_addressable HandPose) {
        var baseline = Baseline(pose)
        if zoom != nil { baseline.zoom = pose.radius }
        if turn != nil { baseline.turn = pose.angle }
        baseline.outer = outer
        baseline.earlierScale = TransformDelta.scales.clamp(earlierScale * pinchDelta.scale)
        baseline.earlierRotation = Self.angles.clamp(earlierRotation + pinchDelta.rotation)
        self = baseline
    }

    var hasBegun: Bool { zoom != nil || turn != nil }

    /// Calls `body` for each gesture that has begun, in the order in which they began.
    @inline(__always)
    func forEach(_ body: (EventKind) -> Void) {
        if turn != nil, outer == .rotate { body(.rotate) }
        if zoom != nil { body(.pinch) }
        if turn != nil, outer == .pinch { body(.rotate) }
    }

    /// A velocity at the lift of the fingers, without the parts that oppose the scale and rotation that the fingers
    /// have made.
    func confirmed(_ velocity: PinchVelocity) -> PinchVelocity {
        let scale = earlierScale * pinchDelta.scale
        let isBack = velocity.logScale > 0 ? scale < 1 : scale > 1
        return PinchVelocity(
            logScale: isBack ? 0 : velocity.logScale,
            rotation: velocity.rotation * (earlierRotation + pinchDelta.rotation) < 0 ? 0 : velocity.rotation)
    }

    /// Whether the fingers have moved further than `slop` from the initial pose.
    func strays(to pose: @_addressable HandPose, by slop: Double) -> Bool {
        pose.strays(from: pivot.focus, radius, by: slop)
    }

    /// Ends every gesture that has begun, in reverse order, at the focus before this input.
    @_addressableSelf
    @inline(never)
    func end(
        _ phase: Phase, _ touches: @_addressable TouchSummary, at time: Double, _ velocity: PinchVelocity,
        _ output: inout Output
    ) {
        forEach {
            var gesture = Gesture(
                $0, phase, of: touches, at: time, velocity: velocity.about(touches.previousFocus))
            gesture.point = touches.previousFocus
            output.insert(gesture, at: 0)
        }
    }

    /// Whether zoom or rotation may still begin.
    func mayBegin(_ thresholds: @_addressable Thresholds) -> Bool {
        zoom == nil && thresholds.zooms || turn == nil && thresholds.rotates
    }

    /// Whether zoom or rotation begins at a pose. If neither does, records the pose for the slops.
    @inline(never)
    mutating func checkStart(_ pose: @_addressable HandPose, _ thresholds: @_addressable Thresholds) -> Bool {
        if !hasBegun { pinchDelta.anchor = pose.focus }
        // Only a rotation that has not begun needs this.
        if turn == nil, thresholds.rotates { observe(pose, thresholds) }
        if zoom == nil, thresholds.zooms, zoomStart(pose, thresholds.pinch) != nil { return true }
        if turn == nil, thresholds.rotates, turnStart(pose, thresholds.pinch) != nil { return true }
        return false
    }

    /// Begins zoom or rotation, or both. Returns which of them begin.
    mutating func start(
        _ pose: @_addressable HandPose, _ thresholds: @_addressable Thresholds
    ) -> (zoom: Bool, turn: Bool) {
        let (hadZoom, hadTurn) = (zoom != nil, turn != nil)
        if !hadZoom, thresholds.zooms { zoom = zoomStart(pose, thresholds.pinch) }
        if !hadTurn, thresholds.rotates {
            turn = turnStart(pose, thresholds.pinch)
            outer = zoom == nil ? .rotate : .pinch
        }
        follow(pose, thresholds.pinch)
        return (zoom: !hadZoom && zoom != nil, turn: !hadTurn && turn != nil)
    }

    /// Continues the zoom and the rotation that have begun.
    @inline(__always)
    mutating func follow(_ pose: HandPose, _ thresholds: @_addressable PinchSettings) {
        if let zoom {
            let (speed, knee) = (thresholds.pinchSpeed, thresholds.knee)
            pinchDelta.scale = TransformDelta.scales.clamp(
                PinchSettings.factor(from: zoom, to: pose.radius, speed: speed, knee: knee))
        }
        if let turn { pinchDelta.rotation = pose.angle - turn }
    }

    /// The factor of the scale while the hand moves from one pose to another.
    @inline(__always)
    func scale(from start: HandPose, to end: HandPose, _ thresholds: @_addressable PinchSettings) -> Double {
        if zoom == nil || start.radius == end.radius { return 1 }
        let (speed, knee) = (thresholds.pinchSpeed, thresholds.knee)
        return TransformDelta.scales.clamp(
            PinchSettings.factor(from: start.radius, to: end.radius, speed: speed, knee: knee))
    }

    /// The radius from which a zoom counts, once the radius has changed by more than the slop; nil before.
    private func zoomStart(_ pose: HandPose, _ thresholds: PinchSettings) -> Double? {
        let change = pose.radius - radius
        return abs(change) > thresholds.pinchSlop
            ? radius + (change > 0 ? thresholds.pinchSlop : -thresholds.pinchSlop) : nil
    }

    /// Records a pose before a rotation. After a rest, the slop of the rotation counts from the resting pose.
    @inline(__always)
    private mutating func observe(_ pose: @_addressable HandPose, _ thresholds: @_addressable Thresholds) {
        minRadius = min(minRadius, pose.radius)
        let stray = max(
            pose.focus.distance(to: rest.focus),
            max(abs(pose.radius - rest.radius), abs(pose.angle - rest.angle) * pose.radius))
        // The fingers have rested until this pose, whether or not the device has repeated their position. The slop
        // counts from the rest, so that a rotation with a slop of 0 loses no angle.
        if pose.time - rest.time >= Self.restTime { (pivot, minRadius) = (rest, min(rest.radius, pose.radius)) }
        if stray > thresholds.restTravel { rest = pose }
    }

    /// Seconds of rest that restart the slop.
    private static var restTime: Double { 0.15 }

    /// The angle from which a rotation counts, once its arc at the minimum radius is longer than the slop; nil before.
    /// The slop is half of the fingers' other movement, clamped to one to two times its setting. So a pinch does not
    /// rotate, and a rotation may begin late.
    @_addressableSelf
    @inline(never)
    private func turnStart(_ pose: @_addressable HandPose, _ thresholds: @_addressable PinchSettings) -> Double? {
        // The arm is at least the knee, so that fingers that have nearly touched can rotate, too.
        let arm = thresholds.rotateSlop > 0 ? max(minRadius, thresholds.knee) : minRadius
        guard arm > 0 else { return nil }
        let change = pose.angle - pivot.angle
        // Decides most frames, because the slop is at least its setting.
        if !(abs(change) * arm > thresholds.rotateSlop) { return nil }
        let other = max(abs(pose.radius - pivot.radius), pose.focus.distance(to: pivot.focus))
        let slop = (thresholds.rotateSlop...2 * thresholds.rotateSlop).clamp(0.5 * other)
        guard abs(change) * arm > slop else { return nil }
        return pivot.angle + (change > 0 ? slop : -slop) / arm
    }
}

// MARK: - State

extension Baseline {
    @inline(never)
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&radius)
        coder.code(&pivot)
        coder.code(&minRadius)
        coder.code(&rest)
        coder.code(&zoom, blank: 0)
        coder.code(&turn, blank: 0)
        coder.code(&outer)
        coder.code(&pinchDelta)
        coder.code(&earlierScale)
        coder.code(&earlierRotation)
        if coder.isReading, !isSound { coder.fail() }
    }

    /// Whether the numbers of a loaded state are those that fingers can make.
    private var isSound: Bool {
        let lengths = 0...4e12
        return lengths.contains(radius) && lengths.contains(minRadius) && (-4e12...4e12).contains(zoom ?? 0)
            && Self.angles.contains(turn ?? 0) && pinchDelta.anchor.isWithin(4e12)
            && Self.angles.contains(pinchDelta.rotation) && TransformDelta.scales.contains(pinchDelta.scale)
            && TransformDelta.scales.contains(earlierScale) && Self.angles.contains(earlierRotation)
    }

    /// A range with more full turns than fingers make.
    private static var angles: ClosedRange<Double> { -1e13...1e13 }
}

extension PinchDelta: BitCodable {}

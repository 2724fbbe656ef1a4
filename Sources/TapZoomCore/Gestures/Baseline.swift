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

    static var zero: PinchVelocity { PinchVelocity(logScale: 0, rotation: 0) }

    func about(_ point: Vector) -> TransformVelocity {
        TransformVelocity(point: point, translation: .zero, logScale: logScale, rotation: rotation)
    }
}

/// The reference of a pinch since the last landing, lift or change of settings.
struct Baseline {
    /// The initial radius.
    private var radius: Double
    /// The pose from which the rotation slop counts.
    private var pivot: PointerPose
    /// The minimum radius since then.
    private var minRadius: Double
    /// The first pose of the current rest. The slop of a rotation restarts after a rest.
    private var rest: PointerPose
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
    init(_ pose: PointerPose) {
        radius = pose.radius
        pivot = pose
        minRadius = pose.radius
        rest = pose
        pinchDelta = PinchDelta(anchor: pose.focalPoint)
    }

    /// Replaces the baseline by one at a pose. Gestures that have begun continue from it without another slop.
    mutating func rebase(at pose: PointerPose) {
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
    func exceedsSlop(to pose: PointerPose, by slop: Double) -> Bool {
        pose.exceedsSlop(from: pivot.focalPoint, radius, by: slop)
    }

    /// Ends every gesture that has begun, in reverse order, at the focal point before this input.
    func end(_ phase: Phase, _ velocity: PinchVelocity, _ input: inout RecognizerInput) {
        forEach {
            var gesture = Gesture(
                $0, phase, of: input.touches, at: input.time, velocity: velocity.about(input.touches.previousFocalPoint)
            )
            gesture.point = input.touches.previousFocalPoint
            input.output.insert(gesture, at: 0)
        }
    }

    /// Whether zoom or rotation may still begin.
    func mayBegin(_ input: inout RecognizerInput) -> Bool {
        zoom == nil && input.thresholds.zooms || turn == nil && input.thresholds.rotates
    }

    /// Whether zoom or rotation begins at a pose. If neither does, records the pose for the slops.
    mutating func watch(_ input: inout RecognizerInput) -> Bool {
        let pose = input.touches.pose
        if !hasBegun { pinchDelta.anchor = pose.focalPoint }
        // Only a rotation that has not begun needs this.
        if turn == nil, input.thresholds.rotates { observe(pose, &input) }
        if zoom == nil, input.thresholds.zooms, zoomStart(pose, input.thresholds.pinch) != nil { return true }
        if turn == nil, input.thresholds.rotates, turnStart(pose, &input) != nil { return true }
        return false
    }

    /// Begins zoom or rotation, or both. Returns which of them begin.
    mutating func start(_ input: inout RecognizerInput) -> (zoom: Bool, turn: Bool) {
        let pose = input.touches.pose
        let (hadZoom, hadTurn) = (zoom != nil, turn != nil)
        if !hadZoom, input.thresholds.zooms { zoom = zoomStart(pose, input.thresholds.pinch) }
        if !hadTurn, input.thresholds.rotates {
            turn = turnStart(pose, &input)
            outer = zoom == nil ? .rotate : .pinch
        }
        follow(pose, input.thresholds.pinch)
        return (zoom: !hadZoom && zoom != nil, turn: !hadTurn && turn != nil)
    }

    /// Continues the zoom and the rotation that have begun.
    mutating func follow(_ pose: PointerPose, _ settings: PinchSettings) {
        if let zoom {
            let (speed, knee) = (settings.pinchSpeed, settings.knee)
            pinchDelta.scale = TransformDelta.scales.clamp(
                PinchSettings.factor(from: zoom, to: pose.radius, speed: speed, knee: knee))
        }
        if let turn { pinchDelta.rotation = pose.angle - turn }
    }

    /// The factor of the scale while the hand moves from one pose to another.
    func scale(from start: PointerPose, to end: PointerPose, _ settings: PinchSettings) -> Double {
        if zoom == nil || start.radius == end.radius { return 1 }
        let (speed, knee) = (settings.pinchSpeed, settings.knee)
        return TransformDelta.scales.clamp(
            PinchSettings.factor(from: start.radius, to: end.radius, speed: speed, knee: knee))
    }

    /// The radius from which a zoom counts, once the radius has changed by more than the slop; nil before.
    private func zoomStart(_ pose: PointerPose, _ settings: PinchSettings) -> Double? {
        let change = pose.radius - radius
        return abs(change) > settings.pinchSlop
            ? radius + (change > 0 ? settings.pinchSlop : -settings.pinchSlop) : nil
    }

    /// Records a pose before a rotation. After a rest, the slop of the rotation counts from the resting pose.
    private mutating func observe(_ pose: PointerPose, _ input: inout RecognizerInput) {
        minRadius = min(minRadius, pose.radius)
        let stray = max(
            pose.focalPoint.distance(to: rest.focalPoint),
            max(abs(pose.radius - rest.radius), abs(pose.angle - rest.angle) * pose.radius))
        // The fingers have rested until this pose, whether or not the device has repeated their position. The slop
        // counts from the rest, so that a rotation with a slop of 0 loses no angle.
        if pose.time - rest.time >= Self.restTime { (pivot, minRadius) = (rest, min(rest.radius, pose.radius)) }
        if stray > input.thresholds.restTravel { rest = pose }
    }

    /// Reports the gestures that fingers have tried before they lift. `turnStart` shows how the slop of a rotation
    /// follows from the setting, so that `measured` is the largest setting with which it would begin.
    func whyNotBegun(_ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures else { return }
        let (pose, settings, rest) = (input.previousPose, input.thresholds.pinch, input.thresholds.restTravel)
        let change = abs(pose.radius - radius)
        if zoom == nil, input.thresholds.zooms, change > rest {
            input.whyNot(.pinch, .tooShort, change, bound: .pinchSlop)
        }
        let arc = abs(pose.angle - pivot.angle) * lever(input.rotateSlop, settings)
        if turn == nil, input.thresholds.rotates, arc > rest {
            let other = otherTravel(pose)
            input.whyNot(.rotate, .tooShort, 0.5 * other > arc ? 0.5 * arc : arc, bound: .rotateSlop)
        }
    }

    /// Seconds of rest that restart the slop.
    private static var restTime: Double { 0.15 }

    /// The angle from which a rotation counts, once its arc at the minimum radius is longer than the slop; nil before.
    /// The slop is half of the fingers' other movement, clamped to one to two times its setting or that of a detent. So
    /// a pinch does not rotate, and a rotation may begin late.
    private func turnStart(_ pose: PointerPose, _ input: inout RecognizerInput) -> Double? {
        let rotateSlop = input.rotateSlop
        let lever = lever(rotateSlop, input.thresholds.pinch)
        guard lever > 0 else { return nil }
        let change = pose.angle - pivot.angle
        // Decides most frames, because the slop is at least its setting.
        if !(abs(change) * lever > rotateSlop) { return nil }
        let other = otherTravel(pose)
        let slop = (rotateSlop...2 * rotateSlop).clamp(0.5 * other)
        guard abs(change) * lever > slop else { return nil }
        return pivot.angle + (change > 0 ? slop : -slop) / lever
    }

    /// The arm of a rotation. It is at least the knee, so that fingers that have nearly touched can rotate, too.
    private func lever(_ rotateSlop: Double, _ settings: PinchSettings) -> Double {
        rotateSlop > 0 ? max(minRadius, settings.knee) : minRadius
    }

    /// The movement of the fingers that does not turn them.
    private func otherTravel(_ pose: PointerPose) -> Double {
        max(abs(pose.radius - pivot.radius), pose.focalPoint.distance(to: pivot.focalPoint))
    }
}

// MARK: - State

extension Baseline {
    mutating func serialize(with coder: inout some StateCoder) {
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
        if coder.isReading, !isValid { coder.fail() }
    }

    /// Whether the numbers of a loaded state are those that fingers can make.
    private var isValid: Bool {
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

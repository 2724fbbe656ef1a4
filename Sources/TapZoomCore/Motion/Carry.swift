// SPDX-License-Identifier: MIT

/// The motion of a drag session's base: the remaining motion of scrolls and relative commands, and the velocity that
/// the host has set. The fingers' delta applies on top of it.
///
/// - The remaining offset of wheels decays: r(t) = r(0) e^(-decay t). Another report adds to it and does not restart
///   the decay.
/// - The remaining offset of relative commands returns to 0 on a critically damped spring. So the velocity is
///   continuous when another command adds to it.
/// - A velocity continues until the host ends it.
///
/// All three follow the same path when restarted at a later instant. So the motion restarts at `start` whenever a
/// finger or the host changes something, and the number of advances has no effect.
struct Carry: BitCodable {
    /// The time at which the motion was last restarted.
    private(set) var start = 0.0
    /// The next time at which the engine checks limits, the raster and the end of the motion.
    private(set) var tick = 0.0
    /// The time until which the host's velocity has moved the session, for the target.
    var latest = 0.0
    /// The point of the view about which the remaining offset scales and rotates.
    var center = Vector.zero {
        // A forged state may have any center, and later changes may move it further away.
        didSet { if !Self.isValid(center) { center = .zero } }
    }
    /// The remaining offset of wheels at `start`.
    private(set) var wheel = TransformOffset.zero
    private var wheelDecay = 0.0
    /// The remaining offset of relative commands at `start`, and its velocity.
    private(set) var offset = TransformOffset.zero
    private var velocity = TransformOffset.zero
    private var frequency = 1.0
    /// The host's velocity.
    var hostVelocity = TransformVelocity.zero(at: .zero)

    mutating func shiftTimes(by offset: Double) {
        start.shift(by: offset)
        tick.shift(by: offset)
        latest.shift(by: offset)
    }
}

// MARK: - Changes

extension Carry {
    /// Starts a motion at a time.
    mutating func begin(at time: Double) {
        self = Carry()
        delay(to: time)
    }

    /// Moves the start of the motion to a later time.
    mutating func delay(to time: Double) { (start, tick, latest) = (time, time + Self.period, time) }

    /// The time between two ticks. After some seconds without a change the ticks are further apart, so that an advance
    /// by years takes little time.
    private static var period: Double { 1 / 64 }

    mutating func passTick() { tick += max(Self.period, (tick - start) / 512) }

    /// Restarts the motion at a time, with its remaining offsets.
    mutating func restart(at time: Double) {
        let before = remaining.translation
        (wheel, offset, velocity) = remaining(at: time)
        // The content at the center has moved by the completed part.
        center = center + (before - remaining.translation)
        (start, tick, latest) = (time, min(tick, time + Self.period), time)
    }

    /// Continues the remaining motion relative to content that was moved from one transform to another.
    mutating func follow(from old: Transform, to new: Transform) {
        let (scaleFactor, turn) = (new.scale / old.scale, new.rotation - old.rotation)
        center = new.apply(old.applyInverse(center))
        wheel.translation = (scaleFactor * wheel.translation).rotated(by: turn)
        offset.translation = (scaleFactor * offset.translation).rotated(by: turn)
        velocity.translation = (scaleFactor * velocity.translation).rotated(by: turn)
        if !remainingIsValid { finish() }
    }

    /// Changes the point about which the remaining offset of wheels scales. The offset of commands keeps its end.
    mutating func recenter(about point: Vector) {
        let lever = point - center
        offset.translation = offset.delta(about: center).moved(point) - point
        velocity.translation =
            velocity.translation + velocity.logScale * lever + velocity.rotation * lever.turnedLeft
        center = point
        if !remainingIsValid { finish() }
    }

    /// Adds the offset of a wheel's report to the remaining one, which decays at a rate.
    mutating func add(_ added: TransformOffset, fading decay: Double) {
        wheel = wheel + added
        wheelDecay = decay
    }

    /// Starts a spring that moves the content by `asked`, which includes the remaining offset of wheels. `velocity` is
    /// that of the spring that it continues.
    mutating func spring(_ asked: TransformOffset, from velocity: TransformVelocity?, frequency: Double) {
        offset = asked + wheel.scaled(by: -1)
        self.frequency = frequency
        guard let velocity = velocity?.about(center) else { return }
        self.velocity = TransformOffset(
            translation: velocity.translation, logScale: velocity.logScale, rotation: velocity.rotation)
        // The numbers of a loaded state may overflow.
        if !self.velocity.isValid { self.velocity = .zero }
    }

    /// The frequency of a critically damped spring that has 1 % of its offset left after a duration.
    static func frequency(over duration: Double) -> Double { 6.64 / max(duration, 1e-3) }

    /// Drops the remaining motion of scrolls and commands; the host's velocity continues.
    mutating func finish() { (wheel, offset, velocity) = (.zero, .zero, .zero) }
}

// MARK: - Reading

extension Carry {
    /// Whether scrolls or commands have a remaining motion.
    var hasRemaining: Bool { !wheel.isZero || !offset.isZero || !velocity.isZero }
    var hasHostVelocity: Bool {
        hostVelocity.translation != .zero || hostVelocity.logScale != 0 || hostVelocity.rotation != 0
    }
    /// Whether the motion scales or turns.
    var zooms: Bool {
        if hostVelocity.logScale != 0 || hostVelocity.rotation != 0 { return true }
        return wheel.logScale != 0 || wheel.rotation != 0 || offset.logScale != 0 || offset.rotation != 0
            || velocity.logScale != 0 || velocity.rotation != 0
    }

    /// The remaining offsets of wheels and of commands at a time, and the velocity of the latter. Usually one of them
    /// is 0 and costs no time.
    private func remaining(at time: Double) -> (
        wheel: TransformOffset, offset: TransformOffset, velocity: TransformOffset
    ) {
        let age = time - start
        let faded = wheel.isZero ? wheel : wheel.scaled(by: Math.exp(-wheelDecay * age))
        if offset.isZero, velocity.isZero { return (faded, offset, velocity) }
        let response = SpringResponse(at: age, frequency: frequency, damping: .critical)
        return (
            faded, offset.blended(response.fromOffset, velocity, -response.fromVelocity),
            offset.blended(-response.fromOffsetSlope, velocity, response.fromVelocitySlope)
        )
    }

    private var remaining: TransformOffset { wheel + offset }

    /// The remaining change of ln(scale) by scrolls and commands.
    var remainingLogScale: Double { wheel.logScale + offset.logScale }

    /// The scale by which wheels zoom from `start` to a time; at infinity, all of it.
    func wheelScale(until time: Double) -> Double {
        wheel.logScale == 0 ? 1 : Math.exp(wheel.logScale * (1 - Math.exp(-wheelDecay * (time - start))))
    }

    /// Whether the remaining motion of scrolls and commands at a time is at most `distance` in a view with a size.
    func isOver(at time: Double, within distance: Double, _ size: Double) -> Bool {
        // e^-x >= 1 - x decides most cases.
        if wheel.distance(in: size) * (1 - wheelDecay * (time - start)) > distance { return false }
        let left = remaining(at: time)
        return left.wheel.distance(in: size) + left.offset.distance(in: size)
            + left.velocity.distance(in: size) / frequency <= distance
    }

    /// The delta of scrolls and commands from `start` to a time; at infinity, the whole delta.
    func delta(until time: Double) -> TransformDelta {
        if time == .infinity { return remaining.delta(about: center) }
        let left = remaining(at: time)
        return (remaining + (left.wheel + left.offset).scaled(by: -1)).delta(about: center)
    }
}

// MARK: - State

extension Carry {
    private var remainingIsValid: Bool { wheel.isValid && offset.isValid && velocity.isValid }

    private static func isValid(_ center: Vector) -> Bool { center.isWithin(1e90) }

    /// Whether a loaded motion comes to rest, and its numbers are small enough to compute with.
    var isValid: Bool {
        mutating get {
            abs(start) <= 1e12 && start <= tick && tick <= 1.1e12 && start <= latest && latest <= 1e12
                && (0...1e4).contains(wheelDecay) && (1e-3...1e5).contains(frequency)
                && remainingIsValid && Self.isValid(center)
                && hostVelocity.point.isWithin(1e12) && hostVelocity.translation.isWithin(1e12)
                && abs(hostVelocity.logScale) <= 1e3
                && abs(hostVelocity.rotation) <= 1e3
        }
    }
}

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
struct BaseMotion: BitCodable {
    /// The time at which the motion was last restarted.
    private(set) var start = 0.0
    /// The next time at which the engine checks limits, the raster and the end of the motion.
    private(set) var tick = 0.0
    /// The time until which the host's velocity has moved the session, for the target.
    var latest = 0.0
    /// The point of the view about which the remaining offset scales and rotates.
    var center = Vector.zero {
        // A forged state may have any center, and later changes may move it further away.
        didSet { if !Self.isSound(center) { center = .zero } }
    }
    /// The remaining offset of wheels at `start`.
    private(set) var wheel = TransformOffset.zero
    private var wheelDecay = 0.0
    /// The remaining offset of relative commands at `start`, and its velocity.
    private(set) var offset = TransformOffset.zero
    private var velocity = TransformOffset.zero
    private var frequency = 1.0
    /// The host's velocity.
    var flow = TransformVelocity.still(at: .zero)

    mutating func shiftTimes(by offset: Double) {
        start.shift(by: offset)
        tick.shift(by: offset)
        latest.shift(by: offset)
    }
}

/// An offset of the plane: a translation, and a change of scale and rotation about a point.
struct TransformOffset: Equatable {
    var translation: Vector
    var logScale: Double
    var rotation: Double

    var isZero: Bool {
        @inline(__always) get { abs(translation.x) + abs(translation.y) + abs(logScale) + abs(rotation) == 0 }
    }

    static var zero: TransformOffset { TransformOffset(translation: .zero, logScale: 0, rotation: 0) }

    /// The sum of `a` times this offset and `b` times another.
    @inline(never)
    func blended(_ a: Double, _ other: TransformOffset, _ b: Double) -> TransformOffset {
        TransformOffset(
            translation: a * translation + b * other.translation, logScale: a * logScale + b * other.logScale,
            rotation: a * rotation + b * other.rotation)
    }

    @inline(__always)
    func scaled(by factor: Double) -> TransformOffset {
        TransformOffset(
            translation: factor * translation, logScale: factor * logScale, rotation: factor * rotation)
    }

    @inline(__always)
    static func + (a: TransformOffset, b: TransformOffset) -> TransformOffset {
        TransformOffset(
            translation: a.translation + b.translation, logScale: a.logScale + b.logScale,
            rotation: a.rotation + b.rotation)
    }

    /// Converts the offset to a delta about a point.
    @inline(never)
    func delta(about point: Vector) -> TransformDelta {
        TransformDelta(
            from: point, to: point + translation,
            scale: logScale == 0 ? 1 : Math.exp(TransformDelta.logScales.clamp(logScale)), rotation: rotation)
    }

    /// Whether its numbers are small enough to compute with.
    fileprivate var isSound: Bool {
        @inline(never) get { translation.isWithin(1e90) && abs(logScale) <= 1e6 && abs(rotation) <= 1e20 }
    }

    /// An upper bound of the distance by which it moves a point of a view with a size.
    func distance(in size: Double) -> Double { translation.length + size * (abs(logScale) + abs(rotation)) }
}

// MARK: - Changes

extension BaseMotion {
    /// Starts a motion at a time.
    mutating func begin(at time: Double) {
        self = BaseMotion()
        delay(to: time)
    }

    /// Moves the start of the motion to a later time.
    mutating func delay(to time: Double) { (start, tick, latest) = (time, time + Self.period, time) }

    /// The time between two ticks. After some seconds without a change the ticks are further apart, so that an advance
    /// by years takes little time.
    private static var period: Double { 1 / 64 }

    mutating func passTick() { tick += max(Self.period, (tick - start) / 512) }

    /// Restarts the motion at a time, with its remaining offsets.
    @inline(never) @_optimize(size)
    mutating func restart(at time: Double) {
        let before = rest.translation
        (wheel, offset, velocity) = rests(at: time)
        // The content at the center has moved by the completed part.
        center = center + (before - rest.translation)
        (start, tick, latest) = (time, min(tick, time + Self.period), time)
    }

    /// Continues the remaining motion relative to content that was moved from one transform to another.
    @inline(never) @_optimize(size)
    mutating func follow(from old: Transform, to new: Transform) {
        let (growth, turn) = (new.scale / old.scale, new.rotation - old.rotation)
        center = new.apply(old.applyInverse(center))
        wheel.translation = (growth * wheel.translation).rotated(by: turn)
        offset.translation = (growth * offset.translation).rotated(by: turn)
        velocity.translation = (growth * velocity.translation).rotated(by: turn)
        if !restIsSound { finish() }
    }

    /// Changes the point about which the remaining offset of wheels scales. The offset of commands keeps its end.
    @inline(never) @_optimize(size)
    mutating func turn(about point: Vector) {
        let arm = point - center
        offset.translation = offset.delta(about: center).moved(point) - point
        velocity.translation =
            velocity.translation + velocity.logScale * arm + velocity.rotation * arm.turnedLeft
        center = point
    }

    /// Adds the offset of a wheel's report to the remaining one, which decays at a rate.
    mutating func add(_ added: TransformOffset, fading decay: Double) {
        wheel = wheel + added
        wheelDecay = decay
    }

    /// Starts a spring that moves the content by `asked`, which includes the remaining offset of wheels. `velocity` is
    /// that of the motion that the spring continues.
    @inline(never) @_optimize(size)
    mutating func go(_ asked: TransformOffset, from velocity: TransformVelocity?, frequency: Double) {
        offset = asked + wheel.scaled(by: -1)
        self.frequency = frequency
        guard let velocity = velocity?.about(center) else { return }
        self.velocity = TransformOffset(
            translation: velocity.translation, logScale: velocity.logScale, rotation: velocity.rotation)
    }

    /// The frequency of a critically damped spring that has 1 % of its offset left after a duration.
    static func frequency(over duration: Double) -> Double { 6.64 / max(duration, 1e-3) }

    /// Drops the remaining motion of scrolls and commands; the host's velocity continues.
    mutating func finish() { (wheel, offset, velocity) = (.zero, .zero, .zero) }
}

// MARK: - Reading

extension BaseMotion {
    /// Whether scrolls or commands have a remaining motion.
    var hasRest: Bool {
        @_addressableSelf @inline(never) get { !wheel.isZero || !offset.isZero || !velocity.isZero }
    }
    var flows: Bool {
        @_addressableSelf @inline(never) get { flow.translation != .zero || flow.logScale != 0 || flow.rotation != 0 }
    }
    /// Whether the motion scales or turns.
    var zooms: Bool {
        @_addressableSelf @inline(never) get {
            if wheel.logScale != 0 || flow.logScale != 0 || flow.rotation != 0 { return true }
            return offset.logScale != 0 || offset.rotation != 0 || velocity.logScale != 0 || velocity.rotation != 0
        }
    }

    /// The remaining offsets of wheels and of commands at a time, and the velocity of the latter. Usually one of them
    /// is 0 and costs no time.
    @_addressableSelf
    @inline(never)
    private func rests(at time: Double) -> (wheel: TransformOffset, offset: TransformOffset, velocity: TransformOffset)
    {
        let age = time - start
        let faded = wheel.isZero ? wheel : wheel.scaled(by: Math.exp(-wheelDecay * age))
        if offset.isZero, velocity.isZero { return (faded, offset, velocity) }
        let response = SpringResponse(at: age, frequency: frequency, damping: .critical)
        return (
            faded, offset.blended(response.fromOffset, velocity, -response.fromVelocity),
            offset.blended(-response.fromOffsetSlope, velocity, response.fromVelocitySlope)
        )
    }

    private var rest: TransformOffset { wheel + offset }

    /// The remaining change of ln(scale) by scrolls and commands.
    var remainingGrowth: Double { wheel.logScale + offset.logScale }

    /// Whether the remaining motion of scrolls and commands at a time is at most `distance` in a view with a size.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func isOver(at time: Double, within distance: Double, _ size: Double) -> Bool {
        // e^-x >= 1 - x decides most cases.
        if wheel.distance(in: size) * (1 - wheelDecay * (time - start)) > distance { return false }
        let rests = rests(at: time)
        return rests.wheel.distance(in: size) + rests.offset.distance(in: size)
            + rests.velocity.distance(in: size) / frequency <= distance
    }

    /// The delta of scrolls and commands from `start` to a time; at infinity, the whole delta.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func delta(until time: Double) -> TransformDelta {
        if time == .infinity { return rest.delta(about: center) }
        let rests = rests(at: time)
        return (rest + (rests.wheel + rests.offset).scaled(by: -1)).delta(about: center)
    }
}

// MARK: - State

extension BaseMotion {
    private var restIsSound: Bool {
        @_addressableSelf @inline(never) get { wheel.isSound && offset.isSound && velocity.isSound }
    }

    @inline(never)
    private static func isSound(_ center: Vector) -> Bool { center.isWithin(1e90) }

    /// Whether a loaded motion comes to rest, and its numbers are small enough to compute with.
    var isSound: Bool {
        mutating get {
            abs(start) <= 1e12 && start <= tick && tick <= 1.1e12 && start <= latest && latest <= 1e12
                && (0...1e4).contains(wheelDecay) && (1e-3...1e5).contains(frequency)
                && restIsSound && Self.isSound(center)
                && flow.point.isWithin(1e12) && flow.translation.isWithin(1e12) && abs(flow.logScale) <= 1e3
                && abs(flow.rotation) <= 1e3
        }
    }
}

// MARK: - The host's velocity

extension TransformVelocity {
    /// The delta after a time. The content at p moves with p' = translation + (logScale + i rotation) (p - point).
    @inline(never) @_optimize(size)
    func delta(after time: Double) -> TransformDelta {
        if logScale == 0, rotation == 0 { return TransformDelta(from: point, to: point + time * translation) }
        let (growth, turn) = (TransformDelta.logScales.clamp(time * logScale), time * rotation)
        let (scale, straight) = (Math.exp(growth), time * translation)
        // (e^z - 1) / z for the complex z = growth + i turn; near 0, its series.
        let z = Vector(growth, turn)
        let one = Vector(1, 0)
        var factor = one
        if z.length < 1e-3 {
            factor = one + 0.5 * z.times(one + 1 / 3 * z.times(one + 0.25 * z))
        } else {
            let end = Vector(scale, 0).rotated(by: turn) - one
            factor = end.times(Vector(z.x, -z.y)) / z.dot(z)
        }
        return TransformDelta(from: point, to: point + straight.times(factor), scale: scale, rotation: turn)
    }
}

extension Vector {
    /// The product of two complex numbers.
    fileprivate func times(_ other: Vector) -> Vector {
        Vector(x * other.x - y * other.y, x * other.y + y * other.x)
    }
}

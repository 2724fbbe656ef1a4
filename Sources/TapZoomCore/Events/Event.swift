// SPDX-License-Identifier: MIT

extension EventKind {
    package var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
}

/// The phase of an event. The raw values are those of the C header.
package enum Phase: Int32 {
    case discrete, began, changed, ended, cancelled
}

/// The mover of the view at an event. The raw values are those of the C header.
package enum Cause: Int32 {
    /// Fingers, a scroll, a fling or the animation of a tap.
    case user = 0
    /// A command, a velocity of the host, new sizes or new settings.
    case command = 1
    /// A quiet command.
    case driven = 2
}

extension EventKind {
    /// The bit of the kind, or of the limit of a LIMIT event. A BEGAN and its end have the same bit.
    func stream(of limits: LimitSet) -> UInt64 { self == .limit ? UInt64(limits.rawValue) << 32 : UInt64(bit) }
}

/// An event that the host polls. The small fields come first and share a word, because a view holds 33 events.
package struct Event: Equatable {
    package var kind: EventKind
    package var phase: Phase
    package var tool = Tool.finger
    private var limitBits: UInt8 = 0
    package var cause = Cause.user
    package var time: Double
    package var contactCount: Int32 = 0
    private var number: Int32 = 0
    /// The landing of the contact, or of the first of several contacts.
    package var landing = Landing.none
    package var view = Vector.zero
    package var content = Vector.zero
    package var scale = 1.0
    package var rotation = 0.0
    /// The velocity of the point `view`.
    private(set) var velocity = Vector.zero
    private(set) var pair = Vector.zero

    init(kind: EventKind, phase: Phase, time: Double) { (self.kind, self.phase, self.time) = (kind, phase, time) }

    /// Creates an event at a point of the view, which shows a transform in motion.
    init(
        _ kind: EventKind, _ phase: Phase, at time: Double, _ point: Vector, on transform: Transform,
        _ motion: TransformVelocity, by cause: Cause
    ) {
        (self.kind, self.phase, self.time, self.cause) = (kind, phase, time, cause)
        (view, content) = (point, transform.applyInverse(point))
        (scale, rotation) = (transform.scale, transform.rotation)
        self.motion = motion
    }

    /// The limits in one byte, so that the small fields share a word.
    package var limits: LimitSet {
        get { LimitSet(rawValue: UInt32(limitBits)) }
        set { limitBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
}

/// The facts that only some kinds have. They share `number` and `pair`; an event of another kind has none of them.
///
/// | kind | `number` | `pair` |
/// |---|---|---|
/// | PAN, FINGERS_DRAG | | travel |
/// | OWNER | owner | velocities of ln(scale) and the rotation |
/// | FAILED | gesture, reason and setting, from the low bits on | measured, allowed |
/// | any other | taps | velocities of ln(scale) and the rotation |
extension Event {
    package var tapCount: Int32 {
        get { kind == .owner || kind == .failed ? 0 : number }
        set { number = newValue }
    }

    package var owner: ContactOwner {
        get { kind == .owner ? ContactOwner(rawValue: number) ?? .view : .view }
        set { number = newValue.rawValue }
    }

    private var hasTravel: Bool { kind == .pan || kind == .fingersDrag }

    /// For PAN: the travel of the fingers that has moved the host's pager, as in `Pager.travel`. For FINGERS_DRAG: the
    /// travel since its BEGAN. The poll replaces it by the travel since the last polled event of the kind.
    package var travel: Vector {
        get { hasTravel ? pair : .zero }
        set { pair = newValue }
    }

    /// The velocity about the point `view`. Of a kind that has no velocities in `pair`, it neither zooms nor turns.
    package var motion: TransformVelocity {
        get {
            let turn = hasTravel || kind == .failed ? Vector.zero : pair
            return TransformVelocity(point: view, translation: velocity, logScale: turn.x, rotation: turn.y)
        }
        set { (velocity, pair) = (newValue.translation, Vector(newValue.logScale, newValue.rotation)) }
    }

    /// The numbers of a FAILED; 0 for other kinds.
    package var failure: (gesture: Int32, reason: Int32, setting: Int32, measured: Double, allowed: Double) {
        kind == .failed ? (number & 255, number >> 8 & 255, number >> 16, pair.x, pair.y) : (0, 0, 0, 0, 0)
    }

    mutating func set(_ failure: Failure) {
        number = failure.gesture.rawValue | failure.reason.rawValue << 8 | Int32(failure.setting.rawValue) << 16
        pair = Vector(failure.measured, failure.allowed)
    }
}

extension Event {
    /// The direction of a swipe, of fingers that drag, of the finger that asks for a page, and of a fling that meets an
    /// edge: each leads into the view from the edge in `limits`.
    package var direction: Direction {
        guard kind == .swipe || kind == .page || kind == .edge || kind == .fingersDrag else { return .none }
        if limits.contains(.left) { return .right }
        if limits.contains(.right) { return .left }
        return limits.contains(.top) ? .down : limits.contains(.bottom) ? .up : .none
    }

    var stream: UInt64 { kind.stream(of: limits) }

    static var blank: Event { Event(kind: .tap, phase: .discrete, time: 0) }

    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&kind)
        coder.code(&phase)
        coder.code(&time, within: 1e13)
        coder.code(&contactCount)
        coder.code(&number)
        coder.code(&tool)
        landing.serialize(with: &coder)
        var limits = limits
        coder.code(&limits)
        self.limits = limits
        coder.code(&cause)
        if coder.isReading, !limits.isSubset(of: .all) || kind == .limit && limits.rawValue.nonzeroBitCount != 1 {
            coder.fail()
        }
        if coder.isReading, kind == .owner, ContactOwner(rawValue: number) == nil { coder.fail() }
        if coder.isReading, kind == .failed, !isFailureKnown { coder.fail() }
        coder.code(&view)
        coder.code(&content)
        coder.code(&scale, in: 1e-30...1e30)
        coder.code(&rotation)
        coder.code(&velocity)
        coder.code(&pair.x)
        coder.code(&pair.y)
    }

    private var isFailureKnown: Bool {
        EventKind(rawValue: failure.gesture) != nil && FailureReason(rawValue: failure.reason) != nil
            && SettingsField(rawValue: UInt16(truncatingIfNeeded: failure.setting)) != nil
    }
}

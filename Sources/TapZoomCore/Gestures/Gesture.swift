// SPDX-License-Identifier: MIT

/// A gesture of the fingers, with the kinds and phases of events.
struct Gesture: Equatable {
    // These share a word.
    var kind: EventKind
    var phase: Phase
    var tool: Tool
    private var hasVelocity: Bool
    /// The edge that a swipe pulled.
    var limits = LimitSet()
    var time: Double
    /// The finger, or the midpoint of the fingers, in view units.
    var point: Vector
    /// The content point of a tap that lifted before this input; nil for the one that is now at `point`.
    var content: Vector?
    var contactCount: Int32
    var tapCount: Int32
    /// The landing of a tap or a press. The arbiter sets it for other gestures.
    var landing: Landing
    /// The velocity, valid if `hasVelocity`. The flag of an optional would take another word.
    private var anyVelocity: TransformVelocity

    /// The velocity of the fingers, or their velocity at the lift; still if the content must not glide on. nil for taps
    /// and long presses.
    var velocity: TransformVelocity? {
        get { hasVelocity ? anyVelocity : nil }
        set { (hasVelocity, anyVelocity) = (newValue != nil, newValue ?? .zero(at: .zero)) }
    }

    /// The travel of a FINGERS_DRAG, which neither zooms nor turns. Its event has it in the same place.
    var travel: Vector {
        get { Vector(anyVelocity.logScale, anyVelocity.rotation) }
        set { (anyVelocity.logScale, anyVelocity.rotation) = (newValue.x, newValue.y) }
    }

    init(
        kind: EventKind, phase: Phase, time: Double, point: Vector, contactCount: Int32, tapCount: Int32, tool: Tool,
        velocity: TransformVelocity? = nil, landing: Landing = .none
    ) {
        (self.kind, self.phase, self.tool, self.time, self.point) = (kind, phase, tool, time, point)
        (self.contactCount, self.tapCount, self.landing) = (contactCount, tapCount, landing)
        (hasVelocity, anyVelocity) = (velocity != nil, velocity ?? .zero(at: .zero))
    }
}

extension Gesture {
    /// Creates a gesture of all contacts that are down or end with this input.
    init(_ kind: EventKind, _ phase: Phase, of touches: TouchSummary, at time: Double, velocity: TransformVelocity) {
        self.init(
            kind: kind, phase: phase, time: time, point: touches.pose.focalPoint,
            contactCount: Int32(truncatingIfNeeded: touches.previousCount), tapCount: 0, tool: touches.tool,
            velocity: velocity)
    }

    /// A placeholder in a list.
    static var blank: Gesture {
        Gesture(kind: .tap, phase: .discrete, time: 0, point: .zero, contactCount: 0, tapCount: 0, tool: .finger)
    }

    /// Creates a gesture with a still velocity. The arbiter sets the velocity of a gesture that begins.
    init(_ kind: EventKind, _ phase: Phase, of touches: TouchSummary, at time: Double) {
        self.init(kind, phase, of: touches, at: time, velocity: .zero(at: touches.pose.focalPoint))
    }
}

/// The gestures of one input, in order. The capacity suffices for every recognizer to end its gesture and some to begin
/// one.
typealias GestureList = InlineList<8, Gesture>

/// The gestures of one recognizer for one input.
typealias Output = InlineList<4, Gesture>

extension InlineList where Element == Gesture {
    init() { self.init(blank: .blank) }
}

// SPDX-License-Identifier: MIT

/// What the fingers did, in the kinds and phases of events. It knows nothing of what is shown under them.
struct Gesture: Equatable {
    var kind: EventKind
    var phase: Phase
    var time: Double
    /// The finger, or the midpoint of the fingers, in view units.
    var point: Vector
    var contactCount: Int32
    var tapCount: Int32
    var tool: Tool
    /// How fast the fingers go, or went when they let go; still where that shall not carry on. nil for taps.
    var velocity: TransformVelocity?
    /// The edge that a swipe pulled.
    var limits = LimitSet()
}

extension Gesture {
    /// What all contacts do together, or did before the last of them was lifted.
    init(_ kind: EventKind, _ phase: Phase, of touches: TouchSummary, at time: Double, velocity: TransformVelocity) {
        self.init(
            kind: kind, phase: phase, time: time, point: touches.pose.focus,
            contactCount: Int32(truncatingIfNeeded: touches.previousCount), tapCount: 0, tool: touches.tool,
            velocity: velocity)
    }

    /// The same without any speed: of what has just begun or goes on, the arbiter knows it.
    @inline(never)
    init(_ kind: EventKind, _ phase: Phase, of touches: TouchSummary, at time: Double) {
        self.init(kind, phase, of: touches, at: time, velocity: .still(at: touches.pose.focus))
    }
}

/// The gestures that one input makes, in their order: there is room for every recognizer to end what it has, and for
/// some to begin.
typealias GestureList = InlineList<8, Gesture>

/// The gestures that one recognizer makes of one input.
typealias Output = InlineList<2, Gesture>

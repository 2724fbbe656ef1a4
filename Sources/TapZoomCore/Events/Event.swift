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
    func stream(of limits: LimitSet) -> UInt64 { self == .limit ? Self.stream(ofLimit: limits) : UInt64(bit) }

    static func stream(ofLimit limit: LimitSet) -> UInt64 { UInt64(limit.rawValue) << 32 }
}

/// An event that the host polls. The small fields come first and share a word, because a view holds 33 events.
package struct Event: Equatable {
    package var kind: EventKind
    package var phase: Phase
    package var tool = Tool.finger
    private(set) var limitBits: UInt8 = 0
    package var cause = Cause.user
    package var time: Double
    package var contactCount: Int32 = 0
    /// The number of taps. For OWNER, which has no taps, the owner; for FAILED see `failure`.
    package var tapCount: Int32 = 0
    /// The landing of the contact, or of the first of several contacts.
    package var landing = Landing.none
    package var view = Vector.zero
    package var content = Vector.zero
    package var scale = 1.0
    package var rotation = 0.0
    package var velocity = Vector.zero
    package var scaleVelocity = 0.0
    package var rotationVelocity = 0.0

    /// The limits in one byte, so that the small fields share a word.
    package var limits: LimitSet {
        get { LimitSet(rawValue: UInt32(limitBits)) }
        set { limitBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }

    /// For PAN: the travel of the fingers that has moved the host's pager, as in `Pager.travel`. For FINGERS_DRAG: the
    /// travel since its BEGAN. It is stored in the last two velocities, which these kinds do not use. The poll replaces
    /// it by the travel since the last polled event of the kind.
    package var travel: Vector {
        get { Vector(scaleVelocity, rotationVelocity) }
        set { (scaleVelocity, rotationVelocity) = (newValue.x, newValue.y) }
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
        coder.code(&tapCount)
        coder.code(&tool)
        landing.serialize(with: &coder)
        var limits = limits
        coder.code(&limits)
        self.limits = limits
        coder.code(&cause)
        if coder.isReading, !limits.isSubset(of: .all) || kind == .limit && limits.rawValue.nonzeroBitCount != 1 {
            coder.fail()
        }
        if coder.isReading, kind == .owner, ContactOwner(rawValue: tapCount) == nil { coder.fail() }
        if coder.isReading, kind == .failed, failure == nil { coder.fail() }
        coder.code(&view)
        coder.code(&content)
        coder.code(&scale, in: 1e-30...1e30)
        coder.code(&rotation)
        coder.code(&velocity)
        coder.code(&scaleVelocity)
        coder.code(&rotationVelocity)
    }
}

// SPDX-License-Identifier: MIT

/// One contact or several that have lifted as a tap, with the settings of that instant.
struct LiftedTap {
    /// The landing; of several contacts, that of the first.
    var landing: Landing
    var landingTime: Double
    var point: Vector
    var lift = 0.0
    /// The first instant that is too late for a second tap.
    var confirmation = 0.0
    var gestures = GestureSet()
    /// Whether a second tap would have an effect.
    var doubles = false
    var tool: Tool

    /// Creates the tap of the contact of an input, which has lifted.
    init(_ input: inout RecognizerInput) {
        self.init(input.contact)
        end(at: input.sampleTime, &input)
        gestures = input.thresholds.gestures
        doubles = input.context.doubleTapHasEffect
    }

    init(_ contact: Contact) {
        landing = contact.landing
        landingTime = contact.landingTime
        point = contact.position
        tool = contact.tool
    }

    mutating func end(at time: Double, _ input: inout RecognizerInput) {
        lift = time
        confirmation = (time + input.thresholds.tap.doubleTapTime).nextUp
    }

    /// Whether a contact landed soon enough and close enough for the next tap of a series.
    func isOpen(at landingTime: Double, _ point: Vector, _ input: inout RecognizerInput) -> Bool {
        landingTime <= lift + input.thresholds.tap.doubleTapTime
            && point.distance(to: self.point) <= input.thresholds.tap.doubleTapDistance
    }

    /// The same for the contact of an input, which must have the same tool and the same buttons.
    func isOpen(to input: inout RecognizerInput) -> Bool {
        input.contact.tool == tool
            && isOpen(at: input.contact.landingTime, input.contact.landingPosition, &input)
    }
}

/// A series of quick taps.
struct TapSeries {
    var count: Int32
    var fingerCount: Int32
    /// The last tap.
    var tap: LiftedTap
    /// Whether a second tap makes a double tap. The first lift decides it.
    var doubles: Bool
    /// Whether the only tap of the series waits for its confirmation as a single tap.
    var isPending = false

    /// Starts a series with a tap of one finger or several.
    init(_ tap: LiftedTap, fingerCount: Int32) {
        count = 1
        self.fingerCount = fingerCount
        self.tap = tap
        doubles = tap.doubles
    }

    /// Appends the gestures of the newest tap to the output of an input. `content`: see `Gesture.content`.
    mutating func report(on content: Vector?, _ input: inout RecognizerInput) {
        isPending = false
        if fingerCount > 1 { return emit(.fingersTap, .discrete, &input) }
        if makesDoubleTap { return emit(.doubleTap, .discrete, &input) }
        if !tap.gestures.contains(.tap) {
            input.whyNot(isOff: .tap)
            return
        }
        emit(.tapPending, .began, on: content, &input)
        isPending = doubles && tap.gestures.contains(.doubleTap)
        if !isPending { return emit(.tapPending, .ended, &input) }
        // The deadline may have passed while the tap waited for another finger.
        tap.confirmation = max(tap.confirmation, input.time)
    }

    /// Whether the last tap is a DOUBLE_TAP of its series.
    var makesDoubleTap: Bool { count > 1 && fingerCount == 1 && doubles && tap.gestures.contains(.doubleTap) }

    /// Appends a gesture of the newest tap to the output of an input.
    func emit(_ kind: EventKind, _ phase: Phase, on content: Vector? = nil, _ input: inout RecognizerInput) {
        var gesture = Gesture(
            kind: kind, phase: phase, time: input.time, point: tap.point, contactCount: fingerCount, tapCount: count,
            tool: tap.tool, landing: tap.landing)
        gesture.content = content
        input.output.append(gesture)
    }
}

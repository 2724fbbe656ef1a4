// SPDX-License-Identifier: MIT

/// One or two contacts that have lifted as a tap, with the settings of that instant.
struct LiftedTap {
    /// The landing; of two contacts, that of the first.
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
    @_optimize(size)
    init(_ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds) {
        self.init(input.contact)
        end(at: input.sampleTime, thresholds.tap)
        gestures = thresholds.gestures
        doubles = input.context.doubleTapMatters
    }

    init(_ contact: @_addressable Contact) {
        landing = contact.landing
        landingTime = contact.landingTime
        point = contact.position
        tool = contact.tool
    }

    mutating func end(at time: Double, _ thresholds: @_addressable TapSettings) {
        lift = time
        confirmation = (time + thresholds.doubleTapTime).nextUp
    }

    /// Whether a contact landed soon enough and close enough for the next tap of a series.
    func isOpen(at landingTime: Double, _ point: Vector, _ thresholds: @_addressable TapSettings) -> Bool {
        landingTime <= lift + thresholds.doubleTapTime && point.distance(to: self.point) <= thresholds.doubleTapDistance
    }

    func isOpen(to contact: @_addressable Contact, _ thresholds: @_addressable TapSettings) -> Bool {
        isOpen(at: contact.landingTime, contact.landingPosition, thresholds)
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

    /// Starts a series with a tap of one finger or two.
    init(_ tap: @_addressable LiftedTap, fingerCount: Int32) {
        count = 1
        self.fingerCount = fingerCount
        self.tap = tap
        doubles = tap.doubles
    }

    /// Appends the gestures of the newest tap to the output.
    @inline(never) @_optimize(size)
    mutating func report(at time: Double, _ output: inout Output) {
        isPending = false
        if fingerCount > 1 { return output.append(gesture(.twoFingerTap, .discrete, at: time)) }
        if makesDoubleTap {
            return output.append(gesture(count % 2 == 0 ? .doubleTap : .multiTap, .discrete, at: time))
        }
        if !tap.gestures.contains(.tap) { return }
        output.append(gesture(.tapUp, .began, at: time))
        isPending = doubles && tap.gestures.contains(.doubleTap)
        if !isPending { return output.append(gesture(.tapUp, .ended, at: time)) }
        // The deadline may have passed while the tap waited for another finger.
        tap.confirmation = max(tap.confirmation, time)
    }

    /// Whether the last tap is a DOUBLE_TAP or MULTI_TAP of its series.
    var makesDoubleTap: Bool { count > 1 && fingerCount == 1 && doubles && tap.gestures.contains(.doubleTap) }

    @inline(never) @_optimize(size)
    func gesture(_ kind: EventKind, _ phase: Phase, at time: Double) -> Gesture {
        Gesture(
            kind: kind, phase: phase, time: time, point: tap.point, contactCount: fingerCount, tapCount: count,
            tool: tap.tool, landing: tap.landing)
    }
}

// SPDX-License-Identifier: MIT

/// The settings of the recognizers, with lengths in view units.
struct Thresholds {
    /// The gestures that have an effect (`Settings.noticedGestures`). Others are not recognized.
    var gestures: GestureSet
    var tap: TapSettings
    var press: PressSettings
    var pan: PanSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    var fling: FlingSettings
    /// The travel across the locked axis after which a pan leaves the axis.
    var axisLockWidth = 0.0
    /// The largest movement of resting fingers, in view units.
    var restTravel: Double
    private var pointsPerUnit: Double
    /// Whether the pinch may zoom; `rotates` is the same for rotation. They are stored, because every frame reads them.
    var zooms: Bool
    var rotates: Bool

    /// - Parameter size: The size of the viewport.
    @inline(never) @_optimize(speed)
    init(_ settings: @_addressable Settings, _ size: Vector) {
        var units = settings
        // Without a slop the fingers zoom exactly, unless they are closer than 1 point.
        let spanFloor = 1.0
        let minSpan = settings.pinch.pinchMinSpan
        units.pinch.pinchMinSpan = settings.pinch.pinchSlop > 0 ? max(minSpan, spanFloor) : spanFloor
        units.convertToViewUnits()
        gestures = settings.noticedGestures
        tap = units.tap
        press = units.press
        pan = units.pan
        pinch = units.pinch
        swipe = units.swipe
        fling = units.fling
        restTravel = 2 / settings.pointsPerUnit
        zooms = gestures.contains(.pinch)
        rotates = gestures.contains(.rotate)
        pointsPerUnit = settings.pointsPerUnit
        fit(size)
    }

    /// Adapts the width of an axis lock to the size of the viewport, by Chromium's rule: 1.5 slops x diagonal / 480
    /// points, clamped to 1.5 to 4.5 slops.
    @inline(never) @_optimize(size)
    mutating func fit(_ size: Vector) {
        let diagonals = size.length * pointsPerUnit / 480
        axisLockWidth = 1.5 * (1...3).clamp(diagonals) * pan.panSlop
    }

    /// Whether contacts that are down would move the view differently under other thresholds.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func movesOtherwise(than other: @_addressable Thresholds, _ tool: Tool, canPan: Bool) -> Bool {
        gestures != other.gestures || pinch != other.pinch || pan != other.pan
            || slop(of: tool, canPan: canPan) != other.slop(of: tool, canPan: canPan)
    }

    /// The slop of a pan. A pen and a mouse pan as soon as they can no longer tap. If nothing can pan, the slop is at
    /// least that of a tap, so that a contact never pans while it can tap.
    @_addressableSelf
    @inline(never)
    func slop(of tool: Tool, canPan: Bool) -> Double {
        if pan.panSlop == 0 { return 0 }
        if canPan { return tool.kind == .finger ? pan.panSlop : tap.slop(of: tool, canPan: true) }
        if gestures.isDisjoint(with: RecognizerID.tap.gestures) { return pan.panSlop }
        return max(pan.panSlop, tapSlop(of: tool, canPan: false))
    }

    /// The travel that a tap and a long press allow.
    @inline(__always)
    func tapSlop(of tool: Tool, canPan: Bool) -> Double { max(press.pressSlop, tap.slop(of: tool, canPan: canPan)) }

    /// Whether a contact has moved too far for a tap.
    @inline(__always)
    func strays(_ contact: Contact.Progress, canPan: Bool) -> Bool {
        contact.travel > tapSlop(of: contact.tool, canPan: canPan)
    }

    /// The first instant that is too late for the lift of a tap. If long presses are on, it is the instant of the long
    /// press.
    func tapLimit(of contact: Contact) -> Double {
        gestures.contains(.longPress)
            ? contact.landingTime + press.pressTime : (contact.landingTime + tap.tapTime).nextUp
    }

    /// Whether a landing may begin a quick zoom, so that the touch may stay down for any duration.
    func mayQuickZoom(after landing: LandingKind) -> Bool {
        guard case .afterTaps(1) = landing else { return false }
        return gestures.contains(.quickZoom)
    }
}

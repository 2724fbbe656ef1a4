// SPDX-License-Identifier: MIT

/// The rules of the recognizers, with lengths in view units.
struct Thresholds {
    /// The gestures that have an effect (`Settings.observableGestures`). Others are not recognized.
    var gestures: GestureSet
    /// Bits of the numbers of fingers whose tap together has an effect.
    private var fingerTaps: UInt32
    /// Bits of the numbers of fingers that drag for the host.
    private(set) var dragFingers: UInt32
    /// The same, whether or not such a tap has an effect.
    var enabledFingerTaps: UInt32
    /// Bits of the numbers of fingers that drag for the host, whether or not it polls FINGERS_DRAG.
    var enabledDragFingers: UInt32
    /// The gestures that the settings switch on, whether or not they have an effect.
    var enabledGestures: GestureSet
    /// Whether the host polls FAILED.
    var reportsFailures: Bool
    var tap: TapSettings
    var press: PressSettings
    var pan: PanSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    /// The least speed of a fling.
    var flingMinSpeed: Double
    /// The travel across the locked axis after which a pan leaves the axis.
    var axisLockWidth: Double
    /// The largest movement of resting fingers, in view units.
    var restTravel: Double
    /// The largest size of a finger that is not a palm; the largest size that the host can report if `palmSize` is 0.
    package var palmLimit: Double
    /// The point about which fingers zoom and turn the content; nil if it is their own.
    var center: Vector?
    /// Whether the host polls SNAP, and fingers can snap.
    var reportsSnaps: Bool
    private(set) var pointsPerUnit: Double
    /// Whether the pinch may zoom; `rotates` is the same for rotation. They are stored, because every frame reads them.
    var zooms: Bool
    var rotates: Bool

    init(_ settings: Settings, in viewport: Viewport) {
        var units = settings.inViewUnits
        // Without a slop the fingers zoom exactly, unless they are closer than 1 point.
        let spanFloor = 1 / settings.pointsPerUnit
        units.pinch.pinchMinSpan = settings.pinch.pinchSlop > 0 ? max(units.pinch.pinchMinSpan, spanFloor) : spanFloor
        gestures = settings.observableGestures
        fingerTaps = settings.observableFingerTaps
        dragFingers = settings.observableDragFingers
        enabledFingerTaps = settings.fingers.fingerTaps
        enabledDragFingers = settings.fingers.dragFingers
        enabledGestures = settings.gestures
        reportsFailures = settings.wants(.failed)
        tap = units.tap
        press = units.press
        pan = units.pan
        pinch = units.pinch
        swipe = units.swipe
        flingMinSpeed = units.fling.flingMinSpeed
        restTravel = 2 / settings.pointsPerUnit
        palmLimit = units.palm.palmSize > 0 ? min(units.palm.palmSize, 1e12) : 1e12
        zooms = gestures.contains(.pinch)
        rotates = gestures.contains(.rotate)
        reportsSnaps =
            settings.wants(.snap) && (settings.zoom.snap != .none || rotates && settings.pinch.rotateSnap > 0)
        pointsPerUnit = settings.pointsPerUnit
        // Chromium's rule: 1.5 slops x diagonal / 480 points, clamped to 1.5 to 4.5 slops.
        let diagonals = viewport.size.length * pointsPerUnit / 480
        axisLockWidth = 1.5 * (1...3).clamp(diagonals) * pan.panSlop
        center =
            switch pinch.pinchAnchor {
            case .centroid: nil
            case .center: viewport.safeArea.center
            }
    }

    // Lengths that no host sets, in view units.

    /// The smallest distance of a swipe without a move.
    var jumpDistance: Double { 40 / pointsPerUnit }
    /// The distance below which two fingers can tap together.
    var pairDistance: Double { 300 / pointsPerUnit }
    /// The movement of the remaining fingers that ends the grace time of a lift. Fingers that follow stay within 8.2
    /// points; 95 % of 1,488 recorded lifts within 7.7.
    var liftSlop: Double { 9 / pointsPerUnit }
    /// The least travel that a tap and a long press allow. Recorded presses travel up to 7.1 points.
    var leastTapSlop: Double { 10 / pointsPerUnit }

    /// Whether contacts that are down would move the view differently under other thresholds.
    func differsForActiveTouches(from other: Thresholds, _ tool: Tool, canPan: Bool) -> Bool {
        gestures != other.gestures || dragFingers != other.dragFingers || pinch != other.pinch || pan != other.pan
            || slop(of: tool, canPan: canPan) != other.slop(of: tool, canPan: canPan)
    }

    /// The slop of a pan. A pen and a mouse have less of it. If nothing can pan, it is at least that of a tap: a
    /// contact never pans while it can tap.
    func slop(of tool: Tool, canPan: Bool) -> Double {
        if canPan || pan.panSlop == 0 || gestures.isDisjoint(with: .taps) {
            return tool.kind.slopPart * pan.panSlop
        }
        return max(pan.panSlop, tapSlop(of: tool, canPan: false))
    }

    /// The travel that a tap and a long press allow.
    func tapSlop(of tool: Tool, canPan: Bool) -> Double {
        canPan || tool.kind != .finger ? leastTapSlop : tap.tapSlop
    }

    /// Whether a tap of a number of fingers together has an effect.
    func wantsTap(of fingers: Int) -> Bool { fingerTaps & 1 << UInt32(truncatingIfNeeded: fingers) != 0 }

    /// Whether a number of fingers drags for the host.
    func drags(with fingers: Int) -> Bool { dragFingers & 1 << UInt32(truncatingIfNeeded: fingers) != 0 }

    /// The largest number of fingers whose tap together has an effect; nil if it is less than `least`.
    func mostTapFingers(from least: Int) -> Int? {
        let most = 31 - fingerTaps.leadingZeroBitCount
        return most >= least ? most : nil
    }

    /// The first instant that is too late for the lift of a tap. If long presses are on, it is the instant of the long
    /// press.
    func tapLimit(of contact: Contact) -> Double {
        gestures.contains(.longPress)
            ? contact.landingTime + press.pressTime : (contact.landingTime + tap.tapTime).nextUp
    }

    /// Whether a contact that has landed may begin a quick zoom, so that it may stay down for any duration. A mouse
    /// pans after a click.
    func mayQuickZoom(_ contact: Contact) -> Bool {
        guard case .afterTaps(1) = contact.landingKind, contact.tool.kind != .mouse else { return false }
        return gestures.contains(.quickZoom)
    }
}

extension Tool.Kind {
    /// The part of `pan_slop` before a pan. People click more steadily with a mouse and a pen than with a finger.
    fileprivate var slopPart: Double {
        switch self {
        case .finger: 1
        case .pen: 0.6
        case .mouse: 0.3
        }
    }
}

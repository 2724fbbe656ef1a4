// SPDX-License-Identifier: MIT

/// The settings of the recognizers, with lengths in view units.
struct Thresholds {
    /// The gestures that the host or the view notices (`Settings.noticedGestures`); the others are not recognized.
    var gestures: GestureSet
    var tap: TapSettings
    var press: PressSettings
    var pan: PanSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    var fling: FlingSettings
    /// Whether zoom and rotation by a pinch are enabled. Stored, because every frame reads them.
    var zooms: Bool
    var rotates: Bool

    @inline(never)
    init(_ settings: @_addressable Settings) {
        var settings = settings
        // Without a slop the fingers zoom exactly, unless they nearly coincide.
        let leastSpan = 1.0
        let minSpan = settings.pinch.pinchMinSpan
        settings.pinch.pinchMinSpan = settings.pinch.pinchSlop > 0 ? max(minSpan, leastSpan) : leastSpan
        let units = settings.inViewUnits()
        gestures = settings.noticedGestures
        tap = units.tap
        press = units.press
        pan = units.pan
        pinch = units.pinch
        swipe = units.swipe
        fling = units.fling
        zooms = gestures.contains(.pinch)
        rotates = gestures.contains(.rotate)
    }

    /// Whether contacts that are down would move the view differently with other thresholds.
    @_addressableSelf
    @inline(never)
    func movesOtherwise(than other: @_addressable Thresholds, _ tool: Tool, canPan: Bool) -> Bool {
        gestures != other.gestures || pinch != other.pinch || pan != other.pan
            || slop(of: tool, canPan: canPan) != other.slop(of: tool, canPan: canPan)
    }

    /// The slop of a pan. Where nothing can pan, the slop of a tap is its minimum, so that the fingers can no longer
    /// tap.
    @_addressableSelf
    @inline(never)
    func slop(of tool: Tool, canPan: Bool) -> Double {
        if canPan || pan.panSlop == 0 || gestures.isDisjoint(with: RecognizerID.tap.gestures) { return pan.panSlop }
        return max(pan.panSlop, tap.slop(of: tool, canPan: false))
    }

    /// Whether a landing may begin a quick zoom, so that the touch may stay down for any time.
    func mayQuickZoom(after landing: LandingKind) -> Bool {
        guard case .afterTaps(1) = landing else { return false }
        return gestures.contains(.quickZoom)
    }
}

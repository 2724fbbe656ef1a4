// SPDX-License-Identifier: MIT

/// The settings that recognizers decide by, with lengths in view units.
struct Thresholds {
    var gestures: GestureSet
    var tap: TapSettings
    var press: PressSettings
    var pan: PanSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    var fling: FlingSettings
    /// Asked with every frame, and so kept apart.
    var rotates: Bool

    init(_ settings: Settings) {
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
        rotates = gestures.contains(.rotate)
    }

    /// Whether fingers that are down move the view otherwise than with other thresholds.
    func movesOtherwise(than other: Thresholds, _ tool: Tool, canPan: Bool) -> Bool {
        gestures != other.gestures || pinch != other.pinch || pan != other.pan
            || slop(of: tool, canPan: canPan) != other.slop(of: tool, canPan: canPan)
    }

    /// How far fingers move before they pan: where nothing can pan, only once they can be no tap any more.
    @inline(never)
    func slop(of tool: Tool, canPan: Bool) -> Double {
        let taps: GestureSet = [.tap, .doubleTap, .twoFingerTap]
        if canPan || pan.panSlop == 0 || gestures.isDisjoint(with: taps) { return pan.panSlop }
        return max(pan.panSlop, tap.slop(of: tool, canPan: false))
    }

    /// Whether a touch may be the one of a quick zoom, however long it stays down.
    func isHeld(in context: TouchDownContext) -> Bool {
        guard case .afterTaps(1) = context else { return false }
        return gestures.contains(.quickZoom)
    }
}

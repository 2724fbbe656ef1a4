// SPDX-License-Identifier: MIT

/// The settings that recognizers decide by, with lengths in view units.
struct Thresholds {
    var gestures: GestureSet
    var tap: TapSettings
    var press: PressSettings
    var drag: DragSettings
    var pinch: PinchSettings
    var swipe: SwipeSettings
    /// Asked with every frame, and so kept apart.
    var rotates: Bool

    init(_ settings: Settings) {
        let unit = settings.pointsPerUnit
        gestures = settings.noticedGestures
        tap = settings.tap.inUnits(pointsPerUnit: unit)
        press = settings.press.inUnits(pointsPerUnit: unit)
        drag = settings.drag.inUnits(pointsPerUnit: unit)
        pinch = settings.pinch.inUnits(pointsPerUnit: unit)
        swipe = settings.swipe.inUnits(pointsPerUnit: unit)
        rotates = gestures.contains(.rotate)
    }

    /// Whether fingers that are down move the view otherwise than with other thresholds.
    func movesOtherwise(than other: Thresholds, _ tool: Tool, canPan: Bool) -> Bool {
        gestures != other.gestures || pinch != other.pinch || drag != other.drag
            || slop(of: tool, canPan: canPan) != other.slop(of: tool, canPan: canPan)
    }

    /// How far fingers move before they pan: where nothing can pan, only once they can be no tap any more.
    @inline(never)
    func slop(of tool: Tool, canPan: Bool) -> Double {
        let taps: GestureSet = [.tap, .doubleTap, .twoFingerTap]
        if canPan || drag.slop == 0 || gestures.isDisjoint(with: taps) { return drag.slop }
        return max(drag.slop, tap.travel(of: tool, canPan: false))
    }

    /// Whether a touch may be the one of a quick zoom, however long it stays down.
    func isHeld(in context: TouchDownContext) -> Bool {
        guard case .afterTaps(1) = context else { return false }
        return gestures.contains(.quickZoom)
    }
}

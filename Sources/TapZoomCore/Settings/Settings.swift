// SPDX-License-Identifier: MIT

/// Every setting of a view, with its default. Ranges and meanings stand in the C header. Lengths are in points;
/// `inUnits` turns them into view units, which is what the recognizers work in.
package struct Settings {
    package var gestures = GestureSet.all.subtracting(.rotate)
    /// `1 << EventKind` for each kind that the host wants to hear of.
    package var events = UInt32.max
    package var reducedMotion = false
    package var pointsPerUnit = 1.0
    package var layout = Layout()
    package var zoom = ZoomSettings()
    package var tap = TapSettings()
    package var press = PressSettings()
    package var drag = DragSettings()
    package var pinch = PinchSettings()
    package var swipe = SwipeSettings()
    package var fling = FlingSettings()
    package var elastic = ElasticSettings()

    package init() {}

    package func wants(_ kind: EventKind) -> Bool { events & kind.bit != 0 }

    /// The host wants to hear of what only a series of taps can be.
    var wantsDoubleTaps: Bool { wants(.doubleTap) || wants(.multiTap) }

    /// The gestures that somebody would notice: the host by an event, or the zoom. (Whether a double tap would do
    /// anything depends on the zoom at the time: see `Thresholds.doubleTapMatters`.)
    var noticedGestures: GestureSet {
        var noticed = gestures
        if !wants(.tap), !wants(.tapUp) { noticed.remove(.tap) }
        if !wants(.twoFingerTap), zoom.twoFingerTap.action == .none { noticed.remove(.twoFingerTap) }
        if !wantsDoubleTaps, zoom.doubleTap.action == .none { noticed.remove(.doubleTap) }
        if !wants(.longPress) { noticed.remove(.longPress) }
        return noticed
    }
}

/// Gestures to recognize. The bits are those of the C header.
package struct GestureSet: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static var tap: GestureSet { GestureSet(rawValue: 1 << 0) }
    package static var doubleTap: GestureSet { GestureSet(rawValue: 1 << 1) }
    package static var twoFingerTap: GestureSet { GestureSet(rawValue: 1 << 2) }
    package static var longPress: GestureSet { GestureSet(rawValue: 1 << 3) }
    package static var pan: GestureSet { GestureSet(rawValue: 1 << 4) }
    package static var pinch: GestureSet { GestureSet(rawValue: 1 << 5) }
    package static var rotate: GestureSet { GestureSet(rawValue: 1 << 6) }
    package static var quickZoom: GestureSet { GestureSet(rawValue: 1 << 7) }
    package static var swipe: GestureSet { GestureSet(rawValue: 1 << 8) }
    package static var fling: GestureSet { GestureSet(rawValue: 1 << 9) }

    /// Those that move the view.
    static var movers: GestureSet { [.pan, .pinch, .rotate, .quickZoom] }
    package static var all: GestureSet { GestureSet(rawValue: (1 << 10) - 1) }
}

package struct TapSettings {
    package var time = 0.35
    package var travel = 18.0
    package var travelPannable = 10.0
    package var travelPen = 6.0
    package var travelMouse = 3.0
    package var repeatTime = 0.30
    package var bounceTime = 0.04
    package var repeatDistance = 40.0
    package var secondLandTime = 0.15
    package var secondLiftTime = 0.15
    package var fingerDistance = 300.0

    package init() {}

    func inUnits(pointsPerUnit: Double) -> TapSettings {
        var units = self
        units.travel /= pointsPerUnit
        units.travelPannable /= pointsPerUnit
        units.travelPen /= pointsPerUnit
        units.travelMouse /= pointsPerUnit
        units.repeatDistance /= pointsPerUnit
        units.fingerDistance /= pointsPerUnit
        return units
    }

    /// How far a tapping contact may stray.
    func travel(of tool: Tool, canPan: Bool) -> Double {
        switch tool {
        case .finger: canPan ? travelPannable : travel
        case .pen: travelPen
        case .mouse: travelMouse
        }
    }
}

package struct PressSettings {
    package var time = 0.45
    package var travel = 10.0

    package init() {}

    func inUnits(pointsPerUnit: Double) -> PressSettings {
        var units = self
        units.travel /= pointsPerUnit
        return units
    }
}

package struct DragSettings: Equatable {
    package var slop = 10.0
    package var axisLockRatio = 0.0

    package init() {}

    func inUnits(pointsPerUnit: Double) -> DragSettings {
        var units = self
        units.slop /= pointsPerUnit
        return units
    }
}

package struct PinchSettings: Equatable {
    package var slop = 6.0
    package var speed = 1.0
    package var fade = 50.0
    package var rotateSlop = 25.0
    package var rotateSnap = 0.122
    package var releaseTime = 0.08
    package var quickZoomDistance = 140.0

    package init() {}

    func inUnits(pointsPerUnit: Double) -> PinchSettings {
        var units = self
        units.slop /= pointsPerUnit
        // Without a slop the fingers are taken at their word, as far as they do not coincide.
        units.fade = (slop > 0 ? max(fade, Self.leastFade) : Self.leastFade) / pointsPerUnit
        units.rotateSlop /= pointsPerUnit
        units.quickZoomDistance /= pointsPerUnit
        return units
    }

    private static var leastFade: Double { 1 }
}

package struct SwipeSettings {
    package var speed = 300.0
    package var angle = 0.524
    /// How far beyond an edge a drag asks for a page, as a part of the safe area's width.
    package var push = 0.25

    package init() {}

    func inUnits(pointsPerUnit: Double) -> SwipeSettings {
        var units = self
        units.speed /= pointsPerUnit
        return units
    }
}

package struct FlingSettings {
    package var minSpeed = 200.0
    package var maxSpeed = 20000.0
    package var decay = 2.0

    package init() {}

    func inUnits(pointsPerUnit: Double) -> FlingSettings {
        var units = self
        units.minSpeed /= pointsPerUnit
        units.maxSpeed /= pointsPerUnit
        return units
    }
}

package struct ElasticSettings: Equatable {
    package var rubberBand = 0.55
    package var rubberBandScale = 2.0
    package var springFrequency = 12.0

    package init() {}
}

// SPDX-License-Identifier: MIT

/// Every setting of a view. The C header has the same names and describes them. `Settings+Table` lists the unit, range
/// and default of each. Lengths are in points.
package struct Settings {
    package var gestures = GestureSet()
    /// `1 << EventKind` for each kind that the host polls.
    package var events: UInt32 = 0
    package var lenient = false
    package var pointsPerUnit = 1.0
    package var layout = Layout()
    package var zoom = ZoomSettings()
    package var tap = TapSettings()
    package var press = PressSettings()
    package var pan = PanSettings()
    package var pinch = PinchSettings()
    package var swipe = SwipeSettings()
    package var fling = FlingSettings()
    package var elastic = ElasticSettings()
    package var scroll = ScrollSettings()
    package var sharing = SharingSettings()
    package var reducedMotion = false

    /// Creates settings with placeholder values, before a pass over the table.
    @inline(__always)
    package init(blank: ()) {}

    package func wants(_ kind: EventKind) -> Bool { events & kind.bit != 0 }

    /// Whether the host polls an event that only a series of taps sends.
    var wantsDoubleTaps: Bool { wants(.doubleTap) || wants(.multiTap) }

    /// The gestures that have an effect: the host polls their events, or they zoom. Whether a double tap zooms depends
    /// on the current scale: see `doubleTapMatters`.
    var noticedGestures: GestureSet {
        var noticed = gestures
        if !wants(.tap), !wants(.tapUp) { noticed.remove(.tap) }
        if !wants(.twoFingerTap), zoom.twoFingerTap == .none { noticed.remove(.twoFingerTap) }
        if !wantsDoubleTaps, zoom.doubleTap == .none { noticed.remove(.doubleTap) }
        if !wants(.longPress) { noticed.remove(.longPress) }
        return noticed
    }
}

/// Gestures to recognize, with the bits of the C header.
package struct GestureSet: OptionSet {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static var tap: GestureSet { GestureSet(rawValue: 1 << 0) }
    package static var doubleTap: GestureSet { GestureSet(rawValue: 1 << 1) }
    package static var twoFingerTap: GestureSet { GestureSet(rawValue: 1 << 2) }
    package static var longPress: GestureSet { GestureSet(rawValue: 1 << 3) }
    package static var pan: GestureSet { GestureSet(rawValue: 1 << 4) }
    package static var swipe: GestureSet { GestureSet(rawValue: 1 << 5) }
    package static var pinch: GestureSet { GestureSet(rawValue: 1 << 6) }
    package static var rotate: GestureSet { GestureSet(rawValue: 1 << 7) }
    package static var quickZoom: GestureSet { GestureSet(rawValue: 1 << 8) }
    package static var fling: GestureSet { GestureSet(rawValue: 1 << 9) }

    /// Gestures that move the view.
    static var movers: GestureSet { [.pan, .pinch, .rotate, .quickZoom] }
    package static var all: GestureSet { GestureSet(rawValue: (1 << 10) - 1) }
    /// The default: all but rotation.
    static var standard: GestureSet { all.subtracting(.rotate) }
}

package struct TapSettings {
    package var tapTime = 0.0
    package var tapSlop = 0.0
    package var tapSlopPannable = 0.0
    package var tapSlopPen = 0.0
    package var tapSlopMouse = 0.0
    package var tapDebounceTime = 0.0
    package var doubleTapTime = 0.0
    package var doubleTapDistance = 0.0
    package var twoFingerTapTime = 0.0
    package var twoFingerLandTime = 0.0
    package var twoFingerLiftTime = 0.0
    package var twoFingerDistance = 0.0

    /// The travel that a tap allows.
    @inline(__always)
    func slop(of tool: Tool, canPan: Bool) -> Double {
        switch tool.kind {
        case .finger: canPan ? tapSlopPannable : tapSlop
        case .pen: tapSlopPen
        case .mouse: tapSlopMouse
        }
    }
}

package struct PressSettings {
    package var pressTime = 0.0
    package var pressSlop = 0.0
}

package struct PanSettings: Equatable {
    package var panSlop = 0.0
    package var axisLockRatio = 0.0
}

package struct PinchSettings: Equatable {
    package var pinchSlop = 0.0
    package var pinchSpeed = 0.0
    package var pinchMinSpan = 0.0
    package var rotateSlop = 0.0
    package var rotateSnap = 0.0
    package var liftGraceTime = 0.0
    package var liftSlop = 0.0
    package var quickZoomDistance = 0.0
}

package struct SwipeSettings {
    package var swipeSpeed = 0.0
    package var swipeAngle = 0.0
    package var pageOverscroll = 0.0
}

package struct FlingSettings {
    package var flingMinSpeed = 0.0
    package var flingMaxSpeed = 0.0
    package var flingDecay = 0.0
    package var flingBoostSpeed = 0.0
    package var glideDecay = 0.0
    package var glideMinZoomSpeed = 0.0
    package var glideMinRotateSpeed = 0.0
}

package struct ElasticSettings: Equatable {
    package var rubberBand = 0.0
    package var rubberBandScale = 0.0
    package var springFrequency = 0.0
}

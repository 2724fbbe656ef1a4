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
    package init(blank: ()) {}

    package func wants(_ kind: EventKind) -> Bool { events & kind.bit != 0 }

    /// Whether the host polls an event that only a series of taps sends.
    var wantsDoubleTaps: Bool { wants(.doubleTap) || wants(.multiTap) }

    /// The gestures that have an effect: the host polls their events, or they zoom. Whether a double tap zooms depends
    /// on the current scale: see `doubleTapHasEffect`.
    var observableGestures: GestureSet {
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

/// The action of a double tap or a two-finger tap. The C header defines the raw values and their meaning.
package enum ZoomAction: Int32 {
    case none, step, toggle, cycle, levels, reset
}

/// The place to which a zoom moves the tapped content point. The raw values are those of the C header.
package enum ZoomAnchor: Int32 {
    case point, center
}

/// The action of a tap, and the point about which it zooms.
package struct ZoomPolicy {
    package var action: ZoomAction
    package var anchor: ZoomAnchor
}

/// The scales to which a pinch or a scroll snaps. The raw values are those of the C header.
package enum Snap: Int32 {
    case none, levels, steps
}

package enum ZoomDirection {
    case `in`, out
}

/// How taps and commands zoom.
package struct ZoomSettings {
    package var doubleTap = ZoomAction.none
    package var doubleTapAnchor = ZoomAnchor.point
    package var twoFingerTap = ZoomAction.none
    package var twoFingerTapAnchor = ZoomAnchor.point
    package var snap = Snap.none
    package var snapTolerance = 0.0
    package var zoomStep = 1.0
    package var animationDuration = 0.0
    package var levels = ScaleLevels()

    package var onDoubleTap: ZoomPolicy { ZoomPolicy(action: doubleTap, anchor: doubleTapAnchor) }
    package var onTwoFingerTap: ZoomPolicy { ZoomPolicy(action: twoFingerTap, anchor: twoFingerTapAnchor) }
}

/// The action of a device's scroll. The raw values are those of the C header.
package enum ScrollAction: Int32 {
    case none, pan, zoom
}

/// The source of the momentum of a trackpad scroll that has ended in motion. The raw values are those of the C header.
package enum ScrollMomentum: Int32 {
    case host, library
}

package struct ScrollSettings {
    package var momentum = ScrollMomentum.host
    package var wheel = ScrollAction.zoom
    package var trackpad = ScrollAction.pan
    package var invertPan = false
    package var invertZoom = false
    package var wheelSpeed = 0.0
    package var wheelSmoothing = 0.0
    package var scrollEndTime = 0.0
}

package struct SharingSettings {
    package var panContacts: Int32 = 1
    /// The edges beyond which a drag or a fling moves the host's pager.
    package var edges = LimitSet()
    /// `1 << Tool.Kind` for each tool with contacts that belong to the host.
    package var hostTools: UInt32 = 0
    /// The buttons that make a contact belong to the host from its landing.
    package var hostButtons: UInt32 = 0

    /// Whether every contact belongs to the view.
    var isOff: Bool { (UInt32(bitPattern: panContacts) &- 1) | hostTools | hostButtons == 0 }

    /// Whether a contact belongs to the host from its landing, whatever other contacts are down.
    func isOfHost(_ landing: TouchSample) -> Bool {
        let byTool = hostTools & 1 << UInt32(landing.tool.kind.rawValue)
        let byButton = hostButtons & UInt32(landing.tool.buttons)
        return byTool | byButton != 0
    }
}

/// Ready-made settings. The C header defines the raw values and their meaning.
package enum Preset: Int32 {
    case photos, maps, reader, board
}

extension Settings {
    /// The defaults with the changes of a preset.
    package init(_ preset: Preset) {
        self.init()
        switch preset {
        case .photos:
            layout.fit = .scaleDown
            layout.bounceX = true
            layout.minScale = ScaleLevel(.scaleDown, times: 1)
            layout.maxScale = ScaleLevel(.larger, of: .oneToOne, times: 2, and: .scaleDown, times: 6)
            zoom.levels.append(ScaleLevel(.scaleDown, times: 2.5))
        case .maps:
            gestures.remove(.swipe)
            layout.fit = .cover
            layout.minScale = ScaleLevel(.cover, times: 1)
            layout.maxScale = ScaleLevel(.cover, times: 64)
            zoom.doubleTap = .step
            zoom.twoFingerTap = .step
            zoom.zoomStep = 2
        case .reader:
            layout.fit = .width
            layout.alignY = 0
            layout.minScale = ScaleLevel(.width, times: 1)
            layout.maxScale = ScaleLevel(.width, times: 5)
            zoom.doubleTapAnchor = .center
            zoom.twoFingerTap = .reset
            zoom.levels.append(ScaleLevel(.width, times: 2))
            scroll.wheel = .pan
        case .board:
            gestures.remove(.swipe)
            layout.bounds = .none
            layout.minScale = ScaleLevel(.contain, times: 0.1)
            layout.maxScale = ScaleLevel(.contain, times: 10)
            zoom.doubleTap = .reset
        }
    }
}

extension PinchSettings {
    /// The first instant after the grace time of a lift.
    func graceEnd(after time: Double) -> Double { (time + liftGraceTime).nextUp }

    /// The zoom factor of a change of radius. It depends only on both radii, not on the path between them.
    static func factor(from start: Double, to end: Double, speed: Double, knee: Double) -> Double {
        if speed == 1 && start >= knee && end >= knee { return end / start }
        return bentFactor(from: start, to: end, speed, knee)
    }

    /// The zoom factor with another speed than 1, or of fingers that nearly touch.
    private static func bentFactor(from start: Double, to end: Double, _ speed: Double, _ knee: Double) -> Double {
        Math.exp(speed * (level(end, knee) - level(start, knee)))
    }

    /// The change of ln(factor) per view unit of radius.
    func logScaleRate(at radius: Double) -> Double { pinchSpeed / max(radius, knee) }

    /// ln(radius / knee), continued below the knee by its tangent, so that fingers that nearly touch cause neither a
    /// jump nor a division by 0.
    private static func level(_ radius: Double, _ knee: Double) -> Double {
        let part = radius / knee
        return part >= 1 ? Math.log(part) : part - 1
    }

    /// The radius below which fingers nearly touch.
    var knee: Double { pinchMinSpan / 2 }
}

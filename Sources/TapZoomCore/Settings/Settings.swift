// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Every setting of a view. The C header has the same names and describes them. Lengths are in points. The
/// initial values are the defaults, which the presets change.
package struct Settings {
    package var gestures: GestureSet = .all.subtracting([.rotate])
    package var reducedMotion = false
    package var events: UInt64 = ~6291456
    package var lenient = true
    package var pointsPerUnit = 1.0
    package var layout = Layout()
    package var zoom = ZoomSettings()
    package var scroll = ScrollSettings()
    package var pinch = PinchSettings()
    package var assist = AssistSettings()
    package var fingers = FingersSettings()
    package var fling = FlingSettings()
    package var elastic = ElasticSettings()
    package var tap = TapSettings()
    package var press = PressSettings()
    package var pan = PanSettings()
    package var swipe = SwipeSettings()
    package var sharing = SharingSettings()
    package var palm = PalmSettings()
    package var display = DisplaySettings()

    package init() {}
}

package struct Layout: Equatable {
    package var fit: Fit = .contain
    package var bounds: Bounds = .content
    package var alwaysBounceX = false
    package var alwaysBounceY = false
    package var pixelsPerUnit = 1.0
    package var minScale = ScaleLevel(.contain, times: 1)
    package var maxScale = ScaleLevel(.contain, times: 6)
    package var alignX = 0.5
    package var alignY = 0.5
    package var visiblePart = 1.0
    package var visibleExtra = 0.0
}

package struct ZoomSettings {
    package var doubleTap: ZoomAction = .toggle
    package var twoFingerTap: ZoomAction = .none
    package var tapAnchor: ZoomAnchor = .point
    package var snap: Snap = .none
    package var zoomStep = 1.5
    package var animationDuration = 0.3
    package var snapTolerance = 0.35
    package var levels = ScaleLevels()
}

package struct ScrollSettings: Equatable {
    package var wheel: ScrollAction = .zoom
    package var trackpad: ScrollAction = .pan
    package var momentum: ScrollMomentum = .auto
    package var invertZoom = false
    package var wheelSpeed = 1.0
    package var wheelSmoothing = 23.0
    package var scrollEndTime = 0.15
}

package struct PinchSettings: Equatable {
    package var pinchAnchor: PinchAnchor = .centroid
    package var pinchSlop = 6.0
    package var pinchSpeed = 1.0
    package var pinchMinSpan = 50.0
    package var rotateSlop = 25.0
    package var rotateSnap = 0.122
    package var rotateSnapStep = 1.5707963267948966
    package var quickZoomDistance = 140.0
    package var liftGraceTime = 0.08
    package var rotateSlopSnapped = 0.0
}

package struct AssistSettings: Equatable {
    package var tapAction: ZoomAction = .none
    package var pressAction: ZoomAction = .none
    package var tapIgnoreTime = 0.0
}

package struct FingersSettings: Equatable {
    package var fingerTaps: UInt32 = 4
    package var dragFingers: UInt32 = 0
}

package struct FlingSettings: Equatable {
    package var flingDecay = 2.0
    package var flingZoomDecay = 13.0
    package var flingMinSpeed = 200.0
    package var flingMaxSpeed = 2e4
    package var flingBoostSpeed = 350.0
}

package struct ElasticSettings: Equatable {
    package var rubberBand = 0.55
    package var rubberBandScale = 2.0
    package var springFrequency = 12.0
}

package struct TapSettings: Equatable {
    package var doubleTapTime = 0.3
    package var doubleTapDistance = 40.0
    package var tapTime = 1.0
    package var tapSlop = 18.0
    package var twoFingerTapTime = 0.35
    package var twoFingerLandTime = 0.15
    package var twoFingerLiftTime = 0.15
    package var tapDebounceTime = 0.04
}

package struct PressSettings: Equatable {
    package var pressTime = 0.45
}

package struct PanSettings: Equatable {
    package var panSlop = 10.0
    package var axisLockRatio = 0.0
}

package struct SwipeSettings: Equatable {
    package var swipeSpeed = 300.0
    package var pageOverscroll = 0.25
}

package struct SharingSettings: Equatable {
    package var minPanContacts: Int32 = 1
    package var pagerEdges: LimitSet = []
    package var hostTools: UInt32 = 0
    package var hostButtons: UInt32 = 0
}

package struct PalmSettings: Equatable {
    package var palmSize = 0.0
    package var penGuardTime = 0.0
}

package struct DisplaySettings: Equatable {
    package var predictTime = 0.0
}

/// A scale that depends on the sizes of the content and the safe area.
package enum Fit: Int32 {
    case none = 0, contain = 1, cover = 2, width = 3, height = 4, oneToOne = 5, scaleDown = 6
}

/// Limits of the translation.
package enum Bounds: Int32 {
    case content = 0, inside = 1, none = 2
}

/// Zoom of a tap or press.
package enum ZoomAction: Int32 {
    case none = 0, step = 1, toggle = 2, cycle = 3, levels = 4, fit = 5, center = 6
}

/// Where the zoom of a tap puts the tapped point.
package enum ZoomAnchor: Int32 {
    case point = 0, center = 1
}

/// Scales to which a zoom snaps, in its direction and within snap_tolerance.
package enum Snap: Int32 {
    case none = 0, levels = 1, steps = 2
}

/// Point about which fingers and scrolls zoom.
package enum PinchAnchor: Int32 {
    case centroid = 0, center = 1
}

/// Effect of a scroll.
package enum ScrollAction: Int32 {
    case none = 0, pan = 1, zoom = 2
}

/// Source of the momentum after a trackpad's scroll that ends in motion.
package enum ScrollMomentum: Int32 {
    case host = 0, library = 1, auto = 2
}

/// Presets, which you then change.
package enum Preset: Int32 {
    case photos = 0, maps = 1, reader = 2, board = 3
}

extension GestureSet {
    package static var tap: GestureSet { GestureSet(rawValue: 4) }
    package static var doubleTap: GestureSet { GestureSet(rawValue: 8) }
    package static var fingersTap: GestureSet { GestureSet(rawValue: 32) }
    package static var longPress: GestureSet { GestureSet(rawValue: 64) }
    package static var pan: GestureSet { GestureSet(rawValue: 128) }
    package static var pinch: GestureSet { GestureSet(rawValue: 256) }
    package static var rotate: GestureSet { GestureSet(rawValue: 512) }
    package static var quickZoom: GestureSet { GestureSet(rawValue: 1024) }
    package static var swipe: GestureSet { GestureSet(rawValue: 2048) }
    package static var fling: GestureSet { GestureSet(rawValue: 4096) }
    package static var all: GestureSet { GestureSet(rawValue: 8172) }
}

/// The words of a tapzoom_config.
package typealias ConfigWords = InlineArray<90, UInt64>

/// The words of a tapzoom_options.
package typealias OptionsWords = InlineArray<11, UInt64>

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

internal import CTapZoom

/// Every setting of a view. A preset fills it, and the host changes properties. Brackets hold the default, and the
/// presets with another default. `Config.check` names the first property outside its range.
public struct Config: Equatable, Sendable {
    var c: tapzoom_config

    init(_ c: tapzoom_config) { self.c = c }

    /// `Gestures` bits [all but `rotate`; `maps`: all but `rotate`, `swipe`; `board`: all but `rotate`, `swipe`].
    public var gestures: Gestures {
        get { Gestures(rawValue: c.gestures) }
        set { c.gestures = newValue.rawValue }
    }

    /// Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.
    public var pointsPerUnit: Double {
        get { c.points_per_unit }
        set { c.points_per_unit = newValue }
    }

    /// Device pixels per view unit, for `oneToOne` and rasters, 1e-3 to 1e3 [1].
    public var pixelsPerUnit: Double {
        get { c.pixels_per_unit }
        set { c.pixels_per_unit = newValue }
    }

    /// `Fit` of the fitted view [`contain`; `photos`: `scaleDown`; `maps`: `cover`; `reader`: `width`].
    public var fit: Fit {
        get { Fit(rawValue: c.fit) ?? .none }
        set { c.fit = newValue.rawValue }
    }

    /// `PanBounds` [`content`; `board`: `none`].
    public var bounds: PanBounds {
        get { PanBounds(rawValue: c.bounds) ?? .content }
        set { c.bounds = newValue.rawValue }
    }

    /// Smallest scale [1 x `contain`; `photos`: 1 x `scaleDown`; `maps`: 1 x `cover`; `reader`: 1 x `width`; `board`:
    /// 0.1 x `contain`].
    public var minScale: ScaleLevel {
        get { ScaleLevel(c.min_scale) }
        set { c.min_scale = newValue.c }
    }

    /// Largest scale, never less than `minScale` [6 x `contain`; `photos`: larger of 2 x `oneToOne` and 6 x
    /// `scaleDown`; `maps`: 64 x `cover`; `reader`: 5 x `width`; `board`: 10 x `contain`].
    public var maxScale: ScaleLevel {
        get { ScaleLevel(c.max_scale) }
        set { c.max_scale = newValue.c }
    }

    /// `ZoomAction` [`toggle`; `maps`: `step`; `board`: `fit`].
    public var doubleTap: ZoomAction {
        get { ZoomAction(rawValue: c.double_tap) ?? .none }
        set { c.double_tap = newValue.rawValue }
    }

    /// `ScrollEffect` of a wheel [`zoom`; `reader`: `pan`].
    public var wheel: ScrollEffect {
        get { ScrollEffect(rawValue: c.wheel) ?? .none }
        set { c.wheel = newValue.rawValue }
    }

    /// `ScrollEffect` of a trackpad's scroll; its pinch always zooms [`pan`].
    public var trackpad: ScrollEffect {
        get { ScrollEffect(rawValue: c.trackpad) ?? .none }
        set { c.trackpad = newValue.rawValue }
    }

    /// true: nothing animates or flings; the same events come [false].
    public var reducedMotion: Bool {
        get { c.reduced_motion != 0 }
        set { c.reduced_motion = newValue ? 1 : 0 }
    }

    /// Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5].
    public var alignX: Double {
        get { c.align_x }
        set { c.align_x = newValue }
    }

    /// Place of the content that the view aligns along y: 0 is `top`, 1 is `bottom`. A part, 0 to 1 [0.5; `reader`: 0].
    public var alignY: Double {
        get { c.align_y }
        set { c.align_y = newValue }
    }

    /// Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 [1].
    public var visiblePart: Double {
        get { c.visible_part }
        set { c.visible_part = newValue }
    }

    /// Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40 allows a margin
    /// of 40.
    public var visibleExtra: Double {
        get { c.visible_extra }
        set { c.visible_extra = newValue }
    }

    /// true: content that cannot scroll along x follows a drag elastically [false; `photos`: true].
    public var alwaysBounceX: Bool {
        get { c.always_bounce_x != 0 }
        set { c.always_bounce_x = newValue ? 1 : 0 }
    }

    /// Whether content that cannot scroll along y follows a drag elastically [false].
    public var alwaysBounceY: Bool {
        get { c.always_bounce_y != 0 }
        set { c.always_bounce_y = newValue ? 1 : 0 }
    }

    /// `ZoomAction` [`none`; `maps`: `step`; `reader`: `fit`].
    public var twoFingerTap: ZoomAction {
        get { ZoomAction(rawValue: c.two_finger_tap) ?? .none }
        set { c.two_finger_tap = newValue.rawValue }
    }

    /// `ZoomAnchor` of all taps and presses [`point`; `reader`: `center`].
    public var tapAnchor: ZoomAnchor {
        get { ZoomAnchor(rawValue: c.tap_anchor) ?? .point }
        set { c.tap_anchor = newValue.rawValue }
    }

    /// `PinchAnchor` [`centroid`].
    public var pinchAnchor: PinchAnchor {
        get { PinchAnchor(rawValue: c.pinch_anchor) ?? .centroid }
        set { c.pinch_anchor = newValue.rawValue }
    }

    /// `ZoomAction` of `tap` [`none`].
    public var tapAction: ZoomAction {
        get { ZoomAction(rawValue: c.tap_action) ?? .none }
        set { c.tap_action = newValue.rawValue }
    }

    /// `ZoomAction` of `longPress` [`none`].
    public var pressAction: ZoomAction {
        get { ZoomAction(rawValue: c.press_action) ?? .none }
        set { c.press_action = newValue.rawValue }
    }

    /// `FingerCounts` bits of the numbers of fingers that tap together [`two`].
    public var fingerTaps: FingerCounts {
        get { FingerCounts(rawValue: c.finger_taps) }
        set { c.finger_taps = newValue.rawValue }
    }

    /// `Snap` [`none`].
    public var snap: Snap {
        get { Snap(rawValue: c.snap) ?? .none }
        set { c.snap = newValue.rawValue }
    }

    /// Factor of a step, 1.01 to 100 [1.5; `maps`: 2].
    public var zoomStep: Double {
        get { c.zoom_step }
        set { c.zoom_step = newValue }
    }

    /// Duration of an animation, seconds, 0, or 0.001 to 10 [0.30].
    public var animationDuration: Double {
        get { c.animation_duration }
        set { c.animation_duration = newValue }
    }

    /// Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].
    public var snapTolerance: Double {
        get { c.snap_tolerance }
        set { c.snap_tolerance = newValue }
    }

    /// Scales of `levels`, in any order, and of `toggle`: the first [none; `photos`: 2.5 x `scaleDown`; `reader`: 2 x
    /// `width`].
    public var levels: [ScaleLevel] {
        get { storedLevels }
        set { storedLevels = newValue }
    }

    /// `Momentum` [`auto`].
    public var momentum: Momentum {
        get { Momentum(rawValue: c.momentum) ?? .host }
        set { c.momentum = newValue.rawValue }
    }

    /// true: dy zooms in the opposite direction [false].
    public var invertZoom: Bool {
        get { c.invert_zoom != 0 }
        set { c.invert_zoom = newValue ? 1 : 0 }
    }

    /// Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1].
    public var wheelSpeed: Double {
        get { c.wheel_speed }
        set { c.wheel_speed = newValue }
    }

    /// Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23].
    public var wheelSmoothing: Double {
        get { c.wheel_smoothing }
        set { c.wheel_smoothing = newValue }
    }

    /// Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15].
    public var scrollEndTime: Double {
        get { c.scroll_end_time }
        set { c.scroll_end_time = newValue }
    }

    /// Decay of the velocity, 1/s, 0.01 to 1000 [2].
    public var flingDecay: Double {
        get { c.fling_decay }
        set { c.fling_decay = newValue }
    }

    /// Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off.
    public var flingZoomDecay: Double {
        get { c.fling_zoom_decay }
        set { c.fling_zoom_decay = newValue }
    }

    /// Slowest pan that flings, points per second, 0 to 1e6 [200].
    public var flingMinSpeed: Double {
        get { c.fling_min_speed }
        set { c.fling_min_speed = newValue }
    }

    /// Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop.
    public var rubberBand: Double {
        get { c.rubber_band }
        set { c.rubber_band = newValue }
    }

    /// Factor by which a pinch can exceed a scale limit, 1 to 100 [2].
    public var rubberBandScale: Double {
        get { c.rubber_band_scale }
        set { c.rubber_band_scale = newValue }
    }

    /// Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12].
    public var springFrequency: Double {
        get { c.spring_frequency }
        set { c.spring_frequency = newValue }
    }

    /// Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30].
    public var doubleTapTime: Double {
        get { c.double_tap_time }
        set { c.double_tap_time = newValue }
    }

    /// Largest distance between two taps, points, 0 to 1e4 [40].
    public var doubleTapDistance: Double {
        get { c.double_tap_distance }
        set { c.double_tap_distance = newValue }
    }

    /// Longest tap if `longPress` is off, seconds, 0.01 to 10 [1].
    public var tapTime: Double {
        get { c.tap_time }
        set { c.tap_time = newValue }
    }

    /// Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for a pen and a
    /// mouse, it is 10.
    public var tapSlop: Double {
        get { c.tap_slop }
        set { c.tap_slop = newValue }
    }

    /// Rest after which a long press begins, seconds, 0.01 to 10 [0.45].
    public var pressTime: Double {
        get { c.press_time }
        set { c.press_time = newValue }
    }

    /// Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].
    public var twoFingerTapTime: Double {
        get { c.two_finger_tap_time }
        set { c.two_finger_tap_time = newValue }
    }

    /// Longest time between the landings, seconds, 0 to 10 [0.15].
    public var twoFingerLandTime: Double {
        get { c.two_finger_land_time }
        set { c.two_finger_land_time = newValue }
    }

    /// Longest time between the lifts, seconds, 0 to 10 [0.15].
    public var twoFingerLiftTime: Double {
        get { c.two_finger_lift_time }
        set { c.two_finger_lift_time = newValue }
    }

    /// Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs 0.6 of it, a
    /// mouse 0.3.
    public var panSlop: Double {
        get { c.pan_slop }
        set { c.pan_slop = newValue }
    }

    /// Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is usual.
    public var axisLockRatio: Double {
        get { c.axis_lock_ratio }
        set { c.axis_lock_ratio = newValue }
    }

    /// Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].
    public var swipeSpeed: Double {
        get { c.swipe_speed }
        set { c.swipe_speed = newValue }
    }

    /// Least overscroll that sends `page`, part of the safe area's width, 0 to 10 [0.25].
    public var pageOverscroll: Double {
        get { c.page_overscroll }
        set { c.page_overscroll = newValue }
    }

    /// Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the motion: two fingers
    /// that spread from 100 to 212 points zoom by 212 / (100 + 12).
    public var pinchSlop: Double {
        get { c.pinch_slop }
        set { c.pinch_slop = newValue }
    }

    /// Exponent of the zoom by a pinch, 0.01 to 10 [1].
    public var pinchSpeed: Double {
        get { c.pinch_speed }
        set { c.pinch_speed = newValue }
    }

    /// Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50].
    public var pinchMinSpan: Double {
        get { c.pinch_min_span }
        set { c.pinch_min_span = newValue }
    }

    /// Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread.
    public var rotateSlop: Double {
        get { c.rotate_slop }
        set { c.rotate_slop = newValue }
    }

    /// Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122].
    public var rotateSnap: Double {
        get { c.rotate_snap }
        set { c.rotate_snap = newValue }
    }

    /// Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; `maps`: 6.283185307179586]. A
    /// full turn has one detent: north.
    public var rotateSnapStep: Double {
        get { c.rotate_snap_step }
        set { c.rotate_snap_step = newValue }
    }

    /// Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].
    public var quickZoomDistance: Double {
        get { c.quick_zoom_distance }
        set { c.quick_zoom_distance = newValue }
    }

    /// `EventKind` of each kind to send [all but `failed`, `snap`].
    public var events: EventKinds {
        get { EventKinds(rawValue: c.events) }
        set { c.events = newValue.rawValue }
    }

    /// true: corrects late times, and doubled and unknown touches: see `ZoomView.push(_:)` [true].
    public var lenient: Bool {
        get { c.lenient != 0 }
        set { c.lenient = newValue ? 1 : 0 }
    }

    /// Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's.
    public var minPanContacts: Int {
        get { Int(c.min_pan_contacts) }
        set { c.min_pan_contacts = Int32(clamping: newValue) }
    }

    /// `Limits.left`..`bottom` bits of the edges beyond which a drag or a fling moves the host's pager [0].
    public var pagerEdges: Limits {
        get { Limits(rawValue: c.pager_edges) }
        set { c.pager_edges = newValue.rawValue }
    }

    /// `Tool` of each tool of the host, such as a pen that draws [0].
    public var hostTools: Tools {
        get { Tools(rawValue: c.host_tools) }
        set { c.host_tools = newValue.rawValue }
    }

    /// `Buttons` bits: contacts that land with one of them are the host's [0].
    public var hostButtons: Buttons {
        get { Buttons(rawValue: c.host_buttons) }
        set { c.host_buttons = newValue.rawValue }
    }

    /// `FingerCounts.three`..`five` bits of the numbers of fingers that send `fingersDrag` [0].
    public var dragFingers: FingerCounts {
        get { FingerCounts(rawValue: c.drag_fingers) }
        set { c.drag_fingers = newValue.rawValue }
    }

    /// Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits drawing.
    public var palmSize: Double {
        get { c.palm_size }
        set { c.palm_size = newValue }
    }

    /// Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off [0]. 0.5
    /// suits drawing.
    public var penGuardTime: Double {
        get { c.pen_guard_time }
        set { c.pen_guard_time = newValue }
    }

    /// A landing sooner than this after a lift continues the contact, seconds, 0 to `doubleTapTime` [0.04].
    public var tapDebounceTime: Double {
        get { c.tap_debounce_time }
        set { c.tap_debounce_time = newValue }
    }

    /// Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off [0].
    public var tapIgnoreTime: Double {
        get { c.tap_ignore_time }
        set { c.tap_ignore_time = newValue }
    }

    /// Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 points,
    /// seconds, 0 to 1 [0.08].
    public var liftGraceTime: Double {
        get { c.lift_grace_time }
        set { c.lift_grace_time = newValue }
    }

    /// Fastest fling, points per second, `flingMinSpeed` to 1e6 [20000].
    public var flingMaxSpeed: Double {
        get { c.fling_max_speed }
        set { c.fling_max_speed = newValue }
    }

    /// Speed above which flings add up, points per second, 0 to 1e6 [350].
    public var flingBoostSpeed: Double {
        get { c.fling_boost_speed }
        set { c.fling_boost_speed = newValue }
    }

    /// Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at north.
    public var rotateSlopSnapped: Double {
        get { c.rotate_slop_snapped }
        set { c.rotate_slop_snapped = newValue }
    }

    /// Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0].
    public var predictTime: Double {
        get { c.predict_time }
        set { c.predict_time = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Config, other: Config) -> Bool {
        if one.gestures != other.gestures { return false }
        if one.pointsPerUnit != other.pointsPerUnit { return false }
        if one.pixelsPerUnit != other.pixelsPerUnit { return false }
        if one.fit != other.fit { return false }
        if one.bounds != other.bounds { return false }
        if one.minScale != other.minScale { return false }
        if one.maxScale != other.maxScale { return false }
        if one.doubleTap != other.doubleTap { return false }
        if one.wheel != other.wheel { return false }
        if one.trackpad != other.trackpad { return false }
        if one.reducedMotion != other.reducedMotion { return false }
        if one.alignX != other.alignX { return false }
        if one.alignY != other.alignY { return false }
        if one.visiblePart != other.visiblePart { return false }
        if one.visibleExtra != other.visibleExtra { return false }
        if one.alwaysBounceX != other.alwaysBounceX { return false }
        if one.alwaysBounceY != other.alwaysBounceY { return false }
        if one.twoFingerTap != other.twoFingerTap { return false }
        if one.tapAnchor != other.tapAnchor { return false }
        if one.pinchAnchor != other.pinchAnchor { return false }
        if one.tapAction != other.tapAction { return false }
        if one.pressAction != other.pressAction { return false }
        if one.fingerTaps != other.fingerTaps { return false }
        if one.snap != other.snap { return false }
        if one.zoomStep != other.zoomStep { return false }
        if one.animationDuration != other.animationDuration { return false }
        if one.snapTolerance != other.snapTolerance { return false }
        if one.levels != other.levels { return false }
        if one.momentum != other.momentum { return false }
        if one.invertZoom != other.invertZoom { return false }
        if one.wheelSpeed != other.wheelSpeed { return false }
        if one.wheelSmoothing != other.wheelSmoothing { return false }
        if one.scrollEndTime != other.scrollEndTime { return false }
        if one.flingDecay != other.flingDecay { return false }
        if one.flingZoomDecay != other.flingZoomDecay { return false }
        if one.flingMinSpeed != other.flingMinSpeed { return false }
        if one.rubberBand != other.rubberBand { return false }
        if one.rubberBandScale != other.rubberBandScale { return false }
        if one.springFrequency != other.springFrequency { return false }
        if one.doubleTapTime != other.doubleTapTime { return false }
        if one.doubleTapDistance != other.doubleTapDistance { return false }
        if one.tapTime != other.tapTime { return false }
        if one.tapSlop != other.tapSlop { return false }
        if one.pressTime != other.pressTime { return false }
        if one.twoFingerTapTime != other.twoFingerTapTime { return false }
        if one.twoFingerLandTime != other.twoFingerLandTime { return false }
        if one.twoFingerLiftTime != other.twoFingerLiftTime { return false }
        if one.panSlop != other.panSlop { return false }
        if one.axisLockRatio != other.axisLockRatio { return false }
        if one.swipeSpeed != other.swipeSpeed { return false }
        if one.pageOverscroll != other.pageOverscroll { return false }
        if one.pinchSlop != other.pinchSlop { return false }
        if one.pinchSpeed != other.pinchSpeed { return false }
        if one.pinchMinSpan != other.pinchMinSpan { return false }
        if one.rotateSlop != other.rotateSlop { return false }
        if one.rotateSnap != other.rotateSnap { return false }
        if one.rotateSnapStep != other.rotateSnapStep { return false }
        if one.quickZoomDistance != other.quickZoomDistance { return false }
        if one.events != other.events { return false }
        if one.lenient != other.lenient { return false }
        if one.minPanContacts != other.minPanContacts { return false }
        if one.pagerEdges != other.pagerEdges { return false }
        if one.hostTools != other.hostTools { return false }
        if one.hostButtons != other.hostButtons { return false }
        if one.dragFingers != other.dragFingers { return false }
        if one.palmSize != other.palmSize { return false }
        if one.penGuardTime != other.penGuardTime { return false }
        if one.tapDebounceTime != other.tapDebounceTime { return false }
        if one.tapIgnoreTime != other.tapIgnoreTime { return false }
        if one.liftGraceTime != other.liftGraceTime { return false }
        if one.flingMaxSpeed != other.flingMaxSpeed { return false }
        if one.flingBoostSpeed != other.flingBoostSpeed { return false }
        if one.rotateSlopSnapped != other.rotateSlopSnapped { return false }
        if one.predictTime != other.predictTime { return false }
        return true
    }
}

/// Returns the name of the setting at an offset of tapzoom_config, or an empty text.
func settingName(at offset: Int32) -> String {
    switch offset {
    case 4: "gestures"
    case 8: "points_per_unit"
    case 16: "pixels_per_unit"
    case 24: "fit"
    case 28: "bounds"
    case 32: "min_scale"
    case 56: "max_scale"
    case 80: "double_tap"
    case 84: "wheel"
    case 88: "trackpad"
    case 92: "reduced_motion"
    case 96: "align_x"
    case 104: "align_y"
    case 112: "visible_part"
    case 120: "visible_extra"
    case 128: "always_bounce_x"
    case 132: "always_bounce_y"
    case 136: "two_finger_tap"
    case 140: "tap_anchor"
    case 144: "pinch_anchor"
    case 148: "tap_action"
    case 152: "press_action"
    case 156: "finger_taps"
    case 160: "snap"
    case 168: "zoom_step"
    case 176: "animation_duration"
    case 184: "snap_tolerance"
    case 192: "levels"
    case 384: "momentum"
    case 388: "invert_zoom"
    case 392: "wheel_speed"
    case 400: "wheel_smoothing"
    case 408: "scroll_end_time"
    case 416: "fling_decay"
    case 424: "fling_zoom_decay"
    case 432: "fling_min_speed"
    case 440: "rubber_band"
    case 448: "rubber_band_scale"
    case 456: "spring_frequency"
    case 464: "double_tap_time"
    case 472: "double_tap_distance"
    case 480: "tap_time"
    case 488: "tap_slop"
    case 496: "press_time"
    case 504: "two_finger_tap_time"
    case 512: "two_finger_land_time"
    case 520: "two_finger_lift_time"
    case 528: "pan_slop"
    case 536: "axis_lock_ratio"
    case 544: "swipe_speed"
    case 552: "page_overscroll"
    case 560: "pinch_slop"
    case 568: "pinch_speed"
    case 576: "pinch_min_span"
    case 584: "rotate_slop"
    case 592: "rotate_snap"
    case 600: "rotate_snap_step"
    case 608: "quick_zoom_distance"
    case 616: "events"
    case 624: "lenient"
    case 628: "min_pan_contacts"
    case 632: "pager_edges"
    case 636: "host_tools"
    case 640: "host_buttons"
    case 644: "drag_fingers"
    case 648: "palm_size"
    case 656: "pen_guard_time"
    case 664: "tap_debounce_time"
    case 672: "tap_ignore_time"
    case 680: "lift_grace_time"
    case 688: "fling_max_speed"
    case 696: "fling_boost_speed"
    case 704: "rotate_slop_snapped"
    case 712: "predict_time"
    default: ""
    }
}

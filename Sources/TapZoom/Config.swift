// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

internal import CTapZoom

/// Every setting of a view. A preset fills it, and the host changes properties. Brackets hold the default, and the
/// presets with another default. `Config.check` names the first property outside its range.
///
/// 0 turns off what these settings do: `animationDuration`, `tapDebounceTime`, `axisLockRatio`, `rotateSnap`,
/// `liftGraceTime`, `pageOverscroll`, `flingBoostSpeed`, `flingZoomDecay`, `rubberBand` and `wheelSmoothing`.
public struct Config: Equatable, Sendable {
    var c: tapzoom_config

    init(_ c: tapzoom_config) { self.c = c }

    /// `Gestures` bits to recognize [all but `rotate`; `maps`: all but `rotate`, `swipe`; `board`: all but `rotate`,
    /// `swipe`].
    public var gestures: Gestures {
        get { Gestures(rawValue: c.gestures) }
        set { c.gestures = newValue.rawValue }
    }

    /// `EventKind` for each kind that the host polls [all but `failed`, `snap`]. Bits without a kind are allowed.
    public var events: EventKinds {
        get { EventKinds(rawValue: c.events) }
        set { c.events = newValue.rawValue }
    }

    /// true: the view corrects times before its clock, and doubled and unknown touches: see `ZoomView.push(_:)`. false:
    /// they are errors, which a host wants while it tests its own times [true].
    public var lenient: Bool {
        get { c.lenient != 0 }
        set { c.lenient = newValue ? 1 : 0 }
    }

    /// true: animations, wheels and returns into the limits take effect at once, and flings do not move. The same
    /// events come in order [false].
    public var reducedMotion: Bool {
        get { c.reduced_motion != 0 }
        set { c.reduced_motion = newValue ? 1 : 0 }
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

    /// Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is right. A part, 0
    /// to 1 [0.5].
    public var alignX: Double {
        get { c.align_x }
        set { c.align_x = newValue }
    }

    /// The same along y: 0 is `top`, 1 is `bottom`. A part, 0 to 1 [0.5; `reader`: 0].
    public var alignY: Double {
        get { c.align_y }
        set { c.align_y = newValue }
    }

    /// Part of the content that stays visible: see `PanBounds.content`. 0 to 1 [1].
    public var visiblePart: Double {
        get { c.visible_part }
        set { c.visible_part = newValue }
    }

    /// Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin that content may leave at
    /// each side.
    public var visibleExtra: Double {
        get { c.visible_extra }
        set { c.visible_extra = newValue }
    }

    /// Smallest scale, at any rotation [1 x `contain`; `photos`: 1 x `scaleDown`; `maps`: 1 x `cover`; `reader`: 1 x
    /// `width`; `board`: 0.1 x `contain`].
    public var minScale: ScaleLevel {
        get { ScaleLevel(c.min_scale) }
        set { c.min_scale = newValue.c }
    }

    /// Largest scale; below `minScale` it acts as `minScale` [6 x `contain`; `photos`: larger of 2 x `oneToOne` and 6 x
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

    /// `ZoomAction` [`none`; `maps`: `step`; `reader`: `fit`].
    public var twoFingerTap: ZoomAction {
        get { ZoomAction(rawValue: c.two_finger_tap) ?? .none }
        set { c.two_finger_tap = newValue.rawValue }
    }

    /// `ZoomAnchor`: where the zoom of any tap puts the content under the lift, or between two fingers [`point`;
    /// `reader`: `center`].
    public var tapAnchor: ZoomAnchor {
        get { ZoomAnchor(rawValue: c.tap_anchor) ?? .point }
        set { c.tap_anchor = newValue.rawValue }
    }

    /// `PinchAnchor` [`centroid`].
    public var pinchAnchor: PinchAnchor {
        get { PinchAnchor(rawValue: c.pinch_anchor) ?? .centroid }
        set { c.pinch_anchor = newValue.rawValue }
    }

    /// `Snap`: scales to which the view snaps [`none`].
    public var snap: Snap {
        get { Snap(rawValue: c.snap) ?? .none }
        set { c.snap = newValue.rawValue }
    }

    /// Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].
    public var snapTolerance: Double {
        get { c.snap_tolerance }
        set { c.snap_tolerance = newValue }
    }

    /// Factor of a step, 1.01 to 100 [1.5; `maps`: 2].
    public var zoomStep: Double {
        get { c.zoom_step }
        set { c.zoom_step = newValue }
    }

    /// Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].
    public var animationDuration: Double {
        get { c.animation_duration }
        set { c.animation_duration = newValue }
    }

    /// Scales of `toggle` and `levels`, in any order [none; `photos`: 2.5 x `scaleDown`; `reader`: 2 x `width`].
    public var levels: [ScaleLevel] {
        get { storedLevels }
        set { storedLevels = newValue }
    }

    /// Longest tap if `longPress` is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a tap lifts before
    /// `pressTime`.
    public var tapTime: Double {
        get { c.tap_time }
        set { c.tap_time = newValue }
    }

    /// Travel that a finger's tap and long press allow where nothing can pan, points, 10 to 1e4 [18]. Travel is the
    /// largest distance from the landing. Where the content can pan, and for a pen and a mouse, it is 10.
    public var tapSlop: Double {
        get { c.tap_slop }
        set { c.tap_slop = newValue }
    }

    /// A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds, 0 to
    /// `doubleTapTime` [0.04]. A landing of the same tool at the very time of the lift is not a bounce.
    public var tapDebounceTime: Double {
        get { c.tap_debounce_time }
        set { c.tap_debounce_time = newValue }
    }

    /// Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30].
    public var doubleTapTime: Double {
        get { c.double_tap_time }
        set { c.double_tap_time = newValue }
    }

    /// Largest distance between two taps, points, 0 to 1e4 [40].
    public var doubleTapDistance: Double {
        get { c.double_tap_distance }
        set { c.double_tap_distance = newValue }
    }

    /// Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].
    public var twoFingerTapTime: Double {
        get { c.two_finger_tap_time }
        set { c.two_finger_tap_time = newValue }
    }

    /// Longest time between the landings of two fingers, seconds, 0 to 10 [0.15].
    public var twoFingerLandTime: Double {
        get { c.two_finger_land_time }
        set { c.two_finger_land_time = newValue }
    }

    /// Longest time between their lifts, seconds, 0 to 10 [0.15].
    public var twoFingerLiftTime: Double {
        get { c.two_finger_lift_time }
        set { c.two_finger_lift_time = newValue }
    }

    /// Rest after which a long press begins, seconds, 0.01 to 10 [0.45].
    public var pressTime: Double {
        get { c.press_time }
        set { c.press_time = newValue }
    }

    /// Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10]. The view subtracts it from
    /// the motion. A pen needs 0.6 of it, a mouse 0.3. Where the content cannot pan, at least the travel of a tap
    /// counts. During a pinch the slop is 0.
    public var panSlop: Double {
        get { c.pan_slop }
        set { c.pan_slop = newValue }
    }

    /// Ratio of the longer to the shorter axis of travel, above which a beginning one-finger pan keeps to the longer
    /// axis, 0, or 1 to 100 [0]. 1.25 is usual. Enough travel across the axis unlocks it, without a jump.
    public var axisLockRatio: Double {
        get { c.axis_lock_ratio }
        set { c.axis_lock_ratio = newValue }
    }

    /// Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. The view subtracts it from the motion.
    public var pinchSlop: Double {
        get { c.pinch_slop }
        set { c.pinch_slop = newValue }
    }

    /// Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1].
    public var pinchSpeed: Double {
        get { c.pinch_speed }
        set { c.pinch_speed = newValue }
    }

    /// Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50].
    public var pinchMinSpan: Double {
        get { c.pinch_min_span }
        set { c.pinch_min_span = newValue }
    }

    /// Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the smallest distance of the fingers,
    /// at least `pinchMinSpan` / 2. The view subtracts the slop from the motion. The slop grows up to twice this while
    /// the fingers also spread or travel.
    public var rotateSlop: Double {
        get { c.rotate_slop }
        set { c.rotate_slop = newValue }
    }

    /// Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785 [0.122].
    /// 0.122 is 7 degrees. Above half of `rotateSnapStep` every rotation snaps.
    public var rotateSnap: Double {
        get { c.rotate_snap }
        set { c.rotate_snap = newValue }
    }

    /// Grace period after the first of several fingers lifts, in which the view discards the movement of the others,
    /// seconds, 0 to 1 [0.08]. If all lift in it, the view flings with the velocity of the first lift. Movement of more
    /// than 9 points ends it, and the fingers move the view again. After a pinch the way that the last finger makes at
    /// its old speed does not count.
    public var liftGraceTime: Double {
        get { c.lift_grace_time }
        set { c.lift_grace_time = newValue }
    }

    /// Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].
    public var swipeSpeed: Double {
        get { c.swipe_speed }
        set { c.swipe_speed = newValue }
    }

    /// Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].
    public var quickZoomDistance: Double {
        get { c.quick_zoom_distance }
        set { c.quick_zoom_distance = newValue }
    }

    /// Least overscroll at the end of a pan that sends `page`, if the pan began at the edge; part of the safe area's
    /// width, 0 to 10 [0.25].
    public var pageOverscroll: Double {
        get { c.page_overscroll }
        set { c.page_overscroll = newValue }
    }

    /// Slowest pan that flings, points per second, 0 to 1e6 [200]. Only axes along which a drag moves the content
    /// count.
    public var flingMinSpeed: Double {
        get { c.fling_min_speed }
        set { c.fling_min_speed = newValue }
    }

    /// Fastest fling, points per second, `flingMinSpeed` to 1e6 [20000].
    public var flingMaxSpeed: Double {
        get { c.fling_max_speed }
        set { c.fling_max_speed = newValue }
    }

    /// Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2].
    public var flingDecay: Double {
        get { c.fling_decay }
        set { c.fling_decay = newValue }
    }

    /// Least speed at which a new fling adds to the one that its finger stopped at the landing, points per second, 0 to
    /// 1e6 [350]. Both must be at least this fast, with less than 90 degrees between them. The sum is at most
    /// `flingMaxSpeed`.
    public var flingBoostSpeed: Double {
        get { c.fling_boost_speed }
        set { c.fling_boost_speed = newValue }
    }

    /// Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13].
    public var flingZoomDecay: Double {
        get { c.fling_zoom_decay }
        set { c.fling_zoom_decay = newValue }
    }

    /// Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + 1))
    /// d; d is the length of the safe area. 0 is a hard stop without bounces.
    public var rubberBand: Double {
        get { c.rubber_band }
        set { c.rubber_band = newValue }
    }

    /// Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2].
    public var rubberBandScale: Double {
        get { c.rubber_band_scale }
        set { c.rubber_band_scale = newValue }
    }

    /// Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12].
    public var springFrequency: Double {
        get { c.spring_frequency }
        set { c.spring_frequency = newValue }
    }

    /// A drag along the x axis of content that cannot scroll along it. true: pulls the content against the rubber band.
    /// false: does not move it, nor does a fling [false; `photos`: true].
    public var alwaysBounceX: Bool {
        get { c.always_bounce_x != 0 }
        set { c.always_bounce_x = newValue ? 1 : 0 }
    }

    /// The same along its y axis [false].
    public var alwaysBounceY: Bool {
        get { c.always_bounce_y != 0 }
        set { c.always_bounce_y = newValue ? 1 : 0 }
    }

    /// `Momentum` [`auto`].
    public var momentum: Momentum {
        get { Momentum(rawValue: c.momentum) ?? .host }
        set { c.momentum = newValue.rawValue }
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

    /// true: dy zooms in the opposite direction [false].
    public var invertZoom: Bool {
        get { c.invert_zoom != 0 }
        set { c.invert_zoom = newValue ? 1 : 0 }
    }

    /// Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1].
    public var wheelSpeed: Double {
        get { c.wheel_speed }
        set { c.wheel_speed = newValue }
    }

    /// Decay of the remaining zoom or pan of a wheel, exp(-`wheelSmoothing` t), 1/s, 0, or 1 to 1000 [23].
    public var wheelSmoothing: Double {
        get { c.wheel_smoothing }
        set { c.wheel_smoothing = newValue }
    }

    /// Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10
    /// [0.15].
    public var scrollEndTime: Double {
        get { c.scroll_end_time }
        set { c.scroll_end_time = newValue }
    }

    /// Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host; it still
    /// taps.
    public var minPanContacts: Int {
        get { Int(c.min_pan_contacts) }
        set { c.min_pan_contacts = Int32(clamping: newValue) }
    }

    /// `Limits.left`..`bottom` bits of the edges beyond which a drag or a fling moves the host's pager, without a
    /// rubber band [0].
    public var pagerEdges: Limits {
        get { Limits(rawValue: c.pager_edges) }
        set { c.pager_edges = newValue.rawValue }
    }

    /// `Tool` for each tool whose contacts belong to the host, such as a pen that draws [0].
    public var hostTools: Tools {
        get { Tools(rawValue: c.host_tools) }
        set { c.host_tools = newValue.rawValue }
    }

    /// `Buttons` bits: contacts that land with one of them belong to the host [0].
    public var hostButtons: Buttons {
        get { Buttons(rawValue: c.host_buttons) }
        set { c.host_buttons = newValue.rawValue }
    }

    /// `FingerCounts` bits of the numbers of fingers that tap together [`two`]. Three or more fingers that are not in
    /// it do nothing.
    public var fingerTaps: FingerCounts {
        get { FingerCounts(rawValue: c.finger_taps) }
        set { c.finger_taps = newValue.rawValue }
    }

    /// `FingerCounts.three`..`five` bits of the numbers of fingers that drag for the host: see `EventKind.fingersDrag`
    /// [0].
    public var dragFingers: FingerCounts {
        get { FingerCounts(rawValue: c.drag_fingers) }
        set { c.drag_fingers = newValue.rawValue }
    }

    /// Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 points, 20 mm, suit a drawing
    /// program. A palm belongs to nobody until it lifts, also if it shrinks: `ContactOwner.ignored`.
    public var palmSize: Double {
        get { c.palm_size }
        set { c.palm_size = newValue }
    }

    /// Time after the lift of a pen, or after `ZoomView.penNear`, in which a finger that lands is ignored, seconds, 0
    /// to 1e12; 0 is off [0]. 0.5 suits a drawing program. While the pen is down, fingers that land are ignored, too.
    /// So are those that landed at most 0.15 s before the pen, unless they are beyond their slop.
    public var penGuardTime: Double {
        get { c.pen_guard_time }
        set { c.pen_guard_time = newValue }
    }

    /// `ZoomAction` of `tap`, at the place and content point of the event [`none`]. It does nothing if fingers move the
    /// view.
    public var tapAction: ZoomAction {
        get { ZoomAction(rawValue: c.tap_action) ?? .none }
        set { c.tap_action = newValue.rawValue }
    }

    /// `ZoomAction` of `longPress`, when it begins [`none`]. It does nothing if fingers move the view.
    public var pressAction: ZoomAction {
        get { ZoomAction(rawValue: c.press_action) ?? .none }
        set { c.press_action = newValue.rawValue }
    }

    /// Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble, seconds, 0 to 10;
    /// 0 is off [0]. It belongs to nobody: `ContactOwner.ignored`. Above `doubleTapTime` there are no double taps and
    /// no quick zooms, and `tap` comes at the lift.
    public var tapIgnoreTime: Double {
        get { c.tap_ignore_time }
        set { c.tap_ignore_time = newValue }
    }

    /// Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 [1.5707963267948966; `maps`:
    /// 6.283185307179586]. The first is at 0, so a full turn has one detent, north.
    public var rotateSnapStep: Double {
        get { c.rotate_snap_step }
        set { c.rotate_snap_step = newValue }
    }

    /// Least arc before a rotation of content that is at a detent, points, 0 to 1e4 [0]. It acts where it exceeds
    /// `rotateSlop`: 45 keeps a map at north through most pinches.
    public var rotateSlopSnapped: Double {
        get { c.rotate_slop_snapped }
        set { c.rotate_slop_snapped = newValue }
    }

    /// Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is off [0]. With
    /// more than the time between two frames, content steps back visibly at a lift.
    public var predictTime: Double {
        get { c.predict_time }
        set { c.predict_time = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Config, other: Config) -> Bool {
        if one.gestures != other.gestures { return false }
        if one.events != other.events { return false }
        if one.lenient != other.lenient { return false }
        if one.reducedMotion != other.reducedMotion { return false }
        if one.pointsPerUnit != other.pointsPerUnit { return false }
        if one.pixelsPerUnit != other.pixelsPerUnit { return false }
        if one.fit != other.fit { return false }
        if one.bounds != other.bounds { return false }
        if one.alignX != other.alignX { return false }
        if one.alignY != other.alignY { return false }
        if one.visiblePart != other.visiblePart { return false }
        if one.visibleExtra != other.visibleExtra { return false }
        if one.minScale != other.minScale { return false }
        if one.maxScale != other.maxScale { return false }
        if one.doubleTap != other.doubleTap { return false }
        if one.twoFingerTap != other.twoFingerTap { return false }
        if one.tapAnchor != other.tapAnchor { return false }
        if one.pinchAnchor != other.pinchAnchor { return false }
        if one.snap != other.snap { return false }
        if one.snapTolerance != other.snapTolerance { return false }
        if one.zoomStep != other.zoomStep { return false }
        if one.animationDuration != other.animationDuration { return false }
        if one.levels != other.levels { return false }
        if one.tapTime != other.tapTime { return false }
        if one.tapSlop != other.tapSlop { return false }
        if one.tapDebounceTime != other.tapDebounceTime { return false }
        if one.doubleTapTime != other.doubleTapTime { return false }
        if one.doubleTapDistance != other.doubleTapDistance { return false }
        if one.twoFingerTapTime != other.twoFingerTapTime { return false }
        if one.twoFingerLandTime != other.twoFingerLandTime { return false }
        if one.twoFingerLiftTime != other.twoFingerLiftTime { return false }
        if one.pressTime != other.pressTime { return false }
        if one.panSlop != other.panSlop { return false }
        if one.axisLockRatio != other.axisLockRatio { return false }
        if one.pinchSlop != other.pinchSlop { return false }
        if one.pinchSpeed != other.pinchSpeed { return false }
        if one.pinchMinSpan != other.pinchMinSpan { return false }
        if one.rotateSlop != other.rotateSlop { return false }
        if one.rotateSnap != other.rotateSnap { return false }
        if one.liftGraceTime != other.liftGraceTime { return false }
        if one.swipeSpeed != other.swipeSpeed { return false }
        if one.quickZoomDistance != other.quickZoomDistance { return false }
        if one.pageOverscroll != other.pageOverscroll { return false }
        if one.flingMinSpeed != other.flingMinSpeed { return false }
        if one.flingMaxSpeed != other.flingMaxSpeed { return false }
        if one.flingDecay != other.flingDecay { return false }
        if one.flingBoostSpeed != other.flingBoostSpeed { return false }
        if one.flingZoomDecay != other.flingZoomDecay { return false }
        if one.rubberBand != other.rubberBand { return false }
        if one.rubberBandScale != other.rubberBandScale { return false }
        if one.springFrequency != other.springFrequency { return false }
        if one.alwaysBounceX != other.alwaysBounceX { return false }
        if one.alwaysBounceY != other.alwaysBounceY { return false }
        if one.momentum != other.momentum { return false }
        if one.wheel != other.wheel { return false }
        if one.trackpad != other.trackpad { return false }
        if one.invertZoom != other.invertZoom { return false }
        if one.wheelSpeed != other.wheelSpeed { return false }
        if one.wheelSmoothing != other.wheelSmoothing { return false }
        if one.scrollEndTime != other.scrollEndTime { return false }
        if one.minPanContacts != other.minPanContacts { return false }
        if one.pagerEdges != other.pagerEdges { return false }
        if one.hostTools != other.hostTools { return false }
        if one.hostButtons != other.hostButtons { return false }
        if one.fingerTaps != other.fingerTaps { return false }
        if one.dragFingers != other.dragFingers { return false }
        if one.palmSize != other.palmSize { return false }
        if one.penGuardTime != other.penGuardTime { return false }
        if one.tapAction != other.tapAction { return false }
        if one.pressAction != other.pressAction { return false }
        if one.tapIgnoreTime != other.tapIgnoreTime { return false }
        if one.rotateSnapStep != other.rotateSnapStep { return false }
        if one.rotateSlopSnapped != other.rotateSlopSnapped { return false }
        if one.predictTime != other.predictTime { return false }
        return true
    }
}

/// Returns the name of the setting at an offset of tapzoom_config, or an empty text.
func settingName(at offset: Int32) -> String {
    switch offset {
    case 4: "gestures"
    case 8: "events"
    case 16: "lenient"
    case 20: "reduced_motion"
    case 24: "points_per_unit"
    case 32: "pixels_per_unit"
    case 40: "fit"
    case 44: "bounds"
    case 48: "align_x"
    case 56: "align_y"
    case 64: "visible_part"
    case 72: "visible_extra"
    case 80: "min_scale"
    case 104: "max_scale"
    case 128: "double_tap"
    case 132: "two_finger_tap"
    case 136: "tap_anchor"
    case 140: "pinch_anchor"
    case 148: "snap"
    case 152: "snap_tolerance"
    case 160: "zoom_step"
    case 168: "animation_duration"
    case 176: "levels"
    case 368: "tap_time"
    case 376: "tap_slop"
    case 384: "tap_debounce_time"
    case 392: "double_tap_time"
    case 400: "double_tap_distance"
    case 408: "two_finger_tap_time"
    case 416: "two_finger_land_time"
    case 424: "two_finger_lift_time"
    case 432: "press_time"
    case 440: "pan_slop"
    case 448: "axis_lock_ratio"
    case 456: "pinch_slop"
    case 464: "pinch_speed"
    case 472: "pinch_min_span"
    case 480: "rotate_slop"
    case 488: "rotate_snap"
    case 496: "lift_grace_time"
    case 504: "swipe_speed"
    case 512: "quick_zoom_distance"
    case 520: "page_overscroll"
    case 528: "fling_min_speed"
    case 536: "fling_max_speed"
    case 544: "fling_decay"
    case 552: "fling_boost_speed"
    case 560: "fling_zoom_decay"
    case 568: "rubber_band"
    case 576: "rubber_band_scale"
    case 584: "spring_frequency"
    case 592: "always_bounce_x"
    case 596: "always_bounce_y"
    case 600: "momentum"
    case 604: "wheel"
    case 608: "trackpad"
    case 612: "invert_zoom"
    case 616: "wheel_speed"
    case 624: "wheel_smoothing"
    case 632: "scroll_end_time"
    case 640: "min_pan_contacts"
    case 644: "pager_edges"
    case 648: "host_tools"
    case 652: "host_buttons"
    case 656: "finger_taps"
    case 660: "drag_fingers"
    case 664: "palm_size"
    case 672: "pen_guard_time"
    case 680: "tap_action"
    case 684: "press_action"
    case 688: "tap_ignore_time"
    case 696: "rotate_snap_step"
    case 704: "rotate_slop_snapped"
    case 712: "predict_time"
    default: ""
    }
}

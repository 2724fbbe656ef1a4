// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

use crate::config::Levels;
use crate::enumerations::*;
use core::fmt;
use core::mem::{align_of, size_of};
use tapzoom_sys as sys;

/// Fails to compile unless a struct has the size of that of C. The order and the sizes of the fields are the same.
macro_rules! same_layout {
    ($own:ty, $c:ty) => {
        const _: () = assert!(size_of::<$own>() == size_of::<$c>() && align_of::<$own>() == align_of::<$c>());
    };
}

/// Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
///
/// ```text
/// view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
/// view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
/// ```
///
/// As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0. Every displayed and every
/// target transform is a valid argument.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Transform {
    /// View units per content unit, above 0.
    pub scale: f64,
    /// Radians, from the x axis toward the y axis.
    pub rotation: f64,
    /// Position of content point (0, 0) in view units.
    pub x: f64,
    /// Position of content point (0, 0) in view units.
    pub y: f64,
}

same_layout!(Transform, sys::tapzoom_transform);

/// Velocity of the content at one point of the view. The content scales and rotates about that point.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Velocity {
    /// View units per second.
    pub x: f64,
    /// View units per second.
    pub y: f64,
    /// Velocity of ln(scale), 1/s.
    pub log_scale: f64,
    /// Radians per second.
    pub rotation: f64,
    /// The point in view units.
    pub view_x: f64,
    /// The point in view units.
    pub view_y: f64,
}

same_layout!(Velocity, sys::tapzoom_velocity);

/// How far the content is beyond its limits: see `View::overscroll`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Overscroll {
    /// Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM.
    pub x: f64,
    /// Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM.
    pub y: f64,
    /// The same before the rubber band.
    pub raw_x: f64,
    /// The same before the rubber band.
    pub raw_y: f64,
    /// Displayed excess in ln(scale); negative below the smallest scale.
    pub log_scale: f64,
    /// The same before the rubber band.
    pub raw_log_scale: f64,
}

same_layout!(Overscroll, sys::tapzoom_overscroll);

/// An upright rectangle. The ranges are those of an argument.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Rect {
    /// Smallest coordinates, at most `MAX_LENGTH` from 0.
    pub x: f64,
    /// Smallest coordinates, at most `MAX_LENGTH` from 0.
    pub y: f64,
    /// Sizes, `MIN_SIZE` to `MAX_LENGTH`.
    pub width: f64,
    /// Sizes, `MIN_SIZE` to `MAX_LENGTH`.
    pub height: f64,
}

same_layout!(Rect, sys::tapzoom_rect);

/// The host's area for the content, in view units, and the bars that cover its sides (insets). The view fits, aligns
/// and clamps content within the safe area, the viewport without its insets. That is at least 1/64 of the viewport
/// along each axis.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Viewport {
    /// Size, `MIN_SIZE` to `MAX_LENGTH`.
    pub width: f64,
    /// Size, `MIN_SIZE` to `MAX_LENGTH`.
    pub height: f64,
    /// Insets, 0 to `MAX_LENGTH`.
    pub left: f64,
    /// Insets, 0 to `MAX_LENGTH`.
    pub top: f64,
    /// Insets, 0 to `MAX_LENGTH`.
    pub right: f64,
    /// Insets, 0 to `MAX_LENGTH`.
    pub bottom: f64,
}

same_layout!(Viewport, sys::tapzoom_viewport);

/// A touch: one contact at one instant.
///
/// Every field is public. A literal ends with `..Touch::new(time, id, phase, x, y)`, because a reserved field is
/// hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Touch {
    /// Seconds; see `lenient` for a time before the view's clock.
    pub time: f64,
    /// Any number, unique among the contacts that are down.
    pub id: i64,
    /// Position in view units; it may lie outside the viewport.
    pub x: f64,
    /// Position in view units; it may lie outside the viewport.
    pub y: f64,
    /// `TouchPhase`.
    pub phase: TouchPhase,
    /// `Tool`; the one at BEGAN counts.
    pub tool: Tool,
    /// `ContactFlags` bits; those at BEGAN count, and PALM at any touch.
    pub flags: ContactFlags,
    /// `Buttons` bits; those at BEGAN count. Usually 0 or PRIMARY for a finger.
    pub buttons: Buttons,
    /// Longer axis of the contact's area, view units, 0 to `MAX_LENGTH`; 0 if unknown. A finger above
    /// `Config::palm_size` is a palm.
    pub size: f64,
    #[doc(hidden)]
    pub reserved: f64,
}

same_layout!(Touch, sys::tapzoom_touch);

impl fmt::Debug for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Touch")
            .field("time", &self.time)
            .field("id", &self.id)
            .field("x", &self.x)
            .field("y", &self.y)
            .field("phase", &self.phase)
            .field("tool", &self.tool)
            .field("flags", &self.flags)
            .field("buttons", &self.buttons)
            .field("size", &self.size)
            .finish()
    }
}

/// One report of a wheel or a trackpad.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Scroll {
    /// Seconds; see `lenient` for a time before the view's clock.
    pub time: f64,
    /// Position of the pointer in view units.
    pub x: f64,
    /// Position of the pointer in view units.
    pub y: f64,
    /// Delta since the last report, in `unit`, each -`MAX_LENGTH` to `MAX_LENGTH`. With a positive dy the page scrolls
    /// down, or the view zooms out, as in the DOM.
    pub dx: f64,
    /// Delta since the last report, in `unit`, each -`MAX_LENGTH` to `MAX_LENGTH`. With a positive dy the page scrolls
    /// down, or the view zooms out, as in the DOM.
    pub dy: f64,
    /// Factor of a pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean no pinch. With `Gestures::PINCH` it
    /// zooms about the pointer, whatever `wheel` and `trackpad` are, but not while two contacts of the view are down.
    pub factor: f64,
    /// Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts with `Gestures::ROTATE`.
    pub rotation: f64,
    /// `ScrollUnit`.
    pub unit: ScrollUnit,
    /// `ScrollSource`.
    pub source: ScrollSource,
    /// `ScrollPhase`.
    pub phase: ScrollPhase,
    #[doc(hidden)]
    pub reserved: i32,
}

same_layout!(Scroll, sys::tapzoom_scroll);

impl fmt::Debug for Scroll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scroll")
            .field("time", &self.time)
            .field("x", &self.x)
            .field("y", &self.y)
            .field("dx", &self.dx)
            .field("dy", &self.dy)
            .field("factor", &self.factor)
            .field("rotation", &self.rotation)
            .field("unit", &self.unit)
            .field("source", &self.source)
            .field("phase", &self.phase)
            .finish()
    }
}

/// A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms.
/// [`Level::new`] and [`Level::larger`] make one. A second fit without a second factor is `Status::RANGE`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Level {
    /// `Fit` of the first term.
    pub fit: Fit,
    /// `Fit` of the second term; 0 without one.
    pub other_fit: Fit,
    /// Factor of the first term, 1e-6 to 1e6.
    pub factor: f64,
    /// Factor of the second term, 1e-6 to 1e6; 0: there is none. With one the larger scale counts.
    pub other_factor: f64,
}

same_layout!(Level, sys::tapzoom_level);

/// Every setting of a view. [`Config::new`] fills it with a preset; change fields then. Brackets hold the default, and
/// the presets with another default. [`Config::check`] names the first field outside its range. Write
/// `..Config::new(preset)` for the rest of the fields, because later versions add some.
///
/// 0 turns off what these settings do: `animation_duration`, `tap_debounce_time`, `axis_lock_ratio`, `rotate_snap`,
/// `lift_grace_time`, `page_overscroll`, `fling_boost_speed`, `fling_zoom_decay`, `rubber_band` and `wheel_smoothing`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    /// `Gestures` bits to recognize \[all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE\].
    pub gestures: Gestures,
    /// `EventKind` for each kind that the host polls \[all but FAILED, SNAP\]. Bits without a kind are allowed.
    pub events: EventKinds,
    /// true: the view corrects times before its clock, and doubled and unknown touches: see `View::push_touches`.
    /// false: they are errors, which a host wants while it tests its own times \[true\].
    pub lenient: bool,
    /// true: animations, wheels and returns into the limits take effect at once, and flings do not move. The same
    /// events come in order \[false\].
    pub reduced_motion: bool,
    /// Points per view unit, 1e-3 to 1e3 \[1\]. 160 / dpi if a view unit is a pixel.
    pub points_per_unit: f64,
    /// Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 \[1\].
    pub pixels_per_unit: f64,
    /// `Fit` of the fitted view \[CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH\].
    pub fit: Fit,
    /// `Bounds` \[CONTENT; BOARD: NONE\].
    pub bounds: Bounds,
    /// Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is right. A part, 0
    /// to 1 \[0.5\].
    pub align_x: f64,
    /// The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 \[0.5; READER: 0\].
    pub align_y: f64,
    /// Part of the content that stays visible: see `Bounds::CONTENT`. 0 to 1 \[1\].
    pub visible_part: f64,
    /// Length added to that part, view units, -1e12 to 1e12 \[0\]. A negative one is a margin that content may leave at
    /// each side.
    pub visible_extra: f64,
    /// Smallest scale, at any rotation \[1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH;
    /// BOARD: 0.1 x CONTAIN\].
    pub min_scale: Level,
    /// Largest scale; below `min_scale` it acts as `min_scale` \[6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x
    /// SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN\].
    pub max_scale: Level,
    /// `Zoom` \[TOGGLE; MAPS: STEP; BOARD: FIT\].
    pub double_tap: Zoom,
    /// `Zoom` \[NONE; MAPS: STEP; READER: FIT\].
    pub two_finger_tap: Zoom,
    /// `Anchor`: where the zoom of any tap puts the content under the lift, or between two fingers \[POINT; READER:
    /// CENTER\].
    pub tap_anchor: Anchor,
    /// `PinchAnchor` \[CENTROID\].
    pub pinch_anchor: PinchAnchor,
    /// `Snap`: scales to which the view snaps \[NONE\].
    pub snap: Snap,
    /// Largest distance in ln(scale) over which the view snaps, 0 to 10 \[0.35\].
    pub snap_tolerance: f64,
    /// Factor of a step, 1.01 to 100 \[1.5; MAPS: 2\].
    pub zoom_step: f64,
    /// Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 \[0.30\].
    pub animation_duration: f64,
    /// Scales of TOGGLE and LEVELS, in any order \[none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH\].
    pub levels: Levels,
    /// Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 \[1\]. Otherwise a tap lifts before
    /// `press_time`.
    pub tap_time: f64,
    /// Travel that a finger's tap and long press allow where nothing can pan, points, 10 to 1e4 \[18\]. Travel is the
    /// largest distance from the landing. Where the content can pan, and for a pen and a mouse, it is 10.
    pub tap_slop: f64,
    /// A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds, 0 to
    /// `double_tap_time` \[0.04\]. A landing of the same tool at the very time of the lift is not a bounce.
    pub tap_debounce_time: f64,
    /// Longest pause from one lift to the next landing, seconds, 0.01 to 10 \[0.30\].
    pub double_tap_time: f64,
    /// Largest distance between two taps, points, 0 to 1e4 \[40\].
    pub double_tap_distance: f64,
    /// Longest contact of a two-finger tap, seconds, 0.01 to 10 \[0.35\].
    pub two_finger_tap_time: f64,
    /// Longest time between the landings of two fingers, seconds, 0 to 10 \[0.15\].
    pub two_finger_land_time: f64,
    /// Longest time between their lifts, seconds, 0 to 10 \[0.15\].
    pub two_finger_lift_time: f64,
    /// Rest after which a long press begins, seconds, 0.01 to 10 \[0.45\].
    pub press_time: f64,
    /// Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 \[10\]. The view subtracts it from
    /// the motion. A pen needs 0.6 of it, a mouse 0.3. Where the content cannot pan, at least the travel of a tap
    /// counts. During a pinch the slop is 0.
    pub pan_slop: f64,
    /// Ratio of the longer to the shorter axis of travel, above which a beginning one-finger pan keeps to the longer
    /// axis, 0, or 1 to 100 \[0\]. 1.25 is usual. Enough travel across the axis unlocks it, without a jump.
    pub axis_lock_ratio: f64,
    /// Change of the fingers' mean radius before a pinch, points, 0 to 1e4 \[6\]. The view subtracts it from the
    /// motion.
    pub pinch_slop: f64,
    /// Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 \[1\].
    pub pinch_speed: f64,
    /// Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 \[50\].
    pub pinch_min_span: f64,
    /// Arc before a rotation, points, 0 to 1e4 \[25\]. The arc is the angle x half the smallest distance of the
    /// fingers, at least `pinch_min_span` / 2. The view subtracts the slop from the motion. The slop grows up to twice
    /// this while the fingers also spread or travel.
    pub rotate_slop: f64,
    /// Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785
    /// \[0.122\]. 0.122 is 7 degrees. Above half of `rotate_snap_step` every rotation snaps.
    pub rotate_snap: f64,
    /// Grace period after the first of several fingers lifts, in which the view discards the movement of the others,
    /// seconds, 0 to 1 \[0.08\]. If all lift in it, the view flings with the velocity of the first lift. Movement of
    /// more than 9 points ends it, and the fingers move the view again. After a pinch the way that the last finger
    /// makes at its old speed does not count.
    pub lift_grace_time: f64,
    /// Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 \[300\].
    pub swipe_speed: f64,
    /// Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags \[140\].
    pub quick_zoom_distance: f64,
    /// Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge; part of the safe area's
    /// width, 0 to 10 \[0.25\].
    pub page_overscroll: f64,
    /// Slowest pan that flings, points per second, 0 to 1e6 \[200\]. Only axes along which a drag moves the content
    /// count.
    pub fling_min_speed: f64,
    /// Fastest fling, points per second, `fling_min_speed` to 1e6 \[20000\].
    pub fling_max_speed: f64,
    /// Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 \[2\].
    pub fling_decay: f64,
    /// Least speed at which a new fling adds to the one that its finger stopped at the landing, points per second, 0 to
    /// 1e6 \[350\]. Both must be at least this fast, with less than 90 degrees between them. The sum is at most
    /// `fling_max_speed`.
    pub fling_boost_speed: f64,
    /// Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 \[13\].
    pub fling_zoom_decay: f64,
    /// Stiffness c of the rubber band, 0 to 1 \[0.55\]. Content pulled x beyond its bounds moves (1 - 1 / (c x /
    /// d + 1)) d; d is the length of the safe area. 0 is a hard stop without bounces.
    pub rubber_band: f64,
    /// Factor by which a pinch can exceed a scale limit at most, 1 to 100 \[2\].
    pub rubber_band_scale: f64,
    /// Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 \[12\].
    pub spring_frequency: f64,
    /// A drag along the x axis of content that cannot scroll along it. true: pulls the content against the rubber band.
    /// false: does not move it, nor does a fling \[false; PHOTOS: true\].
    pub always_bounce_x: bool,
    /// The same along its y axis \[false\].
    pub always_bounce_y: bool,
    /// `Momentum` \[AUTO\].
    pub momentum: Momentum,
    /// `ScrollAction` of a wheel \[ZOOM; READER: PAN\].
    pub wheel: ScrollAction,
    /// `ScrollAction` of a trackpad's scroll; its pinch always zooms \[PAN\].
    pub trackpad: ScrollAction,
    /// true: dy zooms in the opposite direction \[false\].
    pub invert_zoom: bool,
    /// Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 \[1\].
    pub wheel_speed: f64,
    /// Decay of the remaining zoom or pan of a wheel, exp(-`wheel_smoothing` t), 1/s, 0, or 1 to 1000 \[23\].
    pub wheel_smoothing: f64,
    /// Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10
    /// \[0.15\].
    pub scroll_end_time: f64,
    /// Number of contacts needed to move the view, 1 to 2 \[1\]. With 2 a single finger belongs to the host; it still
    /// taps.
    pub min_pan_contacts: i32,
    /// `Limits::LEFT`..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager, without a rubber
    /// band \[0\].
    pub pager_edges: Limits,
    /// `Tool` for each tool whose contacts belong to the host, such as a pen that draws \[0\].
    pub host_tools: Tools,
    /// `Buttons` bits: contacts that land with one of them belong to the host \[0\].
    pub host_buttons: Buttons,
    /// `FingerCounts` bits of the numbers of fingers that tap together \[TWO\]. Three or more fingers that are not in
    /// it do nothing.
    pub finger_taps: FingerCounts,
    /// `FingerCounts::THREE`..FIVE bits of the numbers of fingers that drag for the host: see `EventKind::FINGERS_DRAG`
    /// \[0\].
    pub drag_fingers: FingerCounts,
    /// Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off \[0\]. 125 points, 20 mm, suit a drawing
    /// program. A palm belongs to nobody until it lifts, also if it shrinks: `Owner::IGNORED`.
    pub palm_size: f64,
    /// Time after the lift of a pen, or after `View::pen_near`, in which a finger that lands is ignored, seconds, 0 to
    /// 1e12; 0 is off \[0\]. 0.5 suits a drawing program. While the pen is down, fingers that land are ignored, too. So
    /// are those that landed at most 0.15 s before the pen, unless they are beyond their slop.
    pub pen_guard_time: f64,
    /// `Zoom` of TAP, at the place and content point of the event \[NONE\]. It does nothing if fingers move the view.
    pub tap_action: Zoom,
    /// `Zoom` of LONG_PRESS, when it begins \[NONE\]. It does nothing if fingers move the view.
    pub press_action: Zoom,
    /// Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble, seconds, 0 to 10;
    /// 0 is off \[0\]. It belongs to nobody: `Owner::IGNORED`. Above `double_tap_time` there are no double taps and no
    /// quick zooms, and TAP comes at the lift.
    pub tap_ignore_time: f64,
    /// Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 \[1.5707963267948966; MAPS:
    /// 6.283185307179586\]. The first is at 0, so a full turn has one detent, north.
    pub rotate_snap_step: f64,
    /// Least arc before a rotation of content that is at a detent, points, 0 to 1e4 \[0\]. It acts where it exceeds
    /// `rotate_slop`: 45 keeps a map at north through most pinches.
    pub rotate_slop_snapped: f64,
    /// Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is off \[0\].
    /// With more than the time between two frames, content steps back visibly at a lift.
    pub predict_time: f64,
}

impl Config {
    pub(crate) fn c(&self) -> sys::tapzoom_config {
        sys::tapzoom_config {
            struct_size: core::mem::size_of::<sys::tapzoom_config>() as u32,
            gestures: self.gestures.bits(),
            events: self.events.bits(),
            lenient: self.lenient.into(),
            reduced_motion: self.reduced_motion.into(),
            points_per_unit: self.points_per_unit,
            pixels_per_unit: self.pixels_per_unit,
            fit: self.fit.0,
            bounds: self.bounds.0,
            align_x: self.align_x,
            align_y: self.align_y,
            visible_part: self.visible_part,
            visible_extra: self.visible_extra,
            min_scale: self.min_scale.c(),
            max_scale: self.max_scale.c(),
            double_tap: self.double_tap.0,
            two_finger_tap: self.two_finger_tap.0,
            tap_anchor: self.tap_anchor.0,
            pinch_anchor: self.pinch_anchor.0,
            snap: self.snap.0,
            snap_tolerance: self.snap_tolerance,
            zoom_step: self.zoom_step,
            animation_duration: self.animation_duration,
            levels: self.levels.c(),
            tap_time: self.tap_time,
            tap_slop: self.tap_slop,
            tap_debounce_time: self.tap_debounce_time,
            double_tap_time: self.double_tap_time,
            double_tap_distance: self.double_tap_distance,
            two_finger_tap_time: self.two_finger_tap_time,
            two_finger_land_time: self.two_finger_land_time,
            two_finger_lift_time: self.two_finger_lift_time,
            press_time: self.press_time,
            pan_slop: self.pan_slop,
            axis_lock_ratio: self.axis_lock_ratio,
            pinch_slop: self.pinch_slop,
            pinch_speed: self.pinch_speed,
            pinch_min_span: self.pinch_min_span,
            rotate_slop: self.rotate_slop,
            rotate_snap: self.rotate_snap,
            lift_grace_time: self.lift_grace_time,
            swipe_speed: self.swipe_speed,
            quick_zoom_distance: self.quick_zoom_distance,
            page_overscroll: self.page_overscroll,
            fling_min_speed: self.fling_min_speed,
            fling_max_speed: self.fling_max_speed,
            fling_decay: self.fling_decay,
            fling_boost_speed: self.fling_boost_speed,
            fling_zoom_decay: self.fling_zoom_decay,
            rubber_band: self.rubber_band,
            rubber_band_scale: self.rubber_band_scale,
            spring_frequency: self.spring_frequency,
            always_bounce_x: self.always_bounce_x.into(),
            always_bounce_y: self.always_bounce_y.into(),
            momentum: self.momentum.0,
            wheel: self.wheel.0,
            trackpad: self.trackpad.0,
            invert_zoom: self.invert_zoom.into(),
            wheel_speed: self.wheel_speed,
            wheel_smoothing: self.wheel_smoothing,
            scroll_end_time: self.scroll_end_time,
            min_pan_contacts: self.min_pan_contacts,
            pager_edges: self.pager_edges.bits(),
            host_tools: self.host_tools.bits(),
            host_buttons: self.host_buttons.bits(),
            finger_taps: self.finger_taps.bits(),
            drag_fingers: self.drag_fingers.bits(),
            palm_size: self.palm_size,
            pen_guard_time: self.pen_guard_time,
            tap_action: self.tap_action.0,
            press_action: self.press_action.0,
            tap_ignore_time: self.tap_ignore_time,
            rotate_snap_step: self.rotate_snap_step,
            rotate_slop_snapped: self.rotate_slop_snapped,
            predict_time: self.predict_time,
            level_count: self.levels.count(),
            reserved: 0,
        }
    }

    pub(crate) fn from_c(c: &sys::tapzoom_config) -> Self {
        Self {
            gestures: Gestures::from_bits(c.gestures),
            events: EventKinds::from_bits(c.events),
            lenient: c.lenient != 0,
            reduced_motion: c.reduced_motion != 0,
            points_per_unit: c.points_per_unit,
            pixels_per_unit: c.pixels_per_unit,
            fit: Fit(c.fit),
            bounds: Bounds(c.bounds),
            align_x: c.align_x,
            align_y: c.align_y,
            visible_part: c.visible_part,
            visible_extra: c.visible_extra,
            min_scale: Level::from_c(&c.min_scale),
            max_scale: Level::from_c(&c.max_scale),
            double_tap: Zoom(c.double_tap),
            two_finger_tap: Zoom(c.two_finger_tap),
            tap_anchor: Anchor(c.tap_anchor),
            pinch_anchor: PinchAnchor(c.pinch_anchor),
            snap: Snap(c.snap),
            snap_tolerance: c.snap_tolerance,
            zoom_step: c.zoom_step,
            animation_duration: c.animation_duration,
            levels: Levels::from_c(c.level_count, &c.levels),
            tap_time: c.tap_time,
            tap_slop: c.tap_slop,
            tap_debounce_time: c.tap_debounce_time,
            double_tap_time: c.double_tap_time,
            double_tap_distance: c.double_tap_distance,
            two_finger_tap_time: c.two_finger_tap_time,
            two_finger_land_time: c.two_finger_land_time,
            two_finger_lift_time: c.two_finger_lift_time,
            press_time: c.press_time,
            pan_slop: c.pan_slop,
            axis_lock_ratio: c.axis_lock_ratio,
            pinch_slop: c.pinch_slop,
            pinch_speed: c.pinch_speed,
            pinch_min_span: c.pinch_min_span,
            rotate_slop: c.rotate_slop,
            rotate_snap: c.rotate_snap,
            lift_grace_time: c.lift_grace_time,
            swipe_speed: c.swipe_speed,
            quick_zoom_distance: c.quick_zoom_distance,
            page_overscroll: c.page_overscroll,
            fling_min_speed: c.fling_min_speed,
            fling_max_speed: c.fling_max_speed,
            fling_decay: c.fling_decay,
            fling_boost_speed: c.fling_boost_speed,
            fling_zoom_decay: c.fling_zoom_decay,
            rubber_band: c.rubber_band,
            rubber_band_scale: c.rubber_band_scale,
            spring_frequency: c.spring_frequency,
            always_bounce_x: c.always_bounce_x != 0,
            always_bounce_y: c.always_bounce_y != 0,
            momentum: Momentum(c.momentum),
            wheel: ScrollAction(c.wheel),
            trackpad: ScrollAction(c.trackpad),
            invert_zoom: c.invert_zoom != 0,
            wheel_speed: c.wheel_speed,
            wheel_smoothing: c.wheel_smoothing,
            scroll_end_time: c.scroll_end_time,
            min_pan_contacts: c.min_pan_contacts,
            pager_edges: Limits::from_bits(c.pager_edges),
            host_tools: Tools::from_bits(c.host_tools),
            host_buttons: Buttons::from_bits(c.host_buttons),
            finger_taps: FingerCounts::from_bits(c.finger_taps),
            drag_fingers: FingerCounts::from_bits(c.drag_fingers),
            palm_size: c.palm_size,
            pen_guard_time: c.pen_guard_time,
            tap_action: Zoom(c.tap_action),
            press_action: Zoom(c.press_action),
            tap_ignore_time: c.tap_ignore_time,
            rotate_snap_step: c.rotate_snap_step,
            rotate_slop_snapped: c.rotate_slop_snapped,
            predict_time: c.predict_time,
        }
    }
}

/// One event. Fields that a kind does not use are 0.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Event {
    /// The true instant in seconds, not the time of the call that noticed it.
    pub time: f64,
    /// Id of the contact, of several the one that landed first; 0 with `contact_count` 0.
    pub contact: i64,
    /// `EventKind`.
    pub kind: EventKind,
    /// `Phase`.
    pub phase: Phase,
    /// Contacts that take part; 0 if the view moves by itself.
    pub contact_count: i32,
    /// Taps of the quick series up to now.
    pub tap_count: i32,
    /// Place in view units: the finger, or the center of the fingers or of the zoom.
    pub view_x: f64,
    /// Place in view units: the finger, or the center of the fingers or of the zoom.
    pub view_y: f64,
    /// The content point at that place and time. TAP_PENDING and TAP: at the lift, which may be earlier.
    pub content_x: f64,
    /// The content point at that place and time. TAP_PENDING and TAP: at the lift, which may be earlier.
    pub content_y: f64,
    /// Where that contact landed, view units.
    pub landing_view_x: f64,
    /// Where that contact landed, view units.
    pub landing_view_y: f64,
    /// The content point on which it landed, as of the landing.
    pub landing_content_x: f64,
    /// The content point on which it landed, as of the landing.
    pub landing_content_y: f64,
    /// Those of the displayed transform at that time.
    pub scale: f64,
    /// Those of the displayed transform at that time.
    pub rotation: f64,
    /// Velocity of the fingers, otherwise of the content, at that place. It is 0 in CHANGED (see `View::velocity`), and
    /// in taps and presses unless the content moves; its `view_x` and `view_y` are always those of the event.
    pub velocity: Velocity,
    /// PAN: travel that the content did not use since the last polled PAN event, for the host's pager, view units.
    pub unconsumed_x: f64,
    /// PAN: travel that the content did not use since the last polled PAN event, for the host's pager, view units.
    pub unconsumed_y: f64,
    /// `Tool` of the first contact.
    pub tool: Tool,
    /// `Buttons` bits of that contact at its landing.
    pub buttons: Buttons,
    /// `Limits` bits: one for LIMIT, EDGE, SWIPE and PAGE. PAN: the edges beyond which the pager is displaced. At PAN
    /// ENDED, the velocity along these axes is that of the pager.
    pub limits: Limits,
    /// `Direction` of SWIPE, PAGE and EDGE.
    pub direction: Direction,
    /// OWNER: `Owner` of the contact from now on.
    pub owner: Owner,
    /// FAILED: `EventKind` of the gesture that does not come.
    pub gesture: EventKind,
    /// FAILED: `FailureReason`.
    pub reason: FailureReason,
    /// FAILED: offset in `Config` of the setting that decided, such as offsetof(`Config`, `tap_slop`); 0 if none did.
    pub setting: i32,
    /// FAILED: the number measured, in the unit of the setting.
    pub measured: f64,
    /// FAILED: the bound that it missed, in the same unit.
    pub allowed: f64,
    /// ANIMATION, FLING, SETTLED and LIMIT: `Cause` of the mover of the view. Other kinds: USER.
    pub cause: Cause,
    #[doc(hidden)]
    pub reserved: [i32; 3],
}

same_layout!(Event, sys::tapzoom_event);

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Event")
            .field("time", &self.time)
            .field("contact", &self.contact)
            .field("kind", &self.kind)
            .field("phase", &self.phase)
            .field("contact_count", &self.contact_count)
            .field("tap_count", &self.tap_count)
            .field("view_x", &self.view_x)
            .field("view_y", &self.view_y)
            .field("content_x", &self.content_x)
            .field("content_y", &self.content_y)
            .field("landing_view_x", &self.landing_view_x)
            .field("landing_view_y", &self.landing_view_y)
            .field("landing_content_x", &self.landing_content_x)
            .field("landing_content_y", &self.landing_content_y)
            .field("scale", &self.scale)
            .field("rotation", &self.rotation)
            .field("velocity", &self.velocity)
            .field("unconsumed_x", &self.unconsumed_x)
            .field("unconsumed_y", &self.unconsumed_y)
            .field("tool", &self.tool)
            .field("buttons", &self.buttons)
            .field("limits", &self.limits)
            .field("direction", &self.direction)
            .field("owner", &self.owner)
            .field("gesture", &self.gesture)
            .field("reason", &self.reason)
            .field("setting", &self.setting_name())
            .field("measured", &self.measured)
            .field("allowed", &self.allowed)
            .field("cause", &self.cause)
            .finish()
    }
}

/// A contact that is down.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Contact {
    /// Its id.
    pub id: i64,
    /// Its position in view units.
    pub x: f64,
    /// Its position in view units.
    pub y: f64,
    /// When it landed, seconds.
    pub landing_time: f64,
    /// Where it landed, view units.
    pub landing_view_x: f64,
    /// Where it landed, view units.
    pub landing_view_y: f64,
    /// The content point on which it landed, as of the landing.
    pub landing_content_x: f64,
    /// The content point on which it landed, as of the landing.
    pub landing_content_y: f64,
    /// `Owner`.
    pub owner: Owner,
    /// `Tool`.
    pub tool: Tool,
    /// `Buttons` bits at its landing.
    pub buttons: Buttons,
    #[doc(hidden)]
    pub reserved: [i32; 5],
}

same_layout!(Contact, sys::tapzoom_contact);

impl fmt::Debug for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contact")
            .field("id", &self.id)
            .field("x", &self.x)
            .field("y", &self.y)
            .field("landing_time", &self.landing_time)
            .field("landing_view_x", &self.landing_view_x)
            .field("landing_view_y", &self.landing_view_y)
            .field("landing_content_x", &self.landing_content_x)
            .field("landing_content_y", &self.landing_content_y)
            .field("owner", &self.owner)
            .field("tool", &self.tool)
            .field("buttons", &self.buttons)
            .finish()
    }
}

/// The state that a host checks each frame.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct State {
    /// The view's clock in seconds; `-f64::INFINITY` before it starts.
    pub time: f64,
    /// When the host must call `View::advance` next, in seconds: the time of the next event that needs no input, such
    /// as a long press. It is `time` while the view moves or a touch frame is open (0 without a clock), and
    /// `f64::INFINITY` if nothing is due.
    pub next_deadline: f64,
    /// `StateFlags` and `Limits` bits.
    pub flags: StateFlags,
    /// Contacts that are down.
    pub contact_count: i32,
    /// Events that wait for the poll, which may drop some of a full queue.
    pub waiting_count: i32,
    #[doc(hidden)]
    pub reserved: [i32; 3],
}

same_layout!(State, sys::tapzoom_state);

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("time", &self.time)
            .field("next_deadline", &self.next_deadline)
            .field("flags", &self.flags)
            .field("contact_count", &self.contact_count)
            .field("waiting_count", &self.waiting_count)
            .finish()
    }
}

/// Result of `View::frame`.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct FrameResult {
    /// The displayed transform at the view's clock.
    pub transform: Transform,
    /// The state after the call. EVENTS_LOST is set if events were dropped before or by the poll of this call.
    pub state: State,
    /// Touches that the view took.
    pub accepted: i32,
    /// Events that the call wrote.
    pub event_count: i32,
    #[doc(hidden)]
    pub reserved: f64,
}

same_layout!(FrameResult, sys::tapzoom_frame_result);

impl fmt::Debug for FrameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FrameResult")
            .field("transform", &self.transform)
            .field("state", &self.state)
            .field("accepted", &self.accepted)
            .field("event_count", &self.event_count)
            .finish()
    }
}

/// Options of a command: how it moves the view. [`Options::AT_ONCE`] has all defaults, [`Options::ANIMATED`] animates.
/// Write `..Options::ANIMATED` for the rest of the fields, because later versions add some.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    /// false: at once; true: animated. curve, path, duration and the fields of FLY count only with animation.
    pub animated: bool,
    /// `Curve`.
    pub curve: Curve,
    /// `Path`. Relative commands, `View::step` and `View::set_config` always take DIRECT.
    pub path: Path,
    /// Duration of the animation in seconds, 0, or 0.001 to 10. 0 means `Config::animation_duration`; with FLY the time
    /// that follows from `fly_speed`, at least `animation_duration` and at most 60 seconds.
    pub duration: f64,
    /// Padding of `View::zoom_to_rect` at the sides of the safe area, view units, 0 to `MAX_LENGTH` each. It leaves at
    /// least 1/64 of the safe area.
    pub left: f64,
    /// Padding of `View::zoom_to_rect` at the sides of the safe area, view units, 0 to `MAX_LENGTH` each. It leaves at
    /// least 1/64 of the safe area.
    pub top: f64,
    /// Padding of `View::zoom_to_rect` at the sides of the safe area, view units, 0 to `MAX_LENGTH` each. It leaves at
    /// least 1/64 of the safe area.
    pub right: f64,
    /// Padding of `View::zoom_to_rect` at the sides of the safe area, view units, 0 to `MAX_LENGTH` each. It leaves at
    /// least 1/64 of the safe area.
    pub bottom: f64,
    /// Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. It limits absolute commands and
    /// `View::zoom_by`, which never zooms out because of it.
    pub max_scale: f64,
    /// FLY: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further, but not below the view's smallest
    /// scale.
    pub fly_rho: f64,
    /// FLY with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
    pub fly_speed: f64,
    /// true: the command follows another camera, and yields to the user: see QUIET COMMANDS. 0 or 1; 1 with `animated`
    /// is `Status::RANGE`. `View::set_config` does not use it.
    pub quiet: bool,
}

impl Options {
    pub(crate) fn c(&self) -> sys::tapzoom_options {
        sys::tapzoom_options {
            struct_size: core::mem::size_of::<sys::tapzoom_options>() as u32,
            animated: self.animated.into(),
            curve: self.curve.0,
            path: self.path.0,
            duration: self.duration,
            left: self.left,
            top: self.top,
            right: self.right,
            bottom: self.bottom,
            max_scale: self.max_scale,
            fly_rho: self.fly_rho,
            fly_speed: self.fly_speed,
            quiet: self.quiet.into(),
            reserved: 0,
        }
    }
}

/// One replayed call.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct RecordEntry {
    /// Index of the call; START is 0.
    pub number: i64,
    /// Hash of all calls since START, their transforms and their polled events.
    pub hash: u64,
    /// The view's clock after the call; `-f64::INFINITY` before it starts.
    pub time: f64,
    /// `RecordKind`.
    pub kind: RecordKind,
    /// Events that the call polled.
    pub event_count: i32,
    /// Its real arguments: see `RecordKind`. The rest are 0.
    pub numbers: [f64; 16],
    /// Its integer arguments in the same way.
    pub integers: [i64; 12],
}

same_layout!(RecordEntry, sys::tapzoom_record_entry);

impl Event {
    /// `EventKind::FAILED`: name of the setting that decided, such as "tap_slop"; "" if none did.
    pub const fn setting_name(&self) -> &'static str {
        match self.setting {
            4 => "gestures",
            8 => "events",
            16 => "lenient",
            20 => "reduced_motion",
            24 => "points_per_unit",
            32 => "pixels_per_unit",
            40 => "fit",
            44 => "bounds",
            48 => "align_x",
            56 => "align_y",
            64 => "visible_part",
            72 => "visible_extra",
            80 => "min_scale",
            104 => "max_scale",
            128 => "double_tap",
            132 => "two_finger_tap",
            136 => "tap_anchor",
            140 => "pinch_anchor",
            148 => "snap",
            152 => "snap_tolerance",
            160 => "zoom_step",
            168 => "animation_duration",
            176 => "levels",
            368 => "tap_time",
            376 => "tap_slop",
            384 => "tap_debounce_time",
            392 => "double_tap_time",
            400 => "double_tap_distance",
            408 => "two_finger_tap_time",
            416 => "two_finger_land_time",
            424 => "two_finger_lift_time",
            432 => "press_time",
            440 => "pan_slop",
            448 => "axis_lock_ratio",
            456 => "pinch_slop",
            464 => "pinch_speed",
            472 => "pinch_min_span",
            480 => "rotate_slop",
            488 => "rotate_snap",
            496 => "lift_grace_time",
            504 => "swipe_speed",
            512 => "quick_zoom_distance",
            520 => "page_overscroll",
            528 => "fling_min_speed",
            536 => "fling_max_speed",
            544 => "fling_decay",
            552 => "fling_boost_speed",
            560 => "fling_zoom_decay",
            568 => "rubber_band",
            576 => "rubber_band_scale",
            584 => "spring_frequency",
            592 => "always_bounce_x",
            596 => "always_bounce_y",
            600 => "momentum",
            604 => "wheel",
            608 => "trackpad",
            612 => "invert_zoom",
            616 => "wheel_speed",
            624 => "wheel_smoothing",
            632 => "scroll_end_time",
            640 => "min_pan_contacts",
            644 => "pager_edges",
            648 => "host_tools",
            652 => "host_buttons",
            656 => "finger_taps",
            660 => "drag_fingers",
            664 => "palm_size",
            672 => "pen_guard_time",
            680 => "tap_action",
            684 => "press_action",
            688 => "tap_ignore_time",
            696 => "rotate_snap_step",
            704 => "rotate_slop_snapped",
            712 => "predict_time",
            _ => "",
        }
    }
}

impl State {
    /// The limits that the displayed content has reached.
    pub const fn limits(&self) -> Limits {
        Limits::from_bits(self.flags.bits() & Limits::ALL.bits())
    }
}

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
/// As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Transform {
    /// View units per content unit, above 0.
    pub scale: f64,
    /// Radians.
    pub rotation: f64,
    /// Position of content point (0, 0) in view units.
    pub x: f64,
    /// Position of content point (0, 0) in view units.
    pub y: f64,
}

same_layout!(Transform, sys::tapzoom_transform);

/// An upright rectangle, such as that of the content.
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

/// The area for the content, in view units. The safe area is what the bars on its sides leave free, and at least 1/64
/// of each size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Viewport {
    /// Size, `MIN_SIZE` to `MAX_LENGTH`.
    pub width: f64,
    /// Size, `MIN_SIZE` to `MAX_LENGTH`.
    pub height: f64,
    /// Insets: the widths of the bars, 0 to `MAX_LENGTH`.
    pub left: f64,
    /// Insets: the widths of the bars, 0 to `MAX_LENGTH`.
    pub top: f64,
    /// Insets: the widths of the bars, 0 to `MAX_LENGTH`.
    pub right: f64,
    /// Insets: the widths of the bars, 0 to `MAX_LENGTH`.
    pub bottom: f64,
}

same_layout!(Viewport, sys::tapzoom_viewport);

/// One contact at one instant.
///
/// Every field is public. A literal ends with `..Touch::new(time, id, phase, x, y)`, because a reserved field is
/// hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Touch {
    /// Seconds.
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
    /// `Buttons` bits at BEGAN, or 0.
    pub buttons: Buttons,
    /// Longer axis of the contact's area, view units, 0 to `MAX_LENGTH`; 0 if unknown.
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

/// What a host checks each frame.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct State {
    /// The view's clock in seconds; `-f64::INFINITY` before the first time.
    pub time: f64,
    /// A host that sleeps calls `View::advance` at this time, in seconds. It is `time` (or 0 for `-f64::INFINITY`)
    /// while the picture moves or touches wait to act, and `f64::INFINITY` if nothing is due.
    pub next_deadline: f64,
    /// `StateFlags` bits, and the `Limits` that the content has reached.
    pub flags: StateFlags,
    /// Contacts that are down.
    pub contact_count: i32,
    /// Events that wait for the poll.
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
    /// Draw the content with it.
    pub transform: Transform,
    /// The state after the call.
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

/// One report of a wheel or a trackpad.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Scroll {
    /// Seconds.
    pub time: f64,
    /// Position of the pointer in view units.
    pub x: f64,
    /// Position of the pointer in view units.
    pub y: f64,
    /// Delta since the last report, in `unit`, each -`MAX_LENGTH` to `MAX_LENGTH`. A positive dy scrolls the page down,
    /// or zooms out, as in the DOM.
    pub dx: f64,
    /// Delta since the last report, in `unit`, each -`MAX_LENGTH` to `MAX_LENGTH`. A positive dy scrolls the page down,
    /// or zooms out, as in the DOM.
    pub dy: f64,
    /// Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0 is none. It
    /// zooms even if `wheel` or `trackpad` pans.
    pub factor: f64,
    /// Rotation by a trackpad since the last report, radians, -1000 to 1000.
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

/// Velocity of the content at one point of the view, about which it scales and rotates.
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

/// One event. Fields that a kind does not use are 0.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Event {
    /// The true instant in seconds.
    pub time: f64,
    /// Id of the contact, of several the one that landed first.
    pub contact: i64,
    /// `EventKind`.
    pub kind: EventKind,
    /// `Phase`.
    pub phase: Phase,
    /// Contacts that take part.
    pub contact_count: i32,
    /// Taps of the quick series up to now.
    pub tap_count: i32,
    /// Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of the safe area.
    pub view_x: f64,
    /// Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of the safe area.
    pub view_y: f64,
    /// The content point at that place and time.
    pub content_x: f64,
    /// The content point at that place and time.
    pub content_y: f64,
    /// Where that contact landed, view units.
    pub landing_view_x: f64,
    /// Where that contact landed, view units.
    pub landing_view_y: f64,
    /// The content point on which it landed.
    pub landing_content_x: f64,
    /// The content point on which it landed.
    pub landing_content_y: f64,
    /// As in the displayed transform at that time.
    pub scale: f64,
    /// As in the displayed transform at that time.
    pub rotation: f64,
    /// Velocity of the fingers, otherwise of the content, at that place; 0 in CHANGED.
    pub velocity: Velocity,
    /// PAN, FINGERS_DRAG: travel for the host since the last polled one, view units.
    pub unconsumed_x: f64,
    /// PAN, FINGERS_DRAG: travel for the host since the last polled one, view units.
    pub unconsumed_y: f64,
    /// `Tool` of the contact.
    pub tool: Tool,
    /// `Buttons` bits at its landing.
    pub buttons: Buttons,
    /// `Limits` bits. PAN: the edges beyond which the pager is displaced.
    pub limits: Limits,
    /// `Direction` of SWIPE, PAGE and EDGE.
    pub direction: Direction,
    /// OWNER: `Owner` from now on.
    pub owner: Owner,
    /// FAILED: `EventKind`.
    pub gesture: EventKind,
    /// FAILED: `FailureReason`.
    pub reason: FailureReason,
    /// FAILED: number of the setting that decided, for `Event::setting_name`; 0 if none did.
    pub setting: i32,
    /// FAILED: the number measured, in its unit.
    pub measured: f64,
    /// FAILED: the bound that it missed.
    pub allowed: f64,
    /// ANIMATION, FLING, SETTLED and LIMIT: `Cause`.
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

/// Options of a command: how it moves the view. [`Options::AT_ONCE`] has all defaults, [`Options::ANIMATED`] animates.
/// Write `..Options::ANIMATED` for the rest of the fields, because later versions add some.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Options {
    /// false: at once; true: animated.
    pub animated: bool,
    /// `Curve`.
    pub curve: Curve,
    /// `Path`.
    pub path: Path,
    /// Duration of the animation in seconds, 0, or 0.001 to 10. 0 means `Config::animation_duration`, or with FLY that
    /// of `fly_speed`, at most 60 seconds.
    pub duration: f64,
    /// Padding of `View::zoom_to_rect` in the safe area, view units, 0 to `MAX_LENGTH` each.
    pub left: f64,
    /// Padding of `View::zoom_to_rect` in the safe area, view units, 0 to `MAX_LENGTH` each.
    pub top: f64,
    /// Padding of `View::zoom_to_rect` in the safe area, view units, 0 to `MAX_LENGTH` each.
    pub right: f64,
    /// Padding of `View::zoom_to_rect` in the safe area, view units, 0 to `MAX_LENGTH` each.
    pub bottom: f64,
    /// Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.
    pub max_scale: f64,
    /// FLY: curvature, 0.001 to 1000, or 0: sqrt 2.
    pub fly_rho: f64,
    /// FLY without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
    pub fly_speed: f64,
    /// true: for following another camera, even in each frame. Sends only LIMIT and, after a pause, SETTLED; no effect
    /// while the user moves the view. Not with `animated`.
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

/// A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms.
/// [`Level::new`] and [`Level::larger`] make one; `2.5.into()` is a plain scale. A second fit without a second factor
/// is `Status::RANGE`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Level {
    /// `Fit`.
    pub fit: Fit,
    /// `Fit` of the second term; `Fit::NONE` without one.
    pub other_fit: Fit,
    /// Factor, 1e-6 to 1e6.
    pub factor: f64,
    /// Factor of the second term, 1e-6 to 1e6; 0 without one.
    pub other_factor: f64,
}

same_layout!(Level, sys::tapzoom_level);

/// Every setting of a view. [`Config::new`] fills it with a preset; change fields then. Brackets hold the default, and
/// the presets with another default. [`Config::check`] names the first field outside its range. Write
/// `..Config::new(preset)` for the rest of the fields, because later versions add some.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    /// `Gestures` bits \[all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE\].
    pub gestures: Gestures,
    /// Points per view unit, 1e-3 to 1e3 \[1\]. 160 / dpi if a view unit is a pixel.
    pub points_per_unit: f64,
    /// Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 \[1\].
    pub pixels_per_unit: f64,
    /// `Fit` of the fitted view \[CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH\].
    pub fit: Fit,
    /// `Bounds` \[CONTENT; BOARD: NONE\].
    pub bounds: Bounds,
    /// Smallest scale \[1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD: 0.1 x
    /// CONTAIN\].
    pub min_scale: Level,
    /// Largest scale, never less than `min_scale` \[6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN;
    /// MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN\].
    pub max_scale: Level,
    /// `Zoom` \[TOGGLE; MAPS: STEP; BOARD: FIT\].
    pub double_tap: Zoom,
    /// `ScrollAction` of a wheel \[ZOOM; READER: PAN\].
    pub wheel: ScrollAction,
    /// `ScrollAction` of a trackpad's scroll; its pinch always zooms \[PAN\].
    pub trackpad: ScrollAction,
    /// true: nothing animates or flings; the same events come \[false\].
    pub reduced_motion: bool,
    /// Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 \[0.5\].
    pub align_x: f64,
    /// Place of the content that the view aligns along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 \[0.5; READER: 0\].
    pub align_y: f64,
    /// Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 \[1\].
    pub visible_part: f64,
    /// Length added to the part of the content that stays visible, view units, -1e12 to 1e12 \[0\]. -40 allows a margin
    /// of 40.
    pub visible_extra: f64,
    /// true: content that cannot scroll along x follows a drag elastically \[false; PHOTOS: true\].
    pub always_bounce_x: bool,
    /// Whether content that cannot scroll along y follows a drag elastically \[false\].
    pub always_bounce_y: bool,
    /// `Zoom` \[NONE; MAPS: STEP; READER: FIT\].
    pub two_finger_tap: Zoom,
    /// `Anchor` of all taps and presses \[POINT; READER: CENTER\].
    pub tap_anchor: Anchor,
    /// `PinchAnchor` \[CENTROID\].
    pub pinch_anchor: PinchAnchor,
    /// `Zoom` of TAP \[NONE\].
    pub tap_action: Zoom,
    /// `Zoom` of LONG_PRESS \[NONE\].
    pub press_action: Zoom,
    /// `FingerCounts` bits of the numbers of fingers that tap together \[TWO\].
    pub finger_taps: FingerCounts,
    /// `Snap` \[NONE\].
    pub snap: Snap,
    /// Factor of a step, 1.01 to 100 \[1.5; MAPS: 2\].
    pub zoom_step: f64,
    /// Duration of an animation, seconds, 0, or 0.001 to 10 \[0.30\].
    pub animation_duration: f64,
    /// Largest distance in ln(scale) over which the view snaps, 0 to 10 \[0.35\].
    pub snap_tolerance: f64,
    /// Scales of LEVELS, in any order, and of TOGGLE: the first \[none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH\].
    pub levels: Levels,
    /// `Momentum` \[AUTO\].
    pub momentum: Momentum,
    /// true: dy zooms in the opposite direction \[false\].
    pub invert_zoom: bool,
    /// Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 \[1\].
    pub wheel_speed: f64,
    /// Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 \[23\].
    pub wheel_smoothing: f64,
    /// Silence after which a scroll without phases ends, seconds, 0.01 to 10 \[0.15\].
    pub scroll_end_time: f64,
    /// Decay of the velocity, 1/s, 0.01 to 1000 \[2\].
    pub fling_decay: f64,
    /// Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 \[13\]. 0 is off.
    pub fling_zoom_decay: f64,
    /// Slowest pan that flings, points per second, 0 to 1e6 \[200\].
    pub fling_min_speed: f64,
    /// Factor by which content gives beyond its bounds, 0 to 1 \[0.55\]. 0 is a hard stop.
    pub rubber_band: f64,
    /// Factor by which a pinch can exceed a scale limit, 1 to 100 \[2\].
    pub rubber_band_scale: f64,
    /// Frequency of the spring that returns content, radians per second, 0.1 to 1000 \[12\].
    pub spring_frequency: f64,
    /// Longest pause from a lift to the next landing, seconds, 0.01 to 10 \[0.30\].
    pub double_tap_time: f64,
    /// Largest distance between two taps, points, 0 to 1e4 \[40\].
    pub double_tap_distance: f64,
    /// Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 \[1\].
    pub tap_time: f64,
    /// Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 \[18\]. Elsewhere, and for a pen and
    /// a mouse, it is 10.
    pub tap_slop: f64,
    /// Rest after which a long press begins, seconds, 0.01 to 10 \[0.45\].
    pub press_time: f64,
    /// Longest contact of a two-finger tap, seconds, 0.01 to 10 \[0.35\].
    pub two_finger_tap_time: f64,
    /// Longest time between the landings, seconds, 0 to 10 \[0.15\].
    pub two_finger_land_time: f64,
    /// Longest time between the lifts, seconds, 0 to 10 \[0.15\].
    pub two_finger_lift_time: f64,
    /// Travel of the fingers before a pan, points, 0 to 1e4 \[10\]. It is taken off the motion. A pen needs 0.6 of it,
    /// a mouse 0.3.
    pub pan_slop: f64,
    /// Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 \[0\]. 1.25 is usual.
    pub axis_lock_ratio: f64,
    /// Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 \[300\].
    pub swipe_speed: f64,
    /// Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 \[0.25\].
    pub page_overscroll: f64,
    /// Change of the fingers' mean radius before a pinch, points, 0 to 1e4 \[6\]. It is taken off the motion: two
    /// fingers that spread from 100 to 212 points zoom by 212 / (100 + 12).
    pub pinch_slop: f64,
    /// Exponent of the zoom by a pinch, 0.01 to 10 \[1\].
    pub pinch_speed: f64,
    /// Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 \[50\].
    pub pinch_min_span: f64,
    /// Arc before a rotation, points, 0 to 1e4 \[25\]. It grows while fingers spread.
    pub rotate_slop: f64,
    /// Angle from a detent within which a rotation snaps, radians, 0 to 0.785 \[0.122\].
    pub rotate_snap: f64,
    /// Angle from one detent to the next, radians, 0.01 to 6.284 \[1.5707963267948966; MAPS: 6.283185307179586\]. A
    /// full turn has one detent: north.
    pub rotate_snap_step: f64,
    /// Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags \[140\].
    pub quick_zoom_distance: f64,
    /// `EventKind` of each kind to send \[all but FAILED, SNAP\].
    pub events: EventKinds,
    /// true: corrects late times, and doubled and unknown touches: see `View::push_touches` \[true\].
    pub lenient: bool,
    /// Contacts needed to move the view, 1 to 2 \[1\]. With 2 a single finger is the host's.
    pub min_pan_contacts: i32,
    /// `Limits::LEFT`..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager \[0\].
    pub pager_edges: Limits,
    /// `Tool` of each tool of the host, such as a pen that draws \[0\].
    pub host_tools: Tools,
    /// `Buttons` bits: contacts that land with one of them are the host's \[0\].
    pub host_buttons: Buttons,
    /// `FingerCounts::THREE`..FIVE bits of the numbers of fingers that send FINGERS_DRAG \[0\].
    pub drag_fingers: FingerCounts,
    /// Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off \[0\]. 125 (20 mm) suits drawing.
    pub palm_size: f64,
    /// Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off \[0\].
    /// 0.5 suits drawing.
    pub pen_guard_time: f64,
    /// A landing sooner than this after a lift continues the contact, seconds, 0 to `double_tap_time` \[0.04\].
    pub tap_debounce_time: f64,
    /// Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off \[0\].
    pub tap_ignore_time: f64,
    /// Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 points,
    /// seconds, 0 to 1 \[0.08\].
    pub lift_grace_time: f64,
    /// Fastest fling, points per second, `fling_min_speed` to 1e6 \[20000\].
    pub fling_max_speed: f64,
    /// Speed above which flings add up, points per second, 0 to 1e6 \[350\].
    pub fling_boost_speed: f64,
    /// Least arc before a rotation away from a detent, points, 0 to 1e4 \[0\]. 45 keeps a map at north.
    pub rotate_slop_snapped: f64,
    /// Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off \[0\].
    pub predict_time: f64,
}

impl Config {
    pub(crate) fn c(&self) -> sys::tapzoom_config {
        sys::tapzoom_config {
            struct_size: core::mem::size_of::<sys::tapzoom_config>() as u32,
            gestures: self.gestures.bits(),
            points_per_unit: self.points_per_unit,
            pixels_per_unit: self.pixels_per_unit,
            fit: self.fit.0,
            bounds: self.bounds.0,
            min_scale: self.min_scale.c(),
            max_scale: self.max_scale.c(),
            double_tap: self.double_tap.0,
            wheel: self.wheel.0,
            trackpad: self.trackpad.0,
            reduced_motion: self.reduced_motion.into(),
            align_x: self.align_x,
            align_y: self.align_y,
            visible_part: self.visible_part,
            visible_extra: self.visible_extra,
            always_bounce_x: self.always_bounce_x.into(),
            always_bounce_y: self.always_bounce_y.into(),
            two_finger_tap: self.two_finger_tap.0,
            tap_anchor: self.tap_anchor.0,
            pinch_anchor: self.pinch_anchor.0,
            tap_action: self.tap_action.0,
            press_action: self.press_action.0,
            finger_taps: self.finger_taps.bits(),
            snap: self.snap.0,
            zoom_step: self.zoom_step,
            animation_duration: self.animation_duration,
            snap_tolerance: self.snap_tolerance,
            levels: self.levels.c(),
            momentum: self.momentum.0,
            invert_zoom: self.invert_zoom.into(),
            wheel_speed: self.wheel_speed,
            wheel_smoothing: self.wheel_smoothing,
            scroll_end_time: self.scroll_end_time,
            fling_decay: self.fling_decay,
            fling_zoom_decay: self.fling_zoom_decay,
            fling_min_speed: self.fling_min_speed,
            rubber_band: self.rubber_band,
            rubber_band_scale: self.rubber_band_scale,
            spring_frequency: self.spring_frequency,
            double_tap_time: self.double_tap_time,
            double_tap_distance: self.double_tap_distance,
            tap_time: self.tap_time,
            tap_slop: self.tap_slop,
            press_time: self.press_time,
            two_finger_tap_time: self.two_finger_tap_time,
            two_finger_land_time: self.two_finger_land_time,
            two_finger_lift_time: self.two_finger_lift_time,
            pan_slop: self.pan_slop,
            axis_lock_ratio: self.axis_lock_ratio,
            swipe_speed: self.swipe_speed,
            page_overscroll: self.page_overscroll,
            pinch_slop: self.pinch_slop,
            pinch_speed: self.pinch_speed,
            pinch_min_span: self.pinch_min_span,
            rotate_slop: self.rotate_slop,
            rotate_snap: self.rotate_snap,
            rotate_snap_step: self.rotate_snap_step,
            quick_zoom_distance: self.quick_zoom_distance,
            events: self.events.bits(),
            lenient: self.lenient.into(),
            min_pan_contacts: self.min_pan_contacts,
            pager_edges: self.pager_edges.bits(),
            host_tools: self.host_tools.bits(),
            host_buttons: self.host_buttons.bits(),
            drag_fingers: self.drag_fingers.bits(),
            palm_size: self.palm_size,
            pen_guard_time: self.pen_guard_time,
            tap_debounce_time: self.tap_debounce_time,
            tap_ignore_time: self.tap_ignore_time,
            lift_grace_time: self.lift_grace_time,
            fling_max_speed: self.fling_max_speed,
            fling_boost_speed: self.fling_boost_speed,
            rotate_slop_snapped: self.rotate_slop_snapped,
            predict_time: self.predict_time,
            level_count: self.levels.count(),
        }
    }

    pub(crate) fn from_c(c: &sys::tapzoom_config) -> Self {
        Self {
            gestures: Gestures::from_bits(c.gestures),
            points_per_unit: c.points_per_unit,
            pixels_per_unit: c.pixels_per_unit,
            fit: Fit(c.fit),
            bounds: Bounds(c.bounds),
            min_scale: Level::from_c(&c.min_scale),
            max_scale: Level::from_c(&c.max_scale),
            double_tap: Zoom(c.double_tap),
            wheel: ScrollAction(c.wheel),
            trackpad: ScrollAction(c.trackpad),
            reduced_motion: c.reduced_motion != 0,
            align_x: c.align_x,
            align_y: c.align_y,
            visible_part: c.visible_part,
            visible_extra: c.visible_extra,
            always_bounce_x: c.always_bounce_x != 0,
            always_bounce_y: c.always_bounce_y != 0,
            two_finger_tap: Zoom(c.two_finger_tap),
            tap_anchor: Anchor(c.tap_anchor),
            pinch_anchor: PinchAnchor(c.pinch_anchor),
            tap_action: Zoom(c.tap_action),
            press_action: Zoom(c.press_action),
            finger_taps: FingerCounts::from_bits(c.finger_taps),
            snap: Snap(c.snap),
            zoom_step: c.zoom_step,
            animation_duration: c.animation_duration,
            snap_tolerance: c.snap_tolerance,
            levels: Levels::from_c(c.level_count, &c.levels),
            momentum: Momentum(c.momentum),
            invert_zoom: c.invert_zoom != 0,
            wheel_speed: c.wheel_speed,
            wheel_smoothing: c.wheel_smoothing,
            scroll_end_time: c.scroll_end_time,
            fling_decay: c.fling_decay,
            fling_zoom_decay: c.fling_zoom_decay,
            fling_min_speed: c.fling_min_speed,
            rubber_band: c.rubber_band,
            rubber_band_scale: c.rubber_band_scale,
            spring_frequency: c.spring_frequency,
            double_tap_time: c.double_tap_time,
            double_tap_distance: c.double_tap_distance,
            tap_time: c.tap_time,
            tap_slop: c.tap_slop,
            press_time: c.press_time,
            two_finger_tap_time: c.two_finger_tap_time,
            two_finger_land_time: c.two_finger_land_time,
            two_finger_lift_time: c.two_finger_lift_time,
            pan_slop: c.pan_slop,
            axis_lock_ratio: c.axis_lock_ratio,
            swipe_speed: c.swipe_speed,
            page_overscroll: c.page_overscroll,
            pinch_slop: c.pinch_slop,
            pinch_speed: c.pinch_speed,
            pinch_min_span: c.pinch_min_span,
            rotate_slop: c.rotate_slop,
            rotate_snap: c.rotate_snap,
            rotate_snap_step: c.rotate_snap_step,
            quick_zoom_distance: c.quick_zoom_distance,
            events: EventKinds::from_bits(c.events),
            lenient: c.lenient != 0,
            min_pan_contacts: c.min_pan_contacts,
            pager_edges: Limits::from_bits(c.pager_edges),
            host_tools: Tools::from_bits(c.host_tools),
            host_buttons: Buttons::from_bits(c.host_buttons),
            drag_fingers: FingerCounts::from_bits(c.drag_fingers),
            palm_size: c.palm_size,
            pen_guard_time: c.pen_guard_time,
            tap_debounce_time: c.tap_debounce_time,
            tap_ignore_time: c.tap_ignore_time,
            lift_grace_time: c.lift_grace_time,
            fling_max_speed: c.fling_max_speed,
            fling_boost_speed: c.fling_boost_speed,
            rotate_slop_snapped: c.rotate_slop_snapped,
            predict_time: c.predict_time,
        }
    }
}

/// How far the content is beyond its limits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Overscroll {
    /// Displayed, view units: positive beyond LEFT or TOP.
    pub x: f64,
    /// Displayed, view units: positive beyond LEFT or TOP.
    pub y: f64,
    /// Excess before the rubber band.
    pub raw_x: f64,
    /// Excess before the rubber band.
    pub raw_y: f64,
    /// Displayed excess in ln(scale); negative below the smallest scale.
    pub log_scale: f64,
    /// Excess before the rubber band.
    pub raw_log_scale: f64,
}

same_layout!(Overscroll, sys::tapzoom_overscroll);

/// A contact that is down.
///
/// Every field is public. A literal ends with `..Default::default()`, because a reserved field is hidden.
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(C)]
pub struct Contact {
    /// Its id.
    pub id: i64,
    /// View units.
    pub x: f64,
    /// View units.
    pub y: f64,
    /// Seconds.
    pub landing_time: f64,
    /// View units.
    pub landing_view_x: f64,
    /// View units.
    pub landing_view_y: f64,
    /// Content units.
    pub landing_content_x: f64,
    /// Content units.
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

/// One replayed call.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct RecordEntry {
    /// Index of the call; START is 0.
    pub number: i64,
    /// Hash of all calls and outcomes since START.
    pub hash: u64,
    /// The view's clock after the call.
    pub time: f64,
    /// `RecordKind`.
    pub kind: RecordKind,
    /// Events that the call polled.
    pub event_count: i32,
    /// Its real arguments in order.
    pub numbers: [f64; 16],
    /// Its integer arguments.
    pub integers: [i64; 12],
}

same_layout!(RecordEntry, sys::tapzoom_record_entry);

impl Event {
    /// `EventKind::FAILED`: name of the setting that decided, such as "tap_slop"; "" if none did.
    pub const fn setting_name(&self) -> &'static str {
        match self.setting {
            4 => "gestures",
            8 => "points_per_unit",
            16 => "pixels_per_unit",
            24 => "fit",
            28 => "bounds",
            32 => "min_scale",
            56 => "max_scale",
            80 => "double_tap",
            84 => "wheel",
            88 => "trackpad",
            92 => "reduced_motion",
            96 => "align_x",
            104 => "align_y",
            112 => "visible_part",
            120 => "visible_extra",
            128 => "always_bounce_x",
            132 => "always_bounce_y",
            136 => "two_finger_tap",
            140 => "tap_anchor",
            144 => "pinch_anchor",
            148 => "tap_action",
            152 => "press_action",
            156 => "finger_taps",
            160 => "snap",
            168 => "zoom_step",
            176 => "animation_duration",
            184 => "snap_tolerance",
            192 => "levels",
            384 => "momentum",
            388 => "invert_zoom",
            392 => "wheel_speed",
            400 => "wheel_smoothing",
            408 => "scroll_end_time",
            416 => "fling_decay",
            424 => "fling_zoom_decay",
            432 => "fling_min_speed",
            440 => "rubber_band",
            448 => "rubber_band_scale",
            456 => "spring_frequency",
            464 => "double_tap_time",
            472 => "double_tap_distance",
            480 => "tap_time",
            488 => "tap_slop",
            496 => "press_time",
            504 => "two_finger_tap_time",
            512 => "two_finger_land_time",
            520 => "two_finger_lift_time",
            528 => "pan_slop",
            536 => "axis_lock_ratio",
            544 => "swipe_speed",
            552 => "page_overscroll",
            560 => "pinch_slop",
            568 => "pinch_speed",
            576 => "pinch_min_span",
            584 => "rotate_slop",
            592 => "rotate_snap",
            600 => "rotate_snap_step",
            608 => "quick_zoom_distance",
            616 => "events",
            624 => "lenient",
            628 => "min_pan_contacts",
            632 => "pager_edges",
            636 => "host_tools",
            640 => "host_buttons",
            644 => "drag_fingers",
            648 => "palm_size",
            656 => "pen_guard_time",
            664 => "tap_debounce_time",
            672 => "tap_ignore_time",
            680 => "lift_grace_time",
            688 => "fling_max_speed",
            696 => "fling_boost_speed",
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

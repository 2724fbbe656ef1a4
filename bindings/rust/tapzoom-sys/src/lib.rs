// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.
//! The C functions of libtapzoom: the constants, structs and functions of its header, tapzoom.h, under their names. The
//! crate `tapzoom` has the safe interface over them.
//!
//! `build.rs` tells which library is linked.
#![no_std]
#![deny(missing_docs)]
#![allow(non_camel_case_types)]

use core::ffi::c_void;
use core::marker::{PhantomData, PhantomPinned};

/// Fails to compile unless a struct has a size, and its fields have their offsets.
///
/// Each 4 bytes of a value hold their own offset, so a field begins with its own.
macro_rules! layout {
    ($name:ident, $size:literal, { $($field:ident: $offset:literal),* }) => {
        const _: () = {
            assert!(core::mem::size_of::<$name>() == $size);
            // Every field is a number or a struct of numbers: all bits are values.
            let value: $name = unsafe { core::mem::transmute(offsets::<{ $size / 4 }>()) };
            $(assert!(first_word(value.$field) == $offset);)*
        };
    };
}

#[allow(dead_code)] // rustc 1.63 does not see the use in a constant without a name
const fn offsets<const COUNT: usize>() -> [u32; COUNT] {
    let mut words = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        words[index] = 4 * index as u32;
        index += 1;
    }
    words
}

#[allow(dead_code)] // rustc 1.63 does not see the use in a constant without a name
const fn first_word<T: Copy>(value: T) -> u32 {
    #[repr(C)]
    union Words<T: Copy> {
        value: T,
        first: u32,
    }
    unsafe { Words { value }.first }
}

/// The version of the ABI.
pub const TAPZOOM_VERSION_MAJOR: usize = 1;
/// Version minor.
pub const TAPZOOM_VERSION_MINOR: usize = 0;
/// Version patch.
pub const TAPZOOM_VERSION_PATCH: usize = 0;
/// Most contacts of a view.
pub const TAPZOOM_MAX_CONTACTS: usize = 16;
/// Most levels.
pub const TAPZOOM_MAX_LEVELS: usize = 8;
/// Most events that wait.
pub const TAPZOOM_EVENT_CAPACITY: usize = 32;
/// Largest size and coordinate.
pub const TAPZOOM_MAX_LENGTH: f64 = 1.0e12;
/// Smallest size.
pub const TAPZOOM_MIN_SIZE: f64 = 1.0e-6;
/// Largest time, seconds.
pub const TAPZOOM_MAX_TIME: f64 = 1.0e12;

/// Began.
pub const TAPZOOM_TOUCH_BEGAN: i32 = 1;
/// Moved.
pub const TAPZOOM_TOUCH_MOVED: i32 = 2;
/// The contact lifted. Its last position counts for taps, but does not pan or zoom.
pub const TAPZOOM_TOUCH_ENDED: i32 = 3;
/// The system took it: no tap, press, swipe or fling. Other contacts go on.
pub const TAPZOOM_TOUCH_CANCELLED: i32 = 4;

/// Finger.
pub const TAPZOOM_TOOL_FINGER: i32 = 0;
/// Pen.
pub const TAPZOOM_TOOL_PEN: i32 = 1;
/// A pointer while a button is down. Do not push hover moves.
pub const TAPZOOM_TOOL_MOUSE: i32 = 2;

/// Shows the whole photo, and does not enlarge a small one. The wheel zooms.
pub const TAPZOOM_PRESET_PHOTOS: i32 = 0;
/// Covers the safe area. Taps zoom by a factor of 2. The wheel zooms.
pub const TAPZOOM_PRESET_MAPS: i32 = 1;
/// Fits the width, and begins at the top. The wheel pans.
pub const TAPZOOM_PRESET_READER: i32 = 2;
/// An object that moves without bounds, at 0.1 to 10 times its fitted scale.
pub const TAPZOOM_PRESET_BOARD: i32 = 3;

/// View units.
pub const TAPZOOM_UNIT_PIXEL: i32 = 0;
/// Lines of 40 view units.
pub const TAPZOOM_UNIT_LINE: i32 = 1;
/// Heights of the viewport.
pub const TAPZOOM_UNIT_PAGE: i32 = 2;
/// 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms by 1.26.
pub const TAPZOOM_UNIT_NOTCH120: i32 = 3;

/// The view smooths the delta, and stops at the limits.
pub const TAPZOOM_SOURCE_WHEEL: i32 = 0;
/// The content moves at once, as under fingers, with a rubber band.
pub const TAPZOOM_SOURCE_TRACKPAD: i32 = 1;

/// None. The scroll ends after scroll_end_time without a report.
pub const TAPZOOM_SCROLL_UNPHASED: i32 = 0;
/// Fingers rest on the trackpad, which stops a motion.
pub const TAPZOOM_SCROLL_BEGAN: i32 = 1;
/// Changed.
pub const TAPZOOM_SCROLL_CHANGED: i32 = 2;
/// The fingers have lifted.
pub const TAPZOOM_SCROLL_ENDED: i32 = 3;
/// The system continues the scroll after the lift. It only pans.
pub const TAPZOOM_SCROLL_MOMENTUM: i32 = 4;

/// Ok.
pub const TAPZOOM_OK: i32 = 0;
/// A pointer is NULL.
pub const TAPZOOM_ERROR_NULL: i32 = -1;
/// The struct_size is wrong, or unknown bytes are not 0.
pub const TAPZOOM_ERROR_STRUCT_SIZE: i32 = -2;
/// A number is NaN or infinite.
pub const TAPZOOM_ERROR_NOT_FINITE: i32 = -3;
/// A number is outside its range, or a reserved field is not 0.
pub const TAPZOOM_ERROR_RANGE: i32 = -4;
/// A value or a bit is not in its enumeration.
pub const TAPZOOM_ERROR_ENUM: i32 = -5;
/// The time is before the view's clock.
pub const TAPZOOM_ERROR_TIME: i32 = -6;
/// BEGAN has the id of a contact that is down.
pub const TAPZOOM_ERROR_CONTACT_IN_USE: i32 = -7;
/// No contact with this id is down.
pub const TAPZOOM_ERROR_CONTACT_UNKNOWN: i32 = -8;
/// TAPZOOM_MAX_CONTACTS are already down.
pub const TAPZOOM_ERROR_CONTACT_LIMIT: i32 = -9;
/// The system has no memory.
pub const TAPZOOM_ERROR_MEMORY: i32 = -10;
/// Your memory is too small.
pub const TAPZOOM_ERROR_BUFFER_TOO_SMALL: i32 = -11;
/// The bytes are damaged, or of another format.
pub const TAPZOOM_ERROR_DATA: i32 = -12;
/// A replayed call had another outcome.
pub const TAPZOOM_ERROR_DIVERGED: i32 = -13;
/// Another call on the view is under way.
pub const TAPZOOM_ERROR_BUSY: i32 = -14;

/// It makes no tap, long press or quick zoom.
pub const TAPZOOM_CONTACT_NO_TAP: u32 = 1;
/// Its pan begins at the first move.
pub const TAPZOOM_CONTACT_NO_SLOP: u32 = 2;
/// The system takes it for a palm.
pub const TAPZOOM_CONTACT_PALM: u32 = 4;

/// The left one, or the tip of a pen.
pub const TAPZOOM_BUTTON_PRIMARY: u32 = 1;
/// Secondary.
pub const TAPZOOM_BUTTON_SECONDARY: u32 = 2;
/// Middle.
pub const TAPZOOM_BUTTON_MIDDLE: u32 = 4;
/// Back.
pub const TAPZOOM_BUTTON_BACK: u32 = 8;
/// Forward.
pub const TAPZOOM_BUTTON_FORWARD: u32 = 16;
/// The other end of a pen.
pub const TAPZOOM_BUTTON_ERASER: u32 = 32;

/// A contact is down.
pub const TAPZOOM_STATE_TOUCHED: u32 = 256;
/// The view moves by itself: draw every frame.
pub const TAPZOOM_STATE_MOVING: u32 = 512;
/// The scale is more than 0.1 % above that of the fitted view.
pub const TAPZOOM_STATE_ZOOMED: u32 = 1024;
/// Events were dropped; see tapzoom_poll_events.
pub const TAPZOOM_STATE_EVENTS_LOST: u32 = 2048;
/// Quiet commands move the view; it has not settled.
pub const TAPZOOM_STATE_DRIVEN: u32 = 4096;

/// None.
pub const TAPZOOM_EVENT_NONE: i32 = 0;
/// A possible single tap, for a highlight. BEGAN at the lift; ENDED with TAP; CANCELLED by a second tap.
pub const TAPZOOM_EVENT_TAP_PENDING: i32 = 1;
/// DISCRETE. A single tap, confirmed double_tap_time after the lift: at once if DOUBLE_TAP is off, or if it does not
/// zoom and `events` lacks it. The place is that of the lift.
pub const TAPZOOM_EVENT_TAP: i32 = 2;
/// DISCRETE. The lift of the second and each further tap of a quick series: tap_count is 2, 3, ... Even ones zoom.
pub const TAPZOOM_EVENT_DOUBLE_TAP: i32 = 3;
/// DISCRETE. Two to five fingers tapped together (finger_taps): at the last lift. contact_count is their number.
pub const TAPZOOM_EVENT_FINGERS_TAP: i32 = 5;
/// A finger rests. BEGAN after press_time; ENDED when all fingers have lifted. It may still pan.
pub const TAPZOOM_EVENT_LONG_PRESS: i32 = 6;
/// Fingers drag the content. ENDED at the last lift, with the velocity that flings: 0 after a rest. PAN encloses PINCH
/// and ROTATE.
pub const TAPZOOM_EVENT_PAN: i32 = 7;
/// Fingers zoom by their distance. ENDED when one finger is left.
pub const TAPZOOM_EVENT_PINCH: i32 = 8;
/// Fingers rotate the content. ENDED when one finger is left.
pub const TAPZOOM_EVENT_ROTATE: i32 = 9;
/// A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing.
pub const TAPZOOM_EVENT_QUICK_ZOOM: i32 = 10;
/// DISCRETE. One finger dragged fast on content that is not zoomed in and cannot move that way. limits has the edge
/// that it pulls: RIGHT for a swipe to the LEFT.
pub const TAPZOOM_EVENT_SWIPE: i32 = 11;
/// The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a relative command
/// moves the view. A finger that stops a fast one makes no tap.
pub const TAPZOOM_EVENT_FLING: i32 = 12;
/// A wheel or a trackpad moves the view. The place is the pointer.
pub const TAPZOOM_EVENT_SCROLL: i32 = 13;
/// The view animates for a tap, a command or new settings.
pub const TAPZOOM_EVENT_ANIMATION: i32 = 14;
/// DISCRETE. The view is at rest after it moved: draw sharp content now.
pub const TAPZOOM_EVENT_SETTLED: i32 = 15;
/// The view has reached the limit in `limits`, for a click or a vibration. ENDED when it is away from it.
pub const TAPZOOM_EVENT_LIMIT: i32 = 16;
/// DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT is the next page, LEFT the one before. It
/// follows a SWIPE, or a PAN by page_overscroll beyond the edge at which it began.
pub const TAPZOOM_EVENT_PAGE: i32 = 17;
/// DISCRETE. The owner of a contact changed, not by your call. Discard what a contact of VIEW or IGNORED has drawn.
pub const TAPZOOM_EVENT_OWNER: i32 = 18;
/// DISCRETE. A fling has met the edge in `limits`, one of pager_edges: the pager goes on with this velocity.
pub const TAPZOOM_EVENT_EDGE: i32 = 19;
/// Three to five fingers (drag_fingers) drag for the host, by unconsumed_x and unconsumed_y since the last polled
/// event. The view stands still.
pub const TAPZOOM_EVENT_FINGERS_DRAG: i32 = 20;
/// DISCRETE. A gesture does not come: `reason` says why. It needs its bit in `events`.
pub const TAPZOOM_EVENT_FAILED: i32 = 21;
/// DISCRETE. A lift would now snap, for a click or a vibration. It needs its bit in `events`.
pub const TAPZOOM_EVENT_SNAP: i32 = 22;

/// Discrete.
pub const TAPZOOM_PHASE_DISCRETE: i32 = 0;
/// Began.
pub const TAPZOOM_PHASE_BEGAN: i32 = 1;
/// Changed.
pub const TAPZOOM_PHASE_CHANGED: i32 = 2;
/// Ended.
pub const TAPZOOM_PHASE_ENDED: i32 = 3;
/// Cancelled.
pub const TAPZOOM_PHASE_CANCELLED: i32 = 4;

/// The content can move no further toward larger x of the view.
pub const TAPZOOM_LIMIT_LEFT: u32 = 1;
/// The same toward larger y.
pub const TAPZOOM_LIMIT_TOP: u32 = 2;
/// The same toward smaller x.
pub const TAPZOOM_LIMIT_RIGHT: u32 = 4;
/// The same toward smaller y.
pub const TAPZOOM_LIMIT_BOTTOM: u32 = 8;
/// The smallest scale, within 0.1 %.
pub const TAPZOOM_LIMIT_MIN_SCALE: u32 = 16;
/// The largest scale, within 0.1 %.
pub const TAPZOOM_LIMIT_MAX_SCALE: u32 = 32;

/// None.
pub const TAPZOOM_DIRECTION_NONE: i32 = 0;
/// Left.
pub const TAPZOOM_DIRECTION_LEFT: i32 = 1;
/// Up.
pub const TAPZOOM_DIRECTION_UP: i32 = 2;
/// Right.
pub const TAPZOOM_DIRECTION_RIGHT: i32 = 3;
/// Down.
pub const TAPZOOM_DIRECTION_DOWN: i32 = 4;

/// Fingers, scrolls and what follows.
pub const TAPZOOM_CAUSE_USER: i32 = 0;
/// Commands, sizes and settings.
pub const TAPZOOM_CAUSE_COMMAND: i32 = 1;
/// Quiet commands.
pub const TAPZOOM_CAUSE_DRIVEN: i32 = 2;

/// None.
pub const TAPZOOM_REASON_NONE: i32 = 0;
/// Moved.
pub const TAPZOOM_REASON_MOVED: i32 = 1;
/// Held.
pub const TAPZOOM_REASON_HELD: i32 = 2;
/// Too early.
pub const TAPZOOM_REASON_TOO_EARLY: i32 = 3;
/// Too late.
pub const TAPZOOM_REASON_TOO_LATE: i32 = 4;
/// From the last landing.
pub const TAPZOOM_REASON_TOO_FAR: i32 = 5;
/// The movement.
pub const TAPZOOM_REASON_TOO_SHORT: i32 = 6;
/// Too slow.
pub const TAPZOOM_REASON_TOO_SLOW: i32 = 7;
/// Angle.
pub const TAPZOOM_REASON_ANGLE: i32 = 8;
/// Tool.
pub const TAPZOOM_REASON_TOOL: i32 = 9;
/// Too few or too many contacts.
pub const TAPZOOM_REASON_COUNT: i32 = 10;
/// In the settings: allowed is the mask.
pub const TAPZOOM_REASON_OFF: i32 = 11;
/// The content can still move there, or it is zoomed in.
pub const TAPZOOM_REASON_LIMIT: i32 = 12;
/// To another gesture: measured is its TAPZOOM_EVENT_\*.
pub const TAPZOOM_REASON_LOST: i32 = 13;
/// By the host, or IGNORED.
pub const TAPZOOM_REASON_CLAIMED: i32 = 14;
/// By the system or the host.
pub const TAPZOOM_REASON_CANCELLED: i32 = 15;
/// It stopped a motion.
pub const TAPZOOM_REASON_STOPPED: i32 = 16;

/// Starts and ends slowly: t \* t \* (3 - 2 \* t).
pub const TAPZOOM_CURVE_STANDARD: i32 = 0;
/// Starts fast and ends slowly: t \* (2 - t).
pub const TAPZOOM_CURVE_EASE_OUT: i32 = 1;

/// Straight to the target.
pub const TAPZOOM_PATH_DIRECT: i32 = 0;
/// Zooms out, travels and zooms in (van Wijk and Nuij, 2003).
pub const TAPZOOM_PATH_FLY: i32 = 1;

/// Multiplies the scale by zoom_step.
pub const TAPZOOM_STEP_ZOOM_IN: u32 = 1;
/// Divides the scale by zoom_step.
pub const TAPZOOM_STEP_ZOOM_OUT: u32 = 2;
/// Shows content a quarter of the safe area further.
pub const TAPZOOM_STEP_LEFT: u32 = 4;
/// Up.
pub const TAPZOOM_STEP_UP: u32 = 8;
/// Right.
pub const TAPZOOM_STEP_RIGHT: u32 = 16;
/// Down.
pub const TAPZOOM_STEP_DOWN: u32 = 32;
/// By 15 degrees, from x to y.
pub const TAPZOOM_STEP_CLOCKWISE: u32 = 64;
/// Counterclockwise.
pub const TAPZOOM_STEP_COUNTERCLOCKWISE: u32 = 128;
/// Fit.
pub const TAPZOOM_STEP_FIT: u32 = 256;

/// Tap.
pub const TAPZOOM_GESTURE_TAP: u32 = 4;
/// Double tap.
pub const TAPZOOM_GESTURE_DOUBLE_TAP: u32 = 8;
/// Two to five fingers tap together.
pub const TAPZOOM_GESTURE_FINGERS_TAP: u32 = 32;
/// Long press.
pub const TAPZOOM_GESTURE_LONG_PRESS: u32 = 64;
/// Fingers drag the content. Scrolls pan without it.
pub const TAPZOOM_GESTURE_PAN: u32 = 128;
/// Pinch.
pub const TAPZOOM_GESTURE_PINCH: u32 = 256;
/// Rotate.
pub const TAPZOOM_GESTURE_ROTATE: u32 = 512;
/// A tap, then a finger that stays down and drags.
pub const TAPZOOM_GESTURE_QUICK_ZOOM: u32 = 1024;
/// Swipe.
pub const TAPZOOM_GESTURE_SWIPE: u32 = 2048;
/// The view moves on when fingers lift in motion.
pub const TAPZOOM_GESTURE_FLING: u32 = 4096;

/// Scale 1.
pub const TAPZOOM_FIT_NONE: i32 = 0;
/// The safe area shows all of the content.
pub const TAPZOOM_FIT_CONTAIN: i32 = 1;
/// The content covers the safe area.
pub const TAPZOOM_FIT_COVER: i32 = 2;
/// The content is as wide as the safe area.
pub const TAPZOOM_FIT_WIDTH: i32 = 3;
/// The content is as tall as the safe area.
pub const TAPZOOM_FIT_HEIGHT: i32 = 4;
/// One content unit is one device pixel: 1 / pixels_per_unit.
pub const TAPZOOM_FIT_ONE_TO_ONE: i32 = 5;
/// CONTAIN, but never larger than ONE_TO_ONE.
pub const TAPZOOM_FIT_SCALE_DOWN: i32 = 6;

/// Larger content leaves no gap in the safe area; smaller content is aligned.
pub const TAPZOOM_BOUNDS_CONTENT: i32 = 0;
/// As CONTENT, but smaller content moves freely within it.
pub const TAPZOOM_BOUNDS_INSIDE: i32 = 1;
/// None.
pub const TAPZOOM_BOUNDS_NONE: i32 = 2;

/// Only the event comes.
pub const TAPZOOM_ZOOM_NONE: i32 = 0;
/// By a factor of zoom_step, up to the limits.
pub const TAPZOOM_ZOOM_STEP: i32 = 1;
/// From the fitted scale to levels\[0\] (or by zoom_step), from any other one back.
pub const TAPZOOM_ZOOM_TOGGLE: i32 = 2;
/// As STEP, but from the largest scale back to the fitted one.
pub const TAPZOOM_ZOOM_CYCLE: i32 = 3;
/// To the next of levels, from the largest back to the fitted scale.
pub const TAPZOOM_ZOOM_LEVELS: i32 = 4;
/// To the fitted view, upright.
pub const TAPZOOM_ZOOM_FIT: i32 = 5;
/// The tapped point moves to the center, without zoom.
pub const TAPZOOM_ZOOM_CENTER: i32 = 6;

/// Nothing.
pub const TAPZOOM_ACTION_NONE: i32 = 0;
/// The content moves by (-dx, -dy).
pub const TAPZOOM_ACTION_PAN: i32 = 1;
/// The view zooms by dy about the pointer.
pub const TAPZOOM_ACTION_ZOOM: i32 = 2;

/// It stays in place.
pub const TAPZOOM_ANCHOR_POINT: i32 = 0;
/// It moves to the center of the safe area.
pub const TAPZOOM_ANCHOR_CENTER: i32 = 1;

/// The center of the fingers, or the pointer.
pub const TAPZOOM_PINCH_CENTROID: i32 = 0;
/// The center of the safe area. Two fingers then do not pan.
pub const TAPZOOM_PINCH_CENTER: i32 = 1;

/// None.
pub const TAPZOOM_SNAP_NONE: i32 = 0;
/// tapzoom_config.levels and the fitted scale.
pub const TAPZOOM_SNAP_LEVELS: i32 = 1;
/// The fitted scale times whole powers of zoom_step, as the levels of a map.
pub const TAPZOOM_SNAP_STEPS: i32 = 2;

/// Only TAPZOOM_SCROLL_MOMENTUM reports move it.
pub const TAPZOOM_MOMENTUM_HOST: i32 = 0;
/// The view flings at TAPZOOM_SCROLL_ENDED, and ignores such reports.
pub const TAPZOOM_MOMENTUM_LIBRARY: i32 = 1;
/// Such reports if they come; otherwise the view flings.
pub const TAPZOOM_MOMENTUM_AUTO: i32 = 2;

/// Two.
pub const TAPZOOM_FINGERS_TWO: u32 = 4;
/// Three.
pub const TAPZOOM_FINGERS_THREE: u32 = 8;
/// Four.
pub const TAPZOOM_FINGERS_FOUR: u32 = 16;
/// Five.
pub const TAPZOOM_FINGERS_FIVE: u32 = 32;

/// The visible part: for a full image that replaces its preview.
pub const TAPZOOM_KEEP_PICTURE: i32 = 0;
/// The transform: for a world that grows.
pub const TAPZOOM_KEEP_COORDINATES: i32 = 1;

/// Moves the view.
pub const TAPZOOM_OWNER_VIEW: i32 = 0;
/// You draw or drag with it. It still taps, unless claimed.
pub const TAPZOOM_OWNER_HOST: i32 = 1;
/// You may draw with it until OWNER.
pub const TAPZOOM_OWNER_UNDECIDED: i32 = 2;
/// A palm, or a finger beside a pen.
pub const TAPZOOM_OWNER_IGNORED: i32 = 3;

/// Start.
pub const TAPZOOM_RECORD_START: i32 = 1;
/// Load state.
pub const TAPZOOM_RECORD_LOAD_STATE: i32 = 2;
/// Config.
pub const TAPZOOM_RECORD_CONFIG: i32 = 3;
/// Viewport.
pub const TAPZOOM_RECORD_VIEWPORT: i32 = 4;
/// Content.
pub const TAPZOOM_RECORD_CONTENT: i32 = 5;
/// Pager offset.
pub const TAPZOOM_RECORD_PAGER_OFFSET: i32 = 6;
/// Touch.
pub const TAPZOOM_RECORD_TOUCH: i32 = 7;
/// Scroll.
pub const TAPZOOM_RECORD_SCROLL: i32 = 8;
/// Owner.
pub const TAPZOOM_RECORD_OWNER: i32 = 9;
/// Cancel touches.
pub const TAPZOOM_RECORD_CANCEL_TOUCHES: i32 = 10;
/// Advance.
pub const TAPZOOM_RECORD_ADVANCE: i32 = 11;
/// Rebase time.
pub const TAPZOOM_RECORD_REBASE_TIME: i32 = 12;
/// Set transform.
pub const TAPZOOM_RECORD_SET_TRANSFORM: i32 = 13;
/// Zoom to.
pub const TAPZOOM_RECORD_ZOOM_TO: i32 = 14;
/// Zoom to rect.
pub const TAPZOOM_RECORD_ZOOM_TO_RECT: i32 = 15;
/// Center on.
pub const TAPZOOM_RECORD_CENTER_ON: i32 = 16;
/// Rotate to.
pub const TAPZOOM_RECORD_ROTATE_TO: i32 = 17;
/// Fit.
pub const TAPZOOM_RECORD_FIT: i32 = 18;
/// Pan by.
pub const TAPZOOM_RECORD_PAN_BY: i32 = 19;
/// Zoom by.
pub const TAPZOOM_RECORD_ZOOM_BY: i32 = 20;
/// Rotate by.
pub const TAPZOOM_RECORD_ROTATE_BY: i32 = 21;
/// Set velocity.
pub const TAPZOOM_RECORD_SET_VELOCITY: i32 = 22;
/// Stop motion.
pub const TAPZOOM_RECORD_STOP_MOTION: i32 = 23;
/// Poll.
pub const TAPZOOM_RECORD_POLL: i32 = 24;
/// Pen near.
pub const TAPZOOM_RECORD_PEN_NEAR: i32 = 25;
/// Step.
pub const TAPZOOM_RECORD_STEP: i32 = 26;

/// TAPZOOM_OK or a negative TAPZOOM_ERROR_\*.
pub type tapzoom_status = i32;

/// A view: content in a viewport, and the contacts on it.
#[repr(C)]
#[derive(Debug)]
pub struct tapzoom_view {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
///
/// ```text
/// view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
/// view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
/// ```
///
/// As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_transform {
    /// View units per content unit, above 0.
    pub scale: f64,
    /// Radians.
    pub rotation: f64,
    /// Position of content point (0, 0) in view units.
    pub x: f64,
    /// Position of content point (0, 0) in view units.
    pub y: f64,
}

layout!(tapzoom_transform, 32, {
    scale: 0, rotation: 8, x: 16, y: 24
});

/// An upright rectangle, such as that of the content.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_rect {
    /// Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0.
    pub x: f64,
    /// Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0.
    pub y: f64,
    /// Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub width: f64,
    /// Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub height: f64,
}

layout!(tapzoom_rect, 32, {
    x: 0, y: 8, width: 16, height: 24
});

/// The area for the content, in view units. The bars on its sides leave the safe area, at least 1/64 of each axis.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_viewport {
    /// Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub width: f64,
    /// Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub height: f64,
    /// Insets: the widths of the bars, 0 to TAPZOOM_MAX_LENGTH.
    pub left: f64,
    /// Insets: the widths of the bars, 0 to TAPZOOM_MAX_LENGTH.
    pub top: f64,
    /// Insets: the widths of the bars, 0 to TAPZOOM_MAX_LENGTH.
    pub right: f64,
    /// Insets: the widths of the bars, 0 to TAPZOOM_MAX_LENGTH.
    pub bottom: f64,
}

layout!(tapzoom_viewport, 48, {
    width: 0, height: 8, left: 16, top: 24, right: 32, bottom: 40
});

/// One contact at one instant.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_touch {
    /// Seconds.
    pub time: f64,
    /// Any number, unique among the contacts that are down.
    pub id: i64,
    /// Position in view units; it may lie outside the viewport.
    pub x: f64,
    /// Position in view units; it may lie outside the viewport.
    pub y: f64,
    /// TAPZOOM_TOUCH_\*.
    pub phase: i32,
    /// TAPZOOM_TOOL_\*; the one at BEGAN counts.
    pub tool: i32,
    /// TAPZOOM_CONTACT_\* bits; those at BEGAN count, and PALM at any touch.
    pub flags: u32,
    /// TAPZOOM_BUTTON_\* bits at BEGAN, or 0.
    pub buttons: u32,
    /// Longer axis of the contact's area, view units, 0 to TAPZOOM_MAX_LENGTH; 0 if unknown.
    pub size: f64,
    /// 0.
    pub reserved: f64,
}

layout!(tapzoom_touch, 64, {
    time: 0, id: 8, x: 16, y: 24, phase: 32, tool: 36, flags: 40, buttons: 44, size: 48, reserved: 56
});

/// What a host checks each frame.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_state {
    /// The view's clock in seconds; -INFINITY before the first time.
    pub time: f64,
    /// A host that sleeps calls tapzoom_advance at this time, in seconds. It is `time` (or 0) while the view moves or a
    /// touch frame is open, and INFINITY if nothing is due.
    pub next_deadline: f64,
    /// TAPZOOM_STATE_\* bits, and the TAPZOOM_LIMIT_\* that the content has reached.
    pub flags: u32,
    /// Contacts that are down.
    pub contact_count: i32,
    /// Events that wait for the poll.
    pub waiting_count: i32,
    /// 0.
    pub reserved: [i32; 3],
}

layout!(tapzoom_state, 40, {
    time: 0, next_deadline: 8, flags: 16, contact_count: 20, waiting_count: 24, reserved: 28
});

/// Result of tapzoom_frame.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_frame_result {
    /// Draw the content with it.
    pub transform: tapzoom_transform,
    /// The state after the call.
    pub state: tapzoom_state,
    /// Touches that the view took.
    pub accepted: i32,
    /// Events that the call wrote.
    pub event_count: i32,
    /// 0.
    pub reserved: f64,
}

layout!(tapzoom_frame_result, 88, {
    transform: 0, state: 32, accepted: 72, event_count: 76, reserved: 80
});

/// One report of a wheel or a trackpad.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_scroll {
    /// Seconds.
    pub time: f64,
    /// Position of the pointer in view units.
    pub x: f64,
    /// Position of the pointer in view units.
    pub y: f64,
    /// Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. A positive dy scrolls
    /// the page down, or zooms out, as in the DOM.
    pub dx: f64,
    /// Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. A positive dy scrolls
    /// the page down, or zooms out, as in the DOM.
    pub dy: f64,
    /// Factor of a trackpad's pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean none. It zooms whatever
    /// `wheel` and `trackpad` are.
    pub factor: f64,
    /// Rotation by a trackpad since the last report, radians, -1000 to 1000.
    pub rotation: f64,
    /// TAPZOOM_UNIT_\*.
    pub unit: i32,
    /// TAPZOOM_SOURCE_\*.
    pub source: i32,
    /// TAPZOOM_SCROLL_\*.
    pub phase: i32,
    /// 0.
    pub reserved: i32,
}

layout!(tapzoom_scroll, 72, {
    time: 0, x: 8, y: 16, dx: 24, dy: 32, factor: 40, rotation: 48, unit: 56, source: 60, phase: 64, reserved: 68
});

/// Velocity of the content at one point of the view, about which it scales and rotates.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_velocity {
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

layout!(tapzoom_velocity, 48, {
    x: 0, y: 8, log_scale: 16, rotation: 24, view_x: 32, view_y: 40
});

/// One event. Fields that a kind does not use are 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_event {
    /// The true instant in seconds.
    pub time: f64,
    /// Id of the contact, of several the one that landed first.
    pub contact: i64,
    /// TAPZOOM_EVENT_\*.
    pub kind: i32,
    /// TAPZOOM_PHASE_\*.
    pub phase: i32,
    /// Contacts that take part.
    pub contact_count: i32,
    /// Taps of the quick series up to now.
    pub tap_count: i32,
    /// Place in view units: the center of the fingers, otherwise of the safe area.
    pub view_x: f64,
    /// Place in view units: the center of the fingers, otherwise of the safe area.
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
    /// Those of the displayed transform at that time.
    pub scale: f64,
    /// Those of the displayed transform at that time.
    pub rotation: f64,
    /// Velocity of the fingers, otherwise of the content, at that place; 0 in CHANGED.
    pub velocity: tapzoom_velocity,
    /// PAN: travel for the pager since the last polled one, view units.
    pub unconsumed_x: f64,
    /// PAN: travel for the pager since the last polled one, view units.
    pub unconsumed_y: f64,
    /// TAPZOOM_TOOL_\* of the contact.
    pub tool: i32,
    /// TAPZOOM_BUTTON_\* bits at its landing.
    pub buttons: u32,
    /// TAPZOOM_LIMIT_\* bits. PAN: the edges beyond which the pager is displaced.
    pub limits: u32,
    /// TAPZOOM_DIRECTION_\* of SWIPE, PAGE and EDGE.
    pub direction: i32,
    /// OWNER: TAPZOOM_OWNER_\* from now on.
    pub owner: i32,
    /// FAILED: TAPZOOM_EVENT_\*.
    pub gesture: i32,
    /// FAILED: TAPZOOM_REASON_\*.
    pub reason: i32,
    /// FAILED: offsetof the setting that decided in tapzoom_config; 0 if none.
    pub setting: i32,
    /// FAILED: the number measured, in its unit.
    pub measured: f64,
    /// FAILED: the bound that it missed.
    pub allowed: f64,
    /// ANIMATION, FLING, SETTLED and LIMIT: TAPZOOM_CAUSE_\*.
    pub cause: i32,
    /// 0.
    pub reserved: [i32; 3],
}

layout!(tapzoom_event, 240, {
    time: 0, contact: 8, kind: 16, phase: 20, contact_count: 24, tap_count: 28, view_x: 32, view_y: 40, content_x: 48,
    content_y: 56, landing_view_x: 64, landing_view_y: 72, landing_content_x: 80, landing_content_y: 88, scale: 96,
    rotation: 104, velocity: 112, unconsumed_x: 160, unconsumed_y: 168, tool: 176, buttons: 180, limits: 184,
    direction: 188, owner: 192, gesture: 196, reason: 200, setting: 204, measured: 208, allowed: 216, cause: 224,
    reserved: 228
});

/// Options of a command; NULL means all defaults, which are 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_options {
    /// sizeof(tapzoom_options).
    pub struct_size: u32,
    /// 0: at once; 1: animated.
    pub animated: i32,
    /// TAPZOOM_CURVE_\*.
    pub curve: i32,
    /// TAPZOOM_PATH_\*.
    pub path: i32,
    /// Duration of the animation in seconds, 0, or 0.001 to 10. 0 means tapzoom_config.animation_duration, or with FLY
    /// that of fly_speed, at most 60 seconds.
    pub duration: f64,
    /// Padding of tapzoom_zoom_to_rect in the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each.
    pub left: f64,
    /// Padding of tapzoom_zoom_to_rect in the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each.
    pub top: f64,
    /// Padding of tapzoom_zoom_to_rect in the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each.
    pub right: f64,
    /// Padding of tapzoom_zoom_to_rect in the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each.
    pub bottom: f64,
    /// Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.
    pub max_scale: f64,
    /// FLY: curvature, 0.001 to 1000, or 0: sqrt 2.
    pub fly_rho: f64,
    /// FLY without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
    pub fly_speed: f64,
    /// 1: follows another camera, as often as in each frame: sends only LIMIT and a late SETTLED, and does nothing
    /// while the user moves the view. 0 or 1, not with `animated`.
    pub quiet: i32,
    /// 0.
    pub reserved: i32,
}

layout!(tapzoom_options, 88, {
    struct_size: 0, animated: 4, curve: 8, path: 12, duration: 16, left: 24, top: 32, right: 40, bottom: 48,
    max_scale: 56, fly_rho: 64, fly_speed: 72, quiet: 80, reserved: 84
});

/// A scale that keeps its meaning after a resize: a factor times a fit, or the larger of two such terms.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_level {
    /// TAPZOOM_FIT_\*.
    pub fit: i32,
    /// TAPZOOM_FIT_\* of the second term; 0 without one.
    pub other_fit: i32,
    /// Factor, 1e-6 to 1e6.
    pub factor: f64,
    /// Factor of the second term, 1e-6 to 1e6; 0 without one.
    pub other_factor: f64,
}

layout!(tapzoom_level, 24, {
    fit: 0, other_fit: 4, factor: 8, other_factor: 16
});

/// Every setting. Brackets hold the default, and the presets with another one. 720 bytes.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_config {
    /// sizeof(tapzoom_config); tapzoom_config_init sets it.
    pub struct_size: u32,
    /// TAPZOOM_GESTURE_\* bits \[all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE\].
    pub gestures: u32,
    /// Points per view unit, 1e-3 to 1e3 \[1\]. 160 / dpi if a view unit is a pixel.
    pub points_per_unit: f64,
    /// Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 \[1\].
    pub pixels_per_unit: f64,
    /// TAPZOOM_FIT_\* of the fitted view \[CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH\].
    pub fit: i32,
    /// TAPZOOM_BOUNDS_\* \[CONTENT; BOARD: NONE\].
    pub bounds: i32,
    /// Smallest scale \[1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD: 0.1 x
    /// CONTAIN\].
    pub min_scale: tapzoom_level,
    /// Largest scale; below min_scale it acts as that \[6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x
    /// SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN\].
    pub max_scale: tapzoom_level,
    /// TAPZOOM_ZOOM_\* \[TOGGLE; MAPS: STEP; BOARD: FIT\].
    pub double_tap: i32,
    /// TAPZOOM_ACTION_\* of a wheel \[ZOOM; READER: PAN\].
    pub wheel: i32,
    /// TAPZOOM_ACTION_\* of a trackpad's scroll; its pinch always zooms \[PAN\].
    pub trackpad: i32,
    /// 1: nothing animates or flings; the same events come. 0 or 1 \[0\].
    pub reduced_motion: i32,
    /// Place of the content that the view aligns: 0 is left, 1 is right. A part, 0 to 1 \[0.5\].
    pub align_x: f64,
    /// The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 \[0.5; READER: 0\].
    pub align_y: f64,
    /// Part of the content that stays visible, 0 to 1 \[1\]. With 0.5 half of it may leave.
    pub visible_part: f64,
    /// Length added to that part, view units, -1e12 to 1e12 \[0\]. -40 allows a margin of 40.
    pub visible_extra: f64,
    /// 1: content that cannot scroll along x follows a drag elastically. 0 or 1 \[0; PHOTOS: 1\].
    pub always_bounce_x: i32,
    /// The same along y. 0 or 1 \[0\].
    pub always_bounce_y: i32,
    /// TAPZOOM_ZOOM_\* \[NONE; MAPS: STEP; READER: FIT\].
    pub two_finger_tap: i32,
    /// TAPZOOM_ANCHOR_\* of all taps and presses \[POINT; READER: CENTER\].
    pub tap_anchor: i32,
    /// TAPZOOM_PINCH_\* \[CENTROID\].
    pub pinch_anchor: i32,
    /// TAPZOOM_ZOOM_\* of TAP \[NONE\].
    pub tap_action: i32,
    /// TAPZOOM_ZOOM_\* of LONG_PRESS \[NONE\].
    pub press_action: i32,
    /// TAPZOOM_FINGERS_\* bits of the numbers of fingers that tap together \[TWO\].
    pub finger_taps: u32,
    /// TAPZOOM_SNAP_\* \[NONE\].
    pub snap: i32,
    /// Entries of levels in use, 0 to 8 \[0; PHOTOS: 1; READER: 1\].
    pub level_count: i32,
    /// Factor of a step, 1.01 to 100 \[1.5; MAPS: 2\].
    pub zoom_step: f64,
    /// Duration of an animation, seconds, 0, or 0.001 to 10 \[0.30\].
    pub animation_duration: f64,
    /// Largest distance in ln(scale) over which the view snaps, 0 to 10 \[0.35\].
    pub snap_tolerance: f64,
    /// Scales of TOGGLE and LEVELS, in any order \[none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH\].
    pub levels: [tapzoom_level; 8],
    /// TAPZOOM_MOMENTUM_\* \[AUTO\].
    pub momentum: i32,
    /// 1: dy zooms in the opposite direction. 0 or 1 \[0\].
    pub invert_zoom: i32,
    /// Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 \[1\].
    pub wheel_speed: f64,
    /// Decay of the rest of a wheel's motion, 1/s, 0, or 1 to 1000 \[23\].
    pub wheel_smoothing: f64,
    /// Silence after which a scroll without phases ends, seconds, 0.01 to 10 \[0.15\].
    pub scroll_end_time: f64,
    /// Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 \[2\].
    pub fling_decay: f64,
    /// The same of zoom and rotation, 1/s, 0, or 0.1 to 1000 \[13\].
    pub fling_zoom_decay: f64,
    /// Slowest pan that flings, points per second, 0 to 1e6 \[200\].
    pub fling_min_speed: f64,
    /// Stiffness c, 0 to 1 \[0.55\]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + 1)) d, where d is the
    /// length of the safe area. 0 is a hard stop.
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
    /// Change of the fingers' mean radius before a pinch, points, 0 to 1e4 \[6\].
    pub pinch_slop: f64,
    /// Exponent of the zoom by a pinch, 0.01 to 10 \[1\].
    pub pinch_speed: f64,
    /// Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 \[50\].
    pub pinch_min_span: f64,
    /// Arc before a rotation, points, 0 to 1e4 \[25\]. It grows while fingers spread.
    pub rotate_slop: f64,
    /// Largest angle to a detent to which a rotation snaps, radians, 0 to 0.785 \[0.122\].
    pub rotate_snap: f64,
    /// Angle from one detent to the next, radians, 0.01 to 6.284 \[1.5707963267948966; MAPS: 6.283185307179586\]. A
    /// full turn has one: north.
    pub rotate_snap_step: f64,
    /// Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags \[140\].
    pub quick_zoom_distance: f64,
    /// Bit 1 \<\< TAPZOOM_EVENT_\* for each kind to send \[all but FAILED, SNAP\].
    pub events: u64,
    /// 1: corrects late, doubled and unknown touches: see tapzoom_push_touches. 0 or 1 \[1\].
    pub lenient: i32,
    /// Contacts needed to move the view, 1 to 2 \[1\]. With 2 a single finger is the host's.
    pub min_pan_contacts: i32,
    /// TAPZOOM_LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager \[0\].
    pub pager_edges: u32,
    /// Bit 1 \<\< TAPZOOM_TOOL_\* for each tool of the host, such as a pen that draws \[0\].
    pub host_tools: u32,
    /// TAPZOOM_BUTTON_\* bits: contacts that land with one of them are the host's \[0\].
    pub host_buttons: u32,
    /// TAPZOOM_FINGERS_THREE..FIVE bits of the numbers of fingers that send FINGERS_DRAG \[0\].
    pub drag_fingers: u32,
    /// Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off \[0\]. 125 (20 mm) suits drawing.
    pub palm_size: f64,
    /// Time after the lift of a pen in which fingers that land are ignored, as while it is down, seconds, 0 to 1e12; 0
    /// is off \[0\]. 0.5 suits drawing.
    pub pen_guard_time: f64,
    /// A landing sooner than this after a lift continues the contact, seconds, 0 to double_tap_time \[0.04\].
    pub tap_debounce_time: f64,
    /// Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off \[0\].
    pub tap_ignore_time: f64,
    /// Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 points,
    /// seconds, 0 to 1 \[0.08\].
    pub lift_grace_time: f64,
    /// Fastest fling, points per second, fling_min_speed to 1e6 \[20000\].
    pub fling_max_speed: f64,
    /// Speed above which flings add up, points per second, 0 to 1e6 \[350\].
    pub fling_boost_speed: f64,
    /// Least arc before a rotation away from a detent, points, 0 to 1e4 \[0\]. 45 keeps a map at north.
    pub rotate_slop_snapped: f64,
    /// Longest time for which drawn fingers are predicted, seconds, 0 to 0.025; 0 is off \[0\].
    pub predict_time: f64,
}

layout!(tapzoom_config, 720, {
    struct_size: 0, gestures: 4, points_per_unit: 8, pixels_per_unit: 16, fit: 24, bounds: 28, min_scale: 32,
    max_scale: 56, double_tap: 80, wheel: 84, trackpad: 88, reduced_motion: 92, align_x: 96, align_y: 104,
    visible_part: 112, visible_extra: 120, always_bounce_x: 128, always_bounce_y: 132, two_finger_tap: 136,
    tap_anchor: 140, pinch_anchor: 144, tap_action: 148, press_action: 152, finger_taps: 156, snap: 160,
    level_count: 164, zoom_step: 168, animation_duration: 176, snap_tolerance: 184, levels: 192, momentum: 384,
    invert_zoom: 388, wheel_speed: 392, wheel_smoothing: 400, scroll_end_time: 408, fling_decay: 416,
    fling_zoom_decay: 424, fling_min_speed: 432, rubber_band: 440, rubber_band_scale: 448, spring_frequency: 456,
    double_tap_time: 464, double_tap_distance: 472, tap_time: 480, tap_slop: 488, press_time: 496,
    two_finger_tap_time: 504, two_finger_land_time: 512, two_finger_lift_time: 520, pan_slop: 528, axis_lock_ratio: 536,
    swipe_speed: 544, page_overscroll: 552, pinch_slop: 560, pinch_speed: 568, pinch_min_span: 576, rotate_slop: 584,
    rotate_snap: 592, rotate_snap_step: 600, quick_zoom_distance: 608, events: 616, lenient: 624, min_pan_contacts: 628,
    pager_edges: 632, host_tools: 636, host_buttons: 640, drag_fingers: 644, palm_size: 648, pen_guard_time: 656,
    tap_debounce_time: 664, tap_ignore_time: 672, lift_grace_time: 680, fling_max_speed: 688, fling_boost_speed: 696,
    rotate_slop_snapped: 704, predict_time: 712
});

/// How far the content is beyond its limits.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_overscroll {
    /// Displayed, view units: positive beyond LEFT or TOP.
    pub x: f64,
    /// Displayed, view units: positive beyond LEFT or TOP.
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

layout!(tapzoom_overscroll, 48, {
    x: 0, y: 8, raw_x: 16, raw_y: 24, log_scale: 32, raw_log_scale: 40
});

/// An upright rectangle. The ranges are those of an argument.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_rect {
    /// Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0.
    pub x: f64,
    /// Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0.
    pub y: f64,
    /// Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub width: f64,
    /// Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub height: f64,
}

layout!(tapzoom_rect, 32, {
    x: 0, y: 8, width: 16, height: 24
});

/// The host's area for the content, in view units, and the bars that cover its sides (insets). The view fits, aligns
/// and clamps content within the safe area, the viewport without its insets. That is at least 1/64 of the viewport
/// along each axis.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_viewport {
    /// Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub width: f64,
    /// Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.
    pub height: f64,
    /// Insets, 0 to TAPZOOM_MAX_LENGTH.
    pub left: f64,
    /// Insets, 0 to TAPZOOM_MAX_LENGTH.
    pub top: f64,
    /// Insets, 0 to TAPZOOM_MAX_LENGTH.
    pub right: f64,
    /// Insets, 0 to TAPZOOM_MAX_LENGTH.
    pub bottom: f64,
}

layout!(tapzoom_viewport, 48, {
    width: 0, height: 8, left: 16, top: 24, right: 32, bottom: 40
});

/// A touch: one contact at one instant.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_touch {
    /// Seconds, not before the view's clock: of the device, or of the frame.
    pub time: f64,
    /// Any number, unique among the contacts that are down.
    pub id: i64,
    /// Position in view units; it may lie outside the viewport.
    pub x: f64,
    /// Position in view units; it may lie outside the viewport.
    pub y: f64,
    /// TAPZOOM_TOUCH_\*.
    pub phase: i32,
    /// TAPZOOM_TOOL_\*; the one at BEGAN counts.
    pub tool: i32,
    /// TAPZOOM_CONTACT_\* bits; those at BEGAN count, and PALM at any touch.
    pub flags: u32,
    /// TAPZOOM_BUTTON_\* bits; those at BEGAN count. Usually 0 or PRIMARY for a finger.
    pub buttons: u32,
    /// Longer axis of the contact's area, view units, 0 to TAPZOOM_MAX_LENGTH; 0 if unknown. A finger above
    /// tapzoom_config.palm_size is a palm.
    pub size: f64,
    /// 0.
    pub reserved: f64,
}

layout!(tapzoom_touch, 64, {
    time: 0, id: 8, x: 16, y: 24, phase: 32, tool: 36, flags: 40, buttons: 44, size: 48, reserved: 56
});

/// One report of a wheel or a trackpad.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_scroll {
    /// Seconds, not before the view's clock.
    pub time: f64,
    /// Position of the pointer in view units.
    pub x: f64,
    /// Position of the pointer in view units.
    pub y: f64,
    /// Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. With a positive dy the
    /// page scrolls down, or the view zooms out, as in the DOM.
    pub dx: f64,
    /// Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. With a positive dy the
    /// page scrolls down, or the view zooms out, as in the DOM.
    pub dy: f64,
    /// Factor of a pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean no pinch. With TAPZOOM_GESTURE_PINCH it
    /// zooms about the pointer, whatever `wheel` and `trackpad` are, but not while two contacts of the view are down.
    pub factor: f64,
    /// Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts with TAPZOOM_GESTURE_ROTATE.
    pub rotation: f64,
    /// TAPZOOM_UNIT_\*.
    pub unit: i32,
    /// TAPZOOM_SOURCE_\*.
    pub source: i32,
    /// TAPZOOM_SCROLL_\*.
    pub phase: i32,
    /// 0.
    pub reserved: i32,
}

layout!(tapzoom_scroll, 72, {
    time: 0, x: 8, y: 16, dx: 24, dy: 32, factor: 40, rotation: 48, unit: 56, source: 60, phase: 64, reserved: 68
});

/// A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms. A
/// second term with TAPZOOM_LEVEL_FIRST is TAPZOOM_ERROR_RANGE. Examples:
///
/// - {2.5, 0, TAPZOOM_FIT_NONE}: the scale 2.5.
/// - {2, 6, TAPZOOM_FIT_ONE_TO_ONE, TAPZOOM_FIT_CONTAIN, TAPZOOM_LEVEL_LARGER}: two device pixels for each content
///   unit, or six times the scale of the whole content.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_level {
    /// Factor of the first term, 1e-6 to 1e6.
    pub factor: f64,
    /// Factor of the second term, 1e-6 to 1e6; 0 with FIRST.
    pub other_factor: f64,
    /// TAPZOOM_FIT_\* of the first term.
    pub fit: i32,
    /// TAPZOOM_FIT_\* of the second term; 0 with FIRST.
    pub other_fit: i32,
    /// TAPZOOM_LEVEL_\*.
    pub choice: i32,
    /// 0.
    pub reserved: i32,
}

layout!(tapzoom_level, 32, {
    factor: 0, other_factor: 8, fit: 16, other_fit: 20, choice: 24, reserved: 28
});

/// Every setting. tapzoom_config_init fills the struct; the host changes fields and passes it to tapzoom_create or
/// tapzoom_set_config. Brackets hold the default, and the presets with another default. A number outside its range is
/// TAPZOOM_ERROR_RANGE, a switch other than 0 and 1 TAPZOOM_ERROR_ENUM.
///
/// 0 turns off what these settings do: animation_duration, tap_debounce_time, axis_lock_ratio, rotate_snap,
/// lift_grace_time, page_overscroll, fling_boost_speed, fling_zoom_decay, rubber_band, wheel_smoothing,
/// tap_ignore_time, rotate_slop_snapped and predict_time.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_config {
    /// sizeof(tapzoom_config); tapzoom_config_init sets it.
    pub struct_size: u32,
    /// TAPZOOM_GESTURE_\* bits to recognize \[all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE,
    /// SWIPE\].
    pub gestures: u32,
    /// Bit 1 \<\< TAPZOOM_EVENT_\* for each kind that the host polls \[all but FAILED, SNAP\]. Bits without a kind are
    /// allowed.
    pub events: u64,
    /// 1: the view corrects late, doubled and unknown touches instead of refusing them: see tapzoom_push_touches. 0 or
    /// 1 \[0\].
    pub lenient: i32,
    /// 1: animations, wheels and returns into the limits take effect at once, and flings do not move. The same events
    /// come in order. 0 or 1 \[0\].
    pub reduced_motion: i32,
    /// Points per view unit, 1e-3 to 1e3 \[1\]. 160 / dpi if a view unit is a pixel.
    pub points_per_unit: f64,
    /// Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 \[1\].
    pub pixels_per_unit: f64,
    /// TAPZOOM_FIT_\* of the fitted view \[CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH\].
    pub fit: i32,
    /// TAPZOOM_BOUNDS_\* \[CONTENT; BOARD: NONE\].
    pub bounds: i32,
    /// Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is right. A part, 0
    /// to 1 \[0.5\].
    pub align_x: f64,
    /// The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 \[0.5; READER: 0\].
    pub align_y: f64,
    /// Part of the content that stays visible: see TAPZOOM_BOUNDS_CONTENT. 0 to 1 \[1\].
    pub visible_part: f64,
    /// Length added to that part, view units, -1e12 to 1e12 \[0\]. A negative one is a margin that content may leave at
    /// each side.
    pub visible_extra: f64,
    /// Smallest scale, at any rotation \[1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH;
    /// BOARD: 0.1 x CONTAIN\].
    pub min_scale: tapzoom_level,
    /// Largest scale; below min_scale it acts as min_scale \[6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x
    /// SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN\].
    pub max_scale: tapzoom_level,
    /// TAPZOOM_ZOOM_\* \[TOGGLE; MAPS: STEP; BOARD: FIT\].
    pub double_tap: i32,
    /// TAPZOOM_ANCHOR_\* of the lift of the second tap \[POINT; READER: CENTER\].
    pub double_tap_anchor: i32,
    /// TAPZOOM_ZOOM_\* \[NONE; MAPS: STEP; READER: FIT\].
    pub two_finger_tap: i32,
    /// TAPZOOM_ANCHOR_\* of the midpoint of the two fingers \[POINT\].
    pub two_finger_tap_anchor: i32,
    /// Entries of levels in use, 0 to 8 \[0; PHOTOS: 1; READER: 1\]. The others read back as zeros.
    pub level_count: i32,
    /// TAPZOOM_SNAP_\*: scales to which the view snaps \[NONE\].
    pub snap: i32,
    /// Largest distance in ln(scale) over which the view snaps, 0 to 10 \[0.35\].
    pub snap_tolerance: f64,
    /// Factor of a step, 1.01 to 100 \[1.5; MAPS: 2\].
    pub zoom_step: f64,
    /// Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 \[0.30\].
    pub animation_duration: f64,
    /// Scales of TOGGLE and LEVELS, in any order \[none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH\].
    pub levels: [tapzoom_level; 8],
    /// Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 \[1\]. Otherwise a tap lifts before
    /// press_time.
    pub tap_time: f64,
    /// Travel that a finger's tap and long press allow, points, 0 to 1e4 \[18\]. Travel is the largest distance from
    /// the landing. Where a drag would pan, it is always 10; elsewhere a value below 10 acts as 10.
    pub tap_slop: f64,
    /// Travel after which a pen pans, if the content can pan, points, 0 to 1e4 \[6\]. A pen that does not pan taps
    /// within the larger of this and 10.
    pub tap_slop_pen: f64,
    /// The same for a mouse, points, 0 to 1e4 \[3\].
    pub tap_slop_mouse: f64,
    /// A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds, 0 to
    /// double_tap_time \[0.04\]. A landing of the same tool at the very time of the lift is not a bounce.
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
    /// the motion. A pen and a mouse use their tap slop instead, unless this is 0. Where the content cannot pan, at
    /// least the tap slop counts. During a pinch the slop is 0.
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
    /// fingers, at least pinch_min_span / 2. The view subtracts the slop from the motion. The slop grows up to twice
    /// this while the fingers also spread or travel.
    pub rotate_slop: f64,
    /// Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785
    /// \[0.122\]. 0.122 is 7 degrees. Above half of rotate_snap_step every rotation snaps.
    pub rotate_snap: f64,
    /// Grace period after the first of several fingers lifts, in which the view discards the movement of the others,
    /// seconds, 0 to 1 \[0.08\]. If all lift in it, the view flings with the velocity of the first lift. Movement of
    /// more than 9 points ends it, and the fingers move the view again. After a pinch the way that the last finger
    /// makes at its old speed does not count.
    pub lift_grace_time: f64,
    /// Slowest swipe, points per second, 0 to 1e6 \[300\].
    pub swipe_speed: f64,
    /// Largest angle of a swipe to an axis, radians, 0 to 0.785 \[0.524\]. 0.524 is 30 degrees.
    pub swipe_angle: f64,
    /// Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags \[140\].
    pub quick_zoom_distance: f64,
    /// Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge; part of the safe area's
    /// width, 0 to 10 \[0.25\].
    pub page_overscroll: f64,
    /// Slowest pan that flings, points per second, 0 to 1e6 \[200\]. Only axes along which a drag moves the content
    /// count.
    pub fling_min_speed: f64,
    /// Fastest fling, points per second, fling_min_speed to 1e6 \[20000\].
    pub fling_max_speed: f64,
    /// Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 \[2\].
    pub fling_decay: f64,
    /// Least speed at which a new fling adds to the one that its finger stopped at the landing, points per second, 0 to
    /// 1e6 \[350\]. Both must be at least this fast, with less than 90 degrees between them. The sum is at most
    /// fling_max_speed.
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
    /// A drag along the x axis of content that cannot scroll along it. 1: pulls the content against the rubber band. 0:
    /// does not move it, nor does a fling. 0 or 1 \[0; PHOTOS: 1\].
    pub always_bounce_x: i32,
    /// The same along its y axis. 0 or 1 \[0\].
    pub always_bounce_y: i32,
    /// TAPZOOM_MOMENTUM_\* \[HOST\].
    pub momentum: i32,
    /// TAPZOOM_ACTION_\* of a wheel \[ZOOM; READER: PAN\].
    pub wheel: i32,
    /// TAPZOOM_ACTION_\* of a trackpad's scroll; its pinch always zooms \[PAN\].
    pub trackpad: i32,
    /// 1: dy zooms in the opposite direction. 0 or 1 \[0\].
    pub invert_zoom: i32,
    /// Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 \[1\].
    pub wheel_speed: f64,
    /// Decay of the remaining zoom or pan of a wheel, exp(-wheel_smoothing t), 1/s, 0, or 1 to 1000 \[23\].
    pub wheel_smoothing: f64,
    /// Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10
    /// \[0.15\].
    pub scroll_end_time: f64,
    /// Number of contacts needed to move the view, 1 to 2 \[1\]. With 2 a single finger belongs to the host; it still
    /// taps.
    pub min_pan_contacts: i32,
    /// TAPZOOM_LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager, without a
    /// rubber band \[0\].
    pub pager_edges: u32,
    /// Bit 1 \<\< TAPZOOM_TOOL_\* for each tool whose contacts belong to the host, such as a pen that draws \[0\].
    pub host_tools: u32,
    /// TAPZOOM_BUTTON_\* bits: contacts that land with one of them belong to the host \[0\].
    pub host_buttons: u32,
    /// TAPZOOM_FINGERS_\* bits of the numbers of fingers that tap together \[TWO\]. Three or more fingers that are not
    /// in it do nothing.
    pub finger_taps: u32,
    /// TAPZOOM_FINGERS_THREE..FIVE bits of the numbers of fingers that drag for the host: see
    /// TAPZOOM_EVENT_FINGERS_DRAG \[0\].
    pub drag_fingers: u32,
    /// Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off \[0\]. 125 points, 20 mm, suit a drawing
    /// program. A palm belongs to nobody until it lifts, also if it shrinks: TAPZOOM_OWNER_IGNORED.
    pub palm_size: f64,
    /// Time after the lift of a pen, or after tapzoom_pen_near, in which a finger that lands is ignored, seconds, 0 to
    /// 1e12; 0 is off \[0\]. 0.5 suits a drawing program. While the pen is down, fingers that land are ignored, too. So
    /// are those that landed at most 0.15 s before the pen, unless they are beyond their slop.
    pub pen_guard_time: f64,
    /// TAPZOOM_ZOOM_\* of TAP, at the place and content point of the event, with double_tap_anchor \[NONE\]. It does
    /// nothing if fingers move the view.
    pub tap_action: i32,
    /// TAPZOOM_ZOOM_\* of LONG_PRESS, when it begins, with double_tap_anchor \[NONE\]. It does nothing if fingers move
    /// the view.
    pub press_action: i32,
    /// Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble, seconds, 0 to 10;
    /// 0 is off \[0\]. It belongs to nobody: TAPZOOM_OWNER_IGNORED. Above double_tap_time there are no double taps and
    /// no quick zooms, and TAP comes at the lift.
    pub tap_ignore_time: f64,
    /// Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 \[1.5707963267948966; MAPS:
    /// 6.283185307179586\]. A full turn has one detent: north, with rotate_snap_origin 0.
    pub rotate_snap_step: f64,
    /// Angle of a detent, radians, -6.284 to 6.284 \[0\]. The others are whole steps away.
    pub rotate_snap_origin: f64,
    /// Least arc before a rotation of content that is at a detent, points, 0 to 1e4 \[0\]. It acts where it exceeds
    /// rotate_slop: 45 keeps a map at north through most pinches.
    pub rotate_slop_snapped: f64,
    /// TAPZOOM_PINCH_\* \[CENTROID\].
    pub pinch_anchor: i32,
    /// 0.
    pub reserved: i32,
    /// Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is off \[0\].
    /// With more than the time between two frames, content steps back visibly at a lift.
    pub predict_time: f64,
}

layout!(tapzoom_config, 840, {
    struct_size: 0, gestures: 4, events: 8, lenient: 16, reduced_motion: 20, points_per_unit: 24, pixels_per_unit: 32,
    fit: 40, bounds: 44, align_x: 48, align_y: 56, visible_part: 64, visible_extra: 72, min_scale: 80, max_scale: 112,
    double_tap: 144, double_tap_anchor: 148, two_finger_tap: 152, two_finger_tap_anchor: 156, level_count: 160,
    snap: 164, snap_tolerance: 168, zoom_step: 176, animation_duration: 184, levels: 192, tap_time: 448, tap_slop: 456,
    tap_slop_pen: 464, tap_slop_mouse: 472, tap_debounce_time: 480, double_tap_time: 488, double_tap_distance: 496,
    two_finger_tap_time: 504, two_finger_land_time: 512, two_finger_lift_time: 520, press_time: 528, pan_slop: 536,
    axis_lock_ratio: 544, pinch_slop: 552, pinch_speed: 560, pinch_min_span: 568, rotate_slop: 576, rotate_snap: 584,
    lift_grace_time: 592, swipe_speed: 600, swipe_angle: 608, quick_zoom_distance: 616, page_overscroll: 624,
    fling_min_speed: 632, fling_max_speed: 640, fling_decay: 648, fling_boost_speed: 656, fling_zoom_decay: 664,
    rubber_band: 672, rubber_band_scale: 680, spring_frequency: 688, always_bounce_x: 696, always_bounce_y: 700,
    momentum: 704, wheel: 708, trackpad: 712, invert_zoom: 716, wheel_speed: 720, wheel_smoothing: 728,
    scroll_end_time: 736, min_pan_contacts: 744, pager_edges: 748, host_tools: 752, host_buttons: 756, finger_taps: 760,
    drag_fingers: 764, palm_size: 768, pen_guard_time: 776, tap_action: 784, press_action: 788, tap_ignore_time: 792,
    rotate_snap_step: 800, rotate_snap_origin: 808, rotate_slop_snapped: 816, pinch_anchor: 824, reserved: 828,
    predict_time: 832
});

/// One event. Fields that a kind does not use are 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_event {
    /// The true instant in seconds, not the time of the call that noticed it.
    pub time: f64,
    /// Id of the contact, of several the one that landed first; 0 with contact_count 0.
    pub contact: i64,
    /// TAPZOOM_EVENT_\*.
    pub kind: i32,
    /// TAPZOOM_PHASE_\*.
    pub phase: i32,
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
    /// Velocity of the fingers, otherwise of the content, at that place. It is 0 in CHANGED (see tapzoom_get_velocity),
    /// and in taps and presses unless the content moves; its view_x and view_y are always those of the event.
    pub velocity: tapzoom_velocity,
    /// PAN: travel that the content did not use since the last polled PAN event, for the host's pager, view units.
    pub unconsumed_x: f64,
    /// PAN: travel that the content did not use since the last polled PAN event, for the host's pager, view units.
    pub unconsumed_y: f64,
    /// TAPZOOM_TOOL_\* of the first contact.
    pub tool: i32,
    /// TAPZOOM_BUTTON_\* bits of that contact at its landing.
    pub buttons: u32,
    /// TAPZOOM_LIMIT_\* bits: one for LIMIT, EDGE, SWIPE and PAGE. PAN: the edges beyond which the pager is displaced.
    /// At PAN ENDED, the velocity along these axes is that of the pager.
    pub limits: u32,
    /// TAPZOOM_DIRECTION_\* of SWIPE, PAGE and EDGE.
    pub direction: i32,
    /// OWNER: TAPZOOM_OWNER_\* of the contact from now on.
    pub owner: i32,
    /// FAILED: TAPZOOM_EVENT_\* of the gesture that does not come.
    pub gesture: i32,
    /// FAILED: TAPZOOM_REASON_\*.
    pub reason: i32,
    /// FAILED: offset in tapzoom_config of the setting that decided, such as offsetof(tapzoom_config, tap_slop); 0 if
    /// none did.
    pub setting: i32,
    /// FAILED: the number measured, in the unit of the setting.
    pub measured: f64,
    /// FAILED: the bound that it missed, in the same unit.
    pub allowed: f64,
    /// ANIMATION, FLING, SETTLED and LIMIT: TAPZOOM_CAUSE_\* of the mover of the view. Other kinds: USER.
    pub cause: i32,
    /// 0.
    pub reserved: [i32; 3],
}

layout!(tapzoom_event, 240, {
    time: 0, contact: 8, kind: 16, phase: 20, contact_count: 24, tap_count: 28, view_x: 32, view_y: 40, content_x: 48,
    content_y: 56, landing_view_x: 64, landing_view_y: 72, landing_content_x: 80, landing_content_y: 88, scale: 96,
    rotation: 104, velocity: 112, unconsumed_x: 160, unconsumed_y: 168, tool: 176, buttons: 180, limits: 184,
    direction: 188, owner: 192, gesture: 196, reason: 200, setting: 204, measured: 208, allowed: 216, cause: 224,
    reserved: 228
});

/// A contact that is down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_contact {
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
    /// TAPZOOM_OWNER_\*.
    pub owner: i32,
    /// TAPZOOM_TOOL_\*.
    pub tool: i32,
    /// TAPZOOM_BUTTON_\* bits at its landing.
    pub buttons: u32,
    /// 0.
    pub reserved: [i32; 5],
}

layout!(tapzoom_contact, 96, {
    id: 0, x: 8, y: 16, landing_time: 24, landing_view_x: 32, landing_view_y: 40, landing_content_x: 48,
    landing_content_y: 56, owner: 64, tool: 68, buttons: 72, reserved: 76
});

/// The state that a host checks each frame.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_state {
    /// The view's clock in seconds; -INFINITY before it starts.
    pub time: f64,
    /// When the host must call tapzoom_advance next, in seconds: the time of the next event that needs no input, such
    /// as a long press. It is `time` while the drawing moves or a touch frame is open (0 without a clock), and INFINITY
    /// if nothing is due.
    pub next_deadline: f64,
    /// TAPZOOM_STATE_\* and TAPZOOM_LIMIT_\* bits.
    pub flags: u32,
    /// Contacts that are down.
    pub contact_count: i32,
    /// Events that wait for the poll, which may drop some of a full queue.
    pub waiting_count: i32,
    /// 0.
    pub reserved: [i32; 3],
}

layout!(tapzoom_state, 40, {
    time: 0, next_deadline: 8, flags: 16, contact_count: 20, waiting_count: 24, reserved: 28
});

/// Result of tapzoom_frame.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_frame_result {
    /// What the host draws: tapzoom_get_transform_at for the view's clock.
    pub transform: tapzoom_transform,
    /// The state after the call. EVENTS_LOST is set if events were dropped before or by the poll of this call.
    pub state: tapzoom_state,
    /// Touches that the view took.
    pub accepted: i32,
    /// Events that the call wrote.
    pub event_count: i32,
    /// 0.
    pub reserved: f64,
}

layout!(tapzoom_frame_result, 88, {
    transform: 0, state: 32, accepted: 72, event_count: 76, reserved: 80
});

/// Options of a command. 0 is the default of every field but struct_size, and NULL options mean all defaults. Example:
///
/// ```text
/// tapzoom_options options = {.struct_size = sizeof options, .animated = 1}
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_options {
    /// sizeof(tapzoom_options).
    pub struct_size: u32,
    /// 0: at once; 1: animated. curve, path, duration and the fields of FLY count only with animation.
    pub animated: i32,
    /// TAPZOOM_CURVE_\*.
    pub curve: i32,
    /// TAPZOOM_PATH_\*. Relative commands, tapzoom_step and tapzoom_set_config always take DIRECT.
    pub path: i32,
    /// Duration of the animation in seconds, 0, or 0.001 to 10. 0 means tapzoom_config.animation_duration; with FLY the
    /// time that follows from fly_speed, at least animation_duration and at most 60 seconds.
    pub duration: f64,
    /// Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each. It
    /// leaves at least 1/64 of the safe area.
    pub left: f64,
    /// Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each. It
    /// leaves at least 1/64 of the safe area.
    pub top: f64,
    /// Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each. It
    /// leaves at least 1/64 of the safe area.
    pub right: f64,
    /// Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to TAPZOOM_MAX_LENGTH each. It
    /// leaves at least 1/64 of the safe area.
    pub bottom: f64,
    /// Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. It limits absolute commands and
    /// tapzoom_zoom_by, which never zooms out because of it.
    pub max_scale: f64,
    /// FLY: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further, but not below the view's smallest
    /// scale.
    pub fly_rho: f64,
    /// FLY with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
    pub fly_speed: f64,
    /// 1: the command follows another camera, and yields to the user: see QUIET COMMANDS. 0 or 1; 1 with `animated` is
    /// ERROR_RANGE. tapzoom_set_config does not use it.
    pub quiet: i32,
    /// 0.
    pub reserved: i32,
}

layout!(tapzoom_options, 88, {
    struct_size: 0, animated: 4, curve: 8, path: 12, duration: 16, left: 24, top: 32, right: 40, bottom: 48,
    max_scale: 56, fly_rho: 64, fly_speed: 72, quiet: 80, reserved: 84
});

/// One replayed call.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct tapzoom_record_entry {
    /// Index of the call; START is 0.
    pub number: i64,
    /// Hash of all calls and outcomes since START.
    pub hash: u64,
    /// The view's clock after the call.
    pub time: f64,
    /// TAPZOOM_RECORD_\*.
    pub kind: i32,
    /// Events that the call polled.
    pub event_count: i32,
    /// Its real arguments in order.
    pub numbers: [f64; 16],
    /// Its integer arguments.
    pub integers: [i64; 12],
}

layout!(tapzoom_record_entry, 256, {
    number: 0, hash: 8, time: 16, kind: 24, event_count: 28, numbers: 32, integers: 160
});

extern "C" {
    /// Fills a config with a TAPZOOM_PRESET_\*.
    ///
    /// - `struct_size`: sizeof(tapzoom_config).
    /// - `preset`: TAPZOOM_PRESET_\*.
    pub fn tapzoom_config_init(config: *mut tapzoom_config, struct_size: usize, preset: i32) -> tapzoom_status;
    /// Creates a view, which shows the fitted view.
    ///
    /// - `content`: In content units; its origin may be anywhere.
    pub fn tapzoom_create(
        config: *const tapzoom_config,
        viewport: *const tapzoom_viewport,
        content: *const tapzoom_rect,
        view: *mut *mut tapzoom_view,
    ) -> tapzoom_status;
    /// Ends a view, and frees the memory of tapzoom_create; NULL is allowed.
    pub fn tapzoom_destroy(view: *mut tapzoom_view);
    /// Runs one frame: pushes touches, advances the clock, polls the events, and reads the transform and the state.
    ///
    /// A bad touch or time ends the call. The view has then taken the touches before it, polls nothing, and writes
    /// result.
    ///
    /// - `options`: NULL, or options without animation: the view adopts the settings at once, without ANIMATION and
    ///   SETTLED. With animation, a view beyond the new limits animates into them, and sends both.
    pub fn tapzoom_set_config(
        view: *mut tapzoom_view,
        config: *const tapzoom_config,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Reads the settings as the host has set them, for example to change one and pass them to tapzoom_set_config.
    ///
    /// Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE. Since 1.0.
    ///
    /// - `config`: Set its struct_size before the call; the view writes that many bytes.
    pub fn tapzoom_get_config(view: *const tapzoom_view, config: *mut tapzoom_config) -> tapzoom_status;
    /// Changes the size and insets of the viewport. Within the limits and bounds the view keeps what the user looks at:
    ///
    /// - A view at its fitted view goes to the new fitted view.
    /// - Another size keeps the scale relative to the fitted view, and the content point at the center of the safe
    ///   area.
    /// - Other insets keep the transform of a zoomed view.
    /// - A device that turns and turns back shows the same as before, unless the view has moved in between.
    ///
    /// Animations continue to the same end. A FLING is CANCELLED, but its content goes there, without a bounce. The
    /// call does not animate: to slide a bar, call it in each frame. It sends no SETTLED at rest.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
    pub fn tapzoom_set_viewport(view: *mut tapzoom_view, viewport: *const tapzoom_viewport) -> tapzoom_status;
    /// Reads the size and insets of the viewport, as the host has set them. Returns OK; ERROR_NULL. Since 1.0.
    pub fn tapzoom_get_viewport(view: *const tapzoom_view, viewport: *mut tapzoom_viewport) -> tapzoom_status;
    /// Changes the content rectangle; the new bounds and scale limits apply. Animations and drags continue, and a fling
    /// as with tapzoom_set_viewport. An equal rectangle changes nothing. The call sends no ANIMATION, and no SETTLED at
    /// rest.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM. Since 1.0.
    ///
    /// - `content`: In content units; its origin may be anywhere.
    /// - `keep`: TAPZOOM_KEEP_\*.
    pub fn tapzoom_set_content(view: *mut tapzoom_view, content: *const tapzoom_rect, keep: i32) -> tapzoom_status;
    /// Reads the rectangle of the content, as the host has set it. Returns OK; ERROR_NULL. Since 1.0.
    pub fn tapzoom_get_content(view: *const tapzoom_view, content: *mut tapzoom_rect) -> tapzoom_status;
    /// Sets how far the host's pager is displaced, in each frame in which the host moves it. A pager is the host's
    /// scroll container around the content, such as a strip of pages: see pages.md in the guide.
    ///
    /// PAN events report the travel of a drag beyond an edge of tapzoom_config.pager_edges in unconsumed_x and
    /// unconsumed_y; the view adds it to the offset itself. While the offset is not 0, a drag moves only the pager.
    /// This needs PAN in `gestures` and in `events`. Neither a scroll nor rotated content moves the pager.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
    ///
    /// - `x`: Offset, view units: the unconsumed travel that the host has polled, or less of it for friction, plus the
    ///   host's own motion. The view adds the travel that waits in its queue.
    /// - `y`: Offset, view units: the unconsumed travel that the host has polled, or less of it for friction, plus the
    ///   host's own motion. The view adds the travel that waits in its queue.
    pub fn tapzoom_set_pager_offset(view: *mut tapzoom_view, x: f64, y: f64) -> tapzoom_status;
    /// Pushes touches in the order in which they happened. Of touches with equal times push the moves first: a move
    /// after a lift begins another touch frame. The call stops at the first bad touch; the view has taken those before
    /// it.
    ///
    /// With tapzoom_config.lenient no touch is ERROR_TIME or ERROR_CONTACT_\*:
    ///
    /// - A late touch takes effect at the clock, as other late calls do. Durations and velocities use its own time.
    /// - BEGAN with the id of a contact that is down first cancels that contact.
    /// - The view ignores touches with an unknown id, and BEGAN beyond TAPZOOM_MAX_CONTACTS. They count as taken.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME: the touch is late; push it again
    /// with tapzoom_state.time; ERROR_CONTACT_IN_USE: the host missed the end of that contact; push CANCELLED for its
    /// id, then BEGAN again; ERROR_CONTACT_UNKNOWN: skip the touch; ERROR_CONTACT_LIMIT: skip the touches of that
    /// contact. Since 1.0.
    ///
    /// - `touches`: count touches, at most SIZE_MAX / 2; may be NULL when count is 0.
    /// - `accepted`: Receives how many touches the view took, also on error. May be NULL.
    pub fn tapzoom_push_touches(
        view: *mut tapzoom_view,
        touches: *const tapzoom_touch,
        count: usize,
        accepted: *mut usize,
    ) -> tapzoom_status;
    /// Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time. A scroll
    /// adds to a drag or a pinch, and stops a fling and an animation. A wheel zooms about the newest pointer; away from
    /// the limits only the sum of its deltas counts.
    ///
    /// Returns OK; ERROR_NULL: view or scroll; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME. Since 1.0.
    ///
    /// - `consumed`: Receives 1 if the host's page must not scroll, otherwise 0. May be NULL. A zoom is consumed. A pan
    ///   is consumed if the content can move in its direction; then the rest of that scroll is consumed too.
    pub fn tapzoom_push_scroll(
        view: *mut tapzoom_view,
        scroll: *const tapzoom_scroll,
        consumed: *mut i32,
    ) -> tapzoom_status;
    /// Reads the owner of a contact that is down, so that the host knows whether to draw or drag with it. A HOST
    /// contact makes no pan, pinch, quick zoom or swipe. It can tap and press, unless the host has claimed it or a
    /// contact of the view is down. An UNDECIDED contact behaves like a HOST contact. It becomes HOST after
    /// two_finger_land_time, or when a contact of the host lands.
    ///
    /// A contact lands as HOST if host_tools has its tool or host_buttons one of its buttons. With min_pan_contacts 1
    /// any other contact lands as VIEW. With min_pan_contacts 2 any other contact lands
    ///
    /// - as HOST while a contact of the host is down;
    /// - as UNDECIDED while no contact is down;
    /// - otherwise as VIEW, and an UNDECIDED contact becomes VIEW with it.
    ///
    /// A palm and a finger beside a pen are IGNORED from their landing, and any contact becomes so when it turns out to
    /// be a palm. This acts as TAPZOOM_TOUCH_CANCELLED. An IGNORED contact counts toward TAPZOOM_MAX_CONTACTS alone.
    ///
    /// Returns OK; ERROR_NULL; ERROR_CONTACT_UNKNOWN. Since 1.0.
    ///
    /// - `owner`: Receives TAPZOOM_OWNER_\*.
    pub fn tapzoom_get_contact_owner(view: *const tapzoom_view, id: i64, owner: *mut i32) -> tapzoom_status;
    /// Reads the contacts that are down, in any order, for example after a loss of events. Their positions include the
    /// moves of an open touch frame.
    ///
    /// Returns OK; ERROR_NULL. Since 1.0.
    ///
    /// - `contacts`: Receives up to capacity contacts; may be NULL when capacity is 0.
    /// - `count`: Receives the number of contacts that are down, at most TAPZOOM_MAX_CONTACTS, also if capacity is
    ///   less.
    pub fn tapzoom_get_contacts(
        view: *const tapzoom_view,
        contacts: *mut tapzoom_contact,
        capacity: usize,
        count: *mut usize,
    ) -> tapzoom_status;
    /// Gives a contact that is down to the host (a claim), or to the view (a release). A host claims, for example, a
    /// finger that drags one of its objects.
    ///
    /// A claim acts as TAPZOOM_TOUCH_CANCELLED of the contact, which stays down. An animation that the contact had
    /// stopped continues; to end it, call tapzoom_stop_motion before the claim. A release makes the contact land for
    /// the view where it is, without a tap or a jump. All other HOST contacts can then no longer tap or press.
    ///
    /// Returns OK; ERROR_NULL; ERROR_ENUM; ERROR_CONTACT_UNKNOWN. Since 1.0.
    ///
    /// - `owner`: TAPZOOM_OWNER_HOST or TAPZOOM_OWNER_VIEW. If it has not changed, a claim only ends the contact's tap
    ///   or press. An IGNORED contact stays so.
    pub fn tapzoom_set_contact_owner(view: *mut tapzoom_view, id: i64, owner: i32) -> tapzoom_status;
    /// Forgets all contacts, for example because the system took them or the window lost its focus. It cancels
    /// gestures, scrolls, the velocity of the host and a waiting tap, even if no contact is down; animations and flings
    /// continue. Later touches of these contacts are TAPZOOM_ERROR_CONTACT_UNKNOWN.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
    ///
    /// - `time`: Seconds, not before the view's clock.
    pub fn tapzoom_cancel_touches(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Reports that a pen hovers near the glass. A finger that lands until pen_guard_time after it is ignored. Call it
    /// for each hover or proximity report of the pen. Unlike the landing of a pen it does not affect fingers that are
    /// down: the user may put the pen aside. It advances the view's clock, and does nothing else if pen_guard_time is
    /// 0.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
    ///
    /// - `time`: Seconds, not before the view's clock.
    pub fn tapzoom_pen_near(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
    ///
    /// - `time`: The time to display, seconds, not before the view's clock. If touches reach the host late, keep it at
    ///   or before the time of the touches that are still to come.
    pub fn tapzoom_advance(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Runs one frame: tapzoom_push_touches, tapzoom_advance and tapzoom_poll_events. Then it reads the transform to
    /// draw and the state.
    ///
    /// A bad touch ends the call: the clock stays at the touch before it, the call polls no events, and it writes
    /// result. A bad `time` ends it after all touches. If result->accepted is less than count, that touch is bad;
    /// otherwise `time` is. Any other error leaves view and result unchanged.
    ///
    /// Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME; ERROR_CONTACT_IN_USE;
    /// ERROR_CONTACT_UNKNOWN; ERROR_CONTACT_LIMIT. Since 1.0.
    ///
    /// - `time`: The time of the frame, seconds, not before the view's clock nor the newest touch.
    /// - `touches`: count touches, at most INT32_MAX; may be NULL when count is 0.
    /// - `events`: Receives up to capacity events; may be NULL when capacity is 0.
    pub fn tapzoom_frame(
        view: *mut tapzoom_view,
        time: f64,
        touches: *const tapzoom_touch,
        count: usize,
        events: *mut tapzoom_event,
        capacity: usize,
        result: *mut tapzoom_frame_result,
    ) -> tapzoom_status;
    /// Changes the size and insets of the viewport. A fitted view stays fitted. Otherwise a new size keeps the scale
    /// relative to it and the content at the center; new insets keep the transform. A device that turns and turns back
    /// shows the same as before. Contacts and animations go on. To slide a bar, call it in each frame.
    pub fn tapzoom_set_viewport(view: *mut tapzoom_view, viewport: *const tapzoom_viewport) -> tapzoom_status;
    /// Pushes a report, in order with the touches. It adds to a drag or pinch, and stops a fling or an animation.
    ///
    /// - `consumed`: Receives 1 if the view zooms or has room to pan, so that the page around it must not scroll,
    ///   otherwise 0. May be NULL.
    pub fn tapzoom_push_scroll(
        view: *mut tapzoom_view,
        scroll: *const tapzoom_scroll,
        consumed: *mut i32,
    ) -> tapzoom_status;
    /// Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls and a waiting
    /// tap are cancelled; animations and flings go on.
    ///
    /// - `time`: Seconds.
    pub fn tapzoom_cancel_touches(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Converts a view point to content units, for example to find the object under a tap.
    pub fn tapzoom_view_to_content(
        transform: *const tapzoom_transform,
        view_x: f64,
        view_y: f64,
        content_x: *mut f64,
        content_y: *mut f64,
    ) -> tapzoom_status;
    /// Converts a content point to view units, for example to place a label.
    pub fn tapzoom_content_to_view(
        transform: *const tapzoom_transform,
        content_x: f64,
        content_y: f64,
        view_x: *mut f64,
        view_y: *mut f64,
    ) -> tapzoom_status;
    /// Returns an English phrase for logs, often with a remedy.
    pub fn tapzoom_status_string(status: tapzoom_status) -> *const u8;
    /// Returns the version of the library at run time: major \* 10000 + minor \* 100 + patch.
    pub fn tapzoom_version() -> i32;
    /// Pushes touches in the order in which they happened; of touches with equal times, moves before lifts. It stops at
    /// a bad touch; the view has taken those before it.
    ///
    /// A lenient view (the default) takes a late touch at its clock, cancels a contact that lands twice, and ignores
    /// unknown ids and a 17th contact. Without tapzoom_config.lenient they are errors.
    ///
    /// - `touches`: count touches, at most SIZE_MAX / 2; may be NULL when count is 0.
    /// - `accepted`: Receives how many touches the view took, also on error. May be NULL.
    pub fn tapzoom_push_touches(
        view: *mut tapzoom_view,
        touches: *const tapzoom_touch,
        count: usize,
        accepted: *mut usize,
    ) -> tapzoom_status;
    /// Advances the view's clock, once a frame, after its touches.
    ///
    /// - `time`: Now, or a little earlier if touches reach you late, seconds.
    pub fn tapzoom_advance(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Takes the oldest events out of the view. Of CHANGED events only the newest waits. A full queue drops the oldest,
    /// but no ENDED or CANCELLED after a polled BEGAN. A host that needs no events never polls.
    ///
    /// - `events`: Receives up to capacity events; may be NULL when capacity is 0.
    /// - `count`: Receives the number of events. Call again when it equals capacity.
    pub fn tapzoom_poll_events(
        view: *mut tapzoom_view,
        events: *mut tapzoom_event,
        capacity: usize,
        count: *mut usize,
    ) -> tapzoom_status;
    /// Reads the clock, the next deadline, flags and counts.
    pub fn tapzoom_get_state(view: *const tapzoom_view, state: *mut tapzoom_state) -> tapzoom_status;
    /// Reads the transform at the view's clock, with the newest touches. Returns OK; ERROR_NULL. Since 1.0.
    pub fn tapzoom_get_transform(view: *const tapzoom_view, transform: *mut tapzoom_transform) -> tapzoom_status;
    /// Reads the transform to draw, as tapzoom_frame does. Call it once per frame, after tapzoom_advance with the time
    /// of the frame. Fingers whose touches have the device's times are shown some milliseconds late, between two touch
    /// frames: otherwise content judders if touches and frames have different rates. Fingers whose touches have the
    /// times of frames have no delay. The content never moves against the fingers nor beyond them. Nothing becomes due.
    /// While the drawing lags, next_deadline is the view's clock.
    ///
    /// A host that draws on changes alone draws again while this differs from tapzoom_get_transform.
    ///
    /// - `time`: Seconds: the time passed to tapzoom_advance, or when the frame is displayed. Only animations, and
    ///   fingers with predict_time, are shown for a time after the view's clock. Not earlier than the clock minus
    ///   0.005. A view without a clock accepts any time.
    pub fn tapzoom_get_transform_at(
        view: *const tapzoom_view,
        time: f64,
        transform: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Adds offset seconds, at most TAPZOOM_MAX_TIME from 0, to every stored time: for a clock that restarts.
    pub fn tapzoom_rebase_time(view: *mut tapzoom_view, offset: f64) -> tapzoom_status;
    /// Goes to a transform, such as a saved one.
    pub fn tapzoom_set_transform(
        view: *mut tapzoom_view,
        transform: *const tapzoom_transform,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Zooms to a scale (1e-40 to 1e40) about (view_x, view_y), for example for a zoom slider.
    pub fn tapzoom_zoom_to(
        view: *mut tapzoom_view,
        scale: f64,
        view_x: f64,
        view_y: f64,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Shows a rectangle of content, such as a search result, as large as possible in the safe area minus the padding.
    pub fn tapzoom_zoom_to_rect(
        view: *mut tapzoom_view,
        rect: *const tapzoom_rect,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep it.
    pub fn tapzoom_center_on(
        view: *mut tapzoom_view,
        content_x: f64,
        content_y: f64,
        scale: f64,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Rotates to an angle (radians, -1e40 to 1e40) about (view_x, view_y), along the shorter arc.
    pub fn tapzoom_rotate_to(
        view: *mut tapzoom_view,
        rotation: f64,
        view_x: f64,
        view_y: f64,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Goes to the fitted view, for example for a Home key.
    pub fn tapzoom_fit(view: *mut tapzoom_view, options: *const tapzoom_options) -> tapzoom_status;
    /// Moves the content by (dx, dy) view units, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH.
    pub fn tapzoom_pan_by(
        view: *mut tapzoom_view,
        dx: f64,
        dy: f64,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Multiplies the scale by a factor (1e-6 to 1e6) about (view_x, view_y).
    pub fn tapzoom_zoom_by(
        view: *mut tapzoom_view,
        factor: f64,
        view_x: f64,
        view_y: f64,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Rotates by an angle (radians, -1000 to 1000) about (view_x, view_y).
    pub fn tapzoom_rotate_by(
        view: *mut tapzoom_view,
        angle: f64,
        view_x: f64,
        view_y: f64,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Moves the target by a step. Steps add up while an animation runs.
    ///
    /// - `action`: One of TAPZOOM_STEP_\*.
    pub fn tapzoom_step(view: *mut tapzoom_view, action: u32, options: *const tapzoom_options) -> tapzoom_status;
    /// Reads the steps that would change the target now, to enable buttons or for a screen reader.
    ///
    /// - `actions`: Receives TAPZOOM_STEP_\* bits.
    pub fn tapzoom_get_actions(view: *const tapzoom_view, actions: *mut u32) -> tapzoom_status;
    /// Moves the content with a velocity until the next call, for held keys, sticks and edge scrolling. To look right,
    /// x is negative. 0, tapzoom_stop_motion, tapzoom_cancel_touches and absolute commands end it.
    ///
    /// - `velocity`: x and y -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH, log_scale and rotation -1000 to 1000.
    pub fn tapzoom_set_velocity(view: *mut tapzoom_view, velocity: *const tapzoom_velocity) -> tapzoom_status;
    /// Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. Fingers go on.
    pub fn tapzoom_stop_motion(view: *mut tapzoom_view) -> tapzoom_status;
    /// Checks a config as tapzoom_create does.
    ///
    /// - `field`: Receives the name of the first wrong field, such as "min_scale.other_fit" or "levels\[3\].factor"; ""
    ///   after OK. May be NULL.
    pub fn tapzoom_config_check(config: *const tapzoom_config, field: *mut *const u8) -> tapzoom_status;
    /// Changes the settings. A fitted view stays fitted; any other goes into the new limits. Contacts and animations go
    /// on, but a gesture that is switched off is cancelled.
    ///
    /// - `options`: With animation, a view beyond the new limits animates into them.
    pub fn tapzoom_set_config(
        view: *mut tapzoom_view,
        config: *const tapzoom_config,
        options: *const tapzoom_options,
    ) -> tapzoom_status;
    /// Reads the settings.
    ///
    /// - `config`: Set its struct_size before the call; the view writes that many bytes.
    pub fn tapzoom_get_config(view: *const tapzoom_view, config: *mut tapzoom_config) -> tapzoom_status;
    /// Changes the content rectangle. Animations and drags go on.
    ///
    /// - `content`: In content units.
    /// - `keep`: TAPZOOM_KEEP_\*.
    pub fn tapzoom_set_content(view: *mut tapzoom_view, content: *const tapzoom_rect, keep: i32) -> tapzoom_status;
    /// Reads the rectangle of the content.
    pub fn tapzoom_get_content(view: *const tapzoom_view, content: *mut tapzoom_rect) -> tapzoom_status;
    /// Reads the size and insets of the viewport.
    pub fn tapzoom_get_viewport(view: *const tapzoom_view, viewport: *mut tapzoom_viewport) -> tapzoom_status;
    /// Reads the transform at which the view will rest, to load content there in advance.
    pub fn tapzoom_get_target_transform(
        view: *const tapzoom_view,
        transform: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe area.
    pub fn tapzoom_get_velocity(view: *const tapzoom_view, velocity: *mut tapzoom_velocity) -> tapzoom_status;
    /// Reads the overscroll, for a page that follows, or a pull that closes or refreshes.
    pub fn tapzoom_get_overscroll(view: *const tapzoom_view, overscroll: *mut tapzoom_overscroll) -> tapzoom_status;
    /// Reads the scale limits and the fitted scale, for a zoom slider.
    ///
    /// - `min`: Each may be NULL.
    /// - `max`: Each may be NULL.
    /// - `fitted`: Each may be NULL.
    pub fn tapzoom_get_scale_range(
        view: *const tapzoom_view,
        min: *mut f64,
        max: *mut f64,
        fitted: *mut f64,
    ) -> tapzoom_status;
    /// Reads the part of the content plane that the viewport shows under a transform.
    pub fn tapzoom_get_visible_rect(
        view: *const tapzoom_view,
        transform: *const tapzoom_transform,
        rect: *mut tapzoom_rect,
    ) -> tapzoom_status;
    /// Reads the content points that may be at the center of the safe area, for scroll bars: a thumb is visible /
    /// (visible + range) of its bar.
    ///
    /// - `transform`: Its scale and rotation count. NULL means the displayed transform.
    /// - `rect`: Receives the range. A size is 0 where the content cannot move.
    pub fn tapzoom_get_pan_range(
        view: *const tapzoom_view,
        transform: *const tapzoom_transform,
        rect: *mut tapzoom_rect,
    ) -> tapzoom_status;
    /// Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes at SETTLED,
    /// with sizes and settings, when an animation zooms in, and under fingers by factors above 2.
    pub fn tapzoom_get_raster_scale(view: *const tapzoom_view, scale: *mut f64) -> tapzoom_status;
    /// Computes how to show such a bitmap until it is drawn again.
    ///
    /// - `transform`: The transform to show.
    /// - `residual`: Receives the transform from pixels of the bitmap to device pixels of the viewport. At rest it
    ///   keeps them sharp.
    pub fn tapzoom_get_raster_transform(
        view: *const tapzoom_view,
        transform: *const tapzoom_transform,
        residual: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of Blink. Pass
    /// it to tapzoom_set_transform.
    ///
    /// - `max_scale`: Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
    pub fn tapzoom_get_smart_zoom(
        view: *const tapzoom_view,
        block: *const tapzoom_rect,
        content_x: f64,
        content_y: f64,
        max_scale: f64,
        transform: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Computes the transform that applies `inner` and then `outer`: of a picture on a page, and of the page.
    pub fn tapzoom_transform_compose(
        outer: *const tapzoom_transform,
        inner: *const tapzoom_transform,
        result: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Computes the inverse transform, from the view to the content.
    pub fn tapzoom_transform_invert(
        transform: *const tapzoom_transform,
        result: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Computes a transform between two others, for a picture that opens from its thumbnail.
    ///
    /// - `t`: 0 to 1: `from` at 0, `to` at 1.
    pub fn tapzoom_transform_interpolate(
        from: *const tapzoom_transform,
        to: *const tapzoom_transform,
        t: f64,
        result: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and SVG.
    ///
    /// - `matrix`: Receives 6 doubles.
    pub fn tapzoom_transform_to_affine(transform: *const tapzoom_transform, matrix: *mut f64) -> tapzoom_status;
    /// Converts a transform to a matrix for graphics libraries, column-major, from content coordinates relative to
    /// (origin_x, origin_y) to view units. Choose an origin near what is visible: a float has 24 bits.
    ///
    /// - `matrix`: Receives 16 floats.
    pub fn tapzoom_transform_to_matrix(
        transform: *const tapzoom_transform,
        origin_x: f64,
        origin_y: f64,
        matrix: *mut f32,
    ) -> tapzoom_status;
    /// Reads the owner of a contact that is down.
    ///
    /// - `owner`: Receives TAPZOOM_OWNER_\*.
    pub fn tapzoom_get_contact_owner(view: *const tapzoom_view, id: i64, owner: *mut i32) -> tapzoom_status;
    /// Gives a contact that is down to you (a claim), such as a finger on a button, or to the view. A claim acts as
    /// CANCELLED; a release lands the contact anew, without a tap or a jump.
    ///
    /// - `owner`: TAPZOOM_OWNER_HOST or TAPZOOM_OWNER_VIEW.
    pub fn tapzoom_set_contact_owner(view: *mut tapzoom_view, id: i64, owner: i32) -> tapzoom_status;
    /// Reads the contacts that are down, in any order.
    ///
    /// - `contacts`: Receives up to capacity contacts; may be NULL when capacity is 0.
    /// - `count`: Receives their number, at most TAPZOOM_MAX_CONTACTS, also if capacity is less.
    pub fn tapzoom_get_contacts(
        view: *const tapzoom_view,
        contacts: *mut tapzoom_contact,
        capacity: usize,
        count: *mut usize,
    ) -> tapzoom_status;
    /// Reports that a pen hovers near the glass: fingers that land within pen_guard_time are ignored.
    ///
    /// - `time`: Seconds.
    pub fn tapzoom_pen_near(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Sets how far the host's pager, its strip of pages around the content, is displaced, in each frame in which it
    /// moves. PAN reports the travel beyond pager_edges in unconsumed_x and unconsumed_y; the view adds what you have
    /// not polled.
    ///
    /// - `x`: Offset, view units: the travel that you have polled, plus the pager's own motion.
    /// - `y`: Offset, view units: the travel that you have polled, plus the pager's own motion.
    pub fn tapzoom_set_pager_offset(view: *mut tapzoom_view, x: f64, y: f64) -> tapzoom_status;
    /// Returns the size of a view in bytes, for tapzoom_create_at.
    pub fn tapzoom_view_size() -> usize;
    /// Creates a view in your memory, otherwise as tapzoom_create.
    ///
    /// - `memory`: Must stay in place until tapzoom_destroy, which does not free it. Its address is a multiple of 16.
    /// - `size`: At least tapzoom_view_size().
    pub fn tapzoom_create_at(
        memory: *mut c_void,
        size: usize,
        config: *const tapzoom_config,
        viewport: *const tapzoom_viewport,
        content: *const tapzoom_rect,
        view: *mut *mut tapzoom_view,
    ) -> tapzoom_status;
    /// Writes a whole view as bytes: settings, contacts, motion, waiting events. Only this version of the library can
    /// load them.
    ///
    /// - `memory`: Receives the snapshot; may be NULL when capacity is 0.
    /// - `capacity`: Bytes of memory, at least the size for NULL and 0.
    /// - `size`: Receives the size; for NULL and 0 the largest of any snapshot, a constant.
    pub fn tapzoom_save_state(
        view: *const tapzoom_view,
        memory: *mut c_void,
        capacity: usize,
        size: *mut usize,
    ) -> tapzoom_status;
    /// Makes a view equal to the saved one.
    pub fn tapzoom_load_state(view: *mut tapzoom_view, bytes: *const c_void, size: usize) -> tapzoom_status;
    /// Begins a recording: from now on the view writes every call that changes it into your memory. A replay gives the
    /// same transforms and events on any machine; one that began after the first input needs the same version.
    ///
    /// - `memory`: Must stay valid until the recording ends.
    /// - `size`: At most SIZE_MAX / 2. 64 KiB hold seconds of touches.
    pub fn tapzoom_begin_recording(view: *mut tapzoom_view, memory: *mut c_void, size: usize) -> tapzoom_status;
    /// Ends a part of the recording: copy the first `count` bytes of the memory at once. All parts in a row form it.
    ///
    /// - `count`: Receives how many bytes to copy.
    pub fn tapzoom_fetch_recording(view: *mut tapzoom_view, count: *mut usize) -> tapzoom_status;
    /// Ends the recording or the replay on this view. Fetch before: the rest is lost.
    pub fn tapzoom_end_recording(view: *mut tapzoom_view) -> tapzoom_status;
    /// Replays the next call of a recording on a view. The first one makes the view equal to the recorded one.
    ///
    /// - `bytes`: size bytes, at most SIZE_MAX / 2.
    /// - `accepted`: Receives how many bytes the call took.
    /// - `entry`: Receives the call. May be NULL.
    /// - `events`: Receives the events that the host polled, at most TAPZOOM_EVENT_CAPACITY. May be NULL.
    pub fn tapzoom_replay(
        view: *mut tapzoom_view,
        bytes: *const c_void,
        size: usize,
        accepted: *mut usize,
        entry: *mut tapzoom_record_entry,
        events: *mut tapzoom_event,
    ) -> tapzoom_status;
}

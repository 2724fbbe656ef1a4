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
/// Covers the safe area. Double taps zoom by 2. The wheel zooms.
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
/// A number is outside its range.
pub const TAPZOOM_ERROR_RANGE: i32 = -4;
/// A value or a bit is not in its enumeration.
pub const TAPZOOM_ERROR_ENUM: i32 = -5;
/// Without lenient: the time is before the view's clock.
pub const TAPZOOM_ERROR_TIME: i32 = -6;
/// Without lenient: BEGAN has the id of a contact that is down.
pub const TAPZOOM_ERROR_CONTACT_IN_USE: i32 = -7;
/// No contact with this id is down.
pub const TAPZOOM_ERROR_CONTACT_UNKNOWN: i32 = -8;
/// Without lenient: TAPZOOM_MAX_CONTACTS are already down.
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
/// The content moves without fingers. next_deadline tells when to draw.
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
/// DISCRETE. A single tap: double_tap_time after the lift, or at once if DOUBLE_TAP is off, or has neither a zoom nor a
/// bit in `events`. The place is that of the lift.
pub const TAPZOOM_EVENT_TAP: i32 = 2;
/// DISCRETE. The lift of the second and each further tap of a quick series: tap_count is 2, 3, ... Even ones zoom.
pub const TAPZOOM_EVENT_DOUBLE_TAP: i32 = 3;
/// DISCRETE. Two to five fingers tapped together (finger_taps): at the last lift. contact_count is their number.
pub const TAPZOOM_EVENT_FINGERS_TAP: i32 = 5;
/// A finger rests. BEGAN after press_time; ENDED when all fingers have lifted. The finger may still pan.
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
/// opposite to its direction: RIGHT for a swipe to the LEFT.
pub const TAPZOOM_EVENT_SWIPE: i32 = 11;
/// The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a relative command
/// moves the view. A finger that stops a fast fling makes no tap.
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
/// follows a SWIPE, or a PAN that began at the edge and went page_overscroll beyond it.
pub const TAPZOOM_EVENT_PAGE: i32 = 17;
/// DISCRETE. The owner of a contact changed, not by your call. If it is now VIEW or IGNORED, discard what it drew.
pub const TAPZOOM_EVENT_OWNER: i32 = 18;
/// DISCRETE. A fling has met the edge in `limits`, one of pager_edges: the pager goes on with this velocity.
pub const TAPZOOM_EVENT_EDGE: i32 = 19;
/// Three to five fingers (drag_fingers) drag for the host, by unconsumed_x and unconsumed_y since the last polled
/// event. The view stands still.
pub const TAPZOOM_EVENT_FINGERS_DRAG: i32 = 20;
/// DISCRETE. A gesture does not come: `reason` says why. It needs its bit in `events`.
pub const TAPZOOM_EVENT_FAILED: i32 = 21;
/// DISCRETE. Lifting the fingers now would snap, for a click or a vibration. It needs its bit in `events`.
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

/// Starts and ends slowly.
pub const TAPZOOM_CURVE_STANDARD: i32 = 0;
/// Starts fast, ends slowly.
pub const TAPZOOM_CURVE_EASE_OUT: i32 = 1;

/// Straight to the target.
pub const TAPZOOM_PATH_DIRECT: i32 = 0;
/// Zooms out, travels and zooms in (van Wijk and Nuij, 2003).
pub const TAPZOOM_PATH_FLY: i32 = 1;

/// Multiplies the scale by zoom_step.
pub const TAPZOOM_STEP_ZOOM_IN: u32 = 1;
/// Divides the scale by zoom_step.
pub const TAPZOOM_STEP_ZOOM_OUT: u32 = 2;
/// Looks left by a quarter of the safe area.
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
/// Fingers tap.
pub const TAPZOOM_GESTURE_FINGERS_TAP: u32 = 32;
/// Long press.
pub const TAPZOOM_GESTURE_LONG_PRESS: u32 = 64;
/// Pan.
pub const TAPZOOM_GESTURE_PAN: u32 = 128;
/// Pinch.
pub const TAPZOOM_GESTURE_PINCH: u32 = 256;
/// Rotate.
pub const TAPZOOM_GESTURE_ROTATE: u32 = 512;
/// Quick zoom.
pub const TAPZOOM_GESTURE_QUICK_ZOOM: u32 = 1024;
/// Swipe.
pub const TAPZOOM_GESTURE_SWIPE: u32 = 2048;
/// Fling.
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
/// As CONTENT, but smaller content moves freely in the safe area.
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
/// The view zooms by dy.
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

/// TAPZOOM_SCROLL_MOMENTUM reports move the view; it never flings.
pub const TAPZOOM_MOMENTUM_HOST: i32 = 0;
/// The view flings at ENDED, and ignores momentum reports.
pub const TAPZOOM_MOMENTUM_LIBRARY: i32 = 1;
/// The view flings at ENDED; momentum reports, if they come, continue that fling.
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
/// As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40.
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

/// The area for the content, in view units. The safe area is what the bars on its sides leave free, and at least 1/64
/// of each size.
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
    /// 0; otherwise RANGE.
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
    /// A host that sleeps calls tapzoom_advance at this time, in seconds. It is `time` (or 0 for -INFINITY) while the
    /// picture moves or touches wait to act, and INFINITY if nothing is due.
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
    /// Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0 is none. It
    /// zooms even if `wheel` or `trackpad` pans.
    pub factor: f64,
    /// Rotation by a trackpad since the last report, radians, -1000 to 1000.
    pub rotation: f64,
    /// TAPZOOM_UNIT_\*.
    pub unit: i32,
    /// TAPZOOM_SOURCE_\*.
    pub source: i32,
    /// TAPZOOM_SCROLL_\*.
    pub phase: i32,
    /// 0; otherwise RANGE.
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
    /// Those of the displayed transform at that time.
    pub scale: f64,
    /// Those of the displayed transform at that time.
    pub rotation: f64,
    /// Velocity of the fingers, otherwise of the content, at that place; 0 in CHANGED.
    pub velocity: tapzoom_velocity,
    /// PAN, FINGERS_DRAG: travel for the host since the last polled one, view units.
    pub unconsumed_x: f64,
    /// PAN, FINGERS_DRAG: travel for the host since the last polled one, view units.
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
    /// 1: for following another camera, even in each frame. Sends only LIMIT and, after a pause, SETTLED; no effect
    /// while the user moves the view. 0 or 1, not with `animated`.
    pub quiet: i32,
    /// 0; otherwise RANGE.
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

/// Every setting. Brackets hold the default, and the presets with another one.
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
    /// Largest scale, never less than min_scale \[6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN;
    /// MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN\].
    pub max_scale: tapzoom_level,
    /// TAPZOOM_ZOOM_\* \[TOGGLE; MAPS: STEP; BOARD: FIT\].
    pub double_tap: i32,
    /// TAPZOOM_ACTION_\* of a wheel \[ZOOM; READER: PAN\].
    pub wheel: i32,
    /// TAPZOOM_ACTION_\* of a trackpad's scroll; its pinch always zooms \[PAN\].
    pub trackpad: i32,
    /// 1: nothing animates or flings; the same events come. 0 or 1 \[0\].
    pub reduced_motion: i32,
    /// Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 \[0.5\].
    pub align_x: f64,
    /// The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 \[0.5; READER: 0\].
    pub align_y: f64,
    /// Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 \[1\].
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
    /// Scales of LEVELS, in any order, and of TOGGLE: the first \[none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH\].
    pub levels: [tapzoom_level; 8],
    /// TAPZOOM_MOMENTUM_\* \[AUTO\].
    pub momentum: i32,
    /// 1: dy zooms in the opposite direction. 0 or 1 \[0\].
    pub invert_zoom: i32,
    /// Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 \[1\].
    pub wheel_speed: f64,
    /// Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 \[23\].
    pub wheel_smoothing: f64,
    /// Silence after which a scroll without phases ends, seconds, 0.01 to 10 \[0.15\].
    pub scroll_end_time: f64,
    /// Decay of the velocity, 1/s, 0.01 to 1000 \[2\].
    pub fling_decay: f64,
    /// The same of zoom and rotation, 1/s, 0, or 0.1 to 1000 \[13\]. 0 is off.
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
    /// Bit 1 \<\< TAPZOOM_EVENT_\* for each kind to send \[all but FAILED, SNAP\].
    pub events: u64,
    /// 1: corrects late times, and doubled and unknown touches: see tapzoom_push_touches. 0 or 1 \[1\].
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
    /// Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off \[0\].
    /// 0.5 suits drawing.
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
    /// Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off \[0\].
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
    /// Runs one frame: pushes touches, advances the clock, polls the events, and reads the transform and the state.
    ///
    /// After a bad touch or time, the first result->accepted touches are taken, and no events are written.
    ///
    /// - `time`: Now, or a little earlier if touches reach you late, seconds.
    /// - `touches`: `count` touches since the last frame, in order; may be NULL when count is 0.
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
    /// Ends a view, and frees the memory of tapzoom_create; NULL is allowed.
    pub fn tapzoom_destroy(view: *mut tapzoom_view);
    /// Changes the size and insets of the viewport. A fitted view stays fitted. For a new size, any other scales about
    /// the center by as much as the fitted view; new insets keep its transform. Contacts and animations go on. While a
    /// bar slides, call this in each frame.
    pub fn tapzoom_set_viewport(view: *mut tapzoom_view, viewport: *const tapzoom_viewport) -> tapzoom_status;
    /// Pushes a report, in order with the touches. It adds to a drag or pinch, and stops an animation and a fling of
    /// fingers.
    ///
    /// - `consumed`: Receives 1 if the view zooms or has room to pan, so that the page around it must not scroll,
    ///   otherwise 0. May be NULL.
    pub fn tapzoom_push_scroll(
        view: *mut tapzoom_view,
        scroll: *const tapzoom_scroll,
        consumed: *mut i32,
    ) -> tapzoom_status;
    /// Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls,
    /// tapzoom_set_velocity and a waiting tap are cancelled; animations and flings go on.
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
    /// A lenient view (the default) takes a late touch at its clock, restarts a contact that lands twice, and ignores
    /// unknown ids and a 17th contact. Without tapzoom_config.lenient they are errors.
    ///
    /// - `touches`: May be NULL when count is 0.
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
    /// Takes the oldest events out of the view. Of the CHANGED events of a kind only the newest waits. A full queue
    /// drops the oldest, but never the end of a gesture whose BEGAN you polled. A host that needs no events never
    /// polls.
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
    /// Reads the transform at the view's clock, with the newest touches. To draw, use tapzoom_get_transform_at.
    pub fn tapzoom_get_transform(view: *const tapzoom_view, transform: *mut tapzoom_transform) -> tapzoom_status;
    /// Reads the transform to draw with, as tapzoom_frame does. Touches with times of the device are shown some
    /// milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the time of their
    /// frame are shown at once.
    ///
    /// - `time`: That of tapzoom_advance, or, for animations, when the frame will be shown, seconds.
    pub fn tapzoom_get_transform_at(
        view: *const tapzoom_view,
        time: f64,
        transform: *mut tapzoom_transform,
    ) -> tapzoom_status;
    /// Adds offset seconds, at most TAPZOOM_MAX_TIME from 0, to every stored time. After a clock was set back, pass
    /// now - tapzoom_state.time.
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
    /// Goes to the fitted view.
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
    /// Moves the end of the motion by a step, so steps add up while an animation runs.
    ///
    /// - `action`: One of TAPZOOM_STEP_\*.
    pub fn tapzoom_step(view: *mut tapzoom_view, action: u32, options: *const tapzoom_options) -> tapzoom_status;
    /// Reads the steps that would change the target now, to enable buttons or for a screen reader.
    ///
    /// - `actions`: Receives TAPZOOM_STEP_\* bits.
    pub fn tapzoom_get_actions(view: *const tapzoom_view, actions: *mut u32) -> tapzoom_status;
    /// Moves the content with a velocity until the next call of this function, for held keys, sticks and edge
    /// scrolling. To look right, x is negative. 0, tapzoom_stop_motion, tapzoom_cancel_touches and absolute commands
    /// end it.
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
    /// Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar = visible /
    /// (visible + range).
    ///
    /// - `transform`: Its scale and rotation count. NULL means the displayed transform.
    /// - `rect`: Receives the range. A size is 0 where the content cannot move.
    pub fn tapzoom_get_pan_range(
        view: *const tapzoom_view,
        transform: *const tapzoom_transform,
        rect: *mut tapzoom_rect,
    ) -> tapzoom_status;
    /// Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes at SETTLED,
    /// with sizes and settings, when an animation zooms in, and under fingers at each factor of 2.
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
    /// Computes the transform that applies `inner` and then `outer`, such as those of a picture and of its page.
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
    /// Gives a landed contact to you (a claim), such as a finger on a button, or to the view. A claim acts as
    /// CANCELLED; VIEW lands the contact anew, without a tap or a jump.
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
    pub fn tapzoom_pen_near(view: *mut tapzoom_view, time: f64) -> tapzoom_status;
    /// Tells the view the offset of your pager (the strip of pages around the content), in each frame while it moves.
    /// PAN reports the travel beyond pager_edges in unconsumed_x and unconsumed_y.
    ///
    /// - `x`: View units: the sum of all polled unconsumed_x and unconsumed_y, plus the pager's own motion.
    /// - `y`: View units: the sum of all polled unconsumed_x and unconsumed_y, plus the pager's own motion.
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
    /// - `capacity`: Bytes of memory. A call with NULL and 0 reports how many are always enough.
    /// - `size`: Receives the size.
    pub fn tapzoom_save_state(
        view: *const tapzoom_view,
        memory: *mut c_void,
        capacity: usize,
        size: *mut usize,
    ) -> tapzoom_status;
    /// Makes a view equal to the saved one.
    pub fn tapzoom_load_state(view: *mut tapzoom_view, bytes: *const c_void, size: usize) -> tapzoom_status;
    /// Begins a recording: from now on the view writes every call that changes it into your memory. A replay gives the
    /// same transforms and events on any machine; a recording begun after input needs the same version.
    ///
    /// - `memory`: Must stay valid until the recording ends.
    /// - `size`: At most SIZE_MAX / 2. 64 KiB hold seconds of touches.
    pub fn tapzoom_begin_recording(view: *mut tapzoom_view, memory: *mut c_void, size: usize) -> tapzoom_status;
    /// Ends a part of the recording: copy the first `count` bytes of the memory before the next call. The parts joined
    /// are the recording.
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

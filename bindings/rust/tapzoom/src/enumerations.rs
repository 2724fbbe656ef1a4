// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

use core::{fmt, ops};
use tapzoom_sys as sys;

/// The operations of a set of bits. A value of another set may be among them, whose names are printed then too.
macro_rules! set {
    ($name:ident, $raw:ident, { $($member:ident),* $(,)? } $(, $other:ident { $($also:ident),* $(,)? })?) => {
        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Creates a set of bits. Bits without a name stay.
            pub const fn from_bits(bits: $raw) -> Self {
                Self(bits)
            }

            /// The bits of the members.
            pub const fn bits(self) -> $raw {
                self.0
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set has all members of another.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Adds the members of another set.
            pub fn insert(&mut self, other: Self) {
                self.0 |= other.0;
            }

            /// Removes the members of another set.
            pub fn remove(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ops::Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.insert(other);
            }
        }

        impl ops::BitAndAssign for $name {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl ops::SubAssign for $name {
            fn sub_assign(&mut self, other: Self) {
                self.remove(other);
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut rest = *self;
                let mut set = f.debug_set();
                $(if self.contains(Self::$member) {
                    set.entry(&format_args!(stringify!($member)));
                    rest.remove(Self::$member);
                })*
                $($(if rest.0 & $other::$also.0 != 0 {
                    set.entry(&format_args!(stringify!($also)));
                    rest.0 &= !$other::$also.0;
                })*)?
                if !rest.is_empty() {
                    set.entry(&format_args!("{:#x}", rest.0));
                }
                set.finish()
            }
        }
    };
}

/// Phase of a touch. 0 is an error.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct TouchPhase(pub i32);

impl TouchPhase {
    /// The contact landed.
    pub const BEGAN: Self = Self(1);
    /// The contact moved.
    pub const MOVED: Self = Self(2);
    /// The contact lifted. Its last position counts for taps, but does not pan or zoom.
    pub const ENDED: Self = Self(3);
    /// The system took it: no tap, press, swipe or fling. Other contacts go on.
    pub const CANCELLED: Self = Self(4);
}

impl fmt::Debug for TouchPhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            1 => "TouchPhase::BEGAN",
            2 => "TouchPhase::MOVED",
            3 => "TouchPhase::ENDED",
            4 => "TouchPhase::CANCELLED",
            other => return write!(f, "TouchPhase({other})"),
        })
    }
}

/// Kind of contact.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Tool(pub i32);

impl Tool {
    /// A finger.
    pub const FINGER: Self = Self(0);
    /// A pen.
    pub const PEN: Self = Self(1);
    /// A pointer while a button is down. Do not push hover moves.
    pub const MOUSE: Self = Self(2);
}

impl fmt::Debug for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Tool::FINGER",
            1 => "Tool::PEN",
            2 => "Tool::MOUSE",
            other => return write!(f, "Tool({other})"),
        })
    }
}

/// A set of [`Tool`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Tools(u32);

impl Tools {
    /// The bit of `Tool::FINGER`.
    pub const FINGER: Self = Self(1 << 0);
    /// The bit of `Tool::PEN`.
    pub const PEN: Self = Self(1 << 1);
    /// The bit of `Tool::MOUSE`.
    pub const MOUSE: Self = Self(1 << 2);
    /// All members.
    pub const ALL: Self = Self(0x7);
}

set!(Tools, u32, {
    FINGER, PEN, MOUSE,
});

/// Presets, which you then change.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Preset(pub i32);

impl Preset {
    /// Shows the whole photo, and does not enlarge a small one. The wheel zooms.
    pub const PHOTOS: Self = Self(0);
    /// Covers the safe area. Double taps zoom by 2. The wheel zooms.
    pub const MAPS: Self = Self(1);
    /// Fits the width, and begins at the top. The wheel pans.
    pub const READER: Self = Self(2);
    /// An object that moves without bounds, at 0.1 to 10 times its fitted scale.
    pub const BOARD: Self = Self(3);
}

impl fmt::Debug for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Preset::PHOTOS",
            1 => "Preset::MAPS",
            2 => "Preset::READER",
            3 => "Preset::BOARD",
            other => return write!(f, "Preset({other})"),
        })
    }
}

/// Unit of dx and dy.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ScrollUnit(pub i32);

impl ScrollUnit {
    /// View units.
    pub const PIXEL: Self = Self(0);
    /// Lines of 40 view units.
    pub const LINE: Self = Self(1);
    /// Heights of the viewport.
    pub const PAGE: Self = Self(2);
    /// 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms by 1.26.
    pub const NOTCH120: Self = Self(3);
}

impl fmt::Debug for ScrollUnit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "ScrollUnit::PIXEL",
            1 => "ScrollUnit::LINE",
            2 => "ScrollUnit::PAGE",
            3 => "ScrollUnit::NOTCH120",
            other => return write!(f, "ScrollUnit({other})"),
        })
    }
}

/// Device of a scroll.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ScrollSource(pub i32);

impl ScrollSource {
    /// The view smooths the delta, and stops at the limits.
    pub const WHEEL: Self = Self(0);
    /// The content moves at once, as under fingers, with a rubber band.
    pub const TRACKPAD: Self = Self(1);
}

impl fmt::Debug for ScrollSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "ScrollSource::WHEEL",
            1 => "ScrollSource::TRACKPAD",
            other => return write!(f, "ScrollSource({other})"),
        })
    }
}

/// Phase of a scroll, as the window system reports it.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ScrollPhase(pub i32);

impl ScrollPhase {
    /// No phase. The scroll ends after `scroll_end_time` without a report.
    pub const UNPHASED: Self = Self(0);
    /// Fingers rest on the trackpad, which stops a motion.
    pub const BEGAN: Self = Self(1);
    /// The fingers move on the trackpad.
    pub const CHANGED: Self = Self(2);
    /// The fingers have lifted.
    pub const ENDED: Self = Self(3);
    /// The system continues the scroll after the lift. It only pans.
    pub const MOMENTUM: Self = Self(4);
}

impl fmt::Debug for ScrollPhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "ScrollPhase::UNPHASED",
            1 => "ScrollPhase::BEGAN",
            2 => "ScrollPhase::CHANGED",
            3 => "ScrollPhase::ENDED",
            4 => "ScrollPhase::MOMENTUM",
            other => return write!(f, "ScrollPhase({other})"),
        })
    }
}

/// Why the library refused a call: [`Error::status`](crate::Error::status).
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Status(pub i32);

impl Status {
    /// A required argument is missing.
    pub const NULL: Self = Self(-1);
    /// A struct has the wrong size, or its unknown bytes are not 0.
    pub const STRUCT_SIZE: Self = Self(-2);
    /// A number is NaN or infinite.
    pub const NOT_FINITE: Self = Self(-3);
    /// A number is outside its range.
    pub const RANGE: Self = Self(-4);
    /// A value or a bit is not in its enumeration.
    pub const ENUM: Self = Self(-5);
    /// Without lenient: the time is before the view's clock.
    pub const TIME: Self = Self(-6);
    /// Without lenient: BEGAN has the id of a contact that is down.
    pub const CONTACT_IN_USE: Self = Self(-7);
    /// No contact with this id is down.
    pub const CONTACT_UNKNOWN: Self = Self(-8);
    /// Without lenient: `MAX_CONTACTS` are already down.
    pub const CONTACT_LIMIT: Self = Self(-9);
    /// The system has no memory.
    pub const MEMORY: Self = Self(-10);
    /// The given memory is too small.
    pub const BUFFER_TOO_SMALL: Self = Self(-11);
    /// The bytes are damaged, or of another format.
    pub const DATA: Self = Self(-12);
    /// A replayed call had another outcome.
    pub const DIVERGED: Self = Self(-13);
    /// Another call on the view is under way.
    pub const BUSY: Self = Self(-14);
}

impl fmt::Debug for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            -1 => "Status::NULL",
            -2 => "Status::STRUCT_SIZE",
            -3 => "Status::NOT_FINITE",
            -4 => "Status::RANGE",
            -5 => "Status::ENUM",
            -6 => "Status::TIME",
            -7 => "Status::CONTACT_IN_USE",
            -8 => "Status::CONTACT_UNKNOWN",
            -9 => "Status::CONTACT_LIMIT",
            -10 => "Status::MEMORY",
            -11 => "Status::BUFFER_TOO_SMALL",
            -12 => "Status::DATA",
            -13 => "Status::DIVERGED",
            -14 => "Status::BUSY",
            other => return write!(f, "Status({other})"),
        })
    }
}

/// Flags of a contact.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct ContactFlags(u32);

impl ContactFlags {
    /// The contact makes no tap, long press or quick zoom.
    pub const NO_TAP: Self = Self(1 << 0);
    /// The contact's pan begins at the first move.
    pub const NO_SLOP: Self = Self(1 << 1);
    /// The system takes it for a palm.
    pub const PALM: Self = Self(1 << 2);
    /// All members.
    pub const ALL: Self = Self(0x7);
}

set!(ContactFlags, u32, {
    NO_TAP, NO_SLOP, PALM,
});

/// Buttons of a mouse or a pen. All act alike.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Buttons(u32);

impl Buttons {
    /// The left one, or the tip of a pen.
    pub const PRIMARY: Self = Self(1 << 0);
    /// The secondary button.
    pub const SECONDARY: Self = Self(1 << 1);
    /// The middle button.
    pub const MIDDLE: Self = Self(1 << 2);
    /// The button that goes back.
    pub const BACK: Self = Self(1 << 3);
    /// The button that goes forward.
    pub const FORWARD: Self = Self(1 << 4);
    /// The other end of a pen.
    pub const ERASER: Self = Self(1 << 5);
    /// All members.
    pub const ALL: Self = Self(0x3f);
}

set!(Buttons, u32, {
    PRIMARY, SECONDARY, MIDDLE, BACK, FORWARD, ERASER,
});

/// Flags of `State`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct StateFlags(u32);

impl StateFlags {
    /// A contact is down.
    pub const TOUCHED: Self = Self(1 << 8);
    /// The content moves without fingers. `next_deadline` tells when to draw.
    pub const MOVING: Self = Self(1 << 9);
    /// The scale is more than 0.1 % above that of the fitted view.
    pub const ZOOMED: Self = Self(1 << 10);
    /// Events were dropped; see `View::poll_events`.
    pub const EVENTS_LOST: Self = Self(1 << 11);
    /// Quiet commands move the view; it has not settled.
    pub const DRIVEN: Self = Self(1 << 12);
    /// All members.
    pub const ALL: Self = Self(0x1f00);
}

set!(StateFlags, u32, {
    TOUCHED, MOVING, ZOOMED, EVENTS_LOST, DRIVEN,
}, Limits {
    LEFT, TOP, RIGHT, BOTTOM, MIN_SCALE, MAX_SCALE,
});

/// Kinds of events. A gesture without duration sends one DISCRETE event. Any other sends BEGAN, perhaps CHANGED, and
/// exactly one ENDED or CANCELLED. Skip kinds that you do not know.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct EventKind(pub i32);

impl EventKind {
    /// No event.
    pub const NONE: Self = Self(0);
    /// A possible single tap, for a highlight. BEGAN at the lift; ENDED with TAP; CANCELLED by a second tap.
    pub const TAP_PENDING: Self = Self(1);
    /// DISCRETE. A single tap: `double_tap_time` after the lift, or at once if DOUBLE_TAP is off, or has neither a zoom
    /// nor a bit in `events`. The place is that of the lift.
    pub const TAP: Self = Self(2);
    /// DISCRETE. The lift of the second and each further tap of a quick series: `tap_count` is 2, 3, ... Even ones
    /// zoom.
    pub const DOUBLE_TAP: Self = Self(3);
    /// DISCRETE. Two to five fingers tapped together (`finger_taps`): at the last lift. `contact_count` is their
    /// number.
    pub const FINGERS_TAP: Self = Self(5);
    /// A finger rests. BEGAN after `press_time`; ENDED when all fingers have lifted. The finger may still pan.
    pub const LONG_PRESS: Self = Self(6);
    /// Fingers drag the content. ENDED at the last lift, with the velocity that flings: 0 after a rest. PAN encloses
    /// PINCH and ROTATE.
    pub const PAN: Self = Self(7);
    /// Fingers zoom by their distance. ENDED when one finger is left.
    pub const PINCH: Self = Self(8);
    /// Fingers rotate the content. ENDED when one finger is left.
    pub const ROTATE: Self = Self(9);
    /// A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing.
    pub const QUICK_ZOOM: Self = Self(10);
    /// DISCRETE. One finger dragged fast on content that is not zoomed in and cannot move that way. `limits` has the
    /// edge opposite to its direction: RIGHT for a swipe to the LEFT.
    pub const SWIPE: Self = Self(11);
    /// The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a relative command
    /// moves the view. A finger that stops a fast fling makes no tap.
    pub const FLING: Self = Self(12);
    /// A wheel or a trackpad moves the view. The place is the pointer.
    pub const SCROLL: Self = Self(13);
    /// The view animates for a tap, a command or new settings.
    pub const ANIMATION: Self = Self(14);
    /// DISCRETE. The view is at rest after it moved: draw sharp content now.
    pub const SETTLED: Self = Self(15);
    /// The view has reached the limit in `limits`, for a click or a vibration. ENDED when it is away from it.
    pub const LIMIT: Self = Self(16);
    /// DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT is the next page, LEFT the one before.
    /// It follows a SWIPE, or a PAN that began at the edge and went `page_overscroll` beyond it.
    pub const PAGE: Self = Self(17);
    /// DISCRETE. The owner of a contact changed, not by your call. If it is now VIEW or IGNORED, discard what it drew.
    pub const OWNER: Self = Self(18);
    /// DISCRETE. A fling has met the edge in `limits`, one of `pager_edges`: the pager goes on with this velocity.
    pub const EDGE: Self = Self(19);
    /// Three to five fingers (`drag_fingers`) drag for the host, by `unconsumed_x` and `unconsumed_y` since the last
    /// polled event. The view stands still.
    pub const FINGERS_DRAG: Self = Self(20);
    /// DISCRETE. A gesture does not come: `reason` says why. It needs its bit in `events`.
    pub const FAILED: Self = Self(21);
    /// DISCRETE. Lifting the fingers now would snap, for a click or a vibration. It needs its bit in `events`.
    pub const SNAP: Self = Self(22);
}

impl fmt::Debug for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "EventKind::NONE",
            1 => "EventKind::TAP_PENDING",
            2 => "EventKind::TAP",
            3 => "EventKind::DOUBLE_TAP",
            5 => "EventKind::FINGERS_TAP",
            6 => "EventKind::LONG_PRESS",
            7 => "EventKind::PAN",
            8 => "EventKind::PINCH",
            9 => "EventKind::ROTATE",
            10 => "EventKind::QUICK_ZOOM",
            11 => "EventKind::SWIPE",
            12 => "EventKind::FLING",
            13 => "EventKind::SCROLL",
            14 => "EventKind::ANIMATION",
            15 => "EventKind::SETTLED",
            16 => "EventKind::LIMIT",
            17 => "EventKind::PAGE",
            18 => "EventKind::OWNER",
            19 => "EventKind::EDGE",
            20 => "EventKind::FINGERS_DRAG",
            21 => "EventKind::FAILED",
            22 => "EventKind::SNAP",
            other => return write!(f, "EventKind({other})"),
        })
    }
}

/// A set of [`EventKind`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct EventKinds(u64);

impl EventKinds {
    /// The bit of `EventKind::TAP_PENDING`.
    pub const TAP_PENDING: Self = Self(1 << 1);
    /// The bit of `EventKind::TAP`.
    pub const TAP: Self = Self(1 << 2);
    /// The bit of `EventKind::DOUBLE_TAP`.
    pub const DOUBLE_TAP: Self = Self(1 << 3);
    /// The bit of `EventKind::FINGERS_TAP`.
    pub const FINGERS_TAP: Self = Self(1 << 5);
    /// The bit of `EventKind::LONG_PRESS`.
    pub const LONG_PRESS: Self = Self(1 << 6);
    /// The bit of `EventKind::PAN`.
    pub const PAN: Self = Self(1 << 7);
    /// The bit of `EventKind::PINCH`.
    pub const PINCH: Self = Self(1 << 8);
    /// The bit of `EventKind::ROTATE`.
    pub const ROTATE: Self = Self(1 << 9);
    /// The bit of `EventKind::QUICK_ZOOM`.
    pub const QUICK_ZOOM: Self = Self(1 << 10);
    /// The bit of `EventKind::SWIPE`.
    pub const SWIPE: Self = Self(1 << 11);
    /// The bit of `EventKind::FLING`.
    pub const FLING: Self = Self(1 << 12);
    /// The bit of `EventKind::SCROLL`.
    pub const SCROLL: Self = Self(1 << 13);
    /// The bit of `EventKind::ANIMATION`.
    pub const ANIMATION: Self = Self(1 << 14);
    /// The bit of `EventKind::SETTLED`.
    pub const SETTLED: Self = Self(1 << 15);
    /// The bit of `EventKind::LIMIT`.
    pub const LIMIT: Self = Self(1 << 16);
    /// The bit of `EventKind::PAGE`.
    pub const PAGE: Self = Self(1 << 17);
    /// The bit of `EventKind::OWNER`.
    pub const OWNER: Self = Self(1 << 18);
    /// The bit of `EventKind::EDGE`.
    pub const EDGE: Self = Self(1 << 19);
    /// The bit of `EventKind::FINGERS_DRAG`.
    pub const FINGERS_DRAG: Self = Self(1 << 20);
    /// The bit of `EventKind::FAILED`.
    pub const FAILED: Self = Self(1 << 21);
    /// The bit of `EventKind::SNAP`.
    pub const SNAP: Self = Self(1 << 22);
    /// All kinds, also those of later versions.
    pub const ALL: Self = Self(u64::MAX);
}

set!(EventKinds, u64, {
    TAP_PENDING, TAP, DOUBLE_TAP, FINGERS_TAP, LONG_PRESS, PAN, PINCH, ROTATE, QUICK_ZOOM, SWIPE, FLING, SCROLL,
    ANIMATION, SETTLED, LIMIT, PAGE, OWNER, EDGE, FINGERS_DRAG, FAILED, SNAP,
});

/// Phase of an event.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Phase(pub i32);

impl Phase {
    /// The only event of a gesture without duration.
    pub const DISCRETE: Self = Self(0);
    /// The first event of a gesture with duration.
    pub const BEGAN: Self = Self(1);
    /// New values of the gesture.
    pub const CHANGED: Self = Self(2);
    /// The gesture has ended.
    pub const ENDED: Self = Self(3);
    /// The gesture was broken off.
    pub const CANCELLED: Self = Self(4);
}

impl fmt::Debug for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Phase::DISCRETE",
            1 => "Phase::BEGAN",
            2 => "Phase::CHANGED",
            3 => "Phase::ENDED",
            4 => "Phase::CANCELLED",
            other => return write!(f, "Phase({other})"),
        })
    }
}

/// Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at both
/// edges.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Limits(u32);

impl Limits {
    /// The content can move no further toward larger x of the view.
    pub const LEFT: Self = Self(1 << 0);
    /// The content can move no further toward larger y.
    pub const TOP: Self = Self(1 << 1);
    /// The content can move no further toward smaller x.
    pub const RIGHT: Self = Self(1 << 2);
    /// The content can move no further toward smaller y.
    pub const BOTTOM: Self = Self(1 << 3);
    /// The smallest scale, within 0.1 %.
    pub const MIN_SCALE: Self = Self(1 << 4);
    /// The largest scale, within 0.1 %.
    pub const MAX_SCALE: Self = Self(1 << 5);
    /// All members.
    pub const ALL: Self = Self(0x3f);
}

set!(Limits, u32, {
    LEFT, TOP, RIGHT, BOTTOM, MIN_SCALE, MAX_SCALE,
});

/// Direction of a movement in the view. LEFT and UP are toward smaller x and y.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Direction(pub i32);

impl Direction {
    /// No direction.
    pub const NONE: Self = Self(0);
    /// Toward smaller x.
    pub const LEFT: Self = Self(1);
    /// Toward smaller y.
    pub const UP: Self = Self(2);
    /// Toward larger x.
    pub const RIGHT: Self = Self(3);
    /// Toward larger y.
    pub const DOWN: Self = Self(4);
}

impl fmt::Debug for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Direction::NONE",
            1 => "Direction::LEFT",
            2 => "Direction::UP",
            3 => "Direction::RIGHT",
            4 => "Direction::DOWN",
            other => return write!(f, "Direction({other})"),
        })
    }
}

/// What moves the view at an event.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Cause(pub i32);

impl Cause {
    /// Fingers, scrolls and what follows.
    pub const USER: Self = Self(0);
    /// Commands, sizes and settings.
    pub const COMMAND: Self = Self(1);
    /// Quiet commands.
    pub const DRIVEN: Self = Self(2);
}

impl fmt::Debug for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Cause::USER",
            1 => "Cause::COMMAND",
            2 => "Cause::DRIVEN",
            other => return write!(f, "Cause({other})"),
        })
    }
}

/// Reason of FAILED. To let the gesture pass, set the setting that `setting` names just beyond `measured`.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct FailureReason(pub i32);

impl FailureReason {
    /// No reason.
    pub const NONE: Self = Self(0);
    /// A contact moved too far.
    pub const MOVED: Self = Self(1);
    /// A contact stayed down or rested for too long.
    pub const HELD: Self = Self(2);
    /// The lift came too early.
    pub const TOO_EARLY: Self = Self(3);
    /// A landing or a lift came too late.
    pub const TOO_LATE: Self = Self(4);
    /// Too far from the last landing.
    pub const TOO_FAR: Self = Self(5);
    /// The movement was too short.
    pub const TOO_SHORT: Self = Self(6);
    /// The movement was too slow.
    pub const TOO_SLOW: Self = Self(7);
    /// The movement was not along an axis.
    pub const ANGLE: Self = Self(8);
    /// A pen and a finger took part.
    pub const TOOL: Self = Self(9);
    /// Too few or too many contacts.
    pub const COUNT: Self = Self(10);
    /// Off in the settings: `allowed` is the mask.
    pub const OFF: Self = Self(11);
    /// The content can still move there, or it is zoomed in.
    pub const LIMIT: Self = Self(12);
    /// Lost to another gesture: `measured` is its `EventKind`.
    pub const LOST: Self = Self(13);
    /// Claimed by the host, or IGNORED.
    pub const CLAIMED: Self = Self(14);
    /// Cancelled by the system or the host.
    pub const CANCELLED: Self = Self(15);
    /// The contact stopped a motion.
    pub const STOPPED: Self = Self(16);
}

impl fmt::Debug for FailureReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "FailureReason::NONE",
            1 => "FailureReason::MOVED",
            2 => "FailureReason::HELD",
            3 => "FailureReason::TOO_EARLY",
            4 => "FailureReason::TOO_LATE",
            5 => "FailureReason::TOO_FAR",
            6 => "FailureReason::TOO_SHORT",
            7 => "FailureReason::TOO_SLOW",
            8 => "FailureReason::ANGLE",
            9 => "FailureReason::TOOL",
            10 => "FailureReason::COUNT",
            11 => "FailureReason::OFF",
            12 => "FailureReason::LIMIT",
            13 => "FailureReason::LOST",
            14 => "FailureReason::CLAIMED",
            15 => "FailureReason::CANCELLED",
            16 => "FailureReason::STOPPED",
            other => return write!(f, "FailureReason({other})"),
        })
    }
}

/// Easing curve. An animation that replaces a motion starts with its velocity.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Curve(pub i32);

impl Curve {
    /// Starts and ends slowly.
    pub const STANDARD: Self = Self(0);
    /// Starts fast, ends slowly.
    pub const EASE_OUT: Self = Self(1);
}

impl fmt::Debug for Curve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Curve::STANDARD",
            1 => "Curve::EASE_OUT",
            other => return write!(f, "Curve({other})"),
        })
    }
}

/// Path of an animation.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Path(pub i32);

impl Path {
    /// Straight to the target.
    pub const DIRECT: Self = Self(0);
    /// Zooms out, travels and zooms in (van Wijk and Nuij, 2003).
    pub const FLY: Self = Self(1);
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Path::DIRECT",
            1 => "Path::FLY",
            other => return write!(f, "Path({other})"),
        })
    }
}

/// Steps of keys, buttons and switches, about the center of the safe area.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Steps(u32);

impl Steps {
    /// Multiplies the scale by `zoom_step`.
    pub const ZOOM_IN: Self = Self(1 << 0);
    /// Divides the scale by `zoom_step`.
    pub const ZOOM_OUT: Self = Self(1 << 1);
    /// Looks left by a quarter of the safe area.
    pub const LEFT: Self = Self(1 << 2);
    /// As LEFT, but upward.
    pub const UP: Self = Self(1 << 3);
    /// As LEFT, but to the right.
    pub const RIGHT: Self = Self(1 << 4);
    /// As LEFT, but downward.
    pub const DOWN: Self = Self(1 << 5);
    /// Rotates by 15 degrees, from x to y.
    pub const CLOCKWISE: Self = Self(1 << 6);
    /// As CLOCKWISE, but from y to x.
    pub const COUNTERCLOCKWISE: Self = Self(1 << 7);
    /// Goes to the fitted view.
    pub const FIT: Self = Self(1 << 8);
    /// All members.
    pub const ALL: Self = Self(0x1ff);
}

set!(Steps, u32, {
    ZOOM_IN, ZOOM_OUT, LEFT, UP, RIGHT, DOWN, CLOCKWISE, COUNTERCLOCKWISE, FIT,
});

/// Gestures to recognize: the bits of their events. One that is off delays no other.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Gestures(u32);

impl Gestures {
    /// One finger taps.
    pub const TAP: Self = Self(1 << 2);
    /// One finger taps twice.
    pub const DOUBLE_TAP: Self = Self(1 << 3);
    /// Two to five fingers tap together.
    pub const FINGERS_TAP: Self = Self(1 << 5);
    /// One finger rests.
    pub const LONG_PRESS: Self = Self(1 << 6);
    /// Fingers move the content.
    pub const PAN: Self = Self(1 << 7);
    /// Fingers zoom by their distance.
    pub const PINCH: Self = Self(1 << 8);
    /// Fingers rotate the content.
    pub const ROTATE: Self = Self(1 << 9);
    /// One finger taps, lands again and drags to zoom.
    pub const QUICK_ZOOM: Self = Self(1 << 10);
    /// One finger drags fast.
    pub const SWIPE: Self = Self(1 << 11);
    /// The content glides on after a lift.
    pub const FLING: Self = Self(1 << 12);
    /// All members.
    pub const ALL: Self = Self(0x1fec);
}

set!(Gestures, u32, {
    TAP, DOUBLE_TAP, FINGERS_TAP, LONG_PRESS, PAN, PINCH, ROTATE, QUICK_ZOOM, SWIPE, FLING,
});

/// A scale that depends on the sizes of the content and the safe area.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Fit(pub i32);

impl Fit {
    /// Scale 1.
    pub const NONE: Self = Self(0);
    /// The safe area shows all of the content.
    pub const CONTAIN: Self = Self(1);
    /// The content covers the safe area.
    pub const COVER: Self = Self(2);
    /// The content is as wide as the safe area.
    pub const WIDTH: Self = Self(3);
    /// The content is as tall as the safe area.
    pub const HEIGHT: Self = Self(4);
    /// One content unit is one device pixel: 1 / `pixels_per_unit`.
    pub const ONE_TO_ONE: Self = Self(5);
    /// CONTAIN, but never larger than ONE_TO_ONE.
    pub const SCALE_DOWN: Self = Self(6);
}

impl fmt::Debug for Fit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Fit::NONE",
            1 => "Fit::CONTAIN",
            2 => "Fit::COVER",
            3 => "Fit::WIDTH",
            4 => "Fit::HEIGHT",
            5 => "Fit::ONE_TO_ONE",
            6 => "Fit::SCALE_DOWN",
            other => return write!(f, "Fit({other})"),
        })
    }
}

/// Limits of the translation.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Bounds(pub i32);

impl Bounds {
    /// Larger content leaves no gap in the safe area; smaller content is aligned.
    pub const CONTENT: Self = Self(0);
    /// As CONTENT, but smaller content moves freely in the safe area.
    pub const INSIDE: Self = Self(1);
    /// The content moves without bounds.
    pub const NONE: Self = Self(2);
}

impl fmt::Debug for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Bounds::CONTENT",
            1 => "Bounds::INSIDE",
            2 => "Bounds::NONE",
            other => return write!(f, "Bounds({other})"),
        })
    }
}

/// Zoom of a tap or press. Two-finger taps zoom out, the others in.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Zoom(pub i32);

impl Zoom {
    /// Only the event comes.
    pub const NONE: Self = Self(0);
    /// Zooms by a factor of `zoom_step`, up to the limits.
    pub const STEP: Self = Self(1);
    /// Zooms from the fitted scale to levels\[0\] (or by `zoom_step`), from any other one back.
    pub const TOGGLE: Self = Self(2);
    /// As STEP, but from the largest scale back to the fitted one.
    pub const CYCLE: Self = Self(3);
    /// Zooms to the next of levels, from the largest back to the fitted scale.
    pub const LEVELS: Self = Self(4);
    /// Zooms to the fitted view, upright.
    pub const FIT: Self = Self(5);
    /// The tapped point moves to the center, without zoom.
    pub const CENTER: Self = Self(6);
}

impl fmt::Debug for Zoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Zoom::NONE",
            1 => "Zoom::STEP",
            2 => "Zoom::TOGGLE",
            3 => "Zoom::CYCLE",
            4 => "Zoom::LEVELS",
            5 => "Zoom::FIT",
            6 => "Zoom::CENTER",
            other => return write!(f, "Zoom({other})"),
        })
    }
}

/// Effect of a scroll.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ScrollAction(pub i32);

impl ScrollAction {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// The content moves by (-dx, -dy).
    pub const PAN: Self = Self(1);
    /// The view zooms by dy.
    pub const ZOOM: Self = Self(2);
}

impl fmt::Debug for ScrollAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "ScrollAction::NONE",
            1 => "ScrollAction::PAN",
            2 => "ScrollAction::ZOOM",
            other => return write!(f, "ScrollAction({other})"),
        })
    }
}

/// Where the zoom of a tap puts the tapped point.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Anchor(pub i32);

impl Anchor {
    /// The tapped point stays in place.
    pub const POINT: Self = Self(0);
    /// The tapped point moves to the center of the safe area.
    pub const CENTER: Self = Self(1);
}

impl fmt::Debug for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Anchor::POINT",
            1 => "Anchor::CENTER",
            other => return write!(f, "Anchor({other})"),
        })
    }
}

/// Point about which fingers and scrolls zoom.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct PinchAnchor(pub i32);

impl PinchAnchor {
    /// The center of the fingers, or the pointer.
    pub const CENTROID: Self = Self(0);
    /// The center of the safe area. Two fingers then do not pan.
    pub const CENTER: Self = Self(1);
}

impl fmt::Debug for PinchAnchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "PinchAnchor::CENTROID",
            1 => "PinchAnchor::CENTER",
            other => return write!(f, "PinchAnchor({other})"),
        })
    }
}

/// Scales to which a zoom snaps, in its direction and within `snap_tolerance`.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Snap(pub i32);

impl Snap {
    /// Nothing snaps.
    pub const NONE: Self = Self(0);
    /// `Config::levels` and the fitted scale.
    pub const LEVELS: Self = Self(1);
    /// The fitted scale times whole powers of `zoom_step`, as the levels of a map.
    pub const STEPS: Self = Self(2);
}

impl fmt::Debug for Snap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Snap::NONE",
            1 => "Snap::LEVELS",
            2 => "Snap::STEPS",
            other => return write!(f, "Snap({other})"),
        })
    }
}

/// Source of the momentum after a trackpad's scroll that ends in motion.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Momentum(pub i32);

impl Momentum {
    /// `ScrollPhase::MOMENTUM` reports move the view; it never flings.
    pub const HOST: Self = Self(0);
    /// The view flings at ENDED, and ignores momentum reports.
    pub const LIBRARY: Self = Self(1);
    /// The view flings at ENDED; momentum reports, if they come, continue that fling.
    pub const AUTO: Self = Self(2);
}

impl fmt::Debug for Momentum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Momentum::HOST",
            1 => "Momentum::LIBRARY",
            2 => "Momentum::AUTO",
            other => return write!(f, "Momentum({other})"),
        })
    }
}

/// Numbers of fingers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct FingerCounts(u32);

impl FingerCounts {
    /// Two fingers.
    pub const TWO: Self = Self(1 << 2);
    /// Three fingers.
    pub const THREE: Self = Self(1 << 3);
    /// Four fingers.
    pub const FOUR: Self = Self(1 << 4);
    /// Five fingers.
    pub const FIVE: Self = Self(1 << 5);
    /// All members.
    pub const ALL: Self = Self(0x3c);
}

set!(FingerCounts, u32, {
    TWO, THREE, FOUR, FIVE,
});

/// What the view keeps when its content changes.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Keep(pub i32);

impl Keep {
    /// The visible part: for a full image that replaces its preview.
    pub const PICTURE: Self = Self(0);
    /// The transform: for a world that grows.
    pub const COORDINATES: Self = Self(1);
}

impl fmt::Debug for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Keep::PICTURE",
            1 => "Keep::COORDINATES",
            other => return write!(f, "Keep({other})"),
        })
    }
}

/// Owner of a contact. Those of `host_tools` and `host_buttons` are HOST from their landing. With `min_pan_contacts` 2
/// a lone finger is UNDECIDED for `two_finger_land_time`, then HOST; or VIEW if a second one lands by then.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Owner(pub i32);

impl Owner {
    /// Moves the view.
    pub const VIEW: Self = Self(0);
    /// You draw or drag with it. It still taps, unless claimed.
    pub const HOST: Self = Self(1);
    /// You may draw with it until OWNER.
    pub const UNDECIDED: Self = Self(2);
    /// A palm, or a finger beside a pen.
    pub const IGNORED: Self = Self(3);
}

impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "Owner::VIEW",
            1 => "Owner::HOST",
            2 => "Owner::UNDECIDED",
            3 => "Owner::IGNORED",
            other => return write!(f, "Owner({other})"),
        })
    }
}

/// Kinds of recorded calls, by the names of their functions.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RecordKind(pub i32);

impl RecordKind {
    /// The beginning of the recording.
    pub const START: Self = Self(1);
    /// A call of `View::load_state`.
    pub const LOAD_STATE: Self = Self(2);
    /// A call of `View::set_config`.
    pub const CONFIG: Self = Self(3);
    /// A call of `View::set_viewport`.
    pub const VIEWPORT: Self = Self(4);
    /// A call of `View::set_content`.
    pub const CONTENT: Self = Self(5);
    /// A call of `View::set_pager_offset`.
    pub const PAGER_OFFSET: Self = Self(6);
    /// A call of `View::push_touches`.
    pub const TOUCH: Self = Self(7);
    /// A call of `View::push_scroll`.
    pub const SCROLL: Self = Self(8);
    /// A call of `View::set_contact_owner`.
    pub const OWNER: Self = Self(9);
    /// A call of `View::cancel_touches`.
    pub const CANCEL_TOUCHES: Self = Self(10);
    /// A call of `View::advance`.
    pub const ADVANCE: Self = Self(11);
    /// A call of `View::rebase_time`.
    pub const REBASE_TIME: Self = Self(12);
    /// A call of `View::set_transform`.
    pub const SET_TRANSFORM: Self = Self(13);
    /// A call of `View::zoom_to`.
    pub const ZOOM_TO: Self = Self(14);
    /// A call of `View::zoom_to_rect`.
    pub const ZOOM_TO_RECT: Self = Self(15);
    /// A call of `View::center_on`.
    pub const CENTER_ON: Self = Self(16);
    /// A call of `View::rotate_to`.
    pub const ROTATE_TO: Self = Self(17);
    /// A call of `View::fit`.
    pub const FIT: Self = Self(18);
    /// A call of `View::pan_by`.
    pub const PAN_BY: Self = Self(19);
    /// A call of `View::zoom_by`.
    pub const ZOOM_BY: Self = Self(20);
    /// A call of `View::rotate_by`.
    pub const ROTATE_BY: Self = Self(21);
    /// A call of `View::set_velocity`.
    pub const SET_VELOCITY: Self = Self(22);
    /// A call of `View::stop_motion`.
    pub const STOP_MOTION: Self = Self(23);
    /// A call of `View::poll_events`.
    pub const POLL: Self = Self(24);
    /// A call of `View::pen_near`.
    pub const PEN_NEAR: Self = Self(25);
    /// A call of `View::step`.
    pub const STEP: Self = Self(26);
}

impl fmt::Debug for RecordKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            1 => "RecordKind::START",
            2 => "RecordKind::LOAD_STATE",
            3 => "RecordKind::CONFIG",
            4 => "RecordKind::VIEWPORT",
            5 => "RecordKind::CONTENT",
            6 => "RecordKind::PAGER_OFFSET",
            7 => "RecordKind::TOUCH",
            8 => "RecordKind::SCROLL",
            9 => "RecordKind::OWNER",
            10 => "RecordKind::CANCEL_TOUCHES",
            11 => "RecordKind::ADVANCE",
            12 => "RecordKind::REBASE_TIME",
            13 => "RecordKind::SET_TRANSFORM",
            14 => "RecordKind::ZOOM_TO",
            15 => "RecordKind::ZOOM_TO_RECT",
            16 => "RecordKind::CENTER_ON",
            17 => "RecordKind::ROTATE_TO",
            18 => "RecordKind::FIT",
            19 => "RecordKind::PAN_BY",
            20 => "RecordKind::ZOOM_BY",
            21 => "RecordKind::ROTATE_BY",
            22 => "RecordKind::SET_VELOCITY",
            23 => "RecordKind::STOP_MOTION",
            24 => "RecordKind::POLL",
            25 => "RecordKind::PEN_NEAR",
            26 => "RecordKind::STEP",
            other => return write!(f, "RecordKind({other})"),
        })
    }
}

/// Most contacts of a view.
pub const MAX_CONTACTS: usize = sys::TAPZOOM_MAX_CONTACTS;
/// Most levels.
pub const MAX_LEVELS: usize = sys::TAPZOOM_MAX_LEVELS;
/// Most events that wait.
pub const EVENT_CAPACITY: usize = sys::TAPZOOM_EVENT_CAPACITY;
/// Largest size and coordinate.
pub const MAX_LENGTH: f64 = sys::TAPZOOM_MAX_LENGTH;
/// Smallest size.
pub const MIN_SIZE: f64 = sys::TAPZOOM_MIN_SIZE;
/// Largest time, seconds.
pub const MAX_TIME: f64 = sys::TAPZOOM_MAX_TIME;

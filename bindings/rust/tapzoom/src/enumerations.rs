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

/// Why the library refused a call: [`Error::status`](crate::Error::status).
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Status(pub i32);

impl Status {
    /// A required pointer is NULL.
    pub const NULL: Self = Self(-1);
    /// The `struct_size` is wrong, or bytes beyond the known fields are not 0.
    pub const STRUCT_SIZE: Self = Self(-2);
    /// A number is NaN or infinite.
    pub const NOT_FINITE: Self = Self(-3);
    /// A number is outside its range, or a reserved field is not 0.
    pub const RANGE: Self = Self(-4);
    /// A value is not in its enumeration, or a mask has an unknown bit.
    pub const ENUM: Self = Self(-5);
    /// Without `lenient`: the time is before the view's clock.
    pub const TIME: Self = Self(-6);
    /// Without `lenient`: BEGAN has the id of a contact that is down.
    pub const CONTACT_IN_USE: Self = Self(-7);
    /// No contact with this id is down; for a touch only without `lenient`.
    pub const CONTACT_UNKNOWN: Self = Self(-8);
    /// Without `lenient`: `MAX_CONTACTS` contacts are already down.
    pub const CONTACT_LIMIT: Self = Self(-9);
    /// The system has no memory for a view.
    pub const MEMORY: Self = Self(-10);
    /// The host's memory is too small.
    pub const BUFFER_TOO_SMALL: Self = Self(-11);
    /// The bytes are damaged, or not a snapshot or recording of this format.
    pub const DATA: Self = Self(-12);
    /// The replayed call ran, but its outcome differs from the recorded one, or its bytes are damaged.
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

/// Phase of a touch. 0 is an error.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct TouchPhase(pub i32);

impl TouchPhase {
    /// The contact landed.
    pub const BEGAN: Self = Self(1);
    /// The contact moved, or the device repeated its position.
    pub const MOVED: Self = Self(2);
    /// The contact lifted. Its last position counts toward `tap_slop` but does not pan or zoom; see `EventKind::PAN`
    /// for a contact without moves.
    pub const ENDED: Self = Self(3);
    /// The system took the contact, such as a palm. It makes no tap, press, swipe or fling. Gestures continue with the
    /// remaining contacts; a gesture that needs more is CANCELLED.
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
    /// Finger.
    pub const FINGER: Self = Self(0);
    /// Pen.
    pub const PEN: Self = Self(1);
    /// A pointer while a button is down; the host does not push hover moves.
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

/// Flags of a contact.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct ContactFlags(u32);

impl ContactFlags {
    /// It makes no tap, long press or quick zoom: for a contact that has already acted elsewhere.
    pub const NO_TAP: Self = Self(1 << 0);
    /// A pan with it begins at the first move: for a contact that another view hands over in motion.
    pub const NO_SLOP: Self = Self(1 << 1);
    /// The system takes it for a palm, at its landing or later. It becomes `Owner::IGNORED`, whatever `palm_size` is.
    pub const PALM: Self = Self(1 << 2);
    /// All members.
    pub const ALL: Self = Self(0x7);
}

set!(ContactFlags, u32, {
    NO_TAP, NO_SLOP, PALM,
});

/// Buttons of a mouse or a pen. All act alike, unless `host_buttons` gives some to the host; an event tells which.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Buttons(u32);

impl Buttons {
    /// The left button of a mouse, or the tip of a pen.
    pub const PRIMARY: Self = Self(1 << 0);
    /// Secondary.
    pub const SECONDARY: Self = Self(1 << 1);
    /// Middle.
    pub const MIDDLE: Self = Self(1 << 2);
    /// Back.
    pub const BACK: Self = Self(1 << 3);
    /// Forward.
    pub const FORWARD: Self = Self(1 << 4);
    /// The other end of a pen.
    pub const ERASER: Self = Self(1 << 5);
    /// All members.
    pub const ALL: Self = Self(0x3f);
}

set!(Buttons, u32, {
    PRIMARY, SECONDARY, MIDDLE, BACK, FORWARD, ERASER,
});

/// Unit of the dx and dy of a scroll.
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
    /// 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units.
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
    /// The view smooths the delta (`wheel_smoothing`) and stops at the limits.
    pub const WHEEL: Self = Self(0);
    /// The content moves at once, as under fingers; beyond the limits it follows the rubber band.
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
    /// No phases: the scroll ends after `scroll_end_time` without a report. Deltas of a trackpad that decay evenly act
    /// as MOMENTUM, and so do the zooms into which a key turns the rest of them.
    pub const UNPHASED: Self = Self(0);
    /// Fingers rest on the trackpad. This stops a motion, unless `Config::trackpad` is NONE.
    pub const BEGAN: Self = Self(1);
    /// The scroll continues until ENDED, however long.
    pub const CHANGED: Self = Self(2);
    /// The fingers have lifted, after the delta of this report.
    pub const ENDED: Self = Self(3);
    /// The system continues the scroll after the lift: see `Config::momentum`. It only pans, and not while a contact is
    /// down.
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

/// Presets for `Config::new`, which the host may then change. `Config` lists the defaults of each.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Preset(pub i32);

impl Preset {
    /// The fitted view shows the whole photo, and does not enlarge a small one.
    pub const PHOTOS: Self = Self(0);
    /// The fitted view covers the safe area. Taps zoom by a factor of 2.
    pub const MAPS: Self = Self(1);
    /// The content has the width of the safe area and begins at its top.
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

/// Gestures to recognize, bits of `Config::gestures`. `Gestures::PAN` is 1 \<\< `EventKind::PAN`, and so on. A gesture
/// that is off costs no time and delays no other gesture.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Gestures(u32);

impl Gestures {
    /// Tap.
    pub const TAP: Self = Self(1 << 2);
    /// Double tap.
    pub const DOUBLE_TAP: Self = Self(1 << 3);
    /// Two to five fingers tap together.
    pub const FINGERS_TAP: Self = Self(1 << 5);
    /// Long press.
    pub const LONG_PRESS: Self = Self(1 << 6);
    /// One or more fingers drag the content. Scrolls pan without it.
    pub const PAN: Self = Self(1 << 7);
    /// Two or more fingers zoom by the distance between them.
    pub const PINCH: Self = Self(1 << 8);
    /// Two or more fingers rotate the content.
    pub const ROTATE: Self = Self(1 << 9);
    /// A tap, then a finger that stays down and drags: down zooms in.
    pub const QUICK_ZOOM: Self = Self(1 << 10);
    /// One finger drags fast in a direction in which the content cannot move.
    pub const SWIPE: Self = Self(1 << 11);
    /// The view moves on when fingers lift in motion.
    pub const FLING: Self = Self(1 << 12);
    /// All members.
    pub const ALL: Self = Self(0x1fec);
}

set!(Gestures, u32, {
    TAP, DOUBLE_TAP, FINGERS_TAP, LONG_PRESS, PAN, PINCH, ROTATE, QUICK_ZOOM, SWIPE, FLING,
});

/// A scale that depends on the sizes of the upright content and of the safe area. At COVER, rotated content may leave
/// gaps.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Fit(pub i32);

impl Fit {
    /// Scale 1.
    pub const NONE: Self = Self(0);
    /// The largest scale at which the safe area shows all of the content.
    pub const CONTAIN: Self = Self(1);
    /// The smallest scale at which the content covers the safe area.
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

/// Effect of a tap, a double tap or a long press, which zooms in, or of a two-finger tap, which zooms out.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Zoom(pub i32);

impl Zoom {
    /// Nothing; the event still comes.
    pub const NONE: Self = Self(0);
    /// In: multiplies by `zoom_step`. Out: divides by it. Both stop at the limits.
    pub const STEP: Self = Self(1);
    /// In: from the fitted scale to levels\[0\], from any other to the fitted scale. Out: to the fitted scale. If
    /// levels\[0\] is not above the fitted scale, `zoom_step` times the fitted scale takes its place; if tall content
    /// would then cover at most half of the width, the scale of WIDTH.
    pub const TOGGLE: Self = Self(2);
    /// In: multiplies by `zoom_step` up to the largest scale, then goes to the fitted scale. Out: divides by
    /// `zoom_step`, not below the fitted scale.
    pub const CYCLE: Self = Self(3);
    /// In: to the next larger level, from the largest to the fitted scale. Out: to the next smaller level. The fitted
    /// scale counts as a level.
    pub const LEVELS: Self = Self(4);
    /// To the fitted view, upright.
    pub const FIT: Self = Self(5);
    /// Does not zoom: the tapped content point moves to the center of the safe area.
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

/// Where a zoom puts the tapped content point, within the bounds.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Anchor(pub i32);

impl Anchor {
    /// It stays under the finger.
    pub const POINT: Self = Self(0);
    /// It moves to the center of the safe area.
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

/// Point about which pinches, rotations, quick zooms, wheels and a trackpad's pinch zoom or turn.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct PinchAnchor(pub i32);

impl PinchAnchor {
    /// The center of the fingers, the landing of a quick zoom, or the pointer.
    pub const CENTROID: Self = Self(0);
    /// The center of the safe area. Fingers that can pinch or rotate do not pan; PAN still encloses their gestures.
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

/// Scales to which the view snaps after a pinch, a quick zoom or a scroll. Of those beyond the scale at which the zoom
/// began, it goes to the one nearest to the scale at which the motion would end, if that lies within `snap_tolerance`.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Snap(pub i32);

impl Snap {
    /// No snapping.
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
    /// The view zooms by dy about the pointer; dx has no effect.
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

/// Source of the momentum after a trackpad's scroll that ends in motion.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Momentum(pub i32);

impl Momentum {
    /// The system alone: the host pushes `ScrollPhase::MOMENTUM`. At an edge the content bounces once; the view ignores
    /// the rest.
    pub const HOST: Self = Self(0);
    /// The view alone: it flings at `ScrollPhase::ENDED` as after fingers, not when `scroll_end_time` ends the scroll.
    /// It ignores `ScrollPhase::MOMENTUM`.
    pub const LIBRARY: Self = Self(1);
    /// The system if it sends momentum, otherwise the view. It flings at `ScrollPhase::ENDED`; a
    /// `ScrollPhase::MOMENTUM` within `scroll_end_time` takes this FLING over without a jump.
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

/// Limits of the translation. Other numbers are reserved.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Bounds(pub i32);

impl Bounds {
    /// Content that is larger than the safe area leaves no gap in it, also when it is rotated. Smaller content is
    /// aligned (`align_x`, `align_y`).
    ///
    /// A `visible_part` below 1 or a `visible_extra` below 0 lets content leave the safe area in part. Along each axis
    /// of the content, m is the length of the content or of the safe area, whichever is smaller. At least
    /// clamp(`visible_part` \* m + `visible_extra`, 0, m) of the content stays within the safe area. Smaller content
    /// then moves freely. Content always touches the safe area.
    pub const CONTENT: Self = Self(0);
    /// As CONTENT, but smaller content moves freely within the safe area.
    pub const INSIDE: Self = Self(1);
    /// No bounds: `visible_part` and `visible_extra` have no effect.
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

/// Limits of the transform: bits of `State::flags`, `Event::limits` and `Config::pager_edges`. The view has reached a
/// limit when it is at the limit or beyond it, in motion or at rest. Aligned content has reached both edges of its
/// axis.
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

/// Kinds of events. A gesture without duration sends one DISCRETE event. A gesture with duration sends BEGAN, then
/// CHANGED, then exactly one ENDED or CANCELLED. Numbers that are not listed are reserved.
///
/// PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL are also CANCELLED by an absolute command, by `View::cancel_touches`, and
/// by an animated `View::set_config` that moves the view. Settings that switch the gesture off cancel them, too, and a
/// claim of the last contact.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct EventKind(pub i32);

impl EventKind {
    /// None.
    pub const NONE: Self = Self(0);
    /// A possible single tap, for example to highlight a button. BEGAN when the finger lifts; ENDED together with TAP;
    /// CANCELLED when the next contact makes it a double tap or a quick zoom, or by `View::cancel_touches`.
    pub const TAP_PENDING: Self = Self(1);
    /// DISCRETE. A confirmed single tap: `double_tap_time` after the lift, or sooner if the next contact cannot be the
    /// second tap. The place and the content point are those of the lift.
    ///
    /// TAP comes at the lift if DOUBLE_TAP is off, or if the host does not poll it and it would not change the
    /// transform. `tap_count` then counts the taps of a quick series.
    pub const TAP: Self = Self(2);
    /// DISCRETE. The second and each further tap of a quick series with one tool and the same buttons, when its finger
    /// lifts. `tap_count` is 2, 3, 4, ...; at even numbers the view zooms (see `Config::double_tap`).
    pub const DOUBLE_TAP: Self = Self(3);
    /// DISCRETE. Two to five fingers tapped together: when all have lifted, at their center. `contact_count` is their
    /// number; `tap_count` counts such taps of a quick series. Each finger beyond two adds 0.05 s to the limits. Two
    /// fingers that exceed a limit, or land 300 points apart, tap one by one. Three or more that are down at once and
    /// do not tap together make no tap until all have lifted.
    pub const FINGERS_TAP: Self = Self(5);
    /// A finger rests. BEGAN after `press_time`, while the finger is down; ENDED when all fingers have lifted.
    /// CANCELLED when a second finger lands before a pan, when the system takes the last contact, or with the PAN of
    /// its finger. Another finger taps and double taps beside it, and its own drag pans and flings, as without it; a
    /// host that picks something up claims the contact.
    pub const LONG_PRESS: Self = Self(6);
    /// Fingers drag the content. BEGAN past the slop; ENDED when the last finger lifts, with the velocity that would
    /// fling; CANCELLED when the system takes the last contact. PAN encloses PINCH and ROTATE if it is on: its BEGAN
    /// comes before theirs, its ENDED after theirs. The place is the center of the fingers.
    ///
    /// The velocity at ENDED is that of the first lift within `lift_grace_time`. It is 0 after a pinch in which the
    /// fingers moved against each other or one rested, and after a rest: 0.04 s without a touch frame, or up to 0.12 s
    /// in a slow stream. A lone contact that lifts 40 points or more from its landing, without a move and before a long
    /// press, drags with its lift; right after a tap it only swipes.
    pub const PAN: Self = Self(7);
    /// Fingers zoom by their distance. BEGAN past `pinch_slop`; ENDED when one finger is left, with the velocity at the
    /// first lift; CANCELLED when the system takes one of the last two contacts.
    pub const PINCH: Self = Self(8);
    /// Fingers rotate the content. BEGAN past `rotate_slop`; otherwise as PINCH.
    pub const ROTATE: Self = Self(9);
    /// A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing. BEGAN
    /// past the slop; ENDED when the finger lifts; CANCELLED when the system takes the contact. The view ignores other
    /// fingers until all have lifted. A finger that does not move makes a double tap, however long it stays down.
    pub const QUICK_ZOOM: Self = Self(10);
    /// DISCRETE. One finger dragged fast, when it lifts, on a view that is not zoomed in. direction is that of the
    /// finger. limits has the opposite edge, at which the content was at the landing: RIGHT for a swipe to the LEFT.
    pub const SWIPE: Self = Self(11);
    /// The view moves on after fingers have lifted in motion, or with the momentum of a trackpad. BEGAN at the last
    /// lift, after PAN ENDED, SWIPE and PAGE; ENDED at rest, with SETTLED. CANCELLED by a contact that lands, a new
    /// scroll, `View::set_velocity`, `View::stop_motion`, and an absolute or animated command. Other sizes or limits
    /// also send CANCELLED, but the content still goes to the end of the fling. A contact that stops a fling of at
    /// least `fling_min_speed` makes no tap or press.
    ///
    /// A fling with zoom or rotation is a glide: pan, zoom and rotation continue as one motion, after a pinch about the
    /// point between the fingers that stood still. It follows a zoom of at least 2 in ln(scale) per second or a
    /// rotation of at least 2 radians per second. Any fling ends within 1,400 s.
    pub const FLING: Self = Self(12);
    /// A wheel or a trackpad moves the view. BEGAN with a report of phase BEGAN or, without one or within ANIMATION,
    /// the first delta that moves the view; ENDED by the phase of the scroll, or after `scroll_end_time` without a
    /// report; CANCELLED by `View::stop_motion`. The place is the pointer. A wheel's smoothed motion, and the system's
    /// momentum as a FLING, follow after ENDED.
    pub const SCROLL: Self = Self(13);
    /// The view animates for a tap, a command or new settings. BEGAN at the start; ENDED at the end, then SETTLED once
    /// no finger is down. CANCELLED when a contact lands, or a command replaces or stops the animation. If the contacts
    /// lift without moving the view, it begins again. A scroll or `View::set_velocity` also sends CANCELLED, and moves
    /// the view on from where it is.
    pub const ANIMATION: Self = Self(14);
    /// DISCRETE. The view is at rest after it moved: draw sharp content now. The place is the center of the safe area.
    /// It does not wait for predicted fingers.
    pub const SETTLED: Self = Self(15);
    /// The view has reached the limit in `limits`, for a click or a vibration. BEGAN when something moves the view to
    /// it; ENDED when the view is more than a point, or 1 % of the scale, away from it; never CANCELLED. The place is
    /// the center of the fingers that move the view, otherwise of the safe area.
    ///
    /// Each event has one limit. An edge counts only while the content can move along its axis; one that a `View::step`
    /// meets counts in any case. A view that is at a limit after `View::new` or a change of sizes or settings sends
    /// BEGAN only when something pushes it beyond.
    pub const LIMIT: Self = Self(16);
    /// DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT for the next page, LEFT for the one
    /// before. direction is that of the finger. It comes after a SWIPE to the left or right, or a PAN by
    /// `page_overscroll` beyond the edge at which it began, further to the side than up or down. It does not come if
    /// `pager_edges` has LEFT or RIGHT, even if PAN is off.
    pub const PAGE: Self = Self(17);
    /// DISCRETE. The owner of a contact changed while it was down, but not by `View::set_contact_owner` with this
    /// contact; or the contact landed as IGNORED. If owner is VIEW or IGNORED, discard what the contact has drawn.
    pub const OWNER: Self = Self(18);
    /// DISCRETE. A fling after a pan has met the edge in `limits`, one of `Config::pager_edges`: the host's pager
    /// continues with this velocity. direction is that of the content, which continues along the other axis.
    pub const EDGE: Self = Self(19);
    /// Three to five fingers drag for the host, such as to change a tool: see `Config::drag_fingers`. The view stands
    /// still, also after it until all fingers have lifted. BEGAN past `pan_slop`, CHANGED, ENDED at the first lift,
    /// with the velocity, and the direction if a swipe would have one; CANCELLED when the system or the host takes one
    /// of the contacts, and by `View::cancel_touches`. `contact_count` is the number of fingers, and `unconsumed_x` and
    /// `unconsumed_y` are their travel since the last polled event of this kind.
    ///
    /// A finger that lands within 0.15 s of the one before changes the number, and cancels a PAN or PINCH of fewer
    /// fingers. A later one does neither, but its lift ends the drag, too. Settings end a drag only if `drag_fingers`
    /// becomes 0.
    pub const FINGERS_DRAG: Self = Self(20);
    /// DISCRETE. A gesture does not come: `gesture` is its kind, `reason` says why, at the instant of the decision. Not
    /// polled unless the host sets its bit in `Config::events`; a full queue drops it before any other kind. A gesture
    /// that has no effect, because the host does not poll it, does not fail. See failures.md in the guide.
    pub const FAILED: Self = Self(21);
    /// DISCRETE. Fingers have turned the content into a detent (see `rotate_snap`), or zoomed it into a snap scale (see
    /// snap): a lift at rest would snap to it. It comes once, for a click or a vibration, and again after the fingers
    /// have left the detent. Not polled unless the host sets its bit in `Config::events`.
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

/// Reason of FAILED, in `Event::reason`. measured is the number at the instant of the decision, and allowed the bound
/// that it missed, in the unit of the setting. Setting the field to a value just beyond measured lets the gesture pass.
/// Both are 0 where nothing was measured. A tap of n fingers has 0.05 (n - 2) s more than its settings, which measured
/// leaves out.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct FailureReason(pub i32);

impl FailureReason {
    /// None.
    pub const NONE: Self = Self(0);
    /// A contact moved too far.
    pub const MOVED: Self = Self(1);
    /// A contact stayed down or rested too long.
    pub const HELD: Self = Self(2);
    /// A contact lifted too early.
    pub const TOO_EARLY: Self = Self(3);
    /// A landing or a lift came too late after the one before.
    pub const TOO_LATE: Self = Self(4);
    /// A contact landed too far from the one before.
    pub const TOO_FAR: Self = Self(5);
    /// The contacts did not move far enough.
    pub const TOO_SHORT: Self = Self(6);
    /// The contacts were too slow.
    pub const TOO_SLOW: Self = Self(7);
    /// The direction is too oblique.
    pub const ANGLE: Self = Self(8);
    /// Another tool than before, or one that cannot make the gesture.
    pub const TOOL: Self = Self(9);
    /// Too few or too many contacts.
    pub const COUNT: Self = Self(10);
    /// The settings switch it off: allowed is the mask, measured the mask with its bit.
    pub const OFF: Self = Self(11);
    /// The content can still move there, or it is zoomed in.
    pub const LIMIT: Self = Self(12);
    /// Another gesture came first: measured is its `EventKind`.
    pub const LOST: Self = Self(13);
    /// The host owns the contact, or it is IGNORED: measured is its size, or the time since the pen.
    pub const CLAIMED: Self = Self(14);
    /// The system or the host took the contact, or a command the view.
    pub const CANCELLED: Self = Self(15);
    /// The contact stopped a motion, or it has `ContactFlags::NO_TAP`.
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

/// Numbers of fingers: bits of `Config::finger_taps` and `drag_fingers`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct FingerCounts(u32);

impl FingerCounts {
    /// Two.
    pub const TWO: Self = Self(1 << 2);
    /// Three.
    pub const THREE: Self = Self(1 << 3);
    /// Four.
    pub const FOUR: Self = Self(1 << 4);
    /// Five.
    pub const FIVE: Self = Self(1 << 5);
    /// All members.
    pub const ALL: Self = Self(0x3c);
}

set!(FingerCounts, u32, {
    TWO, THREE, FOUR, FIVE,
});

/// Direction of a movement in the view. LEFT and UP are toward smaller x and y.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Direction(pub i32);

impl Direction {
    /// None.
    pub const NONE: Self = Self(0);
    /// Left.
    pub const LEFT: Self = Self(1);
    /// Up.
    pub const UP: Self = Self(2);
    /// Right.
    pub const RIGHT: Self = Self(3);
    /// Down.
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

/// Phase of an event.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Phase(pub i32);

impl Phase {
    /// Discrete.
    pub const DISCRETE: Self = Self(0);
    /// Began.
    pub const BEGAN: Self = Self(1);
    /// Changed.
    pub const CHANGED: Self = Self(2);
    /// Ended.
    pub const ENDED: Self = Self(3);
    /// Cancelled.
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

/// Owner of a contact: see `View::contact_owner`.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Owner(pub i32);

impl Owner {
    /// The contact moves the view.
    pub const VIEW: Self = Self(0);
    /// The host draws or drags with it. It may still tap and press.
    pub const HOST: Self = Self(1);
    /// The view waits for a second finger; the host may draw meanwhile.
    pub const UNDECIDED: Self = Self(2);
    /// A palm, a finger beside a pen, or a contact within `tap_ignore_time`. It does nothing in the view, and the host
    /// must not use it either, until it lifts.
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

/// Mover of the view at an event. A host that copies one view to another follows the events of all causes but DRIVEN,
/// so that no copy comes back: see commands.md in the guide.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Cause(pub i32);

impl Cause {
    /// Fingers, a scroll, a fling or the animation of a tap; also with a command.
    pub const USER: Self = Self(0);
    /// A command, `View::set_velocity`, other sizes or settings.
    pub const COMMAND: Self = Self(1);
    /// Quiet commands: see `Options::quiet`.
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

/// Flags of `State`, which also has the `Limits` that the displayed content has reached.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct StateFlags(u32);

impl StateFlags {
    /// A contact is down.
    pub const TOUCHED: Self = Self(1 << 8);
    /// The view moves by itself: draw every frame.
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

/// Easing curve of an animation from rest. One that replaces a motion starts with the velocity of that motion.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Curve(pub i32);

impl Curve {
    /// Starts and ends slowly: t \* t \* (3 - 2 \* t).
    pub const STANDARD: Self = Self(0);
    /// Starts fast and ends slowly: t \* (2 - t).
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
    /// Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij, 2003), within the bounds.
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

/// Steps of keys, buttons and switches: see `View::step`. Zooms and rotations are about the center of the safe area.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Steps(u32);

impl Steps {
    /// Multiplies the scale by `zoom_step`.
    pub const ZOOM_IN: Self = Self(1 << 0);
    /// Divides the scale by `zoom_step`.
    pub const ZOOM_OUT: Self = Self(1 << 1);
    /// Shows content further toward smaller x of the view, by a quarter of the safe area.
    pub const LEFT: Self = Self(1 << 2);
    /// The same toward smaller y.
    pub const UP: Self = Self(1 << 3);
    /// The same toward larger x.
    pub const RIGHT: Self = Self(1 << 4);
    /// The same toward larger y.
    pub const DOWN: Self = Self(1 << 5);
    /// Rotates by 15 degrees from the x axis toward the y axis, also without `Gestures::ROTATE`.
    pub const CLOCKWISE: Self = Self(1 << 6);
    /// Rotates by 15 degrees in the other direction.
    pub const COUNTERCLOCKWISE: Self = Self(1 << 7);
    /// Goes to the fitted view.
    pub const FIT: Self = Self(1 << 8);
    /// All members.
    pub const ALL: Self = Self(0x1ff);
}

set!(Steps, u32, {
    ZOOM_IN, ZOOM_OUT, LEFT, UP, RIGHT, DOWN, CLOCKWISE, COUNTERCLOCKWISE, FIT,
});

/// Properties that the view keeps when its content changes.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Keep(pub i32);

impl Keep {
    /// The visible part of the content: for a full image that replaces its preview. A fitted view stays fitted.
    pub const PICTURE: Self = Self(0);
    /// The transform: for a world that grows. Limits that depend on the content change with it, such as 64 x COVER of
    /// MAPS.
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

/// Kinds of recorded calls, by the names of their functions. `RecordEntry` has the arguments in their order, a struct
/// as its fields without `struct_size`: real ones in numbers, the others in integers. Options come last, as zeros for
/// NULL. Other kinds are reserved.
///
/// A later version of the library may return other numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RecordKind(pub i32);

impl RecordKind {
    /// The view when its recording began: viewport and content.
    pub const START: Self = Self(1);
    /// `View::load_state`; or the rest of the view when its recording began.
    pub const LOAD_STATE: Self = Self(2);
    /// `View::set_config`; `View::config` has the settings.
    pub const CONFIG: Self = Self(3);
    /// `View::set_viewport`.
    pub const VIEWPORT: Self = Self(4);
    /// `View::set_content`.
    pub const CONTENT: Self = Self(5);
    /// `View::set_pager_offset`.
    pub const PAGER_OFFSET: Self = Self(6);
    /// One touch of `View::push_touches`.
    pub const TOUCH: Self = Self(7);
    /// `View::push_scroll`.
    pub const SCROLL: Self = Self(8);
    /// `View::set_contact_owner`.
    pub const OWNER: Self = Self(9);
    /// Cancel touches.
    pub const CANCEL_TOUCHES: Self = Self(10);
    /// Advance.
    pub const ADVANCE: Self = Self(11);
    /// Rebase time.
    pub const REBASE_TIME: Self = Self(12);
    /// Set transform.
    pub const SET_TRANSFORM: Self = Self(13);
    /// Zoom to.
    pub const ZOOM_TO: Self = Self(14);
    /// Zoom to rect.
    pub const ZOOM_TO_RECT: Self = Self(15);
    /// Center on.
    pub const CENTER_ON: Self = Self(16);
    /// Rotate to.
    pub const ROTATE_TO: Self = Self(17);
    /// Fit.
    pub const FIT: Self = Self(18);
    /// Pan by.
    pub const PAN_BY: Self = Self(19);
    /// Zoom by.
    pub const ZOOM_BY: Self = Self(20);
    /// Rotate by.
    pub const ROTATE_BY: Self = Self(21);
    /// Set velocity.
    pub const SET_VELOCITY: Self = Self(22);
    /// Stop motion.
    pub const STOP_MOTION: Self = Self(23);
    /// `View::poll_events` that took events, and their number.
    pub const POLL: Self = Self(24);
    /// Pen near.
    pub const PEN_NEAR: Self = Self(25);
    /// `View::step`.
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

/// Most contacts that may be down in one view, those of the host included.
pub const MAX_CONTACTS: usize = sys::TAPZOOM_MAX_CONTACTS;
/// Most entries of `Config::levels`.
pub const MAX_LEVELS: usize = sys::TAPZOOM_MAX_LEVELS;
/// Most events that wait in a view: see `View::poll_events`.
pub const EVENT_CAPACITY: usize = sys::TAPZOOM_EVENT_CAPACITY;
/// Largest size, and largest distance of a coordinate from 0.
pub const MAX_LENGTH: f64 = sys::TAPZOOM_MAX_LENGTH;
/// Smallest size of a viewport, content or rectangle.
pub const MIN_SIZE: f64 = sys::TAPZOOM_MIN_SIZE;
/// Largest distance of a time from 0 in seconds, some 30,000 years.
pub const MAX_TIME: f64 = sys::TAPZOOM_MAX_TIME;

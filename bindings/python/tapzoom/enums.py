# SPDX-License-Identifier: MIT
"""The enumerations of the C header, with the same names and numbers.

Every function that takes a member also takes its name in any case: ``fit="width"`` is ``fit=Fit.WIDTH``. Members print
as their names in lower case.
"""

from __future__ import annotations

import operator
from enum import IntEnum, IntFlag
from typing import Iterable, SupportsIndex, Type, Union


class NamedIntEnum(IntEnum):
    """A number that prints as its name in lower case, in all versions of Python."""

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class NamedIntFlag(IntFlag):
    """A set of bits that prints as their names in lower case, such as "left|top", in all versions of Python."""

    def __str__(self) -> str:
        members = [member for member in type(self) if self.value & member.value]
        rest = self.value - sum(member.value for member in members)
        return "|".join([str(member.name).lower() for member in members] + [hex(rest)] * bool(rest)) or "none"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Status(NamedIntEnum):
    """Outcome of a call of the C library. tapzoom.errors has an exception for each.

    NULL              A required pointer is NULL.
    STRUCT_SIZE       The library does not know this size of the settings or options.
    NOT_FINITE        A number is NaN or infinite.
    RANGE             A number is outside its range, or a reserved field is not 0.
    ENUM              A value is not in its enumeration, or a mask has an unknown bit.
    TIME              The time is before the view's clock.
    CONTACT_IN_USE    BEGAN has the id of a contact that is down.
    CONTACT_UNKNOWN   MOVED, ENDED or CANCELLED has the id of no contact that is down.
    CONTACT_LIMIT     MAX_CONTACTS contacts are already down.
    MEMORY            The system has no memory for a view.
    BUFFER_TOO_SMALL  The memory for a snapshot or a recording is too small.
    DATA              The bytes are not a snapshot or recording of this format, or damaged.
    DIVERGED          The replayed call ran, but its outcome differs from the recorded one.
    BUSY              Another call on the view is in progress.
    """

    OK = 0
    NULL = -1
    STRUCT_SIZE = -2
    NOT_FINITE = -3
    RANGE = -4
    ENUM = -5
    TIME = -6
    CONTACT_IN_USE = -7
    CONTACT_UNKNOWN = -8
    CONTACT_LIMIT = -9
    MEMORY = -10
    BUFFER_TOO_SMALL = -11
    DATA = -12
    DIVERGED = -13
    BUSY = -14


class TouchPhase(NamedIntEnum):
    """Phase of a touch. 0 is not a phase, so that a forgotten phase is an error.

    BEGAN      The contact landed.
    MOVED      The contact moved, or the device repeated its position.
    ENDED      The contact lifted. Its last position counts toward tap_slop but does not pan or zoom.
    CANCELLED  The system took the contact, for example a palm. It makes no tap, press, swipe or fling. A waiting tap is
               confirmed now. Gestures continue with the remaining contacts; a gesture that needs more contacts is
               CANCELLED.
    """

    BEGAN = 1
    MOVED = 2
    ENDED = 3
    CANCELLED = 4


class Tool(NamedIntEnum):
    """Kind of contact.

    MOUSE  A pointer while its button is down. Push no hover moves.
    """

    FINGER = 0
    PEN = 1
    MOUSE = 2


class SampleFlag(NamedIntFlag):
    """Flags of a touch; those at BEGAN count.

    NO_TAP   The contact neither taps nor presses, nor zooms by a drag after a tap.
    NO_SLOP  The pan in which the contact takes part begins at the first move, without pan_slop: another view has handed
             the contact over in motion.
    """

    NO_TAP = 1 << 0
    NO_SLOP = 1 << 1


class Button(NamedIntFlag):
    """Buttons of a mouse or a pen.

    PRIMARY  The left button of a mouse, or the tip of a pen.
    ERASER   The other end of a pen.
    """

    PRIMARY = 1 << 0
    SECONDARY = 1 << 1
    MIDDLE = 1 << 2
    BACK = 1 << 3
    FORWARD = 1 << 4
    ERASER = 1 << 5


class Owner(NamedIntEnum):
    """Owner of a contact: see View.contact_owner.

    VIEW       The contact moves the view.
    HOST       You draw or drag with the contact; it may still tap and press.
    UNDECIDED  The view waits for a second finger; you may draw meanwhile.
    """

    VIEW = 0
    HOST = 1
    UNDECIDED = 2


class ScrollUnit(NamedIntEnum):
    """Unit of the dx and dy of a scroll.

    PIXEL     View units.
    LINE      Lines of 40 view units.
    PAGE      Heights of the viewport.
    NOTCH120  1/120 of a wheel's notch, which is 100 view units, as in Windows and Wayland.
    """

    PIXEL = 0
    LINE = 1
    PAGE = 2
    NOTCH120 = 3


class ScrollSource(NamedIntEnum):
    """Device of a scroll.

    WHEEL     The view smooths its delta (wheel_smoothing) and stops at the limits.
    TRACKPAD  It moves the content as fingers do: at once, and beyond the limits by the rubber band, from where the
              content springs back.
    """

    WHEEL = 0
    TRACKPAD = 1


class ScrollPhase(NamedIntEnum):
    """Phase of a scroll, as the window system reports it.

    UNPHASED  No phases are known: scroll_end_time of silence ends the scroll.
    BEGAN     Fingers rest on the trackpad. This stops a motion, even if the delta is 0.
    CHANGED   The scroll goes on; silence does not end it.
    ENDED     The fingers have lifted. A delta in this report is applied first.
    MOMENTUM  The system lets the scroll coast: see Momentum.
    """

    UNPHASED = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    MOMENTUM = 4


class Preset(NamedIntEnum):
    """Presets of the settings. You may change every value.

    PHOTOS  The whole photo, small ones not enlarged. A double tap toggles between the fitted view and 2.5 times its
            scale at the tapped point. The largest scale is 2 device pixels for each of the photo's, or 6 times fitted
            if that is more. Content stays in the viewport.
    MAPS    A double tap zooms in and a two-finger tap out by a factor of 2, from covering the viewport to 64 times
            that.
    READER  Fitted to the width, from the top. A double tap goes to twice that scale, with the tapped point centered,
            and back. A two-finger tap shows the whole width.
    BOARD   An object that moves freely: no bounds, 0.1 to 10 times its fitted scale. A double tap puts it back.
    """

    PHOTOS = 0
    MAPS = 1
    READER = 2
    BOARD = 3


class Gesture(NamedIntFlag):
    """Gestures to recognize. A gesture that is off costs and delays nothing.

    PAN         One or more fingers drag the content.
    SWIPE       One finger drags fast in a direction in which the content cannot move.
    PINCH       Two or more fingers zoom by the distance between them.
    ROTATE      Two or more fingers rotate the content.
    QUICK_ZOOM  A tap, then a touch that stays down and drags: down zooms in.
    FLING       Pan, zoom and rotation glide on when fingers lift in motion.
    """

    TAP = 1 << 0
    DOUBLE_TAP = 1 << 1
    TWO_FINGER_TAP = 1 << 2
    LONG_PRESS = 1 << 3
    PAN = 1 << 4
    SWIPE = 1 << 5
    PINCH = 1 << 6
    ROTATE = 1 << 7
    QUICK_ZOOM = 1 << 8
    FLING = 1 << 9


class Fit(NamedIntEnum):
    """A scale that follows from the sizes of the content and of the safe area (the viewport without its insets).

    NONE        Scale 1.
    CONTAIN     The viewport shows all of the content.
    COVER       The content covers the viewport.
    WIDTH       The content is as wide as the viewport.
    HEIGHT      The content is as high as the viewport.
    ONE_TO_ONE  One content unit is one device pixel: 1 / pixels_per_unit.
    SCALE_DOWN  CONTAIN, but never larger than ONE_TO_ONE.
    """

    NONE = 0
    CONTAIN = 1
    COVER = 2
    WIDTH = 3
    HEIGHT = 4
    ONE_TO_ONE = 5
    SCALE_DOWN = 6


class LevelChoice(NamedIntEnum):
    """Which of its two terms a Level takes.

    FIRST    The first term; the second is unused.
    LARGER   The larger term.
    SMALLER  The smaller term.
    """

    FIRST = 0
    LARGER = 1
    SMALLER = 2


class Zoom(NamedIntEnum):
    """What a double tap or a two-finger tap does to the scale. A double tap goes in, a two-finger tap goes out.

    The fitted view is the scale of the setting fit, clamped to the limits.

    NONE    Nothing; the event still comes.
    STEP    In: multiplies by zoom_step. Out: divides by it. Both stop at the limits.
    TOGGLE  In: from the fitted view to levels[0], otherwise to the fitted view. Out: to the fitted view. A levels[0]
            that is not above the fitted scale counts as the fitted scale times zoom_step.
    CYCLE   In: multiplies by zoom_step up to the largest scale, then goes to the fitted view. Out: divides by
            zoom_step, not below the fitted view.
    LEVELS  In: to the next larger level, from the last to the fitted view. Out: to the next smaller level. The fitted
            view counts as a level.
    RESET   To the fitted view, in place and upright.
    """

    NONE = 0
    STEP = 1
    TOGGLE = 2
    CYCLE = 3
    LEVELS = 4
    RESET = 5


class Anchor(NamedIntEnum):
    """Where a zoom puts the tapped content point, as far as the bounds allow.

    POINT   It stays under the finger.
    CENTER  It moves to the center of the safe area.
    """

    POINT = 0
    CENTER = 1


class Snap(NamedIntEnum):
    """Scales at which a pinch or a scroll comes to rest.

    When it ends, the scale goes on to the one that is nearest to where the motion leads. It must lie in the direction
    of the zoom, beyond the scale at which the zoom began, and within snap_tolerance; otherwise the scale stays. Zooms
    by commands and velocities do not snap.

    NONE    None.
    LEVELS  The setting levels and the fitted scale. With Level("one_to_one") among them the view snaps to one device
            pixel for each content unit.
    STEPS   The fitted scale times whole powers of zoom_step, as levels of a map.
    """

    NONE = 0
    LEVELS = 1
    STEPS = 2


class ScrollAction(NamedIntEnum):
    """What scrolling with a device does.

    NONE  Nothing.
    PAN   The content moves by (-dx, -dy).
    ZOOM  The view zooms by dy about the pointer; dx has no effect.
    """

    NONE = 0
    PAN = 1
    ZOOM = 2


class Momentum(NamedIntEnum):
    """Who continues a trackpad's scroll that has ended in motion.

    HOST     The system, by ScrollPhase.MOMENTUM. At an edge the view takes its velocity for one bounce and drops the
             rest.
    LIBRARY  The view flings at ScrollPhase.ENDED, never after a silence, and ignores ScrollPhase.MOMENTUM.
    """

    HOST = 0
    LIBRARY = 1


class Bounds(NamedIntEnum):
    """Limits of the translation: how much of the content stays visible.

    CONTENT  Along each of the content's own axes at least the length clamp(visible_part * m + visible_extra, 0, m) of
             the content stays within the safe area. m is the smaller of the lengths of the content and of the safe
             area. By default content leaves no avoidable gap, and smaller content is aligned. With a visible_part below
             1 or a visible_extra below 0, smaller content moves freely within these limits. Content always touches the
             safe area.
    INSIDE   The same, but smaller content is never aligned: by default it moves freely within the safe area.
    NONE     Nothing: visible_part and visible_extra have no effect.
    """

    CONTENT = 0
    INSIDE = 1
    NONE = 2


class Limit(NamedIntFlag):
    """Limits of the transform. View.overscroll reads how far the content is beyond them.

    LEFT       The content can move no further toward larger x of the view.
    TOP        The content can move no further toward larger y.
    RIGHT      The content can move no further toward smaller x.
    BOTTOM     The content can move no further toward smaller y.
    MIN_SCALE  The smallest scale, within 0.1 %.
    MAX_SCALE  The largest scale, within 0.1 %.
    """

    LEFT = 1 << 0
    TOP = 1 << 1
    RIGHT = 1 << 2
    BOTTOM = 1 << 3
    MIN_SCALE = 1 << 4
    MAX_SCALE = 1 << 5


class EventKind(NamedIntEnum):
    """Kinds of events. tapzoom.h describes each in full.

    A gesture with duration sends BEGAN, then CHANGED (only the newest waits for the poll), then exactly one ENDED or
    CANCELLED. A gesture without duration sends DISCRETE.

    TAP_UP          A touch that may become a single tap: BEGAN at the lift, ENDED when the tap is confirmed, CANCELLED
                    when the next touch makes it a double tap or a quick zoom, or when View.cancel takes it back.
    TAP             DISCRETE. A confirmed single tap: double_tap_time after the lift, or sooner when no second tap can
                    come.
    DOUBLE_TAP      DISCRETE, when the second finger lifts; tap_count is 2, then 4, 6, ... in a quick series.
    MULTI_TAP       DISCRETE. The third, fifth, ... tap of a quick series, with its tap_count.
    TWO_FINGER_TAP  DISCRETE, when both fingers have lifted, at their midpoint.
    LONG_PRESS      BEGAN when one finger has rested for press_time, ENDED when all fingers have lifted, CANCELLED when
                    a second finger lands before a pan, when the system takes the last contact, or when a command moves
                    the view that it pans. The contact and the place are those of the finger that rested.
    PAN             Fingers drag the content. BEGAN past the slop, ENDED when the last finger lifts. PINCH and ROTATE
                    happen within a PAN where PAN is on.
    PINCH           Fingers zoom. BEGAN past pinch_slop, ENDED when one finger is left.
    ROTATE          Fingers rotate the content. BEGAN past rotate_slop, ENDED when one finger is left.
    QUICK_ZOOM      A touch right after a tap zooms by its drag, about the point where it landed.
    SWIPE           DISCRETE, when the finger lifts. limits holds the edge that the finger pulled: a swipe to the left
                    pulls RIGHT.
    FLING           The view glides on after a pan, a pinch or a rotation: BEGAN at the last lift, ENDED at rest,
                    CANCELLED when a finger lands or a command moves the view.
    SCROLL          A wheel or a trackpad moves the view about the pointer. BEGAN with the first delta that moves it,
                    ENDED by the phase or after scroll_end_time of silence, CANCELLED when a command takes the view. The
                    remaining motion of a wheel goes on after ENDED. The system's momentum is a FLING after ENDED.
    ANIMATION       The animation of a tap, of a command or of settings. BEGAN at its start, ENDED at its end, CANCELLED
                    when a finger lands on it or a command replaces or stops it.
    SETTLED         DISCRETE. The view is at rest after it moved: draw sharp content now.
    LIMIT           The view is at the limit in limits, one for each event: for a click or a buzz. BEGAN when the view
                    reaches the limit, ENDED when it has left the limit by more than a point, or by 1 % of the scale.
    PAGE            DISCRETE. The user asks for the page beyond the edge in limits: RIGHT for the next page, LEFT for
                    the one before. It does not come where LEFT or RIGHT in the setting edges hands over.
    OWNER           DISCRETE. The owner of a contact changed while it was down. If owner is VIEW, discard what the
                    contact has drawn. Not sent for a landing, nor for the contact that is passed to
                    View.set_contact_owner.
    EDGE            DISCRETE. A fling has met the edge in limits, which is in the setting edges, at this instant and
                    with this velocity: the pager goes on with it. The content stays at the edge, and goes on along the
                    other axis.
    """

    NONE = 0
    TAP_UP = 1
    TAP = 2
    DOUBLE_TAP = 3
    MULTI_TAP = 4
    TWO_FINGER_TAP = 5
    LONG_PRESS = 6
    PAN = 7
    PINCH = 8
    ROTATE = 9
    QUICK_ZOOM = 10
    SWIPE = 11
    FLING = 12
    SCROLL = 13
    ANIMATION = 14
    SETTLED = 15
    LIMIT = 16
    PAGE = 17
    OWNER = 18
    EDGE = 19


class Phase(NamedIntEnum):
    """Phase of an event. Every BEGAN is followed by exactly one ENDED or CANCELLED."""

    DISCRETE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4


class StateFlag(NamedIntFlag):
    """Flags of State.

    TOUCHED      A contact is down.
    MOVING       The view moves by itself: draw every frame.
    ZOOMED       The scale is more than 0.1 % above that of the fitted view.
    EVENTS_LOST  Events were dropped: see View.poll_events.
    """

    TOUCHED = 1 << 8
    MOVING = 1 << 9
    ZOOMED = 1 << 10
    EVENTS_LOST = 1 << 11


class Keep(NamedIntEnum):
    """What a new content rectangle keeps.

    PICTURE      The visible part of the content: the full image replaces its preview.
    COORDINATES  The transform, as far as the new bounds allow: a world grows.
    """

    PICTURE = 0
    COORDINATES = 1


class Curve(NamedIntEnum):
    """Speed of an animation along its path.

    An animation that starts from rest has exactly this curve. One that takes over a motion begins with its velocity.

    STANDARD  Begins and ends slowly: t * t * (3 - 2 * t).
    EASE_OUT  Begins at twice the mean speed and ends slowly: t * (2 - t).
    LINEAR    The same speed from the first instant to the last.
    """

    STANDARD = 0
    EASE_OUT = 1
    LINEAR = 2


class Path(NamedIntEnum):
    """Path of an animation.

    DIRECT  Straight.
    FLY     Zooms out, travels and zooms in again, so that the picture seems to move at one speed (van Wijk and Nuij,
            "Smooth and efficient zooming and panning", 2003). The bounds clamp it at each instant.
    """

    DIRECT = 0
    FLY = 1


class RecordKind(NamedIntEnum):
    """Kinds of recorded calls.

    START   The view when its recording began.
    LOAD    A snapshot was loaded; or the rest of the view when its recording began.
    CONFIG  The settings changed.
    TOUCH   One pushed touch.
    SCROLL  One pushed scroll.
    OWNER   A contact was claimed or released.
    POLL    A poll that took events.
    """

    START = 1
    LOAD = 2
    CONFIG = 3
    VIEWPORT = 4
    CONTENT = 5
    PAGER_OFFSET = 6
    TOUCH = 7
    SCROLL = 8
    OWNER = 9
    CANCEL = 10
    ADVANCE = 11
    REBASE_TIME = 12
    SET_TRANSFORM = 13
    ZOOM_TO = 14
    ZOOM_TO_RECT = 15
    CENTER_ON = 16
    ROTATE_TO = 17
    RESET = 18
    PAN_BY = 19
    ZOOM_BY = 20
    ROTATE_BY = 21
    SET_VELOCITY = 22
    STOP = 23
    POLL = 24


def number_of(enum: Type[NamedIntEnum], value: Union[int, str]) -> int:
    """Returns the number of a member, given as the member, its number or its name in any case.

    A number without a member passes: the library checks it. Raises ValueError for an unknown name or a number of more
    than 32 bits, TypeError for anything else.
    """
    if isinstance(value, str):
        return _named(enum, value)
    number = operator.index(value)
    if not -(2**31) <= number < 2**31:
        raise ValueError(f"{number} does not fit into the 32 bits of a {enum.__name__}")
    return number


def mask_of(enum: Type[NamedIntFlag], value: Union[int, str, Iterable[Union[int, str]]]) -> int:
    """Returns the bits of members: one mask, one name in any case, or an iterable of masks and names.

    An unknown bit passes: the library checks it. Raises ValueError for an unknown name or a mask of more than 32 bits,
    TypeError for anything else.
    """
    if isinstance(value, str):
        return _named(enum, value)
    if isinstance(value, SupportsIndex):
        return _mask(value)
    mask = 0
    for one in value:
        mask |= _named(enum, one) if isinstance(one, str) else _mask(one)
    return mask


def _mask(value: SupportsIndex) -> int:
    mask = operator.index(value)
    if not 0 <= mask < 2**32:
        raise ValueError(f"{mask} does not fit into a mask of 32 bits")
    return mask


def _named(enum: Union[Type[NamedIntEnum], Type[NamedIntFlag]], name: str) -> int:
    for member in enum:
        if str(member.name) == name.upper():
            return member.value
    names = ", ".join(map(str, enum))
    raise ValueError(f"{name!r} is not a {enum.__name__}; the names are {names}")

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
    """The outcome of a call of the C library; :mod:`tapzoom.errors` has an exception for each."""

    OK = 0
    NULL = -1  #: A required pointer is NULL.
    STRUCT_SIZE = -2  #: The library does not know this size of the settings or options.
    NOT_FINITE = -3  #: A number is NaN or infinite.
    RANGE = -4  #: A number is outside its range, or a reserved field is not 0.
    ENUM = -5  #: A value is not in its enumeration, or a mask has an unknown bit.
    TIME = -6  #: The time is before the view's clock.
    CONTACT_IN_USE = -7  #: BEGAN has the id of a contact that is down.
    CONTACT_UNKNOWN = -8  #: MOVED, ENDED or CANCELLED has the id of no contact that is down.
    CONTACT_LIMIT = -9  #: MAX_CONTACTS contacts are already down.
    MEMORY = -10  #: The system has no memory for a view.
    BUFFER_TOO_SMALL = -11  #: The memory for a snapshot or a recording is too small.
    DATA = -12  #: The bytes are not a snapshot or recording of this format, or damaged.
    DIVERGED = -13  #: The replayed call ran, but its outcome differs from the recorded one.
    BUSY = -14  #: Another call on the view is under way.


class TouchPhase(NamedIntEnum):
    """Phase of a touch. 0 is not a phase, so that a forgotten phase is an error."""

    BEGAN = 1  #: The contact landed.
    MOVED = 2  #: The contact moved, or the device repeated its position.
    ENDED = 3  #: The contact lifted. Its last position counts toward tap_slop but does not pan or zoom.
    CANCELLED = 4  #: The system took the contact. Every gesture in progress is cancelled.


class Tool(NamedIntEnum):
    """Kind of contact."""

    FINGER = 0
    PEN = 1
    MOUSE = 2  #: A pointer while its button is down; push no hover moves.


class SampleFlag(NamedIntFlag):
    """What a touch says of its contact; those at BEGAN count."""

    NO_TAP = 1 << 0  #: The contact neither taps nor presses, nor zooms by a drag after a tap.
    #: The contact pans from its first move, without pan_slop: another view has handed it over in motion.
    NO_SLOP = 1 << 1


class Button(NamedIntFlag):
    """Buttons of a mouse or a pen."""

    PRIMARY = 1 << 0  #: The left button of a mouse, or the tip of a pen.
    SECONDARY = 1 << 1
    MIDDLE = 1 << 2
    BACK = 1 << 3
    FORWARD = 1 << 4
    ERASER = 1 << 5  #: The other end of a pen.


class Owner(NamedIntEnum):
    """Owner of a contact: see :meth:`tapzoom.View.contact_owner`."""

    VIEW = 0  #: The contact moves the view.
    HOST = 1  #: You draw or drag with it; it may still tap and press.
    UNDECIDED = 2  #: The view waits for a second finger; you may draw meanwhile.


class ScrollUnit(NamedIntEnum):
    """Unit of the dx and dy of a scroll."""

    PIXEL = 0  #: View units.
    LINE = 1  #: Lines of 40 view units.
    PAGE = 2  #: Heights of the viewport.
    NOTCH120 = 3  #: 1/120 of a wheel's notch, which is 100 view units, as in Windows and Wayland.


class ScrollSource(NamedIntEnum):
    """Device of a scroll."""

    WHEEL = 0  #: Its way is smoothed (wheel_smoothing) and stops at the limits.
    #: It moves the content as fingers do: at once, and beyond the limits by the rubber band, from where the content
    #: springs back.
    TRACKPAD = 1


class ScrollPhase(NamedIntEnum):
    """Phase of a scroll, as the window system reports it."""

    UNPHASED = 0  #: No phases are known: scroll_end_time of silence ends the scroll.
    BEGAN = 1  #: Fingers are on the trackpad: a motion stops, also without a way.
    CHANGED = 2  #: The scroll goes on; silence does not end it.
    ENDED = 3  #: The fingers have lifted; a way counts before.
    MOMENTUM = 4  #: The system lets the scroll coast: see Momentum.


class Preset(NamedIntEnum):
    """Presets of the settings. Every value can be changed."""

    #: The whole photo, small ones not enlarged. A double tap toggles between the fitted view and 2.5 times its scale
    #: at the tapped point. The largest scale is 2 device pixels for each of the photo's, or 6 times fitted if that is
    #: more. Content stays in the viewport.
    PHOTOS = 0
    #: A double tap zooms in and a two-finger tap out by a factor of 2, from covering the viewport to 64 times that.
    MAPS = 1
    #: Fitted to the width, from the top. A double tap goes to twice that scale, with the tapped point centered, and
    #: back. A two-finger tap shows the whole width.
    READER = 2
    #: An object that moves freely: no bounds, 0.1 to 10 times its fitted scale. A double tap puts it back.
    BOARD = 3


class Gesture(NamedIntFlag):
    """Gestures to recognize. A gesture that is off costs and delays nothing."""

    TAP = 1 << 0
    DOUBLE_TAP = 1 << 1
    TWO_FINGER_TAP = 1 << 2
    LONG_PRESS = 1 << 3
    PAN = 1 << 4  #: One or more fingers drag the content.
    SWIPE = 1 << 5  #: One finger drags fast in a direction in which the content cannot move.
    PINCH = 1 << 6  #: Two or more fingers zoom by the distance between them.
    ROTATE = 1 << 7  #: Two or more fingers rotate the content.
    QUICK_ZOOM = 1 << 8  #: A tap, then a touch that stays down and drags: down zooms in.
    FLING = 1 << 9  #: A pan glides on when the finger lifts in motion.


class Fit(NamedIntEnum):
    """A scale that follows from the sizes of the content and of the safe area, the viewport without its insets."""

    NONE = 0  #: Scale 1.
    CONTAIN = 1  #: The viewport shows all of the content.
    COVER = 2  #: The content covers the viewport.
    WIDTH = 3  #: The content is as wide as the viewport.
    HEIGHT = 4  #: The content is as high as the viewport.
    ONE_TO_ONE = 5  #: One content unit is one device pixel: 1 / pixels_per_unit.
    SCALE_DOWN = 6  #: CONTAIN, but never larger than ONE_TO_ONE.


class LevelChoice(NamedIntEnum):
    """Which of its two terms a :class:`tapzoom.Level` takes."""

    FIRST = 0  #: The first term; the second is unused.
    LARGER = 1  #: The larger term.
    SMALLER = 2  #: The smaller term.


class Zoom(NamedIntEnum):
    """What a double tap or a two-finger tap does to the scale. A double tap goes in, a two-finger tap goes out.

    The fitted view is the scale of the setting ``fit``, clamped to the limits.
    """

    NONE = 0  #: Nothing; the event still comes.
    STEP = 1  #: In: multiplies by zoom_step. Out: divides by it. Both stop at the limits.
    #: In: from the fitted view to levels[0], from any other scale to the fitted view. Out: to the fitted view. Where
    #: levels[0] is not above the fitted view: fitted view times zoom_step.
    TOGGLE = 2
    #: In: multiplies by zoom_step up to the largest scale, then goes to the fitted view. Out: divides by zoom_step, not
    #: below the fitted view.
    CYCLE = 3
    #: In: to the next larger level, from the last to the fitted view. Out: to the next smaller level. The fitted view
    #: counts as a level.
    LEVELS = 4
    RESET = 5  #: To the fitted view, in place and upright.


class Anchor(NamedIntEnum):
    """Where a zoom puts the tapped content point, as far as the bounds allow."""

    POINT = 0  #: It stays under the finger.
    CENTER = 1  #: It moves to the center of the safe area.


class Snap(NamedIntEnum):
    """Scales at which a pinch or a scroll comes to rest.

    When it ends, the scale goes on to the nearest of them to where the motion leads, if it is within snap_tolerance,
    and not to one behind the scale at which the motion began.
    """

    NONE = 0  #: None.
    LEVELS = 1  #: The setting ``levels`` and the fitted scale. Level("one_to_one") is one pixel for each content unit.
    STEPS = 2  #: The fitted scale times whole powers of zoom_step, as levels of a map.


class ScrollAction(NamedIntEnum):
    """What scrolling with a device does."""

    NONE = 0  #: Nothing.
    PAN = 1  #: The content moves by (-dx, -dy).
    ZOOM = 2  #: The view zooms by dy about the pointer; dx has no effect.


class Momentum(NamedIntEnum):
    """Who continues a trackpad's scroll that has ended in motion."""

    #: The system, by ScrollPhase.MOMENTUM. At an edge the view takes its velocity for one bounce and drops the rest.
    HOST = 0
    #: The view flings at ScrollPhase.ENDED, never after a silence, and ignores ScrollPhase.MOMENTUM.
    LIBRARY = 1


class Bounds(NamedIntEnum):
    """What limits the translation: how much of the content stays visible."""

    #: Along each of the content's own axes at least clamp(visible_part * m + visible_extra, 0, m) stays visible. m is
    #: the smaller of the lengths of content and safe area. By default content leaves no avoidable gap, and smaller
    #: content is aligned.
    CONTENT = 0
    INSIDE = 1  #: The same, but smaller content is never aligned: it moves freely within the safe area.
    NONE = 2  #: Nothing.


class Limit(NamedIntFlag):
    """Limits of the transform."""

    LEFT = 1 << 0  #: The content's left edge: it can move no further to the right.
    TOP = 1 << 1  #: The edge toward smaller y.
    RIGHT = 1 << 2
    BOTTOM = 1 << 3  #: The edge toward larger y.
    MIN_SCALE = 1 << 4  #: The smallest scale.
    MAX_SCALE = 1 << 5  #: The largest scale.


class EventKind(NamedIntEnum):
    """Kinds of events.

    A gesture with duration sends BEGAN, then CHANGED (only the newest waits for the poll), then exactly one ENDED or
    CANCELLED. A gesture without duration sends DISCRETE.
    """

    NONE = 0
    #: A touch that may become a single tap: BEGAN at the lift, ENDED when the tap is confirmed, CANCELLED when a new
    #: touch or a cancel takes it back.
    TAP_UP = 1
    TAP = 2  #: DISCRETE. A confirmed single tap.
    DOUBLE_TAP = 3  #: DISCRETE, when the second finger lifts; tap_count is 2, then 4, 6, ... in a quick series.
    MULTI_TAP = 4  #: DISCRETE. The third, fifth, ... tap of a quick series, with its tap_count.
    TWO_FINGER_TAP = 5  #: DISCRETE, when both fingers have lifted, at their midpoint.
    #: BEGAN when one finger has rested for press_time, then ENDED or CANCELLED, with the contact and the place of that
    #: finger.
    LONG_PRESS = 6
    #: Fingers drag the content: BEGAN past the slop, ENDED when the last finger lifts. PINCH and ROTATE happen within a
    #: PAN where PAN is on.
    PAN = 7
    PINCH = 8  #: Fingers zoom: BEGAN past pinch_slop, ENDED when one finger is left.
    ROTATE = 9  #: Fingers rotate the content: BEGAN past rotate_slop, ENDED when one finger is left.
    QUICK_ZOOM = 10  #: A touch right after a tap zooms by its drag, about the point where it landed.
    SWIPE = 11  #: DISCRETE, when the finger lifts. limits holds the edge that the finger pulled.
    FLING = 12  #: The view glides on after a pan: BEGAN at the lift, ENDED at rest, CANCELLED when it is stopped.
    #: A wheel or a trackpad moves the view, about the pointer: BEGAN with the first way, ENDED by its phase or after
    #: scroll_end_time of silence, CANCELLED when a command takes the view. What a wheel has left to do goes on after
    #: ENDED; the system's momentum is a FLING after it.
    SCROLL = 13
    #: The animation of a tap or a command: BEGAN at its start, ENDED at its end, CANCELLED when a finger lands on it or
    #: a command replaces or stops it.
    ANIMATION = 14
    SETTLED = 15  #: DISCRETE. The view is at rest after it moved: draw sharp content now.
    #: The view is at the limit in limits, one for each event: for a click or a buzz. BEGAN when it comes there, ENDED
    #: when it has left the limit by more than a point, or by 1 % of the scale.
    LIMIT = 16
    #: DISCRETE. The user asks for the page beyond the edge in limits: RIGHT for the next page, LEFT for the one before.
    #: With LEFT or RIGHT in the setting edges it does not come.
    PAGE = 17
    #: DISCRETE. A contact that is down has another owner: with VIEW, drop what you drew with it. It does not come for a
    #: landing, nor for the contact of View.set_contact_owner.
    OWNER = 18
    #: DISCRETE. A fling has met the edge in limits, which is in the setting edges, at this instant and with this
    #: velocity: the pager goes on with it. The content stays at the edge, and goes on along the other axis.
    EDGE = 19


class Phase(NamedIntEnum):
    """Phase of an event. Every BEGAN is followed by exactly one ENDED or CANCELLED."""

    DISCRETE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4


class StateFlag(NamedIntFlag):
    """What a view does."""

    TOUCHED = 1 << 8  #: A contact is down.
    MOVING = 1 << 9  #: The view moves by itself: draw every frame.
    ZOOMED = 1 << 10  #: The scale is above that of the fitted view.
    EVENTS_LOST = 1 << 11  #: Events were dropped; View.poll_events says until when it is set.


class Keep(NamedIntEnum):
    """What a new content rectangle keeps."""

    PICTURE = 0  #: The visible part of the content: the full image replaces its preview.
    COORDINATES = 1  #: The transform, as far as the new bounds allow: a world grows.


class Curve(NamedIntEnum):
    """Speed of an animation along its way."""

    STANDARD = 0  #: Begins and ends slowly: t * t * (3 - 2 * t).
    EASE_OUT = 1  #: Begins at twice the mean speed and ends slowly: t * (2 - t).
    LINEAR = 2  #: The same speed all the way.


class Path(NamedIntEnum):
    """Way of an animation."""

    DIRECT = 0  #: Straight.
    FLY = 1  #: Zooms out, travels and zooms in again.


class RecordKind(NamedIntEnum):
    """Kinds of recorded calls."""

    START = 1  #: The view when its recording began.
    LOAD = 2  #: A snapshot was loaded; or the rest of the view when its recording began.
    CONFIG = 3  #: The settings changed.
    VIEWPORT = 4
    CONTENT = 5
    PAGER_OFFSET = 6
    TOUCH = 7  #: One pushed touch.
    SCROLL = 8  #: One pushed scroll.
    OWNER = 9  #: A contact was claimed or released.
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
    POLL = 24  #: A poll that took events.


def number_of(enum: Type[NamedIntEnum], value: Union[int, str]) -> int:
    """The number of a member, given as the member, its number or its name in any case.

    A number without a member passes: the library checks it. Raises ValueError for an unknown name or a number of more
    than 32 bits, TypeError for anything else.
    """
    if isinstance(value, str):
        return _named(enum, value)
    number = operator.index(value)
    if not -(2**31) <= number < 2**31:
        raise ValueError(f"{number} is not a {enum.__name__}")
    return number


def mask_of(enum: Type[NamedIntFlag], value: Union[int, str, Iterable[Union[int, str]]]) -> int:
    """The bits of members: one mask, one name in any case, or an iterable of masks and names.

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
        raise ValueError(f"{mask} is not a mask of 32 bits")
    return mask


def _named(enum: Union[Type[NamedIntEnum], Type[NamedIntFlag]], name: str) -> int:
    for member in enum:
        if str(member.name) == name.upper():
            return member.value
    names = ", ".join(map(str, enum))
    raise ValueError(f"{name!r} is not a {enum.__name__}; the names are {names}")

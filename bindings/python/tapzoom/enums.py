# SPDX-License-Identifier: MIT
"""The enumerations of the C header, with the same names and numbers.

Wherever one is asked for, its name in lower case will do: ``fit="width"`` is ``fit=Fit.WIDTH``. That is also how they
print.
"""

from __future__ import annotations

import operator
from enum import IntEnum, IntFlag
from typing import Type, Union


class NamedIntEnum(IntEnum):
    """A number that prints as its name in lower case, in all versions of Python."""

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Status(NamedIntEnum):
    """The outcome of a call of the C library; see :mod:`tapzoom.errors` for the exceptions made of it."""

    OK = 0
    NULL = -1  #: A required pointer is NULL.
    STRUCT_SIZE = -2  #: The size of the settings is none that the library knows.
    NOT_FINITE = -3  #: A number is NaN or infinite.
    RANGE = -4  #: A number is outside its stated range.
    ENUM = -5  #: Not a value of its enumeration, or an unknown bit of a mask.
    TIME = -6  #: The time is earlier than the view's clock.
    CONTACT_IN_USE = -7  #: BEGAN for an id that is already down.
    CONTACT_UNKNOWN = -8  #: MOVED, ENDED or CANCELLED for an id that is not down.
    CONTACT_LIMIT = -9  #: BEGAN while MAX_CONTACTS are down.
    MEMORY = -10  #: The system has no memory for a view.
    FULL = -11  #: The memory is too small; where a recording is made, it has ended.
    DATA = -12  #: The bytes are no recording or snapshot of this format, cut off or damaged.
    DIVERGED = -13  #: The call was replayed, and its outcome is not the one recorded.


class TouchPhase(NamedIntEnum):
    """What happened to a contact. There is no value 0, so that a forgotten phase is an error and not a touch."""

    BEGAN = 1  #: It came down.
    MOVED = 2  #: It moved, or stayed and was reported again.
    ENDED = 3  #: It was lifted.
    CANCELLED = 4  #: The system took it away: whatever it was part of is cancelled.


class Tool(NamedIntEnum):
    """What touches."""

    FINGER = 0
    PEN = 1
    MOUSE = 2  #: A pointer with its button held; push no hover moves.


class Preset(NamedIntEnum):
    """Ready-made settings; every value can be changed."""

    PHOTOS = 0  #: A double tap toggles between the full view and 2.5 times it; at most 6 times.
    MAPS = 1  #: Double tap in, two-finger tap out, in steps of 2; from filling the view to 64 times that.
    READER = 2  #: Fitted to the width, from the top; a double tap goes to twice that and back.
    BOARD = 3  #: An object to be moved freely, 0.1 to 10 times its fitted size; a double tap puts it back.


class Gesture(IntFlag):
    """Gestures to recognize. One that is off costs nothing and delays nothing."""

    TAP = 1 << 0
    DOUBLE_TAP = 1 << 1
    TWO_FINGER_TAP = 1 << 2
    LONG_PRESS = 1 << 3
    PAN = 1 << 4  #: One finger or more take the content along.
    PINCH = 1 << 5  #: Two fingers or more zoom by how far they are apart.
    ROTATE = 1 << 6  #: They turn the content.
    QUICK_ZOOM = 1 << 7  #: A tap, then a touch that stays and drags: down zooms in.
    SWIPE = 1 << 8  #: One finger goes fast where the content cannot go.
    FLING = 1 << 9  #: A pan that is let go in motion goes on.


class Fit(NamedIntEnum):
    """A scale that the sizes of content and viewport give. "Viewport" is the viewport less its insets."""

    NONE = 0  #: Scale 1.
    ALL = 1  #: All of the content is in the viewport.
    FILL = 2  #: The content covers the viewport.
    WIDTH = 3  #: The content is as wide as the viewport.
    HEIGHT = 4  #: The content is as high as the viewport.
    ONE_TO_ONE = 5  #: One content unit is one device pixel.


class Zoom(NamedIntEnum):
    """What a double tap does to the zoom ("in"); a two-finger tap goes the other way ("out")."""

    NONE = 0  #: Nothing; the event still comes.
    STEP = 1  #: In: times zoom_step; out: divided by it; both end at the limits.
    TOGGLE = 2  #: In: at the full view to levels[0], from anywhere else to the full view. Out: to the full view.
    CYCLE = 3  #: In: times zoom_step, from the maximum to the full view. Out: one step back, at most to the full view.
    LEVELS = 4  #: In: to the next of levels above, from the last to the full view. Out: to the next below.
    RESET = 5  #: To the full view, in place and upright.


class Anchor(NamedIntEnum):
    """Where a zoom step puts the content point that was tapped, as far as the bounds allow."""

    POINT = 0  #: It stays under the finger.
    CENTER = 1  #: It comes to the center of the viewport.


class Bounds(NamedIntEnum):
    """What holds the content in place."""

    CONTENT = 0  #: No gap that need not be; content smaller than the viewport is aligned in it.
    NONE = 1  #: It may be anywhere.


class EventKind(NamedIntEnum):
    """What an event tells of. The C header, tapzoom.h, has the whole story of each."""

    NONE = 0
    TAP_UP = 1  #: BEGAN at a lift that may become the single tap; ENDED when confirmed; CANCELLED when it does not.
    TAP = 2  #: ONCE. The single tap.
    DOUBLE_TAP = 3  #: ONCE, when the second finger lifts.
    MULTI_TAP = 4  #: ONCE. The third, fifth, ... tap of a quick series.
    TWO_FINGER_TAP = 5  #: ONCE, when both fingers are up, about their midpoint.
    LONG_PRESS = 6  #: BEGAN when one finger has rested for press_time, then ENDED or CANCELLED.
    ZOOM = 7  #: The view zooms by itself: BEGAN, then ENDED where it arrives or CANCELLED where it is caught.
    SETTLED = 8  #: ONCE. All is at rest, at a new place: draw the content again, crisp, at this scale.
    PAN = 9  #: Fingers take the content along: BEGAN past the slop, ENDED when the last is up.
    PINCH = 10  #: Fingers zoom: BEGAN past pinch_slop, ENDED when one is left.
    ROTATE = 11  #: Fingers turn the content: BEGAN past rotate_slop, ENDED when one is left.
    QUICK_ZOOM = 12  #: A touch after a tap zooms by its drag, about the point where it landed.
    SWIPE = 13  #: ONCE, when the finger is up; its direction tells where.
    FLING = 14  #: The view goes on after a pan: BEGAN when it is let go, ENDED at rest, CANCELLED where it is caught.
    NEXT_PAGE = 15  #: ONCE: show the page behind this one. After a SWIPE to the left, or a PAN beyond the right edge.
    PREVIOUS_PAGE = 16  #: ONCE: show the page before this one. The same to the other side.


class Direction(NamedIntEnum):
    """Where a swipe goes."""

    NONE = 0
    LEFT = 1  #: Towards smaller x.
    RIGHT = 2
    UP = 3  #: Towards smaller y.
    DOWN = 4


class Phase(NamedIntEnum):
    """Where in its life a gesture is. Each BEGAN is followed by exactly one ENDED or CANCELLED."""

    ONCE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4


class CallKind(NamedIntEnum):
    """What was called, in a recording."""

    START = 1  #: A view as it was when its recording began.
    LOAD = 2  #: A snapshot; also after START, what a view was then.
    CONFIG = 3  #: Other settings.
    VIEWPORT = 4  #: Other sizes or insets.
    TOUCH = 5
    CANCEL = 6
    ADVANCE = 7
    ZOOM_TO_RECT = 8
    ZOOM_TO = 9
    ZOOM_BY = 10
    SET_TRANSFORM = 11
    RESET = 12
    STOP = 13
    POLL = 14  #: A poll that took events.


class State(IntFlag):
    """What a view is doing."""

    TOUCHED = 1 << 0  #: At least one contact is down.
    MOVING = 1 << 1  #: The view moves by itself: draw every frame.
    ZOOMED = 1 << 2  #: The scale is above the full view's.
    AT_MIN = 1 << 3  #: The scale is the smallest.
    AT_MAX = 1 << 4  #: The scale is the largest.
    EVENTS = 1 << 5  #: There are events to poll.
    EVENTS_LOST = 1 << 6  #: Events were dropped since the last poll.


def number_of(enum: Type[NamedIntEnum], value: Union[int, str]) -> int:
    """The number of a member, given as the member, its number or its name in any case.

    A number that is no member passes: the library judges it. Raises ValueError for an unknown name or a number of more
    than 32 bits, TypeError for anything else.
    """
    if isinstance(value, str):
        try:
            return enum[value.upper()].value
        except KeyError:
            names = ", ".join(map(str, enum))
            raise ValueError(f"{value!r} is no {enum.__name__}; there are {names}") from None
    number = operator.index(value)
    if not -(2**31) <= number < 2**31:
        raise ValueError(f"{number} is no {enum.__name__}")
    return number

# SPDX-License-Identifier: MIT
"""Raw touches in, a zoom transform and gesture events out.

    import tapzoom

    with tapzoom.View(viewport=(400, 400), content=(1000, 1000), preset="maps") as view:
        view.push_touch(time=0.00, id=1, phase="began", x=100, y=100)
        view.push_touch(time=0.07, id=1, phase="ended", x=100, y=100)
        view.advance(0.5)
        for event in view.poll_events():
            print(event.kind, event.phase, event.view_point, event.scale)
        print(view.transform)

help(tapzoom.View) is the manual of a view, help(tapzoom.Config) that of its settings, help(tapzoom.EventKind) that of
the events.

Time is an input. The library reads no clock, starts no thread, draws nothing and owns no window. A view unit is your
unit for touches and the viewport, a content unit your unit for the content, a point 1/160 inch on the glass. Times are
in seconds, angles in radians, scales in view units per content unit.

Importing this package loads the shared library. If the package does not find it, LibraryError (an ImportError) lists
the places where it looked.
"""

from ._abi import EVENT_CAPACITY, MAX_CONTACTS, MAX_LENGTH, MAX_LEVELS, MAX_TIME, MIN_SIZE, CTouch
from ._library import lib as _lib
from .config import Config, Level, Settings
from .enums import (
    Anchor,
    Bounds,
    Button,
    Cause,
    ContactFlag,
    Curve,
    Direction,
    EventKind,
    FailureReason,
    FingerCount,
    Fit,
    Gesture,
    Keep,
    Limit,
    Momentum,
    Owner,
    Path,
    Phase,
    Preset,
    RecordKind,
    ScrollAction,
    ScrollPhase,
    ScrollSource,
    ScrollUnit,
    Snap,
    StateFlag,
    Status,
    Step,
    Tool,
    TouchPhase,
    Zoom,
)
from .errors import (
    BufferTooSmallError,
    BusyError,
    ClosedError,
    ContactError,
    ContactInUseError,
    ContactLimitError,
    ContactUnknownError,
    DataError,
    DivergedError,
    EnumError,
    Error,
    LibraryError,
    NotFiniteError,
    NullError,
    OutOfMemoryError,
    RangeError,
    RecordingError,
    StructSizeError,
    TimeError,
)
from .events import Event
from .explain import Explanation, explain
from .geometry import Overscroll, Point, Rect, ScaleRange, Transform, Velocity, Viewport
from .options import Options
from .recording import RecordEntry, replay
from .touches import TOUCH_BYTES, Touch
from .view import Contact, Frame, State, View

__version__ = "1.0.0"


def library_version() -> str:
    """Returns the version of the shared library, such as "1.0.0"."""
    number: int = _lib.tapzoom_version()
    return f"{number // 10000}.{number // 100 % 100}.{number % 100}"


__all__ = [
    "Anchor",
    "Bounds",
    "BufferTooSmallError",
    "BusyError",
    "Button",
    "CTouch",
    "Cause",
    "ClosedError",
    "Config",
    "Contact",
    "ContactError",
    "ContactFlag",
    "ContactInUseError",
    "ContactLimitError",
    "ContactUnknownError",
    "Curve",
    "DataError",
    "Direction",
    "DivergedError",
    "EVENT_CAPACITY",
    "EnumError",
    "Error",
    "Event",
    "EventKind",
    "Explanation",
    "FailureReason",
    "FingerCount",
    "Fit",
    "Frame",
    "Gesture",
    "Keep",
    "Level",
    "LibraryError",
    "Limit",
    "MAX_CONTACTS",
    "MAX_LENGTH",
    "MAX_LEVELS",
    "MAX_TIME",
    "MIN_SIZE",
    "Momentum",
    "NotFiniteError",
    "NullError",
    "OutOfMemoryError",
    "Options",
    "Overscroll",
    "Owner",
    "Path",
    "Phase",
    "Point",
    "Preset",
    "RangeError",
    "RecordEntry",
    "RecordKind",
    "RecordingError",
    "Rect",
    "ScaleRange",
    "ScrollAction",
    "ScrollPhase",
    "ScrollSource",
    "ScrollUnit",
    "Settings",
    "Snap",
    "State",
    "StateFlag",
    "Status",
    "Step",
    "StructSizeError",
    "TOUCH_BYTES",
    "TimeError",
    "Tool",
    "Touch",
    "TouchPhase",
    "Transform",
    "Velocity",
    "View",
    "Viewport",
    "Zoom",
    "explain",
    "library_version",
    "replay",
]

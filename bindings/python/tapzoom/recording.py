# SPDX-License-Identifier: MIT
"""Replaying what was recorded."""

from __future__ import annotations

from ctypes import byref, c_char, c_size_t, sizeof
from typing import TYPE_CHECKING, Dict, Iterator, List, NamedTuple, Optional, Tuple, Union

from ._abi import EVENT_CAPACITY, CCall, CEvent
from ._library import error_for, lib
from .enums import CallKind, Status, Tool, TouchPhase
from .errors import ClosedError, DataError, DivergedError, RecordingError
from .events import Event, read_events
from .geometry import Transform
from .touches import Touch
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Buffer

_SIZES = ("viewport_width", "viewport_height", "content_width", "content_height", "left", "top", "right", "bottom")
#: The names of the arguments of each kind of call: the numbers, then the integers.
_ARGUMENTS: Dict[CallKind, Tuple[Tuple[str, ...], Tuple[str, ...]]] = {
    CallKind.START: (_SIZES, ()),
    CallKind.LOAD: ((), ()),
    CallKind.CONFIG: ((), ()),
    CallKind.VIEWPORT: (_SIZES, ()),
    CallKind.TOUCH: (("time", "x", "y"), ("id", "phase", "tool")),
    CallKind.CANCEL: (("time",), ()),
    CallKind.ADVANCE: (("time",), ()),
    CallKind.ZOOM_TO_RECT: (("x", "y", "width", "height"), ("animated",)),
    CallKind.ZOOM_TO: (("scale", "x", "y"), ("animated",)),
    CallKind.ZOOM_BY: (("factor", "x", "y"), ("animated",)),
    CallKind.SET_TRANSFORM: (("scale", "rotation", "x", "y"), ("animated",)),
    CallKind.RESET: ((), ("animated",)),
    CallKind.STOP: ((), ()),
    CallKind.POLL: ((), ("count",)),
}


class Call(NamedTuple):
    """One call of a recording, replayed."""

    number: int  #: Which: 0 is START, and from there they are counted.
    kind: CallKind  #: What was called.
    arguments: Dict[str, Union[float, int]]  #: With what, by the names of the C header.
    time: float  #: The view's clock after it; ``-math.inf`` while it has none.
    transform: Transform  #: Where the content was after it.
    events: List[Event]  #: What it polled.
    hash: int  #: Over all calls since START, the transform after each, and the events that were polled.

    @property
    def touch(self) -> Touch:
        """The touch of a TOUCH."""
        given = self.arguments
        phase, tool = TouchPhase(int(given["phase"])), Tool(int(given["tool"]))
        return Touch(given["time"], int(given["id"]), phase, given["x"], given["y"], tool)


def replay(recording: Buffer, view: Optional[View] = None) -> Iterator[Call]:
    """Replays a recording, call by call: what a view's poll_record returned, all parts one behind the other.

    view is the View to replay on, for who wants to read more from it in between; what it was before does not matter.
    Raises RecordingError for bytes that are no recording, cut off or damaged; DivergedError, behind the Call that it is
    about, when that did not come to what was recorded.
    """
    return _replay(bytes(recording), View((1, 1), (1, 1)) if view is None else view)


def _replay(recording: bytes, view: View) -> Iterator[Call]:
    memory = (c_char * len(recording)).from_buffer_copy(recording) if recording else None
    call, used, events = CCall(number=-1), c_size_t(), (CEvent * EVENT_CAPACITY)()
    offset = 0
    while True:
        place = byref(memory, offset) if memory and offset < len(recording) else None
        status = lib.tapzoom_replay(view._handle, place, len(recording) - offset, used, call, events)
        if view.closed:
            raise ClosedError(Status.NULL, "the view has been closed")
        if status not in (Status.OK, Status.DIVERGED):
            error = error_for(status)
            if not isinstance(error, DataError):
                raise error
            damage = RecordingError(error.status, error.message)
            damage.number = call.number + 1
            raise damage
        if not used.value:
            return
        yield _call(call, view, events)
        if status:
            diverged = error_for(status)
            assert isinstance(diverged, DivergedError)
            diverged.number = call.number
            raise diverged
        offset += used.value


def _call(call: CCall, view: View, events: object) -> Call:
    kind = CallKind(call.kind)
    numbers, integers = _ARGUMENTS[kind]
    arguments = {**dict(zip(numbers, call.numbers)), **dict(zip(integers, call.integers))}
    polled = list(read_events(memoryview(events).cast("B")[: call.event_count * sizeof(CEvent)]))  # type: ignore
    return Call(call.number, kind, arguments, call.time, view.transform, polled, call.hash)

# SPDX-License-Identifier: MIT
"""Replays recordings."""

from __future__ import annotations

from ctypes import byref, c_char, c_size_t, sizeof
from typing import TYPE_CHECKING, Dict, Iterator, List, NamedTuple, Optional, Tuple, Union

from ._abi import EVENT_CAPACITY, CEvent, CRecordEntry
from ._library import lib
from ._named import brief, plain_bytes
from ._refusals import error_for
from .enums import Button, ContactFlag, RecordKind, Status, Tool, TouchPhase
from .errors import ClosedError, DataError, DivergedError, RecordingError
from .events import Event, read_events
from .geometry import Rect, Transform, Viewport
from .touches import Touch
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Buffer

_VIEWPORT = ("viewport_width", "viewport_height", "left", "top", "right", "bottom")
_CONTENT = ("content_x", "content_y", "content_width", "content_height")
_OPTIONS = ("duration", "left", "top", "right", "bottom", "max_scale", "fly_rho", "fly_speed")
_OPTION_FLAGS = ("animated", "curve", "path", "quiet")
#: The names of the arguments of each kind of call: the numbers, then the integers.
_ARGUMENTS: Dict[RecordKind, Tuple[Tuple[str, ...], Tuple[str, ...]]] = {
    RecordKind.START: ((*_VIEWPORT, *_CONTENT), ()),
    RecordKind.LOAD_STATE: ((), ()),
    RecordKind.CONFIG: (_OPTIONS, _OPTION_FLAGS),
    RecordKind.VIEWPORT: (_VIEWPORT, ()),
    RecordKind.CONTENT: (_CONTENT, ("keep",)),
    RecordKind.PAGER_OFFSET: (("x", "y"), ()),
    RecordKind.TOUCH: (("time", "x", "y", "size"), ("id", "phase", "tool", "flags", "buttons")),
    RecordKind.SCROLL: (("time", "x", "y", "dx", "dy", "factor", "rotation"), ("unit", "source", "phase")),
    RecordKind.OWNER: ((), ("id", "owner")),
    RecordKind.CANCEL_TOUCHES: (("time",), ()),
    RecordKind.ADVANCE: (("time",), ()),
    RecordKind.REBASE_TIME: (("offset",), ()),
    RecordKind.SET_TRANSFORM: (("scale", "rotation", "x", "y", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.ZOOM_TO: (("scale", "view_x", "view_y", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.ZOOM_TO_RECT: (("x", "y", "width", "height", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.CENTER_ON: (("content_x", "content_y", "scale", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.ROTATE_TO: (("rotation", "view_x", "view_y", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.FIT: (_OPTIONS, _OPTION_FLAGS),
    RecordKind.PAN_BY: (("dx", "dy", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.ZOOM_BY: (("factor", "view_x", "view_y", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.ROTATE_BY: (("angle", "view_x", "view_y", *_OPTIONS), _OPTION_FLAGS),
    RecordKind.SET_VELOCITY: (("x", "y", "log_scale", "rotation", "view_x", "view_y"), ()),
    RecordKind.STOP_MOTION: ((), ()),
    RecordKind.POLL: ((), ("count",)),
    RecordKind.PEN_NEAR: (("time",), ()),
    RecordKind.STEP: (_OPTIONS, ("action", *_OPTION_FLAGS)),
}


#: The names of the options of commands, which are 0 by default.
OPTION_NAMES = frozenset(_OPTIONS + _OPTION_FLAGS)

#: The bytes before the first call and at the end of each, and fewer than every snapshot has.
_HEADER, _CHECK, _SNAPSHOT = b"tapzoom\x01", 4, 1000


class RecordEntry(NamedTuple):
    """One replayed call.

    number     Index of the call; START is 0.
    kind       A RecordKind.
    arguments  The arguments by name: the numbers, then the integers. Those of a command and of CONFIG include the
               options, with zeros if there are none.
    time       The view's clock after the call; -math.inf before it starts.
    transform  The displayed transform after the call.
    events     Events that the call polled.
    hash       Hash of all calls since START, of the transform after each, and of the polled events.
    """

    number: int
    kind: RecordKind
    arguments: Dict[str, Union[float, int]]
    time: float
    transform: Transform
    events: List[Event]
    hash: int

    @property
    def touch(self) -> Touch:
        """The Touch of a TOUCH. Other kinds raise KeyError."""
        given = self.arguments
        phase, tool = TouchPhase(int(given["phase"])), Tool(int(given["tool"]))
        flags, buttons = ContactFlag(int(given["flags"])), Button(int(given["buttons"]))
        return Touch(
            given["time"], int(given["id"]), phase, given["x"], given["y"], tool, flags, buttons, given["size"]
        )

    @property
    def viewport(self) -> Viewport:
        """The Viewport of a START or VIEWPORT. Other kinds raise KeyError."""
        return Viewport(*(self.arguments[name] for name in _VIEWPORT))

    @property
    def content(self) -> Rect:
        """The content rectangle of a START or CONTENT. Other kinds raise KeyError."""
        return Rect(*(self.arguments[name] for name in _CONTENT))


def replay(recording: Buffer, view: Optional[View] = None) -> Iterator[RecordEntry]:
    """Replays a recording call by call, and yields a RecordEntry for each.

    recording  The parts that a view's fetch_recording and end_recording returned, in a row.
    view       The View to replay on; pass one to read more from it between the calls. The first call makes it equal to
               the recorded view.

    Raises RecordingError for bytes that are damaged, end early, or are not a recording. Raises DivergedError after the
    entry of the first call with a transform, events or arguments other than the recorded ones. The ``number`` of both
    is the index of the call. If you change the view between two calls, the replay diverges. Afterwards the view
    continues as your own.
    """
    if view is not None and not isinstance(view, View):
        raise TypeError(f"view must be a View, not {brief(view)}")
    data = plain_bytes(recording, "recording")
    return _replay(data, View((1, 1), (1, 1)) if view is None else view)


def _replay(recording: bytes, view: View) -> Iterator[RecordEntry]:
    memory = (c_char * len(recording)).from_buffer_copy(recording) if recording else None
    entry, accepted, events = CRecordEntry(number=-1), c_size_t(), (CEvent * EVENT_CAPACITY)()
    offset = 0
    while offset < len(recording):
        place = byref(memory, offset)  # type: ignore[arg-type]
        status = lib.tapzoom_replay(view._handle, place, len(recording) - offset, accepted, entry, events)
        if view.closed:
            raise ClosedError(Status.NULL, "the view has been closed")
        if status not in (Status.OK, Status.DIVERGED):
            error = error_for(status)
            if not isinstance(error, DataError):
                raise error
            message = "the recording ends early, within this call" if _ends_early(recording[offset:]) else error.message
            damage = RecordingError(error.status, message)
            damage.number = entry.number + 1
            raise damage
        yield _entry(entry, view, events)
        if status:
            diverged = error_for(status)
            assert isinstance(diverged, DivergedError)
            diverged.number = entry.number
            raise diverged
        offset += accepted.value


def _ends_early(call: bytes) -> bool:
    """Whether bytes that are no whole call are the beginning of one.

    A call is its kind, the counts of its integers and numbers, these, its settings and its check. All but the check are
    words. A word of 128 or more begins with a byte that has its length.
    """
    at = 0

    def word() -> int:
        nonlocal at
        lead = call[at]
        more = (lead & 7) + 1 if lead >= 0x80 else 0
        low, at = at + 1, at + 1 + more
        if at > len(call):
            raise IndexError
        return int.from_bytes(call[low:at], "little") << 8 * (lead >> 3 & 7) if more else lead

    if call[:1] == _HEADER[:1]:
        if call[: len(_HEADER)] != _HEADER[: len(call)]:
            return False
        at = len(_HEADER)
    try:
        kind, counts = word() >> 1, word()
        for _ in range((counts >> 4) + (counts & 15)):
            word()
        if kind in (RecordKind.START, RecordKind.CONFIG):
            for _ in range((word() & 0xFFFFFFFF) // 8 - 1):
                word()
        elif kind == RecordKind.LOAD_STATE:
            at += _SNAPSHOT
    except IndexError:
        return True
    return len(call) < at + _CHECK


def _entry(entry: CRecordEntry, view: View, events: object) -> RecordEntry:
    kind = RecordKind(entry.kind)
    numbers, integers = _ARGUMENTS[kind]
    arguments = {**dict(zip(numbers, entry.numbers)), **dict(zip(integers, entry.integers))}
    polled = read_events(memoryview(events).cast("B")[: entry.event_count * sizeof(CEvent)])  # type: ignore
    return RecordEntry(entry.number, kind, arguments, entry.time, view.transform, polled, entry.hash)

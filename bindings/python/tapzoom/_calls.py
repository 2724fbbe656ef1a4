# SPDX-License-Identifier: MIT
"""The calls of a recording, and how they run again on a view with other settings."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Callable, Dict, List, NamedTuple, Optional, Tuple

from .config import Config
from .enums import EventKind, Keep, Owner, RecordKind, Step
from .errors import Error
from .events import Event
from .geometry import Point, Velocity
from .recording import OPTION_NAMES, RecordEntry, replay
from .touches import Touch
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: Kinds of events that change what the view recognizes. Whether the program polls them stays as it is.
RECOGNIZED = frozenset(
    {EventKind.TAP_PENDING, EventKind.TAP, EventKind.DOUBLE_TAP, EventKind.FINGERS_TAP, EventKind.LONG_PRESS}
)
#: Options that have no effect without animation.
_MOTION = ("curve", "path", "duration", "fly_rho", "fly_speed")
#: Seconds after the last call in which gestures that wait for more touches are decided.
_REST = 1.0


class Call(NamedTuple):
    """One call of a recording.

    entry     The call as it was recorded.
    config    The settings from this call on, if it sets them.
    snapshot  The whole view after the call, if the call loads one.
    shift     Seconds that rebase_time has added to the clock before.
    """

    entry: RecordEntry
    config: Optional[Config]
    snapshot: Optional[bytes]
    shift: float


class Calls:
    """The calls of a recording.

    start      The first time, by the clock of the recorded view; 0 if it has none.
    snapshots  Numbers of the calls that load a snapshot. Settings that are changed there do not act on touches that
               the snapshot contains.
    """

    def __init__(self, recording: Buffer) -> None:
        self.calls: List[Call] = []
        self.start = 0.0
        self.snapshots: List[int] = []
        shift, known = 0.0, False
        with View((1, 1), (1, 1)) as view:
            for entry in replay(recording, view):
                config = snapshot = None
                if entry.kind in (RecordKind.START, RecordKind.CONFIG, RecordKind.LOAD_STATE):
                    config = view.config
                if entry.kind == RecordKind.LOAD_STATE:
                    snapshot = view.save_state()
                    self.snapshots.append(len(self.calls))
                if entry.kind == RecordKind.REBASE_TIME:
                    shift += entry.arguments["offset"]
                if not known and entry.time > float("-inf"):
                    known, self.start = True, entry.arguments.get("time", entry.time)
                self.calls.append(Call(entry, config, snapshot, shift))
        self._numbers = [number for number, call in enumerate(self.calls) if call.config]

    def config_at(self, number: int) -> Config:
        """The recorded settings at a call."""
        config = self.calls[self._numbers[bisect_right(self._numbers, number) - 1]].config
        assert config
        return config

    def touches(self) -> List[Tuple[int, Touch]]:
        """The touches, with times since the start, each with the number of its call."""
        return [
            (number, call.entry.touch._replace(time=call.entry.touch.time - call.shift - self.start))
            for number, call in enumerate(self.calls)
            if call.entry.kind == RecordKind.TOUCH
        ]

    def run(
        self,
        change: Callable[[Config], Config] = lambda config: config,
        first: int = 0,
        until: Optional[int] = None,
        snapshot: Optional[bytes] = None,
        keep: Optional[Dict[int, bytes]] = None,
    ) -> List[Tuple[int, Event]]:
        """Runs calls on a new view that polls FAILED, and whose settings went through `change`.

        first, until  The numbers of the first call and of the first one that does not run.
        snapshot      The view before the first call, unless that is START.
        keep          Numbers of calls; receives the snapshots of the view before them.

        Returns the events with times since the start, each with the number of its call. A call that the view refuses
        with the other settings is left out. If no contact is down at the end, the view goes on for a second.
        """
        found: List[Tuple[int, Event]] = []
        calls = self.calls[first:until]
        view = View((1, 1), (1, 1))
        try:
            if snapshot:
                view.load_state(snapshot)
                view.set_config(_polling(change(self.config_at(first))))
            for number, (entry, config, loaded, shift) in enumerate(calls, first):
                if keep is not None and number in keep:
                    keep[number] = view.save_state()
                if config:
                    config = _polling(change(config))
                if entry.kind == RecordKind.START:
                    view.close()
                    view = View(entry.viewport, entry.content, config=config)
                try:
                    _run(view, entry, config, loaded)
                except Error:
                    pass
                self._poll(view, number, shift, found)
            if calls and not view.state.contact_count and view.state.time > float("-inf"):
                view.advance(view.state.time + _REST)
                self._poll(view, first + len(calls) - 1, calls[-1].shift, found)
        finally:
            view.close()
        return found

    def _poll(self, view: View, number: int, shift: float, found: List[Tuple[int, Event]]) -> None:
        if view.state.waiting_count:
            start = shift + self.start
            found += [(number, event._replace(time=event.time - start)) for event in view.poll_events()]


def _polling(config: Config) -> Config:
    """The settings with all events that do not change what the view recognizes."""
    return config.replace(events=config.events | (frozenset(EventKind) - RECOGNIZED - {EventKind.NONE}))


def _options(given: Dict[str, float]) -> Dict[str, object]:
    """The options of a command as keywords."""
    animated = bool(given["animated"])
    wanted = [name for name in OPTION_NAMES - {"animated"} if given[name] and (animated or name not in _MOTION)]
    return {"animated": animated, **{name: given[name] for name in wanted}}


def _run(view: View, entry: RecordEntry, config: Optional[Config], snapshot: Optional[bytes]) -> None:
    """Repeats a call on a view."""
    kind, given = entry.kind, entry.arguments
    options: Any = _options(given) if "animated" in given else {}
    if kind == RecordKind.TOUCH:
        view.push_touches([entry.touch])
    elif kind == RecordKind.LOAD_STATE and snapshot and config:
        view.load_state(snapshot)
        view.set_config(config)
    elif kind == RecordKind.CONFIG and config:
        view.set_config(config, **options)
    elif kind == RecordKind.VIEWPORT:
        view.set_viewport(entry.viewport)
    elif kind == RecordKind.CONTENT:
        view.set_content(entry.content, keep=Keep(int(given["keep"])))
    elif kind == RecordKind.SCROLL:
        time, x, y = (given[name] for name in ("time", "x", "y"))
        delta: Any = {name: given[name] for name in ("dx", "dy", "factor", "rotation")}
        device: Any = {name: int(given[name]) for name in ("unit", "source", "phase")}
        view.push_scroll(time, x, y, **delta, **device)
    elif kind in _CALLS:
        _CALLS[kind](view, given, options)


def _point(given: Dict[str, float]) -> Tuple[float, float]:
    return given["view_x"], given["view_y"]


#: The other calls: the view, the arguments, the options.
_CALLS: Dict[RecordKind, Callable[[View, Any, Any], object]] = {
    RecordKind.PAGER_OFFSET: lambda view, given, _: view.set_pager_offset(given["x"], given["y"]),
    RecordKind.OWNER: lambda view, given, _: view.set_contact_owner(int(given["id"]), Owner(int(given["owner"]))),
    RecordKind.CANCEL_TOUCHES: lambda view, given, _: view.cancel_touches(given["time"]),
    RecordKind.PEN_NEAR: lambda view, given, _: view.pen_near(given["time"]),
    RecordKind.ADVANCE: lambda view, given, _: view.advance(given["time"]),
    RecordKind.REBASE_TIME: lambda view, given, _: view.rebase_time(given["offset"]),
    RecordKind.SET_TRANSFORM: lambda view, given, options: view.set_transform(
        (given["scale"], given["rotation"], given["x"], given["y"]), **options
    ),
    RecordKind.ZOOM_TO: lambda view, given, options: view.zoom_to(given["scale"], _point(given), **options),
    RecordKind.ZOOM_TO_RECT: lambda view, given, options: view.zoom_to_rect(
        (given["x"], given["y"], given["width"], given["height"]), **options
    ),
    RecordKind.CENTER_ON: lambda view, given, options: view.center_on(
        (given["content_x"], given["content_y"]), given["scale"], **options
    ),
    RecordKind.ROTATE_TO: lambda view, given, options: view.rotate_to(given["rotation"], _point(given), **options),
    RecordKind.FIT: lambda view, _, options: view.fit(**options),
    RecordKind.PAN_BY: lambda view, given, options: view.pan_by(given["dx"], given["dy"], **options),
    RecordKind.ZOOM_BY: lambda view, given, options: view.zoom_by(given["factor"], _point(given), **options),
    RecordKind.ROTATE_BY: lambda view, given, options: view.rotate_by(given["angle"], _point(given), **options),
    RecordKind.STEP: lambda view, given, options: view.step(Step(int(given["action"])), **options),
    RecordKind.SET_VELOCITY: lambda view, given, _: view.set_velocity(
        Velocity(given["x"], given["y"], given["log_scale"], given["rotation"], Point(*_point(given)))
    ),
    RecordKind.STOP_MOTION: lambda view, _, __: view.stop_motion(),
}

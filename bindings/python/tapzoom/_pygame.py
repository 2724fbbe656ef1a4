# SPDX-License-Identifier: MIT
"""Reads the events of a window of pygame-ce, and gives them times: see pygame.py."""

from __future__ import annotations

import importlib
import math
import sys
import time as _time
from typing import Any, Dict, List, Optional, Sequence, Tuple

from .enums import Button, ScrollSource, ScrollUnit, Tool, TouchPhase
from .geometry import Point, Viewport
from .touches import Touch

#: The id of the mouse. Fingers have ids from 0 on.
MOUSE = -1

#: The device of a finger that SDL makes of the mouse.
_MOUSE_DEVICE = -1
# By the number of a button in pygame.
_BUTTONS = {1: Button.PRIMARY, 2: Button.MIDDLE, 3: Button.SECONDARY, 6: Button.BACK, 7: Button.FORWARD}
#: Seconds for which a program draws no frame in a hitch; after a longer time it has slept.
_HITCH = 0.5
#: Seconds between two events that wait after a sleep.
_STEP = 0.05
_DEBOUNCE = 0.04  # the default of tap_debounce_time


def now() -> float:
    """The current time, in seconds."""
    return _time.perf_counter()


def spread(
    phases: Sequence[Any], since: float, until: float, lift: float, debounce: float
) -> Tuple[List[float], float]:
    """Returns times for events that were fetched together, and when the last contact lifted.

    The times are spread over the interval. If that is longer than a bounce, a landing comes later than a bounce of the
    lift before it. After a sleep the events have just come.

    phases    The TouchPhase of each event; None for others.
    since     When the program looked for events before.
    until     When it fetched these.
    lift      When a contact lifted last.
    debounce  The setting tap_debounce_time.
    """
    if until - since > _HITCH:
        since = max(since, until - min(_STEP * len(phases), _HITCH))
    pause = debounce + 0.001
    is_long = until - since >= pause
    # In a slow frame the moves of taps take less of the time than landings and lifts.
    light = 0.25 if is_long and TouchPhase.BEGAN in phases else 1.0
    weights = [1.0 if phase in (TouchPhase.BEGAN, TouchPhase.ENDED) else light for phase in phases]
    left = sum(weights) + 1
    times, time = [], since
    for phase, weight in zip(phases, weights):
        time += (until - time) * weight / left
        left -= weight
        if phase == TouchPhase.BEGAN and is_long:
            time = max(time, min(lift + pause, until))
        elif phase == TouchPhase.ENDED:
            lift = time
        times.append(time)
    return times, lift


class Glue:
    """Reads the events of a window, for a program with several views or with its own rules for contacts.

    It asks `cancels`, `touch` and `scroll` for each event, and pushes the result. A finger keeps its id until it lifts:
    give it to the view in which it has landed until then.

    window         A pygame.Window; without one, that of pygame.display.set_mode.
    scroll_source  ScrollSource of its scrolls: WHEEL, unless the program sets TRACKPAD.
    """

    def __init__(self, window: Any = None) -> None:
        self._pygame = importlib.import_module("pygame")
        self._window = window
        self.scroll_source = ScrollSource.WHEEL
        #: Width and height in units of the window, as of the last handled event.
        self.size: Tuple[int, int] = window.size if window else self._pygame.display.get_window_size()
        self._fingers: Dict[Tuple[int, int], int] = {}  # ids of the fingers that are down, by device and finger
        self._next = 0
        self._button = 0  # the button of the mouse that began its contact
        self._pointer: Optional[Tuple[float, float]] = None
        self._looked = now()  # when `wait` looked for events last
        self._lift = -math.inf

    # ---- The window

    @property
    def viewport(self) -> Viewport:
        """The viewport of a view that fills the window."""
        return Viewport(*self.size)

    @property
    def is_too_small(self) -> bool:
        """Whether the window has a side of one pixel."""
        return min(self.size) < 2

    # ---- Time

    def now(self) -> float:
        """The time of a frame, in seconds: when `wait` looked last, because later events have later times."""
        return self._looked

    def wait(self, deadline: float) -> List[Tuple[Any, float]]:
        """Sleeps until there are events, or until a deadline such as `State.next_deadline`; 0 does not sleep. Returns
        the events, each with its time. A program that calls it takes all its events from it."""
        events, since, self._looked = self.look(deadline, self._looked)
        names = {"FINGERDOWN": "BEGAN", "MOUSEBUTTONDOWN": "BEGAN", "FINGERUP": "ENDED", "MOUSEBUTTONUP": "ENDED"}
        kinds = {getattr(self._pygame, name): TouchPhase[phase] for name, phase in names.items()}
        phases = [None if getattr(event, "touch", False) else kinds.get(event.type) for event in events]
        times, self._lift = spread(phases, since, self._looked, self._lift, _DEBOUNCE)
        return list(zip(events, times))

    def look(self, deadline: float, since: float) -> Tuple[List[Any], float, float]:
        """Sleeps until there are events or until a deadline. Returns the events, and when it looked for them before and
        at last. since: when the program looked before the call."""
        while True:
            looked = now()
            events = self._pygame.event.get()
            if events or looked >= deadline:
                return events, since, looked
            pause = 0.001 if self._fingers or self._button else 0.01
            _time.sleep(min(pause, deadline - looked))
            since = looked

    # ---- Events

    def touch(self, event: Any, time: float) -> Optional[Touch]:
        """Returns the touch of an event of a finger or the mouse; None for every other event. The mouse is a contact
        while a button is down; the first button counts. Call it once for an event."""
        if self._is_elsewhere(event):
            return None
        if event.type in (self._pygame.FINGERDOWN, self._pygame.FINGERMOTION, self._pygame.FINGERUP):
            return self._finger(event, time)
        if event.type == self._pygame.MOUSEMOTION:
            self._pointer = event.pos
            return self._mouse(event, time, TouchPhase.MOVED) if self._button else None
        if event.type == self._pygame.MOUSEBUTTONDOWN and not self._button and event.button in _BUTTONS:
            self._button = event.button
            return self._mouse(event, time, TouchPhase.BEGAN)
        if event.type == self._pygame.MOUSEBUTTONUP and event.button == self._button:
            touch = self._mouse(event, time, TouchPhase.ENDED)
            self._button = 0
            return touch
        return None

    def scroll(self, event: Any, time: float) -> Optional[Dict[str, Any]]:
        """Returns the arguments of `View.push_scroll` for an event of the wheel; None for every other event. pygame
        counts in notches, up and right positive."""
        if event.type != self._pygame.MOUSEWHEEL or self._is_elsewhere(event):
            return None
        x, y = self._pointer or self._pygame.mouse.get_pos()
        return dict(
            time=time, x=x, y=y, dx=120 * event.precise_x, dy=-120 * event.precise_y, unit=ScrollUnit.NOTCH120,
            source=self.scroll_source)  # fmt: skip

    def landed(self, event: Any) -> Optional[Point]:
        """Returns where a finger lands or a button of the mouse is pressed; None for every other event."""
        if self._is_elsewhere(event):
            return None
        if event.type == self._pygame.FINGERDOWN and not self._is_no_finger(event):
            return self._place(event)
        if event.type == self._pygame.MOUSEBUTTONDOWN and event.button in _BUTTONS:
            return Point(*event.pos)
        return None

    def cancels(self, event: Any) -> bool:
        """Whether the window misses lifts of contacts, because it lost the focus, was hidden or became too small. Keeps
        its size, and forgets its contacts: the program ends those, too."""
        if self._is_elsewhere(event):
            return False
        cancels = event.type in (
            self._pygame.WINDOWFOCUSLOST, self._pygame.WINDOWHIDDEN, self._pygame.WINDOWMINIMIZED)  # fmt: skip
        if event.type == self._pygame.WINDOWSIZECHANGED:
            self.size = event.x, event.y
            cancels = self.is_too_small
        if cancels:
            self.forget()
        return cancels

    def resizes(self, event: Any) -> bool:
        """Whether the window has another size, at which it can be drawn."""
        return event.type == self._pygame.WINDOWSIZECHANGED and not self._is_elsewhere(event) and not self.is_too_small

    def is_command(self, event: Any) -> bool:
        """Whether it is an event of a key or a gamepad, for which a program may call a command."""
        return event.type in (self._pygame.KEYDOWN, self._pygame.KEYUP, self._pygame.CONTROLLERBUTTONDOWN)

    def forget(self) -> None:
        """Forgets the contacts: their later moves and lifts are ignored."""
        self._fingers.clear()
        self._button = 0

    def _finger(self, event: Any, time: float) -> Optional[Touch]:
        key = event.touch_id, event.finger_id
        if event.type == self._pygame.FINGERDOWN and not self._is_no_finger(event):
            if key not in self._fingers:  # otherwise its lift was lost
                self._fingers[key] = self._next
                self._next += 1
            phase = TouchPhase.BEGAN
        elif key not in self._fingers:
            return None
        else:
            phase = TouchPhase.MOVED if event.type == self._pygame.FINGERMOTION else TouchPhase.ENDED
        id = self._fingers.pop(key) if phase == TouchPhase.ENDED else self._fingers[key]
        return Touch(time, id, phase, *self._place(event))

    def _is_no_finger(self, event: Any) -> bool:
        """Whether a landing is made of the mouse or of a trackpad, or has no place."""
        return event.touch_id == _MOUSE_DEVICE or self.is_too_small or sys.platform == "darwin"

    def _place(self, event: Any) -> Point:
        width, height = self.size
        return Point(event.x * (width - 1), event.y * (height - 1))

    def _mouse(self, event: Any, time: float, phase: TouchPhase) -> Touch:
        x, y = event.pos
        return Touch(time, MOUSE, phase, x, y, Tool.MOUSE, buttons=_BUTTONS[self._button])

    def _is_elsewhere(self, event: Any) -> bool:
        """Whether an event is of another window, or of a mouse that is a finger. pygame does not know the window of
        some fingers."""
        window = getattr(event, "window", None)
        return getattr(event, "touch", False) or (
            self._window is not None and window is not None and window is not self._window)

# SPDX-License-Identifier: MIT
"""The events of a window of pygame-ce as touches and scrolls of a view.

    import pygame
    import tapzoom
    import tapzoom.pygame

    tapzoom.pygame.set_hints()  # before pygame.init
    pygame.init()
    pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    glue = tapzoom.pygame.Glue()
    view = tapzoom.View(glue.viewport, picture.get_size(), config=tapzoom.Config("photos"))
    while True:
        for event, time in glue.wait(view.state.next_deadline):
            glue.event(view, event, time)
        draw(view.frame(glue.now()).transform)

The units of the view are those of the window. Importing this module does not import pygame.

A game that draws always calls `glue.wait(0)`, which does not sleep. One that fetches its events itself passes each to
`glue.event(view, event, glue.now())`; `glue.now()` is the present time if `wait` is not used.

A program with several views in its window, or with its own rules for contacts, asks `glue.cancels(event)` and
`glue.touch(event, time)` and pushes the touch itself. A finger keeps its id until it lifts: give it to the view in
which it has landed until then.

What pygame does, and what follows:

- It sends each touch as a mouse event, too, and each press of the mouse as a touch. The hints turn that off:
  buttons of the program must take `touch`, which has both fingers and the mouse.
- It reports a finger as 0 to 1 over the window's size less one pixel.
- Two touchscreens may use the same number for a finger. `touch` numbers the fingers itself.
- On macOS it reports a trackpad as fingers at positions of the trackpad. They are ignored.
- It reports a trackpad otherwise as a wheel, in parts of notches, and does not report its lift. `scroll_source` says
  what to take it for.
- It reports no times of events. `wait` spreads the events over the time since it last looked, and a frame has the time
  of that look.
- pygame.event.wait looks for events 1,000 times a second. `wait` does that only while something is down.
- pygame.mouse.get_pos and pygame.Window.size are those of a later event. The glue keeps those of the events.
- It does not report cancelled touches. `lenient` has the view add the missing ends.
- It does not report the size of a finger's contact, palms, or pens: a pen is a mouse or a finger. The settings
  `palm_size` and `pen_guard_time` have no effect.
- With pygame.SCALED the mouse has the units of the surface, and fingers those of the window. Do without it: draw with
  the transform of a view instead.
- A window of one pixel puts all fingers at 0. Its touches are cancelled, and the view keeps its last size.
"""

from __future__ import annotations

import importlib
import os
import sys
import time as _time
from typing import Any, Dict, List, Optional, Tuple

from .enums import Button, ScrollSource, ScrollUnit, Tool, TouchPhase
from .geometry import Viewport
from .touches import Touch
from .view import View

#: The id of the mouse. Fingers have ids from 0 on.
MOUSE = -1

# By the number of a button in pygame.
_BUTTONS = {1: Button.PRIMARY, 2: Button.MIDDLE, 3: Button.SECONDARY, 6: Button.BACK, 7: Button.FORWARD}


def set_hints() -> None:
    """Call it before pygame.init: no mouse events for touches, and no touches for the mouse."""
    os.environ["SDL_TOUCH_MOUSE_EVENTS"] = os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "0"


def now() -> float:
    """The current time on the clock of the glue, in seconds."""
    return _time.perf_counter()


class Glue:
    """What the glue keeps of a window.

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
        self._opened = now()
        self._looked: Optional[float] = None  # when `wait` looked for events last

    # ---- The view

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
        """The time of a frame, in seconds: when `wait` looked for events last, because later events have later times.
        The present time if `wait` was never called."""
        return now() if self._looked is None else self._looked

    def wait(self, deadline: float) -> List[Tuple[Any, float]]:
        """Sleeps until there are events, or until a deadline such as `State.next_deadline`; 0 does not sleep. Returns
        the events, each with its time. A program that calls it takes all its events from it."""
        before = self._opened if self._looked is None else self._looked
        while True:
            looked = self._looked = now()
            events = self._pygame.event.get()
            if events or looked >= deadline:
                break
            pause = 0.001 if self._fingers or self._button else 0.01
            _time.sleep(min(pause, deadline - looked))
            before = looked
        step = (looked - before) / max(len(events), 1)
        return [(event, before + step * (index + 0.5)) for index, event in enumerate(events)]

    # ---- Events

    def touch(self, event: Any, time: float) -> Optional[Touch]:
        """Returns the touch of an event of a finger or the mouse; None for every other event. The mouse is a contact
        while a button is down; the first button counts. Call it once for an event. If it returns a touch, push that,
        and do not pass the event to `event`, which would ask again."""
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

    def cancels(self, event: Any) -> bool:
        """Whether the window misses lifts of contacts, because it lost the focus, was hidden or became too small. Keeps
        its size. A program that keeps contacts of its own then ends them, too; `event` cancels those of the view."""
        if self._is_elsewhere(event):
            return False
        cancels = event.type in (
            self._pygame.WINDOWFOCUSLOST, self._pygame.WINDOWHIDDEN, self._pygame.WINDOWMINIMIZED)  # fmt: skip
        if event.type == self._pygame.WINDOWSIZECHANGED:
            self.size = event.x, event.y
            cancels = self.is_too_small
        if cancels:
            self._fingers.clear()
            self._button = 0
        return cancels

    def event(self, view: View, event: Any, time: float) -> None:
        """Handles an event for a view that fills the window: contacts, the wheel, the window's size, and what ends
        contacts. An event of a key or a gamepad advances the view's clock, which stops while the program sleeps, so
        that a command for it starts now. Pass every event."""
        if self.cancels(event):
            view.cancel_touches(time)
        touch = self.touch(event, time)
        scroll = self.scroll(event, time)
        if touch:
            view.push_touches((touch,))
        elif scroll:
            view.push_scroll(**scroll)
        elif event.type == self._pygame.WINDOWSIZECHANGED and not self._is_elsewhere(event) and not self.is_too_small:
            view.set_viewport(view.viewport._replace(width=self.size[0], height=self.size[1]))
        elif event.type in (self._pygame.KEYDOWN, self._pygame.KEYUP, self._pygame.CONTROLLERBUTTONDOWN):
            view.advance(time)

    def _finger(self, event: Any, time: float) -> Optional[Touch]:
        key = event.touch_id, event.finger_id
        if event.type == self._pygame.FINGERDOWN and not self.is_too_small and sys.platform != "darwin":
            if key not in self._fingers:  # otherwise its lift was lost
                self._fingers[key] = self._next
                self._next += 1
            phase = TouchPhase.BEGAN
        elif key not in self._fingers:
            return None
        else:
            phase = TouchPhase.MOVED if event.type == self._pygame.FINGERMOTION else TouchPhase.ENDED
        id = self._fingers.pop(key) if phase == TouchPhase.ENDED else self._fingers[key]
        width, height = self.size
        return Touch(time, id, phase, event.x * (width - 1), event.y * (height - 1))

    def _mouse(self, event: Any, time: float, phase: TouchPhase) -> Touch:
        x, y = event.pos
        return Touch(time, MOUSE, phase, x, y, Tool.MOUSE, buttons=_BUTTONS[self._button])

    def _is_elsewhere(self, event: Any) -> bool:
        """Whether an event is of another window. pygame does not know the window of some fingers."""
        window = getattr(event, "window", None)
        return self._window is not None and window is not None and window is not self._window

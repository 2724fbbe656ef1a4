# SPDX-License-Identifier: MIT
"""A window of pygame-ce in which content zooms.

    import pygame
    import tapzoom.pygame

    pygame.init()
    screen = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    zoom = tapzoom.pygame.Zoom(picture.get_size())
    running = True
    while running:
        for event in zoom.wait():
            zoom.event(event)
            running = running and event.type != pygame.QUIT
        draw(screen, zoom.frame())

The units of the view are those of the window. Importing this module does not import pygame.

`zoom.wait()` sleeps while nothing moves. A game that draws always takes its events from `pygame.event.get()` instead.
A button over the view keeps its event from the view:

        point = zoom.landed(event)
        if point and button.collidepoint(point):
            press()
        else:
            zoom.event(event)

A program with several views in its window, or with its own rules for contacts, uses a `Glue` and pushes the touches
itself.

What pygame does, and what follows:

- It sends each touch as mouse events, too, which have `touch` True. The view ignores them. A button that takes
  MOUSEBUTTONDOWN is pressed by fingers, but only `landed` keeps them from the view.
- It reports a finger as 0 to 1 over the window's size less one pixel.
- Two touchscreens may use the same number for a finger. The glue numbers the fingers itself.
- On macOS it reports a trackpad as fingers at positions of the trackpad. They are ignored.
- It reports a trackpad otherwise as a wheel, in parts of notches, and does not report its lift. `scroll_source` says
  what to take it for.
- It reports no times of events. The glue spreads the events over the time since the program last looked for them, with
  a pause between a lift and a landing, so that a double tap survives a slow frame.
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

import math
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Union

from ._pygame import MOUSE, Glue, now, spread
from .config import Config, Settings
from .enums import PresetLike, TouchPhase
from .events import Event
from .geometry import ContentLike, Point, Transform
from .touches import Touch
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["MOUSE", "Glue", "Zoom", "now"]


class Zoom:
    """A view that fills a window.

    content   Width and height of the content, or a Rect.
    window    A pygame.Window; without one, that of pygame.display.set_mode.
    preset, config, settings  Those of a View.

    It ends with the program, or by close.
    """

    view: View  #: The view, for readings and settings.
    events: List[Event]  #: What happened in the last frame.
    glue: Glue  #: Reads the events of the window; has `size` and `scroll_source`.

    def __init__(
        self,
        content: ContentLike,
        *,
        window: Any = None,
        preset: Optional[PresetLike] = None,
        config: Optional[Config] = None,
        **settings: Unpack[Settings],
    ) -> None:
        self.glue = Glue(window)
        self.view = View(self.glue.viewport, content, preset=preset, config=config, **settings)
        self.events = []
        self._queue: List[Union[Touch, Dict[str, Any]]] = []  # touches and scrolls since the last frame
        self._lift = -math.inf  # when a contact lifted last
        self._behind = 0.0  # seconds for which the clock has stood still
        self._paused: Optional[float] = None  # the clock of a pause
        self._since = now()  # when the program looked for events before
        self._looked: Optional[float] = None  # when `wait` has looked

    def close(self) -> None:
        """Frees the view."""
        self.view.close()

    # ---- The loop

    def wait(self, seconds: float = math.inf) -> List[Any]:
        """Returns the events of pygame. Sleeps until there are any or the view moves, for at most some seconds."""
        state = self.view.state
        # Before the first frame it does not sleep.
        deadline = state.next_deadline + self._behind if state.time > -math.inf else -math.inf
        if self._paused is not None:
            deadline = math.inf
        events, since, looked = self.glue.look(min(deadline, now() + seconds), self._since + self._behind)
        self._since, self._looked = since - self._behind, looked - self._behind
        return events

    def event(self, event: Any) -> None:
        """Handles an event: contacts, the wheel, the window's size, and what ends contacts. Pass every event, except
        those that land on a button of the program. The view gets the touches at the next frame.

        An event of a key or a gamepad brings the view up to date, so that a command for the key starts now. In a pause
        only the window's size counts.
        """
        cancels = self.glue.cancels(event)
        if self._paused is None:
            touch = self.glue.touch(event, 0.0)
            scroll = None if touch else self.glue.scroll(event, 0.0)
            if touch or scroll:
                self._queue.append(touch or scroll)  # type: ignore[arg-type]
            elif cancels:
                self.view.cancel_touches(self._push())
            elif self.glue.is_command(event):
                self.view.advance(self._push())
        if self.glue.resizes(event):
            self._push()
            width, height = self.glue.size
            self.view.set_viewport(self.view.viewport._replace(width=width, height=height))

    def frame(self) -> Transform:
        """Runs a frame, and returns the transform to draw. `events` has what happened. Call it once for each drawing.

        The fingers of the transform are smoothed: it may differ from that of the view, and another frame is due then.
        """
        frame = self.view.frame(self._push())
        self._looked = None
        self.events = frame.events
        return frame.transform

    # ---- Buttons, pauses, time

    def landed(self, event: Any) -> Optional[Point]:
        """Returns where a finger lands or a button of the mouse is pressed; None for every other event.

        If a button of the program is there, press it and keep the event from `event`: then the contact does not pan.
        """
        return self.glue.landed(event)

    def command(self) -> View:
        """Returns the view at the present time, for commands: `zoom.command().fit(animated=True)` begins now, also in a
        program that has slept."""
        self.view.advance(self._push())
        return self.view

    def pause(self) -> None:
        """Stops the clock of the view, and cancels its contacts. Motions go on after `resume`."""
        if self._paused is None:
            self._paused = self._push()
            self.view.cancel_touches(self._paused)
            self.glue.forget()

    def resume(self) -> None:
        """Ends a pause."""
        if self._paused is not None:
            self._behind = now() - self._paused
            self._since, self._looked, self._paused = self._paused, None, None

    def now(self) -> float:
        """The time of a frame or a command, in seconds by the clock of the view."""
        if self._paused is not None:
            return self._paused
        return now() - self._behind if self._looked is None else self._looked

    def _push(self) -> float:
        """Pushes what waits, with times since the last look. Returns the present time."""
        queue, self._queue = self._queue, []
        time = self.now()
        if queue:
            phases = [one.phase if isinstance(one, Touch) else None for one in queue]
            debounce = self.view.config.tap_debounce_time if TouchPhase.BEGAN in phases else 0.0
            times, self._lift = spread(phases, self._since, time, self._lift, debounce)
            touches: List[Touch] = []
            for one, at in zip(queue, times):
                if isinstance(one, Touch):
                    touches.append(one._replace(time=at))
                else:
                    self.view.push_touches(touches)
                    self.view.push_scroll(**{**one, "time": at})
                    touches = []
            self.view.push_touches(touches)
        self._since = time
        return time

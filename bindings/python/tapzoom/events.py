# SPDX-License-Identifier: MIT
"""Events, and reading them from the memory that the library filled."""

from __future__ import annotations

import struct
from typing import Iterator, NamedTuple

from .enums import Direction, EventKind, Phase, Tool
from .geometry import Point


class Event(NamedTuple):
    """One event of a view."""

    time: float  #: When it happened, in seconds: the true instant, not that of the call that noticed.
    kind: EventKind  #: What happened.
    phase: Phase  #: Where in its life it is; ONCE for what happens at once.
    contact_count: int  #: Fingers that made it; 0 where the view moves by itself.
    tap_count: int  #: Taps in the quick series so far; 0 for what is no tap.
    view_point: Point  #: Where, in view units: the finger, the fingers' midpoint, or the point zoomed about.
    content_point: Point  #: The content point that was there, at that time.
    scale: float  #: Of the view's transform at that time, view units per content unit.
    rotation: float  #: Of the view's transform at that time, radians.
    velocity: Point  #: View units per second: of the fingers that move it, else of the content at that point.
    scale_velocity: float  #: ln(scale) per second.
    rotation_velocity: float  #: Radians per second.
    tool: Tool  #: Of the first finger.
    direction: Direction  #: Of a SWIPE and of the page that it asks for; else NONE.


_EVENT = struct.Struct("=d4i10d2i16x")
# Looked up here, because calling an enumeration costs more than everything else.
_KINDS = {kind.value: kind for kind in EventKind}
_PHASES = {phase.value: phase for phase in Phase}
_TOOLS = {tool.value: tool for tool in Tool}
_DIRECTIONS = {direction.value: direction for direction in Direction}


def read_events(memory: memoryview) -> Iterator[Event]:
    """The events in packed tapzoom_event records. Of numbers that this package does not know, kinds are left out."""
    for record in _EVENT.iter_unpack(memory):
        time, kind, phase, contacts, taps, vx, vy, cx, cy, scale, rotation, dx, dy, ds, dr, tool, direction = record
        if kind in _KINDS:
            yield Event(
                time,
                _KINDS[kind],
                _PHASES.get(phase, phase),
                contacts,
                taps,
                Point(vx, vy),
                Point(cx, cy),
                scale,
                rotation,
                Point(dx, dy),
                ds,
                dr,
                _TOOLS.get(tool, tool),
                _DIRECTIONS.get(direction, direction),
            )

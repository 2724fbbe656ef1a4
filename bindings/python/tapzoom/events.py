# SPDX-License-Identifier: MIT
"""Events, and reading them from the memory that the library filled."""

from __future__ import annotations

import struct
from typing import Iterator, NamedTuple

from .enums import Button, EventKind, Limit, Owner, Phase, Tool
from .geometry import Point


class Event(NamedTuple):
    """One event of a view. Fields that a kind does not use are 0."""

    time: float  #: The true instant in seconds, not the time of the call that noticed it.
    contact: int  #: Id of the contact, or of the first of several; 0 with contact_count 0.
    kind: EventKind
    phase: Phase
    contact_count: int  #: Contacts that take part; 0 where the view moves by itself.
    tap_count: int  #: Taps of the quick series so far.
    view_point: Point  #: Place in view units: the finger, or the center of the fingers or of the zoom.
    content_point: Point  #: The content point at that place and time.
    landing_view_point: Point  #: Where that contact landed, view units.
    landing_content_point: Point  #: The content point on which it landed, of that time.
    scale: float  #: Of the displayed transform at that time, view units per content unit.
    rotation: float  #: Of the displayed transform at that time, radians.
    #: Of PAN: travel of the fingers that moves your pager in place of the content, since the last PAN event that was
    #: polled, view units.
    unused: Point
    #: View units per second: of the fingers, else of the content at that place. The velocities of CHANGED are 0.
    velocity: Point
    scale_velocity: float  #: ln(scale) per second.
    rotation_velocity: float  #: Radians per second.
    tool: Tool  #: Of the first contact.
    buttons: Button  #: Of that contact at its landing.
    #: Of SWIPE and PAGE: the edge that the finger pulled. A swipe to the left pulls RIGHT. Of LIMIT: the limit. Of
    #: EDGE: the edge. Of PAN: the edges beyond which the pager is; at ENDED the velocity along their axes is the
    #: pager's.
    limits: Limit
    owner: Owner  #: Of OWNER: the new owner of the contact.


# x skips the reserved fields.
_EVENT = struct.Struct("=dq4i16di2Ii16x")
# Tables, because a call of an enumeration costs more than everything else.
_KINDS = {kind.value: kind for kind in EventKind}
_PHASES = {phase.value: phase for phase in Phase}
_TOOLS = {tool.value: tool for tool in Tool}
_BUTTONS = {value: Button(value) for value in range(64)}
_LIMITS = {value: Limit(value) for value in range(64)}
_OWNERS = {owner.value: owner for owner in Owner}


def read_events(memory: memoryview) -> Iterator[Event]:
    """The events in packed tapzoom_event structs. Skips kinds that this package does not know."""
    for record in _EVENT.iter_unpack(memory):
        time, contact, kind, phase, contacts, taps, vx, vy, cx, cy, lx, ly, mx, my, *rest = record
        scale, rotation, ux, uy, dx, dy, ds, dr, tool, buttons, limits, owner = rest
        if kind in _KINDS:
            yield Event(
                time,
                contact,
                _KINDS[kind],
                _PHASES.get(phase, phase),
                contacts,
                taps,
                Point(vx, vy),
                Point(cx, cy),
                Point(lx, ly),
                Point(mx, my),
                scale,
                rotation,
                Point(ux, uy),
                Point(dx, dy),
                ds,
                dr,
                _TOOLS.get(tool, tool),
                _BUTTONS.get(buttons, buttons),
                _LIMITS.get(limits, limits),
                _OWNERS.get(owner, owner),
            )

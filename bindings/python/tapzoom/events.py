# SPDX-License-Identifier: MIT
"""Events, and how they are read from the memory that the library filled."""

from __future__ import annotations

import struct
from typing import List, NamedTuple

from ._abi import CConfig
from ._named import new
from .enums import Button, Cause, Direction, EventKind, FailureReason, Limit, Owner, Phase, Tool
from .geometry import Point, Velocity


class Event(NamedTuple):
    """One event of a view. Fields that a kind does not use are 0.

    time                   The true instant in seconds, not the time of the call that noticed it.
    contact                Id of the contact; 0 with contact_count 0. Of several contacts the one that landed first, so
                           it may differ between BEGAN and ENDED.
    kind                   An EventKind.
    phase                  A Phase.
    contact_count          Contacts that take part; 0 if the view moves by itself.
    tap_count              Taps of the quick series up to now.
    view_point             Place in view units: the finger, or the center of the fingers or of the zoom.
    content_point          The content point at that place and time. TAP_PENDING and TAP: at the lift, which may be
                           earlier.
    landing_view_point     Where that contact landed, view units.
    landing_content_point  The content point on which it landed, as of the landing.
    scale                  Scale of the displayed transform at that time, view units per content unit.
    rotation               Rotation of the displayed transform at that time, radians.
    velocity               The Velocity of the fingers, otherwise of the content, at that place. All velocities are 0 in
                           CHANGED. In taps and presses they are 0 unless the content moves.
    unconsumed             PAN: travel of the fingers that the content did not use, for your pager, since the last PAN
                           event that you polled, view units.
    tool                   The Tool of the first contact.
    buttons                Button bits of that contact at its landing.
    limits                 Limit bits that the content has reached: LIMIT, EDGE, SWIPE and PAGE have one. PAN: the edges
                           beyond which the pager is displaced; at ENDED the velocity along their axes is the pager's,
                           at CANCELLED it is 0.
    direction              The Direction of SWIPE, PAGE and EDGE.
    owner                  OWNER: the Owner of the contact from now on.
    gesture                FAILED: the EventKind of the gesture that does not come.
    reason                 FAILED: the FailureReason.
    setting                FAILED: the name of the setting that decided, such as "tap_slop"; "" if none did.
    measured               FAILED: the number measured, in the unit of the setting.
    allowed                FAILED: the bound that it missed, in the same unit.
    cause                  The Cause: the mover of the view.
    """

    time: float
    contact: int
    kind: EventKind
    phase: Phase
    contact_count: int
    tap_count: int
    view_point: Point
    content_point: Point
    landing_view_point: Point
    landing_content_point: Point
    scale: float
    rotation: float
    velocity: Velocity
    unconsumed: Point
    tool: Tool
    buttons: Button
    limits: Limit
    direction: Direction
    owner: Owner
    gesture: EventKind
    reason: FailureReason
    setting: str
    measured: float
    allowed: float
    cause: Cause


# x skips the reserved fields.
_EVENT = struct.Struct("dq4i18di2I5i2di12x")
# Tables, because a call of an enumeration takes longer than everything else.
_KINDS = {kind.value: kind for kind in EventKind}
_PHASES = {phase.value: phase for phase in Phase}
_TOOLS = {tool.value: tool for tool in Tool}
_BUTTONS = {value: Button(value) for value in range(64)}
_LIMITS = {value: Limit(value) for value in range(64)}
_DIRECTIONS = {direction.value: direction for direction in Direction}
_OWNERS = {owner.value: owner for owner in Owner}
_CAUSES = {cause.value: cause for cause in Cause}
_REASONS = {reason.value: reason for reason in FailureReason}
# The settings by the offsets of their fields.
_SETTINGS = {getattr(CConfig, field[0]).offset: field[0] for field in CConfig._fields_ if field[0] != "struct_size"}


def read_events(memory: memoryview) -> List[Event]:
    """Returns the events in packed tapzoom_event structs. Skips kinds that this package does not know."""
    events = []
    for record in _EVENT.iter_unpack(memory):
        (time, contact, kind, phase, contacts, taps, vx, vy, cx, cy, lx, ly, mx, my, scale, rotation,
         dx, dy, ds, dr, px, py, ux, uy, tool, buttons, limits, direction, owner, gesture, reason, setting, measured,
         allowed, cause) = record
        if kind in _KINDS:
            event = (
                time,
                contact,
                _KINDS[kind],
                _PHASES.get(phase, phase),
                contacts,
                taps,
                new(Point, (vx, vy)),
                new(Point, (cx, cy)),
                new(Point, (lx, ly)),
                new(Point, (mx, my)),
                scale,
                rotation,
                new(Velocity, (dx, dy, ds, dr, new(Point, (px, py)))),
                new(Point, (ux, uy)),
                _TOOLS.get(tool, tool),
                _BUTTONS.get(buttons, buttons),
                _LIMITS.get(limits, limits),
                _DIRECTIONS.get(direction, direction),
                _OWNERS.get(owner, owner),
                _KINDS.get(gesture, gesture),
                _REASONS.get(reason, reason),
                _SETTINGS.get(setting, ""),
                measured,
                allowed,
                _CAUSES.get(cause, cause),
            )
            events.append(new(Event, event))
    return events

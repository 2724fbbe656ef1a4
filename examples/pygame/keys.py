# SPDX-License-Identifier: MIT
"""Keys that move a photo while they are held, at least by a step."""

from __future__ import annotations

import math
from typing import Dict, NamedTuple, Tuple

import pygame
from photo import Photo
from tapzoom import Velocity

STEP_TIME = 0.3  # seconds in which a held key moves by its step


class Move(NamedTuple):
    """The step of a key: x and y in view units, the zoom as a factor."""

    x: float = 0.0
    y: float = 0.0
    factor: float = 1.0


IN, OUT = Move(factor=1.5), Move(factor=1 / 1.5)
MOVES = {
    pygame.K_LEFT: Move(x=-200), pygame.K_RIGHT: Move(x=200), pygame.K_UP: Move(y=-200), pygame.K_DOWN: Move(y=200),
    pygame.K_PLUS: IN, pygame.K_EQUALS: IN, pygame.K_KP_PLUS: IN, pygame.K_MINUS: OUT, pygame.K_KP_MINUS: OUT,
}  # fmt: skip


class Keys:
    """The held keys, each with its photo and the time of its press. Advance the clocks of the views before a call."""

    def __init__(self) -> None:
        self._held: Dict[Move, Tuple[Photo, float]] = {}

    def press(self, key: int, photo: Photo) -> None:
        if key in MOVES:
            self._held[MOVES[key]] = photo, photo.view.state.time
            self._drive(photo)

    def release(self, key: int) -> None:
        """After a short press, adds the rest of the step. It begins with the present velocity of the photo."""
        move = MOVES.get(key, Move())
        if move not in self._held:
            return
        photo, since = self._held.pop(move)
        part = 1 - (photo.view.state.time - since) / STEP_TIME
        if part > 0 and move.factor != 1:
            photo.view.zoom_by(move.factor**part, photo.middle, animated=True)
        elif part > 0:
            photo.view.pan_by(move.x * part, move.y * part, animated=True)
        self._drive(photo)

    def _drive(self, photo: Photo) -> None:
        moves = [move for move, (driven, _) in self._held.items() if driven is photo]
        x, y, zoom = (sum(step) / STEP_TIME for step in (
            [move.x for move in moves], [move.y for move in moves], [math.log(move.factor) for move in moves]))
        photo.view.set_velocity(Velocity(x, y, zoom, 0.0, photo.middle))

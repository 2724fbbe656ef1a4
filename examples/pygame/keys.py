# SPDX-License-Identifier: MIT
"""Keys that move a photo for as long as they are held, and by a step at least."""

from __future__ import annotations

import math
from typing import Dict, NamedTuple, Tuple

import pygame
from photo import Photo
from tapzoom import Velocity

STEP_TIME = 0.3  # seconds: a key that is held for so long has gone its step


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
    """The keys that are held, each with the photo that it moves and since when. The clocks of the views are now."""

    def __init__(self) -> None:
        self._held: Dict[Move, Tuple[Photo, float]] = {}

    def press(self, key: int, photo: Photo) -> None:
        if key in MOVES:
            self._held[MOVES[key]] = photo, photo.view.state.time
            self._drive(photo)

    def release(self, key: int) -> None:
        """A short press leaves a part of its step, which goes on from the velocity that the photo has."""
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

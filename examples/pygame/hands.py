# SPDX-License-Identifier: MIT
"""Which finger is on which photo."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from photo import Photo
from tapzoom import Tool, TouchPhase

Place = Tuple[float, float]
MOUSE = -1  # the mouse as a finger; SDL counts fingers from 0


class Hands:
    """Gives each finger to the photo that it lands on, and that photo keeps it until it is up.

    photos  From the lowest to the topmost; a photo that is touched comes to the top.
    """

    def __init__(self, photos: List[Photo]) -> None:
        self.photos = photos
        self._held: Dict[int, Photo] = {}

    def photo_at(self, place: Place) -> Optional[Photo]:
        """The topmost photo there."""
        return next((photo for photo in reversed(self.photos) if photo.covers(place)), None)

    def down(self, time: float, finger: int, place: Place) -> None:
        # The same finger cannot be down already: its up was lost, as SDL loses it where the system cancels touches.
        self._end(time, finger, place, TouchPhase.CANCELLED)
        photo = self.photo_at(place)
        if photo is None:
            return
        self.photos.remove(photo)
        self.photos.append(photo)
        push(photo, time, finger, place, TouchPhase.BEGAN)
        self._held[finger] = photo

    def move(self, time: float, finger: int, place: Place) -> None:
        if finger in self._held:
            push(self._held[finger], time, finger, place, TouchPhase.MOVED)

    def up(self, time: float, finger: int, place: Place) -> None:
        self._end(time, finger, place, TouchPhase.ENDED)

    def cancel(self, time: float) -> None:
        """The system took all fingers; ups that still come are ignored."""
        self._held.clear()
        for photo in self.photos:
            photo.view.cancel(time)

    def _end(self, time: float, finger: int, place: Place, phase: TouchPhase) -> None:
        photo = self._held.pop(finger, None)
        if photo is not None:
            push(photo, time, finger, place, phase)


def push(photo: Photo, time: float, finger: int, place: Place, phase: TouchPhase) -> None:
    photo.view.push_touch(time, finger, phase, *place, Tool.MOUSE if finger == MOUSE else Tool.FINGER)

# SPDX-License-Identifier: MIT
"""Which finger is on which photo."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

import tapzoom
from photo import Photo

Place = Tuple[float, float]


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

    def down(self, time: float, finger: int, place: Place, tool: tapzoom.Tool = tapzoom.Tool.FINGER) -> None:
        # The same finger cannot be down already: its up was lost, as SDL loses it where the system cancels touches.
        self._end(time, finger, place, tapzoom.TouchPhase.CANCELLED)
        photo = self.photo_at(place)
        if photo is None:
            return
        self.photos.remove(photo)
        self.photos.append(photo)
        try:
            photo.view.touch(time, finger, tapzoom.TouchPhase.BEGAN, *place, tool)
        except tapzoom.ContactLimitError:
            return  # so many are on it that one more makes no difference
        self._held[finger] = photo

    def move(self, time: float, finger: int, place: Place) -> None:
        if finger in self._held:
            self._held[finger].view.touch(time, finger, tapzoom.TouchPhase.MOVED, *place)

    def up(self, time: float, finger: int, place: Place) -> None:
        self._end(time, finger, place, tapzoom.TouchPhase.ENDED)

    def cancel(self, time: float) -> None:
        """All fingers were taken away, whatever ups may still come."""
        self._held.clear()
        for photo in self.photos:
            photo.view.cancel(time)

    def _end(self, time: float, finger: int, place: Place, phase: tapzoom.TouchPhase) -> None:
        photo = self._held.pop(finger, None)
        if photo is not None:
            photo.view.touch(time, finger, phase, *place)

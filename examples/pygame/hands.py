# SPDX-License-Identifier: MIT
"""Which finger is on which photo, and what it does there."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from photo import Photo
from tapzoom import Owner, SampleFlag, Tool, TouchPhase

Place = Tuple[float, float]
MOUSE = -1  # the mouse as a finger; SDL counts fingers from 0


class Hands:
    """Gives each finger to the photo that it lands on, or slides onto; that photo keeps it until it is up.

    The view of a photo moves, zooms and turns it by the fingers on it. Only a lone finger on the photo's edge is
    claimed from the view: it turns the photo as one pulls a sheet of paper round. When another finger joins, the view
    gets it back, and both pinch.

    photos  From the lowest to the topmost; a photo that is touched comes to the top.
    """

    def __init__(self, photos: List[Photo]) -> None:
        self.photos = photos
        self._held: Dict[int, Optional[Photo]] = {}  # None: the finger is on the table
        self._claimed: Dict[Photo, Tuple[int, Place]] = {}  # the finger that turns the photo, and where it is

    def photo_at(self, place: Place) -> Optional[Photo]:
        """The topmost photo there."""
        return next((photo for photo in reversed(self.photos) if photo.covers(place)), None)

    def down(self, time: float, finger: int, place: Place) -> None:
        # The same finger cannot be down already: its up was lost, as SDL loses it where the system cancels touches.
        self._end(time, finger, place, TouchPhase.CANCELLED)
        self._held[finger] = self.photo_at(place)
        photo = self._held[finger]
        if photo is not None:
            is_first = not photo.held
            self._land(photo, time, finger, place)
            if is_first and photo.has_edge_at(place):
                self._claim(photo, finger, place)

    def move(self, time: float, finger: int, place: Place) -> None:
        photo = self._held.get(finger)
        if photo is not None:
            push(photo, time, finger, place, TouchPhase.MOVED)
            claimed, start = self._claimed.get(photo, (None, place))
            if finger == claimed:
                photo.pull_round(start, place)
                self._claimed[photo] = finger, place
        elif finger in self._held:
            # From the table onto a photo, in motion: so it takes the photo along at once, and is no tap.
            self._held[finger] = photo = self.photo_at(place)
            if photo is not None:
                self._land(photo, time, finger, place, SampleFlag.NO_TAP | SampleFlag.NO_SLOP)

    def up(self, time: float, finger: int, place: Place) -> None:
        self._end(time, finger, place, TouchPhase.ENDED)

    def cancel(self, time: float) -> None:
        """The system took all fingers; ups that still come are ignored."""
        self._held.clear()
        self._claimed.clear()
        for photo in self.photos:
            photo.view.cancel(time)

    def _land(self, photo: Photo, time: float, finger: int, place: Place, flags: SampleFlag = SampleFlag(0)) -> None:
        self.photos.remove(photo)
        self.photos.append(photo)
        push(photo, time, finger, place, TouchPhase.BEGAN, flags)
        if photo in self._claimed:
            other, _ = self._claimed.pop(photo)
            photo.view.set_contact_owner(other, Owner.VIEW)

    def _claim(self, photo: Photo, finger: int, place: Place) -> None:
        photo.view.set_contact_owner(finger, Owner.HOST)
        photo.view.stop()  # else an animation that the landing stopped would go on
        self._claimed[photo] = finger, place

    def _end(self, time: float, finger: int, place: Place, phase: TouchPhase) -> None:
        photo = self._held.pop(finger, None)
        if photo is not None:
            push(photo, time, finger, place, phase)
            if self._claimed.get(photo, (None,))[0] == finger:
                del self._claimed[photo]


def push(
    photo: Photo, time: float, finger: int, place: Place, phase: TouchPhase, flags: SampleFlag = SampleFlag(0)
) -> None:
    photo.view.push_touch(time, finger, phase, *place, Tool.MOUSE if finger == MOUSE else Tool.FINGER, flags)

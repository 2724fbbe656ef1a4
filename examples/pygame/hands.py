# SPDX-License-Identifier: MIT
"""Assigns fingers to photos."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from photo import Photo
from tapzoom import ContactFlag, Owner, Tool, Touch, TouchPhase
from tapzoom.pygame import MOUSE

Place = Tuple[float, float]


class Hands:
    """Gives each finger to the photo on which it lands or slides. That photo keeps it until it lifts.

    The view of a photo moves, zooms and turns it by its fingers. The wall claims only a lone finger on the photo's edge
    from the view: that finger turns the photo like a sheet of paper. When another finger joins, the view gets the
    first one back, and both pinch.

    photos  From the lowest to the topmost. A touched photo moves to the top.
    """

    def __init__(self, photos: List[Photo]) -> None:
        self.photos = photos
        self._held: Dict[int, Optional[Photo]] = {}  # None: the finger is on the table
        self._claimed: Dict[Photo, Tuple[int, Place]] = {}  # the finger that turns the photo, and its position

    def photo_at(self, place: Place) -> Optional[Photo]:
        """The topmost photo at a position."""
        return next((photo for photo in reversed(self.photos) if photo.covers(place)), None)

    def touch(self, touch: Touch) -> None:
        handle = {TouchPhase.BEGAN: self.down, TouchPhase.MOVED: self.move, TouchPhase.ENDED: self.up}[touch.phase]
        handle(touch.time, touch.id, (touch.x, touch.y))

    def down(self, time: float, finger: int, place: Place) -> None:
        # A finger that is already down has lost its lift: SDL loses the lift of a touch that the system cancels.
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
            # The finger slides from the table onto a photo, so the photo follows at once, and there is no tap.
            self._held[finger] = photo = self.photo_at(place)
            if photo is not None:
                self._land(photo, time, finger, place, ContactFlag.NO_TAP | ContactFlag.NO_SLOP)

    def up(self, time: float, finger: int, place: Place) -> None:
        self._end(time, finger, place, TouchPhase.ENDED)

    def cancel(self, time: float) -> None:
        """Cancels all fingers. Their later lifts are ignored."""
        self._held.clear()
        self._claimed.clear()
        for photo in self.photos:
            photo.view.cancel_touches(time)

    def _land(self, photo: Photo, time: float, finger: int, place: Place, flags: ContactFlag = ContactFlag(0)) -> None:
        self.photos.remove(photo)
        self.photos.append(photo)
        push(photo, time, finger, place, TouchPhase.BEGAN, flags)
        if photo in self._claimed:
            other, _ = self._claimed.pop(photo)
            photo.view.set_contact_owner(other, Owner.VIEW)

    def _claim(self, photo: Photo, finger: int, place: Place) -> None:
        photo.view.set_contact_owner(finger, Owner.HOST)
        photo.view.stop_motion()  # otherwise an animation that the finger has caught would continue
        self._claimed[photo] = finger, place

    def _end(self, time: float, finger: int, place: Place, phase: TouchPhase) -> None:
        photo = self._held.pop(finger, None)
        if photo is not None:
            push(photo, time, finger, place, phase)
            if self._claimed.get(photo, (None,))[0] == finger:
                del self._claimed[photo]


def push(
    photo: Photo, time: float, finger: int, place: Place, phase: TouchPhase, flags: ContactFlag = ContactFlag(0)
) -> None:
    photo.view.push_touch(time, finger, phase, *place, Tool.MOUSE if finger == MOUSE else Tool.FINGER, flags)

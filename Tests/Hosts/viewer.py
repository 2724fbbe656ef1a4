# SPDX-License-Identifier: MIT
"""A smallest viewer of examples, which shows a picture. It has no option: record.c records its view."""

from pathlib import Path
from typing import Dict, List, Sequence

import fingers
import gestures
import screen
import scrolls
from comparing import ROOT
from server import Server
from tapzoom import EventKind, Phase


def recorded(folder: Path, loads: str = "LD_PRELOAD") -> Dict[str, str]:
    """The environment in which record.c records the first view of a program."""
    return {loads: str(ROOT / "build/tests/record.so"), "TAPZOOM_SLOP": "0",
            "TAPZOOM_RECORD": str(folder / "recording.tapzoom")}


class Viewer(gestures.GestureTest):
    """A viewer in C, which shows a picture of the BMP format."""

    #: How it finds the library that records.
    loads = "LD_PRELOAD"

    def command(self, options: Sequence[object]) -> List[object]:
        picture = self.folder / "picture.bmp"
        self.marks = screen.test_picture(picture)
        return [*self.viewer(), picture]

    def viewer(self) -> List[object]:
        return [ROOT / f"build/examples/viewer-{self.name.lower()}"]

    def environment(self) -> Dict[str, str]:
        return recorded(self.folder, self.loads)

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

    def test_touch_device_is_lost(self) -> None:
        """No finger is left down, and the mouse continues to work."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag()[:-1], server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            server.lose_touch()
            host.wait("rest", lambda: host.replayed().resting)
            scrolls.turn(scrolls.wheel()[:2], server.pointer)  # Qt misses the first notch after a change of devices
            host.wait("zoom", lambda: self.zoom(host.replayed()) > 1.2)

# SPDX-License-Identifier: MIT
"""The smallest viewers, one for each toolkit. They have no option: record.c records their views."""

from typing import Dict, List, Sequence

import gestures
import screen
from comparing import ROOT


class Viewer(gestures.GestureTest):
    """A viewer in C, which shows a picture of the BMP format."""

    def command(self, options: Sequence[object]) -> List[object]:
        self.marks = screen.test_picture(self.folder / "picture.bmp")
        return [ROOT / f"build/examples/viewer-{self.name.lower()}", self.folder / "picture.bmp"]

    def environment(self) -> Dict[str, str]:
        return {"LD_PRELOAD": str(ROOT / "build/tests/record.so"), "TAPZOOM_SLOP": "0",
                "TAPZOOM_RECORD": str(self.folder / "recording.tapzoom")}

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks


class Sdl2(Viewer):
    name = "SDL2"
    precision = 1e-4


class Gtk4(Viewer):
    name = "GTK4"
    precision = 1e-4

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "GTK_A11Y": "none"}


del Viewer

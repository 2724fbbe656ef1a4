# SPDX-License-Identifier: MIT
"""The viewer of examples/csharp: SDL2 under Mono."""

import subprocess
from typing import List, Sequence

import gestures
import screen
from comparing import RECORDER, ROOT

BINDING = ROOT / "bindings/csharp/TapZoom"
EXAMPLE = ROOT / "examples/csharp/viewer"


class Mono(gestures.WindowTest):
    """The example has no keys, bars and messages."""

    name = "Mono"
    # SDL's rounding, as in test_sdl2.py.
    precision = 1e-4
    test_pinch, test_double_tap = gestures.GestureTest.test_pinch, gestures.GestureTest.test_double_tap
    test_fling, test_wheel = gestures.GestureTest.test_fling, gestures.GestureTest.test_wheel
    test_mouse_drags = gestures.GestureTest.test_mouse_drags

    def setUp(self) -> None:
        super().setUp()
        # Mono finds a library beside the program.
        (self.folder / "libtapzoom.so").symlink_to(RECORDER)
        subprocess.run(["mcs", "-unsafe", "-optimize", "-warnaserror", "-langversion:7",
                        f"-out:{self.folder}/viewer.exe", *BINDING.glob("*.cs"), *EXAMPLE.glob("*.cs")], check=True)

    def command(self, options: Sequence[object]) -> List[object]:
        return ["mono", self.folder / "viewer.exe", *options]

    def landmarks(self) -> List[screen.Landmark]:
        return screen.test_picture(self.folder / "board.png")

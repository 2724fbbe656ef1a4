# SPDX-License-Identifier: MIT
"""The viewer of examples/csharp: SDL2 under Mono."""

import shutil
import subprocess
from typing import List, Sequence

import comparing
import screen
import support

BINDING = support.ROOT / "bindings/csharp/TapZoom"
EXAMPLE = support.ROOT / "examples/csharp/viewer"


class TestMono(comparing.Comparing):
    """The example has no keys, bars and messages, so it takes these tests of HostTest."""

    name = "Mono"
    # SDL's rounding, as in test_sdl2.py.
    precision = 1e-4
    environment, start, play = support.HostTest.environment, support.HostTest.start, support.HostTest.play
    turn_wheel, scrolled = support.HostTest.turn_wheel, support.HostTest.scrolled
    test_pinch, test_double_tap = support.HostTest.test_pinch, support.HostTest.test_double_tap
    test_fling, test_wheel = support.HostTest.test_fling, support.HostTest.test_wheel
    test_mouse_drags = support.HostTest.test_mouse_drags

    def setUp(self) -> None:
        support.HostTest.setUp(self)
        # Mono finds a library beside the program.
        shutil.copy(support.ROOT / "build/lib/libtapzoom.so", self.folder)
        subprocess.run(["mcs", "-unsafe", "-optimize", "-warnaserror", "-langversion:7",
                        f"-out:{self.folder}/viewer.exe", *BINDING.glob("*.cs"), *EXAMPLE.glob("*.cs")], check=True)

    def command(self, options: Sequence[object]) -> List[object]:
        return ["mono", self.folder / "viewer.exe", *options]

    def landmarks(self) -> List[screen.Landmark]:
        return screen.test_picture(self.folder / "board.png")

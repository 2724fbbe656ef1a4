# SPDX-License-Identifier: MIT
"""The photo wall of examples/pygame: what all hosts are tested with, on one photo; then several photos at once."""

import math
import sys
from pathlib import Path
from typing import Dict, List, Sequence, Tuple

import fingers
import screen
import tapzoom
from fingers import Script
from host import Host, Replayed
from server import Server
import support
from support import ROOT
from tapzoom import EventKind, Phase

WALL = ROOT / "examples/pygame/wall.py"
#: SDL divides by one less than the width, in single precision: the last place of that is 1280 / 2**24 of a pixel.
PRECISION = 2e-4


class Pygame(support.HostTest):
    name = "pygame-ce"
    program = "wall"
    precision = PRECISION
    turns = True
    pictures = 1

    def command(self, options: Sequence[object]) -> List[object]:
        files = [self.folder / f"{number}.png" for number in range(self.pictures)]
        self.marks = [screen.test_picture(file) for file in files][0]
        return [sys.executable, WALL, *options, *files]

    def environment(self) -> Dict[str, str]:
        return {"PYTHONPATH": str(ROOT / "bindings/python"), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

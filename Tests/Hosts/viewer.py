# SPDX-License-Identifier: MIT
"""A smallest viewer of examples, which shows a picture. It has no option: record.c records its view."""

import sys
from pathlib import Path
from typing import Dict, List, Sequence

import gestures
import screen
from comparing import RECORDER, ROOT


def recorded(folder: Path, loads: str = "LD_PRELOAD") -> Dict[str, str]:
    """The environment in which record.c records the first view of a program."""
    return {loads: str(RECORDER), "TAPZOOM_SLOP": "0", "TAPZOOM_RECORD": str(folder / "recording.tapzoom")}


def with_raylib(program: Sequence[object]) -> List[object]:
    """The command that runs a program which uses raylib, and was linked as a shared library: see raylib.py."""
    library = next((ROOT / "build/tests/toolkits/packages/raylib").glob("_raylib_cffi*"))
    return [sys.executable, Path(__file__).with_name("raylib.py"), library, *program]


class Viewer(gestures.ViewerTest):
    """A viewer in C, which shows a picture."""

    def command(self, options: Sequence[object]) -> List[object]:
        picture = self.folder / "picture.png"
        self.marks = screen.test_picture(picture)
        return [*self.viewer(), picture]

    def viewer(self) -> List[object]:
        return [ROOT / f"build/examples/viewer-{self.name.lower()}"]

    def environment(self) -> Dict[str, str]:
        return recorded(self.folder, self.loads)

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

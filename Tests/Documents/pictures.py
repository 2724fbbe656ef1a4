# SPDX-License-Identifier: MIT
"""The committed pictures, and the touches that they show, equal the output of their programs."""

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np
from PIL import Image, ImageSequence

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
PICTURES = EXAMPLES / "pictures"


def frames(path: Path) -> list:
    with Image.open(path) as image:
        return [np.asarray(frame.convert("RGB"), int) for frame in ImageSequence.Iterator(image)]


class MadeAgain(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_(self, *command: object) -> None:
        done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""), command)

    def python(self, *command: object) -> None:
        self.run_(sys.executable, *command)

    def check_same_bytes(self, committed: list) -> None:
        made = sorted(self.folder.iterdir())
        self.assertEqual([path.name for path in made], [path.name for path in sorted(committed)])
        for path, kept in zip(made, sorted(committed)):
            self.assertEqual(path.read_bytes(), kept.read_bytes(), f"{kept.name}: its program makes another file")

    def check_same_pixels(self, made: Path, kept: Path, most: float) -> None:
        """The bytes are equal; or, because another processor may round differently, nearly all pixels are."""
        if made.read_bytes() == kept.read_bytes():
            return
        ours, theirs = frames(made), frames(kept)
        self.assertEqual(len(ours), len(theirs))
        for one, other in zip(ours, theirs):
            self.assertEqual(one.shape, other.shape)
            self.assertLess(np.abs(one - other).mean(), most, f"{kept.name}: its program makes another file")

    def test_touches(self) -> None:
        self.python(EXAMPLES / "touches/write.py", self.folder)
        names = ("tap", "long-press", "pan", "quick-zoom", "rotate", "swipe")
        self.check_same_bytes([EXAMPLES / f"touches/{name}.jsonl" for name in names])

    def test_tour(self) -> None:
        self.python(PICTURES / "tour.py", self.folder / "tour.jsonl")
        self.check_same_bytes([PICTURES / "tour.jsonl"])

    def test_gestures(self) -> None:
        """There is one picture for each file of touches."""
        self.python(PICTURES / "draw.py", self.folder)
        names = [path.stem for path in (EXAMPLES / "touches").glob("*.jsonl")]
        self.check_same_bytes([PICTURES / f"gesture-{name}.svg" for name in names])
        self.assertEqual(len(list(PICTURES.glob("gesture-*.svg"))), len(names))

    def test_guide(self) -> None:
        """Each picture of the guide is one that a chapter shows."""
        guide = EXAMPLES / "guide"
        for program in sorted(guide.glob("draw*.py")):
            self.python(program, self.folder)
        self.check_same_bytes(list(guide.glob("*.svg")))
        text = "".join(chapter.read_text(encoding="utf-8") for chapter in guide.glob("*.md"))
        for path in guide.glob("*.svg"):
            self.assertIn(f"({path.name})", text)

    def test_photos(self) -> None:
        self.python(EXAMPLES / "photos/paint.py", self.folder)
        kept = sorted((EXAMPLES / "photos").glob("*.jpg"))
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), [path.name for path in kept])
        for path in kept:
            with self.subTest(path.name):
                self.check_same_pixels(self.folder / path.name, path, 0.05)
                self.assertLess(path.stat().st_size, 150_000)

    def test_moving_picture(self) -> None:
        made, kept = self.folder / "viewer.gif", PICTURES / "viewer.gif"
        self.run_("sh", PICTURES / "viewer.sh", sys.executable, made)
        self.check_same_pixels(made, kept, 1)
        self.assertLess(kept.stat().st_size, 2_500_000)


class Hosts(unittest.TestCase):
    def test_pictures_of_hosts(self) -> None:
        """Those of the README have one size, and are no empty windows."""
        hosts = re.findall(r"\(examples/pictures/(host-\w+\.png)\)", (ROOT / "README.md").read_text("utf-8"))
        self.assertGreater(len(hosts), 6)
        for host in hosts:
            with self.subTest(host), Image.open(PICTURES / host) as image:
                self.assertEqual(image.size, (640, 400))
                self.assertGreater(len(image.convert("RGB").getcolors(1 << 20)), 16)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""The committed pictures, and the touches that they show, equal the output of their programs."""

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
sys.path.insert(0, str(PICTURES))

import film  # noqa: E402


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

    def test_strip(self) -> None:
        self.python(PICTURES / "strip.py", self.folder)
        self.check_same_bytes([PICTURES / "gestures-strip.svg"])

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


class Film(unittest.TestCase):
    """The film shows what its program draws. The encoders of another system give other bytes."""

    def setUp(self) -> None:
        self.played = list(film.play())
        self.film = Image.open(PICTURES / "film.webp")
        self.addCleanup(self.film.close)

    def shown(self, time: float) -> np.ndarray:
        """The picture at a time in seconds."""
        end = index = 0
        while end <= time * 1000:
            self.film.seek(index)
            self.film.load()
            end += self.film.info["duration"]
            index += 1
        return np.asarray(self.film.convert("RGB"), int)

    def test_pictures(self) -> None:
        painter = film.Painter()
        for index in (0, round(3.3 * film.RATE), len(self.played) - 1):
            with self.subTest(index):
                drawn = np.asarray(painter.draw(self.played[index]), int)
                self.assertLess(np.abs(drawn - self.shown((index + 0.5) / film.RATE)).mean(), 3)

    def test_size_and_duration(self) -> None:
        self.assertEqual(self.film.size, film.SIZE)
        self.assertEqual(self.film.info["loop"], 0)
        total = 0
        for index in range(self.film.n_frames):
            self.film.seek(index)
            self.film.load()
            total += self.film.info["duration"]
        self.assertEqual(total, round(1000 * (self.played[-1].time + film.REST)))
        self.assertLess((PICTURES / "film.webp").stat().st_size, 500_000)

    def test_every_gesture_has_its_name(self) -> None:
        names = dict.fromkeys(frame.caption for frame in self.played)
        self.assertLessEqual({*film.NAMES.values(), "rubber band", "wheel", "next photo"}, set(names))

    def test_it_ends_at_rest_on_the_next_photo(self) -> None:
        """The last frame is the fitted photo, one page further."""
        ((transform, strip),) = self.played[-1].places
        self.assertEqual((transform.x, transform.y, transform.rotation), (0, 0, 0))
        self.assertAlmostEqual(transform.scale, film.SIZE[0] / 1920)
        self.assertAlmostEqual(strip, -film.SIZE[0] - film.GAP, delta=1)


class Hosts(unittest.TestCase):
    def test_pictures_of_hosts(self) -> None:
        """They have the same size, and show more than an empty window."""
        hosts = list(PICTURES.glob("host-*.png"))
        self.assertGreater(len(hosts), 5)
        for host in hosts:
            with self.subTest(host.name), Image.open(host) as image:
                self.assertEqual(image.size, (640, 400))
                self.assertGreater(len(image.convert("RGB").getcolors(1 << 20)), 16)


if __name__ == "__main__":
    unittest.main()

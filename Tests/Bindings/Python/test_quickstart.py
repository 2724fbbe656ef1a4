# SPDX-License-Identifier: MIT
"""The quickstart plays touches, tells what happens, and draws it."""

import os
import re
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from support import ROOT, run_python

QUICKSTART = ROOT / "examples" / "python" / "quickstart.py"
TOUCHES = ROOT / "examples" / "touches"
NAMES = sorted(path.stem for path in TOUCHES.glob("*.jsonl"))
if os.environ.get("TAPZOOM_ALL") != "1":
    NAMES = ["double-tap", "pinch", "swipe"]
HEAD = "  time   map x  map y   scale"
STORY = re.compile(r" *\d+\.\d{3} +(-?\d+\.\d) +(-?\d+\.\d) +(\d\.\d{4})  ([A-Z].*\.)")
FITTED = 0.2


class QuickstartTest(unittest.TestCase):
    def play(self, *names, picture=None):
        """Returns the lines of the story as (map x, map y, scale, sentence)."""
        done = run_python(QUICKSTART, *(TOUCHES / f"{name}.jsonl" for name in names), *([picture] if picture else []))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        head, *story = done.stdout.splitlines()
        self.assertEqual(head, HEAD)
        told = [STORY.fullmatch(line) for line in story]
        self.assertTrue(all(told), story)
        return [(*map(float, line.groups()[:3]), line[4]) for line in told]

    def sentences(self, story):
        return [sentence for *_, sentence in story]

    def test_a_double_tap_zooms_in(self):
        story = self.play("double-tap")
        self.assertEqual(
            self.sentences(story), ["Two quick taps: the view zooms in about them.", "The view is at rest."])
        self.assertEqual([scale for _, _, scale, _ in story], [FITTED, 2 * FITTED])

    def test_a_two_finger_tap_zooms_out(self):
        story = self.play("two-finger-tap")
        self.assertEqual([scale for _, _, scale, _ in story], [FITTED, 2 * FITTED, 2 * FITTED, FITTED])
        self.assertIn("Two fingers tap: the view zooms out.", self.sentences(story))

    def test_a_pinch_zooms(self):
        story = self.play("pinch")
        self.assertEqual(self.sentences(story), [
            "Fingers move: the content follows them.", "Their distance changes: the scale follows it.",
            "The view is at rest."])
        self.assertTrue(2.5 <= story[-1][2] / FITTED <= 3.2, story)

    def test_a_fling_moves_the_zoomed_view(self):
        """A file continues on the view of the file before it."""
        story = self.play("pinch", "fling")
        self.assertEqual(self.sentences(story)[3:], [
            "Fingers move: the content follows them.", "A finger lifts in motion: the content glides on.",
            "The view is at rest."])
        (x, y, scale, _), (flung_x, flung_y, flung_scale, _) = story[2], story[-1]
        self.assertEqual(scale, flung_scale)
        # The finger moves up to the right, so the middle of the view goes down to the left on the map.
        self.assertLess(flung_x, x - 200)
        self.assertGreater(flung_y, y + 400)

    def test_taps_and_presses_do_not_zoom(self):
        for name, sentence in (("tap", "One tap, and no second one in time."),
                               ("long-press", "A finger rests: a long press.")):
            story = self.play(name)
            self.assertEqual([self.sentences(story), {scale for *_, scale, _ in story}], [[sentence], {FITTED}])

    def test_it_draws_the_touches(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in NAMES:
                first, second = Path(folder, "first.svg"), Path(folder, "second.svg")
                self.play(name, picture=first)
                self.play(name, picture=second)
                self.assertEqual(first.read_bytes(), second.read_bytes())
                root = ElementTree.parse(first).getroot()
                self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
                text = " ".join(root.itertext())
                shown = () if name in ("rotate", "swipe") else (name.replace("-", " "),)
                for expected in (name.replace("-", " ").capitalize(), "finger", *shown, "0.00 s"):
                    self.assertIn(expected, text)
                self.assertNotRegex(first.read_text(encoding="utf-8"), r"nan|inf\b|e-\d")

    def test_wrong_arguments_print_the_usage(self):
        done = run_python(QUICKSTART)
        self.assertEqual(done.returncode, 1)
        self.assertIn("TOUCHES", done.stderr)


class PictureTest(unittest.TestCase):
    def test_labels_do_not_overlap(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder, "picture.svg")
            for name in NAMES:
                drawn = run_python(QUICKSTART, TOUCHES / f"{name}.jsonl", picture)
                self.assertEqual(drawn.returncode, 0, drawn.stderr)
                boxes = []
                for text in ElementTree.parse(picture).getroot().iter("{http://www.w3.org/2000/svg}text"):
                    if "transform" in text.attrib:
                        continue
                    width = 6 * len(text.text)
                    left = (
                        float(text.get("x")) - {"start": 0, "middle": width / 2, "end": width}[text.get("text-anchor")]
                    )
                    boxes.append((left, float(text.get("y")) - 10, left + width, float(text.get("y")) + 2, text.text))
                for index, a in enumerate(boxes):
                    for b in boxes[:index]:
                        apart = a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3]
                        self.assertTrue(apart, f"{a[4]!r} covers {b[4]!r}")


if __name__ == "__main__":
    unittest.main()

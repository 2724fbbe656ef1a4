# SPDX-License-Identifier: MIT
"""The quickstart plays its recordings and draws them."""

import re
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from support import ROOT, run_python

QUICKSTART = ROOT / "examples" / "python" / "quickstart.py"
RECORDINGS = ROOT / "examples" / "recordings"
NAMES = sorted(path.stem for path in RECORDINGS.glob("*.jsonl"))
EVENT = re.compile(
    r" *\d+\.\d{3}  [a-z_]+ +(discrete|began|ended|cancelled) +at \(-?\d+\.\d, -?\d+\.\d\)  taps \d+"
)
TRANSFORM = re.compile(r" *\d+\.\d{3}  scale \d+\.\d{4}  offset \(-?\d+\.\d\d, -?\d+\.\d\d\)"
                       r"  velocity \(-?\d+\.\d, -?\d+\.\d\)")
FINAL = re.compile(r"final     scale (\d+\.\d{4})  offset \((-?\d+\.\d\d), (-?\d+\.\d\d)\)")
#: Three times the fitted view, about the middle.
FIRST = (0.6, -400, -600)


class QuickstartTest(unittest.TestCase):
    def play(self, name, *arguments):
        done = run_python(QUICKSTART, RECORDINGS / f"{name}.jsonl", *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        *lines, last = done.stdout.splitlines()
        for line in lines:
            self.assertTrue(EVENT.fullmatch(line) or TRANSFORM.fullmatch(line), line)
        final = FINAL.fullmatch(last)
        self.assertTrue(final, last)
        return [line.split() for line in lines], tuple(map(float, final.groups()))

    def kinds(self, lines):
        return [words[1] for words in lines if words[1] != "scale" and words[1] not in ("tap_up", "animation")]

    def test_the_double_tap_recording_zooms_in_at_the_tapped_point(self):
        lines, (scale, x, y) = self.play("double-tap")
        self.assertEqual(self.kinds(lines), ["double_tap", "settled"])
        self.assertEqual(scale, 2 * FIRST[0])
        # The tapped point, near (150, 230), has stayed where it was.
        self.assertAlmostEqual(x, 2 * FIRST[1] - 150, delta=6)
        self.assertAlmostEqual(y, 2 * FIRST[2] - 230, delta=6)
        scales = [float(words[2]) for words in lines if words[1] == "scale"]
        self.assertGreater(len(scales), 12)
        self.assertEqual(scales, sorted(scales))
        times = [float(words[0]) for words in lines if words[1] == "scale"]
        self.assertEqual([f"{round(time * 60) / 60:.3f}" for time in times], [f"{time:.3f}" for time in times])

    def test_the_two_finger_tap_recording_zooms_out(self):
        lines, final = self.play("two-finger-tap")
        self.assertEqual(self.kinds(lines), ["double_tap", "settled", "two_finger_tap", "settled"])
        self.assertEqual(final[0], FIRST[0])
        self.assertEqual(max(float(words[2]) for words in lines if words[1] == "scale"), 2 * FIRST[0])

    def test_the_pinch_recording_zooms(self):
        lines, (scale, _, _) = self.play("pinch")
        self.assertEqual(self.kinds(lines), ["pan", "pinch", "pinch", "pan", "settled"])
        self.assertTrue(2.5 <= scale / FIRST[0] <= 3.2, scale)

    def test_the_fling_recording_flings(self):
        lines, (scale, x, y) = self.play("fling")
        self.assertEqual(self.kinds(lines), ["pan", "pan", "fling", "fling", "settled"])
        self.assertEqual(scale, FIRST[0])
        self.assertGreater(x, FIRST[1] + 100)
        self.assertLess(y, FIRST[2] - 200)

    def test_it_draws_the_recordings(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in NAMES:
                first, second = Path(folder, "first.svg"), Path(folder, "second.svg")
                lines, _ = self.play(name, first)
                self.play(name, second)
                self.assertEqual(first.read_bytes(), second.read_bytes())
                root = ElementTree.parse(first).getroot()
                self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
                text = " ".join(root.itertext())
                shown = [kind.replace("_", " ") for kind in self.kinds(lines)]
                for expected in (name.replace("-", " ").capitalize(), "finger", *shown, "0.00 s"):
                    self.assertIn(expected, text)
                self.assertNotRegex(first.read_text(encoding="utf-8"), r"nan|inf\b|e-\d")

    def test_wrong_arguments_print_the_usage(self):
        done = run_python(QUICKSTART)
        self.assertEqual(done.returncode, 1)
        self.assertIn("RECORDING", done.stderr)


class PictureTest(unittest.TestCase):
    def test_labels_do_not_overlap(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder, "picture.svg")
            for name in NAMES:
                drawn = run_python(QUICKSTART, RECORDINGS / f"{name}.jsonl", picture)
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

# SPDX-License-Identifier: MIT
"""The camera of the strategy game without its window: its scripts succeed, and a wrong script fails."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples/strategy"
SCRIPTS = Path(__file__).with_name("scripts")
PROGRAM = ROOT / "build/tests/strategy-script"
#: Scripts with tolerances that allow a key to take effect in another frame.
AT_ANY_RATE = ("bars", "fly", "follow", "minimap")


def play(*arguments: object) -> subprocess.CompletedProcess:
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True)


class Strategy(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def script(self, text: str) -> Path:
        file = self.folder / "script.txt"
        file.write_text(text, encoding="utf-8")
        return file

    def holds(self, *arguments: object) -> None:
        done = play(*arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r": [1-9]\d* expectations hold at")

    def test_scripts(self):
        scripts = sorted(SCRIPTS.glob("*.txt"))
        self.assertGreaterEqual(len(scripts), 8)
        for script in scripts:
            with self.subTest(script.name):
                self.holds(script)

    def test_scripts_at_other_frame_rates(self):
        for fps in (30, 144):
            for name in AT_ANY_RATE:
                with self.subTest(name, fps=fps):
                    self.holds("--fps", fps, SCRIPTS / f"{name}.txt")

    def test_wrong_expectations_fail(self):
        for what in ("scale 2 1e-3", "middle 5000 5001 0.01", "unit 32 0 0 100", "place 0 0 1 0 0.5", "selected 3",
                     "following 1", "bumps 1", "contacts 1", "settled 1", "limits left", "thumb y 0 9 1"):
            with self.subTest(what):
                done = play(self.script(f"A comment.\n0.5 expect {what}\n"))
                self.assertEqual((done.returncode, done.stdout), (1, ""))
                self.assertRegex(done.stderr, rf"script\.txt:2: at 0\.5000 s: expect {re.escape(what)}: measured ")

    def test_unknown_commands_fail(self):
        for line in ("0.5 turn left", "0.5 expect rain", "0.5 key hyper press", "0.5 wheel 3"):
            with self.subTest(line):
                done = play(self.script(f"{line}\n"))
                self.assertEqual(done.returncode, 1)
                self.assertIn("script.txt:1: ", done.stderr)
        self.assertEqual(play(self.folder / "none").returncode, 1)
        for arguments in ([], ["--fps", "0", "script"], ["--slow"]):
            done = play(*arguments)
            self.assertEqual((done.returncode, done.stdout), (1, ""), arguments)
            self.assertIn("usage", done.stderr)

    def test_long_frames(self):
        """A key that is held during a frame of 0.5 s counts for only 0.1 s of it."""
        lines = "0.5 key 3 press\n1.5 key right down\n3 expect place 5000 5000 {} 316 0.01\n3.5 expect bumps 0\n"
        self.holds("--fps", 2, self.script(lines.format(640 - 4 * 90)))
        self.holds("--fps", 10, self.script(lines.format(640 - 16 * 90)))

    def test_same_transforms_in_each_run(self):
        """The transforms are equal to the last digit, because the game reads no clock."""
        script = self.script("".join(f"{i / 10} print\n" for i in range(60)) +
                             "0.2 key base press\n3 wheel 200 200 3\n3.2 slide 1 300 300 700 500 0.2\n3.41 lift 1\n")
        first, second = play(script), play(script)
        self.assertEqual((first.returncode, first.stderr), (0, ""))
        self.assertGreater(len(set(re.findall(r"scale .*", first.stdout))), 30)
        self.assertEqual(first.stdout, second.stdout)

    def test_picture(self):
        """The game draws a unit at the place of the camera's transform, and the panel below."""
        file = self.folder / "picture.ppm"
        self.holds(self.script(
            f"0.1 key 3 press\n1 tap-unit 32\n1.2 key follow press\n3 expect unit 32 640 316 0.1\n3 picture {file}\n"))
        header, pixels = file.read_bytes().split(b"\n255\n", 1)
        self.assertEqual(header, b"P6\n1280 800")
        self.assertEqual(len(pixels), 1280 * 800 * 3)

        def pixel(x: int, y: int) -> bytes:
            return pixels[(y * 1280 + x) * 3 :][:3]

        white, gray = b"\xff\xff\xff", b"\x23\x28\x31"
        self.assertEqual({pixel(640 + x, 316 + y) for x in (-5, 0, 5) for y in (-5, 0, 5)}, {b"\xe2\xb9\x3b"})
        self.assertEqual({pixel(640 + x, 316) for x in (-35, 34)}, {white})
        self.assertEqual(pixel(640, 700), gray)

    def test_picture_of_bars(self):
        """The thumb is light on a dark track, and there is no bar where the whole world is visible."""
        file = self.folder / "picture.ppm"
        light = (0xF0, 0xE6, 0xD0)

        def row(keys: str) -> list:
            """The pixels of the window in the middle of the lower bar."""
            self.holds(self.script(f"{keys}\n3 expect limits none\n3 picture {file}\n"))
            pixels = file.read_bytes().split(b"\n255\n", 1)[1][610 * 1280 * 3 :]
            return [tuple(pixels[x * 3 : x * 3 + 3]) for x in range(1280)]

        def is_light(pixel: tuple) -> bool:  # the thumb is translucent
            return all(value >= 0.79 * most for value, most in zip(pixel, light))

        bar = row("0.1 key 3 press")
        thumb = [x for x in range(1280) if is_light(bar[x]) and 200 < x < 1000]
        self.assertAlmostEqual(thumb[0], 12 + 533.7 + 2, delta=2)
        self.assertAlmostEqual(thumb[-1], 12 + 533.7 + 156.7 - 2, delta=2)
        self.assertEqual(len(thumb), thumb[-1] - thumb[0] + 1)

    def test_camera_can_be_copied(self):
        """The camera's source needs only the library and the C library, nothing of the game. It allocates nothing."""
        text = "".join((EXAMPLE / name).read_text(encoding="utf-8") for name in ("camera.c", "camera.h"))
        bars = "".join((EXAMPLE / name).read_text(encoding="utf-8") for name in ("bars.c", "bars.h"))
        self.assertEqual(set(re.findall(r"#include (\S+)", bars)), {'"bars.h"', "<math.h>"})
        self.assertEqual(set(re.findall(r"#include (\S+)", text)),
                         {'"camera.h"', '"tapzoom.h"', "<math.h>", "<string.h>"})
        self.assertNotRegex(text, r"alloc\(|time\(")


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""The files of examples/android on the desktop: the native methods in a Java virtual machine with the shared library,
and the widget and the NDK's events with stand-ins for Android's types."""

import re
import shutil
import unittest
from pathlib import Path

from support import PlatformTest, ROOT

ANDROID = ROOT / "examples/android"
HERE = Path(__file__).resolve().parent / "android"
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-O1", "-g"]
LIBRARY = [f"-L{ROOT}/build/lib", "-ltapzoom", f"-Wl,-rpath,{ROOT}/build/lib", "-lm"]
#: A part of what Play.java prints.
PLAYED = """\
save translate(0.00, 0.00) rotate(0.00) scale(0.2000, 0.2000) content restore
event 7 1 1.0305
event 8 1 1.0305
save translate(-606.45, -909.68) rotate(0.00) scale(0.8065, 0.8065) content restore
event 8 4 1.5000
event 7 3 1.6000
event 15 0 1.6000
sleeps after 2
event 7 1 20.0200
event 7 4 20.0300
event 15 0 20.0300
frame after the end: false
attached again: true save translate(0.00, 0.00) rotate(0.00) scale(0.2000, 0.2000) content restore
"""


class TestAndroid(PlatformTest):
    def build(self) -> None:
        """Builds the native methods with the CMakeLists.txt of the example, and an installation of the library."""
        prefix, java = self.folder / "prefix", Path(shutil.which("javac")).resolve().parents[1]
        self.run_in_folder("make", "-s", "-C", ROOT, "install", f"PREFIX={prefix}")
        include = f"-I{java}/include -I{java}/include/linux {' '.join(WARNINGS)}"
        self.run_in_folder("cmake", "-S", ANDROID, "-B", self.folder / "native", f"-DCMAKE_PREFIX_PATH={prefix}",
                           f"-DCMAKE_C_FLAGS={include}")
        self.run_in_folder("cmake", "--build", self.folder / "native")
        self.run_in_folder("javac", "-Xlint:all", "-Werror", "-d", self.folder / "classes",
                           *sorted(HERE.rglob("*.java")), ANDROID / "TapZoom.java", ANDROID / "ZoomView.java")

    def play(self, version: int) -> str:
        return self.run_in_folder(
            "java", "-Xcheck:jni", f"-Djava.library.path={self.folder}/native", "-cp", self.folder / "classes",
            "io.tapzoom.Play", version)

    def test_widget(self) -> None:
        """Motion events with history zoom the widget by 500 / 124: 12 pixels of each finger are the slop."""
        self.build()
        said = self.play(34)
        self.assertTrue(said.startswith("not handled: 0\n"), said)
        self.assertIn(PLAYED, said)
        # Android 13 and older report milliseconds.
        self.assertIn(PLAYED.replace("1.0305", "1.0310"), self.play(33))
        with self.subTest("more touches than a frame takes, and a command"):
            self.assertIn("clock 9.99\n", said)
            self.assertIn("zoomed 0.4000\n", said)
        with self.subTest("reads"):
            self.assertIn("viewport 400 600 content 2000 3000\naffine 0.2 0.2 at 0 0\n", said)
            self.assertIn("contacts 1: 1 at 5 300\n", said)
        with self.subTest("refused"):
            whole, said = said, dict(re.findall("^(\\w+): (.*)$", said, re.MULTILINE))
            self.assertRegex(said["preset"], "IllegalArgumentException: a value is not in its enumeration")
            self.assertRegex(said["width"], "IllegalArgumentException: a number is outside its range")
            self.assertEqual(said["points"], "IllegalArgumentException: points_per_unit")
            self.assertRegex(said["affine"], "IllegalStateException: tapzoom: a number is outside its range")
            self.assertRegex(whole, "short array: ArrayIndexOutOfBoundsException: ")
            self.assertRegex(said["touch"], "IllegalStateException: tapzoom: a number is NaN")
            self.assertEqual(said["closed"], "IllegalStateException: tapzoom: the view has been closed")
            for call in ("touch", "contacts", "viewport", "content", "size", "command", "cancel"):
                self.assertIn(f"closed {call}: IllegalStateException: tapzoom: the view has been closed\n", whole)
            self.assertTrue(whole.endswith("\nclosed elsewhere\n"), whole)

    def test_ndk(self) -> None:
        self.run_in_folder("cc", "-std=c99", *WARNINGS, f"-I{HERE}/ndk", f"-I{ANDROID}", f"-I{ROOT}/build/include",
                           HERE / "motion_test.c", ANDROID / "motion.c", *LIBRARY, "-o", "motion")
        said = self.run_in_folder("./motion")
        self.assertEqual(said.splitlines()[:3], [
            "began at 1.0200", "zoom 5.000000 about 1000.000, 1 down", "0 down at 1.60"], said)
        self.assertRegex(said.splitlines()[3], "no contact with this id")  # the lift after the cancel
        self.assertEqual(said.splitlines()[4], "0 down, 0 taps of a palm")


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""The files of examples/android on the desktop: the widget over the classes of the Android archive in a Java virtual
machine, and the NDK's events. Android's types are stand-ins."""

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
#: The same fingers with slops of 0: the scale is 5 times that of the fitted view.
WITHOUT_SLOPS = """\
without slops
event 7 1 41.0205
event 8 1 41.0205
save translate(-800.00, -1200.00) rotate(0.00) scale(1.0000, 1.0000) content restore
"""
#: A finger, a pen with a pressed button, its other end, a mouse.
DEVICES = """\
contact 7 tool 0 buttons 0
contact 7 tool 1 buttons 3
contact 7 tool 1 buttons 32
contact 7 tool 2 buttons 2
wheel true zooms 1.2599
hover false
owners 0 3 3 0
pen false 3
pen false 3
pen false 3
"""


class TestAndroid(PlatformTest):
    def build(self) -> None:
        """Compiles the classes of the archive, the widget and their stand-ins, and the native methods."""
        java, sources = Path(shutil.which("javac")).resolve().parents[1], ROOT / "bindings/java/src"
        self.run_in_folder("cc", "-std=c99", *WARNINGS, "-fPIC", "-shared", f"-I{java}/include",
                           f"-I{java}/include/linux", f"-I{ROOT}/build/include", sources / "main/c/tapzoom_jni.c",
                           *LIBRARY, "-o", "libtapzoom_jni.so")
        self.run_in_folder("javac", "-Xlint:all", "-Werror", "-d", self.folder / "classes",
                           *sorted(HERE.rglob("*.java")), *sorted((sources / "main").rglob("*.java")),
                           *sorted((sources / "android/java").rglob("*.java")), ANDROID / "ZoomView.java")

    def play(self, version: int) -> str:
        return self.run_in_folder(
            "java", "-Xcheck:jni", f"-Djava.library.path={self.folder}", "-cp", self.folder / "classes",
            "com.example.zoom.Play", version)

    def test_widget(self) -> None:
        """Motion events with history zoom the widget by 500 / 124: 12 pixels of each finger are the slop."""
        self.build()
        said = self.play(34)
        self.assertTrue(said.startswith("not handled: 0\n"), said)
        self.assertIn(PLAYED, said)
        # Android 13 and older report milliseconds, so touches are half a millisecond older than their frame.
        late = PLAYED.replace("1.0305", "1.0310").replace("-606.45, -909.68", "-604.96, -907.45")
        self.assertIn(late.replace("0.8065", "0.8050"), self.play(33))
        with self.subTest("settings"):
            self.assertIn(WITHOUT_SLOPS, said)
            self.assertIn("\nwrong: pinch_slop\n", said)
        with self.subTest("no garbage"):
            self.assertIn("\ngarbage 0\n", said)
        with self.subTest("devices"):
            self.assertTrue(said.endswith(DEVICES), said)

    def test_stubs(self) -> None:
        """The classes call what the stand-ins and the stubs declare alike."""
        members = re.compile(r"public (?:static )?(?:final )?(?:native )?(\w+ get\w+\([^)]*\))")

        def methods(path: Path) -> set:
            return {re.sub(r" \w+(?=[,)])", "", one) for one in members.findall(path.read_text("utf-8"))}

        stubs = ROOT / "bindings/java/src/android/stubs/android/view/MotionEvent.java"
        self.assertEqual(methods(stubs), methods(HERE / "android/view/MotionEvent.java"))

    def test_ndk(self) -> None:
        self.run_in_folder("cc", "-std=c99", *WARNINGS, f"-I{HERE}/ndk", f"-I{ANDROID}", f"-I{ROOT}/build/include",
                           HERE / "motion_test.c", ANDROID / "motion.c", *LIBRARY, "-o", "motion")
        said = self.run_in_folder("./motion")
        self.assertEqual(said.splitlines()[:3], [
            "began at 1.0200", "zoom 5.000000 about 1000.000, 1 down", "0 down at 1.60"], said)
        self.assertEqual(said.splitlines()[3:], ["0 down, 0 taps of a palm", "palms 0 3 -1 3 -1 -1 3 -1 -1 0 -1"])


if __name__ == "__main__":
    unittest.main()

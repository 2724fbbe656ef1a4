# SPDX-License-Identifier: MIT
"""gdb stops inside the library and walks to the host's functions: with the names in the separate file, and by the
unwind tables alone, as a profiler or crash reporter does."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LIB = ROOT / "build/lib"
CC = os.environ.get("CC", "cc")
# A double tap: the host's frames are tap, main.
HOST = """#include <tapzoom.h>
static tapzoom_view *view;
static int tap(double time) {
    tapzoom_sample touch = {0};
    touch.time = time, touch.id = 1, touch.x = touch.y = 50, touch.phase = TAPZOOM_TOUCH_BEGAN;
    if (tapzoom_push_touches(view, &touch, 1, 0)) return 1;
    touch.time += 0.05, touch.phase = TAPZOOM_TOUCH_ENDED;
    return tapzoom_push_touches(view, &touch, 1, 0) != TAPZOOM_OK;
}
int main(void) {
    tapzoom_config config;
    tapzoom_viewport viewport = {100, 100, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 200, 300};
    if (tapzoom_config_init(&config, sizeof config, 0) || tapzoom_create(&config, &viewport, &content, &view)) return 1;
    return tap(0) || tap(0.2);
}
"""


class Debugger(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        # The library alone, as in a wheel: without the file of names beside it.
        shutil.copy(LIB / "libtapzoom.so", cls.folder / "libtapzoom.so.1")
        (cls.folder / "host.c").write_text(HOST)
        subprocess.run([CC, "-g", "-O1", "-fno-inline", "-I", ROOT / "include", cls.folder / "host.c",
                        cls.folder / "libtapzoom.so.1", "-o", cls.folder / "host"], check=True)

    def gdb(self, folder: Path, *commands: str) -> str:
        words = [word for command in commands for word in ("-ex", command)]
        done = subprocess.run(["gdb", "-batch", "-nx", "-ex", "set debuginfod enabled off",
                               "-ex", "set breakpoint pending on", *words, str(self.folder / "host")],
                              capture_output=True, text=True, env={**os.environ, "LD_LIBRARY_PATH": str(folder)})
        return done.stdout + done.stderr

    def walk(self, text: str) -> list:
        """The functions of the last backtrace, from the innermost."""
        return re.findall(r"^#\d+ +(?:0x\w+ in )?([^\s(]+)", text, re.MULTILINE)

    def test_a_breakpoint_in_an_exported_function_shows_the_host(self):
        walk = self.walk(self.gdb(LIB, "break tapzoom_push_touches", "run", "stepi 12", "backtrace"))
        self.assertEqual(walk[-2:], ["tap", "main"], walk)

    def deep(self, folder: Path) -> list:
        """What gdb prints of the frames at stops in the library, after any instruction of a touch."""
        text = self.gdb(folder, "break tap", "run", "break tapzoom_push_touches", "continue",
                        *["stepi 53", "backtrace"] * 15)
        stops = re.split(r"(?=#0 )", text)[1:]
        self.assertEqual(len(stops), 15, text)
        self.assertGreater(max(len(self.walk(stop)) for stop in stops), 5, text)
        return stops

    def test_names_and_lines_are_in_the_separate_file(self):
        for stop in self.deep(LIB):
            self.assertEqual(self.walk(stop)[-2:], ["tap", "main"], stop)
            self.assertRegex(stop, r"\w+ \(.*\w+\.swift:\d+")

    def test_the_tables_alone_lead_from_the_core_to_the_host(self):
        for stop in self.deep(self.folder):
            self.assertEqual(self.walk(stop)[-2:], ["tap", "main"], stop)
            self.assertNotIn(".swift:", stop)


if __name__ == "__main__":
    unittest.main()

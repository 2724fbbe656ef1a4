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
    tapzoom_touch touch = {0};
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
# Mistakes of a host. Each block of its malloc is a page of the system, so that a freed one is inaccessible, as large
# blocks of any malloc are.
CRASH = """#define _DEFAULT_SOURCE
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <tapzoom.h>
void *malloc(size_t size) {
    void *block = mmap(0, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return size > 65536 ? 0 : block;
}
void free(void *block) { if (block) munmap(block, 65536); }
static int view(void) {
    tapzoom_transform transform;
    return tapzoom_get_transform((tapzoom_view *)16, &transform) != TAPZOOM_OK;
}
static int samples(tapzoom_view *view) {
    return tapzoom_push_touches(view, (tapzoom_touch *)16, 1, 0) != TAPZOOM_OK;
}
static int destroyed(tapzoom_view *view) {
    tapzoom_destroy(view);
    return tapzoom_advance(view, 1) != TAPZOOM_OK;
}
int main(int count, char **words) {
    tapzoom_config config;
    tapzoom_viewport viewport = {100, 100, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 200, 300};
    tapzoom_view *made;
    if (tapzoom_config_init(&config, sizeof config, 0) || tapzoom_create(&config, &viewport, &content, &made)) return 1;
    if (count < 2) return 0;
    return words[1][0] == 'v' ? view() : words[1][0] == 's' ? samples(made) : destroyed(made);
}
"""


def in_test_all(test):
    """A test that `make test` leaves out: it needs gdb."""
    return test if os.environ.get("TAPZOOM_ALL") == "1" else None


@in_test_all
class Debugger(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        # The library alone, as in a wheel: without the file of names beside it.
        shutil.copy(LIB / "libtapzoom.so", cls.folder / "libtapzoom.so.1")
        for name, text in (("host", HOST), ("crash", CRASH)):
            (cls.folder / f"{name}.c").write_text(text)
            subprocess.run([CC, "-g", "-O1", "-fno-inline", "-fno-optimize-sibling-calls", "-I", ROOT / "include",
                            cls.folder / f"{name}.c", cls.folder / "libtapzoom.so.1", "-o", cls.folder / name],
                           check=True)

    def gdb(self, folder: Path, *commands: str, program="host") -> str:
        words = [word for command in commands for word in ("-ex", command)]
        done = subprocess.run(["gdb", "-batch", "-nx", "-ex", "set debuginfod enabled off",
                               "-ex", "set breakpoint pending on", *words, str(self.folder / program)],
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

    def test_a_crash_shows_the_call_of_the_host(self):
        # A pointer to nothing in place of a view or of samples, and a view that the host has destroyed.
        for fault, call in (("view", "tapzoom_get_transform"), ("samples", "tapzoom_push_touches"),
                            ("destroyed", "tapzoom_advance")):
            with self.subTest(fault):
                text = self.gdb(LIB, f"run {fault}", "backtrace", program="crash")
                self.assertIn("SIGSEGV", text)
                self.assertEqual(self.walk(text)[-3:], [call, fault, "main"], text)
                self.assertRegex(text, r"\w+ \(.*\w+\.swift:\d+")

    def test_the_guide_shows_such_a_session(self):
        # Without the numbers, which differ from build to build.
        def names(text: str) -> list:
            return re.findall(r"^#\d+ +(?:0x\w+ in )?(\w+) \(.*?\) at (?:\S*/)?([\w.]+):", text, re.MULTILINE)

        guide = (ROOT / "examples/guide/recordings.md").read_text(encoding="utf-8")
        shown = re.sub(r"^    ", "", re.search(r"(?:^    .*#\d.*\n)+", guide, re.MULTILINE).group(), flags=re.MULTILINE)
        self.assertEqual(names(shown), names(self.gdb(LIB, "run samples", "backtrace", program="crash")))
        self.assertGreater(len(names(shown)), 3)

    def test_a_trap_shows_the_call_of_the_host(self):
        # A trap of the library is an illegal instruction. gdb puts one where a touch passes.
        text = self.gdb(LIB, "break tap", "run", "break tapzoom_push_touches", "continue", "stepi 40",
                        "set *(unsigned short *)$pc = 0x0b0f", "continue", "backtrace")
        self.assertIn("SIGILL", text)
        self.assertEqual(self.walk(text)[-2:], ["tap", "main"], text)

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

# SPDX-License-Identifier: MIT
"""libtapzoom and an ordinary Swift library in one process, loaded in both orders.

Embedded Swift defines its own swift_retain and so on. Were they exported, they would replace those of the neighbor's
runtime, whose objects look different, and the process would crash.
"""

import itertools
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
SHARED = ROOT / "build/lib/libtapzoom.so"
STATIC = ROOT / "build/lib/libtapzoom.a"
CC = os.environ.get("CC", "cc")
SWIFTC = os.environ.get("SWIFTC", "swiftc")


def run(*command: object) -> str:
    done = subprocess.run([str(argument) for argument in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"{command}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class Neighbor(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.neighbor = cls.folder / "libneighbor.so"
        cls.host = cls.folder / "host"
        run(SWIFTC, "-O", "-emit-library", "-module-name", "Neighbor", HERE / "neighbor.swift", "-o", cls.neighbor)
        cls.compile(cls.host)

    @classmethod
    def compile(cls, program, *more):
        strict = ("-std=c99", "-Wall", "-Wextra", "-Werror")
        run(CC, *strict, "-I", ROOT / "build/include", HERE / "host.c", *more, "-ldl", "-o", program)

    def test_both_libraries_work_in_each_order_and_scope(self):
        for ours, theirs in itertools.product(("local", "global"), repeat=2):
            libraries = [f"{ours}:{SHARED}", f"{theirs}:{self.neighbor}"]
            for order in (libraries, libraries[::-1]):
                with self.subTest(order):
                    self.assertEqual(run(self.host, *order), "fine\n")

    def test_both_libraries_work_when_linked_into_the_program(self):
        """The library is first in the search order and exports as much as it can."""
        for name, more in {
            "shared": ["-Wl,--no-as-needed", SHARED, f"-Wl,-rpath,{SHARED.parent}"],
            "static": ["-Wl,--whole-archive", STATIC, "-Wl,--no-whole-archive", "-rdynamic"],
        }.items():
            program = self.folder / name
            self.compile(program, *more)
            for scope in ("local", "global"):
                with self.subTest(f"{name}, {scope}"):
                    self.assertEqual(run(program, f"{scope}:{self.neighbor}"), "fine\n")

    def test_a_swift_program_links_the_archive(self):
        """One program links the archive and the ordinary Swift runtime."""
        program = self.folder / "whole"
        main = self.folder / "main.c"
        main.write_text(
            '#include "tapzoom.h"\nint32_t neighbor_work(void);\n'
            "int main(void) {\n    tapzoom_config config;\n"
            "    if (tapzoom_config_init(&config, sizeof config, 0) != TAPZOOM_OK) return 1;\n"
            "    return neighbor_work() != 1234;\n}\n"
        )
        object_file = self.folder / "main.o"
        run(CC, "-fPIC", "-I", ROOT / "build/include", "-c", main, "-o", object_file)
        run(SWIFTC, "-O", "-parse-as-library", HERE / "neighbor.swift", object_file, STATIC, "-o", program)
        run(program)


if __name__ == "__main__":
    unittest.main()

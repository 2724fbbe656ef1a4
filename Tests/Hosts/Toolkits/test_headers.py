# SPDX-License-Identifier: MIT
"""The headers for toolkits, fed with events that the X server cannot send: as C and as C++, with strict warnings."""

import os
import subprocess
import unittest
from pathlib import Path
from typing import List, Sequence

ROOT = Path(__file__).resolve().parents[3]
FROM_PYPI = ROOT / "build/tests/toolkits"
RAYLIB = [f"-I{FROM_PYPI}/packages/raylib"]
STRICT = ("-pedantic -Wall -Wextra -Werror -O1 -g -fsanitize=undefined -fsanitize-undefined-trap-on-error "
          "-ITests/C -ITests/Hosts/Toolkits -Ibuild/include "
          "-Ibindings/toolkits/gestures").split()


class Headers(unittest.TestCase):
    def test_sdl2(self) -> None:
        words = subprocess.run(["pkg-config", "--cflags", "--libs", "sdl2"], check=True, stdout=subprocess.PIPE)
        self.run_tests("sdl2", words.stdout.decode().split())

    def test_sdl3(self) -> None:
        self.run_tests("sdl3", self.sdl3())

    def test_raylib(self) -> None:
        self.run_tests("raylib", RAYLIB)

    def test_sdl_gesture(self) -> None:
        self.run_tests("sdl_gesture", self.sdl3())

    def test_rgestures(self) -> None:
        self.run_tests("rgestures", [])

    def test_rgestures_with_raylib(self) -> None:
        self.run_tests("rgestures_raylib", RAYLIB)

    @staticmethod
    def sdl3() -> List[object]:
        library = next(FROM_PYPI.glob("packages/tcod.libs/libSDL3-*"))
        return [f"-I{FROM_PYPI}/headers/include", library, f"-Wl,-rpath,{library.parent}"]

    def run_tests(self, name: str, toolkit: Sequence[object]) -> None:
        """Compiles and runs the program of a toolkit, with what its header and library need."""
        program = ROOT / "build/tests" / f"toolkit-{name}"
        for compiler, language in ((os.environ.get("CC", "cc"), ["-std=c99"]),
                                   (os.environ.get("CXX", "c++"), ["-std=c++11", "-xc++"])):
            with self.subTest(compiler=compiler):
                subprocess.run(
                    [*compiler.split(), *language, *STRICT, f"Tests/Hosts/Toolkits/{name}.c", "-xnone",
                     *map(str, toolkit), "-Lbuild/lib", "-ltapzoom", f"-Wl,-rpath,{ROOT}/build/lib", "-lm", "-o",
                     program], cwd=ROOT, check=True)
                done = subprocess.run([program], stdout=subprocess.PIPE, encoding="utf-8")
                self.assertEqual(done.returncode, 0, done.stdout)

# SPDX-License-Identifier: MIT
"""tapzoom.c with many compilers: it compiles without a warning, and gives the bits of the library: the text, the
recording and the snapshots of each golden trace. TAPZOOM_ALL=1 tries all rows; ROWS="tcc gcc-O2" selects some."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "build/amalgamation/tapzoom.c"
TRACES = sorted((ROOT / "Tests/Traces").glob("*.trace"))
WORK = ROOT / "build/amalgamation/tests"
STRICT = "-Wall -Wextra -pedantic -Werror"
SANITIZED = "-fsanitize=address,undefined -fno-sanitize-recover=all"
WINE = {"WINEDEBUG": "-all", "WINEPREFIX": str(WORK / "wine")}


@dataclass(frozen=True)
class Row:
    name: str
    cc: str  # The compiler of the programs.
    flags: str  # Flags for tapzoom.c.
    emulator: str = ""
    compiler: str = ""  # The compiler of tapzoom.c, if it is another one.
    link: str = ""
    is_quick: bool = False

    def words(self, *parts: str) -> list:
        return [word for part in parts for word in part.split()]


ROWS = (
    Row("tcc", "gcc", "", compiler="tcc", is_quick=True),
    Row("gcc-O0", "gcc", f"-std=c99 -O0 {STRICT}"),
    Row("gcc-O2", "gcc", f"-std=c11 -O2 {STRICT}"),
    Row("gcc-Os", "gcc", f"-std=c99 -Os {STRICT}"),
    # The processor's own instructions, of which one multiplies and adds; and leave to change the order of sums.
    Row("gcc-native", "gcc", f"-std=gnu17 -O3 -march=native {STRICT}"),
    Row("gcc-unsafe", "gcc", f"-std=gnu17 -O2 -funsafe-math-optimizations {STRICT}"),
    Row("gcc-sanitized", "gcc", f"-std=c99 -O1 {SANITIZED} {STRICT}", link=SANITIZED),
    Row("g++", "gcc", f"-x c++ -std=c++17 -O1 {STRICT}", compiler="g++"),
    Row("clang-O0", "clang", f"-std=c99 -O0 {STRICT}"),
    Row("clang-O2", "clang", f"-std=c11 -O2 {STRICT}"),
    Row("clang-Os", "clang", f"-std=c99 -Os {STRICT}"),
    Row("clang-native", "clang", f"-std=gnu17 -O3 -march=native {STRICT}"),
    Row("clang-unsafe", "clang", f"-std=gnu17 -O2 -funsafe-math-optimizations {STRICT}"),
    Row("clang++", "clang", f"-x c++ -std=c++17 -O1 {STRICT}", compiler="clang++"),
    Row("musl", "musl-gcc", f"-std=c99 -O2 {STRICT}", link="-static"),
    Row("mingw-x64", "x86_64-w64-mingw32-gcc", f"-std=c99 -O2 {STRICT}", "/usr/lib/wine/wine64"),
    Row("i686", "i686-linux-gnu-gcc -msse2 -mfpmath=sse", f"-std=c99 -O2 {STRICT}", "qemu-i386", link="-static"),
    Row("arm64", "aarch64-linux-gnu-gcc", f"-O2 {STRICT}", "qemu-aarch64", link="-static"),
    Row("armhf", "arm-linux-gnueabihf-gcc", f"-O2 {STRICT}", "qemu-arm", link="-static"),
    Row("riscv64", "riscv64-linux-gnu-gcc", f"-O2 {STRICT}", "qemu-riscv64", link="-static"),
    # The highest byte first.
    Row("s390x", "s390x-linux-gnu-gcc", f"-O2 {STRICT}", "qemu-s390x", link="-static"))


def run(*command, **options) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in command], capture_output=True, env={**os.environ, **WINE}, cwd=ROOT,
                          stdin=subprocess.DEVNULL, **options)


def checked(*command) -> bytes:
    done = run(*command)
    if done.returncode:
        text = (done.stdout + done.stderr)[-2000:].decode(errors="replace")
        raise AssertionError(f"{' '.join(map(str, command))} returned {done.returncode}: {text}")
    # Windows ends a line by two characters.
    return done.stdout.replace(b"\r\n", b"\n")


def played(*program) -> dict:
    """What a program prints, records and saves, for each trace."""
    found = {}
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        for trace in TRACES:
            files = [f"{folder}/recorded", f"{folder}/saved"]
            found[trace.name] = (checked(*program, trace.relative_to(ROOT), *(os.path.relpath(one, ROOT)
                                                                              for one in files)),
                                 *(Path(one).read_bytes() for one in files))
    return found


class Compilers(unittest.TestCase):
    maxDiff = 2000

    @classmethod
    def setUpClass(cls):
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        named = os.environ.get("ROWS", "").split()
        cls.rows = [row for row in ROWS
                    if (row.name in named if named else row.is_quick or os.environ.get("TAPZOOM_ALL"))]
        cls.expected = played("build/tests/trace-shared")
        cls.pool = ThreadPoolExecutor(os.cpu_count())
        cls.addClassCleanup(cls.pool.shutdown, cancel_futures=True)
        cls.results = {row: cls.pool.submit(cls.tried, row) for row in cls.rows}

    @staticmethod
    def tried(row: Row) -> dict:
        """Compiles tapzoom.c and programs of the tests, and plays the traces."""
        folder = WORK / row.name
        folder.mkdir()
        checked(*row.words(row.compiler or row.cc, row.flags), "-c", SOURCE, "-o", folder / "tapzoom.o")
        for source in ("Tests/C/abi.c", "Tests/C/smoke.c", "Tests/Traces/trace.c"):
            program = folder / Path(source).stem
            checked(*row.words(row.cc), "-Iinclude", "-ITests/C", "-c", source, "-o", f"{program}.o")
            checked(*row.words(row.compiler or row.cc), f"{program}.o", folder / "tapzoom.o", *row.words(row.link),
                    "-lm", "-o", f"{program}.exe")
        for name in ("abi", "smoke"):
            checked(*row.words(row.emulator), folder / f"{name}.exe")
        return played(*row.words(row.emulator), folder / "trace.exe")

    def test_each_gives_the_bits_of_the_library(self):
        self.assertTrue(self.rows)
        self.assertGreater(len(TRACES), 100)
        for row in self.rows:
            with self.subTest(row.name):
                found = self.results[row].result()
                for name, expected in self.expected.items():
                    self.assertEqual(found[name][0].decode(), expected[0].decode(), name)
                    self.assertTrue(found[name] == expected, f"{name}: other bytes are recorded or saved")

    def test_shared_libraries(self):
        """The lines of the page make libraries with all functions. Python loads the first."""
        page = (ROOT / "bindings/amalgamation/README.md").read_text("utf-8")
        lines = [line.split() for line in re.findall(r"(?m)^    (.*-shared.*)$", page)]
        self.assertEqual(len(lines), 2)
        for line in filter(lambda line: shutil.which(line[0]), lines):
            made = WORK / line[line.index("-o") + 1]
            checked(*[{"tapzoom.c": SOURCE, made.name: made}.get(word, word) for word in line])
            self.assertLessEqual({name.encode() for name in os.environ["EXPORTS"].split()},
                                 set(re.findall(rb"tapzoom_\w+", made.read_bytes())))
        code = "import tapzoom; print(tapzoom.View((400, 400), (1000, 1000)).transform.scale)"
        done = run("env", f"TAPZOOM_LIBRARY={WORK / 'libtapzoom.so'}", f"PYTHONPATH={ROOT / 'bindings/python'}",
                   sys.executable, "-Bc", code)
        self.assertEqual((done.stdout, done.stderr), (b"0.4\n", b""))

    def test_arithmetic_with_other_bits_is_refused(self):
        for flags, words in (("-ffast-math", "exact arithmetic"), ("-Ofast", "exact arithmetic"),
                             ("-mfpmath=387", "-msse2 -mfpmath=sse")):
            with self.subTest(flags):
                done = run("gcc", flags, "-fsyntax-only", SOURCE)
                self.assertNotEqual(done.returncode, 0)
                self.assertIn(words, done.stderr.decode())

    def test_nothing_but_the_functions_of_the_header_is_global(self):
        compiled = WORK / "global.o"
        checked("gcc", "-O0", "-c", SOURCE, "-o", compiled)
        names = [line.split() for line in checked("nm", "-g", compiled).decode().splitlines()]
        self.assertEqual({name[-1] for name in names if name[-2] != "U"}, set(os.environ["EXPORTS"].split()))
        self.assertLessEqual({name[-1] for name in names if name[-2] == "U"},
                             {"abort", "free", "malloc", "memcpy", "memmove", "memset", "sqrt", "copysign",
                              "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail"})


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""The files in build/lib and build/include, which users get."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import abi

ROOT = Path(__file__).resolve().parents[3]
LIB = ROOT / "build/lib"
SHARED = LIB / "libtapzoom.so"
STATIC = LIB / "libtapzoom.a"
HEADER = ROOT / "include/tapzoom.h"
CC = os.environ.get("CC", "cc")
SWIFT = os.environ.get("SWIFT", "swift")

# The symbols that the library may import; every C library has them.
FROM_LIBC = {"malloc", "free", "posix_memalign", "memset", "memcpy", "memmove", "memcmp", "__stack_chk_fail"}


def run(*command: object) -> str:
    arguments = [str(argument) for argument in command]
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.run(arguments, check=True, capture_output=True, text=True, env=environment).stdout


def symbols(*arguments: object) -> list[tuple[str, str]]:
    """Returns (type letter, name) of the symbols that nm lists."""
    rows = [line.split() for line in run("nm", *arguments).splitlines()]
    return [(row[-2], row[-1]) for row in rows if len(row) >= 2]


class Shared(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.dynamic = run("readelf", "-dW", SHARED)

    def tags(self, name: str) -> list[str]:
        return re.findall(rf"\({name}\)\s+(?:.*\[(.*)\])?", self.dynamic)

    def test_the_library_needs_only_libc(self):
        self.assertEqual(self.tags("NEEDED"), ["libc.so.6"])

    def test_the_soname_and_the_links_have_the_version(self):
        numbers = dict(re.findall(r"#define TAPZOOM_(\w*VERSION\w*) (\d+)", HEADER.read_text()))
        soname = f"libtapzoom.so.{numbers['VERSION_MAJOR']}"
        version = ".".join(numbers[f"VERSION_{part}"] for part in ("MAJOR", "MINOR", "PATCH"))
        self.assertEqual(self.tags("SONAME"), [soname])
        self.assertEqual(os.readlink(SHARED), soname)
        self.assertEqual(os.readlink(LIB / soname), f"libtapzoom.so.{version}")
        real = LIB / f"libtapzoom.so.{version}"
        self.assertTrue(real.is_file() and not real.is_symlink())
        self.assertEqual(real.stat().st_mode & 0o777, 0o755)

    def test_the_library_has_no_search_path_and_no_text_relocations(self):
        for tag in ("RPATH", "RUNPATH", "TEXTREL"):
            self.assertEqual(self.tags(tag), [], tag)

    def test_the_exports_are_those_of_the_ledger(self):
        rows = symbols("-D", "--defined-only", "--with-symbol-versions", SHARED)
        exported = sorted(name for letter, name in rows if letter != "A")
        self.assertGreater(len(exported), 30)
        self.assertEqual(exported, sorted(f"{name}@@{node}" for name, node in abi.node_of().items()))

    def test_the_imports_are_few(self):
        imported = {name.split("@")[0] for _, name in symbols("-D", "--undefined-only", SHARED)}
        self.assertLessEqual(imported, FROM_LIBC)

    def test_the_library_runs_on_old_systems(self):
        needs = run("readelf", "-VW", SHARED).split("Version needs section")[1]
        versions = [tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([\d.]+)", needs)]
        self.assertTrue(versions)
        self.assertLessEqual(max(versions), (2, 17))

    def test_the_library_is_small_and_stripped(self):
        self.assertLessEqual(SHARED.stat().st_size, 360 * 1024)
        sections = run("readelf", "-SW", SHARED)
        self.assertIn(".dynsym", sections)
        self.assertNotRegex(sections, r"\.symtab|\.debug|swift1_autolink")

    def test_the_library_is_hardened(self):
        segments = run("readelf", "-lW", SHARED)
        self.assertRegex(segments, r"GNU_STACK .* RW +0")
        self.assertIn("GNU_RELRO", segments)
        self.assertNotRegex(segments, r"LOAD .* RWE ")
        self.assertIn("NOW", self.dynamic)


class Static(unittest.TestCase):
    def test_the_globals_of_the_archive_are_those_of_the_ledger(self):
        defined = symbols("-g", "--defined-only", STATIC)
        self.assertEqual({letter for letter, _ in defined}, {"T"})
        self.assertEqual(sorted(name for _, name in defined), sorted(abi.node_of()))

    def test_the_imports_are_few(self):
        imported = {name for _, name in symbols("--undefined-only", STATIC)}
        self.assertLessEqual(imported, FROM_LIBC)

    def test_the_archive_links_with_the_c_compiler_alone(self):
        calls = "\n".join(f"    used += (char *)(size_t){name} != NULL;" for name in sorted(abi.node_of()))
        body = f"    int used = 0;\n{calls}\n    return used != {len(abi.node_of())};\n"
        source = f'#include "tapzoom.h"\nint main(void) {{\n{body}}}\n'
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "program.c")
            program.write_text(source)
            for mode in (["-fno-pie", "-no-pie"], ["-fPIE", "-pie"]):
                with self.subTest(mode):
                    run(CC, *mode, "-I", ROOT / "build/include", program, STATIC, "-o", Path(folder, "program"))
                    run(Path(folder, "program"))


class Both(unittest.TestCase):
    def test_the_built_header_is_the_header(self):
        for header in (HEADER, ROOT / "bindings/cpp/tapzoom.hpp"):
            self.assertEqual((ROOT / "build/include" / header.name).read_bytes(), header.read_bytes())

    def test_the_files_contain_no_path_of_this_machine(self):
        target = run(SWIFT, "-print-target-info")
        toolchain = str(Path(re.search(r'"runtimeResourcePath": "(.*)"', target)[1]).parents[3])
        for path in {str(ROOT), toolchain, "/build/shipped", "Sources/TapZoomC"}:
            for file in (SHARED, STATIC):
                self.assertNotIn(path.encode(), file.read_bytes(), file)


if __name__ == "__main__":
    unittest.main()

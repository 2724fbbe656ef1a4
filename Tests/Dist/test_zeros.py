# SPDX-License-Identifier: MIT
"""The libraries for arm64 and RISC-V have no instruction for the smaller or the larger of two numbers. For these
instructions -0 is less than 0, but in a comparison, which other processors make, both are equal."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(os.environ["TOOLS"])
LIBRARIES = [path for path in sorted((ROOT / "build/dist/libraries").glob("*/*tapzoom.*"))
             if re.search("arm64|riscv64", path.parent.name) and path.suffix in (".so", ".dll", ".dylib")]
ORDERS_ZEROS = re.compile(r"\s(f(?:min|max)(?:nm)?(?:\.[sd])?)\s")


def found(path: Path) -> set:
    text = subprocess.run([TOOLS / "llvm-objdump", "-d", "--no-show-raw-insn", path], check=True, capture_output=True,
                          text=True).stdout
    if not re.search(r"\s(fcmp|flt\.d)\s", text):
        raise AssertionError(f"{path}: no comparison is found, so the text is not understood")
    return set(ORDERS_ZEROS.findall(text))


class Zeros(unittest.TestCase):
    def test_no_library_orders_zeros(self):
        self.assertGreater(len(LIBRARIES), 0)
        for path in LIBRARIES:
            with self.subTest(path.relative_to(ROOT)):
                self.assertEqual(found(path), set())

    def test_the_instructions_are_found(self):
        for triple, flags in (("aarch64-unknown-linux-gnu", ()), ("riscv64-unknown-linux-gnu", ("-march=rv64gc",))):
            with self.subTest(triple), tempfile.TemporaryDirectory() as folder:
                source, compiled = Path(folder, "least.c"), Path(folder, "least.o")
                source.write_text("double least(double a, double b) { return __builtin_fmin(a, b); }\n"
                                  "int is_less(double a, double b) { return a < b; }\n")
                subprocess.run([TOOLS / "clang", "-target", triple, *flags, "-O1", "-fno-math-errno", "-c", source,
                                "-o", compiled], check=True)
                self.assertEqual(len(found(compiled)), 1)


if __name__ == "__main__":
    unittest.main()

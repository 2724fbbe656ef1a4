# SPDX-License-Identifier: MIT
"""The golden traces in WebAssembly: each prints itself, and the recording and the snapshots are those of the library of
this machine."""

import os
import subprocess
import unittest
from pathlib import Path

from wasi import Command

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path("build/wasm/streams")
TRACES = sorted(path.name for path in (ROOT / "Tests/Traces").glob("*.trace"))


class Traces(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        os.chdir(ROOT)
        FOLDER.mkdir(parents=True, exist_ok=True)
        cls.command = Command("build/tests/trace.wasm")


def test_of(name: str):
    def test(self: Traces):
        trace = f"Tests/Traces/{name}"
        recording, snapshots, printed = (FOLDER / f"{trace[13:-6]}.{kind}" for kind in ("tapzoom", "snapshots", "txt"))
        subprocess.run(["build/tests/trace-shared", trace, recording, snapshots], check=True, stdout=subprocess.DEVNULL)
        expected = [Path(trace).read_text("utf-8"), recording.read_bytes(), snapshots.read_bytes()]
        recording.unlink(), snapshots.unlink()
        self.assertEqual(self.command.run([trace, str(recording), str(snapshots)], str(printed)), 0)
        self.assertEqual(printed.read_text("utf-8"), expected[0])
        self.assertTrue([recording.read_bytes(), snapshots.read_bytes()] == expected[1:], "another recording")
    return test


for name in TRACES:
    setattr(Traces, f"test_{name[:-6].replace('-', '_')}", test_of(name))

if __name__ == "__main__":
    unittest.main()

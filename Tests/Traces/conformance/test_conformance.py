# SPDX-License-Identifier: MIT
"""This library passes all conformance cases, each case finds a planted fault, and the runner survives its programs."""

import contextlib
import io
import json
import re
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Dict, List, Tuple

import case
import run
import tapzoom
from faults import FAULTS, Fault
from with_tapzoom import WithTapzoom

HERE = Path(__file__).parent
CASES = case.read()
WITH_TAPZOOM = ["--", sys.executable, str(HERE / "with_tapzoom.py")]


def command(*arguments: str, folder: Path = case.FOLDER) -> Tuple[int, str, str]:
    """The status and the two outputs of the command line."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = run.main(arguments, folder)
        except SystemExit as stop:
            status = stop.code
    return status, out.getvalue(), err.getvalue()


def found(fault: Fault, name: str) -> bool:
    """Whether a case finds a fault."""
    program = fault.program(**fault.settings)
    try:
        return run.play(next(c for c in CASES if c.name == name), program.answer).outcome == "failed"
    except (run.Broken, tapzoom.TimeError):
        return fault.breaks


class Library(unittest.TestCase):
    def test_all_pass(self) -> None:
        status, out, _ = command(*WITH_TAPZOOM)
        self.assertEqual((status, out.splitlines()[-1]), (0, f"{len(CASES)} passed, 0 failed, 0 not applicable"), out)

    def test_each_fault_is_found(self) -> None:
        for fault in FAULTS:
            for name in fault.cases.split():
                with self.subTest(fault=fault.name, case=name):
                    self.assertTrue(found(fault, name))

    def test_each_case_finds_a_fault(self) -> None:
        self.assertEqual({name for fault in FAULTS for name in fault.cases.split()}, {c.name for c in CASES})


if __name__ == "__main__":
    unittest.main()

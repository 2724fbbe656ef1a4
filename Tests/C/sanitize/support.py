# SPDX-License-Identifier: MIT
"""Helpers of the tests: programs with a sanitizer, and programs under valgrind."""

import os
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / "build"
SHARED = BUILD / "lib" / "libtapzoom.so"
# The tests of the Python package that run in one process and do not measure memory.
PYTHON_TESTS = ("test_push", "test_view", "test_config", "test_snapshot")


def run(*command, **environment):
    """Runs a command and returns the finished process, with both of its outputs in `output`."""
    # The backtracer of the Swift runtime conflicts with the sanitizers.
    variables = dict(os.environ, SWIFT_BACKTRACE="enable=no", **environment)
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace")


def python_environment(library):
    """The environment of a Python that runs the package's tests with a library. Each block of memory comes from
    libc."""
    return {
        "TAPZOOM_LIBRARY": str(library),
        "PYTHONMALLOC": "malloc",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": f"{ROOT / 'bindings' / 'python'}:{ROOT / 'Tests' / 'Bindings' / 'Python'}",
    }


def errors_in_library(*command, **environment):
    """Runs a command under valgrind. Returns the finished process and the errors with the library in their stack. Other
    errors belong to the host."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = run("valgrind", "-q", "--xml=yes", f"--xml-file={report}", *command, **environment)
        errors = ElementTree.parse(report).iter("error")
        ours = [e for e in errors if any("libtapzoom" in (o.text or "") for o in e.iterfind("stack/frame/obj"))]
        return done, [ElementTree.tostring(error, encoding="unicode") for error in ours]

# SPDX-License-Identifier: MIT
"""What the tests share: running programs with a sanitizer, and getting valgrind."""

import os
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SHARED = BUILD / "lib" / "libtapzoom.so"
# Of the Python package's tests those that live in one process and do not measure memory.
PYTHON_TESTS = (
    "test_gestures", "test_push", "test_view", "test_config", "test_recordings", "test_snapshot")


def run(*command, **environment):
    """Runs a command and returns the finished process, with all that it printed as its output."""
    # Swift's own backtracer does not get on with sanitizers.
    variables = dict(os.environ, SWIFT_BACKTRACE="enable=no", **environment)
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", timeout=300)


def python_environment(library):
    """The variables for a Python that runs the package's tests with a library; each block is libc's own."""
    return {
        "TAPZOOM_LIBRARY": str(library),
        "PYTHONMALLOC": "malloc",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": f"{ROOT / 'bindings' / 'python'}:{ROOT / 'Tests' / 'Python'}",
    }


def errors_in_library(*command, **environment):
    """Runs a command under valgrind. Returns the finished process and the errors that have the library in their stack:
    what a foreign host does by itself is not ours."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = run("valgrind", "-q", "--xml=yes", f"--xml-file={report}", *command, **environment)
        errors = ElementTree.parse(report).iter("error")
        ours = [e for e in errors if any("libtapzoom" in (o.text or "") for o in e.iterfind("stack/frame/obj"))]
        return done, [ElementTree.tostring(error, encoding="unicode") for error in ours]

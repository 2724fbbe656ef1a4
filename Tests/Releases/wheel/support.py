# SPDX-License-Identifier: MIT
"""Shared by the tests: the wheel, the tools, and environments without this checkout."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BINDING = ROOT / "bindings" / "python"
LIBRARY = ROOT / "build" / "lib" / "libtapzoom.so"
#: The tools that build and check wheels.
TOOLS = CHECKERS = ROOT / "build" / "venv"


def wheel() -> Path:
    (found,) = (ROOT / "build" / "wheel").iterdir()
    return found


def run(*command: object, **options) -> subprocess.CompletedProcess[str]:
    """Runs a command without the variables that lead to this checkout or to the make that runs the tests."""
    ours = ("TAPZOOM", "PYTHON", "MAKE", "MFLAGS", "SOURCE_DATE_EPOCH", "LD_LIBRARY_PATH", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PYTHONDONTWRITEBYTECODE="1", **options.pop("environment", {}))
    return subprocess.run(
        [str(argument) for argument in command], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", **options)


def output(*command: object, **options) -> str:
    """Runs a command that must succeed, and returns its output."""
    done = run(*command, **options)
    if done.returncode:
        raise AssertionError(f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stdout}")
    return done.stdout


def new_environment(folder: Path) -> Path:
    """Makes an empty Python environment; returns its interpreter."""
    # Without pip, because installing pip takes most of the time. The function pip installs into it.
    output(TOOLS / "bin" / "python", "-m", "venv", "--without-pip", folder)
    return folder / "bin" / "python"


def pip(*arguments: object, python: Path, **options) -> subprocess.CompletedProcess[str]:
    """Runs `pip --python PYTHON ...`."""
    return run(TOOLS / "bin" / "python", "-m", "pip", "--python", python, *arguments, **options)

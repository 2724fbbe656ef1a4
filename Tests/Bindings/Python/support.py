# SPDX-License-Identifier: MIT
"""Shared by the tests: the package of this checkout, and touches to play."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# TAPZOOM_PACKAGE is the folder of an installed package, to test that one.
BINDING = Path(os.environ.get("TAPZOOM_PACKAGE") or ROOT / "bindings" / "python")
HEADER = ROOT / "include" / "tapzoom.h"

# The package of this checkout, whatever else is installed.
sys.path.insert(0, str(BINDING))

import tapzoom  # noqa: E402

VIEWPORT = (400, 600)
CONTENT = (2000, 3000)


def run_python(*arguments, stdout=subprocess.PIPE, **environment):
    """Runs an interpreter with the package and the loaded library, and returns the finished process.

    An environment variable that is None is unset.
    """
    variables = dict(os.environ, PYTHONPATH=str(BINDING), TAPZOOM_LIBRARY=tapzoom._library.path)
    for name, value in environment.items():
        variables.pop(name, None)
        if value is not None:
            variables[name] = str(value)
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        env=variables,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def tap(time, id=1, x=100.0, y=150.0, duration=0.06):
    """The touches of one tap."""
    return [tapzoom.Touch(time, id, "began", x, y), tapzoom.Touch(time + duration, id, "ended", x, y)]


def double_tap(time=0.0, x=100.0, y=150.0):
    """The touches of a double tap; the second finger lifts 0.2 s after the first lands."""
    return tap(time, 1, x, y) + tap(time + 0.14, 2, x, y)


def glide(time, start, end, id=1, up=None):
    """The touches of a finger that moves straight, 100 times a second for 0.1 s, and lifts `up` seconds later."""
    touches = [tapzoom.Touch(time, id, "began", *start)]
    for step in range(1, 11):
        x, y = (one + 0.1 * step * (other - one) for one, other in zip(start, end))
        touches.append(tapzoom.Touch(time + 0.01 * step, id, "moved", x, y))
    if up is not None:
        touches.append(tapzoom.Touch(time + 0.1 + up, id, "ended", *end))
    return touches


def names(events):
    """The events as short texts such as "double_tap" or "animation began"."""
    return [f"{event.kind} {event.phase}".replace(" discrete", "") for event in events]

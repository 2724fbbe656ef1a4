# SPDX-License-Identifier: MIT
"""The folder of the recordings of people: the one that TAPZOOM_RECORDINGS names, or one beside the checkout."""

import os
from pathlib import Path

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "recordings"


def locate() -> None:
    """Sets TAPZOOM_RECORDINGS for the C programs, if the folder beside the checkout exists."""
    if BESIDE.is_dir():
        os.environ.setdefault("TAPZOOM_RECORDINGS", str(BESIDE))

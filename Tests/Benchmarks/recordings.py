# SPDX-License-Identifier: MIT
"""Where the recordings of people are: where TAPZOOM_RECORDINGS says, or beside the checkout."""

import os
from pathlib import Path

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "recordings"


def locate() -> None:
    """Tells the C programs, for which there are none unless TAPZOOM_RECORDINGS names their folder."""
    if BESIDE.is_dir():
        os.environ.setdefault("TAPZOOM_RECORDINGS", str(BESIDE))

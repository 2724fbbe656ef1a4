# SPDX-License-Identifier: MIT
"""Cuts the photo of the playground from the painting of dusk, in the shape of a phone's photo: 4 by 5."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "photos"))

import paint  # noqa: E402

LEFT, WIDTH, HEIGHT = 500, 1024, 1280

if __name__ == "__main__":
    picture = paint.dusk().image().crop((LEFT, 0, LEFT + WIDTH, HEIGHT))
    picture.save(HERE / "photo.webp", quality=82, method=6)

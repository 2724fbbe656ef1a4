# SPDX-License-Identifier: MIT
"""Draws the picture of the playground: python3 picture.py OUTPUT. Chromium shows build/playground."""

import io
import sys
import time
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browsers/Playground"))

from browser import Browser, Page  # noqa: E402
from support import Server, line, serve_module  # noqa: E402

SIZE = (1200, 675)
#: Two fingers pinch about the window of the hut, which is there on a stage of this size.
HUT = (399, 516)
FINGERS = tuple(line((HUT[0] + side * 30, HUT[1] - side * 20), (HUT[0] + side * 130, HUT[1] - side * 84), 14)
                for side in (-1, 1))
TILES = ("import('./app.js').then(({ stage: { scene: { tiles } } }) =>"
         " tiles.needed.length > 0 && tiles.waiting.length === 0)")


def main(output: str) -> None:
    server, browser = Server(serve_module().Handler), Browser()
    try:
        page = Page(browser, *SIZE, ratio=1.5, reduced=True)
        page.open(server.url)
        page.touch("Start", *(finger[0] for finger in FINGERS))
        for points in list(zip(*FINGERS))[1:]:
            time.sleep(0.03)
            page.touch("Move", *points)
        page.wait(TILES, 60)
        time.sleep(0.3)
        path = Path(output)
        page.picture(path)
        picture = Image.open(io.BytesIO(path.read_bytes())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        picture.save(path, quality=80, method=6)
    finally:
        browser.close()
        server.close()


if __name__ == "__main__":
    main(sys.argv[1])

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
FINGERS = (line((380, 420), (250, 480), 14), line((520, 330), (620, 240), 14))


def main(output: str) -> None:
    server, browser = Server(serve_module().Handler), Browser()
    try:
        page = Page(browser, *SIZE, ratio=1.5, reduced=True)
        page.open(f"{server.url}#scene=map&rotateSlop=8")
        page.evaluate("document.getElementById('tab-live').click()")
        page.touch("Start", *(finger[0] for finger in FINGERS))
        for points in list(zip(*FINGERS))[1:]:
            time.sleep(0.03)
            page.touch("Move", *points)
        time.sleep(0.3)
        path = Path(output)
        page.picture(path)
        picture = Image.open(io.BytesIO(path.read_bytes())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        picture.quantize(256, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True)
    finally:
        browser.close()
        server.close()


if __name__ == "__main__":
    main(sys.argv[1])

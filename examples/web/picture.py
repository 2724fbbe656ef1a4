# SPDX-License-Identifier: MIT
"""Draws the picture of the playground: python3 picture.py FILE.webp. Chromium shows build/playground."""

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
#: They zoom into the hut of the photo.
FINGERS = (line((372, 512), (330, 450), 14), line((466, 438), (830, 130), 14))


def main(output: str) -> None:
    server, browser = Server(serve_module().Handler), Browser()
    try:
        page = Page(browser, *SIZE, ratio=1.5, reduced=True)
        page.open(f"{server.url}#scene=photo")
        page.touch("Start", *(finger[0] for finger in FINGERS))
        for points in list(zip(*FINGERS))[1:]:
            time.sleep(0.03)
            page.touch("Move", *points)
        time.sleep(1.5)  # until the photo is sharp
        path = Path(output)
        page.picture(path)
        picture = Image.open(io.BytesIO(path.read_bytes())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        picture.save(path, quality=75, method=6)
    finally:
        browser.close()
        server.close()


if __name__ == "__main__":
    main(sys.argv[1])

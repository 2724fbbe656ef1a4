# SPDX-License-Identifier: MIT
"""Saves the preview of the photo, which scenes/dusk.js paints: python3 photo.py. Chromium shows build/playground."""

import base64
import io
import sys
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "Tests/Browsers/Playground"))

from browser import Browser, Page  # noqa: E402
from support import Server, serve_module  # noqa: E402

SIZE = (480, 300)
PAINT = """
    const { HEIGHT, WIDTH, paint } = await import("./scenes/dusk.js"), canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    paint(canvas.getContext("2d", { alpha: false }), { left: 0, top: 0, right: WIDTH, bottom: HEIGHT, scale: 1 });
    return canvas.toDataURL("image/png").split(",")[1];
"""


def main() -> None:
    server, browser = Server(serve_module().Handler), Browser()
    try:
        page = Page(browser, reduced=True)
        page.open(f"{server.url}#scene=map")
        picture = Image.open(io.BytesIO(base64.b64decode(page.app(PAINT)))).convert("RGB")
        picture.resize(SIZE, Image.Resampling.LANCZOS).save(HERE / "photo.webp", quality=25, method=6)
    finally:
        browser.close()
        server.close()


if __name__ == "__main__":
    main()

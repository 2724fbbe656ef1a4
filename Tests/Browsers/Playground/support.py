# SPDX-License-Identifier: MIT
"""A file server with the playground in a subfolder, and a browser for the tests of a module."""

from __future__ import annotations

import functools
import http.server
import importlib.util
import sys
import threading
import unittest
from pathlib import Path

from browser import Browser, Page

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / "build"
SCENES = ("photo", "map", "board", "document", "linked", "chart")


def serve_module() -> object:
    """The server of `make playground`, with its package for QR codes."""
    sys.path.insert(0, str(BUILD / "segno"))
    spec = importlib.util.spec_from_file_location("serve", ROOT / "examples/web/serve.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def caching_handler() -> type:
    """The handler of `make playground`, whose files the pages of a test share. That one lets nothing be cached."""

    class Handler(serve_module().Handler):
        def send_header(self, keyword: str, value: str) -> None:
            super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)

    return Handler


class PlainHandler(http.server.SimpleHTTPRequestHandler):
    """A file server that has never heard of WebAssembly."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/octet-stream",
                      ".js": "text/javascript"}

    def log_message(self, *words: object) -> None:
        """Prints nothing."""


class Server:
    def __init__(self, handler: type) -> None:
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(handler, directory=str(BUILD)))
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/playground/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class PlaygroundTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server(caching_handler())
        cls.addClassCleanup(cls.server.close)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def page(self, width: int = 390, height: int = 844, dark: bool = False, reduced: bool = True) -> Page:
        """A tab that must not complain. With reduced motion no demonstration plays."""
        page = Page(self.browser, width, height, dark=dark, reduced=reduced)
        self.addCleanup(page.close)
        self.addCleanup(lambda: self.assertEqual(page.complaints(), []))
        return page

    def open(self, fragment: str = "", **kind: object) -> Page:
        page = self.page(**kind)
        page.open(f"{self.server.url}#{fragment}")
        return page


def click(page: Page, selector: str) -> None:
    page.evaluate(f"document.querySelector({selector!r}).click()")


def transform(page: Page, item: int = 0) -> dict:
    return page.app(f"return app.stage.items[{item}].view.getTransform()")


def settle(page: Page) -> None:
    """Waits until no view moves or is touched."""
    page.wait("import('./app.js').then((app) => app.stage.items.every(({ view }) => {"
              "const { moving, touched } = view.getState(); return !moving && !touched; }))")


def line(start: tuple[float, float], end: tuple[float, float], steps: int = 10) -> list[tuple[float, float]]:
    return [(start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
            for step in range(steps + 1)]

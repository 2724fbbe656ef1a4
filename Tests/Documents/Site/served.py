# SPDX-License-Identifier: MIT
"""The built site on a server that compresses, as hosts of static files do, and its pages in Chromium."""

import functools
import gzip
import http.server
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SITE = ROOT / "build/docs"
sys.path.insert(0, str(ROOT / "Tests/Browsers/Playground"))

from browser import Browser, Page  # noqa: E402

#: One page of each kind, relative to the site.
KINDS = ("", "examples/guide/settings/", "examples/guide/", "reference/", "examples/viewers/sdl2.c/",
         "languages/", "Tests/Benchmarks/")
PHONE, LANDSCAPE, DESKTOP = (390, 844), (844, 390), (1280, 800)
COMPRESSED = (".html", ".css", ".js", ".json", ".svg", ".wasm", "/")


class Handler(http.server.SimpleHTTPRequestHandler):
    def send_head(self):
        if not self.path.split("?")[0].endswith(COMPRESSED):
            return super().send_head()
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            return super().send_head()
        body = gzip.compress(file.read_bytes(), 6)
        self.send_response(200)
        for name, value in (("Content-Type", self.guess_type(file)), ("Content-Encoding", "gzip"),
                            ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        return None

    def log_message(self, *words: object) -> None:
        """Prints nothing."""


class Site:
    def __init__(self) -> None:
        handler = functools.partial(Handler, directory=str(SITE))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.browser = Browser()

    def close(self) -> None:
        self.browser.close()
        self.server.shutdown()
        self.server.server_close()

    def open(self, path: str, size: tuple = DESKTOP, scripts: bool = True, **kind: bool) -> Page:
        page = Page(self.browser, *size, **kind)
        page.send("Emulation.setScriptExecutionDisabled", value=not scripts)
        page.send("Page.navigate", url=self.url + path)
        page.wait(f"location.href.startsWith({self.url!r}) && document.readyState === 'complete'")
        return page

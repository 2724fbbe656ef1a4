# SPDX-License-Identifier: MIT
"""A small web site on this machine: the page of the tests, the web package, and the reports of the page."""

import json
import queue
import sys
import threading
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Dict, List, Optional
from urllib.parse import quote, urlsplit

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WEB = ROOT / "build/web"

_TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".png": "image/png",
          ".wasm": "application/wasm"}
_POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
           "connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'")
_POLL = 20  # seconds until the page asks again for its next command


class Reports:
    """What one loaded page has reported so far."""

    def __init__(self, recording: Path) -> None:
        self.recording = recording
        #: For each frame the time, scale, rotation, x and y, as the 40 bytes of the page.
        self.frames: List[bytes] = []
        #: The gesture events, as the page received them.
        self.events: List[Dict[str, Any]] = []
        #: The latest state of the page.
        self.page: Dict[str, Any] = {}
        self.errors: List[str] = []
        self.commands: "queue.Queue[Dict[str, Any]]" = queue.Queue()
        self.answers: "queue.Queue[Dict[str, Any]]" = queue.Queue()

    def add(self, report: Dict[str, Any]) -> None:
        frames = bytes.fromhex(report["frames"])
        self.frames += [frames[at:at + 40] for at in range(0, len(frames), 40)]
        self.events += report["events"]
        self.errors += report["errors"]
        self.page = report["page"]
        with open(self.recording, "ab") as file:
            file.write(bytes.fromhex(report["recording"]))


class Site:
    """The site: `with Site(folder) as site`. It keeps its recordings in the folder."""

    def __init__(self, folder: Path, picture: Optional[Path] = None) -> None:
        self._folder = folder
        self._pages: Dict[str, Reports] = {}
        self._newest = ""
        #: The responses that the policy forbade, and files that are missing.
        self.complaints: List[str] = []
        self.files = {"/picture.png": picture} if picture else {}
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                site.get(self)

            def do_POST(self) -> None:
                site.post(self)

            def log_message(self, *_: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_: object) -> None:
                """A browser closes its connections when it leaves a page."""
                if not isinstance(sys.exc_info()[1], ConnectionError):
                    site.complaints.append(traceback.format_exc())

        self._server = Server(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "Site":
        return self

    def __exit__(self, *_: object) -> None:
        for reports in self._pages.values():
            reports.commands.put({"do": "end"})
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def page(self, file: str = "page.html", **options: object) -> str:
        """The address of a page that nobody has loaded yet. Its reports are in `reports` from now on."""
        self._newest = str(len(self._pages) + 1)
        self._pages[self._newest] = Reports(self._folder / f"recording-{self._newest}.tapzoom")
        return f"{self.address}/{file}?page={self._newest}&options={quote(json.dumps(options))}"

    @property
    def reports(self) -> Reports:
        """The reports of the newest page."""
        return self._pages[self._newest]

    # ---- Requests

    def get(self, request: BaseHTTPRequestHandler) -> None:
        parts = urlsplit(request.path)
        if parts.path == "/favicon.ico":
            self._answer(request, 204, "text/plain", b"")
        elif parts.path == "/next":
            self._next(request, self._pages.get(parts.query))
        else:
            folder = WEB if (WEB / parts.path[1:]).is_file() else HERE
            file = self.files.get(parts.path) or folder / parts.path[1:]
            if ".." in parts.path or file.suffix not in _TYPES or not file.is_file():
                self.complaints.append(f"{request.path} is missing")
                self._answer(request, 404, "text/plain", b"")
            else:
                self._answer(request, 200, _TYPES[file.suffix], file.read_bytes())

    def post(self, request: BaseHTTPRequestHandler) -> None:
        path = urlsplit(request.path)
        body = json.loads(request.rfile.read(int(request.headers["content-length"])))
        reports = self._pages.get(path.query)
        if reports and path.path == "/report":
            reports.add(body)
        elif reports and path.path == "/answer":
            reports.answers.put(body)
        self._answer(request, 204, "text/plain", b"")

    def _next(self, request: BaseHTTPRequestHandler, reports: Optional[Reports]) -> None:
        """The next command for a page. An old page receives none."""
        try:
            command = reports.commands.get(timeout=_POLL) if reports else {"do": "end"}
        except queue.Empty:
            command = {"do": "nothing"}
        self._answer(request, 200, "application/json", json.dumps(command).encode())

    @staticmethod
    def _answer(request: BaseHTTPRequestHandler, status: int, kind: str, body: bytes) -> None:
        headers = {
            "Content-Type": kind, "Content-Length": str(len(body)), "Cache-Control": "no-store",
            "Content-Security-Policy": _POLICY, "X-Content-Type-Options": "nosniff",
            # With these two a browser gives exact times.
            "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
        }
        try:
            request.send_response(status)
            for name, value in headers.items():
                request.send_header(name, value)
            request.end_headers()
            request.wfile.write(body)
        except ConnectionError:
            pass  # The browser has left the page.

    # ---- Commands

    def tell(self, what: str, **arguments: object) -> Any:
        """Makes the newest page do something, and returns its answer."""
        self.reports.commands.put({"do": what, **arguments})
        return self.answer(what)

    def answer(self, what: str, seconds: float = 30) -> Any:
        """Waits for the newest page's next answer. `what` names it in messages."""
        reports = self.reports
        try:
            answer = reports.answers.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError(f"no answer to {what}: {reports.errors} {self.complaints}") from None
        if "error" in answer:
            raise AssertionError(f"the page failed to {what}: {answer['error']}")
        return answer["value"]

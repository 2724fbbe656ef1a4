# SPDX-License-Identifier: MIT
"""What the tests of a release share: its files, an empty folder for each user, and servers as the clients want them."""

import base64
import functools
import hashlib
import http.server
import json
import mimetypes
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import threading
import time
import unittest
import zipfile
from pathlib import Path
from typing import Dict

ROOT = Path(__file__).resolve().parents[3]
RELEASE = ROOT / "build/release"
VERSION = os.environ["VERSION"]
TOUCHES = [ROOT / f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
#: A release is used without the checkout.
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if not name.startswith(("TAPZOOM", "PYTHON", "PIP_", "MAKE")) and name != "MFLAGS"}


def run(command, folder: Path, **variables) -> str:
    """Runs a command, or a line for the shell, and returns its output."""
    line = isinstance(command, str)
    done = subprocess.run(command if line else [str(word) for word in command], shell=line, cwd=folder, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=900,
                          env={**ENVIRONMENT, **{name: str(value) for name, value in variables.items()}})
    if done.returncode:
        raise AssertionError(f"{command} returned {done.returncode}\n{done.stdout}")
    return done.stdout


@functools.lru_cache(maxsize=None)
def wanted() -> str:
    """The output of the quickstart in C."""
    return run([ROOT / "build/tests/quickstart", *TOUCHES], ROOT)


def page_of(name: str) -> str:
    return (ROOT / f"bindings/{name}/README.md").read_text("utf-8")


def row_of(name: str) -> str:
    """The line of the release's page about a file."""
    page = RELEASE / f"tapzoom-{VERSION}-README.md"
    return next(line for line in page.read_text("utf-8").splitlines() if f"`{name}`" in line)


def unpack(name: str, folder: Path) -> Path:
    """Unpacks a file of the release, and returns its top folder."""
    path = RELEASE / name
    if name.endswith((".tar.gz", ".tgz", ".crate")):
        with tarfile.open(path) as archive:
            archive.extractall(folder)
    else:
        with zipfile.ZipFile(path) as archive:
            archive.extractall(folder)
    top = folder / re.sub(r"(-source)?\.(tar\.gz|crate|zip)$", "", name)
    return top if top.is_dir() else folder


class User(unittest.TestCase):
    """A user with an empty folder."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="user.")
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def copy(self, *names: str) -> None:
        """Copies files of the examples."""
        for name in names:
            shutil.copy(ROOT / "examples" / name, self.folder)

    def program(self) -> str:
        """Writes the program of the page of C, and returns its output there."""
        page = page_of("c")
        (self.folder / "app.c").write_text(re.search(r"```c\n(.*?)```", page, re.DOTALL)[1], "utf-8")
        printed = re.search(r"\nIt prints\n\n((?:    .*\n)+)", page)[1]
        return re.sub(r"(?m)^    ", "", printed)


class Server:
    """Serves answers on this machine, by their paths."""

    def __init__(self, answers: Dict[str, bytes]):
        self.sent = ""

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = answers.get(self.path)
                self.send_response(404 if body is None else 200)
                kind = mimetypes.guess_type(self.path)[0] or "application/octet-stream"
                self.send_header("Content-Type", "text/html" if self.path.endswith("/") else "application/json"
                                 if body and body[:1] == b"{" else kind)
                self.end_headers()
                self.wfile.write(body or b"")

            def do_POST(handler):
                self.sent = handler.rfile.read(int(handler.headers["Content-Length"])).decode()
                handler.send_response(204)
                handler.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


#: Sends the page to its server, again and again.
SEND = """<script>setInterval(() => fetch("/", { method: "POST", body: document.documentElement.outerHTML }), 200)
</script>"""


def page_in_chromium(folder: Path, page: str, wanted: str) -> str:
    """Serves the files of a folder and a page beside them, and returns the page when a pattern is found in it, or as it
    is after a minute."""
    files = {f"/{path.relative_to(folder)}": path.read_bytes() for path in folder.rglob("*.*") if path.is_file()}
    server = Server({"/": (page + SEND).encode(), **files})
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    browser = subprocess.Popen(
        ["chromium", "--headless", *sandbox, "--disable-gpu", "--window-size=960,900", "--remote-debugging-port=0",
         f"--user-data-dir={folder}/profile", server.address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 60
        while not re.search(wanted, server.sent) and time.monotonic() < end:
            time.sleep(0.1)
        return server.sent
    finally:
        browser.terminate()
        browser.wait()
        server.close()


def simple_index() -> Server:
    """The wheels as pip's simple repository."""
    wheels = {f"/files/{path.name}": path.read_bytes() for path in RELEASE.glob("*.whl")}
    links = "".join(f'<a href="{name}#sha256={hashlib.sha256(data).hexdigest()}">{Path(name).name}</a>\n'
                    for name, data in wheels.items())
    return Server({**wheels, "/simple/tapzoom/": f"<!doctype html>\n{links}".encode()})


def npm_registry() -> Server:
    """The package as a registry of npm describes it."""
    data = (RELEASE / f"tapzoom-{VERSION}.tgz").read_bytes()
    answers = {f"/tapzoom/-/tapzoom-{VERSION}.tgz": data}
    server = Server(answers)
    with tarfile.open(RELEASE / f"tapzoom-{VERSION}.tgz") as archive:
        described = json.load(archive.extractfile("package/package.json"))
    integrity = "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()
    dist = {"tarball": f"{server.address}/tapzoom/-/tapzoom-{VERSION}.tgz", "integrity": integrity}
    answers["/tapzoom"] = json.dumps({"name": "tapzoom", "dist-tags": {"latest": VERSION},
                                      "versions": {VERSION: {**described, "dist": dist}}}).encode()
    return server

# SPDX-License-Identifier: MIT
"""Serves a folder of files: python3 serve.py FOLDER [PORT]. Any other file server does, too."""

import functools
import http.server
import socket
import sys

# Some systems have no type for these, or another one, with which a browser runs no module.
TYPES = {".wasm": "application/wasm", ".js": "text/javascript", ".webp": "image/webp", ".jsonl": "application/json"}


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *words: object) -> None:
        """Prints nothing for each request."""


def addresses(port: int) -> "list[str]":
    """The addresses of this computer, the one for phones in the same network last."""
    found = [f"http://localhost:{port}/"]
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # Sends nothing: it asks which address would send.
            found.append(f"http://{probe.getsockname()[0]}:{port}/")
    except OSError:
        pass
    return found


def main(folder: str, port: int = 8000) -> None:
    with http.server.ThreadingHTTPServer(("", port), functools.partial(Handler, directory=folder)) as server:
        print("The playground is at", " and ".join(addresses(server.server_address[1])), flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))

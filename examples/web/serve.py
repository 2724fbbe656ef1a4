# SPDX-License-Identifier: MIT
"""Serves a folder of files: python3 serve.py FOLDER [PORT]. Any other file server does, too.

With the package segno it also draws a QR code of the address for phones: in the terminal, and for the page.
"""

import functools
import http.server
import io
import json
import socket
import sys

try:
    import segno
except ImportError:
    segno = None

# Some systems have no type for these, or another one, with which a browser runs no module.
TYPES = {".wasm": "application/wasm", ".js": "text/javascript", ".webp": "image/webp", ".jsonl": "application/json"}


def drawn(address: str) -> bytes:
    """The QR code of an address as an SVG picture; without the fragment if that is too long."""
    image = io.BytesIO()
    try:
        code = segno.make_qr(address)
    except segno.DataOverflowError:
        code = segno.make_qr(address.partition("#")[0])
    code.save(image, kind="svg", xmldecl=False, border=2, light="#fff", omitsize=True)
    return image.getvalue()


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}

    phone = ""  # The address for phones.

    def do_GET(self) -> None:
        path, _, settings = self.path.partition("?")
        if self.phone and segno and path == "/links.json":
            self.answer("application/json", json.dumps({"phone": self.phone}).encode())
        elif self.phone and segno and path == "/phone.svg":
            self.answer("image/svg+xml", drawn(f"{self.phone}#{settings}" if settings else self.phone))
        else:
            super().do_GET()

    def answer(self, kind: str, data: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *words: object) -> None:
        """Prints nothing for each request."""


def address_for_phones(port: int) -> str:
    """The address of this computer in its network, or "" without one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # Sends nothing: it asks which address would send.
            return f"http://{probe.getsockname()[0]}:{port}/"
    except OSError:
        return ""


def main(folder: str, port: int = 8000) -> None:
    try:
        server = http.server.ThreadingHTTPServer(("", port), functools.partial(Handler, directory=folder))
    except OSError as error:
        sys.exit(f"Port {port}: {error.strerror}. Choose another one: make playground PORT=9000")
    with server:
        port = server.server_address[1]
        Handler.phone = address_for_phones(port)
        print(f"The playground is at http://localhost:{port}/", flush=True)
        if Handler.phone:
            print(f"On a phone in the same network: {Handler.phone}", flush=True)
        if Handler.phone and segno:
            segno.make_qr(Handler.phone).terminal(compact=True, border=2)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))

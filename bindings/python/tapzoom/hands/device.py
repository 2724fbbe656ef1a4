# SPDX-License-Identifier: MIT
"""Simulated input devices of a private X server, through the socket protocol of its inputtest driver."""

import socket
import struct
from typing import Dict, List, Sequence

BEGAN, MOVED, ENDED = 18, 19, 20  # XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd
PINCH_BEGAN, PINCH_MOVED, PINCH_ENDED = 27, 28, 29  # XI_GesturePinchBegin, ...Update, ...End
_VERSION, _SYNC, _MOTION, _, _BUTTON, _KEY, _TOUCH, _PINCH = range(8)
_AXES = 64
_RANGE = 65536  # of an axis: the server maps value * width / 65536, so that fractions of a pixel arrive exactly
_NOTCH = 120  # length of a wheel notch on a scroll axis


class Device:
    """A connection to one device.

    Keep it until the server ends: after the connection closes, the driver loops and accepts no other.
    """

    def __init__(self, path: str, width: int, height: int) -> None:
        self._size = width, height
        self.played: List[Sequence[object]] = []  # the scripts of fingers so far, if their times count
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(30)
        self._socket.connect(path)
        self._send(_VERSION, struct.pack("<HH", 1, 0))
        self._answer(12, _VERSION)

    def close(self) -> None:
        self._socket.close()

    def touch(self, finger: int, what: int, x: float, y: float) -> None:
        self._send(_TOUCH, struct.pack("<II", finger, what) + self._axes(x, y))

    def point(self, x: float, y: float) -> None:
        self._send(_MOTION, struct.pack("<i4x", 1) + self._axes(x, y))

    def move(self, dx: float, dy: float) -> None:
        """A mouse moves by that many pixels. A place, as that of `point`, is from a pen for some programs."""
        self._send(_MOTION, struct.pack("<i4x", 0) + self._values({0: dx, 1: dy}))

    def scroll(self, dx: float, dy: float) -> None:
        """Two fingers on a trackpad move by that many wheel notches."""
        self._send(_MOTION, struct.pack("<i4x", 0) + self._values({2: dx * _NOTCH, 3: dy * _NOTCH}))

    def pinch(self, what: int, scale: float = 1, angle: float = 0, dx: float = 0, dy: float = 0) -> None:
        """Two fingers on a trackpad pinch. The scale counts from their landing; the angle, in degrees, and the move
        count from the last call."""
        self._send(_PINCH, struct.pack("<HHI6d", what, 2, 0, dx, dy, dx, dy, scale, angle))

    def button(self, number: int, down: bool) -> None:
        self._send(_BUTTON, struct.pack("<iiI4x", 0, number, down) + self._axes())

    def key(self, code: int, down: bool) -> None:
        self._send(_KEY, struct.pack("<iI", code, down))

    def sync(self) -> None:
        """Waits until the server has read all that was sent."""
        self._send(_SYNC, b"")
        self._answer(8, _SYNC)

    def _axes(self, *place: float) -> bytes:
        return self._values({
            axis: min(value * _RANGE / size, _RANGE - 1) for axis, (value, size) in enumerate(zip(place, self._size))})

    @staticmethod
    def _values(of: Dict[int, float]) -> bytes:
        mask = sum(1 << axis for axis in of)
        values = [of.get(axis, 0.0) for axis in range(_AXES)]
        return struct.pack(f"<IQ4x{_AXES}d{_AXES}x{_AXES * 7}x", 0, mask, *values)

    def _send(self, kind: int, data: bytes) -> None:
        self._socket.sendall(struct.pack("<Ii", 8 + len(data), kind) + data)

    def _answer(self, size: int, kind: int) -> None:
        answer = b""
        while len(answer) < size:
            part = self._socket.recv(size - len(answer))
            if not part:
                raise EOFError("the X server is gone")
            answer += part
        if struct.unpack_from("<i", answer, 4)[0] != kind:
            raise ValueError(f"the X server answered {answer!r}")

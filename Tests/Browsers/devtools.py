# SPDX-License-Identifier: MIT
"""Chromium without a window, through the DevTools protocol. It takes the place of the X server in the tests."""

import base64
import io
import itertools
import json
import os
from pathlib import Path
from typing import Any, Dict, List, Tuple

import websocket
from PIL import Image
from tapzoom.hands.device import BEGAN, ENDED


class Tab:
    """The page of a browser: its screen and its touchscreen."""

    width, height = 1280, 800

    def __init__(self) -> None:
        self._socket = None
        self._numbers = itertools.count(1)
        self.touch = Touchscreen(self)

    @property
    def environment(self) -> Dict[str, str]:
        return {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}

    def connect(self, profile: Path) -> None:
        """Connects to the only page of a browser that listens on the port of its profile."""
        port, path = (profile / "DevToolsActivePort").read_text(encoding="ascii").split()
        self._socket = websocket.create_connection(f"ws://127.0.0.1:{port}{path}", suppress_origin=True, timeout=30)
        self._session = ""
        (page,) = [one for one in self.send("Target.getTargets")["targetInfos"] if one["type"] == "page"]
        self._session = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.resize(self.width, self.height)

    def resize(self, width: int, height: int) -> None:
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def close(self) -> None:
        if self._socket:
            self._socket.close()

    def send(self, method: str, **parameters: object) -> Dict[str, Any]:
        """Calls a method of the protocol, and returns its result."""
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": parameters}
        self._socket.send(json.dumps({**message, "sessionId": self._session} if self._session else message))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]

    def screenshot(self) -> Image.Image:
        data = base64.b64decode(self.send("Page.captureScreenshot")["data"])
        return Image.open(io.BytesIO(data)).convert("RGB")

    def wheel(self, place: Tuple[float, float], dx: float, dy: float, modifiers: int = 0) -> None:
        """Reports a wheel or a trackpad, in pixels. 2 is the modifier Ctrl."""
        self.send("Input.dispatchMouseEvent", type="mouseWheel", x=place[0], y=place[1], deltaX=dx, deltaY=dy,
                  modifiers=modifiers)

    def pen(self, kind: str, place: Tuple[float, float], buttons: int = 1) -> None:
        """Reports a pen: mousePressed, mouseMoved or mouseReleased. One that moves without buttons hovers."""
        button = "left" if buttons or kind != "mouseMoved" else "none"
        self.send("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], buttons=buttons, button=button,
                  pointerType="pen", clickCount=1)


class Touchscreen:
    """The fingers on a tab, with the methods of a Device."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._down: Dict[int, Tuple[float, float]] = {}
        self.radius = 1.0  # of a finger
        self.played: List[list] = []  # as in a Device

    def touch(self, finger: int, what: int, x: float, y: float) -> None:
        if what == ENDED:
            del self._down[finger]
        else:
            self._down[finger] = (x, y)
        size = {"radiusX": self.radius, "radiusY": self.radius}
        points = [{"id": one, "x": at[0], "y": at[1], **size} for one, at in self._down.items()]
        # A finger that is no longer among the points has lifted. The last one has an event of its own.
        kind = "touchEnd" if not points else "touchStart" if what == BEGAN else "touchMove"
        # The browser takes the time when it receives the event.
        self._tab.send("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def cancel(self) -> None:
        """The system takes the fingers away."""
        self._down.clear()
        self._tab.send("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])

    def sync(self) -> None:
        pass

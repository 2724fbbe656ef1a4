# SPDX-License-Identifier: MIT
"""Chromium without a window, over its DevTools protocol."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import websocket

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or "chromium"
FLAGS = ["--headless=new", "--remote-debugging-port=0", "--no-first-run", "--disable-gpu", "--hide-scrollbars",
         "--disable-background-networking", "--disable-component-update", "--mute-audio", "--force-color-profile=srgb"]
TIMEOUT = 20.0


class PageError(Exception):
    """A script of the test failed in the page."""


class Browser:
    """A process of Chromium with a profile of its own."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="playground-")
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [CHROMIUM, *FLAGS, *root, f"--user-data-dir={self.folder}", "about:blank"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        port = Path(self.folder, "DevToolsActivePort")
        end = time.monotonic() + TIMEOUT
        while not (port.exists() and port.read_text().count("\n") >= 1):
            if time.monotonic() > end or self.process.poll() is not None:
                self.close()
                raise RuntimeError(f"{CHROMIUM} does not start")
            time.sleep(0.05)
        number, path = port.read_text().split("\n")[:2]
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{number}{path}", suppress_origin=True, timeout=TIMEOUT)
        self.count = 0
        self.events: list[dict] = []

    def send(self, method: str, session: str | None = None, **params: object) -> dict:
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def close(self) -> None:
        if getattr(self, "socket", None):
            self.socket.close()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A tab: touches, keys, scripts, pictures, and what the page has complained about."""

    def __init__(self, browser: Browser, width: int = 390, height: int = 844, ratio: float = 1, dark: bool = False,
                 reduced: bool = False) -> None:
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.resize(width, height, ratio)
        self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=10)
        self.prefer(dark, reduced)

    def send(self, method: str, **params: object) -> dict:
        return self.browser.send(method, self.session, **params)

    def resize(self, width: int, height: int, ratio: float) -> None:
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio,
                  mobile=width < 900)

    def prefer(self, dark: bool, reduced: bool) -> None:
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"}])

    def open(self, url: str) -> None:
        self.send("Page.navigate", url=url)
        self.wait("document.documentElement?.dataset.ready !== undefined")

    def evaluate(self, script: str) -> object:
        """The value of an expression, which may be a promise."""
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def app(self, script: str) -> object:
        """The value of a function body in which `app` is the module of the page."""
        return self.evaluate(f"(async () => {{ const app = await import('./app.js'); {script} }})()")

    def script(self, name: str, before: str = "") -> object:
        """The value of a function body in a file beside this one."""
        return self.app(before + Path(__file__).with_name(f"{name}.js").read_text("utf-8"))

    def wait(self, script: str, timeout: float = TIMEOUT) -> None:
        end = time.monotonic() + timeout
        while not self.evaluate(script):
            if time.monotonic() > end:
                raise AssertionError(f"not within {timeout} s: {script}; {self.complaints()}")
            time.sleep(0.03)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """kind is Start, Move, End or Cancel; the points are those that are down."""
        self.send("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=[
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def strokes(self, *strokes: list[tuple[float, float]], pause: float = 0.012) -> None:
        """Fingers that land together, go through their points together, and lift together."""
        self.touch("Start", *(stroke[0] for stroke in strokes))
        for points in list(zip(*strokes))[1:]:
            time.sleep(pause)
            self.touch("Move", *points)
        time.sleep(pause)
        self.touch("End")

    def key(self, key: str, code: str = "", shift: bool = False) -> None:
        text = key if len(key) == 1 else {"Enter": "\r"}.get(key, "")
        number = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                  "ArrowDown": 40, "Home": 36}.get(key, ord(key[0]) if len(key) == 1 else 0)
        modifiers = 8 if shift else 0
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, code=code or key, text=text,
                  windowsVirtualKeyCode=number, modifiers=modifiers)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or key, windowsVirtualKeyCode=number,
                  modifiers=modifiers)

    def picture(self, path: str | Path) -> None:
        data = self.send("Page.captureScreenshot", format="png")["data"]
        Path(path).write_bytes(base64.b64decode(data))

    def complaints(self) -> list[str]:
        """Errors and warnings of the console, exceptions, and violations of the policy."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, params = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
            elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(one.get("value", one.get("description"))) for one in params["args"]))
        return found

    def requests(self) -> list[str]:
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event.get("sessionId") == self.session and event["method"] == "Network.requestWillBeSent"]

    def close(self) -> None:
        self.browser.send("Target.closeTarget", targetId=self.target)
        self.browser.events = [one for one in self.browser.events if one.get("sessionId") != self.session]

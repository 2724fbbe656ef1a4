# SPDX-License-Identifier: MIT
"""A program under fingers: its processes, its output and its window."""

import os
import shutil
import signal
import subprocess
import time
import uuid
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Tuple

from PIL import Image
from Xlib import Xutil
from Xlib.error import BadDrawable, BadWindow

from .server import Server

#: Seconds that a program has to show its window, and to draw it.
WINDOW, DRAWN = 30.0, 10.0
#: A picture that does not change for so many seconds stands still; one of a program that starts, for so many.
STILL, READY = 0.35, 1.0
_LINES = 12  # of its output in a message
_MARK = "TAPZOOM_HANDS"
# Touches for Firefox, X11 for Qt and Chromium, and no bus of the user, even if the program gets none of its own.
_VARIABLES = {
    "MOZ_USE_XINPUT2": "1", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11", "NO_AT_BRIDGE": "1",
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
}

Area = Tuple[int, int, int, int]  # left, top, width, height


class ProgramError(Exception):
    """The program did not start, showed no window or ended. The message has its last output."""


class Program:
    """A running program: `with Program(server, command, output) as program`. `output` is the file for what it prints.

    It runs on a message bus of its own where the system has one, so that it does not hand its files to a copy that the
    user runs.
    """

    def __init__(self, server: Server, command: Sequence[str], output: Path, title: str = "") -> None:
        self.server, self.name, self._output, self._title = server, Path(command[0]).name, output, title
        self._mark = uuid.uuid4().hex
        self.picture = Image.new("RGB", (1, 1))  # the screen when it last stood still
        if not shutil.which(command[0]):
            raise ProgramError(f"cannot start {command[0]}: there is no such program.")
        bus = ["dbus-run-session", "--"] if shutil.which("dbus-run-session") else []
        self._process = subprocess.Popen(
            [*bus, "sh", "-c", 'exec "$@" > "$0" 2>&1', str(output), *command], env=self._environment(),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def _environment(self) -> Dict[str, str]:
        return {**self.server.environment, **_VARIABLES, _MARK: self._mark}

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        """Ends its processes: asks them, and kills them after two seconds."""
        try:
            self._end(signal.SIGTERM)
        finally:
            self._end(signal.SIGKILL)

    def _end(self, number: int) -> None:
        for process in self._processes():
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass  # it has ended in the meantime
        end = time.monotonic() + 2
        while (self._process.poll() is None or self._processes()) and time.monotonic() < end:
            time.sleep(0.02)

    def _processes(self) -> List[int]:
        """Its running processes: those of its session, and those with the mark in their environment."""
        mark, found = f"{_MARK}={self._mark}".encode(), []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                state, _, _, session = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[:4]
                if state != "Z" and (session == str(self._process.pid) or mark in (folder / "environ").read_bytes()):
                    found.append(int(folder.name))
            except OSError:
                pass  # of another user, or ended
        return found

    # ---- Its output

    @property
    def said(self) -> str:
        """The last lines that it printed."""
        try:
            with open(self._output, "rb") as file:
                file.seek(max(file.seek(0, os.SEEK_END) - 8192, 0))
                lines = file.read().decode("utf-8", "replace").splitlines()
        except FileNotFoundError:  # it has not started yet
            lines = []
        return "\n".join(lines[-_LINES:])

    @property
    def status(self) -> Optional[int]:
        """Its exit status; None while it runs."""
        return self._process.poll()

    def check(self, when: str) -> None:
        """Raises ProgramError if it has ended. `when` completes the message."""
        status = self.status
        if status is not None:
            number = -status if status < 0 else status - 128  # a shell, and dbus-run-session, add 128
            by_signal = number in set(signal.Signals)
            how = f"by {signal.Signals(number).name}" if by_signal else f"with status {status}"
            stays = "" if status else " (a program that starts another one must stay until that ends)"
            self._fail(f"{self.name} ended {how} {when}{stays}")

    def _fail(self, sentence: str) -> None:
        said = self.said
        raise ProgramError(f"{sentence}. Its last output:\n{said}" if said else f"{sentence}. It printed nothing.")

    # ---- Its window

    def open(self) -> Area:
        """Waits for its window, which then fills the screen as far as it can, and for its first picture."""
        end = time.monotonic() + WINDOW
        while self._window() is None:
            self.check("before it showed a window")
            if time.monotonic() > end:
                shown = ", ".join(repr(title) for title in map(self._name, self.server.windows()) if title)
                wanted = f" with {self._title!r} in its title" if self._title else ""
                others = f"; its windows are {shown}" if shown else ""
                self._fail(f"{self.name} showed no window{wanted} within {WINDOW:g} s{others}")
            time.sleep(0.05)
        self.rest(DRAWN, drawn=True)
        self._fill()
        self.rest(DRAWN, still=READY)
        self.check("before the first hand")
        return self.area()

    def _window(self) -> Any:
        """Its largest window that shows and has the title."""
        windows = [window for window in self.server.windows() if self._title.lower() in self._name(window).lower()]
        return max(windows, key=lambda window: self._place(window)[2] * self._place(window)[3], default=None)

    @staticmethod
    def _name(window: Any) -> str:
        try:
            display = window.display
            name = window.get_full_text_property(display.get_atom("_NET_WM_NAME")) or window.get_wm_name() or ""
        except (BadWindow, UnicodeDecodeError):
            return ""
        return name if isinstance(name, str) else bytes(name).decode("utf-8", "replace")

    def _place(self, window: Any) -> Area:
        """The part of a window that is on the screen."""
        try:
            place = window.get_geometry()
        except (BadDrawable, BadWindow):
            return 0, 0, 0, 0
        left, top = max(place.x, 0), max(place.y, 0)
        right, bottom = min(place.x + place.width, self.server.width), min(place.y + place.height, self.server.height)
        return left, top, max(right - left, 0), max(bottom - top, 0)

    def _fill(self) -> None:
        """No window manager runs: gives the window the focus, and the screen unless its size is fixed."""
        window = self._window()
        try:
            hints = window.get_wm_normal_hints() if window is not None else None
        except BadWindow:  # closed in the meantime
            window = None
        if window is None:
            return
        width, height = self.server.width, self.server.height
        if hints and hints.flags & Xutil.PMaxSize:
            width, height = min(width, hints.max_width or width), min(height, hints.max_height or height)
        if self._place(window) != (0, 0, width, height):
            window.configure(x=0, y=0)
            self.server.resize(window, width, height)
        self.server.focus(window)

    def area(self) -> Area:
        """The place of its window; of the screen if it has none now."""
        window = self._window()
        place = self._place(window) if window is not None else (0, 0, 0, 0)
        return place if place[2] and place[3] else (0, 0, self.server.width, self.server.height)

    def rest(self, seconds: float, drawn: bool = False, still: float = STILL) -> Optional[float]:
        """Waits until the picture stands still. Returns when it began to, by time.time(), or None if it still moves
        after so many seconds. `drawn`: the screen has more than one color."""
        end = time.monotonic() + seconds
        self.picture, since = self.server.screenshot(), time.time()
        while time.monotonic() < end:
            time.sleep(0.1)
            now, after = time.time(), self.server.screenshot()
            if after != self.picture:
                self.picture, since = after, now
            elif now - since > still and not (drawn and after.getcolors(1)):
                return since
            if self.status is not None:
                break
        return None

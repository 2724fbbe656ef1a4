# SPDX-License-Identifier: MIT
"""Three ways to read where a program shows the content: its lines, a script in Chromium, or the screen's pixels."""

import json
import math
import queue
import threading
import time
from pathlib import Path
from typing import Dict, Iterable, List, NamedTuple, Optional, Tuple

import picture
from places import Place
from script import ScriptReader
from tapzoom.hands.server import Server

#: A place that moves by less does not move, pixels.
STILL = 0.05
QUIET, REST = 0.1, 10  # seconds between two looks, and until a place has to rest
_CORNERS = (0, 0), (1280, 0), (0, 800), (1280, 800)


class Frame(NamedTuple):
    """A place, and when the screen showed it, in seconds of time.monotonic."""

    time: float
    place: Place


class Unreadable(Exception):
    """A program whose content is not where it can be read."""


class Lacks(Unreadable):
    """A program that does not do what a measure is about."""


def differ(one: Place, other: Place) -> float:
    """The largest distance between two places, in pixels, in a window of 1280 x 800."""
    return max(abs(a - b) for corner in _CORNERS
               for a, b in zip(corner, other.shown(one.content(corner))))


class Reader:
    """What the readers share."""

    def now(self) -> Place:
        """The place that is shown now."""
        raise NotImplementedError

    def watch(self, seconds: float) -> List[Frame]:
        """The frames of so many seconds from now on."""
        raise NotImplementedError

    def still(self) -> Place:
        """Waits until the place is the same three times; returns it."""
        end, last, same = time.monotonic() + REST, self.now(), 1
        while same < 3:
            time.sleep(QUIET)
            before, last = last, self.now()
            same = same + 1 if differ(before, last) < STILL else 1
            if time.monotonic() > end:
                raise Unreadable(f"it does not come to rest within {REST} s")
        return last

    def close(self) -> None:
        """Ends the reading."""


class Reports(Reader):
    """A program that reports its frames."""

    def __init__(self) -> None:
        self._frames: List[Frame] = []

    def _new(self) -> Iterable[Dict[str, float]]:
        """The reports since the last call."""
        raise NotImplementedError

    def _read(self) -> List[Frame]:
        self._frames += [
            Frame(said["time"], Place(*(said[name] for name in Place._fields))) for said in self._new()]
        return self._frames

    def now(self) -> Place:
        end = time.monotonic() + 10
        while not self._read():
            if time.monotonic() > end:
                raise Unreadable("it reports no frame")
            time.sleep(0.02)
        return self._frames[-1].place

    def watch(self, seconds: float) -> List[Frame]:
        start = time.monotonic()
        time.sleep(seconds)
        return self.since(start)

    def since(self, start: float) -> List[Frame]:
        frames = self._read()
        first = next((i for i, frame in enumerate(frames) if frame.time >= start), len(frames))
        return frames[max(first - 1, 0):]


def _report(line: bytes) -> Optional[Dict[str, float]]:
    """The report of a line; None if the line is none."""
    try:
        said = json.loads(line)
        report = {name: float(said[name]) for name in ("time", *Place._fields)}
    except (ValueError, TypeError, KeyError, OverflowError):
        return None
    return report if all(map(math.isfinite, report.values())) and report["scale"] > 0 else None


class Lines(Reports):
    """A program writes a line of JSON a frame to a file. Its clock may begin at any time: of all frames, the one that
    arrived with the least delay tells the distance of the clocks."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._lines: "queue.SimpleQueue[Tuple[float, bytes]]" = queue.SimpleQueue()
        self._offset, self._ends = math.inf, False
        self._thread = threading.Thread(target=self._listen, args=(file,))
        self._thread.start()

    def _listen(self, file: Path) -> None:
        with open(file, "rb") as pipe:
            left = b""
            while not self._ends:
                *lines, left = (left + pipe.read()).split(b"\n")
                for line in lines:
                    self._lines.put((time.monotonic(), line))
                time.sleep(0.002)

    def _new(self) -> Iterable[Dict[str, float]]:
        said = []
        while not self._lines.empty():
            arrived, line = self._lines.get()
            report = _report(line)
            if report:
                said.append(report)
                self._offset = min(self._offset, arrived - report["time"])
        return [{**each, "time": each["time"] + self._offset} for each in said]

    def close(self) -> None:
        self._ends = True
        self._thread.join()


class Script(Reports):
    """An expression in JavaScript, once a frame of Chromium."""

    def __init__(self, profile: Path, expression: str) -> None:
        super().__init__()
        try:
            self._page = ScriptReader(profile, expression)
        except (RuntimeError, TimeoutError) as problem:
            raise Unreadable(str(problem)) from None

    def _new(self) -> Iterable[Dict[str, float]]:
        return self._page.frames()

    def close(self) -> None:
        self._page.close()


class Pixels(Reader):
    """The markers of the test picture on screenshots."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._last: Tuple[Optional[bytes], Optional[Place]] = (None, None)

    def now(self) -> Place:
        return self._find(self._server.screenshot())

    def _find(self, shot) -> Place:
        data = shot.tobytes()
        if self._last[0] != data:
            self._last = data, picture.find(shot)
        if self._last[1] is None:
            raise Unreadable("fewer than two markers of the test picture show")
        return self._last[1]

    def watch(self, seconds: float) -> List[Frame]:
        shots, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            before = time.monotonic()
            shot = self._server.screenshot()
            shots.append(((before + time.monotonic()) / 2, shot))
        return [Frame(when, self._find(shot)) for when, shot in shots]

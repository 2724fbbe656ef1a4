# SPDX-License-Identifier: MIT
"""The film of a screen, and pictures of it, with the fingers drawn on them.

ffmpeg captures the screen while the hands play. Afterwards each frame gets the fingers that were down at its time, so
that drawing takes no time from the program.
"""

import math
import re
import signal
import subprocess
import tempfile
import time
from functools import lru_cache
from pathlib import Path
from typing import Dict, Iterator, List, Optional, Sequence, Tuple

from PIL import Image, ImageDraw, ImageFont

from .fingers import Script
from .named import Hand, contacts, fullest
from .page import PICTURES, SLOW, Shot
from .server import Server

RADIUS, FADE, TRAIL = 32, 0.3, 0.25  # of a finger in pixels; seconds that a lift and a trail stay
LEAD = 0.5  # seconds of film before a hand
_CAPTION = 64  # pixels
_COLOR, _DARK = (255, 176, 0), (20, 24, 32)


class FilmError(Exception):
    """ffmpeg failed."""


class Capture:
    """Captures the screen of a server into a file: `with Capture(server, folder, rate) as capture`."""

    def __init__(self, server: Server, folder: Path, rate: int) -> None:
        self.size, self.rate, self.file = (server.width, server.height), rate, folder / "capture.mkv"
        self._log = folder / "capture.log"
        with open(self._log, "wb") as log:
            # MPEG-4 takes the least time of the codecs that every ffmpeg has.
            self._process = subprocess.Popen(
                ["nice", "-n", "5", "ffmpeg", "-nostats", "-f", "x11grab", "-draw_mouse", "0",
                 "-framerate", str(rate), "-video_size", f"{server.width}x{server.height}", "-i", server.name,
                 "-c:v", "mpeg4", "-q:v", "2", str(self.file)],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

    def __enter__(self) -> "Capture":
        try:
            self.start = self._wait_for_start()  # of its first frame, by time.time()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _wait_for_start(self) -> float:
        end = time.monotonic() + 20
        while time.monotonic() < end and self._process.poll() is None:
            found = re.search(r"start: (\d+\.\d+)", self._log.read_text(encoding="utf-8", errors="replace"))
            if found:
                return float(found[1])
            time.sleep(0.02)
        raise FilmError("ffmpeg cannot capture the screen:\n" + self._log.read_text("utf-8", "replace")[-1000:])

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGINT)  # ends the file
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def frames(self) -> Iterator[Tuple[float, Image.Image]]:
        """The time and the picture of each frame."""
        width, height = self.size
        with subprocess.Popen(
                ["ffmpeg", "-loglevel", "error", "-i", str(self.file), "-vf", f"fps={self.rate}",
                 "-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, start_new_session=True) as process:
            assert process.stdout
            number = 0
            try:
                while len(data := process.stdout.read(width * height * 3)) == width * height * 3:
                    yield self.start + number / self.rate, Image.frombytes("RGB", self.size, data)
                    number += 1
            finally:
                process.kill()


class Film:
    """Writes frames into an MP4 file: `with Film(file, size, rate) as film`."""

    def __init__(self, file: Path, size: Tuple[int, int], rate: float) -> None:
        self._size = size[0] // 2 * 2, (size[1] + _CAPTION) // 2 * 2
        self._rate, self._count, self._log = rate, 0, tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24",
             "-video_size", "{}x{}".format(*self._size), "-framerate", f"{rate:g}", "-i", "-",
             "-preset", "veryfast", "-pix_fmt", "yuv420p", "-movflags", "+faststart", str(file)],
            stdin=subprocess.PIPE, stdout=self._log, stderr=self._log, start_new_session=True)

    @property
    def seconds(self) -> float:
        return self._count / self._rate

    def add(self, frame: Image.Image, hand: Hand, note: str) -> None:
        picture = Image.new("RGB", self._size, _DARK)
        picture.paste(frame, (0, 0))
        picture.paste(_caption(hand.name, hand.does, note, self._size[0]), (0, frame.height))
        self._count += 1
        assert self._process.stdin
        try:
            self._process.stdin.write(picture.tobytes())
        except BrokenPipeError:
            pass  # __exit__ says why

    def __enter__(self) -> "Film":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind:
            self._process.kill()
        self._process.communicate()
        self._log.seek(0)
        said = self._log.read().decode("utf-8", "replace")
        self._log.close()
        if self._process.returncode and not kind:
            raise FilmError(f"ffmpeg cannot write the film: {said.strip()}")


def make(capture: Capture, shots: Sequence[Shot], folder: Path, slow: bool) -> List[float]:
    """Writes film.mp4, and three pictures of each shot: NAME-before.jpg, -during and -after. Returns where in the film
    each shot begins, in seconds."""
    begins = []
    note = f"film at 1/{SLOW} of the speed" if slow else ""
    frames = capture.frames()
    with Film(folder / "film.mp4", capture.size, capture.rate / (SLOW if slow else 1)) as film:
        for shot in shots:
            begins.append(film.seconds)
            ways, full = contacts(shot.script), shot.began + fullest(shot.script)
            pictures: Dict[str, Image.Image] = {}
            for now, frame in frames:  # goes on where it was for the last shot
                if now > shot.ended:
                    break
                if now < shot.began - LEAD:
                    continue
                drawn = draw(frame, ways, now - shot.began)
                film.add(drawn, shot.hand, note)
                pictures["before" if now < shot.began else "during" if now <= full else "after"] = drawn
                last = frame
            if not pictures:
                raise FilmError("the capture ended early")
            pictures["after"] = draw(last, ways, math.inf, whole=True)
            for name in PICTURES:
                pictures.get(name, drawn).save(folder / f"{shot.hand.name}-{name}.jpg", quality=85)
    return begins


def draw(frame: Image.Image, ways: Sequence[Script], at: float, whole: bool = False) -> Image.Image:
    """A frame with the fingers at a time: filled while they are down, rings for a moment after they lifted. `whole`:
    with the whole way of each."""
    picture = frame.copy()
    pen = ImageDraw.Draw(picture, "RGBA")
    for way in ways:
        steps = [step for step in way if step.time <= at]
        if not steps or steps[-1].phase == "ended" and at - steps[-1].time > FADE and not whole:
            continue
        last = steps[-1]
        trail = [(step.x, step.y) for step in steps if whole or step.time > at - TRAIL]
        for color, width in ((_DARK, 7), (_COLOR, 4)) if trail else ():
            pen.line(trail, (*color, 150), width, "curve")
        age = 0.5 if whole else (at - last.time) / FADE
        circle = _circle(round(age * 8) if last.phase == "ended" else None)
        picture.paste(circle, (round(last.x) - circle.width // 2, round(last.y) - circle.height // 2), circle)
    return picture


@lru_cache(maxsize=None)
def _circle(lifted: Optional[int]) -> Image.Image:
    """A finger; one that lifted fades in eight steps."""
    fine, size = 4, 3 * RADIUS
    circle = Image.new("RGBA", (size * fine, size * fine), (*_COLOR, 0))
    pen = ImageDraw.Draw(circle)
    radius, alpha = RADIUS + 1.5 * (lifted or 0), 255 - 24 * (lifted or 0)
    for color, more, width in (((*_DARK, alpha), 2, 6), ((*_COLOR, alpha), 0, 3)):
        fill = (*_COLOR, 90) if lifted is None else None
        low, high = (size / 2 - radius - more) * fine, (size / 2 + radius + more) * fine
        pen.ellipse((low, low, high, high), fill, color, width * fine)
    return circle.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=1)
def _caption(name: str, does: str, note: str, width: int) -> Image.Image:
    """The strip below a frame."""
    strip = Image.new("RGB", (width, _CAPTION), _DARK)
    pen = ImageDraw.Draw(strip)
    pen.text((14, 8), name, _COLOR, ImageFont.load_default(22))
    fits = (width - 44) / max(pen.textlength(does, ImageFont.load_default(16)), 1)
    pen.text((14, 37), does, (225, 228, 232), ImageFont.load_default(16 * min(fits, 1)))
    pen.text((width - 14, 10), note, (225, 228, 232), ImageFont.load_default(16), anchor="ra")
    return strip

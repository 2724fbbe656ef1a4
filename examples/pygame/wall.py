# SPDX-License-Identifier: MIT
"""A photo wall: any number of hands move, zoom and turn photos on a table at once.

A finger belongs to the photo on which it lands or slides. One finger on the edge of a photo turns it. A double tap
returns a photo to its place. The mouse drags, and its wheel zooms the photo under the pointer. Keys: arrows, + and -
move and zoom the topmost photo while held, r turns it by a quarter, 0 or Home returns all photos, F11 fills the screen,
Escape or q quits.
"""

from __future__ import annotations

import argparse
import math
import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO, Iterator, List, Optional, Tuple

import pygame
import tapzoom
import tapzoom.pygame
from hands import Hands
from keys import Keys
from photo import CONFIG, Photo, make_shadow
from pygame._sdl2 import touch
from pygame._sdl2.video import Renderer

PHOTOS = Path(__file__).resolve().parent.parent / "photos"
SIZE = (1280, 800)
TILTS = (0.0, -0.07, 0.05, 0.03, -0.04, 0.08)  # radians: photos lie on a table at small angles


class Wall:
    """The window, its photos, and the events for them."""

    def __init__(self, pictures: List[pygame.Surface], config: tapzoom.Config, record: Optional[Path]) -> None:
        self.window = pygame.Window("Photo wall", SIZE, resizable=True, allow_high_dpi=True)
        # Each frame waits for the screen, or for SDL where the system has no vertical sync.
        self.renderer = Renderer(self.window, vsync=True)
        self.shadow = make_shadow(self.renderer)
        self.glue = tapzoom.pygame.Glue(self.window)
        self.table = self.glue.size  # of the last window that was large enough
        self.photos = [
            Photo(picture, tapzoom.View(self.table, picture.get_size(), config=config)) for picture in pictures
        ]
        self.recordings = [Recording(photo.view, path) for photo, path in zip(self.photos, paths(record, pictures))]
        self.hands = Hands(list(self.photos))
        self.keys = Keys()
        self.running = self.visible = True
        self.fullscreen = False
        self.drawn: Optional[List[object]] = None
        self.arrange()
        for index, photo in enumerate(self.photos):
            photo.tilt(TILTS[index % len(TILTS)])

    def arrange(self) -> None:
        """Adopts the window's size."""
        if self.glue.is_too_small:
            if self.visible:
                complain("window", "too small to draw; waiting for a larger size")
            self.visible = False
            return
        self.visible = True
        self.drawn = None
        self.table = self.glue.size
        # View units are window units, which are about points. On a dense screen each has several pixels.
        density = self.renderer.get_viewport().width / self.table[0]
        for photo, place in zip(self.photos, places(len(self.photos), self.table)):
            photo.view.config = photo.view.config.replace(pixels_per_unit=density)
            photo.place(self.table, place)

    def run(self) -> None:
        while self.running:
            now = self.glue.now()
            self.frame(now)
            deadline = min(photo.view.state.next_deadline if photo.settled else now for photo in self.photos)
            # A visible wall waits for the screen. An invisible one must pause.
            for event, time in self.glue.wait(deadline if self.visible else max(deadline, now + 0.05)):
                self.handle(event, time)

    def advance(self, now: float) -> None:
        for photo in self.photos:
            photo.view.advance(now)

    def frame(self, now: float) -> None:
        for photo in self.photos:
            photo.view.frame(now)  # the wall needs no events, but a recording shows them
            photo.stay_on(self.table)
        for recording in self.recordings:
            recording.write()
        shown: List[object] = [photo.look for photo in self.hands.photos]
        if self.visible and shown != self.drawn:
            self.draw()
            self.drawn = shown

    def draw(self) -> None:
        self.renderer.draw_color = (44, 52, 58)
        self.renderer.clear()
        for photo in self.hands.photos:
            photo.draw(self.renderer, self.shadow)
        self.renderer.present()

    def handle(self, event: pygame.Event, time: float) -> None:
        if self.glue.cancels(event):
            self.hands.cancel(time)
        touch = self.glue.touch(event, time)
        scroll = self.glue.scroll(event, time)
        if touch:
            self.hands.touch(touch)
        elif scroll:  # it zooms the photo under the pointer
            photo = self.hands.photo_at((scroll["x"], scroll["y"]))
            if photo is not None:
                photo.view.push_scroll(**scroll)
        elif event.type == pygame.KEYDOWN:
            self.advance(time)  # a command starts at the view's clock, which stops while the program sleeps
            self.press(event.key)
        elif event.type == pygame.KEYUP:
            self.advance(time)
            self.keys.release(event.key)
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.arrange()
        elif event.type == pygame.WINDOWEXPOSED:
            self.drawn = None
        elif event.type == pygame.QUIT:
            self.running = False

    def press(self, key: int) -> None:
        top = self.hands.photos[-1]
        self.keys.press(key, top)
        if key == pygame.K_r:
            top.view.rotate_by(math.pi / 2, top.middle, animated=True)
        elif key in (pygame.K_0, pygame.K_KP0, pygame.K_HOME):
            for photo in self.photos:
                photo.view.fit(animated=True)
        elif key == pygame.K_F11:
            self.fullscreen = not self.fullscreen
            if self.fullscreen:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
        elif key in (pygame.K_ESCAPE, pygame.K_q):
            self.running = False


def places(count: int, table: Tuple[int, int]) -> Iterator[pygame.FRect]:
    """Places in rows on a table, as large as possible for photos of the usual shape."""
    columns = max(range(1, count + 1), key=lambda n: min(table[0] / n, 4 / 3 * table[1] / math.ceil(count / n)))
    width, height = table[0] / columns, table[1] / math.ceil(count / columns)
    for index in range(count):
        row, column = divmod(index, columns)
        left = (table[0] - width * min(columns, count - row * columns)) / 2
        yield pygame.FRect(left + column * width, row * height, width, height).scale_by(0.84)


class Recording:
    """Writes the recording of a view to a file, which holds whole calls at any time."""

    def __init__(self, view: tapzoom.View, path: Path) -> None:
        self.view = view
        self.file: Optional[BinaryIO] = open(path, "wb", buffering=0)
        view.begin_recording()

    def write(self) -> None:
        if self.file is None:
            return
        try:
            self.file.write(self.view.fetch_recording())
        except tapzoom.BufferTooSmallError:
            complain(self.file.name, "one frame has too many calls; the recording ends here")
        except OSError as error:
            complain(self.file.name, error.strerror)
        else:
            return
        self.file.close()  # the file is a valid recording up to here
        self.file = None


def paths(record: Optional[Path], pictures: List[pygame.Surface]) -> List[Path]:
    """The files of the recordings: FILE for one view; FILE-1, FILE-2, ... for several."""
    if record is None:
        return []
    if len(pictures) == 1:
        return [record]
    return [record.with_name(f"{record.stem}-{number}{record.suffix}") for number in range(1, len(pictures) + 1)]


def load(files: List[Path]) -> List[pygame.Surface]:
    """Loads the readable pictures, and prints a message about each other one."""
    pictures = []
    for file in files:
        try:
            with open(file, "rb") as opened:
                # pygame scales only pictures of 24 or 32 bits smoothly.
                pictures.append(pygame.image.load(opened, file.name).convert(32, pygame.SRCALPHA))
        except OSError as error:
            complain(file, error.strerror)
        except pygame.error as error:
            complain(file, error)
    return pictures


def complain(what: object, why: object) -> None:
    print(f"wall: {what}: {why}", file=sys.stderr, flush=True)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="wall", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pictures", nargs="*", type=Path, metavar="PICTURE", help="a photo [those of examples/photos]")
    parser.add_argument("--record", type=Path, metavar="FILE", help="record the views; photo N of several in FILE-N")
    return parser.parse_args()


def main() -> int:
    options = read_arguments()
    os.environ["SDL_RENDER_SCALE_QUALITY"] = "linear"
    # SDL makes a QUIT event of SIGINT, unless Python handles the signal.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        # Not pygame.init(), which would also open joysticks and sound.
        pygame.display.init()
        # Without a display, SDL opens its windows off the screen.
        if pygame.display.get_driver() == "offscreen":
            complain("display", "none found, so no window can open")
            return 1
        pictures = load(options.pictures or sorted(PHOTOS.glob("*.jpg")))
        if not pictures:
            complain("photos", "none of them can be shown")
            return 1
        wall = Wall(pictures, CONFIG, options.record)
    except OSError as error:
        complain(error.filename, error.strerror)
        return 1
    except pygame.error as error:
        complain("window", error)
        return 1
    # On X11, SDL lists the touch devices at its start and adds none later. When one is unplugged, the X server lifts
    # its fingers; SDL reports nothing else.
    if not touch.get_num_devices():
        complain("touch", "no touch device found; the mouse works")
    wall.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())

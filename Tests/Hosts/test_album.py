# SPDX-License-Identifier: MIT
"""The photo album of examples/album: SDL2 on X11."""

import subprocess
from pathlib import Path
from typing import List, Sequence

import pages
import screen
import viewer
from comparing import ROOT
from host import GUARD, Host
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

ALBUM = ROOT / "build/examples/album"


class Album(viewer.Viewer):
    name = "album"
    precision = 1e-4  # as in test_sdl2.py
    shows_second = False
    between: Sequence[Path] = ()

    def command(self, options: Sequence[object]) -> List[object]:
        files = [self.folder / "first.png", self.folder / "second.png"]
        self.photos = [screen.test_picture(files[0]), screen.test_picture(files[1], 1000, 1500)]
        return [ALBUM, files[0], *self.between, files[1]]

    def landmarks(self) -> List[screen.Landmark]:
        return self.photos[self.shows_second]

    def wait_for_page(self, host: Host, is_second: bool, lifted: int) -> None:
        """Waits until the screen shows a page at the transform of the view."""
        self.shows_second = is_second
        host.wait("page", lambda: pages.width_of(host.replayed()) == (1000 if is_second else 1600))
        self.look(host, host.wait_for_rest(lifted).view.transform)

    def test_swipes_turn_pages(self) -> None:
        """The second photo has none after it, and the first none before it."""
        with Server() as server, self.start(server) as host:
            for lifted, (swipe, is_second) in enumerate((
                    (pages.SWIPE_BACK, False), (pages.SWIPE, True), (pages.SWIPE, True), (pages.SWIPE_BACK, False)), 1):
                fingers.play(swipe, server.touch)
                host.wait_for_rest(lifted)
                self.wait_for_page(host, is_second, lifted)
            self.assertEqual(host.said, "")

    def test_page_begins_as_a_whole(self) -> None:
        """However far the user has zoomed into the photo before it."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.pinch(), server.touch)
            host.wait_for_rest(2)
            server.press("right")
            self.wait_for_page(host, True, 2)
            self.assertAlmostEqual(host.replayed().view.transform.scale, 800 / 1500)

    def test_photos_that_do_not_load_are_passed_by(self) -> None:
        self.between = [self.folder / "no.png", Path(__file__)]
        with Server() as server, self.start(server) as host:
            for key, is_second in (("right", True), ("left", False)):
                server.press(key)
                self.wait_for_page(host, is_second, 0)

    def test_tap_shows_the_place(self) -> None:
        with Server() as server, self.start(server) as host:
            for grays in ({110, 255}, {240}):  # the photo is light
                fingers.play(fingers.tap((600, 100)), server.touch)
                host.wait(f"{grays}", lambda grays=grays: {
                    server.screenshot().getpixel((640 + x, 775))[0] for x in (-10, 10)} == grays)

    def test_photo_is_missing(self) -> None:
        done = subprocess.run([ALBUM, self.folder / "no.png"], env={"SDL_VIDEODRIVER": "dummy"}, capture_output=True,
                              text=True, timeout=GUARD)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("no.png", done.stderr)

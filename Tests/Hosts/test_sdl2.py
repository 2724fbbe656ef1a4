# SPDX-License-Identifier: MIT
"""The image viewer: SDL2 on X11, with OpenGL and with SDL's own renderer."""

import math
import random
import re
import subprocess
from typing import Callable, Dict, List, Sequence, Tuple

import comparing
import pages
import reach
import screen
import scrolls
import support
from host import GUARD, Host
from PIL import Image
from tapzoom import EventKind, Phase, RecordEntry, RecordKind, Step, Tool
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

VIEWER = comparing.ROOT / "build/examples/viewer"


#: The buttons from left to right; the last ones turn pages and leave.
BUTTONS = [Step.ZOOM_IN, Step.ZOOM_OUT, Step.LEFT, Step.UP, Step.RIGHT, Step.DOWN, Step.FIT, "back", "on", "leave"]
GAP, MARGIN = 6, 34  # between the buttons, and below them


class Sdl2(reach.Reach, pages.Pages, support.HostTest):
    name = "SDL2"
    program = "viewer"
    viewer = VIEWER
    # SDL reports a 32-bit float from 0 to 1 over the width of the window less 1, which is exact to 4e-5 of a pixel. X11
    # reports 1/65536 of a pixel.
    precision = 1e-4
    # SDL still counts an unplugged device on X11, whose fingers it lifts.
    hears_of_devices = False

    renderer = ""
    options: Sequence[object] = ()
    others: Sequence[object] = ()

    def command(self, options: Sequence[object]) -> List[object]:
        self.marks = screen.test_picture(self.folder / "first.png")
        return [VIEWER, *self.options, *options, self.folder / "first.png", *self.others]

    def environment(self) -> Dict[str, str]:
        return {"SDL_RENDER_DRIVER": self.renderer} if self.renderer else {}

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

    # ---- Both renderers

    def test_pinch_by_software(self) -> None:
        self.renderer = "software"
        self.test_pinch()

    # ---- The picture at rest

    def assert_shown(self, picture: Image.Image, key: str, right: Callable[[Image.Image], bool]) -> None:
        """Waits until the screen shows a picture as it should after a key, with both renderers."""
        file = self.folder / "picture.png"
        picture.save(file, compress_level=1)
        self.command = lambda options: [VIEWER, *options, file]
        for self.renderer in ("software", "opengl"):
            with self.subTest(self.renderer), Server() as server, self.start(server) as host:
                asked = len(self.asked(host))
                server.press(key)
                host.wait(f"key {key}", lambda: len(self.asked(host)) > asked)
                host.wait_for_rest(0)
                host.wait("right picture", lambda: right(server.screenshot()))

    @staticmethod
    def asked(host: Host) -> List[RecordEntry]:
        """The commands of the keys 0 and 1."""
        return [call for call in host.replayed().calls if call.kind in (RecordKind.FIT, RecordKind.ZOOM_TO)]

    def test_pixels_are_those_of_the_picture(self) -> None:
        """At a scale of 1 every pixel of the screen equals one of the picture."""
        noise = Image.frombytes("RGB", (1600, 1000), random.Random(5).randbytes(1600 * 1000 * 3))
        right = noise.crop((160, 100, 1440, 900))
        self.assert_shown(noise, "1", lambda shot: shot == right)

    def test_reduced_picture_is_smooth(self) -> None:
        """Lines finer than a pixel become gray."""
        lines = Image.new("L", (3200, 2000))
        lines.paste(Image.frombytes("L", (3200, 1), bytes((0, 255)) * 1600).resize((3200, 1800)))
        self.assert_shown(lines, "0", lambda shot: all(
            120 <= low <= high <= 135 for low, high in shot.crop((0, 0, 1280, 710)).getextrema()))

    def test_tap_shows_the_bar(self) -> None:
        with Server() as server, self.start(server) as host:
            for finger, dark in enumerate((True, False)):  # the bar covers the light picture, or is hidden
                fingers.play(fingers.tap(finger=finger), server.touch)
                host.wait("bar" if dark else "no bar",
                          lambda: (sum(server.screenshot().getpixel((640, 790))) < 400) == dark)
                host.wait_for_rest(finger + 1)

    # ---- Keys

    def test_keys_of_the_viewer(self) -> None:
        self.others = [self.second()]
        with Server() as server, self.start(server) as host:
            fitted = host.replayed().view.transform.scale
            for key, scale in (("plus", 1.5 * fitted), ("minus", fitted), ("1", 1), ("0", fitted)):
                self.assertAlmostEqual(self.press(server, host, key).transform.scale, scale)
            server.press("right")
            host.wait("second picture", lambda: self.shows(host, 1000))
            server.press("left")
            host.wait("first picture", lambda: self.shows(host, 1600))

    # ---- Without pinch and drag: the title tells what happens

    def heard(self, host: Host, text: str, before: str = "") -> None:
        """Waits for a title with a text, other than the one before."""
        host.wait(f"title {text!r}", lambda: re.search(text, title := self.title()) and title != before)

    def title(self) -> str:
        return self.window.get_wm_name()

    def place(self, host: Host, button: object) -> Tuple[float, float]:
        """The middle of a button, which is at least 44 CSS pixels wide: 96 are an inch, and so are 160 points."""
        size = math.ceil(44 * 160 / 96 / host.replayed().view.config.points_per_unit)
        self.assertGreaterEqual(size, 44)
        left = (1280 - len(BUTTONS) * (size + GAP) + GAP) / 2
        return left + BUTTONS.index(button) * (size + GAP) + size / 2, 800 - MARGIN - GAP - size / 2

    def test_one_finger_without_a_drag(self) -> None:
        """A finger that only taps shows the buttons, reaches a place, goes back, turns the page and leaves."""
        self.others = [self.second()]
        with Server() as server, self.start(server, slop=None) as host:

            def tap(button: object) -> None:
                fingers.play(reach.jittery_tap(self.place(host, button)), server.touch)

            fingers.play(reach.jittery_tap((640, 300)), server.touch)
            host.wait("buttons", lambda: self.brightness(server, host, Step.ZOOM_IN) == 255)
            self.assertLess(self.brightness(server, host, Step.ZOOM_OUT), 128)  # impossible
            self.heard(host, r"^first\.png \(1 of 2\) - 80 %, whole picture, smallest$")
            tap(Step.ZOOM_OUT)
            self.heard(host, "smallest, no further$")
            done = self.go(host, tap)
            self.heard(host, r"- \d+ %, \d+ across, \d+ down")
            self.does(host, Step.FIT, tap)
            self.heard(host, r"80 %, whole picture, smallest$")
            replayed = host.replayed()
            self.assertEqual(len(replayed.of(RecordKind.STEP)), len(done) + 2)
            self.assertEqual(len({touch.time for touch in replayed.touches}), 3)  # only the first tap was the view's
            self.assertFalse({EventKind.PAN, EventKind.PINCH} & {event.kind for event in replayed.events})
            tap("on")
            self.heard(host, r"\(2 of 2\)")
            tap("back")
            self.heard(host, r"\(1 of 2\) - 80 %, whole picture, smallest$")
            tap("back")
            self.heard(host, "no further$")
            tap("leave")
            self.assertEqual(host.wait_for_end(), 0)

    def brightness(self, server: Server, host: Host, button: object) -> int:
        x, y = self.place(host, button)
        return server.screenshot().getpixel((int(x), int(y)))[0]

    def test_finger_leaves_a_button(self) -> None:
        """A button acts where the finger lifts. One that has slid away does nothing, and moves nothing."""
        with Server() as server, self.start(server, slop=None) as host:
            fingers.play(fingers.tap((640, 300)), server.touch)
            host.wait("buttons", lambda: self.brightness(server, host, Step.ZOOM_IN) == 255)
            at = self.place(host, Step.ZOOM_IN)
            fingers.play(fingers.drag(at, (at[0], 300)), server.touch)
            self.does(host, Step.ZOOM_IN, lambda step: fingers.play(fingers.tap(at), server.touch))
            self.assertEqual((self.steps(host), len(host.replayed().touches)), (1, 2))

    def test_five_keys(self) -> None:
        """The arrows and the space bar reach a place, read its edges, and go back."""
        with Server() as server, self.start(server, slop=None) as host:
            for count in ("", r" \(2\)"):
                server.press("up")
                self.heard(host, f"whole picture, smallest, no further{count}$")
            self.go(host, self.press_five(server))
            while not self.at_right_edge(host):
                before = self.title()
                self.does(host, Step.RIGHT, self.press_five(server))
                self.heard(host, r"- \d+ %, \d+ across, \d+ down", before)
            server.press("right")
            self.heard(host, "right edge.*, no further$")
            while "largest" not in (before := self.title()):
                self.does(host, Step.ZOOM_IN, self.press_five(server))
                self.heard(host, "", before)
            self.assertEqual(self.back_by_space(server, host), 1)
            self.heard(host, r"^first\.png - 80 %, whole picture, smallest$")

    def test_two_keys(self) -> None:
        """Tab walks through the possible buttons, and Space presses the marked one."""
        with Server() as server, self.start(server, slop=None) as host:
            for key, text in (("tab", "^Zoom in: .* 80 %"), ("space", "^Zoom in: .* 120 %"), ("tab", "^Zoom out: "),
                              ("space", "^Zoom out: .* 80 %"), ("tab", "^Leave: ")):
                server.press(key)
                self.heard(host, text)
            server.press("tab")
            self.heard(host, "^first")
            for key in ("tab", "tab", "space"):
                server.press(key)
            self.assertEqual(host.wait_for_end(), 0)

    def test_reduced_motion(self) -> None:
        """Steps and pages act at once."""
        self.others = [self.second()]
        self.options = ["--reduced-motion"]
        with Server() as server, self.start(server, slop=None) as host:
            for key, text in (("space", "120 %"), ("0", "80 %"), ("pagedown", "2 of 2"), ("pageup", "1 of 2")):
                server.press(key)
                self.heard(host, text)
            replayed = host.replayed()
            times = [event.time for event in replayed.events if event.kind == EventKind.ANIMATION]
            self.assertEqual((len(times), times[::2]), (4, times[1::2]))  # each ends when it begins
            self.assertEqual(replayed.of(RecordKind.PAGER_OFFSET), [])

    # ---- A drag that closes the picture

    def test_drag_closes_the_picture(self) -> None:
        """90 of 800 pixels are too few to close, and a drag sideways asks for a page."""
        for end in ((640, 490), (400, 520)):
            with Server() as server, self.start(server) as host:
                fingers.play(fingers.drag(end=end), server.touch)
                self.look(host, host.wait_for_rest(1).view.transform)
                fingers.play(fingers.drag(end=(650, 540)), server.touch)
                self.assertEqual(host.wait_for_end(), 0)

    # ---- Errors

    def test_picture_is_missing(self) -> None:
        done = subprocess.run([VIEWER, self.folder / "no.png"], env={"SDL_VIDEODRIVER": "dummy"}, capture_output=True,
                              text=True, timeout=GUARD)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, rf"\Aviewer: {self.folder}/no\.png: .*\n\Z")

    def test_broken_pictures_are_left_out(self) -> None:
        second = self.second()
        cut = self.folder / "cut.png"
        cut.write_bytes(second.read_bytes()[:300])
        text = self.folder / "text.jpg"
        text.write_text("no picture\n", encoding="ascii")
        self.others = [cut, text, second]
        with Server() as server, self.start(server) as host:
            fingers.play(pages.SWIPE, server.touch)
            host.wait("second picture", lambda: self.shows(host, 1000))
            said = [line for line in host.said.splitlines() if not line.startswith("libpng ")]  # not libpng's own
            self.assertEqual([line.split(": ")[:2] for line in said], [["viewer", str(cut)], ["viewer", str(text)]])

    def test_mouse_goes_on_without_touch(self) -> None:
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.pinch()[:-2], server.touch)
            server.lose_touch()
            self.assertEqual(host.wait_for_rest(2).lifted(), 2)
            scrolls.drag(server.pointer, [(640, 400)])
            self.assertEqual(host.wait_for_rest(3).touches[-1].tool, Tool.MOUSE)

    def test_window_is_hidden(self) -> None:
        """The gesture is cancelled, and the picture is there again afterwards."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag()[:-1], server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            self.window.unmap()
            server.focus(None)
            host.wait("cancel", lambda: self.has(host, EventKind.PAN, Phase.CANCELLED))
            host.wait("rest", lambda: host.replayed().resting)
            self.window.map()
            server.focus(self.window)
            self.look(host, host.replayed().view.transform)

# SPDX-License-Identifier: MIT
"""GTK 4: the star map of examples/gtk4, and GTK's own zoom gesture beside it."""

import math
import re
import time
from typing import Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

import comparing
import reach
import scrolls
import support
import tapzoom
from host import Host, Replayed
from listening import Listening
from PIL import Image
from tapzoom import RecordKind, ScrollPhase, ScrollSource, ScrollUnit, Step, Transform
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script
from tapzoom.hands.server import Server

STAR_MAP = comparing.ROOT / "build/examples/starmap"
ORACLE = comparing.ROOT / "build/tests/gtk4-oracle"
FAULTS = comparing.ROOT / "build/tests/gtk4-faults"
BAR = 56  # height of the bar at the bottom, units
WHITE = 245  # brightness of a star; its name is a little darker
CROWDED = 15  # distance in units below which two stars overlap


class Star(NamedTuple):
    """A star of the catalog and its place on the map."""

    name: str
    x: float
    y: float
    magnitude: float

    def radius(self, scale: float) -> float:
        """The radius in pixels, as starmap.c draws it."""
        return math.exp(0.28 * (4.5 - self.magnitude)) * scale**0.4


def catalog() -> Iterator[Star]:
    text = (comparing.ROOT / "examples/gtk4/stars.c").read_text(encoding="utf-8")
    for hours, degrees, magnitude, name in re.findall(r'\{([-\d.]+), ([-\d.]+), ([-\d.]+), "([^"]+)"\}', text):
        angle, distance = math.radians(float(hours) * 15), 475 * (90 - float(degrees)) / 130
        yield Star(name, 833 + distance * math.cos(angle), 500 + distance * math.sin(angle), float(magnitude))


def misplaced(
    shot: Image.Image, transform: Transform, scale: int, area: Sequence[float], slack: float = 1.5
) -> Tuple[int, List[str]]:
    """Returns how many places it checked, and which stars are not discs of the right size there."""
    looked, wrong = 0, []
    stars = list(catalog())
    for star in stars:
        x, y = (scale * place for place in transform.to_view((star.x, star.y)))
        radius = scale * star.radius(transform.scale)
        reach = radius + slack
        if radius <= slack or not (area[0] + reach <= x < area[2] - reach and area[1] + reach <= y < area[3] - reach):
            continue
        if any(0 < math.dist(star[1:3], other[1:3]) * transform.scale < CROWDED for other in stars):
            continue  # it lies in the glow of another star
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for side in (-slack, slack):
                place = math.floor(x + way[0] * (radius + side)), math.floor(y + way[1] * (radius + side))
                looked += 1
                if (min(shot.getpixel(place)) >= WHITE) != (side < 0):
                    wrong.append(f"{star.name}: {place} is {shot.getpixel(place)}")
    return looked, wrong


#: The names of the buttons.
BUTTONS = {Step.ZOOM_IN: "Zoom in", Step.ZOOM_OUT: "Zoom out", Step.LEFT: "Left", Step.UP: "Up", Step.RIGHT: "Right",
           Step.DOWN: "Down", Step.COUNTERCLOCKWISE: "Rotate counterclockwise", Step.CLOCKWISE: "Rotate clockwise",
           Step.FIT: "Show all"}
MAP = "Map of the northern sky"


class Gtk4(reach.Reach, support.HostTest):
    """X11 reports places in 1/65536 of a pixel, and GTK calculates with floats."""

    name = "GTK 4"
    program = "starmap"
    precision = 1e-4
    area = (0, 0, 1280, 800 - BAR)
    turns = True
    binary = STAR_MAP
    scale = 1  # pixels of the screen per GTK unit
    bus: Optional[Dict[str, str]] = None  # of a screen reader

    def command(self, options: Sequence[object]) -> List[object]:
        return [self.binary, *options]

    def environment(self) -> Dict[str, str]:
        # GTK would warn about the missing session for screen readers.
        return {**(self.bus or {"GTK_A11Y": "none"}), "GDK_SCALE": str(self.scale)}

    def misplaced(self, shot: Image.Image, transform: Transform) -> Tuple[int, List[str]]:
        return misplaced(shot, transform, self.scale, self.area)

    def test_tap_marks_a_star(self) -> None:
        """A tap near a star marks it. A tap away from all stars removes the mark."""
        with Server() as server, self.start(server) as host:
            transform = host.replayed().view.transform
            sirius = next(star for star in catalog() if star.name == "Sirius")
            x, y = transform.to_view((sirius.x, sirius.y))
            mark = math.floor(x - sirius.radius(transform.scale) - 7), math.floor(y)
            for place, marked in (((x + 8, y - 6), True), ((60, 700), False)):
                fingers.play(fingers.tap(place), server.touch)
                host.wait("mark" if marked else "no mark",
                          lambda: (server.screenshot().getpixel(mark)[0] > 200) == marked)

    def test_keys_of_the_map(self) -> None:
        with Server() as server, self.start(server) as host:
            fitted = host.replayed().view.transform.scale
            for key, factor in (("plus", 1.5), ("minus", 1), ("plus", 1.5), ("0", 1)):
                self.assertAlmostEqual(self.press(server, host, key).transform.scale, fitted * factor, delta=1e-6)
            self.assertAlmostEqual(self.press(server, host, "period").transform.rotation, math.pi / 12)

    def test_key_whose_name_changes(self) -> None:
        """With Shift a comma is a less-than sign, also at its release."""
        with Server() as server, self.start(server) as host:
            server.hold("comma")
            host.wait("velocity", lambda: self.velocities(host))
            server.hold("shift")
            for key in ("comma", "shift"):
                server.hold(key, False)
            host.wait("rest", lambda: len(self.velocities(host)) == 2 and host.replayed().resting)

    def test_bad_options(self) -> None:
        command = self.command(["--record", self.folder / "no" / "where"])
        with Server() as server, Host(server, command, self.folder / "none", self.environment()) as host:
            self.assertEqual(host.wait_for_end(), 1)
            self.assertRegex(host.said, r"\Astarmap: .*: .*\n\Z")

    def test_two_pixels_a_unit(self) -> None:
        """GTK's units are logical pixels. On a screen of twice the density there are half as many, each of two device
        pixels."""
        self.scale = 2
        self.area = (0, 0, 1280, 800 - 2 * BAR)
        with Server() as server, self.start(server) as host:
            fitted = host.replayed().view.transform.scale
            fingers.play(fingers.pinch(), server.touch)
            view = host.wait_for_rest(2).view
            self.assertEqual(view.config.pixels_per_unit, 2)
            self.assertEqual(self.sizes(host)[-1], (640, 400))
            self.assertAlmostEqual(view.transform.scale, fitted * 5, delta=1e-4)
            self.look(host, view.transform)

    # ---- Without pinch and drag: each test listens as a screen reader does

    def heard(self, host: Host, listening: Listening, text: str, after: int = 0) -> None:
        host.wait(f"words {text!r}", lambda: any(re.search(text, said) for said in listening.said[after:]))

    def test_one_finger_without_a_drag(self) -> None:
        """A finger that only taps the buttons reaches a place and goes back."""
        with Server() as server, Listening(server) as listening:
            self.bus = listening.environment
            with self.start(server) as host:
                places = self.buttons(server.screenshot())

                def tap(step: Step) -> None:
                    host.wait(f"button {step}", lambda: listening.tree()[BUTTONS[step]]["sensitive"])
                    fingers.play(reach.jittery_tap(places[step]), server.touch)

                self.assertFalse(listening.tree()[BUTTONS[Step.LEFT]]["sensitive"])  # no step that does nothing
                done = self.go(host, tap)
                self.heard(host, listening, r"^[24]00 percent, \d+ across, \d+ down")
                self.does(host, Step.CLOCKWISE, tap)
                self.heard(host, listening, "rotated 15°")
                self.does(host, Step.FIT, tap)
                self.heard(host, listening, "^100 percent, all visible, smallest$", after=1)
                replayed = host.replayed()
                self.assertEqual((len(replayed.of(RecordKind.STEP)), replayed.touches), (len(done) + 2, []))
                self.assertEqual(host.said, "")

    def buttons(self, shot: Image.Image) -> Dict[Step, Tuple[float, float]]:
        """The middle of each button in the bar. Each is at least 44 pixels wide and high, with its border."""
        row = self.bright([shot.getpixel((x, 800 - BAR // 2 - 15)) for x in range(1280)])
        self.assertEqual(len(row), len(BUTTONS))
        for left, right in row:
            (top, bottom), = self.bright([shot.getpixel((left + 5, y)) for y in range(800 - BAR, 800)])
            self.assertGreaterEqual(min(right - left, bottom - top) + 2, 44)
        return {step: ((left + right) / 2, 800 - BAR / 2) for step, (left, right) in zip(BUTTONS, row)}

    @staticmethod
    def bright(line: Sequence[Tuple[int, int, int]]) -> List[Tuple[int, int]]:
        """Where the runs of bright pixels begin and end."""
        runs = [[]]
        for place, color in enumerate(line):
            if min(color) > 220:
                runs[-1].append(place)
            elif runs[-1]:
                runs.append([])
        return [(run[0], run[-1] + 1) for run in runs if len(run) > 9]

    def test_five_keys(self) -> None:
        """The arrows and the space bar reach a place, hear its edges, and go back."""
        with Server() as server, Listening(server) as listening:
            self.bus = listening.environment
            with self.start(server) as host:
                self.heard(host, listening, "^100 percent, all visible, smallest$")
                before = len(listening.said)
                server.press("left")  # impossible
                self.heard(host, listening, "^left edge$", before)
                self.go(host, self.press_five(server))
                self.heard(host, listening, r"^[24]00 percent, \d\d across, \d\d down")
                while not self.at_right_edge(host):
                    before = len(listening.said)
                    self.does(host, Step.RIGHT, self.press_five(server))
                    self.heard(host, listening, "^[24]00 percent", before)
                before, steps = len(listening.said), self.steps(host)
                server.press("right")
                self.heard(host, listening, "^right edge$", before)
                host.wait("step", lambda: self.steps(host) == steps + 1)
                self.back_by_space(server, host)
                self.heard(host, listening, ", largest$")
                self.heard(host, listening, "^100 percent, all visible, smallest$", before)

    def test_focus_is_visible(self) -> None:
        """Tab walks from the map through the possible buttons and back to the map, which then has a frame. Space
        presses a button."""
        with Server() as server, self.start(server) as host:
            server.press("tab")
            self.does(host, Step.ZOOM_IN, lambda _: server.press("space"))
            self.does(host, Step.FIT, lambda _: server.press("0"))
            self.assertEqual(self.steps(host), 1)
            for _ in range(3):  # both rotations
                server.press("tab")
            frame = [(0, 0, 0), (255, 255, 255)]
            host.wait("frame", lambda: [server.screenshot().getpixel((x, 300)) for x in (0, 2)] == frame)

    def test_actions_of_a_screen_reader(self) -> None:
        """A reader offers exactly the possible steps, and does them."""
        with Server() as server, Listening(server) as listening:
            self.bus = listening.environment
            with self.start(server) as host:
                turns = {"tapzoom.clockwise", "tapzoom.counterclockwise"}
                self.assertEqual(set(listening.tree()[MAP]["actions"]), turns | {"tapzoom.zoom-in"})
                for _ in range(2):
                    self.does(host, Step.ZOOM_IN, lambda _: self.assertTrue(listening.act(MAP, "tapzoom.zoom-in")))
                self.heard(host, listening, "^400 percent, 50 across, 50 down$")
                self.assertEqual(len(listening.tree()[MAP]["actions"]), 9)
                self.does(host, Step.FIT, lambda _: self.assertTrue(listening.act(MAP, "tapzoom.fit")))
                self.assertFalse(listening.act(MAP, "tapzoom.left"))

    # ---- Unusual programs

    def faults(self, name: str) -> str:
        """Returns what a part of gtk4_faults.c prints."""
        with Server() as server:
            with Host(server, [FAULTS, name], self.folder / "none", self.environment()) as host:
                self.assertEqual(host.wait_for_end(), 0, host.said)
                return host.said

    def test_handler_destroys_the_window(self) -> None:
        """No event and no frame follow, though more events wait."""
        self.assertRegex(self.faults("destroy"), r"\Aevent \d+\n\Z")

    def test_events_of_a_command_in_a_handler(self) -> None:
        """They come in the next frame."""
        self.assertRegex(self.faults("zooms"), r"\A(settled\nframe\n){3}(frame\n)*\Z")

    def test_area_without_a_drawing(self) -> None:
        """An area that GtkBuilder makes is empty."""
        self.assertEqual(self.faults("bare"), "")

    def test_buttons_in_another_language(self) -> None:
        """They have translated names, leave out rotations of a view that does not rotate, and outlive the area."""
        names = [name for name in BUTTONS.values() if not name.startswith("Rotate")]
        self.assertEqual(self.faults("buttons"), "".join(f"<{name}> {int(name == 'Zoom in')}\n" for name in names))

    def test_handlers_of_the_program_stay(self) -> None:
        self.assertEqual(self.faults("handlers"), "title\n")

    def test_pens(self) -> None:
        """The tool of an event tells a pen, else the device. A pen that hovers guards against palms."""
        with Server() as server:
            with Host(server, [FAULTS.with_name("gtk4-pens")], self.folder / "none", self.environment()) as host:
                self.assertEqual(host.wait_for_end(), 0, host.said)
                near = ("logical mouse", "eraser", "device", "in", "out")
                self.assertEqual(host.said, "".join(f"near {name}\n" for name in near) + "down 1\ndown 2\n")

    # ---- A trackpad: on X11 GTK reports scrolls, and a pinch with phases

    #: Pixels per notch, by which X11 divides the travel on a trackpad.
    notch = 15
    place = 700.0, 420.0

    def moved(self, server: Server, host: Host, *scripts: List[scrolls.Report]) -> Replayed:
        """Plays a script on a trackpad with the pointer at `place`. The library, fed directly with the same script,
        must give the same transform."""
        server.pointer.point(*self.place)
        server.pointer.sync()
        for script in scripts:
            time.sleep(0.2)  # the clock of a view without advances is late
            settled = self.settlings(host)
            scrolls.move(script, server.trackpad)
            host.wait("rest", lambda: self.settlings(host) > settled and host.replayed().resting)
        replayed = host.replayed()
        reported = [call.arguments for call in replayed.of(RecordKind.SCROLL)]
        for scroll in reported:
            self.assertEqual((scroll["unit"], scroll["source"]), (ScrollUnit.PIXEL, ScrollSource.TRACKPAD))
            self.assertLess(math.dist((scroll["x"], scroll["y"]), self.place), 1e-3)
        reports = [report for script in scripts for report in script]
        for name, way in (("dx", sum(report.dx for report in reports)), ("dy", sum(report.dy for report in reports))):
            self.assertAlmostEqual(sum(scroll[name] for scroll in reported), self.notch * way, delta=1e-6)
        self.assertEqual([phase for scroll in reported if (phase := scroll["phase"]) != ScrollPhase.CHANGED],
                         [ScrollPhase.BEGAN, ScrollPhase.ENDED] * len(scripts))
        with tapzoom.View((1, 1), (1, 1)) as view:
            view.load_state(replayed.before)
            for call in replayed.calls:
                if call.kind == RecordKind.ADVANCE:
                    view.advance(max(call.time, view.state.time))  # late for the host means late here
                elif call.kind == RecordKind.SCROLL:
                    view.push_scroll(**dict(call.arguments, x=self.place[0], y=self.place[1]))
            self.assertLess(self.distance(view.transform, replayed.view.transform), 1e-3)
        self.look(host, replayed.view.transform)
        self.assertEqual(host.said, "")
        return replayed

    def before(self, replayed: Replayed) -> Transform:
        """The transform before the script."""
        with tapzoom.View((1, 1), (1, 1)) as view:
            view.load_state(replayed.before)
            return view.transform

    def test_touchpad_pinch(self) -> None:
        """The sheet follows the fingers exactly, about the pointer."""
        with Server() as server, self.start(server) as host:
            replayed = self.moved(server, host, scrolls.pinch(3, 30))
            before, after = self.before(replayed), replayed.view.transform
            self.assertAlmostEqual(after.scale, before.scale * 3, delta=1e-4)
            self.assertAlmostEqual(after.rotation, math.radians(30), delta=1e-4)
            self.assertLess(math.dist(after.to_view(before.to_content(self.place)), self.place), 1e-3)
            self.assertEqual(self.outline(replayed), ["SCROLL BEGAN", "SCROLL ENDED", "SETTLED DISCRETE"])

    def test_touchpad_scroll(self) -> None:
        """If the fingers rest before they lift, the content moves exactly as far as they do."""
        with Server() as server, self.start(server) as host:
            replayed = self.moved(server, host, scrolls.pinch(4), scrolls.swipe(-0.5, 0.25, 20, rest=True))
            self.assertEqual(self.outline(replayed), ["SCROLL BEGAN", "SCROLL ENDED", "SETTLED DISCRETE"] * 2)
            begun = [index for index, call in enumerate(replayed.calls)
                     if call.arguments.get("phase") == ScrollPhase.BEGAN and call.kind == RecordKind.SCROLL]
            before, after = replayed.calls[begun[1] - 1].transform, replayed.view.transform
            self.assertAlmostEqual(after.x - before.x, 0.5 * 20 * self.notch, delta=1e-3)
            self.assertAlmostEqual(after.y - before.y, -0.25 * 20 * self.notch, delta=1e-3)

    def test_touchpad_fling(self) -> None:
        """If the fingers lift in motion, the content continues."""
        with Server() as server, self.start(server) as host:
            replayed = self.moved(server, host, scrolls.pinch(4), scrolls.swipe(-1, 0, 12, rest=False))
            self.assertEqual(self.outline(replayed)[3:], [
                "SCROLL BEGAN", "SCROLL ENDED", "FLING BEGAN", "FLING ENDED", "SETTLED DISCRETE"])
            lifted, after = replayed.of(RecordKind.SCROLL)[-1].transform, replayed.view.transform
            self.assertGreater(after.x - lifted.x, 100)

    # ---- The oracle: GtkGestureZoom gets the same touches as the library, in a separate program

    def agree(self, script: Script, end: float) -> None:
        """Plays a script and compares both scales frame by frame."""
        self.binary = ORACLE
        # Lifts come later, so that a slow frame still shows the end of the moves.
        script = [step._replace(time=step.time + 0.3 * (step.phase == "ended")) for step in script]
        with Server() as server, self.start(server) as host:
            fingers.play(script, server.touch)
            host.wait_for_rest(sum(step.phase == "ended" for step in script))
            server.ask_to_close(self.window)
            self.assertEqual(host.wait_for_end(), 0)
            pairs = [[float(word) for word in line.split()] for line in host.said.splitlines()]
        self.assertGreater(len(pairs), 8)
        self.assertAlmostEqual(pairs[-1][0], end, delta=2e-5)  # from the precision: see README.md
        for gtk, ours in pairs:
            # Both have the same positions and divide one distance by another: only the last printed digit may differ.
            self.assertAlmostEqual(ours, gtk, delta=2e-9)

    def test_oracle_agrees_on_a_pinch(self) -> None:
        self.agree(fingers.pinch(), 5)

    def test_oracle_agrees_on_a_pinch_that_turns(self) -> None:
        self.agree(fingers.pinch(center=(500.3, 350.7), start=70, end=210, turn=1.2), 3)

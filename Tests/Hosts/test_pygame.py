# SPDX-License-Identifier: MIT
"""The photo wall of examples/pygame: one photo under the tests of all hosts, then several photos. A game with a button
over its view, a pause and slow frames."""

import math
import sys
import unittest
from functools import partial
from pathlib import Path
from typing import Dict, List, Optional, Sequence, Tuple

import comparing
import pygame
import screen
import scrolls
import support
import viewer
from host import Host, Replayed
from PIL import Image
from tapzoom import MAX_CONTACTS, EventKind, Owner, Phase, RecordKind, StateFlag, Transform, View
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Script
from tapzoom.hands.server import Server

WALL = comparing.ROOT / "examples/pygame/wall.py"
sys.path.insert(0, str(WALL.parent))

from hands import Hands  # noqa: E402
from photo import CONFIG, Photo  # noqa: E402

PICTURE = 1600, 1000
#: The centers of four photos.
CENTERS = {1: (320, 200), 2: (960, 200), 3: (320, 600), 4: (960, 600)}


class Pygame(support.HostTest):
    name = "pygame-ce"
    program = "wall"
    #: SDL reports parts of the window in single precision: 24 bits for 1280 pixels. Three units in the last place.
    precision = 3 * 1280 / 2**24
    turns = True
    wakeups = 51  # pygame can only look for events, each 0.01 s
    leftward = -1
    loads = "TAPZOOM_LIBRARY"
    #: The X server lifts the fingers, and SDL 2 does not report why.
    hears_of_devices = False
    pictures: Optional[List[Path]] = None

    def command(self, options: Sequence[object]) -> List[object]:
        self.marks = screen.test_picture(self.folder / "picture.png", *PICTURE)
        return [sys.executable, WALL, *options, *(self.pictures or [self.folder / "picture.png"])]

    def environment(self) -> Dict[str, str]:
        return {"PYTHONPATH": str(comparing.ROOT / "bindings/python"), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

    def pivot(self, before: Transform) -> Tuple[float, float]:
        return before.to_view((PICTURE[0] / 2, PICTURE[1] / 2))

    def test_key_turns(self) -> None:
        with Server() as server, self.start(server) as host:
            for turns in (1, 2):
                self.assertAlmostEqual(self.press(server, host, "r").transform.rotation, turns * math.pi / 2)

    # ---- Several photos, each recorded by itself

    def start_four(self, server: Server) -> Host:
        self.pictures = 4 * [self.folder / "picture.png"]
        self.number = 4
        return self.start(server)

    def settled(self, host: Host, number: int, script: Script) -> Replayed:
        """The final transform of photo NUMBER after a script, and that of the library fed directly."""
        replayed = host.wait_for_rest(fingers.lifts(script), number)
        transform, _ = self.fed(replayed, script)
        self.assertLess(self.distance(transform, replayed.view.transform), 25 * self.precision)
        return replayed

    def test_two_hands(self) -> None:
        """One hand zooms a photo while another rotates a second one. Neither affects the other."""
        zoom = fingers.pinch(CENTERS[1], 60, 80)
        turn = with_fingers_from(2, fingers.rotate(CENTERS[4], 80))
        with Server() as server, self.start_four(server) as host:
            fingers.play(fingers.together(zoom, turn), server.touch)
            for number, script, kind in ((1, zoom, EventKind.PINCH), (4, turn, EventKind.ROTATE)):
                replayed = self.settled(host, number, script)
                self.assertIn(kind, [event.kind for event in replayed.events])
                self.look(host, replayed.view.transform)
            for number in (2, 3):
                self.assertEqual(host.replayed(number).touches, [])

    def test_finger_stays_with_its_photo(self) -> None:
        """A finger that drags its photo over another one keeps its own, which is below. A finger that lands there gets
        the upper photo."""
        over = 800, 250
        drag = fingers.drag(CENTERS[1], over)
        rest = fingers.touch(1, 0.05, 1, CENTERS[2])
        tap = fingers.tap(over, finger=1)
        with Server() as server, self.start_four(server) as host:
            fingers.play(fingers.then(fingers.together(drag, rest), 0.5, tap), server.touch)
            self.settled(host, 1, drag)
            above = self.settled(host, 2, fingers.then(rest, 0.5, tap))
            self.look(host, above.view.transform)

    def test_wheel_over_one_of_four_photos(self) -> None:
        """It zooms only the photo under the pointer."""
        with Server() as server, self.start_four(server) as host:
            scrolls.turn([scrolls.Notch(0, False, CENTERS[2])], server.pointer)
            replays: Dict[int, Replayed] = {}

            # Read the recording once, because it may be cut off while it is written. A photo has also settled before
            # the wheel turns.
            def is_done(number: int) -> bool:
                replays[number] = host.replayed(number)
                count = len(replays[number].of(RecordKind.SCROLL))
                return replays[number].resting and count == int(number == 2)

            for number in (2, *CENTERS):
                host.wait("zoom", partial(is_done, number))
            for number, replayed in replays.items():
                self.assertEqual(
                    [event.phase for event in replayed.events if event.kind == EventKind.SCROLL],
                    [Phase.BEGAN, Phase.ENDED] if number == 2 else [])
                self.look(host, replayed.view.transform)

    def test_thrown_photo(self) -> None:
        """A photo thrown off the table stays within reach, and a double tap returns it."""
        throw = fingers.fling(CENTERS[1], (80, 200), 0.12)
        with Server() as server, self.start_four(server) as host:
            fitted = host.replayed(1).view.transform
            fingers.play(throw, server.touch)
            thrown = host.wait_for_rest(1, 1)
            self.assertIn(EventKind.FLING, [event.kind for event in thrown.events])
            right = thrown.view.transform.to_view((PICTURE[0], PICTURE[1] / 2)).x
            self.assertLess(abs(right - 60), 1)  # the remaining part is as wide as a fingertip
            # Half a second later: an earlier tap would continue the drag.
            back = fingers.then(fingers.drag((30, 200), (330, 200)), 0.5, fingers.double_tap((300, 200)))
            fingers.play(back, server.touch)
            host.wait("way back", lambda: self.distance(host.replayed(1).view.transform, fitted) < 1e-6)

    def test_key_puts_all_back(self) -> None:
        drags = [fingers.drag(CENTERS[2], (700, 300)), fingers.drag(CENTERS[3], (500, 500), finger=1)]
        with Server() as server, self.start_four(server) as host:
            fingers.play(fingers.together(*drags), server.touch)
            for self.number in (3, 2):
                host.wait_for_rest(1, self.number)
            self.press(server, host, "0")  # the second photo glides from its place at the press of the key
            for number in CENTERS:
                host.wait("reset", lambda: self.is_reset(host.replayed(number)))
                view = host.replayed(number).view
                center = view.transform.to_view((PICTURE[0] / 2, PICTURE[1] / 2))
                self.assertLess(max(abs(a - b) for a, b in zip(center, CENTERS[number])), 1e-6)
                self.assertEqual(view.transform.rotation, 0)
                self.look(host, view.transform)

    # ---- Fingers that the wall claims

    def test_one_finger_turns_a_photo_by_its_edge(self) -> None:
        """The finger belongs to the wall and makes no gesture of the view; meanwhile fingers on another photo pinch."""
        pull = fingers.stroke(0, fingers.around(CENTERS[1], (255, 255), (math.pi, math.pi + 0.6)), 0, 0.5)
        zoom = with_fingers_from(2, fingers.pinch(CENTERS[4], 60, 80))
        with Server() as server, self.start_four(server) as host:
            fitted = host.replayed(1).view.transform
            fingers.play(fingers.together(pull, zoom), server.touch)
            self.settled(host, 4, zoom)
            turned = host.wait_for_rest(1, 1)
            self.assertEqual([call.arguments["owner"] for call in turned.of(RecordKind.OWNER)], [Owner.HOST])
            self.assertEqual(set(gestures(turned)), {"ANIMATION", "SETTLED"})  # from commands of the wall
            transform = turned.view.transform
            self.assertAlmostEqual(transform.rotation - fitted.rotation, 0.6, delta=1e-5)
            self.assertAlmostEqual(transform.scale, fitted.scale)
            end = pull[-1].x, pull[-1].y
            self.assertLess(math.dist(transform.to_view(fitted.to_content((pull[0].x, pull[0].y))), end), 1e-2)
            self.look(host, transform)

    @staticmethod
    def is_reset(replayed: Replayed) -> bool:
        return replayed.resting and RecordKind.FIT in [call.kind for call in replayed.calls]

    def test_pictures_that_cannot_be_shown(self) -> None:
        """The program prints one line for each and shows the others, such as one with a palette. Without any picture it
        ends."""
        palette = self.folder / "palette.png"
        screen.test_picture(palette, *PICTURE)
        with Image.open(palette) as picture:
            picture.quantize(64).save(palette)
        broken = self.folder / "broken.png"
        broken.write_text("no picture", encoding="utf-8")
        missing = self.folder / "missing.png"
        said = rf"\Awall: {missing}: No such file or directory\nwall: {broken}: .+\n"
        self.pictures = [missing, palette, broken]
        with Server() as server:
            with self.start(server) as host:
                self.look(host, host.replayed().view.transform)
                self.assertRegex(host.said, said + r"\Z")
            self.pictures = [missing, broken]
            nothing = Host(server, self.command([]), self.folder / "none", self.environment())
            with nothing as host:
                self.assertEqual(host.wait_for_end(), 1)
                self.assertRegex(host.said, said + r"wall: .+\n\Z")


#: It takes its events from pygame, and draws always. A frame takes some seconds. Y pauses it and R goes on.
GAME = """
import sys, time
import pygame
import tapzoom.pygame
from pygame._sdl2.video import Renderer, Texture
pygame.display.init()
window = pygame.Window("game", (1280, 800), resizable=True)
renderer = Renderer(window)
picture = Texture.from_surface(renderer, pygame.image.load(sys.argv[1]))
button = pygame.Rect(20, 20, 160, 80)
zoom = tapzoom.pygame.Zoom((picture.width, picture.height), window=window)
due = time.perf_counter()
running = True
while running:
    for event in pygame.event.get():
        point = zoom.landed(event)
        if point and button.collidepoint(point):
            print("pressed", flush=True)
        else:
            zoom.event(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            running = False
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_y:
            zoom.pause()
            print("pause", flush=True)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_r:
            zoom.resume()
            print("resume", flush=True)
    scale, rotation, x, y = zoom.frame()
    renderer.clear()
    picture.draw(dstrect=(x, y, picture.width * scale, picture.height * scale))
    renderer.present()
    due += float(sys.argv[2])
    time.sleep(max(0, due - time.perf_counter()))
"""


class Game(viewer.Viewer):
    name = "pygame-ce game"
    loads = "TAPZOOM_LIBRARY"
    precision = Pygame.precision
    #: Seconds of a frame.
    step = 1 / 60

    def command(self, options: Sequence[object]) -> List[object]:
        return [*super().command(options), self.step]

    def viewer(self) -> List[object]:
        program = self.folder / "game.py"
        program.write_text(GAME, encoding="utf-8")
        return [sys.executable, program]

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(comparing.ROOT / "bindings/python"),
                "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

    def test_button(self) -> None:
        """A finger or the mouse presses it once, and a drag from it moves nothing. Another finger pans meanwhile."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag((60, 60), (400, 300)), server.touch)
            host.wait_for_line("pressed")
            scrolls.drag(server.pointer, [(60, 60), (300, 200)])
            host.wait("press of the mouse", lambda: host.said == 2 * "pressed\n")
            self.assertEqual(host.replayed().touches, [])
            held = fingers.touch(1, 0, 1.2, (60, 60))
            drag = fingers.drag((640, 400), (500, 320))
            pan = [step._replace(time=step.time + 0.2) for step in drag]
            fingers.play(fingers.together(held, pan), server.touch)
            replayed = host.wait_for_rest(1)
            self.found(replayed.touches, pan)
            self.assertEqual({touch.id for touch in replayed.touches}, {0})
            self.assertIn(EventKind.PAN, [event.kind for event in replayed.events])
            self.assertEqual(host.said, 3 * "pressed\n")

    def test_pause(self) -> None:
        """In a pause the clock stands still and fingers do nothing; the window can change its size. Then all goes on
        as before."""
        with Server() as server, self.start(server) as host:
            drag = fingers.drag()
            fingers.play(drag[:-1], server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            server.press("y")
            host.wait_for_line("pause")
            count = len(host.replayed().touches)
            fingers.play([drag[-1]._replace(time=0)], server.touch)
            fingers.play(fingers.double_tap(), server.touch)
            server.resize(self.window, 900, 700)
            host.wait("resize", lambda: self.sizes(host)[-1] == (900, 700))
            paused = host.replayed()
            self.assertTrue(self.has(host, EventKind.PAN, Phase.CANCELLED))
            self.assertEqual((len(paused.touches), paused.view.contacts()), (count, []))
            times = {call.time for call in paused.calls if call.number > len(paused.calls) - 10}
            self.assertEqual(len(times), 1)
            server.press("r")
            host.wait_for_line("resume")
            fingers.play(fingers.pinch((450, 350)), server.touch)
            host.wait("pinch", lambda: self.has(host, EventKind.PINCH, Phase.ENDED))
            replayed = host.wait_for_rest(2)
            first = next(touch for touch in replayed.touches[count:])
            self.assertLess(first.time - times.pop(), 5)

    def test_double_taps_in_slow_frames(self) -> None:
        """2.5 a second: the program fetches several events of a double tap together."""
        self.step = 0.4
        with Server() as server, self.start(server) as host:
            for number in range(1, 5):
                fingers.play(fingers.double_tap(), server.touch)
                host.wait_for_rest(2 * number)
                kinds = [event.kind for event in host.replayed().events]
                self.assertEqual(kinds.count(EventKind.DOUBLE_TAP), number)
                self.assertNotIn(EventKind.TAP, kinds)


def gestures(replayed: Replayed) -> List[str]:
    """The kinds of the events since the first touch, without CHANGED."""
    start = replayed.touches[0].time
    return [event.kind.name for event in replayed.events if event.time >= start and event.phase != Phase.CHANGED]


class HandsTest(unittest.TestCase):
    """Hands that a touchscreen of ten fingers on X11 cannot make, or that need exact times."""

    def setUp(self) -> None:
        self.photo = Photo(pygame.Surface((100, 100)), View((100, 100), (100, 100), config=CONFIG))
        self.hands = Hands([self.photo])

    def test_lost_up(self) -> None:
        """A finger that lands again has lifted before: its gesture is cancelled, and it begins again."""
        self.hands.down(0.0, 7, (50, 50))
        self.hands.move(0.1, 7, (80, 50))
        self.hands.down(0.5, 7, (60, 50))
        self.hands.up(0.6, 7, (60, 50))
        self.photo.view.advance(2.0)
        phases = [event.phase for event in self.photo.view.poll_events() if event.kind == EventKind.PAN]
        self.assertEqual((phases[0], phases[-1]), (Phase.BEGAN, Phase.CANCELLED))
        self.assertFalse(self.photo.view.state.flags & StateFlag.TOUCHED)

    def test_too_many_fingers(self) -> None:
        """The wall ignores contacts beyond the limit; their moves and lifts are no errors."""
        for move in (self.hands.down, self.hands.move, self.hands.up):
            for finger in range(MAX_CONTACTS + 3):
                move(0.0, finger, (50, 50))
        self.assertFalse(self.photo.view.state.flags & StateFlag.TOUCHED)

    def kinds(self) -> List[EventKind]:
        self.photo.view.advance(self.photo.view.state.time + 2)
        return [event.kind for event in self.photo.view.poll_events()]

    def test_claimed_finger_does_not_tap(self) -> None:
        """At the edge a short touch belongs to the wall; in the middle it is a tap."""
        tap = [EventKind.TAP_PENDING, EventKind.TAP_PENDING, EventKind.TAP]
        for finger, place, owner, expected in ((1, (2, 50), Owner.HOST, []), (2, (50, 50), Owner.VIEW, tap)):
            self.hands.down(10 * finger, finger, place)
            self.assertEqual(self.photo.view.contact_owner(finger), owner)
            self.hands.up(10 * finger + 0.1, finger, place)
            self.assertEqual(self.kinds(), expected)

    def test_claimed_finger_pulls_straight(self) -> None:
        """A pull toward the middle does not rotate the photo; the photo follows without a slop."""
        before = self.photo.view.transform
        self.hands.down(0, 1, (2, 50))
        self.hands.move(0.01, 1, (5, 50))
        self.assertAlmostEqual(self.photo.view.transform.x - before.x, 3)
        self.assertAlmostEqual(self.photo.view.transform.rotation, 0)

    def test_claim_holds_a_moving_photo(self) -> None:
        """An animation ends under the finger, and does not continue when the wall claims the finger."""
        view = self.photo.view
        view.advance(0)
        view.pan_by(60, 0)
        view.fit(animated=True)
        view.advance(0.1)
        self.hands.down(0.1, 1, view.transform.to_view((2, 50)))
        before = view.transform
        view.advance(1)
        self.assertEqual(view.transform, before)

    def test_lost_up_of_a_claimed_finger(self) -> None:
        """The finger begins again as a finger of the view, in the middle. The next one joins it."""
        self.hands.down(0, 7, (2, 50))
        self.hands.down(0.5, 7, (50, 50))
        self.hands.down(0.6, 8, (2, 50))
        self.assertEqual([self.photo.view.contact_owner(finger) for finger in (7, 8)], [Owner.VIEW, Owner.VIEW])
        self.hands.cancel(1)
        self.hands.move(1.1, 8, (60, 50))
        self.hands.down(1.2, 7, (2, 50))
        self.assertEqual(self.photo.view.contact_owner(7), Owner.HOST)

    def test_first_of_two_fingers_lifts(self) -> None:
        """The second finger still belongs to the view: it drags the photo and does not rotate it."""
        self.hands.down(0, 1, (2, 50))
        self.hands.down(0.2, 2, (97, 50))
        self.assertEqual([self.photo.view.contact_owner(finger) for finger in (1, 2)], [Owner.VIEW, Owner.VIEW])
        self.hands.up(0.5, 1, (2, 50))
        self.photo.view.advance(1)
        self.hands.move(1.1, 2, (97, 90))
        self.photo.view.advance(1.1)
        self.assertEqual(self.photo.view.contact_owner(2), Owner.VIEW)
        self.assertEqual(self.photo.view.transform.rotation, 0)
        self.assertGreater(self.photo.view.transform.y, 20)

    def test_finger_goes_over_photos_of_the_table(self) -> None:
        """A finger that slid onto a photo keeps it, and takes no other one."""
        other = Photo(pygame.Surface((100, 100)), View((100, 100), (100, 100), config=CONFIG))
        other.view.pan_by(200, 0)
        self.hands.photos.append(other)
        self.hands.down(0, 1, (-40, 50))
        self.hands.move(0.1, 1, (-20, 50))
        for finger in range(9):
            self.hands.move(0.2 + finger / 10, 1, (10 + 30 * finger, 50))
        self.hands.up(1.2, 1, (250, 50))
        self.assertFalse(math.isfinite(other.view.state.time))
        self.assertAlmostEqual(self.photo.view.transform.x, 240)
        self.assertFalse({EventKind.TAP, EventKind.TAP_PENDING} & set(self.kinds()))


def with_fingers_from(first: int, script: Script) -> Script:
    """The same script with other finger ids."""
    return [step._replace(finger=first + step.finger) for step in script]

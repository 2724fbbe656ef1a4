# SPDX-License-Identifier: MIT
"""The drawing program: SDL2 on X11 with real fingers, a mouse and keys; without a window also with pens and
recordings."""

import json
import math
import random
import re
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Dict, List, NamedTuple, Sequence, Tuple

import scrolls
from host import GUARD, Host, Replayed
from PIL import Image
from tapzoom import ContactFlag, EventKind, Owner, RecordKind, Tool, TouchPhase, Transform, View
from tapzoom.hands import fingers
from tapzoom.hands.fingers import Place, Script
from tapzoom.hands.server import Server
from timed import TimedTest
from viewer import recorded

ROOT = Path(__file__).resolve().parents[2]
DRAWING, PLAYED = ROOT / "build/examples/drawing", ROOT / "build/tests/played-drawing"
INK, RED, PAPER = (0x1D, 0x27, 0x33), (0xC8, 0x35, 0x2B), (0xFF, 0xFF, 0xFF)


class Stroke(NamedTuple):
    """A stroke of the saved drawing, in units of the sheet."""

    color: Tuple[int, ...]
    width: float
    points: List[Place]


def read_strokes(file: Path) -> List[Stroke]:
    strokes = []
    for color, width, path in re.findall(
            r'<path stroke="#(\w{6})" stroke-width="([\d.]+)" d="([^"]+)"', file.read_text(encoding="ascii")):
        places = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", path)]
        # The start, then a control point and an end for each curve. The control points are places of the stroke.
        points = [places[0], *places[1::2], places[-1]]
        strokes.append(Stroke(tuple(bytes.fromhex(color)), float(width), points))
    return strokes


class Drawing(TimedTest):
    """The program in a window, under real fingers."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.recording, self.saved = Path(folder.name, "recording.tapzoom"), Path(folder.name, "drawing.svg")
        self.server = self.enter(Server())
        command = [DRAWING, "--empty", "--record", self.recording, "--save", self.saved]
        self.host = self.enter(Host(self.server, command, self.recording))
        self.window = self.host.wait_for_window()
        self.server.focus(self.window)

    def enter(self, context):
        self.addCleanup(context.__exit__, None, None, None)
        return context.__enter__()

    # ---- Helpers

    @property
    def transform(self) -> Transform:
        return self.host.replayed().view.transform

    def play(self, script: Script) -> Replayed:
        """Plays a script, and waits until the program has processed it and the view rests."""
        lifted = self.host.replayed().lifted() + fingers.lifts(script)
        fingers.play(script, self.server.touch)
        return self.host.wait_for_rest(lifted)

    def strokes(self) -> List[Stroke]:
        """Ends the program, which must have printed nothing, and reads the saved drawing."""
        self.server.ask_to_close(self.window)
        self.assertEqual(self.host.wait_for_end(), 0, self.host.said)
        self.assertEqual(self.host.said, "")
        return read_strokes(self.saved)

    def pixel(self, x: float, y: float) -> Tuple[int, int, int]:
        return self.server.screenshot().getpixel((math.floor(x), math.floor(y)))

    def wait_for_pixel(self, place: Place, color: Tuple[int, ...]) -> None:
        self.host.wait(f"{color} at {place}", lambda: self.pixel(*place) == color)

    def assert_points(self, stroke: Stroke, script: Script, transform: Transform) -> None:
        """Checks that the stroke follows the script of its finger from the first to the last place."""
        places = [(step.x, step.y) for step in script]
        drawn = [transform.to_view(point) for point in stroke.points]
        for point in drawn:
            self.assertLess(min(math.dist(point, place) for place in places), 1e-3)
        self.assertLess(math.dist(drawn[0], places[0]), 1e-3)
        self.assertLess(math.dist(drawn[-1], places[-1]), 1e-3)
        self.assertGreater(len(drawn), len(places) / 3)  # a host may leave out moves

    # ---- Drawing

    def test_one_finger_draws(self) -> None:
        before = self.transform
        line = fingers.stroke(0, fingers.line((300, 200), (700, 500)), 0, 0.5)
        replayed = self.play(line)
        self.wait_for_pixel((500, 350), INK)
        shot = self.server.screenshot()
        reach = 4 / 2 * before.scale  # half of the width of the line
        across = (-0.6, 0.8)
        for part in (0.01, 0.2, 0.4, 0.6, 0.8, 0.99):
            for away, inked in ((0, True), (reach - 1.2, True), (1.2 - reach, True), (reach + 1.2, False),
                                (-reach - 1.2, False)):
                x, y = (300 + 400 * part + away * across[0], 200 + 300 * part + away * across[1])
                self.assertEqual(shot.getpixel((math.floor(x), math.floor(y))) == INK, inked, (part, away))
        self.assertEqual(replayed.view.transform, before)
        self.assertEqual([event.owner for event in replayed.events], [Owner.HOST])
        (stroke,) = self.strokes()
        self.assertEqual((stroke.color, stroke.width), (INK, 4))
        self.assert_points(stroke, line, before)

    def test_two_fingers_move_the_sheet(self) -> None:
        """They draw nothing. The ink moves with the paper and stays sharp."""
        first = self.transform
        self.play(fingers.tap((400, 300)))
        replayed = self.play(fingers.pinch((500, 350), 50, 200))
        shown = replayed.view.transform
        self.assertGreater(shown.scale / first.scale, 3)
        dot = shown.to_view(first.to_content((400, 300)))
        self.wait_for_pixel(dot, INK)
        shot, reach = self.server.screenshot(), 4 / 2 * shown.scale
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for away, inked in ((reach - 1.5, True), (reach + 1.5, False)):
                place = (math.floor(dot.x + away * x), math.floor(dot.y + away * y))
                self.assertEqual(shot.getpixel(place) == INK, inked, place)
        self.assertEqual(len(self.strokes()), 1)

    # ---- Undo, keys, the mouse

    def test_undo_and_clear(self) -> None:
        """Keys remove the last stroke, bring it back, and remove all strokes."""
        places = [(300, 300), (500, 300)]
        for place in places:
            self.play(fingers.tap(place))
            self.wait_for_pixel(place, INK)
        for key, color in (("z", PAPER), ("y", INK), ("z", PAPER)):
            self.server.press(key)
            self.wait_for_pixel(places[1], color)
        self.assertEqual(self.pixel(*places[0]), INK)
        self.server.press("delete")
        self.wait_for_pixel(places[0], PAPER)
        self.play(fingers.tap(places[1]))
        self.assertEqual(len(self.strokes()), 1)

    def test_keys(self) -> None:
        """Keys choose the pen of the next stroke and move the sheet. Ink stays at its place on the paper."""
        before = self.transform
        self.server.press("2")
        self.server.press("w")
        self.play(fingers.tap((400, 300)))
        self.wait_for_pixel((400, 300), RED)
        self.assertEqual(self.pixel(400 + 3, 300), RED)
        self.server.press("plus")
        self.server.press("left")
        self.host.wait("zoom", lambda: self.has_come(before.scale * 1.5))
        self.assertAlmostEqual(self.transform.to_view(before.to_content((640, 400))).x, 640 + 320)
        self.wait_for_pixel(self.transform.to_view(before.to_content((400, 300))), RED)
        self.server.press("0")
        self.host.wait("reset", lambda: self.has_come(before.scale))
        self.assertEqual([(stroke.color, stroke.width) for stroke in self.strokes()], [(RED, 12)])

    def has_come(self, scale: float) -> bool:
        replayed = self.host.replayed()
        return replayed.resting and abs(replayed.view.transform.scale / scale - 1) < 1e-9

    def drag_mouse(self, button: int, start: Place, dx: int) -> None:
        lifted = self.host.replayed().lifted()
        scrolls.drag(self.server.pointer, [start, (start[0] + dx, start[1])], button, rest=0.2)
        self.host.wait_for_rest(lifted + 1)

    def test_palette(self) -> None:
        """Its buttons choose the pen and undo. A finger that lands on it draws nothing, wherever it moves."""
        red, width, undo = ((36, y) for y in (322, 478, 530))
        self.play(fingers.tap((400, 300)))
        for button in (red, width):
            fingers.play(fingers.tap(button), self.server.touch)
        self.play(fingers.tap((500, 300)))
        fingers.play(fingers.drag(red, (700, 500)), self.server.touch)
        self.play(fingers.tap((610, 310)))
        self.wait_for_pixel((610, 310), RED)
        fingers.play(fingers.tap(undo), self.server.touch)
        self.wait_for_pixel((610, 310), PAPER)
        self.assertEqual([touch.x for touch in self.host.replayed().touches if touch.x < 62], [])
        self.assertEqual([(stroke.color, stroke.width) for stroke in self.strokes()], [(INK, 4), (RED, 12)])

    def test_mouse(self) -> None:
        """The left button draws, the other buttons move the sheet, and the wheel zooms."""
        before = self.transform
        self.drag_mouse(1, (300, 300), 200)
        self.assertEqual(self.transform, before)
        for button in (2, 3):
            moved = self.transform
            self.drag_mouse(button, (300, 500), 100)
            self.assertAlmostEqual(self.transform.x - moved.x, 97, delta=1e-6)  # less the slop of a mouse
        self.server.pointer.button(4, True)
        self.server.pointer.button(4, False)
        self.server.pointer.sync()
        self.host.wait("wheel", lambda: self.has_come(before.scale * 2 ** (1 / 3)))
        self.assertEqual({touch.tool for touch in self.host.replayed().touches}, {Tool.MOUSE})
        (stroke,) = self.strokes()
        self.assertLess(math.dist(before.to_view(stroke.points[-1]), (500, 300)), 1e-3)

    # ---- Events of a window

    def test_focus_is_lost(self) -> None:
        """The unfinished stroke is removed, and its finger draws nothing more. The next finger draws."""
        *down, last = fingers.stroke(0, fingers.line((300, 300), (600, 300)), 0, 0.4)
        fingers.play(down, self.server.touch)
        self.wait_for_pixel((410, 300), INK)
        self.server.focus(None)
        self.wait_for_pixel((410, 300), PAPER)
        fingers.play([last._replace(time=0, phase="moved", x=800), last._replace(time=0.1, x=800)], self.server.touch)
        self.server.focus(self.window)
        fingers.play(fingers.tap((700, 500)), self.server.touch)
        self.wait_for_pixel((700, 500), INK)
        self.assertEqual(len(self.strokes()), 1)

    def test_resize(self) -> None:
        """A finger draws at its place before and after the resize. In a window without room, no finger draws."""
        self.server.resize(self.window, 1, 1)
        self.host.wait_for_line("window")
        self.server.resize(self.window, 900, 700)
        self.host.wait("size", lambda: self.sizes()[-1] == (900, 700))
        self.host.wait("rest", lambda: self.host.replayed().resting)
        line = fingers.stroke(0, fingers.line((300, 200), (600, 500)), 0, 0.3)
        shown = self.play(line).view.transform
        self.wait_for_pixel((450, 350), INK)
        self.server.ask_to_close(self.window)
        self.assertEqual(self.host.wait_for_end(), 0, self.host.said)
        self.assertRegex(self.host.said, r"\Adrawing: window: .*\n\Z")
        self.assert_points(read_strokes(self.saved)[0], line, shown)

    def sizes(self) -> List[Tuple[float, float]]:
        return [call.viewport[:2] for call in self.host.replayed().calls if "viewport_width" in call.arguments]

    def test_idle_costs_nothing(self) -> None:
        self.play(fingers.pinch(end=120))
        self.play(fingers.drag())
        self.host.wait_for_sleep()


class Sample(NamedTuple):
    """A touch of a script."""

    time: float
    id: int
    phase: str
    x: float
    y: float
    tool: str = "finger"
    buttons: int = 0
    size: float = 0
    flags: int = 0


def line(
    contact: int, start: float, path: Sequence[Place], tool: str = "finger", buttons: int = 0, end: str = "ended",
    size: float = 0
) -> List[Sample]:
    """A contact that moves through places, 0.01 s apart."""
    samples = [Sample(start + 0.01 * i, contact, "moved", x, y, tool, buttons, size) for i, (x, y) in enumerate(path)]
    last = samples[-1]._replace(time=start + 0.01 * len(path), phase=end)
    return [samples[0]._replace(phase="began"), *samples[1:], last]


def way(x: float, y: float, dx: float = 0, dy: float = 0, count: int = 60) -> List[Place]:
    """Places from a start, with a constant step."""
    return [(x + dx * i, y + dy * i) for i in range(count)]


class Picture(unittest.TestCase):
    """The program as it opens."""

    def test_it_opens_with_a_picture(self) -> None:
        with tempfile.TemporaryDirectory(prefix="hosts.") as folder, Server() as server:
            recording, saved = Path(folder, "recording.tapzoom"), Path(folder, "drawing.svg")
            with Host(server, [DRAWING, "--record", recording, "--save", saved], recording) as host:
                window = host.wait_for_window()
                host.wait("sun", lambda: server.screenshot().getpixel((960, 147)) == RED)
                server.ask_to_close(window)
                self.assertEqual(host.wait_for_end(), 0, host.said)
            self.assertEqual(len(read_strokes(saved)), 9)


class Played(unittest.TestCase):
    """Scripts without a window, with time as an input: pens, which SDL2 does not report, and touches of files."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def play(self, *lines: Sequence[Sample]) -> List[Stroke]:
        """Plays a script and returns the strokes."""
        return self.play_file(self.script(*lines))

    def script(self, *lines: Sequence[Sample]) -> Path:
        script = self.folder / "script.jsonl"
        samples = sorted((sample for line in lines for sample in line), key=lambda sample: sample.time)
        script.write_text("".join(json.dumps(sample._asdict()) + "\n" for sample in samples), encoding="ascii")
        return script

    def play_file(self, script: Path, frames: object = "-") -> List[Stroke]:
        """Plays a file and returns the strokes. self.replayed has the recorded calls and their transforms."""
        saved, environment = self.folder / "drawing.svg", recorded(self.folder)
        del environment["TAPZOOM_SLOP"]
        done = subprocess.run([PLAYED, script, frames, saved], env=environment, capture_output=True, text=True,
                              timeout=GUARD)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.replayed = Replayed((self.folder / "recording.tapzoom").read_bytes())
        return read_strokes(saved)

    def places(self, contact: int) -> List[Place]:
        """The places of a contact's samples on the paper, without repetitions."""
        places: List[Place] = []
        for call in self.replayed.calls:
            if call.kind == RecordKind.TOUCH and call.touch.id == contact:
                place = call.transform.to_content((call.touch.x, call.touch.y))
                if not places or place != places[-1]:
                    places.append(place)
        return places

    def assert_drawn_by(self, strokes: List[Stroke], *contacts: int) -> None:
        """Checks that each contact has one stroke, in the order of the lifts, with all places of the contact."""
        self.assertEqual(len(strokes), len(contacts))
        for stroke, contact in zip(strokes, contacts):
            places = self.places(contact)
            if len(places) > 2:  # a shorter stroke has an additional middle
                self.assertEqual(len(stroke.points), len(places))
                for point, place in zip(stroke.points, places):
                    self.assertLess(math.dist(point, place), 1e-4)
            self.assertLess(math.dist(stroke.points[-1], places[-1]), 1e-4)

    # ---- Touches of files

    def test_files_of_touches(self) -> None:
        """No stroke of a single finger is lost. No pinch, rotation or two-finger tap leaves a stroke."""
        files = sorted((ROOT / "examples/touches").glob("*.jsonl"))
        self.assertGreaterEqual(len(files), 10)
        for file in files:
            with self.subTest(file.name):
                lone, undone = self.lone_contacts(file)
                strokes = self.play_file(file)
                # Contacts of a file may use the same id one after the other, so the test compares only the count.
                self.assertEqual(len(strokes), max(lone - undone, 0))
                moved = {event.kind for event in self.replayed.events} - {EventKind.OWNER, EventKind.FINGERS_TAP}
                self.assertEqual(moved, set())

    @staticmethod
    def lone_contacts(file: Path) -> Tuple[int, int]:
        """The number of contacts that were alone from their landing to their lift, and the number of two-finger
        taps."""
        head, *samples = map(json.loads, file.read_text(encoding="ascii").splitlines())
        down: Dict[int, bool] = {}
        lone = 0
        for sample in samples:
            if sample["phase"] == "began":
                down = {**dict.fromkeys(down, False), sample["id"]: not down}
            elif sample["phase"] != "moved":
                lone += down.pop(sample["id"])
        return lone, head["expect"].count("two_finger_tap")

    def test_points_of_a_file(self) -> None:
        """The stroke has all samples, at the finger."""
        strokes = self.play_file(ROOT / "examples/touches/pan.jsonl")
        self.assert_drawn_by(strokes, 0)

    def test_random_hands(self) -> None:
        """A contact that the host owns at its lift leaves a stroke with all of its places. Any other contact leaves
        none."""
        counts = {"drawn": 0, "moved": 0}
        for seed in range(12):
            with self.subTest(seed):
                chance = random.Random(seed)
                hands = []
                for finger in range(1, 7):  # too long for a two-finger tap
                    step = chance.uniform(-4, 4), chance.uniform(-4, 4)
                    path = way(chance.uniform(300, 900), chance.uniform(200, 600), *step, chance.randrange(50, 120))
                    hands.append(line(finger, chance.choice((0, 0.1, 0.3, 1)) * chance.random() + finger // 3, path,
                                      end=chance.choice(("ended", "ended", "cancelled"))))
                strokes = self.play(*hands)
                drawn = self.drawn_contacts()
                self.assert_drawn_by(strokes, *drawn)
                counts["drawn"] += len(drawn)
                counts["moved"] += sum(event.owner == Owner.VIEW for event in self.replayed.events)
        self.assertGreater(min(counts.values()), 5, counts)

    def drawn_contacts(self) -> List[int]:
        """The contacts that the host owned at their lift, from the library fed with the same touches."""
        drawn = []
        with View((1, 1), (1, 1)) as view:
            view.load_state(self.replayed.before)
            for call in self.replayed.calls:
                if call.kind == RecordKind.TOUCH:
                    touch = call.touch
                    if touch.phase == TouchPhase.ENDED and view.contact_owner(touch.id) != Owner.VIEW:
                        drawn.append(touch.id)
                    view.push_touches([touch])
                elif call.kind == RecordKind.ADVANCE:
                    view.advance(max(call.time, view.state.time))
        return drawn

    # ---- Ink while it is drawn

    def test_ink_is_there_at_once(self) -> None:
        """Ink appears while the view waits for a second finger, and disappears in the frame after that has landed."""
        first, second = line(1, 0.01, way(300, 300, 5)), line(2, 0.12, way(300, 600, 5, count=50))
        self.play_file(self.script(first, second), self.folder)
        before, after = (Image.open(self.folder / name).convert("RGB") for name in ("0003.bmp", "0004.bmp"))
        self.assertEqual([before.getpixel((x, 300)) for x in (300, 320, 340)], [INK] * 3)  # at 0.1 s
        self.assertNotIn(INK, [after.getpixel((x, 300)) for x in range(295, 345)])

    # ---- Pens

    def test_pen_draws_beside_fingers(self) -> None:
        """Two fingers move the sheet under a pen. The pen draws on the moving paper."""
        thumb, index = line(1, 0, way(300, 300, 3)), line(2, 0.02, way(300, 600, 3, -1))
        pen = line(3, 0.2, way(900, 300, 0, 2, 30), "pen")
        strokes = self.play(thumb, index, pen)
        self.assert_drawn_by(strokes, 3)
        points = strokes[0].points
        self.assertLess(points[-1][0] - points[0][0], -40)  # the paper moves to the right
        self.assertGreater(points[-1][1] - points[0][1], 40)

    def test_pen_draws_beside_its_hand(self) -> None:
        """Fingers that land while a pen draws leave no ink and do not move the sheet."""
        hand = [line(finger, 0.1 + 0.02 * finger, way(900 + 40 * finger, 500, 2, 1, 30)) for finger in range(1, 4)]
        pen = line(9, 0, way(300, 300, 5, 2), "pen")
        self.assert_drawn_by(self.play(*hand, pen), 9)
        self.assertEqual(len({call.transform for call in self.replayed.calls if call.kind == RecordKind.TOUCH}), 1)

    def test_hand_lands_before_its_pen(self) -> None:
        """The ink of the hand disappears when the pen lands soon after it. A finger that already draws continues."""
        for landed, drawn in ((0.05, [2]), (0.14, [2]), (0.4, [1, 2])):
            hand, pen = line(1, 0, way(900, 500, 0.2)), line(2, landed, way(300, 300, 5), "pen")
            self.assert_drawn_by(self.play(hand, pen), *drawn)

    def test_hand_lands_after_its_pen(self) -> None:
        """It leaves no ink until pen_guard_time (0.5 s) after the lift of the pen, whose stroke takes 0.6 s."""
        pen = line(1, 0, way(300, 300, 5), "pen")
        for landed, drawn in ((0.9, [1]), (1.09, [1]), (1.15, [1, 2])):
            self.assert_drawn_by(self.play(pen, line(2, landed, way(900, 500, 1))), *drawn)

    # ---- Palms

    def test_palms(self) -> None:
        """A contact above 125 points leaves no ink and moves nothing. A finger beside it draws."""
        palms = [line(palm, 0.3 * palm, way(600 + 99 * palm, 500, 2, 1), size=126) for palm in (1, 2)]
        finger = line(3, 0.4, way(300, 300, 4), size=125)
        self.assert_drawn_by(self.play(*palms, finger), 3)
        self.assertEqual(len({call.transform for call in self.replayed.of(RecordKind.TOUCH)}), 1)

    def test_finger_becomes_a_palm(self) -> None:
        """Its stroke disappears, also if it shrinks again. So it does if the system marks the palm."""
        finger = line(1, 0, way(300, 300, 5))
        for change in ({"size": 200.0}, {"flags": int(ContactFlag.PALM)}):
            self.assertEqual(self.play([*finger[:30], finger[30]._replace(**change), *finger[31:]]), [])
            self.assertEqual([event.owner for event in self.replayed.events][-1], Owner.IGNORED)

    def test_random_palms(self) -> None:
        """A pen draws while its hand rests, creeps, taps and lifts: only the pen leaves ink, and nothing moves."""
        for seed in range(20):
            with self.subTest(seed):
                chance = random.Random(seed)
                pen = line(1, 0.2, way(300, 300, chance.uniform(1, 4), chance.uniform(-1, 2), 150), "pen")
                hand = []
                for palm in range(2, 8):
                    creep = chance.uniform(-1, 1), chance.uniform(-1, 1)
                    path = way(chance.uniform(600, 1000), chance.uniform(400, 700), *creep, chance.choice((4, 20, 90)))
                    start = chance.uniform(0.1, 2)
                    hand.append(line(palm, start, path, size=chance.choice((0, 40, 130, 300)),
                                     end=chance.choice(("ended", "cancelled"))))
                self.assert_drawn_by(self.play(pen, *hand), 1)
                self.assertEqual(len({call.transform for call in self.replayed.of(RecordKind.TOUCH)}), 1)

    # ---- Undo and redo

    def tap(self, start: float, count: int) -> List[Sample]:
        """Fingers that land within 0.02 s and tap together."""
        taps = [line(90 + finger, start + 0.01 * finger, way(400 + 120 * finger, 600, count=6))
                for finger in range(count)]
        return [sample for tap in taps for sample in tap]

    def test_taps_undo_and_redo(self) -> None:
        """Two fingers undo, three redo, four do nothing. A new stroke forgets what was undone."""
        lines = [line(i, i, way(300, 200 + 40 * i, 4, count=20)) for i in (1, 2, 3)]
        for counts, drawn in (((2,), [1, 2]), ((2, 2), [1]), ((2, 2, 3), [1, 2]), ((2, 2, 3, 3, 3), [1, 2, 3]),
                              ((3,), [1, 2, 3]), ((4,), [1, 2, 3]), ((2, 4), [1, 2])):
            taps = [self.tap(5 + i, count) for i, count in enumerate(counts)]
            self.assert_drawn_by(self.play(*lines, *taps), *drawn)
        again = line(4, 7, way(300, 500, 4, count=20))
        self.assert_drawn_by(self.play(*lines, self.tap(5, 2), again, self.tap(8, 3)), 1, 2, 4)

    def test_pen_taps(self) -> None:
        """Two dots of a pen, or of a pen and a finger, undo nothing: they are not a two-finger tap."""
        first, dot = line(5, 0, way(600, 600, 4, count=3), "pen"), line(1, 1, way(300, 300, count=3), "pen")
        for tool, strokes in (("pen", 3), ("finger", 2)):
            second = line(2, 1.02, way(360, 300, count=3), tool)
            self.assertEqual(len(self.play(first, dot, second)), strokes, tool)

    def test_button_of_a_pen_moves_the_sheet(self) -> None:
        for tool in ("pen", "mouse"):
            for button in (2, 4):
                with self.subTest(tool, button=button):
                    self.assertEqual(self.play(line(1, 0, way(300, 300, 4), tool, button)), [])
                    transform, first = self.replayed.view.transform, self.replayed.calls[1].transform
                    self.assertGreater(transform.x, first.x + 200)

    def test_landing_stops_the_sheet(self) -> None:
        """A finger or a pen that lands while the sheet glides stops it, and draws."""
        throw = [line(finger, 0, way(200 + 200 * finger, 400, 8, count=20)) for finger in (1, 2)]
        for tool in ("finger", "pen"):
            self.assert_drawn_by(self.play(*throw, line(3, 0.3, way(600, 600, 2), tool)), 3)
            *_, lifted = (call.transform for call in self.replayed.of(RecordKind.TOUCH) if call.touch.id == 2)
            drawn = {call.transform for call in self.replayed.of(RecordKind.TOUCH) if call.touch.id == 3}
            self.assertEqual(len(drawn), 1)
            self.assertGreater(drawn.pop().x, lifted.x + 20)

    # ---- Faults of touches

    def test_cancelled_stroke_goes(self) -> None:
        self.assertEqual(self.play(line(1, 0, way(300, 300, 5), end="cancelled")), [])

    def test_lost_lift(self) -> None:
        """A finger that lands again without a lift begins a new stroke. Its unfinished one is removed."""
        lost = line(1, 0, way(300, 300, 5))[:-1]
        again = line(1, 1, way(300, 500, 5))
        (stroke,) = self.play(lost, again)
        self.assertEqual(stroke.points[0][1], stroke.points[-1][1])
        self.assertEqual(len(stroke.points), 60)

    def test_all_within_one_frame(self) -> None:
        """Two fingers land and lift, and the first one lands again. Only that last touch draws, however late the
        program processes them."""
        both = [Sample(0.001 * i, finger, phase, 300 + 100 * finger, 300)
                for i, (finger, phase) in enumerate(((1, "began"), (2, "began"), (1, "ended"), (2, "ended")))]
        (stroke,) = self.play(both, line(1, 0.005, way(600, 600, 1, count=60)))
        self.assertEqual(len(stroke.points), 60)

    def test_more_fingers_than_a_view_follows(self) -> None:
        """Pens take all contacts of a view. Pens that land later draw nothing."""
        pens = [line(finger, 0.001 * finger, way(50 * finger, 300, 0, 3), "pen") for finger in range(1, 20)]
        self.assertEqual(len(self.play(*pens)), 16)

    def test_no_display(self) -> None:
        environment = {"XDG_RUNTIME_DIR": str(self.folder)}
        done = subprocess.run([DRAWING], env=environment, capture_output=True, text=True, timeout=GUARD)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("display", done.stderr)


if __name__ == "__main__":
    unittest.main()

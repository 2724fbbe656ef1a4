# SPDX-License-Identifier: MIT
"""Scores how a program zooms under fingers, in the nine measures of measures.py.

    python score.py [--lines] [--runs N] [--timed N] [--json] 'PROGRAM {picture}'

{picture} is the file of the test picture, {pdf} a document with it, and {folder} a new folder. The program must show
the picture in its window. With --lines it prints a line of JSON a frame, {"time", "scale", "angle", "x", "y"};
otherwise the picture's markers are found on screenshots. The status is 0 if each measure passes, 1 if one does not, and
2 if the program shows no picture.
"""

import argparse
import contextlib
import json
import math
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

import measures
import picture
from hand import Hand, ends, land, spread, sweep
from measures import MEASURES, Result
from places import Place
from reading import Lacks, Lines, Pixels, Reader, Reports, Script, Unreadable, differ
from rows import LINES, PIXELS, SCRIPT, Row, words
from tapzoom.hands.command import catch_signals
from tapzoom.hands.program import Program, ProgramError
from tapzoom.hands.server import Server

GUARD = 60  # seconds that a program has to show the picture
PAUSE = 0.6  # seconds after which a tap belongs to no earlier one
SETTLED = 0.3  # seconds that a finger rests before it lifts


class NoPicture(Unreadable):
    """A program that does not show the test picture."""


class Session:
    """A program with the test picture in a window that fills the screen."""

    def __init__(self, server: Server, program: Program, reader: Reader) -> None:
        self.server, self.program, self.reader = server, program, reader
        self.first = reader.still()
        seen = picture.find(server.screenshot())
        if seen is None or differ(seen, self.first) > 1:
            raise Unreadable(f"it reports {self.first}, and shows {seen}")
        #: The middle of the picture.
        self.center = self.first.shown((picture.WIDTH / 2, picture.HEIGHT / 2))

    def hand(self) -> Hand:
        return Hand(self.server, self.reader, self.center)


def wait_for_picture(server: Server, program: Program) -> None:
    """Waits for the picture: a window may come late, or after another one."""
    end = time.monotonic() + GUARD
    while True:
        program.open()
        if picture.find(server.screenshot()):
            return
        if time.monotonic() > end:
            raise NoPicture(f"the test picture does not show within {GUARD} s. Its last output: {program.said}")


def reader_of(row: Row, server: Server, folder: Path) -> Reader:
    if row.reads == LINES:
        return Lines(folder / "said")
    return Script(folder / "own" / "profile", row.expression) if row.reads == SCRIPT else Pixels(server)


@contextlib.contextmanager
def session(row: Row, shot: Optional[Path] = None) -> Iterator[Session]:
    """`shot` gets the screen if the place cannot be read."""
    with Server(floating=row.floating) as server, tempfile.TemporaryDirectory(prefix="score.") as name:
        folder = Path(name)
        shown = folder / "picture.png"
        picture.draw().save(shown)
        (folder / "own").mkdir()
        variables = [f"{variable}={value}" for variable, value in row.environment.items()]
        command = [str(word) for word in row.command(folder / "own", shown)]
        if variables:
            command = ["env", *variables, *command]
        try:
            with Program(server, command, folder / "said", row.window) as program:
                try:
                    wait_for_picture(server, program)
                    with contextlib.closing(reader_of(row, server, folder)) as reader:
                        yield Session(server, program, reader)
                except (ProgramError, Unreadable) as problem:
                    if shot and not isinstance(problem, Lacks):
                        server.screenshot().save(shot)
                    raise
        except ProgramError as problem:
            raise NoPicture(str(problem)) from None


# ---- What the hands do. Each function is for one start of the program. It writes numbers, or a reason for none.

class Found:
    """What a start has shown so far."""

    def __init__(self) -> None:
        self.numbers: Result = {}
        self.reasons: Dict[str, str] = {}


def check_zoom(at: Session, after: Place) -> None:
    """Ends the hand if its pinch has not zoomed."""
    if measures.zooms(at.first, after) < measures.ZOOMS:
        raise Lacks("two fingers do not zoom")


def pinch(at: Session, found: Found) -> None:
    """Two fingers pinch, stop, and lift and land one after the other: drift and jump. Then the system takes them away:
    stuck."""
    hand = at.hand()
    land(hand, 104)
    stops = []
    for radius, middle in (170, (0, 0)), (250, (0, 0)), (250, (50, 40)), (190, (50, 40)):
        hand.to(0.3, **ends(radius, middle=middle))
        stops.append(hand.stop())
    check_zoom(at, stops[1].place)
    found.numbers["drift"] = measures.slip(stops[0], stops[1:])
    found.numbers["jump"] = jumps(hand, stops[-1])
    time.sleep(PAUSE)
    found.numbers["stuck"] = stuck(at, hand)


def jumps(hand: Hand, last: measures.Stop) -> float:
    """From two fingers that rest: lifts the right one, moves the left one, lands and moves both, and the same for the
    left one."""
    stops = [last]

    def stop() -> None:
        stops.append(hand.stop())

    hand.lift(1)
    stop()
    x, y = hand.fingers[0][0] - hand.center[0], hand.fingers[0][1] - hand.center[1]
    hand.to(0.2, f0=(x - 60, y + 20))
    stop()
    hand.land(1, (70, 90))
    stop()
    hand.to(0.2, f0=(x - 30, y + 20), f1=(100, 90))
    stop()
    hand.lift(0)
    stop()
    hand.to(0.2, f1=(150, 100))
    stop()
    hand.lift(1)
    stop()
    beside = [hand.at((0, 0)), hand.at((200, 150))]
    return max(measures.jump(a, b, beside) for a, b in zip(stops, stops[1:]))


def limits(at: Session, found: Found) -> None:
    """The fingers drag and pinch beyond the limits: gap."""
    hand = at.hand()
    spread(hand)
    check_zoom(at, hand.stop().place)
    area = picture.area(at.server.screenshot())
    places = [pull(hand)[0].place]
    land(hand, 260)
    hand.to(0.4, **ends(50))
    hand.stop()
    hand.lift()
    time.sleep(PAUSE)
    places.append(hand.stop().place)
    found.numbers["gap"] = max(measures.gap(place, (picture.WIDTH, picture.HEIGHT), area) for place in places)


def stuck(at: Session, hand: Hand) -> float:
    """The touchscreen goes away under two fingers and comes back."""
    land(hand, 150)
    hand.to(0.2, **ends(190))
    at.server.lose_touch()
    at.server.find_touch()
    hand.fingers.clear()
    before = hand.stop()
    hand.land(2, (-60, 30))
    hand.to(0.3, f2=(60, 60))
    alone = hand.stop()
    hand.lift()
    time.sleep(PAUSE)
    land(hand, 150)
    hand.to(0.3, **ends(220))
    both = hand.stop()
    hand.lift()
    one, two = measures.zooms(before.place, alone.place), measures.zooms(alone.place, both.place)
    return float(one > 1.01) + (two < measures.ZOOMS)


def pull(hand: Hand) -> Tuple[measures.Stop, float]:
    """A finger drags the content to the right until it cannot go on. Returns the place at rest, and the seconds until
    then."""
    for drag in range(4):
        time.sleep(0.1 if drag else 0)
        hand.land(0, (-260, 20))
        hand.to(0.3, f0=(240, 40))
        time.sleep(SETTLED)
        lift = hand.lift()
    frames = hand.watch(1.5)
    return hand.stop(), measures.rested(frames, lift)


def rotate(at: Session, found: Found) -> None:
    """Two fingers pinch with a wandering angle: turn. Two fingers rotate: rotation."""
    hand = at.hand()
    land(hand, 104, 0)
    places = []
    for angles, radii in ((0, 3), (104, 170)), ((3, -3), (170, 220)), ((-3, 2), (220, 250)):
        hand.move(0.3, sweep(angles, radii))
        places.append(hand.stop().place)
    hand.lift()
    time.sleep(PAUSE)
    places.append(hand.stop().place)
    check_zoom(at, places[-1])
    found.numbers["turn"] = measures.turn(at.first, places)
    land(hand, 150, 0)
    stops = []
    for angles in (0, 25), (25, 50), (50, 75):
        hand.move(0.4, sweep(angles, (150, 150)))
        stops.append(hand.stop())
    hand.lift()
    angles = [measures.turned(places[-1], stop.place) for stop in stops]
    if abs(angles[-1]) < measures.ROTATES:
        raise Lacks("it does not rotate")
    if all(abs(angle - 90 * round(angle / 90)) < 1 for angle in angles):
        raise Lacks("it rotates by quarters of a turn")
    found.numbers["rotation"] = measures.slip(stops[0], stops[1:])


def timed(at: Session, found: Found) -> None:
    """A zoomed picture under one finger: latency, judder, fling, return."""
    hand = at.hand()
    spread(hand)
    check_zoom(at, hand.stop().place)
    found.numbers["latency"] = latency(at, hand)
    if isinstance(at.reader, Reports):
        found.numbers["judder"] = steady(hand)
    else:
        found.reasons["judder"] = "it does not report its transform"
    speed = fling(hand)
    if speed < measures.FLINGS:
        found.reasons["fling"] = "it does not fling"
    else:
        found.numbers["fling"] = speed
    area = picture.area(at.server.screenshot())
    stop, seconds = pull(hand)
    if measures.gap(stop.place, (picture.WIDTH, picture.HEIGHT), area) >= measures.NO_LIMIT:
        found.reasons["return"] = "it has no limits"
    else:
        found.numbers["return"] = seconds


def latency(at: Session, hand: Hand) -> float:
    """A finger that rests moves by 40 pixels at a time; the pixels at the center are compared until one changes."""
    hand.land(0, (-30, 0))
    hand.to(0.3, f0=(60, 0))
    x, y = (round(value) - 80 for value in hand.center)
    waits = []
    for number in range(20):
        # Not in step with the frames of the program.
        time.sleep(0.15 + 0.0037 * (number % 5))
        before = at.server.glance(x, y, 160, 160)
        sent = hand.put(0, (60 + 40 * (number % 2 - 1), 0))
        while at.server.glance(x, y, 160, 160) == before:
            if time.monotonic() > sent + 1:
                raise Lacks("one finger does not move the content")
            time.sleep(0.0005)
        waits.append((time.monotonic() - sent) * measures.RATE)
    hand.lift()
    time.sleep(PAUSE)
    return statistics.median(waits)


def steady(hand: Hand) -> float:
    """A finger drags at 250 pixels a second."""
    hand.land(0, (150, 0))
    hand.to(0.2, f0=(100, 0))
    begun = time.monotonic()
    hand.to(1, f0=(-150, 0))
    frames = hand.since(begun)
    hand.stop()
    hand.lift()
    if math.hypot(*measures.moved(frames[0].place, frames[-1].place, hand.center)) < 100:
        raise Lacks("one finger does not move the content steadily")
    return measures.judder(frames, begun + 0.1, begun + 1, hand.center)


def fling(hand: Hand, finger: float = 1000) -> float:
    """A finger moves to the left at 1000 pixels a second and lifts in motion."""
    hand.stop()
    hand.land(0, (120, 0))
    hand.to(0.2, f0=(120 - finger * 0.2, 0))
    lift = hand.lift()
    frames = hand.watch(0.3)
    hand.stop()
    return measures.speed(frames, lift, hand.center, finger)


#: The hands whose numbers do not depend on time, and those whose numbers do, with the measures of each.
RESTING = {pinch: ("drift", "jump", "stuck"), limits: ("gap",), rotate: ("turn", "rotation")}
TIMED = {timed: ("return", "fling", "judder", "latency")}
TIMED_NAMES = TIMED[timed]
NAMES = [measure.name for measure in MEASURES]


# ---- Runs, and what they say.

class Outcome(NamedTuple):
    """The numbers of all runs for a measure, and why there is none."""

    numbers: List[float]
    reason: str = ""

    @property
    def number(self) -> Optional[float]:
        return statistics.median(self.numbers) if self.numbers else None

    @property
    def spread(self) -> float:
        return max(self.numbers) - min(self.numbers) if self.numbers else 0.0


def run(row: Row, hands: Dict[Callable[[Session, Found], None], Sequence[str]], shot: Optional[Path] = None) -> Found:
    """Starts the program once for each hand. `shot` gets a screenshot where a number could not be read."""
    found = Found()
    for hand, names in hands.items():
        try:
            with session(row, shot) as at:
                hand(at, found)
                if at.program.status is not None:
                    found.numbers = {name: one for name, one in found.numbers.items() if name not in names}
                    raise Unreadable("it ended under the fingers")
        except NoPicture:
            raise
        except Unreadable as reason:
            for name in names:
                if name not in found.numbers:
                    found.reasons.setdefault(name, str(reason))
    return found


def score(row: Row, resting: int = 1, timed_runs: int = 5, shot: Optional[Path] = None) -> Dict[str, Outcome]:
    runs = [run(row, hands, shot) for hands in [RESTING] * resting + [TIMED] * timed_runs]
    outcomes = {}
    for measure in MEASURES:
        reasons = [each.reasons[measure.name] for each in runs if measure.name in each.reasons]
        outcomes[measure.name] = Outcome(
            [each.numbers[measure.name] for each in runs if measure.name in each.numbers], *reasons[:1])
    return outcomes


def lines(outcomes: Dict[str, Outcome]) -> Iterator[str]:
    for measure in MEASURES:
        if measure.name not in outcomes:
            continue
        of = outcomes[measure.name]
        value = "-" if of.number is None else f"{of.number:.2f} {measure.unit}".rstrip()
        verdict = of.reason if of.number is None else (
            "" if math.isinf(measure.most) else "passes" if of.number <= measure.most else
            f"fails: more than {measure.most:g}")
        spread = f"+- {of.spread / 2:.2f}" if len(of.numbers) > 1 else ""
        yield f"{measure.name:9} {value:>14} {spread:>8}   {verdict:24} {measure.says}"


def main() -> int:
    catch_signals()
    parser = argparse.ArgumentParser(prog="score.py", description=__doc__.splitlines()[0])
    parser.add_argument("--lines", action="store_true", help="read lines of JSON from its standard output")
    parser.add_argument("--expression", default="", metavar="JAVASCRIPT",
                        help="read this in Chromium, started with --user-data-dir={folder}/profile "
                        "--remote-debugging-port=0: {scale, angle, x, y}")
    parser.add_argument("--runs", type=int, default=1, help="runs of the measures at rest [1]")
    parser.add_argument("--timed", type=int, default=5, help="runs of the measures of time [5]")
    parser.add_argument("--window", default="", metavar="TITLE",
                        help="the window whose title contains this [the largest]")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument("--shot", type=Path, default=Path("score.png"), metavar="FILE",
                        help="gets the screen where a number could not be read [score.png]")
    parser.add_argument("command", metavar="'PROGRAM {picture}'", help="the command, as in a shell")
    options = parser.parse_args()
    if not any(name in options.command for name in ("{picture}", "{pdf}")):
        parser.error("the command has neither {picture} nor {pdf}")
    reads = LINES if options.lines else SCRIPT if options.expression else PIXELS
    row = Row(options.command, words(options.command), str, {}, reads, options.expression, options.window)
    options.shot.unlink(missing_ok=True)
    try:
        outcomes = score(row, options.runs, options.timed, options.shot)
    except NoPicture as reason:
        seen = f"; the screen is in {options.shot}" if options.shot.exists() else ""
        print(f"{options.command}: {reason}{seen}", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({name: one._asdict() for name, one in outcomes.items()}, indent=2))
    else:
        print("\n".join(lines(outcomes)))
    wrong = measures.failed({name: one.number for name, one in outcomes.items()})
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

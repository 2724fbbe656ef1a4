# SPDX-License-Identifier: MIT
"""python -m tapzoom hands -- PROGRAM ARGS: plays hands at a program, and saves a film and a page."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, List, Sequence, Tuple

from . import needs, page, recorded
from .fingers import play
from .named import HANDS, Hand, chosen, fitted

if TYPE_CHECKING:
    from .program import Program
    from .server import Server

#: Seconds that the picture has to stand still after a hand.
REST = 3.0
RATE, SLOW_RATE = 30, 60  # frames a second
# Windows lacks one of them.
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

DESCRIPTION = """\
python -m tapzoom hands -- eog picture.jpg

Runs a program on a private X server with a touchscreen, plays hands at its window, and saves a film and a page of
screens, FOLDER/index.html. Linux only; the screen of this machine shows nothing. The exit status is 0 if all hands
were played, 1 if the program did not start, showed no window or ended, and 2 if something is missing or wrong here."""


def main(arguments: Sequence[str]) -> int:
    words = list(arguments)
    at = words.index("--") if "--" in words else len(words)
    parser = _parser()
    options = parser.parse_args(words[:at])
    if options.list:
        print("\n".join(f"{hand.name:16} {hand.does}\n{'':16} Right: {hand.right}" for hand in HANDS))
        return 0
    command = words[at + 1:]
    if not command:
        parser.error("the program is missing: python -m tapzoom hands -- PROGRAM ARGS")
    try:
        hands = _hands(options)
        size = _size(options.size)
        _check_folder(options.out)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    if problems := needs.missing():
        print("\n".join(problems), file=sys.stderr)
        return 2
    catch_signals()
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a lost pipe or X server is an exception: processes are to end
    try:
        return _run(options, command, hands, size)
    except KeyboardInterrupt:
        return 130


def catch_signals() -> None:
    """From now on a signal ends the run as Ctrl-C does: its processes and folders go, too."""
    for number in _SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:  # ignored under nohup
            signal.signal(number, _interrupt)


def _interrupt(*_: object) -> None:
    """Ends the run once: what ends its processes is not interrupted again."""
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tapzoom hands", usage="%(prog)s [OPTIONS] -- PROGRAM ARGS", description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the hands and what is right")
    parser.add_argument("--hands", metavar="NAMES", help="play these hands, as in pinch,fling [all]")
    parser.add_argument("--recording", type=Path, action="append", default=[], metavar="FILE",
                        help="play the touches of a tapzoom recording, or of JSON lines; more than one is possible")
    parser.add_argument("--window", default="", metavar="TITLE",
                        help="the window whose title contains this [the largest]")
    parser.add_argument("--out", type=Path, default=Path("hands"), metavar="FOLDER", help="where to write [hands]")
    parser.add_argument("--slow", action="store_true", help="the film, not the hands, runs at a quarter of the speed")
    parser.add_argument("--size", default="1280x800", metavar="WIDTHxHEIGHT", help="of the screen [1280x800]")
    parser.add_argument("--restart", action="store_true", help="start the program anew for each hand")
    parser.add_argument("--floating", action="store_true",
                        help="the touchscreen moves no pointer; Godot 3 hears only such a one")
    return parser


def _hands(options: argparse.Namespace) -> List[Hand]:
    """The hands to play: all, unless some or a recording are chosen."""
    named = chosen(options.hands) if options.hands else [] if options.recording else list(HANDS)
    hands = named + [recorded.read(file) for file in options.recording]
    if len({hand.name for hand in hands}) < len(hands):
        raise ValueError("two hands have the same name")
    return hands


def _size(text: str) -> Tuple[int, int]:
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if not found:
        raise ValueError(f"--size {text}: must be WIDTHxHEIGHT, such as 1280x800")
    return int(found[1]), int(found[2])


def _check_folder(folder: Path) -> None:
    """Raises ValueError if the folder cannot be written, or has files but no page of an earlier run."""
    index = folder / "index.html"
    is_ours = index.is_file() and page.GENERATOR in index.read_text("utf-8", "replace")
    if folder.exists() and not is_ours and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} has other files: name another folder with --out")
    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
    if not os.access(there, os.W_OK):
        raise ValueError(f"{there} cannot be written: name another folder with --out")


def _run(options: argparse.Namespace, command: List[str], hands: List[Hand], size: Tuple[int, int]) -> int:
    """Plays the hands, and makes the film and the page. They go into the folder at the end, as a whole."""
    from Xlib.error import ConnectionClosedError, DisplayError

    from . import film
    from .server import Server

    failure = ""
    shots: List[page.Shot] = []
    with tempfile.TemporaryDirectory(prefix="tapzoom-hands.") as name:
        folder = Path(name, "page")
        folder.mkdir()
        try:
            with Server(*size, floating=options.floating) as server:
                with film.Capture(server, Path(name), SLOW_RATE if options.slow else RATE) as capture:
                    failure = _play(server, options, command, hands, Path(name, "said"), shots)
            if failure:
                print(failure, file=sys.stderr)
            if shots:
                begins = film.make(capture, shots, folder, options.slow)
                page.write(folder, shlex.join(command), shots, begins, failure, options.slow)
                for old in [*options.out.glob("*.jpg"), *options.out.glob("film.mp4")]:
                    old.unlink()  # of hands that were played last time
                shutil.copytree(folder, options.out, dirs_exist_ok=True)
                print(options.out / "index.html")
        except (film.FilmError, RuntimeError, OSError, EOFError, ConnectionClosedError, DisplayError) as error:
            print(error, file=sys.stderr)
            return 2
    return 1 if failure else 0


def _play(
    server: Server, options: argparse.Namespace, command: List[str], hands: List[Hand], output: Path,
    shots: List[page.Shot],
) -> str:
    """Plays the hands, and appends to `shots`. Returns why it could not play all, or an empty text."""
    from .program import Program, ProgramError

    groups = [[hand] for hand in hands] if options.restart else [hands]
    try:
        for group in groups:
            with Program(server, command, output, options.window) as program:
                program.open()
                for hand in group:
                    shot = _shoot(server, program, hand)
                    shots.append(shot)
                    print(f"{hand.name}: {shot.outcome}", flush=True)
                    program.check(f"under the hand {hand.name}")
    except ProgramError as error:
        return str(error)
    return ""


def _shoot(server: Server, program: Program, hand: Hand) -> page.Shot:
    """Plays a hand at the window, and waits until the picture stands still."""
    from .film import LEAD

    time.sleep(LEAD)
    before, script = program.picture, fitted(hand.script, program.area())
    assert server.touch
    began = time.time()
    play(script, server.touch, timed=False)
    lift = time.time()
    since = program.rest(REST)
    if program.status is not None:
        outcome = "The program ended."
    elif since is None:
        outcome = f"The picture still moved {REST:g} s after the last lift."
    elif program.picture == before:
        outcome = "The picture is the same as before."
    else:
        late = since - lift
        outcome = f"The picture stood still {f'{late:.1f} s after' if late > 0.05 else 'at'} the last lift."
    return page.Shot(hand, script, began, time.time(), outcome)

# SPDX-License-Identifier: MIT
"""The package as a program.

    python -m tapzoom replay FILE [PICTURE.svg]   says call by call what a recording is, and draws it
    python -m tapzoom version

Replay ends with 1 when the recording comes out otherwise than it was recorded, with 2 when FILE cannot be read or is no
whole recording.
"""

from __future__ import annotations

import argparse
import math
import signal
import sys
from pathlib import Path
from typing import List, Optional

from . import __version__, _library, library_version, picture
from .enums import CallKind, Tool
from .errors import DivergedError, RecordingError
from .events import Event
from .geometry import Transform
from .recording import Call, replay


def main(arguments: Optional[List[str]] = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tapzoom", description="Raw touches in, a zoom transform out.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("replay", help="say call by call what a recording is, and draw it")
    command.add_argument("file", type=Path, metavar="FILE", help="the bytes that tapzoom_poll_record gave")
    command.add_argument("picture", type=Path, nargs="?", metavar="PICTURE.svg", help="the picture to draw")
    commands.add_parser("version", help="say the versions of the package and of the library")
    options = parser.parse_args(arguments)
    if options.command == "version":
        print(f"tapzoom {__version__}, library {library_version()} ({_library.path})")
        return 0
    return show(options.file, options.picture)


def show(file: Path, svg: Optional[Path]) -> int:
    """Prints the timeline of a recording, and draws it; returns the exit code."""
    calls: List[Call] = []
    code = 0
    try:
        recording = file.read_bytes()
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
        return 2
    try:
        for call in replay(recording):
            calls.append(call)
            print("\n".join(lines(call)))
    except RecordingError as error:
        print(f"{file}: call {error.number}: {error}", file=sys.stderr)
        code = 2
    except DivergedError as error:
        print(f"{file}: call {error.number}: {error}", file=sys.stderr)
        code = 1
    if code == 0 and not calls:
        print(f"{file}: this is no recording", file=sys.stderr)
        return 2
    if code == 0:
        print(f"{len(calls)} calls, hash {calls[-1].hash:016x}")
    if svg and calls:
        try:
            draw(svg, file.stem, calls)
        except OSError as error:
            print(f"{svg}: {error.strerror}", file=sys.stderr)
            return 2
    return code


def lines(call: Call) -> List[str]:
    """A line for a call, and one for each event that it polled."""
    time = f"{call.time:.4f}" if math.isfinite(call.time) else "-"
    said = f"{call.number:6} {time:>12}  {what(call):<44}  {place(call.transform)}".rstrip()
    return [said, *(f"{'':21}{describe(event)}" for event in call.events)]


def what(call: Call) -> str:
    """The call and its arguments."""
    given = call.arguments
    if call.kind == CallKind.TOUCH:
        touch = call.touch
        tool = "" if touch.tool == Tool.FINGER else f" {touch.tool}"
        return f"touch {touch.id} {touch.phase} ({touch.x:.6g}, {touch.y:.6g}){tool}"
    if call.kind in (CallKind.CANCEL, CallKind.ADVANCE):
        return str(call.kind)  # the time is said already
    if call.kind in (CallKind.START, CallKind.VIEWPORT):
        width, height, content_width, content_height, *insets = (f"{value:.6g}" for value in given.values())
        bars = f", insets {', '.join(insets)}" if any(inset != "0" for inset in insets) else ""
        return f"{call.kind} {width} x {height} on {content_width} x {content_height}{bars}"
    return " ".join([str(call.kind), *(f"{name}={value:.6g}" for name, value in given.items())])


def place(transform: Transform) -> str:
    turned = f"  rotation {transform.rotation:.4f}" if transform.rotation else ""
    return f"scale {transform.scale:.6g}  offset ({transform.x:.2f}, {transform.y:.2f}){turned}"


def describe(event: Event) -> str:
    x, y = event.view_point
    taps = f"  taps {event.tap_count}" if event.tap_count else ""
    return f"{event.time:.4f}  {event.kind} {event.phase} at ({x:.1f}, {y:.1f}){taps}"


def draw(svg: Path, name: str, calls: List[Call]) -> None:
    """Draws the first view of a recording."""
    end = next((index for index, call in enumerate(calls) if index and call.kind == CallKind.START), len(calls))
    calls = calls[:end]
    given = calls[0].arguments
    touches = [call.touch for call in calls if call.kind == CallKind.TOUCH]
    events = [event for call in calls for event in call.events]
    frames = [(call.time, call.transform) for call in calls if math.isfinite(call.time)]
    play = picture.Play(name, touches, events, frames or [(0.0, calls[0].transform)])
    picture.draw(
        svg,
        (given["viewport_width"], given["viewport_height"]),
        (given["content_width"], given["content_height"]),
        [play],
    )


if __name__ == "__main__":
    # Ends without a word when its reader has seen enough, such as `head`.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())

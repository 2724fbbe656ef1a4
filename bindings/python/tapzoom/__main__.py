# SPDX-License-Identifier: MIT
"""The package as a program.

    python -m tapzoom replay FILE [PICTURE.svg]   prints the calls of a recording and draws them as a picture
    python -m tapzoom explain FILE                prints which gestures did not come in a recording, and why
    python -m tapzoom hands -- PROGRAM ARGS       plays fingers at a program on Linux, and saves a film and a page
    python -m tapzoom --version                   prints the versions of the package and of the library

The exit status of replay and explain is 0 when every outcome equals the recorded one, 1 when one differs, and 2 when
FILE cannot be read, PICTURE.svg cannot be written, or FILE is not a whole recording.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import sys
from pathlib import Path
from typing import Any, List, Optional

from . import __version__, _library, library_version, picture
from .enums import Direction, EventKind, Keep, Owner, RecordKind, ScrollPhase, ScrollSource, ScrollUnit, Tool
from ._timeline import ASCII, SIGNS, to_json
from ._timeline import lines as explanation_lines
from .errors import DivergedError, RecordingError
from .events import Event
from .explain import GESTURES, PAUSE, explain
from .geometry import Transform
from .recording import OPTION_NAMES, RecordEntry, replay
from .touches import Touch
from .view import View


def main(arguments: Optional[List[str]] = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ["hands"]:
        from .hands import command as hands

        return hands.main(words[1:])
    parser = argparse.ArgumentParser(
        prog="python -m tapzoom",
        description="Replays and explains tapzoom recordings, and plays fingers at a program. The exit status of "
        "replay and explain is 0 if each outcome equals the recorded one, 1 if one differs, 2 if a file cannot be read "
        "or written, or FILE is not a whole recording.",
    )
    parser.add_argument("--version", action="store_true", help="print the versions")
    commands = parser.add_subparsers(dest="command")
    command = commands.add_parser("replay", help="print the calls of a recording, and draw them as a picture")
    command.add_argument("file", type=Path, metavar="FILE", help="the recording, the bytes of fetch_recording")
    command.add_argument("picture", type=Path, nargs="?", metavar="PICTURE.svg", help="the picture to write")
    command = commands.add_parser("explain", help="print which gestures did not come, and why")
    command.add_argument("file", type=Path, metavar="FILE", help="the recording, or touches as JSON lines")
    command.add_argument("--gesture", metavar="NAME", help="explain one gesture, however far off: "
                         + ", ".join(map(str, GESTURES)))
    command.add_argument("--at", type=float, metavar="SECONDS", help="explain only the touches around this time")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument("--preset", default="photos", help="the preset for a file of touches [photos]")
    commands.add_parser("hands", help="play fingers at a program on Linux, and film it: see hands --help")
    options = parser.parse_args(words)
    if options.version:
        print(f"tapzoom {__version__}, library {library_version()} ({_library.path})")
        return 0
    if options.command is None:
        parser.error("a command is missing: replay, explain or hands")
    if options.command == "explain":
        return explain_file(options)
    return show(options.file, options.picture)


def explain_file(options: argparse.Namespace) -> int:
    """Prints which gestures of a recording did not come; returns the exit status."""
    file = options.file
    try:
        data = file.read_bytes()
        # A recording never begins with a brace.
        recording = record_touches(data.decode(), options.preset) if data[:1] == b"{" else data
        found = explain(recording, options.gesture)
    except OSError as error:
        print(f"cannot read {file}: {error.strerror}", file=sys.stderr)
        return 2
    except DivergedError as error:
        print(f"{file}: call {error.number}: {error}", file=sys.stderr)
        return 1
    except (RecordingError, ValueError, KeyError, TypeError, AttributeError) as error:
        where = f"call {error.number}: " if isinstance(error, RecordingError) else ""
        print(f"{file}: {where}{error}", file=sys.stderr)
        return 2
    if options.at is not None:
        near = [one for one in found.sequences if one.start - PAUSE <= options.at <= one.end + PAUSE]
        notes = found.notes
        if not near and found.sequences:
            near = [min(found.sequences, key=lambda one: max(one.start - options.at, options.at - one.end))]
            notes = [*notes, f"No touch at {options.at:g} s; the nearest are:"]
        found = found._replace(sequences=near, notes=notes)
    if options.json:
        print(to_json(found))
        return 0
    signs = SIGNS if can_print("".join(SIGNS)) else ASCII
    color = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    for line in explanation_lines(found, signs, color):
        print(line)
    return 0


def can_print(text: str) -> bool:
    """Whether the encoding of the output has the characters of a text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def record_touches(text: str, preset: Any) -> bytes:
    """Returns touches as JSON lines, see examples/touches, as a recording on content of 2000 x 3000."""
    header, *samples = (json.loads(line) for line in text.splitlines() if line)
    with View(header.get("numbers", {}).get("viewport", (400, 600)), (2000, 3000), preset=preset) as view:
        view.begin_recording(1 << 24)
        view.push_touches([Touch(**sample) for sample in samples])
        return view.fetch_recording()


def show(file: Path, svg: Optional[Path]) -> int:
    """Prints the calls of a recording, and draws them; returns the exit status."""
    entries: List[RecordEntry] = []
    code = 0
    try:
        recording = file.read_bytes()
    except OSError as error:
        print(f"cannot read {file}: {error.strerror}", file=sys.stderr)
        return 2
    try:
        for entry in replay(recording):
            entries.append(entry)
            print("\n".join(lines(entry)))
    except RecordingError as error:
        print(f"{file}: call {error.number}: {error}", file=sys.stderr)
        code = 2
    except DivergedError as error:
        print(f"{file}: call {error.number}: {error}", file=sys.stderr)
        code = 1
    if code == 0 and not entries:
        print(f"{file}: the recording is empty: it has no bytes", file=sys.stderr)
        return 2
    if code == 0:
        print(f"{len(entries)} calls, hash {entries[-1].hash:016x}")
    if svg and entries:
        try:
            draw(svg, file.stem, entries)
        except OSError as error:
            print(f"cannot write {svg}: {error.strerror}", file=sys.stderr)
            return 2
    return code


def lines(entry: RecordEntry) -> List[str]:
    """Returns a line for a call, and one for each event that it polled."""
    time = f"{entry.time:.4f}" if math.isfinite(entry.time) else "-"
    line = f"{entry.number:6} {time:>12}  {describe_call(entry):<44}  {place(entry.transform)}".rstrip()
    return [line, *(f"{'':21}{describe_event(event)}" for event in entry.events)]


def describe_call(entry: RecordEntry) -> str:
    """Returns a call and its arguments as text."""
    given = entry.arguments
    if entry.kind == RecordKind.TOUCH:
        touch = entry.touch
        tool = "" if touch.tool == Tool.FINGER else f" {touch.tool}"
        more = f" buttons {touch.buttons}" * bool(touch.buttons) + f" flags {touch.flags}" * bool(touch.flags)
        return f"touch {touch.id} {touch.phase} ({touch.x:.6g}, {touch.y:.6g}){tool}{more}"
    if entry.kind == RecordKind.SCROLL:
        source, unit, phase = (
            enum(int(given[name]))
            for name, enum in (("source", ScrollSource), ("unit", ScrollUnit), ("phase", ScrollPhase))
        )
        delta = f"({given['dx']:.6g}, {given['dy']:.6g}) {unit}"
        more = "".join(f" {name}={given[name]:.6g}" for name in ("factor", "rotation") if given[name])
        return f"{source} {phase} {delta}{more} at ({given['x']:.6g}, {given['y']:.6g})"
    if entry.kind == RecordKind.OWNER:
        return f"owner {given['id']} {Owner(int(given['owner']))}"
    if entry.kind in (RecordKind.CANCEL_TOUCHES, RecordKind.ADVANCE, RecordKind.PEN_NEAR):
        return str(entry.kind)  # the line already has the time
    if entry.kind == RecordKind.START:
        return f"start {viewport(entry)} on {content(entry)}"
    if entry.kind == RecordKind.VIEWPORT:
        return f"viewport {viewport(entry)}"
    if entry.kind == RecordKind.CONTENT:
        return f"content {content(entry)}, keep {Keep(int(given['keep']))}"
    shown = {name: value for name, value in given.items() if value or name not in OPTION_NAMES}
    return " ".join([str(entry.kind), *(f"{name}={value:.6g}" for name, value in shown.items())])


def viewport(entry: RecordEntry) -> str:
    width, height, *insets = (f"{value:.6g}" for value in entry.viewport)
    return f"{width} x {height}" + (f", insets {', '.join(insets)}" if any(inset != "0" for inset in insets) else "")


def content(entry: RecordEntry) -> str:
    x, y, width, height = (f"{value:.6g}" for value in entry.content)
    return f"{width} x {height}" + (f" at ({x}, {y})" if (x, y) != ("0", "0") else "")


def place(transform: Transform) -> str:
    turned = f"  rotation {transform.rotation:.4f}" if transform.rotation else ""
    return f"scale {transform.scale:.6g}  offset ({transform.x:.2f}, {transform.y:.2f}){turned}"


def describe_event(event: Event) -> str:
    x, y = event.view_point
    taps = f"  taps {event.tap_count}" if event.tap_count else ""
    limits = f"  limits {event.limits}" if event.limits else ""
    direction = f"  {event.direction}" if event.direction != Direction.NONE else ""
    x_y = event.unconsumed
    unconsumed = f"  unconsumed ({x_y.x:.2f}, {x_y.y:.2f})" if any(x_y) else ""
    owner = f"  contact {event.contact} {event.owner}" if event.kind == EventKind.OWNER else ""
    more = f"{taps}{limits}{direction}{unconsumed}{owner}"
    return f"{event.time:.4f}  {event.kind} {event.phase} at ({x:.1f}, {y:.1f}){more}"


def draw(svg: Path, name: str, entries: List[RecordEntry]) -> None:
    """Draws the first view of a recording, up to the next START."""
    end = next((i for i, entry in enumerate(entries) if i and entry.kind == RecordKind.START), len(entries))
    entries = entries[:end]
    touches = [entry.touch for entry in entries if entry.kind == RecordKind.TOUCH]
    events = [event for entry in entries for event in entry.events]
    frames = [(entry.time, entry.transform) for entry in entries if math.isfinite(entry.time)]
    play = picture.Play(name, touches, events, frames or [(0.0, entries[0].transform)])
    picture.draw(svg, entries[0].viewport[:2], entries[0].content, [play])


if __name__ == "__main__":
    # Ends silently when the reader of its output closes the pipe, as `head` does. Windows does not have this signal.
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())

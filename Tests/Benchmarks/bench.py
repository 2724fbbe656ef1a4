# SPDX-License-Identifier: MIT
"""Measures the cost of tapzoom beside raylib's gestures, and writes the figures as JSON.

    bench.py build/bench/bench.json

Every figure is the least of repetitions, in which the subject and its baseline take turns. A ratio is that of their
least times. Each row also checks that it has measured what its name says: a pinch that does not pinch stops the
benchmark.
"""

import ctypes
import datetime
import importlib.metadata
import json
import math
import os
import platform
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Callable

import numpy

import hands
import tapzoom
from measure import BUILT, REPETITIONS, ROOT, Measure, bench, by_the_clock, ratio, row, take_turns

LIBRARY = ROOT / "build/lib/libtapzoom.so"
WARM_FRAMES, FRAMES = 64, 256  # as in touches.h

# ---- The rows

PINCH_FRAME = by_the_clock("raylib")


def compared(what: str, measure: Measure, frames: float = 1, **at_most: float) -> dict:
    """A row in U of this many frames of the pinch."""
    taken = take_turns({"U": PINCH_FRAME, what: measure}, REPETITIONS)
    return row(what, taken[what], ratios={"U": ratio(taken[what], taken["U"], frames)}, at_most=at_most)


def fingers() -> list[dict]:
    return [
        compared("U of the pinch: raylib's frame of the same touches", PINCH_FRAME),
        compared("two-finger pinch frame: both samples in one push, advance, transform", by_the_clock("pinch"), U=1.1),
        compared("… with one push for each sample", by_the_clock("pinch-one-by-one")),
        compared("… in one push, and its two events polled", by_the_clock("pinch-polled")),
        compared("… with its two events polled and the state", by_the_clock("frame-by-calls")),
        compared("… the same in one call of tapzoom_frame", by_the_clock("frame-polled")),
        compared("… in one call of tapzoom_frame, without its events", by_the_clock("frame")),
        compared("… for a host that wants no events", by_the_clock("pinch-without-events")),
        compared("… half of the time beyond a scale limit", by_the_clock("pinch-at-limit")),
        compared("one-finger pan sample, with velocity", by_the_clock("pan")),
        compared("one wheel notch: a scroll, advance, transform", by_the_clock("wheel-read")),
    ]


def time_alone() -> list[dict]:
    rows = [("advance of an idle view", "idle"), ("advance of a settled view", "settled")]
    for motion in ("fling", "spring", "zoom"):
        rows += [(f"advance during a {motion}", motion), ("… and its transform", f"{motion}-read")]
    return [compared(what, by_the_clock(name)) for what, name in rows]


def snapshots() -> list[dict]:
    taken = take_turns({name: by_the_clock(name) for name in ("copy", "save", "load")}, REPETITIONS)
    # Their aim is in instructions: see cost.py.
    return [row(f"snapshot {name}", taken[name], ratios={"memcpy": ratio(taken[name], taken["copy"])})
            for name in ("save", "load")]


def output(*command: object) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def life() -> list[dict]:
    size, later = map(int, output(BUILT / "memory").split())
    taken = take_turns({name: by_the_clock(name) for name in ("config-init", "create")}, REPETITIONS)
    loads = take_turns({
        "this": lambda: float(output(BUILT / "load", LIBRARY, "tapzoom_version")),
        "empty": lambda: float(output(BUILT / "load", BUILT / "empty.so")),
    }, REPETITIONS)
    return [
        row("one view", [size], "bytes"),
        row("allocations after create, in all the rows above", [later], "", at_most={"": 0}),
        row("tapzoom_config_init", taken["config-init"]),
        row("create and destroy", taken["create"]),
        row("load of the library in a new process, and a first call", loads["this"],
            ratios={"an empty library": ratio(loads["this"], loads["empty"])}),
        row("libtapzoom.so, stripped", [LIBRARY.stat().st_size], "bytes", at_most={"bytes": 360 * 1024}),
    ]


def crowds() -> list[dict]:
    """Thousands of views; one in ten moves. The time for each view that moves."""
    crowd = {count: bench.crowd_create(count) for count in (10_000, 100_000)}
    if None in crowd.values():
        sys.exit("a view without a finger has a deadline")

    def turn(count: int, advance_idle: bool = False) -> float:
        return bench.crowd_time(crowd[count], 100_000 // count, advance_idle) / (count / 10)

    taken = take_turns({"few": lambda: turn(10_000), "many": lambda: turn(100_000),
                        "all": lambda: turn(100_000, advance_idle=True)}, REPETITIONS // 3)
    for views in crowd.values():
        bench.crowd_destroy(views)
    idle = (min(taken["all"]) - min(taken["many"])) / 9
    return [
        row("10,000 views, one in ten moving: sample, advance, transform of each that moves", taken["few"]),
        row("100,000 views, the same; the idle ones have nothing due", taken["many"], at_most={"ns": 150}),
        row("… advance of an idle one among them, not needed", [idle]),
    ]


def python() -> list[dict]:
    """The Python package in this interpreter: a hand pinches a view."""
    samples = bytearray(2 * (WARM_FRAMES + FRAMES) * tapzoom.TOUCH_BYTES)
    bench.bench_pinch((ctypes.c_char * len(samples)).from_buffer(samples), WARM_FRAMES + FRAMES)
    warm = 2 * WARM_FRAMES * tapzoom.TOUCH_BYTES
    one_by_one = [(sample.time, sample.id, sample.phase, sample.x, sample.y)
                  for sample in (tapzoom.CTouch * (2 * FRAMES)).from_buffer(samples, warm)]

    def measure(play: Callable[[tapzoom.View], object], units: int, events: tuple = ("pan", "pinch")) -> float:
        with tapzoom.View((800, 600), (4000, 3000), events=events) as view:
            view.zoom_to(0.5, (400, 300))
            view.push_touches(memoryview(samples)[:warm])
            view.poll_events()
            start = time.perf_counter_ns()
            frame = play(view)
            spent = time.perf_counter_ns() - start
            kinds = {str(event.kind) for event in (frame.events if frame else view.poll_events())}
            return spent / units if kinds == set(events) and view.state.contact_count == 2 else math.nan

    array = numpy.frombuffer(samples, dtype=f"V{tapzoom.TOUCH_BYTES}", offset=warm)

    def push_at_once(view: tapzoom.View) -> None:
        view.push_touches(array)

    def push_one_by_one(view: tapzoom.View) -> None:
        push = view.push_touch
        for touch in one_by_one:
            push(*touch)

    times = [touch[0] for touch in one_by_one[1::2]]
    pairs = list(zip(one_by_one[::2], one_by_one[1::2])), list(array.reshape(FRAMES, 2))
    in_tuples, in_arrays = (list(zip(times, touches)) for touches in pairs)

    def play(view: tapzoom.View, frames: list) -> tapzoom.Frame:
        frame = view.frame
        for now, touches in frames:
            result = frame(now, touches)
        return result

    def idle() -> float:
        with tapzoom.View((800, 600), (4000, 3000)) as view:
            frame, start = view.frame, time.perf_counter_ns()
            for now in times:
                result = frame(now)
            spent = time.perf_counter_ns() - start
            return spent / FRAMES if not result.events and not result.state.flags else math.nan

    return [compared("Python: a pinch in one push of a NumPy array, per sample",
                     lambda: measure(push_at_once, 2 * FRAMES), 0.5, ns=30),
            compared("Python: a push for each sample", lambda: measure(push_one_by_one, 2 * FRAMES), 0.5, ns=1000),
            compared("Python: a frame with both samples as tuples, and its two events",
                     lambda: measure(lambda view: play(view, in_tuples), FRAMES), ns=2500),
            compared("… for a host that wants no events",
                     lambda: measure(lambda view: play(view, in_tuples), FRAMES, ()), ns=2500),
            compared("Python: a frame with both samples in a NumPy array, and its two events",
                     lambda: measure(lambda view: play(view, in_arrays), FRAMES), ns=1500),
            compared("… for a host that wants no events",
                     lambda: measure(lambda view: play(view, in_arrays), FRAMES, ()), ns=1500),
            compared("Python: an idle frame", idle, ns=800)]


def layout() -> dict[str, int]:
    """The parts of a view and their bytes."""
    return {part: int(size) for part, size in map(str.split, output(BUILT / "layout").splitlines())}


# ---- The machine

def machine() -> dict[str, str]:
    cpu = re.search(r"^Model name: *(.*)$", output("env", "LC_ALL=C", "lscpu"), flags=re.MULTILINE)
    return {
        "cpu": cpu[1] if cpu else platform.machine(),
        "kernel": f"{platform.system()} {re.match('[0-9.]*', platform.release())[0]}",
        "compiler": output(os.environ.get("CC", "cc"), "--version").splitlines()[0],
        "swift": re.search(r"Swift version (\S+)", output(os.environ.get("SWIFT", "swift"), "--version"))[1],
        "python": platform.python_version(),
        "raylib": importlib.metadata.version("raylib"),
        "date": datetime.date.today().isoformat(),
    }


def main() -> None:
    # Runs on the last processor only: the first one is busier.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    mix = hands.mix()
    rows = hands.rows() + fingers() + time_alone() + snapshots() + life() + crowds()
    rows += python()
    found = {"machine": machine(), "hands": mix, "rows": rows, "layout": layout()}
    Path(sys.argv[1]).write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()

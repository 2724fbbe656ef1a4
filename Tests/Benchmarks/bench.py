# SPDX-License-Identifier: MIT
"""Measures the cost of tapzoom beside the bare arithmetic and raylib, and writes the figures as JSON.

    bench.py build/bench/bench.json

Every figure is the median of repetitions. In each repetition the baselines and the subject take turns, so that a busy
machine slows all of them. A ratio is the median of the ratios within a repetition. Each row also checks that it has
measured what its name says: a pinch that does not pinch stops the benchmark.
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

BASELINES = {"bare": by_the_clock("bare-plain"), "best": by_the_clock("bare-best"), "raylib": by_the_clock("raylib")}


def baselines() -> list[dict]:
    taken = take_turns(BASELINES, REPETITIONS)
    return [row("bare: the arithmetic of both samples in C, as -O2 makes it", taken["bare"]),
            row("bare at best: the same without the compiler's vectors", taken["best"]),
            row("raylib: its frame of the same touches", taken["raylib"])]


def compared(what: str, measure: Measure, frames: float = 1, beside_raylib: bool = False, **at_most: float) -> dict:
    """A row compared with the bare arithmetic of this many frames of two samples, and with raylib's frame."""
    bases = ["bare", "best", "raylib"] if beside_raylib else ["bare", "best"]
    taken = take_turns({**{name: BASELINES[name] for name in bases}, what: measure}, REPETITIONS)
    return row(what, taken[what], ratios={name: ratio(taken[what], taken[name], frames) for name in bases},
               at_most=at_most)


def fingers() -> list[dict]:
    return [
        compared("two-finger pinch frame: both samples in one push, advance, transform", by_the_clock("pinch"),
             beside_raylib=True, raylib=1.2),
        compared("… with one push for each sample", by_the_clock("pinch-one-by-one"), beside_raylib=True, ns=45),
        compared("… in one push, and its two events polled", by_the_clock("pinch-polled"), beside_raylib=True),
        compared("… in one call of tapzoom_frame, which reads the state too", by_the_clock("frame"),
                 beside_raylib=True),
        compared("… in one call of tapzoom_frame, and its two events polled", by_the_clock("frame-polled"),
                 beside_raylib=True),
        compared("… for a host that wants no events", by_the_clock("pinch-without-events"), beside_raylib=True),
        compared("… half of the time beyond a scale limit", by_the_clock("pinch-at-limit"), beside_raylib=True),
        compared("one-finger pan sample, with velocity", by_the_clock("pan"), 0.5, bare=2),
    ]


def time_alone() -> list[dict]:
    rows = [("advance of an idle view", "idle", {"ns": 3}), ("advance of a settled view", "settled", {"ns": 3})]
    for motion in ("fling", "spring", "zoom"):
        rows.append((f"advance during a {motion}", motion, {"ns": 60}))
        rows.append(("… and its transform", f"{motion}-read", {"bare": 2}))
    return [compared(what, by_the_clock(name), **aim) for what, name, aim in rows]


def snapshots() -> list[dict]:
    taken = take_turns({name: by_the_clock(name) for name in ("copy", "save", "load")}, REPETITIONS)
    # Their aim is in instructions: see cost.py.
    return [row(f"snapshot {name}", taken[name], ratios={"memcpy": ratio(taken[name], taken["copy"])})
            for name in ("save", "load")]


def output(*command: object) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def life() -> list[dict]:
    size, later = map(int, output(BUILT / "memory").split())
    taken = take_turns({"create": by_the_clock("create")}, REPETITIONS)
    loads = take_turns({
        "this": lambda: float(output(BUILT / "load", LIBRARY, "tapzoom_version")),
        "empty": lambda: float(output(BUILT / "load", BUILT / "empty.so")),
    }, REPETITIONS)
    return [
        row("one view", [size], "bytes", at_most={"bytes": 16 * 1024}),
        row("allocations after create, in all the rows above", [later], "", at_most={"": 0}),
        row("create and destroy", taken["create"], at_most={"ns": 2000}),
        row("load of the library in a new process, and a first call", loads["this"],
            ratios={"an empty library": ratio(loads["this"], loads["empty"])}, at_most={"ns": 200_000}),
        row("libtapzoom.so, stripped", [LIBRARY.stat().st_size], "bytes", at_most={"bytes": 512 * 1024}),
    ]


def crowds() -> list[dict]:
    """Thousands of views; one in ten moves. The time for each view that moves."""
    crowd = {count: bench.crowd_create(count) for count in (10_000, 50_000, 100_000)}
    if None in crowd.values():
        sys.exit("a view without a finger has a deadline")

    def turn(count: int, advance_idle: bool = False) -> float:
        return bench.crowd_time(crowd[count], 100_000 // count, advance_idle) / (count / 10)

    taken = take_turns({"few": lambda: turn(10_000), "half": lambda: turn(50_000), "many": lambda: turn(100_000),
                        "all": lambda: turn(100_000, advance_idle=True)}, REPETITIONS // 3)
    for views in crowd.values():
        bench.crowd_destroy(views)
    idle = [(every - moving) / 9 for every, moving in zip(taken["all"], taken["many"])]
    return [
        row("10,000 views, one in ten moving: sample, advance, transform of each that moves", taken["few"]),
        # The aim compares with 50,000 views, which also exceed the caches: beyond them memory is slower.
        row("100,000 views, the same; the idle ones have nothing due", taken["many"],
            ratios={"50,000 views": ratio(taken["many"], taken["half"]),
                    "10,000 views": ratio(taken["many"], taken["few"])}, at_most={"50,000 views": 1.25}),
        row("… advance of an idle one among them, not needed", idle),
    ]


def python() -> list[dict]:
    """The Python package in this interpreter: a hand pinches a view."""
    samples = bytearray(2 * (WARM_FRAMES + FRAMES) * tapzoom.TOUCH_BYTES)
    bench.bench_pinch((ctypes.c_char * len(samples)).from_buffer(samples), WARM_FRAMES + FRAMES)
    warm = 2 * WARM_FRAMES * tapzoom.TOUCH_BYTES
    one_by_one = [(sample.time, sample.id, sample.phase, sample.x, sample.y)
                  for sample in (tapzoom.CTouch * (2 * FRAMES)).from_buffer(samples, warm)]

    def measure(push_all: Callable[[tapzoom.View], None]) -> float:
        with tapzoom.View((800, 600), (4000, 3000)) as view:
            view.zoom_to(0.5, (400, 300))
            view.push_touches(memoryview(samples)[:warm])
            view.poll_events()
            start = time.perf_counter_ns()
            push_all(view)
            spent = time.perf_counter_ns() - start
            kinds = {event.kind for event in view.poll_events()}
            return spent / (2 * FRAMES) if kinds == {tapzoom.EventKind.PAN, tapzoom.EventKind.PINCH} else math.nan

    array = numpy.frombuffer(samples, dtype=f"V{tapzoom.TOUCH_BYTES}", offset=warm)

    def push_at_once(view: tapzoom.View) -> None:
        view.push_touches(array)

    def push_one_by_one(view: tapzoom.View) -> None:
        push = view.push_touch
        for touch in one_by_one:
            push(*touch)

    return [compared("Python: a pinch in one push of a NumPy array, per sample", lambda: measure(push_at_once), 0.5,
                     ns=30),
            compared("Python: a push for each sample", lambda: measure(push_one_by_one), 0.5, ns=1000)]


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
    rows = hands.rows() + baselines() + fingers() + time_alone() + snapshots() + life() + crowds()
    rows += python()
    found = {"machine": machine(), "hands": mix, "rows": rows, "layout": layout()}
    Path(sys.argv[1]).write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()

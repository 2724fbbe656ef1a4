# SPDX-License-Identifier: MIT
"""The rows of real hands: the same frames for tapzoom, raylib's gestures and the bare arithmetic."""

import subprocess
import sys
from functools import partial
from itertools import product

from measure import BUILT, REPETITIONS, Measure, bench, ratio, row, take_turns
from recordings import locate

PRESETS = ("PHOTOS", "MAPS", "READER", "BOARD")
KINDS = ("landing or lift", "one finger moves", "two move", "three or more move")
TAPZOOM, RAYLIB, BARE = range(3)
GENERATED, RECORDED = range(2)
# Each hand is played this often, and its shortest time counts. For the slowest frame of a thousand, each frame is.
PLAYS, PLAYS_OF_FRAMES = 3, 5
TURNS = REPETITIONS // 2

Use = tuple[int, int, int]  # preset, whether rotation is on, whether events are polled


def named(use: Use) -> str:
    preset, rotates, polls = use
    return f"{PRESETS[preset]}, rotation {'on' if rotates else 'off'}, {'polled' if polls else 'not polled'}"


def aim(use: Use) -> dict[str, float]:
    _, rotates, polls = use
    return {"raylib": 6 if polls else 5 if rotates else 3}


def time_of(who: int, played: int, use: Use = (0, 0, 0)) -> Measure:
    return partial(bench.bench_hands, who, played, *use, PLAYS)


def beside(what: str, played: int, measure: Measure, **at_most: float) -> dict:
    """A row beside the mean frames of raylib and of the bare arithmetic. They take turns with this row only, because
    the speed of the machine changes during a turn of all rows."""
    taken = take_turns({"raylib": time_of(RAYLIB, played), "bare": time_of(BARE, played), what: measure}, TURNS)
    return row(what, taken[what], ratios={base: ratio(taken[what], taken[base]) for base in ("bare", "raylib")},
               at_most=at_most)


def baselines(what: str, played: int) -> list[dict]:
    taken = take_turns({"raylib": time_of(RAYLIB, played), "bare": time_of(BARE, played)}, TURNS)
    return [row(f"{what}, raylib: a frame", taken["raylib"]), row(f"{what}, bare: a frame", taken["bare"])]


def all_frames(what: str, played: int, uses: list[Use]) -> list[dict]:
    return [beside(f"{what}, {named(use)}: a frame", played, time_of(TAPZOOM, played, use), **aim(use))
            for use in uses] + baselines(what, played)


def kinds(use: Use) -> list[dict]:
    aims = {KINDS[0]: {"raylib": 20}}
    return [beside(f"… {named(use)}: {name}", GENERATED,
                   partial(bench.bench_hands_kind, TAPZOOM, GENERATED, *use, PLAYS, kind), **aims.get(name, {}))
            for kind, name in enumerate(KINDS)]


def slowest(uses: list[Use]) -> list[dict]:
    """The slowest frame of a thousand, beside that of raylib."""
    def measure(who: int, use: Use) -> Measure:
        return partial(bench.bench_hands_slowest, who, GENERATED, *use, PLAYS_OF_FRAMES)

    players = {**{named(use): measure(TAPZOOM, use) for use in uses}, "raylib": measure(RAYLIB, uses[0])}
    taken = take_turns(players, TURNS // 2)
    return [row(f"… {name}: the slowest frame of a thousand", taken[name],
                ratios={} if name == "raylib" else {"raylib": ratio(taken[name], taken["raylib"])})
            for name in players]


def rows() -> list[dict]:
    upright, dearest = (0, 0, 0), (0, 1, 1)
    uses = [(preset, rotates, polls) for polls, rotates, preset in product((0, 1), (0, 1), range(len(PRESETS)))]
    found = all_frames("real hands", GENERATED, uses)
    found += kinds(upright) + kinds(dearest) + slowest([upright, dearest])
    if bench.bench_hands_frames(RECORDED) > 0:
        found += all_frames("recordings of people", RECORDED, [upright, (0, 1, 0), (0, 0, 1)])
    return found


def mix() -> str:
    """The mix of frames of the hands. The benchmark ends if the generated hands are easier than the recorded ones."""
    locate()
    told = subprocess.run([BUILT / "mix"], check=False, capture_output=True, text=True)
    print(told.stdout, end="", file=sys.stderr)
    if told.returncode:
        sys.exit("the generated hands are not like those of people")
    return told.stdout

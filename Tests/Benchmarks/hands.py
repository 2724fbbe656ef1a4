# SPDX-License-Identifier: MIT
"""The rows of real hands: the same frames for tapzoom, raylib's gestures and the bare arithmetic."""

import subprocess
import sys
from functools import partial
from itertools import product

from measure import BUILT, Measure, bench, ratio, row, take_turns
from recordings import locate

PRESETS = ("PHOTOS", "MAPS", "READER", "BOARD")
KINDS = ("landing or lift", "one finger moves", "two move", "three or more move")
TAPZOOM, RAYLIB, BARE = range(3)
GENERATED, RECORDED = range(2)
# In each round each hand is played this often, and its shortest time counts. For the slowest frame of a thousand, each
# frame is.
PLAYS, PLAYS_OF_FRAMES = 12, 5
ROUNDS = 12

Use = tuple[int, int, int, int]  # preset, whether rotation is on, events are polled, tapzoom_frame is called
PHOTOS, BOARD = 0, 3
UPRIGHT, DEAREST = (PHOTOS, 0, 0, 0), (PHOTOS, 1, 1, 1)
AIMS: dict[Use, float] = {
    (PHOTOS, 0, 0, 0): 2.5, (PHOTOS, 0, 1, 0): 3.2, (PHOTOS, 0, 0, 1): 2.8, (PHOTOS, 0, 1, 1): 3.4,
    (PHOTOS, 1, 0, 0): 3.8, (PHOTOS, 1, 1, 0): 4.5, (PHOTOS, 1, 1, 1): 5,
    (BOARD, 0, 0, 0): 2, (BOARD, 1, 0, 0): 3, (BOARD, 1, 1, 1): 4.5,
}
USES = [(preset, *others) for *others, preset in product((0, 1), (0, 1), (0, 1), range(len(PRESETS)))]


def named(use: Use) -> str:
    preset, *others = use
    words = (" turning", ", polled", ", tapzoom_frame")
    return PRESETS[preset] + "".join(word for word, is_on in zip(words, others) if is_on)


def time_of(who: int, played: int, use: Use = UPRIGHT) -> Measure:
    return partial(bench.bench_hands, who, played, *use, PLAYS)


def beside(played: int, measures: dict[str, Measure], aims: dict[str, float] = {}) -> list[dict]:
    """Rows in U, the mean frame of raylib. All take turns, so that the rounds of each are spread over the whole time.
    """
    taken = take_turns({"U": time_of(RAYLIB, played), **measures}, ROUNDS)
    return [row(what, taken[what], ratios={"U": ratio(taken[what], taken["U"])},
                at_most={"U": aims[what]} if what in aims else {}) for what in measures]


def all_frames(what: str, played: int) -> list[dict]:
    uses = {f"{what}, {named(use)}: a frame": use for use in USES}
    measures = {f"{what}, U: raylib's frame of the same touches": time_of(RAYLIB, played),
                f"{what}, bare arithmetic: a frame": time_of(BARE, played),
                **{name: time_of(TAPZOOM, played, use) for name, use in uses.items()}}
    # The aims are for people.
    aims = {name: AIMS[use] for name, use in uses.items() if played == RECORDED and use in AIMS}
    return beside(played, measures, aims)


def kinds(use: Use) -> list[dict]:
    return beside(GENERATED, {
        f"… {named(use)}: {name}": partial(bench.bench_hands_kind, TAPZOOM, GENERATED, *use, PLAYS, kind)
        for kind, name in enumerate(KINDS)})


def slowest() -> list[dict]:
    """The slowest frame of a thousand, beside that of raylib."""
    def measure(who: int, use: Use) -> Measure:
        return partial(bench.bench_hands_slowest, who, GENERATED, *use, PLAYS_OF_FRAMES)

    players = {**{named(use): measure(TAPZOOM, use) for use in (UPRIGHT, DEAREST)}, "raylib": measure(RAYLIB, UPRIGHT)}
    taken = take_turns(players, ROUNDS // 2)
    return [row(f"… {name}: the slowest frame of a thousand", taken[name],
                ratios={} if name == "raylib" else {"raylib's": ratio(taken[name], taken["raylib"])})
            for name in players]


def rows() -> list[dict]:
    found = all_frames("generated hands", GENERATED) + kinds(UPRIGHT) + kinds(DEAREST) + slowest()
    if bench.bench_hands_frames(RECORDED) > 0:
        found += all_frames("recorded hands", RECORDED)
    return found


def mix() -> str:
    """The mix of frames of the hands. The benchmark ends if the generated hands are easier than the recorded ones."""
    locate()
    told = subprocess.run([BUILT / "mix"], check=False, capture_output=True, text=True)
    print(told.stdout, end="", file=sys.stderr)
    if told.returncode:
        sys.exit("the generated hands are not like those of people")
    return told.stdout

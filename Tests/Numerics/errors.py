# SPDX-License-Identifier: MIT
"""Measures the errors of the core's elementary functions against MPFR at 256 bits.

    errors.py ARGUMENTS [PAGE]   prints the table of so many arguments for each range; writes it into a page

It fails if a function exceeds its bound, or if a special value is not the one of C's Annex F. The arguments come from a
seed, so every run measures the same.
"""

import datetime
import math
import platform
import random
import subprocess
import sys
from array import array
from itertools import product
from pathlib import Path
from typing import Callable, Iterable, Iterator, NamedTuple

import gmpy2
from gmpy2 import mpfr

PROGRAM = Path(__file__).resolve().parents[2] / "build/tests/numerics"
MARKS = "<!-- numerics -->", "<!-- /numerics -->"
LARGEST = sys.float_info.max
BOUND = 0.82  # ulp
# sinh, cosh and asinh have an error of a few ulps of the result, or of 1 if the result is smaller.
LOOSE_BOUND = 3
# sincos takes an angle this close to a quarter turn for that quarter turn.
QUARTER_TURN = 5.1e-16

Arguments = Iterator[tuple[float, ...]]
Draw = Callable[[random.Random], float]


class Range(NamedTuple):
    name: str
    draw: Callable[[random.Random], tuple[float, ...]]


# ---- Arguments


def any_double(draws: random.Random) -> float:
    """Random bits: all magnitudes from subnormal to the largest, both signs."""
    while True:
        value = array("d", array("Q", [draws.getrandbits(64)]).tobytes())[0]
        if math.isfinite(value):
            return value


def neighbor(draws: random.Random, value: float) -> float:
    """A double a few units in the last place away."""
    for _ in range(draws.randrange(4)):
        value = math.nextafter(value, draws.choice((-math.inf, math.inf)))
    return value


def logarithmic(least: float, most: float) -> Draw:
    """Every magnitude of an interval, both signs."""
    return lambda draws: draws.choice((-1, 1)) * math.exp(draws.uniform(math.log(least), math.log(most)))


def near_quarter_turn(draws: random.Random) -> float:
    """The doubles at a multiple of pi/2. The last one is nearer to a multiple than any other (Muller, 2006)."""
    if draws.randrange(1000) == 0:
        return math.ldexp(6381956970095103, 797)
    multiple = draws.getrandbits(draws.randrange(1, 52)) + 1
    return neighbor(draws, draws.choice((-1, 1)) * float(gmpy2.const_pi() / 2 * multiple))


def near_joint(draws: random.Random) -> tuple[float, float]:
    """Ratios where atan2 changes its way: the eighths of a turn, tan(pi/8), tan(3 pi/8) and slopes of 2^-60."""
    ratio = draws.choice((1, math.sqrt(2) - 1, math.sqrt(2) + 1, 2.0 ** -60, 2.0 ** 60))
    ratio *= 1 + draws.choice((0, 1)) * draws.uniform(-1, 1) * 2.0 ** draws.uniform(-52, -5)
    x = draws.choice((-1, 1)) * draws.uniform(1, 2) * 2.0 ** draws.randrange(-100, 100)
    return neighbor(draws, draws.choice((-1, 1)) * ratio * x), x


def one(name: str, draw: Draw) -> Range:
    return Range(name, lambda draws: (draw(draws),))


def between(least: float, most: float) -> Range:
    return one(f"{least:g} to {most:g}", lambda draws: draws.uniform(least, most))


ANGLES = [
    between(-7, 7), between(-6000, 6000), between(-1e5, 1e5),
    one("near multiples of a quarter turn", near_quarter_turn),
    one("all magnitudes to 1e22", logarithmic(1e-9, 1e22)), one("any double", any_double),
]
RANGES: dict[str, list[Range]] = {
    "exp": [between(-2, 2), between(-746, 710), between(-746, -708), one("any double", any_double)],
    "log": [one("near 1", lambda draws: 1 + draws.uniform(-1, 1) * 2.0 ** draws.uniform(-52, -2)), between(0.5, 2),
            one("any positive double", lambda draws: abs(any_double(draws)))],
    "sin": ANGLES, "cos": ANGLES, "sincos.sin": ANGLES, "sincos.cos": ANGLES,
    "atan2": [
        Range("all octants", lambda draws: (draws.uniform(-1, 1), draws.uniform(-1, 1))),
        Range("all octants, slopes to 1e30", lambda draws: (logarithmic(1e-15, 1e15)(draws),
                                                            logarithmic(1e-15, 1e15)(draws))),
        Range("near the joints", near_joint),
        Range("any doubles", lambda draws: (any_double(draws), any_double(draws))),
    ],
    "sinh": [between(-2, 2), between(-708, 708)],
    "cosh": [between(-2, 2), between(-708, 708)],
    "asinh": [between(-2, 2), one("all magnitudes to 1e150", logarithmic(1e-9, 1e150))],
}
EXACT = {name: getattr(gmpy2, name.rpartition(".")[2]) for name in RANGES}
LOOSE = ("sinh", "cosh", "asinh")

# ---- Errors


def values(function: str, arguments: list[tuple[float, ...]]) -> array:
    """The function of the core at these arguments."""
    words = array("d", (word for argument in arguments for word in argument))
    found = array("d")
    found.frombytes(subprocess.run([PROGRAM, function], input=words.tobytes(), check=True, capture_output=True).stdout)
    return found


def finite(value: float) -> mpfr:
    """An overflow counts as the next power of two."""
    return mpfr(value) if math.isfinite(value) else math.copysign(1, value) * mpfr(2) ** 1024


def error(value: float, exact: mpfr, loose: bool) -> float:
    """The distance of a value in units in the last place of the exact result."""
    if math.isnan(value):
        return math.inf
    result = min(abs(float(exact)), LARGEST)
    if math.isinf(value) and math.isinf(float(exact)):
        return 0.0 if (value > 0) == (exact > 0) else math.inf
    return float(abs(finite(value) - exact) / mpfr(math.ulp(max(result, 1.0) if loose else result)))


def is_snapped(function: str, argument: tuple[float, ...]) -> bool:
    """Whether sincos takes an angle for a multiple of a quarter turn."""
    if not function.startswith("sincos"):
        return False
    x = mpfr(argument[0])
    return min(abs(gmpy2.sin(x)), abs(gmpy2.cos(x))) < QUARTER_TURN


class Worst(NamedTuple):
    function: str
    range: str
    count: int
    error: float
    argument: tuple[float, ...]

    @property
    def bound(self) -> float:
        return LOOSE_BOUND if self.function in LOOSE else BOUND


def measure(function: str, interval: Range, count: int) -> Worst:
    """The largest error in a range, and its place."""
    draws = random.Random(f"{function} {interval.name}")
    arguments = [interval.draw(draws) for _ in range(count)]
    exact, loose, found, place = EXACT[function], function in LOOSE, -1.0, arguments[0]
    for argument, value in zip(arguments, values(function, arguments)):
        now = error(value, exact(*map(mpfr, argument)), loose)
        if now > found and not is_snapped(function, argument):
            found, place = now, argument
    return Worst(function, interval.name, count, found, place)


# ---- Special values


def special_values() -> Iterable[tuple[str, tuple[float, ...], float]]:
    """Function, argument and result, as in Annex F of C. Both signs of a NaN give the one NaN."""
    inf, nan, pi = math.inf, math.nan, math.pi
    for x, result in ((0.0, 1.0), (-0.0, 1.0), (-inf, 0.0), (inf, inf), (nan, nan), (LARGEST, inf), (-LARGEST, 0.0)):
        yield "exp", (x,), result
    for x, result in ((0.0, -inf), (-0.0, -inf), (1.0, 0.0), (-1.0, nan), (-inf, nan), (inf, inf), (nan, nan)):
        yield "log", (x,), result
    for name in ("sin", "sincos.sin"):
        for x, result in ((0.0, 0.0), (-0.0, -0.0), (inf, nan), (-inf, nan), (nan, nan)):
            yield name, (x,), result
    yield "sin", (5e-324,), 5e-324
    for name in ("cos", "sincos.cos"):
        for x, result in ((0.0, 1.0), (-0.0, 1.0), (inf, nan), (-inf, nan), (nan, nan), (5e-324, 1.0)):
            yield name, (x,), result
    slopes = ((0.0, 0.0, 0.0), (0.0, -0.0, pi), (0.0, 1.0, 0.0), (0.0, -1.0, pi), (1.0, 0.0, pi / 2),
              (1.0, -0.0, pi / 2), (1.0, inf, 0.0), (1.0, -inf, pi), (inf, 1.0, pi / 2), (inf, -1.0, pi / 2),
              (inf, inf, pi / 4), (inf, -inf, 3 * pi / 4))
    for (y, x, result), sign in product(slopes, (1.0, -1.0)):
        yield "atan2", (sign * y, x), sign * result
    for y, x in ((nan, 1.0), (1.0, nan), (nan, inf), (nan, nan)):
        yield "atan2", (y, x), nan


def wrong_values() -> list[str]:
    """The special values that differ, bit by bit."""
    wrong = []
    for function, argument, result in special_values():
        value = values(function, [argument])
        if value.tobytes() != array("d", [result]).tobytes():
            wrong.append(f"{function}({', '.join(map(repr, argument))}) is {value[0]!r}, not {result!r}")
    return wrong


# ---- The page


def shown(argument: tuple[float, ...]) -> str:
    return ", ".join(f"`{value.hex()}`" for value in argument)


def table(rows: list[Worst]) -> str:
    head = ["| function | arguments | count | largest error, ulp | at |", "|---|---|---|---|---|"]
    lines = [f"| {row.function} | {row.range} | {row.count:,} | {row.error:.3f} | {shown(row.argument)} |"
             for row in rows]
    return "\n".join(head + lines)


def page(rows: list[Worst], special: int) -> str:
    count = sum(row.count for row in rows)
    return (f"gmpy2 {gmpy2.version()}, {gmpy2.mpfr_version()}, {platform.system()} {platform.machine()}, "
            f"{datetime.date.today().isoformat()}: {count:,} arguments and {special} special values.\n\n{table(rows)}")


def write(text: str, target: Path) -> None:
    begin, end = MARKS
    before, _, rest = target.read_text().partition(begin)
    _, _, after = rest.partition(end)
    target.write_text(f"{before}{begin}\n{text}\n{end}{after}")


def main(count: int, target: "str | None" = None) -> int:
    gmpy2.get_context().precision = 256
    rows = [measure(function, interval, count) for function, intervals in RANGES.items() for interval in intervals]
    special, wrong = len(list(special_values())), wrong_values()
    text = page(rows, special)
    print(text, end="\n\n")
    failed = [f"{row.function}, {row.range}: {row.error:.3f} ulp at {shown(row.argument)}, bound {row.bound}"
              for row in rows if row.error > row.bound] + wrong
    for line in failed:
        print(f"FAILED: {line}")
    print(f"{len(rows) + special - len(failed)} passed, {len(failed)} failed")
    if target and not failed:
        write(text, Path(target))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), *sys.argv[2:]))

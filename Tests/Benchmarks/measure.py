# SPDX-License-Identifier: MIT
"""Measures for the benchmark: the least of repetitions in which the compared measurements take turns."""

import ctypes
import importlib.util
import math
import statistics
import sys
from pathlib import Path
from typing import Callable, Optional

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build/bench"

REPETITIONS = 31
AT_LEAST = 2e6  # nanoseconds, of each measurement of a row

Measure = Callable[[], float]


def load_bench() -> ctypes.CDLL:
    bench = ctypes.CDLL(str(BUILT / "libbench.so"))
    bench.bench_time.argtypes = [ctypes.c_char_p, ctypes.c_double]
    bench.bench_time.restype = ctypes.c_double
    bench.row_named.restype = ctypes.c_void_p
    bench.crowd_create.restype = ctypes.c_void_p
    bench.crowd_destroy.argtypes = [ctypes.c_void_p]
    bench.crowd_time.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
    bench.crowd_time.restype = ctypes.c_double
    for function in (bench.bench_hands, bench.bench_hands_kind, bench.bench_hands_slowest):
        function.restype = ctypes.c_double
    return bench


def load_raylib() -> ctypes.CDLL:
    """Loads raylib's library from its Python package, without importing the package."""
    package = importlib.util.find_spec("raylib")
    folder = Path(package.submodule_search_locations[0])
    try:
        return ctypes.CDLL(str(next(folder.glob("_raylib_cffi*.so"))))
    except OSError as error:
        sys.exit(f"raylib cannot be loaded: {error}. On Debian: apt-get install libx11-6")


bench = load_bench()
raylib = load_raylib()
raylib.SetGesturesEnabled(0x3FF)
RAYLIB = (ctypes.c_void_p * 3)(*(
    ctypes.cast(function, ctypes.c_void_p)
    for function in (raylib.ProcessGestureEvent, raylib.UpdateGestures, raylib.GetGesturePinchVector)))
bench.use_raylib(RAYLIB)
bench.player_use_raylib(RAYLIB)


# ---- Measurements

def take_turns(measures: dict[str, Measure], repetitions: int) -> dict[str, list[float]]:
    taken: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(repetitions + 1):
        for name, measure in measures.items():
            taken[name].append(measure())
    # The first turn warms up.
    taken = {name: values[1:] for name, values in taken.items()}
    for name, values in taken.items():
        if any(math.isnan(value) for value in values):
            sys.exit(f"{name} did not measure what its name says")
    return taken


def ratio(values: list[float], bases: list[float], share: float = 1) -> float:
    return min(values) / (min(bases) * share)


def row(what: str, values: list[float], unit: str = "ns", *, ratios: Optional[dict[str, float]] = None,
        at_most: Optional[dict[str, float]] = None) -> dict:
    """A line of the table. at_most has aims for the figure, under the name of its unit, and for the ratios."""
    figure = min(values)
    found = {unit: figure, **(ratios or {})}
    missed = [name for name, aim in (at_most or {}).items() if found[name] > aim]
    print(f"{what}: {figure:.4g} {unit}", file=sys.stderr)
    return {"what": what, "unit": unit, "figure": figure, "median": statistics.median(values), "ratios": ratios or {},
            "at_most": at_most or {}, "missed": missed}


def by_the_clock(name: str) -> Measure:
    return lambda: bench.bench_time(name.encode(), AT_LEAST)

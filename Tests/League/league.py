# SPDX-License-Identifier: MIT
"""Scores the programs of the league under the same hands, and writes the tables of the guide's page.

    python league.py [--rest | --time] [NAME...]   scores these programs, or all
    python league.py --page                        writes the tables of examples/guide/league.md again

Each result is a file below build/league. --rest takes the measures at rest only, two programs at a time; --time takes
those of time only, on a machine that does nothing else.
"""

import argparse
import json
import multiprocessing
import re
import sys
import traceback
from pathlib import Path
from typing import Dict, Iterator, List, NamedTuple, Optional, Sequence

import native
import score
import web
from measures import MEASURES, Measure
from rows import LINES, PIXELS, SCRIPT, Row
from score import Outcome
from tapzoom.hands.command import catch_signals

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "build/league"
LEAGUE, SCORE = ROOT / "examples/guide/league.md", ROOT / "examples/guide/score.md"
ROWS = [*native.ROWS, *web.ROWS]
RUNS = 5
SAME = 0.2  # pixels, by which the runs of a measure at rest may differ
TIE = 0.05  # the same for the medians of a measure of time
#: Programs that wait for their fingers leave the machine to others. Only the measures of time need it alone.
AT_A_TIME = 2
_HOW = {PIXELS: "pixels of screenshots", LINES: "lines of the program", SCRIPT: "an expression in its page"}


class Result(NamedTuple):
    """What is kept of a row."""

    row: Row
    version: str
    outcomes: Dict[str, Outcome]


def file(row: Row) -> Path:
    return RESULTS / (re.sub(r"\W+", "-", row.name.lower()).strip("-") + ".json")


def load(row: Row) -> Optional[Result]:
    if not file(row).exists():
        return None
    said = json.loads(file(row).read_text(encoding="utf-8"))
    return Result(row, said["version"], {name: Outcome(**one) for name, one in said["outcomes"].items()})


def save(row: Row, outcomes: Dict[str, Outcome]) -> None:
    """Keeps the new outcomes of a row beside its others of the same version."""
    before, version = load(row), row.version()
    both = {**(before.outcomes if before and before.version == version else {}), **outcomes}
    said = {"name": row.name, "version": version, "outcomes": {name: one._asdict() for name, one in both.items()}}
    file(row).write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


# ---- Runs

def scored(number: int, resting: int, timed: int) -> bool:
    """Scores a row in so many runs. Whether that was possible."""
    row = ROWS[number]
    try:
        outcomes = score.score(row, resting, timed, shot=file(row).with_suffix(".png"))
    except Exception:  # of a program, its page or its browser: the other rows can still be scored
        traceback.print_exc()
        return False
    outcomes = {name: one for name, one in outcomes.items() if (name in score.TIMED_NAMES) == bool(timed)}
    save(row, outcomes)
    print("\n".join([f"\n{row.name}", *score.lines(outcomes)]), flush=True)
    return True


def at_rest(number: int) -> bool:
    return scored(number, RUNS, 0)


def run(names: Sequence[str], rest: bool, time: bool) -> bool:
    """Scores the rows with these names, or all. Whether all could be scored."""
    numbers = [i for i, row in enumerate(ROWS) if not names or row.name in names]
    RESULTS.mkdir(parents=True, exist_ok=True)
    done: List[bool] = []
    if rest:
        with multiprocessing.Pool(AT_A_TIME, catch_signals) as pool:
            done += pool.map(at_rest, numbers, chunksize=1)
            pool.close()
            pool.join()
    if time:
        done += [scored(number, 0, RUNS) for number in numbers]
    return all(done)


# ---- The page

def value(result: Result, measure: Measure) -> Optional[float]:
    outcome = result.outcomes.get(measure.name)
    return outcome.number if outcome else None


def number(measure: Measure, outcome: Optional[Outcome]) -> str:
    if outcome is None or outcome.number is None:
        return "-"
    spread = f" ± {outcome.spread / 2:.2f}" if not measure.at_rest else ""
    return f"{outcome.number:.2f}{spread}" if measure.name != "stuck" else f"{outcome.number:.0f}"


def marks(measure: Measure, results: List[Result]) -> Dict[str, str]:
    """The sign of the best and of the worst programs of a measure, by their names."""
    if measure.best is None:
        return {}
    numbers = {result.row.name: value(result, measure) for result in results}
    far = {name: abs(each - measure.best) for name, each in numbers.items() if each is not None}
    if not far:
        return {}
    best, worst = min(far.values()), max(far.values())
    tie = SAME if measure.at_rest else TIE
    if worst - best <= tie:
        return {}
    # A number that passes is not the worst of those that fail.
    bad = {name for name, off in far.items() if off >= worst - tie and (off > measure.most or not measure.at_rest)}
    return {name: "**" if off <= best + tie else "_" for name, off in far.items() if off <= best + tie or name in bad}


def table(results: List[Result]) -> Iterator[str]:
    yield "| program | " + " | ".join(f"{one.name}, {one.unit}".rstrip(", ") for one in MEASURES) + " |"
    yield "|---|" + "--:|" * len(MEASURES)
    signs = {measure.name: marks(measure, results) for measure in MEASURES}
    for result in results:
        cells = []
        for measure in MEASURES:
            sign = signs[measure.name].get(result.row.name, "")
            cells.append(f"{sign}{number(measure, result.outcomes.get(measure.name))}{sign}")
        yield f"| {result.row.name} | " + " | ".join(cells) + " |"


def sources(results: List[Result]) -> Iterator[str]:
    yield "| program | version | read from | options | does not claim | no number, because |"
    yield "|---|---|---|---|---|---|"
    for row, version, outcomes in results:
        missing: Dict[str, List[str]] = {}
        for measure in MEASURES:
            outcome = outcomes.get(measure.name)
            if outcome and outcome.number is None:
                missing.setdefault(outcome.reason, []).append(measure.name)
        why = "; ".join(f"{', '.join(names)}: {reason}" for reason, names in missing.items()).replace("|", "/")
        yield f"| {row.name} | {version} | {_HOW[row.reads]} | {row.options} | {row.claims} | {why} |"


def spreads(results: List[Result]) -> Iterator[str]:
    """How far the runs of a measure at rest differ, at most."""
    yield f"| measure | ours | of others, above {SAME} |"
    yield "|---|--:|---|"
    for measure in MEASURES:
        if measure.at_rest:
            spread = {result.row.name: result.outcomes[measure.name].spread for result in results
                      if measure.name in result.outcomes}
            wide = [f"{name} {each:.2f}" for name, each in spread.items() if each > SAME]
            ours = max((each for name, each in spread.items() if name.startswith("tapzoom")), default=0)
            yield f"| {measure.name} | {ours:.2f} | {', '.join(wide)} |"


def definitions(_: List[Result]) -> Iterator[str]:
    yield "| measure | unit | best | at most | what it is | how |"
    yield "|---|---|--:|--:|---|---|"
    for one in MEASURES:
        best, most = (f"{x:g}" if x is not None and x < 1e9 else "" for x in (one.best, one.most))
        yield f"| {one.name} | {one.unit} | {best} | {most} | {one.says} | {one.formula} |"


def write(results: List[Result]) -> None:
    """Writes the tables of the pages: what is between the marks `league: NAME begins` and `league: NAME ends`."""
    tables = {LEAGUE: {"table": table, "sources": sources, "spreads": spreads}, SCORE: {"measures": definitions}}
    for page, parts in tables.items():
        text = page.read_text(encoding="utf-8")
        for name, lines in parts.items():
            begins, ends = (f"<!-- league: {name} {word} -->" for word in ("begins", "ends"))
            head, tail = text.split(begins)[0], text.split(ends)[1]
            text = "\n".join([head + begins, *lines(results), ends]) + tail
        page.write_text(text, encoding="utf-8")


def main() -> int:
    catch_signals()
    parser = argparse.ArgumentParser(prog="league.py", description=__doc__.splitlines()[0])
    for name in ("rest", "time", "page"):
        parser.add_argument(f"--{name}", action="store_true")
    parser.add_argument("name", nargs="*", help="a program: " + ", ".join(row.name for row in ROWS))
    options = parser.parse_args()
    unknown = set(options.name) - {row.name for row in ROWS}
    if unknown:
        parser.error(f"no program {', '.join(sorted(unknown))}")
    if not (options.name or options.rest or options.time or options.page):
        for old in RESULTS.glob("*.json"):
            old.unlink()
    complete = options.page or run(options.name, not options.time, not options.rest)
    write([result for result in map(load, ROWS) if result])
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())

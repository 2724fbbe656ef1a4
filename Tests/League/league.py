# SPDX-License-Identifier: MIT
"""Scores the programs of the league under the same hands, and writes the tables of the guide's page.

    python league.py [NAME...]   scores these programs, or all; each result is a file below build/league
    python league.py --page      writes the tables of examples/guide/league.md from the results
"""

import json
import multiprocessing
import re
import sys
import traceback
from pathlib import Path
from typing import Dict, Iterator, List, NamedTuple, Optional, Tuple

import native
import score
import web
from measures import MEASURES, Measure
from rows import LINES, PIXELS, SCRIPT, Row
from score import Outcome

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "build/league"
PAGE = ROOT / "examples/guide/league.md"
ROWS = [*native.ROWS, *web.ROWS]
RUNS = 5
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


def save(row: Row, outcomes: Dict[str, Outcome]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    said = {"name": row.name, "version": row.version(), "outcomes": {k: v._asdict() for k, v in outcomes.items()}}
    file(row).write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


def load(row: Row) -> Optional[Result]:
    if not file(row).exists():
        return None
    said = json.loads(file(row).read_text(encoding="utf-8"))
    return Result(row, said["version"], {name: Outcome(**one) for name, one in said["outcomes"].items()})


# ---- Runs

def at_rest(number: int) -> Dict[str, Outcome]:
    row = ROWS[number]
    try:
        return score.score(row, RUNS, 0, shot=file(row).with_suffix(".png"))
    except Exception:  # another program can still be scored
        traceback.print_exc()
        return {}


def run(names: List[str]) -> None:
    numbers = [i for i, row in enumerate(ROWS) if not names or row.name in names]
    RESULTS.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(AT_A_TIME) as pool:
        outcomes = {}
        for number, found in zip(numbers, pool.imap(at_rest, numbers)):
            outcomes[number] = found
            print(f"{ROWS[number].name}: at rest", flush=True)
    for number in numbers:
        row = ROWS[number]
        outcomes[number].update((name, one) for name, one in score.score(row, 0, RUNS).items()
                                if name in score.TIMED_NAMES)
        save(row, outcomes[number])
        print(f"\n{row.name}")
        print("\n".join(score.lines(outcomes[number])), flush=True)


# ---- The page

def number(measure: Measure, outcome: Optional[Outcome]) -> str:
    if outcome is None or outcome.number is None:
        return "-"
    spread = f" ± {outcome.spread / 2:.2f}" if not measure.at_rest else ""
    return f"{outcome.number:.2f}{spread}" if measure.name != "stuck" else f"{outcome.number:.0f}"


def marks(measure: Measure, results: List[Result]) -> Dict[str, str]:
    """The sign of the best and of the worst programs of a measure, by their names."""
    if measure.best is None:
        return {}
    far = {result.row.name: round(abs(result.outcomes[measure.name].number - measure.best), 2)
           for result in results if result.outcomes[measure.name].number is not None}
    best, worst = min(far.values()), max(far.values())
    return {name: "**" if off == best else "_" for name, off in far.items() if off in (best, worst) and best < worst}


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
            if outcomes[measure.name].number is None:
                missing.setdefault(outcomes[measure.name].reason, []).append(measure.name)
        why = "; ".join(f"{', '.join(names)}: {reason}" for reason, names in missing.items()).replace("|", "/")
        yield f"| {row.name} | {version} | {_HOW[row.reads]} | {row.options} | {row.claims} | {why} |"


def spreads(results: List[Result]) -> Iterator[str]:
    """How far the runs of a measure at rest differ, at most."""
    for measure in MEASURES:
        if measure.at_rest:
            most = max(results, key=lambda result: result.outcomes[measure.name].spread)
            yield f"- {measure.name}: {most.outcomes[measure.name].spread:.2f} {measure.unit}, {most.row.name}"


def measures() -> Iterator[str]:
    yield "| measure | unit | best | at most | what it is | how |"
    yield "|---|---|--:|--:|---|---|"
    for one in MEASURES:
        best, most = (f"{x:g}" if x is not None and x < 1e9 else "" for x in (one.best, one.most))
        yield f"| {one.name} | {one.unit} | {best} | {most} | {one.says} | {one.formula} |"


def write(results: List[Result]) -> None:
    """Replaces what is between the marks `league: NAME begins` and `league: NAME ends` of the page."""
    text = PAGE.read_text(encoding="utf-8")
    parts: Dict[str, Iterator[str]] = {
        "table": table(results), "sources": sources(results), "spreads": spreads(results), "measures": measures()}
    for name, lines in parts.items():
        begins, ends = (f"<!-- league: {name} {word} -->" for word in ("begins", "ends"))
        head, _, rest = text.partition(begins)
        tail = rest.partition(ends)[2]
        text = head + begins + "\n" + "\n".join(lines) + "\n" + ends + tail
    PAGE.write_text(text, encoding="utf-8")


def main() -> int:
    words = sys.argv[1:]
    unknown = set(words) - {row.name for row in ROWS} - {"--page"}
    if unknown:
        print(f"no program {', '.join(sorted(unknown))}; there are: {', '.join(row.name for row in ROWS)}",
              file=sys.stderr)
        return 2
    if words != ["--page"]:
        run(words)
    results = [result for result in map(load, ROWS) if result]
    write(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())

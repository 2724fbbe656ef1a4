# SPDX-License-Identifier: MIT
"""Prints the measurements of bench.py as Markdown, or writes them between the two marks of a page.

    table.py build/bench/bench.json [Tests/Benchmarks/README.md]
"""

import json
import re
import sys
from pathlib import Path

COLUMNS = ("what", "figure", "median", "U", "aim", "met")
MARKS = "<!-- bench -->", "<!-- /bench -->"


def number(value: float) -> str:
    """Three digits; whole numbers in full."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def amount(value: float, unit: str) -> str:
    if unit != "ns":
        return f"{number(value)} {unit}".strip()
    return f"{number(value)} ns" if value < 999.5 else f"{value / 1000:.3g} us"


def times(value: float) -> str:
    return f"{number(value)}x" if value >= 10 else f"{value:.2f}x"


def line(row: dict) -> tuple[str, ...]:
    unit, ratios = row["unit"], dict(row["ratios"])
    median = amount(row["median"], unit) if row["median"] != row["figure"] else ""
    units = f"{ratios.pop('U'):.2f}" if "U" in ratios else ""
    figure = amount(row["figure"], unit) + "".join(f", {times(value)} {name}" for name, value in ratios.items())
    aims = [f"<= {amount(aim, unit) if name == unit else f'{aim:g} {name}'}" for name, aim in row["at_most"].items()]
    missed = ["time" if name == "ns" else name for name in row["missed"]]
    met = ("no: " + ", ".join(missed) if len(aims) > 1 else "no") if missed else "yes" if aims else ""
    return (row["what"], figure, median, units, ", ".join(aims), met)


def table(columns: tuple[str, ...], lines: list[tuple[str, ...]]) -> str:
    cells = [columns, *lines]
    widths = [max(len(row[column]) for row in cells) for column in range(len(columns))]
    cells.insert(1, tuple("-" * width for width in widths))
    return "\n".join("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in cells)


def page(found: dict) -> str:
    machine = found["machine"]
    where = (f"{machine['cpu']}, {machine['kernel']}, {machine['compiler']}, Swift {machine['swift']}, "
             f"Python {machine['python']}, raylib {machine['raylib']}, {machine['date']}.")
    hands = found["hands"].rstrip().replace("\n", "\n    ")
    parts = [(f"`{part}`", f"{size:,}") for part, size in found["layout"].items()]
    return (f"{where}\n\n{table(COLUMNS, [line(row) for row in found['rows']])}\n\n"
            f"The hands:\n\n    {hands}\n\n"
            f"The parts of one view:\n\n{table(('part', 'bytes'), parts)}")


def main(arguments: list[str]) -> None:
    text = page(json.loads(Path(arguments[0]).read_text()))
    if len(arguments) == 1:
        print(text)
        return
    target = Path(arguments[1])
    begin, end = MARKS
    before, _, rest = target.read_text().partition(begin)
    _, _, after = rest.partition(end)
    if not after:
        sys.exit(f"{target} has no {begin} and {end}")
    # The page has no aligned columns.
    text = re.sub(r" +\|", " |", re.sub(r"--+", "--", text))
    target.write_text(f"{before}{begin}\n{text}\n{end}{after}")


if __name__ == "__main__":
    main(sys.argv[1:])

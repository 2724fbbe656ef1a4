# SPDX-License-Identifier: MIT
"""Counts the instructions of each row of the benchmark and compares them with the accepted ones.

    python3 cost.py            fails if a row takes over 3 % more than accepted
    python3 cost.py --accept   rewrites instructions.txt

Rows of hands are means over the frames of hands.h. The rows people-* play recordings of people; they have no accepted
count, because the recordings are not part of the project. A row that misses its aim does not fail; the table shows it.

callgrind counts the instructions of the shipped library and of its calls of libc. The count is the same in every run,
and on every machine of the same architecture except for the few instructions within libc.
"""

import platform
import re
import subprocess
import sys
from pathlib import Path

from recordings import locate

ROOT = Path(__file__).resolve().parents[2]
ACCEPTED = Path(__file__).with_name("instructions.txt")
PROGRAM = "build/bench/cost"
MIX = "build/bench/mix"
COUNTS = "build/bench/callgrind.out"
TOLERANCE = 0.03
PEOPLE = "people-"
# The aim of a scroll is twice the count of pan-read.
AIMS = {"pinch": 350, "pan": 200, "idle": 30, "save": 12000, "load": 12000, "trackpad-read": 720, "wheel-read": 720}

HEADER = """\
# Instructions of one operation of each row (measures.c, rows.c) on {}. make cost-accept rewrites this.
"""


def rows() -> list[tuple[str, int]]:
    """The names of the rows, and the number of operations in one run of each."""
    listed = subprocess.run([PROGRAM], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [(name, int(operations)) for name, operations in map(str.split, listed.splitlines())]


def instructions(name: str) -> int:
    """The instructions of one run of a row outside of the program that runs it."""
    subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", "--toggle-collect=counted",
         f"--callgrind-out-file={COUNTS}", PROGRAM, name],
        cwd=ROOT, check=True)
    return count((ROOT / COUNTS).read_text())


def count(text: str) -> int:
    """Sums the costs in a file of callgrind, without those of the program and the inclusive costs of calls."""
    names: dict[str, str] = {}
    total, ours, skip = 0, True, False
    for line in text.splitlines():
        if named := re.match(r"(c?)ob=(\(\d+\))(?: (.*))?", line):
            called, number, path = named.groups()
            if path is not None:
                names[number] = path
            if not called:
                ours = not names[number].endswith(PROGRAM)
        elif line.startswith("calls="):
            skip = True
        elif re.match(r"[\d+*-]\S* \d+$", line):
            if ours and not skip:
                total += int(line.split()[1])
            skip = False
    return total


def accepted() -> dict[str, float]:
    lines = ACCEPTED.read_text().splitlines()
    if HEADER.format(platform.machine()).strip() not in lines:
        sys.exit(f"{ACCEPTED.name} is for another kind of processor than {platform.machine()}: run make cost-accept on "
                 "the commit before the change, then make test-cost on the change")
    return {name: float(number) for name, number in (line.split() for line in lines if not line.startswith("#"))}


def accept(counted: dict[str, float]) -> None:
    table = "".join(f"{name:<24}{number:>10.1f}\n" for name, number in counted.items() if not name.startswith(PEOPLE))
    ACCEPTED.write_text(HEADER.format(platform.machine()) + table)


def is_fine(name: str, pin: "float | None", now: "float | None") -> bool:
    if name.startswith(PEOPLE):
        return True
    return pin is not None and now is not None and now <= pin * (1 + TOLERANCE)


def beside(name: str, pin: "float | None", now: "float | None") -> str:
    """The change, the aim and the failure of a row as text."""
    change = f"{now / pin - 1:+10.1%}" if pin and now else ""
    aim = f"  aim {AIMS[name]}: {'met' if now and now <= AIMS[name] else 'missed'}" if name in AIMS else ""
    return f"{change}{aim}{'' if is_fine(name, pin, now) else '  FAILED'}"


def compare(pins: dict[str, float], counted: dict[str, float], unlike: bool) -> int:
    """Prints the accepted and the new counts. Returns how many rows failed. The mix counts as a row."""
    names = {**pins, **counted}
    print(f"{'row':<24}{'accepted':>10}{'now':>10}")
    for name in names:
        pin, now = pins.get(name), counted.get(name)
        print(f"{name:<24}{pin or '-':>10}{now or '-':>10}{beside(name, pin, now)}")
    failed = sum(not is_fine(name, pins.get(name), counted.get(name)) for name in names) + unlike
    print(f"{len(names) + 1 - failed} passed, {failed} failed")
    return failed


def main(arguments: list[str]) -> int:
    locate()
    unlike = subprocess.run([MIX], cwd=ROOT, check=False).returncode != 0
    counted = {name: round(instructions(name) / operations, 1) for name, operations in rows()}
    if arguments == ["--accept"]:
        accept(counted)
    return 1 if compare(accepted(), counted, unlike) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

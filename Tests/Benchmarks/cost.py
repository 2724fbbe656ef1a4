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
from typing import NamedTuple

from recordings import locate

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(__file__).parent
PROGRAM = "build/bench/cost"
MIX = "build/bench/mix"
COUNTS = "build/bench/callgrind.out"
TOLERANCE = 0.03
PEOPLE = "people-"
# The aim of a row may be the count of another row.
AIMS = {"people-land-or-lift": 2500, "wheel-read": 1000, "config-init": 3000, "create": 6000,
        "frame-polled": "frame-by-calls"}

HEADER = """\
# Instructions of one operation of each row (measures.c, rows.c) on {}. make {} rewrites this.
"""


class Pins(NamedTuple):
    """Where the accepted counts of a kind of processor are, and the target that rewrites them."""
    path: Path
    machine: str
    target: str

    @property
    def header(self) -> str:
        return HEADER.format(self.machine, self.target)

    def read(self) -> dict[str, float]:
        lines = self.path.read_text().splitlines()
        if self.header.strip() not in lines:
            sys.exit(f"{self.path.name} is for another kind of processor than {self.machine}: run make {self.target} "
                     "on the commit before the change, then the test on the change")
        return {name: float(number) for name, number in (line.split() for line in lines if not line.startswith("#"))}

    def write(self, counted: dict[str, float]) -> None:
        lines = [f"{name:<34}{number:>10.1f}\n" for name, number in counted.items() if not name.startswith(PEOPLE)]
        self.path.write_text(self.header + "".join(lines))


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


def is_fine(name: str, pin: "float | None", now: "float | None") -> bool:
    if name.startswith(PEOPLE):
        return True
    return pin is not None and now is not None and now <= pin * (1 + TOLERANCE)


def beside(name: str, pin: "float | None", counted: dict[str, float]) -> str:
    """The change, the aim and the failure of a row as text."""
    now, aim = counted.get(name), AIMS.get(name)
    change = f"{now / pin - 1:+10.1%}" if pin and now else ""
    most = counted.get(aim, 0) if isinstance(aim, str) else aim
    met = f"  aim {aim}: {'met' if now and now <= most else 'missed'}" if aim else ""
    return f"{change}{met}{'' if is_fine(name, pin, now) else '  FAILED'}"


def compare(pins: dict[str, float], counted: dict[str, float]) -> int:
    """Prints the accepted and the new counts. Returns how many rows failed."""
    names = {**pins, **counted}
    print(f"{'row':<34}{'accepted':>10}{'now':>10}")
    for name in names:
        pin, now = pins.get(name), counted.get(name)
        print(f"{name:<34}{pin or '-':>10}{now or '-':>10}{beside(name, pin, counted)}")
    failed = sum(not is_fine(name, pins.get(name), counted.get(name)) for name in names)
    print(f"{len(names) - failed} passed, {failed} failed")
    return failed


def main(arguments: list[str]) -> int:
    locate()
    unlike = subprocess.run([MIX], cwd=ROOT, check=False).returncode
    counted = {name: round(instructions(name) / operations, 1) for name, operations in rows()}
    pins = Pins(FOLDER / "instructions.txt", platform.machine(), "cost-accept")
    if arguments == ["--accept"]:
        pins.write(counted)
    return 1 if compare(pins.read(), counted) or unlike else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

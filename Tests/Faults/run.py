# SPDX-License-Identifier: MIT
"""Measures the tests: which suite finds each fault of faults.txt?

    python3 Tests/Faults/run.py [--accept] [NUMBER...]
    python3 Tests/Faults/run.py --report

First it shows that each suite is green without a fault. For each fault the suite that the list names then runs; the
other suites of its level, and of the levels before it, only if that one is green. A fault that no suite finds fails
the run, unless the list says so. --accept tries all levels, and rewrites the list. --report prints its table.
"""

import argparse
import collections
import contextlib
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import faults

# The suites of each level, the fast ones first. Those without an entry in DIRECT are targets of make.
LEVELS = {
    "check": ["traces", "laws", "c", "strategy", "api", "python"],
    "test": ["owners", "fingers", "state", "swift"],
    "none": [],
}
DIRECT = {
    "traces": ("build/tests/trace-shared", "sh Tests/Traces/run.sh Tests/Traces {scratch} build/tests/trace-shared"),
    "laws": ("build/fuzz/laws", "build/fuzz/laws all 300"),
    **{name: (f"build/tests/{name}-shared", f"build/tests/{name}-shared") for name in ("owners", "fingers", "state")},
}
BUILT = "-o build -o check-programs -o programs -o debug"
# SwiftPM runs one at a time.
ALONE = {"swift": threading.Lock()}
MOST = 1800  # Seconds of a suite without a fault. With a fault it has four times its own, and this many at least:
LEAST = 60


def play(command: str, number: int, limit: float) -> bool:
    """Whether a command succeeds in the copy with a fault switched on, within the limit in seconds."""
    others = ("MAKE", "MFLAGS", "TAPZOOM")
    variables = {name: value for name, value in os.environ.items() if not name.startswith(others)}
    with open(f"{scratch()}.log", "w") as log:
        return 0 == subprocess.call(
            ["timeout", "-s", "KILL", str(limit), "sh", "-c", command], cwd=faults.COPY,
            env=variables | {faults.VARIABLE: str(number)}, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def scratch() -> str:
    """A path for the files of this thread."""
    return f"{faults.COPY.parent}/{threading.current_thread().name}"


def command(suite: str, options: str) -> str:
    return DIRECT[suite][1].format(scratch=f"'{scratch()}'") if suite in DIRECT else f"make -s {options} test-{suite}"


class Suites:
    """The suites in the copy. The first use of a suite builds it, and shows that it is green without a fault."""

    def __init__(self):
        self.lock = threading.Lock()
        self.limits = {}

    def finds(self, suite: str, number: int) -> bool:
        limit = self.limit(suite)
        with ALONE.get(suite, contextlib.nullcontext()):
            return not play(command(suite, BUILT), number, limit)

    def limit(self, suite: str) -> float:
        with self.lock:
            if suite not in self.limits:
                if suite in DIRECT and not play(f"make -s {DIRECT[suite][0]}", 0, MOST):
                    raise SystemExit(f"{suite} does not build: see {scratch()}.log")
                start = time.monotonic()
                if not play(command(suite, ""), 0, MOST):
                    raise SystemExit(f"{suite} is red without a fault: see {scratch()}.log")
                self.limits[suite] = max(LEAST, 4 * (time.monotonic() - start))
            return self.limits[suite]


def candidates(fault: faults.Fault, accepts: bool) -> list[str]:
    """The finders to try: the one of the list, then those up to its level; or all, to find the first."""
    finders = [f"{level} {suite}" for level, suites in LEVELS.items() for suite in suites]
    if accepts or not fault.finder:
        return finders
    last = fault.finder.split()[0]
    levels = list(LEVELS)[:list(LEVELS).index(last) + 1]
    return [fault.finder] + [finder for finder in finders if finder.split()[0] in levels and finder != fault.finder]


def find(fault: faults.Fault, suites: Suites, accepts: bool) -> bool:
    """Whether a suite finds the fault. The fault then has its finder."""
    start, finder = time.monotonic(), "none"
    for candidate in candidates(fault, accepts):
        if suites.finds(candidate.split(" ", 1)[1], fault.number):
            finder = candidate
            break
    print(f"{fault.number} {fault.name}: {finder}, {time.monotonic() - start:.0f} s", flush=True)
    fault.finder = finder
    return finder != "none"


def report(listed: list[faults.Fault]) -> None:
    found = 0
    for level in LEVELS:
        mine = [fault for fault in listed if (fault.finder or "none").split()[0] == level]
        found += len(mine)
        share = "" if level == "none" else f"{100 * found / len(listed):4.0f} % of {len(listed)}"
        suites = collections.Counter(fault.finder.partition(" ")[2] for fault in mine if " " in fault.finder)
        print(f"{level:6}{len(mine):4}{share:12}  " + ", ".join(f"{suite} {n}" for suite, n in suites.most_common()))
    for fault in mine:
        print(f"  {fault.number} {fault.name}" + (f" ({fault.reason})" if fault.reason else ""))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("numbers", type=int, nargs="*", metavar="NUMBER")
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--report", action="store_true")
    arguments = parser.parse_args()
    listed = faults.read()
    if arguments.report:
        report(listed)
        return 0
    texts, lost = faults.sources(listed)
    for fault in lost:
        print(f"{fault.number} {fault.name}: its text is not once in {fault.file}; write it anew")
    faults.copy(texts)
    if not play("make -s build", 0, MOST):
        raise SystemExit(f"the copy does not build: see {scratch()}.log")
    suites = Suites()
    mine = [fault for fault in listed if fault not in lost and (
        fault.number in arguments.numbers if arguments.numbers else arguments.accept or fault.finder != "none")]
    with ThreadPoolExecutor(2, "worker") as pool:
        results = list(pool.map(lambda fault: find(fault, suites, arguments.accept or bool(arguments.numbers)), mine))
    if arguments.accept:
        faults.write(listed)
    report(listed)
    failed = len(lost) + results.count(False)
    print(f"{results.count(True)} passed, {failed} failed")
    return 1 if failed and not arguments.accept else 0


if __name__ == "__main__":
    sys.exit(main())

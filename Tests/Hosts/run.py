# SPDX-License-Identifier: MIT
"""Runs the tests of the hosts, some classes at a time, and prints how exactly each host matches the library.

    python run.py [PATTERN]
"""

import io
import multiprocessing
import signal
import sys
import unittest
from collections import Counter
from pathlib import Path
from typing import Iterator, List, Tuple

import comparing

HERE = Path(__file__).parent
#: The tests mostly wait. With more at a time many would run again, because the machine is too slow.
AT_A_TIME = 3


def table(results: List[comparing.Result]) -> str:
    """For each host and script: the zoom, the largest distance in pixels from the result of the library fed directly,
    and the number of places of the screenshot that were checked."""
    hosts = sorted({result.host for result in results})
    lines = ["".join(["script".ljust(34), *(host.rjust(32) for host in hosts)])]
    for script in dict.fromkeys(result.script for result in results):
        cells = {result.host: cell(result) for result in results if result.script == script}
        row = [cells.get(host, "").rjust(32) for host in hosts]
        lines.append("".join([script.replace("_", " ").ljust(34), *row]))
    return "\n".join(line.rstrip() for line in lines)


def cell(result: comparing.Result) -> str:
    return f"x{result.zoom:.5f}  {result.distance:.1e} px {result.marks:4} seen"


def run(name: str) -> Tuple[str, str, bool, List[comparing.Result]]:
    """Runs a class of tests, in a process of its own."""
    # Handle these signals like Ctrl-C, so that the tests end their programs and delete their folders.
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # ignored under nohup
            signal.signal(number, signal.default_int_handler)
    said = io.StringIO()
    result = unittest.TextTestRunner(said).run(unittest.defaultTestLoader.loadTestsFromName(name))
    return name, said.getvalue(), result.wasSuccessful() and result.testsRun > 0, comparing.RESULTS


def classes(suite: unittest.TestSuite) -> Iterator[str]:
    """The class of each test."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from classes(test)
        else:
            yield f"{type(test).__module__}.{type(test).__qualname__}"


def main() -> int:
    pattern = sys.argv[1] if len(sys.argv) > 1 else "test_*.py"
    found = unittest.defaultTestLoader.discover(str(HERE), pattern)
    print(*unittest.defaultTestLoader.errors, sep="\n", end="")
    names = [name for name, _ in Counter(classes(found)).most_common()]  # the longest first
    results, passed = [], bool(names)
    with multiprocessing.Pool(AT_A_TIME, maxtasksperchild=1) as pool:
        for name, said, good, measured in pool.imap_unordered(run, names):
            print(f"{name}\n{said}", flush=True)
            passed = passed and good
            results += measured
    print(table(results))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())

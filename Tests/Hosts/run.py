# SPDX-License-Identifier: MIT
"""Runs the tests of the hosts, and prints how exactly each one matches the library.

    python run.py [PATTERN]
"""

import signal
import sys
import unittest
from pathlib import Path

import comparing


def table() -> str:
    """For each host and script: the zoom, the largest distance in pixels from the result of the library fed directly,
    and the number of places of the screenshot that were checked."""
    hosts = sorted({result.host for result in comparing.RESULTS})
    lines = ["".join(["script".ljust(34), *(host.rjust(32) for host in hosts)])]
    for script in dict.fromkeys(result.script for result in comparing.RESULTS):
        cells = {result.host: cell(result) for result in comparing.RESULTS if result.script == script}
        row = [cells.get(host, "").rjust(32) for host in hosts]
        lines.append("".join([script.replace("_", " ").ljust(34), *row]))
    return "\n".join(line.rstrip() for line in lines)


def cell(result: comparing.Result) -> str:
    return f"x{result.zoom:.5f}  {result.distance:.1e} px {result.marks:4} seen"


def main() -> int:
    # Handle these signals like Ctrl-C, so that the tests end their programs and delete their folders.
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # ignored under nohup
            signal.signal(number, signal.default_int_handler)
    pattern = sys.argv[1] if len(sys.argv) > 1 else "test_*.py"
    tests = unittest.defaultTestLoader.discover(str(Path(__file__).parent), pattern)
    result = unittest.TextTestRunner(verbosity=1).run(tests)
    print(table())
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())

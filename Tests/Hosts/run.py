# SPDX-License-Identifier: MIT
"""Runs the tests of the hosts, and prints how exactly each shows what the library says.

    python run.py [PATTERN]
"""

import signal
import sys
import unittest
from pathlib import Path

import support


def table() -> str:
    """For each host and script: how far, in pixels, what is shown is from what the library says when it is fed
    directly, and how many places of the screenshot were right."""
    hosts = sorted({result.host for result in support.RESULTS})
    lines = ["".join(["script".ljust(34), *(host.rjust(24) for host in hosts)])]
    for script in dict.fromkeys(result.script for result in support.RESULTS):
        cells = {result.host: result for result in support.RESULTS if result.script == script}
        row = [f"{cells[host].distance:.1e} px, {cells[host].marks:3} seen" if host in cells else "" for host in hosts]
        lines.append("".join([script.replace("_", " ").ljust(34), *(cell.rjust(24) for cell in row)]))
    return "\n".join(lines)


def main() -> int:
    # Like Ctrl-C: what was started is ended, and no folder stays.
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # as nohup has it
            signal.signal(number, signal.default_int_handler)
    pattern = sys.argv[1] if len(sys.argv) > 1 else "test_*.py"
    tests = unittest.defaultTestLoader.discover(str(Path(__file__).parent), pattern)
    result = unittest.TextTestRunner(verbosity=1).run(tests)
    print(table())
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Runs the tests in browsers, and prints how exactly each one matches the library, and what differs in it.

    python run.py [NAME...]

A name is a class of test_browsers.py, or a class and a test: Firefox, Firefox.test_pinch.
"""

import signal
import sys
import time
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Hosts"))

import browser  # noqa: E402
import comparing  # noqa: E402
import test_browsers  # noqa: E402

ROWS = (browser.CHROMIUM, browser.DEVTOOLS, browser.FIREFOX, browser.WEBKIT)


def table() -> str:
    """For each script and browser: the zoom, the largest distance in pixels from the result of the library fed
    directly, and the number of places of the screenshot that were checked. Then the differences of the browsers."""
    names = [row.name for row in ROWS]
    lines = ["".join(["script".ljust(28), *(name.rjust(30) for name in names)])]
    for script in dict.fromkeys(result.script for result in comparing.RESULTS):
        cells = {result.host: f"x{result.zoom:.5f}  {result.distance:.1e} px {result.marks:4}"
                 for result in comparing.RESULTS if result.script == script}
        lines.append("".join([script.replace("_", " ").ljust(28), *(cells.get(name, "").rjust(30) for name in names)]))
    return "\n".join([*lines, "", *(f"{row.name}: {row.quirks}" for row in ROWS)])


class Timed(unittest.TextTestResult):
    """Prints each test with its duration."""

    def startTest(self, test: unittest.TestCase) -> None:
        self.begun = time.monotonic()
        super().startTest(test)

    def stopTest(self, test: unittest.TestCase) -> None:
        print(f"{time.monotonic() - self.begun:6.1f} s  {test.id().partition('.')[2]}", flush=True)
        super().stopTest(test)


def main() -> int:
    # Handle these signals like Ctrl-C, so that the tests end their programs and delete their folders.
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:  # ignored under nohup
            signal.signal(number, signal.default_int_handler)
    loader = unittest.defaultTestLoader
    names = sys.argv[1:]
    tests = loader.loadTestsFromNames(names, test_browsers) if names else loader.loadTestsFromModule(test_browsers)
    result = unittest.TextTestRunner(verbosity=0, resultclass=Timed).run(tests)
    print(table())
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())

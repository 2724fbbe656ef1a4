# SPDX-License-Identifier: MIT
"""Runs test suites, continues after a failure, and ends with a table and a count.

    python3 Tests/run.py SUITE... [-- QUIET-SUITE...]

Those before `--` run two at a time, once `make prepare` has built what they share. Those after it measure times or need
the processor for themselves, and run alone afterwards.

A suite is a make target test-SUITE. The count of its tests comes from its output. A suite that fails without a failed
test, or that runs no test, counts as one failure.
"""

import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

TIME_LIMIT = 900  # seconds, for a suite that hangs

COUNTED = re.compile(r"^(\d+) passed, (\d+) failed$", re.MULTILINE)
UNITTEST = re.compile(r"^Ran (\d+) tests? in .*\n\n(.*)$", re.MULTILINE)
SWIFT_TESTING = re.compile(r"^.*Test run with (\d+) tests? .*?(passed|failed) after", re.MULTILINE)
SWIFT_FAILURE = re.compile(r"^✘ Test (?!run with).* failed after", re.MULTILINE)


def count(output: str) -> tuple[int, int]:
    """Returns the numbers of passed and failed tests in the output of a suite: the sums over all its reports."""
    passed = failed = 0
    for good, bad in COUNTED.findall(output):
        passed += int(good)
        failed += int(bad)
    for ran, verdict in UNITTEST.findall(output):
        counts = dict(re.findall(r"(\w+)=(\d+)", verdict))
        bad = int(counts.get("failures", 0)) + int(counts.get("errors", 0))
        passed += max(int(ran) - bad - int(counts.get("skipped", 0)), 0)
        failed += bad
    for ran, verdict in SWIFT_TESTING.findall(output):
        bad = max(len(SWIFT_FAILURE.findall(output)), verdict == "failed")
        passed += max(int(ran) - bad, 0)
        failed += bad
    return passed, failed


def run(suite: str) -> tuple[int, int, float]:
    """Runs a suite. Returns its numbers of passed and failed tests, and its duration in seconds."""
    start = time.monotonic()
    # Without the flags of the make that runs this program.
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}
    # The library is built, and may not be replaced under another suite.
    command = ["make", "-s", "-o", "build", "-o", "debug", f"test-{suite}"]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", start_new_session=True) as process:
        try:
            output, _ = process.communicate(timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            # Kill the whole group, because the children of make would continue and hold locks of the next suite.
            os.killpg(process.pid, signal.SIGKILL)
            output = process.communicate()[0] + f"\nstopped after {TIME_LIMIT} s\n"
    fine = process.returncode == 0
    passed, failed = count(output)
    if failed == 0 and (not fine or passed == 0):
        failed = 1
    seconds = time.monotonic() - start
    print(f"{suite}: {passed} passed, {failed} failed, {seconds:.0f} s", flush=True)
    if failed:
        print(output, flush=True)
    return passed, failed, seconds


def main(suites: list[str]) -> int:
    at = suites.index("--") if "--" in suites else len(suites)
    suites, quiet = suites[:at], suites[at + 1:]
    with ThreadPoolExecutor(2) as pool:
        results = [(suite, *result) for suite, result in zip(suites, pool.map(run, suites))]
    results += [(suite, *run(suite)) for suite in quiet]
    print(f"\n{'suite':<12}{'passed':>8}{'failed':>8}{'seconds':>9}")
    for suite, passed, failed, seconds in results:
        print(f"{suite:<12}{passed:>8}{failed:>8}{seconds:>9.1f}{'  FAILED' if failed else ''}")
    passed, failed = (sum(result[column] for result in results) for column in (1, 2))
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed or not results else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

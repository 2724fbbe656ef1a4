# SPDX-License-Identifier: MIT
"""Builds what test suites share, runs the suites, continues after a failure, and ends with a table and a count.

    python3 Tests/run.py [--all] 'TARGET|PACKAGES|REQUIREMENTS|AFTER'...

A target of make is a suite if its name begins with `test-`, otherwise a build. It starts when the targets in AFTER are
done; as many run at a time as there are processors. PACKAGES are Debian's, REQUIREMENTS are lists of packages of PyPI.
The missing ones are installed once, beside the builds; those of Debian only with TAPZOOM_INSTALL=1. A target without
its packages, and each target after it, is skipped; with --all it fails, and the list of all packages comes first.

The count of the tests of a suite comes from its output. A suite that fails without a failed test, or that runs no test,
counts as one failure.
"""

import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import NamedTuple

HANG = 1800  # seconds; no target takes a quarter of it

COUNTED = re.compile(r"^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$", re.MULTILINE)
UNITTEST = re.compile(r"^Ran (\d+) tests? in .*\n\n(.*)$", re.MULTILINE)
SWIFT_TESTING = re.compile(r"^.*Test run with (\d+) tests? .*?(passed|failed) after", re.MULTILINE)
SWIFT_FAILURE = re.compile(r"^✘ Test (?!run with).* failed after", re.MULTILINE)


class Task(NamedTuple):
    target: str
    packages: list[str]
    requirements: list[str]
    after: list[str]

    @property
    def name(self) -> str:
        return self.target.removeprefix("test-")

    @property
    def is_suite(self) -> bool:
        return self.target.startswith("test-")


class Result(NamedTuple):
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0


def count(output: str) -> tuple[int, int, int]:
    """Returns the numbers of passed, failed and skipped tests in the output of a suite: the sums over its reports."""
    passed = failed = skipped = 0
    for good, bad, left in COUNTED.findall(output):
        passed += int(good)
        failed += int(bad)
        skipped += int(left or 0)
    for ran, verdict in UNITTEST.findall(output):
        counts = dict(re.findall(r"(\w+)=(\d+)", verdict))
        bad = int(counts.get("failures", 0)) + int(counts.get("errors", 0))
        left = int(counts.get("skipped", 0))
        passed += max(int(ran) - bad - left, 0)
        failed += bad
        skipped += left
    for ran, verdict in SWIFT_TESTING.findall(output):
        bad = max(len(SWIFT_FAILURE.findall(output)), verdict == "failed")
        passed += max(int(ran) - bad, 0)
        failed += bad
    return passed, failed, skipped


def environment(**changes: str) -> dict[str, str]:
    """Returns the variables for a child: without the flags of the make that runs this program."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return {**kept, **changes}


def install(tasks: list[Task]) -> None:
    """Installs the packages that the tasks lack: those of Debian only if the user allows it."""
    packages = {package for task in tasks for package in task.packages}
    requirements = {file for task in tasks for file in task.requirements}
    if packages and os.environ.get("TAPZOOM_INSTALL") == "1":
        subprocess.run(["sh", "Tests/packages.sh", *sorted(packages)], env=environment())
    if requirements:
        subprocess.run(["sh", "Tests/venv.sh", *sorted(requirements)], env=environment())


def lacks(task: Task) -> str:
    """Returns how to install the packages that a task lacks, or nothing."""
    lines: list[str] = []
    for script, names in ("packages.sh", task.packages), ("venv.sh", task.requirements):
        if names:
            done = subprocess.run(
                ["sh", f"Tests/{script}", *names], env=environment(TAPZOOM_INSTALL="0"), encoding="utf-8",
                stderr=subprocess.PIPE)
            lines += done.stderr.splitlines() if done.returncode else []
    return "; ".join(lines)


def ended(process: "subprocess.Popen[str]") -> str:
    """Waits for the end of a target, and returns its output. If it hangs, its whole group is ended, because the
    children of make would continue. A program may first say where it was."""
    for seconds, signalled in (HANG, signal.SIGTERM), (10, signal.SIGKILL):
        try:
            return process.communicate(timeout=seconds)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signalled)
    return process.communicate()[0] + f"\nended after {HANG} s\n"


def run(task: Task, builds: list[str]) -> Result:
    """Runs the target of a task, and prints its result."""
    start = time.monotonic()
    # A build may not be replaced under another suite.
    command = ["make", "-s", *(word for build in builds for word in ("-o", build)), task.target]
    with subprocess.Popen(
        command, env=environment(TAPZOOM_INSTALL="0"), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", start_new_session=True) as process:
        output = ended(process)
    passed, failed, skipped = count(output) if task.is_suite else (0, 0, 0)
    if failed == 0 and (process.returncode != 0 or task.is_suite and passed == 0):
        failed = 1
    result = Result(passed, failed, skipped, time.monotonic() - start)
    if task.is_suite:
        print(f"{task.name}: {passed} passed, {failed} failed, {result.seconds:.0f} s", flush=True)
    else:
        print(f"built {task.name}: {result.seconds:.0f} s", flush=True)
    # A window was tested again, because the machine was too slow.
    print(output if failed else "".join(re.findall(r"(?m)^too slow:.*\n", output)), end="", flush=True)
    return result


class Run:
    """Runs tasks, each after the builds that it needs."""

    def __init__(self, tasks: list[Task], strict: bool) -> None:
        self.tasks = {task.target: task for task in tasks}
        # Builds first: others wait for them.
        self.waiting = sorted(tasks, key=lambda task: task.is_suite)
        self.strict = strict
        self.results: dict[str, Result] = {}
        self.built: list[str] = []

    def all(self) -> None:
        workers = max(2, os.cpu_count() or 2)
        with ThreadPoolExecutor(workers + 1) as pool:
            installing = pool.submit(install, self.waiting)
            running: "dict[Future[Result], Task]" = {}
            while self.waiting or running:
                while len(running) < workers and (task := self.next(installing.done())):
                    self.waiting.remove(task)
                    if obstacle := self.obstacle(task):
                        self.leave(task, obstacle)
                    else:
                        running[pool.submit(run, task, list(self.built))] = task
                for future in wait([*running, *self.unless_done(installing)], return_when=FIRST_COMPLETED).done:
                    if future in running:
                        self.end(running.pop(future), future.result())

    @staticmethod
    def unless_done(future: Future) -> list[Future]:
        return [] if future.done() else [future]

    def next(self, is_installed: bool) -> "Task | None":
        """Returns a task that can start or never will."""
        for task in self.waiting:
            if all(earlier in self.results for earlier in task.after):
                if is_installed or not (task.packages or task.requirements):
                    return task
        return None

    def obstacle(self, task: Task) -> str:
        """Returns why a task cannot run, or nothing."""
        for earlier in task.after:
            if earlier not in self.built:
                return f"it needs {earlier}"
        return lacks(task)

    def leave(self, task: Task, obstacle: str) -> None:
        """Ends a task that cannot run. What needs a failed build fails; what needs a skipped one is skipped."""
        fails = self.strict or any(self.results[earlier].failed for earlier in task.after)
        print(f"{'failed' if fails else 'skipped'}: {task.name}: {obstacle}", flush=True)
        self.results[task.target] = Result(failed=int(fails), skipped=int(not fails and task.is_suite))

    def end(self, task: Task, result: Result) -> None:
        self.results[task.target] = result
        if not task.is_suite and not result.failed:
            self.built.append(task.target)


def listed(file: str) -> list[str]:
    """The packages of a list, without its comments."""
    with open(file, encoding="utf-8") as lines:
        return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def parse(row: str) -> Task:
    target, *lists = row.split("|")
    return Task(target, *(words.split() for words in lists))


def main(arguments: list[str]) -> int:
    strict = arguments[:1] == ["--all"]
    tasks = [parse(row) for row in arguments[strict:]]
    if strict:
        lists = sorted({file for task in tasks for file in task.requirements})
        print("Packages of Debian:", *sorted({package for task in tasks for package in task.packages}))
        print("Packages of PyPI:", *(name for file in lists for name in listed(file)), flush=True)
    whole = Run(tasks, strict)
    start = time.monotonic()
    whole.all()
    print(f"\n{'suite':<14}{'passed':>8}{'failed':>8}{'skipped':>9}{'seconds':>9}")
    for task in tasks:
        passed, failed, skipped, seconds = whole.results[task.target]
        mark = "  FAILED" if failed else ""
        print(f"{task.name:<14}{passed:>8}{failed:>8}{skipped:>9}{seconds:>9.1f}{mark}")
    passed, failed, skipped = (sum(result[column] for result in whole.results.values()) for column in range(3))
    print(f"{'in all':<14}{passed:>8}{failed:>8}{skipped:>9}{time.monotonic() - start:>9.1f}")
    print(f"\n{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# SPDX-License-Identifier: MIT
"""Plays the conformance cases with a program, and says which rules it breaks.

    python3 Tests/Traces/conformance/run.py [--case NAME]... [--json] [--timeout SECONDS] -- PROGRAM ARGUMENTS
    python3 Tests/Traces/conformance/run.py --list

The program reads one request a line and writes one answer a line, both JSON; README.md has the protocol. The status is
0 if no case fails, 1 if one does, and 2 for a bad case, a bad option or a program that does not start.
"""

import argparse
import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Sequence

from case import EVENTS, FOLDER, WORDS, BadCase, Case, Fingers, read, requests
from measures import Run, Shown, failures

Ask = Callable[[Dict[str, Any]], Any]


class Broken(Exception):
    """The program has ended, hangs, or its answer is not one of the protocol."""


class Result(NamedTuple):
    """The outcome of a case: "passed", "failed" or "not applicable"."""

    case: Case
    outcome: str
    failures: List[Dict[str, Any]]
    lacks: Sequence[str] = ()


class Program:
    """The program under test. It starts at the first request, and again after it broke."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.command = command
        self.timeout = timeout
        self.process: Optional[subprocess.Popen] = None

    def ask(self, request: Dict[str, Any]) -> Any:
        """Writes a request and returns the answer. Raises Broken."""
        if self.process is None:
            self._start()
        if not self.lines.empty():
            line = self.lines.get()
            how = f"answered twice: {_brief(line.rstrip())}," if line else self._ended()
            raise Broken(f"the program {how} before {_brief(request)}")
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise Broken(f"the program {self._ended()} before {_brief(request)}") from None
        try:
            line = self.lines.get(timeout=self.timeout)
        except queue.Empty:
            raise Broken(f"no answer in {self.timeout:g} s to {_brief(request)}") from None
        if not line:
            raise Broken(f"the program {self._ended()} instead of an answer to {_brief(request)}")
        try:
            return json.loads(line)
        except ValueError:
            raise Broken(f"no JSON: {_brief(line.rstrip())} as the answer to {_brief(request)}") from None

    def stop(self) -> None:
        """Ends the program; the next request starts it again."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)  # with what it has started
            self.process.wait()
            self.process.stdin.close()
            self.reader.join()
            self.process.stdout.close()
            self.process = None

    def _start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace",
            start_new_session=True)
        self.lines: "queue.Queue[str]" = queue.Queue()
        self.reader = threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True)
        self.reader.start()

    def _ended(self) -> str:
        try:
            return f"ended with status {self.process.wait(self.timeout)}"
        except subprocess.TimeoutExpired:
            return "closed its output"


def _read(stream: Any, lines: "queue.Queue[str]") -> None:
    for line in stream:
        lines.put(line)
    lines.put("")


def _brief(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= 100 else text[:97] + "..."


# ---- One case ------------------------------------------------------------------------------------------------------


def play(case: Case, ask: Ask) -> Result:
    """Plays a case. Raises Broken."""
    fingers, frames = Fingers(), []  # type: Fingers, List[Shown]
    for request in requests(case, fingers):
        answer = ask(request)
        if not isinstance(answer, dict):
            raise Broken(f"the answer {_brief(answer)} to {_brief(request)} is no object")
        if "begin" in request and not set(_lacks(answer)).isdisjoint(case.needs):
            ask({"end": True})
            return Result(case, "not applicable", [], [word for word in case.needs if word in answer["lacks"]])
        if "frame" in request:
            frames.append(_shown(answer, request))
            if len(frames) == 1:
                _check_begin(case, frames[0])
    failed = failures(Run(case, frames, fingers))
    return Result(case, "failed" if failed else "passed", failed)


def _lacks(answer: Dict[str, Any]) -> List[str]:
    """The words that a program lacks."""
    return _words(answer, "lacks", WORDS)


def _words(answer: Dict[str, Any], name: str, known: Sequence[str]) -> List[str]:
    """The list of known words in an answer; an empty one if it has none."""
    words = answer.get(name, [])
    if not isinstance(words, list):
        raise Broken(f"{name}: {_brief(words)} is no list")
    for word in words:
        if word not in known:
            raise Broken(f"{name}: {_brief(word)} is unknown; the words are {', '.join(known)}")
    return words


def _shown(answer: Dict[str, Any], request: Dict[str, Any]) -> Shown:
    """The transform and the events in the answer to a frame."""
    values = [answer.get(name) for name in ("scale", "angle", "x", "y")]
    for name, value in zip(("scale", "angle", "x", "y"), values):
        # JSON allows whole numbers of any length.
        if not isinstance(value, (int, float)) or not abs(value) <= sys.float_info.max or (
                name == "scale" and value <= 0):
            raise Broken(f"{name} is {_brief(value)} in the answer to {_brief(request)}")
    return Shown(*values, tuple(_words(answer, "events", EVENTS)))


def _check_begin(case: Case, shown: Shown) -> None:
    scale, x, y = case.begin["show"]
    if abs(shown.scale / scale - 1) > 1e-3 or max(abs(shown.x - x), abs(shown.y - y)) > 0.5 or abs(shown.angle) > 0.1:
        raise Broken(f"the first frame shows scale {shown.scale:g}, angle {shown.angle:g} at ({shown.x:g}, {shown.y:g})"
                     f", and begin asks for scale {scale:g}, angle 0 at ({x:g}, {y:g})")


def play_all(cases: Sequence[Case], program: Program, report: Callable[[Result], None]) -> List[Result]:
    """Plays cases one after the other. A program that breaks fails its case, and starts again."""
    results = []
    try:
        for case in cases:
            try:
                results.append(play(case, program.ask))
            except Broken as error:
                program.stop()
                results.append(Result(case, "failed", [{"message": str(error)}]))
            report(results[-1])
    finally:
        program.stop()
    return results


# ---- Output --------------------------------------------------------------------------------------------------------

MARKS = {"passed": "pass", "failed": "FAIL", "not applicable": "n/a "}


def table(cases: Sequence[Case]) -> str:
    """The cases as the rows of a table in Markdown."""
    rows = [f"| [{case.name}](cases/{case.name}.json) | {case.rule} | {case.source} |" for case in cases]
    return "\n".join(["| case | rule | source |", "|---|---|---|", *rows])


def lines(result: Result) -> str:
    """A result as a line, and a line for each number that is wrong."""
    text = f"{MARKS[result.outcome]} {result.case.name}"
    if result.outcome == "not applicable":
        return f"{text}: lacks {', '.join(result.lacks)}"
    if result.outcome == "failed":
        text += f": {result.case.rule}"
    return "\n".join([text, *("     " + failure["message"] for failure in result.failures)])


def as_json(result: Result) -> Dict[str, Any]:
    return {"case": result.case.name, "rule": result.case.rule, "result": result.outcome, "failures": result.failures}


def main(arguments: Sequence[str], folder: Path = FOLDER) -> int:
    """Runs the command line, and returns the status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--case", action="append", metavar="NAME", help="play this case alone; may be repeated")
    parser.add_argument("--list", action="store_true", help="print the cases as a table")
    parser.add_argument("--json", action="store_true", help="print the results as one JSON object")
    parser.add_argument("--timeout", type=float, default=10, metavar="SECONDS", help="longest wait for an answer [10]")
    parser.add_argument("program", nargs="*", help="the program under test and its arguments, after --")
    options = parser.parse_args(arguments)
    try:
        cases = read(folder)
    except (BadCase, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    unknown = set(options.case or ()) - {case.name for case in cases}
    if unknown:
        parser.error(f"there is no case {', '.join(sorted(unknown))}; --list prints all")
    cases = [case for case in cases if not options.case or case.name in options.case]
    if options.list:
        print(table(cases))
        return 0
    if not options.program:
        parser.error("name a program after --")
    return _run(cases, Program(options.program, options.timeout), options.json)


def _run(cases: Sequence[Case], program: Program, json_wanted: bool) -> int:
    try:
        results = play_all(cases, program, lambda result: None if json_wanted else print(lines(result), flush=True))
    except OSError as error:
        print(f"the program does not start: {error}", file=sys.stderr)
        return 2
    count = {outcome: sum(result.outcome == outcome for result in results) for outcome in MARKS}
    if json_wanted:
        print(json.dumps({**count, "cases": [as_json(result) for result in results]}, indent=1))
    else:
        print(", ".join(f"{number} {outcome}" for outcome, number in count.items()))
    return 1 if count["failed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

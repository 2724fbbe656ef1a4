# SPDX-License-Identifier: MIT
"""Plays the golden traces, recordings and random calls in two libraries at once, and shows the first call that differs.

    python3 compare.py OLD

The environment has NEW, TOLERANCE, WITHOUT, FOLDER, INPUTS and CC: see README.md."""

import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import table

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(__file__).resolve().parent
BUILD = ROOT / "build/compare"
LIBRARY = "build/lib/libtapzoom.so"
#: The exit status of a program whose libraries differ: see program.c.
DIFFERENT = 99
#: This word of WITHOUT lets each library load its own snapshots and recordings.
SNAPSHOTS = "snapshots"
#: Differences that are made short; the others are only named.
SHORTENED = 3
#: Random inputs of plain for each run of the monkey, whose calls are others.
MONKEY = 100


class Version(NamedTuple):
    """A library with its API."""
    library: Path
    api: Path


def git(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(["git", "-C", ROOT, *arguments], capture_output=True, text=True, check=False)


def built(revision: str) -> Path:
    """The checkout of a revision below build/compare, with its library."""
    found = git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if found.returncode != 0:
        sys.exit(f"{revision} is neither a library, nor a checkout, nor a revision")
    folder = BUILD / found.stdout.strip()[:12]
    if not (folder / LIBRARY).exists():
        print(f"Building the library of {revision} takes a minute.", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "-C", ROOT, "archive", revision], capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        clean = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
        subprocess.run(["make", "-s", "-C", folder, "build"], env=clean, check=True)
    return folder


def version(text: str) -> Version:
    """A library file, a checkout whose library is built, or a revision."""
    path = Path(text)
    if path.is_file():
        near = [folder / "bindings/api.json" for folder in path.resolve().parents]
        return Version(path.resolve(), next((one for one in near if one.exists()), ROOT / "bindings/api.json"))
    folder = path.resolve() if path.is_dir() else built(text)
    if not (folder / LIBRARY).exists():
        sys.exit(f"{text} has no {LIBRARY}")
    return Version(folder / LIBRARY, folder / "bindings/api.json")


def names(text: str) -> list[str]:
    return [one for one in re.split(r"[\s,]+", text) if one]


def compile_pair(versions: list[Version], without: list[str]) -> list[str]:
    """Builds pair.so. Returns lines about what it leaves out."""
    apis = [table.Api(path) for path in (ROOT / "bindings/api.json", *(one.api for one in versions))]
    functions, settings, lines = table.differences(apis[0], apis[1:])
    if lines and SNAPSHOTS not in without:
        without.append(SNAPSHOTS)
    known = {leaf["first"] for api in apis for leaf in api.leaves("tapzoom_config").values()}
    for name in without:
        function = f"tapzoom_{name.removeprefix('tapzoom_')}"
        if not (name in known or name == SNAPSHOTS or any(function in api.functions for api in apis)):
            sys.exit(f"WITHOUT={name} is neither a function nor a setting")
        settings |= {name} & known
        functions |= {function}
        lines.append(f"left out: {name}")
    (BUILD / "table.c").write_text(table.table(apis[0], apis[1:], functions, settings), "utf-8")
    compiler = shlex.split(os.environ.get("CC", "cc"))
    flags = ["-std=c99", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-O2", "-fPIC", "-shared", f"-I{FOLDER}"]
    subprocess.run([*compiler, *flags, BUILD / "table.c", *sorted(FOLDER.glob("*.c")), "-ldl", "-lm", "-o",
                    BUILD / "pair.so"], check=True)
    return lines


class Run(NamedTuple):
    name: str
    command: list[str]


def runs(folder: str, seeds: int) -> list[Run]:
    """What to play: the inputs of traces, then recordings of calls and of touches, then random calls."""
    found = [Run(f"{path.name}", ["build/tests/trace-shared", str(path)])
             for path in sorted((ROOT / "Tests/Traces").glob("*.trace"))]
    places = [ROOT / "Tests/Releases/growth/fixtures", ROOT / "examples/touches"]
    places += [Path(folder).resolve()] if folder else []
    players = {"tapzoom": [sys.executable, str(FOLDER / "recording.py")], "jsonl": ["build/tests/quickstart"]}
    for suffix, program in players.items():
        files = [path for place in places for path in sorted(place.rglob(f"*.{suffix}"))]
        found += [Run(path.name, [*program, str(path)]) for path in files]
    found += [Run(f"monkey {seed}", ["build/tests/monkey-shared", "100000", str(seed)])
              for seed in range(1, seeds // MONKEY + 1)]
    return found + [Run(f"seed {seed}", ["build/fuzz/plain", "1", str(seed)]) for seed in range(1, seeds + 1)]


class Outcome(NamedTuple):
    run: Run
    status: int
    said: str
    calls: int

    @property
    def is_equal(self) -> bool:
        return self.status == 0 and self.calls > 0

    @property
    def ended_early(self) -> bool:
        """Whether a program stopped itself, without a difference up to there."""
        return self.status not in (0, DIFFERENT) and self.calls > 0


def play(run: Run, environment: dict[str, str]) -> Outcome:
    done = subprocess.run(run.command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, check=False)
    said = done.stderr.decode("utf-8", "replace")
    compared = re.search(r"compared (\d+) calls", said)
    return Outcome(run, done.returncode, said, int(compared[1]) if compared else 0)


def environment_of(versions: list[Version], without: list[str]) -> dict[str, str]:
    pair = str((BUILD / "pair.so").relative_to(ROOT))  # because a space would end it
    return {"LD_PRELOAD": pair, "TAPZOOM_LIBRARY": pair, "PYTHONPATH": "bindings/python",
            "COMPARE_OLD": str(versions[0].library), "COMPARE_NEW": str(versions[1].library),
            "COMPARE_TOLERANCE": os.environ.get("TOLERANCE") or "0",
            "COMPARE_BYTES": str(int(SNAPSHOTS not in without))}


def play_all(played: list[Run], environment: dict[str, str], may_end: bool) -> bool:
    """Plays two at a time. A program that misses calls may fail its own checks, and end early."""
    passed, failed, ended, calls = 0, 0, 0, 0
    with ThreadPoolExecutor(2) as pool:
        for one in pool.map(lambda run: play(run, environment), played):
            calls += one.calls
            ended += may_end and one.ended_early
            if one.is_equal or may_end and one.ended_early:
                passed += 1
                continue
            failed += 1
            if failed == SHORTENED:
                environment["COMPARE_SHORTEN"] = "0"
            print(f"failed: {one.run.name}: {shlex.join(one.run.command)}", *one.said.splitlines(), sep="\n    ")
    if ended:
        print(f"{ended} ended early, because a program needs what is left out")
    print(f"{calls} calls and readings compared\n{passed} passed, {failed} failed")
    return failed == 0 and passed > 0


def main(old: str) -> int:
    BUILD.mkdir(parents=True, exist_ok=True)
    without = names(os.environ.get("WITHOUT", ""))
    versions = [version(old), version(os.environ.get("NEW") or str(ROOT / LIBRARY))]
    lines = compile_pair(versions, without)
    print("".join(f"{line}\n" for line in lines), end="", flush=True)
    played = runs(os.environ.get("FOLDER", ""), int(os.environ.get("INPUTS") or 200))
    return 0 if play_all(played, environment_of(versions, without), bool(lines)) else 1


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1]:
        sys.exit("OLD=... is missing: a revision, a checkout with a library, or a library")
    sys.exit(main(sys.argv[1]))

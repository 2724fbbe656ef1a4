# SPDX-License-Identifier: MIT
"""Proves that the laws find faults: each patch brings an old fault back into the library, and a law must find it.

    python3 Tests/Mutants/run.py [--seconds N] [--only PART] LAWS BUILD...

LAWS is the program of Tests/Fuzz/laws.c, BUILD the command that builds the library in its checkout. The first line of
a patch describes the fault; its line "Law: NAME" names the law that must find it. For each patch of this folder the
script patches a copy of the sources and builds it below build/mutants. The law then plays on that library, for at most
N seconds from each of three seeds, and must fail with each seed. On the library with which LAWS is linked all laws must
hold, for GREEN_SECONDS from each seed. A patch that does not apply is a failure: write it again.
"""

import argparse
import fcntl
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATCHES = ROOT / "Tests" / "Mutants"
BUILT = ROOT / "build" / "mutants"
SOURCES = ("Package.swift", "Sources", "include")
BORROWED = ("Makefile", "Tests", "bindings", "examples")  # further files that the build of a copy reads
SEEDS = (1, 1_000_000, 2_000_000_000)
GREEN_SECONDS = 30


class Failure(Exception):
    """A mutant that cannot be built."""


def copy_sources(target: pathlib.Path) -> None:
    for name in SOURCES:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, target / name)


def apply(patch: pathlib.Path, tree: pathlib.Path) -> None:
    # git must not find the repository, so that the paths of the patch are relative to the tree.
    environment = dict(os.environ, GIT_CEILING_DIRECTORIES=str(tree.parent))
    done = subprocess.run(["git", "apply", str(patch)], cwd=tree, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{patch.name} no longer applies: write it again\n{done.stderr.strip()}")


def mirror(source: pathlib.Path, target: pathlib.Path) -> None:
    """Makes the sources in `target` equal to those in `source`. Writes only what differs, for incremental builds."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    for name in SOURCES:
        for path in (target / name).rglob("*"):
            if path.is_file() and path.relative_to(target) not in wanted:
                path.unlink()
    for path in wanted:
        data, place = (source / path).read_bytes(), target / path
        if not place.is_file() or place.read_bytes() != data:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)


def law_of(patch: pathlib.Path) -> str:
    """The law that must find the fault of a patch."""
    found = re.search(r"^Law: (\w+)$", patch.read_text(), re.MULTILINE)
    if not found:
        raise Failure(f"{patch.name} has no line 'Law: NAME'")
    return found[1]


def build(patch: pathlib.Path, command: list[str]) -> pathlib.Path:
    """Builds a mutant. Returns the folder of its library."""
    tree = BUILT / patch.stem
    tree.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        fresh = pathlib.Path(scratch)
        copy_sources(fresh)
        apply(patch, fresh)
        mirror(fresh, tree)
    for name in BORROWED:
        if not (tree / name).is_symlink():
            (tree / name).symlink_to(ROOT / name)
    done = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Failure(f"{patch.name} does not build\n{done.stdout.strip()}")
    library = tree / "build" / "release" / "libtapzoom.so"
    folder = tree / "lib"
    folder.mkdir(exist_ok=True)
    shutil.copy2(library, folder / "libtapzoom.so.1")
    return folder


def broken(laws: str, law: str, seconds: float, seed: int, library: pathlib.Path | None) -> str:
    """The output of the laws if one is broken; nothing if all hold."""
    environment = dict(os.environ)
    environment.pop("LD_LIBRARY_PATH", None)
    if library:
        environment["LD_LIBRARY_PATH"] = str(library)
    command = [laws, law, f"{seconds}s", str(seed), "first"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout if done.returncode != 0 else ""


def is_noticed(patch: pathlib.Path, arguments: argparse.Namespace) -> bool:
    try:
        law, library = law_of(patch), build(patch, arguments.build)
    except Failure as failure:
        print(f"FAILED: {failure}", flush=True)
        return False
    is_red = True
    for seed in SEEDS:
        lines = broken(arguments.laws, law, arguments.seconds, seed, library).splitlines()
        is_red = is_red and bool(lines)
        verdict = f"red: {lines[min(1, len(lines) - 1)].strip()[:150]}" if lines else "FAILED: green"
        print(f"{patch.name}, {law} from seed {seed}: {verdict}", flush=True)
    return is_red


def do_laws_hold(laws: str) -> bool:
    is_green = True
    for seed in SEEDS:
        text = broken(laws, "all", GREEN_SECONDS, seed, None)
        is_green = is_green and not text
        print(f"without a patch, all laws from seed {seed}: {f'FAILED: red: {text}' if text else 'green'}", flush=True)
    return is_green


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", default="", help="patches whose names contain this")
    parser.add_argument("laws")
    parser.add_argument("build", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    arguments.laws = str(pathlib.Path(arguments.laws).resolve())
    patches = sorted(patch for patch in PATCHES.glob("*.patch") if arguments.only in patch.name)
    BUILT.mkdir(parents=True, exist_ok=True)
    with open(BUILT / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        results = [is_noticed(patch, arguments) for patch in patches] + [do_laws_hold(arguments.laws)]
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) and patches else 1


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Proves that the laws find what they are for: each patch takes one mend out of the library, and a law must notice.

    python3 Tests/Mutants/run.py [--seconds N] [--law LAW] [--only PART] LAWS BUILD...

LAWS is the program of Tests/Fuzz/laws.c, BUILD the command that builds the library in its checkout. For each patch of
this folder a copy of the sources is patched and built below build/mutants; the laws then run on that library, for
at most N seconds from each of three seeds, and must fail on each. On the library without a patch they must hold. A
patch that does not apply is a failure: write it anew.
"""

import argparse
import fcntl
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATCHES = ROOT / "Tests" / "Mutants"
BUILT = ROOT / "build" / "mutants"
SOURCES = ("Package.swift", "Sources", "include")
SEEDS = (1, 1_000_000, 2_000_000_000)


class Failure(Exception):
    """A mutant that could not be made."""


def copy_sources(target: pathlib.Path) -> None:
    for name in SOURCES:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, target / name)


def apply(patch: pathlib.Path, tree: pathlib.Path) -> None:
    # Outside of the repository, so that the paths are relative to the tree.
    environment = dict(os.environ, GIT_CEILING_DIRECTORIES=str(tree.parent))
    done = subprocess.run(["git", "apply", str(patch)], cwd=tree, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{patch.name} no longer applies: write it anew\n{done.stderr.strip()}")


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


def build(patch: pathlib.Path | None, command: list[str]) -> pathlib.Path:
    """The folder of the library of a mutant."""
    tree = BUILT / (patch.stem if patch else "none")
    tree.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        fresh = pathlib.Path(scratch)
        copy_sources(fresh)
        if patch:
            apply(patch, fresh)
        mirror(fresh, tree)
    tests = tree / "Tests"  # the manifest names them
    if not tests.is_symlink():
        tests.symlink_to(ROOT / "Tests")
    done = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Failure(f"{patch.name if patch else 'the library'} does not build\n{done.stdout.strip()}")
    library = tree / "build" / "release" / "release" / "libtapzoom.so"
    folder = tree / "lib"
    folder.mkdir(exist_ok=True)
    shutil.copy2(library, folder / "libtapzoom.so.1")
    return folder


def broken(arguments: argparse.Namespace, library: pathlib.Path, seed: int) -> str:
    """What the laws print when one is broken; nothing when all hold."""
    environment = dict(os.environ, LD_LIBRARY_PATH=str(library))
    command = [arguments.laws, arguments.law, f"{arguments.seconds}s", str(seed), "first"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout if done.returncode != 0 else ""


def check(arguments: argparse.Namespace, patch: pathlib.Path | None) -> bool:
    name = patch.name if patch else "without a patch"
    try:
        library = build(patch, arguments.build)
    except Failure as failure:
        print(f"{name}: FAILED: {failure}", flush=True)
        return False
    is_good = True
    for seed in SEEDS:
        text = broken(arguments, library, seed)
        first = text.splitlines()[1].strip()[:150] if text.count("\n") > 1 else text
        is_right = bool(text) == bool(patch)
        is_good = is_good and is_right
        verdict = f"red: {first}" if text else "green"
        print(f"{name}, seed {seed}: {'' if is_right else 'FAILED: '}{verdict}", flush=True)
        if text and not patch:
            print(text)
    return is_good


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--law", default="all")
    parser.add_argument("--only", default="", help="patches whose names contain this")
    parser.add_argument("laws")
    parser.add_argument("build", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    arguments.laws = str(pathlib.Path(arguments.laws).resolve())
    patches = sorted(patch for patch in PATCHES.glob("*.patch") if arguments.only in patch.name)
    BUILT.mkdir(parents=True, exist_ok=True)
    with open(BUILT / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        results = [check(arguments, patch) for patch in [*patches, None]]
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) and patches else 1


if __name__ == "__main__":
    sys.exit(main())

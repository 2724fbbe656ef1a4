# SPDX-License-Identifier: MIT
"""The programs that prove a library: the golden traces with their recordings, smoke, ABI and monkey."""

from functools import cache
from pathlib import Path

from common import CLANG, ROOT, checked

# The toolchain's compiler for all, because compilers order the arguments of a call differently.
FLAGS = ("-std=c99", "-O1", "-ffp-contract=off", "-Iinclude")
SOURCES = {"trace": "Tests/Traces/trace.c", **{name: f"Tests/C/{name}.c" for name in ("smoke", "abi", "monkey")}}
MONKEY = ("100000", "1")
TRACES = sorted((ROOT / "Tests/Traces").glob("*.trace"))


def compiled(folder: Path, *flags) -> dict:
    """The objects of all programs, for the target that the flags name."""
    objects = {}
    for name, source in SOURCES.items():
        objects[name] = folder / f"{name}.o"
        checked(CLANG, *flags, *FLAGS, "-c", source, "-o", objects[name])
    return objects


def streams(command: list, trace: Path) -> tuple:
    """What a program prints for a trace, its recording and its snapshots."""
    recording, snapshots = (Path(f"{command[-1]}.{name}") for name in ("recording", "snapshots"))
    printed = checked(*command, trace.relative_to(ROOT), recording, snapshots)
    return printed.decode(), recording.read_bytes(), snapshots.read_bytes()


@cache
def native_monkey() -> bytes:
    return checked(ROOT / "build/tests/monkey-shared", *MONKEY)


@cache
def native_streams(trace: Path) -> tuple:
    return streams([ROOT / "build/tests/trace-shared"], trace)


def prove(case, kind: str, commands: dict):
    """Runs all programs of a library. Traces have the bits of the library of `make build`."""
    for name in ("smoke", "abi"):
        with case.subTest(f"{name} {kind}"):
            checked(*commands[name])
    with case.subTest(f"monkey {kind}"):
        case.assertEqual(checked(*commands["monkey"], *MONKEY), native_monkey())
    for trace in TRACES:
        with case.subTest(f"{trace.name} {kind}"):
            found = streams(commands["trace"], trace)
            case.assertEqual(found[0], trace.read_text())
            case.assertTrue(found == native_streams(trace), "other recordings or snapshots")

# SPDX-License-Identifier: MIT
"""Counts the source files and functions through which a steady frame of two fingers passes, in the debug library.

    python3 path.py            lists them, and fails if there are more than accepted
    python3 path.py --accept   rewrites path.txt

path.c plays the frame. A function is a method, an initializer or a free function of Sources. Accessors and closures do
not count as functions, but their files count. Helpers of the compiler do not count. A debug build inlines only
@_transparent functions: one-line arithmetic and plain initializers.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ACCEPTED = Path(__file__).with_name("path.txt")
PROGRAM = "build/bench/path"
COUNTS = "build/bench/path.out"

HEADER = "# Source files and functions that a steady frame of two fingers crosses. make path-accept rewrites this.\n"


def collect() -> str:
    """The output of callgrind for the one frame."""
    subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", "--toggle-collect=steady_frame", "--compress-strings=no",
         "--compress-pos=no", f"--callgrind-out-file={COUNTS}", PROGRAM],
        cwd=ROOT, check=True)
    return (ROOT / COUNTS).read_text()


def crossed(text: str) -> "set[tuple[str, str]]":
    """The files of Sources and the mangled functions with an executed line."""
    found, file, function, called = set(), "", "", False
    for line in text.splitlines():
        if line.startswith(("fl=", "fi=", "fe=")):
            file = line[3:]
        elif line.startswith("fn="):
            function = line[3:]
        elif line.startswith("calls="):
            called = True
        elif re.match(r"\d+ \d+$", line):
            # The line after calls= has the cost of the called function.
            if not called and "/Sources/" in file and not function.startswith("__swift_"):
                found.add((file.split("/Sources/")[1], function))
            called = False
    return found


def demangled(names: "list[str]") -> "dict[str, str]":
    swift = os.environ.get("SWIFT", "swift").split()
    text = subprocess.run(
        [*swift, "demangle", "--simplified"], input="\n".join(names), check=True, capture_output=True, text=True).stdout
    return dict(zip(names, text.splitlines()))


def is_function(name: str) -> bool:
    return not re.search(r"\.(getter|setter|modify|read)$|^closure |^\$defer |^implicit closure", name)


def main(arguments: "list[str]") -> int:
    found = crossed(collect())
    names = demangled(sorted({function for _, function in found}))
    functions = sorted({(file, names[function]) for file, function in found if is_function(names[function])})
    files = sorted({file for file, _ in found})
    now = {"files": len(files), "functions": len(functions)}
    if arguments == ["--accept"]:
        ACCEPTED.write_text(HEADER + "".join(f"{name:<12}{number}\n" for name, number in now.items()))
    pins = dict(line.split() for line in ACCEPTED.read_text().splitlines() if not line.startswith("#"))
    for file in files:
        print(file)
        for name in (name for place, name in functions if place == file):
            print(f"    {name}")
    failed = 0
    for name, number in now.items():
        fine = 0 < number <= int(pins[name])
        failed += not fine
        print(f"{name:<12}accepted {pins[name]}, now {number}{'' if fine else '  FAILED'}")
    print(f"{len(now) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes what follows from the header: bindings/api.json describes it, and each module of generator/ writes a language.

    generate.py           writes all files
    generate.py --check   writes nothing, and names the files that differ; the exit status is then 1
    generate.py --list    names the files

A part gives the text of a whole file, or of the regions of a file that is otherwise by hand.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from generator import (  # noqa: E402
    amalgamation, cpp, csharp, godot, java, jni, layout, lua, module, names, python, qt, rust, sheet, swift, web)
from generator.description import ROOT, load, region  # noqa: E402

PARTS = (swift, module, layout, python, lua, cpp, web, csharp, java, jni, godot, rust, qt, names, sheet, amalgamation)


def outputs() -> dict[str, str]:
    """The text of each generated file."""
    api, found = load(), {}
    for part in PARTS:
        for name, made in part.outputs(api).items():
            if isinstance(made, dict):
                text = (ROOT / name).read_text("utf-8")
                for title, lines in made.items():
                    text = region(text, title, lines, ROOT / name)
                made = text
            found[name] = made
    return found


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"], ["--list"]):
        print(__doc__, file=sys.stderr)
        return 2
    made = outputs()
    if arguments == ["--list"]:
        print("\n".join(made))
        return 0
    different = []
    for name, text in made.items():
        path = ROOT / name
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        different.append(name)
        if not arguments:
            path.write_text(text, "utf-8")
    for name in different:
        print(f"{name}: not what generate.py makes of bindings/api.json; run make generate" if arguments else name)
    return 1 if arguments and different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

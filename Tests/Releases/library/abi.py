# SPDX-License-Identifier: MIT
"""The declarations of releases, and which changes of the header would break a program.

`released/MAJOR.MINOR.abi` holds the declarations of each release, as text. `make abi-accept` writes the file of the
header's version; that follows the header until the changelog says that the version is released.
"""

import re
import sys
from pathlib import Path

from reader import HEADER, NUMBERS, ROOT, enumerations, functions, macros, ours, structs, syntax_tree

MAP = ROOT / "Sources/TapZoomC/tapzoom.map"
CHANGELOG = ROOT / "CHANGELOG.md"
RELEASED = Path(__file__).resolve().parents[1] / "released"


# ---- Declarations: a kind and a name, then what is declared ---------------------------------------------------------


def declarations(header: Path = HEADER) -> dict[str, str]:
    tree = syntax_tree(header, "c")
    constants = {name: number for numbers in enumerations(tree) for name, number in numbers.items()}
    return {
        **{f"constant {name}": text for name, text in macros(header).items() if name not in NUMBERS},
        **{f"constant {name}": str(number) for name, number in constants.items()},
        **{f"type {node['name']}": node["type"]["qualType"] for node in ours(tree, "TypedefDecl")},
        **structs(header),
        **functions(tree),
    }


def names(kind: str, found: dict[str, str]) -> list[str]:
    return [key.split()[1] for key in found if key.startswith(f"{kind} ")]


def linker_names(header: Path = HEADER) -> dict[str, str]:
    """Returns the linker name of each function in C++."""
    tree = syntax_tree(header, "c++")
    scopes = [tree, *(node.get("inner", []) for node in tree if node["kind"] == "LinkageSpecDecl")]
    return {node["name"]: node["mangledName"] for scope in scopes for node in ours(scope, "FunctionDecl")}


# ---- The ledger of exported symbols ---------------------------------------------------------------------------------


def nodes() -> dict[str, tuple[str, list[str]]]:
    """Returns the version nodes, oldest first: the node that each inherits from, if any, and its functions."""
    blocks = re.findall(r"^(\w[\w.]*) \{(.*?)^\}\s*([\w.]*);", MAP.read_text(), re.DOTALL | re.MULTILINE)
    return {name: (parent, re.findall(r"^ +(tapzoom_\w+);", body, re.MULTILINE)) for name, body, parent in blocks}


def node_of() -> dict[str, str]:
    """Returns the version node of each exported function."""
    return {function: node for node, (_, functions) in nodes().items() for function in functions}


# ---- Releases -------------------------------------------------------------------------------------------------------


def broken(released: dict[str, str], now: dict[str, str]) -> list[str]:
    """Returns the changes that break a program compiled with the released declarations; additions are fine.

    A struct that begins with its size may grow at its end, and reserved fields may be put to use.
    """
    faults = []
    for key, text in released.items():
        grows = key.startswith("struct ") and f"field {key[7:]}.struct_size" in now
        if now.get(key) != text and ".reserved" not in key and not (grows and key in now):
            faults.append(f"{key}: was {text}, is {now.get(key, 'missing')}")
    return faults


def version() -> str:
    numbers = dict(re.findall(r"#define TAPZOOM_VERSION_(\w+) (\d+)", HEADER.read_text()))
    return f"{numbers['MAJOR']}.{numbers['MINOR']}"


def is_released(which: str, changelog: str) -> bool:
    return f"\n## [{which}." in changelog


def releases() -> dict[str, dict[str, str]]:
    """Returns the declarations of each version, oldest first."""
    files = sorted(RELEASED.glob("*.abi"), key=lambda file: [int(number) for number in file.stem.split(".")])
    return {
        file.stem: dict(line.split(": ", 1) for line in file.read_text().splitlines() if not line.startswith("#"))
        for file in files
    }


def accept() -> None:
    if is_released(version(), CHANGELOG.read_text()):
        sys.exit(f"{version()} is released: what is new needs another TAPZOOM_VERSION_MINOR")
    lines = [f"{key}: {text}\n" for key, text in declarations().items()]
    title = f"# The declarations of tapzoom.h {version()}, written by `make abi-accept`.\n"
    (RELEASED / f"{version()}.abi").write_text("# SPDX-License-Identifier: MIT\n" + title + "".join(lines))


if __name__ == "__main__":
    accept()

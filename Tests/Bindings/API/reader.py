# SPDX-License-Identifier: MIT
"""Reads the declarations of the header with the compiler: macros, enumerations, structs and functions."""

import json
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HEADER = ROOT / "include/tapzoom.h"
CLANG = os.environ.get("CLANG", "clang")

# These change with every release.
NUMBERS = {"TAPZOOM_VERSION_MAJOR", "TAPZOOM_VERSION_MINOR", "TAPZOOM_VERSION_PATCH"}


def clang(header: Path, *arguments: str) -> str:
    """Returns the output of the compiler. It runs free-standing, so that no target needs a C library."""
    command = [CLANG, "-ffreestanding", *arguments, str(header)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def syntax_tree(header: Path, language: str) -> list[dict]:
    return json.loads(clang(header, "-x", language, "-fsyntax-only", "-Xclang", "-ast-dump=json"))["inner"]


def ours(nodes: list[dict], kind: str) -> list[dict]:
    return [node for node in nodes if node["kind"] == kind and node.get("name", "").lower().startswith("tapzoom_")]


# ---- Declarations: a kind and a name, then the declared type or value -----------------------------------------------


def macros(header: Path) -> dict[str, str]:
    lines = re.findall(r"^#define (TAPZOOM_\w+) (-?\d.*)$", clang(header, "-x", "c", "-E", "-dM"), re.MULTILINE)
    return dict(sorted(lines))


def enumerations(tree: list[dict]) -> list[dict[str, int]]:
    """Returns the names and numbers of each enumeration."""
    found = []
    for node in tree:
        numbers, following = {}, 0
        for constant in ours(node.get("inner", []), "EnumConstantDecl"):
            written = [int(part["value"]) for part in constant.get("inner", []) if "value" in part]
            numbers[constant["name"]] = number = written[0] if written else following
            following = number + 1
        if numbers:
            found.append(numbers)
    return found


def functions(tree: list[dict]) -> dict[str, str]:
    found = {}
    for node in ours(tree, "FunctionDecl"):
        result, _ = node["type"]["qualType"].split("(", 1)
        parameters = [one for one in node.get("inner", []) if one["kind"] == "ParmVarDecl"]
        words = [f"{one['type']['qualType']} {one['name']}" for one in parameters] + ["..."] * node.get("variadic", 0)
        found[f"function {node['name']}"] = f"{result}({', '.join(words)})".replace("* ", "*")
    return found


LAYOUTS = ("-fsyntax-only", "-Xclang", "-fdump-record-layouts-complete")


def structs(header: Path, target: str = "x86_64-linux-gnu") -> dict[str, str]:
    return layouts(clang(header, f"--target={target}", "-x", "c", *LAYOUTS))


def layouts(dump: str) -> dict[str, str]:
    """Returns the structs of C (tapzoom_name) and of C++ (tapzoom::Name) in the compiler's output for LAYOUTS."""
    found = {}
    for name, body, size in re.findall(r"\| struct (tapzoom(?:_|::)\w+)\n(.*?)\| \[sizeof=(\d+),", dump, re.DOTALL):
        found[f"struct {name}"] = f"{size} bytes"
        for offset, kind, field in re.findall(r"^ +(\d+) \|   (\S.*) (\w+)$", body, re.MULTILINE):
            found[f"field {name}.{field}"] = f"{kind.removeprefix('struct ')} at {offset}"
    return found

# SPDX-License-Identifier: MIT
"""Compilers warn only where a host ignores a status that it must check."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import reader

COMPILERS = [name for name in sorted({os.environ.get("CC", "cc"), "gcc", reader.CLANG})
             if shutil.which(name.split()[0])]
MARKED = set(re.findall(r"^TAPZOOM_MUST_CHECK tapzoom_status (\w+)\(", reader.HEADER.read_text(), re.MULTILINE))


def calls() -> dict[str, str]:
    """Returns a statement for each function that ignores its result."""
    found = {}
    for node in reader.ours(reader.syntax_tree(reader.HEADER, "c"), "FunctionDecl"):
        types = [one["type"]["qualType"] for one in node.get("inner", []) if one["kind"] == "ParmVarDecl"]
        found[node["name"]] = f"{node['name']}({', '.join(f'({one})0' for one in types)});"
    return found


def warned(compiler: str, *arguments: str) -> set[str]:
    """Returns the functions with a warning of the compiler, one call in each line."""
    statements = calls()
    lines = ['#include "tapzoom.h"', "void all(void);", "void all(void) {", *statements.values(), "}"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "ignore.c")
        source.write_text("\n".join(lines) + "\n")
        command = [*compiler.split(), "-std=c99", "-I", str(reader.HEADER.parent), *arguments, "-c", str(source),
                   "-o", os.devnull]
        done = subprocess.run(command, check=True, stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"})
    numbers = {int(number) for number in re.findall(r"ignore\.c:(\d+):\d+: warning: ignoring", done.stderr)}
    return {name for number, name in enumerate(statements, 4) if number in numbers}


class Warnings(unittest.TestCase):
    def test_the_marked_functions_are_those_that_must_be_checked(self):
        expected = {"tapzoom_config_init", "tapzoom_config_check", "tapzoom_create", "tapzoom_create_at",
                    "tapzoom_set_config"}
        self.assertEqual(MARKED, expected)

    def test_compilers_warn_only_for_the_marked_functions(self):
        for compiler in COMPILERS:
            with self.subTest(compiler):
                self.assertEqual(warned(compiler), MARKED)

    def test_a_host_can_disable_the_warning(self):
        for compiler in COMPILERS:
            with self.subTest(compiler):
                self.assertEqual(warned(compiler, "-DTAPZOOM_MUST_CHECK="), set())


if __name__ == "__main__":
    unittest.main()

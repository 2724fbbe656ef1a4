# SPDX-License-Identifier: MIT
"""The pages of the repository: their links lead somewhere, and the programs in the READMEs of the bindings run as
printed."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pages import ROOT, Block, blocks, broken_links, pages, read, rows

CXX = os.environ.get("CXX", "c++")
CC = os.environ.get("CC", "cc")
WARNINGS = "-pedantic -Wall -Wextra -Werror"
BUILT = f'-I{ROOT}/build/include -L{ROOT}/build/lib -ltapzoom "-Wl,-rpath,{ROOT}/build/lib"'
# How to run a program of each language, and a pattern that a program matches and a fragment does not.
RUNS = {
    "c": (f"{CC} -std=c99 {WARNINGS} app.c {BUILT} -o app && ./app", r"^int main\("),
    "cpp": (f"{CXX} -std=c++17 {WARNINGS} app.cpp {BUILT} -o app && ./app", r"^int main\("),
    "python": (f"{sys.executable} app.python", r"^import tapzoom$"),
    "lua": ("luajit app.lua", r"\brequire\(\"tapzoom\"\)"),
}


def programs(page: Path) -> list:
    found = blocks(page.read_text(encoding="utf-8"))
    return [block for block in found if block.language in RUNS and re.search(RUNS[block.language][1], block.code, re.M)]


class Pages(unittest.TestCase):
    def test_links(self) -> None:
        found = pages()
        self.assertIn(ROOT / "README.md", found)
        for page in found:
            with self.subTest(str(page.relative_to(ROOT))):
                self.assertEqual(broken_links(page), [])

    def test_columns(self) -> None:
        """Lines of the guide and of the bindings have at most 120 columns, except in tables."""
        guide = set((ROOT / "examples/guide").glob("*.md"))
        for page in sorted(guide | set((ROOT / "bindings").glob("*/README.md"))):
            lines = page.read_text(encoding="utf-8").splitlines()
            wide = [number for number, line in enumerate(lines, 1) if len(line) > 120 and line[0] != "|"]
            self.assertEqual(wide, [], page.relative_to(ROOT))

    def test_columns_of_code(self) -> None:
        """Code of the guide has at most 80 columns, which the site shows without scrolling. Outputs may have more."""
        for page in sorted((ROOT / "examples/guide").glob("*.md")):
            code = [block.code for block in blocks(page.read_text(encoding="utf-8")) if block.language != "text"]
            self.assertEqual([line for line in "".join(code).splitlines() if len(line) > 80], [], page.name)

    def test_bindings(self) -> None:
        for page in sorted((ROOT / "bindings").glob("*/README.md")):
            language = page.parent.name
            found = programs(page)
            if language in ("cpp", "python", "lua"):
                self.assertIn(language, [block.language for block in found])
            outputs = re.findall(r"^It prints\b", page.read_text(encoding="utf-8"), re.MULTILINE)
            self.assertEqual(len([block for block in found if block.printed]), len(outputs),
                             f"{page}: an output follows its program, after a line It prints")
            for block in found:
                with self.subTest(str(page.relative_to(ROOT)), code=block.code):
                    self.check(block)

    def test_functions_of_c(self) -> None:
        """The table in the README of C has every function of the ledger, and no others."""
        table = rows(read("bindings/c/README.md"), "for")
        listed = [name for row in table for name in re.findall(r"`(\w+)`", row["functions, without `tapzoom_`"])]
        exported = re.findall(r"^ +tapzoom_(\w+);", read("Sources/TapZoomC/tapzoom.map"), re.MULTILINE)
        self.assertEqual(sorted(listed), sorted(exported))

    def check(self, block: Block) -> None:
        """Checks that a program runs without messages, and prints the text of the page, if there is one."""
        command, _ = RUNS[block.language]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TAPZOOM")}
        environment.update(PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=str(ROOT / "bindings/python"),
                           LUA_PATH=str(ROOT / "bindings/lua/?.lua"))
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / f"app.{block.language}").write_text(block.code, encoding="utf-8")
            done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        if block.printed:
            self.assertEqual(done.stdout.expandtabs(), block.printed.expandtabs())

    def test_quickstart_picture(self) -> None:
        """The picture on the examples' page equals that of the quickstart."""
        self.assertIn("](pictures/gestures.svg)", read("examples/README.md"))
        files = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
        with tempfile.TemporaryDirectory() as folder:
            drawn = Path(folder) / "drawn.svg"
            environment = {**os.environ, "PYTHONPATH": "bindings/python"}
            subprocess.run([sys.executable, "examples/python/quickstart.py", *files, drawn], cwd=ROOT,
                           env=environment, capture_output=True, check=True)
            self.assertEqual((ROOT / "examples/pictures/gestures.svg").read_bytes(), drawn.read_bytes(),
                             "draw it again with `make pictures`")

    def test_examples_are_all_listed(self) -> None:
        folders = {path.name for path in (ROOT / "examples").iterdir() if path.is_dir()}
        linked = set(re.findall(r"\]\(([\w-]+)[/)]", read("examples/README.md")))
        self.assertLessEqual(folders, linked)


class Traces(unittest.TestCase):
    PAGE = read("Tests/Traces/README.md")

    def test_every_origin_has_its_trace(self) -> None:
        found = re.findall(r"^\| O(\d+) .*\]\((o(\d\d)-[\w-]+\.trace)\) \|$", self.PAGE, re.MULTILINE)
        self.assertEqual([int(number) for number, _, _ in found], list(range(1, 14)))
        for number, trace, named in found:
            self.assertEqual(int(number), int(named))
            self.assertTrue((ROOT / "Tests/Traces" / trace).exists(), trace)

    def test_excerpt(self) -> None:
        """The excerpt is the beginning of its trace; only comments may differ."""
        (name, lines), = re.findall(r"first lines of `([\w-]+\.trace)`:\n\n((?:    .*\n)+)", self.PAGE)
        excerpt = [line[4:] for line in lines.splitlines() if not line.startswith("    #")]
        trace = [line for line in read(f"Tests/Traces/{name}").splitlines() if not line.startswith("#")]
        self.assertEqual(excerpt, trace[:len(excerpt)])
        self.assertGreater(len(excerpt), 10)

    def test_commands(self) -> None:
        """The page lists the commands of the player, and no others."""
        player = read("Tests/Traces/trace.c")
        (touches,) = re.findall(r"^static const name touches\[\] = (.*?);", player, re.MULTILINE | re.DOTALL)
        known = set(re.findall(r'IS\("(\w+)"\)', player)) | set(re.findall(r'\{"(\w+)"', touches))
        (table,) = re.findall(r"^\| commands \|.*\n((?:\|.*\n)+)", self.PAGE, re.MULTILINE)
        listed = {name for row in table.splitlines()[1:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
        self.assertEqual(listed, known)


if __name__ == "__main__":
    unittest.main()

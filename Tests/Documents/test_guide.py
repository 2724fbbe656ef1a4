# SPDX-License-Identifier: MIT
"""Every snippet of the guide runs unchanged, and every quote is in its file.

A program prints the `text` block of its name. The test of a chapter, Tests/Documents/guide/CHAPTER.c, includes the
chapter's parts of programs by `#include "NAME.c"`, and checks that each does its job.
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pages import pages, read, rows
from snippets import ROOT, TESTS, Snippet, chapters, quotes, snippets

CC, CXX = os.environ.get("CC", "cc"), os.environ.get("CXX", "c++")
WARNINGS = ["-pedantic", "-Wall", "-Wextra", "-Werror", "-O1", "-g"]
LIBRARY = [f"-L{ROOT}/build/lib", "-ltapzoom", f"-Wl,-rpath,{ROOT}/build/lib", "-lm"]
INCLUDES = [f"-I{ROOT}/build/include", f"-I{ROOT}/Tests/C"]


class Guide(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name in ("build", "bindings", "examples"):
            (self.folder / name).symlink_to(ROOT / name)

    def run_in_folder(self, *command: str) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TAPZOOM")}
        environment.update(PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=str(ROOT / "bindings/python"),
                           LUA_PATH=str(ROOT / "bindings/lua/?.lua"))
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""), f"{' '.join(command)}\n{done.stdout}{done.stderr}")
        return done.stdout

    def compiled(self, source: str) -> str:
        cpp = source.endswith(".cpp")
        compiler = [CXX, "-std=c++17"] if cpp else [CC, "-std=c99"]
        self.run_in_folder(*compiler, *WARNINGS, f"-I{self.folder}", *INCLUDES, source, *LIBRARY, "-o", "program")
        return "./program"

    def output(self, snippet: Snippet) -> str:
        if snippet.language in ("c", "cpp"):
            return self.run_in_folder(self.compiled(snippet.file))
        interpreter = {"python": [sys.executable], "lua": ["luajit"], "sh": ["sh", "-e"]}[snippet.language]
        return self.run_in_folder(*interpreter, snippet.file)


class Facts(unittest.TestCase):
    """What the pages say agrees with the header."""

    HEADER = read("include/tapzoom.h")
    CONFIG = re.findall(r"^struct tapzoom_config \{\n(.*?)^\};", HEADER, re.M | re.S)[0]

    def test_count_of_settings(self) -> None:
        """A page that counts the settings counts the fields of the config, without its size."""
        fields = re.findall(r"^    \w+ (?!struct_size|reserved)\w+[;\[]", self.CONFIG, re.MULTILINE)
        named = [(str(page.relative_to(ROOT)), int(number)) for page in pages()
                 for number in re.findall(r"\b(\d+) settings\b", page.read_text(encoding="utf-8"))]
        self.assertIn("examples/guide/settings.md", [page for page, _ in named])
        self.assertEqual([number for _, number in named], [len(fields)] * len(named), named)

    def test_gestures(self) -> None:
        """The table names events and settings of the header."""
        table = rows(read("examples/guide/gestures.md"), "fingers")
        self.assertEqual(len(table), 13)
        for row in table:
            seen, tuned = row["events and settings"].split("<br>")
            for event in re.findall(r"`(\w+)`", seen):
                self.assertRegex(self.HEADER, rf"(?m)^    TAPZOOM_EVENT_{event}\b")
            settings = re.findall(r"`(\w+)`", tuned)
            self.assertTrue(settings)
            for setting in settings:
                self.assertRegex(self.CONFIG, rf"(?m)^    \w+ {setting}[;\[]")


def tests_of(chapter: Path) -> type:
    """The tests of one chapter."""
    found = snippets(chapter)
    texts = {snippet.name: snippet.code for snippet in found if snippet.language == "text"}

    class Chapter(Guide):
        def setUp(self) -> None:
            super().setUp()
            for snippet in found:
                (self.folder / snippet.file).write_text(snippet.code, encoding="utf-8")

        def test_parts(self) -> None:
            """The test of the chapter includes every part of a program, and passes."""
            parts = [snippet.file for snippet in found if snippet.language != "text" and not snippet.is_program]
            for ending in (".c", ".cpp"):
                test = TESTS / (chapter.stem + ending)
                mine = {file for file in parts if file.endswith(ending)}
                if not mine and not test.exists():
                    continue
                included = set(re.findall(r'#include "([a-z0-9-]+\.(?:c|cpp))"', test.read_text(encoding="utf-8")))
                self.assertEqual(included, mine)
                self.run_in_folder(self.compiled(str(test)))

        def test_quotes(self) -> None:
            for quote in quotes(chapter):
                self.assertTrue(quote.is_exact, f"{quote.path} does not have:\n{quote.code}")

        def test_texts(self) -> None:
            """Every output belongs to a program."""
            self.assertLessEqual(set(texts), {snippet.name for snippet in found if snippet.language != "text"})

    def add(snippet: Snippet) -> None:
        def test(self: Chapter) -> None:
            self.assertEqual(self.output(snippet), texts.get(snippet.name, ""), snippet.name)

        setattr(Chapter, f"test_{snippet.language}_{snippet.name.replace('-', '_')}", test)

    for snippet in found:
        if snippet.language != "text" and snippet.is_program:
            add(snippet)
    Chapter.__name__ = Chapter.__qualname__ = chapter.stem
    return Chapter


for path in chapters():
    globals()[f"chapter_{path.stem}"] = tests_of(path)

if __name__ == "__main__":
    unittest.main()

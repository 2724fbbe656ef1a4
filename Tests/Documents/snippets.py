# SPDX-License-Identifier: MIT
"""Reads the snippets of the guide.

A snippet is a fenced block with a language and a name: ```c frame-loop. A block ```text frame-loop has the output of
the program with that name. A name is unique within its chapter.

A block with the path of a file, as ```swift ios/ZoomView.swift, is a quote: lines of that file below examples. The
suite of the example runs the file.
"""

import re
from pathlib import Path
from typing import Dict, List, NamedTuple

from pages import ROOT, blocks

EXAMPLES = ROOT / "examples"
GUIDE = EXAMPLES / "guide"
TESTS = Path(__file__).resolve().parent / "guide"
ENDINGS = {"c": ".c", "cpp": ".cpp", "python": ".py", "lua": ".lua", "sh": ".sh", "text": ".txt"}

#: Endings of the files of each language that the guide may quote.
QUOTED = {"c": (".c", ".h"), "cpp": (".cpp", ".h"), "java": (".java",), "swift": (".swift",), "csharp": (".cs",),
          "cmake": ("CMakeLists.txt",), "gradle": (".gradle",), "qml": (".qml",),
          "python": (".py",), "lua": (".lua",), "js": (".js",), "html": ("README.md",)}


class Quote(NamedTuple):
    language: str
    path: str  # below examples
    code: str

    @property
    def is_exact(self) -> bool:
        """Whether the lines follow each other in the file."""
        return self.path.endswith(QUOTED.get(self.language, ())) and f"\n{self.code}" in "\n" + (
            EXAMPLES / self.path).read_text(encoding="utf-8")


class Snippet(NamedTuple):
    language: str
    name: str
    code: str

    @property
    def file(self) -> str:
        return self.name + ENDINGS[self.language]

    @property
    def is_program(self) -> bool:
        """A program runs unchanged. Any other snippet is a part of a test."""
        return bool(re.search(r"^int main\(", self.code, re.MULTILINE)) or self.language in ("python", "lua", "sh")


def chapters() -> List[Path]:
    return sorted(GUIDE.glob("*.md"))


def quotes(chapter: Path) -> List[Quote]:
    """The quotes of a chapter in their order."""
    found = blocks(chapter.read_text(encoding="utf-8"))
    return [Quote(block.language, block.name, block.code) for block in found if "/" in block.name]


def snippets(chapter: Path) -> List[Snippet]:
    """The snippets of a chapter in their order. Raises ValueError for a block without a language or a name."""
    found: Dict[str, Snippet] = {}
    for language, name, code, _ in blocks(chapter.read_text(encoding="utf-8")):
        if "/" in name:
            continue  # a quote
        if language not in ENDINGS or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
            raise ValueError(f"{chapter.name}: a block begins with ```LANGUAGE NAME, not with ```{language} {name}")
        snippet = Snippet(language, name, code)
        if snippet.file in found:
            raise ValueError(f"{chapter.name}: two snippets are named {snippet.file}")
        found[snippet.file] = snippet
    return list(found.values())

# SPDX-License-Identifier: MIT
"""Reads the snippets of the guide.

A snippet is a fenced block with a language and a name: ```c frame-loop. A block ```text frame-loop has the output of
the program with that name. A name is unique within its chapter.
"""

import re
from pathlib import Path
from typing import Dict, List, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "examples/guide"
TESTS = Path(__file__).resolve().parent
ENDINGS = {"c": ".c", "cpp": ".cpp", "python": ".py", "lua": ".lua", "sh": ".sh", "text": ".txt"}


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


def snippets(chapter: Path) -> List[Snippet]:
    """The snippets of a chapter in their order. Raises ValueError for a block without a language or a name."""
    found: Dict[str, Snippet] = {}
    text = chapter.read_text(encoding="utf-8")
    for head, code in re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        language, _, name = head.partition(" ")
        if language not in ENDINGS or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
            raise ValueError(f"{chapter.name}: a block begins with ```LANGUAGE NAME, not with ```{head}")
        snippet = Snippet(language, name, code)
        if snippet.file in found:
            raise ValueError(f"{chapter.name}: two snippets are named {snippet.file}")
        found[snippet.file] = snippet
    return list(found.values())

# SPDX-License-Identifier: MIT
"""The Markdown pages of the repository: their blocks of code, words and links."""

import functools
import re
from pathlib import Path
from typing import Dict, Iterator, List, NamedTuple, Set

ROOT = Path(__file__).resolve().parents[2]
#: Endings of the files of the repository that pages name without their folders.
FILES = "c|h|hpp|cpp|cs|gradle|java|js|json|jsonl|lua|md|mk|png|py|qml|sh|svg|swift|toml|ts|txt|yml"


class Block(NamedTuple):
    """A fenced block of code."""

    language: str
    name: str  # The rest of the line that opens it.
    code: str
    printed: str  # The indented block after "It prints", if that follows before the next block or heading.


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def files(folder: Path = ROOT) -> Iterator[Path]:
    """All files of the repository, except those in hidden folders and build folders."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.name.startswith((".", "build")):
            yield from files(path)
        elif path.is_file():
            yield path


def pages() -> List[Path]:
    """All Markdown files of the repository."""
    return [path for path in files() if path.suffix == ".md"]


def blocks(text: str) -> Iterator[Block]:
    fence = r"^```(\w*) ?([^\n]*)\n(.*?)^```\n(.*?)(?=^```|^#|\Z)"  # with the text up to the next block or heading
    for language, name, code, after in re.findall(fence, text, re.MULTILINE | re.DOTALL):
        output = re.search(r"^It prints$\n\n((?:^    [^\n]*\n|^\n)+)", after, re.MULTILINE)
        lines = [line[4:] for line in output[1].rstrip("\n").splitlines()] if output else []
        yield Block(language, name, code, "".join(f"{line}\n" for line in lines))


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def words(text: str) -> List[str]:
    """The words of prose and tables: the text outside of code blocks that has a letter or a digit."""
    text = re.sub(r"^    .*$", "", without_code(text), flags=re.MULTILINE)
    text = re.sub(r"\]\([^)]*\)|<br>", " ", text)
    return [word for word in text.split() if re.search(r"\w", word)]


def anchors(text: str) -> List[str]:
    """The fragments of links to the headings of a page, as GitHub makes them."""
    heads = re.findall(r"^#+ (.*)$", without_code(text), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads]


@functools.lru_cache(maxsize=None)
def names() -> Set[str]:
    """The names of all files in the repository, and those of the files that readers and builds make."""
    return {"app.c", "App.cs", "tapzoom.c", "test_NAME.py", *(path.name for path in files())}


def broken_links(page: Path) -> List[str]:
    """The links of a page, the paths in backticks from the root, and the files in backticks, that lead nowhere."""
    text = page.read_text(encoding="utf-8")
    broken = []
    for link in re.findall(r"\]\((?!https?://|mailto:)([^)]+)\)", without_code(text)):
        target, _, anchor = link.partition("#")
        path = page.parent / target if target else page
        if not path.exists() or anchor and anchor not in anchors(path.read_text(encoding="utf-8")):
            broken.append(link)
    # The pages of an archive name its files.
    folders = "bindings|examples|Sources|Tests" + ("" if page.parent.name == "release" else "|include")
    for path in re.findall(rf"`((?:{folders})/[\w./-]*)`", without_code(text)):
        if not (ROOT / path).exists() and not (page.parent / path).exists():
            broken.append(path)
    if page.parent.name != "release":
        broken += {*re.findall(rf"`([\w.-]+\.(?:{FILES}))`", without_code(text))} - names()
    return broken


def rows(text: str, first: str) -> List[Dict[str, str]]:
    """The rows of the table with this first column."""
    (table,) = re.findall(rf"^\| *{re.escape(first)} *\|.*\n(?:\|.*\n)+", text, re.MULTILINE)
    head, _, *lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    return [dict(zip(head, line)) for line in lines]

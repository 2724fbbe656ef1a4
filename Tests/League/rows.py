# SPDX-License-Identifier: MIT
"""A row of the league: a program, how it starts, and how its transform is read."""

import shlex
import subprocess
from pathlib import Path
from typing import Callable, Dict, List, NamedTuple, Sequence

from PIL import Image

PIXELS, LINES, SCRIPT = "pixels", "lines", "script"


class Row(NamedTuple):
    name: str
    #: (folder, picture): the words that start the program with the picture in a full window. The folder is new for each
    #: start; the program may write there.
    command: Callable[[Path, Path], Sequence[object]]
    #: The version, read from the installed package.
    version: Callable[[], str]
    environment: Dict[str, str] = {}
    #: PIXELS of screenshots; LINES: a JSON object a frame on its standard output; SCRIPT: an expression in Chromium.
    reads: str = PIXELS
    #: The expression in JavaScript for SCRIPT. Its value is {scale, angle, x, y}, as in Place.
    expression: str = ""
    #: A part of the title of its window; the largest window if empty.
    window: str = ""
    #: The program hears only a touchscreen that belongs to no pointer.
    floating: bool = False
    #: One sentence: the documented options that are set, and why.
    options: str = ""
    #: One sentence: what the program does not claim to do.
    claims: str = ""


def of_debian(package: str) -> Callable[[], str]:
    """The version of a package of Debian."""
    return lambda: subprocess.check_output(["dpkg-query", "-W", "-f", "${Version}", package], encoding="utf-8")


def as_page(folder: Path, picture: Path) -> Path:
    """The picture as a document of one page, which has a point for each pixel."""
    document = folder / "picture.pdf"
    Image.open(picture).convert("RGB").save(document, resolution=72, quality=95)
    return document


def words(command: str) -> Callable[[Path, Path], List[str]]:
    """A command from a line of a shell, in which {picture} is the file of the picture, {pdf} a document with the
    picture as its page, and {folder} the new folder."""
    def start(folder: Path, picture: Path) -> List[str]:
        files = {"{picture}": picture, "{folder}": folder}
        if "{pdf}" in command:
            files["{pdf}"] = as_page(folder, picture)
        found = shlex.split(command)
        for name, file in files.items():
            found = [word.replace(name, str(file)) for word in found]
        return found
    return start

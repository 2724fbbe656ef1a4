# SPDX-License-Identifier: MIT
"""A row of the league: a program, how it starts, and how its transform is read."""

from pathlib import Path
from typing import Callable, Dict, List, NamedTuple, Sequence

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
    #: The program hears only a touchscreen that belongs to no pointer.
    floating: bool = False
    #: Debian's packages.
    packages: Sequence[str] = ()
    #: Packages of PyPI, with their versions.
    requirements: Sequence[str] = ()
    #: One sentence: the documented options that are set, and why.
    options: str = ""
    #: One sentence: what the program does not claim to do.
    claims: str = ""


def words(command: str) -> Callable[[Path, Path], List[object]]:
    """A command from a line of words, in which {picture} is the file of the picture and {folder} the new folder."""
    return lambda folder, picture: [
        word.replace("{picture}", str(picture)).replace("{folder}", str(folder)) for word in command.split()]

# SPDX-License-Identifier: MIT
"""Reads the calls of a recording with one view, and makes them on another one: two libraries can play it although each
has recordings of its own.

    python3 recording.py FILE"""

import sys
from pathlib import Path

from tapzoom import Status, recording
from tapzoom._calls import Calls


class Tolerant:
    """The library, in which a replay goes on after an outcome that is not the recorded one."""

    def __init__(self, library: object) -> None:
        self.library = library

    def __getattr__(self, name: str) -> object:
        return getattr(self.library, name)

    def tapzoom_replay(self, *arguments: object) -> int:
        status = self.library.tapzoom_replay(*arguments)
        return Status.OK if status == Status.DIVERGED else status


recording.lib = Tolerant(recording.lib)
Calls(Path(sys.argv[1]).read_bytes()).run()

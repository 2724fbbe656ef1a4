# SPDX-License-Identifier: MIT
"""Fingers for every program: a private X server with a touchscreen, and scripts of fingers.

    from tapzoom.hands import HANDS, Server, fitted, play

    with Server() as server:                    # needs Linux and pip install 'tapzoom[hands]'
        ...                                     # start a program with server.environment
        for hand in HANDS:
            play(fitted(hand.script, (0, 0, server.width, server.height)), server.touch)

`python -m tapzoom hands` does that for a program, with a film. The modules are

    server, device  the X server with its touchscreen, pointer, keyboard and trackpad
    fingers         scripts of fingers and `play`
    named           the named hands
    recorded        the touches of a file as a hand
"""

from typing import TYPE_CHECKING, Any

from .fingers import Script, Step, play
from .named import HANDS, Hand, fitted

if TYPE_CHECKING:
    from .server import Server

__all__ = ["HANDS", "Hand", "Script", "Server", "Step", "fitted", "play"]


def __getattr__(name: str) -> Any:
    """Imports the server at its first use: it needs Pillow and python-xlib."""
    if name == "Server":
        from .server import Server

        return Server
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

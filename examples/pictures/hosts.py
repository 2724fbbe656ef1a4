# SPDX-License-Identifier: MIT
"""Takes a picture of each host, run as a user would run it, with two fingers on its screen: python3 hosts.py [HOST...]

The screen is that of the tests of hosts, and so are the fingers.
"""

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/Hosts"))

import fingers  # noqa: E402
from host import Host  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from server import Server  # noqa: E402

SIZE = (640, 400)
RADIUS = 26  # of a finger, in pixels of the screen


class Shot(NamedTuple):
    """A program that draws a view, and a pinch that is held. `number` as in Host.replayed."""

    command: list
    pinch: list
    number: int = 0


EXAMPLES = ROOT / "examples"
PHOTOS = sorted((EXAMPLES / "photos").glob("*.jpg"))
SHOTS = {
    "sdl2": Shot([ROOT / "build/examples/viewer", *PHOTOS[1:]], fingers.pinch((830, 430), 60, 190, turn=-0.35)),
}


def take(name, shot):
    with tempfile.TemporaryDirectory() as folder, Server() as server:
        recording = Path(folder) / "recording.tapzoom"
        command = [shot.command[0], "--record", recording, *shot.command[1:]]
        with Host(server, command, recording) as host:
            server.focus(host.wait_for_window(shot.number))
            held = [step for step in shot.pinch if step.phase != "ended"]
            fingers.play(held, server.touch)
            host.wait("fingers", lambda: len(host.replayed(shot.number).touches) > 2)
            host.wait_for_window(shot.number)  # until it stands still again
            picture = server.screenshot()
            lift = [step._replace(time=0) for step in shot.pinch if step.phase == "ended"]
            fingers.play(lift, server.touch)
    picture = with_fingers(picture, {step.finger: (step.x, step.y) for step in held}.values())
    picture.resize(SIZE, Image.Resampling.LANCZOS).quantize(256).save(HERE / f"host-{name}.png", optimize=True)


def with_fingers(picture, places):
    """The picture with disks where the fingers are."""
    disks = Image.new("RGBA", picture.size)
    draw = ImageDraw.Draw(disks)
    for x, y in places:
        draw.ellipse((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), (255, 255, 255, 150), (40, 40, 40, 160), 3)
    return Image.alpha_composite(picture.convert("RGBA"), disks).convert("RGB")


if __name__ == "__main__":
    for name in sys.argv[1:] or SHOTS:
        take(name, SHOTS[name])

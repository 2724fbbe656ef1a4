# SPDX-License-Identifier: MIT
"""Takes a picture of each example in its window, with fingers on it: python3 hosts.py [HOST...]

The X server and the fingers are those of tapzoom.hands.
"""

import math
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/Hosts"))

from host import Host  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from tapzoom.hands import fingers  # noqa: E402
from tapzoom.hands.server import Server  # noqa: E402

SIZE = (640, 400)
RADIUS = 26  # of a finger, in pixels of the screen


class Shot(NamedTuple):
    """A program, its arguments after the options, and a script of held fingers. `number`: see Host.replayed."""

    program: list
    script: list
    pictures: list = []
    environment: dict = {}
    number: int = 0


EXAMPLES = ROOT / "examples"
PHOTOS = sorted((EXAMPLES / "photos").glob("*.jpg"))
#: Suppresses GTK's message about missing screen readers.
QUIET_GTK = {"GTK_A11Y": "none"}
#: One on the fourth photo of the wall, the other on the third.
TWO_HANDS = fingers.together(
    fingers.pinch((440, 560), 70, 115, turn=-0.3),
    [step._replace(finger=step.finger + 2) for step in fingers.pinch((1070, 200), 110, 75, turn=0.5)])
SHOTS = {
    "sdl2": Shot([ROOT / "build/examples/viewer"], fingers.pinch((830, 430), 60, 190, turn=-0.35), PHOTOS[1:]),
    "love": Shot(["love", EXAMPLES / "love"], fingers.pinch((700, 380), 70, 190, turn=0.3)),
    "pygame": Shot([sys.executable, EXAMPLES / "pygame/wall.py"], TWO_HANDS, PHOTOS, number=4),
    "gtk4": Shot(
        [ROOT / "build/examples/starmap"], fingers.pinch((640, 420), 70, 190, turn=-0.3), environment=QUIET_GTK),
}


#: The strategy game never stands still, so its picture is of the program without a window. The camera flies to the
#: fourth base and follows a tank there while two fingers pinch.
STRATEGY = """\
0.1 key base press
2 key base press
4 key base press
6 key base press
8.4 key 2 press
9.6 tap 800 425
9.7 key follow press
10 finger 1 550 361
10 finger 2 730 271
10.05 slide 1 550 361 480 396 0.4
10.05 slide 2 730 271 800 236 0.4
10.7 expect following 1
10.7 picture {}
"""
STRATEGY_FINGERS = [(480, 396), (800, 236)]


def take_strategy():
    with tempfile.TemporaryDirectory() as folder:
        script, picture = Path(folder) / "script.txt", Path(folder) / "picture.ppm"
        script.write_text(STRATEGY.format(picture), encoding="utf-8")
        subprocess.run([ROOT / "build/tests/strategy-script", script], check=True, stdout=subprocess.DEVNULL)
        save("strategy", Image.open(picture), STRATEGY_FINGERS)


DRAWING_PINCH = fingers.pinch((660, 420), 150, 195, turn=-0.25)


def take_drawing():
    with tempfile.TemporaryDirectory() as folder, Server() as server:
        recording = Path(folder) / "recording.tapzoom"
        with Host(server, [ROOT / "build/examples/drawing", "--record", recording], recording) as host:
            server.focus(host.wait_for_window())
            held = [step for step in DRAWING_PINCH if step.phase != "ended"]
            fingers.play(held, server.touch)
            host.wait_for_window()  # until the window is at rest again
            picture = server.screenshot()
    save("drawing", picture, {step.finger: (step.x, step.y) for step in held}.values())


def take(name, shot):
    with tempfile.TemporaryDirectory() as folder, Server() as server:
        recording = Path(folder) / "recording.tapzoom"
        command = [*shot.program, "--record", recording, *shot.pictures]
        with Host(server, command, recording, shot.environment) as host:
            server.focus(host.wait_for_window(shot.number))
            held = [step for step in shot.script if step.phase != "ended"]
            ends = {step.finger: (step.x, step.y) for step in held}
            fingers.play(held, server.touch)
            # One finger is enough: all arrive at about the same time, and some belong to another view.
            host.wait("fingers", lambda: any(
                math.dist(end, (touch.x, touch.y)) < 1
                for touch in host.replayed(shot.number).touches for end in ends.values()))
            host.wait_for_window(shot.number)  # until the window is at rest again
            picture = server.screenshot()
    save(name, picture, ends.values())


def save(name, picture, places):
    """Saves the picture at a smaller size, with fingers at places."""
    picture = with_fingers(picture, places)
    picture = picture.resize(SIZE, Image.Resampling.LANCZOS)
    palette = picture.quantize(256, kmeans=2)
    picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(HERE / f"host-{name}.png", optimize=True)


def with_fingers(picture, places):
    """The picture with a disk at each finger."""
    disks = Image.new("RGBA", picture.size)
    draw = ImageDraw.Draw(disks)
    for x, y in places:
        draw.ellipse((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), (255, 255, 255, 150), (40, 40, 40, 160), 3)
    return Image.alpha_composite(picture.convert("RGBA"), disks).convert("RGB")


if __name__ == "__main__":
    for name in sys.argv[1:] or [*SHOTS, "strategy", "drawing"]:
        if name == "strategy":
            take_strategy()
        elif name == "drawing":
            take_drawing()
        else:
            take(name, SHOTS[name])

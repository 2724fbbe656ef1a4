# SPDX-License-Identifier: MIT
"""Takes a screenshot of each browser in a pinch: python pictures.py FOLDER. The picture of all three is
examples/pictures/host-web.png."""

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Hosts"))

import browser  # noqa: E402
import fingers  # noqa: E402
import website  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from tapzoom import EventKind, Phase  # noqa: E402

SIZE = (640, 400)
RADIUS = 26  # of a finger, in pixels of the screen
PHOTO = HERE.parents[1] / "examples/photos/1-dusk.jpg"
PICTURE = HERE.parents[1] / "examples/pictures/host-web.png"
SCRIPT = fingers.pinch((640, 400), 60, 190, turn=-0.3)[:-2]


def take(row: browser.Row) -> Image.Image:
    """The page of a browser with two fingers on it."""
    with tempfile.TemporaryDirectory(prefix="browsers.") as name:
        folder = Path(name)
        Image.open(PHOTO).save(folder / "picture.png")
        with website.Site(folder, folder / "picture.png") as site:
            server, host = browser.start(row, site, folder)
            try:
                host.open(settings={"preset": "maps", "gestures": {"rotate": True}})
                fingers.play(SCRIPT, server.touch)
                host.wait("pinch", lambda: any(
                    (event.kind, event.phase) == (EventKind.PINCH, Phase.BEGAN) for event in host.replayed().events))
                shot = None
                while shot != (shot := server.screenshot()):  # Until it stands still.
                    site.tell("idle", seconds=0.3)
            finally:
                host.__exit__()
                server.close()
    draw = ImageDraw.Draw(shot, "RGBA")
    for step in {step.finger: step for step in SCRIPT}.values():
        box = (step.x - RADIUS, step.y - RADIUS, step.x + RADIUS, step.y + RADIUS)
        draw.ellipse(box, fill=(255, 255, 255, 140), outline=(40, 40, 40, 220), width=3)
    return shot.resize(SIZE, Image.LANCZOS)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shots = {row.name: take(row) for row in (browser.CHROMIUM, browser.FIREFOX, browser.WEBKIT)}
    for name, shot in shots.items():
        shot.convert("P", palette=Image.ADAPTIVE, colors=128).save(folder / f"{name.lower()}.png", optimize=True)
    width, height = SIZE
    all_of_them = Image.new("RGB", SIZE, (255, 255, 255))
    for index, (name, shot) in enumerate(shots.items()):
        # A third of the picture from each, around the fingers.
        part = shot.crop((round(width / 2 - width / 6), 0, round(width / 2 + width / 6), height))
        all_of_them.paste(part, (round(index * width / 3), 0))
        draw = ImageDraw.Draw(all_of_them)
        draw.text((round(index * width / 3) + 8, height - 18), name, fill=(255, 255, 255))
    all_of_them.convert("P", palette=Image.ADAPTIVE, colors=128).save(PICTURE, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

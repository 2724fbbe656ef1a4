# SPDX-License-Identifier: MIT
"""Makes the film of the README and of the site: python3 film.py [FOLDER]

A view plays tour.py, and Pillow draws each frame: film.webp, film.mp4, and film-poster.webp for its player. The tools
webpmux and ffmpeg make films of the frames.
"""

import math
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bindings/python"))

import numpy as np  # noqa: E402
import tapzoom  # noqa: E402
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont  # noqa: E402
from tapzoom import EventKind, Phase  # noqa: E402
from tour import NOTCH, tour  # noqa: E402

SIZE, RATE = (600, 400), 30
PHOTO = (1920, 1280)
PHOTOS = [HERE.parent / "photos" / name for name in ("1-dusk.jpg", "3-dunes.jpg")]
REST = 0.9  # seconds of the last frame
FINE = 2  # Fingers and names are drawn so much larger, and reduced.
QUALITY, QUALITY_IN_MOTION = 60, 18  # of WebP, 0 to 100: the eye sees less where everything moves
STILL = 1  # view units; a photo that moves by less stays where it is drawn, which takes no room in the file
SHUTTER = 8  # A frame in motion is the mean of this many pictures, over half of its time.
POSTER = 3.3  # seconds

# ---- The view plays the touches -------------------------------------------------------------------------------------


class Frame(NamedTuple):
    time: float
    places: list  #: (transform, offset of the strip of photos in view units), several if the photo moves.
    caption: str
    fingers: list  #: For each (age, [the last positions]); the age is negative while it is down.
    mouse: tuple  #: (x, y, wheel) or empty.


#: What the film calls an event, and how many seconds the name stays.
NAMES = {
    EventKind.DOUBLE_TAP: "double tap",
    EventKind.FLING: "fling",
    EventKind.PINCH: "pinch",
    EventKind.QUICK_ZOOM: "quick zoom",
}
STAY, TRAIL, FADE = 0.9, 0.16, 0.2  # seconds
GAP = 12  # view units between two photos
STIFFNESS = 14  # of the strip's spring, radians per second


class Strip:
    """The strip of photos. It follows the unconsumed travel of a pan, and the lift turns the page."""

    def __init__(self):
        self.offset = self.start = self.speed = 0.0
        self.left = None

    def take(self, event):
        if event.kind == EventKind.PAN:
            self.offset += event.unconsumed.x
            if event.phase == Phase.ENDED and self.offset:
                self.left, self.start, self.speed = event.time, self.offset, event.velocity.x

    def move(self, now):
        if self.left is not None:
            time, width = now - self.left, SIZE[0] + GAP
            way = self.start + width
            self.offset = (way + (self.speed + STIFFNESS * way) * time) * math.exp(-STIFFNESS * time) - width


def play():
    """Yields each Frame of the film."""
    samples, wheel = tour()
    touches = [tapzoom.Touch(**sample) for sample in samples]
    caption, until, strip = "", 0.0, Strip()
    with tapzoom.View(SIZE, PHOTO, preset="photos", pager_edges=tapzoom.Limit.RIGHT, pixels_per_unit=FINE) as view:
        view.fit()
        view.poll_events()
        drawn = [(view.transform, 0.0)]
        end = samples[-1]["time"] + 1.1
        for index in range(math.ceil(end * RATE) + 1):
            places = []
            for step in range(2 * SHUTTER):
                before, now = ((index + (step + add) / (2 * SHUTTER) - 1) / RATE for add in (0, 1))
                for notch in wheel:
                    if before < notch.time <= now:
                        view.push_scroll(notch.time, notch.x, notch.y, dy=-NOTCH * notch.turn)
                        caption, until = "wheel", now + STAY
                shown = view.frame(max(now, 0), [touch for touch in touches if before < touch.time <= now])
                for event in shown.events:
                    strip.take(event)
                    if event.kind in NAMES:
                        caption, until = NAMES[event.kind], now + STAY
                strip.move(now)
                view.set_pager_offset(strip.offset if strip.left is None else 0, 0)
                places.append((shown.transform, strip.offset))
            if caption == "pinch" and view.overscroll.log_scale < -0.02:
                caption, until = "rubber band", now + STAY
            if strip.offset < -GAP:
                caption, until = "next photo", now + STAY
            rests = shown.state.next_deadline == math.inf and distance(places[0], places[-1]) < 0.05
            moved = distance(drawn[-1], places[-1])
            if moved > STILL or (rests and (len(drawn) > 1 or moved > 0.1)):
                drawn = places[-1:] if rests else places[SHUTTER:]
            yield Frame(now, drawn, caption if now < until else "", fingers(samples, now), mouse(wheel, now))


def distance(one, other):
    """How far a corner of the view moves over the photo."""
    corners = [(x, y) for x in (0, SIZE[0]) for y in (0, SIZE[1])]
    ways = [math.dist(corner, other[0].to_view(one[0].to_content(corner))) for corner in corners]
    return max(ways) + abs(other[1] - one[1])


def fingers(samples, now):
    found = {}
    for sample in samples:
        if sample["time"] <= now:
            found.setdefault(sample["id"], []).append(sample)
    shown = []
    for contact in found.values():
        age = now - contact[-1]["time"] if contact[-1]["phase"] == "ended" else -1.0
        if age < FADE:
            way = [(one["x"], one["y"]) for one in contact if now - one["time"] < TRAIL]
            shown.append((age, way or [(contact[-1]["x"], contact[-1]["y"])]))
    return shown


def mouse(wheel, now):
    """The pointer comes a little before the first notch and leaves after the last one."""
    first, last = wheel[0], wheel[-1]
    if not first.time - 0.4 < now < last.time + 0.5:
        return ()
    come = min((now - first.time + 0.4) / 0.3, 1)
    away = 90 * (1 - come) ** 3
    turned = [notch.turn for notch in wheel if 0 <= now - notch.time < 0.1]
    return first.x + away, first.y + away, turned[0] if turned else 0


# ---- Pillow draws the frames ----------------------------------------------------------------------------------------

NIGHT = (12, 14, 20)  # around the photos
FONT = ImageFont.load_default(22 * FINE)


def scaled(*values):
    return tuple(FINE * value for value in values)


class Painter:
    def __init__(self):
        self.photos = [framed(Image.open(path).convert("RGB")) for path in PHOTOS]
        self.width, self.height = PHOTO
        self.mark = fingertip()

    def draw(self, frame):
        pictures = [np.asarray(self.photo(*place), np.float32) for place in frame.places]
        picture = Image.fromarray((sum(pictures) / len(pictures) + 0.5).astype(np.uint8))
        picture = picture.resize(scaled(*SIZE), Image.Resampling.NEAREST)
        for age, way in frame.fingers:
            self.draw_finger(picture, age, way)
        if frame.mouse:
            draw_mouse(picture, *frame.mouse)
        if frame.caption:
            draw_caption(picture, frame.caption)
        return picture.reduce(FINE)

    def photo(self, transform, strip):
        """The photo where the view shows it, and the next one beside it."""
        picture = Image.new("RGB", SIZE, NIGHT)
        picture.paste(self.seen(0, transform), (round(strip), 0))
        if strip < 0:
            fit = SIZE[0] / self.width
            beside = tapzoom.Transform(fit, 0, 0, (SIZE[1] - fit * self.height) / 2)
            picture.paste(self.seen(1, beside), (round(strip + SIZE[0] + GAP), 0))
        return picture

    def seen(self, index, transform):
        """The part of a photo that the view shows."""
        left, top = -transform.x / transform.scale + MARGIN, -transform.y / transform.scale + MARGIN
        box = (left, top, left + SIZE[0] / transform.scale, top + SIZE[1] / transform.scale)
        return self.photos[index].resize(SIZE, Image.Resampling.LANCZOS, box)

    def draw_finger(self, picture, age, way):
        """A fingertip with its trail; after the lift it fades."""
        here = max(0.0, 1 - max(age, 0) / FADE)
        trail = Image.new("L", picture.size)
        draw = ImageDraw.Draw(trail)
        for index, (start, end) in enumerate(zip(way, way[1:])):
            part = (index + 1) / len(way)
            line(draw, scaled(*start), scaled(*end), FINE * 26 * part, round(110 * part * here))
        picture.paste((255, 255, 255), None, trail.filter(ImageFilter.GaussianBlur(FINE * 2)))
        x, y = scaled(*way[-1])
        mark = self.mark.copy()
        mark.putalpha(mark.getchannel("A").point(lambda value: round(value * here)))
        picture.paste(mark, (round(x - mark.width / 2), round(y - mark.height / 2)), mark)


MARGIN = 800  # pixels of night around a photo, for what is seen beyond its edges


def framed(photo):
    larger = Image.new("RGB", (photo.width + 2 * MARGIN, photo.height + 2 * MARGIN), NIGHT)
    larger.paste(photo, (MARGIN, MARGIN))
    return larger


def line(draw, start, end, width, fill):
    draw.line((start, end), fill=fill, width=round(width))
    for x, y in (start, end):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill)


def fingertip():
    """A soft disk with a ring, on a shadow."""
    size, middle = FINE * 96, FINE * 48

    def disk(radius, alpha, blur=0.0, color=(255, 255, 255), **more):
        layer = Image.new("RGBA", (size, size), (*color, 0))
        box = (middle - FINE * radius, middle - FINE * radius, middle + FINE * radius, middle + FINE * radius)
        ImageDraw.Draw(layer).ellipse(box, (*color, alpha) if not more else None, **more)
        return layer.filter(ImageFilter.GaussianBlur(FINE * blur)) if blur else layer

    mark = disk(29, 130, 5, (0, 0, 0))
    for layer in (disk(25, 150), disk(15, 120, 5), disk(25, 0, outline=(255, 255, 255, 255), width=FINE * 3)):
        mark = Image.alpha_composite(mark, layer)
    return mark


def draw_mouse(picture, x, y, turned):
    """An arrow, and beside it a mouse whose wheel lights up in the direction of its turn."""
    draw = ImageDraw.Draw(picture, "RGBA")
    arrow = [(0, 0), (0, 23), (5.5, 18), (9.5, 27), (13.5, 25), (9.5, 16.5), (16.5, 16.5)]
    draw.polygon([scaled(x + dx, y + dy) for dx, dy in arrow], (255, 255, 255), (20, 20, 20), 2 * FINE)
    left, top = x + 26, y + 10
    draw.rounded_rectangle(scaled(left, top, left + 30, top + 46), 15 * FINE, (20, 22, 30, 190), (255, 255, 255),
                           2 * FINE)
    draw.rounded_rectangle(scaled(left + 12, top + 8, left + 18, top + 22), 3 * FINE,
                           (255, 208, 90) if turned else (255, 255, 255))
    if turned:
        tip, base = (top - 16, top - 6) if turned > 0 else (top + 62, top + 52)
        draw.polygon([scaled(left + 15, tip), scaled(left + 7, base), scaled(left + 23, base)], (255, 208, 90))


def draw_caption(picture, text):
    draw = ImageDraw.Draw(picture, "RGBA")
    width = FONT.getlength(text) / FINE
    draw.rounded_rectangle(scaled(16, 16, 16 + width + 32, 54), 19 * FINE, (10, 12, 20, 170))
    draw.text(scaled(32, 35), text, (255, 255, 255), FONT, "lm")


# ---- The frames become files ----------------------------------------------------------------------------------------


def main(folder):
    folder, frames, painter = Path(folder), list(play()), Painter()
    pictures = [painter.draw(frame) for frame in frames]
    pictures[round(POSTER * RATE)].save(folder / "film-poster.webp", quality=60, method=6)
    with tempfile.TemporaryDirectory() as made:
        write_webp(frames, pictures, Path(made), folder / "film.webp")
        for index, picture in enumerate(pictures):
            picture.save(f"{made}/{index:04}.png", compress_level=1)
        write_mp4(made, folder / "film.mp4")


def write_webp(frames, pictures, made, path):
    """Writes a whole picture where the photo moves or stops, and otherwise the rectangle that changes."""
    parts = []  # (file, index of the frame, x, y)
    for index, (frame, picture) in enumerate(zip(frames, pictures)):
        moves, new = len(frame.places) > 1, index == 0 or frame.places != frames[index - 1].places
        box = (0, 0, *SIZE) if new else changed(pictures[index - 1], picture)
        if box:
            parts.append((made / f"{index}.webp", index, box[0], box[1]))
            quality = QUALITY_IN_MOTION if moves else QUALITY
            picture.crop(box).save(parts[-1][0], quality=quality, method=6)
    times = [round(1000 * index / RATE) for _, index, _, _ in parts] + [round(1000 * (frames[-1].time + REST))]
    words = []
    for (file, _, x, y), time, later in zip(parts, times, times[1:]):
        words += ["-frame", file, f"+{later - time}+{x}+{y}+0-b"]
    subprocess.run(["webpmux", *words, "-loop", "0", "-o", path], check=True, stderr=subprocess.DEVNULL)


def changed(before, picture):
    """The rectangle that differs; WebP wants it to begin at even places."""
    box = ImageChops.difference(before, picture).getbbox()
    return box and (box[0] // 2 * 2, box[1] // 2 * 2, box[2], box[3])


def write_mp4(made, path):
    still = f"tpad=stop_mode=clone:stop_duration={REST}"
    subprocess.run(
        ["ffmpeg", "-y", "-v", "error", "-framerate", f"{RATE}", "-i", f"{made}/%04d.png", "-vf", still, "-c:v",
         "libx264", "-crf", "26", "-preset", "veryslow", "-tune", "animation", "-pix_fmt", "yuv420p", "-movflags",
         "+faststart", "-map_metadata", "-1", "-fflags", "+bitexact", path], check=True)


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)

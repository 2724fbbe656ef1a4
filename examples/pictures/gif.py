# SPDX-License-Identifier: MIT
"""Makes a GIF of the frames of a run, 30 per second: python3 gif.py FOLDER FILE.gif

The versions in ../photos/requirements.txt give the same bytes in every run.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image

RATE, EVERY = 30, 2  #: Every second frame is kept.
WIDTH = 480
#: Fewer than possible: unchanged pixels are transparent, which takes a color too.
COLORS = 224
#: A pixel that changes by at most this (of 255) keeps its color. So still parts of a frame take no space.
STILL = 3
REST = 1.2  #: Duration of the last frame in seconds.


def main(folder, file):
    names = sorted(name for name in Path(folder).iterdir() if name.suffix in (".bmp", ".png"))[::EVERY]
    frames = [reduced(Image.open(name).convert("RGB")) for name in names]
    first, *others = indexed(frames, shared_palette(frames))
    first.save(file, save_all=True, append_images=others, duration=durations(len(frames)), loop=0)


def reduced(frame):
    return frame.resize((WIDTH, round(frame.height * WIDTH / frame.width)), Image.Resampling.LANCZOS)


def shared_palette(frames):
    """The palette of a mosaic of frames, in which the last frame counts several times."""
    few = frames[::5] + frames[-1:] * 4
    width, height = frames[0].width // 2, frames[0].height // 2
    mosaic = Image.new("RGB", (width, height * len(few)))
    for index, frame in enumerate(few):
        mosaic.paste(frame.resize((width, height), Image.Resampling.NEAREST), (0, height * index))
    return mosaic.quantize(COLORS, Image.Quantize.MEDIANCUT, kmeans=1)


def indexed(frames, palette):
    """The frames as indices into the palette."""
    shown = before = None
    for frame in frames:
        pixels = np.asarray(frame, int)
        picture = np.asarray(frame.quantize(palette=palette, dither=Image.Dither.NONE))
        if shown is not None:
            still = np.abs(pixels - before).max(axis=2) <= STILL
            picture = np.where(still, shown, picture)
            # Pixels are compared with their color at their last change, so that slow changes add up.
            pixels = np.where(still[..., None], before, pixels)
        shown, before = picture, pixels
        image = Image.fromarray(picture)
        image.putpalette(palette.getpalette())
        yield image


def durations(count):
    """Milliseconds of each frame. GIF times are hundredths of a second."""
    times = [round(100 * EVERY * frame / RATE) for frame in range(count)]
    return [10 * (later - time) for time, later in zip(times, times[1:])] + [int(1000 * REST)]


if __name__ == "__main__":
    main(*sys.argv[1:])

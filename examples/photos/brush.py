# SPDX-License-Identifier: MIT
"""The brush of the photos: paints light, ridges, mist and small shapes on an array of pixels.

Positions and lengths are in pixels, y down; colors are (red, green, blue), 0 to 255. A shape is a list of points.
"""

import math

import numpy as np
from PIL import Image, ImageDraw

WIDTH, HEIGHT = 1920, 1280
#: Factor of the finer resolution in which small shapes are drawn, for smooth edges.
FINER = 4


class Painting:
    """Pixels and a random generator with a fixed seed, so that each picture is the same in every run."""

    def __init__(self, seed):
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.y, self.x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
        self.pixels = np.zeros((HEIGHT, WIDTH, 3))

    def blend(self, color, mask):
        """Blends a color, or an array of colors, over the pixels. A mask of 0 keeps them, 1 replaces them."""
        mask = np.asarray(mask)[..., None]
        self.pixels += (np.asarray(color, float) - self.pixels) * mask

    def add(self, color, light):
        """Adds light to the pixels, at most up to white."""
        light = np.asarray(light)[..., None] * np.asarray(color, float) / 255
        self.pixels = 255 - (255 - self.pixels) * (1 - np.clip(light, 0, 1))

    def sky(self, *stops):
        """Fills the picture from the top with a gradient between colors at parts of its height."""
        self.pixels[:] = gradient(self.y / HEIGHT, stops)

    def below(self, line, *stops, depth=HEIGHT):
        """Fills the area below a line (one y per column) with a gradient between colors at parts of a depth."""
        mask = np.clip(self.y - line + 0.5, 0, 1)
        self.blend(gradient((self.y - line) / depth, stops), mask)

    def glow(self, center, radius, color, strength=1.0):
        """Light around a point, half as strong at a radius."""
        distance = np.hypot(self.x - center[0], self.y - center[1])
        self.add(color, strength / (1 + (distance / radius) ** 2))

    def disk(self, center, radius, color):
        self.blend(color, np.clip(radius - np.hypot(self.x - center[0], self.y - center[1]) + 0.5, 0, 1))

    def mist(self, top, bottom, color, strength):
        """A veil that is thickest in the middle between two heights."""
        part = np.clip((self.y - top) / (bottom - top), 0, 1)
        self.blend(color, strength * np.sin(math.pi * part) ** 2)

    def stars(self, count, bottom):
        for x, y, size in self.random.random((count, 3)):
            center, radius = (x * WIDTH, y**1.5 * bottom), 0.5 + 1.3 * size**6
            self.shape([oval(center, radius, radius)], (255, 250, 235), 0.35 + 0.65 * size)

    def ridge(self, height, rise, width, rough=0.5):
        """A line of hills around a height, with a rise, an approximate width and a roughness."""
        line, octave = np.zeros(WIDTH), 1.0
        while width / octave > 3:
            line += rough ** math.log2(octave) * self.wave(width / octave)
            octave *= 2
        return height - rise * line

    def wave(self, width):
        """Smooth random numbers from -1 to 1, one per column, which change over a width."""
        knots = self.random.uniform(-1, 1, math.ceil(WIDTH / width) + 2)
        place = np.arange(WIDTH) / width + self.random.random()
        index = place.astype(int)
        part = (1 - np.cos((place - index) * math.pi)) / 2
        return knots[index] * (1 - part) + knots[index + 1] * part

    def clouds(self, width, height, rough=0.5, octaves=6):
        """Smooth random numbers from 0 to 1, one per pixel, which change over a width and a height."""
        total, weight = np.zeros((HEIGHT, WIDTH)), 0.0
        for octave in range(octaves):
            size = (math.ceil(WIDTH / width * 2**octave) + 3, math.ceil(HEIGHT / height * 2**octave) + 3)
            grid = Image.fromarray(self.random.random(size[::-1]).astype(np.float32))
            total += rough**octave * np.asarray(grid.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC))
            weight += rough**octave
        return np.clip(total / weight, 0, 1)

    def shape(self, shapes, color, strength=1.0):
        """Fills shapes with a color. They must be close to each other, because they share one image."""
        points = np.concatenate([np.asarray(shape, float) for shape in shapes])
        left, top = np.maximum(np.floor(points.min(axis=0)).astype(int) - 1, 0)
        right, bottom = np.minimum(np.ceil(points.max(axis=0)).astype(int) + 2, (WIDTH, HEIGHT))
        if left >= right or top >= bottom:
            return
        image = Image.new("L", ((right - left) * FINER, (bottom - top) * FINER))
        draw = ImageDraw.Draw(image)
        for shape in shapes:
            draw.polygon([((x - left) * FINER, (y - top) * FINER) for x, y in shape], fill=255)
        self.lay(image, left, top, color, strength)

    def text(self, center, font, content, color, angle=0.0):
        """Writes text. The size of the font is FINER times the size of the letters."""
        left, top, right, bottom = font.getbbox(content)
        image = Image.new("L", (right - left + 8 * FINER, bottom - top + 8 * FINER))
        ImageDraw.Draw(image).text((4 * FINER - left, 4 * FINER - top), content, fill=255, font=font)
        image = image.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        image = image.crop((0, 0, -(-image.width // FINER) * FINER, -(-image.height // FINER) * FINER))
        self.lay(image, round(center[0] - image.width / FINER / 2), round(center[1] - image.height / FINER / 2), color)

    def lay(self, image, left, top, color, strength=1.0):
        """Blends a color over the pixels where an image of FINER times the resolution is white."""
        mask = np.asarray(image.reduce(FINER), float) / 255
        part = self.pixels[top : top + mask.shape[0], left : left + mask.shape[1]]
        part += (np.asarray(color, float) - part) * mask[..., None] * strength

    def image(self):
        # A little noise hides the steps of slow gradients.
        noise = self.random.uniform(-0.5, 0.5, self.pixels.shape)
        return Image.fromarray(np.clip(np.rint(self.pixels + noise), 0, 255).astype(np.uint8))


def gradient(parts, stops):
    """The colors at parts of a gradient with the stops (part, color)."""
    places = [place for place, _ in stops]
    return np.stack([np.interp(parts, places, [color[k] for _, color in stops]) for k in range(3)], axis=-1)


def oval(center, width, height, begin=0, end=360):
    """An ellipse with half axes, or its part between two angles in degrees."""
    angles = np.radians(np.linspace(begin, end, 49))
    return [(center[0] + width * math.cos(angle), center[1] + height * math.sin(angle)) for angle in angles]


def box(left, top, width, height):
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


def fir(x, foot, height, lean=0.0):
    """A fir as one shape: five tiers of branches."""
    right, left = [], []
    for tier in range(5):
        top, bottom = foot - height * (1 - tier * 0.17), foot - height * (0.72 - tier * 0.17)
        half = height * (0.07 + 0.045 * tier)
        neck, middle = 0.25 * half * (tier > 0), x + lean * (foot - top)
        right += [(middle + neck, top), (x + half, bottom)]
        left += [(middle - neck, top), (x - half, bottom)]
    return [*right, *reversed(left)]

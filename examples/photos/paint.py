# SPDX-License-Identifier: MIT
"""Paints the sample photos, so that nobody else has rights to them: python3 paint.py [FOLDER]

Each has something small in it that is worth zooming to. Needs what requirements.txt lists.
"""

import math
import sys
from pathlib import Path

import numpy as np
from brush import FINER, HEIGHT, WIDTH, Painting, box, fir, oval
from PIL import ImageFont


def dusk():
    """Mountains one behind the other under a moon, and a hut with a lit window."""
    paint = Painting(seed=11)
    paint.sky((0, (22, 26, 62)), (0.3, (74, 62, 118)), (0.5, (196, 112, 128)), (0.62, (250, 180, 132)))
    paint.stars(260, 460)
    paint.glow((1420, 250), 90, (255, 236, 205), 0.5)
    paint.disk((1420, 250), 52, (255, 246, 224))
    for x, y, radius in ((1402, 236, 13), (1436, 262, 9), (1428, 226, 6), (1408, 272, 7)):
        paint.disk((x, y), radius, (238, 224, 198))
    far, near = np.array((206, 130, 140)), np.array((24, 24, 50))
    for step in range(6):
        part = (step / 5) ** 0.8
        color = far + (near - far) * part
        line = paint.ridge(640 + 92 * step, 120 - 8 * step, 640 - 60 * step, 0.46)
        paint.below(line, (0, color), (1, color + (236 - 150 * part, 150 - 90 * part, 140 - 60 * part)), depth=900)
        paint.mist(700 + 92 * step, 900 + 92 * step, (240, 172, 150), 0.22 * (1 - part))
        if step >= 3:
            firs(paint, line, color * 0.82, 90 + 60 * step, 12 + 14 * (step - 3))
    ground = 1190 - 40 * np.sin(np.arange(WIDTH) / WIDTH * math.pi * 1.2 + 0.4)
    paint.below(ground, (0, (17, 17, 36)), (1, (9, 9, 20)), depth=120)
    hut(paint, 610, ground[610] + 4)
    firs(paint, ground + 8, (12, 12, 27), 46, 120, gap=(520, 720))
    return paint


def firs(paint, line, color, count, height, gap=(0, 0)):
    """Firs along a line, except in a gap."""
    for x, size, lean in sorted(paint.random.random((count, 3)).tolist()):
        column = int(x * WIDTH)
        if not gap[0] < column < gap[1]:
            tall = height * (0.6 + 0.7 * size)
            paint.shape([fir(column, line[column] + 0.05 * tall, tall, 0.04 * (lean - 0.5))], color)


def hut(paint, x, foot):
    """A hut of logs, 84 wide, with a person at the window."""
    for k in range(7):
        paint.shape([box(x, foot - 48 + 7 * k, 84, 6.4)], (74, 50, 50) if k % 2 else (62, 43, 46))
    paint.shape([[(x - 12, foot - 46), (x + 42, foot - 84), (x + 96, foot - 46)]], (30, 24, 38))
    paint.shape([[(x + 42, foot - 84), (x + 96, foot - 46), (x + 90, foot - 46), (x + 42, foot - 80)]], (150, 138, 176))
    paint.shape([box(x + 64, foot - 86, 9, 22)], (34, 26, 36))
    for k in range(9):
        drift = 3.2 * k + 4 * math.sin(k)
        paint.shape([oval((x + 69 + drift, foot - 94 - 11 * k), 5 + 1.5 * k, 5 + k)], (200, 170, 185), 0.2 - 0.018 * k)
    paint.glow((x + 29, foot - 28), 26, (255, 180, 80), 0.55)
    paint.shape([box(x + 15, foot - 38, 28, 22)], (255, 214, 120))
    paint.shape([box(x + 17, foot - 36, 24, 18)], (255, 236, 170))
    paint.shape([oval((x + 33, foot - 28), 3, 3.4), [(x + 28, foot - 18), (x + 30, foot - 24), (x + 36, foot - 24),
                                                    (x + 38, foot - 18)]], (120, 60, 40))
    paint.shape([box(x + 28.3, foot - 38, 1.6, 22), box(x + 15, foot - 28, 28, 1.6)], (60, 38, 34))
    paint.shape([box(x + 54, foot - 34, 17, 34)], (30, 20, 26))
    paint.shape([oval((x + 68, foot - 16), 1, 1)], (230, 190, 110))


def sea():
    """The sun over the sea, and a boat with a name on its sail."""
    paint = Painting(seed=5)
    horizon, sun = 720, (860, 640)
    paint.sky((0, (64, 110, 168)), (0.25, (146, 170, 196)), (0.45, (250, 206, 150)), (0.57, (255, 170, 92)))
    paint.glow(sun, 170, (255, 214, 130), 0.75)
    veil = paint.clouds(900, 120, 0.55)
    paint.blend((255, 232, 208), np.clip((veil - 0.52) * 4, 0, 1) * np.clip(1.2 - paint.y / 640, 0, 0.75))
    paint.disk(sun, 62, (255, 250, 222))
    level = np.full(WIDTH, float(horizon))
    paint.below(level, (0, (226, 150, 96)), (0.12, (120, 116, 132)), (1, (18, 52, 92)), depth=560)
    island = paint.ridge(712, 34, 260, 0.45) + np.abs(np.arange(WIDTH) - 1660) * 0.14 - 24
    mask = (paint.y < horizon) * np.clip(paint.y - island + 0.5, 0, 1)
    paint.blend((150, 112, 116), mask)
    waves(paint, horizon, sun)
    boat(paint, 1240, 830)
    for x, y, size in ((520, 330, 15), (566, 306, 12), (610, 342, 11), (478, 372, 9), (650, 316, 8)):
        bird(paint, x, y, size)
    return paint


def waves(paint, horizon, sun):
    """Strokes of light and shade, larger near the viewer; below the sun they glitter."""
    for nearness, place, tone in paint.random.random((2100, 3)).tolist():
        near = nearness**1.7
        y, x = horizon + 3 + near * 550, place * WIDTH
        half, thick = 5 + 46 * near * (0.4 + tone), 0.7 + 2.4 * near
        offset = abs(x - sun[0]) / (70 + 300 * near)
        shine = math.exp(-offset * offset)
        color = (255, 236, 180) if tone < 0.25 + 0.7 * shine else (14, 40, 76)
        strength = 0.8 * shine + 0.12 if color[0] == 255 else 0.3
        paint.shape([oval((x, y), half, thick)], color, strength)


def boat(paint, x, water):
    """A sailing boat, 150 high."""
    white, shade, hull = (252, 246, 232), (226, 206, 190), (120, 34, 38)
    paint.shape([oval((x, water + 12), 74, 8)], (16, 40, 70), 0.55)
    paint.shape([[(x - 30, water + 8), (x + 34, water + 8), (x + 10, water + 74), (x - 4, water + 78)]], shade, 0.3)
    paint.shape([[(x - 56, water - 14), (x + 62, water - 18), (x + 42, water + 6), (x - 40, water + 6)]], hull)
    paint.shape([[(x - 56, water - 14), (x + 62, water - 18), (x + 59, water - 14), (x - 54, water - 10)]], white)
    paint.shape([box(x - 1.5, water - 150, 3, 136)], (70, 48, 40))
    main = [(x + 3, water - 146), (x + 17, water - 110), (x + 40, water - 62), (x + 58, water - 26),
            (x + 3, water - 24)]
    paint.shape([main], white)
    paint.shape([[(x + 3, water - 60), (x + 41, water - 60), (x + 58, water - 26), (x + 3, water - 24)]], shade, 0.5)
    paint.shape([[(x - 4, water - 134), (x - 4, water - 24), (x - 52, water - 20), (x - 24, water - 70)]], shade)
    for k in range(4):
        paint.shape([box(x + 3, water - 118 + 24 * k, 10 + 12.5 * k, 0.7)], (190, 172, 164))
    paint.text((x + 23, water - 46), ImageFont.load_default(9 * FINER), "WANDA", (150, 40, 44))
    paint.text((x + 8, water - 5), ImageFont.load_default(6 * FINER), "42", white)
    paint.shape([[(x, water - 158), (x + 18, water - 153), (x, water - 148)]], (196, 52, 48))
    paint.shape([oval((x - 30, water - 22), 3, 3.2), box(x - 33, water - 19, 6, 8)], (40, 52, 84))


def bird(paint, x, y, size):
    wings = [(-1, -0.35), (-0.45, -0.5), (0, 0), (0.45, -0.5), (1, -0.35), (0.45, -0.28), (0, 0.2), (-0.45, -0.28)]
    paint.shape([[(x + size * dx, y + size * dy) for dx, dy in wings]], (70, 66, 84))


def dunes():
    """Dunes in the sun, ripples in the sand, and a wanderer who has come a long way."""
    paint = Painting(seed=23)
    paint.sky((0, (48, 124, 190)), (0.35, (138, 188, 218)), (0.52, (236, 222, 196)))
    paint.glow((330, 210), 120, (255, 248, 220), 0.7)
    columns = np.arange(WIDTH)
    ripple = paint.clouds(260, 40, 0.5, 3)
    crest = None
    for step, (height, rise, width) in enumerate(((690, 40, 700), (770, 90, 820), (900, 120, 1000), (1090, 100, 1300))):
        crest = paint.ridge(height, rise, width, 0.12)
        depth = paint.y - crest
        light, dark = np.array((246, 200 - 6 * step, 140 - 10 * step)), np.array((176 - 12 * step, 110 - 8 * step, 72))
        # The side away from the sun is in the shade, down to a winding foot.
        slope = np.gradient(crest)
        foot = 110 + 60 * np.sin(columns / (190 + 40 * step) + step) + 900 * np.clip(slope, -0.1, 0.2)
        shade = np.clip((foot - depth) / 60, 0, 1) * np.clip(0.35 + 4 * slope, 0, 1)
        strokes = 0.5 + 0.5 * np.sin((depth * (0.34 - 0.06 * step) + 26 * ripple + columns * 0.02))
        color = light + (dark - light) * np.clip(shade + 0.1 * strokes * (depth > 0), 0, 1)[..., None]
        paint.blend(color, np.clip(depth + 0.5, 0, 1))
        paint.mist(height - 60, height + 160, (250, 226, 190), 0.16 - 0.04 * step)
        if step == 2:
            wanderer(paint, crest)
    return paint


def wanderer(paint, crest):
    """A wanderer on a crest, 46 high, with a red scarf, a staff, a shadow and footprints."""
    x = 1180
    foot = crest[x] + 2
    for k in range(44):
        column = x - 14 - 19 * k
        if column > 0:
            paint.shape([oval((column, crest[column] + 5 + 4 * (k % 2)), 4 - 0.03 * k, 1.7)], (150, 92, 60), 0.75)
    paint.shape([[(x - 3, foot), (x + 4, foot), (x + 74, foot + 15), (x + 66, foot + 18)]], (140, 86, 60), 0.6)
    paint.shape([[(x - 6, foot), (x - 1, foot), (x + 2, foot - 16), (x - 3, foot - 16)],
                 [(x + 3, foot), (x + 8, foot), (x + 4, foot - 17), (x - 1, foot - 16)]], (52, 50, 66))
    paint.shape([[(x - 6, foot - 12), (x + 7, foot - 12), (x + 5, foot - 34), (x - 4, foot - 34)]], (238, 232, 220))
    paint.shape([box(x - 11, foot - 32, 7, 13)], (86, 106, 78))
    paint.shape([oval((x + 1, foot - 39), 4.6, 5)], (150, 100, 72))
    paint.shape([oval((x + 1, foot - 41), 5.4, 4.4, 170, 370)], (238, 232, 220))
    paint.shape([[(x - 5, foot - 35), (x + 6, foot - 36), (x + 6, foot - 32), (x - 4, foot - 31), (x - 20, foot - 27),
                  (x - 17, foot - 32)]], (204, 44, 40))
    paint.shape([[(x + 12, foot + 1), (x + 13.4, foot + 1), (x + 11.4, foot - 42), (x + 10, foot - 42)]], (84, 58, 40))


def aurora():
    """Northern lights over a forest by a lake, and a tent with a lamp in it."""
    paint = Painting(seed=31)
    paint.sky((0, (6, 10, 34)), (0.4, (10, 32, 58)), (0.62, (24, 66, 78)))
    paint.stars(520, 700)
    shore = 800
    for base, color, phase in ((560, (70, 255, 160), 0.0), (450, (60, 220, 190), 2.1), (350, (170, 110, 255), 4.0)):
        curtain(paint, base, color, phase)
    paint.below(paint.ridge(700, 70, 420, 0.45), (0, (10, 28, 44)), (1, (6, 16, 28)), depth=160)
    line = paint.ridge(shore - 26, 10, 200)
    paint.below(line, (0, (5, 14, 24)), (1, (4, 10, 18)))
    firs(paint, line + 6, (4, 12, 20), 230, 64)
    lake(paint, shore)
    bank = paint.ridge(1190, 34, 700, 0.3)
    paint.below(bank, (0, (9, 18, 22)), (1, (4, 8, 12)), depth=120)
    tent(paint, 1330, bank[1330] + 8)
    firs(paint, bank + 10, (3, 8, 13), 34, 230, gap=(1130, 1560))
    return paint


def curtain(paint, base, color, phase):
    """Light that hangs from the sky in folds: sharp below, fading upwards."""
    columns = np.arange(WIDTH)
    foot = base + 90 * np.sin(columns / 300 + phase) + 40 * np.sin(columns / 110 + 2 * phase) - 0.06 * columns
    rays = 0.62 + 0.25 * paint.wave(46) + 0.13 * paint.wave(17)
    fold = 0.35 + 0.65 * np.clip(0.5 + 0.5 * np.sin(columns / 240 + 3 * phase), 0, 1)
    above = (foot - paint.y) / (230 + 90 * rays)
    light = np.where(above > 0, np.exp(-1.6 * above), np.exp(8 * above)) * rays * fold
    paint.add(color, 0.62 * light)


def lake(paint, shore):
    """The water mirrors the picture above it, darker and wavering."""
    rows = np.arange(shore, HEIGHT)
    depth = rows - shore
    above = np.clip(shore - 1 - depth * 1.15, 0, shore - 1).astype(int)
    sway = np.rint((2 + depth * 0.03) * np.sin(depth * 60 / (depth + 60)))
    columns = np.clip(np.arange(WIDTH)[None, :] + sway[:, None], 0, WIDTH - 1).astype(int)
    mirrored = paint.pixels[above[:, None], columns]
    paint.pixels[shore:] = 0.62 * mirrored + np.array((3, 10, 18))


def tent(paint, x, foot):
    """A tent, 130 wide, lit from inside, with a reader."""
    paint.glow((x, foot - 26), 70, (255, 190, 90), 0.4)
    paint.shape([[(x - 66, foot), (x - 8, foot - 74), (x + 66, foot)]], (236, 148, 60))
    paint.shape([[(x - 46, foot), (x - 8, foot - 62), (x + 34, foot)]], (255, 200, 104))
    paint.shape([[(x - 8, foot - 74), (x + 66, foot), (x + 40, foot)]], (190, 104, 44))
    paint.shape([oval((x - 14, foot - 26), 6, 6.6),
                 [(x - 26, foot), (x - 21, foot - 17), (x - 8, foot - 18), (x - 2, foot)],
                 [(x - 8, foot - 13), (x + 8, foot - 17), (x + 9, foot - 14), (x - 7, foot - 9)]], (122, 62, 34))
    paint.shape([[(x + 5, foot - 22), (x + 16, foot - 19), (x + 14, foot - 10), (x + 3, foot - 13)]], (250, 240, 220))
    paint.shape([[(x - 8, foot - 74), (x - 110, foot + 4), (x - 108, foot + 5)]], (150, 110, 80))
    paint.shape([[(x - 8, foot - 74), (x + 108, foot + 4), (x + 106, foot + 5)]], (110, 80, 60))


def meadow():
    """A morning in the hills, and balloons."""
    paint = Painting(seed=47)
    paint.sky((0, (70, 148, 222)), (0.4, (160, 208, 240)), (0.6, (250, 240, 214)))
    puffs = paint.clouds(420, 150, 0.5)
    paint.blend((255, 252, 246), np.clip((puffs - 0.5) * 5, 0, 0.9) * np.clip(1.3 - paint.y / 520, 0, 1))
    greens = ((150, 186, 178), (126, 176, 138), (110, 168, 96), (92, 154, 66), (70, 132, 48))
    for step, color in enumerate(greens):
        line = paint.ridge(680 + 104 * step, 62, 900 - 60 * step, 0.26)
        lit = tuple(min(255, 1.22 * part + 12) for part in color)
        paint.below(line, (0, lit), (0.35, color), (1, tuple(0.8 * part for part in color)), depth=330)
        if 1 <= step <= 3:
            firs(paint, line, tuple(0.62 * part for part in color), 70, 13 * step)
        paint.mist(700 + 104 * step, 820 + 104 * step, (255, 250, 226), 0.16 - 0.03 * step)
    flowers(paint, line)
    balloon(paint, 560, 360, 150, ((214, 60, 52), (250, 206, 84)))
    balloon(paint, 1320, 250, 84, ((40, 104, 168), (246, 242, 230)))
    balloon(paint, 1630, 470, 52, ((236, 130, 44), (120, 60, 130)))
    return paint


def flowers(paint, line):
    colors = ((252, 240, 120), (255, 255, 250), (240, 96, 96), (200, 130, 220))
    for place, height, kind, size in paint.random.random((700, 4)).tolist():
        x = int(place * WIDTH)
        near = height**0.8
        y = line[x] + 14 + near * (HEIGHT - line[x])
        wide, high = (1 + 2.6 * near) * (0.6 + size), (0.8 + 2 * near) * (0.6 + size)
        paint.shape([oval((x, y), wide, high)], colors[int(kind * 4)])


def balloon(paint, x, y, radius, colors):
    """A balloon in gores of two colors, with two people in the basket."""
    for k in range(8):
        left, right = math.cos(math.pi * (1 - k / 8)), math.cos(math.pi * (1 - (k + 1) / 8))
        heights = np.linspace(0, 1, 40)
        half = radius * np.where(heights < 0.5, np.sqrt(np.clip(1 - (1 - 2 * heights) ** 2, 0, 1)),
                                 np.cos((heights - 0.5) * 2 * 1.32))
        rows = y - radius + heights * radius * 2.5
        shape = [*zip(x + half * left, rows), *zip(x + half[::-1] * right, rows[::-1])]
        tone = 1.08 - 0.09 * k
        paint.shape([shape], [min(255, part * tone) for part in colors[k % 2]])
    top, wide, basket = y + radius * 1.5, 0.25 * radius, y + radius * 1.82
    for side in (-1, 1):
        rope = x + side * wide
        paint.shape([[(rope, top), (rope + 1.2, top), (x + side * wide * 0.55, basket)]], (80, 62, 50))
    head = radius * 0.045
    for side, coat in ((-1, (40, 60, 120)), (1, (170, 50, 60))):
        paint.shape([oval((x + side * wide * 0.26, basket - 2.2 * head), head, head * 1.1)], (120, 78, 56))
        paint.shape([box(x + side * wide * 0.26 - 1.2 * head, basket - 1.2 * head, 2.4 * head, 2 * head)], coat)
    paint.shape([[(x - wide * 0.6, basket), (x + wide * 0.6, basket), (x + wide * 0.5, basket + wide * 0.8),
                  (x - wide * 0.5, basket + wide * 0.8)]], (134, 90, 48))
    paint.shape([box(x - wide * 0.64, basket, wide * 1.28, wide * 0.14)], (92, 58, 34))


#: Sorted by name, the order in which viewers show them.
SCENES = {"1-dusk": dusk, "2-sea": sea, "3-dunes": dunes, "4-aurora": aurora, "5-meadow": meadow}


def main(folder):
    for name, scene in SCENES.items():
        scene().image().save(Path(folder) / f"{name}.jpg", quality=78, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else Path(__file__).parent)

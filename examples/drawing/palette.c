/*
 * palette.c - see palette.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "palette.h"

#include <math.h>

static const double left = 36, step = 52, radius = 18; /* units of the window: the middle of a button, its size */
static const uint32_t gray = 0x6d7680, white = 0xffffff, dark = 0x1d2733;

static double middle(const palette *palette, int button) {
    return palette->height / 2 + (button - (PALETTE_COUNT - 1) / 2.0) * step;
}

static int button_at(const palette *palette, double x, double y) {
    for (int i = 0; i < PALETTE_COUNT; i++)
        if (fabs(x - left) <= step / 2 && fabs(y - middle(palette, i)) <= step / 2) return i;
    return PALETTE_NONE;
}

static int find(const palette *palette, int64_t id) {
    int i = 0;
    while (i < palette->count && palette->holders[i] != id) i++;
    return i;
}

int palette_touch(palette *palette, const tapzoom_touch *touch, int *pressed) {
    int place = find(palette, touch->id), held = place < palette->count;
    int lands = touch->phase == TAPZOOM_TOUCH_BEGAN, lifts = touch->phase >= TAPZOOM_TOUCH_ENDED;
    *pressed = PALETTE_NONE;
    /* An id that lands again has lost its lift. */
    if (held && (lands || lifts)) palette->holders[place] = palette->holders[--palette->count];
    if (!lands) return held;
    *pressed = button_at(palette, touch->x, touch->y);
    if (*pressed == PALETTE_NONE) return 0;
    if (palette->count < TAPZOOM_MAX_CONTACTS) palette->holders[palette->count++] = touch->id;
    return 1;
}

void palette_cancel(palette *palette) { palette->count = 0; }

/* ---- Painting --------------------------------------------------------------------------------------------------- */

/* A disk with a soft edge, in pixels. */
static void disk(const canvas *canvas, double x, double y, double size, uint32_t color) {
    int top = (int)fmax(y - size - 1, 0), bottom = (int)fmin(y + size + 2, canvas->height);
    int from = (int)fmax(x - size - 1, 0), to = (int)fmin(x + size + 2, canvas->width);
    for (int row = top; row < bottom; row++)
        for (int column = from; column < to; column++) {
            double cover = size + 0.5 - hypot(column + 0.5 - x, row + 0.5 - y);
            uint32_t *pixel = &canvas->pixels[(ptrdiff_t)row * canvas->stride + column];
            if (cover > 0) *pixel = paint_mix(*pixel, color, (uint32_t)(255 * fmin(cover, 1)));
        }
}

void palette_paint(const palette *palette, const canvas *canvas, double density, const uint32_t colors[PALETTE_COLORS],
                   uint32_t chosen, double width) {
    double x = left * density, size = radius * density;
    for (int i = 0; i < PALETTE_COLORS; i++) {
        double y = middle(palette, i) * density;
        if (colors[i] == chosen) disk(canvas, x, y, size + 5 * density, gray);
        disk(canvas, x, y, size + 2.5 * density, white);
        disk(canvas, x, y, size, colors[i]);
    }
    for (int i = PALETTE_WIDTH; i <= PALETTE_UNDO; i++) {
        disk(canvas, x, middle(palette, i) * density, size + 2.5 * density, gray);
        disk(canvas, x, middle(palette, i) * density, size, white);
    }
    disk(canvas, x, middle(palette, PALETTE_WIDTH) * density, width / 2 * density, dark);
    /* An arrow to the left. */
    double y = middle(palette, PALETTE_UNDO) * density;
    for (int i = -9; i <= 9; i++) {
        disk(canvas, x + i * density, y, 1.5 * density, dark);
        if (i < 0) disk(canvas, x + i * density, y + (i + 9) * density, 1.5 * density, dark);
        if (i < 0) disk(canvas, x + i * density, y - (i + 9) * density, 1.5 * density, dark);
    }
}

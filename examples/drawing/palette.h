/*
 * palette.h - buttons at the left edge of the window: colors, the width of the pen, undo.
 *
 * SPDX-License-Identifier: MIT
 *
 * A contact belongs to the palette if it lands there, and to the sheet otherwise, wherever it moves afterwards.
 */
#ifndef PALETTE_H
#define PALETTE_H

#include "paint.h"

enum { PALETTE_COLORS = 4, PALETTE_WIDTH = PALETTE_COLORS, PALETTE_UNDO, PALETTE_COUNT, PALETTE_NONE = -1 };

typedef struct palette {
    double height;                        /* Of the window. */
    int64_t holders[TAPZOOM_MAX_CONTACTS]; /* The contacts that landed on a button. */
    int count;
} palette;

/* Whether a touch belongs to the palette. `pressed` is the button on which it has just landed, or PALETTE_NONE. */
int palette_touch(palette *palette, const tapzoom_touch *touch, int *pressed);

/* Forgets all contacts. */
void palette_cancel(palette *palette);

/* chosen, width: of the pen, whose color has a ring. density: pixels of the canvas for each unit of the window. */
void palette_paint(const palette *palette, const canvas *canvas, double density, const uint32_t colors[PALETTE_COLORS],
                   uint32_t chosen, double width);

#endif

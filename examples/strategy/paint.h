/*
 * paint.h - paints the game into the pixels (0xAARRGGBB) of a window or a file.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PAINT_H
#define PAINT_H

#include "game.h"

typedef struct canvas {
    uint32_t *pixels;
    int width, height, stride; /* stride: pixels from one row to the next */
} canvas;

void paint(const game *game, const canvas *canvas);

#endif

/*
 * paint.h - paints the sheet and its ink as pixels. It paints from the strokes, so that they are sharp at every scale.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PAINT_H
#define PAINT_H

#include "ink.h"
#include "tapzoom.h"

typedef struct canvas {
    uint32_t *pixels; /* 0xffRRGGBB */
    int width, height, stride;
} canvas;

/* The paper and the finished strokes, which do not change while the user draws. */
typedef struct painter {
    canvas layer;
    uint8_t *mask; /* coverage of each pixel by a stroke; all 0 between strokes */
    tapzoom_transform transform; /* of the painted layer */
    double paper_width, paper_height;
    int painted;       /* number of finished strokes on the layer */
    uint32_t removals; /* of the ink when the layer was painted */
} painter;

/* Sets the size of later canvases. Returns 0, or -1 without memory; the painter then paints nothing. */
int painter_resize(painter *painter, int width, int height);
void painter_free(painter *painter);

/* Whether the layer has exactly the finished strokes of the ink. */
int painter_is_current(const painter *painter, const ink *ink);

/* The color below, with a part of 0 to 255 of a color over it. */
uint32_t paint_mix(uint32_t below, uint32_t color, uint32_t part);

/* transform: from units of the sheet to pixels of the canvas, which has the size set by painter_resize. */
void paint(painter *painter, const ink *ink, const tapzoom_transform *transform, const canvas *canvas);

#endif

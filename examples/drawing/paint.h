/*
 * paint.h - paints the sheet and its ink into pixels, from the strokes, and so sharp at every scale.
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

/* What does not change from frame to frame while somebody draws: the paper and the finished strokes. */
typedef struct painter {
    canvas layer;
    uint8_t *mask; /* how much of each pixel a stroke covers; all 0 in between */
    tapzoom_transform transform; /* with which the layer was painted */
    double paper_width, paper_height;
    int painted;       /* finished strokes that are on the layer */
    uint32_t removals; /* of the ink, when they came there */
} painter;

/* Takes on the size of the canvases to come. Returns 0, or -1 without memory; the painter then paints nothing. */
int painter_resize(painter *painter, int width, int height);
void painter_free(painter *painter);

/* Whether all finished strokes of the ink are on the layer, and no others. */
int painter_is_current(const painter *painter, const ink *ink);

/* transform: from units of the sheet to pixels of the canvas, which is as large as painter_resize was told. */
void paint(painter *painter, const ink *ink, const tapzoom_transform *transform, const canvas *canvas);

#endif

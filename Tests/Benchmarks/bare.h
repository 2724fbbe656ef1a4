/*
 * bare.h - the lower bound: the cost of the arithmetic of a two-finger pinch alone. It has no checks, times,
 * velocities, slop, taps or bounds of the translation.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef BARE_H
#define BARE_H

#include <math.h>

#include "tapzoom.h"

typedef struct bare_pinch {
    double x[2], y[2];
    double scale_per_span;       /* at the beginning of the pinch */
    double anchor_x, anchor_y;   /* the content point under the center of the fingers */
    double min_scale, max_scale; /* limits of the scale */
    tapzoom_transform transform;
} bare_pinch;

/* The fingers have the ids 1 and 2. */
static inline void bare_start(bare_pinch *pinch, const tapzoom_touch fingers[2], double scale, double min,
                              double max) {
    for (int i = 0; i < 2; i++) pinch->x[i] = fingers[i].x, pinch->y[i] = fingers[i].y;
    pinch->scale_per_span = scale / hypot(pinch->x[1] - pinch->x[0], pinch->y[1] - pinch->y[0]);
    pinch->anchor_x = (pinch->x[0] + pinch->x[1]) / 2 / scale;
    pinch->anchor_y = (pinch->y[0] + pinch->y[1]) / 2 / scale;
    pinch->min_scale = min;
    pinch->max_scale = max;
    pinch->transform.rotation = 0;
}

/* Plays `count` samples `passes` times. The two are builds of the same source: see bare.c. */
void bare_run_plain(bare_pinch *pinch, const tapzoom_touch *samples, int count, int passes);
void bare_run_best(bare_pinch *pinch, const tapzoom_touch *samples, int count, int passes);

#endif

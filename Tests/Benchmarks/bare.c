/*
 * bare.c - the bare arithmetic, built twice. At -O2, GCC and Clang load the coordinates of a finger as a pair right
 * after the code has stored them one by one, and the processor has to wait: bare_run_plain. Without the compiler's
 * vectors it does not wait: bare_run_best.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bare.h"

#include "escape.h"

/* Takes one sample: finds the finger, the center and the distance, the scale within its limits, and the translation
   that keeps the anchor. */
static inline void move(bare_pinch *pinch, const tapzoom_touch *sample) {
    int finger = sample->id == 2;
    pinch->x[finger] = sample->x;
    pinch->y[finger] = sample->y;
    double dx = pinch->x[1] - pinch->x[0], dy = pinch->y[1] - pinch->y[0];
    double scale = sqrt(dx * dx + dy * dy) * pinch->scale_per_span;
    scale = scale < pinch->min_scale ? pinch->min_scale : scale;
    scale = scale > pinch->max_scale ? pinch->max_scale : scale;
    pinch->transform.scale = scale;
    pinch->transform.x = (pinch->x[0] + pinch->x[1]) / 2 - scale * pinch->anchor_x;
    pinch->transform.y = (pinch->y[0] + pinch->y[1]) / 2 - scale * pinch->anchor_y;
}

void BARE_RUN(bare_pinch *pinch, const tapzoom_touch *samples, int count, int passes) {
    for (int pass = 0; pass < passes; pass++)
        for (int i = 0; i < count; i++) {
            move(pinch, &samples[i]);
            ESCAPE(pinch);
        }
}

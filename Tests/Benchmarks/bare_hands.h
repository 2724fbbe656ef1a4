/*
 * bare_hands.h - the lower bound: the arithmetic of a drag and a pinch alone. It has no checks, times, velocities,
 * slop, taps, rotation or bounds of the translation.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef BARE_HANDS_H
#define BARE_HANDS_H

#include "tapzoom.h"

typedef struct bare_hand {
    int count, ids[TAPZOOM_MAX_CONTACTS];
    double x[TAPZOOM_MAX_CONTACTS], y[TAPZOOM_MAX_CONTACTS]; /* indexed by id, which is below TAPZOOM_MAX_CONTACTS */
    double center_x, center_y, span; /* the center of all fingers, and their mean distance from it */
    double scale_per_span;           /* since the last landing or lift */
    double anchor_x, anchor_y;       /* the content point under the center of the fingers */
    double min_scale, max_scale;
    tapzoom_transform transform;
} bare_hand;

/* Takes the samples of one frame. */
void bare_hand_frame(bare_hand *hand, const tapzoom_touch *samples, int count);

#endif

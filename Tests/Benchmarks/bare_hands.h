/*
 * bare_hands.h - the limit for any number of fingers: the arithmetic of a drag and a pinch and nothing else, as bare.h
 * has it for two. It does not turn the content.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef BARE_HANDS_H
#define BARE_HANDS_H

#include "tapzoom.h"

typedef struct bare_hand {
    int count, ids[TAPZOOM_MAX_CONTACTS];
    double x[TAPZOOM_MAX_CONTACTS], y[TAPZOOM_MAX_CONTACTS]; /* by id, which is below TAPZOOM_MAX_CONTACTS */
    double center_x, center_y, span; /* of all fingers; their mean distance from the center */
    double scale_per_span;           /* since the last landing or lift */
    double anchor_x, anchor_y;       /* the content point that stays under the fingers' center */
    double min_scale, max_scale;
    tapzoom_transform transform;
} bare_hand;

/* The samples of one frame. */
void bare_hand_frame(bare_hand *hand, const tapzoom_sample *samples, int count);

#endif

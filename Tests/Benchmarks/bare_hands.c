/*
 * bare_hands.c - the bare arithmetic of one, two and more fingers.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bare_hands.h"

#include <math.h>

static inline double mean_distance(const bare_hand *hand) {
    double sum = 0;
    for (int i = 0; i < hand->count; i++) {
        double dx = hand->x[hand->ids[i]] - hand->center_x, dy = hand->y[hand->ids[i]] - hand->center_y;
        sum += sqrt(dx * dx + dy * dy);
    }
    return sum / hand->count;
}

/* Computes the center of the fingers and their mean distance from it. */
static inline void measure(bare_hand *hand) {
    const double *x = hand->x, *y = hand->y;
    int one = hand->ids[0], other = hand->ids[1];
    if (hand->count == 1) {
        hand->center_x = x[one], hand->center_y = y[one];
    } else if (hand->count == 2) {
        double dx = x[other] - x[one], dy = y[other] - y[one];
        hand->center_x = (x[one] + x[other]) / 2, hand->center_y = (y[one] + y[other]) / 2;
        hand->span = sqrt(dx * dx + dy * dy) / 2;
    } else {
        double sum_x = 0, sum_y = 0;
        for (int i = 0; i < hand->count; i++) sum_x += x[hand->ids[i]], sum_y += y[hand->ids[i]];
        hand->center_x = sum_x / hand->count, hand->center_y = sum_y / hand->count;
        hand->span = mean_distance(hand);
    }
}

/* From here on the content follows the present fingers. */
static void hold(bare_hand *hand) {
    tapzoom_transform *now = &hand->transform;
    if (hand->count == 0) return;
    measure(hand);
    if (hand->count > 1) hand->scale_per_span = now->scale / (hand->span > 1 ? hand->span : 1);
    hand->anchor_x = (hand->center_x - now->x) / now->scale;
    hand->anchor_y = (hand->center_y - now->y) / now->scale;
}

static inline void follow(bare_hand *hand) {
    measure(hand);
    double scale = hand->transform.scale;
    if (hand->count > 1) {
        scale = hand->span * hand->scale_per_span;
        scale = scale < hand->min_scale ? hand->min_scale : scale;
        scale = scale > hand->max_scale ? hand->max_scale : scale;
    }
    hand->transform.scale = scale;
    hand->transform.x = hand->center_x - scale * hand->anchor_x;
    hand->transform.y = hand->center_y - scale * hand->anchor_y;
}

static void land(bare_hand *hand, int id) { hand->ids[hand->count++] = id; }

static void lift(bare_hand *hand, int id) {
    for (int i = 0; i < hand->count; i++)
        if (hand->ids[i] == id) hand->ids[i] = hand->ids[--hand->count];
}

void bare_hand_frame(bare_hand *hand, const tapzoom_touch *samples, int count) {
    int changes = 0;
    for (int i = 0; i < count; i++) {
        int id = (int)samples[i].id;
        hand->x[id] = samples[i].x;
        hand->y[id] = samples[i].y;
        if (samples[i].phase == TAPZOOM_TOUCH_MOVED) continue;
        changes = 1;
        samples[i].phase == TAPZOOM_TOUCH_BEGAN ? land(hand, id) : lift(hand, id);
    }
    if (changes)
        hold(hand);
    else
        follow(hand);
}

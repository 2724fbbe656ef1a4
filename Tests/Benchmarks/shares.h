/*
 * shares.h - how much of what is dear there is in hands: parts of the frames.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SHARES_H
#define SHARES_H

#include "hands.h"

typedef enum share {
    SHARE_BEYOND_BOUNDS, /* fingers hold the content where it would not stay */
    SHARE_AT_LIMITS,     /* the smallest or the largest scale, or beyond it */
    SHARE_TURNED,        /* the rotation is not 0 */
    SHARE_THREE_OR_MORE, /* contacts are down */
    SHARE_STEADY,        /* only moves, under gestures that have all begun and none ends */
    SHARES
} share;

extern const char *const share_names[SHARES];

/* With all presets together. 0 when a call failed. */
int shares_measure(const hands *all, int rotates, double shares[SHARES]);

#endif

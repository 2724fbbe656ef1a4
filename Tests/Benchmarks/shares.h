/*
 * shares.h - the shares of costly frames in hands: parts of all frames.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SHARES_H
#define SHARES_H

#include "hands.h"

typedef enum share {
    SHARE_BEYOND_BOUNDS, /* fingers hold the content where it would not rest */
    SHARE_AT_LIMITS,     /* the scale is at or beyond a limit */
    SHARE_TURNED,        /* the rotation is not 0 */
    SHARE_THREE_OR_MORE, /* contacts are down */
    SHARE_STEADY,        /* only moves; all gestures have begun and none ends */
    SHARES
} share;

extern const char *const share_names[SHARES];

/* All presets together. Returns 0 if a call failed. */
int shares_measure(const hands *all, int rotates, int by_frame, double shares[SHARES]);

#endif

/*
 * measures.h - the measurements of hands: times (bench.c) and instructions (cost.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef MEASURES_H
#define MEASURES_H

#include "player.h"

/* Each hand, or each timed part of it, is played `plays` times, and its shortest time counts. This leaves out most
   disturbances by other processes. */
typedef struct setting {
    const player *who;
    const hands *all;
    hands_host host;
    int plays;
} setting;

/* Nanoseconds of a frame: of all frames, and of one kind; NaN if the player's check failed. */
double hands_time(const setting *with);
double hands_kind_time(const setting *with, hand_kind kind);
/* The time that one frame in a thousand exceeds. */
double hands_slowest(const setting *with);

/* The rows of test-cost. */
typedef struct hands_row {
    const char *name;
    hands_host host;
    unsigned kinds; /* bits of the kinds of frames to count */
    const hands *(*played)(void);
} hands_row;

extern const hands_row hands_rows[];
size_t hands_row_count(void);
/* The distance between two counted hands, and the number of frames counted. */
int hands_row_stride(const hands_row *row);
int hands_row_frames(const hands_row *row);

#endif

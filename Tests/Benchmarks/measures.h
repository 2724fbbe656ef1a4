/*
 * measures.h - what is measured of hands: by the clock (bench.c) and in instructions (cost.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef MEASURES_H
#define MEASURES_H

#include "player.h"

/* Of so many plays each hand, or what is timed of it, counts with its shortest time: not what the machine does
   meanwhile is measured. */
typedef struct setting {
    const player *who;
    const hands *all;
    hands_host host;
    int plays;
} setting;

/* Nanoseconds of a frame: of all together, and of one kind; NaN when the player did not hold. */
double hands_time(const setting *with);
double hands_kind_time(const setting *with, hand_kind kind);
/* One frame in a thousand takes longer. */
double hands_slowest(const setting *with);

/* The rows of test-cost. */
typedef struct hands_row {
    const char *name;
    hands_host host;
    unsigned kinds; /* bits: the frames to count */
    const hands *(*played)(void);
} hands_row;

extern const hands_row hands_rows[];
size_t hands_row_count(void);
/* From one hand that is counted to the next; and the frames that are counted of them. */
int hands_row_stride(const hands_row *row);
int hands_row_frames(const hands_row *row);

#endif

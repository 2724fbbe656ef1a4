/*
 * hands.h - touches of real hands: frames of samples, one hand after the other. generator.c makes them from a seed,
 * recordings.c reads the recordings of people.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef HANDS_H
#define HANDS_H

#include "tapzoom.h"

/* The viewport of a phone, in points. The content is that of touches.h. */
#define HANDS_WIDTH 400.0
#define HANDS_HEIGHT 600.0
/* Seconds between two hands; every animation ends in this time. */
#define HANDS_PAUSE 4.0

/* The displayed part of the content before a hand. */
typedef enum hand_place {
    HAND_FITTED,  /* the fitted view */
    HAND_MIDDLE,  /* the middle of the content, at 2.5 times the fitted scale */
    HAND_GOES_ON, /* what the previous hand has left */
    HAND_CORNER,  /* a corner of the content, at 4 times the fitted scale, and rotated if rotation is on */
    HAND_PLACES
} hand_place;

typedef enum hand_kind { HAND_LANDS_OR_LIFTS, HAND_ONE_MOVES, HAND_TWO_MOVE, HAND_MORE_MOVE, HAND_KINDS } hand_kind;

/* The samples with one time. */
typedef struct hand_frame {
    double time;
    int first, count; /* index and number of its samples */
    hand_kind kind;
} hand_frame;

/* The contacts of a hand have ids from 0; a landing takes the smallest free id. */
typedef struct hands {
    tapzoom_touch *samples;
    hand_frame *frames;
    int *starts; /* the first frame of each hand, and the end of the last one */
    hand_place *places; /* one for each hand */
    int sample_count, frame_count, hand_count, capacity;
    int kinds[HAND_KINDS]; /* the number of frames of each kind */
    double end;            /* time after the last hand, with the view at rest */
} hands;

/* Begins a hand. Its samples follow in the order of their times, which count from the beginning of the hand. */
void hands_begin(hands *all, hand_place place);
void hands_add(hands *all, double time, int id, int phase, double x, double y);

/* Made at the first call. hands_recorded is empty unless TAPZOOM_RECORDINGS names a folder of recordings. */
const hands *hands_generated(void);
const hands *hands_recorded(void);

#endif

/*
 * script.h - the course of one hand on the glass, and its samples.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "hands.h"

enum { SCRIPT_FINGERS = 10 };

/* How a hand goes from its beginning to its end. */
typedef enum script_pace {
    SCRIPT_EASES,       /* slow, fast, slow */
    SCRIPT_FLICKS,      /* faster and faster, until it lifts */
    SCRIPT_RETURNS,     /* there and back */
    SCRIPT_RESTS_FIRST, /* for half of the time */
    SCRIPT_RESTS_LAST   /* for four fifths of the time */
} script_pace;

typedef struct script {
    int fingers;
    int moving;      /* so many of them; the others rest */
    int rest_speaks; /* the device repeats fingers that rest, a little off */
    int takes_turns; /* the device reports the fingers that move one by one */
    int frames;      /* from the first landing to the first lift */
    int land_gap, lift_gap; /* frames between two landings, and two lifts; 0 is together */
    int step;        /* 1/8192 seconds of a frame, of which the device is a little off */
    script_pace pace;
    double x, y, to_x, to_y;     /* the fingers' center */
    double radius, to_radius;    /* their distance from it */
    double lean, turn;           /* where they lie, and by how much they turn: tangents of half the angle */
} script;

/* Adds the samples of a hand that begins at a time, with tremor. Returns the time after its last frame. */
double script_play(const script *s, hands *all, double start);

#endif

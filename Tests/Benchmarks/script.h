/*
 * script.h - the course of one hand on the touchscreen, and its samples.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "hands.h"

enum { SCRIPT_FINGERS = 10 };

/* How a hand moves from the beginning to the end of its path. */
typedef enum script_pace {
    SCRIPT_EASES,       /* slow, fast, slow */
    SCRIPT_FLICKS,      /* faster and faster, until it lifts */
    SCRIPT_RETURNS,     /* there and back */
    SCRIPT_RESTS_FIRST, /* for half of the time */
    SCRIPT_RESTS_LAST   /* for four fifths of the time */
} script_pace;

typedef struct script {
    int fingers;
    int moving;      /* the number of fingers that move; the others rest */
    int rest_speaks; /* the device repeats resting fingers, with noise */
    int takes_turns; /* the device reports the moving fingers one after the other */
    int frames;      /* from the first landing to the first lift */
    int land_gap, lift_gap; /* frames between two landings, and between two lifts; 0 means together */
    int step;        /* time of a frame in 1/8192 seconds, to which the device adds noise */
    script_pace pace;
    double x, y, to_x, to_y;     /* center of the fingers */
    double radius, to_radius;    /* distance of the fingers from it */
    double lean, turn;           /* their direction, and their rotation: tangents of half the angle */
} script;

/* Adds the samples of a hand that begins at a time, with tremor. Returns the time after its last frame. */
double script_play(const script *s, hands *all, double start);

#endif

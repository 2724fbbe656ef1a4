/*
 * strip.h - the strip of pages: its offset from home, and its motion after a finger releases it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef STRIP_H
#define STRIP_H

#include <SDL.h>

/*
 * The offset is the sum of the unconsumed travel of the fingers, as the view counts it, for tapzoom_set_pager_offset.
 * The pages are drawn at strip_shown, which is less while the user pulls a zoomed page, so that the pull turns no page.
 * All zeros: at home and at rest. Lengths are in window units, which are points.
 */
typedef struct strip {
    double offset;
    double firmness;       /* distance by which a long pull exceeds that of the pages */
    SDL_bool moves;        /* without a finger, toward home */
    double since;          /* when that motion began; NAN: with the next frame */
    double from, velocity; /* the offset and its velocity at that time */
} strip;

/* The pull of a zoomed page before it can turn. zoom: its scale divided by the scale of the whole page. */
double strip_firmness_of(double zoom);

/* A finger moves the strip, and catches it if it moves. firmness: of a pull that begins at home. */
void strip_drag(strip *strip, double unconsumed, double firmness);

/* A finger lands: the strip stops at its last offset. */
void strip_catch(strip *strip);

/* The page to which a strip turns that is released at a velocity: the left (-1) or the right one (1); 0: none. */
int strip_side(const strip *strip, double velocity, double width);

/*
 * Starts the motion toward home. way: distance by which home moves first, because the page turns. velocity: of the
 * offset at a time; a time of NAN is that of the next frame.
 */
void strip_let_go(strip *strip, double way, double velocity, double time);

/* Call it when a frame is drawn: starts a motion that waits for it. */
void strip_begin(strip *strip, double now);

/* Advances the offset to a time. */
void strip_advance(strip *strip, double now);

/* Its velocity at a time; 0 if no motion is under way. */
double strip_velocity(const strip *strip, double time);

/* The distance of the drawn pages from home. */
double strip_shown(const strip *strip);

#endif

/*
 * strip.h - the strip of pages: how far it is from home, and how it moves after a finger lets it go.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef STRIP_H
#define STRIP_H

#include <SDL.h>

/*
 * The offset is the sum of the unused travel of the fingers, as the view counts it: tapzoom_set_pager_offset takes it.
 * The pages are shown at strip_shown, which is less while a zoomed page is pulled: there the same pull turns no page.
 * All zeros: at home, with nothing around it in motion. Lengths are in window units, which are points.
 */
typedef struct strip {
    double offset;
    double firmness;       /* how much further than the pages a long pull goes */
    SDL_bool moves;        /* by itself, toward home */
    double since;          /* when that began; NAN: at the next frame */
    double from, velocity; /* the offset and its velocity then */
} strip;

/* How far a zoomed page is pulled before it can turn. zoom: its scale, divided by that of the whole page. */
double strip_firmness_of(double zoom);

/* A finger moves the strip, which it catches if it moves. firmness: of a pull that begins at home. */
void strip_drag(strip *strip, double unused, double firmness);

/* A finger lands: the strip stops where it was shown last. */
void strip_catch(strip *strip);

/* Which page the strip turns to when it is let go at a velocity: that on the left (-1) or on the right (1); 0: none. */
int strip_side(const strip *strip, double velocity, double width);

/*
 * Moves home by itself. way: how far home is moved before, which the page that turns asks for. velocity: of the offset,
 * at a time, which is NAN for the next frame.
 */
void strip_let_go(strip *strip, double way, double velocity, double time);

/* The next frame is drawn now: a motion that waits for it begins. */
void strip_begin(strip *strip, double now);

/* Moves to where the strip is at a time. */
void strip_advance(strip *strip, double now);

/* Its velocity at a time; 0 if it does not move by itself. */
double strip_velocity(const strip *strip, double time);

/* How far the pages are shown from home. */
double strip_shown(const strip *strip);

#endif

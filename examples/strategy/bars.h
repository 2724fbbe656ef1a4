/*
 * bars.h - a scroll bar along one axis of the world: its thumb, and where a drag of the thumb leads.
 *
 * SPDX-License-Identifier: MIT
 *
 * It is arithmetic only: the lengths of the track and the thumb are in pixels, those of the view in world units.
 */
#ifndef BARS_H
#define BARS_H

enum { BAR_X, BAR_Y, BAR_COUNT };

typedef struct bar {
    double thumb, length; /* Start and length of the thumb on the track. A length of 0: there is nothing to scroll. */
    double track;         /* Length of the track. */
    double first, range;  /* The center of the view at the start of the track, and the distance to that at its end. */
    int dragged;          /* The contact that holds the bar drags the thumb, */
    double grip;          /* which it has taken at this distance from the thumb's start. */
} bar;

/* Places the thumb. center, visible: of the view; first, range: see tapzoom_get_pan_range. Beyond the end of the world
   the thumb shrinks at the end of its track, by the part of the view that shows nothing. */
void bar_update(bar *bar, double track, double center, double visible, double first, double range);

/* A contact lands on the track. Returns the pages that the view should move: -1, 1, or 0 if it takes the thumb. */
int bar_take(bar *bar, double at);

/* The center of the view when the contact that drags the thumb is there. */
double bar_center(const bar *bar, double at);

#endif

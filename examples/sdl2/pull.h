/*
 * pull.h - one finger drags the whole picture up or down, and lets go: it closes, or springs back. The rule and its
 * numbers are PhotoSwipe's (drag-handler.js).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PULL_H
#define PULL_H

#include <SDL.h>

#include "tapzoom.h"

typedef struct pull {
    SDL_bool active; /* from the drag until the picture rests */
    double x, y;     /* how far the finger has pulled it as of the last frame, window units */
} pull;

/* Follows an event. Whether the finger lets go so that the picture closes. is_zoomed: it is not the whole picture. */
SDL_bool pull_handle(pull *pull, const tapzoom_event *event, SDL_bool is_zoomed, double height);

/* Reads how far the picture is pulled; at the end of each frame. beside: how far the strip of pages is, sideways. */
void pull_read(pull *pull, const tapzoom_view *view, double beside);

/* How far it is on its way: 0, at its place, to 1, a third of the window's height from there. */
double pull_progress(const pull *pull, double height);

/* Whether a picture closes that is let go y window units from its place, at a velocity per second. */
SDL_bool pull_closes(double y, double velocity, double height);

#endif

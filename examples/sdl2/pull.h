/*
 * pull.h - one finger drags the whole picture up or down and lifts: the picture closes or springs back. The rule and
 * its numbers are PhotoSwipe's (drag-handler.js).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PULL_H
#define PULL_H

#include <SDL.h>

#include "tapzoom.h"

typedef struct pull {
    SDL_bool active; /* from the drag until the picture rests */
    double x, y;     /* distance of the pull as of the last frame, window units */
} pull;

/* Handles an event. Returns whether the picture closes. is_zoomed: a part of the picture is shown. */
SDL_bool pull_handle(pull *pull, const tapzoom_event *event, SDL_bool is_zoomed, double height);

/* Reads the distance of the pull; call it at the end of each frame. beside: the offset of the strip of pages. */
void pull_read(pull *pull, const tapzoom_view *view, double beside);

/* The progress of the pull: 0 at its place, 1 from a third of the window's height on. */
double pull_progress(const pull *pull, double height);

/* Whether a picture closes that is released y window units from its place, at a velocity per second. */
SDL_bool pull_closes(double y, double velocity, double height);

#endif

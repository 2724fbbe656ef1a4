/*
 * play.h - plays touches of a file instead of a window's: JSON lines, as in examples/touches.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PLAY_H
#define PLAY_H

#include <SDL.h>
#include <stdio.h>

#include "tapzoom.h"

/* A finger that is down, or lifted a moment ago. */
typedef struct seen {
    int64_t id;
    double x, y, lifted; /* time of the lift; INFINITY while it is down */
} seen;

typedef struct play {
    FILE *file;
    int width, height; /* of the file's viewport; 1280 x 800 by default */
    SDL_bool more;
    tapzoom_touch next;
    seen fingers[TAPZOOM_MAX_CONTACTS];
    int finger_count;
    SDL_Texture *circle;
} play;

/* Opens a file; returns 0, or -1 after a message. */
int play_open(play *play, const char *path);
void play_close(play *play);

/* Pushes the touches up to a time. */
void play_push(play *play, tapzoom_view *view, double now);

/* Draws the fingers as soft circles. */
void play_draw(play *play, SDL_Renderer *renderer, double now);

/* Whether all touches are played and no circle is left. */
SDL_bool play_over(const play *play);

#endif

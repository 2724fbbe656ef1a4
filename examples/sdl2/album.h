/*
 * album.h - the view of the picture that is shown, and the strip of pages that follows the fingers beyond its edges.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ALBUM_H
#define ALBUM_H

#include <SDL.h>

#include "pages.h"
#include "picture.h"
#include "pull.h"
#include "strip.h"
#include "tapzoom.h"

typedef struct album {
    SDL_Renderer *renderer;
    tapzoom_view *view; /* of the picture shown; view units are those of the window */
    pages pages;
    strip strip;
    double told;  /* the offset of the strip that the view was told last */
    int contacts; /* as of the last frame */
    placement drawn;
    pull pull;
    double width, height; /* of the window */
    SDL_bool bar, stale, failed, closed;
    SDL_bool exact; /* draws the newest touches, not those that are resampled for the frame */
} album;

typedef struct album_options {
    double slop; /* of pan and pinch, in points; negative for the default */
    SDL_bool exact, right_to_left;
} album_options;

/*
 * Shows the first of the pictures that can be loaded, in a window of width x height units. It replaces the path of each
 * other one by NULL. Returns 0, or -1 when there is none.
 */
int album_open(album *album, SDL_Renderer *renderer, char **paths, int count, int width, int height,
               const album_options *options);
void album_close(album *album);

/* Another size of the window, or another density of its pixels. */
void album_resize(album *album, int width, int height);

/* Turns to the page on the left (side -1) or on the right (1), if there is one. */
void album_turn_to_side(album *album, int side);

/* Turns to the next page (step 1) or the previous one (-1), if there is one. */
void album_turn(album *album, int step);

/* The scale at which a pixel of the picture is one of the screen. */
double album_sharp_scale(const album *album);

/* The graphics card has lost the pictures. */
void album_reload(album *album);

/* Advances to a time in seconds and obeys the events. A finger that drags the picture away has closed the album. */
void album_advance(album *album, double now);

/* Whether there is something new to be drawn. */
SDL_bool album_changed(album *album);
void album_draw(album *album, double now);

/* When to call album_advance next; INFINITY: not before the next event. */
double album_next_deadline(const album *album, double now);

#endif

/*
 * album.h - the view of the shown picture, and the strip of pages that the fingers move beyond its edges.
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
    tapzoom_view *view; /* of the shown picture; view units are window units */
    pages pages;
    strip strip;
    double told;  /* the offset of the strip that the view received last */
    int contacts; /* as of the last frame */
    placement drawn;
    pull pull;
    double width, height; /* of the window */
    SDL_bool bar, stale, failed, closed;
    const char *marked; /* the button that the keys have marked, for the title; NULL: none */
    int refused;     /* steps that a limit has refused since the last motion */
} album;

typedef struct album_options {
    SDL_bool right_to_left;
    tapzoom_config config; /* what the window needs */
} album_options;

/*
 * Shows the first picture that can be loaded, in a window of width x height units. Replaces the paths of pictures that
 * cannot be loaded by NULL. Returns 0, or -1 if there is no picture.
 */
int album_open(album *album, SDL_Renderer *renderer, char **paths, int count, int width, int height,
               const album_options *options);
void album_close(album *album);

/* Call it when the view has another viewport. */
void album_resize(album *album, int width, int height);

/* Turns to the page on the left (side -1) or on the right (1), if there is one; otherwise the title says so. */
void album_turn_to_side(album *album, int side);

/* Turns to the next page (step 1) or the previous one (-1), if there is one. */
void album_turn(album *album, int step);

/* The scale at which a pixel of the picture covers one pixel of the screen. */
double album_sharp_scale(const album *album);

/* Pixels of the renderer per window unit. */
double album_density(const album *album);

/* Call it when the graphics card has lost the pictures. */
void album_reload(album *album);

/* Advances to a time in seconds and handles the events. Sets `closed` when a finger has dragged the picture away. */
void album_advance(album *album, double now);

/* Whether the next frame differs from the last. */
SDL_bool album_changed(album *album);
void album_draw(album *album, double now);

/* When to call album_advance next; INFINITY: after the next event. */
double album_next_deadline(const album *album, double now);

#endif

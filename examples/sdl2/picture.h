/*
 * picture.h - one picture: loads it, and draws it at any scale.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PICTURE_H
#define PICTURE_H

#include <SDL.h>

enum { PICTURE_LEVELS = 16 };

/* All zeros: no picture. */
typedef struct picture {
    SDL_Surface *levels[PICTURE_LEVELS];  /* the picture, its half, its quarter ... */
    SDL_Texture *textures[PICTURE_LEVELS]; /* of the levels that were drawn in motion */
    SDL_Texture *sharp;                   /* the last resampled part */
} picture;

/* Where a picture is drawn, in device pixels. */
typedef struct placement {
    double scale, x, y;
} placement;

/* Loads a PNG or JPEG; returns 0, or -1 with SDL_GetError. */
int picture_load(picture *picture, const char *path);
void picture_free(picture *picture);

/* Frees the textures, after the graphics card has lost them or before another renderer draws. */
void picture_free_textures(picture *picture);

/* Creates the texture for drawing in motion at that scale. Returns 0, or -1 with SDL_GetError. */
int picture_prepare(picture *picture, SDL_Renderer *renderer, double scale);

/* Draws the picture: sharp, or fast while it moves. Returns 0, or -1 with SDL_GetError. */
int picture_draw(picture *picture, SDL_Renderer *renderer, placement place, SDL_bool sharp);

#endif

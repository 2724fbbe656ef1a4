/*
 * resample.h - shows a picture at any scale and place, sharp, pixel by pixel.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef RESAMPLE_H
#define RESAMPLE_H

#include <SDL.h>

/* Half the picture, rounded up, each pixel the mean of four; NULL when there is no memory. */
SDL_Surface *halve(const SDL_Surface *picture);

/*
 * Fills area.w x area.h pixels with the part `area` of the plane in which the picture lies at (x, y), enlarged by a
 * scale of at least 0.5. Both have 32 bits a pixel; pitch is in bytes. Returns 0, or -1 when there is no memory.
 */
int resample(const SDL_Surface *picture, double scale, double x, double y, SDL_Rect area, void *pixels, int pitch);

#endif

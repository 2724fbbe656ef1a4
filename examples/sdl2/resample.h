/*
 * resample.h - resamples a picture at any scale and position, sharp to the pixel.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef RESAMPLE_H
#define RESAMPLE_H

#include <SDL.h>

/* The picture at half its size, rounded up; each pixel is the mean of four. NULL without memory. */
SDL_Surface *halve(const SDL_Surface *picture);

/*
 * Fills area.w x area.h pixels with the part `area` of a plane. The picture is at (x, y) in that plane, with a scale of
 * at least 0.5. Both have 32 bits per pixel; pitch is in bytes. Returns 0, or -1 without memory.
 */
int resample(const SDL_Surface *picture, double scale, double x, double y, SDL_Rect area, void *pixels, int pitch);

#endif

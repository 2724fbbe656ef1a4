/*
 * resample.c - see resample.h. A graphics card's filter reads only four pixels. It skips most pixels of a reduced
 * picture, so that lines flicker and break. Here every pixel counts.
 *
 * SPDX-License-Identifier: MIT
 */
#include "resample.h"

#include <math.h>
#include <stdlib.h>

enum { TAPS = 4, ONE = 256 };

/* The pixels of a row or column that make one pixel of the result. The sum of their weights is ONE. */
typedef struct taps {
    int at[TAPS];
    Uint32 weight[TAPS];
} taps;

static const Uint32 *row_of(const SDL_Surface *picture, int y) {
    return (const Uint32 *)(const void *)((const Uint8 *)picture->pixels + (ptrdiff_t)y * picture->pitch);
}

static int clamp(int value, int size) { return value < 0 ? 0 : value >= size ? size - 1 : value; }

/* The weights are a tent over the result's pixel, one pixel of the coarser picture wide. */
static taps find_taps(int pixel, double scale, double origin, int size) {
    taps found;
    double center = (pixel + 0.5 - origin) / scale - 0.5, reach = fmax(1, 1 / scale), sum = 0, share[TAPS];
    int first = (int)floor(center - reach) + 1;
    for (int i = 0; i < TAPS; i++) sum += share[i] = fmax(0, 1 - fabs(first + i - center) / reach);
    Uint32 left = ONE;
    int most = 0;
    for (int i = 0; i < TAPS; i++) {
        found.at[i] = clamp(first + i, size);
        found.weight[i] = (Uint32)(share[i] / sum * (double)ONE);
        left -= found.weight[i];
        if (share[i] > share[most]) most = i;
    }
    found.weight[most] += left;
    return found;
}

/* Two channels at once: the weights sum to 256, so no channel overflows into its neighbor. */
static Uint32 mix(const Uint32 pixels[TAPS], const Uint32 weight[TAPS]) {
    Uint32 even = 0x00800080, odd = 0x00800080;
    for (int i = 0; i < TAPS; i++) {
        even += (pixels[i] & 0x00ff00ff) * weight[i];
        odd += (pixels[i] >> 8 & 0x00ff00ff) * weight[i];
    }
    return (even >> 8 & 0x00ff00ff) | (odd & 0xff00ff00);
}

static void mix_row(const Uint32 *row, const taps *columns, int width, Uint32 *mixed) {
    for (int i = 0; i < width; i++) {
        const Uint32 pixels[TAPS] = {row[columns[i].at[0]], row[columns[i].at[1]], row[columns[i].at[2]],
                                     row[columns[i].at[3]]};
        mixed[i] = mix(pixels, columns[i].weight);
    }
}

int resample(const SDL_Surface *picture, double scale, double x, double y, SDL_Rect area, void *pixels, int pitch) {
    size_t width = (size_t)area.w;
    taps *columns = malloc(width * sizeof *columns);
    Uint32 *mixed = malloc(TAPS * width * sizeof *mixed);
    int in_slot[TAPS] = {-1, -1, -1, -1}; /* a row is mixed once, although up to four rows of the result use it */
    if (columns == NULL || mixed == NULL) area.h = 0;
    else
        for (int i = 0; i < area.w; i++) columns[i] = find_taps(area.x + i, scale, x, picture->w);
    for (int j = 0; j < area.h; j++) {
        const taps rows = find_taps(area.y + j, scale, y, picture->h);
        const Uint32 *parts[TAPS];
        for (int i = 0; i < TAPS; i++) {
            int slot = rows.at[i] % TAPS;
            parts[i] = mixed + (size_t)slot * width;
            if (in_slot[slot] != rows.at[i])
                mix_row(row_of(picture, rows.at[i]), columns, area.w, mixed + (size_t)slot * width);
            in_slot[slot] = rows.at[i];
        }
        Uint32 *to = (Uint32 *)(void *)((Uint8 *)pixels + (ptrdiff_t)j * pitch);
        for (int i = 0; i < area.w; i++) {
            const Uint32 column[TAPS] = {parts[0][i], parts[1][i], parts[2][i], parts[3][i]};
            to[i] = mix(column, rows.weight);
        }
    }
    int made = columns != NULL && mixed != NULL;
    free(columns);
    free(mixed);
    return made ? 0 : -1;
}

SDL_Surface *halve(const SDL_Surface *picture) {
    static const Uint32 quarter[TAPS] = {ONE / 4, ONE / 4, ONE / 4, ONE / 4};
    SDL_Surface *half =
        SDL_CreateRGBSurfaceWithFormat(0, (picture->w + 1) / 2, (picture->h + 1) / 2, 32, picture->format->format);
    for (int y = 0; half != NULL && y < half->h; y++) {
        const Uint32 *upper = row_of(picture, 2 * y), *lower = row_of(picture, clamp(2 * y + 1, picture->h));
        Uint32 *to = (Uint32 *)(void *)((Uint8 *)half->pixels + (ptrdiff_t)y * half->pitch);
        for (int x = 0; x < half->w; x++) {
            int right = clamp(2 * x + 1, picture->w);
            const Uint32 four[TAPS] = {upper[2 * x], upper[right], lower[2 * x], lower[right]};
            to[x] = mix(four, quarter);
        }
    }
    return half;
}

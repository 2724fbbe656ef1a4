/*
 * stars.h - the brighter stars of the northern sky, and the figures of their constellations.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef STARS_H
#define STARS_H

typedef struct star {
    double hours;     /* right ascension, of the year 2000 */
    double degrees;   /* declination */
    double magnitude; /* the smaller, the brighter */
    const char *name; /* NULL: a star of a neighboring constellation, used only for the figure */
} star;

#define MAX_STARS 16

typedef struct constellation {
    const char *name;
    const char *figure; /* lines from star to star; 'a' is the first star, and a space begins another line */
    int star_count;
    star stars[MAX_STARS];
} constellation;

extern const constellation constellations[];
extern const int constellation_count;

#endif

/*
 * boat.c - see boat.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "boat.h"

#include <math.h>

enum { BLACK = 0x1d2733, RED = 0xc8352b, BLUE = 0x1f6fc4, GREEN = 0x2c8a4b, ID = 0 };

static const ink_point hull[] = {{525, 588}, {625, 700}, {950, 700}, {1050, 588}, {525, 588}};
static const ink_point mast[] = {{775, 588}, {775, 238}};
static const ink_point sail[] = {{800, 262}, {988, 538}, {800, 538}, {800, 269}};
static const ink_point jib[] = {{750, 325}, {600, 538}, {750, 538}, {750, 331}};

static void begin(ink *ink, uint32_t color, ink_point at) {
    const ink_stroke pen = {.id = ID, .color = color, .width = 12};
    ink_begin(ink, &pen, at);
}

/* Straight lines: a curve of the ink passes the midpoints, so each corner has points close to it. */
static void lines(ink *ink, uint32_t color, const ink_point *points, int count) {
    begin(ink, color, points[0]);
    for (int i = 1; i < count; i++)
        for (double t = 0.05; t < 1.01; t += 0.05)
            ink_extend(ink, ID, (ink_point){points[i - 1].x + t * (points[i].x - points[i - 1].x),
                                            points[i - 1].y + t * (points[i].y - points[i - 1].y)});
    ink_finish(ink, ID);
}

static void curve(ink *ink, uint32_t color, ink_point (*at)(double t, int which), int which) {
    begin(ink, color, at(0, which));
    for (double t = 0.02; t < 1.01; t += 0.02) ink_extend(ink, ID, at(t, which));
    ink_finish(ink, ID);
}

static ink_point sun(double t, int which) {
    (void)which;
    return (ink_point){1200 + 78 * cos(6.29 * t), 262 + 78 * sin(6.29 * t)};
}

static ink_point hill(double t, int which) {
    (void)which;
    return (ink_point){188 + 325 * t, 588 - 112 * sin(3.1416 * t)};
}

static ink_point wave(double t, int which) {
    static const ink_point starts[] = {{225, 750}, {650, 800}, {375, 862}};
    return (ink_point){starts[which].x + 700 * t, starts[which].y + 18 * sin(16 * t)};
}

void boat_draw(ink *ink) {
    lines(ink, RED, hull, 5);
    lines(ink, BLACK, mast, 2);
    lines(ink, BLACK, sail, 4);
    lines(ink, BLACK, jib, 4);
    curve(ink, RED, sun, 0);
    curve(ink, GREEN, hill, 0);
    for (int i = 0; i < 3; i++) curve(ink, BLUE, wave, i);
}

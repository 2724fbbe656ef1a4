/*
 * world.c - see world.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "world.h"

#include <math.h>

const tapzoom_rect world_bases[BASE_COUNT] = {
    {900, 1100, 520, 420}, {8300, 900, 520, 420}, {8500, 8400, 520, 420}, {1000, 8600, 520, 420}};

static const double speed = 70; /* per second */

/* A fixed pseudorandom number from 0 to 1. */
static double scattered(uint32_t number) {
    number = (number ^ 61 ^ number >> 16) * 9;
    number = (number ^ number >> 4) * 0x27d4eb2d;
    return (double)((number ^ number >> 15) % 10007) / 10006;
}

/* A unit walks back and forth between two points. */
camera_point world_unit(int unit, double time) {
    uint32_t seed = (uint32_t)unit * 4;
    camera_point home = {600 + 8800 * scattered(seed), 600 + 8800 * scattered(seed + 1)};
    camera_point way = {1000 * scattered(seed + 2) - 500, 1000 * scattered(seed + 3) - 500};
    double length = fmax(1, hypot(way.x, way.y)), walked = fmod(speed * time, 2 * length) / length;
    double part = walked < 1 ? walked : 2 - walked;
    return (camera_point){home.x + way.x * part, home.y + way.y * part};
}

int world_unit_at(camera_point place, double slack, double time) {
    int nearest = NO_UNIT;
    double least = UNIT_RADIUS + slack;
    for (int i = 0; i < UNIT_COUNT; i++) {
        camera_point unit = world_unit(i, time);
        double distance = hypot(unit.x - place.x, unit.y - place.y);
        if (distance <= least) {
            nearest = i;
            least = distance;
        }
    }
    return nearest;
}

/*
 * world.h - the world: walking units, and bases. All positions are functions of time.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef WORLD_H
#define WORLD_H

#include "camera.h"

#define WORLD_SIZE 10000.0
#define UNIT_RADIUS 22.0

enum { UNIT_COUNT = 240, BASE_COUNT = 4, NO_UNIT = -1 };

extern const tapzoom_rect world_bases[BASE_COUNT];

/* The position of a unit at a time. */
camera_point world_unit(int unit, double time);

/* The unit nearest to a position, if that is at most `slack` outside of the unit; otherwise NO_UNIT. */
int world_unit_at(camera_point place, double slack, double time);

#endif

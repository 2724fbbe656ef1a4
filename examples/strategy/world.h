/*
 * world.h - the world: units that walk, and bases. Where all is follows from the time alone.
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

/* Where a unit is at a time. */
camera_point world_unit(int unit, double time);

/* The unit nearest to a place, if the place is no further than `slack` outside of it, else NO_UNIT. */
int world_unit_at(camera_point place, double slack, double time);

#endif

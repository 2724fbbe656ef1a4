/*
 * minimap.c - see minimap.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "minimap.h"

#include <math.h>

#include "world.h"

static const double SMALLEST = 8; /* side of the frame, in pixels */

camera_point minimap_world_at(const hud_control *map, double x, double y) {
    return (camera_point){(x - map->x) / map->width * WORLD_SIZE, (y - map->y) / map->height * WORLD_SIZE};
}

/* One side of the frame, on a map from 0 to length. */
static void frame_side(double from, double visible, double length, double *start, double *side) {
    double low = fmax(0, from / WORLD_SIZE * length), high = fmin(length, (from + visible) / WORLD_SIZE * length);
    *side = fmax(SMALLEST, high - low);
    *start = fmax(0, fmin((low + high - *side) / 2, length - *side));
}

tapzoom_rect minimap_frame(const hud_control *map, const tapzoom_rect *visible) {
    tapzoom_rect frame;
    frame_side(visible->x, visible->width, map->width, &frame.x, &frame.width);
    frame_side(visible->y, visible->height, map->height, &frame.y, &frame.height);
    frame.x += map->x;
    frame.y += map->y;
    return frame;
}

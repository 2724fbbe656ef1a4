/*
 * minimap.h - the minimap: a picture of the whole world in a square of the window.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef MINIMAP_H
#define MINIMAP_H

#include "hud.h"

/* The world position under a position in the window. */
camera_point minimap_world_at(const hud_control *map, double x, double y);

/* The frame around the visible part of the world, in pixels of the window. It stays within the map while the view shows
   more than the world, and never becomes too small to see. */
tapzoom_rect minimap_frame(const hud_control *map, const tapzoom_rect *visible);

#endif

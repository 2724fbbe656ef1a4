/*
 * starmap.h - the northern sky as a drawing: the pole in the middle, 40 degrees south at the edge.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef STARMAP_H
#define STARMAP_H

#include <gtk/gtk.h>
#include <tapzoom.h>

#include "stars.h"

/* The sheet, in units of its own. */
#define STAR_MAP_WIDTH 1666.0
#define STAR_MAP_HEIGHT 1000.0

/** Draws the map as a TapZoomAreaDraw. data is a `const star **` to the marked star, which may be NULL. */
void star_map_draw(cairo_t *cr, const tapzoom_transform *transform, gpointer data);

/** The star nearest to a point of the map, at most `reach` from it, or NULL. */
const star *star_map_at(double x, double y, double reach);

/** A line of text about a star. The caller frees it. */
char *star_map_describe(const star *star);

#endif

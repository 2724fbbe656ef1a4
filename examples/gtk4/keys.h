/*
 * keys.h - keys that move a zoom area while they are held, at least by a step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef KEYS_H
#define KEYS_H

#include <tapzoom_gtk4.h>

/** Lets the keys of a window move an area: arrows pan, + and - zoom, comma and period turn. */
void keys_move(GtkWindow *window, TapZoomArea *area);

#endif

/*
 * keys.h - keys that move a zoom area for as long as they are held, and by a step at least.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef KEYS_H
#define KEYS_H

#include "zoomarea.h"

/** Lets the keys of a window move an area: arrows, + and -, and comma and period, which turn. */
void keys_move(GtkWindow *window, ZoomArea *area);

#endif

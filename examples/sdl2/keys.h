/*
 * keys.h - keys that move the picture for as long as they are held, and by a step at least.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef KEYS_H
#define KEYS_H

#include <SDL.h>

#include "tapzoom.h"

enum { KEYS_MOVES = 6 };

typedef struct keys {
    SDL_bool held[KEYS_MOVES];
    double since[KEYS_MOVES]; /* when it was pressed */
} keys;

/*
 * Moves the view if the key is an arrow, + or -. size: of the window. The view's clock is at the time of the event.
 * Returns whether it is one of them.
 */
SDL_bool keys_handle(keys *keys, tapzoom_view *view, SDL_Point size, const SDL_KeyboardEvent *event);

#endif

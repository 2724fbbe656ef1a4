/*
 * keys.h - keys that move the picture while they are held, at least by a step.
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
    double since[KEYS_MOVES]; /* time of the press */
} keys;

/*
 * Moves the view if the key is an arrow, + or -, and returns whether it is. size: of the window. The view's clock must
 * be at the time of the event.
 */
SDL_bool keys_handle(keys *keys, tapzoom_view *view, SDL_Point size, const SDL_KeyboardEvent *event);

#endif

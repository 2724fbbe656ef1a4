/*
 * touches.h - SDL's fingers, mouse and wheel, as a view takes them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCHES_H
#define TOUCHES_H

#include <SDL.h>

#include "tapzoom.h"

/* Before SDL_Init: a touch is told once, as what it is. */
void touches_set_hints(void);

/* Now, in seconds, on the clock of SDL's events. */
double touches_now(void);

/*
 * Hands on what is a touch, the mouse or its wheel. size: of the window when it happened; SDL_GetWindowSize tells of a
 * resize that may still wait behind it.
 */
void touches_handle(tapzoom_view *view, SDL_Point size, const SDL_Event *event);

/* Before a command: it starts at the view's clock, which stood still while the program slept. */
void touches_catch_up(tapzoom_view *view, Uint32 timestamp);

/* All touches are over: the window is no longer in front, say. */
void touches_cancel(tapzoom_view *view);

#endif

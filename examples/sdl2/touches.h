/*
 * touches.h - SDL's fingers, mouse and wheel, as a view takes them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCHES_H
#define TOUCHES_H

#include <SDL.h>

#include "tapzoom.h"

/* Call it before SDL_Init: SDL then makes no mouse events of touches, and no touches of the mouse. */
void touches_set_hints(void);

/* Now, in seconds, on the clock of SDL's events. */
double touches_now(void);

/*
 * Pushes the event if it is of a finger, the mouse or its wheel. size: of the window when the event happened. The size
 * of SDL_GetWindowSize may already be that of a later event.
 */
void touches_handle(tapzoom_view *view, SDL_Point size, const SDL_Event *event);

/* Before a command: it starts at the view's clock, which stood still while the program slept. */
void touches_catch_up(tapzoom_view *view, Uint32 timestamp);

/* Cancels all touches, for example when the window loses its focus. */
void touches_cancel(tapzoom_view *view);

#endif

/*
 * touches.h - SDL's fingers, mouse and wheel as touches and scrolls of a view.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCHES_H
#define TOUCHES_H

#include <SDL.h>

#include "tapzoom.h"

/* Call it before SDL_Init. SDL then sends no mouse events for touches, and no touches for the mouse. */
void touches_set_hints(void);

/* The current time on the clock of SDL's events, in seconds. */
double touches_now(void);

/*
 * Pushes an event of a finger, the mouse or the wheel, and ignores others. size: of the window when the event happened.
 * SDL_GetWindowSize may already return the size of a later event.
 */
void touches_handle(tapzoom_view *view, SDL_Point size, const SDL_Event *event);

/* Call it before a command. A command starts at the view's clock, which stops while the program sleeps. */
void touches_catch_up(tapzoom_view *view, Uint32 timestamp);

/* Cancels all touches, for example when the window loses its focus. */
void touches_cancel(tapzoom_view *view);

#endif

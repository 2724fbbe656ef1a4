/*
 * touches.h - SDL's fingers, mouse and wheel, as the sheet takes them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCHES_H
#define TOUCHES_H

#include <SDL.h>

#include "sheet.h"

/* Call it before SDL_Init: SDL then makes no mouse events of touches, and no touches of the mouse. */
void touches_set_hints(void);

/* Now, in seconds, on the clock of SDL's events. */
double touches_now(void);

/*
 * Pushes the event if it is of a finger, the mouse or its wheel. size: of the window when the event happened. The size
 * of SDL_GetWindowSize may already be that of a later event.
 */
void touches_handle(sheet *sheet, SDL_Point size, const SDL_Event *event);

/* Before a command: it starts at the view's clock, which stood still while the program slept. */
void touches_catch_up(sheet *sheet, Uint32 timestamp);

#endif

/*
 * devices.h - the number of touch devices.
 *
 * SPDX-License-Identifier: MIT
 *
 * On X11, SDL 2 counts them only at its start, and sends no event when one is added or removed. The X
 * server does.
 */
#ifndef DEVICES_H
#define DEVICES_H

#include <SDL.h>

/* Lets SDL forward the server's events. */
void devices_watch(void);

/* Whether to count the devices again: on X11 after an event about devices, elsewhere always, since SDL counts fast. */
SDL_bool devices_may_have_changed(const SDL_Event *event);

int devices_count(SDL_Window *window);

#endif

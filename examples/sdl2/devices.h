/*
 * devices.h - how many devices there are that can be touched.
 *
 * SPDX-License-Identifier: MIT
 *
 * On X11, SDL 2 counts them at its start only, and sends no event when one comes or goes. The X server does.
 */
#ifndef DEVICES_H
#define DEVICES_H

#include <SDL.h>

/* Lets SDL pass on the server's events. */
void devices_watch(void);

/* Whether to count them again: on X11, when the event is about devices; elsewhere always, since SDL is quick to ask. */
SDL_bool devices_may_have_changed(const SDL_Event *event);

int devices_count(SDL_Window *window);

#endif

/*
 * devices.h - how many devices there are that can be touched.
 *
 * SPDX-License-Identifier: MIT
 *
 * On X11, SDL 2 knows them as they were at its start, and says nothing when one comes or goes. The server does.
 */
#ifndef DEVICES_H
#define DEVICES_H

#include <SDL.h>

/* Has SDL pass on what the server says. */
void devices_watch(void);

/* Whether to count them again: on X11, when the event is about devices; elsewhere always, since SDL is quick to ask. */
SDL_bool devices_may_have_changed(const SDL_Event *event);

int devices_count(SDL_Window *window);

#endif

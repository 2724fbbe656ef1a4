/*
 * actions.h - what the viewer can do without a pinch and a drag: for its buttons and its keys.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ACTIONS_H
#define ACTIONS_H

#include "album.h"

typedef enum action {
    ACTION_NONE = -1,
    ACTION_ZOOM_IN,
    ACTION_ZOOM_OUT,
    ACTION_LEFT,
    ACTION_UP,
    ACTION_RIGHT,
    ACTION_DOWN,
    ACTION_FIT,
    ACTION_PAGE_LEFT,
    ACTION_PAGE_RIGHT,
    ACTION_LEAVE,
    ACTION_COUNT
} action;

/* Its name in words, or NULL for ACTION_NONE. */
const char *action_name(action action);

/* Whether the action would change something now. */
SDL_bool action_is_possible(const album *album, action action);

/* Does it, or says why not. The view's clock must be at the time of the event. */
void action_perform(album *album, action action);

/* The action of a single key: zooms in, and from the largest scale back to the whole picture. */
action action_around(const album *album);

#endif

/*
 * actions.c - see actions.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "actions.h"

#include "message.h"

const char *action_name(action action) {
    static const char *const names[ACTION_COUNT] = {"Zoom in", "Zoom out", "Left", "Up", "Right", "Down",
                                                    "Whole picture", "Page on the left", "Page on the right", "Leave"};
    return action != ACTION_NONE ? names[action] : NULL;
}

/* The step of an action; 0 if it is no step of the view. */
static uint32_t step_of(action action) {
    switch (action) {
    case ACTION_ZOOM_IN: return TAPZOOM_STEP_ZOOM_IN;
    case ACTION_ZOOM_OUT: return TAPZOOM_STEP_ZOOM_OUT;
    case ACTION_LEFT: return TAPZOOM_STEP_LEFT;
    case ACTION_UP: return TAPZOOM_STEP_UP;
    case ACTION_RIGHT: return TAPZOOM_STEP_RIGHT;
    case ACTION_DOWN: return TAPZOOM_STEP_DOWN;
    case ACTION_FIT: return TAPZOOM_STEP_FIT;
    default: return 0;
    }
}

SDL_bool action_is_possible(const album *album, action action) {
    uint32_t steps = 0;
    tapzoom_get_actions(album->view, &steps);
    switch (action) {
    case ACTION_PAGE_LEFT: return pages_may_have(&album->pages, -1);
    case ACTION_PAGE_RIGHT: return pages_may_have(&album->pages, 1);
    case ACTION_LEAVE: return SDL_TRUE;
    default: return (steps & step_of(action)) != 0;
    }
}

void action_perform(album *album, action action) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    switch (action) {
    case ACTION_PAGE_LEFT: album_turn_to_side(album, -1); break;
    case ACTION_PAGE_RIGHT: album_turn_to_side(album, 1); break;
    case ACTION_LEAVE: album->closed = SDL_TRUE; break;
    default: tapzoom_step(album->view, step_of(action), &animated); break;
    }
}

action action_around(const album *album) {
    return action_is_possible(album, ACTION_ZOOM_IN) ? ACTION_ZOOM_IN : ACTION_FIT;
}

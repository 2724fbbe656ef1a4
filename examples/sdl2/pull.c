/*
 * pull.c - see pull.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pull.h"

#include <math.h>

#include "message.h"

static const double coast = 0.199; /* seconds: 0.995 / (1 - 0.995) ms, of a scroll that loses 0.5 % speed per ms */
static const double least = 0.4;   /* of a third of the height */

SDL_bool pull_closes(double y, double velocity, double height) {
    double end = y + coast * velocity;
    return end * y > 0 && fabs(end) > least * height / 3;
}

double pull_progress(const pull *pull, double height) {
    return pull->active ? fmin(fabs(pull->y) / (height / 3), 1) : 0;
}

SDL_bool pull_handle(pull *pull, const tapzoom_event *event, SDL_bool is_zoomed, double height) {
    SDL_bool begins = event->phase == TAPZOOM_PHASE_BEGAN;
    switch (event->kind) {
    case TAPZOOM_EVENT_PAN:
        if (begins) pull->active = event->contact_count == 1 && !is_zoomed;
        /* At ENDED the picture springs back already, so this reads the last frame. A sideways drag turns the page. */
        return event->phase == TAPZOOM_PHASE_ENDED && pull->active && fabs(pull->y) > fabs(pull->x) &&
               pull_closes(pull->y, event->velocity.y, height);
    case TAPZOOM_EVENT_PINCH:
        if (begins) pull->active = SDL_FALSE;
        break;
    case TAPZOOM_EVENT_SETTLED: pull->active = SDL_FALSE; break;
    default: break;
    }
    return SDL_FALSE;
}

void pull_read(pull *pull, const tapzoom_view *view, double beside) {
    tapzoom_overscroll overscroll;
    tapzoom_get_overscroll(view, &overscroll);
    pull->x = overscroll.raw_x + beside;
    pull->y = overscroll.raw_y;
}

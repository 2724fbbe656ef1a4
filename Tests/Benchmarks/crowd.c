/*
 * crowd.c - many views; a finger pans one in ten. For bench.py.
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 199309L
#include <math.h>
#include <stdlib.h>

#include "clock.h"
#include "touches.h"

#define MOVING_ONE_IN 10

typedef struct crowd {
    int count, frame;
    tapzoom_view *views[];
} crowd;

crowd *crowd_create(int count);
void crowd_destroy(crowd *views);
double crowd_time(crowd *views, int frames, int advance_idle);

/* A finger lands on one view in ten. The host has displayed all views, and those without a finger have no deadline. */
crowd *crowd_create(int count) {
    tapzoom_config config;
    tapzoom_status failed = tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS);
    crowd *made = calloc(1, sizeof *made + (size_t)count * sizeof *made->views);
    tapzoom_touch down = pan_frame(0);
    tapzoom_state state = {0};
    for (; made->count < count && !failed; made->count++) {
        tapzoom_view **view = &made->views[made->count];
        failed |= create_view(&config, view);
        failed |= tapzoom_zoom_to(*view, 0.5, VIEW_WIDTH / 2, VIEW_HEIGHT / 2, NULL);
        if (made->count % MOVING_ONE_IN == 0) failed |= tapzoom_push_touches(*view, &down, 1, NULL);
        failed |= tapzoom_advance(*view, FRAME_DELAY);
        failed |= tapzoom_get_state(*view, &state);
        failed |= (state.next_deadline == INFINITY) != (made->count % MOVING_ONE_IN != 0);
    }
    if (!failed) return made;
    crowd_destroy(made);
    return NULL;
}

void crowd_destroy(crowd *views) {
    for (int i = 0; i < views->count; i++) tapzoom_destroy(views->views[i]);
    free(views);
}

/* The mean time of a frame in nanoseconds: a touch, an advance and a transform for each view with a finger, and nothing
   or an advance for each other view. NaN if a call failed. */
double crowd_time(crowd *views, int frames, int advance_idle) {
    tapzoom_status failed = TAPZOOM_OK;
    double start = nanoseconds();
    for (int frame = 0; frame < frames; frame++) {
        tapzoom_touch sample = pan_frame(++views->frame);
        double time = sample.time + FRAME_DELAY;
        for (int i = 0; i < views->count; i++) {
            tapzoom_transform seen;
            if (i % MOVING_ONE_IN == 0) {
                failed |= tapzoom_push_touches(views->views[i], &sample, 1, NULL);
                failed |= tapzoom_advance(views->views[i], time);
                failed |= tapzoom_get_transform(views->views[i], &seen);
            } else if (advance_idle) {
                failed |= tapzoom_advance(views->views[i], time);
            }
        }
    }
    return failed ? NAN : (nanoseconds() - start) / frames;
}

/*
 * path.c - frames of a pinch: two samples, an advance and a transform. path.py counts the last one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "tapzoom.h"

static tapzoom_view *view;
static tapzoom_transform transform;

static int push(double time, double spread, int phase) {
    tapzoom_sample samples[2];
    int index;
    for (index = 0; index < 2; index++) {
        samples[index].time = time;
        samples[index].id = index;
        samples[index].x = 500 + (index ? spread : -spread);
        samples[index].y = 500;
        samples[index].phase = phase;
        samples[index].tool = TAPZOOM_TOOL_FINGER;
        samples[index].flags = samples[index].buttons = 0;
    }
    return tapzoom_push_touches(view, samples, 2, 0);
}

static int frame(double time, double spread) {
    return push(time, spread, TAPZOOM_TOUCH_MOVED) || tapzoom_advance(view, time) ||
           tapzoom_get_transform(view, &transform);
}

__attribute__((noinline)) int steady_frame(double time, double spread);

/* The function that callgrind counts. */
int steady_frame(double time, double spread) { return frame(time, spread); }

int main(void) {
    const tapzoom_viewport viewport = {1000, 1000, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 1000, 1000};
    tapzoom_config config;
    double spread = 100, time = 0, scale;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) ||
        tapzoom_create(&config, &viewport, &content, &view) || push(time, spread, TAPZOOM_TOUCH_BEGAN))
        return 1;
    while (time < 0.5)
        if (frame(time += 0.016, spread += 3)) return 1;
    scale = transform.scale;
    return steady_frame(time + 0.016, spread + 3) || !(transform.scale > scale);
}

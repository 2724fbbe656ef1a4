/*
 * touch.h - fingers for the C tests.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCH_H
#define TOUCH_H

#include "check.h"

static inline tapzoom_sample sample(int32_t phase, int64_t id, double time, double x, double y) {
    tapzoom_sample made = {time, id, x, y, phase, TAPZOOM_TOOL_FINGER};
    return made;
}

static inline tapzoom_status touch(tapzoom_view *view, int32_t phase, int64_t id, double time, double x, double y) {
    tapzoom_sample one = sample(phase, id, time, x, y);
    return tapzoom_touches(view, &one, 1, NULL);
}

/* A finger that lands at a time and lifts 0.05 s later. */
static inline void tap(tapzoom_view *view, int64_t id, double time, double x, double y) {
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, id, time, x, y));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, id, time + 0.05, x, y));
}

/* Two taps; the second lifts 0.2 s after the first landed. */
static inline void double_tap(tapzoom_view *view, double time, double x, double y) {
    tap(view, 1, time, x, y);
    tap(view, 1, time + 0.15, x, y);
}

/* A finger that lands and goes straight, 100 times a second for 0.1 s. */
static inline void drag(tapzoom_view *view, int64_t id, double time, double x, double y, double to_x, double to_y) {
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, id, time, x, y));
    for (int i = 1; i <= 10; i++)
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, id, time + 0.01 * i, x + 0.1 * i * (to_x - x),
                       y + 0.1 * i * (to_y - y)));
}

static inline tapzoom_config preset(int32_t which) {
    tapzoom_config config;
    memset(&config, 0xA5, sizeof config);
    CHECK_OK(tapzoom_config_init(&config, sizeof config, which));
    return config;
}

static inline tapzoom_view *photos(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(&config, 800, 600, 4000, 3000, &view));
    if (!CHECK(view != NULL)) exit(check_report());
    return view;
}

#endif

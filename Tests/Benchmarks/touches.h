/*
 * touches.h - the touches of the benchmark, the same for tapzoom and raylib.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCHES_H
#define TOUCHES_H

#include <math.h>

#include "tapzoom.h"

/* Frames before the measurement. They go beyond every slop and fill the window of the velocity. */
#define WARM_FRAMES 64
/* Frames of a measurement: two seconds of a gesture. Its samples stay in the first-level cache. */
#define FRAMES 256
#define FRAME_TIME (1.0 / 120)
/* The time from the samples of a frame to its display. */
#define FRAME_DELAY 0.004

#define VIEW_WIDTH 800.0
#define VIEW_HEIGHT 600.0
#define CONTENT_WIDTH 4000.0
#define CONTENT_HEIGHT 3000.0

static inline tapzoom_status create_view(const tapzoom_config *config, tapzoom_view **view) {
    static const tapzoom_viewport viewport = {VIEW_WIDTH, VIEW_HEIGHT, 0, 0, 0, 0};
    static const tapzoom_rect content = {0, 0, CONTENT_WIDTH, CONTENT_HEIGHT};
    return tapzoom_create(config, &viewport, &content, view);
}

static inline tapzoom_touch touch_at(int64_t id, int32_t phase, double time, double x, double y) {
    tapzoom_touch sample = {.time = time, .id = id, .x = x, .y = y, .phase = phase};
    return sample;
}

/* Two fingers in one frame of a pinch. Their distance changes between 120 and 400 view units, their center moves, and
   the line between them rotates to and fro, each with its own period. */
static inline void pinch_frame(tapzoom_touch out[2], int frame) {
    double time = frame * FRAME_TIME;
    int32_t phase = frame == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
    double reach = 110 * exp(0.6 * sin(5.3 * time)), lean = 0.5 + 0.25 * sin(1.7 * time);
    double x = VIEW_WIDTH / 2 + 30 * sin(2.9 * time), y = VIEW_HEIGHT / 2 + 20 * sin(4.1 * time);
    out[0] = touch_at(1, phase, time, x - reach * cos(lean), y - reach * sin(lean));
    out[1] = touch_at(2, phase, time, x + reach * cos(lean), y + reach * sin(lean));
}

/* One finger in one frame of a pan to and fro at a varying speed. */
static inline tapzoom_touch pan_frame(int frame) {
    double time = frame * FRAME_TIME;
    int32_t phase = frame == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
    double x = VIEW_WIDTH / 2 + 150 * sin(2.3 * time), y = VIEW_HEIGHT / 2 + 90 * sin(3.1 * time);
    return touch_at(1, phase, time, x, y);
}

#endif

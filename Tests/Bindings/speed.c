/* SPDX-License-Identifier: MIT
 *
 * Plays the frames of Swift/measure.swift in C, and prints the nanoseconds of a frame.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <time.h>

#include "tapzoom.h"

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static tapzoom_view *view;
static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
static long event_count;
static double scales;

static int play(int first, int count) {
    for (int frame = first; frame < first + count; frame++) {
        int step = frame % 60;
        double time = (double)frame / 60;
        tapzoom_touch touches[2] = {{0}, {0}};
        tapzoom_frame_result result;
        size_t touch_count = 0;
        if (step <= 40) {
            int32_t phase = step == 0 ? TAPZOOM_TOUCH_BEGAN : step < 40 ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
            double distance = 50 + 2 * (double)(frame / 60 % 2 == 0 ? step : 40 - step);
            touches[0] = (tapzoom_touch){.time = time, .id = 1, .x = 200 - distance, .y = 300, .phase = phase};
            touches[1] = (tapzoom_touch){.time = time, .id = 2, .x = 200 + distance, .y = 310, .phase = phase};
            touch_count = 2;
        }
        if (tapzoom_frame(view, time, touches, touch_count, events, TAPZOOM_EVENT_CAPACITY, &result) != TAPZOOM_OK)
            return 0;
        for (int i = 0; i < result.event_count; i++)
            event_count += events[i].kind == TAPZOOM_EVENT_PINCH || events[i].kind == TAPZOOM_EVENT_PAN;
        scales += result.transform.scale;
    }
    return 1;
}

int main(void) {
    const tapzoom_viewport viewport = {.width = 400, .height = 600};
    const tapzoom_rect content = {.width = 2000, .height = 3000};
    tapzoom_config config;
    double best = 1;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK ||
        tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK)
        return 1;
    for (int round = 0; round < 40; round++) {
        double start = seconds();
        if (!play(round * 6000, 6000)) return 1;
        double taken = (seconds() - start) / 6000;
        if (taken < best) best = taken;
    }
    printf("%g ns, %ld events, scales %.17g\n", best * 1e9, event_count, scales);
    tapzoom_destroy(view);
    return 0;
}

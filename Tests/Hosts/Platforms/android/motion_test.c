/*
 * motion_test.c - plays motion events into examples/android/motion.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdio.h>

#include "motion.h"

static void send(tapzoom_view *view, int32_t action, size_t pointers, size_t history, const double *times,
                 const double *halves) {
    AInputEvent event = {.action = action, .pointers = pointers, .history = history, .ids = {5, 9}};
    for (size_t h = 0; h <= history; h++) {
        event.times[h] = times[h];
        event.xs[h][0] = (float)(200 - halves[h]);
        event.xs[h][1] = (float)(200 + halves[h]);
        event.ys[h][0] = event.ys[h][1] = 300;
    }
    const tapzoom_status status = push_motion(view, &event);
    if (status != TAPZOOM_OK) printf("%s\n", tapzoom_status_string(status));
}

/* Sends an event of one contact, and prints who owns the contact; -1 if none is down. */
static void send_one(tapzoom_view *view, int32_t action, int32_t tool, float major, double time) {
    const AInputEvent event = {.action = action, .tool = tool, .major = major, .pointers = 1, .ids = {5},
                               .times = {time}, .xs = {{150}}, .ys = {{300}}};
    int32_t owner = -1;
    const tapzoom_status status = push_motion(view, &event);
    tapzoom_get_contact_owner(view, 5, &owner);
    printf(status == TAPZOOM_OK ? " %d" : " error %d", owner);
}

/* A palm by its size at a move, by its tool; a finger beside a pen that hovers, beside a mouse that hovers. */
static void play_palms(tapzoom_view *view) {
    tapzoom_config config = {.struct_size = sizeof config};
    if (tapzoom_get_config(view, &config) != TAPZOOM_OK) return;
    config.palm_size = 100;
    config.pen_guard_time = 0.5;
    if (tapzoom_set_config(view, &config, NULL) != TAPZOOM_OK) return;
    printf("palms");
    send_one(view, AMOTION_EVENT_ACTION_DOWN, 0, 100, 10);
    send_one(view, AMOTION_EVENT_ACTION_MOVE, 0, 101, 10.1);
    send_one(view, AMOTION_EVENT_ACTION_UP, 0, 0, 10.2);
    send_one(view, AMOTION_EVENT_ACTION_DOWN, AMOTION_EVENT_TOOL_TYPE_PALM, 0, 11);
    send_one(view, AMOTION_EVENT_ACTION_UP, AMOTION_EVENT_TOOL_TYPE_PALM, 0, 11.1);
    for (int32_t tool = AMOTION_EVENT_TOOL_TYPE_STYLUS; tool <= AMOTION_EVENT_TOOL_TYPE_MOUSE; tool++) {
        send_one(view, AMOTION_EVENT_ACTION_HOVER_MOVE, tool, 0, 10 + tool);
        send_one(view, AMOTION_EVENT_ACTION_DOWN, 0, 0, 10.4 + tool);
        send_one(view, AMOTION_EVENT_ACTION_UP, 0, 0, 10.45 + tool);
    }
    puts("");
}

int main(void) {
    const tapzoom_viewport viewport = {.width = 400, .height = 600};
    const tapzoom_rect content = {.width = 2000, .height = 3000};
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_state state;
    tapzoom_transform fitted, shown;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK) return 1;
    config.pinch_slop = config.pan_slop = config.pinch_min_span = 0;
    if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) return 1;
    tapzoom_get_transform(view, &fitted);
    send(view, AMOTION_EVENT_ACTION_DOWN, 1, 0, (double[]){1}, (double[]){50});
    send(view, AMOTION_EVENT_ACTION_POINTER_DOWN | 1 << 8, 2, 0, (double[]){1.01}, (double[]){50});
    for (int step = 0; step < 10; step++) {
        const double time = 1.02 + step / 60.0, half = 50 + 20 * step;
        send(view, AMOTION_EVENT_ACTION_MOVE, 2, 1, (double[]){time, time + 1 / 120.0},
             (double[]){half + 10, half + 20});
    }
    send(view, AMOTION_EVENT_ACTION_POINTER_UP | 1 << 8, 2, 0, (double[]){1.5}, (double[]){250});
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    if (tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) != TAPZOOM_OK || count == 0) return 1;
    printf("began at %.4f\n", events[0].time); /* at the first historical position */
    tapzoom_get_transform(view, &shown);
    tapzoom_get_state(view, &state);
    printf("zoom %.6f about %.3f, %d down\n", shown.scale / fitted.scale, (200 - shown.x) / shown.scale,
           state.contact_count);
    send(view, AMOTION_EVENT_ACTION_CANCEL, 1, 0, (double[]){1.6}, (double[]){250});
    tapzoom_get_state(view, &state);
    printf("%d down at %.2f\n", state.contact_count, state.time);
    send(view, AMOTION_EVENT_ACTION_UP, 1, 0, (double[]){1.7}, (double[]){250});
    send(view, AMOTION_EVENT_ACTION_DOWN, 1, 0, (double[]){2}, (double[]){50});
    AInputEvent palm = {.action = AMOTION_EVENT_ACTION_UP, .flags = 0x20, .pointers = 1, .ids = {5}, .times = {2.01},
                        .xs = {{150}}, .ys = {{300}}};
    if (push_motion(view, &palm) != TAPZOOM_OK || tapzoom_advance(view, 3) != TAPZOOM_OK) return 1;
    tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count);
    size_t taps = 0;
    for (size_t i = 0; i < count; i++) taps += events[i].kind == TAPZOOM_EVENT_TAP;
    tapzoom_get_state(view, &state);
    printf("%d down, %d taps of a palm\n", state.contact_count, (int)taps);
    play_palms(view);
    tapzoom_destroy(view);
    return 0;
}

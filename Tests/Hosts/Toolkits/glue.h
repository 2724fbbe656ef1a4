/*
 * glue.h - a view for the tests of the toolkits' headers. The tests feed a header with events, and replace the
 * functions of the toolkit that say what the window, the devices and the clock are. They are C and C++.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GLUE_H
#define GLUE_H

#include "check.h"

/* A view of content of the same size, at the scale 1, without a slop. */
static inline tapzoom_view *open_view(double width, double height) {
    tapzoom_config config;
    tapzoom_viewport viewport = {width, height, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, width, height};
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    config.pan_slop = config.pinch_slop = 0;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    return view;
}

static inline int contacts(const tapzoom_view *view) {
    size_t count = 0;
    CHECK_OK(tapzoom_get_contacts(view, NULL, 0, &count));
    return (int)count;
}

static inline tapzoom_transform transform(const tapzoom_view *view) {
    tapzoom_transform transform;
    CHECK_OK(tapzoom_get_transform(view, &transform));
    return transform;
}

static inline tapzoom_config settings(const tapzoom_view *view) {
    tapzoom_config config;
    config.struct_size = sizeof config;
    CHECK_OK(tapzoom_get_config(view, &config));
    return config;
}

static inline double width_of(const tapzoom_view *view) {
    tapzoom_viewport viewport;
    CHECK_OK(tapzoom_get_viewport(view, &viewport));
    return viewport.width;
}

/* Starts an animated zoom by 2 about the middle. */
static inline void zoom_slowly(tapzoom_view *view, double time) {
    tapzoom_options options;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.animated = 1;
    CHECK_OK(tapzoom_advance(view, time));
    CHECK_OK(tapzoom_zoom_by(view, 2, 500, 250, &options));
}

/* Events of a kind that wait. */
static inline int events_of(tapzoom_view *view, int32_t kind) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t i, count = 0;
    int found = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (i = 0; i < count; i++) found += events[i].kind == kind;
    return found;
}

/* Checks the place and the kind of a touch. */
#define CHECK_TOUCH(touch, id_, x_, y_, phase_)                                                                       \
    (CHECK((touch).id == (id_)), CHECK_NEAR((touch).x, x_, 1e-4), CHECK_NEAR((touch).y, y_, 1e-4),                     \
     CHECK((touch).phase == (phase_)))

#endif

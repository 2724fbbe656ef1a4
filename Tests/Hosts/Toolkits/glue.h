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

/* Checks the place and the kind of a touch. */
#define CHECK_TOUCH(touch, id_, x_, y_, phase_)                                                                       \
    (CHECK((touch).id == (id_)), CHECK_NEAR((touch).x, x_, 1e-4), CHECK_NEAR((touch).y, y_, 1e-4),                     \
     CHECK((touch).phase == (phase_)))

#endif

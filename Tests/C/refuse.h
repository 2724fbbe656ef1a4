/*
 * refuse.h - what the tests of bad input share: a refused call changes nothing that can be read.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef REFUSE_H
#define REFUSE_H

#include "touch.h"

/* All that can be read without changing anything. */
typedef struct reading {
    tapzoom_transform transform, target, residual;
    tapzoom_rect visible, target_rect;
    tapzoom_config config;
    double wake, min, max, full, raster;
    float matrix[16];
    uint32_t state, padding;
} reading;

static inline reading read_all(const tapzoom_view *view) {
    reading now;
    memset(&now, 0, sizeof now);
    now.config.struct_size = sizeof now.config;
    CHECK_OK(tapzoom_get_transform(view, &now.transform));
    CHECK_OK(tapzoom_get_target_transform(view, &now.target));
    CHECK_OK(tapzoom_get_visible_rect(view, &now.visible));
    CHECK_OK(tapzoom_get_target_rect(view, &now.target_rect));
    CHECK_OK(tapzoom_get_raster(view, &now.raster, &now.residual));
    CHECK_OK(tapzoom_get_config(view, &now.config));
    CHECK_OK(tapzoom_next_wake(view, &now.wake));
    CHECK_OK(tapzoom_get_scale_range(view, &now.min, &now.max, &now.full));
    CHECK_OK(tapzoom_get_matrix(view, now.matrix));
    CHECK_OK(tapzoom_get_state(view, &now.state));
    return now;
}

/* The view that refuses, and what was read from it before. */
static tapzoom_view *view;
static reading before;

#define UNCHANGED()                     \
    do {                                \
        reading after = read_all(view); \
        CHECK_SAME(after, before);      \
    } while (0)

#define REFUSED(why, call)       \
    do {                         \
        CHECK_STATUS(why, call); \
        UNCHANGED();             \
    } while (0)

/* Out pointers point to this, which no call may change. */
static union {
    unsigned char bytes[8192];
    tapzoom_transform transform;
    tapzoom_rect rect;
    tapzoom_event events[4];
    tapzoom_view *view;
    double number[4];
    float matrix[16];
    uint32_t state;
    size_t count;
} out;

static inline void fill_out(void) { memset(&out, 0xA5, sizeof out); }

static inline void check_out(void) {
    size_t i = 0;
    while (i < sizeof out.bytes && out.bytes[i] == 0xA5) i++;
    CHECK(i == sizeof out.bytes);
}

static const double not_finite[] = {NAN, -NAN, INFINITY, -INFINITY};

#define EACH(list) for (size_t i = 0; i < sizeof(list) / sizeof *(list); i++)

#endif

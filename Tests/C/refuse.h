/*
 * refuse.h - helpers for the tests of bad input: a refused call changes nothing that the host can read.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef REFUSE_H
#define REFUSE_H

#include "touch.h"

/* Everything that a host can read without changing the view. */
typedef struct reading {
    tapzoom_transform transform, at_clock, target, residual, target_residual;
    tapzoom_viewport viewport;
    tapzoom_rect content;
    tapzoom_rect visible, target_visible;
    tapzoom_config config;
    tapzoom_state state;
    tapzoom_velocity velocity;
    tapzoom_overscroll overscroll;
    double min, max, fitted, raster;
    int32_t owners[TAPZOOM_MAX_CONTACTS + 2]; /* owners of the contacts with these ids; -1 for none */
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    size_t contact_count;
} reading;

static inline reading read_all(const tapzoom_view *view) {
    reading now;
    memset(&now, 0, sizeof now);
    now.config = config_of(view);
    now.transform = place_of(view);
    now.at_clock = now.transform;
    if (isfinite(state_of(view).time))
        CHECK_OK(tapzoom_get_transform_at(view, state_of(view).time, &now.at_clock));
    now.target = target_of(view);
    now.visible = visible_rect(view, now.transform);
    now.target_visible = visible_rect(view, now.target);
    now.state = state_of(view);
    CHECK_OK(tapzoom_get_velocity(view, &now.velocity));
    CHECK_OK(tapzoom_get_overscroll(view, &now.overscroll));
    now.raster = raster_of(view);
    now.residual = residual_of(view, now.transform), now.target_residual = residual_of(view, now.target);
    CHECK_OK(tapzoom_get_viewport(view, &now.viewport));
    CHECK_OK(tapzoom_get_content(view, &now.content));
    CHECK_OK(tapzoom_get_contacts(view, now.contacts, TAPZOOM_MAX_CONTACTS, &now.contact_count));
    CHECK(now.contact_count == (size_t)now.state.contact_count);
    CHECK_OK(tapzoom_get_scale_range(view, &now.min, &now.max, &now.fitted));
    for (int i = 0; i < TAPZOOM_MAX_CONTACTS + 2; i++) {
        now.owners[i] = -1;
        tapzoom_status status = tapzoom_get_contact_owner(view, i, &now.owners[i]);
        CHECK(status == (now.owners[i] < 0 ? TAPZOOM_ERROR_CONTACT_UNKNOWN : TAPZOOM_OK));
    }
    return now;
}

/* The view that refuses, and its reading before the call. */
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

/* The target of output pointers. No refused call may change it. */
static union {
    unsigned char bytes[8192];
    tapzoom_transform transform;
    tapzoom_rect rect;
    tapzoom_event events[4];
    tapzoom_view *view;
    double number[6];
    tapzoom_viewport viewport;
    tapzoom_contact contacts[4];
    float matrix[16];
    tapzoom_state state;
    tapzoom_velocity velocity;
    tapzoom_overscroll overscroll;
    tapzoom_frame_result frame;
    size_t count;
    int32_t consumed, owner;
    uint32_t actions;
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

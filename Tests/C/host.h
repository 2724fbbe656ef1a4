/*
 * host.h - helpers for the tests of scrolls, commands and velocities: scrolls, transforms, events.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef HOST_H
#define HOST_H

#include "touch.h"

#define WIDTH 800.0
#define HEIGHT 600.0
#define DIAGONAL 1000.0
/* The tolerance of equal transforms: 1e-9 of the viewport's diagonal. */
#define EXACT (1e-9 * DIAGONAL)

/* ---- Similarities ---------------------------------------------------------------------------------------------- */

/* A change that takes the point (from_x, from_y) of the view to (to_x, to_y), and scales and rotates about it. */
typedef struct change {
    double from_x, from_y, to_x, to_y, factor, angle;
} change;

#define PANNED(dx, dy) ((change){0, 0, (dx), (dy), 1, 0})
#define SCALED(factor, x, y) ((change){(x), (y), (x), (y), (factor), 0})
#define TURNED(angle, x, y) ((change){(x), (y), (x), (y), 1, (angle)})

static inline tapzoom_transform changed(tapzoom_transform t, change c) {
    double u = c.factor * (t.x - c.from_x), v = c.factor * (t.y - c.from_y), cosine = cos(c.angle), sine = sin(c.angle);
    return (tapzoom_transform){t.scale * c.factor, t.rotation + c.angle, c.to_x + cosine * u - sine * v,
                               c.to_y + sine * u + cosine * v};
}

/* The content point that a transform displays at (x, y) of the view. */
static inline void content_at(tapzoom_transform t, double x, double y, double *u, double *v) {
    double cosine = cos(t.rotation), sine = sin(t.rotation);
    *u = (cosine * (x - t.x) + sine * (y - t.y)) / t.scale;
    *v = (cosine * (y - t.y) - sine * (x - t.x)) / t.scale;
}

/* Where a transform displays a content point. */
static inline void view_at(tapzoom_transform t, double u, double v, double *x, double *y) {
    double cosine = cos(t.rotation), sine = sin(t.rotation);
    *x = t.scale * (cosine * u - sine * v) + t.x;
    *y = t.scale * (sine * u + cosine * v) + t.y;
}

/* The distance in the view by which `to` displays the content point under (x, y) of `from` elsewhere. */
static inline double shift_at(tapzoom_transform from, tapzoom_transform to, double x, double y) {
    double u, v, a, b;
    content_at(from, x, y, &u, &v);
    view_at(to, u, v, &a, &b);
    return hypot(a - x, b - y);
}

/* The largest distance of one content point in the viewport between two transforms. Full turns of the rotation
   count. */
static inline double apart(tapzoom_transform a, tapzoom_transform b) {
    double corners = fmax(shift_at(a, b, 0, 0), shift_at(a, b, WIDTH, HEIGHT));
    return fmax(fmax(corners, fmax(shift_at(a, b, WIDTH, 0), shift_at(a, b, 0, HEIGHT))),
                DIAGONAL * fabs(a.rotation - b.rotation));
}

#define CHECK_APART(a, b, distance) check_near(apart((a), (b)), 0, (distance), #a " is " #b, __FILE__, __LINE__)

/* ---- Scrolls --------------------------------------------------------------------------------------------------- */

static inline tapzoom_scroll wheel_of(double time, double x, double y, double dx, double dy) {
    return (tapzoom_scroll){time, x, y, dx, dy, 1, 0, TAPZOOM_UNIT_PIXEL, TAPZOOM_SOURCE_WHEEL,
                            TAPZOOM_SCROLL_UNPHASED, 0};
}

static inline tapzoom_scroll trackpad_of(double time, double x, double y, double dx, double dy, int32_t phase) {
    return (tapzoom_scroll){time, x, y, dx, dy, 1, 0, TAPZOOM_UNIT_PIXEL, TAPZOOM_SOURCE_TRACKPAD, phase, 0};
}

/* Pushes a scroll. Returns whether the view consumed it. */
static inline int push(tapzoom_view *view, tapzoom_scroll scroll) {
    int32_t consumed = -1;
    CHECK_OK(tapzoom_push_scroll(view, &scroll, &consumed));
    CHECK(consumed == 0 || consumed == 1);
    return consumed == 1;
}

/* Change of ln(scale) for one unit of dy. */
#define WHEEL_RATE (-0.69314718055994530942 / 300)

/* ---- Views ----------------------------------------------------------------------------------------------------- */

/* A view with all gestures and limits too far away to matter. The whole content is in the middle. */
static inline tapzoom_config boundless(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    config.gestures = EVERY_GESTURE;
    config.min_scale.factor = 1e-5, config.max_scale.factor = 1e5;
    return config;
}

/* Bounds too far away for a short motion to reach. */
static inline tapzoom_config spacious(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.gestures = EVERY_GESTURE;
    config.min_scale = TAPZOOM_LEVEL(NONE, 1e-3);
    config.max_scale = TAPZOOM_LEVEL(NONE, 1e3);
    return config;
}

/* A view with one of these configs; with `is_spacious` it has the bounds CONTENT. */
static inline tapzoom_view *roomy_view(tapzoom_config config, int is_spacious) {
    double size = is_spacious ? 1e3 : 1;
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000 * size, 3000 * size);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_center_on(view, 2000 * size, 1500 * size, is_spacious ? 1 : 0.2, NULL));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    return view;
}

static inline tapzoom_transform place_at(tapzoom_view *view, double time) {
    CHECK_OK(tapzoom_advance(view, time));
    return place_of(view);
}

static inline tapzoom_velocity velocity_of(const tapzoom_view *view) {
    tapzoom_velocity velocity = {0, 0, 0, 0, 0, 0};
    CHECK_OK(tapzoom_get_velocity(view, &velocity));
    return velocity;
}

static inline int is_moving(const tapzoom_view *view) { return (state_of(view).flags & TAPZOOM_STATE_MOVING) != 0; }

/* ---- Events ---------------------------------------------------------------------------------------------------- */

typedef struct journal {
    tapzoom_event events[4096];
    size_t count;
} journal;

static inline void keep_events(tapzoom_view *view, journal *to) {
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, to->events + to->count, 4096 - to->count, &count));
    to->count += count;
}

/* Counts the events of a kind and a phase; -1 counts every phase. */
static inline int count_of(const journal *from, int32_t kind, int32_t phase) {
    int count = 0;
    for (size_t i = 0; i < from->count; i++)
        count += from->events[i].kind == kind && (phase < 0 || from->events[i].phase == phase);
    return count;
}

#define COUNT(journal, kind, phase) count_of((journal), TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_##phase)

/* The first event of a kind and a phase, or the last one if `is_last`; NULL if there is none. */
static inline const tapzoom_event *find(const journal *from, int32_t kind, int32_t phase, int is_last) {
    const tapzoom_event *found = NULL;
    for (size_t i = 0; i < from->count; i++)
        if (from->events[i].kind == kind && from->events[i].phase == phase && (is_last || !found))
            found = &from->events[i];
    return found;
}

#endif

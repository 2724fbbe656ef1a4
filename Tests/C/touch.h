/*
 * touch.h - views, fingers and reads for the C tests.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TOUCH_H
#define TOUCH_H

#include "check.h"

/* ---- Arguments ------------------------------------------------------------------------------------------------- */

#define RECT(x, y, width, height) (&(const tapzoom_rect){(x), (y), (width), (height)})
#define VIEWPORT(width, height, left, top, right, bottom) \
    (&(const tapzoom_viewport){(width), (height), (left), (top), (right), (bottom)})
/* The options of a command; is_animated is 0 or 1, or a value that the library refuses. */
#define OPTIONS(is_animated) \
    (&(const tapzoom_options){.struct_size = sizeof(tapzoom_options), .animated = (is_animated)})

#define EVERY_GESTURE \
    (uint32_t)(TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_FINGERS_TAP | \
               TAPZOOM_GESTURE_LONG_PRESS | TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE | \
               TAPZOOM_GESTURE_QUICK_ZOOM | TAPZOOM_GESTURE_SWIPE | TAPZOOM_GESTURE_FLING)
#define EVENT_BIT(kind) TAPZOOM_BIT(TAPZOOM_EVENT_##kind)
/* All kinds of events. FINGERS_DRAG and SNAP come only with their settings. */
#define EVERY_EVENT \
    (EVENT_BIT(TAP_PENDING) | EVENT_BIT(TAP) | EVENT_BIT(DOUBLE_TAP) | EVENT_BIT(FINGERS_TAP) | \
     EVENT_BIT(LONG_PRESS) | EVENT_BIT(PAN) | EVENT_BIT(PINCH) | EVENT_BIT(ROTATE) | EVENT_BIT(QUICK_ZOOM) | \
     EVENT_BIT(SWIPE) | EVENT_BIT(FLING) | EVENT_BIT(SCROLL) | EVENT_BIT(ANIMATION) | EVENT_BIT(SETTLED) | \
     EVENT_BIT(LIMIT) | EVENT_BIT(PAGE) | EVENT_BIT(OWNER) | EVENT_BIT(EDGE) | EVENT_BIT(FINGERS_DRAG) | \
     EVENT_BIT(FAILED) | EVENT_BIT(SNAP))

/* ---- Fingers --------------------------------------------------------------------------------------------------- */

static inline tapzoom_touch sample(int32_t phase, int64_t id, double time, double x, double y) {
    return (tapzoom_touch){.time = time, .id = id, .x = x, .y = y, .phase = phase};
}

static inline tapzoom_status touch(tapzoom_view *view, int32_t phase, int64_t id, double time, double x, double y) {
    tapzoom_touch one = sample(phase, id, time, x, y);
    return tapzoom_push_touches(view, &one, 1, NULL);
}

/* A finger lands at a time and lifts 0.05 s later. */
static inline void tap(tapzoom_view *view, int64_t id, double time, double x, double y) {
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, id, time, x, y));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, id, time + 0.05, x, y));
}

/* Two taps; the second lifts 0.2 s after the first landing. */
static inline void double_tap(tapzoom_view *view, double time, double x, double y) {
    tap(view, 1, time, x, y);
    tap(view, 1, time + 0.15, x, y);
}

/* A finger lands and moves along a line, 100 times a second for 0.1 s. */
static inline void drag(tapzoom_view *view, int64_t id, double time, double x, double y, double to_x, double to_y) {
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, id, time, x, y));
    for (int i = 1; i <= 10; i++)
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, id, time + 0.01 * i, x + 0.1 * i * (to_x - x),
                       y + 0.1 * i * (to_y - y)));
}

/* ---- Views ----------------------------------------------------------------------------------------------------- */

/* A factor times the scale at which the whole content is visible. */
#define CONTAIN(factor) TAPZOOM_LEVEL(CONTAIN, factor)

/* The views of tests are strict, so that a wrong time in a test is an error. */
static inline tapzoom_config preset(int32_t which) {
    tapzoom_config config;
    memset(&config, 0xA5, sizeof config);
    CHECK_OK(tapzoom_config_init(&config, sizeof config, which));
    config.lenient = 0;
    return config;
}

/* A view without insets, on content that begins at (0, 0). */
static inline tapzoom_status create(const tapzoom_config *config, double width, double height, double content_width,
                                    double content_height, tapzoom_view **view) {
    return tapzoom_create(config, VIEWPORT(width, height, 0, 0, 0, 0), RECT(0, 0, content_width, content_height),
                          view);
}

/* The same as a return value. Without a view the test ends. */
static inline tapzoom_view *view_of(const tapzoom_config *config, double width, double height, double content_width,
                                    double content_height) {
    tapzoom_view *view = NULL;
    CHECK_OK(create(config, width, height, content_width, content_height, &view));
    if (!CHECK(view != NULL)) exit(check_report());
    return view;
}

static inline tapzoom_view *view_with(int32_t which) {
    tapzoom_config config = preset(which);
    return view_of(&config, 800, 600, 4000, 3000);
}

static inline tapzoom_view *photos(void) { return view_with(TAPZOOM_PRESET_PHOTOS); }

static inline tapzoom_status set_size(tapzoom_view *view, double width, double height) {
    return tapzoom_set_viewport(view, VIEWPORT(width, height, 0, 0, 0, 0));
}

/* ---- Readings -------------------------------------------------------------------------------------------------- */

static inline tapzoom_transform place_of(const tapzoom_view *view) {
    tapzoom_transform place = {0, 0, 0, 0};
    CHECK_OK(tapzoom_get_transform(view, &place));
    return place;
}

static inline tapzoom_transform target_of(const tapzoom_view *view) {
    tapzoom_transform target = {0, 0, 0, 0};
    CHECK_OK(tapzoom_get_target_transform(view, &target));
    return target;
}

/* Checks that the call writes every byte of the state. */
static inline tapzoom_state state_of(const tapzoom_view *view) {
    tapzoom_state state;
    memset(&state, 0xA5, sizeof state);
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state.reserved[0] == 0 && state.reserved[1] == 0 && state.reserved[2] == 0);
    return state;
}

static inline double raster_of(const tapzoom_view *view) {
    double scale = 0;
    CHECK_OK(tapzoom_get_raster_scale(view, &scale));
    return scale;
}

/* The transform with which a host shows its raster under a transform. */
static inline tapzoom_transform residual_of(const tapzoom_view *view, tapzoom_transform transform) {
    tapzoom_transform residual = {0, 0, 0, 0};
    CHECK_OK(tapzoom_get_raster_transform(view, &transform, &residual));
    return residual;
}

/* The visible part of the content under a transform. */
static inline tapzoom_rect visible_rect(const tapzoom_view *view, tapzoom_transform transform) {
    tapzoom_rect rect = {0, 0, 0, 0};
    CHECK_OK(tapzoom_get_visible_rect(view, &transform, &rect));
    return rect;
}

static inline tapzoom_config config_of(const tapzoom_view *view) {
    tapzoom_config config;
    config.struct_size = sizeof config;
    CHECK_OK(tapzoom_get_config(view, &config));
    return config;
}

static inline tapzoom_overscroll overscroll_of(const tapzoom_view *view) {
    tapzoom_overscroll overscroll;
    memset(&overscroll, 0xA5, sizeof overscroll);
    CHECK_OK(tapzoom_get_overscroll(view, &overscroll));
    return overscroll;
}

/* The owner of a contact that is down. */
static inline int32_t owner_in(const tapzoom_view *view, int64_t id) {
    int32_t owner = -1;
    CHECK_OK(tapzoom_get_contact_owner(view, id, &owner));
    return owner;
}

/* Writes a snapshot of a view into memory with room for the largest one, and returns its size. */
enum { SNAPSHOT_ROOM = 1 << 15 };
static inline size_t save_to(unsigned char *bytes, const tapzoom_view *view) {
    size_t size = 0;
    CHECK_OK(tapzoom_save_state(view, bytes, SNAPSHOT_ROOM, &size));
    return size;
}

/* Gives a view the state of another one. */
static inline void copy_view(tapzoom_view *to, const tapzoom_view *from) {
    static unsigned char bytes[SNAPSHOT_ROOM];
    CHECK_OK(tapzoom_load_state(to, bytes, save_to(bytes, from)));
}

/* Checks that two views have the same state, to the last bit. */
static inline int check_same_state(const tapzoom_view *one, const tapzoom_view *other) {
    static unsigned char ours[SNAPSHOT_ROOM], theirs[SNAPSHOT_ROOM];
    size_t size = save_to(ours, one), same = save_to(theirs, other);
    return CHECK(size == same && memcmp(ours, theirs, size) == 0);
}

/* Replays a whole recording. */
static inline void replay_all(tapzoom_view *view, const unsigned char *bytes, size_t size) {
    tapzoom_status status = TAPZOOM_OK;
    size_t accepted;
    while (size > 0 && (status = tapzoom_replay(view, bytes, size, &accepted, NULL, NULL)) == TAPZOOM_OK)
        bytes += accepted, size -= accepted;
    CHECK_STATUS(TAPZOOM_OK, status);
    CHECK_OK(tapzoom_end_recording(view));
}

/* Takes all events, and returns how many have a kind and a phase. */
static inline int poll_for(tapzoom_view *view, int32_t kind, int32_t phase) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    int found = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) found += events[i].kind == kind && events[i].phase == phase;
    return found;
}

#endif

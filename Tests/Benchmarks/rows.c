/*
 * rows.c - the rows of the benchmark. Each row brings a view into a state, repeats one operation, and then checks that
 * the view is still in that state.
 *
 * SPDX-License-Identifier: MIT
 */
#include "rows.h"

#include <stdlib.h>
#include <string.h>

#include "escape.h"
#include "touches.h"

/* Short operations run this many times, so that the time for reading the clock does not matter. */
#define PASSES 16

static tapzoom_view *view;
static tapzoom_status failed; /* not 0 after a call has failed */
static uint32_t begun;        /* bits of the open gestures and animations */
static double now;
static tapzoom_transform seen;
static tapzoom_event polled[TAPZOOM_EVENT_CAPACITY];
static size_t polled_count;

/* ---- Views --------------------------------------------------------------------------------------------------- */

/* A new view with the content around a point at a scale. Its scale limits are 0.2 and 1.2. */
static void start_shared_view(double scale, double center_x, double center_y, uint64_t events, int32_t min_pan_contacts,
                              uint32_t edges) {
    tapzoom_config config;
    failed = tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS);
    config.events = events;
    config.min_pan_contacts = min_pan_contacts;
    config.pager_edges = edges;
    config.max_scale = TAPZOOM_LEVEL(CONTAIN, 6);
    tapzoom_destroy(view);
    view = NULL;
    failed |= create_view(&config, &view);
    failed |= tapzoom_center_on(view, center_x, center_y, scale, NULL);
    now = 0;
    begun = 0;
}

static void start_view(double scale, double center_x, double center_y, uint64_t events) {
    start_shared_view(scale, center_x, center_y, events, 1, 0);
}

static void push(tapzoom_touch sample) {
    failed |= tapzoom_push_touches(view, &sample, 1, NULL);
    now = sample.time;
}

static void poll(void) {
    failed |= tapzoom_poll_events(view, polled, TAPZOOM_EVENT_CAPACITY, &polled_count);
    for (size_t i = 0; i < polled_count; i++) {
        if (polled[i].kind == TAPZOOM_EVENT_LIMIT) continue; /* a view at rest may be at a limit */
        uint32_t bit = UINT32_C(1) << polled[i].kind;
        if (polled[i].phase == TAPZOOM_PHASE_BEGAN) begun |= bit;
        if (polled[i].phase == TAPZOOM_PHASE_ENDED || polled[i].phase == TAPZOOM_PHASE_CANCELLED) begun &= ~bit;
    }
}

static int is_in(uint32_t flags, uint32_t gestures) {
    tapzoom_state now_is = {0};
    failed |= tapzoom_get_state(view, &now_is);
    poll();
    return failed == TAPZOOM_OK && (now_is.flags & (TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING)) == flags &&
           begun == gestures;
}

/* ---- raylib -------------------------------------------------------------------------------------------------- */

static tapzoom_touch pinch[WARM_FRAMES + FRAMES][2];

static void make_pinch(void) {
    for (int frame = 0; frame < WARM_FRAMES + FRAMES; frame++) pinch_frame(pinch[frame], frame);
}

static double span(const tapzoom_touch fingers[2]) {
    return hypot(fingers[1].x - fingers[0].x, fingers[1].y - fingers[0].y);
}

/* The factor by which the fingers have zoomed at the end. */
static double spread(void) { return span(pinch[WARM_FRAMES + FRAMES - 1]) / span(pinch[0]); }

static raylib library;
static raylib_event raylib_pinch[WARM_FRAMES + FRAMES];
static raylib_vector raylib_seen;

void use_raylib(const raylib *functions) { library = *functions; }

static void prepare_raylib(void) {
    make_pinch();
    for (int frame = 0; frame < WARM_FRAMES + FRAMES; frame++) {
        raylib_event *event = &raylib_pinch[frame];
        event->action = frame == 0 ? RAYLIB_TOUCH_DOWN : RAYLIB_TOUCH_MOVE;
        event->point_count = 2;
        for (int finger = 0; finger < 2; finger++) {
            event->ids[finger] = finger + 1;
            event->positions[finger].x = (float)(pinch[frame][finger].x / VIEW_WIDTH);
            event->positions[finger].y = (float)(pinch[frame][finger].y / VIEW_HEIGHT);
        }
    }
    for (int frame = 0; frame < WARM_FRAMES; frame++) library.process(raylib_pinch[frame]);
}

static void run_raylib(void) {
    for (int pass = 0; pass < PASSES; pass++)
        for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
            library.process(raylib_pinch[frame]);
            library.update();
            raylib_seen = library.pinch();
            ESCAPE(&raylib_seen);
        }
}

static int raylib_holds(void) {
    const raylib_vector *last = raylib_pinch[WARM_FRAMES + FRAMES - 1].positions;
    return raylib_seen.x == last[1].x - last[0].x && raylib_seen.y == last[1].y - last[0].y;
}

/* ---- Two fingers --------------------------------------------------------------------------------------------- */

static inline void show(int frame) {
    failed |= tapzoom_advance(view, pinch[frame][0].time + FRAME_DELAY);
    failed |= tapzoom_get_transform(view, &seen);
}

static inline void pinch_and_show(int frame) {
    failed |= tapzoom_push_touches(view, pinch[frame], 2, NULL);
    show(frame);
}

static void start_pinch(double scale, uint64_t events) {
    make_pinch();
    start_view(scale, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, events);
    for (int frame = 0; frame < WARM_FRAMES; frame++) pinch_and_show(frame);
    poll();
}

/* The scale goes from 0.3 to 0.9 and stays away from the limits. */
static void prepare_pinch(void) { start_pinch(0.5, UINT64_MAX); }
static void prepare_pinch_without_events(void) { start_pinch(0.5, 0); }
/* The fingers start at the smallest scale: half of the time they pull at the rubber band. */
static void prepare_pinch_at_limit(void) { start_pinch(0.2, UINT64_MAX); }

static void run_pinch(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) pinch_and_show(frame);
}

static void run_pinch_one_by_one(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        failed |= tapzoom_push_touches(view, &pinch[frame][0], 1, NULL);
        failed |= tapzoom_push_touches(view, &pinch[frame][1], 1, NULL);
        show(frame);
    }
}

static void run_pinch_polled(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        pinch_and_show(frame);
        failed |= tapzoom_poll_events(view, polled, TAPZOOM_EVENT_CAPACITY, &polled_count);
    }
}

/* A frame of the pinch in one call. */
static inline void pinch_in_one_call(int frame, tapzoom_event *events, size_t capacity) {
    tapzoom_frame_result result;
    failed |= tapzoom_frame(view, pinch[frame][0].time + FRAME_DELAY, pinch[frame], 2, events, capacity, &result);
    seen = result.transform;
    polled_count = (size_t)result.event_count;
}

static void run_frame(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) pinch_in_one_call(frame, NULL, 0);
}

static void run_frame_polled(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++)
        pinch_in_one_call(frame, polled, TAPZOOM_EVENT_CAPACITY);
}

/* The same results, with one function for each step. */
static void run_frame_by_calls(void) {
    tapzoom_state state = {0};
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        failed |= tapzoom_push_touches(view, pinch[frame], 2, NULL);
        failed |= tapzoom_advance(view, pinch[frame][0].time + FRAME_DELAY);
        failed |= tapzoom_poll_events(view, polled, TAPZOOM_EVENT_CAPACITY, &polled_count);
        failed |= tapzoom_get_transform(view, &seen);
        failed |= tapzoom_get_state(view, &state);
        ESCAPE(&state);
    }
}

static int pinch_at_limit_holds(void) {
    return is_in(TAPZOOM_STATE_TOUCHED, 1 << TAPZOOM_EVENT_PAN | 1 << TAPZOOM_EVENT_PINCH);
}

/* The view has zoomed as far as the fingers, less the slop. */
static int has_zoomed(void) { return fabs(log(seen.scale / (0.5 * spread()))) < 0.1; }
static int pinch_holds(void) { return has_zoomed() && pinch_at_limit_holds(); }
static int pinch_without_events_holds(void) { return has_zoomed() && is_in(TAPZOOM_STATE_TOUCHED, 0); }
/* In the last frame the pan and the pinch each sent one CHANGED. */
static int pinch_polled_holds(void) { return polled_count == 2 && pinch_holds(); }

/* ---- One finger ---------------------------------------------------------------------------------------------- */

static tapzoom_touch pan[WARM_FRAMES + FRAMES];

static void prepare_pan(void) {
    for (int frame = 0; frame < WARM_FRAMES + FRAMES; frame++) pan[frame] = pan_frame(frame);
    start_view(0.5, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, UINT64_MAX);
    for (int frame = 0; frame < WARM_FRAMES; frame++) push(pan[frame]);
    poll();
}

static void run_pan(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++)
        failed |= tapzoom_push_touches(view, &pan[frame], 1, NULL);
}

/* The view reports a velocity. */
static int pan_holds(void) {
    tapzoom_velocity velocity = {0, 0, 0, 0, 0, 0};
    failed |= tapzoom_get_velocity(view, &velocity);
    return is_in(TAPZOOM_STATE_TOUCHED, 1 << TAPZOOM_EVENT_PAN) && hypot(velocity.x, velocity.y) > 10;
}

/* The same, and the host displays the frame. */
static void run_pan_and_show(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        failed |= tapzoom_push_touches(view, &pan[frame], 1, NULL);
        failed |= tapzoom_advance(view, pan[frame].time + FRAME_DELAY);
        failed |= tapzoom_get_transform(view, &seen);
    }
}

static void run_pan_and_show_at(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        failed |= tapzoom_push_touches(view, &pan[frame], 1, NULL);
        failed |= tapzoom_advance(view, pan[frame].time + FRAME_DELAY);
        failed |= tapzoom_get_transform_at(view, pan[frame].time + FRAME_DELAY, &seen);
    }
}

/* A finger that the host owns draws. */
static void prepare_host_finger(void) {
    for (int frame = 0; frame < WARM_FRAMES + FRAMES; frame++) pan[frame] = pan_frame(frame);
    start_shared_view(0.5, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, UINT64_MAX, 2, 0);
    for (int frame = 0; frame < WARM_FRAMES; frame++) push(pan[frame]);
    failed |= tapzoom_advance(view, pan[WARM_FRAMES].time);
    poll();
}

static int host_finger_holds(void) {
    int32_t owner = TAPZOOM_OWNER_VIEW;
    failed |= tapzoom_get_contact_owner(view, pan[0].id, &owner);
    return owner == TAPZOOM_OWNER_HOST && is_in(TAPZOOM_STATE_TOUCHED, 0);
}

/* A finger pulls the host's pager from a page that fits, and the host polls each frame. */
static double unused;

static void prepare_pager(void) {
    for (int frame = 0; frame < WARM_FRAMES + FRAMES; frame++) pan[frame] = pan_frame(frame);
    start_shared_view(0.2, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, UINT64_MAX, 1,
                      TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_BOTTOM);
    for (int frame = 0; frame < WARM_FRAMES; frame++) push(pan[frame]);
    poll();
    unused = 0;
}

static void run_pager(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        failed |= tapzoom_push_touches(view, &pan[frame], 1, NULL);
        failed |= tapzoom_advance(view, pan[frame].time + FRAME_DELAY);
        failed |= tapzoom_get_transform(view, &seen);
        failed |= tapzoom_poll_events(view, polled, TAPZOOM_EVENT_CAPACITY, &polled_count);
        for (size_t i = 0; i < polled_count; i++) unused += hypot(polled[i].unconsumed_x, polled[i].unconsumed_y);
    }
}

static int pager_holds(void) { return unused > 10 && is_in(TAPZOOM_STATE_TOUCHED, 1 << TAPZOOM_EVENT_PAN); }

/* ---- Scrolls ------------------------------------------------------------------------------------------------- */

static tapzoom_scroll scrolls[WARM_FRAMES + FRAMES];

static void start_scroll(int32_t source) {
    start_view(0.5, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, UINT64_MAX);
    for (int frame = 0; frame < WARM_FRAMES + FRAMES; frame++) {
        tapzoom_scroll *made = &scrolls[frame];
        *made = (tapzoom_scroll){frame * FRAME_TIME, 300, 200, 3 * (frame % 3) - 3, frame % 2 ? 4 : -4, 1, 0,
                                 TAPZOOM_UNIT_PIXEL, source, TAPZOOM_SCROLL_CHANGED, 0};
        if (frame < WARM_FRAMES) failed |= tapzoom_push_scroll(view, made, NULL);
    }
    poll();
}

static void prepare_trackpad(void) { start_scroll(TAPZOOM_SOURCE_TRACKPAD); }
static void prepare_wheel(void) { start_scroll(TAPZOOM_SOURCE_WHEEL); }

static void run_scroll(void) {
    for (int frame = WARM_FRAMES; frame < WARM_FRAMES + FRAMES; frame++) {
        failed |= tapzoom_push_scroll(view, &scrolls[frame], NULL);
        failed |= tapzoom_advance(view, scrolls[frame].time + FRAME_DELAY);
        failed |= tapzoom_get_transform(view, &seen);
    }
}

static int trackpad_holds(void) { return is_in(0, 1 << TAPZOOM_EVENT_SCROLL); }
static int wheel_holds(void) { return is_in(TAPZOOM_STATE_MOVING, 1 << TAPZOOM_EVENT_SCROLL); }

/* A finger pans while the host moves the view with a velocity. */
static void prepare_pan_driven(void) {
    const tapzoom_velocity velocity = {20, 10, 0, 0, 0, 0};
    prepare_pan();
    failed |= tapzoom_set_velocity(view, &velocity);
}

static int pan_driven_holds(void) {
    return is_in(TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING, 1 << TAPZOOM_EVENT_PAN);
}

/* ---- Time alone ---------------------------------------------------------------------------------------------- */

static double step; /* time between two calls; one run of them stays within the motion */

static inline void advance_often(int count, int reads) {
    for (int frame = 1; frame <= count; frame++) {
        failed |= tapzoom_advance(view, now + frame * step);
        if (reads) failed |= tapzoom_get_transform(view, &seen);
    }
}

static void run_advance(void) { advance_often(FRAMES, 0); }
static void run_advance_and_read(void) { advance_often(FRAMES, 1); }
static void run_advance_at_rest(void) { advance_often(PASSES * FRAMES, 0); }

static int rest_holds(void) { return is_in(0, 0); }
static int fling_holds(void) { return is_in(TAPZOOM_STATE_MOVING, 1 << TAPZOOM_EVENT_FLING); }
static int spring_holds(void) { return is_in(TAPZOOM_STATE_MOVING, 0); }
static int zoom_holds(void) { return is_in(TAPZOOM_STATE_MOVING, 1 << TAPZOOM_EVENT_ANIMATION); }

static void start_time(double each_step) {
    failed |= tapzoom_advance(view, now);
    poll();
    step = each_step;
}

static void prepare_idle(void) {
    start_view(0.5, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, UINT64_MAX);
    start_time(FRAME_TIME);
}

static void prepare_zoom(void) {
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    prepare_idle();
    failed |= tapzoom_zoom_to(view, 1, 100, 100, &animated);
    start_time(0.001);
}

/* A finger moves along a line for a tenth of a second and rests before it lifts. */
static void drag(double to_x, double to_y, double rest) {
    double x = VIEW_WIDTH / 2, y = VIEW_HEIGHT / 2;
    push(touch_at(1, TAPZOOM_TOUCH_BEGAN, 0, x, y));
    for (int i = 1; i <= 12; i++)
        push(touch_at(1, TAPZOOM_TOUCH_MOVED, i * FRAME_TIME, x + i / 12.0 * to_x, y + i / 12.0 * to_y));
    push(touch_at(1, TAPZOOM_TOUCH_ENDED, now + rest, x + to_x, y + to_y));
}

static void prepare_fling(void) {
    start_view(1.2, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, UINT64_MAX);
    drag(-200, -120, 0.005);
    start_time(0.004);
}

static void prepare_spring(void) {
    start_view(0.5, 0, 0, UINT64_MAX);
    drag(200, 120, 0.2);
    start_time(0.001);
}

static void prepare_settled(void) {
    prepare_fling();
    now += 60;
    start_time(FRAME_TIME);
}

/* ---- Life ---------------------------------------------------------------------------------------------------- */

static tapzoom_config made_config;

static void run_config_init(void) {
    for (int i = 0; i < FRAMES; i++)
        failed |= tapzoom_config_init(&made_config, sizeof made_config, TAPZOOM_PRESET_PHOTOS);
}

static int config_holds(void) { return made_config.struct_size == sizeof made_config && rest_holds(); }

static void run_create(void) {
    tapzoom_config config;
    failed |= tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS);
    for (int i = 0; i < FRAMES; i++) {
        tapzoom_view *made = NULL;
        failed |= create_view(&config, &made);
        tapzoom_destroy(made);
    }
}

/* ---- Snapshots ----------------------------------------------------------------------------------------------- */

static char *saved, *copied;
static size_t capacity, saved_size;

static void prepare_snapshot(void) {
    prepare_pinch();
    failed |= tapzoom_save_state(view, NULL, 0, &capacity);
    saved = realloc(saved, capacity);
    copied = realloc(copied, capacity);
    memset(copied, 0, capacity);
    failed |= tapzoom_save_state(view, saved, capacity, &saved_size);
}

static void run_copy(void) {
    for (int i = 0; i < PASSES * FRAMES; i++) {
        memcpy(copied, saved, saved_size);
        ESCAPE(copied);
    }
}

static void run_save(void) {
    for (int i = 0; i < PASSES * FRAMES; i++) failed |= tapzoom_save_state(view, copied, capacity, &saved_size);
}

static void run_load(void) {
    for (int i = 0; i < PASSES * FRAMES; i++) failed |= tapzoom_load_state(view, saved, saved_size);
}

static int copy_holds(void) { return failed == TAPZOOM_OK && memcmp(saved, copied, saved_size) == 0; }

static int load_holds(void) {
    failed |= tapzoom_save_state(view, copied, capacity, &saved_size);
    return copy_holds();
}

/* ---- All of them --------------------------------------------------------------------------------------------- */

const row rows[] = {
    {"raylib", 1, PASSES * FRAMES, prepare_raylib, run_raylib, raylib_holds},
    {"pinch", 0, FRAMES, prepare_pinch, run_pinch, pinch_holds},
    {"pinch-one-by-one", 0, FRAMES, prepare_pinch, run_pinch_one_by_one, pinch_holds},
    {"pinch-polled", 0, FRAMES, prepare_pinch, run_pinch_polled, pinch_polled_holds},
    {"frame", 0, FRAMES, prepare_pinch, run_frame, pinch_holds},
    {"frame-polled", 0, FRAMES, prepare_pinch, run_frame_polled, pinch_polled_holds},
    {"frame-by-calls", 0, FRAMES, prepare_pinch, run_frame_by_calls, pinch_polled_holds},
    {"pinch-without-events", 0, FRAMES, prepare_pinch_without_events, run_pinch, pinch_without_events_holds},
    {"pinch-at-limit", 0, FRAMES, prepare_pinch_at_limit, run_pinch, pinch_at_limit_holds},
    {"pan", 0, FRAMES, prepare_pan, run_pan, pan_holds},
    {"pan-read", 0, FRAMES, prepare_pan, run_pan_and_show, pan_holds},
    {"pan-read-at", 0, FRAMES, prepare_pan, run_pan_and_show_at, pan_holds},
    {"pan-driven-read", 0, FRAMES, prepare_pan_driven, run_pan_and_show, pan_driven_holds},
    {"pan-pager-polled", 0, FRAMES, prepare_pager, run_pager, pager_holds},
    {"host-finger-read", 0, FRAMES, prepare_host_finger, run_pan_and_show, host_finger_holds},
    {"trackpad-read", 0, FRAMES, prepare_trackpad, run_scroll, trackpad_holds},
    {"wheel-read", 0, FRAMES, prepare_wheel, run_scroll, wheel_holds},
    {"idle", 0, PASSES * FRAMES, prepare_idle, run_advance_at_rest, rest_holds},
    {"settled", 0, PASSES * FRAMES, prepare_settled, run_advance_at_rest, rest_holds},
    {"fling", 0, FRAMES, prepare_fling, run_advance, fling_holds},
    {"fling-read", 0, FRAMES, prepare_fling, run_advance_and_read, fling_holds},
    {"spring", 0, FRAMES, prepare_spring, run_advance, spring_holds},
    {"spring-read", 0, FRAMES, prepare_spring, run_advance_and_read, spring_holds},
    {"zoom", 0, FRAMES, prepare_zoom, run_advance, zoom_holds},
    {"zoom-read", 0, FRAMES, prepare_zoom, run_advance_and_read, zoom_holds},
    {"config-init", 0, FRAMES, prepare_idle, run_config_init, config_holds},
    {"create", 0, FRAMES, prepare_idle, run_create, rest_holds},
    {"copy", 1, PASSES * FRAMES, prepare_snapshot, run_copy, copy_holds},
    {"save", 0, PASSES * FRAMES, prepare_snapshot, run_save, copy_holds},
    {"load", 0, PASSES * FRAMES, prepare_snapshot, run_load, load_holds},
};

size_t row_count(void) { return sizeof rows / sizeof *rows; }

const row *row_named(const char *name) {
    for (size_t i = 0; i < row_count(); i++)
        if (strcmp(rows[i].name, name) == 0) return &rows[i];
    return NULL;
}

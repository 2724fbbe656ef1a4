/*
 * smoke.c - every function once, as a host uses it, with numbers worked out by hand.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#define NEAR 1e-9

static void check_transform(const tapzoom_view *view, double scale, double x, double y) {
    tapzoom_transform now;
    CHECK_OK(tapzoom_get_transform(view, &now));
    CHECK_NEAR(now.scale, scale, NEAR);
    CHECK_NEAR(now.rotation, 0, NEAR);
    CHECK_NEAR(now.x, x, NEAR);
    CHECK_NEAR(now.y, y, NEAR);
}

static void check_event(const tapzoom_event *event, int32_t kind, int32_t phase, double time, int32_t taps) {
    CHECK(event->kind == kind);
    CHECK(event->phase == phase);
    CHECK_NEAR(event->time, time, NEAR);
    CHECK(event->tap_count == taps);
    CHECK(event->reserved_int == 0 && event->reserved[0] == 0 && event->reserved[1] == 0);
}

static void library(void) {
    check_topic = "library";
    CHECK(tapzoom_version() == TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH);
    CHECK(tapzoom_abi_version() == TAPZOOM_ABI_VERSION);
    const char *unknown = tapzoom_status_string(1);
    CHECK(strcmp(unknown, "unknown status") == 0);
    CHECK(strcmp(tapzoom_status_string(INT32_MIN), unknown) == 0);
    CHECK(strcmp(tapzoom_status_string(TAPZOOM_ERROR_MEMORY - 1), unknown) == 0);
    for (tapzoom_status a = TAPZOOM_ERROR_MEMORY; a <= TAPZOOM_OK; a++) {
        CHECK(strlen(tapzoom_status_string(a)) > 0 && strcmp(tapzoom_status_string(a), unknown) != 0);
        for (tapzoom_status b = TAPZOOM_ERROR_MEMORY; b < a; b++)
            CHECK(strcmp(tapzoom_status_string(a), tapzoom_status_string(b)) != 0);
    }
}

static void presets(void) {
    check_topic = "presets";
    tapzoom_config photos = preset(TAPZOOM_PRESET_PHOTOS), maps = preset(TAPZOOM_PRESET_MAPS),
                   reader = preset(TAPZOOM_PRESET_READER), board = preset(TAPZOOM_PRESET_BOARD);
    CHECK(photos.struct_size == sizeof photos);
    CHECK(photos.gestures == (TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_TWO_FINGER_TAP |
                              TAPZOOM_GESTURE_LONG_PRESS));
    CHECK(photos.fit == TAPZOOM_FIT_ALL && photos.double_tap == TAPZOOM_ZOOM_TOGGLE);
    CHECK(photos.level_count == 1 && photos.levels[0].factor == 2.5 && photos.levels[0].fit == TAPZOOM_FIT_ALL);
    CHECK(photos.max_scale.factor == 6 && photos.max_scale.fit == TAPZOOM_FIT_ALL);
    CHECK(photos.zoom_step == 1.5 && photos.zoom_duration == 0.3 && photos.double_tap_time == 0.3);
    CHECK(photos.two_finger_tap == TAPZOOM_ZOOM_NONE && photos.spring_frequency == 12);
    CHECK(maps.fit == TAPZOOM_FIT_FILL && maps.double_tap == TAPZOOM_ZOOM_STEP);
    CHECK(maps.two_finger_tap == TAPZOOM_ZOOM_STEP && maps.zoom_step == 2 && maps.max_scale.factor == 64);
    CHECK(reader.fit == TAPZOOM_FIT_WIDTH && reader.align_y == 0 && reader.double_tap_anchor == TAPZOOM_ANCHOR_CENTER);
    CHECK(reader.two_finger_tap == TAPZOOM_ZOOM_RESET);
    CHECK(board.bounds == TAPZOOM_BOUNDS_NONE && board.double_tap == TAPZOOM_ZOOM_RESET);
    CHECK(board.min_scale.factor == 0.1 && board.max_scale.factor == 10 && board.level_count == 0);
}

/* The view is 800 x 600 and its content 4000 x 3000, so that the full view has scale 0.2 and fills the viewport. */
static void zooming_by_a_double_tap(void) {
    check_topic = "a double tap";
    tapzoom_view *view = photos();
    uint32_t state;
    double wake;
    check_transform(view, 0.2, 0, 0);
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK(wake == INFINITY);

    double_tap(view, 1, 200, 150); /* lands 1.00, lifts 1.05; lands 1.15, lifts 1.20 */
    tapzoom_transform target;
    CHECK_OK(tapzoom_get_target_transform(view, &target));
    CHECK_NEAR(target.scale, 0.5, NEAR);
    CHECK_NEAR(target.x, 200 - 0.5 * 1000, NEAR);
    CHECK_NEAR(target.y, 150 - 0.5 * 750, NEAR);

    CHECK_OK(tapzoom_advance(view, 1.35)); /* half way */
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state == (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_EVENTS));
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK(wake == 1.35);
    double x, y;
    CHECK_OK(tapzoom_view_to_content(view, 200, 150, &x, &y)); /* what was tapped stays under the finger */
    CHECK_NEAR(x, 1000, NEAR);
    CHECK_NEAR(y, 750, NEAR);
    CHECK_OK(tapzoom_content_to_view(view, 1000, 750, &x, &y));
    CHECK_NEAR(x, 200, NEAR);
    CHECK_NEAR(y, 150, NEAR);

    CHECK_OK(tapzoom_advance(view, 2));
    check_transform(view, 0.5, -300, -225);
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK(wake == INFINITY);

    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    if (CHECK(count == 6)) {
        check_event(&events[0], TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_BEGAN, 1.05, 1);
        check_event(&events[1], TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_CANCELLED, 1.15, 1);
        check_event(&events[2], TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_PHASE_ONCE, 1.2, 2);
        check_event(&events[3], TAPZOOM_EVENT_ZOOM, TAPZOOM_PHASE_BEGAN, 1.2, 0);
        check_event(&events[4], TAPZOOM_EVENT_ZOOM, TAPZOOM_PHASE_ENDED, 1.5, 0);
        check_event(&events[5], TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_ONCE, 1.5, 0);
        CHECK(events[2].view_x == 200 && events[2].view_y == 150 && events[2].contact_count == 1);
        CHECK_NEAR(events[2].content_x, 1000, NEAR);
        CHECK_NEAR(events[2].content_y, 750, NEAR);
        CHECK_NEAR(events[2].scale, 0.2, NEAR);
        CHECK_NEAR(events[5].scale, 0.5, NEAR);
    }
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state == TAPZOOM_STATE_ZOOMED);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
}

static void a_single_tap_and_a_cancel(void) {
    check_topic = "a single tap";
    tapzoom_view *view = photos();
    tapzoom_event event;
    size_t count;
    double wake;
    tap(view, 7, 5, 10, 20);
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK_NEAR(wake, 5.35, NEAR);
    CHECK_OK(tapzoom_advance(view, 6));
    static const int32_t wanted[][2] = {{TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_BEGAN},
                                        {TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_ENDED},
                                        {TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_ONCE}};
    for (int i = 0; i < 3; i++) { /* one at a time */
        CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
        CHECK(count == 1);
        check_event(&event, wanted[i][0], wanted[i][1], i == 0 ? 5.05 : 5.35, 1);
    }

    tap(view, 7, 7, 10, 20);
    CHECK_OK(tapzoom_cancel(view, 7.1));
    CHECK_OK(tapzoom_advance(view, 9));
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    check_event(&event, TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_BEGAN, 7.05, 1);
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    check_event(&event, TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_CANCELLED, 7.1, 1);
    CHECK_OK(tapzoom_poll_events(view, NULL, 0, &count));
    CHECK(count == 0);
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
    tapzoom_destroy(NULL);
}

static void a_batch(void) {
    check_topic = "a batch";
    tapzoom_view *view = photos();
    tapzoom_sample samples[] = {sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 5, 5), sample(TAPZOOM_TOUCH_MOVED, 1, 1.01, 6, 5),
                                sample(TAPZOOM_TOUCH_BEGAN, 2, 1.02, 50, 5)};
    size_t accepted = 99;
    uint32_t state;
    CHECK_OK(tapzoom_touches(view, samples, 3, &accepted));
    CHECK(accepted == 3);
    CHECK_OK(tapzoom_touches(view, NULL, 0, &accepted));
    CHECK(accepted == 0);
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state & TAPZOOM_STATE_TOUCHED);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_CANCELLED, 1, 2, 6, 5));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_CANCELLED, 2, 2, 50, 5));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(!(state & TAPZOOM_STATE_TOUCHED));
    tapzoom_destroy(view);
}

static void sizes_and_ranges(void) {
    check_topic = "sizes";
    tapzoom_view *view = photos();
    double min, max, full;
    tapzoom_rect rect;
    float matrix[16];
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &full));
    CHECK_NEAR(min, 0.2, NEAR);
    CHECK_NEAR(max, 1.2, NEAR);
    CHECK_NEAR(full, 0.2, NEAR);
    CHECK_OK(tapzoom_get_scale_range(view, NULL, NULL, &full));
    CHECK_OK(tapzoom_get_visible_rect(view, &rect));
    CHECK_NEAR(rect.x, 0, NEAR);
    CHECK_NEAR(rect.width, 4000, 1e-6);
    CHECK_NEAR(rect.height, 3000, 1e-6);
    CHECK_OK(tapzoom_get_zoom_rect(view, 0.5, 1000, 750, &rect));
    CHECK_NEAR(rect.width, 1600, NEAR);
    CHECK_NEAR(rect.height, 1200, NEAR);
    CHECK_NEAR(rect.x, 1000 - 800, NEAR);
    CHECK_NEAR(rect.y, 750 - 600, NEAR);
    CHECK_OK(tapzoom_set_viewport_size(view, 400, 600)); /* 0.1; 300 high, in the middle of 600 */
    check_transform(view, 0.1, 0, 150);
    CHECK_OK(tapzoom_set_insets(view, 0, 100, 0, 0));
    check_transform(view, 0.1, 0, 200);
    CHECK_OK(tapzoom_set_content_size(view, 400, 300)); /* another resolution, the same look */
    check_transform(view, 1, 0, 200);
    CHECK_OK(tapzoom_get_matrix(view, matrix));
    static const float wanted[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 200, 0, 1};
    for (int i = 0; i < 16; i++) CHECK(matrix[i] == wanted[i]);
    tapzoom_destroy(view);
}

static void commands(void) {
    check_topic = "commands";
    tapzoom_view *view = photos();
    uint32_t state;
    CHECK_OK(tapzoom_zoom_to(view, 0.4, 400, 300, 0));
    check_transform(view, 0.4, -400, -300);
    CHECK_OK(tapzoom_zoom_by(view, 2, 400, 300, 0));
    check_transform(view, 0.8, -1200, -900);
    CHECK_OK(tapzoom_zoom_to(view, 100, 400, 300, 0)); /* held to the maximum */
    check_transform(view, 1.2, -2000, -1500);
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state & TAPZOOM_STATE_AT_MAX && !(state & TAPZOOM_STATE_AT_MIN));
    CHECK_OK(tapzoom_zoom_to_rect(view, 1000, 1000, 1600, 1000, 0));
    check_transform(view, 0.5, 400 - 0.5 * 1800, 300 - 0.5 * 1500);
    tapzoom_transform saved = {0.4, 0, -100, -50}, now;
    CHECK_OK(tapzoom_set_transform(view, &saved, 0));
    check_transform(view, 0.4, -100, -50);
    CHECK_OK(tapzoom_reset(view, 0));
    check_transform(view, 0.2, 0, 0);

    CHECK_OK(tapzoom_advance(view, 10));
    CHECK_OK(tapzoom_zoom_to(view, 0.8, 400, 300, 1));
    CHECK_OK(tapzoom_advance(view, 10.15));
    CHECK_OK(tapzoom_stop(view));
    CHECK_OK(tapzoom_get_transform(view, &now));
    CHECK(now.scale > 0.2 && now.scale < 0.8);
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(!(state & TAPZOOM_STATE_MOVING));
    CHECK_OK(tapzoom_reset(view, 1));
    CHECK_OK(tapzoom_advance(view, 11));
    check_transform(view, 0.2, 0, 0);
    tapzoom_destroy(view);
}

static void settings(void) {
    check_topic = "settings";
    tapzoom_view *view = photos();
    tapzoom_config given = preset(TAPZOOM_PRESET_PHOTOS), read;
    given.max_scale.factor = 12;
    given.tap_time = 0.2;
    CHECK_OK(tapzoom_set_config(view, &given));
    memset(&read, 0xA5, sizeof read);
    read.struct_size = sizeof read;
    CHECK_OK(tapzoom_get_config(view, &read));
    CHECK_SAME(read, given);
    double max;
    CHECK_OK(tapzoom_get_scale_range(view, NULL, &max, NULL));
    CHECK_NEAR(max, 2.4, NEAR);
    tapzoom_destroy(view);
}

int main(void) {
    library();
    presets();
    zooming_by_a_double_tap();
    a_single_tap_and_a_cancel();
    a_batch();
    sizes_and_ranges();
    commands();
    settings();
    return check_report();
}

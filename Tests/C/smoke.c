/*
 * smoke.c - calls every function once as a host does, and compares with numbers calculated by hand.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#define NEAR 1e-9

static void check_transform(const tapzoom_view *view, double scale, double x, double y) {
    tapzoom_transform now = place_of(view);
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
    CHECK(event->buttons == 0 && event->owner == TAPZOOM_OWNER_VIEW);
    CHECK(event->unconsumed_x == 0 && event->unconsumed_y == 0);
    for (int i = 0; i < 3; i++) CHECK(event->reserved[i] == 0);
}

static void library(void) {
    check_topic = "library";
    CHECK(tapzoom_version() == TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH);
    const char *unknown = tapzoom_status_string(1);
    CHECK(strcmp(unknown, "unknown status") == 0);
    CHECK(strcmp(tapzoom_status_string(INT32_MIN), unknown) == 0);
    CHECK(strcmp(tapzoom_status_string(TAPZOOM_ERROR_BUSY - 1), unknown) == 0);
    for (tapzoom_status a = TAPZOOM_ERROR_BUSY; a <= TAPZOOM_OK; a++) {
        CHECK(strlen(tapzoom_status_string(a)) > 0 && strcmp(tapzoom_status_string(a), unknown) != 0);
        for (tapzoom_status b = TAPZOOM_ERROR_BUSY; b < a; b++)
            CHECK(strcmp(tapzoom_status_string(a), tapzoom_status_string(b)) != 0);
    }
}

static void presets(void) {
    check_topic = "presets";
    tapzoom_config photos = preset(TAPZOOM_PRESET_PHOTOS), maps = preset(TAPZOOM_PRESET_MAPS),
                   reader = preset(TAPZOOM_PRESET_READER), board = preset(TAPZOOM_PRESET_BOARD);
    CHECK(photos.struct_size == sizeof photos);
    CHECK(photos.gestures == (TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_FINGERS_TAP |
                              TAPZOOM_GESTURE_LONG_PRESS | TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH |
                              TAPZOOM_GESTURE_QUICK_ZOOM | TAPZOOM_GESTURE_SWIPE | TAPZOOM_GESTURE_FLING));
    CHECK(maps.gestures == (photos.gestures & ~(uint32_t)TAPZOOM_GESTURE_SWIPE) && board.gestures == maps.gestures);
    CHECK(reader.gestures == photos.gestures && photos.page_overscroll == 0.25);
    CHECK(photos.fit == TAPZOOM_FIT_SCALE_DOWN && photos.double_tap == TAPZOOM_ZOOM_TOGGLE);
    CHECK(photos.level_count == 1 && photos.levels[0].factor == 2.5 && photos.levels[0].fit == TAPZOOM_FIT_SCALE_DOWN);
    CHECK(photos.min_scale.factor == 1 && photos.min_scale.fit == TAPZOOM_FIT_SCALE_DOWN);
    CHECK(photos.max_scale.factor == 2 && photos.max_scale.fit == TAPZOOM_FIT_ONE_TO_ONE);
    CHECK(photos.zoom_step == 1.5 && photos.animation_duration == 0.3 && photos.double_tap_time == 0.3);
    CHECK(photos.two_finger_tap == TAPZOOM_ZOOM_NONE && photos.spring_frequency == 12);
    CHECK(maps.fit == TAPZOOM_FIT_COVER && maps.double_tap == TAPZOOM_ZOOM_STEP);
    CHECK(maps.two_finger_tap == TAPZOOM_ZOOM_STEP && maps.zoom_step == 2 && maps.max_scale.factor == 64);
    CHECK(reader.fit == TAPZOOM_FIT_WIDTH && reader.align_y == 0 && reader.tap_anchor == TAPZOOM_ANCHOR_CENTER);
    CHECK(reader.two_finger_tap == TAPZOOM_ZOOM_FIT);
    CHECK(board.bounds == TAPZOOM_BOUNDS_NONE && board.double_tap == TAPZOOM_ZOOM_FIT);
    CHECK(board.min_scale.factor == 0.1 && board.max_scale.factor == 10 && board.level_count == 0);
    CHECK(photos.max_scale.other_fit == TAPZOOM_FIT_SCALE_DOWN && photos.max_scale.other_factor == 6);
    CHECK(maps.max_scale.other_fit == TAPZOOM_FIT_NONE && maps.max_scale.other_factor == 0);
    CHECK(maps.max_scale.fit == TAPZOOM_FIT_COVER && reader.levels[0].fit == TAPZOOM_FIT_WIDTH);
}

/* The viewport is 800 x 600 and the content 4000 x 3000, so the fitted view has scale 0.2 and fills the viewport. */
static void zooming_by_a_double_tap(void) {
    check_topic = "a double tap";
    tapzoom_view *view = photos();
    tapzoom_state state = state_of(view);
    check_transform(view, 0.2, 0, 0);
    CHECK(state.next_deadline == INFINITY && state.time == -INFINITY);
    CHECK(state.contact_count == 0 && state.waiting_count == 0);

    double_tap(view, 1, 200, 150); /* lands 1.00, lifts 1.05; lands 1.15, lifts 1.20 */
    tapzoom_transform target = target_of(view);
    CHECK_NEAR(target.scale, 0.5, NEAR);
    CHECK_NEAR(target.x, 200 - 0.5 * 1000, NEAR);
    CHECK_NEAR(target.y, 150 - 0.5 * 750, NEAR);

    CHECK_OK(tapzoom_advance(view, 1.35)); /* half way */
    state = state_of(view);
    CHECK(state.flags == (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_ZOOMED));
    CHECK(state.waiting_count == 4);
    CHECK(state.next_deadline == 1.35 && state.time == 1.35);
    double x, y;
    tapzoom_transform now = place_of(view);
    CHECK_OK(tapzoom_view_to_content(&now, 200, 150, &x, &y)); /* the tapped point stays under the finger */
    CHECK_NEAR(x, 1000, NEAR);
    CHECK_NEAR(y, 750, NEAR);
    CHECK_OK(tapzoom_content_to_view(&now, 1000, 750, &x, &y));
    CHECK_NEAR(x, 200, NEAR);
    CHECK_NEAR(y, 150, NEAR);

    CHECK_OK(tapzoom_advance(view, 2));
    check_transform(view, 0.5, -300, -225);
    CHECK(state_of(view).next_deadline == INFINITY);

    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    if (CHECK(count == 6)) {
        check_event(&events[0], TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_BEGAN, 1.05, 1);
        check_event(&events[1], TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_CANCELLED, 1.2, 1);
        check_event(&events[2], TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_PHASE_DISCRETE, 1.2, 2);
        check_event(&events[3], TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_BEGAN, 1.2, 0);
        check_event(&events[4], TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_ENDED, 1.5, 0);
        check_event(&events[5], TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE, 1.5, 0);
        CHECK(events[2].view_x == 200 && events[2].view_y == 150 && events[2].contact_count == 1);
        CHECK_NEAR(events[2].content_x, 1000, NEAR);
        CHECK_NEAR(events[2].content_y, 750, NEAR);
        CHECK_NEAR(events[2].scale, 0.2, NEAR);
        CHECK_NEAR(events[5].scale, 0.5, NEAR);
    }
    state = state_of(view);
    CHECK(state.flags == TAPZOOM_STATE_ZOOMED && state.waiting_count == 0);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
}

/* A third tap of a quick series is a DOUBLE_TAP with tap_count 3, and does not zoom; the fourth zooms back. */
static void a_series_of_taps(void) {
    check_topic = "a series of taps";
    tapzoom_view *view = photos();
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    int32_t found = 1;
    static const double scales[] = {0.2, 0.5, 0.5, 0.2};
    for (int i = 0; i < 4; i++) {
        tap(view, 1, 1 + 0.2 * i, 200, 150);
        CHECK_NEAR(target_of(view).scale, scales[i], NEAR);
    }
    CHECK_OK(tapzoom_advance(view, 3));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        CHECK(events[i].kind != TAPZOOM_EVENT_TAP);
        if (events[i].kind == TAPZOOM_EVENT_DOUBLE_TAP)
            check_event(&events[i], TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_PHASE_DISCRETE, 1.05 + 0.2 * found, found + 1),
                found++;
    }
    CHECK(found == 4);
    tapzoom_destroy(view);
}

static void a_single_tap_and_a_cancel(void) {
    check_topic = "a single tap";
    tapzoom_view *view = photos();
    tapzoom_event event;
    size_t count;
    tap(view, 7, 5, 10, 20);
    CHECK_NEAR(state_of(view).next_deadline, 5.35, NEAR);
    CHECK_OK(tapzoom_advance(view, 6));
    static const int32_t wanted[][2] = {{TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_BEGAN},
                                        {TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_ENDED},
                                        {TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_DISCRETE}};
    for (int i = 0; i < 3; i++) { /* one event per poll */
        CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
        CHECK(count == 1);
        check_event(&event, wanted[i][0], wanted[i][1], i == 0 ? 5.05 : 5.35, 1);
    }

    tap(view, 7, 7, 10, 20);
    CHECK_OK(tapzoom_cancel_touches(view, 7.1));
    CHECK_OK(tapzoom_advance(view, 9));
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    check_event(&event, TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_BEGAN, 7.05, 1);
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    check_event(&event, TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_CANCELLED, 7.1, 1);
    CHECK_OK(tapzoom_poll_events(view, NULL, 0, &count));
    CHECK(count == 0);
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
    tapzoom_destroy(NULL);
}

/* ---- Fingers that move: 800 x 600 on 4000 x 3000, so that the fitted view has scale 0.2 ------------------------- */

static tapzoom_event polled[TAPZOOM_EVENT_CAPACITY];

/* Polls, and compares the kinds and phases of all events but CHANGED. */
static int polled_are(tapzoom_view *view, const int32_t (*wanted)[2], size_t wanted_count) {
    size_t count = 0, kept = 0;
    CHECK_OK(tapzoom_poll_events(view, polled, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        if (polled[i].phase != TAPZOOM_PHASE_CHANGED) polled[kept++] = polled[i];
    int same = kept == wanted_count;
    for (size_t i = 0; i < kept && same; i++) same = polled[i].kind == wanted[i][0] && polled[i].phase == wanted[i][1];
    if (!CHECK(same))
        for (size_t i = 0; i < kept; i++) printf("    kind %d phase %d\n", (int)polled[i].kind, (int)polled[i].phase);
    return same;
}

#define POLLED(...) \
    polled_are(view, (const int32_t[][2]){__VA_ARGS__}, sizeof((const int32_t[][2]){__VA_ARGS__}) / sizeof(int32_t[2]))
#define DISCRETE(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_DISCRETE}
#define BEGAN(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_BEGAN}
#define ENDED(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_ENDED}
#define CANCELLED(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_CANCELLED}

/* The middle of the content, at scale 1. */
static tapzoom_view *zoomed_photos(void) {
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, NULL));
    check_transform(view, 1, -1600, -1200);
    POLLED(BEGAN(ANIMATION), ENDED(ANIMATION), DISCRETE(SETTLED));
    return view;
}

static void check_raster(const tapzoom_view *view, double scale, double residual_scale, double x, double y) {
    tapzoom_transform residual = residual_of(view, place_of(view));
    CHECK_NEAR(raster_of(view), scale, NEAR);
    CHECK_NEAR(residual.scale, residual_scale, NEAR);
    CHECK_NEAR(residual.x, x, 1e-6);
    CHECK_NEAR(residual.y, y, 1e-6);
}

static void a_pan(void) {
    check_topic = "a pan";
    tapzoom_view *view = zoomed_photos();
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.05, 391, 300)); /* within the slop */
    CHECK_OK(tapzoom_advance(view, 1.05));
    check_transform(view, 1, -1600, -1200);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.1, 300, 300));
    CHECK_OK(tapzoom_advance(view, 1.1));
    check_transform(view, 1, -1690, -1200); /* the slop of 10 is subtracted */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.2, 310.5, 200));
    CHECK_OK(tapzoom_advance(view, 1.2));
    check_transform(view, 1, -1679.5, -1300);
    check_raster(view, 1, 1, -1679.5, -1300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, 310.5, 200)); /* after a rest nothing flings */
    check_transform(view, 1, -1679.5, -1300);
    check_raster(view, 1, 1, nearbyint(-1679.5), -1300);
    if (POLLED(BEGAN(PAN), ENDED(PAN), DISCRETE(SETTLED))) {
        CHECK_NEAR(polled[0].time, 1.1, NEAR);
        CHECK(polled[0].contact_count == 1 && polled[0].view_x == 300 && polled[0].view_y == 300);
        CHECK_NEAR(polled[0].content_x, 1990, NEAR);
        CHECK_NEAR(polled[0].content_y, 1500, NEAR);
        CHECK(polled[1].time == 2 && polled[1].view_x == 310.5);
        CHECK(polled[1].velocity.x == 0 && polled[1].velocity.y == 0);
        CHECK(polled[2].time == 2 && polled[2].limits == 0);
    }
    tapzoom_destroy(view);
}

/* The content moves along x only. */
static void check_velocity(const tapzoom_view *view, double x, double view_x, double view_y) {
    tapzoom_velocity velocity;
    CHECK_OK(tapzoom_get_velocity(view, &velocity));
    CHECK_NEAR(velocity.x, x, 1e-6);
    CHECK(velocity.y == 0 && velocity.log_scale == 0 && velocity.rotation == 0);
    CHECK(velocity.view_x == view_x && velocity.view_y == view_y);
}

static void a_fling(void) {
    check_topic = "a fling";
    tapzoom_view *view = zoomed_photos();
    drag(view, 1, 1, 400, 300, 300, 300); /* 1000 units per second */
    CHECK_OK(tapzoom_advance(view, 1.1));
    check_velocity(view, -1000, 300, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.105, 300, 300));
    check_transform(view, 1, -1690, -1200);
    tapzoom_transform target = target_of(view); /* from 1000 to 4 units/s at a decay of 2/s */
    CHECK_NEAR(target.x, -1690 - (1000 - 4) / 2.0, 1e-6);
    CHECK_NEAR(target.y, -1200, 1e-6);
    tapzoom_rect rect = visible_rect(view, target);
    CHECK_NEAR(rect.x, 1690 + 498, 1e-6);
    CHECK_NEAR(rect.y, 1200, 1e-6);
    CHECK_NEAR(rect.width, 800, 1e-6);
    CHECK_NEAR(rect.height, 600, 1e-6);
    CHECK_OK(tapzoom_get_pan_range(view, &target, &rect));
    CHECK_NEAR(rect.x, 400, 1e-6);
    CHECK_NEAR(rect.height, 2400, 1e-6);
    CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
    CHECK_OK(tapzoom_advance(view, 1.605));
    check_transform(view, 1, -1690 - 500 * (1 - exp(-1)), -1200);
    check_velocity(view, -1000 * exp(-1), 400, 300);
    CHECK_OK(tapzoom_advance(view, 9));
    check_velocity(view, 0, 400, 300);
    if (POLLED(BEGAN(PAN), ENDED(PAN), BEGAN(FLING), ENDED(FLING), DISCRETE(SETTLED))) {
        CHECK_NEAR(polled[1].velocity.x, -1000, 1e-6);
        CHECK_NEAR(polled[2].velocity.x, -1000, 1e-6);
        CHECK(polled[2].time == 1.105 && polled[2].contact_count == 0 && polled[2].view_x == 300);
        CHECK_NEAR(polled[3].time, 1.105 + log(1000 / 4.0) / 2, NEAR);
        CHECK(polled[4].time == polled[3].time);
    }
    drag(view, 1, 10, 400, 300, 300, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 10.105, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 10.2, 300, 300)); /* the finger stops it */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 10.25, 300, 300));
    CHECK_OK(tapzoom_advance(view, 20));
    /* The touch that stops a fling does not tap. */
    POLLED(BEGAN(PAN), ENDED(PAN), BEGAN(FLING), CANCELLED(FLING), DISCRETE(SETTLED));
    drag(view, 1, 30, 400, 300, 300, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 30.105, 300, 300));
    target = target_of(view);
    tapzoom_config config = {.struct_size = sizeof config};
    CHECK_OK(tapzoom_get_config(view, &config));
    config.reduced_motion = 1, config.rubber_band = 0.5; /* another rubber band alone cancels the fling */
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    check_transform(view, target.scale, target.x, target.y);
    POLLED(BEGAN(PAN), ENDED(PAN), BEGAN(FLING), ENDED(FLING), DISCRETE(SETTLED));
    tapzoom_destroy(view);
}

static void a_pinch(void) {
    check_topic = "a pinch";
    tapzoom_view *view = photos();
    double scale = 0.2 * 200 / 106; /* from 100 to 200 units, less the slop of 6 */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1, 500, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.03, 200, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.03, 600, 300));
    CHECK_OK(tapzoom_advance(view, 1.03));
    check_transform(view, scale, 400 - 2000 * scale, 300 - 1500 * scale);
    check_raster(view, 0.2, scale / 0.2, 400 - 2000 * scale, 300 - 1500 * scale);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 1.5, 600, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.6, 200, 300));
    check_transform(view, scale, 400 - 2000 * scale, 300 - 1500 * scale);
    check_raster(view, scale, 1, nearbyint(400 - 2000 * scale), nearbyint(300 - 1500 * scale));
    if (POLLED(BEGAN(PAN), BEGAN(PINCH), ENDED(PINCH), ENDED(PAN), DISCRETE(SETTLED))) {
        CHECK_NEAR(polled[1].time, 1.03, NEAR);
        CHECK(polled[1].contact_count == 2 && polled[1].view_x == 400 && polled[1].view_y == 300);
        CHECK_NEAR(polled[1].scale, scale, NEAR);
        CHECK_NEAR(polled[1].content_x, 2000, 1e-6);
        CHECK_NEAR(polled[1].velocity.log_scale, 100 / 0.03 / 200, 1e-6); /* of ln(scale) */
        CHECK(polled[2].time == 1.5 && polled[2].contact_count == 2 && polled[2].velocity.log_scale == 0);
        CHECK(polled[3].time == 1.6 && polled[4].time == 1.6);
    }
    /* Zoom further in: the raster scale changes when the displayed scale is more than twice the raster scale. */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 2, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 2, 500, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 2.1, 180, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 2.1, 620, 300));
    CHECK_OK(tapzoom_advance(view, 2.1));
    scale *= 220 / 106.0;
    check_raster(view, scale, 1, 400 - 2000 * scale, 300 - 1500 * scale);
    tapzoom_destroy(view);
}

static void a_rotation(void) {
    check_topic = "a rotation";
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    tapzoom_view *view = NULL;
    tapzoom_transform now;
    const double quarter = acos(-1) / 2;
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    CHECK_OK(create(&config, 800, 600, 4000, 3000, &view));
    if (!CHECK(view != NULL)) return;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1, 500, 300));
    double slop = 25 / 100.0, ways[] = {quarter, quarter + slop + 0.1};
    for (int i = 0; i < 2; i++) {
        double x = 100 * cos(ways[i]), y = 100 * sin(ways[i]);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.03 + i, 400 - x, 300 - y));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.03 + i, 400 + x, 300 + y));
        CHECK_OK(tapzoom_advance(view, 1.03 + i));
        CHECK_OK(tapzoom_get_transform(view, &now));
        CHECK_NEAR(now.scale, 0.2, NEAR);
        CHECK_NEAR(now.rotation, ways[i] - slop, NEAR);
        CHECK_OK(tapzoom_view_to_content(&now, 400, 300, &x, &y));
        CHECK_NEAR(x, 2000, 1e-6);
        CHECK_NEAR(y, 1500, 1e-6);
    }
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 3, 0, 0));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 3, 0, 0));
    CHECK_OK(tapzoom_advance(view, 9));
    CHECK_OK(tapzoom_get_transform(view, &now));
    CHECK_NEAR(now.rotation, quarter, 0); /* within 7 degrees it snaps */
    if (POLLED(BEGAN(PAN), BEGAN(ROTATE), ENDED(ROTATE), ENDED(PAN), DISCRETE(SETTLED))) {
        CHECK_NEAR(polled[1].rotation, quarter - slop, NEAR);
        CHECK_NEAR(polled[1].velocity.rotation, quarter / 0.03, 1e-6);
        CHECK(polled[3].time == 3 && polled[4].time > 3 && polled[4].rotation == now.rotation);
    }
    tapzoom_destroy(view);
}

static void a_quick_zoom(void) {
    check_topic = "a quick zoom";
    tapzoom_view *view = photos();
    tap(view, 1, 1, 400, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1.15, 400, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.5, 400, 300 + 18 + 140)); /* 140 doubles */
    CHECK_OK(tapzoom_advance(view, 1.5));
    check_transform(view, 0.4, 400 - 800, 300 - 600);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, 400, 458));
    check_transform(view, 0.4, 400 - 800, 300 - 600);
    if (POLLED(BEGAN(TAP_PENDING), CANCELLED(TAP_PENDING), BEGAN(QUICK_ZOOM), ENDED(QUICK_ZOOM), DISCRETE(SETTLED))) {
        CHECK(polled[2].time == 1.5 && polled[2].contact_count == 1);
        CHECK(polled[2].view_x == 400 && polled[2].view_y == 300);
        CHECK_NEAR(polled[2].scale, 0.4, NEAR);
        CHECK(polled[3].time == 2 && polled[4].time == 2);
    }
    tapzoom_destroy(view);
}

/* In the fitted view the content cannot move: a fast finger makes a swipe, and the content bounces. */
static void a_swipe(void) {
    check_topic = "a swipe";
    static const struct { double x, y; uint32_t limits; int has_page; } ways[] = {
        {-100, 0, TAPZOOM_LIMIT_RIGHT, 1}, {100, 0, TAPZOOM_LIMIT_LEFT, 1},
        {0, -100, TAPZOOM_LIMIT_BOTTOM, 0}, {0, 100, TAPZOOM_LIMIT_TOP, 0}};
    for (int i = 0; i < 4; i++) {
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        config.always_bounce_y = 1;
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        drag(view, 1, 1, 400, 300, 400 + ways[i].x, 300 + ways[i].y);
        CHECK_OK(tapzoom_advance(view, 1.1)); /* 100 less the slop of 18, under the rubber band */
        double pull = 0.55 * (100 - 18), x_way = ways[i].x / 100, y_way = ways[i].y / 100;
        check_transform(view, 0.2, x_way * pull / (1 + pull / 800), y_way * pull / (1 + pull / 600));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.105, 400 + ways[i].x, 300 + ways[i].y));
        CHECK_OK(tapzoom_advance(view, 9));
        check_transform(view, 0.2, 0, 0);
        int as_expected =
            ways[i].has_page
                ? POLLED(BEGAN(PAN), ENDED(PAN), DISCRETE(SWIPE), DISCRETE(PAGE), BEGAN(FLING), ENDED(FLING),
                         DISCRETE(SETTLED))
                : POLLED(BEGAN(PAN), ENDED(PAN), DISCRETE(SWIPE), BEGAN(FLING), ENDED(FLING), DISCRETE(SETTLED));
        if (!as_expected) continue;
        CHECK(polled[2].time == 1.105 && polled[2].limits == ways[i].limits);
        CHECK_NEAR(polled[2].velocity.x, 10 * ways[i].x, 1e-6);
        CHECK_NEAR(polled[2].velocity.y, 10 * ways[i].y, 1e-6);
        if (ways[i].has_page) CHECK(polled[3].limits == ways[i].limits && polled[3].time == 1.105);
        tapzoom_destroy(view);
    }
}

/* A slow pan that ends beyond the edge also sends PAGE. */
static void an_overscroll(void) {
    check_topic = "an overscroll";
    for (int far = 0; far < 2; far++) {
        tapzoom_view *view = photos();
        double x = 400 + 18 + 200 + (far ? 1 : -1); /* page_overscroll is 0.25 of 800 */
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.2, x, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, x, 300));
        CHECK_OK(tapzoom_advance(view, 9));
        check_transform(view, 0.2, 0, 0);
        if (!far) POLLED(BEGAN(PAN), ENDED(PAN), DISCRETE(SETTLED));
        else if (POLLED(BEGAN(PAN), ENDED(PAN), DISCRETE(PAGE), DISCRETE(SETTLED)))
            CHECK(polled[2].time == 2 && polled[2].limits == TAPZOOM_LIMIT_LEFT);
        tapzoom_destroy(view);
    }
}

static void a_batch(void) {
    check_topic = "a batch";
    tapzoom_view *view = photos();
    tapzoom_touch samples[] = {sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 5, 5), sample(TAPZOOM_TOUCH_MOVED, 1, 1.01, 6, 5),
                                sample(TAPZOOM_TOUCH_BEGAN, 2, 1.02, 50, 5)};
    size_t accepted = 99;
    CHECK_OK(tapzoom_push_touches(view, samples, 3, &accepted));
    CHECK(accepted == 3);
    CHECK_OK(tapzoom_push_touches(view, NULL, 0, &accepted));
    CHECK(accepted == 0);
    tapzoom_state state = state_of(view);
    CHECK((state.flags & TAPZOOM_STATE_TOUCHED) && state.contact_count == 2);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_CANCELLED, 1, 2, 6, 5));
    CHECK(state_of(view).contact_count == 1);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_CANCELLED, 2, 2, 50, 5));
    state = state_of(view);
    CHECK(!(state.flags & TAPZOOM_STATE_TOUCHED) && state.contact_count == 0);
    tapzoom_destroy(view);
}

static void sizes_and_ranges(void) {
    check_topic = "sizes";
    tapzoom_view *view = photos();
    double min, max, fitted;
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &fitted));
    CHECK_NEAR(min, 0.2, NEAR);
    CHECK_NEAR(max, 2, NEAR);
    CHECK_NEAR(fitted, 0.2, NEAR);
    CHECK_OK(tapzoom_get_scale_range(view, NULL, NULL, &fitted));
    tapzoom_rect rect = visible_rect(view, place_of(view));
    CHECK_NEAR(rect.x, 0, NEAR);
    CHECK_NEAR(rect.width, 4000, 1e-6);
    CHECK_NEAR(rect.height, 3000, 1e-6);
    /* Another transform than the view's: scale 0.5, with (1000, 750) in the center. */
    rect = visible_rect(view, (tapzoom_transform){0.5, 0, 400 - 0.5 * 1000, 300 - 0.5 * 750});
    CHECK_NEAR(rect.width, 1600, NEAR);
    CHECK_NEAR(rect.height, 1200, NEAR);
    CHECK_NEAR(rect.x, 1000 - 800, NEAR);
    CHECK_NEAR(rect.y, 750 - 600, NEAR);
    CHECK_OK(set_size(view, 400, 600)); /* scale 0.1: the content is 300 high, in the middle of 600 */
    check_transform(view, 0.1, 0, 150);
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(400, 600, 0, 100, 0, 0)));
    check_transform(view, 0.1, 0, 200);
    rect = visible_rect(view, place_of(view)); /* insets included */
    CHECK_NEAR(rect.y, -2000, 1e-6);
    CHECK_NEAR(rect.height, 6000, 1e-6);
    CHECK_OK(tapzoom_set_content(view, RECT(0, 0, 400, 300), TAPZOOM_KEEP_PICTURE)); /* a preview of the same content */
    check_transform(view, 1, 0, 200);
    tapzoom_destroy(view);
}

/* Content that begins at (-1000, 500), in a safe area that begins at (100, 50). */
static void an_origin(void) {
    check_topic = "an origin";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(&config, VIEWPORT(900, 650, 100, 50, 0, 0), RECT(-1000, 500, 4000, 3000), &view));
    if (!CHECK(view != NULL)) return;
    check_transform(view, 0.2, 100 + 0.2 * 1000, 50 - 0.2 * 500);
    CHECK_OK(tapzoom_zoom_to(view, 1, 100, 50, NULL)); /* the corner of the content stays there */
    check_transform(view, 1, 100 + 1000, 50 - 500);
    CHECK(state_of(view).flags == (TAPZOOM_STATE_ZOOMED | TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP));
    CHECK_OK(tapzoom_center_on(view, 3000, 3500, 0, NULL)); /* the opposite corner, clamped to the bounds */
    check_transform(view, 1, 900 - 3000, 650 - 3500);
    CHECK(state_of(view).flags == (TAPZOOM_STATE_ZOOMED | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM));
    tapzoom_destroy(view);
}

static void new_contents(void) {
    check_topic = "new contents";
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_to(view, 0.8, 400, 300, NULL));
    check_transform(view, 0.8, -1200, -900); /* (2000, 1500) in the center */
    /* Content with twice the pixels and another origin: the view displays the same picture. */
    CHECK_OK(tapzoom_set_content(view, RECT(100, -200, 8000, 6000), TAPZOOM_KEEP_PICTURE));
    double x = 400 - 0.4 * (100 + 4000), y = 300 - 0.4 * (-200 + 3000);
    check_transform(view, 0.4, x, y);
    /* The content grows: the transform stays. */
    CHECK_OK(tapzoom_set_content(view, RECT(-900, -1200, 10000, 8000), TAPZOOM_KEEP_COORDINATES));
    check_transform(view, 0.4, x, y);
    /* The content shrinks: the left edge of the content limits the transform. */
    CHECK_OK(tapzoom_set_content(view, RECT(3500, 0, 4000, 4000), TAPZOOM_KEEP_COORDINATES));
    check_transform(view, 0.4, -0.4 * 3500, y);
    POLLED(BEGAN(ANIMATION), ENDED(ANIMATION), DISCRETE(SETTLED)); /* events of the command only */
    tapzoom_destroy(view);
}

/* Levels of two terms, of which the larger one depends on the sizes, and the fit that never enlarges. */
static void levels(void) {
    check_topic = "levels";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.max_scale = TAPZOOM_LEVEL_LARGER(ONE_TO_ONE, 2, CONTAIN, 6);
    static const struct { double content, largest; } cases[] = {
        {4000, 2},   /* contain is 0.2 */
        {1000, 4.8}, /* contain is 0.8 */
    };
    for (int i = 0; i < 2; i++) {
        double size = cases[i].content, min, max, fitted;
        tapzoom_view *view = view_of(&config, 800, 600, size, 0.75 * size);
        CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &fitted));
        CHECK_NEAR(max, cases[i].largest, NEAR);
        tapzoom_destroy(view);
    }
    static const struct { double content, pixels, fitted; } fits[] = {
        {4000, 1, 0.2}, {400, 1, 1}, {400, 2, 0.5}, {400, 0.25, 2}};
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config.fit = config.min_scale.fit = TAPZOOM_FIT_SCALE_DOWN;
    for (int i = 0; i < 4; i++) {
        double fitted;
        config.pixels_per_unit = fits[i].pixels;
        tapzoom_view *view = view_of(&config, 800, 600, fits[i].content, 0.75 * fits[i].content);
        CHECK_OK(tapzoom_get_scale_range(view, NULL, NULL, &fitted));
        CHECK_NEAR(fitted, fits[i].fitted, NEAR);
        check_transform(view, fitted, 400 - fitted * fits[i].content / 2, 300 - fitted * 0.75 * fits[i].content / 2);
        tapzoom_destroy(view);
    }
}

static void matrices(void) {
    check_topic = "matrices";
    const double quarter = acos(-1) / 2;
    static const tapzoom_transform plain = {2, 0, 10, 20};
    static const float wanted[16] = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1};
    static const float moved[16] = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 10 + 2 * 3, 20 - 2 * 4, 0, 1};
    float matrix[16];
    CHECK_OK(tapzoom_transform_to_matrix(&plain, 0, 0, matrix));
    for (int i = 0; i < 16; i++) CHECK(matrix[i] == wanted[i]);
    CHECK_OK(tapzoom_transform_to_matrix(&plain, 3, -4, matrix));
    for (int i = 0; i < 16; i++) CHECK(matrix[i] == moved[i]);
    tapzoom_transform turned = {2, quarter, 10, 20};
    static const float rotated[16] = {0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1};
    CHECK_OK(tapzoom_transform_to_matrix(&turned, 0, 0, matrix));
    for (int i = 0; i < 16; i++) CHECK_NEAR(matrix[i], rotated[i], 1e-6);
    /* Distant content: with the origin near it, the translation is exact to the last bit of a float. */
    tapzoom_transform far = {10, 0, 400 - 10 * 4e7, 0};
    CHECK_OK(tapzoom_transform_to_matrix(&far, 4e7, 0, matrix));
    CHECK(matrix[12] == 400);
    tapzoom_transform large = {1e31, 0, 1e31, 0};
    CHECK_OK(tapzoom_transform_to_matrix(&large, 1e12, 0, matrix));
    CHECK(matrix[0] == (float)1e31 && matrix[12] == INFINITY);
}

/* A page of which the view shows a picture, and a host that animates by itself. */
static void transforms(void) {
    check_topic = "transforms";
    const tapzoom_transform page = {3, 0, 100, 200}, picture = {2, 0, 10, 20};
    tapzoom_transform both, back, half;
    double m[6];
    CHECK_OK(tapzoom_transform_compose(&page, &picture, &both));
    CHECK(both.scale == 6 && both.rotation == 0 && both.x == 130 && both.y == 260);
    CHECK_OK(tapzoom_transform_invert(&picture, &back));
    CHECK(back.scale == 0.5 && back.rotation == 0 && back.x == -5 && back.y == -10);
    CHECK_OK(tapzoom_transform_interpolate(&(tapzoom_transform){1, 0, 0, 0}, &(tapzoom_transform){4, 0, -300, 0}, 0.5,
                                           &half));
    CHECK_NEAR(half.scale, 2, NEAR);
    CHECK_NEAR(half.x, -100, NEAR);
    CHECK_OK(tapzoom_transform_to_affine(&picture, m));
    CHECK(m[0] == 2 && m[1] == 0 && m[2] == 0 && m[3] == 2 && m[4] == 10 && m[5] == 20);
}

/* A view reports its sizes and contacts, also one in memory of the host. */
static void a_view_in_an_arena(void) {
    check_topic = "a view in memory of the host";
    static char memory[(1 << 16) + 16];
    char *arena = memory + (16 - (uintptr_t)memory % 16) % 16;
    const size_t room = 1 << 16;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_viewport viewport = {0, 0, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 0, 0};
    tapzoom_contact contact;
    tapzoom_view *view = NULL;
    size_t count = 0;
    size_t need = tapzoom_view_size(), at = need;
    const tapzoom_viewport *inset = VIEWPORT(800, 600, 1, 2, 3, 4);
    const tapzoom_rect *picture = RECT(5, 6, 4000, 3000);
    CHECK(need > 0 && need < room);
    memset(arena, 0xA5, room);
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_create_at(arena + 8, need, &config, inset, picture, &view));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_create_at(arena + 1, SIZE_MAX, &config, inset, picture, &view));
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_create_at(arena, need - 1, &config, inset, picture, &view));
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_create_at(arena, 0, &config, inset, picture, &view));
    CHECK(view == NULL && *(unsigned char *)arena == 0xA5);
    CHECK_OK(tapzoom_create_at(arena, SIZE_MAX, &config, inset, picture, &view));
    tapzoom_destroy(view);
    view = NULL;
    CHECK_OK(tapzoom_create_at(arena, need, &config, inset, picture, &view));
    if (!CHECK(view != NULL)) return;
    tapzoom_view *usual = NULL;
    CHECK_OK(tapzoom_create(&config, inset, picture, &usual));
    check_same_state(view, usual);
    tapzoom_destroy(usual);
    CHECK_OK(tapzoom_get_viewport(view, &viewport));
    CHECK(viewport.width == 800 && viewport.height == 600 && viewport.left == 1 && viewport.top == 2);
    CHECK(viewport.right == 3 && viewport.bottom == 4);
    CHECK_OK(tapzoom_get_content(view, &content));
    CHECK(content.x == 5 && content.y == 6 && content.width == 4000 && content.height == 3000);
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(700, 500, 0, 0, 9, 0)));
    CHECK_OK(tapzoom_set_content(view, RECT(-1, -2, 300, 400), TAPZOOM_KEEP_PICTURE));
    CHECK_OK(tapzoom_get_viewport(view, &viewport));
    CHECK(viewport.width == 700 && viewport.height == 500 && viewport.left == 0 && viewport.right == 9);
    CHECK_OK(tapzoom_get_content(view, &content));
    CHECK(content.x == -1 && content.y == -2 && content.width == 300 && content.height == 400);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 7, 1, 300, 200));
    CHECK_OK(tapzoom_get_contacts(view, &contact, 1, &count));
    CHECK(count == 1 && contact.id == 7 && contact.x == 300 && contact.landing_time == 1);
    CHECK(raster_of(view) == place_of(view).scale);
    tapzoom_destroy(view);
    while (at < room && ((unsigned char *)arena)[at] == 0xA5) at++;
    CHECK(at == room); /* the view wrote within its size */
}

/* The size of a contact has no effect. */
static void sizes_of_contacts(void) {
    check_topic = "sizes of contacts";
    static const double sizes[] = {4.9e-324, 12.5, TAPZOOM_MAX_LENGTH};
    tapzoom_view *view = photos(), *twin = photos();
    drag(twin, 1, 1, 300, 300, 400, 320);
    for (int i = 0; i <= 10; i++) {
        tapzoom_touch one = sample(i ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_BEGAN, 1, 1 + 0.01 * i,
                                   300 + 0.1 * i * 100, 300 + 0.1 * i * 20);
        one.size = sizes[i % 3];
        CHECK_OK(tapzoom_push_touches(view, &one, 1, NULL));
    }
    check_same_state(view, twin);
    tapzoom_destroy(view);
    tapzoom_destroy(twin);
}

/* The flags of the limits that the displayed transform has reached. */
static void limits(void) {
    check_topic = "limits";
    tapzoom_view *view = photos();
    const uint32_t edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM;
    CHECK(state_of(view).flags == (edges | TAPZOOM_LIMIT_MIN_SCALE));
    CHECK_OK(tapzoom_zoom_to(view, 0.6, 400, 300, NULL));
    CHECK(state_of(view).flags == TAPZOOM_STATE_ZOOMED);
    CHECK_OK(tapzoom_zoom_to(view, 0.9, 0, 0, NULL)); /* about a corner of the viewport that lies within the content */
    CHECK(state_of(view).flags == TAPZOOM_STATE_ZOOMED);
    static const struct { double x, y; uint32_t flags; } ends[] = {
        {0, 1500, TAPZOOM_LIMIT_LEFT}, {2000, 0, TAPZOOM_LIMIT_TOP}, {4000, 1500, TAPZOOM_LIMIT_RIGHT},
        {2000, 3000, TAPZOOM_LIMIT_BOTTOM}, {0, 0, TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP},
        {4000, 3000, TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM}};
    for (int i = 0; i < 6; i++) {
        CHECK_OK(tapzoom_center_on(view, ends[i].x, ends[i].y, 0, NULL));
        CHECK((state_of(view).flags & ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST) ==
              (TAPZOOM_STATE_ZOOMED | ends[i].flags));
    }
    CHECK_OK(tapzoom_center_on(view, 2000, 1500, 1e9, NULL));
    CHECK((state_of(view).flags & ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST) ==
          (TAPZOOM_STATE_ZOOMED | TAPZOOM_LIMIT_MAX_SCALE));
    tapzoom_destroy(view);
}

static void commands(void) {
    check_topic = "commands";
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_to(view, 0.4, 400, 300, NULL));
    check_transform(view, 0.4, -400, -300);
    CHECK_OK(tapzoom_zoom_by(view, 2, 400, 300, NULL));
    check_transform(view, 0.8, -1200, -900);
    CHECK_OK(tapzoom_zoom_to(view, 100, 400, 300, NULL)); /* clamped to the largest scale */
    check_transform(view, 2, -3600, -2700);
    uint32_t flags = state_of(view).flags;
    CHECK((flags & TAPZOOM_LIMIT_MAX_SCALE) && !(flags & TAPZOOM_LIMIT_MIN_SCALE));
    CHECK_OK(tapzoom_zoom_to_rect(view, RECT(1000, 1000, 1600, 1000), NULL));
    check_transform(view, 0.5, 400 - 0.5 * 1800, 300 - 0.5 * 1500);
    CHECK_OK(tapzoom_center_on(view, 1000, 1200, 0.8, NULL));
    check_transform(view, 0.8, 400 - 0.8 * 1000, 300 - 0.8 * 1200);
    CHECK_OK(tapzoom_center_on(view, 3000, 2000, 0, NULL)); /* at the same scale */
    check_transform(view, 0.8, 400 - 0.8 * 3000, 300 - 0.8 * 2000);
    tapzoom_transform saved = {0.4, 0, -100, -50};
    CHECK_OK(tapzoom_set_transform(view, &saved, NULL));
    check_transform(view, 0.4, -100, -50);
    CHECK_OK(tapzoom_fit(view, NULL));
    check_transform(view, 0.2, 0, 0);

    CHECK_OK(tapzoom_advance(view, 10));
    CHECK_OK(tapzoom_zoom_to(view, 0.8, 400, 300, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 10.15));
    CHECK_OK(tapzoom_stop_motion(view));
    tapzoom_transform now = place_of(view);
    CHECK(now.scale > 0.2 && now.scale < 0.8);
    CHECK(!(state_of(view).flags & TAPZOOM_STATE_MOVING));
    CHECK_OK(tapzoom_fit(view, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 11));
    check_transform(view, 0.2, 0, 0);
    tapzoom_destroy(view);
}

/* While an animation runs, tapzoom_center_on keeps the scale of the target. */
static void centering_under_way(void) {
    check_topic = "center_on during an animation";
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_zoom_to(view, 0.8, 400, 300, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 1.1));
    CHECK_OK(tapzoom_center_on(view, 1000, 1200, 0, OPTIONS(1)));
    tapzoom_transform target = target_of(view);
    CHECK_NEAR(target.scale, 0.8, NEAR);
    CHECK_NEAR(target.x, 400 - 0.8 * 1000, NEAR);
    CHECK_NEAR(target.y, 300 - 0.8 * 1200, NEAR);
    CHECK_OK(tapzoom_advance(view, 1.5));
    check_transform(view, 0.8, 400 - 0.8 * 1000, 300 - 0.8 * 1200);
    POLLED(BEGAN(ANIMATION), CANCELLED(ANIMATION), BEGAN(ANIMATION), ENDED(ANIMATION), DISCRETE(SETTLED));
    tapzoom_destroy(view);
}

/* The duration in the options replaces that of the settings. */
static void durations(void) {
    check_topic = "durations";
    tapzoom_view *view = photos();
    tapzoom_options slow = {.struct_size = sizeof slow, .animated = 1, .duration = 2};
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_center_on(view, 2000, 1500, 0.8, &slow));
    CHECK_OK(tapzoom_advance(view, 2));
    check_transform(view, 0.4, -400, -300); /* half way in ln(scale) */
    CHECK_OK(tapzoom_advance(view, 4));
    if (POLLED(BEGAN(ANIMATION), ENDED(ANIMATION), DISCRETE(SETTLED)))
        CHECK(polled[0].time == 1 && polled[1].time == 3 && polled[2].time == 3);
    slow.animated = 0; /* without animation the duration has no effect */
    CHECK_OK(tapzoom_fit(view, &slow));
    check_transform(view, 0.2, 0, 0);
    if (POLLED(BEGAN(ANIMATION), ENDED(ANIMATION), BEGAN(LIMIT), DISCRETE(SETTLED))) {
        CHECK(polled[1].time == 4);
        CHECK(polled[2].time == 4 && polled[2].limits == TAPZOOM_LIMIT_MIN_SCALE);
    }
    config.fit = TAPZOOM_FIT_NONE; /* scale 1: without options the view goes there at once */
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    check_transform(view, 1, 400 - 2000, 300 - 1500);
    if (POLLED(ENDED(LIMIT))) CHECK(polled[0].limits == TAPZOOM_LIMIT_MIN_SCALE);
    tapzoom_destroy(view);
}

/* New limits move the view at once, or by an animation. */
static void options_of_settings(void) {
    check_topic = "options of tapzoom_set_config";
    tapzoom_options slow = {.struct_size = sizeof slow, .animated = 1, .duration = 2}, plain = slow;
    plain.animated = 0;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.max_scale = CONTAIN(6);
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    config.fit = TAPZOOM_FIT_NONE; /* scale 1 */
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_set_config(view, &config, &slow));
    check_transform(view, 0.2, 0, 0);
    CHECK(target_of(view).scale == 1 && state_of(view).next_deadline == 1);
    CHECK_OK(tapzoom_set_config(view, &config, &slow)); /* equal settings have no effect */
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK(place_of(view).scale > 0.3 && place_of(view).scale < 0.7);
    CHECK_OK(tapzoom_advance(view, 4));
    check_transform(view, 1, 400 - 2000, 300 - 1500);
    if (POLLED(BEGAN(ANIMATION), ENDED(ANIMATION), DISCRETE(SETTLED))) CHECK(polled[1].time == 3);
    /* Limits that allow the transform do not move the view. */
    config.max_scale.factor = 7;
    CHECK_OK(tapzoom_set_config(view, &config, &slow));
    CHECK(state_of(view).waiting_count == 0);
    /* A finger drags: the animation cancels its pan. */
    drag(view, 1, 5, 400, 300, 300, 300);
    CHECK_OK(tapzoom_advance(view, 5.1));
    config.fit = TAPZOOM_FIT_CONTAIN;
    config.max_scale.factor = 2;
    CHECK_OK(tapzoom_set_config(view, &config, &slow));
    CHECK(place_of(view).scale == 1 && target_of(view).scale == 0.4);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 5.2, 300, 300));
    CHECK_OK(tapzoom_advance(view, 8));
    CHECK(place_of(view).scale == 0.4);
    if (POLLED(BEGAN(PAN), CANCELLED(PAN), BEGAN(ANIMATION), ENDED(ANIMATION), BEGAN(LIMIT), DISCRETE(SETTLED)))
        CHECK(polled[3].time == 5.1 + 2);
    /* Without animation the limits take effect at once and send no event. */
    config.max_scale.factor = 1;
    CHECK_OK(tapzoom_set_config(view, &config, &plain));
    check_transform(view, 0.2, 0, 0);
    CHECK(state_of(view).waiting_count == 0);
    tapzoom_destroy(view);
}

static void settings(void) {
    check_topic = "settings";
    tapzoom_view *view = photos();
    tapzoom_config given = preset(TAPZOOM_PRESET_PHOTOS), read;
    given.max_scale = CONTAIN(12);
    given.tap_time = 0.2;
    CHECK_OK(tapzoom_set_config(view, &given, NULL));
    memset(&read, 0xA5, sizeof read);
    read.struct_size = sizeof read;
    CHECK_OK(tapzoom_get_config(view, &read));
    CHECK_SAME(read, given);
    double max;
    CHECK_OK(tapzoom_get_scale_range(view, NULL, &max, NULL));
    CHECK_NEAR(max, 2.4, NEAR);
    tapzoom_destroy(view);
}

/* The functions that write or read bytes, in the order of the header. */
static void snapshots_and_recordings(void) {
    check_topic = "snapshots and recordings";
    static unsigned char snapshot[32768], recording[65536];
    tapzoom_view *view = photos(), *other = photos();
    tapzoom_record_entry entry;
    size_t most = 0, size = 0, count = 0, accepted = 0, at = 0;
    CHECK_OK(tapzoom_save_state(view, NULL, 0, &most)); /* the size of the largest snapshot */
    CHECK(most > 0 && most <= sizeof snapshot);
    CHECK_OK(tapzoom_begin_recording(view, recording, sizeof recording));
    double_tap(view, 1, 200, 150);
    CHECK_OK(tapzoom_advance(view, 1.3));
    CHECK_OK(tapzoom_save_state(view, snapshot, most, &size));
    CHECK(size > 0 && size < most);
    CHECK_OK(tapzoom_load_state(other, snapshot, size));
    tapzoom_transform here = place_of(view), there = place_of(other);
    CHECK_SAME(here, there);
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK_OK(tapzoom_end_recording(view));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK(size == 0);
    for (; at < count; at += accepted)
        CHECK_OK(tapzoom_replay(other, recording + at, count - at, &accepted, &entry, polled));
    CHECK_OK(tapzoom_end_recording(other));
    there = place_of(other);
    CHECK_SAME(here, there);
    CHECK(entry.number == 5 && entry.kind == TAPZOOM_RECORD_ADVANCE && entry.time == 1.3);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

int main(void) {
    library();
    presets();
    zooming_by_a_double_tap();
    a_series_of_taps();
    a_single_tap_and_a_cancel();
    a_pan();
    a_fling();
    a_pinch();
    a_rotation();
    a_quick_zoom();
    a_swipe();
    an_overscroll();
    a_batch();
    sizes_and_ranges();
    an_origin();
    new_contents();
    levels();
    matrices();
    transforms();
    a_view_in_an_arena();
    sizes_of_contacts();
    limits();
    commands();
    centering_under_way();
    durations();
    options_of_settings();
    settings();
    snapshots_and_recordings();
    return check_report();
}

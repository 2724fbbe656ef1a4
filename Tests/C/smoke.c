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
    CHECK(event->reserved[0] == 0 && event->reserved[1] == 0);
}

static void library(void) {
    check_topic = "library";
    CHECK(tapzoom_version() == TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH);
    CHECK(tapzoom_abi_version() == TAPZOOM_ABI_VERSION);
    const char *unknown = tapzoom_status_string(1);
    CHECK(strcmp(unknown, "unknown status") == 0);
    CHECK(strcmp(tapzoom_status_string(INT32_MIN), unknown) == 0);
    CHECK(strcmp(tapzoom_status_string(TAPZOOM_ERROR_DIVERGED - 1), unknown) == 0);
    for (tapzoom_status a = TAPZOOM_ERROR_DIVERGED; a <= TAPZOOM_OK; a++) {
        CHECK(strlen(tapzoom_status_string(a)) > 0 && strcmp(tapzoom_status_string(a), unknown) != 0);
        for (tapzoom_status b = TAPZOOM_ERROR_DIVERGED; b < a; b++)
            CHECK(strcmp(tapzoom_status_string(a), tapzoom_status_string(b)) != 0);
    }
}

static void presets(void) {
    check_topic = "presets";
    tapzoom_config photos = preset(TAPZOOM_PRESET_PHOTOS), maps = preset(TAPZOOM_PRESET_MAPS),
                   reader = preset(TAPZOOM_PRESET_READER), board = preset(TAPZOOM_PRESET_BOARD);
    CHECK(photos.struct_size == sizeof photos);
    CHECK(photos.gestures == (TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_TWO_FINGER_TAP |
                              TAPZOOM_GESTURE_LONG_PRESS | TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH |
                              TAPZOOM_GESTURE_QUICK_ZOOM | TAPZOOM_GESTURE_SWIPE | TAPZOOM_GESTURE_FLING));
    CHECK(maps.gestures == (photos.gestures & ~(uint32_t)TAPZOOM_GESTURE_SWIPE) && board.gestures == maps.gestures);
    CHECK(reader.gestures == photos.gestures && photos.page_push == 0.25);
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
    CHECK_OK(tapzoom_get_time(view, &wake));
    CHECK(wake == -INFINITY);

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
    CHECK_OK(tapzoom_get_time(view, &wake));
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

/* ---- Fingers that move: 800 x 600 on 4000 x 3000, so that the full view has scale 0.2 ---------------------------- */

static tapzoom_event told[TAPZOOM_EVENT_CAPACITY];

/* Polls, and finds these kinds and phases but for CHANGED. */
static int told_are(tapzoom_view *view, const int32_t (*wanted)[2], size_t wanted_count) {
    size_t count = 0, kept = 0;
    CHECK_OK(tapzoom_poll_events(view, told, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        if (told[i].phase != TAPZOOM_PHASE_CHANGED) told[kept++] = told[i];
    int same = kept == wanted_count;
    for (size_t i = 0; i < kept && same; i++) same = told[i].kind == wanted[i][0] && told[i].phase == wanted[i][1];
    if (!CHECK(same))
        for (size_t i = 0; i < kept; i++) printf("    kind %d phase %d\n", (int)told[i].kind, (int)told[i].phase);
    return same;
}

#define TOLD(...) \
    told_are(view, (const int32_t[][2]){__VA_ARGS__}, sizeof((const int32_t[][2]){__VA_ARGS__}) / sizeof(int32_t[2]))
#define ONCE(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_ONCE}
#define BEGAN(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_BEGAN}
#define ENDED(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_ENDED}
#define CANCELLED(kind) {TAPZOOM_EVENT_##kind, TAPZOOM_PHASE_CANCELLED}

/* The middle of the content, at scale 1. */
static tapzoom_view *zoomed_photos(void) {
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, 0));
    check_transform(view, 1, -1600, -1200);
    TOLD(BEGAN(ZOOM), ENDED(ZOOM), ONCE(SETTLED));
    return view;
}

static void check_raster(const tapzoom_view *view, double scale, double residual_scale, double x, double y) {
    tapzoom_transform residual;
    double raster;
    CHECK_OK(tapzoom_get_raster(view, &raster, &residual));
    CHECK_NEAR(raster, scale, NEAR);
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
    check_transform(view, 1, -1690, -1200); /* the slop of 10 is taken off */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.2, 310.5, 200));
    CHECK_OK(tapzoom_advance(view, 1.2));
    check_transform(view, 1, -1679.5, -1300);
    check_raster(view, 1, 1, -1679.5, -1300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, 310.5, 200)); /* it has stood still: nothing flings */
    check_transform(view, 1, -1679.5, -1300);
    check_raster(view, 1, 1, nearbyint(-1679.5), -1300);
    if (TOLD(BEGAN(PAN), ENDED(PAN), ONCE(SETTLED))) {
        CHECK_NEAR(told[0].time, 1.1, NEAR);
        CHECK(told[0].contact_count == 1 && told[0].view_x == 300 && told[0].view_y == 300);
        CHECK_NEAR(told[0].content_x, 1990, NEAR);
        CHECK_NEAR(told[0].content_y, 1500, NEAR);
        CHECK(told[1].time == 2 && told[1].view_x == 310.5 && told[1].velocity_x == 0 && told[1].velocity_y == 0);
        CHECK(told[2].time == 2 && told[2].direction == TAPZOOM_DIRECTION_NONE);
    }
    tapzoom_destroy(view);
}

static void a_fling(void) {
    check_topic = "a fling";
    tapzoom_view *view = zoomed_photos();
    tapzoom_transform target;
    tapzoom_rect rect;
    uint32_t state;
    drag(view, 1, 1, 400, 300, 300, 300); /* 1000 units per second */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.105, 300, 300));
    check_transform(view, 1, -1690, -1200);
    CHECK_OK(tapzoom_get_target_transform(view, &target)); /* from 1000 down to 4 units/s at a decay of 2/s */
    CHECK_NEAR(target.x, -1690 - (1000 - 4) / 2.0, 1e-6);
    CHECK_NEAR(target.y, -1200, 1e-6);
    CHECK_OK(tapzoom_get_target_rect(view, &rect));
    CHECK_NEAR(rect.x, 1690 + 498, 1e-6);
    CHECK_NEAR(rect.y, 1200, 1e-6);
    CHECK_NEAR(rect.width, 800, 1e-6);
    CHECK_NEAR(rect.height, 600, 1e-6);
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state & TAPZOOM_STATE_MOVING);
    CHECK_OK(tapzoom_advance(view, 1.605));
    check_transform(view, 1, -1690 - 500 * (1 - exp(-1)), -1200);
    CHECK_OK(tapzoom_advance(view, 9));
    if (TOLD(BEGAN(PAN), ENDED(PAN), BEGAN(FLING), ENDED(FLING), ONCE(SETTLED))) {
        CHECK_NEAR(told[1].velocity_x, -1000, 1e-6);
        CHECK_NEAR(told[2].velocity_x, -1000, 1e-6);
        CHECK(told[2].time == 1.105 && told[2].contact_count == 0 && told[2].view_x == 300);
        CHECK_NEAR(told[3].time, 1.105 + log(1000 / 4.0) / 2, NEAR);
        CHECK(told[4].time == told[3].time);
    }
    drag(view, 1, 10, 400, 300, 300, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 10.105, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 10.2, 300, 300)); /* and is caught */
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 10.25, 300, 300));
    CHECK_OK(tapzoom_advance(view, 20));
    TOLD(BEGAN(PAN), ENDED(PAN), BEGAN(FLING), CANCELLED(FLING), ONCE(SETTLED)); /* by a touch that is no tap */
    tapzoom_destroy(view);
}

static void a_pinch(void) {
    check_topic = "a pinch";
    tapzoom_view *view = photos();
    double scale = 0.2 * 200 / 106; /* from 100 to 200 units, of which the slop takes 6 */
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
    if (TOLD(BEGAN(PAN), BEGAN(PINCH), ENDED(PINCH), ENDED(PAN), ONCE(SETTLED))) {
        CHECK_NEAR(told[1].time, 1.03, NEAR);
        CHECK(told[1].contact_count == 2 && told[1].view_x == 400 && told[1].view_y == 300);
        CHECK_NEAR(told[1].scale, scale, NEAR);
        CHECK_NEAR(told[1].content_x, 2000, 1e-6);
        CHECK_NEAR(told[1].scale_velocity, 100 / 0.03 / 200, 1e-6); /* of ln(scale) */
        CHECK(told[2].time == 1.5 && told[2].contact_count == 2 && told[2].scale_velocity == 0);
        CHECK(told[3].time == 1.6 && told[4].time == 1.6);
    }
    /* In once more: the device's pixels are asked for again at more than twice what they were. */
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
    CHECK_OK(tapzoom_create(&config, 800, 600, 4000, 3000, &view));
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
        CHECK_OK(tapzoom_view_to_content(view, 400, 300, &x, &y));
        CHECK_NEAR(x, 2000, 1e-6);
        CHECK_NEAR(y, 1500, 1e-6);
    }
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 3, 0, 0));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 3, 0, 0));
    CHECK_OK(tapzoom_advance(view, 9));
    CHECK_OK(tapzoom_get_transform(view, &now));
    CHECK_NEAR(now.rotation, quarter, 0); /* within 7 degrees it snaps */
    if (TOLD(BEGAN(PAN), BEGAN(ROTATE), ENDED(ROTATE), ENDED(PAN), ONCE(SETTLED))) {
        CHECK_NEAR(told[1].rotation, quarter - slop, NEAR);
        CHECK_NEAR(told[1].rotation_velocity, quarter / 0.03, 1e-6);
        CHECK(told[3].time == 3 && told[4].time > 3 && told[4].rotation == now.rotation);
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
    if (TOLD(BEGAN(TAP_UP), CANCELLED(TAP_UP), BEGAN(QUICK_ZOOM), ENDED(QUICK_ZOOM), ONCE(SETTLED))) {
        CHECK(told[2].time == 1.5 && told[2].contact_count == 1 && told[2].view_x == 400 && told[2].view_y == 300);
        CHECK_NEAR(told[2].scale, 0.4, NEAR);
        CHECK(told[3].time == 2 && told[4].time == 2);
    }
    tapzoom_destroy(view);
}

/* At the full view content goes nowhere: a fast finger swipes, and the content bounces. */
static void a_swipe(void) {
    check_topic = "a swipe";
    static const struct { double x, y; int32_t direction, page; } ways[] = {
        {-100, 0, TAPZOOM_DIRECTION_LEFT, TAPZOOM_EVENT_NEXT_PAGE},
        {100, 0, TAPZOOM_DIRECTION_RIGHT, TAPZOOM_EVENT_PREVIOUS_PAGE},
        {0, -100, TAPZOOM_DIRECTION_UP, TAPZOOM_EVENT_NONE},
        {0, 100, TAPZOOM_DIRECTION_DOWN, TAPZOOM_EVENT_NONE}};
    for (int i = 0; i < 4; i++) {
        tapzoom_view *view = photos();
        drag(view, 1, 1, 400, 300, 400 + ways[i].x, 300 + ways[i].y);
        CHECK_OK(tapzoom_advance(view, 1.1)); /* 100 less the slop of 18, and what the rubber band lets */
        double pull = 0.55 * (100 - 18), x_way = ways[i].x / 100, y_way = ways[i].y / 100;
        check_transform(view, 0.2, x_way * pull / (1 + pull / 800), y_way * pull / (1 + pull / 600));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.105, 400 + ways[i].x, 300 + ways[i].y));
        CHECK_OK(tapzoom_advance(view, 9));
        check_transform(view, 0.2, 0, 0);
        int told_all = ways[i].page ? TOLD(BEGAN(PAN), ENDED(PAN), ONCE(SWIPE), {ways[i].page, 0}, BEGAN(FLING),
                                        ENDED(FLING), ONCE(SETTLED))
                                    : TOLD(BEGAN(PAN), ENDED(PAN), ONCE(SWIPE), BEGAN(FLING), ENDED(FLING),
                                           ONCE(SETTLED));
        if (!told_all) continue;
        CHECK(told[2].time == 1.105 && told[2].direction == ways[i].direction);
        CHECK_NEAR(told[2].velocity_x, 10 * ways[i].x, 1e-6);
        CHECK_NEAR(told[2].velocity_y, 10 * ways[i].y, 1e-6);
        if (ways[i].page) CHECK(told[3].direction == ways[i].direction && told[3].time == 1.105);
        tapzoom_destroy(view);
    }
}

/* A slow push beyond the edge asks for a page as well. */
static void a_push(void) {
    check_topic = "a push";
    for (int far = 0; far < 2; far++) {
        tapzoom_view *view = photos();
        double x = 400 + 18 + 200 + (far ? 1 : -1); /* page_push is 0.25 of 800 */
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.2, x, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, x, 300));
        CHECK_OK(tapzoom_advance(view, 9));
        check_transform(view, 0.2, 0, 0);
        if (!far) TOLD(BEGAN(PAN), ENDED(PAN), ONCE(SETTLED));
        else if (TOLD(BEGAN(PAN), ENDED(PAN), ONCE(PREVIOUS_PAGE), ONCE(SETTLED)))
            CHECK(told[2].time == 2 && told[2].direction == TAPZOOM_DIRECTION_NONE);
        tapzoom_destroy(view);
    }
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
    a_pan();
    a_fling();
    a_pinch();
    a_rotation();
    a_quick_zoom();
    a_swipe();
    a_push();
    a_batch();
    sizes_and_ranges();
    commands();
    settings();
    return check_report();
}

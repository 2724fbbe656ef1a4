/*
 * queue.c - a full queue: how many events wait, and which of them it drops last.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];

static int count_of(int32_t kind, size_t count) {
    int found = 0;
    for (size_t i = 0; i < count; i++) found += events[i].kind == kind;
    return found;
}

/* ---- How many wait ---------------------------------------------------------------------------------------------- */

/* Changes of open gestures wait too, but no more events than the queue can hold. */
static void waiting(void) {
    check_topic = "the waiting events of a full queue";
    tapzoom_view *view = photos();
    size_t count = 0;
    double time = 0;
    while (time < 20) tap(view, 9, time += 1, 100, 100);
    CHECK(state_of(view).waiting_count == TAPZOOM_EVENT_CAPACITY);
    CHECK_OK(tapzoom_advance(view, time += 2));
    for (int64_t id = 1; id <= 2; id++) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, id, time, 200.0 * (double)id, 300));
    for (int i = 1; i <= 8; i++) {
        time += 0.01;
        for (int64_t id = 1; id <= 2; id++)
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, id, time, id == 1 ? 200 - 9 * i : 400 + 9 * i, 300 + 5 * i));
        CHECK_OK(tapzoom_advance(view, time));
        CHECK(state_of(view).waiting_count == TAPZOOM_EVENT_CAPACITY);
    }
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == TAPZOOM_EVENT_CAPACITY && count_of(TAPZOOM_EVENT_PAN, count) > 0);
    tapzoom_destroy(view);
}

/* In any frame of a pinch the state counts the events that a poll gives. */
static void counted(void) {
    check_topic = "the waiting events of a pinch";
    tapzoom_view *view = photos(), *copy = photos();
    size_t count = 0;
    for (int i = 0; i <= 20; i++) {
        int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : i == 20 ? TAPZOOM_TOUCH_ENDED : TAPZOOM_TOUCH_MOVED;
        for (int64_t id = 1; id <= 2; id++)
            CHECK_OK(touch(view, phase, id, 0.01 * i, id == 1 ? 300 - 5 * i : 400 + 5 * i, 300 + 2 * i));
        if (i % 2) CHECK_OK(tapzoom_advance(view, 0.01 * i));
        copy_view(copy, view);
        CHECK_OK(tapzoom_poll_events(copy, events, TAPZOOM_EVENT_CAPACITY, &count));
        CHECK(state_of(view).waiting_count == (int32_t)count);
        if (i % 5 == 0) CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    }
    tapzoom_destroy(view);
    tapzoom_destroy(copy);
}

/* ---- What stays -------------------------------------------------------------------------------------------------- */

/* EDGE and OWNER tell the host to move what it owns, so the queue drops other events first, also later ones. */
static void last_dropped(void) {
    check_topic = "EDGE and OWNER in a full queue";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.pager_edges = TAPZOOM_LIMIT_LEFT;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    size_t count = 0;
    CHECK_OK(tapzoom_zoom_to(view, 1, 0, 0, NULL));
    CHECK_OK(tapzoom_pan_by(view, -200, -200, NULL));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    drag(view, 1, 1, 300, 300, 420, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.1, 420, 300));
    CHECK_OK(tapzoom_advance(view, 9));
    tapzoom_touch palm = sample(TAPZOOM_TOUCH_BEGAN, 2, 10, 100, 100);
    palm.flags = TAPZOOM_CONTACT_PALM;
    CHECK_OK(tapzoom_push_touches(view, &palm, 1, NULL));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 10.1, 100, 100));
    for (int i = 0; i < 40; i++) tap(view, 3, 11 + i, 100, 100);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count_of(TAPZOOM_EVENT_EDGE, count) == 1);
    CHECK(count_of(TAPZOOM_EVENT_OWNER, count) == 1);
    tapzoom_destroy(view);
}

int test_queue(void) {
    waiting();
    counted();
    last_dropped();
    return check_report();
}

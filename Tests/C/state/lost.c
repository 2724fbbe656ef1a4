/*
 * lost.c - TAPZOOM_STATE_EVENTS_LOST reports events that were dropped before a poll, and those that the poll itself
 * drops. The law polls plays random hosts.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

static int is_lost(const tapzoom_view *view) { return (state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST) != 0; }

/* The queue is full, and two open gestures have changes that will join it at the poll. */
static tapzoom_view *full(double *time) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.gestures &= ~(uint32_t)(TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_SWIPE);
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    for (int i = 0; i < 10; i++) tap(view, 9, *time += 1, 100, 100);
    CHECK_OK(tapzoom_advance(view, *time += 2));
    tapzoom_touch fingers[2] = {sample(TAPZOOM_TOUCH_BEGAN, 1, *time, 300, 300),
                                 sample(TAPZOOM_TOUCH_BEGAN, 2, *time, 500, 300)};
    CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
    for (int i = 0; i < 8; i++) {
        *time += 0.01;
        for (int finger = 0; finger < 2; finger++) {
            tapzoom_touch *moved = &fingers[finger];
            moved->phase = TAPZOOM_TOUCH_MOVED, moved->time = *time;
            moved->x += finger ? 8 : -8, moved->y += 5;
        }
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        CHECK_OK(tapzoom_advance(view, *time));
    }
    CHECK(!is_lost(view));
    return view;
}

static tapzoom_view *copy_of(const tapzoom_view *view) {
    tapzoom_view *copy = photos();
    copy_view(copy, view);
    CHECK(is_lost(copy) == is_lost(view));
    return copy;
}

/* The poll sets the flag, and a later poll that takes an event clears it. */
static void by_the_poll(void) {
    check_topic = "a loss by the poll";
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_state state;
    size_t count = 0;
    double time = 0;
    tapzoom_view *view = full(&time);
    CHECK_OK(tapzoom_poll_events(view, NULL, 0, &count));
    CHECK(!is_lost(view));
    CHECK_OK(tapzoom_poll_events(view, events, 1, &count));
    CHECK(count == 1 && is_lost(view));
    tapzoom_destroy(copy_of(view));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == TAPZOOM_EVENT_CAPACITY - 1 && !is_lost(view));

    /* A poll that takes no event does not change the flag. */
    tapzoom_destroy(view);
    time = 0;
    view = full(&time);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == TAPZOOM_EVENT_CAPACITY && is_lost(view));
    state = state_of(view);
    CHECK(state.waiting_count == 0);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 0 && is_lost(view));
    CHECK_OK(tapzoom_cancel_touches(view, time));
    CHECK(is_lost(view));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count > 0 && !is_lost(view));
    tapzoom_destroy(view);
}

/* A poll clears the flag of an earlier loss. */
static void before_the_poll(void) {
    check_topic = "a loss before the poll";
    tapzoom_view *view = photos();
    tapzoom_event event;
    size_t count = 0;
    for (int i = 0; i < 40; i++) tap(view, 1, i, 100, 100);
    CHECK(is_lost(view));
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    CHECK(count == 1 && !is_lost(view));
    tapzoom_destroy(view);
}

/* A replay of the same calls ends in the same view, including the flag. */
static void replayed(void) {
    check_topic = "a replay of a loss";
    static unsigned char memory[1 << 16];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0, size = 0;
    double time = 0;
    tapzoom_view *view = full(&time), *again = photos();
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    CHECK_OK(tapzoom_poll_events(view, events, 3, &count));
    CHECK(is_lost(view));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    replay_all(again, memory, size);
    CHECK(is_lost(again));
    check_same_state(view, again);
    tapzoom_destroy(view);
    tapzoom_destroy(again);
}

int test_lost(void) {
    by_the_poll();
    before_the_poll();
    replayed();
    return check_report();
}

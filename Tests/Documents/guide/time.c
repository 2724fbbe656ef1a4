/*
 * time.c - the parts of "Late touches, clocks and suspend".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "late-frame.c"
#include "sleep.c"
#include "suspend.c"

static tapzoom_view *new_view(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 20000, 30000};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    config.max_scale.factor = 1000;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_center_on(view, 10000, 15000, 1, NULL));
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    return view;
}

/* A drag to the left with 1,000 view units per second, at 125 Hz. */
enum { TOUCHES = 26 };
static void make_drag(tapzoom_touch *touches) {
    for (int i = 0; i < TOUCHES; i++) {
        const tapzoom_touch touch = {.time = 0.005 + 0.008 * i, .id = 1, .x = 390 - 8.0 * i, .y = 300,
                                     .phase = TAPZOOM_TOUCH_MOVED};
        touches[i] = touch;
    }
    touches[0].phase = TAPZOOM_TOUCH_BEGAN;
    touches[TOUCHES - 1].phase = TAPZOOM_TOUCH_ENDED;
    touches[TOUCHES - 1].x = touches[TOUCHES - 2].x;
}

static void check_late(void) {
    tapzoom_view *view = new_view();
    tapzoom_touch touches[TOUCHES], arrived[TOUCHES];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    double velocity = 0, lift = 0;
    size_t waiting = 0;
    make_drag(touches);
    for (int i = 0, next = 0; i < 60; i++) {
        const double now = i / 60.0;
        while (next < TOUCHES && touches[next].time + 0.012 <= now) arrived[waiting++] = touches[next++];
        if (waiting > 0) CHECK(arrived[0].time >= state_of(view).time); /* none is late */
        waiting = late_frame(view, now, arrived, waiting, events, &frame);
        for (int k = 0; k < frame.event_count; k++)
            if (events[k].kind == TAPZOOM_EVENT_PAN && events[k].phase == TAPZOOM_PHASE_ENDED)
                velocity = -events[k].velocity.x, lift = events[k].time;
    }
    CHECK(waiting == 0 && lift == touches[TOUCHES - 1].time);
    CHECK_NEAR(velocity, 1000, 1e-6);
    tapzoom_destroy(view);
}

/* A lenient view keeps the velocity of touches that come after the frame at their time. */
static void check_lenient(void) {
    tapzoom_view *view = new_view();
    tapzoom_touch touches[TOUCHES];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    double velocity = 0, lift = 0;
    int late = 0;
    make_drag(touches);
    for (int i = 0, next = 0; i < 60; i++) {
        const double now = i / 60.0;
        int first = next;
        while (next < TOUCHES && touches[next].time + 0.012 <= now) late += touches[next++].time < state_of(view).time;
        CHECK_OK(tapzoom_frame(view, now, touches + first, (size_t)(next - first), events, TAPZOOM_EVENT_CAPACITY,
                               &frame));
        for (int k = 0; k < frame.event_count; k++)
            if (events[k].kind == TAPZOOM_EVENT_PAN && events[k].phase == TAPZOOM_PHASE_ENDED)
                velocity = -events[k].velocity.x, lift = events[k].time;
    }
    CHECK(late > 10);
    CHECK_NEAR(velocity, 1000, 1e-6);
    CHECK_NEAR(lift, touches[TOUCHES - 1].time + 0.012, 0.001);
    tapzoom_destroy(view);
}

/* At 60 Hz the content moves evenly, and frames are due until it rests. */
static void check_redraw(void) {
    tapzoom_view *view = new_view();
    tapzoom_touch touches[TOUCHES], arrived[TOUCHES];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    double last = 0, changed = 0, due = 0;
    size_t waiting = 0;
    make_drag(touches);
    for (int i = 0, next = 0; i <= 60; i++) {
        const double now = i / 60.0;
        while (next < TOUCHES - 1 && touches[next].time + 0.008 <= now) arrived[waiting++] = touches[next++];
        waiting = late_frame(view, now, arrived, waiting, events, &frame); /* without the lift */
        if (now > 0.14 && now < 0.2) CHECK_NEAR(frame.transform.x - last, -1000 / 60.0, 1);
        if (frame.transform.x != last) changed = now;
        if (frame.state.next_deadline == frame.state.time) due = now;
        last = frame.transform.x;
    }
    CHECK(due > changed - 0.017 && changed < touches[TOUCHES - 2].time + delay + 0.02 + 0.017);
    CHECK(wait_ms(view, 1 - delay) == -1);
    tapzoom_destroy(view);
}

static void check_sleep(void) {
    tapzoom_view *view = new_view();
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    CHECK_OK(tapzoom_advance(view, 10));
    CHECK(wait_ms(view, 10) == -1);
    tap(view, 1, 10, 200, 300);
    CHECK_NEAR(wait_ms(view, 10.05), 300.5, 0.5); /* double_tap_time */
    CHECK_OK(tapzoom_advance(view, 10.4));
    CHECK(wait_ms(view, 10.4) == -1);
    CHECK_OK(tapzoom_zoom_by(view, 2, 200, 300, &animated));
    CHECK_OK(tapzoom_advance(view, 10.5));
    CHECK(wait_ms(view, 10.5) == 0);
    CHECK(state_of(view).next_deadline == state_of(view).time);
    tapzoom_destroy(view);
}

/* An animation goes on after the pause, and without tapzoom_rebase_time it has ended. */
static void check_suspend(void) {
    for (int rebase = 0; rebase < 2; rebase++) {
        tapzoom_view *view = new_view();
        const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
        const tapzoom_touch finger = {.time = 10, .id = 1, .x = 10, .y = 10, .phase = TAPZOOM_TOUCH_BEGAN};
        CHECK_OK(tapzoom_push_touches(view, &finger, 1, NULL));
        CHECK_OK(tapzoom_zoom_by(view, 2, 200, 300, &animated));
        CHECK_OK(tapzoom_advance(view, 10.1));
        suspend(view, 10.1);
        const double before = place_of(view).scale;
        CHECK(before > 1 && before < 2);
        if (rebase) resume(view, 5000.1);
        CHECK_OK(tapzoom_advance(view, 5000.1));
        tapzoom_state state;
        CHECK_OK(tapzoom_get_state(view, &state));
        CHECK(state.contact_count == 0);
        if (rebase) CHECK_NEAR(place_of(view).scale, before, 1e-9);
        else CHECK_NEAR(place_of(view).scale, 2, 1e-9);
        CHECK_OK(tapzoom_advance(view, 5001));
        CHECK_NEAR(place_of(view).scale, 2, 1e-9);
        tapzoom_destroy(view);
    }
}

int main(void) {
    check_late();
    check_lenient();
    check_redraw();
    check_sleep();
    check_suspend();
    return check_report();
}

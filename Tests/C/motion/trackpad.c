/*
 * trackpad.c - laws of trackpads: the rubber band, momentum of the host and of the library, which scrolls the view
 * consumes, and fingers at the same time.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"

static journal seen;

/* Scale 1 in the middle of content of 4000 x 3000. */
static tapzoom_view *middle(tapzoom_config config) {
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    CHECK_OK(tapzoom_center_on(view, 2000, 1500, 1, NULL));
    seen.count = 0;
    keep_events(view, &seen);
    seen.count = 0;
    return view;
}

static tapzoom_config mapped(int32_t momentum) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.momentum = momentum;
    return config;
}

/* Several reports of a scroll, 100 times a second from a time on. Returns the time of the last one. */
static double scroll_on(tapzoom_view *view, double time, double dx, double dy, int count, int32_t first, int32_t last) {
    for (int i = 0; i < count; i++, time += 0.01) {
        int32_t phase = i == 0 ? first : i == count - 1 ? last : TAPZOOM_SCROLL_CHANGED;
        if (first == TAPZOOM_SCROLL_MOMENTUM || first == TAPZOOM_SCROLL_UNPHASED) phase = first;
        push(view, trackpad_of(time, 400, 300, dx, dy, phase));
        CHECK_OK(tapzoom_advance(view, time));
        keep_events(view, &seen);
    }
    return time - 0.01;
}

static void wait(tapzoom_view *view, double from, double to) {
    for (double time = from; time < to; time += 0.004) CHECK_OK(tapzoom_advance(view, time));
    CHECK_OK(tapzoom_advance(view, to));
    keep_events(view, &seen);
}

static double band(double pull, double length) { return (1 - 1 / (0.55 * pull / length + 1)) * length; }

/* A scroll beyond the left edge follows the rubber band of fingers. At ENDED the content springs back and settles
   once. */
static void rubber(int is_phased) {
    check_topic = "rubber band";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -50, -500}, NULL));
    keep_events(view, &seen);
    seen.count = 0;
    double time = 1;
    for (int i = 1; i <= 20; i++, time += 0.01) {
        int32_t phase = !is_phased ? TAPZOOM_SCROLL_UNPHASED : i == 1 ? TAPZOOM_SCROLL_BEGAN : TAPZOOM_SCROLL_CHANGED;
        push(view, trackpad_of(time, 400, 300, -15, 0, phase));
        double free = -50 + 15 * i;
        CHECK_NEAR(place_of(view).x, free <= 0 ? free : band(free, WIDTH), EXACT);
        keep_events(view, &seen);
    }
    /* The content rests there while the fingers do. */
    double beyond = place_of(view).x;
    if (is_phased) {
        CHECK_NEAR(place_at(view, time + 2).x, beyond, EXACT);
        time += 2;
        push(view, trackpad_of(time, 400, 300, 0, 0, TAPZOOM_SCROLL_ENDED));
    }
    double old = beyond;
    for (int i = 0; i < 300; i++) {
        double here = place_at(view, time + 0.01 * i).x;
        CHECK(here <= old + EXACT && here >= -EXACT);
        old = here;
    }
    keep_events(view, &seen);
    CHECK_NEAR(old, 0, EXACT);
    CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, SCROLL, ENDED) == 1 && COUNT(&seen, FLING, BEGAN) == 0);
    CHECK(COUNT(&seen, LIMIT, BEGAN) == 1);
    tapzoom_destroy(view);
}

/* A pinch beyond the largest scale follows the rubber band and springs back. */
static void pinched(void) {
    check_topic = "a pinch beyond the limit";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    double max, time = 1;
    CHECK_OK(tapzoom_get_scale_range(view, NULL, &max, NULL));
    for (int i = 0; i < 100; i++, time += 0.01) {
        tapzoom_scroll pinch = trackpad_of(time, 300, 200, 0, 0, i ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_BEGAN);
        pinch.factor = 1.05;
        push(view, pinch);
        double pulled = log(max) < 0.0487901641694 * (i + 1) ? 0.0487901641694320 * (i + 1) - log(max) : 0;
        double want = pulled > 0 ? log(max) + band(pulled, log(2)) : 0.0487901641694320 * (i + 1);
        CHECK_NEAR(log(place_of(view).scale), want, 1e-9);
    }
    CHECK(place_of(view).scale > max * 1.01);
    push(view, trackpad_of(time, 300, 200, 0, 0, TAPZOOM_SCROLL_ENDED));
    wait(view, time, time + 4);
    CHECK_NEAR(place_of(view).scale, max, 1e-9 * max);
    CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, LIMIT, BEGAN) == 1);
    tapzoom_destroy(view);
}

/* Momentum from the host, away from edges: SCROLL ENDED, FLING, and one SETTLED when the momentum ends. */
static void momentum(void) {
    check_topic = "momentum";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    tapzoom_transform start = place_of(view);
    double time = scroll_on(view, 1, 10, 4, 20, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_ENDED), ended = time;
    CHECK(is_moving(view) || COUNT(&seen, SETTLED, DISCRETE) == 0);
    time = scroll_on(view, time + 0.01, 5, 2, 30, TAPZOOM_SCROLL_MOMENTUM, 0);
    CHECK_APART(place_of(view), changed(start, PANNED(-350, -140)), EXACT);
    wait(view, time, time + 3);
    CHECK_APART(place_of(view), changed(start, PANNED(-350, -140)), EXACT);
    CHECK(COUNT(&seen, SCROLL, BEGAN) == 1 && COUNT(&seen, SCROLL, ENDED) == 1 && COUNT(&seen, FLING, BEGAN) == 1);
    CHECK(COUNT(&seen, FLING, ENDED) == 1 && COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, LIMIT, BEGAN) == 0);
    const tapzoom_event *scroll = find(&seen, TAPZOOM_EVENT_SCROLL, TAPZOOM_PHASE_ENDED, 0);
    const tapzoom_event *fling = find(&seen, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN, 0);
    const tapzoom_event *end = find(&seen, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_ENDED, 0);
    const tapzoom_event *settled = find(&seen, TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE, 0);
    if (scroll && fling && end && settled) {
        CHECK(scroll < fling && fling < end && end < settled);
        CHECK_NEAR(scroll->time, ended, 1e-9), CHECK_NEAR(fling->time, ended + 0.01, 1e-9);
        CHECK_NEAR(end->time, time + 0.15, 1e-9), CHECK_NEAR(settled->time, time + 0.15, 1e-9);
    }
    tapzoom_destroy(view);
}

/* Without momentum SETTLED comes after the silence, and there is no FLING. */
static void no_momentum(void) {
    check_topic = "no momentum";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    double time = scroll_on(view, 1, 10, 0, 20, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_ENDED);
    wait(view, time, time + 3);
    CHECK(COUNT(&seen, FLING, BEGAN) == 0 && COUNT(&seen, SETTLED, DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* Momentum into an edge bounces once; the view ignores the rest. */
static void bounced(void) {
    check_topic = "momentum into an edge";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -400, -500}, NULL));
    keep_events(view, &seen);
    seen.count = 0;
    double time = scroll_on(view, 1, -12, 0, 20, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_ENDED), most = 0, old;
    int turns = 0, rises = 1;
    old = place_of(view).x;
    for (int i = 0; i < 200; i++) {
        time += 0.01;
        if (i < 80) push(view, trackpad_of(time, 400, 300, -12 * exp(-0.03 * i), 0, TAPZOOM_SCROLL_MOMENTUM));
        double here = place_at(view, time).x;
        turns += here != old && (here > old) != rises;
        if (here != old) rises = here > old;
        most = fmax(most, here), old = here;
        keep_events(view, &seen);
    }
    CHECK(most > 5 && most < 300);
    CHECK(turns <= 2);
    CHECK_NEAR(old, 0, EXACT);
    CHECK(COUNT(&seen, FLING, BEGAN) == 1 && COUNT(&seen, FLING, ENDED) == 1 && COUNT(&seen, FLING, CANCELLED) == 0);
    CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, LIMIT, BEGAN) == 1 && COUNT(&seen, LIMIT, ENDED) == 0);
    const tapzoom_event *limit = find(&seen, TAPZOOM_EVENT_LIMIT, TAPZOOM_PHASE_BEGAN, 0);
    const tapzoom_event *fling = find(&seen, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN, 0);
    if (limit && fling) CHECK(limit->limits == TAPZOOM_LIMIT_LEFT && limit->time > fling->time);
    tapzoom_destroy(view);
}

/* Fingers lift beyond an edge: the momentum that follows changes nothing. */
static void ended_beyond(void) {
    check_topic = "ended beyond an edge";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -50, -500}, NULL));
    keep_events(view, &seen);
    seen.count = 0;
    double time = scroll_on(view, 1, -12, 0, 20, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_ENDED), most = place_of(view).x;
    for (int i = 0; i < 200; i++) {
        time += 0.01;
        if (i < 80) push(view, trackpad_of(time, 400, 300, -12 * exp(-0.03 * i), 0, TAPZOOM_SCROLL_MOMENTUM));
        most = fmax(most, place_at(view, time).x);
        keep_events(view, &seen);
    }
    CHECK(most < 250);
    CHECK_NEAR(place_of(view).x, 0, EXACT);
    CHECK(COUNT(&seen, FLING, BEGAN) <= 1 && COUNT(&seen, FLING, BEGAN) == COUNT(&seen, FLING, ENDED));
    CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* The library flings at ENDED and then ignores the momentum of the system. It never flings at a silence or after a
   rest. */
static void library(int how) {
    static const char *const names[] = {"library, ended", "library, silence", "library, after a rest", "library, open"};
    check_topic = names[how];
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_LIBRARY));
    tapzoom_transform start = place_of(view);
    double time = 1;
    if (how == 1) time = scroll_on(view, 1, 10, 0, 20, TAPZOOM_SCROLL_UNPHASED, 0);
    else
        time = scroll_on(view, 1, 10, 0, 20, TAPZOOM_SCROLL_BEGAN,
                         how ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_ENDED);
    if (how == 2) {
        wait(view, time, time + 0.5);
        time += 0.5;
        push(view, trackpad_of(time, 400, 300, 0, 0, TAPZOOM_SCROLL_ENDED));
    }
    if (how == 0) time = scroll_on(view, time + 0.01, 5, 0, 30, TAPZOOM_SCROLL_MOMENTUM, 0);
    wait(view, time, time + 9);
    int flings = how == 0;
    CHECK(COUNT(&seen, FLING, BEGAN) == flings && COUNT(&seen, FLING, ENDED) == flings);
    CHECK(COUNT(&seen, SCROLL, ENDED) == (how < 3) && COUNT(&seen, SETTLED, DISCRETE) == (how < 3));
    if (!flings) CHECK_APART(place_of(view), changed(start, PANNED(-200, 0)), EXACT);
    else CHECK(place_of(view).x < start.x - 200 - 300); /* 1000 units a second, with a decay of 2/s */
    tapzoom_destroy(view);
}

static void consumed(void) {
    check_topic = "which scrolls the view consumes";
    tapzoom_config config = mapped(TAPZOOM_MOMENTUM_HOST);
    tapzoom_view *view = middle(config);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, 0, -500}, NULL));
    /* At the left edge the view consumes no scroll to the left. It consumes a scroll to the right, and then
       the rest of that scroll. */
    CHECK(push(view, trackpad_of(1, 9, 9, -10, 0, TAPZOOM_SCROLL_BEGAN)) == 0);
    CHECK(push(view, trackpad_of(1.01, 9, 9, -10, 0, TAPZOOM_SCROLL_CHANGED)) == 0);
    CHECK(push(view, trackpad_of(1.02, 9, 9, 50, 0, TAPZOOM_SCROLL_CHANGED)) == 1);
    CHECK(push(view, trackpad_of(1.03, 9, 9, -90, 0, TAPZOOM_SCROLL_CHANGED)) == 1);
    CHECK(push(view, trackpad_of(1.04, 9, 9, -9, 0, TAPZOOM_SCROLL_ENDED)) == 1);
    CHECK(push(view, trackpad_of(3, 9, 9, -10, 0, TAPZOOM_SCROLL_BEGAN)) == 0);
    CHECK(push(view, trackpad_of(3.5, 9, 9, 0, 0, TAPZOOM_SCROLL_ENDED)) == 0);
    /* The view consumes every zoom, also at a limit. */
    for (int i = 0; i < 60; i++) CHECK(push(view, wheel_of(5 + 0.02 * i, 9, 9, 0, 100)) == 1);
    /* A fitted view leaves the scroll to the host. */
    CHECK_OK(tapzoom_fit(view, NULL));
    CHECK(push(view, trackpad_of(9, 9, 9, 10, 10, TAPZOOM_SCROLL_BEGAN)) == 0);
    config.trackpad = TAPZOOM_ACTION_NONE;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    tapzoom_transform before = place_at(view, 20);
    CHECK(push(view, trackpad_of(20, 9, 9, 10, 10, TAPZOOM_SCROLL_BEGAN)) == 0);
    CHECK(push(view, trackpad_of(20.1, 9, 9, 10, 10, TAPZOOM_SCROLL_CHANGED)) == 0);
    CHECK_APART(before, place_of(view), EXACT);
    tapzoom_destroy(view);
}

/* A finger catches momentum of the system. The content stays under the finger, and the view ignores the rest of the
   momentum. If the motion was fast, the finger makes no tap. */
static void caught(void) {
    check_topic = "a finger catches momentum";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_HOST));
    double time = scroll_on(view, 1, 10, 4, 20, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_ENDED);
    time = scroll_on(view, time + 0.01, 8, 2, 10, TAPZOOM_SCROLL_MOMENTUM, 0);
    tapzoom_transform there = place_of(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, time + 0.002, 200, 200));
    keep_events(view, &seen);
    CHECK(COUNT(&seen, FLING, CANCELLED) == 1);
    time = scroll_on(view, time + 0.01, 5, 2, 5, TAPZOOM_SCROLL_MOMENTUM, 0);
    CHECK_APART(place_of(view), there, EXACT);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 0.005, 200, 200));
    time = scroll_on(view, time + 0.01, 4, 2, 20, TAPZOOM_SCROLL_MOMENTUM, 0);
    wait(view, time, time + 4);
    CHECK_APART(place_of(view), there, EXACT);
    CHECK(COUNT(&seen, TAP, DISCRETE) == 0 && COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, FLING, BEGAN) == 1);
    tapzoom_destroy(view);
}

/* Fingers and a scroll move the content together without a jump, and both end. */
static void together(void) {
    check_topic = "a finger and a scroll together";
    tapzoom_config config = boundless();
    config.pan_slop = 0;
    tapzoom_view *view = roomy_view(config, 0);
    tapzoom_transform start = place_of(view);
    seen.count = 0;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300));
    for (int i = 1; i <= 40; i++) {
        double time = 1 + 0.01 * i;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, 400 + 3 * i, 300 - i));
        int32_t phase = i == 10 ? TAPZOOM_SCROLL_BEGAN : i == 30 ? TAPZOOM_SCROLL_ENDED : TAPZOOM_SCROLL_CHANGED;
        if (i >= 10 && i <= 30) push(view, trackpad_of(time, 100, 100, 2, 5, phase));
        double scrolled = fmin(fmax(i - 9, 0), 21);
        CHECK_APART(place_at(view, time), changed(start, PANNED(3 * i - 2 * scrolled, -i - 5 * scrolled)), EXACT);
        keep_events(view, &seen);
    }
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, 520, 260));
    wait(view, 2, 4);
    CHECK_APART(place_of(view), changed(start, PANNED(120 - 42, -40 - 105)), EXACT);
    CHECK(COUNT(&seen, PAN, BEGAN) == 1 && COUNT(&seen, PAN, ENDED) == 1 && COUNT(&seen, PAN, CANCELLED) == 0);
    CHECK(COUNT(&seen, SCROLL, BEGAN) == 1 && COUNT(&seen, SCROLL, ENDED) == 1 && COUNT(&seen, SETTLED, DISCRETE) == 1);
    CHECK(COUNT(&seen, FLING, BEGAN) == 0);
    tapzoom_destroy(view);
}

/* A scroll that ended while a finger rests does not fling when the finger lifts or is cancelled. */
static void no_late_fling(int is_cancelled) {
    check_topic = "no late fling";
    tapzoom_view *view = middle(mapped(TAPZOOM_MOMENTUM_LIBRARY));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0.9, 400, 300));
    double time = scroll_on(view, 1, 10, 4, 20, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_ENDED);
    tapzoom_transform there = place_of(view);
    if (is_cancelled) CHECK_OK(tapzoom_cancel_touches(view, time + 1));
    else CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 1, 400, 300));
    wait(view, time + 1, time + 4);
    CHECK_APART(place_of(view), there, EXACT);
    CHECK(COUNT(&seen, FLING, BEGAN) == 0 && COUNT(&seen, SETTLED, DISCRETE) == 1);
    tapzoom_destroy(view);
}

int test_trackpad(void) {
    rubber(0);
    rubber(1);
    pinched();
    momentum();
    no_momentum();
    bounced();
    ended_beyond();
    for (int how = 0; how < 4; how++) library(how);
    consumed();
    caught();
    together();
    no_late_fling(0);
    no_late_fling(1);
    return check_report();
}

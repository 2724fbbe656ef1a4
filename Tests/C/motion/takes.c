/*
 * takes.c - who moves the view. Absolute commands take it from fingers, scrolls and velocities; fingers take it back
 * when they move past their slop. LIMIT events come in time and are balanced. The view sends one SETTLED for each rest,
 * at its target.
 *
 * SPDX-License-Identifier: MIT
 */
#include "player.h"

static journal seen;

static void forget(tapzoom_view *view) {
    seen.count = 0;
    keep_events(view, &seen);
    seen.count = 0;
}

static void give_absolute(tapzoom_view *view, int which, int is_animated) {
    const tapzoom_options *options = is_animated ? OPTIONS(1) : NULL;
    switch (which) {
    case 0: CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){0.3, 0, 10, 20}, options)); break;
    case 1: CHECK_OK(tapzoom_zoom_to(view, 0.4, 100, 200, options)); break;
    case 2: CHECK_OK(tapzoom_zoom_to_rect(view, RECT(1000, 900, 700, 500), options)); break;
    case 3: CHECK_OK(tapzoom_center_on(view, 1500, 1400, 0, options)); break;
    case 4: CHECK_OK(tapzoom_rotate_to(view, 1, 300, 200, options)); break;
    default: CHECK_OK(tapzoom_fit(view, options));
    }
}

enum { ABSOLUTES = 6 };

/* ---- Fingers --------------------------------------------------------------------------------------------------- */

static void take_from_fingers(int which, int is_animated) {
    static char topic[60];
    snprintf(topic, sizeof topic, "fingers, command %d, %s", which, is_animated ? "animated" : "without animation");
    check_topic = topic;
    tapzoom_config config = boundless();
    tapzoom_view *view = roomy_view(config, 0);
    drag(view, 1, 1, 300, 300, 420, 330);
    CHECK_OK(tapzoom_advance(view, 1.1));
    keep_events(view, &seen);
    CHECK(COUNT(&seen, PAN, BEGAN) == 1 && COUNT(&seen, PAN, CANCELLED) == 0);
    give_absolute(view, which, is_animated);
    keep_events(view, &seen);
    CHECK(COUNT(&seen, PAN, CANCELLED) == 1 && COUNT(&seen, ANIMATION, BEGAN) == 1);
    /* Within the slop the finger has no effect: the animation ends at its target. */
    tapzoom_transform target = target_of(view);
    for (int i = 1; i <= 50; i++) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.1 + 0.01 * i, 420 + (i % 3), 330));
        CHECK_APART(target_of(view), target, EXACT);
    }
    CHECK_APART(place_at(view, 1.7), target, EXACT);
    /* Beyond the slop the finger pans without a jump. */
    tapzoom_transform last = place_of(view);
    for (int i = 1; i <= 30; i++) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.7 + 0.01 * i, 422 + 3 * i, 330));
        tapzoom_transform here = place_at(view, 1.7 + 0.01 * i);
        CHECK(apart(last, here) <= 3.0001);
        last = here;
    }
    keep_events(view, &seen);
    CHECK(COUNT(&seen, PAN, BEGAN) == 2);
    CHECK(apart(target, last) > 60);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 2.3, 512, 330));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2.4, 512, 330));
    CHECK_OK(tapzoom_advance(view, 9));
    keep_events(view, &seen);
    CHECK(COUNT(&seen, PAN, ENDED) == 1 && COUNT(&seen, TAP, DISCRETE) == 0);
    const tapzoom_event *end = &seen.events[seen.count - 1];
    CHECK(end->kind == TAPZOOM_EVENT_SETTLED);
    seen.count = 0;
    tapzoom_destroy(view);
}

/* A finger that lands after the command takes the view at once. */
static void land_after(void) {
    check_topic = "a finger that lands after a command";
    tapzoom_config config = boundless();
    config.pan_slop = config.pinch_slop = 0;
    tapzoom_view *view = roomy_view(config, 0);
    drag(view, 1, 1, 300, 300, 420, 330);
    CHECK_OK(tapzoom_fit(view, NULL));
    tapzoom_transform start = place_at(view, 1.1);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.2, 420, 330));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1.3, 500, 330));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.31, 540, 330));
    CHECK_APART(place_at(view, 1.31), changed(start, PANNED(40, 0)), EXACT);
    tapzoom_destroy(view);
}

/* ---- Scrolls and velocities ------------------------------------------------------------------------------------ */

static void take_from_host(int which, int what, int is_animated) {
    static char topic[60];
    snprintf(topic, sizeof topic, "%s, command %d, %s", what == 0 ? "a wheel" : what == 1 ? "a trackpad" : "a velocity",
             which, is_animated ? "animated" : "without animation");
    check_topic = topic;
    tapzoom_view *view = roomy_view(boundless(), 0);
    CHECK_OK(tapzoom_advance(view, 1));
    if (what == 0) push(view, wheel_of(1, 300, 200, 0, 90));
    else if (what == 1) push(view, trackpad_of(1, 300, 200, 30, 90, TAPZOOM_SCROLL_BEGAN));
    else CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){100, 50, 0.1, 0, 200, 200}));
    tapzoom_transform before = place_at(view, 1.05);
    give_absolute(view, which, is_animated);
    tapzoom_transform target = target_of(view);
    if (is_animated) CHECK_APART(before, place_of(view), EXACT);
    keep_events(view, &seen);
    if (what < 2) CHECK(COUNT(&seen, SCROLL, CANCELLED) == 1 && COUNT(&seen, SCROLL, ENDED) == 0);
    CHECK_APART(target, place_at(view, 5), EXACT);
    CHECK_APART(target, place_at(view, 9), EXACT);
    keep_events(view, &seen);
    CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, ANIMATION, ENDED) == 1);
    CHECK(!is_moving(view));
    seen.count = 0;
    tapzoom_destroy(view);
}

static void end_by(int how) {
    check_topic = how ? "tapzoom_cancel_touches" : "tapzoom_stop_motion";
    for (int what = 0; what < 2; what++) {
        tapzoom_view *view = roomy_view(boundless(), 0);
        CHECK_OK(tapzoom_advance(view, 1));
        if (what == 0) push(view, wheel_of(1, 300, 200, 0, 90));
        else CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){100, 50, 0.1, 0, 200, 200}));
        tapzoom_transform there = place_at(view, 1.05);
        if (how) CHECK_OK(tapzoom_cancel_touches(view, 1.05));
        else CHECK_OK(tapzoom_stop_motion(view));
        CHECK(!is_moving(view));
        CHECK_APART(there, place_at(view, 5), EXACT);
        keep_events(view, &seen);
        CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1 && COUNT(&seen, SCROLL, CANCELLED) == (what == 0));
        seen.count = 0;
        tapzoom_destroy(view);
    }
}

/* ---- Limits ---------------------------------------------------------------------------------------------------- */

/* The time of the first LIMIT with a phase and a limit; NAN if there is none. */
static double limit_time(int32_t phase, uint32_t limit) {
    for (size_t i = 0; i < seen.count; i++)
        if (seen.events[i].kind == TAPZOOM_EVENT_LIMIT && seen.events[i].phase == phase &&
            seen.events[i].limits == limit)
            return seen.events[i].time;
    return NAN;
}

#define TICK (1.0 / 64 + 1e-9)
#define CHECK_IN(time, from, to) check_that((time) >= (from) && (time) <= (to), #time, __FILE__, __LINE__)

static tapzoom_view *middle_of_map(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    CHECK_OK(tapzoom_center_on(view, 2000, 1500, 1, NULL));
    CHECK_OK(tapzoom_advance(view, 1));
    forget(view);
    return view;
}

static void flow_limits(void) {
    check_topic = "limits of a velocity";
    tapzoom_view *view = middle_of_map();
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){800, -400, 0, 0, 0, 0}));
    CHECK_OK(tapzoom_advance(view, 6));
    keep_events(view, &seen);
    CHECK_IN(limit_time(TAPZOOM_PHASE_BEGAN, TAPZOOM_LIMIT_LEFT), 3 - 0.01, 3 + TICK);
    CHECK_IN(limit_time(TAPZOOM_PHASE_BEGAN, TAPZOOM_LIMIT_BOTTOM), 4 - 0.01, 4 + TICK);
    CHECK(COUNT(&seen, LIMIT, BEGAN) == 2 && COUNT(&seen, LIMIT, ENDED) == 0);
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){-50, 50, 0, 0, 0, 0}));
    CHECK_OK(tapzoom_advance(view, 8));
    keep_events(view, &seen);
    CHECK(COUNT(&seen, LIMIT, BEGAN) == 2 && COUNT(&seen, LIMIT, ENDED) == 2);
    CHECK_IN(limit_time(TAPZOOM_PHASE_ENDED, TAPZOOM_LIMIT_LEFT), 6.02, 6.02 + 2 * TICK);
    seen.count = 0;
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){0, 0, 1, 0, 400, 300}));
    CHECK_OK(tapzoom_advance(view, 20));
    keep_events(view, &seen);
    double max, reached = 8;
    CHECK_OK(tapzoom_get_scale_range(view, NULL, &max, NULL));
    reached += log(max);
    CHECK_IN(limit_time(TAPZOOM_PHASE_BEGAN, TAPZOOM_LIMIT_MAX_SCALE), reached - 0.01, reached + TICK);
    CHECK(COUNT(&seen, LIMIT, BEGAN) == 1);
    tapzoom_destroy(view);
}

static void wheel_limits(void) {
    check_topic = "limits of a wheel";
    tapzoom_view *view = middle_of_map();
    CHECK_OK(tapzoom_zoom_to(view, 12, 400, 300, NULL));
    forget(view);
    for (int i = 0; i < 6; i++) push(view, wheel_of(2 + 0.05 * i, 400, 300, 0, -100));
    CHECK_OK(tapzoom_advance(view, 4));
    keep_events(view, &seen);
    double reached = NAN, time = 4, max;
    CHECK_OK(tapzoom_get_scale_range(view, NULL, &max, NULL));
    CHECK_NEAR(place_of(view).scale, max, 1e-9 * max);
    reached = limit_time(TAPZOOM_PHASE_BEGAN, TAPZOOM_LIMIT_MAX_SCALE);
    CHECK_IN(reached, 2, 2.7);
    CHECK(COUNT(&seen, LIMIT, BEGAN) == 1 && COUNT(&seen, LIMIT, ENDED) == 0 && COUNT(&seen, SETTLED, DISCRETE) == 1);
    push(view, wheel_of(time, 400, 300, 0, 100));
    CHECK_OK(tapzoom_advance(view, 7));
    keep_events(view, &seen);
    /* 1 % from the limit, after -ln(1 - 3 ln(1.01) / ln 2) / 23 */
    double left = time - log(1 - 3 * log(1.01) / log(2)) / 23;
    CHECK_IN(limit_time(TAPZOOM_PHASE_ENDED, TAPZOOM_LIMIT_MAX_SCALE), left, left + TICK);
    CHECK(COUNT(&seen, LIMIT, ENDED) == 1 && COUNT(&seen, SETTLED, DISCRETE) == 2);
    seen.count = 0;
    tapzoom_destroy(view);
}

static void trackpad_limits(void) {
    check_topic = "limits of a trackpad";
    tapzoom_view *view = middle_of_map();
    double time = 2;
    for (int i = 1; i <= 50; i++, time += 0.01) {
        push(view, trackpad_of(time, 400, 300, -40, 0, i == 1 ? TAPZOOM_SCROLL_BEGAN : TAPZOOM_SCROLL_CHANGED));
        keep_events(view, &seen);
        /* 1600 units to the edge: the 40th step reaches it */
        CHECK(COUNT(&seen, LIMIT, BEGAN) == (i >= 40));
    }
    for (int i = 0; i < 30; i++, time += 0.01) push(view, trackpad_of(time, 400, 300, 40, 0, TAPZOOM_SCROLL_CHANGED));
    push(view, trackpad_of(time, 400, 300, 0, 0, TAPZOOM_SCROLL_ENDED));
    CHECK_OK(tapzoom_advance(view, time + 4));
    keep_events(view, &seen);
    CHECK(COUNT(&seen, LIMIT, BEGAN) == 1 && COUNT(&seen, LIMIT, ENDED) == 1 && COUNT(&seen, SETTLED, DISCRETE) == 1);
    seen.count = 0;
    tapzoom_destroy(view);
}

/* ---- Rests ----------------------------------------------------------------------------------------------------- */

/* SETTLED comes when a moved view comes to rest, only then, and at its target. For each limit, BEGAN and ENDED of LIMIT
   alternate. */
static void rests(uint64_t number) {
    static char topic[40];
    snprintf(topic, sizeof topic, "rests, run %d", (int)number);
    check_topic = topic;
    seed = number * UINT64_C(0xD1B54A32D192ED03);
    tapzoom_config config = some_config();
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    player host = {.time = 1, .has_absolute = (int)below(2)};
    tapzoom_transform settled = place_of(view);
    uint32_t limits = 0;
    int is_scrolling = 0;
    long failed = check_failed;
    forget(view);
    for (int i = 0; i < 100 && failed == check_failed; i++) {
        call next = next_call(&host);
        double from = state_of(view).time;
        /* Small steps reveal each event before the next call. */
        for (double time = from == -INFINITY ? next.time : from; time <= next.time; time += 0.004) {
            if (time == next.time) break;
            CHECK_OK(tapzoom_advance(view, time));
            tapzoom_state state = state_of(view);
            keep_events(view, &seen);
            int rests = !(state.flags & (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_TOUCHED));
            for (size_t k = 0; k < seen.count; k++) {
                const tapzoom_event *event = &seen.events[k];
                if (event->kind == TAPZOOM_EVENT_SCROLL)
                    is_scrolling = event->phase == TAPZOOM_PHASE_BEGAN || event->phase == TAPZOOM_PHASE_CHANGED;
                if (event->kind == TAPZOOM_EVENT_SETTLED) settled.scale = event->scale;
                if (event->kind != TAPZOOM_EVENT_LIMIT) continue;
                int is_open = (limits & event->limits) != 0;
                CHECK(is_open == (event->phase == TAPZOOM_PHASE_ENDED));
                limits ^= event->limits;
            }
            if (COUNT(&seen, SETTLED, DISCRETE) && rests) {
                CHECK_SAME(((tapzoom_transform[]){place_of(view)})[0], ((tapzoom_transform[]){target_of(view)})[0]);
                CHECK_NEAR(raster_of(view), place_of(view).scale, 0);
                CHECK_NEAR(settled.scale, place_of(view).scale, 0);
            }
            if (rests && !is_scrolling && state.next_deadline == INFINITY)
                CHECK_NEAR(place_of(view).scale, settled.scale, 1e-12 * settled.scale);
            seen.count = 0;
        }
        perform(view, &next);
    }
    /* The last rest. */
    CHECK_OK(tapzoom_cancel_touches(view, host.time));
    CHECK_OK(tapzoom_advance(view, host.time + 30));
    forget(view);
    CHECK_OK(tapzoom_advance(view, host.time + 31));
    push(view, wheel_of(host.time + 31, 400, 300, 0, 30));
    CHECK_OK(tapzoom_pan_by(view, 5, 5, OPTIONS(1)));
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){50, 50, 0.1, 0, 300, 300}));
    CHECK_OK(tapzoom_advance(view, host.time + 31.1));
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){0, 0, 0, 0, 0, 0}));
    CHECK_OK(tapzoom_advance(view, host.time + 60));
    keep_events(view, &seen);
    if (!config.reduced_motion) CHECK(COUNT(&seen, SETTLED, DISCRETE) == 1);
    CHECK_SAME(((tapzoom_transform[]){place_of(view)})[0], ((tapzoom_transform[]){target_of(view)})[0]);
    seen.count = 0;
    tapzoom_destroy(view);
}

/* ---- Caught motions -------------------------------------------------------------------------------------------- */

/* A command without animation changes a zoom that a finger has stopped, and keeps it within the limits. */
static void zoom_caught(double factor) {
    tapzoom_config config = spacious();
    config.min_scale.factor = 0.5, config.max_scale.factor = 4;
    check_topic = "a caught zoom";
    tapzoom_view *view = roomy_view(config, 1);
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_zoom_to(view, factor < 1 ? 3.9 : 0.51, 400, 300, OPTIONS(1)));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1.15, 300, 300));
    double caught = place_of(view).scale;
    CHECK(caught > 0.6 && caught < 3.5);
    CHECK_OK(tapzoom_zoom_by(view, factor, 400, 300, NULL));
    double shown = place_of(view).scale;
    CHECK_NEAR(shown, fmin(fmax(caught * factor, 0.5), 4), 1e-9);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.16, 300, 300));
    CHECK_NEAR(place_at(view, 3).scale, target_of(view).scale, 1e-12);
    tapzoom_destroy(view);
}

/* A command without animation zooms content that springs back: its overscroll keeps its length in view units. */
static void spring_zoomed(double factor) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    check_topic = "a zoomed spring";
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    CHECK_OK(tapzoom_center_on(view, 0, 1500, 0.4, NULL));
    push(view, trackpad_of(1, 400, 300, -200, 0, TAPZOOM_SCROLL_BEGAN));
    CHECK_OK(tapzoom_cancel_touches(view, 1.01));
    CHECK_OK(tapzoom_advance(view, 1.05));
    double pull = place_of(view).x - target_of(view).x;
    CHECK(pull > 20 && is_moving(view));
    CHECK_OK(tapzoom_zoom_by(view, factor, 0, 300, NULL));
    CHECK_NEAR(place_of(view).x - target_of(view).x, pull, 1e-9);
    tapzoom_transform before = place_of(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1.05, 300, 300));
    CHECK_APART(place_of(view), before, EXACT);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.06, 300, 300));
    CHECK_APART(place_at(view, 4), target_of(view), EXACT);
    tapzoom_destroy(view);
}

int test_takes(void) {
    for (int which = 0; which < ABSOLUTES; which++)
        for (int is_animated = 0; is_animated < 2; is_animated++) {
            take_from_fingers(which, is_animated);
            for (int what = 0; what < 3; what++) take_from_host(which, what, is_animated);
        }
    land_after();
    end_by(0);
    end_by(1);
    flow_limits();
    wheel_limits();
    trackpad_limits();
    zoom_caught(0.1);
    zoom_caught(0.9);
    zoom_caught(20);
    spring_zoomed(1.5);
    spring_zoomed(3);
    for (uint64_t number = 1; number < 200; number++) rests(number);
    return check_report();
}

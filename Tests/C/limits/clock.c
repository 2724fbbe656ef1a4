/*
 * clock.c - the ends of the clock, and the duration of the longest motion.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define STEP 0x1p-13 /* resolution of a double near 1e12 */

/* ---- The ends of the clock -------------------------------------------------------------------------------------- */

/* Settings with times that are multiples of STEP, so that sums with a time near the end are exact. */
static tapzoom_config exact(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.tap_time = 0.375, config.double_tap_time = 0.25, config.press_time = 0.5, config.tap_debounce_time = 0.03125;
    config.lift_grace_time = 0.0625, config.animation_duration = 0.25;
    return config;
}

/* The transforms and events of a view, with times relative to an origin. */
typedef struct story {
    tapzoom_transform path[96];
    tapzoom_event events[64];
    size_t count;
} story;

static void tell(double origin, story *told) {
    tapzoom_config config = exact();
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    memset(told, 0, sizeof *told);
    for (int i = 0; i < 96; i++) {
        double time = origin + 0.03125 * i;
        double x = 100 + 4.0 * i;
        int32_t phase = i % 24 == 0 || i == 4 ? TAPZOOM_TOUCH_BEGAN : i % 24 == 3 || i == 7 || i == 70
                            ? TAPZOOM_TOUCH_ENDED : 0;
        if (i == 48 || i == 51) phase = i == 48 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        if (i == 75) phase = 0;
        if (phase) CHECK_OK(touch(view, phase, 1, time, i < 10 ? 300 : x, 200));
        if (i == 30) CHECK_OK(tapzoom_zoom_by(view, 2, 300, 200, OPTIONS(1)));
        if (i > 51 && i < 70) CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, x, 200 + x));
        CHECK_OK(tapzoom_advance(view, time));
        told->path[i] = place_of(view);
        size_t count = 0;
        CHECK_OK(tapzoom_poll_events(view, told->events + told->count, 64 - told->count, &count));
        for (; count > 0; count--) told->events[told->count++].time -= origin;
    }
    tapzoom_destroy(view);
}

/* The same input gives the same story at any time, within the resolution of the time. */
static void near_the_ends(void) {
    check_topic = "near the ends of the clock";
    static story first, other;
    static const double origins[] = {-1e12, 1e12 - 64, 1e9, -4096};
    tell(0, &first);
    CHECK(first.count > 10);
    for (size_t i = 0; i < sizeof origins / sizeof *origins; i++) {
        tell(origins[i], &other);
        if (!CHECK(other.count == first.count)) continue;
        for (size_t k = 0; k < first.count; k++) {
            const tapzoom_event *a = &first.events[k], *b = &other.events[k];
            CHECK(a->kind == b->kind && a->phase == b->phase);
            CHECK_NEAR(b->time, a->time, 2 * STEP);
        }
        for (int k = 0; k < 96; k++) {
            CHECK_NEAR(other.path[k].scale, first.path[k].scale, 2e-3);
            CHECK_NEAR(other.path[k].x, first.path[k].x, 2);
        }
    }
}

/* Nothing happens that is due after TAPZOOM_MAX_TIME, and no deadline reports it. */
static void at_the_end(void) {
    check_topic = "the end of the clock";
    static const double before[] = {0, STEP, 0.125, 0.4375, 0.5, 0.75};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        tapzoom_config config = exact();
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        double time = TAPZOOM_MAX_TIME - before[i];
        size_t count = 0;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, time, 100, 100));
        double deadline = state_of(view).next_deadline;
        int is_reached = before[i] >= 0.5;
        CHECK(is_reached ? deadline <= TAPZOOM_MAX_TIME : deadline == INFINITY || deadline <= TAPZOOM_MAX_TIME);
        while (deadline <= TAPZOOM_MAX_TIME) {
            CHECK_OK(tapzoom_advance(view, deadline));
            deadline = state_of(view).next_deadline;
        }
        CHECK(deadline == INFINITY);
        CHECK_OK(tapzoom_advance(view, TAPZOOM_MAX_TIME));
        CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
        CHECK(count == (size_t)is_reached);
        CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, nextafter(TAPZOOM_MAX_TIME, INFINITY)));
        CHECK_OK(tapzoom_cancel_touches(view, TAPZOOM_MAX_TIME));

        /* An animation that ends after TAPZOOM_MAX_TIME does not end until the next command ends it. */
        CHECK_OK(tapzoom_zoom_by(view, 2, 300, 200, OPTIONS(1)));
        CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
        CHECK(state_of(view).next_deadline == TAPZOOM_MAX_TIME);
        CHECK_OK(tapzoom_fit(view, NULL));
        CHECK(!(state_of(view).flags & TAPZOOM_STATE_MOVING));
        tapzoom_destroy(view);
    }
}

/* ---- The longest motion ----------------------------------------------------------------------------------------- */

static double one_of(double a, double b, double c) { return below(3) ? below(2) ? a : b : c; }

/* The longest motion of a view with these settings, by the formula of the header. */
static double stated_duration(const tapzoom_config *config) {
    return log(config->fling_max_speed / 4) / config->fling_decay + 42 / config->spring_frequency +
        45 / config->fling_zoom_decay + 5 / config->spring_frequency;
}

static tapzoom_view *slow_view(double *stated) {
    tapzoom_config config = preset((int32_t)below(4));
    tapzoom_view *view = NULL;
    config.gestures = EVERY_GESTURE;
    config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    config.fling_decay = one_of(0.01, 0.01, pow(10, between(-2, 3)));
    config.spring_frequency = one_of(0.1, 0.1, pow(10, between(-1, 3)));
    config.fling_zoom_decay = one_of(13, 13, 0.1);
    config.fling_max_speed = 1e6;
    config.rubber_band = one_of(1, 0.55, between(0, 1));
    config.rubber_band_scale = one_of(100, 2, 1);
    config.points_per_unit = one_of(1, 1e-3, 1e3);
    config.axis_lock_ratio = below(2) ? 0 : 1;
    config.min_scale.factor = one_of(1e-6, 1, 0.1), config.max_scale.factor = one_of(1e6, 6, 1);
    tapzoom_rect content = {0, 0, one_of(4000, 1e12, 1e-6), one_of(3000, 1e12, 1e-6)};
    tapzoom_viewport viewport = {one_of(800, 1e12, 1e-6), one_of(600, 1e12, 1e-6), 0, 0, 0, 0};
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    if (!view) exit(check_report());
    *stated = stated_duration(&config);
    return view;
}

/* Fingers throw the content, or release it beyond its bounds. */
static double throw_it(tapzoom_view *view) {
    double unit = pow(10, between(-7, 11)), time = 1, speed = pow(10, between(0, 7));
    int fingers = 1 + !below(3);
    if (below(2)) CHECK_OK(tapzoom_zoom_by(view, pow(10, between(0, 6)), unit, unit, NULL));
    for (int i = 0; i < fingers; i++) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, i, time, i * unit, 0));
    for (int k = 1; k <= 8; k++) {
        time += 0.01;
        for (int i = 0; i < fingers; i++)
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, i, time, fmin(1e12, unit * (i + k * (i ? 0.9 : 0.1))),
                           fmin(1e12, 0.01 * k * speed)));
    }
    for (int i = 0; i < fingers; i++) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, i, time, 0, 0));
    return time;
}

/* The duration of the motion, to a tenth of a second. */
static double duration(tapzoom_view *view, double time) {
    static unsigned char bytes[1 << 15];
    size_t size = 0;
    double low = 0, high = 1e6;
    CHECK_OK(tapzoom_save_state(view, bytes, sizeof bytes, &size));
    while (high - low > 0.1) {
        double middle = low + (high - low) / 2;
        CHECK_OK(tapzoom_load_state(view, bytes, size));
        CHECK_OK(tapzoom_advance(view, time + middle));
        if (state_of(view).flags & TAPZOOM_STATE_MOVING) low = middle;
        else high = middle;
    }
    return high;
}

static void longest(long trials) {
    check_topic = "the longest motion";
    double longest = 0, stated;
    for (long trial = 1; trial <= trials; trial++) {
        seed = (uint64_t)trial;
        tapzoom_view *view = slow_view(&stated);
        double time = throw_it(view);
        if (state_of(view).flags & TAPZOOM_STATE_MOVING) {
            double lasts = duration(view, time);
            CHECK(lasts <= stated + 0.1);
            longest = fmax(longest, lasts);
        }
        tapzoom_destroy(view);
    }
    printf("longest motion %.0f s\n", longest);
    CHECK(longest > 1240 && longest <= 1400);
}

int test_clock(void) {
    near_the_ends();
    at_the_end();
    longest(number_argument(1, 20000));
    return check_report();
}

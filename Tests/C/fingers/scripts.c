/*
 * scripts.c - laws of touches, tried on random ones. Fingers that return to their positions return the content. Other
 * ids, a later start or another unit have no other effect.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define TRIALS 3000

static char topic[80];
static const double pi = 3.14159265358979323846;

static void check_same_place(tapzoom_transform got, tapzoom_transform want, double tolerance) {
    CHECK_NEAR(got.scale, want.scale, tolerance * want.scale);
    CHECK_NEAR(got.rotation, want.rotation, tolerance);
    CHECK_NEAR(got.x, want.x, tolerance * (1 + fabs(want.x)));
    CHECK_NEAR(got.y, want.y, tolerance * (1 + fabs(want.y)));
}

/* ---- Return to the start --------------------------------------------------------------------------------------- */

typedef struct figure {
    double x, y, radius, angle;
} figure;

/* Places up to four fingers around a center, in one frame. */
static void put(tapzoom_view *view, int32_t phase, int fingers, figure at, double now) {
    tapzoom_touch samples[4];
    for (int i = 0; i < fingers; i++) {
        double angle = at.angle + 2 * pi * i / fingers, radius = fingers > 1 ? at.radius : 0;
        samples[i] = sample(phase, i, now, at.x + radius * cos(angle), at.y + radius * sin(angle));
    }
    CHECK_OK(tapzoom_push_touches(view, samples, (size_t)fingers, NULL));
}

/* Fingers move from a figure beyond all slops through random ones and back to it, at any frame rate. */
static void go_and_return(void) {
    tapzoom_config config = preset((int32_t)below(4));
    int fingers = 1 + (int)below(4), quick = fingers == 1 && below(2);
    config.gestures = below(2) ? EVERY_GESTURE : EVERY_GESTURE & ~TAPZOOM_GESTURE_ROTATE;
    if (quick) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS;
    if (below(2)) config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    if (below(2)) config.pinch_speed = between(0.3, 2);
    tapzoom_view *view = view_of(&config, 800, 600, between(100, 4000), between(100, 4000));
    double now = 0;
    figure at = {400, 300, 120, 0.3};
    if (below(2)) CHECK_OK(tapzoom_zoom_by(view, between(1, 5), 300, 200, NULL));
    if (quick) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 9, now, at.x, at.y));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 9, now + 0.05, at.x, at.y));
        now = 0.15;
    }
    put(view, TAPZOOM_TOUCH_BEGAN, fingers, at, now);
    at.x += 30, at.y += 30, at.radius += 20, at.angle += 0.9;
    put(view, TAPZOOM_TOUCH_MOVED, fingers, at, now += 0.02);
    CHECK_OK(tapzoom_advance(view, now));
    tapzoom_transform began = place_of(view);
    figure home = at;
    double turned = 0;
    for (int leg = 0; leg < 4; leg++) {
        figure to = {between(100, 700), between(100, 500), between(20, 280), home.angle + between(-4, 4)};
        if (leg == 3) to = home;
        int steps = 8 + (int)below(60);
        figure from = at;
        for (int step = 1; step <= steps; step++) {
            double part = (double)step / steps;
            at.x = from.x + part * (to.x - from.x), at.y = from.y + part * (to.y - from.y);
            at.radius = from.radius + part * (to.radius - from.radius);
            at.angle = from.angle + part * (to.angle - from.angle);
            if (step == steps) at = to;
            put(view, TAPZOOM_TOUCH_MOVED, fingers, at, now += 0.004);
        }
        turned += to.angle - from.angle;
    }
    CHECK_NEAR(turned, 0, 1e-9);
    CHECK_OK(tapzoom_advance(view, now));
    check_same_place(place_of(view), began, 1e-9);
    tapzoom_destroy(view);
}

/* ---- Other ids, units and times -------------------------------------------------------------------------------- */

/* Plays a script with other ids, in units that are `unit` times as small. */
static tapzoom_transform play(uint64_t script, int64_t first_id, int64_t id_step, double unit, double later) {
    uint64_t kept = seed;
    seed = script;
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures = EVERY_GESTURE;
    config.points_per_unit = config.pixels_per_unit = 1 / unit;
    tapzoom_view *view = view_of(&config, 800 * unit, 600 * unit, 2000, 1500);
    double now = later, x[4], y[4];
    int down[4] = {0, 0, 0, 0};
    for (int i = 0; i < 4; i++) x[i] = between(100, 700), y[i] = between(100, 500);
    for (int step = 0; step < 120; step++) {
        int i = (int)below(4);
        int32_t phase = !down[i] ? TAPZOOM_TOUCH_BEGAN : below(12) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
        x[i] += between(-12, 12), y[i] += between(-12, 12);
        if (phase != TAPZOOM_TOUCH_BEGAN || below(3) == 0) {
            CHECK_OK(touch(view, phase, first_id + id_step * i, now, x[i] * unit, y[i] * unit));
            down[i] = phase != TAPZOOM_TOUCH_ENDED;
        }
        now += below(3) ? 0.0078125 : 0; /* a multiple of a power of 2: shifted times are exact */
    }
    CHECK_OK(tapzoom_advance(view, now));
    tapzoom_transform place = place_of(view);
    tapzoom_destroy(view);
    seed = kept;
    return place;
}

static void play_elsewhere(void) {
    uint64_t script = bits();
    tapzoom_transform plain = play(script, 0, 1, 1, 0);
    tapzoom_transform renamed = play(script, -7, -1000, 1, 0), moved = play(script, 0, 1, 1, 1024);
    CHECK_SAME(plain, renamed);
    check_same_place(moved, plain, 1e-6);
    tapzoom_transform small = play(script, 0, 1, 4, 0); /* also a power of 2 */
    small.scale /= 4, small.x /= 4, small.y /= 4;
    check_same_place(small, plain, 1e-9);
}

int test_scripts(void) {
    long trials = trial_argument(1, TRIALS), first = number_argument(2, 0);
    check_topic = topic;
    for (long trial = first; trial < first + trials; trial++) {
        snprintf(topic, sizeof topic, "trial %ld", trial);
        seed = (uint64_t)trial * UINT64_C(0xD1B54A32D192ED03) + 1;
        go_and_return();
        play_elsewhere();
    }
    return check_report();
}

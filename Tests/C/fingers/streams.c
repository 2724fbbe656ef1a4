/*
 * streams.c - flings and rests at the rates of all hosts: devices, and frames without the times of the device. Fingers
 * that bounce.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

/* The start of all touches. */
#define START 10.0

static tapzoom_view *board(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    return view_of(&config, 1000, 600, 1000, 1000);
}

/* The speed along x of the last fling that began; 0 without one. */
static double fling_of(tapzoom_view *view) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    double speed = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == TAPZOOM_EVENT_FLING && events[i].phase == TAPZOOM_PHASE_BEGAN)
            speed = events[i].velocity.x;
    return speed;
}

/* ---- Steady streams -------------------------------------------------------------------------------------------- */

/* A finger that moves at 1000 points per second for 6 frames of unequal length, stays for another one with a sample,
   and lifts a frame later. */
static void stays(double rate) {
    tapzoom_view *view = board();
    double time = START, x = 0;
    check_topic = "a stay with a sample";
    CHECK_OK(touch(view, BEGAN, 1, time, x, 300));
    for (int i = 1; i <= 7; i++) {
        double frame = (i % 2 ? 0.9 : 1.1) / rate;
        time += frame;
        if (i < 7) x += 1000 * frame;
        CHECK_OK(touch(view, MOVED, 1, time, x, 300));
    }
    CHECK_OK(touch(view, ENDED, 1, time + 1 / rate, x, 300));
    CHECK(fling_of(view) == 0);
    tapzoom_destroy(view);
}

/* A finger that moves at 1000 points per second for some frames, and lifts after a rest. `hitch`: a gap of 0.05 s comes
   before the last frame. */
static void steady(const char *topic, double rate, int frames, int hitch, double rest, int flings) {
    tapzoom_view *view = board();
    tapzoom_velocity velocity;
    double time = START;
    check_topic = topic;
    CHECK_OK(touch(view, BEGAN, 1, time, 0, 300));
    for (int i = 1; i <= frames; i++) {
        time += hitch && i == frames ? 0.05 : 1 / rate;
        CHECK_OK(touch(view, MOVED, 1, time, 1000 * (time - START), 300));
    }
    double x = 1000 * (time - START);
    CHECK_OK(tapzoom_advance(view, time + rest));
    CHECK_OK(tapzoom_get_velocity(view, &velocity));
    CHECK_NEAR(velocity.x, flings ? 1000 : 0, 1e-3);
    CHECK_OK(touch(view, ENDED, 1, time + rest, x, 300));
    CHECK_NEAR(fling_of(view), flings ? 1000 : 0, 1e-3);
    tapzoom_destroy(view);
}

static void steady_streams(void) {
    for (int rate = 15; rate <= 24; rate++) {
        steady("a slow stream", rate, 6, 0, 0, 1);
        steady("a slow stream, a frame before the lift", rate, 6, 0, 1.0 / rate, 1);
        steady("three frames of a slow stream", rate, 3, 0, 1.0 / rate, 1);
        steady("a slow stream with a rest", rate, 6, 0, 0.121, 0);
        steady("two frames of a slow stream", rate, 2, 0, 1.0 / rate, 0);
        stays(rate);
    }
    steady("30 Hz, a rest of 0.06 s", 30, 8, 0, 0.06, 1);
    steady("30 Hz, a rest of 0.09 s", 30, 8, 0, 0.09, 0);
    steady("60 Hz, a rest of 0.04 s", 60, 12, 0, 0.04, 1);
    steady("60 Hz, a rest of 0.05 s", 60, 12, 0, 0.05, 0);
    steady("120 Hz, a rest of 0.04 s", 120, 24, 0, 0.04, 1);
    steady("120 Hz, a rest of 0.06 s", 120, 24, 0, 0.06, 0);
    steady("1000 Hz, a rest of 0.06 s", 1000, 100, 0, 0.06, 0);
    /* One pose after a gap gives no velocity. */
    steady("60 Hz with a hitch at its end", 60, 12, 1, 0, 0);
    steady("24 Hz with a longer gap at its end", 24, 8, 1, 0, 1);
}

/* ---- Hosts that stamp samples with the times of their frames --------------------------------------------------- */

/* The place of a finger at a part of a stroke of 400 points: in uniform motion, or faster and faster. */
static double place_at(double part, int grows) { return 400 * (grows ? part * part : part); }

/* Plays a stroke of some seconds on a device of 120 Hz; the host reports the newest place in each of its frames.
   `phase` is the part of a frame from its beginning to the landing, `rest` the time from the end of the stroke to the
   lift. */
static double framed(double rate, double phase, double duration, int grows, double rest) {
    tapzoom_view *view = board();
    double landing = START + phase / rate, lift = landing + duration + rest, last = 0;
    int frame = phase > 0;
    CHECK_OK(touch(view, BEGAN, 1, START + frame / rate, 0, 300));
    for (double time = START; time < lift;) {
        time = START + ++frame / rate;
        double age = floor(fmin(time - landing, duration) * 120) / 120;
        double x = place_at(age / duration, grows);
        if (x != last) CHECK_OK(touch(view, MOVED, 1, time, x, 300));
        last = x;
        CHECK_OK(time < lift ? tapzoom_advance(view, time) : touch(view, ENDED, 1, time, x, 300));
    }
    double speed = fling_of(view);
    tapzoom_destroy(view);
    return speed;
}

static void framed_streams(void) {
    for (int rate = 15; rate <= 24; rate++)
        for (int phase = 0; phase < 20; phase++)
            for (double duration = 0.3; duration < 0.65; duration += 0.1)
                for (int grows = 0; grows < 2; grows++) {
                    /* The last frame has only a part of the way, or more than its way. */
                    double speed = (grows ? 800 : 400) / duration;
                    check_topic = "a host of 15 to 24 frames a second";
                    double fling = framed(rate, phase / 20.0, duration, grows, 0);
                    CHECK(fling >= 0.4 * speed && fling <= 1.2 * speed);
                    check_topic = "a rest in a host of 15 to 24 frames a second";
                    CHECK(framed(rate, phase / 20.0, duration, grows, 0.25) == 0);
                }
}

/* ---- Bounces --------------------------------------------------------------------------------------------------- */

/* Two fingers pan at a speed, or pinch and rest if it is 0; the right one bounces shortly before both lift. `reports`:
   resting fingers send samples. */
static double bounced(double speed, int reports) {
    tapzoom_view *view = board();
    double time = START, left = 200, right = 300;
    CHECK_OK(touch(view, BEGAN, 1, time, left, 300));
    CHECK_OK(touch(view, BEGAN, 2, time, right, 300));
    for (int i = 1; i <= 60; i++) {
        int moves = speed > 0 || i <= 25;
        time += 1 / 120.0;
        left += speed > 0 ? speed / 120 : moves ? -2 : 0;
        right += speed > 0 ? speed / 120 : moves ? 2 : 0;
        if (!moves && !reports) continue;
        double noise = moves ? 0 : between(-0.5, 0.5);
        CHECK_OK(touch(view, MOVED, 1, time, left + noise, 300));
        CHECK_OK(touch(view, MOVED, 2, time, right - noise, 300));
    }
    time += 0.003;
    CHECK_OK(touch(view, ENDED, 2, time, right, 300));
    double gap = between(0.004, 0.03);
    time += gap;
    left += speed * (0.003 + gap);
    right += speed * (0.003 + gap) + between(-3, 3);
    CHECK_OK(touch(view, BEGAN, 3, time, right, 300 + between(-3, 3)));
    for (double step = between(0.001, 0.006), span = step; span < 0.018; span += step) {
        time += step;
        left += speed * step;
        right += speed * step + between(-3, 3);
        CHECK_OK(touch(view, MOVED, 1, time, left, 300));
        CHECK_OK(touch(view, MOVED, 3, time, right, 300 + between(-3, 3)));
    }
    int first = below(2) ? 1 : 3;
    CHECK_OK(touch(view, ENDED, first, time + 0.001, first == 1 ? left : right, 300));
    CHECK_OK(touch(view, ENDED, 4 - first, time + between(0.001, 0.02), first == 1 ? right : left, 300));
    double fling = fling_of(view);
    tapzoom_destroy(view);
    return fling;
}

static void bounces(void) {
    check_topic = "a bounce";
    for (int i = 0; i < 500; i++) {
        CHECK(bounced(0, i % 2) == 0);
        CHECK_NEAR(bounced(1000, 1), 1000, 1e-3);
    }
}

int test_streams(void) {
    steady_streams();
    framed_streams();
    bounces();
    return check_report();
}

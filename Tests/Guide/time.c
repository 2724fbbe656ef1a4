/*
 * time.c - the parts of "Late touches, clocks and suspend".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

static tapzoom_transform drawn;
static void draw(const tapzoom_transform *transform) { drawn = *transform; }

#include "jump.c"
#include "late-frame.c"
#include "judder-free.c"
#include "sleep.c"
#include "suspend.c"

static tapzoom_view *new_view(int32_t lenient) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 20000, 30000};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    config.lenient = lenient;
    config.max_scale.factor = 1000;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_center_on(view, 10000, 15000, 1, NULL));
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    return view;
}

/* A drag to the left with 1,000 view units per second, at 125 Hz. */
enum { SAMPLES = 26 };
static void make_drag(tapzoom_sample *samples) {
    for (int i = 0; i < SAMPLES; i++) {
        const tapzoom_sample sample = {0.005 + 0.008 * i, 1, 390 - 8.0 * i, 300, TAPZOOM_TOUCH_MOVED, 0, 0, 0};
        samples[i] = sample;
    }
    samples[0].phase = TAPZOOM_TOUCH_BEGAN;
    samples[SAMPLES - 1].phase = TAPZOOM_TOUCH_ENDED;
    samples[SAMPLES - 1].x = samples[SAMPLES - 2].x;
}

typedef struct outcome { int refused, mended; double velocity, lift; } outcome;

enum way { DELAYED, LENIENT, PUSHED_AGAIN };

static outcome play(const tapzoom_sample *samples, int count, enum way way, int32_t kind) {
    tapzoom_view *view = new_view(way == LENIENT);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    outcome found = {0, 0, 0, 0};
    int next = 0;
    for (int i = 0; i < 60; i++) {
        const double now = i / 60.0;
        tapzoom_sample fresh[64];
        int arrived = 0;
        while (next < count && samples[next].time + 0.012 <= now) fresh[arrived++] = samples[next++];
        if (way == DELAYED) {
            CHECK_OK(late_frame(view, now, fresh, (size_t)arrived, events, &frame));
            if (arrived > 0) CHECK(frame.state.time >= fresh[arrived - 1].time); /* fingers are shown where they are */
        } else {
            for (int k = 0; k < arrived; k++) {
                tapzoom_status status = tapzoom_push_touches(view, &fresh[k], 1, NULL);
                if (status == TAPZOOM_ERROR_TIME) {
                    found.refused++;
                    fresh[k].time = state_of(view).time;
                    status = tapzoom_push_touches(view, &fresh[k], 1, NULL);
                }
                CHECK_OK(status);
            }
            CHECK_OK(tapzoom_frame(view, now, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame));
        }
        for (int k = 0; k < frame.event_count; k++)
            if (events[k].kind == kind && events[k].phase != TAPZOOM_PHASE_CHANGED) {
                found.velocity = -events[k].velocity_x;
                found.lift = events[k].time;
            }
        found.mended = (int)frame.state.mended_count;
    }
    tapzoom_destroy(view);
    return found;
}

static void check_late(void) {
    tapzoom_sample samples[SAMPLES];
    make_drag(samples);
    const double lift = samples[SAMPLES - 1].time;
    const outcome delayed = play(samples, SAMPLES, DELAYED, TAPZOOM_EVENT_PAN);
    const outcome lenient = play(samples, SAMPLES, LENIENT, TAPZOOM_EVENT_PAN);
    const outcome again = play(samples, SAMPLES, PUSHED_AGAIN, TAPZOOM_EVENT_PAN);
    CHECK(delayed.mended == 0 && delayed.lift == lift);
    CHECK_NEAR(delayed.velocity, 1000, 1e-6);
    CHECK(lenient.mended == 19);
    CHECK_NEAR(lenient.velocity, 1000, 1e-6);
    CHECK_NEAR(lenient.lift - lift, 0.012, 0.0005);
    CHECK(again.refused == 19);
    CHECK_NEAR(again.velocity, 917, 0.5);
    CHECK_NEAR(again.lift - lift, 0.012, 0.0005);
}

/* A finger that lifts 5 ms before press_time, when its lift arrives 12 ms later. */
static void check_long_press(void) {
    int pressed = 0;
    for (int offset = 0; offset < 16; offset++) { /* some phases of the frames have one between */
        const double start = 0.1 + offset / 1000.0;
        const tapzoom_sample touch[] = {{start, 1, 200, 300, TAPZOOM_TOUCH_BEGAN, 0, 0, 0},
                                        {start + 0.445, 1, 200, 300, TAPZOOM_TOUCH_ENDED, 0, 0, 0}};
        CHECK(play(touch, 2, DELAYED, TAPZOOM_EVENT_LONG_PRESS).lift == 0);
        CHECK(play(touch, 2, DELAYED, TAPZOOM_EVENT_TAP).lift > 0);
        pressed += play(touch, 2, LENIENT, TAPZOOM_EVENT_LONG_PRESS).lift > 0;
    }
    CHECK(pressed > 0);
}

/* Touches at 90 Hz, frames at 60 Hz, 500 view units per second. Touches that take no time need no lag. */
static void check_judder(void) {
    tapzoom_view *view = new_view(0);
    double exact = 0, resampled = 0;
    int next = 0;
    for (int i = 0; i < 36; i++) {
        const double now = i / 60.0;
        tapzoom_transform shown, smooth;
        for (; next / 90.0 + 0.0007 <= now; next++) {
            const tapzoom_sample sample = {next / 90.0 + 0.0007, 1, 380 - 500 * next / 90.0, 300,
                                           next == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 0, 0, 0};
            CHECK_OK(tapzoom_push_touches(view, &sample, 1, NULL));
        }
        CHECK_OK(tapzoom_advance(view, now));
        CHECK_OK(tapzoom_get_transform(view, &shown));
        CHECK_OK(tapzoom_get_transform_at(view, now, &smooth));
        CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_get_transform_at(view, now - 0.006, &shown));
        if (i > 10) {
            CHECK_NEAR(fabs(exact - shown.x - 500 / 60.0), 500 / 180.0, 1e-9); /* 5.6 or 11.1 */
            CHECK_NEAR(resampled - smooth.x, 500 / 60.0, 1e-9);
        }
        exact = shown.x;
        resampled = smooth.x;
    }
    tapzoom_destroy(view);
}

enum shown_time { NEWEST, CLOCK, FRAME, LAGGING, LAGGING_MORE };

/* Touches at 900 view units per second that take 4 to 12 ms, and frames at 60 Hz by late_frame: the least and the most
   that the content moves in a frame. */
static void measure(enum shown_time which, double rate, double steps[2]) {
    enum { MOST = 200 };
    uint32_t random = 1;
    steps[0] = 1e9, steps[1] = -1e9;
    for (int run = 0; run < 20; run++) {
        tapzoom_view *view = new_view(0);
        tapzoom_sample samples[MOST];
        double arrivals[MOST], before = 0, first = 0;
        int next = 0, count = (int)(rate * 1.2);
        for (int i = 0; i < count; i++) {
            random = random * 1664525 + 1013904223;
            const double part = (random >> 8) / 16777216.0;
            if (i == 0) first = part / rate;
            samples[i] = (tapzoom_sample){first + i / rate, 1, 900 - 900 * i / rate, 300,
                                          i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 0, 0, 0};
            arrivals[i] = fmax(samples[i].time + 0.004 + 0.008 * part, i > 0 ? arrivals[i - 1] : 0);
        }
        for (int i = 0; i < 66; i++) {
            const double now = 0.0001 + i / 60.0;
            tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
            tapzoom_frame_result frame;
            const int fresh = next;
            while (next < count && arrivals[next] <= now) next++;
            CHECK_OK(late_frame(view, now, samples + fresh, (size_t)(next - fresh), events, &frame));
            const double clock = frame.state.time;
            const double at = which == FRAME ? now : which == CLOCK ? clock : fmax(now - 0.012, clock - 0.005);
            draw_frame(view, now);
            if (which == NEWEST) drawn = frame.transform;
            else if (which != LAGGING) CHECK_OK(tapzoom_get_transform_at(view, at, &drawn));
            if (now > 0.3) {
                steps[0] = fmin(steps[0], before - drawn.x);
                steps[1] = fmax(steps[1], before - drawn.x);
            }
            before = drawn.x;
        }
        tapzoom_destroy(view);
    }
}

static void check_lag(void) {
    double steps[2], frame[2];
    measure(NEWEST, 120, steps);
    CHECK_NEAR(steps[0], 7.5, 0.1);
    CHECK_NEAR(steps[1], 22.5, 0.1);
    measure(CLOCK, 120, steps);
    CHECK_NEAR(steps[0], 7.5, 0.1);
    CHECK_NEAR(steps[1], 22.5, 0.1);
    measure(FRAME, 120, steps);
    CHECK_NEAR(steps[0], 6, 0.3);
    CHECK_NEAR(steps[1], 24, 0.3);
    measure(LAGGING, 120, steps);
    CHECK(steps[0] >= 14 && steps[0] <= 14.5 && steps[1] >= 15.5 && steps[1] <= 16);
    measure(LAGGING, 90, steps);
    measure(FRAME, 90, frame);
    CHECK(steps[1] - steps[0] < 0.25 * (frame[1] - frame[0]));
    measure(LAGGING_MORE, 60, steps);
    measure(LAGGING, 60, frame);
    CHECK(steps[1] - steps[0] < 0.6 * (frame[1] - frame[0]) && steps[0] > 12 && steps[1] < 18);
}

/* Frames are drawn until 0.025 s + lag after the last input. */
static void check_redraw(void) {
    tapzoom_view *view = new_view(0);
    tapzoom_sample samples[SAMPLES];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    double last_change = 0;
    make_drag(samples);
    for (int i = 0, next = 0; i <= 400; i++) {
        const double now = i / 1000.0, arrived = now - 0.008;
        const int fresh = next;
        while (next < SAMPLES - 1 && samples[next].time <= arrived) next++; /* without the lift */
        CHECK_OK(late_frame(view, now, samples + fresh, (size_t)(next - fresh), events, &frame));
        const tapzoom_transform before = drawn;
        const int again = draw_frame(view, now);
        if (memcmp(&before, &drawn, sizeof drawn) != 0) last_change = now;
        if (now > samples[SAMPLES - 2].time + 0.008) {
            CHECK(!again || now < samples[SAMPLES - 2].time + 0.025 + lag + 0.001);
        }
    }
    CHECK(last_change > samples[SAMPLES - 2].time + 0.015 && last_change < samples[SAMPLES - 2].time + 0.036);
    CHECK(wait_ms(view, 0.4) == -1);
    tapzoom_destroy(view);
}

static void check_sleep(void) {
    tapzoom_view *view = new_view(0);
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    CHECK_OK(tapzoom_advance(view, 10));
    CHECK(wait_ms(view, 10) == -1);
    tap(view, 1, 10, 200, 300);
    CHECK_NEAR(wait_ms(view, 10.05), 316.5, 0.5); /* double_tap_time, and the delay */
    CHECK_OK(tapzoom_advance(view, 10.4));
    CHECK(wait_ms(view, 10.4) == -1);
    CHECK_OK(tapzoom_zoom_by(view, 2, 200, 300, &animated));
    CHECK_OK(tapzoom_advance(view, 10.5));
    CHECK(wait_ms(view, 10.516) == 0);
    CHECK(state_of(view).next_deadline == state_of(view).time);
    tapzoom_destroy(view);
}

/* An animation goes on after the pause, and without tapzoom_rebase_time it has ended. */
static void check_suspend(void) {
    for (int rebase = 0; rebase < 2; rebase++) {
        tapzoom_view *view = new_view(0);
        const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
        const tapzoom_sample finger = {10, 1, 10, 10, TAPZOOM_TOUCH_BEGAN, 0, 0, 0};
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

static void check_jump(void) {
    tapzoom_view *view = new_view(0);
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    double last = 1e6;
    CHECK_OK(tapzoom_advance(view, last));
    CHECK_OK(tapzoom_zoom_by(view, 2, 200, 300, &animated));
    CHECK_OK(tapzoom_advance(view, last += 0.1));
    const double before = place_of(view).scale;
    CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_advance(view, last - 3600));
    follow_clock(view, &last, last - 3600, 1);
    CHECK_OK(tapzoom_advance(view, last));
    CHECK_NEAR(place_of(view).scale, before, 1e-6);
    follow_clock(view, &last, last + 7200, 1);
    CHECK_OK(tapzoom_advance(view, last));
    CHECK_NEAR(place_of(view).scale, before, 1e-6);
    follow_clock(view, &last, last + 0.1, 1);
    CHECK_OK(tapzoom_advance(view, last));
    CHECK(place_of(view).scale > before + 0.1);
    tapzoom_destroy(view);
}

/* The same touches with frames at 60 Hz and with one frame at the end. */
static void check_irregular(void) {
    tapzoom_sample samples[SAMPLES];
    tapzoom_transform ends[2];
    make_drag(samples);
    for (int steady = 0; steady < 2; steady++) {
        tapzoom_view *view = new_view(0);
        int next = 0;
        for (int i = 0; i <= 60; i++) {
            if (steady || i == 60) {
                while (next < SAMPLES && samples[next].time <= i / 60.0)
                    CHECK_OK(tapzoom_push_touches(view, &samples[next++], 1, NULL));
                CHECK_OK(tapzoom_advance(view, i / 60.0));
            }
        }
        CHECK_OK(tapzoom_get_transform(view, &ends[steady]));
        tapzoom_destroy(view);
    }
    CHECK_SAME(ends[0], ends[1]);
}

/* At a quarter of the speed a second tap 1.1 s after the first is still a double tap, and a drag is as fast again. */
static void check_slow_motion(void) {
    tapzoom_view *view = new_view(0);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    int doubles = 0;
    tap(view, 1, 0, 200, 300);
    tap(view, 1, 0.05 + 1.1 / 4, 200, 300);
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) doubles += events[i].kind == TAPZOOM_EVENT_DOUBLE_TAP;
    CHECK(doubles == 1);
    tapzoom_destroy(view);

    tapzoom_sample samples[SAMPLES];
    make_drag(samples);
    for (int i = 0; i < SAMPLES; i++) samples[i].time /= 4;
    CHECK_NEAR(play(samples, SAMPLES, DELAYED, TAPZOOM_EVENT_PAN).velocity, 4000, 1);
}

static void check_limits(void) {
    tapzoom_view *view = new_view(0);
    CHECK(nextafter(1.8e9, 2e9) - 1.8e9 < 2.4e-7);
    CHECK(nextafterf(86400, 1e6f) - 86400 > 0.0078f);
    CHECK_OK(tapzoom_advance(view, 1e12));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, 1.1e12));
    CHECK_OK(tapzoom_rebase_time(view, -1e12));
    CHECK_OK(tapzoom_rebase_time(view, -1e12));
    CHECK_OK(tapzoom_advance(view, -1e12));
    tapzoom_destroy(view);
    view = new_view(0);
    CHECK_OK(tapzoom_advance(view, 2e9 + 1.0 / 3));
    const double clock = state_of(view).time;
    CHECK_OK(tapzoom_rebase_time(view, -1073741824));
    CHECK(state_of(view).time == clock - 1073741824);
    tapzoom_destroy(view);
}

int main(void) {
    check_late();
    check_long_press();
    check_judder();
    check_lag();
    check_redraw();
    check_sleep();
    check_suspend();
    check_jump();
    check_irregular();
    check_slow_motion();
    check_limits();
    return check_report();
}

/*
 * lenient.c - lenient mode refuses no stream of valid numbers. A clean stream gives the same bits as in strict mode.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define TRIALS 400

static tapzoom_view *lenient_view(tapzoom_config config) {
    config.lenient = 1;
    return view_of(&config, 800, 600, 4000, 3000);
}

static tapzoom_view *lenient(void) { return lenient_view(preset(TAPZOOM_PRESET_PHOTOS)); }

/* Polls all events. Returns the last one of a kind and a phase, or one of kind 0 if there is none. */
static tapzoom_event find(tapzoom_view *view, int32_t kind, int32_t phase) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY], found;
    size_t count = 0;
    double last = -INFINITY;
    memset(&found, 0, sizeof found);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        CHECK(events[i].time >= last && events[i].time <= state_of(view).time);
        last = events[i].time;
        if (events[i].kind == kind && events[i].phase == phase) found = events[i];
    }
    return found;
}

/* ---- Single samples -------------------------------------------------------------------------------------------- */

/* An ignored touch before the clock starts leaves no trace: a recording that begins after it gives an equal view. */
static void ignored_before_a_recording(void) {
    static unsigned char memory[65536], one[1 << 15], other[1 << 15];
    tapzoom_view *view = lenient(), *replayed = photos();
    size_t size = 0, count = 0;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 7, 1, 1, 1));
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 2, 10, 10));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    replay_all(replayed, memory, size);
    CHECK_OK(tapzoom_save_state(view, one, sizeof one, &size));
    CHECK_OK(tapzoom_save_state(replayed, other, sizeof other, &count));
    CHECK(size == count && memcmp(one, other, size) == 0);
    tapzoom_destroy(view);
    tapzoom_destroy(replayed);
}

/* A late scroll counts at the clock. */
static void late_scroll(int32_t source, int32_t phase) {
    tapzoom_view *view = lenient(), *strict = photos();
    tapzoom_scroll late = {1, 300, 200, 0, -100, 1.1, 0, 0, source, phase, 0}, punctual = late;
    punctual.time = 1.5;
    for (int k = 0; k < 2; k++) CHECK_OK(tapzoom_zoom_to(k ? view : strict, 0.5, 400, 300, NULL));
    for (int k = 0; k < 2; k++) CHECK_OK(tapzoom_advance(k ? view : strict, 1.5));
    int32_t consumed = 7, other = 7;
    CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_push_scroll(strict, &late, &consumed));
    CHECK(consumed == 7);
    CHECK_OK(tapzoom_push_scroll(view, &late, &consumed));
    CHECK_OK(tapzoom_push_scroll(strict, &punctual, &other));
    CHECK(consumed == 1 && other == 1);
    for (int frame = 0; frame < 40; frame++) {
        tapzoom_transform a = place_of(view), b = place_of(strict);
        CHECK_SAME(a, b);
        CHECK(state_of(view).time == state_of(strict).time);
        CHECK_OK(tapzoom_advance(view, 1.5 + 0.02 * frame));
        CHECK_OK(tapzoom_advance(strict, 1.5 + 0.02 * frame));
    }
    CHECK(find(view, TAPZOOM_EVENT_SCROLL, TAPZOOM_PHASE_BEGAN).time == 1.5);
    /* A lenient view refuses numbers outside their range too. */
    late.factor = -1;
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_push_scroll(view, &late, NULL));
    late.factor = NAN;
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_push_scroll(view, &late, NULL));
    late.factor = 1, late.phase = 5;
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_push_scroll(view, &late, NULL));
    tapzoom_destroy(view);
    tapzoom_destroy(strict);
}

/* Lenient mode still refuses bad numbers. Strict mode also refuses errors of the stream. */
static void still_refused(void) {
    tapzoom_view *view = lenient(), *strict = photos();
    tapzoom_touch bad = sample(TAPZOOM_TOUCH_BEGAN, 1, 1, NAN, 1);
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_push_touches(view, &bad, 1, NULL));
    bad.x = 1e13;
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_push_touches(view, &bad, 1, NULL));
    bad.x = 1, bad.phase = 7;
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_push_touches(view, &bad, 1, NULL));
    bad.phase = TAPZOOM_TOUCH_BEGAN, bad.buttons = 64;
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_push_touches(view, &bad, 1, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, NAN));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_cancel_touches(view, -1.1e12));
    CHECK_OK(touch(strict, TAPZOOM_TOUCH_BEGAN, 1, 1, 1, 1));
    CHECK_STATUS(TAPZOOM_ERROR_TIME, touch(strict, TAPZOOM_TOUCH_ENDED, 1, 0.9, 1, 1));
    CHECK_STATUS(TAPZOOM_ERROR_TIME, touch(strict, TAPZOOM_TOUCH_MOVED, 1, 0.9, 1, 1));
    CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_advance(strict, 0.9));
    CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_cancel_touches(strict, 0.9));
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_IN_USE, touch(strict, TAPZOOM_TOUCH_BEGAN, 1, 1, 1, 1));
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, touch(strict, TAPZOOM_TOUCH_MOVED, 2, 1, 1, 1));
    /* tapzoom_set_config turns lenient mode on and off. */
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, touch(view, TAPZOOM_TOUCH_MOVED, 1, 1, 1, 1));
    config.lenient = 1;
    CHECK_OK(tapzoom_set_config(strict, &config, NULL));
    CHECK_OK(touch(strict, TAPZOOM_TOUCH_MOVED, 1, 0.9, 1, 1));
    tapzoom_destroy(view);
    tapzoom_destroy(strict);
}

/* ---- Laws ------------------------------------------------------------------------------------------------------ */

static void same_but_lenient(tapzoom_view *strict, tapzoom_view *view) {
    tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
    tapzoom_state states[2];
    tapzoom_transform places[2] = {place_of(strict), place_of(view)};
    tapzoom_velocity velocities[2];
    size_t counts[2];
    CHECK_SAME(places[0], places[1]);
    CHECK_OK(tapzoom_get_velocity(strict, &velocities[0]));
    CHECK_OK(tapzoom_get_velocity(view, &velocities[1]));
    CHECK_SAME(velocities[0], velocities[1]);
    CHECK_OK(tapzoom_poll_events(strict, events[0], TAPZOOM_EVENT_CAPACITY, &counts[0]));
    CHECK_OK(tapzoom_poll_events(view, events[1], TAPZOOM_EVENT_CAPACITY, &counts[1]));
    CHECK(counts[0] == counts[1] && memcmp(events[0], events[1], counts[0] * sizeof events[0][0]) == 0);
    states[0] = state_of(strict), states[1] = state_of(view);
    CHECK_SAME(states[0], states[1]);
}

/* Random fingers. If the stream is clean, both views get only samples that a strict view takes. */
static void random_stream(int is_clean) {
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures = below(2) ? EVERY_GESTURE : (uint32_t)bits() & EVERY_GESTURE;
    if (below(2)) config.pan_slop = config.pinch_slop = 0;
    tapzoom_view *strict = view_of(&config, 800, 600, 4000, 3000), *view = lenient_view(config), *replayed = photos();
    static unsigned char memory[1 << 20];
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    double clock = between(-5, 5), x[4] = {100, 300, 500, 700}, y[4] = {100, 300, 200, 400};
    for (int step = 0; step < 120; step++) {
        if (below(3) == 0) clock += below(4) ? between(0, 0.02) : between(0, 0.6);
        double time = below(3) || is_clean ? clock : clock - (below(4) ? between(0, 0.05) : between(0, 1e6));
        int id = (int)below(4);
        x[id] += between(-20, 20), y[id] += between(-20, 20);
        if (below(5) == 0) {
            tapzoom_status (*go)(tapzoom_view *, double) = below(8) ? tapzoom_advance : tapzoom_cancel_touches;
            tapzoom_status want = is_clean ? go(strict, time) : TAPZOOM_OK;
            if (want == TAPZOOM_OK) CHECK_OK(go(view, time));
        } else {
            tapzoom_touch one = sample(1 + (int32_t)(below(2) ? 1 : below(4)), id, time, x[id], y[id]);
            if (!is_clean || tapzoom_push_touches(strict, &one, 1, NULL) == TAPZOOM_OK)
                CHECK_OK(tapzoom_push_touches(view, &one, 1, NULL));
        }
        if (is_clean && below(4) == 0) same_but_lenient(strict, view);
        if (is_clean) continue;
        CHECK(place_of(view).scale > 0 && isfinite(place_of(view).x));
        if (below(20) == 0) {
            /* A view loaded from a snapshot, also between late moves, continues alike. */
            copy_view(strict, view);
            check_same_state(view, strict);
        }
        if (below(10) == 0) find(view, 0, 0);
    }
    size_t size = 0;
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    replay_all(replayed, memory, size);
    tapzoom_destroy(strict);
    tapzoom_destroy(view);
    tapzoom_destroy(replayed);
}

int test_lenient(void) {
    check_topic = "late scrolls";
    for (int32_t source = TAPZOOM_SOURCE_WHEEL; source <= TAPZOOM_SOURCE_TRACKPAD; source++)
        for (int32_t phase = TAPZOOM_SCROLL_UNPHASED; phase <= TAPZOOM_SCROLL_ENDED; phase++)
            late_scroll(source, phase);
    check_topic = "refused and ignored samples";
    ignored_before_a_recording();
    still_refused();
    for (long trial = 0, end = trial_argument(1, TRIALS); trial < end; trial++) {
        static char topic[40];
        snprintf(topic, sizeof topic, "trial %ld", trial);
        check_topic = topic;
        random_stream((int)trial % 2);
    }
    return check_report();
}

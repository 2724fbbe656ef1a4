/*
 * rebase.c - tapzoom_rebase_time: a view with times shifted in the middle of a random script continues like its twin.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define TRIALS 600

static unsigned char bytes[2][16384];

static size_t save(tapzoom_view *view, int k) {
    size_t size = 0;
    CHECK_OK(tapzoom_save_state(view, bytes[k], sizeof bytes[k], &size));
    return size;
}

static int near(double a, double b, int is_exact) {
    return is_exact ? a == b : fabs(a - b) <= 1e-9 * (1 + fabs(a)) || (isinf(a) && a == b);
}

/* The twin equals the view with times that are later by `offset`. */
static void same_later(tapzoom_view *view, tapzoom_view *twin, double offset, int is_exact) {
    tapzoom_transform a = place_of(view), b = place_of(twin);
    tapzoom_state one = state_of(view), other = state_of(twin);
    tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
    size_t counts[2];
    CHECK(near(a.scale, b.scale, is_exact) && near(a.rotation, b.rotation, is_exact));
    CHECK(near(a.x, b.x, is_exact) && near(a.y, b.y, is_exact));
    CHECK(near(one.time + offset, other.time, is_exact));
    CHECK(fabs(one.next_deadline + offset - other.next_deadline) <= 1e-9 || one.next_deadline == other.next_deadline);
    CHECK(one.flags == other.flags && one.contact_count == other.contact_count);
    CHECK(one.waiting_count == other.waiting_count);
    CHECK_OK(tapzoom_poll_events(view, events[0], TAPZOOM_EVENT_CAPACITY, &counts[0]));
    CHECK_OK(tapzoom_poll_events(twin, events[1], TAPZOOM_EVENT_CAPACITY, &counts[1]));
    if (!CHECK(counts[0] == counts[1])) return;
    for (size_t i = 0; i < counts[0]; i++) {
        CHECK(events[0][i].kind == events[1][i].kind && events[0][i].phase == events[1][i].phase);
        CHECK(fabs(events[0][i].time + offset - events[1][i].time) <= 1e-9);
        CHECK(near(events[0][i].content_x, events[1][i].content_x, is_exact));
        CHECK(fabs(events[0][i].velocity.x - events[1][i].velocity.x) <= (is_exact ? 0 : 1e-4));
    }
}

/* The times lie on a grid of 2^-12 s. With an offset on the grid, the times of the samples stay exact. */
static void script(int is_exact) {
    tapzoom_config config = preset((int32_t)below(4));
    if (below(2)) config.gestures = EVERY_GESTURE;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000), *twin = view_of(&config, 800, 600, 4000, 3000);
    double offset = 0, now = 1, x[3] = {100, 300, 500}, y[3] = {100, 300, 200};
    int down[3] = {0, 0, 0}, rebases = 20 + (int)below(40);
    for (int step = 0; step < 100; step++) {
        now += below(8) ? below(80) / 4096.0 : below(4096) / 4096.0;
        if (step == rebases) {
            offset = is_exact ? 0 : (double)below(2048) - 1024 + below(4096) / 4096.0;
            size_t size = save(twin, 0);
            CHECK_OK(tapzoom_rebase_time(twin, offset));
            if (is_exact) {
                /* A shift and its reverse give the same bytes, and views with equal bytes continue alike. */
                CHECK_OK(tapzoom_rebase_time(twin, 0));
                CHECK(save(twin, 1) == size && memcmp(bytes[0], bytes[1], size) == 0);
            } else {
                size = save(twin, 0);
                CHECK_OK(tapzoom_load_state(twin, bytes[0], size));
                CHECK(save(twin, 1) == size && memcmp(bytes[0], bytes[1], size) == 0);
            }
        }
        int id = (int)below(3), choice = (int)below(10);
        double shift = step >= rebases ? offset : 0;
        if (choice == 0) {
            double scale = between(0.2, 3), place = between(0, 2000);
            tapzoom_options options = *OPTIONS(1);
            options.curve = (int32_t)below(2), options.path = (int32_t)below(2);
            if (below(2)) {
                CHECK_OK(tapzoom_zoom_to(view, scale, 300, 200, &options));
                CHECK_OK(tapzoom_zoom_to(twin, scale, 300, 200, &options));
            } else {
                CHECK_OK(tapzoom_center_on(view, place, place, scale, &options));
                CHECK_OK(tapzoom_center_on(twin, place, place, scale, &options));
            }
        } else if (choice < 3) {
            CHECK_OK(tapzoom_advance(view, now));
            CHECK_OK(tapzoom_advance(twin, now + shift));
        } else {
            int32_t phase = !down[id] ? TAPZOOM_TOUCH_BEGAN : below(4) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
            down[id] = phase != TAPZOOM_TOUCH_ENDED;
            if (phase == TAPZOOM_TOUCH_MOVED) x[id] += between(-30, 30), y[id] += between(-30, 30);
            CHECK_OK(touch(view, phase, id, now, x[id], y[id]));
            CHECK_OK(touch(twin, phase, id, now + shift, x[id], y[id]));
        }
        if (step >= rebases) same_later(view, twin, offset, is_exact);
    }
    tapzoom_destroy(view);
    tapzoom_destroy(twin);
}

/* The shift includes every time in a snapshot: after its reverse no byte differs. */
static void there_and_back(void) {
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_rebase_time(view, 5)); /* the view has no clock */
    CHECK(state_of(view).time == -INFINITY);
    CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, NULL));
    for (int i = 0; i < 40; i++) {
        double t = 1 + i / 64.0;
        if (i == 10) drag(view, 1, t, 400, 300, 300, 250);
        if (i == 20) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, t, 300, 250));
        if (i == 24) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, t, 200, 200));
        if (i == 26) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, t, 200, 200));
        if (i == 30) CHECK_OK(tapzoom_zoom_to(view, 0.5, 100, 100, OPTIONS(1)));
        CHECK_OK(tapzoom_advance(view, i < 10 || i > 17 ? t : state_of(view).time));
        tapzoom_transform before = place_of(view), after;
        double clock = state_of(view).time;
        CHECK_OK(tapzoom_rebase_time(view, 0));
        size_t size = save(view, 0);
        CHECK_OK(tapzoom_rebase_time(view, 0.5));
        CHECK(state_of(view).time == clock + 0.5);
        after = place_of(view);
        CHECK_NEAR(after.x, before.x, 1e-9);
        CHECK(save(view, 1) == size && memcmp(bytes[0], bytes[1], size) != 0);
        CHECK_OK(tapzoom_rebase_time(view, -0.5));
        CHECK(state_of(view).time == clock && save(view, 1) == size);
    }
    tapzoom_destroy(view);
}

static void refused(void) {
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_advance(view, 10));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_rebase_time(NULL, 1));
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_rebase_time(view, NAN));
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_rebase_time(view, INFINITY));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, 1.1e12));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, 1e12)); /* the clock would be above TAPZOOM_MAX_TIME */
    CHECK(state_of(view).time == 10);
    CHECK_OK(tapzoom_rebase_time(view, -1e12));
    CHECK(state_of(view).time == 10 - 1e12);
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, -11));
    tapzoom_destroy(view);
}

/* Far from 0 the times of a drag coincide. The view continues, and its snapshot loads. */
static void far_away(void) {
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, NULL));
    drag(view, 1, 1, 400, 300, 300, 250);
    CHECK_OK(tapzoom_rebase_time(view, 1e12 - 2));
    CHECK_OK(tapzoom_load_state(view, bytes[0], save(view, 0)));
    CHECK_OK(tapzoom_rebase_time(view, -1e12));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0, 300, 250));
    CHECK_OK(tapzoom_advance(view, 5));
    CHECK(isfinite(place_of(view).x));
    tapzoom_destroy(view);
}

/* A recording includes the shift. */
static void recorded(void) {
    static unsigned char memory[1 << 16];
    tapzoom_view *view = photos(), *replayed = photos();
    tapzoom_record_entry entry;
    size_t left, accepted, kinds = 0;
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    double_tap(view, 1, 200, 150);
    CHECK_OK(tapzoom_rebase_time(view, 100));
    CHECK_OK(tapzoom_advance(view, 101.3));
    CHECK_OK(tapzoom_fetch_recording(view, &left));
    const unsigned char *next = memory;
    while (left > 0 && CHECK_OK(tapzoom_replay(replayed, next, left, &accepted, &entry, NULL)) && accepted > 0) {
        next += accepted, left -= accepted;
        if (entry.kind != TAPZOOM_RECORD_REBASE_TIME) continue;
        kinds++;
        CHECK(entry.numbers[0] == 100);
    }
    CHECK(kinds == 1 && state_of(replayed).time == 101.3);
    tapzoom_destroy(view);
    tapzoom_destroy(replayed);
}

int test_rebase(void) {
    refused();
    there_and_back();
    far_away();
    recorded();
    for (long trial = 0, end = trial_argument(1, TRIALS); trial < end; trial++) {
        static char topic[40];
        snprintf(topic, sizeof topic, "trial %ld", trial);
        check_topic = topic;
        script((int)trial % 2);
    }
    return check_report();
}

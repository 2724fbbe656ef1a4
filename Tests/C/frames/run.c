/*
 * run.c - tapzoom_run has the same effect as a loop of separate calls, to the last bit. Two views get the same random
 * touches, good and bad, through either. Their transforms, events, snapshots and recordings are equal.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { TRIALS = 1500, SAMPLES = 400, FRAMES = 100, EVENTS = 400 };

static unsigned char ours[1 << 18], theirs[1 << 18];

/* ---- Scripts ---------------------------------------------------------------------------------------------------- */

static tapzoom_sample samples[SAMPLES];
static double times[FRAMES];
static size_t sample_count, frame_count;

static void make_samples(double from) {
    static const double gaps[] = {0, 0.001, 0.008, 0.03, 0.4};
    double now = from, x[4] = {200, 600, 300, 500}, y[4] = {200, 400, 400, 200};
    int is_down[4] = {0, 0, 0, 0}, is_bad = below(3) == 0;
    sample_count = below(SAMPLES + 1);
    for (size_t i = 0; i < sample_count; i++) {
        int id = (int)below(4);
        int32_t phase = !is_down[id] ? TAPZOOM_TOUCH_BEGAN : below(15) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
        if (below(2)) now += between(0, 1) * gaps[below(5)];
        x[id] += between(-20, 25), y[id] += between(-20, 25);
        samples[i] = sample(phase, id, now, x[id], y[id]);
        is_down[id] = phase != TAPZOOM_TOUCH_ENDED;
        if (!is_bad || below(150)) continue;
        switch (below(7)) {
        case 0: samples[i].x = NAN; break;
        case 1: samples[i].time = NAN; break;
        case 2: samples[i].time = from - 1; break;
        case 3: samples[i].time = 1e300; break; /* later than every frame */
        case 4: samples[i].tool = 9; break;
        case 5: samples[i].phase = 1 + (int32_t)below(4); break;
        default: samples[i].id = 7;
        }
    }
}

static void make_times(double from) {
    double now = from;
    int is_bad = below(4) == 0;
    frame_count = below(FRAMES + 1);
    for (size_t i = 0; i < frame_count; i++) {
        if (below(8)) now += below(10) ? 0.016 : between(0, 1);
        times[i] = now;
        if (is_bad && below(100) == 0) times[i] = below(3) ? from - 0.5 : below(2) ? NAN : 1e13;
    }
}

/* ---- The loop --------------------------------------------------------------------------------------------------- */

typedef struct outcome {
    tapzoom_transform transforms[FRAMES];
    tapzoom_event events[EVENTS];
    size_t event_count, done;
} outcome;

static size_t taken; /* after an error of the loop: index of the bad sample */
static int is_time;  /* whether that error is a bad time of a frame */

static tapzoom_status loop(tapzoom_view *view, size_t capacity, outcome *o) {
    size_t next = 0;
    for (; o->done < frame_count; o->done++) {
        double time = times[o->done];
        is_time = 1;
        if (isnan(time)) return TAPZOOM_ERROR_NOT_FINITE;
        if (fabs(time) > TAPZOOM_MAX_TIME) return TAPZOOM_ERROR_RANGE;
        for (is_time = 0; next < sample_count && !(samples[next].time > time); next++) {
            tapzoom_status status = tapzoom_push_touches(view, &samples[next], 1, NULL);
            if (status != TAPZOOM_OK) return taken = next, status;
        }
        is_time = 1;
        tapzoom_status status = tapzoom_advance(view, time);
        if (status != TAPZOOM_OK) return status;
        size_t room = capacity - o->event_count, polled = 0;
        if (room > 0) CHECK_OK(tapzoom_poll_events(view, o->events + o->event_count, room, &polled));
        o->event_count += polled;
        CHECK_OK(tapzoom_get_transform(view, &o->transforms[o->done]));
    }
    return TAPZOOM_OK;
}

static void check_replay(tapzoom_view *view, const unsigned char *bytes, size_t size) {
    tapzoom_view *again = photos();
    replay_all(again, bytes, size);
    check_same_state(view, again);
    tapzoom_destroy(again);
}

/* How the host finds the bad number, by the header. */
static void check_place(tapzoom_view *before, size_t done) {
    static outcome skipped;
    tapzoom_frame_result result;
    size_t first = 0, end, got;
    if (done > 0) {
        CHECK_OK(tapzoom_run(before, samples, sample_count, times, done, NULL, skipped.events, 0, NULL, &got));
        CHECK(got == done);
        while (first < sample_count && !(samples[first].time > times[done - 1])) first++;
    }
    for (end = first; end < sample_count && !(samples[end].time > times[done]); end++) {}
    memset(&result, 0, sizeof result);
    CHECK(tapzoom_frame(before, times[done], samples + first, end - first, NULL, 0, &result) != TAPZOOM_OK);
    if (is_time) CHECK(isnan(times[done]) || times[done] > TAPZOOM_MAX_TIME || result.accepted == (int)(end - first));
    else CHECK(first + (size_t)result.accepted == taken);
}

static int runs, bad_samples, bad_times, full;
static long events_seen;

static void play(void) {
    static outcome o[2];
    tapzoom_view *one = view_with((int32_t)below(4)), *other = NULL, *third = NULL;
    tapzoom_config config = config_of(one);
    CHECK_OK(create(&config, 800, 600, 4000, 3000, &other));
    CHECK_OK(create(&config, 800, 600, 4000, 3000, &third));
    int is_recorded = (int)below(2);
    size_t size, same;
    if (is_recorded) CHECK_OK(tapzoom_record(one, ours, sizeof ours));
    if (is_recorded) CHECK_OK(tapzoom_record(other, theirs, sizeof theirs));
    double from = below(3) ? 0 : between(-5, 5);
    make_samples(from);
    make_times(from);
    size_t capacity = below(3) ? below(3) ? EVENTS : below(40) : 0;
    memset(o, 0xA5, sizeof o);
    o[1].event_count = o[1].done = 0;
    tapzoom_status status =
        tapzoom_run(one, sample_count || below(2) ? samples : NULL, sample_count,
                    frame_count || below(2) ? times : NULL, frame_count, o[0].transforms,
                    capacity || below(2) ? o[0].events : NULL, capacity, &o[0].event_count, &o[0].done);
    CHECK_STATUS(loop(other, capacity, &o[1]), status);
    CHECK_SAME(o[0], o[1]);
    check_same_state(one, other);
    if (status != TAPZOOM_OK) check_place(third, o[0].done);
    if (is_recorded) {
        CHECK_OK(tapzoom_fetch_recording(one, &size));
        CHECK_OK(tapzoom_fetch_recording(other, &same));
        CHECK(size == same && memcmp(ours, theirs, size) == 0);
        check_replay(one, ours, size);
    }
    runs += status == TAPZOOM_OK && frame_count > 0 && sample_count > 0;
    bad_samples += status != TAPZOOM_OK && !is_time;
    bad_times += status != TAPZOOM_OK && is_time;
    full += capacity > 0 && o[0].event_count == capacity;
    events_seen += (long)o[0].event_count;
    tapzoom_destroy(one);
    tapzoom_destroy(other);
    tapzoom_destroy(third);
}

/* ---- Each bad number -------------------------------------------------------------------------------------------- */

static const tapzoom_sample taps[] = {
    {0, 1, 400, 300, TAPZOOM_TOUCH_BEGAN, 0, 0, 0}, {0.05, 1, 400, 300, TAPZOOM_TOUCH_ENDED, 0, 0, 0},
    {0.15, 1, 400, 300, TAPZOOM_TOUCH_BEGAN, 0, 0, 0}, {0.2, 1, 400, 300, TAPZOOM_TOUCH_ENDED, 0, 0, 0}};
static const double frames[] = {0.1, 0.2, 0.3, 0.4};

/* Runs the taps with one sample, or one frame time, replaced. */
static tapzoom_status run_taps(tapzoom_view *view, tapzoom_sample bad, size_t at, double time, size_t frame,
                               size_t *done) {
    tapzoom_sample list[4];
    double when[4];
    memcpy(list, taps, sizeof list);
    memcpy(when, frames, sizeof when);
    if (at < 4) list[at] = bad;
    if (frame < 4) when[frame] = time;
    return tapzoom_run(view, list, 4, when, 4, NULL, NULL, 0, NULL, done);
}

static void check_bad(tapzoom_status want, tapzoom_sample bad, size_t at, size_t done, double clock) {
    size_t got = 9;
    tapzoom_view *view = photos();
    CHECK_STATUS(want, run_taps(view, bad, at, 0, 9, &got));
    CHECK(got == done && state_of(view).time == clock);
    tapzoom_destroy(view);
}

static void check_bad_time(tapzoom_status want, double time, size_t frame, double clock) {
    size_t got = 9;
    tapzoom_view *view = photos();
    CHECK_STATUS(want, run_taps(view, taps[0], 9, time, frame, &got));
    CHECK(got == frame && state_of(view).time == clock);
    tapzoom_destroy(view);
}

static void statuses(void) {
    check_topic = "statuses";
    tapzoom_sample bad = taps[2];
    check_bad(TAPZOOM_OK, bad, 2, 4, 0.4);
    bad.time = NAN, check_bad(TAPZOOM_ERROR_NOT_FINITE, bad, 2, 0, 0.05);
    bad.time = -INFINITY, check_bad(TAPZOOM_ERROR_NOT_FINITE, bad, 2, 0, 0.05);
    bad.time = 0.049, check_bad(TAPZOOM_ERROR_TIME, bad, 2, 0, 0.05);
    bad.time = 1e300, check_bad(TAPZOOM_OK, bad, 2, 4, 0.4); /* later than all frames */
    bad = taps[2], bad.y = INFINITY, check_bad(TAPZOOM_ERROR_NOT_FINITE, bad, 2, 1, 0.1);
    bad = taps[2], bad.x = 1e13, check_bad(TAPZOOM_ERROR_RANGE, bad, 2, 1, 0.1);
    bad = taps[2], bad.flags = 4, check_bad(TAPZOOM_ERROR_ENUM, bad, 2, 1, 0.1);
    bad = taps[2], bad.phase = 5, check_bad(TAPZOOM_ERROR_ENUM, bad, 2, 1, 0.1);
    bad = taps[2], bad.tool = 3, check_bad(TAPZOOM_ERROR_ENUM, bad, 2, 1, 0.1);
    bad = taps[3], bad.id = 5, check_bad(TAPZOOM_ERROR_CONTACT_UNKNOWN, bad, 3, 1, 0.15);
    bad = taps[3], bad.phase = TAPZOOM_TOUCH_BEGAN, check_bad(TAPZOOM_ERROR_CONTACT_IN_USE, bad, 3, 1, 0.15);
    check_bad_time(TAPZOOM_ERROR_NOT_FINITE, NAN, 2, 0.2);
    check_bad_time(TAPZOOM_ERROR_NOT_FINITE, INFINITY, 1, 0.1); /* earlier than its samples */
    check_bad_time(TAPZOOM_ERROR_RANGE, 1.0000001e12, 3, 0.3);
    check_bad_time(TAPZOOM_ERROR_RANGE, -1.0000001e12, 3, 0.3);
    check_bad_time(TAPZOOM_ERROR_TIME, 0.09, 1, 0.1);
    check_bad_time(TAPZOOM_ERROR_TIME, 0.19, 2, 0.2);

    tapzoom_sample crowd[TAPZOOM_MAX_CONTACTS + 1];
    for (int i = 0; i <= TAPZOOM_MAX_CONTACTS; i++) crowd[i] = sample(TAPZOOM_TOUCH_BEGAN, i, 0.1 * i, 10 * i, 10);
    const double ends[] = {1, 10};
    tapzoom_view *view = photos();
    size_t done = 9;
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_LIMIT,
                 tapzoom_run(view, crowd, TAPZOOM_MAX_CONTACTS + 1, ends, 2, NULL, NULL, 0, NULL, &done));
    CHECK(done == 1 && state_of(view).contact_count == TAPZOOM_MAX_CONTACTS);
    tapzoom_destroy(view);
}

/* Wrong pointers and counts change nothing, but the call still writes the counts. */
static void arguments(void) {
    check_topic = "arguments";
    tapzoom_view *view = photos(), *twin = photos();
    tapzoom_event events[4];
    tapzoom_transform transforms[4];
    size_t count, done;
#define REFUSED(why, call) \
    count = done = 9; \
    CHECK_STATUS(why, call); \
    CHECK(count == 0 && done == 0); \
    check_same_state(view, twin)
    REFUSED(TAPZOOM_ERROR_NULL, tapzoom_run(NULL, taps, 4, frames, 4, transforms, events, 4, &count, &done));
    REFUSED(TAPZOOM_ERROR_NULL, tapzoom_run(view, NULL, 4, frames, 4, transforms, events, 4, &count, &done));
    REFUSED(TAPZOOM_ERROR_NULL, tapzoom_run(view, taps, 4, NULL, 4, transforms, events, 4, &count, &done));
    REFUSED(TAPZOOM_ERROR_NULL, tapzoom_run(view, taps, 4, frames, 4, transforms, NULL, 4, &count, &done));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_run(view, taps, SIZE_MAX, frames, 4, transforms, events, 4, &count, &done));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_run(view, taps, 4, frames, SIZE_MAX, transforms, events, 4, &count, &done));
    REFUSED(TAPZOOM_OK, tapzoom_run(view, taps, 4, NULL, 0, transforms, events, 4, &count, &done));
    REFUSED(TAPZOOM_OK, tapzoom_run(view, NULL, 0, NULL, 0, NULL, NULL, 0, &count, &done));
#undef REFUSED
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_run(view, taps, 4, frames, 4, transforms, events, 4, NULL, NULL));
    check_same_state(view, twin);
    CHECK_OK(tapzoom_run(view, taps, 4, frames, 4, NULL, NULL, 0, NULL, NULL));
    CHECK(state_of(view).time == 0.4 && state_of(view).event_count == 4);
    /* An array of any capacity. */
    CHECK_OK(tapzoom_run(twin, taps, 4, frames, 4, NULL, events, SIZE_MAX, &count, NULL));
    CHECK(count == 4 && events[2].kind == TAPZOOM_EVENT_DOUBLE_TAP && state_of(twin).event_count == 0);
    tapzoom_destroy(view);
    tapzoom_destroy(twin);
}

/* If the array is full, events stay in the view. After an error the events of that frame stay in the view. */
static void portions(void) {
    check_topic = "a full event array";
    tapzoom_view *view = photos();
    tapzoom_event events[4];
    size_t count, done;
    CHECK_OK(tapzoom_run(view, taps, 4, frames, 2, NULL, events, 3, &count, &done));
    CHECK(count == 3 && done == 2 && events[2].kind == TAPZOOM_EVENT_DOUBLE_TAP && state_of(view).event_count == 1);
    tapzoom_destroy(view);

    const tapzoom_sample bad[] = {taps[0], taps[1], taps[2], taps[3], taps[3]};
    tapzoom_transform transforms[4];
    memset(transforms, 0xA5, sizeof transforms);
    view = photos();
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN,
                 tapzoom_run(view, bad, 5, frames, 4, transforms, events, 4, &count, &done));
    CHECK(done == 1 && count == 1 && events[0].kind == TAPZOOM_EVENT_TAP_PENDING && state_of(view).event_count == 3);
    CHECK(transforms[0].scale == 0.2 && transforms[1].scale != transforms[0].scale);
    tapzoom_destroy(view);
}

int test_run(void) {
    statuses();
    arguments();
    portions();
    check_topic = "random runs";
    for (uint64_t trial = 1; trial <= TRIALS; trial++) {
        seed = trial;
        play();
    }
    printf("%d whole, %d bad samples, %d bad times, %ld events, %d full\n", runs, bad_samples, bad_times, events_seen,
           full);
    CHECK(runs > 500 && bad_samples > 100 && bad_times > 50 && events_seen > 1000 && full > 20);
    return check_report();
}

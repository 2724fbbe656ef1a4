/*
 * resume.c - views that scroll, follow commands and move with a velocity continue with the same bits from a snapshot,
 * from a recording and with shifted times. Refused bytes change nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "player.h"

#define RUNS 150
#define CALLS 100
#define SHIFT 1024.0

static unsigned char recorded[1 << 20], saved[1 << 15], again[1 << 15];
static size_t saved_size;

static void save(const tapzoom_view *view) {
    if (!CHECK_OK(tapzoom_save_state(view, saved, sizeof saved, &saved_size))) exit(check_report());
}

/* True if the view saves to the saved bytes. */
static int is_saved(const tapzoom_view *view) {
    size_t size;
    CHECK_OK(tapzoom_save_state(view, again, sizeof again, &size));
    return size == saved_size && memcmp(saved, again, size) == 0;
}

static void refuse(tapzoom_view *view) {
    save(view);
    unsigned char *byte = &saved[below((uint32_t)saved_size)], mask = (unsigned char)(1 << below(8));
    *byte ^= mask;
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, saved, saved_size));
    *byte ^= mask;
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, saved, saved_size - 1));
    CHECK(is_saved(view));
}

/* The same call, later. */
static call later(call next) {
    next.time += SHIFT, next.scroll.time += SHIFT;
    for (size_t i = 0; i < next.count; i++) next.samples[i].time += SHIFT;
    return next;
}

static void check_shifted(const journal *a, const journal *b) {
    if (!CHECK(a->count == b->count)) return;
    for (size_t i = 0; i < a->count; i++) {
        const tapzoom_event *x = &a->events[i], *y = &b->events[i];
        int same = CHECK(x->kind == y->kind && x->phase == y->phase && x->limits == y->limits);
        same &= CHECK_NEAR(y->time, x->time, 1e-9) && CHECK_NEAR(y->scale, x->scale, 1e-9 * x->scale);
        if (same) continue;
        printf("    kinds %d and %d, phases %d and %d\n", (int)x->kind, (int)y->kind, (int)x->phase, (int)y->phase);
        return;
    }
}

/* Drops LIMIT events: whether the view just reaches an edge depends on the last bit of a time. */
static void drop_limits(journal *from) {
    size_t kept = 0;
    for (size_t i = 0; i < from->count; i++)
        if (from->events[i].kind != TAPZOOM_EVENT_LIMIT) from->events[kept++] = from->events[i];
    from->count = kept;
}

/* Polls events and shifts their times back. */
static void keep_shifted(tapzoom_view *view, journal *to, double shift) {
    size_t first = to->count;
    keep_events(view, to);
    for (size_t i = first; i < to->count; i++)
        if (to->events[i].time != 0) to->events[i].time -= shift;
}

static void run(uint64_t number) {
    static journal events, other_events, shifted_events;
    static char topic[40];
    snprintf(topic, sizeof topic, "run %d", (int)number);
    check_topic = topic;
    seed = number * UINT64_C(0xD1B54A32D192ED03);
    int shares = (int)below(2);
    tapzoom_config config = shares ? some_sharing_config() : some_config();
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000), *loaded = photos(), *replayed = photos();
    tapzoom_view *shifted = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    player host = {.time = 1, .has_absolute = (int)below(2), .shares = shares};
    int records = (int)below(CALLS), loads = (int)below(CALLS), shifts = (int)below(CALLS), is_loaded = 0;
    long failed = check_failed;
    double shift = 0;
    events.count = other_events.count = shifted_events.count = 0;
    for (int i = 0; i < CALLS && check_failed == failed; i++) {
        call next = next_call(&host);
        if (i == records) CHECK_OK(tapzoom_begin_recording(view, recorded, sizeof recorded));
        if (i == loads) {
            save(view);
            CHECK_OK(tapzoom_load_state(loaded, saved, saved_size));
            CHECK(is_saved(loaded));
            is_loaded = 1;
            other_events.count = events.count;
        }
        if (i == shifts && state_of(shifted).time > -INFINITY) {
            tapzoom_transform before = place_of(shifted), target = target_of(shifted);
            tapzoom_velocity velocity = velocity_of(shifted);
            CHECK_OK(tapzoom_rebase_time(shifted, SHIFT));
            CHECK_APART(before, place_of(shifted), EXACT);
            CHECK_APART(target, target_of(shifted), EXACT);
            CHECK_NEAR(velocity_of(shifted).x, velocity.x, 1e-3);
            CHECK_NEAR(velocity_of(shifted).log_scale, velocity.log_scale, 1e-6);
            shift = SHIFT;
        }
        call shifted_call = shift > 0 ? later(next) : next;
        perform(view, &next);
        perform(shifted, &shifted_call);
        if (is_loaded) perform(loaded, &next);
        if (below(10) == 0) refuse(view);
        if (below(3)) continue;
        keep_events(view, &events);
        keep_shifted(shifted, &shifted_events, shift);
        if (is_loaded) keep_events(loaded, &other_events);
        CHECK_APART(place_of(view), place_of(shifted), EXACT);
        CHECK_APART(target_of(view), target_of(shifted), EXACT);
        if (is_loaded) {
            save(view);
            CHECK(is_saved(loaded));
        }
    }
    keep_events(view, &events);
    keep_shifted(shifted, &shifted_events, shift);
    drop_limits(&events);
    drop_limits(&shifted_events);
    if (check_failed == failed) check_shifted(&events, &shifted_events);
    size_t size;
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    replay_all(replayed, recorded, size);
    save(view);
    CHECK(is_saved(replayed));
    CHECK_OK(tapzoom_end_recording(view));
    tapzoom_destroy(view);
    tapzoom_destroy(loaded);
    tapzoom_destroy(replayed);
    tapzoom_destroy(shifted);
}

int test_resume(void) {
    uint64_t first = (uint64_t)number_argument(1, 1);
    for (uint64_t number = first; number < first + RUNS; number++) run(number);
    return check_report();
}

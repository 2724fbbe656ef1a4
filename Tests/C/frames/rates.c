/*
 * rates.c - the effect of fingers, scrolls, commands and velocities does not depend on how often the host advances the
 * view. With 2 to 240 advances a second, or none between inputs, the bits are the same. Only the delay with which
 * fingers are drawn follows the advances, unless touches have the times of frames.
 *
 * SPDX-License-Identifier: MIT
 */
#include "player.h"

#define RUNS 600
#define CALLS 120

static uint32_t kinds_seen;

/* stamps: touches have the times of frames. Otherwise one of the drawings may lag, and be due. */
static void same(tapzoom_view *a, tapzoom_view *b, int stamps) {
    tapzoom_transform here = place_of(a), there = place_of(b), target = target_of(a), other_target = target_of(b);
    tapzoom_velocity velocity = velocity_of(a), other = velocity_of(b);
    tapzoom_state state = state_of(a), other_state = state_of(b);
    double raster = raster_of(a), other_raster = raster_of(b);
    if (!stamps && (state.next_deadline == state.time || other_state.next_deadline == state.time))
        state.next_deadline = other_state.next_deadline = state.time;
    if (stamps && state.time > -INFINITY) {
        double time = state.time + between(-0.005, 0.02);
        tapzoom_transform shown, other_shown;
        if (time < state.time - 0.005) time = state.time;
        CHECK_OK(tapzoom_get_transform_at(a, time, &shown));
        CHECK_OK(tapzoom_get_transform_at(b, time, &other_shown));
        CHECK_SAME(shown, other_shown);
    }
    CHECK_SAME(here, there);
    CHECK_SAME(target, other_target);
    CHECK_SAME(velocity, other);
    CHECK_SAME(state, other_state);
    CHECK_SAME(raster, other_raster);
}

static void same_events(const journal *a, const journal *b) {
    if (!CHECK(a->count == b->count)) return;
    for (size_t i = 0; i < a->count; i++) {
        if (CHECK_SAME(a->events[i], b->events[i])) continue;
        printf("    of kind %d and phase %d at %g\n", (int)a->events[i].kind, (int)a->events[i].phase,
               a->events[i].time);
        break;
    }
    for (size_t i = 0; i < a->count; i++) kinds_seen |= UINT32_C(1) << a->events[i].kind;
}

/* Advances in steps up to a time. */
static void tick(tapzoom_view *view, double to, double rate) {
    double time = state_of(view).time;
    if (time == -INFINITY) return;
    while ((time += between(0.9, 1.1) / rate) < to) {
        CHECK_OK(tapzoom_advance(view, time));
        if (below(8) == 0) target_of(view), velocity_of(view), raster_of(view);
        if (below(4) == 0) {
            tapzoom_transform shown;
            CHECK_OK(tapzoom_get_transform_at(view, time + between(0, 0.02), &shown));
        }
    }
}

static void run(uint64_t number) {
    static const double rates[] = {2, 30, 60, 144, 240};
    static journal bare_events, ticked_events;
    static char topic[40];
    snprintf(topic, sizeof topic, "run %d", (int)number);
    check_topic = topic;
    seed = number * UINT64_C(0xD1B54A32D192ED03);
    int shares = (int)below(2), stamps = number % 3 == 0;
    tapzoom_config config = shares ? some_sharing_config() : some_config();
    tapzoom_view *bare = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    tapzoom_view *ticked = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    long failed = check_failed;
    player host = {.time = 1, .has_absolute = (int)below(2), .shares = shares};
    bare_events.count = ticked_events.count = 0;
    for (int i = 0; i < CALLS; i++) {
        call next = next_call(&host);
        tick(ticked, next.time, rates[number % 5]);
        perform(bare, &next);
        perform(ticked, &next);
        if (below(4) && !stamps) continue;
        CHECK_OK(tapzoom_advance(bare, next.time));
        CHECK_OK(tapzoom_advance(ticked, next.time));
        same(bare, ticked, stamps);
        keep_events(bare, &bare_events);
        keep_events(ticked, &ticked_events);
        if (check_failed > failed) break; /* report one mistake only once */
    }
    tick(ticked, host.time + 3, rates[number % 5]);
    CHECK_OK(tapzoom_advance(bare, host.time + 3));
    CHECK_OK(tapzoom_advance(ticked, host.time + 3));
    same(bare, ticked, stamps);
    keep_events(bare, &bare_events);
    keep_events(ticked, &ticked_events);
    same_events(&bare_events, &ticked_events);
    tapzoom_destroy(bare);
    tapzoom_destroy(ticked);
}

int test_rates(void) {
    uint64_t first = (uint64_t)number_argument(1, 1);
    for (uint64_t number = first; number < first + RUNS; number++) run(number);
    CHECK(kinds_seen & EVENT_BIT(PINCH) && kinds_seen & EVENT_BIT(FLING) && kinds_seen & EVENT_BIT(SETTLED) &&
          kinds_seen & EVENT_BIT(ANIMATION) && kinds_seen & EVENT_BIT(LIMIT) && kinds_seen & EVENT_BIT(SCROLL));
    return check_report();
}

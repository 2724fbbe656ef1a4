/*
 * failures.c - the law of FAILED: a host that polls FAILED gets the same transforms and the same other events.
 *
 * SPDX-License-Identifier: MIT
 */
#include "../C/failure.h"
#include "laws.h"

#define FAILED TAPZOOM_BIT(TAPZOOM_EVENT_FAILED)

typedef struct batch {
    size_t count;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
} batch;

/* Polls all events, and keeps those that are no FAILED. */
static void poll_others(tapzoom_view *view, batch *into) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    EXPECT(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    into->count = 0;
    for (size_t i = 0; i < count; i++) {
        if (!is_sound_failure(&events[i]))
            broken("numbers: gesture %d reason %d setting %d: %.17g, allowed %.17g", events[i].gesture,
                   events[i].reason, events[i].setting, events[i].measured, events[i].allowed);
        if (events[i].kind != TAPZOOM_EVENT_FAILED) into->events[into->count++] = events[i];
    }
}

static void compare_views(const scene *s, tapzoom_view *twin, const step *last) {
    tapzoom_transform now = transform_of(twin), target = target_of(twin), wanted = target_of(s->view);
    tapzoom_state state = state_of(twin);
    law_checks++;
    if (memcmp(&now, &s->now, sizeof now) != 0 || memcmp(&target, &wanted, sizeof target) != 0)
        broken("transform: differs after call kind %d if the host polls FAILED", last->kind);
    /* FAILED may fill the queue. */
    if ((state.flags ^ s->state.flags) & ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST ||
        state.next_deadline != s->state.next_deadline)
        broken("state: differs after call kind %d if the host polls FAILED", last->kind);
}

static void compare_events(scene *s, tapzoom_view *twin) {
    batch ours, theirs;
    poll_others(s->view, &ours), poll_others(twin, &theirs);
    law_checks++;
    if (ours.count != theirs.count)
        broken("events: %zu, and %zu if the host polls FAILED", ours.count, theirs.count);
    if (memcmp(ours.events, theirs.events, ours.count * sizeof *ours.events) != 0)
        broken("events: other ones if the host polls FAILED");
    s->state = state_of(s->view);
}

static void play_failures(const script *played) {
    static scene s;
    tapzoom_view *twin = NULL;
    scene_clear();
    memset(&s, 0, sizeof s);
    for (int i = 0; i < played->count; i++) {
        const step *next = &played->steps[i];
        if (s.view && next->kind == STEP_POLL) {
            compare_events(&s, twin);
        } else {
            s.next.events &= ~FAILED;
            tapzoom_status status = scene_step(&s, next);
            if (!s.view || next->kind == STEP_FIELD || next->kind == STEP_PRESET) continue;
            tapzoom_config config = s.next;
            config.events |= FAILED;
            if (!twin) {
                EXPECT((twin = scene_twin(&s)) != NULL);
                EXPECT(tapzoom_set_config(twin, &config, NULL) == TAPZOOM_OK);
            } else if (next->kind != STEP_CREATE) {
                EXPECT(step_call(twin, next, &config, 0) == status);
            }
        }
        if (twin) compare_views(&s, twin, next);
    }
    if (twin) compare_events(&s, twin);
}

static void write_failures(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    write_view(&w);
    if (one_in(in, 3)) write_sharing_settings(&w);
    while (made->count < MOST_STEPS - 20) {
        switch (some_index(in, 10)) {
        case 0: write_command(&w); break;
        case 1: one_in(in, 4) ? write_settings(&w) : write_wait(&w); break;
        case 2: if (one_in(in, 3)) add_step(&w, STEP_POLL, 0, NULL, 0); break;
        case 3: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        case 4: one_in(in, 2) ? write_share(&w) : write_lifts(&w); break;
        case 5: write_catch(&w); break;
        default: write_hands(&w);
        }
        if (one_in(in, 40)) break;
    }
}

const law law_failures = {"failures", "A host that polls FAILED gets the same transforms and other events.",
                          write_failures, play_failures};

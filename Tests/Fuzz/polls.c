/*
 * polls.c - the law of lost events: a host that polls rarely gets the same events as one that polls after every call,
 * or the view sets TAPZOOM_STATE_EVENTS_LOST.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

enum { MOST_EVENTS = 4096 };

/* Events other than CHANGED. Of those the queue keeps only the newest. */
typedef struct list {
    int count;
    tapzoom_event events[MOST_EVENTS];
} list;

static list all, polled; /* events since the queue was last empty */
static uint64_t silenced; /* bits of the gestures with a dropped BEGAN and no end yet */
static int was_flagged;
static int is_twin_lost; /* one call has sent more events than the queue holds: a velocity that rotates for long */

static int is_lost(const tapzoom_view *view) { return (state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST) != 0; }

static void poll(tapzoom_view *view, list *into, size_t capacity, size_t *count) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    EXPECT(tapzoom_poll_events(view, events, capacity, count) == TAPZOOM_OK);
    for (size_t i = 0; i < *count; i++)
        if (events[i].phase != TAPZOOM_PHASE_CHANGED && into->count < MOST_EVENTS)
            into->events[into->count++] = events[i];
}

static int is_same_event(const tapzoom_event *a, const tapzoom_event *b) {
    return a->kind == b->kind && a->phase == b->phase && a->time == b->time && a->tap_count == b->tap_count &&
           a->limits == b->limits;
}

/* Counts the events of `all` that are not in `got`. The end of a gesture with a dropped BEGAN is not another loss. */
static int count_lost(const list *got, uint64_t *open, const tapzoom_event **first) {
    int lost = 0, next = 0;
    for (int i = 0; i < all.count; i++) {
        const tapzoom_event *event = &all.events[i];
        uint64_t bit = event_stream(event);
        if (next < got->count && is_same_event(event, &got->events[next])) {
            next++;
            continue;
        }
        int is_end = event->phase == TAPZOOM_PHASE_ENDED || event->phase == TAPZOOM_PHASE_CANCELLED;
        if (is_end && *open & bit) {
            *open &= ~bit;
            continue;
        }
        if (event->phase == TAPZOOM_PHASE_BEGAN) *open |= bit;
        if (lost++ == 0) *first = event;
    }
    if (next < got->count)
        broken("other events: kind %d phase %d at %.9g comes only with rare polls, or in another order",
               got->events[next].kind, got->events[next].phase, got->events[next].time);
    return lost;
}

static void check_losses(const list *got, uint64_t *open, int is_flagged) {
    const tapzoom_event *first = NULL;
    int lost = count_lost(got, open, &first);
    law_checks++;
    if (lost > 0 && !is_flagged)
        broken("unreported loss: tapzoom_poll_events drops %d events, first kind %d phase %d at %.9g, but "
               "EVENTS_LOST is not set before or after it", lost, first->kind, first->phase, first->time);
}

/* What the host would get if it polled now. */
static void check_poll(scene *s) {
    static list got;
    size_t count;
    uint64_t open = silenced;
    tapzoom_view *other = what_if(s);
    int is_flagged = was_flagged | is_lost(other);
    got.count = polled.count;
    memcpy(got.events, polled.events, (size_t)polled.count * sizeof *polled.events);
    do {
        poll(other, &got, TAPZOOM_EVENT_CAPACITY, &count);
        is_flagged |= is_lost(other);
    } while (count == TAPZOOM_EVENT_CAPACITY);
    check_losses(&got, &open, is_flagged);
}

static void poll_seldom(scene *s, size_t capacity) {
    size_t count;
    was_flagged |= is_lost(s->view);
    poll(s->view, &polled, capacity, &count);
    was_flagged |= is_lost(s->view);
    if (count == capacity) return;
    check_losses(&polled, &silenced, was_flagged);
    all.count = polled.count = was_flagged = 0;
}

static void play_polls(const script *played) {
    static scene s;
    tapzoom_view *twin = NULL;
    scene_clear();
    memset(&s, 0, sizeof s);
    all.count = polled.count = was_flagged = is_twin_lost = 0, silenced = 0;
    for (int i = 0; i < played->count; i++) {
        const step *next = &played->steps[i];
        size_t count;
        s.is_saved = 0;
        if (s.view && next->kind == STEP_POLL) {
            poll_seldom(&s, 1 + (size_t)next->numbers[0] % TAPZOOM_EVENT_CAPACITY);
            continue;
        }
        /* The host would pass an offset that depends on its polls, so the views would differ. */
        if (next->kind == STEP_PAGER) continue;
        scene_step(&s, next);
        if (!s.view || next->kind == STEP_FIELD || next->kind == STEP_PRESET) continue;
        if (!twin) EXPECT((twin = scene_twin(&s)) != NULL);
        if (next->kind != STEP_CREATE) (void)step_call(twin, next, &s.next, 0);
        is_twin_lost |= is_lost(twin);
        do poll(twin, &all, TAPZOOM_EVENT_CAPACITY, &count);
        while (count == TAPZOOM_EVENT_CAPACITY);
        if (is_twin_lost) return;
        check_poll(&s);
    }
}

static void write_polls(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    write_view(&w);
    if (one_in(in, 2)) add_field(&w, field_named("gestures"), EVERY_GESTURE & ~TAPZOOM_GESTURE_DOUBLE_TAP);
    add_step(&w, STEP_CONFIG, 0, NULL, 0);
    if (one_in(in, 3)) write_sharing_settings(&w);
    while (made->count < MOST_STEPS - 20) {
        double capacity = one_in(in, 3) ? 31 : some_index(in, 32);
        switch (some_index(in, 10)) {
        case 0: write_command(&w); break;
        case 1: write_wait(&w); break;
        case 2: one_in(in, 8) ? write_settings(&w) : write_wait(&w); break;
        case 3: if (one_in(in, 6)) add_step(&w, STEP_POLL, 0, &capacity, 1); break;
        case 4: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        case 5: one_in(in, 2) ? write_share(&w) : write_hands(&w); break;
        default: write_hands(&w);
        }
        if (one_in(in, 40)) break;
    }
}

const law law_polls = {"polls", "If the view drops events, it sets EVENTS_LOST.", write_polls, play_polls};

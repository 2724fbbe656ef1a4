/*
 * drives.c - the law of quiet commands: a view at rest moves as by a loud one, sends no event except LIMIT, and settles
 * once, 0.15 s after the last. While the user moves the view, they change nothing. They end no tap and no press.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

#define REST 0.15 /* seconds without a quiet command after which the view settles */

typedef struct list {
    int count;
    tapzoom_event events[4 * TAPZOOM_EVENT_CAPACITY];
} list;

static uint64_t moved_by_user; /* bits of the motions by the user that have begun and not ended */
static tapzoom_view *loud, *undriven;

static const uint64_t motions =
    TAPZOOM_BIT(TAPZOOM_EVENT_PAN) | TAPZOOM_BIT(TAPZOOM_EVENT_PINCH) | TAPZOOM_BIT(TAPZOOM_EVENT_ROTATE) |
    TAPZOOM_BIT(TAPZOOM_EVENT_QUICK_ZOOM) | TAPZOOM_BIT(TAPZOOM_EVENT_SCROLL) | TAPZOOM_BIT(TAPZOOM_EVENT_FLING) |
    TAPZOOM_BIT(TAPZOOM_EVENT_ANIMATION);
static const uint64_t taps =
    TAPZOOM_BIT(TAPZOOM_EVENT_TAP_PENDING) | TAPZOOM_BIT(TAPZOOM_EVENT_TAP) | TAPZOOM_BIT(TAPZOOM_EVENT_DOUBLE_TAP) |
    TAPZOOM_BIT(TAPZOOM_EVENT_FINGERS_TAP) | TAPZOOM_BIT(TAPZOOM_EVENT_LONG_PRESS);

static void poll_all(tapzoom_view *view, list *into) {
    size_t count;
    into->count = 0;
    do {
        EXPECT(tapzoom_poll_events(view, into->events + into->count, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
        into->count += (int)count;
    } while (count == TAPZOOM_EVENT_CAPACITY && into->count <= 3 * TAPZOOM_EVENT_CAPACITY);
}

/* A copy of the view, and two more in which nothing waits. */
static tapzoom_view *copy(scene *s) {
    static list dropped;
    tapzoom_view *view = what_if(s), **others[] = {&loud, &undriven};
    for (int i = 0; i < 2; i++) {
        if (!*others[i]) EXPECT((*others[i] = scene_twin(s)) != NULL);
        EXPECT(tapzoom_load_state(*others[i], s->saved.bytes, s->saved.size) == TAPZOOM_OK);
    }
    tapzoom_view *all[] = {view, loud, undriven};
    for (int i = 0; i < 3; i++) {
        if (s->state.time > -INFINITY) EXPECT(tapzoom_advance(all[i], s->state.time) == TAPZOOM_OK);
        poll_all(all[i], &dropped);
    }
    return view;
}

static int is_driven(const tapzoom_view *view) { return (state_of(view).flags & TAPZOOM_STATE_DRIVEN) != 0; }

static double error_of(const scene *s, const tapzoom_transform *t) {
    return 1e-6 * diagonal(&s->viewport) + rounding(&s->viewport, &s->content, t);
}

static void check_still(const scene *s, tapzoom_view *view, const char *part) {
    static list got;
    tapzoom_transform shown = transform_of(view), target = target_of(view), same = transform_of(undriven),
                      aim = target_of(undriven);
    poll_all(view, &got);
    /* Any call counts a velocity up to its time, which may move the target of a scroll. */
    if (!(shift(&s->viewport, &shown, &same) <= error_of(s, &same) &&
          (s->is_driven || shift(&s->viewport, &target, &aim) <= error_of(s, &aim))))
        broken("%s: the view shows {%.17g, %.17g, %.17g, %.17g}", part, shown.scale, shown.rotation, shown.x, shown.y);
    if (got.count > 0) broken("%s: kind %d phase %d", part, got.events[0].kind, got.events[0].phase);
    if (state_of(view).flags != state_of(undriven).flags) broken("%s: the flags change", part);
}

/* The events of taps and presses up to a time are those of a view without the command. */
static void check_taps(tapzoom_view *view, double time) {
    static list got, usual;
    int next = 0;
    EXPECT(tapzoom_advance(view, time) == TAPZOOM_OK && tapzoom_advance(undriven, time) == TAPZOOM_OK);
    poll_all(view, &got), poll_all(undriven, &usual);
    for (int i = 0; i < usual.count; i++) {
        const tapzoom_event *event = &usual.events[i];
        if (!(taps >> event->kind & 1)) continue;
        while (next < got.count && !(taps >> got.events[next].kind & 1)) next++;
        if (next == got.count || got.events[next].kind != event->kind || got.events[next].phase != event->phase ||
            got.events[next].time != event->time)
            broken("taps: kind %d phase %d at %.9g does not come", event->kind, event->phase, event->time);
        next++;
    }
}

/* Without a touch the view settles once, at a time; until then it is driven. */
static void check_end(scene *s, tapzoom_view *view, double time) {
    static list got;
    double slack = 1e-9 * (1 + fabs(time));
    int settled = 0;
    if (time - slack > s->state.time) {
        EXPECT(tapzoom_advance(view, time - slack) == TAPZOOM_OK);
        poll_all(view, &got);
        for (int i = 0; i < got.count; i++)
            /* A tap that has waited for its end may move the view. */
            if (motions >> got.events[i].kind & 1) return;
            else if (got.events[i].kind == TAPZOOM_EVENT_SETTLED) broken("early: the view settles at %.9g before %.9g",
                                                                         got.events[i].time, time);
        if (!is_driven(view)) broken("flag: DRIVEN is not set before %.9g", time);
    }
    EXPECT(tapzoom_advance(view, time + slack) == TAPZOOM_OK);
    poll_all(view, &got);
    for (int i = 0; i < got.count; i++) {
        if (motions >> got.events[i].kind & 1) return;
        if (got.events[i].kind != TAPZOOM_EVENT_SETTLED) continue;
        settled++;
        if (got.events[i].cause != TAPZOOM_CAUSE_DRIVEN) broken("cause: SETTLED has the cause %d", got.events[i].cause);
    }
    if (settled != 1) broken("settled: %d times at %.9g", settled, time);
    if (is_driven(view)) broken("flag: DRIVEN is set after SETTLED");
}

/* A quiet command on a view at rest. */
static void check_drive(scene *s, tapzoom_view *view, int was_driven) {
    static list got;
    tapzoom_transform from = transform_of(undriven), shown = transform_of(view), target = target_of(view),
                      to = transform_of(loud);
    double moved = shift(&s->viewport, &from, &shown), error = error_of(s, &from) + error_of(s, &to);
    int has_clock = s->state.time > -INFINITY, settled = 0;
    if (!(shift(&s->viewport, &shown, &to) <= error))
        broken("place: a quiet command leads to {%.17g, %.17g, %.17g, %.17g}, a loud one to {%.17g, %.17g, %.17g, "
               "%.17g}", shown.scale, shown.rotation, shown.x, shown.y, to.scale, to.rotation, to.x, to.y);
    if (memcmp(&shown, &target, sizeof shown) != 0) broken("target: it differs from the displayed transform");
    poll_all(view, &got);
    for (int i = 0; i < got.count; i++) {
        const tapzoom_event *event = &got.events[i];
        if (event->kind == TAPZOOM_EVENT_SETTLED && !has_clock) settled++;
        else if (event->kind != TAPZOOM_EVENT_LIMIT)
            broken("event: kind %d phase %d of a quiet command", event->kind, event->phase);
        if (event->cause != TAPZOOM_CAUSE_DRIVEN) broken("cause: kind %d has the cause %d", event->kind, event->cause);
    }
    if (!has_clock) {
        if (settled > 1 || (settled == 0 && moved > error)) broken("settled: %d times without a clock", settled);
        if (is_driven(view)) broken("flag: DRIVEN without a clock");
        return;
    }
    int flag = is_driven(view);
    if (moved > error ? !flag : moved == 0 && flag != was_driven)
        broken("flag: DRIVEN is %d after a quiet command that moves the view by %g", flag, moved);
    if (moved > error && !(state_of(view).next_deadline <= s->state.time + REST * (1 + 1e-9)))
        broken("deadline: it is later than 0.15 s after the command");
    if (moved > error) check_end(s, view, s->state.time + REST);
}

static void check_command(scene *s, const step *next) {
    step other = *next;
    tapzoom_view *view = copy(s);
    int is_still = is_at_rest(s) && !s->is_driven, was_driven = is_driven(undriven);
    other.choice = AT_ONCE;
    law_checks++;
    tapzoom_status status = step_call(view, next, &s->config, 0), same = step_call(loud, &other, &s->config, 0);
    if (status != same) broken("status: %d, of a loud command %d", status, same);
    if (status != TAPZOOM_OK) return;
    if (moved_by_user) check_still(s, view, "user");
    else if (is_still) check_drive(s, view, was_driven);
    if (s->state.time == -INFINITY) return;
    view = copy(s);
    (void)step_call(view, next, &s->config, 0);
    check_taps(view, s->state.time + 5);
}

/* Follows the motions of the user by the events. */
static int follow(tapzoom_view *view) {
    static list got;
    if (state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST) return 0;
    poll_all(view, &got);
    for (int i = 0; i < got.count; i++) {
        const tapzoom_event *event = &got.events[i];
        uint64_t bit = motions & TAPZOOM_BIT(event->kind);
        if (event->phase == TAPZOOM_PHASE_BEGAN && event->cause == TAPZOOM_CAUSE_USER) moved_by_user |= bit;
        /* The animation of a tap takes the view from a scroll, which does not end. */
        if (event->kind == TAPZOOM_EVENT_SETTLED) moved_by_user = 0;
        if (event->phase == TAPZOOM_PHASE_ENDED || event->phase == TAPZOOM_PHASE_CANCELLED) moved_by_user &= ~bit;
    }
    return !(state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST);
}

static void play_drives(const script *played) {
    static scene s;
    scene_clear();
    memset(&s, 0, sizeof s);
    moved_by_user = 0, loud = undriven = NULL;
    for (int i = 0; i < played->count; i++) {
        const step *next = &played->steps[i];
        int is_command = next->kind >= STEP_TRANSFORM && next->kind <= STEP_STEP;
        if (s.view && is_command && next->choice == QUIETLY) {
            /* The open frame may begin a motion. */
            if (s.state.time > -INFINITY)
                (void)scene_step(&s, &(step){.kind = STEP_ADVANCE, .numbers = {s.state.time}});
            if (!follow(s.view)) return;
            check_command(&s, next);
        }
        scene_step(&s, next);
        if (s.view && next->kind != STEP_FIELD && next->kind != STEP_PRESET && !follow(s.view)) return;
    }
}

static void write_drives(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_quiet = 1;
    write_view(&w);
    if (one_in(in, 4)) write_sharing_settings(&w);
    for (int left = 4 + some_index(in, 16); left > 0; left--) {
        switch (some_index(in, 12)) {
        case 0: one_in(in, 2) ? write_viewport(&w) : write_content(&w); break;
        case 1: write_catch(&w); break;
        case 2: one_in(in, 2) ? write_settings(&w) : write_mode(&w); break;
        case 3: one_in(in, 2) ? write_velocity(&w) : write_scroll(&w); break;
        case 4: write_wait(&w); break;
        case 5: write_share(&w); break;
        case 6:
        case 7: write_hands(&w); break;
        default: write_command(&w);
        }
    }
}

const law law_drives = {"drives", "A quiet command moves a view at rest like another one, and yields to the user.",
                        write_drives, play_drives};

/*
 * readings.c - the law of readings: what a host reads of a view that moves by itself is what the view then does. The
 * velocity is that of the displayed content, and the target is where the view rests. A velocity that is set and ended
 * at one instant, and quiet commands to where the view is, do nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

#define MOMENT 1e-5 /* seconds over which a velocity is measured */

/* Whether the velocity that a view reads is that with which it moves within the next moment. */
static int is_true(const scene *s, tapzoom_view *view, tapzoom_velocity *read, double moved[4]) {
    tapzoom_transform from = transform_of(view), to;
    double time = state_of(view).time, later = fmax(time + MOMENT, nextafter(time, INFINITY)), gap = later - time;
    EXPECT(tapzoom_get_velocity(view, read) == TAPZOOM_OK);
    EXPECT(tapzoom_advance(view, later) == TAPZOOM_OK);
    to = transform_of(view);
    point place = {read->view_x, read->view_y}, end = to_view(&to, to_content(&from, place));
    moved[0] = (end.x - place.x) / gap, moved[1] = (end.y - place.y) / gap;
    moved[2] = log(to.scale / from.scale) / gap, moved[3] = (to.rotation - from.rotation) / gap;
    double size = diagonal(&s->viewport), turning = fabs(moved[2]) + fabs(moved[3]);
    double speed = hypot(moved[0], moved[1]) + size * turning;
    tapzoom_overscroll pulled;
    EXPECT(tapzoom_get_overscroll(view, &pulled) == TAPZOOM_OK);
    /* A pull without limit has the rounding errors of its length, and turns with those of the angle. The library
       measures over a microsecond. */
    double wall = 3e-10 * (1 + fabs(to.rotation)) * hypot(pulled.raw_x, pulled.raw_y);
    double noise = wall + (rounding(&s->viewport, &s->content, &from) + rounding(&s->viewport, &s->content, &to)) / gap;
    double error = hypot(moved[0] - read->x, moved[1] - read->y) +
                   size * (fabs(moved[2] - read->log_scale) + fabs(moved[3] - read->rotation));
    return error <= 0.1 * speed + noise + 1e-3 * size;
}

static void check_velocity(scene *s) {
    tapzoom_view *view = what_if(s);
    tapzoom_velocity read;
    double moved[4];
    law_checks++;
    EXPECT(tapzoom_advance(view, s->state.time) == TAPZOOM_OK);
    /* A bounce, an end or a turn may lie in a moment, but not in each of four. Content that does not move by itself
       has the velocity of the reports of a scroll. */
    for (double wait = 0; wait <= 4e-3; wait = 2 * wait + 5e-4) {
        EXPECT(tapzoom_advance(view, state_of(view).time + wait) == TAPZOOM_OK);
        if (!(state_of(view).flags & TAPZOOM_STATE_MOVING) || is_true(s, view, &read, moved)) return;
    }
    broken("velocity: it reads %g %g, ln(scale) %g, rotation %g; the content moves by %g %g, %g, %g", read.x, read.y,
           read.log_scale, read.rotation, moved[0], moved[1], moved[2], moved[3]);
}

static void check_target(scene *s) {
    tapzoom_view *view = what_if(s);
    law_checks++;
    EXPECT(tapzoom_advance(view, s->state.time) == TAPZOOM_OK);
    tapzoom_transform target = target_of(view), rest;
    EXPECT(tapzoom_advance(view, s->state.time + 1e4) == TAPZOOM_OK);
    if (may_be_held(s)) EXPECT(tapzoom_cancel_touches(view, s->state.time + 1e4) == TAPZOOM_OK);
    EXPECT(tapzoom_advance(view, s->state.time + 2e4) == TAPZOOM_OK);
    rest = transform_of(view);
    double error = 1e-6 * diagonal(&s->viewport) + rounding(&s->viewport, &s->content, &target) +
                   rounding(&s->viewport, &s->content, &rest);
    if (!(shift(&s->viewport, &target, &rest) <= error))
        broken("target: the view reads {%.17g, %.17g, %.17g, %.17g} and rests at {%.17g, %.17g, %.17g, %.17g}",
               target.scale, target.rotation, target.x, target.y, rest.scale, rest.rotation, rest.x, rest.y);
}

/* Calls that move nothing, on a view at rest. */
static void check_nothing(scene *s) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    const tapzoom_options quiet = {.struct_size = sizeof quiet, .quiet = 1};
    const tapzoom_velocity velocity = {100, -50, 0, 0, 0, 0}, none = {0, 0, 0, 0, 0, 0};
    tapzoom_view *view = what_if(s);
    size_t count;
    law_checks++;
    EXPECT(tapzoom_advance(view, s->state.time) == TAPZOOM_OK);
    tapzoom_transform before = transform_of(view), after;
    EXPECT(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    EXPECT(tapzoom_zoom_by(view, 1, 3, 4, &quiet) == TAPZOOM_OK);
    EXPECT(tapzoom_rotate_by(view, 0, 3, 4, &quiet) == TAPZOOM_OK);
    EXPECT(tapzoom_set_transform(view, &before, &quiet) == TAPZOOM_OK);
    EXPECT(tapzoom_set_velocity(view, &velocity) == TAPZOOM_OK && tapzoom_set_velocity(view, &none) == TAPZOOM_OK);
    after = transform_of(view);
    EXPECT(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == TAPZOOM_EVENT_SETTLED) broken("settled: SETTLED comes without a motion");
    if (memcmp(&before, &after, sizeof before) != 0)
        broken("nothing: {%.17g, %.17g, %.17g, %.17g} becomes {%.17g, %.17g, %.17g, %.17g}", before.scale,
               before.rotation, before.x, before.y, after.scale, after.rotation, after.x, after.y);
}

static void check_readings(scene *s, const step *last) {
    (void)last;
    if (s->state.time == -INFINITY || s->state.flags & TAPZOOM_STATE_TOUCHED) return;
    if (is_at_rest(s)) check_nothing(s);
    if (s->state.flags & TAPZOOM_STATE_MOVING) check_velocity(s);
    if (!s->is_driven) check_target(s);
}

static void play_readings(const script *played) { play_with(played, check_readings); }

static void write_readings(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_steady = 1;
    write_view(&w);
    for (int left = 2 + some_index(in, 12); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0:
        case 1: write_command(&w); break;
        case 2: one_in(in, 3) ? write_mode(&w) : write_catch(&w); break;
        case 3: write_velocity(&w); break;
        case 4: write_scroll(&w); break;
        case 5: write_wait(&w); break;
        default: write_hands(&w);
        }
    }
}

const law law_readings = {"readings", "Velocity and target are those of the motion that follows.", write_readings,
                          play_readings};

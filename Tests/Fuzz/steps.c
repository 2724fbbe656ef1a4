/*
 * steps.c - the law of steps: in any state tapzoom_step moves the target as tapzoom_get_actions said. Where that said
 * no, nothing moves, and LIMIT begins for the limit that forbids the step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

static const double pi = 3.14159265358979324;

enum { STEP_COUNT = 9 };

static const char *const step_names[STEP_COUNT] = {"ZOOM_IN", "ZOOM_OUT", "LEFT", "UP", "RIGHT", "DOWN", "CLOCKWISE",
                                                   "COUNTERCLOCKWISE", "FIT"};
static const uint32_t step_limits[STEP_COUNT] = {
    TAPZOOM_LIMIT_MAX_SCALE, TAPZOOM_LIMIT_MIN_SCALE, TAPZOOM_LIMIT_LEFT, TAPZOOM_LIMIT_TOP, TAPZOOM_LIMIT_RIGHT,
    TAPZOOM_LIMIT_BOTTOM};

/* A copy of the view without an open touch frame and without waiting events. */
static tapzoom_view *quiet(scene *s) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_view *view = what_if(s);
    size_t count;
    if (s->state.time > -INFINITY) EXPECT(tapzoom_advance(view, s->state.time) == TAPZOOM_OK);
    EXPECT(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    return view;
}

/* Whether LIMIT begins for a limit, among the events since `quiet`. Other limits that begin are added to `others`. */
static int begins(tapzoom_view *view, uint32_t limit, int *others) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    int found = 0;
    EXPECT(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    for (size_t i = 0; i < count; i++) {
        int is_begin = events[i].kind == TAPZOOM_EVENT_LIMIT && events[i].phase == TAPZOOM_PHASE_BEGAN;
        found += is_begin && events[i].limits == limit;
        *others += is_begin && events[i].limits != limit;
    }
    return found;
}

/* The distance by which the content at the center of the safe area moves, along x and y of the view. */
static point travel(const scene *s, const tapzoom_transform *from, const tapzoom_transform *to) {
    point center = safe_center(&s->viewport);
    point moved = to_view(to, to_content(from, center));
    return (point){moved.x - center.x, moved.y - center.y};
}

/* Whether the target has moved in the direction of a step, and not further than a step. `error` is a length. */
static int is_in_direction(const scene *s, int which, const tapzoom_transform *from, const tapzoom_transform *to,
                           double error) {
    tapzoom_rect area = safe_area(&s->viewport);
    point by = travel(s, from, to);
    double turn = to->rotation - from->rotation, factor = to->scale / from->scale;
    switch (which) {
    case 0: return factor > 1 && factor <= s->config.zoom_step * (1 + 1e-8) && fabs(turn) <= 1e-9;
    case 1: return factor < 1 && factor >= 1 / s->config.zoom_step * (1 - 1e-8) && fabs(turn) <= 1e-9;
    case 2: return by.x >= -error && by.x <= area.width / 4 + error && fabs(factor - 1) <= 1e-8;
    case 3: return by.y >= -error && by.y <= area.height / 4 + error && fabs(factor - 1) <= 1e-8;
    case 4: return by.x <= error && by.x >= -area.width / 4 - error && fabs(factor - 1) <= 1e-8;
    case 5: return by.y <= error && by.y >= -area.height / 4 - error && fabs(factor - 1) <= 1e-8;
    case 6: return fabs(turn - pi / 12) <= 1e-8 * (1 + fabs(from->rotation));
    case 7: return fabs(turn + pi / 12) <= 1e-8 * (1 + fabs(from->rotation));
    default: return to->rotation == 0;
    }
}

static void check_step(scene *s, int which, uint32_t actions, int is_animated) {
    tapzoom_view *view = quiet(s);
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_transform shown = transform_of(view), from = target_of(view);
    uint32_t again = 0;
    int is_possible = (actions >> which & 1) != 0, others = 0;
    law_checks++;
    EXPECT(tapzoom_step(view, (uint32_t)1 << which, is_animated ? &animated : NULL) == TAPZOOM_OK);
    tapzoom_transform after = transform_of(view), to = target_of(view);
    int began = begins(view, step_limits[which], &others);
    double error = 1e-6 * diagonal(&s->viewport) + rounding(&s->viewport, &s->content, &from) +
                   rounding(&s->viewport, &s->content, &to);
    if (is_possible) {
        if (memcmp(&from, &to, sizeof from) == 0)
            broken("possible: %s does not move the target {%.17g, %.17g, %.17g, %.17g}", step_names[which], to.scale,
                   to.rotation, to.x, to.y);
        if (!is_in_direction(s, which, &from, &to, error))
            broken("direction: %s moves the target from {%.17g, %.17g, %.17g, %.17g} to {%.17g, %.17g, %.17g, %.17g}",
                   step_names[which], from.scale, from.rotation, from.x, from.y, to.scale, to.rotation, to.x, to.y);
        EXPECT(tapzoom_get_actions(view, &again) == TAPZOOM_OK);
        if (which == 8 && again & TAPZOOM_STEP_FIT) broken("fit: it is still possible at the fitted view");
        return;
    }
    if (!(shift(&s->viewport, &shown, &after) <= error && shift(&s->viewport, &from, &to) <= error))
        broken("impossible: %s moves the target from {%.17g, %.17g, %.17g, %.17g} to {%.17g, %.17g, %.17g, %.17g}",
               step_names[which], from.scale, from.rotation, from.x, from.y, to.scale, to.rotation, to.x, to.y);
    if (began != (step_limits[which] != 0) || others > 0)
        broken("limit: %s is not possible, and LIMIT begins %d times, for others %d times", step_names[which], began,
               others);
}

static void check_steps(scene *s, const step *last) {
    uint32_t actions = UINT32_MAX;
    EXPECT(tapzoom_get_actions(quiet(s), &actions) == TAPZOOM_OK);
    if (actions >> STEP_COUNT) broken("bits: tapzoom_get_actions has unknown bits: %x", (unsigned)actions);
    for (int which = 0; which < STEP_COUNT; which++) check_step(s, which, actions, (which + last->kind) % 2);
}

static void play_steps(const script *played) { play_with(played, check_steps); }

static void write_steps(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    write_view(&w);
    if (one_in(in, 4)) write_sharing_settings(&w);
    if (one_in(in, 3)) write_scroll_settings(&w);
    if (one_in(in, 3)) add_field(&w, field_named("snap"), some_index(in, 3));
    for (int left = 2 + some_index(in, 12); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0:
        case 1: write_command(&w); break;
        case 2: one_in(in, 2) ? write_viewport(&w) : write_content(&w); break;
        case 3: write_catch(&w); break;
        case 4: one_in(in, 4) ? write_settings(&w) : write_mode(&w); break;
        case 5: one_in(in, 2) ? write_velocity(&w) : write_scroll(&w); break;
        case 6:
            if (one_in(in, 2)) write_share(&w);
            write_hands(&w);
            break;
        default: write_hands(&w);
        }
    }
}

const law law_steps = {"steps", "A step moves the target as tapzoom_get_actions said, or sends LIMIT.", write_steps,
                       play_steps};

/*
 * axes.c - the law of axes: if content cannot scroll along an axis, a drag does not move it along that axis by a single
 * bit. Neither does a fling, a spring, or a wheel or trackpad that pans.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

#define QUARTER 1.5707963267948966

enum {
    ZOOMERS = TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_FINGERS_TAP | TAPZOOM_GESTURE_PINCH |
              TAPZOOM_GESTURE_ROTATE | TAPZOOM_GESTURE_QUICK_ZOOM
};

/* Whether the content fits the safe area along its axis x (0) or y (1) under a transform. */
static int fits(const scene *s, const tapzoom_transform *t, int axis) {
    tapzoom_rect area = safe_area(&s->viewport);
    double c = fabs(cos(t->rotation)), d = fabs(sin(t->rotation));
    double length = axis ? d * area.width + c * area.height : c * area.width + d * area.height;
    return t->scale * (axis ? s->content.height : s->content.width) <= length * (1 + 1e-10);
}

static void check_axis(const scene *s, const tapzoom_transform *rest, int axis) {
    int turns = (int)floor(rest->rotation / QUARTER + 0.5), is_turned = (turns & 1) != 0;
    int is_quarter = fabs(rest->rotation - turns * QUARTER) < 1e-12;
    double dx = s->now.x - rest->x, dy = s->now.y - rest->y, allowed = 0, moved;
    if (is_quarter) {
        moved = axis != is_turned ? dy : dx;
    } else {
        double c = cos(rest->rotation), d = sin(rest->rotation);
        moved = axis ? c * dy - d * dx : c * dx + d * dy;
        allowed = rounding(&s->viewport, &s->content, rest) + rounding(&s->viewport, &s->content, &s->now);
    }
    law_checks++;
    if (!(fabs(moved) <= allowed))
        broken("%s: the content moves along %c by %g, from {%.17g, %.17g, %.17g, %.17g} to {%.17g, %.17g, "
               "%.17g, %.17g}", s->state.flags & TAPZOOM_STATE_TOUCHED ? "drag" : "motion", axis ? 'y' : 'x', moved,
               rest->scale, rest->rotation, rest->x, rest->y, s->now.scale, s->now.rotation, s->now.x, s->now.y);
}

static void check_axes(scene *s, const step *last) {
    static tapzoom_transform rest; /* the transform before any finger dragged */
    static int is_known;
    if (last->kind != STEP_TOUCH && last->kind != STEP_ADVANCE && last->kind != STEP_CANCEL &&
        last->kind != STEP_POLL && last->kind != STEP_SCROLL) {
        is_known = is_at_rest(s);
        rest = s->now;
        return;
    }
    if (!is_known || (s->config.gestures & ZOOMERS) || !aligns_smaller(&s->config)) return;
    if (s->config.wheel == TAPZOOM_ACTION_ZOOM || s->config.trackpad == TAPZOOM_ACTION_ZOOM) return;
    if (!s->config.always_bounce_x && fits(s, &rest, 0)) check_axis(s, &rest, 0);
    if (!s->config.always_bounce_y && fits(s, &rest, 1)) check_axis(s, &rest, 1);
}

static void play_axes(const script *played) { play_with(played, check_axes); }

/* Without velocities: they stop at the bounds only to rounding. */
static void write_axes(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_pan = w.is_steady = 1;
    write_view(&w);
    write_bands(&w);
    write_scroll_settings(&w);
    add_field(&w, field_named("gestures"), EVERY_GESTURE & ~ZOOMERS & ~(one_in(in, 4) ? TAPZOOM_GESTURE_SWIPE : 0));
    add_field(&w, field_named("bounds"), TAPZOOM_BOUNDS_CONTENT);
    add_field(&w, field_named("visible_part"), 1);
    if (one_in(in, 2)) add_field(&w, field_named("visible_extra"), 0);
    add_field(&w, field_named("always_bounce_x"), one_in(in, 4));
    add_field(&w, field_named("always_bounce_y"), one_in(in, 4));
    add_step(&w, STEP_CONFIG, 0, NULL, 0);
    if (one_in(in, 2)) {
        double fit = fmin(w.viewport.width / w.content.width, w.viewport.height / w.content.height);
        double turn = one_in(in, 4) ? some_value(in, -4, 4) : QUARTER * (some_index(in, 9) - 4);
        double numbers[] = {one_in(in, 2) ? fit : fit * some_value(in, 0.5, 3), turn, 0, 0, 0};
        add_step(&w, STEP_TRANSFORM, 0, numbers, 5);
    }
    for (int left = 2 + some_index(in, 10); left > 0; left--) {
        if (one_in(in, 4)) write_scroll(&w);
        else write_hands(&w);
    }
    write_lifts(&w);
    write_wait(&w);
}

const law law_axes = {"axes", "A drag does not move content along an axis along which it cannot scroll.",
                      write_axes, play_axes};

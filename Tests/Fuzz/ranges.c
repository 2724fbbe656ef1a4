/*
 * ranges.c - the law of scroll bars: the ends of tapzoom_get_pan_range are the places at which the content stops, and
 * at which LIMIT comes, at every fit, rotation, inset and bound.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

static const uint32_t edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM;

/* A copy of the view, at rest. */
static tapzoom_view *rested(scene *s) {
    tapzoom_view *view = what_if(s);
    double time = s->state.time > -INFINITY ? s->state.time : 0;
    EXPECT(tapzoom_cancel_touches(view, time) == TAPZOOM_OK);
    EXPECT(tapzoom_advance(view, time + 1e6) == TAPZOOM_OK);
    return view;
}

static tapzoom_rect range_of(const tapzoom_view *view, const tapzoom_transform *at) {
    tapzoom_rect range;
    EXPECT(tapzoom_get_pan_range(view, at, &range) == TAPZOOM_OK);
    return range;
}

/* Centers a point. Returns the edges for which LIMIT begins. */
static uint32_t go(tapzoom_view *view, point to, int is_quiet) {
    const tapzoom_options quiet = {.struct_size = sizeof quiet, .quiet = 1};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    uint32_t begun = 0;
    size_t count;
    EXPECT(tapzoom_center_on(view, to.x, to.y, 0, is_quiet ? &quiet : NULL) == TAPZOOM_OK);
    EXPECT(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == TAPZOOM_EVENT_LIMIT && events[i].phase == TAPZOOM_PHASE_BEGAN) begun |= events[i].limits;
    return begun & edges;
}

static int is_accepted(point at) { return fabs(at.x) <= TAPZOOM_MAX_LENGTH && fabs(at.y) <= TAPZOOM_MAX_LENGTH; }

/* The view shows a point at the center of the safe area. */
static void check_center(const scene *s, const tapzoom_view *view, point at, const char *part) {
    tapzoom_transform t = transform_of(view);
    point seen = to_view(&t, at), center = safe_center(&s->viewport);
    double off = hypot(seen.x - center.x, seen.y - center.y);
    law_checks++;
    if (!(off <= 1e-6 * diagonal(&s->viewport) + 4 * rounding(&s->viewport, &s->content, &t)))
        broken("%s: {%.17g, %.17g, %.17g, %.17g} shows the point (%.17g, %.17g) %g off the center", part, t.scale,
               t.rotation, t.x, t.y, at.x, at.y, off);
}

/* One end of the range along one axis. */
static void check_end(const scene *s, tapzoom_view *view, const tapzoom_rect *range, int is_y, int is_end) {
    tapzoom_transform t = transform_of(view);
    double room = is_y ? range->height : range->width, sign = is_end ? 1 : -1, size = diagonal(&s->viewport);
    double near = 4 / t.scale + 1e-3 * size / t.scale, out = 10 * size / t.scale;
    point middle = {range->x + range->width / 2, range->y + range->height / 2}, end = middle, inside, beyond;
    *(is_y ? &end.y : &end.x) += sign * room / 2;
    inside = beyond = end;
    *(is_y ? &inside.y : &inside.x) -= sign * near;
    *(is_y ? &beyond.y : &beyond.x) += sign * out;
    if (!is_accepted(middle) || !is_accepted(end) || !is_accepted(beyond)) return;
    (void)go(view, middle, is_end);
    check_center(s, view, middle, "middle");
    (void)go(view, end, is_end);
    check_center(s, view, end, "end");
    (void)go(view, beyond, is_end);
    check_center(s, view, end, "beyond");
    if (s->config.bounds == TAPZOOM_BOUNDS_NONE) return;
    /* LIMIT begins at the end, and not before. Across, the content is away from its ends, too. */
    tapzoom_rect area = safe_area(&s->viewport);
    if (room < 4 * near || (is_y ? range->width : range->height) < 4 * near) return;
    double error = 4 * rounding(&s->viewport, &s->content, &t);
    if (error > 1e-6 * fmin(area.width, area.height)) return;
    /* The edges of content as narrow as the rounding errors are one. */
    if (error > 1e-3 * t.scale * fmin(s->content.width, s->content.height)) return;
    (void)go(view, middle, is_end);
    if (go(view, inside, is_end)) broken("inside: LIMIT begins before the end");
    if (state_of(view).flags & edges) broken("inside: the flags have an edge");
    if (!go(view, end, is_end)) broken("limit: LIMIT does not begin at the end");
    if (!(state_of(view).flags & edges)) broken("limit: the flags have no edge");
}

static void check_range(scene *s, const step *last) {
    (void)last;
    tapzoom_rect shown = range_of(s->view, NULL), same = range_of(s->view, &s->now);
    if (memcmp(&shown, &same, sizeof shown) != 0) broken("NULL: it is not the displayed transform");
    tapzoom_view *view = rested(s);
    tapzoom_rect range = range_of(view, NULL);
    if (!(range.width >= 0 && range.height >= 0)) broken("size: %g x %g", range.width, range.height);
    for (int end = 0; end < 4; end++) check_end(s, view, &range, end >> 1, end & 1);
}

static void play_ranges(const script *played) { play_with(played, check_range); }

static void write_ranges(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_extreme = one_in(in, 4);
    write_view(&w);
    for (int left = 2 + some_index(in, 8); left > 0; left--) {
        switch (some_index(in, 6)) {
        case 0: one_in(in, 2) ? write_viewport(&w) : write_content(&w); break;
        case 1: write_hands(&w); break;
        case 2: write_settings(&w); break;
        default: write_command(&w);
        }
    }
}

const law law_ranges = {"ranges", "The ends of tapzoom_get_pan_range are where LIMIT comes.", write_ranges,
                        play_ranges};

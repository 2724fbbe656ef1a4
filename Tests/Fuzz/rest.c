/*
 * rest.c - the law of rest: a view without a finger and without a motion is within its limits, whatever its sizes. A
 * view whose contacts are cancelled comes to rest.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

static void check_limits(const scene *s, const tapzoom_view *view, const char *when) {
    tapzoom_transform t = transform_of(view), target = target_of(view);
    double out = beyond_bounds(&s->config, &s->viewport, &s->content, &t), stretched = beyond_scales(view, &t);
    law_checks++;
    if (!(stretched <= 1e-6))
        broken("scale %s: the scale of {%.17g, %.17g, %.17g, %.17g} is beyond its limits by a part of %g", when,
               t.scale, t.rotation, t.x, t.y, stretched);
    if (!(out <= 1))
        broken("place %s: {%.17g, %.17g, %.17g, %.17g} is out of bounds by %g times the tolerance", when, t.scale,
               t.rotation, t.x, t.y, out);
    if (memcmp(&t, &target, sizeof t) != 0) broken("target %s: the target differs from the displayed transform", when);
}

static void check_rest(scene *s, const step *last) {
    (void)last;
    if (is_at_rest(s)) {
        check_limits(s, s->view, "at rest");
        return;
    }
    tapzoom_view *other = what_if(s);
    if (s->state.time == -INFINITY) return;
    if (s->state.flags & TAPZOOM_STATE_TOUCHED || may_be_held(s) || s->is_driven)
        EXPECT(tapzoom_cancel_touches(other, s->state.time) == TAPZOOM_OK);
    EXPECT(tapzoom_advance(other, s->state.time + 1e6) == TAPZOOM_OK);
    tapzoom_state state = state_of(other);
    if (state.flags & (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_TOUCHED))
        broken("no rest: a million seconds after tapzoom_cancel_touches the state flags are %x", (unsigned)state.flags);
    check_limits(s, other, "after a cancel");
}

static void play_rest(const script *played) { play_with(played, check_rest); }

static void write_scripts(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_extreme = !one_in(in, 4);
    write_view(&w);
    if (one_in(in, 4)) write_sharing_settings(&w);
    for (int left = 2 + some_index(in, 12); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0:
        case 1: write_command(&w); break;
        case 3:
        case 5: write_catch(&w); break;
        case 2: one_in(in, 2) ? write_viewport(&w) : write_content(&w); break;
        case 4: one_in(in, 4) ? write_settings(&w) : one_in(in, 3) ? write_mode(&w) : write_far_hands(&w); break;
        case 6: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        default:
            if (one_in(in, 3)) write_share(&w);
            write_hands(&w);
        }
    }
}

const law law_rest = {"rest", "A view without a finger and without a motion is within its limits.", write_scripts,
                      play_rest};

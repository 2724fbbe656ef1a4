/*
 * excursions.c - the law of landings: a finger that lands or lifts does not move the content, however far a quick zoom
 * or a pinch went beyond the limits, with rubber bands of any stiffness.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "laws.h"

/* The rounding errors of both transforms. Beyond a limit the scale follows from a pull of ln(scale) of up to 100. Three
   such numbers, each with an error of half a unit in the last place, make an error of 100 DBL_EPSILON of the scale, and
   of the distance between the fingers and the content. */
static double errors(const scene *s) {
    double both = rounding(&s->viewport, &s->content, &s->before) + rounding(&s->viewport, &s->content, &s->now);
    if (beyond_scales(s->view, &s->before) == 0) return both;
    return both + 100 * DBL_EPSILON * (hypot(s->now.x, s->now.y) + s->reach);
}

static void check_landing(scene *s, const step *last) {
    static double time; /* the clock before the step */
    static int is_open; /* whether moves waited for the end of their frame */
    double before = time;
    int was_open = is_open;
    int is_landing = last->kind == STEP_TOUCH && last->choice != TAPZOOM_TOUCH_MOVED;
    time = s->state.time;
    is_open = s->is_frame_open;
    if ((!is_landing && last->kind != STEP_CANCEL) || was_open || before != time) return;
    law_checks++;
    double moved = shift(&s->viewport, &s->before, &s->now), allowed = 1e-6 * diagonal(&s->viewport) + errors(s);
    if (!(moved <= allowed))
        broken("%s: the content moves by %g, at most %g is allowed: from {%.17g, %.17g, %.17g, %.17g} to {%.17g, "
               "%.17g, %.17g, %.17g}",
               !is_landing ? "cancel" : last->choice == TAPZOOM_TOUCH_BEGAN ? "landing" : "lift", moved, allowed,
               s->before.scale, s->before.rotation, s->before.x, s->before.y, s->now.scale, s->now.rotation,
               s->now.x, s->now.y);
}

static void play_landings(const script *played) { play_with(played, check_landing); }

static void write_landings(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_calm = 1;
    write_view(&w);
    write_bands(&w);
    add_step(&w, STEP_CONFIG, 0, NULL, 0);
    for (int left = 2 + some_index(in, 10); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0: write_command(&w); break;
        case 1: one_in(in, 4) ? write_viewport(&w) : write_wait(&w); break;
        case 2: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        case 3: one_in(in, 4) ? write_mode(&w) : write_far_hands(&w); break;
        default: write_far_hands(&w);
        }
    }
    write_lifts(&w);
}

const law law_landings = {"landings", "A landing or a lift does not move the content.", write_landings, play_landings};

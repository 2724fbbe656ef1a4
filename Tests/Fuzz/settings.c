/*
 * settings.c - the law of settings: a rubber band of 0 takes effect at once, also under fingers. Equal settings and
 * sizes change no bit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

static void check_unchanged(scene *s, const char *what) {
    static snapshot after;
    save(s->other, &after);
    if (same(&s->saved, &after)) return;
    size_t at = 0;
    while (at < after.size && at < s->saved.size && after.bytes[at] == s->saved.bytes[at]) at++;
    broken("%s: the snapshot differs at byte %zu (sizes %zu and %zu)", what, at, s->saved.size, after.size);
}

static void check_equal_calls(scene *s) {
    tapzoom_config config = {.struct_size = sizeof config};
    EXPECT(tapzoom_get_config(s->view, &config) == TAPZOOM_OK);
    EXPECT(tapzoom_set_config(what_if(s), &config, NULL) == TAPZOOM_OK);
    check_unchanged(s, "equal settings");
    EXPECT(tapzoom_set_viewport(what_if(s), &s->viewport) == TAPZOOM_OK);
    check_unchanged(s, "equal viewport");
    EXPECT(tapzoom_set_content(what_if(s), &s->content, TAPZOOM_KEEP_PICTURE) == TAPZOOM_OK);
    check_unchanged(s, "equal content");
    EXPECT(tapzoom_set_content(what_if(s), &s->content, TAPZOOM_KEEP_COORDINATES) == TAPZOOM_OK);
    check_unchanged(s, "equal coordinates");
}

static void check_no_band(scene *s) {
    tapzoom_config config = s->config;
    tapzoom_view *other = what_if(s);
    config.rubber_band = 0;
    EXPECT(tapzoom_set_config(other, &config, NULL) == TAPZOOM_OK);
    tapzoom_transform after = transform_of(other);
    double out = beyond_bounds(&config, &s->viewport, &s->content, &after), stretched = beyond_scales(other, &after);
    if (!(stretched <= 1e-6))
        broken("scale without a band: after rubber_band = 0 the scale %.9g is still beyond its limits, by a part "
               "of %g", after.scale, stretched);
    if (!(out <= 1))
        broken("place without a band: after rubber_band = 0 {%.9g, %g, %.9g, %.9g} is still out of bounds, by %g "
               "times the tolerance",
               after.scale, after.rotation, after.x, after.y, out);
}

static void check_settings(scene *s, const step *last) {
    (void)last;
    check_equal_calls(s);
    int is_held = s->state.flags & TAPZOOM_STATE_TOUCHED && !(s->state.flags & TAPZOOM_STATE_MOVING);
    if (is_held && s->config.rubber_band != 0) check_no_band(s);
}

static void play_settings(const script *played) { play_with(played, check_settings); }

static void write_scripts(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_extreme = one_in(in, 8);
    write_view(&w);
    for (int left = 2 + some_index(in, 10); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0: write_command(&w); break;
        case 1: one_in(in, 2) ? write_viewport(&w) : write_content(&w); break;
        case 2: write_settings(&w); break;
        case 3: write_far_hands(&w); break;
        case 4: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        default: write_hands(&w);
        }
    }
}

const law law_settings = {"settings",
                          "A rubber band of 0 takes effect at once; equal settings and sizes change nothing.",
                          write_scripts, play_settings};

/*
 * sizes.c - the laws of sizes. A small change of the sizes moves the content little. A device rotation and back
 * restores the view. A motion under a resize continues to the same end.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "laws.h"

/* A change by SMALL moves the content by at most GAIN times as much. Under a steep rubber band it may be STEEP times
   that, if an eighth of the change moves it by less than a quarter of the distance: then it does not jump. */
#define SMALL 1e-6
#define GAIN 50
#define STEEP 4
/* Devices have smaller ratios of length to width. On the way back of a rotation, errors would grow by more than
   this. */
#define LONGEST 1e3
/* Fingers are nearer, in diagonals: positions further away would have too few digits. No rubber band lets a scale go
   that far beyond its limits; only an animation of settings begins there. */
#define FARTHEST 1e6

static const char *state_name(const scene *s) {
    int is_touched = (s->state.flags & TAPZOOM_STATE_TOUCHED) != 0;
    if (s->state.flags & TAPZOOM_STATE_MOVING) return is_touched ? "moving under a finger" : "moving";
    return is_touched ? "touched" : "at rest";
}

static const char *text_of_viewport(const tapzoom_viewport *v) {
    static char text[200];
    snprintf(text, sizeof text, "{%.17g, %.17g, %.17g, %.17g, %.17g, %.17g}", v->width, v->height, v->left, v->top,
             v->right, v->bottom);
    return text;
}

static const char *text_of_rect(const tapzoom_rect *r) {
    static char text[160];
    snprintf(text, sizeof text, "{%.17g, %.17g, %.17g, %.17g}", r->x, r->y, r->width, r->height);
    return text;
}

/* Eight units in the last place of the farthest touch: fingers move content by differences of positions. */
static double touch_rounding(const scene *s) { return 8 * DBL_EPSILON * s->reach; }

/* Whether the numbers have enough digits for the content in the viewport. */
static int is_precise(const scene *s) {
    double size = diagonal(&s->viewport);
    return rounding(&s->viewport, &s->content, &s->now) + s->inherited < size && s->reach <= FARTHEST * size;
}

static double larger_rounding(const scene *s, const tapzoom_viewport *viewport, const tapzoom_rect *content,
                              const tapzoom_transform *t) {
    return rounding(&s->viewport, &s->content, &s->now) + rounding(viewport, content, t) + touch_rounding(s) +
        2 * s->inherited; /* of both transforms */
}

/* A small safe area changes relatively more than the viewport does, and content far away moves more. */
static double allowance(const scene *s) {
    tapzoom_overscroll away;
    EXPECT(tapzoom_get_overscroll(s->view, &away) == TAPZOOM_OK);
    tapzoom_rect area = safe_area(&s->viewport);
    double crowd = fmax(s->viewport.width / area.width, s->viewport.height / area.height);
    return GAIN * SMALL * fmax(diagonal(&s->viewport), hypot(away.x, away.y)) * fmax(1, crowd / 10);
}

/* ---- A small change moves the content little ------------------------------------------------------------------ */

/* The distance that other sizes move the content, and their transform. */
static double shift_resized(scene *s, const tapzoom_viewport *viewport, const tapzoom_rect *content,
                            tapzoom_transform *after) {
    tapzoom_view *other = what_if(s);
    *after = s->now;
    if (tapzoom_set_viewport(other, viewport) != TAPZOOM_OK) return 0;
    if (tapzoom_set_content(other, content, TAPZOOM_KEEP_PICTURE) != TAPZOOM_OK) return 0;
    *after = transform_of(other);
    return shift_mapped(&s->viewport, &s->now, &s->content, after, content);
}

static double between(double from, double to) { return from + (to - from) / 8; }

/* Whether a change moves the content further than a continuous dependence would. */
static int jumps(scene *s, const tapzoom_viewport *v, const tapzoom_rect *c, double *moved, double *allowed) {
    tapzoom_viewport w = s->viewport;
    tapzoom_rect r = s->content;
    tapzoom_transform after;
    *moved = shift_resized(s, v, c, &after);
    *allowed = allowance(s) + larger_rounding(s, v, c, &after);
    if (*moved <= *allowed) return 0;
    if (!(*moved <= STEEP * *allowed)) return 1;
    w = (tapzoom_viewport){between(w.width, v->width), between(w.height, v->height), between(w.left, v->left),
                           between(w.top, v->top), between(w.right, v->right), between(w.bottom, v->bottom)};
    r = (tapzoom_rect){between(r.x, c->x), between(r.y, c->y), between(r.width, c->width),
                       between(r.height, c->height)};
    return !(shift_resized(s, &w, &r, &after) < *moved / 4);
}

static void nudge_viewport(scene *s, const tapzoom_viewport *new, const char *what) {
    double moved, allowed;
    if (jumps(s, new, &s->content, &moved, &allowed))
        broken("%s %s: tapzoom_set_viewport(view, &(tapzoom_viewport)%s) moves the content by %g, at most %g is "
               "allowed", what, state_name(s), text_of_viewport(new), moved, allowed);
}

static void nudge_content(scene *s, const tapzoom_rect *new) {
    double moved, allowed;
    if (jumps(s, &s->viewport, new, &moved, &allowed))
        broken("content %s: tapzoom_set_content(view, &(tapzoom_rect)%s, TAPZOOM_KEEP_PICTURE) moves the content by "
               "%g, at most %g is allowed", state_name(s), text_of_rect(new), moved, allowed);
}

static void check_nudges(scene *s, const step *last) {
    tapzoom_rect content = s->content;
    double x = SMALL * s->viewport.width, y = SMALL * s->viewport.height;
    double u = SMALL * content.width, v = SMALL * content.height;
    (void)last;
    if (s->is_frame_open) return; /* a change of sizes would close it */
    if (fmax(fabs(s->now.x), fabs(s->now.y)) > 1e30) return; /* the numbers have too few digits there */
    if (!is_precise(s) || beyond_scales(s->view, &s->now) > FARTHEST) return;
    for (int sign = -1; sign <= 1; sign += 2) {
        tapzoom_viewport new = s->viewport;
        new.width += sign * x, nudge_viewport(s, &new, "viewport"), new = s->viewport;
        new.height += sign * y, nudge_viewport(s, &new, "viewport"), new = s->viewport;
        new.left += sign * x, nudge_viewport(s, &new, "insets"), new = s->viewport;
        new.top += sign * y, nudge_viewport(s, &new, "insets"), new = s->viewport;
        new.right += sign * x, nudge_viewport(s, &new, "insets"), new = s->viewport;
        new.bottom += sign * y, nudge_viewport(s, &new, "insets");
        tapzoom_rect rect = content;
        rect.width += sign * u, nudge_content(s, &rect), rect = content;
        rect.height += sign * v, nudge_content(s, &rect), rect = content;
        rect.x += sign * u, nudge_content(s, &rect), rect = content;
        rect.y += sign * v, nudge_content(s, &rect);
    }
}

static void play_nudges(const script *played) { play_with(played, check_nudges); }

/* ---- Rotation and back; insets; reported transforms ------------------------------------------------------------ */

/* Only for a view without an animation: after a rotation and back it returns, unless it moved in between. Rounding
   errors in the rotated view grow on the way back with the scale, or with the limit of the overscroll. */
static void check_turn(scene *s) {
    tapzoom_viewport v = s->viewport, turned = {v.height, v.width, v.top, v.right, v.bottom, v.left};
    double shape = fmax(v.width / v.height, v.height / v.width);
    if (s->is_frame_open || s->state.flags & TAPZOOM_STATE_MOVING || shape > LONGEST || !is_precise(s)) return;
    tapzoom_view *other = what_if(s);
    if (tapzoom_set_viewport(other, &turned) != TAPZOOM_OK) return;
    tapzoom_transform middle = transform_of(other);
    EXPECT(tapzoom_set_viewport(other, &v) == TAPZOOM_OK);
    tapzoom_transform after = transform_of(other);
    double moved = shift(&v, &s->now, &after), zoom = after.scale / middle.scale;
    double allowed = (1e-9 * diagonal(&v) + touch_rounding(s)) * (1 + fmax(zoom, shape)) +
        rounding(&v, &s->content, &s->now) + rounding(&turned, &s->content, &middle) * zoom;
    if (!(moved <= allowed))
        broken("turn %s: tapzoom_set_viewport(view, &(tapzoom_viewport)%s) and back moves the content by %g, at most "
               "%g is allowed", state_name(s), text_of_viewport(&turned), moved, allowed);
}

/* Whether the view is fitted up to rounding errors. */
static int rounds_to_fit(const scene *s, double fitted) {
    tapzoom_transform fit = fitted_view(&s->config, &s->viewport, &s->content, fitted);
    return shift(&s->viewport, &fit, &s->now) <= rounding(&s->viewport, &s->content, &s->now);
}

static void check_insets(scene *s, double left, double top, double right, double bottom) {
    tapzoom_viewport v = s->viewport, new = {v.width, v.height, left, top, right, bottom};
    tapzoom_view *other = what_if(s);
    double min, max, fitted, fitted_before;
    EXPECT(tapzoom_get_scale_range(other, NULL, NULL, &fitted_before) == TAPZOOM_OK);
    if (tapzoom_set_viewport(other, &new) != TAPZOOM_OK) return;
    EXPECT(tapzoom_get_scale_range(other, &min, &max, &fitted) == TAPZOOM_OK);
    double before = s->now.scale, after = transform_of(other).scale, wanted = fmin(fmax(before, min), max);
    if (fabs(before - fitted_before) <= 1e-9 * fitted_before) wanted = fitted;
    else if (!(s->state.flags & TAPZOOM_STATE_ZOOMED) || rounds_to_fit(s, fitted_before)) return;
    if (!(fabs(after - wanted) <= 1e-9 * wanted))
        broken("scale under insets: tapzoom_set_viewport(view, &(tapzoom_viewport)%s) changes the scale %.17g to "
               "%.17g, expected is %.17g in %.17g...%.17g (fitted %.17g, then %.17g)", text_of_viewport(&new), before,
               after, wanted, min, max, fitted_before, fitted);
}

static void check_passed_back(scene *s, const tapzoom_transform *reported, int is_displayed) {
    tapzoom_view *other = what_if(s);
    tapzoom_status status = tapzoom_set_transform(other, reported, NULL);
    tapzoom_transform after = transform_of(other);
    if (status != TAPZOOM_OK)
        broken("reported transform: tapzoom_set_transform returns %s for {%.17g, %.17g, %.17g, %.17g}",
               tapzoom_status_string(status), reported->scale, reported->rotation, reported->x, reported->y);
    if (is_displayed && is_at_rest(s) && memcmp(&after, &s->now, sizeof after) != 0)
        broken("transform at rest: setting the displayed transform moves the content by %g, to {%.17g, %.17g, %.17g, "
               "%.17g}", shift(&s->viewport, &s->now, &after), after.scale, after.rotation, after.x, after.y);
}

static void check_turns(scene *s, const step *last) {
    tapzoom_viewport v = s->viewport;
    (void)last;
    check_turn(s);
    check_passed_back(s, &s->now, 1);
    check_passed_back(s, &s->target, 0);
    if (!is_at_rest(s) || s->is_recalled) return;
    check_insets(s, 0, 0, 0, 0);
    check_insets(s, 0, 0.1 * v.height, 0, 0.2 * v.height);
    check_insets(s, 0.3 * v.width, 0, 0.1 * v.width, 0);
    check_insets(s, 0, 0, 0, 1e-6 * v.height);
}

static void play_turns(const script *played) { play_with(played, check_turns); }

/* ---- A motion under a resize continues to the same end --------------------------------------------------------- */

static int have_same_insets(const tapzoom_viewport *a, const tapzoom_viewport *b) {
    return a->left == b->left && a->top == b->top && a->right == b->right && a->bottom == b->bottom;
}

/* The scale of a picture in an area, without limits: that of the fit, or of CONTAIN if the fit does not depend on the
   size of the picture alone. */
static double picture_scale(const tapzoom_config *config, const tapzoom_rect *area, const tapzoom_rect *content) {
    double x = area->width / content->width, y = area->height / content->height;
    switch (config->fit) {
    case TAPZOOM_FIT_WIDTH: return x;
    case TAPZOOM_FIT_HEIGHT: return y;
    case TAPZOOM_FIT_COVER: return fmax(x, y);
    default: return fmin(x, y);
    }
}

/* The target that keeps the content point at the center of the safe area, and the zoom. Returns 0 if the limits do not
   allow that, or if other insets determine the place. */
static int wanted_target(const scene *s, const tapzoom_view *other, const tapzoom_viewport *viewport,
                         const tapzoom_rect *content, tapzoom_transform *wanted) {
    tapzoom_rect old_area = safe_area(&s->viewport), area = safe_area(viewport);
    tapzoom_transform old = s->target;
    double fitted, fitted_before;
    EXPECT(tapzoom_get_scale_range(s->view, NULL, NULL, &fitted_before) == TAPZOOM_OK);
    EXPECT(tapzoom_get_scale_range(other, NULL, NULL, &fitted) == TAPZOOM_OK);
    tapzoom_transform fit = fitted_view(&s->config, &s->viewport, &s->content, fitted_before);
    double ratio = memcmp(content, &s->content, sizeof *content) == 0 ? fitted / fitted_before :
        picture_scale(&s->config, &area, content) / picture_scale(&s->config, &area, &s->content);
    if (shift(&s->viewport, &fit, &old) <= 1e-6 * diagonal(&s->viewport) + rounding(&s->viewport, &s->content, &old)) {
        *wanted = fitted_view(&s->config, viewport, content, fitted);
        return memcmp(&fit, &old, sizeof fit) == 0; /* nearly fitted may count as fitted or not */
    }
    if (!have_same_insets(viewport, &s->viewport)) return 0;
    if (fmax(fabs(old.x), fabs(old.y)) > 1e30) return 0; /* the numbers have too few digits there */
    point p = to_content(&old, (point){old_area.x + old_area.width / 2, old_area.y + old_area.height / 2});
    p.x = content->x + (p.x - s->content.x) * (content->width / s->content.width);
    p.y = content->y + (p.y - s->content.y) * (content->height / s->content.height);
    *wanted = (tapzoom_transform){old.scale * ratio, old.rotation, 0, 0};
    point at = to_view(wanted, p);
    wanted->x = area.x + area.width / 2 - at.x, wanted->y = area.y + area.height / 2 - at.y;
    return beyond_scales(other, wanted) <= 1e-12 &&
        beyond_bounds(&s->config, viewport, content, wanted) <= 1e-3;
}

/* A change of only the insets keeps the scale of the target within the limits, unless the target is fitted. */
static int keeps_scale(const scene *s, const tapzoom_view *other, const tapzoom_viewport *viewport,
                       const tapzoom_rect *content, const tapzoom_transform *target) {
    double min, max, fitted, old = s->target.scale;
    int is_inset = viewport->width == s->viewport.width && viewport->height == s->viewport.height &&
        memcmp(content, &s->content, sizeof *content) == 0;
    EXPECT(tapzoom_get_scale_range(s->view, NULL, NULL, &fitted) == TAPZOOM_OK);
    EXPECT(tapzoom_get_scale_range(other, &min, &max, NULL) == TAPZOOM_OK);
    if (!is_inset || fabs(old - fitted) <= 1e-6 * fitted) return 1;
    return fabs(target->scale - fmin(fmax(old, min), max)) <= 1e-9 * target->scale;
}

static void check_motion(scene *s, const tapzoom_viewport *viewport, const tapzoom_rect *content) {
    tapzoom_view *other = what_if(s);
    tapzoom_transform wanted;
    char call[240];
    if (memcmp(content, &s->content, sizeof *content) != 0) {
        snprintf(call, sizeof call, "content: tapzoom_set_content(view, &(tapzoom_rect)%s, TAPZOOM_KEEP_PICTURE)",
                 text_of_rect(content));
        if (tapzoom_set_content(other, content, TAPZOOM_KEEP_PICTURE) != TAPZOOM_OK) return;
    } else {
        int is_inset = viewport->width == s->viewport.width && viewport->height == s->viewport.height;
        snprintf(call, sizeof call, "%s: tapzoom_set_viewport(view, &(tapzoom_viewport)%s)",
                 is_inset ? "insets" : "viewport", text_of_viewport(viewport));
        if (tapzoom_set_viewport(other, viewport) != TAPZOOM_OK) return;
    }
    tapzoom_transform target = target_of(other);
    double slack = 1e-6 * diagonal(viewport) + rounding(viewport, content, &target);
    if (!s->is_recalled && !(target.scale > 0 && keeps_scale(s, other, viewport, content, &target)))
        broken("target scale after a change of %s; %.17g becomes %.17g", call, s->target.scale, target.scale);
    if (!s->is_recalled && wanted_target(s, other, viewport, content, &wanted)) {
        double off = shift(viewport, &wanted, &target);
        slack += rounding(viewport, content, &wanted) +
            rounding(&s->viewport, &s->content, &s->target) * (wanted.scale / s->target.scale);
        if (!(off <= slack))
            broken("target after a change of %s; {%.9g, %g, %.9g, %.9g} becomes {%.9g, %g, %.9g, %.9g}, expected is "
                   "{%.9g, %g, %.9g, %.9g}: off by %g", call, s->target.scale, s->target.rotation, s->target.x,
                   s->target.y, target.scale, target.rotation, target.x, target.y, wanted.scale, wanted.rotation,
                   wanted.x, wanted.y, off);
    }
    EXPECT(tapzoom_advance(other, s->state.time + 1e6) == TAPZOOM_OK);
    tapzoom_transform end = transform_of(other);
    if (!(shift(viewport, &target, &end) <= slack))
        broken("end after a change of %s; the view rests %g from its target", call, shift(viewport, &target, &end));
}

static void check_motions(scene *s, const step *last) {
    (void)last;
    if (!(s->state.flags & TAPZOOM_STATE_MOVING) || s->state.flags & TAPZOOM_STATE_TOUCHED) return;
    if (!is_precise(s)) return;
    tapzoom_viewport v = s->viewport, new;
    tapzoom_rect content = s->content;
    new = (tapzoom_viewport){v.height, v.width, v.top, v.right, v.bottom, v.left}, check_motion(s, &new, &content);
    new = v, new.width *= 0.875, check_motion(s, &new, &content);
    new = v, new.width *= 1.25, check_motion(s, &new, &content);
    new = v, new.height *= 0.875, check_motion(s, &new, &content);
    new = v, new.height *= 1.25, check_motion(s, &new, &content);
    new = v, new.bottom += 0.125 * v.height, check_motion(s, &new, &content);
    content.width *= 2, content.height *= 2, content.x *= 2, content.y *= 2, check_motion(s, &v, &content);
}

static void play_motions(const script *played) { play_with(played, check_motions); }

/* ---- Scripts -------------------------------------------------------------------------------------------------- */

static void write_sizes(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_extreme = one_in(in, 4);
    write_view(&w);
    for (int left = 2 + some_index(in, 12); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0:
        case 1: write_viewport(&w); break;
        case 2: one_in(in, 2) ? write_content(&w) : write_viewport(&w); break;
        case 3: one_in(in, 2) ? write_command(&w) : write_wait(&w); break;
        case 4: one_in(in, 4) ? write_settings(&w) : write_command(&w); break;
        case 5: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        case 6: one_in(in, 4) ? write_mode(&w) : write_hands(&w); break;
        default: write_hands(&w);
        }
    }
    if (one_in(in, 2)) write_lifts(&w), write_wait(&w);
}

/* Flings, springs and animations; few changes of sizes, because the law makes its own. No scrolls: a resize does not
   scale the length about the pointer that is left of them. No velocities: they have no end. */
static void write_motions(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_extreme = one_in(in, 8), w.is_steady = 1;
    write_view(&w);
    for (int left = 2 + some_index(in, 8); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0: write_viewport(&w); break;
        case 1:
        case 2: write_lifts(&w), write_command(&w); break; /* a resize does not scale its remaining motion */
        default: write_hands(&w);
        }
    }
    write_lifts(&w);
}

const law law_resize = {"resize", "A small change of the sizes moves the content little.", write_sizes, play_nudges};
const law law_turn = {"turn",
                      "A rotation of the device and back restores the view; insets keep the scale; reported transforms "
                      "are valid.",
                      write_sizes, play_turns};
const law law_motions = {"motions", "A motion under a resize continues to the same end.", write_motions, play_motions};

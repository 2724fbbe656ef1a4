/*
 * beside.c - the functions of tapzoom.h twice: each calls the library and tapzoom.c with the same arguments, and ends
 * the program if a status, an output, an event or a byte of a snapshot or recording differs.
 *
 * A program of the tests that is linked with this file compares both in all that it does. A load gets the same bytes on
 * both sides, so that snapshots and recordings of the one are loaded by the other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

#define BOTH(name) extern __typeof__(tapzoom_##name) shipped_tapzoom_##name, c_tapzoom_##name;

/* What a program has as a tapzoom_view. */
typedef struct pair {
    tapzoom_view *shipped, *c;
    void *block;                            /* The view of tapzoom.c, for tapzoom_create_at. */
    unsigned char *recording, *c_recording; /* The memory of the running recording. */
} pair;

#define SHIPPED(view) ((view) ? ((const pair *)(view))->shipped : NULL)
#define C(view) ((view) ? ((const pair *)(view))->c : NULL)

enum { SLOT = 16384, EVENTS = TAPZOOM_EVENT_CAPACITY * sizeof(tapzoom_event), RECORDING = 1 << 24 };
static unsigned char slots[4][SLOT];

/* A copy of an output for tapzoom.c; NULL for NULL. */
static void *twin(int slot, const void *of, size_t size) { return of ? memcpy(slots[slot], of, size) : NULL; }

/* An array for tapzoom.c, of which a call fills a part; NULL for NULL. */
static void *array(int slot, const void *of) { return of ? slots[slot] : NULL; }

static void different(const char *what) {
    fprintf(stderr, "tapzoom.c differs from the library in %s\n", what);
    abort();
}

static void same(const char *what, const void *one, const void *other, size_t size) {
    if (one && memcmp(one, other, size) != 0) different(what);
}

static tapzoom_status agreed(const char *what, tapzoom_status status, tapzoom_status of_c) {
    if (status != of_c) fprintf(stderr, "%d and %d: ", (int)status, (int)of_c), different(what);
    return status;
}

static size_t least(size_t one, size_t other) { return one < other ? one : other; }

/* generate.py begins: functions */
BOTH(config_init)
BOTH(create)
BOTH(frame)
BOTH(destroy)
BOTH(set_viewport)
BOTH(push_scroll)
BOTH(cancel_touches)
BOTH(view_to_content)
BOTH(content_to_view)
BOTH(status_string)
BOTH(version)
BOTH(push_touches)
BOTH(advance)
BOTH(poll_events)
BOTH(get_state)
BOTH(get_transform)
BOTH(get_transform_at)
BOTH(rebase_time)
BOTH(set_transform)
BOTH(zoom_to)
BOTH(zoom_to_rect)
BOTH(center_on)
BOTH(rotate_to)
BOTH(fit)
BOTH(pan_by)
BOTH(zoom_by)
BOTH(rotate_by)
BOTH(step)
BOTH(get_actions)
BOTH(set_velocity)
BOTH(stop_motion)
BOTH(config_check)
BOTH(set_config)
BOTH(get_config)
BOTH(set_content)
BOTH(get_content)
BOTH(get_viewport)
BOTH(get_target_transform)
BOTH(get_velocity)
BOTH(get_overscroll)
BOTH(get_scale_range)
BOTH(get_visible_rect)
BOTH(get_pan_range)
BOTH(get_raster_scale)
BOTH(get_raster_transform)
BOTH(get_smart_zoom)
BOTH(transform_compose)
BOTH(transform_invert)
BOTH(transform_interpolate)
BOTH(transform_to_affine)
BOTH(transform_to_matrix)
BOTH(get_contact_owner)
BOTH(set_contact_owner)
BOTH(get_contacts)
BOTH(pen_near)
BOTH(set_pager_offset)
BOTH(view_size)
BOTH(create_at)
BOTH(save_state)
BOTH(load_state)
BOTH(begin_recording)
BOTH(fetch_recording)
BOTH(end_recording)
BOTH(replay)

tapzoom_status tapzoom_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport) {
    tapzoom_status of_c = c_tapzoom_set_viewport(C(view), viewport);
    tapzoom_status status = agreed("tapzoom_set_viewport", shipped_tapzoom_set_viewport(SHIPPED(view), viewport), of_c);
    return status;
}

tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed) {
    int32_t *other_consumed = twin(0, consumed, sizeof *consumed);
    tapzoom_status of_c = c_tapzoom_push_scroll(C(view), scroll, other_consumed);
    tapzoom_status status = agreed("tapzoom_push_scroll", shipped_tapzoom_push_scroll(SHIPPED(view), scroll, consumed),
        of_c);
    same("tapzoom_push_scroll", consumed, other_consumed, sizeof *consumed);
    return status;
}

tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time) {
    tapzoom_status of_c = c_tapzoom_cancel_touches(C(view), time);
    tapzoom_status status = agreed("tapzoom_cancel_touches", shipped_tapzoom_cancel_touches(SHIPPED(view), time), of_c);
    return status;
}

tapzoom_status tapzoom_view_to_content(const tapzoom_transform *transform, double view_x, double view_y,
                                       double *content_x, double *content_y) {
    double *other_content_x = twin(0, content_x, sizeof *content_x);
    double *other_content_y = twin(1, content_y, sizeof *content_y);
    tapzoom_status of_c = c_tapzoom_view_to_content(transform, view_x, view_y, other_content_x, other_content_y);
    tapzoom_status status = agreed("tapzoom_view_to_content", shipped_tapzoom_view_to_content(transform, view_x, view_y,
        content_x, content_y), of_c);
    same("tapzoom_view_to_content", content_x, other_content_x, sizeof *content_x);
    same("tapzoom_view_to_content", content_y, other_content_y, sizeof *content_y);
    return status;
}

tapzoom_status tapzoom_content_to_view(const tapzoom_transform *transform, double content_x, double content_y,
                                       double *view_x, double *view_y) {
    double *other_view_x = twin(0, view_x, sizeof *view_x);
    double *other_view_y = twin(1, view_y, sizeof *view_y);
    tapzoom_status of_c = c_tapzoom_content_to_view(transform, content_x, content_y, other_view_x, other_view_y);
    tapzoom_status status = agreed("tapzoom_content_to_view", shipped_tapzoom_content_to_view(transform, content_x,
        content_y, view_x, view_y), of_c);
    same("tapzoom_content_to_view", view_x, other_view_x, sizeof *view_x);
    same("tapzoom_content_to_view", view_y, other_view_y, sizeof *view_y);
    return status;
}

tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted) {
    size_t *other_accepted = twin(0, accepted, sizeof *accepted);
    tapzoom_status of_c = c_tapzoom_push_touches(C(view), touches, count, other_accepted);
    tapzoom_status status = agreed("tapzoom_push_touches", shipped_tapzoom_push_touches(SHIPPED(view), touches, count,
        accepted), of_c);
    same("tapzoom_push_touches", accepted, other_accepted, sizeof *accepted);
    return status;
}

tapzoom_status tapzoom_advance(tapzoom_view *view, double time) {
    tapzoom_status of_c = c_tapzoom_advance(C(view), time);
    tapzoom_status status = agreed("tapzoom_advance", shipped_tapzoom_advance(SHIPPED(view), time), of_c);
    return status;
}

tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state) {
    tapzoom_state *other_state = twin(0, state, sizeof *state);
    tapzoom_status of_c = c_tapzoom_get_state(C(view), other_state);
    tapzoom_status status = agreed("tapzoom_get_state", shipped_tapzoom_get_state(SHIPPED(view), state), of_c);
    same("tapzoom_get_state", state, other_state, sizeof *state);
    return status;
}

tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform) {
    tapzoom_transform *other_transform = twin(0, transform, sizeof *transform);
    tapzoom_status of_c = c_tapzoom_get_transform(C(view), other_transform);
    tapzoom_status status = agreed("tapzoom_get_transform", shipped_tapzoom_get_transform(SHIPPED(view), transform),
        of_c);
    same("tapzoom_get_transform", transform, other_transform, sizeof *transform);
    return status;
}

tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform) {
    tapzoom_transform *other_transform = twin(0, transform, sizeof *transform);
    tapzoom_status of_c = c_tapzoom_get_transform_at(C(view), time, other_transform);
    tapzoom_status status = agreed("tapzoom_get_transform_at", shipped_tapzoom_get_transform_at(SHIPPED(view), time,
        transform), of_c);
    same("tapzoom_get_transform_at", transform, other_transform, sizeof *transform);
    return status;
}

tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset) {
    tapzoom_status of_c = c_tapzoom_rebase_time(C(view), offset);
    tapzoom_status status = agreed("tapzoom_rebase_time", shipped_tapzoom_rebase_time(SHIPPED(view), offset), of_c);
    return status;
}

tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform,
                                     const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_set_transform(C(view), transform, options);
    tapzoom_status status = agreed("tapzoom_set_transform", shipped_tapzoom_set_transform(SHIPPED(view), transform,
        options), of_c);
    return status;
}

tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y,
                               const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_zoom_to(C(view), scale, view_x, view_y, options);
    tapzoom_status status = agreed("tapzoom_zoom_to", shipped_tapzoom_zoom_to(SHIPPED(view), scale, view_x, view_y,
        options), of_c);
    return status;
}

tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_zoom_to_rect(C(view), rect, options);
    tapzoom_status status = agreed("tapzoom_zoom_to_rect", shipped_tapzoom_zoom_to_rect(SHIPPED(view), rect, options),
        of_c);
    return status;
}

tapzoom_status tapzoom_center_on(tapzoom_view *view, double content_x, double content_y, double scale,
                                 const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_center_on(C(view), content_x, content_y, scale, options);
    tapzoom_status status = agreed("tapzoom_center_on", shipped_tapzoom_center_on(SHIPPED(view), content_x, content_y,
        scale, options), of_c);
    return status;
}

tapzoom_status tapzoom_rotate_to(tapzoom_view *view, double rotation, double view_x, double view_y,
                                 const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_rotate_to(C(view), rotation, view_x, view_y, options);
    tapzoom_status status = agreed("tapzoom_rotate_to", shipped_tapzoom_rotate_to(SHIPPED(view), rotation, view_x,
        view_y, options), of_c);
    return status;
}

tapzoom_status tapzoom_fit(tapzoom_view *view, const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_fit(C(view), options);
    tapzoom_status status = agreed("tapzoom_fit", shipped_tapzoom_fit(SHIPPED(view), options), of_c);
    return status;
}

tapzoom_status tapzoom_pan_by(tapzoom_view *view, double dx, double dy, const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_pan_by(C(view), dx, dy, options);
    tapzoom_status status = agreed("tapzoom_pan_by", shipped_tapzoom_pan_by(SHIPPED(view), dx, dy, options), of_c);
    return status;
}

tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y,
                               const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_zoom_by(C(view), factor, view_x, view_y, options);
    tapzoom_status status = agreed("tapzoom_zoom_by", shipped_tapzoom_zoom_by(SHIPPED(view), factor, view_x, view_y,
        options), of_c);
    return status;
}

tapzoom_status tapzoom_rotate_by(tapzoom_view *view, double angle, double view_x, double view_y,
                                 const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_rotate_by(C(view), angle, view_x, view_y, options);
    tapzoom_status status = agreed("tapzoom_rotate_by", shipped_tapzoom_rotate_by(SHIPPED(view), angle, view_x, view_y,
        options), of_c);
    return status;
}

tapzoom_status tapzoom_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_step(C(view), action, options);
    tapzoom_status status = agreed("tapzoom_step", shipped_tapzoom_step(SHIPPED(view), action, options), of_c);
    return status;
}

tapzoom_status tapzoom_get_actions(const tapzoom_view *view, uint32_t *actions) {
    uint32_t *other_actions = twin(0, actions, sizeof *actions);
    tapzoom_status of_c = c_tapzoom_get_actions(C(view), other_actions);
    tapzoom_status status = agreed("tapzoom_get_actions", shipped_tapzoom_get_actions(SHIPPED(view), actions), of_c);
    same("tapzoom_get_actions", actions, other_actions, sizeof *actions);
    return status;
}

tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity) {
    tapzoom_status of_c = c_tapzoom_set_velocity(C(view), velocity);
    tapzoom_status status = agreed("tapzoom_set_velocity", shipped_tapzoom_set_velocity(SHIPPED(view), velocity), of_c);
    return status;
}

tapzoom_status tapzoom_stop_motion(tapzoom_view *view) {
    tapzoom_status of_c = c_tapzoom_stop_motion(C(view));
    tapzoom_status status = agreed("tapzoom_stop_motion", shipped_tapzoom_stop_motion(SHIPPED(view)), of_c);
    return status;
}

tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config, const tapzoom_options *options) {
    tapzoom_status of_c = c_tapzoom_set_config(C(view), config, options);
    tapzoom_status status = agreed("tapzoom_set_config", shipped_tapzoom_set_config(SHIPPED(view), config, options),
        of_c);
    return status;
}

tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep) {
    tapzoom_status of_c = c_tapzoom_set_content(C(view), content, keep);
    tapzoom_status status = agreed("tapzoom_set_content", shipped_tapzoom_set_content(SHIPPED(view), content, keep),
        of_c);
    return status;
}

tapzoom_status tapzoom_get_content(const tapzoom_view *view, tapzoom_rect *content) {
    tapzoom_rect *other_content = twin(0, content, sizeof *content);
    tapzoom_status of_c = c_tapzoom_get_content(C(view), other_content);
    tapzoom_status status = agreed("tapzoom_get_content", shipped_tapzoom_get_content(SHIPPED(view), content), of_c);
    same("tapzoom_get_content", content, other_content, sizeof *content);
    return status;
}

tapzoom_status tapzoom_get_viewport(const tapzoom_view *view, tapzoom_viewport *viewport) {
    tapzoom_viewport *other_viewport = twin(0, viewport, sizeof *viewport);
    tapzoom_status of_c = c_tapzoom_get_viewport(C(view), other_viewport);
    tapzoom_status status = agreed("tapzoom_get_viewport", shipped_tapzoom_get_viewport(SHIPPED(view), viewport), of_c);
    same("tapzoom_get_viewport", viewport, other_viewport, sizeof *viewport);
    return status;
}

tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform) {
    tapzoom_transform *other_transform = twin(0, transform, sizeof *transform);
    tapzoom_status of_c = c_tapzoom_get_target_transform(C(view), other_transform);
    tapzoom_status status = agreed("tapzoom_get_target_transform", shipped_tapzoom_get_target_transform(SHIPPED(view),
        transform), of_c);
    same("tapzoom_get_target_transform", transform, other_transform, sizeof *transform);
    return status;
}

tapzoom_status tapzoom_get_velocity(const tapzoom_view *view, tapzoom_velocity *velocity) {
    tapzoom_velocity *other_velocity = twin(0, velocity, sizeof *velocity);
    tapzoom_status of_c = c_tapzoom_get_velocity(C(view), other_velocity);
    tapzoom_status status = agreed("tapzoom_get_velocity", shipped_tapzoom_get_velocity(SHIPPED(view), velocity), of_c);
    same("tapzoom_get_velocity", velocity, other_velocity, sizeof *velocity);
    return status;
}

tapzoom_status tapzoom_get_overscroll(const tapzoom_view *view, tapzoom_overscroll *overscroll) {
    tapzoom_overscroll *other_overscroll = twin(0, overscroll, sizeof *overscroll);
    tapzoom_status of_c = c_tapzoom_get_overscroll(C(view), other_overscroll);
    tapzoom_status status = agreed("tapzoom_get_overscroll", shipped_tapzoom_get_overscroll(SHIPPED(view), overscroll),
        of_c);
    same("tapzoom_get_overscroll", overscroll, other_overscroll, sizeof *overscroll);
    return status;
}

tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *fitted) {
    double *other_min = twin(0, min, sizeof *min);
    double *other_max = twin(1, max, sizeof *max);
    double *other_fitted = twin(2, fitted, sizeof *fitted);
    tapzoom_status of_c = c_tapzoom_get_scale_range(C(view), other_min, other_max, other_fitted);
    tapzoom_status status = agreed("tapzoom_get_scale_range", shipped_tapzoom_get_scale_range(SHIPPED(view), min, max,
        fitted), of_c);
    same("tapzoom_get_scale_range", min, other_min, sizeof *min);
    same("tapzoom_get_scale_range", max, other_max, sizeof *max);
    same("tapzoom_get_scale_range", fitted, other_fitted, sizeof *fitted);
    return status;
}

tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, const tapzoom_transform *transform,
                                        tapzoom_rect *rect) {
    tapzoom_rect *other_rect = twin(0, rect, sizeof *rect);
    tapzoom_status of_c = c_tapzoom_get_visible_rect(C(view), transform, other_rect);
    tapzoom_status status = agreed("tapzoom_get_visible_rect", shipped_tapzoom_get_visible_rect(SHIPPED(view),
        transform, rect), of_c);
    same("tapzoom_get_visible_rect", rect, other_rect, sizeof *rect);
    return status;
}

tapzoom_status tapzoom_get_pan_range(const tapzoom_view *view, const tapzoom_transform *transform, tapzoom_rect *rect) {
    tapzoom_rect *other_rect = twin(0, rect, sizeof *rect);
    tapzoom_status of_c = c_tapzoom_get_pan_range(C(view), transform, other_rect);
    tapzoom_status status = agreed("tapzoom_get_pan_range", shipped_tapzoom_get_pan_range(SHIPPED(view), transform,
        rect), of_c);
    same("tapzoom_get_pan_range", rect, other_rect, sizeof *rect);
    return status;
}

tapzoom_status tapzoom_get_raster_scale(const tapzoom_view *view, double *scale) {
    double *other_scale = twin(0, scale, sizeof *scale);
    tapzoom_status of_c = c_tapzoom_get_raster_scale(C(view), other_scale);
    tapzoom_status status = agreed("tapzoom_get_raster_scale", shipped_tapzoom_get_raster_scale(SHIPPED(view), scale),
        of_c);
    same("tapzoom_get_raster_scale", scale, other_scale, sizeof *scale);
    return status;
}

tapzoom_status tapzoom_get_raster_transform(const tapzoom_view *view, const tapzoom_transform *transform,
                                            tapzoom_transform *residual) {
    tapzoom_transform *other_residual = twin(0, residual, sizeof *residual);
    tapzoom_status of_c = c_tapzoom_get_raster_transform(C(view), transform, other_residual);
    tapzoom_status status = agreed("tapzoom_get_raster_transform", shipped_tapzoom_get_raster_transform(SHIPPED(view),
        transform, residual), of_c);
    same("tapzoom_get_raster_transform", residual, other_residual, sizeof *residual);
    return status;
}

tapzoom_status tapzoom_get_smart_zoom(const tapzoom_view *view, const tapzoom_rect *block, double content_x,
                                      double content_y, double max_scale, tapzoom_transform *transform) {
    tapzoom_transform *other_transform = twin(0, transform, sizeof *transform);
    tapzoom_status of_c = c_tapzoom_get_smart_zoom(C(view), block, content_x, content_y, max_scale, other_transform);
    tapzoom_status status = agreed("tapzoom_get_smart_zoom", shipped_tapzoom_get_smart_zoom(SHIPPED(view), block,
        content_x, content_y, max_scale, transform), of_c);
    same("tapzoom_get_smart_zoom", transform, other_transform, sizeof *transform);
    return status;
}

tapzoom_status tapzoom_transform_compose(const tapzoom_transform *outer, const tapzoom_transform *inner,
                                         tapzoom_transform *result) {
    tapzoom_transform *other_result = twin(0, result, sizeof *result);
    tapzoom_status of_c = c_tapzoom_transform_compose(outer, inner, other_result);
    tapzoom_status status = agreed("tapzoom_transform_compose", shipped_tapzoom_transform_compose(outer, inner, result),
        of_c);
    same("tapzoom_transform_compose", result, other_result, sizeof *result);
    return status;
}

tapzoom_status tapzoom_transform_invert(const tapzoom_transform *transform, tapzoom_transform *result) {
    tapzoom_transform *other_result = twin(0, result, sizeof *result);
    tapzoom_status of_c = c_tapzoom_transform_invert(transform, other_result);
    tapzoom_status status = agreed("tapzoom_transform_invert", shipped_tapzoom_transform_invert(transform, result),
        of_c);
    same("tapzoom_transform_invert", result, other_result, sizeof *result);
    return status;
}

tapzoom_status tapzoom_transform_interpolate(const tapzoom_transform *from, const tapzoom_transform *to, double t,
                                             tapzoom_transform *result) {
    tapzoom_transform *other_result = twin(0, result, sizeof *result);
    tapzoom_status of_c = c_tapzoom_transform_interpolate(from, to, t, other_result);
    tapzoom_status status = agreed("tapzoom_transform_interpolate", shipped_tapzoom_transform_interpolate(from, to, t,
        result), of_c);
    same("tapzoom_transform_interpolate", result, other_result, sizeof *result);
    return status;
}

tapzoom_status tapzoom_transform_to_affine(const tapzoom_transform *transform, double matrix[6]) {
    double *other_matrix = twin(0, matrix, 6 * sizeof *matrix);
    tapzoom_status of_c = c_tapzoom_transform_to_affine(transform, other_matrix);
    tapzoom_status status = agreed("tapzoom_transform_to_affine", shipped_tapzoom_transform_to_affine(transform,
        matrix), of_c);
    same("tapzoom_transform_to_affine", matrix, other_matrix, 6 * sizeof *matrix);
    return status;
}

tapzoom_status tapzoom_transform_to_matrix(const tapzoom_transform *transform, double origin_x, double origin_y,
                                           float matrix[16]) {
    float *other_matrix = twin(0, matrix, 16 * sizeof *matrix);
    tapzoom_status of_c = c_tapzoom_transform_to_matrix(transform, origin_x, origin_y, other_matrix);
    tapzoom_status status = agreed("tapzoom_transform_to_matrix", shipped_tapzoom_transform_to_matrix(transform,
        origin_x, origin_y, matrix), of_c);
    same("tapzoom_transform_to_matrix", matrix, other_matrix, 16 * sizeof *matrix);
    return status;
}

tapzoom_status tapzoom_get_contact_owner(const tapzoom_view *view, int64_t id, int32_t *owner) {
    int32_t *other_owner = twin(0, owner, sizeof *owner);
    tapzoom_status of_c = c_tapzoom_get_contact_owner(C(view), id, other_owner);
    tapzoom_status status = agreed("tapzoom_get_contact_owner", shipped_tapzoom_get_contact_owner(SHIPPED(view), id,
        owner), of_c);
    same("tapzoom_get_contact_owner", owner, other_owner, sizeof *owner);
    return status;
}

tapzoom_status tapzoom_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner) {
    tapzoom_status of_c = c_tapzoom_set_contact_owner(C(view), id, owner);
    tapzoom_status status = agreed("tapzoom_set_contact_owner", shipped_tapzoom_set_contact_owner(SHIPPED(view), id,
        owner), of_c);
    return status;
}

tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time) {
    tapzoom_status of_c = c_tapzoom_pen_near(C(view), time);
    tapzoom_status status = agreed("tapzoom_pen_near", shipped_tapzoom_pen_near(SHIPPED(view), time), of_c);
    return status;
}

tapzoom_status tapzoom_set_pager_offset(tapzoom_view *view, double x, double y) {
    tapzoom_status of_c = c_tapzoom_set_pager_offset(C(view), x, y);
    tapzoom_status status = agreed("tapzoom_set_pager_offset", shipped_tapzoom_set_pager_offset(SHIPPED(view), x, y),
        of_c);
    return status;
}

tapzoom_status tapzoom_end_recording(tapzoom_view *view) {
    tapzoom_status of_c = c_tapzoom_end_recording(C(view));
    tapzoom_status status = agreed("tapzoom_end_recording", shipped_tapzoom_end_recording(SHIPPED(view)), of_c);
    return status;
}
/* generate.py ends */

/* ---- The functions with other arguments than structs and numbers ------------------------------------------------- */

int32_t tapzoom_version(void) { return agreed("tapzoom_version", shipped_tapzoom_version(), c_tapzoom_version()); }

size_t tapzoom_view_size(void) { return shipped_tapzoom_view_size(); }

const char *tapzoom_status_string(tapzoom_status status) {
    const char *text = shipped_tapzoom_status_string(status);
    if (strcmp(text, c_tapzoom_status_string(status)) != 0) different("tapzoom_status_string");
    return text;
}

/* The bytes of a host's config that a call may write. */
static size_t size_of(size_t given) { return given >= 720 && given <= 4096 && given % 8 == 0 ? given : 4; }

tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset) {
    size_t size = size_of(struct_size);
    tapzoom_config *other = twin(0, config, size);
    tapzoom_status status = agreed("tapzoom_config_init", shipped_tapzoom_config_init(config, struct_size, preset),
                                   c_tapzoom_config_init(other, struct_size, preset));
    same("tapzoom_config_init", config, other, size);
    return status;
}

tapzoom_status tapzoom_config_check(const tapzoom_config *config, const char **field) {
    const char *other = field ? *field : NULL;
    tapzoom_status status = agreed("tapzoom_config_check", shipped_tapzoom_config_check(config, field),
                                   c_tapzoom_config_check(config, field ? &other : NULL));
    if (field && *field != other && strcmp(*field, other) != 0) different("tapzoom_config_check");
    return status;
}

/* Makes the pair of a created view. */
static tapzoom_status paired(tapzoom_status status, tapzoom_view **view, tapzoom_view *c, void *block) {
    if (status == TAPZOOM_OK) {
        pair *made = calloc(1, sizeof *made);
        made->shipped = *view, made->c = c, made->block = block;
        *view = (tapzoom_view *)made;
    } else {
        free(block);
    }
    return status;
}

tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, tapzoom_view **view) {
    tapzoom_view *c = NULL;
    tapzoom_status status = agreed("tapzoom_create", shipped_tapzoom_create(config, viewport, content, view),
                                   c_tapzoom_create(config, viewport, content, view ? &c : NULL));
    return paired(status, view, c, NULL);
}

tapzoom_status tapzoom_create_at(void *memory, size_t size, const tapzoom_config *config,
                                 const tapzoom_viewport *viewport, const tapzoom_rect *content, tapzoom_view **view) {
    size_t room = c_tapzoom_view_size();
    unsigned char *block = aligned_alloc(16, room);
    tapzoom_view *c = NULL;
    tapzoom_status status, of_c;
    memset(block, 0xA5, room);
    of_c = c_tapzoom_create_at(memory ? block + (size_t)memory % 16 : NULL,
                               size < shipped_tapzoom_view_size() ? least(size, room - 1) : room, config, viewport,
                               content, view ? &c : NULL);
    status = agreed("tapzoom_create_at",
                    shipped_tapzoom_create_at(memory, size, config, viewport, content, view), of_c);
    return paired(status, view, c, block);
}

void tapzoom_destroy(tapzoom_view *view) {
    pair *both = (pair *)view;
    if (!both) return;
    shipped_tapzoom_destroy(both->shipped);
    c_tapzoom_destroy(both->c);
    free(both->block), free(both->c_recording), free(both);
}

tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config) {
    size_t size = config ? size_of(config->struct_size) : 0;
    tapzoom_config *other = twin(0, config, size);
    tapzoom_status of_c = c_tapzoom_get_config(C(view), other);
    tapzoom_status status = agreed("tapzoom_get_config", shipped_tapzoom_get_config(SHIPPED(view), config), of_c);
    same("tapzoom_get_config", config, other, size);
    return status;
}

tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result) {
    tapzoom_event *others = array(0, events);
    tapzoom_frame_result *other = twin(1, result, sizeof *result);
    tapzoom_status of_c = c_tapzoom_frame(C(view), time, touches, count, others, capacity, other);
    tapzoom_status status = agreed(
        "tapzoom_frame", shipped_tapzoom_frame(SHIPPED(view), time, touches, count, events, capacity, result), of_c);
    same("the result of tapzoom_frame", result, other, sizeof *result);
    if (status == TAPZOOM_OK)
        same("the events of tapzoom_frame", events, others, (size_t)result->event_count * sizeof *events);
    return status;
}

tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count) {
    tapzoom_event *others = array(0, events);
    size_t *other = twin(1, count, sizeof *count);
    tapzoom_status of_c = c_tapzoom_poll_events(C(view), others, capacity, other);
    tapzoom_status status = agreed(
        "tapzoom_poll_events", shipped_tapzoom_poll_events(SHIPPED(view), events, capacity, count), of_c);
    same("the count of tapzoom_poll_events", count, other, sizeof *count);
    if (status == TAPZOOM_OK) same("the events of tapzoom_poll_events", events, others, *count * sizeof *events);
    return status;
}

tapzoom_status tapzoom_get_contacts(const tapzoom_view *view, tapzoom_contact *contacts, size_t capacity,
                                    size_t *count) {
    tapzoom_contact *others = array(0, contacts);
    size_t *other = twin(1, count, sizeof *count);
    tapzoom_status of_c = c_tapzoom_get_contacts(C(view), others, capacity, other);
    tapzoom_status status = agreed(
        "tapzoom_get_contacts", shipped_tapzoom_get_contacts(SHIPPED(view), contacts, capacity, count), of_c);
    same("the count of tapzoom_get_contacts", count, other, sizeof *count);
    if (status == TAPZOOM_OK)
        same("tapzoom_get_contacts", contacts, others, least(*count, capacity) * sizeof *contacts);
    return status;
}

tapzoom_status tapzoom_save_state(const tapzoom_view *view, void *memory, size_t capacity, size_t *size) {
    size_t room = least(capacity, 12288);
    void *others = twin(0, memory, room);
    size_t *other = twin(1, size, sizeof *size);
    tapzoom_status of_c = c_tapzoom_save_state(C(view), others, capacity, other);
    tapzoom_status status = agreed("tapzoom_save_state",
                                   shipped_tapzoom_save_state(SHIPPED(view), memory, capacity, size), of_c);
    same("the size of tapzoom_save_state", size, other, sizeof *size);
    if (status == TAPZOOM_OK) same("tapzoom_save_state", memory, others, *size);
    return status;
}

tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size) {
    return agreed("tapzoom_load_state", shipped_tapzoom_load_state(SHIPPED(view), bytes, size),
                  c_tapzoom_load_state(C(view), bytes, size));
}

tapzoom_status tapzoom_begin_recording(tapzoom_view *view, void *memory, size_t size) {
    unsigned char *own = memory ? malloc(least(size, RECORDING)) : NULL;
    tapzoom_status status = agreed("tapzoom_begin_recording",
                                   shipped_tapzoom_begin_recording(SHIPPED(view), memory, size),
                                   c_tapzoom_begin_recording(C(view), own, size));
    if (status != TAPZOOM_OK) {
        free(own);
    } else {
        pair *both = (pair *)view;
        free(both->c_recording);
        both->recording = memory, both->c_recording = own;
    }
    return status;
}

tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count) {
    pair *both = (pair *)view;
    size_t *other = twin(1, count, sizeof *count);
    tapzoom_status of_c = c_tapzoom_fetch_recording(C(view), other);
    tapzoom_status status = agreed("tapzoom_fetch_recording", shipped_tapzoom_fetch_recording(SHIPPED(view), count),
                                   of_c);
    same("the count of tapzoom_fetch_recording", count, other, sizeof *count);
    if (status == TAPZOOM_OK) same("tapzoom_fetch_recording", both->recording, both->c_recording, *count);
    return status;
}

tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *accepted,
                              tapzoom_record_entry *entry, tapzoom_event *events) {
    size_t *other = twin(1, accepted, sizeof *accepted);
    tapzoom_record_entry *other_entry = twin(2, entry, sizeof *entry);
    tapzoom_event *others = twin(0, events, EVENTS);
    tapzoom_status of_c = c_tapzoom_replay(C(view), bytes, size, other, other_entry, others);
    tapzoom_status status = agreed(
        "tapzoom_replay", shipped_tapzoom_replay(SHIPPED(view), bytes, size, accepted, entry, events), of_c);
    same("the size of tapzoom_replay", accepted, other, sizeof *accepted);
    same("the entry of tapzoom_replay", entry, other_entry, sizeof *entry);
    same("the events of tapzoom_replay", events, others, EVENTS);
    return status;
}

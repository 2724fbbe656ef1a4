/*
 * seed.c - makes an input of the fuzzer from a golden trace: plays the trace, and writes each call to standard error in
 * the code that noise.c reads. It includes the program of the traces, with macros that write a call and make it.
 *
 *     seed-shared FILE > /dev/null 2> INPUT
 *
 * SPDX-License-Identifier: MIT
 *
 *     seed-shared FILE > /dev/null 2> INPUT
 */
#include <stdio.h>

#include "../../include/tapzoom.h"
#include "code.h"

static void write_bytes(const void *bytes, size_t size) { fwrite(bytes, 1, size, stderr); }

static void write_exact(const void *value, size_t size) {
    fputc(CODE_EXACT, stderr);
    write_bytes(value, size);
}

static void write_call(enum call call, const double *numbers, int count) {
    fputc(call, stderr);
    for (int i = 0; i < count; i++) write_exact(&numbers[i], sizeof *numbers);
}

static void write_options(const tapzoom_options *options) {
    if (options) write_exact(options, sizeof *options);
    else fputc(0, stderr);
}

static void write_numbers(const double *numbers, int count) {
    for (int i = 0; i < count; i++) write_exact(&numbers[i], sizeof *numbers);
}

/* In the order of the fields, as noise.c reads them. */
static void write_viewport(const tapzoom_viewport *v) {
    write_numbers((double[]){v->width, v->height, v->left, v->top, v->right, v->bottom}, 6);
}

static void write_rect(const tapzoom_rect *r) { write_numbers((double[]){r->x, r->y, r->width, r->height}, 4); }

static tapzoom_status seed_push_touches(tapzoom_view *view, const tapzoom_touch *s, size_t count, size_t *accepted) {
    fputc(CALL_PUSH_TOUCHES, stderr);
    fputc(1, stderr); /* one sample in memory */
    fputc(1, stderr); /* it is pushed as one sample */
    write_exact(&s->time, sizeof s->time);
    write_exact(&s->id, sizeof s->id);
    write_exact(&s->x, sizeof s->x);
    write_exact(&s->y, sizeof s->y);
    fputc(s->phase - 1, stderr);
    fputc(s->tool, stderr);
    int is_palm = s->flags & TAPZOOM_CONTACT_PALM, has_size = s->size > 0;
    int is_usual = !(s->flags | s->buttons) && !has_size;
    int code = CODE_FLAGS | (int)(s->flags & 3) | (is_palm ? CODE_PALM : 0) | (has_size ? CODE_SIZE : 0);
    fputc(is_usual ? 0 : code, stderr);
    if (has_size) write_exact(&s->size, sizeof s->size);
    if (!is_usual) fputc((int)s->buttons, stderr);
    return tapzoom_push_touches(view, s, count, accepted);
}

static tapzoom_status seed_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                                  const tapzoom_rect *content, tapzoom_view **view) {
    write_call(CALL_CREATE, NULL, 0);
    write_exact(config, sizeof *config);
    write_viewport(viewport);
    write_rect(content);
    return tapzoom_create(config, viewport, content, view);
}

static tapzoom_status seed_set_config(tapzoom_view *view, const tapzoom_config *config,
                                      const tapzoom_options *options) {
    write_call(CALL_SET_CONFIG, NULL, 0);
    write_exact(config, sizeof *config);
    write_options(options);
    return tapzoom_set_config(view, config, options);
}

static tapzoom_status seed_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport) {
    write_call(CALL_SET_VIEWPORT, NULL, 0);
    write_viewport(viewport);
    return tapzoom_set_viewport(view, viewport);
}

static tapzoom_status seed_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep) {
    write_call(CALL_SET_CONTENT, NULL, 0);
    write_rect(content);
    fputc(keep, stderr);
    return tapzoom_set_content(view, content, keep);
}

static tapzoom_status seed_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner) {
    write_call(CALL_SET_CONTACT_OWNER, NULL, 0);
    write_exact(&id, sizeof id);
    fputc(owner, stderr);
    return tapzoom_set_contact_owner(view, id, owner);
}

static tapzoom_status seed_set_pager_offset(tapzoom_view *view, double x, double y) {
    write_call(CALL_SET_PAGER_OFFSET, (double[]){x, y}, 2);
    return tapzoom_set_pager_offset(view, x, y);
}

static tapzoom_status seed_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count) {
    fputc(CALL_POLL, stderr);
    fputc((int)capacity, stderr);
    return tapzoom_poll_events(view, events, capacity, count);
}

static tapzoom_status seed_set_transform(tapzoom_view *view, const tapzoom_transform *t,
                                         const tapzoom_options *options) {
    write_call(CALL_SET_TRANSFORM, (double[]){t->scale, t->rotation, t->x, t->y}, 4);
    write_options(options);
    return tapzoom_set_transform(view, t, options);
}

static tapzoom_status seed_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options) {
    write_call(CALL_ZOOM_TO_RECT, NULL, 0);
    write_rect(rect);
    write_options(options);
    return tapzoom_zoom_to_rect(view, rect, options);
}

static tapzoom_status seed_zoom_to(tapzoom_view *view, double scale, double x, double y,
                                   const tapzoom_options *options) {
    write_call(CALL_ZOOM_TO, (double[]){scale, x, y}, 3);
    write_options(options);
    return tapzoom_zoom_to(view, scale, x, y, options);
}

static tapzoom_status seed_zoom_by(tapzoom_view *view, double factor, double x, double y,
                                   const tapzoom_options *options) {
    write_call(CALL_ZOOM_BY, (double[]){factor, x, y}, 3);
    write_options(options);
    return tapzoom_zoom_by(view, factor, x, y, options);
}

static tapzoom_status seed_pan_by(tapzoom_view *view, double dx, double dy, const tapzoom_options *options) {
    write_call(CALL_PAN_BY, (double[]){dx, dy}, 2);
    write_options(options);
    return tapzoom_pan_by(view, dx, dy, options);
}

static tapzoom_status seed_rotate_by(tapzoom_view *view, double angle, double x, double y,
                                     const tapzoom_options *options) {
    write_call(CALL_ROTATE_BY, (double[]){angle, x, y}, 3);
    write_options(options);
    return tapzoom_rotate_by(view, angle, x, y, options);
}

static tapzoom_status seed_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options) {
    int bit = 0;
    while (action >> bit > 1) bit++;
    write_call(CALL_STEP, NULL, 0);
    write_options(options);
    fputc(bit, stderr);
    return tapzoom_step(view, action, options);
}

static tapzoom_status seed_set_velocity(tapzoom_view *view, const tapzoom_velocity *v) {
    write_call(CALL_SET_VELOCITY, NULL, 0);
    fputc(64, stderr); /* a velocity other than 0 */
    write_numbers((double[]){v->x, v->y, v->log_scale, v->rotation, v->view_x, v->view_y}, 6);
    return tapzoom_set_velocity(view, v);
}

static tapzoom_status seed_push_scroll(tapzoom_view *view, const tapzoom_scroll *s, int32_t *consumed) {
    write_call(CALL_PUSH_SCROLL, (double[]){s->time, s->x, s->y, s->dx, s->dy}, 5);
    fputc(128, stderr); /* a factor */
    write_numbers(&s->factor, 1);
    fputc(192, stderr); /* a rotation */
    write_numbers(&s->rotation, 1);
    fputc(s->unit, stderr);
    fputc(s->source, stderr);
    fputc(s->phase, stderr);
    fputc(0, stderr); /* reserved */
    return tapzoom_push_scroll(view, s, consumed);
}

static tapzoom_status seed_center_on(tapzoom_view *view, double x, double y, double scale,
                                     const tapzoom_options *options) {
    write_call(CALL_CENTER_ON, (double[]){x, y, scale}, 3);
    write_options(options);
    return tapzoom_center_on(view, x, y, scale, options);
}

static tapzoom_status seed_reset(tapzoom_view *view, const tapzoom_options *options) {
    write_call(CALL_RESET, NULL, 0);
    write_options(options);
    return tapzoom_fit(view, options);
}

static tapzoom_status seed_stop(tapzoom_view *view) {
    write_call(CALL_STOP, NULL, 0);
    return tapzoom_stop_motion(view);
}

static tapzoom_status seed_advance(tapzoom_view *view, double time) {
    write_call(CALL_ADVANCE, &time, 1);
    return tapzoom_advance(view, time);
}

static tapzoom_status seed_cancel(tapzoom_view *view, double time) {
    write_call(CALL_CANCEL, &time, 1);
    return tapzoom_cancel_touches(view, time);
}

static tapzoom_status seed_pen_near(tapzoom_view *view, double time) {
    write_call(CALL_PEN_NEAR, &time, 1);
    return tapzoom_pen_near(view, time);
}

#define tapzoom_push_touches seed_push_touches
#define tapzoom_create seed_create
#define tapzoom_set_config seed_set_config
#define tapzoom_set_viewport seed_set_viewport
#define tapzoom_set_content seed_set_content
#define tapzoom_poll_events seed_poll_events
#define tapzoom_set_transform seed_set_transform
#define tapzoom_zoom_to_rect seed_zoom_to_rect
#define tapzoom_zoom_to seed_zoom_to
#define tapzoom_zoom_by seed_zoom_by
#define tapzoom_pan_by seed_pan_by
#define tapzoom_rotate_by seed_rotate_by
#define tapzoom_step seed_step
#define tapzoom_set_velocity seed_set_velocity
#define tapzoom_push_scroll seed_push_scroll
#define tapzoom_set_contact_owner seed_set_contact_owner
#define tapzoom_set_pager_offset seed_set_pager_offset
#define tapzoom_center_on seed_center_on
#define tapzoom_fit seed_reset
#define tapzoom_stop_motion seed_stop
#define tapzoom_advance seed_advance
#define tapzoom_cancel_touches seed_cancel
#define tapzoom_pen_near seed_pen_near

__attribute__((constructor)) static void begin(void) { fputc(CODE_NOISE, stderr); }

#include "../Traces/trace.c"

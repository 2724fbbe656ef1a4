/*
 * seed.c - makes an input of the fuzzer of a golden trace: plays the trace, and writes each of its calls to the
 * standard error as noise.c reads it. The trace's player is used as it is, with calls that write in place of those of
 * the header.
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

static tapzoom_status seed_touches(tapzoom_view *view, const tapzoom_sample *s, size_t count, size_t *accepted) {
    fputc(CALL_TOUCHES, stderr);
    fputc(1, stderr); /* one is there */
    fputc(1, stderr); /* and one is pushed */
    write_exact(&s->time, sizeof s->time);
    write_exact(&s->id, sizeof s->id);
    write_exact(&s->x, sizeof s->x);
    write_exact(&s->y, sizeof s->y);
    fputc(s->phase - 1, stderr);
    fputc(s->tool, stderr);
    return tapzoom_push_touches(view, s, count, accepted);
}

static tapzoom_status seed_create(const tapzoom_config *config, double a, double b, double c, double d,
                                  tapzoom_view **view) {
    double sizes[] = {a, b, c, d};
    write_call(CALL_CREATE, NULL, 0);
    write_exact(config, sizeof *config);
    for (int i = 0; i < 4; i++) write_exact(&sizes[i], sizeof *sizes);
    return tapzoom_create(config, a, b, c, d, view);
}

static tapzoom_status seed_set_config(tapzoom_view *view, const tapzoom_config *config) {
    write_call(CALL_SET_CONFIG, NULL, 0);
    write_exact(config, sizeof *config);
    return tapzoom_set_config(view, config);
}

static tapzoom_status seed_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count) {
    fputc(CALL_POLL, stderr);
    fputc((int)capacity, stderr);
    return tapzoom_poll_events(view, events, capacity, count);
}

static tapzoom_status seed_set_transform(tapzoom_view *view, const tapzoom_transform *t, int32_t animated) {
    double numbers[] = {t->scale, t->rotation, t->x, t->y};
    write_call(CALL_SET_TRANSFORM, numbers, 4);
    fputc(animated, stderr);
    return tapzoom_set_transform(view, t, animated);
}

/* The calls that take numbers, and perhaps whether they are animated. A macro's own name is not replaced in it. */
#define NUMBERS(...) (double[]){__VA_ARGS__}, sizeof((double[]){__VA_ARGS__}) / sizeof(double)
#define tapzoom_advance(view, a) (write_call(CALL_ADVANCE, NUMBERS(a)), tapzoom_advance(view, a))
#define tapzoom_cancel(view, a) (write_call(CALL_CANCEL, NUMBERS(a)), tapzoom_cancel(view, a))
#define tapzoom_set_viewport_size(view, a, b) \
    (write_call(CALL_SET_VIEWPORT_SIZE, NUMBERS(a, b)), tapzoom_set_viewport_size(view, a, b))
#define tapzoom_set_content_size(view, a, b) \
    (write_call(CALL_SET_CONTENT_SIZE, NUMBERS(a, b)), tapzoom_set_content_size(view, a, b))
#define tapzoom_set_insets(view, a, b, c, d) \
    (write_call(CALL_SET_INSETS, NUMBERS(a, b, c, d)), tapzoom_set_insets(view, a, b, c, d))
#define tapzoom_zoom_to_rect(view, a, b, c, d, animated) \
    (write_call(CALL_ZOOM_TO_RECT, NUMBERS(a, b, c, d)), fputc(animated, stderr), \
     tapzoom_zoom_to_rect(view, a, b, c, d, animated))
#define tapzoom_zoom_to(view, a, b, c, animated) \
    (write_call(CALL_ZOOM_TO, NUMBERS(a, b, c)), fputc(animated, stderr), tapzoom_zoom_to(view, a, b, c, animated))
#define tapzoom_zoom_by(view, a, b, c, animated) \
    (write_call(CALL_ZOOM_BY, NUMBERS(a, b, c)), fputc(animated, stderr), tapzoom_zoom_by(view, a, b, c, animated))
#define tapzoom_reset(view, animated) \
    (write_call(CALL_RESET, NULL, 0), fputc(animated, stderr), tapzoom_reset(view, animated))
#define tapzoom_stop(view) (write_call(CALL_STOP, NULL, 0), tapzoom_stop(view))

#define tapzoom_push_touches seed_touches
#define tapzoom_create seed_create
#define tapzoom_set_config seed_set_config
#define tapzoom_poll_events seed_poll_events
#define tapzoom_set_transform seed_set_transform

__attribute__((constructor)) static void begin(void) { fputc(CODE_NOISE, stderr); }

#include "../Traces/trace.c"

/*
 * frames.c - the parts of "The loop of a frame", and the statements of the chapter about them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

enum { MOST = 4096 };

/* What the parts ask of a host: it remembers what they do. */
static tapzoom_transform drawn[MOST];
static tapzoom_event handled[MOST];
static int drawn_count, handled_count, requested, contents;
static double called_at, stack[6];
static const float *uniform;

static void draw(const tapzoom_transform *transform) { drawn[drawn_count++ % MOST] = *transform; }
static tapzoom_view *zoomed_by_taps;
static void handle_event(const tapzoom_event *event) {
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    handled[handled_count++ % MOST] = *event;
    if (event->kind == TAPZOOM_EVENT_TAP && zoomed_by_taps != NULL)
        CHECK_OK(tapzoom_zoom_by(zoomed_by_taps, 2, event->view_x, event->view_y, &animated));
}
static void request_frame(void) { requested++; }
static void call_on_frame_at(double time) { called_at = time; }
static void draw_content(void) { contents++; }

/* A stack as that of cairo: a, b, c, d, e, f of x' = ax + cy + e, y' = bx + dy + f. */
static void multiply(double a, double b, double c, double d, double e, double f) {
    const double s[6] = {stack[0], stack[1], stack[2], stack[3], stack[4], stack[5]};
    const double product[6] = {s[0] * a + s[2] * b, s[1] * a + s[3] * b, s[0] * c + s[2] * d, s[1] * c + s[3] * d,
                               s[0] * e + s[2] * f + s[4], s[1] * e + s[3] * f + s[5]};
    memcpy(stack, product, sizeof stack);
}
static void translate(double x, double y) { multiply(1, 0, 0, 1, x, y); }
static void rotate(double angle) { multiply(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0); }
static void scale(double x, double y) { multiply(x, 0, 0, y, 0, 0); }

/* The types of Cairo. */
typedef struct cairo_matrix_t { double xx, yx, xy, yy, x0, y0; } cairo_matrix_t;
typedef struct cairo_t { int saved; } cairo_t;
static void cairo_transform(cairo_t *cairo, const cairo_matrix_t *m) {
    cairo->saved++;
    multiply(m->xx, m->yx, m->xy, m->yy, m->x0, m->y0);
}

static float kept[16];
static void set_uniform(const char *name, const float *matrix) {
    CHECK(strcmp(name, "to_view") == 0);
    memcpy(kept, matrix, sizeof kept);
    uniform = kept;
}

#include "create.c"
#include "one-call.c"
#include "separate-calls.c"
#include "stack.c"
#include "affine.c"
#include "gpu.c"

static tapzoom_view *make(int32_t lenient) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    config.lenient = lenient;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_zoom_by(view, 3, 200, 300, NULL));
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    drawn_count = handled_count = requested = 0;
    called_at = -1;
    return view;
}

static tapzoom_touch touch(double time, double x, int32_t phase) {
    return (tapzoom_touch){.time = time, .id = 1, .x = x, .y = 300, .phase = phase};
}

static int count_of(int32_t kind) {
    int count = 0;
    for (int i = 0; i < handled_count; i++) count += handled[i].kind == kind;
    return count;
}

/* A drag that flings, with a touch every 1/100 s and a frame every 1/50 s, one way or the other. */
static void play(tapzoom_view *view, int separate) {
    for (int frame = 0; frame <= 200; frame++) {
        const double now = frame / 50.0;
        tapzoom_touch touches[3];
        size_t count = 0;
        for (int k = 2 * frame - 1; k <= 2 * frame; k++) {
            const int32_t phase = k == 0 ? TAPZOOM_TOUCH_BEGAN : k < 20 ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
            if (k >= 0 && k <= 20) touches[count++] = touch(k / 100.0, 50 + 5 * k, phase);
        }
        if (separate) {
            for (size_t i = 0; i < count; i++) on_touch(view, &touches[i]);
            on_frame(view, now);
        } else {
            const double wait = run_frame(view, now, touches, count);
            if (frame == 11) CHECK(wait == 0); /* it flings */
            if (frame == 200) CHECK(wait == HUGE_VAL);
        }
    }
}

static void both_ways(void) {
    static tapzoom_transform first_drawn[MOST];
    static tapzoom_event first_handled[MOST];
    tapzoom_view *view = make(0);
    play(view, 0);
    tapzoom_destroy(view);
    const int draws = drawn_count, events = handled_count;
    memcpy(first_drawn, drawn, sizeof drawn);
    memcpy(first_handled, handled, sizeof handled);
    CHECK(count_of(TAPZOOM_EVENT_FLING) == 2 && count_of(TAPZOOM_EVENT_SETTLED) == 1);

    view = make(0);
    play(view, 1);
    CHECK(drawn_count == draws && handled_count == events);
    CHECK(memcmp(first_drawn, drawn, (size_t)draws * sizeof drawn[0]) == 0);
    CHECK(memcmp(first_handled, handled, (size_t)events * sizeof handled[0]) == 0);
    CHECK(requested > 40);

    tapzoom_destroy(view);
    view = make(0);
    const tapzoom_touch again = touch(5, 200, TAPZOOM_TOUCH_BEGAN);
    CHECK_NEAR(run_frame(view, 5, &again, 1), 0.45, 1e-12);

    /* A handler that starts an animation: the next frame is due at once. */
    const tapzoom_touch lift = touch(5.1, 200, TAPZOOM_TOUCH_ENDED);
    zoomed_by_taps = view;
    CHECK_NEAR(run_frame(view, 5.1, &lift, 1), 0.3, 1e-12);
    CHECK(run_frame(view, 5.4, NULL, 0) == 0 && count_of(TAPZOOM_EVENT_TAP) == 1);
    zoomed_by_taps = NULL;
    tapzoom_destroy(view);
}

static void matrices(void) {
    const tapzoom_transform transform = {1.5, 0.7, 30, -20};
    double x, y;
    memcpy(stack, (double[6]){1, 0, 0, 1, 0, 0}, sizeof stack);
    draw_with_stack(&transform);
    CHECK_OK(tapzoom_content_to_view(&transform, 12, 34, &x, &y));
    CHECK_NEAR(stack[0] * 12 + stack[2] * 34 + stack[4], x, 1e-9);
    CHECK_NEAR(stack[1] * 12 + stack[3] * 34 + stack[5], y, 1e-9);
    CHECK(contents == 1);

    cairo_t cairo = {0};
    memcpy(stack, (double[6]){1, 0, 0, 1, 0, 0}, sizeof stack);
    draw_with_cairo(&cairo, &transform);
    CHECK_NEAR(stack[0] * 12 + stack[2] * 34 + stack[4], x, 1e-9);
    CHECK_NEAR(stack[1] * 12 + stack[3] * 34 + stack[5], y, 1e-9);
    CHECK(contents == 2 && cairo.saved == 1);

    /* A vertex 4e7 content units away, at scale 10, with an origin near it and with one at 0. */
    const double far = 4e7 + 1.3;
    const tapzoom_transform zoomed = {10, 0, 100 - 10 * 4e7, 0};
    draw_with_gpu(&zoomed, 4e7, 0);
    CHECK_NEAR(uniform[0] * (float)(far - 4e7) + uniform[12], 113, 1e-4);
    draw_with_gpu(&zoomed, 0, 0);
}

/* Touches at 100 Hz, each 6 ms before its frame. The result of the separate calls is that of tapzoom_frame. */
static void resampling(void) {
    tapzoom_view *view = make(0), *other = make(0);
    tapzoom_frame_result frame;
    tapzoom_transform exact;
    for (int k = 0; k <= 20; k++) {
        const tapzoom_touch move = touch(k / 100.0, 50 + 5 * k, k == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED);
        on_touch(view, &move);
        on_frame(view, k / 100.0 + 0.006);
        CHECK_OK(tapzoom_frame(other, k / 100.0 + 0.006, &move, 1, NULL, 0, &frame));
        CHECK_SAME(drawn[drawn_count - 1], frame.transform);
    }
    CHECK_OK(tapzoom_get_transform(view, &exact));
    CHECK_NEAR(frame.transform.x, exact.x - 500 * 0.004, 1e-9); /* 500 per second, 10 ms late */
    requested = 0;
    on_frame(view, 0.209);
    CHECK(requested == 1);
    on_frame(view, 0.211);
    CHECK_SAME(drawn[drawn_count - 1], exact);
    CHECK(requested == 1);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

static void creation(void) {
    tapzoom_view *view = show_photo(400, 600);
    tapzoom_transform shown;
    CHECK_OK(tapzoom_get_transform(view, &shown));
    CHECK(shown.scale == 0.1 && show_photo(0, 600) == NULL);
    tapzoom_destroy(view);
}

int main(void) {
    creation();
    both_ways();
    matrices();
    resampling();
    return check_report();
}

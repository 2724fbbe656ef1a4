/*
 * zeros.c - an argument of -0.0 means 0: outputs are the same to the last bit. Each call runs with 0 and with -0.0, for
 * one argument after the other. The law `zeros` has the calls that change a view.
 *
 * SPDX-License-Identifier: MIT
 */
#include "refuse.h"

enum { MOST_NUMBERS = 9 };

/* The outputs of a call. */
typedef struct outcome {
    tapzoom_status status;
    tapzoom_transform transform;
    tapzoom_rect rect;
    double numbers[6];
    float matrix[16];
} outcome;

typedef struct call {
    const char *name;
    tapzoom_status (*run)(tapzoom_view *view, const double *number, outcome *into);
    double numbers[MOST_NUMBERS];
    /* A letter for each number: z if the test passes 0 and -0.0, a dot if not. */
    const char *which;
} call;

#define PLACE(n) (&(tapzoom_transform){(n)[0], (n)[1], (n)[2], (n)[3]})
#define CALL(function) static tapzoom_status function(tapzoom_view *v, const double *n, outcome *o)

CALL(near) { return (void)o, tapzoom_pen_near(v, n[0]); }
CALL(raster) { return tapzoom_get_raster_transform(v, PLACE(n), &o->transform); }
CALL(visible) { return tapzoom_get_visible_rect(v, PLACE(n), &o->rect); }
CALL(pan_range) { return tapzoom_get_pan_range(v, PLACE(n), &o->rect); }
CALL(compose) { return (void)v, tapzoom_transform_compose(PLACE(n), PLACE(n + 4), &o->transform); }
CALL(invert) { return (void)v, tapzoom_transform_invert(PLACE(n), &o->transform); }
CALL(interpolate) { return (void)v, tapzoom_transform_interpolate(PLACE(n), PLACE(n + 4), n[8], &o->transform); }
CALL(to_affine) { return (void)v, tapzoom_transform_to_affine(PLACE(n), o->numbers); }
CALL(to_content) { return (void)v, tapzoom_view_to_content(PLACE(n), n[4], n[5], o->numbers, o->numbers + 1); }
CALL(to_view) { return (void)v, tapzoom_content_to_view(PLACE(n), n[4], n[5], o->numbers, o->numbers + 1); }
CALL(to_matrix) { return (void)v, tapzoom_transform_to_matrix(PLACE(n), n[4], n[5], o->matrix); }
CALL(smart_zoom) { return tapzoom_get_smart_zoom(v, RECT(n[0], n[1], n[2], n[3]), n[4], n[5], n[6], &o->transform); }

static const call calls[] = {
    {"tapzoom_pen_near", near, {0}, "z"},
    {"tapzoom_get_raster_transform", raster, {0.5, 0, 0, 0}, ".zzz"},
    {"tapzoom_get_visible_rect", visible, {0.5, 0, 0, 0}, ".zzz"},
    {"tapzoom_get_pan_range", pan_range, {0.5, 0, 0, 0}, ".zzz"},
    {"tapzoom_transform_compose", compose, {0.5, 0, 0, 0, 2, 0, 0, 0}, ".zzz.zzz"},
    {"tapzoom_transform_invert", invert, {0.5, 0, 0, 0}, ".zzz"},
    {"tapzoom_transform_interpolate", interpolate, {0.5, 0, 0, 0, 2, 0, 0, 0, 0}, ".zzz.zzzz"},
    {"tapzoom_transform_to_affine", to_affine, {0.5, 0, 0, 0}, ".zzz"},
    {"tapzoom_view_to_content", to_content, {0.5, 0, 0, 0, 0, 0}, ".zzzzz"},
    {"tapzoom_content_to_view", to_view, {0.5, 0, 0, 0, 0, 0}, ".zzzzz"},
    {"tapzoom_transform_to_matrix", to_matrix, {0.5, 0, 0, 0, 0, 0}, ".zzzzz"},
    {"tapzoom_get_smart_zoom", smart_zoom, {0, 0, 400, 300, 0, 0, 0}, "zz..zzz"},
};

static void try_call(const call *made, size_t index) {
    static outcome outcomes[2];
    static unsigned char saved[2][1 << 15];
    size_t sizes[2] = {0, 0};
    memset(outcomes, 0, sizeof outcomes);
    for (int i = 0; i < 2; i++) {
        tapzoom_view *one = photos();
        double numbers[MOST_NUMBERS];
        memcpy(numbers, made->numbers, sizeof numbers);
        if (i == 1) numbers[index] = -0.0;
        outcomes[i].status = made->run(one, numbers, &outcomes[i]);
        CHECK_OK(tapzoom_save_state(one, saved[i], sizeof saved[i], &sizes[i]));
        tapzoom_destroy(one);
    }
    CHECK_STATUS(TAPZOOM_OK, outcomes[0].status);
    CHECK_SAME(outcomes[0], outcomes[1]);
    CHECK(sizes[0] == sizes[1] && memcmp(saved[0], saved[1], sizes[0]) == 0);
}

int test_zeros(void) {
    (void)view, (void)before; /* refuse.h declares them; this test does not use them */
    EACH(calls) {
        check_topic = calls[i].name;
        for (size_t index = 0; calls[i].which[index]; index++)
            if (calls[i].which[index] == 'z') try_call(&calls[i], index);
    }
    return check_report();
}

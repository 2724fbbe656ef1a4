/*
 * zeros.c - an argument of -0.0 means 0: outputs, snapshots and recordings are the same to the last bit. Each call runs
 * on two views, on one with 0 and on the other with -0.0, for one argument after the other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "refuse.h"

enum { MOST_NUMBERS = 10, ROOM = 1 << 15 };

/* The outputs of a call. */
typedef struct outcome {
    tapzoom_status status;
    tapzoom_transform transform;
    tapzoom_rect rect;
    tapzoom_event events[4];
    tapzoom_frame_result frame;
    double numbers[6];
    float matrix[16];
    size_t count;
} outcome;

typedef struct call {
    const char *name;
    tapzoom_status (*run)(tapzoom_view *view, const double *number, outcome *into);
    double numbers[MOST_NUMBERS];
    /* A letter for each number: z if the test passes 0 and -0.0, a dot if not. */
    const char *which;
} call;

/* ---- The calls -------------------------------------------------------------------------------------------------- */

static tapzoom_options options_of(double duration) {
    return (tapzoom_options){.struct_size = sizeof(tapzoom_options), .animated = 1, .duration = duration};
}

#define PLACE(n) (&(tapzoom_transform){(n)[0], (n)[1], (n)[2], (n)[3]})
#define CALL(function) static tapzoom_status function(tapzoom_view *v, const double *n, outcome *o)

CALL(set_viewport) { return (void)o, tapzoom_set_viewport(v, VIEWPORT(n[0], n[1], n[2], n[3], n[4], n[5])); }
CALL(set_content) {
    return (void)o, tapzoom_set_content(v, RECT(n[0], n[1], n[2], n[3]), TAPZOOM_KEEP_COORDINATES);
}
CALL(keep_picture) { return (void)o, tapzoom_set_content(v, RECT(n[0], n[1], n[2], n[3]), TAPZOOM_KEEP_PICTURE); }
CALL(land) { return (void)o, touch(v, TAPZOOM_TOUCH_BEGAN, 1, n[0], n[1], n[2]); }
CALL(move) {
    tapzoom_touch both[2] = {sample(TAPZOOM_TOUCH_BEGAN, 1, n[0] - 1, 300, 200),
                              sample(TAPZOOM_TOUCH_MOVED, 1, n[0], n[1], n[2])};
    return tapzoom_push_touches(v, both, 2, &o->count);
}
CALL(lift) {
    tapzoom_touch both[2] = {sample(TAPZOOM_TOUCH_BEGAN, 1, n[0] - 1, 300, 200),
                              sample(TAPZOOM_TOUCH_ENDED, 1, n[0], n[1], n[2])};
    return tapzoom_push_touches(v, both, 2, &o->count);
}
CALL(cancel) { return (void)o, tapzoom_cancel_touches(v, n[0]); }
CALL(near) { return (void)o, tapzoom_pen_near(v, n[0]); }
CALL(advance) { return (void)o, tapzoom_advance(v, n[0]); }
CALL(frame) {
    tapzoom_touch one = sample(TAPZOOM_TOUCH_BEGAN, 1, n[1], n[2], n[3]);
    one.size = n[4];
    return tapzoom_frame(v, n[0], &one, 1, o->events, 4, &o->frame);
}
CALL(raster) { return tapzoom_get_raster_transform(v, PLACE(n), &o->transform); }
CALL(visible) { return tapzoom_get_visible_rect(v, PLACE(n), &o->rect); }
CALL(pan_range) { return tapzoom_get_pan_range(v, PLACE(n), &o->rect); }
CALL(compose) { return (void)v, tapzoom_transform_compose(PLACE(n), PLACE(n + 4), &o->transform); }
CALL(invert) { return (void)v, tapzoom_transform_invert(PLACE(n), &o->transform); }
CALL(interpolate) { return (void)v, tapzoom_transform_interpolate(PLACE(n), PLACE(n + 4), n[8], &o->transform); }
CALL(to_affine) { return (void)v, tapzoom_transform_to_affine(PLACE(n), o->numbers); }
CALL(to_content) {
    (void)v;
    return tapzoom_view_to_content(PLACE(n), n[4], n[5], o->numbers,
                                   o->numbers + 1);
}
CALL(to_view) {
    (void)v;
    return tapzoom_content_to_view(PLACE(n), n[4], n[5], o->numbers,
                                   o->numbers + 1);
}
CALL(to_matrix) {
    (void)v;
    return tapzoom_transform_to_matrix(PLACE(n), n[4], n[5], o->matrix);
}
CALL(set_transform) {
    tapzoom_options options = options_of(n[4]);
    return (void)o, tapzoom_set_transform(v, PLACE(n), &options);
}
CALL(zoom_to) {
    tapzoom_options options = options_of(n[3]);
    return (void)o, tapzoom_zoom_to(v, n[0], n[1], n[2], &options);
}
CALL(zoom_by) {
    tapzoom_options options = options_of(n[3]);
    return (void)o, tapzoom_zoom_by(v, n[0], n[1], n[2], &options);
}
CALL(zoom_to_rect) {
    tapzoom_options options = options_of(n[4]);
    return (void)o, tapzoom_zoom_to_rect(v, RECT(n[0], n[1], n[2], n[3]), &options);
}
CALL(center_on) {
    tapzoom_options options = options_of(n[3]);
    return (void)o, tapzoom_center_on(v, n[0], n[1], n[2], &options);
}
CALL(rotate_to) {
    tapzoom_options options = options_of(n[3]);
    return (void)o, tapzoom_rotate_to(v, n[0], n[1], n[2], &options);
}
CALL(smart_zoom) { return tapzoom_get_smart_zoom(v, RECT(n[0], n[1], n[2], n[3]), n[4], n[5], n[6], &o->transform); }
CALL(reset) {
    tapzoom_options options = options_of(n[0]);
    return (void)o, tapzoom_fit(v, &options);
}
CALL(adopt) {
    tapzoom_config config = preset(TAPZOOM_PRESET_READER);
    tapzoom_options options = options_of(n[0]);
    options.animated = 0;
    return (void)o, tapzoom_set_config(v, &config, &options);
}

static const call calls[] = {
    {"tapzoom_set_viewport", set_viewport, {640, 480, 0, 0, 0, 0}, "..zzzz"},
    {"tapzoom_set_content, coordinates", set_content, {0, 0, 5000, 4000}, "zz"},
    {"tapzoom_set_content, picture", keep_picture, {0, 0, 5000, 4000}, "zz"},
    {"tapzoom_push_touches, landing", land, {0, 0, 0}, "zzz"},
    {"tapzoom_push_touches, move", move, {0, 0, 0}, "zzz"},
    {"tapzoom_push_touches, lift", lift, {0, 0, 0}, "zzz"},
    {"tapzoom_cancel_touches", cancel, {0}, "z"},
    {"tapzoom_pen_near", near, {0}, "z"},
    {"tapzoom_advance", advance, {0}, "z"},
    {"tapzoom_frame", frame, {0, 0, 0, 0, 0}, "zzzzz"},
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
    {"tapzoom_set_transform", set_transform, {0.5, 0, 0, 0, 0}, ".zzzz"},
    {"tapzoom_zoom_to", zoom_to, {0.5, 0, 0, 0}, ".zzz"},
    {"tapzoom_zoom_by", zoom_by, {2, 0, 0, 0}, ".zzz"},
    {"tapzoom_rotate_to", rotate_to, {0, 0, 0, 0}, "zzzz"},
    {"tapzoom_get_smart_zoom", smart_zoom, {0, 0, 400, 300, 0, 0, 0}, "zz..zzz"},
    {"tapzoom_zoom_to_rect", zoom_to_rect, {0, 0, 400, 300, 0}, "zz..z"},
    {"tapzoom_center_on", center_on, {0, 0, 0, 0}, "zzzz"},
    {"tapzoom_fit", reset, {0}, "z"},
    {"tapzoom_set_config", adopt, {0}, "z"},
};

/* ---- Twins ------------------------------------------------------------------------------------------------------ */

static unsigned char ours[ROOM], theirs[ROOM], memory[2][1 << 16];

static void check_saved(const tapzoom_view *one, const tapzoom_view *other) {
    size_t size = 0, same = 0;
    CHECK_OK(tapzoom_save_state(one, ours, sizeof ours, &size));
    CHECK_OK(tapzoom_save_state(other, theirs, sizeof theirs, &same));
    CHECK(size == same && memcmp(ours, theirs, size) == 0);
}

/* A view that loads its own snapshot saves the same bytes. */
static void check_loads(const tapzoom_view *view) {
    tapzoom_view *loaded = photos();
    size_t size = 0;
    CHECK_OK(tapzoom_save_state(view, ours, sizeof ours, &size));
    CHECK_OK(tapzoom_load_state(loaded, ours, size));
    check_saved(view, loaded);
    tapzoom_destroy(loaded);
}

static void check_recorded(tapzoom_view *one, tapzoom_view *other) {
    size_t size = 0, same = 0;
    CHECK_OK(tapzoom_fetch_recording(one, &size));
    CHECK_OK(tapzoom_fetch_recording(other, &same));
    CHECK(size > 0 && size == same && memcmp(memory[0], memory[1], size) == 0);
    tapzoom_view *again = photos();
    replay_all(again, memory[1], same);
    check_saved(again, other);
    tapzoom_destroy(again);
}

/* Ordinary input in which the sign of a 0 could show. */
static void go_on(tapzoom_view *one, tapzoom_view *other) {
    tapzoom_view *views[2] = {one, other};
    tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
    size_t counts[2] = {0, 0};
    for (int step = 0; step < 6; step++) {
        double time = 1 + 0.5 * step;
        for (int i = 0; i < 2; i++) {
            if (step == 0) CHECK_OK(tapzoom_cancel_touches(views[i], time));
            if (step == 1 || step == 5) double_tap(views[i], time, 0, 0);
            if (step == 3) drag(views[i], 3, time, 300, 200, 0, 0);
            if (step == 3) CHECK_OK(touch(views[i], TAPZOOM_TOUCH_ENDED, 3, time + 0.11, 0, 0));
            CHECK_OK(tapzoom_advance(views[i], time + 0.25));
            memset(events[i], 0, sizeof events[i]);
            CHECK_OK(tapzoom_poll_events(views[i], events[i], TAPZOOM_EVENT_CAPACITY, &counts[i]));
        }
        reading a = read_all(one), b = read_all(other);
        CHECK_SAME(a, b);
        CHECK(counts[0] == counts[1]);
        CHECK_SAME(events[0], events[1]);
    }
    check_saved(one, other);
}

static void compare(tapzoom_view *one, tapzoom_view *other) {
    reading a = read_all(one), b = read_all(other);
    CHECK_SAME(a, b);
    check_saved(one, other);
    check_loads(other);
    go_on(one, other);
    check_recorded(one, other);
    tapzoom_destroy(one);
    tapzoom_destroy(other);
}

static void begin(tapzoom_view *one, tapzoom_view *other) {
    CHECK_OK(tapzoom_begin_recording(one, memory[0], sizeof memory[0]));
    CHECK_OK(tapzoom_begin_recording(other, memory[1], sizeof memory[1]));
}

/* `is_running`: the clock is at -2 and an animation runs. Otherwise the view has no clock. */
static void try_call(const call *made, size_t index, int is_running) {
    static outcome outcomes[2];
    tapzoom_view *views[2] = {photos(), photos()};
    double numbers[2][MOST_NUMBERS];
    begin(views[0], views[1]);
    memset(outcomes, 0, sizeof outcomes);
    for (int i = 0; i < 2; i++) {
        if (is_running) {
            CHECK_OK(tapzoom_advance(views[i], -2));
            CHECK_OK(tapzoom_zoom_by(views[i], 3, 100, 100, OPTIONS(1)));
            CHECK_OK(tapzoom_advance(views[i], -1.9));
        }
        memcpy(numbers[i], made->numbers, sizeof numbers[i]);
        if (i == 1) numbers[i][index] = -0.0;
        outcomes[i].status = made->run(views[i], numbers[i], &outcomes[i]);
    }
    CHECK_STATUS(TAPZOOM_OK, outcomes[0].status);
    CHECK_SAME(outcomes[0], outcomes[1]);
    compare(views[0], views[1]);
}

static void try_calls(void) {
    EACH(calls) {
        check_topic = calls[i].name;
        for (size_t index = 0; calls[i].which[index]; index++) {
            if (calls[i].which[index] != 'z') continue;
            CHECK(calls[i].numbers[index] == 0);
            try_call(&calls[i], index, 0);
            try_call(&calls[i], index, 1);
        }
    }
}

/* ---- tapzoom_create and the settings ---------------------------------------------------------------------------- */

static void try_sizes(void) {
    check_topic = "tapzoom_create";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    for (int index = 0; index < 6; index++) {
        tapzoom_view *views[2] = {NULL, NULL};
        for (int i = 0; i < 2; i++) {
            double numbers[6] = {0, 0, 0, 0, 0, 0};
            if (i == 1) numbers[index] = -0.0;
            CHECK_OK(tapzoom_create(&config, VIEWPORT(800, 600, numbers[0], numbers[1], numbers[2], numbers[3]),
                                    RECT(numbers[4], numbers[5], 4000, 3000), &views[i]));
        }
        begin(views[0], views[1]);
        compare(views[0], views[1]);
    }
}

#define FIELD(name) offsetof(tapzoom_config, name)
static const size_t fields[] = {
    FIELD(align_x), FIELD(align_y), FIELD(visible_part), FIELD(visible_extra),
    FIELD(min_scale.other_factor), FIELD(max_scale.other_factor),
    FIELD(levels[0].other_factor), FIELD(animation_duration), FIELD(tap_slop), FIELD(tap_slop_pen),
    FIELD(tap_slop_mouse), FIELD(tap_debounce_time), FIELD(double_tap_distance), FIELD(two_finger_land_time),
    FIELD(two_finger_lift_time), FIELD(pan_slop), FIELD(axis_lock_ratio), FIELD(pinch_slop), FIELD(pinch_min_span),
    FIELD(rotate_slop), FIELD(rotate_snap), FIELD(lift_grace_time), FIELD(swipe_speed), FIELD(swipe_angle),
    FIELD(page_overscroll),
    FIELD(fling_min_speed), FIELD(fling_boost_speed), FIELD(fling_zoom_decay), FIELD(rubber_band)};

static void try_settings(void) {
    check_topic = "settings";
    EACH(fields) {
        for (int is_set = 0; is_set < 2; is_set++) {
            tapzoom_view *views[2] = {NULL, NULL};
            for (int k = 0; k < 2; k++) {
                tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
                config.gestures |= TAPZOOM_GESTURE_ROTATE;
                config.max_scale = CONTAIN(6); /* without a second term, which needs a factor other than 0 */
                if (is_set) CHECK_OK(create(&config, 800, 600, 4000, 3000, &views[k]));
                double zero = k ? -0.0 : 0;
                memcpy((char *)&config + fields[i], &zero, sizeof zero);
                if (is_set) CHECK_OK(tapzoom_set_config(views[k], &config, NULL));
                if (!is_set) CHECK_OK(create(&config, 800, 600, 4000, 3000, &views[k]));
            }
            begin(views[0], views[1]);
            compare(views[0], views[1]);
        }
    }
}

int test_zeros(void) {
    (void)view, (void)before; /* refuse.h declares them; this test does not use them */
    try_calls();
    try_sizes();
    try_settings();
    return check_report();
}

/*
 * beyond.c - tapzoom_get_overscroll: how far the content is beyond its limits, with and without the rubber band. The
 * test computes the expected values with bounds and a rubber band that it implements itself.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

static const double quarter = 1.57079632679489661923;

static int is_zero(tapzoom_overscroll read) {
    const tapzoom_overscroll zero = {0, 0, 0, 0, 0, 0};
    return memcmp(&read, &zero, sizeof read) == 0;
}

/* ---- The bounds of the header ------------------------------------------------------------------------------------ */

/* A view that centers smaller content; its content begins at (0, 0). */
typedef struct stage {
    tapzoom_view *view;
    double width, height, content_width, content_height;
} stage;

/* How far content that starts at `start` and has a length is beyond its bounds in an area, along one axis. */
static double beyond(const tapzoom_config *config, double place, double length, double start, double area) {
    double least = fmin(length, area), visible = config->visible_part * least + config->visible_extra;
    visible = fmax(0, fmin(visible, least));
    double low = start + visible - length, high = start + area - visible;
    int aligns = config->bounds == TAPZOOM_BOUNDS_CONTENT && config->visible_part == 1 && config->visible_extra >= 0;
    if (config->bounds == TAPZOOM_BOUNDS_NONE) return 0;
    if (length <= area && aligns) low = high = start + (area - length) / 2;
    return place > high ? place - high : place < low ? place - low : 0;
}

/* The overscroll of a transform along the content's own axes, and the lengths of the area along them. */
static void expect(const stage *on, const tapzoom_config *config, tapzoom_transform t, double own[2], double area[2]) {
    double cosine = cos(t.rotation), sine = sin(t.rotation);
    double x = cosine * on->width / 2 + sine * on->height / 2, y = cosine * on->height / 2 - sine * on->width / 2;
    area[0] = fabs(cosine) * on->width + fabs(sine) * on->height;
    area[1] = fabs(sine) * on->width + fabs(cosine) * on->height;
    own[0] = beyond(config, cosine * t.x + sine * t.y, t.scale * on->content_width, x - area[0] / 2, area[0]);
    own[1] = beyond(config, cosine * t.y - sine * t.x, t.scale * on->content_height, y - area[1] / 2, area[1]);
}

static double stretched(double pull, double stiffness, double limit) {
    return limit > 0 ? copysign((1 - 1 / (stiffness * fabs(pull) / limit + 1)) * limit, pull) : 0;
}

/* The axis of the view that is nearest to each of the content's axes. */
static int quarters_of(double rotation) { return ((int)floor(rotation / quarter + 0.5) % 4 + 4) % 4; }

static void name_axes(double own[2], int quarters) {
    for (; quarters > 0; quarters--) {
        double x = own[0];
        own[0] = -own[1], own[1] = x;
    }
}

/* ---- Laws of every reading --------------------------------------------------------------------------------------- */

static void check_pair(double shown, double raw) {
    CHECK(isfinite(shown) && isfinite(raw) && shown * raw >= 0 && fabs(shown) <= fabs(raw));
}

/* `bends`: the rubber band places the displayed content, and no axis is fixed. */
static void check_laws(const stage *on, int bends) {
    static unsigned char before[1 << 15], after[1 << 15];
    const tapzoom_config config = config_of(on->view);
    const tapzoom_transform t = place_of(on->view);
    double own[2], area[2], min, max;
    size_t size, size_after;
    CHECK_OK(tapzoom_save_state(on->view, before, sizeof before, &size));
    const tapzoom_overscroll read = overscroll_of(on->view), again = overscroll_of(on->view);
    CHECK_OK(tapzoom_save_state(on->view, after, sizeof after, &size_after));
    CHECK(size == size_after && memcmp(before, after, size) == 0);
    CHECK_SAME(read, again);
    check_pair(read.x, read.raw_x), check_pair(read.y, read.raw_y), check_pair(read.log_scale, read.raw_log_scale);

    /* The displayed overscroll is the one that the bounds give. */
    expect(on, &config, t, own, area);
    int quarters = quarters_of(t.rotation);
    double left = fabs(t.rotation / quarter - floor(t.rotation / quarter) - 0.5);
    if (left > 1e-9) { /* otherwise both axes of the view are equally near */
        name_axes(own, quarters);
        double rounding = 1e-12 * (fabs(t.x) + fabs(t.y) + DIAGONAL);
        CHECK_NEAR(read.x, own[0], fmax(rounding, 1e-9));
        CHECK_NEAR(read.y, own[1], fmax(rounding, 1e-9));
        CHECK((read.x != 0) == (fabs(own[0]) > rounding) || fabs(own[0]) < 2 * rounding);
        CHECK((read.y != 0) == (fabs(own[1]) > rounding) || fabs(own[1]) < 2 * rounding);
    }
    CHECK_OK(tapzoom_get_scale_range(on->view, &min, &max, NULL));
    CHECK_NEAR(read.log_scale, log(t.scale / fmax(min, fmin(max, t.scale))), 1e-12);

    /* The flags name the same edges. */
    uint32_t flags = state_of(on->view).flags;
    if (read.x > 1e-3 || read.x < -1e-3) CHECK(flags & (read.x > 0 ? TAPZOOM_LIMIT_LEFT : TAPZOOM_LIMIT_RIGHT));
    if (read.y > 1e-3 || read.y < -1e-3) CHECK(flags & (read.y > 0 ? TAPZOOM_LIMIT_TOP : TAPZOOM_LIMIT_BOTTOM));
    if (read.log_scale > 0) CHECK(flags & TAPZOOM_LIMIT_MAX_SCALE);
    if (read.log_scale < 0) CHECK(flags & TAPZOOM_LIMIT_MIN_SCALE);
    if (!bends) return;
    int swap = quarters & 1;
    CHECK_NEAR(read.x, stretched(read.raw_x, config.rubber_band, area[swap]), 1e-8);
    CHECK_NEAR(read.y, stretched(read.raw_y, config.rubber_band, area[!swap]), 1e-8);
    CHECK_NEAR(read.log_scale, stretched(read.raw_log_scale, config.rubber_band, log(config.rubber_band_scale)), 1e-9);
}

/* ---- Random views, fingers, scrolls and commands ----------------------------------------------------------------- */

/* Random settings of every kind that the overscroll depends on. `bends`: no axis is fixed, and there is a rubber
   band. */
static stage random_stage(int *bends) {
    static const double sizes[][2] = {{4000, 3000}, {1000, 3000}, {4000, 500}, {300, 200}};
    const double *size = sizes[below(4)];
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures = EVERY_GESTURE;
    config.rubber_band = below(4) == 0 ? 0 : below(2) ? 0.55 : 1;
    config.always_bounce_x = (int32_t)below(2), config.always_bounce_y = (int32_t)below(2);
    config.bounds = (int32_t)below(3);
    config.align_x = config.align_y = 0.5;
    if (below(3) == 0) config.visible_part = between(0, 1), config.visible_extra = between(-50, 50);
    if (below(4) == 0) config.reduced_motion = 1;
    *bends = config.always_bounce_x && config.always_bounce_y && config.rubber_band > 0;
    return (stage){view_of(&config, WIDTH, HEIGHT, size[0], size[1]), WIDTH, HEIGHT, size[0], size[1]};
}

static void set_the_scene(tapzoom_view *view) {
    double min, max;
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    if (below(2)) CHECK_OK(tapzoom_zoom_to(view, below(2) ? min : max, between(0, WIDTH), between(0, HEIGHT), NULL));
    if (below(3) == 0) CHECK_OK(tapzoom_rotate_to(view, between(-7, 7), 400, 300, NULL));
    if (below(6) == 0) CHECK_OK(tapzoom_rotate_to(view, quarter * below(9), 400, 300, NULL));
    if (below(2)) CHECK_OK(tapzoom_pan_by(view, between(-9e3, 9e3), between(-9e3, 9e3), NULL));
}

/* Calls of the host while fingers are down. */
static void drive(tapzoom_view *view, double time) {
    const tapzoom_velocity velocity = {between(-900, 900), between(-900, 900), between(-1, 1), 0, 400, 300};
    const tapzoom_velocity still = {0, 0, 0, 0, 0, 0};
    switch (below(6)) {
    case 0: CHECK_OK(tapzoom_set_velocity(view, below(2) ? &velocity : &still)); break;
    case 1: CHECK_OK(tapzoom_pan_by(view, between(-300, 300), between(-300, 300), OPTIONS((int32_t)below(2)))); break;
    case 2: CHECK_OK(tapzoom_zoom_by(view, between(0.5, 2), 400, 300, OPTIONS((int32_t)below(2)))); break;
    case 3: CHECK_OK(tapzoom_fit(view, OPTIONS(1))); break;
    case 4: push(view, wheel_of(time, 300, 200, 0, between(-300, 300))); break;
    default:
        for (int32_t phase = TAPZOOM_SCROLL_BEGAN; phase <= TAPZOOM_SCROLL_ENDED; phase++)
            push(view, trackpad_of(time, 300, 200, between(-400, 400), between(-400, 400), phase));
    }
}

/* Random fingers, with occasional calls of the host. */
static void laws_of_every_reading(void) {
    check_topic = "laws of every reading";
    for (int round = 0; round < 1500; round++) {
        int bends, drives = below(2) != 0, down[3] = {0, 0, 0};
        stage on = random_stage(&bends);
        double x[3], y[3], time = 1;
        set_the_scene(on.view);
        CHECK(is_zero(overscroll_of(on.view)));
        check_laws(&on, bends);
        for (int step = 0; step < 60; step++) {
            int id = (int)below(3);
            time += between(0, 0.03);
            if (drives && below(12) == 0) drive(on.view, time);
            else if (!down[id] && below(8) == 0) {
                x[id] = between(0, WIDTH), y[id] = between(0, HEIGHT), down[id] = 1;
                CHECK_OK(touch(on.view, BEGAN, id, time, x[id], y[id]));
            } else if (down[id] && below(16) == 0) {
                down[id] = 0;
                CHECK_OK(touch(on.view, ENDED, id, time, x[id], y[id]));
            } else if (down[id]) {
                x[id] += between(-60, 90), y[id] += between(-90, 60);
                CHECK_OK(touch(on.view, MOVED, id, time, x[id], y[id]));
            }
            CHECK_OK(tapzoom_advance(on.view, time));
            /* A command of the host may start an animation where no rubber band holds content. */
            check_laws(&on, bends && !drives);
        }
        CHECK_OK(tapzoom_set_velocity(on.view, &(tapzoom_velocity){0, 0, 0, 0, 0, 0}));
        CHECK_OK(tapzoom_cancel_touches(on.view, time));
        CHECK_OK(tapzoom_advance(on.view, time + 2e3));
        CHECK(is_zero(overscroll_of(on.view)));
        check_laws(&on, bends);
        tapzoom_destroy(on.view);
    }
}

/* ---- Far beyond -------------------------------------------------------------------------------------------------- */

/* A command turns a fling that is beyond its edge by more than the width of the view, which becomes the maximum. What
   catches it there follows the view. */
static void a_turned_fling(void) {
    check_topic = "a turned fling";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.pan_slop = config.pinch_slop = 0;
    config.always_bounce_x = config.always_bounce_y = 1;
    config.rubber_band = 1, config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_SWIPE;
    tapzoom_view *view = view_of(&config, 200, 1000, 2000, 4000);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){0.5, 0, -400, 0}, NULL));
    drag(view, 1, 1, 100, 50, 100, 650);
    CHECK_OK(touch(view, ENDED, 1, 1.1, 100, 650));
    CHECK_NEAR(overscroll_of(view).y, 375, 1e-9);
    CHECK_OK(tapzoom_rotate_by(view, acos(0), 100, 100, NULL));
    CHECK(overscroll_of(view).x < -201);
    CHECK_OK(touch(view, BEGAN, 1, 1.1, 100, 50));
    const double x = place_of(view).x;
    CHECK_OK(set_size(view, 200.001, 1000));
    CHECK_NEAR(place_of(view).x, x, 0.1);
    tapzoom_destroy(view);
}

/* New settings enlarge the rest of a wheel's motion beyond all numbers. The motion then ends. */
static void endless_wheel(void) {
    check_topic = "a wheel whose rest becomes too large";
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_config reader = preset(TAPZOOM_PRESET_READER), maps = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_config photos = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = view_of(&photos, 1e12, 1e-6, 1e-6, 500);
    CHECK_OK(tapzoom_advance(view, 1.1));
    CHECK_OK(tapzoom_set_config(view, &reader, &animated));
    for (int i = 0; i < 3; i++)
        push(view, (tapzoom_scroll){1.1 + 0.02 * i, 0, 0, 0, i == 0 ? 2e11 : 0, 0, 0, TAPZOOM_UNIT_PIXEL,
                                    TAPZOOM_SOURCE_WHEEL, TAPZOOM_SCROLL_UNPHASED, 0});
    CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
    CHECK_OK(tapzoom_set_config(view, &maps, &animated));
    CHECK_OK(tapzoom_advance(view, 1e6));
    CHECK(!(state_of(view).flags & TAPZOOM_STATE_MOVING));
    tapzoom_destroy(view);
}

int test_beyond(void) {
    a_turned_fling();
    endless_wheel();
    laws_of_every_reading();
    return check_report();
}

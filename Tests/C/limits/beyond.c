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

/* ---- Fingers ----------------------------------------------------------------------------------------------------- */

static tapzoom_config without_slop(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.pan_slop = config.pinch_slop = 0;
    config.always_bounce_x = config.always_bounce_y = 1;
    return config;
}

/* The travel of the finger is the travel of the content plus the raw overscroll that the band holds back. Square
   content fits at every quarter turn. `band`: the stiffness; `fixed`: the content has nothing to scroll and does not
   bounce. */
static void pan(double band, int fixed, int quarters) {
    tapzoom_config config = without_slop();
    config.rubber_band = band;
    config.always_bounce_x = config.always_bounce_y = !fixed;
    stage on = {view_of(&config, WIDTH, HEIGHT, 3000, 3000), WIDTH, HEIGHT, 3000, 3000};
    CHECK_OK(tapzoom_rotate_to(on.view, quarter * quarters, 400, 300, NULL));
    CHECK_OK(touch(on.view, BEGAN, 1, 1, 100, 100));
    CHECK_OK(touch(on.view, MOVED, 1, 1.01, 101, 102));
    CHECK_OK(tapzoom_advance(on.view, 1.01));
    tapzoom_overscroll first = overscroll_of(on.view);
    tapzoom_transform at = place_of(on.view);
    for (int step = 1; step <= 40; step++) {
        /* The finger drags beyond one edge, then back beyond the opposite one. */
        double way_x = 30 * step - 600.0 * (step > 20) * (step - 20) / 5, way_y = -13 * step;
        CHECK_OK(touch(on.view, MOVED, 1, 1.01 + 0.01 * step, 101 + way_x, 102 + way_y));
        CHECK_OK(tapzoom_advance(on.view, 1.01 + 0.01 * step));
        tapzoom_overscroll read = overscroll_of(on.view);
        tapzoom_transform t = place_of(on.view);
        check_laws(&on, !fixed && band > 0);
        CHECK_NEAR(read.raw_x - first.raw_x, way_x, 1e-9);
        CHECK_NEAR(read.raw_y - first.raw_y, way_y, 1e-9);
        double held_x = (read.raw_x - read.x) - (first.raw_x - first.x);
        double held_y = (read.raw_y - read.y) - (first.raw_y - first.y);
        CHECK_NEAR(way_x, t.x - at.x + held_x, 1e-9);
        CHECK_NEAR(way_y, t.y - at.y + held_y, 1e-9);
        if (fixed || band == 0) CHECK(read.x == 0 && read.y == 0);
        else CHECK(fabs(read.y) > 0.1 * -way_y);
    }
    tapzoom_destroy(on.view);
}

/* A pan from the middle of larger content: overscroll begins only when the finger has brought the edge into view. */
static void pan_from_the_middle(void) {
    tapzoom_config config = without_slop();
    stage on = {view_of(&config, WIDTH, HEIGHT, 4000, 3000), WIDTH, HEIGHT, 4000, 3000};
    CHECK_OK(tapzoom_center_on(on.view, 2000, 1500, 0.25, NULL));
    double room = -place_of(on.view).x;
    CHECK(room > 50);
    CHECK_OK(touch(on.view, BEGAN, 1, 1, 100, 300));
    for (int step = 0; step <= 50; step++) {
        CHECK_OK(touch(on.view, MOVED, 1, 1.01 + 0.01 * step, 110 + 10 * step, 300));
        CHECK_OK(tapzoom_advance(on.view, 1.01 + 0.01 * step));
        tapzoom_overscroll read = overscroll_of(on.view);
        CHECK_NEAR(read.raw_x, fmax(0, 10 + 10 * step - room), 1e-9);
        CHECK(read.y == 0 && read.raw_y == 0 && read.log_scale == 0);
        check_laws(&on, 1);
    }
    tapzoom_destroy(on.view);
}

/* Rotated content at its bounds has rounding errors. They do not count as overscroll. */
static void pan_within_the_bounds(void) {
    for (int round = 0; round < 100; round++) {
        tapzoom_config config = without_slop();
        config.always_bounce_x = config.always_bounce_y = 0;
        stage on = {view_of(&config, WIDTH, HEIGHT, 3000, 3000), WIDTH, HEIGHT, 3000, 3000};
        CHECK_OK(tapzoom_rotate_to(on.view, between(-7, 7), between(0, WIDTH), between(0, HEIGHT), NULL));
        drag(on.view, 1, 1, 100, 100, between(0, WIDTH), between(0, HEIGHT));
        CHECK_OK(tapzoom_advance(on.view, 1.1));
        tapzoom_overscroll read = overscroll_of(on.view);
        CHECK(read.x == 0 && read.y == 0 && fabs(read.raw_x) > 0 && fabs(read.raw_y) > 0);
        check_laws(&on, 0);
        tapzoom_destroy(on.view);
    }
}

static void pans(void) {
    check_topic = "pans";
    for (int quarters = 0; quarters < 5; quarters++)
        pan(0.55, 0, quarters), pan(1, 0, quarters), pan(0, 0, quarters), pan(0.55, 1, quarters);
    pan_from_the_middle();
    pan_within_the_bounds();
}

/* Two fingers move from a distance of 100 to `apart`. */
static void pinch(double band, double scale, double apart) {
    tapzoom_config config = without_slop();
    config.rubber_band = band;
    stage on = {view_of(&config, WIDTH, HEIGHT, 4000, 3000), WIDTH, HEIGHT, 4000, 3000};
    double min, max;
    CHECK_OK(tapzoom_get_scale_range(on.view, &min, &max, NULL));
    CHECK_OK(tapzoom_zoom_to(on.view, scale, 400, 300, NULL));
    double start = place_of(on.view).scale;
    CHECK_OK(touch(on.view, BEGAN, 1, 1, 350, 300));
    CHECK_OK(touch(on.view, BEGAN, 2, 1, 450, 300));
    for (int step = 1; step <= 20; step++) {
        double half = (100 + (apart - 100) * step / 20) / 2, time = 1 + 0.01 * step;
        tapzoom_touch both[2] = {sample(MOVED, 1, time, 400 - half, 300), sample(MOVED, 2, time, 400 + half, 300)};
        CHECK_OK(tapzoom_push_touches(on.view, both, 2, NULL));
        CHECK_OK(tapzoom_advance(on.view, time));
        tapzoom_overscroll read = overscroll_of(on.view);
        double asked = log(start) + log(half / 50), limit = fmax(log(min), fmin(log(max), asked));
        CHECK_NEAR(read.raw_log_scale, asked - limit, 1e-9);
        if (band == 0) CHECK(read.log_scale == 0);
        check_laws(&on, band > 0);
    }
    CHECK(fabs(overscroll_of(on.view).raw_log_scale) > 0.1);
    tapzoom_destroy(on.view);
}

static void pinches(void) {
    check_topic = "pinches";
    tapzoom_view *view = photos();
    double min, max;
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    tapzoom_destroy(view);
    for (int step = 0; step < 3; step++) {
        double band = step == 0 ? 0 : step == 1 ? 0.55 : 1;
        pinch(band, max, 400), pinch(band, min, 20), pinch(band, max / 2, 700), pinch(band, 2 * min, 11);
    }
}

/* ---- Motion after the fingers ------------------------------------------------------------------------------------ */

/* A lift and a landing change none of the six numbers, and the spring brings them to 0. */
static void springs(void) {
    check_topic = "springs";
    for (int round = 0; round < 40; round++) {
        tapzoom_config config = without_slop();
        config.gestures &= ~(uint32_t)(TAPZOOM_GESTURE_FLING | TAPZOOM_GESTURE_SWIPE);
        stage on = {view_of(&config, WIDTH, HEIGHT, 4000, 3000), WIDTH, HEIGHT, 4000, 3000};
        if (round % 2) CHECK_OK(tapzoom_rotate_to(on.view, between(-3, 3), 400, 300, NULL));
        double x = 400 + between(-300, 300), y = 300 + between(-250, 250), time = 1.12;
        drag(on.view, 1, 1, 400, 300, x, y);
        CHECK_OK(tapzoom_advance(on.view, 1.1));
        tapzoom_overscroll held = overscroll_of(on.view);
        CHECK(hypot(held.x, held.y) > 0);
        CHECK_OK(touch(on.view, ENDED, 1, 1.1, x, y));
        for (int landing = 0; landing < 3; landing++) {
            tapzoom_overscroll now = overscroll_of(on.view);
            CHECK_NEAR(now.x, held.x, 1e-9), CHECK_NEAR(now.y, held.y, 1e-9);
            CHECK_NEAR(now.raw_x, held.raw_x, 1e-6), CHECK_NEAR(now.raw_y, held.raw_y, 1e-6);
            CHECK_OK(tapzoom_advance(on.view, time += 0.02));
            held = overscroll_of(on.view);
            check_laws(&on, 1);
            CHECK(fabs(held.raw_x) <= fabs(now.raw_x) && fabs(held.raw_y) <= fabs(now.raw_y));
            if (landing == 2) break;
            /* The finger lands; in half of the runs it moves at once. */
            CHECK_OK(touch(on.view, BEGAN, 2, time, 300, 300));
            now = overscroll_of(on.view);
            CHECK_NEAR(now.raw_x, held.raw_x, 1e-6), CHECK_NEAR(now.raw_y, held.raw_y, 1e-6);
            check_laws(&on, 1);
            if (landing == 1) {
                CHECK_OK(touch(on.view, MOVED, 2, time, 300, 300));
                CHECK_OK(touch(on.view, MOVED, 2, time += 0.01, 301, 300));
                CHECK_OK(tapzoom_advance(on.view, time));
                check_laws(&on, 1);
                now = overscroll_of(on.view);
                CHECK_NEAR(hypot(now.raw_x - held.raw_x, now.raw_y - held.raw_y), 1, 1e-6);
                held = now;
            }
            CHECK_OK(touch(on.view, ENDED, 2, time, 300, 300));
        }
        CHECK_OK(tapzoom_advance(on.view, 100));
        CHECK(is_zero(overscroll_of(on.view)));
        check_laws(&on, 1);
        tapzoom_destroy(on.view);
    }
}

/* A fling hits an edge and goes beyond it. */
static void flings(void) {
    check_topic = "flings";
    tapzoom_config config = without_slop();
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_SWIPE;
    stage on = {view_of(&config, WIDTH, HEIGHT, 4000, 3000), WIDTH, HEIGHT, 4000, 3000};
    CHECK_OK(tapzoom_center_on(on.view, 2000, 1500, 1, NULL));
    drag(on.view, 1, 1, 100, 300, 700, 300);
    CHECK_OK(touch(on.view, ENDED, 1, 1.1, 700, 300));
    double most = 0;
    int seen = 0;
    for (double time = 1.1; time < 4; time += 0.01) {
        CHECK_OK(tapzoom_advance(on.view, time));
        check_laws(&on, 1);
        tapzoom_overscroll read = overscroll_of(on.view);
        most = fmax(most, read.x), seen += read.raw_x > read.x;
    }
    CHECK(most > 5 && seen > 5);
    CHECK_OK(tapzoom_advance(on.view, 100));
    CHECK(is_zero(overscroll_of(on.view)));
    tapzoom_destroy(on.view);
}

/* A command turns a fling that is beyond its edge by more than the width of the view, which becomes the maximum. What
   catches it there follows the view. */
static void a_turned_fling(void) {
    check_topic = "a turned fling";
    tapzoom_config config = without_slop();
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

/* ---- The host ---------------------------------------------------------------------------------------------------- */

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

/* Content that the host moves stays within the limits, and returns content that fingers hold beyond them. */
static void hosts(void) {
    check_topic = "what the host moves";
    tapzoom_config config = without_slop();
    stage on = {view_of(&config, WIDTH, HEIGHT, 4000, 3000), WIDTH, HEIGHT, 4000, 3000};
    CHECK_OK(tapzoom_advance(on.view, 1));
    CHECK_OK(tapzoom_set_velocity(on.view, &(tapzoom_velocity){500, -300, 1, 0, 400, 300}));
    for (double time = 1; time < 2; time += 0.05) {
        CHECK_OK(tapzoom_advance(on.view, time));
        CHECK(is_zero(overscroll_of(on.view)));
    }
    CHECK_OK(tapzoom_fit(on.view, NULL));
    drag(on.view, 1, 2, 100, 300, 400, 300);
    CHECK_OK(tapzoom_advance(on.view, 2.1));
    double raw = overscroll_of(on.view).raw_x;
    CHECK_NEAR(raw, 300, 1e-9);
    CHECK_OK(tapzoom_set_velocity(on.view, &(tapzoom_velocity){-100, 0, 0, 0, 0, 0}));
    for (int step = 1; step <= 10; step++) {
        CHECK_OK(tapzoom_advance(on.view, 2.1 + 0.1 * step));
        CHECK_NEAR(overscroll_of(on.view).raw_x, raw - 10 * step, 1e-6);
        check_laws(&on, 1);
    }
    /* A command moves the displayed content by exactly its amount. */
    tapzoom_overscroll before = overscroll_of(on.view);
    CHECK_OK(tapzoom_pan_by(on.view, -50, 0, NULL));
    CHECK_NEAR(overscroll_of(on.view).x, before.x - 50, 1e-6);
    CHECK(overscroll_of(on.view).raw_x < before.raw_x - 50);
    before = overscroll_of(on.view);
    CHECK_OK(tapzoom_pan_by(on.view, 50, 0, NULL));
    CHECK_NEAR(overscroll_of(on.view).x, before.x, 1e-6);
    CHECK_NEAR(overscroll_of(on.view).raw_x, before.raw_x, 1e-6);
    check_laws(&on, 1);
    tapzoom_destroy(on.view);
}

/* A trackpad pulls content beyond its limits as fingers do. */
static void trackpads(void) {
    check_topic = "trackpads";
    tapzoom_config config = without_slop();
    stage on = {view_of(&config, WIDTH, HEIGHT, 4000, 3000), WIDTH, HEIGHT, 4000, 3000};
    push(on.view, trackpad_of(1, 400, 300, 0, 0, TAPZOOM_SCROLL_BEGAN));
    for (int step = 1; step <= 10; step++) {
        push(on.view, trackpad_of(1 + 0.01 * step, 400, 300, 0, -20, TAPZOOM_SCROLL_CHANGED));
        CHECK_OK(tapzoom_advance(on.view, 1 + 0.01 * step));
        CHECK_NEAR(fabs(overscroll_of(on.view).raw_y), 20 * step, 1e-9);
        check_laws(&on, 1);
    }
    tapzoom_destroy(on.view);
}

/* ---- Edges ------------------------------------------------------------------------------------------------------- */

/* The edges that the content at rest has reached. */
static uint32_t edges_of(const tapzoom_view *view) { return state_of(view).flags & 15; }

static void edges(void) {
    check_topic = "flags";
    const uint32_t left = TAPZOOM_LIMIT_LEFT, top = TAPZOOM_LIMIT_TOP, right = TAPZOOM_LIMIT_RIGHT,
                   bottom = TAPZOOM_LIMIT_BOTTOM;
    tapzoom_view *view = photos();
    CHECK(edges_of(view) == (left | top | right | bottom)); /* the content just fits */
    CHECK_OK(tapzoom_center_on(view, 2000, 1500, 1, NULL));
    CHECK(edges_of(view) == 0);
    CHECK_OK(tapzoom_pan_by(view, 9e3, 0, NULL));
    CHECK(edges_of(view) == left);
    CHECK_OK(tapzoom_pan_by(view, 0, 9e3, NULL));
    CHECK(edges_of(view) == (left | top));
    CHECK_OK(tapzoom_pan_by(view, -9e3, 0, NULL));
    CHECK(edges_of(view) == (top | right));
    CHECK_OK(tapzoom_pan_by(view, 0, -9e3, NULL));
    CHECK(edges_of(view) == (right | bottom));
    /* On its way the view has reached no edge; at the end it has. */
    CHECK_OK(tapzoom_pan_by(view, 3000, 0, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_pan_by(view, 900, 0, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 1.02));
    CHECK(edges_of(view) == bottom);
    tapzoom_destroy(view);
    view = view_with(TAPZOOM_PRESET_BOARD);
    CHECK_OK(tapzoom_pan_by(view, 9e3, 9e3, NULL));
    CHECK(edges_of(view) == 0 && is_zero(overscroll_of(view)));
    tapzoom_destroy(view);
}

static void errors(void) {
    check_topic = "errors";
    tapzoom_view *view = photos();
    tapzoom_overscroll read;
    memset(&read, 0xA5, sizeof read);
    const tapzoom_overscroll before = read;
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_get_overscroll(NULL, &read));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_get_overscroll(view, NULL));
    CHECK_SAME(read, before);
    CHECK(is_zero(overscroll_of(view))); /* the view has no clock yet */
    tapzoom_destroy(view);
}

int test_beyond(void) {
    errors();
    edges();
    pans();
    pinches();
    springs();
    flings();
    a_turned_fling();
    endless_wheel();
    hosts();
    trackpads();
    laws_of_every_reading();
    return check_report();
}

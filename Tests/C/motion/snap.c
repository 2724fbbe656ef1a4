/*
 * snap.c - the scales at which a pinch or a scroll comes to rest, and how the raster reaches whole pixels.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

#define RUNS 300

/* Puts a level into `best` if it is nearer, in ln, to the end of the motion, and lies beyond its start. */
static void consider(double level, double start, double end, double *best, double *far) {
    double distance = fabs(log(level / end));
    if (distance > *far || (end > start ? level < start * (1 - 1e-9) : level > start * (1 + 1e-9))) return;
    *best = level, *far = distance;
}

static double expected(const tapzoom_config *config, double min, double max, double fitted, double start, double end) {
    double best = end, far = config->snap_tolerance;
    if (config->snap == TAPZOOM_SNAP_LEVELS) {
        consider(fitted, start, end, &best, &far);
        for (int i = 0; i < config->level_count; i++)
            consider(fmin(fmax(config->levels[i].factor, min), max), start, end, &best, &far);
    } else {
        for (int i = -200; i <= 200; i++)
            consider(fmin(fmax(fitted * pow(config->zoom_step, i), min), max), start, end, &best, &far);
    }
    return best;
}

/* A pinch, a trackpad or a wheel leads to a scale; the view comes to rest at a level near it. */
static void snap(int how) {
    static const char *const names[] = {"a pinch", "a trackpad", "a wheel"};
    static char topic[40];
    snprintf(topic, sizeof topic, "the levels of %s", names[how]);
    check_topic = topic;
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    config.snap = 1 + (int32_t)below(2);
    config.snap_tolerance = below(2) ? 0.35 : between(0, 1);
    config.zoom_step = between(1.2, 3);
    config.level_count = 1 + (int32_t)below(4);
    config.fling_zoom_decay = 0;
    for (int i = 0; i < config.level_count; i++)
        config.levels[i] = (tapzoom_level){exp(between(-3, 0.5)), 0, TAPZOOM_FIT_NONE, 0, TAPZOOM_LEVEL_FIRST, 0};
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    double min, max, fitted, factor = exp(between(-1, 1)), start = exp(between(-3, 0)), end, time = 1;
    CHECK_OK(tapzoom_zoom_to(view, start, 400, 300, NULL));
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &fitted));
    start = place_of(view).scale;
    if (how == 0) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1, 500, 300));
        for (int i = 1; i <= 30; i++) {
            double arm = 100 * exp(log(factor) * i / 30);
            time += 0.01;
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, 400 - arm, 300));
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, time, 400 + arm, 300));
        }
        end = place_at(view, time += 0.3).scale;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time, 400, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, time, 400, 300));
    } else {
        for (int i = 0; i < 30; i++, time += 0.01) {
            tapzoom_scroll part = how == 1 ? trackpad_of(time, 300, 200, 0, 0, i ? TAPZOOM_SCROLL_CHANGED : 1)
                                           : wheel_of(time, 300, 200, 0, log(factor) / 30 / WHEEL_RATE);
            if (how == 1) part.factor = pow(factor, 1.0 / 30);
            push(view, part);
        }
        end = how == 1 ? place_of(view).scale : fmin(fmax(start * factor, min), max);
        if (how == 1) push(view, trackpad_of(time, 300, 200, 0, 0, TAPZOOM_SCROLL_ENDED));
    }
    double kept = fmin(fmax(end, min), max), want = expected(&config, min, max, fitted, start, end);
    if (want == end) want = kept;
    CHECK_NEAR(target_of(view).scale, want, 1e-9 * want);
    CHECK_NEAR(place_at(view, time + 20).scale, want, 1e-9 * want);
    CHECK(!is_moving(view));
    tapzoom_destroy(view);
}

/* ---- The last pixel -------------------------------------------------------------------------------------------- */

/* The position, in device pixels, of a content point in the host's raster. */
static void shown_at(const tapzoom_view *view, const tapzoom_transform *place, double u, double v, double *x,
                     double *y) {
    double raster = raster_of(view);
    view_at(residual_of(view, *place), u * raster, v * raster, x, y);
}

/* Between frames 1 ms apart, content in the viewport steps by at most 0.35 pixels while a motion covers its last pixel.
   At rest the residual is a whole number of pixels. */
static void rest(int motion) {
    static const char *const names[] = {"a command", "a wheel", "a wheel that pans", "a fling", "a relative command",
                                        "a spring"};
    static const double points[5][2] = {{0, 0}, {WIDTH, 0}, {0, HEIGHT}, {WIDTH, HEIGHT}, {400, 300}};
    static char topic[50];
    snprintf(topic, sizeof topic, "the last pixel of %s", names[motion]);
    check_topic = topic;
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.pixels_per_unit = below(2) ? 1 : 2;
    if (motion == 2) config.wheel = TAPZOOM_ACTION_PAN;
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    tapzoom_transform start = {between(0.8, 1.5), 0, between(-900, -600), between(-900, -600)};
    CHECK_OK(tapzoom_set_transform(view, &start, NULL));
    CHECK_OK(tapzoom_advance(view, 1));
    double time = 1, end[5][2], last[5][2], pixels = config.pixels_per_unit;
    tapzoom_options options = *OPTIONS(1);
    options.duration = between(0.2, 0.6);
    switch (motion) {
    case 0: CHECK_OK(tapzoom_zoom_by(view, exp(between(-0.3, 0.3)), 300, 200, &options)); break;
    case 1: push(view, wheel_of(1, 300, 200, 0, between(-100, 100))); break;
    case 2: push(view, wheel_of(1, 300, 200, between(-100, 100), between(-100, 100))); break;
    case 3:
        drag(view, 1, 1, 400, 300, 340, 280);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time = 1.1, 340, 280));
        break;
    case 4:
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 340, 280));
        push(view, wheel_of(1, 300, 200, 0, 1));
        CHECK_OK(tapzoom_pan_by(view, between(-90, 90), between(-90, 90), &options));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.001, 340, 280));
        time = 1.001;
        break;
    default:
        CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -10.3, -700.7}, NULL));
        drag(view, 1, 1, 400, 300, 530, 300);
        CHECK_OK(tapzoom_advance(view, time = 1.3));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time, 530, 300));
    }
    tapzoom_transform target = target_of(view);
    for (int i = 0; i < 5; i++) content_at(target, points[i][0], points[i][1], &end[i][0], &end[i][1]);
    int is_last = 0;
    for (; time < 20; time += 0.001) {
        tapzoom_transform here = place_at(view, time);
        int rests = !is_moving(view);
        if (!is_last && apart(target, here) * pixels > 1) continue;
        for (int i = 0; i < 5; i++) {
            double x, y;
            shown_at(view, &here, end[i][0], end[i][1], &x, &y);
            if (is_last) CHECK(hypot(x - last[i][0], y - last[i][1]) <= 0.35);
            last[i][0] = x, last[i][1] = y;
        }
        is_last = 1;
        if (rests) break;
    }
    CHECK(is_last && !is_moving(view));
    tapzoom_transform residual = residual_of(view, place_of(view));
    CHECK(residual.scale == 1 && residual.rotation == 0);
    CHECK(residual.x == floor(residual.x) && residual.y == floor(residual.y));
    tapzoom_destroy(view);
}

int test_snap(void) {
    for (int run = 0; run < RUNS; run++) snap(run % 3);
    for (int run = 0; run < RUNS / 5; run++) rest(run % 6);
    return check_report();
}

/*
 * pixels.c - how the raster of a motion that comes to rest reaches whole pixels.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

#define RUNS 60

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

int test_pixels(void) {
    for (int run = 0; run < RUNS; run++) rest(run % 6);
    return check_report();
}

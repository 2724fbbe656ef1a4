/*
 * overscroll.c - content beyond its limits: landings and lifts do not move it, settings take effect at once, and a view
 * of any size comes to rest within its limits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

/* A quick zoom goes far beyond a limit; then a second finger lands and the first one lifts. */
static void quick_zoom(const tapzoom_config *config, double drag) {
    tapzoom_view *view = view_of(config, 800, 1000, 4000, 3000);
    double y = drag < 0 ? 990 : 10;
    CHECK_OK(touch(view, BEGAN, 1, 1, 400, y));
    CHECK_OK(touch(view, ENDED, 1, 1.05, 400, y));
    CHECK_OK(touch(view, BEGAN, 1, 1.15, 400, y));
    for (int step = 1; step <= 20; step++)
        CHECK_OK(touch(view, MOVED, 1, 1.2 + 0.02 * step, 400, y + drag * step / 20));
    CHECK_OK(tapzoom_advance(view, 1.61));
    tapzoom_transform before = place_of(view), after;
    CHECK(state_of(view).flags & (TAPZOOM_LIMIT_MIN_SCALE | TAPZOOM_LIMIT_MAX_SCALE));
    for (int step = 0; step < 3; step++) {
        if (step == 0) CHECK_OK(touch(view, BEGAN, 2, 1.62, 600, 500));
        if (step == 1) CHECK_OK(touch(view, ENDED, 1, 1.63, 400, y + drag));
        if (step == 2) CHECK_OK(touch(view, BEGAN, 3, 1.64, 100, 900));
        after = place_of(view);
        CHECK_NEAR(after.x, before.x, 1e-6);
        CHECK_NEAR(after.y, before.y, 1e-6);
        CHECK_NEAR(after.scale / before.scale, 1, 1e-9);
    }
    tapzoom_destroy(view);
}

static void quick_zooms(void) {
    static const double distances[] = {1, 2, 5, 10, 20, 40, 140}, bands[] = {1e-6, 1e-3, 0.55, 1},
                        scale_bands[] = {1, 1.000001, 2, 100};
    for (int which = 0; which < 7 * 4 * 4; which++) {
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        config.quick_zoom_distance = distances[which % 7];
        config.rubber_band = bands[which / 7 % 4];
        config.rubber_band_scale = scale_bands[which / 28];
        for (double drag = 500; drag <= 2000; drag *= 2) quick_zoom(&config, drag), quick_zoom(&config, -drag);
    }
}

/* The settings change while a finger holds content beyond its bounds. */
static void settings(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.always_bounce_y = 1;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    CHECK_OK(touch(view, BEGAN, 1, 1, 100, 100));
    CHECK_OK(touch(view, MOVED, 1, 1.05, 300, 250));
    CHECK_OK(tapzoom_advance(view, 1.05));
    CHECK(place_of(view).x > 50 && place_of(view).y > 50);
    config.rubber_band = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK(place_of(view).x == 0 && place_of(view).y == 0);
    CHECK_OK(touch(view, MOVED, 1, 1.07, 300, 250 + 1e-7));
    CHECK(place_of(view).x == 0 && place_of(view).y == 0);
    /* With the rubber band back on, the finger continues from the displayed content. */
    config.rubber_band = 0.55;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK(place_of(view).x == 0 && place_of(view).y == 0);
    CHECK_OK(touch(view, MOVED, 1, 1.08, 310, 250));
    CHECK_OK(tapzoom_advance(view, 1.08));
    CHECK(place_of(view).x > 5 && place_of(view).x < 10);
    tapzoom_destroy(view);
    /* A finger has caught the spring and has not moved yet. */
    view = view_of(&config, 800, 600, 4000, 3000);
    drag(view, 1, 1, 100, 100, 300, 250);
    CHECK_OK(touch(view, ENDED, 1, 1.2, 300, 250));
    CHECK_OK(touch(view, BEGAN, 2, 1.22, 300, 250));
    CHECK(place_of(view).x > 10);
    config.rubber_band = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK(place_of(view).x == 0 && place_of(view).y == 0);
    tapzoom_destroy(view);
}

/* Setting the same config again changes no byte, in any state. */
static void again(void) {
    static unsigned char before[65536], after[65536];
    for (int round = 0; round < 500; round++) {
        tapzoom_view *view = view_with((int32_t)below(4));
        double time = 1;
        for (int step = 0; step < 30; step++, time += between(0, 0.1)) {
            int64_t id = (int64_t)below(3);
            int32_t phase = 1 + (int32_t)below(4);
            size_t size, size_after;
            touch(view, phase, id, time, between(0, 800), between(0, 600)); /* the view refuses some of them */
            if (below(10) == 0) CHECK_OK(tapzoom_zoom_by(view, between(0.3, 3), 300, 300, OPTIONS(1)));
            tapzoom_config config = config_of(view);
            CHECK_OK(tapzoom_save_state(view, before, sizeof before, &size));
            CHECK_OK(tapzoom_set_config(view, &config, NULL));
            CHECK_OK(tapzoom_save_state(view, after, sizeof after, &size_after));
            if (!CHECK(size == size_after && memcmp(before, after, size) == 0)) break;
        }
        tapzoom_destroy(view);
    }
}

/* A finger catches a zoom in a viewport a billion times as high as wide, and the system cancels the finger. */
static void caught(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = view_of(&config, 800, 1e12, 1e12, 1);
    const tapzoom_transform far = {1.046431246327207, 0, 0.80603450218310058, 770756959206.50183};
    CHECK_OK(tapzoom_set_transform(view, &far, NULL));
    CHECK_OK(touch(view, BEGAN, 1, 10, 100, 5e11));
    CHECK_OK(touch(view, MOVED, 1, 10.07, 200, 5e11));
    CHECK_OK(touch(view, MOVED, 1, 10.1, 240, 5e11));
    CHECK_OK(touch(view, ENDED, 1, 10.1, 240, 5e11));
    CHECK_OK(tapzoom_zoom_by(view, 4.489335895259928, 0.787, 169223771765.0, OPTIONS(1)));
    CHECK_OK(touch(view, BEGAN, 2, 10.12, 300, 1e11));
    CHECK_OK(tapzoom_cancel_touches(view, 10.13));
    CHECK_OK(tapzoom_advance(view, 30));
    CHECK(place_of(view).x <= 0 && place_of(view).x + place_of(view).scale * 1e12 >= 800);
    tapzoom_destroy(view);
}

/* A rubber band too weak to see counts as none. */
static void weak(void) {
    static unsigned char bytes[65536];
    for (int power = -1; power >= -322; power -= 3) {
        tapzoom_config config = preset(TAPZOOM_PRESET_READER);
        size_t size;
        config.rubber_band = pow(10, power);
        config.always_bounce_y = 1;
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        drag(view, 1, 1, 100, 100, 700, 500);
        CHECK_OK(tapzoom_advance(view, 1.2));
        CHECK((place_of(view).y > 0) == (power > -7));
        CHECK_OK(set_size(view, 600, 800));
        CHECK_OK(tapzoom_save_state(view, bytes, sizeof bytes, &size));
        CHECK_OK(tapzoom_load_state(view, bytes, size));
        tapzoom_destroy(view);
    }
}

int test_overscroll(void) {
    quick_zooms();
    settings();
    again();
    caught();
    weak();
    return check_report();
}

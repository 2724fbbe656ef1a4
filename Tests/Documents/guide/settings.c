/*
 * settings.c - the parts and the tables of "Six settings to touch first".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "single.c"
#include "six.c"

static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
static size_t event_count;

static void poll(tapzoom_view *view) {
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &event_count));
}

static const tapzoom_event *find(int32_t kind) {
    for (size_t i = 0; i < event_count; i++)
        if (events[i].kind == kind) return &events[i];
    return NULL;
}

static void two_taps(tapzoom_view *view, double time, double pause, double apart) {
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, time, 200, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 0.05, 200, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, time + 0.05 + pause, 200 + apart, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 0.1 + pause, 200 + apart, 300));
    CHECK_OK(tapzoom_advance(view, time + 2));
}

/* The scales after double taps, relative to the fitted one. */
static void check_scales(const tapzoom_config *config, const double *scales, int count) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    const double fitted = place_of(view).scale;
    for (int i = 0; i < count; i++) {
        two_taps(view, 3 * i, 0.1, 0);
        CHECK_NEAR(place_of(view).scale / fitted, scales[i], 0.005);
    }
    tapzoom_destroy(view);
}

static void check_six(void) {
    tapzoom_config config;
    CHECK_OK(configure(&config, 480));
    CHECK_NEAR(config.points_per_unit, 1 / 3.0, 1e-12);
    static const double cycle[] = {2, 4, 8, 1};
    config.points_per_unit = 1;
    check_scales(&config, cycle, 4);
}

/* The table of double taps. */
static void check_double_taps(void) {
    static const double scales[5][5] = {
        {1, 1, 1, 1, 1}, {2.5, 1, 2.5, 1, 2.5}, {1.5, 2.25, 3.38, 5.06, 7.59}, {2, 4, 6, 1, 2}, {2, 5, 1, 2, 5}};
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.double_tap = TAPZOOM_ZOOM_NONE;
    check_scales(&config, scales[0], 5);
    config.double_tap = TAPZOOM_ZOOM_TOGGLE;
    check_scales(&config, scales[1], 5);
    config.double_tap = TAPZOOM_ZOOM_STEP;
    check_scales(&config, scales[2], 5);
    config.double_tap = TAPZOOM_ZOOM_CYCLE;
    config.zoom_step = 2;
    config.max_scale = TAPZOOM_LEVEL(CONTAIN, 6);
    check_scales(&config, scales[3], 5);
    config.double_tap = TAPZOOM_ZOOM_LEVELS;
    config.level_count = 2;
    config.levels[0] = TAPZOOM_LEVEL(CONTAIN, 2);
    config.levels[1] = TAPZOOM_LEVEL(CONTAIN, 5);
    check_scales(&config, scales[4], 5);
}

/* A fast drag of a fitted photo, in an album and alone. */
static void check_single(void) {
    for (int single = 0; single < 2; single++) {
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        if (single) show_one_photo(&config);
        tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
        const double before = place_of(view).x;
        for (int i = 0; i <= 10; i++)
            CHECK_OK(touch(view, i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 1, i / 100.0, 350 - 20 * i, 300));
        CHECK_OK(tapzoom_advance(view, 0.1));
        CHECK((place_of(view).x == before) == single);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 150, 300));
        CHECK_OK(tapzoom_advance(view, 2));
        poll(view);
        CHECK((find(TAPZOOM_EVENT_SWIPE) == NULL) == single && (find(TAPZOOM_EVENT_PAGE) == NULL) == single);
        tapzoom_destroy(view);
    }
}

int main(void) {
    check_six();
    check_double_taps();
    check_single();
    return check_report();
}

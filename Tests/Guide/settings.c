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

static void check_presets(void) {
    static const double table[4][6] = {
        {1, 20, 2.5, 1, 2.5, 1}, {1, 64, 2, 4, 8, 16}, {1, 5, 2, 1, 2, 1}, {0.1, 10, 1, 1, 1, 1}};
    for (int32_t name = TAPZOOM_PRESET_PHOTOS; name <= TAPZOOM_PRESET_BOARD; name++) {
        const tapzoom_config config = preset(name);
        tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
        double min, max, fitted;
        CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &fitted));
        CHECK_NEAR(min / fitted, table[name][0], 1e-9);
        CHECK_NEAR(max / fitted, table[name][1], 1e-9);
        CHECK((config.gestures & TAPZOOM_GESTURE_ROTATE) == 0);
        CHECK((config.bounds == TAPZOOM_BOUNDS_NONE) == (name == TAPZOOM_PRESET_BOARD));
        CHECK(config.bounce_x == (name == TAPZOOM_PRESET_PHOTOS) && config.bounce_y == 0);
        check_scales(&config, table[name] + 2, 4);
        tapzoom_destroy(view);
    }
}

static void check_zooms(void) {
    static const double none[] = {1, 1, 1, 1, 1}, toggle[] = {2.5, 1, 2.5, 1, 2.5},
                        step[] = {1.5, 2.25, 3.38, 5.06, 7.59}, cycle[] = {2, 4, 6, 1, 2}, levels[] = {2, 5, 1, 2, 5};
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    check_scales(&config, toggle, 5);
    config.double_tap = TAPZOOM_ZOOM_NONE;
    check_scales(&config, none, 5);
    config.double_tap = TAPZOOM_ZOOM_STEP;
    check_scales(&config, step, 5);
    config.double_tap = TAPZOOM_ZOOM_LEVELS;
    config.level_count = 2;
    config.levels[0] = (tapzoom_level){2, 0, TAPZOOM_FIT_CONTAIN, 0, 0, 0};
    config.levels[1] = (tapzoom_level){5, 0, TAPZOOM_FIT_CONTAIN, 0, 0, 0};
    check_scales(&config, levels, 5);
    config.double_tap = TAPZOOM_ZOOM_CYCLE;
    config.zoom_step = 2;
    config.max_scale = (tapzoom_level){6, 0, TAPZOOM_FIT_CONTAIN, 0, 0, 0};
    check_scales(&config, cycle, 5);
}

/* The travel after which a finger's drag begins; 0 if it does not begin within 60 view units. */
static double drag_begins(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, 400, 600, 8000, 9000);
    double found = 0;
    CHECK_OK(tapzoom_zoom_by(view, 2, 200, 300, NULL));
    poll(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 200, 300));
    for (int i = 1; i <= 120 && found == 0; i++) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, i / 100.0, 200 + i / 2.0, 300));
        CHECK_OK(tapzoom_advance(view, i / 100.0));
        poll(view);
        if (find(TAPZOOM_EVENT_PAN) != NULL) found = i / 2.0;
    }
    tapzoom_destroy(view);
    return found;
}

static void check_points(void) {
    static const double table[][2] = {{96, 6}, {160, 10}, {320, 20}, {480, 30}};
    for (int i = 0; i < 4; i++) {
        tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
        config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS;
        config.points_per_unit = 160 / table[i][0];
        CHECK_NEAR(drag_begins(&config), table[i][1], 0.5);
    }
    CHECK_NEAR(10 / 480.0 * 25.4, 0.5, 0.05); /* 10 pixels of the phone, in mm */
}

static double tap_delay(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 200, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 200, 300));
    CHECK_OK(tapzoom_advance(view, 1));
    poll(view);
    const tapzoom_event *tap = find(TAPZOOM_EVENT_TAP);
    tapzoom_destroy(view);
    return CHECK(tap != NULL) ? tap->time - 0.1 : -1;
}

static void check_gestures(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    CHECK_NEAR(tap_delay(&config), 0.3, 1e-9);
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_DOUBLE_TAP;
    CHECK(tap_delay(&config) == 0);
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config.double_tap = TAPZOOM_ZOOM_NONE;
    config.events &= ~(1u << TAPZOOM_EVENT_DOUBLE_TAP | 1u << TAPZOOM_EVENT_MULTI_TAP);
    CHECK(tap_delay(&config) == 0);
}

/* Two fingers on a line spread until they ask for `factor` times the fitted scale. */
static void spread(tapzoom_view *view, double factor) {
    for (int i = 0; i <= 100; i++) {
        const int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        const double radius = 30 * pow(factor, i / 100.0);
        CHECK_OK(touch(view, phase, 1, i / 100.0, 200, 300 - radius));
        CHECK_OK(touch(view, phase, 2, i / 100.0, 200, 300 + radius));
    }
    CHECK_OK(tapzoom_advance(view, 1));
}

static void check_limits(void) {
    static const double table[][3] = {{4, 5.5, 4}, {8, 9.5, 8}, {16, 12, 12}};
    for (int i = 0; i < 3; i++) {
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        config.pinch_slop = config.pinch_min_span = 0;
        config.glide_decay = 0;
        config.max_scale = (tapzoom_level){table[i][0], 0, TAPZOOM_FIT_CONTAIN, 0, 0, 0};
        tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
        const double fitted = place_of(view).scale;
        spread(view, 12);
        CHECK_NEAR(place_of(view).scale / fitted, table[i][1], 0.05);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.1, 200, 0));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 1.1, 200, 0));
        CHECK_OK(tapzoom_advance(view, 4));
        CHECK_NEAR(place_of(view).scale / fitted, table[i][2], 0.05);
        tapzoom_destroy(view);
    }
}

/* A finger lifts at a speed. Returns the distance of the fling, and in `*when` the time at which `part` of it is
   done. */
static double fling(const tapzoom_config *config, double speed, double part, double *when) {
    tapzoom_view *view = view_of(config, 400, 600, 20000, 30000);
    tapzoom_transform target;
    CHECK_OK(tapzoom_center_on(view, 10000, 15000, 1, NULL));
    for (int i = 0; i <= 24; i++)
        CHECK_OK(touch(view, i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 1, i / 120.0, 390 - speed * i / 120,
                       300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.2, 390 - speed / 5, 300));
    const double start = place_of(view).x;
    CHECK_OK(tapzoom_get_target_transform(view, &target));
    const double distance = start - target.x;
    for (*when = 0; distance > 0 && start - place_of(view).x < part * distance; *when += 0.01)
        CHECK_OK(tapzoom_advance(view, 0.2 + *when));
    tapzoom_destroy(view);
    return distance;
}

static void check_flings(void) {
    static const double table[][3] = {{1, 996, 2.3}, {2, 498, 1.1}, {4, 249, 0.6}, {10, 100, 0.2}};
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    double when;
    for (int i = 0; i < 4; i++) {
        config.fling_decay = table[i][0];
        CHECK_NEAR(fling(&config, 1000, 0.9, &when), table[i][1], 1);
        CHECK_NEAR(when, table[i][2], 0.06);
    }
    config = preset(TAPZOOM_PRESET_MAPS);
    CHECK(config.fling_decay == 2 && fling(&config, 300, 0.9, &when) > 0);
    config.fling_min_speed = 400;
    CHECK(fling(&config, 300, 0.9, &when) == 0);
}

/* Whether a touch that moves by a distance and then rests is a tap. */
static int taps(const tapzoom_config *config, double distance, double duration) {
    tapzoom_view *view = view_of(config, 400, 600, 8000, 9000);
    CHECK_OK(tapzoom_zoom_by(view, 2, 200, 300, NULL));
    poll(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 200, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, duration / 2, 200 + distance, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, duration, 200 + distance, 300));
    CHECK_OK(tapzoom_advance(view, 2));
    poll(view);
    const int found = find(TAPZOOM_EVENT_TAP) != NULL;
    tapzoom_destroy(view);
    return found;
}

static int double_taps(const tapzoom_config *config, double pause, double apart) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    two_taps(view, 0, pause, apart);
    poll(view);
    const int found = find(TAPZOOM_EVENT_DOUBLE_TAP) != NULL;
    tapzoom_destroy(view);
    return found;
}

/* The pages that a drag of the fitted photo to the left at a constant speed asks for. */
static int pages(const tapzoom_config *config, double distance, double speed) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    for (int i = 0; i <= 20; i++)
        CHECK_OK(touch(view, i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 1, distance / speed * i / 20,
                       390 - distance * i / 20, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, distance / speed, 390 - distance, 300));
    CHECK_OK(tapzoom_advance(view, 5));
    poll(view);
    const int found = find(TAPZOOM_EVENT_PAGE) != NULL;
    tapzoom_destroy(view);
    return found;
}

/* The angle at which a rotation by two fingers 200 points apart begins, as an arc in points. */
static double rotation_begins(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    double found = 0;
    for (int i = 0; i <= 100 && found == 0; i++) {
        const double angle = i / 100.0;
        const int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        CHECK_OK(touch(view, phase, 1, i / 100.0, 200 - 100 * cos(angle), 300 - 100 * sin(angle)));
        CHECK_OK(touch(view, phase, 2, i / 100.0, 200 + 100 * cos(angle), 300 + 100 * sin(angle)));
        CHECK_OK(tapzoom_advance(view, i / 100.0));
        poll(view);
        if (find(TAPZOOM_EVENT_ROTATE) != NULL) found = 100 * angle;
    }
    tapzoom_destroy(view);
    return found;
}

static double wheel(const tapzoom_config *config, double dy) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    const tapzoom_scroll scroll = {.x = 200, .y = 300, .dy = -dy};
    const double before = place_of(view).scale;
    CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    CHECK_OK(tapzoom_advance(view, 5));
    const double factor = place_of(view).scale / before;
    tapzoom_destroy(view);
    return factor;
}

/* How far a photo at its edge follows a finger that pulls by 100 points. */
static double pull(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 3000);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 100, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 0.5, 200, 300));
    CHECK_OK(tapzoom_advance(view, 0.6));
    const double x = place_of(view).x;
    tapzoom_destroy(view);
    return x;
}

static void check_complaints(void) {
    const tapzoom_config photos = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_config config = photos;
    config.tap_slop_pannable = config.pan_slop = 16;
    CHECK(!taps(&photos, 14, 0.1) && taps(&config, 14, 0.1));
    config = photos;
    config.double_tap_distance = 100;
    config.double_tap_time = 0.4;
    CHECK(!double_taps(&photos, 0.1, 80) && double_taps(&config, 0.1, 80));
    CHECK(!double_taps(&photos, 0.35, 0) && double_taps(&config, 0.35, 0));
    config = photos;
    config.double_tap_time = 0.2;
    CHECK_NEAR(tap_delay(&config), 0.2, 1e-9);
    config = preset(TAPZOOM_PRESET_MAPS);
    config.pan_slop = 5;
    CHECK_NEAR(drag_begins(&config), 5, 0.5);
    config = photos;
    config.swipe_speed = 800;
    config.page_overscroll = 0.5;
    CHECK(pages(&photos, 80, 500) && !pages(&config, 80, 500));
    CHECK(pages(&photos, 180, 200) && !pages(&config, 180, 200));
    config = photos;
    config.pinch_slop = config.pinch_min_span = config.glide_decay = 0;
    config.pinch_speed = 1.5;
    tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
    const double before = place_of(view).scale;
    spread(view, 2);
    CHECK_NEAR(place_of(view).scale / before, 2.8, 0.05);
    tapzoom_destroy(view);
    config = photos;
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    CHECK_NEAR(rotation_begins(&config), 25, 2);
    config.rotate_slop = 40;
    CHECK_NEAR(rotation_begins(&config), 40, 2);
    config = photos;
    CHECK_NEAR(wheel(&config, 300), 2, 1e-6);
    config.wheel_speed = 0.6;
    CHECK_NEAR(wheel(&config, 500), 2, 1e-6);
    config = photos;
    const double soft = pull(&config);
    config.rubber_band = 0.3;
    CHECK(pull(&config) < soft && pull(&config) > 0);
    config.rubber_band = 0;
    CHECK(pull(&config) == 0);
    config = photos;
    config.press_time = 0.6;
    CHECK(!taps(&photos, 0, 0.5) && taps(&config, 0, 0.5));
}

static void check_six(void) {
    tapzoom_config config;
    CHECK_OK(configure(&config, 480));
    CHECK_NEAR(config.points_per_unit, 1 / 3.0, 1e-12);
    static const double cycle[] = {2, 4, 8, 1};
    config.points_per_unit = 1;
    check_scales(&config, cycle, 4);
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
    check_single();
    check_presets();
    check_points();
    check_gestures();
    check_limits();
    check_zooms();
    check_flings();
    check_complaints();
    return check_report();
}

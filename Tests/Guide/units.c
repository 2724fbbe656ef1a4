/*
 * units.c - the parts of "Units and screens", and the statements of the chapter about numbers.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "screens.c"
#include "screen-changed.c"
#include "y-up.c"

static const double PI = 3.14159265358979323846;

static tapzoom_view *make(const tapzoom_config *config, tapzoom_viewport viewport, tapzoom_rect content) {
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(config, &viewport, &content, &view));
    return view;
}

/* Bit 1 << kind for each kind of event that waits. */
static uint32_t kinds(tapzoom_view *view) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    uint32_t found = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) found |= 1u << events[i].kind;
    return found;
}

/* What a view on a phone with 480 dpi makes of a tap that rolls, and then of a second one at a distance. */
static uint32_t rolling_taps(const tapzoom_config *config, double roll, double distance) {
    tapzoom_view *view = make(config, (tapzoom_viewport){1080, 1920, 0, 0, 0, 0}, (tapzoom_rect){0, 0, 4000, 8000});
    CHECK_OK(tapzoom_zoom_by(view, 3, 540, 960, NULL));
    CHECK_OK(tapzoom_advance(view, 0));
    kinds(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 500, 800));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 0.05, 500 + roll, 800));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 500 + roll, 800));
    if (distance > 0) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0.2, 500, 800 + distance));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.25, 500, 800 + distance));
    }
    CHECK_OK(tapzoom_advance(view, 2));
    uint32_t found = kinds(view);
    tapzoom_destroy(view);
    return found;
}

/* Whether a drag at a speed, in pixels per second, flings. */
static int flings(const tapzoom_config *config, double speed) {
    tapzoom_view *view = make(config, (tapzoom_viewport){1080, 1920, 0, 0, 0, 0}, (tapzoom_rect){0, 0, 4000, 8000});
    CHECK_OK(tapzoom_zoom_by(view, 3, 540, 960, NULL));
    for (int i = 0; i <= 60; i++)
        CHECK_OK(touch(view, i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 1, i / 120.0, 500,
                       800 + speed * i / 120));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.5, 500, 800 + speed / 2));
    uint32_t found = kinds(view);
    tapzoom_destroy(view);
    return (found >> TAPZOOM_EVENT_FLING & 1) != 0;
}

static void thresholds(void) {
    tapzoom_config wrong = preset(TAPZOOM_PRESET_MAPS), right = wrong;
    use_pixels(&right, 480);
    const uint32_t tap = 1u << TAPZOOM_EVENT_TAP, pan = 1u << TAPZOOM_EVENT_PAN, two = 1u << TAPZOOM_EVENT_DOUBLE_TAP;
    CHECK((rolling_taps(&right, 15, 0) & (tap | pan)) == tap);
    CHECK((rolling_taps(&wrong, 15, 0) & (tap | pan)) == pan);
    CHECK_NEAR(15 / 480.0 * 25.4, 0.8, 0.01);
    CHECK_NEAR(10 / 160.0 * 25.4, 1.6, 0.02);
    CHECK(rolling_taps(&right, 0, 100) & two);
    CHECK(rolling_taps(&wrong, 0, 39) & two);
    CHECK(!(rolling_taps(&wrong, 0, 41) & two));
    CHECK_NEAR(40 / 480.0 * 25.4, 2.1, 0.02);
    CHECK(flings(&wrong, 300) && !flings(&right, 300) && flings(&right, 900)); /* 200 points are 600 pixels */

    tapzoom_config small = right;
    small.points_per_unit = right.points_per_unit / 3; /* so a point has 3 times as many pixels */
    CHECK(rolling_taps(&right, 50, 0) & pan);
    CHECK(!(rolling_taps(&small, 50, 0) & pan) && !(rolling_taps(&small, 89, 0) & pan));
    CHECK(rolling_taps(&small, 91, 0) & pan); /* 10 points are 90 pixels */
}

static void density(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.fit = TAPZOOM_FIT_ONE_TO_ONE;
    use_system_units(&config, 2);
    tapzoom_view *view = make(&config, (tapzoom_viewport){800, 600, 0, 0, 0, 0}, (tapzoom_rect){0, 0, 300, 200});
    CHECK_NEAR(place_of(view).scale, 1 / 2.0, 1e-12);
    CHECK_OK(change_density(view, 4));
    CHECK_NEAR(place_of(view).scale, 1 / 4.0, 1e-12);
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, change_density(view, 0));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, change_density(NULL, 1));
    tapzoom_destroy(view);
}

/* The factor of a quick zoom whose finger goes toward larger y. */
static double quick_zoom(const tapzoom_config *config) {
    tapzoom_view *view = make(config, (tapzoom_viewport){400, 600, 0, 0, 0, 0}, (tapzoom_rect){0, 0, 2000, 3000});
    CHECK_OK(tapzoom_zoom_by(view, 3, 200, 300, NULL));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 200, 200));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.05, 200, 200));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0.2, 200, 200));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 0.4, 200, 300));
    CHECK_OK(tapzoom_advance(view, 0.4));
    double scale = place_of(view).scale;
    tapzoom_destroy(view);
    return scale / 0.6;
}

/* How far a trackpad's dy of 10 moves the content. */
static double scrolled(const tapzoom_config *config) {
    tapzoom_view *view = make(config, (tapzoom_viewport){400, 600, 0, 0, 0, 0}, (tapzoom_rect){0, 0, 2000, 3000});
    CHECK_OK(tapzoom_zoom_by(view, 3, 200, 300, NULL));
    const double before = place_of(view).y;
    tapzoom_scroll scroll = {.x = 200, .y = 300, .dy = 10, .source = TAPZOOM_SOURCE_TRACKPAD};
    CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    const double after = place_of(view).y;
    tapzoom_destroy(view);
    return after - before;
}

static void axes(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    CHECK(quick_zoom(&config) > 1.1);
    use_y_up(&config);
    CHECK(quick_zoom(&config) < 0.9);
    CHECK_NEAR(scrolled(&config), -10, 1e-9); /* so a larger y of the content comes into view */
    config.invert_pan = 1;
    CHECK_NEAR(scrolled(&config), 10, 1e-9);

    /* TOP is the side of the smallest y. */
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config.align_y = 0;
    tapzoom_view *view = make(&config, (tapzoom_viewport){400, 600, 0, 50, 0, 0}, (tapzoom_rect){0, 0, 400, 300});
    CHECK_NEAR(place_of(view).y, 50, 1e-12);
    CHECK_OK(tapzoom_rotate_by(view, 3 * PI, 200, 300, NULL));
    CHECK_NEAR(place_of(view).rotation, 3 * PI, 1e-12);
    tapzoom_destroy(view);

    const tapzoom_transform quarter = {1, PI / 2, 0, 0};
    double x, y;
    CHECK_OK(tapzoom_content_to_view(&quarter, 1, 0, &x, &y));
    CHECK_NEAR(x, 0, 1e-12);
    CHECK_NEAR(y, 1, 1e-12);
}

static void numbers(void) {
    const tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    const tapzoom_rect content = {0, 0, 2000, 3000};
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    tapzoom_view *view = make(&config, (tapzoom_viewport){1e12, 1e-6, 0, 0, 0, 0}, (tapzoom_rect){-1e12, 1e12, 1, 1});
    tapzoom_destroy(view);
    view = make(&config, viewport, content);
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_set_viewport(view, &(tapzoom_viewport){1.1e12, 1, 0, 0, 0, 0}));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_set_viewport(view, &(tapzoom_viewport){0.9e-6, 1, 0, 0, 0, 0}));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, 1.1e12));
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, NAN));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_zoom_to(view, 1.1e40, 0, 0, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_zoom_to(view, 0.9e-40, 0, 0, NULL));
    CHECK_NEAR(nextafter(1e12, INFINITY) - 1e12, 1.2e-4, 0.05e-4);
    CHECK_NEAR(nextafter(1e6, INFINITY) - 1e6, 1.2e-10, 0.05e-10);

    const tapzoom_transform negative = {1, -0.0, -0.0, -0.0}, zero = {1, 0, 0, 0};
    CHECK_OK(tapzoom_set_transform(view, &negative, NULL));
    const tapzoom_transform got = place_of(view);
    CHECK_SAME(got, zero);
    tapzoom_destroy(view);
}

int main(void) {
    thresholds();
    density();
    axes();
    numbers();
    return check_report();
}

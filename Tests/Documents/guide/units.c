/*
 * units.c - the parts of "Units and screens", and the statements of the chapter about numbers.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "screens.c"
#include "screen-changed.c"
#include "y-up.c"

static tapzoom_view *make(const tapzoom_config *config, tapzoom_viewport viewport, tapzoom_rect content) {
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(config, &viewport, &content, &view));
    return view;
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

}

static void pixels(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    use_pixels(&config, 480);
    CHECK_NEAR(config.points_per_unit, 1 / 3.0, 1e-12);
}

int main(void) {
    pixels();
    density();
    axes();
    return check_report();
}

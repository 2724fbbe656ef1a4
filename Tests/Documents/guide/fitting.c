/*
 * fitting.c - the parts of "Fitting, limits and bounds", and the statements of the chapter about them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "limits.c"
#include "resize.c"
#include "content.c"

static tapzoom_view *make(const tapzoom_config *config, tapzoom_viewport viewport, double width, double height) {
    const tapzoom_rect content = {0, 0, width, height};
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(config, &viewport, &content, &view));
    return view;
}

static const tapzoom_viewport upright = {.width = 400, .height = 600};

static void scales(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    double min, max;
    set_limits(&config);
    tapzoom_view *view = make(&config, upright, 3000, 2000);
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    CHECK_NEAR(min, 0.5 * 400 / 3000, 1e-12);
    CHECK_NEAR(max, 2, 1e-12);
    tapzoom_destroy(view);
    view = make(&config, upright, 600, 400);
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    CHECK_NEAR(max, 6 * 400 / 600.0, 1e-12);
    on_resize(view, 800, 600, 0);
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    CHECK_NEAR(max, 6 * 800 / 600.0, 1e-12);
    tapzoom_destroy(view);
}

/* The place of 600 x 400 content that was panned as far right and down as it goes. */
static tapzoom_transform at_top_left(const tapzoom_config *config, double zoom) {
    const tapzoom_viewport bars = {.width = 400, .height = 600, .top = 90, .bottom = 50};
    tapzoom_view *view = make(config, bars, 600, 400);
    CHECK_OK(tapzoom_zoom_by(view, zoom, 200, 300, NULL));
    CHECK_OK(tapzoom_pan_by(view, 1e9, 1e9, NULL));
    const tapzoom_transform transform = place_of(view);
    tapzoom_destroy(view);
    return transform;
}

static void bounds(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.fit = TAPZOOM_FIT_CONTAIN;
    const double height = 400 * 400 / 600.0; /* of the fitted content */
    CHECK_NEAR(at_top_left(&config, 1).y, 90 + (460 - height) / 2, 1e-9);
    CHECK_NEAR(at_top_left(&config, 3).x, 0, 1e-9);
    CHECK_NEAR(at_top_left(&config, 3).y, 90, 1e-9);
    config.visible_extra = -40;
    CHECK_NEAR(at_top_left(&config, 3).x, 40, 1e-9);
    CHECK_NEAR(at_top_left(&config, 3).y, 90 + 40, 1e-9);
}

static void resizes(void) {
    const tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = make(&config, upright, 3000, 2000);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    on_resize(view, 600, 400, 0);
    CHECK_NEAR(place_of(view).scale, 600 / 3000.0, 1e-12);
    tapzoom_destroy(view);

    /* A bar appears over a fitted photo. */
    const tapzoom_viewport laptop = {.width = 1280, .height = 800};
    view = make(&config, laptop, 4000, 3000);
    CHECK_NEAR(place_of(view).scale, 0.267, 0.0005);
    on_resize(view, laptop.width, laptop.height, 100);
    CHECK_NEAR(place_of(view).scale, 0.233, 0.0005);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
}

static void contents(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = make(&config, upright, 300, 200);
    CHECK_OK(tapzoom_zoom_by(view, 3, 100, 300, NULL));
    on_full_image(view, 3000, 2000);
    CHECK_NEAR(place_of(view).scale, 3 * 300 / 3000.0, 1e-12); /* before it was 3, for a tenth of the width */
    tapzoom_destroy(view);

    config.fit = TAPZOOM_FIT_CONTAIN;
    view = make(&config, upright, 300, 200);
    tapzoom_rect small, large;
    CHECK_OK(tapzoom_zoom_by(view, 3, 100, 300, NULL));
    const tapzoom_transform before = place_of(view);
    CHECK_OK(tapzoom_get_visible_rect(view, &before, &small));
    on_full_image(view, 3000, 2000);
    const tapzoom_transform after = place_of(view);
    CHECK_OK(tapzoom_get_visible_rect(view, &after, &large));
    CHECK_NEAR(large.x, 10 * small.x, 1e-9);
    CHECK_NEAR(large.width, 10 * small.width, 1e-9);
    CHECK_NEAR(large.y, 10 * small.y, 1e-9);
    on_larger_world(view, (tapzoom_rect){-1000, -1000, 5000, 5000});
    const tapzoom_transform grown = place_of(view);
    CHECK_SAME(grown, after);

    tapzoom_destroy(view);
}

/* How far a finger pulls content beyond its limits. */
static void band(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    for (int is_stopped = 0; is_stopped < 2; is_stopped++) {
        if (is_stopped) config.rubber_band = 0;
        tapzoom_view *view = make(&config, upright, 4000, 3000);
        drag(view, 1, 1, 100, 300, 300, 300);
        CHECK_OK(tapzoom_advance(view, 1.1));
        CHECK((place_of(view).x > 0) == !is_stopped);
        tapzoom_destroy(view);
    }
}

int main(void) {
    band();
    scales();
    bounds();
    resizes();
    contents();
    return check_report();
}

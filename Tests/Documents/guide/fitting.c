/*
 * fitting.c - the parts of "Fitting, limits and bounds", and the statements of the chapter about them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "limits.c"
#include "levels.c"
#include "margin.c"
#include "resize.c"
#include "slide.c"
#include "content.c"
#include "no-band.c"

static tapzoom_view *make(const tapzoom_config *config, tapzoom_viewport viewport, double width, double height) {
    const tapzoom_rect content = {0, 0, width, height};
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(config, &viewport, &content, &view));
    return view;
}

static const tapzoom_viewport upright = {.width = 400, .height = 600};

static void slow_double_tap(tapzoom_view *view, double time) {
    for (int tap = 0; tap < 2; tap++) {
        const double landing = time + 0.2 * tap;
        const tapzoom_touch touches[] = {
            {.time = landing, .id = 1, .x = 200, .y = 300, .phase = TAPZOOM_TOUCH_BEGAN},
            {.time = landing + 0.1, .id = 1, .x = 200, .y = 300, .phase = TAPZOOM_TOUCH_ENDED}};
        CHECK_OK(tapzoom_push_touches(view, touches, 2, NULL));
    }
}

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

    set_levels(&config);
    view = make(&config, upright, 3000, 2000);
    const double wanted[] = {2 * 400 / 3000.0, 1, 400 / 3000.0, 2 * 400 / 3000.0};
    for (int k = 0; k < 4; k++) {
        slow_double_tap(view, 2 * k);
        CHECK_OK(tapzoom_advance(view, 2 * k + 1));
        CHECK_NEAR(place_of(view).scale, wanted[k], 1e-12);
    }
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
    leave_a_margin(&config);
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

    /* A bar slides over a fitted photo and back, and over a zoomed one at its top edge. */
    const tapzoom_viewport laptop = {.width = 1280, .height = 800};
    view = make(&config, laptop, 4000, 3000);
    double last = place_of(view).scale;
    CHECK_NEAR(last, 0.267, 0.0005);
    for (int k = 1; k <= 12; k++) {
        slide_bar(view, laptop, 0, 100, k / 12.0);
        CHECK(place_of(view).scale < last && place_of(view).scale > last - 0.006);
        last = place_of(view).scale;
    }
    CHECK_NEAR(last, 0.233, 0.0005);
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

/* With these settings no finger pulls the content beyond its limits. */
static void no_band(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    for (int is_stopped = 0; is_stopped < 2; is_stopped++) {
        if (is_stopped) stop_at_the_limits(&config);
        tapzoom_view *view = make(&config, upright, 4000, 3000);
        drag(view, 1, 1, 100, 300, 300, 300);
        CHECK_OK(tapzoom_advance(view, 1.1));
        CHECK((place_of(view).x > 0) == !is_stopped);
        tapzoom_destroy(view);
    }
}

int main(void) {
    no_band();
    scales();
    bounds();
    resizes();
    contents();
    return check_report();
}

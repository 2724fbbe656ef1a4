/*
 * fitting.c - the parts of "Fitting, limits and bounds", and the statements of the chapter about them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

static void check(tapzoom_status status) { CHECK_OK(status); }

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

static int is_zoomed(const tapzoom_view *view) {
    tapzoom_state state;
    CHECK_OK(tapzoom_get_state(view, &state));
    return (state.flags & TAPZOOM_STATE_ZOOMED) != 0;
}

static const tapzoom_viewport upright = {.width = 400, .height = 600};

static void slow_double_tap(tapzoom_view *view, double time) {
    for (int tap = 0; tap < 2; tap++) {
        const double landing = time + 0.2 * tap;
        const tapzoom_sample touches[] = {
            {landing, 1, 200, 300, TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_FINGER, 0, 0},
            {landing + 0.1, 1, 200, 300, TAPZOOM_TOUCH_ENDED, TAPZOOM_TOOL_FINGER, 0, 0}};
        CHECK_OK(tapzoom_push_touches(view, touches, 2, NULL));
    }
}

/* The scale of the fitted view of content in a viewport of 400 x 600. */
static double fitted(int32_t fit, double width, double height) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.fit = fit;
    config.pixels_per_unit = 2;
    config.min_scale = (tapzoom_level){.factor = 0.001, .fit = TAPZOOM_FIT_NONE};
    config.max_scale = (tapzoom_level){.factor = 1000, .fit = TAPZOOM_FIT_NONE};
    tapzoom_view *view = make(&config, upright, width, height);
    double scale, found = place_of(view).scale;
    CHECK_OK(tapzoom_get_scale_range(view, NULL, NULL, &scale));
    CHECK_NEAR(scale, found, 0);
    CHECK(!is_zoomed(view));
    CHECK_OK(tapzoom_zoom_by(view, 1.002, 200, 300, NULL));
    CHECK(is_zoomed(view));
    CHECK_OK(tapzoom_reset(view, NULL));
    CHECK(!is_zoomed(view) && place_of(view).scale == found);
    tapzoom_destroy(view);
    return found;
}

static void fits(void) {
    CHECK_NEAR(fitted(TAPZOOM_FIT_CONTAIN, 3000, 2000), 400 / 3000.0, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_WIDTH, 3000, 2000), 400 / 3000.0, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_COVER, 3000, 2000), 600 / 2000.0, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_HEIGHT, 3000, 2000), 600 / 2000.0, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_ONE_TO_ONE, 3000, 2000), 1 / 2.0, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_NONE, 3000, 2000), 1, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_SCALE_DOWN, 3000, 2000), 400 / 3000.0, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_CONTAIN, 100, 100), 4, 1e-12);
    CHECK_NEAR(fitted(TAPZOOM_FIT_SCALE_DOWN, 100, 100), 1 / 2.0, 1e-12);

    for (int32_t which = TAPZOOM_PRESET_PHOTOS; which <= TAPZOOM_PRESET_BOARD; which++) {
        const tapzoom_config config = preset(which);
        tapzoom_view *view = make(&config, upright, 3000, 2000);
        const double scale = place_of(view).scale;
        CHECK_OK(tapzoom_zoom_by(view, 1.3, 200, 300, NULL));
        slow_double_tap(view, 0);
        CHECK_OK(tapzoom_advance(view, 1));
        CHECK((fabs(place_of(view).scale / scale - 1) < 1e-9) == (which != TAPZOOM_PRESET_MAPS));
        tapzoom_destroy(view);
    }

    CHECK(preset(TAPZOOM_PRESET_PHOTOS).fit == TAPZOOM_FIT_SCALE_DOWN);
    CHECK(preset(TAPZOOM_PRESET_MAPS).fit == TAPZOOM_FIT_COVER);
    CHECK(preset(TAPZOOM_PRESET_BOARD).bounds == TAPZOOM_BOUNDS_NONE);
    const tapzoom_config reader = preset(TAPZOOM_PRESET_READER);
    CHECK(reader.fit == TAPZOOM_FIT_WIDTH && reader.align_y == 0);
    tapzoom_view *view = make(&reader, upright, 400, 5000);
    CHECK_NEAR(place_of(view).y, 0, 1e-12);
    tapzoom_destroy(view);
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
    config.align_y = 0;
    CHECK_NEAR(at_top_left(&config, 1).y, 90, 1e-9);
    leave_a_margin(&config);
    CHECK_NEAR(at_top_left(&config, 3).x, 40, 1e-9);
    CHECK_NEAR(at_top_left(&config, 3).y, 90 + 40, 1e-9);
    config.visible_extra = 0;
    config.visible_part = 0.5;
    CHECK_NEAR(at_top_left(&config, 1).x, 200, 1e-9);
    CHECK_NEAR(at_top_left(&config, 1).y, 90 + 460 - height / 2, 1e-9);
    CHECK_NEAR(at_top_left(&config, 3).y, 90 + 460 / 2.0, 1e-9);
    config.visible_part = 1;
    config.bounds = TAPZOOM_BOUNDS_INSIDE;
    CHECK_NEAR(at_top_left(&config, 1).y, 90 + 460 - height, 1e-9);
    config.bounds = TAPZOOM_BOUNDS_NONE;
    CHECK(at_top_left(&config, 1).y > 1e8);
}

static void resizes(void) {
    const tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = make(&config, upright, 3000, 2000);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    on_resize(view, 600, 400, 0);
    CHECK_NEAR(place_of(view).scale, 600 / 3000.0, 1e-12);
    on_resize(view, 400, 600, 0);
    CHECK_NEAR(place_of(view).scale, 400 / 3000.0, 1e-12);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 0);

    CHECK_OK(tapzoom_zoom_by(view, 3, 100, 300, NULL));
    const tapzoom_transform before = place_of(view);
    double x, y, turned_x, turned_y;
    CHECK_OK(tapzoom_view_to_content(&before, 200, 300, &x, &y));
    on_resize(view, 600, 400, 0);
    const tapzoom_transform turned = place_of(view);
    CHECK_NEAR(turned.scale, 3 * 600 / 3000.0, 1e-12);
    CHECK_OK(tapzoom_view_to_content(&turned, 300, 200, &turned_x, &turned_y));
    CHECK_NEAR(turned_x, x, 1e-9);
    CHECK_NEAR(turned_y, y, 1e-9);
    on_resize(view, 400, 600, 0);
    const tapzoom_transform after = place_of(view);
    CHECK_SAME(after, before);
    on_resize(view, 400, 600, 50);
    const tapzoom_transform below_bar = place_of(view);
    CHECK_SAME(below_bar, before);
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
    CHECK_OK(tapzoom_zoom_by(view, 3, 640, 400, NULL));
    CHECK_OK(tapzoom_pan_by(view, 0, 1e6, NULL));
    CHECK_NEAR(place_of(view).y, 100, 1e-9);
    for (int k = 1; k <= 12; k++) slide_bar(view, laptop, 100, 0, k / 12.0);
    CHECK_NEAR(place_of(view).y, 0, 1e-9);
    slide_bar(view, laptop, 0, 100, 1);
    tapzoom_destroy(view);
    view = make(&config, laptop, 4000, 3000);
    CHECK_OK(tapzoom_zoom_by(view, 3, 640, 400, NULL));
    CHECK_OK(tapzoom_pan_by(view, 0, 1e6, NULL));
    slide_bar(view, laptop, 0, 100, 1);
    CHECK_NEAR(place_of(view).y, 0, 1e-9);
    tapzoom_destroy(view);
}

static void contents(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = make(&config, upright, 300, 200);
    CHECK_OK(tapzoom_zoom_by(view, 3, 100, 300, NULL));
    on_full_image(view, 3000, 2000);
    CHECK_NEAR(place_of(view).scale, 3 * 400 / 3000.0, 1e-12); /* before it was 3: SCALE_DOWN does not enlarge */
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

    /* Another picture. */
    const tapzoom_rect other = {0, 0, 500, 2000};
    CHECK_OK(tapzoom_set_content(view, &other, TAPZOOM_KEEP_PICTURE));
    CHECK_OK(tapzoom_reset(view, NULL));
    CHECK_NEAR(place_of(view).scale, 600 / 2000.0, 1e-12);
    tapzoom_destroy(view);
    view = make(&config, upright, 300, 200);
    on_full_image(view, 3000, 2000);
    CHECK_NEAR(place_of(view).scale, 400 / 3000.0, 1e-12);
    tapzoom_destroy(view);
}

static tapzoom_overscroll overscroll(const tapzoom_view *view) {
    tapzoom_overscroll found;
    CHECK_OK(tapzoom_get_overscroll(view, &found));
    return found;
}

static void move(tapzoom_view *view, double time, int64_t id, double x, int32_t phase) {
    const tapzoom_sample sample = {time, id, x, 300, phase, TAPZOOM_TOOL_FINGER, 0, 0};
    CHECK_OK(tapzoom_push_touches(view, &sample, 1, NULL));
}

/* A view whose content a finger has pulled beyond its left edge, and holds there. */
static tapzoom_view *pulled(tapzoom_config config, double left, double way) {
    config.pan_slop = 0;
    tapzoom_view *view = make(&config, (tapzoom_viewport){400 + left, 600, left, 0, 0, 0}, 4000, 6000);
    CHECK_OK(tapzoom_zoom_by(view, 4, 200, 300, NULL));
    CHECK_OK(tapzoom_pan_by(view, 1e9, 0, NULL));
    move(view, 0, 1, 100, TAPZOOM_TOUCH_BEGAN);
    move(view, 0.1, 1, 100 + way, TAPZOOM_TOUCH_MOVED);
    CHECK_OK(tapzoom_advance(view, 0.5));
    return view;
}

static double beyond(tapzoom_config config, double left, double way) {
    tapzoom_view *view = pulled(config, left, way);
    const double x = overscroll(view).x;
    tapzoom_destroy(view);
    return x;
}

static void rubber_band(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    CHECK_NEAR(beyond(config, 0, 100), (1 - 1 / (0.55 * 100 / 400 + 1)) * 400, 1e-9);
    CHECK_NEAR(beyond(config, 0, 100), 48, 0.5);
    CHECK_NEAR(beyond(config, 0, 400), 142, 0.5);
    CHECK_NEAR(beyond(config, 70, 400), beyond(config, 0, 400), 1e-9); /* the length is that of the safe area */
    CHECK(beyond(config, 0, 1e9) < 400);

    tapzoom_view *view = pulled(config, 0, 100);
    const double start = overscroll(view).x;
    move(view, 0.5, 1, 200, TAPZOOM_TOUCH_ENDED);
    CHECK_OK(tapzoom_advance(view, 0.8));
    CHECK_NEAR(overscroll(view).x / start, 0.13, 0.005);
    const double caught = overscroll(view).x;
    move(view, 0.8, 1, 200, TAPZOOM_TOUCH_BEGAN);
    CHECK_NEAR(overscroll(view).x, caught, 1e-9);
    tapzoom_destroy(view);
    view = pulled(config, 0, 100);
    move(view, 0.5, 1, 200, TAPZOOM_TOUCH_ENDED);
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_NEAR(overscroll(view).x / start, 0.02, 0.005);
    tapzoom_destroy(view);

    config.pinch_slop = config.pinch_min_span = 0;
    view = make(&config, upright, 4000, 6000);
    CHECK_OK(tapzoom_zoom_by(view, 64, 200, 300, NULL));
    const double limit = place_of(view).scale;
    for (int64_t id = 1; id <= 2; id++) move(view, 0, id, id == 1 ? 150 : 250, TAPZOOM_TOUCH_BEGAN);
    for (int64_t id = 1; id <= 2; id++) move(view, 0.1, id, id == 1 ? 100 : 300, TAPZOOM_TOUCH_MOVED);
    CHECK_OK(tapzoom_advance(view, 0.2));
    CHECK_NEAR(place_of(view).scale / limit, 1.28, 0.005);
    tapzoom_destroy(view);

    stop_at_the_limits(&config);
    CHECK(beyond(config, 0, 400) == 0);

    /* Content as wide as the viewport ignores a drag, unless it may bounce. */
    for (int bounce = 0; bounce < 2; bounce++) {
        config = preset(TAPZOOM_PRESET_PHOTOS);
        CHECK(config.bounce_x == 1 && config.bounce_y == 0);
        config.bounce_x = bounce;
        view = make(&config, upright, 400, 300);
        move(view, 0, 1, 100, TAPZOOM_TOUCH_BEGAN);
        move(view, 0.1, 1, 200, TAPZOOM_TOUCH_MOVED);
        CHECK_OK(tapzoom_advance(view, 0.2));
        CHECK(bounce ? overscroll(view).x > 30 : overscroll(view).x == 0);
        tapzoom_destroy(view);
    }
}

/* The largest distance of a corner of the window from a square map, at any rotation and at three places. */
static double largest_gap(tapzoom_viewport window, double factor) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.min_scale = (tapzoom_level){.factor = factor, .fit = TAPZOOM_FIT_COVER};
    double worst = 0;
    for (int turn = 0; turn < 63; turn++)
        for (int side = -1; side <= 1; side++) {
            tapzoom_view *view = make(&config, window, 4096, 4096);
            CHECK_OK(tapzoom_rotate_to(view, turn / 10.0, window.width / 2, window.height / 2, NULL));
            CHECK_OK(tapzoom_pan_by(view, side * 1e6, side * 1e6, NULL));
            const tapzoom_transform at = place_of(view);
            for (int corner = 0; corner < 4; corner++) {
                double x, y;
                CHECK_OK(tapzoom_view_to_content(&at, corner % 2 * window.width, corner / 2 * window.height, &x, &y));
                const double beyond = fmax(fmax(-x, x - 4096), fmax(-y, y - 4096));
                worst = fmax(worst, beyond * at.scale);
            }
            tapzoom_destroy(view);
        }
    return worst;
}

static void maps(void) {
    const tapzoom_viewport windows[] = {{.width = 1080, .height = 2400}, {.width = 800, .height = 600},
                                        {.width = 500, .height = 500}};
    for (int i = 0; i < 3; i++) {
        CHECK(largest_gap(windows[i], 1) > 60);
        CHECK(largest_gap(windows[i], sqrt(2)) < 1e-9);
    }
    CHECK_NEAR(log2(64), 6, 1e-12);

    /* A world that grows. */
    const tapzoom_viewport window = {.width = 800, .height = 600};
    const tapzoom_rect large = {0, 0, 30000, 20000};
    for (int absolute = 0; absolute < 2; absolute++) {
        tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
        if (absolute) config.max_scale = (tapzoom_level){.factor = 10, .fit = TAPZOOM_FIT_NONE};
        tapzoom_view *view = make(&config, window, 5000, 3000);
        double largest;
        CHECK_OK(tapzoom_get_scale_range(view, NULL, &largest, NULL));
        CHECK_NEAR(largest, absolute ? 10 : 12.8, 1e-9);
        CHECK_OK(tapzoom_zoom_to(view, 6, 400, 300, NULL));
        const tapzoom_transform before = place_of(view);
        on_larger_world(view, large);
        const tapzoom_transform after = place_of(view);
        if (absolute) CHECK_SAME(after, before);
        else CHECK_NEAR(after.scale, 1.92, 1e-9);
        tapzoom_destroy(view);
    }
}

int main(void) {
    fits();
    scales();
    bounds();
    resizes();
    contents();
    maps();
    rubber_band();
    return check_report();
}

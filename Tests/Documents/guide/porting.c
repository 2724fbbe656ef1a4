/*
 * porting.c - the parts and the formulas of "Porting to tapzoom".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "d3.c"
#include "exact.c"
#include "photo-view.c"
#include "scroll-view.c"

static double wheel(tapzoom_view *view, double time, double dy, double factor, int32_t source) {
    const tapzoom_scroll scroll = {.time = time, .x = 200, .y = 300, .dy = dy, .factor = factor, .source = source};
    const double before = place_of(view).scale;
    CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    return place_of(view).scale / before;
}

static void double_tap_and_wait(tapzoom_view *view, double time) {
    double_tap(view, time, 200, 300);
    CHECK_OK(tapzoom_advance(view, time + 0.2 + 0.25));
}

static void check_d3(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    like_d3(&config, 0.05, 8);

    tapzoom_view *view = view_of(&config, 400, 600, 4000, 6000);
    const tapzoom_transform identity = {1, 0, 0, 0};
    double min, max, x, y;
    CHECK_OK(tapzoom_set_transform(view, &identity, NULL));
    tapzoom_transform shown = place_of(view);
    CHECK_SAME(shown, identity);
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    CHECK(min == 0.05 && max == 8);
    CHECK_NEAR(wheel(view, 1, -500, 0, TAPZOOM_SOURCE_WHEEL), 2, 1e-9);
    CHECK_NEAR(wheel(view, 1.1, 20 * 25, 0, TAPZOOM_SOURCE_WHEEL), 0.5, 1e-9);
    CHECK_NEAR(wheel(view, 1.2, 0, exp(0.3), TAPZOOM_SOURCE_TRACKPAD), exp(0.3), 1e-9);
    const double before = place_of(view).scale;
    double_tap_and_wait(view, 3);
    CHECK_NEAR(place_of(view).scale, 2 * before, 1e-9);
    shown = place_of(view);
    CHECK_OK(tapzoom_view_to_content(&shown, 10, 20, &x, &y));
    CHECK_NEAR(x, (10 - shown.x) / shown.scale, 1e-9);

    tapzoom_destroy(view);

    like_d3(&config, 1e-6, 1e6);
    CHECK_OK(tapzoom_config_check(&config, NULL));
    like_d3(&config, 0, INFINITY);
    CHECK(tapzoom_config_check(&config, NULL) != TAPZOOM_OK);
}

static void check_scroll_view(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.max_scale = TAPZOOM_LEVEL(NONE, 4);
    const tapzoom_viewport viewport = {400, 600, 10, 20, 30, 40};
    const tapzoom_rect content = {-50, 70, 1000, 1500}, rect = {100, 200, 120, 90};
    tapzoom_view *view;
    double offset[2];
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_zoom_to(view, 1.5, 200, 300, NULL));
    CHECK_OK(tapzoom_pan_by(view, 1e6, 1e6, NULL));
    tapzoom_transform shown = place_of(view);
    content_offset(&shown, &content, offset);
    CHECK_NEAR(offset[0], -10, 1e-9);
    CHECK_NEAR(offset[1], -20, 1e-9);
    CHECK_OK(tapzoom_pan_by(view, -1e6, -1e6, NULL));
    shown = place_of(view);
    content_offset(&shown, &content, offset);
    CHECK_NEAR(offset[0], 1.5 * 1000 - 400 + 30, 1e-9);
    CHECK_NEAR(offset[1], 1.5 * 1500 - 600 + 40, 1e-9);
    CHECK_OK(tapzoom_zoom_to_rect(view, &rect, NULL));
    CHECK_NEAR(place_of(view).scale, 360 / 120.0, 1e-9);
    tapzoom_destroy(view);

    config = preset(TAPZOOM_PRESET_PHOTOS);
    follow_exactly(&config);
    CHECK_OK(tapzoom_config_check(&config, NULL));
}

static void check_photo_view(void) {
    static const double scales[] = {1.75, 3, 1, 1.75};
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    like_photo_view(&config, 1.75, 3);
    tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
    const double fitted = place_of(view).scale;
    for (int i = 0; i < 4; i++) {
        double_tap_and_wait(view, i);
        CHECK_OK(tapzoom_advance(view, i + 0.9));
        CHECK_NEAR(place_of(view).scale / fitted, scales[i], 1e-9);
    }
    tapzoom_destroy(view);
}

int main(void) {
    check_d3();
    check_scroll_view();
    check_photo_view();
    return check_report();
}

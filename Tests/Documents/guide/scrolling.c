/*
 * scrolling.c - the parts of "Wheels and trackpads".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "modifiers.c"
#include "wheel.c"

enum { WIDTH = 400, HEIGHT = 600, X = 200, Y = 300 };

/* A view at scale 1, in the middle of its content, that has sent its events. */
static tapzoom_view *open_view(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, WIDTH, HEIGHT, 4000, 6000);
    CHECK_OK(tapzoom_center_on(view, 2000, 3000, 1, NULL));
    CHECK_OK(tapzoom_advance(view, 0));
    poll_for(view, TAPZOOM_EVENT_NONE, TAPZOOM_PHASE_DISCRETE);
    return view;
}

static tapzoom_view *create_map(void) {
    const tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    return open_view(&config);
}

static tapzoom_transform transform_at(tapzoom_view *view, double time) {
    CHECK_OK(tapzoom_advance(view, time));
    return place_of(view);
}

static void test_wheel(void) {
    check_topic = "three notches double";
    tapzoom_view *view = create_map();
    for (int i = 0; i < 3; i++) push_wheel(view, 1, X, Y, 0, -1);
    CHECK_NEAR(log2(transform_at(view, 1.016).scale), 0.308, 0.001);
    CHECK_NEAR(log2(transform_at(view, 1.1).scale), 0.9, 0.001);
    CHECK_NEAR(transform_at(view, 3).scale, 2, 1e-9);
    push_wheel(view, 3, X, Y, 0, 1);
    push_wheel(view, 3.01, 10, 20, 0, 2);
    CHECK_NEAR(transform_at(view, 5).scale, 1, 1e-9);
    tapzoom_destroy(view);

}

static void test_modifiers(void) {
    check_topic = "modifier keys";
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.wheel = TAPZOOM_ACTION_PAN;
    tapzoom_view *view = open_view(&config), *other = create_map();
    tapzoom_transform before = place_of(view), after;
    push_wheel_with_keys(view, 1, X, Y, 1, 0, 0);
    after = transform_at(view, 3);
    CHECK_NEAR(after.y, before.y - 100, 1e-9);
    CHECK_NEAR(after.x, before.x, 1e-9);
    push_wheel_with_keys(view, 3, X, Y, 1, 0, 1);
    after = transform_at(view, 5);
    CHECK_NEAR(after.x, before.x - 100, 1e-9);
    CHECK(after.scale == before.scale);
    push_wheel_with_keys(view, 6, X, Y, -1, 1, 0);
    push_wheel(other, 6, X, Y, 0, -1);
    for (double time = 6; time < 7; time += 0.05)
        CHECK_NEAR(transform_at(view, time).scale, transform_at(other, time).scale, 1e-12);
    CHECK_NEAR(place_of(view).scale, exp2(1.0 / 3), 1e-9);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

int main(void) {
    test_wheel();
    test_modifiers();
    return check_report();
}

/*
 * porting.c - the parts and the formulas of "Porting to tapzoom".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

/* Declarations of SDL2 that the parts need. */
typedef struct SDL_TouchFingerEvent {
    uint32_t type, timestamp;
    int64_t touchId, fingerId;
    float x, y;
} SDL_TouchFingerEvent;

#include "d3.c"
#include "exact.c"
#include "photo-view.c"
#include "scroll-view.c"
#include "sdl-finger.c"

static void check_raylib(void) {
    double x, y;
    const tapzoom_transform back = {2, 0, 100 - 2 * 30, 50 - 2 * 40}; /* offset (100, 50), target (30, 40), zoom 2 */
    CHECK_OK(tapzoom_content_to_view(&back, 30, 40, &x, &y));
    CHECK(x == 100 && y == 50);

    /* A finger that drags to the left pulls beyond the right edge. */
    const tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    uint32_t limits = 0;
    for (int i = 0; i <= 10; i++)
        CHECK_OK(touch(view, i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED, 1, i / 100.0, 350 - 15 * i, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 200, 300));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == TAPZOOM_EVENT_SWIPE) limits = events[i].limits;
    CHECK(limits == TAPZOOM_LIMIT_RIGHT);
    tapzoom_destroy(view);
}

static void check_sdl(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_view *view = view_of(&config, 400, 600, 4000, 3000);
    tapzoom_state state;
    const SDL_TouchFingerEvent finger = {0, 1500, 1, 3, 1, 0.5};
    CHECK_OK(push_finger(view, &finger, TAPZOOM_TOUCH_BEGAN, 400, 601));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state.time == 1.5 && state.contact_count == 1);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(push_finger(view, &finger, TAPZOOM_TOUCH_ENDED, 400, 601));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 1 && events[0].kind == TAPZOOM_EVENT_TAP_PENDING);
    CHECK(events[0].view_x == 399 && events[0].view_y == 300);
    tapzoom_destroy(view);
}

/* One finger, then two, then one again, compared with the formulas of d3: the scale changes by the ratio of the
   distances, and the content point at the midpoint stays there. */
static void check_fingers(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, 400, 600, 4000, 6000);
    const tapzoom_transform start = {0.5, 0, -500, -700};
    CHECK_OK(tapzoom_set_transform(view, &start, NULL));
    tapzoom_transform old = start;
    double a[2] = {100, 200}, b[2] = {300, 420};
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, a[0], a[1]));
    for (int i = 1; i <= 5; i++)
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 0.1 + i / 100.0, a[0] + 3 * i, a[1] - 2 * i));
    CHECK_OK(tapzoom_advance(view, 0.2));
    CHECK_NEAR(place_of(view).x, old.x + 15, 1e-9);
    CHECK_NEAR(place_of(view).y, old.y - 10, 1e-9);
    a[0] += 15, a[1] -= 10, old = place_of(view);

    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 0.3, b[0], b[1]));
    const double before = hypot(b[0] - a[0], b[1] - a[1]), middle_x = (a[0] + b[0]) / 2, middle_y = (a[1] + b[1]) / 2;
    double content_x, content_y;
    CHECK_OK(tapzoom_view_to_content(&old, middle_x, middle_y, &content_x, &content_y));
    for (int i = 1; i <= 20; i++) {
        const double time = 0.3 + i / 100.0;
        a[0] -= 2, a[1] -= 1, b[0] += 1.5, b[1] += 3;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, a[0], a[1]));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, time, b[0], b[1]));
        CHECK_OK(tapzoom_advance(view, time));
        const double k = old.scale * hypot(b[0] - a[0], b[1] - a[1]) / before;
        CHECK_NEAR(place_of(view).scale, k, 1e-9);
        CHECK_NEAR(place_of(view).x, (a[0] + b[0]) / 2 - k * content_x, 1e-6);
        CHECK_NEAR(place_of(view).y, (a[1] + b[1]) / 2 - k * content_y, 1e-6);
    }
    old = place_of(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 0.6, b[0], b[1]));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 0.7, a[0] + 5, a[1]));
    CHECK_OK(tapzoom_advance(view, 0.7));
    CHECK_NEAR(place_of(view).x, old.x + 5, 1e-6);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1, a[0] + 5, a[1]));
    old = place_of(view);
    CHECK_OK(tapzoom_advance(view, 3));
    CHECK_NEAR(place_of(view).x, old.x, 1e-9);
    tapzoom_destroy(view);
}

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
    check_fingers(&config);

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

    /* translateBy(x, y) moves the content by k times as much. */
    CHECK_OK(tapzoom_pan_by(view, shown.scale * -3, 0, NULL));
    CHECK_NEAR(place_of(view).x, shown.x - 3 * shown.scale, 1e-9);

    /* d3 centers content smaller than the window. */
    CHECK_OK(tapzoom_zoom_to(view, 0.05, 0, 0, NULL));
    CHECK_NEAR(place_of(view).x, (400 - 200) / 2, 1e-9);
    tapzoom_destroy(view);

    like_d3(&config, 1e-6, 1e6);
    CHECK_OK(tapzoom_config_check(&config, NULL));
    like_d3(&config, 0, INFINITY);
    CHECK(tapzoom_config_check(&config, NULL) != TAPZOOM_OK);
}

static void check_own(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    follow_exactly(&config);
    check_fingers(&config);
    CHECK_NEAR(-log(0.95) * 60, 3.1, 0.05);
}

static void check_scroll_view(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.max_scale = (tapzoom_level){4, 0, TAPZOOM_FIT_NONE, 0, 0, 0};
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

    CHECK_NEAR(-1000 * log(0.998), 2, 0.01);
    CHECK_NEAR(-1000 * log(0.99), 10, 0.1);
    CHECK_NEAR(160 / 132.0, 1.2, 0.05);

    config.align_x = config.align_y = 0;
    config.fit = TAPZOOM_FIT_ONE_TO_ONE;
    view = view_of(&config, 400, 600, 100, 100);
    shown = place_of(view);
    content_offset(&shown, &(const tapzoom_rect){0, 0, 100, 100}, offset);
    CHECK(shown.scale == 1 && offset[0] == 0 && offset[1] == 0);
    tapzoom_destroy(view);
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
    check_raylib();
    check_sdl();
    check_own();
    check_d3();
    check_scroll_view();
    check_photo_view();
    return check_report();
}

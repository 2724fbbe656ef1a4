/*
 * commands.c - the parts of "Commands and fingers".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

#include "options.c"

#include "follow.c"
#include "held.c"
#include "opening.c"
#include "smart-zoom.c"

enum { X = 200, Y = 300 }; /* the center of the view */

static tapzoom_view *open_view(int32_t which, int32_t double_tap) {
    tapzoom_config config = preset(which);
    config.double_tap = double_tap;
    tapzoom_view *view = view_of(&config, 2 * X, 2 * Y, 2000, 3000);
    CHECK_OK(tapzoom_advance(view, 0));
    return view;
}

static tapzoom_view *create_map(void) { return open_view(TAPZOOM_PRESET_MAPS, TAPZOOM_ZOOM_STEP); }

/* A map at scale 1 that has sent its events. */
static tapzoom_view *create_zoomed(void) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    tapzoom_view *view = create_map();
    CHECK_OK(tapzoom_zoom_to(view, 1, X, Y, NULL));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    return view;
}

/* The events since the last poll, such as "A+ A- S": + is BEGAN, - ENDED, x CANCELLED. CHANGED is left out. */
static const char *events_of(tapzoom_view *view) {
    static char text[128];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    char *end = text;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    *text = 0;
    for (size_t i = 0; i < count; i++) {
        const tapzoom_event *event = &events[i];
        int kind = event->kind == TAPZOOM_EVENT_ANIMATION ? 'A' : event->kind == TAPZOOM_EVENT_SETTLED ? 'S'
                 : event->kind == TAPZOOM_EVENT_PAN       ? 'P' : event->kind == TAPZOOM_EVENT_LIMIT   ? 'L' : '?';
        if (event->phase == TAPZOOM_PHASE_CHANGED) continue;
        end += sprintf(end, "%s%c", *text ? " " : "", kind);
        if (event->phase != TAPZOOM_PHASE_DISCRETE) end += sprintf(end, "%c", "?+?-x"[event->phase]);
    }
    return text;
}

#define CHECK_EVENTS(view, want) \
    do { \
        const char *got = events_of(view); \
        if (!CHECK(strcmp(got, want) == 0)) printf("    wanted %s, got %s\n", want, got); \
    } while (0)

static void test_buttons(void) {
    check_topic = "two quick presses";
    tapzoom_view *view = create_map();
    double fitted = place_of(view).scale;
    press_zoom_button(view, 2, X, Y);
    CHECK_OK(tapzoom_advance(view, 0.1));
    CHECK(place_of(view).scale < 2 * fitted);
    press_zoom_button(view, 2, X, Y);
    CHECK_NEAR(target_of(view).scale, 4 * fitted, 1e-12);
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_NEAR(place_of(view).scale, 4 * fitted, 1e-12);
    CHECK_EVENTS(view, "A+ Ax A+ A- S");

    tapzoom_destroy(view);
}

static void test_velocity(void) {
    check_topic = "held keys";
    tapzoom_view *view = create_zoomed();
    tapzoom_transform before = place_of(view);
    for (int frame = 0; frame <= 30; frame++) {
        drive(view, 1, 0, 0, X, Y);
        CHECK_OK(tapzoom_advance(view, frame / 60.0));
    }
    CHECK_NEAR(place_of(view).x, before.x - 450, 1e-6);
    CHECK_EVENTS(view, "");
    drive(view, 0, 0, 0, X, Y);
    CHECK_EVENTS(view, "S");
    tapzoom_destroy(view);
}

static void test_follow(void) {
    check_topic = "follow while two fingers pinch";
    tapzoom_view *view = create_zoomed();
    tapzoom_touch fingers[2] = {{.time = 1, .id = 1, .x = 150, .y = 300, .phase = TAPZOOM_TOUCH_BEGAN},
                                 {.time = 1, .id = 2, .x = 250, .y = 300, .phase = TAPZOOM_TOUCH_BEGAN}};
    double unit = 1000, x, y;
    for (int frame = 0; frame < 30; frame++) {
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        CHECK_OK(tapzoom_advance(view, fingers[0].time));
        follow(view, unit, 1500, X, Y);
        tapzoom_transform now = place_of(view);
        CHECK_OK(tapzoom_content_to_view(&now, unit, 1500, &x, &y));
        CHECK_NEAR(x, X, 1e-9);
        CHECK_NEAR(y, Y, 1e-9);
        for (int i = 0; i < 2; i++) {
            fingers[i].time += 1 / 60.0;
            fingers[i].phase = TAPZOOM_TOUCH_MOVED;
            fingers[i].x += i == 0 ? -3 : 3;
        }
        unit += 4;
    }
    CHECK(place_of(view).scale > 1.5);
    tapzoom_destroy(view);
}

static void test_options(void) {
    check_topic = "options";
    tapzoom_view *view = create_zoomed();
    const tapzoom_rect place = {1800, 2800, 1, 1}, area = {500, 500, 100, 100};
    double scale = 1;
    show_result(view, &place);
    CHECK_NEAR(target_of(view).scale, 4, 1e-12); /* max_scale */
    for (int frame = 0; frame < 600; frame++) {
        CHECK_OK(tapzoom_advance(view, frame / 60.0));
        scale = fmin(scale, place_of(view).scale);
    }
    CHECK(scale < 0.9); /* on its way it has zoomed out */
    CHECK_EVENTS(view, "A+ A- S");
    show_result(view, &area);
    tapzoom_transform target = target_of(view);
    double left, top, right, bottom;
    CHECK_OK(tapzoom_content_to_view(&target, 500, 500, &left, &top));
    CHECK_OK(tapzoom_content_to_view(&target, 600, 600, &right, &bottom));
    CHECK_NEAR(left, 20, 1e-9); /* 360 units for 100: the scale is 3.6, from the width */
    CHECK_NEAR(right, 380, 1e-9);
    CHECK_NEAR((top + bottom) / 2, (20 + 480) / 2.0, 1e-9);
    tapzoom_destroy(view);
}

static void test_smart_zoom(void) {
    check_topic = "smart zoom";
    tapzoom_view *view = open_view(TAPZOOM_PRESET_READER, TAPZOOM_ZOOM_NONE);
    const tapzoom_rect column = {100, 200, 500, 800};
    double fitted = place_of(view).scale, left, right, y;
    zoom_to_block(view, &column, 300, 300);
    CHECK_OK(tapzoom_advance(view, 2));
    tapzoom_transform now = place_of(view);
    CHECK_OK(tapzoom_content_to_view(&now, 100, 300, &left, &y));
    CHECK_OK(tapzoom_content_to_view(&now, 600, 300, &right, &y));
    CHECK_NEAR(left, 5, 0.2);
    CHECK_NEAR(right, 395, 0.2);
    zoom_to_block(view, &column, 300, 300);
    CHECK_OK(tapzoom_advance(view, 3));
    CHECK_NEAR(place_of(view).scale, fitted, 1e-12);
    tapzoom_destroy(view);
}

/* A picture of 2000 x 3000 has a thumbnail at (50, 100) of a page that has been scrolled by 30. */
static void test_opening(void) {
    check_topic = "opening";
    tapzoom_view *view = create_map();
    const tapzoom_transform page = {1, 0, 0, -30}, thumbnail = {0.05, 0, 50, 100};
    const tapzoom_transform start = opening(view, &page, &thumbnail, 0), end = opening(view, &page, &thumbnail, 1);
    const tapzoom_transform shown = place_of(view);
    CHECK_NEAR(start.scale, 0.05, 1e-12);
    CHECK(start.x == 50 && start.y == 70);
    CHECK_NEAR(end.scale, shown.scale, 1e-12);
    CHECK_NEAR(end.x, shown.x, 1e-9);
    CHECK_NEAR(end.y, shown.y, 1e-9);
    double last = 0;
    for (int i = 0; i <= 10; i++) {
        const double scale = opening(view, &page, &thumbnail, i / 10.0).scale;
        CHECK(scale > last);
        last = scale;
    }
    tapzoom_destroy(view);
}

int main(void) {
    test_opening();
    test_buttons();
    test_velocity();
    test_follow();
    test_options();
    test_smart_zoom();
    return check_report();
}

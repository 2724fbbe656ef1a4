/*
 * bounce.c - content that cannot scroll along an axis does not move along it, unless always_bounce_x or always_bounce_y
 * is 1. This holds in drags and flings, before and after a pinch, and when the settings change in between.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

/* A page that is as wide as the view, 400 x 600, and has 2000 view units to scroll. */
static tapzoom_view *page(const tapzoom_config *config) { return view_of(config, 400, 600, 800, 4000); }

static tapzoom_config reader(void) { return preset(TAPZOOM_PRESET_READER); }

static uint32_t kinds_of(tapzoom_view *view) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    uint32_t kinds = 0;
    do {
        CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
        for (size_t i = 0; i < count; i++) kinds |= UINT32_C(1) << events[i].kind;
    } while (count > 0);
    return kinds;
}

/* A drag that lifts in motion, and the fling after it, sampled 100 times a second. Returns the largest distance that
   the content moves along one axis. */
static double largest_move(tapzoom_view *view, double dx, double dy, int is_y) {
    tapzoom_transform start = place_of(view);
    double most = 0, time = state_of(view).time + 1;
    if (!(time > 0)) time = 1;
    CHECK_OK(touch(view, BEGAN, 1, time, 200, 300));
    for (int i = 1; i <= 300; i++) {
        double part = 0.1 * (i < 10 ? i : 10);
        if (i <= 10) CHECK_OK(touch(view, MOVED, 1, time + 0.01 * i, 200 + part * dx, 300 + part * dy));
        if (i == 10) CHECK_OK(touch(view, ENDED, 1, time + 0.01 * i, 200 + dx, 300 + dy));
        CHECK_OK(tapzoom_advance(view, time + 0.01 * i));
        tapzoom_transform now = place_of(view);
        most = fmax(most, is_y ? fabs(now.y - start.y) : fabs(now.x - start.x));
        CHECK(now.scale == start.scale && now.rotation == start.rotation);
    }
    return most;
}

static void presets(void) {
    tapzoom_config config = reader();
    CHECK(config.always_bounce_x == 0 && config.always_bounce_y == 0);
    CHECK(preset(TAPZOOM_PRESET_PHOTOS).always_bounce_x == 1 && preset(TAPZOOM_PRESET_PHOTOS).always_bounce_y == 0);
    tapzoom_view *view = page(&config);
    CHECK(largest_move(view, 90, -70, 0) == 0);
    CHECK(largest_move(view, -90, -70, 0) == 0);
    CHECK(largest_move(view, 90, -70, 1) > 100);
    tapzoom_destroy(view);
    /* Photos follow a finger sideways, toward the next photo, but not up and down. */
    view = photos();
    CHECK(largest_move(view, 90, 70, 0) > 30);
    CHECK(largest_move(view, 90, 70, 1) == 0);
    tapzoom_destroy(view);
}

static void settings_free_an_axis(void) {
    tapzoom_config config = reader();
    config.always_bounce_x = 1;
    tapzoom_view *view = page(&config);
    CHECK(largest_move(view, 90, -70, 0) > 30);
    tapzoom_destroy(view);
    config = reader();
    config.bounds = TAPZOOM_BOUNDS_NONE;
    view = page(&config);
    CHECK(largest_move(view, 90, -70, 0) > 80);
    tapzoom_destroy(view);
    /* Content that can scroll moves without always_bounce_x. */
    config = reader();
    view = page(&config);
    CHECK_OK(tapzoom_zoom_to(view, 0.75, 200, 300, NULL));
    CHECK(largest_move(view, 300, -70, 0) > 105); /* it scrolls by 100 and goes beyond the edge */
    tapzoom_destroy(view);
    /* Content that is wider only by a rounding error cannot scroll. */
    view = view_of(&config, 400, 600, 800 * (1 + 1e-12), 4000);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){0.5 * (1 + 1e-11), 0, 0, -300}, NULL));
    CHECK(largest_move(view, 300, -70, 0) == 0);
    tapzoom_destroy(view);
}

/* Content at each quarter turn; viewports and content of many sizes. */
static void random_drags(void) {
    long fixed = 0;
    for (int round = 0; round < 2500; round++) {
        tapzoom_config config = preset((int32_t)below(3));
        config.gestures &= ~(uint32_t)(TAPZOOM_GESTURE_QUICK_ZOOM | TAPZOOM_GESTURE_DOUBLE_TAP);
        config.always_bounce_x = 0, config.always_bounce_y = 0;
        double width = between(100, 1000), height = between(100, 1000);
        tapzoom_rect content = {between(-50, 50), between(-50, 50), between(50, 4000), between(50, 4000)};
        tapzoom_view *view = NULL;
        CHECK_OK(tapzoom_create(&config, VIEWPORT(width, height, 0, 0, 0, 0), &content, &view));
        int turns = (int)below(9) - 4;
        double scale = place_of(view).scale * (below(2) ? 1 : between(1, 3));
        CHECK_OK(tapzoom_set_transform(
            view, &(tapzoom_transform){scale, turns * 1.5707963267948966, between(-2000, 2000), 0}, NULL));
        scale = place_of(view).scale;
        for (int is_y = 0; is_y < 2; is_y++) {
            int is_content_y = is_y != (turns & 1);
            double size = scale * (is_content_y ? content.height : content.width), area = is_y ? height : width;
            if (size > area * (1 + 1e-10)) continue;
            fixed++;
            for (int drag = 0; drag < 2; drag++)
                if (!CHECK(largest_move(view, between(-300, 300), between(-300, 300), is_y) == 0)) round = 1 << 20;
        }
        tapzoom_destroy(view);
    }
    CHECK(fixed > 2000);
}

/* A drag along a fixed axis still sends PAGE, but nothing flings. */
static void events(void) {
    tapzoom_config config = reader();
    tapzoom_view *view = page(&config);
    CHECK(largest_move(view, 150, 0, 0) == 0);
    uint32_t kinds = kinds_of(view);
    CHECK(kinds & EVENT_BIT(PAN) && kinds & EVENT_BIT(SWIPE) && kinds & EVENT_BIT(PAGE));
    CHECK(!(kinds & EVENT_BIT(FLING)));
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_SWIPE;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK(largest_move(view, -150, 0, 0) == 0);
    CHECK(kinds_of(view) & EVENT_BIT(PAGE));
    CHECK(largest_move(view, -80, 0, 0) == 0);
    CHECK(!(kinds_of(view) & EVENT_BIT(PAGE)));
    tapzoom_destroy(view);
}

static tapzoom_transform pair(tapzoom_view *view, int32_t phase, double time, double x, double y, double radius) {
    tapzoom_touch both[2] = {sample(phase, 1, time, x - radius, y), sample(phase, 2, time, x + radius, y)};
    CHECK_OK(tapzoom_push_touches(view, both, 2, NULL));
    CHECK_OK(tapzoom_advance(view, time));
    return place_of(view);
}

/* Two fingers pan, then pinch; then one continues alone. No frame of 2 units moves the content by more than 6. */
static void pinch_in_between(void) {
    tapzoom_config config = reader();
    config.lift_grace_time = 0;
    tapzoom_view *view = page(&config);
    tapzoom_transform before = pair(view, BEGAN, 1, 150, 300, 60), after = before;
    double time = 1, x = 150;
    for (int i = 0; i < 40; i++) {
        after = pair(view, MOVED, time += 0.01, x += 2, 300, 60);
        CHECK(after.x == 0 && fabs(after.y - before.y) < 6);
        before = after;
    }
    for (int i = 1; i <= 20; i++) {
        after = pair(view, MOVED, time += 0.01, x += 2, 300, 60 - i);
        CHECK(fabs(after.x - before.x) < 6 && fabs(after.y - before.y) < 6);
        before = after;
    }
    CHECK(after.x > 10 && after.scale < 0.5);
    CHECK_OK(touch(view, ENDED, 1, time += 0.01, x - 40, 300));
    CHECK_SAME(after, before);
    for (int i = 1; i <= 40; i++) {
        CHECK_OK(touch(view, MOVED, 2, time += 0.01, x + 40 + 2 * i, 300 - 2 * i));
        CHECK_OK(tapzoom_advance(view, time));
        after = place_of(view);
        CHECK(after.x == before.x && fabs(after.scale / before.scale - 1) < 1e-12);
    }
    CHECK(after.y < before.y - 20);
    CHECK_OK(touch(view, ENDED, 2, time, x + 120, 220));
    CHECK_OK(tapzoom_advance(view, time));
    CHECK(place_of(view).x == before.x);
    CHECK_OK(tapzoom_advance(view, time + 0.05));
    CHECK(place_of(view).x > 0 && place_of(view).x < before.x);
    CHECK_OK(tapzoom_advance(view, time + 5));
    CHECK(place_of(view).x == 0 && place_of(view).scale == 0.5);
    tapzoom_destroy(view);
}

/* The result has the same bits however often the host advances, and after a load of a snapshot. */
static void any_rate(void) {
    static unsigned char bytes[1 << 16];
    tapzoom_transform ends[3];
    for (int which = 0; which < 3; which++) {
        tapzoom_config config = reader();
        tapzoom_view *view = page(&config), *other = page(&config);
        tapzoom_transform turned = {0.6, 0.3, 30, -500};
        CHECK_OK(tapzoom_set_transform(view, &turned, NULL));
        CHECK_OK(touch(view, BEGAN, 1, 1, 200, 300));
        for (int i = 1; i <= 30; i++) {
            CHECK_OK(touch(view, MOVED, 1, 1 + 0.01 * i, 200 + 3 * i, 300 - 5.3 * i));
            if (which == 1) CHECK_OK(tapzoom_advance(view, 1.005 + 0.01 * i));
            if (which == 2) {
                size_t size = 0;
                CHECK_OK(tapzoom_save_state(view, bytes, sizeof bytes, &size));
                CHECK_OK(tapzoom_load_state(other, bytes, size));
                tapzoom_view *swapped = view;
                view = other, other = swapped;
            }
        }
        CHECK_OK(touch(view, ENDED, 1, 1.31, 290, 141));
        CHECK_OK(tapzoom_advance(view, 1.4));
        ends[which] = place_of(view);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
    CHECK_SAME(ends[0], ends[1]);
    CHECK_SAME(ends[0], ends[2]);
}

/* After a pinch the page is smaller than its limit allows, and one finger stays down. Without a rubber band the view is
   within its limits at once, also along the axis that does not move. */
static void without_a_band(void) {
    tapzoom_config config = reader();
    tapzoom_view *view = page(&config);
    CHECK_OK(touch(view, BEGAN, 1, 1, 100, 300));
    CHECK_OK(touch(view, BEGAN, 2, 1, 300, 300));
    for (int i = 1; i <= 10; i++) {
        CHECK_OK(touch(view, MOVED, 1, 1 + 0.02 * i, 100 + 8 * i, 300));
        CHECK_OK(touch(view, MOVED, 2, 1 + 0.02 * i, 300 - 8 * i, 300));
    }
    CHECK_OK(touch(view, ENDED, 2, 1.3, 220, 300));
    CHECK_OK(touch(view, MOVED, 1, 1.5, 180, 280));
    CHECK_OK(tapzoom_advance(view, 1.5));
    CHECK(place_of(view).scale < 0.45 && place_of(view).x > 20);
    config.rubber_band = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK(place_of(view).scale == 0.5 && place_of(view).x == 0);
    tapzoom_destroy(view);
}

int test_bounce(void) {
    without_a_band();
    presets();
    settings_free_an_axis();
    random_drags();
    events();
    pinch_in_between();
    any_rate();
    return check_report();
}

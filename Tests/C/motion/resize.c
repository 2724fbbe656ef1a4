/*
 * resize.c - changes of sizes at any time. A small change moves the content little; rotating the device and back
 * changes nothing; insets keep the zoom; motions continue to the same end.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

static double moved(tapzoom_transform a, tapzoom_transform b) {
    return fmax(fabs(a.scale / b.scale - 1), fmax(fabs(a.x - b.x), fabs(a.y - b.y)));
}

/* Both transforms display the same content point in the middle of their viewport. */
static void check_middle(tapzoom_transform a, double width, double height, tapzoom_transform b, double new_width,
                         double new_height) {
    CHECK_NEAR((new_width / 2 - b.x) / b.scale, (width / 2 - a.x) / a.scale, 1e-4);
    CHECK_NEAR((new_height / 2 - b.y) / b.scale, (height / 2 - a.y) / a.scale, 1e-4);
}

static tapzoom_view *view_at(int32_t which, double scale, double x, double y) {
    tapzoom_view *view = view_with(which);
    const tapzoom_transform transform = {scale, 0, x, y};
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_set_transform(view, &transform, NULL));
    return view;
}

/* Changes of one size by a millionth. */
static void check_nudges(tapzoom_view *view, double width, double height) {
    tapzoom_transform before = place_of(view);
    const tapzoom_viewport nudges[] = {
        {width, height, 0, 0, 0, 1e-6}, {width, height, 1e-6, 0, 0, 0}, {width, height, 1e-6, 1e-6, 1e-6, 1e-6},
        {width + 1e-6, height, 0, 0, 0, 0}, {width, height - 1e-6, 0, 0, 0, 0}};
    for (size_t i = 0; i < sizeof nudges / sizeof *nudges; i++) {
        CHECK_OK(tapzoom_set_viewport(view, &nudges[i]));
        CHECK(moved(place_of(view), before) < 1e-4);
        CHECK_OK(set_size(view, width, height));
        CHECK(moved(place_of(view), before) < 1e-4);
    }
}

static const double sizes[][2] = {{600, 800}, {800, 1000}, {1000, 700}, {600, 600}, {790, 600}};
#define EACH_SIZE for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)

/* Fingers pinch beyond the largest scale, the device rotates, the fingers lift. */
static void pinched(int32_t which) {
    EACH_SIZE {
        tapzoom_view *view = view_at(which, 0.5, -600, -450);
        CHECK_OK(touch(view, BEGAN, 1, 2, 180, 200));
        CHECK_OK(touch(view, BEGAN, 2, 2, 220, 200));
        for (int step = 1; step <= 20; step++) {
            CHECK_OK(touch(view, MOVED, 1, 2 + 0.02 * step, 180 - 7 * step, 200));
            CHECK_OK(touch(view, MOVED, 2, 2 + 0.02 * step, 220 + 7 * step, 200));
        }
        CHECK_OK(tapzoom_advance(view, 2.41));
        CHECK_OK(set_size(view, sizes[i][0], sizes[i][1]));
        check_nudges(view, sizes[i][0], sizes[i][1]);
        CHECK_OK(touch(view, ENDED, 1, 2.6, 40, 200));
        CHECK_OK(touch(view, ENDED, 2, 2.6, 360, 200));
        check_nudges(view, sizes[i][0], sizes[i][1]);
        CHECK_OK(tapzoom_advance(view, 20));
        check_nudges(view, sizes[i][0], sizes[i][1]);
        tapzoom_destroy(view);
    }
}

/* One finger pulls the content beyond an edge. */
static void pulled(int32_t which) {
    EACH_SIZE {
        tapzoom_view *view = view_at(which, 1, 0, -800);
        drag(view, 1, 2, 200, 300, 450, 300);
        CHECK_OK(tapzoom_advance(view, 2.31));
        CHECK_OK(set_size(view, sizes[i][0], sizes[i][1]));
        check_nudges(view, sizes[i][0], sizes[i][1]);
        CHECK_OK(touch(view, ENDED, 1, 2.6, 450, 300));
        check_nudges(view, sizes[i][0], sizes[i][1]);
        CHECK_OK(tapzoom_advance(view, 60));
        check_nudges(view, sizes[i][0], sizes[i][1]);
        tapzoom_destroy(view);
    }
}

/* A fling away from the upper edge. */
static void flung(int32_t which) {
    EACH_SIZE {
        tapzoom_view *view = view_at(which, 1, -1600, 0);
        drag(view, 1, 2, 400, 500, 400, 404);
        CHECK_OK(touch(view, ENDED, 1, 2.1, 400, 404));
        CHECK_OK(tapzoom_advance(view, 2.12));
        tapzoom_transform target = target_of(view);
        CHECK_OK(set_size(view, sizes[i][0], sizes[i][1]));
        if (which != TAPZOOM_PRESET_BOARD) CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
        check_middle(target, 800, 600, target_of(view), sizes[i][0], sizes[i][1]);
        check_nudges(view, sizes[i][0], sizes[i][1]);
        CHECK_OK(tapzoom_advance(view, 60));
        check_middle(target, 800, 600, place_of(view), sizes[i][0], sizes[i][1]);
        check_nudges(view, sizes[i][0], sizes[i][1]);
        tapzoom_destroy(view);
    }
}

/* The device rotates and back, at rest, with a finger down, and beyond an edge. */
static void turned(int32_t which) {
    tapzoom_view *view = view_at(which, 0.6, 0, -1100);
    for (int held = 0; held < 3; held++) {
        if (held == 1) CHECK_OK(touch(view, BEGAN, 1, 3, 100, 100));
        if (held == 2) CHECK_OK(touch(view, MOVED, 1, 4, 300, 100));
        CHECK_OK(tapzoom_advance(view, 2 + held));
        tapzoom_transform before = place_of(view);
        CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(600, 800, 0, 44, 0, 20)));
        CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(300, 300, 0, 0, 0, 0)));
        CHECK_OK(set_size(view, 800, 600));
        CHECK(moved(place_of(view), before) < 1e-9);
    }
    tapzoom_destroy(view);
}

/* An on-screen keyboard slides in and out. */
static void covered(void) {
    tapzoom_view *view = view_at(TAPZOOM_PRESET_PHOTOS, 0.5, -600, -450);
    tapzoom_transform before = place_of(view), at;
    for (double height = 0; height < 200; height += 10) {
        CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 600, 0, 0, 0, height)));
        at = place_of(view);
        CHECK_SAME(at, before);
    }
    /* The content is at its lower edge, which stays visible. */
    CHECK_OK(set_size(view, 800, 600));
    CHECK_OK(tapzoom_set_transform(view, &(const tapzoom_transform){0.5, 0, -600, -900}, NULL));
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 600, 0, 0, 0, 200)));
    CHECK(place_of(view).y == -900);
    CHECK_OK(tapzoom_set_transform(view, &(const tapzoom_transform){0.5, 0, -600, -1100}, NULL));
    CHECK(place_of(view).y == -1100);
    CHECK_OK(set_size(view, 800, 600));
    CHECK(place_of(view).y == -900);
    /* A fitted view is fitted again, also one that was scrolled. */
    CHECK_OK(tapzoom_fit(view, NULL));
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 600, 0, 0, 0, 300)));
    CHECK_NEAR(place_of(view).scale, 0.1, 1e-12);
    CHECK_NEAR(place_of(view).x, 200, 1e-9);
    tapzoom_destroy(view);
    view = view_at(TAPZOOM_PRESET_READER, 0.2, 0, 0);
    CHECK_OK(set_size(view, 800, 300));
    CHECK_OK(tapzoom_set_transform(view, &(const tapzoom_transform){0.2, 0, 0, -100}, NULL));
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 300, 0, 0, 0, 100)));
    CHECK_NEAR(place_of(view).y, -100, 1e-9);
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 300, 400, 0, 0, 100)));
    CHECK_NEAR(place_of(view).scale, 0.1, 1e-12);
    tapzoom_destroy(view);
}

/* Insets that leave almost no safe area, or none. */
static void closed(void) {
    for (int32_t which = 0; which < 4; which++) {
        tapzoom_view *view = view_at(which, 0.5, -600, -450);
        tapzoom_transform first = place_of(view), last = first;
        for (double inset = 390; inset < 410; inset += 1e-3) {
            CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 600, inset, 0, 400, 0)));
            tapzoom_transform now = place_of(view);
            if (inset > 390) CHECK(fabs(now.x - last.x) < 1 && fabs(now.y - last.y) < 1 && now.scale > 1e-4);
            last = now;
        }
        CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 600, 1e12, 1e12, 1e12, 0)));
        CHECK_OK(set_size(view, 800, 600));
        CHECK(moved(place_of(view), first) < 1e-9);
        tapzoom_destroy(view);
    }
}

/* The view accepts the sizes that it reports. */
static void passed_back(void) {
    for (int round = 0; round < 2000; round++) {
        tapzoom_config config = preset((int32_t)below(4));
        tapzoom_view *view = NULL;
        double width = pow(10, between(-6, 12)), height = pow(10, between(-6, 12));
        CHECK_OK(tapzoom_create(&config, VIEWPORT(width, height, 0, 0, 0, 0),
                                RECT(between(-1e12, 1e12), between(-1e12, 1e12), pow(10, between(-6, 12)),
                                     pow(10, between(-6, 12))), &view));
        if (view == NULL) return;
        CHECK_OK(tapzoom_zoom_by(view, pow(10, between(-6, 6)), between(-1e12, 1e12), between(-1e12, 1e12), NULL));
        tapzoom_transform shown = place_of(view), after;
        CHECK_OK(tapzoom_set_transform(view, &shown, NULL));
        after = place_of(view);
        CHECK_SAME(after, shown);
        tapzoom_destroy(view);
    }
}

/* Content springs back while a long device rotates. It does not swing out of sight, although its offset on the new axes
   alone would give a huge velocity. */
static void sprung(void) {
    tapzoom_config config = preset(0);
    tapzoom_view *view = view_of(&config, 4, 4e6, 4000, 1);
    CHECK_OK(touch(view, BEGAN, 2, 0, 0, 0));
    CHECK_OK(touch(view, MOVED, 2, 0, 0, -2e5));
    CHECK_OK(touch(view, ENDED, 2, 1, 0, 0));
    CHECK_OK(tapzoom_advance(view, 1.37));
    CHECK_OK(set_size(view, 4e6, 4));
    for (int frame = 0; frame < 100; frame++) {
        CHECK_OK(tapzoom_advance(view, 1.37 + 0.01 * frame));
        tapzoom_transform shown = place_of(view), target = target_of(view);
        CHECK(fabs(shown.x - target.x) <= 4e6);
        CHECK(fabs(shown.y - target.y) <= 4);
    }
    tapzoom_destroy(view);
}

/* If the fitted scale changes during a fling, the view has the new scale at once. */
static void fitted_in_fling(void) {
    tapzoom_config config = preset(0);
    config.max_scale = CONTAIN(6);
    tapzoom_view *view = view_of(&config, 600, 300, 1000, 2000);
    double min, max;
    CHECK_OK(touch(view, BEGAN, 1, 0, 0, 0));
    CHECK_OK(touch(view, MOVED, 1, 0.02, 0, 100));
    CHECK_OK(touch(view, ENDED, 1, 0.05, 0, 0));
    config.fit = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, NULL));
    CHECK_NEAR(target_of(view).scale, 0.9, 1e-9);
    CHECK_NEAR(place_of(view).scale, 0.9, 1e-9);
    CHECK(place_of(view).scale >= min && place_of(view).scale <= max);
    tapzoom_destroy(view);
}

/* A fling that would stop at the top also stops there in a larger viewport, in which it has further to go. */
static void flung_to_the_top(void) {
    tapzoom_config config = preset(2);
    config.always_bounce_x = 1;
    tapzoom_view *view = view_of(&config, 1100, 970, 700, 2000);
    CHECK_OK(touch(view, BEGAN, 1, 0, 1000, 700));
    CHECK_OK(touch(view, MOVED, 1, 0.03, 0, 400));
    CHECK_OK(set_size(view, 1000, 1000));
    CHECK_OK(touch(view, ENDED, 1, 0.03, 0, 0));
    CHECK_OK(touch(view, BEGAN, 2, 0.05, 0, 767));
    CHECK_OK(touch(view, MOVED, 2, 0.07, 0, 780));
    CHECK_OK(touch(view, ENDED, 2, 0.09, 0, 0));
    CHECK(target_of(view).y == 0 && place_of(view).y < -300);
    CHECK_OK(set_size(view, 1250, 1000));
    CHECK(target_of(view).y == 0 && place_of(view).y < -300);
    double last = place_of(view).y;
    for (int frame = 0; frame < 300; frame++) {
        CHECK_OK(tapzoom_advance(view, 0.1 + 0.01 * frame));
        CHECK(place_of(view).y >= last);
        last = place_of(view).y;
    }
    CHECK(last == 0);
    tapzoom_destroy(view);
}

/* With pinch_anchor CENTER a quick zoom keeps the center of the view that it has, not that at its begin. */
static void quick_zoomed(int before_the_slop) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.pinch_anchor = TAPZOOM_PINCH_CENTER;
    tapzoom_view *view = view_of(&config, 400, 400, 4000, 4000);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -1800, -1800}, NULL));
    tap(view, 1, 1, 50, 350);
    CHECK_OK(touch(view, BEGAN, 1, 1.15, 50, 350));
    if (!before_the_slop) CHECK_OK(touch(view, MOVED, 1, 1.3, 50, 390));
    CHECK_OK(set_size(view, 400, 300));
    tapzoom_transform old = place_of(view);
    CHECK_OK(touch(view, MOVED, 1, 1.4, 50, 395));
    CHECK_OK(touch(view, MOVED, 1, 1.5, 50, 430));
    CHECK_OK(tapzoom_advance(view, 1.6));
    tapzoom_transform now = place_of(view);
    CHECK(now.scale > 1.1 * old.scale);
    CHECK_NEAR((200 - now.x) / now.scale, (200 - old.x) / old.scale, 1e-6);
    CHECK_NEAR((150 - now.y) / now.scale, (150 - old.y) / old.scale, 1e-6);
    tapzoom_destroy(view);
}

int test_resize(void) {
    for (int32_t which = 0; which < 4; which++) {
        pinched(which);
        pulled(which);
        flung(which);
        turned(which);
    }
    covered();
    closed();
    passed_back();
    sprung();
    fitted_in_fling();
    flung_to_the_top();
    quick_zoomed(0);
    quick_zoomed(1);
    return check_report();
}

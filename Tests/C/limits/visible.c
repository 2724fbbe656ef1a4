/*
 * visible.c - visible_part, visible_extra and TAPZOOM_BOUNDS_INSIDE. Whatever the fingers do, as much of the content
 * stays in the safe area as the header specifies. Smaller content moves if the bounds do not align it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

static tapzoom_config bounded(int32_t bounds, double part, double extra) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.fit = TAPZOOM_FIT_NONE;
    config.min_scale = (tapzoom_level){0.1, 0, TAPZOOM_FIT_NONE, 0, TAPZOOM_LEVEL_FIRST, 0};
    config.max_scale = (tapzoom_level){10, 0, TAPZOOM_FIT_NONE, 0, TAPZOOM_LEVEL_FIRST, 0};
    config.bounds = bounds, config.visible_part = part, config.visible_extra = extra;
    return config;
}

/* Checks how far a command can move the content toward larger, then toward smaller coordinates. */
static void moves_from_to(tapzoom_view *view, double scale, double low, double high) {
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){scale, 0, 1e6, 1e6}, NULL));
    CHECK_NEAR(place_of(view).x, high, 1e-9);
    CHECK(state_of(view).flags & TAPZOOM_LIMIT_LEFT);
    CHECK(!(state_of(view).flags & TAPZOOM_LIMIT_RIGHT) == (low != high));
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){scale, 0, -1e6, -1e6}, NULL));
    CHECK_NEAR(place_of(view).x, low, 1e-9);
    CHECK(state_of(view).flags & TAPZOOM_LIMIT_RIGHT);
}

/* Content of 1000 in a viewport of 400. */
static const struct {
    int32_t bounds;
    double part, extra, scale, low, high;
} cases[] = {
    {TAPZOOM_BOUNDS_CONTENT, 1, 0, 1, -600, 0},       {TAPZOOM_BOUNDS_CONTENT, 1, 0, 0.1, 150, 150},
    {TAPZOOM_BOUNDS_CONTENT, 1, 30, 1, -600, 0},      {TAPZOOM_BOUNDS_CONTENT, 1, 30, 0.1, 150, 150},
    {TAPZOOM_BOUNDS_CONTENT, 0.5, 0, 1, -800, 200},   {TAPZOOM_BOUNDS_CONTENT, 0.5, 0, 0.1, -50, 350},
    {TAPZOOM_BOUNDS_CONTENT, 0, 0, 1, -1000, 400},    {TAPZOOM_BOUNDS_CONTENT, 0, -9, 0.1, -100, 400},
    {TAPZOOM_BOUNDS_CONTENT, 1, -20, 1, -620, 20},    {TAPZOOM_BOUNDS_CONTENT, 1, -20, 0.1, -20, 320},
    {TAPZOOM_BOUNDS_CONTENT, 0, 64, 1, -936, 336},    {TAPZOOM_BOUNDS_CONTENT, 0, 200, 0.1, 0, 300},
    {TAPZOOM_BOUNDS_INSIDE, 1, 0, 1, -600, 0},        {TAPZOOM_BOUNDS_INSIDE, 1, 0, 0.1, 0, 300},
    {TAPZOOM_BOUNDS_INSIDE, 0.5, 0, 0.1, -50, 350},   {TAPZOOM_BOUNDS_INSIDE, 1, -20, 1, -620, 20},
};

static void the_formula(void) {
    check_topic = "the formula of the header";
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tapzoom_config config = bounded(cases[i].bounds, cases[i].part, cases[i].extra);
        tapzoom_view *view = view_of(&config, 400, 400, 1000, 1000);
        moves_from_to(view, cases[i].scale, cases[i].low, cases[i].high);
        tapzoom_destroy(view);
    }
}

/* Drags that lift in motion, pinches, double taps, and rests; sometimes new sizes and settings. */
static void gesture(tapzoom_view *view, tapzoom_viewport *viewport) {
    double time = state_of(view).time + between(0.01, 1), x = between(0, 800), y = between(0, 600);
    double to_x = x + between(-600, 600), to_y = y + between(-600, 600);
    switch (below(6)) {
    case 0: double_tap(view, time, x, y); break;
    case 1:
        viewport->width = between(100, 1000), viewport->left = between(0, 80), viewport->bottom = between(0, 80);
        CHECK_OK(tapzoom_set_viewport(view, viewport));
        break;
    case 2: /* a pinch about a resting finger */
        CHECK_OK(touch(view, BEGAN, 2, time, between(0, 800), between(0, 600)));
        drag(view, 1, time, x, y, to_x, to_y);
        CHECK_OK(touch(view, ENDED, 1, time + 0.1, to_x, to_y));
        CHECK_OK(touch(view, ENDED, 2, time + between(0.1, 0.3), 0, 0));
        break;
    default:
        drag(view, 1, time, x, y, to_x, to_y);
        if (below(2)) CHECK_OK(tapzoom_advance(view, time + between(0.1, 0.5)));
        CHECK_OK(touch(view, ENDED, 1, fmax(state_of(view).time, time + 0.1), to_x, to_y));
    }
    if (below(2)) CHECK_OK(tapzoom_advance(view, state_of(view).time + between(0, 2)));
}

/* True if enough of the content along an axis is visible. */
static int shows_enough(const tapzoom_config *config, double place, double length, double start, double area) {
    double most = fmin(length, area), wanted = config->visible_part * most + config->visible_extra;
    double seen = fmin(place + length, start + area) - fmax(place, start);
    return seen >= fmin(fmax(wanted, 0), most) - 1e-6;
}

static void random_gestures(void) {
    check_topic = "random gestures";
    static const double parts[] = {1, 0.5, 0, 0.25}, extras[] = {0, 0, -40, -500, 60, 1e12};
    long rests = 0, moved = 0;
    for (int round = 0; round < 400; round++) {
        tapzoom_config config = bounded((int32_t)below(2), parts[below(4)], extras[below(6)]);
        if (below(2)) config.rubber_band = 0;
        tapzoom_viewport viewport = {between(100, 1000), between(100, 1000), 0, 0, 0, 0};
        tapzoom_rect content = {between(-500, 500), between(-500, 500), between(20, 3000), between(20, 3000)};
        tapzoom_view *view = NULL;
        CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
        CHECK_OK(tapzoom_advance(view, 0));
        for (int i = 0; i < 12; i++) {
            tapzoom_transform before = place_of(view);
            gesture(view, &viewport);
            CHECK_OK(tapzoom_advance(view, state_of(view).time + 2000));
            tapzoom_transform t = place_of(view);
            if (!CHECK(!(state_of(view).flags & (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_TOUCHED)))) break;
            rests++, moved += t.x != before.x || t.y != before.y;
            int is_enough = shows_enough(&config, t.x + t.scale * content.x, t.scale * content.width, viewport.left,
                                         viewport.width - viewport.left) &&
                shows_enough(&config, t.y + t.scale * content.y, t.scale * content.height, 0,
                             viewport.height - viewport.bottom);
            if (!CHECK(is_enough)) round = 1 << 20;
        }
        tapzoom_destroy(view);
    }
    CHECK(rests > 3000 && moved > 2000);
}

/* A finger drags small content. Aligned content does not move. With INSIDE it follows the finger, and stays where the
   finger releases it. */
static void small_content_moves(void) {
    check_topic = "small content";
    for (int32_t bounds = TAPZOOM_BOUNDS_CONTENT; bounds <= TAPZOOM_BOUNDS_INSIDE; bounds++) {
        tapzoom_config config = bounded(bounds, 1, 0);
        tapzoom_view *view = view_of(&config, 400, 400, 100, 100);
        int is_inside = bounds == TAPZOOM_BOUNDS_INSIDE;
        CHECK(place_of(view).x == 150 && place_of(view).y == 150);
        CHECK(((state_of(view).flags & TAPZOOM_LIMIT_LEFT) != 0) == !is_inside);
        drag(view, 1, 1, 200, 200, 260, 200);
        CHECK_OK(tapzoom_advance(view, 1.5));
        CHECK_NEAR(place_of(view).x, is_inside ? 200 : 150, 1e-9); /* the slop is 10 */
        CHECK_OK(touch(view, ENDED, 1, 1.5, 260, 200));
        CHECK_OK(tapzoom_advance(view, 5));
        CHECK_NEAR(place_of(view).x, is_inside ? 200 : 150, 1e-9);
        CHECK(place_of(view).y == 150);
        /* A reset aligns it again. */
        CHECK_OK(tapzoom_fit(view, NULL));
        CHECK(place_of(view).x == 150);
        tapzoom_destroy(view);
    }
}

int test_visible(void) {
    the_formula();
    random_gestures();
    small_content_moves();
    return check_report();
}

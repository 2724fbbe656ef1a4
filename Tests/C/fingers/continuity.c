/*
 * continuity.c - the content never jumps. Up to five fingers make random touches, on all presets and on settings
 * between them. They land and lift in any order, are cancelled, reach limits, and stop flings, springs and animations.
 *
 * A landing or a lift does not move the content. A small move of the fingers moves it little. While fingers rest and no
 * animation runs, the content rests. Where no limit is near, content stays under the fingers.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define SCRIPTS 10000
#define STEPS 30
#define MAX_FINGERS 5
/* The travel of a finger between two samples; the content moves at most GAIN times as far. */
#define STRIDE 0.05
#define GAIN 12
#define STILL 1e-6

typedef struct finger {
    int64_t id;
    double x, y;
} finger;

static tapzoom_view *view;
static tapzoom_config config;
static finger fingers[MAX_FINGERS];
static int finger_count, is_strict;
static int64_t last_id;
static double now, width, height;
static char topic[80];

static tapzoom_transform shown(void) {
    CHECK_OK(tapzoom_advance(view, now));
    return place_of(view);
}

/* The distance by which the content at a point of the view has moved. */
static double shift(tapzoom_transform from, tapzoom_transform to, double x, double y) {
    double c = cos(from.rotation), s = sin(from.rotation);
    double u = (c * (x - from.x) + s * (y - from.y)) / from.scale;
    double v = (c * (y - from.y) - s * (x - from.x)) / from.scale;
    c = cos(to.rotation), s = sin(to.rotation);
    return hypot(to.scale * (c * u - s * v) + to.x - x, to.scale * (s * u + c * v) + to.y - y);
}

static double largest_shift(tapzoom_transform from, tapzoom_transform to) {
    double corners = fmax(shift(from, to, 0, 0), shift(from, to, width, height));
    for (int i = 0; i < finger_count; i++) corners = fmax(corners, shift(from, to, fingers[i].x, fingers[i].y));
    return corners;
}

static int are_apart(double distance) {
    for (int i = 0; i < finger_count; i++)
        for (int j = 0; j < i; j++)
            if (hypot(fingers[i].x - fingers[j].x, fingers[i].y - fingers[j].y) < distance) return 0;
    return 1;
}

static int is_moving(void) { return (state_of(view).flags & TAPZOOM_STATE_MOVING) != 0; }

/* ---- Touches --------------------------------------------------------------------------------------------------- */

static void land(void) {
    tapzoom_transform before = shown();
    finger *made = &fingers[finger_count];
    made->id = ++last_id;
    made->x = between(0.1, 0.9) * width;
    made->y = between(0.1, 0.9) * height;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, made->id, now, made->x, made->y));
    finger_count++;
    CHECK(largest_shift(before, shown()) <= STILL);
}

static void lift(int32_t phase) {
    tapzoom_transform before = shown();
    int index = (int)below((uint32_t)finger_count);
    finger gone = fingers[index];
    fingers[index] = fingers[--finger_count];
    CHECK_OK(touch(view, phase, gone.id, now, gone.x + between(-3, 3), gone.y));
    CHECK(largest_shift(before, shown()) <= STILL);
}

static void lose_all(void) {
    tapzoom_transform before = shown();
    CHECK_OK(tapzoom_cancel_touches(view, now));
    finger_count = 0;
    CHECK(largest_shift(before, shown()) <= STILL);
}

/* All fingers pan, spread and rotate together, with small differences, in small steps. */
static void move(void) {
    double dx = between(-1, 1), dy = between(-1, 1), spread = between(-1, 1), turn = between(-1, 1);
    double own[MAX_FINGERS][2];
    for (int i = 0; i < finger_count; i++) own[i][0] = between(-0.4, 0.4), own[i][1] = between(-0.4, 0.4);
    int steps = 20 + (int)below(400);
    double pace = below(3) == 0 ? 0.0005 : 0.00005;
    for (int step = 0; step < steps; step++) {
        tapzoom_transform before = shown(), after;
        double x = 0, y = 0, reach = 1;
        finger old[MAX_FINGERS];
        int moved = is_moving();
        now += pace;
        memcpy(old, fingers, sizeof old);
        for (int i = 0; i < finger_count; i++) x += fingers[i].x / finger_count, y += fingers[i].y / finger_count;
        for (int i = 0; i < finger_count; i++) reach = fmax(reach, hypot(fingers[i].x - x, fingers[i].y - y));
        for (int i = 0; i < finger_count; i++) {
            double u = (old[i].x - x) / reach, v = (old[i].y - y) / reach;
            fingers[i].x += STRIDE / 4 * (dx + spread * u - turn * v + own[i][0]);
            fingers[i].y += STRIDE / 4 * (dy + spread * v + turn * u + own[i][1]);
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, fingers[i].id, now, fingers[i].x, fingers[i].y));
        }
        after = shown();
        if (moved || is_moving()) continue;
        /* If fingers are close to each other, distant content moves far. */
        if (are_apart(60)) CHECK(largest_shift(before, after) <= STRIDE * GAIN);
        /* Three or more fingers cannot all keep their content, and fingers at one point have no distance to pinch
           with. */
        if (!is_strict || finger_count > 2 || !are_apart(2)) continue;
        for (int i = 0; i < finger_count; i++) {
            double u = old[i].x, v = old[i].y, c = cos(before.rotation), s = sin(before.rotation);
            double p = (c * (u - before.x) + s * (v - before.y)) / before.scale;
            double q = (c * (v - before.y) - s * (u - before.x)) / before.scale;
            c = cos(after.rotation), s = sin(after.rotation);
            CHECK_NEAR(after.scale * (c * p - s * q) + after.x, fingers[i].x, STILL);
            CHECK_NEAR(after.scale * (s * p + c * q) + after.y, fingers[i].y, STILL);
        }
    }
}

static void rest(void) {
    double end = now + (below(2) ? between(0, 0.1) : between(0, 0.8));
    while (now < end) {
        tapzoom_transform before = shown();
        int moved = is_moving();
        now += 0.01;
        tapzoom_transform after = shown();
        if (finger_count > 0 && !moved && !is_moving()) CHECK(largest_shift(before, after) <= STILL);
    }
}

static void step(void) {
    uint32_t choice = below(16);
    if (choice < 4 && finger_count < MAX_FINGERS) land();
    else if (choice < 7 && finger_count > 0) lift(TAPZOOM_TOUCH_ENDED);
    else if (choice == 7 && finger_count > 0 && !is_strict && below(3) == 0) lift(TAPZOOM_TOUCH_CANCELLED);
    else if (choice == 8 && below(6) == 0) lose_all();
    else if (choice < 11) rest();
    else if (choice == 11 && finger_count == 0) double_tap(view, now, width / 3, height / 3), now += 0.25;
    else if (choice == 12 && finger_count < 2 && !is_strict)
        CHECK_OK(tapzoom_zoom_by(view, between(0.3, 3), 50, 60, OPTIONS(1)));
    else if (finger_count > 0) move();
    now += below(2) ? 0 : between(0, 0.03);
}

/* ---- Views ----------------------------------------------------------------------------------------------------- */

static void random_view(void) {
    config = preset((int32_t)below(4));
    config.gestures = below(4) ? EVERY_GESTURE : (uint32_t)bits() & EVERY_GESTURE;
    if (below(3) == 0) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_ROTATE;
    if (below(2)) config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    if (below(3) == 0) config.rubber_band = between(0, 1);
    if (below(6) == 0) config.rubber_band = 0;
    if (below(4) == 0) config.rubber_band_scale = between(1, 3);
    if (below(4) == 0) config.pinch_speed = 0.5;
    if (below(4) == 0) config.lift_grace_time = between(0, 0.2);
    if (below(4) == 0) config.axis_lock_ratio = 1.25;
    config.always_bounce_x = (int32_t)below(2), config.always_bounce_y = (int32_t)below(2);
    width = between(200, 900), height = between(200, 900);
    if (is_strict) {
        config = preset(TAPZOOM_PRESET_BOARD);
        config.gestures = TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE | TAPZOOM_GESTURE_FLING;
        config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
        config.min_scale.factor = 1e-5, config.max_scale.factor = 1e5;
    }
    CHECK_OK(create(&config, width, height, between(50, 4000), between(50, 4000), &view));
    if (below(2)) CHECK_OK(tapzoom_zoom_by(view, between(1, 4), width / 2, height / 3, NULL));
    if (below(5) == 0) {
        tapzoom_transform turned = shown();
        turned.rotation = between(-4, 4);
        CHECK_OK(tapzoom_set_transform(view, &turned, NULL));
    }
}

int test_continuity(void) {
    long scripts = trial_argument(1, SCRIPTS), first = number_argument(2, 0);
    check_topic = topic;
    for (long script = first; script < first + scripts; script++) {
        snprintf(topic, sizeof topic, "script %ld", script);
        seed = (uint64_t)script * UINT64_C(0xD1B54A32D192ED03) + 1;
        is_strict = below(4) == 0;
        finger_count = 0, now = 0;
        random_view();
        for (int i = 0; i < STEPS; i++) step();
        while (finger_count > 0) lift(TAPZOOM_TOUCH_ENDED);
        tapzoom_destroy(view);
    }
    return check_report();
}

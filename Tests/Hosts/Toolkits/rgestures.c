/*
 * rgestures.c - tests of gestures/rgestures.h without raylib.
 *
 * SPDX-License-Identifier: MIT
 */
static double now = 7;
#define RGESTURES_TIME() now
#define RGESTURES_WIDTH 800
#define RGESTURES_HEIGHT 400
#define RGESTURES_STANDALONE
#define RGESTURES_IMPLEMENTATION
#include <rgestures.h>

#include "check.h"

/* ---- Events -------------------------------------------------------------------------------------------------- */

static void frame(void) {
    now += 0.01;
    UpdateGestures();
}

static void rest(double seconds) {
    double end = now + seconds;
    while (now < end) frame();
}

/* Passes an event with points at x, y and, if there are two, at x2, y2, in points of the screen. */
static void pass(int action, int count, double x, double y, double x2, double y2) {
    GestureEvent event;
    memset(&event, 0, sizeof event);
    event.touchAction = action;
    event.pointCount = count;
    event.pointId[0] = 3;
    event.pointId[1] = 5;
    event.position[0].x = (float)(x / 800);
    event.position[0].y = (float)(y / 400);
    event.position[1].x = (float)(x2 / 800);
    event.position[1].y = (float)(y2 / 400);
    frame();
    ProcessGestureEvent(event);
}

static void down(double x, double y) { pass(TOUCH_ACTION_DOWN, 1, x, y, 0, 0); }
static void move(double x, double y) { pass(TOUCH_ACTION_MOVE, 1, x, y, 0, 0); }
static void up(double x, double y) { pass(TOUCH_ACTION_UP, 1, x, y, 0, 0); }

static void tap(double x, double y) {
    down(x, y);
    rest(0.05);
    up(x, y);
}

/* Two fingers at this distance on both sides of the center of the screen. */
static void spread(int action, double distance) {
    pass(action, 2, 400 - distance / 2, 200, 400 + distance / 2, 200);
}

#define CHECK_NOW(gesture) CHECK(GetGestureDetected() == (gesture) && IsGestureDetected(gesture))

/* ---- Tests --------------------------------------------------------------------------------------------------- */

static void test_tap(void) {
    CHECK_NOW(GESTURE_NONE);
    down(100, 100);
    CHECK_NOW(GESTURE_HOLD);
    rest(0.1);
    CHECK_NOW(GESTURE_HOLD);
    up(101, 100);
    CHECK_NOW(GESTURE_TAP);
    CHECK(!IsGestureDetected(GESTURE_HOLD) && !IsGestureDetected(GESTURE_NONE));
    frame();
    CHECK_NOW(GESTURE_NONE);
    rest(1);
    CHECK_NOW(GESTURE_NONE);
}

static void test_double_tap(void) {
    tap(100, 100);
    CHECK_NOW(GESTURE_TAP);
    rest(0.1);
    tap(104, 98);
    CHECK_NOW(GESTURE_DOUBLETAP);
    rest(0.1);
    tap(104, 98);
    CHECK_NOW(GESTURE_TAP);
    rest(0.1);
    tap(104, 98);
    CHECK_NOW(GESTURE_DOUBLETAP);
    rest(1);
    tap(100, 100);
    rest(0.1);
    tap(300, 100); /* far away */
    CHECK_NOW(GESTURE_TAP);
    rest(0.5); /* late */
    tap(300, 100);
    CHECK_NOW(GESTURE_TAP);
    SetGesturesEnabled(GESTURE_TAP | GESTURE_DRAG);
    rest(0.1);
    tap(300, 100);
    CHECK_NOW(GESTURE_TAP);
    SetGesturesEnabled(~0u);
    rest(1);
}

static void test_hold(void) {
    down(100, 100);
    CHECK_NEAR(GetGestureHoldDuration(), 0, 1e-6);
    rest(0.9);
    move(102, 100);
    CHECK_NOW(GESTURE_HOLD);
    CHECK_NEAR(GetGestureHoldDuration(), 0.91, 0.011);
    up(102, 100);
    CHECK_NOW(GESTURE_NONE); /* too long for a tap */
    CHECK(GetGestureHoldDuration() == 0);
    rest(1);
    SetGesturesEnabled(GESTURE_TAP);
    down(100, 100);
    CHECK_NOW(GESTURE_NONE);
    up(100, 100);
    CHECK_NOW(GESTURE_TAP);
    SetGesturesEnabled(~0u);
    rest(1);
}

static void test_drag(void) {
    down(100, 100);
    move(105, 100); /* within the slop */
    CHECK_NOW(GESTURE_HOLD);
    move(180, 60);
    CHECK_NOW(GESTURE_DRAG);
    CHECK_NEAR(GetGestureDragVector().x, 0.1, 1e-6);
    CHECK_NEAR(GetGestureDragVector().y, -0.1, 1e-6);
    CHECK_NEAR(GetGestureDragAngle(), 26.565, 1e-3); /* on the glass */
    rest(0.5);
    CHECK_NOW(GESTURE_DRAG);
    up(180, 60);
    CHECK_NOW(GESTURE_NONE); /* slow: no swipe, and no tap */
    frame();
    CHECK_NEAR(GetGestureDragVector().x, 0.1, 1e-6);
    down(300, 300);
    CHECK(GetGestureDragVector().x == 0 && GetGestureDragAngle() == 0);
    move(300, 340);
    CHECK_NEAR(GetGestureDragAngle(), 270, 1e-3);
    rest(0.5);
    up(300, 340);
    rest(1);
}

static void swipe(double x, double y, int expected) {
    int i;
    down(400, 200);
    for (i = 1; i < 6; i++) move(400 + x * i, 200 + y * i);
    CHECK_NOW(GESTURE_DRAG);
    up(400 + 5 * x, 200 + 5 * y);
    CHECK_NOW(expected);
    frame();
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

static void test_swipes(void) {
    swipe(20, 0, GESTURE_SWIPE_RIGHT);
    swipe(-20, 5, GESTURE_SWIPE_LEFT);
    swipe(0, -20, GESTURE_SWIPE_UP);
    swipe(5, 20, GESTURE_SWIPE_DOWN);
    swipe(20, 20, GESTURE_NONE);
    swipe(2.5, 0, GESTURE_NONE);
}

static void test_pinch(void) {
    down(300, 200);
    spread(TOUCH_ACTION_DOWN, 200);
    CHECK_NOW(GESTURE_HOLD);
    spread(TOUCH_ACTION_MOVE, 204); /* within the slop */
    CHECK_NOW(GESTURE_HOLD);
    spread(TOUCH_ACTION_MOVE, 240);
    CHECK_NOW(GESTURE_PINCH_OUT);
    CHECK_NEAR(GetGesturePinchVector().x, 0.3, 1e-6);
    CHECK_NEAR(GetGesturePinchVector().y, 0, 1e-6);
    CHECK_NEAR(GetGesturePinchAngle(), 0, 1e-3);
    spread(TOUCH_ACTION_MOVE, 400);
    spread(TOUCH_ACTION_MOVE, 392); /* noise */
    CHECK_NOW(GESTURE_PINCH_OUT);
    rest(0.5);
    CHECK_NOW(GESTURE_PINCH_OUT);
    spread(TOUCH_ACTION_MOVE, 380); /* back, though still wider than at the landing */
    CHECK_NOW(GESTURE_PINCH_IN);
    spread(TOUCH_ACTION_MOVE, 388);
    CHECK_NOW(GESTURE_PINCH_IN);
    spread(TOUCH_ACTION_MOVE, 394);
    CHECK_NOW(GESTURE_PINCH_OUT);
    pass(TOUCH_ACTION_MOVE, 2, 200, 100, 600, 300);
    CHECK_NEAR(GetGesturePinchAngle(), 333.435, 1e-3);
    spread(TOUCH_ACTION_UP, 394);
    CHECK_NOW(GESTURE_NONE);
    CHECK(GetGesturePinchVector().x == 0 && GetGesturePinchAngle() == 0);
    rest(1);
    spread(TOUCH_ACTION_DOWN, 200); /* a tap of two is none */
    rest(0.1);
    spread(TOUCH_ACTION_UP, 200);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
    spread(TOUCH_ACTION_DOWN, 300); /* both at once */
    CHECK_NOW(GESTURE_HOLD);
    spread(TOUCH_ACTION_MOVE, 260);
    CHECK_NOW(GESTURE_PINCH_IN);
    up(270, 200); /* one of them: the other one begins nothing */
    CHECK_NOW(GESTURE_NONE);
    pass(TOUCH_ACTION_MOVE, 1, 270, 200, 0, 0); /* not down */
    CHECK_NOW(GESTURE_NONE);
    pass(TOUCH_ACTION_CANCEL, 0, 0, 0, 0, 0);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

/* A pinch leaves nothing behind that would hinder the next gestures. */
static void test_after_a_pinch(void) {
    int i;
    spread(TOUCH_ACTION_DOWN, 100);
    for (i = 1; i < 30; i++) spread(TOUCH_ACTION_MOVE, 100 + 20 * i);
    spread(TOUCH_ACTION_UP, 680);
    rest(0.06);
    tap(400, 200);
    CHECK_NOW(GESTURE_TAP);
    rest(1);
    swipe(20, 0, GESTURE_SWIPE_RIGHT);
    spread(TOUCH_ACTION_DOWN, 680);
    for (i = 1; i < 30; i++) spread(TOUCH_ACTION_MOVE, 680 - 20 * i);
    spread(TOUCH_ACTION_UP, 100);
    rest(0.06);
    swipe(20, 0, GESTURE_SWIPE_RIGHT);
}

/* One finger stays, the other one lands again: its pinch counts from there. */
static void test_second_pinch(void) {
    spread(TOUCH_ACTION_DOWN, 100);
    spread(TOUCH_ACTION_MOVE, 200);
    spread(TOUCH_ACTION_MOVE, 400);
    CHECK_NOW(GESTURE_PINCH_OUT);
    move(200, 200);
    CHECK_NOW(GESTURE_NONE);
    rest(0.2);
    pass(TOUCH_ACTION_DOWN, 2, 200, 200, 700, 200);
    pass(TOUCH_ACTION_MOVE, 2, 200, 200, 640, 200);
    CHECK_NOW(GESTURE_PINCH_IN);
    pass(TOUCH_ACTION_UP, 2, 200, 200, 640, 200);
    rest(1);
}

static void test_drag_of_two(void) {
    int i;
    pass(TOUCH_ACTION_DOWN, 2, 300, 200, 500, 200);
    for (i = 1; i < 8; i++) pass(TOUCH_ACTION_MOVE, 2, 300 + 5 * i, 200, 500 + 5 * i, 200);
    CHECK_NOW(GESTURE_HOLD);
    pass(TOUCH_ACTION_UP, 2, 335, 200, 535, 200);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

static void test_three_fingers(void) {
    GestureEvent event;
    int i;
    memset(&event, 0, sizeof event);
    event.pointCount = 3;
    for (i = 0; i < 3; i++) {
        event.pointId[i] = i;
        event.position[i].x = 0.4f + 0.1f * (float)i;
    }
    event.touchAction = TOUCH_ACTION_DOWN;
    ProcessGestureEvent(event);
    rest(0.1);
    CHECK_NOW(GESTURE_HOLD);
    event.touchAction = TOUCH_ACTION_UP;
    ProcessGestureEvent(event);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

/* Two events in a frame. */
static void test_one_frame(void) {
    GestureEvent event;
    tap(400, 200);
    memset(&event, 0, sizeof event);
    event.touchAction = TOUCH_ACTION_UP; /* of no finger */
    ProcessGestureEvent(event);
    CHECK_NOW(GESTURE_TAP);
    event.touchAction = TOUCH_ACTION_DOWN;
    event.pointCount = 1;
    ProcessGestureEvent(event);
    CHECK_NOW(GESTURE_TAP);
    frame();
    CHECK_NOW(GESTURE_HOLD);
    up(0, 0);
    rest(1);
}

/* A second finger ends a drag. */
static void test_second_finger(void) {
    int i;
    down(300, 200);
    move(340, 200);
    CHECK_NOW(GESTURE_DRAG);
    pass(TOUCH_ACTION_DOWN, 2, 340, 200, 500, 200);
    CHECK_NOW(GESTURE_HOLD);
    for (i = 1; i < 8; i++) pass(TOUCH_ACTION_MOVE, 2, 340 + 5 * i, 200, 500 + 5 * i, 200);
    CHECK_NOW(GESTURE_HOLD);
    move(420, 200); /* an event without the second finger: it has lifted */
    CHECK_NOW(GESTURE_NONE);
    CHECK(GetGesturePinchVector().x == 0);
    move(460, 200);
    CHECK_NOW(GESTURE_NONE);
    up(460, 200);
    rest(1);
    tap(100, 100);
    CHECK_NOW(GESTURE_TAP);
    rest(1);
}

static void test_cancel(void) {
    down(100, 100);
    rest(0.05);
    pass(TOUCH_ACTION_CANCEL, 1, 100, 100, 0, 0);
    CHECK_NOW(GESTURE_NONE);
    move(200, 100); /* not down */
    CHECK_NOW(GESTURE_NONE);
    up(200, 100);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

/* Programs that give no ids, or other ones at the lift. */
static void test_ids(void) {
    GestureEvent event;
    memset(&event, 0, sizeof event);
    event.pointCount = 2;
    event.touchAction = TOUCH_ACTION_DOWN;
    event.position[0].x = 0.4f, event.position[1].x = 0.6f;
    ProcessGestureEvent(event);
    frame();
    event.touchAction = TOUCH_ACTION_MOVE;
    event.position[0].x = 0.2f;
    ProcessGestureEvent(event);
    CHECK_NOW(GESTURE_PINCH_OUT);
    CHECK_NEAR(GetGesturePinchVector().x, 0.4, 1e-6);
    event.touchAction = TOUCH_ACTION_UP;
    event.pointId[0] = 9, event.pointId[1] = 9;
    ProcessGestureEvent(event);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
    event.touchAction = TOUCH_ACTION_DOWN;
    event.pointCount = 1000; /* more than it can hold */
    ProcessGestureEvent(event);
    event.touchAction = TOUCH_ACTION_UP;
    event.pointCount = -1;
    ProcessGestureEvent(event);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

/* The program changes a setting of the view. */
static void test_settings(void) {
    tapzoom_config config;
    config.struct_size = sizeof config;
    CHECK_OK(tapzoom_get_config(rgestures_view(), &config));
    config.pan_slop = 100;
    CHECK_OK(tapzoom_set_config(rgestures_view(), &config, NULL));
    down(100, 100);
    move(180, 100);
    CHECK_NOW(GESTURE_HOLD);
    move(220, 100);
    CHECK_NOW(GESTURE_DRAG);
    rest(0.5);
    up(220, 100);
}

int main(void) {
    up(100, 100); /* before everything */
    CHECK_NOW(GESTURE_NONE);
    test_tap();
    test_double_tap();
    test_hold();
    test_drag();
    test_swipes();
    test_pinch();
    test_after_a_pinch();
    test_second_pinch();
    test_drag_of_two();
    test_three_fingers();
    test_one_frame();
    test_second_finger();
    test_cancel();
    test_ids();
    test_settings();
    return check_report();
}

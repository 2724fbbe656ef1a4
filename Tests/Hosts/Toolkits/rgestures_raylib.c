/*
 * rgestures_raylib.c - tests of gestures/rgestures.h in place of raylib's own gestures.
 *
 * SPDX-License-Identifier: MIT
 */
#include <raylib.h>
#define RGESTURES_BACKEND TAPZOOM_RAYLIB_SDL
#define RGESTURES_IMPLEMENTATION
#include <rgestures.h>

#include "check.h"

/* ---- What raylib knows --------------------------------------------------------------------------------------- */

static double now = 7;
static int count, ids[2], drawings, polls;
static bool focused = true, button;
static Vector2 places[2], pointer;

#ifdef __cplusplus
extern "C" {
#endif
#undef EndDrawing
#undef PollInputEvents
void EndDrawing(void) { drawings++; }
void PollInputEvents(void) { polls++; }
#define EndDrawing rgestures_end_drawing
#define PollInputEvents rgestures_poll_input_events
#ifdef __cplusplus
}
#endif

double GetTime(void) { return now; }
int GetScreenWidth(void) { return 801; }
int GetScreenHeight(void) { return 401; }
int GetRenderWidth(void) { return 1602; }
bool IsWindowFocused(void) { return focused; }
bool IsWindowHidden(void) { return false; }
bool IsWindowMinimized(void) { return false; }
int GetTouchPointCount(void) { return count; }
int GetTouchPointId(int index) { return ids[index]; }
Vector2 GetTouchPosition(int index) { return places[index]; }
Vector2 GetMousePosition(void) { return pointer; }
Vector2 GetMouseWheelMoveV(void) { return pointer; }
bool IsMouseButtonDown(int which) { return which == 0 && button; }
bool IsMouseButtonPressed(int which) { return which == 0 && button; }
void EnableEventWaiting(void) {}
void DisableEventWaiting(void) {}

static Vector2 at(double x, double y) {
    Vector2 place;
    place.x = (float)x;
    place.y = (float)y;
    return place;
}

Vector2 GetWindowScaleDPI(void) { return at(4, 4); } /* A unit is half a point. */

/* ---- Frames -------------------------------------------------------------------------------------------------- */

static void frame(int fingers) {
    count = fingers;
    now += 0.01;
    EndDrawing();
}

static void rest(double seconds) {
    double end = now + seconds;
    while (now < end) frame(count);
}

/* A frame with two fingers at this distance on both sides of the center. raylib with SDL stretches by a pixel. */
static void spread(double distance) {
    ids[0] = 1, ids[1] = 2;
    places[0] = at((400 - distance / 2) * 801 / 800, 200 * 401. / 400);
    places[1] = at((400 + distance / 2) * 801 / 800, 200 * 401. / 400);
    frame(2);
}

#define CHECK_NOW(gesture) CHECK(GetGestureDetected() == (gesture) && IsGestureDetected(gesture))

/* ---- Tests --------------------------------------------------------------------------------------------------- */

static void test_fingers(void) {
    CHECK_NOW(GESTURE_NONE);
    places[0] = at(100, 100);
    frame(1);
    CHECK_NOW(GESTURE_HOLD);
    places[0] = at(116, 100); /* 8 points */
    frame(1);
    CHECK_NOW(GESTURE_HOLD);
    CHECK_NEAR(GetGestureHoldDuration(), 0.01, 1e-6);
    frame(0);
    CHECK_NOW(GESTURE_TAP);
    CHECK_NOW(GESTURE_TAP); /* throughout the frame */
    frame(0);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
    places[0] = at(100, 100);
    frame(1);
    places[0] = at(100 + 80.1, 100);
    frame(1);
    CHECK_NOW(GESTURE_DRAG);
    CHECK_NEAR(GetGestureDragVector().x, 80 / 801., 1e-4);
    rest(0.5);
    places[0] = at(100, 100);
    frame(0);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

/* Within a frame a finger lifts and another one lands. */
static void test_another_finger(void) {
    ids[0] = 1;
    places[0] = at(100, 100);
    frame(1);
    places[0] = at(180, 100);
    frame(1);
    CHECK_NOW(GESTURE_DRAG);
    rest(0.5);
    ids[0] = 2;
    frame(1);
    CHECK_NOW(GESTURE_HOLD);
    frame(0);
    rest(1);
}

static void test_pinch(void) {
    spread(100);
    spread(140);
    spread(200);
    CHECK_NOW(GESTURE_PINCH_OUT);
    CHECK_NEAR(GetGesturePinchVector().x, 200 / 801., 1e-4);
    spread(150);
    CHECK_NOW(GESTURE_PINCH_IN);
    frame(0);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

static void test_mouse(void) {
    pointer = at(100, 100);
    frame(0);
    CHECK_NOW(GESTURE_NONE);
    button = true;
    frame(0);
    CHECK_NOW(GESTURE_HOLD);
    pointer = at(160, 100);
    frame(0);
    CHECK_NOW(GESTURE_DRAG);
    pointer = at(260, 100);
    frame(0);
    pointer = at(360, 100);
    frame(0);
    button = false;
    frame(0);
    CHECK_NOW(GESTURE_SWIPE_RIGHT);
    frame(0);
    CHECK_NOW(GESTURE_NONE);
    rest(1);
}

static void test_lost_focus(void) {
    frame(1);
    CHECK_NOW(GESTURE_HOLD);
    focused = false;
    frame(1);
    CHECK_NOW(GESTURE_NONE);
    frame(0);
    CHECK_NOW(GESTURE_NONE); /* no tap */
    focused = true;
    frame(0);
}

/* A program that polls by itself. */
static void test_polling(void) {
    int before = drawings;
    count = 1;
    now += 0.01;
    PollInputEvents();
    CHECK(polls == 1 && drawings == before);
    CHECK_NOW(GESTURE_HOLD);
    EndDrawing();
    count = 0;
    now += 0.01;
    PollInputEvents();
    CHECK_NOW(GESTURE_TAP);
    EndDrawing();
    CHECK_NOW(GESTURE_NONE);
}

int main(void) {
    CHECK_NOW(GESTURE_NONE);
    CHECK(GetGestureHoldDuration() == 0 && GetGesturePinchAngle() == 0);
    frame(0);
    CHECK(drawings == 1);
    test_fingers();
    test_another_finger();
    test_pinch();
    test_mouse();
    test_lost_focus();
    test_polling();
    return check_report();
}

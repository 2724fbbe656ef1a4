/*
 * raylib.c - tests of tapzoom_raylib.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom_raylib.h>

#include "glue.h"

/* ---- What raylib knows --------------------------------------------------------------------------------------- */

static double now = 7;
static int width = 1001, height = 501, pixels = 2002, waits, logs;
static bool focused = true, hidden, minimized;
static float scale = 3;
static int count, ids[10];
static Vector2 places[10], pointer, notches;
static bool down[7], pressed[7];

double GetTime(void) { return now += 1e-9; }
int GetScreenWidth(void) { return width; }
int GetScreenHeight(void) { return height; }
int GetRenderWidth(void) { return pixels; }
bool IsWindowFocused(void) { return focused; }
bool IsWindowHidden(void) { return hidden; }
bool IsWindowMinimized(void) { return minimized; }
int GetTouchPointCount(void) { return count; }
int GetTouchPointId(int index) { return ids[index]; }
Vector2 GetTouchPosition(int index) { return places[index]; }
Vector2 GetMousePosition(void) { return pointer; }
Vector2 GetMouseWheelMoveV(void) { return notches; }
/* A finger is a button, too. */
bool IsMouseButtonDown(int button) { return button < count || down[button]; }
bool IsMouseButtonPressed(int button) { return button < count || pressed[button]; }
void TraceLog(int level, const char *text, ...) { (void)level, (void)text; logs++; }
void EnableEventWaiting(void) { waits = 1; }
void DisableEventWaiting(void) { waits = 0; }

static Vector2 at(double x, double y) {
    Vector2 place;
    place.x = (float)x;
    place.y = (float)y;
    return place;
}

Vector2 GetWindowScaleDPI(void) { return at(scale, scale); }

/* ---- Frames -------------------------------------------------------------------------------------------------- */

static tapzoom_raylib glue;
static tapzoom_touch touches[TAPZOOM_RAYLIB_TOUCHES];

/* The touches of a frame with these fingers. */
static size_t fingers(int first, int second) {
    int list[2], i;
    list[0] = first, list[1] = second;
    count = 0;
    for (i = 0; i < 2; i++) {
        if (list[i] == 0) continue;
        ids[count] = list[i];
        places[count++] = at(100 * list[i], 50);
    }
    return tapzoom_raylib_touches(&glue, now += 0.01, touches);
}

static size_t mouse(void) { return tapzoom_raylib_touches(&glue, now += 0.01, touches); }

static void press(int button, bool is_down) {
    pressed[button] = is_down && !down[button];
    down[button] = is_down;
}

static tapzoom_frame_result frame(tapzoom_view *view) {
    tapzoom_frame_result result;
    now += 0.01;
    glue.view = view;
    CHECK_OK(tapzoom_raylib_frame(&glue, NULL, 0, &result));
    return result;
}

static void start(int backend) {
    count = 0;
    pointer = at(0, 0);
    glue = tapzoom_raylib_open();
    glue.backend = backend;
}

/* ---- Tests --------------------------------------------------------------------------------------------------- */

static void test_opening(void) {
    tapzoom_config config;
    start(TAPZOOM_RAYLIB_OTHER);
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    tapzoom_raylib_configure(&glue, &config);
    CHECK_NEAR(config.pixels_per_unit, 2, 0);
    CHECK_NEAR(config.points_per_unit, 2. / 3, 1e-6);
    CHECK_NEAR(tapzoom_raylib_viewport(&glue).width, 1001, 0);
    CHECK_NEAR(tapzoom_raylib_viewport(&glue).height, 501, 0);
}

/* The camera puts a point of the world where the transform puts it. */
static void test_camera(void) {
    tapzoom_transform transform;
    Camera2D camera;
    double turn, x, y;
    memset(&transform, 0, sizeof transform);
    transform.x = 30, transform.y = 40, transform.scale = 2, transform.rotation = 0.5;
    camera = tapzoom_raylib_camera_of(&transform);
    turn = camera.rotation / 180 * 3.14159265358979;
    x = camera.zoom * (10 - camera.target.x), y = camera.zoom * (20 - camera.target.y);
    CHECK_NEAR(cos(turn) * x - sin(turn) * y + camera.offset.x, 30 + 2 * (10 * cos(0.5) - 20 * sin(0.5)), 1e-4);
    CHECK_NEAR(sin(turn) * x + cos(turn) * y + camera.offset.y, 40 + 2 * (10 * sin(0.5) + 20 * cos(0.5)), 1e-4);
}

static void test_ids(void) {
    start(TAPZOOM_RAYLIB_OTHER);
    CHECK(fingers(0, 0) == 0);
    CHECK(fingers(1, 2) == 2);
    CHECK_TOUCH(touches[0], 1, 100, 50, TAPZOOM_TOUCH_BEGAN);
    CHECK_TOUCH(touches[1], 2, 200, 50, TAPZOOM_TOUCH_BEGAN);
    CHECK(touches[0].tool == TAPZOOM_TOOL_FINGER && touches[0].time == touches[1].time && touches[0].time == now);
    CHECK(fingers(1, 2) == 0);
    CHECK(fingers(2, 1) == 0); /* the order means nothing */
    CHECK(fingers(2, 3) == 2); /* a lift before a landing */
    CHECK_TOUCH(touches[0], 1, 100, 50, TAPZOOM_TOUCH_ENDED);
    CHECK_TOUCH(touches[1], 3, 300, 50, TAPZOOM_TOUCH_BEGAN);
    places[0] = at(210.5, 60);
    ids[1] = 4, places[1] = at(400, 50);
    CHECK(mouse() == 3); /* a move before both */
    CHECK_TOUCH(touches[0], 2, 210.5, 60, TAPZOOM_TOUCH_MOVED);
    CHECK_TOUCH(touches[1], 3, 300, 50, TAPZOOM_TOUCH_ENDED);
    CHECK_TOUCH(touches[2], 4, 400, 50, TAPZOOM_TOUCH_BEGAN);
    CHECK(touches[2].time == now && touches[1].time == now && touches[0].time == now);
    CHECK(fingers(0, 0) == 2);
    CHECK(glue.count == 0);
}

/* raylib counts more fingers than it has places for. All of them lift while as many land. */
static void test_many_fingers(void) {
    int i;
    start(TAPZOOM_RAYLIB_OTHER);
    for (i = 0; i < 10; i++) ids[i] = i;
    count = 10;
    CHECK(mouse() == 8);
    for (i = 0; i < 10; i++) ids[i] = 20 + i;
    CHECK(mouse() == 16);
    CHECK(touches[7].phase == TAPZOOM_TOUCH_ENDED && touches[8].phase == TAPZOOM_TOUCH_BEGAN);
}

static void test_mouse(void) {
    start(TAPZOOM_RAYLIB_OTHER);
    pointer = at(10, 20);
    CHECK(mouse() == 0); /* hover */
    press(MOUSE_BUTTON_RIGHT, true);
    CHECK(mouse() == 1);
    CHECK_TOUCH(touches[0], TAPZOOM_RAYLIB_MOUSE, 10, 20, TAPZOOM_TOUCH_BEGAN);
    CHECK(touches[0].tool == TAPZOOM_TOOL_MOUSE && touches[0].buttons == TAPZOOM_BUTTON_SECONDARY);
    pressed[MOUSE_BUTTON_RIGHT] = false;
    press(MOUSE_BUTTON_LEFT, true);
    pointer = at(11.5, 20);
    CHECK(mouse() == 1);
    CHECK_TOUCH(touches[0], TAPZOOM_RAYLIB_MOUSE, 11.5, 20, TAPZOOM_TOUCH_MOVED);
    pressed[MOUSE_BUTTON_LEFT] = false;
    press(MOUSE_BUTTON_RIGHT, false);
    CHECK(mouse() == 1);
    CHECK_TOUCH(touches[0], TAPZOOM_RAYLIB_MOUSE, 11.5, 20, TAPZOOM_TOUCH_ENDED);
    CHECK(mouse() == 0); /* the other button is still down */
    press(MOUSE_BUTTON_LEFT, false);
    CHECK(fingers(1, 2) == 2); /* which are buttons, too */
    CHECK(touches[0].tool == TAPZOOM_TOOL_FINGER && touches[1].tool == TAPZOOM_TOOL_FINGER);
}

static void test_sdl(void) {
    start(TAPZOOM_RAYLIB_SDL);
    count = 1, ids[0] = 5;
    places[0] = at(500 * 1001. / 1000, 125 * 501. / 500); /* stretched */
    pointer = at(640, 400);
    CHECK(mouse() == 1);
    CHECK_TOUCH(touches[0], 5, 500, 125, TAPZOOM_TOUCH_BEGAN);
    places[0] = pointer; /* the finger rests */
    CHECK(mouse() == 0);
    places[0] = at(510 * 1001. / 1000, 125 * 501. / 500);
    CHECK(mouse() == 1);
    CHECK_TOUCH(touches[0], 5, 510, 125, TAPZOOM_TOUCH_MOVED);
    start(TAPZOOM_RAYLIB_OTHER); /* Android: a finger is always at the pointer */
    count = 1;
    places[0] = pointer = at(10, 20);
    CHECK(mouse() == 1);
    places[0] = pointer = at(11, 20);
    CHECK(mouse() == 1);
    CHECK_TOUCH(touches[0], 5, 11, 20, TAPZOOM_TOUCH_MOVED);
}

static void test_wheel(void) {
    tapzoom_scroll scroll;
    start(TAPZOOM_RAYLIB_SDL);
    CHECK(!tapzoom_raylib_scroll(&glue, now, &scroll));
    notches = at(0.5, 2);
    pointer = at(30, 40);
    CHECK(tapzoom_raylib_scroll(&glue, now, &scroll));
    CHECK_NEAR(scroll.dx, 60, 0);
    CHECK_NEAR(scroll.dy, -240, 0);
    CHECK_NEAR(scroll.x, 30, 0);
    CHECK_NEAR(scroll.y, 40, 0);
    CHECK(scroll.time == now && scroll.unit == TAPZOOM_UNIT_NOTCH120 && scroll.source == TAPZOOM_SOURCE_WHEEL);
    glue.backend = TAPZOOM_RAYLIB_OTHER;
    glue.scroll_source = TAPZOOM_SOURCE_TRACKPAD;
    CHECK(tapzoom_raylib_scroll(&glue, now, &scroll));
    CHECK_NEAR(scroll.dx, -60, 0);
    CHECK(scroll.source == TAPZOOM_SOURCE_TRACKPAD);
    notches = at(0, 0);
}

static void test_lost_lifts(void) {
    static bool *const lost[] = {&hidden, &minimized};
    tapzoom_view *view = open_view(1001, 501);
    int i;
    for (i = 0; i < 3; i++) {
        start(TAPZOOM_RAYLIB_OTHER);
        count = 1, ids[0] = i, places[0] = at(10, 20);
        frame(view);
        CHECK(contacts(view) == 1);
        if (i < 2) *lost[i] = true;
        else focused = false;
        frame(view);
        CHECK(contacts(view) == 0);
        places[0] = at(30, 20); /* the finger is still down, and is no contact until it lands again */
        frame(view);
        CHECK(contacts(view) == 0);
        count = 0;
        frame(view);
        hidden = minimized = false, focused = true;
        count = 1;
        frame(view);
        CHECK(contacts(view) == 1);
        count = 0;
        frame(view);
        CHECK(contacts(view) == 0);
    }
    tapzoom_destroy(view);
}

static void test_frames(void) {
    tapzoom_view *view = open_view(1001, 501);
    tapzoom_frame_result result;
    start(TAPZOOM_RAYLIB_OTHER);
    count = 2, ids[0] = 1, ids[1] = 2;
    places[0] = at(400, 250), places[1] = at(600, 250);
    frame(view);
    places[0] = at(300, 250), places[1] = at(700, 250);
    frame(view);
    result = frame(view);
    CHECK_NEAR(result.transform.scale, 2, 1e-6);
    CHECK_NEAR(result.transform.scale, transform(view).scale, 0);
    count = 0;
    frame(view);
    width = 401, height = 301, pixels = 802;
    frame(view);
    CHECK_NEAR(width_of(view), 401, 0);
    CHECK_NEAR(settings(view).points_per_unit, 1, 0); /* not the glue's: the program's */
    pixels = 1604, scale = 8;
    frame(view);
    CHECK_NEAR(settings(view).pixels_per_unit, 4, 0);
    CHECK_NEAR(settings(view).points_per_unit, 0.5, 1e-6);
    width = 0; /* minimized */
    frame(view);
    CHECK_NEAR(width_of(view), 401, 0);
    width = 401;
    notches = at(0, -1);
    result = frame(view);
    notches = at(0, 0);
    CHECK(result.state.next_deadline < INFINITY);
    tapzoom_destroy(view);
}

/* A command after a sleep begins now. Loading a level takes 0.25 s for the view, and raylib's clock may restart. */
static void test_clock(void) {
    Rectangle bounds = {0, 0, 802, 602};
    double time;
    start(TAPZOOM_RAYLIB_OTHER);
    glue = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, bounds);
    tapzoom_raylib_camera(&glue);
    tapzoom_raylib_wait(&glue);
    time = tapzoom_raylib_now(&glue);
    now += 10; /* asleep */
    tapzoom_raylib_camera(&glue);
    CHECK_NEAR(tapzoom_raylib_now(&glue), time + 10, 1e-6);
    zoom_slowly(tapzoom_raylib_command(&glue), tapzoom_raylib_now(&glue));
    now += 0.05;
    CHECK(tapzoom_raylib_camera(&glue).zoom < 0.9f);
    tapzoom_raylib_wait(&glue);
    time = tapzoom_raylib_now(&glue);
    now += 10; /* stalls */
    tapzoom_raylib_camera(&glue);
    CHECK_NEAR(tapzoom_raylib_now(&glue), time + 0.25, 1e-6);
    now += 10; /* stalls before a command */
    tapzoom_raylib_command(&glue);
    time += 0.25;
    CHECK_NEAR(tapzoom_raylib_now(&glue), time + 0.25, 1e-6);
    now -= 4;
    tapzoom_raylib_camera(&glue);
    CHECK_NEAR(tapzoom_raylib_now(&glue), time + 0.25, 1e-6);
    now += 0.1;
    tapzoom_raylib_camera(&glue);
    CHECK_NEAR(tapzoom_raylib_now(&glue), time + 0.35, 1e-6);
    tapzoom_raylib_stop(&glue);
}

static bool is_bar(Vector2 point) { return point.y < 100; }

/* The four lines of a program: start, camera, stop. */
static void test_four_lines(void) {
    Rectangle bounds = {100, 0, 802, 602}, window = {0, 0, 401, 301};
    Camera2D camera;
    int i;
    start(TAPZOOM_RAYLIB_OTHER);
    scale = 3, pixels = 802;
    glue = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, bounds);
    camera = tapzoom_raylib_camera(&glue);
    CHECK_NEAR(camera.zoom, 0.5, 1e-6);
    CHECK_NEAR(camera.offset.x, -50, 1e-4);
    CHECK_NEAR(settings(glue.view).pixels_per_unit, 2, 0);
    tapzoom_raylib_wait(&glue);
    CHECK(waits == 1);
    notches = at(0, 1), pointer = at(200, 150);
    tapzoom_raylib_camera(&glue);
    notches = at(0, 0);
    tapzoom_raylib_wait(&glue);
    CHECK(waits == 0);
    for (i = 0; i < 50; i++) now += 0.1, tapzoom_raylib_camera(&glue);
    CHECK(tapzoom_raylib_camera(&glue).zoom > 0.6);
    tapzoom_raylib_stop(&glue);
    CHECK(glue.view == NULL);
    bounds.width = 0;
    glue = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, bounds);
    CHECK(glue.view == NULL && logs == 1);
    CHECK_NEAR(tapzoom_raylib_camera(&glue).zoom, 1, 0);
    count = 1, ids[0] = 1, places[0] = at(10, 10);
    tapzoom_raylib_camera(&glue);
    CHECK(tapzoom_raylib_landed(&glue, window));
    notches = at(0, 1);
    tapzoom_raylib_camera(&glue);
    CHECK(!tapzoom_raylib_landed(&glue, window)); /* once, also without a view */
    count = 0, notches = at(0, 0);
    tapzoom_raylib_wait(&glue);
    CHECK(waits == 1);
    tapzoom_raylib_pause(&glue);
    tapzoom_raylib_resume(&glue);
    tapzoom_raylib_stop(&glue);
}

static int camera_contacts(void) {
    now += 0.01;
    tapzoom_raylib_camera(&glue);
    return contacts(glue.view);
}

/* A contact that lands on a bar of the program is not the view's, nor is the wheel there. */
static void test_covered(void) {
    Rectangle bounds = {0, 0, 802, 602}, bar = {0, 0, 401, 100}, below = {0, 100, 150, 200};
    start(TAPZOOM_RAYLIB_OTHER);
    glue = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, bounds);
    glue.is_covered = is_bar;
    count = 2, ids[0] = 1, ids[1] = 2;
    places[0] = at(200, 50), places[1] = at(200, 200);
    CHECK(camera_contacts() == 1);
    CHECK(tapzoom_raylib_landed(&glue, bar) && !tapzoom_raylib_landed(&glue, below));
    places[0] = at(200, 250); /* leaves the bar */
    places[1] = at(200, 50);  /* comes to it */
    CHECK(camera_contacts() == 1);
    CHECK(!tapzoom_raylib_landed(&glue, bar));
    count = 0;
    CHECK(camera_contacts() == 0);
    pointer = at(200, 50), notches = at(0, 1);
    camera_contacts();
    tapzoom_raylib_wait(&glue);
    CHECK(waits == 1);
    pointer = at(200, 150);
    camera_contacts();
    notches = at(0, 0);
    tapzoom_raylib_wait(&glue);
    CHECK(waits == 0);
    tapzoom_raylib_stop(&glue);
}

/* The clock stands still, and a motion goes on where it was. */
static void test_pause(void) {
    Rectangle bounds = {0, 0, 802, 602};
    float zoom;
    int i;
    start(TAPZOOM_RAYLIB_OTHER);
    glue = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, bounds);
    zoom_slowly(glue.view, tapzoom_raylib_now(&glue));
    now += 0.1;
    zoom = tapzoom_raylib_camera(&glue).zoom;
    CHECK(zoom > 0.51 && zoom < 0.99);
    tapzoom_raylib_pause(&glue);
    now += 2;
    tapzoom_raylib_pause(&glue);
    count = 1, ids[0] = 1, places[0] = at(200, 150);
    notches = at(0, 1);
    CHECK(camera_contacts() == 0);
    notches = at(0, 0);
    tapzoom_raylib_wait(&glue);
    CHECK(waits == 1);
    now += 3;
    tapzoom_raylib_resume(&glue);
    tapzoom_raylib_resume(&glue);
    places[0] = at(300, 150);
    CHECK(camera_contacts() == 0);
    CHECK(tapzoom_raylib_camera(&glue).zoom < zoom + 0.1);
    for (i = 0; i < 10; i++) now += 0.1, tapzoom_raylib_camera(&glue);
    CHECK_NEAR(tapzoom_raylib_camera(&glue).zoom, 1, 1e-6);
    tapzoom_raylib_stop(&glue);
}

int main(void) {
    test_opening();
    test_camera();
    test_ids();
    test_many_fingers();
    test_mouse();
    test_sdl();
    test_wheel();
    test_lost_lifts();
    test_frames();
    test_four_lines();
    test_clock();
    test_covered();
    test_pause();
    return check_report();
}

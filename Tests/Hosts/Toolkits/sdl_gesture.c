/*
 * sdl_gesture.c - tests of gestures/SDL_gesture.h, with SDL3 and a window that nobody sees.
 *
 * SPDX-License-Identifier: MIT
 */
#include <SDL3/SDL.h>
#define SDL_GESTURE_IMPLEMENTATION
#include <SDL_gesture.h>

#include "check.h"

static SDL_Window *window;
static Uint64 ticks;
static SDL_TouchID device;

typedef struct sum {
    int count;
    double turn, distance, largest; /* The largest single turn or distance. */
    Gesture_MultiGestureEvent last;
} sum;

static int drawn, recorded;
static Gesture_DollarGestureEvent dollar;

/* As if the fingers were those of a device of SDL. */
static int known_fingers;

SDL_Finger **SDL_GetTouchFingers(SDL_TouchID id, int *count) {
    *count = id == device ? known_fingers : 0;
    return NULL;
}

/* ---- Fingers ------------------------------------------------------------------------------------------------- */

/* Pushes an event of a finger. The place is in pixels. */
static void finger(Uint32 type, SDL_FingerID id, double x, double y) {
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    event.tfinger.timestamp = ticks;
    event.tfinger.touchID = device;
    event.tfinger.fingerID = id;
    event.tfinger.windowID = SDL_GetWindowID(window);
    event.tfinger.x = (float)(x / 800);
    event.tfinger.y = (float)(y / 400);
    CHECK(SDL_PushEvent(&event));
}

static void land(SDL_FingerID id, double x, double y) { finger(SDL_EVENT_FINGER_DOWN, id, x, y); }
static void move(SDL_FingerID id, double x, double y) { finger(SDL_EVENT_FINGER_MOTION, id, x, y); }
static void lift(SDL_FingerID id, double x, double y) { finger(SDL_EVENT_FINGER_UP, id, x, y); }

/* A frame: what the program reads. */
static sum frame(void) {
    union {
        SDL_Event event;
        Gesture_MultiGestureEvent multi;
        Gesture_DollarGestureEvent dollar;
    } read;
    sum all;
    SDL_zero(all);
    while (SDL_PollEvent(&read.event)) {
        if (read.event.type == GESTURE_MULTIGESTURE) {
            all.count++;
            all.turn += read.multi.dTheta;
            all.distance += read.multi.dDist;
            all.largest = SDL_max(all.largest, SDL_max(SDL_fabs(read.multi.dTheta), SDL_fabs(read.multi.dDist)));
            all.last = read.multi;
        } else if (read.event.type == GESTURE_DOLLARGESTURE || read.event.type == GESTURE_DOLLARRECORD) {
            if (read.event.type == GESTURE_DOLLARGESTURE) drawn++;
            else recorded++;
            dollar = read.dollar;
        }
    }
    ticks += 10 * SDL_NS_PER_MS;
    return all;
}

static void add(sum *all, sum one) {
    all->count += one.count;
    all->turn += one.turn;
    all->distance += one.distance;
    all->largest = SDL_max(all->largest, one.largest);
    if (one.count > 0) all->last = one.last;
}

/* Two fingers on both sides of (400, 200) go from one radius and angle to others, in 20 frames. */
static sum pinch(double from, double to, double turn) {
    sum all = frame();
    int i;
    for (i = 1; i <= 20; i++) {
        double radius = from + (to - from) * i / 20, x = radius * cos(turn * i / 20), y = radius * sin(turn * i / 20);
        move(1, 400 - x, 200 - y);
        ticks += 300; /* as on X11 */
        move(2, 400 + x, 200 + y);
        add(&all, frame());
    }
    return all;
}

static void land_both(double radius) {
    land(1, 400 - radius, 200);
    land(2, 400 + radius, 200);
    frame();
}

static sum lift_both(double x, double y) {
    sum all;
    lift(1, 400 - x, 200 - y);
    all = frame();
    lift(2, 400 + x, 200 + y);
    add(&all, frame());
    ticks += SDL_NS_PER_SECOND;
    return all;
}

/* ---- Multi gestures ------------------------------------------------------------------------------------------ */

/* The sums are the change of the radius and the angle, but for the slops. */
static void test_pinch(void) {
    sum all;
    land_both(50);
    all = pinch(50, 210, 0);
    CHECK(all.count >= 18 && all.count <= 20);
    CHECK_NEAR(all.distance * 800, 160 - 6, 1e-3);
    CHECK_NEAR(all.turn, 0, 1e-6);
    CHECK_NEAR(all.last.x, 0.5, 1e-5);
    CHECK_NEAR(all.last.y, 0.5, 1e-5);
    CHECK(all.last.numFingers == 2 && all.last.touchID == device && all.last.timestamp > 0);
    CHECK(lift_both(210, 0).count == 0);
    land_both(200);
    all = pinch(200, 40, 0);
    CHECK_NEAR(all.distance * 800, -160 + 6, 1e-3);
    CHECK(lift_both(40, 0).count == 0);
    land_both(5);
    CHECK_NEAR(pinch(5, 25, 0).distance * 800, 20 - 6, 1e-3);
    lift_both(25, 0);
}

static void test_rotation(void) {
    sum all;
    land_both(100);
    all = pinch(100, 100, 1);
    CHECK(all.turn > 0.7 && all.turn < 0.8); /* 25 points of arc less */
    CHECK_NEAR(all.distance, 0, 1e-6);
    add(&all, lift_both(100 * cos(1), 100 * sin(1)));
    CHECK(all.largest < 0.06);
}

/* While one finger rests, nothing turns: neither to a quarter turn nor back. */
static void test_rest_after_rotation(void) {
    double x = 100 * cos(1.8), y = 100 * sin(1.8);
    sum all;
    int i;
    land_both(100);
    pinch(100, 100, 1.8); /* less the slop this is almost a quarter turn */
    lift(2, 400 + x, 200 + y);
    all = frame();
    ticks += SDL_NS_PER_SECOND;
    land(2, 400 + x, 200 + y);
    add(&all, frame());
    for (i = 1; i < 10; i++) {
        move(1, 400 - x + 3 * i, 200 - y);
        move(2, 400 + x + 3 * i, 200 + y);
        add(&all, frame());
    }
    CHECK(all.count > 0);
    CHECK(all.largest < 1e-6);
    lift_both(x, y);
}

static void test_drag(void) {
    sum all, one;
    int i;
    land_both(100);
    SDL_zero(all);
    for (i = 1; i <= 20; i++) {
        move(1, 300 + 5 * i, 200);
        ticks += 300;
        move(2, 500 + 5 * i, 200);
        one = frame();
        CHECK(one.count <= 1);
        add(&all, one);
    }
    CHECK(all.count >= 17);
    CHECK(all.largest == 0); /* the fingers of a report count together: no pinch between them */
    CHECK_NEAR(all.last.x * 800, 500, 1e-2);
    lift_both(0, 0);
}

static void test_noise(void) {
    sum all;
    int i;
    SDL_zero(all);
    land_both(100);
    for (i = 0; i < 40; i++) {
        move(1, 300 + i % 3, 200 + i % 2);
        move(2, 500 - i % 2, 200 - i % 3);
        add(&all, frame());
    }
    CHECK(all.count == 0);
    lift_both(100, 0);
}

static void test_one_finger(void) {
    int i;
    land(1, 100, 100);
    for (i = 0; i < 10; i++) {
        move(1, 100 + 20 * i, 100);
        CHECK(frame().count == 0);
    }
    lift(1, 280, 100);
    frame();
    ticks += SDL_NS_PER_SECOND;
}

/* Finger 3 moves a little, alone. The first move waits for the other fingers. */
static sum wiggle(double x, double y) {
    sum all;
    int i;
    SDL_zero(all);
    for (i = 1; i < 4; i++) {
        move(3, x + i, y - i);
        add(&all, frame());
    }
    return all;
}

/* A further finger that lands or lifts turns and zooms nothing. */
static void test_landings_do_not_jump(void) {
    sum all;
    land_both(50);
    pinch(50, 150, 0);
    land(3, 100, 390);
    all = frame();
    add(&all, wiggle(100, 390));
    CHECK(all.count == 3 && all.last.numFingers == 3);
    CHECK(all.largest * 800 < 2);
    lift(1, 250, 200);
    all = frame();
    ticks += SDL_NS_PER_SECOND;
    add(&all, wiggle(103, 387));
    CHECK(all.count > 0 && all.last.numFingers == 2);
    CHECK(all.largest * 800 < 2);
    lift(2, 550, 200);
    lift(3, 106, 384);
    CHECK(frame().count == 0);
    ticks += SDL_NS_PER_SECOND;
}

/* Scales do not reach a limit by adding up. */
static void test_many_pinches(void) {
    int i;
    for (i = 0; i < 40; i++) {
        land_both(20);
        CHECK_NEAR(pinch(20, 180, 0).distance * 800, 160 - 6, 1e-2);
        lift_both(180, 0);
    }
}

static void test_reports(void) {
    sum all;
    land_both(50);
    pinch(50, 100, 0);
    move(1, 290, 200);
    move(2, 510, 200);
    move(1, 280, 200); /* a second report in the same frame */
    move(2, 520, 200);
    all = frame();
    CHECK(all.count == 2);
    CHECK_NEAR(all.distance * 800, 20, 1e-3);
    lift_both(120, 0);
}

static void lose_focus(void) {
    SDL_Event lost;
    SDL_zero(lost);
    lost.type = SDL_EVENT_WINDOW_FOCUS_LOST;
    lost.window.windowID = SDL_GetWindowID(window);
    CHECK(SDL_PushEvent(&lost));
    frame();
}

static void test_cancelled(void) {
    land_both(50);
    pinch(50, 100, 0);
    lose_focus();
    CHECK(pinch(100, 200, 0).count == 0);
    land_both(50);
    pinch(50, 100, 0);
    finger(SDL_EVENT_FINGER_CANCELED, 1, 300, 200);
    finger(SDL_EVENT_FINGER_CANCELED, 2, 500, 200);
    frame();
    CHECK(pinch(100, 200, 0).count == 0);
    CHECK(drawn == 0);
    ticks += SDL_NS_PER_SECOND;
}

static void test_unplugged(void) {
    land(1, 300, 200);
    frame();
    known_fingers = 1;
    land(2, 500, 200); /* the first one has not lifted */
    frame();
    CHECK(pinch(100, 200, 0).count == 0);
    known_fingers = 2;
    land(1, 200, 200);
    CHECK(pinch(200, 100, 0).count > 0);
    known_fingers = 0;
    lift_both(100, 0);
}

static void test_devices(void) {
    sum all;
    device = 8;
    land(1, 100, 100);
    frame();
    device = 7;
    land(1, 300, 100);
    move(1, 200, 100);
    all = frame();
    CHECK(all.count == 0); /* one finger on each */
    lift(1, 200, 100);
    device = 8;
    lift(1, 100, 100);
    frame();
    device = 7;
}

/* ---- Dollar gestures ----------------------------------------------------------------------------------------- */

/* A finger draws a stroke through the corners, scaled about (400, 200), and lifts. */
static void draw(const double (*corners)[2], int count, double size, int steps) {
    int i, j;
    land(1, 400 + size * corners[0][0], 200 + size * corners[0][1]);
    frame();
    for (i = 1; i < count; i++)
        for (j = 1; j <= steps; j++) {
            double part = (double)j / steps;
            move(1, 400 + size * (corners[i - 1][0] + part * (corners[i][0] - corners[i - 1][0])),
                 200 + size * (corners[i - 1][1] + part * (corners[i][1] - corners[i - 1][1])));
            frame();
        }
    lift(1, 400 + size * corners[count - 1][0], 200 + size * corners[count - 1][1]);
    frame();
    ticks += SDL_NS_PER_SECOND;
}

static const double vee[][2] = {{-1, -1}, {0, 1}, {1, -1}};
static const double vee_again[][2] = {{-0.9, -1.05}, {0.1, 0.9}, {1.05, -0.95}};
static const double zed[][2] = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
static const double zed_again[][2] = {{-1.1, -0.95}, {0.95, -1.05}, {-0.9, 1}, {1, 1.1}};
static const double line[][2] = {{-1, 0}, {1, 0}};

static Gesture_ID record(const double (*corners)[2], int count) {
    recorded = drawn = 0;
    CHECK(Gesture_RecordGesture((SDL_TouchID)-1) == 1);
    draw(corners, count, 100, 12);
    CHECK(recorded == 1 && drawn == 0);
    CHECK(dollar.touchID == device);
    return dollar.gestureId;
}

static bool recognizes(const double (*corners)[2], int count, double size, int steps, Gesture_ID id) {
    drawn = 0;
    draw(corners, count, size, steps);
    return drawn == 1 && dollar.gestureId == id && dollar.error < 20 && dollar.numFingers == 1;
}

static void test_strokes(Gesture_ID *ids) {
    CHECK(recognizes(vee, 3, 100, 12, 0) == false && drawn == 0); /* there are no templates */
    ids[0] = record(vee, 3);
    ids[1] = record(zed, 4);
    ids[2] = record(line, 2);
    CHECK(ids[0] != ids[1] && ids[1] != ids[2]);
    CHECK(recognizes(vee_again, 3, 100, 12, ids[0]));
    CHECK(recognizes(zed_again, 4, 100, 12, ids[1]));
    CHECK(recognizes(vee_again, 3, 40, 5, ids[0])); /* smaller and faster */
    CHECK(recognizes(zed_again, 4, 150, 700, ids[1])); /* more points than a stroke keeps */
    CHECK(recognizes(line, 2, 70, 9, ids[2]));
    CHECK(recognizes(vee, 3, 100, 12, ids[0]) && dollar.error < 0.5f);
    CHECK(!recognizes(line, 1, 100, 12, ids[0]) && drawn == 0); /* a tap is no stroke */
    CHECK(!recognizes(vee, 3, 2, 12, ids[0]) && drawn == 0); /* nor is a finger that trembles */
    CHECK(Gesture_RecordGesture(0) == 1);
    recorded = 0;
    draw(line, 1, 100, 1);
    CHECK(recorded == 1 && dollar.gestureId == -1);
}

/* Two fingers draw one stroke, and the second one goes on after the lift of the first. */
static void test_stroke_of_two_fingers(Gesture_ID id) {
    int i;
    drawn = 0;
    land(1, 300, 100);
    land(2, 400, 100);
    for (i = 1; i <= 40; i++) {
        double x = 2.5 * i, y = i < 20 ? 100 + 10 * i : 500 - 10 * i;
        move(1, 300 + x, y);
        move(2, 400 + x, y);
        frame();
    }
    lift(1, 400, 100);
    frame();
    CHECK(drawn == 1 && dollar.gestureId == id && dollar.numFingers == 2);
    for (i = 1; i <= 20; i++) {
        move(2, 500, 100 + 5 * i);
        frame();
    }
    lift(2, 500, 200);
    frame();
    CHECK(drawn == 1);
    ticks += SDL_NS_PER_SECOND;
}

static void test_cancelled_strokes(void) {
    int i, j;
    drawn = 0;
    for (j = 0; j < 2; j++) {
        land(1, 300, 200);
        for (i = 1; i <= 20; i++) {
            move(1, 300 + 10 * i, 200);
            frame();
        }
        if (j == 0) lose_focus();
        else finger(SDL_EVENT_FINGER_CANCELED, 1, 500, 200);
        lift(1, 500, 200); /* late */
        frame();
        ticks += SDL_NS_PER_SECOND;
    }
    CHECK(drawn == 0);
}

static SDL_IOStream *memory(void) { return SDL_IOFromDynamicMem(); }

static void test_files(const Gesture_ID *ids) {
    SDL_IOStream *all = memory(), *one = memory(), *empty = memory();
    static float wrong[2 * 64 * 2];
    SDL_IOStream *bad = SDL_IOFromMem(wrong, sizeof wrong);
    CHECK(Gesture_SaveAllDollarTemplates(all) == 3);
    CHECK(SDL_GetIOSize(all) == 3 * 512);
    CHECK(Gesture_SaveDollarTemplate(ids[1], one) == 1);
    CHECK(SDL_GetIOSize(one) == 512);
    CHECK(Gesture_SaveDollarTemplate(ids[1] + 1, one) == 0);
    CHECK(strstr(SDL_GetError(), "no template has the id") != NULL);
    CHECK(Gesture_SaveAllDollarTemplates(NULL) == 0);
    Gesture_Quit();
    CHECK(Gesture_Init() == 0);
    CHECK(Gesture_SaveAllDollarTemplates(empty) == 0);
    CHECK(Gesture_LoadDollarTemplates((SDL_TouchID)-1, empty) == -1);
    CHECK(Gesture_LoadDollarTemplates(99, all) == -1);
    CHECK(strstr(SDL_GetError(), "99") != NULL);
    wrong[2 * 64 + 5] = INFINITY; /* after a good one */
    CHECK(Gesture_LoadDollarTemplates(0, bad) == -1);
    CHECK(Gesture_SaveAllDollarTemplates(empty) == 0);
    SDL_SeekIO(one, 0, SDL_IO_SEEK_SET);
    CHECK(Gesture_LoadDollarTemplates(0, one) == 1);
    CHECK(recognizes(zed_again, 4, 100, 12, ids[1]));
    CHECK(!recognizes(vee_again, 3, 100, 12, ids[0]));
    SDL_SeekIO(all, 0, SDL_IO_SEEK_SET);
    CHECK(Gesture_LoadDollarTemplates((SDL_TouchID)-1, all) == 3);
    CHECK(recognizes(vee_again, 3, 100, 12, ids[0]));
    SDL_CloseIO(all);
    SDL_CloseIO(one);
    SDL_CloseIO(empty);
    SDL_CloseIO(bad);
}

/* A template of one device is not recognized on another. */
static void test_templates_of_devices(void) {
    Gesture_Quit();
    CHECK(Gesture_Init() == 0);
    CHECK(Gesture_RecordGesture(device) == 0); /* no finger has touched it, and SDL does not know it */
    draw(line, 1, 100, 1);
    CHECK(Gesture_RecordGesture(device) == 1);
    recorded = 0;
    draw(vee, 3, 100, 12);
    CHECK(recorded == 1);
    CHECK(recognizes(vee_again, 3, 100, 12, dollar.gestureId));
    device = 8;
    CHECK(!recognizes(vee_again, 3, 100, 12, dollar.gestureId) && drawn == 0);
    device = 7;
}

/* The whole parts of a template that SDL2 recorded for this stroke, and its id there. */
static const short from_sdl2[128] = {
    80, -165, 74, -157, 68, -149, 62, -141, 56, -133, 50, -126, 44, -118, 38, -110, 32, -102, 26, -94, 20, -86,
    14, -78, 8, -70, 2, -62, -3, -55, -9, -47, -15, -39, -21, -31, -27, -23, -33, -15, -39, -7, -45, 0, -51, 8,
    -57, 15, -63, 23, -68, 31, -74, 39, -80, 47, -86, 55, -92, 63, -98, 71, -104, 79, -110, 86, -110, 90, -102,
    88, -93, 86, -85, 83, -76, 81, -68, 79, -59, 76, -51, 74, -42, 72, -33, 70, -25, 67, -16, 65, -8, 63, 0, 60,
    8, 58, 17, 56, 25, 54, 34, 51, 42, 49, 51, 47, 59, 45, 68, 42, 76, 40, 85, 38, 94, 35, 102, 33, 111, 31,
    119, 29, 128, 26, 136, 24, 145, 22};

static void test_file_of_sdl2(void) {
    static const double stroke[][2] = {{-1.25, -1}, {0, 1}, {1.25, -1}};
    float points[128];
    SDL_IOStream *stream = SDL_IOFromMem(points, sizeof points);
    int i;
    for (i = 0; i < 128; i++) points[i] = SDL_SwapFloatLE((float)from_sdl2[i]);
    Gesture_Quit();
    CHECK(Gesture_Init() == 0);
    CHECK(Gesture_LoadDollarTemplates(0, stream) == 1);
    SDL_CloseIO(stream);
    CHECK(recognizes(stroke, 3, 100, 12, -4563435396970760833));
    CHECK(dollar.error < 8); /* SDL2's templates are not quite about the origin */
}

int main(int argc, char **argv) {
    Gesture_ID ids[3];
    (void)argc, (void)argv;
    SDL_SetHint(SDL_HINT_VIDEO_DRIVER, "dummy");
    if (!CHECK(SDL_Init(SDL_INIT_VIDEO))) return check_report();
    window = SDL_CreateWindow("test", 800, 400, 0);
    CHECK(window != NULL);
    CHECK(Gesture_Init() == 0);
    frame();
    ticks = SDL_NS_PER_SECOND;
    device = 7;
    test_pinch();
    test_rotation();
    test_rest_after_rotation();
    test_drag();
    test_noise();
    test_one_finger();
    test_landings_do_not_jump();
    test_many_pinches();
    test_reports();
    test_cancelled();
    test_unplugged();
    test_devices();
    test_strokes(ids);
    test_stroke_of_two_fingers(ids[0]);
    test_cancelled_strokes();
    test_files(ids);
    test_templates_of_devices();
    test_file_of_sdl2();
    Gesture_Quit();
    Gesture_Quit(); /* again: nothing */
    SDL_DestroyWindow(window);
    SDL_Quit();
    return check_report();
}

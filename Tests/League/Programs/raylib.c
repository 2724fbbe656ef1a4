/*
 * raylib.c - a picture under a Camera2D that raylib's gestures move. Prints its place in each frame.
 *
 * SPDX-License-Identifier: MIT
 *
 * raylib's SDL platform passes one finger to its gestures. This program passes both, as raylib does on Android.
 */
#include <math.h>
#include <raylib.h>
#include <stdio.h>

/* Of raylib's rgestures.h. */
enum { TOUCH_UP, TOUCH_DOWN, TOUCH_MOVE, MAX_POINTS = 8 };
typedef struct GestureEvent {
    int touchAction, pointCount, pointId[MAX_POINTS];
    Vector2 position[MAX_POINTS]; /* in parts of the window */
} GestureEvent;
void ProcessGestureEvent(GestureEvent event);

static void pass_fingers(int before, int count) {
    GestureEvent event = {count > before ? TOUCH_DOWN : count < before ? TOUCH_UP : TOUCH_MOVE, 2, {0}, {{0, 0}}};
    for (int i = 0; i < 2; i++) {
        Vector2 at = GetTouchPosition(i);
        event.pointId[i] = GetTouchPointId(i);
        event.position[i] = (Vector2){at.x / GetScreenWidth(), at.y / GetScreenHeight()};
    }
    if (before == 2 || count == 2) ProcessGestureEvent(event);
}

/* The pinch vector goes from one finger to the other. */
static float distance(void) {
    Vector2 pinch = GetGesturePinchVector();
    return hypotf(pinch.x * GetScreenWidth(), pinch.y * GetScreenHeight());
}

static void report(Camera2D camera) {
    Vector2 corner = GetWorldToScreen2D((Vector2){0, 0}, camera);
    printf("{\"time\": %.6f, \"scale\": %.9f, \"angle\": %.9f, \"x\": %.6f, \"y\": %.6f}\n", GetTime(), camera.zoom,
           camera.rotation, corner.x, corner.y);
    fflush(stdout);
}

int main(int argc, char **argv) {
    if (argc != 2) return 1;
    SetTraceLogLevel(LOG_WARNING);
    SetConfigFlags(FLAG_WINDOW_RESIZABLE | FLAG_VSYNC_HINT);
    InitWindow(1280, 800, "raylib");
    SetTargetFPS(60);
    SetGesturesEnabled(GESTURE_DRAG | GESTURE_PINCH_IN | GESTURE_PINCH_OUT);
    Texture2D picture = LoadTexture(argv[1]);
    SetTextureFilter(picture, TEXTURE_FILTER_BILINEAR);
    Camera2D camera = {.zoom = fminf(1280.0f / picture.width, 800.0f / picture.height)};
    Vector2 finger = {0, 0}, middle = {0, 0};
    float length = 0; /* 0 if there is no pinch */
    int count = 0;
    while (!WindowShouldClose()) {
        Vector2 a = GetTouchPosition(0), b = GetTouchPosition(1), center = {(a.x + b.x) / 2, (a.y + b.y) / 2};
        pass_fingers(count, GetTouchPointCount());
        int gesture = GetGestureDetected();
        bool pinches = gesture == GESTURE_PINCH_IN || gesture == GESTURE_PINCH_OUT;
        if (pinches && length > 0) {
            /* The point of the world that was between the fingers stays there. */
            camera.target = GetScreenToWorld2D(middle, camera);
            camera.offset = center;
            camera.zoom *= distance() / length;
        } else if (gesture == GESTURE_DRAG && count == 1 && GetTouchPointCount() == 1) {
            camera.offset.x += a.x - finger.x;
            camera.offset.y += a.y - finger.y;
        }
        if (pinches || GetTouchPointCount() != 2) {
            length = pinches ? distance() : 0;
            middle = center;
        }
        finger = a;
        count = GetTouchPointCount();
        BeginDrawing();
        ClearBackground(BLACK);
        BeginMode2D(camera);
        DrawTexture(picture, 0, 0, WHITE);
        EndMode2D();
        report(camera);
        EndDrawing();
    }
    CloseWindow();
}

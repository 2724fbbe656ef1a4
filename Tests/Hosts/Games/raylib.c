/*
 * raylib.c - the four lines of raylib: a board under a button, which a key pauses.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <tapzoom_raylib.h>

static const Rectangle button = {20, 20, 200, 80};

static void press(void) { puts("pressed"); }

static bool is_button(Vector2 point) { return CheckCollisionPointRec(point, button); }

int main(void) {
    const Rectangle board = {0, 0, 1280, 800};
    bool paused = false;
    setvbuf(stdout, NULL, _IOLBF, 0);
    SetTraceLogLevel(LOG_WARNING);
    SetConfigFlags(FLAG_WINDOW_RESIZABLE | FLAG_VSYNC_HINT);
    InitWindow(1280, 800, "game");
    SetTargetFPS(60);
    tapzoom_raylib zoom = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, board);
    zoom.backend = TAPZOOM_RAYLIB_SDL;
    zoom.is_covered = is_button;
    while (!WindowShouldClose()) {
        if (GetKeyPressed() != 0) {
            paused = !paused;
            if (paused) tapzoom_raylib_pause(&zoom);
            else tapzoom_raylib_resume(&zoom);
            puts(paused ? "paused" : "resumed");
        }
        BeginDrawing();
        ClearBackground(BLACK);
        BeginMode2D(tapzoom_raylib_camera(&zoom));
        if (tapzoom_raylib_landed(&zoom, button)) press();
        DrawRectangleRec(board, (Color){90, 140, 80, 255});
        EndMode2D();
        DrawRectangleRec(button, WHITE);
        EndDrawing();
    }
    tapzoom_raylib_stop(&zoom);
    CloseWindow();
    return 0;
}

// SPDX-License-Identifier: MIT
// An image viewer with raylib.
#include <tapzoom_raylib.h>

int main(int argc, char **argv) {
    SetTraceLogLevel(LOG_WARNING);
    SetConfigFlags(FLAG_WINDOW_RESIZABLE | FLAG_WINDOW_HIGHDPI |
                   FLAG_VSYNC_HINT);
    InitWindow(1280, 800, "viewer");
    SetTargetFPS(60);
    Texture2D picture = LoadTexture(argc == 2 ? argv[1] : "picture.png");

    Rectangle all = {0, 0, picture.width, picture.height};
    tapzoom_raylib zoom = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, all);
    zoom.backend = TAPZOOM_RAYLIB_SDL; // only for a raylib built with SDL
    while (!WindowShouldClose()) {
        BeginDrawing();
        ClearBackground(BLACK);
        BeginMode2D(tapzoom_raylib_camera(&zoom));
        DrawTexture(picture, 0, 0, WHITE);
        EndMode2D();
        // EndDrawing sleeps until something happens or moves.
        tapzoom_raylib_wait(&zoom);
        EndDrawing();
    }
    tapzoom_raylib_stop(&zoom);
    CloseWindow();
}

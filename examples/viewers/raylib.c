// SPDX-License-Identifier: MIT
// An image viewer with raylib.
#include <stdio.h>
#include <stdlib.h>
#include <tapzoom_raylib.h>

static void check(int ok, const char *why) {
    if (!ok) fprintf(stderr, "viewer: %s\n", why), exit(1);
}

static void zoom(tapzoom_status status) { check(status == TAPZOOM_OK, tapzoom_status_string(status)); }

int main(int argc, char **argv) {
    check(argc == 2, "usage: viewer PICTURE.bmp");
    SetTraceLogLevel(LOG_WARNING);
    SetConfigFlags(FLAG_WINDOW_RESIZABLE | FLAG_WINDOW_HIGHDPI | FLAG_VSYNC_HINT);
    InitWindow(1280, 800, "viewer");
    SetTargetFPS(60);
    Texture2D picture = LoadTexture(argv[1]);
    check(picture.width > 0, "cannot load the picture");

    tapzoom_raylib glue = tapzoom_raylib_open(TAPZOOM_RAYLIB_SDL); // OTHER if raylib was built without SDL
    tapzoom_config config;
    tapzoom_view *view;
    zoom(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    tapzoom_raylib_configure(&glue, &config);
    tapzoom_viewport viewport = tapzoom_raylib_viewport(&glue);
    tapzoom_rect content = {0, 0, picture.width, picture.height};
    zoom(tapzoom_create(&config, &viewport, &content, &view));

    for (tapzoom_frame_result frame; !WindowShouldClose();) {
        tapzoom_raylib_frame(&glue, view, NULL, 0, &frame);
        tapzoom_raylib_wait(frame.state.next_deadline);
        BeginDrawing();
        ClearBackground(BLACK);
        BeginMode2D(tapzoom_raylib_camera(&frame.transform));
        DrawTexture(picture, 0, 0, WHITE);
        EndMode2D();
        EndDrawing();
    }
    tapzoom_destroy(view);
    CloseWindow();
}

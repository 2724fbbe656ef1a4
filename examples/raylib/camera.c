// SPDX-License-Identifier: MIT
//
// camera.c - a town under a Camera2D that fingers, mouse and wheel move. A tap lights a house.
#include <math.h>
#include <tapzoom_raylib.h>

enum { COLUMNS = 8, ROWS = 5, STEP = 200, HOUSE = 80 }; // in units of the world

typedef struct town {
    bool lit[COLUMNS][ROWS];
} town;

static Rectangle house(int column, int row) {
    return (Rectangle){STEP * column + (STEP - HOUSE) / 2, STEP * row + (STEP - HOUSE) / 2, HOUSE, HOUSE};
}

static void draw_town(const town *town) {
    DrawRectangle(0, 0, COLUMNS * STEP, ROWS * STEP, (Color){96, 150, 84, 255});
    for (int column = 1; column < COLUMNS; column++)
        DrawRectangle(column * STEP - 10, 0, 20, ROWS * STEP, (Color){200, 196, 180, 255});
    for (int row = 1; row < ROWS; row++)
        DrawRectangle(0, row * STEP - 10, COLUMNS * STEP, 20, (Color){200, 196, 180, 255});
    for (int column = 0; column < COLUMNS; column++)
        for (int row = 0; row < ROWS; row++)
            DrawRectangleRec(house(column, row), town->lit[column][row] ? (Color){255, 220, 80, 255}
                                                 : (Color){60 + 20 * column, 20 + 20 * row, 160, 255});
}

// The event has the place of the tap in the window and in the world. The world may have moved since.
static void light(town *town, const tapzoom_event *tap) {
    int column = (int)floor(tap->content_x / STEP), row = (int)floor(tap->content_y / STEP);
    Vector2 place = {tap->content_x, tap->content_y};
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return;
    if (CheckCollisionPointRec(place, house(column, row))) town->lit[column][row] = !town->lit[column][row];
}

static void turn_with_two_fingers(tapzoom_view *view) {
    tapzoom_config config = {.struct_size = sizeof config};
    tapzoom_get_config(view, &config);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_status status = tapzoom_set_config(view, &config, NULL);
    if (status != TAPZOOM_OK) TraceLog(LOG_ERROR, "settings: %s", tapzoom_status_string(status));
}

int main(void) {
    SetTraceLogLevel(LOG_WARNING);
    SetConfigFlags(FLAG_WINDOW_RESIZABLE | FLAG_WINDOW_HIGHDPI | FLAG_VSYNC_HINT);
    InitWindow(1280, 800, "camera");
    SetTargetFPS(60);
    tapzoom_raylib zoom = tapzoom_raylib_start(TAPZOOM_PRESET_MAPS, (Rectangle){0, 0, COLUMNS * STEP, ROWS * STEP});
    zoom.backend = TAPZOOM_RAYLIB_SDL; // for a raylib that was built with SDL
    turn_with_two_fingers(zoom.view);
    town town = {0};
    while (!WindowShouldClose()) {
        Camera2D camera = tapzoom_raylib_camera(&zoom);
        tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
        size_t count = 0;
        tapzoom_poll_events(zoom.view, events, TAPZOOM_EVENT_CAPACITY, &count);
        for (size_t i = 0; i < count; i++)
            if (events[i].kind == TAPZOOM_EVENT_TAP) light(&town, &events[i]);

        BeginDrawing();
        ClearBackground((Color){40, 70, 110, 255});
        BeginMode2D(camera);
        draw_town(&town);
        EndMode2D(); // what follows stays in the window
        DrawText(TextFormat("%.0f %%", 100 * camera.zoom), 12, 12, 20, WHITE);
        tapzoom_raylib_wait(&zoom);
        EndDrawing();
    }
    tapzoom_raylib_stop(&zoom);
    CloseWindow();
}

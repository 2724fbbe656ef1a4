/*
 * sdl2.c - tests of tapzoom_sdl2.h.
 *
 * SPDX-License-Identifier: MIT
 */
#define SDL_MAIN_HANDLED
#include <tapzoom_sdl2.h>

#include "glue.h"

/* ---- What SDL knows ------------------------------------------------------------------------------------------ */

static const Uint64 WRAP = (Uint64)1 << 32; /* milliseconds in 49 days */
static Uint64 ticks = 7000;
static SDL_TouchDeviceType device = SDL_TOUCH_DEVICE_DIRECT;
static int devices = 1, pixels = 2002, has_dpi = 1;
static float dpi = 240;
static char hints[400];

Uint64 SDL_GetTicks64(void) { return ticks; }
Uint32 SDL_GetWindowID(SDL_Window *window) { return window == NULL ? 1 : 0; }
int SDL_GetNumTouchDevices(void) { return devices; }
SDL_TouchDeviceType SDL_GetTouchDeviceType(SDL_TouchID id) { return id == 0 ? SDL_TOUCH_DEVICE_INVALID : device; }
int SDL_GetWindowDisplayIndex(SDL_Window *window) { return window == NULL ? 0 : -1; }

void SDL_GetWindowSize(SDL_Window *window, int *width, int *height) {
    *width = window == NULL ? 1001 : 0;
    *height = 501;
}

void SDL_GetWindowSizeInPixels(SDL_Window *window, int *width, int *height) {
    (void)height;
    *width = window == NULL ? pixels : 0;
}

int SDL_GetDisplayDPI(int display, float *diagonal, float *horizontal, float *vertical) {
    (void)horizontal, (void)vertical;
    *diagonal = dpi;
    return display == 0 && has_dpi ? 0 : -1;
}

SDL_bool SDL_SetHint(const char *name, const char *value) {
    size_t length = strlen(hints);
    snprintf(hints + length, sizeof hints - length, "%s=%s ", name, value);
    return SDL_TRUE;
}

/* ---- Events -------------------------------------------------------------------------------------------------- */

static SDL_Event event_of(Uint32 type) {
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    event.common.timestamp = (Uint32)(ticks += 10);
    return event;
}

static SDL_Event finger(Uint32 type, SDL_FingerID id, float x, float y) {
    SDL_Event event = event_of(type);
    event.tfinger.touchId = 5;
    event.tfinger.fingerId = id;
    event.tfinger.x = x;
    event.tfinger.y = y;
    event.tfinger.windowID = 1;
    return event;
}

static SDL_Event mouse(Uint32 type, Uint8 button, int x, int y) {
    SDL_Event event = event_of(type);
    event.button.windowID = 1;
    event.button.button = button;
    event.button.x = x;
    event.button.y = y;
    return event;
}

static SDL_Event window(Uint8 what, int width, int height) {
    SDL_Event event = event_of(SDL_WINDOWEVENT);
    event.window.windowID = 1;
    event.window.event = what;
    event.window.data1 = width;
    event.window.data2 = height;
    return event;
}

static tapzoom_sdl2 glue;
static tapzoom_touch touch;
static tapzoom_scroll scroll;

static SDL_bool touches(SDL_Event event) { return tapzoom_sdl2_touch(&glue, &event, &touch); }
static SDL_bool scrolls(SDL_Event event) { return tapzoom_sdl2_scroll(&glue, &event, &scroll); }
static SDL_bool cancels(SDL_Event event) { return tapzoom_sdl2_cancels(&glue, &event); }
static void push(tapzoom_view *view, SDL_Event event) {
    glue.view = view;
    CHECK_OK(tapzoom_sdl2_event(&glue, &event));
}

/* ---- Tests --------------------------------------------------------------------------------------------------- */

static void test_opening(void) {
    tapzoom_config config;
    tapzoom_sdl2_set_hints();
    CHECK(strcmp(hints, "SDL_TOUCH_MOUSE_EVENTS=0 SDL_MOUSE_TOUCH_EVENTS=0 SDL_WINDOWS_DPI_SCALING=1 ") == 0);
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    tapzoom_sdl2_configure(&glue, &config);
    CHECK_NEAR(config.pixels_per_unit, 2, 0);
    CHECK_NEAR(config.points_per_unit, 160 * 2 / 240., 1e-12);
    for (dpi = 59; dpi < 1002; dpi += 942) { /* nonsense */
        config.points_per_unit = 1;
        tapzoom_sdl2_configure(&glue, &config);
        CHECK_NEAR(config.points_per_unit, 1, 0);
    }
    dpi = 240, has_dpi = 0;
    tapzoom_sdl2_configure(&glue, &config);
    CHECK_NEAR(config.points_per_unit, 1, 0);
    CHECK_NEAR(tapzoom_sdl2_viewport(&glue).width, 1001, 0);
    CHECK_NEAR(tapzoom_sdl2_viewport(&glue).height, 501, 0);
}

static void test_time(void) {
    SDL_Event event = event_of(SDL_QUIT);
    CHECK_NEAR(tapzoom_sdl2_time(&glue, &event), 7.01, 1e-12);
    CHECK_NEAR(tapzoom_sdl2_now(&glue), 7.01, 1e-12);
    CHECK(tapzoom_sdl2_timeout_at(&glue, 7.0222) == 13);
    CHECK(tapzoom_sdl2_timeout_at(&glue, 0) == 1);
    CHECK(tapzoom_sdl2_timeout_at(&glue, 1e9) == 1000000);
    CHECK(tapzoom_sdl2_timeout_at(&glue, INFINITY) == -1);
}

/* The clock of the events wraps during a drag, between the event and its handling, and once more. */
static void test_time_wraps(void) {
    Uint64 before = ticks;
    SDL_Event event;
    int days;
    for (days = 49; days <= 98; days += 49) {
        ticks = (Uint64)(days / 49) * WRAP - 15;
        event = event_of(SDL_FINGERMOTION);
        CHECK_NEAR(tapzoom_sdl2_time(&glue, &event), (double)ticks / 1000, 1e-9);
        ticks += 9;
        CHECK_NEAR(tapzoom_sdl2_time(&glue, &event), (double)(ticks - 9) / 1000, 1e-9);
        event = event_of(SDL_FINGERMOTION);
        CHECK(event.common.timestamp < 1000);
        CHECK_NEAR(tapzoom_sdl2_time(&glue, &event), (double)ticks / 1000, 1e-9);
    }
    ticks = before;
}

static void test_fingers(void) {
    SDL_Event event = finger(SDL_FINGERDOWN, 3, 0.5f, 0.25f);
    CHECK(touches(event));
    CHECK_TOUCH(touch, 3, 500, 125, TAPZOOM_TOUCH_BEGAN);
    CHECK(touch.tool == TAPZOOM_TOOL_FINGER);
    CHECK_NEAR(touch.time, (double)ticks / 1000, 1e-9);
    CHECK(touches(finger(SDL_FINGERMOTION, 3, 1, 1)));
    CHECK_TOUCH(touch, 3, 1000, 500, TAPZOOM_TOUCH_MOVED);
    CHECK(touches(finger(SDL_FINGERUP, 3, 0, 0)));
    CHECK_TOUCH(touch, 3, 0, 0, TAPZOOM_TOUCH_ENDED);
    event.tfinger.windowID = 2;
    CHECK(!touches(event));
    event.tfinger.windowID = 0; /* SDL does not know the window */
    CHECK(touches(event));
    for (device = SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE; device <= SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
         device = (SDL_TouchDeviceType)(device + 1))
        CHECK(!touches(finger(SDL_FINGERDOWN, 3, 0.5f, 0.5f)));
    device = SDL_TOUCH_DEVICE_DIRECT;
}

/* Touches that SDL reads together have one time, and the next ones their own. */
static void test_bursts(void) {
    SDL_Event event = finger(SDL_FINGERMOTION, 3, 0.5f, 0.25f);
    const Uint32 first = event.common.timestamp, offsets[] = {0, 1, 2, 3, 0}, times[] = {0, 0, 2, 2, 0};
    int i;
    ticks += 3;
    for (i = 0; i < 5; i++) {
        event.common.timestamp = first + offsets[i];
        CHECK(touches(event));
        CHECK_NEAR(touch.time, (first + times[i]) / 1000.0, 1e-9);
    }
}

/* What SDL makes of fingers, and fingers that it makes of the mouse, are no contacts. */
static void test_copies(void) {
    SDL_Event copy = mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 20);
    copy.button.which = SDL_TOUCH_MOUSEID;
    CHECK(!touches(copy));
    copy = finger(SDL_FINGERDOWN, 3, 0.5f, 0.25f);
    copy.tfinger.touchId = SDL_MOUSE_TOUCHID;
    CHECK(!touches(copy));
    CHECK(touches(mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 20)));
    copy = event_of(SDL_MOUSEMOTION);
    copy.motion.which = SDL_TOUCH_MOUSEID;
    CHECK(!touches(copy));
    copy.motion.which = 0;
    copy.motion.windowID = 2;
    CHECK(!touches(copy));
    CHECK(touches(mouse(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 10, 20)));
    copy = event_of(SDL_FINGERMOTION);
    copy.common.timestamp += 5; /* from the future */
    CHECK_NEAR(tapzoom_sdl2_time(&glue, &copy), (double)ticks / 1000, 1e-9);
}

static void test_mouse(void) {
    SDL_Event elsewhere = mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 0, 0), move = event_of(SDL_MOUSEMOTION);
    move.motion.x = 11;
    CHECK(!touches(mouse(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 10, 20)));
    CHECK(!touches(move)); /* hover */
    elsewhere.button.windowID = 2;
    CHECK(!touches(elsewhere));
    CHECK(!touches(mouse(SDL_MOUSEBUTTONDOWN, 9, 0, 0)));
    CHECK(touches(mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 10, 20)));
    CHECK_TOUCH(touch, TAPZOOM_SDL2_MOUSE, 10, 20, TAPZOOM_TOUCH_BEGAN);
    CHECK(touch.tool == TAPZOOM_TOOL_MOUSE && touch.buttons == TAPZOOM_BUTTON_SECONDARY);
    CHECK(!touches(mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 20)));
    CHECK(touches(move));
    CHECK_TOUCH(touch, TAPZOOM_SDL2_MOUSE, 11, 0, TAPZOOM_TOUCH_MOVED);
    CHECK(!touches(mouse(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 10, 20)));
    CHECK(touches(mouse(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 10, 20)));
    CHECK(touch.phase == TAPZOOM_TOUCH_ENDED);
}

static void test_wheel(void) {
    SDL_Event event = event_of(SDL_MOUSEWHEEL);
    event.wheel.windowID = 1;
    event.wheel.preciseX = 0.5f;
    event.wheel.preciseY = 2;
    event.wheel.mouseX = 30;
    event.wheel.mouseY = 40;
    CHECK(scrolls(event));
    CHECK_NEAR(scroll.dx, 60, 0);
    CHECK_NEAR(scroll.dy, -240, 0);
    CHECK_NEAR(scroll.x, 30, 0);
    CHECK_NEAR(scroll.y, 40, 0);
    CHECK(scroll.unit == TAPZOOM_UNIT_NOTCH120 && scroll.source == TAPZOOM_SOURCE_WHEEL);
    glue.scroll_source = TAPZOOM_SOURCE_TRACKPAD;
    CHECK(scrolls(event));
    CHECK(scroll.source == TAPZOOM_SOURCE_TRACKPAD);
    glue.scroll_source = TAPZOOM_SOURCE_WHEEL;
    event.wheel.windowID = 2;
    CHECK(!scrolls(event));
    CHECK(!scrolls(event_of(SDL_MOUSEMOTION)));
}

static void test_lost_lifts(void) {
    static const Uint8 lost[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED};
    tapzoom_view *view = open_view(1001, 501);
    SDL_Event other = window(SDL_WINDOWEVENT_FOCUS_LOST, 0, 0);
    size_t i;
    other.window.windowID = 2;
    CHECK(!cancels(other) && !cancels(window(SDL_WINDOWEVENT_FOCUS_GAINED, 0, 0)));
    for (i = 0; i < 3; i++) {
        push(view, finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f));
        push(view, mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 20));
        CHECK(contacts(view) == 2);
        push(view, window(lost[i], 0, 0));
        CHECK(contacts(view) == 0 && glue.button == 0);
        push(view, finger(SDL_FINGERUP, 1, 0.4f, 0.5f)); /* late */
        CHECK(contacts(view) == 0);
    }
    push(view, finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f));
    devices = 0; /* unplugged */
    push(view, event_of(SDL_MOUSEMOTION));
    CHECK(contacts(view) == 0);
    CHECK(!cancels(event_of(SDL_MOUSEMOTION)));
    devices = 1; /* plugged in again */
    CHECK(!cancels(event_of(SDL_MOUSEMOTION)));
    tapzoom_destroy(view);
}

/* A program that keeps contacts of its own asks before the view gets the event: both end their contacts. */
static void push_after_asking(tapzoom_view *view, SDL_Event event, int expected) {
    CHECK(tapzoom_sdl2_cancels(&glue, &event) == (expected != 0));
    push(view, event);
}

static void test_asking_first(void) {
    tapzoom_view *view = open_view(1001, 501);
    push_after_asking(view, finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f), 0);
    CHECK(contacts(view) == 1);
    devices = 0;
    push_after_asking(view, event_of(SDL_MOUSEMOTION), 1);
    CHECK(contacts(view) == 0);
    devices = 1;
    push_after_asking(view, finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f), 0);
    devices = 0;
    CHECK(cancels(finger(SDL_FINGERDOWN, 2, 0.4f, 0.5f))); /* the program's own touch */
    devices = 1;
    push_after_asking(view, event_of(SDL_MOUSEMOTION), 0);
    CHECK(contacts(view) == 0);
    push_after_asking(view, finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f), 0);
    push_after_asking(view, event_of(SDL_MOUSEMOTION), 0);
    CHECK(contacts(view) == 1);
    tapzoom_destroy(view);
}

static void test_window(void) {
    tapzoom_view *view = open_view(1001, 501);
    tapzoom_state state;
    push(view, window(SDL_WINDOWEVENT_SIZE_CHANGED, 401, 301));
    CHECK_NEAR(width_of(view), 401, 0);
    CHECK_NEAR(settings(view).pixels_per_unit, 2002. / 401, 1e-12);
    CHECK(touches(finger(SDL_FINGERMOTION, 1, 0.5f, 0.5f)));
    CHECK_TOUCH(touch, 1, 200, 150, TAPZOOM_TOUCH_MOVED);
    push(view, finger(SDL_FINGERDOWN, 1, 0.5f, 0.5f));
    push(view, window(SDL_WINDOWEVENT_SIZE_CHANGED, 1, 301));
    CHECK(contacts(view) == 0);
    CHECK_NEAR(width_of(view), 401, 0);
    CHECK(!touches(finger(SDL_FINGERDOWN, 1, 0.5f, 0.5f)));
    push(view, event_of(SDL_KEYDOWN));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK_NEAR(state.time, (double)ticks / 1000, 1e-9);
    tapzoom_destroy(view);
}

#define GLUE(name) tapzoom_sdl2_##name
#define MS 1
#define TIMESTAMP Uint32
#define RESIZED SDL_WINDOWEVENT_SIZE_CHANGED
#define DENSITY 2

static SDL_Event notch_up(void) {
    SDL_Event event = event_of(SDL_MOUSEWHEEL);
    event.wheel.windowID = 1;
    event.wheel.preciseY = 1;
    return event;
}

#include "four_lines.h"

int main(void) {
    glue = tapzoom_sdl2_open(NULL);
    test_opening();
    test_time();
    test_time_wraps();
    test_fingers();
    test_bursts();
    test_copies();
    test_mouse();
    test_wheel();
    test_lost_lifts();
    test_asking_first();
    test_window();
    test_four_lines_and_clock();
    return check_report();
}

/*
 * sdl3.c - tests of tapzoom_sdl3.h.
 *
 * SPDX-License-Identifier: MIT
 */
#define SDL_ENABLE_OLD_NAMES
#include <tapzoom_sdl3.h>

#include "glue.h"

/* ---- What SDL knows ------------------------------------------------------------------------------------------ */

static const Uint64 MS = SDL_NS_PER_MS;
static Uint64 ticks = 7000000000;
static SDL_TouchDeviceType device = SDL_TOUCH_DEVICE_DIRECT;
static int down; /* fingers */
static float density = 2, scale = 3;
static char hints[400];

Uint64 SDL_GetTicksNS(void) { return ticks; }
SDL_WindowID SDL_GetWindowID(SDL_Window *window) { return window == NULL ? 1 : 0; }
SDL_TouchDeviceType SDL_GetTouchDeviceType(SDL_TouchID id) { return id == 0 ? SDL_TOUCH_DEVICE_INVALID : device; }
float SDL_GetWindowPixelDensity(SDL_Window *window) { return window == NULL ? density : 0; }
float SDL_GetWindowDisplayScale(SDL_Window *window) { return window == NULL ? scale : 0; }

SDL_TouchID *SDL_GetTouchDevices(int *count) {
    SDL_TouchID *devices = (SDL_TouchID *)SDL_malloc(sizeof *devices);
    *devices = 5;
    *count = 1;
    return devices;
}

SDL_Finger **SDL_GetTouchFingers(SDL_TouchID id, int *count) {
    *count = id == 5 ? down : 0;
    return NULL;
}

bool SDL_GetWindowSize(SDL_Window *window, int *width, int *height) {
    *width = 1001;
    *height = 501;
    return window == NULL;
}

SDL_MouseButtonFlags SDL_GetMouseState(float *x, float *y) {
    *x = 300;
    *y = 200;
    return 0;
}

bool SDL_SetHint(const char *name, const char *value) {
    size_t length = strlen(hints);
    snprintf(hints + length, sizeof hints - length, "%s=%s ", name, value);
    return true;
}

/* ---- Events -------------------------------------------------------------------------------------------------- */

static SDL_Event event_of(Uint32 type) {
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    event.common.timestamp = ticks += 10000000;
    return event;
}

static SDL_Event finger(Uint32 type, SDL_FingerID id, float x, float y) {
    SDL_Event event = event_of(type);
    event.tfinger.touchID = 5;
    event.tfinger.fingerID = id;
    event.tfinger.x = x;
    event.tfinger.y = y;
    event.tfinger.windowID = 1;
    down += type == SDL_EVENT_FINGER_DOWN ? 1 : type == SDL_EVENT_FINGER_MOTION ? 0 : -1;
    return event;
}

static SDL_Event mouse(Uint32 type, Uint8 button, float x, float y) {
    SDL_Event event = event_of(type);
    event.button.windowID = 1;
    event.button.button = button;
    event.button.down = type == SDL_EVENT_MOUSE_BUTTON_DOWN;
    event.button.x = x;
    event.button.y = y;
    return event;
}

static SDL_Event pen(Uint32 type, SDL_PenInputFlags state, float x, float y) {
    SDL_Event event = event_of(type);
    event.ptouch.windowID = 1;
    event.ptouch.which = 8;
    event.ptouch.pen_state = state;
    event.ptouch.x = x;
    event.ptouch.y = y;
    if (type != SDL_EVENT_PEN_MOTION) event.ptouch.down = type == SDL_EVENT_PEN_DOWN;
    return event;
}

static SDL_Event pinch(Uint32 type, float factor) {
    SDL_Event event = event_of(type);
    event.pinch.scale = factor;
    event.pinch.windowID = 1;
    return event;
}

static SDL_Event window(Uint32 type, int width, int height) {
    SDL_Event event = event_of(type);
    event.window.windowID = 1;
    event.window.data1 = width;
    event.window.data2 = height;
    return event;
}

static tapzoom_sdl3 glue;
static tapzoom_touch touch;
static tapzoom_scroll scroll;

static bool touches(SDL_Event event) { return tapzoom_sdl3_touch(&glue, &event, &touch); }
static bool scrolls(SDL_Event event) { return tapzoom_sdl3_scroll(&glue, &event, &scroll); }
static bool cancels(SDL_Event event) { return tapzoom_sdl3_cancels(&glue, &event); }
static void push(tapzoom_view *view, SDL_Event event) {
    glue.view = view;
    CHECK_OK(tapzoom_sdl3_event(&glue, &event));
}

/* ---- Tests --------------------------------------------------------------------------------------------------- */

static void test_opening(void) {
    tapzoom_config config;
    tapzoom_sdl3_set_hints();
    CHECK(strcmp(hints, "SDL_TOUCH_MOUSE_EVENTS=0 SDL_MOUSE_TOUCH_EVENTS=0 SDL_PEN_MOUSE_EVENTS=0 "
                        "SDL_PEN_TOUCH_EVENTS=0 ") == 0);
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    tapzoom_sdl3_configure(&glue, &config);
    CHECK_NEAR(config.pixels_per_unit, 2, 0);
    CHECK_NEAR(config.points_per_unit, 2. / 3, 1e-6);
    density = scale = 0; /* SDL failed */
    config.points_per_unit = 1.5;
    tapzoom_sdl3_configure(&glue, &config);
    CHECK_NEAR(config.pixels_per_unit, 1, 0);
    CHECK_NEAR(config.points_per_unit, 1.5, 0);
    density = 2, scale = 3;
    CHECK_NEAR(tapzoom_sdl3_viewport(&glue).width, 1001, 0);
    CHECK_NEAR(tapzoom_sdl3_viewport(&glue).height, 501, 0);
}

static void test_time(void) {
    SDL_Event event = event_of(SDL_EVENT_QUIT);
    CHECK_NEAR(tapzoom_sdl3_time(&glue, &event), 7.01, 1e-9);
    CHECK_NEAR(tapzoom_sdl3_now(&glue), 7.01, 1e-9);
    CHECK(tapzoom_sdl3_timeout_at(&glue, 7.0222) == 13);
    CHECK(tapzoom_sdl3_timeout_at(&glue, 0) == 1);
    CHECK(tapzoom_sdl3_timeout_at(&glue, 1e9) == 1000000);
    CHECK(tapzoom_sdl3_timeout_at(&glue, INFINITY) == -1);
}

static void test_fingers(void) {
    SDL_Event event = finger(SDL_EVENT_FINGER_DOWN, 3, 0.5f, 0.25f);
    CHECK(touches(event));
    CHECK_TOUCH(touch, 3, 500, 125, TAPZOOM_TOUCH_BEGAN);
    CHECK(touch.tool == TAPZOOM_TOOL_FINGER);
    CHECK_NEAR(touch.time, (double)ticks / 1e9, 1e-9);
    CHECK(touches(finger(SDL_EVENT_FINGER_MOTION, 3, 1, 1)));
    CHECK_TOUCH(touch, 3, 1000, 500, TAPZOOM_TOUCH_MOVED);
    CHECK(touches(finger(SDL_EVENT_FINGER_UP, 3, 0, 0)));
    CHECK_TOUCH(touch, 3, 0, 0, TAPZOOM_TOUCH_ENDED);
    CHECK(touches(finger(SDL_EVENT_FINGER_CANCELED, 3, 0, 0)));
    CHECK(touch.phase == TAPZOOM_TOUCH_CANCELLED);
    event.tfinger.windowID = 2;
    CHECK(!touches(event));
    event.tfinger.windowID = 0; /* SDL does not know the window */
    CHECK(touches(event));
    for (device = SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE; device <= SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
         device = (SDL_TouchDeviceType)(device + 1))
        CHECK(!touches(finger(SDL_EVENT_FINGER_DOWN, 3, 0.5f, 0.5f)));
    device = SDL_TOUCH_DEVICE_DIRECT;
}

/* Touches that SDL reads together have one time, and the next ones their own. */
static void test_bursts(void) {
    SDL_Event event = finger(SDL_EVENT_FINGER_MOTION, 3, 0.5f, 0.25f);
    Uint64 first = event.common.timestamp;
    int i;
    ticks += 5 * MS;
    for (i = 0; i < 4; i++) {
        event.common.timestamp = first + 300000 * (Uint64)i;
        CHECK(touches(event));
        CHECK_NEAR(touch.time, (double)first / 1e9, 1e-12);
    }
    event.common.timestamp = first + 1000000;
    CHECK(touches(event));
    CHECK_NEAR(touch.time, (double)first / 1e9 + 1e-3, 1e-12);
    event.common.timestamp = first; /* late */
    CHECK(touches(event));
    CHECK_NEAR(touch.time, (double)first / 1e9, 1e-12);
}

/* What SDL makes of fingers and pens, and fingers that it makes of others, are no contacts. */
static void test_copies(void) {
    SDL_Event copy = mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, SDL_BUTTON_LEFT, 10, 20);
    copy.button.which = SDL_TOUCH_MOUSEID;
    CHECK(!touches(copy));
    copy.button.which = SDL_PEN_MOUSEID;
    CHECK(!touches(copy));
    copy = finger(SDL_EVENT_FINGER_DOWN, 3, 0.5f, 0.25f);
    copy.tfinger.touchID = SDL_MOUSE_TOUCHID;
    CHECK(!touches(copy));
    copy.tfinger.touchID = SDL_PEN_TOUCHID;
    CHECK(!touches(copy));
}

static void test_mouse(void) {
    SDL_Event elsewhere = mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, SDL_BUTTON_LEFT, 0, 0), move;
    CHECK(!touches(mouse(SDL_EVENT_MOUSE_BUTTON_UP, SDL_BUTTON_LEFT, 10, 20)));
    move = event_of(SDL_EVENT_MOUSE_MOTION);
    move.motion.x = 11.5f;
    CHECK(!touches(move)); /* hover */
    elsewhere.button.windowID = 2;
    CHECK(!touches(elsewhere));
    CHECK(!touches(mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, 9, 0, 0)));
    CHECK(touches(mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, SDL_BUTTON_RIGHT, 10.25f, 20)));
    CHECK_TOUCH(touch, TAPZOOM_SDL3_MOUSE, 10.25, 20, TAPZOOM_TOUCH_BEGAN);
    CHECK(touch.tool == TAPZOOM_TOOL_MOUSE && touch.buttons == TAPZOOM_BUTTON_SECONDARY);
    CHECK(!touches(mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, SDL_BUTTON_LEFT, 10, 20)));
    CHECK(touches(move));
    CHECK_TOUCH(touch, TAPZOOM_SDL3_MOUSE, 11.5, 0, TAPZOOM_TOUCH_MOVED);
    CHECK(!touches(mouse(SDL_EVENT_MOUSE_BUTTON_UP, SDL_BUTTON_LEFT, 10, 20)));
    CHECK(touches(mouse(SDL_EVENT_MOUSE_BUTTON_UP, SDL_BUTTON_RIGHT, 10, 20)));
    CHECK(touch.phase == TAPZOOM_TOUCH_ENDED);
}

static void test_pens(void) {
    SDL_Event event = pen(SDL_EVENT_PEN_DOWN, SDL_PEN_INPUT_DOWN, 10.5f, 20);
    CHECK(!touches(pen(SDL_EVENT_PEN_MOTION, 0, 10, 20))); /* hover */
    CHECK(touches(event));
    CHECK_TOUCH(touch, TAPZOOM_SDL3_PEN - 8, 10.5, 20, TAPZOOM_TOUCH_BEGAN);
    CHECK(touch.tool == TAPZOOM_TOOL_PEN && touch.buttons == TAPZOOM_BUTTON_PRIMARY);
    CHECK(touches(pen(SDL_EVENT_PEN_MOTION, SDL_PEN_INPUT_DOWN, 11, 21)));
    CHECK_TOUCH(touch, TAPZOOM_SDL3_PEN - 8, 11, 21, TAPZOOM_TOUCH_MOVED);
    CHECK(touches(pen(SDL_EVENT_PEN_UP, 0, 12, 22)));
    CHECK_TOUCH(touch, TAPZOOM_SDL3_PEN - 8, 12, 22, TAPZOOM_TOUCH_ENDED);
    event.ptouch.eraser = true;
    CHECK(touches(event));
    CHECK(touch.buttons == TAPZOOM_BUTTON_ERASER);
    CHECK(touches(pen(SDL_EVENT_PEN_DOWN, SDL_PEN_INPUT_DOWN | SDL_PEN_INPUT_BUTTON_1, 0, 0)));
    CHECK(touch.buttons == (TAPZOOM_BUTTON_PRIMARY | TAPZOOM_BUTTON_SECONDARY));
    CHECK(touches(pen(SDL_EVENT_PEN_DOWN, SDL_PEN_INPUT_DOWN | SDL_PEN_INPUT_BUTTON_2, 0, 0)));
    CHECK(touch.buttons == (TAPZOOM_BUTTON_PRIMARY | TAPZOOM_BUTTON_MIDDLE));
    event.ptouch.windowID = 2;
    CHECK(!touches(event));
    CHECK(!touches(event_of(SDL_EVENT_PEN_BUTTON_DOWN)) && !touches(event_of(SDL_EVENT_PEN_AXIS)));
}

/* The calls of a view since it began to record: how many are of tapzoom_pen_near. */
static int near_calls(tapzoom_view *view, const unsigned char *bytes) {
    tapzoom_record_entry entry;
    tapzoom_view *other = open_view(1001, 501);
    size_t size = 0, offset = 0, count = 0;
    int near = 0;
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    for (; offset < size; offset += count) {
        CHECK_OK(tapzoom_replay(other, bytes + offset, size - offset, &count, &entry, NULL));
        if (entry.kind == TAPZOOM_RECORD_PEN_NEAR) near++;
    }
    tapzoom_destroy(other);
    return near;
}

/* A pen that hovers guards against palms, also while it comes and goes. */
static void test_hover(void) {
    static unsigned char bytes[1 << 16];
    static const Uint32 proximity[] = {SDL_EVENT_PEN_PROXIMITY_IN, SDL_EVENT_PEN_PROXIMITY_OUT};
    tapzoom_view *view = open_view(1001, 501);
    tapzoom_config config = settings(view);
    SDL_Event event;
    tapzoom_state state;
    int32_t owner = TAPZOOM_OWNER_VIEW;
    size_t i;
    config.pen_guard_time = 0.5;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_OK(tapzoom_begin_recording(view, bytes, sizeof bytes));
    for (i = 0; i < 2; i++) {
        event = event_of(proximity[i]); /* the window may be unknown */
        push(view, event);
        event.pproximity.windowID = 2;
        push(view, event);
    }
    push(view, pen(SDL_EVENT_PEN_MOTION, 0, 10, 20));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK_NEAR(state.time, (double)ticks / 1e9, 1e-9);
    push(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f));
    CHECK_OK(tapzoom_get_contact_owner(view, 1, &owner));
    CHECK(owner == TAPZOOM_OWNER_IGNORED);
    push(view, finger(SDL_EVENT_FINGER_UP, 1, 0.4f, 0.5f));
    push(view, pen(SDL_EVENT_PEN_DOWN, SDL_PEN_INPUT_DOWN, 10, 20));
    push(view, pen(SDL_EVENT_PEN_MOTION, SDL_PEN_INPUT_DOWN, 11, 20));
    push(view, pen(SDL_EVENT_PEN_UP, 0, 11, 20));
    CHECK(near_calls(view, bytes) == 3);
    event = pen(SDL_EVENT_PEN_MOTION, 0, 10, 20);
    event.common.timestamp -= 100000000; /* before the clock */
    push(view, event);
    tapzoom_destroy(view);
}

static void test_wheel(void) {
    SDL_Event event = event_of(SDL_EVENT_MOUSE_WHEEL);
    event.wheel.windowID = 1;
    event.wheel.x = 0.5f;
    event.wheel.y = 2;
    event.wheel.mouse_x = 30.5f;
    event.wheel.mouse_y = 40;
    CHECK(scrolls(event));
    CHECK_NEAR(scroll.dx, 60, 0);
    CHECK_NEAR(scroll.dy, -240, 0);
    CHECK_NEAR(scroll.x, 30.5, 0);
    CHECK_NEAR(scroll.y, 40, 0);
    CHECK_NEAR(scroll.time, (double)ticks / 1e9, 1e-9);
    CHECK(scroll.unit == TAPZOOM_UNIT_NOTCH120 && scroll.source == TAPZOOM_SOURCE_WHEEL && scroll.factor == 0);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED; /* the deltas have the user's sign already */
    glue.scroll_source = TAPZOOM_SOURCE_TRACKPAD;
    CHECK(scrolls(event));
    CHECK_NEAR(scroll.dy, -240, 0);
    CHECK(scroll.source == TAPZOOM_SOURCE_TRACKPAD);
    glue.scroll_source = TAPZOOM_SOURCE_WHEEL;
    event.wheel.windowID = 2;
    CHECK(!scrolls(event));
    CHECK(!scrolls(event_of(SDL_EVENT_MOUSE_MOTION)));
}

static void test_pinches_of_a_trackpad(void) {
    tapzoom_view *view = open_view(1001, 501);
    tapzoom_transform after;
    down = 0;
    CHECK(!scrolls(pinch(SDL_EVENT_PINCH_UPDATE, 2))); /* began elsewhere */
    CHECK(scrolls(pinch(SDL_EVENT_PINCH_BEGIN, 2)));
    CHECK(scroll.phase == TAPZOOM_SCROLL_BEGAN && scroll.source == TAPZOOM_SOURCE_TRACKPAD && scroll.factor == 0);
    CHECK(scrolls(pinch(SDL_EVENT_PINCH_END, 2)));
    CHECK(scroll.phase == TAPZOOM_SCROLL_ENDED && scroll.factor == 0);
    CHECK(!scrolls(pinch(SDL_EVENT_PINCH_END, 0)));
    push(view, pinch(SDL_EVENT_PINCH_BEGIN, 0));
    push(view, pinch(SDL_EVENT_PINCH_UPDATE, 1.25f));
    push(view, pinch(SDL_EVENT_PINCH_UPDATE, 1.6f));
    after = transform(view);
    CHECK_NEAR(after.scale, 2, 1e-6); /* about the pointer at 300, 200 */
    CHECK_NEAR(after.x, -300, 1e-3);
    CHECK_NEAR(after.y, -200, 1e-3);
    push(view, pinch(SDL_EVENT_PINCH_END, 1));
    tapzoom_destroy(view);
}

/* Two fingers zoom by 2, with the pinches that a phone reports next to them, or without. */
static tapzoom_transform pinched(bool reports) {
    tapzoom_view *view = open_view(1001, 501);
    tapzoom_transform after;
    ticks = 20000000000;
    down = 0;
    push(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f));
    push(view, finger(SDL_EVENT_FINGER_DOWN, 2, 0.6f, 0.5f));
    if (reports) push(view, pinch(SDL_EVENT_PINCH_BEGIN, 1));
    else ticks += 10000000;
    push(view, finger(SDL_EVENT_FINGER_MOTION, 1, 0.3f, 0.5f));
    push(view, finger(SDL_EVENT_FINGER_MOTION, 2, 0.7f, 0.5f));
    push(view, finger(SDL_EVENT_FINGER_UP, 1, 0.3f, 0.5f));
    if (reports) push(view, pinch(SDL_EVENT_PINCH_UPDATE, 2)); /* one finger: the view would take it */
    if (reports) push(view, pinch(SDL_EVENT_PINCH_END, 1));
    after = transform(view);
    push(view, finger(SDL_EVENT_FINGER_UP, 2, 0.7f, 0.5f));
    CHECK(contacts(view) == 0);
    tapzoom_destroy(view);
    return after;
}

static void test_pinches_of_fingers_count_once(void) {
    tapzoom_transform with = pinched(true), without = pinched(false);
    CHECK_NEAR(without.scale, 2, 1e-4);
    CHECK_NEAR(with.scale, without.scale, 0);
    CHECK_NEAR(with.x, without.x, 0);
}

static void test_lost_lifts(void) {
    static const Uint32 lost[] = {SDL_EVENT_WINDOW_FOCUS_LOST, SDL_EVENT_WINDOW_HIDDEN, SDL_EVENT_WINDOW_MINIMIZED};
    tapzoom_view *view = open_view(1001, 501);
    SDL_Event other = window(SDL_EVENT_WINDOW_FOCUS_LOST, 0, 0);
    size_t i;
    other.window.windowID = 2;
    CHECK(!cancels(other) && !cancels(window(SDL_EVENT_WINDOW_FOCUS_GAINED, 0, 0)));
    for (i = 0; i < 3; i++) {
        push(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f));
        push(view, mouse(SDL_EVENT_MOUSE_BUTTON_DOWN, SDL_BUTTON_LEFT, 10, 20));
        CHECK(contacts(view) == 2);
        push(view, window(lost[i], 0, 0));
        CHECK(contacts(view) == 0 && glue.button == 0);
        push(view, finger(SDL_EVENT_FINGER_UP, 1, 0.4f, 0.5f)); /* late */
        CHECK(contacts(view) == 0);
    }
    push(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f));
    push(view, finger(SDL_EVENT_FINGER_CANCELED, 1, 0.4f, 0.5f));
    CHECK(contacts(view) == 0);
    push(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f));
    device = SDL_TOUCH_DEVICE_INVALID; /* unplugged */
    push(view, event_of(SDL_EVENT_MOUSE_MOTION));
    CHECK(contacts(view) == 0);
    CHECK(!cancels(event_of(SDL_EVENT_MOUSE_MOTION)));
    device = SDL_TOUCH_DEVICE_DIRECT;
    tapzoom_destroy(view);
}

/* A program that keeps contacts of its own asks before the view gets the event: both end their contacts. */
static void push_after_asking(tapzoom_view *view, SDL_Event event, int expected) {
    CHECK(tapzoom_sdl3_cancels(&glue, &event) == (expected != 0));
    push(view, event);
}

static void test_asking_first(void) {
    tapzoom_view *view = open_view(1001, 501);
    push_after_asking(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f), 0);
    CHECK(contacts(view) == 1);
    device = SDL_TOUCH_DEVICE_INVALID;
    push_after_asking(view, event_of(SDL_EVENT_MOUSE_MOTION), 1);
    CHECK(contacts(view) == 0);
    device = SDL_TOUCH_DEVICE_DIRECT;
    push_after_asking(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f), 0);
    device = SDL_TOUCH_DEVICE_INVALID;
    CHECK(cancels(finger(SDL_EVENT_FINGER_DOWN, 2, 0.4f, 0.5f))); /* the program's own touch */
    device = SDL_TOUCH_DEVICE_DIRECT;
    push_after_asking(view, event_of(SDL_EVENT_MOUSE_MOTION), 0);
    CHECK(contacts(view) == 0);
    push_after_asking(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.4f, 0.5f), 0);
    push_after_asking(view, event_of(SDL_EVENT_MOUSE_MOTION), 0);
    CHECK(contacts(view) == 1);
    tapzoom_destroy(view);
}

static void test_window(void) {
    tapzoom_view *view = open_view(1001, 501);
    SDL_Event other = window(SDL_EVENT_WINDOW_RESIZED, 50, 50);
    tapzoom_state state;
    other.window.windowID = 2;
    push(view, other);
    CHECK_NEAR(width_of(view), 1001, 0);
    push(view, window(SDL_EVENT_WINDOW_RESIZED, 401, 301));
    CHECK_NEAR(width_of(view), 401, 0);
    CHECK(touches(finger(SDL_EVENT_FINGER_MOTION, 1, 0.5f, 0.5f)));
    CHECK_TOUCH(touch, 1, 200, 150, TAPZOOM_TOUCH_MOVED);
    push(view, finger(SDL_EVENT_FINGER_DOWN, 1, 0.5f, 0.5f));
    push(view, window(SDL_EVENT_WINDOW_RESIZED, 1, 301));
    CHECK(contacts(view) == 0);
    CHECK_NEAR(width_of(view), 401, 0);
    CHECK(!touches(finger(SDL_EVENT_FINGER_DOWN, 1, 0.5f, 0.5f)));
    push(view, window(SDL_EVENT_WINDOW_RESIZED, 1001, 501));
    density = 1, scale = 1.5f;
    push(view, window(SDL_EVENT_WINDOW_DISPLAY_SCALE_CHANGED, 0, 0));
    CHECK_NEAR(settings(view).pixels_per_unit, 1, 0);
    CHECK_NEAR(settings(view).points_per_unit, 1 / 1.5, 1e-6);
    push(view, event_of(SDL_EVENT_KEY_DOWN));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK_NEAR(state.time, (double)ticks / 1e9, 1e-9);
    tapzoom_destroy(view);
}

/* A button of the program takes the landing of a pen. */
static void test_pen_lands(void) {
    SDL_Event event = pen(SDL_EVENT_PEN_DOWN, SDL_PEN_INPUT_DOWN, 30, 40);
    SDL_FPoint point;
    CHECK(tapzoom_sdl3_landed(&glue, &event, &point));
    CHECK_NEAR(point.y, 40, 0);
}

#define GLUE(name) tapzoom_sdl3_##name
#define TIMESTAMP Uint64
#define RESIZED SDL_EVENT_WINDOW_RESIZED
#define DENSITY density

static SDL_Event notch_up(void) {
    SDL_Event event = event_of(SDL_EVENT_MOUSE_WHEEL);
    event.wheel.windowID = 1;
    event.wheel.y = 1;
    return event;
}

#include "four_lines.h"

int main(void) {
    glue = tapzoom_sdl3_open(NULL);
    test_opening();
    test_time();
    test_fingers();
    test_bursts();
    test_copies();
    test_mouse();
    test_pens();
    test_hover();
    test_wheel();
    test_pinches_of_a_trackpad();
    test_pinches_of_fingers_count_once();
    test_lost_lifts();
    test_asking_first();
    test_window();
    test_pen_lands();
    test_four_lines_and_clock();
    return check_report();
}

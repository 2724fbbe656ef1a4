/*
 * touches.c - see touches.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touches.h"

#include "message.h"

enum { MOUSE = -1 }; /* SDL's finger ids start at 0 on Wayland and always increase on X11 */

void touches_set_hints(void) {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* otherwise one finger is two contacts */
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
}

double touches_now(void) { return (double)SDL_GetTicks64() / 1000; }

/* Event times of SDL are the low 32 bits of its clock in milliseconds, and wrap after 49 days. */
static double seconds(Uint32 timestamp) {
    Uint64 now = SDL_GetTicks64();
    return (double)(now - (Uint32)((Uint32)now - timestamp)) / 1000;
}

static void push_finger(sheet *sheet, SDL_Point size, const SDL_TouchFingerEvent *finger, int32_t phase) {
    /* SDL reports 1 at the last pixel, not at the end of the window. */
    sheet_touch(sheet, &(tapzoom_touch){.time = seconds(finger->timestamp), .id = finger->fingerId, .phase = phase,
                                         .x = finger->x * (size.x - 1.0), .y = finger->y * (size.y - 1.0),
                                         .tool = TAPZOOM_TOOL_FINGER});
}

static uint32_t button_of(Uint8 button) {
    switch (button) {
    case SDL_BUTTON_LEFT: return TAPZOOM_BUTTON_PRIMARY;
    case SDL_BUTTON_MIDDLE: return TAPZOOM_BUTTON_MIDDLE;
    case SDL_BUTTON_RIGHT: return TAPZOOM_BUTTON_SECONDARY;
    default: return 0;
    }
}

/* The first pressed button begins the contact, and its release ends it. */
static void push_button(sheet *sheet, const SDL_MouseButtonEvent *button) {
    static Uint8 held;
    SDL_bool down = button->type == SDL_MOUSEBUTTONDOWN;
    if (button_of(button->button) == 0 || (down ? held != 0 : held != button->button)) return;
    held = down ? button->button : 0;
    sheet_touch(sheet, &(tapzoom_touch){.time = seconds(button->timestamp), .id = MOUSE, .x = button->x,
                                         .y = button->y, .tool = TAPZOOM_TOOL_MOUSE,
                                         .phase = down ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED,
                                         .buttons = button_of(button->button)});
}

static void push_motion(sheet *sheet, const SDL_MouseMotionEvent *motion) {
    if (motion->state == 0) return;
    sheet_touch(sheet, &(tapzoom_touch){.time = seconds(motion->timestamp), .id = MOUSE, .phase = TAPZOOM_TOUCH_MOVED,
                                         .x = motion->x, .y = motion->y, .tool = TAPZOOM_TOOL_MOUSE});
}

/* SDL does not distinguish a trackpad from a wheel, and reports it in parts of notches. Up is positive. */
static void push_wheel(sheet *sheet, const SDL_MouseWheelEvent *wheel) {
    tapzoom_scroll scroll = {.time = seconds(wheel->timestamp), .x = wheel->mouseX, .y = wheel->mouseY,
                             .dx = 120 * (double)wheel->preciseX, .dy = -120 * (double)wheel->preciseY,
                             .unit = TAPZOOM_UNIT_NOTCH120, .source = TAPZOOM_SOURCE_WHEEL};
    check(tapzoom_push_scroll(sheet->view, &scroll, NULL));
}

void touches_handle(sheet *sheet, SDL_Point size, const SDL_Event *event) {
    switch (event->type) {
    case SDL_FINGERDOWN: push_finger(sheet, size, &event->tfinger, TAPZOOM_TOUCH_BEGAN); break;
    case SDL_FINGERMOTION: push_finger(sheet, size, &event->tfinger, TAPZOOM_TOUCH_MOVED); break;
    case SDL_FINGERUP: push_finger(sheet, size, &event->tfinger, TAPZOOM_TOUCH_ENDED); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: push_button(sheet, &event->button); break;
    case SDL_MOUSEMOTION: push_motion(sheet, &event->motion); break;
    case SDL_MOUSEWHEEL: push_wheel(sheet, &event->wheel); break;
    default: break;
    }
}

void touches_catch_up(sheet *sheet, Uint32 timestamp) {
    check(tapzoom_advance(sheet->view, seconds(timestamp)));
}

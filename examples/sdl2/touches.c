/*
 * touches.c - see touches.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touches.h"

#include "message.h"

enum { MOUSE = -1 }; /* SDL's finger ids start at 0 on Wayland and always increase on X11 */

void touches_set_hints(void) {
    /* Otherwise one finger is two contacts, and a tap is a two-finger tap. */
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
}

double touches_now(void) { return (double)SDL_GetTicks64() / 1000; }

/* Event times of SDL are the low 32 bits of its clock in milliseconds, and wrap after 49 days. */
static double seconds(Uint32 timestamp) {
    Uint64 now = SDL_GetTicks64();
    return (double)(now - (Uint32)((Uint32)now - timestamp)) / 1000;
}

static void push(tapzoom_view *view, tapzoom_touch touch) {
    check(tapzoom_push_touches(view, &touch, 1, NULL)); /* the lenient view repairs what SDL loses: see album.c */
}

static void push_finger(tapzoom_view *view, SDL_Point size, const SDL_TouchFingerEvent *finger, int32_t phase) {
    /* SDL reports 1 at the last pixel, not at the end of the window. */
    push(view, (tapzoom_touch){.time = seconds(finger->timestamp), .id = finger->fingerId, .phase = phase,
                                .x = finger->x * (size.x - 1.0), .y = finger->y * (size.y - 1.0),
                                .tool = TAPZOOM_TOOL_FINGER});
}

static void push_mouse(tapzoom_view *view, Uint32 timestamp, int x, int y, int32_t phase) {
    push(view, (tapzoom_touch){.time = seconds(timestamp), .id = MOUSE, .phase = phase, .x = x, .y = y,
                                .tool = TAPZOOM_TOOL_MOUSE});
}

void touches_catch_up(tapzoom_view *view, Uint32 timestamp) {
    check(tapzoom_advance(view, seconds(timestamp)));
}

/* SDL does not distinguish a trackpad from a wheel, and reports it in parts of notches. Up is positive. */
static void push_wheel(tapzoom_view *view, const SDL_MouseWheelEvent *wheel) {
    tapzoom_scroll scroll = {.time = seconds(wheel->timestamp), .x = wheel->mouseX, .y = wheel->mouseY,
                             .dx = 120 * (double)wheel->preciseX, .dy = -120 * (double)wheel->preciseY,
                             .unit = TAPZOOM_UNIT_NOTCH120, .source = TAPZOOM_SOURCE_WHEEL};
    check(tapzoom_push_scroll(view, &scroll, NULL));
}

void touches_handle(tapzoom_view *view, SDL_Point size, const SDL_Event *event) {
    switch (event->type) {
    case SDL_FINGERDOWN: push_finger(view, size, &event->tfinger, TAPZOOM_TOUCH_BEGAN); break;
    case SDL_FINGERMOTION: push_finger(view, size, &event->tfinger, TAPZOOM_TOUCH_MOVED); break;
    case SDL_FINGERUP: push_finger(view, size, &event->tfinger, TAPZOOM_TOUCH_ENDED); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        if (event->button.button == SDL_BUTTON_LEFT)
            push_mouse(view, event->button.timestamp, event->button.x, event->button.y,
                       event->type == SDL_MOUSEBUTTONDOWN ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED);
        break;
    case SDL_MOUSEMOTION:
        if ((event->motion.state & SDL_BUTTON_LMASK) != 0)
            push_mouse(view, event->motion.timestamp, event->motion.x, event->motion.y, TAPZOOM_TOUCH_MOVED);
        break;
    case SDL_MOUSEWHEEL: push_wheel(view, &event->wheel); break;
    default: break;
    }
}

void touches_cancel(tapzoom_view *view) {
    check(tapzoom_cancel_touches(view, touches_now()));
}

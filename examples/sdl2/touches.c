/*
 * touches.c - see touches.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touches.h"

#include <math.h>

#include "message.h"

enum { MOUSE = -1 }; /* SDL counts its fingers upwards: from 0 on Wayland, for ever on X11 */

void touches_set_hints(void) {
    /* Else one finger is two contacts, and a tap a two-finger tap. */
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
}

double touches_now(void) { return (double)SDL_GetTicks64() / 1000; }

/* SDL's times of events are the low half of its clock, in milliseconds: after 49 days they begin again. */
static double seconds(Uint32 timestamp) {
    Uint64 now = SDL_GetTicks64();
    return (double)(now - (Uint32)((Uint32)now - timestamp)) / 1000;
}

/* Not before the view's clock: an event that waited while a frame was drawn is older than the frame. */
static double not_before_clock(const tapzoom_view *view, double time) {
    tapzoom_state state;
    check(tapzoom_get_state(view, &state));
    return fmax(time, state.time);
}

static void push(tapzoom_view *view, tapzoom_sample sample) {
    sample.time = not_before_clock(view, sample.time);
    tapzoom_status status = tapzoom_push_touches(view, &sample, 1, NULL);
    if (status == TAPZOOM_ERROR_CONTACT_IN_USE) { /* SDL lost its end */
        tapzoom_sample lost = sample;
        lost.phase = TAPZOOM_TOUCH_CANCELLED;
        check(tapzoom_push_touches(view, &lost, 1, NULL));
        status = tapzoom_push_touches(view, &sample, 1, NULL);
    }
    /* A finger that came down before the window was there, or too many of them: the others go on. */
    if (status != TAPZOOM_ERROR_CONTACT_UNKNOWN && status != TAPZOOM_ERROR_CONTACT_LIMIT) check(status);
}

static void push_finger(tapzoom_view *view, SDL_Point size, const SDL_TouchFingerEvent *finger, int32_t phase) {
    /* 1 is the middle of the last pixel, and not the end of the window. */
    push(view, (tapzoom_sample){.time = seconds(finger->timestamp), .id = finger->fingerId, .phase = phase,
                                .x = finger->x * (size.x - 1.0), .y = finger->y * (size.y - 1.0),
                                .tool = TAPZOOM_TOOL_FINGER});
}

static void push_mouse(tapzoom_view *view, Uint32 timestamp, int x, int y, int32_t phase) {
    push(view, (tapzoom_sample){.time = seconds(timestamp), .id = MOUSE, .phase = phase, .x = x, .y = y,
                                .tool = TAPZOOM_TOOL_MOUSE});
}

void touches_catch_up(tapzoom_view *view, Uint32 timestamp) {
    check(tapzoom_advance(view, not_before_clock(view, seconds(timestamp))));
}

static void turn_wheel(tapzoom_view *view, const SDL_MouseWheelEvent *wheel) {
    /* Animated: a further notch multiplies the scale at which the running animation will end. */
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    double factor = pow(1.25, SDL_clamp(wheel->preciseY, -20, 20));
    int x, y;
    touches_catch_up(view, wheel->timestamp);
    SDL_GetMouseState(&x, &y);
    if (wheel->preciseY != 0) check(tapzoom_zoom_by(view, factor, x, y, &animated));
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
    case SDL_MOUSEWHEEL: turn_wheel(view, &event->wheel); break;
    default: break;
    }
}

void touches_cancel(tapzoom_view *view) {
    check(tapzoom_cancel(view, not_before_clock(view, touches_now())));
}

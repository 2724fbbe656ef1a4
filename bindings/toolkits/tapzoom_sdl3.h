/*
 * tapzoom_sdl3.h - the events of an SDL3 window as touches and scrolls of a view.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs SDL 3.2 or later, and no other file than tapzoom.h. C99 or C++. A program uses it so:
 *
 *     tapzoom_sdl3_set_hints();                           before SDL_Init
 *     tapzoom_sdl3 glue = tapzoom_sdl3_open(window);
 *     tapzoom_sdl3_configure(&glue, &config);             between tapzoom_config_init and tapzoom_create
 *     viewport = tapzoom_sdl3_viewport(&glue);            for tapzoom_create
 *     loop:  if (SDL_WaitEventTimeout(&event, tapzoom_sdl3_timeout(frame.state.next_deadline)))
 *                do tapzoom_sdl3_event(&glue, view, &event); while (SDL_PollEvent(&event));
 *            tapzoom_frame(view, tapzoom_sdl3_now(), NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame);
 *            draw with frame.transform
 *
 * The units of the view are those of the window. A program with its own rules for contacts, such as a bar over the
 * content, takes tapzoom_sdl3_touch and pushes the touch itself.
 *
 * What SDL3 does, and what follows:
 * - It sends each touch as a mouse event, too, and each event of a pen as one of the mouse and one of a finger. The
 *   hints turn that off: buttons of the program must take tapzoom_sdl3_touch, which has fingers, pens and the mouse.
 * - A finger is reported as 0 to 1 over the window's size less one pixel.
 * - A trackpad may be reported as fingers at positions of the trackpad. They are ignored.
 * - A trackpad is otherwise reported as a wheel, in parts of notches, and its lift is not reported. `scroll_source`
 *   says what to take it for. `direction` is not needed: the deltas are already those that the user wants.
 * - From 3.4 on a pinch of a trackpad is reported as a factor. Phones report it for fingers, too, next to the fingers
 *   themselves: a pinch that begins while a finger is down is ignored.
 * - On X11 the time of an event is when SDL reads it. Events that waited together get times less than a microsecond
 *   apart, as if the fingers flew. Touches within a millisecond get one time.
 * - Ids of pens and of fingers may be equal. Pens get negative ones.
 * - It reports pens that hover, which guard against palms: see pen_guard_time. It does not report the size of a
 *   finger's contact, nor palms.
 * - Not all cancelled touches are reported, and an event that waited for a frame has a time before that frame. Leave
 *   `lenient` on: then the view adds the missing ends and moves such times to its clock.
 * - SDL knows no dots per inch. A display scale of 1 is taken for 160 dpi, which is right on phones.
 * - A window of one pixel puts all fingers at one place. Its touches are cancelled, and the view keeps its last size.
 */
#ifndef TAPZOOM_SDL3_H
#define TAPZOOM_SDL3_H

#include <SDL3/SDL.h>
#include <tapzoom.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The id of the mouse, and of the first pen; others have smaller ones. SDL's fingers have ids from 1 on. */
#define TAPZOOM_SDL3_MOUSE (-1)
#define TAPZOOM_SDL3_PEN (-2)

/** What the glue keeps of a window. */
typedef struct tapzoom_sdl3 {
    SDL_Window *window;
    int width, height;     /* In units of the window, as of the last handled event: SDL_GetWindowSize may already
                              return the size of a later one. */
    int32_t scroll_source; /* TAPZOOM_SOURCE_* of scrolls: WHEEL, unless the program sets TRACKPAD. */
    int fingers;           /* Fingers that are down. */
    SDL_TouchID device;    /* The device of the last finger. */
    Uint64 burst;          /* The time of the last event, or of the first one of several within a millisecond. */
    Uint8 button;          /* The button of the mouse that began its contact; 0 if none is down. */
    bool pinches;          /* Whether a trackpad is being pinched. */
    bool lost;             /* Whether a device was unplugged since the last call of _event, which cancels the view. */
} tapzoom_sdl3;

/** Call it before SDL_Init: no mouse events for touches, no touches for the mouse, and neither for pens. */
static inline void tapzoom_sdl3_set_hints(void) {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_PEN_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_PEN_TOUCH_EVENTS, "0");
}

/** The glue for a window, which must outlive it. */
static inline tapzoom_sdl3 tapzoom_sdl3_open(SDL_Window *window) {
    tapzoom_sdl3 glue;
    SDL_zero(glue);
    glue.window = window;
    glue.scroll_source = TAPZOOM_SOURCE_WHEEL;
    SDL_GetWindowSize(window, &glue.width, &glue.height);
    return glue;
}

/** Sets what a view of the window needs: `pixels_per_unit` and `points_per_unit`. */
static inline void tapzoom_sdl3_configure(const tapzoom_sdl3 *glue, tapzoom_config *config) {
    float density = SDL_GetWindowPixelDensity(glue->window), scale = SDL_GetWindowDisplayScale(glue->window);
    config->pixels_per_unit = density > 0 ? density : 1;
    if (scale > 0) config->points_per_unit = config->pixels_per_unit / scale;
}

/** The viewport of a view that fills the window. */
static inline tapzoom_viewport tapzoom_sdl3_viewport(const tapzoom_sdl3 *glue) {
    tapzoom_viewport viewport;
    SDL_zero(viewport);
    viewport.width = glue->width;
    viewport.height = glue->height;
    return viewport;
}

/* ---- Time ----------------------------------------------------------------------------------------------------- */

/** The current time on the clock of SDL's events, in seconds. */
static inline double tapzoom_sdl3_now(void) { return (double)SDL_GetTicksNS() / 1e9; }

/** The time of an event, in seconds. */
static inline double tapzoom_sdl3_time(const SDL_Event *event) { return (double)event->common.timestamp / 1e9; }

/** Milliseconds for SDL_WaitEventTimeout until a deadline, such as tapzoom_state.next_deadline: at least 1, and -1 for
    INFINITY, which waits for an event. */
static inline Sint32 tapzoom_sdl3_timeout(double deadline) {
    double rest = SDL_ceil((deadline - tapzoom_sdl3_now()) * 1000);
    return deadline > 1e300 ? -1 : (Sint32)(rest < 1 ? 1 : rest > 1e6 ? 1e6 : rest);
}

/* ---- Events --------------------------------------------------------------------------------------------------- */

/* TAPZOOM_BUTTON_* of a button of the mouse, 0 for others. */
static inline uint32_t tapzoom_sdl3_button(Uint8 button) {
    switch (button) {
    case SDL_BUTTON_LEFT: return TAPZOOM_BUTTON_PRIMARY;
    case SDL_BUTTON_MIDDLE: return TAPZOOM_BUTTON_MIDDLE;
    case SDL_BUTTON_RIGHT: return TAPZOOM_BUTTON_SECONDARY;
    case SDL_BUTTON_X1: return TAPZOOM_BUTTON_BACK;
    case SDL_BUTTON_X2: return TAPZOOM_BUTTON_FORWARD;
    default: return 0;
    }
}

/* Whether the window is another one. SDL does not know the window of some fingers: then it is 0. */
static inline bool tapzoom_sdl3_is_elsewhere(const tapzoom_sdl3 *glue, SDL_WindowID window) {
    return window != 0 && window != SDL_GetWindowID(glue->window);
}

/* Whether a finger is on a trackpad. */
static inline bool tapzoom_sdl3_is_indirect(SDL_TouchID device) {
    SDL_TouchDeviceType type = SDL_GetTouchDeviceType(device);
    return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

/* Whether a mouse is a finger or a pen. */
static inline bool tapzoom_sdl3_is_emulated(SDL_MouseID mouse) {
    return mouse == SDL_TOUCH_MOUSEID || mouse == SDL_PEN_MOUSEID;
}

static inline bool tapzoom_sdl3_finger(tapzoom_sdl3 *glue, const SDL_TouchFingerEvent *finger, tapzoom_touch *touch) {
    if (finger->touchID == SDL_MOUSE_TOUCHID || finger->touchID == SDL_PEN_TOUCHID) return false;
    if (tapzoom_sdl3_is_elsewhere(glue, finger->windowID) || tapzoom_sdl3_is_indirect(finger->touchID) ||
        glue->width < 2 || glue->height < 2)
        return false;
    touch->id = (int64_t)finger->fingerID;
    touch->x = finger->x * (glue->width - 1.0);
    touch->y = finger->y * (glue->height - 1.0);
    touch->phase = finger->type == SDL_EVENT_FINGER_DOWN     ? TAPZOOM_TOUCH_BEGAN
                   : finger->type == SDL_EVENT_FINGER_UP     ? TAPZOOM_TOUCH_ENDED
                   : finger->type == SDL_EVENT_FINGER_MOTION ? TAPZOOM_TOUCH_MOVED
                                                             : TAPZOOM_TOUCH_CANCELLED;
    glue->device = finger->touchID;
    if (touch->phase == TAPZOOM_TOUCH_BEGAN) glue->fingers++;
    else if (touch->phase != TAPZOOM_TOUCH_MOVED && glue->fingers > 0) glue->fingers--;
    return true;
}

/* The first pressed button begins the contact, and its release ends it. */
static inline bool tapzoom_sdl3_press(tapzoom_sdl3 *glue, const SDL_MouseButtonEvent *button, tapzoom_touch *touch) {
    if (tapzoom_sdl3_is_emulated(button->which)) return false;
    if (button->down ? glue->button != 0 || tapzoom_sdl3_button(button->button) == 0 ||
                           tapzoom_sdl3_is_elsewhere(glue, button->windowID)
                     : glue->button == 0 || glue->button != button->button)
        return false;
    glue->button = button->down ? button->button : 0;
    touch->x = button->x;
    touch->y = button->y;
    touch->phase = button->down ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED;
    touch->buttons = tapzoom_sdl3_button(button->button);
    return true;
}

/* The tip of a pen, or its eraser, and the buttons on it that are held at the landing. */
static inline bool tapzoom_sdl3_pen(const tapzoom_sdl3 *glue, SDL_WindowID window, SDL_PenID pen,
                                    SDL_PenInputFlags state, float x, float y, int32_t phase, tapzoom_touch *touch) {
    if (tapzoom_sdl3_is_elsewhere(glue, window)) return false;
    touch->id = TAPZOOM_SDL3_PEN - (int64_t)pen;
    touch->tool = TAPZOOM_TOOL_PEN;
    touch->x = x;
    touch->y = y;
    touch->phase = phase;
    touch->buttons = state & SDL_PEN_INPUT_ERASER_TIP ? TAPZOOM_BUTTON_ERASER : TAPZOOM_BUTTON_PRIMARY;
    if (state & SDL_PEN_INPUT_BUTTON_1) touch->buttons |= TAPZOOM_BUTTON_SECONDARY;
    if (state & SDL_PEN_INPUT_BUTTON_2) touch->buttons |= TAPZOOM_BUTTON_MIDDLE;
    return true;
}

/* The time of a touch, in seconds. */
static inline double tapzoom_sdl3_touch_time(tapzoom_sdl3 *glue, const SDL_Event *event) {
    Uint64 time = event->common.timestamp;
    if (time < glue->burst || time - glue->burst >= SDL_NS_PER_MS) glue->burst = time;
    return (double)glue->burst / 1e9;
}

/** Writes the touch of an event of a finger, a pen or the mouse. Returns whether the event is one of a contact in the
    window. The mouse is a contact while a button is down; the first button counts. A pen that hovers is none: see
    tapzoom_sdl3_hovers. Call it once for an event. If it returns true, push the touch, and do not pass the event to
    tapzoom_sdl3_event, which would ask again. */
static inline bool tapzoom_sdl3_touch(tapzoom_sdl3 *glue, const SDL_Event *event, tapzoom_touch *touch) {
    const SDL_PenTouchEvent *tip = &event->ptouch;
    const SDL_PenMotionEvent *move = &event->pmotion;
    SDL_zerop(touch);
    touch->time = tapzoom_sdl3_touch_time(glue, event);
    switch (event->type) {
    case SDL_EVENT_FINGER_DOWN:
    case SDL_EVENT_FINGER_MOTION:
    case SDL_EVENT_FINGER_UP:
    case SDL_EVENT_FINGER_CANCELED: return tapzoom_sdl3_finger(glue, &event->tfinger, touch);
    case SDL_EVENT_PEN_DOWN:
    case SDL_EVENT_PEN_UP:
        return tapzoom_sdl3_pen(glue, tip->windowID, tip->which,
                                tip->pen_state | (tip->eraser ? SDL_PEN_INPUT_ERASER_TIP : 0), tip->x, tip->y,
                                tip->down ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED, touch);
    case SDL_EVENT_PEN_MOTION:
        return (move->pen_state & SDL_PEN_INPUT_DOWN) != 0 &&
               tapzoom_sdl3_pen(glue, move->windowID, move->which, move->pen_state, move->x, move->y,
                                TAPZOOM_TOUCH_MOVED, touch);
    case SDL_EVENT_MOUSE_BUTTON_DOWN:
    case SDL_EVENT_MOUSE_BUTTON_UP:
    case SDL_EVENT_MOUSE_MOTION: break;
    default: return false;
    }
    touch->id = TAPZOOM_SDL3_MOUSE;
    touch->tool = TAPZOOM_TOOL_MOUSE;
    if (event->type != SDL_EVENT_MOUSE_MOTION) return tapzoom_sdl3_press(glue, &event->button, touch);
    if (glue->button == 0 || tapzoom_sdl3_is_emulated(event->motion.which) ||
        tapzoom_sdl3_is_elsewhere(glue, event->motion.windowID))
        return false;
    touch->x = event->motion.x;
    touch->y = event->motion.y;
    touch->phase = TAPZOOM_TOUCH_MOVED;
    return true;
}

/** Whether the event is one of a pen that comes near the window, hovers over it or leaves, for tapzoom_pen_near. */
static inline bool tapzoom_sdl3_hovers(const tapzoom_sdl3 *glue, const SDL_Event *event) {
    switch (event->type) {
    case SDL_EVENT_PEN_PROXIMITY_IN:
    case SDL_EVENT_PEN_PROXIMITY_OUT: return !tapzoom_sdl3_is_elsewhere(glue, event->pproximity.windowID);
    case SDL_EVENT_PEN_MOTION:
        return (event->pmotion.pen_state & SDL_PEN_INPUT_DOWN) == 0 &&
               !tapzoom_sdl3_is_elsewhere(glue, event->pmotion.windowID);
    default: return false;
    }
}

#if SDL_VERSION_ATLEAST(3, 4, 0)
/* A pinch of a trackpad is at the pointer. SDL reports its factor since the last report. */
static inline bool tapzoom_sdl3_pinch(tapzoom_sdl3 *glue, const SDL_PinchFingerEvent *pinch, tapzoom_scroll *scroll) {
    float x, y;
    bool begins = pinch->type == SDL_EVENT_PINCH_BEGIN, ends = pinch->type == SDL_EVENT_PINCH_END;
    if (tapzoom_sdl3_is_elsewhere(glue, pinch->windowID) || (begins ? glue->fingers > 0 : !glue->pinches)) return false;
    glue->pinches = !ends;
    SDL_GetMouseState(&x, &y);
    scroll->x = x;
    scroll->y = y;
    scroll->source = TAPZOOM_SOURCE_TRACKPAD;
    scroll->phase = begins ? TAPZOOM_SCROLL_BEGAN : ends ? TAPZOOM_SCROLL_ENDED : TAPZOOM_SCROLL_CHANGED;
    if (!begins && !ends && pinch->scale > 1e-6f && pinch->scale < 1e6f) scroll->factor = pinch->scale;
    return true;
}
#endif

/** Writes the scroll of an event of the wheel, which SDL reports in notches, up and right positive, or of a pinch of a
    trackpad. Returns whether the event is one of them in the window. */
static inline bool tapzoom_sdl3_scroll(tapzoom_sdl3 *glue, const SDL_Event *event, tapzoom_scroll *scroll) {
    SDL_zerop(scroll);
    scroll->time = tapzoom_sdl3_time(event);
#if SDL_VERSION_ATLEAST(3, 4, 0)
    if (event->type >= SDL_EVENT_PINCH_BEGIN && event->type <= SDL_EVENT_PINCH_END)
        return tapzoom_sdl3_pinch(glue, &event->pinch, scroll);
#endif
    if (event->type != SDL_EVENT_MOUSE_WHEEL || tapzoom_sdl3_is_elsewhere(glue, event->wheel.windowID)) return false;
    scroll->x = event->wheel.mouse_x;
    scroll->y = event->wheel.mouse_y;
    scroll->dx = 120 * (double)event->wheel.x;
    scroll->dy = -120 * (double)event->wheel.y;
    scroll->unit = TAPZOOM_UNIT_NOTCH120;
    scroll->source = glue->scroll_source;
    return true;
}

/** Whether the window misses lifts of contacts, because it lost the focus, was hidden or became too small, or because a
    touch device was unplugged. A program that keeps contacts of its own then ends them, too. It asks once for an event,
    before it pushes the touch or calls tapzoom_sdl3_event, which cancels those of the view. */
static inline bool tapzoom_sdl3_cancels(tapzoom_sdl3 *glue, const SDL_Event *event) {
    bool cancels = glue->fingers > 0 && SDL_GetTouchDeviceType(glue->device) == SDL_TOUCH_DEVICE_INVALID;
    if (cancels) glue->lost = true;
    if (event->type >= SDL_EVENT_WINDOW_FIRST && event->type <= SDL_EVENT_WINDOW_LAST &&
        !tapzoom_sdl3_is_elsewhere(glue, event->window.windowID))
        switch (event->type) {
        case SDL_EVENT_WINDOW_FOCUS_LOST:
        case SDL_EVENT_WINDOW_HIDDEN:
        case SDL_EVENT_WINDOW_MINIMIZED: cancels = true; break;
        case SDL_EVENT_WINDOW_RESIZED:
            glue->width = event->window.data1;
            glue->height = event->window.data2;
            if (glue->width < 2 || glue->height < 2) cancels = true;
            break;
        default: break;
        }
    if (cancels) {
        glue->button = 0;
        glue->fingers = 0;
        glue->pinches = false;
    }
    return cancels;
}

/* Gives the view the size of the window. Its insets stay. */
static inline tapzoom_status tapzoom_sdl3_resize(const tapzoom_sdl3 *glue, tapzoom_view *view) {
    tapzoom_viewport viewport;
    tapzoom_status status = tapzoom_get_viewport(view, &viewport);
    if (status != TAPZOOM_OK || glue->width < 2 || glue->height < 2) return status;
    viewport.width = glue->width;
    viewport.height = glue->height;
    return tapzoom_set_viewport(view, &viewport);
}

/* Gives the view the scale of the screen. */
static inline tapzoom_status tapzoom_sdl3_rescale(const tapzoom_sdl3 *glue, tapzoom_view *view) {
    tapzoom_config config;
    tapzoom_status status;
    config.struct_size = sizeof config;
    status = tapzoom_get_config(view, &config);
    if (status != TAPZOOM_OK) return status;
    tapzoom_sdl3_configure(glue, &config);
    return tapzoom_set_config(view, &config, NULL);
}

/** Handles an event for a view that fills the window: contacts, pens that hover, the wheel, pinches of a trackpad, the
    window's size and scale, and what ends contacts. An event of a key or a gamepad advances the view's clock, which
    stops while the program sleeps, so that a command for it starts now. Pass every event. */
static inline tapzoom_status tapzoom_sdl3_event(tapzoom_sdl3 *glue, tapzoom_view *view, const SDL_Event *event) {
    tapzoom_touch touch;
    tapzoom_scroll scroll;
    tapzoom_status status = TAPZOOM_OK;
    if (tapzoom_sdl3_cancels(glue, event) || glue->lost)
        status = tapzoom_cancel_touches(view, tapzoom_sdl3_time(event));
    glue->lost = false;
    if (status != TAPZOOM_OK) return status;
    if (tapzoom_sdl3_touch(glue, event, &touch)) return tapzoom_push_touches(view, &touch, 1, NULL);
    if (tapzoom_sdl3_scroll(glue, event, &scroll)) return tapzoom_push_scroll(view, &scroll, NULL);
    if (tapzoom_sdl3_hovers(glue, event)) return tapzoom_pen_near(view, touch.time);
    switch (event->type) {
    case SDL_EVENT_WINDOW_RESIZED:
        return tapzoom_sdl3_is_elsewhere(glue, event->window.windowID) ? TAPZOOM_OK : tapzoom_sdl3_resize(glue, view);
    case SDL_EVENT_WINDOW_DISPLAY_SCALE_CHANGED:
        return tapzoom_sdl3_is_elsewhere(glue, event->window.windowID) ? TAPZOOM_OK : tapzoom_sdl3_rescale(glue, view);
    case SDL_EVENT_KEY_DOWN:
    case SDL_EVENT_KEY_UP:
    case SDL_EVENT_GAMEPAD_BUTTON_DOWN: return tapzoom_advance(view, tapzoom_sdl3_time(event));
    default: return TAPZOOM_OK;
    }
}

#ifdef __cplusplus
}
#endif
#endif

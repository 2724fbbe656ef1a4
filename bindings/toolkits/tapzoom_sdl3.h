/*
 * tapzoom_sdl3.h - zoom for an SDL3 window: its events as touches and scrolls of a view.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs SDL 3.2 or later, and no other file than tapzoom.h. C99 or C++. A program uses it so:
 *
 *     tapzoom_sdl3 zoom = tapzoom_sdl3_start(window, TAPZOOM_PRESET_PHOTOS, width, height);
 *     loop:  while (SDL_PollEvent(&event)) tapzoom_sdl3_event(&zoom, &event);
 *            tapzoom_transform at = tapzoom_sdl3_frame(&zoom);         draw the content at x, y with scale, rotation
 *     tapzoom_sdl3_stop(&zoom);
 *
 * The units of the view are those of the window. `zoom.view` is the view, for settings and tapzoom_poll_events;
 * commands take tapzoom_sdl3_command(&zoom). Buttons of the program ask tapzoom_sdl3_landed first; a pause of the game
 * is tapzoom_sdl3_pause; a program that sleeps asks tapzoom_sdl3_timeout.
 *
 * A program that creates its view itself calls tapzoom_sdl3_open and _configure, and sets `view`. One with rules of its
 * own for contacts takes tapzoom_sdl3_touch and pushes the touch itself.
 *
 * What SDL3 does, and what follows:
 * - It sends each touch as a mouse event, too, and each event of a pen as one of the mouse and one of a finger. The
 *   glue ignores the copies; tapzoom_sdl3_set_hints turns them off.
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
    tapzoom_view *view;    /* That of _start, or one that the program has created; NULL is none. */
    int width, height;     /* In units of the window, as of the last handled event: SDL_GetWindowSize may already
                              return the size of a later one. */
    int32_t scroll_source; /* TAPZOOM_SOURCE_* of scrolls: WHEEL, unless the program sets TRACKPAD. */
    SDL_TouchID device;    /* The device of the last finger; 0 is none. */
    Uint64 burst;          /* The time of the last touch, or of the first one of several within a millisecond. */
    Uint8 button;          /* The button of the mouse that began its contact; 0 if none is down. */
    bool pinches;          /* Whether a trackpad is being pinched. */
    bool lost;             /* Whether a device was unplugged since the last call of _event, which cancels the view. */
    bool paused;           /* Whether the clock stands still. */
    bool sleeps;           /* Whether the program waits for an event. */
    Uint64 looked;         /* When it called the glue last, in SDL's nanoseconds. */
    Uint64 stopped;        /* When it was stopped last, in SDL's nanoseconds. */
    Uint64 pauses;         /* The length of all pauses and stalls before, in nanoseconds. */
    Uint64 least;          /* No event is earlier, on the clock of the glue. */
} tapzoom_sdl3;

/** Optional, before SDL_Init: no mouse events for touches, no touches for the mouse, and neither for pens. */
static inline void tapzoom_sdl3_set_hints(void) {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_PEN_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_PEN_TOUCH_EVENTS, "0");
}

/** The glue for a window, which must exist as long as the glue. */
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

/** Opens the glue and creates its view, with a preset (TAPZOOM_PRESET_*) and a content of width x height units at
    (0, 0). For a size that is not positive, or without memory, SDL's log has the reason, `view` is NULL, and the other
    calls do nothing. */
static inline tapzoom_sdl3 tapzoom_sdl3_start(SDL_Window *window, int32_t preset, double width, double height) {
    tapzoom_sdl3 glue = tapzoom_sdl3_open(window);
    tapzoom_viewport viewport = tapzoom_sdl3_viewport(&glue);
    tapzoom_config config;
    tapzoom_rect content;
    tapzoom_status status;
    SDL_zero(content);
    content.width = width;
    content.height = height;
    status = tapzoom_config_init(&config, sizeof config, preset);
    tapzoom_sdl3_configure(&glue, &config);
    if (status == TAPZOOM_OK) status = tapzoom_create(&config, &viewport, &content, &glue.view);
    if (status == TAPZOOM_OK) return glue;
    SDL_LogError(SDL_LOG_CATEGORY_APPLICATION, "tapzoom_sdl3_start: %s", tapzoom_status_string(status));
    glue.view = NULL;
    return glue;
}

/** Destroys the view. */
static inline void tapzoom_sdl3_stop(tapzoom_sdl3 *glue) {
    tapzoom_destroy(glue->view);
    glue->view = NULL;
}

/* ---- Time ----------------------------------------------------------------------------------------------------- */

/* SDL's nanoseconds on the clock of the glue. */
static inline Uint64 tapzoom_sdl3_ticks(const tapzoom_sdl3 *glue) {
    return (glue->paused ? glue->stopped : SDL_GetTicksNS()) - glue->pauses;
}

/** The current time on the clock of the glue, which stands still in a pause, in seconds. */
static inline double tapzoom_sdl3_now(const tapzoom_sdl3 *glue) { return (double)tapzoom_sdl3_ticks(glue) / 1e9; }

static inline Uint64 tapzoom_sdl3_event_ticks(const tapzoom_sdl3 *glue, const SDL_Event *event) {
    Uint64 now = tapzoom_sdl3_ticks(glue), present = SDL_GetTicksNS(), stamp = event->common.timestamp;
    return stamp < present && now > glue->least ? now - SDL_min(present - stamp, now - glue->least) : now;
}

/** The time of an event on the same clock, in seconds. */
static inline double tapzoom_sdl3_time(const tapzoom_sdl3 *glue, const SDL_Event *event) {
    return (double)tapzoom_sdl3_event_ticks(glue, event) / 1e9;
}

/* A program that stalls, because it loads a level, lets the clock go on by a quarter of a second at most: otherwise a
   tap would become a long press, and an animation would be over. Sleep is no stall. */
static inline void tapzoom_sdl3_look(tapzoom_sdl3 *glue) {
    Uint64 now = SDL_GetTicksNS(), most = 250 * SDL_NS_PER_MS;
    if (glue->looked == 0) return; /* the program has no frames of the glue */
    if (!glue->paused && !glue->sleeps && now - glue->looked > most) {
        glue->least = tapzoom_sdl3_ticks(glue) - (now - glue->looked);
        glue->pauses += now - glue->looked - most;
    }
    glue->looked = now;
    glue->sleeps = false;
}

/** Milliseconds for SDL_WaitEventTimeout until a deadline, such as tapzoom_state.next_deadline: at least 1, and -1 for
    INFINITY, which waits for an event. */
static inline Sint32 tapzoom_sdl3_timeout_at(tapzoom_sdl3 *glue, double deadline) {
    double rest = SDL_ceil((deadline - tapzoom_sdl3_now(glue)) * 1000);
    glue->sleeps = true;
    return deadline > 1e300 ? -1 : (Sint32)(rest < 1 ? 1 : rest > 1e6 ? 1e6 : rest);
}

/** The same until the view moves by itself; -1 in a pause. SDL_WaitEventTimeout(NULL, tapzoom_sdl3_timeout(&zoom))
    before the loop of events lets a program sleep that draws only when something moves. */
static inline Sint32 tapzoom_sdl3_timeout(tapzoom_sdl3 *glue) {
    tapzoom_state state;
    double deadline = 1e301;
    tapzoom_sdl3_look(glue);
    glue->looked = SDL_GetTicksNS();
    if (!glue->paused && tapzoom_get_state(glue->view, &state) == TAPZOOM_OK) deadline = state.next_deadline;
    return tapzoom_sdl3_timeout_at(glue, deadline);
}

/** The view, advanced to now, for commands, such as tapzoom_fit(tapzoom_sdl3_command(&zoom), NULL). */
static inline tapzoom_view *tapzoom_sdl3_command(tapzoom_sdl3 *glue) {
    tapzoom_sdl3_look(glue);
    tapzoom_advance(glue->view, tapzoom_sdl3_now(glue));
    return glue->view;
}

/** Stops the clock of the glue, as for a pause of the game, and cancels touches, scrolls and taps that wait. Go on to
    pass every event: until tapzoom_sdl3_resume only the window's size and scale have an effect. Animations and flings
    go on where they were. Calls do not nest: one resume ends the pause. */
static inline void tapzoom_sdl3_pause(tapzoom_sdl3 *glue) {
    if (glue->paused) return;
    tapzoom_sdl3_look(glue);
    tapzoom_cancel_touches(glue->view, tapzoom_sdl3_now(glue));
    glue->least = tapzoom_sdl3_ticks(glue);
    glue->stopped = SDL_GetTicksNS();
    glue->paused = true;
    glue->button = 0;
}

/** Ends a pause. Contacts that are down are ignored until they lift. */
static inline void tapzoom_sdl3_resume(tapzoom_sdl3 *glue) {
    if (!glue->paused) return;
    glue->pauses += SDL_GetTicksNS() - glue->stopped;
    glue->paused = false;
    if (glue->looked != 0) glue->looked = SDL_GetTicksNS();
    glue->button = 0;
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

static inline bool tapzoom_sdl3_contact(tapzoom_sdl3 *glue, const SDL_Event *event, tapzoom_touch *touch) {
    const SDL_PenTouchEvent *tip = &event->ptouch;
    const SDL_PenMotionEvent *move = &event->pmotion;
    SDL_zerop(touch);
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

/* A landing that was read together with the touches before it, and so follows them sooner than a finger can, has their
   time: the view then takes two taps for two, not for one that bounced. */
static inline double tapzoom_sdl3_touch_time(tapzoom_sdl3 *glue, const SDL_Event *event, int32_t phase) {
    Uint64 time = tapzoom_sdl3_event_ticks(glue, event), most = SDL_NS_PER_MS - 1;
    tapzoom_state state;
    if (phase == TAPZOOM_TOUCH_BEGAN && tapzoom_get_state(glue->view, &state) == TAPZOOM_OK &&
        state.time == (double)glue->burst / 1e9)
        most = 5 * SDL_NS_PER_MS; /* no frame since */
    if (time < glue->burst || time - glue->burst > most) glue->burst = time;
    return (double)glue->burst / 1e9;
}

/** Writes the touch of an event of a finger, a pen or the mouse. Returns whether the event is one of a contact in the
    window. The mouse is a contact while a button is down; the first button counts. A pen that hovers is none: see
    tapzoom_sdl3_hovers. Call it once for an event. If it returns true, push the touch, and do not pass the event to
    tapzoom_sdl3_event, which would ask again. */
static inline bool tapzoom_sdl3_touch(tapzoom_sdl3 *glue, const SDL_Event *event, tapzoom_touch *touch) {
    if (!tapzoom_sdl3_contact(glue, event, touch)) return false;
    touch->time = tapzoom_sdl3_touch_time(glue, event, touch->phase);
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
/* Whether a finger is on a screen, also one that is not the view's. */
static inline bool tapzoom_sdl3_has_fingers(void) {
    int count = 0, fingers = 0, i;
    SDL_TouchID *devices = SDL_GetTouchDevices(&count);
    for (i = 0; i < count && fingers == 0; i++)
        if (!tapzoom_sdl3_is_indirect(devices[i])) SDL_free(SDL_GetTouchFingers(devices[i], &fingers));
    SDL_free(devices);
    return fingers > 0;
}

/* A pinch of a trackpad is at the pointer. SDL reports its factor since the last report. */
static inline bool tapzoom_sdl3_pinch(tapzoom_sdl3 *glue, const SDL_PinchFingerEvent *pinch, tapzoom_scroll *scroll) {
    float x, y;
    bool begins = pinch->type == SDL_EVENT_PINCH_BEGIN, ends = pinch->type == SDL_EVENT_PINCH_END;
    if (tapzoom_sdl3_is_elsewhere(glue, pinch->windowID)) return false;
    if (begins ? tapzoom_sdl3_has_fingers() : !glue->pinches) return false;
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

/** Whether an event lands a finger or a pen in the window, or presses a button of the mouse there, and where, for a
    button of the program. If the program takes the landing, it does not pass the event to tapzoom_sdl3_event: the
    contact is not the view's, and its later events may be passed. */
static inline bool tapzoom_sdl3_landed(const tapzoom_sdl3 *glue, const SDL_Event *event, SDL_FPoint *point) {
    tapzoom_sdl3 copy = *glue;
    tapzoom_touch touch;
    if (!tapzoom_sdl3_touch(&copy, event, &touch) || touch.phase != TAPZOOM_TOUCH_BEGAN) return false;
    point->x = (float)touch.x;
    point->y = (float)touch.y;
    return true;
}

/** Writes the scroll of an event of the wheel, which SDL reports in notches, up and right positive, or of a pinch of a
    trackpad. Returns whether the event is one of them in the window. */
static inline bool tapzoom_sdl3_scroll(tapzoom_sdl3 *glue, const SDL_Event *event, tapzoom_scroll *scroll) {
    SDL_zerop(scroll);
    scroll->time = tapzoom_sdl3_time(glue, event);
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
    bool cancels = glue->device != 0 && SDL_GetTouchDeviceType(glue->device) == SDL_TOUCH_DEVICE_INVALID;
    if (cancels) {
        glue->lost = true;
        glue->device = 0;
    }
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
        glue->pinches = false;
    }
    return cancels;
}

/* Gives the view the size of the window. Its insets stay. */
static inline tapzoom_status tapzoom_sdl3_resize(const tapzoom_sdl3 *glue) {
    tapzoom_viewport viewport;
    tapzoom_status status = tapzoom_get_viewport(glue->view, &viewport);
    if (status != TAPZOOM_OK || glue->width < 2 || glue->height < 2) return status;
    viewport.width = glue->width;
    viewport.height = glue->height;
    return tapzoom_set_viewport(glue->view, &viewport);
}

/* Gives the view the scale of the screen. */
static inline tapzoom_status tapzoom_sdl3_rescale(const tapzoom_sdl3 *glue) {
    tapzoom_config config;
    tapzoom_status status;
    config.struct_size = sizeof config;
    status = tapzoom_get_config(glue->view, &config);
    if (status != TAPZOOM_OK) return status;
    tapzoom_sdl3_configure(glue, &config);
    return tapzoom_set_config(glue->view, &config, NULL);
}

/** Handles an event for a view that fills the window: contacts, pens that hover, the wheel, pinches of a trackpad, the
    window's size and scale, and what ends contacts. Pass every event, but for landings on buttons of the program. */
static inline tapzoom_status tapzoom_sdl3_event(tapzoom_sdl3 *glue, const SDL_Event *event) {
    tapzoom_touch touch;
    tapzoom_scroll scroll;
    tapzoom_status status = TAPZOOM_OK;
    double time;
    tapzoom_sdl3_look(glue);
    time = tapzoom_sdl3_time(glue, event);
    if (tapzoom_sdl3_cancels(glue, event) || glue->lost) status = tapzoom_cancel_touches(glue->view, time);
    glue->lost = false;
    if (status != TAPZOOM_OK) return status;
    if (tapzoom_sdl3_touch(glue, event, &touch))
        return glue->paused ? TAPZOOM_OK : tapzoom_push_touches(glue->view, &touch, 1, NULL);
    if (tapzoom_sdl3_scroll(glue, event, &scroll))
        return glue->paused ? TAPZOOM_OK : tapzoom_push_scroll(glue->view, &scroll, NULL);
    if (tapzoom_sdl3_hovers(glue, event)) return glue->paused ? TAPZOOM_OK : tapzoom_pen_near(glue->view, time);
    switch (event->type) {
    case SDL_EVENT_WINDOW_RESIZED:
        return tapzoom_sdl3_is_elsewhere(glue, event->window.windowID) ? TAPZOOM_OK : tapzoom_sdl3_resize(glue);
    case SDL_EVENT_WINDOW_DISPLAY_SCALE_CHANGED:
        return tapzoom_sdl3_is_elsewhere(glue, event->window.windowID) ? TAPZOOM_OK : tapzoom_sdl3_rescale(glue);
    case SDL_EVENT_KEY_DOWN:
    case SDL_EVENT_KEY_UP:
    case SDL_EVENT_GAMEPAD_BUTTON_DOWN: return tapzoom_advance(glue->view, time);
    default: return TAPZOOM_OK;
    }
}

/** Runs a frame of the view, and returns the transform to draw with. Events wait for tapzoom_poll_events. */
static inline tapzoom_transform tapzoom_sdl3_frame(tapzoom_sdl3 *glue) {
    tapzoom_frame_result frame;
    tapzoom_sdl3_look(glue);
    glue->looked = SDL_GetTicksNS();
    SDL_zero(frame);
    frame.transform.scale = 1;
    tapzoom_frame(glue->view, tapzoom_sdl3_now(glue), NULL, 0, NULL, 0, &frame);
    return frame.transform;
}

#ifdef __cplusplus
}
#endif
#endif

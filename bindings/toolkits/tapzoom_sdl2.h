/*
 * tapzoom_sdl2.h - zoom for an SDL2 window: its events as touches and scrolls of a view.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs SDL 2.26 or later and the C library, and no other file than tapzoom.h. C99 or C++. A program uses it so:
 *
 *     tapzoom_sdl2 zoom = tapzoom_sdl2_start(window, TAPZOOM_PRESET_PHOTOS, width, height);
 *     loop:  while (SDL_PollEvent(&event)) tapzoom_sdl2_event(&zoom, &event);
 *            tapzoom_transform at = tapzoom_sdl2_frame(&zoom);         draw the content at x, y with scale, rotation
 *     tapzoom_sdl2_stop(&zoom);
 *
 * The units of the view are those of the window. `zoom.view` is the view, for settings and tapzoom_poll_events;
 * commands take tapzoom_sdl2_command(&zoom). Buttons of the program ask tapzoom_sdl2_landed first; a pause of the game
 * is tapzoom_sdl2_pause; a program that sleeps asks tapzoom_sdl2_timeout.
 *
 * A program that creates its view itself calls tapzoom_sdl2_open and _configure, and sets `view`. One with rules of its
 * own for contacts takes tapzoom_sdl2_touch and pushes the touch itself.
 *
 * What SDL2 does, and what follows:
 * - It sends each touch as a mouse event, too. The glue ignores the copies; tapzoom_sdl2_set_hints turns them off.
 * - A finger is reported as 0 to 1 over the window's size less one pixel.
 * - A trackpad of macOS is reported as fingers at positions of the trackpad. They are ignored.
 * - A trackpad is otherwise reported as a wheel, in parts of notches, and its lift is not reported. `scroll_source`
 *   says what to take it for.
 * - Cancelled touches are not reported, and an event that waited for a frame has a time before that frame. Leave
 *   `lenient` on: then the view adds the missing ends and moves such times to its clock.
 * - Event times are milliseconds of 32 bits, which wrap after 49 days. They are taken when SDL fetches the event:
 *   events that waited together may get two times a millisecond apart, as if the fingers flew. Such touches get one
 *   time.
 * - It does not report the size of a finger's contact, palms, or pens: a pen is a mouse or a finger. Of the settings
 *   palm_size and pen_guard_time neither has an effect.
 * - A window of one pixel puts all fingers at 0. Its touches are cancelled, and the view keeps its last size.
 */
#ifndef TAPZOOM_SDL2_H
#define TAPZOOM_SDL2_H

#include <SDL.h>
#include <tapzoom.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The id of the mouse. SDL's fingers have ids from 0 on. */
#define TAPZOOM_SDL2_MOUSE (-1)

/** What the glue keeps of a window. */
typedef struct tapzoom_sdl2 {
    SDL_Window *window;
    tapzoom_view *view;    /* That of _start, or one that the program has created; NULL is none. */
    int width, height;     /* In units of the window, as of the last handled event: SDL_GetWindowSize may already
                              return the size of a later one. */
    int32_t scroll_source; /* TAPZOOM_SOURCE_* of scrolls: WHEEL, unless the program sets TRACKPAD. */
    int devices;           /* Touch devices that were present. */
    Uint64 burst;          /* The time of the last touch, or of the one a millisecond before it. */
    Uint8 button;          /* The button of the mouse that began its contact; 0 if none is down. */
    SDL_bool lost;         /* Whether a device was unplugged since the last call of _event, which cancels the view. */
    SDL_bool paused;       /* Whether the clock stands still. */
    SDL_bool sleeps;       /* Whether the program waits for an event. */
    Uint64 looked;         /* When it called the glue last, in SDL's ticks. */
    Uint64 stopped;        /* When it was stopped last, in SDL's ticks. */
    Uint64 pauses;         /* The length of all pauses and stalls before, in ticks. */
    Uint64 least;          /* No event is earlier, on the clock of the glue. */
} tapzoom_sdl2;

/** Optional, before SDL_Init: no mouse events for touches, no touches for the mouse, and window units that are points
    on Windows, too. */
static inline void tapzoom_sdl2_set_hints(void) {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");
}

/** The glue for a window, which must exist as long as the glue. */
static inline tapzoom_sdl2 tapzoom_sdl2_open(SDL_Window *window) {
    tapzoom_sdl2 glue;
    SDL_zero(glue);
    glue.window = window;
    glue.scroll_source = TAPZOOM_SOURCE_WHEEL;
    glue.devices = SDL_GetNumTouchDevices();
    SDL_GetWindowSize(window, &glue.width, &glue.height);
    return glue;
}

/** Device pixels of a unit of the window, for SDL_RenderSetScale. */
static inline double tapzoom_sdl2_density(const tapzoom_sdl2 *glue) {
    int pixels = 0;
    SDL_GetWindowSizeInPixels(glue->window, &pixels, NULL);
    return pixels > 0 && glue->width > 0 ? (double)pixels / glue->width : 1;
}

/** Sets what a view of the window needs: `pixels_per_unit` and, if SDL knows the size of a pixel, `points_per_unit`. */
static inline void tapzoom_sdl2_configure(const tapzoom_sdl2 *glue, tapzoom_config *config) {
    int display = SDL_GetWindowDisplayIndex(glue->window);
    float dpi;
    config->pixels_per_unit = tapzoom_sdl2_density(glue);
    /* Some screens report nonsense. */
    if (display >= 0 && SDL_GetDisplayDPI(display, &dpi, NULL, NULL) == 0 && dpi >= 60 && dpi <= 1000)
        config->points_per_unit = 160 * config->pixels_per_unit / dpi;
}

/** The viewport of a view that fills the window. */
static inline tapzoom_viewport tapzoom_sdl2_viewport(const tapzoom_sdl2 *glue) {
    tapzoom_viewport viewport;
    SDL_zero(viewport);
    viewport.width = glue->width;
    viewport.height = glue->height;
    return viewport;
}

/** Opens the glue and creates its view, with a preset (TAPZOOM_PRESET_*) and a content of width x height units at
    (0, 0). For a size that is not positive, or without memory, SDL's log has the reason, `view` is NULL, and the other
    calls do nothing. */
static inline tapzoom_sdl2 tapzoom_sdl2_start(SDL_Window *window, int32_t preset, double width, double height) {
    tapzoom_sdl2 glue = tapzoom_sdl2_open(window);
    tapzoom_viewport viewport = tapzoom_sdl2_viewport(&glue);
    tapzoom_config config;
    tapzoom_rect content;
    tapzoom_status status;
    SDL_zero(content);
    content.width = width;
    content.height = height;
    status = tapzoom_config_init(&config, sizeof config, preset);
    tapzoom_sdl2_configure(&glue, &config);
    if (status == TAPZOOM_OK) status = tapzoom_create(&config, &viewport, &content, &glue.view);
    if (status == TAPZOOM_OK) return glue;
    SDL_LogError(SDL_LOG_CATEGORY_APPLICATION, "tapzoom_sdl2_start: %s", tapzoom_status_string(status));
    glue.view = NULL;
    return glue;
}

/** Destroys the view. */
static inline void tapzoom_sdl2_stop(tapzoom_sdl2 *glue) {
    tapzoom_destroy(glue->view);
    glue->view = NULL;
}

/* ---- Time ----------------------------------------------------------------------------------------------------- */

/* SDL's ticks on the clock of the glue. */
static inline Uint64 tapzoom_sdl2_ticks(const tapzoom_sdl2 *glue) {
    return (glue->paused ? glue->stopped : SDL_GetTicks64()) - glue->pauses;
}

/** The current time on the clock of the glue, which stands still in a pause, in seconds. */
static inline double tapzoom_sdl2_now(const tapzoom_sdl2 *glue) { return (double)tapzoom_sdl2_ticks(glue) / 1000; }

static inline Uint64 tapzoom_sdl2_event_ticks(const tapzoom_sdl2 *glue, const SDL_Event *event) {
    Uint64 now = tapzoom_sdl2_ticks(glue);
    Sint32 age = (Sint32)((Uint32)SDL_GetTicks64() - event->common.timestamp);
    return age > 0 && now > glue->least ? now - SDL_min((Uint64)age, now - glue->least) : now;
}

/** The time of an event on the same clock, in seconds. */
static inline double tapzoom_sdl2_time(const tapzoom_sdl2 *glue, const SDL_Event *event) {
    return (double)tapzoom_sdl2_event_ticks(glue, event) / 1000;
}

/* A program that stalls, because it loads a level, lets the clock go on by a quarter of a second at most: otherwise a
   tap would become a long press, and an animation would be over. Sleep is no stall. */
static inline void tapzoom_sdl2_look(tapzoom_sdl2 *glue) {
    Uint64 now = SDL_GetTicks64(), most = 250;
    if (glue->looked == 0) return; /* the program has no frames of the glue */
    if (!glue->paused && !glue->sleeps && now - glue->looked > most) {
        glue->least = tapzoom_sdl2_ticks(glue) - (now - glue->looked);
        glue->pauses += now - glue->looked - most;
    }
    glue->looked = now;
    glue->sleeps = SDL_FALSE;
}

/** Milliseconds for SDL_WaitEventTimeout until a deadline, such as tapzoom_state.next_deadline: at least 1, and -1 for
    INFINITY, which waits for an event. */
static inline int tapzoom_sdl2_timeout_at(tapzoom_sdl2 *glue, double deadline) {
    double rest = SDL_ceil((deadline - tapzoom_sdl2_now(glue)) * 1000);
    glue->sleeps = SDL_TRUE;
    return deadline > 1e300 ? -1 : (int)(rest < 1 ? 1 : rest > 1e6 ? 1e6 : rest);
}

/** The same until the view moves by itself; -1 in a pause. SDL_WaitEventTimeout(NULL, tapzoom_sdl2_timeout(&zoom))
    before the loop of events lets a program sleep that draws only when something moves. */
static inline int tapzoom_sdl2_timeout(tapzoom_sdl2 *glue) {
    tapzoom_state state;
    double deadline = 1e301;
    tapzoom_sdl2_look(glue);
    glue->looked = SDL_GetTicks64();
    if (!glue->paused && tapzoom_get_state(glue->view, &state) == TAPZOOM_OK) deadline = state.next_deadline;
    return tapzoom_sdl2_timeout_at(glue, deadline);
}

/** The view, advanced to now, for commands, such as tapzoom_fit(tapzoom_sdl2_command(&zoom), NULL). */
static inline tapzoom_view *tapzoom_sdl2_command(tapzoom_sdl2 *glue) {
    tapzoom_sdl2_look(glue);
    tapzoom_advance(glue->view, tapzoom_sdl2_now(glue));
    return glue->view;
}

/** Stops the clock of the glue, as for a pause of the game, and cancels touches, scrolls and taps that wait. Go on to
    pass every event: until tapzoom_sdl2_resume only the window's size and scale have an effect. Animations and flings
    go on where they were. Calls do not nest: one resume ends the pause. */
static inline void tapzoom_sdl2_pause(tapzoom_sdl2 *glue) {
    if (glue->paused) return;
    tapzoom_sdl2_look(glue);
    tapzoom_cancel_touches(glue->view, tapzoom_sdl2_now(glue));
    glue->least = tapzoom_sdl2_ticks(glue);
    glue->stopped = SDL_GetTicks64();
    glue->paused = SDL_TRUE;
    glue->button = 0;
}

/** Ends a pause. Contacts that are down are ignored until they lift. */
static inline void tapzoom_sdl2_resume(tapzoom_sdl2 *glue) {
    if (!glue->paused) return;
    glue->pauses += SDL_GetTicks64() - glue->stopped;
    glue->paused = SDL_FALSE;
    if (glue->looked != 0) glue->looked = SDL_GetTicks64();
    glue->button = 0;
}

/* ---- Events --------------------------------------------------------------------------------------------------- */

/* TAPZOOM_BUTTON_* of a button of the mouse, 0 for others. */
static inline uint32_t tapzoom_sdl2_button(Uint8 button) {
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
static inline SDL_bool tapzoom_sdl2_is_elsewhere(const tapzoom_sdl2 *glue, Uint32 window) {
    return window != 0 && window != SDL_GetWindowID(glue->window) ? SDL_TRUE : SDL_FALSE;
}

/* Whether a finger is on a trackpad. */
static inline SDL_bool tapzoom_sdl2_is_indirect(SDL_TouchID device) {
    SDL_TouchDeviceType type = SDL_GetTouchDeviceType(device);
    return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE ? SDL_TRUE
                                                                                                      : SDL_FALSE;
}

static inline SDL_bool tapzoom_sdl2_finger(const tapzoom_sdl2 *glue, const SDL_TouchFingerEvent *finger,
                                           tapzoom_touch *touch) {
    if (tapzoom_sdl2_is_elsewhere(glue, finger->windowID) || finger->touchId == SDL_MOUSE_TOUCHID ||
        tapzoom_sdl2_is_indirect(finger->touchId) || glue->width < 2 || glue->height < 2)
        return SDL_FALSE;
    touch->id = finger->fingerId;
    touch->x = finger->x * (glue->width - 1.0);
    touch->y = finger->y * (glue->height - 1.0);
    touch->phase = finger->type == SDL_FINGERDOWN ? TAPZOOM_TOUCH_BEGAN
                   : finger->type == SDL_FINGERUP ? TAPZOOM_TOUCH_ENDED
                                                  : TAPZOOM_TOUCH_MOVED;
    return SDL_TRUE;
}

/* The first pressed button begins the contact, and its release ends it. */
static inline SDL_bool tapzoom_sdl2_press(tapzoom_sdl2 *glue, const SDL_MouseButtonEvent *button,
                                          tapzoom_touch *touch) {
    SDL_bool down = button->type == SDL_MOUSEBUTTONDOWN ? SDL_TRUE : SDL_FALSE;
    if (button->which == SDL_TOUCH_MOUSEID) return SDL_FALSE;
    if (down ? glue->button != 0 || tapzoom_sdl2_button(button->button) == 0 ||
                   tapzoom_sdl2_is_elsewhere(glue, button->windowID)
             : glue->button == 0 || glue->button != button->button)
        return SDL_FALSE;
    glue->button = down ? button->button : 0;
    touch->x = button->x;
    touch->y = button->y;
    touch->phase = down ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED;
    touch->buttons = tapzoom_sdl2_button(button->button);
    return SDL_TRUE;
}

static inline SDL_bool tapzoom_sdl2_contact(tapzoom_sdl2 *glue, const SDL_Event *event, tapzoom_touch *touch) {
    SDL_zerop(touch);
    switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: return tapzoom_sdl2_finger(glue, &event->tfinger, touch);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEMOTION: break;
    default: return SDL_FALSE;
    }
    touch->id = TAPZOOM_SDL2_MOUSE;
    touch->tool = TAPZOOM_TOOL_MOUSE;
    if (event->type != SDL_MOUSEMOTION) return tapzoom_sdl2_press(glue, &event->button, touch);
    if (glue->button == 0 || event->motion.which == SDL_TOUCH_MOUSEID ||
        tapzoom_sdl2_is_elsewhere(glue, event->motion.windowID))
        return SDL_FALSE;
    touch->x = event->motion.x;
    touch->y = event->motion.y;
    touch->phase = TAPZOOM_TOUCH_MOVED;
    return SDL_TRUE;
}

/* A landing that was read together with the touches before it, and so follows them sooner than a finger can, has their
   time: the view then takes two taps for two, not for one that bounced. */
static inline double tapzoom_sdl2_touch_time(tapzoom_sdl2 *glue, const SDL_Event *event, int32_t phase) {
    Uint64 time = tapzoom_sdl2_event_ticks(glue, event), most = 1;
    tapzoom_state state;
    if (phase == TAPZOOM_TOUCH_BEGAN && tapzoom_get_state(glue->view, &state) == TAPZOOM_OK &&
        state.time == (double)glue->burst / 1000)
        most = 5; /* no frame since */
    if (time < glue->burst || time - glue->burst > most) glue->burst = time;
    return (double)glue->burst / 1000;
}

/** Writes the touch of an event of a finger or the mouse. Returns whether the event is one of a contact in the window.
    The mouse is a contact while a button is down; the first button counts. Call it once for an event. If it returns
    true, push the touch, and do not pass the event to tapzoom_sdl2_event, which would ask again. */
static inline SDL_bool tapzoom_sdl2_touch(tapzoom_sdl2 *glue, const SDL_Event *event, tapzoom_touch *touch) {
    if (!tapzoom_sdl2_contact(glue, event, touch)) return SDL_FALSE;
    touch->time = tapzoom_sdl2_touch_time(glue, event, touch->phase);
    return SDL_TRUE;
}

/** Whether an event lands a finger in the window, or presses a button of the mouse there, and where, for a button of
    the program. If the program takes the landing, it does not pass the event to tapzoom_sdl2_event: the contact is not
    the view's, and its later events may be passed. */
static inline SDL_bool tapzoom_sdl2_landed(const tapzoom_sdl2 *glue, const SDL_Event *event, SDL_FPoint *point) {
    tapzoom_sdl2 copy = *glue;
    tapzoom_touch touch;
    if (!tapzoom_sdl2_touch(&copy, event, &touch) || touch.phase != TAPZOOM_TOUCH_BEGAN) return SDL_FALSE;
    point->x = (float)touch.x;
    point->y = (float)touch.y;
    return SDL_TRUE;
}

/** Writes the scroll of an event of the wheel, which SDL reports in notches, up and right positive. Returns whether the
    event is one of the wheel in the window. */
static inline SDL_bool tapzoom_sdl2_scroll(const tapzoom_sdl2 *glue, const SDL_Event *event, tapzoom_scroll *scroll) {
    if (event->type != SDL_MOUSEWHEEL || tapzoom_sdl2_is_elsewhere(glue, event->wheel.windowID)) return SDL_FALSE;
    SDL_zerop(scroll);
    scroll->time = tapzoom_sdl2_time(glue, event);
    scroll->x = event->wheel.mouseX; /* SDL_GetMouseState already has the position of a later event */
    scroll->y = event->wheel.mouseY;
    scroll->dx = 120 * (double)event->wheel.preciseX;
    scroll->dy = -120 * (double)event->wheel.preciseY;
    scroll->unit = TAPZOOM_UNIT_NOTCH120;
    scroll->source = glue->scroll_source;
    return SDL_TRUE;
}

/** Whether the window misses lifts of contacts, because it lost the focus, was hidden or became too small, or because a
    touch device was unplugged. A program that keeps contacts of its own then ends them, too. It asks once for an event,
    before it pushes the touch or calls tapzoom_sdl2_event, which cancels those of the view. */
static inline SDL_bool tapzoom_sdl2_cancels(tapzoom_sdl2 *glue, const SDL_Event *event) {
    int before = glue->devices;
    SDL_bool cancels;
    glue->devices = SDL_GetNumTouchDevices();
    cancels = glue->devices < before ? SDL_TRUE : SDL_FALSE;
    if (cancels) glue->lost = SDL_TRUE;
    if (event->type == SDL_WINDOWEVENT && !tapzoom_sdl2_is_elsewhere(glue, event->window.windowID))
        switch (event->window.event) {
        case SDL_WINDOWEVENT_FOCUS_LOST:
        case SDL_WINDOWEVENT_HIDDEN:
        case SDL_WINDOWEVENT_MINIMIZED: cancels = SDL_TRUE; break;
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            glue->width = event->window.data1;
            glue->height = event->window.data2;
            if (glue->width < 2 || glue->height < 2) cancels = SDL_TRUE;
            break;
        default: break;
        }
    if (cancels) glue->button = 0;
    return cancels;
}

/* Gives the view the size of the window. Its insets stay. */
static inline tapzoom_status tapzoom_sdl2_resize(const tapzoom_sdl2 *glue) {
    tapzoom_config config;
    tapzoom_viewport viewport;
    tapzoom_status status;
    config.struct_size = sizeof config;
    status = tapzoom_get_config(glue->view, &config);
    if (status == TAPZOOM_OK) status = tapzoom_get_viewport(glue->view, &viewport);
    if (status != TAPZOOM_OK || glue->width < 2 || glue->height < 2) return status;
    if (config.pixels_per_unit != tapzoom_sdl2_density(glue)) {
        config.pixels_per_unit = tapzoom_sdl2_density(glue);
        status = tapzoom_set_config(glue->view, &config, NULL);
    }
    viewport.width = glue->width;
    viewport.height = glue->height;
    return status == TAPZOOM_OK ? tapzoom_set_viewport(glue->view, &viewport) : status;
}

/** Handles an event for a view that fills the window: contacts, the wheel, the window's size, and what ends contacts.
    Pass every event, but for landings on buttons of the program. */
static inline tapzoom_status tapzoom_sdl2_event(tapzoom_sdl2 *glue, const SDL_Event *event) {
    tapzoom_touch touch;
    tapzoom_scroll scroll;
    tapzoom_status status = TAPZOOM_OK;
    tapzoom_sdl2_look(glue);
    if (tapzoom_sdl2_cancels(glue, event) || glue->lost)
        status = tapzoom_cancel_touches(glue->view, tapzoom_sdl2_time(glue, event));
    glue->lost = SDL_FALSE;
    if (status != TAPZOOM_OK) return status;
    if (tapzoom_sdl2_touch(glue, event, &touch))
        return glue->paused ? TAPZOOM_OK : tapzoom_push_touches(glue->view, &touch, 1, NULL);
    if (tapzoom_sdl2_scroll(glue, event, &scroll))
        return glue->paused ? TAPZOOM_OK : tapzoom_push_scroll(glue->view, &scroll, NULL);
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED &&
        !tapzoom_sdl2_is_elsewhere(glue, event->window.windowID))
        return tapzoom_sdl2_resize(glue);
    if (event->type == SDL_KEYDOWN || event->type == SDL_KEYUP || event->type == SDL_CONTROLLERBUTTONDOWN)
        return tapzoom_advance(glue->view, tapzoom_sdl2_time(glue, event));
    return TAPZOOM_OK;
}

/** Runs a frame of the view, and returns the transform to draw with. Events wait for tapzoom_poll_events. */
static inline tapzoom_transform tapzoom_sdl2_frame(tapzoom_sdl2 *glue) {
    tapzoom_frame_result frame;
    tapzoom_sdl2_look(glue);
    glue->looked = SDL_GetTicks64();
    SDL_zero(frame);
    frame.transform.scale = 1;
    tapzoom_frame(glue->view, tapzoom_sdl2_now(glue), NULL, 0, NULL, 0, &frame);
    return frame.transform;
}

#ifdef __cplusplus
}
#endif
#endif

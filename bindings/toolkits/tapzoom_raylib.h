/*
 * tapzoom_raylib.h - zoom for a raylib window: its input as touches and scrolls of a view, the view as a Camera2D.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs raylib 5 or later and the C library, and no other file than tapzoom.h. C99 or C++. A program uses it so:
 *
 *     InitWindow(...);
 *     tapzoom_raylib zoom = tapzoom_raylib_start(TAPZOOM_PRESET_PHOTOS, bounds);
 *     zoom.backend = TAPZOOM_RAYLIB_SDL;                  if raylib was built with SDL
 *     loop:  BeginDrawing();
 *            BeginMode2D(tapzoom_raylib_camera(&zoom));
 *     tapzoom_raylib_stop(&zoom);
 *
 * The units of the view are those of GetScreenWidth and GetTouchPosition. `zoom.view` is the view, for settings and
 * tapzoom_poll_events; commands take tapzoom_raylib_command(&zoom). `zoom.is_covered` keeps contacts on the program's
 * buttons from the view, and tapzoom_raylib_landed tells of them; a pause of the game is tapzoom_raylib_pause.
 *
 * A program that creates its view itself calls tapzoom_raylib_open and _configure, and sets `view`. One with rules of
 * its own for contacts takes tapzoom_raylib_touches and calls tapzoom_frame itself.
 *
 * What raylib does, and what follows:
 * - It has no events, only the contacts that are down in a frame. The glue compares their ids with those of the last
 *   frame. All touches of a frame have its time: first moves, then lifts, then landings.
 * - A contact lifts where it was in the last frame. One that lands and lifts within a frame is not seen.
 * - A finger is a pressed button of the mouse, too. The mouse is a contact only while no finger is down.
 * - The desktop's usual backend, GLFW, has no fingers: it needs raylib with SDL, and TAPZOOM_RAYLIB_SDL. That one
 *   stretches positions by a pixel, reports of several notches in a frame only the last one, has the opposite sign for
 *   a wheel to the side, and in raylib 5 puts a finger that rests at the pointer.
 * - It reports at most 8 fingers. It does not report the size of their contacts, palms, or pens: palm_size and
 *   pen_guard_time have no effect.
 * - A trackpad is reported as a wheel. `scroll_source` says what to take it for.
 * - It draws each frame, also at rest. tapzoom_raylib_wait lets it wait for input, where the backend can.
 * - It knows no dots per inch of touch screens. A scale of 1 is taken for 160 dpi. On Android, whose unit is a pixel,
 *   the program sets `points_per_unit`.
 */
#ifndef TAPZOOM_RAYLIB_H
#define TAPZOOM_RAYLIB_H

#include <raylib.h>
#include <tapzoom.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    TAPZOOM_RAYLIB_OTHER = 0, /* GLFW, Android, web, DRM. */
    TAPZOOM_RAYLIB_SDL = 1    /* raylib was built with SDL. Its log names the backend. */
};

/* The id of the mouse. raylib's fingers have ids from 0 on. */
#define TAPZOOM_RAYLIB_MOUSE (-1)
/* Most contacts of raylib, and most touches of a frame: all lift, and as many land. */
#define TAPZOOM_RAYLIB_CONTACTS 8
#define TAPZOOM_RAYLIB_TOUCHES (2 * TAPZOOM_RAYLIB_CONTACTS)

/** What the glue keeps of the window. */
typedef struct tapzoom_raylib {
    tapzoom_view *view;    /* That of _start, or one that the program has created; NULL is none. */
    int backend;           /* TAPZOOM_RAYLIB_*: OTHER, unless the program sets SDL. */
    bool (*is_covered)(Vector2 point); /* Whether a button or bar of the program is there: a contact that lands on it,
                                          and the wheel over it, are not the view's. NULL is nowhere. */
    int width, height;     /* In units of the window, in the last frame. */
    double density;        /* Device pixels of a unit, in the last frame. */
    int32_t scroll_source; /* TAPZOOM_SOURCE_* of scrolls: WHEEL, unless the program sets TRACKPAD. */
    bool focused;          /* In the last frame. */
    int button;            /* The button of the mouse that began its contact; -1 if none is down. */
    bool paused;           /* Whether the clock stands still. */
    double stopped;        /* When it was stopped last, in raylib's seconds. */
    bool sleeps;           /* Whether EndDrawing waits for input. */
    double looked;         /* When the last frame ran, in raylib's seconds; 0 is never. */
    double pauses;         /* The length of all pauses and stalls before, seconds. */
    int count;             /* Contacts in the last frame. */
    tapzoom_touch contacts[TAPZOOM_RAYLIB_CONTACTS];
} tapzoom_raylib;

static inline bool tapzoom_raylib_is_focused(void) {
    return IsWindowFocused() && !IsWindowHidden() && !IsWindowMinimized();
}

/* Device pixels of a unit of the window. */
static inline double tapzoom_raylib_density(void) {
    return GetScreenWidth() > 0 && GetRenderWidth() > 0 ? (double)GetRenderWidth() / GetScreenWidth() : 1;
}

/** The glue for the window, after InitWindow. */
static inline tapzoom_raylib tapzoom_raylib_open(void) {
    tapzoom_raylib glue;
    glue.view = NULL;
    glue.backend = TAPZOOM_RAYLIB_OTHER;
    glue.is_covered = NULL;
    glue.width = GetScreenWidth();
    glue.height = GetScreenHeight();
    glue.density = tapzoom_raylib_density();
    glue.scroll_source = TAPZOOM_SOURCE_WHEEL;
    glue.focused = tapzoom_raylib_is_focused();
    glue.button = -1;
    glue.paused = glue.sleeps = false;
    glue.stopped = glue.looked = glue.pauses = 0;
    glue.count = 0;
    return glue;
}

/** Sets what a view of the window needs: `pixels_per_unit` and `points_per_unit`. */
static inline void tapzoom_raylib_configure(const tapzoom_raylib *glue, tapzoom_config *config) {
    float scale = GetWindowScaleDPI().x;
    config->pixels_per_unit = glue->density;
    if (scale > 0) config->points_per_unit = glue->density / scale;
}

/** The viewport of a view that fills the window. */
static inline tapzoom_viewport tapzoom_raylib_viewport(const tapzoom_raylib *glue) {
    tapzoom_viewport viewport = {0, 0, 0, 0, 0, 0};
    viewport.width = glue->width;
    viewport.height = glue->height;
    return viewport;
}

/** Opens the glue and creates its view, after InitWindow, with a preset (TAPZOOM_PRESET_*) and the bounds of the world.
    For bounds without a size, or without memory, raylib's log has the reason, `view` is NULL, and the other calls do
    nothing. */
static inline tapzoom_raylib tapzoom_raylib_start(int32_t preset, Rectangle bounds) {
    tapzoom_raylib glue = tapzoom_raylib_open();
    tapzoom_viewport viewport = tapzoom_raylib_viewport(&glue);
    tapzoom_config config;
    tapzoom_rect content;
    tapzoom_status status;
    content.x = bounds.x;
    content.y = bounds.y;
    content.width = bounds.width;
    content.height = bounds.height;
    status = tapzoom_config_init(&config, sizeof config, preset);
    tapzoom_raylib_configure(&glue, &config);
    if (status == TAPZOOM_OK) status = tapzoom_create(&config, &viewport, &content, &glue.view);
    if (status == TAPZOOM_OK) return glue;
    TraceLog(LOG_ERROR, "tapzoom_raylib_start: %s", tapzoom_status_string(status));
    glue.view = NULL;
    return glue;
}

/** Destroys the view. */
static inline void tapzoom_raylib_stop(tapzoom_raylib *glue) {
    tapzoom_destroy(glue->view);
    glue->view = NULL;
}

/* ---- Time ----------------------------------------------------------------------------------------------------- */

/** The current time on the clock of the glue, which stands still in a pause, in seconds. */
static inline double tapzoom_raylib_now(const tapzoom_raylib *glue) {
    return (glue->paused ? glue->stopped : GetTime()) - glue->pauses;
}

/** Lets EndDrawing wait for input while the view does not move by itself, for a program that draws nothing else that
    moves. raylib cannot wait for a time: until a deadline, such as that of a long press, it draws frames. */
static inline void tapzoom_raylib_wait(tapzoom_raylib *glue) {
    tapzoom_state state;
    glue->sleeps =
        glue->paused || tapzoom_get_state(glue->view, &state) != TAPZOOM_OK || state.next_deadline > 1e300;
    if (glue->sleeps) EnableEventWaiting();
    else DisableEventWaiting();
}

/* A program that stalls, because it loads a level, lets the clock go on by a quarter of a second at most: otherwise a
   tap would become a long press, and an animation would be over. Sleep is no stall. With SDL raylib's clock restarts
   after 49 days. */
static inline void tapzoom_raylib_look(tapzoom_raylib *glue) {
    const double most = 0.25;
    double now = GetTime(), gap = now - glue->looked;
    if (glue->looked > 0 && !glue->paused && (gap < 0 || (gap > most && !glue->sleeps)))
        glue->pauses += gap < 0 ? gap : gap - most;
    glue->looked = now;
}

/** The view, advanced to now, for commands, such as tapzoom_fit(tapzoom_raylib_command(&zoom), NULL). */
static inline tapzoom_view *tapzoom_raylib_command(tapzoom_raylib *glue) {
    tapzoom_raylib_look(glue);
    tapzoom_advance(glue->view, tapzoom_raylib_now(glue));
    return glue->view;
}

/** Stops the clock of the glue, as for a pause of the game, and cancels touches, scrolls and taps that wait. Go on to
    call tapzoom_raylib_camera: until tapzoom_raylib_resume only the window's size and scale have an effect. Animations
    and flings go on where they were. Calls do not nest: one resume ends the pause. */
static inline void tapzoom_raylib_pause(tapzoom_raylib *glue) {
    if (glue->paused) return;
    tapzoom_cancel_touches(glue->view, tapzoom_raylib_now(glue));
    glue->stopped = GetTime();
    glue->paused = true;
}

/** Ends a pause. Contacts that are down are ignored until they lift. */
static inline void tapzoom_raylib_resume(tapzoom_raylib *glue) {
    if (!glue->paused) return;
    glue->pauses += GetTime() - glue->stopped;
    glue->paused = false;
    glue->looked = GetTime();
}

/* ---- Input of a frame ----------------------------------------------------------------------------------------- */

static inline const tapzoom_touch *tapzoom_raylib_find(const tapzoom_touch *contacts, int count, int64_t id) {
    int i;
    for (i = 0; i < count; i++)
        if (contacts[i].id == id) return &contacts[i];
    return NULL;
}

/* The place of a finger. */
static inline void tapzoom_raylib_finger(const tapzoom_raylib *glue, int index, tapzoom_touch *touch) {
    Vector2 place = GetTouchPosition(index), pointer = GetMousePosition();
    const tapzoom_touch *before;
    touch->id = GetTouchPointId(index);
    touch->x = place.x;
    touch->y = place.y;
    if (glue->backend != TAPZOOM_RAYLIB_SDL) return;
    before = tapzoom_raylib_find(glue->contacts, glue->count, touch->id);
    if (before != NULL && place.x == pointer.x && place.y == pointer.y) {
        touch->x = before->x;
        touch->y = before->y;
    } else {
        touch->x *= (glue->width - 1.0) / glue->width;
        touch->y *= (glue->height - 1.0) / glue->height;
    }
}

/* The mouse, if one of its buttons is down. The first pressed one counts. */
static inline bool tapzoom_raylib_mouse(tapzoom_raylib *glue, tapzoom_touch *touch) {
    static const struct {
        int theirs;
        uint32_t ours;
    } buttons[] = {{MOUSE_BUTTON_LEFT, TAPZOOM_BUTTON_PRIMARY},
                   {MOUSE_BUTTON_RIGHT, TAPZOOM_BUTTON_SECONDARY},
                   {MOUSE_BUTTON_MIDDLE, TAPZOOM_BUTTON_MIDDLE},
                   {MOUSE_BUTTON_BACK, TAPZOOM_BUTTON_BACK},
                   {MOUSE_BUTTON_FORWARD, TAPZOOM_BUTTON_FORWARD}};
    size_t i;
    if (glue->button >= 0 && !IsMouseButtonDown(glue->button)) glue->button = -1;
    for (i = 0; i < sizeof buttons / sizeof *buttons && glue->button < 0; i++)
        if (IsMouseButtonPressed(buttons[i].theirs)) {
            glue->button = buttons[i].theirs;
            touch->buttons = buttons[i].ours;
        }
    touch->id = TAPZOOM_RAYLIB_MOUSE;
    touch->tool = TAPZOOM_TOOL_MOUSE;
    touch->x = GetMousePosition().x;
    touch->y = GetMousePosition().y;
    return glue->button >= 0;
}

/** Writes the touches of this frame in an array of TAPZOOM_RAYLIB_TOUCHES. Returns how many. Call it once in a
    frame. */
static inline size_t tapzoom_raylib_touches(tapzoom_raylib *glue, double now, tapzoom_touch *touches) {
    static const tapzoom_touch none = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    tapzoom_touch found[TAPZOOM_RAYLIB_CONTACTS];
    const tapzoom_touch *other;
    size_t written = 0;
    int i, count = GetTouchPointCount();
    if (count > TAPZOOM_RAYLIB_CONTACTS) count = TAPZOOM_RAYLIB_CONTACTS;
    for (i = 0; i < count; i++) {
        found[i] = none;
        tapzoom_raylib_finger(glue, i, &found[i]);
    }
    if (count > 0) {
        glue->button = -1;
    } else {
        found[0] = none;
        if (tapzoom_raylib_mouse(glue, &found[0])) count = 1;
    }
    for (i = 0; i < count; i++) {
        found[i].time = now;
        other = tapzoom_raylib_find(glue->contacts, glue->count, found[i].id);
        found[i].phase = other == NULL ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        if (other != NULL && (other->x != found[i].x || other->y != found[i].y)) touches[written++] = found[i];
    }
    for (i = 0; i < glue->count; i++) {
        if (tapzoom_raylib_find(found, count, glue->contacts[i].id) != NULL) continue;
        touches[written] = glue->contacts[i];
        touches[written].time = now;
        touches[written++].phase = TAPZOOM_TOUCH_ENDED;
    }
    for (i = 0; i < count; i++)
        if (found[i].phase == TAPZOOM_TOUCH_BEGAN) touches[written++] = found[i];
    for (i = 0; i < count; i++) glue->contacts[i] = found[i];
    glue->count = count;
    return written;
}

/** Writes the scroll of this frame, which raylib reports in notches, up positive. Returns whether the wheel has
    turned. */
static inline bool tapzoom_raylib_scroll(const tapzoom_raylib *glue, double now, tapzoom_scroll *scroll) {
    static const tapzoom_scroll none = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    Vector2 notches = GetMouseWheelMoveV(), pointer = GetMousePosition();
    *scroll = none;
    scroll->time = now;
    scroll->x = pointer.x;
    scroll->y = pointer.y;
    scroll->dx = (glue->backend == TAPZOOM_RAYLIB_SDL ? 120 : -120) * (double)notches.x;
    scroll->dy = -120 * (double)notches.y;
    scroll->unit = TAPZOOM_UNIT_NOTCH120;
    scroll->source = glue->scroll_source;
    return notches.x != 0 || notches.y != 0;
}

/** Whether the window has lost the focus or was hidden since the last frame, and so misses lifts. Call it once in a
    frame. tapzoom_raylib_frame calls it itself. */
static inline bool tapzoom_raylib_cancels(tapzoom_raylib *glue) {
    bool focused = tapzoom_raylib_is_focused(), cancels = glue->focused && !focused;
    glue->focused = focused;
    if (cancels) glue->button = -1;
    return cancels;
}

/** Whether a finger has landed in a rectangle of the window, or a button of the mouse was pressed there, in the last
    call of tapzoom_raylib_camera, for a button of the program. `is_covered` keeps the contact from the view. */
static inline bool tapzoom_raylib_landed(const tapzoom_raylib *glue, Rectangle button) {
    int i;
    for (i = 0; i < glue->count; i++) {
        double x = glue->contacts[i].x - button.x, y = glue->contacts[i].y - button.y;
        if (glue->contacts[i].phase == TAPZOOM_TOUCH_BEGAN && x >= 0 && x < button.width && y >= 0 && y < button.height)
            return true;
    }
    return false;
}

/* Gives the view the size of the window, if it has another one. Insets stay. */
static inline tapzoom_status tapzoom_raylib_resize(tapzoom_raylib *glue) {
    int width = GetScreenWidth(), height = GetScreenHeight();
    tapzoom_viewport viewport;
    tapzoom_status status;
    if ((width == glue->width && height == glue->height) || width < 2 || height < 2) return TAPZOOM_OK;
    status = tapzoom_get_viewport(glue->view, &viewport);
    if (status != TAPZOOM_OK) return status;
    viewport.width = glue->width = width;
    viewport.height = glue->height = height;
    return tapzoom_set_viewport(glue->view, &viewport);
}

/* Gives the view the scale of the screen, if it has another one. */
static inline tapzoom_status tapzoom_raylib_rescale(tapzoom_raylib *glue) {
    tapzoom_config config;
    tapzoom_status status;
    /* Not by GetWindowScaleDPI, each call of which raylib logs with SDL. */
    if (GetScreenWidth() < 2 || tapzoom_raylib_density() == glue->density) return TAPZOOM_OK;
    config.struct_size = sizeof config;
    status = tapzoom_get_config(glue->view, &config);
    if (status != TAPZOOM_OK) return status;
    glue->density = tapzoom_raylib_density();
    tapzoom_raylib_configure(glue, &config);
    return tapzoom_set_config(glue->view, &config, NULL);
}

/* Removes the landings on what covers the view. Later touches of these contacts mean nothing to it. */
static inline size_t tapzoom_raylib_uncover(const tapzoom_raylib *glue, tapzoom_touch *touches, size_t count) {
    size_t i, kept = 0;
    for (i = 0; i < count; i++) {
        Vector2 point;
        point.x = (float)touches[i].x;
        point.y = (float)touches[i].y;
        if (touches[i].phase == TAPZOOM_TOUCH_BEGAN && glue->is_covered != NULL && glue->is_covered(point)) continue;
        touches[kept++] = touches[i];
    }
    return kept;
}

/** A frame of a view that fills the window: gives it the input since the last frame and calls tapzoom_frame. */
static inline tapzoom_status tapzoom_raylib_frame(tapzoom_raylib *glue, tapzoom_event *events, size_t capacity,
                                                  tapzoom_frame_result *frame) {
    tapzoom_touch touches[TAPZOOM_RAYLIB_TOUCHES];
    tapzoom_scroll scroll;
    tapzoom_status status = TAPZOOM_OK;
    double now;
    size_t count;
    tapzoom_raylib_look(glue);
    now = tapzoom_raylib_now(glue);
    count = tapzoom_raylib_uncover(glue, touches, tapzoom_raylib_touches(glue, now, touches));
    if (tapzoom_raylib_cancels(glue)) status = tapzoom_cancel_touches(glue->view, now);
    if (status == TAPZOOM_OK) status = tapzoom_raylib_resize(glue);
    if (status == TAPZOOM_OK) status = tapzoom_raylib_rescale(glue);
    if (status == TAPZOOM_OK && tapzoom_raylib_scroll(glue, now, &scroll) && !glue->paused &&
        (glue->is_covered == NULL || !glue->is_covered(GetMousePosition())))
        status = tapzoom_push_scroll(glue->view, &scroll, NULL);
    if (status != TAPZOOM_OK) return status;
    return tapzoom_frame(glue->view, now, touches, glue->paused ? 0 : count, events, capacity, frame);
}

/** The camera of a transform that draws the content at its place: content units are those of the world. */
static inline Camera2D tapzoom_raylib_camera_of(const tapzoom_transform *transform) {
    Camera2D camera;
    camera.offset.x = (float)transform->x;
    camera.offset.y = (float)transform->y;
    camera.target.x = camera.target.y = 0;
    camera.rotation = (float)(transform->rotation * 57.29577951308232);
    camera.zoom = (float)transform->scale;
    return camera;
}

/** Runs a frame of the view, and returns the camera to draw the world with. Call it once in a frame. Events wait for
    tapzoom_poll_events. */
static inline Camera2D tapzoom_raylib_camera(tapzoom_raylib *glue) {
    tapzoom_frame_result frame;
    frame.transform.scale = 1;
    frame.transform.rotation = frame.transform.x = frame.transform.y = 0;
    tapzoom_raylib_frame(glue, NULL, 0, &frame);
    return tapzoom_raylib_camera_of(&frame.transform);
}

#ifdef __cplusplus
}
#endif
#endif

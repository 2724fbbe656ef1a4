/*
 * SDL_gesture.h - the gestures of SDL2 for SDL3, on libtapzoom: with the names of SDL_gesture by libsdl-org.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs SDL 3.2 or later, and no other file than tapzoom.h. C99 or C++. A program includes it after SDL.h; one of its
 * files places the implementation:
 *
 *     #include <SDL3/SDL.h>
 *     #define SDL_GESTURE_IMPLEMENTATION
 *     #include <SDL_gesture.h>
 *
 * Gesture_Init after SDL_Init, Gesture_Quit before SDL_Quit. Between them the queue of SDL has three more events.
 * README.md lists what differs from libsdl-org's.
 */
#ifndef INCL_SDL_GESTURE_H
#define INCL_SDL_GESTURE_H

#ifndef SDL_MAJOR_VERSION
#error "Include SDL3/SDL.h before SDL_gesture.h."
#elif SDL_MAJOR_VERSION < 3
#error "SDL2 has these gestures itself, such as SDL_MULTIGESTURE: this header is for SDL3."
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** The id of a template: the same as in SDL2 on 64-bit systems other than Windows. */
typedef Sint64 Gesture_ID;

/** A stroke of one or several fingers was drawn: a Gesture_DollarGestureEvent. */
#define GESTURE_DOLLARGESTURE 0x800
/** A stroke was recorded: a Gesture_DollarGestureEvent with touchID and gestureId, or gestureId -1 for a stroke that is
    too short. */
#define GESTURE_DOLLARRECORD 0x801
/** Two or more fingers drag, pinch or rotate: a Gesture_MultiGestureEvent. */
#define GESTURE_MULTIGESTURE 0x802

/** What the fingers of a device did since the last one of these events. */
typedef struct Gesture_MultiGestureEvent {
    Uint32 type; /**< GESTURE_MULTIGESTURE. */
    Uint32 reserved;
    Uint64 timestamp;    /**< Nanoseconds, as SDL_GetTicksNS. */
    SDL_TouchID touchID; /**< The device. */
    float dTheta;        /**< Rotation, radians: positive is clockwise. */
    float dDist;         /**< Change of the fingers' mean distance from their center, part of the window's width. */
    float x, y;          /**< The center of the fingers, parts of the window: 0 to 1. */
    Uint16 numFingers;   /**< Fingers that are down. */
    Uint16 padding;
} Gesture_MultiGestureEvent;

/** A drawn or recorded stroke. */
typedef struct Gesture_DollarGestureEvent {
    Uint32 type; /**< GESTURE_DOLLARGESTURE or GESTURE_DOLLARRECORD. */
    Uint32 reserved;
    Uint64 timestamp;     /**< Nanoseconds, as SDL_GetTicksNS. */
    SDL_TouchID touchID;  /**< The device. */
    Gesture_ID gestureId; /**< The template that is nearest to the stroke. */
    Uint32 numFingers;    /**< Fingers that drew. */
    float error;          /**< Mean distance of the stroke from the template, in 1/256 of the strokes' size. */
    float x, y;           /**< The center of the fingers at the end, parts of the window: 0 to 1. */
} Gesture_DollarGestureEvent;

/** Begins to watch SDL's events. Returns 0, or -1 for an error: see SDL_GetError. */
extern int SDLCALL Gesture_Init(void);

/** Ends it, and forgets all templates. */
extern void SDLCALL Gesture_Quit(void);

/** Records the next stroke as a template, and sends GESTURE_DOLLARRECORD at its end.

    touchID  The device, which alone gets the template; or 0 or -1 for any device, and then all get it.

    Returns 1, or 0 if SDL does not know the device. */
extern int SDLCALL Gesture_RecordGesture(SDL_TouchID touchID);

/** Writes all templates. Returns their number, or 0 for an error: see SDL_GetError. */
extern int SDLCALL Gesture_SaveAllDollarTemplates(SDL_IOStream *dst);

/** Writes a template. Returns 1, or 0 for an error: see SDL_GetError. */
extern int SDLCALL Gesture_SaveDollarTemplate(Gesture_ID gestureId, SDL_IOStream *dst);

/** Reads templates up to the end of a stream, also those of SDL2: 64 pairs of floats each, little-endian.

    touchID  The device that gets them; 0 or -1 for all devices.

    Returns their number, or -1 for an error, which adds none: see SDL_GetError. */
extern int SDLCALL Gesture_LoadDollarTemplates(SDL_TouchID touchID, SDL_IOStream *src);

#ifdef __cplusplus
}
#endif
#endif /* INCL_SDL_GESTURE_H */

#if defined(SDL_GESTURE_IMPLEMENTATION) && !defined(SDL_GESTURE_IMPLEMENTED)
#define SDL_GESTURE_IMPLEMENTED

#include <tapzoom.h>

#define GESTURE_POINTS 64    /* Of a template. */
#define GESTURE_SIZE 256.0f  /* Of the square of a template. */
#define GESTURE_PATH 1024    /* Most points of a stroke. */
#define GESTURE_SHORTEST 10  /* Shortest stroke, in points of 1/160 inch. */

typedef struct gesture_template {
    struct gesture_template *next;
    SDL_TouchID device; /* 0 for all. */
    SDL_FPoint points[GESTURE_POINTS];
} gesture_template;

typedef struct gesture_device {
    struct gesture_device *next;
    SDL_TouchID id;
    tapzoom_view *view;     /* Its units are points of 1/160 inch. */
    double width, height;   /* Of the window, in these units. */
    tapzoom_transform last; /* As of the last event. */
    Uint64 time;            /* Of this report of the device, whose fingers the view takes together. */
    SDL_FingerID first;     /* Its first finger. */
    int moved, expected;    /* Fingers that moved in it, and in the last one. */
    bool pending;           /* Whether the view has not acted on it. */
    bool recording;
    int count;              /* Points of the stroke since the last landing; -1 if it is over. */
    SDL_FPoint path[GESTURE_PATH];
} gesture_device;

/* The fingers that are down. */
typedef struct gesture_fingers {
    int count;
    double x, y, radius; /* Their center, and their mean distance from it. */
} gesture_fingers;

static struct {
    SDL_Mutex *mutex; /* Android's events come from another thread than the program's calls. */
    gesture_device *devices;
    gesture_template *templates;
    bool recording; /* On any device. */
} gesture;

static bool gesture_is_any(SDL_TouchID id) { return id == 0 || id == (SDL_TouchID)-1; }

/* ---- Devices -------------------------------------------------------------------------------------------------- */

/* A view that never rests at a limit: it only says how far fingers dragged, pinched and rotated. */
static tapzoom_view *gesture_create_view(void) {
    tapzoom_config config;
    tapzoom_viewport viewport = {1000, 1000, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 1000, 1000};
    tapzoom_view *view = NULL;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_BOARD) != TAPZOOM_OK) return NULL;
    config.gestures = TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE;
    config.min_scale = TAPZOOM_LEVEL(NONE, 1e-6);
    config.max_scale = TAPZOOM_LEVEL(NONE, 1e6);
    config.pinch_min_span = 0;
    config.events = 0;
    if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) return NULL;
    return view;
}

static gesture_device *gesture_find(SDL_TouchID id) {
    gesture_device *device = gesture.devices;
    while (device != NULL && device->id != id) device = device->next;
    return device;
}

static gesture_device *gesture_add(SDL_TouchID id) {
    gesture_device *device = (gesture_device *)SDL_calloc(1, sizeof *device);
    if (device == NULL) return NULL;
    device->view = gesture_create_view();
    if (device->view == NULL) {
        SDL_free(device);
        return NULL;
    }
    device->id = id;
    device->next = gesture.devices;
    return gesture.devices = device;
}

/* The device, if a finger has touched it or SDL knows it. */
static gesture_device *gesture_known(SDL_TouchID id) {
    gesture_device *device = gesture_find(id);
    SDL_TouchID *all = device != NULL ? NULL : SDL_GetTouchDevices(NULL);
    int i;
    for (i = 0; all != NULL && all[i] != 0 && device == NULL; i++)
        if (all[i] == id) device = gesture_add(id);
    SDL_free(all);
    if (device == NULL) SDL_SetError("no touch device has the id %" SDL_PRIu64, id);
    return device;
}

/* The size on the glass: of the window, or of a usual trackpad. */
static void gesture_measure(gesture_device *device, SDL_WindowID id) {
    SDL_TouchDeviceType type = SDL_GetTouchDeviceType(device->id);
    SDL_Window *window = id != 0 ? SDL_GetWindowFromID(id) : SDL_GetKeyboardFocus();
    double density, scale;
    int width, height;
    device->width = 640;
    device->height = 400;
    if (type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE) return;
    if (window == NULL || !SDL_GetWindowSize(window, &width, &height) || width < 1 || height < 1) return;
    density = SDL_GetWindowPixelDensity(window);
    scale = SDL_GetWindowDisplayScale(window);
    if (density <= 0 || scale <= 0) density = scale = 1;
    device->width = width * density / scale;
    device->height = height * density / scale;
}

static gesture_fingers gesture_down(const gesture_device *device) {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    gesture_fingers fingers = {0, 0, 0, 0};
    size_t count = 0, i;
    if (tapzoom_get_contacts(device->view, contacts, TAPZOOM_MAX_CONTACTS, &count) != TAPZOOM_OK || count == 0)
        return fingers;
    fingers.count = (int)count;
    for (i = 0; i < count; i++) {
        fingers.x += contacts[i].x / (double)count;
        fingers.y += contacts[i].y / (double)count;
    }
    for (i = 0; i < count; i++) {
        double x = contacts[i].x - fingers.x, y = contacts[i].y - fingers.y;
        fingers.radius += SDL_sqrt(x * x + y * y) / (double)count;
    }
    return fingers;
}

/* ---- Strokes: the $1 recognizer of Wobbrock, Wilson and Li (2007) --------------------------------------------- */

static float gesture_distance(SDL_FPoint a, SDL_FPoint b) {
    return SDL_sqrtf((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

static SDL_FPoint gesture_centroid(const SDL_FPoint *points) {
    SDL_FPoint sum = {0, 0};
    int i;
    for (i = 0; i < GESTURE_POINTS; i++) {
        sum.x += points[i].x / GESTURE_POINTS;
        sum.y += points[i].y / GESTURE_POINTS;
    }
    return sum;
}

/* Moves the center to the origin, rotates about it, and scales. */
static void gesture_transform(SDL_FPoint *points, float angle, float scale_x, float scale_y) {
    SDL_FPoint center = gesture_centroid(points);
    float turn_x = SDL_cosf(angle), turn_y = SDL_sinf(angle);
    int i;
    for (i = 0; i < GESTURE_POINTS; i++) {
        float x = points[i].x - center.x, y = points[i].y - center.y;
        points[i].x = (x * turn_x - y * turn_y) * scale_x;
        points[i].y = (x * turn_y + y * turn_x) * scale_y;
    }
}

/* Points of a path at equal distances. */
static void gesture_resample(const SDL_FPoint *path, int count, float length, SDL_FPoint *points) {
    float before = 0; /* the length up to path[i] */
    int i = 0, j;
    for (j = 0; j < GESTURE_POINTS; j++) {
        float at = length * (float)j / (GESTURE_POINTS - 1), part, step;
        while (i < count - 2 && before + gesture_distance(path[i], path[i + 1]) < at) {
            before += gesture_distance(path[i], path[i + 1]);
            i++;
        }
        step = gesture_distance(path[i], path[i + 1]);
        part = step > 0 ? SDL_clamp((at - before) / step, 0.0f, 1.0f) : 0;
        points[j].x = path[i].x + part * (path[i + 1].x - path[i].x);
        points[j].y = path[i].y + part * (path[i + 1].y - path[i].y);
    }
}

/* The stroke in the form of a template. Returns false if it is too short. As in SDL2, the stroke turns by the angle of
    its begin and not back by it, so that templates of both match. */
static bool gesture_normalize(const gesture_device *device, SDL_FPoint *points) {
    const SDL_FPoint *path = device->path;
    double on_glass = 0;
    float length = 0, left = 0, right = 0, top = 0, bottom = 0, size;
    SDL_FPoint center;
    int i;
    for (i = 1; i < device->count; i++) {
        double x = (path[i].x - path[i - 1].x) * device->width, y = (path[i].y - path[i - 1].y) * device->height;
        on_glass += SDL_sqrt(x * x + y * y);
        length += gesture_distance(path[i - 1], path[i]);
    }
    if (on_glass < GESTURE_SHORTEST) return false;
    gesture_resample(path, device->count, length, points);
    center = gesture_centroid(points);
    gesture_transform(points, SDL_atan2f(center.y - points[0].y, center.x - points[0].x), 1, 1);
    for (i = 0; i < GESTURE_POINTS; i++) {
        left = SDL_min(left, points[i].x);
        right = SDL_max(right, points[i].x);
        top = SDL_min(top, points[i].y);
        bottom = SDL_max(bottom, points[i].y);
    }
    size = SDL_max(right - left, bottom - top) / 10; /* a straight line does not become a square of noise */
    gesture_transform(points, 0, GESTURE_SIZE / SDL_max(right - left, size),
                      GESTURE_SIZE / SDL_max(bottom - top, size));
    return true;
}

/* Mean distance of a stroke from a template, when it turns by an angle. */
static float gesture_difference(const SDL_FPoint *stroke, const SDL_FPoint *target, float angle) {
    SDL_FPoint points[GESTURE_POINTS];
    float sum = 0;
    int i;
    SDL_memcpy(points, stroke, sizeof points);
    gesture_transform(points, angle, 1, 1);
    for (i = 0; i < GESTURE_POINTS; i++) sum += gesture_distance(points[i], target[i]);
    return sum / GESTURE_POINTS;
}

/* The least difference within 45 degrees, to 2 degrees, by golden section. */
static float gesture_least_difference(const SDL_FPoint *stroke, const SDL_FPoint *target) {
    const float golden = 0.618034f;
    float low = -SDL_PI_F / 4, high = SDL_PI_F / 4;
    float a = high - golden * (high - low), b = low + golden * (high - low);
    float at_a = gesture_difference(stroke, target, a), at_b = gesture_difference(stroke, target, b);
    while (high - low > SDL_PI_F / 90) {
        if (at_a < at_b) {
            high = b, b = a, at_b = at_a;
            a = high - golden * (high - low);
            at_a = gesture_difference(stroke, target, a);
        } else {
            low = a, a = b, at_a = at_b;
            b = low + golden * (high - low);
            at_b = gesture_difference(stroke, target, b);
        }
    }
    return SDL_min(at_a, at_b);
}

static const gesture_template *gesture_nearest(SDL_TouchID device, const SDL_FPoint *stroke, float *error) {
    const gesture_template *each, *best = NULL;
    for (each = gesture.templates; each != NULL; each = each->next) {
        SDL_FPoint target[GESTURE_POINTS];
        float difference;
        if (each->device != 0 && each->device != device) continue;
        SDL_memcpy(target, each->points, sizeof target);
        gesture_transform(target, 0, 1, 1);
        difference = gesture_least_difference(stroke, target);
        if (best != NULL && difference >= *error) continue;
        best = each;
        *error = difference;
    }
    return best;
}

/* A hash of the points, as SDL2 computes it. */
static Gesture_ID gesture_id(const gesture_template *each) {
    Uint64 hash = 5381;
    int i;
    for (i = 0; i < GESTURE_POINTS; i++) {
        hash = hash * 33 + (Uint64)(Sint64)each->points[i].x;
        hash = hash * 33 + (Uint64)(Sint64)each->points[i].y;
    }
    return (Gesture_ID)hash;
}

static gesture_template *gesture_new_template(SDL_TouchID device, const SDL_FPoint *points) {
    gesture_template *made = (gesture_template *)SDL_calloc(1, sizeof *made);
    if (made == NULL) return NULL;
    made->device = gesture_is_any(device) ? 0 : device;
    SDL_memcpy(made->points, points, sizeof made->points);
    return made;
}

static void gesture_append(gesture_template *added) {
    gesture_template **end = &gesture.templates;
    while (*end != NULL) end = &(*end)->next;
    *end = added;
}

static void gesture_free(gesture_template *templates) {
    while (templates != NULL) {
        gesture_template *next = templates->next;
        SDL_free(templates);
        templates = next;
    }
}

/* ---- Events --------------------------------------------------------------------------------------------------- */

static void gesture_send_multi(const gesture_device *device, gesture_fingers fingers, tapzoom_transform now) {
    union {
        SDL_Event event;
        Gesture_MultiGestureEvent multi;
    } sent;
    double turn = now.rotation - device->last.rotation;
    if (!SDL_EventEnabled(GESTURE_MULTIGESTURE)) return;
    if (turn > SDL_PI_D) turn -= 2 * SDL_PI_D;
    if (turn < -SDL_PI_D) turn += 2 * SDL_PI_D;
    SDL_zero(sent);
    sent.multi.type = GESTURE_MULTIGESTURE;
    sent.multi.timestamp = device->time;
    sent.multi.touchID = device->id;
    sent.multi.dTheta = (float)turn;
    sent.multi.dDist = (float)(fingers.radius * (1 - device->last.scale / now.scale) / device->width);
    sent.multi.x = (float)(fingers.x / device->width);
    sent.multi.y = (float)(fingers.y / device->height);
    sent.multi.numFingers = (Uint16)fingers.count;
    SDL_PushEvent(&sent.event);
}

static void gesture_send_dollar(const gesture_device *device, Uint32 type, Gesture_ID id, float error) {
    gesture_fingers fingers = gesture_down(device);
    union {
        SDL_Event event;
        Gesture_DollarGestureEvent dollar;
    } sent;
    if (!SDL_EventEnabled(type)) return;
    SDL_zero(sent);
    sent.dollar.type = type;
    sent.dollar.timestamp = device->time;
    sent.dollar.touchID = device->id;
    sent.dollar.gestureId = id;
    sent.dollar.numFingers = (Uint32)fingers.count;
    sent.dollar.error = error;
    sent.dollar.x = (float)(fingers.x / device->width);
    sent.dollar.y = (float)(fingers.y / device->height);
    SDL_PushEvent(&sent.event);
}

/* Adds a point to the stroke. A full one keeps every second point. */
static void gesture_draw(gesture_device *device, float x, float y) {
    int i;
    if (device->count == GESTURE_PATH)
        for (device->count = i = 0; i < GESTURE_PATH; i += 2) device->path[device->count++] = device->path[i];
    device->path[device->count].x = x;
    device->path[device->count++].y = y;
}

/* The view acts, and the program hears of it. */
static void gesture_act(gesture_device *device) {
    gesture_fingers fingers;
    tapzoom_transform now;
    if (!device->pending) return;
    device->pending = false;
    if (tapzoom_advance(device->view, (double)device->time / 1e9) != TAPZOOM_OK ||
        tapzoom_get_transform(device->view, &now) != TAPZOOM_OK)
        return;
    fingers = gesture_down(device);
    if (fingers.count > 0 && device->count >= 0)
        gesture_draw(device, (float)(fingers.x / device->width), (float)(fingers.y / device->height));
    if (fingers.count > 1 && SDL_memcmp(&now, &device->last, sizeof now) != 0)
        gesture_send_multi(device, fingers, now);
    device->last = now;
}

/* The first lift ends a stroke. */
static void gesture_end_stroke(gesture_device *device) {
    SDL_FPoint stroke[GESTURE_POINTS];
    bool is_stroke = device->count > 1 && gesture_normalize(device, stroke);
    const gesture_template *nearest;
    gesture_template *made = NULL;
    float error = 0;
    if (device->count < 0) return;
    device->count = -1;
    if (device->recording || gesture.recording) {
        if (is_stroke) made = gesture_new_template(gesture.recording ? 0 : device->id, stroke);
        if (made != NULL) gesture_append(made);
        device->recording = gesture.recording = false;
        gesture_send_dollar(device, GESTURE_DOLLARRECORD, made != NULL ? gesture_id(made) : -1, 0);
    } else if (is_stroke) {
        nearest = gesture_nearest(device->id, stroke, &error);
        if (nearest != NULL) gesture_send_dollar(device, GESTURE_DOLLARGESTURE, gesture_id(nearest), error);
    }
}

/* The first finger of a device begins anew, so that scales do not add up. If SDL knows no other finger, the device was
   unplugged while it was touched. */
static void gesture_land(gesture_device *device, SDL_WindowID window) {
    int known = 0;
    SDL_free(SDL_GetTouchFingers(device->id, &known));
    if (known == 1) tapzoom_cancel_touches(device->view, (double)device->time / 1e9);
    if (gesture_down(device).count == 0) {
        tapzoom_fit(device->view, NULL);
        tapzoom_get_transform(device->view, &device->last);
        gesture_measure(device, window);
    }
    device->count = 0;
}

/* SDL sends the fingers of one report one after the other. If one acted alone, a fast drag of two would be a pinch.
   So it waits for the others, if they moved in the last report. */
static void gesture_begin_report(gesture_device *device, const SDL_TouchFingerEvent *finger, int expected) {
    gesture_act(device);
    device->time = finger->timestamp;
    device->first = finger->fingerID;
    device->expected = expected;
    device->moved = 0;
}

static void gesture_push(gesture_device *device, const SDL_TouchFingerEvent *finger, int32_t phase) {
    tapzoom_touch touch;
    SDL_zero(touch);
    touch.time = (double)device->time / 1e9;
    touch.id = (int64_t)finger->fingerID;
    touch.x = finger->x * device->width;
    touch.y = finger->y * device->height;
    touch.phase = phase;
    tapzoom_push_touches(device->view, &touch, 1, NULL);
    device->pending = true;
}

static void gesture_move(gesture_device *device, const SDL_TouchFingerEvent *finger) {
    if (finger->timestamp >= device->time + SDL_NS_PER_MS || finger->fingerID == device->first)
        gesture_begin_report(device, finger, device->moved);
    gesture_push(device, finger, TAPZOOM_TOUCH_MOVED);
    if (++device->moved >= device->expected) gesture_act(device);
}

static void gesture_finger(const SDL_TouchFingerEvent *finger) {
    gesture_device *device = gesture_find(finger->touchID);
    if (device == NULL) device = gesture_add(finger->touchID);
    if (device == NULL) return;
    if (finger->type == SDL_EVENT_FINGER_MOTION) {
        gesture_move(device, finger);
        return;
    }
    gesture_begin_report(device, finger, 0);
    if (finger->type == SDL_EVENT_FINGER_DOWN) {
        gesture_land(device, finger->windowID);
        gesture_push(device, finger, TAPZOOM_TOUCH_BEGAN);
    } else if (finger->type == SDL_EVENT_FINGER_UP) {
        gesture_end_stroke(device);
        gesture_push(device, finger, TAPZOOM_TOUCH_ENDED);
    } else {
        device->count = -1;
        gesture_push(device, finger, TAPZOOM_TOUCH_CANCELLED);
    }
    gesture_act(device);
    device->moved = gesture_down(device).count; /* all may move next */
}

static void gesture_cancel(void) {
    gesture_device *device;
    for (device = gesture.devices; device != NULL; device = device->next) {
        tapzoom_cancel_touches(device->view, (double)device->time / 1e9);
        device->pending = false;
        device->count = -1;
    }
}

static bool SDLCALL gesture_watch(void *unused, SDL_Event *event) {
    (void)unused;
    SDL_LockMutex(gesture.mutex);
    switch (event->type) {
    case SDL_EVENT_FINGER_DOWN:
    case SDL_EVENT_FINGER_MOTION:
    case SDL_EVENT_FINGER_UP:
    case SDL_EVENT_FINGER_CANCELED: gesture_finger(&event->tfinger); break;
    case SDL_EVENT_WINDOW_FOCUS_LOST: /* lifts may be lost */
    case SDL_EVENT_WINDOW_HIDDEN:
    case SDL_EVENT_WINDOW_MINIMIZED: gesture_cancel(); break;
    default: break;
    }
    SDL_UnlockMutex(gesture.mutex);
    return true;
}

/* ---- The functions -------------------------------------------------------------------------------------------- */

int SDLCALL Gesture_Init(void) {
    Gesture_Quit();
    gesture.mutex = SDL_CreateMutex();
    if (gesture.mutex != NULL && SDL_AddEventWatch(gesture_watch, NULL)) return 0;
    Gesture_Quit();
    return -1;
}

void SDLCALL Gesture_Quit(void) {
    SDL_RemoveEventWatch(gesture_watch, NULL);
    while (gesture.devices != NULL) {
        gesture_device *next = gesture.devices->next;
        tapzoom_destroy(gesture.devices->view);
        SDL_free(gesture.devices);
        gesture.devices = next;
    }
    gesture_free(gesture.templates);
    SDL_DestroyMutex(gesture.mutex);
    SDL_zero(gesture);
}

int SDLCALL Gesture_RecordGesture(SDL_TouchID touchID) {
    gesture_device *device;
    int known = 1;
    SDL_LockMutex(gesture.mutex);
    if (gesture_is_any(touchID)) {
        gesture.recording = true;
    } else {
        device = gesture_known(touchID);
        if (device != NULL) device->recording = true;
        known = device != NULL;
    }
    SDL_UnlockMutex(gesture.mutex);
    return known;
}

static bool gesture_write(const gesture_template *each, SDL_IOStream *stream) {
    SDL_FPoint points[GESTURE_POINTS];
    int i;
    for (i = 0; i < GESTURE_POINTS; i++) {
        points[i].x = SDL_SwapFloatLE(each->points[i].x);
        points[i].y = SDL_SwapFloatLE(each->points[i].y);
    }
    return SDL_WriteIO(stream, points, sizeof points) == sizeof points;
}

int SDLCALL Gesture_SaveAllDollarTemplates(SDL_IOStream *dst) {
    const gesture_template *each;
    int saved = 0;
    SDL_LockMutex(gesture.mutex);
    for (each = gesture.templates; each != NULL && gesture_write(each, dst); each = each->next) saved++;
    if (gesture.templates == NULL) SDL_SetError("there are no templates");
    SDL_UnlockMutex(gesture.mutex);
    return each == NULL ? saved : 0;
}

int SDLCALL Gesture_SaveDollarTemplate(Gesture_ID gestureId, SDL_IOStream *dst) {
    const gesture_template *each;
    int saved = 0;
    SDL_LockMutex(gesture.mutex);
    for (each = gesture.templates; each != NULL && gesture_id(each) != gestureId; each = each->next) {}
    if (each != NULL) saved = gesture_write(each, dst);
    else SDL_SetError("no template has the id %" SDL_PRIs64, gestureId);
    SDL_UnlockMutex(gesture.mutex);
    return saved;
}

/* Reads a template. Returns false at the end of the stream, or with a bad one, which sets the error. */
static bool gesture_read(SDL_IOStream *stream, SDL_FPoint *points, bool *bad) {
    size_t size = sizeof *points * GESTURE_POINTS;
    int i;
    if (SDL_ReadIO(stream, points, size) != size) return false;
    for (i = 0; i < GESTURE_POINTS && !*bad; i++) {
        points[i].x = SDL_SwapFloatLE(points[i].x);
        points[i].y = SDL_SwapFloatLE(points[i].y);
        *bad = !(SDL_fabsf(points[i].x) < 1e6f && SDL_fabsf(points[i].y) < 1e6f);
    }
    if (*bad) SDL_SetError("the stream has no template here");
    return !*bad;
}

int SDLCALL Gesture_LoadDollarTemplates(SDL_TouchID touchID, SDL_IOStream *src) {
    SDL_FPoint points[GESTURE_POINTS];
    gesture_template *loaded = NULL, **end = &loaded;
    bool bad = false;
    int count = 0;
    SDL_LockMutex(gesture.mutex);
    if (!gesture_is_any(touchID) && gesture_known(touchID) == NULL) bad = true;
    while (!bad && gesture_read(src, points, &bad)) {
        *end = gesture_new_template(touchID, points);
        bad = *end == NULL;
        if (bad) break;
        end = &(*end)->next;
        count++;
    }
    if (!bad && count == 0) SDL_SetError("the stream has no template");
    if (bad || count == 0) gesture_free(loaded);
    else gesture_append(loaded);
    SDL_UnlockMutex(gesture.mutex);
    return bad || count == 0 ? -1 : count;
}

#endif /* SDL_GESTURE_IMPLEMENTATION */

/*
 * rgestures.h - raylib's gesture functions on libtapzoom, with the names of raylib's rgestures.h.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * C99 or C++. One file of a program places the implementation. There are two uses:
 *
 * With raylib, beside tapzoom_raylib.h. Each file that calls a gesture function, EndDrawing or PollInputEvents includes
 * it after raylib.h, and then calls these functions in place of raylib's:
 *
 *     #include <raylib.h>
 *     #define RGESTURES_IMPLEMENTATION
 *     #include <rgestures.h>
 *
 * If raylib was built with SDL, define RGESTURES_BACKEND as TAPZOOM_RAYLIB_SDL before. Otherwise it is
 * TAPZOOM_RAYLIB_OTHER.
 *
 * Standalone, without raylib, as a program that defines RGESTURES_STANDALONE knows it. It passes each event to
 * ProcessGestureEvent, asks for gestures, and calls UpdateGestures once a frame, before its events. It may define:
 *   RGESTURES_WIDTH, RGESTURES_HEIGHT  What the positions 0 to 1 span, points of 1/160 inch [640 and 400].
 *   RGESTURES_TIME()                   The time in seconds [the system's clock].
 *
 * README.md lists what differs from raylib's.
 */
#ifndef RGESTURES_H
#define RGESTURES_H

#if defined(RGESTURES_IMPLEMENTATION) && defined(RGESTURES_STANDALONE) && defined(__STRICT_ANSI__) && \
    !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 199309L /* for clock_gettime, if no other header came first */
#endif

#include <math.h>
#include <stdbool.h>
#include <tapzoom.h>

#if defined(RGESTURES_STANDALONE)

#ifndef PI
#define PI 3.14159265358979323846
#endif

#ifndef MAX_TOUCH_POINTS
#define MAX_TOUCH_POINTS 8 /* Most points of an event. */
#endif

#ifndef RL_VECTOR2_TYPE
#define RL_VECTOR2_TYPE
typedef struct Vector2 {
    float x, y;
} Vector2;
#endif

/** Gestures, which are also bits for SetGesturesEnabled. */
typedef enum {
    GESTURE_NONE = 0,
    GESTURE_TAP = 1,          /**< A finger tapped. For one frame. */
    GESTURE_DOUBLETAP = 2,    /**< It tapped again, after a TAP. For one frame. */
    GESTURE_HOLD = 4,         /**< Fingers are down and rest. */
    GESTURE_DRAG = 8,         /**< A finger drags, up to its lift. */
    GESTURE_SWIPE_RIGHT = 16, /**< A fast drag ended. For one frame. */
    GESTURE_SWIPE_LEFT = 32,
    GESTURE_SWIPE_UP = 64,
    GESTURE_SWIPE_DOWN = 128,
    GESTURE_PINCH_IN = 256, /**< Fingers pinch together, up to the last lift but one. */
    GESTURE_PINCH_OUT = 512 /**< They spread. */
} Gesture;

/** What happened to the points of an event. */
typedef enum {
    TOUCH_ACTION_UP = 0, /**< The listed points lift. */
    TOUCH_ACTION_DOWN,   /**< All points that are down are listed, with at least a new one. */
    TOUCH_ACTION_MOVE,   /**< All points that are down are listed. */
    TOUCH_ACTION_CANCEL  /**< The system took all points: no tap, no swipe. */
} TouchAction;

/** An event of the touch screen. */
typedef struct {
    int touchAction;                    /**< TOUCH_ACTION_*. */
    int pointCount;                     /**< Points listed, 0 to MAX_TOUCH_POINTS. */
    int pointId[MAX_TOUCH_POINTS];      /**< Their ids. */
    Vector2 position[MAX_TOUCH_POINTS]; /**< Their places, parts of the screen: 0 to 1. */
} GestureEvent;

#elif !defined(RAYLIB_H)
#error "Include raylib.h before rgestures.h, or define RGESTURES_STANDALONE."
#else

#ifdef __cplusplus
extern "C" {
#endif
/* A frame of raylib begins at the end of one of these. */
void rgestures_begin_frame(void);
static inline void rgestures_end_drawing(void) {
    EndDrawing();
    rgestures_begin_frame();
}
static inline void rgestures_poll_input_events(void) {
    PollInputEvents();
    rgestures_begin_frame();
}
#ifdef __cplusplus
}
#endif

/* raylib has functions of these names. */
#define EndDrawing rgestures_end_drawing
#define PollInputEvents rgestures_poll_input_events
#define SetGesturesEnabled rgestures_set_enabled
#define IsGestureDetected rgestures_is_detected
#define GetGestureDetected rgestures_detected
#define GetGestureHoldDuration rgestures_hold_duration
#define GetGestureDragVector rgestures_drag_vector
#define GetGestureDragAngle rgestures_drag_angle
#define GetGesturePinchVector rgestures_pinch_vector
#define GetGesturePinchAngle rgestures_pinch_angle

#endif

#ifdef __cplusplus
extern "C" {
#endif

#if defined(RGESTURES_STANDALONE)
/** Takes an event. Gestures that it ends are there at once. */
void ProcessGestureEvent(GestureEvent event);
/** Begins a frame: the gestures that last one frame end. */
void UpdateGestures(void);
#endif

/** Chooses the gestures to report: bits [all]. The taps of a double tap are two TAP without DOUBLETAP. */
void SetGesturesEnabled(unsigned int flags);
/** Whether a gesture is the present one; GESTURE_NONE asks whether none is. */
bool IsGestureDetected(unsigned int gesture);
/** The present gesture. */
int GetGestureDetected(void);
/** Seconds since the landing during HOLD, otherwise 0. */
float GetGestureHoldDuration(void);
/** The way of the finger since its landing, parts of the screen. It stays until the next landing. */
Vector2 GetGestureDragVector(void);
/** The direction of that way, degrees, 0 to 360: 0 is right, 90 is up. */
float GetGestureDragAngle(void);
/** The way from the first finger to the second, parts of the screen; 0 with fewer fingers. */
Vector2 GetGesturePinchVector(void);
/** The direction of that way, degrees, 0 to 360: 0 is right, 90 is up. */
float GetGesturePinchAngle(void);

/** The view that recognizes the gestures, for its settings (tapzoom_set_config), after InitWindow. NULL without
    memory. */
tapzoom_view *rgestures_view(void);

#ifdef __cplusplus
}
#endif
#endif /* RGESTURES_H */

#if defined(RGESTURES_IMPLEMENTATION) && !defined(RGESTURES_IMPLEMENTED)
#define RGESTURES_IMPLEMENTED

/* ---- Screen and clock ----------------------------------------------------------------------------------------- */

#if defined(RGESTURES_STANDALONE)

#ifndef RGESTURES_WIDTH
#define RGESTURES_WIDTH 640
#endif
#ifndef RGESTURES_HEIGHT
#define RGESTURES_HEIGHT 400
#endif

#if defined(RGESTURES_TIME)
static double rgestures_now(void) { return RGESTURES_TIME(); }
#elif defined(_WIN32)
#include <windows.h>
static double rgestures_now(void) {
    LARGE_INTEGER now, rate;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&rate);
    return (double)now.QuadPart / (double)rate.QuadPart;
}
#else
#include <time.h>
#ifndef CLOCK_MONOTONIC
#error "Compile with -D_POSIX_C_SOURCE=199309L or -std=gnu99, or define RGESTURES_TIME()."
#endif
static double rgestures_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}
#endif

/* Positions become points, the unit of the view. */
static double rgestures_width(void) { return RGESTURES_WIDTH; }
static double rgestures_height(void) { return RGESTURES_HEIGHT; }
static double rgestures_points_per_unit(void) { return 1; }

#else

#include <tapzoom_raylib.h>

#ifndef RGESTURES_BACKEND
#define RGESTURES_BACKEND TAPZOOM_RAYLIB_OTHER
#endif

static double rgestures_now(void) { return GetTime(); }
static double rgestures_width(void) { return GetScreenWidth() > 0 ? GetScreenWidth() : 1; }
static double rgestures_height(void) { return GetScreenHeight() > 0 ? GetScreenHeight() : 1; }

static double rgestures_points_per_unit(void) {
#if defined(__ANDROID__)
    /* The unit is a pixel, and raylib knows no dots per inch: the shorter side of the screen is 400 points. */
    return 400 / (rgestures_width() < rgestures_height() ? rgestures_width() : rgestures_height());
#else
    double scale = GetWindowScaleDPI().x;
    return scale > 0 && GetRenderWidth() > 0 ? GetRenderWidth() / rgestures_width() / scale : 1;
#endif
}

#endif

/* ---- Gestures ------------------------------------------------------------------------------------------------- */

#define RGESTURES_SWIPES (GESTURE_SWIPE_RIGHT | GESTURE_SWIPE_LEFT | GESTURE_SWIPE_UP | GESTURE_SWIPE_DOWN)
#define RGESTURES_MOMENTARY (GESTURE_TAP | GESTURE_DOUBLETAP | RGESTURES_SWIPES)
#define RGESTURES_TURN 12 /* Points by which the distance of fingers goes back before IN becomes OUT, or OUT IN. */

static struct {
    tapzoom_view *view;
    unsigned int disabled; /* GESTURE_* bits. */
    int current;           /* GESTURE_*. */
    int count;             /* Contacts that are down. */
    double reach;          /* The distance of the fingers at the landing, then the largest one during PINCH_OUT, or the
                              smallest one during PINCH_IN. */
    double drag_x, drag_y; /* View units. */
} rgestures;

/* The content fills the viewport and cannot move, so that every fast drag is a swipe. */
tapzoom_view *rgestures_view(void) {
    tapzoom_config config;
    tapzoom_viewport viewport = {1000, 1000, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 1000, 1000};
    if (rgestures.view != NULL) return rgestures.view;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_BOARD) != TAPZOOM_OK) return NULL;
    config.gestures = TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_FINGERS_TAP |
                      TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_SWIPE;
    config.events = config.gestures | TAPZOOM_BIT(TAPZOOM_EVENT_TAP_PENDING);
    config.points_per_unit = rgestures_points_per_unit();
    config.bounds = TAPZOOM_BOUNDS_CONTENT;
    config.min_scale = config.max_scale = TAPZOOM_LEVEL(NONE, 1);
    config.tap_slop = 10; /* where a drag begins */
    config.tap_time = 0.45;
    if (tapzoom_create(&config, &viewport, &content, &rgestures.view) != TAPZOOM_OK) return NULL;
    return rgestures.view;
}

/* The contacts that are down, the first two in the order of their landings. */
static int rgestures_contacts(tapzoom_contact *contacts) {
    size_t count = 0, i, j;
    if (tapzoom_get_contacts(rgestures.view, contacts, TAPZOOM_MAX_CONTACTS, &count) != TAPZOOM_OK) return 0;
    for (i = 0; i < 2; i++)
        for (j = i + 1; j < count; j++) {
            tapzoom_contact first = contacts[i], other = contacts[j];
            if (first.landing_time < other.landing_time ||
                (first.landing_time == other.landing_time && first.id < other.id))
                continue;
            contacts[i] = other;
            contacts[j] = first;
        }
    return (int)count;
}

static int rgestures_swipe(int32_t direction) {
    switch (direction) {
    case TAPZOOM_DIRECTION_RIGHT: return GESTURE_SWIPE_RIGHT;
    case TAPZOOM_DIRECTION_LEFT: return GESTURE_SWIPE_LEFT;
    case TAPZOOM_DIRECTION_UP: return GESTURE_SWIPE_UP;
    default: return GESTURE_SWIPE_DOWN;
    }
}

static double rgestures_span(const tapzoom_contact *two) {
    double x = two[1].x - two[0].x, y = two[1].y - two[0].y;
    return sqrt(x * x + y * y);
}

/* A pinch goes in the direction of the fingers' last motion; a little noise does not turn it. */
static void rgestures_pinch(double span, bool begins) {
    double turn = RGESTURES_TURN / rgestures_points_per_unit();
    bool out = rgestures.current == GESTURE_PINCH_OUT;
    if (begins) out = span >= rgestures.reach;
    else if (out ? span < rgestures.reach - turn : span > rgestures.reach + turn) out = !out;
    else if (out ? span < rgestures.reach : span > rgestures.reach) return;
    rgestures.current = out ? GESTURE_PINCH_OUT : GESTURE_PINCH_IN;
    rgestures.reach = span;
}

static void rgestures_take(const tapzoom_event *event, const tapzoom_contact *two) {
    bool begins = event->phase == TAPZOOM_PHASE_BEGAN;
    switch (event->kind) {
    case TAPZOOM_EVENT_TAP_PENDING:
        if (begins) rgestures.current = GESTURE_TAP;
        break;
    case TAPZOOM_EVENT_DOUBLE_TAP:
        rgestures.current = event->tap_count % 2 == 0 && !(rgestures.disabled & GESTURE_DOUBLETAP) ? GESTURE_DOUBLETAP
                                                                                                  : GESTURE_TAP;
        break;
    case TAPZOOM_EVENT_SWIPE: rgestures.current = rgestures_swipe(event->direction); break;
    case TAPZOOM_EVENT_PAN:
        if (begins && event->contact_count == 1) rgestures.current = GESTURE_DRAG;
        if (event->phase > TAPZOOM_PHASE_CHANGED && rgestures.current == GESTURE_DRAG)
            rgestures.current = rgestures.count > 0 ? GESTURE_HOLD : GESTURE_NONE;
        break;
    case TAPZOOM_EVENT_PINCH:
        if (rgestures.count > 1) rgestures_pinch(rgestures_span(two), begins);
        break;
    default: break;
    }
}

/* The gesture that follows from how many fingers are down. */
static void rgestures_count(int count) {
    int before = rgestures.count;
    rgestures.count = count;
    if (rgestures.current & RGESTURES_MOMENTARY) return;
    if (count == 0 || (count == 1 && before > 1)) rgestures.current = GESTURE_NONE;
    else if (count > before && rgestures.current == (before == 0 ? GESTURE_NONE : GESTURE_DRAG))
        rgestures.current = GESTURE_HOLD;
}

/* Pushes touches, and reads what they are. */
static void rgestures_run(const tapzoom_touch *touches, size_t touch_count, double now) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    tapzoom_frame_result frame;
    int32_t i;
    int count;
    if (tapzoom_frame(rgestures_view(), now, touches, touch_count, events, TAPZOOM_EVENT_CAPACITY, &frame) !=
        TAPZOOM_OK)
        return;
    count = rgestures_contacts(contacts);
    if (count > 1 && count != rgestures.count) rgestures.reach = rgestures_span(contacts);
    rgestures_count(count);
    for (i = 0; i < frame.event_count; i++) rgestures_take(&events[i], contacts);
    if (count == 1 && (rgestures.current == GESTURE_HOLD || rgestures.current == GESTURE_DRAG)) {
        rgestures.drag_x = contacts[0].x - contacts[0].landing_view_x;
        rgestures.drag_y = contacts[0].y - contacts[0].landing_view_y;
    }
}

/* Ends what lasts one frame. */
static void rgestures_end_frame(void) {
    if (rgestures.current & RGESTURES_MOMENTARY) rgestures.current = rgestures.count > 0 ? GESTURE_HOLD : GESTURE_NONE;
}

#if defined(RGESTURES_STANDALONE)

/* The id of a point. Points with equal ids are told apart by their order. */
static int64_t rgestures_id(const GestureEvent *event, int point) {
    int64_t same = 0;
    int i;
    for (i = 0; i < point; i++) same += event->pointId[i] == event->pointId[point];
    return event->pointId[point] + same * 4294967296;
}

static bool rgestures_lists(const GestureEvent *event, int64_t id) {
    int i;
    for (i = 0; i < event->pointCount; i++)
        if (rgestures_id(event, i) == id) return true;
    return false;
}

static tapzoom_touch rgestures_touch(int64_t id, double x, double y, int32_t phase, double now) {
    tapzoom_touch touch = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    touch.time = now;
    touch.id = id;
    touch.x = x;
    touch.y = y;
    touch.phase = phase;
    return touch;
}

/* Contacts that an event says to be up lift: if it lists those that lift, these, or all if it lists none of them. */
static size_t rgestures_lifts(const GestureEvent *event, double now, tapzoom_touch *touches) {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    int i, listed = 0, count = rgestures_contacts(contacts);
    size_t pushed = 0;
    for (i = 0; i < count; i++) listed += rgestures_lists(event, contacts[i].id);
    for (i = 0; i < count; i++)
        if (event->touchAction == TOUCH_ACTION_UP ? listed == 0 : !rgestures_lists(event, contacts[i].id))
            touches[pushed++] =
                rgestures_touch(contacts[i].id, contacts[i].x, contacts[i].y, TAPZOOM_TOUCH_ENDED, now);
    return pushed;
}

void ProcessGestureEvent(GestureEvent event) {
    tapzoom_touch touches[TAPZOOM_MAX_CONTACTS + MAX_TOUCH_POINTS];
    double now = rgestures_now();
    size_t pushed;
    int i;
    if (event.pointCount > MAX_TOUCH_POINTS) event.pointCount = MAX_TOUCH_POINTS;
    if (event.touchAction == TOUCH_ACTION_CANCEL) {
        tapzoom_cancel_touches(rgestures.view, now);
        event.pointCount = 0;
    }
    pushed = rgestures_lifts(&event, now, touches);
    for (i = 0; i < event.pointCount; i++) {
        int64_t id = rgestures_id(&event, i);
        int32_t owner, phase = TAPZOOM_TOUCH_MOVED;
        if (event.touchAction == TOUCH_ACTION_UP) phase = TAPZOOM_TOUCH_ENDED;
        else if (event.touchAction == TOUCH_ACTION_DOWN &&
                 tapzoom_get_contact_owner(rgestures_view(), id, &owner) != TAPZOOM_OK)
            phase = TAPZOOM_TOUCH_BEGAN;
        touches[pushed++] = rgestures_touch(id, event.position[i].x * rgestures_width(),
                                            event.position[i].y * rgestures_height(), phase, now);
    }
    rgestures_run(touches, pushed, now);
}

void UpdateGestures(void) {
    rgestures_end_frame();
    rgestures_run(NULL, 0, rgestures_now());
}

#else

void rgestures_begin_frame(void) {
    static tapzoom_raylib glue;
    tapzoom_touch touches[TAPZOOM_RAYLIB_TOUCHES];
    double now = rgestures_now();
    glue.backend = RGESTURES_BACKEND;
    glue.width = (int)rgestures_width();
    glue.height = (int)rgestures_height();
    rgestures_end_frame();
    if (tapzoom_raylib_cancels(&glue)) tapzoom_cancel_touches(rgestures.view, now);
    rgestures_run(touches, tapzoom_raylib_touches(&glue, now, touches), now);
}

#endif

/* ---- Questions ------------------------------------------------------------------------------------------------ */

void SetGesturesEnabled(unsigned int flags) { rgestures.disabled = ~flags; }

int GetGestureDetected(void) { return (int)((unsigned int)rgestures.current & ~rgestures.disabled); }

bool IsGestureDetected(unsigned int asked) { return (unsigned int)GetGestureDetected() == asked; }

float GetGestureHoldDuration(void) {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    if (rgestures.current != GESTURE_HOLD || rgestures_contacts(contacts) == 0) return 0;
    return (float)(rgestures_now() - contacts[0].landing_time);
}

static Vector2 rgestures_part(double x, double y) {
    Vector2 part;
    part.x = (float)(x / rgestures_width());
    part.y = (float)(y / rgestures_height());
    return part;
}

static float rgestures_angle(double x, double y) {
    double angle = x == 0 && y == 0 ? 0 : atan2(-y, x) * 57.29577951308232;
    return (float)(angle < 0 ? angle + 360 : angle + 0.0); /* not -0 */
}

Vector2 GetGestureDragVector(void) { return rgestures_part(rgestures.drag_x, rgestures.drag_y); }

float GetGestureDragAngle(void) { return rgestures_angle(rgestures.drag_x, rgestures.drag_y); }

/* The way from the first finger to the second in view units. */
static bool rgestures_way(double *x, double *y) {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    if (rgestures_contacts(contacts) < 2) return false;
    *x = contacts[1].x - contacts[0].x;
    *y = contacts[1].y - contacts[0].y;
    return true;
}

Vector2 GetGesturePinchVector(void) {
    double x = 0, y = 0;
    rgestures_way(&x, &y);
    return rgestures_part(x, y);
}

float GetGesturePinchAngle(void) {
    double x = 0, y = 0;
    return rgestures_way(&x, &y) ? rgestures_angle(x, y) : 0;
}

#endif /* RGESTURES_IMPLEMENTATION */

/*
 * input.h - the part of the NDK that examples/android/motion.c uses, with the names and numbers of its documentation.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ANDROID_INPUT_H
#define ANDROID_INPUT_H

#include <stddef.h>
#include <stdint.h>

enum {
    AMOTION_EVENT_ACTION_MASK = 0xff,
    AMOTION_EVENT_ACTION_POINTER_INDEX_MASK = 0xff00,
    AMOTION_EVENT_ACTION_POINTER_INDEX_SHIFT = 8,
    AMOTION_EVENT_ACTION_DOWN = 0,
    AMOTION_EVENT_ACTION_UP = 1,
    AMOTION_EVENT_ACTION_MOVE = 2,
    AMOTION_EVENT_ACTION_CANCEL = 3,
    AMOTION_EVENT_ACTION_POINTER_DOWN = 5,
    AMOTION_EVENT_ACTION_POINTER_UP = 6,
    AMOTION_EVENT_ACTION_HOVER_MOVE = 7,
    AMOTION_EVENT_ACTION_HOVER_ENTER = 9,
    AMOTION_EVENT_ACTION_HOVER_EXIT = 10
};
enum {
    AMOTION_EVENT_TOOL_TYPE_FINGER = 1,
    AMOTION_EVENT_TOOL_TYPE_STYLUS = 2,
    AMOTION_EVENT_TOOL_TYPE_MOUSE = 3,
    AMOTION_EVENT_TOOL_TYPE_ERASER = 4,
    AMOTION_EVENT_TOOL_TYPE_PALM = 5
};

typedef struct AInputEvent {
    int32_t action, flags, tool; /* tool 0: a finger */
    float major;                 /* of the ellipse; 0: 40 */
    size_t pointers, history;
    int32_t ids[4];
    double times[8];
    float xs[8][4], ys[8][4];
} AInputEvent;

static inline int32_t AMotionEvent_getAction(const AInputEvent *event) { return event->action; }
static inline int32_t AMotionEvent_getFlags(const AInputEvent *event) { return event->flags; }
static inline size_t AMotionEvent_getPointerCount(const AInputEvent *event) { return event->pointers; }
static inline size_t AMotionEvent_getHistorySize(const AInputEvent *event) { return event->history; }
static inline int32_t AMotionEvent_getPointerId(const AInputEvent *event, size_t i) { return event->ids[i]; }
static inline int32_t AMotionEvent_getToolType(const AInputEvent *event, size_t i) {
    return (void)i, event->tool != 0 ? event->tool : AMOTION_EVENT_TOOL_TYPE_FINGER;
}
static inline int64_t AMotionEvent_getEventTime(const AInputEvent *event) {
    return (int64_t)(event->times[event->history] * 1e9 + 0.5);
}
static inline int64_t AMotionEvent_getHistoricalEventTime(const AInputEvent *event, size_t h) {
    return (int64_t)(event->times[h] * 1e9 + 0.5);
}
static inline float AMotionEvent_getX(const AInputEvent *event, size_t i) { return event->xs[event->history][i]; }
static inline float AMotionEvent_getY(const AInputEvent *event, size_t i) { return event->ys[event->history][i]; }
static inline float AMotionEvent_getTouchMajor(const AInputEvent *event, size_t i) {
    return (void)i, event->major > 0 ? event->major : 40;
}
static inline float AMotionEvent_getHistoricalTouchMajor(const AInputEvent *event, size_t i, size_t h) {
    return (void)h, AMotionEvent_getTouchMajor(event, i);
}
static inline float AMotionEvent_getHistoricalX(const AInputEvent *event, size_t i, size_t h) {
    return event->xs[h][i];
}
static inline float AMotionEvent_getHistoricalY(const AInputEvent *event, size_t i, size_t h) {
    return event->ys[h][i];
}

#endif

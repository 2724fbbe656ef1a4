/*
 * motion.c - touches of NativeActivity and GameActivity: one event of the NDK as touches, for tapzoom_push_touches.
 *
 * SPDX-License-Identifier: MIT
 */
#include "motion.h"

static tapzoom_touch touch(const AInputEvent *event, size_t pointer, int32_t phase) {
    const int32_t type = AMotionEvent_getToolType(event, pointer);
    return (tapzoom_touch){
        .time = (double)AMotionEvent_getEventTime(event) / 1e9,
        .id = AMotionEvent_getPointerId(event, pointer),
        .x = (double)AMotionEvent_getX(event, pointer),
        .y = (double)AMotionEvent_getY(event, pointer),
        .phase = phase,
        .tool = type == AMOTION_EVENT_TOOL_TYPE_STYLUS   ? TAPZOOM_TOOL_PEN
                : type == AMOTION_EVENT_TOOL_TYPE_ERASER ? TAPZOOM_TOOL_PEN
                : type == AMOTION_EVENT_TOOL_TYPE_MOUSE  ? TAPZOOM_TOOL_MOUSE
                                                         : TAPZOOM_TOOL_FINGER,
        .flags = type == AMOTION_EVENT_TOOL_TYPE_PALM ? TAPZOOM_CONTACT_PALM : 0,
        .size = (double)AMotionEvent_getTouchMajor(event, pointer)};
}

/* MotionEvent.FLAG_CANCELED of Android 13, which the NDK does not name: the palm of a hand, for example. */
static int is_cancelled(const AInputEvent *event) { return (AMotionEvent_getFlags(event) & 0x20) != 0; }

tapzoom_status push_motion(tapzoom_view *view, const AInputEvent *event) {
    const int32_t action = AMotionEvent_getAction(event);
    const size_t changed = (size_t)(action & AMOTION_EVENT_ACTION_POINTER_INDEX_MASK) >>
                           AMOTION_EVENT_ACTION_POINTER_INDEX_SHIFT;
    const size_t pointers = AMotionEvent_getPointerCount(event), times = AMotionEvent_getHistorySize(event);
    tapzoom_touch one;
    switch (action & AMOTION_EVENT_ACTION_MASK) {
    case AMOTION_EVENT_ACTION_DOWN:
    case AMOTION_EVENT_ACTION_POINTER_DOWN:
        one = touch(event, changed, TAPZOOM_TOUCH_BEGAN);
        return tapzoom_push_touches(view, &one, 1, NULL);
    case AMOTION_EVENT_ACTION_UP:
    case AMOTION_EVENT_ACTION_POINTER_UP:
        one = touch(event, changed, is_cancelled(event) ? TAPZOOM_TOUCH_CANCELLED : TAPZOOM_TOUCH_ENDED);
        return tapzoom_push_touches(view, &one, 1, NULL);
    case AMOTION_EVENT_ACTION_HOVER_ENTER:
    case AMOTION_EVENT_ACTION_HOVER_MOVE:
    case AMOTION_EVENT_ACTION_HOVER_EXIT: /* a pen that hovers guards against palms */
        one = touch(event, 0, TAPZOOM_TOUCH_MOVED);
        return one.tool == TAPZOOM_TOOL_PEN ? tapzoom_pen_near(view, one.time) : TAPZOOM_OK;
    case AMOTION_EVENT_ACTION_CANCEL:
        return tapzoom_cancel_touches(view, (double)AMotionEvent_getEventTime(event) / 1e9);
    case AMOTION_EVENT_ACTION_MOVE:
        for (size_t h = 0; h <= times; h++) { /* the last time is that of the event itself */
            for (size_t i = 0; i < pointers; i++) {
                one = touch(event, i, TAPZOOM_TOUCH_MOVED);
                if (h < times) {
                    one.time = (double)AMotionEvent_getHistoricalEventTime(event, h) / 1e9;
                    one.x = (double)AMotionEvent_getHistoricalX(event, i, h);
                    one.y = (double)AMotionEvent_getHistoricalY(event, i, h);
                    one.size = (double)AMotionEvent_getHistoricalTouchMajor(event, i, h);
                }
                const tapzoom_status status = tapzoom_push_touches(view, &one, 1, NULL);
                if (status != TAPZOOM_OK) return status;
            }
        }
    }
    return TAPZOOM_OK;
}

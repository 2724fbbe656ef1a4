/*
 * abi.c - the layout of every struct and the value of every constant, pinned. What stands here never changes within an
 * ABI version; a config may grow behind its last field.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#define SIZE(type, size) CHECK(sizeof(type) == (size))
#define AT(type, field, offset, size) \
    CHECK(offsetof(type, field) == (offset) && sizeof(((type *)0)->field) == (size))

static void tapzoom_sample_layout(void) {
    SIZE(tapzoom_sample, 40);
    AT(tapzoom_sample, time, 0, 8);
    AT(tapzoom_sample, id, 8, 8);
    AT(tapzoom_sample, x, 16, 8);
    AT(tapzoom_sample, y, 24, 8);
    AT(tapzoom_sample, phase, 32, 4);
    AT(tapzoom_sample, tool, 36, 4);
}

static void tapzoom_transform_layout(void) {
    SIZE(tapzoom_transform, 32);
    AT(tapzoom_transform, scale, 0, 8);
    AT(tapzoom_transform, rotation, 8, 8);
    AT(tapzoom_transform, x, 16, 8);
    AT(tapzoom_transform, y, 24, 8);
}

static void tapzoom_rect_layout(void) {
    SIZE(tapzoom_rect, 32);
    AT(tapzoom_rect, x, 0, 8);
    AT(tapzoom_rect, y, 8, 8);
    AT(tapzoom_rect, width, 16, 8);
    AT(tapzoom_rect, height, 24, 8);
}

static void tapzoom_level_layout(void) {
    SIZE(tapzoom_level, 16);
    AT(tapzoom_level, factor, 0, 8);
    AT(tapzoom_level, fit, 8, 4);
    AT(tapzoom_level, reserved, 12, 4);
}

static void tapzoom_config_layout(void) {
    SIZE(tapzoom_config, 504);
    AT(tapzoom_config, struct_size, 0, 4);
    AT(tapzoom_config, gestures, 4, 4);
    AT(tapzoom_config, events, 8, 4);
    AT(tapzoom_config, reduced_motion, 12, 4);
    AT(tapzoom_config, points_per_unit, 16, 8);
    AT(tapzoom_config, pixels_per_unit, 24, 8);
    AT(tapzoom_config, fit, 32, 4);
    AT(tapzoom_config, bounds, 36, 4);
    AT(tapzoom_config, align_x, 40, 8);
    AT(tapzoom_config, align_y, 48, 8);
    AT(tapzoom_config, min_scale, 56, 16);
    AT(tapzoom_config, max_scale, 72, 16);
    AT(tapzoom_config, double_tap, 88, 4);
    AT(tapzoom_config, double_tap_anchor, 92, 4);
    AT(tapzoom_config, two_finger_tap, 96, 4);
    AT(tapzoom_config, two_finger_tap_anchor, 100, 4);
    AT(tapzoom_config, zoom_step, 104, 8);
    AT(tapzoom_config, zoom_duration, 112, 8);
    AT(tapzoom_config, level_count, 120, 4);
    AT(tapzoom_config, reserved, 124, 4);
    AT(tapzoom_config, levels, 128, 128);
    AT(tapzoom_config, tap_time, 256, 8);
    AT(tapzoom_config, tap_travel, 264, 8);
    AT(tapzoom_config, tap_travel_pannable, 272, 8);
    AT(tapzoom_config, tap_travel_pen, 280, 8);
    AT(tapzoom_config, tap_travel_mouse, 288, 8);
    AT(tapzoom_config, double_tap_time, 296, 8);
    AT(tapzoom_config, double_tap_bounce, 304, 8);
    AT(tapzoom_config, double_tap_distance, 312, 8);
    AT(tapzoom_config, two_finger_land_time, 320, 8);
    AT(tapzoom_config, two_finger_lift_time, 328, 8);
    AT(tapzoom_config, two_finger_distance, 336, 8);
    AT(tapzoom_config, press_time, 344, 8);
    AT(tapzoom_config, press_travel, 352, 8);
    AT(tapzoom_config, pan_slop, 360, 8);
    AT(tapzoom_config, axis_lock_ratio, 368, 8);
    AT(tapzoom_config, pinch_slop, 376, 8);
    AT(tapzoom_config, pinch_speed, 384, 8);
    AT(tapzoom_config, pinch_fade, 392, 8);
    AT(tapzoom_config, rotate_slop, 400, 8);
    AT(tapzoom_config, rotate_snap, 408, 8);
    AT(tapzoom_config, release_time, 416, 8);
    AT(tapzoom_config, swipe_speed, 424, 8);
    AT(tapzoom_config, swipe_angle, 432, 8);
    AT(tapzoom_config, quick_zoom_distance, 440, 8);
    AT(tapzoom_config, fling_min_speed, 448, 8);
    AT(tapzoom_config, fling_max_speed, 456, 8);
    AT(tapzoom_config, fling_decay, 464, 8);
    AT(tapzoom_config, rubber_band, 472, 8);
    AT(tapzoom_config, rubber_band_scale, 480, 8);
    AT(tapzoom_config, spring_frequency, 488, 8);
    AT(tapzoom_config, page_push, 496, 8);
}

static void tapzoom_event_layout(void) {
    SIZE(tapzoom_event, 128);
    AT(tapzoom_event, time, 0, 8);
    AT(tapzoom_event, kind, 8, 4);
    AT(tapzoom_event, phase, 12, 4);
    AT(tapzoom_event, contact_count, 16, 4);
    AT(tapzoom_event, tap_count, 20, 4);
    AT(tapzoom_event, view_x, 24, 8);
    AT(tapzoom_event, view_y, 32, 8);
    AT(tapzoom_event, content_x, 40, 8);
    AT(tapzoom_event, content_y, 48, 8);
    AT(tapzoom_event, scale, 56, 8);
    AT(tapzoom_event, rotation, 64, 8);
    AT(tapzoom_event, velocity_x, 72, 8);
    AT(tapzoom_event, velocity_y, 80, 8);
    AT(tapzoom_event, scale_velocity, 88, 8);
    AT(tapzoom_event, rotation_velocity, 96, 8);
    AT(tapzoom_event, tool, 104, 4);
    AT(tapzoom_event, direction, 108, 4);
    AT(tapzoom_event, reserved, 112, 16);
}

static void tapzoom_call_layout(void) {
    SIZE(tapzoom_call, 128);
    AT(tapzoom_call, number, 0, 8);
    AT(tapzoom_call, hash, 8, 8);
    AT(tapzoom_call, time, 16, 8);
    AT(tapzoom_call, kind, 24, 4);
    AT(tapzoom_call, event_count, 28, 4);
    AT(tapzoom_call, numbers, 32, 64);
    AT(tapzoom_call, integers, 96, 32);
}

static void constants(void) {
    CHECK(TAPZOOM_ABI_VERSION == 1);
    CHECK(TAPZOOM_MAX_CONTACTS == 16);
    CHECK(TAPZOOM_MAX_LEVELS == 8);
    CHECK(TAPZOOM_EVENT_CAPACITY == 20);
    CHECK(TAPZOOM_OK == 0);
    CHECK(TAPZOOM_ERROR_NULL == -1);
    CHECK(TAPZOOM_ERROR_STRUCT_SIZE == -2);
    CHECK(TAPZOOM_ERROR_NOT_FINITE == -3);
    CHECK(TAPZOOM_ERROR_RANGE == -4);
    CHECK(TAPZOOM_ERROR_ENUM == -5);
    CHECK(TAPZOOM_ERROR_TIME == -6);
    CHECK(TAPZOOM_ERROR_CONTACT_IN_USE == -7);
    CHECK(TAPZOOM_ERROR_CONTACT_UNKNOWN == -8);
    CHECK(TAPZOOM_ERROR_CONTACT_LIMIT == -9);
    CHECK(TAPZOOM_ERROR_MEMORY == -10);
    CHECK(TAPZOOM_ERROR_FULL == -11);
    CHECK(TAPZOOM_ERROR_DATA == -12);
    CHECK(TAPZOOM_ERROR_DIVERGED == -13);
    CHECK(TAPZOOM_TOUCH_BEGAN == 1);
    CHECK(TAPZOOM_TOUCH_MOVED == 2);
    CHECK(TAPZOOM_TOUCH_ENDED == 3);
    CHECK(TAPZOOM_TOUCH_CANCELLED == 4);
    CHECK(TAPZOOM_TOOL_FINGER == 0);
    CHECK(TAPZOOM_TOOL_PEN == 1);
    CHECK(TAPZOOM_TOOL_MOUSE == 2);
    CHECK(TAPZOOM_PRESET_PHOTOS == 0);
    CHECK(TAPZOOM_PRESET_MAPS == 1);
    CHECK(TAPZOOM_PRESET_READER == 2);
    CHECK(TAPZOOM_PRESET_BOARD == 3);
    CHECK(TAPZOOM_GESTURE_TAP == 1);
    CHECK(TAPZOOM_GESTURE_DOUBLE_TAP == 2);
    CHECK(TAPZOOM_GESTURE_TWO_FINGER_TAP == 4);
    CHECK(TAPZOOM_GESTURE_LONG_PRESS == 8);
    CHECK(TAPZOOM_GESTURE_PAN == 16);
    CHECK(TAPZOOM_GESTURE_PINCH == 32);
    CHECK(TAPZOOM_GESTURE_ROTATE == 64);
    CHECK(TAPZOOM_GESTURE_QUICK_ZOOM == 128);
    CHECK(TAPZOOM_GESTURE_SWIPE == 256);
    CHECK(TAPZOOM_GESTURE_FLING == 512);
    CHECK(TAPZOOM_FIT_NONE == 0);
    CHECK(TAPZOOM_FIT_ALL == 1);
    CHECK(TAPZOOM_FIT_FILL == 2);
    CHECK(TAPZOOM_FIT_WIDTH == 3);
    CHECK(TAPZOOM_FIT_HEIGHT == 4);
    CHECK(TAPZOOM_FIT_ONE_TO_ONE == 5);
    CHECK(TAPZOOM_ZOOM_NONE == 0);
    CHECK(TAPZOOM_ZOOM_STEP == 1);
    CHECK(TAPZOOM_ZOOM_TOGGLE == 2);
    CHECK(TAPZOOM_ZOOM_CYCLE == 3);
    CHECK(TAPZOOM_ZOOM_LEVELS == 4);
    CHECK(TAPZOOM_ZOOM_RESET == 5);
    CHECK(TAPZOOM_ANCHOR_POINT == 0);
    CHECK(TAPZOOM_ANCHOR_CENTER == 1);
    CHECK(TAPZOOM_BOUNDS_CONTENT == 0);
    CHECK(TAPZOOM_BOUNDS_NONE == 1);
    CHECK(TAPZOOM_EVENT_NONE == 0);
    CHECK(TAPZOOM_EVENT_TAP_UP == 1);
    CHECK(TAPZOOM_EVENT_TAP == 2);
    CHECK(TAPZOOM_EVENT_DOUBLE_TAP == 3);
    CHECK(TAPZOOM_EVENT_MULTI_TAP == 4);
    CHECK(TAPZOOM_EVENT_TWO_FINGER_TAP == 5);
    CHECK(TAPZOOM_EVENT_LONG_PRESS == 6);
    CHECK(TAPZOOM_EVENT_ZOOM == 7);
    CHECK(TAPZOOM_EVENT_SETTLED == 8);
    CHECK(TAPZOOM_EVENT_PAN == 9);
    CHECK(TAPZOOM_EVENT_PINCH == 10);
    CHECK(TAPZOOM_EVENT_ROTATE == 11);
    CHECK(TAPZOOM_EVENT_QUICK_ZOOM == 12);
    CHECK(TAPZOOM_EVENT_SWIPE == 13);
    CHECK(TAPZOOM_EVENT_FLING == 14);
    CHECK(TAPZOOM_EVENT_NEXT_PAGE == 15);
    CHECK(TAPZOOM_EVENT_PREVIOUS_PAGE == 16);
    CHECK(TAPZOOM_DIRECTION_NONE == 0);
    CHECK(TAPZOOM_DIRECTION_LEFT == 1);
    CHECK(TAPZOOM_DIRECTION_RIGHT == 2);
    CHECK(TAPZOOM_DIRECTION_UP == 3);
    CHECK(TAPZOOM_DIRECTION_DOWN == 4);
    CHECK(TAPZOOM_PHASE_ONCE == 0);
    CHECK(TAPZOOM_PHASE_BEGAN == 1);
    CHECK(TAPZOOM_PHASE_CHANGED == 2);
    CHECK(TAPZOOM_PHASE_ENDED == 3);
    CHECK(TAPZOOM_PHASE_CANCELLED == 4);
    CHECK(TAPZOOM_STATE_TOUCHED == 1);
    CHECK(TAPZOOM_STATE_MOVING == 2);
    CHECK(TAPZOOM_STATE_ZOOMED == 4);
    CHECK(TAPZOOM_STATE_AT_MIN == 8);
    CHECK(TAPZOOM_STATE_AT_MAX == 16);
    CHECK(TAPZOOM_STATE_EVENTS == 32);
    CHECK(TAPZOOM_STATE_EVENTS_LOST == 64);
    CHECK(TAPZOOM_CALL_START == 1);
    CHECK(TAPZOOM_CALL_LOAD == 2);
    CHECK(TAPZOOM_CALL_CONFIG == 3);
    CHECK(TAPZOOM_CALL_VIEWPORT == 4);
    CHECK(TAPZOOM_CALL_TOUCH == 5);
    CHECK(TAPZOOM_CALL_CANCEL == 6);
    CHECK(TAPZOOM_CALL_ADVANCE == 7);
    CHECK(TAPZOOM_CALL_ZOOM_TO_RECT == 8);
    CHECK(TAPZOOM_CALL_ZOOM_TO == 9);
    CHECK(TAPZOOM_CALL_ZOOM_BY == 10);
    CHECK(TAPZOOM_CALL_SET_TRANSFORM == 11);
    CHECK(TAPZOOM_CALL_RESET == 12);
    CHECK(TAPZOOM_CALL_STOP == 13);
    CHECK(TAPZOOM_CALL_POLL == 14);
    CHECK(TAPZOOM_MAX_LENGTH == 1e12 && TAPZOOM_MIN_SIZE == 1e-6 && TAPZOOM_MAX_TIME == 1e12);
}

int main(void) {
    tapzoom_sample_layout();
    tapzoom_transform_layout();
    tapzoom_rect_layout();
    tapzoom_level_layout();
    tapzoom_config_layout();
    tapzoom_event_layout();
    tapzoom_call_layout();
    constants();
    return check_report();
}

/*
 * abi.c - checks the layout of every struct and the value of every constant. They never change within an ABI version,
 * except that tapzoom_config and tapzoom_options may grow at their ends.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#define SIZE(type, size) CHECK(sizeof(type) == (size))
#define AT(type, field, offset, size) \
    CHECK(offsetof(type, field) == (offset) && sizeof(((type *)0)->field) == (size))

static void tapzoom_transform_layout(void) {
    SIZE(tapzoom_transform, 32);
    AT(tapzoom_transform, scale, 0, 8);
    AT(tapzoom_transform, rotation, 8, 8);
    AT(tapzoom_transform, x, 16, 8);
    AT(tapzoom_transform, y, 24, 8);
}

static void tapzoom_velocity_layout(void) {
    SIZE(tapzoom_velocity, 48);
    AT(tapzoom_velocity, x, 0, 8);
    AT(tapzoom_velocity, y, 8, 8);
    AT(tapzoom_velocity, log_scale, 16, 8);
    AT(tapzoom_velocity, rotation, 24, 8);
    AT(tapzoom_velocity, view_x, 32, 8);
    AT(tapzoom_velocity, view_y, 40, 8);
}

static void tapzoom_rect_layout(void) {
    SIZE(tapzoom_overscroll, 48);
    AT(tapzoom_overscroll, x, 0, 8);
    AT(tapzoom_overscroll, y, 8, 8);
    AT(tapzoom_overscroll, raw_x, 16, 8);
    AT(tapzoom_overscroll, raw_y, 24, 8);
    AT(tapzoom_overscroll, log_scale, 32, 8);
    AT(tapzoom_overscroll, raw_log_scale, 40, 8);
    SIZE(tapzoom_rect, 32);
    AT(tapzoom_rect, x, 0, 8);
    AT(tapzoom_rect, y, 8, 8);
    AT(tapzoom_rect, width, 16, 8);
    AT(tapzoom_rect, height, 24, 8);
}

static void tapzoom_viewport_layout(void) {
    SIZE(tapzoom_viewport, 48);
    AT(tapzoom_viewport, width, 0, 8);
    AT(tapzoom_viewport, height, 8, 8);
    AT(tapzoom_viewport, left, 16, 8);
    AT(tapzoom_viewport, top, 24, 8);
    AT(tapzoom_viewport, right, 32, 8);
    AT(tapzoom_viewport, bottom, 40, 8);
}

static void tapzoom_sample_layout(void) {
    SIZE(tapzoom_sample, 48);
    AT(tapzoom_sample, time, 0, 8);
    AT(tapzoom_sample, id, 8, 8);
    AT(tapzoom_sample, x, 16, 8);
    AT(tapzoom_sample, y, 24, 8);
    AT(tapzoom_sample, phase, 32, 4);
    AT(tapzoom_sample, tool, 36, 4);
    AT(tapzoom_sample, flags, 40, 4);
    AT(tapzoom_sample, buttons, 44, 4);
}

static void tapzoom_scroll_layout(void) {
    SIZE(tapzoom_scroll, 72);
    AT(tapzoom_scroll, time, 0, 8);
    AT(tapzoom_scroll, x, 8, 8);
    AT(tapzoom_scroll, y, 16, 8);
    AT(tapzoom_scroll, dx, 24, 8);
    AT(tapzoom_scroll, dy, 32, 8);
    AT(tapzoom_scroll, factor, 40, 8);
    AT(tapzoom_scroll, rotation, 48, 8);
    AT(tapzoom_scroll, unit, 56, 4);
    AT(tapzoom_scroll, source, 60, 4);
    AT(tapzoom_scroll, phase, 64, 4);
    AT(tapzoom_scroll, reserved, 68, 4);
}

static void tapzoom_level_layout(void) {
    SIZE(tapzoom_level, 32);
    AT(tapzoom_level, factor, 0, 8);
    AT(tapzoom_level, other_factor, 8, 8);
    AT(tapzoom_level, fit, 16, 4);
    AT(tapzoom_level, other_fit, 20, 4);
    AT(tapzoom_level, choice, 24, 4);
    AT(tapzoom_level, reserved, 28, 4);
}

static void tapzoom_config_layout(void) {
    SIZE(tapzoom_config, 808);
    AT(tapzoom_config, struct_size, 0, 4);
    AT(tapzoom_config, gestures, 4, 4);
    AT(tapzoom_config, events, 8, 4);
    AT(tapzoom_config, lenient, 12, 4);
    AT(tapzoom_config, points_per_unit, 16, 8);
    AT(tapzoom_config, pixels_per_unit, 24, 8);
    AT(tapzoom_config, fit, 32, 4);
    AT(tapzoom_config, bounds, 36, 4);
    AT(tapzoom_config, align_x, 40, 8);
    AT(tapzoom_config, align_y, 48, 8);
    AT(tapzoom_config, visible_part, 56, 8);
    AT(tapzoom_config, visible_extra, 64, 8);
    AT(tapzoom_config, min_scale, 72, 32);
    AT(tapzoom_config, max_scale, 104, 32);
    AT(tapzoom_config, double_tap, 136, 4);
    AT(tapzoom_config, double_tap_anchor, 140, 4);
    AT(tapzoom_config, two_finger_tap, 144, 4);
    AT(tapzoom_config, two_finger_tap_anchor, 148, 4);
    AT(tapzoom_config, level_count, 152, 4);
    AT(tapzoom_config, snap, 156, 4);
    AT(tapzoom_config, snap_tolerance, 160, 8);
    AT(tapzoom_config, zoom_step, 168, 8);
    AT(tapzoom_config, animation_duration, 176, 8);
    AT(tapzoom_config, levels, 184, 256);
    AT(tapzoom_config, tap_time, 440, 8);
    AT(tapzoom_config, tap_slop, 448, 8);
    AT(tapzoom_config, tap_slop_pannable, 456, 8);
    AT(tapzoom_config, tap_slop_pen, 464, 8);
    AT(tapzoom_config, tap_slop_mouse, 472, 8);
    AT(tapzoom_config, tap_debounce_time, 480, 8);
    AT(tapzoom_config, double_tap_time, 488, 8);
    AT(tapzoom_config, double_tap_distance, 496, 8);
    AT(tapzoom_config, two_finger_tap_time, 504, 8);
    AT(tapzoom_config, two_finger_land_time, 512, 8);
    AT(tapzoom_config, two_finger_lift_time, 520, 8);
    AT(tapzoom_config, two_finger_distance, 528, 8);
    AT(tapzoom_config, press_time, 536, 8);
    AT(tapzoom_config, press_slop, 544, 8);
    AT(tapzoom_config, pan_slop, 552, 8);
    AT(tapzoom_config, axis_lock_ratio, 560, 8);
    AT(tapzoom_config, pinch_slop, 568, 8);
    AT(tapzoom_config, pinch_speed, 576, 8);
    AT(tapzoom_config, pinch_min_span, 584, 8);
    AT(tapzoom_config, rotate_slop, 592, 8);
    AT(tapzoom_config, rotate_snap, 600, 8);
    AT(tapzoom_config, lift_grace_time, 608, 8);
    AT(tapzoom_config, lift_slop, 616, 8);
    AT(tapzoom_config, swipe_speed, 624, 8);
    AT(tapzoom_config, swipe_angle, 632, 8);
    AT(tapzoom_config, quick_zoom_distance, 640, 8);
    AT(tapzoom_config, page_overscroll, 648, 8);
    AT(tapzoom_config, fling_min_speed, 656, 8);
    AT(tapzoom_config, fling_max_speed, 664, 8);
    AT(tapzoom_config, fling_decay, 672, 8);
    AT(tapzoom_config, fling_boost_speed, 680, 8);
    AT(tapzoom_config, glide_decay, 688, 8);
    AT(tapzoom_config, glide_min_zoom_speed, 696, 8);
    AT(tapzoom_config, glide_min_rotate_speed, 704, 8);
    AT(tapzoom_config, rubber_band, 712, 8);
    AT(tapzoom_config, rubber_band_scale, 720, 8);
    AT(tapzoom_config, spring_frequency, 728, 8);
    AT(tapzoom_config, reduced_motion, 736, 4);
    AT(tapzoom_config, bounce_x, 740, 4);
    AT(tapzoom_config, bounce_y, 744, 4);
    AT(tapzoom_config, momentum, 748, 4);
    AT(tapzoom_config, wheel, 752, 4);
    AT(tapzoom_config, trackpad, 756, 4);
    AT(tapzoom_config, invert_pan, 760, 4);
    AT(tapzoom_config, invert_zoom, 764, 4);
    AT(tapzoom_config, wheel_speed, 768, 8);
    AT(tapzoom_config, wheel_smoothing, 776, 8);
    AT(tapzoom_config, scroll_end_time, 784, 8);
    AT(tapzoom_config, pan_contacts, 792, 4);
    AT(tapzoom_config, edges, 796, 4);
    AT(tapzoom_config, host_tools, 800, 4);
    AT(tapzoom_config, host_buttons, 804, 4);
}

static void tapzoom_event_layout(void) {
    SIZE(tapzoom_event, 192);
    AT(tapzoom_event, time, 0, 8);
    AT(tapzoom_event, contact, 8, 8);
    AT(tapzoom_event, kind, 16, 4);
    AT(tapzoom_event, phase, 20, 4);
    AT(tapzoom_event, contact_count, 24, 4);
    AT(tapzoom_event, tap_count, 28, 4);
    AT(tapzoom_event, view_x, 32, 8);
    AT(tapzoom_event, view_y, 40, 8);
    AT(tapzoom_event, content_x, 48, 8);
    AT(tapzoom_event, content_y, 56, 8);
    AT(tapzoom_event, landing_view_x, 64, 8);
    AT(tapzoom_event, landing_view_y, 72, 8);
    AT(tapzoom_event, landing_content_x, 80, 8);
    AT(tapzoom_event, landing_content_y, 88, 8);
    AT(tapzoom_event, scale, 96, 8);
    AT(tapzoom_event, rotation, 104, 8);
    AT(tapzoom_event, unused_x, 112, 8);
    AT(tapzoom_event, unused_y, 120, 8);
    AT(tapzoom_event, velocity_x, 128, 8);
    AT(tapzoom_event, velocity_y, 136, 8);
    AT(tapzoom_event, scale_velocity, 144, 8);
    AT(tapzoom_event, rotation_velocity, 152, 8);
    AT(tapzoom_event, tool, 160, 4);
    AT(tapzoom_event, buttons, 164, 4);
    AT(tapzoom_event, limits, 168, 4);
    AT(tapzoom_event, owner, 172, 4);
    AT(tapzoom_event, reserved, 176, 16);
}

static void tapzoom_state_layout(void) {
    SIZE(tapzoom_state, 40);
    AT(tapzoom_state, time, 0, 8);
    AT(tapzoom_state, next_deadline, 8, 8);
    AT(tapzoom_state, flags, 16, 4);
    AT(tapzoom_state, contact_count, 20, 4);
    AT(tapzoom_state, event_count, 24, 4);
    AT(tapzoom_state, reserved, 28, 4);
    AT(tapzoom_state, mended_count, 32, 8);
}

static void tapzoom_frame_result_layout(void) {
    SIZE(tapzoom_frame_result, 88);
    AT(tapzoom_frame_result, transform, 0, 32);
    AT(tapzoom_frame_result, state, 32, 40);
    AT(tapzoom_frame_result, accepted, 72, 4);
    AT(tapzoom_frame_result, event_count, 76, 4);
    AT(tapzoom_frame_result, reserved, 80, 8);
}

static void tapzoom_options_layout(void) {
    SIZE(tapzoom_options, 88);
    AT(tapzoom_options, struct_size, 0, 4);
    AT(tapzoom_options, animated, 4, 4);
    AT(tapzoom_options, curve, 8, 4);
    AT(tapzoom_options, path, 12, 4);
    AT(tapzoom_options, duration, 16, 8);
    AT(tapzoom_options, left, 24, 8);
    AT(tapzoom_options, top, 32, 8);
    AT(tapzoom_options, right, 40, 8);
    AT(tapzoom_options, bottom, 48, 8);
    AT(tapzoom_options, max_scale, 56, 8);
    AT(tapzoom_options, fly_rho, 64, 8);
    AT(tapzoom_options, fly_speed, 72, 8);
    AT(tapzoom_options, fly_min_scale, 80, 8);
}

static void tapzoom_record_entry_layout(void) {
    SIZE(tapzoom_record_entry, 256);
    AT(tapzoom_record_entry, number, 0, 8);
    AT(tapzoom_record_entry, hash, 8, 8);
    AT(tapzoom_record_entry, time, 16, 8);
    AT(tapzoom_record_entry, kind, 24, 4);
    AT(tapzoom_record_entry, event_count, 28, 4);
    AT(tapzoom_record_entry, numbers, 32, 128);
    AT(tapzoom_record_entry, integers, 160, 96);
}

static void constants(void) {
    CHECK(TAPZOOM_EVENT_CAPACITY == 32);
    CHECK(TAPZOOM_MAX_CONTACTS == 16);
    CHECK(TAPZOOM_MAX_LEVELS == 8);
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
    CHECK(TAPZOOM_ERROR_BUFFER_TOO_SMALL == -11);
    CHECK(TAPZOOM_ERROR_DATA == -12);
    CHECK(TAPZOOM_ERROR_DIVERGED == -13);
    CHECK(TAPZOOM_ERROR_BUSY == -14);
    CHECK(TAPZOOM_TOUCH_BEGAN == 1);
    CHECK(TAPZOOM_TOUCH_MOVED == 2);
    CHECK(TAPZOOM_TOUCH_ENDED == 3);
    CHECK(TAPZOOM_TOUCH_CANCELLED == 4);
    CHECK(TAPZOOM_TOOL_FINGER == 0);
    CHECK(TAPZOOM_TOOL_PEN == 1);
    CHECK(TAPZOOM_TOOL_MOUSE == 2);
    CHECK(TAPZOOM_SAMPLE_NO_TAP == 1);
    CHECK(TAPZOOM_SAMPLE_NO_SLOP == 2);
    CHECK(TAPZOOM_BUTTON_PRIMARY == 1);
    CHECK(TAPZOOM_BUTTON_SECONDARY == 2);
    CHECK(TAPZOOM_BUTTON_MIDDLE == 4);
    CHECK(TAPZOOM_BUTTON_BACK == 8);
    CHECK(TAPZOOM_BUTTON_FORWARD == 16);
    CHECK(TAPZOOM_BUTTON_ERASER == 32);
    CHECK(TAPZOOM_UNIT_PIXEL == 0);
    CHECK(TAPZOOM_UNIT_LINE == 1);
    CHECK(TAPZOOM_UNIT_PAGE == 2);
    CHECK(TAPZOOM_UNIT_NOTCH120 == 3);
    CHECK(TAPZOOM_SOURCE_WHEEL == 0);
    CHECK(TAPZOOM_SOURCE_TRACKPAD == 1);
    CHECK(TAPZOOM_SCROLL_UNPHASED == 0);
    CHECK(TAPZOOM_SCROLL_BEGAN == 1);
    CHECK(TAPZOOM_SCROLL_CHANGED == 2);
    CHECK(TAPZOOM_SCROLL_ENDED == 3);
    CHECK(TAPZOOM_SCROLL_MOMENTUM == 4);
    CHECK(TAPZOOM_PRESET_PHOTOS == 0);
    CHECK(TAPZOOM_PRESET_MAPS == 1);
    CHECK(TAPZOOM_PRESET_READER == 2);
    CHECK(TAPZOOM_PRESET_BOARD == 3);
    CHECK(TAPZOOM_GESTURE_TAP == 1);
    CHECK(TAPZOOM_GESTURE_DOUBLE_TAP == 2);
    CHECK(TAPZOOM_GESTURE_TWO_FINGER_TAP == 4);
    CHECK(TAPZOOM_GESTURE_LONG_PRESS == 8);
    CHECK(TAPZOOM_GESTURE_PAN == 16);
    CHECK(TAPZOOM_GESTURE_SWIPE == 32);
    CHECK(TAPZOOM_GESTURE_PINCH == 64);
    CHECK(TAPZOOM_GESTURE_ROTATE == 128);
    CHECK(TAPZOOM_GESTURE_QUICK_ZOOM == 256);
    CHECK(TAPZOOM_GESTURE_FLING == 512);
    CHECK(TAPZOOM_FIT_NONE == 0);
    CHECK(TAPZOOM_FIT_CONTAIN == 1);
    CHECK(TAPZOOM_FIT_COVER == 2);
    CHECK(TAPZOOM_FIT_WIDTH == 3);
    CHECK(TAPZOOM_FIT_HEIGHT == 4);
    CHECK(TAPZOOM_FIT_ONE_TO_ONE == 5);
    CHECK(TAPZOOM_FIT_SCALE_DOWN == 6);
    CHECK(TAPZOOM_LEVEL_FIRST == 0);
    CHECK(TAPZOOM_LEVEL_LARGER == 1);
    CHECK(TAPZOOM_LEVEL_SMALLER == 2);
    CHECK(TAPZOOM_ZOOM_NONE == 0);
    CHECK(TAPZOOM_ZOOM_STEP == 1);
    CHECK(TAPZOOM_ZOOM_TOGGLE == 2);
    CHECK(TAPZOOM_ZOOM_CYCLE == 3);
    CHECK(TAPZOOM_ZOOM_LEVELS == 4);
    CHECK(TAPZOOM_ZOOM_RESET == 5);
    CHECK(TAPZOOM_ANCHOR_POINT == 0);
    CHECK(TAPZOOM_ANCHOR_CENTER == 1);
    CHECK(TAPZOOM_SNAP_NONE == 0);
    CHECK(TAPZOOM_SNAP_LEVELS == 1);
    CHECK(TAPZOOM_SNAP_STEPS == 2);
    CHECK(TAPZOOM_ACTION_NONE == 0);
    CHECK(TAPZOOM_ACTION_PAN == 1);
    CHECK(TAPZOOM_ACTION_ZOOM == 2);
    CHECK(TAPZOOM_MOMENTUM_HOST == 0);
    CHECK(TAPZOOM_MOMENTUM_LIBRARY == 1);
    CHECK(TAPZOOM_BOUNDS_CONTENT == 0);
    CHECK(TAPZOOM_BOUNDS_INSIDE == 1);
    CHECK(TAPZOOM_BOUNDS_NONE == 2);
    CHECK(TAPZOOM_LIMIT_LEFT == 1);
    CHECK(TAPZOOM_LIMIT_TOP == 2);
    CHECK(TAPZOOM_LIMIT_RIGHT == 4);
    CHECK(TAPZOOM_LIMIT_BOTTOM == 8);
    CHECK(TAPZOOM_LIMIT_MIN_SCALE == 16);
    CHECK(TAPZOOM_LIMIT_MAX_SCALE == 32);
    CHECK(TAPZOOM_EVENT_NONE == 0);
    CHECK(TAPZOOM_EVENT_TAP_UP == 1);
    CHECK(TAPZOOM_EVENT_TAP == 2);
    CHECK(TAPZOOM_EVENT_DOUBLE_TAP == 3);
    CHECK(TAPZOOM_EVENT_MULTI_TAP == 4);
    CHECK(TAPZOOM_EVENT_TWO_FINGER_TAP == 5);
    CHECK(TAPZOOM_EVENT_LONG_PRESS == 6);
    CHECK(TAPZOOM_EVENT_PAN == 7);
    CHECK(TAPZOOM_EVENT_PINCH == 8);
    CHECK(TAPZOOM_EVENT_ROTATE == 9);
    CHECK(TAPZOOM_EVENT_QUICK_ZOOM == 10);
    CHECK(TAPZOOM_EVENT_SWIPE == 11);
    CHECK(TAPZOOM_EVENT_FLING == 12);
    CHECK(TAPZOOM_EVENT_SCROLL == 13);
    CHECK(TAPZOOM_EVENT_ANIMATION == 14);
    CHECK(TAPZOOM_EVENT_SETTLED == 15);
    CHECK(TAPZOOM_EVENT_LIMIT == 16);
    CHECK(TAPZOOM_EVENT_PAGE == 17);
    CHECK(TAPZOOM_EVENT_OWNER == 18);
    CHECK(TAPZOOM_EVENT_EDGE == 19);
    CHECK(TAPZOOM_PHASE_DISCRETE == 0);
    CHECK(TAPZOOM_PHASE_BEGAN == 1);
    CHECK(TAPZOOM_PHASE_CHANGED == 2);
    CHECK(TAPZOOM_PHASE_ENDED == 3);
    CHECK(TAPZOOM_PHASE_CANCELLED == 4);
    CHECK(TAPZOOM_OWNER_VIEW == 0);
    CHECK(TAPZOOM_OWNER_HOST == 1);
    CHECK(TAPZOOM_OWNER_UNDECIDED == 2);
    CHECK(TAPZOOM_STATE_TOUCHED == 256);
    CHECK(TAPZOOM_STATE_MOVING == 512);
    CHECK(TAPZOOM_STATE_ZOOMED == 1024);
    CHECK(TAPZOOM_STATE_EVENTS_LOST == 2048);
    CHECK(TAPZOOM_CURVE_STANDARD == 0);
    CHECK(TAPZOOM_CURVE_EASE_OUT == 1);
    CHECK(TAPZOOM_CURVE_LINEAR == 2);
    CHECK(TAPZOOM_PATH_DIRECT == 0);
    CHECK(TAPZOOM_PATH_FLY == 1);

    CHECK(TAPZOOM_KEEP_PICTURE == 0);
    CHECK(TAPZOOM_KEEP_COORDINATES == 1);
    CHECK(TAPZOOM_RECORD_START == 1);
    CHECK(TAPZOOM_RECORD_LOAD == 2);
    CHECK(TAPZOOM_RECORD_CONFIG == 3);
    CHECK(TAPZOOM_RECORD_VIEWPORT == 4);
    CHECK(TAPZOOM_RECORD_CONTENT == 5);
    CHECK(TAPZOOM_RECORD_PAGER_OFFSET == 6);
    CHECK(TAPZOOM_RECORD_TOUCH == 7);
    CHECK(TAPZOOM_RECORD_SCROLL == 8);
    CHECK(TAPZOOM_RECORD_OWNER == 9);
    CHECK(TAPZOOM_RECORD_CANCEL == 10);
    CHECK(TAPZOOM_RECORD_ADVANCE == 11);
    CHECK(TAPZOOM_RECORD_REBASE_TIME == 12);
    CHECK(TAPZOOM_RECORD_SET_TRANSFORM == 13);
    CHECK(TAPZOOM_RECORD_ZOOM_TO == 14);
    CHECK(TAPZOOM_RECORD_ZOOM_TO_RECT == 15);
    CHECK(TAPZOOM_RECORD_CENTER_ON == 16);
    CHECK(TAPZOOM_RECORD_ROTATE_TO == 17);
    CHECK(TAPZOOM_RECORD_RESET == 18);
    CHECK(TAPZOOM_RECORD_PAN_BY == 19);
    CHECK(TAPZOOM_RECORD_ZOOM_BY == 20);
    CHECK(TAPZOOM_RECORD_ROTATE_BY == 21);
    CHECK(TAPZOOM_RECORD_SET_VELOCITY == 22);
    CHECK(TAPZOOM_RECORD_STOP == 23);
    CHECK(TAPZOOM_RECORD_POLL == 24);
    CHECK(TAPZOOM_MAX_LENGTH == 1e12 && TAPZOOM_MIN_SIZE == 1e-6 && TAPZOOM_MAX_TIME == 1e12);
}

int main(void) {
    tapzoom_transform_layout();
    tapzoom_velocity_layout();
    tapzoom_rect_layout();
    tapzoom_viewport_layout();
    tapzoom_sample_layout();
    tapzoom_scroll_layout();
    tapzoom_level_layout();
    tapzoom_config_layout();
    tapzoom_event_layout();
    tapzoom_state_layout();
    tapzoom_frame_result_layout();
    tapzoom_options_layout();
    tapzoom_record_entry_layout();
    constants();
    return check_report();
}

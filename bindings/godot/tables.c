/*
 * bindings/generate.py writes this file from tapzoom.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "camera.h"

#include <stdlib.h>

extern const record record_of_transform, record_of_rect, record_of_viewport, record_of_touch, record_of_state,
    record_of_frame_result, record_of_scroll, record_of_velocity, record_of_event, record_of_options, record_of_level,
    record_of_config, record_of_overscroll, record_of_contact, record_of_record_entry;

/* ---- Structs ---- */

static const field transform_fields[] = {
    {"scale", KIND_REAL, offsetof(tapzoom_transform, scale), 0, NULL},
    {"rotation", KIND_REAL, offsetof(tapzoom_transform, rotation), 0, NULL},
    {"x", KIND_REAL, offsetof(tapzoom_transform, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_transform, y), 0, NULL},
};
const record record_of_transform = {sizeof(tapzoom_transform), 4, transform_fields};

static const field rect_fields[] = {
    {"x", KIND_REAL, offsetof(tapzoom_rect, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_rect, y), 0, NULL},
    {"width", KIND_REAL, offsetof(tapzoom_rect, width), 0, NULL},
    {"height", KIND_REAL, offsetof(tapzoom_rect, height), 0, NULL},
};
const record record_of_rect = {sizeof(tapzoom_rect), 4, rect_fields};

static const field viewport_fields[] = {
    {"width", KIND_REAL, offsetof(tapzoom_viewport, width), 0, NULL},
    {"height", KIND_REAL, offsetof(tapzoom_viewport, height), 0, NULL},
    {"left", KIND_REAL, offsetof(tapzoom_viewport, left), 0, NULL},
    {"top", KIND_REAL, offsetof(tapzoom_viewport, top), 0, NULL},
    {"right", KIND_REAL, offsetof(tapzoom_viewport, right), 0, NULL},
    {"bottom", KIND_REAL, offsetof(tapzoom_viewport, bottom), 0, NULL},
};
const record record_of_viewport = {sizeof(tapzoom_viewport), 6, viewport_fields};

static const field touch_fields[] = {
    {"time", KIND_REAL, offsetof(tapzoom_touch, time), 0, NULL},
    {"id", KIND_INT64, offsetof(tapzoom_touch, id), 0, NULL},
    {"x", KIND_REAL, offsetof(tapzoom_touch, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_touch, y), 0, NULL},
    {"phase", KIND_INT32, offsetof(tapzoom_touch, phase), 0, NULL},
    {"tool", KIND_INT32, offsetof(tapzoom_touch, tool), 0, NULL},
    {"flags", KIND_UINT32, offsetof(tapzoom_touch, flags), 0, NULL},
    {"buttons", KIND_UINT32, offsetof(tapzoom_touch, buttons), 0, NULL},
    {"size", KIND_REAL, offsetof(tapzoom_touch, size), 0, NULL},
};
const record record_of_touch = {sizeof(tapzoom_touch), 9, touch_fields};

static const field state_fields[] = {
    {"time", KIND_REAL, offsetof(tapzoom_state, time), 0, NULL},
    {"next_deadline", KIND_REAL, offsetof(tapzoom_state, next_deadline), 0, NULL},
    {"flags", KIND_UINT32, offsetof(tapzoom_state, flags), 0, NULL},
    {"contact_count", KIND_INT32, offsetof(tapzoom_state, contact_count), 0, NULL},
    {"waiting_count", KIND_INT32, offsetof(tapzoom_state, waiting_count), 0, NULL},
};
const record record_of_state = {sizeof(tapzoom_state), 5, state_fields};

static const field frame_result_fields[] = {
    {"transform", KIND_RECORD, offsetof(tapzoom_frame_result, transform), 0, &record_of_transform},
    {"state", KIND_RECORD, offsetof(tapzoom_frame_result, state), 0, &record_of_state},
    {"accepted", KIND_INT32, offsetof(tapzoom_frame_result, accepted), 0, NULL},
    {"event_count", KIND_INT32, offsetof(tapzoom_frame_result, event_count), 0, NULL},
};
const record record_of_frame_result = {sizeof(tapzoom_frame_result), 4, frame_result_fields};

static const field scroll_fields[] = {
    {"time", KIND_REAL, offsetof(tapzoom_scroll, time), 0, NULL},
    {"x", KIND_REAL, offsetof(tapzoom_scroll, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_scroll, y), 0, NULL},
    {"dx", KIND_REAL, offsetof(tapzoom_scroll, dx), 0, NULL},
    {"dy", KIND_REAL, offsetof(tapzoom_scroll, dy), 0, NULL},
    {"factor", KIND_REAL, offsetof(tapzoom_scroll, factor), 0, NULL},
    {"rotation", KIND_REAL, offsetof(tapzoom_scroll, rotation), 0, NULL},
    {"unit", KIND_INT32, offsetof(tapzoom_scroll, unit), 0, NULL},
    {"source", KIND_INT32, offsetof(tapzoom_scroll, source), 0, NULL},
    {"phase", KIND_INT32, offsetof(tapzoom_scroll, phase), 0, NULL},
};
const record record_of_scroll = {sizeof(tapzoom_scroll), 10, scroll_fields};

static const field velocity_fields[] = {
    {"x", KIND_REAL, offsetof(tapzoom_velocity, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_velocity, y), 0, NULL},
    {"log_scale", KIND_REAL, offsetof(tapzoom_velocity, log_scale), 0, NULL},
    {"rotation", KIND_REAL, offsetof(tapzoom_velocity, rotation), 0, NULL},
    {"view_x", KIND_REAL, offsetof(tapzoom_velocity, view_x), 0, NULL},
    {"view_y", KIND_REAL, offsetof(tapzoom_velocity, view_y), 0, NULL},
};
const record record_of_velocity = {sizeof(tapzoom_velocity), 6, velocity_fields};

static const field event_fields[] = {
    {"time", KIND_REAL, offsetof(tapzoom_event, time), 0, NULL},
    {"contact", KIND_INT64, offsetof(tapzoom_event, contact), 0, NULL},
    {"kind", KIND_INT32, offsetof(tapzoom_event, kind), 0, NULL},
    {"phase", KIND_INT32, offsetof(tapzoom_event, phase), 0, NULL},
    {"contact_count", KIND_INT32, offsetof(tapzoom_event, contact_count), 0, NULL},
    {"tap_count", KIND_INT32, offsetof(tapzoom_event, tap_count), 0, NULL},
    {"view_x", KIND_REAL, offsetof(tapzoom_event, view_x), 0, NULL},
    {"view_y", KIND_REAL, offsetof(tapzoom_event, view_y), 0, NULL},
    {"content_x", KIND_REAL, offsetof(tapzoom_event, content_x), 0, NULL},
    {"content_y", KIND_REAL, offsetof(tapzoom_event, content_y), 0, NULL},
    {"landing_view_x", KIND_REAL, offsetof(tapzoom_event, landing_view_x), 0, NULL},
    {"landing_view_y", KIND_REAL, offsetof(tapzoom_event, landing_view_y), 0, NULL},
    {"landing_content_x", KIND_REAL, offsetof(tapzoom_event, landing_content_x), 0, NULL},
    {"landing_content_y", KIND_REAL, offsetof(tapzoom_event, landing_content_y), 0, NULL},
    {"scale", KIND_REAL, offsetof(tapzoom_event, scale), 0, NULL},
    {"rotation", KIND_REAL, offsetof(tapzoom_event, rotation), 0, NULL},
    {"velocity", KIND_RECORD, offsetof(tapzoom_event, velocity), 0, &record_of_velocity},
    {"unconsumed_x", KIND_REAL, offsetof(tapzoom_event, unconsumed_x), 0, NULL},
    {"unconsumed_y", KIND_REAL, offsetof(tapzoom_event, unconsumed_y), 0, NULL},
    {"tool", KIND_INT32, offsetof(tapzoom_event, tool), 0, NULL},
    {"buttons", KIND_UINT32, offsetof(tapzoom_event, buttons), 0, NULL},
    {"limits", KIND_UINT32, offsetof(tapzoom_event, limits), 0, NULL},
    {"direction", KIND_INT32, offsetof(tapzoom_event, direction), 0, NULL},
    {"owner", KIND_INT32, offsetof(tapzoom_event, owner), 0, NULL},
    {"gesture", KIND_INT32, offsetof(tapzoom_event, gesture), 0, NULL},
    {"reason", KIND_INT32, offsetof(tapzoom_event, reason), 0, NULL},
    {"setting", KIND_SETTING, offsetof(tapzoom_event, setting), 0, NULL},
    {"measured", KIND_REAL, offsetof(tapzoom_event, measured), 0, NULL},
    {"allowed", KIND_REAL, offsetof(tapzoom_event, allowed), 0, NULL},
    {"cause", KIND_INT32, offsetof(tapzoom_event, cause), 0, NULL},
};
const record record_of_event = {sizeof(tapzoom_event), 30, event_fields};

static const field options_fields[] = {
    {"animated", KIND_INT32, offsetof(tapzoom_options, animated), 0, NULL},
    {"curve", KIND_INT32, offsetof(tapzoom_options, curve), 0, NULL},
    {"path", KIND_INT32, offsetof(tapzoom_options, path), 0, NULL},
    {"duration", KIND_REAL, offsetof(tapzoom_options, duration), 0, NULL},
    {"left", KIND_REAL, offsetof(tapzoom_options, left), 0, NULL},
    {"top", KIND_REAL, offsetof(tapzoom_options, top), 0, NULL},
    {"right", KIND_REAL, offsetof(tapzoom_options, right), 0, NULL},
    {"bottom", KIND_REAL, offsetof(tapzoom_options, bottom), 0, NULL},
    {"max_scale", KIND_REAL, offsetof(tapzoom_options, max_scale), 0, NULL},
    {"fly_rho", KIND_REAL, offsetof(tapzoom_options, fly_rho), 0, NULL},
    {"fly_speed", KIND_REAL, offsetof(tapzoom_options, fly_speed), 0, NULL},
    {"quiet", KIND_INT32, offsetof(tapzoom_options, quiet), 0, NULL},
};
const record record_of_options = {sizeof(tapzoom_options), 12, options_fields};

static const field level_fields[] = {
    {"fit", KIND_INT32, offsetof(tapzoom_level, fit), 0, NULL},
    {"other_fit", KIND_INT32, offsetof(tapzoom_level, other_fit), 0, NULL},
    {"factor", KIND_REAL, offsetof(tapzoom_level, factor), 0, NULL},
    {"other_factor", KIND_REAL, offsetof(tapzoom_level, other_factor), 0, NULL},
};
const record record_of_level = {sizeof(tapzoom_level), 4, level_fields};

const field config_fields[] = {
    {"gestures", KIND_UINT32, offsetof(tapzoom_config, gestures), 0, NULL},
    {"points_per_unit", KIND_REAL, offsetof(tapzoom_config, points_per_unit), 0, NULL},
    {"pixels_per_unit", KIND_REAL, offsetof(tapzoom_config, pixels_per_unit), 0, NULL},
    {"fit", KIND_INT32, offsetof(tapzoom_config, fit), 0, NULL},
    {"bounds", KIND_INT32, offsetof(tapzoom_config, bounds), 0, NULL},
    {"min_scale", KIND_RECORD, offsetof(tapzoom_config, min_scale), 0, &record_of_level},
    {"max_scale", KIND_RECORD, offsetof(tapzoom_config, max_scale), 0, &record_of_level},
    {"double_tap", KIND_INT32, offsetof(tapzoom_config, double_tap), 0, NULL},
    {"wheel", KIND_INT32, offsetof(tapzoom_config, wheel), 0, NULL},
    {"trackpad", KIND_INT32, offsetof(tapzoom_config, trackpad), 0, NULL},
    {"reduced_motion", KIND_SWITCH, offsetof(tapzoom_config, reduced_motion), 0, NULL},
    {"align_x", KIND_REAL, offsetof(tapzoom_config, align_x), 0, NULL},
    {"align_y", KIND_REAL, offsetof(tapzoom_config, align_y), 0, NULL},
    {"visible_part", KIND_REAL, offsetof(tapzoom_config, visible_part), 0, NULL},
    {"visible_extra", KIND_REAL, offsetof(tapzoom_config, visible_extra), 0, NULL},
    {"always_bounce_x", KIND_SWITCH, offsetof(tapzoom_config, always_bounce_x), 0, NULL},
    {"always_bounce_y", KIND_SWITCH, offsetof(tapzoom_config, always_bounce_y), 0, NULL},
    {"two_finger_tap", KIND_INT32, offsetof(tapzoom_config, two_finger_tap), 0, NULL},
    {"tap_anchor", KIND_INT32, offsetof(tapzoom_config, tap_anchor), 0, NULL},
    {"pinch_anchor", KIND_INT32, offsetof(tapzoom_config, pinch_anchor), 0, NULL},
    {"tap_action", KIND_INT32, offsetof(tapzoom_config, tap_action), 0, NULL},
    {"press_action", KIND_INT32, offsetof(tapzoom_config, press_action), 0, NULL},
    {"finger_taps", KIND_UINT32, offsetof(tapzoom_config, finger_taps), 0, NULL},
    {"snap", KIND_INT32, offsetof(tapzoom_config, snap), 0, NULL},
    {"level_count", KIND_INT32, offsetof(tapzoom_config, level_count), 0, NULL},
    {"zoom_step", KIND_REAL, offsetof(tapzoom_config, zoom_step), 0, NULL},
    {"animation_duration", KIND_REAL, offsetof(tapzoom_config, animation_duration), 0, NULL},
    {"snap_tolerance", KIND_REAL, offsetof(tapzoom_config, snap_tolerance), 0, NULL},
    {"levels", KIND_RECORD, offsetof(tapzoom_config, levels), 8, &record_of_level},
    {"momentum", KIND_INT32, offsetof(tapzoom_config, momentum), 0, NULL},
    {"invert_zoom", KIND_SWITCH, offsetof(tapzoom_config, invert_zoom), 0, NULL},
    {"wheel_speed", KIND_REAL, offsetof(tapzoom_config, wheel_speed), 0, NULL},
    {"wheel_smoothing", KIND_REAL, offsetof(tapzoom_config, wheel_smoothing), 0, NULL},
    {"scroll_end_time", KIND_REAL, offsetof(tapzoom_config, scroll_end_time), 0, NULL},
    {"fling_decay", KIND_REAL, offsetof(tapzoom_config, fling_decay), 0, NULL},
    {"fling_zoom_decay", KIND_REAL, offsetof(tapzoom_config, fling_zoom_decay), 0, NULL},
    {"fling_min_speed", KIND_REAL, offsetof(tapzoom_config, fling_min_speed), 0, NULL},
    {"rubber_band", KIND_REAL, offsetof(tapzoom_config, rubber_band), 0, NULL},
    {"rubber_band_scale", KIND_REAL, offsetof(tapzoom_config, rubber_band_scale), 0, NULL},
    {"spring_frequency", KIND_REAL, offsetof(tapzoom_config, spring_frequency), 0, NULL},
    {"double_tap_time", KIND_REAL, offsetof(tapzoom_config, double_tap_time), 0, NULL},
    {"double_tap_distance", KIND_REAL, offsetof(tapzoom_config, double_tap_distance), 0, NULL},
    {"tap_time", KIND_REAL, offsetof(tapzoom_config, tap_time), 0, NULL},
    {"tap_slop", KIND_REAL, offsetof(tapzoom_config, tap_slop), 0, NULL},
    {"press_time", KIND_REAL, offsetof(tapzoom_config, press_time), 0, NULL},
    {"two_finger_tap_time", KIND_REAL, offsetof(tapzoom_config, two_finger_tap_time), 0, NULL},
    {"two_finger_land_time", KIND_REAL, offsetof(tapzoom_config, two_finger_land_time), 0, NULL},
    {"two_finger_lift_time", KIND_REAL, offsetof(tapzoom_config, two_finger_lift_time), 0, NULL},
    {"pan_slop", KIND_REAL, offsetof(tapzoom_config, pan_slop), 0, NULL},
    {"axis_lock_ratio", KIND_REAL, offsetof(tapzoom_config, axis_lock_ratio), 0, NULL},
    {"swipe_speed", KIND_REAL, offsetof(tapzoom_config, swipe_speed), 0, NULL},
    {"page_overscroll", KIND_REAL, offsetof(tapzoom_config, page_overscroll), 0, NULL},
    {"pinch_slop", KIND_REAL, offsetof(tapzoom_config, pinch_slop), 0, NULL},
    {"pinch_speed", KIND_REAL, offsetof(tapzoom_config, pinch_speed), 0, NULL},
    {"pinch_min_span", KIND_REAL, offsetof(tapzoom_config, pinch_min_span), 0, NULL},
    {"rotate_slop", KIND_REAL, offsetof(tapzoom_config, rotate_slop), 0, NULL},
    {"rotate_snap", KIND_REAL, offsetof(tapzoom_config, rotate_snap), 0, NULL},
    {"rotate_snap_step", KIND_REAL, offsetof(tapzoom_config, rotate_snap_step), 0, NULL},
    {"quick_zoom_distance", KIND_REAL, offsetof(tapzoom_config, quick_zoom_distance), 0, NULL},
    {"events", KIND_INT64, offsetof(tapzoom_config, events), 0, NULL},
    {"lenient", KIND_SWITCH, offsetof(tapzoom_config, lenient), 0, NULL},
    {"min_pan_contacts", KIND_INT32, offsetof(tapzoom_config, min_pan_contacts), 0, NULL},
    {"pager_edges", KIND_UINT32, offsetof(tapzoom_config, pager_edges), 0, NULL},
    {"host_tools", KIND_UINT32, offsetof(tapzoom_config, host_tools), 0, NULL},
    {"host_buttons", KIND_UINT32, offsetof(tapzoom_config, host_buttons), 0, NULL},
    {"drag_fingers", KIND_UINT32, offsetof(tapzoom_config, drag_fingers), 0, NULL},
    {"palm_size", KIND_REAL, offsetof(tapzoom_config, palm_size), 0, NULL},
    {"pen_guard_time", KIND_REAL, offsetof(tapzoom_config, pen_guard_time), 0, NULL},
    {"tap_debounce_time", KIND_REAL, offsetof(tapzoom_config, tap_debounce_time), 0, NULL},
    {"tap_ignore_time", KIND_REAL, offsetof(tapzoom_config, tap_ignore_time), 0, NULL},
    {"lift_grace_time", KIND_REAL, offsetof(tapzoom_config, lift_grace_time), 0, NULL},
    {"fling_max_speed", KIND_REAL, offsetof(tapzoom_config, fling_max_speed), 0, NULL},
    {"fling_boost_speed", KIND_REAL, offsetof(tapzoom_config, fling_boost_speed), 0, NULL},
    {"rotate_slop_snapped", KIND_REAL, offsetof(tapzoom_config, rotate_slop_snapped), 0, NULL},
    {"predict_time", KIND_REAL, offsetof(tapzoom_config, predict_time), 0, NULL},
};
const record record_of_config = {sizeof(tapzoom_config), 75, config_fields};

static const field overscroll_fields[] = {
    {"x", KIND_REAL, offsetof(tapzoom_overscroll, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_overscroll, y), 0, NULL},
    {"raw_x", KIND_REAL, offsetof(tapzoom_overscroll, raw_x), 0, NULL},
    {"raw_y", KIND_REAL, offsetof(tapzoom_overscroll, raw_y), 0, NULL},
    {"log_scale", KIND_REAL, offsetof(tapzoom_overscroll, log_scale), 0, NULL},
    {"raw_log_scale", KIND_REAL, offsetof(tapzoom_overscroll, raw_log_scale), 0, NULL},
};
const record record_of_overscroll = {sizeof(tapzoom_overscroll), 6, overscroll_fields};

static const field contact_fields[] = {
    {"id", KIND_INT64, offsetof(tapzoom_contact, id), 0, NULL},
    {"x", KIND_REAL, offsetof(tapzoom_contact, x), 0, NULL},
    {"y", KIND_REAL, offsetof(tapzoom_contact, y), 0, NULL},
    {"landing_time", KIND_REAL, offsetof(tapzoom_contact, landing_time), 0, NULL},
    {"landing_view_x", KIND_REAL, offsetof(tapzoom_contact, landing_view_x), 0, NULL},
    {"landing_view_y", KIND_REAL, offsetof(tapzoom_contact, landing_view_y), 0, NULL},
    {"landing_content_x", KIND_REAL, offsetof(tapzoom_contact, landing_content_x), 0, NULL},
    {"landing_content_y", KIND_REAL, offsetof(tapzoom_contact, landing_content_y), 0, NULL},
    {"owner", KIND_INT32, offsetof(tapzoom_contact, owner), 0, NULL},
    {"tool", KIND_INT32, offsetof(tapzoom_contact, tool), 0, NULL},
    {"buttons", KIND_UINT32, offsetof(tapzoom_contact, buttons), 0, NULL},
};
const record record_of_contact = {sizeof(tapzoom_contact), 11, contact_fields};

static const field record_entry_fields[] = {
    {"number", KIND_INT64, offsetof(tapzoom_record_entry, number), 0, NULL},
    {"hash", KIND_INT64, offsetof(tapzoom_record_entry, hash), 0, NULL},
    {"time", KIND_REAL, offsetof(tapzoom_record_entry, time), 0, NULL},
    {"kind", KIND_INT32, offsetof(tapzoom_record_entry, kind), 0, NULL},
    {"event_count", KIND_INT32, offsetof(tapzoom_record_entry, event_count), 0, NULL},
    {"numbers", KIND_REAL, offsetof(tapzoom_record_entry, numbers), 16, NULL},
    {"integers", KIND_INT64, offsetof(tapzoom_record_entry, integers), 12, NULL},
};
const record record_of_record_entry = {sizeof(tapzoom_record_entry), 7, record_entry_fields};

/* ---- Properties ---- */

const property properties[] = {
    {"preset", TYPE_INT, HINT_ENUM,
     "Photos:0,Maps:1,Reader:2,Board:3",
     "Sets all settings to those of a PRESET_*. For scripts: a scene saves the settings.",
     NULL, false, false},
    {"content", TYPE_RECT2, HINT_NONE,
     "",
     "The rectangle of the world to look at. Before _ready a change shows the whole content; later it "
     "keeps the picture in place.",
     NULL, true, false},
    {"gestures", TYPE_INT, HINT_FLAGS,
     ",,Tap,Double Tap,,Fingers Tap,Long Press,Pan,Pinch,Rotate,Quick Zoom,Swipe,Fling",
     "GESTURE_* bits [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].",
     &config_fields[0], true, false},
    {"points_per_unit", TYPE_REAL, HINT_RANGE,
     "1e-3,1000,0.001",
     "Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.",
     &config_fields[1], true, false},
    {"pixels_per_unit", TYPE_REAL, HINT_RANGE,
     "1e-3,1000,0.001",
     "Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].",
     &config_fields[2], true, false},
    {"fit", TYPE_INT, HINT_ENUM,
     "None:0,Contain:1,Cover:2,Width:3,Height:4,One To One:5,Scale Down:6",
     "FIT_* of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].",
     &config_fields[3], true, false},
    {"bounds", TYPE_INT, HINT_ENUM,
     "Content:0,Inside:1,None:2",
     "BOUNDS_* [CONTENT; BOARD: NONE].",
     &config_fields[4], true, false},
    {"min_scale", TYPE_DICTIONARY, HINT_NONE,
     "",
     "Smallest scale [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD: 0.1 "
     "x CONTAIN].",
     &config_fields[5], true, false},
    {"max_scale", TYPE_DICTIONARY, HINT_NONE,
     "",
     "Largest scale, never less than min_scale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x "
     "SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN].",
     &config_fields[6], true, false},
    {"double_tap", TYPE_INT, HINT_ENUM,
     "None:0,Step:1,Toggle:2,Cycle:3,Levels:4,Fit:5,Center:6",
     "ZOOM_* [TOGGLE; MAPS: STEP; BOARD: FIT].",
     &config_fields[7], true, false},
    {"wheel", TYPE_INT, HINT_ENUM,
     "None:0,Pan:1,Zoom:2",
     "ACTION_* of a wheel [ZOOM; READER: PAN].",
     &config_fields[8], true, false},
    {"trackpad", TYPE_INT, HINT_ENUM,
     "None:0,Pan:1,Zoom:2",
     "ACTION_* of a trackpad's scroll; its pinch always zooms [PAN].",
     &config_fields[9], true, false},
    {"reduced_motion", TYPE_BOOL, HINT_NONE,
     "",
     "true: nothing animates or flings; the same events come [false].",
     &config_fields[10], true, false},
    {"align_x", TYPE_REAL, HINT_RANGE,
     "0,1,0.001",
     "Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5].",
     &config_fields[11], true, false},
    {"align_y", TYPE_REAL, HINT_RANGE,
     "0,1,0.001",
     "Place of the content that the view aligns along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; "
     "READER: 0].",
     &config_fields[12], true, false},
    {"visible_part", TYPE_REAL, HINT_RANGE,
     "0,1,0.001",
     "Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 [1].",
     &config_fields[13], true, false},
    {"visible_extra", TYPE_REAL, HINT_NONE,
     "",
     "Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40 "
     "allows a margin of 40.",
     &config_fields[14], true, false},
    {"always_bounce_x", TYPE_BOOL, HINT_NONE,
     "",
     "true: content that cannot scroll along x follows a drag elastically [false; PHOTOS: true].",
     &config_fields[15], true, false},
    {"always_bounce_y", TYPE_BOOL, HINT_NONE,
     "",
     "Whether content that cannot scroll along y follows a drag elastically [false].",
     &config_fields[16], true, false},
    {"two_finger_tap", TYPE_INT, HINT_ENUM,
     "None:0,Step:1,Toggle:2,Cycle:3,Levels:4,Fit:5,Center:6",
     "ZOOM_* [NONE; MAPS: STEP; READER: FIT].",
     &config_fields[17], true, false},
    {"tap_anchor", TYPE_INT, HINT_ENUM,
     "Point:0,Center:1",
     "ANCHOR_* of all taps and presses [POINT; READER: CENTER].",
     &config_fields[18], true, false},
    {"pinch_anchor", TYPE_INT, HINT_ENUM,
     "Centroid:0,Center:1",
     "PINCH_* [CENTROID].",
     &config_fields[19], true, false},
    {"tap_action", TYPE_INT, HINT_ENUM,
     "None:0,Step:1,Toggle:2,Cycle:3,Levels:4,Fit:5,Center:6",
     "ZOOM_* of TAP [NONE].",
     &config_fields[20], true, false},
    {"press_action", TYPE_INT, HINT_ENUM,
     "None:0,Step:1,Toggle:2,Cycle:3,Levels:4,Fit:5,Center:6",
     "ZOOM_* of LONG_PRESS [NONE].",
     &config_fields[21], true, false},
    {"finger_taps", TYPE_INT, HINT_FLAGS,
     ",,Two,Three,Four,Five",
     "FINGERS_* bits of the numbers of fingers that tap together [TWO].",
     &config_fields[22], true, false},
    {"snap", TYPE_INT, HINT_ENUM,
     "None:0,Levels:1,Steps:2",
     "SNAP_* [NONE].",
     &config_fields[23], true, false},
    {"zoom_step", TYPE_REAL, HINT_RANGE,
     "1.01,100,0.001",
     "Factor of a step, 1.01 to 100 [1.5; MAPS: 2].",
     &config_fields[25], true, false},
    {"animation_duration", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "Duration of an animation, seconds, 0, or 0.001 to 10 [0.30].",
     &config_fields[26], true, false},
    {"snap_tolerance", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].",
     &config_fields[27], true, false},
    {"levels", TYPE_ARRAY, HINT_NONE,
     "",
     "Scales of LEVELS, in any order, and of TOGGLE: the first [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 "
     "x WIDTH].",
     &config_fields[28], true, false},
    {"momentum", TYPE_INT, HINT_ENUM,
     "Host:0,Library:1,Auto:2",
     "MOMENTUM_* [AUTO].",
     &config_fields[29], true, false},
    {"invert_zoom", TYPE_BOOL, HINT_NONE,
     "",
     "true: dy zooms in the opposite direction [false].",
     &config_fields[30], true, false},
    {"wheel_speed", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1].",
     &config_fields[31], true, false},
    {"wheel_smoothing", TYPE_REAL, HINT_RANGE,
     "0,1000,0.001",
     "Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23].",
     &config_fields[32], true, false},
    {"scroll_end_time", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15].",
     &config_fields[33], true, false},
    {"fling_decay", TYPE_REAL, HINT_RANGE,
     "0.01,1000,0.001",
     "Decay of the velocity, 1/s, 0.01 to 1000 [2].",
     &config_fields[34], true, false},
    {"fling_zoom_decay", TYPE_REAL, HINT_RANGE,
     "0,1000,0.001",
     "Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off.",
     &config_fields[35], true, false},
    {"fling_min_speed", TYPE_REAL, HINT_RANGE,
     "0,1000000,0.001",
     "Slowest pan that flings, points per second, 0 to 1e6 [200].",
     &config_fields[36], true, false},
    {"rubber_band", TYPE_REAL, HINT_RANGE,
     "0,1,0.001",
     "Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop.",
     &config_fields[37], true, false},
    {"rubber_band_scale", TYPE_REAL, HINT_RANGE,
     "1,100,0.001",
     "Factor by which a pinch can exceed a scale limit, 1 to 100 [2].",
     &config_fields[38], true, false},
    {"spring_frequency", TYPE_REAL, HINT_RANGE,
     "0.1,1000,0.001",
     "Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12].",
     &config_fields[39], true, false},
    {"double_tap_time", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30].",
     &config_fields[40], true, false},
    {"double_tap_distance", TYPE_REAL, HINT_RANGE,
     "0,10000,0.001",
     "Largest distance between two taps, points, 0 to 1e4 [40].",
     &config_fields[41], true, false},
    {"tap_time", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 [1].",
     &config_fields[42], true, false},
    {"tap_slop", TYPE_REAL, HINT_RANGE,
     "10,10000,0.001",
     "Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for "
     "a pen and a mouse, it is 10.",
     &config_fields[43], true, false},
    {"press_time", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Rest after which a long press begins, seconds, 0.01 to 10 [0.45].",
     &config_fields[44], true, false},
    {"two_finger_tap_time", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].",
     &config_fields[45], true, false},
    {"two_finger_land_time", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "Longest time between the landings, seconds, 0 to 10 [0.15].",
     &config_fields[46], true, false},
    {"two_finger_lift_time", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "Longest time between the lifts, seconds, 0 to 10 [0.15].",
     &config_fields[47], true, false},
    {"pan_slop", TYPE_REAL, HINT_RANGE,
     "0,10000,0.001",
     "Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs "
     "0.6 of it, a mouse 0.3.",
     &config_fields[48], true, false},
    {"axis_lock_ratio", TYPE_REAL, HINT_RANGE,
     "0,100,0.001",
     "Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is usual.",
     &config_fields[49], true, false},
    {"swipe_speed", TYPE_REAL, HINT_RANGE,
     "0,1000000,0.001",
     "Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].",
     &config_fields[50], true, false},
    {"page_overscroll", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 [0.25].",
     &config_fields[51], true, false},
    {"pinch_slop", TYPE_REAL, HINT_RANGE,
     "0,10000,0.001",
     "Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the motion: "
     "two fingers that spread from 100 to 212 points zoom by 212 / (100 + 12).",
     &config_fields[52], true, false},
    {"pinch_speed", TYPE_REAL, HINT_RANGE,
     "0.01,10,0.001",
     "Exponent of the zoom by a pinch, 0.01 to 10 [1].",
     &config_fields[53], true, false},
    {"pinch_min_span", TYPE_REAL, HINT_RANGE,
     "0,10000,0.001",
     "Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50].",
     &config_fields[54], true, false},
    {"rotate_slop", TYPE_REAL, HINT_RANGE,
     "0,10000,0.001",
     "Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread.",
     &config_fields[55], true, false},
    {"rotate_snap", TYPE_REAL, HINT_RANGE,
     "0,0.785,0.001",
     "Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122].",
     &config_fields[56], true, false},
    {"rotate_snap_step", TYPE_REAL, HINT_RANGE,
     "0.01,6.284,0.001",
     "Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS: "
     "6.283185307179586]. A full turn has one detent: north.",
     &config_fields[57], true, false},
    {"quick_zoom_distance", TYPE_REAL, HINT_RANGE,
     "-1e4,10000,0.001",
     "Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].",
     &config_fields[58], true, false},
    {"events", TYPE_INT, HINT_NONE,
     "",
     "Bit 1 << EVENT_* for each kind to send [all but FAILED, SNAP].",
     &config_fields[59], true, false},
    {"lenient", TYPE_BOOL, HINT_NONE,
     "",
     "true: corrects late times, and doubled and unknown touches: see push_touches [true].",
     &config_fields[60], true, false},
    {"min_pan_contacts", TYPE_INT, HINT_RANGE,
     "1,2,1",
     "Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's.",
     &config_fields[61], true, false},
    {"pager_edges", TYPE_INT, HINT_FLAGS,
     "Left,Top,Right,Bottom",
     "LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager [0].",
     &config_fields[62], true, false},
    {"host_tools", TYPE_INT, HINT_FLAGS,
     "Finger,Pen,Mouse",
     "Bit 1 << TOOL_* for each tool of the host, such as a pen that draws [0].",
     &config_fields[63], true, false},
    {"host_buttons", TYPE_INT, HINT_FLAGS,
     "Primary,Secondary,Middle,Back,Forward,Eraser",
     "BUTTON_* bits: contacts that land with one of them are the host's [0].",
     &config_fields[64], true, false},
    {"drag_fingers", TYPE_INT, HINT_FLAGS,
     ",,,Three,Four,Five",
     "FINGERS_THREE..FIVE bits of the numbers of fingers that send FINGERS_DRAG [0].",
     &config_fields[65], true, false},
    {"palm_size", TYPE_REAL, HINT_NONE,
     "",
     "Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits "
     "drawing.",
     &config_fields[66], true, false},
    {"pen_guard_time", TYPE_REAL, HINT_NONE,
     "",
     "Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is "
     "off [0]. 0.5 suits drawing.",
     &config_fields[67], true, false},
    {"tap_debounce_time", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "A landing sooner than this after a lift continues the contact, seconds, 0 to double_tap_time [0.04].",
     &config_fields[68], true, true},
    {"tap_ignore_time", TYPE_REAL, HINT_RANGE,
     "0,10,0.001",
     "Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off "
     "[0].",
     &config_fields[69], true, false},
    {"lift_grace_time", TYPE_REAL, HINT_RANGE,
     "0,1,0.001",
     "Time after the first lift of several fingers in which the others move nothing, unless they go beyond "
     "9 points, seconds, 0 to 1 [0.08].",
     &config_fields[70], true, false},
    {"fling_max_speed", TYPE_REAL, HINT_RANGE,
     "0,1000000,0.001",
     "Fastest fling, points per second, fling_min_speed to 1e6 [20000].",
     &config_fields[71], true, true},
    {"fling_boost_speed", TYPE_REAL, HINT_RANGE,
     "0,1000000,0.001",
     "Speed above which flings add up, points per second, 0 to 1e6 [350].",
     &config_fields[72], true, false},
    {"rotate_slop_snapped", TYPE_REAL, HINT_RANGE,
     "0,10000,0.001",
     "Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at north.",
     &config_fields[73], true, false},
    {"predict_time", TYPE_REAL, HINT_RANGE,
     "0,0.025,0.001",
     "Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0].",
     &config_fields[74], true, false},
};
const int property_count = sizeof properties / sizeof *properties;

/* ---- Ranges ---- */

const range ranges[] = {
    {"viewport", "width", "1e-6 to 1e12"},
    {"viewport", "height", "1e-6 to 1e12"},
    {"viewport", "left", "0 to 1e12"},
    {"viewport", "top", "0 to 1e12"},
    {"viewport", "right", "0 to 1e12"},
    {"viewport", "bottom", "0 to 1e12"},
    {"rect", "x", "-1e12 to 1e12"},
    {"rect", "y", "-1e12 to 1e12"},
    {"rect", "width", "1e-6 to 1e12"},
    {"rect", "height", "1e-6 to 1e12"},
    {"transform", "scale", "1e-40 to 1e40"},
    {"transform", "rotation", "-1e40 to 1e40"},
    {"transform", "x", "-1e40 to 1e40"},
    {"transform", "y", "-1e40 to 1e40"},
    {"touch", "time", "-1e12 to 1e12"},
    {"touch", "x", "-1e12 to 1e12"},
    {"touch", "y", "-1e12 to 1e12"},
    {"touch", "phase", "1 to 4 (TOUCH_*)"},
    {"touch", "tool", "0 to 2 (TOOL_*)"},
    {"touch", "flags", "0 to 7 (CONTACT_*)"},
    {"touch", "buttons", "0 to 63 (BUTTON_*)"},
    {"touch", "size", "0 to 1e12"},
    {"scroll", "time", "-1e12 to 1e12"},
    {"scroll", "x", "-1e12 to 1e12"},
    {"scroll", "y", "-1e12 to 1e12"},
    {"scroll", "dx", "-1e12 to 1e12"},
    {"scroll", "dy", "-1e12 to 1e12"},
    {"scroll", "factor", "0, or 1e-6 to 1e6"},
    {"scroll", "rotation", "-1000 to 1000"},
    {"scroll", "unit", "0 to 3 (UNIT_*)"},
    {"scroll", "source", "0 to 1 (SOURCE_*)"},
    {"scroll", "phase", "0 to 4 (SCROLL_*)"},
    {"velocity", "x", "-1e12 to 1e12"},
    {"velocity", "y", "-1e12 to 1e12"},
    {"velocity", "log_scale", "-1000 to 1000"},
    {"velocity", "rotation", "-1000 to 1000"},
    {"velocity", "view_x", "-1e12 to 1e12"},
    {"velocity", "view_y", "-1e12 to 1e12"},
    {"options", "animated", "0 to 1"},
    {"options", "curve", "0 to 1 (CURVE_*)"},
    {"options", "path", "0 to 1 (PATH_*)"},
    {"options", "duration", "0, or 0.001 to 10"},
    {"options", "left", "0 to 1e12"},
    {"options", "top", "0 to 1e12"},
    {"options", "right", "0 to 1e12"},
    {"options", "bottom", "0 to 1e12"},
    {"options", "max_scale", "0, or 1e-40 to 1e40"},
    {"options", "fly_rho", "0, or 0.001 to 1000"},
    {"options", "fly_speed", "0, or 0.001 to 1000"},
    {"options", "quiet", "0 (1 only without animated)"},
    {"level", "fit", "0 to 6 (FIT_*)"},
    {"level", "other_fit", "0 to 6 (FIT_*)"},
    {"level", "factor", "1e-6 to 1e6"},
    {"level", "other_factor", "0, or 1e-6 to 1e6"},
    {"config", "gestures", "the bits of GESTURE_*"},
    {"config", "points_per_unit", "0.001 to 1000"},
    {"config", "pixels_per_unit", "0.001 to 1000"},
    {"config", "fit", "0 to 6 (FIT_*)"},
    {"config", "bounds", "0 to 2 (BOUNDS_*)"},
    {"config", "min_scale", "a level"},
    {"config", "max_scale", "a level"},
    {"config", "double_tap", "0 to 6 (ZOOM_*)"},
    {"config", "wheel", "0 to 2 (ACTION_*)"},
    {"config", "trackpad", "0 to 2 (ACTION_*)"},
    {"config", "reduced_motion", "0 to 1"},
    {"config", "align_x", "0 to 1"},
    {"config", "align_y", "0 to 1"},
    {"config", "visible_part", "0 to 1"},
    {"config", "visible_extra", "-1e12 to 1e12"},
    {"config", "always_bounce_x", "0 to 1"},
    {"config", "always_bounce_y", "0 to 1"},
    {"config", "two_finger_tap", "0 to 6 (ZOOM_*)"},
    {"config", "tap_anchor", "0 to 1 (ANCHOR_*)"},
    {"config", "pinch_anchor", "0 to 1 (PINCH_*)"},
    {"config", "tap_action", "0 to 6 (ZOOM_*)"},
    {"config", "press_action", "0 to 6 (ZOOM_*)"},
    {"config", "finger_taps", "the bits of FINGERS_*"},
    {"config", "snap", "0 to 2 (SNAP_*)"},
    {"config", "level_count", "0 to 8"},
    {"config", "zoom_step", "1.01 to 100"},
    {"config", "animation_duration", "0, or 0.001 to 10"},
    {"config", "snap_tolerance", "0 to 10"},
    {"config", "levels", "a level"},
    {"config", "momentum", "0 to 2 (MOMENTUM_*)"},
    {"config", "invert_zoom", "0 to 1"},
    {"config", "wheel_speed", "0.01 to 10"},
    {"config", "wheel_smoothing", "0, or 1 to 1000"},
    {"config", "scroll_end_time", "0.01 to 10"},
    {"config", "fling_decay", "0.01 to 1000"},
    {"config", "fling_zoom_decay", "0, or 0.1 to 1000"},
    {"config", "fling_min_speed", "0 to 1e6"},
    {"config", "rubber_band", "0 to 1"},
    {"config", "rubber_band_scale", "1 to 100"},
    {"config", "spring_frequency", "0.1 to 1000"},
    {"config", "double_tap_time", "0.01 to 10"},
    {"config", "double_tap_distance", "0 to 1e4"},
    {"config", "tap_time", "0.01 to 10"},
    {"config", "tap_slop", "10 to 1e4"},
    {"config", "press_time", "0.01 to 10"},
    {"config", "two_finger_tap_time", "0.01 to 10"},
    {"config", "two_finger_land_time", "0 to 10"},
    {"config", "two_finger_lift_time", "0 to 10"},
    {"config", "pan_slop", "0 to 1e4"},
    {"config", "axis_lock_ratio", "0, or 1 to 100"},
    {"config", "swipe_speed", "0 to 1e6"},
    {"config", "page_overscroll", "0 to 10"},
    {"config", "pinch_slop", "0 to 1e4"},
    {"config", "pinch_speed", "0.01 to 10"},
    {"config", "pinch_min_span", "0 to 1e4"},
    {"config", "rotate_slop", "0 to 1e4"},
    {"config", "rotate_snap", "0 to 0.785"},
    {"config", "rotate_snap_step", "0.01 to 6.284"},
    {"config", "quick_zoom_distance", "-1e4 to -1, or 1 to 1e4"},
    {"config", "events", "the bits of EVENT_*"},
    {"config", "lenient", "0 to 1"},
    {"config", "min_pan_contacts", "1 to 2"},
    {"config", "pager_edges", "the bits of LIMIT_*"},
    {"config", "host_tools", "the bits of TOOL_*"},
    {"config", "host_buttons", "the bits of BUTTON_*"},
    {"config", "drag_fingers", "the bits of FINGERS_*"},
    {"config", "palm_size", "0 to 1e12"},
    {"config", "pen_guard_time", "0 to 1e12"},
    {"config", "tap_debounce_time", "0 to double_tap_time"},
    {"config", "tap_ignore_time", "0 to 10"},
    {"config", "lift_grace_time", "0 to 1"},
    {"config", "fling_max_speed", "fling_min_speed to 1e6"},
    {"config", "fling_boost_speed", "0 to 1e6"},
    {"config", "rotate_slop_snapped", "0 to 1e4"},
    {"config", "predict_time", "0 to 0.025"},
    {"time", "", "-1e12 to 1e12"},
    {"view_x", "", "-1e12 to 1e12"},
    {"view_y", "", "-1e12 to 1e12"},
    {"content_x", "", "-1e12 to 1e12"},
    {"content_y", "", "-1e12 to 1e12"},
    {"offset", "", "-1e12 to 1e12"},
    {"scale", "", "1e-40 to 1e40"},
    {"kept_scale", "", "0, or 1e-40 to 1e40"},
    {"rotation", "", "-1e40 to 1e40"},
    {"dx", "", "-1e12 to 1e12"},
    {"dy", "", "-1e12 to 1e12"},
    {"factor", "", "1e-6 to 1e6"},
    {"angle", "", "-1000 to 1000"},
    {"action", "", "1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of STEP_*)"},
    {"keep", "", "0 to 1 (KEEP_*)"},
    {"max_scale", "", "0, or 1e-40 to 1e40"},
    {"t", "", "0 to 1"},
    {"origin_x", "", "-1e12 to 1e12"},
    {"origin_y", "", "-1e12 to 1e12"},
    {"owner", "", "0 to 1 (OWNER_*)"},
    {"x", "", "-1e12 to 1e12"},
    {"y", "", "-1e12 to 1e12"},
};
const int range_count = sizeof ranges / sizeof *ranges;

/* ---- Methods ---- */

static const argument arguments_of_frame[] = {
    {"time", "time", TYPE_REAL, false},
    {"touches", "touch", TYPE_ARRAY, true},
};

static variant call_set_viewport(call *call) {
    tapzoom_viewport viewport = {0};
    take_record(call, &record_of_viewport, &viewport);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_set_viewport(call->view, &viewport);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_viewport[] = {
    {"viewport", "viewport", TYPE_DICTIONARY, false},
};

static variant call_push_scroll(call *call) {
    tapzoom_scroll scroll = {0};
    take_record(call, &record_of_scroll, &scroll);
    int32_t consumed = 0;
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_push_scroll(call->view, &scroll, &consumed));
    if (!done) return engine_nil();
    return engine_from_int((int64_t)consumed);
}

static const argument arguments_of_push_scroll[] = {
    {"scroll", "scroll", TYPE_DICTIONARY, false},
};

static variant call_cancel_touches(call *call) {
    const double time = take_time(call);
    if (call->wrong) return engine_nil();
    const tapzoom_status status = tapzoom_cancel_touches(call->view, time);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_cancel_touches[] = {
    {"time", "time", TYPE_REAL, true},
};

static variant call_view_to_content(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    const double view_x = take_real(call);
    const double view_y = take_real(call);
    double content_x = 0;
    double content_y = 0;
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_view_to_content(&transform, view_x, view_y, &content_x, &content_y));
    if (!done) return engine_nil();
    variant result = engine_dictionary();
    engine_set(&result, "content_x", engine_from_real(content_x));
    engine_set(&result, "content_y", engine_from_real(content_y));
    return result;
}

static const argument arguments_of_view_to_content[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
    {"view_x", "view_x", TYPE_REAL, false},
    {"view_y", "view_y", TYPE_REAL, false},
};

static variant call_content_to_view(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    const double content_x = take_real(call);
    const double content_y = take_real(call);
    double view_x = 0;
    double view_y = 0;
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_content_to_view(&transform, content_x, content_y, &view_x, &view_y));
    if (!done) return engine_nil();
    variant result = engine_dictionary();
    engine_set(&result, "view_x", engine_from_real(view_x));
    engine_set(&result, "view_y", engine_from_real(view_y));
    return result;
}

static const argument arguments_of_content_to_view[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
    {"content_x", "content_x", TYPE_REAL, false},
    {"content_y", "content_y", TYPE_REAL, false},
};

static variant call_status_string(call *call) {
    const tapzoom_status status = (tapzoom_status)take_int(call, INT32_MIN, INT32_MAX);
    if (call->wrong) return engine_nil();
    return engine_from_text(tapzoom_status_string(status));
}

static const argument arguments_of_status_string[] = {
    {"status", "", TYPE_INT, false},
};

static variant call_version(call *call) {
    (void)call;
    return engine_from_int(tapzoom_version());
}

static variant call_push_touches(call *call) {
    size_t count = 0;
    tapzoom_touch *const touches = take_list(call, &record_of_touch, &count);
    size_t accepted = 0;
    const bool done = !call->wrong && succeeds(call, tapzoom_push_touches(call->view, touches, count, &accepted));
    free(touches);
    if (!done) return engine_nil();
    return engine_from_int((int64_t)accepted);
}

static const argument arguments_of_push_touches[] = {
    {"touches", "touch", TYPE_ARRAY, false},
};

static variant call_advance(call *call) {
    const double time = take_time(call);
    if (call->wrong) return engine_nil();
    const tapzoom_status status = tapzoom_advance(call->view, time);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_advance[] = {
    {"time", "time", TYPE_REAL, true},
};

static variant call_poll_events(call *call) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    const bool done = succeeds(call, tapzoom_poll_events(call->view, events, sizeof events / sizeof *events, &count));
    if (!done) return engine_nil();
    return give_list(&record_of_event, events, count);
}

static variant call_get_state(call *call) {
    tapzoom_state state = {0};
    const bool done = succeeds(call, tapzoom_get_state(call->view, &state));
    if (!done) return engine_nil();
    return give_record(&record_of_state, &state);
}

static variant call_get_transform(call *call) {
    tapzoom_transform transform = {0};
    const bool done = succeeds(call, tapzoom_get_transform(call->view, &transform));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &transform);
}

static variant call_get_transform_at(call *call) {
    const double time = take_time(call);
    tapzoom_transform transform = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_get_transform_at(call->view, time, &transform));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &transform);
}

static const argument arguments_of_get_transform_at[] = {
    {"time", "time", TYPE_REAL, true},
};

static variant call_rebase_time(call *call) {
    const double offset = take_real(call);
    if (call->wrong) return engine_nil();
    const tapzoom_status status = tapzoom_rebase_time(call->view, offset);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_rebase_time[] = {
    {"offset", "offset", TYPE_REAL, false},
};

static variant call_set_transform(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_set_transform(call->view, &transform, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_transform[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_zoom_to(call *call) {
    const double scale = take_real(call);
    const double view_x = take_real(call);
    const double view_y = take_real(call);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_zoom_to(call->view, scale, view_x, view_y, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_zoom_to[] = {
    {"scale", "scale", TYPE_REAL, false},
    {"view_x", "view_x", TYPE_REAL, false},
    {"view_y", "view_y", TYPE_REAL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_zoom_to_rect(call *call) {
    tapzoom_rect rect = {0};
    take_record(call, &record_of_rect, &rect);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_zoom_to_rect(call->view, &rect, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_zoom_to_rect[] = {
    {"rect", "rect", TYPE_NIL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_center_on(call *call) {
    const double content_x = take_real(call);
    const double content_y = take_real(call);
    const double scale = take_real(call);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_center_on(call->view, content_x, content_y, scale, has_options ? &options :
        NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_center_on[] = {
    {"content_x", "content_x", TYPE_REAL, false},
    {"content_y", "content_y", TYPE_REAL, false},
    {"scale", "kept_scale", TYPE_REAL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_rotate_to(call *call) {
    const double rotation = take_real(call);
    const double view_x = take_real(call);
    const double view_y = take_real(call);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_rotate_to(call->view, rotation, view_x, view_y, has_options ? &options :
        NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_rotate_to[] = {
    {"rotation", "rotation", TYPE_REAL, false},
    {"view_x", "view_x", TYPE_REAL, false},
    {"view_y", "view_y", TYPE_REAL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_fit(call *call) {
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_fit(call->view, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_fit[] = {
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_pan_by(call *call) {
    const double dx = take_real(call);
    const double dy = take_real(call);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_pan_by(call->view, dx, dy, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_pan_by[] = {
    {"dx", "dx", TYPE_REAL, false},
    {"dy", "dy", TYPE_REAL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_zoom_by(call *call) {
    const double factor = take_real(call);
    const double view_x = take_real(call);
    const double view_y = take_real(call);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_zoom_by(call->view, factor, view_x, view_y, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_zoom_by[] = {
    {"factor", "factor", TYPE_REAL, false},
    {"view_x", "view_x", TYPE_REAL, false},
    {"view_y", "view_y", TYPE_REAL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_rotate_by(call *call) {
    const double angle = take_real(call);
    const double view_x = take_real(call);
    const double view_y = take_real(call);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_rotate_by(call->view, angle, view_x, view_y, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_rotate_by[] = {
    {"angle", "angle", TYPE_REAL, false},
    {"view_x", "view_x", TYPE_REAL, false},
    {"view_y", "view_y", TYPE_REAL, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_step(call *call) {
    const uint32_t action = (uint32_t)take_int(call, 0, UINT32_MAX);
    tapzoom_options options = {.struct_size = sizeof options};
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_step(call->view, action, has_options ? &options : NULL);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_step[] = {
    {"action", "action", TYPE_INT, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_get_actions(call *call) {
    uint32_t actions = 0;
    const bool done = succeeds(call, tapzoom_get_actions(call->view, &actions));
    if (!done) return engine_nil();
    return engine_from_int((int64_t)actions);
}

static variant call_set_velocity(call *call) {
    tapzoom_velocity velocity = {0};
    take_record(call, &record_of_velocity, &velocity);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_set_velocity(call->view, &velocity);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_velocity[] = {
    {"velocity", "velocity", TYPE_DICTIONARY, false},
};

static variant call_stop_motion(call *call) {
    wake(call);
    const tapzoom_status status = tapzoom_stop_motion(call->view);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_config[] = {
    {"config", "", TYPE_DICTIONARY, false},
    {"options", "options", TYPE_DICTIONARY, true},
};

static variant call_get_config(call *call) {
    tapzoom_config config = {.struct_size = sizeof config};
    const bool done = succeeds(call, tapzoom_get_config(call->view, &config));
    if (!done) return engine_nil();
    return give_record(&record_of_config, &config);
}

static variant call_set_content(call *call) {
    tapzoom_rect content = {0};
    take_record(call, &record_of_rect, &content);
    const int32_t keep = (int32_t)take_int(call, INT32_MIN, INT32_MAX);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_set_content(call->view, &content, keep);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_content[] = {
    {"content", "rect", TYPE_NIL, false},
    {"keep", "keep", TYPE_INT, false},
};

static variant call_get_content(call *call) {
    tapzoom_rect content = {0};
    const bool done = succeeds(call, tapzoom_get_content(call->view, &content));
    if (!done) return engine_nil();
    return give_record(&record_of_rect, &content);
}

static variant call_get_viewport(call *call) {
    tapzoom_viewport viewport = {0};
    const bool done = succeeds(call, tapzoom_get_viewport(call->view, &viewport));
    if (!done) return engine_nil();
    return give_record(&record_of_viewport, &viewport);
}

static variant call_get_target_transform(call *call) {
    tapzoom_transform transform = {0};
    const bool done = succeeds(call, tapzoom_get_target_transform(call->view, &transform));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &transform);
}

static variant call_get_velocity(call *call) {
    tapzoom_velocity velocity = {0};
    const bool done = succeeds(call, tapzoom_get_velocity(call->view, &velocity));
    if (!done) return engine_nil();
    return give_record(&record_of_velocity, &velocity);
}

static variant call_get_overscroll(call *call) {
    tapzoom_overscroll overscroll = {0};
    const bool done = succeeds(call, tapzoom_get_overscroll(call->view, &overscroll));
    if (!done) return engine_nil();
    return give_record(&record_of_overscroll, &overscroll);
}

static variant call_get_scale_range(call *call) {
    double min = 0;
    double max = 0;
    double fitted = 0;
    const bool done = succeeds(call, tapzoom_get_scale_range(call->view, &min, &max, &fitted));
    if (!done) return engine_nil();
    variant result = engine_dictionary();
    engine_set(&result, "min", engine_from_real(min));
    engine_set(&result, "max", engine_from_real(max));
    engine_set(&result, "fitted", engine_from_real(fitted));
    return result;
}

static variant call_get_visible_rect(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    tapzoom_rect rect = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_get_visible_rect(call->view, &transform, &rect));
    if (!done) return engine_nil();
    return give_record(&record_of_rect, &rect);
}

static const argument arguments_of_get_visible_rect[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
};

static variant call_get_pan_range(call *call) {
    tapzoom_transform transform = {0};
    const bool has_transform = take_record(call, &record_of_transform, &transform);
    tapzoom_rect rect = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_get_pan_range(call->view, has_transform ? &transform : NULL, &rect));
    if (!done) return engine_nil();
    return give_record(&record_of_rect, &rect);
}

static const argument arguments_of_get_pan_range[] = {
    {"transform", "transform", TYPE_DICTIONARY, true},
};

static variant call_get_raster_scale(call *call) {
    double scale = 0;
    const bool done = succeeds(call, tapzoom_get_raster_scale(call->view, &scale));
    if (!done) return engine_nil();
    return engine_from_real(scale);
}

static variant call_get_raster_transform(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    tapzoom_transform residual = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_get_raster_transform(call->view, &transform, &residual));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &residual);
}

static const argument arguments_of_get_raster_transform[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
};

static variant call_get_smart_zoom(call *call) {
    tapzoom_rect block = {0};
    take_record(call, &record_of_rect, &block);
    const double content_x = take_real(call);
    const double content_y = take_real(call);
    const double max_scale = take_real(call);
    tapzoom_transform transform = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_get_smart_zoom(call->view, &block, content_x, content_y, max_scale,
        &transform));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &transform);
}

static const argument arguments_of_get_smart_zoom[] = {
    {"block", "rect", TYPE_NIL, false},
    {"content_x", "content_x", TYPE_REAL, false},
    {"content_y", "content_y", TYPE_REAL, false},
    {"max_scale", "max_scale", TYPE_REAL, false},
};

static variant call_transform_compose(call *call) {
    tapzoom_transform outer = {0};
    take_record(call, &record_of_transform, &outer);
    tapzoom_transform inner = {0};
    take_record(call, &record_of_transform, &inner);
    tapzoom_transform result = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_transform_compose(&outer, &inner, &result));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &result);
}

static const argument arguments_of_transform_compose[] = {
    {"outer", "transform", TYPE_DICTIONARY, false},
    {"inner", "transform", TYPE_DICTIONARY, false},
};

static variant call_transform_invert(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    tapzoom_transform result = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_transform_invert(&transform, &result));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &result);
}

static const argument arguments_of_transform_invert[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
};

static variant call_transform_interpolate(call *call) {
    tapzoom_transform from = {0};
    take_record(call, &record_of_transform, &from);
    tapzoom_transform to = {0};
    take_record(call, &record_of_transform, &to);
    const double t = take_real(call);
    tapzoom_transform result = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_transform_interpolate(&from, &to, t, &result));
    if (!done) return engine_nil();
    return give_record(&record_of_transform, &result);
}

static const argument arguments_of_transform_interpolate[] = {
    {"from", "transform", TYPE_DICTIONARY, false},
    {"to", "transform", TYPE_DICTIONARY, false},
    {"t", "t", TYPE_REAL, false},
};

static variant call_transform_to_affine(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    double matrix[6] = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_transform_to_affine(&transform, matrix));
    if (!done) return engine_nil();
    return give_reals(matrix, 6);
}

static const argument arguments_of_transform_to_affine[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
};

static variant call_transform_to_matrix(call *call) {
    tapzoom_transform transform = {0};
    take_record(call, &record_of_transform, &transform);
    const double origin_x = take_real(call);
    const double origin_y = take_real(call);
    float matrix[16] = {0};
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_transform_to_matrix(&transform, origin_x, origin_y, matrix));
    if (!done) return engine_nil();
    return give_floats(matrix, 16);
}

static const argument arguments_of_transform_to_matrix[] = {
    {"transform", "transform", TYPE_DICTIONARY, false},
    {"origin_x", "origin_x", TYPE_REAL, false},
    {"origin_y", "origin_y", TYPE_REAL, false},
};

static variant call_get_contact_owner(call *call) {
    const int64_t id = (int64_t)take_int(call, INT64_MIN, INT64_MAX);
    int32_t owner = 0;
    if (call->wrong) return engine_nil();
    const bool done = succeeds(call, tapzoom_get_contact_owner(call->view, id, &owner));
    if (!done) return engine_nil();
    return engine_from_int((int64_t)owner);
}

static const argument arguments_of_get_contact_owner[] = {
    {"id", "", TYPE_INT, false},
};

static variant call_set_contact_owner(call *call) {
    const int64_t id = (int64_t)take_int(call, INT64_MIN, INT64_MAX);
    const int32_t owner = (int32_t)take_int(call, INT32_MIN, INT32_MAX);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_set_contact_owner(call->view, id, owner);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_contact_owner[] = {
    {"id", "", TYPE_INT, false},
    {"owner", "owner", TYPE_INT, false},
};

static variant call_get_contacts(call *call) {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    size_t count = 0;
    const bool done = succeeds(call, tapzoom_get_contacts(call->view, contacts, sizeof contacts / sizeof *contacts,
        &count));
    if (!done) return engine_nil();
    return give_list(&record_of_contact, contacts, count);
}

static variant call_pen_near(call *call) {
    const double time = take_time(call);
    if (call->wrong) return engine_nil();
    const tapzoom_status status = tapzoom_pen_near(call->view, time);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_pen_near[] = {
    {"time", "time", TYPE_REAL, true},
};

static variant call_set_pager_offset(call *call) {
    const double x = take_real(call);
    const double y = take_real(call);
    if (call->wrong) return engine_nil();
    wake(call);
    const tapzoom_status status = tapzoom_set_pager_offset(call->view, x, y);
    succeeds(call, status);
    return engine_from_int(status);
}

static const argument arguments_of_set_pager_offset[] = {
    {"x", "x", TYPE_REAL, false},
    {"y", "y", TYPE_REAL, false},
};

static const argument arguments_of_load_state[] = {
    {"bytes", "", TYPE_BYTES, false},
};

static const argument arguments_of_begin_recording[] = {
    {"size", "", TYPE_INT, true},
};

static const argument arguments_of_replay[] = {
    {"bytes", "", TYPE_BYTES, false},
    {"offset", "", TYPE_INT, true},
};

const method methods[] = {
    {"frame", call_frame, TYPE_NIL, 2, arguments_of_frame, true,
     "Runs one frame: pushes touches, advances the clock, polls the events, and reads the transform and "
     "the state.\n\nAfter a bad touch or time, the first the touches before it are taken, and no events "
     "are written."},
    {"set_view_viewport", call_set_viewport, TYPE_INT, 1, arguments_of_set_viewport, true,
     "Changes the size and insets of the viewport. A fitted view stays fitted. For a new size, any other "
     "scales about the center by as much as the fitted view; new insets keep its transform. Contacts and "
     "animations go on. While a bar slides, call this in each frame."},
    {"push_scroll", call_push_scroll, TYPE_NIL, 1, arguments_of_push_scroll, true,
     "Pushes a report, in order with the touches. It adds to a drag or pinch, and stops an animation and a "
     "fling of fingers."},
    {"cancel_touches", call_cancel_touches, TYPE_INT, 1, arguments_of_cancel_touches, true,
     "Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls, "
     "set_velocity and a waiting tap are cancelled; animations and flings go on."},
    {"view_to_content", call_view_to_content, TYPE_NIL, 3, arguments_of_view_to_content, false,
     "Converts a view point to content units, for example to find the object under a tap."},
    {"content_to_view", call_content_to_view, TYPE_NIL, 3, arguments_of_content_to_view, false,
     "Converts a content point to view units, for example to place a label."},
    {"status_string", call_status_string, TYPE_STRING, 1, arguments_of_status_string, false,
     "Returns an English phrase for logs, often with a remedy."},
    {"version", call_version, TYPE_INT, 0, NULL, false,
     "Returns the version of the library at run time: major * 10000 + minor * 100 + patch."},
    {"push_touches", call_push_touches, TYPE_NIL, 1, arguments_of_push_touches, true,
     "Pushes touches in the order in which they happened; of touches with equal times, moves before lifts. "
     "It stops at a bad touch; the view has taken those before it.\n\nA lenient view (the default) takes a "
     "late touch at its clock, restarts a contact that lands twice, and ignores unknown ids and a 17th "
     "contact. Without lenient they are errors."},
    {"advance", call_advance, TYPE_INT, 1, arguments_of_advance, true,
     "Advances the view's clock, once a frame, after its touches."},
    {"poll_events", call_poll_events, TYPE_NIL, 0, NULL, true,
     "Takes the oldest events out of the view. Of the CHANGED events of a kind only the newest waits. A "
     "full queue drops the oldest, but never the end of a gesture whose BEGAN you polled. A host that "
     "needs no events never polls."},
    {"get_state", call_get_state, TYPE_NIL, 0, NULL, false,
     "Reads the clock, the next deadline, flags and counts."},
    {"get_view_transform", call_get_transform, TYPE_NIL, 0, NULL, false,
     "Reads the transform at the view's clock, with the newest touches. To draw, use get_transform_at."},
    {"get_transform_at", call_get_transform_at, TYPE_NIL, 1, arguments_of_get_transform_at, false,
     "Reads the transform to draw with, as frame does. Touches with times of the device are shown some "
     "milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the time "
     "of their frame are shown at once."},
    {"rebase_time", call_rebase_time, TYPE_INT, 1, arguments_of_rebase_time, true,
     "Adds offset seconds, at most MAX_TIME from 0, to every stored time. After a clock was set back, pass "
     "now - state.time."},
    {"set_view_transform", call_set_transform, TYPE_INT, 2, arguments_of_set_transform, true,
     "Goes to a transform, such as a saved one."},
    {"zoom_to", call_zoom_to, TYPE_INT, 4, arguments_of_zoom_to, true,
     "Zooms to a scale (1e-40 to 1e40) about (view_x, view_y), for example for a zoom slider."},
    {"zoom_to_rect", call_zoom_to_rect, TYPE_INT, 2, arguments_of_zoom_to_rect, true,
     "Shows a rectangle of content, such as a search result, as large as possible in the safe area minus "
     "the padding."},
    {"center_on", call_center_on, TYPE_INT, 4, arguments_of_center_on, true,
     "Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep it."},
    {"rotate_to", call_rotate_to, TYPE_INT, 4, arguments_of_rotate_to, true,
     "Rotates to an angle (radians, -1e40 to 1e40) about (view_x, view_y), along the shorter arc."},
    {"fit_view", call_fit, TYPE_INT, 1, arguments_of_fit, true,
     "Goes to the fitted view."},
    {"pan_by", call_pan_by, TYPE_INT, 3, arguments_of_pan_by, true,
     "Moves the content by (dx, dy) view units, each -MAX_LENGTH to MAX_LENGTH."},
    {"zoom_by", call_zoom_by, TYPE_INT, 4, arguments_of_zoom_by, true,
     "Multiplies the scale by a factor (1e-6 to 1e6) about (view_x, view_y)."},
    {"rotate_by", call_rotate_by, TYPE_INT, 4, arguments_of_rotate_by, true,
     "Rotates by an angle (radians, -1000 to 1000) about (view_x, view_y)."},
    {"step", call_step, TYPE_INT, 2, arguments_of_step, true,
     "Moves the end of the motion by a step, so steps add up while an animation runs."},
    {"get_actions", call_get_actions, TYPE_NIL, 0, NULL, false,
     "Reads the steps that would change the target now, to enable buttons or for a screen reader."},
    {"set_velocity", call_set_velocity, TYPE_INT, 1, arguments_of_set_velocity, true,
     "Moves the content with a velocity until the next call of this function, for held keys, sticks and "
     "edge scrolling. To look right, x is negative. 0, stop_motion, cancel_touches and absolute commands "
     "end it."},
    {"stop_motion", call_stop_motion, TYPE_INT, 0, NULL, true,
     "Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. "
     "Fingers go on."},
    {"set_config", call_set_config, TYPE_INT, 2, arguments_of_set_config, true,
     "Changes the settings. A fitted view stays fitted; any other goes into the new limits. Contacts and "
     "animations go on, but a gesture that is switched off is cancelled."},
    {"get_config", call_get_config, TYPE_NIL, 0, NULL, false,
     "Reads the settings."},
    {"set_content", call_set_content, TYPE_INT, 2, arguments_of_set_content, true,
     "Changes the content rectangle. Animations and drags go on."},
    {"get_content", call_get_content, TYPE_NIL, 0, NULL, false,
     "Reads the rectangle of the content."},
    {"get_view_viewport", call_get_viewport, TYPE_NIL, 0, NULL, false,
     "Reads the size and insets of the viewport."},
    {"get_target_transform", call_get_target_transform, TYPE_NIL, 0, NULL, false,
     "Reads the transform at which the view will rest, to load content there in advance."},
    {"get_velocity", call_get_velocity, TYPE_NIL, 0, NULL, false,
     "Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe "
     "area."},
    {"get_overscroll", call_get_overscroll, TYPE_NIL, 0, NULL, false,
     "Reads the overscroll, for a page that follows, or a pull that closes or refreshes."},
    {"get_scale_range", call_get_scale_range, TYPE_NIL, 0, NULL, false,
     "Reads the scale limits and the fitted scale, for a zoom slider."},
    {"get_visible_rect", call_get_visible_rect, TYPE_NIL, 1, arguments_of_get_visible_rect, false,
     "Reads the part of the content plane that the viewport shows under a transform."},
    {"get_pan_range", call_get_pan_range, TYPE_NIL, 1, arguments_of_get_pan_range, false,
     "Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar = "
     "visible / (visible + range)."},
    {"get_raster_scale", call_get_raster_scale, TYPE_NIL, 0, NULL, false,
     "Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes "
     "at SETTLED, with sizes and settings, when an animation zooms in, and under fingers at each factor of "
     "2."},
    {"get_raster_transform", call_get_raster_transform, TYPE_NIL, 1, arguments_of_get_raster_transform, false,
     "Computes how to show a bitmap at the scale of get_raster_scale until it is drawn again."},
    {"get_smart_zoom", call_get_smart_zoom, TYPE_NIL, 4, arguments_of_get_smart_zoom, false,
     "Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of "
     "Blink. Pass it to set_view_transform."},
    {"transform_compose", call_transform_compose, TYPE_NIL, 2, arguments_of_transform_compose, false,
     "Computes the transform that applies `inner` and then `outer`, such as those of a picture and of its "
     "page."},
    {"transform_invert", call_transform_invert, TYPE_NIL, 1, arguments_of_transform_invert, false,
     "Computes the inverse transform, from the view to the content."},
    {"transform_interpolate", call_transform_interpolate, TYPE_NIL, 3, arguments_of_transform_interpolate, false,
     "Computes a transform between two others, for a picture that opens from its thumbnail."},
    {"transform_to_affine", call_transform_to_affine, TYPE_NIL, 1, arguments_of_transform_to_affine, false,
     "Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and SVG."},
    {"transform_to_matrix", call_transform_to_matrix, TYPE_NIL, 3, arguments_of_transform_to_matrix, false,
     "Converts a transform to a matrix for graphics libraries, column-major, from content coordinates "
     "relative to (origin_x, origin_y) to view units. Choose an origin near what is visible: a float has "
     "24 bits."},
    {"get_contact_owner", call_get_contact_owner, TYPE_NIL, 1, arguments_of_get_contact_owner, false,
     "Reads the owner of a contact that is down."},
    {"set_contact_owner", call_set_contact_owner, TYPE_INT, 2, arguments_of_set_contact_owner, true,
     "Gives a landed contact to you (a claim), such as a finger on a button, or to the view. A claim acts "
     "as CANCELLED; VIEW lands the contact anew, without a tap or a jump."},
    {"get_contacts", call_get_contacts, TYPE_NIL, 0, NULL, false,
     "Reads the contacts that are down, in any order."},
    {"pen_near", call_pen_near, TYPE_INT, 1, arguments_of_pen_near, true,
     "Reports that a pen hovers near the glass: fingers that land within pen_guard_time are ignored."},
    {"set_pager_offset", call_set_pager_offset, TYPE_INT, 2, arguments_of_set_pager_offset, true,
     "Tells the view the offset of your pager (the strip of pages around the content), in each frame while "
     "it moves. PAN reports the travel beyond pager_edges in unconsumed_x and unconsumed_y."},
    {"save_state", call_save_state, TYPE_NIL, 0, NULL, false,
     "Writes a whole view as bytes: settings, contacts, motion, waiting events. Only this version of the "
     "library can load them."},
    {"load_state", call_load_state, TYPE_INT, 1, arguments_of_load_state, true,
     "Makes a view equal to the saved one."},
    {"begin_recording", call_begin_recording, TYPE_INT, 1, arguments_of_begin_recording, false,
     "Begins a recording: from now on the view keeps every call that changes it. A replay gives the same "
     "transforms and events on any machine; a recording begun after input needs the same version."},
    {"fetch_recording", call_fetch_recording, TYPE_NIL, 0, NULL, false,
     "Ends a part of the recording, and returns its bytes. The parts joined are the recording."},
    {"end_recording", call_end_recording, TYPE_INT, 0, NULL, false,
     "Ends the recording or the replay on this view. Fetch before: the rest is lost."},
    {"replay", call_replay, TYPE_NIL, 2, arguments_of_replay, true,
     "Replays the next call of a recording on a view. The first one makes the view equal to the recorded "
     "one."},
};
const int method_count = sizeof methods / sizeof *methods;

/* ---- Signals and constants ---- */

const char *const signals[] = {
    NULL, "tap_pending_event", "tap_event", "double_tap_event", NULL, "fingers_tap_event", "long_press_event",
    "pan_event", "pinch_event", "rotate_event", "quick_zoom_event", "swipe_event", "fling_event", "scroll_event",
    "animation_event", "settled_event", "limit_event", "page_event", "owner_event", "edge_event", "fingers_drag_event",
    "failed_event", "snap_event",
};
const int signal_count = sizeof signals / sizeof *signals;

const constant constants[] = {
    {"TOUCH_BEGAN", 1},
    {"TOUCH_MOVED", 2},
    {"TOUCH_ENDED", 3},
    {"TOUCH_CANCELLED", 4},
    {"TOOL_FINGER", 0},
    {"TOOL_PEN", 1},
    {"TOOL_MOUSE", 2},
    {"PRESET_PHOTOS", 0},
    {"PRESET_MAPS", 1},
    {"PRESET_READER", 2},
    {"PRESET_BOARD", 3},
    {"UNIT_PIXEL", 0},
    {"UNIT_LINE", 1},
    {"UNIT_PAGE", 2},
    {"UNIT_NOTCH120", 3},
    {"SOURCE_WHEEL", 0},
    {"SOURCE_TRACKPAD", 1},
    {"SCROLL_UNPHASED", 0},
    {"SCROLL_BEGAN", 1},
    {"SCROLL_CHANGED", 2},
    {"SCROLL_ENDED", 3},
    {"SCROLL_MOMENTUM", 4},
    {"OK", 0},
    {"ERROR_NULL", -1},
    {"ERROR_STRUCT_SIZE", -2},
    {"ERROR_NOT_FINITE", -3},
    {"ERROR_RANGE", -4},
    {"ERROR_ENUM", -5},
    {"ERROR_TIME", -6},
    {"ERROR_CONTACT_IN_USE", -7},
    {"ERROR_CONTACT_UNKNOWN", -8},
    {"ERROR_CONTACT_LIMIT", -9},
    {"ERROR_MEMORY", -10},
    {"ERROR_BUFFER_TOO_SMALL", -11},
    {"ERROR_DATA", -12},
    {"ERROR_DIVERGED", -13},
    {"ERROR_BUSY", -14},
    {"CONTACT_NO_TAP", 1},
    {"CONTACT_NO_SLOP", 2},
    {"CONTACT_PALM", 4},
    {"BUTTON_PRIMARY", 1},
    {"BUTTON_SECONDARY", 2},
    {"BUTTON_MIDDLE", 4},
    {"BUTTON_BACK", 8},
    {"BUTTON_FORWARD", 16},
    {"BUTTON_ERASER", 32},
    {"STATE_TOUCHED", 256},
    {"STATE_MOVING", 512},
    {"STATE_ZOOMED", 1024},
    {"STATE_EVENTS_LOST", 2048},
    {"STATE_DRIVEN", 4096},
    {"EVENT_NONE", 0},
    {"EVENT_TAP_PENDING", 1},
    {"EVENT_TAP", 2},
    {"EVENT_DOUBLE_TAP", 3},
    {"EVENT_FINGERS_TAP", 5},
    {"EVENT_LONG_PRESS", 6},
    {"EVENT_PAN", 7},
    {"EVENT_PINCH", 8},
    {"EVENT_ROTATE", 9},
    {"EVENT_QUICK_ZOOM", 10},
    {"EVENT_SWIPE", 11},
    {"EVENT_FLING", 12},
    {"EVENT_SCROLL", 13},
    {"EVENT_ANIMATION", 14},
    {"EVENT_SETTLED", 15},
    {"EVENT_LIMIT", 16},
    {"EVENT_PAGE", 17},
    {"EVENT_OWNER", 18},
    {"EVENT_EDGE", 19},
    {"EVENT_FINGERS_DRAG", 20},
    {"EVENT_FAILED", 21},
    {"EVENT_SNAP", 22},
    {"PHASE_DISCRETE", 0},
    {"PHASE_BEGAN", 1},
    {"PHASE_CHANGED", 2},
    {"PHASE_ENDED", 3},
    {"PHASE_CANCELLED", 4},
    {"LIMIT_LEFT", 1},
    {"LIMIT_TOP", 2},
    {"LIMIT_RIGHT", 4},
    {"LIMIT_BOTTOM", 8},
    {"LIMIT_MIN_SCALE", 16},
    {"LIMIT_MAX_SCALE", 32},
    {"DIRECTION_NONE", 0},
    {"DIRECTION_LEFT", 1},
    {"DIRECTION_UP", 2},
    {"DIRECTION_RIGHT", 3},
    {"DIRECTION_DOWN", 4},
    {"CAUSE_USER", 0},
    {"CAUSE_COMMAND", 1},
    {"CAUSE_DRIVEN", 2},
    {"REASON_NONE", 0},
    {"REASON_MOVED", 1},
    {"REASON_HELD", 2},
    {"REASON_TOO_EARLY", 3},
    {"REASON_TOO_LATE", 4},
    {"REASON_TOO_FAR", 5},
    {"REASON_TOO_SHORT", 6},
    {"REASON_TOO_SLOW", 7},
    {"REASON_ANGLE", 8},
    {"REASON_TOOL", 9},
    {"REASON_COUNT", 10},
    {"REASON_OFF", 11},
    {"REASON_LIMIT", 12},
    {"REASON_LOST", 13},
    {"REASON_CLAIMED", 14},
    {"REASON_CANCELLED", 15},
    {"REASON_STOPPED", 16},
    {"CURVE_STANDARD", 0},
    {"CURVE_EASE_OUT", 1},
    {"PATH_DIRECT", 0},
    {"PATH_FLY", 1},
    {"STEP_ZOOM_IN", 1},
    {"STEP_ZOOM_OUT", 2},
    {"STEP_LEFT", 4},
    {"STEP_UP", 8},
    {"STEP_RIGHT", 16},
    {"STEP_DOWN", 32},
    {"STEP_CLOCKWISE", 64},
    {"STEP_COUNTERCLOCKWISE", 128},
    {"STEP_FIT", 256},
    {"GESTURE_TAP", 4},
    {"GESTURE_DOUBLE_TAP", 8},
    {"GESTURE_FINGERS_TAP", 32},
    {"GESTURE_LONG_PRESS", 64},
    {"GESTURE_PAN", 128},
    {"GESTURE_PINCH", 256},
    {"GESTURE_ROTATE", 512},
    {"GESTURE_QUICK_ZOOM", 1024},
    {"GESTURE_SWIPE", 2048},
    {"GESTURE_FLING", 4096},
    {"FIT_NONE", 0},
    {"FIT_CONTAIN", 1},
    {"FIT_COVER", 2},
    {"FIT_WIDTH", 3},
    {"FIT_HEIGHT", 4},
    {"FIT_ONE_TO_ONE", 5},
    {"FIT_SCALE_DOWN", 6},
    {"BOUNDS_CONTENT", 0},
    {"BOUNDS_INSIDE", 1},
    {"BOUNDS_NONE", 2},
    {"ZOOM_NONE", 0},
    {"ZOOM_STEP", 1},
    {"ZOOM_TOGGLE", 2},
    {"ZOOM_CYCLE", 3},
    {"ZOOM_LEVELS", 4},
    {"ZOOM_FIT", 5},
    {"ZOOM_CENTER", 6},
    {"ACTION_NONE", 0},
    {"ACTION_PAN", 1},
    {"ACTION_ZOOM", 2},
    {"ANCHOR_POINT", 0},
    {"ANCHOR_CENTER", 1},
    {"PINCH_CENTROID", 0},
    {"PINCH_CENTER", 1},
    {"SNAP_NONE", 0},
    {"SNAP_LEVELS", 1},
    {"SNAP_STEPS", 2},
    {"MOMENTUM_HOST", 0},
    {"MOMENTUM_LIBRARY", 1},
    {"MOMENTUM_AUTO", 2},
    {"FINGERS_TWO", 4},
    {"FINGERS_THREE", 8},
    {"FINGERS_FOUR", 16},
    {"FINGERS_FIVE", 32},
    {"KEEP_PICTURE", 0},
    {"KEEP_COORDINATES", 1},
    {"OWNER_VIEW", 0},
    {"OWNER_HOST", 1},
    {"OWNER_UNDECIDED", 2},
    {"OWNER_IGNORED", 3},
    {"RECORD_START", 1},
    {"RECORD_LOAD_STATE", 2},
    {"RECORD_CONFIG", 3},
    {"RECORD_VIEWPORT", 4},
    {"RECORD_CONTENT", 5},
    {"RECORD_PAGER_OFFSET", 6},
    {"RECORD_TOUCH", 7},
    {"RECORD_SCROLL", 8},
    {"RECORD_OWNER", 9},
    {"RECORD_CANCEL_TOUCHES", 10},
    {"RECORD_ADVANCE", 11},
    {"RECORD_REBASE_TIME", 12},
    {"RECORD_SET_TRANSFORM", 13},
    {"RECORD_ZOOM_TO", 14},
    {"RECORD_ZOOM_TO_RECT", 15},
    {"RECORD_CENTER_ON", 16},
    {"RECORD_ROTATE_TO", 17},
    {"RECORD_FIT", 18},
    {"RECORD_PAN_BY", 19},
    {"RECORD_ZOOM_BY", 20},
    {"RECORD_ROTATE_BY", 21},
    {"RECORD_SET_VELOCITY", 22},
    {"RECORD_STOP_MOTION", 23},
    {"RECORD_POLL", 24},
    {"RECORD_PEN_NEAR", 25},
    {"RECORD_STEP", 26},
};
const int constant_count = sizeof constants / sizeof *constants;

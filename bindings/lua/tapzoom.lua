--- Raw touches in, a zoom transform and gesture events out: tapzoom for LuaJIT 2.1 and LÖVE.
--
-- SPDX-License-Identifier: MIT
-- Copyright (c) 2026 tapzoom contributors
--
--     local tapzoom = require("tapzoom")
--     local view = tapzoom.view{viewport = {400, 600}, content = {2000, 3000}, preset = "maps", pan_slop = 0}
--     each frame:  view:push_touch(time, id, "began", x, y)
--                  view:advance(now)
--                  for event in view:events() do print(event.kind, event.phase, event.view_x, event.view_y) end
--                  local scale, rotation, x, y = view:transform()
--
-- Copy this file and the library (libtapzoom.so, tapzoom.dll or libtapzoom.dylib) into one folder. Or install the
-- library, or set the environment variable TAPZOOM_LIBRARY to its file. tapzoom.h is the manual of settings, events and
-- functions. The names here are those of the header without their prefix. Constants are strings in lower case
-- ("double_tap").
--
-- UNITS: A view unit is the host's unit for touches and the viewport. A content unit is the host's unit for the
-- content. A point is 1/160 inch on the glass. Times are seconds from any origin and never go back. Angles are radians,
-- scales view units per content unit.
--
-- VALUES: A transform is four numbers: scale, rotation, x, y. A rectangle is x, y, width, height. So the results of one
-- call are the arguments of another: view:set_transform(other:transform()), tapzoom.view_to_content(100, 120,
-- view:target_transform()).
--
-- ERRORS: A correct program can meet some failures. Such a call returns nil, a message and a status: "time",
-- "contact_in_use", "contact_unknown", "contact_limit", "memory", "buffer_too_small", "data" or "diverged". Every other
-- failure is a mistake in the program (a number outside its range, an unknown name, a destroyed view, an argument of a
-- wrong type) and raises an error at the calling line. A failed call changes nothing, with two exceptions: push_touches
-- and frame keep the touches before the bad one, and after "buffer_too_small" no recording runs. A call without another
-- result returns true.
local ffi = require("ffi")

-- Declared once, so that a running program can load this file again.
if not pcall(ffi.typeof, "tapzoom_view") then
    ffi.cdef[[
/* generate.py begins: declarations */
enum {
    TAPZOOM_VERSION_MAJOR = 1, TAPZOOM_VERSION_MINOR = 0, TAPZOOM_VERSION_PATCH = 0, TAPZOOM_MAX_CONTACTS = 16,
    TAPZOOM_MAX_LEVELS = 8, TAPZOOM_EVENT_CAPACITY = 32
};
typedef int32_t tapzoom_status;
enum {
    TAPZOOM_TOUCH_BEGAN = 1, TAPZOOM_TOUCH_MOVED = 2, TAPZOOM_TOUCH_ENDED = 3, TAPZOOM_TOUCH_CANCELLED = 4
};
enum {
    TAPZOOM_TOOL_FINGER = 0, TAPZOOM_TOOL_PEN = 1, TAPZOOM_TOOL_MOUSE = 2
};
enum {
    TAPZOOM_PRESET_PHOTOS = 0, TAPZOOM_PRESET_MAPS = 1, TAPZOOM_PRESET_READER = 2, TAPZOOM_PRESET_BOARD = 3
};
enum {
    TAPZOOM_UNIT_PIXEL = 0, TAPZOOM_UNIT_LINE = 1, TAPZOOM_UNIT_PAGE = 2, TAPZOOM_UNIT_NOTCH120 = 3
};
enum {
    TAPZOOM_SOURCE_WHEEL = 0, TAPZOOM_SOURCE_TRACKPAD = 1
};
enum {
    TAPZOOM_SCROLL_UNPHASED = 0, TAPZOOM_SCROLL_BEGAN = 1, TAPZOOM_SCROLL_CHANGED = 2, TAPZOOM_SCROLL_ENDED = 3,
    TAPZOOM_SCROLL_MOMENTUM = 4
};
enum {
    TAPZOOM_OK = 0, TAPZOOM_ERROR_NULL = -1, TAPZOOM_ERROR_STRUCT_SIZE = -2, TAPZOOM_ERROR_NOT_FINITE = -3,
    TAPZOOM_ERROR_RANGE = -4, TAPZOOM_ERROR_ENUM = -5, TAPZOOM_ERROR_TIME = -6, TAPZOOM_ERROR_CONTACT_IN_USE = -7,
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8, TAPZOOM_ERROR_CONTACT_LIMIT = -9, TAPZOOM_ERROR_MEMORY = -10,
    TAPZOOM_ERROR_BUFFER_TOO_SMALL = -11, TAPZOOM_ERROR_DATA = -12, TAPZOOM_ERROR_DIVERGED = -13,
    TAPZOOM_ERROR_BUSY = -14
};
enum {
    TAPZOOM_CONTACT_NO_TAP = 1, TAPZOOM_CONTACT_NO_SLOP = 2, TAPZOOM_CONTACT_PALM = 4
};
enum {
    TAPZOOM_BUTTON_PRIMARY = 1, TAPZOOM_BUTTON_SECONDARY = 2, TAPZOOM_BUTTON_MIDDLE = 4, TAPZOOM_BUTTON_BACK = 8,
    TAPZOOM_BUTTON_FORWARD = 16, TAPZOOM_BUTTON_ERASER = 32
};
enum {
    TAPZOOM_STATE_TOUCHED = 256, TAPZOOM_STATE_MOVING = 512, TAPZOOM_STATE_ZOOMED = 1024,
    TAPZOOM_STATE_EVENTS_LOST = 2048, TAPZOOM_STATE_DRIVEN = 4096
};
enum {
    TAPZOOM_EVENT_NONE = 0, TAPZOOM_EVENT_TAP_PENDING = 1, TAPZOOM_EVENT_TAP = 2, TAPZOOM_EVENT_DOUBLE_TAP = 3,
    TAPZOOM_EVENT_FINGERS_TAP = 5, TAPZOOM_EVENT_LONG_PRESS = 6, TAPZOOM_EVENT_PAN = 7, TAPZOOM_EVENT_PINCH = 8,
    TAPZOOM_EVENT_ROTATE = 9, TAPZOOM_EVENT_QUICK_ZOOM = 10, TAPZOOM_EVENT_SWIPE = 11, TAPZOOM_EVENT_FLING = 12,
    TAPZOOM_EVENT_SCROLL = 13, TAPZOOM_EVENT_ANIMATION = 14, TAPZOOM_EVENT_SETTLED = 15, TAPZOOM_EVENT_LIMIT = 16,
    TAPZOOM_EVENT_PAGE = 17, TAPZOOM_EVENT_OWNER = 18, TAPZOOM_EVENT_EDGE = 19, TAPZOOM_EVENT_FINGERS_DRAG = 20,
    TAPZOOM_EVENT_FAILED = 21, TAPZOOM_EVENT_SNAP = 22
};
enum {
    TAPZOOM_PHASE_DISCRETE = 0, TAPZOOM_PHASE_BEGAN = 1, TAPZOOM_PHASE_CHANGED = 2, TAPZOOM_PHASE_ENDED = 3,
    TAPZOOM_PHASE_CANCELLED = 4
};
enum {
    TAPZOOM_LIMIT_LEFT = 1, TAPZOOM_LIMIT_TOP = 2, TAPZOOM_LIMIT_RIGHT = 4, TAPZOOM_LIMIT_BOTTOM = 8,
    TAPZOOM_LIMIT_MIN_SCALE = 16, TAPZOOM_LIMIT_MAX_SCALE = 32
};
enum {
    TAPZOOM_DIRECTION_NONE = 0, TAPZOOM_DIRECTION_LEFT = 1, TAPZOOM_DIRECTION_UP = 2, TAPZOOM_DIRECTION_RIGHT = 3,
    TAPZOOM_DIRECTION_DOWN = 4
};
enum {
    TAPZOOM_CAUSE_USER = 0, TAPZOOM_CAUSE_COMMAND = 1, TAPZOOM_CAUSE_DRIVEN = 2
};
enum {
    TAPZOOM_REASON_NONE = 0, TAPZOOM_REASON_MOVED = 1, TAPZOOM_REASON_HELD = 2, TAPZOOM_REASON_TOO_EARLY = 3,
    TAPZOOM_REASON_TOO_LATE = 4, TAPZOOM_REASON_TOO_FAR = 5, TAPZOOM_REASON_TOO_SHORT = 6, TAPZOOM_REASON_TOO_SLOW = 7,
    TAPZOOM_REASON_ANGLE = 8, TAPZOOM_REASON_TOOL = 9, TAPZOOM_REASON_COUNT = 10, TAPZOOM_REASON_OFF = 11,
    TAPZOOM_REASON_LIMIT = 12, TAPZOOM_REASON_LOST = 13, TAPZOOM_REASON_CLAIMED = 14, TAPZOOM_REASON_CANCELLED = 15,
    TAPZOOM_REASON_STOPPED = 16
};
enum {
    TAPZOOM_CURVE_STANDARD = 0, TAPZOOM_CURVE_EASE_OUT = 1
};
enum {
    TAPZOOM_PATH_DIRECT = 0, TAPZOOM_PATH_FLY = 1
};
enum {
    TAPZOOM_STEP_ZOOM_IN = 1, TAPZOOM_STEP_ZOOM_OUT = 2, TAPZOOM_STEP_LEFT = 4, TAPZOOM_STEP_UP = 8,
    TAPZOOM_STEP_RIGHT = 16, TAPZOOM_STEP_DOWN = 32, TAPZOOM_STEP_CLOCKWISE = 64, TAPZOOM_STEP_COUNTERCLOCKWISE = 128,
    TAPZOOM_STEP_FIT = 256
};
enum {
    TAPZOOM_GESTURE_TAP = 4, TAPZOOM_GESTURE_DOUBLE_TAP = 8, TAPZOOM_GESTURE_FINGERS_TAP = 32,
    TAPZOOM_GESTURE_LONG_PRESS = 64, TAPZOOM_GESTURE_PAN = 128, TAPZOOM_GESTURE_PINCH = 256,
    TAPZOOM_GESTURE_ROTATE = 512, TAPZOOM_GESTURE_QUICK_ZOOM = 1024, TAPZOOM_GESTURE_SWIPE = 2048,
    TAPZOOM_GESTURE_FLING = 4096
};
enum {
    TAPZOOM_FIT_NONE = 0, TAPZOOM_FIT_CONTAIN = 1, TAPZOOM_FIT_COVER = 2, TAPZOOM_FIT_WIDTH = 3, TAPZOOM_FIT_HEIGHT = 4,
    TAPZOOM_FIT_ONE_TO_ONE = 5, TAPZOOM_FIT_SCALE_DOWN = 6
};
enum {
    TAPZOOM_BOUNDS_CONTENT = 0, TAPZOOM_BOUNDS_INSIDE = 1, TAPZOOM_BOUNDS_NONE = 2
};
enum {
    TAPZOOM_ZOOM_NONE = 0, TAPZOOM_ZOOM_STEP = 1, TAPZOOM_ZOOM_TOGGLE = 2, TAPZOOM_ZOOM_CYCLE = 3,
    TAPZOOM_ZOOM_LEVELS = 4, TAPZOOM_ZOOM_FIT = 5, TAPZOOM_ZOOM_CENTER = 6
};
enum {
    TAPZOOM_ACTION_NONE = 0, TAPZOOM_ACTION_PAN = 1, TAPZOOM_ACTION_ZOOM = 2
};
enum {
    TAPZOOM_ANCHOR_POINT = 0, TAPZOOM_ANCHOR_CENTER = 1
};
enum {
    TAPZOOM_PINCH_CENTROID = 0, TAPZOOM_PINCH_CENTER = 1
};
enum {
    TAPZOOM_SNAP_NONE = 0, TAPZOOM_SNAP_LEVELS = 1, TAPZOOM_SNAP_STEPS = 2
};
enum {
    TAPZOOM_MOMENTUM_HOST = 0, TAPZOOM_MOMENTUM_LIBRARY = 1, TAPZOOM_MOMENTUM_AUTO = 2
};
enum {
    TAPZOOM_FINGERS_TWO = 4, TAPZOOM_FINGERS_THREE = 8, TAPZOOM_FINGERS_FOUR = 16, TAPZOOM_FINGERS_FIVE = 32
};
enum {
    TAPZOOM_KEEP_PICTURE = 0, TAPZOOM_KEEP_COORDINATES = 1
};
enum {
    TAPZOOM_OWNER_VIEW = 0, TAPZOOM_OWNER_HOST = 1, TAPZOOM_OWNER_UNDECIDED = 2, TAPZOOM_OWNER_IGNORED = 3
};
enum {
    TAPZOOM_RECORD_START = 1, TAPZOOM_RECORD_LOAD_STATE = 2, TAPZOOM_RECORD_CONFIG = 3, TAPZOOM_RECORD_VIEWPORT = 4,
    TAPZOOM_RECORD_CONTENT = 5, TAPZOOM_RECORD_PAGER_OFFSET = 6, TAPZOOM_RECORD_TOUCH = 7, TAPZOOM_RECORD_SCROLL = 8,
    TAPZOOM_RECORD_OWNER = 9, TAPZOOM_RECORD_CANCEL_TOUCHES = 10, TAPZOOM_RECORD_ADVANCE = 11,
    TAPZOOM_RECORD_REBASE_TIME = 12, TAPZOOM_RECORD_SET_TRANSFORM = 13, TAPZOOM_RECORD_ZOOM_TO = 14,
    TAPZOOM_RECORD_ZOOM_TO_RECT = 15, TAPZOOM_RECORD_CENTER_ON = 16, TAPZOOM_RECORD_ROTATE_TO = 17,
    TAPZOOM_RECORD_FIT = 18, TAPZOOM_RECORD_PAN_BY = 19, TAPZOOM_RECORD_ZOOM_BY = 20, TAPZOOM_RECORD_ROTATE_BY = 21,
    TAPZOOM_RECORD_SET_VELOCITY = 22, TAPZOOM_RECORD_STOP_MOTION = 23, TAPZOOM_RECORD_POLL = 24,
    TAPZOOM_RECORD_PEN_NEAR = 25, TAPZOOM_RECORD_STEP = 26
};
typedef struct tapzoom_transform {
    double scale, rotation, x, y;
} tapzoom_transform;
typedef struct tapzoom_rect {
    double x, y, width, height;
} tapzoom_rect;
typedef struct tapzoom_viewport {
    double width, height, left, top, right, bottom;
} tapzoom_viewport;
typedef struct tapzoom_touch {
    double time;
    int64_t id;
    double x, y;
    int32_t phase, tool;
    uint32_t flags, buttons;
    double size, reserved;
} tapzoom_touch;
typedef struct tapzoom_state {
    double time, next_deadline;
    uint32_t flags;
    int32_t contact_count, waiting_count;
    int32_t reserved[3];
} tapzoom_state;
typedef struct tapzoom_frame_result {
    tapzoom_transform transform;
    tapzoom_state state;
    int32_t accepted, event_count;
    double reserved;
} tapzoom_frame_result;
typedef struct tapzoom_scroll {
    double time, x, y, dx, dy, factor, rotation;
    int32_t unit, source, phase, reserved;
} tapzoom_scroll;
typedef struct tapzoom_velocity {
    double x, y, log_scale, rotation, view_x, view_y;
} tapzoom_velocity;
typedef struct tapzoom_event {
    double time;
    int64_t contact;
    int32_t kind, phase, contact_count, tap_count;
    double view_x, view_y, content_x, content_y, landing_view_x, landing_view_y, landing_content_x, landing_content_y,
        scale, rotation;
    tapzoom_velocity velocity;
    double unconsumed_x, unconsumed_y;
    int32_t tool;
    uint32_t buttons, limits;
    int32_t direction, owner, gesture, reason, setting;
    double measured, allowed;
    int32_t cause;
    int32_t reserved[3];
} tapzoom_event;
typedef struct tapzoom_options {
    uint32_t struct_size;
    int32_t animated, curve, path;
    double duration, left, top, right, bottom, max_scale, fly_rho, fly_speed;
    int32_t quiet, reserved;
} tapzoom_options;
typedef struct tapzoom_level {
    int32_t fit, other_fit;
    double factor, other_factor;
} tapzoom_level;
typedef struct tapzoom_config {
    uint32_t struct_size, gestures;
    double points_per_unit, pixels_per_unit;
    int32_t fit, bounds;
    tapzoom_level min_scale, max_scale;
    int32_t double_tap, wheel, trackpad, reduced_motion;
    double align_x, align_y, visible_part, visible_extra;
    int32_t always_bounce_x, always_bounce_y, two_finger_tap, tap_anchor, pinch_anchor, tap_action, press_action;
    uint32_t finger_taps;
    int32_t snap, level_count;
    double zoom_step, animation_duration, snap_tolerance;
    tapzoom_level levels[8];
    int32_t momentum, invert_zoom;
    double wheel_speed, wheel_smoothing, scroll_end_time, fling_decay, fling_zoom_decay, fling_min_speed, rubber_band,
        rubber_band_scale, spring_frequency, double_tap_time, double_tap_distance, tap_time, tap_slop, press_time,
        two_finger_tap_time, two_finger_land_time, two_finger_lift_time, pan_slop, axis_lock_ratio, swipe_speed,
        page_overscroll, pinch_slop, pinch_speed, pinch_min_span, rotate_slop, rotate_snap, rotate_snap_step,
        quick_zoom_distance;
    uint64_t events;
    int32_t lenient, min_pan_contacts;
    uint32_t pager_edges, host_tools, host_buttons, drag_fingers;
    double palm_size, pen_guard_time, tap_debounce_time, tap_ignore_time, lift_grace_time, fling_max_speed,
        fling_boost_speed, rotate_slop_snapped, predict_time;
} tapzoom_config;
typedef struct tapzoom_overscroll {
    double x, y, raw_x, raw_y, log_scale, raw_log_scale;
} tapzoom_overscroll;
typedef struct tapzoom_contact {
    int64_t id;
    double x, y, landing_time, landing_view_x, landing_view_y, landing_content_x, landing_content_y;
    int32_t owner, tool;
    uint32_t buttons;
    int32_t reserved[5];
} tapzoom_contact;
typedef struct tapzoom_record_entry {
    int64_t number;
    uint64_t hash;
    double time;
    int32_t kind, event_count;
    double numbers[16];
    int64_t integers[12];
} tapzoom_record_entry;
typedef struct tapzoom_view tapzoom_view;
tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset);
tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
    const tapzoom_rect *content, tapzoom_view **view);
tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
    tapzoom_event *events, size_t capacity, tapzoom_frame_result *result);
void tapzoom_destroy(tapzoom_view *view);
tapzoom_status tapzoom_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport);
tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed);
tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time);
tapzoom_status tapzoom_view_to_content(const tapzoom_transform *transform, double view_x, double view_y,
    double *content_x, double *content_y);
tapzoom_status tapzoom_content_to_view(const tapzoom_transform *transform, double content_x, double content_y,
    double *view_x, double *view_y);
const char *tapzoom_status_string(tapzoom_status status);
int32_t tapzoom_version(void);
tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted);
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);
tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count);
tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state);
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);
tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform);
tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset);
tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform,
    const tapzoom_options *options);
tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y,
    const tapzoom_options *options);
tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options);
tapzoom_status tapzoom_center_on(tapzoom_view *view, double content_x, double content_y, double scale,
    const tapzoom_options *options);
tapzoom_status tapzoom_rotate_to(tapzoom_view *view, double rotation, double view_x, double view_y,
    const tapzoom_options *options);
tapzoom_status tapzoom_fit(tapzoom_view *view, const tapzoom_options *options);
tapzoom_status tapzoom_pan_by(tapzoom_view *view, double dx, double dy, const tapzoom_options *options);
tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y,
    const tapzoom_options *options);
tapzoom_status tapzoom_rotate_by(tapzoom_view *view, double angle, double view_x, double view_y,
    const tapzoom_options *options);
tapzoom_status tapzoom_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options);
tapzoom_status tapzoom_get_actions(const tapzoom_view *view, uint32_t *actions);
tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity);
tapzoom_status tapzoom_stop_motion(tapzoom_view *view);
tapzoom_status tapzoom_config_check(const tapzoom_config *config, const char **field);
tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config, const tapzoom_options *options);
tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config);
tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep);
tapzoom_status tapzoom_get_content(const tapzoom_view *view, tapzoom_rect *content);
tapzoom_status tapzoom_get_viewport(const tapzoom_view *view, tapzoom_viewport *viewport);
tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform);
tapzoom_status tapzoom_get_velocity(const tapzoom_view *view, tapzoom_velocity *velocity);
tapzoom_status tapzoom_get_overscroll(const tapzoom_view *view, tapzoom_overscroll *overscroll);
tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *fitted);
tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, const tapzoom_transform *transform,
    tapzoom_rect *rect);
tapzoom_status tapzoom_get_pan_range(const tapzoom_view *view, const tapzoom_transform *transform, tapzoom_rect *rect);
tapzoom_status tapzoom_get_raster_scale(const tapzoom_view *view, double *scale);
tapzoom_status tapzoom_get_raster_transform(const tapzoom_view *view, const tapzoom_transform *transform,
    tapzoom_transform *residual);
tapzoom_status tapzoom_get_smart_zoom(const tapzoom_view *view, const tapzoom_rect *block, double content_x,
    double content_y, double max_scale, tapzoom_transform *transform);
tapzoom_status tapzoom_transform_compose(const tapzoom_transform *outer, const tapzoom_transform *inner,
    tapzoom_transform *result);
tapzoom_status tapzoom_transform_invert(const tapzoom_transform *transform, tapzoom_transform *result);
tapzoom_status tapzoom_transform_interpolate(const tapzoom_transform *from, const tapzoom_transform *to, double t,
    tapzoom_transform *result);
tapzoom_status tapzoom_transform_to_affine(const tapzoom_transform *transform, double *matrix);
tapzoom_status tapzoom_transform_to_matrix(const tapzoom_transform *transform, double origin_x, double origin_y,
    float *matrix);
tapzoom_status tapzoom_get_contact_owner(const tapzoom_view *view, int64_t id, int32_t *owner);
tapzoom_status tapzoom_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner);
tapzoom_status tapzoom_get_contacts(const tapzoom_view *view, tapzoom_contact *contacts, size_t capacity,
    size_t *count);
tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time);
tapzoom_status tapzoom_set_pager_offset(tapzoom_view *view, double x, double y);
size_t tapzoom_view_size(void);
tapzoom_status tapzoom_create_at(void *memory, size_t size, const tapzoom_config *config,
    const tapzoom_viewport *viewport, const tapzoom_rect *content, tapzoom_view **view);
tapzoom_status tapzoom_save_state(const tapzoom_view *view, void *memory, size_t capacity, size_t *size);
tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size);
tapzoom_status tapzoom_begin_recording(tapzoom_view *view, void *memory, size_t size);
tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count);
tapzoom_status tapzoom_end_recording(tapzoom_view *view);
tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *accepted,
    tapzoom_record_entry *entry, tapzoom_event *events);
/* generate.py ends */
]]
end

-- ---- The library ---------------------------------------------------------------------------------------------------

-- The library's files beside the game or this file, and its name for the system's loader. Android's is in the app.
local FILES, SYSTEM_NAME = {"libtapzoom.so", "libtapzoom.so.1"}, "libtapzoom.so.1"
if ffi.os == "Windows" then
    FILES, SYSTEM_NAME = {"tapzoom.dll"}, "tapzoom.dll"
elseif ffi.os == "OSX" then
    FILES, SYSTEM_NAME = {"libtapzoom.dylib"}, "libtapzoom.dylib"
elseif love and love._os == "Android" then
    SYSTEM_NAME = "libtapzoom.so"
end
local FILE = FILES[1]

local exists, load_file = nil, ffi.load

function exists(path)
    local file = io.open(path, "rb")
    return file ~= nil and file:close()
end

if ffi.os == "Windows" then
    -- Lua opens paths in the system's code page, and those of LÖVE are UTF-8.
    pcall(ffi.cdef, [[
        int MultiByteToWideChar(unsigned, unsigned long, const char *, int, wchar_t *, int);
        unsigned long GetFileAttributesW(const wchar_t *);
        void *LoadLibraryW(const wchar_t *);
    ]])

    --- Returns a path in UTF-16; nil if it is not UTF-8.
    local function wide(path)
        local units = ffi.new("wchar_t[?]", #path + 1)
        return ffi.C.MultiByteToWideChar(65001, 8, path, -1, units, #path + 1) > 0 and units or nil
    end

    local exists_here = exists
    function exists(path)
        local units = wide(path)
        return exists_here(path) or units ~= nil and ffi.C.GetFileAttributesW(units) ~= 0xffffffff
    end

    function load_file(path)
        local units = wide(path)
        -- A library that is loaded is found by its name.
        if units and path:find("\\") and ffi.C.LoadLibraryW(units) ~= nil then path = path:match("[^\\]+$") end
        return ffi.load(path)
    end
end

--- Returns the folder of this file; and if that is inside a .love file, where only LÖVE reads, its path in there.
local function folder()
    local path = debug.getinfo(1, "S").source:match("^@(.*)$") or ""
    local here = path:match("^(.*)[/\\]")
    local game = love and love.filesystem and love.filesystem.getRealDirectory(path)
    if not game then return here or "." end
    local inside = here and here .. "/" or ""
    return game .. (here and "/" .. here or ""), not exists(game .. "/" .. path) and inside
end

--- Copies the library out of a .love file into the save folder, because the system loads it only from a real file, and
--- LÖVE writes only there. The name has a hash, so that a game with another library never overwrites one in use. A new
--- copy removes those of other versions. Returns the path of the copy, or nil and a message.
local function copy(inside)
    local files = love.filesystem
    local bytes, problem = files.read(inside)
    if not bytes then return nil, tostring(problem) end
    local data = require("love.data")
    local name = ("tapzoom-%s-%s"):format(data.encode("string", "hex", data.hash("sha1", bytes)):sub(1, 12), FILE)
    local saved = files.getSaveDirectory() .. "/"
    if files.read(name) == bytes then return saved .. name end
    for _, old in ipairs(files.getDirectoryItems("")) do
        if old:find("^tapzoom%-%x+%-") then files.remove(old) end
    end
    -- Renamed, so that another program never loads half of it.
    local part = ("%s.%s"):format(name, tostring({}):match("%x+$"))
    local written, wrong = files.write(part, bytes)
    if written and not os.rename(saved .. part, saved .. name) then
        written, wrong = files.write(name, bytes) -- on Windows, in a folder whose path is not in its code page
    end
    files.remove(part)
    if not written then return nil, "cannot be copied into the save folder: " .. tostring(wrong) end
    return saved .. name
end

--- Returns the file to load the library from, or nil and a message. It never replaces a file that exists but cannot be
--- loaded by another.
local function find()
    local named = os.getenv("TAPZOOM_LIBRARY")
    if named and named ~= "" then
        -- The loader looks up a bare name in its own folders.
        return named:find("[/\\]") and named or "./" .. named
    end
    local tried, folders = {"TAPZOOM_LIBRARY: not set"}, {}
    local here, inside = folder()
    if not inside then folders[1] = here end
    if love and love.filesystem then
        folders[#folders + 1] = love.filesystem.getSourceBaseDirectory()
        folders[#folders + 1] = love.filesystem.getSaveDirectory()
    end
    -- Only a checkout of tapzoom has this header. In any other folder the build may be of another project.
    if exists(here .. "/../../include/tapzoom.h") then folders[#folders + 1] = here .. "/../../build/lib" end
    for _, place in ipairs(folders) do
        for _, file in ipairs(FILES) do
            if exists(place .. "/" .. file) then return place .. "/" .. file end
        end
        tried[#tried + 1] = place .. ": no " .. table.concat(FILES, ", no ")
    end
    if inside then
        local path, problem = nil, "no " .. FILE
        if love.filesystem.getInfo(inside .. FILE) then path, problem = copy(inside .. FILE) end
        if path then return path end
        tried[#tried + 1] = ("inside %s: %s"):format(here, problem)
    end
    local found, problem = pcall(ffi.load, SYSTEM_NAME)
    if found then return SYSTEM_NAME end
    tried[#tried + 1] = "the system's loader: " .. problem
    return nil, "tapzoom: cannot find " .. FILE .. ". Looked in these places:\n  " .. table.concat(tried, "\n  ")
end

local HELP = "\nSet the environment variable TAPZOOM_LIBRARY to the library's file, put it beside tapzoom.lua, "
    .. (love and "beside the game or into it, " or "") .. "install it, or run `make build` in a source checkout."

local function load_library()
    local path, problem = find()
    if not path then error(problem .. HELP, 0) end
    if ffi.os == "Windows" then path = path:gsub("/", "\\") end
    local loaded, library = pcall(load_file, path)
    if not loaded then error("tapzoom: cannot load " .. path .. ": " .. library .. HELP, 0) end
    local is_tapzoom, version = pcall(function() return library.tapzoom_version() end)
    if not is_tapzoom then error("tapzoom: " .. path .. " is not a tapzoom library: " .. version .. HELP, 0) end
    local major, minor = library.TAPZOOM_VERSION_MAJOR, library.TAPZOOM_VERSION_MINOR
    if math.floor(version / 10000) ~= major or version < 10000 * major + 100 * minor then
        error(("tapzoom: %s has version %d.%d, this file needs %d.%d"):format(
            path, version / 10000, version / 100 % 100, major, minor) .. HELP, 0)
    end
    return library, path
end

local C, library_path = load_library()

local tapzoom = {
    --- The library, with the functions and constants of the header.
    C = C,
    --- The file from which the library was loaded.
    library_path = library_path,
    --- Most contacts that may be down in one view, those of the host included; most entries of the setting levels; most
    --- events that wait in a view.
    MAX_CONTACTS = C.TAPZOOM_MAX_CONTACTS,
    MAX_LEVELS = C.TAPZOOM_MAX_LEVELS,
    EVENT_CAPACITY = C.TAPZOOM_EVENT_CAPACITY,
    --- Largest size, and largest distance of a coordinate from 0; smallest size of a viewport, content or rectangle;
    --- largest distance of a time from 0, in seconds.
    -- Written out, because constants in LuaJIT's declarations are whole numbers.
    MAX_LENGTH = 1e12,
    MIN_SIZE = 1e-6,
    MAX_TIME = 1e12,
}

--- Returns the version of the library, such as "1.0.0".
function tapzoom.library_version()
    local number = C.tapzoom_version()
    return ("%d.%d.%d"):format(number / 10000, number / 100 % 100, number % 100)
end

-- ---- Names ---------------------------------------------------------------------------------------------------------

--- Returns the numbers of an enumeration by name, and the names by number, in one table.
local function names(prefix, list)
    local both = {}
    for name in list:gmatch("%S+") do
        local number = C["TAPZOOM_" .. prefix .. "_" .. name:upper()]
        both[name], both[number] = number, name
    end
    return both
end

-- generate.py begins: names
local TOUCH = names("TOUCH", [[began moved ended cancelled]])
local TOOL = names("TOOL", [[finger pen mouse]])
local PRESET = names("PRESET", [[photos maps reader board]])
local UNIT = names("UNIT", [[pixel line page notch120]])
local SOURCE = names("SOURCE", [[wheel trackpad]])
local SCROLL = names("SCROLL", [[unphased began changed ended momentum]])
local STATUS = names("ERROR", [[null struct_size not_finite range enum time contact_in_use contact_unknown contact_limit
    memory buffer_too_small data diverged busy]])
local CONTACT = names("CONTACT", [[no_tap no_slop palm]])
local BUTTON = names("BUTTON", [[primary secondary middle back forward eraser]])
local STATE = names("STATE", [[touched moving zoomed events_lost driven]])
local EVENT = names("EVENT", [[none tap_pending tap double_tap fingers_tap long_press pan pinch rotate quick_zoom swipe
    fling scroll animation settled limit page owner edge fingers_drag failed snap]])
local PHASE = names("PHASE", [[discrete began changed ended cancelled]])
local LIMIT = names("LIMIT", [[left top right bottom min_scale max_scale]])
local DIRECTION = names("DIRECTION", [[none left up right down]])
local CAUSE = names("CAUSE", [[user command driven]])
local REASON = names("REASON", [[none moved held too_early too_late too_far too_short too_slow angle tool count off
    limit lost claimed cancelled stopped]])
local CURVE = names("CURVE", [[standard ease_out]])
local PATH = names("PATH", [[direct fly]])
local STEP = names("STEP", [[zoom_in zoom_out left up right down clockwise counterclockwise fit]])
local GESTURE = names("GESTURE", [[tap double_tap fingers_tap long_press pan pinch rotate quick_zoom swipe fling]])
local FIT = names("FIT", [[none contain cover width height one_to_one scale_down]])
local BOUNDS = names("BOUNDS", [[content inside none]])
local ZOOM = names("ZOOM", [[none step toggle cycle levels fit center]])
local ACTION = names("ACTION", [[none pan zoom]])
local ANCHOR = names("ANCHOR", [[point center]])
local PINCH = names("PINCH", [[centroid center]])
local SNAP = names("SNAP", [[none levels steps]])
local MOMENTUM = names("MOMENTUM", [[host library auto]])
local FINGERS = names("FINGERS", [[two three four five]])
local KEEP = names("KEEP", [[picture coordinates]])
local OWNER = names("OWNER", [[view host undecided ignored]])
local RECORD = names("RECORD", [[start load_state config viewport content pager_offset touch scroll owner cancel_touches
    advance rebase_time set_transform zoom_to zoom_to_rect center_on rotate_to fit pan_by zoom_by rotate_by set_velocity
    stop_motion poll pen_near step]])
-- generate.py ends

-- The numbers of phases and tools, and the bits of flags and buttons, for touches that a program fills itself:
-- tapzoom.touch_phases.began.
tapzoom.touch_phases, tapzoom.tools, tapzoom.contact_flags, tapzoom.buttons = TOUCH, TOOL, CONTACT, BUTTON

-- ---- Errors --------------------------------------------------------------------------------------------------------

-- The statuses that calls return instead of raising an error.
local RETURNED = {}
for name in ("time contact_in_use contact_unknown contact_limit memory buffer_too_small data diverged"):gmatch("%S+") do
    RETURNED[STATUS[name]] = name
end

--- Returns or raises the error of a status other than OK. Callers return its results as a tail call, so that level 2 is
--- the program's line.
local function fail(view, status, accepted)
    if view and not view._handle then error("tapzoom: the view has been destroyed; create another one", 2) end
    local message = ffi.string(C.tapzoom_status_string(status)):gsub("CANCELLED", '"cancelled"')
    if RETURNED[status] then return nil, message, RETURNED[status], accepted end
    error("tapzoom: " .. message, 2)
end

local function check(view, status)
    if status == 0 then return true end
    return fail(view, status)
end

--- Returns a value for a message, at most 60 bytes of it: "foto", {"contain", 8}. A table in a list of lists is only
--- named.
local function show(value, depth)
    local text, parts = tostring(value), {}
    if type(value) == "string" then
        text = ("%q"):format(value)
    elseif value ~= value then
        text = "nan"
    elseif type(value) == "table" and (depth or 0) <= 1 then
        for i = 1, math.min(#value, 8) do parts[i] = show(value[i], (depth or 0) + 1) end
        text = "{" .. table.concat(parts, ", ") .. "}"
    end
    if #text <= 60 then return text end
    return text:sub(1, 57):gsub("[\192-\255]?[\128-\191]*$", "") .. "..." -- no part of a letter
end

--- How many letters differ, at least: inserted, left out or replaced.
local function distance(one, other)
    local row = {}
    for j = 0, #other do row[j] = j end
    for i = 1, #one do
        local above = row[0]
        row[0] = i
        for j = 1, #other do
            local replaced = above + (one:byte(i) == other:byte(j) and 0 or 1)
            above = row[j]
            row[j] = math.min(replaced, above + 1, row[j - 1] + 1)
        end
    end
    return row[#other]
end

--- Returns a hint at the key of a table that a wrong name is nearly; "" if there is none.
local function hint(name, known)
    if type(name) ~= "string" then return "" end
    local best, least = nil, math.min(3, math.floor(#name / 2)) + 1
    for key in pairs(known) do
        local differs = type(key) == "string" and distance(name:lower(), key) or math.huge
        if differs < least or differs == least and best and key < best then best, least = key, differs end
    end
    return best and ("; did you mean %s?"):format(best) or ""
end

--- Returns the message about a value that is no name of an enumeration, or of a table from names to bits.
local function no_name(what, value, enumeration)
    local known = {}
    for name in pairs(enumeration) do
        if type(name) == "string" then known[#known + 1] = name end
    end
    table.sort(known, function(one, other) return enumeration[one] < enumeration[other] end)
    return ("tapzoom: %s=%s: not one of %s%s"):format(
        what, show(value), table.concat(known, ", "), hint(value, enumeration))
end

--- Returns the range of each name: its text, and its parts as pairs of numbers. A part may also end at a setting, which
--- only the library checks.
local function ranges(texts)
    local found = {}
    for text, list in pairs(texts) do
        local range = {text = text}
        for part in (text .. ", or "):gmatch("(.-), or ") do
            local low, high = part:match("^(%S+) to (%S+)$")
            range[#range + 1] = {tonumber(low or part), tonumber(high or part)}
        end
        for name in list:gmatch("%S+") do found[name] = range end
    end
    return found
end

-- generate.py begins: ranges
local RANGES = ranges{
    ["-1e12 to 1e12"] = [[time offset x y dx dy view_x view_y content_x content_y origin_x origin_y visible_extra]],
    ["-1e40 to 1e40"] = [[rotation transform.x transform.y]],
    ["-1000 to 1000"] = [[angle log_scale velocity.rotation scroll.rotation]],
    ["1e-40 to 1e40"] = [[scale]],
    ["0, or 1e-40 to 1e40"] = [[max_scale kept_scale]],
    ["1e-6 to 1e6"] = [[factor]],
    ["0 to 1"] = [[t align_x align_y visible_part rubber_band lift_grace_time]],
    ["0, or 0.001 to 1000"] = [[fly_rho fly_speed]],
    ["1e-6 to 1e12"] = [[width height]],
    ["0 to 1e12"] = [[left top right bottom size palm_size pen_guard_time]],
    ["1 to 4"] = [[touch.phase]],
    ["0 to 2"] = [[touch.tool]],
    ["0 to 7"] = [[touch.flags]],
    ["0 to 63"] = [[touch.buttons]],
    ["0, or 1e-6 to 1e6"] = [[scroll.factor]],
    ["0, or 0.001 to 10"] = [[duration animation_duration]],
    ["0.001 to 1000"] = [[points_per_unit pixels_per_unit]],
    ["1.01 to 100"] = [[zoom_step]],
    ["0 to 10"] = [[snap_tolerance two_finger_land_time two_finger_lift_time page_overscroll tap_ignore_time]],
    ["0.01 to 10"] = [[wheel_speed scroll_end_time double_tap_time tap_time press_time two_finger_tap_time
        pinch_speed]],
    ["0, or 1 to 1000"] = [[wheel_smoothing]],
    ["0.01 to 1000"] = [[fling_decay]],
    ["0, or 0.1 to 1000"] = [[fling_zoom_decay]],
    ["0 to 1e6"] = [[fling_min_speed swipe_speed fling_boost_speed]],
    ["1 to 100"] = [[rubber_band_scale]],
    ["0.1 to 1000"] = [[spring_frequency]],
    ["0 to 1e4"] = [[double_tap_distance pan_slop pinch_slop pinch_min_span rotate_slop rotate_slop_snapped]],
    ["10 to 1e4"] = [[tap_slop]],
    ["0, or 1 to 100"] = [[axis_lock_ratio]],
    ["0 to 0.785"] = [[rotate_snap]],
    ["0.01 to 6.284"] = [[rotate_snap_step]],
    ["-1e4 to -1, or 1 to 1e4"] = [[quick_zoom_distance]],
    ["1 to 2"] = [[min_pan_contacts]],
    ["0 to double_tap_time"] = [[tap_debounce_time]],
    ["fling_min_speed to 1e6"] = [[fling_max_speed]],
    ["0 to 0.025"] = [[predict_time]],
}
-- generate.py ends

--- Returns the message about a number outside the range of its name, or nil. `key` is the name of the range [`name`].
local function outside(name, value, key)
    local range = RANGES[key or name]
    for i = 1, #range do
        local part = range[i]
        if value >= part[1] and value <= part[2] then return nil end -- not NaN
    end
    return ("tapzoom: %s=%s: outside %s"):format(name, show(value), range.text)
end

--- Checks an argument: LuaJIT would convert a boolean, and the library does not say which number is wrong. Raises
--- errors at the line of the program, two callers up.
local function number(name, value, key)
    if type(value) ~= "number" then error(("tapzoom: %s must be a number, not %s"):format(name, type(value)), 3) end
    local problem = outside(name, value, key)
    if problem then error(problem, 3) end
end

--- As `number`; nil is a default.
local function optional(name, value, key)
    -- `value ~= nil` would accept a NULL pointer. A tail call, so that the error is at the same line of the program.
    if type(value) ~= "nil" then return number(name, value, key) end
end

-- The fields of a touch.
local TOUCH_FIELDS = {"time", "x", "y", "phase", "tool", "flags", "buttons", "size"}

--- Returns or raises as `fail` the error of an array of touches, of which the element `bad` may have a wrong field.
local function fail_touches(view, status, touches, bad)
    if touches and view._handle and not RETURNED[status] then
        for _, name in ipairs(TOUCH_FIELDS) do
            local key = RANGES["touch." .. name] and "touch." .. name or name
            local problem = outside(("touches[%d].%s"):format(bad, name), touches[bad][name], key)
            if problem then error(problem, 2) end
        end
        local reserved = touches[bad].reserved
        if reserved ~= 0 then error(("tapzoom: touches[%d].reserved=%s: must be 0"):format(bad, show(reserved)), 2) end
    end
    return fail(view, status, bad)
end

--- Returns how many touches to push: `given`, or all of an array of tapzoom.touches; nil has none. LuaJIT does not
--- check a length. Raises errors at the line of the program, two callers up.
local function touch_count(touches, given)
    local room = 0
    if type(touches) ~= "nil" then
        if type(touches) ~= "cdata" or not tostring(ffi.typeof(touches)):find("tapzoom_touch [", 1, true) then
            error("tapzoom: touches must be an array of tapzoom.touches, not " .. type(touches), 3)
        end
        room = math.floor(ffi.sizeof(touches) / ffi.sizeof("tapzoom_touch"))
    end
    if type(given) == "nil" then return room end
    if type(given) ~= "number" then error("tapzoom: count must be a number, not " .. type(given), 3) end
    if not (given >= 0 and given <= room) then -- nor NaN
        error(("tapzoom: %s touches in an array of %d"):format(given, room), 3)
    end
    return given
end

-- ---- Read-only settings --------------------------------------------------------------------------------------------

-- The table behind each read-only value. A proxy is a userdata, so that pairs and ipairs raise an error for it. They
-- would find nothing in an empty table with a metatable, and raise no error.
local CONTENTS = setmetatable({}, {__mode = "k"})

--- Returns a read-only proxy of a table and of the tables in it.
local function read_only(contents, setting)
    for key, value in pairs(contents) do
        if type(value) == "table" then contents[key] = read_only(value, setting or key) end
    end
    local proxy = newproxy(true)
    local meta = getmetatable(proxy)
    meta.__index = contents
    meta.__len = function() return #contents end
    meta.__call = function(_, _, key) return next(contents, key) end
    meta.__newindex = function(_, key)
        error(("tapzoom: view:config() is a read-only copy of the settings; use view:set_config{%s = ...}")
            :format(tostring(setting or key)), 2)
    end
    CONTENTS[proxy] = contents
    return proxy
end

--- Returns the table behind a value of view:config(), and any other value as it is.
local function plain(value)
    return CONTENTS[value] or value
end

-- ---- Settings ------------------------------------------------------------------------------------------------------

-- For each setting, `read` returns its Lua value from the C struct, and `write` stores one. `write` returns nil or a
-- message.
local SETTINGS = {}

local function needed(name, value, what)
    return ("tapzoom: %s=%s: %s is needed"):format(name, show(value), what)
end

-- generate.py begins: settings
local NUMBERS = [[points_per_unit pixels_per_unit align_x align_y visible_part visible_extra zoom_step
    animation_duration snap_tolerance wheel_speed wheel_smoothing scroll_end_time fling_decay fling_zoom_decay
    fling_min_speed rubber_band rubber_band_scale spring_frequency double_tap_time double_tap_distance tap_time tap_slop
    press_time two_finger_tap_time two_finger_land_time two_finger_lift_time pan_slop axis_lock_ratio swipe_speed
    page_overscroll pinch_slop pinch_speed pinch_min_span rotate_slop rotate_snap rotate_snap_step quick_zoom_distance
    palm_size pen_guard_time tap_debounce_time tap_ignore_time lift_grace_time fling_max_speed fling_boost_speed
    rotate_slop_snapped predict_time]]
local SWITCHES = [[reduced_motion always_bounce_x always_bounce_y invert_zoom lenient]]
local LEVELS = [[min_scale max_scale]]
local COUNTS = [[min_pan_contacts]]
local CHOICES = {fit = FIT, bounds = BOUNDS, double_tap = ZOOM, wheel = ACTION, trackpad = ACTION,
    two_finger_tap = ZOOM, tap_anchor = ANCHOR, pinch_anchor = PINCH, tap_action = ZOOM, press_action = ZOOM,
    snap = SNAP, momentum = MOMENTUM}
local FLAGS = {gestures = GESTURE, finger_taps = FINGERS, pager_edges = LIMIT, host_buttons = BUTTON,
    drag_fingers = FINGERS}
local KINDS = {events = EVENT, host_tools = TOOL}
-- generate.py ends

for name in NUMBERS:gmatch("%S+") do
    SETTINGS[name] = {
        read = function(config) return config[name] end,
        write = function(config, value)
            if type(value) ~= "number" then return needed(name, value, "a number") end
            config[name] = value
        end,
    }
end

for name, enumeration in pairs(CHOICES) do
    SETTINGS[name] = {
        read = function(config) return enumeration[config[name]] end,
        write = function(config, value)
            if type(value) ~= "string" or not enumeration[value] then return no_name(name, value, enumeration) end
            config[name] = enumeration[value]
        end,
    }
end

--- Returns a level: {fit, factor}, or {"larger", {fit, factor}, {fit, factor}}.
local function read_level(level)
    local one = {FIT[level.fit], level.factor}
    if level.other_factor == 0 then return one end
    return {"larger", one, {FIT[level.other_fit], level.other_factor}}
end

--- Returns the number of a term's fit and its factor; nil for anything else, and a message for an unknown fit.
local function parse_term(value, name)
    value = plain(value)
    if type(value) == "number" then return FIT.none, value end
    if type(value) ~= "table" or type(value[1]) ~= "string" then return nil end
    local fit, factor = FIT[value[1]], value[2] or 1
    if not fit then return nil, no_name(name, value[1], FIT) end
    if type(factor) == "number" then return fit, factor end
end

local function write_level(level, name, value)
    value = plain(value)
    local has_two = type(value) == "table" and value[1] == "larger"
    local fit, factor = parse_term(has_two and value[2] or value, name .. ".fit")
    local other_fit, other_factor = 0, 0
    if has_two then other_fit, other_factor = parse_term(value[3], name .. ".other_fit") end
    if not fit or not other_fit then
        return not fit and factor or not other_fit and other_factor
            or ("tapzoom: %s: a level is {fit, factor}, such as {%q, 8}, or a plain scale, such as 2.5; not %s")
                :format(name, "contain", show(value))
    end
    -- The library takes a second factor of 0 for a level of one term.
    if has_two and other_factor == 0 then return outside(name .. ".other_factor", 0, "factor") end
    level.fit, level.factor, level.other_fit, level.other_factor = fit, factor, other_fit, other_factor
end

for name in LEVELS:gmatch("%S+") do
    SETTINGS[name] = {
        read = function(config) return read_level(config[name]) end,
        write = function(config, value) return write_level(config[name], name, value) end,
    }
end

SETTINGS.levels = {
    read = function(config)
        local levels = {}
        for i = 1, config.level_count do levels[i] = read_level(config.levels[i - 1]) end
        return levels
    end,
    write = function(config, value)
        if type(value) ~= "table" then return needed("levels", value, "a list of levels") end
        local entries = #value -- Once: a metatable may say something else the next time.
        if entries > C.TAPZOOM_MAX_LEVELS then
            return ("tapzoom: levels: at most %d, not %d"):format(C.TAPZOOM_MAX_LEVELS, entries)
        end
        for key in next, value do
            if type(key) ~= "number" or key < 1 or key > entries or key % 1 ~= 0 then
                return ("tapzoom: levels[%s]: a list without gaps is needed"):format(show(key))
            end
        end
        for i = 1, entries do
            local problem = write_level(config.levels[i - 1], ("levels[%d]"):format(i), value[i])
            if problem then return problem end
        end
        config.level_count = entries
    end,
}

for name in SWITCHES:gmatch("%S+") do
    SETTINGS[name] = {
        read = function(config) return config[name] ~= 0 end,
        write = function(config, value)
            if type(value) ~= "boolean" then return needed(name, value, "true or false") end
            config[name] = value and 1 or 0
        end,
    }
end

--- Declares a setting that is a mask of bits. Its value is a set, {pan = true, ...}. A list of names replaces the whole
--- set; a set changes the names in it. `bits` has the bit of each name, as a 64-bit integer.
local function set(name, bits)
    SETTINGS[name] = {
        read = function(config)
            local members = {}
            for member, one in pairs(bits) do members[member] = bit.band(config[name], one) ~= 0 end
            return members
        end,
        write = function(config, value)
            if type(value) ~= "table" then
                return needed(name, value, "a set or a list of names, such as {pan = false},")
            end
            local mask = (#value > 0 or next(value) == nil) and 0ULL or config[name] + 0ULL
            for key, on in pairs(value) do
                local member = type(key) == "number" and on or key
                local one = type(member) == "string" and bits[member]
                if not one then return no_name(name, member, bits) end
                mask = on and bit.bor(mask, one) or bit.band(mask, bit.bnot(one))
            end
            config[name] = mask
        end,
    }
end

--- Returns the bit of each name of an enumeration.
local function bits_by_name(enumeration, bit_of)
    local bits = {}
    for member, number in pairs(enumeration) do
        if type(member) == "string" then bits[member] = bit_of(number) end
    end
    return bits
end

FLAGS.pager_edges = {left = LIMIT.left, top = LIMIT.top, right = LIMIT.right, bottom = LIMIT.bottom}
for name, enumeration in pairs(FLAGS) do
    set(name, bits_by_name(enumeration, function(number) return number + 0ULL end))
end
for name, enumeration in pairs(KINDS) do
    local bits = bits_by_name(enumeration, function(number) return bit.lshift(1ULL, number) end)
    bits.none = nil -- No event is of this kind.
    set(name, bits)
end

for name in COUNTS:gmatch("%S+") do
    SETTINGS[name] = {
        read = function(config) return config[name] end,
        write = function(config, value)
            -- C would truncate a fraction.
            if type(value) ~= "number" or value % 1 ~= 0 then return needed(name, value, "a whole number") end
            local problem = outside(name, value) -- which C would truncate, too
            if problem then return problem end
            config[name] = value
        end,
    }
end

--- Writes settings into a C struct. Returns nil or a message.
local function write_settings(config, settings, is_other)
    settings = plain(settings)
    if type(settings) ~= "table" then
        return "tapzoom: settings must be a table, such as {pan_slop = 0}, not " .. show(settings)
    end
    for name, value in pairs(settings) do
        if not (is_other and is_other[name]) then
            local setting = SETTINGS[name]
            if not setting then
                return ("tapzoom: there is no setting %s%s"):format(tostring(name), hint(name, SETTINGS))
            end
            local problem = setting.write(config, plain(value))
            if problem then return problem end
        end
    end
end

local field = ffi.new("const char *[1]")

--- Returns or raises the error of a call that took a config. It names the wrong setting, its value and its range.
local function fail_config(view, config, status)
    local is_config = C.tapzoom_config_check(config, field) == status
    if RETURNED[status] or not is_config or view and not view._handle then return fail(view, status) end
    local name, value = ffi.string(field[0]), config
    for key in name:gmatch("[^.%[%]]+") do value = value[tonumber(key) or key] end
    name = name:gsub("%d+", function(index) return index + 1 end) -- lists of Lua begin at 1
    local range = (RANGES[name] or RANGES.factor).text:gsub("%l+_[%l_]+", function(setting) -- the end of a range
        return ("%s (%s)"):format(setting, show(config[setting]))
    end)
    error(("tapzoom: %s=%s: outside %s"):format(name, show(value), range), 2)
end

-- ---- Touches -------------------------------------------------------------------------------------------------------

--- Returns memory for `count` touches of view:push_touches and view:frame: a zero-based array of tapzoom_touch.
--- tapzoom.touch_phases, tapzoom.tools, tapzoom.contact_flags and tapzoom.buttons have its numbers.
function tapzoom.touches(count)
    return ffi.new("tapzoom_touch[?]", count)
end

local BAD_ID = "tapzoom: the id of a touch must be a whole number, not "

local function int64(id)
    local kind = type(id)
    if kind == "number" then return id % 1 == 0 and math.abs(id) < 2^53 and ffi.cast("int64_t", id) end
    if kind == "userdata" then return ffi.cast("intptr_t", ffi.cast("void *", id)) end
    local is_whole, whole = pcall(ffi.cast, "int64_t", id)
    return kind == "cdata" and is_whole and whole
end

--- Returns the int64_t of a touch's id: a whole number below 2^53, a cdata of 64 bits, or a lightuserdata of LÖVE,
--- which may be NULL. Raises an error for anything else.
function tapzoom.id(id)
    local number = int64(id)
    if not number then error(BAD_ID .. tostring(id), 2) end
    return number
end

-- ---- Memory that the calls share -----------------------------------------------------------------------------------

-- The library reads arguments from here and writes results here. Lua runs one call at a time, so one of each is enough.
-- Metamethods of the program may call or destroy any view. So a function first takes all values out of the program's
-- tables; from the first write here to the call of the library it runs no code of the program. It reads self._handle
-- last.
local touch = ffi.new("tapzoom_touch")
local scroll, consumed = ffi.new("tapzoom_scroll"), ffi.new("int32_t[1]")
local transform, result = ffi.new("tapzoom_transform"), ffi.new("tapzoom_transform")
local velocity, overscroll = ffi.new("tapzoom_velocity"), ffi.new("tapzoom_overscroll")
local rect, viewport = ffi.new("tapzoom_rect"), ffi.new("tapzoom_viewport")
local options = ffi.new("tapzoom_options", {struct_size = ffi.sizeof("tapzoom_options")})
local state = ffi.new("tapzoom_state")
local frame = ffi.new("tapzoom_frame_result")
local first, second, third = ffi.new("double[1]"), ffi.new("double[1]"), ffi.new("double[1]")
local count, action_bits = ffi.new("size_t[1]"), ffi.new("uint32_t[1]")
local floats, doubles = ffi.new("float[16]"), ffi.new("double[6]")
-- Not shared: view:contacts makes tables while it reads the array, and then the __gc of a program may call it.
local contact_array = ffi.typeof("tapzoom_contact[?]")

local function write_transform(scale, rotation, x, y)
    transform.scale, transform.rotation, transform.x, transform.y = scale, rotation, x, y
    return transform
end

--- Raises errors at the line of the program, two callers up.
local function check_transform(scale, rotation, x, y)
    if not (type(scale) == "number" and type(rotation) == "number" and type(x) == "number" and type(y) == "number") then
        error("tapzoom: a transform must be four numbers: scale, rotation, x, y", 3)
    end
    local problem = outside("scale", scale) or outside("rotation", rotation) or outside("x", x, "transform.x")
        or outside("y", y, "transform.y")
    if problem then error(problem, 3) end
end

local function write_rect(x, y, width, height)
    rect.x, rect.y, rect.width, rect.height = x, y, width, height
    return rect
end

local function write_viewport(width, height, left, top, right, bottom)
    viewport.width, viewport.height = width, height
    viewport.left, viewport.top, viewport.right, viewport.bottom = left or 0, top or 0, right or 0, bottom or 0
    return viewport
end

--- The fields of a scroll, and for each its type or its names.
local SCROLL_FIELDS = {
    time = "number", x = "number", y = "number", dx = "number", dy = "number", factor = "number", rotation = "number",
    unit = UNIT, source = SOURCE, phase = SCROLL,
}

--- The options of commands, and for each its type or its names.
local OPTIONS = {
    animated = "boolean", curve = CURVE, path = PATH, duration = "number", left = "number", top = "number",
    right = "number", bottom = "number", max_scale = "number", fly_rho = "number", fly_speed = "number",
    quiet = "boolean",
}
local NEEDED = {boolean = "true or false", number = "a number"}

--- Returns the fields of a table of the program, those of its metatable included, after it has checked their names and
--- types. Raises errors at the line of the program, three callers up.
local function take_fields(given, fields, what)
    for name in pairs(given) do
        if not fields[name] then
            error("tapzoom: there is no " .. what .. " " .. tostring(name) .. hint(name, fields), 4)
        end
    end
    local taken = {}
    for name, kind in pairs(fields) do
        local value, problem = given[name], nil
        if type(value) == "nil" then
            -- A default.
        elseif type(kind) == "table" then
            if type(value) ~= "string" or not kind[value] then problem = no_name(name, value, kind) end
        elseif type(value) ~= kind then
            problem = needed(name, value, NEEDED[kind])
        elseif kind == "number" then
            problem = outside(name, value, RANGES["scroll." .. name] and fields == SCROLL_FIELDS and "scroll." .. name)
        end
        if problem then error(problem, 4) end
        taken[name] = value
    end
    return taken
end

--- Returns the C scroll of a table. Raises errors at the line of the program, two callers up.
local function write_scroll(given)
    if type(given) ~= "table" then
        error("tapzoom: a scroll must be a table, such as {time = 0, x = 1, y = 2, dy = 9}, not " .. show(given), 3)
    end
    given = take_fields(given, SCROLL_FIELDS, "field of a scroll")
    if not (given.time and given.x and given.y) then error("tapzoom: a scroll needs time, x and y", 3) end
    for name, kind in pairs(SCROLL_FIELDS) do
        if kind == "number" then scroll[name] = given[name] or 0 end
    end
    scroll.unit, scroll.source = UNIT[given.unit or "pixel"], SOURCE[given.source or "wheel"]
    scroll.phase = SCROLL[given.phase or "unphased"]
    return scroll
end

--- Returns the C options of a table, or nil. Raises errors at the line of the program, two callers up.
local function write_options(given)
    if type(given) == "nil" then return nil end
    if type(given) ~= "table" then
        error("tapzoom: options must be a table, such as {animated = true}, not " .. show(given), 3)
    end
    given = take_fields(given, OPTIONS, "option")
    local animated = given.animated
    -- The library ignores a duration without animated; here it animates, as in Python.
    if animated == nil then animated = (given.duration or 0) ~= 0 end
    if animated and given.quiet then error("tapzoom: quiet=true: only without an animation", 3) end
    for name, kind in pairs(OPTIONS) do
        if kind == "number" then options[name] = given[name] or 0 end
    end
    options.animated, options.quiet = animated and 1 or 0, given.quiet and 1 or 0
    options.curve, options.path = CURVE[given.curve or "standard"], PATH[given.path or "direct"]
    return options
end

--- Returns the bits of a name, a list of names or a set of names with truth values; nil is 0. Raises errors at the line
--- of the program, two callers up.
local function write_bits(given, enumeration, what)
    if type(given) == "nil" then return 0 end
    local bits = 0
    for key, on in pairs(type(given) == "table" and given or {given}) do
        local name = type(key) == "number" and on or key
        if type(name) ~= "string" or not enumeration[name] then
            error(no_name(what, name, enumeration), 3)
        end
        if on then bits = bit.bor(bits, enumeration[name]) end
    end
    return bits
end

--- Returns an integer as a Lua number below 2^53, otherwise as it is.
local function lua_number(integer)
    return math.abs(tonumber(integer)) < 2^53 and tonumber(integer) or integer
end

--- Writes bits of TAPZOOM_BUTTON_* into a table of truth values.
local function read_buttons(bits, into)
    into.primary = bit.band(bits, BUTTON.primary) ~= 0
    into.secondary = bit.band(bits, BUTTON.secondary) ~= 0
    into.middle = bit.band(bits, BUTTON.middle) ~= 0
    into.back = bit.band(bits, BUTTON.back) ~= 0
    into.forward = bit.band(bits, BUTTON.forward) ~= 0
    into.eraser = bit.band(bits, BUTTON.eraser) ~= 0
    return into
end

--- Writes bits of TAPZOOM_LIMIT_* into a table of truth values.
local function read_limits(bits, into)
    into.left = bit.band(bits, LIMIT.left) ~= 0
    into.top = bit.band(bits, LIMIT.top) ~= 0
    into.right = bit.band(bits, LIMIT.right) ~= 0
    into.bottom = bit.band(bits, LIMIT.bottom) ~= 0
    into.min_scale = bit.band(bits, LIMIT.min_scale) ~= 0
    into.max_scale = bit.band(bits, LIMIT.max_scale) ~= 0
    return into
end

-- ---- The view ------------------------------------------------------------------------------------------------------

local View = {}
View.__index = View

local IS_NO_SETTING = {viewport = true, content = true, preset = true}

--- Returns a copy of a list of `least` to `most` numbers, or nil for anything else.
local function take_list(value, least, most)
    if type(value) ~= "table" or #value < least or #value > most then return nil end
    local taken = {}
    for i = 1, #value do
        taken[i] = value[i]
        if type(taken[i]) ~= "number" then return nil end
    end
    return taken
end

local SIDES, RECT = {"width", "height", "left", "top", "right", "bottom"}, {"x", "y", "width", "height"}

--- Returns the message about the first number of a list that is outside the range of its name, or nil.
local function wrong_part(what, names, numbers)
    for i = 1, #numbers do
        local problem = outside(what .. "." .. names[i], numbers[i], names[i])
        if problem then return problem end
    end
end

--- Creates a view that shows the fitted view of its content.
--
-- viewport  {width, height} in view units, each 1e-6 to 1e12; or {width, height, left, top, right, bottom} with insets,
--           each 0 to 1e12.
-- content   {width, height} in content units, each 1e-6 to 1e12; or {x, y, width, height}, with x and y -1e12 to 1e12.
-- preset    "photos" [default], "maps", "reader" or "board".
--
-- Every other key is a setting of tapzoom_config: pan_slop = 0, max_scale = {"contain", 10}, double_tap = "toggle".
-- gestures = {rotate = true} changes the names in the set; a list, {"pan", "pinch"}, replaces the whole set.
-- A level is {fit, factor}; max_scale = 2.5 is a plain scale, {"none", 2.5}. {"larger", {"one_to_one", 2}, {"contain",
-- 6}} is the larger of two.
--
-- Returns the view; or nil, message, "memory" when the system has no memory for it. Every other failure raises an
-- error, which names the wrong setting. The view is freed when nothing refers to it, or by view:destroy().
function tapzoom.view(given)
    if type(given) ~= "table" then
        error("tapzoom: a view needs a table, such as {viewport = {400, 600}, content = {2000, 3000}}", 2)
    end
    local preset = PRESET[given.preset or "photos"]
    if type(preset) ~= "number" then error(no_name("preset", given.preset, PRESET), 2) end
    local size = take_list(given.viewport, 2, 6)
    if not size then
        error("tapzoom: viewport must be {width, height} or {width, height, left, top, right, bottom}", 2)
    end
    local content = take_list(given.content, 2, 4)
    if not content or #content == 3 then
        error("tapzoom: content must be {width, height} or {x, y, width, height}", 2)
    end
    if #content == 2 then content = {0, 0, content[1], content[2]} end
    local outside_of = wrong_part("viewport", SIDES, size) or wrong_part("content", RECT, content)
    if outside_of then error(outside_of, 2) end
    local config, handle = ffi.new("tapzoom_config"), ffi.new("tapzoom_view *[1]")
    local status = C.tapzoom_config_init(config, ffi.sizeof(config), preset)
    if status ~= 0 then return fail(nil, status) end
    local problem = write_settings(config, given, IS_NO_SETTING)
    if problem then error(problem, 2) end
    status = C.tapzoom_create(config, write_viewport(unpack(size)), write_rect(unpack(content)), handle)
    if status ~= 0 then return fail_config(nil, config, status) end
    return setmetatable({
        _handle = ffi.gc(handle[0], C.tapzoom_destroy),
        _events = ffi.new("tapzoom_event[?]", C.TAPZOOM_EVENT_CAPACITY),
        _event = {velocity = {}, buttons = {}, limits = {}},
        _event_count = 0,
        _next_event = 0,
        _more = false,
        _is_polled = false, -- View:frame has polled, and no loop has begun since
        _state = {limits = {}},
    }, View)
end

--- Drops the events that wait in the array of the Lua view, because they belong to an earlier state.
local function forget_events(self)
    self._next_event, self._event_count, self._more, self._is_polled = 0, 0, false, false
end

--- Frees the view. Every other call on it then raises an error, except view:is_destroyed(). Destroying it again does
--- nothing.
function View:destroy()
    if self._handle then C.tapzoom_destroy(ffi.gc(self._handle, nil)) end
    self._handle, self._recording = nil, nil
    forget_events(self)
end

--- Returns whether the view has been destroyed.
function View:is_destroyed()
    return self._handle == nil
end

local function get_config(self)
    local config = ffi.new("tapzoom_config")
    config.struct_size = ffi.sizeof(config)
    return C.tapzoom_get_config(self._handle, config), config
end

--- Returns a read-only copy of all settings: view:config().pan_slop, view:config().gestures.pan.
--
-- view:set_config takes all of it, or parts. A write into it raises an error: view:set_config{pan_slop = 0} changes a
-- setting. `for name, value in view:config() do` iterates over the settings; pairs raises an error.
function View:config()
    local status, config = get_config(self)
    if status ~= 0 then return fail(self, status) end
    local settings = {}
    for name, setting in pairs(SETTINGS) do settings[name] = setting.read(config) end
    return read_only(settings)
end

--- Changes the settings in a table, such as {pan_slop = 0}. Equal settings change nothing.
--
-- options  nil: the view adopts the settings at once, without "animation" and "settled". With {animated = true} a view
--          that is beyond the new limits animates into them, and sends both. It cancels the gesture that moves the
--          view, and ignores its fingers until all have lifted.
--
-- A view at its fitted view goes to the new fitted view. Any other view keeps its transform, clamped to the new limits.
-- A running animation continues to its target, which is clamped too; a running fling keeps its friction. If
-- reduced_motion is switched on, both end at their target.
--
-- Contacts that are down continue under the new settings. A gesture that is switched on waits for the next touch,
-- except "tap", "double_tap", "fling", and "rotate" during a pinch. If "pan", "pinch", "rotate" or "quick_zoom" is
-- switched off while fingers move the view, their gesture is cancelled, and the view ignores them until all have
-- lifted. A wrong setting raises an error that names it.
function View:set_config(settings, options)
    local status, config = get_config(self)
    if status ~= 0 then return fail(self, status) end
    local problem = write_settings(config, settings)
    if problem then error(problem, 2) end
    local given = write_options(options)
    status = C.tapzoom_set_config(self._handle, config, given)
    if status ~= 0 then return fail_config(self, config, status) end
    return true
end

--- Changes the size and insets of the viewport, and keeps what the user looks at, within the limits and bounds.
--
-- width, height             View units, each 1e-6 to 1e12.
-- left, top, right, bottom  Insets, view units, each 0 to 1e12 [0].
--
-- A view at its fitted view goes to the new fitted view. Another size keeps the scale relative to the fitted view, and
-- the content point at the center of the safe area. Other insets keep the transform of a zoomed view. A view at its
-- fitted scale takes the new fitted scale. Animations and flings continue to the same end.
function View:set_viewport(width, height, left, top, right, bottom)
    number("width", width)
    number("height", height)
    optional("left", left)
    optional("top", top)
    optional("right", right)
    optional("bottom", bottom)
    return check(self, C.tapzoom_set_viewport(self._handle, write_viewport(width, height, left, top, right, bottom)))
end

--- Returns the size and insets of the viewport, as view:set_viewport takes them: width, height, left, top, right,
--- bottom.
function View:viewport()
    local status = C.tapzoom_get_viewport(self._handle, viewport)
    if status ~= 0 then return fail(self, status) end
    return viewport.width, viewport.height, viewport.left, viewport.top, viewport.right, viewport.bottom
end

--- Changes the content rectangle, for example to the full image after its preview. Animations and drags continue.
--
-- x, y           Smallest coordinates, content units, each -1e12 to 1e12.
-- width, height  Content units, each 1e-6 to 1e12.
-- keep           "picture" [default]: keeps the scale relative to the fitted view and the content at the center, and so
--                the visible part. "coordinates": keeps the transform, within the new bounds and scale limits. A fitted
--                view stays fitted with "picture" only.
function View:set_content(x, y, width, height, keep)
    local keep_number = KEEP[keep or "picture"]
    if type(keep_number) ~= "number" then error(no_name("keep", keep, KEEP), 2) end
    number("x", x)
    number("y", y)
    number("width", width)
    number("height", height)
    return check(self, C.tapzoom_set_content(self._handle, write_rect(x, y, width, height), keep_number))
end

--- Returns the rectangle of the content, as view:set_content takes it: x, y, width, height.
function View:content()
    local status = C.tapzoom_get_content(self._handle, rect)
    if status ~= 0 then return fail(self, status) end
    return rect.x, rect.y, rect.width, rect.height
end

--- Sets how far the host's pager is displaced. A pager moves what surrounds the content, such as a strip of pages.
--
-- At an edge in the setting pager_edges the content stops, and the rest of a drag moves the pager. "pan" events report
-- this rest in unconsumed_x and unconsumed_y: travel of the fingers = travel of the content + unconsumed travel. The
-- view adds unconsumed travel to the offset itself. While the pager is displaced along an axis, a drag moves only the
-- pager along it: first it returns the pager to 0, then it moves the content. After the lift the host lets the pager
-- return or turns the page. It starts with the velocity of "pan" ended, or of "edge" if a fling meets the edge. The
-- host calls this method in each frame in which it moves the pager.
--
-- A pager needs "pan" in gestures and in events. Without "pan" in gestures, pager_edges has no effect. Without "pan" in
-- events, the content still stops at these edges, and the host cannot read the unconsumed travel. Content with a
-- rotation other than 0 does not hand over: it has a rubber band at these edges. Nor does a scroll: the content stops
-- at such an edge, without a rubber band.
--
-- x, y  Offset of the pager in view units, each -1e12 to 1e12: the unconsumed travel plus the host's own motion of the
--       pager. 0 is home.
function View:set_pager_offset(x, y)
    number("x", x)
    number("y", y)
    return check(self, C.tapzoom_set_pager_offset(self._handle, x, y))
end

-- ---- Input and time ------------------------------------------------------------------------------------------------

--- Pushes one touch.
--
-- time     Seconds.
-- id       See tapzoom.id; the same from "began" to "ended" or "cancelled".
-- phase    "began", "moved", "ended" or "cancelled".
-- x, y     Position in view units; it may lie outside the viewport.
-- tool     "finger" [default], "pen" or "mouse" (while a button is down; do not push hover moves). The one at "began"
--          counts.
-- flags    A name or a list of names [none]; those at "began" count. "no_tap": the contact makes no tap, long press or
--          quick zoom. "no_slop": a pan with this contact begins at the first move, without pan_slop, for a contact
--          that another view hands over in motion. "palm": the system takes it for a palm; this counts at any touch.
-- buttons  A name or a list of names [none]: "primary" (the left button of a mouse, or the tip of a pen), "secondary",
--          "middle", "back", "forward", "eraser" (the other end of a pen). Those at "began" count.
-- size     Length of the longer axis of the contact's area, view units, 0 to 1e12 [0: unknown]. The setting
--          palm_size compares it.
--
-- Returns true; or nil, message and a status. "time": push it again with view:state().time, so that no lift is lost.
-- "contact_in_use": the host missed the end of that id; push "cancelled" for it, then "began" again.
-- "contact_unknown": skip the touch. "contact_limit": skip the touches of that contact.
function View:push_touch(time, id, phase, x, y, tool, flags, buttons, size)
    local phase_number, tool_number = TOUCH[phase], TOOL[tool or "finger"]
    if type(phase_number) ~= "number" then error(no_name("phase", phase, TOUCH), 2) end
    if type(tool_number) ~= "number" then error(no_name("tool", tool, TOOL), 2) end
    local id_number = int64(id)
    if not id_number then error(BAD_ID .. tostring(id), 2) end
    number("time", time)
    number("x", x)
    number("y", y)
    optional("size", size)
    local flag_bits = write_bits(flags, CONTACT, "flags")
    local button_bits = write_bits(buttons, BUTTON, "buttons")
    touch.time, touch.id, touch.x, touch.y, touch.size = time, id_number, x, y, size or 0
    touch.phase, touch.tool, touch.flags, touch.buttons = phase_number, tool_number, flag_bits, button_bits
    return check(self, C.tapzoom_push_touches(self._handle, touch, 1, nil))
end

--- Pushes the first count [all] touches of an array of tapzoom.touches, in the order in which they happened.
--
-- Of touches with equal times push the moves first: a lift takes effect at once, and a move after it is another frame.
--
-- Returns how many the view took; or nil, message and a status as view:push_touch, and how many the view took before
-- the bad one. To continue without the bad one, push those after it.
function View:push_touches(touches, push_count)
    push_count = touch_count(touches, push_count)
    count[0] = 0
    local status = C.tapzoom_push_touches(self._handle, touches, push_count, count)
    local accepted = tonumber(count[0])
    if status ~= 0 then return fail_touches(self, status, touches, accepted) end
    return accepted
end

--- Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time:
--- view:push_scroll{time = now, x = 200, y = 300, dy = 120, unit = "notch120"}
--
-- time      Seconds.
-- x, y      Position of the pointer in view units.
-- dx, dy    Delta since the last report, in `unit`, each -1e12 to 1e12 [0]. With a positive dy the page scrolls down,
--           or the view zooms out, as in the DOM.
-- factor    Factor of a pinch since the last report, 0, or 1e-6 to 1e6 [0]. 0 and 1 mean no pinch. If "pinch" is on,
--           it zooms about the pointer, whatever the settings wheel and trackpad are. From a wheel it is smoothed, and
--           stops at the limits.
-- rotation  Rotation by a trackpad since the last report, radians, -1000 to 1000 [0]. It counts if "rotate" is on.
-- unit      "pixel" [default]: view units; "line": lines of 40 view units; "page": heights of the viewport; "notch120":
--           1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units.
-- source    "wheel" [default]: the view smooths the delta (wheel_smoothing) and stops at the limits. "trackpad": the
--           content moves at once, as under fingers. Beyond the limits it follows the rubber band, and springs back.
-- phase     "unphased" [default]: the window system reports no phases; the scroll ends after scroll_end_time without a
--           report. "began": fingers rest on the trackpad. This stops a motion, even if the delta is 0, unless the
--           setting trackpad is "none". "changed": the scroll continues; silence does not end it. "ended": the fingers
--           have lifted; the view applies the delta of this report first. "momentum": the system continues the scroll
--           after the lift, see the setting momentum; it only pans, and the view ignores it while a contact is down.
--
-- Returns true if the host's page must not scroll, otherwise false; or nil, message, "time". A zoom is consumed. A pan
-- is consumed if the content can move in its direction; then the rest of that scroll is consumed too. If the content
-- cannot move, a pan only pulls it beyond its edge, and is not consumed.
--
-- A scroll adds to a drag or a pinch without a jump. It stops a fling and an animation. A finger that lands does not
-- end the scroll.
function View:push_scroll(given)
    local report = write_scroll(given)
    local status = C.tapzoom_push_scroll(self._handle, report, consumed)
    if status ~= 0 then return fail(self, status) end
    return consumed[0] ~= 0
end

local owner = ffi.new("int32_t[1]")

--- Returns the owner of a contact that is down. Every contact has one owner at each instant.
--
-- "view"       The contact takes part in every gesture.
-- "host"       The host draws or drags with it. It takes no part in pans, pinches, quick zooms or swipes. It taps and
--              presses, unless the host has claimed it or a contact of the view is down. If no contact of the view is
--              down, its landing stops a motion, as any landing does.
-- "undecided"  As "host", but a second contact may make it the view's.
--
-- The settings min_pan_contacts, host_tools and host_buttons determine how a contact lands; see
-- tapzoom_get_contact_owner in tapzoom.h. The event "owner" reports each change that the host did not ask for. Returns
-- nil, message, "contact_unknown" for a contact that is not down.
function View:contact_owner(id)
    local id_number = int64(id)
    if not id_number then error(BAD_ID .. tostring(id), 2) end
    local status = C.tapzoom_get_contact_owner(self._handle, id_number, owner)
    if status ~= 0 then return fail(self, status) end
    return OWNER[owner[0]]
end

--- Returns the contacts that are down, in any order: for example to draw them, or to find their owners after a loss of
--- events. It makes a new list with a table for each contact.
--
-- id                                    As in events.
-- x, y                                  Its position in view units, with the moves of an open touch frame.
-- landing_time                          When it landed, seconds.
-- landing_view_x, landing_view_y        Where it landed, view units.
-- landing_content_x, landing_content_y  The content point on which it landed, as of the landing.
-- owner                                 As view:contact_owner returns it.
-- tool                                  "finger", "pen" or "mouse".
-- buttons                               Those at its landing, a table of truth values as in events.
function View:contacts()
    local contacts = contact_array(C.TAPZOOM_MAX_CONTACTS)
    local status = C.tapzoom_get_contacts(self._handle, contacts, C.TAPZOOM_MAX_CONTACTS, count)
    if status ~= 0 then return fail(self, status) end
    local contact_count, list = tonumber(count[0]), {}
    for i = 1, contact_count do
        local one = contacts[i - 1]
        list[i] = {
            id = lua_number(one.id), x = one.x, y = one.y, landing_time = one.landing_time,
            landing_view_x = one.landing_view_x, landing_view_y = one.landing_view_y,
            landing_content_x = one.landing_content_x, landing_content_y = one.landing_content_y,
            owner = OWNER[one.owner], tool = TOOL[one.tool], buttons = read_buttons(one.buttons, {}),
        }
    end
    return list
end

--- Gives a contact that is down to the "host" (a claim) or to the "view" (a release), at the clock.
--
-- The call moves nothing, with two exceptions. With reduced_motion or rubber_band 0, content beyond its limits returns
-- at once when no contact holds it any longer. With reduced_motion an animation that the contact had stopped ends at
-- once.
--
-- A claim acts as "cancelled" of the contact, but the contact stays down. The other contacts continue. A claim of the
-- last contact of a gesture cancels the gesture, and an animation that the contact had stopped continues. A release
-- makes the contact land for the view where it is, with the flag "no_tap", and with "no_slop" if it has moved further
-- than the slop of a pan. All other contacts of the host remain the host's, and can no longer tap or press. If the
-- contact has this owner already, nothing changes, except that a claim ends the tap or press of a contact of the host.
-- Returns true; or nil, message, "contact_unknown".
function View:set_contact_owner(id, name)
    local id_number = int64(id)
    if not id_number then error(BAD_ID .. tostring(id), 2) end
    if name ~= "host" and name ~= "view" then
        error(("tapzoom: owner=%s: not one of view, host"):format(show(name)), 2)
    end
    return check(self, C.tapzoom_set_contact_owner(self._handle, id_number, OWNER[name]))
end

--- Forgets all contacts, for example because the system took them or the window lost its focus. No contact remains
--- down, even if the host missed lifts. The call cancels the gestures in progress, scrolls, the velocity of
--- view:set_velocity, and a tap that waits for its confirmation. Animations and flings continue; view:stop_motion ends
--- them.
--
-- time  Seconds.
--
-- Returns true; or nil, message, "time".
function View:cancel_touches(time)
    number("time", time)
    return check(self, C.tapzoom_cancel_touches(self._handle, time))
end

--- Reports that a pen hovers near the glass: call it for each hover or proximity report of the pen. A finger that lands
--- until pen_guard_time after it is ignored. Fingers that are down are not affected. It advances the view's clock, and
--- does nothing else if pen_guard_time is 0.
--
-- time  Seconds.
--
-- Returns true; or nil, message, "time".
function View:pen_near(time)
    number("time", time)
    return check(self, C.tapzoom_pen_near(self._handle, time))
end

--- Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.
--
-- time  Now, or a little earlier if touches reach you late, seconds.
--
-- Returns true; or nil, message, "time".
function View:advance(time)
    number("time", time)
    return check(self, C.tapzoom_advance(self._handle, time))
end

--- Adds offset seconds to every stored time: the clock, deadlines, animations, touches, and the waiting events. Nothing
--- moves, and everything that is due happens later by the offset. A host may call it at any time: when its clock
--- restarts, or to keep times near 0. A view without a clock does not change.
--
-- offset  Seconds, at most 1e12 from 0. The clock must stay at most 1e12 from 0. Sums are rounded.
function View:rebase_time(offset)
    number("offset", offset)
    return check(self, C.tapzoom_rebase_time(self._handle, offset))
end

--- Writes a state into a table and returns it; see view:state.
local function read_state(source, into)
    local flags = source.flags
    -- One assignment reads all before it writes into the program's table, whose metamethods may call another view.
    into.time, into.next_deadline, into.contact_count, into.waiting_count =
        source.time, source.next_deadline, source.contact_count, source.waiting_count
    into.touched = bit.band(flags, STATE.touched) ~= 0
    into.moving = bit.band(flags, STATE.moving) ~= 0
    into.zoomed = bit.band(flags, STATE.zoomed) ~= 0
    into.events_lost = bit.band(flags, STATE.events_lost) ~= 0
    into.driven = bit.band(flags, STATE.driven) ~= 0
    into.limits = read_limits(flags, into.limits or {})
    return into
end

--- Runs one frame with one call of the library: pushes touches, advances to a time, polls the events, and reads the
--- transform and the state.
--
-- time     Now, or a little earlier if touches reach you late, seconds.
-- touches  nil, or an array of tapzoom.touches, of which it pushes the first `count` [all].
--
-- Returns the transform to draw, four numbers as of view:transform(), and the state as view:state(). The next loop over
-- view:events() takes the events of this frame, without another call. A bad touch or time returns nil, message, a
-- status as view:push_touch, and how many touches the view took. If it took all, the time is bad. After an error the
-- clock has not advanced to `time`, and the events wait.
function View:frame(time, touches, push_count)
    number("time", time)
    push_count = touch_count(touches, push_count)
    -- Events that an unfinished loop left in the array stay there; those of this frame follow them.
    local is_free = self._next_event == self._event_count
    local capacity = is_free and C.TAPZOOM_EVENT_CAPACITY or 0
    frame.accepted = 0
    local status = C.tapzoom_frame(self._handle, time, touches, push_count, self._events, capacity, frame)
    if status ~= 0 then return fail_touches(self, status, touches, frame.accepted) end
    if is_free then
        self._next_event, self._event_count = 0, frame.event_count
    end
    -- More events can wait if the array is full.
    self._more = not is_free or self._event_count == C.TAPZOOM_EVENT_CAPACITY
    self._is_polled = not self._more
    local place = frame.transform
    return place.scale, place.rotation, place.x, place.y, read_state(frame.state, self._state)
end

-- ---- Reading -------------------------------------------------------------------------------------------------------

--- Returns a table with what a host checks each frame:
--
-- time           The view's clock in seconds; -math.huge before it starts.
-- next_deadline  When the host must call view:advance next, in seconds. It is the clock while the view moves or a frame
--                is open. Otherwise it is the time of the next event that needs no input: a confirmed tap, a long
--                press, the owner of an "undecided" contact, the end of lift_grace_time, of two_finger_lift_time, of a
--                scroll, or of the wait for its momentum. math.huge means that the host may sleep until the next input.
-- contact_count  Contacts that are down.
-- waiting_count  Events that wait for view:events(). A full queue may drop some of them at the poll.
-- touched        Whether a contact is down.
-- moving         Whether the view moves by itself: draw every frame.
-- zoomed         Whether the scale is more than 0.1 % above that of the fitted view.
-- events_lost    Whether events were dropped: see tapzoom_poll_events.
-- driven         Whether quiet commands move the view, and it has not settled.
-- limits         The limits that the displayed content has reached: a table with the truth values left, top, right,
--                bottom, min_scale, max_scale.
--
-- into  The table to fill. Without it, the next call fills the same table again, so that frames make no garbage.
function View:state(into)
    local status = C.tapzoom_get_state(self._handle, state)
    if status ~= 0 then return fail(self, status) end
    return read_state(state, into or self._state)
end

local function read_transform(self, read)
    local status = read(self._handle, transform)
    if status ~= 0 then return fail(self, status) end
    return transform.scale, transform.rotation, transform.x, transform.y
end

--- Returns the displayed transform as four numbers: scale (view units per content unit), rotation (radians), and x, y
--- (position of content point (0, 0) in view units).
--
-- view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
-- view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
-- In LÖVE: translate(x, y), rotate(rotation), scale(scale).
function View:transform()
    return read_transform(self, C.tapzoom_get_transform)
end

--- Returns the transform to draw, as view:frame does. It changes nothing.
--
-- Call it once per frame, after view:advance with the time of the frame. Fingers whose touches have the device's times
-- are shown some milliseconds late, between two touch frames: otherwise content judders if touches and frames have
-- different rates. Fingers whose touches have the times of frames have no delay. The content never moves against the
-- fingers nor beyond them. While the drawing lags, next_deadline is the view's clock.
--
-- time  Seconds: the time passed to view:advance, or when the frame is displayed. Only animations, and fingers with
--       predict_time, are shown for a time after the view's clock. Not earlier than the clock minus 0.005. Any time if
--       the view has no clock.
--
-- Returns nil, message, "time" for an earlier time.
function View:transform_at(time)
    number("time", time)
    local status = C.tapzoom_get_transform_at(self._handle, time, transform)
    if status ~= 0 then return fail(self, status) end
    return transform.scale, transform.rotation, transform.x, transform.y
end

--- Returns the transform at which the view will rest: the end of the running animation, fling or smoothed scroll, or,
--- while fingers hold the content, its place after a lift without a fling. It does not include the velocity of
--- view:set_velocity. At rest it equals view:transform().
function View:target_transform()
    return read_transform(self, C.tapzoom_get_target_transform)
end

--- Returns the velocity of the displayed content as six numbers: x, y (view units per second), log_scale (of ln(scale),
--- 1/s), rotation (radians per second), and view_x, view_y. At this point the content moves, and about it the content
--- scales and rotates. It is the center of the fingers that move the content; for "quick_zoom", and for "pinch" without
--- "pan", the point about which it zooms; otherwise the center of the safe area.
--
-- While fingers move the content, it is their velocity over the last 0.1 s, as "pan", "pinch", "rotate" and
-- "quick_zoom" apply it. The velocity of the host's motions is added. Beyond a limit the rubber band reduces it. The
-- velocity of fingers is 0 in a rest, within lift_grace_time of a lift (unless the fingers move further than 9 points),
-- and during a "quick_zoom" while other fingers are down. A rest is more than 0.04 s without a touch frame, or up to
-- 0.12 s in a slow stream. During a scroll, an animation or a fling it is the velocity of that motion. When the view
-- does not move it is 0.
function View:velocity()
    local status = C.tapzoom_get_velocity(self._handle, velocity)
    if status ~= 0 then return fail(self, status) end
    return velocity.x, velocity.y, velocity.log_scale, velocity.rotation, velocity.view_x, velocity.view_y
end

--- Returns how far the displayed content is beyond its limits, as six numbers that are 0 at rest: x, y (displayed, view
--- units), raw_x, raw_y (before the rubber band), log_scale (displayed excess in ln(scale); negative below the smallest
--- scale) and raw_log_scale (before the rubber band).
--
-- x is positive beyond "left" and negative beyond "right"; y is positive beyond "top" and negative beyond "bottom". The
-- axes are those of the content. Each has the name and direction of the nearest axis of the view, which is at most 45
-- degrees away. While fingers or a scroll hold the content, the raw values follow them exactly: raw_x grows by as much
-- as the finger moves along that axis, also if the content follows less or not at all. During an animation or a fling
-- they are the displayed values without the rubber band. With bounds "none" x and y are 0.
function View:overscroll()
    local status = C.tapzoom_get_overscroll(self._handle, overscroll)
    if status ~= 0 then return fail(self, status) end
    return overscroll.x, overscroll.y, overscroll.raw_x, overscroll.raw_y, overscroll.log_scale,
        overscroll.raw_log_scale
end

--- Returns the smallest scale, the largest scale and the fitted scale at the current sizes.
function View:scale_range()
    local status = C.tapzoom_get_scale_range(self._handle, first, second, third)
    if status ~= 0 then return fail(self, status) end
    return first[0], second[0], third[0]
end

--- Fills the shared transform with the given one; without arguments, with the displayed one. Returns a status.
local function choose_transform(self, scale, rotation, x, y)
    if type(scale) == "nil" then return C.tapzoom_get_transform(self._handle, transform) end
    write_transform(scale, rotation, x, y)
    return 0
end

--- Returns the transform to which a tap on a block of content, such as a column of text, should zoom: four numbers for
--- view:set_transform. The host decides when a tap zooms back; this call changes nothing. The rules are those of Blink;
--- see tapzoom_get_smart_zoom in tapzoom.h.
--
-- x, y, width, height   The block in content units.
-- content_x, content_y  The tapped content point.
-- max_scale             Largest legible scale, 1e-40 to 1e40, or 0: that of the view [0].
function View:smart_zoom(x, y, width, height, content_x, content_y, max_scale)
    number("x", x)
    number("y", y)
    number("width", width)
    number("height", height)
    number("content_x", content_x)
    number("content_y", content_y)
    optional("max_scale", max_scale)
    local status = C.tapzoom_get_smart_zoom(self._handle, write_rect(x, y, width, height), content_x, content_y,
        max_scale or 0, transform)
    if status ~= 0 then return fail(self, status) end
    return transform.scale, transform.rotation, transform.x, transform.y
end

--- Returns the part of the content plane that the whole viewport shows, insets included: x, y, width, height in content
--- units.
--
-- scale, rotation, x, y  The transform to show [the displayed one]. view:visible_rect(view:target_transform()) is the
--                        part to load in advance.
--
-- Under rotation it is the smallest upright rectangle around that part. It may extend beyond the content.
function View:visible_rect(scale, rotation, x, y)
    if type(scale) ~= "nil" then check_transform(scale, rotation, x, y) end
    local status = choose_transform(self, scale, rotation, x, y)
    if status == 0 then status = C.tapzoom_get_visible_rect(self._handle, transform, rect) end
    if status ~= 0 then return fail(self, status) end
    return rect.x, rect.y, rect.width, rect.height
end

--- Returns the steps that would change the target now, as a table: view:actions().left is true or nil. For example to
--- enable buttons.
function View:actions()
    local status = C.tapzoom_get_actions(self._handle, action_bits)
    if status ~= 0 then return fail(self, status) end
    local found = {}
    for name, value in pairs(STEP) do
        if type(name) == "string" and bit.band(action_bits[0], value) ~= 0 then found[name] = true end
    end
    return found
end

--- Returns the content points that may be at the center of the safe area, for scroll bars and minimaps: x, y, width,
--- height in content units.
--
-- scale, rotation, x, y  The transform whose scale and rotation count [the displayed one].
--
-- The length of a thumb is visible / (visible + range) of its bar. A size is 0 where the content cannot move.
function View:pan_range(scale, rotation, x, y)
    if type(scale) ~= "nil" then check_transform(scale, rotation, x, y) end
    local status = choose_transform(self, scale, rotation, x, y)
    if status == 0 then status = C.tapzoom_get_pan_range(self._handle, transform, rect) end
    if status ~= 0 then return fail(self, status) end
    return rect.x, rect.y, rect.width, rect.height
end

--- Returns the scale at which to draw the content into a raster, in device pixels per content unit.
--
-- It changes only while fingers, a scroll or the host zoom, when the displayed scale is more than twice or less than
-- half of it; when an animation or a glide starts that zooms further in; at "settled", where it becomes the scale of
-- the transform times pixels_per_unit; and when sizes or settings change. This sends no "settled", so read it after
-- these calls.
function View:raster_scale()
    local status = C.tapzoom_get_raster_scale(self._handle, first)
    if status ~= 0 then return fail(self, status) end
    return first[0]
end

--- Returns the transform from pixels of the raster of view:raster_scale() to device pixels of the viewport, four
--- numbers: show the raster with it until you draw it again. The origin of the raster is content point (0, 0). To show
--- an older raster of another scale, multiply the first number by the raster scale / the older one.
--
-- scale, rotation, x, y  The transform to show [the displayed one].
function View:raster_transform(scale, rotation, x, y)
    if type(scale) ~= "nil" then check_transform(scale, rotation, x, y) end
    local status = choose_transform(self, scale, rotation, x, y)
    if status == 0 then status = C.tapzoom_get_raster_transform(self._handle, transform, result) end
    if status ~= 0 then return fail(self, status) end
    return result.scale, result.rotation, result.x, result.y
end

local function poll(self)
    local status = C.tapzoom_poll_events(self._handle, self._events, C.TAPZOOM_EVENT_CAPACITY, count)
    if status ~= 0 then return status end
    self._next_event, self._event_count = 0, tonumber(count[0])
    -- More events can wait only if the array is full.
    self._more = self._event_count == C.TAPZOOM_EVENT_CAPACITY
    return 0
end

--- Returns a table for read_event.
local function new_event()
    return {velocity = {}, buttons = {}, limits = {}}
end

-- The settings by the offsets of their fields.
local SETTING_AT = {}
for name in pairs(SETTINGS) do SETTING_AT[ffi.offsetof("tapzoom_config", name)] = name end

--- Writes an event into a table and returns it, with the names of the header, and strings for its enumerations.
local function read_event(source, event)
    event.time, event.contact = source.time, lua_number(source.contact)
    event.kind, event.phase = EVENT[source.kind], PHASE[source.phase]
    event.contact_count, event.tap_count = source.contact_count, source.tap_count
    event.view_x, event.view_y = source.view_x, source.view_y
    event.content_x, event.content_y = source.content_x, source.content_y
    event.landing_view_x, event.landing_view_y = source.landing_view_x, source.landing_view_y
    event.landing_content_x, event.landing_content_y = source.landing_content_x, source.landing_content_y
    event.scale, event.rotation = source.scale, source.rotation
    event.unconsumed_x, event.unconsumed_y = source.unconsumed_x, source.unconsumed_y
    local from, into = source.velocity, event.velocity
    into.x, into.y, into.log_scale, into.rotation = from.x, from.y, from.log_scale, from.rotation
    into.view_x, into.view_y = from.view_x, from.view_y
    event.tool, event.owner, event.direction = TOOL[source.tool], OWNER[source.owner], DIRECTION[source.direction]
    event.cause = CAUSE[source.cause]
    read_buttons(source.buttons, event.buttons)
    read_limits(source.limits, event.limits)
    event.gesture, event.reason = EVENT[source.gesture], REASON[source.reason]
    event.setting = SETTING_AT[source.setting]
    event.measured, event.allowed = source.measured, source.allowed
    return event
end

local function next_event(self)
    while true do
        if self._next_event == self._event_count then
            if not self._more then return nil end
            local status = poll(self)
            if status ~= 0 then return fail(self, status) end
            if self._event_count == 0 then return nil end
        end
        local source = self._events[self._next_event]
        self._next_event = self._next_event + 1
        -- A newer library may have kinds that this file does not know.
        if EVENT[source.kind] then return read_event(source, self._event) end
    end
end

--- Returns an iterator that takes the events out of the view, oldest first: for event in view:events() do ... end
--
-- An event has the fields of tapzoom_event. kind, phase, tool, owner, direction, cause, gesture and reason are names.
-- setting is the name of the setting that decided, such as "tap_slop", and nil if none did. velocity is a table with x,
-- y, log_scale, rotation, view_x and view_y. limits is a table as in view:state(). buttons is a table with the truth
-- values primary, secondary, middle, back, forward and eraser. The others are numbers; contact is a 64-bit cdata if no
-- Lua number holds it. All events share one table, which the next event fills again, so that frames make no garbage:
-- copy the values that you keep. If a loop breaks, its remaining events come first in the next loop. If its queue is
-- full, the view drops events; see tapzoom_poll_events in tapzoom.h.
function View:events()
    if self._is_polled then
        self._is_polled = false
    elseif self._next_event == self._event_count then
        local status = poll(self)
        if status ~= 0 then return fail(self, status) end
    else
        self._more = true
    end
    return next_event, self
end

-- ---- Transforms: pure functions ------------------------------------------------------------------------------------

local function convert(conversion, x, y, scale, rotation, offset_x, offset_y)
    local status = conversion(write_transform(scale, rotation, offset_x, offset_y), x, y, first, second)
    if status ~= 0 then return fail(nil, status) end
    return first[0], second[0]
end

--- Returns the content point at a view point: tapzoom.view_to_content(100, 120, view:transform()).
--
-- scale, rotation, x, y  The transform: scale 1e-40 to 1e40, the others at most 1e40 from 0.
function tapzoom.view_to_content(view_x, view_y, scale, rotation, x, y)
    number("view_x", view_x)
    number("view_y", view_y)
    check_transform(scale, rotation, x, y)
    return convert(C.tapzoom_view_to_content, view_x, view_y, scale, rotation, x, y)
end

--- Returns the view point of a content point: tapzoom.content_to_view(100, 120, view:transform()).
--
-- scale, rotation, x, y  The transform: scale 1e-40 to 1e40, the others at most 1e40 from 0.
function tapzoom.content_to_view(content_x, content_y, scale, rotation, x, y)
    number("content_x", content_x)
    number("content_y", content_y)
    check_transform(scale, rotation, x, y)
    return convert(C.tapzoom_content_to_view, content_x, content_y, scale, rotation, x, y)
end

local PARTS = {"scale", "rotation", "transform.x", "transform.y"}

--- Raises errors at the line of the program, two callers up.
local function check_two_transforms(...)
    for i = 1, 8 do
        local value = select(i, ...)
        if type(value) ~= "number" then
            error("tapzoom: two transforms must be eight numbers: scale, rotation, x, y of each", 3)
        end
        local key = PARTS[(i - 1) % 4 + 1]
        local problem = outside((i > 4 and "second " or "first ") .. key:gsub("transform.", ""), value, key)
        if problem then error(problem, 3) end
    end
end

local function transformed(status)
    if status == C.TAPZOOM_ERROR_RANGE then
        error("tapzoom: the result is no transform: its scale or an offset is outside the range of an argument", 2)
    end
    if status ~= 0 then return fail(nil, status) end
    return result.scale, result.rotation, result.x, result.y
end

local other = ffi.new("tapzoom_transform")

local function write_other(scale, rotation, x, y)
    other.scale, other.rotation, other.x, other.y = scale, rotation, x, y
    return other
end

--- Returns the transform that applies the second transform and then the first: of a picture on a page, and of the page
--- in the view, for example. The arguments are both transforms, eight numbers; the result is four. A result outside the
--- range of an argument is an error.
function tapzoom.transform_compose(...)
    check_two_transforms(...)
    local scale, rotation, x, y, inner_scale, inner_rotation, inner_x, inner_y = ...
    return transformed(C.tapzoom_transform_compose(write_transform(scale, rotation, x, y),
        write_other(inner_scale, inner_rotation, inner_x, inner_y), result))
end

--- Returns the inverse transform, from the view to the content: tapzoom.transform_invert(view:transform()). A result
--- outside the range of an argument is an error.
function tapzoom.transform_invert(scale, rotation, x, y)
    check_transform(scale, rotation, x, y)
    return transformed(C.tapzoom_transform_invert(write_transform(scale, rotation, x, y), result))
end

--- Returns a transform between two others, for a host that animates by itself. Scale and rotation change at constant
--- rates, ln(scale) and radians, about the point of the view that both transforms share. The rotation takes the shorter
--- arc.
--
-- t  0 to 1: the first transform at 0; at 1 the second, whose rotation may differ by full turns.
--
-- Both transforms follow, eight numbers.
function tapzoom.transform_interpolate(t, ...)
    number("t", t)
    check_two_transforms(...)
    local scale, rotation, x, y, to_scale, to_rotation, to_x, to_y = ...
    return transformed(C.tapzoom_transform_interpolate(write_transform(scale, rotation, x, y),
        write_other(to_scale, to_rotation, to_x, to_y), t, result))
end

--- Returns a transform as the matrix of 2D graphics libraries: the numbers a, b, c, d, x, y. A content point is at view
--- point (a content_x + c content_y + x, b content_x + d content_y + y). In LÖVE:
--- love.math.newTransform():setMatrix(a, c, 0, x, b, d, 0, y, 0, 0, 1, 0, 0, 0, 0, 1).
function tapzoom.transform_to_affine(scale, rotation, x, y)
    check_transform(scale, rotation, x, y)
    local status = C.tapzoom_transform_to_affine(write_transform(scale, rotation, x, y), doubles)
    if status ~= 0 then return fail(nil, status) end
    return doubles[0], doubles[1], doubles[2], doubles[3], doubles[4], doubles[5]
end

--- Returns a transform as a matrix for graphics libraries, a table of 16 numbers, column-major:
--- tapzoom.transform_to_matrix({}, 0, 0, view:transform()). It converts content coordinates relative to the origin to
--- view units; z does not change.
--
-- into                   The table to fill; nil: a new one.
-- origin_x, origin_y     Content point that the host subtracts from its coordinates, near the visible content. A float
--                        has 24 bits: with the origin at (0, 0), content 4e7 units away at scale 10 is drawn tens of
--                        view units off its place. A number beyond the range of a float becomes infinite.
-- scale, rotation, x, y  The transform.
function tapzoom.transform_to_matrix(into, origin_x, origin_y, scale, rotation, x, y)
    into = into or {}
    -- The loop below would write beyond the end of a C array.
    if type(into) ~= "table" then error("tapzoom: the matrix needs a table or nil, not " .. type(into), 2) end
    number("origin_x", origin_x)
    number("origin_y", origin_y)
    check_transform(scale, rotation, x, y)
    local status = C.tapzoom_transform_to_matrix(write_transform(scale, rotation, x, y), origin_x, origin_y, floats)
    if status ~= 0 then return fail(nil, status) end
    for i = 1, 16 do rawset(into, i, floats[i - 1]) end -- No metamethod, which may call this function.
    return into
end

-- ---- Commands ------------------------------------------------------------------------------------------------------

-- A command starts at the view's clock, from the displayed transform and its velocity. Its last argument is a table of
-- options: {animated = true} animates the command, {duration = 0.2} animates it within 0.2 seconds. The other options
-- are the fields of tapzoom_options: curve ("standard", "ease_out"), path ("direct", "fly"), left, top, right, bottom,
-- max_scale, fly_rho, fly_speed. Without options the command moves the view at once. The view clamps the result to the
-- limits and bounds. Every command returns true, or raises an error.
--
-- Absolute commands, from view:set_transform to view:fit, take the view. They cancel the gesture that moves the view,
-- scrolls, and the velocity of view:set_velocity. The fingers of a cancelled gesture make no taps. A finger that is
-- down takes the view back when it moves past its slop; a finger that lands later does at once. The command sends
-- "animation" began and ended, then "settled" once no finger is down. A command to the current transform does nothing,
-- nor does an animated command to the target of the running animation.

--- Goes to a transform: four numbers, such as those of view:transform(). scale is 1e-40 to 1e40, the others are at most
--- 1e40 from 0.
function View:set_transform(scale, rotation, x, y, options)
    check_transform(scale, rotation, x, y)
    local given = write_options(options)
    return check(self, C.tapzoom_set_transform(self._handle, write_transform(scale, rotation, x, y), given))
end

--- Zooms to a scale, 1e-40 to 1e40, and keeps the content point under a view point.
function View:zoom_to(scale, view_x, view_y, options)
    number("scale", scale)
    number("view_x", view_x)
    number("view_y", view_y)
    local given = write_options(options)
    return check(self, C.tapzoom_zoom_to(self._handle, scale, view_x, view_y, given))
end

--- Shows a rectangle of content, in content units, centered and as large as possible, in the safe area without the
--- padding of the options left, top, right and bottom. width and height are each 1e-6 to 1e12.
function View:zoom_to_rect(x, y, width, height, options)
    number("x", x)
    number("y", y)
    number("width", width)
    number("height", height)
    local given = write_options(options)
    return check(self, C.tapzoom_zoom_to_rect(self._handle, write_rect(x, y, width, height), given))
end

--- Brings a content point to the center of the safe area at a scale, 1e-40 to 1e40; nil or 0 keeps the scale of the
--- target.
function View:center_on(content_x, content_y, scale, options)
    number("content_x", content_x)
    number("content_y", content_y)
    optional("scale", scale, "kept_scale")
    local given = write_options(options)
    return check(self, C.tapzoom_center_on(self._handle, content_x, content_y, scale or 0, given))
end

--- Rotates to an angle, radians, -1e40 to 1e40, and keeps the content point under a view point. The view rotates in the
--- direction of the shorter arc, so its rotation may differ from the angle by full turns. It keeps the scale of the
--- target, and also works without the gesture "rotate".
function View:rotate_to(rotation, view_x, view_y, options)
    number("rotation", rotation)
    number("view_x", view_x)
    number("view_y", view_y)
    local given = write_options(options)
    return check(self, C.tapzoom_rotate_to(self._handle, rotation, view_x, view_y, given))
end

--- Goes to the fitted view, upright.
function View:fit(options)
    local given = write_options(options)
    return check(self, C.tapzoom_fit(self._handle, given))
end

-- Relative commands and velocities combine with the motion of the view, and cancel no gesture. While fingers or a
-- scroll move the view, a relative command moves the content under each finger by exactly the amount of the command,
-- and sends no events except "limit". While the view moves by itself, the command moves the target of the motion, and
-- the velocity stays continuous. Without animation the command sends no events except "limit" then; with animation a
-- new "animation" begins, and the old "animation" or "fling" is cancelled. At rest it moves the view as an absolute
-- command does, and sends the same events. The view drops the part that would go beyond the limits.

--- Moves the content by view units, each -1e12 to 1e12. To follow an object, pass the distance from its place in the
--- view to the place where it should be.
function View:pan_by(dx, dy, options)
    number("dx", dx)
    number("dy", dy)
    local given = write_options(options)
    return check(self, C.tapzoom_pan_by(self._handle, dx, dy, given))
end

--- Multiplies the scale by a factor, 1e-6 to 1e6, about a view point.
function View:zoom_by(factor, view_x, view_y, options)
    number("factor", factor)
    number("view_x", view_x)
    number("view_y", view_y)
    local given = write_options(options)
    return check(self, C.tapzoom_zoom_by(self._handle, factor, view_x, view_y, given))
end

--- Rotates by an angle, radians, -1000 to 1000, about a view point.
function View:rotate_by(angle, view_x, view_y, options)
    number("angle", angle)
    number("view_x", view_x)
    number("view_y", view_y)
    local given = write_options(options)
    return check(self, C.tapzoom_rotate_by(self._handle, angle, view_x, view_y, given))
end

--- Moves the target by a step, for a key, a button or a switch: "zoom_in", "zoom_out", "left", "up", "right", "down",
--- "clockwise", "counterclockwise" or "fit". Steps add up while an animation runs. It cancels what an absolute command
--- cancels. A step that would not change the target only sends "limit": ended if it has begun, then began.
function View:step(action, options)
    local step = STEP[action]
    if type(step) ~= "number" then error(no_name("action", action, STEP), 2) end
    local given = write_options(options)
    return check(self, C.tapzoom_step(self._handle, step, given))
end

--- Moves the content with a velocity, from the clock on and until the next call with another velocity: for held keys,
--- sticks and edge scrolling. A host may pass it in every frame, because the same velocity again changes nothing.
--- view:set_velocity(0, 0) ends it, and so do view:stop_motion, view:cancel_touches and absolute commands. The motion
--- stops at the limits and bounds, without a rubber band.
--
-- The velocity adds to the motion of fingers and scrolls. A running "animation" or "fling" stops and is
-- cancelled. Apart from these the call sends only "limit", and "settled" when the view rests. A
-- velocity that pushes against a limit keeps next_deadline at the clock; a host that wants to sleep sets 0.
--
-- x, y            Velocity of the content at (view_x, view_y), view units per second, each -1e12 to 1e12.
-- log_scale       Velocity of ln(scale), 1/s, -1000 to 1000 [0].
-- rotation        Radians per second, -1000 to 1000 [0].
-- view_x, view_y  The point about which scale and rotation change [0, 0].
function View:set_velocity(x, y, log_scale, rotation, view_x, view_y)
    number("x", x)
    number("y", y)
    optional("log_scale", log_scale)
    optional("rotation", rotation, "velocity.rotation")
    optional("view_x", view_x)
    optional("view_y", view_y)
    velocity.x, velocity.y, velocity.log_scale, velocity.rotation = x, y, log_scale or 0, rotation or 0
    velocity.view_x, velocity.view_y = view_x or 0, view_y or 0
    return check(self, C.tapzoom_set_velocity(self._handle, velocity))
end

--- Stops the animation, the fling, the scroll and the velocity of view:set_velocity: cancelled, then "settled". The
--- view rests at the nearest transform within its limits. Fingers continue, and a tap that waits is still confirmed. An
--- animation that a finger has stopped does not begin again.
function View:stop_motion()
    return check(self, C.tapzoom_stop_motion(self._handle))
end

-- ---- Snapshots and recordings --------------------------------------------------------------------------------------

local snapshot_capacity -- bytes that the snapshot of any view needs

--- Returns the whole view as a string of bytes: settings, sizes, time, contacts, gestures, animations, waiting events;
--- not the recording. Equal views have equal snapshots. Only this version of the library, on a machine with the same
--- byte order, can load the bytes.
function View:save_state()
    if not snapshot_capacity then
        local status = C.tapzoom_save_state(self._handle, nil, 0, count)
        if status ~= 0 then return fail(self, status) end
        snapshot_capacity = tonumber(count[0])
    end
    -- Not shared, as the array of view:contacts.
    local snapshot = ffi.new("uint8_t[?]", snapshot_capacity)
    local status = C.tapzoom_save_state(self._handle, snapshot, snapshot_capacity, count)
    if status ~= 0 then return fail(self, status) end
    return ffi.string(snapshot, count[0])
end

--- Restores the view from a snapshot, which replaces its whole state. It continues as the saved view would have, to the
--- last bit. Returns true; or nil, message, "data" for bytes that are damaged or not a snapshot of this version.
function View:load_state(bytes)
    if type(bytes) ~= "string" then error("tapzoom: bytes must be a string, not " .. type(bytes), 2) end
    local status = C.tapzoom_load_state(self._handle, bytes, #bytes)
    if status == 0 then forget_events(self) end
    return check(self, status)
end

--- Begins a recording: from now on the view records every call that changes it and succeeds, for view:fetch_recording.
--- The call discards recorded bytes that the host has not fetched, and ends a replay on this view.
--
-- size  Bytes of memory for the calls between two fetches [65536]. 64 KiB hold seconds of touches. The beginning takes
--       at most 1,024 bytes more than the largest snapshot, and each view:load_state as much as its snapshot.
--
-- Returns true; or nil, message, "buffer_too_small": the beginning does not fit, and nothing is recorded.
function View:begin_recording(size)
    if type(size) == "nil" then size = 65536 end
    if type(size) ~= "number" or not (size >= 0 and size % 1 == 0 and size < 2^31) then -- nor NaN
        error("tapzoom: size must be a whole number of bytes below 2^31", 2)
    end
    -- The view keeps the new memory and the old one, so that the library never writes into memory that is gone.
    local memory, old = ffi.new("uint8_t[?]", size), self._recording
    self._new_recording = memory
    local status = C.tapzoom_begin_recording(self._handle, memory, size)
    -- After another failure the library continues with the old memory.
    if status ~= 0 and status ~= C.TAPZOOM_ERROR_BUFFER_TOO_SMALL then memory = old end
    self._recording, self._new_recording = memory, nil
    return check(self, status)
end

--- Returns the bytes recorded since the last fetch, a string that may be empty. The parts in a row form the recording.
--- Returns nil, message, "buffer_too_small" if a call did not fit, and the recording ended before it. The first fetch
--- after that returns the calls that did fit.
function View:fetch_recording()
    local status = C.tapzoom_fetch_recording(self._handle, count)
    if status ~= 0 then return fail(self, status) end
    return self._recording and ffi.string(self._recording, count[0]) or ""
end

--- Ends the recording or the replay. Fetch first: the call discards the bytes that the host has not fetched. Without a
--- recording nothing changes.
function View:end_recording()
    local status = C.tapzoom_end_recording(self._handle)
    if status == 0 then self._recording = nil end
    return check(self, status)
end

-- The names of the arguments of each kind of call: the numbers, then the integers.
local function with_options(numbers)
    for name in ("duration left top right bottom max_scale fly_rho fly_speed"):gmatch("%S+") do
        numbers[#numbers + 1] = name
    end
    return {numbers, {"animated", "curve", "path", "quiet"}}
end

local ARGUMENTS = {
    start = {{"viewport_width", "viewport_height", "left", "top", "right", "bottom", "content_x", "content_y",
        "content_width", "content_height"}},
    config = with_options{},
    viewport = {{"viewport_width", "viewport_height", "left", "top", "right", "bottom"}},
    content = {{"content_x", "content_y", "content_width", "content_height"}, {"keep"}},
    pager_offset = {{"x", "y"}},
    touch = {{"time", "x", "y", "size"}, {"id", "phase", "tool", "flags", "buttons"}},
    scroll = {{"time", "x", "y", "dx", "dy", "factor", "rotation"}, {"unit", "source", "phase"}},
    owner = {{}, {"id", "owner"}},
    cancel_touches = {{"time"}},
    pen_near = {{"time"}},
    advance = {{"time"}},
    rebase_time = {{"offset"}},
    set_transform = with_options{"scale", "rotation", "x", "y"},
    zoom_to = with_options{"scale", "view_x", "view_y"},
    zoom_to_rect = with_options{"x", "y", "width", "height"},
    center_on = with_options{"content_x", "content_y", "scale"},
    rotate_to = with_options{"rotation", "view_x", "view_y"},
    fit = with_options{},
    pan_by = with_options{"dx", "dy"},
    zoom_by = with_options{"factor", "view_x", "view_y"},
    rotate_by = with_options{"angle", "view_x", "view_y"},
    step = {with_options{}[1], {"action", "animated", "curve", "path", "quiet"}},
    set_velocity = {{"x", "y", "log_scale", "rotation", "view_x", "view_y"}},
    poll = {{}, {"count"}},
}

local function read_entry(entry, events)
    local kind = RECORD[entry.kind]
    local numbers, integers = unpack(ARGUMENTS[kind] or {})
    local arguments, polled = {}, {}
    for i, name in ipairs(numbers or {}) do arguments[name] = entry.numbers[i - 1] end
    for i, name in ipairs(integers or {}) do arguments[name] = lua_number(entry.integers[i - 1]) end
    if kind == "touch" then
        arguments.phase, arguments.tool = TOUCH[arguments.phase], TOOL[arguments.tool]
        local flags = arguments.flags
        arguments.flags = {
            no_tap = bit.band(flags, CONTACT.no_tap) ~= 0, no_slop = bit.band(flags, CONTACT.no_slop) ~= 0,
        }
        arguments.buttons = read_buttons(arguments.buttons, {})
    elseif kind == "owner" then
        arguments.owner = OWNER[arguments.owner]
    elseif kind == "scroll" then
        arguments.unit, arguments.source = UNIT[arguments.unit], SOURCE[arguments.source]
        arguments.phase = SCROLL[arguments.phase]
    elseif kind == "content" then
        arguments.keep = KEEP[arguments.keep]
    elseif arguments.animated then
        arguments.animated, arguments.quiet = arguments.animated ~= 0, arguments.quiet ~= 0
        arguments.curve, arguments.path = CURVE[arguments.curve], PATH[arguments.path]
    end
    if kind == "step" then arguments.action = STEP[arguments.action] end
    for i = 1, entry.event_count do polled[i] = read_event(events[i - 1], new_event()) end
    return {
        number = tonumber(entry.number), kind = kind, arguments = arguments, time = entry.time, events = polled,
        hash = bit.tohex(entry.hash),
    }
end

--- Replays a recording on this view. The first call of the recording makes the view equal to the recorded one.
--
-- recording  A string: the parts that view:fetch_recording returned, in a row; or the next of these parts.
-- visit      A function that is called with each entry, or nil. An entry has number (index of the call; "start" is 0),
--            kind, arguments by name, time (the view's clock after the call; -math.huge before it starts), events (that
--            the call polled) and hash (16 hexadecimal digits). Calls in `visit` that change the view make the replay
--            diverge.
--
-- Returns how many calls ran; or nil, message and a status. "data": the bytes are damaged or not a recording.
-- "diverged": the last visited call ran, but its transform, events or arguments differ from the recorded ones.
function View:replay(recording, visit)
    if type(recording) ~= "string" then error("tapzoom: recording must be a string, not " .. type(recording), 2) end
    if not self._handle then return fail(self) end -- also for a recording without bytes
    local entry, events = ffi.new("tapzoom_record_entry"), ffi.new("tapzoom_event[?]", C.TAPZOOM_EVENT_CAPACITY)
    local bytes, offset, calls, accepted = ffi.cast("const uint8_t *", recording), 0, 0, ffi.new("size_t[1]")
    while offset < #recording do
        local status = C.tapzoom_replay(self._handle, bytes + offset, #recording - offset, accepted, entry, events)
        if status == 0 or status == C.TAPZOOM_ERROR_DIVERGED then
            offset, calls = offset + tonumber(accepted[0]), calls + 1
            forget_events(self)
            if visit then visit(read_entry(entry, events)) end
        end
        if status ~= 0 then return fail(self, status) end
    end
    return calls
end

return tapzoom

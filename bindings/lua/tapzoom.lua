--- Raw touches in, a zoom transform and gesture events out: tapzoom for LuaJIT 2.1 and LÖVE.
--
-- SPDX-License-Identifier: MIT
-- Copyright (c) 2026 tapzoom contributors
--
--     local tapzoom = require("tapzoom")
--     local view = tapzoom.view{viewport = {400, 600}, content = {2000, 3000}, preset = "maps", pan_slop = 0}
--     each frame:  view:touch(time, id, "began", x, y)
--                  view:advance(now)
--                  for event in view:events() do print(event.kind, event.phase, event.view_x, event.view_y) end
--                  local scale, rotation, x, y = view:transform()
--
-- Copy this file, and libtapzoom.so beside it; or install the library, or say by the environment variable
-- TAPZOOM_LIBRARY where it is. What each setting, event and function means stands in tapzoom.h: the names here are
-- those of the header without their prefix, constants as strings in lower case ("two_finger_tap").
--
-- UNITS   A view unit is the length in which you give touches and the viewport, a content unit that of the content, a
--         point 1/160 inch on the glass. Times are seconds from any origin and never go back; angles are radians; a
--         scale is view units per content unit.
-- ERRORS  What a right program meets too is returned: nil, a message and one of the statuses "time", "contact_in_use",
--         "contact_unknown", "contact_limit", "memory", "full", "data", "diverged". Everything else is a bug of the
--         program (a number out of range, a name that does not exist, a view that was destroyed) and raises an error at
--         the line that called; only of a value that is no number, LuaJIT says so itself, at a line of this file. A
--         call that failed has changed nothing.
local ffi = require("ffi")

-- Once only, so that a program can load this file again while it runs.
if not pcall(ffi.typeof, "tapzoom_view") then
    ffi.cdef[[
enum {
    TAPZOOM_VERSION_MAJOR = 1,
    TAPZOOM_VERSION_MINOR = 0,
    TAPZOOM_VERSION_PATCH = 0,
    TAPZOOM_ABI_VERSION = 1,
    TAPZOOM_MAX_CONTACTS = 16,
    TAPZOOM_MAX_LEVELS = 8,
    TAPZOOM_EVENT_CAPACITY = 20
};

typedef int32_t tapzoom_status;

enum {
    TAPZOOM_OK = 0,
    TAPZOOM_ERROR_NULL = -1,
    TAPZOOM_ERROR_STRUCT_SIZE = -2,
    TAPZOOM_ERROR_NOT_FINITE = -3,
    TAPZOOM_ERROR_RANGE = -4,
    TAPZOOM_ERROR_ENUM = -5,
    TAPZOOM_ERROR_TIME = -6,
    TAPZOOM_ERROR_CONTACT_IN_USE = -7,
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8,
    TAPZOOM_ERROR_CONTACT_LIMIT = -9,
    TAPZOOM_ERROR_MEMORY = -10,
    TAPZOOM_ERROR_FULL = -11,
    TAPZOOM_ERROR_DATA = -12,
    TAPZOOM_ERROR_DIVERGED = -13
};

enum {
    TAPZOOM_TOUCH_BEGAN = 1,
    TAPZOOM_TOUCH_MOVED = 2,
    TAPZOOM_TOUCH_ENDED = 3,
    TAPZOOM_TOUCH_CANCELLED = 4
};

enum {
    TAPZOOM_TOOL_FINGER = 0,
    TAPZOOM_TOOL_PEN = 1,
    TAPZOOM_TOOL_MOUSE = 2
};

typedef struct tapzoom_sample {
    double time;
    int64_t id;
    double x, y;
    int32_t phase;
    int32_t tool;
} tapzoom_sample;

typedef struct tapzoom_transform {
    double scale;
    double rotation;
    double x, y;
} tapzoom_transform;

typedef struct tapzoom_rect {
    double x, y, width, height;
} tapzoom_rect;

enum {
    TAPZOOM_PRESET_PHOTOS = 0,
    TAPZOOM_PRESET_MAPS = 1,
    TAPZOOM_PRESET_READER = 2,
    TAPZOOM_PRESET_BOARD = 3
};

enum {
    TAPZOOM_GESTURE_TAP = 1 << 0,
    TAPZOOM_GESTURE_DOUBLE_TAP = 1 << 1,
    TAPZOOM_GESTURE_TWO_FINGER_TAP = 1 << 2,
    TAPZOOM_GESTURE_LONG_PRESS = 1 << 3,
    TAPZOOM_GESTURE_PAN = 1 << 4,
    TAPZOOM_GESTURE_PINCH = 1 << 5,
    TAPZOOM_GESTURE_ROTATE = 1 << 6,
    TAPZOOM_GESTURE_QUICK_ZOOM = 1 << 7,
    TAPZOOM_GESTURE_SWIPE = 1 << 8,
    TAPZOOM_GESTURE_FLING = 1 << 9
};

enum {
    TAPZOOM_FIT_NONE = 0,
    TAPZOOM_FIT_ALL = 1,
    TAPZOOM_FIT_FILL = 2,
    TAPZOOM_FIT_WIDTH = 3,
    TAPZOOM_FIT_HEIGHT = 4,
    TAPZOOM_FIT_ONE_TO_ONE = 5
};

typedef struct tapzoom_level {
    double factor;
    int32_t fit;
    int32_t reserved;
} tapzoom_level;

enum {
    TAPZOOM_ZOOM_NONE = 0,
    TAPZOOM_ZOOM_STEP = 1,
    TAPZOOM_ZOOM_TOGGLE = 2,
    TAPZOOM_ZOOM_CYCLE = 3,
    TAPZOOM_ZOOM_LEVELS = 4,
    TAPZOOM_ZOOM_RESET = 5
};

enum {
    TAPZOOM_ANCHOR_POINT = 0,
    TAPZOOM_ANCHOR_CENTER = 1
};

enum {
    TAPZOOM_BOUNDS_CONTENT = 0,
    TAPZOOM_BOUNDS_NONE = 1
};

typedef struct tapzoom_config {
    uint32_t struct_size;
    uint32_t gestures;
    uint32_t events;
    int32_t reduced_motion;
    double points_per_unit;
    double pixels_per_unit;
    int32_t fit;
    int32_t bounds;
    double align_x, align_y;
    tapzoom_level min_scale;
    tapzoom_level max_scale;
    int32_t double_tap;
    int32_t double_tap_anchor;
    int32_t two_finger_tap;
    int32_t two_finger_tap_anchor;
    double zoom_step;
    double zoom_duration;
    int32_t level_count;
    int32_t reserved;
    tapzoom_level levels[TAPZOOM_MAX_LEVELS];
    double tap_time;
    double tap_travel;
    double tap_travel_pannable;
    double tap_travel_pen;
    double tap_travel_mouse;
    double double_tap_time;
    double double_tap_bounce;
    double double_tap_distance;
    double two_finger_land_time;
    double two_finger_lift_time;
    double two_finger_distance;
    double press_time;
    double press_travel;
    double pan_slop;
    double axis_lock_ratio;
    double pinch_slop;
    double pinch_speed;
    double pinch_fade;
    double rotate_slop;
    double rotate_snap;
    double release_time;
    double swipe_speed;
    double swipe_angle;
    double quick_zoom_distance;
    double fling_min_speed;
    double fling_max_speed;
    double fling_decay;
    double rubber_band;
    double rubber_band_scale;
    double spring_frequency;
    double page_push;
} tapzoom_config;

enum {
    TAPZOOM_EVENT_NONE = 0,
    TAPZOOM_EVENT_TAP_UP = 1,
    TAPZOOM_EVENT_TAP = 2,
    TAPZOOM_EVENT_DOUBLE_TAP = 3,
    TAPZOOM_EVENT_MULTI_TAP = 4,
    TAPZOOM_EVENT_TWO_FINGER_TAP = 5,
    TAPZOOM_EVENT_LONG_PRESS = 6,
    TAPZOOM_EVENT_ZOOM = 7,
    TAPZOOM_EVENT_SETTLED = 8,
    TAPZOOM_EVENT_PAN = 9,
    TAPZOOM_EVENT_PINCH = 10,
    TAPZOOM_EVENT_ROTATE = 11,
    TAPZOOM_EVENT_QUICK_ZOOM = 12,
    TAPZOOM_EVENT_SWIPE = 13,
    TAPZOOM_EVENT_FLING = 14,
    TAPZOOM_EVENT_NEXT_PAGE = 15,
    TAPZOOM_EVENT_PREVIOUS_PAGE = 16
};

enum {
    TAPZOOM_DIRECTION_NONE = 0,
    TAPZOOM_DIRECTION_LEFT = 1,
    TAPZOOM_DIRECTION_RIGHT = 2,
    TAPZOOM_DIRECTION_UP = 3,
    TAPZOOM_DIRECTION_DOWN = 4
};

enum {
    TAPZOOM_PHASE_ONCE = 0,
    TAPZOOM_PHASE_BEGAN = 1,
    TAPZOOM_PHASE_CHANGED = 2,
    TAPZOOM_PHASE_ENDED = 3,
    TAPZOOM_PHASE_CANCELLED = 4
};

typedef struct tapzoom_event {
    double time;
    int32_t kind;
    int32_t phase;
    int32_t contact_count;
    int32_t tap_count;
    double view_x, view_y;
    double content_x, content_y;
    double scale, rotation;
    double velocity_x, velocity_y;
    double scale_velocity;
    double rotation_velocity;
    int32_t tool;
    int32_t direction;
    double reserved[2];
} tapzoom_event;

enum {
    TAPZOOM_STATE_TOUCHED = 1 << 0,
    TAPZOOM_STATE_MOVING = 1 << 1,
    TAPZOOM_STATE_ZOOMED = 1 << 2,
    TAPZOOM_STATE_AT_MIN = 1 << 3,
    TAPZOOM_STATE_AT_MAX = 1 << 4,
    TAPZOOM_STATE_EVENTS = 1 << 5,
    TAPZOOM_STATE_EVENTS_LOST = 1 << 6
};

enum {
    TAPZOOM_CALL_START = 1,
    TAPZOOM_CALL_LOAD = 2,
    TAPZOOM_CALL_CONFIG = 3,
    TAPZOOM_CALL_VIEWPORT = 4,
    TAPZOOM_CALL_TOUCH = 5,
    TAPZOOM_CALL_CANCEL = 6,
    TAPZOOM_CALL_ADVANCE = 7,
    TAPZOOM_CALL_ZOOM_TO_RECT = 8,
    TAPZOOM_CALL_ZOOM_TO = 9,
    TAPZOOM_CALL_ZOOM_BY = 10,
    TAPZOOM_CALL_SET_TRANSFORM = 11,
    TAPZOOM_CALL_RESET = 12,
    TAPZOOM_CALL_STOP = 13,
    TAPZOOM_CALL_POLL = 14
};

typedef struct tapzoom_call {
    int64_t number;
    uint64_t hash;
    double time;
    int32_t kind;
    int32_t event_count;
    double numbers[8];
    int64_t integers[4];
} tapzoom_call;

typedef struct tapzoom_view tapzoom_view;

int32_t tapzoom_version(void);
int32_t tapzoom_abi_version(void);
const char *tapzoom_status_string(tapzoom_status status);
tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset);
tapzoom_status tapzoom_create(const tapzoom_config *config, double view_width, double view_height,
                              double content_width, double content_height, tapzoom_view **view);
void tapzoom_destroy(tapzoom_view *view);
tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config);
tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config);
tapzoom_status tapzoom_set_viewport_size(tapzoom_view *view, double width, double height);
tapzoom_status tapzoom_set_content_size(tapzoom_view *view, double width, double height);
tapzoom_status tapzoom_set_insets(tapzoom_view *view, double left, double top, double right, double bottom);
tapzoom_status tapzoom_touches(tapzoom_view *view, const tapzoom_sample *samples, size_t count, size_t *accepted);
tapzoom_status tapzoom_cancel(tapzoom_view *view, double time);
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);
tapzoom_status tapzoom_get_time(const tapzoom_view *view, double *time);
tapzoom_status tapzoom_next_wake(const tapzoom_view *view, double *time);
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);
tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform);
tapzoom_status tapzoom_get_matrix(const tapzoom_view *view, float matrix[16]);
tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, tapzoom_rect *rect);
tapzoom_status tapzoom_get_target_rect(const tapzoom_view *view, tapzoom_rect *rect);
tapzoom_status tapzoom_get_raster(const tapzoom_view *view, double *scale, tapzoom_transform *residual);
tapzoom_status tapzoom_get_zoom_rect(const tapzoom_view *view, double scale, double center_x, double center_y,
                                     tapzoom_rect *rect);
tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *full);
tapzoom_status tapzoom_get_state(const tapzoom_view *view, uint32_t *state);
tapzoom_status tapzoom_view_to_content(const tapzoom_view *view, double view_x, double view_y, double *content_x,
                                       double *content_y);
tapzoom_status tapzoom_content_to_view(const tapzoom_view *view, double content_x, double content_y, double *view_x,
                                       double *view_y);
tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count);
tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, double x, double y, double width, double height,
                                    int32_t animated);
tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y, int32_t animated);
tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y, int32_t animated);
tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform, int32_t animated);
tapzoom_status tapzoom_reset(tapzoom_view *view, int32_t animated);
tapzoom_status tapzoom_stop(tapzoom_view *view);
tapzoom_status tapzoom_snapshot_size(const tapzoom_view *view, size_t *size);
tapzoom_status tapzoom_save(const tapzoom_view *view, void *memory, size_t capacity, size_t *size);
tapzoom_status tapzoom_load(tapzoom_view *view, const void *bytes, size_t size);
tapzoom_status tapzoom_record(tapzoom_view *view, void *memory, size_t size);
tapzoom_status tapzoom_poll_record(tapzoom_view *view, size_t *count);
tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *used, tapzoom_call *call,
                              tapzoom_event *events);
]]
end

-- ---- The library ---------------------------------------------------------------------------------------------------

local FILE, SYSTEM_NAME = "libtapzoom.so", "libtapzoom.so.1"

local function exists(path)
    local file = io.open(path, "rb")
    return file ~= nil and file:close()
end

--- The folder of this file. LÖVE knows where a file of the game is; its name tells only where in the game.
local function folder()
    local path = debug.getinfo(1, "S").source:match("^@(.*)$") or ""
    local inside = love and love.filesystem and love.filesystem.getRealDirectory(path)
    return (inside and inside .. "/" or "") .. (path:match("^(.*)/") or ".")
end

--- Where to load the library from. A file that is there is used, or it is an error: nothing silently takes its place.
local function find()
    local named = os.getenv("TAPZOOM_LIBRARY")
    if named and named ~= "" then
        -- The loader would look up a bare name elsewhere.
        return named:find("/", 1, true) and named or "./" .. named
    end
    local tried = {"TAPZOOM_LIBRARY: not set"}
    local here = folder()
    local files = {here .. "/" .. FILE}
    -- Only a checkout of tapzoom has this header; elsewhere that folder is somebody else's.
    if exists(here .. "/../../include/tapzoom.h") then files[2] = here .. "/../../build/lib/" .. FILE end
    for _, file in ipairs(files) do
        if exists(file) then return file end
        tried[#tried + 1] = file .. ": no such file"
    end
    local found, problem = pcall(ffi.load, SYSTEM_NAME)
    if found then return SYSTEM_NAME end
    tried[#tried + 1] = "the system's loader: " .. problem
    return nil, "tapzoom: there is no " .. FILE .. ". Tried:\n  " .. table.concat(tried, "\n  ")
end

local HELP = "\nSet the environment variable TAPZOOM_LIBRARY to the library's file, put it beside tapzoom.lua, "
    .. "install it, or run `make build` in a source checkout."

local function load_library()
    local path, problem = find()
    if not path then error(problem .. HELP, 0) end
    local loaded, library = pcall(ffi.load, path)
    if not loaded then error("tapzoom: cannot load " .. path .. ": " .. library .. HELP, 0) end
    local is_tapzoom, version = pcall(function() return library.tapzoom_abi_version() end)
    if not is_tapzoom then error("tapzoom: " .. path .. " is no tapzoom library: " .. version .. HELP, 0) end
    if version ~= library.TAPZOOM_ABI_VERSION then
        local needed = library.TAPZOOM_ABI_VERSION
        error(("tapzoom: %s has ABI version %d, this file needs %d"):format(path, version, needed) .. HELP, 0)
    end
    return library, path
end

local C, library_path = load_library()

local tapzoom = {
    --- The library with the functions and constants of the header, for what this face leaves out.
    C = C,
    --- Where the library was found.
    library_path = library_path,
    MAX_CONTACTS = C.TAPZOOM_MAX_CONTACTS,
    MAX_LEVELS = C.TAPZOOM_MAX_LEVELS,
    EVENT_CAPACITY = C.TAPZOOM_EVENT_CAPACITY,
    -- LuaJIT's declarations have no constants that are no whole numbers.
    MAX_LENGTH = 1e12,
    MIN_SIZE = 1e-6,
    MAX_TIME = 1e12,
}

--- The library's version, such as "1.0.0".
function tapzoom.library_version()
    local number = C.tapzoom_version()
    return ("%d.%d.%d"):format(number / 10000, number / 100 % 100, number % 100)
end

-- ---- Names ---------------------------------------------------------------------------------------------------------

--- The numbers of an enumeration by name, and the names by number.
local function names(prefix, list)
    local both = {}
    for name in list:gmatch("%S+") do
        local number = C["TAPZOOM_" .. prefix .. "_" .. name:upper()]
        both[name], both[number] = number, name
    end
    return both
end

local STATUS = names("ERROR", [[null struct_size not_finite range enum time contact_in_use contact_unknown contact_limit
    memory full data diverged]])
local TOUCH = names("TOUCH", "began moved ended cancelled")
local TOOL = names("TOOL", "finger pen mouse")
local PRESET = names("PRESET", "photos maps reader board")
local GESTURE = names("GESTURE", "tap double_tap two_finger_tap long_press pan pinch rotate quick_zoom swipe fling")
local FIT = names("FIT", "none all fill width height one_to_one")
local ZOOM = names("ZOOM", "none step toggle cycle levels reset")
local ANCHOR = names("ANCHOR", "point center")
local BOUNDS = names("BOUNDS", "content none")
local EVENT = names("EVENT", [[none tap_up tap double_tap multi_tap two_finger_tap long_press zoom settled pan pinch
    rotate quick_zoom swipe fling next_page previous_page]])
local DIRECTION = names("DIRECTION", "none left right up down")
local PHASE = names("PHASE", "once began changed ended cancelled")
local STATE = names("STATE", "touched moving zoomed at_min at_max events events_lost")
local CALL = names("CALL", [[start load config viewport touch cancel advance zoom_to_rect zoom_to zoom_by set_transform
    reset stop poll]])

--- The numbers of phases and tools, for samples that are filled by hand: tapzoom.touch_phases.began.
tapzoom.touch_phases, tapzoom.tools = TOUCH, TOOL

-- ---- Errors --------------------------------------------------------------------------------------------------------

-- What a right program meets too.
local RETURNED = {}
for name in ("time contact_in_use contact_unknown contact_limit memory full data diverged"):gmatch("%S+") do
    RETURNED[STATUS[name]] = name
end

--- Tells of a status that is not OK. It is always called last, so that level 2 is the line of the program.
local function fail(view, status, accepted)
    if view and not view._handle then error("tapzoom: the view has been destroyed", 2) end
    local message = ffi.string(C.tapzoom_status_string(status))
    if RETURNED[status] then return nil, message, RETURNED[status], accepted end
    error("tapzoom: " .. message, 2)
end

local function check(view, status)
    if status == 0 then return true end
    return fail(view, status)
end

-- ---- Settings ------------------------------------------------------------------------------------------------------

-- How each setting is written into the C struct from a Lua value, and read back. Writing returns what is wrong, if
-- anything is.
local SETTINGS = {}

for name in ([[points_per_unit pixels_per_unit align_x align_y zoom_step zoom_duration tap_time tap_travel
    tap_travel_pannable tap_travel_pen tap_travel_mouse double_tap_time double_tap_bounce double_tap_distance
    two_finger_land_time two_finger_lift_time two_finger_distance press_time press_travel pan_slop axis_lock_ratio
    pinch_slop pinch_speed pinch_fade rotate_slop rotate_snap release_time swipe_speed swipe_angle quick_zoom_distance
    fling_min_speed fling_max_speed fling_decay rubber_band rubber_band_scale spring_frequency page_push]])
    :gmatch("%S+") do
    SETTINGS[name] = {
        read = function(config) return config[name] end,
        write = function(config, value)
            if type(value) ~= "number" then return "a number is needed" end
            config[name] = value
        end,
    }
end

local function choice(name, enumeration)
    SETTINGS[name] = {
        read = function(config) return enumeration[config[name]] end,
        write = function(config, value)
            if type(value) ~= "string" or not enumeration[value] then return "no such name" end
            config[name] = enumeration[value]
        end,
    }
end

choice("fit", FIT)
choice("bounds", BOUNDS)
choice("double_tap", ZOOM)
choice("double_tap_anchor", ANCHOR)
choice("two_finger_tap", ZOOM)
choice("two_finger_tap_anchor", ANCHOR)

local function read_level(level)
    return {FIT[level.fit], level.factor}
end

local function write_level(level, value)
    local fit, factor
    if type(value) == "table" then fit, factor = value[1], value[2] or 1 end
    if type(fit) ~= "string" or not FIT[fit] or type(factor) ~= "number" then return 'a level is {"all", 2.5}' end
    level.fit, level.factor, level.reserved = FIT[fit], factor, 0
end

for _, name in ipairs{"min_scale", "max_scale"} do
    SETTINGS[name] = {
        read = function(config) return read_level(config[name]) end,
        write = function(config, value) return write_level(config[name], value) end,
    }
end

SETTINGS.levels = {
    read = function(config)
        local levels = {}
        for i = 1, config.level_count do levels[i] = read_level(config.levels[i - 1]) end
        return levels
    end,
    write = function(config, value)
        if type(value) ~= "table" then return "a list of levels is needed" end
        if #value > C.TAPZOOM_MAX_LEVELS then return "at most " .. C.TAPZOOM_MAX_LEVELS .. " levels" end
        for i = 1, #value do
            local problem = write_level(config.levels[i - 1], value[i])
            if problem then return problem end
        end
        config.level_count = #value
    end,
}

SETTINGS.reduced_motion = {
    read = function(config) return config.reduced_motion ~= 0 end,
    write = function(config, value)
        if type(value) ~= "boolean" then return "true or false is needed" end
        config.reduced_motion = value and 1 or 0
    end,
}

--- A mask of bits is a set, {pan = true, ...}. A list means these and no others; a set changes what it names.
local function set(name, enumeration, bit_of)
    SETTINGS[name] = {
        read = function(config)
            local members = {}
            for member, number in pairs(enumeration) do
                if type(member) == "string" and bit_of(number) > 0 then
                    members[member] = bit.band(config[name], bit_of(number)) ~= 0
                end
            end
            return members
        end,
        write = function(config, value)
            if type(value) ~= "table" then return "a set is needed, such as {pan = false}" end
            local mask = (#value > 0 or next(value) == nil) and 0 or config[name]
            for key, on in pairs(value) do
                local member = type(key) == "number" and on or key
                if type(member) ~= "string" or not enumeration[member] then
                    return "no such name: " .. tostring(member)
                end
                local one = bit_of(enumeration[member])
                mask = on and bit.bor(mask, one) or bit.band(mask, bit.bnot(one))
            end
            config[name] = mask % 2^32
        end,
    }
end

set("gestures", GESTURE, function(number) return number end)
set("events", EVENT, function(number) return number > 0 and 2^number or 0 end)

--- Writes settings into a C struct; returns what is wrong, if anything is.
local function write_settings(config, settings, is_other)
    for name, value in pairs(settings) do
        if not (is_other and is_other[name]) then
            local setting = SETTINGS[name]
            if not setting then return ("tapzoom: there is no setting %s"):format(tostring(name)) end
            local problem = setting.write(config, value)
            if problem then return ("tapzoom: %s = %s: %s"):format(name, tostring(value), problem) end
        end
    end
end

-- ---- Touches -------------------------------------------------------------------------------------------------------

--- Memory for count samples, an array of tapzoom_sample that begins at 0, for view:push.
function tapzoom.samples(count)
    return ffi.new("tapzoom_sample[?]", count)
end

local NO_ID = "tapzoom: the id of a touch is a whole number, not "

local function int64(id)
    local kind = type(id)
    if kind == "number" then return id % 1 == 0 and math.abs(id) < 2^53 and ffi.cast("int64_t", id) end
    if kind == "userdata" then return ffi.cast("intptr_t", ffi.cast("void *", id)) end
    return kind == "cdata" and ffi.cast("int64_t", id)
end

--- The int64_t of a touch's id: a whole number, a cdata of 64 bits, or a lightuserdata as LÖVE gives it (also a NULL,
--- which is a touch like any other). A Lua number holds whole numbers below 2^53 only.
function tapzoom.id(id)
    local number = int64(id)
    if not number then error(NO_ID .. tostring(id), 2) end
    return number
end

-- ---- The view ------------------------------------------------------------------------------------------------------

local View = {}
View.__index = View

-- What the library writes its answers into. Lua runs one call at a time, so one of each will do.
local sample = ffi.new("tapzoom_sample")
local transform = ffi.new("tapzoom_transform")
local rect = ffi.new("tapzoom_rect")
local first, second, third = ffi.new("double[1]"), ffi.new("double[1]"), ffi.new("double[1]")
local count = ffi.new("size_t[1]")
local bits = ffi.new("uint32_t[1]")
local floats = ffi.new("float[16]")

local IS_NO_SETTING = {viewport = true, content = true, preset = true}

--- Makes a view that shows the full view of its content.
--
-- viewport  {width, height} in view units.
-- content   {width, height} in content units.
-- preset    "photos" [default], "maps", "reader" or "board".
-- Every other key is a setting of tapzoom_config: pan_slop = 0, max_scale = {"all", 10}, double_tap = "toggle",
-- gestures = {rotate = true} (changes what it names; a list, {"pan", "pinch"}, means these and no others).
--
-- It is freed when nothing refers to it, or by view:destroy(). Returns nil, message, "memory" where there is none.
function tapzoom.view(options)
    local preset = PRESET[options.preset or "photos"]
    if type(preset) ~= "number" then error("tapzoom: there is no preset " .. tostring(options.preset), 2) end
    if type(options.viewport) ~= "table" or type(options.content) ~= "table" then
        error("tapzoom: viewport = {width, height} and content = {width, height} are needed", 2)
    end
    local config, handle = ffi.new("tapzoom_config"), ffi.new("tapzoom_view *[1]")
    local status = C.tapzoom_config_init(config, ffi.sizeof(config), preset)
    if status ~= 0 then return fail(nil, status) end
    local problem = write_settings(config, options, IS_NO_SETTING)
    if problem then error(problem, 2) end
    local viewport, content = options.viewport, options.content
    status = C.tapzoom_create(config, viewport[1], viewport[2], content[1], content[2], handle)
    if status ~= 0 then return fail(nil, status) end
    return setmetatable({
        _handle = ffi.gc(handle[0], C.tapzoom_destroy),
        _events = ffi.new("tapzoom_event[?]", C.TAPZOOM_EVENT_CAPACITY),
        _event = {},
        _event_count = 0,
        _next_event = 0,
        _more = false,
    }, View)
end

--- Forgets events that were taken out of the view but not out of the array: they belong to what it was before.
local function forget_events(self)
    self._next_event, self._event_count, self._more = 0, 0, false
end

--- Frees the view. Every other call on it is then an error; destroying it again does nothing.
function View:destroy()
    if self._handle then C.tapzoom_destroy(ffi.gc(self._handle, nil)) end
    self._handle, self._recording = nil, nil
    forget_events(self)
end

function View:is_destroyed()
    return self._handle == nil
end

local function get_config(self)
    local config = ffi.new("tapzoom_config")
    config.struct_size = ffi.sizeof(config)
    return C.tapzoom_get_config(self._handle, config), config
end

--- All settings as a table, as view:set_config and tapzoom.view take them.
function View:config()
    local status, config = get_config(self)
    if status ~= 0 then return fail(self, status) end
    local settings = {}
    for name, setting in pairs(SETTINGS) do settings[name] = setting.read(config) end
    return settings
end

--- Changes the settings that the table names.
function View:set_config(settings)
    local status, config = get_config(self)
    if status ~= 0 then return fail(self, status) end
    local problem = write_settings(config, settings)
    if problem then error(problem, 2) end
    return check(self, C.tapzoom_set_config(self._handle, config))
end

--- The viewport was resized or turned. Keeps what the user looks at.
function View:resize(width, height)
    return check(self, C.tapzoom_set_viewport_size(self._handle, width, height))
end

--- The content has another size, such as the full image after its preview. Keeps what the user looks at.
function View:set_content_size(width, height)
    return check(self, C.tapzoom_set_content_size(self._handle, width, height))
end

--- Bars over the viewport's edges, in view units [0]: content is fitted, centered and held within what they leave.
function View:set_insets(left, top, right, bottom)
    return check(self, C.tapzoom_set_insets(self._handle, left or 0, top or 0, right or 0, bottom or 0))
end

-- ---- Input and time ------------------------------------------------------------------------------------------------

--- Pushes one touch.
--
-- time   Seconds, not before the view's clock.
-- id     See tapzoom.id; the same from "began" to "ended" or "cancelled".
-- phase  "began", "moved", "ended" or "cancelled".
-- x, y   View units.
-- tool   "finger" [default], "pen" or "mouse" (with its button held).
--
-- Returns true; or nil, message and "time": push it again with view:time(); "contact_in_use": its end was missed, push
-- "cancelled", then "began" again; "contact_unknown": nothing to do; "contact_limit": leave that finger out.
function View:touch(time, id, phase, x, y, tool)
    local phase_number, tool_number = TOUCH[phase], TOOL[tool or "finger"]
    if type(phase_number) ~= "number" then error("tapzoom: there is no phase " .. tostring(phase), 2) end
    if type(tool_number) ~= "number" then error("tapzoom: there is no tool " .. tostring(tool), 2) end
    local id_number = int64(id)
    if not id_number then error(NO_ID .. tostring(id), 2) end
    sample.time, sample.id, sample.x, sample.y = time, id_number, x, y
    sample.phase, sample.tool = phase_number, tool_number
    return check(self, C.tapzoom_touches(self._handle, sample, 1, nil))
end

--- Pushes the first count [all] of an array made by tapzoom.samples, in the order in which they happened.
--
-- Returns how many; or nil, message, status as view:touch, and how many were taken before the bad one.
function View:push(samples, number)
    local room = math.floor(ffi.sizeof(samples) / ffi.sizeof("tapzoom_sample"))
    number = number or room
    if not (number >= 0 and number <= room) then -- nor NaN
        error(("tapzoom: %s samples in an array of %d"):format(number, room), 2)
    end
    count[0] = 0
    local status = C.tapzoom_touches(self._handle, samples, number, count)
    local accepted = tonumber(count[0])
    if status ~= 0 then return fail(self, status, accepted) end
    return accepted
end

--- The system took all touches away, or the window lost its focus: forgets every contact and pending tap.
function View:cancel(time)
    return check(self, C.tapzoom_cancel(self._handle, time))
end

--- Moves the view's clock: call it once a frame, after that frame's touches and before reading.
function View:advance(time)
    return check(self, C.tapzoom_advance(self._handle, time))
end

local function read_number(self, read)
    local status = read(self._handle, first)
    if status ~= 0 then return fail(self, status) end
    return first[0]
end

--- The view's clock: the latest time that it was given; -math.huge before the first.
function View:time()
    return read_number(self, C.tapzoom_get_time)
end

--- When the view next needs view:advance: its clock (at once, every frame) while it moves; math.huge: not before the
--- next touch.
function View:next_wake()
    return read_number(self, C.tapzoom_next_wake)
end

-- ---- Output --------------------------------------------------------------------------------------------------------

local function read_transform(self, read)
    local status = read(self._handle, transform)
    if status ~= 0 then return fail(self, status) end
    return transform.scale, transform.rotation, transform.x, transform.y
end

--- Where the content is now, as four numbers: scale, rotation, x, y.
--- view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x, and so on: in LÖVE translate(x, y),
--- rotate(rotation), scale(scale).
function View:transform()
    return read_transform(self, C.tapzoom_get_transform)
end

--- Where the motion will end that runs; without one, as view:transform.
function View:target_transform()
    return read_transform(self, C.tapzoom_get_target_transform)
end

--- The transform as 16 numbers, column by column, in a table: a new one, or the one given.
function View:matrix(into)
    local status = C.tapzoom_get_matrix(self._handle, floats)
    if status ~= 0 then return fail(self, status) end
    into = into or {}
    -- Into an array of C it would write beyond the end.
    if type(into) ~= "table" then error("tapzoom: a matrix is written into a table, not " .. type(into), 2) end
    for i = 1, 16 do into[i] = floats[i - 1] end
    return into
end

local function read_rect(self, read)
    local status = read(self._handle, rect)
    if status ~= 0 then return fail(self, status) end
    return rect.x, rect.y, rect.width, rect.height
end

--- The part of the content plane that the viewport shows: x, y, width, height in content units. When rotated, the
--- smallest upright rectangle around it.
function View:visible_rect()
    return read_rect(self, C.tapzoom_get_visible_rect)
end

--- The same where the motion will end: what to fetch beforehand.
function View:target_rect()
    return read_rect(self, C.tapzoom_get_target_rect)
end

--- The scale at which content should be drawn into a picture of it, in device pixels per content unit; then, as four
--- numbers, the transform from pixels of that picture to device pixels of the viewport.
function View:raster()
    local status = C.tapzoom_get_raster(self._handle, first, transform)
    if status ~= 0 then return fail(self, status) end
    return first[0], transform.scale, transform.rotation, transform.x, transform.y
end

--- The rectangle of content that fills the viewport at a scale around a center, for view:zoom_to_rect.
function View:zoom_rect(scale, center_x, center_y)
    local status = C.tapzoom_get_zoom_rect(self._handle, scale, center_x, center_y, rect)
    if status ~= 0 then return fail(self, status) end
    return rect.x, rect.y, rect.width, rect.height
end

--- The smallest and the largest scale, and that of the full view.
function View:scale_range()
    local status = C.tapzoom_get_scale_range(self._handle, first, second, third)
    if status ~= 0 then return fail(self, status) end
    return first[0], second[0], third[0]
end

--- What the view is doing, as a set: view:state().moving.
function View:state()
    local status = C.tapzoom_get_state(self._handle, bits)
    if status ~= 0 then return fail(self, status) end
    local state = {}
    for name, one in pairs(STATE) do
        if type(name) == "string" then state[name] = bit.band(bits[0], one) ~= 0 end
    end
    return state
end

local function convert(self, conversion, x, y)
    local status = conversion(self._handle, x, y, first, second)
    if status ~= 0 then return fail(self, status) end
    return first[0], second[0]
end

--- The content point under a point of the view.
function View:view_to_content(x, y)
    return convert(self, C.tapzoom_view_to_content, x, y)
end

--- Where a content point is in the view.
function View:content_to_view(x, y)
    return convert(self, C.tapzoom_content_to_view, x, y)
end

local function poll(self)
    local status = C.tapzoom_poll_events(self._handle, self._events, C.TAPZOOM_EVENT_CAPACITY, count)
    if status ~= 0 then return status end
    self._next_event, self._event_count = 0, tonumber(count[0])
    -- Only a full array can mean that there are more.
    self._more = self._event_count == C.TAPZOOM_EVENT_CAPACITY
    return 0
end

--- Writes an event into a table, with the header's names, and strings for its enumerations.
local function read_event(source, event)
    event.time = source.time
    event.kind, event.phase = EVENT[source.kind], PHASE[source.phase]
    event.contact_count, event.tap_count = source.contact_count, source.tap_count
    event.view_x, event.view_y = source.view_x, source.view_y
    event.content_x, event.content_y = source.content_x, source.content_y
    event.scale, event.rotation = source.scale, source.rotation
    event.velocity_x, event.velocity_y = source.velocity_x, source.velocity_y
    event.scale_velocity, event.rotation_velocity = source.scale_velocity, source.rotation_velocity
    event.tool, event.direction = TOOL[source.tool], DIRECTION[source.direction]
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

--- Takes the events out of the view, oldest first: for event in view:events() do ... end
--
-- An event has the fields of tapzoom_event: kind, phase, tool and direction as names, the others as numbers. It is one
-- table that is used again and again, so that frames make no garbage: copy what you keep. What a loop leaves behind
-- when it breaks, the next one finds first.
function View:events()
    if self._next_event == self._event_count then
        local status = poll(self)
        if status ~= 0 then return fail(self, status) end
    else
        self._more = true
    end
    return next_event, self
end

-- ---- Commands ------------------------------------------------------------------------------------------------------

-- They start at the view's clock, from wherever the view is, and take it from the fingers. They last zoom_duration, or
-- no time at all where animated is false. The result is held to the limits and bounds.

local function animation(animated)
    return animated == false and 0 or 1
end

--- Shows a rectangle of content, as large as fits and centered.
function View:zoom_to_rect(x, y, width, height, animated)
    return check(self, C.tapzoom_zoom_to_rect(self._handle, x, y, width, height, animation(animated)))
end

--- Zooms to a scale and keeps the content under a point of the view there.
function View:zoom_to(scale, view_x, view_y, animated)
    return check(self, C.tapzoom_zoom_to(self._handle, scale, view_x, view_y, animation(animated)))
end

--- Zooms by a factor of where the running motion will end, about a point of the view.
function View:zoom_by(factor, view_x, view_y, animated)
    return check(self, C.tapzoom_zoom_by(self._handle, factor, view_x, view_y, animation(animated)))
end

--- Goes to a transform, such as view:transform() gave.
function View:set_transform(scale, rotation, x, y, animated)
    transform.scale, transform.rotation, transform.x, transform.y = scale, rotation, x, y
    return check(self, C.tapzoom_set_transform(self._handle, transform, animation(animated)))
end

--- Goes to the full view.
function View:reset(animated)
    return check(self, C.tapzoom_reset(self._handle, animation(animated)))
end

--- Stops a running motion where it is, or as near to that as the bounds allow.
function View:stop()
    return check(self, C.tapzoom_stop(self._handle))
end

-- ---- Snapshots and recordings --------------------------------------------------------------------------------------

--- All of the view as a string of bytes: settings, sizes, fingers, motions, events that wait. Equal views give equal
--- strings.
function View:save()
    local status = C.tapzoom_snapshot_size(self._handle, count)
    if status ~= 0 then return fail(self, status) end
    local memory = ffi.new("uint8_t[?]", count[0])
    status = C.tapzoom_save(self._handle, memory, count[0], count)
    if status ~= 0 then return fail(self, status) end
    return ffi.string(memory, count[0])
end

--- Goes on as the view that was saved would have, whatever this one was before. Returns nil, message, "data" for bytes
--- that are no snapshot of this version.
function View:load(snapshot)
    local status = C.tapzoom_load(self._handle, snapshot, #snapshot)
    if status == 0 then forget_events(self) end
    return check(self, status)
end

--- Records from now on what changes the view, for view:poll_record; 0 ends it. size [65536] is how many bytes may come
--- together between two polls. Returns nil, message, "full" where that is too small for a beginning.
function View:record(size)
    size = size or 65536
    local memory = size > 0 and ffi.new("uint8_t[?]", size) or nil
    local status = C.tapzoom_record(self._handle, memory, size)
    -- From now on the library writes into this memory; but a size that is none leaves it with the one that it has.
    if status == 0 or status == C.TAPZOOM_ERROR_FULL then self._recording = memory end
    return check(self, status)
end

--- What was recorded since the last time, a string that may be empty: the parts, one behind the other, are the
--- recording. Returns nil, message, "full" when something did not fit; recording has then ended.
function View:poll_record()
    local status = C.tapzoom_poll_record(self._handle, count)
    if status ~= 0 then return fail(self, status) end
    return self._recording and ffi.string(self._recording, count[0]) or ""
end

-- The names of the arguments of each kind of call: the numbers, then the integers.
local SIZES = {"viewport_width", "viewport_height", "content_width", "content_height", "left", "top", "right", "bottom"}
local ANIMATED = {"animated"}
local ARGUMENTS = {
    start = {SIZES},
    viewport = {SIZES},
    touch = {{"time", "x", "y"}, {"id", "phase", "tool"}},
    cancel = {{"time"}},
    advance = {{"time"}},
    zoom_to_rect = {{"x", "y", "width", "height"}, ANIMATED},
    zoom_to = {{"scale", "x", "y"}, ANIMATED},
    zoom_by = {{"factor", "x", "y"}, ANIMATED},
    set_transform = {{"scale", "rotation", "x", "y"}, ANIMATED},
    reset = {{}, ANIMATED},
    poll = {{}, {"count"}},
}

--- A whole number as a Lua number where that holds it.
local function plain(integer)
    return math.abs(tonumber(integer)) < 2^53 and tonumber(integer) or integer
end

local function read_call(call, events)
    local kind = CALL[call.kind]
    local numbers, integers = unpack(ARGUMENTS[kind] or {})
    local arguments, polled = {}, {}
    for i, name in ipairs(numbers or {}) do arguments[name] = call.numbers[i - 1] end
    for i, name in ipairs(integers or {}) do arguments[name] = plain(call.integers[i - 1]) end
    if kind == "touch" then
        arguments.phase, arguments.tool = TOUCH[arguments.phase], TOOL[arguments.tool]
    elseif arguments.animated then
        arguments.animated = arguments.animated ~= 0
    end
    for i = 1, call.event_count do polled[i] = read_event(events[i - 1], {}) end
    return {
        number = tonumber(call.number), kind = kind, arguments = arguments, time = call.time, events = polled,
        hash = bit.tohex(call.hash),
    }
end

--- Replays a recording, all parts one behind the other, on this view, whatever it was before.
--
-- visit  Is called with each call, if it is given: number, kind, arguments by name, time (the view's clock after it),
--        events (what it polled) and hash (16 hexadecimal digits).
--
-- Returns how many calls there were; or nil, message and "data": the bytes are no recording, or damaged; "diverged":
-- the last call that was visited did not come to what was recorded.
function View:replay(recording, visit)
    local call, events = ffi.new("tapzoom_call"), ffi.new("tapzoom_event[?]", C.TAPZOOM_EVENT_CAPACITY)
    local bytes, offset, calls, used = ffi.cast("const uint8_t *", recording), 0, 0, ffi.new("size_t[1]")
    while true do
        local status = C.tapzoom_replay(self._handle, bytes + offset, #recording - offset, used, call, events)
        local done = status == 0 or status == C.TAPZOOM_ERROR_DIVERGED
        if done and used[0] > 0 then
            offset, calls = offset + tonumber(used[0]), calls + 1
            forget_events(self)
            if visit then visit(read_call(call, events)) end
        end
        if status ~= 0 then return fail(self, status) end
        if used[0] == 0 then return calls end
    end
end

return tapzoom

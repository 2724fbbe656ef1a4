# SPDX-License-Identifier: MIT
"""Mistakes in bindings, and the faults that the comparison must find.

For each binding and mistake: the file in the binding's folder, a text in it, its replacement, and the faults.
"""

MISTAKES = {
    "python": {
        "a wrong limit": ("tapzoom/_abi.py", "MAX_LENGTH = 1e12", "MAX_LENGTH = 1e11", ["constant TAPZOOM_MAX_LENGTH"]),
        "a missing limit": ("tapzoom/_abi.py", "\nMAX_CONTACTS = 16", "", ["constant TAPZOOM_MAX_CONTACTS"]),
        "swapped fields": (
            "tapzoom/_abi.py", '("pan_slop", c_double),\n        ("axis_lock_ratio", c_double)',
            '("axis_lock_ratio", c_double),\n        ("pan_slop", c_double)',
            ["field tapzoom_config.axis_lock_ratio", "field tapzoom_config.pan_slop"]),
        "a field with a wrong type": (
            "tapzoom/_abi.py", '("gestures", c_uint32)', '("gestures", c_int32)', ["field tapzoom_config.gestures"]),
        "a missing field": (
            "tapzoom/_abi.py", '\n        ("reserved", c_double),', "",
            ["field tapzoom_frame_result.reserved", "struct tapzoom_frame_result"]),
        "an array that is too short": (
            "tapzoom/_abi.py", '("integers", c_int64 * 12)', '("integers", c_int64 * 11)',
            ["field tapzoom_record_entry.integers", "struct tapzoom_record_entry"]),
        "an argument with a wrong type": (
            "tapzoom/_abi.py", '"tapzoom_advance": (_status, (_view, c_double))',
            '"tapzoom_advance": (_status, (_view, c_float))', ["function tapzoom_advance"]),
        "a missing argument": (
            "tapzoom/_abi.py", '"tapzoom_reset": (_status, (_view, _options))', '"tapzoom_reset": (_status, (_view,))',
            ["function tapzoom_reset"]),
        "a wrong result type": (
            "tapzoom/_abi.py", '"tapzoom_destroy": (None,', '"tapzoom_destroy": (_status,',
            ["function tapzoom_destroy"]),
        "a missing function": (
            "tapzoom/_abi.py", '    "tapzoom_stop": (_status, (_view,)),\n', "", ["function tapzoom_stop"]),
        "an extra function": (
            "tapzoom/_abi.py", '    "tapzoom_stop"', '    "tapzoom_start": (_status, (_view,)),\n    "tapzoom_stop"',
            ["function tapzoom_start"]),
        "a wrong number": ("tapzoom/enums.py", "WIDTH = 3\n", "WIDTH = 7\n", ["constant TAPZOOM_FIT_WIDTH"]),
        "a wrong bit": (
            "tapzoom/enums.py", "FLING = 1 << 9\n", "FLING = 1 << 10\n", ["constant TAPZOOM_GESTURE_FLING"]),
        "a missing value": (
            "tapzoom/enums.py", "    POLL = 24\n", "", ["constant TAPZOOM_RECORD_POLL"]),
        "a value with a wrong name": (
            "tapzoom/enums.py", "CYCLE = 3\n", "CIRCLE = 3\n",
            ["constant TAPZOOM_ZOOM_CIRCLE", "constant TAPZOOM_ZOOM_CYCLE"]),
    },
    "cpp": {
        "a wrong limit": (
            "tapzoom.hpp", "max_time = TAPZOOM_MAX_TIME", "max_time = 1e9", ["constant TAPZOOM_MAX_TIME"]),
        "a field of a scroll with a wrong enumeration": (
            "tapzoom.hpp", "ScrollSource source = ScrollSource::wheel;", "ScrollUnit source = ScrollUnit::pixel;",
            ["meaning tapzoom_scroll.source"]),
        "a wrong constant": (
            "tapzoom.hpp", "began = TAPZOOM_PHASE_BEGAN", "began = TAPZOOM_TOUCH_BEGAN",
            ["constant TAPZOOM_PHASE_BEGAN", "enumeration TAPZOOM_TOUCH_BEGAN"]),
        "a number in place of a constant": (
            "tapzoom.hpp", "cover = TAPZOOM_FIT_COVER", "cover = 2",
            ["constant Fit::cover", "constant TAPZOOM_FIT_COVER"]),
        "a value with a wrong name": (
            "tapzoom.hpp", "pen = TAPZOOM_TOOL_PEN", "pencil = TAPZOOM_TOOL_PEN",
            ["constant TAPZOOM_TOOL_PEN", "constant Tool::pencil"]),
        "a missing value": (
            "tapzoom.hpp", "    right = TAPZOOM_LIMIT_RIGHT,\n", "",
            ["constant TAPZOOM_LIMIT_RIGHT"]),
        "swapped fields": (
            "tapzoom.hpp", "double rubber_band;\n    double rubber_band_scale;",
            "double rubber_band_scale;\n    double rubber_band;",
            ["field tapzoom_config.rubber_band", "field tapzoom_config.rubber_band_scale"]),
        "a field with a wrong type": (
            "tapzoom.hpp", "std::int32_t tap_count;", "std::uint32_t tap_count;", ["field tapzoom_event.tap_count"]),
        "a field with a wrong enumeration": (
            "tapzoom.hpp", "Zoom two_finger_tap;", "Anchor two_finger_tap;", ["meaning tapzoom_config.two_finger_tap"]),
        "a field without its enumeration": (
            "tapzoom.hpp", "Bounds bounds;", "std::int32_t bounds;", ["meaning tapzoom_config.bounds"]),
        "a field without its flags": (
            "tapzoom.hpp", "Limit limits;", "std::uint32_t limits;", ["meaning tapzoom_event.limits"]),
        "a field with wrong flags": (
            "tapzoom.hpp", "Button host_buttons;", "Limit host_buttons;", ["meaning tapzoom_config.host_buttons"]),
        "a call that is missing": (
            "tapzoom.hpp", "tapzoom_set_contact_owner(get(), id, static_cast<std::int32_t>(owner))",
            "tapzoom_get_contact_owner(get(), id, nullptr)", ["function tapzoom_set_contact_owner"]),
        "a number in place of a call": (
            "tapzoom.hpp", "tapzoom_stop(get())", "0", ["function tapzoom_stop"]),
        "a call of a wrong function": (
            "tapzoom.hpp", "tapzoom_get_target_transform(get(), &transform)",
            "tapzoom_get_transform(get(), &transform)", ["function tapzoom_get_target_transform"]),
    },
    "lua": {
        "a wrong number": (
            "tapzoom.lua", "TAPZOOM_FIT_WIDTH = 3", "TAPZOOM_FIT_WIDTH = 7", ["constant TAPZOOM_FIT_WIDTH"]),
        "a wrong limit": (
            "tapzoom.lua", "TAPZOOM_MAX_CONTACTS = 16", "TAPZOOM_MAX_CONTACTS = 17", ["constant TAPZOOM_MAX_CONTACTS"]),
        "a missing value": (
            "tapzoom.lua", "TAPZOOM_PHASE_CANCELLED = 4", "",
            ["constant TAPZOOM_PHASE_CANCELLED"]),
        "swapped fields": (
            "tapzoom.lua", "double view_x, view_y;\n    double content_x",
            "double view_y, view_x;\n    double content_x",
            ["field tapzoom_event.view_x", "field tapzoom_event.view_y"]),
        "a field with a wrong type": ("tapzoom.lua", "int64_t id;", "double id;", ["field tapzoom_sample.id"]),
        "a reserved field that is too short": (
            "tapzoom.lua", "double reserved[2];", "double reserved[1];",
            ["field tapzoom_event.reserved", "struct tapzoom_event"]),
        "a missing function": (
            "tapzoom.lua", "tapzoom_status tapzoom_stop(tapzoom_view *view);", "", ["function tapzoom_stop"]),
        "an argument with a wrong type": (
            "tapzoom.lua", "tapzoom_advance(tapzoom_view *view, double time)",
            "tapzoom_advance(tapzoom_view *view, float time)", ["function tapzoom_advance"]),
        "a view that is not const": (
            "tapzoom.lua", "tapzoom_get_state(const tapzoom_view *view", "tapzoom_get_state(tapzoom_view *view",
            ["function tapzoom_get_state"]),
        "a wrong result type": (
            "tapzoom.lua", "void tapzoom_destroy", "int tapzoom_destroy", ["function tapzoom_destroy"]),
        "a pointer in place of a pointer to a pointer": (
            "tapzoom.lua", "tapzoom_rect *content, tapzoom_view **view", "tapzoom_rect *content, tapzoom_view *view",
            ["function tapzoom_create"]),
        "a wrong type of the status": (
            "tapzoom.lua", "typedef int32_t tapzoom_status", "typedef int64_t tapzoom_status", ["type tapzoom_status"]),
        "a wrong limit of the module": (
            "tapzoom.lua", "    MAX_LENGTH = 1e12", "    MAX_LENGTH = 1e11", ["constant TAPZOOM_MAX_LENGTH"]),
        "a missing limit of the module": (
            "tapzoom.lua", "    MIN_SIZE = 1e-6,\n", "", ["constant TAPZOOM_MIN_SIZE"]),
        "a limit of the module with a wrong constant": (
            "tapzoom.lua", "= C.TAPZOOM_MAX_CONTACTS", "= C.TAPZOOM_MAX_LEVELS", ["constant TAPZOOM_MAX_CONTACTS"]),
        "a missing name": (
            "tapzoom.lua", "quick_zoom swipe fling scroll", "quick_zoom fling scroll",
            ["name TAPZOOM_EVENT_SWIPE"]),
        "a missing button": ("tapzoom.lua", "middle back forward", "middle forward", ["name TAPZOOM_BUTTON_BACK"]),
    },
    "web": {
        "another number": ("tapzoom.js", "width=3 ", "width=7 ", ["constant TAPZOOM_FIT_WIDTH"]),
        "another bit": (
            "tapzoom.js", "fling=512", "fling=1024", ["constant TAPZOOM_GESTURE_FLING"]),
        "a value less": (
            "tapzoom.js", " poll=24", "", ["constant TAPZOOM_RECORD_POLL", "type RecordKind"]),
        "a value with another name": (
            "tapzoom.js", "cycle=3", "circle=3",
            ["constant TAPZOOM_ZOOM_CIRCLE", "constant TAPZOOM_ZOOM_CYCLE", "type Zoom"]),
        "a limit": ("tapzoom.js", "MAX_CONTACTS = 16", "MAX_CONTACTS = 17", ["constant TAPZOOM_MAX_CONTACTS"]),
        "fields change places": (
            "tapzoom.js", "rubber_band:f64 rubber_band_scale:f64", "rubber_band_scale:f64 rubber_band:f64",
            ["field tapzoom_config.rubber_band", "field tapzoom_config.rubber_band_scale"]),
        "a field of another type": (
            "tapzoom.js", "tap_count:i32", "tap_count:u32", ["field tapzoom_event.tap_count"]),
        "a shorter list": (
            "tapzoom.js", "integers:i64[12]", "integers:i64[11]",
            ["field tapzoom_record_entry.integers", "struct tapzoom_record_entry"]),
        "a field of another enumeration": (
            "tapzoom.js", "two_finger_tap:i32=zoom", "two_finger_tap:i32=anchor",
            ["meaning tapzoom_config.two_finger_tap", "type Settings.twoFingerTap"]),
        "a field without its flags": (
            "tapzoom.js", "edges:u32|limit", "edges:u32", ["meaning tapzoom_config.edges", "type Settings.edges"]),
        "a number that is true or false": (
            "tapzoom.js", "lenient:i32?", "lenient:i32", ["meaning tapzoom_config.lenient", "type Settings.lenient"]),
        "an argument less": (
            "tapzoom.js", "tapzoom_reset(this.#handle, optionsAt(chosen))", "tapzoom_reset(this.#handle)",
            ["function tapzoom_reset"]),
        "a function that is not called": (
            "tapzoom.js", "wasm.tapzoom_stop(this.#handle)", "0", ["function tapzoom_stop"]),
        "a function that does not exist": (
            "tapzoom.js", "wasm.tapzoom_stop(this.#handle)", "wasm.tapzoom_halt(this.#handle)",
            ["function tapzoom_halt", "function tapzoom_stop", "name tapzoom_halt"]),
        "a method with another name": (
            "tapzoom.js", "\n    stop() {", "\n    halt() {",
            ["name tapzoom_stop", "type View.halt", "type View.stop"]),
        "a type with a value less": ("tapzoom.d.ts", '| "multi-tap" ', "", ["type EventKind"]),
        "a setting without a type": ("tapzoom.d.ts", "    panSlop?: number;\n", "", ["type Settings.panSlop"]),
        "a setting of another type": (
            "tapzoom.d.ts", "    doubleTap?: Zoom;", "    doubleTap?: Anchor;", ["type Settings.doubleTap"]),
        "a method without a type": ("tapzoom.d.ts", "    stop(): void;\n", "", ["type View.stop"]),
        "a function without a type": (
            "tapzoom.d.ts", "export function version(): number;\n", "", ["type module.version"]),
    },
}

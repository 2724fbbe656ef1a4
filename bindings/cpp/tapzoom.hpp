/*
 * tapzoom.hpp - tapzoom.h for C++17 and later: a View that frees itself, typed enumerations, spans, no exceptions.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 *     using namespace tapzoom;
 *     auto view = View::create(Config(Preset::photos), {800, 600}, {0, 0, 4000, 3000});
 *     if (!view) return puts(message(view.result()));
 *     EventBuffer events;
 *     FrameResult frame;
 *     each frame:  result = view->frame(now, touches, events, frame);
 *                  draw(frame.transform);
 *                  for (int i = 0; i < frame.event_count; i++) ... events[i] ...
 *
 * NAMES
 *   tapzoom.h is the manual: it has all meanings, units and ranges. This header has each of its names without prefixes:
 *   a function without tapzoom_ and get_, a constant in lower case without the name of its enumeration.
 *   tapzoom_get_transform is View::transform, TAPZOOM_TOUCH_BEGAN is TouchPhase::began. A status is a Result, because
 *   Xlib.h defines macros None and Status. The constructor of Config calls tapzoom_config_init, the destructor of View
 *   tapzoom_destroy, and message tapzoom_status_string.
 *
 * ERRORS
 *   This header throws no exceptions and needs neither exceptions nor RTTI. A function that can fail returns a Result,
 *   or an Expected with a value; the compiler warns when a program ignores it. A function that cannot fail returns its
 *   value. When a call refuses a config, Config::wrong_field() names the field, and Config::wrong_range() its range. A
 *   view is empty if its creation failed or if it was moved from. An empty view returns Result::error_null, and zeros
 *   where a value is read, with two exceptions: State::time is -INFINITY and State::next_deadline is INFINITY, and
 *   config() returns the preset photos.
 *
 * MEMORY
 *   Nothing in this header allocates, or copies touches or events. Each function only calls its C function.
 */
#ifndef TAPZOOM_HPP
#define TAPZOOM_HPP

// Microsoft's compiler reports the language version only in _MSVC_LANG.
#if __cplusplus < 201703L && (!defined(_MSVC_LANG) || _MSVC_LANG < 201703L)
#error "tapzoom.hpp needs C++17 or newer: -std=c++17"
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string_view>
#include <type_traits>
#include <utility>

#include "tapzoom.h"

namespace tapzoom {

/* ---- Constants ----------------------------------------------------------------------------------------------- */

/* generate.py begins: constants */
/** Most contacts of a view. */
inline constexpr std::size_t max_contacts = TAPZOOM_MAX_CONTACTS;
/** Most levels. */
inline constexpr std::size_t max_levels = TAPZOOM_MAX_LEVELS;
/** Most events that wait. */
inline constexpr std::size_t event_capacity = TAPZOOM_EVENT_CAPACITY;
/** Largest size and coordinate. */
inline constexpr double max_length = TAPZOOM_MAX_LENGTH;
/** Smallest size. */
inline constexpr double min_size = TAPZOOM_MIN_SIZE;
/** Largest time, seconds. */
inline constexpr double max_time = TAPZOOM_MAX_TIME;
/* generate.py ends */

/* ---- Enumerations -------------------------------------------------------------------------------------------- */

/* tapzoom.h describes each value at its constant. */

/* generate.py begins: enumerations */
/** Phase of a touch. */
enum class TouchPhase : std::int32_t {
    began = TAPZOOM_TOUCH_BEGAN,
    moved = TAPZOOM_TOUCH_MOVED,
    ended = TAPZOOM_TOUCH_ENDED,
    cancelled = TAPZOOM_TOUCH_CANCELLED
};

/** Kind of contact. */
enum class Tool : std::int32_t {
    finger = TAPZOOM_TOOL_FINGER,
    pen = TAPZOOM_TOOL_PEN,
    mouse = TAPZOOM_TOOL_MOUSE
};

/** Presets, which you then change. */
enum class Preset : std::int32_t {
    photos = TAPZOOM_PRESET_PHOTOS,
    maps = TAPZOOM_PRESET_MAPS,
    reader = TAPZOOM_PRESET_READER,
    board = TAPZOOM_PRESET_BOARD
};

/** Unit of dx and dy. */
enum class ScrollUnit : std::int32_t {
    pixel = TAPZOOM_UNIT_PIXEL,
    line = TAPZOOM_UNIT_LINE,
    page = TAPZOOM_UNIT_PAGE,
    notch120 = TAPZOOM_UNIT_NOTCH120
};

/** Device of a scroll. */
enum class ScrollSource : std::int32_t {
    wheel = TAPZOOM_SOURCE_WHEEL,
    trackpad = TAPZOOM_SOURCE_TRACKPAD
};

/** Phase of a scroll, as the window system reports it. */
enum class ScrollPhase : std::int32_t {
    unphased = TAPZOOM_SCROLL_UNPHASED,
    began = TAPZOOM_SCROLL_BEGAN,
    changed = TAPZOOM_SCROLL_CHANGED,
    ended = TAPZOOM_SCROLL_ENDED,
    momentum = TAPZOOM_SCROLL_MOMENTUM
};

/** Outcome of a call: tapzoom_status. */
enum class Result : tapzoom_status {
    ok = TAPZOOM_OK,
    error_null = TAPZOOM_ERROR_NULL,
    error_struct_size = TAPZOOM_ERROR_STRUCT_SIZE,
    error_not_finite = TAPZOOM_ERROR_NOT_FINITE,
    error_range = TAPZOOM_ERROR_RANGE,
    error_enum = TAPZOOM_ERROR_ENUM,
    error_time = TAPZOOM_ERROR_TIME,
    error_contact_in_use = TAPZOOM_ERROR_CONTACT_IN_USE,
    error_contact_unknown = TAPZOOM_ERROR_CONTACT_UNKNOWN,
    error_contact_limit = TAPZOOM_ERROR_CONTACT_LIMIT,
    error_memory = TAPZOOM_ERROR_MEMORY,
    error_buffer_too_small = TAPZOOM_ERROR_BUFFER_TOO_SMALL,
    error_data = TAPZOOM_ERROR_DATA,
    error_diverged = TAPZOOM_ERROR_DIVERGED,
    error_busy = TAPZOOM_ERROR_BUSY
};

/** Flags of a contact. */
enum class ContactFlag : std::uint32_t {
    no_tap = TAPZOOM_CONTACT_NO_TAP,
    no_slop = TAPZOOM_CONTACT_NO_SLOP,
    palm = TAPZOOM_CONTACT_PALM
};

/** Buttons of a mouse or a pen. */
enum class Button : std::uint32_t {
    primary = TAPZOOM_BUTTON_PRIMARY,
    secondary = TAPZOOM_BUTTON_SECONDARY,
    middle = TAPZOOM_BUTTON_MIDDLE,
    back = TAPZOOM_BUTTON_BACK,
    forward = TAPZOOM_BUTTON_FORWARD,
    eraser = TAPZOOM_BUTTON_ERASER
};

/** Flags of tapzoom_state. */
enum class StateFlag : std::uint32_t {
    touched = TAPZOOM_STATE_TOUCHED,
    moving = TAPZOOM_STATE_MOVING,
    zoomed = TAPZOOM_STATE_ZOOMED,
    events_lost = TAPZOOM_STATE_EVENTS_LOST,
    driven = TAPZOOM_STATE_DRIVEN
};

/** Kinds of events. */
enum class EventKind : std::int32_t {
    none = TAPZOOM_EVENT_NONE,
    tap_pending = TAPZOOM_EVENT_TAP_PENDING,
    tap = TAPZOOM_EVENT_TAP,
    double_tap = TAPZOOM_EVENT_DOUBLE_TAP,
    fingers_tap = TAPZOOM_EVENT_FINGERS_TAP,
    long_press = TAPZOOM_EVENT_LONG_PRESS,
    pan = TAPZOOM_EVENT_PAN,
    pinch = TAPZOOM_EVENT_PINCH,
    rotate = TAPZOOM_EVENT_ROTATE,
    quick_zoom = TAPZOOM_EVENT_QUICK_ZOOM,
    swipe = TAPZOOM_EVENT_SWIPE,
    fling = TAPZOOM_EVENT_FLING,
    scroll = TAPZOOM_EVENT_SCROLL,
    animation = TAPZOOM_EVENT_ANIMATION,
    settled = TAPZOOM_EVENT_SETTLED,
    limit = TAPZOOM_EVENT_LIMIT,
    page = TAPZOOM_EVENT_PAGE,
    owner = TAPZOOM_EVENT_OWNER,
    edge = TAPZOOM_EVENT_EDGE,
    fingers_drag = TAPZOOM_EVENT_FINGERS_DRAG,
    failed = TAPZOOM_EVENT_FAILED,
    snap = TAPZOOM_EVENT_SNAP
};

/** Phase of an event. */
enum class Phase : std::int32_t {
    discrete = TAPZOOM_PHASE_DISCRETE,
    began = TAPZOOM_PHASE_BEGAN,
    changed = TAPZOOM_PHASE_CHANGED,
    ended = TAPZOOM_PHASE_ENDED,
    cancelled = TAPZOOM_PHASE_CANCELLED
};

/** Limits of the transform: the content is there or beyond, in motion or at rest. */
enum class Limit : std::uint32_t {
    left = TAPZOOM_LIMIT_LEFT,
    top = TAPZOOM_LIMIT_TOP,
    right = TAPZOOM_LIMIT_RIGHT,
    bottom = TAPZOOM_LIMIT_BOTTOM,
    min_scale = TAPZOOM_LIMIT_MIN_SCALE,
    max_scale = TAPZOOM_LIMIT_MAX_SCALE
};

/** Direction of a movement in the view. */
enum class Direction : std::int32_t {
    none = TAPZOOM_DIRECTION_NONE,
    left = TAPZOOM_DIRECTION_LEFT,
    up = TAPZOOM_DIRECTION_UP,
    right = TAPZOOM_DIRECTION_RIGHT,
    down = TAPZOOM_DIRECTION_DOWN
};

/** What moves the view at an event. */
enum class Cause : std::int32_t {
    user = TAPZOOM_CAUSE_USER,
    command = TAPZOOM_CAUSE_COMMAND,
    driven = TAPZOOM_CAUSE_DRIVEN
};

/** Reason of FAILED. */
enum class FailureReason : std::int32_t {
    none = TAPZOOM_REASON_NONE,
    moved = TAPZOOM_REASON_MOVED,
    held = TAPZOOM_REASON_HELD,
    too_early = TAPZOOM_REASON_TOO_EARLY,
    too_late = TAPZOOM_REASON_TOO_LATE,
    too_far = TAPZOOM_REASON_TOO_FAR,
    too_short = TAPZOOM_REASON_TOO_SHORT,
    too_slow = TAPZOOM_REASON_TOO_SLOW,
    angle = TAPZOOM_REASON_ANGLE,
    tool = TAPZOOM_REASON_TOOL,
    count = TAPZOOM_REASON_COUNT,
    off = TAPZOOM_REASON_OFF,
    limit = TAPZOOM_REASON_LIMIT,
    lost = TAPZOOM_REASON_LOST,
    claimed = TAPZOOM_REASON_CLAIMED,
    cancelled = TAPZOOM_REASON_CANCELLED,
    stopped = TAPZOOM_REASON_STOPPED
};

/** Easing curve. */
enum class Curve : std::int32_t {
    standard = TAPZOOM_CURVE_STANDARD,
    ease_out = TAPZOOM_CURVE_EASE_OUT
};

/** Path of an animation. */
enum class Path : std::int32_t {
    direct = TAPZOOM_PATH_DIRECT,
    fly = TAPZOOM_PATH_FLY
};

/** Steps of keys, buttons and switches, about the center of the safe area. */
enum class Step : std::uint32_t {
    zoom_in = TAPZOOM_STEP_ZOOM_IN,
    zoom_out = TAPZOOM_STEP_ZOOM_OUT,
    left = TAPZOOM_STEP_LEFT,
    up = TAPZOOM_STEP_UP,
    right = TAPZOOM_STEP_RIGHT,
    down = TAPZOOM_STEP_DOWN,
    clockwise = TAPZOOM_STEP_CLOCKWISE,
    counterclockwise = TAPZOOM_STEP_COUNTERCLOCKWISE,
    fit = TAPZOOM_STEP_FIT
};

/** Gestures to recognize: the bits of their events. */
enum class Gesture : std::uint32_t {
    tap = TAPZOOM_GESTURE_TAP,
    double_tap = TAPZOOM_GESTURE_DOUBLE_TAP,
    fingers_tap = TAPZOOM_GESTURE_FINGERS_TAP,
    long_press = TAPZOOM_GESTURE_LONG_PRESS,
    pan = TAPZOOM_GESTURE_PAN,
    pinch = TAPZOOM_GESTURE_PINCH,
    rotate = TAPZOOM_GESTURE_ROTATE,
    quick_zoom = TAPZOOM_GESTURE_QUICK_ZOOM,
    swipe = TAPZOOM_GESTURE_SWIPE,
    fling = TAPZOOM_GESTURE_FLING
};

/** A scale that depends on the sizes of the content and the safe area. */
enum class Fit : std::int32_t {
    none = TAPZOOM_FIT_NONE,
    contain = TAPZOOM_FIT_CONTAIN,
    cover = TAPZOOM_FIT_COVER,
    width = TAPZOOM_FIT_WIDTH,
    height = TAPZOOM_FIT_HEIGHT,
    one_to_one = TAPZOOM_FIT_ONE_TO_ONE,
    scale_down = TAPZOOM_FIT_SCALE_DOWN
};

/** Limits of the translation. */
enum class Bounds : std::int32_t {
    content = TAPZOOM_BOUNDS_CONTENT,
    inside = TAPZOOM_BOUNDS_INSIDE,
    none = TAPZOOM_BOUNDS_NONE
};

/** Zoom of a tap or press. */
enum class Zoom : std::int32_t {
    none = TAPZOOM_ZOOM_NONE,
    step = TAPZOOM_ZOOM_STEP,
    toggle = TAPZOOM_ZOOM_TOGGLE,
    cycle = TAPZOOM_ZOOM_CYCLE,
    levels = TAPZOOM_ZOOM_LEVELS,
    fit = TAPZOOM_ZOOM_FIT,
    center = TAPZOOM_ZOOM_CENTER
};

/** Effect of a scroll. */
enum class ScrollAction : std::int32_t {
    none = TAPZOOM_ACTION_NONE,
    pan = TAPZOOM_ACTION_PAN,
    zoom = TAPZOOM_ACTION_ZOOM
};

/** Where the zoom of a tap puts the tapped point. */
enum class Anchor : std::int32_t {
    point = TAPZOOM_ANCHOR_POINT,
    center = TAPZOOM_ANCHOR_CENTER
};

/** Point about which fingers and scrolls zoom. */
enum class PinchAnchor : std::int32_t {
    centroid = TAPZOOM_PINCH_CENTROID,
    center = TAPZOOM_PINCH_CENTER
};

/** Scales to which a zoom snaps, in its direction and within snap_tolerance. */
enum class Snap : std::int32_t {
    none = TAPZOOM_SNAP_NONE,
    levels = TAPZOOM_SNAP_LEVELS,
    steps = TAPZOOM_SNAP_STEPS
};

/** Source of the momentum after a trackpad's scroll that ends in motion. */
enum class Momentum : std::int32_t {
    host = TAPZOOM_MOMENTUM_HOST,
    library = TAPZOOM_MOMENTUM_LIBRARY,
    automatic = TAPZOOM_MOMENTUM_AUTO
};

/** Numbers of fingers. */
enum class FingerCount : std::uint32_t {
    two = TAPZOOM_FINGERS_TWO,
    three = TAPZOOM_FINGERS_THREE,
    four = TAPZOOM_FINGERS_FOUR,
    five = TAPZOOM_FINGERS_FIVE
};

/** What the view keeps when its content changes. */
enum class Keep : std::int32_t {
    picture = TAPZOOM_KEEP_PICTURE,
    coordinates = TAPZOOM_KEEP_COORDINATES
};

/** Owner of a contact. */
enum class Owner : std::int32_t {
    view = TAPZOOM_OWNER_VIEW,
    host = TAPZOOM_OWNER_HOST,
    undecided = TAPZOOM_OWNER_UNDECIDED,
    ignored = TAPZOOM_OWNER_IGNORED
};

/** Kinds of recorded calls, by the names of their functions. */
enum class RecordKind : std::int32_t {
    start = TAPZOOM_RECORD_START,
    load_state = TAPZOOM_RECORD_LOAD_STATE,
    config = TAPZOOM_RECORD_CONFIG,
    viewport = TAPZOOM_RECORD_VIEWPORT,
    content = TAPZOOM_RECORD_CONTENT,
    pager_offset = TAPZOOM_RECORD_PAGER_OFFSET,
    touch = TAPZOOM_RECORD_TOUCH,
    scroll = TAPZOOM_RECORD_SCROLL,
    owner = TAPZOOM_RECORD_OWNER,
    cancel_touches = TAPZOOM_RECORD_CANCEL_TOUCHES,
    advance = TAPZOOM_RECORD_ADVANCE,
    rebase_time = TAPZOOM_RECORD_REBASE_TIME,
    set_transform = TAPZOOM_RECORD_SET_TRANSFORM,
    zoom_to = TAPZOOM_RECORD_ZOOM_TO,
    zoom_to_rect = TAPZOOM_RECORD_ZOOM_TO_RECT,
    center_on = TAPZOOM_RECORD_CENTER_ON,
    rotate_to = TAPZOOM_RECORD_ROTATE_TO,
    fit = TAPZOOM_RECORD_FIT,
    pan_by = TAPZOOM_RECORD_PAN_BY,
    zoom_by = TAPZOOM_RECORD_ZOOM_BY,
    rotate_by = TAPZOOM_RECORD_ROTATE_BY,
    set_velocity = TAPZOOM_RECORD_SET_VELOCITY,
    stop_motion = TAPZOOM_RECORD_STOP_MOTION,
    poll = TAPZOOM_RECORD_POLL,
    pen_near = TAPZOOM_RECORD_PEN_NEAR,
    step = TAPZOOM_RECORD_STEP
};

namespace detail {
/** Whether the values of an enumeration are bits. */
template <class E>
inline constexpr bool is_mask = std::is_same_v<E, ContactFlag> || std::is_same_v<E, Button> ||
    std::is_same_v<E, StateFlag> || std::is_same_v<E, Limit> || std::is_same_v<E, Step> || std::is_same_v<E, Gesture> ||
    std::is_same_v<E, FingerCount>;
} // namespace detail
/* generate.py ends */

/* ---- Masks --------------------------------------------------------------------------------------------------- */

namespace detail {
template <class E>
using if_mask = std::enable_if_t<is_mask<E>, std::underlying_type_t<E>>;
} // namespace detail

/* The bitwise operators, for the enumerations that are masks. */
template <class E, class Bits = detail::if_mask<E>>
[[nodiscard]] constexpr E operator|(E a, E b) noexcept {
    return E{static_cast<Bits>(a) | static_cast<Bits>(b)};
}
template <class E, class Bits = detail::if_mask<E>>
[[nodiscard]] constexpr E operator&(E a, E b) noexcept {
    return E{static_cast<Bits>(a) & static_cast<Bits>(b)};
}
template <class E, class Bits = detail::if_mask<E>>
[[nodiscard]] constexpr E operator^(E a, E b) noexcept {
    return E{static_cast<Bits>(a) ^ static_cast<Bits>(b)};
}
template <class E, class Bits = detail::if_mask<E>>
[[nodiscard]] constexpr E operator~(E a) noexcept {
    return E{~static_cast<Bits>(a)};
}
template <class E, class = detail::if_mask<E>>
constexpr E &operator|=(E &a, E b) noexcept {
    return a = a | b;
}
template <class E, class = detail::if_mask<E>>
constexpr E &operator&=(E &a, E b) noexcept {
    return a = a & b;
}
template <class E, class = detail::if_mask<E>>
constexpr E &operator^=(E &a, E b) noexcept {
    return a = a ^ b;
}

/** Returns whether a mask has all of `bits`: has(view->state().flags, StateFlag::moving). */
template <class E, class = detail::if_mask<E>>
[[nodiscard]] constexpr bool has(E mask, E bits) noexcept {
    return (mask & bits) == bits;
}

/** Returns the mask of event kinds for Config::events: event_mask(EventKind::tap, EventKind::settled). */
template <class... Kinds>
[[nodiscard]] constexpr std::uint64_t event_mask(Kinds... kinds) noexcept {
    static_assert((std::is_same_v<Kinds, EventKind> && ...));
    return (std::uint64_t{0} | ... | (std::uint64_t{1} << static_cast<std::uint32_t>(kinds)));
}

/** Returns the mask of tools for Config::host_tools: tool_mask(Tool::pen, Tool::mouse). */
template <class... Tools>
[[nodiscard]] constexpr std::uint32_t tool_mask(Tools... tools) noexcept {
    static_assert((std::is_same_v<Tools, Tool> && ...));
    return (std::uint32_t{0} | ... | (std::uint32_t{1} << static_cast<std::uint32_t>(tools)));
}

/* ---- Values: the structs of tapzoom.h with the same layout, and with typed enumerations ------------------------ */

/** Maps content to the view: view = R(rotation) * scale * content + (x, y). */
using Transform = tapzoom_transform;
/** Velocity of the content: it moves at one point of the view, and scales and rotates about that point. */
using Velocity = tapzoom_velocity;
/** How far the displayed content is beyond its limits, and how far it would be without the rubber band. */
using Overscroll = tapzoom_overscroll;
/** An upright rectangle: smallest coordinates, then sizes. */
using Rect = tapzoom_rect;
/** A transform as a matrix for graphics libraries: 16 floats, column-major. */
using Matrix = std::array<float, 16>;
/** A transform as the matrix of 2D graphics libraries: a, b, c, d, x, y. */
using Affine = std::array<double, 6>;

/** A point. The function that takes or returns it defines its units. */
struct Point {
    double x, y;
};

/** The host's area for the content, in view units, and the bars that cover its sides (insets). */
struct Viewport {
    double width, height;                            /**< Size, min_size to max_length. */
    double left = 0, top = 0, right = 0, bottom = 0; /**< Insets, 0 to max_length. */
};

/** One contact at one instant. */
struct Touch {
    double time = 0;          /**< Seconds. */
    std::int64_t id = 0;      /**< Any number, unique among the contacts that are down. */
    double x = 0, y = 0;      /**< Position in view units; it may lie outside the viewport. */
    TouchPhase phase{};       /**< Set it: 0 is not a phase. */
    Tool tool = Tool::finger; /**< The one at TouchPhase::began counts. */
    ContactFlag flags{};      /**< Those at TouchPhase::began count. */
    Button buttons{};         /**< Those at TouchPhase::began count. */
    double size = 0;          /**< Longer axis of the contact's area, view units, 0 to max_length; 0 if unknown. */
    double reserved = 0;      /**< 0. */
};

/** One report of a wheel or a trackpad. */
struct Scroll {
    double time = 0;       /**< Seconds. */
    double x = 0, y = 0;   /**< Position of the pointer in view units. */
    double dx = 0, dy = 0; /**< Delta since the last report, in `unit`, each -max_length to max_length. */
    double factor = 0;     /**< Factor of a pinch since the last report, 0, or 1e-6 to 1e6. 0 and 1 mean no pinch. */
    double rotation = 0;   /**< Rotation by a trackpad since the last report, radians, -1000 to 1000. */
    ScrollUnit unit = ScrollUnit::pixel;
    ScrollSource source = ScrollSource::wheel;
    ScrollPhase phase = ScrollPhase::unphased;
    std::int32_t reserved = 0; /**< 0. */
};

/** One term of a Level: the scale of a fit, times a factor, 1e-6 to 1e6. */
struct LevelTerm {
    Fit fit = Fit::none;
    double factor = 1;
};

/**
 * A scale that keeps its meaning after a resize. {Fit::contain, 3} is three times the scale of the whole content.
 * Level::larger({Fit::one_to_one, 2}, {Fit::contain, 6}) is two device pixels for each content unit, or six times the
 * scale of the whole content if that is larger.
 */
struct Level {
    Fit fit = Fit::none;       /**< Fit of the first term. */
    Fit other_fit = Fit::none; /**< Fit of the second term; none without one. */
    double factor = 1;         /**< Factor of the first term, 1e-6 to 1e6. */
    double other_factor = 0;   /**< Factor of the second term, 1e-6 to 1e6; 0: there is none. */

    /** The scale 1. */
    constexpr Level() noexcept = default;
    /** A plain scale: config.max_scale = 8 is Fit::none times 8. */
    constexpr Level(double scale) noexcept : factor(scale) {}
    /** The scale of a fit, times a factor. */
    constexpr Level(Fit fit_, double factor_) noexcept : fit(fit_), factor(factor_) {}

    /** Returns the larger of two terms. */
    [[nodiscard]] static constexpr Level larger(LevelTerm one, LevelTerm other) noexcept {
        Level level(one.fit, one.factor);
        level.other_fit = other.fit;
        level.other_factor = other.factor;
        return level;
    }
};

namespace detail {
/** A setting with its offset in tapzoom_config and its range, or a part of a level. */
struct Setting {
    std::int32_t offset;
    const char *name, *range;
};
inline constexpr Setting settings[] = {
    /* generate.py begins: settings */
    {-1, "other_fit", "0 to 6 (Fit), 0 without other_factor"},
    {-1, "factor", "1e-6 to 1e6"},
    {-1, "other_factor", "0, or 1e-6 to 1e6"},
    {offsetof(tapzoom_config, gestures), "gestures", "the bits of Gesture"},
    {offsetof(tapzoom_config, points_per_unit), "points_per_unit", "0.001 to 1000"},
    {offsetof(tapzoom_config, pixels_per_unit), "pixels_per_unit", "0.001 to 1000"},
    {offsetof(tapzoom_config, fit), "fit", "0 to 6 (Fit)"},
    {offsetof(tapzoom_config, bounds), "bounds", "0 to 2 (Bounds)"},
    {offsetof(tapzoom_config, min_scale), "min_scale", "a level"},
    {offsetof(tapzoom_config, max_scale), "max_scale", "a level"},
    {offsetof(tapzoom_config, double_tap), "double_tap", "0 to 6 (Zoom)"},
    {offsetof(tapzoom_config, wheel), "wheel", "0 to 2 (ScrollAction)"},
    {offsetof(tapzoom_config, trackpad), "trackpad", "0 to 2 (ScrollAction)"},
    {offsetof(tapzoom_config, reduced_motion), "reduced_motion", "0 to 1"},
    {offsetof(tapzoom_config, align_x), "align_x", "0 to 1"},
    {offsetof(tapzoom_config, align_y), "align_y", "0 to 1"},
    {offsetof(tapzoom_config, visible_part), "visible_part", "0 to 1"},
    {offsetof(tapzoom_config, visible_extra), "visible_extra", "-1e12 to 1e12"},
    {offsetof(tapzoom_config, always_bounce_x), "always_bounce_x", "0 to 1"},
    {offsetof(tapzoom_config, always_bounce_y), "always_bounce_y", "0 to 1"},
    {offsetof(tapzoom_config, two_finger_tap), "two_finger_tap", "0 to 6 (Zoom)"},
    {offsetof(tapzoom_config, tap_anchor), "tap_anchor", "0 to 1 (Anchor)"},
    {offsetof(tapzoom_config, pinch_anchor), "pinch_anchor", "0 to 1 (PinchAnchor)"},
    {offsetof(tapzoom_config, tap_action), "tap_action", "0 to 6 (Zoom)"},
    {offsetof(tapzoom_config, press_action), "press_action", "0 to 6 (Zoom)"},
    {offsetof(tapzoom_config, finger_taps), "finger_taps", "the bits of FingerCount"},
    {offsetof(tapzoom_config, snap), "snap", "0 to 2 (Snap)"},
    {offsetof(tapzoom_config, level_count), "level_count", "0 to 8"},
    {offsetof(tapzoom_config, zoom_step), "zoom_step", "1.01 to 100"},
    {offsetof(tapzoom_config, animation_duration), "animation_duration", "0, or 0.001 to 10"},
    {offsetof(tapzoom_config, snap_tolerance), "snap_tolerance", "0 to 10"},
    {offsetof(tapzoom_config, levels), "levels", "a level"},
    {offsetof(tapzoom_config, momentum), "momentum", "0 to 2 (Momentum)"},
    {offsetof(tapzoom_config, invert_zoom), "invert_zoom", "0 to 1"},
    {offsetof(tapzoom_config, wheel_speed), "wheel_speed", "0.01 to 10"},
    {offsetof(tapzoom_config, wheel_smoothing), "wheel_smoothing", "0, or 1 to 1000"},
    {offsetof(tapzoom_config, scroll_end_time), "scroll_end_time", "0.01 to 10"},
    {offsetof(tapzoom_config, fling_decay), "fling_decay", "0.01 to 1000"},
    {offsetof(tapzoom_config, fling_zoom_decay), "fling_zoom_decay", "0, or 0.1 to 1000"},
    {offsetof(tapzoom_config, fling_min_speed), "fling_min_speed", "0 to 1e6"},
    {offsetof(tapzoom_config, rubber_band), "rubber_band", "0 to 1"},
    {offsetof(tapzoom_config, rubber_band_scale), "rubber_band_scale", "1 to 100"},
    {offsetof(tapzoom_config, spring_frequency), "spring_frequency", "0.1 to 1000"},
    {offsetof(tapzoom_config, double_tap_time), "double_tap_time", "0.01 to 10"},
    {offsetof(tapzoom_config, double_tap_distance), "double_tap_distance", "0 to 1e4"},
    {offsetof(tapzoom_config, tap_time), "tap_time", "0.01 to 10"},
    {offsetof(tapzoom_config, tap_slop), "tap_slop", "10 to 1e4"},
    {offsetof(tapzoom_config, press_time), "press_time", "0.01 to 10"},
    {offsetof(tapzoom_config, two_finger_tap_time), "two_finger_tap_time", "0.01 to 10"},
    {offsetof(tapzoom_config, two_finger_land_time), "two_finger_land_time", "0 to 10"},
    {offsetof(tapzoom_config, two_finger_lift_time), "two_finger_lift_time", "0 to 10"},
    {offsetof(tapzoom_config, pan_slop), "pan_slop", "0 to 1e4"},
    {offsetof(tapzoom_config, axis_lock_ratio), "axis_lock_ratio", "0, or 1 to 100"},
    {offsetof(tapzoom_config, swipe_speed), "swipe_speed", "0 to 1e6"},
    {offsetof(tapzoom_config, page_overscroll), "page_overscroll", "0 to 10"},
    {offsetof(tapzoom_config, pinch_slop), "pinch_slop", "0 to 1e4"},
    {offsetof(tapzoom_config, pinch_speed), "pinch_speed", "0.01 to 10"},
    {offsetof(tapzoom_config, pinch_min_span), "pinch_min_span", "0 to 1e4"},
    {offsetof(tapzoom_config, rotate_slop), "rotate_slop", "0 to 1e4"},
    {offsetof(tapzoom_config, rotate_snap), "rotate_snap", "0 to 0.785"},
    {offsetof(tapzoom_config, rotate_snap_step), "rotate_snap_step", "0.01 to 6.284"},
    {offsetof(tapzoom_config, quick_zoom_distance), "quick_zoom_distance", "-1e4 to -1, or 1 to 1e4"},
    {offsetof(tapzoom_config, events), "events", "the bits of EventKind"},
    {offsetof(tapzoom_config, lenient), "lenient", "0 to 1"},
    {offsetof(tapzoom_config, min_pan_contacts), "min_pan_contacts", "1 to 2"},
    {offsetof(tapzoom_config, pager_edges), "pager_edges", "the bits of Limit"},
    {offsetof(tapzoom_config, host_tools), "host_tools", "the bits of Tool"},
    {offsetof(tapzoom_config, host_buttons), "host_buttons", "the bits of Button"},
    {offsetof(tapzoom_config, drag_fingers), "drag_fingers", "the bits of FingerCount"},
    {offsetof(tapzoom_config, palm_size), "palm_size", "0 to 1e12"},
    {offsetof(tapzoom_config, pen_guard_time), "pen_guard_time", "0 to 1e12"},
    {offsetof(tapzoom_config, tap_debounce_time), "tap_debounce_time", "0 to double_tap_time"},
    {offsetof(tapzoom_config, tap_ignore_time), "tap_ignore_time", "0 to 10"},
    {offsetof(tapzoom_config, lift_grace_time), "lift_grace_time", "0 to 1"},
    {offsetof(tapzoom_config, fling_max_speed), "fling_max_speed", "fling_min_speed to 1e6"},
    {offsetof(tapzoom_config, fling_boost_speed), "fling_boost_speed", "0 to 1e6"},
    {offsetof(tapzoom_config, rotate_slop_snapped), "rotate_slop_snapped", "0 to 1e4"},
    {offsetof(tapzoom_config, predict_time), "predict_time", "0 to 0.025"},
    /* generate.py ends */
};
} // namespace detail

/** One event: see tapzoom_event. Fields that a kind does not use are 0. */
struct Event {
    /* generate.py begins: fields of Event */
    double time;
    std::int64_t contact;
    EventKind kind;
    Phase phase;
    std::int32_t contact_count;
    std::int32_t tap_count;
    double view_x;
    double view_y;
    double content_x;
    double content_y;
    double landing_view_x;
    double landing_view_y;
    double landing_content_x;
    double landing_content_y;
    double scale;
    double rotation;
    Velocity velocity;
    double unconsumed_x;
    double unconsumed_y;
    Tool tool;
    Button buttons;
    Limit limits;
    Direction direction;
    Owner owner;
    EventKind gesture;
    FailureReason reason;
    std::int32_t setting;
    double measured;
    double allowed;
    Cause cause;
    std::int32_t reserved[3];
    /* generate.py ends */

    /** EventKind::failed: name of the setting that decided, such as "tap_slop"; "" if none did. */
    constexpr std::string_view setting_name() const noexcept {
        for (const detail::Setting &one : detail::settings)
            if (one.offset == setting) return one.name;
        return "";
    }
};

/** A contact that is down: see tapzoom_contact. */
struct Contact {
    /* generate.py begins: fields of Contact */
    std::int64_t id;
    double x;
    double y;
    double landing_time;
    double landing_view_x;
    double landing_view_y;
    double landing_content_x;
    double landing_content_y;
    Owner owner;
    Tool tool;
    Button buttons;
    std::int32_t reserved[5];
    /* generate.py ends */
};

/** What a host checks each frame: see tapzoom_state. */
struct State {
    double time = -std::numeric_limits<double>::infinity();
    double next_deadline = std::numeric_limits<double>::infinity();
    StateFlag flags{}; /**< It also has the bits of the limits. */
    std::int32_t contact_count = 0;
    std::int32_t waiting_count = 0;
    std::int32_t reserved[3] = {};

    /** Returns the limits that the displayed content has reached: has(state.limits(), Limit::left). */
    [[nodiscard]] constexpr Limit limits() const noexcept {
        return Limit{static_cast<std::uint32_t>(flags) & (TAPZOOM_STATE_TOUCHED - 1)};
    }
};

/** Result of View::frame: see tapzoom_frame_result. */
struct FrameResult {
    Transform transform{};
    State state;
    std::int32_t accepted = 0;
    std::int32_t event_count = 0;
    double reserved = 0;
};

/** Options of a command: at once by default; animated() returns those of an animation. See tapzoom_options. */
struct Options {
    std::uint32_t struct_size = sizeof(tapzoom_options);
    std::int32_t animated = 0; /**< 1: animated. 0: at once; curve, path, duration and the fields of a flight then have
                                    no effect. */
    Curve curve = Curve::standard;
    Path path = Path::direct;
    double duration = 0; /**< Seconds, 0.001 to 10; 0: Config::animation_duration, for fly the time by fly_speed. */
    double left = 0;     /**< Padding of zoom_to_rect at the sides of the safe area, view units, 0 to max_length. */
    double top = 0;
    double right = 0;
    double bottom = 0;
    double max_scale = 0; /**< Largest scale of the target, 1e-40 to 1e40; 0: that of the view. */
    double fly_rho = 0;   /**< Curvature of a flight, 0.001 to 1000; 0: sqrt 2. A larger one zooms out further. */
    double fly_speed = 0; /**< rho-screenfuls per second, 0.001 to 1000, without a duration; 0: 1.2. */
    std::int32_t quiet = 0; /**< 1: the command follows another camera, and yields to the user; not with animated. */
    std::int32_t reserved = 0;
};

/** Returns options of an animated command: view->fit(animated()), or view->fit(animated(0.2)) for 0.2 seconds. */
[[nodiscard]] constexpr Options animated(double duration = 0) noexcept {
    Options options;
    options.animated = 1;
    options.duration = duration;
    return options;
}

/** Returns options of a command that follows another camera, such as a linked view: view->set_transform(other,
    quiet()). It sends no events of its own, and yields to the user. */
[[nodiscard]] constexpr Options quiet() noexcept {
    Options options;
    options.quiet = 1;
    return options;
}

/** Memory for as many events as a view keeps. */
using EventBuffer = std::array<Event, event_capacity>;
/** Memory for as many contacts as a view can have. */
using ContactBuffer = std::array<Contact, max_contacts>;

/** One replayed call: see tapzoom_record_entry. */
struct RecordEntry {
    std::int64_t number;
    std::uint64_t hash;
    double time;
    RecordKind kind;
    std::int32_t event_count;
    double numbers[16];
    std::int64_t integers[12];
};

/** Outcome of View::replay. */
struct Replayed {
    Result result;        /**< ok, error_range, error_data or error_diverged. */
    std::size_t accepted; /**< Bytes of the recording that the call took; 0 if none ran. */
    RecordEntry entry;    /**< The call. */
};

/** The scale limits and the fitted scale, in view units per content unit. */
struct ScaleRange {
    double min, max, fitted;
};

/* ---- Spans --------------------------------------------------------------------------------------------------- */

namespace detail {
/** Whether a span of To can refer to an array of From: the same type, const or not; or both are bytes. */
template <class From, class To>
inline constexpr bool shows_as = std::is_convertible_v<From (*)[], To (*)[]> ||
    (std::is_same_v<std::remove_const_t<To>, std::byte> && sizeof(From) == 1 && std::is_trivially_copyable_v<From> &&
     (std::is_const_v<To> || !std::is_const_v<From>));
template <class Container>
using element_of = std::remove_pointer_t<decltype(std::data(std::declval<Container &>()))>;
} // namespace detail

/**
 * Refers to contiguous values, as std::span does in C++20. Arrays, std::array, std::vector, std::span and every other
 * type with data() and size() convert to it. A span of bytes can refer to char, unsigned char or std::byte.
 */
template <class T>
class Span {
public:
    constexpr Span() noexcept = default;
    constexpr Span(T *data, std::size_t size) noexcept : data_(data), size_(size) {}

    template <class From, class = std::enable_if_t<detail::shows_as<From, T>>>
    constexpr Span(From *data, std::size_t size) noexcept : data_(shown(data)), size_(size) {}

    template <class Container, class = std::enable_if_t<detail::shows_as<detail::element_of<Container>, T>>>
    constexpr Span(Container &container) noexcept : Span(std::data(container), std::size(container)) {}

    // A temporary container converts to a span of constants only.
    template <class Container, class = std::enable_if_t<detail::shows_as<detail::element_of<const Container>, T>>>
    constexpr Span(const Container &container) noexcept : Span(std::data(container), std::size(container)) {}

    [[nodiscard]] constexpr T *data() const noexcept { return data_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr T *begin() const noexcept { return data_; }
    [[nodiscard]] constexpr T *end() const noexcept { return data_ + size_; }
    [[nodiscard]] constexpr T &operator[](std::size_t index) const noexcept { return data_[index]; }

    /** Returns the first `count` values; count is at most size(). */
    [[nodiscard]] constexpr Span first(std::size_t count) const noexcept { return {data_, count}; }
    /** Returns the values from `offset` on; offset is at most size(). */
    [[nodiscard]] constexpr Span subspan(std::size_t offset) const noexcept { return {data_ + offset, size_ - offset}; }

private:
    template <class From>
    static constexpr T *shown(From *data) noexcept {
        if constexpr (std::is_convertible_v<From *, T *>)
            return data;
        else
            return reinterpret_cast<T *>(data);
    }

    T *data_ = nullptr;
    std::size_t size_ = 0;
};

/** Bytes to read: a snapshot or a recording. */
using Bytes = Span<const std::byte>;
/** Memory to write to. */
using Memory = Span<std::byte>;

/* ---- Results ------------------------------------------------------------------------------------------------- */

/** Returns an English phrase with the meaning of a result, often with a remedy. It is a constant. */
[[nodiscard]] inline const char *message(Result result) noexcept {
    return tapzoom_status_string(static_cast<tapzoom_status>(result));
}

/** A value or an error, like std::expected in C++23. With an error the value is zero or empty, and may be read. */
template <class T>
class [[nodiscard]] Expected {
public:
    Expected(Result result, T value) noexcept : value_(std::move(value)), result_(result) {}

    [[nodiscard]] explicit operator bool() const noexcept { return result_ == Result::ok; }
    [[nodiscard]] Result result() const noexcept { return result_; }

    [[nodiscard]] T &operator*() & noexcept { return value_; }
    [[nodiscard]] const T &operator*() const & noexcept { return value_; }
    [[nodiscard]] T &&operator*() && noexcept { return std::move(value_); }
    [[nodiscard]] T *operator->() noexcept { return &value_; }
    [[nodiscard]] const T *operator->() const noexcept { return &value_; }

private:
    T value_;
    Result result_;
};

namespace detail {
/** Returns a pointer to a value as a pointer to the C struct of the same layout. */
template <class C, class T>
[[nodiscard]] auto *as(T *value) noexcept {
    static_assert(sizeof(C) == sizeof(T) && alignof(C) == alignof(T) && std::is_standard_layout_v<T> &&
                  std::is_trivially_copyable_v<T>);
    return reinterpret_cast<std::conditional_t<std::is_const_v<T>, const C, C> *>(value);
}
} // namespace detail

/* ---- Config -------------------------------------------------------------------------------------------------- */

/** All settings. The constructor fills in a preset. tapzoom_config describes each field with unit, range and default.
    */
struct Config {
    // It is 0 after an unknown preset, and View::create refuses that.
    std::uint32_t struct_size = 0;
    /* generate.py begins: fields of Config */
    Gesture gestures;
    double points_per_unit;
    double pixels_per_unit;
    Fit fit;
    Bounds bounds;
    Level min_scale;
    Level max_scale;
    Zoom double_tap;
    ScrollAction wheel;
    ScrollAction trackpad;
    std::int32_t reduced_motion;
    double align_x;
    double align_y;
    double visible_part;
    double visible_extra;
    std::int32_t always_bounce_x;
    std::int32_t always_bounce_y;
    Zoom two_finger_tap;
    Anchor tap_anchor;
    PinchAnchor pinch_anchor;
    Zoom tap_action;
    Zoom press_action;
    FingerCount finger_taps;
    Snap snap;
    std::int32_t level_count;
    double zoom_step;
    double animation_duration;
    double snap_tolerance;
    Level levels[8];
    Momentum momentum;
    std::int32_t invert_zoom;
    double wheel_speed;
    double wheel_smoothing;
    double scroll_end_time;
    double fling_decay;
    double fling_zoom_decay;
    double fling_min_speed;
    double rubber_band;
    double rubber_band_scale;
    double spring_frequency;
    double double_tap_time;
    double double_tap_distance;
    double tap_time;
    double tap_slop;
    double press_time;
    double two_finger_tap_time;
    double two_finger_land_time;
    double two_finger_lift_time;
    double pan_slop;
    double axis_lock_ratio;
    double swipe_speed;
    double page_overscroll;
    double pinch_slop;
    double pinch_speed;
    double pinch_min_span;
    double rotate_slop;
    double rotate_snap;
    double rotate_snap_step;
    double quick_zoom_distance;
    std::uint64_t events;
    std::int32_t lenient;
    std::int32_t min_pan_contacts;
    Limit pager_edges;
    std::uint32_t host_tools;
    Button host_buttons;
    FingerCount drag_fingers;
    double palm_size;
    double pen_guard_time;
    double tap_debounce_time;
    double tap_ignore_time;
    double lift_grace_time;
    double fling_max_speed;
    double fling_boost_speed;
    double rotate_slop_snapped;
    double predict_time;
    /* generate.py ends */

    /** The settings of a preset. */
    explicit Config(Preset preset = Preset::photos) noexcept {
        if (tapzoom_config_init(detail::as<tapzoom_config>(this), sizeof *this, static_cast<std::int32_t>(preset)) !=
            TAPZOOM_OK)
            struct_size = 0;
    }

    /** Checks the settings as View::create does. field receives the name of the first wrong field, or ""; it may be
        nullptr. Returns ok, error_struct_size, error_not_finite, error_range or error_enum. */
    [[nodiscard]] Result check(const char **field = nullptr) const noexcept {
        return Result{tapzoom_config_check(detail::as<tapzoom_config>(this), field)};
    }
    /** Returns the name of the first wrong field, for the message of a refused config; "" if none is wrong. */
    [[nodiscard]] const char *wrong_field() const noexcept {
        const char *field = "";
        static_cast<void>(check(&field));
        return field;
    }

    /** Returns the range of the first wrong field, such as "1.01 to 100"; "" if none is wrong. */
    [[nodiscard]] const char *wrong_range() const noexcept {
        std::string_view name = wrong_field();
        name.remove_prefix(name.rfind('.') + 1); // npos + 1 is 0
        for (const detail::Setting &one : detail::settings)
            if (name == one.name) return one.range;
        return "";
    }

    /** Sets levels and level_count. Returns error_range, and sets nothing, for more than max_levels. */
    [[nodiscard]] Result set_levels(Span<const Level> given) noexcept {
        if (given.size() > max_levels) return Result::error_range;
        level_count = 0;
        for (const Level &level : given) levels[level_count++] = level;
        return Result::ok;
    }
    /** The same for a list: set_levels({{Fit::contain, 2}}). */
    [[nodiscard]] Result set_levels(std::initializer_list<Level> given) noexcept {
        return set_levels(Span<const Level>(given.begin(), given.size()));
    }
};

/* ---- View ---------------------------------------------------------------------------------------------------- */

/**
 * Content in a viewport, and the contacts on it. A View frees its view. It moves and does not copy, and has the size of
 * a pointer. Use one view from one thread at a time. An empty view returns error_null: see ERRORS above.
 */
class View {
public:
    /** Creates a view that shows the fitted view of its content. Returns ok, error_struct_size, error_not_finite,
        error_range, error_enum or error_memory. */
    static Expected<View> create(const Config &config, const Viewport &viewport, const Rect &content) noexcept {
        tapzoom_view *created = nullptr;
        const Result result{tapzoom_create(detail::as<tapzoom_config>(&config),
                                           detail::as<tapzoom_viewport>(&viewport), &content, &created)};
        return {result, View(created)};
    }
    /** Creates a view in the caller's memory, for example in an arena. The memory has at least view_size() bytes, its
        address is a multiple of 16, and it stays in place until the view is destroyed, which does not free it. Returns
        what create returns but error_memory; error_null without memory, error_range for another address,
        error_buffer_too_small for too few bytes. */
    static Expected<View> create_at(Memory memory, const Config &config, const Viewport &viewport,
                                    const Rect &content) noexcept {
        tapzoom_view *created = nullptr;
        const Result result{tapzoom_create_at(memory.data(), memory.size(), detail::as<tapzoom_config>(&config),
                                              detail::as<tapzoom_viewport>(&viewport), &content, &created)};
        return {result, View(created)};
    }
    /** Returns how many bytes of memory create_at needs. */
    [[nodiscard]] static std::size_t view_size() noexcept { return tapzoom_view_size(); }

    /** An empty view. */
    View() noexcept = default;
    /** Takes the ownership of a view that tapzoom_create or tapzoom_create_at made. */
    explicit View(tapzoom_view *created) noexcept : view_(created) {}
    /** Takes the view of another object, which becomes empty. */
    View(View &&other) noexcept : view_(other.release()) {}
    /** Destroys the view and takes that of another object, which becomes empty. */
    View &operator=(View &&other) noexcept {
        tapzoom_destroy(std::exchange(view_, other.release()));
        return *this;
    }
    /** Destroys the view, and frees the memory of create. */
    ~View() { tapzoom_destroy(view_); }

    /** Whether the view is not empty. */
    [[nodiscard]] explicit operator bool() const noexcept { return view_ != nullptr; }
    /** Returns the view for the C functions. This object keeps its ownership. */
    [[nodiscard]] tapzoom_view *get() const noexcept { return view_; }
    /** Returns the view and becomes empty. The caller passes it to tapzoom_destroy. */
    [[nodiscard]] tapzoom_view *release() noexcept { return std::exchange(view_, nullptr); }

    /* Settings and sizes */

    /** Changes the settings, at once or with an animation. Equal settings change nothing. Returns ok,
        error_struct_size, error_not_finite, error_range or error_enum; config.wrong_field() names the field. */
    [[nodiscard]] Result set_config(const Config &config, const Options &options = {}) noexcept {
        return Result{tapzoom_set_config(
            get(), detail::as<tapzoom_config>(&config), detail::as<tapzoom_options>(&options))};
    }
    /** Returns the settings as the host has set them. */
    [[nodiscard]] Config config() const noexcept {
        Config config;
        tapzoom_get_config(get(), detail::as<tapzoom_config>(&config));
        return config;
    }
    /** Changes the size and insets of the viewport, and keeps what the user looks at, within the limits and bounds.
        Returns ok, error_not_finite or error_range. */
    Result set_viewport(const Viewport &viewport) noexcept {
        return Result{tapzoom_set_viewport(get(), detail::as<tapzoom_viewport>(&viewport))};
    }
    /** Returns the size and insets of the viewport, as the host has set them. */
    [[nodiscard]] Viewport viewport() const noexcept {
        Viewport viewport{};
        tapzoom_get_viewport(get(), detail::as<tapzoom_viewport>(&viewport));
        return viewport;
    }
    /** Changes the content rectangle, for example to the full image after its preview. Returns ok, error_not_finite,
        error_range or error_enum. */
    Result set_content(const Rect &content, Keep keep = Keep::picture) noexcept {
        return Result{tapzoom_set_content(get(), &content, static_cast<std::int32_t>(keep))};
    }
    /** Returns the rectangle of the content, as the host has set it. */
    [[nodiscard]] Rect content() const noexcept {
        Rect content{};
        tapzoom_get_content(get(), &content);
        return content;
    }
    /** Sets how far the host's pager is displaced, in view units: the unconsumed travel plus the host's own motion of
        the pager. 0 is home. A pager needs Gesture::pan and EventKind::pan. Returns ok, error_not_finite or
        error_range. */
    Result set_pager_offset(double x, double y) noexcept { return Result{tapzoom_set_pager_offset(get(), x, y)}; }

    /* Input and time */

    /** Pushes touches in the order in which they happened. Stops at the first bad one. accepted receives how many the
        view took, also on error; it may be nullptr. Returns ok, error_not_finite, error_range, error_enum,
        error_time, error_contact_in_use, error_contact_unknown or error_contact_limit. */
    Result push_touches(Span<const Touch> touches, std::size_t *accepted = nullptr) noexcept {
        return Result{
            tapzoom_push_touches(get(), detail::as<tapzoom_touch>(touches.data()), touches.size(), accepted)};
    }
    /** The same for a list: push_touches({touch, touch}). */
    Result push_touches(std::initializer_list<Touch> touches, std::size_t *accepted = nullptr) noexcept {
        return push_touches(Span<const Touch>(touches.begin(), touches.size()), accepted);
    }
    /**
     * Runs one frame: pushes touches, advances the view's clock, polls events, and reads the transform and the state.
     * frame receives the transform, the state and both counts, also if a touch or the time is bad. Returns what
     * push_touches and advance return. After an error the clock has not advanced to `time`, and the events wait. If
     * frame.accepted < touches.size(), touches[frame.accepted] is bad; if they are equal, the time is bad.
     */
    Result frame(double time, Span<const Touch> touches, Span<Event> events, FrameResult &frame) noexcept {
        return Result{tapzoom_frame(get(), time, detail::as<tapzoom_touch>(touches.data()), touches.size(),
                                    detail::as<tapzoom_event>(events.data()), events.size(),
                                    detail::as<tapzoom_frame_result>(&frame))};
    }
    /**
     * Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time. consumed
     * receives true if the host's page must not scroll, and keeps its value on error; it may be nullptr. Returns ok,
     * error_not_finite, error_range, error_enum or error_time.
     */
    Result push_scroll(const Scroll &scroll, bool *consumed = nullptr) noexcept {
        std::int32_t taken = 0;
        const Result result{tapzoom_push_scroll(get(), detail::as<tapzoom_scroll>(&scroll), &taken)};
        if (consumed != nullptr && result == Result::ok) *consumed = taken != 0;
        return result;
    }
    /** Returns the owner of a contact that is down, or error_contact_unknown. */
    Expected<Owner> contact_owner(std::int64_t id) const noexcept {
        std::int32_t owner = TAPZOOM_OWNER_VIEW;
        const Result result{tapzoom_get_contact_owner(get(), id, &owner)};
        return {result, static_cast<Owner>(owner)};
    }
    /** Gives a contact that is down to Owner::host (a claim) or to Owner::view (a release), at the clock. Returns ok,
        error_enum or error_contact_unknown. */
    Result set_contact_owner(std::int64_t id, Owner owner) noexcept {
        return Result{tapzoom_set_contact_owner(get(), id, static_cast<std::int32_t>(owner))};
    }
    /** Reads the contacts that are down into the caller's memory, in any order. Their positions include the moves of an
        open touch frame. Returns the part of the memory that they fill. A ContactBuffer has room for all of them. */
    [[nodiscard]] Span<Contact> contacts(Span<Contact> memory) const noexcept {
        std::size_t count = 0;
        tapzoom_get_contacts(get(), detail::as<tapzoom_contact>(memory.data()), memory.size(), &count);
        return memory.first(count < memory.size() ? count : memory.size());
    }
    /** Forgets all contacts, for example because the system took them or the window lost its focus. Cancels gestures,
        scrolls, the velocity of set_velocity and a waiting tap; animations and flings continue. Returns ok,
        error_not_finite, error_range or error_time. */
    Result cancel_touches(double time) noexcept { return Result{tapzoom_cancel_touches(get(), time)}; }
    /** Reports that a pen hovers near the glass. A finger that lands until pen_guard_time after it is ignored; fingers
        that are down are not affected. Advances the view's clock. Returns ok, error_not_finite, error_range or
        error_time. */
    Result pen_near(double time) noexcept { return Result{tapzoom_pen_near(get(), time)}; }
    /** Advances the view's clock, seconds, once a frame, after its touches and before reading. Returns ok,
        error_not_finite, error_range or error_time. */
    Result advance(double time) noexcept { return Result{tapzoom_advance(get(), time)}; }
    /** Adds offset seconds to every stored time, those of waiting events included. Nothing moves. offset is at most
        max_time from 0. Returns ok, error_not_finite or error_range. */
    Result rebase_time(double offset) noexcept { return Result{tapzoom_rebase_time(get(), offset)}; }

    /* Reading. All values are 0, scales included, if the view is empty or another call on it is under way. */

    /** Returns the clock, the next deadline, flags and counts. */
    [[nodiscard]] State state() const noexcept {
        State state;
        tapzoom_get_state(get(), detail::as<tapzoom_state>(&state));
        return state;
    }
    /** Returns the transform at the view's clock, with the newest touches. To draw, use transform_at. */
    [[nodiscard]] Transform transform() const noexcept {
        Transform transform{};
        tapzoom_get_transform(get(), &transform);
        return transform;
    }
    /** Returns the transform to draw with, as frame does; or error_not_finite, error_range, error_time. time is that
        passed to advance, or later for animations, and not earlier than the view's clock minus 0.005 s. */
    Expected<Transform> transform_at(double time) const noexcept {
        Transform transform{};
        const Result result{tapzoom_get_transform_at(get(), time, &transform)};
        return {result, transform};
    }
    /** Returns the transform at which the view will rest: the end of the running animation or fling, or, while fingers
        hold the content, its place after a lift without a fling. At rest it equals transform(). */
    [[nodiscard]] Transform target_transform() const noexcept {
        Transform transform{};
        tapzoom_get_target_transform(get(), &transform);
        return transform;
    }
    /** Returns the velocity of the displayed content at the view's clock. At rest it is 0. */
    [[nodiscard]] Velocity velocity() const noexcept {
        Velocity velocity{};
        tapzoom_get_velocity(get(), &velocity);
        return velocity;
    }
    /** Returns how far the displayed content is beyond its limits. At rest all six values are 0. x is positive beyond
        Limit::left and negative beyond right; y is positive beyond top and negative beyond bottom. */
    [[nodiscard]] Overscroll overscroll() const noexcept {
        Overscroll overscroll{};
        tapzoom_get_overscroll(get(), &overscroll);
        return overscroll;
    }
    /** Returns the scale limits and the fitted scale at the current sizes. */
    [[nodiscard]] ScaleRange scale_range() const noexcept {
        ScaleRange range{};
        tapzoom_get_scale_range(get(), &range.min, &range.max, &range.fitted);
        return range;
    }
    /** Returns the steps that would change the target now, for example to enable buttons. */
    [[nodiscard]] Step actions() const noexcept {
        std::uint32_t bits = 0;
        tapzoom_get_actions(get(), &bits);
        return static_cast<Step>(bits);
    }
    /** Returns the scale at which the host draws its content into a raster, device pixels per content unit. Read it at
        EventKind::settled, and after calls that change sizes or settings, which send no settled. */
    [[nodiscard]] double raster_scale() const noexcept {
        double scale = 0;
        tapzoom_get_raster_scale(get(), &scale);
        return scale;
    }
    /** Returns the transform from pixels of the raster of raster_scale() to device pixels of the viewport, with which
        the host shows that raster under a transform; or error_not_finite, error_range. */
    Expected<Transform> raster_transform(const Transform &transform) const noexcept {
        Transform residual{};
        const Result result{tapzoom_get_raster_transform(get(), &transform, &residual)};
        return {result, residual};
    }
    /** The same under the displayed transform. */
    [[nodiscard]] Transform raster_transform() const noexcept { return *raster_transform(transform()); }
    /** Returns the part of the content plane that the whole viewport, insets included, shows under a transform, such as
        target_transform(), in content units; or error_not_finite, error_range. */
    Expected<Rect> visible_rect(const Transform &transform) const noexcept {
        Rect rect{};
        const Result result{tapzoom_get_visible_rect(get(), &transform, &rect)};
        return {result, rect};
    }
    /** Returns the part of the content plane that the whole viewport, insets included, shows under the displayed
        transform. */
    [[nodiscard]] Rect visible_rect() const noexcept { return *visible_rect(transform()); }
    /** Returns the content points that may be at the center of the safe area, at the scale and rotation of a transform,
        for scroll bars and minimaps; or error_not_finite, error_range. The length of a thumb is visible / (visible +
        range) of its bar. A size is 0 where the content cannot move. */
    Expected<Rect> pan_range(const Transform &transform) const noexcept {
        Rect rect{};
        const Result result{tapzoom_get_pan_range(get(), &transform, &rect)};
        return {result, rect};
    }
    /** The same at the displayed transform. */
    [[nodiscard]] Rect pan_range() const noexcept {
        Rect rect{};
        (void)tapzoom_get_pan_range(get(), nullptr, &rect);
        return rect;
    }
    /** Returns the transform to which a tap at a content point of a block, such as a column of text, should zoom, for
        set_transform; or error_not_finite, error_range. max_scale is the largest legible scale, 1e-40 to 1e40, or 0:
        that of the view. */
    Expected<Transform> smart_zoom(const Rect &block, Point content, double max_scale = 0) const noexcept {
        Transform transform{};
        const Result result{tapzoom_get_smart_zoom(get(), &block, content.x, content.y, max_scale, &transform)};
        return {result, transform};
    }
    /** Takes the oldest events out of the view into the caller's memory. Returns the part of the memory that they fill.
        Call again when it is full. */
    [[nodiscard]] Span<Event> poll_events(Span<Event> events) noexcept {
        std::size_t count = 0;
        tapzoom_poll_events(get(), detail::as<tapzoom_event>(events.data()), events.size(), &count);
        return events.first(count);
    }

    /*
     * Commands. They start at the view's clock and move the view at once, unless options animate them. The view clamps
     * the result to the limits and bounds. They return ok, error_struct_size, error_not_finite, error_range or
     * error_enum. Absolute commands, from set_transform to fit, take the view: they cancel the gesture that moves the
     * view, scrolls, and the velocity of set_velocity. Relative commands, from pan_by to rotate_by, and set_velocity
     * combine with the motion of the view, and cancel no gesture; tapzoom.h describes what they do to an animation or a
     * fling.
     */

    /** Goes to a transform, such as a saved one. */
    Result set_transform(const Transform &transform, const Options &options = {}) noexcept {
        return Result{tapzoom_set_transform(get(), &transform, detail::as<tapzoom_options>(&options))};
    }
    /** Zooms to a scale, 1e-40 to 1e40, and keeps the content point under a view point. */
    Result zoom_to(double scale, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_zoom_to(get(), scale, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    /** Shows a rectangle of content, centered and as large as possible, in the safe area without the padding of the
        options. */
    Result zoom_to_rect(const Rect &rect, const Options &options = {}) noexcept {
        return Result{tapzoom_zoom_to_rect(get(), &rect, detail::as<tapzoom_options>(&options))};
    }
    /** Brings a content point to the center of the safe area at a scale, 1e-40 to 1e40; 0 keeps the scale of the
        target. */
    Result center_on(Point content, double scale = 0, const Options &options = {}) noexcept {
        return Result{
            tapzoom_center_on(get(), content.x, content.y, scale, detail::as<tapzoom_options>(&options))};
    }
    /** Rotates to an angle, radians, -1e40 to 1e40, and keeps the content point under a view point. The view rotates in
        the direction of the shorter arc, so its rotation may differ from the angle by full turns. */
    Result rotate_to(double rotation, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_rotate_to(get(), rotation, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    /** Goes to the fitted view, upright. */
    Result fit(const Options &options = {}) noexcept {
        return Result{tapzoom_fit(get(), detail::as<tapzoom_options>(&options))};
    }
    /** Moves the content by (dx, dy) view units, each -max_length to max_length. */
    Result pan_by(double dx, double dy, const Options &options = {}) noexcept {
        return Result{tapzoom_pan_by(get(), dx, dy, detail::as<tapzoom_options>(&options))};
    }
    /** Multiplies the scale by a factor, 1e-6 to 1e6, about a view point. */
    Result zoom_by(double factor, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_zoom_by(get(), factor, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    /** Rotates by an angle, radians, -1000 to 1000, about a view point. */
    Result rotate_by(double angle, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_rotate_by(get(), angle, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    /** Moves the target by a step, for a key, a button or a switch. Steps during an animation add up. It cancels what
        an absolute command cancels. A step that would not change the target only sends limit: ended if it has begun,
        then began. Also error_enum for several steps. */
    Result step(Step action, const Options &options = {}) noexcept {
        return Result{
            tapzoom_step(get(), static_cast<std::uint32_t>(action), detail::as<tapzoom_options>(&options))};
    }
    /** Moves the content with a velocity, from the clock on and until the next call with another velocity, for held
        keys, sticks and edge scrolling. set_velocity({}), stop_motion, cancel_touches and absolute commands end it.
        Returns ok, error_not_finite or error_range. */
    Result set_velocity(const Velocity &velocity) noexcept {
        return Result{tapzoom_set_velocity(get(), &velocity)};
    }
    /** Stops the animation, the fling, the scroll and the velocity of set_velocity: cancelled, then settled. The view
        rests at the nearest transform within its limits. Fingers continue. Returns ok. */
    Result stop_motion() noexcept { return Result{tapzoom_stop_motion(get())}; }

    /* Snapshots */

    /** Returns how many bytes of memory save_state needs: the largest size of any snapshot, a constant of the library.
        */
    [[nodiscard]] std::size_t snapshot_capacity() const noexcept {
        std::size_t size = 0;
        return tapzoom_save_state(get(), nullptr, 0, &size) == TAPZOOM_OK ? size : 0;
    }
    /** Writes a snapshot into the caller's memory. Returns the part of the memory that it fills, or
        error_buffer_too_small. It does not contain the recording. */
    Expected<Memory> save_state(Memory memory) const noexcept {
        std::size_t size = 0;
        const Result result{tapzoom_save_state(get(), memory.data(), memory.size(), &size)};
        // Without memory the C function returns OK and the size of snapshot_capacity.
        if (memory.data() == nullptr && result == Result::ok) return {Result::error_buffer_too_small, Memory()};
        return {result, memory.first(size)};
    }
    /** Restores the view from a snapshot, which replaces its whole state. Returns ok or error_data. */
    Result load_state(Bytes snapshot) noexcept {
        return Result{tapzoom_load_state(get(), snapshot.data(), snapshot.size())};
    }

    /* Recording and replay */

    /** Begins a recording into the caller's memory, which must stay valid until the recording ends. Ends a replay.
        Returns ok, error_null, error_range or error_buffer_too_small: the beginning does not fit, and nothing is
        recorded. */
    Result begin_recording(Memory memory) noexcept {
        return Result{tapzoom_begin_recording(get(), memory.data(), memory.size())};
    }
    /** Returns how many bytes at the beginning of the memory are the next part of the recording: copy them at once.
        Returns error_buffer_too_small if a call did not fit, and the recording ended before it; the first fetch after
        that returns ok with the calls that did fit. */
    Expected<std::size_t> fetch_recording() noexcept {
        std::size_t count = 0;
        const Result result{tapzoom_fetch_recording(get(), &count)};
        return {result, count};
    }
    /** Ends the recording or the replay, and discards the bytes that the host has not fetched. Returns ok, also without
        a recording. */
    Result end_recording() noexcept { return Result{tapzoom_end_recording(get())}; }
    /** Replays the next call of a recording: see Replayed. Continue after the bytes that it took until none are left.
        events receives the entry.event_count events that the call polled; it may be nullptr. */
    [[nodiscard]] Replayed replay(Bytes recording, EventBuffer *events = nullptr) noexcept {
        Replayed replayed{};
        Event *polled = events ? events->data() : nullptr;
        replayed.result = Result{tapzoom_replay(get(), recording.data(), recording.size(), &replayed.accepted,
                                                detail::as<tapzoom_record_entry>(&replayed.entry),
                                                detail::as<tapzoom_event>(polled))};
        return replayed;
    }

private:
    tapzoom_view *view_ = nullptr;
};

/* ---- Transforms: pure functions ------------------------------------------------------------------------------ */

/** Converts a view point to content units. Returns the point, or error_not_finite, error_range. */
inline Expected<Point> view_to_content(const Transform &transform, Point view) noexcept {
    Point content{};
    const Result result{tapzoom_view_to_content(&transform, view.x, view.y, &content.x, &content.y)};
    return {result, content};
}
/** Converts a content point to view units. Returns the point, or error_not_finite, error_range. */
inline Expected<Point> content_to_view(const Transform &transform, Point content) noexcept {
    Point view{};
    const Result result{tapzoom_content_to_view(&transform, content.x, content.y, &view.x, &view.y)};
    return {result, view};
}
/** Returns the transform that applies `inner` and then `outer`; or error_not_finite, error_range. */
inline Expected<Transform> compose(const Transform &outer, const Transform &inner) noexcept {
    Transform composed{};
    const Result result{tapzoom_transform_compose(&outer, &inner, &composed)};
    return {result, composed};
}
/** Returns the inverse transform, from the view to the content; or error_not_finite, error_range. */
inline Expected<Transform> invert(const Transform &transform) noexcept {
    Transform inverse{};
    const Result result{tapzoom_transform_invert(&transform, &inverse)};
    return {result, inverse};
}
/** Returns a transform between two others, for a host that animates by itself: t is 0 to 1, `from` at 0, and `to` at 1,
    whose rotation may differ by full turns. Returns error_not_finite or error_range. */
inline Expected<Transform> interpolate(const Transform &from, const Transform &to, double t) noexcept {
    Transform between{};
    const Result result{tapzoom_transform_interpolate(&from, &to, t, &between)};
    return {result, between};
}
/** Returns a transform as the matrix of 2D graphics libraries; or error_not_finite, error_range. */
inline Expected<Affine> to_affine(const Transform &transform) noexcept {
    Affine matrix{};
    const Result result{tapzoom_transform_to_affine(&transform, matrix.data())};
    return {result, matrix};
}
/** Returns a transform as a matrix, from content coordinates relative to an origin to view units; or error_not_finite,
    error_range. Take an origin near the visible content: a float has 24 bits. */
inline Expected<Matrix> to_matrix(const Transform &transform, Point origin = {0, 0}) noexcept {
    Matrix matrix{};
    const Result result{tapzoom_transform_to_matrix(&transform, origin.x, origin.y, matrix.data())};
    return {result, matrix};
}

/* ---- Library ------------------------------------------------------------------------------------------------- */

/** Returns the version of the library that runs: major * 10000 + minor * 100 + patch. */
[[nodiscard]] inline std::int32_t version() noexcept { return tapzoom_version(); }

} // namespace tapzoom

#endif /* TAPZOOM_HPP */

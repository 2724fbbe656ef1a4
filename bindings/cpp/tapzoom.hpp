/*
 * tapzoom.hpp - tapzoom.h for C++17 and later: it frees what it creates, and its types catch mistakes.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 *     using namespace tapzoom;
 *     auto view = View::create(Config(Preset::photos), {800, 600}, {0, 0, 4000, 3000});
 *     if (!view) return puts(message(view.result()));
 *     EventBuffer events;
 *     FrameResult frame;
 *     each frame:  result = view->frame(now, samples, events, frame);
 *                  draw(frame.transform);
 *                  for (int i = 0; i < frame.event_count; i++) ... events[i] ...
 *
 * NAMES
 *   tapzoom.h is the manual: it has meanings, units and ranges. Each of its names is here, without prefixes: a function
 *   without tapzoom_ and get_, a constant in lower case without the name of its enumeration. tapzoom_get_transform is
 *   View::transform, TAPZOOM_TOUCH_BEGAN is TouchPhase::began. A status is a Result, because Xlib.h makes macros of
 *   None and Status. The constructor of Config calls tapzoom_config_init, the destructor of View tapzoom_destroy, and
 *   message calls tapzoom_status_string.
 *
 * ERRORS
 *   This header throws no exception and needs none. A function that can fail returns a Result, or an Expected with a
 *   value; the compiler warns when a program ignores it. A function that cannot fail returns its value. When a config
 *   is refused, Config::wrong_field() names the field.
 *   A view is empty if its creation failed or if it was moved from. An empty view returns Result::error_null, and zeros
 *   where a value is read, with two exceptions: State::time is -INFINITY and State::next_deadline is INFINITY, and
 *   config() returns the preset photos.
 *
 * MEMORY
 *   Nothing here allocates, or copies samples or events: a call is the call of the C function.
 */
#ifndef TAPZOOM_HPP
#define TAPZOOM_HPP

// Microsoft's compiler reports its language version only in _MSVC_LANG.
#if __cplusplus < 201703L && (!defined(_MSVC_LANG) || _MSVC_LANG < 201703L)
#error "tapzoom.hpp needs C++17 or newer: -std=c++17"
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <type_traits>
#include <utility>

#include "tapzoom.h"

namespace tapzoom {

/* ---- Constants ----------------------------------------------------------------------------------------------- */

inline constexpr std::size_t max_contacts = TAPZOOM_MAX_CONTACTS;
inline constexpr std::size_t max_levels = TAPZOOM_MAX_LEVELS;
inline constexpr std::size_t event_capacity = TAPZOOM_EVENT_CAPACITY;
inline constexpr double max_length = TAPZOOM_MAX_LENGTH;
inline constexpr double min_size = TAPZOOM_MIN_SIZE;
inline constexpr double max_time = TAPZOOM_MAX_TIME;

/* ---- Enumerations -------------------------------------------------------------------------------------------- */

/** Outcome of a call: tapzoom_status. */
enum class [[nodiscard]] Result : tapzoom_status {
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

/** Phase of a touch sample. */
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

/** What a sample says of its contact, as bits; those at TouchPhase::began count. */
enum class SampleFlag : std::uint32_t {
    no_tap = TAPZOOM_SAMPLE_NO_TAP,
    no_slop = TAPZOOM_SAMPLE_NO_SLOP
};

/** Buttons of a mouse or a pen, as bits. */
enum class Button : std::uint32_t {
    primary = TAPZOOM_BUTTON_PRIMARY,
    secondary = TAPZOOM_BUTTON_SECONDARY,
    middle = TAPZOOM_BUTTON_MIDDLE,
    back = TAPZOOM_BUTTON_BACK,
    forward = TAPZOOM_BUTTON_FORWARD,
    eraser = TAPZOOM_BUTTON_ERASER
};

/** Owner of a contact: see View::contact_owner. */
enum class Owner : std::int32_t {
    view = TAPZOOM_OWNER_VIEW,
    host = TAPZOOM_OWNER_HOST,
    undecided = TAPZOOM_OWNER_UNDECIDED
};

/** Unit of the way of a scroll. */
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

/** Presets of settings. */
enum class Preset : std::int32_t {
    photos = TAPZOOM_PRESET_PHOTOS,
    maps = TAPZOOM_PRESET_MAPS,
    reader = TAPZOOM_PRESET_READER,
    board = TAPZOOM_PRESET_BOARD
};

/** Gestures to recognize, as bits. */
enum class Gesture : std::uint32_t {
    tap = TAPZOOM_GESTURE_TAP,
    double_tap = TAPZOOM_GESTURE_DOUBLE_TAP,
    two_finger_tap = TAPZOOM_GESTURE_TWO_FINGER_TAP,
    long_press = TAPZOOM_GESTURE_LONG_PRESS,
    pan = TAPZOOM_GESTURE_PAN,
    swipe = TAPZOOM_GESTURE_SWIPE,
    pinch = TAPZOOM_GESTURE_PINCH,
    rotate = TAPZOOM_GESTURE_ROTATE,
    quick_zoom = TAPZOOM_GESTURE_QUICK_ZOOM,
    fling = TAPZOOM_GESTURE_FLING
};

/** A scale that follows from the sizes of the content and of the safe area. */
enum class Fit : std::int32_t {
    none = TAPZOOM_FIT_NONE,
    contain = TAPZOOM_FIT_CONTAIN,
    cover = TAPZOOM_FIT_COVER,
    width = TAPZOOM_FIT_WIDTH,
    height = TAPZOOM_FIT_HEIGHT,
    one_to_one = TAPZOOM_FIT_ONE_TO_ONE,
    scale_down = TAPZOOM_FIT_SCALE_DOWN
};

/** Which of its two terms a level takes. */
enum class LevelChoice : std::int32_t {
    first = TAPZOOM_LEVEL_FIRST,
    larger = TAPZOOM_LEVEL_LARGER,
    smaller = TAPZOOM_LEVEL_SMALLER
};

/** What a double tap or a two-finger tap does to the scale. */
enum class Zoom : std::int32_t {
    none = TAPZOOM_ZOOM_NONE,
    step = TAPZOOM_ZOOM_STEP,
    toggle = TAPZOOM_ZOOM_TOGGLE,
    cycle = TAPZOOM_ZOOM_CYCLE,
    levels = TAPZOOM_ZOOM_LEVELS,
    reset = TAPZOOM_ZOOM_RESET
};

/** Where a zoom puts the tapped content point. */
enum class Anchor : std::int32_t {
    point = TAPZOOM_ANCHOR_POINT,
    center = TAPZOOM_ANCHOR_CENTER
};

/** Scales at which a pinch or a scroll comes to rest. */
enum class Snap : std::int32_t {
    none = TAPZOOM_SNAP_NONE,
    levels = TAPZOOM_SNAP_LEVELS,
    steps = TAPZOOM_SNAP_STEPS
};

/** What scrolling with a device does. */
enum class ScrollAction : std::int32_t {
    none = TAPZOOM_ACTION_NONE,
    pan = TAPZOOM_ACTION_PAN,
    zoom = TAPZOOM_ACTION_ZOOM
};

/** Who continues a trackpad's scroll that has ended in motion. */
enum class Momentum : std::int32_t {
    host = TAPZOOM_MOMENTUM_HOST,
    library = TAPZOOM_MOMENTUM_LIBRARY
};

/** What limits the translation. */
enum class Bounds : std::int32_t {
    content = TAPZOOM_BOUNDS_CONTENT,
    inside = TAPZOOM_BOUNDS_INSIDE,
    none = TAPZOOM_BOUNDS_NONE
};

/** Limits of the transform, as bits. */
enum class Limit : std::uint32_t {
    left = TAPZOOM_LIMIT_LEFT,
    top = TAPZOOM_LIMIT_TOP,
    right = TAPZOOM_LIMIT_RIGHT,
    bottom = TAPZOOM_LIMIT_BOTTOM,
    min_scale = TAPZOOM_LIMIT_MIN_SCALE,
    max_scale = TAPZOOM_LIMIT_MAX_SCALE
};

/** Kinds of events. Later versions may have more. */
enum class EventKind : std::int32_t {
    none = TAPZOOM_EVENT_NONE,
    tap_up = TAPZOOM_EVENT_TAP_UP,
    tap = TAPZOOM_EVENT_TAP,
    double_tap = TAPZOOM_EVENT_DOUBLE_TAP,
    multi_tap = TAPZOOM_EVENT_MULTI_TAP,
    two_finger_tap = TAPZOOM_EVENT_TWO_FINGER_TAP,
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
    edge = TAPZOOM_EVENT_EDGE
};

/** Phase of an event. */
enum class Phase : std::int32_t {
    discrete = TAPZOOM_PHASE_DISCRETE,
    began = TAPZOOM_PHASE_BEGAN,
    changed = TAPZOOM_PHASE_CHANGED,
    ended = TAPZOOM_PHASE_ENDED,
    cancelled = TAPZOOM_PHASE_CANCELLED
};

/** Flags of a State, as bits; State::limits has the limits. */
enum class StateFlag : std::uint32_t {
    touched = TAPZOOM_STATE_TOUCHED,
    moving = TAPZOOM_STATE_MOVING,
    zoomed = TAPZOOM_STATE_ZOOMED,
    events_lost = TAPZOOM_STATE_EVENTS_LOST
};

/** What a new content rectangle keeps. */
enum class Keep : std::int32_t {
    picture = TAPZOOM_KEEP_PICTURE,
    coordinates = TAPZOOM_KEEP_COORDINATES
};

/** Speed of an animation along its way. */
enum class Curve : std::int32_t {
    standard = TAPZOOM_CURVE_STANDARD,
    ease_out = TAPZOOM_CURVE_EASE_OUT,
    linear = TAPZOOM_CURVE_LINEAR
};

/** Way of an animation. */
enum class Path : std::int32_t {
    direct = TAPZOOM_PATH_DIRECT,
    fly = TAPZOOM_PATH_FLY
};

/** Kinds of recorded calls. */
enum class RecordKind : std::int32_t {
    start = TAPZOOM_RECORD_START,
    load = TAPZOOM_RECORD_LOAD,
    config = TAPZOOM_RECORD_CONFIG,
    viewport = TAPZOOM_RECORD_VIEWPORT,
    content = TAPZOOM_RECORD_CONTENT,
    pager_offset = TAPZOOM_RECORD_PAGER_OFFSET,
    touch = TAPZOOM_RECORD_TOUCH,
    scroll = TAPZOOM_RECORD_SCROLL,
    owner = TAPZOOM_RECORD_OWNER,
    cancel = TAPZOOM_RECORD_CANCEL,
    advance = TAPZOOM_RECORD_ADVANCE,
    rebase_time = TAPZOOM_RECORD_REBASE_TIME,
    set_transform = TAPZOOM_RECORD_SET_TRANSFORM,
    zoom_to = TAPZOOM_RECORD_ZOOM_TO,
    zoom_to_rect = TAPZOOM_RECORD_ZOOM_TO_RECT,
    center_on = TAPZOOM_RECORD_CENTER_ON,
    rotate_to = TAPZOOM_RECORD_ROTATE_TO,
    reset = TAPZOOM_RECORD_RESET,
    pan_by = TAPZOOM_RECORD_PAN_BY,
    zoom_by = TAPZOOM_RECORD_ZOOM_BY,
    rotate_by = TAPZOOM_RECORD_ROTATE_BY,
    set_velocity = TAPZOOM_RECORD_SET_VELOCITY,
    stop = TAPZOOM_RECORD_STOP,
    poll = TAPZOOM_RECORD_POLL
};

/* ---- Masks --------------------------------------------------------------------------------------------------- */

namespace detail {
template <class E>
inline constexpr bool is_mask = std::is_same_v<E, Gesture> || std::is_same_v<E, Limit> ||
    std::is_same_v<E, StateFlag> || std::is_same_v<E, SampleFlag> || std::is_same_v<E, Button>;
template <class E>
using if_mask = std::enable_if_t<is_mask<E>, std::underlying_type_t<E>>;
} // namespace detail

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

/** Whether a mask has all of some bits: has(view->state().flags, StateFlag::moving). */
template <class E, class = detail::if_mask<E>>
[[nodiscard]] constexpr bool has(E mask, E bits) noexcept {
    return (mask & bits) == bits;
}

/** Kinds of events for Config::events: event_mask(EventKind::tap, EventKind::settled). */
template <class... Kinds>
[[nodiscard]] constexpr std::uint32_t event_mask(Kinds... kinds) noexcept {
    static_assert((std::is_same_v<Kinds, EventKind> && ...));
    return (std::uint32_t{0} | ... | (std::uint32_t{1} << static_cast<std::uint32_t>(kinds)));
}

/** Tools for Config::host_tools: tool_mask(Tool::pen, Tool::mouse). */
template <class... Tools>
[[nodiscard]] constexpr std::uint32_t tool_mask(Tools... tools) noexcept {
    static_assert((std::is_same_v<Tools, Tool> && ...));
    return (std::uint32_t{0} | ... | (std::uint32_t{1} << static_cast<std::uint32_t>(tools)));
}

/* ---- Values: the structs of tapzoom.h, to the byte, with the enumerations in them ------------------------------ */

/** Places content: view = R(rotation) * scale * content + (x, y). */
using Transform = tapzoom_transform;
/** Velocity of the content about a point of the view. */
using Velocity = tapzoom_velocity;
/** How far the displayed content is beyond its limits, and how far it would be without rubber bands. */
using Overscroll = tapzoom_overscroll;
/** An upright rectangle: smallest coordinates, then sizes. */
using Rect = tapzoom_rect;
/** A transform as 16 floats, column-major. */
using Matrix = std::array<float, 16>;

struct Point {
    double x, y;
};

/** The host's area for the content, with the insets of the bars that cover its sides. */
struct Viewport {
    double width, height;
    double left = 0, top = 0, right = 0, bottom = 0;
};

/** One contact at one instant. */
struct Sample {
    double time = 0;
    std::int64_t id = 0;
    double x = 0, y = 0;
    TouchPhase phase{};
    Tool tool = Tool::finger;
    SampleFlag flags{};
    Button buttons{}; /**< Those at TouchPhase::began count. */
};

/** One report of a wheel or a trackpad. */
struct Scroll {
    double time = 0;
    double x = 0, y = 0;
    double dx = 0, dy = 0; /**< In `unit`. */
    double factor = 0;     /**< Of a trackpad's pinch; 0 and 1 mean none. */
    double rotation = 0;
    ScrollUnit unit = ScrollUnit::pixel;
    ScrollSource source = ScrollSource::wheel;
    ScrollPhase phase = ScrollPhase::unphased;
    std::int32_t reserved = 0;
};

/** A factor times the scale of a fit. */
struct LevelTerm {
    double factor = 1;
    Fit fit = Fit::none;
};

/**
 * A scale that keeps its meaning after a resize. {3, Fit::contain} is three times the whole content.
 * Level::larger({2, Fit::one_to_one}, {6, Fit::contain}) is the larger of twice sharp pixels and six times the whole
 * content.
 */
struct Level {
    double factor = 1;
    double other_factor = 0;
    Fit fit = Fit::none;
    Fit other_fit = Fit::none;
    LevelChoice choice = LevelChoice::first;
    std::int32_t reserved = 0;

    constexpr Level() noexcept = default;
    constexpr Level(double factor_, Fit fit_) noexcept : factor(factor_), fit(fit_) {}

    /** The larger of two terms. */
    [[nodiscard]] static constexpr Level larger(LevelTerm one, LevelTerm other) noexcept {
        return {one, other, LevelChoice::larger};
    }
    /** The smaller of two terms. */
    [[nodiscard]] static constexpr Level smaller(LevelTerm one, LevelTerm other) noexcept {
        return {one, other, LevelChoice::smaller};
    }

private:
    constexpr Level(LevelTerm one, LevelTerm other, LevelChoice choice_) noexcept
        : factor(one.factor), other_factor(other.factor), fit(one.fit), other_fit(other.fit), choice(choice_) {}
};

/** One event. Fields that a kind does not use are 0. */
struct Event {
    double time;
    std::int64_t contact;
    EventKind kind;
    Phase phase;
    std::int32_t contact_count;
    std::int32_t tap_count;
    double view_x, view_y;
    double content_x, content_y;
    double landing_view_x, landing_view_y;
    double landing_content_x, landing_content_y;
    double scale, rotation;
    double unused_x, unused_y;
    double velocity_x, velocity_y;
    double scale_velocity;
    double rotation_velocity;
    Tool tool;
    Button buttons;
    Limit limits;
    Owner owner;
    double reserved[2];
};

/** What a host checks each frame. */
struct State {
    double time = -std::numeric_limits<double>::infinity();
    double next_deadline = std::numeric_limits<double>::infinity();
    StateFlag flags{}; /**< It has the bits of the limits too. */
    std::int32_t contact_count = 0;
    std::int32_t event_count = 0;
    std::int32_t reserved = 0;
    std::int64_t mended_count = 0;

    /** The limits at which the displayed view is: has(state.limits(), Limit::left). */
    [[nodiscard]] constexpr Limit limits() const noexcept {
        return Limit{static_cast<std::uint32_t>(flags) & (TAPZOOM_STATE_TOUCHED - 1)};
    }
};

/** Result of View::frame. */
struct FrameResult {
    Transform transform{};
    State state;
    std::int32_t accepted = 0;
    std::int32_t event_count = 0;
    double reserved = 0;
};

/** How a command moves the view. By default it moves at once; animated() makes the options of an animation. */
struct Options {
    std::uint32_t struct_size = sizeof(tapzoom_options);
    std::int32_t animated = 0; /**< 0: at once; 1: animated. */
    Curve curve = Curve::standard;
    Path path = Path::direct;
    double duration = 0; /**< Seconds; 0 takes Config::animation_duration, for fly the time by fly_speed. */
    double left = 0;     /**< Space that zoom_to_rect leaves free at the sides of the safe area. */
    double top = 0;
    double right = 0;
    double bottom = 0;
    double max_scale = 0;     /**< Largest scale to go to; 0: that of the view. */
    double fly_rho = 0;       /**< Curvature of a flight; 0: sqrt 2. */
    double fly_speed = 0;     /**< rho-screenfuls per second, without a duration; 0: 1.2. */
    double fly_min_scale = 0; /**< Smallest scale that a flight passes; 0: that of the view. */
};

/** Options of an animated command: view->reset(animated()), or view->reset(animated(0.2)) for 0.2 seconds. */
[[nodiscard]] constexpr Options animated(double duration = 0) noexcept {
    Options options;
    options.animated = 1;
    options.duration = duration;
    return options;
}

/** Room for as many events as a view keeps. */
using EventBuffer = std::array<Event, event_capacity>;

/** One replayed call. */
struct RecordEntry {
    std::int64_t number;
    std::uint64_t hash;
    double time;
    RecordKind kind;
    std::int32_t event_count;
    double numbers[16];
    std::int64_t integers[12];
};

/** Outcome of View::replay: the first `used` bytes of the recording were `entry`. used is 0 at its end. */
struct Replayed {
    Result result;
    std::size_t used;
    RecordEntry entry;
};

/** The scale of the raster into which the host draws its content, and how to show that raster. */
struct Raster {
    double scale;
    Transform residual;
};

/** The scale limits, and the scale of the fitted view. */
struct ScaleRange {
    double min, max, fitted;
};

/* ---- Spans --------------------------------------------------------------------------------------------------- */

namespace detail {
/** Whether an array of From is one of To: the same type, const or not; or both are bytes. */
template <class From, class To>
inline constexpr bool shows_as = std::is_convertible_v<From (*)[], To (*)[]> ||
    (std::is_same_v<std::remove_const_t<To>, std::byte> && sizeof(From) == 1 && std::is_trivially_copyable_v<From> &&
     (std::is_const_v<To> || !std::is_const_v<From>));
template <class Container>
using element_of = std::remove_pointer_t<decltype(std::data(std::declval<Container &>()))>;
} // namespace detail

/**
 * Refers to values in a row, as std::span does in C++20. Arrays, std::array, std::vector, std::span and every other
 * type with data() and size() convert to it. A span of bytes refers to char, unsigned char or std::byte.
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

    // A temporary that owns its elements converts to a span of constants only.
    template <class Container, class = std::enable_if_t<detail::shows_as<detail::element_of<const Container>, T>>>
    constexpr Span(const Container &container) noexcept : Span(std::data(container), std::size(container)) {}

    [[nodiscard]] constexpr T *data() const noexcept { return data_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr T *begin() const noexcept { return data_; }
    [[nodiscard]] constexpr T *end() const noexcept { return data_ + size_; }
    [[nodiscard]] constexpr T &operator[](std::size_t index) const noexcept { return data_[index]; }

    /** The first values; at most size(). */
    [[nodiscard]] constexpr Span first(std::size_t count) const noexcept { return {data_, count}; }
    /** The values from an offset on, which is at most size(). */
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

using Bytes = Span<const std::byte>;
using Memory = Span<std::byte>;

/* ---- Results ------------------------------------------------------------------------------------------------- */

/** Returns an English sentence for a result. */
[[nodiscard]] inline const char *message(Result result) noexcept {
    return tapzoom_status_string(static_cast<tapzoom_status>(result));
}

/** A value or an error, as std::expected in C++23. With an error the value is zero or empty, and may be read. */
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
/** The C struct with the same bytes as a value. */
template <class C, class T>
[[nodiscard]] auto *as(T *value) noexcept {
    static_assert(sizeof(C) == sizeof(T) && alignof(C) == alignof(T) && std::is_standard_layout_v<T> &&
                  std::is_trivially_copyable_v<T>);
    return reinterpret_cast<std::conditional_t<std::is_const_v<T>, const C, C> *>(value);
}
} // namespace detail

/* ---- Config -------------------------------------------------------------------------------------------------- */

/** Every setting. The constructor fills in a preset; tapzoom_config has units, ranges and defaults. */
struct Config {
    // It stays 0 for an unknown preset, and View::create refuses that.
    std::uint32_t struct_size = 0;
    Gesture gestures;
    std::uint32_t events; /**< event_mask of the kinds that the host polls. */
    std::int32_t lenient; /**< 1: the view mends a stream of touches that a strict view refuses. */

    double points_per_unit;
    double pixels_per_unit;

    Fit fit;
    Bounds bounds;
    double align_x;
    double align_y;
    double visible_part;
    double visible_extra;
    Level min_scale;
    Level max_scale;

    Zoom double_tap;
    Anchor double_tap_anchor;
    Zoom two_finger_tap;
    Anchor two_finger_tap_anchor;
    std::int32_t level_count;
    Snap snap;
    double snap_tolerance;
    double zoom_step;
    double animation_duration;
    Level levels[TAPZOOM_MAX_LEVELS]; /**< set_levels fills them. */

    double tap_time;
    double tap_slop;
    double tap_slop_pannable;
    double tap_slop_pen;
    double tap_slop_mouse;
    double tap_debounce_time;
    double double_tap_time;
    double double_tap_distance;
    double two_finger_tap_time;
    double two_finger_land_time;
    double two_finger_lift_time;
    double two_finger_distance;
    double press_time;
    double press_slop;

    double pan_slop;
    double axis_lock_ratio;
    double pinch_slop;
    double pinch_speed;
    double pinch_min_span;
    double rotate_slop;
    double rotate_snap;
    double lift_grace_time;
    double lift_slop;
    double swipe_speed;
    double swipe_angle;
    double quick_zoom_distance;
    double page_overscroll;

    double fling_min_speed;
    double fling_max_speed;
    double fling_decay;
    double fling_boost_speed;
    double glide_decay;
    double glide_min_zoom_speed;
    double glide_min_rotate_speed;
    double rubber_band;
    double rubber_band_scale;
    double spring_frequency;
    std::int32_t reduced_motion;
    std::int32_t bounce_x;
    std::int32_t bounce_y;

    Momentum momentum;
    ScrollAction wheel;
    ScrollAction trackpad;
    std::int32_t invert_pan;
    std::int32_t invert_zoom;
    double wheel_speed;
    double wheel_smoothing;
    double scroll_end_time;

    std::int32_t pan_contacts; /**< Contacts that move the view: 1 or 2. */
    Limit edges;               /**< Edges beyond which a drag or a fling moves the host's pager. */
    std::uint32_t host_tools;  /**< tool_mask of the tools whose contacts belong to the host. */
    Button host_buttons;       /**< Contacts that begin with one of these buttons belong to the host. */

    explicit Config(Preset preset = Preset::photos) noexcept {
        if (tapzoom_config_init(detail::as<tapzoom_config>(this), sizeof *this, static_cast<std::int32_t>(preset)) !=
            TAPZOOM_OK)
            struct_size = 0;
    }

    /** Checks the settings. field receives the name of the first wrong field, or ""; it may be nullptr. */
    Result check(const char **field = nullptr) const noexcept {
        return Result{tapzoom_config_check(detail::as<tapzoom_config>(this), field)};
    }
    /** The name of the first wrong field, for the message of a refused config; "" if none is wrong. */
    [[nodiscard]] const char *wrong_field() const noexcept {
        const char *field = "";
        static_cast<void>(check(&field));
        return field;
    }

    /** Sets levels and level_count. Returns error_range, and sets nothing, for more than max_levels. */
    Result set_levels(Span<const Level> given) noexcept {
        if (given.size() > max_levels) return Result::error_range;
        level_count = 0;
        for (const Level &level : given) levels[level_count++] = level;
        return Result::ok;
    }
    Result set_levels(std::initializer_list<Level> given) noexcept {
        return set_levels(Span<const Level>(given.begin(), given.size()));
    }
};

/* ---- View ---------------------------------------------------------------------------------------------------- */

/** Content in a viewport, and the contacts on it. A view moves and does not copy; it has the size of a pointer. */
class View {
public:
    /** Creates a view that shows the fitted view of its content. */
    static Expected<View> create(const Config &config, const Viewport &viewport, const Rect &content) noexcept {
        tapzoom_view *created = nullptr;
        const Result result{tapzoom_create(detail::as<tapzoom_config>(&config),
                                           detail::as<tapzoom_viewport>(&viewport), &content, &created)};
        return {result, View(created)};
    }

    /** An empty view. */
    View() noexcept = default;
    /** Takes over a view that tapzoom_create made. */
    explicit View(tapzoom_view *created) noexcept : view_(created) {}
    View(View &&other) noexcept : view_(other.release()) {}
    View &operator=(View &&other) noexcept {
        tapzoom_destroy(std::exchange(view_, other.release()));
        return *this;
    }
    ~View() { tapzoom_destroy(view_); }

    [[nodiscard]] explicit operator bool() const noexcept { return view_ != nullptr; }
    /** The view for the C functions. This object goes on to own it. */
    [[nodiscard]] tapzoom_view *get() const noexcept { return view_; }
    /** Returns the view and becomes empty. The caller frees it with tapzoom_destroy. */
    [[nodiscard]] tapzoom_view *release() noexcept { return std::exchange(view_, nullptr); }

    /* Settings and sizes */

    Result set_config(const Config &config, const Options &options = {}) noexcept {
        return Result{tapzoom_set_config(
            get(), detail::as<tapzoom_config>(&config), detail::as<tapzoom_options>(&options))};
    }
    [[nodiscard]] Config config() const noexcept {
        Config config;
        tapzoom_get_config(get(), detail::as<tapzoom_config>(&config));
        return config;
    }
    Result set_viewport(const Viewport &viewport) noexcept {
        return Result{tapzoom_set_viewport(get(), detail::as<tapzoom_viewport>(&viewport))};
    }
    Result set_content(const Rect &content, Keep keep = Keep::picture) noexcept {
        return Result{tapzoom_set_content(get(), &content, static_cast<std::int32_t>(keep))};
    }
    /** Tells the view how far the host's pager is from home: the sum of the unused travel and of its own motion. */
    Result set_pager_offset(double x, double y) noexcept { return Result{tapzoom_set_pager_offset(get(), x, y)}; }

    /* Input and time */

    /** Pushes touch samples. accepted receives how many the view took, also on error; it may be nullptr. */
    Result push_touches(Span<const Sample> samples, std::size_t *accepted = nullptr) noexcept {
        return Result{
            tapzoom_push_touches(get(), detail::as<tapzoom_sample>(samples.data()), samples.size(), accepted)};
    }
    Result push_touches(std::initializer_list<Sample> samples, std::size_t *accepted = nullptr) noexcept {
        return push_touches(Span<const Sample>(samples.begin(), samples.size()), accepted);
    }
    /**
     * Pushes touch samples, advances to a time, polls events and reads what to draw, in one call. frame receives that,
     * also where a sample or the time is bad; its event_count is how many of the events are written.
     */
    Result frame(double time, Span<const Sample> samples, Span<Event> events, FrameResult &frame) noexcept {
        return Result{tapzoom_frame(get(), time, detail::as<tapzoom_sample>(samples.data()), samples.size(),
                                    detail::as<tapzoom_event>(events.data()), events.size(),
                                    detail::as<tapzoom_frame_result>(&frame))};
    }
    /**
     * Runs many frames in one call: see tapzoom_run. transforms is empty or has room for as many as times. event_count
     * receives how many of the events are written, and done how many frames are complete, also on error; each may be
     * nullptr. Returns error_buffer_too_small, and runs nothing, where transforms is too short.
     */
    Result run(Span<const Sample> samples, Span<const double> times, Span<Transform> transforms,
               Span<Event> events = {}, std::size_t *event_count = nullptr, std::size_t *done = nullptr) noexcept {
        std::size_t ignored = 0;
        if (event_count == nullptr) event_count = &ignored;
        if (!transforms.empty() && transforms.size() < times.size()) {
            *event_count = 0;
            if (done != nullptr) *done = 0;
            return Result::error_buffer_too_small;
        }
        return Result{tapzoom_run(get(), detail::as<tapzoom_sample>(samples.data()), samples.size(), times.data(),
                                  times.size(), transforms.empty() ? nullptr : transforms.data(),
                                  detail::as<tapzoom_event>(events.data()), events.size(), event_count, done)};
    }
    /**
     * Pushes one report of a wheel or a trackpad. consumed receives whether the host's page must not scroll, and keeps
     * its value on error; it may be nullptr.
     */
    Result push_scroll(const Scroll &scroll, bool *consumed = nullptr) noexcept {
        std::int32_t used = 0;
        const Result result{tapzoom_push_scroll(get(), detail::as<tapzoom_scroll>(&scroll), &used)};
        if (consumed != nullptr && result == Result::ok) *consumed = used != 0;
        return result;
    }
    /** The owner of a contact that is down; otherwise error_contact_unknown. */
    Expected<Owner> contact_owner(std::int64_t id) const noexcept {
        std::int32_t owner = TAPZOOM_OWNER_VIEW;
        const Result result{tapzoom_get_contact_owner(get(), id, &owner)};
        return {result, static_cast<Owner>(owner)};
    }
    /** Gives a contact that is down to Owner::host (a claim) or to Owner::view (a release). Nothing moves by it. */
    Result set_contact_owner(std::int64_t id, Owner owner) noexcept {
        return Result{tapzoom_set_contact_owner(get(), id, static_cast<std::int32_t>(owner))};
    }
    Result cancel(double time) noexcept { return Result{tapzoom_cancel(get(), time)}; }
    Result advance(double time) noexcept { return Result{tapzoom_advance(get(), time)}; }
    /** Adds offset seconds to every stored time, those of waiting events too. */
    Result rebase_time(double offset) noexcept { return Result{tapzoom_rebase_time(get(), offset)}; }

    /* Reading. All of it is 0, scales included, if the view was moved from or another call on it is under way. */

    [[nodiscard]] State state() const noexcept {
        State state;
        tapzoom_get_state(get(), detail::as<tapzoom_state>(&state));
        return state;
    }
    [[nodiscard]] Transform transform() const noexcept {
        Transform transform{};
        tapzoom_get_transform(get(), &transform);
        return transform;
    }
    /** The transform for the time at which a frame is displayed, with resampled fingers. */
    Expected<Transform> transform_at(double time) const noexcept {
        Transform transform{};
        const Result result{tapzoom_get_transform_at(get(), time, &transform)};
        return {result, transform};
    }
    [[nodiscard]] Transform target_transform() const noexcept {
        Transform transform{};
        tapzoom_get_target_transform(get(), &transform);
        return transform;
    }
    [[nodiscard]] Velocity velocity() const noexcept {
        Velocity velocity{};
        tapzoom_get_velocity(get(), &velocity);
        return velocity;
    }
    /** All six are 0 at rest. Positive x is beyond Limit::left, positive y beyond Limit::top. */
    [[nodiscard]] Overscroll overscroll() const noexcept {
        Overscroll overscroll{};
        tapzoom_get_overscroll(get(), &overscroll);
        return overscroll;
    }
    [[nodiscard]] ScaleRange scale_range() const noexcept {
        ScaleRange range{};
        tapzoom_get_scale_range(get(), &range.min, &range.max, &range.fitted);
        return range;
    }
    /** The raster for a transform, such as target_transform(). */
    Expected<Raster> raster(const Transform &transform) const noexcept {
        Raster raster{};
        const Result result{tapzoom_get_raster(get(), &transform, &raster.scale, &raster.residual)};
        return {result, raster};
    }
    /** The raster for the displayed transform. */
    [[nodiscard]] Raster raster() const noexcept { return *raster(transform()); }
    /** The part of the content plane that the viewport shows under a transform, such as target_transform(). */
    Expected<Rect> visible_rect(const Transform &transform) const noexcept {
        Rect rect{};
        const Result result{tapzoom_get_visible_rect(get(), &transform, &rect)};
        return {result, rect};
    }
    /** The part of the content plane that the viewport shows under the displayed transform. */
    [[nodiscard]] Rect visible_rect() const noexcept { return *visible_rect(transform()); }
    /** Where a tap at a content point should zoom for its block. max_scale: 0 is that of the view. */
    Expected<Transform> smart_zoom(const Rect &block, Point content, double max_scale = 0) const noexcept {
        Transform transform{};
        const Result result{tapzoom_get_smart_zoom(get(), &block, content.x, content.y, max_scale, &transform)};
        return {result, transform};
    }
    /** Takes events out of the view into the caller's memory. Returns the part of the memory that they fill. */
    [[nodiscard]] Span<Event> poll_events(Span<Event> events) noexcept {
        std::size_t count = 0;
        tapzoom_poll_events(get(), detail::as<tapzoom_event>(events.data()), events.size(), &count);
        return events.first(count);
    }

    /* Commands */

    Result set_transform(const Transform &transform, const Options &options = {}) noexcept {
        return Result{tapzoom_set_transform(get(), &transform, detail::as<tapzoom_options>(&options))};
    }
    Result zoom_to(double scale, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_zoom_to(get(), scale, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    Result zoom_to_rect(const Rect &rect, const Options &options = {}) noexcept {
        return Result{tapzoom_zoom_to_rect(get(), &rect, detail::as<tapzoom_options>(&options))};
    }
    /** scale: 0 keeps the scale of the target. */
    Result center_on(Point content, double scale = 0, const Options &options = {}) noexcept {
        return Result{
            tapzoom_center_on(get(), content.x, content.y, scale, detail::as<tapzoom_options>(&options))};
    }
    /** The short way. */
    Result rotate_to(double rotation, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_rotate_to(get(), rotation, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    Result reset(const Options &options = {}) noexcept {
        return Result{tapzoom_reset(get(), detail::as<tapzoom_options>(&options))};
    }
    /** The relative commands and set_velocity go together with whatever moves the view. */
    Result pan_by(double dx, double dy, const Options &options = {}) noexcept {
        return Result{tapzoom_pan_by(get(), dx, dy, detail::as<tapzoom_options>(&options))};
    }
    Result zoom_by(double factor, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_zoom_by(get(), factor, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    Result rotate_by(double angle, Point view, const Options &options = {}) noexcept {
        return Result{tapzoom_rotate_by(get(), angle, view.x, view.y, detail::as<tapzoom_options>(&options))};
    }
    /** Moves the content until the next call with another velocity: set_velocity({}) ends it. */
    Result set_velocity(const Velocity &velocity) noexcept {
        return Result{tapzoom_set_velocity(get(), &velocity)};
    }
    Result stop() noexcept { return Result{tapzoom_stop(get())}; }

    /* Snapshots */

    /** The bytes of memory that save needs: the most that any view's snapshot takes. */
    [[nodiscard]] std::size_t snapshot_capacity() const noexcept {
        std::size_t size = 0;
        return tapzoom_save(get(), nullptr, 0, &size) == TAPZOOM_OK ? size : 0;
    }
    /** Writes a snapshot into the caller's memory. Returns the part of the memory that it fills. */
    Expected<Memory> save(Memory memory) const noexcept {
        std::size_t size = 0;
        const Result result{tapzoom_save(get(), memory.data(), memory.size(), &size)};
        // Without memory the C function answers with a size, which is snapshot_capacity.
        if (memory.data() == nullptr && result == Result::ok) return {Result::error_buffer_too_small, Memory()};
        return {result, memory.first(size)};
    }
    Result load(Bytes snapshot) noexcept { return Result{tapzoom_load(get(), snapshot.data(), snapshot.size())}; }

    /* Recording and replay */

    /** Records into the caller's memory, which must stay valid; record({}) ends the recording. */
    Result record(Memory memory) noexcept { return Result{tapzoom_record(get(), memory.data(), memory.size())}; }
    /** Returns how many bytes at the beginning of the memory are the next part of the recording. */
    Expected<std::size_t> fetch_recording() noexcept {
        std::size_t count = 0;
        const Result result{tapzoom_fetch_recording(get(), &count)};
        return {result, count};
    }
    /** Replays the next call of a recording. events receives the entry.event_count events that the call polled. */
    [[nodiscard]] Replayed replay(Bytes recording, EventBuffer *events = nullptr) noexcept {
        Replayed replayed{};
        Event *polled = events ? events->data() : nullptr;
        replayed.result = Result{tapzoom_replay(get(), recording.data(), recording.size(), &replayed.used,
                                                detail::as<tapzoom_record_entry>(&replayed.entry),
                                                detail::as<tapzoom_event>(polled))};
        return replayed;
    }

private:
    tapzoom_view *view_ = nullptr;
};

/* ---- Transforms: pure functions ------------------------------------------------------------------------------ */

/** Converts a view point to content units. */
inline Expected<Point> view_to_content(const Transform &transform, Point view) noexcept {
    Point content{};
    const Result result{tapzoom_view_to_content(&transform, view.x, view.y, &content.x, &content.y)};
    return {result, content};
}
/** Converts a content point to view units. */
inline Expected<Point> content_to_view(const Transform &transform, Point content) noexcept {
    Point view{};
    const Result result{tapzoom_content_to_view(&transform, content.x, content.y, &view.x, &view.y)};
    return {result, view};
}
/** A transform as a matrix, from content coordinates relative to an origin near the visible content. */
inline Expected<Matrix> transform_to_matrix(const Transform &transform, Point origin = {0, 0}) noexcept {
    Matrix matrix{};
    const Result result{tapzoom_transform_to_matrix(&transform, origin.x, origin.y, matrix.data())};
    return {result, matrix};
}

/* ---- Library ------------------------------------------------------------------------------------------------- */

/** Returns the version of the library that runs: major * 10000 + minor * 100 + patch. */
[[nodiscard]] inline std::int32_t version() noexcept { return tapzoom_version(); }

} // namespace tapzoom

#endif /* TAPZOOM_HPP */

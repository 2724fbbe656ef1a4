/*
 * tapzoom.hpp - tapzoom.h for C++17 and later: it frees what it makes, and its types catch mistakes.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 *     using namespace tapzoom;
 *     auto view = View::create(Config(Preset::photos), {800, 600}, {4000, 3000});
 *     if (!view) return puts(message(view.result()));
 *     EventBuffer events;
 *     each frame:  result = view->touches(samples);
 *                  result = view->advance(now);
 *                  draw(view->transform());
 *                  for (const Event &event : view->poll_events(events)) ...
 *
 * Meaning, units and ranges stand in tapzoom.h, which is the manual. What is there is here under the same name: a
 * function without tapzoom_ and get_, a constant in lower case without the name of its enumeration: tapzoom_get_time is
 * View::time, TAPZOOM_TOUCH_BEGAN is TouchPhase::began. (In lower case, and Result instead of Status, because Xlib.h
 * makes macros of None and Status.) Only tapzoom_config_init is the constructor of Config, tapzoom_destroy the
 * destructor of View, and tapzoom_status_string is message.
 *
 * ERRORS
 *   There are no exceptions, and none are needed. What can go wrong gives a Result, or an Expected with a value; not to
 *   look at it is a warning of the compiler. What cannot go wrong gives its value. A view that could not be made, or
 *   that was moved away, is empty: it gives Result::error_null, and zeros where a value is read, but for time
 *   (-INFINITY), next_wake (INFINITY) and config (the preset photos).
 *
 * MEMORY
 *   Nothing here allocates, or copies samples or events: a call is the call of the C function.
 */
#ifndef TAPZOOM_HPP
#define TAPZOOM_HPP

// Microsoft's compiler says only there what it compiles.
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

/** The outcome of a call: tapzoom_status. */
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
    error_full = TAPZOOM_ERROR_FULL,
    error_data = TAPZOOM_ERROR_DATA,
    error_diverged = TAPZOOM_ERROR_DIVERGED
};

/** What happened to a contact. */
enum class TouchPhase : std::int32_t {
    began = TAPZOOM_TOUCH_BEGAN,
    moved = TAPZOOM_TOUCH_MOVED,
    ended = TAPZOOM_TOUCH_ENDED,
    cancelled = TAPZOOM_TOUCH_CANCELLED
};

/** What touches. */
enum class Tool : std::int32_t {
    finger = TAPZOOM_TOOL_FINGER,
    pen = TAPZOOM_TOOL_PEN,
    mouse = TAPZOOM_TOOL_MOUSE
};

/** Ready-made settings. */
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
    pinch = TAPZOOM_GESTURE_PINCH,
    rotate = TAPZOOM_GESTURE_ROTATE,
    quick_zoom = TAPZOOM_GESTURE_QUICK_ZOOM,
    swipe = TAPZOOM_GESTURE_SWIPE,
    fling = TAPZOOM_GESTURE_FLING
};

/** A scale that the sizes of content and viewport give. */
enum class Fit : std::int32_t {
    none = TAPZOOM_FIT_NONE,
    all = TAPZOOM_FIT_ALL,
    fill = TAPZOOM_FIT_FILL,
    width = TAPZOOM_FIT_WIDTH,
    height = TAPZOOM_FIT_HEIGHT,
    one_to_one = TAPZOOM_FIT_ONE_TO_ONE
};

/** What a double tap or a two-finger tap does to the zoom. */
enum class Zoom : std::int32_t {
    none = TAPZOOM_ZOOM_NONE,
    step = TAPZOOM_ZOOM_STEP,
    toggle = TAPZOOM_ZOOM_TOGGLE,
    cycle = TAPZOOM_ZOOM_CYCLE,
    levels = TAPZOOM_ZOOM_LEVELS,
    reset = TAPZOOM_ZOOM_RESET
};

/** Where a zoom step puts the content point that was tapped. */
enum class Anchor : std::int32_t {
    point = TAPZOOM_ANCHOR_POINT,
    center = TAPZOOM_ANCHOR_CENTER
};

/** What holds the content in place. */
enum class Bounds : std::int32_t {
    content = TAPZOOM_BOUNDS_CONTENT,
    none = TAPZOOM_BOUNDS_NONE
};

/** What an event tells of. There may be more in later versions. */
enum class EventKind : std::int32_t {
    none = TAPZOOM_EVENT_NONE,
    tap_up = TAPZOOM_EVENT_TAP_UP,
    tap = TAPZOOM_EVENT_TAP,
    double_tap = TAPZOOM_EVENT_DOUBLE_TAP,
    multi_tap = TAPZOOM_EVENT_MULTI_TAP,
    two_finger_tap = TAPZOOM_EVENT_TWO_FINGER_TAP,
    long_press = TAPZOOM_EVENT_LONG_PRESS,
    zoom = TAPZOOM_EVENT_ZOOM,
    settled = TAPZOOM_EVENT_SETTLED,
    pan = TAPZOOM_EVENT_PAN,
    pinch = TAPZOOM_EVENT_PINCH,
    rotate = TAPZOOM_EVENT_ROTATE,
    quick_zoom = TAPZOOM_EVENT_QUICK_ZOOM,
    swipe = TAPZOOM_EVENT_SWIPE,
    fling = TAPZOOM_EVENT_FLING,
    next_page = TAPZOOM_EVENT_NEXT_PAGE,
    previous_page = TAPZOOM_EVENT_PREVIOUS_PAGE
};

/** Where a swipe goes. */
enum class Direction : std::int32_t {
    none = TAPZOOM_DIRECTION_NONE,
    left = TAPZOOM_DIRECTION_LEFT,
    right = TAPZOOM_DIRECTION_RIGHT,
    up = TAPZOOM_DIRECTION_UP,
    down = TAPZOOM_DIRECTION_DOWN
};

/** Where in its life a gesture is. */
enum class Phase : std::int32_t {
    once = TAPZOOM_PHASE_ONCE,
    began = TAPZOOM_PHASE_BEGAN,
    changed = TAPZOOM_PHASE_CHANGED,
    ended = TAPZOOM_PHASE_ENDED,
    cancelled = TAPZOOM_PHASE_CANCELLED
};

/** What a view is doing, as bits. */
enum class State : std::uint32_t {
    touched = TAPZOOM_STATE_TOUCHED,
    moving = TAPZOOM_STATE_MOVING,
    zoomed = TAPZOOM_STATE_ZOOMED,
    at_min = TAPZOOM_STATE_AT_MIN,
    at_max = TAPZOOM_STATE_AT_MAX,
    events = TAPZOOM_STATE_EVENTS,
    events_lost = TAPZOOM_STATE_EVENTS_LOST
};

/** What was called, in a recording. */
enum class CallKind : std::int32_t {
    start = TAPZOOM_CALL_START,
    load = TAPZOOM_CALL_LOAD,
    config = TAPZOOM_CALL_CONFIG,
    viewport = TAPZOOM_CALL_VIEWPORT,
    touch = TAPZOOM_CALL_TOUCH,
    cancel = TAPZOOM_CALL_CANCEL,
    advance = TAPZOOM_CALL_ADVANCE,
    zoom_to_rect = TAPZOOM_CALL_ZOOM_TO_RECT,
    zoom_to = TAPZOOM_CALL_ZOOM_TO,
    zoom_by = TAPZOOM_CALL_ZOOM_BY,
    set_transform = TAPZOOM_CALL_SET_TRANSFORM,
    reset = TAPZOOM_CALL_RESET,
    stop = TAPZOOM_CALL_STOP,
    poll = TAPZOOM_CALL_POLL
};

/* ---- Masks --------------------------------------------------------------------------------------------------- */

namespace detail {
template <class E>
inline constexpr bool is_mask = std::is_same_v<E, Gesture> || std::is_same_v<E, State>;
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

/** Whether all of some bits are in a mask: has(view.state(), State::moving). */
template <class E, class = detail::if_mask<E>>
[[nodiscard]] constexpr bool has(E mask, E bits) noexcept {
    return (mask & bits) == bits;
}

/** Kinds of events as Config::events wants them: event_mask(EventKind::tap, EventKind::settled). */
template <class... Kinds>
[[nodiscard]] constexpr std::uint32_t event_mask(Kinds... kinds) noexcept {
    static_assert((std::is_same_v<Kinds, EventKind> && ...));
    return (std::uint32_t{0} | ... | (std::uint32_t{1} << static_cast<std::uint32_t>(kinds)));
}

/* ---- Values: the structs of tapzoom.h, to the byte, with the enumerations in them ------------------------------ */

/** Where content is drawn. */
using Transform = tapzoom_transform;
/** A corner and a size. */
using Rect = tapzoom_rect;
/** Transform as 16 floats, column-major. */
using Matrix = std::array<float, 16>;

struct Point {
    double x, y;
};

struct Size {
    double width, height;
};

/** One contact at one instant. */
struct Sample {
    double time = 0;
    std::int64_t id = 0;
    double x = 0, y = 0;
    TouchPhase phase{};
    Tool tool = Tool::finger;
};

/** A scale said in terms of the sizes: {3, Fit::all} is three times the fit. */
struct Level {
    double factor = 1;
    Fit fit = Fit::none;
    std::int32_t reserved = 0;
};

struct Event {
    double time;
    EventKind kind;
    Phase phase;
    std::int32_t contact_count;
    std::int32_t tap_count;
    double view_x, view_y;
    double content_x, content_y;
    double scale, rotation;
    double velocity_x, velocity_y;
    double scale_velocity;
    double rotation_velocity;
    Tool tool;
    Direction direction;
    double reserved[2];
};

/** Room for as many events as a view keeps. */
using EventBuffer = std::array<Event, event_capacity>;

/** One call of a recording. */
struct Call {
    std::int64_t number;
    std::uint64_t hash;
    double time;
    CallKind kind;
    std::int32_t event_count;
    double numbers[8];
    std::int64_t integers[4];
};

/** What View::replay did: `used` bytes of the recording were `call`. At the end of a recording, used is 0. */
struct Replayed {
    Result result;
    std::size_t used;
    Call call;
};

/** The scale at which content should be drawn into a picture of it, and how to show that picture. */
struct Raster {
    double scale;
    Transform residual;
};

/** The smallest and the largest scale, and that of the full view. */
struct ScaleRange {
    double min, max, full;
};

/* ---- Spans --------------------------------------------------------------------------------------------------- */

namespace detail {
/** Whether From can be looked at as To: the same type, const or not; and any type of bytes as std::byte. */
template <class From, class To>
inline constexpr bool shows_as = std::is_convertible_v<From (*)[], To (*)[]> ||
    (std::is_same_v<std::remove_const_t<To>, std::byte> && sizeof(From) == 1 && std::is_trivially_copyable_v<From> &&
     (std::is_const_v<To> || !std::is_const_v<From>));
template <class Container>
using element_of = std::remove_pointer_t<decltype(std::data(std::declval<Container &>()))>;
} // namespace detail

/**
 * A list of values that are elsewhere, as std::span in C++20. Arrays, std::array, std::vector, std::span and all that
 * has data() and size() become one by themselves; for bytes, those of char, unsigned char or std::byte.
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

    // Of what is about to go away, only what does not own its elements can be written to.
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

/** An English sentence for a result. */
[[nodiscard]] inline const char *message(Result result) noexcept {
    return tapzoom_status_string(static_cast<tapzoom_status>(result));
}

/** A value, or why there is none, as std::expected in C++23; then the value is an empty one, and may be looked at. */
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
/** A value of ours as what it is to the C functions: the same bytes. */
template <class C, class T>
[[nodiscard]] auto *as(T *value) noexcept {
    static_assert(sizeof(C) == sizeof(T) && alignof(C) == alignof(T) && std::is_standard_layout_v<T> &&
                  std::is_trivially_copyable_v<T>);
    return reinterpret_cast<std::conditional_t<std::is_const_v<T>, const C, C> *>(value);
}
} // namespace detail

/* ---- Config -------------------------------------------------------------------------------------------------- */

/** Every setting, beginning with those of a preset. tapzoom_config says what each is, its unit, range and default. */
struct Config {
    // It stays 0 when the preset is none, and View::create refuses that.
    std::uint32_t struct_size = 0;
    Gesture gestures;
    std::uint32_t events; /**< event_mask of the kinds to poll. */
    std::int32_t reduced_motion;

    double points_per_unit;
    double pixels_per_unit;

    Fit fit;
    Bounds bounds;
    double align_x, align_y;
    Level min_scale;
    Level max_scale;

    Zoom double_tap;
    Anchor double_tap_anchor;
    Zoom two_finger_tap;
    Anchor two_finger_tap_anchor;
    double zoom_step;
    double zoom_duration;
    std::int32_t level_count;
    std::int32_t reserved;
    Level levels[TAPZOOM_MAX_LEVELS]; /**< set_levels fills them. */

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

    explicit Config(Preset preset = Preset::photos) noexcept {
        tapzoom_config_init(detail::as<tapzoom_config>(this), sizeof *this, static_cast<std::int32_t>(preset));
    }

    /** Sets levels and level_count. Gives error_range, and sets nothing, for more than max_levels. */
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

/** Content in a viewport, and the fingers on it. A view can be moved and not copied, and is as large as a pointer. */
class View {
public:
    /** Makes a view that shows the full view of its content. */
    static Expected<View> create(const Config &config, Size viewport, Size content) noexcept {
        tapzoom_view *made = nullptr;
        const Result result{tapzoom_create(detail::as<tapzoom_config>(&config), viewport.width, viewport.height,
                                           content.width, content.height, &made)};
        return {result, View(made)};
    }

    /** An empty view. */
    View() noexcept = default;
    /** Takes over what tapzoom_create has made. */
    explicit View(tapzoom_view *made) noexcept : view_(made) {}
    View(View &&other) noexcept : view_(other.release()) {}
    View &operator=(View &&other) noexcept {
        tapzoom_destroy(std::exchange(view_, other.release()));
        return *this;
    }
    ~View() { tapzoom_destroy(view_); }

    [[nodiscard]] explicit operator bool() const noexcept { return view_ != nullptr; }
    /** The view for the C functions; it stays this one's. */
    [[nodiscard]] tapzoom_view *get() const noexcept { return view_; }
    /** Gives the view away, to be freed with tapzoom_destroy; this one is empty then. */
    [[nodiscard]] tapzoom_view *release() noexcept { return std::exchange(view_, nullptr); }

    Result set_config(const Config &config) noexcept {
        return Result{tapzoom_set_config(get(), detail::as<tapzoom_config>(&config))};
    }
    [[nodiscard]] Config config() const noexcept {
        Config config;
        tapzoom_get_config(get(), detail::as<tapzoom_config>(&config));
        return config;
    }
    Result set_viewport_size(Size size) noexcept {
        return Result{tapzoom_set_viewport_size(get(), size.width, size.height)};
    }
    Result set_content_size(Size size) noexcept {
        return Result{tapzoom_set_content_size(get(), size.width, size.height)};
    }
    Result set_insets(double left, double top, double right, double bottom) noexcept {
        return Result{tapzoom_set_insets(get(), left, top, right, bottom)};
    }

    /* Input */

    /** Pushes touches. accepted, if given, receives how many were taken, also on error. */
    Result touches(Span<const Sample> samples, std::size_t *accepted = nullptr) noexcept {
        return Result{tapzoom_touches(get(), detail::as<tapzoom_sample>(samples.data()), samples.size(), accepted)};
    }
    Result touches(std::initializer_list<Sample> samples, std::size_t *accepted = nullptr) noexcept {
        return touches(Span<const Sample>(samples.begin(), samples.size()), accepted);
    }
    Result cancel(double time) noexcept { return Result{tapzoom_cancel(get(), time)}; }

    /* Time */

    Result advance(double time) noexcept { return Result{tapzoom_advance(get(), time)}; }
    [[nodiscard]] double time() const noexcept {
        double time = -std::numeric_limits<double>::infinity();
        tapzoom_get_time(get(), &time);
        return time;
    }
    [[nodiscard]] double next_wake() const noexcept {
        double time = std::numeric_limits<double>::infinity();
        tapzoom_next_wake(get(), &time);
        return time;
    }

    /* Output */

    [[nodiscard]] Transform transform() const noexcept {
        Transform transform{};
        tapzoom_get_transform(get(), &transform);
        return transform;
    }
    [[nodiscard]] Transform target_transform() const noexcept {
        Transform transform{};
        tapzoom_get_target_transform(get(), &transform);
        return transform;
    }
    [[nodiscard]] Matrix matrix() const noexcept {
        Matrix matrix{};
        tapzoom_get_matrix(get(), matrix.data());
        return matrix;
    }
    [[nodiscard]] Rect visible_rect() const noexcept {
        Rect rect{};
        tapzoom_get_visible_rect(get(), &rect);
        return rect;
    }
    [[nodiscard]] Rect target_rect() const noexcept {
        Rect rect{};
        tapzoom_get_target_rect(get(), &rect);
        return rect;
    }
    [[nodiscard]] Raster raster() const noexcept {
        Raster raster{};
        tapzoom_get_raster(get(), &raster.scale, &raster.residual);
        return raster;
    }
    Expected<Rect> zoom_rect(double scale, Point center) const noexcept {
        Rect rect{};
        const Result result{tapzoom_get_zoom_rect(get(), scale, center.x, center.y, &rect)};
        return {result, rect};
    }
    [[nodiscard]] ScaleRange scale_range() const noexcept {
        ScaleRange range{};
        tapzoom_get_scale_range(get(), &range.min, &range.max, &range.full);
        return range;
    }
    [[nodiscard]] State state() const noexcept {
        std::uint32_t bits = 0;
        tapzoom_get_state(get(), &bits);
        return State{bits};
    }
    Expected<Point> view_to_content(Point view) const noexcept {
        Point content{};
        const Result result{tapzoom_view_to_content(get(), view.x, view.y, &content.x, &content.y)};
        return {result, content};
    }
    Expected<Point> content_to_view(Point content) const noexcept {
        Point view{};
        const Result result{tapzoom_content_to_view(get(), content.x, content.y, &view.x, &view.y)};
        return {result, view};
    }
    /** Takes events out of the view into memory of yours, and returns the part of it that they fill. */
    [[nodiscard]] Span<Event> poll_events(Span<Event> events) noexcept {
        std::size_t count = 0;
        tapzoom_poll_events(get(), detail::as<tapzoom_event>(events.data()), events.size(), &count);
        return events.first(count);
    }

    /* Commands */

    Result zoom_to_rect(const Rect &rect, bool animated = true) noexcept {
        return Result{tapzoom_zoom_to_rect(get(), rect.x, rect.y, rect.width, rect.height, animated)};
    }
    Result zoom_to(double scale, Point view, bool animated = true) noexcept {
        return Result{tapzoom_zoom_to(get(), scale, view.x, view.y, animated)};
    }
    Result zoom_by(double factor, Point view, bool animated = true) noexcept {
        return Result{tapzoom_zoom_by(get(), factor, view.x, view.y, animated)};
    }
    Result set_transform(const Transform &transform, bool animated = true) noexcept {
        return Result{tapzoom_set_transform(get(), &transform, animated)};
    }
    Result reset(bool animated = true) noexcept { return Result{tapzoom_reset(get(), animated)}; }
    Result stop() noexcept { return Result{tapzoom_stop(get())}; }

    /* Snapshots */

    [[nodiscard]] std::size_t snapshot_size() const noexcept {
        std::size_t size = 0;
        tapzoom_snapshot_size(get(), &size);
        return size;
    }
    /** Saves the view into memory of yours, and returns the part of it that is the snapshot. */
    Expected<Memory> save(Memory memory) const noexcept {
        std::size_t size = 0;
        const Result result{tapzoom_save(get(), memory.data(), memory.size(), &size)};
        return {result, memory.first(size)};
    }
    Result load(Bytes snapshot) noexcept { return Result{tapzoom_load(get(), snapshot.data(), snapshot.size())}; }

    /* Record and replay */

    /** Records into memory of yours, which must stay; record({}) ends it. */
    Result record(Memory memory) noexcept { return Result{tapzoom_record(get(), memory.data(), memory.size())}; }
    /** How many bytes at the beginning of the memory are the next part of the recording. */
    Expected<std::size_t> poll_record() noexcept {
        std::size_t count = 0;
        const Result result{tapzoom_poll_record(get(), &count)};
        return {result, count};
    }
    /** Replays the next call of a recording; events, if given, receives what it polled: call.event_count of them. */
    [[nodiscard]] Replayed replay(Bytes recording, EventBuffer *events = nullptr) noexcept {
        Replayed replayed{};
        Event *polled = events ? events->data() : nullptr;
        replayed.result = Result{tapzoom_replay(get(), recording.data(), recording.size(), &replayed.used,
                                                detail::as<tapzoom_call>(&replayed.call),
                                                detail::as<tapzoom_event>(polled))};
        return replayed;
    }

private:
    tapzoom_view *view_ = nullptr;
};

/* ---- Library ------------------------------------------------------------------------------------------------- */

/** The version of the library that runs: major * 10000 + minor * 100 + patch. */
[[nodiscard]] inline std::int32_t version() noexcept { return tapzoom_version(); }
/** The TAPZOOM_ABI_VERSION that it was built with. */
[[nodiscard]] inline std::int32_t abi_version() noexcept { return tapzoom_abi_version(); }

} // namespace tapzoom

#endif /* TAPZOOM_HPP */

/*
 * types.cpp - the sizes of types and the conversions that compile or not, with the macros of X11 and Windows defined.
 *
 * SPDX-License-Identifier: MIT
 */
#define None 0L
#define Status int
#define Bool int
#define Always 2
#define Success 0
#define ERROR 0
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#include <tapzoom.hpp>
#undef min
#undef max

#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif

#include "../../C/check.h"
#include "suite.h"

using namespace tapzoom;

/* A View has the size of a pointer, moves and does not copy. */
static_assert(sizeof(View) == sizeof(void *));
static_assert(std::is_nothrow_move_constructible_v<View> && std::is_nothrow_move_assignable_v<View>);
static_assert(!std::is_copy_constructible_v<View> && !std::is_copy_assignable_v<View>);
static_assert(!std::is_convertible_v<tapzoom_view *, View> && !std::is_convertible_v<View, bool>);

static_assert(std::is_trivially_copyable_v<Config> && !std::is_convertible_v<Preset, Config>);
static_assert(std::is_trivial_v<Event> && std::is_trivial_v<RecordEntry>);
static_assert(sizeof(Matrix) == 16 * sizeof(float) && sizeof(Result) == sizeof(tapzoom_status));
static_assert(sizeof(EventBuffer) == TAPZOOM_EVENT_CAPACITY * sizeof(tapzoom_event));
static_assert(sizeof(Scroll) == sizeof(tapzoom_scroll) && Scroll().unit == ScrollUnit::pixel);
static_assert(sizeof(Touch) == sizeof(tapzoom_touch) && sizeof(Contact) == sizeof(tapzoom_contact));
static_assert(Touch().flags == ContactFlag{} && Touch().buttons == Button{} && Touch().size == 0);
static_assert(sizeof(Options) == sizeof(tapzoom_options) && sizeof(State) == sizeof(tapzoom_state));

/* Neither a number nor a truth value becomes options: view.fit(0.2) does not compile. */
static_assert(!std::is_convertible_v<double, Options> && !std::is_convertible_v<bool, Options>);
static_assert(Options().animated == 0 && Options().duration == 0 && Options().struct_size == sizeof(tapzoom_options));
static_assert(animated().animated == 1 && animated().duration == 0 && animated(0.2).duration == 0.2);
#if __cplusplus >= 202002L
static_assert(Options{.animated = true}.animated == 1 && Options{.duration = 0.2}.animated == 0);
#endif

/* Enumerations do not convert to each other or to numbers. */
static_assert(!std::is_convertible_v<Fit, std::int32_t> && !std::is_convertible_v<std::int32_t, Fit>);
static_assert(!std::is_assignable_v<decltype((std::declval<Config &>().fit)), Zoom>);
template <class E, class = void>
constexpr bool has_or = false;
template <class E>
constexpr bool has_or<E, std::void_t<decltype(std::declval<E>() | std::declval<E>())>> = true;
static_assert(has_or<Gesture> && has_or<StateFlag> && has_or<Limit> && !has_or<Fit> && !has_or<EventKind>);
static_assert(has_or<ContactFlag> && has_or<Button> && !has_or<Owner> && !has_or<Tool>);

/* Some types convert to a span, and others do not. */
template <class T, class From>
constexpr bool becomes = std::is_convertible_v<From, Span<T>>;
using Vector = std::vector<Event>;
static_assert(becomes<Event, Vector &> && becomes<Event, EventBuffer &> && becomes<Event, Event (&)[3]>);
static_assert(becomes<Event, Span<Event>> && becomes<const Event, Span<Event>>);
static_assert(!becomes<Event, const Vector &> && !becomes<Event, Vector> && !becomes<Event, Span<const Event>>);
static_assert(becomes<const Event, const Vector &> && becomes<const Event, Vector>);
static_assert(!becomes<const Event, std::vector<Touch> &> && !becomes<const Event, int>);
static_assert(becomes<const std::byte, const char (&)[5]> && becomes<std::byte, std::vector<unsigned char> &>);
static_assert(becomes<const std::byte, Memory> && becomes<std::byte, std::array<std::byte, 4> &>);
static_assert(!becomes<std::byte, const char (&)[5]> && !becomes<const std::byte, std::vector<int> &>);
#if __cplusplus >= 202002L
static_assert(becomes<Event, std::span<Event>> && becomes<const Event, std::span<const Event>>);
static_assert(becomes<std::byte, std::span<unsigned char>> && !becomes<Event, std::span<const Event>>);
static_assert(std::is_convertible_v<Span<Event> &, std::span<Event>>);
#endif

static void masks() {
    Gesture gestures = Gesture::pan | Gesture::pinch;
    CHECK(static_cast<std::uint32_t>(gestures) == (TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH));
    CHECK(has(gestures, Gesture::pan) && !has(gestures, Gesture::tap) && !has(gestures, Gesture::pan | Gesture::tap));
    gestures |= Gesture::tap;
    gestures &= ~Gesture::pan;
    gestures ^= Gesture::fling;
    CHECK(gestures == (Gesture::pinch | Gesture::tap | Gesture::fling));
    CHECK((gestures ^ Gesture::fling) == (Gesture::pinch | Gesture::tap) && (gestures & Gesture::pan) == Gesture{});
    static_assert(event_mask() == 0);
    static_assert(event_mask(EventKind::tap, EventKind::page) ==
                  (TAPZOOM_BIT(TAPZOOM_EVENT_TAP) | TAPZOOM_BIT(TAPZOOM_EVENT_PAGE)));
    static_assert(event_mask(EventKind{63}) == 1ull << 63);
    static_assert(tool_mask() == 0 && tool_mask(Tool::finger, Tool::mouse) == 5);
    State state;
    CHECK(state.limits() == Limit{} && !has(state.flags, StateFlag::moving));
    state.flags = StateFlag::moving | StateFlag{TAPZOOM_LIMIT_LEFT} | StateFlag{TAPZOOM_LIMIT_MAX_SCALE};
    CHECK(state.limits() == (Limit::left | Limit::max_scale) && has(state.flags, StateFlag::moving));
    CHECK(has(state.limits(), Limit::left) && !has(state.limits(), Limit::right));
}

static void spans() {
    std::vector<Event> events(5);
    Span<Event> all = events;
    CHECK(all.data() == events.data() && all.size() == 5 && !all.empty() && &all[4] == &events[4]);
    CHECK(all.first(2).size() == 2 && all.subspan(2).size() == 3 && all.subspan(2).begin() == &events[2]);
    CHECK(all.subspan(5).empty() && all.end() == all.begin() + 5 && Span<Event>().empty());
    const char text[] = "text";
    CHECK(static_cast<const void *>(Bytes(text).data()) == text && Bytes(text).size() == 5);
    CHECK(Bytes(text, 4).size() == 4 && Bytes(nullptr, 0).empty());
}

static void library() {
    CHECK(version() == tapzoom_version() && version() / 10000 == TAPZOOM_VERSION_MAJOR);
    CHECK(strcmp(message(Result::error_buffer_too_small),
                 tapzoom_status_string(TAPZOOM_ERROR_BUFFER_TOO_SMALL)) == 0);
}

int types() {
    check_topic = "types.cpp";
    masks();
    spans();
    library();
    return check_report();
}

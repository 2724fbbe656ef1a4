/*
 * calls.cpp - each call does what the C function does: two views are told the same, and answer the same bits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cstdint>
#include <vector>

#include <tapzoom.hpp>

#include "../C/check.h"
#include "suite.h"

using namespace tapzoom;

namespace {

/* The same view twice. */
struct Twins {
    View view;
    tapzoom_view *c = nullptr;

    Twins() {
        Config config(Preset::photos);
        config.gestures |= Gesture::rotate;
        auto made = View::create(config, {800, 600}, {4000, 3000});
        CHECK(made && made.result() == Result::ok);
        view = std::move(*made);
        tapzoom_config same;
        CHECK_OK(tapzoom_config_init(&same, sizeof same, TAPZOOM_PRESET_PHOTOS));
        same.gestures |= TAPZOOM_GESTURE_ROTATE;
        CHECK_OK(tapzoom_create(&same, 800, 600, 4000, 3000, &c));
    }
    ~Twins() { tapzoom_destroy(c); }
    Twins(const Twins &) = delete;
    Twins &operator=(const Twins &) = delete;

    /* Both were called; whether it came to the same. */
    void called(Result result, tapzoom_status status) {
        CHECK(result == Result{status});
        CHECK_STATUS(TAPZOOM_OK, status);
        read();
        ask();
        events();
        save();
    }

    void read() {
        double time, wake;
        tapzoom_transform transform, target;
        Matrix matrix;
        tapzoom_rect visible, there;
        Raster raster;
        ScaleRange range;
        std::uint32_t state;
        CHECK_OK(tapzoom_get_time(c, &time));
        CHECK_OK(tapzoom_next_wake(c, &wake));
        CHECK_OK(tapzoom_get_transform(c, &transform));
        CHECK_OK(tapzoom_get_target_transform(c, &target));
        CHECK_OK(tapzoom_get_matrix(c, matrix.data()));
        CHECK_OK(tapzoom_get_visible_rect(c, &visible));
        CHECK_OK(tapzoom_get_target_rect(c, &there));
        CHECK_OK(tapzoom_get_raster(c, &raster.scale, &raster.residual));
        CHECK_OK(tapzoom_get_scale_range(c, &range.min, &range.max, &range.full));
        CHECK_OK(tapzoom_get_state(c, &state));
        same(view.time(), time);
        same(view.next_wake(), wake);
        same(view.transform(), transform);
        same(view.target_transform(), target);
        same(view.matrix(), matrix);
        same(view.visible_rect(), visible);
        same(view.target_rect(), there);
        same(view.raster(), raster);
        same(view.scale_range(), range);
        same(view.state(), State{state});
    }

    void ask() {
        Point content, point;
        tapzoom_rect rect;
        CHECK_OK(tapzoom_view_to_content(c, 30, 40, &content.x, &content.y));
        CHECK_OK(tapzoom_content_to_view(c, 300, 500, &point.x, &point.y));
        CHECK_OK(tapzoom_get_zoom_rect(c, 0.5, 300, 500, &rect));
        same(*view.view_to_content({30, 40}), content);
        same(*view.content_to_view({300, 500}), point);
        same(*view.zoom_rect(0.5, {300, 500}), rect);
    }

    void events() {
        tapzoom_event wanted[TAPZOOM_EVENT_CAPACITY];
        std::size_t count;
        EventBuffer buffer;
        CHECK_OK(tapzoom_poll_events(c, wanted, TAPZOOM_EVENT_CAPACITY, &count));
        const Span<Event> polled = view.poll_events(buffer);
        CHECK(polled.data() == buffer.data() && polled.size() == count);
        CHECK(memcmp(polled.data(), wanted, count * sizeof *wanted) == 0);
        total += count;
        for (const Event &event : polled) last = event.kind;
    }

    void save() {
        std::vector<unsigned char> ours(view.snapshot_size()), theirs(ours.size());
        std::size_t size;
        CHECK_OK(tapzoom_snapshot_size(c, &size));
        CHECK(ours.size() == size);
        CHECK_OK(tapzoom_save(c, theirs.data(), theirs.size(), &size));
        const auto saved = view.save(ours);
        CHECK(saved && saved->size() == size && memcmp(saved->data(), theirs.data(), size) == 0);
    }

    template <class A, class B>
    void same(const A &ours, const B &theirs) {
        static_assert(sizeof ours == sizeof theirs);
        CHECK_SAME(ours, theirs);
    }

    std::size_t total = 0;
    EventKind last = EventKind::none;
};

void touch(Twins &twins) {
    const Sample landed[] = {{1.0, 1, 300, 300, TouchPhase::began}, {1.0, 2, 500, 300, TouchPhase::began, Tool::pen}};
    const tapzoom_sample same[] = {{1.0, 1, 300, 300, TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_FINGER},
                                   {1.0, 2, 500, 300, TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_PEN}};
    std::size_t ours = 0, theirs = 0;
    const Result result = twins.view.touches(landed, &ours);
    twins.called(result, tapzoom_touches(twins.c, same, 2, &theirs));
    CHECK(ours == 2 && theirs == 2);
    for (int i = 1; i <= 20; i++) {
        const double time = 1 + 0.01 * i;
        const tapzoom_sample moves[] = {{time, 1, 300.0 - 2 * i, 300.0 - 9 * i, TAPZOOM_TOUCH_MOVED, 0},
                                        {time, 2, 500.0 + 2 * i, 300.0 + 9 * i, TAPZOOM_TOUCH_MOVED, 1}};
        const Sample one = {time, 1, 300.0 - 2 * i, 300.0 - 9 * i, TouchPhase::moved};
        const Sample other = {time, 2, 500.0 + 2 * i, 300.0 + 9 * i, TouchPhase::moved, Tool::pen};
        const Result pushed = twins.view.touches({one, other});
        twins.called(pushed, tapzoom_touches(twins.c, moves, 2, nullptr));
        const Result advanced = twins.view.advance(time);
        twins.called(advanced, tapzoom_advance(twins.c, time));
    }
    const Result cancelled = twins.view.cancel(1.3);
    twins.called(cancelled, tapzoom_cancel(twins.c, 1.3));
    CHECK(twins.total > 20 && has(twins.view.state(), State::zoomed) && twins.view.transform().rotation > 0);
}

/* Each command, then half of the way to where it goes. */
template <class Ours, class Theirs>
void command(Twins &twins, const char *name, Ours ours, Theirs theirs) {
    check_topic = name;
    for (bool animated : {true, false}) {
        const Result result = ours(twins.view, animated);
        twins.called(result, theirs(twins.c, animated ? 1 : 0));
        const double time = twins.view.time() + 0.1;
        const Result advanced = twins.view.advance(time);
        twins.called(advanced, tapzoom_advance(twins.c, time));
    }
    check_topic = "calls.cpp";
}

#define COMMAND(ours, theirs)                                                                                 \
    command(                                                                                                  \
        twins, #ours, [](View &view, [[maybe_unused]] bool animated) { return view.ours; },                   \
        [](tapzoom_view *view, [[maybe_unused]] std::int32_t animated) { return theirs; })

void commands(Twins &twins) {
    COMMAND(zoom_to_rect({100, 200, 900, 700}, animated), tapzoom_zoom_to_rect(view, 100, 200, 900, 700, animated));
    COMMAND(zoom_to(0.5, {200, 100}, animated), tapzoom_zoom_to(view, 0.5, 200, 100, animated));
    COMMAND(zoom_by(1.5, {20, 30}, animated), tapzoom_zoom_by(view, 1.5, 20, 30, animated));
    COMMAND(stop(), tapzoom_stop(view));
    const tapzoom_transform place = {0.3, 0.1, -20, -30};
    command(
        twins, "set_transform", [&](View &view, bool animated) { return view.set_transform(place, animated); },
        [&](tapzoom_view *view, std::int32_t animated) { return tapzoom_set_transform(view, &place, animated); });
    COMMAND(reset(animated), tapzoom_reset(view, animated));
    COMMAND(set_viewport_size({500, 900}), tapzoom_set_viewport_size(view, 500, 900));
    COMMAND(set_content_size({1000, 1100}), tapzoom_set_content_size(view, 1000, 1100));
    COMMAND(set_insets(1, 20, 3, 40), tapzoom_set_insets(view, 1, 20, 3, 40));
}

/* Without being told, they are animated. */
void defaults(Twins &twins) {
    View &view = twins.view;
    for (Result result : {view.zoom_to_rect({100, 200, 90, 70}), view.reset(), view.zoom_to(0.5, {9, 9}),
                          view.set_transform({0.9, 0, 0, 0}), view.zoom_by(0.8, {9, 9})}) {
        CHECK(result == Result::ok);
        CHECK(has(view.state(), State::moving));
    }
}

} // namespace

int calls() {
    check_topic = "calls.cpp";
    Twins twins;
    touch(twins);
    commands(twins);
    CHECK(twins.last == EventKind::settled);
    defaults(twins);
    return check_report();
}

/*
 * misuse.cpp - empty views, and what no view takes: an error each time, and never a crash.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.hpp>

#include "../C/check.h"
#include "suite.h"

using namespace tapzoom;

namespace {

void every_call_is_an_error(View &view) {
    CHECK(!view && view.get() == nullptr);
    std::byte memory[64];
    std::size_t accepted = 9;
    const Sample sample = {1, 1, 1, 1, TouchPhase::began};
    for (Result result :
         {view.set_config(Config()), view.set_viewport_size({1, 1}), view.set_content_size({1, 1}),
          view.set_insets(0, 0, 0, 0), view.touches({}), view.touches({sample}, &accepted), view.cancel(1),
          view.advance(1), view.zoom_to_rect({0, 0, 1, 1}), view.zoom_to(1, {0, 0}), view.zoom_by(1, {0, 0}),
          view.set_transform({1, 0, 0, 0}), view.reset(), view.stop(), view.load(memory), view.record(memory),
          view.record({}), view.zoom_rect(1, {0, 0}).result(), view.view_to_content({0, 0}).result(),
          view.content_to_view({0, 0}).result(), view.save(memory).result(), view.poll_record().result(),
          view.replay(memory).result})
        CHECK(result == Result::error_null);
}

void every_reading_is_zero(View &view) {
    EventBuffer events;
    std::byte memory[64];
    const tapzoom_transform nowhere = {0, 0, 0, 0};
    const Rect nothing = {0, 0, 0, 0};
    const Transform transform = view.transform(), target = view.target_transform(), residual = view.raster().residual;
    const Rect visible = view.visible_rect(), there = view.target_rect(), around = *view.zoom_rect(1, {0, 0});
    const Config config = view.config(), photos(Preset::photos);
    CHECK_SAME(transform, nowhere);
    CHECK_SAME(target, nowhere);
    CHECK_SAME(residual, nowhere);
    CHECK_SAME(visible, nothing);
    CHECK_SAME(there, nothing);
    CHECK_SAME(around, nothing);
    CHECK_SAME(config, photos);
    CHECK(view.time() == -INFINITY && view.next_wake() == INFINITY && view.state() == State{});
    CHECK(view.raster().scale == 0 && view.scale_range().max == 0 && view.matrix()[0] == 0);
    CHECK(view.poll_events(events).empty() && view.poll_events({}).empty() && view.snapshot_size() == 0);
    CHECK(view.save(memory)->empty() && *view.poll_record() == 0 && view.replay(memory, &events).used == 0);
    CHECK(view.view_to_content({1, 1})->x == 0 && view.content_to_view({1, 1})->y == 0);
}

void empty_views() {
    View none;
    auto made = View::create(Config(), {800, 600}, {4000, 3000});
    View moved = std::move(*made);
    auto failed = View::create(Config(), {0, 600}, {4000, 3000});
    CHECK(!failed && failed.result() == Result::error_range);
    for (View *view : {&none, &*made, &*failed}) {
        every_call_is_an_error(*view);
        every_reading_is_zero(*view);
        View onwards = std::move(*view);
        every_call_is_an_error(onwards);
    }
    CHECK(View().release() == nullptr && View(nullptr).stop() == Result::error_null);
}

void bad_settings() {
    const Config no_preset(static_cast<Preset>(99));
    CHECK(View::create(no_preset, {800, 600}, {4000, 3000}).result() == Result::error_struct_size);
    Config config;
    config.fit = static_cast<Fit>(-1);
    CHECK(View::create(config, {800, 600}, {4000, 3000}).result() == Result::error_enum);
    config = Config();
    config.gestures = ~Gesture::pan;
    CHECK(View::create(config, {800, 600}, {4000, 3000}).result() == Result::error_enum);
    config.gestures &= Gesture::pan | Gesture::tap;
    config.max_scale = {NAN, Fit::all};
    CHECK(View::create(config, {800, 600}, {4000, 3000}).result() == Result::error_not_finite);
}

void bad_calls() {
    auto view = View::create(Config(), {800, 600}, {4000, 3000});
    std::size_t accepted = 0;
    CHECK(view->advance(1) == Result::ok && view->advance(0.5) == Result::error_time);
    CHECK(view->touches({{1, 1, 9, 9, TouchPhase::began}, {1, 2, 9, 9, {}}}, &accepted) == Result::error_enum);
    CHECK(accepted == 1);
    CHECK(view->touches({{1, 1, 9, 9, TouchPhase::began}}) == Result::error_contact_in_use);
    CHECK(view->touches({{1, 7, 9, 9, TouchPhase::moved}}) == Result::error_contact_unknown);
    CHECK(view->touches(Span<const Sample>(nullptr, 3)) == Result::error_null);
    CHECK(view->poll_events(Span<Event>(nullptr, 3)).empty());
    CHECK(view->zoom_to(-1, {0, 0}) == Result::error_range);
    CHECK(view->view_to_content({NAN, 0}).result() == Result::error_not_finite);
    CHECK(!view->content_to_view({0, 1e13}) && !view->zoom_rect(0, {0, 0}));
    CHECK(view->save(Memory(nullptr, 99999)).result() == Result::error_null);
    CHECK(view->save({}).result() != Result::ok && view->load({}) != Result::ok);
    std::byte little[8];
    CHECK(view->record(little) == Result::error_full);
}

} // namespace

int misuse() {
    check_topic = "misuse.cpp";
    empty_views();
    bad_settings();
    bad_calls();
    return check_report();
}

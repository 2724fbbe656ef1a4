/*
 * misuse.cpp - empty views and bad arguments: each call returns an error and none crashes.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.hpp>

#include "../../C/check.h"
#include "suite.h"

using namespace tapzoom;

namespace {

void every_call_is_an_error(View &view) {
    CHECK(!view && view.get() == nullptr);
    std::byte memory[64];
    std::size_t accepted = 9;
    bool consumed = true;
    const Touch touch = {1, 1, 1, 1, TouchPhase::began};
    FrameResult frame;
    for (Result result :
         {view.set_config(Config()), view.set_viewport({1, 1}), view.set_content({0, 0, 1, 1}, Keep::picture),
          view.push_touches({}), view.push_touches({touch}, &accepted), view.push_scroll({}),
          view.push_scroll({}, &consumed), view.cancel_touches(1), view.pen_near(1), view.advance(1),
          view.frame(1, {}, {}, frame),
          view.set_pager_offset(0, 0), view.contact_owner(1).result(), view.set_contact_owner(1, Owner::host),
          view.pan_by(1, 1), view.rotate_by(1, {0, 0}), view.set_velocity({}),
          view.set_transform({1, 0, 0, 0}), view.zoom_to(1, {0, 0}), view.zoom_to_rect({0, 0, 1, 1}),
          view.center_on({0, 0}), view.fit(), view.zoom_by(1, {0, 0}), view.stop_motion(), view.load_state(memory),
          view.begin_recording(memory), view.end_recording(),
          view.raster_transform({1, 0, 0, 0}).result(), view.visible_rect({1, 0, 0, 0}).result(),
          view.save_state(memory).result(), view.save_state({}).result(), view.fetch_recording().result(),
          view.replay(memory).result})
        CHECK(result == Result::error_null);
    CHECK(consumed && accepted == 0);
}

void every_reading_is_zero(View &view) {
    EventBuffer events;
    std::byte memory[64];
    const tapzoom_transform nowhere = {0, 0, 0, 0};
    const Rect nothing = {0, 0, 0, 0};
    const Transform transform = view.transform(), target = view.target_transform(), residual = view.raster_transform();
    const Rect visible = view.visible_rect(), under = *view.visible_rect({1, 0, 0, 0});
    const Transform raster = *view.raster_transform({1, 0, 0, 0});
    const Viewport viewport = view.viewport(), no_viewport = {0, 0};
    const Rect content = view.content();
    const State state = view.state(), before_time;
    const Config config = view.config(), photos(Preset::photos);
    CHECK_SAME(transform, nowhere);
    CHECK_SAME(target, nowhere);
    CHECK_SAME(residual, nowhere);
    const Velocity velocity = view.velocity(), still = {0, 0, 0, 0, 0, 0};
    CHECK_SAME(velocity, still);
    CHECK_SAME(visible, nothing);
    CHECK_SAME(under, nothing);
    CHECK_SAME(raster, nowhere);
    CHECK_SAME(viewport, no_viewport);
    CHECK_SAME(content, nothing);
    CHECK_SAME(state, before_time);
    CHECK_SAME(config, photos);
    CHECK(state.time == -INFINITY && state.next_deadline == INFINITY && state.flags == StateFlag{});
    CHECK(state.contact_count == 0 && state.waiting_count == 0 && state.limits() == Limit{});
    CHECK(view.raster_scale() == 0 && view.scale_range().max == 0);
    CHECK(view.poll_events(events).empty() && view.poll_events({}).empty() && view.snapshot_capacity() == 0);
    CHECK(view.save_state(memory)->empty() && *view.fetch_recording() == 0);
    CHECK(view.replay(memory, &events).accepted == 0);
    ContactBuffer contacts;
    CHECK(view.contacts(contacts).empty() && view.contacts({}).empty());
}

void empty_views() {
    View none;
    auto made = View::create(Config(), {800, 600}, {0, 0, 4000, 3000});
    View moved = std::move(*made);
    auto failed = View::create(Config(), {0, 600}, {0, 0, 4000, 3000});
    CHECK(!failed && failed.result() == Result::error_range);
    for (View *view : {&none, &*made, &*failed}) {
        every_call_is_an_error(*view);
        every_reading_is_zero(*view);
        View onwards = std::move(*view);
        every_call_is_an_error(onwards);
    }
    CHECK(View().release() == nullptr && View(nullptr).stop_motion() == Result::error_null);
}

void bad_settings() {
    const Config no_preset(static_cast<Preset>(99));
    CHECK(View::create(no_preset, {800, 600}, {0, 0, 4000, 3000}).result() == Result::error_struct_size);
    Config config;
    config.fit = static_cast<Fit>(-1);
    CHECK(View::create(config, {800, 600}, {0, 0, 4000, 3000}).result() == Result::error_enum);
    config = Config();
    config.gestures = ~Gesture::pan;
    CHECK(View::create(config, {800, 600}, {0, 0, 4000, 3000}).result() == Result::error_enum);
    config.gestures &= Gesture::pan | Gesture::tap;
    config.wheel = static_cast<ScrollAction>(3);
    CHECK(View::create(config, {800, 600}, {0, 0, 4000, 3000}).result() == Result::error_enum);
    config.wheel = ScrollAction::none;
    config.max_scale = {Fit::contain, NAN};
    CHECK(View::create(config, {800, 600}, {0, 0, 4000, 3000}).result() == Result::error_not_finite);
    config.max_scale = {Fit::contain, 6};
    CHECK(View::create(config, {800, 600, -1}, {0, 0, 4000, 3000}).result() == Result::error_range);
    CHECK(View::create(config, {800, 600}, {NAN, 0, 4000, 3000}).result() == Result::error_not_finite);
}

/* Reserved fields other than 0 are refused. */
void reserved_fields() {
    auto view = View::create(Config(), {800, 600}, {0, 0, 4000, 3000});
    Scroll scroll;
    scroll.reserved = 1;
    CHECK(view->push_scroll(scroll) == Result::error_range);
    Options options = animated();
    options.fly_speed = -1;
    CHECK(view->fit(options) == Result::error_range && view->stop_motion() == Result::ok);
    Touch touch = {1, 1, 1, 1, TouchPhase::began};
    touch.reserved = 1;
    CHECK(view->push_touches({touch}) == Result::error_range);
    touch.reserved = 0;
    touch.size = -1;
    CHECK(view->push_touches({touch}) == Result::error_range);
}

/* Unknown bits, owners that set_contact_owner does not take, and unknown contacts are refused. */
void bad_sharing() {
    Config config;
    config.min_pan_contacts = 3;
    CHECK(View::create(config, {800, 600}, {0, 0, 4000, 3000}).result() == Result::error_range);
    config = Config();
    config.pager_edges = Limit::left | Limit::min_scale;
    CHECK(config.check() == Result::error_enum);
    config = Config();
    config.host_tools = 8;
    CHECK(config.check() == Result::error_enum);
    config = Config();
    config.host_buttons = ~Button::primary;
    CHECK(config.check() == Result::error_enum);
    auto view = View::create(Config(), {800, 600}, {0, 0, 4000, 3000});
    CHECK(view->push_touches({{1, 1, 9, 9, TouchPhase::began, Tool::pen, ~ContactFlag::no_tap}}) == Result::error_enum);
    CHECK(view->push_touches({{1, 1, 9, 9, TouchPhase::began, Tool::pen, {}, Button{64}}}) == Result::error_enum);
    CHECK(view->contact_owner(1).result() == Result::error_contact_unknown && *view->contact_owner(1) == Owner::view);
    CHECK(view->set_contact_owner(1, Owner::host) == Result::error_contact_unknown);
    CHECK(view->set_contact_owner(1, Owner::undecided) == Result::error_enum);
    CHECK(view->set_pager_offset(NAN, 0) == Result::error_not_finite);
    CHECK(view->set_pager_offset(0, 1e13) == Result::error_range);
}

void bad_calls() {
    Config config;
    config.lenient = 0;
    auto view = View::create(config, {800, 600}, {0, 0, 4000, 3000});
    std::size_t accepted = 0;
    CHECK(view->advance(1) == Result::ok && view->advance(0.5) == Result::error_time);
    CHECK(view->push_touches({{1, 1, 9, 9, TouchPhase::began}, {1, 2, 9, 9, {}}}, &accepted) == Result::error_enum);
    CHECK(accepted == 1);
    CHECK(view->push_touches({{1, 1, 9, 9, TouchPhase::began}}) == Result::error_contact_in_use);
    CHECK(view->push_touches({{1, 7, 9, 9, TouchPhase::moved}}) == Result::error_contact_unknown);
    CHECK(view->push_touches(Span<const Touch>(nullptr, 3)) == Result::error_null);
    CHECK(view->poll_events(Span<Event>(nullptr, 3)).empty());
    CHECK(view->contacts(Span<Contact>(nullptr, 3)).empty());
    bool consumed = true;
    CHECK(view->push_scroll({0.5, 0, 0}, &consumed) == Result::error_time && consumed);
    CHECK(view->push_scroll({1, NAN, 0}) == Result::error_not_finite);
    CHECK(view->push_scroll({1, 0, 0, 0, 0, -1}) == Result::error_range);
    CHECK(view->push_scroll({1, 0, 0, 0, 0, 0, 0, static_cast<ScrollUnit>(4)}) == Result::error_enum);
    CHECK(view->pan_by(0, 1e13) == Result::error_range && view->pan_by(NAN, 0) == Result::error_not_finite);
    CHECK(view->rotate_by(1001, {0, 0}) == Result::error_range);
    CHECK(view->rotate_by(1, {0, NAN}) == Result::error_not_finite);
    CHECK(view->set_velocity({0, 0, 1001, 0, 0, 0}) == Result::error_range);
    CHECK(view->set_velocity({0, 0, 0, 0, 0, INFINITY}) == Result::error_not_finite);
    CHECK(view->zoom_to(-1, {0, 0}) == Result::error_range);
    CHECK(view->zoom_to(1, {0, 0}, animated(-1)) == Result::error_range);
    CHECK(view->zoom_by(2, {0, 0}, animated(NAN)) == Result::error_not_finite);
    CHECK(view->center_on({NAN, 0}) == Result::error_not_finite && view->center_on({0, 0}, -1) == Result::error_range);
    CHECK(view->zoom_to_rect({0, 0, 0, 1}) == Result::error_range);
    CHECK(view->set_viewport({800, 600, 0, 0, NAN}) == Result::error_not_finite);
    CHECK(view->set_content({0, 0, 1, -1}, Keep::picture) == Result::error_range);
    CHECK(view->set_content({0, 0, 1, 1}, static_cast<Keep>(2)) == Result::error_enum);
    Options options;
    options.animated = 2;
    CHECK(view->fit(options) == Result::error_enum);
    options = {};
    options.struct_size = 7;
    CHECK(view->fit(options) == Result::error_struct_size);
    CHECK(view->raster_transform({0, 0, 0, 0}).result() == Result::error_range);
    CHECK(view->visible_rect({1, NAN, 0, 0}).result() == Result::error_not_finite);
    CHECK(view->pan_range({1, NAN, 0, 0}).result() == Result::error_not_finite);
    CHECK(view->visible_rect({1, 0, 0, 0}) && view->raster_transform({1, 0, 0, 0}));
    const Transform upright = {1, 0, 0, 0};
    CHECK(view_to_content(upright, {NAN, 0}).result() == Result::error_not_finite);
    CHECK(!content_to_view(upright, {0, 1e13}) && !view_to_content({-1, 0, 0, 0}, {0, 0}));
    CHECK(to_matrix(upright, {0, NAN}).result() == Result::error_not_finite);
    CHECK(to_matrix({1, 1e41, 0, 0}).result() == Result::error_range);
    const Transform nan = {1, 0, NAN, 0}, zero = {0, 0, 0, 0}, far = {1e-30, 0, 1e30, 0};
    CHECK(compose(upright, nan).result() == Result::error_not_finite && !compose(zero, upright));
    CHECK(invert(nan).result() == Result::error_not_finite && invert(far).result() == Result::error_range);
    CHECK(interpolate(upright, nan, 0).result() == Result::error_not_finite && !interpolate(zero, upright, 0));
    CHECK(interpolate(upright, upright, 1.1).result() == Result::error_range && !interpolate(upright, upright, NAN));
    CHECK(to_affine(nan).result() == Result::error_not_finite && (*to_affine(zero))[0] == 0);
    CHECK(view->save_state(Memory(nullptr, 99999)).result() == Result::error_null);
    CHECK(view->save_state({}).result() == Result::error_buffer_too_small && view->save_state({})->empty());
    CHECK(view->load_state({}) != Result::ok);
    std::byte little[8];
    CHECK(view->begin_recording(little) == Result::error_buffer_too_small);
    CHECK(view->begin_recording(Memory(little).first(0)) == Result::error_buffer_too_small);
    CHECK(view->begin_recording({}) == Result::error_null && view->end_recording() == Result::ok);
    CHECK(view->replay({}).result == Result::error_null && view->replay(Bytes(little, 0)).result == Result::error_data);
}

} // namespace

int misuse() {
    check_topic = "misuse.cpp";
    empty_views();
    bad_settings();
    reserved_fields();
    bad_sharing();
    bad_calls();
    return check_report();
}

/*
 * calls.cpp - each call has the effect of its C function: two views get the same calls and return the same bits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cstdint>
#include <vector>

#include <tapzoom.hpp>

#include "../../C/check.h"
#include "suite.h"

using namespace tapzoom;

namespace {

/* Two equal views: one for the C++ calls, one for the C calls. */
struct Twins {
    View view;
    tapzoom_view *c = nullptr;

    Twins() {
        Config config(Preset::photos);
        config.gestures |= Gesture::rotate;
        auto made = View::create(config, {800, 600, 10, 20, 30, 40}, {50, 60, 4000, 3000});
        CHECK(made && made.result() == Result::ok);
        view = std::move(*made);
        tapzoom_config same;
        CHECK_OK(tapzoom_config_init(&same, sizeof same, TAPZOOM_PRESET_PHOTOS));
        same.gestures |= TAPZOOM_GESTURE_ROTATE;
        const tapzoom_viewport viewport = {800, 600, 10, 20, 30, 40};
        const tapzoom_rect content = {50, 60, 4000, 3000};
        CHECK_OK(tapzoom_create(&same, &viewport, &content, &c));
    }
    ~Twins() { tapzoom_destroy(c); }
    Twins(const Twins &) = delete;
    Twins &operator=(const Twins &) = delete;

    /* Compares both views after a call. */
    void called(Result result, tapzoom_status status) {
        CHECK(result == Result{status});
        CHECK_STATUS(TAPZOOM_OK, status);
        read();
        convert();
        events();
        save();
    }

    void read() {
        tapzoom_state state;
        tapzoom_transform transform, target;
        tapzoom_rect visible, target_rect;
        tapzoom_transform raster, target_raster;
        tapzoom_viewport viewport;
        tapzoom_rect content;
        double raster_scale;
        ScaleRange range;
        tapzoom_velocity velocity;
        tapzoom_overscroll overscroll;
        CHECK_OK(tapzoom_get_state(c, &state));
        CHECK_OK(tapzoom_get_transform(c, &transform));
        CHECK_OK(tapzoom_get_target_transform(c, &target));
        CHECK_OK(tapzoom_get_visible_rect(c, &transform, &visible));
        CHECK_OK(tapzoom_get_visible_rect(c, &target, &target_rect));
        CHECK_OK(tapzoom_get_raster_scale(c, &raster_scale));
        CHECK_OK(tapzoom_get_raster_transform(c, &transform, &raster));
        CHECK_OK(tapzoom_get_raster_transform(c, &target, &target_raster));
        CHECK_OK(tapzoom_get_viewport(c, &viewport));
        CHECK_OK(tapzoom_get_content(c, &content));
        CHECK_OK(tapzoom_get_scale_range(c, &range.min, &range.max, &range.fitted));
        CHECK_OK(tapzoom_get_velocity(c, &velocity));
        CHECK_OK(tapzoom_get_overscroll(c, &overscroll));
        same(view.velocity(), velocity);
        same(view.overscroll(), overscroll);
        same(view.state(), state);
        same(view.state().limits(), state.flags & 0xff);
        same(view.transform(), transform);
        if (state.time > -INFINITY) {
            tapzoom_transform displayed;
            CHECK_OK(tapzoom_get_transform_at(c, state.time + 0.004, &displayed));
            same(*view.transform_at(state.time + 0.004), displayed);
            CHECK(view.transform_at(state.time - 0.1).result() == Result::error_time);
        }
        same(view.target_transform(), target);
        same(view.visible_rect(), visible);
        tapzoom_rect places;
        CHECK_OK(tapzoom_get_pan_range(c, nullptr, &places));
        same(view.pan_range(), places);
        same(*view.pan_range(view.transform()), places);
        same(*view.visible_rect(target), target_rect);
        same(view.raster_scale(), raster_scale);
        same(view.raster_transform(), raster);
        same(*view.raster_transform(target), target_raster);
        same(view.viewport(), viewport);
        same(view.content(), content);
        contacts();
        same(view.scale_range(), range);
    }

    void contacts() {
        tapzoom_contact wanted[TAPZOOM_MAX_CONTACTS];
        std::size_t count;
        ContactBuffer buffer;
        CHECK_OK(tapzoom_get_contacts(c, wanted, TAPZOOM_MAX_CONTACTS, &count));
        const Span<Contact> read = view.contacts(buffer);
        CHECK(read.data() == buffer.data() && read.size() == count);
        CHECK(memcmp(read.data(), wanted, count * sizeof *wanted) == 0);
        CHECK(view.contacts(Span<Contact>(buffer).first(1)).size() == (count > 0 ? 1u : 0u));
    }

    void convert() {
        const Transform transform = view.transform();
        Point content, point;
        Matrix matrix, near;
        CHECK_OK(tapzoom_view_to_content(&transform, 30, 40, &content.x, &content.y));
        CHECK_OK(tapzoom_content_to_view(&transform, 300, 500, &point.x, &point.y));
        CHECK_OK(tapzoom_transform_to_matrix(&transform, 0, 0, matrix.data()));
        CHECK_OK(tapzoom_transform_to_matrix(&transform, 300, 500, near.data()));
        same(*view_to_content(transform, {30, 40}), content);
        same(*content_to_view(transform, {300, 500}), point);
        same(*to_matrix(transform), matrix);
        same(*to_matrix(transform, {300, 500}), near);
        const Transform other = {0.5, 2, -7, 11};
        Transform composed, inverse, between;
        Affine affine;
        CHECK_OK(tapzoom_transform_compose(&other, &transform, &composed));
        CHECK_OK(tapzoom_transform_invert(&transform, &inverse));
        CHECK_OK(tapzoom_transform_interpolate(&transform, &other, 0.25, &between));
        CHECK_OK(tapzoom_transform_to_affine(&transform, affine.data()));
        same(*compose(other, transform), composed);
        same(*invert(transform), inverse);
        same(*interpolate(transform, other, 0.25), between);
        same(*to_affine(transform), affine);
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
        std::vector<unsigned char> ours(view.snapshot_capacity()), theirs(ours.size());
        std::size_t size;
        CHECK_OK(tapzoom_save_state(c, nullptr, 0, &size));
        CHECK(ours.size() == size);
        CHECK_OK(tapzoom_save_state(c, theirs.data(), theirs.size(), &size));
        const auto saved = view.save_state(ours);
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

/* A touch for the C calls. */
tapzoom_touch in_c(const Touch &touch) {
    return {touch.time, touch.id, touch.x, touch.y, static_cast<int32_t>(touch.phase), static_cast<int32_t>(touch.tool),
            static_cast<uint32_t>(touch.flags), static_cast<uint32_t>(touch.buttons), touch.size, touch.reserved};
}

/* View::frame equals the C call, with memory for one event. */
void frame(Twins &twins, double time, const Touch &touch) {
    const tapzoom_touch given = in_c(touch);
    Event ours[1]{};
    tapzoom_event theirs[1]{};
    FrameResult result;
    tapzoom_frame_result wanted;
    const Result framed = twins.view.frame(time, Span<const Touch>(&touch, 1), ours, result);
    CHECK(framed == Result{tapzoom_frame(twins.c, time, &given, 1, theirs, 1, &wanted)});
    CHECK(memcmp(&result, &wanted, sizeof wanted) == 0 && memcmp(ours, theirs, sizeof theirs) == 0);
    const Result advanced = twins.view.advance(result.state.time);
    twins.called(advanced, tapzoom_advance(twins.c, wanted.state.time));
}

void touch(Twins &twins) {
    const Touch landed[] = {{1.0, 1, 300, 300, TouchPhase::began},
                            {1.0, 2, 500, 300, TouchPhase::began, Tool::pen, {}, {}, 12.5}};
    const tapzoom_touch same[] = {in_c(landed[0]), in_c(landed[1])};
    std::size_t ours = 0, theirs = 0;
    const Result result = twins.view.push_touches(landed, &ours);
    twins.called(result, tapzoom_push_touches(twins.c, same, 2, &theirs));
    CHECK(ours == 2 && theirs == 2);
    for (int i = 1; i <= 20; i++) {
        const double time = 1 + 0.01 * i;
        const Touch one = {time, 1, 300.0 - 2 * i, 300.0 - 9 * i, TouchPhase::moved};
        const Touch other = {time, 2, 500.0 + 2 * i, 300.0 + 9 * i, TouchPhase::moved, Tool::pen};
        const tapzoom_touch moves[] = {in_c(one), in_c(other)};
        const Result pushed = twins.view.push_touches({one, other});
        twins.called(pushed, tapzoom_push_touches(twins.c, moves, 2, nullptr));
        const Result advanced = twins.view.advance(time);
        twins.called(advanced, tapzoom_advance(twins.c, time));
        frame(twins, time + 0.002, {time + 0.001, 1, 302.0 - 2 * i, 302.0 - 9 * i, TouchPhase::moved});
    }
    frame(twins, 0, {1.25, 1, 0, 0, TouchPhase::moved}); /* a bad time */
    frame(twins, 1.25, {1.25, 7, 0, 0, TouchPhase::moved}); /* a bad touch */
    const Result cancelled = twins.view.cancel_touches(1.3);
    twins.called(cancelled, tapzoom_cancel_touches(twins.c, 1.3));
    CHECK(twins.total > 20 && has(twins.view.state().flags, StateFlag::zoomed) && twins.view.transform().rotation > 0);
}

/* Contact owners and the pager: a pen of the host, a finger that the host claims and releases, a displaced pager. */
void share(Twins &twins, double time) {
    Config config = twins.view.config(), before = config;
    tapzoom_config same, same_before;
    same.struct_size = sizeof same;
    CHECK_OK(tapzoom_get_config(twins.c, &same));
    same_before = same;
    config.host_tools = tool_mask(Tool::pen);
    same.host_tools = 1u << TAPZOOM_TOOL_PEN;
    const Result shared = twins.view.set_config(config);
    twins.called(shared, tapzoom_set_config(twins.c, &same, nullptr));
    const Touch landed[] = {{time, 1, 300, 300, TouchPhase::began, Tool::finger, ContactFlag::no_slop},
                            {time, 2, 500, 300, TouchPhase::began, Tool::pen, {}, Button::primary | Button::eraser}};
    const tapzoom_touch other[] = {in_c(landed[0]), in_c(landed[1])};
    const Result pushed = twins.view.push_touches(landed);
    twins.called(pushed, tapzoom_push_touches(twins.c, other, 2, nullptr));
    CHECK(*twins.view.contact_owner(1) == Owner::view && *twins.view.contact_owner(2) == Owner::host);
    ContactBuffer buffer;
    const Span<Contact> down = twins.view.contacts(buffer);
    CHECK(down.size() == 2 && down[0].id == 1 && down[1].owner == Owner::host && down[1].tool == Tool::pen);
    CHECK(down[1].buttons == (Button::primary | Button::eraser) && down[1].landing_time == time && down[1].x == 500);
    for (Owner owner : {Owner::host, Owner::view}) {
        std::int32_t now = 9;
        const Result given = twins.view.set_contact_owner(1, owner);
        twins.called(given, tapzoom_set_contact_owner(twins.c, 1, static_cast<std::int32_t>(owner)));
        CHECK_OK(tapzoom_get_contact_owner(twins.c, 1, &now));
        const auto read = twins.view.contact_owner(1);
        CHECK(read && *read == owner && now == static_cast<std::int32_t>(owner));
    }
    const Result offset = twins.view.set_pager_offset(12, -3);
    twins.called(offset, tapzoom_set_pager_offset(twins.c, 12, -3));
    const Result home = twins.view.set_pager_offset(0, 0);
    twins.called(home, tapzoom_set_pager_offset(twins.c, 0, 0));
    const Result cancelled = twins.view.cancel_touches(time);
    twins.called(cancelled, tapzoom_cancel_touches(twins.c, time));
    const Result again = twins.view.set_config(before);
    twins.called(again, tapzoom_set_config(twins.c, &same_before, nullptr));
}

/* Notches of a wheel, a pan and a pinch of a trackpad, and its momentum. */
void scroll(Twins &twins) {
    const Scroll reports[] = {
        {2.00, 200, 100, 0, -120, 0, 0, ScrollUnit::notch120},
        {2.01, 210, 110, 0, -3, 0, 0, ScrollUnit::line},
        {2.02, 210, 110, 0, 0.01, 0, 0, ScrollUnit::page},
        {2.40, 300, 200, 0, 0, 0, 0, ScrollUnit::pixel, ScrollSource::trackpad, ScrollPhase::began},
        {2.41, 300, 200, 12, -7, 1.1, 0.2, ScrollUnit::pixel, ScrollSource::trackpad, ScrollPhase::changed},
        {2.42, 300, 200, 5, 5, 0, 0, ScrollUnit::pixel, ScrollSource::trackpad, ScrollPhase::ended},
        {2.43, 300, 200, 5, 5, 0, 0, ScrollUnit::pixel, ScrollSource::trackpad, ScrollPhase::momentum},
    };
    const EventKind before = twins.last;
    const std::size_t polled = twins.total;
    std::int32_t sum = 0;
    for (const Scroll &ours : reports) {
        const tapzoom_scroll theirs = {ours.time, ours.x, ours.y, ours.dx, ours.dy, ours.factor, ours.rotation,
                                       static_cast<int32_t>(ours.unit), static_cast<int32_t>(ours.source),
                                       static_cast<int32_t>(ours.phase), 0};
        bool consumed = false;
        std::int32_t wanted = 7;
        const Result result = twins.view.push_scroll(ours, &consumed);
        twins.called(result, tapzoom_push_scroll(twins.c, &theirs, &wanted));
        CHECK(consumed == (wanted == 1) && (wanted == 0 || wanted == 1));
        sum += wanted;
        const Result advanced = twins.view.advance(ours.time + 0.005);
        twins.called(advanced, tapzoom_advance(twins.c, ours.time + 0.005));
    }
    CHECK(sum >= 5 && twins.total > polled + 3 && before != EventKind::scroll);
    bool kept = true;
    CHECK(twins.view.push_scroll({0}, &kept) == Result::error_time && kept);
    const Result unasked = twins.view.push_scroll({3, 1, 1, 0, 0});
    const tapzoom_scroll nothing = {3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    twins.called(unasked, tapzoom_push_scroll(twins.c, &nothing, nullptr));
    const Result cancelled = twins.view.cancel_touches(3);
    twins.called(cancelled, tapzoom_cancel_touches(twins.c, 3));
}

/* Runs a command at once, animated, and animated within 0.3 s, and then advances a part of the animation. */
template <class Ours, class Theirs>
void command(Twins &twins, const char *name, Ours ours, Theirs theirs) {
    check_topic = name;
    tapzoom_options animation{};
    animation.struct_size = sizeof animation;
    animation.animated = 1;
    for (double duration : {0.0, 0.3}) {
        animation.duration = duration;
        const Result result = ours(twins.view, animated(duration));
        twins.called(result, theirs(twins.c, &animation));
        const double time = twins.view.state().time + 0.1;
        const Result advanced = twins.view.advance(time);
        twins.called(advanced, tapzoom_advance(twins.c, time));
    }
    const Result result = ours(twins.view, Options());
    twins.called(result, theirs(twins.c, nullptr));
    check_topic = "calls.cpp";
}

#define COMMAND(ours, theirs)                                                                                 \
    command(                                                                                                  \
        twins, #ours, [](View &view, [[maybe_unused]] const Options &options) { return view.ours; },          \
        [](tapzoom_view *view, [[maybe_unused]] const tapzoom_options *options) { return theirs; })

void commands(Twins &twins) {
    static const tapzoom_rect rect = {100, 200, 900, 700};
    static const tapzoom_rect content = {-20, 30, 1000, 1100}, world = {-90, 30, 2000, 1800};
    static const tapzoom_viewport viewport = {500, 900, 1, 20, 3, 40};
    static const tapzoom_transform place = {0.3, 0.1, -20, -30};
    static const tapzoom_velocity velocity = {-70, 40, 0.2, -0.1, 300, 200}, still = {0, 0, 0, 0, 0, 0};
    COMMAND(zoom_to_rect(rect, options), tapzoom_zoom_to_rect(view, &rect, options));
    COMMAND(zoom_to(0.5, {200, 100}, options), tapzoom_zoom_to(view, 0.5, 200, 100, options));
    COMMAND(zoom_by(1.5, {20, 30}, options), tapzoom_zoom_by(view, 1.5, 20, 30, options));
    COMMAND(pan_by(15, -25, options), tapzoom_pan_by(view, 15, -25, options));
    COMMAND(rotate_by(0.3, {20, 30}, options), tapzoom_rotate_by(view, 0.3, 20, 30, options));
    COMMAND(set_velocity(still), tapzoom_set_velocity(view, &still));
    COMMAND(set_velocity(velocity), tapzoom_set_velocity(view, &velocity));
    COMMAND(pan_by(3, 5, options), tapzoom_pan_by(view, 3, 5, options));
    COMMAND(set_velocity({}), tapzoom_set_velocity(view, &still));
    COMMAND(center_on({700, 800}, 0.6, options), tapzoom_center_on(view, 700, 800, 0.6, options));
    COMMAND(center_on({900, 600}, 0, options), tapzoom_center_on(view, 900, 600, 0, options));
    COMMAND(stop_motion(), tapzoom_stop_motion(view));
    COMMAND(set_transform(place, options), tapzoom_set_transform(view, &place, options));
    COMMAND(fit(options), tapzoom_fit(view, options));
    COMMAND(set_viewport({500, 900, 1, 20, 3, 40}), tapzoom_set_viewport(view, &viewport));
    COMMAND(set_content(content), tapzoom_set_content(view, &content, TAPZOOM_KEEP_PICTURE));
    COMMAND(set_content(world, Keep::picture), tapzoom_set_content(view, &world, TAPZOOM_KEEP_PICTURE));
    COMMAND(set_content(content, Keep::coordinates), tapzoom_set_content(view, &content, TAPZOOM_KEEP_COORDINATES));
    COMMAND(set_content(world, Keep::coordinates), tapzoom_set_content(view, &world, TAPZOOM_KEEP_COORDINATES));
}

/* Other settings move the view at rest to another fitted view. */
void settings(Twins &twins) {
    Config config = twins.view.config();
    tapzoom_config same;
    same.struct_size = sizeof same;
    CHECK_OK(tapzoom_get_config(twins.c, &same));
    config.fit = Fit::cover;
    same.fit = TAPZOOM_FIT_COVER;
    const Result result = twins.view.set_config(config);
    twins.called(result, tapzoom_set_config(twins.c, &same, nullptr));
    CHECK(!has(twins.view.state().flags, StateFlag::moving));
    config.fit = Fit::contain;
    same.fit = TAPZOOM_FIT_CONTAIN;
    const Result at_once = twins.view.set_config(config);
    twins.called(at_once, tapzoom_set_config(twins.c, &same, nullptr));
}

/* Without options a command moves the view at once. */
void defaults(Twins &twins) {
    View &view = twins.view;
    const auto moves = [&](Result result) {
        CHECK(result == Result::ok);
        return has(view.state().flags, StateFlag::moving);
    };
    CHECK(!moves(view.zoom_to_rect({100, 200, 90, 70})) && moves(view.zoom_to_rect({300, 200, 90, 70}, animated())));
    CHECK(!moves(view.fit()) && !moves(view.zoom_to(1, {9, 9})) && moves(view.fit(animated())));
    CHECK(!moves(view.center_on({500, 500})) && !moves(view.zoom_to(0.5, {9, 9})));
    CHECK(moves(view.zoom_to(1, {9, 9}, animated(0.01))) && moves(view.zoom_by(0.8, {9, 9}, animated())));
    CHECK(!moves(view.set_transform({0.6, 0, 0, 0})) && moves(view.set_transform({1, 0, 0, 0}, animated(10))));
    CHECK(moves(view.zoom_by(0.8, {9, 9}))); /* The animation continues to another target. */
    CHECK(!moves(view.stop_motion()) && !moves(view.zoom_by(0.8, {9, 9})));
    CHECK(moves(view.center_on({0, 0}, 0.7, animated())));
    CHECK(!moves(view.set_transform({0.6, 0, 0, 0})));
    CHECK(!moves(view.pan_by(-9, -9)) && moves(view.pan_by(-9, -9, animated())) && !moves(view.stop_motion()));
    CHECK(!moves(view.rotate_by(0.1, {9, 9})) && moves(view.rotate_by(0.1, {9, 9}, animated())));
    CHECK(!moves(view.stop_motion()));
    CHECK(moves(view.set_velocity({1, 1, 0, 0, 0, 0})) && !moves(view.set_velocity({})));
}

} // namespace

int calls() {
    check_topic = "calls.cpp";
    Twins twins;
    touch(twins);
    scroll(twins);
    share(twins, 3.5);
    commands(twins);
    // The changes of the content end the LIMITs of edges.
    CHECK(twins.last == EventKind::limit);
    CHECK(twins.view.fit() == Result::ok && tapzoom_fit(twins.c, nullptr) == TAPZOOM_OK);
    settings(twins);
    defaults(twins);
    return check_report();
}

/*
 * settings.cpp - a Config is a tapzoom_config with typed enumerations.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string_view>
#include <tapzoom.hpp>
#include <vector>

#include "../../C/check.h"
#include "suite.h"

using namespace tapzoom;

static void presets() {
    for (Preset preset : {Preset::photos, Preset::maps, Preset::reader, Preset::board}) {
        tapzoom_config wanted;
        CHECK_OK(tapzoom_config_init(&wanted, sizeof wanted, static_cast<std::int32_t>(preset)));
        const Config config(preset);
        CHECK_SAME(config, wanted);
        const auto view = View::create(config, {400, 600}, {0, 0, 2000, 3000});
        const Config read = view->config();
        CHECK_SAME(read, wanted);
    }
    const Config photos(Preset::photos), by_default;
    CHECK_SAME(photos, by_default);
}

/* An event FAILED names the setting that decided. */
static void setting_names() {
    Config config(Preset::maps);
    config.events |= event_mask(EventKind::failed);
    auto view = View::create(config, {400, 600}, {0, 0, 2000, 3000});
    EventBuffer events;
    int late = 0;
    for (double landing : {0.0, 0.4}) {
        CHECK(view->push_touches({Touch{landing, 1, 100, 120, TouchPhase::began}}) == Result::ok);
        CHECK(view->push_touches({Touch{landing + 0.06, 1, 100, 120, TouchPhase::ended}}) == Result::ok);
    }
    for (const Event &event : view->poll_events(events))
        if (event.gesture == EventKind::double_tap && event.setting_name() == "double_tap_time")
            late += event.reason == FailureReason::too_late && event.allowed == config.double_tap_time;
    CHECK(late == 1 && Event{}.setting_name().empty());
}

/* Typed values have the numbers of the header. */
static void fields() {
    Config config(Preset::maps);
    config.gestures = Gesture::pan | Gesture::rotate;
    config.events = event_mask(EventKind::pan, EventKind::settled);
    config.fit = Fit::width;
    config.bounds = Bounds::inside;
    config.visible_part = 0.5;
    config.visible_extra = -20;
    config.max_scale = {Fit::contain, 6};
    config.min_scale.factor = 0.5;
    config.double_tap = Zoom::levels;
    config.tap_anchor = Anchor::center;
    CHECK(config.set_levels({{Fit::contain, 2}, {Fit::scale_down, 1},
                             Level::larger({Fit::one_to_one, 2}, {Fit::cover, 6})}) == Result::ok);
    config.page_overscroll = 0.5;
    config.snap = Snap::levels;
    config.snap_tolerance = 0.2;
    config.momentum = Momentum::library;
    config.wheel = ScrollAction::none;
    config.trackpad = ScrollAction::zoom;
    config.invert_zoom = 1;
    config.wheel_speed = 2;
    config.wheel_smoothing = 0;
    config.scroll_end_time = 0.3;
    config.min_pan_contacts = 2;
    config.pager_edges = Limit::left | Limit::bottom;
    config.host_tools = tool_mask(Tool::pen);
    config.host_buttons = Button::secondary | Button::eraser;
    config.reduced_motion = 1;

    tapzoom_config wanted;
    CHECK_OK(tapzoom_config_init(&wanted, sizeof wanted, TAPZOOM_PRESET_MAPS));
    wanted.gestures = TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_ROTATE;
    wanted.events = TAPZOOM_BIT(TAPZOOM_EVENT_PAN) | TAPZOOM_BIT(TAPZOOM_EVENT_SETTLED);
    wanted.fit = TAPZOOM_FIT_WIDTH;
    wanted.bounds = TAPZOOM_BOUNDS_INSIDE;
    wanted.visible_part = 0.5;
    wanted.visible_extra = -20;
    wanted.max_scale = TAPZOOM_LEVEL(CONTAIN, 6);
    wanted.min_scale.factor = 0.5;
    wanted.double_tap = TAPZOOM_ZOOM_LEVELS;
    wanted.tap_anchor = TAPZOOM_ANCHOR_CENTER;
    wanted.level_count = 3;
    wanted.levels[0] = TAPZOOM_LEVEL(CONTAIN, 2);
    wanted.levels[1] = TAPZOOM_LEVEL(SCALE_DOWN, 1);
    wanted.levels[2] = TAPZOOM_LEVEL_LARGER(ONE_TO_ONE, 2, COVER, 6);
    wanted.page_overscroll = 0.5;
    wanted.snap = TAPZOOM_SNAP_LEVELS;
    wanted.snap_tolerance = 0.2;
    wanted.momentum = TAPZOOM_MOMENTUM_LIBRARY;
    wanted.wheel = TAPZOOM_ACTION_NONE;
    wanted.trackpad = TAPZOOM_ACTION_ZOOM;
    wanted.invert_zoom = 1;
    wanted.wheel_speed = 2;
    wanted.wheel_smoothing = 0;
    wanted.scroll_end_time = 0.3;
    wanted.min_pan_contacts = 2;
    wanted.pager_edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_BOTTOM;
    wanted.host_tools = 1u << TAPZOOM_TOOL_PEN;
    wanted.host_buttons = TAPZOOM_BUTTON_SECONDARY | TAPZOOM_BUTTON_ERASER;
    wanted.reduced_motion = 1;
    CHECK_SAME(config, wanted);

    auto view = View::create(Config(), {400, 600}, {0, 0, 2000, 3000});
    CHECK(view->set_config(config) == Result::ok);
    const Config read = view->config();
    CHECK_SAME(read, wanted);
}

static void levels() {
    Config config(Preset::photos);
    const Config before = config;
    const std::vector<Level> most(max_levels, Level{Fit::cover, 3}), too_many(max_levels + 1);
    CHECK(config.set_levels(too_many) == Result::error_range);
    CHECK_SAME(config, before);
    CHECK(config.set_levels(most) == Result::ok && config.level_count == 8 && config.levels[7].factor == 3);
    CHECK(config.set_levels({}) == Result::ok && config.level_count == 0);
}

/* Levels give their scales in a viewport of 400 x 600 units, for content of 200 x 150. */
static void scales() {
    Config config(Preset::photos);
    config.pixels_per_unit = 2;
    const auto fitted = [&](Level max_scale) {
        config.max_scale = max_scale;
        return View::create(config, {400, 600}, {0, 0, 200, 150})->scale_range();
    };
    CHECK(fitted({Fit::contain, 6}).max == 12 && fitted({Fit::cover, 6}).max == 24);
    CHECK(fitted(Level::larger({Fit::contain, 2}, {Fit::cover, 2})).max == 8);
    config.max_scale = 8;
    CHECK(config.max_scale.fit == Fit::none && config.max_scale.factor == 8 && config.max_scale.other_factor == 0);
    CHECK(fitted(Level::larger({Fit::none, 3}, {Fit::one_to_one, 1})).max == 3);
    config.min_scale = {Fit::scale_down, 1};
    config.fit = Fit::scale_down;
    CHECK(fitted({Fit::scale_down, 8}).fitted == 0.5 && fitted({Fit::scale_down, 8}).max == 4);
}

static void wrong_fields() {
    Config config;
    const char *field = nullptr;
    CHECK(config.check() == Result::ok && std::string_view(config.wrong_field()).empty());
    config.min_scale.other_fit = Fit::cover;
    CHECK(config.check(&field) == Result::error_range && std::string_view(field) == "min_scale.other_fit");
    CHECK(std::string_view(config.wrong_field()) == "min_scale.other_fit");
    CHECK(std::string_view(config.wrong_range()) == "0 to 6 (Fit), 0 without other_factor");
    CHECK(View::create(config, {400, 600}, {0, 0, 200, 150}).result() == config.check());
    config = Config();
    CHECK(*config.wrong_range() == 0);
    config.zoom_step = 0.5;
    CHECK(std::string_view(config.wrong_range()) == "1.01 to 100");
    config = Config();
    CHECK(config.set_levels({2.5, 1e7}) == Result::ok && config.levels[0].fit == Fit::none);
    CHECK(std::string_view(config.wrong_field()) == "levels[1].factor");
    CHECK(std::string_view(config.wrong_range()) == "1e-6 to 1e6");
    config.level_count = 9;
    CHECK(std::string_view(config.wrong_range()) == "0 to 8");
}

int settings() {
    check_topic = "settings.cpp";
    setting_names();
    wrong_fields();
    presets();
    fields();
    levels();
    scales();
    return check_report();
}

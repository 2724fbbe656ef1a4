/*
 * settings.cpp - a Config is a tapzoom_config with types.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.hpp>
#include <vector>

#include "../C/check.h"
#include "suite.h"

using namespace tapzoom;

static void presets() {
    for (Preset preset : {Preset::photos, Preset::maps, Preset::reader, Preset::board}) {
        tapzoom_config wanted;
        CHECK_OK(tapzoom_config_init(&wanted, sizeof wanted, static_cast<std::int32_t>(preset)));
        const Config config(preset);
        CHECK_SAME(config, wanted);
        const auto view = View::create(config, {400, 600}, {2000, 3000});
        const Config read = view->config();
        CHECK_SAME(read, wanted);
    }
    const Config photos(Preset::photos), by_default;
    CHECK_SAME(photos, by_default);
}

/* What is said with types is what the header says with numbers. */
static void fields() {
    Config config(Preset::maps);
    config.gestures = Gesture::pan | Gesture::rotate;
    config.events = event_mask(EventKind::pan, EventKind::settled);
    config.fit = Fit::width;
    config.bounds = Bounds::none;
    config.max_scale = {6, Fit::all};
    config.min_scale.factor = 0.5;
    config.double_tap = Zoom::levels;
    config.two_finger_tap_anchor = Anchor::center;
    CHECK(config.set_levels({{2, Fit::all}, {1, Fit::one_to_one}}) == Result::ok);
    config.page_push = 0.5;

    tapzoom_config wanted;
    CHECK_OK(tapzoom_config_init(&wanted, sizeof wanted, TAPZOOM_PRESET_MAPS));
    wanted.gestures = TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_ROTATE;
    wanted.events = 1u << TAPZOOM_EVENT_PAN | 1u << TAPZOOM_EVENT_SETTLED;
    wanted.fit = TAPZOOM_FIT_WIDTH;
    wanted.bounds = TAPZOOM_BOUNDS_NONE;
    wanted.max_scale = {6, TAPZOOM_FIT_ALL, 0};
    wanted.min_scale.factor = 0.5;
    wanted.double_tap = TAPZOOM_ZOOM_LEVELS;
    wanted.two_finger_tap_anchor = TAPZOOM_ANCHOR_CENTER;
    wanted.level_count = 2;
    wanted.levels[0] = {2, TAPZOOM_FIT_ALL, 0};
    wanted.levels[1] = {1, TAPZOOM_FIT_ONE_TO_ONE, 0};
    wanted.page_push = 0.5;
    CHECK_SAME(config, wanted);

    auto view = View::create(Config(), {400, 600}, {2000, 3000});
    CHECK(view->set_config(config) == Result::ok);
    const Config read = view->config();
    CHECK_SAME(read, wanted);
}

static void levels() {
    Config config(Preset::photos);
    const Config before = config;
    const std::vector<Level> most(max_levels, Level{3, Fit::fill}), too_many(max_levels + 1);
    CHECK(config.set_levels(too_many) == Result::error_range);
    CHECK_SAME(config, before);
    CHECK(config.set_levels(most) == Result::ok && config.level_count == 8 && config.levels[7].factor == 3);
    CHECK(config.set_levels({}) == Result::ok && config.level_count == 0);
}

int settings() {
    check_topic = "settings.cpp";
    presets();
    fields();
    levels();
    return check_report();
}

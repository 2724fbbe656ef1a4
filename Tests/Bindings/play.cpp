/*
 * play.cpp SCRIPT - plays a script with the C++ binding: see play.py.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include <tapzoom.hpp>

using namespace tapzoom;

namespace {

// Number 4 is reserved.
const char *const kinds[] = {"none", "tap_pending", "tap", "double_tap", "", "fingers_tap", "long_press", "pan",
                             "pinch", "rotate", "quick_zoom", "swipe", "fling", "scroll", "animation", "settled",
                             "limit", "page", "owner", "edge"};
const char *const phases[] = {"discrete", "began", "changed", "ended", "cancelled"};

/* Returns the index of a word in a list, plus the number of the first word. Exits if the list does not have it. */
template <class E, std::size_t count>
E named(const std::string &word, const char *const (&words)[count], int first = 0) {
    for (std::size_t i = 0; i < count; i++)
        if (word == words[i]) return static_cast<E>(first + static_cast<int>(i));
    std::exit(2);
}

const char *const tools[] = {"finger", "pen", "mouse"};
const char *const owners[] = {"view", "host", "undecided", "ignored"};

/* Returns the bit of a word in a list; no bit for "none". */
template <class E, std::size_t count>
E bit(const std::string &word, const char *const (&words)[count]) {
    return word == "none" ? E{} : static_cast<E>(1u << named<unsigned>(word, words));
}

const char *const edges[] = {"left", "top", "right", "bottom"};
const char *const contact_flags[] = {"no_tap", "no_slop", "palm"};
const char *const buttons[] = {"primary", "secondary", "middle", "back", "forward", "eraser"};

ScrollAction action(const std::string &word) { return named<ScrollAction>(word, {"none", "pan", "zoom"}); }

/* Returns the options of a command: animated, or at once for a duration of 0. */
Options options_for(double duration) { return duration == 0 ? Options() : animated(duration); }

Result play(View &view, const std::string &line) {
    std::istringstream in(line);
    std::string name, unit, source, phase;
    double n[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    const auto numbers = [&](int count) {
        for (int i = 0; i < count; i++) {
            in >> name;
            n[i] = std::strtod(name.c_str(), nullptr);
        }
    };
    in >> name;
    const std::string call = name;
    if (call == "touch") {
        std::int64_t id = 0;
        numbers(1);
        in >> id >> phase;
        const double time = n[0];
        numbers(2);
        std::string tool, flag, button;
        in >> tool >> flag >> button;
        return view.push_touches(
            {{time, id, n[0], n[1], named<TouchPhase>(phase, {"began", "moved", "ended", "cancelled"}, 1),
              named<Tool>(tool, tools), bit<ContactFlag>(flag, contact_flags), bit<Button>(button, buttons)}});
    }
    if (call == "sharing") {
        std::string edge, tool, button;
        numbers(1);
        in >> edge >> tool >> button;
        Config config = view.config();
        config.min_pan_contacts = static_cast<std::int32_t>(n[0]);
        config.pager_edges = bit<Limit>(edge, edges);
        config.host_tools = tool == "none" ? 0 : tool_mask(named<Tool>(tool, tools));
        config.host_buttons = bit<Button>(button, buttons);
        return view.set_config(config);
    }
    if (call == "owner") {
        numbers(1);
        in >> name;
        return view.set_contact_owner(static_cast<std::int64_t>(n[0]), named<Owner>(name, owners));
    }
    if (call == "pager") return numbers(2), view.set_pager_offset(n[0], n[1]);
    if (call == "scroll") {
        numbers(7);
        in >> unit >> source >> phase;
        Scroll scroll{n[0], n[1], n[2], n[3], n[4], n[5], n[6]};
        scroll.unit = named<ScrollUnit>(unit, {"pixel", "line", "page", "notch120"});
        scroll.source = named<ScrollSource>(source, {"wheel", "trackpad"});
        scroll.phase = named<ScrollPhase>(phase, {"unphased", "began", "changed", "ended", "momentum"});
        bool consumed = false;
        const Result result = view.push_scroll(scroll, &consumed);
        std::puts(consumed ? "consumed" : "left");
        return result;
    }
    if (call == "velocity") return numbers(6), view.set_velocity({n[0], n[1], n[2], n[3], n[4], n[5]});
    if (call == "advance") return numbers(1), view.advance(n[0]);
    if (call == "cancel") return numbers(1), view.cancel_touches(n[0]);
    if (call == "near") return numbers(1), view.pen_near(n[0]);
    if (call == "step") {
        std::string step;
        in >> step;
        static const char *const steps[] = {"zoom_in", "zoom_out", "left", "up", "right", "down", "clockwise",
                                            "counterclockwise", "fit"};
        return numbers(1), view.step(bit<Step>(step, steps), options_for(n[0]));
    }
    if (call == "pan_by") return numbers(3), view.pan_by(n[0], n[1], options_for(n[2]));
    if (call == "zoom_by") return numbers(4), view.zoom_by(n[0], {n[1], n[2]}, options_for(n[3]));
    if (call == "rotate_by") return numbers(4), view.rotate_by(n[0], {n[1], n[2]}, options_for(n[3]));
    if (call == "zoom_to") return numbers(4), view.zoom_to(n[0], {n[1], n[2]}, options_for(n[3]));
    if (call == "reset") return numbers(1), view.fit(options_for(n[0]));
    if (call == "stop") return view.stop_motion();
    if (call != "settings") return Result::error_enum;
    std::string wheel, trackpad, snap, momentum;
    in >> wheel >> trackpad >> snap >> momentum;
    numbers(1);
    Config config = view.config();
    config.wheel = action(wheel);
    config.trackpad = action(trackpad);
    config.snap = named<Snap>(snap, {"none", "levels", "steps"});
    config.momentum = named<Momentum>(momentum, {"host", "library"});
    config.invert_zoom = n[0] != 0;
    return view.set_config(config);
}

void print_transform(const Transform &at, const char *end) {
    std::printf("%.17g %.17g %.17g %.17g%s", at.scale, at.rotation, at.x, at.y, end);
}

} // namespace

int main(int count, char **arguments) {
    Config config(Preset::maps);
    config.gestures |= Gesture::rotate;
    auto view = View::create(config, {400, 600}, {0, 0, 2000, 3000});
    if (!view || count != 2) return 1;
    std::ifstream script(arguments[1]);
    EventBuffer events;
    for (std::string line; std::getline(script, line);) {
        if (play(*view, line) != Result::ok) return 1;
        print_transform(view->transform(), " ");
        print_transform(view->target_transform(), "\n");
        const Velocity v = view->velocity();
        const Overscroll o = view->overscroll();
        std::printf("%.17g %.17g %.17g %.17g %.17g %.17g\n", o.x, o.y, o.raw_x, o.raw_y, o.log_scale, o.raw_log_scale);
        std::printf("%.17g %.17g %.17g %.17g %.17g %.17g %.17g\n", v.x, v.y, v.log_scale, v.rotation, v.view_x,
                    v.view_y, view->state().next_deadline);
        for (std::int64_t id = 0; id < 3; id++) {
            const auto owner = view->contact_owner(id);
            std::printf("%s%c", owner ? owners[static_cast<int>(*owner)] : "-", id < 2 ? ' ' : '\n');
        }
        for (const Event &event : view->poll_events(events)) {
            std::printf("%s %s %.17g %.17g %.17g %.17g %.17g %.17g\n", kinds[static_cast<int>(event.kind)],
                        phases[static_cast<int>(event.phase)], event.time, event.view_x, event.view_y, event.scale,
                        event.unconsumed_x, event.unconsumed_y);
            std::printf("%lld %s %u %u %s\n", static_cast<long long>(event.contact),
                        tools[static_cast<int>(event.tool)], static_cast<unsigned>(event.buttons),
                        static_cast<unsigned>(event.limits), owners[static_cast<int>(event.owner)]);
        }
    }
}

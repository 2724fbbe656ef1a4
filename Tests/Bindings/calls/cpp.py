# SPDX-License-Identifier: MIT
"""The script as a program of C++."""

from generator.cpp import word
from generator.description import TYPE_NAMES, pascal, short
from generator.module import STRUCTS
from script import Step
from typed import Typed

CPP_HEAD = """#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
#include <tapzoom.hpp>

using namespace tapzoom;
static View view;
static Result status;
static const char *field;
static std::size_t accepted;
static EventBuffer events;
static std::vector<unsigned char> memory(65536), saved, recorded;

template <class T> void whole(const char *name, T value) {
    std::printf(" %s=%" PRId64, name, static_cast<std::int64_t>(value));
}
static void text(const char *name, std::string_view value) {
    std::printf(" %s=%.*s", name, static_cast<int>(value.size()), value.data());
}
static void num(const char *name, double value) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    std::printf(" %s=%016" PRIx64, name, bits);
}
static void hex(const unsigned char *bytes, std::size_t size) {
    std::printf(" bytes=");
    for (std::size_t i = 0; i < size; i++) std::printf("%02x", bytes[i]);
}
template <class T> void show(const T &it);
template <class T> void whole(const char *name, const Expected<T> &it) {
    status = it.result();
    if (it) whole(name, *it);
}
template <class T> void show(const Expected<T> &it) {
    status = it.result();
    if (it) show(*it);
}
template <class T> void show_all(Span<T> all) { for (const auto &one : all) show(one); }
static void begin() { status = Result::ok, field = nullptr, accepted = 0; }
static void failed() {
    if (status == Result::ok) return;
    whole("error", status);
    text("message", message(status));
    if (field) text("field", field);
    if (accepted) whole("accepted", accepted);
}
"""
CPP_CALLS = {
    "version": 'whole("version", version());',
    "config_init": "show(Config({preset}));",
    "config_check": "status = {config}.check(&field);",
    "create": "auto made = View::create({config}, {viewport}, {content});\nstatus = made.result();\n"
              "view = std::move(*made);",
    "destroy": "view = View();",
    "set_config": "const Config config = {config};\nstatus = view.set_config(config, {options});\n"
                  "if (status != Result::ok) field = config.wrong_field();",
    "get_config": "show(view.config());",
    "push_touches": "status = view.push_touches({{touches}}, &accepted);",
    "push_scroll": 'bool consumed = false; status = view.push_scroll({scroll}, &consumed);\n'
                   'whole("consumed", consumed);',
    "get_contacts": "ContactBuffer contacts; show_all(view.contacts(contacts));",
    "frame": "FrameResult result; const std::vector<Touch> touches = {{touches}};\n"
             "status = view.frame({time}, touches, events, result);\n"
             "accepted = static_cast<std::size_t>(result.accepted);\n"
             "if (status == Result::ok) { show(result);\n"
             "show_all(Span<Event>(events).first(static_cast<std::size_t>(result.event_count))); }",
    "get_scale_range": 'const ScaleRange range = view.scale_range();\n'
                       'num("min", range.min); num("max", range.max); num("fitted", range.fitted);',
    "get_smart_zoom": "show(view.smart_zoom({block}, {{content_x}, {content_y}}, {max_scale}));",
    "poll_events": "show_all(view.poll_events(events));",
    "view_to_content": 'const Point at = *view_to_content({transform}, {{view_x}, {view_y}});\n'
                       'num("content_x", at.x); num("content_y", at.y);',
    "content_to_view": 'const Point at = *content_to_view({transform}, {{content_x}, {content_y}});\n'
                       'num("view_x", at.x); num("view_y", at.y);',
    "transform_compose": "show(compose({outer}, {inner}));",
    "transform_invert": "show(invert({transform}));",
    "transform_interpolate": "show(interpolate({from}, {to}, {t}));",
    "transform_to_affine": 'int i = 0; for (double one : *to_affine({transform}))\n'
                           'num(("matrix" + std::to_string(i++)).c_str(), one);',
    "transform_to_matrix": 'int i = 0; for (float one : *to_matrix({transform}, {{origin_x}, {origin_y}}))\n'
                           'num(("matrix" + std::to_string(i++)).c_str(), static_cast<double>(one));',
    **{name: f"status = view.{name}({{{{{x}}}, {{{y}}}}}, {{scale}}, {{options}});" if first else
       f"status = view.{name}({{{number}}}, {{{{{x}}}, {{{y}}}}}, {{options}});" for name, number, x, y, first in (
           ("zoom_to", "scale", "view_x", "view_y", False), ("zoom_by", "factor", "view_x", "view_y", False),
           ("rotate_to", "rotation", "view_x", "view_y", False), ("rotate_by", "angle", "view_x", "view_y", False),
           ("center_on", "", "content_x", "content_y", True))},
    "save_state": "saved.resize(view.snapshot_capacity());\nconst auto bytes = view.save_state(saved);\n"
                  "saved.resize(bytes->size()); hex(saved.data(), saved.size());",
    "load_state": "status = view.load_state(saved);",
    "begin_recording": "status = view.begin_recording(memory);",
    "fetch_recording": "const std::size_t size = *view.fetch_recording(); hex(memory.data(), size);\n"
                       "recorded.insert(recorded.end(), memory.begin(), memory.begin() + static_cast<long>(size));",
    "replay": "Bytes rest(recorded);\nwhile (!rest.empty() && status == Result::ok) {\n"
              "const Replayed replayed = view.replay(rest, &events); status = replayed.result;\n"
              "rest = rest.subspan(replayed.accepted); show(replayed.entry);\n"
              "show_all(Span<Event>(events).first(static_cast<std::size_t>(replayed.entry.event_count))); }",
}


class Cpp(Typed):
    column, NAN, ABSENT, calls, types = "C++", "NAN", "", CPP_CALLS, TYPE_NAMES
    structs = {name: pascal(name) for name in STRUCTS}

    def rule(self, step: Step, function: dict) -> str:
        call = super().rule(step, function)
        return call if any(one["direction"] != "in" for one in function["parameters"]) else f"status = {call}"

    def switch(self, value: bool) -> str:
        return str(int(value))

    def choice(self, prefix: str, member: str) -> str:
        return f"{TYPE_NAMES[prefix]}::{word(member)}"

    def flags(self, prefix: str, members: list) -> str:
        return " | ".join(self.choice(prefix, one) for one in members) or f"{TYPE_NAMES[prefix]}{{}}"

    def kinds(self, prefix: str, members: list) -> str:
        mask = "event_mask" if prefix == "TAPZOOM_EVENT_" else "tool_mask"
        return f"{mask}({', '.join(self.choice(prefix, one) for one in members)})" if members else "0"

    def struct(self, name: str, given: dict) -> str:
        sets = " ".join(
            f"status = it.set_levels({{{self.value(value)}}});" if value[0] == "list" else
            f"it.{field} = {self.value(value)};" for field, value in given.items())
        empty = "" if name in ("config", "level", "options") else "{}"
        return f"[] {{ {pascal(name)} it{empty}; {sets} return it; }}()"

    def constant(self, prefix: str, value: dict) -> str:
        if prefix == "TAPZOOM_ERROR_":
            return f"Result::{value['name'].removeprefix('TAPZOOM_').lower()}"
        return self.choice(prefix, short(value["name"], prefix))

    def integer(self, at: str, what: str, prefix: str) -> str:
        return at

    def setting(self, at: str) -> str:
        return f'text("setting", {at}_name());'

    def levels(self, at: str) -> list[str]:
        return [f"for (std::int32_t i = 0; i < {at}.level_count; i++) show({at}.levels[i]);"]

    def write(self) -> str:
        return self.program(
            CPP_HEAD, 'template <> void show({of} const &it) {{\n    std::printf(" {struct}:");\n    {body}\n}}',
            'static void step{at}() {{\n    {body}\n}}',
            'begin();\nstd::printf("{at} {name}");\nstep{at}();\nfailed();\nstd::puts("");\n',
            'int main() {\nstd::printf("enumerations");\nENUMS\nstd::puts("");\nRUNS}\n')

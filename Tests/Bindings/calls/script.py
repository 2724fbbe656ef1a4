# SPDX-License-Identifier: MIT
"""A script that calls each function with each field, as typed values. The modules beside this one write it as programs.

A typed value is a tuple: ("number", 0.5), ("count", 7, "int64_t"), ("switch", True), ("choice", prefix, member),
("flags", prefix, members), ("kinds", prefix, members), ("struct", name, {field: value}) or ("list", [value, ...]).
"""

import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings"))
from generator.description import kind, load, prefix_of  # noqa: E402

API = load()
FUNCTIONS = {one["name"].removeprefix("tapzoom_"): one for one in API.functions}
#: Fields that only C has.
HIDDEN = {"struct_size", "reserved", "level_count"}
PRESET = "TAPZOOM_PRESET_"


class Step(NamedTuple):
    """A call: its function, and its arguments by the names of the parameters."""

    function: str
    given: dict


def fields(struct: str) -> list[dict]:
    """The fields of a struct that all languages have, a list at the end."""
    return sorted((field for field in API.structs[f"tapzoom_{struct}"]["fields"] if field["name"] not in HIDDEN),
                  key=lambda field: field["name"] == "levels")


def typed(field: dict, value) -> tuple:
    """A plain value as one of a field or parameter."""
    if isinstance(value, tuple):
        return value
    if isinstance(value, list):
        return "list", value
    what = kind({"count": None, "range": None, "holds": None, **field})
    if field["name"] == "action":  # one flag
        return "choice", prefix_of(field), value
    if what in ("choice", "flags", "kinds"):
        return what, prefix_of(field), value if what == "choice" else value.split()
    if what == "count":
        return what, value, field["type"]
    return what, float(value) if what == "number" else bool(value)


# ---- Values ---------------------------------------------------------------------------------------------------------


def members(field: dict) -> list[str]:
    """The names that an enumeration or a mask of a field may have."""
    found = API.members(prefix_of(field))
    if "from" in (field["holds"] or {}):
        low, high = (API.values[field["holds"][end]] for end in ("from", "to"))
        return [name for name, value in found.items() if low <= value <= high]
    return [name for name in found if name != "none" or kind(field) == "choice"]


def valid(field: dict, place: int, turn: int):
    """A valid value of the field at a place. In some turn it differs from that of each other field of its type."""
    what = kind(field)
    if what == "switch":
        return what, (place >> turn) % 2 == 1
    if what == "choice":
        names = members(field)
        return what, prefix_of(field), names[(place >> turn) % 4 % len(names)]
    if what in ("flags", "kinds"):
        names = members(field)
        return what, prefix_of(field), [name for at, name in enumerate(names) if (place + turn) * 37 >> at % 7 & 1]
    if what == "struct":
        return filled(field["type"].removeprefix("tapzoom_"), turn, place)
    if what == "list":
        return "list", [filled("level", turn, place + more) for more in range(2 + turn)]
    low, high = (field["range"] or [[1, 100]])[-1]
    low = 1000 if isinstance(low, str) else max(low, -1000)
    high = low + 1 if isinstance(high, str) else min(high, low + 1000)
    if what == "count":
        return what, low + (place + turn) % (high - low + 1), field["type"]
    return what, float(f"{low + (high - low) * ((place * 37 + turn * 11) % 89 + 5) / 100:.4g}")


def filled(struct: str, turn: int, first: int = 1, **given) -> tuple:
    """A struct of valid values, of which some are given."""
    found = {field["name"]: valid(field, first + place, turn) for place, field in enumerate(fields(struct))}
    if struct == "config":
        found["tap_debounce_time"] = ("number", 0.003 + 0.001 * turn)
        found["levels"][1][1][2].update(other_fit=("choice", "TAPZOOM_FIT_", "none"), other_factor=("number", 0.0))
    types = {field["name"]: field for field in fields(struct)}
    return "struct", struct, {**found, **{name: typed(types[name], value) for name, value in given.items()}}


def every(name: str) -> str:
    """All members of a set in the settings."""
    return " ".join(members(next(field for field in fields("config") if field["name"] == name)))


def preset(name: str, **given) -> tuple:
    """The settings of a preset, some of them with other values. Sets that are not given are empty."""
    found = {}
    for field in fields("config"):
        value, what = field["default"][name], kind(field)
        if what == "struct":
            value = filled("level", 0, fit=value["fit"].removeprefix("TAPZOOM_FIT_").lower(), other_fit="none",
                           factor=value["factor"], other_factor=0)
        elif what == "choice":
            value = value.removeprefix(prefix_of(field)).lower()
        elif what in ("flags", "kinds"):
            value = ""
        found[field["name"]] = typed(field, given.get(field["name"], value))
    return "struct", "config", found


def touch(time: float, id: int, phase: str, x: float, y: float, turn: int = 3, **given) -> tuple:
    given = {"tool": "finger", "flags": "", "size": turn, **given}
    return filled("touch", turn, 1, time=time, id=id, phase=phase, x=x, y=y, **given)


def scroll(time: float, turn: int, **given) -> tuple:
    return filled("scroll", turn, 1, time=time, **given)


# ---- The script -----------------------------------------------------------------------------------------------------


class Script:
    """The steps. After each call that changes the view follow its bytes in the recording, and its events."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.write()

    def call(self, function: str, *given) -> None:
        """Adds a call, with the arguments that the host passes, in their order. NULL options are left out."""
        wanted = [one for one in FUNCTIONS[function]["parameters"] if one["direction"] == "in"
                  and one["type"] not in ("tapzoom_view *", "const tapzoom_view *", "const void *", "size_t")]
        self.steps.append(Step(function, {one["name"]: typed(one, value) for one, value in zip(wanted, given)}))

    def change(self, function: str, *given) -> None:
        for name in (function, "fetch_recording", "poll_events"):
            self.call(name, *given if name == function else ())

    def write(self) -> None:
        viewport = filled("viewport", 0, width=400, height=600, left=10, top=20, right=30, bottom=40)
        self.call("version")
        for name in API.members(PRESET):
            self.call("config_init", name)
        self.call("config_check", filled("config", 1))
        for name, wrong in (("tap_slop", float("nan")), ("press_time", -1.0), ("rotate_snap", 5.0)):
            self.call("config_check", filled("config", 1, **{name: ("number", wrong)}))
        self.call("create", filled("config", 1), viewport, filled("rect", 0, width=2000, height=3000))
        self.change("begin_recording")
        for turn in range(7):
            self.change("set_config", filled("config", turn), filled("options", turn))
            self.call("get_config")
        self.change("set_config", preset("MAPS", gestures=every("gestures"), events=every("events"), always_bounce_x=1,
                                         lenient=0, pager_edges="left top", host_tools="mouse"))
        self.change("set_viewport", filled("viewport", 1, width=500, height=700, left=1, top=2, right=3,
                                                bottom=4))
        self.call("get_viewport")
        self.change("set_viewport", viewport)
        self.call("get_viewport")
        self.change("set_content", filled("rect", 1, width=3000, height=2000), "coordinates")
        self.change("set_content", filled("rect", 2, width=1500, height=2500), "picture")
        self.call("get_content")
        self.touches()
        self.scrolls()
        self.commands()
        self.readings()
        self.transforms()
        self.errors()
        self.call("save_state")
        self.change("fit")
        self.change("load_state")
        self.call("get_state")
        self.call("end_recording")
        self.call("destroy")
        self.call("create", filled("config", 3), viewport, filled("rect", 3, width=100, height=100))
        self.call("replay")
        self.call("end_recording")
        self.call("get_state")
        self.call("destroy")

    def touches(self) -> None:
        self.change("push_touches", [touch(1, 7, "began", 150, 310, tool="pen", buttons="eraser back")])
        self.change("push_touches", [touch(1.1, 7, "moved", 190, 350, tool="pen")])
        self.change("push_touches", [touch(1.2, 7, "cancelled", 190, 350, tool="pen")])
        self.change("push_touches", [touch(3, 5, "began", 60, 70, tool="mouse", buttons="secondary"),
                                     touch(3, 1 << 40, "began", 240, 320, flags="no_tap")])
        self.call("get_contacts")
        self.call("get_contact_owner", 5)
        self.change("set_contact_owner", 1 << 40, "host")
        self.call("get_contact_owner", 1 << 40)
        self.call("get_contacts")
        self.change("cancel_touches", 3.25)
        self.change("pen_near", 3.5)
        time = 20.0
        for step in range(8):  # a pinch with a turn, away from its middle
            phase = "began" if step == 0 else "ended" if step == 7 else "moved"
            turned = ((60 - 8 * step, 5 + 4 * step), (-50 + 6 * step, -4 * step))
            self.change("frame", time + 0.02 * step, [
                touch(time + 0.02 * step, id, phase, 210 + x, 330 + y, flags="no_slop")
                for id, (x, y) in enumerate(turned, 3)])
        for function in ("get_velocity", "get_target_transform", "get_overscroll", "get_state"):
            self.call(function)
        self.call("get_transform_at", 20.143)
        self.change("advance", 23)
        self.change("fit")
        for step in range(9):  # a drag beyond two edges of the pager, and back beyond the others
            far = 190 * step if step < 5 else 760 - 370 * (step - 4)
            self.change("frame", 30 + 0.1 * step, [touch(30 + 0.1 * step, 9, "moved" if step else "began",
                                                         100 + far, 200 + 0.8 * far)])
            if step % 4 == 0:
                for function in ("get_overscroll", "get_velocity", "get_state", "get_contacts"):
                    self.call(function)
        self.change("set_pager_offset", 3, -4)
        self.change("rebase_time", 6.5)
        self.call("cancel_touches", 38)
        self.call("get_state")  # with events that wait
        self.change("advance", 40)
        for at, (x, y) in enumerate(((100, 150), (103, 152), (300, 400))):  # a double tap, and a tap
            self.change("frame", 41.1 + at / 5, [touch(41 + at / 5, 1, "began", x, y),
                                                 touch(41.08 + at / 5, 1, "ended", x + 1, y + 2)])
        for phase in ("began", "ended"):
            self.change("push_touches", [touch(42.5, 2, phase, 120, 130, flags="palm")])
        self.change("fit")
        for step in range(4):  # a swipe
            phase = "began" if step == 0 else "ended" if step == 3 else "moved"
            self.change("push_touches", [touch(43 + 0.02 * step, 1, phase, 100 + 90 * step, 300 + step)])
        self.change("frame", 44, [])
        for time, phase in ((44.1, "began"), (44.9, "ended")):  # a long press: the tap fails by a setting
            self.change("push_touches", [touch(time, 1, phase, 100, 150)])

    def scrolls(self) -> None:
        self.change("push_scroll", scroll(45, 0, factor=1.2, rotation=0.1, source="trackpad", phase="began"))
        self.change("push_scroll", scroll(45.1, 1, factor=0.9, rotation=-0.2, source="trackpad", phase="changed",
                                          unit="line"))
        self.change("push_scroll", scroll(45.2, 2, factor=0, rotation=0, dx=0, dy=0, source="trackpad", phase="ended"))
        self.change("push_scroll", scroll(47, 3, factor=0, rotation=0, dx=2, dy=-30, unit="notch120", source="wheel",
                                          phase="unphased"))
        self.change("advance", 50)

    def commands(self) -> None:
        turned = filled("transform", 0, scale=0.6, rotation=0.3)
        for turn, (function, *given) in enumerate((
                ("set_transform", turned), ("zoom_to", 0.9, 210, 320), ("zoom_by", 1.25, 220, 310),
                ("zoom_to_rect", filled("rect", 0, x=300, y=400, width=700, height=800)),
                ("center_on", 600, 700, 0.8), ("rotate_to", 0.2, 230, 340), ("rotate_by", -0.15, 190, 260),
                ("pan_by", 12, -17), ("step", "clockwise"), ("step", "zoom_in"), ("fit",))):
            self.change(function, *given)
            self.change("stop_motion")
            self.change(function, *given, filled("options", turn % 4, 1 + turn, animated=turn % 2,
                                                 quiet=(turn + 1) % 2, duration=0.5, left=1 + turn, top=2 + turn,
                                                 right=3 + turn, bottom=4 + turn))
            self.change("advance", 51 + turn)
        self.change("set_transform", turned)
        self.change("set_velocity", filled("velocity", 0, log_scale=0.4, rotation=-0.3))
        self.call("get_velocity")
        self.change("advance", 80)

    def readings(self) -> None:
        given = filled("transform", 1, scale=0.7, rotation=0.1)
        for function in ("get_state", "get_transform", "get_target_transform", "get_scale_range", "get_actions",
                         "get_raster_scale", "get_pan_range"):
            self.call(function)
        for function in ("get_raster_transform", "get_visible_rect", "get_pan_range"):
            self.call(function, given)
        self.call("get_smart_zoom", filled("rect", 1, x=300, y=400, width=70, height=80), 310, 420, 3)

    def transforms(self) -> None:
        one, other = filled("transform", 1, scale=0.7, rotation=0.4), filled("transform", 2, scale=1.9, rotation=-0.2)
        self.call("view_to_content", one, 30, 40)
        self.call("content_to_view", one, 300, 410)
        self.call("transform_compose", one, other)
        self.call("transform_invert", one)
        self.call("transform_interpolate", one, other, 0.3)
        self.call("transform_to_affine", one)
        self.call("transform_to_matrix", one, 31, 43)

    def errors(self) -> None:
        """A call that fails for each status that a binding can cause, and the message of the status."""
        self.call("advance", float("nan"))  # not finite
        self.call("zoom_by", -1, 10, 20)  # range
        self.call("set_contact_owner", 5, "undecided")  # enum
        self.call("advance", 1)  # time
        down = [touch(90, id, "began", 20 + id, 30) for id in range(16)]
        self.change("push_touches", down)
        self.change("push_touches", [touch(91, 2, "moved", 25, 33), touch(91, 3, "began", 24, 30)])  # in use
        self.change("push_touches", [touch(91, 77, "moved", 25, 33)])  # unknown
        self.change("frame", 92, [touch(92, 78, "began", 25, 33)])  # limit
        self.call("get_contact_owner", 77)
        self.change("set_config", filled("config", 1, wheel_speed=("number", 99.0)), filled("options", 1))
        self.change("cancel_touches", 93)

# SPDX-License-Identifier: MIT
"""TapZoomCamera2D in Godot 3 without a window, and in a mock of Godot 4: the same calls give the same bits as in C."""

import ctypes
import functools
import json
import math
import re
import resource
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any, Dict, List, Tuple

import godot3
import tapzoom
from engine import ADDON, ROOT, CallError, Camera, Engine, Input, Rect2, Vector2
from tapzoom import RecordKind

API = json.loads((ROOT / "bindings/api.json").read_text("utf-8"))
CONFIG = next(one for one in API["structs"] if one["name"] == "tapzoom_config")["fields"]
VALUES = {one["name"]: one["value"] for kind in API["enumerations"] for one in kind["values"]}
OPTIONS = ("animated", "curve", "path", "duration", "left", "top", "right", "bottom", "max_scale", "fly_rho",
           "fly_speed", "quiet")
#: The method of each kind of recorded call, and its arguments: names of numbers, or of the fields of a Dictionary.
CALLS = {
    "VIEWPORT": ("set_view_viewport", (("viewport_width", "viewport_height", "left", "top", "right", "bottom"),)),
    "CONTENT": ("set_content", (("content_x", "content_y", "content_width", "content_height"), "keep")),
    "PAGER_OFFSET": ("set_pager_offset", ("x", "y")),
    "SCROLL": ("push_scroll", (("time", "x", "y", "dx", "dy", "factor", "rotation", "unit", "source", "phase"),)),
    "OWNER": ("set_contact_owner", ("id", "owner")), "CANCEL_TOUCHES": ("cancel_touches", ("time",)),
    "PEN_NEAR": ("pen_near", ("time",)),
    "ADVANCE": ("advance", ("time",)), "REBASE_TIME": ("rebase_time", ("offset",)),
    "SET_TRANSFORM": ("set_view_transform", (("scale", "rotation", "x", "y"), OPTIONS)),
    "ZOOM_TO": ("zoom_to", ("scale", "view_x", "view_y", OPTIONS)),
    "ZOOM_TO_RECT": ("zoom_to_rect", (("x", "y", "width", "height"), OPTIONS)),
    "CENTER_ON": ("center_on", ("content_x", "content_y", "scale", OPTIONS)),
    "ROTATE_TO": ("rotate_to", ("rotation", "view_x", "view_y", OPTIONS)), "FIT": ("fit_view", (OPTIONS,)),
    "STEP": ("step", ("action", OPTIONS)),
    "PAN_BY": ("pan_by", ("dx", "dy", OPTIONS)), "ZOOM_BY": ("zoom_by", ("factor", "view_x", "view_y", OPTIONS)),
    "ROTATE_BY": ("rotate_by", ("angle", "view_x", "view_y", OPTIONS)),
    "SET_VELOCITY": ("set_velocity", (("x", "y", "log_scale", "rotation", "view_x", "view_y"),)),
    "STOP_MOTION": ("stop_motion", ()), "POLL": ("poll_events", ())}


def numbers(record: Dict[str, Any]) -> Tuple[float, ...]:
    return tuple(record[name] for name in ("scale", "rotation", "x", "y"))


def arguments(call: tapzoom.RecordEntry) -> List[Any]:
    given = {name: int(value) if name in ("id", "phase", "tool", "flags", "buttons", "owner", "keep", "unit", "source",
                                          "animated", "curve", "path") else value
             for name, value in call.arguments.items()}
    if call.kind == RecordKind.TOUCH:
        return [[given]]
    return [{name.removeprefix("viewport_").removeprefix("content_"): given[name] for name in one}
            if isinstance(one, tuple) else given[one] for one in CALLS[call.kind.name][1]]


def steps_of(recording: bytes, reader: Camera) -> Tuple[List[Tuple[str, List[Any]]], List[Any]]:
    """The calls of a recording as method calls, and after each the transform and the polled events of the C library.
    The beginning of a view is replayed. `reader` replays all of it, too, and reads settings."""
    steps: List[Tuple[str, List[Any]]] = []
    expected: List[Any] = []
    at, begins = 0, False
    for call in tapzoom.replay(recording, tapzoom.View((1, 1), (1, 1))):
        taken = reader.call("replay", recording[at:at + (1 << 18)], 0)
        part = recording[at:at + taken["accepted"]]
        at += taken["accepted"]
        if begins and call.kind != RecordKind.LOAD_STATE:
            steps.append(("end_recording", []))
            expected.append(expected[-1])
        begins = call.kind == RecordKind.START or begins and call.kind == RecordKind.LOAD_STATE
        if begins:
            steps.append(("replay", [part, 0]))
            expected.append((call.transform, None))
        elif call.kind == RecordKind.CONFIG:
            config = reader.call("get_config")
            steps.append(("set_config", [config, {name: call.arguments[name] for name in OPTIONS}]))
            expected.append((call.transform, None))
        else:
            name = "push_touches" if call.kind == RecordKind.TOUCH else CALLS[call.kind.name][0]
            steps.append((name, arguments(call)))
            expected.append((call.transform, call.events if call.kind == RecordKind.POLL else None))
    return steps, expected


@functools.lru_cache(None)
def recordings() -> Dict[str, bytes]:
    """The recordings of the golden traces, by the names of the traces."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for trace in sorted((ROOT / "Tests/Traces").glob("*.trace")):
            file = Path(folder, "recording")
            subprocess.run([ROOT / "build/tests/trace-shared", trace, file], check=True, stdout=subprocess.DEVNULL)
            found[trace.stem] = file.read_bytes()
    return found


def compare(test: unittest.TestCase, results: List[Any], expected: List[Any]) -> None:
    test.assertEqual(len(results), len(expected))
    for number, ((result, transform), (right, events)) in enumerate(zip(results, expected)):
        test.assertEqual(numbers(transform), tuple(right), number)
        if events is not None:
            test.assertEqual(
                [(one["kind"], one["phase"], one["time"], one["contact"], one["tap_count"], one["view_x"],
                  one["content_y"], one["velocity"]["log_scale"], one["gesture"], one["reason"], one["setting"],
                  one["measured"], one["allowed"]) for one in result],
                [(int(one.kind), int(one.phase), one.time, one.contact, one.tap_count, one.view_point[0],
                  one.content_point[1], one.velocity.log_scale, int(one.gesture), int(one.reason), one.setting,
                  one.measured, one.allowed) for one in events], number)


class Mocked(unittest.TestCase):
    """In the mock."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    def setUp(self) -> None:
        self.engine.emitted()
        self.engine.ticks.value = 0
        self.alive, self.errors = self.engine.number("alive"), self.engine.number("errors")
        self.camera = Camera(self.engine)

    def tearDown(self) -> None:
        self.camera.free()
        self.engine.emitted()
        self.assertEqual(self.engine.number("faults"), 0, self.engine.text("fault"))
        self.assertEqual(self.engine.number("alive"), self.alive, "values leak")

    def failed(self, text: str) -> None:
        """Expects one error of the engine since the last call of this function."""
        self.assertEqual(self.engine.number("errors"), self.errors + 1, self.engine.text("error"))
        self.errors += 1
        self.assertIn(text, self.engine.text("error"))

    def at(self, scale: float, rotation: float, x: float, y: float) -> None:
        """The node shows a transform: its zoom, rotation and position are those of the inverse."""
        place = tapzoom.Transform(scale, rotation, x, y).to_content((0, 0))
        self.assertEqual(self.camera.field("zoom"), Vector2(*[ctypes.c_float(scale).value] * 2))
        self.assertAlmostEqual(self.camera.field("global_rotation"), -rotation)
        for found, right in zip(self.camera.field("global_position"), place):
            self.assertAlmostEqual(found, right, delta=1e-3)

    def test_the_class_is_registered(self) -> None:
        self.assertEqual((self.engine.mock.mock_class(0), self.engine.mock.mock_class(1)),
                         (b"TapZoomCamera2D", b"Camera2D"))
        values = [one for kind in API["enumerations"] for one in kind["values"]]
        self.assertEqual(self.engine.names("constant"), [one["name"].removeprefix("TAPZOOM_") for one in values])
        self.assertEqual([self.engine.mock.mock_constant_value(i) for i in range(len(values))],
                         [one["value"] for one in values])
        kinds = next(one for one in API["enumerations"] if one["prefix"] == "TAPZOOM_EVENT_")["values"]
        self.assertEqual(self.engine.names("signal"), [
            one["name"].removeprefix("TAPZOOM_EVENT_").lower() + "_event" for one in kinds if one["value"]])

    def test_every_setting_is_a_property(self) -> None:
        """Each has the default of the preset, and takes its value again; of another type it stays."""
        settings = [one for one in CONFIG if "default" in one and one["name"] != "level_count"]
        self.assertEqual(list(self.engine.properties), ["preset", "content", *(one["name"] for one in settings)])
        for one in settings:
            with self.subTest(one["name"]):
                value, default = self.camera.get(one["name"]), one["default"]["PHOTOS"]
                default = VALUES.get(default, default) if isinstance(default, str) else default
                if not isinstance(default, (list, dict)):
                    self.assertEqual(ctypes.c_int64(value).value if isinstance(value, int) else value,
                                     ctypes.c_int64(default).value if isinstance(value, int) else default)
                self.camera.set(one["name"], value)
                self.assertEqual(self.engine.number("errors"), self.errors, self.engine.text("error"))
                self.assertEqual(self.camera.get(one["name"]), value)
                self.camera.set(one["name"], "wrong")
                is_level = one["name"] in ("min_scale", "max_scale")
                self.failed(f"TapZoomCamera2D: {one['name']}{': a level is ' if is_level else ' wants '}")
                self.assertEqual(self.camera.get(one["name"]), value)

    def test_a_property_sets_the_setting_of_its_name(self) -> None:
        for one in CONFIG:
            low, high = one["range"][-1] if one.get("range") else ("", "")
            if one["type"] == "double" and not isinstance(low, str) and not isinstance(high, str):
                value = low + (min(high, low + 1) - low) / 3
                with self.subTest(one["name"]):
                    self.camera.set("preset", 0)
                    self.camera.set(one["name"], value)
                    self.assertEqual(self.camera.call("get_config")[one["name"]], value)

    def test_presets_set_all_settings(self) -> None:
        for preset, name in enumerate(API["presets"]):
            self.camera.set("preset", preset)
            self.assertEqual(self.camera.get("preset"), preset)
            for one in CONFIG:
                if "default" in one and one["type"] in ("double", "int32_t") and one["name"] != "level_count":
                    default = one["default"][name]
                    self.assertEqual(self.camera.get(one["name"]), VALUES.get(default, default), one["name"])

    def test_wrong_values_change_nothing(self) -> None:
        before = self.camera.call("get_config")
        for name, value, text in (
                ("pan_slop", math.nan, "pan_slop=nan: outside 0 to 1e4"),
                ("pan_slop", 1e9, "TapZoomCamera2D: pan_slop=1000000000: outside 0 to 1e4"),
                ("zoom_step", 0.5, "zoom_step=0.5: outside 1.01 to 100"), ("fit", 77, "fit=77: outside 0 to 6 (FIT_*)"),
                ("tap_debounce_time", 9, "tap_debounce_time=9: outside 0 to double_tap_time"),
                ("fit", 0.5, "fit"), ("gestures", 1 << 40, "gestures"), ("gestures", -1, "gestures"),
                ("gestures", 1, "gestures=1: outside the bits of GESTURE_*"),
                ("min_scale", {"factor": -1.0}, "TapZoomCamera2D: min_scale.factor=-1: outside 1e-6 to 1e6"),
                ("min_scale", {"factr": 1.0}, 'unknown key "factr" in min_scale; did you mean "factor"?'),
                ("min_scale", {"other": 1.0, "factor": 1}, 'unknown key "other" in min_scale'),
                ("min_scale", {"factor": 1.0, 5: 1}, "a key in min_scale is not a String"),
                ("min_scale", {"fit": 1}, "min_scale.factor"),
                ("min_scale", "foto", 'min_scale: a level is {"fit": FIT_CONTAIN, "factor": 8}, or a plain scale, such '
                 'as 2.5; not "foto"'),
                ("min_scale", [3, 2], "min_scale: a level is {"), ("min_scale", 0, "min_scale.factor=0: outside 1e-6"),
                ("levels", [{"factor": 1.0}] * 9, "levels wants an Array of at most 8"),
                ("levels", [{"factor": 1.0}, {"factor": "x"}], "levels[1].factor wants a number"),
                ("levels", [2.5, {"factor": 0.0}], "levels[1].factor=0: outside 1e-6 to 1e6"),
                ("levels", [1, "foto"], "levels[1]: a level is {"),
                ("fling_min_speed", 30000,
                 "fling_min_speed with this fling_max_speed=20000: outside fling_min_speed to 1e6"),
                ("min_scale", {"factor": 1, "other_fit": 3}, "min_scale.other_fit=3: needs other_factor"),
                ("min_scale", {"factor": 1, "other_fit": 9}, "min_scale.other_fit=9: outside 0 to 6 (FIT_*)"),
                ("reduced_motion", 2, "reduced_motion=2: outside 0 to 1"),
                ("lenient", -3, "lenient=-3: outside 0 to 1"),
                ("preset", 9, "preset=9: outside 0 to 3 (PRESET_*)"), ("preset", -1, "preset=-1: outside 0 to 3"),
                ("preset", 1 << 40, "preset=1099511627776: outside 0 to 3"), ("preset", "x", "preset wants a PRESET_*"),
                ("preset", None, "preset"), ("content", 5, "content"),
                ("content", Rect2(0, 0, 0, 10), "content.width=0: outside 1e-6 to 1e12"),
                ("content", Rect2(0, math.inf, 5, 10), "content.y=inf: outside -1e12 to 1e12")):
            with self.subTest(name, value=value):
                self.camera.set(name, value)
                self.failed(text)
                self.assertEqual(self.camera.call("get_config"), before)
        self.assertEqual(self.camera.get("content"), Rect2(0, 0, 1920, 1080))

    def test_a_value_that_no_setting_makes_valid_is_an_error_at_once(self) -> None:
        camera = Camera(self.engine, ready=False)
        camera.set("tap_debounce_time", 0.5)
        camera.set("pan_slop", -1.0)
        self.failed("TapZoomCamera2D: pan_slop=-1: ")
        camera.set("double_tap_time", 0.6)
        camera.virtual("_ready")
        self.assertEqual(self.engine.number("errors"), self.errors, self.engine.text("error"))
        self.assertEqual((camera.get("tap_debounce_time"), camera.get("pan_slop")), (0.5, 10))
        camera.free()

    def test_levels(self) -> None:
        self.camera.set("levels", [{"factor": 2.0}, {"fit": 2, "factor": 3.0}])
        self.assertEqual([(one["factor"], one["fit"]) for one in self.camera.get("levels")], [(2, 0), (3, 2)])
        self.camera.set("levels", [])
        self.assertEqual(self.camera.get("levels"), [])

    def test_a_number_is_a_plain_scale(self) -> None:
        self.camera.set("levels", [2.5, {"fit": 1, "factor": 2}, 3])
        self.assertEqual([(one["fit"], one["factor"]) for one in self.camera.get("levels")], [(0, 2.5), (1, 2), (0, 3)])
        self.camera.set("max_scale", 8)
        self.assertEqual(self.camera.get("max_scale"), {"fit": 0, "other_fit": 0, "factor": 8, "other_factor": 0})
        self.camera.call("set_config", {"max_scale": 4.5, "levels": [1, 2, 3.5]})
        self.assertEqual(self.camera.get("max_scale")["factor"], 4.5)
        self.assertEqual([one["factor"] for one in self.camera.get("levels")], [1, 2, 3.5])
        self.camera.call("set_config", {"levels": [4, 5], "level_count": 1})
        self.assertEqual([one["factor"] for one in self.camera.get("levels")], [4])

    def test_a_level_has_no_hidden_second_term(self) -> None:
        """Fields that a Dictionary does not have are 0, also of a level that had a second term."""
        one = {"fit": 0, "other_fit": 0, "factor": 3.0, "other_factor": 0}
        self.assertEqual(self.camera.get("max_scale")["other_factor"], 6)
        self.camera.set("max_scale", {"factor": 3.0})
        self.assertEqual(self.camera.get("max_scale"), one)
        self.camera.set("preset", 0)
        self.camera.call("set_config", {"max_scale": {"factor": 3.0}})
        self.assertEqual(self.camera.get("max_scale"), one)
        self.camera.set("max_scale", {"fit": self.camera.get("fit"), "factor": 4.0})
        scales = self.camera.call("get_scale_range")
        self.assertEqual(scales["max"], 4 * scales["fitted"])

    def test_settings_of_a_scene_come_in_any_order(self) -> None:
        """Before _ready a setting may come before the one that makes it valid. What stays wrong is an error there, or
        at the first call."""
        pairs = [("tap_debounce_time", 0.5), ("double_tap_time", 0.6), ("fling_min_speed", 30000.0),
                 ("fling_max_speed", 50000.0), ("levels", [{"factor": 2.0}])]
        for order in (pairs, pairs[::-1]):
            camera = Camera(self.engine, ready=False)
            for name, value in order:
                camera.set(name, value)
            camera.virtual("_ready")
            self.assertEqual(self.engine.number("errors"), self.errors, self.engine.text("error"))
            for name, value in pairs[:-1]:
                self.assertEqual(camera.get(name), value)
            self.assertEqual(camera.get("levels")[0]["factor"], 2)
            camera.free()
        for end in (lambda: camera.virtual("_ready"), lambda: camera.call("get_state")):
            camera = Camera(self.engine, ready=False)
            for name, value in (("tap_debounce_time", 0.5), ("pan_slop", 3.0)):
                camera.set(name, value)
            self.assertEqual(self.engine.number("errors"), self.errors)
            end()
            self.failed("tap_debounce_time=0.5: outside 0 to double_tap_time")
            self.assertEqual((camera.get("tap_debounce_time"), camera.get("pan_slop")), (0.04, 3))
            camera.set("double_tap_time", 0.6)
            self.assertEqual(camera.get("tap_debounce_time"), 0.04)
            camera.free()

    def test_a_rectangle_is_a_rect2_or_a_dictionary(self) -> None:
        self.assertEqual(self.camera.call("set_content", Rect2(5, 6, 70, 80), 0), 0)
        self.assertEqual(self.camera.get("content"), Rect2(5, 6, 70, 80))
        self.camera.call("zoom_to_rect", {"x": 10, "y": 20, "width": 7, "height": 8})
        shown = self.camera.call("get_target_transform")
        self.camera.call("fit_view")
        self.assertNotEqual(self.camera.call("get_target_transform"), shown)
        self.camera.call("zoom_to_rect", Rect2(10, 20, 7, 8))
        self.assertEqual(self.camera.call("get_target_transform"), shown)

    def test_events_may_have_bits_of_no_kind(self) -> None:
        for bits in (-1, 1 << 40, 0):
            self.camera.set("events", bits)
            self.assertEqual(self.camera.get("events"), bits)

    def test_only_the_preset_is_not_saved(self) -> None:
        self.assertEqual([name for name, one in self.engine.properties.items() if one.usage != 6], ["preset"])
        self.assertEqual(self.engine.properties["preset"].usage, 0)

    def test_wrong_arguments(self) -> None:
        """A wrong number is an error of the engine's call; a wrong type prints the argument and changes nothing."""
        before = self.camera.call("get_state")
        for name, given in (("zoom_by", ()), ("zoom_by", (2.0, 1.0)), ("zoom_by", (1, 2, 3, {}, 5)),
                            ("get_state", (1,)), ("_set_setting", (1,)), ("_get_setting", ("x",)),
                            ("load_state", ())):
            with self.subTest(name, given=given), self.assertRaises(CallError):
                self.camera.call(name, *given)
        for name, given, text in (
                ("zoom_by", ("2", 1, 1), "zoom_by: factor wants a number"), ("zoom_by", (2, None, 1), "view_x"),
                ("zoom_by", (2, 1, 1, {"animate": 1}),
                 'zoom_by: unknown key "animate" in options; did you mean "animated"?'),
                ("set_config", ({"zoomstep": 2},), 'unknown key "zoomstep" in config; did you mean "zoom_step"?'),
                ("set_config", ({"zoom_step": 0.5},), "set_config: zoom_step=0.5: outside 1.01 to 100"),
                ("set_config", ({"levels": [3, {"factor": 1e7}]},), "levels[1].factor=10000000: outside 1e-6 to 1e6"),
                ("set_config", ({"levels": [3]}, {"duration": 11}), "options.duration=11: outside 0, or 0.001 to 10"),
                ("set_view_viewport", ({"width": 5},), "viewport.height=0: outside 1e-6 to 1e12"),
                ("push_scroll", ({"unit": 9},), "scroll.unit=9: outside 0 to 3 (UNIT_*)"),
                ("center_on", (0, 0, -1), "scale=-1: outside 0, or 1e-40 to 1e40"),
                ("zoom_by", (2, 0, 2e12), "view_y=2000000000000: outside -1e12 to 1e12"),
                ("fit_view", ({"animated": True, "quiet": 1},), "options.quiet=1: outside 0 (1 only without animated)"),
                ("transform_invert", ({"x": 3},), "transform.scale=0: outside 1e-40 to 1e40"),
                ("set_contact_owner", (3, 2), "owner=2: outside 0 to 1 (OWNER_*)"),
                ("push_touches", ([{"x": 5}],), "touches[0].phase=0: outside 1 to 4 (TOUCH_*)"),
                ("frame", (0, [{"phase": 1, "x": math.inf}]), "frame: touches[0].x=inf: outside -1e12 to 1e12"),
                ("zoom_by", (2, 1, 1, {"curve": "x"}), "options.curve wants a whole number"),
                ("zoom_by", (2, 1, 1, 7), "options wants a Dictionary with keys such as animated"),
                ("set_content", ({"x": 1}, 0.5), "keep wants a whole number"),
                ("zoom_by", (math.nan, 1, 1), "zoom_by: factor=nan: outside 1e-6 to 1e6"),
                ("zoom_by", (2, 1, 1, {"duration": 99.0}), "zoom_by: options.duration=99: outside 0, or 0.001 to 10"),
                ("push_touches", (5,), "touches wants an Array of Dictionaries"),
                ("push_touches", ([5],), "touches[0] wants a Dictionary"),
                ("push_touches", ([{"x": 5}, {"x": "5"}],), "touches[1].x wants a number"),
                ("frame", (math.nan,), "frame: time=nan: outside -1e12 to 1e12"),
                ("load_state", (b"nonsense",), "bytes"), ("load_state", ([],), "bytes"),
                ("replay", (b"nonsense",), "bytes"), ("replay", (b"x", -1), "offset"),
                ("replay", (b"", 5), "offset wants a whole number from 0 to 0"),
                ("begin_recording", (-5,), "size"), ("begin_recording", (10,), "small"),
                ("set_contact_owner", (7, 1), "set_contact_owner: id=7: "), ("get_contact_owner", (5,), "id=5: "),
                ("step", (99,), "step: action=99: outside 1, or 2, or 4"), ("step", (0,), "action=0: outside 1"),
                ("set_content", (Rect2(0, 0, 9, 0), 0), "set_content: content.height=0: outside 1e-6 to 1e12"),
                ("zoom_to_rect", (Rect2(math.nan, 0, 9, 1),), "zoom_to_rect: rect.x=nan: outside -1e12 to 1e12"),
                ("set_view_viewport", (5,), "such as width, height, left, top, right, bottom"),
                ("status_string", ("x",), "status")):
            with self.subTest(name, given=given):
                self.assertIn(self.camera.call(name, *given), (None, "", *range(-14, 0)))
                self.failed(text)
                self.assertEqual(self.camera.call("get_state"), before)

    def test_a_quiet_command_drives_the_view(self) -> None:
        self.camera.call("frame", 0.0)
        whole = self.camera.call("get_visible_rect", self.camera.call("get_view_transform"))
        middle = {"x": whole["x"] + whole["width"] / 2, "y": whole["y"] + whole["height"] / 2}
        self.assertEqual(self.camera.call("get_actions") & VALUES["TAPZOOM_STEP_LEFT"], 0)
        scale = 2 * self.camera.call("get_scale_range")["fitted"]
        self.camera.call("center_on", middle["x"], middle["y"], scale, {"quiet": 1})
        self.assertTrue(self.camera.call("get_state")["flags"] & VALUES["TAPZOOM_STATE_DRIVEN"])
        self.assertTrue(self.camera.call("get_actions") & VALUES["TAPZOOM_STEP_LEFT"])
        shown = self.camera.call("get_pan_range")
        self.assertEqual(shown, self.camera.call("get_pan_range", self.camera.call("get_view_transform")))
        self.assertGreater(shown["width"], 0)
        before = self.camera.call("get_view_transform")["x"]
        self.camera.call("step", VALUES["TAPZOOM_STEP_LEFT"])
        self.assertGreater(self.camera.call("get_view_transform")["x"], before)

    def test_an_engine_without_a_function_is_refused(self) -> None:
        engine = Engine(missing="variant_call")
        self.assertFalse(engine.accepts)

    def test_pinch(self) -> None:
        """Two fingers spread from 100 to 500 pixels: the world is 5 times as large, and each signal has its event."""
        for name in ("pan_slop", "pinch_slop"):
            self.camera.set(name, 0.0)
        self.camera.set("max_scale", {"factor": 50.0})
        scale = self.camera.call("get_view_transform")["scale"]
        for frame in range(31):
            self.engine.ticks.value = 16_000 * frame
            radius = 50 + 200 * min(frame, 25) / 25
            for finger in (0, 1):
                place = Vector2(640 + (radius if finger else -radius), 400)
                if frame in (0, 30):
                    self.camera.input("InputEventScreenTouch", index=finger, position=place, pressed=frame == 0,
                                      canceled=False)
                else:
                    self.camera.input("InputEventScreenDrag", index=finger, position=place)
            self.camera.process(0.016 * frame)
        shown = self.camera.call("get_view_transform")
        self.assertAlmostEqual(shown["scale"] / scale, 5, delta=1e-9)
        self.at(*numbers(shown))
        signals = [(name, event["phase"]) for name, event in self.engine.emitted() if event["phase"] != 2]
        self.assertEqual([one for one in signals if one[0] in ("pan_event", "pinch_event", "settled_event")],
                         [("pan_event", 1), ("pinch_event", 1), ("pinch_event", 3), ("pan_event", 3),
                          ("settled_event", 0)])
        self.assertEqual(self.engine.number("errors"), self.errors, self.engine.text("error"))

    def test_a_rotated_view(self) -> None:
        self.camera.set("bounds", VALUES["TAPZOOM_BOUNDS_NONE"])
        self.camera.call("set_view_transform", {"scale": 2.0, "rotation": 0.5, "x": 300.0, "y": -40.0})
        self.camera.process(1)
        self.at(2, 0.5, 300, -40)
        self.assertEqual((self.camera.field("anchor_mode"), self.camera.field("ignore_rotation")), (0, False))

    def test_mouse_drags_and_wheel_zooms(self) -> None:
        self.camera.call("zoom_to", 2.0, 640, 400)
        self.camera.process(0)
        before = self.camera.call("get_view_transform")
        self.camera.input("InputEventMouseButton", position=Vector2(640, 400), button_index=1, pressed=True, factor=1.0)
        self.camera.input("InputEventMouseButton", position=Vector2(640, 400), button_index=2, pressed=True, factor=1.0)
        for step in range(1, 11):
            self.engine.ticks.value = 16_000 * step
            self.camera.input("InputEventMouseMotion", position=Vector2(640 - 10 * step, 400))
            self.camera.process(0.016 * step)
        self.assertEqual([one["tool"] for one in self.camera.call("get_contacts")], [2])
        self.engine.ticks.value = 400_000  # a rest, so that the view does not fling
        up = {"position": Vector2(540, 400), "pressed": False, "factor": 1.0}
        self.camera.input("InputEventMouseButton", button_index=2, **up)
        self.assertEqual(len(self.camera.call("get_contacts")), 1)
        self.camera.input("InputEventMouseButton", button_index=1, **up)
        self.assertEqual(self.camera.call("get_contacts"), [])
        self.camera.process(0.5)
        moved = self.camera.call("get_view_transform")
        self.assertAlmostEqual(moved["x"] - before["x"], -97)  # without the slop of a mouse
        for _ in range(2):
            self.camera.input("InputEventMouseButton", position=Vector2(640, 400), button_index=4, pressed=True,
                              factor=1.0)
        for step in range(60):
            self.camera.process(1 + step / 60)
        zoomed = self.camera.call("get_view_transform")
        self.assertAlmostEqual(zoomed["scale"] / moved["scale"], 2 ** (200 / 300), delta=1e-3)
        self.at(*numbers(zoomed))

    def test_gestures_of_a_trackpad(self) -> None:
        self.camera.input("InputEventMagnifyGesture", position=Vector2(640, 400), factor=1.5)
        self.camera.process(0.1)
        zoomed = self.camera.call("get_view_transform")
        self.assertAlmostEqual(zoomed["scale"], 1.5 * self.camera.call("get_scale_range")["fitted"])
        self.camera.input("InputEventPanGesture", position=Vector2(640, 400), delta=Vector2(0.3, 0))
        self.camera.process(0.2)
        self.assertAlmostEqual(self.camera.call("get_view_transform")["x"], zoomed["x"] - 10, delta=1e-4)

    def test_what_is_ignored(self) -> None:
        """Events that repeat others, hover moves, keys, and landings for a camera that is not the current one."""
        touch = {"position": Vector2(5, 5), "index": 0, "pressed": True}
        self.camera.input("InputEventKey")
        self.camera.input("InputEventMouseMotion", position=Vector2(5, 5))
        emulated = {"button_index": 1, "pressed": True, "factor": 1.0, "position": Vector2(5, 5)}
        for method in ("_input", "_unhandled_input"):
            event = Input("InputEventMouseButton", **emulated)
            event["device"] = -1
            self.camera.virtual(method, event)
        self.camera.put("current", False)
        self.camera.input("InputEventScreenTouch", **touch)
        self.assertEqual(self.camera.call("get_contacts"), [])
        self.camera.put("current", True)
        self.camera.input("InputEventScreenTouch", **touch)
        self.assertEqual(len(self.camera.call("get_contacts")), 1)
        self.assertEqual(self.engine.number("errors"), self.errors, self.engine.text("error"))

    def test_a_lift_over_a_control_counts(self) -> None:
        """A Control handles the event, so that _unhandled_input never hears it."""
        self.camera.input("InputEventScreenTouch", index=0, position=Vector2(5, 5), pressed=True)
        self.camera.virtual("_input", Input("InputEventScreenTouch", index=0, position=Vector2(5, 5), pressed=False,
                                            canceled=True))
        self.assertEqual(self.camera.call("get_contacts"), [])

    def test_focus_and_tree(self) -> None:
        for what in (1005, 11, 14):
            self.camera.input("InputEventScreenTouch", index=0, position=Vector2(5, 5), pressed=True)
            self.engine.mock.mock_notify(ctypes.c_void_p(self.camera.node), 13)
            self.assertEqual(len(self.camera.call("get_contacts")), 1)
            self.engine.mock.mock_notify(ctypes.c_void_p(self.camera.node), what)
            self.assertEqual(self.camera.call("get_contacts"), [])

    def test_rest_costs_nothing_and_commands_begin_now(self) -> None:
        """A view at rest is not advanced; a command after a rest begins at the present."""
        self.camera.process(1)
        self.assertEqual(self.camera.call("begin_recording"), 0)
        self.camera.call("fetch_recording")
        for step in range(100):
            self.camera.process(1 + step / 60)
        self.assertEqual(self.camera.call("fetch_recording"), b"")
        self.engine.ticks.value = 10_000_000
        self.camera.call("zoom_by", 2.0, 640, 400, {"animated": 1})
        self.camera.process(10.15)
        self.assertTrue(self.camera.call("get_state")["flags"] & 1 << 9)
        self.camera.process(10.5)
        begun = [event["time"] for name, event in self.engine.emitted() if name == "animation_event"]
        self.assertEqual(begun[0], 10)
        self.camera.call("end_recording")

    def test_a_signal_without_a_listener_is_not_sent(self) -> None:
        self.camera.call("zoom_by", 2.0, 640, 400)
        self.camera.process(1)
        self.assertEqual([name for name, _ in self.engine.emitted()],
                         ["animation_event", "animation_event", "settled_event"])
        self.camera.put("deaf", True)
        self.camera.call("zoom_by", 0.9, 640, 400)
        self.camera.process(2)
        self.assertEqual(self.engine.emitted(), [])

    def test_the_size_of_the_window(self) -> None:
        self.camera.call("set_view_viewport", {"width": 1280.0, "height": 800.0, "top": 50.0})
        self.camera.put("viewport_rect", Rect2(0, 0, 900, 700))
        self.camera.process(1)
        self.assertEqual(self.camera.call("get_view_viewport"),
                         {"width": 900, "height": 700, "left": 0, "top": 50, "right": 0, "bottom": 0})
        self.camera.put("viewport_rect", Rect2(0, 0, 0, 0))
        self.camera.process(1.1)
        self.assertEqual(self.camera.call("get_view_viewport")["width"], 900)

    def test_content_before_and_after_ready(self) -> None:
        """A new camera shows the whole content; a world that grows keeps its place."""
        camera = Camera(self.engine, ready=False)
        camera.set("content", Rect2(0, 0, 640, 400))
        camera.virtual("_ready")
        fitted = camera.call("get_scale_range")["fitted"]
        self.assertEqual(numbers(camera.call("get_view_transform"))[0], fitted)
        camera.call("zoom_to", 5.0, 0, 0)
        before = camera.call("get_view_transform")
        camera.set("content", Rect2(0, 0, 700, 500))
        self.assertEqual(camera.call("get_view_transform"), before)
        camera.free()

    def test_a_snapshot_of_a_longer_session(self) -> None:
        """The clock of the view never runs backward."""
        self.camera.process(1000)
        self.camera.call("advance", 1000.0)
        saved = self.camera.call("save_state")
        other = Camera(self.engine)
        self.engine.ticks.value = 0
        self.assertEqual(other.call("load_state", saved), 0)
        other.call("zoom_by", 2.0, 640, 400, {"animated": 1})
        for step in range(60):
            other.process(step / 60)
        self.assertEqual(other.call("get_state")["next_deadline"], math.inf)
        self.assertGreater(other.call("get_state")["time"], 1000.29)
        other.free()
        self.assertEqual(self.engine.number("errors"), self.errors, self.engine.text("error"))

    def test_calls_by_pointers(self) -> None:
        """Typed code gives the same results; arguments that are missing have their defaults."""
        self.assertEqual(self.camera.ptrcall("zoom_to", 2.0, 640.0, 400.0), 0)
        self.assertEqual(self.camera.call("get_view_transform")["scale"], 2)
        self.assertIn("range", self.camera.ptrcall("status_string", -4))
        self.assertEqual(self.camera.ptrcall("get_state"), self.camera.call("get_state"))
        self.engine.ticks.value = 3_000_000
        self.assertEqual(self.camera.ptrcall("advance"), 0)
        self.assertEqual(self.camera.ptrcall("set_content", Rect2(1, 2, 30, 40), 0), 0)
        self.assertEqual(self.camera.get("content"), Rect2(1, 2, 30, 40))
        self.assertEqual(self.camera.call("get_state")["time"], 3)
        self.assertEqual(self.camera.ptrcall("begin_recording"), 0)
        self.assertEqual(self.camera.ptrcall("_get_setting", self.engine.properties["zoom_step"].index), 1.5)
        self.camera.ptrcall("_set_setting", self.engine.properties["zoom_step"].index, 2.5)
        self.assertEqual(self.camera.get("zoom_step"), 2.5)

    def test_transforms_are_those_of_c(self) -> None:
        one, other = {"scale": 2.0, "rotation": 0.5, "x": 3.0, "y": 4.0}, {"scale": 1.0, "x": -5.0}
        first, second = tapzoom.Transform(2, 0.5, 3, 4), tapzoom.Transform(1, 0, -5, 0)
        call = self.camera.call
        self.assertEqual(numbers(call("transform_compose", one, other)), tuple(first.compose(second)))
        self.assertEqual(numbers(call("transform_invert", one)), tuple(first.inverse()))
        self.assertEqual(tuple(call("transform_to_affine", one)), tuple(first.affine()))
        self.assertEqual(len(call("transform_to_matrix", one, 0, 0)), 16)
        self.assertEqual(tuple(call("view_to_content", one, 10, 20).values()), tuple(first.to_content((10, 20))))
        self.assertEqual(call("version"), 10000)

    def test_recordings(self) -> None:
        """Every recording replays to the same bits, and its calls as methods give the same bits."""
        count = 0
        for name, recording in recordings().items():
            reader, player = Camera(self.engine), Camera(self.engine)
            steps, expected = steps_of(recording, reader)
            results = [(player.call(method, *given), player.call("get_view_transform")) for method, given in steps]
            with self.subTest(name):
                compare(self, results, expected)
            count += len(results)
            reader.free()
            player.free()
        self.assertGreater(count, 1000)

    def test_memory(self) -> None:
        """Cameras, frames and events leave nothing."""
        def some(count: int) -> None:
            for _ in range(count):
                camera = Camera(self.engine)
                camera.call("begin_recording", 400_000)
                camera.input("InputEventScreenTouch", index=0, position=Vector2(5, 5), pressed=True)
                camera.process(1)
                camera.call("save_state")
                camera.free()
                self.engine.emitted()

        some(200)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        some(10_000)
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 1000)


class Unloaded(unittest.TestCase):
    def test_nothing_is_left_after_the_extension(self) -> None:
        engine = Engine()
        camera = Camera(engine)
        camera.process(1)
        camera.free()
        engine.unload()
        self.assertEqual((engine.number("alive"), engine.number("faults")), (0, 0), engine.text("fault"))


class Real(unittest.TestCase):
    """In Godot 3."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)

    def play(self, steps: List[Any]) -> Tuple[List[Any], str]:
        return godot3.run(self.folder, Path(__file__).with_name("play.gd"), steps)

    def test_recordings(self) -> None:
        steps: List[Any] = []
        expected: List[Any] = []
        for recording in recordings().values():
            reader = Camera(self.engine)
            some, right = steps_of(recording, reader)
            steps += some
            expected += right
            reader.free()
        results, said = self.play(steps)
        self.assertNotIn("ERROR", said)
        compare(self, results, expected)

    def test_properties(self) -> None:
        """The same steps give the same results in the mock."""
        steps: List[Any] = [("preset", 1), ("zoom_step", 2.5), ("fit", 2), ("lenient", False), ("events", 12),
                            ("min_scale", {"fit": 1, "factor": 0.5}), ("zoom_by", [2, 640, 400, {}]),
                            ("get_config", []), ("get_state", []), ("get_contacts", []), ("get_scale_range", []),
                            ("get_velocity", []), ("get_overscroll", []), ("version", []), ("status_string", [-4]),
                            ("transform_to_matrix", [{"scale": 2.0}, 1, 2]), ("save_state", [])]
        results, said = self.play(steps)
        self.assertNotIn("ERROR", said)
        camera = Camera(self.engine, ready=False)
        for (name, value), (result, transform) in zip(steps, results):
            if isinstance(value, list):
                right = camera.call(name, *value)
            else:
                camera.set(name, value)
                right = camera.get(name)
            self.assertEqual((name, result, transform), (name, right, camera.call("get_view_transform")))
        camera.free()

    def test_wrong_values(self) -> None:
        """Each prints an error of the engine with the name, and changes nothing."""
        wrong: List[Any] = [("pan_slop", math.nan), ("fit", 77), ("min_scale", "foto"), ("zoom_by", []),
                            ("zoom_by", ["2", 1, 1]), ("zoom_by", [2, 1, 1, {"animate": 1}]),
                            ("push_touches", [[5]]), ("load_state", [b"nonsense"]), ("replay", [b"nonsense"]),
                            ("zoom_by", [1, 2, 3, {}, 5]), ("begin_recording", [10]), ("preset", "x"),
                            ("max_scale", {"fit": 1})]
        results, said = self.play([("get_config", []), *wrong, ("get_config", [])])
        self.assertEqual(results[0][0], results[-1][0])
        self.assertEqual(said.count("ERROR: "), len(wrong), said)
        for name, value in wrong:
            self.assertIn(f"ERROR: {name}: " if isinstance(value, list) else f"ERROR: TapZoomCamera2D: {name}", said)
        for text in ("too few arguments for zoom_by(factor, view_x, view_y, [options])",
                     "too many arguments for zoom_by(", *re.findall(r"    (ERROR: .*)", Readme.TEXT)):
            self.assertIn(text, said)

    def test_a_number_is_a_plain_scale(self) -> None:
        results, said = self.play([("max_scale", 8), ("min_scale", 0.5), ("set_config", [{"levels": [2.5]}]),
                                   ("get_config", [])])
        self.assertNotIn("ERROR", said)
        config = results[-1][0]
        found = [(one["fit"], one["factor"]) for one in (config["max_scale"], config["min_scale"], config["levels"][0])]
        self.assertEqual(found, [(0, 8), (0, 0.5), (0, 2.5)])

    def test_a_scene_keeps_the_settings(self) -> None:
        """A packed scene loads all settings, whatever the preset and their order."""
        said = godot3.said(self.folder, Path(__file__).with_name("scene.gd"))
        self.assertIn("the same: True", said)
        self.assertNotIn("ERROR", said)


class Readme(unittest.TestCase):
    TEXT = (ROOT / "bindings/godot/README.md").read_text("utf-8")

    def test_its_program_prints_its_output(self) -> None:
        program = next(block for block in re.findall(r"```gdscript\n(.*?)```", self.TEXT, re.DOTALL)
                       if block.startswith("extends SceneTree"))
        output = re.search(r"Its output is\n\n(.*?)\n\n", self.TEXT, re.DOTALL)[1].replace("    ", "")
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder, "program.gd")
            script.write_text(program.replace("    ", "\t"), "utf-8")
            self.assertEqual(godot3.said(Path(folder), script).splitlines()[2:], output.splitlines())

    def test_its_place_is_restored(self) -> None:
        place = next(block for block in re.findall(r"```gdscript\n(.*?)```", self.TEXT, re.DOTALL)
                     if "func place()" in block)
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "place.gd").write_text("extends Node2D\n" + place.replace("    ", "\t"), "utf-8")
            said = godot3.said(Path(folder), Path(__file__).with_name("restart.gd"))
        self.assertIn("restored: True", said)
        self.assertNotIn("ERROR", said)

    def test_links_in_the_package(self) -> None:
        """Each link of a page of the package leads to a file of the package."""
        count = 0
        for page in ADDON.glob("*.md"):
            for link in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
                self.assertTrue((ADDON / link).is_file(), f"{page.name}: {link}")
                count += 1
        self.assertGreater(count, 0)

    def test_it_names_all_methods_and_signals(self) -> None:
        engine = Engine()
        for name in [*engine.names("method"), *engine.names("signal")]:
            if not name.startswith("_"):
                self.assertIn(f"`{name}`", self.TEXT)


class Exports(unittest.TestCase):
    def test_only_the_entry_points(self) -> None:
        for name, right in (("libtapzoom_godot.so", 1), ("libtapzoom_godot3.so", 3)):
            said = subprocess.run(["nm", "-D", "--defined-only", ADDON / name], check=True, text=True,
                                  stdout=subprocess.PIPE).stdout
            self.assertEqual((len(said.splitlines()), "tapzoom_gd" in said), (right, True), said)


if __name__ == "__main__":
    unittest.main()

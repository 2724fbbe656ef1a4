# SPDX-License-Identifier: MIT
"""The settings."""

import copy
import pickle
import re
import unittest

from support import CONTENT, VIEWPORT, tapzoom
from tapzoom import Config, EventKind, Fit, Gesture, Level, Preset, View
from tapzoom.config import SETTINGS


EVERY = Gesture(sum(gesture.value for gesture in Gesture))


class PresetTest(unittest.TestCase):
    def test_photos_is_the_default(self):
        self.assertEqual(Config(), Config(Preset.PHOTOS))


class SettingTest(unittest.TestCase):
    def test_every_setting_is_stored_and_changes_no_other(self):
        plain = Config()
        for name in SETTINGS:
            value = getattr(plain, name)
            if isinstance(value, bool):
                other = not value
            elif name == "axis_lock_ratio":
                other = 1.25  # Between 0 and 1 it has no values.
            elif name == "visible_part":
                other = 0.5
            elif name == "predict_time":
                other = 0.02
            elif isinstance(value, float):
                other = value + 0.25
            elif isinstance(value, Level):
                other = Level(Fit.HEIGHT, 3.5)
            elif name == "levels":
                other = (Level(Fit.COVER, 2.0), Level.larger((Fit.ONE_TO_ONE, 1.0), (Fit.SCALE_DOWN, 3.0)))
            elif name == "gestures":
                other = Gesture.TAP
            elif name == "events":
                other = frozenset({EventKind.ANIMATION})
            elif name == "host_tools":
                other = frozenset({tapzoom.Tool.FINGER, tapzoom.Tool.MOUSE})
            elif name == "drag_fingers":
                other = tapzoom.FingerCount.THREE | tapzoom.FingerCount.FIVE
            elif name == "min_pan_contacts":
                other = 2
            else:
                other = type(value)(1 - min(value, 1))
            changed = Config(**{name: other})
            self.assertEqual(getattr(changed, name), other, name)
            self.assertIs(type(getattr(changed, name)), type(value), name)
            self.assertNotEqual(changed, plain, name)
            for unchanged in set(SETTINGS) - {name}:
                self.assertEqual(getattr(changed, unchanged), getattr(plain, unchanged), unchanged)
            with View(VIEWPORT, CONTENT, config=plain) as view:
                view.config = changed
                self.assertEqual(view.config, changed, name)

    def test_settings_take_names_numbers_and_members(self):
        config = Config(
            fit="width", levels=[("cover", 2), (5, 1), 3], events=["tap", EventKind.ANIMATION, 3], min_scale=0.5
        )
        self.assertEqual(config.fit, Fit.WIDTH)
        self.assertEqual(config.levels, (Level(Fit.COVER, 2.0), Level(Fit.ONE_TO_ONE, 1.0), Level(Fit.NONE, 3.0)))
        self.assertEqual(config.events, {EventKind.TAP, EventKind.ANIMATION, EventKind.DOUBLE_TAP})
        self.assertEqual(config.min_scale, Level(Fit.NONE, 0.5))
        config = Config(pager_edges=["left", tapzoom.Limit.TOP], host_tools=["pen", 2], host_buttons="eraser")
        self.assertEqual(config.pager_edges, tapzoom.Limit.LEFT | tapzoom.Limit.TOP)
        self.assertEqual(config.host_tools, {tapzoom.Tool.PEN, tapzoom.Tool.MOUSE})
        self.assertEqual(config.c_config.host_tools, 6)
        self.assertEqual(config.host_buttons, tapzoom.Button.ERASER)

    def test_gestures_take_masks_names_and_iterables(self):
        """gestures takes a mask, a name, or an iterable of both."""
        pan_and_tap = Gesture.PAN | Gesture.TAP
        for value in (
            pan_and_tap, 132, {"pan", "TAP"}, [Gesture.TAP, "pan"], (4, 128), iter(["pan", 4]), [pan_and_tap]
        ):
            with self.subTest(value):
                self.assertEqual(Config(gestures=value).gestures, pan_and_tap)
        self.assertEqual(Config(gestures="quick_zoom").gestures, Gesture.QUICK_ZOOM)
        self.assertEqual(Config(gestures=[]).gestures, Gesture(0))
        self.assertEqual(Config().replace(gestures=["tap"]).gestures, Gesture.TAP)
        with View(VIEWPORT, CONTENT, gestures=["tap"]) as view:
            self.assertEqual(view.config.gestures, Gesture.TAP)

    def test_a_gesture_is_the_bit_of_its_event(self):
        for gesture in Gesture:
            self.assertEqual(gesture, 1 << EventKind[gesture.name])

    def test_events_have_64_bits(self):
        """A host may name kinds of later versions by number; reading returns those that this version knows."""
        config = Config(events=["pan", 63])
        self.assertEqual(config.c_config.events, 1 << 63 | 1 << EventKind.PAN)
        self.assertEqual(config.events, {EventKind.PAN})
        self.assertEqual(Config().c_config.events, 2**64 - 1 - (1 << EventKind.FAILED) - (1 << EventKind.SNAP))
        View(VIEWPORT, CONTENT, config=config).close()

    def test_a_level_takes_the_larger_of_two_terms(self):
        level = Level.larger(("one_to_one", 2), ("contain", 6))
        self.assertEqual(level, Level("one_to_one", 2, "contain", 6))
        config = Config(max_scale=level, levels=[level])
        self.assertEqual(config.max_scale, Level(Fit.ONE_TO_ONE, 2.0, Fit.CONTAIN, 6.0))
        self.assertEqual(config.levels, (config.max_scale,))
        self.assertEqual(Level.larger(2.5, ("contain", 6)), Level(Fit.NONE, 2.5, "contain", 6))
        for terms, said in (
            ((("contain",), ("cover", 1)), "^one: a level is"), ((("contain", 1), (1, "cover")), "^other: a level is"),
            ((level, 2), "at most two terms"),
        ):
            with self.assertRaisesRegex(ValueError, said):
                Level.larger(*terms)

    def test_unknown_names_raise_errors_with_a_hint(self):
        with self.assertRaisesRegex(TypeError, "'zoomstep'; did you mean 'zoom_step'"):
            Config(zoomstep=2)
        with self.assertRaisesRegex(TypeError, "the settings are gestures, points_per_unit"):
            View(VIEWPORT, CONTENT, qqq=2)
        with self.assertRaisesRegex(TypeError, "level_count"):
            Config(level_count=2)

    def test_values_that_do_not_fit_raise_errors(self):
        for error, settings in (
            (TypeError, {"zoom_step": "2"}),
            (TypeError, {"fit": None}),
            (TypeError, {"fit": 1.0}),
            (TypeError, {"levels": 3}),
            (ValueError, {"min_scale": ("contain", 1.0, 2)}),
            (ValueError, {"max_scale": ("contain",)}),
            (ValueError, {"max_scale": ("whole", 1.0)}),
            (ValueError, {"max_scale": Level("contain", 1.0, "whole", 1.0)}),
            (ValueError, {"levels": [("contain", 1), ()]}),
            (ValueError, {"fit": "wide"}),
            (ValueError, {"fit": 2**40}),
            (ValueError, {"levels": [("contain", 2)] * 9}),
            (ValueError, {"gestures": -1}),
            (ValueError, {"gestures": 2**32}),
            (ValueError, {"gestures": ["tap", "pitch"]}),
            (ValueError, {"gestures": "pitch"}),
            (ValueError, {"gestures": [-1]}),
            (TypeError, {"gestures": [1.0]}),
            (TypeError, {"gestures": None}),
            (TypeError, {"gestures": 1.0}),
            (ValueError, {"events": ["taps"]}),
            (ValueError, {"events": [-1]}),
            (ValueError, {"events": [64]}),
            (ValueError, {"host_tools": [32]}),
            (TypeError, {"events": 3}),
        ):
            with self.subTest(settings), self.assertRaisesRegex(error, next(iter(settings))):
                Config(**settings)
        with self.assertRaises(tapzoom.EnumError):
            Config(4)
        with self.assertRaisesRegex(ValueError, "the names are photos, maps"):
            Config("films")

    def test_a_wrong_level_says_what_a_level_is(self):
        for value in (
            ("contain", 1.0, 2), ("contain",), (8, "contain"), "foto", None, {}, (None, 2), ("contain", None)
        ):
            for name, given in (("max_scale", value), ("levels[1]", [2.5, value])):
                said = f'{name}: a level is (fit, factor), such as ("contain", 8), or a plain scale, such as 2.5; not '
                with self.subTest(value), self.assertRaises(ValueError) as caught:
                    Config(**{name.partition("[")[0]: given})
                self.assertEqual(str(caught.exception), said + repr(value))

    def test_a_wrong_name_lists_the_names(self):
        for settings, said in (
            ({"preset": "foto"}, "preset='foto': unknown Preset; did you mean 'photos'? The names are photos, maps, "),
            ({"double_tap": "togle"}, "double_tap='togle': unknown Zoom; did you mean 'toggle'? The names are none, "),
            ({"gestures": ["pan", "pinche"]}, "gestures=['pan', 'pinche']: unknown Gesture 'pinche'; did you mean"),
            ({"fit": "qqq"}, "fit='qqq': unknown Fit; the names are none, contain, "),
            ({"max_scale": ("contian", 1)}, "max_scale.fit='contian': unknown Fit; did you mean 'contain'? "),
        ):
            with self.subTest(settings), self.assertRaises(ValueError) as caught:
                Config(**settings)
            self.assertTrue(str(caught.exception).startswith(said), caught.exception)

    def test_a_config_is_read_only(self):
        config = Config()
        with self.assertRaisesRegex(AttributeError, r"replace\(zoom_step=3\)"):
            config.zoom_step = 3
        with self.assertRaises(AttributeError):
            config.zoomstep = 3
        other = config.replace(zoom_step=3, levels=[])
        self.assertEqual((config.zoom_step, other.zoom_step, other.levels), (1.5, 3, ()))

    def test_equal_configs_are_equal_values(self):
        config = Config("reader", zoom_step=4)
        self.assertEqual(hash(config), hash(Config("reader", zoom_step=4)))
        self.assertNotEqual(config, Config("reader"))
        self.assertNotEqual(config, "reader")
        self.assertEqual(pickle.loads(pickle.dumps(config)), config)
        self.assertEqual(copy.deepcopy(config), config)
        self.assertIn("zoom_step=4.0", repr(config))
        self.assertIn("seconds, 0.01 to 10", Config.tap_time.__doc__)


class EnumTest(unittest.TestCase):
    def test_members_print_as_their_names(self):
        kind = EventKind.DOUBLE_TAP
        self.assertEqual((str(kind), f"{kind}", f"{kind:>12}|"), ("double_tap", "double_tap", "  double_tap|"))
        self.assertEqual(kind, 3)
        self.assertEqual(str(tapzoom.Status.NOT_FINITE), "not_finite")

    def test_flags_print_as_their_names(self):
        limits = tapzoom.Limit.LEFT | tapzoom.Limit.MIN_SCALE
        self.assertEqual((str(limits), f"{limits:>16}|"), ("left|min_scale", "  left|min_scale|"))
        self.assertEqual((str(tapzoom.Limit.TOP), str(tapzoom.Limit(0))), ("top", "none"))
        self.assertEqual(str(tapzoom.StateFlag.TOUCHED | 1), "touched|0x1")


class ViewConfigTest(unittest.TestCase):
    def test_a_view_returns_the_config_that_it_got(self):
        config = Config("maps", zoom_step=3)
        with View(VIEWPORT, CONTENT, config=config, animation_duration=0.1) as view:
            self.assertEqual(view.config, config.replace(animation_duration=0.1))
            view.config = config
            self.assertEqual(view.config, config)
        with self.assertRaises(TypeError):
            View(VIEWPORT, CONTENT, config=config, preset="maps")

    def test_the_library_checks_values(self):
        for error, said, settings in (
            (tapzoom.RangeError, "zoom_step=1: outside 1.01 to 100", {"zoom_step": 1.0}),
            (tapzoom.RangeError, "animation_duration=11: outside 0, or 0.001 to 10", {"animation_duration": 11}),
            (tapzoom.RangeError, "tap_debounce_time=0.5: outside 0 to double_tap_time (0.3)",
             {"tap_debounce_time": 0.5}),
            (tapzoom.RangeError, "levels[1].factor=1e7: outside 1e-6 to 1e6", {"levels": [1, ("contain", 1e7)]}),
            (tapzoom.RangeError, "max_scale.other_factor=-1: outside 0, or 1e-6 to 1e6",
             {"max_scale": Level.larger(("contain", 1), ("cover", -1))}),
            (tapzoom.RangeError, "max_scale.other_fit='contain': needs an other_factor of 1e-6 to 1e6",
             {"max_scale": Level.larger(("contain", 1), ("contain", 0))}),
            (tapzoom.EnumError, "max_scale.other_fit=9: unknown Fit; the names are none, contain, cover, width, "
             "height, one_to_one, scale_down", {"max_scale": Level("contain", 1, 9, 2)}),
            (tapzoom.EnumError, "bounds=3: unknown Bounds; the names are content, inside, none", {"bounds": 3}),
            (tapzoom.NotFiniteError, "zoom_step=nan: NaN or infinite; pass a finite number",
             {"zoom_step": float("nan")}),
            (tapzoom.EnumError, "pager_edges='min_scale': not allowed here; the names are left, top, right, bottom",
             {"pager_edges": "min_scale"}),
            (tapzoom.EnumError, "gestures=1048576: unknown bits of Gesture; the names are tap, double_tap, "
             "fingers_tap, long_press, pan, pinch, rotate, quick_zoom, swipe, fling", {"gestures": 1 << 20}),
        ):
            with self.subTest(settings):
                with self.assertRaises(error) as caught:
                    View(VIEWPORT, CONTENT, **settings)
                self.assertEqual((str(caught.exception), caught.exception.field), (said, said.partition("=")[0]))
                with self.assertRaisesRegex(error, re.escape(said)):
                    Config(**settings).check()
                with View(VIEWPORT, CONTENT) as view:
                    before = view.config
                    with self.assertRaisesRegex(error, re.escape(said)):
                        view.config = before.replace(**settings)
                    self.assertEqual(view.config, before)

    def test_errors_of_other_arguments_name_those(self):
        Config().check()
        with self.assertRaises(tapzoom.RangeError) as caught:
            View((-1, 1), CONTENT)
        self.assertEqual(caught.exception.field, "viewport.width")
        with View(VIEWPORT, CONTENT) as view, self.assertRaises(tapzoom.RangeError) as caught:
            view.set_config(Config(zoom_step=3), duration=11)
        self.assertEqual(caught.exception.field, "duration")


if __name__ == "__main__":
    unittest.main()

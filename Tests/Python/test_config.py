# SPDX-License-Identifier: MIT
"""The settings."""

import copy
import pickle
import unittest

from support import CONTENT, VIEWPORT, tapzoom
from tapzoom import Anchor, Bounds, Config, EventKind, Fit, Gesture, Level, Preset, View, Zoom
from tapzoom.config import SETTINGS


class PresetTest(unittest.TestCase):
    def check(self, preset, **expected):
        config = Config(preset)
        self.assertEqual({name: getattr(config, name) for name in expected}, expected)

    def test_photos_is_the_default(self):
        self.assertEqual(Config(), Config(Preset.PHOTOS))

    def test_photos(self):
        self.check(
            Preset.PHOTOS,
            gestures=Gesture(1023) & ~Gesture.ROTATE,
            events=frozenset(EventKind) - {EventKind.NONE},
            reduced_motion=False,
            fit=Fit.ALL,
            bounds=Bounds.CONTENT,
            align_x=0.5,
            align_y=0.5,
            min_scale=Level(Fit.ALL, 1),
            max_scale=Level(Fit.ALL, 6),
            double_tap=Zoom.TOGGLE,
            two_finger_tap=Zoom.NONE,
            zoom_step=1.5,
            zoom_duration=0.3,
            levels=(Level(Fit.ALL, 2.5),),
            tap_time=0.35,
            press_time=0.45,
            spring_frequency=12,
            pan_slop=10,
            axis_lock_ratio=0,
            pinch_slop=6,
            pinch_speed=1,
            rotate_slop=25,
            rotate_snap=0.122,
            fling_min_speed=200,
            fling_max_speed=20000,
            quick_zoom_distance=140,
            rubber_band=0.55,
            page_push=0.25,
        )

    def test_maps(self):
        self.check(
            "maps",
            gestures=Gesture(1023) & ~Gesture.ROTATE & ~Gesture.SWIPE,
            fit=Fit.FILL,
            min_scale=Level(Fit.FILL, 1),
            max_scale=Level(Fit.FILL, 64),
            double_tap=Zoom.STEP,
            two_finger_tap=Zoom.STEP,
            zoom_step=2,
            levels=(),
        )

    def test_reader(self):
        self.check(
            Preset.READER,
            fit=Fit.WIDTH,
            align_y=0,
            max_scale=Level(Fit.WIDTH, 5),
            double_tap=Zoom.TOGGLE,
            double_tap_anchor=Anchor.CENTER,
            two_finger_tap=Zoom.RESET,
            levels=(Level(Fit.WIDTH, 2),),
        )

    def test_board(self):
        self.check(
            3,
            gestures=Gesture(1023) & ~Gesture.ROTATE & ~Gesture.SWIPE,
            fit=Fit.ALL,
            bounds=Bounds.NONE,
            min_scale=Level(Fit.ALL, 0.1),
            max_scale=Level(Fit.ALL, 10),
            double_tap=Zoom.RESET,
            levels=(),
        )


class SettingTest(unittest.TestCase):
    def test_every_setting_is_what_it_was_set_to_and_changes_nothing_else(self):
        plain = Config()
        for name in SETTINGS:
            value = getattr(plain, name)
            if isinstance(value, bool):
                other = not value
            elif name == "axis_lock_ratio":
                other = 1.25  # Between 0 and 1 it has no values.
            elif isinstance(value, float):
                other = value + 0.25
            elif isinstance(value, Level):
                other = Level(Fit.HEIGHT, 3.5)
            elif name == "levels":
                other = (Level(Fit.FILL, 2.0), Level(Fit.ONE_TO_ONE, 1.0))
            elif name == "gestures":
                other = Gesture.TAP
            elif name == "events":
                other = frozenset({EventKind.ZOOM})
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

    def test_friendly_values(self):
        config = Config(
            fit="width", levels=[("fill", 2), (5, 1)], events=["tap", EventKind.ZOOM], min_scale=("none", 0.5)
        )
        self.assertEqual(config.fit, Fit.WIDTH)
        self.assertEqual(config.levels, ((Fit.FILL, 2.0), (Fit.ONE_TO_ONE, 1.0)))
        self.assertEqual(config.events, {EventKind.TAP, EventKind.ZOOM})
        self.assertEqual(config.min_scale, (Fit.NONE, 0.5))

    def test_unknown_names(self):
        with self.assertRaisesRegex(TypeError, "'zoomstep'; did you mean 'zoom_step'"):
            Config(zoomstep=2)
        with self.assertRaisesRegex(TypeError, "there are gestures, events"):
            View(VIEWPORT, CONTENT, qqq=2)
        with self.assertRaisesRegex(TypeError, "level_count"):
            Config(level_count=2)

    def test_bad_values(self):
        for error, settings in (
            (TypeError, {"zoom_step": "2"}),
            (TypeError, {"fit": None}),
            (TypeError, {"fit": 1.0}),
            (TypeError, {"levels": 3}),
            (TypeError, {"min_scale": 1.0}),
            (ValueError, {"min_scale": ("all", 1.0, 2)}),
            (ValueError, {"fit": "wide"}),
            (ValueError, {"fit": 2**40}),
            (ValueError, {"levels": [("all", 2)] * 9}),
            (ValueError, {"gestures": -1}),
            (ValueError, {"gestures": 2**32}),
            (ValueError, {"events": ["taps"]}),
        ):
            with self.subTest(settings), self.assertRaisesRegex(error, next(iter(settings))):
                Config(**settings)
        with self.assertRaises(tapzoom.EnumError):
            Config(4)
        with self.assertRaisesRegex(ValueError, "there are photos, maps"):
            Config("films")

    def test_it_does_not_change(self):
        config = Config()
        with self.assertRaisesRegex(AttributeError, r"replace\(zoom_step=3\)"):
            config.zoom_step = 3
        with self.assertRaises(AttributeError):
            config.zoomstep = 3
        other = config.replace(zoom_step=3, levels=[])
        self.assertEqual((config.zoom_step, other.zoom_step, other.levels), (1.5, 3, ()))

    def test_values(self):
        config = Config("reader", zoom_step=4)
        self.assertEqual(hash(config), hash(Config("reader", zoom_step=4)))
        self.assertNotEqual(config, Config("reader"))
        self.assertNotEqual(config, "reader")
        self.assertEqual(pickle.loads(pickle.dumps(config)), config)
        self.assertEqual(copy.deepcopy(config), config)
        self.assertIn("zoom_step=4.0", repr(config))
        self.assertIn("0.01 to 10 s", Config.tap_time.__doc__)


class RangeTest(unittest.TestCase):
    """The ranges that the documentation of a setting states are those that the library checks."""

    RANGES = {
        "pan_slop": (0, 1e4),
        "axis_lock_ratio": (1, 100),
        "pinch_slop": (0, 1e4),
        "pinch_speed": (0.01, 10),
        "pinch_fade": (0, 1e4),
        "rotate_slop": (0, 1e4),
        "rotate_snap": (0, 0.785),
        "release_time": (0, 1),
        "swipe_speed": (0, 1e6),
        "swipe_angle": (0, 0.785),
        "quick_zoom_distance": (1, 1e4),
        "fling_min_speed": (0, 2e4),
        "fling_max_speed": (200, 1e6),
        "fling_decay": (0.01, 1000),
        "rubber_band": (0, 1),
        "rubber_band_scale": (1, 100),
        "spring_frequency": (0.1, 1000),
        "page_push": (0, 10),
    }

    def test_both_ends(self):
        for name, (low, high) in self.RANGES.items():
            beyond = 1e-9 * (high - low)
            for value, is_in in ((low, True), (high, True), (low - beyond, False), (high + beyond, False)):
                with self.subTest(name, value=value):
                    if is_in:
                        View(VIEWPORT, CONTENT, **{name: value}).close()
                    else:
                        with self.assertRaises(tapzoom.RangeError):
                            View(VIEWPORT, CONTENT, **{name: value})
            text = SETTINGS[name].__doc__.replace("fling_min_speed to", "200 to")
            if name != "fling_min_speed":
                self.assertIn(f"{low:g} to {high:g}".replace("e+0", "e").replace("10000", "1e4"), text)

    def test_every_number_is_documented(self):
        for name, setting in SETTINGS.items():
            self.assertRegex(setting.__doc__, r"\[.+\]", name)


class EnumTest(unittest.TestCase):
    def test_they_print_as_their_names(self):
        kind = EventKind.DOUBLE_TAP
        self.assertEqual((str(kind), f"{kind}", f"{kind:>12}|"), ("double_tap", "double_tap", "  double_tap|"))
        self.assertEqual(kind, 3)
        self.assertEqual(str(tapzoom.Status.NOT_FINITE), "not_finite")


class ViewConfigTest(unittest.TestCase):
    def test_given_and_read_back(self):
        config = Config("maps", zoom_step=3)
        with View(VIEWPORT, CONTENT, config=config, zoom_duration=0.1) as view:
            self.assertEqual(view.config, config.replace(zoom_duration=0.1))
            view.config = config
            self.assertEqual(view.config, config)
        with self.assertRaises(TypeError):
            View(VIEWPORT, CONTENT, config=config, preset="maps")

    def test_the_library_judges_values(self):
        for error, settings in (
            (tapzoom.RangeError, {"zoom_step": 1.0}),
            (tapzoom.RangeError, {"zoom_duration": 11}),
            (tapzoom.RangeError, {"levels": [("all", 1e7)]}),
            (tapzoom.NotFiniteError, {"zoom_step": float("nan")}),
            (tapzoom.EnumError, {"fit": 6}),
            (tapzoom.EnumError, {"gestures": 1 << 20}),
            (tapzoom.EnumError, {"gestures": Gesture.TAP | 1 << 10}),
        ):
            with self.subTest(settings):
                with self.assertRaises(error):
                    View(VIEWPORT, CONTENT, **settings)
                with View(VIEWPORT, CONTENT) as view:
                    before = view.config
                    with self.assertRaises(error):
                        view.config = before.replace(**settings)
                    self.assertEqual(view.config, before)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Wheels, trackpads, relative commands and velocities move the view."""

import math
import unittest

from support import names, tapzoom
from tapzoom import (
    Limit,
    Momentum,
    ScrollAction,
    ScrollPhase,
    ScrollSource,
    ScrollUnit,
    Snap,
    StateFlag,
    Velocity,
    View,
)


class ScrollTest(unittest.TestCase):
    """A viewport of 400 x 400 over content of 1000 x 1000: the fitted view has scale 0.4."""

    def setUp(self):
        self.view = View((400, 400), (1000, 1000), preset="maps")
        self.addCleanup(self.view.close)

    def almost(self, found, expected):
        self.assertEqual(len(found), len(expected))
        for one, other in zip(found, expected):
            self.assertAlmostEqual(one, other, 9)

    def test_a_wheel_zooms_about_the_pointer(self):
        self.assertIs(self.view.push_scroll(0, 100, 150, dy=-3 * 120, unit="notch120"), True)
        self.assertTrue(self.view.state.flags & StateFlag.MOVING)
        self.almost(self.view.target_transform, (0.8, 0, -100, -150))
        self.view.advance(5)
        self.almost(self.view.transform, (0.8, 0, -100, -150))
        events = [event for event in self.view.poll_events() if event.limits != Limit.MIN_SCALE]
        self.assertEqual([name for name in names(events) if "limit" not in name], [
            "scroll began", "scroll ended", "settled"
        ])  # fmt: skip
        self.assertEqual(events[0].view_point, (100, 150))

    def test_units_scale_the_delta(self):
        for unit, dy in (("pixel", -300), (ScrollUnit.LINE, -7.5), ("PAGE", -0.75), (3, -360)):
            with self.subTest(unit), View((400, 400), (1000, 1000), preset="maps") as view:
                view.push_scroll(0, 100, 150, dy=dy, unit=unit)
                view.advance(5)
                self.almost(view.transform, (0.8, 0, -100, -150))

    def test_a_trackpad_pans_and_pinches_at_once(self):
        view = self.view
        self.assertTrue(view.push_scroll(0, 100, 150, factor=2, source="trackpad", phase="began"))
        self.almost(view.transform, (0.8, 0, -100, -150))
        view.push_scroll(0.01, 100, 150, dx=20, dy=30, source=ScrollSource.TRACKPAD, phase=ScrollPhase.CHANGED)
        self.almost(view.transform, (0.8, 0, -120, -180))
        view.push_scroll(0.02, 100, 150, source=1, phase="ended")
        view.advance(1)
        self.almost(view.transform, (0.8, 0, -120, -180))

    def test_a_pan_without_room_is_not_consumed(self):
        with View((400, 600), (400, 1000), preset="reader") as view:
            self.assertIs(view.push_scroll(0, 10, 10, dy=-50), False)
            self.assertIs(view.push_scroll(1, 10, 10, dy=50), True)
            view.advance(3)
            self.almost(view.transform, (1, 0, 0, -50))

    def test_settings_choose_what_a_scroll_does(self):
        with View((400, 400), (1000, 1000), wheel="pan", wheel_smoothing=0) as view:
            view.zoom_to(0.8, (100, 150))
            view.push_scroll(0, 100, 150, dx=5, dy=-7)
            self.almost(view.transform, (0.8, 0, -105, -143))
            config = view.config
            self.assertIs(config.wheel, ScrollAction.PAN)
            self.assertIs(config.trackpad, ScrollAction.PAN)
            self.assertIs(config.momentum, Momentum.HOST)
            self.assertIs(config.snap, Snap.NONE)
            view.config = config.replace(wheel=ScrollAction.NONE, snap="steps", momentum="library")
            self.assertIs(view.push_scroll(1, 100, 150, dy=-7), False)

    def test_unknown_names_raise_value_error(self):
        before = self.view.save_state()
        known = {"unit": "pixel, line", "source": "wheel, trackpad", "phase": "unphased, began"}
        for argument, names_of in known.items():
            with self.assertRaisesRegex(ValueError, f"the names are {names_of}"):
                self.view.push_scroll(0, 1, 1, **{argument: "down"})
        self.assertEqual(self.view.save_state(), before)

    def test_lenient_mode_takes_a_late_scroll(self):
        with View((400, 400), (1000, 1000), preset="maps", lenient=True) as view:
            view.advance(2)
            self.assertTrue(view.push_scroll(1.5, 100, 150, dy=-300))
            self.assertEqual(view.state.time, 2)


class RelativeTest(unittest.TestCase):
    def setUp(self):
        self.view = View((400, 400), (1000, 1000), preset="maps", pan_slop=0)
        self.addCleanup(self.view.close)
        self.view.advance(0)
        self.view.zoom_to(0.8, (100, 150))
        self.view.poll_events()

    almost = ScrollTest.almost

    def test_relative_commands_move_the_view(self):
        view = self.view
        view.pan_by(-10, -20)
        self.almost(view.transform, (0.8, 0, -110, -170))
        view.pan_by(-10, -20, duration=0.2)
        view.pan_by(-10, -20, animated=True)
        self.almost(view.transform, (0.8, 0, -110, -170))
        self.almost(view.target_transform, (0.8, 0, -130, -210))
        view.advance(3)
        self.almost(view.transform, (0.8, 0, -130, -210))
        view.rotate_by(math.pi / 2, (200, 200))
        self.assertAlmostEqual(view.transform.rotation, math.pi / 2)
        view.zoom_by(2, (200, 200))
        self.assertAlmostEqual(view.transform.scale, 1.6)

    def test_relative_commands_add_to_a_drag(self):
        view = self.view
        view.push_touches([(0, 1, "began", 100, 100), (0.1, 1, "moved", 90, 100)])
        view.advance(0.1)
        scale, rotation, x, y = view.transform
        view.pan_by(-7, -5)
        self.almost(view.transform, (scale, rotation, x - 7, y - 5))
        view.push_touch(0.2, 1, "moved", 80, 100)
        view.advance(0.2)
        self.almost(view.transform, (scale, rotation, x - 17, y - 5))
        self.assertEqual(names(view.poll_events()), ["pan began", "pan changed"])

    def test_set_velocity_moves_the_view_until_the_next_call(self):
        view = self.view
        view.set_velocity((-30, -40))
        view.advance(0.5)
        self.almost(view.transform, (0.8, 0, -115, -170))
        self.almost(view.velocity[:4], (-30, -40, 0, 0))
        view.set_velocity(view.velocity)
        view.advance(1)
        self.almost(view.transform, (0.8, 0, -130, -190))
        view.set_velocity(Velocity(0, 0, log_scale=math.log(2), view_point=tapzoom.Point(130, 190)))
        view.advance(2)
        self.almost(view.transform, (1.6, 0, -390, -570))
        view.set_velocity((0, 0))
        self.assertFalse(view.state.flags & StateFlag.MOVING)
        self.assertEqual(view.velocity[:4], (0, 0, 0, 0))

    def test_a_velocity_has_two_or_five_values(self):
        for length in range(9):
            given = (1.0, 2.0, 0.0, 0.0, (5.0, 6.0), 7.0, 8.0, 9.0)[:length]
            with self.subTest(given):
                if length in (2, 5):
                    self.view.set_velocity(given)
                else:
                    self.assertRaisesRegex(ValueError, "must have 2 or 5 numbers", self.view.set_velocity, given)

    def test_stop_cancel_zero_and_absolute_commands_end_a_velocity(self):
        for end in (
            lambda: self.view.stop_motion(),
            lambda: self.view.cancel_touches(self.view.state.time),
            lambda: self.view.set_velocity(Velocity(0, 0)),
            lambda: self.view.zoom_to(1, (200, 200)),
        ):
            self.view.set_velocity((-1, -1))
            self.assertTrue(self.view.state.flags & StateFlag.MOVING)
            end()
            self.assertFalse(self.view.state.flags & StateFlag.MOVING)


if __name__ == "__main__":
    unittest.main()

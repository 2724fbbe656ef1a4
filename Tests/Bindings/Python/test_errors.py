# SPDX-License-Identifier: MIT
"""The shared library reports every error."""

import ctypes
import decimal
import functools
import math
import pickle
import re
import unittest

from support import run_python, tapzoom
from tapzoom import Status, View
from tapzoom._abi import CConfig, CTouch, CScroll
from tapzoom._library import lib
from tapzoom._ranges import FIELDS
from tapzoom._refusals import error_for

EXHAUST = """
import resource, sys
from ctypes import byref, c_void_p
import tapzoom
from tapzoom._abi import CRect, CViewport
from tapzoom._library import lib
from tapzoom._refusals import error_for

config = byref(tapzoom.Config().c_config)
viewport, content = byref(CViewport(1, 1)), byref(CRect(0, 0, 1, 1))
view = byref(c_void_p())
error = error_for(tapzoom.Status.MEMORY)
pages = int(open("/proc/self/statm").read().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (32 << 20), resource.RLIM_INFINITY))
try:
    bytearray(64 << 20)
except MemoryError:
    pass
else:
    sys.exit("no limit")
status = 0
while not status:
    status = lib.tapzoom_create(config, viewport, content, view)
print(status == error.status, isinstance(error, MemoryError))
"""


class ErrorTest(unittest.TestCase):
    def setUp(self):
        self.view = View((400, 400), (1000, 1000), lenient=False)
        self.addCleanup(self.view.close)

    def fails(self, status, kind, builtin, call):
        with self.assertRaises(tapzoom.Error) as caught:
            call()
        error = caught.exception
        self.assertIs(type(error), kind)
        self.assertIsInstance(error, builtin)
        self.assertIs(error.status, status)
        self.assertEqual(str(error), error.message)
        self.assertTrue(error.message.startswith(error.field))
        self.assertNotIn("or a reserved", error.message)
        return error

    def test_null_pointers_raise_null_error(self):
        self.assertEqual(lib.tapzoom_advance(None, 0.0), Status.NULL)
        self.assertEqual(lib.tapzoom_get_transform(self.view._handle, None), Status.NULL)
        self.assertEqual(lib.tapzoom_get_state(self.view._handle, None), Status.NULL)
        self.assertEqual(lib.tapzoom_get_visible_rect(self.view._handle, None, None), Status.NULL)
        self.assertEqual(lib.tapzoom_get_raster_scale(self.view._handle, None), Status.NULL)
        self.assertEqual(lib.tapzoom_get_contacts(self.view._handle, None, 0, None), Status.NULL)
        self.assertIs(type(error_for(Status.NULL)), tapzoom.NullError)
        self.assertIsInstance(error_for(Status.NULL), ValueError)

    def test_an_unknown_struct_size_raises_struct_size_error(self):
        config = CConfig()
        for size in (0, 1, ctypes.sizeof(CConfig) - 1, 4097):
            self.assertEqual(lib.tapzoom_config_init(ctypes.byref(config), size, 0), Status.STRUCT_SIZE)
        small = tapzoom.Config()
        small.c_config.struct_size = 8
        self.fails(
            Status.STRUCT_SIZE,
            tapzoom.StructSizeError,
            ValueError,
            lambda: View((1, 1), (1, 1), config=small),
        )

    def test_reserved_fields_must_be_zero(self):
        """A later version can give them a meaning, because the library refuses other values."""
        scroll = CScroll(reserved=1)
        self.assertEqual(lib.tapzoom_push_scroll(self.view._handle, scroll, None), Status.RANGE)

    def test_unknown_bits_and_owners_raise_errors(self):
        self.view.push_touch(0, 1, "began", 0, 0)
        for call in (
            lambda: self.view.push_touch(0, 2, "began", 0, 0, flags=8),
            lambda: self.view.push_touch(0, 2, "began", 0, 0, buttons=64),
            lambda: self.view.push_touches([(0, 2, "began", 0, 0, 0, 0, 2**31)]),
            lambda: self.view.push_touches(CTouch(0, 2, 0, 0, 1, 0, 8, 0)),
            lambda: self.view.set_contact_owner(1, "undecided"),
            lambda: self.view.set_contact_owner(1, 7),
            lambda: self.view.set_contact_owner(5, -1),
        ):
            self.fails(Status.ENUM, tapzoom.EnumError, ValueError, call)
        for call in (
            lambda: self.view.contact_owner(2),
            lambda: self.view.set_contact_owner(2, "host"),
            lambda: self.view.set_contact_owner(-(2**63), "view"),
        ):
            self.fails(Status.CONTACT_UNKNOWN, tapzoom.ContactUnknownError, ValueError, call)
        for call in (
            lambda: self.view.contact_owner(2**63),
            lambda: self.view.set_contact_owner(-(2**63) - 1, "host"),
            lambda: self.view.set_contact_owner(1, "mine"),
            lambda: tapzoom.Config(min_pan_contacts=2**32 + 1),
        ):
            self.assertRaises(ValueError, call)
        for call in (
            lambda: self.view.contact_owner("1"),
            lambda: self.view.set_contact_owner(1.0, "host"),
            lambda: self.view.set_contact_owner(1, None),
            lambda: self.view.set_pager_offset("1", 0),
            lambda: tapzoom.Config(min_pan_contacts=1.0),
        ):
            self.assertRaises(TypeError, call)
        self.assertEqual(self.view.contact_owner(1), tapzoom.Owner.VIEW)

    def test_bad_options_raise_errors(self):
        for name in ("left", "top", "right", "bottom", "max_scale", "fly_rho", "fly_speed"):
            call = functools.partial(self.view.fit, **{name: -1})
            self.fails(Status.RANGE, tapzoom.RangeError, ValueError, call)
        for options in ({"curve": 2}, {"path": 2}, {"curve": -1}):
            self.fails(Status.ENUM, tapzoom.EnumError, ValueError, lambda options=options: self.view.fit(**options))
        with self.assertRaises(ValueError):
            self.view.fit(curve="round")
        with self.assertRaisesRegex(TypeError, "there is no option 'qqq'; the options are animated, curve"):
            self.view.fit(qqq=3)
        with self.assertRaisesRegex(TypeError, "there is no option 'animate'; did you mean 'animated'"):
            self.view.fit(animate=True)

    def test_numbers_that_are_not_finite_raise_not_finite_error(self):
        one = self.view.transform
        for call, name in (
            (lambda: View((math.nan, 1), (1, 1)), "viewport.width"),
            (lambda: self.view.advance(math.nan), "time"),
            (lambda: self.view.push_touch(0, 1, "began", math.nan, 0), "x"),
            (lambda: self.view.push_touches([(0, 1, "began", 0, 0), (math.nan, 1, "moved", 0, 0)]), "touches[1].time"),
            (lambda: self.view.frame(9, [(9, 7, "began", 0, math.nan)]), "touches[0].y"),
            (lambda: self.view.frame(math.nan), "time"),
            (lambda: self.view.push_scroll(math.nan, 0, 0), "time"),
            (lambda: View((1, 1), (1, 1), wheel_speed=math.nan), "wheel_speed"),
            (lambda: self.view.fit(duration=math.nan), "duration"),
            (lambda: self.view.center_on((0, math.nan)), "point.y"),
            (lambda: one.to_content((0, math.nan)), "point.y"),
            (lambda: one.matrix((0, math.nan)), "origin.y"),
            (lambda: one.compose((1, math.nan, 0, 0)), "inner.rotation"),
            (lambda: tapzoom.Transform(math.nan, 0, 0, 0).inverse(), "transform.scale"),
            (lambda: one.interpolate(one, math.nan), "t"),
            (lambda: one.interpolate((1, 0, 0, math.nan), 0), "other.y"),
            (lambda: tapzoom.Transform(1, 0, math.nan, 0).affine(), "transform.x"),
        ):
            with self.subTest(name):
                error = self.fails(Status.NOT_FINITE, tapzoom.NotFiniteError, ValueError, call)
                self.assertEqual(str(error), f"{name}=nan: NaN or infinite; pass a finite number")

    def test_numbers_outside_their_range_raise_range_error(self):
        for call, said in (
            (lambda: View((0, 600), (2000, 3000)), "viewport.width=0: outside 1e-6 to 1e12"),
            (lambda: View((1, 1), (0, 0, 1, -1)), "content.height=-1: outside 1e-6 to 1e12"),
            (lambda: View((1, 1), (1, 1), zoom_step=0.5), "zoom_step=0.5: outside 1.01 to 100"),
            (lambda: View((1, 1), (1, 1), double_tap_time=0.02),
             "tap_debounce_time=0.04: outside 0 to double_tap_time (0.02)"),
            (lambda: self.view.set_config(self.view.config.replace(fling_max_speed=1)),
             "fling_max_speed=1: outside fling_min_speed (200) to 1e6"),
            (lambda: self.view.push_touches(CTouch(0, 2, 0, 0, 1, 0, 0, 0, 0, 5)), "touches[0].reserved=5: must be 0"),
            (lambda: self.view.frame(0, CTouch(0, 2, 0, 0, 1, 0, 0, 0, 0, math.nan)),
             "touches[0].reserved=nan: must be 0"),
            (lambda: self.view.advance(1e13), "time=1e13: outside -1e12 to 1e12"),
            (lambda: self.view.push_touches([(0, 1, "began", 0, 0, 0, 0, 0, 1e13)]),
             "touches[0].size=1e13: outside 0 to 1e12"),
            (lambda: self.view.set_velocity((0, 0, 2000, 0, (0, 0))),
             "velocity.log_scale=2000: outside -1000 to 1000"),
            (lambda: self.view.set_velocity((0, 0, 0, 0, (0, 1e13))),
             "velocity.view_point.y=1e13: outside -1e12 to 1e12"),
            (lambda: self.view.zoom_by(0, (0, 0)), "factor=0: outside 1e-6 to 1e6"),
            (lambda: self.view.zoom_to(1e41, (0, 0)), "scale=1e41: outside 1e-40 to 1e40"),
            (lambda: self.view.smart_zoom((0, 0, 0, 1), (0, 0)), "block.width=0: outside 1e-6 to 1e12"),
            (lambda: self.view.push_scroll(0, 0, 0, factor=1e-7), "factor=1e-7: outside 0, or 1e-6 to 1e6"),
            (lambda: self.view.fit(duration=11), "duration=11: outside 0, or 0.001 to 10"),
            (lambda: self.view.fit(animated=True, quiet=True), "quiet=True: not with animated"),
            (lambda: self.view.raster_transform((-1, 0, 0, 0)), "transform.scale=-1: outside 1e-40 to 1e40"),
            (lambda: self.view.transform.to_view((1e13, 0)), "point.x=1e13: outside -1e12 to 1e12"),
            (lambda: tapzoom.Transform(1e30, 0, 0, 0) @ tapzoom.Transform(1e30, 0, 0, 0),
             "the result is outside its range"),
        ):
            with self.subTest(said):
                self.assertEqual(str(self.fails(Status.RANGE, tapzoom.RangeError, ValueError, call)), said)

    def test_ranges_are_those_of_the_library(self):
        """Each end of a range is accepted, and the next number beyond it is refused."""
        for name, allowed in FIELDS["config"].items():
            if allowed[0].isalpha() or name in ("level_count", "min_pan_contacts"):
                continue
            ends = [float(end) for part in allowed.split(", or ") for end in part.split(" to ") if not end[0].isalpha()]
            for value, is_inside in ((ends[0], True), (ends[-1], True), (math.nextafter(ends[0], -math.inf), False),
                                     (math.nextafter(ends[-1], math.inf), False)):
                if allowed.endswith("double_tap_time") and value > 0:
                    continue
                with self.subTest(name, value=value):
                    config = tapzoom.Config(fling_max_speed=1e6, tap_debounce_time=0).replace(**{name: value})
                    if is_inside:
                        config.check()
                    else:
                        # A range that ends at another setting is followed by the value of that.
                        outside = re.sub(r"([a-z]+_\w+)", r"\1 [(][.0-9]+[)]", allowed)
                        with self.assertRaisesRegex(tapzoom.RangeError, f"^{name}=.*: outside {outside}$"):
                            config.check()

    def test_integers_beyond_a_float_are_infinite(self):
        for call, name in (
            (lambda: View((1, 1), (1, 1), zoom_step=10**400), "zoom_step=inf"),
            (lambda: View((1, 1), (1, 1), min_scale=-(10**400)), "min_scale.factor=-inf"),
            (lambda: View((1, 1), (1, 1), max_scale=("contain", 10**400)), "max_scale.factor=inf"),
            (lambda: View((1, 1), (1, 1), levels=[1, ("none", 1, "contain", 10**400)]), "levels[1].other_factor=inf"),
            (lambda: self.view.push_scroll(0, 0, 0, dx=10**400), "dx=inf"),
            (lambda: self.view.fit(duration=10**400), "duration=inf"),
        ):
            with self.subTest(name):
                error = self.fails(Status.NOT_FINITE, tapzoom.NotFiniteError, ValueError, call)
                self.assertEqual(str(error), f"{name}: NaN or infinite; pass a finite number")

    def test_wrong_types_are_named_and_shown_in_short(self):
        signaling = decimal.Decimal("sNaN")
        long = "x" * 1000
        touches = "touches must be an iterable of touches, or a buffer of packed ones, not "
        for call, said in (
            (lambda: View((1, 1), (1, 1), config="x"), "config must be a Config, not 'x'"),
            (lambda: self.view.set_config(None), "config must be a Config, not None"),
            (lambda: self.view.push_touches(None), f"{touches}None"),
            (lambda: self.view.frame(1, 5), f"{touches}5"),
            (lambda: self.view.load_state("x"), "snapshot must be bytes, not 'x'"),
            (lambda: tapzoom.Config(events=5), "events=5: must be a set of EventKind members or their names"),
            (lambda: self.view.zoom_to(signaling, (0, 0)), "scale must be a number, not Decimal('sNaN')"),
            (lambda: tapzoom.Config(zoom_step=signaling), "zoom_step=Decimal('sNaN'): it must be a number, not "
             "Decimal('sNaN')"),
            (lambda: self.view.fit(left="1"), "left must be a number, not '1'"),
            (lambda: self.view.push_scroll(0, 0, "1"), "y must be a number, not '1'"),
            (lambda: self.view.advance(long), f"time must be a number, not '{'x' * 56}..."),
            (lambda: self.view.advance([10**5000]), "time must be a number, not <list>"),
        ):
            with self.subTest(said):
                before = self.view.save_state()
                with self.assertRaises(TypeError) as caught:
                    call()
                self.assertEqual(str(caught.exception), said)
                self.assertEqual(self.view.save_state(), before)
        for call, said in (
            (lambda: tapzoom.Config(fit=long), f"fit='{'x' * 56}...: unknown Fit; the names are none, contain"),
            (lambda: tapzoom.Config(max_scale=("contain", signaling)), "max_scale.factor must be a number"),
            (lambda: tapzoom.Config(min_pan_contacts=10**5000), "min_pan_contacts=<int>: <int> does not fit into 32"),
            (lambda: self.view.contact_owner(10**5000), "id=<int>: more than 64 bits"),
        ):
            with self.subTest(said), self.assertRaises(ValueError) as caught:
                call()
            self.assertTrue(str(caught.exception).startswith(said), caught.exception)

    def test_unknown_values_raise_enum_error(self):
        for call, said in (
            (lambda: tapzoom.Config(-1), "preset=-1: unknown Preset; the names are photos, maps, reader, board"),
            (lambda: View((1, 1), (1, 1), bounds=7), "bounds=7: unknown Bounds; the names are content, inside, none"),
            (lambda: self.view.step(3), "action='zoom_in|zoom_out': not allowed here; the names are zoom_in, zoom_out, "
             "left, up, right, down, clockwise, counterclockwise, fit"),
            (lambda: self.view.set_content((1, 1), keep=2), "keep=2: unknown Keep; the names are picture, coordinates"),
            (lambda: self.view.push_touch(0, 1, "began", 0, 0, tool=3),
             "tool=3: unknown Tool; the names are finger, pen, mouse"),
            (lambda: self.view.push_touches([(0, 1, 9, 0, 0)]),
             "touches[0].phase=9: unknown TouchPhase; the names are began, moved, ended, cancelled"),
            (lambda: self.view.push_scroll(0, 0, 0, unit=4),
             "unit=4: unknown ScrollUnit; the names are pixel, line, page, notch120"),
        ):
            with self.subTest(said):
                self.assertEqual(str(self.fails(Status.ENUM, tapzoom.EnumError, ValueError, call)), said)

    def test_an_earlier_time_raises_time_error(self):
        self.view.advance(5)
        for call in (lambda: self.view.advance(4.5), lambda: self.view.push_touch(4.5, 1, "began", 0, 0)):
            error = self.fails(Status.TIME, tapzoom.TimeError, ValueError, call)
            self.assertEqual(str(error), "time=4.5: before the view's clock, 5")

    def test_contact_errors_name_their_cause(self):
        self.view.push_touch(0, 1, "began", 0, 0)
        self.fails(
            Status.CONTACT_IN_USE,
            tapzoom.ContactInUseError,
            tapzoom.ContactError,
            lambda: self.view.push_touch(0, 1, "began", 0, 0),
        )
        for phase in ("moved", "ended", "cancelled"):
            self.fails(
                Status.CONTACT_UNKNOWN,
                tapzoom.ContactUnknownError,
                tapzoom.ContactError,
                lambda: self.view.push_touch(0, 2, phase, 0, 0),
            )
        for call in (lambda: self.view.contact_owner(7), lambda: self.view.set_contact_owner(7, "host"),
                     lambda: self.view.push_touch(0, 7, "moved", 0, 0)):
            with self.assertRaisesRegex(tapzoom.ContactUnknownError, "^id=7: no contact"):
                call()
        for id in range(2, tapzoom.MAX_CONTACTS + 1):
            self.view.push_touch(0, id, "began", 0, 0)
        self.fails(
            Status.CONTACT_LIMIT,
            tapzoom.ContactLimitError,
            ValueError,
            lambda: self.view.push_touch(0, 99, "began", 0, 0),
        )

    def test_no_memory_raises_out_of_memory_error(self):
        self.assertIsInstance(error_for(Status.MEMORY), tapzoom.OutOfMemoryError)
        done = run_python("-c", EXHAUST)
        # Windows has no such module, and an emulator no such limit.
        if "No module named 'resource'" in done.stderr or "no limit" in done.stderr:
            self.skipTest(done.stderr.splitlines()[-1])
        self.assertEqual(done.stdout.strip(), "True True", done.stderr)

    def test_an_unknown_status_is_a_plain_error(self):
        error = error_for(-99)
        self.assertIs(type(error), tapzoom.Error)
        self.assertEqual((error.status, error.message), (-99, "unknown status"))

    def test_errors_can_be_pickled(self):
        error = error_for(Status.TIME, "time=3: early", 3, "time")
        other = pickle.loads(pickle.dumps(error))
        self.assertIs(type(other), type(error))
        self.assertEqual((other.status, str(other), other.accepted, other.field), (Status.TIME, str(error), 3, "time"))


if __name__ == "__main__":
    unittest.main()

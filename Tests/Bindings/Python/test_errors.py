# SPDX-License-Identifier: MIT
"""The shared library reports every error."""

import ctypes
import functools
import math
import pickle
import unittest

from support import run_python, tapzoom
from tapzoom import Status, View
from tapzoom._abi import CConfig, CTouch, CScroll
from tapzoom._library import error_for, lib

EXHAUST = """
import resource, sys
from ctypes import byref, c_void_p
import tapzoom
from tapzoom._abi import CRect, CViewport
from tapzoom._library import error_for, lib

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
        self.assertEqual(error.message, lib.tapzoom_status_string(status).decode())
        text = f"{error.field}: {error.message}" if error.field else error.message
        self.assertEqual(str(error), text)
        self.assertTrue(error.message)
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
        with self.assertRaisesRegex(TypeError, "there is no option .padding.; the options are animated, curve"):
            self.view.fit(padding=3)

    def test_numbers_that_are_not_finite_raise_not_finite_error(self):
        for call in (
            lambda: View((math.nan, 1), (1, 1)),
            lambda: self.view.advance(math.nan),
            lambda: self.view.push_touch(0, 1, "began", math.inf, 0),
            lambda: self.view.push_touches([(math.nan, 1, "began", 0, 0)]),
            lambda: self.view.push_scroll(math.nan, 0, 0),
            lambda: View((1, 1), (1, 1), wheel_speed=math.nan),
            lambda: self.view.fit(duration=math.nan),
            lambda: self.view.transform.to_content((0, math.nan)),
            lambda: self.view.transform.matrix((0, math.nan)),
            lambda: self.view.transform.compose((1, math.nan, 0, 0)),
            lambda: tapzoom.Transform(math.nan, 0, 0, 0).inverse(),
            lambda: self.view.transform.interpolate(self.view.transform, math.nan),
            lambda: tapzoom.Transform(1, 0, math.inf, 0).affine(),
        ):
            self.fails(Status.NOT_FINITE, tapzoom.NotFiniteError, ValueError, call)

    def test_numbers_outside_their_range_raise_range_error(self):
        for call in (
            lambda: View((0, 1), (1, 1)),
            lambda: View((1, 1), (1, 1), page_overscroll=11),
            lambda: self.view.advance(1e13),
            lambda: self.view.push_touches([(0, 1, "began", 0, 0, 0, 0, 0, 1e13)]),
            lambda: self.view.set_velocity((1e13, 0)),
            lambda: self.view.raster_transform((-1, 0, 0, 0)),
            lambda: self.view.transform.to_view((1e13, 0)),
            lambda: tapzoom.Transform(1e30, 0, 0, 0) @ tapzoom.Transform(1e30, 0, 0, 0),
        ):
            self.fails(Status.RANGE, tapzoom.RangeError, ValueError, call)

    def test_unknown_values_raise_enum_error(self):
        for call in (
            lambda: tapzoom.Config(-1),
            lambda: View((1, 1), (1, 1), double_tap=7),
            lambda: self.view.step(3),
            lambda: self.view.set_content((1, 1), keep=2),
            lambda: self.view.push_touch(0, 1, "began", 0, 0, tool=3),
            lambda: self.view.push_scroll(0, 0, 0, unit=4),
        ):
            self.fails(Status.ENUM, tapzoom.EnumError, ValueError, call)

    def test_an_earlier_time_raises_time_error(self):
        self.view.advance(5)
        self.fails(Status.TIME, tapzoom.TimeError, ValueError, lambda: self.view.advance(4.999))

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
        error = error_for(Status.TIME, 3)
        other = pickle.loads(pickle.dumps(error))
        self.assertIs(type(other), type(error))
        self.assertEqual((other.status, other.message, other.accepted), (error.status, error.message, 3))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Touches are pushed from buffers and iterables; bad ones raise errors."""

import array
import struct
import unittest

from support import double_tap, names, tap, tapzoom
from tapzoom import CTouch, StateFlag, Touch, TouchPhase, View

try:
    import numpy
except ImportError:
    numpy = None

EXPECTED = ["tap_pending began", "tap_pending cancelled", "double_tap", "animation began"]


def packed(touches):
    """Returns the bytes of packed touches."""
    phases = {"began": 1, "moved": 2, "ended": 3, "cancelled": 4}
    return b"".join(
        struct.pack("=dqddii8xd8x", t.time, t.id, t.x, t.y, phases[t.phase], t.tool, t.size) for t in touches)


def packed_kinds(touches):
    """Returns packed touches as bytes, as a ctypes array, and as NumPy arrays."""
    data = packed(touches)
    kinds = [data, (CTouch * len(touches)).from_buffer_copy(data)]
    if numpy:
        kinds += [numpy.frombuffer(data, dtype="V64"), numpy.frombuffer(data, dtype=CTouch)]
    return kinds


class PushTest(unittest.TestCase):
    def setUp(self):
        self.view = View((400, 400), (1000, 1000))
        self.addCleanup(self.view.close)

    def check(self, touches):
        self.view.push_touches(touches)
        self.assertEqual(names(self.view.poll_events()), EXPECTED)

    # Frames

    def check_frame(self, other, time, touches):
        frame = self.view.frame(time, touches)
        other.push_touches(touches)
        other.advance(time)
        self.assertEqual(frame.events, other.poll_events())
        self.assertEqual((frame.transform, frame.state), (other.transform, other.state))
        self.assertEqual(self.view.save_state(), other.save_state())
        return frame

    def test_frame_equals_the_separate_calls(self):
        with View((400, 400), (1000, 1000)) as other:
            frame = self.check_frame(other, 0.25, double_tap())
            self.assertEqual(names(frame.events), EXPECTED)
            self.assertTrue(frame.state.flags & StateFlag.MOVING)
            self.assertEqual(self.check_frame(other, 0.3, ()).events, [])
            self.assertEqual(self.view.frame(2.0).transform, self.view.transform)
            other.advance(2.0)
            self.assertTrue(other.poll_events())
            later = [touch._replace(time=touch.time + 3) for touch in double_tap()]
            self.assertEqual(names(self.check_frame(other, 3.25, packed(later)).events), EXPECTED)
            self.check_frame(other, 3.3, b"")
            self.check_frame(other, 3.4, [])

    def test_frame_takes_buffers(self):
        for touches in packed_kinds(double_tap()):
            with self.subTest(type(touches)), View((400, 400), (1000, 1000)) as view:
                self.assertEqual(names(view.frame(0.25, touches).events), EXPECTED)

    def test_frame_takes_all_events(self):
        taps = [touch for i in range(100) for touch in tap(i)]
        frame = self.view.frame(200.0, taps)
        self.assertTrue(frame.state.flags & StateFlag.EVENTS_LOST)
        self.assertGreaterEqual(len(frame.events), tapzoom.EVENT_CAPACITY - 2)
        self.assertEqual(frame.state.waiting_count, 0)
        self.assertEqual(self.view.frame(200.0).state.flags, StateFlag(0))

    def test_frame_reports_how_many_touches_it_took(self):
        self.view.config = self.view.config.replace(lenient=False)
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.frame(1.0, [*tap(0.5), (0.7, 9, "moved", 0, 0)])
        self.assertEqual((caught.exception.accepted, self.view.state.time), (2, 0.5 + 0.06))
        self.assertEqual(self.view.state.waiting_count, 1)
        for time, touches, error, accepted in (
            (0.5, tap(0.6), tapzoom.TimeError, 2), (0.6, (), tapzoom.TimeError, 0),
            (float("nan"), (), tapzoom.NotFiniteError, 0), (1e13, (), tapzoom.RangeError, 0),
        ):
            with self.assertRaises(error) as caught:
                self.view.frame(time, touches)
            self.assertEqual((caught.exception.accepted, self.view.state.time), (accepted, 0.6 + 0.06))
        with self.assertRaises(tapzoom.NotFiniteError) as caught:
            self.view.frame(float("nan"), tap(0.7))
        self.assertEqual((caught.exception.accepted, self.view.state.time), (2, 0.7 + 0.06))
        with self.assertRaises(ValueError):
            self.view.frame(1.0, [(0.7, 1, "moves", 0, 0)])
        self.assertRaises(TypeError, self.view.frame, 1.0, 5)
        self.assertRaises(TypeError, self.view.frame, "now")

    # Iterables

    def test_push_touches_takes_a_list(self):
        self.check(double_tap())

    def test_push_touches_takes_a_tuple_an_iterator_and_a_generator(self):
        for shape in (tuple, iter, lambda touches: (touch for touch in touches)):
            with View((400, 400), (1000, 1000)) as self.view:
                self.check(shape(double_tap()))

    def test_push_touches_takes_plain_tuples(self):
        with_tools = [tuple(touch) for touch in double_tap()]
        self.check([touch[:5] for touch in with_tools])
        self.view.advance(5)
        self.view.poll_events()
        self.view.push_touches(
            [(5.0 + time, id, TouchPhase[phase.upper()], x, y, "pen") for time, id, phase, x, y, *_ in with_tools]
        )
        self.assertEqual({event.tool for event in self.view.poll_events() if event.contact_count}, {tapzoom.Tool.PEN})

    def test_flags_and_buttons_take_names_sets_and_bits(self):
        """They may be names, a set of names, or bits. The default is 0."""
        kinds = []
        no_tap = tapzoom.ContactFlag.NO_TAP
        for flags, buttons in (("no_tap", "eraser"), ({"NO_TAP"}, ["eraser"]), (1, 32), (no_tap, {32})):
            with View((400, 400), (1000, 1000)) as self.view:
                self.view.begin_recording()
                self.view.push_touch(0, 1, "began", 10, 20, "pen", flags, buttons)
                moved = (0.1, 1, "moved", 60, 20, "pen", flags, buttons)
                self.view.push_touches([moved, Touch(0.2, 1, "ended", 60, 20)])
                pan = [event for event in self.view.poll_events() if event.kind == tapzoom.EventKind.PAN][0]
                self.assertEqual((pan.tool, pan.buttons), (tapzoom.Tool.PEN, tapzoom.Button.ERASER))
                kinds.append(self.view.save_state())
                entries = list(tapzoom.replay(self.view.fetch_recording()))
            given = (tapzoom.Tool.PEN, no_tap, tapzoom.Button.ERASER)
            entries = [entry.touch for entry in entries if entry.kind == tapzoom.RecordKind.TOUCH]
            self.assertEqual([touch[5:8] for touch in entries], [given, given, (0, 0, 0)])
        self.assertEqual(len(set(kinds)), 1)
        for flags, taps in (({}, 1), ({"flags": "no_tap"}, 0), ({"flags": "no_slop"}, 1)):
            with View((400, 400), (1000, 1000)) as self.view:
                self.view.push_touch(0, 1, "began", 10, 10, **flags)
                self.view.push_touch(0.1, 1, "ended", 10, 10)
                self.view.advance(1)
                self.assertEqual(names(self.view.poll_events()).count("tap"), taps, flags)

    def test_a_size_is_recorded(self):
        """It stands after the buttons, in tuples of nine values, in a Touch and in packed touches."""
        touch = Touch(0, 1, "began", 10, 20, size=12.5)
        for push in (
            lambda: self.view.push_touch(0, 1, "began", 10, 20, size=12.5),
            lambda: self.view.push_touches([(0, 1, "began", 10, 20, 0, 0, 0, 12.5)]),
            lambda: self.view.push_touches([touch]),
            lambda: self.view.push_touches(packed([touch])),
            lambda: self.view.frame(0, [touch]),
        ):
            with View((400, 400), (1000, 1000)) as self.view:
                self.view.begin_recording()
                push()
                entries = tapzoom.replay(self.view.end_recording())
                self.assertEqual([one.touch.size for one in entries if one.kind == tapzoom.RecordKind.TOUCH], [12.5])

    def test_reserved_bytes_of_packed_touches_must_be_zero(self):
        self.assertRaises(tapzoom.RangeError, self.view.push_touches, CTouch(0, 1, 0, 0, 1, reserved=1))

    def test_push_touch_equals_push_touches(self):
        for touch in double_tap():
            self.view.push_touch(*touch)
        self.assertEqual(names(self.view.poll_events()), EXPECTED)

    def test_push_touches_takes_more_touches_than_its_memory_holds(self):
        moves = [Touch(index / 1000, 1, "moved", 10, 10) for index in range(1, 1000)]
        self.view.push_touches([Touch(0, 1, "began", 10, 10), *moves])
        self.view.push_touches([Touch(1, 1, "ended", 10, 10)])
        self.assertEqual(names(self.view.poll_events()), ["long_press began", "long_press ended"])

    def test_push_touches_takes_empty_iterables_and_buffers(self):
        for nothing in ([], (), iter([]), b"", bytearray(), (CTouch * 0)(), memoryview(b"")):
            self.view.push_touches(nothing)
        self.assertEqual(self.view.poll_events(), [])

    def test_ids_have_64_bits(self):
        for time, id in enumerate((-(2**63), 2**63 - 1, 0)):
            self.view.push_touches(tap(float(time), id))

    # Buffers

    def test_push_touches_takes_every_kind_of_bytes(self):
        data = packed(double_tap())
        samples = (CTouch * 4).from_buffer_copy(data)
        for buffer in (
            data,
            bytearray(data),
            memoryview(data),
            memoryview(bytearray(data)),
            array.array("B", data),
            samples,
        ):
            with self.subTest(type(buffer)), View((400, 400), (1000, 1000)) as self.view:
                self.check(buffer)

    def test_push_touches_takes_one_struct(self):
        self.view.push_touches(CTouch(0.0, 1, 10.0, 10.0, 1, 0))
        self.assertTrue(self.view.state.flags & tapzoom.StateFlag.TOUCHED)

    def test_push_touches_takes_part_of_a_buffer(self):
        data = bytearray(b"\0" * 64 + packed(double_tap()) + b"\0" * 64)
        self.check(memoryview(data)[64:-64])

    def test_push_touches_takes_a_buffer_with_strides(self):
        samples = (CTouch * 8)()
        for index, touch in enumerate(double_tap()):
            samples[2 * index] = CTouch.from_buffer_copy(packed([touch]))
        self.check(memoryview(samples)[::2])

    def test_push_touches_releases_the_buffer(self):
        data = bytearray(packed(double_tap()))
        self.check(data)
        data.clear()

    @unittest.skipUnless(numpy, "no NumPy")
    def test_push_touches_takes_numpy_arrays(self):
        kind = [("time", "f8"), ("id", "i8"), ("x", "f8"), ("y", "f8"), ("phase", "i4"), ("tool", "i4")]
        kind += [("flags", "u4"), ("buttons", "u4"), ("size", "f8"), ("reserved", "f8")]
        samples = numpy.frombuffer(packed(double_tap()), dtype=kind)
        twice = numpy.repeat(samples, 2)
        for buffer in (samples, samples.copy(), twice[::2], samples.view("V64"), samples.view("u1").reshape(4, 64)):
            with self.subTest(buffer.dtype), View((400, 400), (1000, 1000)) as self.view:
                self.check(buffer)
        with self.assertRaisesRegex(ValueError, "items of 8 bytes"):
            self.view.push_touches(numpy.zeros((4, 8)))

    def test_buffers_that_do_not_hold_whole_touches_raise_value_error(self):
        for buffer in (b"\0" * 63, bytearray(65), bytearray(48), memoryview(b"\0" * 20), array.array("B", b"\0")):
            with self.assertRaisesRegex(ValueError, "not a multiple of 64, the size of a touch"):
                self.view.push_touches(buffer)
        with self.assertRaisesRegex(ValueError, "items of 8 bytes"):
            self.view.push_touches(array.array("d", [0.0] * 8))

    # Bad touches

    def test_values_that_are_not_touches_raise_value_error(self):
        """The message names the touch and its value; nothing is taken."""
        for touches, said in (
            ([1], "touches[2]: a touch is a Touch or a tuple"),
            ("ab", "touches[0]: a touch is a Touch"),
            (Touch(0, 1, "began", 1, 1), "touches[0]: a touch is a Touch"),
            ([(0, 1, "began", 1)], "touches[2]: a touch is a Touch"),
            ([(0, 1, "began", 1, 1, 0, 0, 0, 0, 0)], "touches[2]: a touch is a Touch"),
            ([(0, 1, "began", 1, 1, 0, 0, 0, "1")], "touches[2].size must be a number, not '1'"),
            ([(0, 1, "began", 1, 1, 0, 0, 0, None)], "touches[2].size must be a number"),
            ([(0, 1, "began", 1, 1, 0, "no_press")], "touches[2].flags='no_press': unknown ContactFlag; the names "),
            ([(0, 1, "began", 1, 1, 0, -1)], "touches[2].flags=-1: "),
            ([(0, 1, "began", 1, 1, 0, 0, ["primry"])], "touches[2].buttons=['primry']: unknown Button 'primry'; did"),
            ([(0, 1, "began", 1, 1, 0, 0, 2**32)], "touches[2].buttons=4294967296: "),
            ([(0, 1, "began", 1, 1, 0, None)], "touches[2].flags=None: "),
            ([(0, 1, "begin", 1, 1)], "touches[2].phase='begin': unknown TouchPhase; did you mean 'began'? The names "),
            ([(0, 1, "began", 1, 1, "hand")], "touches[2].tool='hand': unknown Tool; the names are finger, pen, mouse"),
            ([("0", 1, "began", 1, 1)], "touches[2].time must be a number"),
            ([(0, 1.5, "began", 1, 1)], "touches[2].id must be an integer"),
            ([(0, 2**63, "began", 1, 1)], "touches[2].id=9223372036854775808: more than 64 bits"),
            ([(0, 1, 2**31, 1, 1)], "touches[2].phase=2147483648: "),
            ([(0, 1, "began", None, 1)], "touches[2].x must be a number"),
        ):
            with self.subTest(touches), self.assertRaises(ValueError) as caught:
                self.view.push_touches([*tap(0.0), *touches] if isinstance(touches, list) else touches)
            self.assertTrue(str(caught.exception).startswith(said), caught.exception)
        with self.assertRaises(TypeError):
            self.view.push_touches(5)
        with self.assertRaisesRegex(ValueError, "^phase='touched': unknown TouchPhase"):
            self.view.push_touch(0, 1, "touched", 1, 1)
        self.assertEqual(self.view.poll_events(), [])

    def test_names_in_any_case(self):
        self.view.push_touch(0, 1, "BEGAN", 1, 1, "Finger")
        self.assertEqual(len(self.view.contacts()), 1)

    def test_the_error_counts_the_accepted_touches(self):
        bad = [*tap(0.0), Touch(0.5, 7, "moved", 1, 1), Touch(0.6, 8, "began", 1, 1)]
        for touches in (bad, packed(bad)):
            with self.subTest(type(touches)), View((400, 400), (1000, 1000), lenient=False) as view:
                with self.assertRaises(tapzoom.ContactUnknownError) as caught:
                    view.push_touches(touches)
                self.assertEqual(caught.exception.accepted, 2)
                rest = bad[caught.exception.accepted + 1 :]
                view.push_touches(rest)
                self.assertTrue(view.state.flags & tapzoom.StateFlag.TOUCHED)

    def test_the_error_counts_zero_touches_before_the_first(self):
        self.view.config = self.view.config.replace(lenient=False)
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.push_touches([Touch(0.0, 7, "moved", 1, 1)])
        self.assertEqual(caught.exception.accepted, 0)
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.push_touch(0.0, 7, "moved", 1, 1)
        self.assertEqual(caught.exception.accepted, 0)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Touches are pushed from buffers and iterables; bad ones raise errors."""

import array
import ctypes
import struct
import unittest
import unittest.mock

from support import double_tap, names, tap, tapzoom
from tapzoom import CSample, StateFlag, Touch, TouchPhase, View

try:
    import numpy
except ImportError:
    numpy = None

EXPECTED = ["tap_pending began", "tap_pending cancelled", "double_tap", "animation began"]


def packed(touches):
    """Returns the bytes of packed samples."""
    phases = {"began": 1, "moved": 2, "ended": 3, "cancelled": 4}
    return b"".join(struct.pack("=dqddii8x", t.time, t.id, t.x, t.y, phases[t.phase], t.tool) for t in touches)


def packed_kinds(touches):
    """Returns packed samples as bytes, as a ctypes array, and as NumPy arrays."""
    data = packed(touches)
    kinds = [data, (CSample * len(touches)).from_buffer_copy(data)]
    if numpy:
        kinds += [numpy.frombuffer(data, dtype="V48"), numpy.frombuffer(data, dtype=CSample)]
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
        self.assertEqual(frame.state.event_count, 0)
        self.assertEqual(self.view.frame(200.0).state.flags, StateFlag(0))

    def test_frame_reports_how_many_touches_it_took(self):
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.frame(1.0, [*tap(0.5), (0.7, 9, "moved", 0, 0)])
        self.assertEqual((caught.exception.accepted, self.view.state.time), (2, 0.5 + 0.06))
        self.assertEqual(self.view.state.event_count, 1)
        for time, touches, error, accepted in (
            (0.5, tap(0.6), tapzoom.TimeError, 2), (0.6, (), tapzoom.TimeError, 0),
            (float("nan"), tap(0.7), tapzoom.NotFiniteError, 0), (1e13, tap(0.7), tapzoom.RangeError, 0),
        ):
            with self.assertRaises(error) as caught:
                self.view.frame(time, touches)
            self.assertEqual((caught.exception.accepted, self.view.state.time), (accepted, 0.6 + 0.06))
        with self.assertRaises(ValueError):
            self.view.frame(1.0, [(0.7, 1, "moves", 0, 0)])
        self.assertRaises(TypeError, self.view.frame, 1.0, 5)
        self.assertRaises(TypeError, self.view.frame, "now")

    # Runs

    def loop(self, view, touches, times):
        """Returns the transforms of the frames by separate calls."""
        touches, transforms = list(touches), []
        for time in times:
            while touches and touches[0].time <= time:
                view.push_touch(*touches.pop(0))
            view.advance(time)
            transforms.append(view.transform)
        return transforms

    def rows(self, run):
        """Returns the transforms of a run as tuples."""
        if numpy:
            return [tuple(row) for row in run.transforms.tolist()]
        return [(each.scale, each.rotation, each.x, each.y) for each in run.transforms]

    def test_run_equals_the_separate_frames(self):
        times = [0.02 * index for index in range(60)]
        kinds = [times, tuple(times), array.array("d", times), memoryview(array.array("d", times)),
                 (ctypes.c_double * 60)(*times), memoryview(array.array("d", times)).toreadonly(),
                 memoryview(array.array("d", [time for time in times for _ in range(2)]))[::2]]
        if numpy:
            kinds += [numpy.array(times), numpy.repeat(numpy.array(times), 2)[::2]]
        with View((400, 400), (1000, 1000)) as other:
            wanted = self.loop(other, double_tap(), times)
            events, saved = other.poll_events(), other.save_state()
        for kind in kinds:
            for touches in [double_tap(), *packed_kinds(double_tap())]:
                with self.subTest(type(kind)), View((400, 400), (1000, 1000)) as view:
                    run = view.run(touches, kind)
                    self.assertEqual(self.rows(run), wanted)
                    self.assertEqual((run.events, run.done), ([], 60))
                    self.assertEqual(view.poll_events(), events)
                    self.assertEqual(view.save_state(), saved)
        self.assertEqual(self.rows(self.view.run(double_tap(), iter(times))), wanted)

    def test_run_takes_events_up_to_its_capacity(self):
        run = self.view.run(double_tap(), [0.25, 0.3], capacity=3)
        self.assertEqual(names(run.events), EXPECTED[:3])
        self.assertEqual(names(self.view.poll_events()), EXPECTED[3:])
        later = [touch._replace(time=touch.time + 3) for touch in double_tap()]
        self.assertEqual(names(self.view.run(later, [2.9, 3.25], capacity=100).events)[-4:], EXPECTED)

    def test_run_takes_times_of_other_types(self):
        with View((400, 400), (1000, 1000)) as other:
            wanted = self.loop(other, double_tap(), [1, 2])
        kinds = [[1, 2], range(1, 3), array.array("i", [1, 2]), array.array("f", [1, 2])]
        if numpy:
            kinds += [numpy.array([1, 2]), numpy.array([1, 2], dtype="f4"), numpy.array([1, 2], dtype=">f8")]
        for times in kinds:
            with self.subTest(times), View((400, 400), (1000, 1000)) as view:
                self.assertEqual(self.rows(view.run(double_tap(), times)), wanted)

    def test_run_takes_empty_touches_and_empty_times(self):
        for times in ([], (), iter([]), array.array("d")):
            self.assertEqual(len(self.view.run(double_tap(), times).transforms), 0)
        self.assertEqual(self.view.state.time, float("-inf"))
        self.assertEqual(len(self.view.run((), [1.0]).transforms), 1)

    def test_run_without_numpy_returns_structs(self):
        with unittest.mock.patch.dict("sys.modules", {"numpy": None}):
            run = self.view.run(double_tap(), [0.25, 0.5])
        self.assertEqual(len(run.transforms), 2)
        self.assertEqual(tuple(getattr(run.transforms[1], name) for name in self.view.transform._fields),
                         tuple(self.view.transform))

    @unittest.skipUnless(numpy, "no NumPy")
    def test_run_with_numpy_returns_an_array(self):
        run = self.view.run(double_tap(), numpy.linspace(0, 1, 100))
        self.assertEqual((run.transforms.shape, run.transforms.dtype), ((100, 4), numpy.dtype("f8")))
        self.assertEqual(tuple(run.transforms[-1]), tuple(self.view.transform))

    def test_run_reports_the_frames_before_the_bad_one(self):
        bad = [*tap(0.5), Touch(0.7, 9, "moved", 0, 0)]
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.run(bad, [0.52, 0.6, 0.8, 0.9], capacity=8)
        run = caught.exception.run
        self.assertEqual((run.done, len(run.transforms), names(run.events)), (2, 2, ["tap_pending began"]))
        self.assertEqual(self.view.state.time, 0.6)
        for times, error, done in (
            ([0.7, 0.65], tapzoom.TimeError, 1), ([0.8, float("nan")], tapzoom.NotFiniteError, 1),
            ([1e13], tapzoom.RangeError, 0),
        ):
            with self.assertRaises(error) as caught:
                self.view.run((), times)
            self.assertEqual(caught.exception.run.done, done)
        with self.assertRaises(ValueError):
            self.view.run([(0.7, 1, "moves", 0, 0)], [1.0])
        for times in (5, "now", b"12345678", [None], ctypes.c_double(1)):
            with self.subTest(times), self.assertRaises(TypeError):
                self.view.run((), times)
        with self.assertRaises(ValueError):
            self.view.run((), [1.0], capacity=-1)
        self.view.close()
        self.assertRaises(tapzoom.ClosedError, self.view.run, (), [1.0])

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
        no_tap = tapzoom.SampleFlag.NO_TAP
        for flags, buttons in (("no_tap", "eraser"), ({"NO_TAP"}, ["eraser"]), (1, 32), (no_tap, {32})):
            with View((400, 400), (1000, 1000)) as self.view:
                self.view.record()
                self.view.push_touch(0, 1, "began", 10, 20, "pen", flags, buttons)
                moved = (0.1, 1, "moved", 60, 20, "pen", flags, buttons)
                self.view.push_touches([moved, Touch(0.2, 1, "ended", 60, 20)])
                pan = [event for event in self.view.poll_events() if event.kind == tapzoom.EventKind.PAN][0]
                self.assertEqual((pan.tool, pan.buttons), (tapzoom.Tool.PEN, tapzoom.Button.ERASER))
                kinds.append(self.view.save_state())
                entries = list(tapzoom.replay(self.view.fetch_recording()))
            given = (tapzoom.Tool.PEN, no_tap, tapzoom.Button.ERASER)
            entries = [entry.touch for entry in entries if entry.kind == tapzoom.RecordKind.TOUCH]
            self.assertEqual([touch[5:] for touch in entries], [given, given, (0, 0, 0)])
        self.assertEqual(len(set(kinds)), 1)
        for flags, taps in (({}, 1), ({"flags": "no_tap"}, 0), ({"flags": "no_slop"}, 1)):
            with View((400, 400), (1000, 1000)) as self.view:
                self.view.push_touch(0, 1, "began", 10, 10, **flags)
                self.view.push_touch(0.1, 1, "ended", 10, 10)
                self.view.advance(1)
                self.assertEqual(names(self.view.poll_events()).count("tap"), taps, flags)

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
        for nothing in ([], (), iter([]), b"", bytearray(), (CSample * 0)(), memoryview(b"")):
            self.view.push_touches(nothing)
        self.assertEqual(self.view.poll_events(), [])

    def test_ids_have_64_bits(self):
        for time, id in enumerate((-(2**63), 2**63 - 1, 0)):
            self.view.push_touches(tap(float(time), id))

    # Buffers

    def test_push_touches_takes_every_kind_of_bytes(self):
        data = packed(double_tap())
        samples = (CSample * 4).from_buffer_copy(data)
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
        self.view.push_touches(CSample(0.0, 1, 10.0, 10.0, 1, 0))
        self.assertTrue(self.view.state.flags & tapzoom.StateFlag.TOUCHED)

    def test_push_touches_takes_part_of_a_buffer(self):
        data = bytearray(b"\0" * 48 + packed(double_tap()) + b"\0" * 48)
        self.check(memoryview(data)[48:-48])

    def test_push_touches_takes_a_buffer_with_strides(self):
        samples = (CSample * 8)()
        for index, touch in enumerate(double_tap()):
            samples[2 * index] = CSample.from_buffer_copy(packed([touch]))
        self.check(memoryview(samples)[::2])

    def test_push_touches_releases_the_buffer(self):
        data = bytearray(packed(double_tap()))
        self.check(data)
        data.clear()

    @unittest.skipUnless(numpy, "no NumPy")
    def test_push_touches_takes_numpy_arrays(self):
        kind = [("time", "f8"), ("id", "i8"), ("x", "f8"), ("y", "f8"), ("phase", "i4"), ("tool", "i4")]
        kind += [("flags", "u4"), ("buttons", "u4")]
        samples = numpy.frombuffer(packed(double_tap()), dtype=kind)
        twice = numpy.repeat(samples, 2)
        for buffer in (samples, samples.copy(), twice[::2], samples.view("V48"), samples.view("u1").reshape(4, 48)):
            with self.subTest(buffer.dtype), View((400, 400), (1000, 1000)) as self.view:
                self.check(buffer)
        with self.assertRaisesRegex(ValueError, "items of 8 bytes"):
            self.view.push_touches(numpy.zeros((4, 6)))

    def test_buffers_that_do_not_hold_whole_samples_raise_value_error(self):
        for buffer in (b"\0" * 47, bytearray(49), memoryview(b"\0" * 20), array.array("B", b"\0")):
            with self.assertRaisesRegex(ValueError, "not a multiple of the sample size 48"):
                self.view.push_touches(buffer)
        with self.assertRaisesRegex(ValueError, "items of 8 bytes"):
            self.view.push_touches(array.array("d", [0.0] * 6))

    # Bad touches

    def test_values_that_are_not_touches_raise_value_error(self):
        for touches in (
            [1],
            "ab",
            Touch(0, 1, "began", 1, 1),
            [(0, 1, "began", 1)],
            [(0, 1, "began", 1, 1, 0, 0, 0, 0)],
            [(0, 1, "began", 1, 1, 0, "no_press")],
            [(0, 1, "began", 1, 1, 0, -1)],
            [(0, 1, "began", 1, 1, 0, 0, "left")],
            [(0, 1, "began", 1, 1, 0, 0, 2**32)],
            [(0, 1, "began", 1, 1, 0, None)],
            [(0, 1, "touched", 1, 1)],
            [(0, 1, "began", 1, 1, "hand")],
            [("0", 1, "began", 1, 1)],
            [(0, 1.5, "began", 1, 1)],
            [(0, 2**63, "began", 1, 1)],
            [(0, 1, 2**31, 1, 1)],
            [(0, 1, "began", None, 1)],
        ):
            with self.subTest(touches), self.assertRaisesRegex(ValueError, "bad touch|a touch is a Touch"):
                self.view.push_touches([*tap(0.0), *touches] if isinstance(touches, list) else touches)
        with self.assertRaises(TypeError):
            self.view.push_touches(5)
        with self.assertRaisesRegex(ValueError, "bad touch|a touch is a Touch"):
            self.view.push_touch(0, 1, "touched", 1, 1)
        self.assertEqual(self.view.poll_events(), [])

    def test_the_error_counts_the_accepted_touches(self):
        bad = [*tap(0.0), Touch(0.5, 7, "moved", 1, 1), Touch(0.6, 8, "began", 1, 1)]
        for touches in (bad, packed(bad)):
            with self.subTest(type(touches)), View((400, 400), (1000, 1000)) as view:
                with self.assertRaises(tapzoom.ContactUnknownError) as caught:
                    view.push_touches(touches)
                self.assertEqual(caught.exception.accepted, 2)
                rest = bad[caught.exception.accepted + 1 :]
                view.push_touches(rest)
                self.assertTrue(view.state.flags & tapzoom.StateFlag.TOUCHED)

    def test_the_error_counts_zero_touches_before_the_first(self):
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.push_touches([Touch(0.0, 7, "moved", 1, 1)])
        self.assertEqual(caught.exception.accepted, 0)
        with self.assertRaises(tapzoom.ContactUnknownError) as caught:
            self.view.push_touch(0.0, 7, "moved", 1, 1)
        self.assertEqual(caught.exception.accepted, 0)

    def test_push_touches_reads_a_buffer_in_place(self):
        data = bytearray(packed(double_tap()))
        pointer, count = tapzoom.touches.borrow(data)
        start = ctypes.addressof(ctypes.c_char.from_buffer(data))
        self.assertEqual((ctypes.cast(pointer, ctypes.c_void_p).value, count), (start, 4))


class LenientTest(unittest.TestCase):
    def test_lenient_mode_mends_and_counts(self):
        with View((800, 600), (4000, 3000), lenient=True) as view:
            view.push_touch(1.0, 1, "began", 100, 100)
            view.advance(2.0)
            view.push_touches([(1.5, 1, "began", 50, 50), (1.6, 7, "moved", 1, 1)])
            frame = view.frame(1.0, [(1.7, 1, "ended", 50, 50)])
            self.assertEqual((frame.state.corrected_count, frame.state.time, frame.state.contact_count), (4, 2.0, 0))
            self.assertEqual(view.state.corrected_count, 4)
            with self.assertRaises(tapzoom.NotFiniteError):
                view.advance(float("nan"))
            view.config = view.config.replace(lenient=False)
            with self.assertRaises(tapzoom.TimeError):
                view.advance(1.0)


if __name__ == "__main__":
    unittest.main()

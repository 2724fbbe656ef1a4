# SPDX-License-Identifier: MIT
"""A snapshot holds a whole view, and a loaded view continues as the saved one."""

import unittest

from support import CONTENT, VIEWPORT, double_tap, glide, tapzoom


def view_in_a_fling():
    view = tapzoom.View(VIEWPORT, CONTENT, preset="maps", zoom_step=3)
    view.push_touches(double_tap())
    view.advance(1)
    view.push_touches(glide(1.5, (100, 100), (200, 170), up=0))
    view.advance(1.7)
    return view


def run_on(view):
    """Returns everything that is read within a second in which a finger catches the view."""
    result = []
    for frame in range(60):
        if frame == 20:
            view.push_touch(view.state.time, 3, "began", 50, 50)
        view.advance(view.state.time + 1 / 60)
        result.append((view.transform, view.target_transform, view.raster_scale, view.raster_transform(), view.state))
        if frame % 7 == 0:
            result.append(view.poll_events())
    return result


class SnapshotTest(unittest.TestCase):
    def test_a_loaded_view_continues_as_the_saved_one(self):
        view = view_in_a_fling()
        snapshot = view.save_state()
        first = run_on(view)
        self.assertNotEqual(view.save_state(), snapshot)
        view.load_state(snapshot)
        self.assertEqual(view.save_state(), snapshot)
        self.assertEqual(run_on(view), first)
        with tapzoom.View((5, 5), (7, 7), preset="board") as other:
            other.load_state(bytearray(snapshot))
            self.assertEqual(other.config.zoom_step, 3)
            self.assertEqual(run_on(other), first)

    def test_bytes_that_are_not_a_snapshot_raise_data_error(self):
        view = view_in_a_fling()
        snapshot = view.save_state()
        damaged = bytearray(snapshot)
        damaged[300] ^= 1
        for data in (b"", b"no snapshot", snapshot[:-1], snapshot + b"\0", damaged):
            with self.assertRaises(tapzoom.DataError) as caught:
                view.load_state(data)
            self.assertIs(type(caught.exception), tapzoom.DataError)
            self.assertIsInstance(caught.exception, ValueError)
        for wrong in (None, 5, "text"):
            self.assertRaises(TypeError, view.load_state, wrong)
        self.assertEqual(view.save_state(), snapshot)

    def test_a_load_is_recorded(self):
        snapshot = view_in_a_fling().save_state()
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.begin_recording()
            view.load_state(snapshot)
            view.advance(2)
            entries = list(tapzoom.replay(view.fetch_recording()))
            self.assertEqual([str(entry.kind) for entry in entries], ["start", "load_state", "advance"])
            self.assertEqual((entries[1].arguments, entries[1].time, entries[1].events), ({}, 1.7, []))
            self.assertEqual(entries[-1].transform, view.transform)

    def test_a_recording_begins_with_the_present_view(self):
        view = view_in_a_fling()
        view.begin_recording()
        first = run_on(view)
        with tapzoom.View((1, 1), (1, 1)) as other:
            entries = list(tapzoom.replay(view.fetch_recording(), other))
            self.assertEqual([str(entry.kind) for entry in entries[:2]], ["start", "load_state"])
            self.assertEqual(other.save_state(), view.save_state())
        polled = [event for read in first if isinstance(read, list) for event in read]
        self.assertEqual([event for entry in entries for event in entry.events], polled)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""A view as bytes, and back."""

import unittest

from support import CONTENT, VIEWPORT, double_tap, glide, tapzoom


def view_in_a_fling():
    view = tapzoom.View(VIEWPORT, CONTENT, preset="maps", zoom_step=3)
    view.push(double_tap())
    view.advance(1)
    view.push(glide(1.5, (100, 100), (200, 170), up=0))
    view.advance(1.7)
    return view


def run_on(view):
    """Everything that comes of a second in which a finger catches the view."""
    result = []
    for frame in range(60):
        if frame == 20:
            view.touch(view.time, 3, "began", 50, 50)
        view.advance(view.time + 1 / 60)
        result.append((view.transform, view.target_transform, view.raster, view.next_wake, view.state))
        if frame % 7 == 0:
            result.append(view.poll())
    return result


class SnapshotTest(unittest.TestCase):
    def test_run_again(self):
        view = view_in_a_fling()
        snapshot = view.save()
        first = run_on(view)
        self.assertNotEqual(view.save(), snapshot)
        view.load(snapshot)
        self.assertEqual(view.save(), snapshot)
        self.assertEqual(run_on(view), first)
        with tapzoom.View((5, 5), (7, 7), preset="board") as other:
            other.load(bytearray(snapshot))
            self.assertEqual(other.config.zoom_step, 3)
            self.assertEqual(run_on(other), first)

    def test_an_idle_view_is_small(self):
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            self.assertLess(len(view.save()), 1000)

    def test_errors(self):
        view = view_in_a_fling()
        snapshot = view.save()
        damaged = bytearray(snapshot)
        damaged[300] ^= 1
        for data in (b"", b"no snapshot", snapshot[:-1], snapshot + b"\0", damaged):
            with self.assertRaises(tapzoom.DataError) as caught:
                view.load(data)
            self.assertIs(type(caught.exception), tapzoom.DataError)
            self.assertIsInstance(caught.exception, ValueError)
        for wrong in (None, 5, "text"):
            self.assertRaises(TypeError, view.load, wrong)
        self.assertEqual(view.save(), snapshot)

    def test_a_load_is_recorded(self):
        snapshot = view_in_a_fling().save()
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.record()
            view.load(snapshot)
            view.advance(2)
            calls = list(tapzoom.replay(view.poll_record()))
            self.assertEqual([str(call.kind) for call in calls], ["start", "load", "advance"])
            self.assertEqual((calls[1].arguments, calls[1].time, calls[1].events), ({}, 1.7, []))
            self.assertEqual(calls[-1].transform, view.transform)

    def test_a_past_is_recorded(self):
        view = view_in_a_fling()
        view.record()
        first = run_on(view)
        with tapzoom.View((1, 1), (1, 1)) as other:
            calls = list(tapzoom.replay(view.poll_record(), other))
            self.assertEqual([str(call.kind) for call in calls[:2]], ["start", "load"])
            self.assertEqual(other.save(), view.save())
        polled = [event for entry in first if isinstance(entry, list) for event in entry]
        self.assertEqual([event for call in calls for event in call.events], polled)


if __name__ == "__main__":
    unittest.main()

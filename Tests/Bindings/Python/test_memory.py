# SPDX-License-Identifier: MIT
"""Views work in threads and are freed."""

import gc
import sys
import threading
import unittest
import weakref
from unittest import mock

from support import CONTENT, VIEWPORT, double_tap, run_python, tap, tapzoom
from tapzoom import View


def play(result):
    """Plays many touches and frames, and appends everything that can be read."""
    with View(VIEWPORT, CONTENT, preset="maps") as view:
        time = 0.0
        for turn in range(40):
            touches = double_tap(time, 50 + 7 * turn, 300 - 5 * turn) if turn % 3 else tap(time)
            view.push_touches(touches)
            for frame in range(40):
                view.advance(touches[-1].time + frame / 60)
                result.append((view.transform, view.visible_rect(), view.state))
                result.extend(view.poll_events())
            time = touches[-1].time + 1


class ThreadTest(unittest.TestCase):
    def test_views_in_threads_give_equal_results(self):
        alone = []
        play(alone)
        results = [[] for _ in range(4)]
        threads = [threading.Thread(target=play, args=(result,)) for result in results]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for result in results:
            self.assertEqual(result, alone)

    def test_a_view_works_in_another_thread(self):
        view = View(VIEWPORT, CONTENT)
        thread = threading.Thread(target=lambda: view.push_touches(double_tap()))
        thread.start()
        thread.join()
        self.assertEqual(len(view.poll_events()), 4)
        thread = threading.Thread(target=view.close)
        thread.start()
        thread.join()
        self.assertTrue(view.closed)


class FreeTest(unittest.TestCase):
    def count_destroyed(self, use):
        """Returns how many views the package frees."""
        with mock.patch.object(tapzoom.view.lib, "tapzoom_destroy", wraps=tapzoom.view.lib.tapzoom_destroy) as destroy:
            use()
            gc.collect()
            return destroy.call_count

    def test_a_closed_view_is_freed_once(self):
        def use():
            view = View(VIEWPORT, CONTENT)
            view.close()
            view.close()

        self.assertEqual(self.count_destroyed(use), 1)

    def test_a_view_without_references_is_freed_once(self):
        self.assertEqual(self.count_destroyed(lambda: View(VIEWPORT, CONTENT)), 1)

    def test_a_view_in_a_reference_cycle_is_freed_once(self):
        def use():
            view = View(VIEWPORT, CONTENT)
            cycle = [view]
            cycle.append(cycle)

        self.assertEqual(self.count_destroyed(use), 1)

    def test_a_view_that_was_not_created_is_not_freed(self):
        def use():
            with self.assertRaises(tapzoom.RangeError):
                View((0, 0), CONTENT)

        self.assertEqual(self.count_destroyed(use), 0)

    def test_the_package_holds_no_reference_to_a_view(self):
        view = View(VIEWPORT, CONTENT)
        view.push_touches(double_tap())
        gone = weakref.ref(view)
        del view
        self.assertIsNone(gone())

    def test_a_view_that_is_alive_at_exit_is_no_error(self):
        done = run_python("-c", "import tapzoom; view = tapzoom.View((1, 1), (1, 1))")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_views_leave_no_object(self):
        data = bytearray(tapzoom.TOUCH_BYTES * 8)

        def use():
            with View(VIEWPORT, CONTENT) as view:
                view.push_touches(double_tap())
                view.push_touches(iter(double_tap(1)))
                try:
                    view.push_touches(data)
                except tapzoom.EnumError:
                    pass
                view.advance(2)
                view.poll_events()
                view.config = view.config.replace(zoom_step=3)
                str((view, view.transform.matrix(), view.visible_rect(), view.state, view.scale_range))

        def blocks():
            gc.collect()
            return sys.getallocatedblocks()

        for _ in range(30):
            use()
        before = blocks()
        for _ in range(200):
            use()
        self.assertLess(blocks() - before, 10)

    def test_10_000_frames_leave_no_garbage(self):
        """Each frame frees all of its objects at once: none remains, and none waits for the collector of cycles."""
        packed = (tapzoom.CTouch * 2)()
        with View((800, 600), (4000, 3000)) as view:
            kinds = set()

            def play(first, last):
                for index in range(first, last):
                    # A pinch of 126 frames, in tuples and in a buffer by turns, and two idle frames.
                    time, step = index / 1024, index % 128
                    if step >= 126:
                        view.frame(time)
                        continue
                    phase = 1 if step == 0 else 3 if step == 125 else 2
                    x = 300 - step
                    if index % 2:
                        touches = [(time, 1, phase, x, 300), (time, 2, phase, 500, 300 + step)]
                    else:
                        packed[0] = time, 1, x, 300, phase
                        packed[1] = time, 2, 500, 300 + step, phase
                        touches = packed
                    frame = view.frame(time, touches)
                    kinds.update([event.kind for event in frame.events])

            def allocated():
                return sys.getallocatedblocks(), len(gc.get_objects())

            gc.collect()
            gc.disable()
            try:
                play(0, 1280)  # Fills the interpreter's lists of free objects, which a collection empties.
                before = allocated()
                play(1280, 11_280)
                after = allocated()
            finally:
                gc.enable()
        self.assertTrue({tapzoom.EventKind.PAN, tapzoom.EventKind.PINCH} <= kinds)
        for one, other in zip(before, after):
            self.assertLess(other - one, 10)


if __name__ == "__main__":
    unittest.main()

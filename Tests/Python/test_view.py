# SPDX-License-Identifier: MIT
"""The view: every method, through the shared library."""

import copy
import math
import pickle
import unittest

from support import double_tap, names, tap, tapzoom
from tapzoom import EventKind, Phase, State, Transform, View


class ViewTest(unittest.TestCase):
    """A viewport of 400 x 400 over content of 1000 x 1000: the full view has scale 0.4."""

    def setUp(self):
        self.view = View((400, 400), (1000, 1000), preset="maps")
        self.addCleanup(self.view.close)

    def almost(self, found, expected, places=9):
        self.assertEqual(len(found), len(expected))
        for one, other in zip(found, expected):
            self.assertAlmostEqual(one, other, places)

    # Life

    def test_with(self):
        with View((400, 400), (1000, 1000)) as view:
            self.assertFalse(view.closed)
        self.assertTrue(view.closed)
        with self.assertRaises(tapzoom.ClosedError), view:
            pass

    def test_an_error_leaves_the_block_and_closes(self):
        with self.assertRaises(KeyError), View((400, 400), (1000, 1000)) as view:
            raise KeyError
        self.assertTrue(view.closed)

    def test_closing_again_does_nothing(self):
        self.view.close()
        self.view.close()
        self.assertTrue(self.view.closed)
        self.assertIn("closed", repr(self.view))

    def test_use_after_close(self):
        view, config = self.view, self.view.config
        view.close()
        uses = {
            "config": lambda: view.config,
            "set config": lambda: setattr(view, "config", config),
            "resize": lambda: view.resize(1, 1),
            "set_content_size": lambda: view.set_content_size(1, 1),
            "set_insets": lambda: view.set_insets(1),
            "push": lambda: view.push(tap(0.0)),
            "push nothing": lambda: view.push([]),
            "push bytes": lambda: view.push(b""),
            "touch": lambda: view.touch(0.0, 1, "began", 1, 1),
            "cancel": lambda: view.cancel(0.0),
            "advance": lambda: view.advance(0.0),
            "time": lambda: view.time,
            "next_wake": lambda: view.next_wake,
            "poll": view.poll,
            "transform": lambda: view.transform,
            "target_transform": lambda: view.target_transform,
            "matrix": lambda: view.matrix,
            "visible_rect": lambda: view.visible_rect,
            "target_rect": lambda: view.target_rect,
            "raster": lambda: view.raster,
            "zoom_rect": lambda: view.zoom_rect(1, (0, 0)),
            "scale_range": lambda: view.scale_range,
            "state": lambda: view.state,
            "view_to_content": lambda: view.view_to_content((0, 0)),
            "content_to_view": lambda: view.content_to_view((0, 0)),
            "zoom_to_rect": lambda: view.zoom_to_rect((0, 0, 1, 1)),
            "zoom_to": lambda: view.zoom_to(1, (0, 0)),
            "zoom_by": lambda: view.zoom_by(2, (0, 0)),
            "set_transform": lambda: view.set_transform((1, 0, 0, 0)),
            "reset": view.reset,
            "stop": view.stop,
            "save": view.save,
            "load": lambda: view.load(b""),
            "record": view.record,
            "poll_record": view.poll_record,
        }
        for name, use in uses.items():
            with self.subTest(name), self.assertRaisesRegex(tapzoom.ClosedError, "closed"):
                use()
        public = {name for name in dir(View) if not name.startswith("_")}
        self.assertEqual(public - set(uses), {"close", "closed"})

    def test_no_copies(self):
        with self.assertRaisesRegex(TypeError, "copied or pickled"):
            copy.copy(self.view)
        with self.assertRaisesRegex(TypeError, "copied or pickled"):
            pickle.dumps(self.view)

    def test_wrong_types(self):
        for call in (
            lambda: View(("a", 1), (1, 1)),
            lambda: self.view.resize("a", 1),
            lambda: self.view.advance(None),
            lambda: self.view.zoom_to(1, ("a", 1)),
            lambda: self.view.zoom_to(1, 2),
        ):
            with self.assertRaises(TypeError):
                call()
        with self.assertRaises(AttributeError):
            self.view.scale = 2

    # Where the content is

    def test_full_view(self):
        self.almost(self.view.transform, (0.4, 0, 0, 0))
        self.assertEqual(self.view.target_transform, self.view.transform)
        self.almost(self.view.visible_rect, (0, 0, 1000, 1000))
        self.assertEqual(self.view.target_rect, self.view.visible_rect)
        self.assertEqual(self.view.raster, (0.4, (1, 0, 0, 0)))
        self.almost(self.view.scale_range, (0.4, 25.6, 0.4))
        self.assertEqual(self.view.scale_range.full, self.view.transform.scale)
        self.assertEqual(self.view.state, State.AT_MIN)
        self.assertEqual(self.view.next_wake, math.inf)
        self.assertIn("0.4", repr(self.view))

    def test_matrix(self):
        self.view.zoom_to(0.8, (100, 50), animated=False)
        scale, _, x, y = self.view.transform
        self.almost(self.view.matrix, (scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, x, y, 0, 1), 5)

    def test_conversions(self):
        self.view.zoom_to(0.8, (100, 50), animated=False)
        point = self.view.view_to_content((10, 20))
        self.almost(self.view.content_to_view(point), (10, 20))
        self.almost(self.view.transform.invert((10, 20)), point)
        self.almost(self.view.transform.apply(point), (10, 20))
        self.almost(self.view.content_to_view((250, 125)), (100, 50))

    def test_transform_with_rotation(self):
        transform = Transform(2, math.pi / 2, 10, 20)
        self.almost(transform.apply((3, 4)), (2, 26))
        self.almost(transform.invert((2, 26)), (3, 4))

    def test_zoom_rect(self):
        rect = self.view.zoom_rect(2, (500, 600))
        self.almost(rect, (400, 500, 200, 200))
        self.view.zoom_to_rect(rect, animated=False)
        self.almost(self.view.visible_rect, rect)
        self.assertAlmostEqual(self.view.transform.scale, 2)

    # Sizes

    def test_resize(self):
        self.view.zoom_to(0.8, (200, 200), animated=False)
        self.view.resize(800, 800)
        self.assertAlmostEqual(self.view.transform.scale, 1.6)
        self.almost(self.view.view_to_content((400, 400)), (500, 500))

    def test_set_content_size(self):
        self.view.zoom_to(0.8, (200, 200), animated=False)
        self.view.set_content_size(4000, 4000)
        self.assertAlmostEqual(self.view.transform.scale, 0.2)
        self.almost(self.view.view_to_content((200, 200)), (2000, 2000), 6)

    def test_set_insets(self):
        with View((400, 400), (1000, 1000)) as view:
            view.set_insets(left=100, right=100, top=100, bottom=100)
            self.almost(view.transform, (0.2, 0, 100, 100))
            view.set_insets()
            self.almost(view.transform, (0.4, 0, 0, 0))

    # Touches, time and events

    def test_double_tap(self):
        view = self.view
        view.push(double_tap())
        events = view.poll()
        self.assertEqual(names(events), ["tap_up began", "tap_up cancelled", "double_tap", "zoom began"])
        event = events[2]
        self.assertIs(event.kind, EventKind.DOUBLE_TAP)
        self.assertIs(event.phase, Phase.ONCE)
        self.assertIs(event.tool, tapzoom.Tool.FINGER)
        self.assertEqual((event.time, event.contact_count, event.tap_count), (0.2, 1, 2))
        self.almost(event.view_point, (100, 150))
        self.almost(event.content_point, (250, 375))
        self.assertAlmostEqual(event.scale, 0.4)
        self.assertEqual(event.rotation, 0)
        self.assertEqual((event.velocity, event.direction), ((0, 0), tapzoom.Direction.NONE))
        self.assertEqual(view.poll(), [])

        self.assertTrue(view.state & State.MOVING)
        self.assertEqual(view.next_wake, 0.2)
        self.almost(view.target_transform, (0.8, 0, -100, -150))
        view.advance(0.3)
        self.assertTrue(0.4 < view.transform.scale < 0.8)
        view.advance(1)
        self.assertEqual(names(view.poll()), ["zoom ended", "settled"])
        self.almost(view.transform, (0.8, 0, -100, -150))
        self.assertEqual(view.state, State.ZOOMED)
        self.assertEqual(view.next_wake, math.inf)

    def test_single_tap(self):
        self.view.push(tap(0.0))
        self.assertEqual(self.view.state & (State.TOUCHED | State.EVENTS), State.EVENTS)
        self.assertAlmostEqual(self.view.next_wake, 0.36)
        self.view.advance(0.3)
        self.assertEqual(names(self.view.poll()), ["tap_up began"])
        self.view.advance(10)
        events = self.view.poll()
        self.assertEqual(names(events), ["tap_up ended", "tap"])
        self.assertAlmostEqual(events[1].time, 0.36)

    def test_long_press(self):
        self.view.touch(0.0, 1, "began", 10, 10, tool="pen")
        self.assertTrue(self.view.state & State.TOUCHED)
        self.view.advance(0.5)
        self.view.touch(0.6, 1, "ended", 10, 10)
        events = self.view.poll()
        self.assertEqual(names(events), ["long_press began", "long_press ended"])
        self.assertIs(events[0].tool, tapzoom.Tool.PEN)

    def test_cancel(self):
        self.view.push(tap(0.0))
        self.view.touch(0.1, 2, "began", 10, 10)
        self.view.cancel(0.2)
        self.assertFalse(self.view.state & State.TOUCHED)
        self.view.advance(2)
        self.assertEqual(names(self.view.poll()), ["tap_up began", "tap_up cancelled"])

    def test_more_events_than_one_poll_of_the_library_takes(self):
        for number in range(60):
            self.view.push(tap(number * 1.0))
        self.view.advance(100)
        self.assertTrue(self.view.state & State.EVENTS_LOST)
        events = self.view.poll()
        # Dropped are single events or whole pairs.
        self.assertIn(len(events), (tapzoom.EVENT_CAPACITY - 1, tapzoom.EVENT_CAPACITY))
        self.assertEqual(names(events)[-1], "tap")
        self.assertFalse(self.view.state & (State.EVENTS | State.EVENTS_LOST))

    def test_wanted_events_only(self):
        with View((400, 400), (1000, 1000), preset="maps", events=["double_tap"]) as view:
            view.push(double_tap())
            view.advance(1)
            self.assertEqual(names(view.poll()), ["double_tap"])

    def test_events_of_kinds_to_come_are_skipped(self):
        from tapzoom._abi import CEvent
        from tapzoom.events import read_events

        events = (CEvent * 2)()
        events[0].kind, events[1].kind = 99, 2
        events[1].direction = 99
        (event,) = read_events(memoryview(events).cast("B"))
        self.assertEqual((names([event]), event.direction), (["tap"], 99))

    # Commands

    def test_commands_at_once(self):
        view = self.view
        view.advance(0)
        for command, scale in (
            (lambda: view.zoom_to(1, (200, 200), animated=False), 1),
            (lambda: view.zoom_by(2, (200, 200), animated=False), 2),
            (lambda: view.zoom_by(1e-6, (200, 200), animated=False), 0.4),
            (lambda: view.zoom_to_rect((400, 400, 100, 50), animated=False), 4),
            (lambda: view.set_transform((3, 0, -1000, -1100), animated=False), 3),
            (lambda: view.reset(animated=False), 0.4),
        ):
            command()
            self.assertAlmostEqual(view.transform.scale, scale)
            self.assertEqual(names(view.poll()), ["zoom began", "zoom ended", "settled"])

    def test_commands_animated(self):
        view = self.view
        view.advance(0)
        for index, (command, scale) in enumerate((
            (lambda: view.zoom_to(1, (200, 200)), 1),
            (lambda: view.zoom_by(2, (200, 200)), 2),
            (lambda: view.zoom_to_rect((400, 400, 100, 50)), 4),
            (lambda: view.set_transform(Transform(3, 0, -1000, -1100)), 3),
            (lambda: view.reset(animated=True), 0.4),
        )):  # fmt: skip
            before = view.transform
            command()
            self.almost(view.transform, before)
            self.assertAlmostEqual(view.target_transform.scale, scale)
            self.assertEqual(names(view.poll()), ["zoom began"])
            view.advance(index + 1)
            self.assertAlmostEqual(view.transform.scale, scale)
            self.assertEqual(names(view.poll()), ["zoom ended", "settled"])

    def test_stop(self):
        self.view.advance(0)
        self.view.zoom_to(2, (200, 200))
        self.view.advance(0.15)
        scale = self.view.transform.scale
        self.view.stop()
        self.view.advance(1)
        self.assertAlmostEqual(self.view.transform.scale, scale)
        self.assertIn("zoom cancelled", names(self.view.poll()))

    def test_saved_transform(self):
        self.view.zoom_to(1.7, (30, 60), animated=False)
        saved = self.view.transform
        with View((400, 400), (1000, 1000), preset="maps") as other:
            other.set_transform(saved, animated=False)
            self.assertEqual(other.transform, saved)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Every method of a view, with the shared library."""

import copy
import pickle
import unittest

from support import names, tap, tapzoom
from tapzoom import Rect, Transform, View, Viewport


class ViewTest(unittest.TestCase):
    """A viewport of 400 x 400 over content of 1000 x 1000: the fitted view has scale 0.4."""

    def setUp(self):
        self.view = View((400, 400), (1000, 1000), preset="maps")
        self.addCleanup(self.view.close)

    def almost(self, found, expected, places=9):
        self.assertEqual(len(found), len(expected))
        for one, other in zip(found, expected):
            self.assertAlmostEqual(one, other, places)

    def test_the_constructor_has_the_manual(self):
        self.assertEqual(View.__init__.__doc__, View.__doc__)
        self.assertIn("viewport  Width and height", View.__doc__)

    def test_a_view_inside_a_zooming_view(self):
        """As the page of the photo wall says: slops are those of the glass, and a finger that rests keeps its photo."""
        table = View((1280, 800), (3200, 2000), preset="maps")
        photo = View((3200, 2000), (800, 600), preset="board", points_per_unit=table.transform.scale)

        def push(time, phase, x, y):
            photo.push_touch(time, 1, phase, *table.transform.to_content((x, y)))
            photo.advance(time)

        before = photo.transform.x
        push(0.0, "began", 640, 400)
        for step in range(1, 21):
            push(0.01 * step, "moved", 640 + 20 * step, 400)
        self.assertAlmostEqual(photo.transform.x - before, (400 - 10) / table.transform.scale)
        point = (table.transform @ photo.transform).to_content((1040, 400))
        table.zoom_by(2, (0, 0))
        photo.config = photo.config.replace(points_per_unit=table.transform.scale)
        push(0.3, "moved", 1040, 400)
        self.almost((table.transform @ photo.transform).to_view(point), (1040, 400), 6)

    # Life

    def test_a_with_block_closes_the_view(self):
        with View((400, 400), (1000, 1000)) as view:
            self.assertFalse(view.closed)
        self.assertTrue(view.closed)
        with self.assertRaises(tapzoom.ClosedError), view:
            pass

    def test_an_exception_in_a_with_block_closes_the_view(self):
        with self.assertRaises(KeyError), View((400, 400), (1000, 1000)) as view:
            raise KeyError
        self.assertTrue(view.closed)

    def test_closing_again_does_nothing(self):
        self.view.close()
        self.view.close()
        self.assertTrue(self.view.closed)
        self.assertIn("closed", repr(self.view))

    def test_every_use_after_close_raises_closed_error(self):
        view, config = self.view, self.view.config
        view.close()
        uses = {
            "config": lambda: view.config,
            "set config": lambda: setattr(view, "config", config),
            "set_config": lambda: view.set_config(config),
            "viewport": lambda: view.viewport,
            "content": lambda: view.content,
            "set_viewport": lambda: view.set_viewport((1, 1)),
            "set_content": lambda: view.set_content((1, 1)),
            "set_pager_offset": lambda: view.set_pager_offset(0, 0),
            "contacts": view.contacts,
            "contact_owner": lambda: view.contact_owner(1),
            "set_contact_owner": lambda: view.set_contact_owner(1, "host"),
            "push_touches": lambda: view.push_touches(tap(0.0)),
            "push nothing": lambda: view.push_touches([]),
            "push bytes": lambda: view.push_touches(b""),
            "push_touch": lambda: view.push_touch(0.0, 1, "began", 1, 1),
            "push_scroll": lambda: view.push_scroll(0.0, 1, 1),
            "cancel_touches": lambda: view.cancel_touches(0.0),
            "pen_near": lambda: view.pen_near(0.0),
            "advance": lambda: view.advance(0.0),
            "rebase_time": lambda: view.rebase_time(1.0),
            "frame": lambda: view.frame(0.0),
            "frame with touches": lambda: view.frame(0.0, tap(0.0)),
            "poll_events": view.poll_events,
            "transform": lambda: view.transform,
            "transform_at": lambda: view.transform_at(0.0),
            "target_transform": lambda: view.target_transform,
            "velocity": lambda: view.velocity,
            "overscroll": lambda: view.overscroll,
            "visible_rect": view.visible_rect,
            "pan_range": view.pan_range,
            "visible_rect of a transform": lambda: view.visible_rect((1, 0, 0, 0)),
            "raster_scale": lambda: view.raster_scale,
            "raster_transform": view.raster_transform,
            "raster_transform of a transform": lambda: view.raster_transform((1, 0, 0, 0)),
            "scale_range": lambda: view.scale_range,
            "state": lambda: view.state,
            "zoom_to_rect": lambda: view.zoom_to_rect((0, 0, 1, 1)),
            "zoom_to": lambda: view.zoom_to(1, (0, 0)),
            "pan_by": lambda: view.pan_by(1, 1),
            "zoom_by": lambda: view.zoom_by(2, (0, 0)),
            "rotate_by": lambda: view.rotate_by(1, (0, 0)),
            "step": lambda: view.step("left"),
            "actions": lambda: view.actions,
            "set_velocity": lambda: view.set_velocity((1, 1)),
            "center_on": lambda: view.center_on((0, 0)),
            "rotate_to": lambda: view.rotate_to(1, (0, 0)),
            "smart_zoom": lambda: view.smart_zoom((0, 0, 1, 1), (0, 0)),
            "set_transform": lambda: view.set_transform((1, 0, 0, 0)),
            "fit": view.fit,
            "stop_motion": view.stop_motion,
            "save_state": view.save_state,
            "load_state": lambda: view.load_state(b""),
            "begin_recording": view.begin_recording,
            "end_recording": view.end_recording,
            "fetch_recording": view.fetch_recording,
        }
        for name, use in uses.items():
            with self.subTest(name), self.assertRaisesRegex(tapzoom.ClosedError, "closed"):
                use()
        public = {name for name in dir(View) if not name.startswith("_")}
        self.assertEqual(public - set(uses), {"close", "closed"})

    def test_a_view_cannot_be_copied_or_pickled(self):
        with self.assertRaisesRegex(TypeError, "copied or pickled"):
            copy.copy(self.view)
        with self.assertRaisesRegex(TypeError, "copied or pickled"):
            pickle.dumps(self.view)

    def test_arguments_of_wrong_types_raise_type_error(self):
        for call in (
            lambda: View(("a", 1), (1, 1)),
            lambda: View(1, (1, 1)),
            lambda: self.view.set_viewport(("a", 1)),
            lambda: self.view.set_viewport(1),
            lambda: self.view.set_content((1, None)),
            lambda: self.view.set_content((1, 1), keep=None),
            lambda: self.view.advance(None),
            lambda: self.view.zoom_to(1, ("a", 1)),
            lambda: self.view.zoom_to(1, 2),
            lambda: self.view.zoom_to("1", (1, 2)),
            lambda: self.view.center_on(2),
            lambda: self.view.pan_by("1", 0),
            lambda: self.view.pan_by(1),
            lambda: self.view.rotate_by(None, (1, 2)),
            lambda: self.view.rotate_by(1, 2),
            lambda: self.view.set_velocity(1),
            lambda: self.view.set_velocity(("1", 2)),
            lambda: self.view.set_velocity((1, 2, 0, 0, 3)),
            lambda: self.view.push_scroll(0, 1, None),
            lambda: self.view.push_scroll(0, 1, 2, dy="1"),
            lambda: self.view.push_scroll(0, 1, 2, unit=1.5),
            lambda: self.view.push_scroll(0, 1, 2, 3),
            lambda: self.view.fit(duration="1"),
            lambda: self.view.set_transform(None),
            lambda: self.view.set_transform(("1", 0, 0, 0)),
            lambda: self.view.visible_rect(1),
            lambda: self.view.pan_range(1),
            lambda: self.view.transform.to_view("ab"),
            lambda: self.view.transform.matrix(0),
            lambda: self.view.transform.compose(2),
            lambda: self.view.transform @ 2,
            lambda: self.view.transform.interpolate(2, 0.5),
            lambda: self.view.transform.interpolate((1, 0, 0, 0), "1"),
            lambda: self.view.raster_transform(1),
            lambda: Transform("1", 0, 0, 0).inverse(),
            lambda: Transform("1", 0, 0, 0).affine(),
        ):
            with self.assertRaises(TypeError):
                call()
        with self.assertRaises(AttributeError):
            self.view.scale = 2

    def test_tuples_of_wrong_lengths_raise_value_error(self):
        """A missing number does not count as 0, and an extra one is not ignored."""
        view, transform = self.view, self.view.transform
        calls = {
            "viewport": (lambda given: View(given, (1, 1)), (2, 6)),
            "content": (lambda given: View((1, 1), given), (2, 4)),
            "set_viewport": (view.set_viewport, (2, 6)),
            "set_content": (view.set_content, (2, 4)),
            "set_transform": (view.set_transform, (4,)),
            "zoom_to_rect": (view.zoom_to_rect, (4,)),
            "zoom_to": (lambda given: view.zoom_to(1, given), (2,)),
            "zoom_by": (lambda given: view.zoom_by(2, given), (2,)),
            "rotate_by": (lambda given: view.rotate_by(2, given), (2,)),
            "view point": (lambda given: view.set_velocity((1, 2, 0, 0, given)), (2,)),
            "center_on": (view.center_on, (2,)),
            "visible_rect": (view.visible_rect, (4,)),
            "pan_range": (view.pan_range, (4,)),
            "raster_transform": (view.raster_transform, (4,)),
            "compose": (transform.compose, (4,)),
            "interpolate": (lambda given: transform.interpolate(given, 0.5), (4,)),
            "to_content": (transform.to_content, (2,)),
            "to_view": (transform.to_view, (2,)),
            "matrix": (transform.matrix, (2,)),
        }
        for name, (call, lengths) in calls.items():
            for length in range(9):
                given = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)[:length]
                with self.subTest(name, given=given):
                    before = view.save_state()
                    if length in lengths:
                        call(given)
                        call(list(given))
                    else:
                        with self.assertRaisesRegex(ValueError, f"must have {' or '.join(map(str, lengths))} numbers"):
                            call(given)
                        self.assertEqual(view.save_state(), before)

    def test_unknown_names_raise_value_error(self):
        before = self.view.save_state()
        known = {"unit": "pixel, line", "source": "wheel, trackpad", "phase": "unphased, began"}
        for argument, names_of in known.items():
            with self.assertRaisesRegex(ValueError, f"the names are {names_of}"):
                self.view.push_scroll(0, 1, 1, **{argument: "down"})
        self.assertEqual(self.view.save_state(), before)

    def test_a_velocity_has_two_or_five_values(self):
        for length in range(9):
            given = (1.0, 2.0, 0.0, 0.0, (5.0, 6.0), 7.0, 8.0, 9.0)[:length]
            with self.subTest(given):
                if length in (2, 5):
                    self.view.set_velocity(given)
                else:
                    self.assertRaisesRegex(
                        ValueError, r"^velocity must be \(x, y\) or \(x, y, log_scale", self.view.set_velocity, given)

    # Sizes

    def test_viewport_and_content_read_what_the_host_has_set(self):
        self.assertEqual((self.view.viewport, self.view.content), (Viewport(400, 400), Rect(0, 0, 1000, 1000)))
        self.view.set_viewport((300, 500, 1, 2, 3, 4))
        self.view.set_content((-5, 6, 70, 80))
        self.assertEqual((self.view.viewport, self.view.content), ((300, 500, 1, 2, 3, 4), (-5, 6, 70, 80)))
        self.assertIsInstance(self.view.viewport, Viewport)
        self.assertIsInstance(self.view.content, Rect)
        self.view.set_viewport(self.view.viewport)

    # Touches, time and events

    def test_contacts_lists_the_contacts_that_are_down(self):
        view = View((400, 400), (1000, 1000), preset="maps", host_tools={"pen"})
        self.addCleanup(view.close)
        self.assertEqual(view.contacts(), [])
        view.push_touch(1, -7, "began", 100, 150, "pen", buttons="eraser")
        view.push_touch(1.5, 3, "began", 40, 60)
        view.push_touch(2, -7, "moved", 110, 170, "pen")
        view.advance(2)
        pen = tapzoom.Contact(
            -7, 110, 170, 1, (100, 150), (250, 375), tapzoom.Owner.HOST, tapzoom.Tool.PEN, tapzoom.Button.ERASER)
        finger = tapzoom.Contact(
            3, 40, 60, 1.5, (40, 60), (100, 150), tapzoom.Owner.VIEW, tapzoom.Tool.FINGER, tapzoom.Button(0))
        self.assertEqual(sorted(view.contacts(), key=lambda contact: contact.landing_time), [pen, finger])
        self.assertIsInstance(view.contacts()[0].landing_content_point, tapzoom.Point)
        self.assertIsInstance(view.contacts()[0].owner, tapzoom.Owner)
        view.push_touch(2, -7, "ended", 110, 170, "pen")
        self.assertEqual([contact.id for contact in view.contacts()], [3])
        view.push_touches([(2, id, "began", 0, 0) for id in range(10, 25)])
        self.assertEqual(len(view.contacts()), tapzoom.MAX_CONTACTS)

    def test_an_event_names_its_contact(self):
        self.view.push_touches(tap(0.0))
        event = self.view.poll_events()[0]
        self.assertEqual(event.contact, 1)
        self.assertEqual(event.landing_view_point, event.view_point)
        self.assertEqual(event.landing_content_point, event.content_point)
        self.view.zoom_to(2, (0, 0))
        animation = self.view.poll_events()[0]
        self.assertEqual((animation.contact, animation.landing_view_point), (0, (0, 0)))

    def test_unknown_event_kinds_are_skipped(self):
        from tapzoom._abi import CEvent
        from tapzoom.events import read_events

        events = (CEvent * 2)()
        events[0].kind, events[1].kind = 99, 2
        events[1].limits = 99
        (event,) = read_events(memoryview(events).cast("B"))
        self.assertEqual((names([event]), event.limits), (["tap"], 99))

    # Commands

    def test_options_animate_commands(self):
        """They last for animation_duration, or for their own duration, which also animates without animated."""
        view = self.view
        view.advance(0)
        for index, (command, scale) in enumerate((
            (lambda **options: view.zoom_to(1, (200, 200), **options), 1),
            (lambda **options: view.zoom_by(2, (200, 200), **options), 2),
            (lambda **options: view.zoom_to_rect((400, 400, 100, 50), **options), 4),
            (lambda **options: view.set_transform(Transform(3, 0, -1000, -1100), **options), 3),
            (lambda **options: view.center_on((500, 500), 2, **options), 2),
            (lambda **options: view.fit(**options), 0.4),
        )):  # fmt: skip
            options, duration = (
                ({"animated": True}, 0.3), ({"animated": True, "duration": 0.5}, 0.5), ({"duration": 0.2}, 0.2)
            )[index % 3]
            with self.subTest(options, scale=scale):
                before = view.transform
                command(**options)
                self.almost(view.transform, before)
                self.assertAlmostEqual(view.target_transform.scale, scale)
                self.assertEqual(names(view.poll_events()), ["animation began"])
                view.advance(index + 1)
                self.assertAlmostEqual(view.transform.scale, scale)
                events = view.poll_events()
                limits = ["limit began"] if scale == 0.4 else []
                self.assertEqual(names(events), ["animation ended", *limits, "settled"])
                self.assertAlmostEqual(events[0].time, index + duration)


if __name__ == "__main__":
    unittest.main()

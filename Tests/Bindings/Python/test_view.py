# SPDX-License-Identifier: MIT
"""Every method of a view, with the shared library."""

import copy
import math
import pickle
import unittest

from support import double_tap, names, tap, tapzoom
from tapzoom import Direction, EventKind, Limit, Phase, Rect, StateFlag, Transform, View, Viewport


class ViewTest(unittest.TestCase):
    """A viewport of 400 x 400 over content of 1000 x 1000: the fitted view has scale 0.4."""

    def setUp(self):
        self.view = View((400, 400), (1000, 1000), preset="maps")
        self.addCleanup(self.view.close)

    def almost(self, found, expected, places=9):
        self.assertEqual(len(found), len(expected))
        for one, other in zip(found, expected):
            self.assertAlmostEqual(one, other, places)

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

    # Where the content is

    def test_transform_at_shows_resampled_fingers(self):
        self.assertEqual(self.view.transform_at(-1e12), self.view.transform)
        self.view.zoom_to(2, (200, 200))
        self.view.push_touch(0, 1, "began", 100, 200)
        for i in range(1, 6):
            self.view.push_touch(0.01 * i, 1, "moved", 100 + 20 * i, 200)
        self.view.advance(0.05)
        before = self.view.save_state()
        exact = self.view.transform
        self.assertAlmostEqual(self.view.transform_at(0.05).x, exact.x - 20)
        self.assertAlmostEqual(self.view.transform_at(0.055).x, exact.x - 10)
        self.assertEqual(self.view.transform_at(1), exact)
        with self.assertRaises(tapzoom.TimeError):
            self.view.transform_at(0.04)
        with self.assertRaises(tapzoom.NotFiniteError):
            self.view.transform_at(math.nan)
        self.assertEqual(self.view.save_state(), before)

    def test_a_new_view_shows_the_fitted_view(self):
        self.almost(self.view.transform, (0.4, 0, 0, 0))
        self.assertEqual(self.view.target_transform, self.view.transform)
        self.almost(self.view.visible_rect(), (0, 0, 1000, 1000))
        self.assertEqual(self.view.visible_rect(self.view.target_transform), self.view.visible_rect())
        self.assertEqual((self.view.raster_scale, self.view.raster_transform()), (0.4, (1, 0, 0, 0)))
        self.almost(self.view.scale_range, (0.4, 25.6, 0.4))
        self.assertEqual(self.view.scale_range.fitted, self.view.transform.scale)
        self.assertIn("0.4", repr(self.view))

    def test_state_reports_clock_deadline_flags_and_counts(self):
        edges = Limit.LEFT | Limit.TOP | Limit.RIGHT | Limit.BOTTOM
        state = self.view.state
        self.assertEqual(state, (-math.inf, math.inf, StateFlag(0), edges | Limit.MIN_SCALE, 0, 0))
        self.assertEqual((state.time, state.next_deadline), (-math.inf, math.inf))
        self.assertEqual((state.contact_count, state.waiting_count), (0, 0))
        self.assertEqual((state.flags, state.limits), (StateFlag(0), edges | Limit.MIN_SCALE))
        self.assertEqual((type(state.flags), type(state.limits)), (StateFlag, Limit))

        self.view.push_touches([(1, 1, "began", 10, 20), (1, 2, "began", 300, 300)])
        state = self.view.state
        self.assertEqual((state.time, state.next_deadline), (1, math.inf))
        self.assertEqual((state.contact_count, state.waiting_count), (2, 0))
        self.assertEqual(state.flags, StateFlag.TOUCHED)
        self.view.push_touches([(1.25, 1, "moved", 11, 20)])
        self.assertEqual((self.view.state.time, self.view.state.next_deadline), (1.25, 1.25))
        self.view.cancel_touches(1.5)
        self.assertEqual(self.view.state, (1.5, math.inf, StateFlag(0), edges | Limit.MIN_SCALE, 0, 0))

        self.view.zoom_to(1, (0, 0))
        state = self.view.state
        self.assertEqual((state.flags, state.limits), (StateFlag.ZOOMED, Limit.LEFT | Limit.TOP))
        self.assertEqual(state.waiting_count, 5)
        self.view.zoom_to(1e9, (200, 200))
        self.assertEqual(self.view.state.limits, Limit.MAX_SCALE)
        self.view.fit(animated=True)
        state = self.view.state
        self.assertEqual(state.flags, StateFlag.ZOOMED | StateFlag.MOVING)
        self.assertEqual((state.next_deadline, str(state.limits)), (1.5, "max_scale"))
        self.assertEqual(state.waiting_count, len(self.view.poll_events()))
        self.assertEqual(self.view.state.waiting_count, 0)

    def test_matrix_is_column_major(self):
        self.view.zoom_to(0.8, (100, 50))
        scale, _, x, y = self.view.transform
        matrix = self.view.transform.matrix()
        self.almost(matrix, (scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, x, y, 0, 1), 5)

    def test_a_matrix_with_an_origin_keeps_its_precision(self):
        """Coordinates relative to the origin keep their precision far from content point (0, 0)."""
        transform = Transform(10, math.pi / 2, 5, -4e8)
        matrix = transform.matrix(origin=(4e7, 100))
        self.almost(matrix[:12], (0, 10, 0, 0, -10, 0, 0, 0, 0, 0, 1, 0), 5)
        self.almost(matrix[12:], (*transform.to_view((4e7, 100)), 0, 1), 5)
        self.assertEqual(matrix[:12], transform.matrix()[:12])
        self.almost(matrix[12:], (-995, 0, 0, 1), 5)
        self.assertEqual(Transform(1e31, 0, 0, 0).matrix((1e12, 0))[12], math.inf)

    def test_conversions_are_inverse(self):
        self.view.zoom_to(0.8, (100, 50))
        transform = self.view.transform
        point = transform.to_content((10, 20))
        self.assertIsInstance(point, tapzoom.Point)
        self.almost(transform.to_view(point), (10, 20))
        self.almost(transform.to_view((250, 125)), (100, 50))
        self.almost(transform.to_content((100, 50)), (250, 125))

    def test_compose_applies_the_inner_transform_first(self):
        outer, inner = Transform(2, 0.5, 10, 20), Transform(3, -0.25, -7, 5)
        composed = outer.compose(inner)
        self.assertIsInstance(composed, Transform)
        self.almost(composed[:2], (6, 0.25))
        self.almost(composed.to_view((4, 9)), outer.to_view(inner.to_view((4, 9))))
        self.assertEqual((outer @ inner, outer @ tuple(inner)), (composed, composed))
        self.assertNotEqual(inner @ outer, composed)

    def test_the_inverse_maps_the_view_to_the_content(self):
        transform = Transform(2, 0.5, 10, 20)
        inverse = transform.inverse()
        self.almost(inverse[:2], (0.5, -0.5))
        self.almost(inverse.to_view((30, 40)), transform.to_content((30, 40)))
        self.almost(transform @ inverse, (1, 0, 0, 0))

    def test_interpolate_keeps_the_anchor_of_a_zoom(self):
        start = Transform(1, 0, 0, 0)
        end = Transform(4, 0, -300, -600)  # about (100, 200)
        self.almost(start.interpolate(end, 0.5), (2, 0, -100, -200))
        self.almost(start.interpolate(end, 0), start)
        self.almost(start.interpolate(tuple(end), 1), end)
        # The shorter arc, at a constant rate.
        turned = Transform(1, 2 * math.pi - 0.5, 0, 0)
        self.assertAlmostEqual(start.interpolate(turned, 0.5).rotation, -0.25)

    def test_affine_is_the_matrix_of_2d_graphics_libraries(self):
        transform = Transform(2, 0.5, 10, 20)
        a, b, c, d, x, y = transform.affine()
        self.almost((a * 3 + c * 4 + x, b * 3 + d * 4 + y), transform.to_view((3, 4)))
        self.almost((a, b, c, d, x, y), (2 * math.cos(0.5), 2 * math.sin(0.5), -2 * math.sin(0.5), 2 * math.cos(0.5),
                                         10, 20))

    def test_a_transform_rotates(self):
        transform = Transform(2, math.pi / 2, 10, 20)
        self.almost(transform.to_view((3, 4)), (2, 26))
        self.almost(transform.to_content((2, 26)), (3, 4))

    def test_center_on_moves_a_point_to_the_center(self):
        self.view.center_on((500, 600), 2)
        rect = self.view.visible_rect()
        self.almost(rect, (400, 500, 200, 200))
        self.assertAlmostEqual(self.view.transform.scale, 2)
        self.view.fit()
        self.view.zoom_to_rect(rect)
        self.almost(self.view.visible_rect(), rect)
        # Without a scale, that of the target stays.
        self.view.advance(0)
        self.view.zoom_to(4, (200, 200), animated=True)
        self.view.center_on((300, 300), animated=True)
        self.almost(self.view.visible_rect(self.view.target_transform), (250, 250, 100, 100))
        # The bounds hold.
        self.view.center_on((0, 0))
        self.almost(self.view.visible_rect(), (0, 0, 100, 100))

    def test_center_on_uses_the_center_of_the_safe_area(self):
        self.view.set_viewport(Viewport(400, 400, left=100))
        self.view.center_on((500, 500), 1)
        self.almost(self.view.transform.to_view((500, 500)), (250, 200))

    # Sizes

    def test_viewport_and_content_read_what_the_host_has_set(self):
        self.assertEqual((self.view.viewport, self.view.content), (Viewport(400, 400), Rect(0, 0, 1000, 1000)))
        self.view.set_viewport((300, 500, 1, 2, 3, 4))
        self.view.set_content((-5, 6, 70, 80))
        self.assertEqual((self.view.viewport, self.view.content), ((300, 500, 1, 2, 3, 4), (-5, 6, 70, 80)))
        self.assertIsInstance(self.view.viewport, Viewport)
        self.assertIsInstance(self.view.content, Rect)
        self.view.set_viewport(self.view.viewport)

    def test_set_viewport_keeps_the_relative_scale(self):
        self.view.zoom_to(0.8, (200, 200))
        self.view.set_viewport((800, 800))
        self.assertAlmostEqual(self.view.transform.scale, 1.6)
        self.almost(self.view.transform.to_content((400, 400)), (500, 500))

    def test_set_content_keeps_the_picture(self):
        for keep in ({}, {"keep": "picture"}, {"keep": tapzoom.Keep.PICTURE}, {"keep": 0}):
            with View((400, 400), (1000, 1000), preset="maps") as view:
                view.zoom_to(0.8, (200, 200))
                view.set_content((4000, 4000), **keep)
                self.assertAlmostEqual(view.transform.scale, 0.2)
                self.almost(view.transform.to_content((200, 200)), (2000, 2000), 6)

    def test_set_content_keeps_the_coordinates(self):
        for keep in ("coordinates", "COORDINATES", tapzoom.Keep.COORDINATES, 1):
            with View((400, 400), (1000, 1000), preset="maps") as view:
                view.zoom_to(0.8, (200, 200))
                before = view.transform
                view.set_content((4000, 4000), keep=keep)
                self.assertEqual(view.transform, before)
                view.set_content(Rect(-3000, -3000, 4000, 4000), keep=keep)
                self.assertEqual(view.transform, before)
        with self.assertRaisesRegex(ValueError, "the names are picture, coordinates"):
            self.view.set_content((1, 1), keep="transform")

    def test_content_may_have_any_origin(self):
        """The fitted view shows the content, and its edges are the bounds."""
        with View((400, 400), Rect(-2000, 500, 1000, 1000), preset="maps") as view:
            self.almost(view.visible_rect(), (-2000, 500, 1000, 1000))
            self.almost(view.transform.to_view((-2000, 500)), (0, 0))
            view.center_on((-2000, 1500), 0.8)
            self.almost(view.visible_rect(), (-2000, 1000, 500, 500))
            self.assertEqual(view.state.limits, Limit.LEFT | Limit.BOTTOM)
            view.set_content((7000, -1000, 2000, 2000))
            self.almost(view.visible_rect(), (7000, 0, 1000, 1000))

    def test_insets_define_the_safe_area(self):
        with View((400, 400), (1000, 1000)) as view:
            view.set_viewport((400, 400, 100, 100, 100, 100))
            self.almost(view.transform, (0.2, 0, 100, 100))
            view.set_viewport(Viewport(400, 400))
            self.almost(view.transform, (0.4, 0, 0, 0))
            view.set_viewport(Viewport(400, 400, top=100, bottom=100))
            self.almost(view.transform, (0.2, 0, 100, 100))
        with View(Viewport(400, 400, left=200), (1000, 1000)) as view:
            self.almost(view.transform, (0.2, 0, 200, 100))
            # Content under a bar is visible, too.
            self.almost(view.visible_rect(), (-1000, -500, 2000, 2000))

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

    def test_a_double_tap_zooms_in(self):
        view = self.view
        view.push_touches(double_tap())
        events = view.poll_events()
        self.assertEqual(names(events), ["tap_pending began", "tap_pending cancelled", "double_tap", "animation began"])
        event = events[2]
        self.assertIs(event.kind, EventKind.DOUBLE_TAP)
        self.assertIs(event.phase, Phase.DISCRETE)
        self.assertIs(event.tool, tapzoom.Tool.FINGER)
        self.assertEqual((event.time, event.contact_count, event.tap_count), (0.2, 1, 2))
        self.almost(event.view_point, (100, 150))
        self.almost(event.content_point, (250, 375))
        self.assertAlmostEqual(event.scale, 0.4)
        self.assertEqual(event.rotation, 0)
        self.assertEqual(event.velocity, (0, 0, 0, 0, event.view_point))
        self.assertEqual((event.limits, event.direction), (Limit(0), Direction.NONE))
        self.assertEqual(view.poll_events(), [])

        self.assertTrue(view.state.flags & StateFlag.MOVING)
        self.assertEqual(view.state.next_deadline, 0.2)
        self.almost(view.target_transform, (0.8, 0, -100, -150))
        view.advance(0.3)
        self.assertTrue(0.4 < view.transform.scale < 0.8)
        view.advance(1)
        self.assertEqual(names(view.poll_events()), ["animation ended", "settled"])
        self.almost(view.transform, (0.8, 0, -100, -150))
        self.assertEqual(view.state.flags, StateFlag.ZOOMED)
        self.assertEqual(view.state.next_deadline, math.inf)

    def test_a_single_tap_is_confirmed_after_its_delay(self):
        self.view.push_touches(tap(0.0))
        self.assertFalse(self.view.state.flags & StateFlag.TOUCHED)
        self.assertEqual(self.view.state.waiting_count, 1)
        self.assertAlmostEqual(self.view.state.next_deadline, 0.36)
        self.view.advance(0.3)
        self.assertEqual(names(self.view.poll_events()), ["tap_pending began"])
        self.view.advance(10)
        events = self.view.poll_events()
        self.assertEqual(names(events), ["tap_pending ended", "tap"])
        self.assertAlmostEqual(events[1].time, 0.36)

    def test_a_resting_finger_sends_long_press(self):
        self.view.push_touch(0.0, 1, "began", 10, 10, tool="pen")
        self.assertTrue(self.view.state.flags & StateFlag.TOUCHED)
        self.view.advance(0.5)
        self.view.push_touch(0.6, 1, "ended", 10, 10)
        events = self.view.poll_events()
        self.assertEqual(names(events), ["long_press began", "long_press ended"])
        self.assertIs(events[0].tool, tapzoom.Tool.PEN)

    def test_cancel_forgets_all_contacts(self):
        self.view.push_touches(tap(0.0))
        self.view.push_touch(0.15, 2, "began", 100, 150)
        self.view.cancel_touches(0.2)
        self.assertFalse(self.view.state.flags & StateFlag.TOUCHED)
        self.view.advance(2)
        self.assertEqual(names(self.view.poll_events()), ["tap_pending began", "tap_pending cancelled"])

    def test_an_event_names_its_contact(self):
        self.view.push_touches(tap(0.0))
        event = self.view.poll_events()[0]
        self.assertEqual(event.contact, 1)
        self.assertEqual(event.landing_view_point, event.view_point)
        self.assertEqual(event.landing_content_point, event.content_point)
        self.view.zoom_to(2, (0, 0))
        animation = self.view.poll_events()[0]
        self.assertEqual((animation.contact, animation.landing_view_point), (0, (0, 0)))

    def test_a_full_queue_drops_single_events_or_whole_pairs(self):
        for number in range(60):
            self.view.push_touches(tap(number * 1.0))
        self.view.advance(100)
        self.assertTrue(self.view.state.flags & StateFlag.EVENTS_LOST)
        events = self.view.poll_events()
        # Dropped are single events or whole pairs.
        self.assertIn(len(events), (tapzoom.EVENT_CAPACITY - 1, tapzoom.EVENT_CAPACITY))
        self.assertEqual(names(events)[-1], "tap")
        self.assertFalse(self.view.state.flags & StateFlag.EVENTS_LOST)
        self.assertEqual(self.view.state.waiting_count, 0)

    def test_only_events_in_the_setting_are_sent(self):
        with View((400, 400), (1000, 1000), preset="maps", events=["double_tap"]) as view:
            view.push_touches(double_tap())
            view.advance(1)
            self.assertEqual(names(view.poll_events()), ["double_tap"])

    def test_unknown_event_kinds_are_skipped(self):
        from tapzoom._abi import CEvent
        from tapzoom.events import read_events

        events = (CEvent * 2)()
        events[0].kind, events[1].kind = 99, 2
        events[1].limits = 99
        (event,) = read_events(memoryview(events).cast("B"))
        self.assertEqual((names([event]), event.limits), (["tap"], 99))

    # Commands

    def test_commands_move_the_view_at_once(self):
        view = self.view
        view.advance(0)
        for command, scale in (
            (lambda: view.zoom_to(1, (200, 200)), 1),
            (lambda: view.zoom_by(2, (200, 200), animated=False), 2),
            (lambda: view.zoom_by(1e-6, (200, 200)), 0.4),
            (lambda: view.zoom_to_rect((400, 400, 100, 50), animated=False, duration=2), 4),
            (lambda: view.set_transform((3, 0, -1000, -1100)), 3),
            (lambda: view.center_on((500, 500), 2, animated=False), 2),
            (lambda: view.fit(), 0.4),
        ):
            command()
            self.assertAlmostEqual(view.transform.scale, scale)
            events = [event for event in view.poll_events() if event.kind is not EventKind.LIMIT]
            self.assertEqual(names(events), ["animation began", "animation ended", "settled"])

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

    def test_stop_ends_an_animation(self):
        self.view.advance(0)
        self.view.zoom_to(2, (200, 200), animated=True)
        self.view.advance(0.15)
        scale = self.view.transform.scale
        self.view.stop_motion()
        self.view.advance(1)
        self.assertAlmostEqual(self.view.transform.scale, scale)
        self.assertIn("animation cancelled", names(self.view.poll_events()))

    def test_a_saved_transform_can_be_restored(self):
        self.view.zoom_to(1.7, (30, 60))
        saved = self.view.transform
        with View((400, 400), (1000, 1000), preset="maps") as other:
            other.set_transform(saved)
            self.assertEqual(other.transform, saved)

    def test_the_default_duration_is_animation_duration(self):
        """A duration of 0 is the setting animation_duration."""
        with View((400, 400), (1000, 1000), animation_duration=1) as view:
            view.advance(0)
            view.zoom_to(1, (200, 200), animated=True)
            view.advance(0.9)
            self.assertTrue(view.state.flags & StateFlag.MOVING)
            view.advance(1)
            self.assertFalse(view.state.flags & StateFlag.MOVING)


class LinkedViewTest(unittest.TestCase):
    def test_a_quiet_command_drives_the_view(self):
        with View((400, 600), (2000, 3000)) as view:
            view.advance(0)
            self.assertNotIn(tapzoom.Step.LEFT, view.actions)
            view.center_on((1000, 1500), 0.4, quiet=True)
            self.assertIn(tapzoom.StateFlag.DRIVEN, view.state.flags)
            self.assertIn(tapzoom.Step.LEFT, view.actions)
            self.assertEqual(view.pan_range(), view.pan_range(view.transform))
            self.assertEqual(view.pan_range(), (500, 750, 1000, 1500))
            view.advance(1)
            last = view.poll_events()[-1]
            self.assertEqual((last.kind, last.cause), (tapzoom.EventKind.SETTLED, tapzoom.Cause.DRIVEN))
            before = view.transform.x
            view.step("left")
            self.assertAlmostEqual(view.transform.x, before + 100)


if __name__ == "__main__":
    unittest.main()

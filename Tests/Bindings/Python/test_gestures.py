# SPDX-License-Identifier: MIT
"""Each gesture of moving fingers sends its events and moves the view by the expected numbers."""

import math
import unittest

from support import glide, names, tap, tapzoom
from tapzoom import Direction, EventKind, Limit, Phase, Transform, Velocity, View

CHANGES = Phase.CHANGED


class GestureTest(unittest.TestCase):
    """A viewport of 400 x 400 over content of 1000 x 1000: the fitted view has scale 0.4."""

    def view(self, preset="photos", **settings):
        view = View((400, 400), (1000, 1000), preset=preset, **settings)
        self.addCleanup(view.close)
        return view

    def zoomed(self, **settings):
        """Scale 1 about the middle: the content's origin is at (-300, -300)."""
        view = self.view(**settings)
        view.zoom_to(1, (200, 200))
        view.poll_events()
        return view

    def almost(self, found, expected, places=9):
        self.assertEqual(len(found), len(expected))
        for one, other in zip(found, expected):
            self.assertAlmostEqual(one, other, places)

    def expect(self, view, *expected):
        """Polls, and checks the events other than CHANGED."""
        events = [event for event in view.poll_events() if event.phase is not CHANGES]
        self.assertEqual(names(events), list(expected))
        return events

    def test_a_finger_pans_after_its_slop(self):
        view = self.zoomed()
        view.push_touches(glide(1.0, (200, 200), (150, 200)))
        view.advance(1.1)
        # The slop of 10 is subtracted.
        self.almost(view.transform, (1, 0, -340, -300))
        changes = [event for event in view.poll_events() if event.phase is CHANGES]
        self.assertTrue(changes)
        self.assertTrue(all(event.kind is EventKind.PAN for event in changes))
        self.assertEqual(changes[-1].view_point, (150, 200))
        self.assertEqual(changes[-1].velocity, Velocity(0, 0, 0, 0, (150, 200)))
        velocity = view.velocity
        self.almost(velocity[:4], (-500, 0, 0, 0), 6)
        self.assertEqual(velocity.view_point, (150, 200))
        view.push_touch(2, 1, "ended", 150, 200)
        pan, settled = view.poll_events()
        self.assertEqual(names([pan, settled]), ["pan ended", "settled"])
        self.assertEqual((pan.time, pan.contact_count, pan.velocity[:4], pan.limits), (2, 1, (0, 0, 0, 0), Limit(0)))
        self.almost(pan.content_point, (490, 500))
        self.almost(view.transform, (1, 0, -340, -300))

    def test_overscroll_reports_the_distance_beyond_the_bounds(self):
        view = self.view(pan_slop=0)
        self.assertEqual(view.overscroll, tapzoom.Overscroll(0, 0, 0, 0, 0, 0))
        view.push_touches(glide(1.0, (200, 200), (300, 230)))
        view.advance(1.1)
        overscroll = view.overscroll
        self.almost(overscroll, (view.transform.x, 0, 100, 30, 0, 0))  # PHOTOS bounces along x
        self.assertTrue(0 < overscroll.x < 50)

    def test_a_pan_with_axis_lock_keeps_its_axis(self):
        view = self.zoomed(axis_lock_ratio=1.25)
        view.push_touches(glide(1.0, (200, 200), (150, 230)))
        view.advance(1.1)
        self.assertEqual(view.transform.y, -300)

    def test_a_fast_lift_flings(self):
        view = self.zoomed()
        view.push_touches(glide(1.0, (200, 200), (150, 200), up=0.005))
        # From 500 down to 4 units a second, with a decay of 2 a second: 248 units, less than the content has left.
        self.almost(view.target_transform, (1, 0, -340 - 248, -300), 6)
        self.almost(view.visible_rect(view.target_transform), (588, 300, 400, 400), 6)
        self.assertTrue(view.state.flags & tapzoom.StateFlag.MOVING)
        view.advance(1.605)
        self.almost(view.velocity[:4], (-500 / math.e, 0, 0, 0), 6)
        self.assertEqual(view.velocity.view_point, (200, 200))
        self.almost(view.transform, (1, 0, -340 - 250 * (1 - math.exp(-1)), -300), 6)
        view.advance(9)
        _, pan, began, ended, settled = self.expect(
            view, "pan began", "pan ended", "fling began", "fling ended", "settled"
        )
        self.almost(pan.velocity[:4], (-500, 0, 0, 0), 6)
        self.assertEqual(pan.velocity.view_point, pan.view_point)
        self.assertEqual(began.time, pan.time)
        self.assertAlmostEqual(ended.time - began.time, math.log(500 / 4) / 2)
        self.assertEqual(settled.time, ended.time)
        self.assertEqual(view.visible_rect(view.target_transform), view.visible_rect())

    def test_a_landing_stops_a_fling(self):
        view = self.zoomed()
        view.push_touches(glide(1.0, (200, 200), (100, 200), up=0.005))
        view.push_touches(tap(1.2))
        view.advance(9)
        self.expect(view, "pan began", "pan ended", "fling began", "fling cancelled", "settled")

    def test_two_fingers_zoom_about_their_center(self):
        view = self.view()
        view.push_touches([(1, 1, "began", 150, 200), (1, 2, "began", 250, 200)])
        view.push_touches([(1.02, 1, "moved", 100, 200), (1.02, 2, "moved", 300, 200)])
        view.advance(1.02)
        self.almost((view.velocity.log_scale, *view.velocity.view_point), (50 / 0.02 / 100, 200, 200), 6)
        scale = 0.4 * 100 / 56  # From 50 to 100, of which the slop takes 6.
        offset = 200 - 500 * scale
        self.almost(view.transform, (scale, 0, offset, offset))
        # The raster is drawn again at more than twice its scale only.
        self.almost((view.raster_scale, view.raster_transform().scale), (0.4, scale / 0.4))
        view.push_touches([(1.5, 1, "ended", 100, 200), (1.6, 2, "ended", 300, 200)])
        pan, pinch, unpinch, unpan, settled = self.expect(
            view, "pan began", "pinch began", "pinch ended", "pan ended", "settled"
        )
        self.assertEqual((pinch.time, pinch.contact_count, pinch.view_point), (1.02, 2, (200, 200)))
        self.almost((pinch.scale, pinch.velocity.log_scale), (scale, 50 / 0.02 / 100), 6)
        self.assertEqual((unpinch.time, unpan.time, settled.time), (1.5, 1.6, 1.6))
        self.assertEqual(view.raster_scale, view.transform.scale)
        self.assertEqual(view.raster_transform(), Transform(1, 0, round(offset), round(offset)))

    def test_pinch_speed_is_the_exponent_of_the_zoom(self):
        for speed in (0.5, 1, 2):
            view = self.view(pinch_speed=speed, pinch_slop=0)
            view.push_touches([(1, 1, "began", 150, 200), (1, 2, "began", 250, 200)])
            view.push_touches([(1.02, 1, "moved", 110, 200), (1.02, 2, "moved", 290, 200)])
            view.advance(1.02)
            self.assertAlmostEqual(view.transform.scale, min(0.4 * 1.8**speed, 2.4))

    def test_two_fingers_rotate_and_snap_to_a_quarter_turn(self):
        view = self.view("board", gestures=["pan", "pinch", "rotate"], rotate_slop=0)
        view.push_touches([(1, 1, "began", 100, 200), (1, 2, "began", 300, 200)])
        x, y = 100 * math.cos(1.5), 100 * math.sin(1.5)
        view.push_touches([(1.02, 1, "moved", 200 - x, 200 - y), (1.02, 2, "moved", 200 + x, 200 + y)])
        view.advance(1.02)
        self.assertAlmostEqual(view.transform.rotation, 1.5)
        self.assertAlmostEqual(view.velocity.rotation, 75)
        self.almost(view.transform.to_content((200, 200)), (500, 500), 6)
        # Within 7 degrees of a quarter turn, the content goes there when the fingers lift.
        self.assertAlmostEqual(view.target_transform.rotation, math.pi / 2)
        view.push_touches([(2, 1, "ended", 0, 0), (2, 2, "ended", 0, 0)])
        view.advance(9)
        _, rotate, *_, settled = self.expect(
            view, "pan began", "rotate began", "rotate ended", "pan ended", "settled"
        )
        self.almost((rotate.rotation, rotate.velocity.rotation), (1.5, 75), 6)
        self.assertEqual(settled.rotation, view.transform.rotation)
        self.assertAlmostEqual(settled.rotation, math.pi / 2)
        self.assertEqual(view.raster_transform().scale, 1)

    def test_a_tap_and_a_drag_zoom_in(self):
        view = self.view()
        view.push_touches(tap(1.0, x=200, y=200))
        view.push_touches(glide(1.2, (200, 200), (200, 200 + 18 + 140)))
        view.advance(1.3)
        self.almost(view.transform, (0.8, 0, -200, -200))
        view.push_touch(2, 1, "ended", 200, 358)
        *_, began, ended, settled = self.expect(
            view, "tap_pending began", "tap_pending cancelled", "quick_zoom began", "quick_zoom ended", "settled"
        )
        self.assertEqual((began.view_point, began.contact_count), ((200, 200), 1))
        self.almost(began.content_point, (500, 500))
        self.assertAlmostEqual(ended.scale, 0.8)
        self.assertEqual(settled.time, 2)

    def test_a_negative_quick_zoom_distance_zooms_upwards(self):
        view = self.view(quick_zoom_distance=-70)
        view.push_touches(tap(1.0, x=200, y=200))
        view.push_touches(glide(1.2, (200, 200), (200, 200 - 18 - 70)))
        view.advance(1.3)
        self.assertAlmostEqual(view.transform.scale, 0.8)

    def test_a_fast_drag_swipes(self):
        for way, edge, direction, page in (
            ((-100, 0), Limit.RIGHT, Direction.LEFT, ["page"]),
            ((100, 0), Limit.LEFT, Direction.RIGHT, ["page"]),
            ((0, -100), Limit.BOTTOM, Direction.UP, []),
            ((0, 100), Limit.TOP, Direction.DOWN, []),
        ):
            view = self.view(always_bounce_y=True)
            view.push_touches(glide(1.0, (200, 200), (200 + way[0], 200 + way[1]), up=0.005))
            view.advance(9)
            _, _, swipe, *rest = self.expect(
                view, "pan began", "pan ended", "swipe", *page, "fling began", "fling ended", "settled"
            )
            self.assertIs(swipe.limits, edge)
            self.assertEqual(str(swipe.limits), edge.name.lower())
            self.assertIs(swipe.direction, direction)
            self.almost(swipe.velocity[:2], (10 * way[0], 10 * way[1]), 6)
            pages = [(event.limits, event.direction) for event in rest if event.kind is EventKind.PAGE]
            self.assertEqual(pages, [(edge, direction)] * len(page))
            self.assertEqual({event.direction for event in rest if event.kind is not EventKind.PAGE}, {Direction.NONE})
            self.almost(view.transform, (0.4, 0, 0, 0))

    def test_a_zoomed_view_does_not_swipe(self):
        view = self.zoomed()
        view.push_touches(glide(1.0, (200, 200), (100, 200), up=0.005))
        self.assertNotIn("swipe", names(view.poll_events()))

    def test_a_pan_far_beyond_an_edge_sends_page(self):
        for overscroll, page in ((99, []), (101, ["page"])):
            view = self.view(rubber_band=0.2)
            view.push_touches(glide(1.0, (300, 200), (300 - 18 - overscroll, 200)))
            view.push_touch(2, 1, "ended", 300 - 18 - overscroll, 200)
            view.advance(9)
            events = self.expect(view, "pan began", "pan ended", *page, "settled")
            edges = [event.limits for event in events if event.kind is EventKind.PAGE]
            self.assertEqual(edges, [Limit.RIGHT] * len(page))
            self.assertEqual(events[-1].limits, Limit(0))

    def test_limit_events_name_the_limit(self):
        """A finger pulls the left edge 40 points into the view and lets go; a command asks for a larger scale."""
        view = self.zoomed()
        view.push_touches(glide(1.0, (30, 200), (380, 200)))
        view.push_touch(2, 1, "ended", 380, 200)
        view.advance(9)
        events = self.expect(view, "pan began", "limit began", "pan ended", "settled")
        self.assertIs(events[1].limits, Limit.LEFT)
        self.assertEqual((events[1].contact_count, events[1].scale), (1, 1))
        view.zoom_to(99, (200, 200))
        events = self.expect(view, "animation began", "animation ended", "limit ended", "limit began", "settled")
        self.assertEqual([event.limits for event in events[2:4]], [Limit.LEFT, Limit.MAX_SCALE])

    def test_the_rubber_band_follows_its_formula(self):
        view = self.view(rubber_band=0.3)
        view.push_touches(glide(1.0, (200, 200), (100, 200)))
        view.advance(1.1)
        pull = 0.3 * (100 - 18)
        self.almost(view.transform, (0.4, 0, -pull / (1 + pull / 400), 0))
        self.almost(view.target_transform, (0.4, 0, 0, 0))

    def test_a_command_cancels_the_gesture(self):
        view = self.zoomed()
        view.push_touches(glide(1.0, (200, 200), (150, 200)))
        view.advance(1.1)
        view.zoom_to(2, (200, 200))
        self.expect(view, "pan began", "pan cancelled", "animation began", "animation ended")
        view.push_touch(2, 1, "ended", 0, 0)
        self.expect(view, "settled")
        self.assertAlmostEqual(view.transform.scale, 2)


class RasterTest(unittest.TestCase):
    def test_the_raster_counts_device_pixels(self):
        with View((400, 400), (1000, 1000), pixels_per_unit=2.5) as view:
            self.assertEqual((view.raster_scale, view.raster_transform()), (1.0, Transform(1, 0, 0, 0)))
            view.set_transform((0.7, 0, -33.3, -44.4))
            self.assertEqual(view.raster_scale, view.transform.scale * 2.5)
            self.assertEqual(view.raster_transform(), (1, 0, -83, -111))
            self.assertEqual(view.raster_transform(view.transform), view.raster_transform())

    def test_an_animation_that_zooms_in_changes_the_raster_scale_at_once(self):
        with View((400, 400), (1000, 1000)) as view:
            view.advance(0)
            view.zoom_to(1, (200, 200), animated=True)
            self.assertEqual(view.raster_scale, 1)
            self.assertAlmostEqual(view.raster_transform().scale, 0.4)
            target = view.target_transform
            self.assertEqual(view.visible_rect(target), (300, 300, 400, 400))
            # The raster shown under the transform at the end of the animation.
            self.assertEqual(view.raster_transform(target), (1, 0, target.x, target.y))
            view.advance(1)
            view.fit(animated=True)
            # The large raster stays until the view is at rest.
            self.assertEqual(view.raster_scale, 1)
            view.advance(2)
            self.assertAlmostEqual(view.raster_scale, 0.4)
            self.assertEqual(view.raster_transform().scale, 1)


if __name__ == "__main__":
    unittest.main()

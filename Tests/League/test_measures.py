# SPDX-License-Identifier: MIT
"""The measures, on computed places: each is at its best without a fault, and finds the fault that it names."""

import math
import re
import unittest
from pathlib import Path

import measures
from measures import Stop
from places import Place, turned

SIZE, AREA = (1600, 1000), (0, 0, 1280, 800)
START = Place(0.8, 0, 0, 0)


def under(fingers, before, places):
    """The place that keeps content under two fingers: `fingers` are where they were over `before`, `places` where they
    are now."""
    (a, b), (c, d) = ([one[key] for key in sorted(one)] for one in (fingers, places))
    ratio = math.dist(c, d) / math.dist(a, b)
    angle = math.degrees(math.atan2(d[1] - c[1], d[0] - c[0]) - math.atan2(b[1] - a[1], b[0] - a[0]))
    bare = Place(before.scale * ratio, before.angle + angle, 0, 0)
    x, y = bare.shown(before.content(a))
    return bare._replace(x=c[0] - x, y=c[1] - y)


def about(place, factor=1.0, angle=0.0, at=(640, 400)):
    """The place after a zoom and a turn about a point of the screen."""
    bare = Place(place.scale * factor, place.angle + angle, 0, 0)
    x, y = bare.shown(place.content(at))
    return bare._replace(x=at[0] - x, y=at[1] - y)


def pinched(radius, angle=-15.0, middle=(640, 400)):
    x, y = radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))
    return {0: (middle[0] - x, middle[1] - y), 1: (middle[0] + x, middle[1] + y)}


class PlaceTest(unittest.TestCase):
    def test_there_and_back(self) -> None:
        place = Place(1.7, 33, -120, 45)
        x, y = place.content(place.shown((300, 200)))
        self.assertAlmostEqual(x, 300)
        self.assertAlmostEqual(y, 200)

    def test_clockwise_with_y_downwards(self) -> None:
        x, y = Place(2, 90, 0, 0).shown((1, 0))
        self.assertAlmostEqual(x, 0)
        self.assertAlmostEqual(y, 2)

    def test_turned_the_short_way(self) -> None:
        self.assertAlmostEqual(turned(Place(1, 170, 0, 0), Place(1, -170, 0, 0)), 20)


class SlipTest(unittest.TestCase):
    """Drift and rotation."""

    def stops(self, *fingers):
        places = [START]
        for before, after in zip(fingers, fingers[1:]):
            places.append(under(before, places[-1], after))
        return [Stop(at, place) for at, place in zip(fingers, places)]

    def test_right(self) -> None:
        first, *later = self.stops(pinched(170), pinched(250), pinched(250, middle=(690, 440)), pinched(250, 40))
        self.assertLess(measures.slip(first, later), 1e-9)

    def test_two_percent(self) -> None:
        first, second = self.stops(pinched(170), pinched(250))
        wrong = second._replace(place=about(second.place, 1.02))
        self.assertAlmostEqual(measures.slip(first, [wrong]), 5)  # 2 % of 250

    def test_about_the_middle_and_not_the_fingers(self) -> None:
        first, second = self.stops(pinched(170, middle=(500, 400)), pinched(250, middle=(500, 400)))
        wrong = second._replace(place=about(START, 250 / 170))
        self.assertAlmostEqual(measures.slip(first, [wrong]), 140 * (250 / 170 - 1))


class JumpTest(unittest.TestCase):
    BESIDE = [(640, 400), (840, 550)]

    def jump(self, before, after, shift, factor=1.0):
        place = about(START, factor)
        place = place._replace(x=place.x + shift[0], y=place.y + shift[1])
        return measures.jump(Stop(before, START), Stop(after, place), self.BESIDE)

    def test_lift(self) -> None:
        two, one = pinched(200), {0: pinched(200)[0]}
        self.assertAlmostEqual(self.jump(two, one, (0, 0)), 0)
        self.assertAlmostEqual(self.jump(two, one, (3, 0)), 3)

    def test_move_after_a_lift(self) -> None:
        """A slop may take a part of the move, a limit one axis of it."""
        before, after = {0: (500, 400)}, {0: (440, 420)}
        for shift in (-60, 20), (-50, 17), (0, 0), (-60, 0):
            self.assertAlmostEqual(self.jump(before, after, shift), 0)
        self.assertAlmostEqual(self.jump(before, after, (140, 20)), 140)
        self.assertAlmostEqual(self.jump(before, after, (-63, 24)), 5)

    def test_zoom_by_one_finger(self) -> None:
        self.assertGreater(self.jump({0: (500, 400)}, {0: (440, 420)}, (-60, 20), 1.1), 10)


class RestTest(unittest.TestCase):
    def test_gap(self) -> None:
        for place, wrong in (
            (START, 0), (Place(2, 0, 0, -300), 0), (Place(2, 0, 40, -300), 40), (Place(2, 0, -1925, -300), 5),
            (Place(0.4, 0, 320, 200), 0), (Place(0.4, 0, 200, 200), 120), (Place(0.4, 0, 0, 200), 200),
            (Place(0.4, 0, 320, 190), 10),
        ):
            self.assertAlmostEqual(measures.gap(place, SIZE, AREA), wrong)

    def test_turn(self) -> None:
        self.assertEqual(measures.turn(START, [about(START, 2), about(START, 3)]), 0)
        self.assertAlmostEqual(measures.turn(START, [about(START, 2, 1), about(START, 2)]), 1)

    def test_failed(self) -> None:
        self.assertEqual(measures.failed({"drift": 0.2, "jump": 3.0, "stuck": 1.0, "fling": 9.0, "turn": None}),
                         ["jump", "stuck"])


class TimeTest(unittest.TestCase):
    def frames(self, where, start=0.0, end=1.0, rate=60):
        """Frames of a content that is where a function of the time says."""
        return [(start + n / rate, START._replace(x=where(start + n / rate))) for n in range(int((end - start) * rate))]

    def test_fling(self) -> None:
        self.assertAlmostEqual(measures.speed(self.frames(lambda t: -1000 * t), 0.5, (640, 400), 1000), 1)
        self.assertAlmostEqual(measures.speed(self.frames(lambda t: 7.0), 0.5, (640, 400), 1000), 0)

    def test_judder(self) -> None:
        even = self.frames(lambda t: -250 * t)
        self.assertLess(measures.judder(even, 0.1, 0.9, (640, 400)), 1e-6)
        uneven = [(t, place._replace(x=place.x + (n % 2))) for n, (t, place) in enumerate(even)]
        self.assertAlmostEqual(measures.judder(uneven, 0.1, 0.9, (640, 400)), 2)

    def test_judder_in_any_phase_of_the_screen(self) -> None:
        late = self.frames(lambda t: -250 * t, start=0.007)
        self.assertLess(measures.judder(late, 0.1, 0.9, (640, 400)), 1e-6)

    def test_return(self) -> None:
        self.assertAlmostEqual(measures.rested(self.frames(lambda t: max(100 * (0.5 - t), 0)), 0.1), 0.4, delta=0.03)
        self.assertEqual(measures.rested(self.frames(lambda t: 3.0), 0.1), 0)


class PageTest(unittest.TestCase):
    def test_defines_the_measures(self) -> None:
        page = Path(__file__).parents[2].joinpath("examples/guide/score.md").read_text(encoding="utf-8")
        for measure in measures.MEASURES:
            says = re.escape(f"{measure.says} | {measure.formula}")
            self.assertRegex(page, rf"(?m)^\| {measure.name} \|.*\| {says} \|$")


if __name__ == "__main__":
    unittest.main()

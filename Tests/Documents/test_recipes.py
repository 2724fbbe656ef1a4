# SPDX-License-Identifier: MIT
"""The functions of the guide's recipes do what the page says. test_guide.py runs each snippet alone."""

import sys
import unittest
from types import SimpleNamespace

from pages import ROOT
from snippets import GUIDE, snippets

sys.path.insert(0, str(ROOT / "bindings/python"))

from tapzoom import Point, Rect, Touch, TouchPhase, View  # noqa: E402

SIZE = (400, 300)


def recipe(name: str) -> SimpleNamespace:
    (code,) = [each.code for each in snippets(GUIDE / "recipes.md") if each.name == name]
    names: dict = {}
    exec(code, names)
    return SimpleNamespace(**names)


def opened(scale: float = 1, center: tuple = (1000, 900)) -> View:
    view = View(SIZE, (4000, 3000))
    view.advance(0)
    view.center_on(center, scale)
    view.poll_events()
    return view


def rest(view: View) -> tuple:
    """The center and the scale at which the view comes to rest."""
    view.advance(view.state.time + 5)
    x, y = view.transform.to_content((SIZE[0] / 2, SIZE[1] / 2))
    return round(x, 3), round(y, 3), round(view.transform.scale, 6)


class Camera(unittest.TestCase):
    def setUp(self) -> None:
        self.recipe, self.view = recipe("camera"), opened()

    def test_toggle(self) -> None:
        self.recipe.toggle(self.view, (200, 150))
        self.assertEqual(rest(self.view), (2000, 1500, 0.1))
        self.recipe.toggle(self.view, (200, 150))
        self.assertEqual(rest(self.view), (2000, 1500, 0.25))

    def test_reveal(self) -> None:
        for rect, center in ((Rect(1300, 900, 50, 50), (1170, 900)), (Rect(1150, 700, 10, 10), (1170, 830)),
                             (Rect(900, 900, 50, 200), (1080, 970))):
            self.recipe.reveal(self.view, rect)
            self.assertEqual(rest(self.view)[:2], center)

    def test_show_all(self) -> None:
        self.recipe.show_all(self.view, [(500, 600), (900, 700), (700, 400)])
        self.assertEqual(rest(self.view), (700, 550, 0.733333))

    def test_follow(self) -> None:
        self.recipe.follow(self.view, (1090, 900))
        self.assertEqual(rest(self.view), (1000, 900, 1))
        self.recipe.follow(self.view, (1150, 800))
        self.assertEqual(rest(self.view), (1050, 850, 1))

    def test_snap_fling(self) -> None:
        for step in range(7):
            self.view.push_touch(step / 60, 1, "moved" if step else "began", 300 - 30 * step, 150)
        self.view.push_touch(0.1, 1, "ended", 120, 150)
        for event in self.view.frame(0.2).events:
            self.recipe.snap_fling(self.view, event)
        x, y, _ = rest(self.view)
        self.assertEqual((x % 500, y), (0, 1000))
        self.assertGreater(x, 1400)


class Others(unittest.TestCase):
    def test_history(self) -> None:
        view = opened()
        history = recipe("history").History(view)

        def run() -> tuple:
            for _ in range(60):
                for event in view.frame(view.state.time + 1 / 60).events:
                    history.handle(event)
            return history.places[history.now]

        places = [(1000, 1000, 1), (3000, 2000, 1)]
        for x, y, scale in places:
            view.center_on((x, y), scale, animated=True)
            self.assertEqual(run(), (x, y, scale))
        for steps, place in ((-1, 0), (-1, 0), (1, 1), (-1, 0)):
            history.go(steps)
            self.assertEqual((run(), history.places), (places[place], places))
            self.assertEqual(rest(view), places[place])
        view.zoom_by(2, (200, 150), animated=True)
        self.assertEqual(run(), (1000, 1000, 2))
        self.assertEqual(len(history.places), 2)  # the other one was forward

    def test_edges(self) -> None:
        edges, view = recipe("edges"), opened(center=(200, 150))
        speeds = [edges.speed(place, 400) for place in (0, 30, 60, 340, 370, 400)]
        self.assertEqual(speeds, [900, 450, 0, 0, -450, -900])
        view.push_touch(0, 1, "began", 200, 150)
        view.set_contact_owner(1, "host")
        for place, x in ((200, 200), (370, 812), (400, 1735)):  # still; 450 and 900 units for a second
            start = view.state.time
            for step in range(1, 61):
                time = start + step / 60
                view.push_touch(time, 1, "moved", place, 150)
                found = edges.frame(view, time, Point(place, 150))
            self.assertEqual((round(found.x), round(found.y)), (x, 150))

    def drag(self, start: float, end: float, last: TouchPhase) -> float:
        view = opened(center=(200, 150))
        before, guard = view.transform.x, recipe("guard").Guard(view, 24)
        for step in range(21):
            phase = TouchPhase.MOVED if step else TouchPhase.BEGAN
            guard.push(Touch(step / 60, 1, phase, start + (end - start) * step / 20, 150))
        guard.push(Touch(0.5, 1, last, end, 150))
        self.assertFalse(guard.held)
        return round(view.transform.x - before, 6)

    def test_guard(self) -> None:
        self.assertEqual(self.drag(399, 377, TouchPhase.CANCELLED), 0)  # the system's swipe
        self.assertEqual(self.drag(399, 199, TouchPhase.ENDED), -170)
        self.assertEqual(self.drag(300, 200, TouchPhase.ENDED), -90)


if __name__ == "__main__":
    unittest.main()

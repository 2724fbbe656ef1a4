# SPDX-License-Identifier: MIT
"""Qt widgets in C++: the smallest viewer, a widget that paints itself, and both with children."""

from typing import Dict, List, Sequence

import children
import gestures
import viewer
from comparing import ROOT
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

SCENE = ROOT / "build/tests/qtwidgets-scene"


class QtGraphics(viewer.Viewer):
    """The smallest viewer. X11 reports places in 1/65536 of a pixel."""

    name = "QGraphicsView"
    precision = 1e-4
    area = (0.0, 30.0, 1280.0, 800.0)  # without the button

    def viewer(self) -> List[object]:
        return [ROOT / "build/tests/viewer-qtwidgets"]

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "XDG_RUNTIME_DIR": str(self.folder)}

    wakeups = 0
    test_idle_costs_nothing = gestures.GestureTest.test_idle_costs_nothing
    test_shown_while_fingers_are_down = gestures.GestureTest.test_shown_while_fingers_are_down
    test_quick_zoom = gestures.GestureTest.test_quick_zoom
    test_fling = gestures.GestureTest.test_fling

    def test_button(self) -> None:
        """A finger presses the button of the viewer, and pans nothing."""
        with Server() as server, self.start(server) as host:
            before = self.plays(server, host, fingers.pinch(), 2)
            fingers.play(fingers.tap((20, 12)), server.touch)
            host.wait("fit", lambda: self.zoom(host.replayed()) == 1)
            self.assertEqual(len(host.replayed().touches), len(before.touches))

    plays = children.Children.plays


class QtWidget(QtGraphics):
    name = "QWidget"
    area = viewer.Viewer.area

    def viewer(self) -> List[object]:
        return [SCENE, "widget"]

    test_button = None


class WidgetChildren(children.Children):
    kind = "widget"
    hovers = 0  # Qt 6.4 gives a pen that hovers to children of a window alone

    def command(self, options: Sequence[object]) -> List[object]:
        return [SCENE, self.kind]

    def test_density(self) -> None:
        """On another screen the view gets its pixels, and the points of the program stay in proportion."""
        with Server() as server, self.start(server) as host:
            server.press("d")
            host.wait("density", lambda: host.replayed().view.config.pixels_per_unit == 2)
            self.assertAlmostEqual(host.replayed().view.config.points_per_unit, 3)


class GraphicsChildren(WidgetChildren):
    kind = "graphics"
    hovers = 1

    test_density = None

    def test_viewport(self) -> None:
        """Fingers on another viewport zoom as before. A contact on the one before is cancelled."""
        with Server() as server, self.start(server) as host:
            server.press("r")
            host.wait_for_line("viewport")
            replayed = self.plays(server, host, fingers.pinch(rest=self.rest_seconds), 2)
            self.assertAlmostEqual(self.zoom(replayed), 5, delta=1e-4)
            server.touch.touch(0, fingers.BEGAN, 600, 400)
            server.touch.sync()
            host.wait("finger", lambda: host.replayed().view.contacts())
            server.press("r")
            host.wait("cancel", lambda: not host.replayed().view.contacts())

    def test_item(self) -> None:
        """A finger moves an item that moves, and pans nothing."""
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag((420, 420), (520, 470)), server.touch)
            host.wait_for_line("item 100 50")
            self.assertEqual(host.replayed().touches, [])

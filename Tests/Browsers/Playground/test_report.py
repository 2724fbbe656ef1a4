# SPDX-License-Identifier: MIT
"""The file of what a device reports: events go in, and come out of the saved file. Nothing is sent."""

import json
import tempfile
import time
import unittest
from pathlib import Path

from support import PlaygroundTest, click, settle


class Report(PlaygroundTest):
    def saved(self, page) -> dict:
        """The file behind the button."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder.name)
        click(page, "#report")
        end = time.monotonic() + 10
        # The file is there, and empty, before the browser has written it.
        while not (text := "".join(path.read_text("utf-8")
                                   for path in Path(folder.name).glob("tapzoom-device-*.json"))).endswith("}"):
            self.assertLess(time.monotonic(), end, "no download")
            time.sleep(0.05)
        return json.loads(text)

    @staticmethod
    def of(file: dict, kind: str, **values: object) -> "list[dict]":
        return [one for one in file["events"] if one["type"] == kind
                and all(one[name] == value for name, value in values.items())]

    def test_touches_have_sizes_pressures_phases_and_times(self):
        page = self.open("scene=photo&panSlop=2")
        click(page, "#toggle")
        click(page, "#tab-session")
        self.assertTrue(page.evaluate("document.getElementById('report').disabled"))
        self.assertIn("Nothing is sent", page.evaluate("document.getElementById('session').textContent"))
        for step in range(12):
            points = [{"x": 100 + 4 * step, "y": 150, "id": 0, "radiusX": 9, "radiusY": 14, "force": 0.25},
                      {"x": 250, "y": 150 + step, "id": 1, "radiusX": 30, "radiusY": 31, "force": 0.75}]
            page.send("Input.dispatchTouchEvent", type="touchMove" if step else "touchStart", touchPoints=points)
            time.sleep(0.02)
        page.touch("End")
        settle(page)
        requests = len(page.requests())
        file = self.saved(page)
        self.assertEqual(len(page.requests()), requests)
        self.assertEqual((file["format"], file["version"]), ("tapzoom device report", 1))
        device = file["device"]
        self.assertEqual(device["userAgent"], page.evaluate("navigator.userAgent"))
        self.assertEqual((device["devicePixelRatio"], device["window"]), (1, {"width": 390, "height": 844}))
        self.assertEqual(device["maxTouchPoints"], 10)
        self.assertIn("pointer: coarse", device["media"])
        self.assertGreater(device["clockStep"], 0)
        landed = self.of(file, "pointerdown", pointerType="touch")
        self.assertEqual([(one["width"], one["height"], one["pressure"]) for one in landed],
                         [(18, 28, 0.25), (60, 62, 0.75)])
        self.assertEqual(len(self.of(file, "pointerup")), 2)
        moves = self.of(file, "pointermove")
        self.assertGreater(len(moves), 15)
        self.assertTrue(all(one["coalesced"] >= 1 for one in moves))
        self.assertEqual(self.of(file, "touchstart")[-1]["changed"][-1]["radiusX"], 30)
        times = [one["time"] for one in file["events"]]
        self.assertGreater(times[-1] - times[0], 200)
        summary = file["summary"]
        self.assertEqual(summary["pointers"]["touch"]["width"]["most"], 60)
        self.assertEqual(summary["events"]["pointermove"]["count"], len(moves))
        self.assertGreater(summary["events"]["touchmove"]["steps"]["middle"], 5)
        self.assertGreaterEqual(summary["events"]["pointerdown"]["late"]["least"], 0)
        self.assertIn(("pinch", "began"), [(one["kind"], one["phase"]) for one in file["gestures"]])
        self.assertEqual(file["settings"], {"panSlop": 2})

    def test_a_wheel_a_trackpad_and_a_pen_are_told_apart(self):
        page = self.open("scene=map")
        send = page.send
        send("Input.dispatchMouseEvent", type="mouseWheel", x=200, y=300, deltaX=0, deltaY=120)
        time.sleep(0.5)
        for delta in (2, 30, 20, 12, 7, 4, 1):  # A trackpad with momentum.
            send("Input.dispatchMouseEvent", type="mouseWheel", x=200, y=300, deltaX=1, deltaY=delta)
            time.sleep(0.02)
        for kind, force in (("mousePressed", 0.3), ("mouseMoved", 0.6), ("mouseReleased", 0)):
            send("Input.dispatchMouseEvent", type=kind, x=150, y=300, button="left", buttons=1, clickCount=1,
                 pointerType="pen", force=force, tiltX=20, tiltY=-10)
        settle(page)
        file = self.saved(page)
        wheels = self.of(file, "wheel")
        self.assertEqual([one["deltaY"] for one in wheels], [120, 2, 30, 20, 12, 7, 4, 1])
        self.assertEqual([one["source"] for one in wheels], ["wheel"] + ["trackpad"] * 7)
        self.assertEqual({one["deltaMode"] for one in wheels}, {0})
        wheel, trackpad = file["summary"]["scrolls"]
        self.assertEqual((wheel["source"], wheel["steps"]["count"]), ("wheel", 0))
        self.assertEqual((trackpad["source"], trackpad["falling"], trackpad["steps"]["count"]), ("trackpad", 5, 6))
        self.assertGreater(trackpad["lasted"], 100)
        pen = self.of(file, "pointerdown", pointerType="pen")[0]
        self.assertAlmostEqual(pen["pressure"], 0.3, places=5)
        self.assertEqual((pen["tiltX"], pen["tiltY"]), (20, -10))

    def test_coalesced_moves_have_their_parts(self):
        page = self.open("scene=map")
        page.app("""
            const stage = document.getElementById("stage"), at = (clientX, more) => new PointerEvent("pointermove",
                { pointerId: 5, pointerType: "pen", clientX, clientY: 300, bubbles: true, pressure: 0.5, ...more });
            stage.dispatchEvent(at(120, { coalescedEvents: [at(100), at(110), at(120)], predictedEvents: [at(130)] }));
        """)
        move = self.of(self.saved(page), "pointermove", pointerId=5)[0]
        self.assertEqual((move["coalesced"], move["predicted"]), (3, 1))
        self.assertEqual([one["clientX"] for one in move["parts"]], [100, 110, 120])
        self.assertEqual([one["pressure"] for one in move["parts"]], [0.5] * 3)

    def test_the_newest_events_stay_and_nothing_of_the_rest_of_the_page(self):
        page = self.open("scene=map", width=1280, height=800)
        page.app("""
            for (let count = 0; count < 4100; count++) {
                document.getElementById("stage").dispatchEvent(new PointerEvent("pointermove",
                    { pointerId: 7, pointerType: "mouse", clientX: count }));
            }
            document.getElementById("panel").dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
        """)
        page.evaluate("document.getElementById('search').focus()")
        page.key("q")
        file = self.saved(page)
        self.assertEqual([one["clientX"] for one in file["events"]], list(range(100, 4100)))
        self.assertNotIn("key", json.dumps(file["summary"]))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Phones on their side: the panel is beside the stage, every control can be reached, and there is room to pinch."""

import time
import unittest

from support import SCENES, PlaygroundTest, click, line, settle, transform

PHONES = ((568, 320), (667, 375), (844, 390), (932, 430))
BOXES = """
    const box = (selector) => {
        const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
        return { left, top, right, bottom };
    };
    return { stage: box("#stage"), top: box(".top"), bar: box(".bar"), panel: box("#panel"), notes: box(".notes") };
"""
#: Controls that are small, that something covers, or that no scrolling brings into the window. The stage takes the taps
#: of markers, which move with the map.
UNREACHABLE = """
    const sideways = [...document.querySelectorAll("body, .app, .top, .bar, .panel, .tabs, .page")].filter(
        (one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className);
    if (sideways.length > 0) return sideways;
    return [...document.querySelectorAll("button:not(.pin), select, input, summary")].filter((one) => {
        if (one.disabled || one.type === "file" || !one.checkVisibility({ visibilityProperty: true })) return false;
        const target = one.closest(".segments label, .set label") ?? one;
        target.scrollIntoView({ block: "nearest" });
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const tall = one.matches(".more") ? 0 : 43.9, wide = innerWidth < 600 ? 32 : tall;
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || bottom - top < tall
            || right - left < wide || !(target.contains(at) || at?.contains(target));
    }).map((one) => one.outerHTML.slice(0, 100));
"""


class Landscape(PlaygroundTest):
    def test_the_bars_the_panel_and_the_stage_have_room(self):
        for width, height in PHONES:
            page = self.open("scene=map", width=width, height=height)
            self.assertTrue(page.evaluate("document.getElementById('panel').hidden"))
            for panel in (False, True):
                with self.subTest((width, height), panel=panel):
                    if panel:
                        click(page, "#toggle")
                    boxes = page.app(BOXES)
                    stage, bar, top = boxes["stage"], boxes["bar"], boxes["top"]
                    for one in (bar, top):
                        self.assertGreaterEqual(one["left"], 0)
                        self.assertLessEqual(one["right"], stage["right"])
                    self.assertEqual(stage["bottom"], height)
                    # Without the panel both bars share the lower edge, if it is long enough.
                    shared = not panel and width > 600
                    free = bar["top"] - (0 if shared else top["bottom"])
                    self.assertGreater(free, 200)
                    self.assertTrue(not shared or top["right"] < bar["left"])
                    self.assertLessEqual(boxes["notes"]["bottom"], bar["top"])
                    if panel:
                        self.assertEqual(boxes["panel"], {"left": stage["right"], "top": 0, "right": width,
                                                          "bottom": height})
                        self.assertGreater(stage["right"], 0.5 * width)

    def test_every_control_can_be_reached(self):
        for width, height in PHONES[:3]:
            page = self.open("scene=map", width=width, height=height)
            click(page, "#more")
            self.assertEqual(page.app(UNREACHABLE), [], (width, "closed"))
            click(page, "#toggle")
            page.evaluate("for (const one of document.querySelectorAll('.group')) one.open = true;")
            for tab in ("settings", "live", "explain", "session"):
                click(page, f"#tab-{tab}")
                self.assertEqual(page.app(UNREACHABLE), [], (width, tab))
                wide = page.evaluate("[...document.querySelectorAll('.page > *, .setting *')].filter((one) => {"
                                     "const { left, right, width } = one.getBoundingClientRect();"
                                     "return one.checkVisibility() && width > 1 && right > innerWidth + 0.5; })"
                                     ".map((one) => one.outerHTML.slice(0, 90))")
                self.assertEqual(wide, [], (width, tab))

    def test_each_scene_can_be_pinched_beside_the_panel(self):
        for scene in SCENES:
            with self.subTest(scene):
                page = self.open(f"scene={scene}&panSlop=0&pinchSlop=0", width=844, height=390)
                click(page, "#toggle")
                page.wait("document.getElementById('stage').clientWidth < 500")
                time.sleep(0.2)  # Cards go to their places on the smaller table.
                settle(page)
                before = transform(page)["scale"]
                boxes = page.app(BOXES)
                y = (boxes["top"]["bottom"] + boxes["bar"]["top"]) / 2  # With the panel, a bar is at each edge.
                x = page.app("const [item] = app.stage.items; return app.stage.centerOf(item).x")
                if scene == "board":
                    x, y = page.evaluate("(() => { const box = document.querySelector('.card').getBoundingClientRect();"
                                         "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
                page.strokes(line((x - 15, y), (x - 60, y)), line((x + 15, y), (x + 60, y)), pause=0.02)
                settle(page)
                self.assertGreater(transform(page)["scale"], 1.5 * before)


if __name__ == "__main__":
    unittest.main()

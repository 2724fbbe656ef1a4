# SPDX-License-Identifier: MIT
"""The stage without pinch and drag: one finger that taps, five keys, a screen reader, reduced motion."""

import time
import unittest
from pathlib import Path

import axe_playwright_python
from support import SCENES, PlaygroundTest, click, settle, transform

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
#: Records each message of the live region, and whether the view moved then.
WATCH = """
    window.heard = [];
    new MutationObserver(() => window.heard.push([document.getElementById("status").textContent,
        app.stage.selected.view.getState().moving])).observe(document.getElementById("status"), { childList: true });
"""


class ReachTest(PlaygroundTest):
    def placed(self, page) -> "tuple[float, float, float]":
        """The scale as a part of the fitted one, and the content at the middle of the safe area as parts of it."""
        return tuple(page.app("""
            const { viewToContent } = await import("./tapzoom/tapzoom.js");
            const { view, content: [wide, high] } = app.stage.selected, transform = view.getTransform();
            const center = app.stage.centerOf(app.stage.selected), at = viewToContent(transform, center.x, center.y);
            return [transform.scale / view.getScaleRange().fitted, at.x / wide, at.y / high];
        """))

    def assert_back(self, page, start: dict) -> None:
        self.assertAlmostEqual(transform(page)["scale"], start["scale"], places=9)
        for name in "xy":
            self.assertAlmostEqual(transform(page)[name], start[name], delta=1e-6)


class OneFinger(ReachTest):
    def tap(self, page, selector: str) -> None:
        x, y = page.evaluate(f"(() => {{ const box = document.querySelector({selector!r}).getBoundingClientRect();"
                             "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        page.touch("Start", (x, y))
        page.touch("End")
        settle(page)

    def step(self, page, name: str) -> None:
        self.tap(page, f"[data-step={name}]")

    def test_taps_on_buttons_reach_a_corner_and_come_back(self):
        for width, height in ((320, 640), (390, 844), (1280, 800)):
            with self.subTest(width=width):
                page = self.open(width=width, height=height)
                click(page, "#more")
                start = transform(page)
                for name in ("zoom-in",) * 3 + ("left",) * 24 + ("up",) * 8:
                    self.step(page, name)
                scale, x, y = self.placed(page)
                self.assertAlmostEqual(scale, 1.5 ** 3, places=6)
                limits = page.app("return app.stage.selected.view.getState().limits")
                self.assertEqual({"left", "top"} & set(limits), {"left", "top"})
                for name in ("zoom-out",) * 3 + ("fit",):
                    self.step(page, name)
                self.assert_back(page, start)

    def test_taps_turn_the_map_and_only_scenes_that_turn_have_the_buttons(self):
        page = self.open()
        self.assertFalse(page.evaluate("document.querySelector('[data-step=clockwise]').checkVisibility()"))
        page = self.open("scene=map")
        click(page, "#more")
        for name, turn in (("clockwise", 15), ("clockwise", 30), ("counterclockwise", 15), ("fit", 0)):
            self.step(page, name)
            self.assertAlmostEqual(transform(page)["rotation"] * 180 / 3.141592653589793, turn, places=6)

    def test_taps_on_the_picture_are_enough(self):
        page = self.open("tapAction=center&pressAction=step&doubleTap=fit&pressTime=1&tapTime=0.9"
                         "&tapDebounceTime=0&doubleTapTime=1.5&zoomStep=3")
        start = transform(page)
        page.touch("Start", (100, 300))
        page.wait("import('./app.js').then((app) => app.stage.selected.view.getTransform().scale > %f)"
                  % (2 * start["scale"]))
        page.touch("End")
        settle(page)
        point = page.app("const { viewToContent } = await import('./tapzoom/tapzoom.js');"
                         "return viewToContent(app.stage.selected.view.getTransform(), 120, 350)")
        page.touch("Start", (120, 350))
        page.touch("End")
        time.sleep(1.7)  # A second tap could follow.
        settle(page)
        scale, x, y = self.placed(page)
        self.assertAlmostEqual(scale, 3, places=6)
        self.assertAlmostEqual(x * 204800, point["x"], delta=200)
        self.assertAlmostEqual(y * 128000, point["y"], delta=200)
        for _ in range(2):
            page.touch("Start", (200, 400))
            page.touch("End")
        page.wait("import('./app.js').then((app) => app.stage.selected.view.getTransform().scale < %f)"
                  % (1.01 * start["scale"]))
        settle(page)
        self.assert_back(page, start)

    def test_the_settings_for_one_finger_have_controls(self):
        page = self.open()
        names = page.evaluate("[...document.querySelectorAll('[data-setting]')].map((one) => one.dataset.setting)")
        self.assertLessEqual({"tapAction", "pressAction", "tapIgnoreTime", "reducedMotion"}, set(names))

    def test_the_buttons_are_large_and_apart(self):
        for width, smallest in ((320, 36), (390, 44), (1280, 44)):
            page = self.open("scene=map", width=width, height=700)
            click(page, "#more")
            boxes = page.evaluate("[...document.querySelectorAll('.bar button, .bar select')]"
                                  ".filter((one) => one.checkVisibility()).map((one) => {"
                                  "const { left, right, top, bottom } = one.getBoundingClientRect();"
                                  "return [left, right, top, bottom]; })")
            self.assertEqual(len(boxes), 15)
            for index, (left, right, top, bottom) in enumerate(boxes):
                self.assertGreaterEqual(min(right - left, bottom - top), smallest, width)
                self.assertTrue(left >= 0 and right <= width, width)
                for other in boxes[index + 1:]:
                    gap = max(other[0] - right, left - other[1], other[2] - bottom, top - other[3])
                    self.assertGreaterEqual(gap, 1.9, width)


class FiveKeys(ReachTest):
    def test_arrows_and_enter_reach_a_corner_and_come_back(self):
        for scene in ("photo", "map"):
            with self.subTest(scene):
                page = self.open(f"scene={scene}")
                page.evaluate("document.getElementById('stage').focus()")
                start = transform(page)
                for key in ["Enter"] * 3 + ["ArrowRight"] * 36 + ["ArrowDown"] * 18:
                    page.key(key)
                    settle(page)
                limits = page.app("return app.stage.selected.view.getState().limits")
                self.assertEqual({"right", "bottom"} & set(limits), {"right", "bottom"})
                self.assertGreater(self.placed(page)[0], 3)
                for _ in range(30):
                    page.key("Enter")
                    settle(page)
                    if transform(page)["scale"] < 1.001 * start["scale"]:
                        break
                self.assert_back(page, start)


class ScreenReader(ReachTest):
    def nodes(self, page) -> "list[dict]":
        return [node for node in page.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]

    def find(self, page, role: str, name: str) -> dict:
        found = [node for node in self.nodes(page) if node["role"]["value"] == role
                 and node.get("name", {}).get("value") == name]
        self.assertEqual(len(found), 1, (role, name))
        return found[0]

    @staticmethod
    def property(node: dict, name: str) -> object:
        return next((one["value"]["value"] for one in node["properties"] if one["name"] == name), None)

    def press(self, page, name: str) -> str:
        """Presses a button as a screen reader does, and returns the new message, or "" after a silence."""
        before = page.evaluate("window.heard.length")
        identity = self.find(page, "button", name)["backendDOMNodeId"]
        button = page.send("DOM.resolveNode", backendNodeId=identity)["object"]["objectId"]
        page.send("Runtime.callFunctionOn", objectId=button, functionDeclaration="function () { this.click(); }")
        page.wait(f"window.heard.length > {before}")
        settle(page)
        time.sleep(0.1)
        heard = page.evaluate(f"window.heard.slice({before})")
        self.assertEqual([moving for _, moving in heard], [False], heard)  # One message, at rest.
        region = next(node for node in self.nodes(page) if node["role"]["value"] == "status")
        self.assertEqual(self.property(region, "live"), "polite")
        texts = [node["name"]["value"] for node in self.nodes(page) if node.get("parentId") == region["nodeId"]]
        self.assertEqual([one.strip() for one in texts], [heard[0][0].strip()])
        return heard[0][0].strip()

    def test_words_lead_to_a_corner_and_back(self):
        for reduced in (True, False):
            page = self.page(width=960, height=600, reduced=reduced)  # Its fitted view shows the whole photo.
            page.open(f"{self.server.url}#scene=photo")
            page.app("app.demo.stop()")
            settle(page)
            page.app(WATCH)
            self.assertEqual(self.press(page, "Zoom in"), "150 percent, 50 percent across, 50 percent down")
            while not (heard := self.press(page, "Move left")).endswith("left edge, 50 percent down"):
                self.assertIn("percent across", heard)
            while "top edge" not in (heard := self.press(page, "Move up")):
                self.assertIn("left edge, ", heard)
            self.assertEqual(heard, "150 percent, left edge, top edge")
            self.assertEqual(self.property(self.find(page, "button", "Move left"), "disabled"), True)
            self.assertNotEqual(self.property(self.find(page, "button", "Move right"), "disabled"), True)
            self.assertEqual(self.press(page, "Move left"), "Cannot move left: left edge")
            self.assertEqual(self.press(page, "Move left"), "Cannot move left: left edge")
            stage = self.find(page, "application", "Photo")
            self.assertTrue(stage["description"]["value"].endswith("150 percent, left edge, top edge"))
            self.assertIn("Enter zooms in", stage["description"]["value"])
            self.assertEqual(self.press(page, "Show everything"), "100 percent, everything is shown")
            self.assertEqual(self.press(page, "Zoom out"), "Cannot zoom out: smallest")

    def test_a_disabled_button_keeps_the_focus(self):
        page = self.open()
        button = "document.getElementById('zoom-out')"
        self.assertEqual(page.evaluate(f"[{button}.getAttribute('aria-disabled'), {button}.disabled]"), ["true", False])
        page.evaluate(f"{button}.focus()")
        page.key("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "zoom-out")
        page.wait("document.getElementById('status').textContent.startsWith('Cannot zoom out')")

    def test_five_quick_presses_make_one_message(self):
        page = self.open(reduced=False)
        page.app("app.demo.stop()")
        settle(page)
        page.app(WATCH)
        page.app("for (let press = 0; press < 5; press++) document.getElementById('zoom-in').click();")
        page.wait("window.heard.length > 0")
        settle(page)
        time.sleep(0.2)
        self.assertEqual(page.evaluate("window.heard.map(([text, moving]) => [text.split(',')[0], moving])"),
                         [["759 percent", False]])  # 1.5 ** 5

    def test_a_replay_says_why_no_step_works(self):
        page = self.open()
        page.app("const text = await (await fetch('touches/pinch.jsonl')).text();"
                 "await app.replay.open(new TextEncoder().encode(text), '');")
        disabled = "[...document.querySelectorAll('[data-step]')].every((one) => one.ariaDisabled === 'true')"
        page.wait(disabled)
        click(page, "#zoom-in")
        page.wait("document.getElementById('status').textContent.startsWith('The replay')")
        page.app("app.replay.close()")
        page.wait(f"!({disabled})")

    def test_axe_finds_nothing(self):
        for scene in SCENES:
            page = self.open(f"scene={scene}")
            page.evaluate(AXE.read_text("utf-8") + ";0")
            for tab in ("", "settings", "live", "explain", "session"):
                if tab:
                    if page.evaluate("document.getElementById('panel').hidden"):
                        click(page, "#toggle")
                    click(page, f"#tab-{tab}")
                found = page.evaluate("""
                    axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then((result) =>
                        [result.passes.length, result.violations.map(({ id, nodes }) =>
                            [id, nodes.map(({ html }) => html.slice(0, 150))])])
                """)
                self.assertGreater(found[0], 15)
                self.assertEqual(found[1], [], (scene, tab))


class Motion(ReachTest):
    def test_the_wish_for_reduced_motion_counts_when_it_changes(self):
        page = self.open(reduced=False)
        page.app("app.demo.stop()")
        switch = "document.querySelector('[data-setting=reducedMotion] input').checked"
        for reduced in (True, False, True):
            page.prefer(False, reduced)
            page.wait(f"{switch} === {'true' if reduced else 'false'}")
            self.assertEqual(page.app("return app.stage.config.reducedMotion"), reduced)
            settle(page)
            moving = page.app("document.querySelector('[data-step=zoom-in]').click();"
                              "return app.stage.selected.view.getState().moving")
            self.assertEqual(moving, not reduced)
            self.assertEqual(page.app("return app.stage.changes"), {})


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Keyboard, screen reader, contrast, sizes."""

import time
import unittest

from support import SCENES, PlaygroundTest, click, line, settle, transform

NAMED = {"button", "checkbox", "combobox", "slider", "spinbutton", "switch", "textbox", "searchbox", "radio", "tab",
         "application", "img", "image", "group", "tabpanel", "tablist", "complementary", "main", "region", "list",
         "DisclosureTriangle", "link"}
UNNAMED_FINE = {"group", "img", "image", "list", "main"}  # Containers without a role of their own in the page.

OPEN_ALL = "for (const one of document.querySelectorAll('.group')) one.open = true;"
TABS = ("settings", "live", "explain", "session")


class Keyboard(PlaygroundTest):
    def test_tab_reaches_every_control_and_shows_the_focus(self):
        page = self.open("scene=board")
        click(page, "#toggle")
        page.app("for (const id of ['download', 'again']) document.getElementById(id).disabled = false;")
        for tab in TABS:
            click(page, f"#tab-{tab}")
            page.evaluate(OPEN_ALL)
            wanted = page.script("stops")
            self.assertGreaterEqual(wanted, 15)
            missing, unseen = set(range(wanted)), []
            for _ in range(wanted + 12):
                page.key("Tab")
                stop, seen, html = page.script("focus")
                if stop is not None:
                    missing.discard(int(stop))
                    if not seen:
                        unseen.append(html)
            texts = [page.evaluate(f"document.querySelector('[data-stop=\"{one}\"]').outerHTML.slice(0, 120)")
                     for one in sorted(missing)]
            self.assertEqual((texts, unseen), ([], []), tab)

    def test_keys_move_and_zoom_the_stage(self):
        page = self.open("scene=map")
        page.evaluate("document.getElementById('stage').focus()")
        start = transform(page)
        for key, changed in (("+", lambda at, old: at["scale"] > old["scale"]),
                             ("ArrowRight", lambda at, old: at["x"] < old["x"]),
                             ("ArrowDown", lambda at, old: at["y"] < old["y"]),
                             ("ArrowLeft", lambda at, old: at["x"] > old["x"]),
                             ("ArrowUp", lambda at, old: at["y"] > old["y"]),
                             ("]", lambda at, old: at["rotation"] > old["rotation"]),
                             ("[", lambda at, old: at["rotation"] < old["rotation"]),
                             ("-", lambda at, old: at["scale"] < old["scale"])):
            old = transform(page)
            page.key(key)
            settle(page)
            self.assertTrue(changed(transform(page), old), key)
        page.key("+")
        settle(page)
        page.key("0")
        settle(page)
        self.assertAlmostEqual(transform(page)["scale"], start["scale"])

    def test_keys_move_a_card(self):
        page = self.open("scene=board")
        page.evaluate("document.querySelectorAll('.card')[2].focus()")
        before, others = transform(page, 2), transform(page, 1)
        for key in ("ArrowRight", "+", "]"):
            page.key(key)
        settle(page)
        after = transform(page, 2)
        self.assertGreater(after["scale"], before["scale"])
        self.assertNotEqual(after["rotation"], before["rotation"])
        self.assertEqual(transform(page, 1), others)

    def test_enter_and_arrows_operate_the_panel(self):
        page = self.open()
        page.evaluate("document.getElementById('toggle').focus()")
        page.key("Enter")
        self.assertFalse(page.evaluate("document.getElementById('panel').hidden"))
        page.evaluate("document.getElementById('tab-settings').focus()")
        page.key("ArrowRight")
        self.assertEqual(page.evaluate("[document.activeElement.id, document.getElementById('live').hidden]"),
                         ["tab-live", False])
        page.key("Escape")
        self.assertEqual(page.evaluate("[document.activeElement.id, document.getElementById('panel').hidden]"),
                         ["toggle", True])


class ScreenReader(PlaygroundTest):
    def test_every_control_has_a_name(self):
        page = self.open("scene=board")
        click(page, "#toggle")
        page.evaluate(OPEN_ALL)
        for tab in TABS:
            click(page, f"#tab-{tab}")
            nodes = [node for node in page.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
            roles = {node["role"]["value"] for node in nodes}
            self.assertTrue({"button", "radio", "tab", "status"} <= roles, roles)
            nameless = [node["role"]["value"] for node in nodes if node["role"]["value"] in NAMED - UNNAMED_FINE
                        and not node.get("name", {}).get("value")]
            self.assertEqual(nameless, [], tab)
            focusable = [node for node in nodes if any(
                one["name"] == "focusable" and one["value"]["value"] for one in node.get("properties", []))
                and node["role"]["value"] != "RootWebArea"]
            self.assertEqual([node["role"]["value"] for node in focusable if not node.get("name", {}).get("value")], [])

    def test_the_state_is_said_after_touches_and_keys_once_the_view_rests(self):
        page = self.open("scene=map")
        status = "document.getElementById('status').textContent"
        page.touch("Start", (150, 300), (200, 400))
        page.touch("Move", (120, 260), (240, 460))
        page.touch("Move", (100, 240), (260, 500))
        time.sleep(0.2)
        self.assertEqual(page.evaluate(status), "")
        page.touch("End")
        page.wait(f"/^[0-9]+ percent, /.test({status})")
        page.evaluate(f"{status} = ''")
        click(page, "#zoom-in")
        page.wait(f"/^[0-9]+ percent, /.test({status})")


class Looks(PlaygroundTest):
    def test_text_has_contrast_and_a_size_that_can_be_read(self):
        for dark in (False, True):
            for scene in SCENES:
                page = self.open(f"scene={scene}", dark=dark)
                click(page, "#toggle")
                page.evaluate(OPEN_ALL)
                for tab in TABS if scene == "photo" else ("live",):
                    click(page, f"#tab-{tab}")
                    if tab == "live":
                        page.strokes(line((150, 150), (180, 200)))
                        settle(page)
                    found = page.script("contrast")
                    self.assertGreater(len(found), 8)
                    self.assertEqual([one for one in found if one[0] < 4.5], [], (dark, scene, tab))
                    # The text of the content grows with its scale.
                    self.assertEqual([one for one in found if one[1] < 13 and not one[2]], [])

    def test_targets_are_44_pixels(self):
        page = self.open()
        click(page, "#toggle")
        page.evaluate(OPEN_ALL)
        for tab in TABS:
            click(page, f"#tab-{tab}")
            small = page.evaluate("""
                [...document.querySelectorAll("button:not(.more), select, input, summary")]
                    .filter((one) => one.checkVisibility())
                    .map((one) => {
                        const target = one.closest(".segments label, .set label, .drop") ?? one;
                        const { width, height } = target.getBoundingClientRect();
                        return [Math.min(width, height), one.outerHTML.slice(0, 90)];
                    })
                    .filter(([size]) => size < 44)
            """)
            self.assertEqual(small, [], tab)

    def test_nothing_is_wider_than_a_small_phone(self):
        for width in (320, 390, 768, 1280):
            page = self.open("scene=board", width=width, height=640)
            if page.evaluate("document.getElementById('panel').hidden"):
                click(page, "#toggle")
            page.evaluate(OPEN_ALL)
            for tab in TABS:
                click(page, f"#tab-{tab}")
                wide = page.evaluate("""
                    [...document.querySelectorAll(".top, .bar, .panel, .page > *, .setting *, .notes > *")]
                        .filter((one) => {
                            const { left, right, width } = one.getBoundingClientRect();
                            return one.checkVisibility() && width > 0 && (right > innerWidth + 0.5 || left < -0.5);
                        })
                        .map((one) => one.outerHTML.slice(0, 90))
                """)
                self.assertEqual(wide, [], (width, tab))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Every setting has a control that reaches the view, a place in the link, and a line of code."""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import tapzoom

from support import ROOT, PlaygroundTest, click, settle


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda found: "_" + found[0].lower(), name)


class Controls(PlaygroundTest):
    def test_each_setting_has_a_control_that_reaches_the_view(self):
        for scene in ("photo", "board"):
            with self.subTest(scene):
                page = self.open(f"scene={scene}")
                names = page.evaluate("[...document.querySelectorAll('[data-setting]')]"
                                      ".map((one) => one.dataset.setting)")
                self.assertEqual(sorted(names), sorted(page.app("return Object.keys(app.stage.config)")))
                self.assertGreaterEqual(len(names), 67)
                self.assertEqual(page.script("change", "const reset = true;"), [])

    def test_the_first_five_are_open_and_the_others_closed(self):
        page = self.open()
        click(page, "#toggle")
        shown = page.evaluate("[...document.querySelectorAll('.setting')].filter((one) => one.checkVisibility())"
                              ".map((one) => one.dataset.setting ?? one.querySelector('code').textContent)")
        self.assertEqual(shown, ["flingDecay", "rubberBand", "springFrequency", "doubleTap", "gestures: rotate"])

    def test_the_switch_of_the_rotation_is_a_part_of_the_gestures(self):
        page = self.open()
        row = "[...document.querySelectorAll('.setting')].find((one) => !one.dataset.setting)"
        self.assertFalse(page.evaluate(f"{row}.querySelector('input').checked"))
        page.evaluate(f"{row}.querySelector('input').click()")
        self.assertIn("rotate", page.app("return app.stage.config.gestures"))
        self.assertEqual(page.evaluate("document.getElementById('changes').textContent"), "1 change")
        page.evaluate(f"{row}.querySelector('.reset').click()")
        self.assertEqual(page.app("return app.stage.changes"), {})

    def test_texts_have_the_names_of_the_page(self):
        page = self.open()
        texts = page.evaluate("document.getElementById('groups').textContent")
        self.assertEqual(re.findall(r"\b[a-z]+_[a-z]\w*|\b[A-Z]{2,}_\w*|TAPZOOM", texts), [])

    def test_a_scene_without_a_preset_of_its_own_names_none(self):
        for scene, shown in (("chart", False), ("photo", True)):
            page = self.open(f"scene={scene}")
            click(page, "#toggle")
            self.assertEqual(page.evaluate("document.getElementById('preset').checkVisibility()"), shown)

    def test_a_slider_reaches_the_view_and_both_ends(self):
        page = self.open()
        for name, low, high in (("panSlop", 0, 1e4), ("rubberBand", 0, 1), ("quickZoomDistance", -1e4, 1e4),
                                ("pointsPerUnit", 1e-3, 1e3)):
            slide = """
                const slider = document.querySelector("[data-setting=%s] input[type=range]"), found = [];
                for (const place of [0, 250, 500, 750, 1000]) {
                    slider.value = place;
                    slider.dispatchEvent(new Event("input", { bubbles: true }));
                    found.push(app.stage.config.%s);
                }
                return found;
            """ % (name, name)
            found = page.app(slide)
            self.assertEqual((found[0], found[-1]), (low, high), name)
            self.assertEqual(found, sorted(found), name)
            self.assertEqual(len(set(found)), 5, name)

    def test_a_refused_value_changes_nothing_and_says_why(self):
        page = self.open()
        answer = page.app("""
            const row = document.querySelector("[data-setting=panSlop]");
            const input = row.querySelector("input[type=number]"), wrong = row.querySelector(".wrong");
            const before = app.stage.config;
            for (const value of [-1, 1e5]) {
                input.value = value;
                input.dispatchEvent(new Event("change", { bubbles: true }));
            }
            return [wrong.textContent, wrong.hidden, input.value,
                JSON.stringify(before) === JSON.stringify(app.stage.config),
                document.getElementById("status").textContent];
        """)
        self.assertTrue(answer[0])
        self.assertEqual(answer[1:4], [False, "10", True])
        self.assertIn("Pan slop not changed", answer[4])

    def test_presets_and_reset_all(self):
        page = self.open()
        for preset, fit in (("maps", "cover"), ("reader", "width"), ("board", "contain"), ("photos", "cover")):
            page.evaluate("(() => { const select = document.getElementById('preset'); select.value = '%s';"
                          "select.dispatchEvent(new Event('change')); })()" % preset)
            self.assertEqual(page.app("return [app.stage.changes, app.stage.config.fit]"), [{}, fit])
        page.app("app.stage.configure({ panSlop: 33, rubberBand: 0 })")
        self.assertEqual(page.evaluate("document.getElementById('changes').textContent"), "2 changes")
        click(page, "#reset-all")
        self.assertEqual(page.app("return app.stage.changes"), {})

    def test_the_search_finds_names_and_documentation(self):
        page = self.open()
        find = ("(() => { const search = document.getElementById('search'); search.value = '%s';"
                "search.dispatchEvent(new Event('input'));"
                "return [...document.querySelectorAll('[data-setting]')].filter((one) => one.checkVisibility())"
                ".map((one) => one.dataset.setting); })()")
        click(page, "#toggle")
        self.assertEqual(page.evaluate(find % "rubber band scale"), ["rubberBandScale"])
        self.assertIn("flingDecay", page.evaluate(find % "decay of the velocity"))
        self.assertEqual(page.evaluate(find % "no such thing"), [])
        self.assertFalse(page.evaluate("document.getElementById('nothing').hidden"))


class Links(PlaygroundTest):
    def test_a_link_restores_scene_preset_and_all_settings(self):
        page = self.open("scene=map&preset=board")
        self.assertEqual(page.script("change", "const reset = false;"), [])
        page.wait("location.hash.includes('hostButtons')")
        link, config, changes = page.app("return [location.hash, app.stage.config, Object.keys(app.stage.changes)]")
        self.assertEqual(len(changes), len(config))
        other = self.open(link[1:])
        self.assertEqual(other.app("return [app.stage.name, app.stage.preset, app.stage.config]"),
                         ["map", "board", config])

    def test_a_link_has_only_what_differs(self):
        page = self.open()
        page.app("app.stage.configure({ flingDecay: 10 })")
        page.wait("location.hash === '#scene=photo&preset=photos&flingDecay=10'")
        page.app("app.stage.configure({ flingDecay: 2 })")
        page.wait("location.hash === '#scene=photo&preset=photos'")

    def test_a_wrong_link_is_named_and_the_rest_counts(self):
        page = self.open("scene=map&panSlop=-3&noSuch=1&rubberBand=0.25&fit=triangle&maxScale=7")
        self.assertEqual(page.app("return [app.stage.name, app.stage.changes]"), ["map", {"rubberBand": 0.25}])
        said = page.evaluate("document.getElementById('status').textContent")
        for name in ("panSlop", "noSuch", "fit", "maxScale"):
            self.assertIn(name, said)

    def test_the_link_and_the_code_can_be_copied(self):
        page = self.open("scene=map&panSlop=7")
        self.browser.send("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        page.send("Page.bringToFront")
        click(page, "#toggle")
        click(page, "#tab-session")
        # A link that is copied at once has the last change.
        page.app("app.stage.configure({ panSlop: 5 }); document.getElementById('copy-link').click()")
        page.wait("document.getElementById('status').textContent.endsWith('copied')")
        self.assertTrue(page.evaluate("navigator.clipboard.readText()").endswith("&panSlop=5"))
        page.evaluate("document.getElementById('status').textContent = ''")
        for button, text in (("#copy-link", "location.href"),
                             ("#copy-code", "document.getElementById('code').textContent")):
            click(page, button)
            page.wait("document.getElementById('status').textContent.endsWith('copied')")
            self.assertEqual(page.evaluate("navigator.clipboard.readText()"), page.evaluate(text))
            page.evaluate("document.getElementById('status').textContent = ''")

    def test_another_link_in_the_same_page_counts_at_once(self):
        page = self.open()
        page.evaluate("void (location.hash = 'scene=document&panSlop=4')")
        page.wait("import('./app.js').then((app) => app.stage.name === 'document' && app.stage.config.panSlop === 4)")


class Code(PlaygroundTest):
    def setUp(self) -> None:
        page = self.open("scene=map")
        self.assertEqual(page.script("change", "const reset = false;"), [])
        settle(page)
        self.config = page.app("return app.stage.config")
        self.code = {}
        for language in ("c", "python", "js"):
            click(page, f"input[value={language}]")
            self.code[language] = page.evaluate("document.getElementById('code').textContent")
        self.web = page

    def compare(self, config: object) -> None:
        """The numbers of a Python configuration with those of the page."""
        compared = 0
        for name, value in self.config.items():
            if isinstance(value, (int, float)):
                compared += 1
                self.assertEqual(float(getattr(config, snake(name))), float(value), name)
        self.assertGreaterEqual(compared, 49)

    def test_the_python_code_makes_the_same_settings(self):
        scope: dict = {}
        exec(self.code["python"], scope)  # noqa: S102
        self.compare(scope["view"].config)
        self.assertEqual(scope["view"].config.gestures, tapzoom.Gesture(sum(
            tapzoom.Gesture[one.replace("-", "_").upper()] for one in self.config["gestures"])))
        self.assertEqual(len(scope["view"].config.levels), len(self.config["levels"]))
        scope["view"].close()

    def test_the_c_code_makes_the_same_settings(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "program.c")
            program.write_text(self.code["c"] + """
#include <stdio.h>
int main(void) {
    tapzoom_view *view = open_view(400, 600);
    static char memory[65536];
    size_t count;
    if (view == NULL || tapzoom_begin_recording(view, memory, sizeof memory) != TAPZOOM_OK) return 1;
    if (tapzoom_fetch_recording(view, &count) != TAPZOOM_OK) return 1;
    fwrite(memory, 1, count, stdout);
    tapzoom_destroy(view);
    return 0;
}
""", "utf-8")
            compiler = os.environ.get("CC") or "cc"
            subprocess.run([compiler, "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", f"-I{ROOT}/build/include",
                            program, f"-L{ROOT}/build/lib", "-ltapzoom", f"-Wl,-rpath,{ROOT}/build/lib", "-o",
                            f"{folder}/program"], check=True)
            recording = subprocess.run([f"{folder}/program"], check=True, stdout=subprocess.PIPE).stdout
        with tapzoom.View((1, 1), (1, 1)) as view:
            self.assertEqual(len(list(tapzoom.replay(recording, view))), 1)
            self.compare(view.config)

    def test_the_javascript_code_makes_the_same_settings(self):
        options = re.search(r"new View\((\{.*?\n\})\)", self.code["js"], re.DOTALL)[1]
        made = self.web.app("const { View } = await import('./tapzoom/tapzoom.js');"
                            "const element = document.body, view = new View(%s);"
                            "const config = view.getConfig(); view.close(); return config;" % options)
        # attach makes these by itself unless the user has changed them.
        self.assertEqual({name for name in made if json.dumps(made[name]) != json.dumps(self.config[name])} -
                         {"pixelsPerUnit", "reducedMotion"}, set())


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""The tab Explain: lines and sentences of live touches and of recordings, and the button that sets a number."""

import math
import re
import tempfile
import time
import unittest
from pathlib import Path

import tapzoom

from support import PlaygroundTest, click, line, settle, transform

TEXT = "document.getElementById('why').textContent"


def renamed(sentence: str) -> str:
    """A sentence of the Python package with the names of the page."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), sentence)


def count(selector: str) -> str:
    return f"document.querySelectorAll('#why {selector}').length"


class Explain(PlaygroundTest):
    def open_tab(self, fragment: str = "scene=photo", **kind: object) -> object:
        page = self.open(fragment, **kind)
        if page.evaluate("document.getElementById('panel').hidden"):
            click(page, "#toggle")
        click(page, "#tab-explain")
        return page

    def drop(self, page: object, data: bytes) -> None:
        with tempfile.NamedTemporaryFile(suffix=".tapzoom") as file:
            Path(file.name).write_bytes(data)
            root = page.send("DOM.getDocument")["root"]["nodeId"]
            node = page.send("DOM.querySelector", nodeId=root, selector="#file")["nodeId"]
            page.send("DOM.setFileInputFiles", files=[file.name], nodeId=node)
            page.wait("import('./app.js').then((app) => app.replay.tracks.length > 0)")

    def test_a_late_second_tap_is_explained_and_its_button_helps(self):
        page = self.open_tab()

        def tap_twice() -> None:
            """Taps in the last 0.6 s, which the page has spent without touches."""
            time.sleep(0.8)
            page.app("""
                const { view } = app.stage.items[0], start = app.clock.now - 0.6;
                for (const [time, phase] of [[0, 1], [0.06, 3], [0.40, 1], [0.46, 3]]) {
                    view.pushTouches(Float64Array.of(start + time, 1, 195, 200, phase, 0, 0, 0, 0), 1);
                }
                app.stage.redraw();
            """)

        tap_twice()
        page.wait(f"{TEXT}.includes('No double tap: the second finger landed 0.34 s after the first lift; "
                  "doubleTapTime allows 0.3 s.')")
        self.assertEqual(page.evaluate(f"[{count('.landing')}, {count('.lost')}]"), [2, 1])
        click(page, "#why button")
        self.assertEqual(page.app("return app.stage.config.doubleTapTime"), 0.341)
        click(page, "#why-clear")
        self.assertEqual(page.evaluate(count("li")), 0)
        tap_twice()
        page.wait(f"{TEXT}.includes('double tap at 0.460 s')")

    def test_what_came_is_marked_and_the_events_leave_failed_out(self):
        page = self.open_tab("scene=map")
        page.strokes(line((150, 120), (60, 230)))
        settle(page)
        page.wait(f"{TEXT}.includes('Came: pan at')")
        self.assertGreater(page.evaluate(count(".won")), 0)
        self.assertNotIn("failed", page.evaluate("document.getElementById('events').textContent"))
        # The code and the link do not have the event either: the page polls it by itself.
        self.assertNotIn("failed", page.evaluate("document.getElementById('code').textContent + location.hash"))

    def test_a_recording_is_explained(self):
        with tapzoom.View((400, 600), (2000, 3000), events=["tap"]) as view:
            view.begin_recording()
            for landing in (0.0, 0.4):
                view.push_touch(landing, 1, "began", 100, 120)
                view.push_touch(landing + 0.06, 1, "ended", 100, 120)
            view.advance(1)
            data = view.fetch_recording()
        (sequence,) = tapzoom.explain(data).sequences
        page = self.open_tab()
        self.drop(page, data)
        page.wait(f"{TEXT}.includes({renamed(sequence.failures[0].sentence)!r})")
        self.assertIn("Set doubleTapTime = 0.341", page.evaluate(TEXT))
        self.assertEqual(page.evaluate(count("li")), 1)
        click(page, "#eject")
        page.wait(f"{count('li')} === 0")

    def recorded(self, calls: object, **settings: object) -> bytes:
        """A recording of what `calls` does with a view."""
        with tapzoom.View((400, 600), (2000, 3000), **settings) as view:
            view.begin_recording()
            calls(view)
            view.advance(3)
            return view.fetch_recording()

    def taps(self, times: "list[tuple[float, float]]") -> object:
        """Fingers beside each other, each with its landing and its lift."""
        changes = sorted((time, phase, finger) for finger, pair in enumerate(times)
                         for phase, time in zip(("began", "ended"), pair))
        return lambda view: [view.push_touch(time, finger, phase, 100 + 60 * finger, 200)
                             for time, phase, finger in changes]

    def explained(self, data: bytes) -> "tuple[str, list[str]]":
        """The text of a recording in the pane, and its buttons."""
        page = self.open_tab()
        self.drop(page, data)
        page.wait(f"{count('li')} > 0")
        return page.evaluate(TEXT), page.evaluate("[...document.querySelectorAll('#why button')].map("
                                                  "(one) => one.textContent)")

    def test_the_pane_makes_calls_of_every_kind(self):
        page = self.open_tab()
        wrong = page.evaluate("""(async () => {
            const { View, TapzoomError, codes } = await import('./tapzoom/tapzoom.js');
            const { call } = await import('./rerun.js');
            const wrong = [], zeros = (count) => new Array(count).fill(0);
            for (const kind of [...Object.keys(codes.record), 'unknown']) {
                if (kind === 'start') continue; // It makes the view.
                const view = new View({ viewport: [400, 600], content: [400, 600] });
                const given = { kind, numbers: zeros(16), integers: zeros(12), snapshot: view.saveState() };
                try {
                    call(view, given, view.getConfig());
                } catch (error) {
                    if (!(error instanceof TapzoomError)) wrong.push(kind);
                }
                view.close();
            }
            return wrong;
        })()""")
        self.assertEqual(wrong, ["unknown"])

    def test_a_recording_keeps_its_pen(self):
        def calls(view: tapzoom.View) -> None:
            view.push_touch(0.0, 1, "began", 300, 300, tool="pen")
            view.push_touch(0.05, 1, "ended", 300, 300, tool="pen")
            view.pen_near(1.9)
            view.push_touch(2.0, 2, "began", 100, 120)
            view.push_touch(2.06, 2, "ended", 100, 120)

        data = self.recorded(calls, pen_guard_time=0.5)
        came = [str(one.kind) for sequence in tapzoom.explain(data).sequences for one in sequence.came]
        self.assertEqual(came, ["tap"])
        text, _ = self.explained(data)
        self.assertEqual(text.count("Came: tap at"), 1, text)

    def test_numbers_at_a_deadline_are_those_of_the_whole_touch(self):
        for times, setting, most in (
            ([(0, 0.42), (0.01, 0.30)], "twoFingerTapTime", 0.421),
            ([(0, 0.10), (0.01, 0.30)], "twoFingerLiftTime", 0.201),
        ):
            with self.subTest(setting):
                text, buttons = self.explained(self.recorded(self.taps(times)))
                self.assertTrue([one for one in buttons if one.startswith(f"Set {setting} = ")], text)
                (button,) = [one for one in buttons if one.startswith(f"Set {setting} = ")]
                self.assertEqual(float(button.split()[-1]), most)

    def test_three_fingers_have_more_time(self):
        times = [(0, 0.45), (0.01, 0.46), (0.02, 0.47)]
        data = self.recorded(self.taps(times), finger_taps=["two", "three"])
        (sequence,) = tapzoom.explain(data).sequences
        (same,) = [one.sentence for one in sequence.failures if one.setting == "two_finger_tap_time"]
        text, buttons = self.explained(data)
        self.assertIn(renamed(same), text)
        self.assertIn("stayed down for 0.45 s; twoFingerTapTime and 0.05 s for the third finger allow 0.4 s.", text)
        self.assertIn("Set twoFingerTapTime = 0.401", buttons)

    def test_a_set_that_switches_a_gesture_off_has_a_button(self):
        data = self.recorded(self.taps([(0, 0.1), (0.01, 0.11), (0.02, 0.12)]))
        page = self.open_tab()
        self.drop(page, data)
        page.wait(f"{TEXT}.includes('Set fingerTaps with three')")
        click(page, "#why button")
        self.assertEqual(page.app("return app.stage.config.fingerTaps"), ["two", "three"])

    def test_a_fling_that_rests_has_no_numbers(self):
        page = self.open_tab()
        self.assertEqual(page.evaluate("""(async () => {
            const { sentence } = await import('./explain.js');
            const table = await (await fetch('failures.json')).json();
            return sentence({ gesture: 'fling', reason: 'held', setting: '', measured: 0, allowed: 0 }, table);
        })()"""), "No fling: the fingers rested before they lifted.")

    def test_numbers_that_are_equal_do_not_contradict_each_other(self):
        page = self.open_tab()
        self.assertEqual(page.evaluate("""(async () => {
            const { sentence } = await import('./explain.js');
            const table = await (await fetch('failures.json')).json();
            return sentence({ gesture: 'fingers-tap', reason: 'too-far', setting: '', measured: 300, allowed: 300 },
                table);
        })()"""), "No several-finger tap: the fingers landed 300 apart; that is the limit.")

    def test_a_pinch_is_not_told_that_it_was_no_tap(self):
        page = self.open_tab()
        page.strokes(line((60, 100), (40, 90)), line((370, 160), (385, 190)))
        page.wait(f"{TEXT}.includes('pinch at')")
        self.assertNotIn("several-finger tap", page.evaluate(TEXT))

    def test_labels_and_marks_of_the_lines_are_apart(self):
        page = self.open_tab()
        page.strokes(*([(x, 150)] * 2 for x in (100, 160, 220)))  # No setting has a tap of three.
        page.wait(f"{TEXT}.includes('several-finger tap')")
        labels, landings = (page.evaluate(f"[...document.querySelectorAll('.timeline {selector}')].map((one) =>"
                                          f"one.getBoundingClientRect().{side})")
                            for selector, side in (("text:not([class])", "right"), (".landing", "left")))
        self.assertLess(max(labels), min(landings))

    def test_the_pane_fits_a_phone(self):
        page = self.open_tab("scene=photo", width=320, height=640)
        page.strokes(line((150, 120), (60, 130)))
        page.wait(f"{count('li')} > 0")
        self.assertEqual(page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)"
                                       "(document.getElementById('explain'))"), 0)
        sizes = page.evaluate("[...document.querySelectorAll('.timeline text')].map((one) => "
                              "one.getBoundingClientRect().height)")
        self.assertGreaterEqual(min(sizes), 14)


class Anchor(PlaygroundTest):
    """The pane says why a zoom did not keep the point under the pointer, and the stage does not."""

    AT = (300, 300)  # On the map, left of its middle.
    OPEN = "scene=map&reducedMotion=false&fit=contain&minScale=1*contain&bounds="

    def zoom(self, page: object) -> float:
        """Turns the wheel by a notch. Returns how far the content point is from the pointer then, in view units."""
        def point() -> "tuple[float, float]":
            at = transform(page)
            return tuple((place - at[name]) / at["scale"] for place, name in zip(self.AT, "xy"))

        before, scale = point(), transform(page)["scale"]
        page.send("Input.dispatchMouseEvent", type="mouseWheel", x=self.AT[0], y=self.AT[1], deltaX=0, deltaY=-120)
        page.wait(f"import('./app.js').then((app) => app.stage.items[0].view.getTransform().scale > {1.2 * scale})")
        settle(page)
        return math.dist(before, point()) * transform(page)["scale"]

    def test_the_note_says_why_the_point_moved_and_its_button_mends_it(self):
        page = self.open(self.OPEN + "content", width=1280, height=800)
        if not page.evaluate("document.getElementById('panel').hidden"):
            click(page, "#toggle")
        hint = "document.getElementById('hint').textContent"
        self.assertGreater(self.zoom(page), 30)
        page.wait(f"{TEXT}.includes('bounds center content that is narrower')")
        self.assertNotIn("bounds", page.evaluate(hint))
        click(page, "#why button")
        self.assertEqual(page.app("return app.stage.config.bounds"), "inside")
        page.wait("location.hash.includes('bounds=inside')")

    def test_an_edge_that_would_come_inside_is_told_with_its_button(self):
        page = self.open(self.OPEN + "inside", width=1280, height=800)
        self.assertLess(self.zoom(page), 0.5)
        self.assertGreater(self.zoom(page), 30)  # The map is as wide as the stage, and its left edge has to go.
        page.wait(f"{TEXT}.includes('bounds let no edge come inside')")
        click(page, "#why button")
        self.assertEqual(page.app("return app.stage.config.bounds"), "none")
        page.app("app.stage.items[0].view.fit()")
        for _ in range(3):
            self.assertLess(self.zoom(page), 0.5)
        self.assertEqual(page.evaluate(count(".failure")), 1)

    def test_pinches_and_double_taps_say_it_too(self):
        x, y = self.AT
        page = self.open(self.OPEN + "content", width=1280, height=800)
        page.strokes(line((x - 15, y), (x - 60, y)), line((x + 15, y), (x + 60, y)), pause=0.03)
        page.wait(f"{TEXT}.includes('narrower')")
        page = self.open(self.OPEN + "content&doubleTapTime=9&tapTime=9&tapDebounceTime=0", width=1280, height=800)
        for _ in range(2):
            page.touch("Start", self.AT)
            page.touch("End")
        page.wait(f"{TEXT}.includes('narrower')")

    def test_two_hands_on_two_views_do_not_mix(self):
        self.assertEqual(self.open().app("""
            const { watchAnchor } = await import("./anchor.js");
            const stage = new EventTarget(), told = [], at = { scale: 2, rotation: 0, x: 0, y: 0 };
            Object.assign(stage, { size: { width: 400, height: 400 }, insetsOf: () => ({ left: 0, top: 0, right: 0,
                bottom: 0 }) });
            const items = [0, 1].map((index) => ({ index, content: [400, 400],
                view: { getTransform: () => at, getConfig: () => ({ bounds: "inside" }) } }));
            const send = (index, phase, scale, x) => stage.dispatchEvent(new CustomEvent("gesture", { detail: {
                item: items[index], event: { kind: "pinch", cause: "user", phase, scale, contentX: x, contentY: 0,
                    viewX: 2 * x, viewY: 0 },
            } }));
            watchAnchor(stage, ({ text }) => told.push(text));
            send(0, "began", 1, 50);
            send(1, "began", 1, 150);
            send(0, "ended", 2, 50);
            return told;
        """), [])

    def test_a_zoom_that_keeps_its_point_says_nothing(self):
        page = self.open(self.OPEN + "none", width=1280, height=800)
        self.assertLess(self.zoom(page), 0.5)
        self.assertNotIn("pointer", page.evaluate(TEXT))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""The tab Explain: lines and sentences of live touches and of recordings, and the button that sets a number."""

import tempfile
import time
import unittest
from pathlib import Path

import tapzoom

from support import PlaygroundTest, click, line, settle

TEXT = "document.getElementById('why').textContent"


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
                  "double_tap_time allows 0.3 s.')")
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
        page.wait(f"{TEXT}.includes({sequence.failures[0].sentence!r})")
        self.assertIn("Set doubleTapTime = 0.341", page.evaluate(TEXT))
        self.assertEqual(page.evaluate(count("li")), 1)
        click(page, "#eject")
        page.wait(f"{count('li')} === 0")

    def test_the_pane_fits_a_phone(self):
        page = self.open_tab("scene=photo", width=320, height=640)
        page.strokes(line((150, 120), (60, 130)))
        page.wait(f"{count('li')} > 0")
        self.assertEqual(page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)"
                                       "(document.getElementById('explain'))"), 0)
        sizes = page.evaluate("[...document.querySelectorAll('.timeline text')].map((one) => "
                              "one.getBoundingClientRect().height)")
        self.assertGreaterEqual(min(sizes), 14)


if __name__ == "__main__":
    unittest.main()

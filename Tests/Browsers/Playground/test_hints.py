# SPDX-License-Identifier: MIT
"""The note on the stage: it fits the device in use, and says why a zoom did not keep the point under the pointer."""

import math
import time
import unittest

from support import PlaygroundTest, click, line, settle, transform

TEXT = "document.getElementById('hint').textContent"
SHOWN = "!document.getElementById('hint').classList.contains('gone')"
#: Content is narrower than the stage of this size.
WIDE = {"width": 1280, "height": 800}


class HintsTest(PlaygroundTest):
    def wheel(self, page, x: float, y: float, dx: float = 0, dy: float = -120) -> None:
        page.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=dx, deltaY=dy)


class Devices(HintsTest):
    def hint(self, page, *words: str) -> None:
        page.wait(" && ".join(f"{TEXT}.includes({word!r})" for word in words) + f" && {SHOWN}")

    def test_each_device_gets_its_note_when_it_is_used(self):
        page = self.open("scene=map")
        self.hint(page, "pinch", "Two fingers turn the map")
        page.touch("Start", (200, 400))
        page.wait(f"!({SHOWN})")  # The first use of the device that the page expects.
        page.touch("End")
        self.wheel(page, 200, 400)
        self.hint(page, "The wheel zooms", "[ and ]")
        time.sleep(0.5)  # Another scroll.
        self.wheel(page, 200, 400, 3, 7)
        self.hint(page, "a pinch zooms")
        page.send("Input.dispatchMouseEvent", type="mousePressed", x=200, y=400, button="left", clickCount=1)
        page.send("Input.dispatchMouseEvent", type="mouseReleased", x=200, y=400, button="left", clickCount=1)
        self.hint(page, "a pinch zooms")  # A trackpad's button.
        page.send("Input.dispatchMouseEvent", type="mouseMoved", x=210, y=400, pointerType="pen")
        self.hint(page, "pen")
        page.evaluate("document.getElementById('stage').focus()")
        page.key("ArrowLeft")
        self.hint(page, "Arrows move")
        page.strokes([(200, 400), (220, 420)])
        self.hint(page, "pinch", "Two fingers turn the map")

    def test_the_page_of_text_says_that_its_wheel_scrolls(self):
        page = self.open("scene=document")
        self.wheel(page, 200, 400)
        self.hint(page, "The wheel scrolls, with Ctrl it zooms", "Double-click a column")

    def test_a_pinch_of_a_trackpad_is_known(self):
        page = self.open("scene=photo")
        page.app("document.getElementById('stage').dispatchEvent(new WheelEvent('wheel',"
                 "{ deltaY: -120, ctrlKey: true, clientX: 200, clientY: 400, cancelable: true }))")
        self.hint(page, "a pinch zooms")

    def test_the_device_is_guessed_before_it_is_used(self):
        for media, word in (("(any-pointer: fine)", "trackpad"), ("", "Arrows"), ("(pointer: coarse)", "fling")):
            with self.subTest(media):
                page = self.page()
                page.send("Page.addScriptToEvaluateOnNewDocument", source=f"""
                    const plain = window.matchMedia.bind(window);
                    window.matchMedia = (text) => (/pointer/.test(text)
                        ? Object.defineProperty(plain(text), "matches", {{ value: text === {media!r} }}) : plain(text));
                """)
                page.open(self.server.url)
                self.hint(page, word)


class Anchor(HintsTest):
    AT = (200, 300)  # Left of the middle, on the photo.

    def point(self, page) -> "tuple[float, float]":
        """The content point under the pointer."""
        at = transform(page)
        return tuple((place - at[name]) / at["scale"] for place, name in zip(self.AT, "xy"))

    def missed(self, page, before: "tuple[float, float]") -> float:
        """How far the content point is from the pointer, in view units."""
        return math.dist(before, self.point(page)) * transform(page)["scale"]

    def zoom(self, page) -> "tuple[float, float]":
        """Turns the wheel by a notch. Returns the content point that was under the pointer."""
        before, scale = self.point(page), transform(page)["scale"]
        self.wheel(page, *self.AT)
        page.wait(f"import('./app.js').then((app) => app.stage.items[0].view.getTransform().scale > {1.2 * scale})")
        settle(page)
        return before

    def test_the_note_says_why_the_point_moved_and_its_button_mends_it(self):
        page = self.open("scene=photo&reducedMotion=false", **WIDE)
        before = self.zoom(page)
        self.assertGreater(self.missed(page, before), 30)
        page.wait(f"{TEXT}.includes('bounds center content that is narrower') && {SHOWN}")
        click(page, "#hint button")
        self.assertEqual(page.app("return app.stage.config.bounds"), "inside")
        page.wait("location.hash.includes('bounds=inside')")
        page.app("app.stage.items[0].view.fit()")
        before = self.zoom(page)
        self.assertLess(self.missed(page, before), 0.5)
        # Then the photo covers the width of the view, and its left edge may not leave a gap.
        before = self.zoom(page)
        self.assertGreater(self.missed(page, before), 30)
        self.assertAlmostEqual(transform(page)["x"], 0, delta=1e-6)
        page.wait(f"{TEXT}.includes('no edge') && {SHOWN}")
        click(page, "#hint button")
        page.app("app.stage.items[0].view.fit()")
        for _ in range(5):
            before = self.zoom(page)
            self.assertLess(self.missed(page, before), 0.5)

    def test_pinches_and_double_taps_say_it_too(self):
        x, y = self.AT
        fingers = line((x - 15, y), (x - 60, y)), line((x + 15, y), (x + 60, y))
        page = self.open("scene=photo&reducedMotion=false", **WIDE)
        page.strokes(*fingers, pause=0.03)
        page.wait(f"{TEXT}.includes('narrower') && {SHOWN}")
        page = self.open("scene=photo&reducedMotion=false&doubleTapTime=9&tapTime=9&tapDebounceTime=0", **WIDE)
        for _ in range(2):
            page.touch("Start", self.AT)
            page.touch("End")
        page.wait(f"{TEXT}.includes('narrower') && {SHOWN}")

    def test_a_zoom_that_keeps_its_point_says_nothing(self):
        page = self.open("scene=photo&reducedMotion=false", **WIDE)
        page.app("app.stage.items[0].view.zoomBy(3, 440, 400)")
        before = self.zoom(page)
        self.assertLess(self.missed(page, before), 0.5)
        self.assertNotIn("pointer", page.evaluate(TEXT))


if __name__ == "__main__":
    unittest.main()

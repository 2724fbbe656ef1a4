# SPDX-License-Identifier: MIT
"""The note on the stage: it fits the device in use."""

import time
import unittest

from support import PlaygroundTest

TEXT = "document.getElementById('hint').textContent"
SHOWN = "!document.getElementById('hint').classList.contains('gone')"


class Devices(PlaygroundTest):
    def wheel(self, page, x: float, y: float, dx: float = 0, dy: float = -120) -> None:
        page.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=dx, deltaY=dy)

    def hint(self, page, *words: str) -> None:
        page.wait(" && ".join(f"{TEXT}.includes({word!r})" for word in words) + f" && {SHOWN}")

    def test_each_device_gets_its_note_when_it_is_used(self):
        page = self.open("scene=map")
        self.hint(page, "Pinch", "Two fingers turn the map")
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
        self.hint(page, "Pinch", "Two fingers turn the map")

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
        for media, word in (("(any-pointer: fine)", "trackpad"), ("", "Arrows"), ("(pointer: coarse)", "Pinch")):
            with self.subTest(media):
                page = self.page()
                page.send("Page.addScriptToEvaluateOnNewDocument", source=f"""
                    const plain = window.matchMedia.bind(window);
                    window.matchMedia = (text) => (/pointer/.test(text)
                        ? Object.defineProperty(plain(text), "matches", {{ value: text === {media!r} }}) : plain(text));
                """)
                page.open(self.server.url)
                self.hint(page, word)


if __name__ == "__main__":
    unittest.main()

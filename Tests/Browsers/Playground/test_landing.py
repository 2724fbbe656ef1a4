# SPDX-License-Identifier: MIT
"""The first seconds: the photo fills the window, the wheel reaches the hut, the demonstration dives into the book."""

import math
import time
import unittest

from support import ROOT, PlaygroundTest, click, settle, transform

SIZES = ((1280, 800), (390, 844), (844, 390), (1920, 1080))
HINT = "document.getElementById('hint').textContent"
#: The part of the window that the bars and the notes cover.
COVERED = """[...document.querySelectorAll(".top, .bar, .panel, .notes > *")].filter((one) =>
    one.checkVisibility({ opacityProperty: true })).reduce((sum, one) => {
    const { width, height } = one.getBoundingClientRect();
    return sum + width * height / innerWidth / innerHeight;
}, 0)"""
#: Where the stage shows the middle of the left page of the book on the table.
BOOK = """
    const { BOOK } = await import("./scenes/dusk.js"), [item] = app.stage.items, unit = item.content[0] / 1600;
    const { scale, x, y } = item.view.getTransform();
    return [(BOOK.x + BOOK.width / 4) * unit * scale + x, (BOOK.y + BOOK.height / 2) * unit * scale + y];
"""


class Landing(PlaygroundTest):
    def test_the_photo_fills_the_window_and_the_bars_are_small(self):
        for width, height in SIZES:
            with self.subTest((width, height)):
                page = self.open(width=width, height=height)
                settle(page)
                self.assertTrue(page.evaluate("document.getElementById('panel').hidden"))
                box = page.evaluate("document.querySelector('.photo').getBoundingClientRect().toJSON()")
                self.assertLessEqual(max(box["left"], box["top"]), 0.5)
                self.assertGreaterEqual(min(box["right"] - width, box["bottom"] - height), -0.5)
                self.assertLess(page.evaluate(COVERED), 0.11)

    @staticmethod
    def point(page, place) -> "list[float]":
        """The content point at a place of the stage."""
        at = transform(page)
        return [(one - at[name]) / at["scale"] for one, name in zip(place, "xy")]

    def test_the_wheel_over_the_hut_reaches_the_book(self):
        for width, height in SIZES:
            with self.subTest((width, height)):
                page = self.open(width=width, height=height)
                settle(page)
                # A wheel reports whole pixels.
                place, fitted = [round(one) for one in page.app(BOOK)], transform(page)["scale"]
                point = self.point(page, place)
                while "max-scale" not in page.app("return app.stage.items[0].view.getState().limits"):
                    before = transform(page)["scale"]
                    page.send("Input.dispatchMouseEvent", type="mouseWheel", x=place[0], y=place[1], deltaX=0,
                              deltaY=-480)
                    page.wait("import('./app.js').then((app) => app.stage.items[0].view.getTransform().scale > %r)"
                              % before)
                    settle(page)
                    self.assertLess(math.dist(self.point(page, place), point) * transform(page)["scale"], 0.5)
                    self.assertNotIn("left the pointer", page.evaluate(HINT))
                self.assertGreater(transform(page)["scale"] / fitted, 100)

    def test_rows_of_the_bar_come_when_they_are_asked_for_and_with_the_focus(self):
        page = self.open(width=844, height=390)
        seen = """(() => {
            const { left, top, width, height } = document.querySelector("[data-step=left]").getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            return Boolean(at?.closest("[data-step=left]"));
        })()"""
        self.assertFalse(page.evaluate(seen))
        click(page, "#more")
        self.assertEqual(page.evaluate(f"[{seen}, document.getElementById('more').ariaExpanded]"), [True, "true"])
        click(page, "#more")
        self.assertFalse(page.evaluate(seen))
        page.evaluate("document.getElementById('stage').focus()")
        for _ in range(6):  # Speed, Step and Record come first.
            page.key("Tab")
            if page.evaluate("document.activeElement.dataset.step") == "left":
                break
        self.assertTrue(page.evaluate(seen))

    def test_each_thing_to_find_is_in_the_photo(self):
        page = self.open("scene=map")
        found = page.app("""
            const { FINDS, drawFinds } = await import("./scenes/finds.js");
            return FINDS.map(([x, y, size]) => {
                const canvas = new OffscreenCanvas(200, 200), context = canvas.getContext("2d"), scale = 30 / size;
                context.setTransform(scale, 0, 0, scale, 100 - x * scale, 120 - y * scale);
                drawFinds(context, { left: x - size, top: y - size, right: x + size, bottom: y + size, scale });
                const { data } = context.getImageData(0, 0, 200, 200);
                let painted = 0;
                for (let at = 3; at < data.length; at += 4) painted += data[at] > 40;
                return [x > 0 && x < 1600 && y > 60 && y < 940, painted];
            });
        """)
        self.assertGreaterEqual(len(found), 8)
        self.assertTrue(all(inside and painted > 300 for inside, painted in found), found)


class Demonstration(PlaygroundTest):
    def test_it_dives_into_the_book_and_names_its_gestures(self):
        page = self.open(reduced=False)
        started = time.monotonic()
        scale = "import('./app.js').then(({ stage: { items: [{ view }] } }) => view.getTransform().scale" \
                " / view.getScaleRange().fitted > %d)"
        page.wait(scale % 2)
        diving = time.monotonic()
        page.wait(scale % 90)
        self.assertLess(time.monotonic() - diving, 4)
        self.assertLess(time.monotonic() - started, 8)
        settle(page)
        x, y = page.app(BOOK)
        self.assertTrue(0 < x <= 400 and 0 < y < 844, (x, y))
        label = "document.querySelector('.finger.ghost b')?.textContent === %r"
        for name in ("double tap", "pinch", "fling"):
            page.wait(label % name)


class Compare(PlaygroundTest):
    def switch(self, page) -> None:
        click(page, "#without")
        page.wait("document.getElementById('without').ariaPressed === 'true'")

    def test_it_is_one_short_file_of_its_own(self):
        text = (ROOT / "examples/web/without.js").read_text("utf-8")
        self.assertLessEqual(text.count("\n"), 45)
        self.assertNotIn("import", text)

    def test_the_same_fingers_move_both_pictures_and_only_the_other_one_jumps(self):
        page = self.open("panSlop=0&pinchSlop=0&pinchMinSpan=0&liftGraceTime=0&predictTime=0")
        self.switch(page)
        page.app("""
            const { scene } = app.stage, plain = scene.compare;
            scene.compare = (at) => { globalThis.other = at; plain(at); };
        """)
        settle(page)
        state = ("return [app.stage.items[0].view.getTransform(), globalThis.other]")
        page.touch("Start", (120, 500))
        page.touch("Move", (130, 500))
        page.touch("Move", (140, 500))
        page.touch("Start", (140, 500), (260, 300))
        before = page.app(state)
        page.touch("Move", (141, 500), (260, 300))
        time.sleep(0.1)
        moved = [math.hypot(new["x"] + 200 * (new["scale"] - old["scale"]) - old["x"], new["y"] - old["y"])
                 for old, new in zip(before, page.app(state))]
        self.assertLess(moved[0], 10)
        self.assertGreater(moved[1], 60)
        page.touch("End")
        click(page, "#zoom-fit")
        settle(page)
        library, other = page.app(state)
        for name in ("scale", "x", "y"):
            self.assertAlmostEqual(library[name], other[name], places=6)

    def test_its_picture_has_the_right_half_and_the_switch_takes_it_away(self):
        page = self.open()
        self.switch(page)
        page.app("app.stage.scene.compare({ scale: 1e-4, rotation: 0, x: 0, y: 0 })")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        pixel = """(() => {
            const canvas = document.querySelector("canvas.canvas"), copy = new OffscreenCanvas(1, 1).getContext("2d");
            copy.drawImage(canvas, -%d, -500);
            return [...copy.getImageData(0, 0, 1, 1).data];
        })()"""
        back = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
        self.assertEqual(page.evaluate(pixel % 300)[:3], back)
        self.assertNotEqual(page.evaluate(pixel % 100)[:3], back)
        click(page, "#without")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertNotEqual(page.evaluate(pixel % 300)[:3], back)
        click(page, "input[value=map]")
        page.wait("location.hash.includes('scene=map')")
        self.assertFalse(page.evaluate("document.getElementById('without').checkVisibility()"))

    def test_another_scene_that_comes_before_its_code_leaves_it_off(self):
        page = self.open()
        page.send("Fetch.enable", patterns=[{"urlPattern": "*without.js"}])
        click(page, "#without")
        click(page, "input[value=map]")
        page.wait("location.hash.includes('scene=map')")
        page.send("Fetch.disable")
        page.evaluate("import('./without.js')")
        self.assertEqual(page.evaluate("[document.getElementById('without').ariaPressed,"
                                       "document.querySelector('.compared')]"), ["false", None])

    def test_the_demonstration_begins_with_it_and_ends_with_it(self):
        page = self.open(reduced=False)
        page.touch("Start", (100, 300))
        page.touch("End")
        self.switch(page)
        self.assertTrue(page.app("return app.demo.running"))
        page.wait("document.querySelector('.finger.ghost') !== null")
        fitted = page.app("return app.stage.items[0].view.getScaleRange().fitted")
        page.app("app.stage.items[0].view.zoomBy(4, 195, 420)")
        click(page, "#without")
        page.wait("document.getElementById('without').ariaPressed === 'false'")
        self.assertFalse(page.app("return app.demo.running"))
        settle(page)
        self.assertAlmostEqual(transform(page)["scale"], fitted)
        time.sleep(1.5)
        self.assertEqual(page.evaluate("document.querySelectorAll('.finger').length"), 0)

    def test_it_listens_only_while_it_is_on(self):
        page = self.open()

        def listeners() -> int:
            stage = page.send("Runtime.evaluate", expression="document.getElementById('stage')")["result"]["objectId"]
            return len(page.send("DOMDebugger.getEventListeners", objectId=stage)["listeners"])

        off = listeners()
        self.switch(page)
        self.assertEqual(listeners(), off + 5)
        click(page, "#without")
        page.wait("document.getElementById('without').ariaPressed === 'false'")
        self.assertEqual(listeners(), off)


if __name__ == "__main__":
    unittest.main()

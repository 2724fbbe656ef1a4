# SPDX-License-Identifier: MIT
"""The scenes: they load, follow fingers, draw what is visible, and rest."""

import gzip
import math
import time
import unittest

from support import BUILD, SCENES, PlainHandler, PlaygroundTest, Server, click, line, settle, transform

NO_SLOP = "panSlop=0&pinchSlop=0&rotateSlop=0&pinchMinSpan=0&liftGraceTime=0"


class Scenes(PlaygroundTest):
    def test_two_fingers_keep_their_content_points_in_each_scene(self):
        for scene in SCENES[:-1]:  # The axes of a chart zoom apart.
            with self.subTest(scene):
                page = self.open(f"scene={scene}&{NO_SLOP}")
                # About the middle of the first card, or of the stage.
                x, y = page.app("const [w, h] = app.stage.items[0].content, t = app.stage.items[0].view.getTransform();"
                                "return app.stage.items.length > 1 ? [t.x + t.scale * w / 2, t.y + t.scale * h / 2]"
                                " : [195, 420]")
                fingers = (line((x - 25, y - 20), (x - 75, y - 60)), line((x + 25, y + 20), (x + 75, y + 60)))
                before = transform(page)
                page.touch("Start", *(finger[0] for finger in fingers))
                for points in list(zip(*fingers))[1:]:
                    page.touch("Move", *points)
                    time.sleep(0.01)
                page.wait("document.querySelectorAll('.finger').length === 2")
                labels = page.evaluate("[...document.querySelectorAll('.finger b')].map((one) => one.textContent)")
                self.assertTrue(all("pinch" in label for label in labels), labels)
                time.sleep(0.1)
                during = transform(page)
                self.assertAlmostEqual(during["scale"] / before["scale"], 3, delta=0.01)
                for finger in fingers:
                    start, end = (self.content(at, *place) for at, place in ((before, finger[0]), (during, finger[-1])))
                    self.assertLess(math.dist(start, end) * during["scale"], 1)
                page.touch("End")
                settle(page)
                self.assertGreater(transform(page)["scale"], 1.5 * before["scale"])
                page.wait("document.querySelectorAll('.finger').length === 0")

    @staticmethod
    def content(at: dict, x: float, y: float) -> "tuple[float, float]":
        dx, dy = x - at["x"], y - at["y"]
        cos, sin = math.cos(at["rotation"]) / at["scale"], math.sin(at["rotation"]) / at["scale"]
        return cos * dx + sin * dy, cos * dy - sin * dx

    def test_fingers_show_their_owner(self):
        page = self.open("scene=map&minPanContacts=2&twoFingerLandTime=2&reducedMotion=false")
        page.touch("Start", (150, 300))
        page.wait("document.querySelector('.finger.undecided') !== null")
        page.wait("document.querySelector('.finger.host') !== null")
        self.assertEqual(page.evaluate("document.querySelector('.finger b').textContent"), "for the program")
        page.touch("End")
        page.wait("document.querySelector('.finger') === null")

    def test_labels_of_fingers_stay_on_the_stage(self):
        page = self.open("scene=map&panSlop=0&pinchSlop=0")
        page.touch("Start", (30, 300), (300, 300))
        page.touch("Move", (2, 300), (388, 500))
        page.wait("document.querySelectorAll('.finger b:not([hidden])').length === 2")
        boxes = page.evaluate("[...document.querySelectorAll('.finger b')].map((one) => {"
                              "const { left, right } = one.getBoundingClientRect(); return [left, right]; })")
        page.touch("End")
        for left, right in boxes:
            self.assertGreaterEqual(left, 0)
            self.assertLessEqual(right, 390)
            self.assertGreater(right - left, 20)

    def test_a_gesture_has_one_line_of_events_and_the_raw_ones_as_a_detail(self):
        page = self.open("scene=map&panSlop=0&reducedMotion=false&gestures=pan")
        page.strokes(line((100, 300), (200, 400)))
        settle(page)
        row = "document.querySelector('#events li')"
        page.wait(f"{row}?.textContent.includes('pan ended')")
        self.assertEqual(page.evaluate(f"[document.querySelectorAll('#events li').length,"
                                       f"{row}.querySelector('b').textContent, {row}.querySelector('pre')"
                                       ".checkVisibility()]"), [1, "Drag", False])
        self.assertRegex(page.evaluate(f"{row}.textContent"), r"pan began.*\n.*pan changed × \d+")

    def test_taps_of_several_fingers_are_listed(self):
        page = self.open("scene=map&reducedMotion=false&tapTime=2&twoFingerTapTime=2&twoFingerLandTime=1"
                         "&twoFingerLiftTime=1")
        for count in (2, 3, 4, 5):
            with self.subTest(count):
                page.touch("Start", *((100 + 60 * finger, 400) for finger in range(count)))
                page.touch("End")
                row = "[...document.querySelectorAll('#events li')].map((one) => one.textContent)"
                page.wait(f"{row}.some((one) => one.includes('fingers tap discrete {count} fingers'))")

    def test_a_drag_of_three_fingers_is_listed(self):
        page = self.open("scene=map&reducedMotion=false&panSlop=1")
        before = transform(page)
        page.touch("Start", (100, 400), (160, 400), (220, 400))
        for step in range(1, 12):
            page.touch("Move", *((x + 8 * step, 400) for x in (100, 160, 220)))
        page.touch("End")
        row = "[...document.querySelectorAll('#events li')].map((one) => one.textContent)"
        page.wait(f"{row}.some((one) => one.includes('fingers drag ended 3 fingers'))")
        self.assertEqual(transform(page), before)

    def test_a_switch_of_the_scene_shows_it(self):
        page = self.open()
        for scene in ("map", "board", "document", "photo"):
            click(page, f"input[value={scene}]")
            page.wait(f"location.hash.includes('scene={scene}')")
            shown = {"map": "canvas", "board": ".card", "document": ".paper", "photo": ".photo"}[scene]
            self.assertEqual(page.evaluate("document.querySelectorAll('canvas.canvas, .card, .paper, .photo').length"),
                             {"board": 6, "photo": 2}.get(scene, 1))
            self.assertTrue(page.evaluate(f"document.querySelector({shown!r}).getBoundingClientRect().width > 50"))

    def test_fingers_on_two_cards_move_both(self):
        page = self.open("scene=board&panSlop=0")
        before = [transform(page, index) for index in range(6)]
        places = page.evaluate("[...document.querySelectorAll('.card')].slice(0, 2).map((one) => {"
                               "const box = one.getBoundingClientRect();"
                               "return [box.x + box.width / 2, box.y + box.height / 2]; })")
        page.strokes(*(line((x, y), (x, y + 60)) for x, y in places), pause=0.03)
        settle(page)
        moved = [transform(page, index)["y"] - before[index]["y"] for index in range(6)]
        self.assertGreater(min(moved[:2]), 40)
        self.assertEqual(moved[2:], [0] * 4)

    def test_cards_stay_on_a_smaller_table(self):
        page = self.open("scene=board")
        click(page, "#toggle")
        page.wait("""[...document.querySelectorAll(".card")].every((one) => {
            const card = one.getBoundingClientRect(), table = document.getElementById("stage").getBoundingClientRect();
            return card.width > 40 && card.left >= 0 && card.right <= table.right && card.bottom <= table.bottom &&
                card.top >= document.querySelector(".top").getBoundingClientRect().bottom;
        })""")

    def test_a_thrown_card_comes_back_and_the_fit_button_brings_all_home(self):
        page = self.open("scene=board&reducedMotion=false&panSlop=0")
        boxes = ("[...document.querySelectorAll('.card')].map((one) => { const { left, right, top, bottom } ="
                 "one.getBoundingClientRect(); return [left, top, innerWidth - right, innerHeight - bottom]; })")
        home = page.evaluate(boxes)
        x, y = home[0][0] + 80, home[0][1] + 80
        page.strokes(line((x, y), (x + 120, y - 90), 5))
        page.wait(f"{boxes}[0][1] < 0")  # It flies over the upper edge.
        page.wait(f"{boxes}[0][1] > 50")
        settle(page)
        self.assertGreaterEqual(min(page.evaluate(boxes)[0]), -1)
        click(page, "#zoom-fit")
        time.sleep(0.1)
        settle(page)
        for one, other in zip(sum(page.evaluate(boxes), []), sum(home, [])):
            self.assertAlmostEqual(one, other, delta=1)

    def test_a_marker_of_the_map_opens_a_card_that_stays_at_its_place(self):
        page = self.open("scene=map&reducedMotion=false&tapDebounceTime=0")
        card = "document.querySelector('.place')"
        index = page.evaluate("[...document.querySelectorAll('.pin')].findIndex((one) => {"
                              "const { x, y } = one.getBoundingClientRect();"
                              "return x > 60 && x < 300 && y > 200 && y < 620; })")

        def places() -> list:
            """The middle of the marker, and what the card is off from it."""
            return page.evaluate(f"""(() => {{
                const pin = document.querySelectorAll(".pin")[{index}].getBoundingClientRect();
                const {{ x, y }} = {card}.getBoundingClientRect();
                return [pin.x + 22, pin.y + 22, x - pin.x, y - pin.y];
            }})()""")

        x, y, *_ = places()
        page.touch("Start", (x, y))
        page.touch("End")
        page.wait(f"{card}.checkVisibility()")
        off = places()[2:]
        page.app("app.stage.items[0].view.zoomBy(1.2, 195, 300); app.stage.redraw();")
        page.wait(f"Math.abs(document.querySelectorAll('.pin')[{index}].getBoundingClientRect().y + 22 - {y}) > 5")
        self.assertAlmostEqual(places()[3], off[1], delta=1)
        page.touch("Start", (195, 640))
        page.touch("End")
        page.wait(f"!{card}.checkVisibility()")

    def test_keys_reach_the_markers(self):
        page = self.open("scene=map")
        scale, card = transform(page)["scale"], "document.querySelector('.place').checkVisibility()"
        page.evaluate("document.getElementById('stage').focus()")
        for key in ("Tab", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
            page.key(key)
        name = page.evaluate("document.activeElement.getAttribute('aria-label')")
        self.assertRegex(name, r"^Ferry to .+\. \d+ minutes")
        self.assertFalse(page.evaluate(card))
        for key, opens in (("Enter", True), (" ", False), ("Enter", True)):
            page.key(key)
            self.assertEqual(page.evaluate(f"[{card}, document.activeElement.ariaExpanded === 'true']"), [opens] * 2)
        self.assertTrue(name.startswith(page.evaluate("document.querySelector('.place b').textContent")))
        page.wait("(({ x, y }) => x > 0 && x < 350 && y > 60 && y < 700)"
                  "(document.activeElement.getBoundingClientRect())")
        self.assertEqual(page.evaluate("[document.getElementById('stage').scrollLeft, scrollX]"), [0, 0])
        self.assertEqual(transform(page)["scale"], scale)
        page.key("Tab")  # All markers are one stop.
        self.assertIsNone(page.evaluate("document.activeElement.closest('.pin')"))
        self.assertFalse(page.evaluate(card))

    def test_a_double_tap_zooms_to_the_column(self):
        # The machine may be slow.
        page = self.open("scene=document&doubleTapTime=9&tapTime=9&pressTime=9&tapDebounceTime=0")
        box = "document.querySelector('.columns > section').getBoundingClientRect()"
        before = page.evaluate(f"{box}.width")
        for _ in range(2):
            page.touch("Start", (100, 450))
            page.touch("End")
        page.wait(f"{box}.width > 1.5 * {before}")
        settle(page)
        left, right = page.evaluate(f"[{box}.left, {box}.right]")
        self.assertGreaterEqual(left, 0)
        self.assertLessEqual(right, 390)

    def test_the_map_draws_only_what_is_visible(self):
        page = self.open("scene=map")
        count = """
            const calls = { lineTo: 0, fillRect: 0 };
            for (const [type, name] of [[Path2D, "lineTo"], [CanvasRenderingContext2D, "fillRect"]]) {
                const plain = type.prototype[name];
                type.prototype[name] = function (...values) { calls[name]++; plain.apply(this, values); };
            }
            const { stage } = app, draw = (x, y, scale) => {
                calls.lineTo = calls.fillRect = 0;
                stage.draw(stage.items[0], { scale, rotation: 0, x: 195 - x * scale, y: 422 - y * scale }, false);
                return { ...calls };
            };
            const town = (await import("./scenes/map-data.js")).makeWorld(20).islands[0].towns[0];
            return { all: draw(2048, 2048, 0.2), town: draw(town.x, town.y, 8), sea: draw(45, 60, 8) };
        """
        counts = page.app(count)
        self.assertGreater(counts["all"]["lineTo"], 1000)
        self.assertEqual(counts["sea"]["lineTo"], 0)
        self.assertLess(counts["sea"]["fillRect"], 3)
        self.assertGreater(counts["town"]["fillRect"], 100)
        self.assertLess(counts["town"]["fillRect"], 1500)


class Loading(PlaygroundTest):
    def test_the_page_without_the_module_has_at_most_152_kb_compressed(self):
        files = [one for one in (BUILD / "playground").rglob("*") if one.is_file() and one.suffix != ".wasm"]
        self.assertGreater(len(files), 40)
        sizes = [min(one.stat().st_size, len(gzip.compress(one.read_bytes(), 9))) for one in files]
        self.assertLess(sum(sizes), 152_000)

    def test_a_plain_file_server_is_enough(self):
        server = Server(PlainHandler)
        self.addCleanup(server.close)
        page = self.page()
        page.open(server.url)
        for scene in ("map", "board", "document"):
            click(page, f"input[value={scene}]")
            page.wait(f"location.hash.includes('scene={scene}')")
        requests = page.requests()
        self.assertGreater(len(requests), 20)
        self.assertEqual([one for one in requests if not one.startswith(server.url)], [])

    def test_the_picture_is_there_before_the_module_and_does_not_jump(self):
        page = self.page()
        page.send("Fetch.enable", patterns=[{"urlPattern": "*.wasm"}])
        page.send("Page.navigate", url=self.server.url)
        box = "JSON.parse(JSON.stringify(document.querySelector('.photo').getBoundingClientRect()))"
        page.wait("document.querySelector('.photo')?.complete && document.readyState !== 'loading'"
                  " && document.querySelector('.photo').getBoundingClientRect().width > 0")
        bars = "[...document.querySelectorAll('.top, .bar')].map((one) => one.getBoundingClientRect().toJSON())"
        before, bars_before = page.evaluate(box), page.evaluate(bars)
        part = page.evaluate("getComputedStyle(document.querySelector('.photo')).objectPosition")
        self.assertIsNone(page.evaluate("document.documentElement.dataset.ready ?? null"))
        self.assertFalse(page.evaluate("document.getElementById('scale').checkVisibility({ opacityProperty: true })"))
        paused = [one for one in self.browser.events if one["method"] == "Fetch.requestPaused"]
        self.assertTrue(paused)
        page.send("Fetch.disable")
        page.wait("document.documentElement.dataset.ready !== undefined")
        settle(page)
        after = page.evaluate(box)
        # object-fit: cover fills its box, and object-position: 30% 80% chooses the part.
        self.assertEqual((before["width"], before["height"]), (390, 844))
        self.assertEqual(part, "30% 80%")
        self.assertAlmostEqual(after["height"], 844, delta=1)
        self.assertAlmostEqual(after["width"], 844 * 1.6, delta=1)
        self.assertAlmostEqual(after["x"], 0.3 * (390 - 844 * 1.6), delta=1)
        self.assertAlmostEqual(after["y"], 0, delta=1)
        self.assertEqual(page.evaluate(bars), bars_before)

    def test_nothing_runs_at_rest(self):
        for scene in SCENES:
            with self.subTest(scene):
                page = self.page()
                page.send("Page.addScriptToEvaluateOnNewDocument", source="""
                    window.frames_ = 0;
                    const plain = window.requestAnimationFrame;
                    window.requestAnimationFrame = (callback) => { window.frames_++; return plain(callback); };
                """)
                page.open(f"{self.server.url}#scene={scene}&reducedMotion=false")
                page.strokes(line((120, 250), (200, 340)))
                time.sleep(0.1)
                self.assertGreater(page.evaluate("window.frames_"), 3)
                settle(page)
                time.sleep(0.5)  # A tap or a scroll may wait for its end.
                before = page.evaluate("window.frames_")
                time.sleep(0.5)
                self.assertEqual(page.evaluate("window.frames_"), before)

    def test_the_demonstration_plays_until_the_first_touch(self):
        page = self.open(reduced=False)
        before = transform(page)["scale"]
        page.wait("document.querySelectorAll('.finger.ghost').length === 2")
        page.wait(f"import('./app.js').then((app) => app.stage.items[0].view.getTransform().scale > {1.2 * before})")
        page.touch("Start", (100, 300))
        page.wait("document.querySelectorAll('.finger.ghost').length === 0")
        page.touch("End")
        settle(page)
        at = transform(page)
        time.sleep(1.5)
        self.assertEqual(transform(page), at)

    def test_reduced_motion_plays_no_demonstration(self):
        page = self.open()
        time.sleep(1.5)
        self.assertFalse(page.app("return app.demo.running"))
        self.assertEqual(page.evaluate("document.querySelectorAll('.finger').length"), 0)
        self.assertIn("Pinch", page.evaluate("document.getElementById('hint').textContent"))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Recordings: the file replays to the same bits natively and in the page. Slow motion scales the time."""

import io
import struct
import tempfile
import time
import unittest
import zipfile
from pathlib import Path

import tapzoom

from support import ROOT, PlainHandler, PlaygroundTest, Server, click, line, settle, transform

# All transforms after each call of each track, as the bits of their numbers, and the hash of each track.
BITS = """
    const bits = (number) => new BigUint64Array(Float64Array.of(number).buffer)[0].toString(16).padStart(16, "0");
    return app.replay.tracks.map(({ transforms, hash }) => ({
        hash: hash.toString(16).padStart(16, "0"),
        transforms: transforms.map(({ scale, rotation, x, y }) => [scale, rotation, x, y].map(bits)),
    }));
"""


def native_bits(recording: bytes) -> dict:
    """What the shared library gives for a recording, in the same form."""
    transforms, last = [], None
    with tapzoom.View((1, 1), (1, 1)) as view:
        for last in tapzoom.replay(recording, view):
            at = view.transform
            transforms.append([struct.pack(">d", one).hex() for one in (at.scale, at.rotation, at.x, at.y)])
    return {"hash": f"{last.hash:016x}", "transforms": transforms}


class Recordings(PlaygroundTest):
    def record(self, page: object, strokes: list) -> Path:
        """Records strokes and a zoom by a button, and returns the downloaded file."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder.name)
        click(page, "#record")
        page.strokes(*strokes)
        click(page, "#zoom-out")
        settle(page)
        click(page, "#record")
        click(page, "#download")
        end = time.monotonic() + 10
        while not (found := [one for one in Path(folder.name).iterdir() if one.suffix in (".tapzoom", ".zip")]):
            self.assertLess(time.monotonic(), end, "no download")
            time.sleep(0.05)
        return found[0]

    def drop(self, page: object, path: Path) -> None:
        root = page.send("DOM.getDocument")["root"]["nodeId"]
        node = page.send("DOM.querySelector", nodeId=root, selector="#file")["nodeId"]
        page.send("DOM.setFileInputFiles", files=[str(path)], nodeId=node)

    def test_a_downloaded_recording_replays_to_the_same_bits(self):
        page = self.open("scene=photo&reducedMotion=false")
        path = self.record(page, [line((180, 420), (80, 250)), line((220, 460), (330, 640))])
        data = path.read_bytes()
        native = native_bits(data)
        self.assertGreater(len(native["transforms"]), 40)
        self.assertGreater(len({tuple(one) for one in native["transforms"]}), 15)
        click(page, "#again")
        page.wait("!document.getElementById('player').hidden")
        self.assertEqual(page.app(BITS), [native])
        # A touch takes over.
        page.touch("Start", (200, 300))
        taken = page.app("return [app.stage.held, app.stage.items[0].view.getState().contactCount]")
        self.assertEqual(taken, [False, 1])
        page.touch("End")
        # Another page opens the file, and plays it with ghosts of the fingers.
        other = self.open("scene=map")
        self.drop(other, path)
        other.wait("document.querySelectorAll('.finger.ghost').length === 2")
        self.assertEqual(other.app("return app.stage.name"), "photo")
        self.assertEqual(other.app(BITS), [native])
        other.wait("import('./app.js').then((app) => !app.replay.running)")
        # The preview has 480 pixels.
        scale = "new DOMMatrix(document.querySelector('.photo').style.transform).a * 480 / 204800"
        last = struct.unpack(">d", bytes.fromhex(native["transforms"][-1][0]))[0]
        self.assertAlmostEqual(other.evaluate(scale), last, delta=1e-5)
        self.assertIn(native["hash"], other.evaluate("document.getElementById('verdict').textContent"))
        # A seek gives the place of that time; Close returns to the live view.
        other.app("app.replay.seek(0)")
        first = struct.unpack(">d", bytes.fromhex(native["transforms"][0][0]))[0]
        self.assertAlmostEqual(other.evaluate(scale), first, delta=1e-5)
        click(other, "#eject")
        self.assertEqual(other.app("return [app.stage.held, document.getElementById('player').hidden]"), [False, True])

    def test_the_recording_of_a_board_has_a_file_for_each_card(self):
        page = self.open("scene=board&reducedMotion=false")
        x, y = page.evaluate("(() => { const box = document.querySelector('.card').getBoundingClientRect();"
                             "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        path = self.record(page, [line((x - 20, y), (x - 60, y + 60)), line((x + 20, y), (x + 120, y + 100))])
        with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
            self.assertIsNone(archive.testzip())
            native = [native_bits(archive.read(name)) for name in sorted(archive.namelist())]
        self.assertEqual(len(native), 6)
        click(page, "#again")
        page.wait("import('./app.js').then((app) => app.replay.tracks.length === 6)")
        self.assertEqual(page.app(BITS), native)
        other = self.open()
        self.drop(other, path)
        other.wait("import('./app.js').then((app) => app.replay.tracks.length === 6)")
        self.assertEqual(other.app("return app.stage.name"), "board")
        self.assertEqual(other.app(BITS), native)

    def test_a_recording_of_another_program_plays_on_squared_paper(self):
        with tapzoom.View((500, 300), (2000, 3000), preset="maps") as view:
            view.begin_recording()
            view.push_touch(0.0, 1, "began", 100, 100)
            view.push_touch(0.1, 1, "moved", 150, 120)
            view.frame(0.12)
            data = view.fetch_recording()
        with tempfile.NamedTemporaryFile(suffix=".tapzoom") as file:
            Path(file.name).write_bytes(data)
            page = self.open()
            self.drop(page, Path(file.name))
            page.wait("import('./app.js').then((app) => app.stage.name === 'grid' && app.replay.tracks.length === 1)")
            self.assertEqual(page.app(BITS), [native_bits(data)])
            click(page, "#eject")
            page.wait("import('./app.js').then((app) => app.stage.name === 'photo')")

    def test_touches_of_a_file_play_on_the_scene(self):
        page = self.open("scene=map")
        self.drop(page, ROOT / "examples/touches/pinch.jsonl")
        page.wait("document.querySelectorAll('.finger.ghost').length === 2")
        self.assertEqual(page.app("return app.stage.name"), "map")
        first, last = page.app("const { transforms } = app.replay.tracks[0]; return [transforms[0], transforms.at(-1)]")
        self.assertGreater(last["scale"], 2 * first["scale"])

    def test_a_file_can_be_dropped_on_the_page(self):
        page = self.open("scene=map")
        page.app("""
            const text = await (await fetch("touches/fling.jsonl")).text(), dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "fling.jsonl"));
            for (const type of ["dragenter", "dragover", "drop"]) {
                document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
            }
        """)
        page.wait("import('./app.js').then((app) => app.replay.tracks.length === 1)")
        self.assertEqual(page.app("return app.stage.name"), "map")

    def test_damaged_files_change_nothing(self):
        page = self.open("scene=map")
        with tapzoom.View((500, 300), (2000, 3000)) as view:
            view.begin_recording()
            for number in range(20):
                view.push_touch(number / 60, 1, "moved" if number else "began", 100 + 9 * number, 100)
            good = view.fetch_recording()
        damaged = bytearray(good)
        damaged[-3] ^= 64
        for data in (b"", b"no recording", bytes(damaged), good[:-5], b"PK\x03\x04" + bytes(40), b'{"a": 1}\n{'):
            with self.subTest(data[:12]), tempfile.NamedTemporaryFile(suffix=".tapzoom") as file:
                Path(file.name).write_bytes(data)
                page.evaluate("document.getElementById('toast').hidden = true")
                self.drop(page, Path(file.name))
                page.wait("!document.getElementById('toast').hidden")
                self.assertRegex(page.evaluate("document.getElementById('toast').textContent"),
                                 "not a recording|other bits")
                self.assertEqual(page.app("return [app.stage.name, app.replay.tracks.length, app.stage.held]"),
                                 ["map", 0, False])


class Time(PlaygroundTest):
    def test_the_speed_scales_time_and_motion(self):
        page = self.open("scene=map&reducedMotion=false&animationDuration=0.4")
        for rate in (1, 0.5, 0.25, 0.1):
            page.evaluate("(() => { const speed = document.getElementById('speed'); speed.value = %s;"
                          "speed.dispatchEvent(new Event('change')); })()" % rate)
            view_time, page_time, length = page.app("""
                const { view } = app.stage.items[0], start = [app.clock.now, performance.now()];
                view.zoomBy(view.getTransform().scale > 0.5 ? 0.2 : 5, 195, 420, { animated: true });
                await new Promise((resolve) => {
                    const check = () => (view.getState().moving ? requestAnimationFrame(check) : resolve());
                    requestAnimationFrame(check);
                });
                const page = (performance.now() - start[1]) / 1000;
                return [app.clock.now - start[0], page, 0.4];
            """)
            self.assertAlmostEqual(view_time / page_time, rate, delta=0.02 * rate)
            self.assertGreaterEqual(view_time, length)
            self.assertLess(page_time, length / rate + 0.4)

    def test_slow_motion_draws_trails_and_the_path_to_come(self):
        page = self.open("scene=map&reducedMotion=false&panSlop=0")
        self.assertEqual([one for one in page.requests() if one.endswith("trails.js")], [])
        click(page, "#slow")
        self.assertEqual(page.evaluate("[document.getElementById('slow').ariaPressed,"
                                       "document.getElementById('speed').value]"), ["true", "0.25"])
        page.wait("document.querySelector('.trails') !== null")
        drawn = """(() => {
            const trails = document.querySelector(".trails"), { width, height } = trails;
            if (width === 0) return [0, 0];
            const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
            copy.drawImage(trails, 0, 0);
            const { data } = copy.getImageData(0, 0, width, height);
            let blue = 0, orange = 0;
            for (let at = 0; at < data.length; at += 4) {
                const [red, , violet, alpha] = data.subarray(at, at + 4);
                if (alpha > 40 && violet > red + 60) blue++;
                if (alpha > 40 && red > violet + 60) orange++;
            }
            return [blue, orange];
        })()"""
        self.assertEqual(page.evaluate(drawn), [0, 0])
        page.app("app.stage.items[0].view.zoomBy(3, 195, 420)")
        # The most of each color in any frame, because the ghosts of a finger fade soon.
        page.evaluate(f"""window.most = [0, 0]; (function look() {{
            window.most = {drawn}.map((count, color) => Math.max(count, window.most[color]));
            requestAnimationFrame(look);
        }})()""")
        page.strokes(line((120, 500), (260, 380), 12), pause=0.02)
        page.wait("Math.min(...window.most) > 100")
        settle(page)
        click(page, "#slow")
        self.assertEqual(page.evaluate(drawn), [0, 0])
        self.assertEqual(page.app("return app.clock.rate"), 1)

    def test_trails_that_fail_load_again_and_draw_nothing_after_a_quick_end(self):
        class Handler(PlainHandler):
            missing = True

            def do_GET(self) -> None:
                if self.path.endswith("trails.js") and Handler.missing:
                    Handler.missing = False
                    self.send_error(404)
                else:
                    super().do_GET()

        server = Server(Handler)
        self.addCleanup(server.close)
        page = self.page()
        page.open(f"{server.url}#scene=map&panSlop=0")
        click(page, "#slow")
        page.wait("performance.getEntriesByName(new URL('trails.js', location).href).length > 0")
        click(page, "#slow")
        # Chromium itself complains of the file.
        self.browser.events = [one for one in self.browser.events if one["method"] != "Log.entryAdded"]
        page.evaluate("[1, 2].forEach(() => document.getElementById('slow').click())")
        page.wait("document.querySelector('.trails') !== null")
        page.strokes(line((120, 500), (260, 380)))
        settle(page)
        self.assertEqual(page.evaluate("document.querySelector('.trails').width"), 300)  # As it is made.

    def test_trails_are_drawn_once_a_frame(self):
        page = self.open("scene=board")
        click(page, "#slow")
        page.wait("document.querySelector('.trails') !== null")
        self.assertEqual(page.app("""
            const trails = document.querySelector(".trails"), context = trails.getContext("2d");
            const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            app.stage.redraw();
            await frame();
            const count = { draws: 0, sizes: 0 }, plain = context.clearRect.bind(context);
            context.clearRect = (...box) => { count.draws++; plain(...box); };
            const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
            Object.defineProperty(trails, "width", {
                get: () => width.get.call(trails),
                set(value) { count.sizes++; width.set.call(trails, value); },
            });
            app.stage.redraw();
            await frame();
            return count;
        """), {"draws": 1, "sizes": 0})

    def test_touches_are_mapped_into_the_slow_time(self):
        page = self.open("scene=map&panSlop=0")
        spans = {}
        for rate in ("1", "0.25"):
            seconds = page.app(f"""
                app.clock.setRate({rate});
                window.heard = [];
                app.stage.addEventListener("gesture", ({{ detail }}) => {{
                    if (detail.event.kind === "pan") window.heard.push([detail.event.phase, detail.event.time]);
                }});
                return performance.now() / 1000;
            """)
            page.strokes(line((150, 300), (150, 500), 30), pause=0.02)
            settle(page)
            spent = page.evaluate("performance.now() / 1000") - seconds
            times = {phase: at for phase, at in page.evaluate("window.heard")}
            spans[rate] = (times["ended"] - times["began"]) / spent
        self.assertAlmostEqual(spans["0.25"] / spans["1"], 0.25, delta=0.15)

    def test_stopped_time_stands_still_and_steps_by_a_frame(self):
        page = self.page()
        page.send("Page.addScriptToEvaluateOnNewDocument", source="""
            window.frames_ = 0;
            const plain = window.requestAnimationFrame;
            window.requestAnimationFrame = (callback) => { window.frames_++; return plain(callback); };
        """)
        page.open(f"{self.server.url}#scene=map&reducedMotion=false")
        click(page, "#step")
        page.app("app.stage.items[0].view.zoomBy(4, 195, 420, { animated: true })")
        time.sleep(0.2)
        before, frames = transform(page), page.evaluate("window.frames_")
        time.sleep(0.4)
        self.assertEqual((transform(page), page.evaluate("window.frames_")), (before, frames))
        now = page.app("return app.clock.now")
        scales = []
        for _ in range(3):
            click(page, "#step")
            time.sleep(0.1)
            scales.append(transform(page)["scale"])
        self.assertAlmostEqual(page.app("return app.clock.now") - now, 3 / 60, delta=1e-9)
        self.assertEqual(scales, sorted(set(scales)))
        self.assertLess(scales[-1], 4 * before["scale"])
        self.assertEqual(page.evaluate("document.getElementById('speed').value"), "0")


if __name__ == "__main__":
    unittest.main()

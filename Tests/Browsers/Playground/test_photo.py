# SPDX-License-Identifier: MIT
"""The photo in tiles: it is large, sharp at 6 times its fitted scale, without seams, and each pixel is one at 1:1."""

import unittest

from support import PlaygroundTest, settle, transform

#: The mean difference of neighbors in the canvas of the stage, and how many of its pixels are painted.
DETAIL = """
    const canvas = document.querySelector("canvas.canvas"), copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext("2d", { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 200, canvas.width, canvas.height - 500);
    let sum = 0, painted = 0;
    for (let at = 0; at < data.length - 4; at += 4) {
        sum += Math.abs(data[at + 1] - data[at + 5]);
        painted += data[at + 3] === 255;
    }
    return [sum / painted, painted / (data.length / 4)];
"""


class Photo(PlaygroundTest):
    def wait_for_tiles(self, page) -> None:
        settle(page)
        page.wait("import('./app.js').then(({ stage: { scene: { tiles } } }) =>"
                  " tiles.needed.length > 0 && tiles.waiting.length === 0)", 60)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def test_it_is_sharp_at_six_times_its_fitted_scale(self):
        page = self.page()
        page.resize(390, 500, 3)
        page.open(f"{self.server.url}#scene=photo")
        self.assertGreaterEqual(page.app("return app.stage.items[0].content[0]"), 4096)
        self.wait_for_tiles(page)
        coarse = page.app("return app.stage.scene.tiles.level")
        page.app("app.stage.items[0].view.zoomBy(6, 20, 380)")
        self.wait_for_tiles(page)
        level, scale = page.app("return [app.stage.scene.tiles.level, app.stage.items[0].view.getTransform().scale]")
        self.assertGreaterEqual(level, coarse + 2)
        self.assertLessEqual(3 * scale, 2 ** level)  # A pixel of a tile is at most one of the screen.
        detail, painted = page.app(DETAIL)
        self.assertGreater(painted, 0.9999)
        # The preview in its place, as a photo without tiles would be.
        blurred = page.app("""
            const { tiles } = app.stage.scene, image = document.querySelector(".photo");
            tiles.draw = (context) => context.drawImage(image, 0, 0, 204800, 128000);
            app.stage.redraw();
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        """ + DETAIL)[0]
        self.assertGreater(detail, 4 * blurred)

    def test_tiles_fit_together(self):
        page = self.open("scene=photo")
        found = page.app("""
            const { paint } = await import("./scenes/dusk.js"), SIZE = 128;
            const draw = (x, y, width, height, scale) => {
                const canvas = new OffscreenCanvas(width, height), context = canvas.getContext("2d",
                    { alpha: false, willReadFrequently: true });
                context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
                paint(context, { left: x, top: y, right: x + width / scale, bottom: y + height / scale, scale });
                return context;
            };
            const found = [], at = [[500, 740, 8], [660, 770, 4], [600, 400, 1], [500, 820, 2], [660, 270, 4]];
            for (const [x, y, scale] of at) {
                const whole = draw(x, y, 2 * SIZE, 2 * SIZE, scale);
                const parts = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([right, down]) => {
                    const part = draw(x + right * SIZE / scale, y + down * SIZE / scale, SIZE, SIZE, scale);
                    const a = part.getImageData(0, 0, SIZE, SIZE).data;
                    const b = whole.getImageData(right * SIZE, down * SIZE, SIZE, SIZE).data;
                    return a.reduce(([sum, most], value, index) => {
                        const away = Math.abs(value - b[index]);
                        return [sum + away / a.length, Math.max(most, away)];
                    }, [0, 0]);
                });
                found.push(...parts);
            }
            return found;
        """)
        # Edges of shapes are rounded to other parts of a pixel.
        self.assertLess(max(mean for mean, _ in found), 0.5, found)
        self.assertLess(max(most for _, most in found), 24, found)

    def test_tiles_have_no_seams_where_they_are_coarsest(self):
        page = self.open("scene=photo", width=568, height=320)
        self.wait_for_tiles(page)
        darkest = page.app("""
            const { width } = document.querySelector("canvas.canvas");
            const { data } = document.querySelector("canvas.canvas").getContext("2d").getImageData(0, 90, width, 1);
            const bright = Array.from({ length: width }, (_, x) => data[4 * x]);
            return Math.min(...bright.slice(1, -1).map((one, at) => one - (bright[at] + bright[at + 2]) / 2));
        """)
        self.assertGreater(darkest, -15)  # A seam is darker by a fifth.

    def test_the_target_chooses_the_tiles(self):
        page = self.open("scene=photo&reducedMotion=false&animationDuration=1")
        self.wait_for_tiles(page)
        finer, zoomed = page.app("""
            const { tiles } = app.stage.scene, { view } = app.stage.items[0], before = tiles.level;
            const { scale } = view.getTransform();
            view.zoomBy(6, 195, 420, { animated: true });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            return [tiles.level - before, view.getTransform().scale / scale];
        """)
        self.assertGreaterEqual(finer, 2)
        self.assertLess(zoomed, 3)
        self.wait_for_tiles(page)
        level, count = page.app("const { level, needed } = app.stage.scene.tiles; return [level, needed.length]")
        text = page.evaluate("document.getElementById('tiles').textContent")
        self.assertTrue(text.startswith(f"Tiles: {count} of {count} are there at level {level}, "), text)

    def test_a_pixel_of_the_photo_is_one_of_the_screen_at_its_own_size(self):
        page = self.open("scene=photo")
        page.app("app.stage.items[0].view.setTransform({ scale: 1, rotation: 0, x: -68000.37, y: -99300.41 })")
        self.wait_for_tiles(page)
        at = transform(page)
        self.assertEqual((at["scale"], at["x"], at["y"]), (1, -68000.37, -99300.41))
        differing = page.app("""
            const { paint } = await import("./scenes/dusk.js"), { view } = app.stage.items[0];
            const stage = document.querySelector("canvas.canvas"), residual = view.getRasterTransform();
            const x = Math.round(-residual.x) + 100, y = Math.round(-residual.y) + 300; // In pixels of the photo.
            const canvas = new OffscreenCanvas(100, 100), context = canvas.getContext("2d", { alpha: false });
            context.setTransform(128, 0, 0, 128, -x, -y);
            const [left, top] = [x / 128, y / 128];
            paint(context, { left, top, right: left + 100 / 128, bottom: top + 100 / 128, scale: 128 });
            const a = context.getImageData(0, 0, 100, 100).data;
            const b = stage.getContext("2d").getImageData(100, 300, 100, 100).data;
            return [a.filter((value, at) => Math.abs(value - b[at]) > 12).length, residual.x % 1, residual.y % 1];
        """)
        self.assertEqual([abs(one) for one in differing], [0, 0, 0])

    def test_old_tiles_are_dropped(self):
        page = self.open("scene=photo")
        page.app("app.stage.items[0].view.zoomTo(1, 60, 640)")
        counts = page.app("""
            const { Tiles } = await import("./scenes/tiles.js"), painted = [];
            const wait = () => new Promise((done) => setTimeout(done, 50));
            const tiles = new Tiles([256000, 256000], -4, (context, { x, y }) => painted.push([x, y]), () => {});
            for (const left of [0, 5120, 10240, 0]) {
                const box = { left, top: 0, right: left + 5120, bottom: 2560 };
                do { tiles.request(box, 1); await wait(); } while (tiles.waiting.length > 0);
            }
            return painted.length;
        """)
        self.assertEqual(counts, 4 * 200)


if __name__ == "__main__":
    unittest.main()

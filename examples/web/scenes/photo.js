// SPDX-License-Identifier: MIT
/** A photo of 26 gigapixels, in tiles over its preview: an image that CSS transforms. */

import { cssTransform } from "../tapzoom/tapzoom.js";
import { Canvas, boxOf } from "./canvas.js";
import { BOOK, MOON, WIDTH, paint } from "./dusk.js";
import { scenes } from "./index.js";
import { Tiles } from "./tiles.js";

const NONE = { left: 0, right: 0, top: 0, bottom: 0 }; // The photo fills the stage, below the bars.
const cover = (factor) => ({ fit: "cover", factor, otherFit: "none", otherFactor: 0 });
const FAR = 8; // A zoom in by more than this shows what lies on its way, with half of the pixels.

export async function create({ stage, layer }) {
    const [size] = scenes.photo.contents, unit = size[0] / WIDTH, image = new Image(480, 300);
    const canvas = new Canvas(layer, "");
    canvas.element.setAttribute("aria-hidden", "true");
    image.className = "photo";
    image.alt = "Mountains at dusk under a full moon; a hut with a lit window";
    image.draggable = false;
    image.src = "photo.webp";
    await image.decode();
    layer.prepend(image);
    const part = ({ x, y, size: length, scale }) => ({
        left: x / unit, top: y / unit, scale: scale * unit, // One pixel more, as tiles have it.
        right: Math.min(x + length, size[0]) / unit + 2 / (scale * unit),
        bottom: Math.min(y + length, size[1]) / unit + 2 / (scale * unit),
    });
    const makeTiles = () => new Tiles(size, -8, (context, square) => {
        context.scale(unit, unit);
        paint(context, part(square));
    }, () => stage.redraw());
    const tiles = makeTiles();
    let far = false;
    let other = null; // The picture of other code in the right half: its transform and tiles.

    function drawTiles(context, some, shown) {
        context.save();
        some.draw(context, boxOf(canvas, shown));
        context.restore();
    }

    function drawOther(context) {
        const { transform } = other;
        context.save();
        canvas.toView();
        context.beginPath();
        context.rect(canvas.width / 2, 0, canvas.width / 2, canvas.height);
        context.clip();
        context.fillStyle = getComputedStyle(document.body).backgroundColor;
        context.fill();
        canvas.toContent(transform);
        context.drawImage(image, 0, 0, ...size);
        other.tiles.request(boxOf(canvas, transform), transform.scale * canvas.ratio);
        drawTiles(context, other.tiles, transform);
        context.restore();
    }

    return {
        label: "Photo", caption: "Who is in the hut?", preset: "photos",
        usual: { fit: "cover", minScale: cover(1), maxScale: cover(200), levels: [cover(3)], alignX: 0.3, alignY: 0.8 },
        items: [{ name: "photo", content: size, insets: () => NONE }], tiles,
        sights: { moon: [MOON.x * unit, MOON.y * unit] },
        /** The book in the hut, or on narrow stages its left page, as a rectangle of content. */
        dive() {
            const { x, y, width, height } = BOOK, wide = stage.size.width > stage.size.height;
            return { x: x * unit, y: y * unit, width: (wide ? 1 : 0.5) * width * unit, height: height * unit };
        },
        /** Shows another transform in the right half, or none. */
        compare(transform) {
            if (!transform) other?.tiles.close();
            other = transform && { transform, tiles: other?.tiles ?? makeTiles() };
            stage.redraw();
        },
        resize: (area) => canvas.resize(area),
        close() {
            tiles.close();
            other?.tiles.close();
        },
        draw({ view }, transform, moving) {
            image.classList.toggle("moving", moving);
            image.style.transform = cssTransform({ ...transform, scale: transform.scale * size[0] / image.width });
            const goal = stage.held ? transform : view.getTargetTransform();
            far = moving && (far || goal.scale > FAR * transform.scale);
            if (far) tiles.request(boxOf(canvas, transform), transform.scale * canvas.ratio / 2);
            else tiles.request(boxOf(canvas, goal), goal.scale * canvas.ratio);
            let shown = transform;
            if (!moving && !stage.held) { // Whole pixels at rest: the raster, moved by the residual.
                const raster = view.getRasterScale(), residual = view.getRasterTransform(transform);
                shown = {
                    scale: raster * residual.scale / canvas.ratio, rotation: residual.rotation,
                    x: residual.x / canvas.ratio, y: residual.y / canvas.ratio,
                };
            }
            const context = canvas.begin(shown);
            drawTiles(context, tiles, shown);
            if (other) drawOther(context);
        },
    };
}

// SPDX-License-Identifier: MIT
/** A photo of 84 megapixels, in tiles over its preview: an image that CSS transforms. */

import { cssTransform } from "../tapzoom/tapzoom.js";
import { Canvas, boxOf } from "./canvas.js";
import { HEIGHT, WIDTH, paint } from "./dusk.js";
import { scenes } from "./index.js";
import { Tiles } from "./tiles.js";

export async function create({ stage, layer }) {
    const [size] = scenes.photo.contents, unit = size[0] / WIDTH, image = new Image(512, 640);
    const canvas = new Canvas(layer, "");
    canvas.element.setAttribute("aria-hidden", "true");
    image.className = "photo";
    image.alt = "Mountains at dusk under a full moon; a hut with a lit window";
    image.draggable = false;
    image.src = "photo.webp";
    await image.decode();
    layer.prepend(image);
    const part = ({ x, y, size: length, scale }) => ({
        left: x / unit, top: y / unit, right: Math.min((x + length) / unit, WIDTH) + 1,
        bottom: Math.min((y + length) / unit, HEIGHT) + 1, scale: scale * unit,
    });
    const tiles = new Tiles(size, -4, (context, square) => {
        context.scale(unit, unit);
        paint(context, part(square));
    }, () => stage.redraw());
    return {
        label: "Photo", caption: "Who is in the hut?", preset: "photos",
        items: [{ name: "photo", content: size }], tiles,
        resize: (area) => canvas.resize(area),
        close: () => tiles.close(),
        draw({ view }, transform, moving) {
            image.classList.toggle("moving", moving);
            image.style.transform = cssTransform({ ...transform, scale: transform.scale * size[0] / image.width });
            const target = stage.held ? transform : view.getTargetTransform();
            tiles.request(boxOf(canvas, target), target.scale * canvas.ratio);
            let shown = transform;
            if (!moving && !stage.held) { // Whole pixels at rest: the raster, moved by the residual.
                const raster = view.getRasterScale(), residual = view.getRasterTransform(transform);
                shown = {
                    scale: raster * residual.scale / canvas.ratio, rotation: residual.rotation,
                    x: residual.x / canvas.ratio, y: residual.y / canvas.ratio,
                };
            }
            const context = canvas.begin(shown);
            context.save();
            tiles.draw(context, boxOf(canvas, shown));
            context.restore();
        },
    };
}

// SPDX-License-Identifier: MIT
/** A photo: an image that CSS transforms. */

import { cssTransform } from "../tapzoom/tapzoom.js";

export async function create({ layer }) {
    const image = new Image(1024, 1280);
    image.className = "photo";
    image.alt = "Mountains at dusk under a full moon; a hut with a lit window";
    image.draggable = false;
    image.src = "photo.webp";
    await image.decode();
    layer.replaceChildren(image);
    return {
        label: "Photo", caption: "Try it: pinch, double-tap, fling. Who is in the hut?", preset: "photos",
        items: [{ name: "photo", content: [1024, 1280] }],
        draw(item, transform, moving) {
            // The browser scales one raster while the photo moves, and draws a sharp one at rest.
            image.classList.toggle("moving", moving);
            image.style.transform = cssTransform(transform);
        },
    };
}

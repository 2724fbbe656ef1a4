// SPDX-License-Identifier: MIT
/** A page of text as wide as the stage. A double tap zooms to the column, figure or heading under the finger. */

import { cssTransform } from "../tapzoom/tapzoom.js";
import { scenes } from "./index.js";

const BLOCKS = ".columns > section, header, blockquote";
const LARGEST = 2.2; // Scale of a block that a double tap shows.

export async function create({ layer }) {
    const [[width, height]] = scenes.document.contents;
    const page = document.getElementById("text").content.firstElementChild.cloneNode(true);
    page.style.width = `${width}px`;
    page.style.height = `${height}px`;
    layer.replaceChildren(page);

    /** The block at a content point, in content units. */
    function blockAt(x, y) {
        const paper = page.getBoundingClientRect(), scale = paper.width / width;
        for (const element of page.querySelectorAll(BLOCKS)) {
            const box = element.getBoundingClientRect();
            const block = {
                x: (box.left - paper.left) / scale, y: (box.top - paper.top) / scale,
                width: box.width / scale, height: box.height / scale,
            };
            if (x >= block.x && y >= block.y && x <= block.x + block.width && y <= block.y + block.height) return block;
        }
        return null;
    }

    return {
        label: "Page of text", role: "region",
        caption: {
            touch: "Double-tap a column. Pull the page beyond its end.", keys: "",
            others: "Double-click a column. Pull the page beyond its end.",
        },
        preset: "reader", settings: { doubleTap: "none" },
        items: [{ name: "document", content: [width, height] }],
        onEvent({ view }, event) {
            // The page zooms itself while the view's own zoom is off.
            if (event.kind !== "double-tap" || view.getConfig().doubleTap !== "none") return;
            const { contentX, contentY } = event, block = blockAt(contentX, contentY);
            if (!block) view.fit({ animated: true });
            else {
                const margin = 16, wider = { ...block, x: block.x - margin, width: block.width + 2 * margin };
                view.setTransform(view.getSmartZoom(wider, contentX, contentY, LARGEST), { animated: true });
            }
        },
        draw(item, transform, moving) {
            page.classList.toggle("moving", moving);
            page.style.transform = cssTransform(transform);
        },
    };
}

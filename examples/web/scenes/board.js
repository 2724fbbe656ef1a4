// SPDX-License-Identifier: MIT
/** Cards on a table, each with a view of its own. A finger belongs to the card on which it lands. */

import { cssTransform, viewToContent } from "../tapzoom/tapzoom.js";
import { scenes } from "./index.js";
import { cards } from "./cards.js";

const NOTES = 40; // View units over the lower bar.
const TILTS = [-0.06, 0.05, 0.04, -0.05, 0.03, -0.04]; // Radians.
const COLORS = ["#9a5f00", "#2f95e0", "#d04f00", "#2a9d61", "#7a3fb0", "#c2366b"];

/** The place of a card on a table of that size: the views keep it as their safe area. */
function place(index, { width, height }, bars) {
    const free = Math.max(height - bars.top - bars.bottom - NOTES, 60), gap = Math.min(14, free / 20);
    const columns = width > free ? 3 : 2, rows = Math.ceil(cards.length / columns);
    const cell = { width: width / columns, height: free / rows };
    const left = (index % columns) * cell.width + gap, top = bars.top + Math.floor(index / columns) * cell.height + gap;
    return {
        left, top, right: width - left - cell.width + 2 * gap, bottom: height - top - cell.height + 2 * gap,
    };
}

export async function create({ stage, layer }) {
    const point = {};
    let order = [];
    const items = cards.map((card, index) => {
        const element = document.createElement("div");
        const [width, height] = scenes.board.contents[index];
        element.className = `card ${card.name}`;
        element.style.width = `${width}px`;
        element.style.height = `${height}px`;
        element.tabIndex = 0;
        element.setAttribute("role", "group");
        element.setAttribute("aria-label", `Card: ${card.label}`);
        element.setAttribute("aria-describedby", "keys");
        element.append(...card.draw());
        const item = {
            name: card.name, element, color: COLORS[index], content: [width, height],
            insets: (size, bars) => place(index, size, bars),
            start(view) {
                const { x, y } = middle(view);
                view.fit();
                view.rotateTo(TILTS[index], x, y);
            },
        };
        element.addEventListener("focus", () => stage.select(item));
        element.addEventListener("keydown", () => { item.taken = true; });
        return item;
    });
    const middle = (view) => {
        const { width, height } = stage.size, index = items.findIndex((one) => one.view === view);
        const bars = place(index, stage.size, stage.insets);
        return { x: (bars.left + width - bars.right) / 2, y: (bars.top + height - bars.bottom) / 2 };
    };
    const raise = (item) => {
        order = [...order.filter((one) => one !== item), item];
        order.forEach((one, index) => { one.element.style.zIndex = index; });
    };
    order = [...items];
    layer.replaceChildren(...items.map(({ element }) => element));
    return {
        label: "Board of cards", role: "group", 
        caption: { touch: "Use both hands on several cards.", others: "Each card has a view of its own." },
        preset: "board", settings: { gestures: { rotate: true } }, items,
        hit(x, y) {
            for (const item of [...order].reverse()) {
                const [width, height] = item.content;
                viewToContent(item.view.getTransform(), x, y, point);
                if (point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height) {
                    item.taken = true;
                    raise(item);
                    stage.select(item);
                    return [item];
                }
            }
            return [];
        },
        /** Cards that nobody has taken go to their places on the new table, after their views have its size. */
        resize() {
            requestAnimationFrame(() => {
                for (const item of items) if (item.view && !item.view.closed && !item.taken) item.start(item.view);
            });
        },
        draw(item, transform, moving) {
            item.element.classList.toggle("moving", moving);
            item.element.style.transform = cssTransform(transform);
        },
    };
}

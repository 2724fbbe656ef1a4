// SPDX-License-Identifier: MIT
/**
 * Cards on a table, each with a view of its own. A finger belongs to the card on which it lands. A card that is thrown
 * over the edge comes back: the animation begins with the speed of the fling.
 */

import { contentToView, cssTransform, viewToContent } from "../tapzoom/tapzoom.js";
import { scenes } from "./index.js";
import { cards } from "./cards.js";

const NOTES = 40; // View units over the lower bar.
const TILTS = [-0.06, 0.05, 0.04, -0.05, 0.03, -0.04]; // Radians.
const BACK = { animated: true, duration: 0.5 };
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

/** How far an interval has to move to lie in a range, or to have its middle there if it is larger. */
function shift(low, high, from, to) {
    if (high - low > to - from) low = high = (low + high) / 2;
    return Math.max(from - low, 0) + Math.min(to - high, 0);
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
            start: (view) => view.setTransform(home(item, index)),
        };
        element.addEventListener("focus", () => stage.select(item));
        element.addEventListener("keydown", () => { item.taken = true; });
        return item;
    });
    /** The place of a card on the table. */
    const home = (item, index) => {
        const { x, y } = stage.centerOf(item), [width, height] = item.content;
        const scale = item.view.getScaleRange().fitted, rotation = TILTS[index];
        const cos = Math.cos(rotation) * scale / 2, sin = Math.sin(rotation) * scale / 2;
        return { scale, rotation, x: x - cos * width + sin * height, y: y - sin * width - cos * height };
    };
    /** Brings a card back that moves on or rests over the edge of the table. */
    const keep = ({ view, content: [width, height] }, transform) => {
        if (stage.held || view.getState().touched) return;
        const table = stage.size, bars = stage.insets;
        const away = (at) => {
            const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => contentToView(at, x, y));
            const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
            return [shift(Math.min(...xs), Math.max(...xs), 0, table.width),
                shift(Math.min(...ys), Math.max(...ys), bars.top, table.height - bars.bottom)];
        };
        const [x, y] = away(transform), target = view.getTargetTransform(), [endX, endY] = away(target);
        if ((Math.abs(x) < 1 || Math.abs(endX) < 1) && (Math.abs(y) < 1 || Math.abs(endY) < 1)) return;
        view.setTransform({ ...target, x: target.x + endX, y: target.y + endY }, BACK);
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
        fit: () => items.forEach((item, index) => {
            item.taken = false;
            item.view.setTransform(home(item, index), BACK);
        }),
        /** Cards that nobody has taken go to their places on the new table, after their views have its size. */
        resize() {
            requestAnimationFrame(() => {
                for (const item of items) if (item.view && !item.view.closed && !item.taken) item.start(item.view);
            });
        },
        draw(item, transform, moving) {
            item.element.classList.toggle("moving", moving);
            item.element.style.transform = cssTransform(transform);
            keep(item, transform);
        },
    };
}

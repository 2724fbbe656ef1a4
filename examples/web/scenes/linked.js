// SPDX-License-Identifier: MIT
/** Two photos, before and after a restoration. Each view follows the other: commands.md of the guide has the recipe. */

import { cssTransform } from "../tapzoom/tapzoom.js";
import { HEIGHT, WIDTH, paint } from "./dusk.js";
import { hash, sequence } from "./random.js";

const SIZE = [WIDTH, HEIGHT];
const SCRATCHES = 14;
/** What moves a view. */
const MOVES = new Set(["pan", "pinch", "rotate", "quick-zoom", "scroll", "fling", "animation", "settled"]);

/** The photo on a canvas. */
function print() {
    const canvas = document.createElement("canvas"), context = canvas.getContext("2d", { willReadFrequently: true });
    [canvas.width, canvas.height] = SIZE;
    canvas.setAttribute("role", "img");
    paint(context, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT, scale: 1 });
    return canvas;
}

/** Makes it an old print: faded, with grain and scratches. */
function age(canvas) {
    const context = canvas.getContext("2d");
    const pixels = context.getImageData(0, 0, ...SIZE), { data } = pixels;
    for (let at = 0; at < data.length; at += 4) {
        const gray = 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2], grain = 34 * hash(at) - 17;
        [96, 78, 52].forEach((base, part) => { data[at + part] = base + 0.55 * gray + grain; });
    }
    context.putImageData(pixels, 0, 0);
    const random = sequence(1), place = (part) => part * random();
    context.strokeStyle = "rgba(255, 246, 226, 0.6)";
    for (let scratch = 0; scratch < SCRATCHES; scratch++) {
        const x = place(SIZE[0]), y = place(SIZE[1]), bend = place(80) - 40;
        context.lineWidth = 0.7 + place(1.6);
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(x + bend, y + 120, x + place(60) - 30, y + 120 + place(400));
        context.stroke();
    }
}

/** Both halves of the stage: where they are on it, and the insets of their views, whose safe areas have one size. */
function halves({ width, height }, bars) {
    const free = Math.max(height - bars.top - bars.bottom, 0), middle = bars.top + free / 2;
    return width > free
        ? [{ left: 0, right: width / 2 }, { left: width / 2, right: 0 }].map((insets) => ({
            insets, x: insets.left, y: 0, width: width / 2, height,
        }))
        : [{ bottom: height - middle }, { top: middle }].map((insets, index) => ({
            insets, x: 0, y: index * middle, width, height: index ? height - middle : middle,
        }));
}

export async function create({ stage, layer }) {
    const restored = print(), old = print();
    age(old);
    restored.setAttribute("aria-label", "Mountains at dusk under a full moon, restored");
    old.setAttribute("aria-label", "The same photo before its restoration: faded and scratched");
    const items = [["before", "#d04f00", old], ["after", "#2f95e0", restored]].map(([name, color, picture], index) => {
        const half = document.createElement("div"), label = document.createElement("b");
        half.className = `half ${name}`;
        picture.className = "photo";
        label.textContent = index ? "After" : "Before";
        half.append(picture, label);
        layer.append(half);
        return { name, color, picture, half, content: SIZE, insets: (size, bars) => halves(size, bars)[index].insets };
    });
    let leader = items[0], places = halves(stage.size, stage.insets);

    function show(item, transform, moving) {
        const { x, y } = places[item.index];
        item.picture.classList.toggle("moving", moving);
        item.picture.style.transform = cssTransform({ ...transform, x: transform.x - x, y: transform.y - y });
    }

    return {
        label: "Two photos, linked", caption: "Move either photo.", preset: "photos", items,
        hit(x, y) {
            const item = items[x < places[1].x || y < places[1].y ? 0 : 1];
            stage.select(item);
            return [item];
        },
        /** Who moves a view leads. Its copies have the cause "driven", so that none comes back. */
        onEvent(item, { kind, cause }) {
            if (cause !== "driven" && MOVES.has(kind)) leader = item;
        },
        resize(size) {
            places = halves(size, stage.insets);
            for (const [index, { half }] of items.entries()) {
                const { x, y, width, height, insets } = places[index], top = insets.top ?? stage.insets.top;
                Object.assign(half.style, {
                    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
                half.lastChild.style.top = `${top - y + 8}px`;
            }
        },
        draw(item, transform, moving) {
            show(item, transform, moving);
            const other = items[1 - item.index];
            if (stage.held || item !== leader || !other.view) return;
            const from = stage.insetsOf(item), to = stage.insetsOf(other);
            other.view.setTransform({
                ...transform, x: transform.x + to.left - from.left, y: transform.y + to.top - from.top,
            }, { quiet: true });
            show(other, other.view.getTransform(), moving); // In the frame of the leader.
        },
    };
}

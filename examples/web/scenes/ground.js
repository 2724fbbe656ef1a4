// SPDX-License-Identifier: MIT
/** What grows on the ground when the map is close: trees in the woods, tufts and stones on the hills. */

import { hash } from "./random.js";

/** Calls draw(x, y, chance) for the visible places of a loose grid. */
function scatter(box, cell, seed, draw) {
    for (let column = Math.floor(box.left / cell) - 1; column <= box.right / cell; column++) {
        for (let row = Math.floor(box.top / cell) - 1; row <= box.bottom / cell; row++) {
            const code = seed + column * 7919 + row * 104729;
            draw((column + hash(code)) * cell, (row + hash(code + 1)) * cell, hash(code + 2));
        }
    }
}

/** The context is clipped to the woods. */
export function drawTrees(context, { scale, box, colors }) {
    if (scale < 1.8) return;
    for (const [color, shift] of [[colors.shade, 0.7], [colors.tree, 0]]) {
        context.fillStyle = color;
        context.beginPath();
        scatter(box, 11, 5, (x, y, chance) => {
            const radius = 2 + 2.4 * chance;
            context.moveTo(x + shift + radius, y + shift);
            context.arc(x + shift, y + shift, radius, 0, 7);
        });
        context.fill();
    }
}

/** The context is clipped to the land. */
export function drawTufts(context, { scale, box, colors }) {
    if (scale < 3) return;
    context.strokeStyle = colors.tuft;
    context.lineWidth = 0.35;
    context.lineCap = "round";
    context.beginPath();
    scatter(box, 17, 11, (x, y, chance) => {
        if (chance < 0.3) return;
        for (const lean of [-1, 0, 1]) {
            context.moveTo(x + lean * 0.6, y);
            context.lineTo(x + lean * 1.3, y - 1.6 - chance);
        }
    });
    context.stroke();
    context.fillStyle = colors.stone;
    context.beginPath();
    scatter(box, 29, 17, (x, y, chance) => {
        context.moveTo(x + 2, y);
        context.ellipse(x, y, 1 + chance, 0.7 + 0.5 * chance, chance * 3, 0, 7);
    });
    context.fill();
}

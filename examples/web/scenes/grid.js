// SPDX-License-Identifier: MIT
/** Squared paper of any size: stands for the content of another program, whose recording is replayed. */

import { Canvas } from "./canvas.js";

/** Where the lines are. Their number is known at the start, because far from 0 a step may change nothing. */
const lines = (start, length, step) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => start + index * step);

export async function create({ layer, content }) {
    const canvas = new Canvas(layer, "Squared paper");
    const { x = 0, y = 0, width, height } = content;
    return {
        label: "Recording of another program", caption: "A recording of another program.", preset: "photos",
        items: [{ name: "grid", content: { x, y, width, height } }],
        resize: (size) => canvas.resize(size),
        draw(item, transform) {
            const context = canvas.begin(transform), { scale } = transform;
            context.fillStyle = "#fcfcfa";
            context.fillRect(x, y, width, height);
            context.lineWidth = 1 / scale;
            let step = 10 ** Math.ceil(Math.log10(24 / scale));
            if (Math.max(width, height) / step > 2000) step = Math.max(width, height) / 2000;
            for (const [every, color] of [[step, "#d9e2ea"], [step * 5, "#9fb3c4"]]) {
                context.strokeStyle = color;
                context.beginPath();
                for (const at of lines(x, width, every)) context.moveTo(at, y), context.lineTo(at, y + height);
                for (const at of lines(y, height, every)) context.moveTo(x, at), context.lineTo(x + width, at);
                context.stroke();
            }
            context.strokeStyle = "#0067b3";
            context.lineWidth = 2 / scale;
            context.strokeRect(x, y, width, height);
        },
    };
}

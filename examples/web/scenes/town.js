// SPDX-License-Identifier: MIT
/** A town: streets in a turned grid, then houses, then their numbers, as the scale grows. */

import { hash } from "./random.js";

const BLOCK = 15, STREET = 3.4, HOUSES = 2; // Content units, and houses along a side of a block.

export function drawTown(context, town, { scale, box, colors }) {
    const { x, y, radius, angle, seed } = town;
    if (x + radius < box.left || x - radius > box.right || y + radius < box.top || y - radius > box.bottom) return;
    context.fillStyle = colors.town;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
    if (scale < 0.7) return;
    const cos = Math.cos(angle), sin = Math.sin(angle), count = Math.floor(radius / BLOCK);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    for (let column = -count; column < count; column++) {
        for (let row = -count; row < count; row++) {
            const left = column * BLOCK + STREET / 2, top = row * BLOCK + STREET / 2, side = BLOCK - STREET;
            const mx = left + side / 2, my = top + side / 2;
            if (Math.hypot(mx, my) > radius - side / 2) continue;
            const wx = x + cos * mx - sin * my, wy = y + sin * mx + cos * my;
            if (wx + side < box.left || wx - side > box.right || wy + side < box.top
                || wy - side > box.bottom) continue;
            const code = seed + column * 131 + row * 17, park = hash(code) < 0.12;
            context.fillStyle = park ? colors.wood : colors.block;
            context.fillRect(left, top, side, side);
            if (!park && scale > 1.7) drawHouses(context, left, top, side, code, scale, colors);
        }
    }
    context.restore();
}

function drawHouses(context, left, top, side, code, scale, colors) {
    const lot = side / HOUSES, numbers = scale > 7;
    for (let index = 0; index < HOUSES * HOUSES; index++) {
        const chance = hash(code * 31 + index), inset = lot * (0.1 + 0.12 * chance);
        const x = left + (index % HOUSES) * lot + inset, y = top + Math.floor(index / HOUSES) * lot + inset;
        const width = lot - 2 * inset, height = (lot - 2 * inset) * (0.7 + 0.3 * hash(code * 37 + index));
        context.fillStyle = colors.roofs[Math.floor(chance * colors.roofs.length)];
        context.fillRect(x, y, width, height);
        context.fillStyle = colors.shade;
        context.fillRect(x, y + height / 2, width, height / 2);
        if (!numbers) continue;
        context.fillStyle = colors.number;
        context.font = `${width * 0.34}px system-ui, sans-serif`;
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.fillText(1 + Math.floor(hash(code * 41 + index) * 80), x + width / 2, y + height / 2);
    }
}

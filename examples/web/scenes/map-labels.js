// SPDX-License-Identifier: MIT
/** Names and markers of the map: they keep their size and stay upright. */

import { SEEN } from "./pins.js";

const FONTS = {
    sea: "italic 500 16px Georgia, serif", island: "600 17px Georgia, serif", peak: "13px system-ui, sans-serif",
    town: "560 14px system-ui, sans-serif", city: "650 16px system-ui, sans-serif",
};

const inside = ({ x, y }, { width, height }, margin) =>
    x > -margin && y > -margin && x < width + margin && y < height + margin;

/** Draws the names in the order of their rank, each unless it would cover another one or what is taken. */
export function drawLabels(context, labels, place, { scale, colors }, size, taken) {
    context.textBaseline = "middle";
    context.lineJoin = "round";
    for (const label of labels) {
        if (scale < label.from || scale > (label.to ?? Infinity)) continue;
        const at = place(label.x, label.y);
        if (!inside(at, size, 90)) continue;
        const { kind } = label, dotted = kind === "town" || kind === "peak";
        context.font = FONTS[kind === "town" && label.size === 1 ? "city" : kind];
        const width = context.measureText(label.name).width, left = dotted ? at.x + 9 : at.x - width / 2;
        const box = { left: left - 14, right: left + width + 4, top: at.y - 12, bottom: at.y + 12 };
        if (taken.some((other) => box.left < other.right && box.right > other.left && box.top < other.bottom
            && box.bottom > other.top)) continue;
        taken.push(box);
        context.textAlign = "left";
        context.strokeStyle = colors.halo;
        context.fillStyle = kind === "sea" ? colors.seaInk : colors.ink;
        context.lineWidth = 4;
        if (kind === "town" && scale < 1.2) drawDot(context, at, label.size === 1 ? 4.5 : 3.2, colors);
        if (kind === "peak") drawPeak(context, at, colors);
        context.fillStyle = kind === "sea" ? colors.seaInk : colors.ink;
        if (kind !== "sea") context.strokeText(label.name, left, at.y);
        context.fillText(label.name, left, at.y);
    }
}

function drawDot(context, { x, y }, radius, colors) {
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fillStyle = colors.ink;
    context.strokeStyle = colors.halo;
    context.lineWidth = 4;
    context.stroke();
    context.fill();
}

function drawPeak(context, { x, y }, colors) {
    context.beginPath();
    context.moveTo(x - 5.5, y + 4.5);
    context.lineTo(x, y - 5);
    context.lineTo(x + 5.5, y + 4.5);
    context.closePath();
    context.fillStyle = colors.ink;
    context.stroke();
    context.fill();
}

/** Returns the boxes of the markers. */
export function drawMarkers(context, markers, place, { scale, colors }, size) {
    const taken = [];
    if (scale < SEEN) return taken;
    for (const marker of markers) {
        const { x, y } = place(marker.x, marker.y);
        if (!inside({ x, y }, size, 40)) continue;
        taken.push({ left: x - 11, right: x + 11, top: y - 30, bottom: y });
        const light = marker.kind === "light";
        context.fillStyle = light ? colors.light : colors.pin;
        context.strokeStyle = colors.halo;
        context.lineWidth = 2;
        context.beginPath();
        context.moveTo(x, y);
        context.bezierCurveTo(x - 4, y - 9, x - 10, y - 13, x - 10, y - 19);
        context.arc(x, y - 19, 10, Math.PI, 0);
        context.bezierCurveTo(x + 10, y - 13, x + 4, y - 9, x, y);
        context.stroke();
        context.fill();
        context.fillStyle = colors.halo;
        context.beginPath();
        if (light) context.arc(x, y - 19, 4, 0, 7);
        else {
            context.moveTo(x - 5.5, y - 18);
            context.lineTo(x + 5.5, y - 18);
            context.lineTo(x + 3, y - 13.5);
            context.lineTo(x - 3, y - 13.5);
            context.closePath();
            context.rect(x - 1, y - 24, 2, 5);
        }
        context.fill();
    }
    return taken;
}

export function drawCompass(context, rotation, colors, top) {
    context.save();
    context.translate(34, top + 26);
    context.beginPath();
    context.arc(0, 0, 22, 0, 7);
    context.fillStyle = colors.halo;
    context.fill();
    context.rotate(rotation);
    for (const [sign, color] of [[-1, colors.light], [1, colors.ink]]) {
        context.beginPath();
        context.moveTo(0, 17 * sign);
        context.lineTo(6, 0);
        context.lineTo(-6, 0);
        context.fillStyle = color;
        context.fill();
    }
    context.restore();
}

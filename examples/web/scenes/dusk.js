// SPDX-License-Identifier: MIT
/**
 * The photo: mountains at dusk under a full moon, and a hut. Code paints any part of it at any scale, with the detail
 * that the scale shows. A unit is 1/1600 of its width. All chance follows from seeds, so that tiles fit together.
 */

import { oval, rgb } from "./brush.js";
import { drawFinds } from "./finds.js";
import { hash } from "./random.js";
import { drawHut, drawSign } from "./hut.js";

export const WIDTH = 1600, HEIGHT = 1000;
/** The left end of the hut, and the foot of its wall. */
const HUT = { x: 500, y: 790 };
export const BOOK = { x: HUT.x + 27.2, y: HUT.y - 13.8, width: 9.6, height: 5.6 }; // On the table behind its window.
export const MOON = { x: 704, y: 290, radius: 50 };
const HORIZON = 380, STEP = 66; // The mean height of the farthest ridge, and how much lower each nearer one is.
const FAR = [206, 130, 140], NEAR = [24, 24, 50];
const NOISE = 256; // Pixels of the pattern.
const PATH = 2; // Pixels of a step along a ridge.

/** A smooth number in -1..1, another one with each whole x. */
function smooth(x, seed) {
    const whole = Math.floor(x), part = (1 - Math.cos((x - whole) * Math.PI)) / 2;
    return 2 * (hash(whole + seed) * (1 - part) + hash(whole + 1 + seed) * part) - 1;
}

/** The height of a ridge, with bends as short as two pixels. */
function ridge(step, x, scale) {
    let sum = 0, rough = 1;
    for (let length = 640 - 60 * step, octave = 0; length * scale > 2; length /= 2, octave++, rough *= 0.46) {
        sum += rough * smooth(x / length + 0.37 * octave, 7919 * (12 * step + octave));
    }
    return HORIZON + STEP * step - (120 - 8 * step) * sum;
}

const ground = (x, scale) => HUT.y + 10 - 30 * Math.sin((x - HUT.x) / 300)
    - (scale > 1 ? 0.8 * smooth(x / 3, 3e6) + 0.3 * smooth(x / 0.7, 4e6) : 0);

let noise = null;

/** Random grays that repeat. */
function makeNoise(context) {
    const canvas = document.createElement("canvas"), own = canvas.getContext("2d");
    canvas.width = canvas.height = NOISE;
    const pixels = own.createImageData(NOISE, NOISE), { data } = pixels;
    for (let at = 0; at < data.length; at += 4) data.fill(256 * hash(at), at, at + 3).fill(255, at + 3, at + 4);
    own.putImageData(pixels, 0, 0);
    return context.createPattern(canvas, "repeat");
}

/** Lightens and darkens a box by noise of several lengths, in units; stretch: their height as a part of it. */
function roughen(context, { left, top, right, bottom, scale }, strength, longest, stretch = 1, turn = 0) {
    noise ??= makeNoise(context);
    context.save();
    context.globalCompositeOperation = "soft-light";
    context.fillStyle = noise;
    context.globalAlpha = strength;
    for (let length = longest, step = 1; length * stretch * scale > 0.8 && length > 0.12; length /= 2.7, step++) {
        noise.setTransform(new DOMMatrix().rotate(turn + 37 * step * (stretch === 1)).scale(length, length * stretch));
        context.fillRect(left, top, right - left, bottom - top);
    }
    context.restore();
}

function gradient(context, from, to, ...stops) {
    const filled = context.createLinearGradient(0, from, 0, to);
    for (const [part, color, alpha] of stops) filled.addColorStop(part, rgb(color, alpha));
    return filled;
}

function glow(context, x, y, radius, color, strength) {
    const filled = context.createRadialGradient(x, y, 0, x, y, radius);
    for (const part of [0, 0.06, 0.15, 0.3, 0.6, 1]) {
        filled.addColorStop(part, rgb(color, strength * (1 / (1 + (part * 6) ** 2) - 1 / 37)));
    }
    context.save();
    context.globalCompositeOperation = "screen";
    context.fillStyle = filled;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    context.restore();
}

function drawSky(context, box) {
    const { left, top, right, bottom, scale } = box;
    context.fillStyle = gradient(context, 0, HEIGHT, [0, [22, 26, 62]], [0.18, [74, 62, 118]], [0.34, [196, 112, 128]],
        [0.48, [250, 180, 132]]);
    context.fillRect(left, top, right - left, bottom - top);
    if (top > 700) return;
    roughen(context, box, 0.1, 260, 0.25);
    for (let number = 0; number < 3000; number++) {
        const size = hash(number), radius = 0.12 + 1.5 * size ** 12, fade = hash(number + 2e4) ** 1.5;
        const x = hash(number + 1e4) * WIDTH, y = fade * 400;
        if (radius * scale < 0.25 || x < left - 2 || x > right + 2 || y < top - 2 || y > bottom + 2) continue;
        context.fillStyle = rgb([255, 240 + 15 * hash(number + 3e4), 235], (0.3 + 0.7 * size) * (1 - fade));
        oval(context, x, y, radius);
    }
    const { x, y, radius } = MOON;
    glow(context, x, y, 640, [255, 236, 205], 0.55);
    if (right < x - radius || left > x + radius || top > y + radius) return;
    context.fillStyle = rgb([255, 246, 224]);
    oval(context, x, y, radius);
    context.save();
    context.clip();
    context.fillStyle = rgb([214, 200, 180], 0.5);
    for (const [dx, dy, size] of [[-18, -14, 13], [16, 12, 9], [6, -24, 8], [-12, 22, 7], [-30, 6, 10], [2, -4, 12]]) {
        oval(context, x + dx, y + dy, size, 0.8 * size);
    }
    for (let number = 0; number < 420; number++) {
        const size = 0.15 + 4.5 * hash(number + 5e4) ** 16, angle = 6.3 * hash(number + 6e4);
        const away = radius * Math.sqrt(hash(number + 7e4)), cx = x + away * Math.cos(angle);
        if (size * scale < 0.5) continue;
        for (const [shift, color] of [[0.12, [255, 252, 240]], [0, [222, 206, 182]]]) {
            context.fillStyle = rgb(color, 0.8);
            oval(context, cx + shift * size, y + away * Math.sin(angle) + shift * size, size);
        }
    }
    roughen(context, box, 0.25, 14);
    context.restore();
}

/** The visible part of a line, down to the lower end. */
function below(context, { left, right, bottom, scale }, line) {
    context.beginPath();
    context.moveTo(left - 4 / scale, bottom + 9);
    const step = PATH / scale, first = Math.floor(left / step) - 1;
    for (let at = first; (at - 1) * step < right; at++) context.lineTo(at * step, line(at * step));
    context.lineTo(right + 4 / scale, bottom + 9);
    context.closePath();
}

/** Gullies that run down from a ridge, in the color of its snow. */
function drawGullies(context, { left, top, right, bottom, scale }, step, line, color) {
    context.lineCap = "round";
    for (let cell = 48; cell * scale > 7 && cell > 1; cell /= 2) {
        context.lineWidth = cell / 14;
        context.strokeStyle = rgb(color, 0.14);
        context.beginPath();
        for (let at = Math.floor(left / cell) - 3; at * cell < right + 3 * cell; at++) {
            const seed = 1e5 * step + 64 * at + cell;
            let x = (at + hash(seed)) * cell, y = line(x) + cell * 3 * hash(seed + 1) ** 2;
            if (y > bottom + cell || y + 4 * cell < top) continue;
            context.moveTo(x, y);
            for (let part = 0; part < 6; part++) {
                y += cell * 0.45;
                context.lineTo(x += cell * 0.5 * (hash(seed + 7 * part) - 0.4), y);
            }
        }
        context.stroke();
    }
}

/** A fir, with branches and needles when it is close. The moon lights its right side. */
function drawFir(context, { left, top, right, bottom, scale }, x, foot, tall, color, seed) {
    const pixels = tall * scale, half = 0.28 * tall;
    if (x + half < left || x - half > right || foot < top || foot - tall > bottom) return;
    const tiers = pixels < 12 ? 1 : pixels < 60 ? 5 : 9, teeth = pixels < 60 ? 0 : pixels < 300 ? 3 : 7;
    const lean = 0.05 * (hash(seed) - 0.5), tips = [];
    context.fillStyle = rgb(color);
    context.beginPath();
    context.moveTo(x + lean * tall, foot - tall);
    for (const side of [1, -1]) {
        const edge = [];
        for (let tier = 0; tier < tiers; tier++) {
            const low = foot - tall * (1 - (tier + 1.25) / (tiers + 0.6)), middle = x + lean * (foot - low);
            const chance = 0.75 + 0.5 * hash(seed + tier + 50 * side);
            const wide = side * tall * (0.06 + (0.2 * (tier + 1)) / tiers) * chance;
            tips.push({ side, middle, low, wide });
            edge.push([middle + wide, low]);
            for (let tooth = 1; tooth <= teeth; tooth++) {
                const part = 1 - tooth / (teeth + 1);
                edge.push([middle + wide * (part + 0.06), low - 0.012 * tall], [middle + wide * part, low]);
            }
            if (tier < tiers - 1) edge.push([middle + 0.25 * wide, low - 0.02 * tall]);
        }
        for (const [ex, ey] of side > 0 ? edge : edge.reverse()) context.lineTo(ex, ey);
        if (side > 0) context.lineTo(x, foot);
    }
    context.fill();
    if (pixels < 150) return;
    const bright = color.map((part, index) => 1.25 * part + [26, 24, 34][index]);
    for (const { side, middle, low, wide } of tips) {
        const branches = pixels < 300 ? 3 : 7;
        context.strokeStyle = rgb(side > 0 ? bright : color.map((part) => 1.5 * part), 0.6);
        context.lineWidth = 0.004 * tall;
        context.beginPath();
        for (let branch = 0; branch < branches; branch++) {
            const part = 0.2 + 0.75 * ((branch + hash(seed + 9 * branch)) / branches), ex = middle + wide * part;
            const ey = low - 0.015 * tall, sx = middle + 0.25 * wide * part, sy = ey - 0.07 * tall * (1.1 - part);
            context.moveTo(sx, sy);
            context.lineTo(ex, ey);
            for (let needle = 1; pixels > 300 && needle < 14; needle++) {
                const along = needle / 14, nx = sx + (ex - sx) * along, ny = sy + (ey - sy) * along;
                const long = 0.014 * tall * (1.2 - along);
                context.moveTo(nx, ny);
                context.lineTo(nx + side * long, ny + long * (0.3 + hash(seed + needle)));
                context.moveTo(nx, ny);
                context.lineTo(nx + side * long, ny - 0.5 * long);
            }
        }
        context.stroke();
    }
}

function drawFirs(context, box, count, tall, color, line, seed, isFree = () => true) {
    for (let number = 0; number < count; number++) {
        const x = ((number + hash(seed + number)) / count) * (WIDTH + 80) - 40, code = seed + 31 * number;
        const own = tall * (0.6 + 0.7 * hash(code));
        if (isFree(x)) drawFir(context, box, x, line(x, 1) + 0.05 * own, own, color, code);
    }
}

function drawGround(context, box) {
    const { left, right, bottom, scale } = box;
    if (bottom < HUT.y - 60) return;
    const line = (x) => ground(x, scale);
    context.save();
    below(context, box, line);
    context.fillStyle = gradient(context, HUT.y - 20, HEIGHT, [0, [27, 26, 50]], [1, [11, 11, 24]]);
    context.fill();
    context.clip();
    roughen(context, box, 0.4, 40, 0.3);
    glow(context, HUT.x + 40, HUT.y + 4, 190, [255, 170, 80], 0.55);
    // Footprints to the door.
    for (let step = 0; step < 46 && scale > 0.7; step++) {
        const along = step / 46, x = HUT.x + 66 + 150 * along ** 1.6 + 14 * Math.sin(5 * along);
        const y = HUT.y + 12 + 210 * along;
        context.fillStyle = rgb([4, 4, 12], 0.5);
        oval(context, x + (step % 2 ? 2.4 : -2.4) * (0.5 + along), y, 1.3 * (0.5 + along), 0.8 * (0.5 + along));
    }
    context.restore();
    context.lineWidth = 0.22;
    for (let cell = 2; cell * scale > 3 && cell > 0.5; cell /= 2) {
        context.strokeStyle = rgb([54, 50, 74], 0.8);
        context.beginPath();
        for (let at = Math.floor(left / cell) - 1; at * cell < right + cell; at++) {
            for (let row = 0; row < 6; row++) {
                const seed = 977 * at + row, x = (at + hash(seed)) * cell, deep = row * row * 3 * hash(seed + 5);
                const y = line(x) + deep;
                context.moveTo(x, y);
                context.lineTo(x + hash(seed + 1) - 0.5, y - (1.2 + 1.6 * hash(seed + 2)) * (cell / 2));
            }
        }
        context.stroke();
    }
}

/** The nearest ridge that covers the box, or -1: nothing behind it shows. */
function nearest({ left, top, right }) {
    const covers = (step) => {
        for (let at = 0; at <= 16; at++) {
            if (ridge(step, left + ((right - left) * at) / 16, 0.05) > top - 40) return false;
        }
        return true;
    };
    return [5, 4, 3, 2, 1, 0].find(covers) ?? -1;
}

/** Paints the part of the photo that the context shows: { left, top, right, bottom } in units, scale in pixels. */
export function paint(context, box) {
    const { left, right, bottom, scale } = box, covering = nearest(box);
    if (covering < 0) drawSky(context, box);
    for (let step = Math.max(covering, 0); step < 6; step++) {
        const part = (step / 5) ** 0.8, color = FAR.map((far, index) => far + (NEAR[index] - far) * part);
        const deep = [236 - 150 * part, 150 - 90 * part, 140 - 60 * part].map((more, index) => color[index] + more);
        const line = (x, least = scale) => ridge(step, x, Math.max(least, scale)), height = HORIZON + STEP * step;
        if (bottom < height - 160) break;
        context.save();
        below(context, box, line);
        context.fillStyle = gradient(context, height, height + 900, [0, color], [1, deep]);
        context.fill();
        context.clip();
        drawGullies(context, box, step, line, color.map((one) => one + 90 - 60 * part));
        roughen(context, box, 0.22, 90, 1.8, 24);
        context.restore();
        if (step >= 3) {
            const dark = color.map((one) => 0.82 * one);
            drawFirs(context, box, 110 + 60 * step, 12 + 12 * (step - 3), dark, line, 1e6 * step);
        }
        const veil = [0, 0.25, 0.5, 0.75, 1].map((at) =>
            [at, [240, 172, 150], 0.22 * (1 - part) * Math.sin(Math.PI * at) ** 2]);
        context.fillStyle = gradient(context, height + 60, height + 260, ...veil);
        context.fillRect(left, height + 60, right - left, 200);
    }
    drawGround(context, box);
    drawHut(context, box, HUT.x, HUT.y + 10);
    drawSign(context, box, HUT.x + 152, ground(HUT.x + 152, 0) + 6);
    const isFree = (x) => x < HUT.x - 90 || x > HUT.x + 190;
    drawFirs(context, box, 40, 120, [12, 12, 27], (x) => ground(x, 0) + 8, 9e6, isFree);
    drawFinds(context, box);
    roughen(context, box, 0.12, 1.2); // The grain of the film.
}

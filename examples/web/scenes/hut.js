// SPDX-License-Identifier: MIT
/** The hut in the photo, with a reader at its window, and a sign on the way. */

import { hash } from "./random.js";
import { box, light, oval, polygon, rgb, text } from "./brush.js";

const SNOW = [150, 144, 183];
const BOOKS = [[150, 60, 50], [60, 90, 110], [190, 150, 70], [80, 110, 70], [120, 70, 110]];

function drawLogs(context, x, foot) {
    for (let log = 0; log < 7; log++) {
        const top = foot - 48 + 7 * log, color = log % 2 ? [74, 50, 50] : [62, 43, 46];
        box(context, color, x, top, 84, 6.4);
        for (let grain = 0; grain < 60; grain++) {
            const code = 61 * log + grain, shade = hash(code) < 0.5 ? 0.72 : 1.3;
            box(context, color.map((part) => part * shade), x + 70 * hash(code + 500),
                top + 0.4 + 5.4 * hash(code + 900), 2 + 12 * hash(code + 1300), 0.16);
        }
        for (const end of [x - 1, x + 85]) {
            for (let ring = 0; ring < 4; ring++) {
                context.fillStyle = rgb(ring % 2 ? [96, 68, 58] : [126, 92, 74]);
                oval(context, end, top + 3.2, 3 - 0.75 * ring);
            }
        }
    }
}

function drawRoof(context, x, foot) {
    polygon(context, [30, 24, 38], [x - 12, foot - 46], [x + 42, foot - 84], [x + 96, foot - 46]);
    for (let row = 0; row < 13; row++) {
        const y = foot - 47.4 - 2.8 * row, half = 51 * (1 - row / 13.2);
        for (let tile = -half; tile < half; tile += 3.4) {
            const tone = 30 + 22 * hash(row * 77 + Math.round(tile * 10));
            box(context, [tone, 0.8 * tone, 1.2 * tone], x + 42 + tile, y - 2.2, 3, 2.4);
        }
    }
    polygon(context, SNOW, [x + 42, foot - 84], [x + 96, foot - 46], [x + 90, foot - 46], [x + 42, foot - 80]);
    for (let cone = 0; cone < 30; cone++) { // Icicles.
        const left = x - 11 + 3.5 * cone, long = 1 + 3 * hash(cone + 40);
        polygon(context, SNOW, [left, foot - 46.2], [left + 0.8, foot - 46.2], [left + 0.4, foot - 46 + long]);
    }
    box(context, [34, 26, 36], x + 64, foot - 86, 9, 22);
    for (let brick = 0; brick < 33; brick++) {
        const row = Math.floor(brick / 3), tone = 46 + 26 * hash(brick);
        box(context, [tone, 0.72 * tone, 0.76 * tone], x + 64.2 + 3 * (brick % 3) + (row % 2 ? 0.4 : 0),
            foot - 85.8 + 2 * row, 2.4, 1.6);
    }
}

const PAGE = `It was dusk, and somebody far away laid
two fingers on the mountains, and drew
them apart. The moon slid by, the firs
grew tall, and nothing jumped. Below
the rocks was a hut. It had one lit
window. Behind it somebody sat, and
read in a book about a hut: so small
that it had not been there before.`.split("\n");

/** The open book, whose pages meet at x. Its picture shows what this one shows. */
function drawPages(context, x, y) {
    const INK = [70, 60, 60];
    context.save();
    context.transform(1, 0.217, 0, 1, x, y); // A page rises toward its outer edge.
    context.textAlign = "center";
    text(context, "III. The Hut", -2.3, 0.55, 0.34, INK);
    context.textAlign = "left";
    PAGE.forEach((words, line) => text(context, words, -4.2, 1.05 + 0.34 * line, 0.24, INK, 3.85));
    context.restore();
    context.save();
    context.transform(1, -0.217, 0, 1, x, y);
    box(context, [70, 62, 118], 0.4, 0.4, 3.8, 0.7);
    box(context, [214, 130, 130], 0.4, 1.1, 3.8, 0.6);
    box(context, [30, 28, 52], 0.4, 1.7, 3.8, 0.9);
    context.fillStyle = rgb([255, 246, 224]);
    oval(context, 2.4, 0.8, 0.16);
    polygon(context, [150, 90, 110], [0.4, 1.7], [0.4, 1.3], [1, 1.05], [1.9, 1.4], [2.8, 1.2], [4.2, 1.7]);
    polygon(context, [60, 44, 80], [0.4, 1.9], [0.4, 1.6], [1.4, 1.5], [2.6, 1.75], [4.2, 1.5], [4.2, 1.9]);
    polygon(context, [110, 80, 70], [1.3, 2.2], [1.3, 1.95], [1.5, 1.8], [1.7, 1.95], [1.7, 2.2]);
    box(context, [255, 222, 150], 1.4, 2, 0.14, 0.1);
    box(context, [92, 52, 36], 1.46, 2.03, 0.03, 0.07); // The reader.
    context.textAlign = "center";
    text(context, "Fig. 7. Dusk, with a hut.", 2.3, 2.95, 0.26, INK);
    text(context, "Who is in the hut?", 2.3, 3.35, 0.26, INK);
    context.restore();
}

function drawReader(context, left, top) {
    box(context, [255, 222, 150], left, top, 28, 22);
    light(context, left + 21, top + 5, 17, [255, 250, 215], 0.9);
    box(context, [128, 84, 56], left, top + 6, 13, 0.7); // A shelf.
    for (let book = 0; book < 11; book++) {
        const tall = 3 + 2 * hash(book + 70);
        box(context, BOOKS[book % 5], left + 0.5 + 1.1 * book, top + 6 - tall, 0.95, tall);
        box(context, [240, 220, 170], left + 0.7 + 1.1 * book, top + 6 - 0.7 * tall, 0.55, 0.3);
    }
    polygon(context, [170, 60, 44], [left + 19, top + 5], [left + 23, top + 5], [left + 22, top + 2.4],
        [left + 20, top + 2.4]);
    box(context, [60, 40, 40], left + 20.9, top, 0.2, 2.4);
    box(context, [112, 72, 48], left + 6, top + 17, 22, 1); // A table.
    // The reader: hair, face, sweater, and a book with lines.
    polygon(context, [120, 60, 40], [left + 12.6, top + 22], [left + 13.6, top + 14], [left + 15.6, top + 12.6],
        [left + 19, top + 12.6], [left + 20.8, top + 14], [left + 22, top + 22]);
    for (let stripe = 0; stripe < 4; stripe++) {
        box(context, [222, 190, 140], left + 13.4, top + 14.8 + 1.8 * stripe, 7.6, 0.35);
    }
    context.fillStyle = rgb([92, 52, 36]);
    oval(context, left + 17.3, top + 9.4, 3.2, 3.5);
    oval(context, left + 19.2, top + 6, 1.3);
    context.fillStyle = rgb([236, 184, 148]);
    oval(context, left + 17, top + 10.2, 2.5, 2.7);
    context.fillStyle = rgb([60, 36, 30]);
    for (const eye of [16, 18]) oval(context, left + eye, top + 9.9, 0.28);
    context.strokeStyle = rgb([60, 36, 30]);
    context.lineWidth = 0.16;
    for (const eye of [16, 18]) context.strokeRect(left + eye - 0.7, top + 9.4, 1.4, 1); // Glasses.
    context.beginPath();
    context.arc(left + 17, top + 11.2, 0.8, 0.3, 2.8);
    context.stroke();
    polygon(context, [250, 244, 226], [left + 12.4, top + 14.6], [left + 17, top + 15.6], [left + 21.6, top + 14.6],
        [left + 21.6, top + 18.6], [left + 17, top + 19.6], [left + 12.4, top + 18.6]);
    drawPages(context, left + 17, top + 15.6);
    box(context, [60, 120, 140], left + 24, top + 14.6, 2.2, 2.4); // A cup, and a cat on the sill.
    context.strokeRect(left + 26.2, top + 15.2, 0.8, 1.1);
    context.fillStyle = rgb([44, 34, 34]);
    oval(context, left + 6.4, top + 19.6, 3.4, 2.4);
    oval(context, left + 3.6, top + 17.2, 1.6, 1.4);
    polygon(context, [44, 34, 34], [left + 2.2, top + 16.8], [left + 2.5, top + 14.8], [left + 3.4, top + 16]);
    polygon(context, [44, 34, 34], [left + 3.8, top + 16], [left + 4.8, top + 14.8], [left + 5, top + 16.8]);
    context.fillStyle = rgb([250, 214, 90]);
    for (const eye of [3, 4.2]) oval(context, left + eye, top + 17.1, 0.3, 0.22);
}

/** x: its left end; 84 units wide. */
export function drawHut(context, { left, top, right, bottom }, x, foot) {
    if (right < x - 70 || left > x + 150 || bottom < foot - 220 || top > foot + 20) return;
    drawLogs(context, x, foot);
    drawRoof(context, x, foot);
    for (let puff = 0; puff < 90; puff++) {
        const high = puff / 8, spread = 3 + 0.9 * high;
        context.fillStyle = rgb([200, 170, 185], 0.035);
        oval(context, x + 69 + 3.2 * high + 4 * Math.sin(high) + spread * (hash(puff) - 0.5) * 2,
            foot - 90 - 11 * high + 6 * hash(puff + 300), spread * (0.5 + hash(puff + 600)));
    }
    light(context, x + 29, foot - 27, 62, [255, 180, 80], 0.5);
    drawReader(context, x + 15, foot - 38);
    for (const [dx, dy, width, height] of [[14, -39, 30, 1.4], [14, -16.6, 30, 1.8], [14, -38, 1.4, 22],
        [42.6, -38, 1.4, 22], [26.6, -38, 1, 22]]) {
        box(context, [60, 38, 34], x + dx, foot + dy, width, height);
    }
    for (let plank = 0; plank < 5; plank++) {
        box(context, plank % 2 ? [44, 30, 36] : [38, 26, 32], x + 54 + 3.4 * plank, foot - 34, 3.2, 34);
    }
    context.fillStyle = rgb([230, 190, 110]);
    oval(context, x + 68, foot - 16, 0.9);
    for (let leaf = 0; leaf < 40; leaf++) { // A wreath on the door.
        context.fillStyle = rgb(hash(leaf) < 0.8 ? [50, 92, 62] : [190, 50, 50]);
        oval(context, x + 62.5 + 3 * Math.cos(leaf * 2.4), foot - 25 + 3 * Math.sin(leaf * 2.4), 0.7);
    }
    box(context, [170, 130, 90], x + 53, foot - 41, 19, 4.6);
    context.fillStyle = rgb([52, 30, 24]);
    context.textAlign = "center";
    context.font = "600 3.4px Georgia, serif";
    context.fillText("TAPZOOM", x + 62.5, foot - 37.5, 17);
    for (let log = 0; log < 36; log++) { // Firewood.
        const row = Math.floor(log / 8), cx = x - 36 + 4 * (log % 8) + (row % 2) * 2, cy = foot + 1 - 3.5 * row;
        for (let ring = 0; ring < 3; ring++) {
            context.fillStyle = rgb([[88, 60, 50], [150, 112, 86], [120, 86, 66]][ring]);
            oval(context, cx, cy, 1.9 - 0.5 * ring);
        }
    }
}

/** Two boards on a post. */
export function drawSign(context, { left, right, top, bottom }, x, foot) {
    if (right < x - 30 || left > x + 30 || bottom < foot - 50 || top > foot) return;
    box(context, [70, 50, 46], x - 1.2, foot - 42, 2.4, 42);
    context.textAlign = "center";
    context.font = "4px Georgia, serif";
    for (const [text, y, way] of [["Pinch Pass 2 h", 40, 1], ["Fling Falls 1 h", 31, -1]]) {
        polygon(context, [176, 142, 104], [x - way * 13, foot - y], [x + way * 15, foot - y],
            [x + way * 19, foot - y + 3.5], [x + way * 15, foot - y + 7], [x - way * 13, foot - y + 7]);
        context.fillStyle = rgb([52, 30, 24]);
        context.fillText(text, x + way * 2, foot - y + 4.9, 27);
    }
}

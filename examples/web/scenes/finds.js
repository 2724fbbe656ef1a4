// SPDX-License-Identifier: MIT
/** Things to find in the photo at 10 to 60 times. Each is drawn about its foot, in a square of about two units. */

import { box, light, oval, polygon, rgb, text } from "./brush.js";

const DARK = [20, 18, 30], WARM = [255, 190, 90], WHITE = [226, 226, 240];

/** Ovals [x, y, width, height] in one color. */
function ovals(context, color, ...list) {
    context.fillStyle = rgb(color);
    for (const [x, y, width, height] of list) oval(context, x, y, width, height);
}

function line(context, color, width, ...points) {
    context.strokeStyle = rgb(color);
    context.lineWidth = width;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
}

function fox(context) {
    polygon(context, [196, 92, 40], [0.4, -0.5], [1.1, -0.9], [1.3, -0.3], [0.7, 0]); // The tail.
    polygon(context, WHITE, [1.1, -0.9], [1.3, -0.3], [1.02, -0.55]);
    ovals(context, [206, 100, 44], [0, -0.5, 0.65, 0.28], [-0.7, -0.8, 0.28, 0.24]);
    for (const leg of [-0.5, -0.3, 0.3, 0.48]) box(context, [70, 36, 28], leg, -0.4, 0.1, 0.42);
    polygon(context, [206, 100, 44], [-0.86, -0.95], [-0.84, -1.25], [-0.66, -1], [-0.56, -1.25], [-0.5, -0.9]);
    polygon(context, WHITE, [-0.95, -0.75], [-1.12, -0.66], [-0.8, -0.58], [-0.6, -0.66]);
    ovals(context, DARK, [-1.1, -0.68, 0.05, 0.05], [-0.8, -0.84, 0.04, 0.05], [-0.62, -0.84, 0.04, 0.05]);
}

function tent(context) {
    light(context, 0, -0.5, 2.6, WARM, 0.7);
    polygon(context, [224, 120, 50], [-1.1, 0], [-0.2, -1.1], [1.1, 0]);
    polygon(context, [255, 206, 120], [-0.6, 0], [-0.2, -1.1], [0.2, 0]);
    ovals(context, [150, 84, 40], [-0.2, -0.36, 0.11, 0.13], [-0.2, -0.08, 0.18, 0.22]); // Somebody sits inside.
    line(context, WHITE, 0.03, [-1.1, 0], [-1.5, 0.15]);
    line(context, WHITE, 0.03, [1.1, 0], [1.5, 0.15]);
}

function comet(context) {
    for (let part = 0; part < 40; part++) {
        context.fillStyle = rgb([190, 220, 255], 0.16 * (1 - part / 40));
        oval(context, 0.06 * part, -0.04 * part, 0.12 + 0.009 * part);
    }
    ovals(context, [255, 255, 255], [0, 0, 0.13, 0.13]);
}

function lander(context) {
    ovals(context, [120, 112, 100], [0, 0.02, 0.7, 0.08]); // Its shadow.
    for (const leg of [-0.4, 0.4]) line(context, [70, 70, 80], 0.06, [leg / 2, -0.4], [leg, 0]);
    polygon(context, [196, 160, 70], [-0.3, -0.3], [-0.36, -0.6], [0.36, -0.6], [0.3, -0.3]);
    polygon(context, [150, 150, 160], [-0.24, -0.6], [-0.14, -0.95], [0.14, -0.95], [0.24, -0.6]);
    line(context, [90, 90, 100], 0.03, [0.9, 0], [0.9, -0.9]);
    box(context, [70, 110, 190], 0.9, -0.9, 0.42, 0.26);
    text(context, "1:1", 0.97, -0.71, 0.18, WHITE);
}

function climbers(context) {
    line(context, WHITE, 0.03, [-0.8, 0.3], [-0.1, -0.1], [0.7, -0.75]);
    const coats = [[190, 60, 50], [60, 110, 160], [210, 170, 60]];
    for (const [index, [x, y]] of [[-0.8, 0.3], [0, -0.2], [0.75, -0.75]].entries()) {
        const color = coats[index];
        light(context, x + 0.1, y - 0.42, 0.6, [255, 240, 200], 0.6);
        line(context, DARK, 0.09, [x - 0.1, y + 0.25], [x, y], [x + 0.12, y + 0.2]);
        box(context, color, x - 0.1, y - 0.32, 0.2, 0.34);
        ovals(context, [236, 190, 160], [x, y - 0.42, 0.1, 0.1]);
        ovals(context, color, [x, y - 0.48, 0.11, 0.07]);
    }
}

function owl(context) {
    ovals(context, [96, 74, 62], [0, -0.6, 0.42, 0.62], [0, -1.15, 0.36, 0.32]);
    polygon(context, [96, 74, 62], [-0.34, -1.2], [-0.3, -1.62], [-0.05, -1.4], [0.05, -1.4], [0.3, -1.62],
        [0.34, -1.2]);
    ovals(context, [250, 220, 110], [-0.15, -1.18, 0.14, 0.15], [0.15, -1.18, 0.14, 0.15]);
    ovals(context, DARK, [-0.13, -1.18, 0.07, 0.08], [0.17, -1.18, 0.07, 0.08]);
    polygon(context, [220, 160, 70], [-0.06, -1.08], [0.06, -1.08], [0, -0.92]);
    line(context, [60, 44, 40], 0.12, [-1, 0.02], [1, -0.06]); // Its branch.
}

function snowman(context) {
    ovals(context, [176, 176, 206], [0, -0.35, 0.46, 0.38], [0, -0.95, 0.34, 0.3], [0, -1.4, 0.24, 0.23]);
    ovals(context, DARK, [-0.08, -1.45, 0.035, 0.035], [0.09, -1.45, 0.035, 0.035], [0, -1, 0.04, 0.04],
        [0, -0.84, 0.04, 0.04]);
    polygon(context, [230, 120, 50], [0, -1.4], [0, -1.33], [0.3, -1.34]);
    line(context, [80, 56, 46], 0.05, [-0.3, -1], [-0.75, -1.25], [-0.8, -1.42]);
    line(context, [80, 56, 46], 0.05, [0.3, -1], [0.72, -0.8], [0.86, -0.86]);
    box(context, DARK, -0.28, -1.62, 0.56, 0.06);
    box(context, DARK, -0.18, -1.92, 0.36, 0.32);
    box(context, [190, 50, 50], -0.3, -1.2, 0.6, 0.1); // A scarf.
}

function balloon(context) {
    ovals(context, [206, 70, 60], [0, -1.6, 0.9, 1]);
    ovals(context, [240, 200, 110], [0, -1.6, 0.52, 1]);
    ovals(context, [206, 70, 60], [0, -1.6, 0.18, 1]);
    for (const rope of [-1, 1]) line(context, [60, 50, 50], 0.04, [0.6 * rope, -0.86], [0.2 * rope, -0.3]);
    box(context, [130, 90, 56], -0.24, -0.34, 0.48, 0.34);
    ovals(context, [236, 190, 160], [-0.08, -0.44, 0.09, 0.1], [0.12, -0.42, 0.08, 0.09]);
    light(context, 0, -0.72, 0.5, WARM, 0.9);
}

function campfire(context) {
    light(context, 0, -0.3, 3, WARM, 0.6);
    for (const side of [-1, 1]) line(context, [74, 50, 44], 0.14, [-0.4 * side, 0], [0.4 * side, -0.16]);
    polygon(context, [240, 120, 40], [-0.3, -0.1], [-0.16, -0.6], [-0.04, -0.4], [0.08, -0.9], [0.3, -0.1]);
    polygon(context, [255, 220, 120], [-0.14, -0.1], [0.04, -0.55], [0.16, -0.1]);
    for (const [x, coat] of [[-1.1, [70, 100, 150]], [1.1, [150, 70, 90]]]) { // Two who tell stories.
        ovals(context, coat, [x, -0.35, 0.26, 0.4]);
        ovals(context, [236, 190, 160], [x * 0.98, -0.88, 0.15, 0.17]);
        ovals(context, coat, [x * 1.02, -0.96, 0.17, 0.13]);
    }
    line(context, [90, 64, 50], 0.04, [0.9, -0.45], [0.2, -0.75]);
    ovals(context, WHITE, [0.2, -0.75, 0.09, 0.07]); // A marshmallow.
}

function mouse(context) {
    ovals(context, [128, 116, 116], [0, -0.4, 0.6, 0.38], [-0.55, -0.55, 0.28, 0.24], [-0.5, -0.82, 0.16, 0.17]);
    ovals(context, [220, 160, 160], [-0.5, -0.82, 0.09, 0.1], [-0.82, -0.52, 0.05, 0.05]);
    ovals(context, DARK, [-0.66, -0.62, 0.05, 0.06]);
    line(context, [170, 120, 120], 0.06, [0.55, -0.2], [1, -0.1], [1.3, -0.35]);
    polygon(context, [240, 200, 80], [-1.3, 0], [-0.8, -0.35], [-0.75, 0]); // Cheese.
}

function letter(context) {
    polygon(context, [232, 226, 206], [-1.3, -0.7], [1.2, -0.9], [1.3, 0.5], [-1.2, 0.7]);
    ["You found it.", "Now lift one finger:", "nothing jumps.", "    - T."].forEach((words, row) =>
        text(context, words, -1.1, -0.45 + 0.3 * row - 0.03, 0.22, [60, 54, 70], 2.2));
}

/** x, y: the foot, in units of the photo; size: of a unit of the drawing. */
export const FINDS = [
    [650, 866, 4, fox], [1188, 636, 5, tent], [424, 132, 6, comet], [688, 284, 2.6, lander], [312, 362, 3.4, climbers],
    [752, 700, 2.4, owl], [428, 815, 6, snowman], [1216, 330, 6, balloon], [1010, 842, 5, campfire],
    [478, 801, 0.5, mouse], [560, 930, 1.6, letter],
];

/** Paints those in the box that would not be specks. */
export function drawFinds(context, { left, top, right, bottom, scale }) {
    for (const [x, y, size, draw] of FINDS) {
        const reach = 3 * size, seen = right > x - reach && left < x + reach && bottom > y - reach && top < y + reach;
        if (!seen || size * scale < 1.5) continue;
        context.save();
        context.translate(x, y);
        context.scale(size, size);
        draw(context);
        context.restore();
    }
}

// SPDX-License-Identifier: MIT
/** Lines that get more detail as they get larger: midpoints move by amounts that follow from a seed. */

import { hash } from "./random.js";

const DEPTH = 14;

/**
 * Adds the line from a to b to a path, in steps of about 5 view units. Edges outside of the visible box stay straight.
 * rough is the largest offset of a midpoint, as a part of its edge.
 */
function edge(path, a, b, seed, rough, scale, box, depth) {
    const dx = b.x - a.x, dy = b.y - a.y, length = Math.hypot(dx, dy), margin = length * rough * 2;
    if (depth === 0 || length * scale < 5 || Math.max(a.x, b.x) < box.left - margin ||
        Math.min(a.x, b.x) > box.right + margin || Math.max(a.y, b.y) < box.top - margin ||
        Math.min(a.y, b.y) > box.bottom + margin) {
        path.lineTo(b.x, b.y);
        return;
    }
    const offset = (hash(seed) - 0.5) * 2 * rough;
    const middle = { x: (a.x + b.x) / 2 - dy * offset, y: (a.y + b.y) / 2 + dx * offset };
    edge(path, a, middle, (seed * 2 + 1) | 0, rough, scale, box, depth - 1);
    edge(path, middle, b, (seed * 2 + 2) | 0, rough, scale, box, depth - 1);
}

/** Whether a line may be visible. */
export function visible(points, box, margin = 0) {
    let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
    for (const { x, y } of points) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }
    return right + margin >= box.left && left - margin <= box.right && bottom + margin >= box.top
        && top - margin <= box.bottom;
}

export function polygon(path, corners, seed, rough, scale, box) {
    path.moveTo(corners[0].x, corners[0].y);
    corners.forEach((corner, index) =>
        edge(path, corner, corners[(index + 1) % corners.length], seed + index * 7919, rough, scale, box, DEPTH));
    path.closePath();
    return path;
}

export function line(path, points, seed, rough, scale, box) {
    path.moveTo(points[0].x, points[0].y);
    for (let index = 1; index < points.length; index++) {
        edge(path, points[index - 1], points[index], seed + index * 7919, rough, scale, box, DEPTH);
    }
    return path;
}

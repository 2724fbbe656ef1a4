// SPDX-License-Identifier: MIT
/** A map that code draws: coasts, heights, roads and towns of an archipelago. It draws only what is visible. */

import { contentToView } from "../tapzoom/tapzoom.js";
import { Canvas, boxOf } from "./canvas.js";
import { line, polygon, visible } from "./fractal.js";
import { drawLabels, drawMarkers, drawCompass } from "./map-labels.js";
import { SIZE, makeWorld } from "./map-data.js";
import { Pins } from "./pins.js";
import { drawTrees, drawTufts } from "./ground.js";
import { drawTown } from "./town.js";

const LIGHT = {
    sea: "#a5cfe6", deep: "#94c2dc", shallow: "rgba(255,255,255,0.2)", coast: "#6f9fbb", land: "#f1ecd9",
    heights: ["#e9e2c4", "#e2d5ae", "#d9c59a", "#cfb58c"], wood: "#c4dba9", tree: "#93bd78", tuft: "#a98f5e",
    stone: "#c4b594", contour: "rgba(140,104,60,0.34)", river: "#8fc0dd", casing: "#c9a26a",
    road: "#ffffff", town: "#e6dccb", block: "#f8f3e9", roofs: ["#d9866a", "#c9b79c", "#b7a2a0", "#cf9d72"],
    shade: "rgba(60,30,20,0.14)", number: "#3a2a22", ink: "#1d2b36", halo: "rgba(250,247,238,0.9)", seaInk: "#2c6285",
    ferry: "#3f7ba0", light: "#b84600", pin: "#0067b3",
};
const DARK = {
    sea: "#12293a", deep: "#0e2231", shallow: "rgba(120,180,220,0.09)", coast: "#5f8ca8", land: "#2f3b36",
    heights: ["#364339", "#3f4a3c", "#4a523f", "#565a44"], wood: "#2d5039", tree: "#46744f", tuft: "#7d8b68",
    stone: "#6a7169", contour: "rgba(200,190,150,0.22)", river: "#4a86ad", casing: "#141a19",
    road: "#d6b878", town: "#76705f", block: "#5a5b58", roofs: ["#a8664f", "#857a66", "#7d6e78", "#9a7349"],
    shade: "rgba(0,0,0,0.25)", number: "#f2e9dc", ink: "#f4f7f5", halo: "rgba(15,22,24,0.9)", seaInk: "#9bcaea",
    ferry: "#74abce", light: "#ff9f66", pin: "#72bbf7",
};

const world = makeWorld(20);
const dark = matchMedia("(prefers-color-scheme: dark)");

function drawIsland(context, island, seed, look) {
    const { scale, box, colors } = look, pixel = 1 / scale;
    const { left, top, right, bottom } = island.box;
    if (!visible([{ x: left, y: top }, { x: right, y: bottom }], box)) return;
    const coast = polygon(new Path2D(), island.coast, seed, 0.17, scale, box);
    context.lineJoin = "round";
    context.strokeStyle = colors.shallow;
    for (const width of [90, 60, 30]) {
        context.lineWidth = Math.min(width, width * 0.9 * pixel);
        context.stroke(coast);
    }
    context.fillStyle = colors.land;
    context.fill(coast);
    context.save();
    context.clip(coast);
    island.heights.forEach((corners, index) => {
        if (!visible(corners, box, 100)) return;
        context.fillStyle = colors.heights[index];
        context.fill(polygon(new Path2D(), corners, seed, 0.14, scale, box));
    });
    drawTufts(context, look);
    drawWoods(context, island, seed, look);
    drawContours(context, island, seed, look);
    context.strokeStyle = colors.river;
    context.lineCap = "round";
    island.rivers.forEach((points, index) => {
        context.lineWidth = Math.max(3, 1.4 * pixel);
        if (visible(points, box, 200)) context.stroke(line(new Path2D(), points, seed + 59 * index, 0.16, scale, box));
    });
    context.restore();
    context.strokeStyle = colors.coast;
    context.lineWidth = 1.3 * pixel;
    context.stroke(coast);
    drawRoads(context, island, seed, look);
    for (const town of island.towns) drawTown(context, town, look);
}

function drawWoods(context, { woods }, seed, look) {
    const all = new Path2D(), { scale, box, colors } = look;
    woods.forEach((corners, index) => {
        if (visible(corners, box, 40)) all.addPath(polygon(new Path2D(), corners, seed + 97 * index, 0.2, scale, box));
    });
    context.fillStyle = colors.wood;
    context.fill(all);
    context.save();
    context.clip(all);
    drawTrees(context, look);
    context.restore();
}

/** Lines of equal height, more of them as the map gets closer. All have the bends of the coast. */
function drawContours(context, { coast, heights }, seed, { scale, box, colors }) {
    const steps = scale < 0.5 ? 0 : scale < 1.5 ? 2 : 4;
    context.strokeStyle = colors.contour;
    context.lineWidth = 1 / scale;
    [coast, ...heights].slice(0, -1).forEach((outer, index) => {
        for (let step = 1; step < steps; step++) {
            const part = step / steps, corners = outer.map(({ x, y }, at) => ({
                x: x + (heights[index][at].x - x) * part, y: y + (heights[index][at].y - y) * part,
            }));
            if (visible(corners, box, 100)) context.stroke(polygon(new Path2D(), corners, seed, 0.14, scale, box));
        }
    });
}

function drawRoads(context, { roads }, seed, { scale, box, colors }) {
    const pixel = 1 / scale;
    const paths = roads.map((points, index) => visible(points, box, 150)
        && line(new Path2D(), points, seed + 71 * index, 0.12, scale, box));
    for (const [color, width] of [[colors.casing, 4.6], [colors.road, 3.2]]) {
        context.strokeStyle = color;
        context.lineWidth = Math.max(width, (width - 1) * 0.8 * pixel);
        for (const path of paths) if (path) context.stroke(path);
    }
}

export async function create({ stage, layer }) {
    const canvas = new Canvas(layer, "Map of an archipelago");
    const point = {};
    const changed = () => stage.redraw();
    dark.addEventListener("change", changed);
    // The sea goes on under the bars.
    const item = { name: "map", content: [SIZE, SIZE], insets: () => ({ top: 0, bottom: 0 }) };
    const pins = new Pins(layer, world.markers, stage, item);
    return {
        label: "Map", preset: "maps",
        caption: {
            touch: "Two fingers turn the map. Tap a marker.",
            keys: "Tab reaches the markers, [ and ] turn the map.",
            others: "Click a marker. The keys [ and ] turn the map.",
        },
        settings: {
            gestures: { rotate: true }, fingerTaps: ["two", "three", "four", "five"], dragFingers: ["three"],
        },
        items: [item],
        resize: (size) => canvas.resize(size),
        close: () => dark.removeEventListener("change", changed),
        onEvent: (_, event) => pins.onEvent(event),
        draw(_, transform) {
            const { scale } = transform, colors = dark.matches ? DARK : LIGHT;
            const context = canvas.begin(transform), box = boxOf(canvas, transform), look = { scale, box, colors };
            context.fillStyle = colors.deep;
            context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
            context.fillStyle = colors.sea;
            context.fillRect(0, 0, SIZE, SIZE);
            context.strokeStyle = colors.ferry;
            context.lineWidth = 1.6 / scale;
            context.setLineDash([7 / scale, 6 / scale]);
            for (const [index, points] of world.ferries.entries()) {
                if (visible(points, box, 200)) context.stroke(line(new Path2D(), points, 900 + index, 0.06,
                    Math.min(scale, 0.2), box));
            }
            context.setLineDash([]);
            world.islands.forEach((island, index) => drawIsland(context, island, 1000 * (index + 1), look));
            const place = (x, y) => contentToView(transform, x, y, point);
            const top = canvas.toView();
            const taken = drawMarkers(top, world.markers, place, look, canvas);
            drawLabels(top, world.labels, place, look, canvas, taken);
            pins.draw(transform);
            if (Math.abs(transform.rotation) > 1e-3) drawCompass(top, transform.rotation, colors, stage.insets.top);
        },
    };
}

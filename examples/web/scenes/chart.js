// SPDX-License-Identifier: MIT
/**
 * Two charts with one x axis. Each axis is a view of one dimension: one for x, which both charts have, and one for y of
 * each chart. The views of a chart share its touches, each of them along its axis only, and one more view taps:
 * recipes.md of the guide has the recipe. Fingers side by side zoom x, one above the other y, and diagonal ones both.
 */

import { Canvas } from "./canvas.js";
import { COUNT, DAY, makeSeries } from "./chart-data.js";

const HEIGHT = 1000; // Of a chart, in content units.
const TAPS = ["tap", "double-tap", "fingers-tap"];
const NEAR = Math.PI / 6; // Largest angle to an axis at which a pinch zooms only this one.
const NOTES = 44, LEFT = 40, RIGHT = 14, TITLE = 26, AXIS = 26; // View units around a plot.
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 5760]; // Minutes.
const two = (number) => `${number}`.padStart(2, "0");

/** A round number, of at least `least`. */
function round(least) {
    const power = 10 ** Math.floor(Math.log10(least));
    return power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
}

/** The places of the plots on the stage. */
function plots({ width, height }, bars) {
    const free = Math.max(height - bars.top - bars.bottom - NOTES, 160) / 2;
    return [0, 1].map((index) => ({
        left: LEFT, right: width - RIGHT, top: bars.top + index * free + TITLE,
        bottom: bars.top + (index + 1) * free - AXIS,
    }));
}

/** The curve, with the smallest and the largest sample of each pixel where they are dense. */
function drawCurve(context, values, toY, { scale, x }, { left, right }) {
    const first = (pixel) => Math.min(Math.max(Math.floor((pixel - x) / scale), 0), COUNT - 1);
    context.beginPath();
    if (scale > 0.5) {
        for (let at = first(left); at <= Math.min(first(right) + 1, COUNT - 1); at++) {
            context.lineTo(x + at * scale, toY(values[at]));
        }
    } else {
        for (let pixel = Math.max(left, Math.floor(x)); pixel < Math.min(right, x + COUNT * scale); pixel++) {
            let low = Infinity, high = -Infinity;
            for (let at = first(pixel), end = first(pixel + 1); at <= end; at++) {
                low = Math.min(low, values[at]);
                high = Math.max(high, values[at]);
            }
            context.moveTo(pixel + 0.5, toY(high) - 0.6);
            context.lineTo(pixel + 0.5, toY(low) + 0.6);
        }
    }
    context.stroke();
    if (scale < 9) return;
    for (let at = first(left); at <= first(right); at++) {
        context.fillRect(x + at * scale - 2.5, toY(values[at]) - 2.5, 5, 5);
    }
}

export async function create({ stage, layer }) {
    const canvas = new Canvas(layer, "Charts of the power that a house uses and that its roof makes, over two weeks");
    const series = makeSeries(), dark = matchMedia("(prefers-color-scheme: dark)"), changed = () => stage.redraw();
    dark.addEventListener("change", changed);
    let places = plots(stage.size, stage.insets);
    const place = (index, size, bars) => plots(size, bars)[index];
    const x = {
        name: "x", axis: "x", label: "Time", content: [COUNT - 1, 1],
        insets(size, bars) {
            const { left, right } = place(0, size, bars);
            return { left, right: size.width - right };
        },
    };
    const ys = series.map(({ name, title }, index) => ({
        name, axis: "y", label: title, below: true, content: [1, HEIGHT],
        settings: { maxScale: { fit: "contain", factor: 20 } },
        insets(size, bars) {
            const { top, bottom } = place(index, size, bars);
            return { top, bottom: size.height - bottom };
        },
    }));
    /** A place at each axis for the focus: keys move the axis that has it, or that was touched last. */
    const strips = [x, ...ys].map((item) => {
        const element = document.createElement("div");
        element.className = "strip";
        element.tabIndex = 0;
        element.setAttribute("role", "group");
        element.setAttribute("aria-label", `Axis: ${item.label}`);
        element.setAttribute("aria-describedby", "keys");
        element.addEventListener("focus", () => stage.select(item));
        return element;
    });
    layer.append(...strips);
    const taps = {
        name: "taps", unseen: true, content: [1, 1], settings: { gestures: TAPS, wheel: "none", trackpad: "none" },
    };

    /** Whether an axis takes a finger. It takes a second one unless the pinch is nearly along the other axis. */
    function takes(item, atX, atY) {
        const others = [...item.attachment.contacts];
        if (others.length !== 1) return true;
        const across = Math.abs(atX - others[0].x), down = Math.abs(atY - others[0].y);
        return (item === x ? Math.atan2(across, down) : Math.atan2(down, across)) > NEAR;
    }

    function drawAxisX(context, { left, right, top, bottom }, color) {
        const { scale, x: origin } = x.shown, step = STEPS.find((one) => one * scale > 64) ?? STEPS.at(-1);
        context.textAlign = "center";
        const end = Math.min((right - origin) / scale, COUNT - 1);
        for (let at = Math.max(Math.ceil((left - origin) / scale / step), 0) * step; at <= end; at += step) {
            const pixel = Math.round(origin + at * scale) + 0.5, day = at % DAY === 0;
            context.strokeStyle = color("--line");
            context.beginPath();
            context.moveTo(pixel, top);
            context.lineTo(pixel, bottom + 5);
            context.stroke();
            context.fillStyle = color(day ? "--ink" : "--muted");
            context.fillText(day ? `${at / DAY + 1} May` : `${two(Math.floor(at % DAY / 60))}:${two(at % 60)}`,
                Math.min(Math.max(pixel, left), right - 14), bottom + 17);
        }
    }

    function drawAxisY(context, { left, right, top, bottom }, toY, toValue, color) {
        const step = round(36 * (toValue(0) - toValue(1))), digits = Math.max(-Math.floor(Math.log10(step) + 1e-9), 0);
        context.textAlign = "right";
        context.fillStyle = color("--muted");
        const first = Math.ceil(toValue(bottom) / step - 1e-6), last = Math.floor(toValue(top) / step + 1e-6);
        for (let count = first; count <= last; count++) {
            const pixel = Math.round(toY(count * step)) + 0.5;
            context.strokeStyle = color("--line");
            context.beginPath();
            context.moveTo(left - 5, pixel);
            context.lineTo(right, pixel);
            context.stroke();
            context.fillText((count * step).toFixed(digits), left - 8, pixel);
        }
    }

    function drawChart(index) {
        const plot = places[index], { left, right, top, bottom } = plot, { title, values, ...one } = series[index];
        const { scale, y } = ys[index].shown, unit = HEIGHT / one.top;
        const toY = (value) => y + scale * (HEIGHT - value * unit);
        const toValue = (pixel) => (HEIGHT - (pixel - y) / scale) / unit;
        const style = getComputedStyle(canvas.element), color = (name) => style.getPropertyValue(name);
        const context = canvas.toView();
        context.clearRect(0, top - TITLE, canvas.width, bottom - top + TITLE + AXIS);
        context.fillStyle = color("--surface");
        context.fillRect(left, top, right - left, bottom - top);
        context.lineWidth = 1;
        context.textBaseline = "middle";
        context.font = "600 14px system-ui, sans-serif";
        context.textAlign = "left";
        context.fillStyle = color("--ink");
        context.fillText(title, left, top - 12);
        context.font = "13px system-ui, sans-serif";
        drawAxisX(context, plot, color);
        drawAxisY(context, plot, toY, toValue, color);
        context.save();
        context.beginPath();
        context.rect(left, top, right - left, bottom - top);
        context.clip();
        context.strokeStyle = context.fillStyle = color(one.color);
        context.lineWidth = x.shown.scale > 0.5 ? 1.5 : 1;
        context.lineJoin = "round";
        drawCurve(context, values, toY, x.shown, plot);
        context.restore();
        context.strokeStyle = color("--edge");
        context.strokeRect(left + 0.5, top + 0.5, right - left - 1, bottom - top - 1);
    }

    return {
        label: "Charts", role: "group", ownSettings: true,
        caption: { touch: "Pinch along an axis.", others: "Zoom over the labels of an axis, or over a plot." }, preset: "photos",
        settings: {
            gestures: Object.fromEntries([...TAPS, "long-press", "quick-zoom", "swipe"].map((one) => [one, false])),
            alwaysBounceX: false, doubleTap: "none", zoomStep: 3,
            maxScale: { fit: "none", factor: 24, otherFit: "none", otherFactor: 0 },
        },
        items: [x, ...ys, taps],
        /** A plot belongs to both of its axes, the labels beside it to one. */
        hit(atX, atY) {
            const index = atY < places[0].bottom + AXIS ? 0 : 1, { left, bottom } = places[index];
            const axes = atX < left ? [ys[index]] : atY > bottom ? [x] : [x, ys[index]];
            stage.select(axes[0]);
            return [...axes.filter((axis) => takes(axis, atX, atY)), ...(axes[0] === x ? [taps] : [])];
        },
        onEvent(item, { kind, viewX }) {
            if (kind === "double-tap") x.view.zoomBy(x.view.getConfig().zoomStep, viewX, 0, { animated: true });
        },
        resize(size) {
            canvas.resize(size);
            places = plots(size, stage.insets);
            const [upper, lower] = places, wide = upper.right - upper.left;
            [[lower.left, lower.bottom, wide, AXIS], ...places.map(({ top, bottom }) => [0, top, LEFT, bottom - top])]
                .forEach(([left, top, width, height], index) => Object.assign(strips[index].style, {
                    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }));
        },
        close: () => dark.removeEventListener("change", changed),
        draw(item, transform) {
            item.shown = { ...transform };
            if (![x, ...ys].every(({ shown }) => shown)) return; // The others open first.
            for (const [index, one] of ys.entries()) if (item === x || item === one) drawChart(index);
        },
    };
}

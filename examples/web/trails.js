// SPDX-License-Identifier: MIT
/**
 * What slow motion shows on the picture: trails of the fingers, the path of what they held, and its curve over time.
 * The part to come is exact, because a view knows its motion as a closed form of time.
 */

import { contentToView, viewToContent } from "./tapzoom/tapzoom.js";

const STEP = 1 / 60; // Seconds between two ghosts: they are far apart where the finger is fast.
const RECENT = 0.3; // Seconds after the lift in which a motion is that of the finger.
const TRAIL = 30, PATH = 240; // Most ghosts of a finger, and of a path.
const FINGER = 34, BOX = { width: 196, height: 104 }; // View units.
const TITLES = { fling: "Fling", animation: "Animation", scroll: "Scroll" };
const INK = "#ffffff", DIM = "rgb(255 255 255 / 0.5)", SHADE = "rgb(12 17 23 / 0.8)", MARK = "#ff8b42";
const FINGERS = "#2f95e0";
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

export class Trails {
    #stage;
    #canvas = document.createElement("canvas");
    #request = 0;
    #trails = new Map(); // By item and id: the places of a finger.
    #held = new Map(); // By item: the content point that fingers held last, { x, y, time, down }.
    #motions = new Map(); // By item: { title, over, held, points: [{ time, x, y, scale }] }, past and to come.

    constructor(element, stage, clock) {
        this.#stage = stage;
        this.#canvas.className = "trails";
        this.#canvas.setAttribute("aria-hidden", "true");
        element.before(this.#canvas);
        stage.addEventListener("frame", ({ detail: { item, frame } }) => {
            if (clock.rate === 1 || item.unseen) return;
            this.#follow(item, frame);
            this.#request ||= requestAnimationFrame(() => this.#draw(frame.time)); // Once for all items.
        });
        stage.addEventListener("scene", () => this.#clear());
        clock.addEventListener("change", () => {
            if (clock.rate === 1) this.#clear();
        });
    }

    #clear() {
        for (const map of [this.#trails, this.#held, this.#motions]) map.clear();
        cancelAnimationFrame(this.#request);
        this.#request = this.#canvas.width = 0;
    }

    #follow(item, { time, transform, state }) {
        const contacts = [...item.attachment.contacts], motion = this.#motions.get(item);
        if (contacts.length > 0) {
            if (!this.#held.get(item)?.down) this.#clear(); // A new touch.
            const middle = (axis) => contacts.reduce((sum, one) => sum + one[axis], 0) / contacts.length;
            this.#held.set(item, { ...viewToContent(transform, middle("x"), middle("y")), time, down: true });
            this.#motions.delete(item);
            for (const { id, x, y } of contacts) this.#trace(`${item.index}.${id}`, { time, x, y });
        } else {
            if (this.#held.has(item)) this.#held.get(item).down = false;
            if (state.moving) this.#predict(item, time, motion?.over === false ? motion : null);
            else if (motion) motion.over = true;
        }
    }

    #trace(key, place) {
        const places = this.#trails.get(key) ?? [];
        if (places.length === 0 || place.time - places.at(-1).time >= STEP) places.push(place);
        this.#trails.set(key, places.slice(-TRAIL));
    }

    /** The points of a motion so far, and those until it rests. Without a recent touch it is that of the middle. */
    #predict(item, now, motion) {
        const { view } = item, { x, y } = this.#stage.centerOf(item), last = this.#held.get(item);
        const held = motion?.held ?? (last && now - last.time < RECENT ? last
            : viewToContent(view.getTransform(), x, y));
        const at = (transform, time) => ({ ...contentToView(transform, held.x, held.y), scale: transform.scale, time });
        const title = TITLES[[...item.gestures].find((one) => one in TITLES)] ?? "Spring";
        const target = at(view.getTargetTransform(), 0);
        const points = (motion?.points ?? []).filter(({ time }) => time < now);
        for (let count = 0; count < PATH; count++) {
            const time = now + count * STEP, point = at(view.getTransformAt(time), time);
            points.push(point);
            if (far(point, target) < 0.5 && Math.abs(point.scale / target.scale - 1) < 1e-3) break;
        }
        this.#motions.set(item, { title: motion?.title ?? title, over: false, held, points });
    }

    #draw(now) {
        const { width, height } = this.#stage.size, ratio = Math.min(devicePixelRatio || 1, 3);
        const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
        const context = this.#canvas.getContext("2d");
        this.#request = 0;
        if (this.#canvas.width !== size.width || this.#canvas.height !== size.height) Object.assign(this.#canvas, size);
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        context.clearRect(0, 0, width + 1, height + 1);
        for (const places of this.#trails.values()) {
            places.forEach(({ x, y }, index) => {
                context.globalAlpha = 0.7 * (index + 1) / places.length;
                this.#ring(context, x, y, FINGER);
            });
        }
        context.globalAlpha = 1;
        for (const { points } of this.#motions.values()) {
            for (const { x, y, time } of points) {
                context.fillStyle = time > now ? DIM : MARK;
                this.#dot(context, x, y, 4);
            }
        }
        const motion = [...this.#motions.values()].at(-1);
        if (motion?.points.length > 1) this.#curve(context, motion, now);
    }

    #ring(context, x, y, radius) {
        context.beginPath();
        context.arc(x, y, radius, 0, 7);
        context.strokeStyle = INK;
        context.lineWidth = 4;
        context.stroke();
        context.strokeStyle = FINGERS;
        context.lineWidth = 2;
        context.stroke();
    }

    #dot(context, x, y, radius) {
        context.beginPath();
        context.arc(x, y, radius, 0, 7);
        context.fill();
        context.strokeStyle = SHADE;
        context.lineWidth = 1;
        context.stroke();
    }

    /** The scale of an animation that zooms, otherwise the way along the path, over time. */
    #curve(context, { title, points }, now) {
        const first = points[0], scales = points.map(({ scale }) => Math.log(scale / first.scale));
        const zooms = Math.max(...scales.map(Math.abs)) > 0.02;
        const end = points.reduce((best, one) => (far(one, first) > far(best, first) ? one : best), first);
        const values = zooms ? scales : points.map(({ x, y }) =>
            ((x - first.x) * (end.x - first.x) + (y - first.y) * (end.y - first.y)) / (far(end, first) || 1));
        const low = Math.min(...values), high = Math.max(...values), span = points.at(-1).time - first.time;
        const left = 12, top = this.#stage.insets.top + 4, { width, height } = BOX;
        const toX = (time) => left + 12 + (time - first.time) / span * (width - 24);
        const toY = (value) => top + height - 14 - (value - low) / (high - low || 1) * (height - 48);
        context.fillStyle = SHADE;
        context.beginPath();
        context.roundRect(left, top, width, height, 10);
        context.fill();
        context.fillStyle = INK;
        context.font = "13px system-ui, sans-serif";
        context.fillText(`${title}: ${zooms ? "scale" : "place"} over ${span.toFixed(1)} s`, left + 12, top + 20);
        context.lineWidth = 2.5;
        for (const [past, color] of [[false, DIM], [true, MARK]]) {
            context.strokeStyle = color;
            context.beginPath();
            points.forEach(({ time }, index) => {
                if (!past || time <= now) context.lineTo(toX(time), toY(values[index]));
            });
            context.stroke();
        }
        const nearest = points.findLastIndex(({ time }) => time <= now);
        context.fillStyle = INK;
        this.#dot(context, toX(points[nearest].time), toY(values[nearest]), 5);
    }
}

// SPDX-License-Identifier: MIT
/** Curves of the scale, x and y over the view's time. It draws with the frames of the view, and otherwise not. */

const SPAN = 4; // Seconds.
const COLORS = ["--accent", "--warm", "--violet"];

export class Graph {
    #canvas;
    #values;
    #points = []; // { time, values: [ln(scale), x, y] }
    #limits = null;

    constructor(canvas, values) {
        this.#canvas = canvas;
        this.#values = values.querySelectorAll("dd");
        new ResizeObserver(() => this.draw()).observe(canvas);
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    }

    clear() {
        this.#points = [];
        this.draw();
    }

    add(time, { scale, x, y }, limits) {
        const last = this.#points.at(-1);
        if (last && (time < last.time || time - last.time > 30)) this.#points = [];
        this.#points.push({ time, values: [Math.log(scale), x, y] });
        while (this.#points.length > 2 && this.#points[1].time < time - SPAN) this.#points.shift();
        this.#limits = limits;
        this.draw();
        this.#values[0].textContent = scale.toFixed(3);
        this.#values[1].textContent = x.toFixed(1);
        this.#values[2].textContent = y.toFixed(1);
    }

    draw() {
        const { clientWidth: width, clientHeight: height } = this.#canvas;
        if (width === 0) return; // Not displayed.
        const ratio = devicePixelRatio || 1, context = this.#canvas.getContext("2d");
        if (this.#canvas.width !== Math.round(width * ratio)) {
            this.#canvas.width = Math.round(width * ratio);
            this.#canvas.height = Math.round(height * ratio);
        }
        const style = getComputedStyle(this.#canvas), color = (name) => style.getPropertyValue(name);
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        context.clearRect(0, 0, width, height);
        const end = this.#points.at(-1)?.time ?? 0, toX = (time) => width - 6 - ((end - time) / SPAN) * (width - 12);
        context.strokeStyle = color("--line");
        context.fillStyle = color("--muted");
        context.font = "12px system-ui, sans-serif";
        context.lineWidth = 1;
        context.beginPath();
        for (let second = Math.max(Math.ceil(end - SPAN), 0); second <= end; second++) {
            const x = Math.round(toX(second)) + 0.5;
            context.moveTo(x, 0);
            context.lineTo(x, height);
            context.fillText(`${second} s`, x + 3, height - 4);
        }
        context.stroke();
        for (const index of [2, 1, 0]) this.#curve(context, index, color(COLORS[index]), toX, height);
    }

    #curve(context, index, color, toX, height) {
        const values = this.#points.map((point) => point.values[index]);
        if (values.length === 0) return;
        // x and y have one scale.
        const both = index === 0 ? values : this.#points.flatMap((point) => point.values.slice(1));
        // A small change stays small: no less than a factor of 1.2, or 40 view units, fills the height.
        let low = Math.min(...both), high = Math.max(...both);
        const least = index === 0 ? 0.18 : 40, missing = Math.max(least - (high - low), 0) / 2;
        low -= missing;
        high += missing;
        const toY = (value) => 8 + (1 - (value - low) / (high - low)) * (height - 32);
        if (index === 0 && this.#limits) {
            context.setLineDash([3, 4]);
            for (const limit of [this.#limits.min, this.#limits.max].map(Math.log)) {
                if (limit < low || limit > high) continue;
                context.strokeStyle = color;
                context.lineWidth = 1;
                context.beginPath();
                context.moveTo(0, toY(limit));
                context.lineTo(this.#canvas.clientWidth, toY(limit));
                context.stroke();
            }
            context.setLineDash([]);
        }
        context.strokeStyle = color;
        context.lineWidth = index === 0 ? 2.5 : 1.75;
        context.lineJoin = "round";
        context.beginPath();
        this.#points.forEach(({ time }, at) => context.lineTo(toX(time), toY(values[at])));
        context.stroke();
    }
}

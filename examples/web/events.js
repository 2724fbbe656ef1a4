// SPDX-License-Identifier: MIT
/** The gestures as they come, newest first: a line for each, in words, with the events of the library as its detail. */

import { make } from "./controls.js";

const MOST = 60;
const WORDS = {
    "tap-pending": "Tap", tap: "Tap", "double-tap": "Double tap", "fingers-tap": "Tap", "long-press": "Long press",
    pan: "Drag", pinch: "Pinch", rotate: "Turn", "quick-zoom": "Tap and drag", swipe: "Swipe", fling: "Fling",
    scroll: "Scroll", page: "Another page", "fingers-drag": "Drag", animation: "Animation",
};
const TAPS = new Set(["tap-pending", "tap", "double-tap"]); // One line, whichever it becomes.
const LIMITS = { "min-scale": "smallest", "max-scale": "largest" };

/** An event as the library reports it. */
function raw({ time, kind, phase, limits, contactCount, direction, owner, viewX, viewY }, count) {
    return [
        time.toFixed(3), kind.replaceAll("-", " "), phase, count > 1 ? `× ${count}` : "",
        limits.length > 0 ? `(${limits.join(", ")})` : "", kind.startsWith("fingers-") ? `${contactCount} fingers` : "",
        direction === "none" ? "" : direction, kind === "owner" ? owner : "",
        `at ${Math.round(viewX)}, ${Math.round(viewY)}`,
    ].filter(Boolean).join(" ");
}

/** What a gesture has done so far, in words. */
function effect({ first, last, limits, name }) {
    const factor = last.scale / first.scale, turn = Math.round((last.rotation - first.rotation) * 180 / Math.PI);
    return [
        last.kind.startsWith("fingers-") ? `of ${last.contactCount} fingers` : "",
        last.direction === "none" ? "" : last.direction,
        last.kind !== "pan" && Math.abs(factor - 1) > 0.005 ? `${factor.toFixed(2)}×` : "",
        last.kind === "rotate" && turn ? `${turn}°` : "",
        ...[...limits].map((one) => LIMITS[one] ?? `${one} edge`), name,
    ].filter(Boolean).join(", ");
}

export class EventList {
    #list;
    #empty;
    #paused = false;
    #rows = new Map(); // By view and kind: the row of a gesture that goes on.
    #newest = new Map(); // By view.

    constructor({ list, empty, pause, clear }) {
        this.#list = list;
        this.#empty = empty;
        pause.addEventListener("click", () => {
            this.#paused = !this.#paused;
            pause.setAttribute("aria-pressed", this.#paused);
            pause.textContent = this.#paused ? "Continue" : "Pause";
        });
        clear.addEventListener("click", () => this.clear());
    }

    clear() {
        this.#list.replaceChildren();
        this.#rows.clear();
        this.#newest.clear();
        this.#empty.hidden = false;
    }

    add(event, name = "") {
        if (this.#paused) return;
        const { kind, phase } = event, key = `${name}.${TAPS.has(kind) ? "tap" : kind}`;
        // Limits, rest and the like belong to what has brought them.
        if (kind === "tap-pending" && phase === "began") this.#rows.delete(key);
        const row = kind in WORDS ? this.#rows.get(key) ?? this.#open(event, name) : this.#newest.get(name);
        if (!row) return;
        if (kind in WORDS) {
            const over = phase !== "began" && phase !== "changed" && kind !== "tap-pending";
            row.last = { ...event }; // A view uses its events again.
            row.element.classList.toggle("on", !over && kind !== "tap-pending");
            if (over) this.#rows.delete(key);
            else this.#rows.set(key, row);
        }
        if (kind === "limit" && phase === "began") for (const one of event.limits) row.limits.add(one);
        this.#show(row, event);
    }

    #open(event, name) {
        const time = make("time", {}, `${event.time.toFixed(1)} s`), word = make("b"), what = make("span");
        const lines = make("pre"), summary = make("summary", {}, word, what, time);
        const element = make("li", {}, make("details", {}, summary, lines));
        const row = { element, word, what, lines, first: { ...event }, name, limits: new Set(), same: 0 };
        this.#newest.set(name, row);
        this.#list.prepend(element);
        this.#empty.hidden = true;
        while (this.#list.childElementCount > MOST) this.#list.lastChild.remove();
        return row;
    }

    #show(row, event) {
        const kind = `${event.kind} ${event.phase}`;
        row.same = event.phase === "changed" && row.kind === kind ? row.same + 1 : 1;
        row.kind = kind;
        const text = document.createTextNode(`${raw(event, row.same)}\n`);
        if (row.same > 1) row.lines.lastChild.replaceWith(text);
        else row.lines.append(text);
        row.word.textContent = WORDS[row.last.kind];
        row.what.textContent = effect(row);
    }
}

// SPDX-License-Identifier: MIT
/** The pane "Explain": contacts and candidates as lines over time, with sentences. */

import { watchAnchor } from "./anchor.js";
import { make } from "./controls.js";
import { Sequences, words } from "./explain.js";
import { rerun } from "./rerun.js";

const MOST = 8, SHOWN = 4; // Sequences, and failures of one that are explained.
const LEFT = 130, RIGHT = 308, WIDTH = 324, ROW = 23; // Of the picture, in its own units.
const JOINT = new Set(["pinch", "rotate", "fingers-drag"]); // Nobody who made one of these meant a tap of them.

function svg(tag, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
}

/** A picture of a sequence: a row for each contact, then one for each gesture. */
function picture({ start, end, contacts, came, failures }, shown) {
    const last = Math.max(end, ...came.map(({ time }) => time), ...shown.map(({ time }) => time), start + 0.01);
    const x = (time) => LEFT + (Math.min(Math.max(time, start), last) - start) / (last - start) * (RIGHT - LEFT);
    const rows = [], label = (text, y) => svg("text", { x: 0, y: y + 5 }, text);
    let y = 30;
    for (const [index, contact] of contacts.entries()) {
        const from = x(contact.start), to = Math.max(x(contact.end), from + 3);
        rows.push(label(`${contact.tool} ${index + 1}`, y),
            svg("line", { x1: from, x2: to, y1: y, y2: y, class: `contact ${contact.state}` }),
            svg("circle", { cx: from, cy: y, r: 5, class: "landing" }),
            svg("circle", { cx: to, cy: y, r: 4, class: `lift ${contact.state}` }));
        y += ROW;
    }
    const candidates = new Map();
    for (const [marks, won] of [[came, true], [shown, false]]) {
        for (const { gesture, time, landing } of marks) {
            if (!candidates.has(gesture)) candidates.set(gesture, []);
            candidates.get(gesture).push({ time, landing, won });
        }
    }
    for (const [gesture, marks] of candidates) {
        rows.push(label(words(gesture), y));
        for (const { time, landing, won } of marks) {
            const from = x(landing), to = x(time);
            if (to - from > 12) { // Otherwise the mark covers the line.
                rows.push(svg("path", { d: `M${from} ${y - 5}v10m0-5H${to - 8}`, class: "candidate" }));
            }
            rows.push(svg("text", { x: to, y: y + 6, class: won ? "won" : "lost" }, won ? "✓" : "✗"));
        }
        y += ROW;
    }
    return svg("svg", {
        viewBox: `0 0 ${WIDTH} ${y - 8}`, role: "img", class: "timeline",
        "aria-label": `Timeline of ${contacts.length} contacts and ${candidates.size} gestures`,
    }, svg("text", { x: LEFT, y: 12, class: "time" }, "0"),
    svg("text", { x: RIGHT, y: 12, class: "time end" }, `${(last - start).toFixed(2)} s`), ...rows);
}

export class Why {
    #stage;
    #parts;
    #table;
    #live;
    #rows = new Map(); // By sequence.
    #waiting = new Set();
    #tracks = null;

    /** table: failures.json. */
    constructor(stage, replay, table, parts) {
        this.#stage = stage;
        this.#parts = parts;
        this.#table = table;
        this.#clear();
        stage.addEventListener("touch", ({ detail: { item, touch } }) => {
            if (!stage.held) this.#live.touch(`${item.index}.${touch.id}`, touch);
        });
        stage.addEventListener("gesture", ({ detail: { item, event } }) => {
            if (!stage.held) this.#live.event(`${item.index}.${event.contact}`, event, item.view.getConfig());
        });
        watchAnchor(stage, (note) => this.#add(note, make("li", {}, this.#failure({ text: note.text,
            proposal: { name: "bounds", value: note.bounds, text: `bounds = ${note.bounds}` } }))));
        stage.addEventListener("scene", () => this.#clear());
        replay.addEventListener("change", () => this.#follow(replay.tracks));
        parts.clear.addEventListener("click", () => this.#clear());
    }

    #clear() {
        this.#rows.clear();
        this.#waiting.clear();
        this.#parts.list.replaceChildren();
        this.#parts.empty.hidden = false;
        this.#live = new Sequences(this.#table, (sequence) => this.#later(sequence));
    }

    /** Explains a recording when it is opened. */
    #follow(tracks) {
        if (tracks === this.#tracks || (tracks.length === 0 && !this.#tracks)) return;
        this.#tracks = tracks.length > 0 ? tracks : null;
        this.#clear();
        for (const [index, { bytes }] of tracks.entries()) {
            const found = new Sequences(this.#table);
            rerun(bytes, {
                touch: (touch) => found.touch(`${index}.${touch.id}`, touch),
                event: (event, config) => found.event(`${index}.${event.contact}`, event, config),
            });
            for (const sequence of found.list.slice(-MOST)) this.#show(sequence);
        }
    }

    /** A touch and its events change a sequence several times in a frame. */
    #later(sequence) {
        if (this.#waiting.size === 0) requestAnimationFrame(() => {
            for (const one of this.#waiting) this.#show(one);
            this.#waiting.clear();
        });
        this.#waiting.add(sequence);
    }

    #show(sequence) {
        const joint = sequence.came.some(({ gesture }) => JOINT.has(gesture));
        const shown = sequence.failures.filter(({ near, gesture }) => near && !(joint && gesture === "fingers-tap"))
            .sort((one, other) => one.distance - other.distance).slice(0, SHOWN);
        const came = sequence.came.map(({ gesture, time }) =>
            `${words(gesture)} at ${(time - sequence.start).toFixed(3)} s`);
        const row = make("li", {}, picture(sequence, shown),
            make("p", {}, came.length > 0 ? `Came: ${came.join(", ")}.` : "No gesture came."),
            ...shown.map((failure) => this.#failure(failure)));
        this.#add(sequence, row);
    }

    /** A row takes the place of an older one of the same sequence. */
    #add(sequence, row) {
        const old = this.#rows.get(sequence);
        if (old) old.replaceWith(row);
        else this.#parts.list.prepend(row);
        this.#rows.set(sequence, row);
        this.#parts.empty.hidden = true;
        while (this.#rows.size > MOST) {
            const [[first, element]] = this.#rows;
            this.#rows.delete(first);
            element.remove();
        }
    }

    #failure({ text, proposal, advice }) {
        const row = make("p", { className: "failure" }, make("b", {}, text));
        if (!proposal) row.append(` ${advice}`);
        else {
            const button = make("button", { type: "button", className: "text-button" },
                `Set ${proposal.text}`);
            button.addEventListener("click", () => {
                this.#stage.configure({ [proposal.name]: proposal.value });
                button.disabled = true;
            });
            row.append(button);
        }
        return row;
    }
}

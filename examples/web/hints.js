// SPDX-License-Identifier: MIT
/** The note on the stage: what to try with the device in use, and why a point did not stay under the pointer. */

import { contentToView, wheelSource } from "./tapzoom/tapzoom.js";

const SHOWN = 7000; // Milliseconds of a note that comes by itself.
const FAR = 12; // View units by which a point has to miss its place.
const GROWN = 1.05; // The zoom in which it counts.
const ZOOMS = new Set(["pinch", "scroll", "quick-zoom", "animation"]);

/** What to try. A mouse and a trackpad move the same pointer, and only a wheel event tells which it is. */
const DEVICES = {
    touch: () => "Pinch.",
    pointer: () => "Turn the wheel, or pinch the trackpad.",
    mouse: ({ wheel }) => (wheel === "zoom" ? "The wheel zooms. Drag to move, double-click to zoom in."
        : "The wheel scrolls, with Ctrl it zooms. Drag to move."),
    trackpad: ({ trackpad }) => (trackpad === "zoom" ? "Two fingers zoom. Drag to move."
        : "Two fingers scroll, a pinch zooms. Double-click to zoom in."),
    pen: () => "Drag the pen, tap twice, or tap and drag to zoom.",
    keys: () => "Arrows move, + and − zoom, 0 shows everything.",
};

function firstDevice() {
    if (matchMedia("(pointer: coarse)").matches) return "touch";
    return matchMedia("(any-pointer: fine)").matches ? "pointer" : "keys";
}

export class Hints {
    device = firstDevice();
    #stage;
    #note;
    #text;
    #button;
    #quiet;
    #timer = 0;
    #wheel = { time: -Infinity, source: undefined };
    #control = false;
    #began = new Map(); // By kind: the event with which a zoom began.
    #told = new Set();

    /** note: an element with a text and a button. quiet() returns whether the page moves the view by itself. */
    constructor(stage, note, quiet) {
        this.#stage = stage;
        this.#note = note;
        [this.#text, this.#button] = note.children;
        this.#quiet = quiet;
        const element = stage.element, heard = { capture: true, passive: true };
        const on = (type, device) => element.addEventListener(type, (event) => this.#use(device(event)), heard);
        const pointer = ({ pointerType }) => (pointerType === "mouse" ? this.#mouse : pointerType || "touch");
        on("pointerdown", pointer);
        on("pointermove", (event) => (event.pointerType === "pen" ? "pen" : ""));
        on("wheel", (event) => this.#ofWheel(event));
        on("gesturestart", () => "trackpad"); // Safari.
        on("keydown", () => "keys");
        on("focusin", ({ target }) => (target.matches(":focus-visible") ? "keys" : ""));
        addEventListener("keydown", ({ key }) => { this.#control ||= key === "Control"; }, heard);
        for (const type of ["keyup", "blur"]) addEventListener(type, () => { this.#control = false; }, heard);
        stage.addEventListener("scene", () => {
            this.#told.clear();
            this.#show(this.#advice);
        });
        stage.addEventListener("gesture", ({ detail: { item, event } }) => this.#follow(item, event));
        this.#button.addEventListener("click", () => {
            this.#hide();
            stage.configure({ bounds: this.#button.value });
        });
    }

    get #mouse() { return ["mouse", "trackpad"].includes(this.device) ? this.device : "pointer"; }

    get #advice() {
        const { caption } = this.#stage.scene, own = caption[this.device] ?? caption.others ?? caption;
        return `${DEVICES[this.device](this.#stage.config)} ${own}`.trim();
    }

    #ofWheel(event) {
        const recent = event.timeStamp - this.#wheel.time < 400 ? this.#wheel.source : undefined;
        const source = event.ctrlKey && !this.#control ? "trackpad" : wheelSource(event, recent);
        this.#wheel = { time: event.timeStamp, source };
        return source === "wheel" ? "mouse" : "trackpad";
    }

    /** Another device gets its note. The first use of the same one has read it. */
    #use(device) {
        if (!device) return;
        if (device === this.device) {
            if (!this.#timer) this.#hide();
            return;
        }
        this.device = device;
        this.#show(this.#advice, SHOWN);
    }

    #show(text, time = 0, bounds = "") {
        clearTimeout(this.#timer);
        this.#text.textContent = text;
        this.#button.hidden = !bounds;
        this.#button.value = bounds;
        this.#button.textContent = bounds && `Set bounds to ${bounds}`;
        this.#note.classList.remove("gone");
        this.#timer = time && setTimeout(() => this.#hide(), time);
    }

    #hide() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#note.classList.add("gone");
        this.#button.hidden = true;
    }

    /** Compares the place of a content point before and after a zoom in. */
    #follow(item, event) {
        const { kind, phase } = event;
        if (!ZOOMS.has(kind) || event.cause !== "user" || this.#quiet() || this.#stage.held) return;
        if (phase === "began") this.#began.set(kind, { ...event });
        const first = this.#began.get(kind);
        if (phase !== "ended" || !first || event.scale < GROWN * first.scale) return;
        const { x, y } = contentToView(item.view.getTransform(), first.contentX, first.contentY);
        const place = kind === "animation" ? first : event; // Fingers go on; a double tap was there.
        const missed = { x: Math.abs(x - place.viewX), y: Math.abs(y - place.viewY) };
        const axis = missed.x > missed.y ? "x" : "y";
        if (missed[axis] > FAR) this.#explain(item, axis, first.scale);
    }

    #explain(item, axis, scale) {
        const { bounds } = item.view.getConfig(), { width, height } = this.#stage.size;
        const { left, top, right, bottom } = this.#stage.insetsOf(item);
        const free = axis === "x" ? width - left - right : height - top - bottom;
        const fits = item.content[axis === "x" ? 0 : 1] * scale < free + 1;
        const reason = bounds === "content" && fits ? "aligned" : "edge";
        if (bounds === "none" || this.#told.has(reason)) return;
        this.#told.add(reason);
        if (reason === "aligned") {
            const small = axis === "x" ? "narrower" : "lower";
            this.#show(`The point left the pointer: bounds center content that is ${small} than the view.`, SHOWN,
                "inside");
        } else {
            this.#show("The point left the pointer: bounds let no edge come inside the view.", SHOWN, "none");
        }
    }
}

// SPDX-License-Identifier: MIT
/** The note on the stage: what to try with the device in use. */

import { wheelSource } from "./tapzoom/tapzoom.js";

const SHOWN = 7000; // Milliseconds of a note that comes by itself.

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
    #timer = 0;
    #wheel = { time: -Infinity, source: undefined };
    #control = false;

    /** note: an element with a text. */
    constructor(stage, note) {
        this.#stage = stage;
        this.#note = note;
        this.#text = note.firstElementChild;
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
        stage.addEventListener("scene", () => this.#show(this.#advice));
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

    #show(text, time = 0) {
        clearTimeout(this.#timer);
        this.#text.textContent = text;
        this.#note.classList.remove("gone");
        this.#timer = time && setTimeout(() => this.#hide(), time);
    }

    #hide() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#note.classList.add("gone");
    }
}

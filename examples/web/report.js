// SPDX-License-Identifier: MIT
/** What the device reports on the stage, as a JSON file that the user may save. The page sends nothing. */

import { codes, wheelSource } from "./tapzoom/tapzoom.js";

const MOST = 4000; // Events that are kept.
const SEQUENCE = 0.4; // Seconds without a wheel event that end a sequence of them.
const VERSION = 1;
const POINTER = ["pointerdown", "pointermove", "pointerup", "pointercancel", "gotpointercapture",
    "lostpointercapture"];
const TOUCH = ["touchstart", "touchmove", "touchend", "touchcancel"];
const OTHER = ["wheel", "gesturestart", "gesturechange", "gestureend", "contextmenu"];
const MEDIA = ["pointer: coarse", "pointer: fine", "pointer: none", "hover: hover", "any-pointer: coarse",
    "any-pointer: fine", "any-hover: hover", "prefers-reduced-motion: reduce"];
const KINDS = new Set(["pan", "pinch", "rotate", "quick-zoom", "scroll", "fling", "swipe", "long-press", "tap",
    "double-tap", "fingers-tap", "fingers-drag"].filter((one) => one in codes.event));

/** The properties of an object that have one of the names and a value. */
const pick = (from, ...names) => Object.fromEntries(names.filter((name) => from[name] !== undefined
    && from[name] !== null).map((name) => [name, from[name]]));
const contact = (one) => pick(one, "pressure", "tangentialPressure", "width", "height", "tiltX", "tiltY", "twist");

function pointerOf(event) {
    const coalesced = event.getCoalescedEvents?.() ?? [], predicted = event.getPredictedEvents?.() ?? [];
    return {
        ...pick(event, "pointerId", "pointerType", "isPrimary", "buttons", "button", "clientX", "clientY"),
        ...contact(event), coalesced: coalesced.length, predicted: predicted.length,
        ...(coalesced.length > 1 ? { parts: coalesced.map((one) =>
            ({ time: one.timeStamp, ...pick(one, "clientX", "clientY"), ...contact(one) })) } : {}),
    };
}

function touchOf({ touches, changedTouches }) {
    return { touches: touches.length, changed: [...changedTouches].map((one) => pick(one, "identifier", "clientX",
        "clientY", "radiusX", "radiusY", "rotationAngle", "force", "touchType")) };
}

/** The smallest, the middle and the largest of some numbers, and how many there are. */
function spread(numbers) {
    const sorted = [...numbers].sort((a, b) => a - b);
    if (sorted.length === 0) return { count: 0 };
    return { count: sorted.length, least: sorted[0], middle: sorted[sorted.length >> 1], most: sorted.at(-1) };
}

/** Milliseconds between the events of a type, and the smallest step of their times. */
function steps(times) {
    return spread(times.slice(1).map((time, index) => time - times[index]));
}

/** The smallest step that the clock of the page shows. */
function clockStep() {
    const start = performance.now();
    let now = start;
    while (now === start) now = performance.now();
    return now - start;
}

export class Report {
    #stage;
    #events = [];
    #gestures = [];
    #wheel = { time: -Infinity, source: undefined };

    /** button: saves the file. count: an element that shows how many events it will hold. */
    constructor(stage, button, count, save) {
        this.#stage = stage;
        const { element } = stage, passive = { capture: true, passive: true };
        const add = (event, more) => {
            this.#events.push({ type: event.type, time: event.timeStamp, late: performance.now() - event.timeStamp,
                ...more });
            if (this.#events.length > MOST) this.#events.shift();
            button.disabled = false;
            count.textContent = `${this.#events.length} events so far.`;
        };
        for (const [types, read] of [[POINTER, pointerOf], [TOUCH, touchOf], [OTHER, (event) => this.#other(event)]]) {
            for (const type of types) element.addEventListener(type, (event) => add(event, read(event)), passive);
        }
        stage.addEventListener("gesture", ({ detail: { event } }) => {
            if (!KINDS.has(event.kind) || event.cause !== "user") return;
            this.#gestures.push(pick(event, "time", "kind", "phase", "contactCount", "scale"));
            if (this.#gestures.length > MOST) this.#gestures.shift();
        });
        button.addEventListener("click", () => save(new Blob([JSON.stringify(this.made, null, 1)],
            { type: "application/json" })));
    }

    #other(event) {
        if (event.type !== "wheel") return pick(event, "scale", "rotation", "clientX", "clientY");
        const recent = event.timeStamp - this.#wheel.time < 1000 * SEQUENCE ? this.#wheel.source : undefined;
        this.#wheel = { time: event.timeStamp, source: wheelSource(event, recent) };
        return {
            ...pick(event, "deltaX", "deltaY", "deltaMode", "wheelDeltaX", "wheelDeltaY", "ctrlKey", "shiftKey"),
            source: this.#wheel.source,
        };
    }

    /** Wheel events without a pause between them. In a momentum the steps only fall at the end. */
    get #scrolls() {
        const found = [];
        for (const { type, time, source, deltaX, deltaY } of this.#events) {
            if (type !== "wheel") continue;
            if (found.length === 0 || time - found.at(-1).times.at(-1) > 1000 * SEQUENCE) {
                found.push({ source, times: [], lengths: [] });
            }
            found.at(-1).source = source;
            found.at(-1).times.push(time);
            found.at(-1).lengths.push(Math.hypot(deltaX, deltaY));
        }
        return found.map(({ source, times, lengths }) => {
            let falling = 0;
            while (falling < lengths.length - 1 && lengths.at(-falling - 1) <= lengths.at(-falling - 2)) falling++;
            return { source, start: times[0], lasted: times.at(-1) - times[0], steps: steps(times),
                lengths: spread(lengths), falling };
        });
    }

    /** The content of the file. */
    get made() {
        const { width, height } = this.#stage.size, ratio = devicePixelRatio;
        const of = (...types) => this.#events.filter(({ type }) => types.includes(type));
        const types = [...new Set(this.#events.map(({ type }) => type))];
        const pointers = [...new Set(of(...POINTER).map(({ pointerType }) => pointerType))];
        const moves = of("pointermove");
        return {
            format: "tapzoom device report", version: VERSION,
            device: {
                ...pick(navigator, "userAgent", "maxTouchPoints"), devicePixelRatio: ratio, stage: { width, height },
                screen: pick(screen, "width", "height"), window: { width: innerWidth, height: innerHeight },
                media: MEDIA.filter((one) => matchMedia(`(${one})`).matches), clockStep: clockStep(),
            },
            summary: {
                events: Object.fromEntries(types.map((type) =>
                    [type, { count: of(type).length, steps: steps(of(type).map(({ time }) => time)),
                        late: spread(of(type).map(({ late }) => late)) }])),
                pointers: Object.fromEntries(pointers.map((pointerType) => {
                    const own = of(...POINTER).filter((one) => one.pointerType === pointerType);
                    return [pointerType, Object.fromEntries(["width", "height", "pressure"].map((name) =>
                        [name, spread(own.map((one) => one[name]).filter(Number.isFinite))]))];
                })),
                coalesced: spread(moves.map(({ coalesced }) => coalesced)),
                scrolls: this.#scrolls,
            },
            scene: this.#stage.name, preset: this.#stage.preset, settings: this.#stage.changes,
            gestures: this.#gestures, events: this.#events,
        };
    }
}

// SPDX-License-Identifier: MIT
/** The scene on the stage: its views, their attachments to the page, settings and recordings. */

import { TOUCH_LENGTH, View, attach, codes, configInit } from "./tapzoom/tapzoom.js";
import { scenes } from "./scenes/index.js";

const ATTACHED = ["pixelsPerUnit", "reducedMotion"]; // Settings that attach makes.
const names = (key) => Object.fromEntries(Object.entries(codes[key]).map(([name, number]) => [number, name]));
const PHASES = names("touch"), TOOLS = names("tool");

/** A view that tells its touches. With an axis, "x" or "y", it takes only their place along that one. */
class TracedView extends View {
    onTouch = null;
    axis = null;

    /** touches: numbers in a Float64Array, as attach pushes them. */
    pushTouches(touches, count) {
        const other = { x: 3, y: 2 }[this.axis];
        for (let touch = 0; other && touch < count; touch++) touches[touch * TOUCH_LENGTH + other] = 0;
        super.pushTouches(touches, count);
        for (let at = 0; at < count * TOUCH_LENGTH; at += TOUCH_LENGTH) {
            const [time, id, x, y, phase, tool] = touches.subarray(at);
            this.onTouch?.({ time, id, x, y, phase: PHASES[phase], tool: TOOLS[tool] });
        }
    }
}

/**
 * Events: "scene" (another one), "settings" (changed), "frame" (detail: item, frame), "gesture" (detail: item, event),
 * "touch" (detail: item, touch).
 * Each item of a scene has a view; `selected` is the one that was touched last.
 */
export class Stage extends EventTarget {
    scene = null;
    name = "";
    preset = "photos";
    items = [];
    selected = null;
    /** A replay draws instead of the views. */
    held = false;
    #element;
    #layer;
    #clock;
    #loading = 0;

    constructor(element, layer, clock) {
        super();
        this.#element = element;
        this.#layer = layer;
        this.#clock = clock;
        clock.addEventListener("change", () => this.redraw());
        new ResizeObserver(() => this.scene?.resize?.(this.size)).observe(element);
    }

    get element() { return this.#element; }
    get size() { return { width: this.#element.clientWidth, height: this.#element.clientHeight }; }

    /** The bars over the stage, without the rows that are asked for: the views keep their content between them. */
    get insets() {
        const box = this.#element.getBoundingClientRect();
        const [bar, row] = [".top", "#main"].map((one) => document.querySelector(one).getBoundingClientRect());
        const above = bar.bottom < row.top ? bar.bottom - box.top : 0; // On a phone on its side both are below.
        return { left: 0, right: 0, top: above + 8, bottom: box.bottom - row.top + 8 };
    }

    /** The insets of an item: those of the bars, or its own. */
    insetsOf(item) {
        const bars = this.insets;
        return { ...bars, ...item.insets?.(this.size, bars) };
    }

    /** The middle of the safe area of an item. */
    centerOf(item) {
        const { width, height } = this.size, { left, top, right, bottom } = this.insetsOf(item);
        return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
    }

    async show(name, { preset, settings = {}, content } = {}) {
        const turn = ++this.#loading;
        const create = (await scenes[name].load()).create;
        if (turn !== this.#loading) return;
        this.close();
        this.name = name;
        const layer = document.createElement("div"); // A scene that comes too late does not show.
        const scene = await create({ stage: this, layer, content });
        if (turn !== this.#loading) {
            scene.close?.();
            return;
        }
        this.scene = scene;
        this.#layer.replaceChildren(...layer.childNodes);
        this.preset = preset ?? scene.preset;
        scene.resize?.(this.size);
        this.items = scene.items.map((item, index) => this.#open(item, index, settings));
        this.selected = this.items[0];
        this.#element.setAttribute("aria-label", scene.label);
        this.#element.setAttribute("role", scene.role ?? "application");
        this.dispatchEvent(new Event("scene"));
    }

    #open(item, index, settings) {
        const { width, height } = this.size, insets = () => this.insetsOf(item);
        item.index = index;
        item.gestures = new Set();
        item.view = new TracedView({
            viewport: { width: Math.max(width, 1), height: Math.max(height, 1), ...insets() }, content: item.content,
            preset: this.preset, events: this.attached.events, ...this.own, ...item.settings, ...settings,
        });
        item.view.axis = item.axis ?? null;
        item.view.onTouch = (touch) => this.dispatchEvent(new CustomEvent("touch", { detail: { item, touch } }));
        item.attachment = attach(this.#element, item.view, {
            clock: this.#clock, insets, mouseButtons: ["primary", "middle"], touchAction: "none",
            filter: (event) => !this.held && this.#isFor(item, event),
            onEvent: (event) => this.#heard(item, event),
            onFrame: (frame) => this.#drawn(item, frame),
        });
        // A setting of the link wins over that of the page.
        const own = Object.fromEntries(ATTACHED.filter((one) => one in settings).map((one) => [one, settings[one]]));
        if (Object.keys(own).length > 0) item.view.setConfig(own);
        item.start?.(item.view);
        this.draw(item, item.view.getTransform(), false); // Nothing shows the content elsewhere before the first frame.
        return item;
    }

    #isFor(item, event) {
        if (!this.scene.hit) return true;
        const box = this.#element.getBoundingClientRect();
        return this.scene.hit(event.clientX - box.left, event.clientY - box.top).includes(item);
    }

    #heard(item, event) {
        if (event.phase === "began") item.gestures.add(event.kind);
        if (event.phase === "ended" || event.phase === "cancelled") item.gestures.delete(event.kind);
        if (!this.held) this.scene.onEvent?.(item, event);
        this.dispatchEvent(new CustomEvent("gesture", { detail: { item, event } }));
    }

    #drawn(item, frame) {
        if (item.parts) this.#collect(item);
        if (this.held) return;
        this.draw(item, frame.transform, frame.state.touched || frame.state.moving);
        this.dispatchEvent(new CustomEvent("frame", { detail: { item, frame } }));
    }

    draw(item, transform, moving) {
        this.scene.draw(item, transform, moving);
    }

    redraw() {
        for (const item of this.items) item.attachment.requestFrame();
    }

    select(item) {
        if (this.selected === item) return;
        this.selected = item;
        item.attachment.requestFrame();
    }

    close() {
        this.#layer.replaceChildren();
        for (const item of this.items) item.view.close();
        this.items = [];
        this.scene?.close?.();
        this.scene = null;
        this.selected = null;
    }

    // Settings: all views of a scene have the same, except those of an item.

    /** The settings of the scene, and those that it has with its usual preset only. */
    get own() {
        const { settings, usual, preset } = this.scene;
        return { ...settings, ...(this.preset === preset && usual) };
    }

    get config() { return this.items[0].view.getConfig(); }

    /** The settings of the scene and the preset without changes. */
    get baseline() {
        const { gestures, ...others } = this.own;
        const base = { ...configInit(this.preset), ...this.attached, ...others };
        if (gestures) {
            base.gestures = Object.keys(codes.gesture).filter((one) => gestures[one] ?? base.gestures.includes(one));
        }
        return base;
    }

    /** What attach and the page set, whatever the preset. The pane "Explain" shows the event "failed". */
    get attached() {
        return {
            events: Object.keys(codes.event).filter((kind) => kind !== "none"),
            pixelsPerUnit: Math.min(Math.max(devicePixelRatio || 1, 1e-3), 1e3),
            reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
        };
    }

    /** The settings that differ from the baseline. */
    get changes() {
        const { baseline, config } = this;
        return Object.fromEntries(Object.entries(config).filter(
            ([name, value]) => JSON.stringify(value) !== JSON.stringify(baseline[name])));
    }

    /** Throws a TapzoomError, and changes nothing then. */
    configure(settings) {
        for (const item of this.items) {
            item.view.setConfig(settings, { animated: true });
        }
        this.dispatchEvent(new Event("settings"));
    }

    setPreset(preset) {
        this.preset = preset;
        for (const item of this.items) {
            item.view.setConfig({ preset, ...this.attached, ...this.own, ...item.settings },
                { animated: true });
        }
        this.dispatchEvent(new Event("settings"));
    }

    // Recordings: one for each view.

    record() {
        for (const item of this.items) {
            item.parts = [];
            item.view.beginRecording();
        }
    }

    #collect(item) {
        const part = item.view.fetchRecording();
        if (part.length > 0) item.parts.push(part);
    }

    /** Ends the recordings. Returns their names and bytes. */
    endRecord() {
        return this.items.filter((item) => item.parts).map((item) => {
            item.view.advance(Math.max(this.#clock.now, item.view.getState().time));
            this.#collect(item);
            item.view.endRecording();
            const bytes = new Uint8Array(item.parts.reduce((sum, part) => sum + part.length, 0));
            let at = 0;
            for (const part of item.parts) {
                bytes.set(part, at);
                at += part.length;
            }
            item.parts = null;
            return { name: item.name, bytes };
        });
    }
}

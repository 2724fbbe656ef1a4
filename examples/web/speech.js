// SPDX-License-Identifier: MIT
/** What a screen reader hears of the view: one message when it has come to rest, and why a step did nothing. */

import { viewToContent } from "./tapzoom/tapzoom.js";

const EDGES = [["left", "right", "across"], ["top", "bottom", "down"]];

/** The scale and the place as words, such as "250 percent, left edge, 40 percent down". center: of the safe area. */
export function describe({ view, content }, center) {
    const transform = view.getTransform(), { scale, rotation } = transform, { fitted } = view.getScaleRange();
    const { limits } = view.getState(), { x, y } = viewToContent(transform, center.x, center.y);
    const words = [`${Math.round(100 * scale / fitted)} percent`];
    const turn = Math.round(rotation * 180 / Math.PI);
    if (turn) words.push(`turned ${Math.abs(turn)} degrees ${turn < 0 ? "left" : "right"}`);
    if (limits.includes("max-scale")) words.push("largest");
    if (limits.includes("min-scale") && Math.abs(scale / fitted - 1) > 1e-6) words.push("smallest");
    // A view at both edges shows the whole axis.
    const whole = EDGES.map(([first, second]) => limits.includes(first) && limits.includes(second));
    if (whole.every(Boolean)) words.push("everything is shown");
    else {
        EDGES.forEach(([first, second, way], axis) => {
            const edge = [first, second].find((one) => limits.includes(one));
            if (whole[axis]) return;
            words.push(edge ? `${edge} edge` : `${Math.round(100 * [x, y][axis] / content[axis])} percent ${way}`);
        });
    }
    return words.join(", ");
}

export class Speech {
    #stage;
    #region;
    #place;
    #refused = "";
    #moved = false;
    #quiet;

    /**
     * region: the live region. place: the description of the stage, which is read when it gets the focus.
     * quiet() returns whether the page moves the view by itself.
     */
    constructor(stage, region, place, quiet) {
        this.#quiet = quiet;
        this.#stage = stage;
        this.#region = region;
        this.#place = place;
        stage.addEventListener("gesture", ({ detail: { item, event } }) => {
            if (item === stage.selected && event.kind === "settled") this.#moved = true;
        });
        stage.addEventListener("frame", ({ detail: { item, frame: { state } } }) => {
            if (item === stage.selected && !state.moving && !state.touched) this.#rest(item);
        });
        stage.addEventListener("scene", () => { this.#refused = ""; this.#moved = false; });
    }

    /** A step did nothing: the reason comes at rest, which may be now. */
    refuse(reason) {
        this.#refused = reason;
        if (this.#stage.held) this.#say("");
        else this.#stage.selected.attachment.requestFrame();
    }

    #rest(item) {
        const text = describe(item, this.#stage.centerOf(item));
        this.#place.textContent = text;
        this.#say(this.#moved && !this.#quiet() ? text : "");
        this.#moved = false;
    }

    #say(text) {
        const message = [this.#refused, text].filter(Boolean).join(". ");
        this.#refused = "";
        if (!message) return;
        // A region with the same text again would be silent.
        this.#region.textContent = this.#region.textContent === message ? `${message}\u00a0` : message;
    }
}

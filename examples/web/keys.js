// SPDX-License-Identifier: MIT
/** Commands of keys and buttons, for the view that was touched or focused last. */

import { refusal } from "./steps.js";

const SMALL = 30; // View units of an arrow with Shift.
const CARD = { step: 90, zoom: 1.3, turn: Math.PI / 12 };
const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const STEPS = {
    "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", _: "zoom-out", 0: "fit", Home: "fit",
    "[": "counterclockwise", "]": "clockwise",
};
const QUICK = { animated: true, duration: 0.2 };

export class Commands {
    #stage;
    #refuse;

    /** refuse(reason) hears of steps that would not change the view. */
    constructor(stage, refuse) {
        this.#stage = stage;
        this.#refuse = refuse;
        stage.element.addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event)) return;
            event.preventDefault();
        });
    }

    /** Moves the view by a step, or tells why it does not. */
    step(action) {
        const item = this.#stage.selected, reason = item && refusal(this.#stage, action);
        if (reason) this.#refuse(reason);
        if (!item || this.#stage.held) return;
        if (action === "fit" && this.#stage.scene.fit) this.#stage.scene.fit();
        else if (item.element) this.#moveCard(item, action);
        else item.view.step(action, QUICK); // Without room it sends the event "limit".
    }

    /** A card follows its key, and turns about its own middle, which may be far from its place on the table. */
    #moveCard({ view, content: [wide, high] }, action) {
        const { scale, rotation, x, y } = view.getTargetTransform();
        const cos = Math.cos(rotation) * scale, sin = Math.sin(rotation) * scale;
        const middle = [x + (cos * wide - sin * high) / 2, y + (sin * wide + cos * high) / 2];
        if (WAYS[action]) view.panBy(...WAYS[action].map((one) => one * CARD.step), QUICK);
        else if (action === "zoom-in") view.zoomBy(CARD.zoom, ...middle, QUICK);
        else if (action === "zoom-out") view.zoomBy(1 / CARD.zoom, ...middle, QUICK);
        else view.rotateBy(action === "clockwise" ? CARD.turn : -CARD.turn, ...middle, QUICK);
    }

    #pan(x, y) {
        const item = this.#stage.selected, sign = item?.element ? 1 : -1;
        if (item && !this.#stage.held) item.view.panBy(sign * x, sign * y, QUICK);
    }

    /** Zooms in, and from the largest scale back to everything: with the arrows, five keys are enough. */
    #enter() {
        this.step(refusal(this.#stage, "zoom-in") ? "fit" : "zoom-in");
    }

    #press({ key, shiftKey }) {
        if (!this.#stage.selected) return false;
        const page = this.#stage.size.height * 0.8;
        if (ARROWS[key] && shiftKey) this.#pan(...WAYS[ARROWS[key]].map((one) => one * SMALL));
        else if (ARROWS[key] ?? STEPS[key]) this.step(ARROWS[key] ?? STEPS[key]);
        else if (key === "Enter" || key === " ") this.#enter();
        else if (key === "PageUp" || key === "PageDown") this.#pan(0, key === "PageUp" ? -page : page);
        else if (key === "Escape" && !this.#stage.held) this.#stage.selected.view.stopMotion();
        else return false;
        return true;
    }
}

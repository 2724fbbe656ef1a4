// SPDX-License-Identifier: MIT
/**
 * The markers of the map for taps, keys and screen readers. A tap on one, or Enter, opens a card, and the next one
 * closes it. The card is an element over the view, and each frame puts it where its content point is. All markers are
 * one stop of Tab: arrows go from one to the next.
 */

import { contentToView } from "../tapzoom/tapzoom.js";
import { make } from "../controls.js";

const HEAD = 19, REACH = 26; // View units: the middle of a marker over its point, and how far off a tap may be.
const CORNER = 20; // The marker stays so far from a corner of its card.
const ABOVE = 150; // Room that a card needs over its marker.
const WAYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
export const SEEN = 0.16; // The scale from which on there are markers.

export class Pins {
    #markers;
    #stage;
    #item;
    #card = make("div", { className: "place", hidden: true });
    #open = null;
    #half = 0; // Of the card's width.
    #pending = false;
    #seen = false;

    constructor(layer, markers, stage, item) {
        this.#markers = markers.map((marker) => ({ ...marker, at: {} }));
        this.#stage = stage;
        this.#item = item;
        for (const [index, marker] of this.#markers.entries()) {
            marker.element = make("button", { type: "button", className: "pin", tabIndex: index === 0 ? 0 : -1,
                ariaLabel: `${marker.name}. ${marker.text}`, ariaExpanded: false });
            marker.element.addEventListener("focus", () => this.#reach(marker));
            marker.element.addEventListener("blur", () => this.#show(null));
            marker.element.addEventListener("keydown", (event) => this.#press(event, index));
            marker.element.addEventListener("click", () => {
                this.#reach(marker, SEEN);
                this.#show(marker === this.#open ? null : marker);
            });
        }
        const label = "Markers. Arrow keys go from one to the next.";
        layer.append(make("div", { role: "group", ariaLabel: label }, ...this.#markers.map(({ element }) => element)),
            this.#card);
    }

    /** What a marker takes from the keys of the stage. */
    #press(event, index) {
        const way = WAYS[event.key];
        if (!way && event.key !== "Enter" && event.key !== " ") return;
        event.stopPropagation();
        if (!way) return; // A button makes a click of it.
        event.preventDefault();
        for (const { element } of this.#markers) element.tabIndex = -1;
        const { element } = this.#markers.at((index + way) % this.#markers.length);
        element.tabIndex = 0;
        element.focus();
    }

    /** A tap opens or closes at once, and not when it is sure that no second one follows. */
    onEvent({ kind, phase, viewX, viewY }) {
        const began = kind === "tap-pending" && phase === "began";
        if (began || (kind === "tap" && !this.#pending)) this.#tap(viewX, viewY);
        if (began || kind === "tap" || kind === "double-tap") this.#pending = began;
    }

    #tap(x, y) {
        const far = ({ at }) => Math.hypot(at.x - x, at.y - HEAD - y);
        const nearest = this.#markers.reduce((best, one) => (far(one) < far(best) ? one : best));
        this.#show(this.#seen && far(nearest) < REACH && nearest !== this.#open ? nearest : null);
    }

    /** Brings a marker that has the focus into the view, at no smaller scale than `least`. */
    #reach(marker, least = 0) {
        const { view } = this.#item, target = view.getTargetTransform(), { width, height } = this.#stage.size;
        const { x, y } = contentToView(target, marker.x, marker.y), { top, bottom } = this.#stage.insets;
        if (x > 0 && y > top + HEAD && x < width && y < height - bottom && target.scale >= least) return;
        view.centerOn(marker.x, marker.y, Math.max(target.scale, least), { animated: true });
    }

    #show(marker) {
        this.#open?.element.setAttribute("aria-expanded", false);
        this.#open = marker;
        if (marker) {
            marker.element.setAttribute("aria-expanded", true);
            this.#card.replaceChildren(make("b", {}, marker.name), make("span", {}, marker.text));
        }
        this.#card.hidden = !marker;
        this.#half = this.#card.offsetWidth / 2;
        this.#place();
    }

    /** The card is over its marker, and beside it at an edge of the stage. */
    #place() {
        if (!this.#open) return;
        const { x, y } = this.#open.at, { width } = this.#stage.size, most = Math.max(this.#half - CORNER, 0);
        const aside = Math.max(this.#half + 6, Math.min(x, width - this.#half - 6)) - x;
        this.#card.style.transform = `translate(${x + Math.max(-most, Math.min(aside, most))}px, ${y}px)`;
        this.#card.classList.toggle("below", y < ABOVE);
    }

    draw(transform) {
        this.#seen = transform.scale >= SEEN;
        for (const marker of this.#markers) {
            contentToView(transform, marker.x, marker.y, marker.at);
            marker.element.style.transform = `translate(${marker.at.x}px, ${marker.at.y}px)`;
        }
        this.#card.style.visibility = this.#seen ? "" : "hidden";
        this.#place();
    }
}

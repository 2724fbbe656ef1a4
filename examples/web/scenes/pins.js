// SPDX-License-Identifier: MIT
/**
 * The markers of the map for taps, keys and screen readers. A tap on one, or its focus, opens a card, and the next tap
 * closes it. The card is an element over the view, and each frame puts it where its content point is.
 */

import { contentToView } from "../tapzoom/tapzoom.js";
import { make } from "../controls.js";

const HEAD = 19, REACH = 26; // View units: the middle of a marker over its point, and how far off a tap may be.
const CORNER = 20; // The marker stays so far from a corner of its card.
const ABOVE = 150; // Room that a card needs over its marker.
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
        for (const marker of this.#markers) {
            marker.element = make("div", { className: "pin", tabIndex: 0, role: "img",
                ariaLabel: `${marker.name}. ${marker.text}` });
            marker.element.addEventListener("focus", () => this.#reach(marker));
            marker.element.addEventListener("blur", () => this.#show(null));
            layer.append(marker.element);
        }
        layer.append(this.#card);
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

    /** Brings a marker that has the focus into the view. */
    #reach(marker) {
        const { view } = this.#item, target = view.getTargetTransform(), { width, height } = this.#stage.size;
        const { x, y } = contentToView(target, marker.x, marker.y), { top, bottom } = this.#stage.insets;
        this.#show(marker);
        if (x > 0 && y > top + HEAD && x < width && y < height - bottom && target.scale >= SEEN) return;
        view.centerOn(marker.x, marker.y, Math.max(target.scale, SEEN), { animated: true });
    }

    #show(marker) {
        this.#open = marker;
        if (marker) {
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

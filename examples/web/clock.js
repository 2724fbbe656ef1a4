// SPDX-License-Identifier: MIT
/** The time of the views: the page's time, slowed, stopped, or stepped by a frame. */

const FRAME = 1 / 60; // Seconds.

export class Clock extends EventTarget {
    rate = 1;
    // At the page's time #page the view's time is #view.
    #page = 0;
    #view = 0;

    /** Both times are in seconds. Times before the last change of the rate count as that of the change. */
    toView(page) {
        return this.#view + Math.max(page - this.#page, 0) * this.rate;
    }

    toPage(view) {
        return this.rate > 0 ? this.#page + (view - this.#view) / this.rate : Infinity;
    }

    get now() {
        return this.toView(performance.now() / 1000);
    }

    setRate(rate) {
        this.#anchor(0);
        this.rate = rate;
        this.dispatchEvent(new Event("change"));
    }

    /** Stops the time, and lets it pass by one frame. */
    step() {
        this.#anchor(FRAME);
        this.rate = 0;
        this.dispatchEvent(new Event("change"));
    }

    #anchor(more) {
        const page = performance.now() / 1000;
        this.#view = this.toView(page) + more;
        this.#page = page;
    }
}

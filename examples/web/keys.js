// SPDX-License-Identifier: MIT
/** Commands of keys and buttons, for the view that was touched or focused last. */

const STEP = 90; // View units.
const ZOOM = 1.3;
const TURN = Math.PI / 12;
const QUICK = { animated: true, duration: 0.2 };

export class Commands {
    #stage;
    /** The last command, for the message when the view is at rest. */
    used = false;

    constructor(stage) {
        this.#stage = stage;
        stage.element.addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event)) return;
            event.preventDefault();
        });
    }

    #center() {
        const { width, height } = this.#stage.size, item = this.#stage.selected;
        const bars = this.#stage.insetsOf(item);
        if (item.element) { // The middle of the card itself.
            const { scale, rotation, x, y } = item.view.getTargetTransform(), [wide, high] = item.content;
            const cos = Math.cos(rotation) * scale, sin = Math.sin(rotation) * scale;
            return [x + (cos * wide - sin * high) / 2, y + (sin * wide + cos * high) / 2];
        }
        return [(bars.left + width - bars.right) / 2, (bars.top + height - bars.bottom) / 2];
    }

    #run(name, ...values) {
        if (!this.#stage.selected || this.#stage.held) return;
        this.used = true;
        this.#stage.selected.view[name](...values);
    }

    zoom(factor) { this.#run("zoomBy", factor, ...this.#center(), QUICK); }
    zoomIn() { this.zoom(ZOOM); }
    zoomOut() { this.zoom(1 / ZOOM); }
    fit() { this.#run("fit", { animated: true }); }

    #press({ key, shiftKey }) {
        const step = shiftKey ? STEP / 3 : STEP, page = this.#stage.size.height * 0.8;
        const moves = {
            ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step],
            PageUp: [0, page], PageDown: [0, -page],
        };
        // Keys move the view over the content; a card follows its key.
        const sign = this.#stage.selected?.element ? -1 : 1;
        if (moves[key]) this.#run("panBy", ...moves[key].map((one) => sign * one), QUICK);
        else if (key === "+" || key === "=") this.zoomIn();
        else if (key === "-" || key === "_") this.zoomOut();
        else if (key === "0" || key === "Home") this.fit();
        else if (key === "[" || key === "]") this.#run("rotateBy", key === "[" ? -TURN : TURN, ...this.#center(),
            QUICK);
        else if (key === "Escape") this.#run("stopMotion");
        else return false;
        return true;
    }
}

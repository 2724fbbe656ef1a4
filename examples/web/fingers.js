// SPDX-License-Identifier: MIT
/** Circles on the fingers, each with the gestures of its view, or who else has it. */

const NAMED = {
    pan: "drag", pinch: "pinch", rotate: "turn", "quick-zoom": "quick zoom", "long-press": "press",
    "fingers-drag": "drag of three",
};
const OWNERS = { host: "for the program", undecided: "waiting", ignored: "ignored" };
const EDGE = 6; // View units between a label and the edge of the stage.

export class Fingers {
    #element;
    #stage;
    #marks = new Map();
    #widths = new WeakMap(); // Of labels.

    constructor(element, stage) {
        this.#element = element;
        this.#stage = stage;
        stage.addEventListener("frame", ({ detail }) => this.#draw(detail.item));
        stage.addEventListener("scene", () => this.clear());
    }

    clear() {
        this.#marks.clear();
        this.#element.replaceChildren();
    }

    #draw(item) {
        if (item.unseen) return;
        const down = new Set();
        for (const { id, x, y } of item.attachment.contacts) {
            const key = `${item.index}.${id}`, owner = item.view.getContactOwner(id);
            down.add(key);
            this.#put(key, x, y, owner, OWNERS[owner] ?? this.#gestures(item), item);
        }
        for (const key of this.#marks.keys()) {
            if (key.startsWith(`${item.index}.`) && !down.has(key)) this.#remove(key);
        }
    }

    #gestures({ name, gestures }) {
        const active = [...gestures].map((one) => NAMED[one]).filter(Boolean).join(" + ");
        return [this.#stage.items.length > 1 ? name : "", active].filter(Boolean).join(": ");
    }

    /** Ghosts: [{ id, x, y, label, owner }], of a recording or a demonstration. */
    show(ghosts) {
        const keys = new Set(ghosts.map(({ id }) => `ghost.${id}`));
        for (const key of this.#marks.keys()) if (key.startsWith("ghost.") && !keys.has(key)) this.#remove(key);
        for (const { id, x, y, label, lifted } of ghosts) {
            this.#put(`ghost.${id}`, x, y, lifted ? "ghost lifted" : "ghost", label);
        }
    }

    #put(key, x, y, owner, label, item) {
        let mark = this.#marks.get(key);
        if (!mark) {
            mark = document.createElement("div");
            mark.append(document.createElement("i"), document.createElement("b"));
            this.#marks.set(key, mark);
            this.#element.append(mark);
        }
        mark.className = `finger ${owner}${y < 130 || item?.below ? " low" : ""}`;
        mark.style.transform = `translate(${x}px, ${y}px)`;
        if (item?.color && owner === "view") mark.style.setProperty("--ring", item.color);
        this.#label(mark.lastChild, label, x);
    }

    /** A label is over the middle of its finger, as far as the stage has room for it. */
    #label(element, text, x) {
        element.hidden = !text;
        if (element.textContent !== text) {
            element.textContent = text;
            this.#widths.set(element, element.offsetWidth);
        }
        const half = (this.#widths.get(element) ?? 0) / 2 + EDGE, { width } = this.#stage.size;
        element.style.translate = `${Math.max(half, Math.min(x, width - half)) - x}px`;
    }

    #remove(key) {
        this.#marks.get(key).remove();
        this.#marks.delete(key);
    }
}

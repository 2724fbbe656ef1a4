// SPDX-License-Identifier: MIT
/** Circles on the fingers, each with the id of the contact, its owner and the gestures of its view. */

const NAMED = new Set(["pan", "pinch", "rotate", "quick-zoom", "long-press", "fingers-drag"]);

export class Fingers {
    #element;
    #stage;
    #marks = new Map();

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
            this.#put(key, x, y, owner, `${id} · ${owner === "view" ? this.#gestures(item) : owner}`, item);
        }
        for (const key of this.#marks.keys()) {
            if (key.startsWith(`${item.index}.`) && !down.has(key)) this.#remove(key);
        }
    }

    #gestures({ name, gestures }) {
        const active = [...gestures].filter((one) => NAMED.has(one)).join(" + ") || "view";
        return this.#stage.items.length > 1 ? `${name}: ${active}` : active;
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
        mark.lastChild.textContent = label;
        mark.lastChild.hidden = !label;
    }

    #remove(key) {
        this.#marks.get(key).remove();
        this.#marks.delete(key);
    }
}

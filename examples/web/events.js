// SPDX-License-Identifier: MIT
/** The events as they come, newest first. CHANGED of a gesture stays one row with a count. */

const MOST = 150;

export class EventList {
    #list;
    #empty;
    #paused = false;
    #changed = new Map(); // By view and kind: the row of the last CHANGED.

    constructor({ list, empty, pause, clear }) {
        this.#list = list;
        this.#empty = empty;
        pause.addEventListener("click", () => {
            this.#paused = !this.#paused;
            pause.setAttribute("aria-pressed", this.#paused);
            pause.textContent = this.#paused ? "Continue" : "Pause";
        });
        clear.addEventListener("click", () => this.clear());
    }

    clear() {
        this.#list.replaceChildren();
        this.#changed.clear();
        this.#empty.hidden = false;
    }

    add(event, name = "") {
        if (this.#paused) return;
        const key = `${name}.${event.kind}`;
        if (event.phase === "changed" && this.#changed.has(key)) {
            const row = this.#changed.get(key);
            row.count++;
            this.#fill(row.element, event, name, row.count);
            return;
        }
        const element = document.createElement("li");
        element.className = event.phase;
        element.append(...["time", "span", "span"].map((tag) => document.createElement(tag)));
        element.children[1].append(document.createElement("b"), document.createElement("span"));
        element.children[2].className = "at";
        this.#fill(element, event, name, 1);
        this.#list.prepend(element);
        this.#empty.hidden = true;
        if (event.phase === "changed") this.#changed.set(key, { element, count: 1 });
        else this.#changed.delete(key);
        while (this.#list.childElementCount > MOST) this.#list.lastChild.remove();
    }

    #fill(element, event, name, count) {
        const [time, what, at] = element.children;
        const more = [
            event.phase, count > 1 ? `× ${count}` : "", event.limits.length > 0 ? `(${event.limits.join(", ")})` : "",
            event.kind.startsWith("fingers-") ? `${event.contactCount} fingers` : "",
            event.direction === "none" ? "" : `going ${event.direction}`, event.kind === "owner" ? event.owner : "",
            name ? `· ${name}` : "",
        ].filter(Boolean).join(" ");
        time.textContent = event.time.toFixed(3);
        what.firstChild.textContent = event.kind.replaceAll("-", " ");
        what.lastChild.textContent = ` ${more}`;
        at.textContent = `${Math.round(event.viewX)}, ${Math.round(event.viewY)}`;
    }
}

// SPDX-License-Identifier: MIT
/** The switch "Compare": in the right half of the stage, hand-written code moves the photo by the same fingers. */

const TYPES = { began: "pointerdown", moved: "pointermove", ended: "pointerup", cancelled: "pointercancel" };

export class Compare {
    #stage;
    #button;
    #relay = new EventTarget(); // The "element" of that code: fingers of the page, and of the demonstration.
    #attach = null;
    #detach = null;
    #heard = null; // While the switch is on: ends the listeners of the stage.

    /** changed(on) hears of the switch. */
    constructor(stage, button, changed) {
        this.#stage = stage;
        this.#button = button;
        this.#relay.getBoundingClientRect = () => stage.element.getBoundingClientRect();
        button.addEventListener("click", async () => {
            this.#attach ??= (await import("./without.js")).attach;
            if (!stage.scene?.compare) return; // Another scene came in the meantime.
            this.#turn(!this.on);
            changed(this.on);
        });
        stage.addEventListener("scene", () => {
            button.hidden = !stage.scene.compare;
            if (this.on) this.#turn(false);
        });
    }

    get on() { return this.#heard !== null; }

    #turn(on) {
        this.#button.setAttribute("aria-pressed", on);
        this.#stage.element.classList.toggle("compared", on);
        if (on) {
            this.#listen();
            this.reset();
        } else {
            this.#heard.abort();
            this.#heard = null;
            this.#detach();
            this.#stage.scene.compare?.(null);
        }
    }

    #listen() {
        this.#heard = new AbortController();
        const heard = { passive: true, signal: this.#heard.signal };
        for (const type of [...Object.values(TYPES), "wheel"]) {
            this.#stage.element.addEventListener(type, (event) =>
                this.#relay.dispatchEvent(new event.constructor(type, event)), heard);
        }
    }

    /** Both pictures are at the same place again. */
    reset() {
        if (!this.on || !this.#stage.scene) return;
        const { scene, items: [{ view }] } = this.#stage, start = view.getTargetTransform();
        this.#detach?.();
        this.#detach = this.#attach(this.#relay, (at) => scene.compare({ ...at, rotation: 0 }), start);
        scene.compare(start);
    }

    /** A finger of the demonstration, in view units. */
    touch(id, phase, x, y) {
        if (!this.on) return;
        const { left, top } = this.#relay.getBoundingClientRect();
        this.#relay.dispatchEvent(new PointerEvent(TYPES[phase],
            { pointerId: id, clientX: left + x, clientY: top + y }));
    }
}

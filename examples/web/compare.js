// SPDX-License-Identifier: MIT
/** The switch "Compare": in the right half of the stage, hand-written code moves the photo by the same fingers. */

const TYPES = { began: "pointerdown", moved: "pointermove", ended: "pointerup", cancelled: "pointercancel" };

export class Compare {
    on = false;
    #stage;
    #button;
    #relay = new EventTarget(); // The "element" of that code: fingers of the page, and of the demonstration.
    #attach = null;
    #detach = null;

    /** changed() hears of the switch. */
    constructor(stage, button, changed) {
        this.#stage = stage;
        this.#button = button;
        const { element } = stage;
        this.#relay.getBoundingClientRect = () => element.getBoundingClientRect();
        for (const type of Object.values(TYPES)) {
            element.addEventListener(type, (event) => this.#send(new PointerEvent(type, event)));
        }
        element.addEventListener("wheel", (event) => this.#send(new WheelEvent("wheel", event)), { passive: true });
        button.addEventListener("click", async () => {
            this.#attach ??= (await import("./without.js")).attach;
            this.#turn(!this.on);
            changed();
        });
        stage.addEventListener("scene", () => {
            button.hidden = !stage.scene.compare;
            if (this.on) this.#turn(false);
        });
    }

    #turn(on) {
        this.on = on;
        this.#button.setAttribute("aria-pressed", on);
        this.#stage.element.classList.toggle("compared", on);
        if (on) this.reset();
        else {
            this.#detach?.();
            this.#stage.scene.compare?.(null);
        }
    }

    /** Both pictures are at the same place again. */
    reset() {
        if (!this.on) return;
        const { scene, items: [{ view }] } = this.#stage, start = view.getTargetTransform();
        this.#detach?.();
        this.#detach = this.#attach(this.#relay, (at) => scene.compare({ ...at, rotation: 0 }), start);
        scene.compare(start);
    }

    #send(event) {
        if (this.on) this.#relay.dispatchEvent(event);
    }

    /** A finger of the demonstration, in view units. */
    touch(id, phase, x, y) {
        const { left, top } = this.#relay.getBoundingClientRect();
        this.#send(new PointerEvent(TYPES[phase], { pointerId: id, clientX: left + x, clientY: top + y }));
    }
}

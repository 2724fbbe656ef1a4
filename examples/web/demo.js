// SPDX-License-Identifier: MIT
/** Plays touches with ghosts of fingers, until somebody touches the page or presses a key. */

import { contentToView } from "./tapzoom/tapzoom.js";

const DOUBLE_TAP = { play: "double-tap" }, PINCH = { play: "pinch" }, ROTATE = { play: "rotate" };
const FLING = { play: "fling" };
/** Fingers that are no files, each as [time, x, y] of its landing, its turns and its lift. */
const LIFT_ONE = {
    play: "pinch, then lift one", fingers: [
        [[0, 150, 340], [0.5, 140, 360], [1.5, 90, 420], [2.5, 60, 330], [2.8, 60, 330]],
        [[0.6, 250, 280], [1.5, 320, 220], [1.6, 320, 220]],
    ],
};
const PINCH_OUT = {
    play: "pinch out",
    fingers: [[[0, 60, 420], [0.9, 180, 310], [1.5, 180, 310]], [[0, 340, 190], [0.9, 215, 295], [1.5, 215, 295]]],
};
/** For each scene: touches, perhaps at a sight of the scene, and its dive. */
const SCRIPTS = {
    photo: [{ dive: true }, DOUBLE_TAP, { ...PINCH, at: "moon" }, FLING], map: [PINCH, ROTATE, FLING],
    board: [ROTATE, FLING, PINCH], document: [DOUBLE_TAP, FLING, DOUBLE_TAP], linked: [PINCH, FLING],
    chart: [PINCH, PINCH], grid: [], compare: [LIFT_ONE, FLING, PINCH_OUT],
};
const SIZE = { width: 400, height: 600 }; // Of the viewport of the files.
const FIRST = 4000, PAUSE = 900, BETWEEN = 2600, LABEL = 500; // Milliseconds.
const DIVE = 3; // Seconds.
const FIRST_ID = 900; // Away from the ids of pointers.

/** The touches of fingers, at 60 Hz. */
function touchesOf(fingers) {
    return fingers.flatMap((turns, id) => {
        const [start] = turns[0], [end] = turns.at(-1), count = Math.round((end - start) * 60);
        return Array.from({ length: count + 1 }, (_, step) => {
            const time = start + step / 60, at = Math.max(turns.findIndex(([next]) => next > time), 1) - 1;
            const [from, to] = step < count ? turns.slice(at) : [turns.at(-1), turns.at(-1)];
            const part = step < count ? (1 - Math.cos((Math.PI * (time - from[0])) / (to[0] - from[0]))) / 2 : 0;
            const phase = step === 0 ? "began" : step < count ? "moved" : "ended";
            return { time, id, phase, x: from[1] + (to[1] - from[1]) * part, y: from[2] + (to[2] - from[2]) * part };
        });
    }).sort((a, b) => a.time - b.time);
}

export class Demo {
    #stage;
    #fingers;
    #clock;
    #compare;
    #turn = 0; // Another number for each run: what an older run has planned does nothing.
    #down = new Map();
    #lifted = new Map(); // Until the gesture ends.
    #files = new Map();

    constructor(stage, fingers, clock, compare) {
        this.#compare = compare;
        this.#stage = stage;
        this.#fingers = fingers;
        this.#clock = clock;
        const stop = () => this.stop();
        for (const type of ["pointerdown", "keydown", "wheel"]) {
            addEventListener(type, stop, { capture: true, passive: true });
        }
    }

    running = true;

    async start() {
        const turn = ++this.#turn, current = () => this.running && turn === this.#turn;
        const wait = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
        await wait(this.#turn === 1 ? FIRST : PAUSE); // First the whole picture, for as long as a look at it takes.
        while (current()) {
            const script = SCRIPTS[this.#compare.on ? "compare" : this.#stage.name];
            for (const [index, entry] of script.entries()) {
                const touches = entry.dive ? null : await this.#load(entry);
                while (document.hidden && current()) await wait(PAUSE);
                if (!current()) return;
                const item = this.#stage.items[index % this.#stage.items.length];
                if (touches) await this.#play(touches, item, current, entry);
                else item.view.zoomToRect(this.#stage.scene.dive(), { animated: true, duration: DIVE });
                await wait(touches ? LABEL : DIVE * 1000 + BETWEEN);
                if (!current()) return;
                this.#lift();
                await wait(PAUSE);
            }
            if (!current()) return;
            for (const { view } of this.#stage.items) view.fit({ animated: true, duration: 0.5 });
            this.#compare.reset();
            await wait(BETWEEN);
        }
    }

    async #load({ play: name, fingers }) {
        if (fingers) return touchesOf(fingers);
        if (!this.#files.has(name)) {
            const text = await (await fetch(`touches/${name}.jsonl`)).text();
            this.#files.set(name, text.trim().split("\n").slice(1).map((line) => JSON.parse(line)));
        }
        return this.#files.get(name);
    }

    /** Fingers go where the file has them, about a sight of the scene, or the middle of the safe area. */
    #play(touches, item, current, { play: name, at }) {
        const { width, height } = this.#stage.size, bars = this.#stage.insetsOf(item);
        const factor = Math.min((width - bars.left - bars.right) / SIZE.width,
            (height - bars.top - bars.bottom) / SIZE.height);
        const middle = at ? contentToView(item.view.getTransform(), ...this.#stage.scene.sights[at])
            : this.#stage.centerOf(item);
        const place = ({ x, y }) => ({
            x: middle.x + (x - SIZE.width / 2) * factor, y: middle.y + (y - SIZE.height / 2) * factor,
        });
        const start = this.#clock.now, label = name.replace("-", " ");
        let next = 0;
        return new Promise((resolve) => {
            const frame = () => {
                if (!current() || item.view.closed) return resolve(); // Another scene comes.
                const now = this.#clock.now;
                for (; next < touches.length && start + touches[next].time <= now; next++) {
                    this.#push(item, touches[next], start + touches[next].time, place(touches[next]));
                }
                this.#fingers.show([...this.#down, ...this.#lifted].map(([id, { x, y }]) =>
                    ({ id, x, y, label: id === FIRST_ID ? label : "", lifted: !this.#down.has(id) })));
                if (next < touches.length) requestAnimationFrame(frame);
                else resolve();
            };
            frame();
        });
    }

    #push({ view }, touch, time, { x, y }) {
        const id = FIRST_ID + touch.id;
        view.pushTouch(time, id, touch.phase, x, y);
        this.#compare.touch(id, touch.phase, x, y);
        if (touch.phase === "ended" || touch.phase === "cancelled") {
            this.#down.delete(id);
            this.#lifted.set(id, { x, y });
        } else {
            this.#down.set(id, { view, id, x, y });
            this.#lifted.delete(id);
        }
    }

    /** Another scene: what plays there begins again. */
    restart() {
        this.#lift();
        if (this.running) this.start();
    }

    #lift() {
        for (const { view, id, x, y } of this.#down.values()) {
            if (!view.closed) view.pushTouch(Math.max(this.#clock.now, view.getState().time), id, "cancelled", x, y);
            this.#compare.touch(id, "cancelled", x, y);
        }
        this.#down.clear();
        this.#lifted.clear();
        this.#fingers.show([]);
    }

    stop() {
        if (!this.running) return;
        this.running = false;
        this.#turn++;
        this.#lift();
    }
}

// SPDX-License-Identifier: MIT
/** Plays touches of files with ghosts of fingers, until somebody touches the page or presses a key. */

const SCRIPTS = {
    photo: ["pinch", "pan", "double-tap"], map: ["pinch", "rotate", "fling"], board: ["rotate", "fling", "pinch"],
    document: ["double-tap", "fling", "double-tap"], linked: ["pinch", "fling"], chart: ["pinch", "pinch"], grid: [],
};
const SIZE = { width: 400, height: 600 }; // Of the viewport of the files.
const PAUSE = 900, BETWEEN = 2600; // Milliseconds.
const FIRST_ID = 900; // Away from the ids of pointers.

export class Demo {
    #stage;
    #fingers;
    #clock;
    #turn = 0; // Another number for each run: what an older run has planned does nothing.
    #down = new Map();
    #files = new Map();

    constructor(stage, fingers, clock) {
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
        await wait(PAUSE);
        while (current()) {
            for (const [index, name] of SCRIPTS[this.#stage.name].entries()) {
                const touches = await this.#load(name);
                while (document.hidden && current()) await wait(PAUSE);
                if (!current()) return;
                await this.#play(touches, this.#stage.items[index % this.#stage.items.length], current);
                await wait(PAUSE);
            }
            if (!current()) return;
            for (const { view } of this.#stage.items) view.fit({ animated: true, duration: 0.5 });
            await wait(BETWEEN);
        }
    }

    async #load(name) {
        if (!this.#files.has(name)) {
            const text = await (await fetch(`touches/${name}.jsonl`)).text();
            this.#files.set(name, text.trim().split("\n").slice(1).map((line) => JSON.parse(line)));
        }
        return this.#files.get(name);
    }

    /** Fingers go where the file has them, about the middle of the content. */
    #play(touches, item, current) {
        const { width, height } = this.#stage.size, bars = this.#stage.insetsOf(item);
        const factor = Math.min((width - bars.left - bars.right) / SIZE.width,
            (height - bars.top - bars.bottom) / SIZE.height);
        const place = ({ x, y }) => ({
            x: (bars.left + width - bars.right) / 2 + (x - SIZE.width / 2) * factor,
            y: (bars.top + height - bars.bottom) / 2 + (y - SIZE.height / 2) * factor,
        });
        const start = this.#clock.now;
        let next = 0;
        return new Promise((resolve) => {
            const frame = () => {
                if (!current() || item.view.closed) return resolve(); // Another scene comes.
                const now = this.#clock.now;
                for (; next < touches.length && start + touches[next].time <= now; next++) {
                    this.#push(item, touches[next], start + touches[next].time, place(touches[next]));
                }
                this.#fingers.show([...this.#down.values()].map(({ x, y }, index) => ({ id: index, x, y, label: "" })));
                if (next < touches.length) requestAnimationFrame(frame);
                else resolve();
            };
            frame();
        });
    }

    #push({ view }, touch, time, { x, y }) {
        const id = FIRST_ID + touch.id;
        view.pushTouch(time, id, touch.phase, x, y);
        if (touch.phase === "ended" || touch.phase === "cancelled") this.#down.delete(id);
        else this.#down.set(id, { view, id, x, y });
    }

    /** Another scene: what plays there begins again. */
    restart() {
        this.#lift();
        if (this.running) this.start();
    }

    #lift() {
        for (const { view, id, x, y } of this.#down.values()) {
            if (!view.closed) view.pushTouch(Math.max(this.#clock.now, view.getState().time), id, "cancelled", x, y);
        }
        this.#down.clear();
        this.#fingers.show([]);
    }

    stop() {
        if (!this.running) return;
        this.running = false;
        this.#turn++;
        this.#lift();
    }
}

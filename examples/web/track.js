// SPDX-License-Identifier: MIT
/** A recording of one view: all of its calls, checked by a replay, and a second view that plays them. */

import { View, codes } from "./tapzoom/tapzoom.js";

const PHASES = Object.fromEntries(Object.entries(codes.touch).map(([name, number]) => [number, name]));

export class Track {
    /** Throws a TapzoomError if the bytes are no recording, or if a call gives other bits than the recorded one. */
    constructor({ name, bytes }) {
        this.name = name;
        this.bytes = bytes;
        this.times = [];
        this.transforms = []; // After each call.
        const view = new View({ viewport: [1, 1], content: [1, 1] });
        try {
            for (const { kind, time, numbers, number, hash } of view.replay(bytes)) {
                if (number === 0) {
                    const [width, height, , , , , x, y, wide, high] = numbers;
                    this.viewport = { width, height };
                    this.content = { x, y, width: wide, height: high };
                }
                if (kind === "viewport") this.viewport = { width: numbers[0], height: numbers[1] };
                this.times.push(time);
                this.transforms.push(view.getTransform());
                this.hash = hash;
            }
        } finally {
            view.close();
        }
        if (this.times.length === 0) throw new Error("the file is empty");
        this.start = this.times.find(Number.isFinite) ?? 0;
        this.end = Math.max(this.times.at(-1), this.start);
        this.rewind();
    }

    rewind() {
        this.close();
        this.view = new View({ viewport: [1, 1], content: [1, 1] });
        this.calls = this.view.replay(this.bytes);
        this.next = 0;
        this.contacts = new Map();
    }

    /** Plays the calls up to a time, and returns the transform of that time. onEvent hears their events. */
    playTo(time, onEvent) {
        while (this.next < this.times.length && !(this.times[this.next] > time)) {
            const { value } = this.calls.next();
            this.next++;
            if (value.kind === "touch") this.#touch(value);
            if (value.kind === "cancel-touches") this.contacts.clear();
            if (onEvent) value.events.forEach(onEvent);
        }
        // Between two recorded frames, as in slow motion, the view knows where an animation is.
        const clock = this.view.getState().time;
        return this.next < this.times.length && time > clock ? this.view.getTransformAt(time)
            : this.view.getTransform();
    }

    #touch({ numbers: [, x, y], integers: [id, phase] }) {
        if (PHASES[phase] === "ended" || PHASES[phase] === "cancelled") this.contacts.delete(id);
        else this.contacts.set(id, { id, x, y });
    }

    close() {
        this.calls?.return();
        this.view?.close();
    }
}

// SPDX-License-Identifier: MIT
/** Replays recordings on the stage, with ghosts of the fingers. */

import { TapzoomError, View } from "./tapzoom/tapzoom.js";
import { scenes } from "./scenes/index.js";
import { Track } from "./track.js";
import { isZip, unzip } from "./zip.js";

const LONGEST = 600; // Seconds of touches.

/** A file of touches (JSON lines, see examples/touches) as a recording: the touches on a view of the stage. */
function record(text, stage) {
    const [header, ...touches] = text.trim().split("\n").map((line) => JSON.parse(line));
    const [width, height] = header.numbers?.viewport ?? [400, 600], { content } = stage.items[0];
    if (touches.at(-1).time > LONGEST) throw new Error("the touches take too long");
    const view = new View({ viewport: [width, height], content, preset: stage.preset, ...stage.own,
        ...stage.changes });
    try {
        view.beginRecording();
        const parts = [], end = touches.at(-1).time + 2;
        for (let frame = 1, from = 0; (frame - 1) / 60 < end; frame++) {
            const to = touches.findIndex(({ time }, at) => at >= from && time > frame / 60);
            const until = to < 0 ? touches.length : to;
            view.frame(frame / 60, touches.slice(from, until));
            parts.push(...view.fetchRecording());
            from = until;
        }
        return { name: header.name ?? "touches", bytes: Uint8Array.from(parts) };
    } finally {
        view.close();
    }
}

/** Events: "change" (tracks, time or running). */
export class Replay extends EventTarget {
    tracks = [];
    running = false;
    time = 0; // Seconds since the start.
    #stage;
    #fingers;
    #clock;
    #listeners;
    #last = 0;

    constructor(stage, fingers, clock, listeners) {
        super();
        this.#stage = stage;
        this.#fingers = fingers;
        this.#clock = clock;
        this.#listeners = listeners;
        clock.addEventListener("change", () => {
            if (this.running) this.#tick(false);
        });
    }

    get duration() { return Math.max(...this.tracks.map(({ end }) => end)) - this.#start; }
    get #start() { return Math.min(...this.tracks.map(({ start }) => start)); }

    /** Throws an Error with a message for the user. The stage is as before then. */
    async open(bytes, name) {
        let tracks;
        try {
            const files = isZip(bytes) ? unzip(bytes) : [{ name, bytes }];
            if (bytes[0] === 0x7b) files[0] = record(new TextDecoder().decode(bytes), this.#stage);
            tracks = files.map((file) => new Track(file));
        } catch (error) {
            const diverged = error instanceof TapzoomError && error.status === "diverged";
            throw new Error(diverged ? `Call ${error.entry.number} gives other bits than the recorded one.`
                : "This file is not a recording of tapzoom.", { cause: error });
        }
        this.close();
        const sizes = JSON.stringify(tracks.map(({ content }) => [content.width, content.height]));
        const known = Object.keys(scenes).find((one) => JSON.stringify(scenes[one].contents) === sizes);
        if (!known || known !== this.#stage.name) {
            await this.#stage.show(known ?? "grid", { content: tracks[0].content });
        }
        this.tracks = known ? tracks : tracks.slice(0, 1);
        this.#stage.held = true;
        this.seek(0);
    }

    play() {
        if (this.time >= this.duration) this.seek(0);
        this.running = true;
        this.#last = this.#clock.now;
        this.#tick(true);
        this.#changed();
    }

    pause() {
        this.running = false;
        this.#changed();
    }

    seek(time) {
        if (time < this.time) for (const track of this.tracks) track.rewind();
        this.time = time;
        this.#last = this.#clock.now;
        this.#draw(false);
        this.#changed();
    }

    close() {
        if (this.tracks.length === 0) return;
        this.running = false;
        for (const track of this.tracks) track.close();
        this.tracks = [];
        this.time = 0;
        this.#fingers.show([]);
        this.#stage.held = false;
        if (this.#stage.name === "grid") this.#stage.show("photo");
        else this.#stage.redraw();
        this.#changed();
    }

    #changed() {
        this.dispatchEvent(new Event("change"));
    }

    #tick(first) {
        if (!this.running) return;
        const now = this.#clock.now;
        if (!first) this.time = Math.min(this.time + now - this.#last, this.duration);
        this.#last = now;
        this.#draw(true);
        if (this.time >= this.duration) this.running = false;
        // A clock that stands still sends "change" when it goes on.
        else if (this.#clock.rate > 0) requestAnimationFrame(() => this.#tick(false));
        this.#changed();
    }

    #draw(heard) {
        const ghosts = [], { width, height } = this.#stage.size, time = this.#start + this.time;
        for (const [index, track] of this.tracks.entries()) {
            const item = this.#stage.items[index], shape = track.viewport;
            const factor = Math.min(width / shape.width, height / shape.height);
            const left = (width - factor * shape.width) / 2, top = (height - factor * shape.height) / 2;
            const toStage = ({ x, y }) => ({ x: factor * x + left, y: factor * y + top });
            const { scale, rotation, ...origin } = track.playTo(time,
                heard ? (event) => this.#listeners.event(event, item) : null);
            this.#stage.draw(item, { scale: scale * factor, rotation, ...toStage(origin) }, this.running);
            if (index === 0) this.#listeners.transform(this.time, { scale, ...origin });
            for (const contact of track.contacts.values()) {
                ghosts.push({ id: `${index}.${contact.id}`, label: "", ...toStage(contact) });
            }
        }
        this.#fingers.show(ghosts);
    }
}

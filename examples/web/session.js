// SPDX-License-Identifier: MIT
/** The controls of recordings: record, download, open, play; and the link and the code to copy. */

import { code } from "./code.js";
import { configInit } from "./tapzoom/tapzoom.js";
import { showPhone } from "./links.js";
import { zip } from "./zip.js";

const $ = (id) => document.getElementById(id);
const LARGEST = 64 * 2 ** 20; // Bytes of a file.

/** Downloads a file with the time in its name. */
export function save(blob, name, ending) {
    const anchor = document.createElement("a"), time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
    anchor.href = URL.createObjectURL(blob);
    anchor.download = `${name}-${time}.${ending}`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 60000);
}

export class Session {
    /** The last recording: [{ name, bytes }]. */
    files = [];
    #stage;
    #replay;
    #table;
    #say;
    #recording = false;

    /** link() returns the address with the present settings. */
    constructor(stage, replay, table, say, link) {
        this.#stage = stage;
        this.#replay = replay;
        this.#table = table;
        this.#say = say;
        for (const id of ["record", "record-2"]) $(id).addEventListener("click", () => this.#toggle());
        $("download").addEventListener("click", () => this.#download());
        $("again").addEventListener("click", async () => this.play(new Uint8Array(await this.blob.arrayBuffer())));
        $("file").addEventListener("change", (event) => {
            const [file] = event.target.files;
            event.target.value = "";
            if (file) this.#open(file);
        });
        this.#acceptDrops();
        $("play").addEventListener("click", () => (replay.running ? replay.pause() : replay.play()));
        // A touch takes over from a replay.
        stage.element.parentElement.addEventListener("pointerdown", ({ target }) => {
            if (stage.element.contains(target)) replay.close();
        }, { capture: true });
        $("eject").addEventListener("click", () => {
            replay.close();
            $("file").focus();
        });
        $("seek").addEventListener("input", () => {
            if (replay.running) replay.pause();
            replay.seek(($("seek").valueAsNumber / 1000) * replay.duration);
        });
        replay.addEventListener("change", () => this.#showPlayer());
        stage.addEventListener("scene", () => this.#end());
        let timer = 0; // The address follows the settings with a delay.
        for (const type of ["scene", "settings"]) {
            stage.addEventListener(type, () => {
                this.#showCode();
                clearTimeout(timer);
                timer = setTimeout(showPhone, 400);
            });
        }
        $("languages").addEventListener("change", () => this.#showCode());
        $("copy-code").addEventListener("click", () => this.#copy($("code").textContent, "Code copied"));
        $("copy-link").addEventListener("click", () => this.#copy(link(), "Link copied"));
    }

    #toggle() {
        if (this.#recording) {
            this.#finish(this.#stage.endRecord());
            return;
        }
        this.#replay.close();
        this.#stage.record();
        this.#recording = true;
        this.#showRecord();
        this.#say("Recording", true);
    }

    #finish(files) {
        this.files = files;
        this.#recording = false;
        this.#showRecord();
        const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
        this.#say(`Recorded ${(size / 1000).toFixed(1)} kB: replay or download it under Share`, true);
    }

    /** The views of a scene that closes take their recordings along. */
    #end() {
        if (!this.#recording) return;
        this.#recording = false;
        this.#showRecord();
    }

    #showRecord() {
        $("record").setAttribute("aria-pressed", this.#recording);
        $("record").setAttribute("aria-label", this.#recording ? "Stop recording" : "Record");
        $("record-2").setAttribute("aria-pressed", this.#recording);
        $("record-2").textContent = this.#recording ? "Stop" : "Record";
        $("again").disabled = $("download").disabled = this.files.length === 0;
    }

    /** The file as it is downloaded: a recording, or an archive with one for each view. */
    get blob() {
        if (this.files.length === 1) return new Blob([this.files[0].bytes], { type: "application/octet-stream" });
        return zip(this.files.map(({ name, bytes }, index) => ({ name: `${index + 1}-${name}.tapzoom`, bytes })));
    }

    #download() {
        save(this.blob, this.#stage.name, this.files.length === 1 ? "tapzoom" : "zip");
    }

    #acceptDrops() {
        let depth = 0;
        const over = (on) => document.body.classList.toggle("over", on);
        addEventListener("dragenter", () => over(++depth > 0));
        addEventListener("dragleave", () => over(--depth > 0));
        addEventListener("dragover", (event) => event.preventDefault());
        addEventListener("drop", (event) => {
            event.preventDefault();
            over(depth = 0);
            const [file] = event.dataTransfer.files;
            if (file) this.#open(file);
        });
    }

    async #open(file) {
        if (file.size > LARGEST) this.#say("This file is too large for a recording.", true);
        else await this.play(new Uint8Array(await file.arrayBuffer()), file.name);
    }

    async play(bytes, name = "recording") {
        try {
            await this.#replay.open(bytes, name);
            this.#replay.play();
        } catch (error) {
            this.#say(error.message, true);
        }
    }

    #showPlayer() {
        const { tracks, running, time, duration } = this.#replay, open = tracks.length > 0;
        $("player").hidden = !open;
        if (!open) return;
        $("play").textContent = running ? "Pause" : "Play";
        if (document.activeElement !== $("seek") || running) $("seek").value = (time / (duration || 1)) * 1000;
        $("seek").setAttribute("aria-valuetext", `${time.toFixed(1)} of ${duration.toFixed(1)} seconds`);
        const calls = tracks.reduce((sum, track) => sum + track.times.length, 0);
        const hash = tracks[0].hash.toString(16).padStart(16, "0");
        const text = `${duration.toFixed(1)} s, ${calls} calls, the same bits; hash ${hash}`;
        if ($("verdict").textContent !== text) $("verdict").textContent = text;
    }

    #showCode() {
        const { preset, config, baseline, attached, items } = this.#stage, plain = configInit(preset);
        const differs = (name, value) => JSON.stringify(value) !== JSON.stringify(plain[name]);
        // attach makes some settings by itself.
        const settings = Object.fromEntries(Object.entries(config).filter(([name, value]) => differs(name, value) &&
            !(name in attached && JSON.stringify(value) === JSON.stringify(baseline[name]))));
        const language = document.querySelector("input[name=language]:checked").value, { content } = items[0];
        $("code").textContent = code(language, this.#table, {
            preset, settings, content: Array.isArray(content) ? content : [content.width, content.height],
        });
    }

    async #copy(text, done) {
        try {
            await navigator.clipboard.writeText(text);
        } catch {
            // Without https the clipboard has an older door.
            const area = document.createElement("textarea");
            area.value = text;
            document.body.append(area);
            area.select();
            document.execCommand("copy");
            area.remove();
        }
        this.#say(done, true);
    }
}

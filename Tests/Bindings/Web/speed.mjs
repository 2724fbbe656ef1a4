// SPDX-License-Identifier: MIT
/**
 * The time of a frame with two moving fingers in the module: a push of both contacts, a step of the clock, and the
 * transform; or of View.frame of a package, which reads the state and two events, too. Compare only within one run,
 * because the load of the machine changes.
 *
 *     node Tests/Bindings/Web/speed.mjs MODULE.wasm... PACKAGE.js...
 *     sh Tests/Bindings/Web/speed.sh MODULE.wasm...         in Chromium
 */

const CONFIG_SIZE = 856, CAPACITY = 4096; // Bytes.
const TOUCH = 64, VIEWPORT = 128, CONTENT = 256, VIEW = 512, TRANSFORM = 1024; // Addresses within the memory.
const BEGAN = 1, MOVED = 2, ENDED = 3;

/** A view with two fingers, in an instance of its own. */
export class Pinch {
    constructor(module) {
        const wasm = this.wasm = new WebAssembly.Instance(module).exports;
        const config = wasm.malloc(CAPACITY), memory = this.memory = wasm.malloc(CAPACITY);
        this.check(wasm.tapzoom_config_init(config, CONFIG_SIZE, 0));
        // The calls below allocate one view, for which the memory grows.
        new Float64Array(wasm.memory.buffer).set([400, 600], (memory + VIEWPORT) / 8);
        new Float64Array(wasm.memory.buffer).set([0, 0, 2000, 3000], (memory + CONTENT) / 8);
        this.check(wasm.tapzoom_create(config, memory + VIEWPORT, memory + CONTENT, memory + VIEW));
        this.f64 = new Float64Array(wasm.memory.buffer);
        this.i32 = new Int32Array(wasm.memory.buffer);
        this.view = this.i32[(memory + VIEW) / 4];
        this.time = 0;
    }

    check(status) {
        if (status) throw new Error(`status ${status}`);
    }

    finger(index, x, y, phase) {
        const at = this.memory + index * TOUCH;
        this.f64[at / 8] = this.time;
        this.i32[at / 4 + 2] = index + 1;
        this.f64[at / 8 + 2] = x;
        this.f64[at / 8 + 3] = y;
        this.i32[at / 4 + 8] = phase;
    }

    /** Pushes both fingers, `by` points away from where they began. */
    push(by, phase) {
        this.finger(0, 150 - by, 300 + by / 3, phase);
        this.finger(1, 250 + by, 300 - by / 2, phase);
        return this.wasm.tapzoom_push_touches(this.view, this.memory, 2, 0);
    }

    /** Both fingers land, move in all frames and lift. Returns the microseconds of a frame. */
    play(frames) {
        this.check(this.push(0, BEGAN));
        let failed = 0;
        const start = performance.now();
        for (let frame = 1; frame <= frames; frame++) {
            this.time += 1 / 120;
            failed |= this.push(60 * Math.sin(frame / 40), MOVED);
            failed |= this.wasm.tapzoom_advance(this.view, this.time);
            failed |= this.wasm.tapzoom_get_transform(this.view, this.memory + TRANSFORM);
        }
        const used = performance.now() - start;
        this.check(failed);
        this.scale = this.f64[(this.memory + TRANSFORM) / 8];
        this.check(this.push(60, ENDED));
        this.time += 10;
        this.check(this.wasm.tapzoom_advance(this.view, this.time));
        return used * 1000 / frames;
    }
}

/** The same view and fingers in a package. */
export class PackagePinch {
    constructor({ View, codes, TOUCH_LENGTH }) {
        this.view = new View({ viewport: [400, 600], content: [2000, 3000] });
        this.touches = new Float64Array(2 * TOUCH_LENGTH);
        this.second = TOUCH_LENGTH;
        this.phases = codes.touch;
        this.time = 0;
    }

    frame(by, phase) {
        const { touches, second } = this;
        touches[0] = touches[second] = this.time;
        touches[1] = 1;
        touches[2] = 150 - by;
        touches[3] = 300 + by / 3;
        touches[second + 1] = 2;
        touches[second + 2] = 250 + by;
        touches[second + 3] = 300 - by / 2;
        touches[4] = touches[second + 4] = phase;
        return this.view.frame(this.time, touches);
    }

    play(frames) {
        this.frame(0, this.phases.began);
        let events = 0;
        const start = performance.now();
        for (let frame = 1; frame <= frames; frame++) {
            this.time += 1 / 120;
            const found = this.frame(60 * Math.sin(frame / 40), this.phases.moved);
            this.scale = found.transform.scale;
            events += found.events.length;
        }
        const used = performance.now() - start;
        if (events < frames) throw new Error("frames without events");
        this.frame(60, this.phases.ended);
        this.time += 10;
        this.view.frame(this.time);
        return used * 1000 / frames;
    }
}

/** Measures modules and packages in turn, so that the load of the machine meets all. Returns the times in order, for each module. */
export function measure(modules, rounds = 400, frames = 1000) {
    const pinches = modules.map((one) => one.View ? new PackagePinch(one) : new Pinch(one)), times = modules.map(() => []);
    for (const pinch of pinches) pinch.play(100000); // The engine optimizes the module meanwhile.
    for (let round = 0; round < rounds; round++) pinches.forEach((one, index) => times[index].push(one.play(frames)));
    return times.map((each) => each.sort((one, other) => one - other));
}

/** Returns a measurement as text. */
export function described(times) {
    const [least, median] = [times[0], times[times.length >> 1]].map((time) => time.toFixed(3));
    return `${least} us at least, ${median} us in the median`;
}

if (globalThis.process?.argv[1]?.endsWith("speed.mjs")) {
    const { readFileSync } = await import("node:fs");
    const { pathToFileURL } = await import("node:url");
    const paths = process.argv.slice(2);
    measure(await Promise.all(paths.map(async (path) => {
        if (!path.endsWith(".js")) return new WebAssembly.Module(readFileSync(path));
        const found = await import(pathToFileURL(path));
        await found.load();
        return found;
    })))
        .forEach((times, index) => console.log(`${paths[index]}: ${described(times)}`));
}

// SPDX-License-Identifier: MIT
/** Measures a frame of two fingers in this browser: two samples in, a transform and the events out. */

import { load, View, codes } from "./tapzoom.js";

const FRAMES = 4000; // In one measurement, so that the browser's clock is exact enough.
const MEASUREMENTS = 60;
const number = new URLSearchParams(location.search).get("page");

/** The samples of two fingers that spread and turn, back and forth, for `count` frames: 16 numbers each. */
function script(count, start) {
    const samples = new Float64Array(16 * count);
    for (let index = 0; index < count; index++) {
        const time = start + index / 120, radius = 120 + 60 * Math.sin(time * 2), angle = 0.3 * Math.sin(time);
        const x = radius * Math.cos(angle), y = radius * Math.sin(angle);
        samples.set([time, 1, 500 - x, 350 - y, codes.touch.moved, 0, 0, 0], 16 * index);
        samples.set([time, 2, 500 + x, 350 + y, codes.touch.moved, 0, 0, 0], 16 * index + 8);
    }
    return samples;
}

/** Microseconds of a frame in each measurement. `step` runs one frame; it gets the time and the samples. */
function measure(view, step) {
    const landed = script(1, 0);
    landed[4] = landed[12] = codes.touch.began;
    view.frame(0, landed);
    const found = [];
    let sum = 0;
    for (let round = 0; round <= MEASUREMENTS; round++) {
        const start = view.getState().time + 1 / 120, samples = script(FRAMES, start);
        const frames = Array.from({ length: FRAMES }, (_, index) => samples.subarray(16 * index, 16 * index + 16));
        const begin = performance.now();
        for (let index = 0; index < FRAMES; index++) sum += step(view, samples[16 * index], frames[index]);
        const end = performance.now();
        if (round > 0) found.push((end - begin) * 1000 / FRAMES); // The first one compiles the code.
    }
    if (!(sum > 0) || view.getState().contactCount !== 2 || view.getState().correctedCount !== 0) {
        throw new Error("the view is not in a pinch");
    }
    found.sort((one, other) => one - other);
    return { min: found[0], median: found[found.length >> 1], max: found.at(-1), last: view.getTransform() };
}

async function run() {
    await load();
    const settings = { viewport: [1000, 700], content: [4000, 3000], preset: "maps" };
    const results = {
        frame: measure(new View(settings), (view, time, samples) => view.frame(time, samples).transform.scale),
        // The same without the objects of the events and the state, by three calls.
        calls: measure(new View(settings), (view, time, samples) => {
            view.pushTouches(samples);
            view.advance(time);
            return view.getTransform(view.mine ??= {}).scale;
        }),
    };
    // Many frames in one call: the cost in the module alone.
    const view = new View(settings), found = [];
    const landed = script(1, 0);
    landed[4] = landed[12] = codes.touch.began;
    view.frame(0, landed);
    for (let round = 0; round <= MEASUREMENTS; round++) {
        const samples = script(FRAMES, view.getState().time + 1 / 120);
        const times = Float64Array.from({ length: FRAMES }, (_, index) => samples[16 * index]);
        const begin = performance.now();
        view.run(samples, times);
        if (round > 0) found.push((performance.now() - begin) * 1000 / FRAMES);
    }
    found.sort((one, other) => one - other);
    results.run = { min: found[0], median: found[found.length >> 1], max: found.at(-1), last: view.getTransform() };
    return results;
}

let answer;
try {
    answer = { value: await run() };
} catch (error) {
    answer = { error: String(error) };
}
await fetch(`/answer?${number}`, { method: "POST", body: JSON.stringify(answer) });

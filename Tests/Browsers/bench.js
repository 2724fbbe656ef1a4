// SPDX-License-Identifier: MIT
/** Measures a frame of two fingers in this browser: two touches in, a transform and the events out. */

import { load, View, codes, TOUCH_LENGTH } from "./tapzoom.js";

const FRAME = 2 * TOUCH_LENGTH;
const FRAMES = 4000; // In one measurement, so that the browser's clock is exact enough.
const MEASUREMENTS = 60;
const number = new URLSearchParams(location.search).get("page");

/** The touches of two fingers that spread and turn, back and forth, for `count` frames: FRAME numbers each. */
function script(count, start) {
    const touches = new Float64Array(FRAME * count);
    for (let index = 0; index < count; index++) {
        const time = start + index / 120, radius = 120 + 60 * Math.sin(time * 2), angle = 0.3 * Math.sin(time);
        const x = radius * Math.cos(angle), y = radius * Math.sin(angle);
        touches.set([time, 1, 500 - x, 350 - y, codes.touch.moved], FRAME * index);
        touches.set([time, 2, 500 + x, 350 + y, codes.touch.moved], FRAME * index + TOUCH_LENGTH);
    }
    return touches;
}

/** Microseconds of a frame in each measurement. `step` runs one frame; it gets the time and the touches. */
function measure(view, step) {
    const landed = script(1, 0);
    landed[4] = landed[4 + TOUCH_LENGTH] = codes.touch.began;
    view.frame(0, landed);
    const found = [];
    let sum = 0;
    for (let round = 0; round <= MEASUREMENTS; round++) {
        const start = view.getState().time + 1 / 120, touches = script(FRAMES, start);
        const frames = Array.from({ length: FRAMES },
            (_, index) => touches.subarray(FRAME * index, FRAME * (index + 1)));
        const begin = performance.now();
        for (let index = 0; index < FRAMES; index++) sum += step(view, touches[FRAME * index], frames[index]);
        const end = performance.now();
        if (round > 0) found.push((end - begin) * 1000 / FRAMES); // The first one compiles the code.
    }
    if (!(sum > 0) || view.getState().contactCount !== 2) {
        throw new Error("the view is not in a pinch");
    }
    found.sort((one, other) => one - other);
    return { min: found[0], median: found[found.length >> 1], max: found.at(-1), last: view.getTransform() };
}

async function run() {
    await load();
    const settings = { viewport: [1000, 700], content: [4000, 3000], preset: "maps" };
    return {
        frame: measure(new View(settings), (view, time, touches) => view.frame(time, touches).transform.scale),
        // The same without the objects of the events and the state, by three calls.
        calls: measure(new View(settings), (view, time, touches) => {
            view.pushTouches(touches);
            view.advance(time);
            return view.getTransform(view.mine ??= {}).scale;
        }),
    };
}

let answer;
try {
    answer = { value: await run() };
} catch (error) {
    answer = { error: String(error) };
}
await fetch(`/answer?${number}`, { method: "POST", body: JSON.stringify(answer) });

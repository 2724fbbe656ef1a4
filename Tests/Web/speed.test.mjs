// SPDX-License-Identifier: MIT
/** The speed of the module in Node. Only the best round counts, because other programs may take the processor. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Pinch, described, measure } from "./speed.mjs";
import { WEB } from "./support.mjs";

test("a frame with two fingers takes at most two microseconds", () => {
    const [times] = measure([new WebAssembly.Module(readFileSync(new URL("tapzoom.wasm", WEB)))]);
    assert.ok(times[0] <= 2, described(times));
    assert.ok(times[0] > 0.02, described(times)); // Not an empty loop.
});

test("the frames of the measurement zoom", () => {
    const pinch = new Pinch(new WebAssembly.Module(readFileSync(new URL("tapzoom.wasm", WEB))));
    pinch.play(60); // The fingers begin 100 points apart, and end 225 points apart. The fitted view has the scale 0.2.
    assert.ok(pinch.scale > 0.35 && pinch.scale < 0.45, String(pinch.scale)); // The slop does not zoom.
});

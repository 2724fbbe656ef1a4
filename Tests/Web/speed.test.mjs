// SPDX-License-Identifier: MIT
/** The speed of the module in Node. Only the best round counts, because other programs may take the processor. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { described, measure } from "./speed.mjs";
import { WEB } from "./support.mjs";

test("a frame with two fingers takes at most two microseconds", () => {
    const [times] = measure([new WebAssembly.Module(readFileSync(new URL("tapzoom.wasm", WEB)))]);
    assert.ok(times[0] <= 2, described(times));
    assert.ok(times[0] > 0.02, described(times)); // Not an empty loop.
});

test("the pinch of the measurement zooms", async () => {
    const { Pinch } = await import("./speed.mjs");
    const pinch = new Pinch(new WebAssembly.Module(readFileSync(new URL("tapzoom.wasm", WEB))));
    pinch.play(60);
    const end = 60 * Math.sin(60 / 40), distance = Math.hypot(100 + 2 * end, -5 / 6 * end);
    assert.ok(pinch.scale > 0 && distance > 100);
    const first = pinch.scale;
    pinch.play(20);
    assert.notEqual(pinch.scale, first);
});

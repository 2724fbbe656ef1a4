// SPDX-License-Identifier: MIT
/** What speed.mjs measures. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PackagePinch, Pinch } from "./speed.mjs";
import { WEB, tapzoom } from "./support.mjs";

test("the frames of the measurement zoom", async () => {
    const pinch = new Pinch(new WebAssembly.Module(readFileSync(new URL("tapzoom.wasm", WEB))));
    pinch.play(60); // The fingers begin 100 points apart, and end 225 points apart. The fitted view has the scale 0.2.
    assert.ok(pinch.scale > 0.35 && pinch.scale < 0.45, String(pinch.scale)); // The slop does not zoom.
    await tapzoom.load();
    const same = new PackagePinch(tapzoom);
    same.play(60);
    assert.equal(same.scale, pinch.scale);
});

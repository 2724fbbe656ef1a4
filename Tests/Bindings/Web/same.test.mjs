// SPDX-License-Identifier: MIT
/** The web and Python bindings give the same bits, and replay each other's recordings. */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { play } from "../calls/play.mjs";
import { ROOT, python, tapzoom, tokens } from "./support.mjs";

before(() => tapzoom.load());

async function inFolder(use) {
    const folder = mkdtempSync(join(tmpdir(), "tapzoom-"));
    try {
        return await use(folder);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

test("each function with each field prints what C prints", () => inFolder(async (folder) => {
    const expected = python(`
import os, pathlib, sys
import program, literal
folder = pathlib.Path(sys.argv[1])
(folder / "script.mjs").write_text(literal.JavaScript().write())
print(program.said(folder, os.environ.get("CC", "cc")), end="")
`, folder);
    const { default: script } = await import(join(folder, "script.mjs"));
    // Bits of later kinds of events have no name.
    const [, , kinds] = script.structs.config.find(([name]) => name === "events");
    const known = Object.values(kinds).reduce((sum, kind) => sum | 1n << BigInt(kind), 0n);
    const wanted = expected.replace(/(?<= events=)-?\d+/g, (mask) => BigInt(mask) & known);
    assert.deepEqual(play(tapzoom, script), wanted.trim().split("\n"));
}));

test("touches of files in batches give the transforms of Python", () => {
    const files = readdirSync(`${ROOT}examples/touches`).filter((name) => name.endsWith(".jsonl"));
    const expected = JSON.parse(python(`
import json, pathlib, sys, tapzoom
found = {}
for path in sorted(pathlib.Path("examples/touches").glob("*.jsonl")):
    touches = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    with tapzoom.View((400, 600), (2000, 3000), preset="photos") as view:
        rows = []
        for touch in touches:
            view.push_touch(touch["time"], touch["id"], touch["phase"], touch["x"], touch["y"])
            rows.append(list(view.transform))
        for frame in range(120):
            view.advance(touches[-1]["time"] + frame / 60)
            rows.append(list(view.transform))
        found[path.name] = rows
print(json.dumps(found))
`));
    assert.ok(files.length >= 4);
    for (const name of files) {
        const touches = readFileSync(`${ROOT}examples/touches/${name}`, "utf8").trim().split("\n").slice(1)
            .map((line) => JSON.parse(line));
        const numbers = new Float64Array(touches.length * tapzoom.TOUCH_LENGTH);
        touches.forEach(({ time, id, phase, x, y }, index) => {
            numbers.set([time, id, x, y, tapzoom.codes.touch[phase]], index * tapzoom.TOUCH_LENGTH);
        });
        const last = touches.at(-1).time, ends = Array.from({ length: 120 }, (_, frame) => last + frame / 60);
        const one = new tapzoom.View({ viewport: [400, 600], content: [2000, 3000] });
        const rows = touches.map((_, index) => {
            one.pushTouches(numbers.subarray(index * tapzoom.TOUCH_LENGTH, (index + 1) * tapzoom.TOUCH_LENGTH));
            return Object.values(one.getTransform());
        });
        for (const time of ends) rows.push(Object.values(one.frame(time).transform));
        assert.deepEqual(rows, expected[name], name);

        // All at once, and as objects: the end is the same.
        const many = new tapzoom.View({ viewport: [400, 600], content: [2000, 3000] });
        many.frame(ends.at(-1), numbers);
        const objects = new tapzoom.View({ viewport: [400, 600], content: [2000, 3000] });
        objects.pushTouches(touches.map(({ time, id, phase, x, y }) => ({ time, id, phase, x, y })));
        objects.frame(ends.at(-1));
        assert.deepEqual(Object.values(many.getTransform()), rows.at(-1), name);
        assert.deepEqual(Object.values(objects.getTransform()), rows.at(-1), name);
        for (const view of [one, many, objects]) view.close();
    }
});

test("a recording replays in Python, and a recording of Python replays here", () => inFolder((folder) => {
    const view = new tapzoom.View({ viewport: [400, 600], content: [2000, 3000], preset: "maps" });
    view.beginRecording();
    view.pushTouch(0, 1, "began", 100, 100);
    view.pushTouch(0, 2, "began", 200, 100);
    for (let step = 1; step < 20; step++) {
        view.pushTouch(step / 60, 1, "moved", 100 - 3 * step, 100);
        view.pushTouch(step / 60, 2, "moved", 200 + 3 * step, 100);
        view.frame(step / 60);
    }
    view.zoomBy(1.5, 10, 20, { duration: 0.2 });
    view.frame(1);
    const bytes = view.fetchRecording(), end = view.getTransform();
    view.endRecording();
    writeFileSync(join(folder, "ours"), bytes);
    const printed = python(`
import sys, tapzoom
with tapzoom.View((10, 10), (10, 10)) as view:
    count = sum(1 for _ in tapzoom.replay(open(sys.argv[1] + "/ours", "rb").read(), view))
    print(count, *("%.17g" % number for number in view.transform))
    view.begin_recording()
    view.fit(duration=0.3)
    view.frame(1.1, [])
    open(sys.argv[1] + "/theirs", "wb").write(view.fetch_recording())
    print(*("%.17g" % number for number in view.transform))
`, folder);
    const [count, ...rest] = tokens(printed);
    assert.deepEqual(rest.slice(0, 4), Object.values(end));
    const other = new tapzoom.View({ viewport: [1, 1], content: [1, 1] });
    const kinds = [...other.replay(bytes)].map(({ kind }) => kind);
    assert.equal(kinds.length, count);
    assert.equal(kinds[0], "start");
    assert.ok(kinds.includes("touch") && kinds.includes("zoom-by"));
    assert.deepEqual(other.getTransform(), end);
    for (const entry of other.replay(new Uint8Array(readFileSync(join(folder, "theirs"))))) assert.ok(entry.hash > 0n);
    assert.deepEqual(Object.values(other.getTransform()), rest.slice(4));
}));

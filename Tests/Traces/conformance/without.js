// SPDX-License-Identifier: MIT
/**
 * Answers the requests of the conformance cases with examples/web/without.js: drag, pinch and wheel by hand, as in
 * tutorials. `python3 Tests/Traces/conformance/run.py -- node Tests/Traces/conformance/without.js`
 */

"use strict";
const fs = require("node:fs"), path = require("node:path"), readline = require("node:readline");

const LACKS = ["rotate", "fling", "limits", "double_tap_zoom", "tap", "double_tap", "long_press", "swipe"];
const source = fs.readFileSync(path.join(__dirname, "../../../examples/web/without.js"), "utf8");
let handlers, size, shown;

const element = {
    addEventListener: (type, handle) => handlers.set(type, handle),
    getBoundingClientRect: () => ({ width: size[0], height: size[1] }),
};

function answer(attach, request) {
    if (request.begin) {
        handlers = new Map(), size = request.begin.view, shown = request.begin.show;
        attach(element, (transform) => shown = transform, shown);
        return { lacks: LACKS };
    }
    for (const { id, phase, x, y } of request.touches ?? [])
        handlers.get(`pointer${phase}`)({ pointerId: id, clientX: x, clientY: y });
    if (request.wheel)
        handlers.get("wheel")({ clientX: request.wheel.x, clientY: request.wheel.y, deltaY: -100 * request.wheel.notches });
    if (request.view) size = request.view;
    return request.frame ? { scale: shown.scale, angle: 0, x: shown.x, y: shown.y, events: [] } : {};
}

import(`data:text/javascript,${encodeURIComponent(source)}`).then(({ attach }) =>
    readline.createInterface({ input: process.stdin }).on("line", (line) =>
        process.stdout.write(JSON.stringify(answer(attach, JSON.parse(line))) + "\n")));

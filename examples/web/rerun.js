// SPDX-License-Identifier: MIT
/** Runs the calls of a recording again on a view that polls FAILED. */

import { TapzoomError, View, codes } from "./tapzoom/tapzoom.js";

const REST = 1; // Seconds after the last call in which gestures that wait for more touches are decided.
const names = (key) => Object.fromEntries(Object.entries(codes[key]).map(([name, number]) => [number, name]));
const PHASES = names("touch"), TOOLS = names("tool"), KEEP = names("keep"), OWNERS = names("owner");
const UNITS = names("unit"), SOURCES = names("source"), SCROLLS = names("scroll");
const CURVES = names("curve"), PATHS = names("path"), STEPS = names("step");

const rect = ([x, y, width, height]) => ({ x, y, width, height });
const viewport = ([width, height, left, top, right, bottom]) => ({ width, height, left, top, right, bottom });

/** The options of a command: its last eight numbers from `at` on, and its first four integers. */
function options(numbers, at, [animated, curve, path, quiet]) {
    const [duration, left, top, right, bottom, maxScale, flyRho, flySpeed] = numbers.slice(at);
    const plain = { left, top, right, bottom, maxScale, quiet: quiet !== 0 };
    return animated
        ? { ...plain, animated: true, curve: CURVES[curve], path: PATHS[path], duration, flyRho, flySpeed }
        : { ...plain, quiet: quiet === 1 };
}

/** The other calls, by their kinds: the view, the numbers, the integers. */
const CALLS = {
    viewport: (view, n) => view.setViewport(viewport(n)),
    content: (view, n, [keep]) => view.setContent(rect(n), KEEP[keep]),
    "pager-offset": (view, [x, y]) => view.setPagerOffset(x, y),
    touch: (view, [time, x, y, size], [id, phase, tool, flags, buttons]) =>
        view.pushTouches(Float64Array.of(time, id, x, y, phase, tool, flags, buttons, size), 1),
    scroll: (view, [time, x, y, dx, dy, factor, rotation], [unit, source, phase]) => view.pushScroll({
        time, x, y, dx, dy, factor, rotation, unit: UNITS[unit], source: SOURCES[source], phase: SCROLLS[phase] }),
    owner: (view, _, [id, owner]) => view.setContactOwner(id, OWNERS[owner]),
    "pen-near": (view, [time]) => view.penNear(time),
    "cancel-touches": (view, [time]) => view.cancelTouches(time),
    advance: (view, [time]) => view.advance(time),
    "rebase-time": (view, [offset]) => view.rebaseTime(offset),
    "set-transform": (view, [scale, rotation, x, y, ...n], i) =>
        view.setTransform({ scale, rotation, x, y }, options(n, 0, i)),
    "zoom-to": (view, n, i) => view.zoomTo(n[0], n[1], n[2], options(n, 3, i)),
    "zoom-to-rect": (view, n, i) => view.zoomToRect(rect(n), options(n, 4, i)),
    "center-on": (view, n, i) => view.centerOn(n[0], n[1], n[2], options(n, 3, i)),
    "rotate-to": (view, n, i) => view.rotateTo(n[0], n[1], n[2], options(n, 3, i)),
    fit: (view, n, i) => view.fit(options(n, 0, i)),
    "pan-by": (view, n, i) => view.panBy(n[0], n[1], options(n, 2, i)),
    "zoom-by": (view, n, i) => view.zoomBy(n[0], n[1], n[2], options(n, 3, i)),
    "rotate-by": (view, n, i) => view.rotateBy(n[0], n[1], n[2], options(n, 3, i)),
    step: (view, n, [action, ...i]) => view.step(STEPS[action], options(n, 0, i)),
    "set-velocity": (view, [x, y, logScale, rotation, viewX, viewY]) =>
        view.setVelocity({ x, y, logScale, rotation, viewX, viewY }),
    "stop-motion": (view) => view.stopMotion(),
    poll: () => {}, // This view polls after each call.
};

/** Makes a call on the view. config: the settings from now on. An unknown kind is a mistake of this file. */
export function call(view, { kind, numbers, integers, snapshot }, config) {
    if (kind === "load-state") view.loadState(snapshot);
    if (kind === "load-state") view.setConfig(config);
    else if (kind === "config") view.setConfig(config, options(numbers, 0, integers));
    else if (Object.hasOwn(CALLS, kind)) CALLS[kind](view, numbers, integers);
    else throw new Error(`a recording has a call of an unknown kind, ${kind}`);
}

/** The settings with which a view reports failures. */
const polling = (config) => ({ ...config, events: [...config.events, "failed"] });

/** The calls with what only a replay knows: the settings and the snapshots. */
function read(bytes) {
    const view = new View({ viewport: [1, 1], content: [1, 1] }), calls = [];
    try {
        for (const { kind, numbers, integers } of view.replay(bytes)) {
            const sets = kind === "start" || kind === "config" || kind === "load-state";
            calls.push({ kind, numbers, integers, config: sets ? view.getConfig() : null,
                snapshot: kind === "load-state" ? view.saveState() : null });
        }
    } finally {
        view.close();
    }
    return calls;
}

/**
 * Runs a recording. heard: { touch({ time, id, x, y, phase, tool }), event(event, config) }, in the order of the calls, with
 * times since the start.
 */
export function rerun(bytes, heard) {
    let view = null, config = null, start = null;
    const poll = () => {
        for (const event of view.pollEvents()) heard.event({ ...event, time: event.time - start }, config);
    };
    try {
        for (const one of read(bytes)) {
            const { kind, numbers, integers } = one;
            if (one.config) config = polling(one.config);
            if (kind === "start") {
                view?.close();
                view = new View({ viewport: viewport(numbers), content: rect(numbers.slice(6)), ...config });
                continue;
            }
            if (kind === "touch" || kind === "advance" || kind === "scroll") start ??= numbers[0];
            try {
                call(view, one, config);
            } catch (error) {
                if (!(error instanceof TapzoomError)) throw error;
            }
            if (kind === "rebase-time") start += numbers[0];
            if (kind === "touch") {
                const [id, phase, tool] = integers;
                const [time, x, y] = numbers;
                heard.touch({ time: time - start, id, x, y, phase: PHASES[phase], tool: TOOLS[tool] });
            }
            poll();
        }
        const { time, contactCount } = view.getState();
        if (contactCount === 0 && Number.isFinite(time)) {
            view.advance(time + REST);
            poll();
        }
    } finally {
        view?.close();
    }
}

// SPDX-License-Identifier: MIT
/** Errors, batches, memory and loading of the module. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { PHOTO, WEB, run, tapzoom } from "./support.mjs";

const { View, TapzoomError, codes } = tapzoom;

before(() => tapzoom.load());

/** Checks that a call throws a TapzoomError with these fields, and with this text in its message. */
function refused(call, { message, ...expected }) {
    assert.throws(call, (error) => {
        assert.ok(error instanceof TapzoomError && error instanceof Error, error);
        for (const [name, value] of Object.entries(expected)) assert.deepEqual(error[name], value, error.message);
        if (message) assert.equal(error.message, message);
        return true;
    });
}

test("a wrong setting is named", () => {
    refused(() => new View({ ...PHOTO, doubleTapTime: -1 }), { status: "range", field: "doubleTapTime" });
    refused(() => new View({ ...PHOTO, panSlop: NaN }), { status: "not-finite", field: "panSlop" });
    refused(() => new View({ ...PHOTO, doubleTap: "jump" }), { status: "enum", field: "doubleTap" });
    refused(() => new View({ ...PHOTO, doubleTap: 1 }), { status: "enum", field: "doubleTap" });
    refused(() => new View({ ...PHOTO, doubleTap: "constructor" }), { status: "enum", field: "doubleTap" });
    refused(() => new View({ ...PHOTO, gestures: ["pan", "jump"] }), { status: "enum", field: "gestures" });
    refused(() => new View({ ...PHOTO, minPanContacts: 1.5 }), { status: "range", field: "minPanContacts" });
    refused(() => new View({ ...PHOTO, preset: "films" }), { status: "enum", field: "preset" });
    const levels = [{ fit: "contain", factor: 2 }, { fit: "contain", factor: 0 }];
    refused(() => new View({ ...PHOTO, levels }), { status: "range", field: "levels[1].factor" });
    const minScale = { fit: "contain", factor: 1, otherFit: "none", otherFactor: -1 };
    assert.match(tapzoom.configCheck({ minScale }), /^minScale\.other/);
    assert.equal(tapzoom.configCheck({ zoomStep: 0 }), "zoomStep");
    assert.equal(tapzoom.configCheck({ zoomStep: 2 }), "");
    const view = new View(PHOTO), old = view.getConfig();
    refused(() => view.setConfig({ zoomStep: 3, flingDecay: 0 }), { status: "range", field: "flingDecay" });
    assert.deepEqual(view.getConfig(), old);
    view.close();
});

test("an error has the value, its range, and what else there is", () => {
    const view = new View(PHOTO);
    const wrong = (settings, message) => refused(() => view.setConfig(settings), { message });
    wrong({ zoomStep: 0.5 }, "zoomStep=0.5: outside 1.01 to 100");
    wrong({ zoomStep: NaN }, "zoomStep=NaN: outside 1.01 to 100");
    wrong({ wheelSmoothing: 0.5 }, "wheelSmoothing=0.5: outside 0, or 1 to 1000");
    wrong({ tapDebounceTime: 9 }, "tapDebounceTime=9: outside 0 to doubleTapTime");
    wrong({ palmSize: -1 }, "palmSize=-1: outside 0 to 1e12");
    wrong({ minPanContacts: 1.5 }, "minPanContacts=1.5: not a whole number, 1 to 2");
    wrong({ levels: Array(9).fill(2) }, "levels: 9 levels; at most 8");
    wrong({ gestures: ["pinche"] }, 'gestures="pinche": not one of tap, double-tap, fingers-tap, long-press, pan, ' +
        'pinch, rotate, quick-zoom, swipe, fling; did you mean "pinch"?');
    wrong({ preset: "films" }, 'preset="films": not one of photos, maps, reader, board');
    wrong({ preset: "Map" }, 'preset="Map": not one of photos, maps, reader, board; did you mean "maps"?');
    wrong({ pagerEdges: ["left", "max-scale"] }, 'pagerEdges="max-scale": not one of left, top, right, bottom');
    wrong({ maxScale: { fit: "contain", factor: 2, otherFit: "cover" } },
        'maxScale.otherFit="cover": it needs an otherFactor');
    for (const [call, message] of [
        [() => view.fit({ quiet: true, duration: 1 }), "quiet=true: not with animated or a duration"],
        [() => view.setConfig({}, { quiet: true, animated: true }), "quiet=true: not with animated or a duration"],
        [() => view.setContactOwner(7, "undecided"), 'owner="undecided": not one of view, host'],
        [() => view.setContactOwner(7, "hosts"), 'owner="hosts": not one of view, host; did you mean "host"?'],
        [() => view.setContactOwner(7, "host"), `id=7: ${tapzoom.statusString("contact-unknown")}`],
        [() => view.setContent([1, 0]), "content.height=0: outside 1e-6 to 1e12"],
        [() => view.zoomTo(-1, 0, 0), "scale=-1: outside 1e-40 to 1e40"],
        [() => view.centerOn(1, 1, -1), "scale=-1: outside 0, or 1e-40 to 1e40"],
        [() => view.getSmartZoom([9, 9], 1, 1, -1), "maxScale=-1: outside 0, or 1e-40 to 1e40"],
        [() => view.rotateBy(2000, 1, 1), "angle=2000: outside -1000 to 1000"],
        [() => view.setVelocity({ logScale: 2000 }), "velocity.logScale=2000: outside -1000 to 1000"],
        [() => view.setTransform({ scale: 1, x: 1e41, y: 0 }), "transform.x=1e+41: outside -1e40 to 1e40"],
        [() => view.beginRecording(1e12), "size=1000000000000: not a whole number of bytes, 0 to 2^32 - 1"],
        [() => view.beginRecording(4e9), "no memory for 4000000000 bytes"],
        [() => view.fit({ duration: 20 }), "duration=20: outside 0, or 0.001 to 10"],
        [() => view.pushTouch(0, 1.5, "began", 0, 0), "id=1.5: not a whole number, -2^53 to 2^53"],
        [() => view.getContactOwner(7),
            `id=7: ${tapzoom.statusString("contact-unknown")}`],
        [() => tapzoom.transformInvert({ scale: 1e-30, x: 1e30, y: 0 }), "the result is outside its range"],
    ]) refused(call, { message });
    const packed = new Uint8Array(tapzoom.TOUCH_SIZE), data = new DataView(packed.buffer);
    data.setInt32(32, codes.touch.began, true);
    data.setFloat64(56, 3, true);
    refused(() => view.pushTouches(packed), { message: "touches[0].reserved=3: outside 0" });
    const phases = "not one of 1 (began), 2 (moved), 3 (ended), 4 (cancelled)";
    const tools = "not one of 0 (finger), 1 (pen), 2 (mouse)";
    const buttons = "not a sum of 1 (primary), 2 (secondary), 4 (middle), 8 (back), 16 (forward), 32 (eraser)";
    const id = "not a whole number, -2^53 to 2^53", flags = "not a sum of 1 (no-tap), 2 (no-slop), 4 (palm)";
    for (const [place, value, message] of [
        [4, 9, `phase=9: ${phases}`], [4, NaN, `phase=NaN: ${phases}`], [4, 1.5, `phase=1.5: ${phases}`],
        [4, 2 ** 32 + 1, `phase=4294967297: ${phases}`], [1, 9.5, `id=9.5: ${id}`], [1, NaN, `id=NaN: ${id}`],
        [5, -1, `tool=-1: ${tools}`], [5, 0.5, `tool=0.5: ${tools}`],
        [6, 8, `flags=8: ${flags}`], [6, -1, `flags=-1: ${flags}`], [6, 0.5, `flags=0.5: ${flags}`],
        [7, 64, `buttons=64: ${buttons}`], [7, 2 ** 32, `buttons=4294967296: ${buttons}`],
    ]) {
        const touches = Float64Array.of(0, 1, 5, 5, 1, 0, 0, 0, 0, 0, 2, 5, 5, 1, 0, 0, 0, 0);
        touches[9 + place] = value;
        refused(() => view.pushTouches(touches), { message: `touches[1].${message}` });
        view.cancelTouches(0);
    }
    view.close();
});

test("a name that does not exist brings the nearest one, or all", () => {
    const view = new View(PHOTO), message = (text) => ({ name: "TypeError", message: text });
    for (const [name, near] of [["zoom_step", "zoomStep"], ["panSlope", "panSlop"], ["MAXSCALE", "maxScale"]]) {
        assert.throws(() => view.setConfig({ [name]: 2 }),
            message(`there is no setting "${name}"; did you mean "${near}"?`));
    }
    assert.throws(() => view.fit({ maxscale: 2 }), message('there is no option "maxscale"; did you mean "maxScale"?'));
    assert.throws(() => view.setConfig({ speed: 2 }), /^TypeError: there is no setting "speed"; there are gestures, /);
    assert.throws(() => view.setConfig({ "": 2 }), /there is no setting ""; there are/);
    view.close();
});

test("a level is a fit and a factor, or a number", () => {
    const view = new View(PHOTO), whole = { fit: "cover", factor: 3, otherFit: "width", otherFactor: 2 };
    for (const [level, read] of [
        [["cover", 3, "width", 2], whole], [whole, whole], [2.5, { ...whole, fit: "none", factor: 2.5,
            otherFit: "none", otherFactor: 0 }], [["contain", 8], { fit: "contain", factor: 8, otherFit: "none",
            otherFactor: 0 }],
    ]) {
        view.setConfig({ maxScale: level, levels: [level] });
        assert.deepEqual(view.getConfig().maxScale, read);
        assert.deepEqual(view.getConfig().levels, [read]);
        assert.deepEqual(Object.keys(view.getConfig().maxScale), Object.keys(whole)); // In this order.
    }
    const old = view.getConfig();
    const text = (path, value) => `${path}: a level is { fit, factor }, such as { fit: "contain", factor: 8 }, or a ` +
        `plain scale, such as 2.5; not ${value}`;
    for (const [value, shown] of [["foto", '"foto"'], [[8, "contain"], '[8,"contain"]'], [null, "null"], [true, "true"],
        [{ factor: 3 }, '{"factor":3}'], [["contain"], '["contain"]'], [{ fit: "contain", factor: "8" },
            '{"fit":"contain","factor":"8"}']]) {
        assert.throws(() => view.setConfig({ maxScale: value }),
            { name: "TypeError", message: text("maxScale", shown) });
        assert.throws(() => view.setConfig({ levels: [2, value] }), { message: text("levels[1]", shown) });
    }
    refused(() => view.setConfig({ maxScale: 0 }), { field: "maxScale.factor",
        message: "maxScale.factor=0: outside 1e-6 to 1000000" });
    refused(() => view.setConfig({ minScale: ["contian", 1] }), { field: "minScale.fit" });
    assert.throws(() => view.setConfig({ maxScale: { fit: "cover", scale: 3 } }), /no field of a level "scale"/);
    assert.deepEqual(view.getConfig(), old);
    view.close();
});

test("what is missing has its name", () => {
    for (const [call, message] of [
        [() => new View(), "options is missing"], [() => new View(null), "options must be an object, not null"],
        [() => new View({}), "viewport is missing"], [() => new View({ viewport: [1, 1] }), "content is missing"],
        [() => new View({ viewport: "400", content: [1, 1] }),
            'viewport must be [width, height] or an object, not "400"'],
        [() => new View({ viewport: [400], content: [1, 1] }), "viewport.height is missing"],
        [() => new View(PHOTO).setContent(null), "content must be [width, height] or an object, not null"],
        [() => new View(PHOTO).setConfig(), "settings is missing"],
        [() => new View(PHOTO).zoomTo(2), "viewX is missing"],
        [() => new View(PHOTO).frame(() => 1), "time must be a number, not function"],
        [() => new View(PHOTO).frame("long ".repeat(99)), /^time must be a number, not "(long ){11}l\.\.\.$/],
    ]) assert.throws(call, { name: "TypeError", message });
});

/** Calls with one number each: its name, the ends of its range, and whether 0 has a meaning of its own. */
function numbers() {
    const view = new View(PHOTO), rect = { x: 0, y: 0, width: 10, height: 10 };
    const viewport = { width: 400, height: 600, left: 0, top: 0, right: 0, bottom: 0 };
    const transform = { scale: 1, rotation: 0, x: 0, y: 0 }, length = [-1e12, 1e12], size = [1e-6, 1e12];
    const inset = [0, 1e12], scale = [1e-40, 1e40], rate = [-1e3, 1e3], any = [-1e40, 1e40], flight = [1e-3, 1e3];
    const inViewport = { width: size, height: size, left: inset, top: inset, right: inset, bottom: inset };
    const inRect = { x: length, y: length, width: size, height: size };
    const inTransform = { scale, rotation: any, x: any, y: any };
    const inOptions = { duration: [1e-3, 10], left: inset, top: inset, right: inset, bottom: inset, maxScale: scale,
        flyRho: flight, flySpeed: flight };
    const zero = ["duration", "maxScale", "flyRho", "flySpeed", "factor"];
    const found = [];
    const fields = (ranges, old, call, path = "") => {
        for (const [name, ends] of Object.entries(ranges)) {
            found.push({ field: path + name, ends, zero: zero.includes(name),
                call: (value) => call({ ...old, [name]: value }) });
        }
    };
    const places = (call, first, ends) => {
        const names = [first, "viewX", "viewY"];
        names.forEach((field, index) => found.push({ field, ends: index ? length : ends, zero: false,
            call: (value) => call(...names.map((_, at) => at === index ? value : 1)) }));
    };
    fields(inViewport, viewport, (value) => view.setViewport(value), "viewport.");
    fields(inViewport, viewport, (value) => new View({ viewport: value, content: [1, 1] }), "viewport.");
    fields(inRect, rect, (value) => view.setContent(value), "content.");
    fields(inRect, rect, (value) => new View({ viewport: [1, 1], content: value }), "content.");
    fields(inRect, rect, (value) => view.zoomToRect(value), "rect.");
    fields(inTransform, transform, (value) => view.setTransform(value), "transform.");
    fields(inTransform, transform, (value) => view.getRasterTransform(value), "transform.");
    // The identity and the value itself keep the result in its range.
    fields(inTransform, transform, (value) => tapzoom.transformCompose(value, transform), "outer.");
    fields(inTransform, transform, (value) => tapzoom.transformCompose(transform, value), "inner.");
    fields(inTransform, transform, (value) => tapzoom.transformInterpolate(value, value, 0), "from.");
    fields(inTransform, transform, (value) => tapzoom.transformInterpolate(transform, value, 0), "to.");
    fields(inTransform, transform, (value) => tapzoom.transformInvert(value), "transform.");
    fields(inTransform, transform, (value) => tapzoom.transformToAffine(value), "transform.");
    fields({ t: [0, 1] }, {}, ({ t }) => tapzoom.transformInterpolate(transform, transform, t));
    fields(inTransform, transform, (value) => tapzoom.viewToContent(value, 0, 0), "transform.");
    fields(inOptions, {}, (value) => view.fit(value));
    fields(inOptions, {}, (value) => view.setConfig({}, value));
    fields({ time: length, x: length, y: length, dx: length, dy: length, factor: [1e-6, 1e6], rotation: rate },
        { time: 0, x: 0, y: 0 }, (value) => new View(PHOTO).pushScroll(value), "scroll.");
    fields({ x: length, y: length, logScale: rate, rotation: rate, viewX: length, viewY: length }, {},
        (value) => view.setVelocity(value), "velocity.");
    const inTouch = { time: length, x: length, y: length, size: inset }, touch = { time: 0, x: 0, y: 0, size: 0 };
    fields(inTouch, touch, ({ time, x, y, size }) =>
        new View(PHOTO).pushTouch(time, 1, "began", x, y, "finger", [], [], size));
    fields(inTouch, touch, ({ time, x, y, size }) =>
        new View(PHOTO).pushTouches(new Float64Array([time, 1, x, y, 1, 0, 0, 0, size])), "touches[0].");
    fields({ time: length }, {}, ({ time }) => new View(PHOTO).advance(time));
    fields({ time: length }, {}, ({ time }) => new View(PHOTO).frame(time));
    fields({ time: length }, {}, ({ time }) => new View(PHOTO).cancelTouches(time));
    fields({ offset: length }, {}, ({ offset }) => view.rebaseTime(offset));
    fields({ x: length, y: length }, { x: 0, y: 0 }, ({ x, y }) => view.setPagerOffset(x, y));
    fields({ dx: length, dy: length }, { dx: 0, dy: 0 }, ({ dx, dy }) => view.panBy(dx, dy));
    fields({ contentX: length, contentY: length }, { contentX: 0, contentY: 0 },
        ({ contentX, contentY }) => view.centerOn(contentX, contentY));
    fields({ maxScale: scale }, {}, ({ maxScale }) => view.getSmartZoom(rect, 5, 5, maxScale));
    places((...given) => view.zoomTo(...given), "scale", scale);
    places((...given) => view.zoomBy(...given), "factor", [1e-6, 1e6]);
    places((...given) => view.rotateTo(...given), "rotation", any);
    places((...given) => view.rotateBy(...given), "angle", rate);
    found.push({ field: "scale", ends: scale, zero: true, call: (value) => view.centerOn(0, 0, value) });
    return found;
}

/** The next number of a double away from 0, or across it. */
function beyond([low, high], up) {
    const end = up ? high : low, data = new DataView(new ArrayBuffer(8));
    data.setFloat64(0, end);
    if (end === 0) return -Number.MIN_VALUE;
    data.setBigInt64(0, data.getBigInt64(0) + (up === end > 0 ? 1n : -1n));
    return data.getFloat64(0);
}

test("a wrong number that is no setting is named", () => {
    const all = numbers();
    assert.ok(all.length > 80);
    for (const { field, ends, zero, call } of all) {
        for (const end of ends) call(end); // Right.
        for (const up of [false, true]) {
            const value = beyond(ends, up);
            refused(() => call(value), { status: "range", field });
            assert.throws(() => call(value), (error) => error.message.startsWith(`${field}=${value}: outside `));
        }
        refused(() => call(NaN), { status: "not-finite" });
        assert.throws(() => call(Infinity), (error) => error.field.endsWith(field.split(".").at(-1)), field);
        if (zero) call(0);
        else if (ends[0] > 0) refused(() => call(0), { status: "range", field });
    }
    const view = new View(PHOTO);
    for (const [index, field] of [[4, "phase"], [5, "tool"], [6, "flags"], [7, "buttons"]]) {
        const touches = new Float64Array([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0]);
        touches[9 + index] = 99;
        refused(() => new View(PHOTO).pushTouches(touches),
            { status: "enum", field: `touches[1].${field}`, accepted: 1 });
    }
    view.setConfig({ lenient: false });
    view.pushTouch(1, 1, "began", 10, 10);
    refused(() => view.frame(0.5), { status: "time", field: "time" });
    refused(() => view.advance(0.5), { message: `time=0.5: ${tapzoom.statusString("time")}` });
});

test("wrong types and unknown names are type errors", () => {
    assert.throws(() => new View({ ...PHOTO, pan_slop: 1 }), /no setting "pan_slop"/);
    assert.throws(() => new View({ ...PHOTO, panSlop: "1" }), TypeError);
    assert.throws(() => new View({ ...PHOTO, lenient: 1 }), TypeError);
    assert.throws(() => new View({ content: [1, 1] }), TypeError);
    assert.throws(() => new View({ viewport: { width: 3 }, content: [1, 1] }), /height is missing/);
    const view = new View(PHOTO);
    assert.throws(() => view.fit({ speed: 1 }), /no option "speed"/);
    assert.throws(() => view.setTransform({ scale: 1, x: 0 }), /y is missing/);
    assert.throws(() => view.pushTouches([1, 2]), TypeError);
    assert.throws(() => view.pushTouches(new Float64Array(8)), RangeError);
    assert.throws(() => view.pushTouches(new Uint8Array(63)), RangeError);
    assert.throws(() => view.pushTouches(new Float64Array(9), 2), RangeError);
    const whole = { scale: 1, x: 0, y: 0 };
    assert.throws(() => tapzoom.transformCompose(whole), /^TypeError: inner is missing/);
    assert.throws(() => tapzoom.transformInterpolate(whole, { scale: 1, x: 0 }, 0), /to\.y is missing/);
    assert.throws(() => view.pushTouches([null]), /^TypeError: touches\[0\] must be an object/);
    assert.throws(() => tapzoom.transformInvert(), TypeError);
    assert.throws(() => tapzoom.transformToAffine(null), TypeError);
    assert.throws(() => [...view.replay("bytes")], TypeError);
    assert.throws(() => view.loadState("bytes"), TypeError);
    view.close();
});

/** Calls with one number each, by the name of the number. */
const CALLS = {
    x: (view, value) => view.setPagerOffset(value, 0), dx: (view, value) => view.panBy(value, 1),
    dy: (view, value) => view.panBy(1, value), scale: (view, value) => view.zoomTo(value, 1, 1),
    factor: (view, value) => view.zoomBy(value, 1, 1), viewX: (view, value) => view.zoomBy(2, value, 1),
    viewY: (view, value) => view.rotateTo(1, 1, value), angle: (view, value) => view.rotateBy(value, 1, 1),
    contentX: (view, value) => view.centerOn(value, 1), maxScale: (view, value) =>
        view.getSmartZoom({ x: 0, y: 0, width: 9, height: 9 }, 1, 1, value),
    time: (view, value) => view.frame(value), offset: (view, value) => view.rebaseTime(value),
    y: (view, value) => view.setTransform({ scale: 1, rotation: 0, x: 0, y: value }),
    width: (view, value) => view.setViewport({ width: value, height: 9 }),
    duration: (view, value) => view.fit({ duration: value }), size: (view, value) => view.beginRecording(value),
    logScale: (view, value) => view.setVelocity({ logScale: value }), id: (view, value) => view.getContactOwner(value),
    "touches[0].size": (view, value) => view.pushTouches([{ time: 0, id: 1, x: 1, y: 1, phase: "began", size: value }]),
    t: (view, value) => tapzoom.transformInterpolate(view.getTransform(), view.getTransform(), value),
    originX: (view, value) => tapzoom.transformToMatrix(view.getTransform(), value),
};

test("a number of another type is a type error that names it", () => {
    const view = new View(PHOTO), bytes = view.saveState();
    const circle = {};
    circle.itself = circle;
    const all = ["1", null, true, [], {}, 1n, Symbol("1"), () => 1, circle];
    for (const [name, call] of Object.entries(CALLS)) {
        for (const value of all) {
            assert.throws(() => call(view, value), (error) =>
                error instanceof TypeError && error.message.includes(`${name} must be a number`), name);
        }
    }
    for (const call of [() => view.advance("1"), () => view.cancelTouches(null), () => view.getTransformAt([]),
        () => view.pushTouch("0", 1, "began", 1, 1), () => view.pushScroll({ time: true, x: 0, y: 0 })]) {
        assert.throws(call, /time must be a number/);
    }
    for (const value of all) {
        assert.throws(() => view.pushTouch(0, 1, "began", 1, 1, "pen", [], [], value), /size must be a number/);
        assert.throws(() => tapzoom.transformCompose(view.getTransform(), { scale: 1, x: value, y: 0 }),
            /inner\.x must be a number/);
        assert.throws(() => view.getRasterTransform({ scale: value, x: 0, y: 0 }), TypeError);
    }
    assert.deepEqual(view.saveState(), bytes);
    view.close();
});

/** An object whose getters run a program before they give their value. */
function trapped(values, program) {
    return Object.defineProperties({}, Object.fromEntries(Object.entries(values).map(([name, value]) =>
        [name, { enumerable: true, get() { program(); return value; } }])));
}

/** Calls with objects, which the getters of these objects disturb. */
const OBJECTS = {
    setTransform: (view, trap) => view.setTransform(trap({ scale: 0.5, rotation: 0, x: -9, y: -8 }),
        trap({ animated: true, duration: 0.5, curve: "ease-out" })),
    zoomToRect: (view, trap) => view.zoomToRect(trap({ x: 100, y: 200, width: 300, height: 400 }), trap({ left: 7 })),
    zoomTo: (view, trap) => view.zoomTo(0.7, 100, 100, trap({ animated: true, duration: 0.7 })),
    setConfig: (view, trap) => view.setConfig(trap({ panSlop: 3, levels: [trap({ fit: "contain", factor: 2 })],
        maxScale: trap({ fit: "contain", factor: 7 }), gestures: trap({ pan: false }) }), trap({ duration: 1 })),
    setViewport: (view, trap) => view.setViewport(trap({ width: 300, height: 500, left: 4 })),
    setContent: (view, trap) => view.setContent(trap({ x: 1, y: 2, width: 900, height: 800 })),
    setVelocity: (view, trap) => view.setVelocity(trap({ x: 5, y: 6, logScale: 0.5 })),
    pushScroll: (view, trap) => view.pushScroll(trap({ time: 1, x: 5, y: 6, factor: 1.5, source: "trackpad" })),
    pushTouches: (view, trap) => view.pushTouches([0, 1].map((id) =>
        trap({ time: 1, id, x: 100 + 9 * id, y: 100, phase: "began", buttons: ["primary"] }))),
    frame: (view, trap) => view.frame(1.5, [trap({ time: 1, id: 1, x: 100, y: 100, phase: "began", size: 9 })]),
};

test("getters that call other views do not change the arguments", () => {
    const other = new View(PHOTO);
    let count = 100;
    const disturb = () => {
        other.setConfig({ panSlop: 20, levels: [], gestures: ["tap"] });
        other.setTransform({ scale: 3, rotation: 1, x: 70, y: 80 }, { animated: true, duration: 2, left: 30 });
        other.setContent([7, 7]);
        other.setVelocity({ x: 1, y: 1, logScale: 9 });
        other.pushScroll({ time: 0, x: 1, y: 1, dy: 50 });
        count *= count < 5000 ? 4 : 1; // The memory for touches moves.
        other.pushTouches(Array.from({ length: count }, () => ({ time: 0, id: 1, x: 1, y: 1, phase: "began" })), 0);
        assert.throws(() => other.pushTouches(new Float64Array(9 * count)), TapzoomError);
    };
    for (const [name, call] of Object.entries(OBJECTS)) {
        const [quiet, disturbed] = [new View(PHOTO), new View(PHOTO)];
        call(quiet, (values) => values);
        call(disturbed, (values) => trapped(values, disturb));
        assert.deepEqual(disturbed.saveState(), quiet.saveState(), name);
        quiet.close();
        disturbed.close();
    }
    other.close();
});

test("setters that call other views do not change the results", () => {
    const view = new View(PHOTO), other = new View({ viewport: [10, 10], content: [3, 4] });
    const disturb = () => {
        other.getTransform();
        other.getState();
        other.getVelocity();
        other.getScaleRange();
        tapzoom.viewToContent({ scale: 3, rotation: 0, x: 0, y: 0 }, 9, 9);
        tapzoom.transformInvert({ scale: 3, rotation: 0, x: 0, y: 0 });
        other.getContent();
    };
    const at = view.getTransform();
    const place = { scale: 2, rotation: 1, x: 3, y: 4 };
    for (const read of [(out) => tapzoom.transformCompose(at, place, out), (out) => tapzoom.transformInvert(at, out),
        (out) => tapzoom.transformInterpolate(at, place, 0.5, out), (out) => view.getViewport(out),
        (out) => view.getContent(out), (out) => view.getTransform(out), (out) => view.getState(out),
        (out) => view.getScaleRange(out),
        (out) => view.getOverscroll(out), (out) => tapzoom.contentToView(at, 5, 6, out)]) {
        const quiet = read({}), seen = {};
        read(new Proxy(seen, { set(target, name, value) { disturb(); target[name] = value; return true; } }));
        assert.deepEqual(seen, quiet);
    }
    view.close();
    other.close();
});

test("getters that close the view make the call an error", () => {
    for (const [name, call] of Object.entries(OBJECTS)) {
        const view = new View(PHOTO);
        let made = [];
        refused(() => call(view, (values) => trapped(values, () => {
            view.close();
            if (made.length < 4) made.push(new View(PHOTO));
        })), { status: "null" });
        const untouched = new View(PHOTO);
        for (const one of made) assert.deepEqual(one.saveState(), untouched.saveState(), name);
        for (const one of [...made, untouched]) one.close();
    }
});

test("arrays that lie about their length are taken as they are", () => {
    const view = new View(PHOTO), bytes = view.saveState();
    class Liar extends Uint8Array {
        get length() { return 1e6; }
        subarray() { return new Uint8Array(1e6); }
    }
    view.loadState(Liar.from(bytes));
    assert.deepEqual(view.saveState(), bytes);
    assert.equal(view.pushTouches(new Liar(0)), undefined);
    refused(() => view.loadState(new Liar(3)), { status: "data" });
    view.close();
});

test("a refused call has the status of the header, and changes nothing", () => {
    const view = new View({ ...PHOTO, lenient: false });
    view.pushTouch(1, 1, "began", 10, 10);
    const bytes = view.saveState();
    refused(() => view.advance(0.5), { status: "time" });
    refused(() => view.advance(NaN), { status: "not-finite" });
    refused(() => view.pushTouch(2, 1, "began", 0, 0), { status: "contact-in-use", accepted: 0 });
    refused(() => view.pushTouch(2, 1, "landed", 0, 0), { status: "enum", field: "phase" });
    refused(() => view.pushTouch(2, 2 ** 60, "began", 0, 0), { status: "range", field: "id" });
    refused(() => view.getContactOwner(7), { status: "contact-unknown" });
    refused(() => view.zoomTo(-1, 0, 0), { status: "range" });
    refused(() => view.fit({ duration: NaN }), { status: "not-finite", field: "duration" });
    refused(() => view.fit({ animated: true, curve: "round" }), { status: "enum", field: "curve" });
    refused(() => view.setViewport([Infinity, 2]), { status: "not-finite", field: "viewport.width" });
    refused(() => view.setContent([1, 2], "all"), { status: "enum", field: "keep" });
    refused(() => view.beginRecording(0), { status: "buffer-too-small" });
    refused(() => view.beginRecording(-1), { status: "range", field: "size" });
    refused(() => view.beginRecording(10), { status: "buffer-too-small" });
    refused(() => view.loadState(bytes.subarray(1)), { status: "data" });
    refused(() => [...view.replay(new Uint8Array(20))], { status: "data" });
    refused(() => tapzoom.transformInvert({ scale: 1e-30, x: 1e30, y: 0 }), { status: "range" });
    const huge = { scale: 1e40, x: 0, y: 0 };
    refused(() => tapzoom.transformCompose(huge, huge), { status: "range" });
    assert.deepEqual(view.saveState(), bytes);
    assert.match(tapzoom.statusString("range"), /range/);
    view.close();
});

test("of a batch the touches before the bad one count", () => {
    const view = new View({ ...PHOTO, lenient: false });
    const touches = new Float64Array([
        0, 1, 100, 100, codes.touch.began, 0, 0, 0, 0,
        0.01, 1, 150, 100, codes.touch.moved, 0, 0, 0, 0,
        0.02, 9, 150, 100, codes.touch.moved, 0, 0, 0, 0,
    ]);
    refused(() => view.pushTouches(touches), { status: "contact-unknown", field: "touches[2].id", accepted: 2 });
    assert.equal(view.getState().time, 0.01);
    refused(() => view.frame(0.05, touches.subarray(18)), { status: "contact-unknown", accepted: 0 });
    refused(() => view.frame(0.001), { status: "time", accepted: 0 });
    touches[9] = 0.02;
    refused(() => view.frame(0.01, touches.subarray(9, 18)), { status: "time", accepted: 1 });
    refused(() => view.frame(NaN), { status: "not-finite", field: "time", accepted: 0 });
    view.pushTouches(touches, 0);
    assert.equal(view.getState().contactCount, 1);
    view.close();
});

test("packed touches, numbers and objects are the same", () => {
    const bytes = new Uint8Array(2 * tapzoom.TOUCH_SIZE), data = new DataView(bytes.buffer);
    [[0, -5, 100, 100, 1], [0.3, -5, 160, 100, 2]].forEach(([time, id, x, y, phase], index) => {
        const at = index * tapzoom.TOUCH_SIZE;
        data.setFloat64(at, time, true);
        data.setBigInt64(at + 8, BigInt(id), true);
        data.setFloat64(at + 16, x, true);
        data.setFloat64(at + 24, y, true);
        data.setInt32(at + 32, phase, true);
        data.setInt32(at + 36, codes.tool.pen, true);
        data.setUint32(at + 44, codes.button.eraser, true);
        data.setFloat64(at + 48, 12.5, true);
    });
    const numbers = new Float64Array([0, -5, 100, 100, 1, 1, 0, 32, 12.5, 0.3, -5, 160, 100, 2, 1, 0, 32, 12.5]);
    const pen = { id: -5, tool: "pen", buttons: ["eraser"], size: 12.5 };
    const objects = [{ ...pen, time: 0, x: 100, y: 100, phase: "began" },
        { ...pen, time: 0.3, x: 160, y: 100, phase: "moved" }];
    const views = [bytes, numbers, objects].map((touches) => {
        const view = new View(PHOTO);
        view.beginRecording();
        const { events } = view.frame(0.4, touches);
        const pan = events.find(({ kind }) => kind === "pan");
        assert.deepEqual([pan.contact, pan.tool, pan.buttons], [-5, "pen", ["eraser"]]);
        const taken = [...new View(PHOTO).replay(view.fetchRecording())].filter(({ kind }) => kind === "touch");
        assert.deepEqual(taken.map(({ numbers }) => numbers[3]), [12.5, 12.5]); // The size.
        return view;
    });
    assert.deepEqual(views[1].saveState(), views[0].saveState());
    assert.deepEqual(views[2].saveState(), views[0].saveState());
    for (const view of views) view.close();
});

test("ids up to 2^53 keep their value, also below 0", () => {
    const view = new View(PHOTO);
    let now = 0;
    for (const id of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2 ** 32, -(2 ** 32) - 1, -1]) {
        now += 2;
        view.pushTouch(now, id, "began", 5, 5);
        assert.equal(view.getContactOwner(id), "view");
        view.pushTouch(now, id, "ended", 5, 5);
        const { events } = view.frame(now + 1);
        assert.deepEqual([...new Set(events.map(({ contact }) => contact))].filter(Boolean), [id]);
    }
    view.close();
});

test("frames and polls reuse their objects", () => {
    const view = new View(PHOTO), mine = {};
    view.pushTouch(0, 1, "began", 100, 100);
    const first = view.frame(0.01), { transform, state, events } = first;
    view.pushTouch(0.02, 1, "moved", 200, 100);
    const second = view.frame(0.03);
    assert.equal(second, first);
    assert.ok(events.length > 0);
    const [event] = events, copy = { ...event };
    view.pushTouch(0.04, 1, "moved", 300, 100);
    view.advance(0.05);
    const polled = view.pollEvents();
    assert.equal(polled, events);
    assert.equal(polled[0], event);
    assert.notDeepEqual({ ...event }, copy);
    assert.equal(second.transform, transform);
    assert.equal(second.state, state);
    assert.equal(view.getTransform(mine), mine);
    assert.ok(Object.isFrozen(event.limits));
    view.close();
});

test("settings change by name, and read back", () => {
    const view = new View({ ...PHOTO, preset: "maps" });
    view.setConfig({ gestures: { rotate: true, fling: false }, levels: [{ fit: "width", factor: 3 }], lenient: false });
    const config = view.getConfig();
    assert.ok(config.gestures.includes("rotate") && !config.gestures.includes("fling"));
    assert.ok(config.gestures.includes("pan"));
    assert.deepEqual(config.levels, [{ fit: "width", factor: 3, otherFit: "none", otherFactor: 0 }]);
    assert.equal(config.lenient, false);
    view.setConfig({ preset: "photos", hostTools: ["pen"] });
    assert.deepEqual(view.getConfig(), { ...tapzoom.configInit("photos"), hostTools: ["pen"] });
    view.setConfig(config);
    assert.deepEqual(view.getConfig(), config);
    view.close();
});

test("an event has a velocity and a direction, and a copy keeps them", () => {
    const view = new View(PHOTO);
    view.pushTouch(0, 1, "began", 300, 300);
    for (let step = 1; step <= 10; step++) view.pushTouch(step / 100, 1, "moved", 300 - 20 * step, 300);
    view.pushTouch(0.11, 1, "ended", 100, 300);
    const swipe = { ...view.frame(0.2).events.find(({ kind }) => kind === "swipe") };
    for (let step = 1; step < 8; step++) view.zoomTo(step / 4, 9, 9);
    assert.ok(view.frame(0.3).events.length > 10); // The objects of the events are used again.
    assert.deepEqual([swipe.direction, swipe.limits], ["left", ["right"]]);
    assert.ok(Math.abs(swipe.velocity.x + 2000) < 1e-6 && swipe.velocity.y === 0);
    assert.deepEqual([swipe.velocity.viewX, swipe.velocity.logScale], [swipe.viewX, 0]);
    view.close();
});

test("the set of events has 64 bits", () => {
    const of = (view) => {
        view.beginRecording();
        const bytes = view.fetchRecording();
        view.endRecording();
        return bytes;
    };
    const one = new View(PHOTO), other = new View(PHOTO);
    one.setConfig({ events: { pan: false } });
    assert.ok(!one.getConfig().events.includes("pan") && one.getConfig().events.includes("edge"));
    one.setConfig({ events: { pan: true } });
    assert.deepEqual(of(one), of(other)); // Also the bits of kinds that later versions add.
    one.setConfig({ events: ["pan", "edge"] });
    assert.deepEqual(one.getConfig().events, ["pan", "edge"]);
    one.setConfig({ events: [] });
    assert.deepEqual(one.getConfig().events, []);
    one.close();
    other.close();
});

test("recordings and replays begin and end", () => {
    const view = new View(PHOTO), other = new View(PHOTO);
    view.endRecording();
    view.beginRecording();
    view.zoomBy(1.5, 0, 0);
    view.endRecording();
    assert.equal(view.fetchRecording().length, 0);
    view.beginRecording();
    const parts = [1, 2, 3].map(() => {
        view.zoomBy(1.1, 0, 0);
        return view.fetchRecording();
    });
    const kinds = (part) => [...other.replay(part)].map(({ kind }) => kind);
    assert.deepEqual(kinds(parts[0]), ["start", "load-state", "zoom-by"]);
    assert.deepEqual(kinds(new Uint8Array(0)), []);
    assert.deepEqual(kinds(parts[1]), ["zoom-by"]);
    other.endRecording();
    refused(() => kinds(parts[2]), { status: "data" });
    other.endRecording();
    other.zoomBy(1.1, 0, 0);
    assert.deepEqual(other.getTransform(), view.getTransform());
    const calls = other.replay(parts[0]);
    calls.next();
    calls.return();
    other.beginRecording(); // It ends the replay.
    refused(() => kinds(parts[1]), { status: "data" });
    view.close();
    other.close();
});

test("a closed view refuses calls, and closes again", () => {
    const view = new View(PHOTO);
    assert.equal(view.closed, false);
    view.close();
    view.close();
    assert.equal(view.closed, true);
    refused(() => view.frame(0), { status: "null" });
    refused(() => view.getTransform(), { status: "null" });
    for (const name of ["beginRecording", "fetchRecording", "endRecording", "getContacts", "getViewport",
        "getContent", "getRasterScale", "getRasterTransform"]) {
        refused(() => view[name](), { status: "null" });
    }
    refused(() => view.getRasterTransform({ scale: 1, x: 0, y: 0 }), { status: "null" });
    refused(() => [...view.replay(new Uint8Array(9))], { status: "null" });
    assert.throws(() => view.stopMotion(), /has been closed/);
});

/** What a program of its own prints of the module's memory: its pages, and the views that are alive. */
function pages(program) {
    const text = `
        const instantiate = WebAssembly.instantiate;
        let memory, alive = 0;
        WebAssembly.instantiate = async (...given) => {
            const made = await instantiate(...given), { exports } = made.instance ?? made;
            memory = exports.memory;
            const instance = { exports: {
                ...exports,
                tapzoom_create: (...given) => {
                    const status = exports.tapzoom_create(...given);
                    alive += status === 0;
                    return status;
                },
                tapzoom_destroy: (view) => {
                    alive -= view !== 0;
                    exports.tapzoom_destroy(view);
                },
            } };
            return { ...instance, instance };
        };
        const { load, View } = await import("${new URL("tapzoom.js", WEB)}");
        await load();
        const pages = () => memory.buffer.byteLength / 65536;
        ${program}`;
    return JSON.parse(run("node", ["--expose-gc", "--input-type=module", "-e", text]));
}

test("1,000 views that are closed leave the memory as it was", () => {
    const [before, after] = pages(`
        function use(index) {
            const view = new View({ viewport: [400, 600], content: [2000, 3000] });
            view.beginRecording(65536);
            view.pushTouch(0, index, "began", 1, 1);
            view.frame(0.1);
            view.loadState(view.saveState());
            [...view.replay(view.fetchRecording())];
            view.beginRecording(65536);
            if (index % 2) view.endRecording();
            try { view.beginRecording(5); } catch {}
            try { view.beginRecording(0); } catch {}
            try { new View({ viewport: [400, 600], content: [0, 3000] }); } catch {}
            view.close();
        }
        for (let index = 0; index < 20; index++) use(index);
        const before = pages();
        for (let index = 0; index < 1000; index++) use(index);
        console.log(JSON.stringify([before, pages()]));`);
    assert.equal(after, before);
});

test("views that nothing refers to are collected", () => {
    const [most, after] = pages(`
        for (let index = 0; index < 1000; index++) {
            new View({ viewport: [400, 600], content: [2000, 3000] }).beginRecording(65536);
        }
        const most = alive;
        // The collector calls back in a turn of its own.
        for (let round = 0; round < 1000 && alive > 0; round++) {
            gc();
            await new Promise(setImmediate);
        }
        console.log(JSON.stringify([most, alive]));`);
    assert.ok(most > 0 && after === 0, `${most} views, ${after} after the collection`);
});

test("views go on when the memory grows", () => {
    const [grew, same] = pages(`
        const first = new View({ viewport: [400, 600], content: [2000, 3000] });
        first.beginRecording(1000000);
        first.pushTouch(0, 1, "began", 100, 100);
        const start = pages(), others = [];
        while (pages() < start + 40) others.push(new View({ viewport: [400, 600], content: [2000, 3000] }));
        first.pushTouch(0.1, 1, "moved", 150, 100);
        const lone = new View({ viewport: [400, 600], content: [2000, 3000] });
        lone.pushTouch(0, 1, "began", 100, 100);
        lone.pushTouch(0.1, 1, "moved", 150, 100);
        const touches = Array.from({ length: 5000 }, (_, index) =>
            ({ time: 0.2 + index / 1000, id: 1, phase: "moved", x: 150 + index % 100, y: 100 }));
        first.pushTouches(touches);
        for (const one of touches) lone.pushTouches([one]);
        const equal = JSON.stringify(first.frame(6)) === JSON.stringify(lone.frame(6));
        if (first.fetchRecording().length < 9) throw new Error("nothing is recorded");
        console.log(JSON.stringify([pages() - start, equal]));`);
    assert.ok(grew >= 40);
    assert.equal(same, true);
});

test("load takes bytes, a module, a response or an address, and can be tried again", () => {
    const bytes = JSON.stringify(new URL("tapzoom.wasm", WEB).pathname);
    for (const source of [
        `readFileSync(${bytes})`, `new WebAssembly.Module(readFileSync(${bytes}))`,
        `new Response(readFileSync(${bytes}))`, '"./tapzoom.wasm"', `new URL("file://" + ${bytes})`, "",
        `Promise.resolve(new Response(readFileSync(${bytes}), { headers: { "content-type": "application/wasm" } }))`,
    ]) {
        const printed = run("node", ["--input-type=module", "-e", `
            import { readFileSync } from "node:fs";
            const { load, View, version } = await import("${new URL("tapzoom.js", WEB)}");
            const errors = [];
            for (const wrong of [new Uint8Array(3), "./nothing.wasm", new Response("", { status: 404 })]) {
                try { await load(wrong); } catch { errors.push(1); }
            }
            try { version(); } catch (error) { errors.push(/await load/.test(error.message)); }
            try { new View({}); } catch (error) { errors.push(/await load/.test(error.message)); }
            console.log(errors.length, load(${source}) === load(), await load(), version());`]);
        assert.equal(printed.trim(), "5 true 10000 10000", source);
    }
});

test("the version is that of the header", () => {
    const header = readFileSync(new URL("../../include/tapzoom.h", WEB), "utf8");
    const numbers = ["MAJOR", "MINOR", "PATCH"].map((part) => header.match(`TAPZOOM_VERSION_${part} (\\d+)`)[1]);
    const { version } = JSON.parse(readFileSync(new URL("package.json", WEB), "utf8"));
    assert.equal(version, numbers.join("."));
});

test("a transform for CSS has a rotation of 0 by default", () => {
    assert.equal(tapzoom.cssTransform({ scale: 2, x: 3, y: 4 }), "matrix(2, 0, 0, 2, 3, 4)");
});

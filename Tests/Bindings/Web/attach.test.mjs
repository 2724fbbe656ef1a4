// SPDX-License-Identifier: MIT
/** attach, on a page of page.mjs. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { Element, Page } from "./page.mjs";
import { PHOTO, WEB, tapzoom } from "./support.mjs";

const { View, attach, wheelSource } = tapzoom;

before(() => tapzoom.load());

/** A view attached to an element, what its frames saw, and what the view took. */
function scene(settings = {}, options = {}, navigator = undefined) {
    const page = Object.assign(new Page(), { navigator }), element = new Element(page);
    page.now = 1000;
    const view = new View({ ...PHOTO, ...settings });
    const kinds = [], frames = [];
    const attachment = attach(element, view, {
        onEvent: ({ kind, phase }) => kinds.push(`${kind} ${phase}`),
        onFrame: ({ time, transform }) => frames.push({ time, ...transform }), ...options,
    });
    view.beginRecording(1 << 20);
    let bytes = new Uint8Array();
    /** The touches or scrolls that the view took since the attachment. */
    const taken = (kind = "touch") => {
        const replayed = new View(PHOTO);
        bytes = Uint8Array.from([...bytes, ...view.fetchRecording()]);
        const found = [...replayed.replay(bytes)].filter((entry) => entry.kind === kind);
        replayed.close();
        return found.map(({ numbers, integers }) => ({ numbers, integers }));
    };
    return { page, element, view, attachment, kinds, frames, taken };
}

const places = (taken) => taken.map(({ numbers: [time, x, y], integers: [id, phase] }) =>
    [Math.round(time * 1e6) / 1e3, id, phase, x, y]);

test("a pinch of two fingers zooms about them", () => {
    const { page, element, view, kinds } = scene({ preset: "maps", pinchSlop: 0, panSlop: 0 });
    const start = view.getTransform().scale;
    element.pointer("pointerdown", 1, 150, 300);
    element.pointer("pointerdown", 2, 250, 300);
    for (let step = 1; step <= 10; step++) {
        element.pointer("pointermove", 1, 150 - 10 * step, 300);
        element.pointer("pointermove", 2, 250 + 10 * step, 300);
        page.runTo(page.now + 16);
    }
    assert.ok(Math.abs(view.getTransform().scale / start - 3) < 1e-12);
    element.pointer("pointerup", 1, 50, 300);
    element.pointer("pointerup", 2, 350, 300);
    page.runTo(page.now + 3000);
    assert.ok(kinds.includes("pinch began") && kinds.includes("pinch ended") && kinds.at(-1).startsWith("settled"));
    assert.equal(element.captured.size, 0);
});

test("coalesced moves of all fingers go in by their own times", () => {
    const { page, element, view, taken } = scene();
    element.pointer("pointerdown", 1, 100, 100);
    element.pointer("pointerdown", 2, 200, 100);
    page.now = 1016;
    const moves = (x) => [[1004, 0], [1008, 1], [1012, 2]].map(([time, step]) => ({ time, x: x + step, y: 100 }));
    element.pointer("pointermove", 2, 202, 100, { time: 1012, coalesced: moves(200) });
    element.pointer("pointermove", 1, 102, 100, { time: 1012, coalesced: moves(100) });
    page.now = 1020;
    element.pointer("pointerup", 1, 103, 100);
    assert.deepEqual(places(taken()), [
        [1000, 1, 1, 100, 100], [1000, 2, 1, 200, 100],
        [1004, 2, 2, 200, 100], [1004, 1, 2, 100, 100], [1008, 2, 2, 201, 100], [1008, 1, 2, 101, 100],
        [1012, 2, 2, 202, 100], [1012, 1, 2, 102, 100], [1020, 1, 3, 103, 100],
    ]);
    for (let index = 0; index < 200; index++) {
        element.pointer("pointermove", 2, index, 100, { time: 1021 + index / 10 });
    }
    page.runTo(1040);
    assert.equal(view.getState().contactCount, 1);
});

test("a touch that is older than the frame is taken", () => {
    const { page, element, view, taken } = scene();
    element.pointer("pointerdown", 1, 100, 100, { time: 990 });
    page.runTo(1016);
    element.pointer("pointermove", 1, 100, 140, { time: 1010 });
    page.runTo(1032);
    element.pointer("pointerup", 1, 100, 140, { time: 1030 });
    page.runTo(1048);
    assert.equal(view.getState().contactCount, 0);
    // The landing is before the attachment, and the rest before a frame.
    assert.deepEqual(places(taken()), [[990, 1, 1, 100, 100], [1010, 1, 2, 100, 140], [1030, 1, 3, 100, 140]]);
});

test("pen and mouse have their tools and buttons", () => {
    const { page, element, taken, attachment } = scene();
    element.pointer("pointermove", 1, 50, 50, { pointerType: "mouse", buttons: 0 });
    element.pointer("pointerdown", 1, 50, 50, { pointerType: "mouse", buttons: 2 });
    element.pointer("pointerdown", 1, 60, 50, { pointerType: "mouse", buttons: 1 });
    element.pointer("pointerdown", 2, 70, 50, { pointerType: "pen", buttons: 32 });
    assert.deepEqual([...attachment.contacts].map(({ id, x, y, tool }) => [id, x, y, tool]),
        [[1, 60, 50, "mouse"], [2, 70, 50, "pen"]]);
    element.pointer("pointermove", 1, 65, 50, { pointerType: "mouse", buttons: 0 });
    page.runTo(1016);
    assert.deepEqual(taken().map(({ integers: [id, phase, tool, , buttons] }) => [id, phase, tool, buttons]),
        [[1, 1, 2, 1], [2, 1, 1, 32], [1, 4, 2, 0]]);
});

test("a mouse that clicks is not captured, so that a child gets the click", () => {
    const { element, taken } = scene(), mouse = { pointerType: "mouse" };
    element.pointer("pointerdown", 1, 50, 50, mouse);
    element.pointer("pointermove", 1, 52, 52, mouse);
    assert.equal(element.captured.size, 0);
    element.pointer("pointermove", 1, 52, 53, mouse);
    assert.equal(element.captured.size, 1);
    element.pointer("pointerup", 1, 52, 53, mouse);
    assert.equal(element.captured.size, 0);
    assert.deepEqual(taken().map(({ integers: [, phase] }) => phase), [1, 2, 2, 3]);
    element.pointer("pointerdown", 1, 399, 50, mouse);
    element.pointer("pointerleave", 1, 460, 50, mouse);
    assert.equal(element.captured.size, 1);
    element.pointer("pointerup", 1, 460, 50, mouse);
    element.pointer("pointerleave", 1, 460, 50, mouse);
    assert.equal(element.captured.size, 0);
    element.pointer("pointerdown", 2, 50, 50, { pointerType: "pen" });
    element.pointer("pointerdown", 3, 50, 50);
    assert.equal(element.captured.size, 2);
});

test("a finger has the size that the browser reports", () => {
    const { page, element, taken } = scene();
    element.pointer("pointerdown", 1, 50, 50, { width: 20, height: 32 });
    element.pointer("pointermove", 1, 60, 50, { width: 24, height: 8 });
    page.runTo(1016);
    element.pointer("pointerup", 1, 60, 50, { width: 24, height: 8 });
    for (const [id, fields] of [{ width: 1, height: 1 }, {}, { width: NaN, height: 3 }, { width: Infinity, height: 1 }]
        .entries()) element.pointer("pointerdown", 10 + id, 90, 50, fields);
    assert.deepEqual(taken().map(({ numbers: [, , , size] }) => size), [32, 24, 0, 0, 0, 0, 0]);
});

test("a large contact is a palm, also when it grows", () => {
    const { page, element, view, taken } = scene({ palmSize: 60 });
    element.pointer("pointerdown", 1, 50, 50, { width: 70, height: 32 });
    element.pointer("pointerdown", 2, 150, 50, { width: 20, height: 60 });
    assert.deepEqual([view.getContactOwner(1), view.getContactOwner(2)], ["ignored", "view"]);
    element.pointer("pointermove", 2, 151, 50, { width: 20, height: 61 });
    page.runTo(1016);
    assert.equal(view.getContactOwner(2), "ignored");
    assert.deepEqual(taken().map(({ numbers: [, , , size] }) => size), [70, 60, 61]);
});

test("a pen that hovers guards against palms", () => {
    const { page, element, view, taken } = scene({ penGuardTime: 0.5 });
    element.pointer("pointermove", 1, 50, 50, { pointerType: "mouse", buttons: 0 });
    element.pointer("pointermove", 2, 50, 50, { pointerType: "pen", buttons: 0 });
    page.runTo(1200);
    element.pointer("pointermove", 2, 51, 50, { pointerType: "pen", buttons: 0, time: 1190 }); // older than the frame
    element.pointer("pointerdown", 3, 90, 50);
    assert.equal(view.getContactOwner(3), "ignored");
    element.pointer("pointerdown", 2, 51, 50, { pointerType: "pen", buttons: 1 });
    element.pointer("pointermove", 2, 52, 50, { pointerType: "pen", buttons: 1 });
    assert.equal(taken("pen-near").length, 2);
});

test("a browser without sizes reports none, whatever the scale of the page is", () => {
    for (const scale of [0.5, 3]) {
        const { element, taken } = scene();
        element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 404 / scale, height: 604 / scale });
        element.pointer("pointerdown", 1, 50, 50, { width: 1, height: 1 });
        element.pointer("pointerdown", 2, 90, 50, { width: 1.5, height: 1.25 });
        assert.deepEqual(taken().map(({ numbers: [, , , size] }) => Math.round(size * 1e6) / 1e6), [0, 1.5 * scale]);
    }
});

test("lost contacts are cancelled", () => {
    const { page, element, view, kinds, taken } = scene();
    for (const [end, fields] of [["pointercancel", {}], ["lostpointercapture", {}]]) {
        element.pointer("pointerdown", 1, 50, 50);
        element.pointer(end, 1, 50, 50, fields);
    }
    element.pointer("pointerdown", 1, 50, 50); // Then the element leaves the page.
    page.document.dispatch("lostpointercapture", { pointerId: 1, timeStamp: page.now });
    element.pointer("pointerdown", -1, 50, 50); // It cannot be captured.
    element.pointer("pointerup", -1, 50, 50);
    assert.deepEqual(taken().map(({ integers: [, phase] }) => phase), [1, 4, 1, 4, 1, 4, 1, 3]);
    element.pointer("pointerdown", 3, 50, 50);
    page.document.hidden = true;
    page.document.dispatch("visibilitychange");
    assert.equal(view.getState().contactCount, 0);
    element.pointer("pointermove", 3, 80, 50);
    element.pointer("pointerup", 3, 80, 50);
    page.runTo(2000);
    assert.ok(!kinds.some((kind) => kind.startsWith("pan")), kinds.join());
});

test("the contacts of the attachment are those of the view", () => {
    const { page, element, view, attachment } = scene();
    const down = () => [...attachment.contacts].map(({ id }) => id);
    for (let id = 1; id <= 17; id++) element.pointer("pointerdown", id, 50 + id, 50);
    assert.equal(down().length, 16);
    element.pointer("pointermove", 1, 70, 50);
    view.cancelTouches(page.now / 1000);
    assert.deepEqual(down(), []);
    element.pointer("pointerdown", 20, 50, 50);
    const bytes = view.saveState();
    element.pointer("pointerdown", 21, 90, 50);
    view.loadState(bytes);
    assert.deepEqual(down(), [20]);
    element.pointer("pointerup", 20, 50, 50);
    assert.equal(view.getState().contactCount, 0);
});

test("the menu of a finger is prevented, and that of a mouse ends its contact", () => {
    const { page, element, view } = scene();
    assert.equal(element.dispatch("contextmenu", { timeStamp: page.now }).defaultPrevented, false);
    element.pointer("pointerdown", 1, 50, 50);
    assert.equal(element.dispatch("contextmenu", { timeStamp: page.now }).defaultPrevented, true);
    element.pointer("pointerup", 1, 50, 50);
    assert.equal(element.dispatch("contextmenu", { pointerType: "touch" }).defaultPrevented, true);
    element.pointer("pointerdown", 2, 50, 50, { pointerType: "mouse" });
    assert.equal(element.dispatch("contextmenu", { timeStamp: page.now }).defaultPrevented, false);
    assert.equal(view.getState().contactCount, 0);
});

test("the drag of an image does not end a contact", () => {
    const { element } = scene();
    assert.equal(element.dispatch("dragstart").defaultPrevented, false);
    element.pointer("pointerdown", 1, 50, 50, { pointerType: "mouse" });
    assert.equal(element.dispatch("dragstart").defaultPrevented, true);
});

test("the filter decides about a contact when it lands", () => {
    const { element, view } = scene({}, { filter: (event) => event.clientX > 100 });
    element.pointer("pointerdown", 1, 10, 50);
    element.pointer("pointermove", 1, 300, 50);
    element.pointer("pointerdown", 2, 200, 50);
    assert.equal(view.getState().contactCount, 1);
    assert.equal(element.wheel(10, 10, { deltaY: 100 }).defaultPrevented, false);
    const start = view.getTransform().scale;
    const pinch = (type, clientX, scale) => element.dispatch(type, { scale, rotation: 0, clientX, clientY: 300 });
    for (const type of ["gesturestart", "gesturechange", "gestureend"]) {
        element.pointer("pointerup", 2, 200, 50);
        assert.equal(pinch(type, 50, 2).defaultPrevented, false);
        assert.equal(view.getTransform().scale, start);
    }
    assert.equal(pinch("gesturestart", 200, 1).defaultPrevented, true);
});

test("a contact that lands on a control is the page's", () => {
    const { page, element, view } = scene();
    const down = () => view.getState().contactCount;
    for (const control of ["a[href]", "button", "input", "select", "textarea", "label", "summary", "[contenteditable]",
        "[role=button]", "[role=link]", "[data-tapzoom=page]"]) {
        for (const pointerType of ["touch", "mouse", "pen"]) {
            element.pointer("pointerdown", 1, 50, 50, { pointerType, ...element.on(control) });
            assert.deepEqual([down(), element.captured.size], [0, 0], control);
        }
        const touches = { changedTouches: [{ identifier: 0, clientX: 50, clientY: 50 }], timeStamp: page.now };
        assert.equal(element.dispatch("touchstart", { ...touches, ...element.on(control) }).defaultPrevented, false);
        assert.equal(element.dispatch("contextmenu", { pointerType: "touch", ...element.on(control) }).defaultPrevented,
            false);
    }
    // The wheel over a control zooms.
    assert.equal(element.wheel(200, 300, { deltaY: -100, ...element.on("button") }).defaultPrevented, true);
    element.pointer("pointerdown", 1, 50, 50, element.on("p"));
    assert.equal(down(), 1);
    element.pointer("pointerup", 1, 50, 50);
    // A control around the element counts for nothing.
    element.matches = (selectors) => selectors.includes("label");
    element.pointer("pointerdown", 2, 50, 50, element.on("p"));
    assert.equal(down(), 1);
    const own = scene({}, { filter: () => true });
    own.element.pointer("pointerdown", 1, 50, 50, own.element.on("button"));
    assert.equal(own.view.getState().contactCount, 1);
});

test("what attach misses or does not know has its name", () => {
    const element = new Element(new Page()), view = new View(PHOTO), old = element.page.left(element);
    for (const [call, message] of [
        [() => attach(null, view), "element must be an element of a page, not null"],
        [() => attach("#stage", view), 'element must be an element of a page, not "#stage"'],
        [() => attach({ ownerDocument: { defaultView: null } }, view), /^element must be an element of a page, not/],
        [() => attach(), "element is missing"], [() => attach(element), "view is missing"],
        [() => attach(element, {}), "view must be a View, not {}"],
        [() => attach(element, view, null), "options must be an object, not null"],
        [() => attach(element, view, { onframe() {} }), 'there is no option "onframe"; did you mean "onFrame"?'],
        [() => attach(element, view, { onFrame: 3 }), "onFrame must be a function, not 3"],
        [() => attach(element, view, { wheel: "zoom" }), 'wheel must be true or false, not "zoom"'],
        [() => attach(element, view, { clock: null }), "clock must be an object, not null"],
        [() => attach(element, view, { touchAction: null }), "touchAction must be a string, not null"],
    ]) assert.throws(call, { name: "TypeError", message });
    assert.throws(() => attach(element, view, { contextMenu: "touch" }),
        { message: 'contextMenu="touch": not one of mouse, always, never' });
    assert.throws(() => attach(element, view, { mouseButtons: ["left"] }), { field: "mouseButtons" });
    assert.deepEqual(element.page.left(element), old);
    const [, options] = readFileSync(new URL("tapzoom.d.ts", WEB), "utf8").match(/interface AttachOptions {(.*?)\n}/s);
    const names = [...options.matchAll(/^    (\w+)\?/gm)].map(([, name]) => name);
    assert.throws(() => attach(element, view, { other: 1 }), ({ message }) => {
        assert.deepEqual(message.match(/there are (.*)/)[1].split(", ").sort(), names.sort());
        return true;
    });
    attach(element, view, { onFrame: undefined, touchAction: undefined }).detach();
    view.close();
    assert.throws(() => attach(element, view), /has been closed/);
    assert.deepEqual(element.page.left(element), old);
});

test("the axes along which a finger does not move the view are the page's", () => {
    const wide = [9000, 600], tall = [400, 9000], long = { preset: "reader", content: tall };
    const map = { preset: "maps", events: { page: false } }; // A drag does not turn pages.
    for (const [settings, fitted, zoomed] of [
        [{}, "pan-y", "none"], [{ gestures: { swipe: false } }, "pan-y", "none"], // PHOTOS bounce along x.
        [{ content: [30, 20] }, "pan-y", "pan-y"], // Zoomed, it is still smaller than the view.
        [{ alwaysBounceX: false }, "pan-y", "none"], // A swipe turns pages.
        [{ alwaysBounceX: false, events: { page: false } }, "pan-y", "none"],
        [{ preset: "reader", gestures: ["pan", "pinch", "tap"] }, "pan-y", "none"], // So does a slow drag.
        [{ preset: "reader", gestures: ["pan", "pinch"], pageOverscroll: 0 }, "pan-x pan-y", "none"],
        [{ preset: "reader", gestures: ["pinch"] }, "pan-x pan-y", "pan-x pan-y"],
        [{ alwaysBounceY: true }, "none", "none"], [{ pagerEdges: ["bottom"] }, "none", "none"],
        [{ preset: "maps" }, "pan-y", "none"], [map, "pan-x pan-y", "none"],
        [{ ...map, content: wide }, "pan-y", "none"], [{ ...map, content: tall }, "pan-x", "none"],
        [{ ...map, pagerEdges: ["left"] }, "pan-y", "none"],
        [long, "none", "none"], [{ preset: "board" }, "none", "none"],
        [{ content: wide }, "pan-y", "pan-y"], // Wide: zoomed, it has room along x alone.
        // A lone finger is never the view's.
        [{ ...long, minPanContacts: 2 }, "pan-x pan-y", "pan-x pan-y"],
        [{ preset: "board", gestures: { pan: false, swipe: false } }, "pan-x pan-y", "pan-x pan-y"],
        // It draws; a mouse may, too.
        [{ hostTools: ["finger"] }, "none", "none"], [{ hostTools: ["pen"] }, "none", "none"],
        [{ hostButtons: ["primary"] }, "none", "none"], [{ hostButtons: ["eraser"] }, "none", "none"],
        [{ hostTools: ["mouse"], hostButtons: ["secondary", "middle"] }, "pan-y", "none"],
    ]) {
        const { page, element, view } = scene(settings), told = JSON.stringify(settings);
        assert.equal(element.style.touchAction, fitted, told); // At once, before a frame.
        page.runTo(1100);
        assert.equal(element.style.touchAction, fitted, told);
        view.zoomBy(1.5, 200, 300, { duration: 0.2 });
        page.runTo(1132);
        assert.equal(element.style.touchAction, "none", `${told}, which a finger catches`);
        page.runTo(1400);
        assert.equal(element.style.touchAction, zoomed, `${told}, zoomed`);
        view.fit();
        page.runTo(1500);
        assert.equal(element.style.touchAction, fitted, told);
        view.close();
        assert.equal(element.style.touchAction, "manipulation");
    }
});

test("the page gets no finger after a tap, or beside another one", () => {
    const { page, element, view } = scene({ doubleTapTime: 0.3 });
    const { style } = element, tap = () => {
        element.pointer("pointerdown", 1, 50, 50);
        assert.equal(style.touchAction, "none"); // Before the second finger of a pinch.
        page.runTo(page.now + 40);
        assert.equal(style.touchAction, "none");
        element.pointer("pointerup", 1, 50, 50);
    };
    tap();
    page.runTo(page.now + 250);
    assert.equal(style.touchAction, "none"); // A second tap may drag to zoom.
    page.runTo(page.now + 100);
    assert.equal(style.touchAction, "pan-y");

    // The browser takes a finger: the view stands still, and the next finger may scroll, too.
    const before = view.getTransform();
    element.pointer("pointerdown", 2, 200, 400);
    for (const y of [396, 390, 384]) {
        page.runTo(page.now + 16);
        element.pointer("pointermove", 2, 200, y);
    }
    element.pointer("pointercancel", 2, 200, 384);
    page.runTo(page.now + 16);
    assert.deepEqual(view.getTransform(), before);
    page.runTo(page.now + 1000);
    assert.deepEqual(view.getTransform(), before);
    assert.equal(style.touchAction, "pan-y");

    view.setConfig({ alwaysBounceY: true });
    page.runTo(page.now + 16);
    assert.equal(style.touchAction, "none");
    view.loadState(new View(PHOTO).saveState());
    page.runTo(page.now + 16);
    assert.equal(style.touchAction, "pan-y");
});

test("the page gets no finger that may drag to zoom, also if no tap waits for another one", () => {
    for (const [gestures, held] of [
        [["tap", "quick-zoom", "pan", "pinch"], "none"], [["quick-zoom"], "none"], [["double-tap", "pan"], "none"],
        [["tap", "pan", "pinch"], "pan-y"],
    ]) {
        const { page, element, view, kinds } = scene({ gestures, doubleTapTime: 0.4 });
        const tap = () => {
            element.pointer("pointerdown", 1, 50, 50);
            page.runTo(page.now + 40);
            element.pointer("pointerup", 1, 50, 50);
        };
        tap();
        page.runTo(page.now + 380);
        assert.equal(element.style.touchAction, held, gestures);
        page.runTo(page.now + 60);
        assert.equal(element.style.touchAction, "pan-y", gestures);
        assert.equal(page.timers.size, 0);
        if (!gestures.includes("quick-zoom")) continue;
        tap();
        page.runTo(page.now + 380);
        element.pointer("pointerdown", 1, 50, 50);
        for (const y of [60, 80, 100]) {
            element.pointer("pointermove", 1, 50, y);
            page.runTo(page.now + 16);
        }
        assert.ok(kinds.includes("quick-zoom began"), gestures);
        view.close();
    }
});

test("a second finger on the view does not scroll the page", () => {
    for (const [options, prevented] of [[{}, true], [{ touchAction: "pan-y" }, false]]) {
        const { element, view } = scene({}, options), start = (fields) =>
            element.dispatch("touchstart", { changedTouches: [], ...fields }).defaultPrevented;
        element.page.dispatch("pointerdown", { pointerType: "touch" });
        element.pointer("pointerdown", 9, 90, 50, { pointerType: "mouse" });
        element.pointer("pointerdown", 1, 50, 50);
        assert.equal(start(), false);
        element.pointer("pointerdown", 2, 90, 50, element.on("button"));
        assert.equal(start(), false);
        element.pointer("pointerdown", 3, 150, 50);
        assert.equal(start({ cancelable: false }), false);
        assert.equal(start(), prevented);
        view.close();
    }
});

test("a host sets touch-action itself", () => {
    for (const touchAction of ["none", "pan-x", ""]) {
        const { page, element, view } = scene({}, { touchAction });
        assert.equal(element.style.touchAction, touchAction);
        element.style.touchAction = "pan-down";
        element.pointer("pointerdown", 1, 50, 50);
        element.pointer("pointerup", 1, 50, 50);
        view.zoomBy(2, 200, 300);
        page.runTo(2000);
        assert.equal(element.style.touchAction, "pan-down");
        view.close();
        assert.equal(element.style.touchAction, "manipulation");
    }
});

test("an element with several views leaves to the page what all of them leave", () => {
    const page = new Page(), element = new Element(page);
    const [map, photo, fixed] = [{ preset: "maps", events: [] }, {}, {}].map((settings) =>
        new View({ ...PHOTO, ...settings }));
    const now = () => {
        page.runTo(page.now + 40);
        return element.style.touchAction;
    };
    attach(element, map);
    assert.equal(now(), "pan-x pan-y");
    attach(element, photo);
    assert.equal(now(), "pan-y");
    map.zoomBy(2, 200, 300);
    assert.equal(now(), "none");
    map.close();
    assert.equal(now(), "pan-y");
    attach(element, fixed, { touchAction: "pan-left" });
    photo.zoomBy(2, 200, 300);
    assert.equal(now(), "pan-left");
    photo.close();
    fixed.close();
    assert.equal(now(), "manipulation");
});

test("touch events count where the browser has no pointer events for fingers", () => {
    const { page, element, view, taken } = scene();
    const touch = (type, identifier, x) => element.dispatch(type, {
        timeStamp: page.now, changedTouches: [{ identifier, clientX: x + 12, clientY: 122 }],
    });
    assert.equal(touch("touchstart", 0, 50).defaultPrevented, true);
    touch("touchmove", 0, 70);
    touch("touchend", 0, 70);
    touch("touchmove", 5, 70);
    touch("touchstart", 1, 90);
    touch("touchcancel", 1, 90);
    assert.deepEqual(places(taken()).map(([, id, phase, x]) => [id - 2 ** 32, phase, x]),
        [[0, 1, 50], [0, 2, 70], [0, 3, 70], [1, 1, 90], [1, 4, 90]]);
    element.pointer("pointerdown", 7, 50, 50);
    assert.equal(touch("touchstart", 2, 50).defaultPrevented, false);
    assert.equal(view.getState().contactCount, 1);
});

test("a touch whose end went to a removed child ends when the next one lands", () => {
    const { page, element, taken } = scene();
    for (const identifier of [0, 1]) {
        const touch = { identifier, clientX: 62, clientY: 122 };
        element.dispatch("touchstart", { timeStamp: page.now, changedTouches: [touch], touches: [touch] });
    }
    assert.deepEqual(places(taken()).map(([, id, phase]) => [id - 2 ** 32, phase]), [[0, 1], [0, 4], [1, 1]]);
});

test("touch events do not count beside the pointer events of a pen, or of a child that stops them", () => {
    for (const pointerType of ["pen", "touch"]) {
        const { page, element, view } = scene();
        page.dispatch("pointerdown", { pointerType });
        element.dispatch("touchstart", {
            timeStamp: page.now, changedTouches: [{ identifier: 0, clientX: 50, clientY: 50 }],
        });
        assert.equal(view.getState().contactCount, 0);
    }
});

test("a CSS transform around the element is taken out", () => {
    const { element, taken } = scene();
    element.zoom = 0.5;
    element.pointer("pointerdown", 1, 100, 200);
    assert.deepEqual(places(taken()), [[1000, 1, 1, 100, 200]]);
});

test("a wheel zooms, and prevents the page's scroll only if the view consumed it", () => {
    const { page, element, view } = scene();
    const start = view.getTransform().scale;
    assert.equal(element.wheel(200, 300, { deltaY: -100, wheelDeltaY: 120 }).defaultPrevented, true);
    page.runTo(2000);
    assert.ok(Math.abs(view.getTransform().scale / start - 2 ** (1 / 3)) < 1e-9);
    const { element: other, view: reader } = scene({ preset: "reader" });
    assert.equal(other.wheel(200, 300, { deltaY: -100, wheelDeltaY: 120 }).defaultPrevented, false);
    reader.setContent([400, 9000]);
    assert.equal(other.wheel(200, 300, { deltaY: 100, wheelDeltaY: -120 }).defaultPrevented, true);
});

test("pinches, Ctrl, Shift and units of a wheel", () => {
    const { page, element, view, taken } = scene({ wheel: "pan" });
    element.wheel(200, 300, { deltaY: -10, ctrlKey: true });
    page.dispatch("keydown", { key: "Control" });
    element.wheel(200, 300, { deltaY: 100, wheelDeltaY: -120, ctrlKey: true });
    element.wheel(200, 300, { deltaY: 10, ctrlKey: true });
    page.dispatch("keyup", { key: "Control" });
    element.wheel(200, 300, { deltaY: 100, wheelDeltaY: -120, ctrlKey: true });
    element.wheel(200, 300, { deltaY: 100, wheelDeltaY: -120, shiftKey: true });
    element.wheel(200, 300, { deltaY: 3, deltaMode: 1 });
    element.wheel(200, 300, { deltaY: 1, deltaMode: 2 });
    const found = taken("scroll").map(({ numbers: [, , , dx, dy, factor], integers: [unit, source] }) =>
        [dx, dy, factor, unit, source]);
    const zoom = 2 ** (-100 / 300);
    assert.deepEqual(found, [
        [0, 0, Math.exp(0.1), 0, 1], [0, 0, zoom, 0, 0], [0, 0, 2 ** (-10 / 300), 0, 0],
        [0, 0, zoom, 0, 0], [100, 0, 0, 0, 0], [0, 3, 0, 1, 0],
        [0, 1, 0, 2, 0],
    ]);
});

test("a pinch in Firefox zooms as far as the fingers spread", () => {
    const firefox = { userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    const { page, element, taken } = scene({}, {}, firefox);
    const pinch = (...spreads) => {
        const begin = element.wheel(200, 300, { deltaY: -0.09999847412109375, ctrlKey: true });
        assert.equal(begin.defaultPrevented, true); // Or the page would zoom.
        spreads.reduce((old, spread) => {
            page.now += 16;
            element.wheel(200, 300, { deltaY: 100 * (old - spread), ctrlKey: true });
            return spread;
        }, 1);
    };
    pinch(1.25, 1.5, 1.75);
    pinch(0.75, 0.5); // At once: 0.1 begins it.
    page.now += 500;
    element.wheel(200, 300, { deltaY: 25, ctrlKey: true }); // After a pause, too.
    const factors = taken("scroll").map(({ numbers: [, , , , , factor] }) => factor);
    const begin = 1 + 1e-9;
    assert.deepEqual(factors, [begin, 1.25, 1.5 / 1.25, 1.75 / 1.5, begin, 0.75, 0.5 / 0.75, 0.75]);
});

test("the late moves of touch events are spread over the time since the last ones", () => {
    const { page, element, taken } = scene();
    const touch = (type, ...touches) => element.dispatch(type, {
        timeStamp: page.now, changedTouches: touches.map(([identifier, x]) => (
            { identifier, clientX: x + 12, clientY: 122 })),
    });
    touch("touchstart", [0, 50]);
    page.now = 1010;
    touch("touchstart", [1, 90]);
    page.now = 1090; // The page was busy. Now each finger has three moves, or two.
    for (const x of [60, 70, 80]) touch("touchmove", [0, x]);
    for (const x of [100, 110]) touch("touchmove", [1, x]);
    page.now = 1100;
    touch("touchend", [0, 80]);
    assert.deepEqual(places(taken()).map(([time, id, phase, x]) => [Math.round(time), id - 2 ** 32, phase, x]), [
        [1000, 0, 1, 50], [1010, 1, 1, 90], [1037, 0, 2, 60], [1050, 1, 2, 100], [1063, 0, 2, 70], [1090, 0, 2, 80],
        [1090, 1, 2, 110], [1100, 0, 3, 80],
    ]);
});

test("a wheel and a trackpad are told apart", () => {
    const event = (deltaX, deltaY, wheelDeltaY, deltaMode = 0) => ({ deltaX, deltaY, wheelDeltaY, deltaMode });
    for (const wheel of [
        event(0, 100, -120), event(0, -100, 120), event(0, 53, -120), event(0, 90.9090909, -120), event(0, 3, 0, 1),
        event(0, 300, -360), event(0, -4.000244140625, 12), event(0, -8.00048828125, 24), event(0, 120, 0),
    ]) assert.equal(wheelSource(wheel, undefined), "wheel", JSON.stringify(wheel));
    for (const trackpad of [
        event(0, 1, -3), event(0, -2.5, 7), event(3, 20, -60), event(0, 12, -36), event(0, 37, -111), event(0, 2, 0),
    ]) assert.equal(wheelSource(trackpad, undefined), "trackpad", JSON.stringify(trackpad));
    assert.equal(wheelSource(event(0, 40, -120), "trackpad"), "trackpad");
});

test("Safari's gestures zoom and rotate, and yield to fingers", () => {
    const { page, element, view, taken } = scene({ gestures: { rotate: true } });
    const gesture = (type, scale, rotation) => element.dispatch(
        type, { scale, rotation, clientX: 212, clientY: 322, timeStamp: page.now });
    const start = view.getTransform().scale;
    assert.equal(gesture("gesturestart", 1, 0).defaultPrevented, true);
    gesture("gesturechange", 1.5, 90);
    gesture("gesturechange", 2, 90);
    gesture("gestureend", 2, 90);
    page.runTo(3000);
    assert.ok(Math.abs(view.getTransform().scale / start - 2) < 1e-9, String(view.getTransform().scale / start));
    assert.ok(Math.abs(view.getTransform().rotation - Math.PI / 2) < 1e-9);
    assert.deepEqual(taken("scroll").map(({ integers: [, source, phase] }) => [source, phase]),
        [[1, 1], [1, 2], [1, 2], [1, 3]]);
    element.pointer("pointerdown", 1, 50, 50);
    assert.equal(gesture("gesturestart", 1, 0).defaultPrevented, true);
    gesture("gesturechange", 3, 0);
    assert.equal(taken("scroll").length, 4);
});

test("a snapshot keeps the settings and the size of the attachment", () => {
    const { page, element, view } = scene();
    element.pointer("pointerdown", 1, 50, 50);
    element.pointer("pointermove", 1, 60, 50);
    view.loadState(new View({ viewport: [40, 60], content: [4000, 6000] }).saveState());
    const { pixelsPerUnit } = view.getConfig(), { scale } = view.getTransform();
    assert.deepEqual([pixelsPerUnit, scale], [2, 0.1]);
    element.pointer("pointermove", 1, 70, 50);
    element.pointer("pointerup", 1, 70, 50);
    page.runTo(1016);
    assert.equal(view.getState().contactCount, 0);
});

test("the view follows the element's size, the device's pixels and reduced motion", () => {
    const { page, element, view } = scene({}, { insets: () => ({ top: 100 }) });
    assert.equal(view.getConfig().pixelsPerUnit, 2);
    element.clientWidth = 800;
    element.clientHeight = 700;
    for (const { callback } of page.observers) callback();
    const { x, y, width, height } = view.getVisibleRect();
    assert.deepEqual([width * view.getTransform().scale, height * view.getTransform().scale], [800, 700]);
    assert.ok(x < 0 && y < 0);
    element.clientWidth = 0;
    for (const { callback } of page.observers) callback();
    for (const ratio of [3, 1.25]) {
        page.devicePixelRatio = ratio;
        page.changeQuery("resolution");
        assert.equal(view.getConfig().pixelsPerUnit, ratio);
    }
    page.reduced = true;
    page.changeQuery("reduced-motion");
    assert.equal(view.getConfig().reducedMotion, true);
});

test("frames are requested only while something is due", () => {
    const { page, element, view, frames, kinds } = scene();
    page.runTo(1200);
    assert.equal(frames.length, 1);
    assert.deepEqual([page.frames.size, page.timers.size], [0, 0]);
    assert.equal(page.runTo(60000), 0);

    element.pointer("pointerdown", 1, 50, 50);
    page.runTo(page.now + 40);
    assert.deepEqual([page.frames.size, page.timers.size], [0, 1]); // It waits for a long press.
    const landed = page.now;
    element.pointer("pointerup", 1, 50, 50);
    assert.ok(page.runTo(landed + 250) < 3);
    page.runTo(landed + 400);
    assert.ok(kinds.includes("tap discrete"));
    assert.deepEqual([page.frames.size, page.timers.size], [0, 0]);

    view.zoomBy(2, 200, 300, { duration: 0.5 });
    assert.equal(view.getState().time * 1000, page.now); // The command begins now.
    const count = page.runTo(page.now + 1000);
    assert.ok(count >= 31 && count <= 36, String(count));
    assert.ok(kinds.includes("settled discrete"));
    assert.equal(page.runTo(page.now + 60000), 0);
});

test("a command within a frame requests the next one", () => {
    let once = true;
    const { page, view } = scene({}, { onFrame() {
        if (once) view.zoomBy(2, 200, 300, { duration: 0.1 });
        once = false;
    } });
    page.runTo(1500);
    assert.equal(view.getTransform().scale, 0.4);
});

test("a view with a clock ahead of the page's goes on", () => {
    const view = new View(PHOTO), page = new Page(), element = new Element(page);
    view.advance(1e6);
    view.zoomBy(2, 200, 300, { duration: 0.3 });
    attach(element, view);
    page.runTo(100);
    assert.equal(view.getState().time, 0.1);
    page.runTo(1000);
    assert.equal(view.getTransform().scale, 0.4);
    assert.equal(page.frames.size, 0);
    view.close();
});

test("an error of the host does not end the frames", () => {
    let fail = true;
    const { page, view } = scene({}, { onFrame() { if (fail) throw new Error("of the host"); } });
    view.zoomBy(2, 200, 300, { duration: 0.3 });
    assert.throws(() => page.runTo(1016), /of the host/);
    fail = false;
    page.runTo(2000);
    assert.equal(view.getState().moving, false);
});

test("an error of the host loses no event, and a view that it closes sends no more", () => {
    for (const end of [() => { throw new Error("of the host"); }, (view) => view.close()]) {
        const heard = [];
        const { page, element, view } = scene({ preset: "maps" }, {
            onEvent({ kind, phase }) {
                heard.push(`${kind} ${phase}`);
                if (heard.length === 1) end(view);
            },
            onFrame() { heard.push("frame"); },
        });
        element.pointer("pointerdown", 1, 150, 300);
        element.pointer("pointerdown", 2, 250, 300);
        element.pointer("pointermove", 1, 50, 300);
        try {
            page.runTo(1016);
        } catch (error) {
            assert.match(error.message, /of the host/);
        }
        assert.deepEqual(heard, view.closed ? ["pan began"] : ["pan began", "pinch began", "frame"]);
    }
});

test("an option that fails leaves nothing behind", () => {
    const page = new Page(), element = new Element(page), old = page.left(element), view = new View(PHOTO);
    assert.throws(() => attach(element, view, { insets: () => ({ top: NaN }) }), { field: "viewport.top" });
    assert.deepEqual(page.left(element), old);
    attach(element, view, { clock: { toView: (time) => (view.getState().touched ? NaN : time), toPage: () => NaN } });
    element.pointer("pointerdown", 1, 50, 50, { time: 0 });
    assert.throws(() => view.close(), { field: "time" });
    assert.equal(view.closed, true);
});

test("an SVG element, which has no offsetWidth, has places", () => {
    const { element, taken } = scene();
    element.getBoundingClientRect = () => ({ left: 10, top: 20, width: 404, height: 604 });
    element.offsetWidth = element.offsetHeight = undefined;
    element.pointer("pointerdown", 1, 50, 60);
    assert.deepEqual(places(taken()), [[1000, 1, 1, 50, 60]]);
});

test("frames that show fingers late end at the exact transform", () => {
    const { page, element, view, frames } = scene({ preset: "board" });
    element.pointer("pointerdown", 1, 200, 300);
    for (let step = 1; step <= 20; step++) {
        element.pointer("pointermove", 1, 200, 300 + 4 * step, { time: page.now + 5 });
        page.runTo(page.now + 16);
    }
    const { y: moved } = frames.at(-1);
    page.runTo(page.now + 80);
    const { scale, rotation, x, y } = frames.at(-1);
    assert.deepEqual({ scale, rotation, x, y }, view.getTransform());
    assert.notEqual(moved, y);
    assert.equal(page.frames.size, 0);
});

test("the page scrolls on where the view does not: nothing contains its scroll", () => {
    const { element } = scene();
    assert.deepEqual(Object.keys(element.style).filter((name) => name.startsWith("overscroll")), []);
});

test("the last attachment of an element restores its styles", () => {
    const page = new Page(), element = new Element(page), old = page.left(element);
    const [first, second] = [new View(PHOTO), new View(PHOTO)].map((view) => attach(element, view));
    first.detach();
    assert.equal(element.style.userSelect, "none");
    second.detach();
    assert.deepEqual(page.left(element), old);
});

test("detach leaves nothing behind", () => {
    const page = new Page(), element = new Element(page), old = page.left(element);
    const view = new View(PHOTO), config = view.getConfig();
    page.now = 1000;
    const attachment = attach(element, view);
    assert.equal(element.style.touchAction, "pan-y");
    assert.throws(() => attach(new Element(page), view), /attached already/);
    assert.ok(page.left(element).listeners > 15);
    element.pointer("pointerdown", 1, 50, 50);
    element.pointer("pointerdown", 2, 90, 50);
    element.pointer("pointermove", 2, 190, 50);
    page.devicePixelRatio = 3;
    page.changeQuery("resolution");
    page.runTo(1016);
    element.pointer("pointermove", 2, 290, 50);
    assert.equal(page.frames.size, 1);
    attachment.detach();
    attachment.detach();
    assert.deepEqual(page.left(element), old);
    assert.equal(view.getState().contactCount, 0);
    assert.deepEqual(view.getConfig(), config);
    assert.equal(attachment.attached, false);
    attachment.requestFrame();
    view.zoomBy(2, 1, 1);
    assert.deepEqual(page.left(element), old);

    const hold = attach(element, view);
    element.pointer("pointerdown", 1, 50, 50);
    page.runTo(page.now + 40);
    assert.equal(page.timers.size, 1);
    hold.detach();
    assert.deepEqual(page.left(element), old);

    element.attribute = false;
    attach(element, view).detach();
    assert.equal(element.attribute, false);

    attach(element, view, { wheel: false, resize: false, pixels: false, reducedMotion: false });
    assert.equal(page.observers.size, 0);
    assert.ok(!element.listeners.some(({ type }) => type === "wheel" || type.startsWith("gesture")));
    view.close();
    assert.deepEqual(page.left(element), old);
});

/** A clock that the test slows down. */
function slowClock() {
    const clock = {
        rate: 1, page: 0, view: 0, toView: (page) => clock.view + (page - clock.page) * clock.rate,
        toPage: (view) => (clock.rate > 0 ? clock.page + (view - clock.view) / clock.rate : Infinity),
        set(page, rate) { Object.assign(clock, { view: clock.toView(page), page, rate }); },
    };
    return clock;
}

test("a clock slows touches, frames and deadlines", () => {
    const clock = slowClock();
    clock.set(1, 0.25); // At 1 s of the page.
    const { page, element, view, taken, kinds, frames } = scene({ doubleTapTime: 0.3 }, { clock });
    element.pointer("pointerdown", 1, 100, 100);
    page.runTo(1200);
    element.pointer("pointerup", 1, 100, 100);
    assert.deepEqual(places(taken()), [[1000, 1, 1, 100, 100], [1050, 1, 3, 100, 100]]);
    page.runTo(2380); // The tap is confirmed 0.3 s after the lift: 1.2 s of the page.
    assert.ok(!kinds.includes("tap discrete"));
    const drawn = page.runTo(2440);
    assert.ok(kinds.includes("tap discrete"));
    assert.ok(drawn <= 2);
    view.zoomBy(2, 200, 300, { duration: 0.1 });
    page.runTo(2640);
    assert.ok(view.getState().moving);
    assert.ok(Math.abs(frames.at(-1).time - clock.toView(2.64)) < 0.005);
    page.runTo(2900);
    assert.ok(!view.getState().moving);
});

test("while the time of a clock stands still no frame and no timer waits", () => {
    const clock = slowClock();
    const { page, element, view, attachment } = scene({}, { clock });
    element.pointer("pointerdown", 1, 100, 100);
    element.pointer("pointerup", 1, 100, 100);
    view.zoomBy(2, 200, 300, { duration: 0.1 });
    clock.set(page.now / 1000, 0);
    page.runTo(1100);
    const { scale } = view.getTransform();
    assert.equal(page.frames.size + page.timers.size, 0);
    assert.equal(page.runTo(3000), 0);
    clock.view += 1 / 60;
    attachment.requestFrame();
    assert.equal(page.runTo(3100), 1);
    assert.ok(view.getTransform().scale > scale && view.getState().moving);
    clock.set(page.now / 1000, 1);
    attachment.requestFrame();
    page.runTo(4000);
    assert.ok(!view.getState().moving);
});

test("detach within a frame leaves nothing behind", () => {
    const page = new Page(), element = new Element(page), old = page.left(element);
    const view = new View(PHOTO);
    const attachment = attach(element, view, { onFrame() { attachment.detach(); } });
    page.runTo(100);
    assert.deepEqual(page.left(element), old);
    const other = attach(element, view, { onEvent() { view.close(); } });
    view.zoomBy(2, 1, 1, { duration: 0.2 });
    page.runTo(300);
    assert.equal(other.attached, false);
    assert.deepEqual(page.left(element), old);
});

test("10,000 attachments leave nothing behind", () => {
    const page = new Page(), element = new Element(page), old = page.left(element);
    const view = new View(PHOTO);
    for (let index = 0; index < 10000; index++) {
        attach(element, view).detach();
        page.queries.length = 0;
    }
    assert.deepEqual(page.left(element), old);
    view.close();
});

// SPDX-License-Identifier: MIT
/** Counts what a page has: listeners, animation frames, timers, captures, and the events that the browser sends. */

"use strict";

const watched = { listeners: new Map(), frames: 0, timers: new Set(), seen: {}, errors: [], captures: new Set() };

{
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const key = (type, options) => `${type} ${Boolean(typeof options === "object" ? options?.capture : options)}`;

    EventTarget.prototype.addEventListener = function (type, listener, options) {
        const target = this ?? window, byKey = watched.listeners.get(target) ?? new Map();
        watched.listeners.set(target, byKey);
        const listeners = byKey.get(key(type, options)) ?? new Set();
        byKey.set(key(type, options), listeners.add(listener));
        return addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
        const target = this ?? window;
        watched.listeners.get(target)?.get(key(type, options))?.delete(listener);
        return removeEventListener.call(target, type, listener, options);
    };

    const { requestAnimationFrame, setTimeout, clearTimeout } = window;
    window.requestAnimationFrame = (callback) => requestAnimationFrame.call(window, (time) => {
        watched.frames++;
        callback(time);
    });
    window.setTimeout = (callback, wait) => {
        const id = setTimeout.call(window, () => {
            watched.timers.delete(id);
            callback();
        }, wait);
        watched.timers.add(id);
        return id;
    };
    window.clearTimeout = (id) => {
        watched.timers.delete(id);
        clearTimeout.call(window, id);
    };
    watched.setTimeout = setTimeout.bind(window); // For the page itself, uncounted.

    const { observe, disconnect } = ResizeObserver.prototype;
    watched.observers = new Set();
    ResizeObserver.prototype.observe = function (...words) {
        watched.observers.add(this);
        return observe.apply(this, words);
    };
    ResizeObserver.prototype.disconnect = function () {
        watched.observers.delete(this);
        return disconnect.call(this);
    };

    const listen = (target, type, listener) =>
        addEventListener.call(target, type, listener, { capture: true, passive: true });
    listen(window, "error", (event) => watched.errors.push(String(event.message ?? event)));
    listen(window, "unhandledrejection", (event) => watched.errors.push(String(event.reason)));
    listen(document, "securitypolicyviolation", (event) =>
        watched.errors.push(`${event.violatedDirective} forbids ${event.blockedURI}`));

    const count = (name) => { watched.seen[name] = (watched.seen[name] ?? 0) + 1; };
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "lostpointercapture",
        "gotpointercapture"]) {
        listen(window, type, (event) => {
            count(`${type} ${event.pointerType}`);
            const coalesced = event.getCoalescedEvents?.().length ?? 0;
            if (coalesced > 1) count("coalesced");
            if (event.pointerType && !Number.isInteger(event.clientX)) count("part of a pixel");
            watched.pointer = event.pointerId;
            if (type === "pointerdown") watched.offset = [event.screenX - event.clientX, event.screenY - event.clientY];
        });
    }
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel", "contextmenu", "click", "dblclick",
        "dragstart", "gesturestart", "gesturechange", "gestureend", "scroll"]) {
        listen(window, type, (event) => {
            count(type);
            // Above the page, a listener of the bubble phase learns what the page has done.
            addEventListener.call(window, type, () => { if (event.defaultPrevented) count(`${type} prevented`); },
                { once: true, passive: true });
        });
    }
    watched.wheels = [];
    listen(window, "wheel", (event) => {
        const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, wheelDeltaX, wheelDeltaY } = event;
        watched.wheels.push({ deltaMode, deltaX, deltaY, ctrlKey, shiftKey, wheelDeltaX, wheelDeltaY });
    });

    watched.left = () => {
        let listeners = 0;
        for (const byKey of watched.listeners.values()) for (const one of byKey.values()) listeners += one.size;
        return { listeners, timers: watched.timers.size, observers: watched.observers.size };
    };
}

// SPDX-License-Identifier: MIT
/** As much of a browser as attach uses. It counts what is left, and time is set by the test. */

class Target {
    listeners = [];

    addEventListener(type, listener, options) {
        this.listeners.push({ type, listener, options });
    }

    removeEventListener(type, listener) {
        const index = this.listeners.findIndex((one) => one.type === type && one.listener === listener);
        if (index >= 0) this.listeners.splice(index, 1);
    }

    dispatch(type, fields) {
        const event = {
            type, cancelable: true, defaultPrevented: false, preventDefault() { this.defaultPrevented = true; },
            ...fields,
        };
        for (const one of [...this.listeners]) if (one.type === type) one.listener(event);
        return event;
    }
}

export class Page extends Target {
    now = 0; // Milliseconds, as in a browser.
    frames = new Map();
    timers = new Map();
    queries = [];
    observers = new Set();
    devicePixelRatio = 2;
    reduced = false;
    #next = 1;

    constructor() {
        super();
        const page = this;
        this.performance = { now: () => page.now };
        this.document = Object.assign(new Target(), { defaultView: this, hidden: false });
        this.ResizeObserver = class {
            constructor(callback) { this.callback = callback; }
            observe(element) { this.element = element; page.observers.add(this); }
            disconnect() { page.observers.delete(this); }
        };
    }

    requestAnimationFrame(callback) {
        this.frames.set(this.#next, callback);
        return this.#next++;
    }

    cancelAnimationFrame(id) { this.frames.delete(id); }

    setTimeout(callback, wait) {
        this.timers.set(this.#next, { callback, at: this.now + wait });
        return this.#next++;
    }

    clearTimeout(id) { this.timers.delete(id); }

    matchMedia(text) {
        const page = this, query = Object.assign(new Target(), { text });
        Object.defineProperty(query, "matches", { get: () => text.includes("reduced-motion") && page.reduced });
        this.queries.push(query);
        return query;
    }

    changeQuery(part) {
        for (const query of [...this.queries]) {
            if (query.text.includes(part)) query.dispatch("change", { matches: query.matches });
        }
    }

    /** Lets time pass up to `time` with a frame every 16 ms. Returns how many frames had a callback. */
    runTo(time) {
        let count = 0;
        while (this.now < time) {
            this.now = Math.min(this.now + 16, time);
            for (const [id, { callback, at }] of [...this.timers]) {
                if (at <= this.now) {
                    this.timers.delete(id);
                    callback();
                }
            }
            const frames = [...this.frames.values()];
            this.frames.clear();
            for (const callback of frames) {
                callback(this.now);
                count++;
            }
        }
        return count;
    }

    /** Everything that an attachment could leave behind. */
    left(element) {
        const targets = [this, this.document, element, ...this.queries];
        return {
            listeners: targets.reduce((sum, { listeners }) => sum + listeners.length, 0), frames: this.frames.size,
            timers: this.timers.size, observers: this.observers.size, captured: element.captured.size,
            style: { ...element.style },
        };
    }
}

export class Element extends Target {
    clientWidth = 400;
    clientHeight = 600;
    offsetWidth = 404;
    offsetHeight = 604;
    clientLeft = 2;
    clientTop = 2;
    left = 10;
    top = 20;
    attribute = true; // It has the attribute style.
    zoom = 1; // Of a CSS transform around it.
    captured = new Set();
    style = { touchAction: "manipulation", color: "red", userSelect: "", webkitUserSelect: "",
        webkitTouchCallout: "" };

    constructor(page) {
        super();
        this.page = page;
        this.ownerDocument = page.document;
    }

    hasAttribute() { return this.attribute; }

    getAttribute() { return ""; }

    removeAttribute() { this.attribute = false; }

    getBoundingClientRect() {
        const { left, top, zoom } = this;
        return { left, top, width: this.offsetWidth * zoom, height: this.offsetHeight * zoom };
    }

    setPointerCapture(id) {
        if (id < 0) throw new Error("no such pointer");
        this.captured.add(id);
    }

    releasePointerCapture(id) {
        this.captured.delete(id);
        this.dispatch("lostpointercapture", { pointerId: id, timeStamp: this.page.now });
    }

    hasPointerCapture(id) { return this.captured.has(id); }

    /** The fields of an event on a child, which matches a selector that names it. */
    on(child) {
        const node = { matches: (selectors) => selectors.split(", ").includes(child) };
        return { composedPath: () => [{}, node, this, this.ownerDocument, this.page] };
    }

    /** A pointer event at a place in view units. */
    pointer(type, pointerId, x, y, fields = {}) {
        const { time = this.page.now, coalesced, ...others } = fields;
        const at = (one) => ({
            clientX: this.left + (one.x + this.clientLeft) * this.zoom,
            clientY: this.top + (one.y + this.clientTop) * this.zoom, timeStamp: one.time,
        });
        return this.dispatch(type, {
            pointerId, pointerType: "touch", buttons: type === "pointerup" ? 0 : 1, ...at({ x, y, time }),
            getCoalescedEvents: () => (coalesced ?? []).map(at), ...others,
        });
    }

    wheel(x, y, fields) {
        return this.dispatch("wheel", {
            deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false, timeStamp: this.page.now,
            clientX: this.left + x + this.clientLeft, clientY: this.top + y + this.clientTop, ...fields,
        });
    }
}

// SPDX-License-Identifier: MIT
/** The page of the tests: attaches a view to an element, records it, reports to the site, and obeys its commands. */

import { load, View, attach, cssTransform, wheelSource } from "./tapzoom.js";

const REPORT = 40; // Milliseconds between two reports.
const parameters = new URLSearchParams(location.search);
const number = parameters.get("page");
const { settings, options, tall, button } = JSON.parse(parameters.get("options"));

const stage = document.getElementById("stage"), picture = document.getElementById("picture");
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const style = () => stage.getAttribute("style");

let view, attachment, waiting = false;
let busy = 0; // Milliseconds that the page works in each frame.
let frames = [], events = [], sources = [], clicks = 0;
let before; // What the page had before the attachment.

const send = (path, body) => fetch(`${path}?${number}`, { method: "POST", body: JSON.stringify(body) });

function state() {
    return {
        seen: watched.seen, wheels: watched.wheels, sources, callbacks: watched.frames, left: watched.left(), before,
        style: style(), touchAction: stage.style.touchAction, clicks, scroll: [scrollX, scrollY], offset: watched.offset,
        title: document.title,
        size: [stage.clientWidth, stage.clientHeight], ratio: devicePixelRatio, isolated: crossOriginIsolated,
        reduced: matchMedia("(prefers-reduced-motion: reduce)").matches, zoom: visualViewport.scale,
        contacts: attachment ? [...attachment.contacts].map(({ id, tool }) => [id, tool]) : [],
    };
}

/** Reports soon, and once for all that happens until then. */
function report() {
    if (waiting) return;
    waiting = true;
    watched.setTimeout(async () => {
        waiting = false;
        const body = {
            recording: view && !view.closed ? hex(view.fetchRecording()) : "", events, page: state(),
            frames: hex(new Uint8Array(Float64Array.from(frames.flat()).buffer)), errors: watched.errors.splice(0),
        };
        frames = [];
        events = [];
        previous = previous.then(() => send("/report", body));
    }, REPORT);
}
let previous = Promise.resolve();

function draw({ time, transform }) {
    const { scale, rotation, x, y } = transform;
    frames.push([time, scale, rotation, x, y]);
    const end = performance.now() + busy;
    while (performance.now() < end);
    picture.style.transform = cssTransform(transform);
    report();
}

function begin(more = {}) {
    attachment = attach(stage, view, {
        onFrame: draw,
        onEvent: (event) => { events.push({ ...event }); },
        ...options, ...more,
        wheelSource(event, last) {
            const source = wheelSource(event, last);
            sources.push(source);
            return source;
        },
    });
}

const commands = {
    nothing: () => null,
    state,
    open: ({ address }) => { watched.setTimeout(() => location.assign(address), 0); },
    detach: () => {
        attachment.detach();
        report();
    },
    attach: () => begin(),
    /** A command of a page. */
    call: ({ name, values }) => {
        const value = view[name](...values);
        report();
        return value ?? null;
    },
    settings: () => view.getConfig(),
    style: ({ set }) => Object.assign(stage.style, set),
    /** As a page that takes the pointer away. */
    release: () => stage.releasePointerCapture(watched.pointer),
    scroll: ({ to }) => window.scrollTo(0, to),
    /** Counts the animation frames of an idle page. */
    idle: ({ seconds }) => new Promise((resolve) => {
        const count = watched.frames;
        watched.setTimeout(() => resolve(watched.frames - count), seconds * 1000);
    }),
    /** A slow page. */
    work: ({ milliseconds }) => { busy = milliseconds; },
};

async function obey() {
    for (;;) {
        const { do: what, ...values } = await (await fetch(`/next?${number}`)).json();
        if (what === "end") return;
        if (what === "nothing") continue;
        let answer;
        try {
            answer = { value: await commands[what](values) ?? null };
        } catch (error) {
            answer = { error: String(error) };
        }
        await send("/answer", answer);
    }
}

try {
    if (button) {
        const one = document.createElement(button);
        one.className = "button";
        one.addEventListener("click", () => { clicks++; });
        stage.append(one);
    }
    if (tall) document.body.classList.add("tall");
    await Promise.all([load(), picture.decode()]);
    for (const type of ["pointerup", "contextmenu", "scroll", "wheel", "touchend"]) {
        window.addEventListener(type, () => report(), { passive: true });
    }
    document.addEventListener("visibilitychange", () => report()); // A hidden page has no frames.
    before = { ...watched.left(), style: style() };
    view = new View({
        viewport: [stage.clientWidth, stage.clientHeight],
        content: [picture.naturalWidth, picture.naturalHeight], ...settings,
    });
    view.beginRecording(1 << 20);
    begin();
} catch (error) {
    watched.errors.push(String(error));
    report();
}
obey();

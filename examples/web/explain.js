// SPDX-License-Identifier: MIT
/** Which gestures came and which did not, why, and which number of a setting would have let them come. */

import { codes } from "./tapzoom/tapzoom.js";

const KINDS = Object.fromEntries(Object.entries(codes.event).map(([name, number]) => [number, name]));
const GESTURES = new Set(["tap", "double-tap", "fingers-tap", "long-press", "pan", "pinch", "rotate", "quick-zoom",
    "swipe", "fling", "page", "fingers-drag"]);
const ABOVE = new Set(["moved", "held", "too-late", "too-far", "angle"]), BELOW = new Set(["too-early", "too-short", "too-slow"]);
const PAUSE = 1; // Seconds without contacts before a new sequence of touches.
const NEAR = 2; // A failure is near if the number measured is within this factor of the bound.
const DIGITS = 3;

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const under = (name) => name.replaceAll("-", "_");
const plain = (value, digits) => `${Number(value.toPrecision(digits))}`;

/** A gesture in a sentence. */
export const words = (gesture) => gesture.replaceAll("-", " ").replace("fingers", "several-finger");

/** Two numbers as text, with as many digits as show that they differ. */
function numbers(measured, allowed, unit = "") {
    let digits = DIGITS;
    while (digits < 12 && measured !== allowed && plain(measured, digits) === plain(allowed, digits)) digits++;
    return [measured, allowed].map((value) => unit === "rad"
        ? `${plain(value, digits)} rad (${plain(value * 180 / Math.PI, DIGITS)}°)`
        : `${plain(value, digits)} ${unit}`.trim());
}

/** Why a gesture did not come. table: failures.json, which the Python package has, too. */
export function sentence({ gesture, reason, setting, measured, allowed }, table) {
    const name = under(gesture), why = under(reason), field = snake(setting);
    const key = [`${name} ${why} ${field}`, `${name} ${why}`, why].find((one) => one in table.sentences);
    const [one, other] = numbers(measured, allowed, table.units[field]);
    let text = table.sentences[key];
    if (ABOVE.has(reason) || BELOW.has(reason)) {
        text += `; ${table.bounds[!setting ? "fixed" : ABOVE.has(reason) ? "most" : "least"]}`;
    }
    const filled = { measured: one, allowed: other, setting: field, other: words(KINDS[measured] ?? "another") };
    return `No ${words(gesture)}: ${text.replace(/\{(\w+)\}/g, (_, word) => filled[word])}.`;
}

/** How far off a gesture was: 0 is next to it. */
function distance({ reason, setting, measured, allowed }) {
    if (ABOVE.has(reason) || BELOW.has(reason)) {
        return measured > 0 && allowed > 0 ? Math.abs(Math.log(measured / allowed)) : Infinity;
    }
    return reason === "lost" || (reason === "count" && !setting) ? Infinity : Math.log(NEAR);
}

/** The value of a setting with which its bound would not have been missed: the number measured, and a hair. */
function proposal({ reason, setting, measured, allowed }, config) {
    const current = config[setting];
    if (typeof current !== "number" || !(ABOVE.has(reason) || BELOW.has(reason))) return null;
    const up = measured > allowed, value = current + 1.001 * (measured - allowed);
    if (!(value > 0)) return null;
    const unit = 10 ** (Math.floor(Math.log10(value)) + 1 - DIGITS);
    return { name: setting, value: Number(((up ? Math.ceil : Math.floor)(value / unit) * unit).toPrecision(DIGITS)) };
}

/** A gesture that did not come. A contact that is still down changes its numbers. */
class Failure {
    #contact;
    #config;
    #table;

    /** contact: the one that decided; landing: when the gesture became possible. */
    constructor(event, contact, landing, config, table) {
        this.landing = landing;
        this.event = { ...event }; // A view uses its events again.
        this.#contact = contact;
        this.#config = config;
        this.#table = table;
    }

    get time() { return this.event.time; }
    get gesture() { return this.event.gesture; }
    get advice() { return this.#table.advice[this.event.reason] ?? ""; }

    /** The event with the number at the end of the touch, which the view did not know when it decided. */
    get #whole() {
        const { reason, setting, measured } = this.event, contact = this.#contact;
        const isHeld = reason === "held" && (setting === "tapTime" || setting === "pressTime");
        const last = !contact ? 0 : reason === "moved" ? contact.travel * this.#config.pointsPerUnit
            : isHeld ? contact.end - contact.start : 0;
        return { ...this.event, measured: Math.max(measured, last) };
    }

    get text() { return sentence(this.#whole, this.#table); }
    get proposal() { return proposal(this.#whole, this.#config); }
    get distance() { return distance(this.#whole); }
    get near() { return this.distance <= Math.log(NEAR) && !this.#isDoubleTap; }

    /** A second finger that is late is reported as a double tap and as a quick zoom. It may not have meant to drag. */
    get #isDoubleTap() {
        const { gesture, reason } = this.event;
        const travel = (this.#contact?.travel ?? 0) * this.#config.pointsPerUnit;
        return gesture === "quick-zoom" && (reason === "too-late" || reason === "too-far") && travel <= this.#config.panSlop;
    }
}

/** Touches and events in the order of their times, as sequences: { start, end, contacts, came, failures }. */
export class Sequences {
    list = [];
    #down = new Map();
    #table;
    #changed;

    /** changed(sequence) is called whenever one has changed. */
    constructor(table, changed = () => {}) {
        this.#table = table;
        this.#changed = changed;
    }

    /** key: the contact, unique among those that are down. */
    touch(key, { time, id, phase, tool, x, y }) {
        if (phase === "began") {
            const last = this.list.at(-1);
            if (!last || (this.#down.size === 0 && time > last.end + PAUSE)) {
                this.list.push({ start: time, end: time, contacts: [], came: [], failures: [] });
            }
            const contact = { key, id, tool, x, y, travel: 0, start: time, end: time, state: "down" };
            this.list.at(-1).contacts.push(contact);
            this.#down.set(key, contact);
        }
        const contact = this.#down.get(key);
        if (!contact) return;
        contact.end = time;
        contact.travel = Math.max(contact.travel, Math.hypot(x - contact.x, y - contact.y));
        if (phase === "ended" || phase === "cancelled") {
            contact.state = phase;
            this.#down.delete(key);
        }
        const sequence = this.list.at(-1);
        sequence.end = Math.max(sequence.end, time);
        if (phase !== "moved") this.#changed(sequence);
    }

    /** config: the settings of the view. */
    event(key, event, config) {
        const sequence = this.list.at(-1);
        if (!sequence || event.time < sequence.start) return;
        const { time, kind, phase } = event;
        const own = sequence.contacts.filter((one) => one.key === key && one.start <= time);
        const landing = own.filter(({ start }) => start < time).at(-1)?.start ?? time;
        if (kind === "failed") this.#fail(sequence, event, new Failure(event, own.at(-1), landing, config, this.#table));
        else if (GESTURES.has(kind) && (phase === "began" || phase === "discrete")) {
            sequence.came.push({ time, landing, gesture: kind });
        } else return;
        this.#changed(sequence);
    }

    #fail(sequence, { gesture, reason, setting }, failure) {
        const last = sequence.failures.find((one) => one.gesture === gesture && one.event.reason === reason
            && one.event.setting === setting);
        if (last && last.distance <= failure.distance) return;
        if (last) sequence.failures.splice(sequence.failures.indexOf(last), 1);
        sequence.failures.push(failure);
    }
}

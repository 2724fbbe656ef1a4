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
const FINGER = 0.05; // Seconds that each finger beyond two adds to the limits of a tap together.
const TOGETHER = new Set(["twoFingerTapTime", "twoFingerLandTime", "twoFingerLiftTime"]);

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** A text of failures.json, which has the names of C, with those of this page. */
const camel = (text) => text.replace(/([a-z])_([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
const under = (name) => name.replaceAll("-", "_");
const plain = (value, digits) => `${Number(value.toPrecision(digits))}`;

/** The time that the limits of a tap together have for the fingers beyond two. FAILED measures without it. */
const extraTime = (fingers) => FINGER * Math.max(0, fingers - 2);

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

/** Why a gesture did not come. table: failures.json, as in the Python package; fingers: those of a tap together. */
export function sentence({ gesture, reason, setting, measured, allowed, contact }, table, fingers = 0) {
    const name = under(gesture), why = under(reason), field = snake(setting);
    const key = [`${name} ${why} ${field}`, `${name} ${why}`, `${why} ${field}`, why].find(
        (one) => one in table.sentences);
    const extra = extraTime(fingers);
    const [one, other] = numbers(measured + extra, allowed + extra, table.units[field]);
    let text = table.sentences[key];
    if ((ABOVE.has(reason) || BELOW.has(reason)) && (measured !== 0 || allowed !== 0)) {
        text += one === other ? "; that is the limit"
            : `; ${table.bounds[extra > 0 ? "extra" : !setting ? "fixed" : ABOVE.has(reason) ? "most" : "least"]}`;
    }
    const filled = {
        measured: one, allowed: other, setting: field, other: words(KINDS[measured] ?? "another"), contact,
        extra: `${plain(extra, DIGITS)} s`, more: table.fingers[Math.min(fingers, 5)],
    };
    return camel(`No ${words(gesture)}: ${text.replace(/\{(\w+)\}/g, (_, word) => filled[word])}.`);
}

/** How far off a gesture was: 0 is next to it. */
function distance({ reason, setting, measured, allowed }) {
    if (ABOVE.has(reason) || BELOW.has(reason)) {
        return measured > 0 && allowed > 0 ? Math.abs(Math.log(measured / allowed)) : Infinity;
    }
    return reason === "lost" || (reason === "count" && !setting) ? Infinity : Math.log(NEAR);
}

/** What a set must have for a gesture that it switches off. */
function addition({ gesture, setting, measured }, config) {
    const counts = Object.keys(codes.fingers).filter((one) => measured & codes.fingers[one]);
    const isCount = setting === "fingerTaps" || setting === "dragFingers";
    for (const name of setting === "gestures" ? ["gestures", "events"] : [setting]) {
        if (!Array.isArray(config[name]) || (name === "gestures" && !(gesture in codes.gesture))) continue;
        const missing = (isCount ? counts : [gesture]).filter((one) => !config[name].includes(one));
        if (missing.length === 0) continue;
        const value = Object.fromEntries(missing.map((one) => [one, true]));
        return { name, value, text: `${name} with ${missing.join(", ")}` };
    }
    return null;
}

/** The value of a setting with which its bound would not have been missed: the number measured, and a hair. */
function proposal(event, config) {
    const { reason, setting, measured, allowed } = event, up = ABOVE.has(reason), current = config[setting];
    if (reason === "off") return addition(event, config);
    if (typeof current !== "number" || !(up || BELOW.has(reason))) return null;
    const beyond = measured - allowed, given = current + 1.001 * beyond;
    // The number at a deadline is the bound itself.
    if (!(up ? beyond > 0 : beyond < 0) || !(given > 0)) return null;
    const unit = 10 ** (Math.floor(Math.log10(given)) + 1 - DIGITS);
    const value = Number(((up ? Math.ceil : Math.floor)(given / unit) * unit).toPrecision(DIGITS));
    return { name: setting, value, text: `${setting} = ${value}` };
}

/** When a contact lifts. */
const lift = ({ state, end }) => (state === "down" ? Infinity : end);

/** A gesture that did not come. A contact that is still down changes its numbers. */
class Failure {
    #contact;
    #contacts;
    #config;
    #table;

    /** contact: the one that decided; contacts: all of its view; landing: when the gesture became possible. */
    constructor(event, contact, contacts, landing, config, table) {
        this.landing = landing;
        this.event = { ...event }; // A view uses its events again.
        this.#contact = contact;
        this.#contacts = contacts;
        this.#config = config;
        this.#table = table;
    }

    get time() { return this.event.time; }
    get gesture() { return this.event.gesture; }
    get advice() { return this.#table.advice[this.event.reason] ?? ""; }

    /** The contacts that had landed when the view decided, and of those still down the one that stays longest. */
    get #fingers() {
        const landed = this.#contacts.filter(({ start }) => start <= this.time);
        const held = landed.filter((one) => lift(one) >= this.time);
        return { landed, longest: held.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a), held[0]) };
    }

    /** How many fingers tapped together, if the time of all of them decided; otherwise 0. */
    get #count() {
        const { gesture, setting } = this.event, { landed, longest } = this.#fingers;
        if (gesture !== "fingers-tap" || !TOGETHER.has(setting) || !longest) return 0;
        return landed.filter((one) => one.start <= lift(longest) && lift(one) >= longest.start).length;
    }

    /** The number at the end of the touch. */
    get #last() {
        const { reason, setting, measured } = this.event, contact = this.#contact;
        if (!contact) return measured;
        if (reason === "moved") return contact.travel * this.#config.pointsPerUnit;
        if (reason === "held" && (setting === "tapTime" || setting === "pressTime")) return contact.end - contact.start;
        const { landed, longest } = this.#fingers;
        if (setting === "twoFingerTapTime" && longest) return longest.end - longest.start - extraTime(this.#count);
        // The deadline of the last lift counts from the first one.
        if (setting === "twoFingerLiftTime") return Math.max(...landed.map(({ end }) => end)) - (this.time - measured);
        return measured;
    }

    /** The event with the number at the end of the touch, which the view did not know when it decided. */
    get #whole() {
        return { ...this.event, measured: Math.max(this.event.measured, this.#last) };
    }

    get text() { return sentence(this.#whole, this.#table, this.#count); }
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

    /** key: "VIEW.ID" of the contact, unique among those that are down. */
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
        // A touch that lands may decide what the ones before it were.
        const sequence = this.list.filter(({ start }) => start <= event.time).at(-1);
        if (!sequence) return;
        const { time, kind, phase } = event;
        const own = sequence.contacts.filter((one) => one.key === key && one.start <= time);
        const near = sequence.contacts.filter((one) => one.key.split(".")[0] === key.split(".")[0]);
        const landing = own.filter(({ start }) => start < time).at(-1)?.start ?? time;
        if (kind === "failed") {
            this.#fail(sequence, event, new Failure(event, own.at(-1), near, landing, config, this.#table));
        } else if (GESTURES.has(kind) && (phase === "began" || phase === "discrete")) {
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

// SPDX-License-Identifier: MIT
// Copyright (c) 2026 tapzoom contributors
/**
 * Touches in, a zoom transform and gesture events out: tapzoom for browsers and Node.
 *
 *     import { load, View, attach } from "./tapzoom.js";
 *     await load();
 *     const view = new View({ viewport: [400, 600], content: [2000, 3000], preset: "maps" });
 *     attach(element, view, { onFrame({ transform, events }) { ... } });
 *
 * tapzoom.h is the manual of settings, events and functions. The names here follow from those of the header:
 * - Functions, settings and fields lose their prefix and are in camel case: tapzoom_push_touches is view.pushTouches,
 *   double_tap_time is doubleTapTime, view_x is viewX.
 * - Constants are strings in lower case with hyphens: TAPZOOM_EVENT_DOUBLE_TAP is "double-tap".
 * - Bits are arrays of such strings: ["left", "top"].
 * tapzoom.d.ts has the types.
 */

// ---- The header as tables -------------------------------------------------------------------------------------------

// generate.py begins: tables
const ENUMERATIONS = {
    touch: "began=1 moved=2 ended=3 cancelled=4",
    tool: "finger=0 pen=1 mouse=2",
    preset: "photos=0 maps=1 reader=2 board=3",
    unit: "pixel=0 line=1 page=2 notch120=3",
    source: "wheel=0 trackpad=1",
    scroll: "unphased=0 began=1 changed=2 ended=3 momentum=4",
    error: `
        ok=0 null=-1 struct-size=-2 not-finite=-3 range=-4 enum=-5 time=-6 contact-in-use=-7 contact-unknown=-8
        contact-limit=-9 memory=-10 buffer-too-small=-11 data=-12 diverged=-13 busy=-14
    `,
    contact: "no-tap=1 no-slop=2 palm=4",
    button: "primary=1 secondary=2 middle=4 back=8 forward=16 eraser=32",
    state: "touched=256 moving=512 zoomed=1024 events-lost=2048 driven=4096",
    event: `
        none=0 tap-pending=1 tap=2 double-tap=3 fingers-tap=5 long-press=6 pan=7 pinch=8 rotate=9 quick-zoom=10 swipe=11
        fling=12 scroll=13 animation=14 settled=15 limit=16 page=17 owner=18 edge=19 fingers-drag=20 failed=21 snap=22
    `,
    phase: "discrete=0 began=1 changed=2 ended=3 cancelled=4",
    limit: "left=1 top=2 right=4 bottom=8 min-scale=16 max-scale=32",
    direction: "none=0 left=1 up=2 right=3 down=4",
    cause: "user=0 command=1 driven=2",
    reason: `
        none=0 moved=1 held=2 too-early=3 too-late=4 too-far=5 too-short=6 too-slow=7 angle=8 tool=9 count=10 off=11
        limit=12 lost=13 claimed=14 cancelled=15 stopped=16
    `,
    curve: "standard=0 ease-out=1",
    path: "direct=0 fly=1",
    step: "zoom-in=1 zoom-out=2 left=4 up=8 right=16 down=32 clockwise=64 counterclockwise=128 fit=256",
    gesture: `
        tap=4 double-tap=8 fingers-tap=32 long-press=64 pan=128 pinch=256 rotate=512 quick-zoom=1024 swipe=2048
        fling=4096
    `,
    fit: "none=0 contain=1 cover=2 width=3 height=4 one-to-one=5 scale-down=6",
    bounds: "content=0 inside=1 none=2",
    zoom: "none=0 step=1 toggle=2 cycle=3 levels=4 fit=5 center=6",
    action: "none=0 pan=1 zoom=2",
    anchor: "point=0 center=1",
    pinch: "centroid=0 center=1",
    snap: "none=0 levels=1 steps=2",
    momentum: "host=0 library=1 auto=2",
    fingers: "two=4 three=8 four=16 five=32",
    keep: "picture=0 coordinates=1",
    owner: "view=0 host=1 undecided=2 ignored=3",
    record: `
        start=1 load-state=2 config=3 viewport=4 content=5 pager-offset=6 touch=7 scroll=8 owner=9 cancel-touches=10
        advance=11 rebase-time=12 set-transform=13 zoom-to=14 zoom-to-rect=15 center-on=16 rotate-to=17 fit=18 pan-by=19
        zoom-by=20 rotate-by=21 set-velocity=22 stop-motion=23 poll=24 pen-near=25 step=26
    `,
};

const STRUCTS = {
    transform: "scale:f64@1e-40~1e40! rotation:f64@-1e40~1e40 x:f64@-1e40~1e40! y:f64@-1e40~1e40!",
    rect: "x:f64 y:f64 width:f64@1e-6~1e12! height:f64@1e-6~1e12!",
    viewport: `
        width:f64@1e-6~1e12! height:f64@1e-6~1e12! left:f64@0~1e12 top:f64@0~1e12 right:f64@0~1e12 bottom:f64@0~1e12
    `,
    touch: `
        time:f64! id:i64! x:f64! y:f64! phase:i32=touch! tool:i32=tool flags:u32|contact buttons:u32|button
        size:f64@0~1e12 reserved:f64@0
    `,
    state: "time:f64 next_deadline:f64 flags:u32|state|limit contact_count:i32 waiting_count:i32 reserved:i32[3]",
    frame_result: "transform:transform state:state accepted:i32 event_count:i32 reserved:f64",
    scroll: `
        time:f64! x:f64! y:f64! dx:f64 dy:f64 factor:f64@0,1e-6~1e6 rotation:f64@-1e3~1e3 unit:i32=unit
        source:i32=source phase:i32=scroll reserved:i32
    `,
    velocity: "x:f64 y:f64 log_scale:f64@-1e3~1e3 rotation:f64@-1e3~1e3 view_x:f64 view_y:f64",
    event: `
        time:f64 contact:i64 kind:i32=event phase:i32=phase contact_count:i32 tap_count:i32 view_x:f64 view_y:f64
        content_x:f64 content_y:f64 landing_view_x:f64 landing_view_y:f64 landing_content_x:f64 landing_content_y:f64
        scale:f64 rotation:f64 velocity:velocity unconsumed_x:f64 unconsumed_y:f64 tool:i32=tool buttons:u32|button
        limits:u32|limit direction:i32=direction owner:i32=owner gesture:i32=event reason:i32=reason setting:i32
        measured:f64 allowed:f64 cause:i32=cause reserved:i32[3]
    `,
    options: `
        struct_size:u32 animated:i32? curve:i32=curve path:i32=path duration:f64@0,1e-3~10 left:f64@0~1e12
        top:f64@0~1e12 right:f64@0~1e12 bottom:f64@0~1e12 max_scale:f64@0,1e-40~1e40 fly_rho:f64@0,1e-3~1e3
        fly_speed:f64@0,1e-3~1e3 quiet:i32? reserved:i32
    `,
    level: "fit:i32=fit! other_fit:i32=fit factor:f64@1e-6~1e6! other_factor:f64@0,1e-6~1e6",
    config: `
        struct_size:u32 gestures:u32|gesture points_per_unit:f64@1e-3~1e3 pixels_per_unit:f64@1e-3~1e3 fit:i32=fit
        bounds:i32=bounds min_scale:level max_scale:level double_tap:i32=zoom wheel:i32=action trackpad:i32=action
        reduced_motion:i32? align_x:f64@0~1 align_y:f64@0~1 visible_part:f64@0~1 visible_extra:f64 always_bounce_x:i32?
        always_bounce_y:i32? two_finger_tap:i32=zoom tap_anchor:i32=anchor pinch_anchor:i32=pinch tap_action:i32=zoom
        press_action:i32=zoom finger_taps:u32|fingers snap:i32=snap level_count:i32@0~8 zoom_step:f64@1.01~100
        animation_duration:f64@0,1e-3~10 snap_tolerance:f64@0~10 levels:level[8] momentum:i32=momentum invert_zoom:i32?
        wheel_speed:f64@0.01~10 wheel_smoothing:f64@0,1~1e3 scroll_end_time:f64@0.01~10 fling_decay:f64@0.01~1e3
        fling_zoom_decay:f64@0,0.1~1e3 fling_min_speed:f64@0~1e6 rubber_band:f64@0~1 rubber_band_scale:f64@1~100
        spring_frequency:f64@0.1~1e3 double_tap_time:f64@0.01~10 double_tap_distance:f64@0~1e4 tap_time:f64@0.01~10
        tap_slop:f64@10~1e4 press_time:f64@0.01~10 two_finger_tap_time:f64@0.01~10 two_finger_land_time:f64@0~10
        two_finger_lift_time:f64@0~10 pan_slop:f64@0~1e4 axis_lock_ratio:f64@0,1~100 swipe_speed:f64@0~1e6
        page_overscroll:f64@0~10 pinch_slop:f64@0~1e4 pinch_speed:f64@0.01~10 pinch_min_span:f64@0~1e4
        rotate_slop:f64@0~1e4 rotate_snap:f64@0~0.785 rotate_snap_step:f64@0.01~6.284
        quick_zoom_distance:f64@-1e4~-1,1~1e4 events:u64<event lenient:i32? min_pan_contacts:i32@1~2
        pager_edges:u32|limit host_tools:u32<tool host_buttons:u32|button drag_fingers:u32|fingers palm_size:f64@0~1e12
        pen_guard_time:f64@0~1e12 tap_debounce_time:f64@0~double_tap_time tap_ignore_time:f64@0~10
        lift_grace_time:f64@0~1 fling_max_speed:f64@fling_min_speed~1e6 fling_boost_speed:f64@0~1e6
        rotate_slop_snapped:f64@0~1e4 predict_time:f64@0~0.025
    `,
    overscroll: "x:f64 y:f64 raw_x:f64 raw_y:f64 log_scale:f64 raw_log_scale:f64",
    contact: `
        id:i64 x:f64 y:f64 landing_time:f64 landing_view_x:f64 landing_view_y:f64 landing_content_x:f64
        landing_content_y:f64 owner:i32=owner tool:i32=tool buttons:u32|button reserved:i32[5]
    `,
    record_entry: "number:i64 hash:u64 time:f64 kind:i32=record event_count:i32 numbers:f64[16] integers:i64[12]",
};

const PARAMETERS = `
    scale@1e-40~1e40 keptScale@0,1e-40~1e40 rotation@-1e40~1e40 factor@1e-6~1e6 angle@-1e3~1e3 maxScale@0,1e-40~1e40
    t@0~1
`;

export const VERSION_MAJOR = 1;
export const MAX_CONTACTS = 16;
export const MAX_LEVELS = 8;
export const EVENT_CAPACITY = 32;
export const MAX_LENGTH = 1e12;
export const MIN_SIZE = 1e-6;
export const MAX_TIME = 1e12;
// generate.py ends

const words = (text) => text.trim().split(/\s+/);
const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** An object of the same keys. Engines look properties up more slowly in a large object that grew key by key. */
const mapped = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** Numbers by name, for each enumeration: codes.touch.began is 1. For the typed arrays of pushTouches. */
export const codes = Object.freeze(mapped(ENUMERATIONS, (text) => Object.freeze(Object.fromEntries(
    words(text).map((word) => word.split("=")).map(([name, number]) => [name, Number(number)])))));
/** Names by number, or by bit for flags. */
const names = mapped(codes, (numbers) => Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [number, name])));

/** The range of times and lengths. */
const LENGTHS = "-1e12~1e12";
const SIZES = { f64: 8, i64: 8, u64: 8, i32: 4, u32: 4 };
const layouts = {};
for (const [key, text] of Object.entries(STRUCTS)) {
    const fields = [];
    let end = 0;
    for (const word of words(text)) {
        const [, name, type, count, kind, meaning, range, required] =
            /^(\w+):(\w+)(?:\[(\d+)\])?(?:([=|<?])([\w|]*))?(?:@([^!]+))?(!?)$/.exec(word);
        const size = SIZES[type] ?? layouts[type].size;
        const alignment = Math.min(size, 8);
        const offset = Math.ceil(end / alignment) * alignment;
        end = offset + size * (count ?? 1);
        const field = { name: camel(name), type, size, count: Number(count ?? 0), offset, kind, meaning };
        field.range = range ?? (type === "f64" ? LENGTHS : undefined);
        if (kind === "|" && meaning === "state|limit") field.kind = "state";
        if (required) field.required = true;
        // The bits of sets by name.
        if (kind === "|" || kind === "<") {
            field.bits = Object.fromEntries(Object.entries(codes[meaning] ?? {}).map(
                ([one, number]) => [one, kind === "<" ? 1n << BigInt(number) : BigInt(number)]));
        }
        if (name === "pager_edges") for (const one of ["min-scale", "max-scale"]) delete field.bits[one];
        fields.push(field);
    }
    const visible = fields.filter(({ name }) => name !== "structSize" && name !== "reserved" && name !== "levelCount");
    // A level is its fit and its factor, then those of the second term.
    if (key === "level") visible.sort((one, two) => one.name.startsWith("other") - two.name.startsWith("other"));
    layouts[key] = {
        size: Math.ceil(end / 8) * 8, fields, visible, named: new Map(visible.map((field) => [field.name, field])),
        at: Object.fromEntries(fields.map(({ name, offset, size }) => [name, offset / Math.min(size, 8)])),
        offset: Object.fromEntries(fields.map(({ name, offset }) => [name, offset])),
    };
}

/** Bytes of a packed touch (tapzoom_touch) for pushTouches and frame. */
export const TOUCH_SIZE = layouts.touch.size;
/** Numbers of a touch in a Float64Array: time, id, x, y, phase, tool, flags, buttons, size. */
export const TOUCH_LENGTH = 9;

/** Frozen lists of names for all combinations of bits, made once, so that reading makes no garbage. */
const sets = {};
for (const key of ["limit", "button"]) {
    const bits = Object.entries(codes[key]);
    sets[key] = Array.from({ length: 2 ** bits.length }, (_, mask) =>
        Object.freeze(bits.filter(([, bit]) => mask & bit).map(([name]) => name)));
}

// ---- Errors ---------------------------------------------------------------------------------------------------------

/**
 * A call that the library refused. It changed nothing, except that pushTouches and frame keep the first `accepted`
 * touches.
 */
export class TapzoomError extends Error {
    /**
     * status    TAPZOOM_ERROR_* as a string, such as "range" or "contact-unknown".
     * field     The name of the wrong setting, option or number, such as "doubleTapTime" or "touches[2].x"; else "".
     * accepted  How many touches the view took.
     */
    constructor(status, { field = "", value, range, message, accepted = 0, entry = null } = {}) {
        const name = field && `${field}${value === undefined ? "" : `=${shown(value)}`}: `;
        const why = message ?? (range ? `outside ${spoken(range)}` : phrase(status));
        super(name + (name || status !== "range" ? why : "the result is outside its range"));
        this.name = "TapzoomError";
        this.status = status;
        this.field = field;
        this.accepted = accepted;
        this.entry = entry;
    }
}

function phrase(status) {
    return wasm ? text(wasm.tapzoom_status_string(codes.error[status])) : status;
}

/** `wrong` finds the field, given the status. It is called only after a failure. */
function check(number, wrong) {
    if (number === 0) return;
    const status = names.error[number] ?? "unknown";
    throw new TapzoomError(status, wrong?.(status));
}

/** A value in a message. */
function shown(value) {
    let text = typeof value;
    try {
        if (text === "bigint") text = `${value}n`;
        else if (text === "string" || (text === "object" && value)) text = JSON.stringify(value) ?? text;
        else if (text !== "function") text = String(value);
    } catch {} // An object that JSON does not know.
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A range of the tables in a message: "0, or 1 to 1000". */
const spoken = (range) => range.split(",").map((part) => part.split("~").map((end) => {
    const plain = String(Number(end));
    if (plain === "NaN") return camel(end); // A setting.
    return plain.length < 8 && !plain.includes("e") ? plain : end;
}).join(" to ")).join(", or ");

/** Ranges of the numbers of calls that are not times or lengths. */
const RANGES = Object.fromEntries(words(PARAMETERS).map((word) => word.split("@")));
const rangeOf = (key, name) =>
    key ? layouts[key].fields.find((field) => field.name === name).range : RANGES[name] ?? LENGTHS;

const isIn = (range, value) => range.split(",").some((part) => {
    const [low, high = low] = part.split("~").map(Number);
    return value >= low && value <= high;
});

/**
 * The first number to which a status applies: { field, value, range }, or undefined. `key` is a struct, or "". The name
 * "scale:keptScale" has the range of keptScale.
 */
function wrongNumber(status, key, numbers, path = "") {
    for (const [names, value] of Object.entries(numbers)) {
        const [name, kind = name] = names.split(":"), range = rangeOf(key, kind), finite = Number.isFinite(value);
        if (status === "time" && name === "time") return { field: path + name, value };
        if (status === "not-finite" ? !finite : status === "range" && finite && !isIn(range, value)) {
            return { field: path + name, value, range };
        }
    }
    return undefined;
}

/** Finds the wrong one of the numbers of a call, of its structs, which are [name, key, address], and of its options. */
function wrongOf(numbers, structs = [], options = undefined) {
    return (status) => {
        let wrong = wrongNumber(status, "", numbers);
        for (const [name, key, at] of structs) wrong ??= wrongField(status, key, at, `${name}.`);
        return wrong ?? (options ? wrongOption(status) : undefined);
    };
}

function wrongOption(status) {
    const { quiet, animated } = layouts.options.at, at = room.options >> 2;
    if (status === "range" && i32[at + quiet] && i32[at + animated]) {
        return { field: "quiet", value: true, message: "not with animated or a duration" };
    }
    return wrongField(status, "options", room.options);
}

const wrongTransform = (numbers = {}, options = undefined) =>
    wrongOf(numbers, [["transform", "transform", room.transform]], options);

/** Whether a number is a value of the field's enumeration, or a sum of its bits. */
function isCode({ bits, meaning }, value) {
    if (!bits) return Object.hasOwn(names[meaning], value);
    return Number.isInteger(value) && (BigInt(value) & ~Object.values(bits).reduce((all, bit) => all | bit)) === 0n;
}

function wrongCode({ name, bits, meaning }, value, path) {
    const all = Object.entries(codes[meaning]).map(([one, number]) => `${number} (${one})`);
    return { field: path + name, value, message: `not ${bits ? "a sum" : "one"} of ${all.join(", ")}` };
}

/** The first field of a struct in memory to which a status applies: { field, value, range }, or undefined. */
function wrongField(status, key, at, path = "") {
    const { fields } = layouts[key];
    if (status === "enum") {
        // The set of events may have bits without a kind.
        for (const field of fields.filter(({ meaning, type }) => meaning && type !== "u64")) {
            const place = (at + field.offset) >> 2, value = field.bits ? u32[place] : i32[place];
            if (!isCode(field, value)) return wrongCode(field, value, path);
        }
    }
    if (status.startsWith("contact-") && key === "touch") {
        return { field: `${path}id`, value: readId(at + layouts.touch.offset.id) };
    }
    const numbers = fields.filter(({ type, count }) => type === "f64" && !count);
    return wrongNumber(status, key, Object.fromEntries(
        numbers.map(({ name, offset }) => [name, f64[(at + offset) >> 3]])), path);
}

/** The name that is most like another one, or undefined. */
function nearest(name, all) {
    const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "").slice(0, 40), wanted = plain(name);
    const distance = (one) => {
        let row = [...one].reduce((found) => [...found, found.length], [0]);
        for (let at = 0; at < wanted.length; at++) {
            const next = [at + 1];
            for (let to = 0; to < one.length; to++) {
                next.push(Math.min(row[to + 1] + 1, next[to] + 1, row[to] + (wanted[at] !== one[to])));
            }
            row = next;
        }
        return row.at(-1);
    };
    const [[least, best]] = all.map((one) => [distance(plain(one)), one]).sort(([one], [two]) => one - two);
    return least <= Math.max(wanted.length / 3, 1) ? best : undefined;
}

function unknown(what, name, allowed) {
    const all = [...allowed], near = nearest(name, all);
    return new TypeError(`there is no ${what} "${name}"; ${
        near ? `did you mean "${near}"?` : `there are ${all.join(", ")}`}`);
}

/** A value of a wrong type. */
function wrongType(name, value, type) {
    return new TypeError(value === undefined ? `${name} is missing` : `${name} must be ${type}, not ${shown(value)}`);
}

// ---- The module and its memory --------------------------------------------------------------------------------------

let wasm; // The exports of the module.
let loading;
let buffer, f64, f32, u64, i32, u32, u8; // Typed arrays on the memory.
// Addresses of memory for arguments and results. All views share it: between the first write into it and the last read
// from it no code of the program runs. So a call first takes all values out of the program's objects.
let room;
let capacity = 0; // Touches that fit into the memory at room.touches.

/** Memory that grows has another buffer. It grows in malloc, which tapzoom_create calls too. */
function refresh() {
    if (buffer === wasm.memory.buffer) return;
    buffer = wasm.memory.buffer;
    f64 = new Float64Array(buffer);
    f32 = new Float32Array(buffer);
    u64 = new BigUint64Array(buffer);
    i32 = new Int32Array(buffer);
    u32 = new Uint32Array(buffer);
    u8 = new Uint8Array(buffer);
}

function allocate(size) {
    const at = wasm.malloc(size);
    refresh();
    if (!at) throw new TapzoomError("memory", { message: `no memory for ${size} bytes` });
    return at;
}

function text(at) {
    let found = "";
    while (u8[at]) found += String.fromCharCode(u8[at++]);
    return found;
}

// A bundler for browsers would look for the module if its name stood here as a whole.
const ofNode = (name) => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`);

async function bytesOf(source) {
    const given = await source;
    if (given === undefined || typeof given === "string" || given instanceof URL) {
        // Bundlers copy the file of an address that stands here as text.
        const url = given === undefined ? new URL("tapzoom.wasm", import.meta.url) : new URL(given, import.meta.url);
        if (url.protocol !== "file:" || typeof process === "undefined") return fetch(url);
        const { readFile } = await ofNode("fs/promises");
        return readFile(url);
    }
    return given;
}

async function instantiate(source) {
    const given = await bytesOf(source);
    if (given instanceof WebAssembly.Module) return WebAssembly.instantiate(given, {});
    if (typeof Response !== "undefined" && given instanceof Response) {
        if (!given.ok) throw new Error(`${given.url || "tapzoom.wasm"}: ${given.status} ${given.statusText}`);
        const type = given.headers.get("content-type") ?? "";
        // A file server that does not know the type is no obstacle.
        if (type.startsWith("application/wasm") && WebAssembly.instantiateStreaming) {
            return (await WebAssembly.instantiateStreaming(given, {})).instance;
        }
        return (await WebAssembly.instantiate(await given.arrayBuffer(), {})).instance;
    }
    return (await WebAssembly.instantiate(given, {})).instance;
}

/**
 * Loads the module. Call it once before everything else; later calls return the first promise. After a failure the next
 * call tries again.
 *
 * source  A URL (relative ones: to this file), a Response or a promise of it, bytes, or a WebAssembly.Module. Without
 *         it, tapzoom.wasm beside this file.
 */
export function load(source) {
    loading ??= instantiate(source).then(start).catch((error) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

function start(instance) {
    const exports = instance.exports;
    const version = exports.tapzoom_version?.();
    if (Math.floor(version / 10000) !== VERSION_MAJOR) throw new Error("the module is not of tapzoom 1");
    wasm = exports;
    const sizes = {
        config: layouts.config.size, options: layouts.options.size, transform: 64, rect: 64, touch: TOUCH_SIZE,
        scroll: layouts.scroll.size, events: layouts.event.size * EVENT_CAPACITY, frame: layouts.frame_result.size,
        state: layouts.state.size, contacts: layouts.contact.size * MAX_CONTACTS, matrix: 64,
        entry: layouts.record_entry.size, out: 64,
    };
    let at = allocate(Object.values(sizes).reduce((sum, size) => sum + Math.ceil(size / 16) * 16, 0));
    room = {};
    for (const [name, size] of Object.entries(sizes)) {
        room[name] = at;
        at += Math.ceil(size / 16) * 16;
    }
    room.touches = 0;
    return version;
}

function needed() {
    if (!wasm) throw new Error("call `await load()` first");
}

/** The version of the module: major * 10000 + minor * 100 + patch. */
export function version() {
    needed();
    return wasm.tapzoom_version();
}

/** An English phrase with the meaning of a status, such as "range". */
export function statusString(status) {
    needed();
    return phrase(status);
}

// ---- Structs in memory ----------------------------------------------------------------------------------------------

/** Ids are whole numbers of at most 2^53 from 0. */
function idOf(id, field = "id") {
    if (!Number.isSafeInteger(number(id, field))) {
        const message = "not a whole number, -2^53 to 2^53";
        throw new TapzoomError(Number.isFinite(id) ? "range" : "not-finite", { field, value: id, message });
    }
    return id;
}

function writeId(at, id) {
    u32[at >> 2] = id;
    i32[(at >> 2) + 1] = Math.floor(id / 4294967296);
}

function readId(at) {
    return i32[(at >> 2) + 1] * 4294967296 + u32[at >> 2];
}

function notOneOf(value, allowed, field) {
    const all = Object.keys(allowed), near = typeof value === "string" ? nearest(value, all) : undefined;
    const message = `not one of ${all.join(", ")}${near ? `; did you mean "${near}"?` : ""}`;
    return new TapzoomError("enum", { field, value, message });
}

function codeOf(key, name, field, allowed = codes[key]) {
    if (typeof name !== "string" || !Object.hasOwn(allowed, name)) throw notOneOf(name, allowed, field);
    return allowed[name];
}

/** Checks that a value is a number. Its range is the library's matter. */
function number(value, name) {
    if (typeof value !== "number") throw wrongType(name, value, "a number");
    return value;
}

/** A mask, a BigInt, from a list of names, or from { name: true or false }, which changes `old`. */
function maskOf(bits, value, old, field) {
    const bit = (name) => {
        if (typeof name === "string" && Object.hasOwn(bits, name)) return bits[name];
        throw notOneOf(name, bits, field);
    };
    if (Array.isArray(value)) return value.reduce((mask, name) => mask | bit(name), 0n);
    if (value === null || typeof value !== "object") throw wrongType(field, value, "an array of names");
    return Object.entries(value).reduce((mask, [name, on]) => on ? mask | bit(name) : mask & ~bit(name), old);
}

/**
 * Takes the values out of an object of the program, and out of the objects and arrays in it. Getters and iterators of
 * the program run here, and may call or close any view.
 */
function take(key, object, what, path = "") {
    if (object === null || typeof object !== "object") {
        const type = key === "viewport" || key === "rect" ? "[width, height] or an object" : "an object";
        throw wrongType(path.slice(0, -1) || `${what}s`, object, type);
    }
    const { visible, named } = layouts[key], array = Array.isArray(object), taken = {};
    for (const index of Object.keys(object)) {
        const name = array ? visible[index]?.name ?? index : index, field = named.get(name);
        if (!field) throw unknown(what, name, named.keys());
        const value = object[index];
        if (value !== undefined) taken[name] = takeField(field, value, path + name);
    }
    return taken;
}

function takeField(field, value, path) {
    if (field.name === "levels" && field.count) {
        if (!Array.isArray(value)) throw wrongType(path, value, "an array of levels");
        return Array.from(value, (level, index) => takeLevel(level, `${path}[${index}]`));
    }
    if (field.type === "level") return takeLevel(value, path);
    if (field.bits && value !== null && typeof value === "object") {
        return Array.isArray(value) ? Array.from(value) : { ...value };
    }
    return value;
}

/** A number is a plain scale. */
function takeLevel(value, path) {
    const level = typeof value === "number" ? { fit: "none", factor: value } : value;
    if (level !== null && typeof level === "object") {
        const taken = take("level", level, "field of a level", `${path}.`);
        if (typeof taken.fit === "string" && typeof taken.factor === "number") return taken;
    }
    throw new TypeError(`${path}: a level is { fit, factor }, such as { fit: "contain", factor: 8 }, or a plain ` +
        `scale, such as 2.5; not ${shown(value)}`);
}

/** Writes taken values into a struct. Fields without a value are left as they are. */
function write(key, at, taken, path = "") {
    const { named } = layouts[key];
    for (const name of Object.keys(taken)) writeField(named.get(name), at, taken[name], path + name);
}

function writeField(field, base, value, path) {
    const at = base + field.offset;
    if (field.name === "levels" && field.count) {
        if (value.length > MAX_LEVELS) {
            throw new TapzoomError("range", { field: path, message: `${value.length} levels; at most ${MAX_LEVELS}` });
        }
        u8.fill(0, at, at + field.size * field.count);
        value.forEach((level, index) => fill("level", at + index * field.size, level, `${path}[${index}].`));
        i32[(base + layouts.config.offset.levelCount) >> 2] = value.length;
    } else if (field.type === "level") {
        fill("level", at, value, `${path}.`);
    } else if (field.kind === "=") {
        i32[at >> 2] = codeOf(field.meaning, value, path);
    } else if (field.bits) {
        const mask = maskOf(field.bits, value, readMask(field, at), path);
        if (field.type === "u64") u64[at >> 3] = mask;
        else u32[at >> 2] = Number(mask);
    } else if (field.kind === "?") {
        if (typeof value !== "boolean") throw wrongType(path, value, "true or false");
        i32[at >> 2] = Number(value);
    } else if (typeof value !== "number") {
        throw wrongType(path, value, "a number");
    } else if (!Number.isFinite(value)) {
        throw new TapzoomError("not-finite", { field: path, value, range: field.range });
    } else if (field.type === "f64") {
        f64[at >> 3] = value;
    } else if (field.type === "i64") {
        writeId(at, idOf(value, path));
    } else {
        if (!Number.isInteger(value) || value !== (value | 0)) {
            const message = `not a whole number, ${spoken(field.range)}`;
            throw new TapzoomError("range", { field: path, value, message });
        }
        i32[at >> 2] = value;
    }
}

/** Writes a whole struct: fields without a value become 0. */
function fill(key, at, taken, path = "") {
    u8.fill(0, at, at + layouts[key].size);
    write(key, at, taken, path);
    for (const { name, required } of layouts[key].visible) {
        if (required && taken[name] === undefined) throw new TypeError(`${path}${name} is missing`);
    }
    return at;
}

function readMask(field, at) {
    return field.type === "u64" ? u64[at >> 3] : BigInt(u32[at >> 2]);
}

/** Reads a struct into an object. */
function read(key, base, out) {
    const { visible } = layouts[key], values = visible.map((field) => readField(field, base));
    visible.forEach(({ name }, index) => { out[name] = values[index]; });
    return out;
}

function readField(field, base) {
    const at = base + field.offset;
    if (field.name === "levels") {
        const count = i32[(base + layouts.config.offset.levelCount) >> 2];
        return Array.from({ length: count }, (_, index) => read("level", at + index * field.size, {}));
    }
    if (field.type === "level") return read("level", at, {});
    if (field.kind === "=") return names[field.meaning][i32[at >> 2]];
    if (field.bits) {
        const mask = readMask(field, at);
        return Object.keys(field.bits).filter((name) => (mask & field.bits[name]) !== 0n);
    }
    if (field.kind === "?") return i32[at >> 2] !== 0;
    if (field.type === "f64") return f64[at >> 3];
    return field.type === "i64" ? readId(at) : i32[at >> 2];
}

const takeTransform = (transform, path = "transform.") => take("transform", transform, "field of a transform", path);
const takeRect = (rect, path) => take("rect", sizes(rect), "field of a rectangle", path);
const takeViewport = (viewport) => take("viewport", viewport, "field of a viewport", "viewport.");
const takeOptions = (options) => options === undefined ? undefined : take("options", options, "option");

/** [width, height] is a rectangle at the origin. */
function sizes(rect) {
    return Array.isArray(rect) && rect.length === 2 ? { width: rect[0], height: rect[1] } : rect;
}

const transformAt = (taken, path = "transform.") => fill("transform", room.transform, taken, path);
const rectAt = (taken, path) => fill("rect", room.rect, taken, path);

function optionsAt(taken) {
    if (taken === undefined) return 0;
    fill("options", room.options, taken);
    u32[room.options >> 2] = layouts.options.size;
    if (taken.duration > 0 && taken.animated === undefined) {
        i32[(room.options >> 2) + layouts.options.at.animated] = 1;
    }
    return room.options;
}

function readTransform(at, out) {
    at >>= 3;
    const scale = f64[at], rotation = f64[at + 1], x = f64[at + 2], y = f64[at + 3];
    out.scale = scale;
    out.rotation = rotation;
    out.x = x;
    out.y = y;
    return out;
}

/** An event with all of its fields. Engines are slower to write into an object that has grown field by field. */
const newEvent = () => ({
    time: 0, contact: 0, kind: "none", phase: "discrete", contactCount: 0, tapCount: 0, viewX: 0, viewY: 0, contentX: 0,
    contentY: 0, landingViewX: 0, landingViewY: 0, landingContentX: 0, landingContentY: 0, scale: 0, rotation: 0,
    unconsumedX: 0, unconsumedY: 0, velocity: null, tool: "finger", buttons: null, limits: null, direction: "none",
    owner: "view", gesture: "none", reason: "none", setting: "", measured: 0, allowed: 0, cause: "user",
});

const EVENT = layouts.event.at;
/** The settings by the offsets of their fields. */
const SETTINGS = Object.fromEntries(layouts.config.visible.map(({ name, offset }) => [offset, name]));

function readEvent(at, out) {
    const d = at >> 3, i = at >> 2;
    out.time = f64[d + EVENT.time];
    out.contact = readId(at + layouts.event.offset.contact);
    out.kind = names.event[i32[i + EVENT.kind]] ?? "none";
    out.phase = names.phase[i32[i + EVENT.phase]] ?? "discrete";
    out.contactCount = i32[i + EVENT.contactCount];
    out.tapCount = i32[i + EVENT.tapCount];
    out.viewX = f64[d + EVENT.viewX];
    out.viewY = f64[d + EVENT.viewY];
    out.contentX = f64[d + EVENT.contentX];
    out.contentY = f64[d + EVENT.contentY];
    out.landingViewX = f64[d + EVENT.landingViewX];
    out.landingViewY = f64[d + EVENT.landingViewY];
    out.landingContentX = f64[d + EVENT.landingContentX];
    out.landingContentY = f64[d + EVENT.landingContentY];
    out.scale = f64[d + EVENT.scale];
    out.rotation = f64[d + EVENT.rotation];
    out.unconsumedX = f64[d + EVENT.unconsumedX];
    out.unconsumedY = f64[d + EVENT.unconsumedY];
    const v = d + EVENT.velocity;
    // A new object, so that a copy of the event keeps it.
    out.velocity = {
        x: f64[v], y: f64[v + 1], logScale: f64[v + 2], rotation: f64[v + 3], viewX: f64[v + 4], viewY: f64[v + 5],
    };
    out.tool = names.tool[i32[i + EVENT.tool]];
    out.buttons = sets.button[u32[i + EVENT.buttons] & 63];
    out.limits = sets.limit[u32[i + EVENT.limits] & 63];
    out.direction = names.direction[i32[i + EVENT.direction]] ?? "none";
    out.owner = names.owner[i32[i + EVENT.owner]];
    out.gesture = names.event[i32[i + EVENT.gesture]] ?? "none";
    out.reason = names.reason[i32[i + EVENT.reason]] ?? "none";
    out.setting = SETTINGS[i32[i + EVENT.setting]] ?? "";
    out.measured = f64[d + EVENT.measured];
    out.allowed = f64[d + EVENT.allowed];
    out.cause = names.cause[i32[i + EVENT.cause]];
    return out;
}

const FRAME = layouts.frame_result.offset, STATE = layouts.state.at;

function readState(at, out) {
    const d = at >> 3, i = at >> 2, flags = u32[i + STATE.flags];
    const time = f64[d + STATE.time], nextDeadline = f64[d + STATE.nextDeadline];
    const contactCount = i32[i + STATE.contactCount], waitingCount = i32[i + STATE.waitingCount];
    out.time = time;
    out.nextDeadline = nextDeadline;
    out.touched = (flags & codes.state.touched) !== 0;
    out.moving = (flags & codes.state.moving) !== 0;
    out.zoomed = (flags & codes.state.zoomed) !== 0;
    out.eventsLost = (flags & codes.state["events-lost"]) !== 0;
    out.driven = (flags & codes.state.driven) !== 0;
    out.limits = sets.limit[flags & 63];
    out.contactCount = contactCount;
    out.waitingCount = waitingCount;
    return out;
}

// ---- Touches --------------------------------------------------------------------------------------------------------

/** Memory for touches, which grows and is kept. */
function reserveTouches(count) {
    if (count <= capacity) return;
    const wanted = Math.max(64, 2 ** Math.ceil(Math.log2(count)));
    const at = allocate(wanted * TOUCH_SIZE);
    if (room.touches) wasm.free(room.touches);
    room.touches = at;
    capacity = wanted;
}

const TOUCH = layouts.touch.at;

function writeTouch(at, time, id, x, y, phase, tool, flags, buttons, size) {
    const d = at >> 3, i = at >> 2;
    f64[d + TOUCH.time] = time;
    writeId(at + layouts.touch.offset.id, id);
    f64[d + TOUCH.x] = x;
    f64[d + TOUCH.y] = y;
    i32[i + TOUCH.phase] = phase;
    i32[i + TOUCH.tool] = tool;
    u32[i + TOUCH.flags] = flags;
    u32[i + TOUCH.buttons] = buttons;
    f64[d + TOUCH.size] = size;
    f64[d + TOUCH.reserved] = 0;
}

/** The length that a typed array really has. */
const lengthOf = Function.prototype.call.bind(
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length").get);

const CODES = ["phase", "tool", "flags", "buttons"].map((name) => layouts.touch.named.get(name));

/** Checks the whole numbers of a touch, from which the memory has taken the rest away. */
function checkWhole(touches, from, at, index) {
    if (Number.isSafeInteger(touches[from + 1]) && i32[at + TOUCH.phase] === touches[from + 4] &&
        i32[at + TOUCH.tool] === touches[from + 5] && u32[at + TOUCH.flags] === touches[from + 6] &&
        u32[at + TOUCH.buttons] === touches[from + 7]) return;
    idOf(touches[from + 1], `touches[${index}].id`);
    const wrong = CODES.findIndex((field, place) => !isCode(field, touches[from + 4 + place]));
    throw new TapzoomError("enum", wrongCode(CODES[wrong], touches[from + 4 + wrong], `touches[${index}].`));
}

/** Copies touches into the memory, and returns their count. */
function marshal(touches, count) {
    if (touches === undefined || touches === null) return 0;
    if (touches instanceof Float64Array) {
        const all = lengthOf(touches) / TOUCH_LENGTH;
        if (!Number.isInteger(all)) throw new RangeError(`a touch has ${TOUCH_LENGTH} numbers`);
        count = limit(count, all);
        reserveTouches(count);
        for (let index = 0, from = 0; index < count; index++, from += TOUCH_LENGTH) {
            const at = room.touches + index * TOUCH_SIZE;
            writeTouch(at, touches[from], touches[from + 1], touches[from + 2], touches[from + 3], touches[from + 4],
                touches[from + 5], touches[from + 6], touches[from + 7], touches[from + 8]);
            checkWhole(touches, from, at >> 2, index);
        }
        return count;
    }
    if (touches instanceof Uint8Array) {
        const all = lengthOf(touches) / TOUCH_SIZE;
        if (!Number.isInteger(all)) throw new RangeError(`a packed touch has ${TOUCH_SIZE} bytes`);
        count = limit(count, all);
        // All of them: subarray is a method that a program may replace.
        reserveTouches(all);
        u8.set(touches, room.touches);
        return count;
    }
    if (!Array.isArray(touches)) throw new TypeError("touches are a Float64Array, a Uint8Array or an array of objects");
    count = limit(count, touches.length);
    const path = (index) => `touches[${index}].`;
    const taken = Array.from({ length: count }, (_, index) =>
        take("touch", touches[index], "field of a touch", path(index)));
    reserveTouches(count);
    taken.forEach((touch, index) => fill("touch", room.touches + index * TOUCH_SIZE, touch, path(index)));
    return count;
}

function limit(count, all) {
    if (count === undefined) return all;
    if (!Number.isInteger(number(count, "count")) || count < 0 || count > all) {
        throw new RangeError(`count must be 0 to ${all}`);
    }
    return count;
}

// ---- Pure functions -------------------------------------------------------------------------------------------------

/** Takes a preset and settings out of an object. */
function takeSettings(given) {
    if (given === null || typeof given !== "object") throw wrongType("settings", given, "an object");
    const { preset, ...settings } = given;
    return { preset, settings: take("config", settings, "setting") };
}

function settingsAt({ preset, settings }) {
    const size = layouts.config.size;
    check(wasm.tapzoom_config_init(room.config, size, codeOf("preset", preset ?? "photos", "preset")));
    write("config", room.config, settings);
}

/** Returns the settings of a preset: "photos", "maps", "reader" or "board". */
export function configInit(preset = "photos") {
    needed();
    settingsAt({ preset, settings: {} });
    return read("config", room.config, {});
}

/** Returns "" for right settings, else the name of the first wrong one, such as "doubleTapTime". */
export function configCheck(settings = {}) {
    needed();
    const taken = takeSettings(settings);
    try {
        settingsAt(taken);
    } catch (error) {
        if (error instanceof TapzoomError) return error.field;
        throw error;
    }
    return wrongSetting()?.field ?? "";
}

/** The first wrong setting in memory: { field, value, range }, or undefined. */
function wrongSetting() {
    if (wasm.tapzoom_config_check(room.config, room.out) === 0) return undefined;
    const field = camel(text(u32[room.out >> 2])), path = words(field.replace(/\W+/g, " "));
    const value = path.reduce((found, name) => found?.[name], read("config", room.config, {}));
    if (field.endsWith("otherFit")) return { field, value, message: "it needs an otherFactor" };
    return { field, value, range: rangeOf(path.length > 1 ? "level" : "config", path.at(-1)) };
}

/** Checks the status of a call that took the settings at room.config. */
function checkSettings(status, wrong) {
    const found = status && status !== codes.error.null && status !== codes.error.memory ? wrongSetting() : undefined;
    if (found) throw new TapzoomError(names.error[status], found);
    check(status, wrong);
}

function readPoint(out) {
    const x = f64[room.out >> 3], y = f64[(room.out >> 3) + 1];
    out.x = x;
    out.y = y;
    return out;
}

/** Converts a view point to content units. */
export function viewToContent(transform, viewX, viewY, out = {}) {
    needed();
    const taken = takeTransform(transform);
    number(viewX, "viewX");
    number(viewY, "viewY");
    check(wasm.tapzoom_view_to_content(transformAt(taken), viewX, viewY, room.out, room.out + 8),
        wrongTransform({ viewX, viewY }));
    return readPoint(out);
}

/** Converts a content point to view units. */
export function contentToView(transform, contentX, contentY, out = {}) {
    needed();
    const taken = takeTransform(transform);
    number(contentX, "contentX");
    number(contentY, "contentY");
    check(wasm.tapzoom_content_to_view(transformAt(taken), contentX, contentY, room.out, room.out + 8),
        wrongTransform({ contentX, contentY }));
    return readPoint(out);
}

const result = (out) => readTransform(room.rect, out);
const otherTransformAt = (taken, path) => fill("transform", room.transform + layouts.transform.size, taken, path);

/** Returns the transform that applies `inner` and then `outer`. */
export function transformCompose(outer, inner, out = {}) {
    needed();
    const one = takeTransform(outer, "outer."), other = takeTransform(inner, "inner.");
    const at = transformAt(one, "outer."), to = otherTransformAt(other, "inner.");
    check(wasm.tapzoom_transform_compose(at, to, room.rect),
        wrongOf({}, [["outer", "transform", at], ["inner", "transform", to]]));
    return result(out);
}

/** Returns the inverse transform, from the view to the content. */
export function transformInvert(transform, out = {}) {
    needed();
    const at = transformAt(takeTransform(transform));
    check(wasm.tapzoom_transform_invert(at, room.rect), wrongTransform());
    return result(out);
}

/** Returns a transform between two others: `from` at t = 0, `to` at 1. */
export function transformInterpolate(from, to, t, out = {}) {
    needed();
    const one = takeTransform(from, "from."), other = takeTransform(to, "to.");
    number(t, "t");
    const at = transformAt(one, "from."), end = otherTransformAt(other, "to.");
    check(wasm.tapzoom_transform_interpolate(at, end, t, room.rect),
        wrongOf({ t }, [["from", "transform", at], ["to", "transform", end]]));
    return result(out);
}

/** Returns the numbers a, b, c, d, x, y. */
export function transformToAffine(transform, out = new Float64Array(6)) {
    needed();
    const at = transformAt(takeTransform(transform));
    check(wasm.tapzoom_transform_to_affine(at, room.matrix), wrongTransform());
    out.set(f64.subarray(room.matrix >> 3, (room.matrix >> 3) + 6));
    return out;
}

/** Returns 16 floats, column-major, from content coordinates relative to the origin to view units: for WebGL. */
export function transformToMatrix(transform, originX = 0, originY = 0, out = new Float32Array(16)) {
    needed();
    const taken = takeTransform(transform);
    number(originX, "originX");
    number(originY, "originY");
    check(wasm.tapzoom_transform_to_matrix(transformAt(taken), originX, originY, room.matrix),
        wrongTransform({ originX, originY }));
    out.set(f32.subarray(room.matrix >> 2, (room.matrix >> 2) + 16));
    return out;
}

/** Returns the value of the CSS property transform. The element needs `transform-origin: 0 0`. */
export function cssTransform({ scale, rotation = 0, x, y }) {
    const cos = scale * Math.cos(rotation), sin = scale * Math.sin(rotation);
    return `matrix(${cos}, ${sin}, ${-sin}, ${cos}, ${x}, ${y})`;
}

// ---- The view -------------------------------------------------------------------------------------------------------

/** What a view holds in the memory of the module. It does not refer to the view, so that the view can be collected. */
function release(held) {
    if (held.view) wasm.tapzoom_destroy(held.view);
    if (held.recording) wasm.free(held.recording);
    held.view = held.recording = 0;
}

const WRONG_TOUCH = (status) => wrongField(status, "touch", room.touch);
/** The bits of flags and buttons by name. */
const BITS = { flags: layouts.touch.named.get("flags").bits, buttons: layouts.touch.named.get("buttons").bits };
/** Who can be given a contact. */
const OWNERS = { view: codes.owner.view, host: codes.owner.host };
const WRONG_SCROLL = (status) => wrongField(status, "scroll", room.scroll, "scroll.");

const forgotten = new FinalizationRegistry(release);
let setHost, hostOf;

/**
 * Content in a viewport, and the contacts on it.
 *
 * A closed view, and one that nothing refers to, frees its memory. Call close, because collection may come late.
 */
export class View {
    #handle = 0;
    #held = { view: 0, recording: 0, size: 0 };
    #pool = [];
    #frame = { transform: { scale: 1, rotation: 0, x: 0, y: 0 }, state: {}, events: [] };
    #host = null; // The attachment of a page.

    // Not a static block, which Safari has since 16.4.
    static #friends = [setHost = (view, host) => { view.#host = host; }, hostOf = (view) => view.#host];

    /** { viewport, content, preset, and settings by name }. */
    constructor(options) {
        needed();
        if (options === null || typeof options !== "object") throw wrongType("options", options, "an object");
        const { viewport, content, ...settings } = options;
        const taken = takeSettings(settings), size = takeViewport(viewport);
        const area = takeRect(content, "content.");
        settingsAt(taken);
        const at = fill("viewport", room.rect, size, "viewport.");
        // Both structs fit: a rectangle is at room.transform here.
        const rect = fill("rect", room.transform, area, "content.");
        checkSettings(wasm.tapzoom_create(room.config, at, rect, room.out),
            wrongOf({}, [["viewport", "viewport", at], ["content", "rect", rect]]));
        refresh();
        this.#handle = this.#held.view = u32[room.out >> 2];
        forgotten.register(this, this.#held, this);
    }

    /** Frees the view. Closing it again does nothing. An attached view is detached. */
    close() {
        try {
            this.#host?.detach();
        } finally { // Also if the host's clock fails.
            forgotten.unregister(this);
            release(this.#held);
            this.#handle = 0;
        }
    }

    /** Whether the view has been closed. */
    get closed() {
        return this.#handle === 0;
    }

    #check(status, wrong, accepted = 0) {
        if (status === 0) return;
        if (this.#handle === 0) throw new TapzoomError("null", { message: "the view has been closed" });
        const name = names.error[status] ?? "unknown";
        throw new TapzoomError(name, { ...wrong?.(name), accepted });
    }

    /** Checks the status of a call that took touches from the memory. */
    #checkTouches(status, count, accepted, time) {
        if (status === 0) return;
        this.#check(status, (name) => accepted >= count ? wrongNumber(name, "", { time })
            : wrongField(name, "touch", room.touches + accepted * TOUCH_SIZE, `touches[${accepted}].`), accepted);
    }

    /** A call of the host that may move the view: an attachment first brings the clock up to date, then draws. */
    #begin() {
        this.#host?.before();
    }

    #end(status, wrong) {
        this.#check(status, wrong);
        this.#host?.wake();
    }

    // Settings and sizes

    setConfig(settings, options) {
        const taken = takeSettings(settings), chosen = takeOptions(options);
        this.#begin();
        u32[room.config >> 2] = layouts.config.size;
        this.#check(wasm.tapzoom_get_config(this.#handle, room.config));
        if (taken.preset === undefined) write("config", room.config, taken.settings);
        else settingsAt(taken);
        checkSettings(wasm.tapzoom_set_config(this.#handle, room.config, optionsAt(chosen)),
            wrongOf({}, [], chosen));
        this.#host?.wake();
    }

    getConfig() {
        u32[room.config >> 2] = layouts.config.size;
        this.#check(wasm.tapzoom_get_config(this.#handle, room.config));
        return read("config", room.config, {});
    }

    setViewport(viewport) {
        const taken = takeViewport(viewport);
        this.#begin();
        this.#end(wasm.tapzoom_set_viewport(this.#handle, fill("viewport", room.rect, taken, "viewport.")),
            wrongOf({}, [["viewport", "viewport", room.rect]]));
    }

    getViewport(out = {}) {
        this.#check(wasm.tapzoom_get_viewport(this.#handle, room.rect));
        return read("viewport", room.rect, out);
    }

    setContent(content, keep = "picture") {
        const taken = takeRect(content, "content."), code = codeOf("keep", keep, "keep");
        this.#begin();
        this.#end(wasm.tapzoom_set_content(this.#handle, rectAt(taken, "content."), code),
            wrongOf({}, [["content", "rect", room.rect]]));
    }

    getContent(out = {}) {
        this.#check(wasm.tapzoom_get_content(this.#handle, room.rect));
        return read("rect", room.rect, out);
    }

    setPagerOffset(x, y) {
        number(x, "x");
        number(y, "y");
        this.#begin();
        this.#end(wasm.tapzoom_set_pager_offset(this.#handle, x, y), wrongOf({ x, y }));
    }

    // Input

    /** One touch: phase "began", "moved", "ended" or "cancelled"; flags and buttons are arrays of names. */
    pushTouch(time, id, phase, x, y, tool = "finger", flags, buttons, size = 0) {
        number(time, "time");
        number(x, "x");
        number(y, "y");
        number(size, "size");
        const whole = idOf(id), phaseCode = codeOf("touch", phase, "phase"), toolCode = codeOf("tool", tool, "tool");
        const flagBits = flags ? maskOf(BITS.flags, flags, 0n, "flags") : 0;
        const buttonBits = buttons ? maskOf(BITS.buttons, buttons, 0n, "buttons") : 0;
        writeTouch(room.touch, time, whole, x, y, phaseCode, toolCode, Number(flagBits), Number(buttonBits), size);
        this.#end(wasm.tapzoom_push_touches(this.#handle, room.touch, 1, 0), WRONG_TOUCH);
    }

    /** Many touches: a Float64Array, packed ones in a Uint8Array, or objects; all, or the first `count` of them. */
    pushTouches(touches, count) {
        count = marshal(touches, count);
        const status = wasm.tapzoom_push_touches(this.#handle, room.touches, count, room.out);
        this.#checkTouches(status, count, u32[room.out >> 2]);
        this.#host?.wake();
    }

    /** Returns whether the view consumed the scroll: the page must not scroll then. */
    pushScroll(scroll) {
        const at = fill("scroll", room.scroll, take("scroll", scroll, "field of a scroll", "scroll."), "scroll.");
        const status = wasm.tapzoom_push_scroll(this.#handle, at, room.out), consumed = i32[room.out >> 2] !== 0;
        this.#end(status, WRONG_SCROLL);
        return consumed;
    }

    /** "view", "host" or "undecided". */
    getContactOwner(id) {
        this.#check(wasm.tapzoom_get_contact_owner(this.#handle, BigInt(idOf(id)), room.out),
            () => ({ field: "id", value: id }));
        return names.owner[i32[room.out >> 2]];
    }

    getContacts() {
        this.#check(wasm.tapzoom_get_contacts(this.#handle, room.contacts, MAX_CONTACTS, room.out));
        return Array.from({ length: u32[room.out >> 2] }, (_, index) =>
            read("contact", room.contacts + index * layouts.contact.size, {}));
    }

    setContactOwner(id, owner) {
        const contact = BigInt(idOf(id)), code = codeOf("owner", owner, "owner", OWNERS);
        this.#begin();
        this.#end(wasm.tapzoom_set_contact_owner(this.#handle, contact, code), () => ({ field: "id", value: id }));
    }

    cancelTouches(time) {
        this.#end(wasm.tapzoom_cancel_touches(this.#handle, number(time, "time")), wrongOf({ time }));
        this.#host?.forget();
    }

    penNear(time) {
        this.#end(wasm.tapzoom_pen_near(this.#handle, number(time, "time")), wrongOf({ time }));
    }

    // Time

    advance(time) {
        const status = wasm.tapzoom_advance(this.#handle, number(time, "time"));
        if (status !== 0) this.#check(status, wrongOf({ time }));
    }

    /**
     * Pushes touches, advances the clock, polls the events, and reads transform and state. The result is the same
     * object in each frame, and its events are valid until the next frame or poll.
     */
    frame(time, touches, count) {
        number(time, "time");
        count = marshal(touches, count);
        const accepted = (room.frame + FRAME.accepted) >> 2;
        i32[accepted] = 0; // The library writes it only after it has pushed touches.
        const status = wasm.tapzoom_frame(
            this.#handle, time, room.touches, count, room.events, EVENT_CAPACITY, room.frame);
        if (status !== 0) this.#checkTouches(status, count, i32[accepted], time);
        const frame = this.#frame;
        readTransform(room.frame + FRAME.transform, frame.transform);
        readState(room.frame + FRAME.state, frame.state);
        this.#readEvents(i32[(room.frame + FRAME.eventCount) >> 2]);
        return frame;
    }

    rebaseTime(offset) {
        this.#check(wasm.tapzoom_rebase_time(this.#handle, number(offset, "offset")), wrongOf({ offset }));
    }

    // Reading: `out` receives the result, so that a frame makes no new object.

    getState(out = {}) {
        this.#check(wasm.tapzoom_get_state(this.#handle, room.state));
        return readState(room.state, out);
    }

    getTransform(out = {}) {
        this.#check(wasm.tapzoom_get_transform(this.#handle, room.transform));
        return readTransform(room.transform, out);
    }

    getTransformAt(time, out = {}) {
        const status = wasm.tapzoom_get_transform_at(this.#handle, number(time, "time"), room.transform);
        if (status !== 0) this.#check(status, wrongOf({ time }));
        return readTransform(room.transform, out);
    }

    getTargetTransform(out = {}) {
        this.#check(wasm.tapzoom_get_target_transform(this.#handle, room.transform));
        return readTransform(room.transform, out);
    }

    getVelocity(out = {}) {
        this.#check(wasm.tapzoom_get_velocity(this.#handle, room.transform));
        return read("velocity", room.transform, out);
    }

    getOverscroll(out = {}) {
        this.#check(wasm.tapzoom_get_overscroll(this.#handle, room.transform));
        return read("overscroll", room.transform, out);
    }

    /** { min, max, fitted }. */
    getScaleRange(out = {}) {
        this.#check(wasm.tapzoom_get_scale_range(this.#handle, room.out, room.out + 8, room.out + 16));
        const [min, max, fitted] = f64.subarray(room.out >> 3, (room.out >> 3) + 3);
        return Object.assign(out, { min, max, fitted });
    }

    /** The names of the steps that would change the target. */
    getActions() {
        this.#check(wasm.tapzoom_get_actions(this.#handle, room.out));
        const actions = u32[room.out >> 2];
        return Object.keys(codes.step).filter((name) => actions & codes.step[name]);
    }

    getRasterScale() {
        this.#check(wasm.tapzoom_get_raster_scale(this.#handle, room.out));
        return f64[room.out >> 3];
    }

    getRasterTransform(transform = this.getTransform()) {
        const at = transformAt(takeTransform(transform));
        this.#check(wasm.tapzoom_get_raster_transform(this.#handle, at, room.rect), wrongTransform());
        return result({});
    }

    /** { x, y, width, height } for a transform; without it, for the displayed one. */
    getVisibleRect(transform = this.getTransform()) {
        const at = transformAt(takeTransform(transform));
        this.#check(wasm.tapzoom_get_visible_rect(this.#handle, at, room.rect), wrongTransform());
        return read("rect", room.rect, {});
    }

    /** { x, y, width, height } for a transform; without it, for the displayed one. */
    getPanRange(transform = this.getTransform()) {
        const at = transformAt(takeTransform(transform));
        this.#check(wasm.tapzoom_get_pan_range(this.#handle, at, room.rect), wrongTransform());
        return read("rect", room.rect, {});
    }

    getSmartZoom(block, contentX, contentY, maxScale = 0) {
        const taken = takeRect(block, "block.");
        number(contentX, "contentX");
        number(contentY, "contentY");
        number(maxScale, "maxScale");
        const at = rectAt(taken, "block.");
        this.#check(wasm.tapzoom_get_smart_zoom(this.#handle, at, contentX, contentY, maxScale, room.transform),
            wrongOf({ contentX, contentY, maxScale }, [["block", "rect", at]]));
        return readTransform(room.transform, {});
    }

    /** Takes all events. Array and objects are the same in each call, and valid until the next frame or poll. */
    pollEvents() {
        this.#check(wasm.tapzoom_poll_events(this.#handle, room.events, EVENT_CAPACITY, room.out));
        return this.#readEvents(u32[room.out >> 2]);
    }

    #readEvents(count) {
        const events = this.#frame.events;
        if (events.length > count) events.length = count; // Slow in V8, also without a change.
        for (let index = 0; index < count; index++) {
            events[index] = readEvent(room.events + index * layouts.event.size, this.#pool[index] ??= newEvent());
        }
        return events;
    }

    // Commands. Without options they move the view at once. { animated: true } or a duration animates them.

    setTransform(transform, options) {
        const taken = takeTransform(transform), chosen = takeOptions(options);
        this.#begin();
        const at = transformAt(taken);
        this.#end(wasm.tapzoom_set_transform(this.#handle, at, optionsAt(chosen)),
            wrongTransform({}, chosen));
    }

    zoomTo(scale, viewX, viewY, options) {
        const chosen = takeOptions(options);
        number(scale, "scale");
        number(viewX, "viewX");
        number(viewY, "viewY");
        this.#begin();
        this.#end(wasm.tapzoom_zoom_to(this.#handle, scale, viewX, viewY, optionsAt(chosen)),
            wrongOf({ scale, viewX, viewY }, [], chosen));
    }

    zoomToRect(rect, options) {
        const taken = takeRect(rect, "rect."), chosen = takeOptions(options);
        this.#begin();
        const at = rectAt(taken, "rect.");
        this.#end(wasm.tapzoom_zoom_to_rect(this.#handle, at, optionsAt(chosen)),
            wrongOf({}, [["rect", "rect", at]], chosen));
    }

    centerOn(contentX, contentY, scale = 0, options = undefined) {
        const chosen = takeOptions(options);
        number(contentX, "contentX");
        number(contentY, "contentY");
        number(scale, "scale");
        this.#begin();
        this.#end(wasm.tapzoom_center_on(this.#handle, contentX, contentY, scale, optionsAt(chosen)),
            wrongOf({ contentX, contentY, "scale:keptScale": scale }, [], chosen));
    }

    rotateTo(rotation, viewX, viewY, options) {
        const chosen = takeOptions(options);
        number(rotation, "rotation");
        number(viewX, "viewX");
        number(viewY, "viewY");
        this.#begin();
        this.#end(wasm.tapzoom_rotate_to(this.#handle, rotation, viewX, viewY, optionsAt(chosen)),
            wrongOf({ rotation, viewX, viewY }, [], chosen));
    }

    fit(options) {
        const chosen = takeOptions(options);
        this.#begin();
        this.#end(wasm.tapzoom_fit(this.#handle, optionsAt(chosen)), wrongOf({}, [], chosen));
    }

    panBy(dx, dy, options) {
        const chosen = takeOptions(options);
        number(dx, "dx");
        number(dy, "dy");
        this.#begin();
        this.#end(wasm.tapzoom_pan_by(this.#handle, dx, dy, optionsAt(chosen)), wrongOf({ dx, dy }, [], chosen));
    }

    zoomBy(factor, viewX, viewY, options) {
        const chosen = takeOptions(options);
        number(factor, "factor");
        number(viewX, "viewX");
        number(viewY, "viewY");
        this.#begin();
        this.#end(wasm.tapzoom_zoom_by(this.#handle, factor, viewX, viewY, optionsAt(chosen)),
            wrongOf({ factor, viewX, viewY }, [], chosen));
    }

    rotateBy(angle, viewX, viewY, options) {
        const chosen = takeOptions(options);
        number(angle, "angle");
        number(viewX, "viewX");
        number(viewY, "viewY");
        this.#begin();
        this.#end(wasm.tapzoom_rotate_by(this.#handle, angle, viewX, viewY, optionsAt(chosen)),
            wrongOf({ angle, viewX, viewY }, [], chosen));
    }

    step(action, options) {
        const chosen = takeOptions(options), code = codeOf("step", action, "action");
        this.#begin();
        this.#end(wasm.tapzoom_step(this.#handle, code, optionsAt(chosen)), wrongOf({}, [], chosen));
    }

    setVelocity(velocity) {
        const taken = take("velocity", velocity, "field of a velocity", "velocity.");
        this.#begin();
        const at = fill("velocity", room.transform, taken, "velocity.");
        this.#end(wasm.tapzoom_set_velocity(this.#handle, at), wrongOf({}, [["velocity", "velocity", at]]));
    }

    stopMotion() {
        this.#begin();
        this.#end(wasm.tapzoom_stop_motion(this.#handle));
    }

    // Snapshots

    /** Returns the whole view as bytes. */
    saveState() {
        this.#check(wasm.tapzoom_save_state(this.#handle, 0, 0, room.out));
        const size = u32[room.out >> 2];
        const at = allocate(size);
        try {
            this.#check(wasm.tapzoom_save_state(this.#handle, at, size, room.out));
            return u8.slice(at, at + u32[room.out >> 2]);
        } finally {
            wasm.free(at);
        }
    }

    loadState(bytes) {
        const at = copy(bytes);
        try {
            this.#check(wasm.tapzoom_load_state(this.#handle, at, lengthOf(bytes)));
        } finally {
            wasm.free(at);
        }
        this.#host?.loaded();
    }

    // Recordings

    /** Records from now on, for fetchRecording. size: bytes of memory between two fetches. */
    beginRecording(size = 65536) {
        if (number(size, "size") !== size >>> 0) {
            const message = "not a whole number of bytes, 0 to 2^32 - 1";
            throw new TapzoomError("range", { field: "size", value: size, message });
        }
        const at = allocate(Math.max(size, 1));
        const status = wasm.tapzoom_begin_recording(this.#handle, at, size);
        // After ERROR_BUFFER_TOO_SMALL no recording runs. After other errors the old one continues.
        const ended = status === 0 || status === codes.error["buffer-too-small"];
        const unused = ended ? this.#held.recording : at;
        if (ended) this.#held.recording = at;
        if (unused) wasm.free(unused);
        this.#check(status);
    }

    /** Returns the bytes recorded since the last fetch. */
    fetchRecording() {
        this.#check(wasm.tapzoom_fetch_recording(this.#handle, room.out));
        const at = this.#held.recording;
        return u8.slice(at, at + u32[room.out >> 2]);
    }

    /** Fetch first: the call discards the bytes that the program has not fetched. */
    endRecording() {
        this.#check(wasm.tapzoom_end_recording(this.#handle));
        if (this.#held.recording) wasm.free(this.#held.recording);
        this.#held.recording = 0;
    }

    /**
     * Replays a recording, or its next part, on this view, call by call: `for (const entry of view.replay(bytes))`.
     * Entries and events are new objects. endRecording ends the replay.
     */
    *replay(bytes) {
        const all = copy(bytes);
        try {
            for (let at = all, left = lengthOf(bytes); left > 0;) {
                const status = wasm.tapzoom_replay(this.#handle, at, left, room.out, room.entry, room.events);
                if (status !== 0 && status !== codes.error.diverged) this.#check(status);
                const entry = readEntry(room.entry);
                for (let index = 0; index < entry.eventCount; index++) {
                    entry.events.push(readEvent(room.events + index * layouts.event.size, newEvent()));
                }
                if (status !== 0) throw new TapzoomError("diverged", { entry });
                const accepted = u32[room.out >> 2];
                at += accepted;
                left -= accepted;
                this.#host?.wake();
                yield entry;
            }
        } finally {
            wasm.free(all);
        }
    }
}
if (Symbol.dispose) View.prototype[Symbol.dispose] = View.prototype.close;

function copy(bytes) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError("bytes must be a Uint8Array");
    const at = allocate(lengthOf(bytes));
    u8.set(bytes, at);
    return at;
}

function readEntry(base) {
    const { offset } = layouts.record_entry;
    const at = (base + offset.numbers) >> 3;
    return {
        number: readId(base + offset.number),
        hash: u64[(base + offset.hash) >> 3],
        time: f64[(base + offset.time) >> 3],
        kind: names.record[i32[(base + offset.kind) >> 2]],
        eventCount: i32[(base + offset.eventCount) >> 2],
        numbers: Array.from(f64.subarray(at, at + 16)),
        integers: Array.from({ length: 12 }, (_, index) => readId(base + offset.integers + index * 8)),
        events: [],
    };
}

// ---- A page ---------------------------------------------------------------------------------------------------------

/** Ids of touch events, apart from those of pointer events. */
const TOUCH_ID = 2 ** 32;
/** A notch of some mice on macOS. */
const MAC_NOTCH = 4.000244140625;
/** Reports of one device follow each other within this time, in seconds. */
const SAME_SCROLL = 0.4;
/** The view's clock is at most so many seconds after that of the page. */
const MOST_AHEAD = 0.1;
/** The axes along which a lone finger scrolls the page, as values of touch-action. */
const AXES_OF = [[], ["pan-x"], ["pan-y"], ["pan-x", "pan-y"]], NOTHING = AXES_OF[0], AXES = AXES_OF[3];
/** How far a mouse with a button down moves before the element captures it, in view units. */
const MOUSE_SLOP = 3;
const STYLES = ["touchAction", "userSelect", "webkitUserSelect", "webkitTouchCallout"];
/** The styles that an element had before its first attachment, and the axes that each attachment leaves to the page. */
const styled = new WeakMap();
/** Contacts that land on these children are the page's. */
const CONTROLS = "a[href], button, input, select, textarea, label, summary, [contenteditable], [role=button], " +
    "[role=link], [data-tapzoom=page]";
/** Types of the options of attach. */
const OPTIONS = {
    onFrame: "function", onEvent: "function", filter: "function", mouseButtons: "object", insets: "", wheel: "boolean",
    wheelSource: "function", resize: "boolean", pixels: "boolean", reducedMotion: "boolean", clock: "object",
    contextMenu: "string", touchAction: "string",
};
const TYPES = { function: "a function", object: "an object", boolean: "true or false", string: "a string" };
const MENUS = { mouse: 0, always: 1, never: 2 };
const TOOLS = { mouse: codes.tool.mouse, pen: codes.tool.pen };
const MULTIPLE = 1e-9;

const isMultiple = (value, unit) => {
    const times = Math.abs(value) / unit;
    return times >= 1 - MULTIPLE && Math.abs(times - Math.round(times)) < MULTIPLE;
};

/**
 * Tells a wheel from a trackpad. The browser does not report it. `last` is the source of a report in the last 0.4 s, or
 * undefined.
 */
export function wheelSource(event, last) {
    const { deltaX, deltaY, deltaMode } = event;
    if (deltaMode !== 0) return "wheel"; // Lines and pages.
    if (last === "trackpad") return last;
    if (deltaX !== 0 && deltaY !== 0) return "trackpad"; // Both axes at once.
    const delta = deltaX || deltaY, notches = event.wheelDeltaY || event.wheelDeltaX || 0;
    // Chromium and Safari: 120 for a notch, whatever the zoom of the page. For a trackpad it is three times the delta.
    if (notches !== 0 && Math.abs(Math.abs(notches) - 3 * Math.abs(delta)) > 1) {
        return isMultiple(notches, 120) ? "wheel" : "trackpad";
    }
    if (isMultiple(delta, MAC_NOTCH)) return "wheel";
    if (notches === 0 && Math.abs(delta) >= 50 && Number.isInteger(delta)) return "wheel";
    return last ?? "trackpad";
}

/**
 * Connects a view to an element: pointers, wheel, trackpad gestures, sizes and frames. View units are CSS pixels from
 * the inner corner of the element's border. Returns an Attachment.
 *
 * It sets these settings, and gives them their old values at detach: pixelsPerUnit and reducedMotion. tapzoom.d.ts
 * describes the options.
 */
export function attach(element, view, options = {}) {
    if (!element?.ownerDocument?.defaultView) throw wrongType("element", element, "an element of a page");
    if (!(view instanceof View)) throw wrongType("view", view, "a View");
    if (options === null || typeof options !== "object") throw wrongType("options", options, "an object");
    for (const [name, value] of Object.entries(options)) {
        if (!Object.hasOwn(OPTIONS, name)) throw unknown("option", name, Object.keys(OPTIONS));
        const type = TYPES[OPTIONS[name]];
        if (value !== undefined && type && (value === null || typeof value !== OPTIONS[name])) {
            throw wrongType(name, value, type);
        }
    }
    const { mouseButtons, contextMenu = "mouse" } = options;
    if (mouseButtons) maskOf(BITS.buttons, mouseButtons, 0n, "mouseButtons");
    if (!Object.hasOwn(MENUS, contextMenu)) throw notOneOf(contextMenu, MENUS, "contextMenu");
    return new Attachment(element, view, options);
}

class Attachment {
    #element;
    #view;
    #options;
    #window;
    #listeners = [];
    #queries = [];
    #observer = null;
    #settings; // Those of the view before.
    #own = {}; // Those of the attachment.
    #contacts = new Map(); // The contacts that are down, by id.
    #moves = new Float64Array(64 * TOUCH_LENGTH); // They wait for the frame, because each finger has its own event.
    #moved = 0;
    #one = new Float64Array(TOUCH_LENGTH);
    #result = { time: 0, transform: { scale: 1, rotation: 0, x: 0, y: 0 }, state: null, events: null };
    #state = {};
    #other = {};
    #frame = 0; // The id of the requested frame, or 0.
    #timer = 0;
    #tapEnd = -Infinity; // When a landing can no longer follow the last tap.
    #inFrame = false;
    #pointers = false; // The browser sends pointer events for touches.
    #control = false; // The key is down.
    #scroll = { time: -Infinity, source: undefined };
    #gesture = null;
    #refused = false; // The filter has refused the gesture.
    #gecko; // The browser is Firefox.
    #spread = { time: -Infinity, distance: 1 }; // Of the fingers on a trackpad, in Firefox.

    constructor(element, view, options) {
        if (hostOf(view)) throw new Error("the view is attached already");
        this.#element = element;
        this.#view = view;
        this.#options = options;
        this.#window = element.ownerDocument.defaultView;
        this.#gecko = /Gecko\/\d/.test(this.#window.navigator?.userAgent);
        const { pixelsPerUnit, reducedMotion } = view.getConfig();
        this.#settings = { pixelsPerUnit, reducedMotion };
        this.#style();
        try {
            this.#listen();
            this.#watch();
            setHost(view, this);
            if (options.resize ?? true) this.resize();
            this.#allow();
            this.wake();
        } catch (error) { // Of the host's options, such as insets.
            setHost(view, this);
            this.detach();
            throw error;
        }
    }

    get view() { return this.#view; }
    get element() { return this.#element; }
    /** Whether the element and the view are still connected. */
    get attached() { return hostOf(this.#view) === this; }

    /** The contacts that are down: { id, x, y, tool }, for a picture of the fingers. */
    get contacts() { return this.#contacts.values(); }

    /** Requests a frame, for example because the content itself has changed. Changes of the view request their own. */
    requestFrame() {
        if (!this.attached || this.#frame) return;
        this.#stopTimer();
        this.#frame = this.#window.requestAnimationFrame((time) => this.#draw(time));
    }

    /** Undoes everything: listeners, styles, captures, frames, timers. The contacts are cancelled. */
    detach() {
        if (!this.attached) return;
        const view = this.#view;
        for (const [target, type, listener, options] of this.#listeners) {
            target.removeEventListener(type, listener, options);
        }
        this.#listeners = [];
        for (const query of this.#queries) query.forget();
        this.#queries = [];
        this.#observer?.disconnect();
        this.#observer = null;
        if (this.#frame) this.#window.cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.#stopTimer();
        for (const { id, captured } of this.#contacts.values()) if (captured) this.#release(id);
        this.#unstyle();
        setHost(view, null); // The calls below request no frame.
        this.#cancel();
        view.setConfig(this.#settings);
    }

    // Styles

    #style() {
        const element = this.#element, { touchAction } = this.#options;
        const old = styled.get(element) ?? {
            attribute: element.hasAttribute?.("style") ?? true, allowed: new Map(),
            values: Object.fromEntries(STYLES.map((name) => [name, element.style[name]])),
        };
        old.allowed.set(this, touchAction === undefined ? NOTHING : null);
        styled.set(element, old);
        Object.assign(element.style, { userSelect: "none", webkitUserSelect: "none", webkitTouchCallout: "none" });
        if (touchAction === undefined) this.#combine(old.allowed);
        else element.style.touchAction = touchAction;
    }

    /** The last attachment of an element restores its styles. */
    #unstyle() {
        const element = this.#element, old = styled.get(element);
        old.allowed.delete(this);
        if (old.allowed.size > 0) {
            this.#combine(old.allowed);
            return;
        }
        styled.delete(element);
        Object.assign(element.style, old.values);
        if (!old.attribute && !element.getAttribute("style")) element.removeAttribute("style");
    }

    /** Leaves these axes to the page. A browser decides at the landing of a finger, so they are for the next finger. */
    #allow(axes = this.#free()) {
        const { allowed } = styled.get(this.#element) ?? {}, old = allowed?.get(this);
        if (!old || old === axes) return; // Detached, or the host has set the property.
        allowed.set(this, axes);
        this.#combine(allowed);
    }

    /** An element with several views leaves to the page what all of them leave. */
    #combine(allowed) {
        const all = [...allowed.values()];
        if (all.includes(null)) return;
        const axes = AXES.filter((axis) => all.every((one) => one.includes(axis)));
        this.#element.style.touchAction = axes.join(" ") || "none";
    }

    /**
     * The axes along which a lone finger neither moves the view nor turns a page. None while a contact is down, because
     * a second one makes a pinch; while the view moves, because a finger catches it; after a tap, because a finger may
     * drag to zoom; and if the host draws with fingers or pens. If two fingers are needed to pan, one scrolls the page.
     */
    #free() {
        const { contactCount, time, nextDeadline, limits } = this.#view.getState(this.#state);
        if (contactCount > 0 || nextDeadline < Infinity || time < this.#tapEnd) return NOTHING;
        const config = this.#view.getConfig(), { gestures, pagerEdges } = config;
        const ofHost = [...config.hostTools, ...config.hostButtons];
        if (["finger", "pen", "primary", "eraser"].some((one) => ofHost.includes(one))) return NOTHING;
        if (config.minPanContacts > 1) return AXES;
        const stands = (...edges) => !gestures.includes("pan") ||
            edges.every((edge) => limits.includes(edge) && !pagerEdges.includes(edge));
        const turnsPages = gestures.includes("swipe") || (gestures.includes("pan") && config.pageOverscroll > 0 &&
            config.events.includes("page"));
        const x = !config.alwaysBounceX && !turnsPages && stands("left", "right");
        const y = !config.alwaysBounceY && stands("top", "bottom");
        return AXES_OF[Number(x) + 2 * Number(y)];
    }

    // Calls of the view

    /** Before a command, which starts at the view's clock. */
    before() {
        if (this.#inFrame) return;
        this.#flush();
        const now = this.#now();
        if (now > this.#clock()) this.#view.advance(now);
    }

    /** After a snapshot, which has the settings and the size of another time. */
    loaded() {
        this.#moved = 0;
        for (const id of this.#contacts.keys()) if (!this.#knows(id)) this.#contacts.delete(id);
        this.#view.setConfig(this.#own);
        if (this.#options.resize ?? true) this.resize();
        this.wake();
    }

    /** After the host has cancelled all contacts. */
    forget() {
        this.#moved = 0;
        this.#contacts.clear();
    }

    /** Whether the contact is down in the view, which has at most MAX_CONTACTS. */
    #knows(id) {
        try {
            return Boolean(this.#view.getContactOwner(id));
        } catch {
            return false;
        }
    }

    #set(settings) {
        Object.assign(this.#own, settings);
        this.#view.setConfig(settings);
    }

    wake() {
        if (!this.#inFrame) this.requestFrame();
    }

    // Time

    /** The view's time at a time of the page, which is in milliseconds. */
    #toView(milliseconds) {
        const time = milliseconds / 1000;
        return this.#options.clock ? this.#options.clock.toView(time) : time;
    }

    #now() {
        return this.#toView(this.#window.performance.now());
    }

    #clock() {
        return this.#view.getState(this.#state).time;
    }

    #timeOf(event) {
        return event.timeStamp > 0 ? this.#toView(event.timeStamp) : this.#now();
    }

    #stopTimer() {
        if (this.#timer) this.#window.clearTimeout(this.#timer);
        this.#timer = 0;
    }

    #draw(stamp) {
        this.#frame = 0;
        this.#inFrame = true;
        let again = true;
        try {
            this.#flush();
            const view = this.#view, result = this.#result;
            // A snapshot, or the time before the attachment, had another clock.
            const ahead = this.#clock() - this.#now();
            if (ahead > MOST_AHEAD) view.rebaseTime(-ahead);
            // A touch may be newer than the frame.
            const time = Math.max(this.#toView(stamp), this.#clock());
            const { transform, state, events } = view.frame(time);
            result.time = time;
            result.state = state;
            result.events = events;
            Object.assign(result.transform, transform);
            again = state.nextDeadline <= state.time;
            this.#report(result);
        } finally {
            this.#inFrame = false;
            // What the host did in this frame counts, such as a command; it may also have detached.
            if (this.attached) this.#plan(again);
        }
    }

    /** Calls the host. It gets all events and the frame even after an error of its own, but nothing once detached. */
    #report(result) {
        let errors = null;
        for (const event of result.events) {
            try {
                if (this.attached) this.#options.onEvent?.(event);
            } catch (error) {
                (errors ??= []).push(error);
            }
        }
        try {
            if (this.attached) this.#options.onFrame?.(result);
        } catch (error) {
            (errors ??= []).push(error);
        }
        if (errors) throw errors[0];
    }

    /** Requests the next frame when something is due, and not earlier. */
    #plan(again) {
        this.#allow();
        const { time, nextDeadline } = this.#view.getState(this.#state), { clock } = this.#options;
        const due = time < this.#tapEnd ? Math.min(nextDeadline, this.#tapEnd) : nextDeadline;
        const stopped = clock?.toPage(time + 1) === Infinity;
        if (((again || nextDeadline <= time) && !stopped) || this.#state.waitingCount > 0) {
            this.requestFrame();
        } else if (due < Infinity && !this.#frame && !stopped) {
            this.#stopTimer();
            const wait = clock ? Math.max(clock.toPage(due) * 1000 - this.#window.performance.now(), 0)
                : Math.max(due - this.#now(), 0) * 1000;
            this.#timer = this.#window.setTimeout(() => {
                this.#timer = 0;
                this.requestFrame();
            }, Math.min(wait, 2 ** 31 - 1));
        }
    }

    // Listeners

    #on(target, type, listener, options = { passive: false }) {
        target.addEventListener(type, listener, options);
        this.#listeners.push([target, type, listener, options]);
    }

    #listen() {
        const element = this.#element, page = this.#window, options = this.#options;
        this.#on(element, "pointerdown", (event) => this.#down(event));
        this.#on(element, "pointermove", (event) => this.#move(event));
        this.#on(element, "pointerleave", (event) => this.#leave(event));
        this.#on(element, "pointerup", (event) => this.#up(event, codes.touch.ended));
        this.#on(element, "pointercancel", (event) => this.#up(event, codes.touch.cancelled));
        // An element that leaves the page loses its captures, and the event goes to the document.
        for (const target of [element, element.ownerDocument]) {
            this.#on(target, "lostpointercapture", (event) => this.#up(event, codes.touch.cancelled));
        }
        // A child may stop the event. Its touch events must not count for that.
        this.#on(page, "pointerdown", (event) => this.#notePointer(event), { capture: true, passive: true });
        for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
            this.#on(element, type, (event) => this.#touch(event));
        }
        this.#on(element, "contextmenu", (event) => this.#menu(event));
        // Dragging an image or a link out of the page would end the contact of the mouse.
        this.#on(element, "dragstart", (event) => { if (this.#contacts.size > 0) event.preventDefault(); });
        this.#on(element.ownerDocument, "visibilitychange", () => {
            if (element.ownerDocument.hidden) this.#cancel();
        });
        if (options.wheel ?? true) {
            this.#on(element, "wheel", (event) => this.#wheel(event));
            for (const type of ["gesturestart", "gesturechange", "gestureend"]) {
                this.#on(element, type, (event) => this.#pinch(event));
            }
            this.#on(page, "keydown", (event) => { if (event.key === "Control") this.#control = true; });
            this.#on(page, "keyup", (event) => { if (event.key === "Control") this.#control = false; });
            this.#on(page, "blur", () => { this.#control = false; });
        }
    }

    #watch() {
        const page = this.#window;
        if (this.#options.resize ?? true) {
            if (page.ResizeObserver) {
                this.#observer = new page.ResizeObserver(() => this.resize());
                this.#observer.observe(this.#element);
            } else {
                this.#on(page, "resize", () => this.resize());
            }
        }
        if (this.#options.pixels ?? true) this.#watchPixels();
        if (this.#options.reducedMotion ?? true) {
            this.#query("(prefers-reduced-motion: reduce)", ({ matches }) => {
                this.#set({ reducedMotion: matches });
            });
        }
    }

    /** A media query tests one ratio, so each change needs a new query. */
    #watchPixels() {
        const ratio = this.#window.devicePixelRatio || 1;
        this.#set({ pixelsPerUnit: Math.min(Math.max(ratio, 1e-3), 1e3) });
        const query = this.#query(`(resolution: ${ratio}dppx)`, () => {
            if (this.#window.devicePixelRatio === ratio || !query) return;
            query.forget();
            this.#queries.splice(this.#queries.indexOf(query), 1);
            this.#watchPixels();
        });
    }

    #query(text, changed) {
        const list = this.#window.matchMedia?.(text);
        if (!list) return null;
        list.addEventListener("change", changed);
        const query = { forget: () => list.removeEventListener("change", changed) };
        this.#queries.push(query);
        changed(list);
        return query;
    }

    /** Reads the size of the element and the insets. It is called by itself after a resize. */
    resize() {
        const { clientWidth: width, clientHeight: height } = this.#element;
        if (width < MIN_SIZE || height < MIN_SIZE) return; // Not displayed.
        const { insets } = this.#options;
        this.#view.setViewport({ width, height, ...(typeof insets === "function" ? insets() : insets) });
    }

    // Pointers

    /** Where view units begin on the page, and how many there are in a pixel of the page. */
    #place() {
        const element = this.#element, box = element.getBoundingClientRect();
        // An SVG element has no offsetWidth.
        const scaleX = box.width > 0 && element.offsetWidth > 0 ? element.offsetWidth / box.width : 1;
        const scaleY = box.height > 0 && element.offsetHeight > 0 ? element.offsetHeight / box.height : 1;
        return {
            left: box.left, top: box.top, scaleX, scaleY, borderX: element.clientLeft, borderY: element.clientTop,
        };
    }

    /** The longer axis of a contact, of a pointer or a touch event. Browsers that do not know it report 0 or 1. */
    #size({ width, height, radiusX, radiusY }, place) {
        if (!(Math.max(width ?? radiusX, height ?? radiusY) > 1)) return 0; // Before it scales; NaN is unknown, too.
        const size = Math.max((width ?? 2 * radiusX) * place.scaleX, (height ?? 2 * radiusY) * place.scaleY);
        return size <= MAX_LENGTH ? size : 0;
    }

    #x(event, place) { return (event.clientX - place.left) * place.scaleX - place.borderX; }
    #y(event, place) { return (event.clientY - place.top) * place.scaleY - place.borderY; }

    /** Pens, too, have touch events after their pointer events. */
    #notePointer({ pointerType }) {
        if (pointerType === "touch" || pointerType === "pen") this.#pointers = true;
    }

    #down(event) {
        const tool = event.pointerType === "touch" ? codes.tool.finger : TOOLS[event.pointerType] ?? codes.tool.finger;
        this.#notePointer(event);
        if (tool === codes.tool.mouse) {
            const taken = this.#options.mouseButtons ?? ["primary"];
            if (!taken.some((name) => event.buttons & codes.button[name])) return;
        }
        if (!this.#takes(event)) return;
        // The click of a captured mouse would not come to the child under it.
        const captured = tool !== codes.tool.mouse && this.#capture(event.pointerId);
        this.#begin(event.pointerId, event, this.#timeOf(event), tool, event.buttons & 63, captured);
    }

    #capture(id) {
        try {
            this.#element.setPointerCapture(id);
            return true;
        } catch {
            return false; // A pointer that has lifted already, or one that a script made.
        }
    }

    /** Whether a contact that lands is for the view. */
    #takes(event) {
        if (this.#options.filter) return this.#options.filter(event);
        return !this.#isOnControl(event);
    }

    #isOnControl(event) {
        const path = event.composedPath?.() ?? [];
        return path.slice(0, path.indexOf(this.#element)).some((node) => node.matches?.(CONTROLS));
    }

    #begin(id, event, time, tool, buttons, captured) {
        const place = this.#place(), x = this.#x(event, place), y = this.#y(event, place);
        this.#flush();
        this.#push(time, id, x, y, codes.touch.began, tool, buttons, this.#size(event, place));
        this.#allow(NOTHING);
        if (this.#knows(id)) {
            this.#contacts.set(id, { id, x, y, tool: names.tool[tool], captured, time, landing: { x, y } });
        }
    }

    #move(event) {
        const contact = this.#contacts.get(event.pointerId);
        if (!contact) {
            this.#hover(event);
            return;
        }
        if (contact.tool === "mouse" && event.buttons === 0) { // The button went up outside of the browser.
            this.#up(event, codes.touch.cancelled);
            return;
        }
        const place = this.#place();
        if (contact.tool === "mouse" && !contact.captured) {
            const { landing: { x, y } } = contact;
            const distance = Math.hypot(this.#x(event, place) - x, this.#y(event, place) - y);
            contact.captured = distance > MOUSE_SLOP && this.#capture(contact.id);
        }
        const coalesced = event.getCoalescedEvents?.();
        if (coalesced?.length) for (const one of coalesced) this.#moveTo(contact, one, this.#timeOf(one), place);
        else this.#moveTo(contact, event, this.#timeOf(event), place);
        this.wake();
    }

    #leave({ pointerId }) {
        const contact = this.#contacts.get(pointerId);
        if (contact?.tool === "mouse" && !contact.captured) contact.captured = this.#capture(pointerId);
    }

    /** A pen that hovers guards against palms. */
    #hover(event) {
        if (event.pointerType !== "pen" || event.buttons !== 0) return;
        this.#flush();
        this.#view.penNear(Math.max(this.#timeOf(event), this.#clock()));
    }

    #moveTo(contact, event, time, place) {
        contact.x = this.#x(event, place);
        contact.y = this.#y(event, place);
        if ((this.#moved + 1) * TOUCH_LENGTH > this.#moves.length) {
            const moves = new Float64Array(2 * this.#moves.length);
            moves.set(this.#moves);
            this.#moves = moves;
        }
        // Each finger's moves come in their order, so a move goes behind those that are not later.
        const moves = this.#moves;
        let at = this.#moved++ * TOUCH_LENGTH;
        while (at > 0 && moves[at - TOUCH_LENGTH] > time) {
            moves.copyWithin(at, at - TOUCH_LENGTH, at);
            at -= TOUCH_LENGTH;
        }
        this.#put(moves, at, time, contact.id, contact.x, contact.y, codes.touch.moved, codes.tool[contact.tool], 0,
            this.#size(event, place));
    }

    /**
     * The times of touch events are those at which the page receives them. A slow page receives several moves of a
     * finger at once, which would be a jump. So those that wait are spread evenly over the time since the last ones.
     */
    #spreadMoves() {
        const moves = this.#moves, end = this.#moved * TOUCH_LENGTH, clock = this.#clock();
        for (const contact of this.#contacts.values()) {
            let count = 0, last = 0;
            for (let at = 0; at < end; at += TOUCH_LENGTH) {
                if (moves[at + 1] !== contact.id) continue;
                count++;
                last = moves[at];
            }
            const start = Math.max(contact.time, clock);
            contact.time = last || contact.time;
            if (count < 2 || last <= start) continue;
            for (let at = 0, index = 0; at < end; at += TOUCH_LENGTH) {
                if (moves[at + 1] === contact.id) moves[at] = start + (last - start) * (++index / count);
            }
        }
        this.#sort();
    }

    /** Sorts the moves by their times; those of one finger keep their order. */
    #sort() {
        const moves = this.#moves, one = this.#one;
        for (let at = TOUCH_LENGTH, end = this.#moved * TOUCH_LENGTH; at < end; at += TOUCH_LENGTH) {
            let to = at;
            while (to > 0 && moves[to - TOUCH_LENGTH] > moves[at]) to -= TOUCH_LENGTH;
            if (to === at) continue;
            one.set(moves.subarray(at, at + TOUCH_LENGTH));
            moves.copyWithin(to + TOUCH_LENGTH, to, at);
            moves.set(one, to);
        }
    }

    #put(into, at, time, id, x, y, phase, tool, buttons, size) {
        into[at] = time;
        into[at + 1] = id;
        into[at + 2] = x;
        into[at + 3] = y;
        into[at + 4] = phase;
        into[at + 5] = tool;
        into[at + 6] = 0;
        into[at + 7] = buttons;
        into[at + 8] = size;
    }

    #push(...touch) {
        this.#put(this.#one, 0, ...touch);
        this.#view.pushTouches(this.#one, 1);
    }

    /** Pushes the moves that wait, in the order of their times. */
    #flush() {
        const count = this.#moved;
        if (count > 1 && !this.#pointers) this.#spreadMoves();
        this.#moved = 0;
        if (count > 0) this.#view.pushTouches(this.#moves, count);
    }

    #up(event, phase) {
        this.#finish(event.pointerId, event, phase);
    }

    #finish(id, event, phase, time = this.#timeOf(event)) {
        const contact = this.#contacts.get(id);
        if (!contact) return; // Also the lost capture after a lift.
        this.#flush();
        this.#contacts.delete(id);
        const place = this.#place(), lifted = phase === codes.touch.ended;
        const x = lifted ? this.#x(event, place) : contact.x, y = lifted ? this.#y(event, place) : contact.y;
        this.#push(time, id, x, y, phase, codes.tool[contact.tool], 0, 0);
        if (contact.captured) this.#release(id);
        if (lifted) this.#noteTap(time);
    }

    /** The view has no deadline after a tap that waits for nothing, but a finger may still drag to zoom. */
    #noteTap(time) {
        const { gestures, doubleTapTime } = this.#view.getConfig();
        if (gestures.includes("quick-zoom") || gestures.includes("double-tap")) this.#tapEnd = time + doubleTapTime;
    }

    #release(id) {
        if (this.#element.hasPointerCapture?.(id)) this.#element.releasePointerCapture(id);
    }

    #cancel() {
        this.#moved = 0;
        this.#contacts.clear();
        this.#gesture = null;
        this.#view.cancelTouches(Math.max(this.#now(), this.#clock()));
    }

    /** WebKitGTK sends no pointer events for touches. */
    #touch(event) {
        if (this.#pointers) {
            this.#keepTwo(event);
            return;
        }
        const phase = event.type.slice(5), time = this.#timeOf(event);
        if (phase === "start" && event.touches) this.#dropLost(event.touches, time);
        for (const touch of event.changedTouches) {
            const id = TOUCH_ID + touch.identifier;
            if (phase === "start") {
                if (!this.#takes(event)) continue;
                this.#begin(id, touch, time, codes.tool.finger, 0, false);
                event.preventDefault(); // No mouse events from this touch.
            } else if (this.#contacts.has(id)) {
                event.preventDefault();
                if (phase === "move") this.#moveTo(this.#contacts.get(id), touch, time, this.#place());
                else this.#finishTouch(id, touch, time, phase === "end" ? codes.touch.ended : codes.touch.cancelled);
            }
        }
        this.wake();
    }

    /** Two fingers are the view's. Firefox would scroll the page by both if they land at once. */
    #keepTwo(event) {
        if (event.type !== "touchstart" || !event.cancelable || this.#options.touchAction !== undefined) return;
        const fingers = [...this.#contacts.values()].filter(({ tool }) => tool === "finger");
        if (fingers.length > 1) event.preventDefault();
    }

    /** The end of a touch goes to the child where it began, also after that child has left the page. */
    #dropLost(touches, time) {
        const down = new Set([...touches].map(({ identifier }) => TOUCH_ID + identifier));
        for (const id of [...this.#contacts.keys()]) {
            if (id >= TOUCH_ID && !down.has(id)) this.#finish(id, null, codes.touch.cancelled, time);
        }
    }

    #finishTouch(id, touch, time, phase) {
        this.#finish(id, touch, phase, time);
    }

    /** A long press is a gesture here. The menu of a mouse stays, and takes the button's release. */
    #menu(event) {
        const { contextMenu = "mouse" } = this.#options;
        const touched = event.pointerType === "touch" || event.pointerType === "pen" ||
            [...this.#contacts.values()].some(({ tool }) => tool !== "mouse");
        if (contextMenu === "never" || (contextMenu === "mouse" && touched && !this.#isOnControl(event))) {
            event.preventDefault();
            return;
        }
        if (event.defaultPrevented) return;
        for (const { id, tool } of [...this.#contacts.values()]) {
            if (tool === "mouse") this.#finish(id, event, codes.touch.cancelled);
        }
    }

    // Wheel and trackpad

    #wheel(event) {
        if (this.#options.filter && !this.#options.filter(event)) return;
        const { deltaMode, ctrlKey } = event; // Firefox reports lines only to a page that reads the mode first.
        let { deltaX: dx, deltaY: dy } = event;
        const time = this.#timeOf(event), place = this.#place();
        const recent = time - this.#scroll.time < SAME_SCROLL ? this.#scroll.source : undefined;
        const scroll = { time: Math.max(time, this.#clock()), x: this.#x(event, place), y: this.#y(event, place) };
        // A pinch of a trackpad has ctrlKey without the key, and small deltas.
        const notch = wheelSource(event, undefined) === "wheel" && Math.abs(dy) >= 50;
        if (ctrlKey && !this.#control && deltaMode === 0 && !notch) {
            scroll.source = "trackpad";
            scroll.factor = clampFactor(this.#pinchFactor(dy, time));
        } else {
            scroll.source = this.#options.wheelSource?.(event, recent) ?? wheelSource(event, recent);
            this.#scroll.time = time;
            this.#scroll.source = scroll.source;
            if (ctrlKey) {
                const unit = deltaMode === 1 ? 40 : deltaMode === 2 ? this.#element.clientHeight : 1;
                scroll.source = "wheel"; // Smoothed, as the zoom of a wheel.
                scroll.factor = clampFactor(2 ** (-dy * unit / 300));
            } else {
                // Some browsers leave it to the page that Shift turns a wheel.
                if (event.shiftKey && dx === 0 && this.#view.getConfig().wheel === "pan") [dx, dy] = [dy, 0];
                scroll.dx = dx;
                scroll.dy = dy;
                scroll.unit = ["pixel", "line", "page"][deltaMode] ?? "pixel";
            }
        }
        this.#flush();
        if (this.#view.pushScroll(scroll) && event.cancelable) event.preventDefault();
    }

    /**
     * Most browsers report 100 times the logarithm of the factor. Firefox reports by how much the fingers' distance has
     * grown, in hundredths of the distance at their landing, and 0.1 when they land.
     */
    #pinchFactor(dy, time) {
        if (!this.#gecko) return Math.exp(-dy / 100);
        const landed = Math.abs(dy + 0.1) < 1e-4;
        const old = landed || time - this.#spread.time >= SAME_SCROLL ? 1 : this.#spread.distance;
        const distance = landed ? 1 : Math.max(old - dy / 100, 0.01);
        this.#spread = { time, distance };
        // The view tells by a factor whether it wants the pinch. Else Firefox would begin to zoom the page.
        return landed ? 1 + 1e-9 : distance / old;
    }

    /** Safari's events of a trackpad. On iOS they also come for fingers, which are pointers already. */
    #pinch(event) {
        const start = event.type === "gesturestart";
        const touched = [...this.#contacts.values()].some(({ tool }) => tool === "finger");
        if (start) this.#refused = !touched && Boolean(this.#options.filter) && !this.#options.filter(event);
        if (!this.#refused) event.preventDefault(); // The page does not zoom.
        if (touched || this.#refused) {
            this.#gesture = null;
            return;
        }
        if (start) this.#gesture = { scale: 1, rotation: 0 };
        const gesture = this.#gesture;
        if (!gesture) return;
        const place = this.#place();
        const scroll = {
            time: Math.max(this.#timeOf(event), this.#clock()), x: this.#x(event, place), y: this.#y(event, place),
            factor: start ? 0 : clampFactor(event.scale / gesture.scale),
            rotation: start ? 0 : (event.rotation - gesture.rotation) * (Math.PI / 180),
            source: "trackpad", phase: start ? "began" : event.type === "gestureend" ? "ended" : "changed",
        };
        gesture.scale = event.scale || gesture.scale;
        gesture.rotation = event.rotation;
        if (event.type === "gestureend") this.#gesture = null;
        this.#flush();
        this.#view.pushScroll(scroll);
    }
}

function clampFactor(factor) {
    return Math.min(Math.max(factor, 1e-6), 1e6) || 0;
}

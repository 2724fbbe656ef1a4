// SPDX-License-Identifier: MIT
/** Two weeks of a made-up house, a sample each minute: the power that it uses, and that its roof makes, in kW. */

import { hash } from "./random.js";

export const COUNT = 20000, DAY = 1440; // Samples.

/** Noise that changes over `length` samples, 0..<1. */
function smooth(at, length, seed) {
    const part = at / length, whole = Math.floor(part), along = (part - whole) ** 2 * (3 - 2 * (part - whole));
    return hash(whole + seed) * (1 - along) + hash(whole + 1 + seed) * along;
}

/** A load of `kilowatts` that starts in some of the blocks of `every` samples, for up to `length` samples. */
function device(at, every, length, chance, kilowatts, seed) {
    const block = Math.floor(at / every), start = hash(block + seed) * (every - length), along = at % every - start;
    return along >= 0 && along < length * (0.5 + 0.5 * hash(block + seed + 1e5)) && hash(block + seed + 2e5) < chance
        ? kilowatts : 0;
}

function used(at) {
    const hour = (at % DAY) / 60, evening = Math.exp(-(((hour - 19.5) / 2.2) ** 2));
    const morning = Math.exp(-(((hour - 7.2) / 1.1) ** 2)), awake = hour > 6.5 && hour < 23 ? 1 : 0;
    return 0.12 + 0.03 * hash(at) + 0.5 * evening + 0.3 * morning
        + (at % 47 < 16 ? 0.11 : 0) // The refrigerator.
        + awake * device(at, 97, 4, 0.45, 2, 1e6) // The kettle.
        + device(at, 480, 55, 0.5, 2.3 * smooth(at, 9, 5e6) ** 2, 2e6) // The washing machine.
        + evening * device(at, 180, 40, 0.8, 3.1 * (at % 5 < 3), 3e6); // The oven, which switches.
}

function made(at) {
    const hour = (at % DAY) / 60, day = Math.floor(at / DAY), height = Math.sin(((hour - 5.6) / 14.8) * Math.PI);
    if (hour < 5.6 || hour > 20.4) return 0;
    const cover = hash(day + 7e6), cloud = smooth(at, 60, 8e6) * 0.6 + smooth(at, 7, 9e6) * 0.4;
    return 5.2 * height ** 1.3 * (cloud < cover * 0.9 ? 1 - 0.75 * Math.min((cover * 0.9 - cloud) * 6, 1) : 1);
}

const series = (value) => Float32Array.from({ length: COUNT }, (_, at) => value(at));

export const makeSeries = () => [
    { name: "used", title: "Power used, kW", color: "--warm", values: series(used), top: 6 },
    { name: "made", title: "Solar power, kW", color: "--accent", values: series(made), top: 6 },
];

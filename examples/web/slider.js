// SPDX-License-Identifier: MIT
/**
 * Maps a slider from 0 to 1 to a range, however wide: the middle is the usual value, and steps grow with the distance
 * from 0. A range on both sides of 0 has 0 in the middle.
 */
export function makeScale(low, high, usual) {
    if (low < 0 && high > 0) {
        const half = makeScale(0, high, Math.abs(usual) || Math.min(high / 4, 100));
        return {
            toValue: (part) => (part < 0.5 ? -half.toValue(1 - 2 * part) : half.toValue(2 * part - 1)),
            toPart: (value) => 0.5 + Math.sign(value) * half.toPart(Math.abs(value)) / 2,
        };
    }
    const span = high - low, center = Math.min(Math.max(usual - low, span * 1e-6), span * 0.5) || span * 0.1;
    // low + span * (base^part - 1) / (base - 1) has the usual value at one half.
    const base = (span / center - 1) ** 2;
    if (base < 1.5) return { toValue: (part) => low + part * span, toPart: (value) => (value - low) / span };
    return {
        toValue: (part) => low + span * (base ** part - 1) / (base - 1),
        toPart: (value) => Math.log1p(Math.max(value - low, 0) / span * (base - 1)) / Math.log(base),
    };
}

/** Rounds to a number that reads well. */
export function round(value, low, high) {
    const near = Number(value.toPrecision(Math.abs(value) >= 1000 ? 2 : 3));
    return Math.min(Math.max(near, low), high);
}

/** The nearest number of a list of intervals. */
export function nearest(value, intervals) {
    let best = intervals[0][0];
    for (const [low, high] of intervals) {
        const inside = Math.min(Math.max(value, low), high);
        if (Math.abs(inside - value) < Math.abs(best - value)) best = inside;
    }
    return best;
}

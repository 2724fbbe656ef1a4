// SPDX-License-Identifier: MIT
/** Numbers that follow from a seed, and names made of them. */

/** A number in 0..<1 for a whole number. */
export function hash(seed) {
    let word = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}

/** A function that returns another number in 0..<1 with each call. */
export function sequence(seed) {
    return () => hash(seed++);
}

const STARTS = ["Al", "Bren", "Cor", "Dun", "El", "Fal", "Gar", "Hol", "Is", "Kel", "Lor", "Mar", "Nor", "Os", "Pen",
    "Ros", "Sel", "Tor", "Ul", "Wen"];
const MIDDLES = ["", "", "a", "en", "i", "or", "al"];
const ENDS = ["by", "dale", "ford", "ham", "mere", "mouth", "ness", "stead", "ton", "wick", "vik", "haven"];

export function townName(random) {
    const pick = (list) => list[Math.floor(random() * list.length)];
    return pick(STARTS) + pick(MIDDLES) + pick(ENDS);
}

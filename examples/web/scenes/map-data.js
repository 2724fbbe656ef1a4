// SPDX-License-Identifier: MIT
/** An archipelago from a seed: islands, heights, rivers, towns, roads, names. Lengths are content units. */

import { sequence, townName } from "./random.js";

export const SIZE = 4096;

const NAMES = ["Great Tern", "Little Tern", "Kittiwake", "Fulmar", "The Skerries", "Puffin", "Cormorant"];
const PLACES = [
    [2060, 2080, 1180], [760, 880, 420], [3330, 760, 470], [3460, 3260, 430], [640, 3330, 400], [2050, 420, 210],
    [2160, 3760, 190],
];

const polar = (x, y, radius, angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
const between = (a, b, part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

function outline(x, y, radius, random, corners) {
    const waves = Array.from({ length: 4 }, (_, index) => [index + 2, random() * 6.28, 0.26 / (index + 1.4)]);
    return Array.from({ length: corners }, (_, index) => {
        const angle = (index / corners) * 2 * Math.PI;
        const wave = waves.reduce((sum, [count, phase, size]) => sum + size * Math.sin(count * angle + phase), 0);
        return polar(x, y, radius * (0.86 + wave + 0.1 * random()), angle);
    });
}

function makeIsland([x, y, radius], index, random) {
    const coast = outline(x, y, radius, random, index === 0 ? 34 : 20);
    const peak = polar(x, y, radius * 0.24, random() * 6.28);
    const island = { name: NAMES[index], x, y, radius, coast, peak,
        height: Math.round(radius * (0.9 + 0.4 * random())) };
    island.box = { left: x - 1.5 * radius, top: y - 1.5 * radius, right: x + 1.5 * radius, bottom: y + 1.5 * radius };
    island.heights = [0.78, 0.56, 0.36, 0.18].map((part) => coast.map((corner) =>
        between(peak, corner, part * (0.86 + 0.28 * random()))));
    island.rivers = Array.from({ length: Math.round(radius / 260) + 1 }, () => {
        const mouth = coast[Math.floor(random() * coast.length)];
        return [between(peak, mouth, 0.14), between(peak, mouth, 0.5), mouth];
    });
    island.woods = Array.from({ length: Math.round(radius / 55) }, () => {
        const corner = coast[Math.floor(random() * coast.length)], at = between(peak, corner, 0.3 + 0.5 * random());
        return outline(at.x, at.y, radius * (0.05 + 0.09 * random()), random, 9);
    });
    island.towns = makeTowns(island, random);
    island.roads = makeRoads(island.towns);
    return island;
}

function makeTowns({ coast, peak, radius }, random) {
    const towns = [];
    for (let trial = 0; trial < 400 && towns.length < Math.max(1, Math.round(radius / 110)); trial++) {
        const corner = coast[Math.floor(random() * coast.length)], at = between(peak, corner, 0.42 + 0.46 * random());
        const size = towns.length === 0 ? 1 : 0.45 + 0.4 * random();
        if (towns.some((town) => Math.hypot(town.x - at.x, town.y - at.y) < 210)) continue;
        towns.push({ ...at, name: townName(random), size, radius: Math.min(26 + 62 * size, radius * 0.14),
            angle: random() * 1.57, seed: Math.floor(random() * 1e9) });
    }
    return towns;
}

/** Each town has a road to the nearest one that is connected already. */
function makeRoads(towns) {
    const roads = [], connected = towns.slice(0, 1), open = towns.slice(1);
    const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    while (open.length > 0) {
        let best = null;
        for (const from of connected) {
            for (const to of open) if (!best || distance(from, to) < distance(...best)) best = [from, to];
        }
        roads.push(best);
        connected.push(best[1]);
        open.splice(open.indexOf(best[1]), 1);
    }
    return roads;
}

export function makeWorld(seed) {
    const random = sequence(seed);
    const islands = PLACES.map((place, index) => makeIsland(place, index, random));
    const main = islands[0];
    const ports = islands.map(({ coast }) => coast.reduce((best, corner) =>
        (Math.hypot(corner.x - main.x, corner.y - main.y) < Math.hypot(best.x - main.x, best.y - main.y) ? corner
            : best)));
    const ferries = islands.slice(1, 5).map((island, index) => {
        const to = ports[index + 1];
        const from = main.coast.reduce((best, corner) =>
            (Math.hypot(corner.x - to.x, corner.y - to.y) < Math.hypot(best.x - to.x, best.y - to.y) ? corner : best));
        return [from, to];
    });
    const labels = [
        ...["Sound of Terns", "North Roads", "Gannet Bank"].map((name, index) => (
            { name, kind: "sea", x: [1330, 1420, 2790][index], y: [3640, 620, 3720][index], from: 0, rank: 1 })),
        ...islands.map(({ name, x, y, radius }) => ({ name, kind: "island", x, y: y + radius * 0.1, from: 0, to: 2.2,
            rank: -radius })),
        ...islands.map(({ peak, height }) => ({ name: `${height}`, kind: "peak", ...peak, from: 0.35, rank: 40 })),
        ...islands.flatMap(({ towns }) => towns.map(({ name, x, y, size }) => (
            { name, kind: "town", x, y, from: 0.3 - 0.26 * size, rank: 10 - 9 * size, size }))),
    ].sort((a, b) => a.rank - b.rank);
    const markers = ferries.flatMap(([from, to], index) => {
        const minutes = 5 * Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 100);
        const text = `${minutes} minutes, ${4 + index} times a day`;
        return [{ ...from, kind: "ferry", name: `Ferry to ${islands[index + 1].name}`, text },
            { ...to, kind: "ferry", name: `Ferry to ${main.name}`, text }];
    }).concat(islands.map(({ name, coast }, index) => ({ ...coast[4], kind: "light", name: `${name} Light`,
        text: `A flash every ${4 + index} s, seen for ${12 + index % 3 * 4} miles` })));
    return { islands, ferries, labels, markers };
}

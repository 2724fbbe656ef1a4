// SPDX-License-Identifier: MIT
/** Controls for scales that depend on the sizes: a factor times a fit, alone or compared with a second such term. */

import { field, make, select, words } from "./controls.js";

const FIRST = { name: "first" };

function levelRow(label, { fits, choices }, changed, remove) {
    let level = { factor: 1, fit: "contain" };
    const change = (part) => {
        const next = { ...level, ...part };
        if (next.choice === "first") changed({ factor: next.factor, fit: next.fit });
        else changed({ ...next, otherFactor: next.otherFactor || 1, otherFit: next.otherFit ?? "none" });
    };
    const factor = field(`${label}: factor`, (value) => change({ factor: value }));
    const fit = select(fits, `${label}: fit`, (value) => change({ fit: value }));
    const choice = select(choices.map(({ name }) => ({ name: name === FIRST.name ? "this term alone"
        : `the ${name} of this and` })),
        `${label}: second term`, () => change({ choice: choices[choice.selectedIndex].name }));
    const otherFactor = field(`${label}: second factor`, (value) => change({ otherFactor: value }));
    const otherFit = select(fits, `${label}: second fit`, (value) => change({ otherFit: value }));
    const times = () => make("span", { ariaHidden: "true" }, "×");
    const second = [otherFactor, times(), otherFit];
    choice.className = "wide";
    const element = make("div", { className: "level", role: "group", ariaLabel: label }, factor, times(), fit, choice,
        ...second);
    if (remove) element.append(make("button", { type: "button", className: "text-button wide", onclick: remove },
        `Remove ${label.toLowerCase()}`));
    return {
        element,
        show(value) {
            level = value;
            factor.value = value.factor;
            fit.value = value.fit;
            choice.selectedIndex = choices.findIndex(({ name }) => name === (value.choice ?? "first"));
            otherFactor.value = value.otherFactor ?? 0;
            otherFit.value = value.otherFit ?? "none";
            for (const one of second) one.hidden = (value.choice ?? "first") === "first";
        },
    };
}

export function levelControl({ name }, changed, usual, table) {
    const row = levelRow(words(name), table, changed);
    return { nodes: [row.element], show: row.show };
}

export function levelsControl({ name }, changed, usual, table) {
    let levels = [];
    const list = make("div", {});
    const add = make("button", { type: "button", className: "text-button" }, "Add a level");
    add.addEventListener("click", () => changed([...levels, {
        factor: 2 * (levels.at(-1)?.factor ?? 1), fit: levels.at(-1)?.fit ?? "contain" }]));
    let rows = [];
    return {
        nodes: [list, add],
        show(value) {
            levels = value;
            add.disabled = value.length === 8;
            if (rows.length !== value.length) {
                rows = value.map((_, index) => levelRow(`Level ${index + 1}`, table,
                    (level) => changed(levels.map((old, at) => (at === index ? level : old))),
                    () => changed(levels.filter((old, at) => at !== index))));
                list.replaceChildren(...rows.map(({ element }) => element));
            }
            rows.forEach((row, index) => row.show(value[index]));
        },
    };
}

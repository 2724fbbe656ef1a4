// SPDX-License-Identifier: MIT
/** Controls for scales that depend on the sizes: a factor times a fit, alone or compared with a second such term. */

import { field, make, select } from "./controls.js";

const TERMS = [{ name: "this term alone" }, { name: "the larger of this and" }];

function levelRow(label, { fits }, changed, remove) {
    let level = { fit: "contain", factor: 1 };
    const change = (part) => {
        const { fit, factor, otherFit, otherFactor } = { ...level, ...part };
        changed(otherFactor ? { fit, factor, otherFit, otherFactor } : { fit, factor });
    };
    const factor = field(`${label}: factor`, (value) => change({ factor: value }));
    const fit = select(fits, `${label}: fit`, (value) => change({ fit: value }));
    const terms = select(TERMS, `${label}: second term`,
        () => change({ otherFit: "none", otherFactor: terms.selectedIndex }));
    const otherFactor = field(`${label}: second factor`, (value) => change({ otherFactor: value || 1 }));
    const otherFit = select(fits, `${label}: second fit`, (value) => change({ otherFit: value }));
    const times = () => make("span", { ariaHidden: "true" }, "×");
    const second = [otherFactor, times(), otherFit];
    terms.className = "wide";
    const element = make("div", { className: "level", role: "group", ariaLabel: label }, factor, times(), fit, terms,
        ...second);
    if (remove) element.append(make("button", { type: "button", className: "text-button wide", onclick: remove },
        `Remove ${label.toLowerCase()}`));
    return {
        element,
        show(value) {
            level = value;
            factor.value = value.factor;
            fit.value = value.fit;
            terms.selectedIndex = value.otherFactor ? 1 : 0;
            otherFactor.value = value.otherFactor ?? 0;
            otherFit.value = value.otherFit ?? "none";
            for (const one of second) one.hidden = !value.otherFactor;
        },
    };
}

export function levelControl({ title }, changed, usual, table) {
    const row = levelRow(title, table, changed);
    return { nodes: [row.element], show: row.show };
}

export function levelsControl(setting, changed, usual, table) {
    let levels = [];
    const list = make("div", {});
    const add = make("button", { type: "button", className: "text-button" }, "Add a level");
    add.addEventListener("click", () => changed([...levels, {
        fit: levels.at(-1)?.fit ?? "contain", factor: 2 * (levels.at(-1)?.factor ?? 1) }]));
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

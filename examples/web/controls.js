// SPDX-License-Identifier: MIT
/**
 * A control for each kind of setting, which has a title beside what settings.json has. Each returns
 * { nodes, show(value, config) }, and calls `changed(value)`.
 */

import { makeScale, nearest, round } from "./slider.js";
import { levelControl, levelsControl } from "./levels.js";

export function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (name.startsWith("aria")) element.setAttribute(`aria-${name.slice(4).toLowerCase()}`, value);
        else if (name === "role") element.setAttribute(name, value);
        else element[name] = value;
    }
    element.append(...children);
    return element;
}

/** "panSlop" as "Pan slop". */
export function words(name) {
    const spaced = name.replace(/([A-Z])/g, " $1").toLowerCase();
    return spaced[0].toUpperCase() + spaced.slice(1);
}

export function select(values, label, changed) {
    const element = make("select", { ariaLabel: label }, ...values.map(({ name }) =>
        make("option", { value: name }, name.replaceAll("-", " "))));
    element.addEventListener("change", () => changed(element.value));
    return element;
}

/** A field for a number. It takes a number when the user leaves it, presses Enter, or steps it. */
export function field(label, changed) {
    const element = make("input", { type: "number", step: "any", inputMode: "decimal", ariaLabel: label });
    element.addEventListener("change", () => {
        if (element.value !== "" && Number.isFinite(element.valueAsNumber)) changed(element.valueAsNumber);
        else changed(NaN);
    });
    return element;
}

function numberControl({ title, unit, range }, changed, usual) {
    const input = field(title, changed);
    const slider = make("input", { type: "range", min: 0, max: 1000, step: 1, ariaLabel: `${title}, coarse` });
    let intervals = range, scale;
    slider.addEventListener("input", () => {
        const [low, high] = [intervals[0][0], intervals.at(-1)[1]];
        changed(nearest(round(scale.toValue(slider.valueAsNumber / 1000), low, high), intervals));
    });
    const show = (value, config) => {
        intervals = range.map((part) => part.map((end) => (typeof end === "string" ? config[end] : end)));
        scale = makeScale(intervals[0][0], intervals.at(-1)[1], usual);
        input.value = value;
        // A slider under the finger keeps its place.
        if (document.activeElement !== slider
            || Math.abs(scale.toValue(slider.valueAsNumber / 1000) - value) > 0.02 * Math.abs(value)) {
            slider.value = Math.round(scale.toPart(value) * 1000);
        }
        slider.setAttribute("aria-valuetext", `${value} ${unit ?? ""}`.trim());
        input.setAttribute("aria-description", unit ?? "");
    };
    const text = range.map(([low, high]) => (low === high ? `${low}`
        : `${shown(low)} to ${shown(high)}`)).join(", or ");
    return {
        nodes: [make("div", { className: "number" }, slider, input),
            make("div", { className: "unit" }, `${unit ? `${unit}, ` : ""}${text}`)],
        show,
    };
}

/** An end of a range: a number, or the name of another setting. */
function shown(end) {
    if (typeof end === "string") return words(end).toLowerCase();
    const size = Math.abs(end), sign = end < 0 ? "−" : "";
    return size >= 1e5 ? `${sign}10${superscript(Math.log10(size))}` : `${sign}${size}`;
}

const superscript = (number) => [...`${number}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[digit]).join("");

function switchControl({ title }, changed) {
    const input = make("input", { type: "checkbox", className: "switch", role: "switch", ariaLabel: title });
    input.addEventListener("change", () => changed(input.checked));
    return { inline: input, nodes: [], show: (value) => { input.checked = value; } };
}

function choiceControl({ title, values }, changed) {
    const element = select(values, title, changed);
    const help = make("p", { className: "help" });
    return {
        nodes: [element, help],
        show(value) {
            element.value = value;
            help.textContent = values.find((one) => one.name === value)?.doc ?? "";
        },
    };
}

function setControl({ title, values }, changed) {
    const boxes = values.map((value) => make("input", { type: "checkbox", value: value.name }));
    const group = make("div", { className: "set", role: "group", ariaLabel: title },
        ...values.map((value, index) => make("label", { title: value.doc ?? "" }, boxes[index],
            make("span", {}, value.name.replaceAll("-", " ")))));
    group.addEventListener("change", (event) => changed({ [event.target.value]: event.target.checked }));
    return { nodes: [group], show: (value) => { for (const box of boxes) box.checked = value.includes(box.value); } };
}

function countControl({ title, range }, changed) {
    const [[low, high]] = range, values = Array.from({ length: high - low + 1 },
        (_, index) => ({ name: `${low + index}` }));
    const element = select(values, title, (value) => changed(Number(value)));
    return { nodes: [element], show: (value) => { element.value = value; } };
}

const KINDS = {
    number: numberControl, switch: switchControl, choice: choiceControl, set: setControl, count: countControl,
    level: levelControl, levels: levelsControl,
};

export function control(setting, changed, usual, table) {
    return KINDS[setting.kind](setting, changed, usual, table);
}

// SPDX-License-Identifier: MIT
/** The settings as a program in JavaScript, Python and C. */

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const constant = (name) => name.replaceAll("-", "_").toUpperCase();
const PREFIX = {
    gestures: "GESTURE", events: "EVENT", fit: "FIT", bounds: "BOUNDS", doubleTap: "ZOOM", twoFingerTap: "ZOOM",
    doubleTapAnchor: "ANCHOR", twoFingerTapAnchor: "ANCHOR", snap: "SNAP", momentum: "MOMENTUM", wheel: "ACTION",
    trackpad: "ACTION", edges: "LIMIT", hostTools: "TOOL", hostButtons: "BUTTON",
};
const PYTHON = { gestures: "Gesture", events: "EventKind", edges: "Limit", hostTools: "Tool", hostButtons: "Button" };
const AS_BIT = new Set(["events", "hostTools"]);

const single = ({ choice }) => !choice || choice === "first";

function javascript({ preset, settings, kind, content }) {
    const plain = (value) => JSON.stringify(value, null, 1).replace(/\n */g, " ").replace(/"(\w+)":/g, "$1:");
    const level = (one) => (single(one) ? { factor: one.factor, fit: one.fit } : one);
    const lines = Object.entries(settings).map(([name, value]) =>
        `    ${name}: ${plain(kind[name] === "level" ? level(value) : kind[name] === "levels" ? value.map(level) : value)},`);
    return [
        'import { load, View, attach, cssTransform } from "./tapzoom.js";', "", "await load();",
        "const view = new View({", "    viewport: [element.clientWidth, element.clientHeight],",
        `    content: [${content.join(", ")}],`, `    preset: "${preset}",`, ...lines, "});",
        "attach(element, view, {", "    onFrame({ transform }) { picture.style.transform = cssTransform(transform); },", "});",
    ].join("\n");
}

function python({ preset, settings, kind, content }) {
    const level = (one) => (single(one) ? `("${one.fit.replaceAll("-", "_")}", ${one.factor})`
        : `tapzoom.Level.${one.choice}(("${one.fit.replaceAll("-", "_")}", ${one.factor}), ("${one.otherFit.replaceAll("-", "_")}", ${one.otherFactor}))`);
    const text = (name, value) => ({
        number: () => `${value}`, count: () => `${value}`, switch: () => (value ? "True" : "False"),
        choice: () => `"${value.replaceAll("-", "_")}"`, level: () => level(value), levels: () => `[${value.map(level).join(", ")}]`,
        set: () => setText(name, value),
    })[kind[name]]();
    const setText = (name, value) => {
        const type = `tapzoom.${PYTHON[name]}`;
        if (AS_BIT.has(name)) return `[${value.map((one) => `${type}.${constant(one)}`).join(", ")}]`;
        return value.map((one) => `${type}.${constant(one)}`).join(" | ") || `${type}(0)`;
    };
    const lines = Object.entries(settings).map(([name, value]) => `    ${snake(name)}=${text(name, value)},`);
    return [
        "import tapzoom", "", "view = tapzoom.View(", "    viewport=(400, 600),", `    content=(${content.join(", ")}),`,
        `    preset="${preset}",`, ...lines, ")",
    ].join("\n");
}

function c({ preset, settings, kind, content }) {
    const level = (one) => (single(one) ? `(tapzoom_level){.factor = ${one.factor}, .fit = TAPZOOM_FIT_${constant(one.fit)}}`
        : `(tapzoom_level){${one.factor}, ${one.otherFactor}, TAPZOOM_FIT_${constant(one.fit)}, TAPZOOM_FIT_${constant(one.otherFit)}, TAPZOOM_LEVEL_${constant(one.choice)}, 0}`);
    const text = (name, value) => ({
        number: () => `${value}`, count: () => `${value}`, switch: () => `${Number(value)}`, level: () => level(value),
        choice: () => `TAPZOOM_${PREFIX[name]}_${constant(value)}`,
        set: () => value.map((one) => (AS_BIT.has(name) ? `1u << TAPZOOM_${PREFIX[name]}_${constant(one)}` : `TAPZOOM_${PREFIX[name]}_${constant(one)}`)).join(" | ") || "0",
    })[kind[name]]();
    const lines = Object.entries(settings).flatMap(([name, value]) => (kind[name] === "levels" ? [
        `config.level_count = ${value.length};`, ...value.map((one, index) => `config.levels[${index}] = ${level(one)};`),
    ] : [`config.${snake(name)} = ${text(name, value)};`]));
    return [
        "#include <tapzoom.h>", "", "tapzoom_view *open_view(double width, double height) {",
        "    const tapzoom_viewport viewport = {width, height, 0, 0, 0, 0};",
        `    const tapzoom_rect content = {0, 0, ${content.join(", ")}};`, "    tapzoom_config config;",
        "    tapzoom_view *view = NULL;",
        `    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_${preset.toUpperCase()}) != TAPZOOM_OK) return NULL;`,
        ...lines.map((line) => `    ${line}`),
        "    return tapzoom_create(&config, &viewport, &content, &view) == TAPZOOM_OK ? view : NULL;", "}",
    ].join("\n");
}

const LANGUAGES = { js: javascript, python, c };

/** settings: those that differ from the preset. */
export function code(language, table, { preset, settings, content }) {
    const kind = Object.fromEntries(table.groups.flatMap((group) => group.settings.map((one) => [one.name, one.kind])));
    return LANGUAGES[language]({ preset, settings, kind, content });
}

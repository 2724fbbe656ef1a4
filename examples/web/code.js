// SPDX-License-Identifier: MIT
/** The settings as a program in JavaScript, Python and C. */

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const under = (name) => name.replaceAll("-", "_");
const constant = (name) => under(name).toUpperCase();
const PREFIX = {
    gestures: "GESTURE", events: "EVENT", fit: "FIT", bounds: "BOUNDS", doubleTap: "ZOOM", twoFingerTap: "ZOOM",
    tapAction: "ZOOM", pressAction: "ZOOM", pinchAnchor: "PINCH",
    tapAnchor: "ANCHOR", snap: "SNAP", momentum: "MOMENTUM", wheel: "ACTION",
    trackpad: "ACTION", pagerEdges: "LIMIT", hostTools: "TOOL", hostButtons: "BUTTON", fingerTaps: "FINGERS",
    dragFingers: "FINGERS",
};
const PYTHON = {
    gestures: "Gesture", events: "EventKind", pagerEdges: "Limit", hostTools: "Tool", hostButtons: "Button",
    fingerTaps: "FingerCount", dragFingers: "FingerCount",
};
const AS_BIT = new Set(["events", "hostTools"]);

const single = ({ otherFactor }) => !otherFactor;

function javascript({ preset, settings, kind, content }) {
    const plain = (value) => JSON.stringify(value, null, 1).replace(/\n */g, " ").replace(/"(\w+)":/g, "$1:");
    const level = (one) => (single(one) ? { fit: one.fit, factor: one.factor } : one);
    const convert = { level, levels: (value) => value.map(level) };
    return [
        'import { load, View, attach, cssTransform } from "./tapzoom.js";', "", "await load();",
        "const view = new View({", "    viewport: [element.clientWidth, element.clientHeight],",
        `    content: [${content.join(", ")}],`, `    preset: "${preset}",`,
        ...Object.entries(settings).map(([name, value]) =>
            `    ${name}: ${plain(convert[kind[name]]?.(value) ?? value)},`),
        "});", "attach(element, view, {",
        "    onFrame({ transform }) { picture.style.transform = cssTransform(transform); },", "});",
    ].join("\n");
}

function python({ preset, settings, kind, content }) {
    const term = (fit, factor) => `("${under(fit)}", ${factor})`;
    const level = (one) => (single(one) ? term(one.fit, one.factor)
        : `tapzoom.Level.larger(${term(one.fit, one.factor)}, ${term(one.otherFit, one.otherFactor)})`);
    const set = (value, name) => {
        const type = `tapzoom.${PYTHON[name]}`, members = value.map((one) => `${type}.${constant(one)}`);
        return AS_BIT.has(name) ? `[${members.join(", ")}]` : members.join(" | ") || `${type}(0)`;
    };
    const convert = {
        switch: (value) => (value ? "True" : "False"), choice: (value) => `"${under(value)}"`, level, set,
        levels: (value) => `[${value.map(level).join(", ")}]`,
    };
    return [
        "import tapzoom", "", "view = tapzoom.View(", "    viewport=(400, 600),",
        `    content=(${content.join(", ")}),`, `    preset="${preset}",`,
        ...Object.entries(settings).map(([name, value]) =>
            `    ${snake(name)}=${convert[kind[name]]?.(value, name) ?? value},`),
        ")",
    ].join("\n");
}

function c({ preset, settings, kind, content }) {
    const term = (fit, factor) => `${constant(fit)}, ${factor}`;
    const level = (one) => (single(one) ? `TAPZOOM_LEVEL(${term(one.fit, one.factor)})`
        : `TAPZOOM_LEVEL_LARGER(${term(one.fit, one.factor)}, ${term(one.otherFit, one.otherFactor)})`);
    const named = (name, one) => `TAPZOOM_${PREFIX[name]}_${constant(one)}`;
    const bit = (name, one) => (AS_BIT.has(name) ? `TAPZOOM_BIT(${named(name, one)})` : named(name, one));
    const convert = {
        switch: (value) => Number(value), level, choice: (value, name) => named(name, value),
        set: (value, name) => value.map((one) => bit(name, one)).join(" | ") || "0",
    };
    const lines = ([name, value]) => (kind[name] === "levels" ? [
        `    config.level_count = ${value.length};`,
        ...value.map((one, index) => `    config.levels[${index}] = ${level(one)};`),
    ] : [`    config.${snake(name)} = ${convert[kind[name]]?.(value, name) ?? value};`]);
    const chosen = `TAPZOOM_PRESET_${preset.toUpperCase()}`;
    return [
        "#include <tapzoom.h>", "", "tapzoom_view *open_view(double width, double height) {",
        "    const tapzoom_viewport viewport = {.width = width, .height = height};",
        `    const tapzoom_rect content = {.width = ${content[0]}, .height = ${content[1]}};`,
        "    tapzoom_config config;", "    tapzoom_view *view = NULL;",
        `    if (tapzoom_config_init(&config, sizeof config, ${chosen}) != TAPZOOM_OK) return NULL;`,
        ...Object.entries(settings).flatMap(lines),
        "    return tapzoom_create(&config, &viewport, &content, &view) == TAPZOOM_OK ? view : NULL;", "}",
    ].join("\n");
}

const LANGUAGES = { js: javascript, python, c };

/** settings: those that differ from the preset. */
export function code(language, table, { preset, settings, content }) {
    const kind = Object.fromEntries(table.groups.flatMap((group) => group.settings.map((one) => [one.name, one.kind])));
    return LANGUAGES[language]({ preset, settings, kind, content });
}

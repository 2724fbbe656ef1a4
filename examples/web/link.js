// SPDX-License-Identifier: MIT
/** Scene, preset and changed settings as the fragment of the address, such as #scene=map&panSlop=4&fit=cover. */

const level = ({ fit, factor, otherFit, otherFactor }) =>
    (otherFactor ? `larger(${factor}*${fit},${otherFactor}*${otherFit})` : `${factor}*${fit}`);

function toText(kind, value) {
    if (kind === "set") return value.join(",");
    if (kind === "level") return level(value);
    if (kind === "levels") return value.map(level).join(";");
    return `${value}`;
}

function toLevel(text) {
    const term = "([-+.\\de]+)\\*([a-z-]+)";
    const one = new RegExp(`^${term}$`).exec(text),
        two = new RegExp(`^larger\\(${term},${term}\\)$`).exec(text);
    if (one) return { fit: one[2], factor: Number(one[1]) };
    if (!two) throw new Error(`"${text}" is not a level`);
    return { fit: two[2], factor: Number(two[1]), otherFit: two[4], otherFactor: Number(two[3]) };
}

function toValue(kind, text) {
    if (kind === "number" || kind === "count") return text === "" ? NaN : Number(text);
    if (kind === "switch") {
        if (text !== "true" && text !== "false") throw new Error(`"${text}" is not true or false`);
        return text === "true";
    }
    if (kind === "set") return text.split(",").filter(Boolean);
    if (kind === "level") return toLevel(text);
    if (kind === "levels") return text.split(";").filter(Boolean).map(toLevel);
    return text;
}

const kinds = (table) => new Map(table.groups.flatMap(({ settings }) =>
    settings.map(({ name, kind }) => [name, kind])));

export function write(table, { scene, preset, settings }) {
    const kind = kinds(table), parts = new URLSearchParams({ scene, preset });
    for (const [name, value] of Object.entries(settings)) parts.set(name, toText(kind.get(name), value));
    // These are safe in a fragment, and a link with them can be read.
    return `#${parts.toString().replace(/%2C|%3B|%28|%29/g, decodeURIComponent)}`;
}

/**
 * check(settings) returns the name of a wrong setting or "". Returns { scene, preset, settings, wrong }: wrong names
 * what the link has in excess.
 */
export function read(fragment, table, { scenes, check }) {
    const kind = kinds(table), result = { settings: {}, wrong: [] };
    for (const [name, text] of new URLSearchParams(fragment.replace(/^#/, ""))) {
        if (name === "scene" && scenes.includes(text)) result.scene = text;
        else if (name === "preset" && table.presets.some((one) => one.name === text)) result.preset = text;
        else if (!kind.has(name)) result.wrong.push(name);
        else {
            try {
                result.settings[name] = toValue(kind.get(name), text);
            } catch {
                result.wrong.push(name);
            }
        }
    }
    // Each wrong setting goes, so that the others count.
    for (;;) {
        const wrong = check({ ...(result.preset && { preset: result.preset }), ...result.settings }).split(/[.[]/)[0];
        if (!wrong || !(wrong in result.settings)) break;
        delete result.settings[wrong];
        result.wrong.push(wrong);
    }
    return result;
}

// SPDX-License-Identifier: MIT
/** The settings as controls, made from settings.json: the five that one feels first, groups, search, help, reset, errors. */

import { TapzoomError, configInit } from "./tapzoom/tapzoom.js";
import { control, make, words } from "./controls.js";

/** The settings that one feels first, with a title and what a value does. */
const FIRST = {
    flingDecay: { title: "How soon a fling stops",
        says: (value) => `A fling at 1000 points a second goes ${Math.round(1000 / value)} points.` },
    rubberBand: { title: "Rubber band",
        says: (value) => (value > 0 ? "Content gives that much beyond its edge." : "A hard stop at the edge.") },
    springFrequency: { title: "Spring",
        says: (value) => `Content springs back in ${(6.64 / value).toFixed(2)} s.` }, // 99 % of the way.
    doubleTap: { title: "Double tap" },
};
/** The fifth one is a part of `gestures`. */
const ROTATION = { name: "gestures: rotate", title: "Rotation", kind: "switch", doc: "Two fingers turn the content.",
    take: ({ gestures }) => gestures.includes("rotate"), give: (rotate) => ({ gestures: { rotate } }) };
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export class Settings {
    #stage;
    #table;
    #groups = [];
    #usual = configInit("photos"); // Their types make the controls.
    #parts;
    #announce;

    constructor(stage, table, parts, announce) {
        this.#stage = stage;
        this.#table = table;
        this.#parts = parts;
        this.#announce = announce;
        this.#build();
        parts.preset.append(...table.presets.map(({ name }) => make("option", { value: name }, words(name))));
        parts.preset.addEventListener("change", () => stage.setPreset(parts.preset.value));
        parts.search.addEventListener("input", () => this.#search());
        parts.reset.addEventListener("click", () => {
            stage.setPreset(stage.preset);
            announce("All settings reset");
            parts.search.focus();
        });
        stage.addEventListener("settings", () => this.show());
        stage.addEventListener("scene", () => this.show());
    }

    #build() {
        const all = this.#table.groups.flatMap(({ settings }) => settings);
        const first = Object.entries(FIRST).map(([name, own]) => ({ ...all.find((one) => one.name === name), ...own }));
        this.#group("What you feel first", [...first, ROTATION], true);
        for (const { title, settings } of this.#table.groups) {
            this.#group(title, settings.filter(({ name }) => !(name in FIRST)), false);
        }
    }

    #group(title, settings, open) {
        const count = make("span", { className: "count" });
        const details = make("details", { className: "group", open }, make("summary", {}, title, count));
        const rows = settings.map((setting) => this.#row(setting, this.#usual[setting.name]));
        details.append(...rows.map(({ element }) => element));
        this.#groups.push({ details, count, rows, open });
        this.#parts.groups.append(details);
    }

    #row(described, usual) {
        const { name, doc, says, title: own = words(name), take = (config) => config[name],
            give = (value) => ({ [name]: value }) } = described;
        const setting = { ...described, title: own, take, give };
        const wrong = make("p", { className: "wrong", hidden: true });
        const changed = (value) => this.#change(row, value);
        const made = control(setting, changed, usual, this.#table);
        const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        icon.append(document.createElementNS("http://www.w3.org/2000/svg", "use"));
        icon.firstChild.setAttribute("href", "#i-undo");
        icon.setAttribute("aria-hidden", "true");
        const reset = make("button", { type: "button", className: "tool reset", ariaLabel: `Reset ${own}` }, icon);
        reset.addEventListener("click", () => {
            this.#change(row, take(this.#stage.baseline));
            (element.querySelector("input, select") ?? element).focus();
        });
        const title = make("div", { className: "title" }, make("div", { className: "name" }, make("b", {}, own),
            make("code", { hidden: own.toLowerCase() === name }, name)), reset);
        if (made.inline) title.append(made.inline);
        const help = says ? make("p", { className: "help" }) : this.#help(doc);
        const element = make("div", { className: says ? "setting plain" : "setting" }, title, ...made.nodes, wrong,
            help);
        if (described !== ROTATION) element.dataset.setting = name;
        const row = { setting, element, made, wrong, show: (value, config) => {
            made.show(value, config);
            if (says) help.textContent = says(value);
        }, text: `${own} ${name} ${setting.c} ${doc}`.toLowerCase() };
        return row;
    }

    /** The first sentence, and the rest on demand. */
    #help(doc) {
        const [, first, rest] = /^(.*?[.:](?= [A-Z0-9]|\n|$))?\s*(.*)$/s.exec(doc);
        const text = make("p", { className: "help", hidden: /^\w+\.$/.test(doc) }, first ?? doc);
        if (!first || !rest) return text;
        const more = make("button", { type: "button", className: "more" }, "More");
        more.addEventListener("click", () => {
            text.textContent = doc;
            text.tabIndex = -1;
            text.focus();
        });
        text.append(" ", more);
        return text;
    }

    #change(row, value) {
        const { name, title, give } = row.setting;
        try {
            if (Number.isNaN(value)) throw new TapzoomError("not-finite", name, { message: "not a number" });
            this.#stage.configure(give(value));
            row.wrong.hidden = true;
        } catch (error) {
            // The view keeps its settings, and the control shows them again.
            if (!(error instanceof TapzoomError)) throw error;
            const range = row.setting.range;
            row.wrong.textContent = error.field && error.field.split(/[.[]/)[0] !== name
                ? `Not with ${words(error.field).toLowerCase()} as it is.`
                : error.message.replace(/^\S+: /, "").replace(/^./, (first) => first.toUpperCase());
            row.wrong.hidden = false;
            this.#announce(`${title} not changed. ${row.wrong.textContent}`, range);
            this.show();
        }
    }

    show() {
        const { config, baseline, preset } = this.#stage;
        for (const { count, rows } of this.#groups) {
            let here = 0;
            for (const { setting: { take }, element, show } of rows) {
                const changed = !same(take(config), take(baseline));
                here += changed;
                element.classList.toggle("changed", changed);
                show(take(config), config);
            }
            count.textContent = here > 0 ? `${here} changed` : `${rows.length}`;
        }
        const changes = Object.keys(this.#stage.changes).length;
        this.#parts.preset.value = preset;
        this.#parts.preset.parentElement.hidden = this.#stage.scene.ownSettings ?? false;
        this.#parts.changes.textContent = changes === 0 ? "No changes" : changes === 1 ? "1 change"
            : `${changes} changes`;
        this.#parts.reset.disabled = changes === 0;
    }

    #search() {
        const wanted = this.#parts.search.value.toLowerCase().split(/\s+/).filter(Boolean);
        let all = 0;
        for (const { details, rows, open } of this.#groups) {
            let found = 0;
            for (const { element, text } of rows) {
                element.hidden = !wanted.every((word) => text.includes(word));
                found += !element.hidden;
            }
            details.hidden = found === 0;
            details.open = wanted.length > 0 ? found > 0 : open;
            all += found;
        }
        this.#parts.nothing.hidden = all > 0;
    }
}

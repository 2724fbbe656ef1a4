// SPDX-License-Identifier: MIT
/** The settings as controls, made from settings.json: groups, search, help, reset, errors. */

import { TapzoomError, configInit } from "./tapzoom/tapzoom.js";
import { control, make, words } from "./controls.js";

const OPEN = "Motion"; // The first group to look at, where there is room.
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export class Settings {
    #stage;
    #table;
    #rows = [];
    #groups = [];
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
        const usual = configInit("photos"), wide = matchMedia("(min-width: 900px)").matches;
        for (const { title, settings } of this.#table.groups) {
            const count = make("span", { className: "count" });
            const details = make("details", { className: "group", open: title === OPEN && wide },
                make("summary", {}, title, count));
            const rows = settings.map((setting) => this.#row(setting, usual[setting.name]));
            details.append(...rows.map(({ element }) => element));
            this.#groups.push({ details, count, rows });
            this.#rows.push(...rows);
            this.#parts.groups.append(details);
        }
    }

    #row(setting, usual) {
        const { name, doc } = setting;
        const wrong = make("p", { className: "wrong", hidden: true });
        const changed = (value) => this.#change(row, value);
        const made = control(setting, changed, usual, this.#table);
        const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        icon.append(document.createElementNS("http://www.w3.org/2000/svg", "use"));
        icon.firstChild.setAttribute("href", "#i-undo");
        icon.setAttribute("aria-hidden", "true");
        const reset = make("button", { type: "button", className: "tool reset", ariaLabel: `Reset ${words(name)}` },
            icon);
        reset.addEventListener("click", () => {
            this.#change(row, this.#stage.baseline[name]);
            (element.querySelector("input, select") ?? element).focus();
        });
        const title = make("div", { className: "title" }, make("div", { className: "name" }, make("b", {}, words(name)),
            make("code", { hidden: words(name).toLowerCase() === name }, name)), reset);
        if (made.inline) title.append(made.inline);
        const element = make("div", { className: "setting" }, title, ...made.nodes, wrong, this.#help(doc));
        element.dataset.setting = name;
        const row = { setting, element, made, wrong, text: `${words(name)} ${name} ${setting.c} ${doc}`.toLowerCase() };
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
        const { name } = row.setting;
        try {
            if (Number.isNaN(value)) throw new TapzoomError("not-finite", name, { message: "not a number" });
            this.#stage.configure({ [name]: value });
            row.wrong.hidden = true;
        } catch (error) {
            // The view keeps its settings, and the control shows them again.
            if (!(error instanceof TapzoomError)) throw error;
            const range = row.setting.range;
            row.wrong.textContent = error.field && error.field.split(/[.[]/)[0] !== name
                ? `Not with ${words(error.field).toLowerCase()} as it is.`
                : error.message.replace(/^\S+: /, "").replace(/^./, (first) => first.toUpperCase());
            row.wrong.hidden = false;
            this.#announce(`${words(name)} not changed. ${row.wrong.textContent}`, range);
            this.show();
        }
    }

    show() {
        const { config, baseline, preset } = this.#stage;
        let changes = 0;
        for (const { count, rows } of this.#groups) {
            let here = 0;
            for (const { setting: { name }, element, made } of rows) {
                const changed = !same(config[name], baseline[name]);
                here += changed;
                element.classList.toggle("changed", changed);
                made.show(config[name], config);
            }
            count.textContent = here > 0 ? `${here} changed` : `${rows.length}`;
            changes += here;
        }
        this.#parts.preset.value = preset;
        this.#parts.changes.textContent = changes === 0 ? "No changes" : changes === 1 ? "1 change"
            : `${changes} changes`;
        this.#parts.reset.disabled = changes === 0;
    }

    #search() {
        const wanted = this.#parts.search.value.toLowerCase().split(/\s+/).filter(Boolean);
        let all = 0;
        for (const { details, rows } of this.#groups) {
            let found = 0;
            for (const { element, text } of rows) {
                element.hidden = !wanted.every((word) => text.includes(word));
                found += !element.hidden;
            }
            details.hidden = found === 0;
            details.open = wanted.length > 0 && found > 0;
            all += found;
        }
        this.#parts.nothing.hidden = all > 0;
    }
}

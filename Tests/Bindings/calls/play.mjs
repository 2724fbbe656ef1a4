// SPDX-License-Identifier: MIT
/** Plays the script with the web package, and returns the lines that its program in C prints. */

export function play(tapzoom, { structs, enumerations, steps }) {
    let view, saved, line, recorded = [];
    const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
    const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const hex = (bytes) => Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
    const say = (name, value) => { line += ` ${name}=${value}`; };
    const number = (name, value) => {
        const bytes = new DataView(new ArrayBuffer(8));
        bytes.setFloat64(0, value);
        say(name, hex(new Uint8Array(bytes.buffer)));
    };

    function item(name, what, more, value) {
        if (what === "number") return number(name, value);
        if (what === "choice") value = more[value];
        if (what === "switch") value = Number(value);
        if (what === "flags") value = value.reduce((sum, one) => sum + more[one], 0);
        if (what === "kinds") value = value.reduce((sum, one) => sum + 2 ** more[one], 0);
        say(name, typeof value === "bigint" ? BigInt.asIntN(64, value) : value);
    }

    function read(struct, it, label = "") {
        for (const [name, what, more] of structs[struct]) {
            let value = it[camel(name)];
            if (struct === "state" && name === "flags") {
                value = Object.keys(more).filter((one) => it[camel(one.replaceAll("-", "_"))]).concat(it.limits);
            }
            if (what === "struct") read(more, value, `${label}${name}.`);
            else if (what === "list") show("level", value);
            else if (name === "setting") say(name, snake(value));
            else if (typeof more === "number") value.forEach((one, at) => item(name + at, what, null, one));
            else item(label + name, what, more, value);
        }
    }

    function show(struct, all) {
        for (const one of all) {
            line += ` ${struct}:`;
            read(struct, one);
        }
    }

    const own = {
        version: () => say("version", tapzoom.version()),
        config_init: (preset) => show("config", [tapzoom.configInit(preset)]),
        config_check: (config) => {
            // The name of the wrong setting; the creation of a view has the rest.
            if (tapzoom.configCheck(config)) new tapzoom.View({ ...config, viewport: [1, 1], content: [1, 1] });
        },
        create: (config, viewport, content) => { view = new tapzoom.View({ ...config, viewport, content }); },
        destroy: () => view.close(),
        get_contacts: () => show("contact", view.getContacts()),
        poll_events: () => show("event", view.pollEvents()),
        frame: (time, touches) => {
            const { transform, state, events } = view.frame(time, touches);
            line += " frame_result:";
            read("transform", transform, "transform.");
            read("state", state, "state.");
            say("accepted", touches.length);
            say("event_count", events.length);
            show("event", events);
        },
        save_state: () => say("bytes", hex(saved = view.saveState())),
        load_state: () => view.loadState(saved),
        begin_recording: () => view.beginRecording(65536),
        fetch_recording: () => {
            const bytes = view.fetchRecording();
            say("bytes", hex(bytes));
            recorded.push(...bytes);
        },
        replay: () => {
            for (const entry of view.replay(new Uint8Array(recorded))) {
                show("record_entry", [entry]);
                show("event", entry.events);
            }
        },
    };

    function call(name, isMethod, given, outs) {
        if (own[name]) return own[name](...given);
        const found = (isMethod ? view : tapzoom)[camel(name)](...given);
        if (found === undefined) return;
        const [[out, what, more]] = outs;
        if (outs.length > 1) outs.forEach(([one]) => number(one, found[one] ?? found[one.at(-1)]));
        else if (what === "struct") show(more, [found]);
        else if (typeof more === "number") found.forEach((one, at) => number(out + at, one));
        else item(out, what, more, found);
    }

    const lines = ["enumerations" + enumerations.map(
        ([name, of, member]) => ` ${name}=${tapzoom.codes[of][member]}`).join("")];
    steps.forEach(([name, isMethod, given, outs], at) => {
        line = `${at} ${name}`;
        try {
            call(name, isMethod, given, outs);
        } catch (error) {
            if (!(error instanceof tapzoom.TapzoomError)) throw error;
            say("error", tapzoom.codes.error[error.status]);
            say("message", tapzoom.statusString(error.status));
            if (name.includes("config")) say("field", snake(error.field));
            if (error.accepted) say("accepted", error.accepted);
        }
        lines.push(line);
    });
    return lines;
}

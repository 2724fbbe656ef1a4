// SPDX-License-Identifier: MIT
/** The package of build/web, and Python with the library of this checkout. */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const WEB = new URL("../../../build/web/", import.meta.url);
export const tapzoom = await import(new URL("tapzoom.js", WEB));

/** Runs a Python program from a text, and returns what it prints. */
export function python(program, ...given) {
    return run(process.env.PYTHON || "python3", ["-c", program, ...given]);
}

export function run(command, given, options = {}) {
    const env = {
        ...process.env, TAPZOOM_LIBRARY: "", PYTHONDONTWRITEBYTECODE: "1",
        PYTHONPATH: [`${ROOT}bindings/python`, `${ROOT}Tests/Bindings/calls`].join(":"),
    };
    const done = spawnSync(command, given, { encoding: "utf8", cwd: ROOT, env, maxBuffer: 1 << 28, ...options });
    if (done.error) throw done.error;
    if (done.status !== 0) throw new Error(`${command} ${given.join(" ")}\n${done.stdout}${done.stderr}`);
    return done.stdout;
}

/** The numbers of a text as numbers, and its words as words: both languages print all digits, but not alike. */
export function tokens(text) {
    return text.trim().split(/\s+/).map((word) => {
        if (word === "inf" || word === "-inf") return word === "inf" ? Infinity : -Infinity;
        return Number.isNaN(Number(word)) ? word : Number(word);
    });
}

export const PHOTO = { viewport: [400, 600], content: [2000, 3000] };

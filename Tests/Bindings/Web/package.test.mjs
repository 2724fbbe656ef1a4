// SPDX-License-Identifier: MIT
/**
 * The package: its program, its imports and its types. TAPZOOM_ALL=1 installs the file that npm has packed. Otherwise
 * the files of build/web are in place of an installed package.
 */

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { ROOT, WEB, run } from "./support.mjs";

const { version } = JSON.parse(readFileSync(new URL("package.json", WEB), "utf8"));
const packed = fileURLToPath(new URL(`tapzoom-${version}.tgz`, WEB));
const all = process.env.TAPZOOM_ALL === "1";
let folder;

before(() => {
    folder = mkdtempSync(join(tmpdir(), "tapzoom-"));
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    if (!all) return cpSync(WEB, join(folder, "node_modules/tapzoom"), { recursive: true });
    const cache = join(folder, "cache");
    const quiet = ["--silent", "--offline", "--no-audit", "--no-fund"];
    run("npm", ["install", ...quiet, "--cache", cache, packed], { cwd: folder });
});
after(() => rmSync(folder, { recursive: true }));

test("the package has these files, without dependencies and scripts", { skip: !all }, () => {
    const files = run("tar", ["-tzf", packed]).trim().split("\n").sort();
    assert.deepEqual(files, ["LICENSE", "README.md", "package.json", "tapzoom.d.ts", "tapzoom.js", "tapzoom.wasm"]
        .map((name) => `package/${name}`));
    const description = JSON.parse(readFileSync(join(folder, "node_modules/tapzoom/package.json"), "utf8"));
    for (const name of ["dependencies", "devDependencies", "scripts"]) assert.equal(description[name], undefined);
    const module = readFileSync(join(folder, "node_modules/tapzoom/tapzoom.wasm"));
    assert.deepEqual(module, readFileSync(`${ROOT}build/wasm/tapzoom.wasm`));
    assert.ok(statSync(packed).size < 240 * 1024);
});

test("the program of the README runs with the installed package, and prints its text", () => {
    const page = readFileSync(`${ROOT}bindings/web/README.md`, "utf8");
    const [, program] = page.match(/```js\n(import .*?)```/s);
    const [, printed] = page.match(/The program prints\n\n((?: {4}.*\n)+)/);
    writeFileSync(join(folder, "app.mjs"), program);
    assert.equal(run("node", ["app.mjs"], { cwd: folder }), printed.replace(/^ {4}/gm, ""));
});

test("the module evaluates no strings and imports nothing but Node's files", () => {
    const text = readFileSync(new URL("tapzoom.js", WEB), "utf8")
        .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
    assert.deepEqual(text.match(/\beval\b|\bnew Function\b|\bsetAttribute\b|innerHTML/g), null);
    const imports = text.match(/\bimport\([^)]*\)|^import .*|\bofNode\(.*?\)/gm);
    assert.deepEqual(imports.map((each) => each.replaceAll(" ", "")),
        ["import(`node:${name}`)", 'ofNode("fs/promises")']);
});

test("the installed package has the types that a program needs, and refuses wrong ones", () => {
    cpSync(new URL("types.ts", import.meta.url), join(folder, "types.ts"));
    for (const resolution of [["node16", "node16"], ["es2022", "node"]]) {
        const [module, moduleResolution] = resolution;
        const printed = run("tsc", ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
            "--module", module, "--moduleResolution", moduleResolution, "types.ts"], { cwd: folder });
        assert.equal(printed, "");
    }
});

// SPDX-License-Identifier: MIT
/** Starts the playground, and connects its parts. */

import { configCheck, load } from "./tapzoom/tapzoom.js";
import { Clock } from "./clock.js";
import { Commands } from "./keys.js";
import { Compare } from "./compare.js";
import { Demo } from "./demo.js";
import { EventList } from "./events.js";
import { Fingers } from "./fingers.js";
import { Graph } from "./graph.js";
import { Hints } from "./hints.js";
import { Replay } from "./replay.js";
import { Report } from "./report.js";
import { Session, save } from "./session.js";
import { Settings } from "./settings.js";
import { Speech } from "./speech.js";
import { Stage } from "./stage.js";
import { Why } from "./why.js";
import { read, write } from "./link.js";
import { setUpPanel } from "./panel.js";
import { setUpSteps } from "./steps.js";
import { tick } from "./tick.js";

const $ = (id) => document.getElementById(id);
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const SLOW = 0.25; // Of the button.
const SCENES = ["photo", "map", "board", "document", "linked", "chart"];

/** A message for screen readers, and on request for everybody. */
let toastTimer = 0;
function say(text, shown = false) {
    $("status").textContent = text;
    if (!shown) return;
    $("toast").textContent = text;
    $("toast").hidden = false;
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => { $("toast").hidden = true; }, 4000);
}

setUpPanel();
const json = (name) => fetch(name).then((answer) => answer.json());
const [table, failures] = await Promise.all([json("settings.json"), json("failures.json"), load()]);

export const clock = new Clock();
export const stage = new Stage($("stage"), $("layer"), clock);
const fingers = new Fingers($("fingers"), stage);
const graph = new Graph($("graph"), $("values"));
const events = new EventList({ list: $("events"), empty: $("no-events"), pause: $("events-pause"),
    clear: $("events-clear") });
const speech = new Speech(stage, $("status"), $("place"), () => demo.running);
const commands = new Commands(stage, (reason) => speech.refuse(reason));
const showSteps = setUpSteps(stage, commands, document.querySelectorAll("[data-step]"));
const tag = (item) => (stage.items.length > 1 ? item.name : "");
export const replay = new Replay(stage, fingers, clock, {
    event: (event, item) => event.kind === "failed" || events.add(event, tag(item)),
    transform: (time, transform) => graph.add(time, transform, null),
});
export const why = new Why(stage, replay, failures, { list: $("why"), empty: $("no-why"), clear: $("why-clear") });
export const settings = new Settings(stage, table, {
    groups: $("groups"), preset: $("preset"), search: $("search"), reset: $("reset-all"), changes: $("changes"),
        nothing: $("nothing"),
}, say);
export const session = new Session(stage, replay, table, say, () => {
    writeNow();
    return location.href;
});
export const report = new Report(stage, $("report"), $("report-count"),
    (blob) => save(blob, "tapzoom-device", "json"));
const compare = new Compare(stage, $("without"), (on) => {
    demo.running = on && !reduced.matches;
    demo.restart();
    if (!on) stage.selected.view.fit({ animated: true });
});
export const demo = new Demo(stage, fingers, clock, compare);
export const hints = new Hints(stage, $("hint"));

// What the stage shows.

const range = {};
stage.addEventListener("frame", ({ detail: { item, frame } }) => {
    if (item !== stage.selected) return;
    item.view.getScaleRange(range);
    graph.add(frame.time, frame.transform, range);
    $("tiles").textContent = stage.scene.tiles?.text ?? "";
    const turn = Math.round(frame.transform.rotation * 180 / Math.PI);
    $("scale").textContent = `${(frame.transform.scale / range.fitted).toFixed(2)}×${turn
        ? ` ${turn < 0 ? "−" : ""}${Math.abs(turn)}°` : ""}`;
    $("scale").classList.toggle("gone", $("scale").textContent === "1.00×");
});
stage.addEventListener("gesture", ({ detail: { item, event } }) => {
    if (stage.held || event.kind === "failed") return;
    events.add(event, tag(item));
    if (event.kind === "snap") tick($("scale"));
});
stage.addEventListener("scene", () => {
    graph.clear();
    events.clear();
    $("tiles").hidden = !stage.scene.tiles;
    for (const radio of document.getElementsByName("scene")) radio.checked = radio.value === stage.name;
    demo.restart();
});

// The bar.

$("zoom-fit").addEventListener("click", () => compare.reset());
$("more").addEventListener("click", () =>
    $("more").setAttribute("aria-expanded", $("bar").classList.toggle("open")));
replay.addEventListener("change", showSteps);
$("speed").addEventListener("change", () => clock.setRate(Number($("speed").value)));
$("step").addEventListener("click", () => clock.step());
$("slow").addEventListener("click", () => clock.setRate(clock.rate === 1 ? SLOW : 1));
let trails = null; // They load with the first slow motion.
clock.addEventListener("change", () => {
    if (clock.rate < 1) {
        trails ??= import("./trails.js").then(({ Trails }) => new Trails($("fingers"), stage, clock), () => {
            trails = null; // The next slow motion tries again.
        });
    }
    $("slow").setAttribute("aria-pressed", clock.rate !== 1);
    $("speed").value = `${clock.rate}`;
    $("speed").classList.toggle("slow", clock.rate !== 1);
});
$("scenes").addEventListener("change", ({ target }) => {
    replay.close();
    stage.show(target.value);
});

// The address.

let linkTimer = 0;
function writeNow() {
    clearTimeout(linkTimer);
    if (stage.name === "grid" || stage.items.length === 0) return;
    const fragment = write(table, { scene: stage.name, preset: stage.preset, settings: stage.changes });
    if (location.hash !== fragment) history.replaceState(null, "", fragment);
}

/** A slider changes faster than browsers let a page change its address. */
function writeLink() {
    clearTimeout(linkTimer);
    linkTimer = setTimeout(writeNow, 150);
}

async function readLink() {
    const link = read(location.hash, table, { scenes: SCENES, check: configCheck });
    if (link.wrong.length > 0) say(`The link has no valid ${link.wrong.join(", ")}`, true);
    replay.close();
    await stage.show(link.scene ?? "photo", link);
}

for (const type of ["scene", "settings"]) stage.addEventListener(type, writeLink);
addEventListener("hashchange", readLink);
reduced.addEventListener("change", () => {
    if (reduced.matches) demo.stop();
    setTimeout(() => stage.dispatchEvent(new Event("settings"))); // After attach has set it.
});
if (reduced.matches) demo.running = false;
await readLink();
document.documentElement.dataset.ready = "";

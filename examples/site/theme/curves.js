// SPDX-License-Identifier: MIT
// Live curves below the drawn ones: sliders change settings, and the library itself makes the curves, in the page.

const FIGURES = [{
    below: "settings-fling.svg", name: "A fling of 1,000 points per second",
    settings: [["flingDecay", "fling_decay", 0.5, 10, 0.1, 2]],
    x: [2.5, "s"], y: [1000, "points"], points: fling,
}, {
    below: "rubber-band.svg", name: "The way back of content pulled 100 points beyond its edge",
    settings: [["springFrequency", "spring_frequency", 3, 40, 0.5, 12]],
    x: [1, "s"], y: [60, "points"], points: springBack,
}, {
    below: "rubber-band.svg", name: "Content beyond its edge, in a view 400 points wide",
    settings: [["rubberBand", "rubber_band", 0, 1, 0.01, 0.55]],
    x: [300, "points of the finger"], y: [200, "points"], points: rubberBand,
}];
const VIEW = [400, 600];
const WIDTH = 640, HEIGHT = 260, LEFT = 56, TOP = 16, RIGHT = 16, BOTTOM = 36;

// ---- The runs of the library ----------------------------------------------------------------------------------------

/** A view of wide content, which moves without slop, with this distance beyond its left edge. */
function opened({ View }, settings, x) {
    const content = [50 * VIEW[0], VIEW[1]];
    const view = new View({ viewport: VIEW, content, preset: "maps", panSlop: 0, ...settings });
    view.setTransform({ scale: 1, rotation: 0, x, y: 0 });
    return view;
}

/** Time and distance of content that a finger throws. */
function* fling(tapzoom, settings) {
    const view = opened(tapzoom, settings, -20 * VIEW[0]);
    for (let step = 0; step <= 10; step += 1) {
        view.pushTouch(step / 100, 1, step ? "moved" : "began", 300 - 10 * step, 300);
    }
    view.pushTouch(0.101, 1, "ended", 200, 300);
    const start = view.getTransform().x;
    for (let time = 0; time <= 2.5; time += 0.02) {
        view.advance(0.101 + time);
        yield [time, start - view.getTransform().x];
    }
    view.close();
}

/** Distance of a finger that pulls content over its left edge, and of the content. */
function* rubberBand(tapzoom, settings) {
    const view = opened(tapzoom, settings, 0);
    view.pushTouch(0, 1, "began", 10, 300);
    for (let pulled = 0; pulled <= 300; pulled += 4) {
        const time = 0.01 * (1 + pulled);
        view.pushTouch(time, 1, "moved", 10 + pulled, 300);
        view.advance(time);
        yield [pulled, view.getTransform().x];
    }
    view.close();
}

/** Time and distance of content that returns after the finger has rested and lifted. */
function* springBack(tapzoom, settings) {
    const view = opened(tapzoom, settings, 0);
    view.pushTouch(0, 1, "began", 10, 300);
    for (const time of [0.1, 0.2, 1]) view.pushTouch(time, 1, "moved", 110, 300);
    view.pushTouch(1, 1, "ended", 110, 300);
    for (let time = 0; time <= 1; time += 0.01) {
        view.advance(1 + time);
        yield [time, view.getTransform().x];
    }
    view.close();
}

// ---- The figures ----------------------------------------------------------------------------------------------------

function element(name, attributes = {}, ...content) {
    const made = name in { svg: 1, path: 1, text: 1 } ? document.createElementNS("http://www.w3.org/2000/svg", name)
        : document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...content);
    return made;
}

function plot({ x, y, name }) {
    const right = WIDTH - RIGHT, bottom = HEIGHT - BOTTOM;
    const text = (px, py, anchor, words) => element("text", { x: px, y: py, "text-anchor": anchor }, words);
    return element("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": name },
        element("path", { class: "axes", d: `M${LEFT} ${TOP}V${bottom}H${right}` }),
        text(LEFT - 6, TOP + 10, "end", y[0]), text(LEFT + 8, TOP + 10, "start", y[1]),
        text(LEFT - 6, bottom, "end", 0),
        text(right, bottom + 20, "end", `${x[0]} ${x[1]}`), text(LEFT, bottom + 20, "middle", 0));
}

function curve({ x, y }, points) {
    const width = WIDTH - LEFT - RIGHT, height = HEIGHT - TOP - BOTTOM;
    return "M" + points.map(([px, py]) =>
        `${(LEFT + px / x[0] * width).toFixed(1)} ${(HEIGHT - BOTTOM - py / y[0] * height).toFixed(1)}`).join("L");
}

function figure(kind) {
    const now = element("path", { class: "now" }), usual = element("path", { class: "usual" });
    const picture = plot(kind);
    picture.append(usual, now);
    const values = Object.fromEntries(kind.settings.map(([key, , , , , value]) => [key, value]));
    let library;
    const draw = () => now.setAttribute("d", curve(kind, [...kind.points(library, values)]));
    const sliders = kind.settings.map(([key, name, min, max, step, value]) => {
        const output = element("output", {}, String(value));
        const slider = element("input", { type: "range", min, max, step, value });
        slider.addEventListener("input", () => {
            values[key] = slider.valueAsNumber;
            output.value = slider.value;
            draw();
        });
        return element("label", {}, element("code", {}, name), slider, output);
    });
    const summary = element("summary", {}, `Try it: ${kind.name}`);
    const made = element("details", { class: "live" }, summary, picture, ...sliders);
    made.addEventListener("toggle", async () => {
        if (library) return;
        const module = await import(new URL("playground/tapzoom/tapzoom.js", import.meta.url));
        await module.load();
        library = module;
        draw();
        usual.setAttribute("d", now.getAttribute("d"));
    });
    return made;
}

for (const kind of FIGURES) {
    document.querySelector(`img[src$="${kind.below}"]`)?.closest("p").after(figure(kind));
}

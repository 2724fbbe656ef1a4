// SPDX-License-Identifier: MIT
// Live curves beside the drawn ones: a slider changes a setting, and the library itself makes the curve, in the page.

const FIGURES = {
    "settings-fling": {
        title: "Distance of a fling of 1,000 points per second, over 2.5 s",
        settings: { flingDecay: [0.5, 10, 2], flingMinSpeed: [20, 2000, 50] },
        limits: [2.5, 1000], points: fling, axes: ["seconds", "points"],
    },
    "rubber-band": {
        title: "Content beyond its edge, while a finger pulls it up to 300 points",
        settings: { rubberBand: [0, 1, 0.55] },
        limits: [300, 300], points: rubberBand, axes: ["points of the finger", "points of the content"],
    },
    "rubber-band-2": {
        after: "rubber-band",
        title: "The way back of content that was pulled 100 points beyond its edge, over 1 s",
        settings: { springFrequency: [3, 40, 12] },
        limits: [1, 60], points: springBack, axes: ["seconds", "points"],
    },
};
const WIDTH = 400, HEIGHT = 600, SVG = "http://www.w3.org/2000/svg";

/** A view of content that is larger than it, whose finger is down. */
function held(tapzoom, settings, from) {
    const view = new tapzoom.View({
        viewport: [WIDTH, HEIGHT], content: [100000, HEIGHT],
        ...settings, fit: "height", panSlop: 0, gestures: ["pan"], minScale: undefined,
    });
    return view;
}

/** The distances of a thrown content. */
function* fling({ View }, settings) {
    const view = new View({ viewport: [WIDTH, HEIGHT], content: [50 * WIDTH, HEIGHT], preset: "maps", panSlop: 0,
                            axisLockRatio: 0, ...settings });
    view.setTransform({ scale: 1, rotation: 0, x: -20 * WIDTH, y: 0 });
    for (let step = 0; step <= 10; step += 1) {
        view.pushTouch(step / 100, 1, step ? "moved" : "began", 300 - 10 * step, 300);
    }
    view.pushTouch(0.101, 1, "ended", 200, 300);
    view.advance(0.101);
    const start = view.getTransform().x;
    for (let time = 0; time <= 2.5; time += 0.02) {
        view.advance(0.101 + time);
        yield [time, start - view.getTransform().x];
    }
    view.close();
}

/** A finger that pulls content over its left edge. */
function* rubberBand({ View }, settings) {
    const view = new View({ viewport: [WIDTH, HEIGHT], content: [5 * WIDTH, HEIGHT], preset: "maps", panSlop: 0, ...settings });
    view.setTransform({ scale: 1, rotation: 0, x: 0, y: 0 });
    view.pushTouch(0, 1, "began", 10, 300);
    for (let pulled = 0; pulled <= 300; pulled += 4) {
        view.pushTouch(0.01 * (1 + pulled), 1, "moved", 10 + pulled, 300);
        view.advance(0.01 * (1 + pulled));
        yield [pulled, view.getTransform().x];
    }
    view.close();
}

/** The way back after the finger has rested and lifted. */
function* springBack({ View }, settings) {
    const view = new View({ viewport: [WIDTH, HEIGHT], content: [5 * WIDTH, HEIGHT], preset: "maps", panSlop: 0, ...settings });
    view.setTransform({ scale: 1, rotation: 0, x: 0, y: 0 });
    view.pushTouch(0, 1, "began", 10, 300);
    for (const time of [0.1, 0.2, 1]) view.pushTouch(time, 1, "moved", 110, 300);
    view.pushTouch(1, 1, "ended", 110, 300);
    for (let time = 0; time <= 1; time += 0.01) {
        view.advance(1 + time);
        yield [time, view.getTransform().x];
    }
    view.close();
}

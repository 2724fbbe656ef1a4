// SPDX-License-Identifier: MIT
/** What is on the cards of the board. */

function tag(name, className, text = "") {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
}

const lines = (...texts) => texts.map((text, index) => tag("p", index ? "small" : "large", text));

function svg(viewBox, ...shapes) {
    const space = "http://www.w3.org/2000/svg", picture = document.createElementNS(space, "svg");
    picture.setAttribute("viewBox", viewBox);
    for (const [name, attributes] of shapes) {
        const shape = document.createElementNS(space, name);
        for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
        picture.append(shape);
    }
    return picture;
}

function chart() {
    const heights = [38, 62, 51, 84, 70, 96, 88];
    return [tag("p", "small", "Flings per day"), svg("0 0 140 100", ...heights.map((height, index) => ["rect", {
        x: 4 + index * 19.5, y: 100 - height, width: 13, height, rx: 3, class: index === 5 ? "best" : "bar-shape",
    }]))];
}

function photo() {
    const image = new Image();
    image.src = "photo.webp";
    image.alt = "";
    image.draggable = false;
    return [image, tag("p", "small", "The hut, in October")];
}

function palette() {
    return [tag("p", "small", "Palette"), svg("0 0 150 64", ...["ink", "blue", "orange", "violet", "sand"].map(
        (name, index) => ["circle", { cx: 17 + index * 29, cy: 32, r: 13, class: name }]))];
}

export const cards = [
    { name: "note", label: "note", draw: () => lines("Take me with two fingers",
        "Turn me, throw me, tap me twice to send me home.") },
    { name: "chart", label: "chart of flings per day", draw: chart },
    { name: "print", label: "photo of the hut", draw: photo },
    { name: "list", label: "list of things to try", draw: () =>
        lines("To try", "One card with each hand", "A pinch that lands late", "A fling in slow motion") },
    { name: "palette", label: "palette of five colors", draw: palette },
    { name: "clock", label: "clock", draw: () => [svg("0 0 100 100",
        ["circle", { cx: 50, cy: 50, r: 44, class: "dial" }],
        ...Array.from({ length: 12 }, (_, hour) => ["line", {
            x1: 50, y1: 10, x2: 50, y2: hour % 3 ? 14 : 18, transform: `rotate(${30 * hour} 50 50)`, class: "tick",
        }]),
        ["line", { x1: 50, y1: 50, x2: 50, y2: 26, transform: "rotate(305 50 50)", class: "hand" }],
        ["line", { x1: 50, y1: 50, x2: 50, y2: 16, transform: "rotate(54 50 50)", class: "hand thin" }],
        ["circle", { cx: 50, cy: 50, r: 3, class: "hub" }]), tag("p", "small", "Nine minutes past ten")] },
];

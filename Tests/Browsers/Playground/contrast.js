// SPDX-License-Identifier: MIT
// The body of a function: [contrast, font size, whether it is content, text] of each visible element with text.

const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

function color(text) {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
}

const mix = (top, under, part) => top[part] * top.a + under[part] * (1 - top.a);
const over = (top, under) => ({ r: mix(top, under, "r"), g: mix(top, under, "g"), b: mix(top, under, "b"), a: 1 });
const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ({ r, g, b }) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The backgrounds behind an element, up to the first opaque one. */
function background(element) {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
        const back = color(getComputedStyle(one).backgroundColor);
        if (back.a > 0) layers.push(back);
        if (back.a === 1) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), { r: 255, g: 255, b: 255, a: 1 });
}

const SKIPPED = "script, style, noscript, noscript *, .unseen, .unseen *, svg *, option, template, :disabled";
const DRAWN = "input[type=range], input[type=checkbox], input[type=radio], input[type=file]";

return [...document.querySelectorAll("body *")].filter((element) => {
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const field = element.matches("input, select") && !element.matches(DRAWN) && element.value;
    return (text || field) && !element.matches(SKIPPED) && element.checkVisibility({ visibilityProperty: true });
}).map((element) => {
    const style = getComputedStyle(element), back = background(element), ink = over(color(style.color), back);
    const [bright, dim] = [luminance(ink), luminance(back)].sort((a, b) => b - a);
    const text = element.value || element.textContent.trim().slice(0, 40);
    return [(bright + 0.05) / (dim + 0.05), parseFloat(style.fontSize), element.closest("#layer") !== null, text];
});

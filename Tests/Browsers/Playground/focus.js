// SPDX-License-Identifier: MIT
// The body of a function: the number of the stop that has the focus, or null, and whether an outline shows it.

const one = document.activeElement;
const look = one.matches("[type=radio], .set input") ? one.nextElementSibling
    : one.type === "file" ? one.parentElement : one;
const { outlineWidth, outlineStyle } = getComputedStyle(look);
const seen = parseFloat(outlineWidth) >= 2 && outlineStyle !== "none";
return [one.dataset.stop ?? null, seen, one.outerHTML.slice(0, 120)];

// SPDX-License-Identifier: MIT
// The body of a function: numbers the stops of the Tab key that are visible, and returns their count. A group of radio
// buttons is one stop: arrow keys move within it.

for (const one of document.querySelectorAll("[data-stop]")) delete one.dataset.stop;
const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0 &&
    (one.type !== "radio" || one.checked));
stops.forEach((one, index) => { one.dataset.stop = index; });
document.activeElement.blur();
return stops.length;

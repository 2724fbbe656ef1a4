// SPDX-License-Identifier: MIT
// The body of a function: changes the control of each setting, as a user does, and resets it if `reset` is true.
// Returns what did not work.

const { stage } = app, failed = [];
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const fire = (element, type) => element.dispatchEvent(new Event(type, { bubbles: true }));

/** Another number in the range of the setting, which the other settings allow. */
function another(name, old) {
    const special = { tapDebounceTime: 0.02, visiblePart: 0.75, minScale: old * 0.8, predictTime: 0.01 };
    if (name in special) return special[name];
    if (old === 0) return 1;
    return ["zoomStep", "rubberBandScale"].includes(name) ? old * 1.5 : old * 0.9;
}

for (const row of document.querySelectorAll("[data-setting]")) {
    const { setting: name } = row.dataset, before = stage.config[name];
    const number = row.querySelector("input[type=number]"), choice = row.querySelector("select");
    const box = row.querySelector("input[type=checkbox]"), add = row.querySelector(".text-button");
    if (add) {
        add.click();
    } else if (number) {
        number.value = another(name, number.valueAsNumber);
        fire(number, "change");
    } else if (choice) {
        choice.selectedIndex = (choice.selectedIndex + 1) % choice.options.length;
        fire(choice, "change");
    } else {
        box.click();
    }
    if (same(stage.config[name], before) || !row.classList.contains("changed")) failed.push(`${name} not changed`);
    if (!reset) continue;
    row.querySelector(".reset").click();
    if (!same(stage.config[name], before) || row.classList.contains("changed")) failed.push(`${name} not reset`);
}
return failed;

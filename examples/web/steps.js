// SPDX-License-Identifier: MIT
/** Buttons for one finger that never drags: a step each. One that has no room is aria-disabled, and keeps the focus. */

/** Arrows of a card move the card, those of other scenes the view over the content. */
const OPPOSITE = { left: "right", right: "left", up: "down", down: "up" };
const REASONS = {
    "zoom-in": "Cannot zoom in: largest", "zoom-out": "Cannot zoom out: smallest",
    left: "Cannot move left: left edge", right: "Cannot move right: right edge",
    up: "Cannot move up: top edge", down: "Cannot move down: bottom edge", fit: "Everything is shown already",
};
const REPLAY = "The replay shows the view. Close it under Share first";

/** Why a step would not change the view, or "". */
export function refusal(stage, action) {
    if (stage.held) return REPLAY;
    if (action === "fit" && stage.scene.fit) return "";
    const { view, element } = stage.selected;
    const step = element ? OPPOSITE[action] ?? action : action;
    return view.getActions().includes(step) ? "" : REASONS[action] ?? "Cannot turn";
}

/** Each button has the name of its step in data-step. Returns a function that shows which ones have room. */
export function setUpSteps(stage, commands, buttons) {
    const show = () => {
        if (!stage.selected) return;
        const turns = stage.config.gestures.includes("rotate");
        for (const button of buttons) {
            const { step } = button.dataset, disabled = `${refusal(stage, step) !== ""}`;
            if (step.endsWith("clockwise")) button.hidden = !turns;
            // A write of the same value would still tell the screen reader of a change.
            if (button.getAttribute("aria-disabled") !== disabled) button.setAttribute("aria-disabled", disabled);
        }
    };
    for (const button of buttons) {
        button.addEventListener("click", () => {
            commands.step(button.dataset.step);
            show();
        });
    }
    for (const type of ["frame", "scene", "settings"]) stage.addEventListener(type, show);
    return show;
}

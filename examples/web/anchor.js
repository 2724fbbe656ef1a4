// SPDX-License-Identifier: MIT
/** Why a zoom did not keep the content point under the pointer, and the setting with which it would. */

import { contentToView } from "./tapzoom/tapzoom.js";

const FAR = 12; // View units by which a point has to miss its place.
const GROWN = 1.05; // The zoom in which it counts.
const ZOOMS = new Set(["pinch", "scroll", "quick-zoom", "animation"]);
const WHY = "The point left the pointer: bounds";

/** What held the point back: { text, bounds }, or null. */
function reasonOf(stage, item, axis, scale) {
    const { bounds } = item.view.getConfig(), { width, height } = stage.size;
    const { left, top, right, bottom } = stage.insetsOf(item);
    const free = axis === "x" ? width - left - right : height - top - bottom;
    if (bounds === "none") return null;
    if (bounds === "content" && item.content[axis === "x" ? 0 : 1] * scale < free + 1) {
        const small = axis === "x" ? "narrower" : "lower";
        return { text: `${WHY} center content that is ${small} than the view.`, bounds: "inside" };
    }
    return { text: `${WHY} let no edge come inside the view.`, bounds: "none" };
}

/** Calls tell({ text, bounds }) after a zoom in whose point moved: once for each reason in a scene. */
export function watchAnchor(stage, tell) {
    const began = new Map(), told = new Set(); // began: by item and kind, the event with which a zoom began.
    stage.addEventListener("scene", () => {
        began.clear();
        told.clear();
    });
    stage.addEventListener("gesture", ({ detail: { item, event } }) => {
        const { kind, phase } = event, key = `${item.index} ${kind}`;
        if (!ZOOMS.has(kind) || event.cause !== "user" || stage.held) return;
        if (phase === "began") began.set(key, { ...event });
        const first = began.get(key);
        if (phase !== "ended" || !first || event.scale < GROWN * first.scale) return;
        const { x, y } = contentToView(item.view.getTransform(), first.contentX, first.contentY);
        const place = kind === "animation" ? first : event; // Fingers go on; a double tap was there.
        const missed = { x: Math.abs(x - place.viewX), y: Math.abs(y - place.viewY) };
        const axis = missed.x > missed.y ? "x" : "y";
        const reason = missed[axis] > FAR && reasonOf(stage, item, axis, first.scale);
        if (!reason || told.has(reason.text)) return;
        told.add(reason.text);
        tell(reason);
    });
}

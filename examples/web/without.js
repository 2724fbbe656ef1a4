// SPDX-License-Identifier: MIT
/** Drag, pinch and wheel by hand, as tutorials have them: to compare. The file needs no other one. */

/** draw({ scale, x, y }) places the content in the element: at (x, y), scaled. Returns a function that detaches. */
export function attach(element, draw, { scale, x, y } = { scale: 1, x: 0, y: 0 }) {
    const pointers = new Map();
    let last = null; // The middle of two pointers, or the only one, and their distance.

    function read() {
        const [a, b = a] = pointers.values();
        return {
            x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2,
            distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        };
    }
    function zoom(factor) { // About the middle of the element, as CSS has it.
        const { width, height } = element.getBoundingClientRect();
        scale *= factor;
        x = width / 2 + (x - width / 2) * factor;
        y = height / 2 + (y - height / 2) * factor;
        draw({ scale, x, y });
    }
    function move(event) {
        if (!pointers.has(event.pointerId)) return;
        pointers.set(event.pointerId, event);
        const now = read();
        x += now.x - (last ?? now).x;
        y += now.y - (last ?? now).y;
        zoom(last?.distance && now.distance ? now.distance / last.distance : 1);
        last = now;
    }
    function lift(event) {
        pointers.delete(event.pointerId);
        if (pointers.size === 0) last = null;
    }
    const handlers = {
        pointerdown: (event) => pointers.set(event.pointerId, event),
        pointermove: move, pointerup: lift, pointercancel: lift,
        wheel: (event) => zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1),
    };
    for (const [type, handle] of Object.entries(handlers)) element.addEventListener(type, handle);
    return () => Object.entries(handlers).forEach(([type, handle]) => element.removeEventListener(type, handle));
}

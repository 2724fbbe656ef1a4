// SPDX-License-Identifier: MIT
/**
 * Drag, pinch and wheel by hand, to compare. A move adds its delta to the place, a pinch multiplies the scale by the
 * ratio of two distances, and all zooms are about the middle: the default of transform-origin, as tutorials leave it.
 */

/** draw({ scale, x, y }) places the content in the element: at (x, y), scaled. Returns a function that detaches. */
export function attach(element, draw, { scale, x, y } = { scale: 1, x: 0, y: 0 }) {
    const pointers = new Map();
    let last = null; // The middle of two pointers, or the only one, and their distance.

    function read() {
        const [a, b = a] = pointers.values(), dx = a.clientX - b.clientX, dy = a.clientY - b.clientY;
        return { x: a.clientX - dx / 2, y: a.clientY - dy / 2, distance: Math.hypot(dx, dy) };
    }
    function zoom(factor) { // About the middle of the element: transform-origin: center.
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

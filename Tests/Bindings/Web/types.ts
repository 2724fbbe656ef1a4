// SPDX-License-Identifier: MIT
// The compiler checks this file with the types of the package. Each line after @ts-expect-error must be refused.

import {
    attach, codes, configCheck, configInit, cssTransform, load, MAX_CONTACTS, TapzoomError, transformToMatrix, View,
    viewToContent,
} from "tapzoom";
import type { AttachOptions, Config, EventKind, GestureEvent, PageFrame, Settings, Transform } from "tapzoom";

export async function page(element: HTMLElement, canvas: CanvasRenderingContext2D): Promise<void> {
    const version: number = await load(fetch("tapzoom.wasm"));
    await load(new URL("tapzoom.wasm", "https://example.com"));
    const settings: Settings = {
        gestures: { rotate: true }, pagerEdges: ["left", "right"], doubleTap: "toggle", lenient: true,
        levels: [{ fit: "contain", factor: 2 }, { fit: "width", factor: 1, choice: "larger" }],
    };
    const view = new View({ viewport: [element.clientWidth, 600], content: { width: 3, height: 4 }, ...settings });
    const options: AttachOptions = {
        onFrame({ transform, state, events, time }: PageFrame) {
            canvas.setTransform(transform.scale, 0, 0, transform.scale, transform.x, transform.y);
            if (state.moving && state.limits.includes("left") && time > 0) console.log(events.length);
            element.style.transform = cssTransform(transform);
        },
        onEvent(event: GestureEvent) {
            const kind: EventKind = event.kind;
            if (kind === "page" && event.limits.includes("right")) console.log({ ...event }.velocityX);
        },
        insets: () => ({ top: 44 }), contextMenu: "never", mouseButtons: ["primary", "middle"],
        wheelSource: (event, last) => last ?? (event.deltaMode === 0 ? "trackpad" : "wheel"),
    };
    const attachment = attach(element, view, options);
    for (const { id, x, y, tool } of attachment.contacts) console.log(id + x + y, tool === "pen");
    attachment.requestFrame();
    attachment.detach();

    const config: Config = view.getConfig();
    const rotates: boolean = config.gestures.includes("rotate");
    view.setConfig({ ...config, zoomStep: config.zoomStep + Number(rotates) }, { animated: true });
    view.pushTouch(0, 1, "began", 1, 2, "pen", ["no-tap"], ["eraser"]);
    view.pushTouches(new Float64Array([0, 1, 1, 2, codes.touch.moved, 0, 0, 0]), 1);
    view.pushTouches([{ time: 1, id: 1, x: 1, y: 2, phase: "moved" }]);
    const consumed: boolean = view.pushScroll({ time: 1, x: 1, y: 1, dy: 3, unit: "line" });
    const matrix: Float32Array = transformToMatrix({ scale: 1, x: 0, y: 0 });
    const target: Transform = view.getTargetTransform();
    view.setTransform(target, { duration: 0.3, curve: "ease-out", path: "fly" });
    const place: number = viewToContent(target, 1, 2).x;
    const { transforms, events } = view.run(new Uint8Array(48), [1, 2]);
    for (const entry of view.replay(view.fetchRecording())) console.log(entry.hash, entry.kind === "touch");
    try {
        view.setContactOwner(1, "host");
    } catch (error) {
        if (error instanceof TapzoomError && error.status === "contact-unknown") console.log(error.field);
    }
    console.log(consumed, matrix, place, transforms, events, configInit("maps"), configCheck(settings), MAX_CONTACTS);
    view.close();

    // @ts-expect-error
    new View({ viewport: [1, 2] });
    // @ts-expect-error
    view.setConfig({ doubleTap: "jump" });
    // @ts-expect-error
    view.setConfig({ pan_slop: 3 });
    // @ts-expect-error
    view.setConfig({ gestures: ["jump"] });
    // @ts-expect-error
    view.setConfig({ pagerEdges: ["max-scale"] });
    // @ts-expect-error
    view.pushTouch(0, 1, "landed", 1, 2);
    // @ts-expect-error
    view.fit({ speed: 1 });
    // @ts-expect-error
    view.setContactOwner(1, "undecided");
    // @ts-expect-error
    view.pollEvents()[0].kind === "jump";
    attach(element, view, { clock: { toView: (time) => time / 2, toPage: (time) => time * 2 } });
    // @ts-expect-error
    attach(element, view, { clock: { toView: (time) => time / 2 } });
    // @ts-expect-error
    attach(element, view, { onDraw() {} });
    // @ts-expect-error
    version.length;
}

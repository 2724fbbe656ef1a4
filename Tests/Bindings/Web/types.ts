// SPDX-License-Identifier: MIT
// The compiler checks this file with the types of the package. Each line after @ts-expect-error must be refused.

import {
    attach, codes, configCheck, configInit, cssTransform, load, MAX_CONTACTS, TapzoomError, TOUCH_LENGTH, TOUCH_SIZE,
    transformCompose, transformInterpolate, transformInvert, transformToAffine, transformToMatrix, View, viewToContent,
} from "tapzoom";
import type {
    AttachOptions, Config, Contact, EventKind, GestureEvent, PageFrame, Settings, Touch, Transform,
} from "tapzoom";

export async function page(element: HTMLElement, canvas: CanvasRenderingContext2D): Promise<void> {
    const version: number = await load(fetch("tapzoom.wasm"));
    await load(new URL("tapzoom.wasm", "https://example.com"));
    const settings: Settings = {
        gestures: { rotate: true }, pagerEdges: ["left", "right"], doubleTap: "toggle", lenient: true,
        levels: [{ fit: "contain", factor: 2 }, { fit: "width", factor: 1, otherFit: "cover", otherFactor: 2 }, 3,
            ["cover", 4], ["width", 1, "cover", 2]],
        maxScale: 8, minScale: ["contain", 0.5],
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
            if (kind === "page" && event.limits.includes("right")) console.log({ ...event }.velocity.x + 1);
            if (kind === "edge" && event.direction === "left") console.log(event.velocity.viewX.toFixed());
        },
        insets: () => ({ top: 44 }), contextMenu: "never", mouseButtons: ["primary", "middle"],
        wheelSource: (event, last) => last ?? (event.deltaMode === 0 ? "trackpad" : "wheel"),
    };
    const attachment = attach(element, view, options);
    for (const { id, x, y, tool } of attachment.contacts) console.log(id + x + y, tool === "pen");
    attachment.requestFrame();
    attachment.detach();

    const config: Config = view.getConfig();
    const factor: number = config.maxScale.factor + (config.levels[0]?.factor ?? 0);
    const rotates: boolean = config.gestures.includes("rotate");
    view.setConfig({ ...config, zoomStep: config.zoomStep + Number(rotates) + factor }, { animated: true });
    view.pushTouch(0, 1, "began", 1, 2, "pen", ["no-tap"], ["eraser"], 12);
    view.pushTouches(new Float64Array([0, 1, 1, 2, codes.touch.moved, 0, codes.contact["no-slop"], 0, 12]), 1);
    const touch: Touch = { time: 1, id: 1, x: 1, y: 2, phase: "moved", size: 3 };
    view.pushTouches([touch]);
    view.frame(2, new Uint8Array(TOUCH_SIZE * TOUCH_LENGTH));
    view.pushTouches([{ time: 1, id: 1, x: 1, y: 2, phase: "moved" }]);
    const consumed: boolean = view.pushScroll({ time: 1, x: 1, y: 1, dy: 3, unit: "line" });
    const matrix: Float32Array = transformToMatrix({ scale: 1, x: 0, y: 0 });
    const target: Transform = view.getTargetTransform();
    view.setTransform(target, { duration: 0.3, curve: "ease-out", path: "fly" });
    const place: number = viewToContent(target, 1, 2).x;
    const contacts: Contact[] = view.getContacts();
    for (const { id, owner, landingTime, buttons } of contacts) {
        console.log(id + landingTime, owner === "host", buttons.includes("primary"));
    }
    view.setViewport(view.getViewport());
    view.setContent(view.getContent());
    const sharp: number = view.getRasterScale() * view.getRasterTransform(target).scale;
    const both: Transform = transformCompose(transformInvert(target), transformInterpolate(target, target, 0.5));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transformToAffine(both);
    canvas.setTransform(a, b, c, d, e, f);
    view.beginRecording(1 << 16);
    for (const entry of view.replay(view.fetchRecording())) console.log(entry.hash, entry.kind === "touch");
    try {
        view.setContactOwner(1, "host");
    } catch (error) {
        if (error instanceof TapzoomError && error.status === "contact-unknown") console.log(error.field);
    }
    view.endRecording();
    console.log(consumed, matrix, place, sharp, configInit("maps"), configCheck(settings), MAX_CONTACTS);
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
    view.setConfig({ maxScale: { fit: "contain", factor: 1, otherFit: "whole" } });
    // @ts-expect-error
    view.setConfig({ maxScale: [8, "contain"] });
    // @ts-expect-error
    transformInterpolate(target, target);
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

// SPDX-License-Identifier: MIT
/** Plays a script of Tests/Bindings/test_play.py with this binding, as Tests/Bindings/play.py does. */

const set = (name) => (name === "none" ? [] : [name.replaceAll("_", "-")]);
const word = (name) => name.replaceAll("-", "_");
const options = (way) => ({ duration: Number(way) });

const CALLS = {
    touch: (view, time, id, phase, x, y, tool, flag, button) =>
        view.pushTouch(+time, +id, phase, +x, +y, tool, set(flag), set(button)),
    scroll: (view, time, x, y, dx, dy, factor, rotation, unit, source, phase) => (view.pushScroll({
        time: +time, x: +x, y: +y, dx: +dx, dy: +dy, factor: +factor, rotation: +rotation, unit, source, phase,
    }) ? "consumed" : "left"),
    velocity: (view, x, y, logScale, rotation, viewX, viewY) => view.setVelocity(
        { x: +x, y: +y, logScale: +logScale, rotation: +rotation, viewX: +viewX, viewY: +viewY }),
    advance: (view, time) => view.advance(+time),
    cancel: (view, time) => view.cancelTouches(+time),
    near: (view, time) => view.penNear(+time),
    step: (view, action, way) => view.step(action, options(way)),
    pan_by: (view, dx, dy, way) => view.panBy(+dx, +dy, options(way)),
    zoom_by: (view, factor, x, y, way) => view.zoomBy(+factor, +x, +y, options(way)),
    rotate_by: (view, angle, x, y, way) => view.rotateBy(+angle, +x, +y, options(way)),
    zoom_to: (view, scale, x, y, way) => view.zoomTo(+scale, +x, +y, options(way)),
    reset: (view, way) => view.fit(options(way)),
    stop: (view) => view.stopMotion(),
    settings: (view, wheel, trackpad, snap, momentum, invert) => view.setConfig(
        { wheel, trackpad, snap, momentum, invertZoom: invert === "1" }),
    sharing: (view, contacts, edge, tool, button) => view.setConfig(
        { minPanContacts: +contacts, pagerEdges: set(edge), hostTools: set(tool), hostButtons: set(button) }),
    owner: (view, id, name) => view.setContactOwner(+id, name),
    pager: (view, x, y) => view.setPagerOffset(+x, +y),
};

function ownerOf(view, id) {
    try {
        return view.getContactOwner(id);
    } catch (error) {
        if (error.status === "contact-unknown") return "-";
        throw error;
    }
}

export function play({ View, codes }, script) {
    const view = new View({
        viewport: [400, 600], content: [2000, 3000], preset: "maps", gestures: { rotate: true },
    });
    const bits = (key, list) => list.reduce((sum, name) => sum + codes[key][name], 0);
    const out = [];
    for (const line of script.trim().split("\n")) {
        const [name, ...given] = line.split(" ");
        const said = CALLS[name](view, ...given);
        if (said) out.push(said);
        const { scale, rotation, x, y } = view.getTransform(), target = view.getTargetTransform();
        out.push(scale, rotation, x, y, target.scale, target.rotation, target.x, target.y);
        const over = view.getOverscroll();
        out.push(over.x, over.y, over.rawX, over.rawY, over.logScale, over.rawLogScale);
        const velocity = view.getVelocity();
        out.push(velocity.x, velocity.y, velocity.logScale, velocity.rotation, velocity.viewX, velocity.viewY);
        out.push(view.getState().nextDeadline, ...[0, 1, 2].map((id) => ownerOf(view, id)));
        for (const event of view.pollEvents()) {
            out.push(word(event.kind), word(event.phase), event.time, event.viewX, event.viewY, event.scale,
                event.unconsumedX, event.unconsumedY, event.contact, event.tool, bits("button", event.buttons),
                bits("limit", event.limits), event.owner);
        }
    }
    view.close();
    return out;
}

// SPDX-License-Identifier: MIT
/** A canvas that covers the stage, with one pixel for each of the screen's. */

export class Canvas {
    width = 1;
    height = 1;
    ratio = 1;

    constructor(layer, label) {
        this.element = document.createElement("canvas");
        this.element.className = "canvas";
        this.element.setAttribute("role", "img");
        this.element.setAttribute("aria-label", label);
        this.context = this.element.getContext("2d", { alpha: true });
        layer.replaceChildren(this.element);
    }

    resize({ width, height }) {
        this.ratio = Math.min(devicePixelRatio || 1, 3);
        this.width = width;
        this.height = height;
        this.element.width = Math.round(width * this.ratio);
        this.element.height = Math.round(height * this.ratio);
    }

    /** Clears the canvas, and lets the context draw in content units. */
    begin(transform) {
        this.context.setTransform(1, 0, 0, 1, 0, 0);
        this.context.clearRect(0, 0, this.element.width, this.element.height);
        return this.toContent(transform);
    }

    toContent({ scale, rotation, x, y }) {
        const { context, ratio } = this;
        const cos = scale * Math.cos(rotation) * ratio, sin = scale * Math.sin(rotation) * ratio;
        context.setTransform(cos, sin, -sin, cos, x * ratio, y * ratio);
        return context;
    }

    /** Lets the context draw in view units. */
    toView() {
        this.context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
        return this.context;
    }
}

/** The content that is visible, as an upright box. */
export function boxOf(view, transform) {
    const { width, height } = view;
    const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([vx, vy]) => {
        const dx = vx - transform.x, dy = vy - transform.y;
        const cos = Math.cos(transform.rotation) / transform.scale,
            sin = Math.sin(transform.rotation) / transform.scale;
        return { x: cos * dx + sin * dy, y: cos * dy - sin * dx };
    });
    return {
        left: Math.min(...corners.map((one) => one.x)), right: Math.max(...corners.map((one) => one.x)),
        top: Math.min(...corners.map((one) => one.y)), bottom: Math.max(...corners.map((one) => one.y)),
    };
}

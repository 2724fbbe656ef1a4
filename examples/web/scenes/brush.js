// SPDX-License-Identifier: MIT
/** Shapes of the photo. Colors are [red, green, blue], 0 to 255 or more. */

export const rgb = (color, alpha = 1) => `rgb(${color.map((part) => Math.min(part, 255)).join(" ")} / ${alpha})`;

export function oval(context, x, y, width, height = width) {
    context.beginPath();
    context.ellipse(x, y, width, height, 0, 0, 7);
    context.fill();
}

export function polygon(context, color, ...points) {
    context.fillStyle = rgb(color);
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.fill();
}

export function box(context, color, x, y, width, height) {
    context.fillStyle = rgb(color);
    context.fillRect(x, y, width, height);
}

export function light(context, x, y, radius, color, strength) {
    const filled = context.createRadialGradient(x, y, 0, x, y, radius);
    filled.addColorStop(0, rgb(color, strength));
    filled.addColorStop(1, rgb(color, 0));
    context.fillStyle = filled;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A line of text, at most `width` long. Browsers set letters of less than a pixel badly, so it scales larger ones. */
export function text(context, words, x, y, size, color, width) {
    context.save();
    context.translate(x, y);
    context.scale(size / 100, size / 100);
    context.font = "100px Georgia, serif";
    context.fillStyle = rgb(color);
    context.fillText(words, 0, 0, width && (100 * width) / size);
    context.restore();
}

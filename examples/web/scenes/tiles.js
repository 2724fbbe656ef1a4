// SPDX-License-Identifier: MIT
/**
 * A large picture in tiles at levels, each twice as fine as the one before. Level 0 has a pixel for each content unit.
 * sharp.md of the guide has the recipe: level and tiles follow from the transform at which the view will rest, and a
 * frame shows the tiles that are there. A program that fetches its tiles does so where this one paints them.
 */

const TILE = 256; // Pixels. One more at the right and below hides the seams of turned or reduced tiles.
const KEPT = 300; // Tiles: 80 MB.
const BUDGET = 8; // Milliseconds of painting in a frame.

export class Tiles {
    level = 0;
    /** The tiles that the view at rest shows, and those of them that wait. */
    needed = [];
    waiting = [];
    #size;
    #coarsest;
    #paint;
    #changed;
    #tiles = new Map(); // The least recently needed first.
    #timer = 0;

    /** paint(context, { x, y, size, scale }) paints a square of content; changed() asks for a frame. */
    constructor([width, height], coarsest, paint, changed) {
        this.#size = { width, height };
        this.#coarsest = coarsest;
        this.#paint = paint;
        this.#changed = changed;
    }

    /** box: the content that will be visible; scale: device pixels for each content unit. */
    request(box, scale) {
        const level = Math.min(Math.max(Math.ceil(Math.log2(scale) - 1e-9), this.#coarsest), 0);
        this.level = level;
        this.needed = this.#inside(box, level);
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        const away = ({ x, y, size }) => Math.hypot(x + size / 2 - middle.x, y + size / 2 - middle.y);
        for (const { key } of this.needed) { // The newest stay longest.
            const tile = this.#tiles.get(key);
            if (this.#tiles.delete(key)) this.#tiles.set(key, tile);
        }
        this.waiting = this.needed.filter(({ key }) => !this.#tiles.has(key)).sort((a, b) => away(a) - away(b));
        if (this.waiting.length > 0 && !this.#timer) this.#timer = setTimeout(() => this.#work());
    }

    #inside(box, level) {
        const size = TILE / 2 ** level, found = [], { width, height } = this.#size;
        for (let y = Math.max(Math.floor(box.top / size), 0) * size; y < Math.min(box.bottom, height); y += size) {
            for (let x = Math.max(Math.floor(box.left / size), 0) * size; x < Math.min(box.right, width); x += size) {
                found.push({ key: `${level} ${x} ${y}`, level, x, y, size });
            }
        }
        return found;
    }

    #work() {
        this.#timer = 0;
        const end = performance.now() + BUDGET;
        while (this.waiting.length > 0) {
            this.#make(this.waiting.shift());
            if (performance.now() > end) break;
        }
        for (const key of this.#tiles.keys()) {
            if (this.#tiles.size <= Math.max(KEPT, this.needed.length)) break;
            this.#tiles.delete(key);
        }
        this.#changed();
    }

    #make(tile) {
        const canvas = document.createElement("canvas"), scale = TILE / tile.size;
        canvas.width = canvas.height = TILE + 1;
        const context = canvas.getContext("2d", { alpha: false });
        context.setTransform(scale, 0, 0, scale, -tile.x * scale, -tile.y * scale);
        this.#paint(context, { ...tile, scale });
        this.#tiles.set(tile.key, { ...tile, canvas });
    }

    /** Draws into a context of content units. Until all tiles of the level are there, coarser ones show through. */
    draw(context, box) {
        const shown = [...this.#tiles.values()].filter(({ level, x, y, size }) => level <= this.level
            && (level === this.level || this.waiting.length > 0)
            && x < box.right && x + size > box.left && y < box.bottom && y + size > box.top);
        context.beginPath();
        context.rect(0, 0, this.#size.width, this.#size.height);
        context.clip();
        for (const { x, y, size, canvas } of shown.sort((a, b) => a.level - b.level)) {
            const length = (size * (TILE + 1)) / TILE;
            context.drawImage(canvas, x, y, length, length);
        }
    }

    get text() {
        const painted = this.needed.length - this.waiting.length, pixels = 2 ** -this.level;
        return `Tiles: ${painted} of ${this.needed.length} are there at level ${this.level}, with a pixel for ${
            pixels} × ${pixels} of the photo.`;
    }

    close() {
        clearTimeout(this.#timer);
        this.#tiles.clear();
    }
}

// SPDX-License-Identifier: MIT
/**
 * The scenes. Each loads when it is shown. create({ stage, layer, content }) returns a scene:
 *
 *     label, role     of the stage, for screen readers
 *     caption         what to try: a text, or one for each device of hints.js and one for the others
 *     preset          of the library
 *     settings        that differ from the preset
 *     usual           those that differ from its own preset, and from no other
 *     ownSettings     true: they have little of the preset, which the page does not show then
 *     items           one for each view: name, content, insets(size, insets), start(view), color, and
 *                   those of chart.js: settings, axis, below, unseen
 *     draw(item, transform, moving)
 *     hit(x, y)       the items under a point; without it, the only item has the stage
 *     fit()           shows everything, where that is not the fitted view of an item
 *     onEvent(item, event), resize(size), close()
 *     dive(), sights, compare(transform)      of the demonstration, and of the switch "Compare": see photo.js
 */
export const scenes = {
    photo: { load: () => import("./photo.js"), contents: [[204800, 128000]] },
    map: { load: () => import("./map.js"), contents: [[4096, 4096]] },
    board: {
        load: () => import("./board.js"),
        contents: [[240, 240], [320, 240], [240, 300], [240, 240], [300, 200], [220, 280]],
    },
    document: { load: () => import("./document.js"), contents: [[760, 2400]] },
    linked: { load: () => import("./linked.js"), contents: [[1600, 1000], [1600, 1000]] },
    chart: { load: () => import("./chart.js"), contents: [[19999, 1], [1, 1000], [1, 1000], [1, 1]] },
    // For recordings of other programs.
    grid: { load: () => import("./grid.js"), contents: null },
};

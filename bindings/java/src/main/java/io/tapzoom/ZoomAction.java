// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Effect of a tap, a double tap or a long press, which zooms in, or of a two-finger tap, which zooms out. */
public final class ZoomAction {
    /** Nothing; the event still comes. */
    public static final int NONE = 0;
    /** In: multiplies by {@code zoomStep}. Out: divides by it. Both stop at the limits. */
    public static final int STEP = 1;
    /**
     * In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to the fitted scale. If
     * levels[0] is not above the fitted scale, {@code zoomStep} times the fitted scale takes its place; if tall content
     * would then cover at most half of the width, the scale of WIDTH.
     */
    public static final int TOGGLE = 2;
    /**
     * In: multiplies by {@code zoomStep} up to the largest scale, then goes to the fitted scale. Out: divides by
     * {@code zoomStep}, not below the fitted scale.
     */
    public static final int CYCLE = 3;
    /**
     * In: to the next larger level, from the largest to the fitted scale. Out: to the next smaller level. The fitted
     * scale counts as a level.
     */
    public static final int LEVELS = 4;
    /** To the fitted view, upright. */
    public static final int FIT = 5;
    /** Does not zoom: the tapped content point moves to the center of the safe area. */
    public static final int CENTER = 6;

    private ZoomAction() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case STEP: return "STEP";
        case TOGGLE: return "TOGGLE";
        case CYCLE: return "CYCLE";
        case LEVELS: return "LEVELS";
        case FIT: return "FIT";
        case CENTER: return "CENTER";
        default: return Integer.toString(value);
        }
    }
}

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Zoom of a tap or press. Two-finger taps zoom out, the others in. */
public final class ZoomAction {
    /** Only the event comes. */
    public static final int NONE = 0;
    /** Zooms by a factor of {@code zoomStep}, up to the limits. */
    public static final int STEP = 1;
    /** Zooms from the fitted scale to levels[0] (or by {@code zoomStep}), from any other one back. */
    public static final int TOGGLE = 2;
    /** As STEP, but from the largest scale back to the fitted one. */
    public static final int CYCLE = 3;
    /** Zooms to the next of levels, from the largest back to the fitted scale. */
    public static final int LEVELS = 4;
    /** Zooms to the fitted view, upright. */
    public static final int FIT = 5;
    /** The tapped point moves to the center, without zoom. */
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

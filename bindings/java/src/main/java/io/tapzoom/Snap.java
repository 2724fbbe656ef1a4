// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Scales to which a zoom snaps, in its direction and within {@code snapTolerance}. */
public final class Snap {
    /** Nothing snaps. */
    public static final int NONE = 0;
    /** {@code Config.levels} and the fitted scale. */
    public static final int LEVELS = 1;
    /** The fitted scale times whole powers of {@code zoomStep}, as the levels of a map. */
    public static final int STEPS = 2;

    private Snap() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case LEVELS: return "LEVELS";
        case STEPS: return "STEPS";
        default: return Integer.toString(value);
        }
    }
}

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Point about which fingers and scrolls zoom. */
public final class PinchAnchor {
    /** The center of the fingers, or the pointer. */
    public static final int CENTROID = 0;
    /** The center of the safe area. Two fingers then do not pan. */
    public static final int CENTER = 1;

    private PinchAnchor() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case CENTROID: return "CENTROID";
        case CENTER: return "CENTER";
        default: return Integer.toString(value);
        }
    }
}

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Where the zoom of a tap puts the tapped point. */
public final class ZoomAnchor {
    /** The tapped point stays in place. */
    public static final int POINT = 0;
    /** The tapped point moves to the center of the safe area. */
    public static final int CENTER = 1;

    private ZoomAnchor() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case POINT: return "POINT";
        case CENTER: return "CENTER";
        default: return Integer.toString(value);
        }
    }
}

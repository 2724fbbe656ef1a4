// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Effect of a scroll. */
public final class ScrollEffect {
    /** Nothing. */
    public static final int NONE = 0;
    /** The content moves by (-dx, -dy). */
    public static final int PAN = 1;
    /** The view zooms by dy. */
    public static final int ZOOM = 2;

    private ScrollEffect() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case PAN: return "PAN";
        case ZOOM: return "ZOOM";
        default: return Integer.toString(value);
        }
    }
}

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Device of a scroll. */
public final class ScrollSource {
    /** The view smooths the delta, and stops at the limits. */
    public static final int WHEEL = 0;
    /** The content moves at once, as under fingers, with a rubber band. */
    public static final int TRACKPAD = 1;

    private ScrollSource() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case WHEEL: return "WHEEL";
        case TRACKPAD: return "TRACKPAD";
        default: return Integer.toString(value);
        }
    }
}

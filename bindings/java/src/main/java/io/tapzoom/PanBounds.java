// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Limits of the translation. */
public final class PanBounds {
    /** Larger content leaves no gap in the safe area; smaller content is aligned. */
    public static final int CONTENT = 0;
    /** As CONTENT, but smaller content moves freely in the safe area. */
    public static final int INSIDE = 1;
    /** The content moves without bounds. */
    public static final int NONE = 2;

    private PanBounds() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case CONTENT: return "CONTENT";
        case INSIDE: return "INSIDE";
        case NONE: return "NONE";
        default: return Integer.toString(value);
        }
    }
}

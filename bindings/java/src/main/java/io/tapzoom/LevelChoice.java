// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Choice between the two terms of a level. */
public final class LevelChoice {
    /** The first term; the second is unused. */
    public static final int FIRST = 0;
    /** The larger term. */
    public static final int LARGER = 1;

    private LevelChoice() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case FIRST: return "FIRST";
        case LARGER: return "LARGER";
        default: return Integer.toString(value);
        }
    }
}

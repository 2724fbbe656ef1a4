// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** What the view keeps when its content changes. */
public final class Keep {
    /** The visible part: for a full image that replaces its preview. */
    public static final int PICTURE = 0;
    /** The transform: for a world that grows. */
    public static final int COORDINATES = 1;

    private Keep() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case PICTURE: return "PICTURE";
        case COORDINATES: return "COORDINATES";
        default: return Integer.toString(value);
        }
    }
}

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Properties that the view keeps when its content changes. */
public final class Keep {
    /** The visible part of the content: for a full image that replaces its preview. A fitted view stays fitted. */
    public static final int PICTURE = 0;
    /**
     * The transform: for a world that grows. Limits that depend on the content change with it, such as 64 x COVER of
     * MAPS.
     */
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

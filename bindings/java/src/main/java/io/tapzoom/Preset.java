// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Presets, which you then change. */
public final class Preset {
    /** Shows the whole photo, and does not enlarge a small one. The wheel zooms. */
    public static final int PHOTOS = 0;
    /** Covers the safe area. Double taps zoom by 2. The wheel zooms. */
    public static final int MAPS = 1;
    /** Fits the width, and begins at the top. The wheel pans. */
    public static final int READER = 2;
    /** An object that moves without bounds, at 0.1 to 10 times its fitted scale. */
    public static final int BOARD = 3;

    private Preset() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case PHOTOS: return "PHOTOS";
        case MAPS: return "MAPS";
        case READER: return "READER";
        case BOARD: return "BOARD";
        default: return Integer.toString(value);
        }
    }
}

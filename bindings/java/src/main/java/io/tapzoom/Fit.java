// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** A scale that depends on the sizes of the content and the safe area. */
public final class Fit {
    /** Scale 1. */
    public static final int NONE = 0;
    /** The safe area shows all of the content. */
    public static final int CONTAIN = 1;
    /** The content covers the safe area. */
    public static final int COVER = 2;
    /** The content is as wide as the safe area. */
    public static final int WIDTH = 3;
    /** The content is as tall as the safe area. */
    public static final int HEIGHT = 4;
    /** One content unit is one device pixel: 1 / {@code pixelsPerUnit}. */
    public static final int ONE_TO_ONE = 5;
    /** CONTAIN, but never larger than ONE_TO_ONE. */
    public static final int SCALE_DOWN = 6;

    private Fit() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case CONTAIN: return "CONTAIN";
        case COVER: return "COVER";
        case WIDTH: return "WIDTH";
        case HEIGHT: return "HEIGHT";
        case ONE_TO_ONE: return "ONE_TO_ONE";
        case SCALE_DOWN: return "SCALE_DOWN";
        default: return Integer.toString(value);
        }
    }
}

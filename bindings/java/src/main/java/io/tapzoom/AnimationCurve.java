// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Easing curve. An animation that replaces a motion starts with its velocity. */
public final class AnimationCurve {
    /** Starts and ends slowly. */
    public static final int STANDARD = 0;
    /** Starts fast, ends slowly. */
    public static final int EASE_OUT = 1;

    private AnimationCurve() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case STANDARD: return "STANDARD";
        case EASE_OUT: return "EASE_OUT";
        default: return Integer.toString(value);
        }
    }
}

// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Path of an animation. */
public final class AnimationPath {
    /** Straight to the target. */
    public static final int DIRECT = 0;
    /** Zooms out, travels and zooms in (van Wijk and Nuij, 2003). */
    public static final int FLY = 1;

    private AnimationPath() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case DIRECT: return "DIRECT";
        case FLY: return "FLY";
        default: return Integer.toString(value);
        }
    }
}

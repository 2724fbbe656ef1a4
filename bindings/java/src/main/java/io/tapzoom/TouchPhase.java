// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Phase of a touch. 0 is an error. */
public final class TouchPhase {
    /** The contact landed. */
    public static final int BEGAN = 1;
    /** The contact moved. */
    public static final int MOVED = 2;
    /** The contact lifted. Its last position counts for taps, but does not pan or zoom. */
    public static final int ENDED = 3;
    /** The system took it: no tap, press, swipe or fling. Other contacts go on. */
    public static final int CANCELLED = 4;

    private TouchPhase() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case BEGAN: return "BEGAN";
        case MOVED: return "MOVED";
        case ENDED: return "ENDED";
        case CANCELLED: return "CANCELLED";
        default: return Integer.toString(value);
        }
    }
}
